#!/bin/sh
# --realtime: with fixed steps, rows are bitwise those of a run that is not paced. The run takes the right time, and no
# time is lost by a pause. Overruns are counted, caught up, skipped or rejected; rows without room are counted. While
# stepping, the only system calls are for sleeping.
. tests/lib.sh
. tests/verified.sh
work=$(fresh realtime)

make_text flip <<'END'
variable x = 1
variable v = 0
variable level
der(x) = v
der(v) = -x
level = if x > 0.5 then 2 else 1
END
program=$work/flip/System

# hundredths COMMAND...: the duration of a command in hundredths of a second.
hundredths() {
    from=$(date +%s%N)
    "$@" >"$work/said" 2>&1
    status=$?
    echo $((($(date +%s%N) - from) / 10000000))
    return $status
}

# counted NAME: a number of the record.
counted() {
    sed -n "s/^ *\"$1\": \([0-9.e+-]*\).*/\1/p" "$work/record.json"
}

# True if a program may lock its memory.
lockable() {
    case $(ulimit -l) in unlimited) true ;; *) test "$(ulimit -l)" -ge 8192 ;; esac
}

for solver in rk4 euler implicit-euler bdf; do
    case $solver in bdf) step= ;; *) step='--step 0.01' ;; esac
    # shellcheck disable=SC2086
    check "$solver" "$program" -q --solver $solver $step --stop 2 --interval 0.05 --events "$work/events.csv" -o "$work/rows.csv"
    # shellcheck disable=SC2086
    took=$(hundredths "$program" -q --realtime=10 --solver $solver $step --stop 2 --interval 0.05 \
        --events "$work/paced_events.csv" -o "$work/paced.csv" --record "$work/record.json")
    check "$solver, paced: the same rows" cmp "$work/rows.csv" "$work/paced.csv"
    check "$solver, paced: the same events" cmp "$work/events.csv" "$work/paced_events.csv"
    check "$solver, paced: at least 0.2 s of the clock, $took hundredths" test "$took" -ge 20
    lockable || continue
    check "$solver, paced: no page faults, $(counted page_faults)" test "$(counted page_faults)" -le 1
done
check 'a MAT file' "$program" -q --realtime=100 --solver rk4 --step 0.01 --stop 2 --interval 0.05 -o "$work/paced.mat"
check 'as it is without' "$program" -q --solver rk4 --step 0.01 --stop 2 --interval 0.05 -o "$work/rows.mat"
check 'the same MAT file' cmp "$work/rows.mat" "$work/paced.mat"

# A full disk is noticed by the thread that writes, and told at the end.
for option in --events --record -o; do
    expect 3 'cannot write /dev/full: No space left on device \[R11\]' "$program" -q --realtime=100 --solver rk4 --step 0.01 \
        --stop 2 -o "$work/full.csv" $option /dev/full
done

# A pace a million times faster than real time is never reached.
fast='--realtime=1e6 --solver rk4 --step 0.001 --stop 5 --interval 0.1'
# shellcheck disable=SC2086
expect 1 "^error: a step took longer than its time: at time [0-9.e-]*: the step before it ended .* \[R72\]" \
    "$program" $fast --overrun stop -o "$work/stopped.csv"
check 'told once' sh -c '! grep -q "R91" "$1"' sh "$work/said"
# shellcheck disable=SC2086
check 'it catches up' "$program" -q $fast --record "$work/record.json" -o "$work/caught.csv"
check "overruns are counted, $(counted overruns)" test "$(counted overruns)" -gt 100
# shellcheck disable=SC2086
check 'or skips' "$program" -q $fast --overrun skip --record "$work/record.json" -o "$work/skipped.csv"
check "periods are skipped, $(counted skipped)" test "$(counted skipped)" -gt 100
# shellcheck disable=SC2086
expect 0 '^warning: steps are late: [0-9]+ of 5000 steps ended after the deadline, by at most [0-9.e-]+ s \[R91\]$' \
    "$program" $fast -o "$work/skipped.csv" --record "$work/record.json"
largest() { sed -n 's/.* by at most \([0-9.e-]*\) s.*/\1/p; s/^  lateness of steps .* largest: \([0-9.e-]*\) s$/\1/p' "$work/said" | sort -u | wc -l; }
# shellcheck disable=SC2086
"$program" $fast --overrun skip --stats -o "$work/skipped.csv" >"$work/said" 2>&1
skipped=$(sed -n 's/^  overruns .*, \([0-9]*\) periods skipped$/\1/p' "$work/said")
check "skipped periods are told, $skipped" grep -q "steps ended after the deadline, by .*; periods skipped: $skipped .R91.\$" "$work/said"
check 'and one largest lateness' test "$(largest)" -eq 1
check 'all steps are counted' jq -e '.realtime.steps == 5000' "$work/record.json"
# shellcheck disable=SC2086
check 'not with -q' sh -c 'test -z "$("$@" 2>&1)"' sh "$program" -q $fast -o "$work/skipped.csv"
check 'no step of the simulation is' cmp "$work/caught.csv" "$work/skipped.csv"

