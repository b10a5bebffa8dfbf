#!/bin/sh
# Fixed steps with whole models: orders, also with a sampled controller, events at the ends of steps, state selection
# while running, the augmented system, and memory allocation only at the start.
. tests/lib.sh
work=$(fresh fixed)
SOLVERS='euler rk4 implicit-euler linearly-implicit'

# last FILE VARIABLE: its value in the last row.
last() {
    awk -F, -v name="$2" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) column = i }
                          END { print column ? $column : "none" }' "$1"
}

# order PROGRAM SOLVER RATIO STOP STEP VARIABLE: computes the variable's value at the stop time with a step, half of it,
# a quarter and so on. Its changes must decrease by the ratio, within a tenth.
order() {
    values=
    for part in 1 2 4 8; do
        step=$(awk -v s="$5" -v p="$part" 'BEGIN { printf "%.17g", s / p }')
        check "$1: $2 with a step of $step" "$1" -q --solver "$2" --step "$step" --stop "$4" --interval "$4" \
            -o "$work/order.csv"
        values="$values $(last "$work/order.csv" "$6")"
    done
    check "$1: the order of $2 in $6:$values" awk -v values="$values" -v wanted="$3" 'BEGIN {
        split(values, v, " ")
        for (i = 3; i <= 4; i++) {
            ratio = (v[i - 2] - v[i - 1]) / (v[i - 1] - v[i])
            print "ratio " ratio
            if (!(ratio > 0.9 * wanted && ratio < 1.1 * wanted))
                exit 1
        }
    }'
}

# A smooth run.
bed=$(program_of heated_bed_warmup)
order "$bed" euler 2 20 0.2 bed.bedHeatCapacity.T
order "$bed" rk4 16 20 1 bed.bedHeatCapacity.T
order "$bed" implicit-euler 2 20 0.2 bed.bedHeatCapacity.T
order "$bed" linearly-implicit 2 20 0.2 bed.bedHeatCapacity.T
for solver in $SOLVERS; do
    check "the heated bed with $solver" "$bed" -q --verify --solver "$solver" --step 0.05 -o "$work/bed.$solver.csv"
done
check 'rk4: key figures' "$COMPARE" figures models/heated_bed_warmup/figures.csv "$work/bed.rk4.csv"
expect 0 '^  solver +rk4 \(fixed step\)$' "$bed" --solver rk4 --stats -o "$work/bed.csv"
expect 0 '^  step +0\.05, a tenth of the interval$' "$bed" --solver rk4 --stats -o "$work/bed.csv"
expect 0 '^  steps +8000$' "$bed" --solver rk4 --stats -o "$work/bed.csv"
expect 0 '^  Jacobian +[0-9]+ x [0-9]+, .*dense$' "$bed" --solver implicit-euler --stats -o "$work/bed.csv"
expect 1 'a value is not finite .*\[R24\]' "$(program_of epas)" --solver euler -o "$work/epas.csv"

# A sampled controller, with its ticks at the ends of steps.
seeker=$(program_of missile_seeker)
order "$seeker" euler 2 0.2 0.0000625 pitchJoint.angle
order "$seeker" rk4 16 0.2 0.000125 pitchMotor.i
order "$seeker" implicit-euler 2 0.2 0.0000625 pitchJoint.angle
check 'the seeker with rk4' "$seeker" -q --verify --solver rk4 --step 1e-4 -o "$work/seeker.csv"
check 'the seeker with rk4: trajectory' "$COMPARE" trajectory --tolerance 1e-5 models/missile_seeker/reference.csv \
    "$work/seeker.csv"
expect 0 '^  ticks of clocks +1001$' "$seeker" --solver rk4 --step 0.0003 --stats -o "$work/seeker.csv"
expect 1 'shorter than the step: 0\.001 s \[R37\]' "$seeker" --solver rk4 --step 0.002 -o "$work/seeker.csv"

# Impacts are late by less than a step: the first one is at sqrt(2 h/g).
ball=$(program_of bouncing_ball)
for solver in $SOLVERS; do
    check "the ball with $solver" "$ball" -q --verify --solver "$solver" --step 0.001 -o "$work/ball.csv" \
        --events "$work/ball.events"
    check "$solver: the first impact" awk -F, -v solver="$solver" '/ball.h <= 0 becomes true/ {
        exact = sqrt(2 / 9.81); late = $1 - exact; found = 1
        exit !(late > -(solver != "rk4") * 0.001 && late < 0.002 && $1 * 1000 - int($1 * 1000 + 0.5) < 1e-9)
    } END { if (!found) exit 1 }' "$work/ball.events"
