#!/bin/sh
# Portable C with --real float compared with doubles, on a Cortex-M4 with FPU, with the classical Runge-Kutta method:
# bytes of code and constants, of an instance, and of stack, as printed by -v; instructions of a step, including events,
# at -Os.
. tests/bench/lib.sh "$@"
. tests/board.sh
has_board 'float on a Cortex-M4' || exit 0
work=$BENCH/float
mkdir -p "$work"

row() {
    printf '%-13s %-6s %6s %8s %6s %8s\n' "$@"
}

# measure NAME MODEL BLOCK STEP STATE STATE
measure() {
    for real in double float; do
        place=$work/$1.$real/portable
        said=$("$BIN/sysphsc" -v --emit portable --real $real --solver rk4 --step "$4" -o "$work/$1.$real" "$2" 2>&1) || exit 1
        # shellcheck disable=SC2086
        $BOARD_CC $BOARD_FPU -DFIRST=500 -DSTEPS=1000 -Os -I "$place" "-DHEADER=\"$3.h\"" "-DPREFIX=$3" "-DSTATE_0=$5" \
            "-DSTATE_1=$6" "$place/$3.c" tests/bench/step_run.c -o "$work/step" -lm || exit 1
        instructions=$($BOARD_RUN "$work/step" -icount shift=0,sleep=off </dev/null)
        # shellcheck disable=SC2046
        row "$1" $real $(echo "$said" | sed -n 's/.*constants \([0-9]*\) .* instance \([0-9]*\), .* step \([0-9]*\)$/\1 \2 \3/p') \
            "${instructions%% *}"
    done
}

echo 'Portable C with doubles and floats on a Cortex-M4 with FPU (bytes; instructions of a step at -Os)'
row model real code instance stack step
measure heated_bed models/heated_bed_warmup/model.xmi BedWarmUpExperiment 0.05 bed.bedHeatCapacity.T bed.bedController.intErr
measure bouncing_ball models/bouncing_ball/model.xmi BallExperiment 0.001 ball.h ball.v
awk -v name=sampled_motor -v libraries=. -f tests/ivp/model.awk tests/events/sampled_motor/problem.txt >"$work/motor.xmi"
measure sampled_motor "$work/motor.xmi" Run 0.00025 i w
measure robot models/robot/model.xmi GravityCompensationExperiment 0.002 pend1.angle pend1.aV
