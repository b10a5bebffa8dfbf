#!/bin/sh
# Errors of the published problems in tests/ivp, beside those of the reduced equations written by hand with the same
# settings, as tests/ivp/measure.sh has it. A problem that is not solved shows the message.
. tests/bench/lib.sh "$@"

echo 'Errors at the end of published problems, and correct digits (ratio: generated to by hand)'
printf '%-20s %-9s %9s %9s %9s %9s %7s\n' problem tolerance error 'by hand' digits 'by hand' ratio
for problem in tests/ivp/*/; do
    name=$(basename "$problem")
    tests/ivp/measure.sh "$BIN" "$name" "$BENCH/ivp/$name" 2>&1
done | sed 's/  ok$//'
