#!/bin/sh
# Errors of the times of events, beside those of the equations written by hand on CVODE's root finding with the same
# settings, as tests/events/measure.sh has it.
. tests/bench/lib.sh "$@"

echo 'Largest errors of the times of events (s; ratio: generated to by hand)'
printf '%-20s %-9s %6s %9s %9s %7s\n' problem tolerance events error 'by hand' ratio
for problem in tests/events/*/problem.txt; do
    name=$(basename "$(dirname "$problem")")
    grep -q '^shown' "$problem" || continue
    tests/events/measure.sh "$BIN" "$name" "$BENCH/events/$name" 2>&1
done | sed 's/  ok$//'
