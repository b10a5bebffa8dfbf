#!/bin/sh
# Runs continued from a saved state: the joined trajectory is that of one run, bitwise with fixed steps, and within the
# tolerance with CVODE. cuts.sh cuts all models.
. tests/lib.sh
. tests/verified.sh
work=$(fresh restart)

# joined PROGRAM HALF STOP OPTION...: writes $work/joined.csv from two runs and $work/whole.csv from one.
joined() {
    program=$1 half=$2 stop=$3
    shift 3
    timeout 60 "$program" -q "$@" --stop "$stop" -o "$work/whole.csv" &&
        timeout 60 "$program" -q "$@" --stop "$half" --save-state "$work/state" -o "$work/first.csv" &&
        timeout 60 "$program" -q "$@" --restart "$work/state" --stop "$stop" -o "$work/second.csv" || return 1
    { cat "$work/first.csv"; sed 1d "$work/second.csv"; } >"$work/joined.csv"
    test ! -e "$work/state.part"
}

# goes_on NAME PROGRAM HALF STOP METHODS STEP OPTION...: compares with fixed steps of this length, and with bdf.
goes_on() {
    name=$1 program=$2 half=$3 stop=$4 methods=$5 step=$6
    shift 6
    for method in $methods; do
        check "$name goes on with $method" joined "$program" "$half" "$stop" --solver "$method" --step "$step" "$@"
        check "$name with $method: the same to the last bit" cmp "$work/whole.csv" "$work/joined.csv"
    done
    check "$name goes on with bdf" joined "$program" "$half" "$stop" --solver bdf --tolerance 1e-9 "$@"
    check "$name with bdf: the same within the tolerance" "$COMPARE" trajectory --tolerance 1e-6 "$work/whole.csv" \
        "$work/joined.csv"
}

both='rk4 implicit-euler'
goes_on 'sampled control and a state machine' "$(program_of two_tank_control)" 100 200 "$both" 0.05 --interval 0.5
goes_on 'friction' "$(program_of coulomb_friction)" 10 20 "$both" 0.005 --interval 0.05
goes_on 'C code with memory' "$(program_of missile_seeker_c)" 0.2 0.4 "$both" 0.0001
goes_on 'a smooth model' "$(program_of heated_bed_warmup)" 100 200 "$both" 0.05
goes_on 'relations of time' "$(program_of robot)" 1 2 "$both" 0.001 --interval 0.01
goes_on 'tables and loops' "$(program_of fuel_cell_vehicle)" 20 30 implicit-euler 0.1

make_text delayed <<'END'
variable x = 1
variable y = 0
discrete count every 0.3
integer ticks
x + der(x) = 0.5*delay(x, 0.7) + sin(time)
der(y) = if x > 0.8 then 1 else delay(y, 0.25) - y
count = pre(count) + x
when sample(0.1, 0.25) then ticks = pre(ticks) + 1 end when
END
goes_on 'delays and clocks' "$work/delayed/System" 2 5 "$both" 0.01 --interval 0.05

check 'ticks are those of one run' "$work/delayed/System" -q --restart "$work/state" --stop 5 --verify -o "$work/second.csv"

# The method chosen by a run is saved too: Adams at the start, and BDF while van der Pol's oscillator with mu = 1000 is
# slow.
make_text relaxation <<'END'
variable y = 2
variable v = 0
der(y) = v
der(v) = 1000*(1 - y^2)*v - y
END
relaxation=$work/relaxation/System
check 'a slow branch' sh -c '"$@" >"$0"' "$work/stats" "$relaxation" --stats --solver auto --stop 400 \
    --save-state "$work/slow" -o "$work/first.csv"
expect 0 '^  changes of the method    1, [1-9][0-9]* steps with Adams$' cat "$work/stats"
check 'it goes on' sh -c '"$@" >"$0"' "$work/stats" "$relaxation" --stats --solver auto --stop 600 --restart "$work/slow" \
    -o "$work/second.csv"
expect 0 '^  changes of the method    0, 0 steps with Adams$' cat "$work/stats"

