#!/bin/sh
# Programs of models whose constraints must be differentiated, compared with closed forms and conserved quantities.
. tests/lib.sh
folder=$(fresh constraints)

# run CASE STOP [OPTION]...: compiles tests/cases/CASE and runs it with --verify; the result is $folder/CASE/result.csv.
run() {
    name=$1 stop=$2
    shift 2
    check "$name compiles" $SMALL -o "$folder/$name" "tests/cases/$name/model.xmi"
    check "$name verifies" "$folder/$name/System" -q --verify --tolerance 1e-9 --stop "$stop" \
        --events "$folder/$name/events.csv" -o "$folder/$name/result.csv" "$@"
}

# every_row CASE EXPRESSION: an awk expression in the columns' names (der, parentheses left out) that must hold in each
# row.
every_row() {
    check "$1: $2 in every row" awk -F, -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        function v(name) { return $column[name] }
        function near(a, b) { return (a - b) ^ 2 <= (1e-7 * (1 + b * b)) ^ 2 }
        function about(a, b) { return (a - b) ^ 2 <= (5e-6 * (1 + b * b)) ^ 2 }
        !('"$2"') { print "row " NR ": " $0; bad = 1; exit }
        END { exit bad || NR < 100 }' "$folder/$1/result.csv"
}

# at_end CASE EXPRESSION: the same for the last row.
at_end() {
    check "$1: $2 at the end" awk -F, '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        function v(name) { return $column[name] }
        function near(a, b) { return (a - b) ^ 2 <= (1e-6 * (1 + b * b)) ^ 2 }
        function about(a, b) { return (a - b) ^ 2 <= (5e-6 * (1 + b * b)) ^ 2 }
        END { if ('"$2"') exit; print; exit 1 }' "$folder/$1/result.csv"
}

run pendulum 10
every_row pendulum 'near(v("x") ^ 2 + v("y") ^ 2, 1)'
every_row pendulum 'near(v("x") * v("vx") + v("y") * v("vy"), 0)'
every_row pendulum 'near((v("vx") ^ 2 + v("vy") ^ 2) / 2 + 9.81 * v("y"), -7.848)'

# Both inertias on the first shaft: i1 + i2/ratio^2.
run gear 2
every_row gear 'near(v("w1"), 0.5 / (0.02 + 3 / 0.04 ^ 2) * v("time"))'
every_row gear 'near(v("w2"), v("w1") / 0.04)'

# A gear drawn in reverse, with the reciprocal ratio, gives the same motion of its train.
exchange='s/rotA/rotX/; s/rotB/rotA/; s/rotX/rotB/'
mkdir -p "$folder/train"
sed "$exchange; s,\.\./\.\./libraries/,,; s/value=\"-2\.0\"/value=\"-0.5\"/" models/rotational_train/model.xmi \
    >"$folder/train/model.xmi"
sed "1 { $exchange; }" models/rotational_train/reference.csv >"$folder/train/reference.csv"
check 'turned gear compiles' $SMALL -o "$folder/train" "$folder/train/model.xmi"
check 'turned gear verifies' "$folder/train/RotationalTrainExperiment" -q --verify -o "$folder/train/result.csv"
check 'turned gear moves as before' "$COMPARE" trajectory "$folder/train/reference.csv" "$folder/train/result.csv"

# A pendulum that starts horizontally at rest swings through both axes: closed forms with g = 9.81, period 2.36784 s.
# States are selected again four times in each period.
run pendulum_from_the_side 10
every_row pendulum_from_the_side 'near(v("x") ^ 2 + v("y") ^ 2, 1)'
every_row pendulum_from_the_side 'about(v("vx") ^ 2 + v("vy") ^ 2, -2 * 9.81 * v("y"))'
every_row pendulum_from_the_side 'about(v("f"), 3 * 9.81 * v("y"))'
at_end pendulum_from_the_side 'near(v("x"), 0.275087462561) && near(v("y"), -0.961419205104)'
at_end pendulum_from_the_side 'near(v("vx"), -4.175598101) && near(v("vy"), -1.194749054)'
at_end pendulum_from_the_side 'near(v("f"), -28.2945672062)'
events=$folder/pendulum_from_the_side/events.csv
check 'the event log names both choices' grep -q '^0\.4[89].*,state x instead of y,Pendulum::System::rule5$' "$events"
check 'the event log has two sets, four changes per period' test "$(grep -c ' instead of ' "$events")" -eq 34
expect 0 '^  changes of state sets    17 times, 34 states$' "$folder/pendulum_from_the_side/System" -q --stats --stop 10 -o /dev/null
expect 0 '^  relative tolerance       1e-06; each step of CVODE uses a twentieth of it$' \
    "$folder/pendulum_from_the_side/System" -q --stats -o /dev/null
