#!/bin/sh
# Portable C on an emulated Cortex-M4 compared with the same step written by hand, with the classical Runge-Kutta
# method: bytes of code and constants without libgcc and libm; bytes of stack along the calls according to the compiler,
# and as used by a run with libgcc and libm; instructions of a step, including events.
. tests/bench/lib.sh "$@"
. tests/board.sh
has_board 'portable C on a Cortex-M4' || exit 0
work=$BENCH/board
mkdir -p "$work"

# deepest OBJECT.ci PREFIX: the bytes of the longest chain of calls from a function that begins with the prefix.
deepest() {
    awk -v prefix="$2_" -F'"' '
        /^node:/ { name = $2; sub(/.*:/, "", name); own[name] = match($4, /[0-9]+ bytes/) ? substr($4, RSTART) + 0 : 0 }
        /^edge:/ { from = $2; to = $4; sub(/.*:/, "", from); sub(/.*:/, "", to); calls[from] = calls[from] " " to }
        function depth(name, called, count, i, most, one) {
            count = split(calls[name], called, " ")
            for (i = 1; i <= count; i++)
                if ((one = depth(called[i])) > most)
                    most = one
            return own[name] + most
        }
        END {
            for (name in own)
                if (index(name, prefix) == 1 && (one = depth(name)) > most)
                    most = one
            print most
        }' "$1"
}

# ran OPTION...: instructions of a step, bytes of stack, and the states at the end.
ran() {
    # shellcheck disable=SC2086
    $BOARD_CC -DFIRST=500 -DSTEPS=1000 "$@" tests/bench/step_run.c -o "$work/step" -lm &&
        $BOARD_RUN "$work/step" -icount shift=0,sleep=off </dev/null
}

row() {
    printf '%-13s %6s %6s %6s %6s %6s %8s %8s %6s %9s  %s\n' "$@"
}

# A loop solved on paper is solved for another unknown, which needs less than half of the operations of the drawn
# equations.
# compare NAME MODEL BLOCK STEP GOAL STATE STATE HAND [HAND]...: a step by hand is a source and its options.
compare() {
    name=$1 block=$3 goal=$5 place=$work/$1/portable
    "$BIN/sysphsc" -q --emit portable --solver rk4 --step "$4" -o "$work/$1" "$2" || exit 1
    # shellcheck disable=SC2086
    arm-none-eabi-gcc $BOARD_CPU -std=c11 -ffp-contract=off -Os -fcallgraph-info=su -c -o "$work/$1.o" "$place/$3.c" || exit 1
    code=$(arm-none-eabi-size "$work/$1.o" | awk 'NR == 2 { print $1 + $2 }')
    stack=$(deepest "$work/$1.ci" "$3")
    set -- "-I$place" "-DHEADER=\"$3.h\"" "-DPREFIX=$3" "-DSTATE_0=$6" "-DSTATE_1=$7" -- "$8" "${9-}"
    small=$(ran -Os "$1" "$2" "$3" "$4" "$5" "$place/$block.c") fast=$(ran -O2 "$1" "$2" "$3" "$4" "$5" "$place/$block.c")
    shift 6
    for hand in "$@"; do
        [ "$hand" ] || continue
        # shellcheck disable=SC2086
        by_hand=$(ran -Os $hand) fast_by_hand=$(ran -O2 $hand)
        # shellcheck disable=SC2046,SC2086
        case $hand in *PAPER) title=' on paper' ;; *) title=$name ;; esac
        row "$title" "$code" "$goal" "$stack" $(echo $small | awk '{ print $2 }') 512 "${small%% *}" "${by_hand%% *}" \
            $(awk -v a="${small%% *}" -v b="${by_hand%% *}" -v c="${fast%% *}" -v d="${fast_by_hand%% *}" \
                'BEGIN { printf "%.2f %.2f", a / b, c / d }') \
            "$([ "${small#* * }" = "${by_hand#* * }" ] && echo same || echo other)"
    done
}

echo 'Portable C on a Cortex-M4 (bytes; instructions of a step at -Os; goal of the ratio: 1.1)'
row model code goal stack run goal step 'by hand' ratio 'at -O2' numbers
compare heated_bed models/heated_bed_warmup/model.xmi BedWarmUpExperiment 0.05 8192 bed.bedHeatCapacity.T \
    bed.bedController.intErr tests/bench/step_bed.c 'tests/bench/step_bed.c -DPAPER'
compare bouncing_ball models/bouncing_ball/model.xmi BallExperiment 0.001 4096 ball.h ball.v tests/bench/step_ball.c
awk -v name=sampled_motor -v libraries=. -f tests/ivp/model.awk tests/events/sampled_motor/problem.txt >"$work/motor.xmi"
compare sampled_motor "$work/motor.xmi" Run 0.00025 8192 i w tests/bench/step_motor.c