# Sliding is part of the state, whenever it is saved; another integrator continues with sliding, or without it.
make_text sliding <<'END'
variable x = 1
variable q = 0
variable u
der(x) = u + (if time < 4 then 0.5 else 3)
der(q) = u
u = -sign(x)
END
sliding=$work/sliding/System
goes_on 'sliding' "$sliding" 3 5 "$both" 0.01 --interval 0.25
check 'a state while it slides' "$sliding" -q --stop 3 --save-state "$work/slides" -o "$work/first.csv"
for options in '' '--solver adams' '--solver auto' '--tolerance 1e-4 --interval 1' '--stop 3.5' '--verify'; do
    # shellcheck disable=SC2086
    check "it slides on: $options" "$sliding" -q --stop 3.9 --restart "$work/slides" $options -o "$work/second.csv"
    check "on the boundary: $options" awk -F, 'NR > 1 && ($2^2 > 1e-10 || ($4 + 0.5)^2 > 1e-10) { bad = 1 } END { exit bad || NR < 2 }' \
        "$work/second.csv"
done
check 'it leaves the boundary in time' "$sliding" -q --restart "$work/slides" --stop 5 -o "$work/second.csv"
check 'as it does' last_row 'near(v("x"), 2) && near(v("u"), -1)' "$work/second.csv"
check 'with fixed steps it goes to and fro' "$sliding" -q --restart "$work/slides" --stop 3.9 --solver rk4 --step 0.001 -o "$work/second.csv"
check 'near the boundary' last_row 'v("x")^2 < 4e-6' "$work/second.csv"
check 'no time, while it slides' "$sliding" -q --restart "$work/slides" --stop 3 --save-state "$work/same" -o "$work/second.csv"
check 'and on from there' "$sliding" -q --restart "$work/same" --stop 3.9 -o "$work/second.csv"
check 'on the boundary still' last_row 'v("x")^2 < 1e-10 && near(v("u"), -0.5)' "$work/second.csv"

# Inputs and signals that were not given to the first run.
make_text given <<'END'
input Real w
variable x = 0
integer n = 0
discrete at = 0
der(x) = w.rSig
machine M
initial begin
begin -> A
state A
state B
A -> B : signal go / n := n + 1; at := time
B -> A : signal go / n := n + 1; at := time
end machine
END
printf '%s\n' time,w.rSig 0,0 1,1 >"$work/known.csv"
printf '%s\n' time,w.rSig 0,0 1,1 2,3 3,0 >"$work/all.csv"
printf '%s\n' time,w.rSig 0,0 1,1 1,4 5,4 >"$work/jump.csv"
for method in '--solver bdf' '--solver rk4 --step 0.01' '--solver rk4 --step 0.03'; do
    # shellcheck disable=SC2086
    check "a recording until 1: $method" "$work/given/System" -q $method --stop 1 --input "$work/known.csv" --save-state "$work/one" \
        -o "$work/first.csv"
    # shellcheck disable=SC2086
    check "the longer one: $method" "$work/given/System" -q $method --stop 5 --input "$work/all.csv" --restart "$work/one" \
        --signal 2:go --signal 3:go -o "$work/second.csv"
    check "is met: $method" last_row 'near(v("x"), 4) && v("n") == 2 && (v("at") - 3)^2 < 1e-3' "$work/second.csv" 2e-3
    # shellcheck disable=SC2086
    check "another one: $method" "$work/given/System" -q $method --stop 2 --input "$work/jump.csv" --restart "$work/one" \
        --interval 1 -o "$work/second.csv"
    check "is met at once: $method" last_row 'near(v("x"), 4.5)' "$work/second.csv" 2e-2
    # shellcheck disable=SC2086
    check "a constant: $method" "$work/given/System" -q $method --stop 2 --set w.rSig=2 --restart "$work/one" --interval 1 \
        -o "$work/second.csv"
    check "is taken: $method" last_row 'near(v("x"), 2.5) && v("w.rSig") == 2' "$work/second.csv" 1e-2
