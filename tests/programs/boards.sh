#!/bin/sh
# Portable C on an emulated Cortex-M4: the trajectory is bitwise that of the program if no function of libm is called,
# otherwise equal within two units in the last place per call. A few models, or all of portable.sh if TEST_ALL is set.
. tests/lib.sh
. tests/portable.sh
. tests/board.sh
work=$(fresh boards)
has_board 'portable C on a Cortex-M4' || finish
# shellcheck disable=SC2086
check 'no warning of its start' arm-none-eabi-gcc $BOARD_CPU $STRICT -c -o "$work/board.o" executives/board.c
# shellcheck disable=SC2086
check 'no warning of its start with an FPU' arm-none-eabi-gcc $BOARD_CPU -mthumb $BOARD_FPU $STRICT -c -o "$work/board.o" \
    executives/board.c

# same NAME MODEL PROGRAM STEP STOP
same() {
    given=$1
    shift
    for method in rk4 ${TEST_ALL:+euler}; do
        portable_c "$given" $method "$@"
        # shellcheck disable=SC2086
        check "$given on the board with $method" python3 tests/tools/portable.py "$folder/portable" "$block" "$prefix" \
            "$work/rows.csv" --runner "$BOARD_RUN" --units 2 $BOARD_CC
        [ -z "${VERBOSE-}" ] || echo "$given $method $output"
    done
}

# ---- the example ----

"$SYSPHSC" -q -b PIController --emit portable -o "$work" models/cruise_controller/model.xmi
for rate in 100 1000; do
    # shellcheck disable=SC2086
    check "tick.c, $rate steps a second" $BOARD_CC $STRICT -Os -DRATE=$rate -I "$work/portable" -o "$work/tick$rate" executives/tick.c \
        "$work/portable/PIController.c" -lm
done
# shellcheck disable=SC2086
expect 0 '^status 0, 0 overruns$' $BOARD_RUN "$work/tick100" -icount shift=5,sleep=off
# shellcheck disable=SC2086
expect 1 '^status 0, [1-9][0-9]* overruns$' $BOARD_RUN "$work/tick1000" -icount shift=10,sleep=off

# ---- size and speed ----

# The table of make bench TABLES=board: code size, stack of the calls and of a run, and instructions compared with
# hand-written code.
tests/bench/board.sh "$(dirname "$SYSPHSC")" >"$work/table"
check 'the goals of bench/board.sh' awk 'NR > 2 && $1 != "on" { rows++; if ($2 > $3 || $4 > $6 || $5 > $6 || $9 > 1.1 || $NF != "same") { print; bad = 1 } }
    END { exit bad || rows != 3 }' "$work/table"

# ---- the models ----

few='bouncing_ball heated_bed_warmup cruise_controller gripper'
portable_runs >"$work/runs"
while read -r model step stop; do
    case ${TEST_ALL:+all} in
    '') case " $few " in *" $model "*) ;; *) continue ;; esac ;;
    esac
    same "$model" "models/$model/model.xmi" "$(program_in "$BUILT/$model")" "$step" "$stop"
done <"$work/runs"

[ -n "${TEST_ALL-}" ] || finish
portable_events >"$work/events"
while read -r event; do
    same "events_$event" "$work/$event.xmi" "$(program_in "$work/$event")" 0.00025 3
done <"$work/events"
finish
