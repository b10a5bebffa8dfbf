#!/bin/sh
# Fixed steps and right-hand sides of generated programs compared with the same equations written by hand, both compiled
# with -O2: steps of the classical Runge-Kutta method, and right-hand sides as called by CVODE. CPU time is the shortest
# of several alternating runs. Instructions of a step are the difference between runs with few and with twice as many
# steps.
. tests/bench/lib.sh "$@"

# The CPU time of a run in ms.
cpu() {
    "$BIN/measure" "$@" 2>/dev/null | awk '{ printf "%.2f", 1e3 * $2 }'
}

collected() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | awk '/Collected : / { print $NF }'
}

# Instructions per right-hand side.
right_hand_side() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=right_hand_side "$@" 2>&1 |
        awk '/Collected : / { collected = $NF } /right-hand sides/ { calls = $NF } END { print collected / calls }'
}

# Instructions per step, from the instructions of two runs with different numbers of steps.
per_step() {
    awk -v steps="$1" -v few="$2" -v many="$3" 'BEGIN { print (many - few) / steps }'
}

shortest() {
    printf '%s\n' "$@" | sort -g | head -n 1
}

row() {
    awk -v title="$1" -v what="$2" -v a="$3" -v b="$4" -v p="${5:-}" -v q="${6:-}" 'BEGIN {
        printf "%-10s %-16s %10.0f %10.0f %6.2f", title, what, a, b, a / b
        if (q) printf " %10.1f %10.1f %6.2f", p, q, p / q
        print "" }'
}

# compare_with TITLE MODEL BLOCK STEP STEPS FEW SOURCE FLAGS: instructions are counted over FEW of the steps.
compare_with() {
    title=$1 step=$4 steps=$5 few=$6
    folder=$BENCH/steps/$title
    mkdir -p "$folder"
    "$BIN/sysphsc" -q -b "$3" --cflags -O2 -o "$folder" "$2" || exit 1
    program=$folder/$3 hand=$folder/by_hand
    # shellcheck disable=SC2086
    "$CC" -std=c11 -O2 $8 -o "$hand" "$7" $LIBRARIES || exit 1
    stop=$(awk -v a="$step" -v b="$steps" 'BEGIN { print a * b }')
    early=$(awk -v a="$step" -v b="$few" 'BEGIN { print a * b }')
    later=$(awk -v a="$step" -v b="$few" 'BEGIN { print a * b * 2 }')
    options="-q --solver rk4 --step $step -o /dev/null"
    generated='' by_hand=''
    for _ in 1 2 3 4 5; do
        # shellcheck disable=SC2086
        generated="$generated $(cpu "$program" $options --stop "$stop" --interval "$stop")"
        by_hand="$by_hand $(cpu "$hand" "$stop" "$stop" 0 /dev/null "$steps")"
    done
    # shellcheck disable=SC2086
    instructions=$(per_step "$few" "$(collected "$program" $options --stop "$early" --interval "$early")" \
        "$(collected "$program" $options --stop "$later" --interval "$later")")
    counted=$(per_step "$few" "$(collected "$hand" "$early" "$early" 0 /dev/null "$few")" \
        "$(collected "$hand" "$later" "$later" 0 /dev/null "$((2 * few))")")
    # shellcheck disable=SC2086
    row "$title" 'step of rk4' "$instructions" "$counted" "$(shortest $generated)" "$(shortest $by_hand)"
    row '' 'right-hand side' "$(right_hand_side "$program" -q --stop "$early" --interval "$early" --stats -o /dev/null)" \
        "$(right_hand_side "$hand" "$early" "$early" 0 /dev/null "$few")"
}

echo 'Fixed steps and right-hand sides, generated and by hand (instructions each; ms of CPU of the whole run)'
printf '%-10s %-16s %10s %10s %6s %10s %10s %6s\n' model what generated 'by hand' ratio generated 'by hand' ratio
compare_with robot models/robot/model.xmi GravityCompensationExperiment 1e-4 1000000 5000 tests/bench/robot.c ''
for masses in 100 1000; do
    make_chain $masses
    compare_with chain$masses "$BENCH/chain$masses/model.xmi" Run 0.01 $((10000000 / masses)) $((100000 / masses)) tests/bench/chain.c \
        -DMASSES=$masses
done
mkdir -p "$BENCH/rod1000"
sed -e '/systemValues_rod.n.value/s/value="100"/value="1000"/' -e 's|\.\./\.\./libraries|../../../libraries|' \
    models/heated_rod/model.xmi >"$BENCH/rod1000/model.xmi"
compare_with rod1000 "$BENCH/rod1000/model.xmi" RodOf100Experiment 0.01 10000 100 tests/bench/rod.c -DVOLUMES=1000
