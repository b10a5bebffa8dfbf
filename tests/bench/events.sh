#!/bin/sh
# The costs of events: a ball that keeps its height, and a motor with a 1 kHz controller, compared with the same
# equations written by hand with CVODE's root finding, stop times and restarts, with the same settings; both compiled
# with -O2. The programs run alternately, and the shortest time of each counts. Results go to /dev/null, with the column
# of one variable: a generated program writes two rows at each visible event, the hand-written ones write none.
# Instructions are those of a part of the run.
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

# parts KIND COUNT STOP SHOWN: COUNT parts of one kind, written by tests/bench/switching.awk and by switches.c
parts() {
    kind=$1 count=$2 stop=$3
    folder=$BENCH/events/$kind$count
    mkdir -p "$folder"
    awk -v kind="$kind" -v n="$count" -v restitution=1 -f tests/bench/switching.awk >"$folder/problem.txt"
    awk -v name="$kind" -v libraries=. -f tests/ivp/model.awk "$folder/problem.txt" >"$folder/model.xmi"
    "$BIN/sysphsc" -q --cflags -O2 -o "$folder" "$folder/model.xmi" || exit 1
    # shellcheck disable=SC2086
    "$CC" -std=c11 -O2 -DKIND="$kind" -DCOUNT="$count" -o "$folder/by_hand" tests/bench/switches.c $LIBRARIES || exit 1
    options="--tolerance 1e-6 --stop $stop --interval $stop --variables $4 -o /dev/null"
    # shellcheck disable=SC2086
    "$folder/Run" $options --stats >"$folder/stats"
    "$folder/by_hand" "$stop" 1e-6 2>"$folder/counted" >/dev/null
    # shellcheck disable=SC2086
    generated=$(seconds -n 3 "$folder/Run" -q $options)
    hand=$(seconds -n 3 "$folder/by_hand" "$stop" 1e-6)
    awk -v kind="$kind" -v count="$count" -v generated="$generated" -v hand="$hand" '
        FNR == NR { value[$1 " " $2] = $NF; if ($1 == "restarts") restarted = $2; next }
        { gsub(",", ""); printf "%-10s %6d %8d %8d %9d %9.1f %10.4f %10.4f %6.2f %11.4f\n", kind, count, $2, restarted,
              value["right-hand sides"], value["indicator evaluations"] / $2, generated, hand, generated / hand,
              1e3 * generated / $2 }' "$folder/stats" "$folder/counted" | tee -a "$BENCH/parts"
}

echo
echo 'N parts that switch (s of CPU; evaluations of indicators, and ms, for each event; ratio: generated to by hand)'
printf '%-10s %6s %8s %8s %9s %9s %10s %10s %6s %11s\n' part N events restarts calls looks generated 'by hand' ratio 'an event'
for run in 'thermostat 60 x1' 'flip 20 x' 'ball 1 h1'; do
    : >"$BENCH/parts"
    for count in 1 10 100 1000; do
        # shellcheck disable=SC2086
        parts ${run%% *} $count ${run#* }
    done
    awk '$2 >= 100 { cost[$2] = $NF }
         END { printf "%93s\n", sprintf("an event ~ N^%.2f", log(cost[1000] / cost[100]) / log(10)) }' "$BENCH/parts"
done
