#!/bin/sh
# Models whose constraints must be differentiated, as programs, against closed forms and conserved quantities.
. tests/lib.sh
folder=$(fresh constraints)

# run CASE STOP: compiles tests/cases/CASE and runs it with --verify; the result is $folder/CASE/result.csv.
run() {
    check "$1 compiles" "$SYSPHSC" -q -o "$folder/$1" "tests/cases/$1/model.xmi"
    check "$1 verifies" "$folder/$1/System" -q --verify --tolerance 1e-9 --stop "$2" -o "$folder/$1/result.csv"
}

# every_row CASE EXPRESSION: an awk expression in the columns' names (der, parentheses left out) that must hold in each row.
every_row() {
    check "$1: $2 in every row" awk -F, -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        function v(name) { return $column[name] }
        function near(a, b) { return (a - b) ^ 2 <= (1e-7 * (1 + b * b)) ^ 2 }
        !('"$2"') { print "row " NR ": " $0; bad = 1; exit }
        END { exit bad || NR < 100 }' "$folder/$1/result.csv"
}

run pendulum 10
every_row pendulum 'near(v("x") ^ 2 + v("y") ^ 2, 1)'
every_row pendulum 'near(v("x") * v("vx") + v("y") * v("vy"), 0)'
every_row pendulum 'near((v("vx") ^ 2 + v("vy") ^ 2) / 2 + 9.81 * v("y"), -7.848)'

# Both inertias on the first shaft: i1 + i2/ratio^2.
run gear 2
every_row gear 'near(v("w1"), 0.5 / (0.02 + 3 / 0.04 ^ 2) * v("time"))'
every_row gear 'near(v("w2"), v("w1") / 0.04)'

# A gear that is turned round, with the reciprocal ratio, moves its train in the same way.
exchange='s/rotA/rotX/; s/rotB/rotA/; s/rotX/rotB/'
mkdir -p "$folder/train"
sed "$exchange; s,\.\./\.\./libraries/,,; s/value=\"-2\.0\"/value=\"-0.5\"/" models/rotational_train/model.xmi \
    >"$folder/train/model.xmi"
sed "1 { $exchange; }" models/rotational_train/reference.csv >"$folder/train/reference.csv"
check 'turned gear compiles' "$SYSPHSC" -q -o "$folder/train" "$folder/train/model.xmi"
check 'turned gear verifies' "$folder/train/RotationalTrainExperiment" -q --verify -o "$folder/train/result.csv"
check 'turned gear moves as before' "$COMPARE" trajectory "$folder/train/reference.csv" "$folder/train/result.csv"

# Falling through the horizontal, y no longer follows from x: that ends the run where it happens.
check 'pendulum_over_the_top compiles' "$SYSPHSC" -q -o "$folder/top" tests/cases/pendulum_over_the_top/model.xmi
expect 1 'singular at time 0\.3[78].*\[R22\]' "$folder/top/System" -q -o "$folder/top/result.csv"
expect 1 'x\^2 \+ y\^2 = l\^2|2\*x\*der\(x\) \+ 2\*y\*der\(y\) = 0' "$folder/top/System" -q -o "$folder/top/result.csv"

finish