# The run begins at the given time of the clock.
now=$(awk '{ print $1 }' /proc/uptime)
soon=$(awk -v now="$now" 'BEGIN { printf "%.2f", now + 1.5 }')
took=$(hundredths "$program" -q --realtime --begin-at "$soon" --solver rk4 --step 0.01 --stop 0.1 -o "$work/begun.csv" \
    --record "$work/record.json")
check "begun at $soon, $(counted origin)" awk -v a="$soon" -v b="$(counted origin)" 'BEGIN { exit !(a - b < 1e-6 && b - a < 1e-6) }'
expect 3 '^error: the run cannot be paced: --begin-at 1: the clock is already at [0-9.e+]* \[R71\]' \
    "$program" -q --realtime --begin-at 1 --solver rk4 -o "$work/never.csv"

# A signal ends the run with whole rows; while the process is stopped, the run is paused.
"$program" -q --realtime --stop never --interval 0.01 --solver rk4 --step 0.001 --record "$work/record.json" \
    -o "$work/endless.csv" 2>"$work/said" &
paced=$!
(sleep 20 && kill -KILL $paced) 2>/dev/null &
sleep 0.4
kill -TSTP $paced
sleep 0.6
kill -CONT $paced
sleep 0.4
kill -TERM $paced
wait $paced
check 'ended by a signal' test $? -eq 143
check 'with whole rows' awk -F, 'NR == 1 { n = NF } NF != n { bad = 1 } END { exit bad || NR < 10 }' "$work/endless.csv"
check "paused for 0.6 s, $(counted paused)" awk -v s="$(counted paused)" 'BEGIN { exit !(s > 0.5) }'
check 'and not in its time' awk -F, 'END { exit !($1 < 5) }' "$work/endless.csv"

# Rows that are read too slowly are lost and counted; the run never waits for the reader.
"$program" --realtime=1000 --solver rk4 --step 0.001 --stop 100 --interval 0.001 --stats -o - 2>"$work/said" |
    { sleep 1; cat; } >"$work/slow.csv"
check 'all rows' "$program" -q --solver rk4 --step 0.001 --stop 100 --interval 0.001 -o "$work/all.csv"
all=$(($(wc -l <"$work/all.csv") - 1))
lost=$(sed -n 's/^note: \([0-9]*\) rows and 0 events are lost, .*/\1/p' "$work/said")
check "rows are lost, $lost" test "${lost:-0}" -gt 0
check 'all others are there' test $(($(wc -l <"$work/slow.csv") - 1 + ${lost:-0})) -eq "$all"
check 'as told' grep -qx "  rows                     $((all - ${lost:-0}))" "$work/said"

expect 2 '^error: wrong argument: --begin-at needs --realtime \[R02\]' "$program" --begin-at 5
expect 2 '^error: wrong argument: --overrun needs --realtime \[R02\]' "$program" --overrun skip
expect 2 "--overrun takes stop, skip and catch-up, not 'late'" "$program" --realtime --overrun late
expect 2 'out of range: --realtime takes a factor from 1e-6 to 1e6, not 0 \[R04\]' "$program" --realtime=0
expect 2 'fix: write --realtime for the speed of the clock, or --realtime=10 ' "$program" --realtime=0
expect 2 '^error: wrong argument: --realtime 10: write --realtime=10 \[R02\]' "$program" --realtime 10
expect 2 "not a number: 'fast'" "$program" --realtime=fast
expect 2 'wrong argument: --realtime cannot be combined with --steady' "$program" --realtime --steady
expect 2 'wrong argument: --realtime cannot be combined with --check-tolerance' "$program" --realtime --check-tolerance

if command -v strace >/dev/null 2>&1; then
    check 'traced' strace -f -o "$work/calls" "$program" -q --realtime=5 --solver rk4 --step 0.001 --stop 2 --events "$work/e.csv" \
        -o "$work/traced.csv"
    check 'sleep alone' awk '
        { thread = $1; name = $2; sub(/\(.*/, "", name) }
        NR == 1 { own = thread }
        thread == own && name == "clock_nanosleep" { sleeps++; since = other; other = 0; next }
        thread == own && sleeps > 0 && !/resumed/ { other++; if (sleeps > 5 && sleeps < 300) print }
        thread == own && sleeps > 5 && sleeps < 300 && other { exit 1 }' "$work/calls"
fi
finish
