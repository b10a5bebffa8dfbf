#!/bin/sh
# Initialization: too many start values, too few, and starts that are hard to find or do not exist.
. tests/lib.sh
folder=$(fresh starts)

# compile CASE: compiles tests/cases/CASE to $folder/CASE/System.
compile() {
    check "$1 compiles" $SMALL -o "$folder/$1" "tests/cases/$1/model.xmi"
}

# Surplus start values must agree, also after --set; the message names both and the equations between them.
compile pendulum_fixed
pendulum="$folder/pendulum_fixed/System -q --stop 1 -o $folder/pendulum.csv"
expect 0 '' $pendulum --verify
expect 0 '' $pendulum --set x=0.8 --set y=-0.6 --set vx=0.3 --set vy=0.4
expect 0 '' $pendulum --set x=0.996195 --set y=-0.0871557 --set vx=0.0871557 --set vy=0.996195 --stop 0
expect 1 "contradict each other at time 0: 'y' and 'x' \[R25\]" $pendulum --set x=0.8
expect 1 'y should start at -0.8, but follows as -0.6 from' $pendulum --set x=0.8
expect 1 '^    start of x = 0.8' $pendulum --set x=0.8
expect 1 'rule5: x\^2 \+ y\^2 = l\^2' $pendulum --set x=0.8
expect 1 "'vy' and others \[R25\]" $pendulum --set vy=0.7
expect 1 "'y' and 'x' \[R25\]" $pendulum --set l=1.1
compile gear_fixed
gear="$folder/gear_fixed/System -q -o $folder/gear.csv"
expect 0 '' $gear --verify
expect 1 "'phi2' and 'phi1' \[R25\]" $gear --set phi1=0.2
expect 0 '' $gear --set phi1=0.2 --set phi2=5

# Missing starts: states that begin at 0 are reported, unless they are set.
check 'two defaults compile' $SMALL -o "$folder/defaults" tests/diagnostics/C08-several/model.xmi
defaults="$folder/defaults/System --stats --stop 0 -o $folder/defaults.csv"
expect 0 '^  note: x starts at 0, because no start value is given$' $defaults
expect 0 '^  note: y starts at 0, because no start value is given$' $defaults --set x=1
check 'starts that are set are not reported' test "$($defaults --set x=1 | grep -c 'starts at 0')" -eq 1
check 'no note remains' test "$($defaults --set x=1 --set y=0 | grep -c 'starts at 0')" -eq 0

# States that never exceed a small fraction of the least magnitude: a note, which is omitted if a start value gives
# their magnitude.
printf '%s\n' 'variable q = 0' 'variable x = 0' 'variable y = 1' 'constant C = 1e-15' 'constant R = 1000' \
    'der(q) = (5 - q/C)/R' 'der(x) = 1e-18 + x' 'der(y) = -y' | awk -f tests/tools/block.awk >"$folder/small.xmi"
check 'small states compile' $SMALL -o "$folder/small" "$folder/small.xmi"
small="$folder/small/System --constants --stop 0.1 -o $folder/small.csv"
expect 0 "^note: 'q' and 1 other state may be inexact because they are very small: .* the largest absolute value is 5e-15; " $small
expect 0 "^note: 'x' may be inexact because it is very small: .* largest absolute value is 1\.[0-9]*e-19; " $small --set q=1e-20
check 'no note of states that start at a value' \
    test "$($small --set q=1e-20 --set x=1e-25 | grep -c '^note')" -eq 0
check 'the small state is exact' awk -F, 'END { exit !($3 > 1.05170e-19 && $3 < 1.05172e-19) }' "$folder/small.csv"

# Hard to find: a flow defined only near its solution, a loop whose guess lies in another valley, and one defined only
# for positive unknowns. Newton's method alone, as used during a run, solves none of them.
compile hard_start
expect 0 '' "$folder/hard_start/System" -q --verify -o "$folder/hard_start.csv"

# No solution: the message shows the equations, their residuals and values.
compile no_solution
none="$folder/no_solution/System -q -o $folder/none.csv"
expect 1 'could not be solved at time 0 \[R23\]' $none
expect 1 '^        left side - right side = -2 for' $none
expect 1 '^        c = 2 ' $none
expect 0 '' $none --set c=0.5
compile no_number
number="$folder/no_number/System -q -o $folder/number.csv"
expect 1 'are undefined at its start values at time 0 \[R30\]' $number
expect 1 '^    rule2: a\*log\(a\) \+ b = c$' $number
expect 1 '^        a = 0 ' $number
expect 0 '' $number --set c=1.5

# 64 nodes of pipes whose flows are searched from 0, where turbulent losses have slope 0: a large sparse loop.
compile network
expect 0 '' "$folder/network/System" -q --verify -o "$folder/network.csv"

# Found and followed: a model without states, whose equation is undefined at the solution of the previous row.
compile moving_domain
moving="$folder/moving_domain/System -q --constants --interval 0.5 -o $folder/moving.csv"
expect 0 '' $moving --verify
check 'the solution moves along' sh -c 'test "$(tail -n 1 "$1" | cut -c1-12)" = "1,10,10.3819"' sh "$folder/moving.csv"
expect 1 'not finite at time 0\.000' $moving --set speed=1e6
finish