check 'no line of the statistics ends with a blank' sh -c '! "$1" -q --stats -o /dev/null | grep -n " $"' sh \
    "$folder/pendulum_from_the_side/System"
expect 0 '^x +candidate ' "$folder/pendulum_from_the_side/System" --list

# Over 1000 s the drawn constraint holds within rounding, and the energy is conserved.
check 'pendulum_from_the_side for 1000 s' "$folder/pendulum_from_the_side/System" -q --verify --tolerance 1e-8 \
    --stop 1000 --interval 0.5 --constants --stats -o "$folder/long.csv"
check 'the length after 1000 s' awk -F, 'NR > 1 && ($4 ^ 2 + $5 ^ 2 - 1) ^ 2 > 1e-30 { print; bad = 1 }
    END { exit bad || NR != 2002 || ($6 ^ 2 + $7 ^ 2 + 2 * 9.81 * $5) ^ 2 > 1e-6 }' "$folder/long.csv"
expect 0 '^  changes of state sets    1689 times, 3378 states$' "$folder/pendulum_from_the_side/System" -q --tolerance 1e-8 --stop 1000 \
    --interval 100 --stats -o /dev/null

# The same model, written with second derivatives.
run pendulum_second_order 10
at_end pendulum_second_order 'near(v("x"), 0.275087462561) && near(v("y"), -0.961419205104)'

# A pendulum that swings over the top; reference: the equation of the angle. Other starts select other states.
run pendulum_over_the_top 10
every_row pendulum_over_the_top 'about((v("vx") ^ 2 + v("vy") ^ 2) / 2 + 9.81 * v("y"), 14.69)'
at_end pendulum_over_the_top 'about(v("x"), -0.9157283467) && about(v("y"), 0.4017979530)'
run pendulum_over_the_top 10 --set x=0.99 --set y=-0.14106735979665883 --set vx=0
every_row pendulum_over_the_top 'about((v("vx") ^ 2 + v("vy") ^ 2) / 2 + 9.81 * v("y"), -1.38387079960521)'

# Sets of more candidates: two of four, one of three, one of four.
run double_pendulum 5
every_row double_pendulum 'about((v("vx1") ^ 2 + v("vy1") ^ 2) / 2 + v("vx2") ^ 2 + v("vy2") ^ 2 + 9.81 * (v("y1") + 2 * v("y2")), 0)'
at_end double_pendulum 'near(v("x1"), 0.9953588759333) && near(v("y1"), 0.0962325729712)'
at_end double_pendulum 'near(v("x2"), 0.7526671629615) && near(v("y2"), -0.3409181246775)'
run slider_crank 10
every_row slider_crank 'about((v("vx") ^ 2 + v("vy") ^ 2) / 2 + v("vs") ^ 2, 2)'
at_end slider_crank 'near(v("x"), -0.2035079915928) && near(v("s"), 0.7718973101367)'
run four_bar 10
every_row four_bar 'about((v("vx1") ^ 2 + v("vy1") ^ 2 + v("vx2") ^ 2 + v("vy2") ^ 2) / 2 + 9.81 * (v("y1") + v("y2")), 23.25741035739662)'

run chain_of_six 5
every_row chain_of_six 'about((v("vx1") ^ 2 + v("vx2") ^ 2 + v("vx3") ^ 2 + v("vx4") ^ 2 + v("vx5") ^ 2 + v("vx6") ^ 2 + \
    v("vy1") ^ 2 + v("vy2") ^ 2 + v("vy3") ^ 2 + v("vy4") ^ 2 + v("vy5") ^ 2 + v("vy6") ^ 2) / 2, -9.81 * \
    (v("y1") + v("y2") + v("y3") + v("y4") + v("y5") + v("y6")))'

# A pendulum whose length vanishes at 1 s ends there, and the message names the constraint.
check 'shrinking_pendulum compiles' $SMALL -o "$folder/shrinking" tests/cases/shrinking_pendulum/model.xmi
for line in 'constraints leave no choice of states at time (0\.99999|1\.00000).* \[R22\]' 'rule5: x\^2 \+ y\^2 = 1 - time' \
    'ShrinkingPendulum::System::rule5, tests/cases|ShrinkingPendulum::System::rule5, model.xmi:42' 'ties y = '; do
    expect 1 "$line" "$folder/shrinking/System" -q --stop 2 -o "$folder/shrinking/result.csv"
done

# The same for two constraints that become equal at 1 s.
check 'parallel_constraints compiles' $SMALL -o "$folder/parallel" tests/cases/parallel_constraints/model.xmi
for line in 'constraints leave no choice of states at time (0\.99|1\.00).* \[R22\]' 'Parallel::System::rule5'; do
    expect 1 "$line" "$folder/parallel/System" -q --stop 2 -o "$folder/parallel/result.csv"
done

finish