done

# States chosen while running.
check 'a pendulum compiles' $SMALL -o "$work/pendulum" tests/cases/pendulum_over_the_top/model.xmi
pendulum=$work/pendulum/$(ls "$work/pendulum" | sed -n 's/\.h$//p')
check 'the pendulum' "$pendulum" -q --tolerance 1e-9 -o "$work/pendulum.csv"
for solver in $SOLVERS; do
    expect 0 '^  changes of state sets +[1-9]' "$pendulum" -q --stats --verify --solver "$solver" -o "$work/$solver.csv"
done
check 'the pendulum with rk4' "$COMPARE" trajectory --tolerance 1e-4 "$work/pendulum.csv" "$work/rk4.csv"

# The augmented system instead of the Jacobian.
block=$(block_of fdm_printer)
sed '/^    \.is_augmented = /d; s/^static const ModelJacobian jacobian = {/&\n    .is_augmented = true,/
     s/\.augmented = &augmented_part, *//; s/^const ModelParts model_parts = {/&\n    .augmented = \&augmented_part,/' \
    "$BUILT/fdm_printer/${block}_tables.c" >"$work/augmented.c"
# shellcheck disable=SC2086
check 'built with the augmented system' "${CC:-cc}" -std=c11 -O1 -I"$BUILT/fdm_printer" -I"$BUILT/fdm_printer/runtime" \
    -o "$work/augmented" "$BUILT/fdm_printer/$block.c" "$BUILT/fdm_printer/${block}_checks.c" \
    "$work/augmented.c" "$OUT/lib/runtime.a" $LIBRARIES
check 'the printer' "$BUILT/fdm_printer/$block" -q --solver implicit-euler -o "$work/printer.csv"
expect 0 '^  Jacobian +augmented ' "$work/augmented" -q --stats --solver implicit-euler -o "$work/augmented.csv"
check 'as with its own matrix' "$COMPARE" trajectory --tolerance 1e-6 "$work/printer.csv" "$work/augmented.csv"

# The solver is named by the experiment, or by the compiler's command line.
sed 's/value="rk5"/value="rk4"/; s/startTime.default" value="5"/startTime.default" value="0"/
     s/tolerance.default" value="2"/tolerance.default" value="1e-6"/' tests/diagnostics/F04-solver/model.xmi \
    >"$work/named.xmi"
check 'an experiment names rk4' $SMALL -I libraries -o "$work/named" "$work/named.xmi"
expect 0 '^  solver +rk4 \(fixed step\)$' "$work/named/TrialExperiment" -q --stats -o "$work/named.csv"
expect 0 '^  solver +bdf \(CVODE\)$' "$work/named/TrialExperiment" -q --stats --solver bdf -o "$work/named.csv"
check 'the command line names euler' $SMALL -I libraries --solver euler -o "$work/named" "$work/named.xmi"
expect 0 '^  solver +euler \(fixed step\)$' "$work/named/TrialExperiment" -q --stats -o "$work/named.csv"

# A stage in the middle of a step that is not finite: the message refers to that stage and not to later ones.
printf '%s\n' 'variable y = 0' 'variable z = 1' 'der(y) = log(abs(time - 0.75))' 'der(z) = y - z' |
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/gap.xmi"
check 'a gap compiles' $SMALL -o "$work/gap" "$work/gap.xmi"
for solver in rk4 euler; do
    step=$([ $solver = rk4 ] && echo 0.5 || echo 0.25)
    expect 1 '^error: a value is not finite at time 0\.75[: ]' "$work/gap/System" --solver $solver --step "$step" --stop 2 \
        --interval 0.5 -o "$work/gap.csv"
done
expect 1 '^  right-hand sides +6$' "$work/gap/System" --solver rk4 --step 0.5 --stop 2 --interval 2 --stats -o "$work/gap.csv"
expect 0 '' "$work/gap/System" --solver euler --step 0.5 --stop 2 --interval 0.5 -o "$work/gap.csv"

# Memory is allocated at the start only: a long run has as many allocations as a short one.
for solver in $SOLVERS; do
    for stop in 1 20; do
        valgrind "$bed" -q --solver "$solver" --stop "$stop" --interval "$stop" --step 0.1 -o "$work/memory.csv" 2>&1 |
            sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' >"$work/memory.$stop"
    done
    check "$solver: as many allocations" cmp "$work/memory.1" "$work/memory.20"
    check "$solver: allocations are counted" test -s "$work/memory.1"
done
finish