done
check 'a jump at the cut is shown' sh -c '"$1/given/System" -q --stop 1 --input "$1/known.csv" --save-state "$1/one" -o "$1/first.csv" &&
    "$1/given/System" -q --stop 2 --input "$1/jump.csv" --restart "$1/one" --interval 1 -o - | cut -d, -f1,2 | sed -n 2p | grep -x 1,4' sh "$work"

# Steps are those of one run wherever it is cut: on the grid of steps up to rounding, and off it, where the step is made
# again.
make_text stepped <<'END'
variable x = 1
variable v = 0
variable y
discrete at = 0
integer n = 0
der(x) = v
der(v) = -x + 0.3*sin(1.7*time) + (if time < 0.3 then 1 else 2)
y^3 + y = x + time
when x > 1.5 then
    at = time;
    n = pre(n) + 1;
end when
END
for cut in 0.123 0.3 0.29 2.9 0.30001 0.004 3.5999999; do
    for method in euler rk4 implicit-euler; do
        check "cut at $cut: $method" joined "$work/stepped/System" "$cut" 6 --solver "$method" --step 0.1 --interval 0.07
        awk -v times="$cut" -v bound=0 -v start=0 -v stop=6 -f tests/tools/joined.awk "$work/whole.csv" "$work/joined.csv" \
            >"$work/said" || fail "cut at $cut with $method: the same to the last bit" '' "$(cat "$work/said")"
    done
done
expect 2 'the stop time 0.11 lies before the start time 0.123' sh -c '"$1/stepped/System" -q --solver rk4 --step 0.1 --stop 0.123 \
    --save-state "$1/state" -o "$1/first.csv" && "$1/stepped/System" -q --restart "$1/state" --stop 0.11 -o "$1/no.csv"' sh "$work"
check 'another method goes on from within a step' "$work/stepped/System" -q --restart "$work/state" --stop 6 --interval 0.07 \
    --tolerance 1e-9 -o "$work/second.csv"
check 'behind the rows that there are' awk -F, 'NR == 2 { first = $1 } END { exit !(first > 0.123 && first < 0.15) }' "$work/second.csv"
check 'no file remains beside the state' test ! -e "$work/state.part"

# Changes at the end of the first run only are not part of the state.
make_text ending <<'END'
variable x = 0
boolean ended
der(x) = 1
when terminal() then ended = true end when
END
check 'a run that ends twice' joined "$work/ending/System" 1 2 --interval 0.5
check 'it has ended' last_row 'v("ended") == 1' "$work/first.csv"
check 'and goes on' awk -F, '{ ended = ended " " $3 } END { exit ended != " ended 0 0 1" }' "$work/second.csv"

# State selection while running.
check 'pendulum compiles' $SMALL -b System -o "$work/pendulum" tests/cases/double_pendulum/model.xmi
goes_on 'states chosen while running' "$work/pendulum/System" 1 2 implicit-euler 0.001 --interval 0.01

# Saving during the run: on a signal, and every given number of seconds.
"$(program_of heated_bed_warmup)" -q --stop 1e6 --interval 0.05 --save-state "$work/asked" -o "$work/asked.csv" 2>"$work/asked.txt" &
run=$!
sleep 0.4
kill -USR2 $run
for wait in 1 2 3 4 5 6 7 8 9 10; do [ -e "$work/asked" ] || sleep 0.2; done
kill -TERM $run
wait $run
check 'a state at SIGUSR2' "$(program_of heated_bed_warmup)" -q --restart "$work/asked" --stop 1e6 --interval 1000 \
    -o "$work/second.csv"
"$(program_of heated_bed_warmup)" -q --stop 1e6 --interval 0.05 -o "$work/asked.csv" 2>"$work/asked.txt" &
run=$!
sleep 0.4
kill -USR2 $run
sleep 0.2
check 'nothing to save: the run goes on' kill -TERM $run
wait $run
timeout -s TERM 1 "$(program_of heated_bed_warmup)" -q --stop 1e6 --interval 0.05 --save-state "$work/often" --save-every 0.2 \
    -o "$work/often.csv" 2>"$work/often.txt"
