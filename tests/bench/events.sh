#!/bin/sh
# The costs of events: a ball that keeps its height, and a motor with a controller of 1 kHz, beside the same equations on
# CVODE's root finding, stop times and restarts, with the same settings, written by hand; both compiled with -O2. The
# programs run in turn, and the shortest time of each counts. Results go to /dev/null, with the columns of one variable:
# a generated program writes two rows at each event that shows, the ones by hand write none. Instructions are those of a
# part of the run.
. tests/bench/lib.sh "$@"

seconds() {
    "$BIN/measure" "$@" 2>/dev/null | awk '{ print $2 }'
}

shortest() {
    printf '%s\n' "$@" | sort -g | head -n 1
}

# Millions of instructions of a whole run.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | awk '/Collected : / { printf "%.1f", $NF / 1e6 }'
}

# compare_with TITLE STOP SHORTER-STOP ARGUMENTS-BY-HAND, with `program` and its `options`
compare_with() {
    title=$1 stop=$2 shorter=$3 more=$4
    # shellcheck disable=SC2086
    "$CC" -std=c11 -O2 -o "$folder/by_hand" "$source" $LIBRARIES || exit 1
    generated= hand=
    for _ in 1 2 3; do
        # shellcheck disable=SC2086
        generated="$generated $(seconds "$program" -q $options --stop "$stop" --interval "$stop")"
        # shellcheck disable=SC2086
        hand="$hand $(seconds "$folder/by_hand" "$stop" 1e-6 $more)"
    done
    # shellcheck disable=SC2086
    generated=$(shortest $generated) hand=$(shortest $hand)
    # shellcheck disable=SC2086
    by_program=$(instructions "$program" -q $options --stop "$shorter" --interval "$shorter")
    # shellcheck disable=SC2086
    by_hand=$(instructions "$folder/by_hand" "$shorter" 1e-6 $more)
    # shellcheck disable=SC2086
    "$program" $options --stop "$stop" --interval "$stop" --stats >"$folder/stats"
    # shellcheck disable=SC2086
    "$folder/by_hand" "$stop" 1e-6 $more 2>"$folder/counted"
    awk -v title="$title" -v generated="$generated" -v hand="$hand" -v by_program="$by_program" -v by_hand="$by_hand" '
        FNR == NR { value[$1 " " $2] = $NF; if ($1 == "restarts") restarted = $2; next }
        { gsub(",", ""); events = $2; restarts = $4; calls = $NF }
        END {
            format = "%-8s %-10s %9d %9d %9d %9.3f %10.0f %6s %10.1f %6s\n"
            printf format, title, "generated", value["state events"] + value["time events"], restarted,
                value["right-hand sides"], generated, restarts / generated, "", by_program, ""
            printf format, "", "by hand", events, restarts, calls, hand, restarts / hand,
                sprintf("%.2f", generated / hand), by_hand, sprintf("%.2f", by_program / by_hand)
        }' "$folder/stats" "$folder/counted"
}

echo 'What events cost (s of CPU; restarts per second; million instructions; ratio: generated to by hand)'
printf '%-8s %-10s %9s %9s %9s %9s %10s %6s %10s %6s\n' model program events restarts calls CPU 'a second' ratio instr. ratio
folder=$BENCH/events/ball source=tests/events/bouncing_ball/by_hand.c
mkdir -p "$folder"
"$BIN/sysphsc" -q --cflags -O2 -o "$folder" models/bouncing_ball/model.xmi || exit 1
program=$folder/BallExperiment options='--set ball.restitution=1 --tolerance 1e-6 --variables ball.h -o /dev/null'
compare_with ball 20000 1000 '1 quiet'
folder=$BENCH/events/motor source=tests/events/sampled_motor/by_hand.c
mkdir -p "$folder"
awk -v name=sampled_motor -v libraries=. -f tests/ivp/model.awk tests/events/sampled_motor/problem.txt >"$folder/model.xmi"
"$BIN/sysphsc" -q --cflags -O2 -o "$folder" "$folder/model.xmi" || exit 1
program=$folder/Run options='--tolerance 1e-6 --variables w -o /dev/null'
compare_with motor 1000 2 ''