check 'a state each fifth of a second' "$(program_of heated_bed_warmup)" -q --restart "$work/often" --stop 1e6 --interval 1000 \
    -o "$work/second.csv"

bed=$(program_of heated_bed_warmup)
check 'a state at 10 s' "$bed" -q --stop 10 --save-state "$work/ten" -o "$work/first.csv"

# A run from an operating point stays there; a run of length 0 can be continued.
tanks=$(program_of two_tank_hydraulics)
check 'a point of rest' "$tanks" -q --steady --save-state "$work/rest" -o "$work/rest.csv"
check 'the run from there' "$tanks" -q --restart "$work/rest" --stop 100 --interval 10 -o "$work/second.csv"
check 'it is at rest' awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    { v = $column["pipe.fluidFlow"]; rows++; bad = bad || v > 1e-6 || v < -1e-6 } END { exit bad || rows != 10 }' "$work/second.csv"
expect 0 'no.csv does not exist, because no row lies behind time 10' "$bed" --restart "$work/ten" --stop 10 -o "$work/no.csv"
for name in heated_bed_warmup two_tank_control; do
    check "$name: no time" "$(program_of "$name")" -q --stop 0 --save-state "$work/state" -o "$work/first.csv"
    check "$name: from there" "$(program_of "$name")" -q --restart "$work/state" --stop 20 --interval 0.5 --solver rk4 --step 0.05 \
        -o "$work/second.csv"
    check "$name: the whole" "$(program_of "$name")" -q --stop 20 --interval 0.5 --solver rk4 --step 0.05 -o "$work/whole.csv"
    check "$name: the same" sh -c '{ cat "$1/first.csv"; sed 1d "$1/second.csv"; } | cmp - "$1/whole.csv"' sh "$work"
done

# ---- errors ----

check 'a state' "$bed" -q --stop 10 --save-state "$work/state" -o "$work/first.csv"
expect 2 'saved by another program \[R55\]' "$(program_of robot)" --restart "$work/state" -o "$work/no.csv"
head -c 200 "$work/state" >"$work/short"
expect 2 'it is cut short, or damaged' "$bed" --restart "$work/short" -o "$work/no.csv"
head -c 20 "$work/state" >"$work/short"
expect 2 'it is cut short' "$bed" --restart "$work/short" -o "$work/no.csv"
{ head -c 300 "$work/state"; printf X; tail -c +302 "$work/state"; } >"$work/damaged"
expect 2 'it is cut short, or damaged' "$bed" --restart "$work/damaged" -o "$work/no.csv"
expect 2 'not a saved state, or saved by another version' "$bed" --restart "$work/first.csv" -o "$work/no.csv"
expect 3 'cannot read .*No such file' "$bed" --restart "$work/missing" -o "$work/no.csv"
expect 2 'leave out --start with --restart' "$bed" --restart "$work/state" --start 3 -o "$work/no.csv"
expect 2 'continues with the values of' "$bed" --restart "$work/state" --set bed.bedController.kp=1 -o "$work/no.csv"
expect 2 'the stop time 5 lies before' "$bed" --restart "$work/state" --stop 5 -o "$work/no.csv"
expect 2 'needs --save-state' "$bed" --save-every 5 -o "$work/no.csv"
expect 2 'takes seconds, not -1' "$bed" --save-state "$work/state" --save-every -1 -o "$work/no.csv"
expect 3 'cannot write' "$bed" -q --stop 1 --save-state "$work/none/state" -o "$work/first.csv"
ln -sf /dev/full "$work/device"
for file in /dev/null "$work" "$work/device"; do
    expect 3 'a state can only be written to a file, and this is not a file' "$bed" -q --stop 1 --save-state "$file" -o "$work/first.csv"
done
check 'devices are let alone' test -c /dev/null
expect 2 'name the same file' "$bed" --save-state "$work/first.csv" -o "$work/first.csv"
check 'no result of a rejected run' test ! -e "$work/no.csv"
finish
