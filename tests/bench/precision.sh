#!/bin/sh
# Work and precision of all models, measured by tests/work.sh; errors of the published problems in tests/ivp and of the
# event times in tests/events, compared with those of the reduced equations written by hand for CVODE with the same
# settings. For a problem that is not solved, the message is shown.
. tests/bench/lib.sh "$@"

echo 'Work against precision of all models (steps, right-hand sides, largest error relative to the greatest value)'
printf '%-25s %-6s %22s %22s %22s %22s\n' model method 1e-4 1e-6 1e-8 1e-10
for folder in models/*/; do
    model=$(basename "$folder")
    build=$BENCH/precision/$model
    rm -rf "$build"
    mkdir -p "$build"
    "$BIN/sysphsc" -q --allow-c -o "$build" "$folder/model.xmi" || exit 1
    program=$(ls "$build"/*.h)
    for method in bdf adams auto; do
        printf '%-25s %-6s' "$model" "$method"
        for tolerance in 1e-4 1e-6 1e-8 1e-10; do
            row=$(tests/work.sh "$BIN" "$model" "${program%.h}" "$build" "$method" "$tolerance") || exit 1
            # shellcheck disable=SC2086
            printf ' %6s %6s %8s' $row
        done
        echo
    done
done

echo
echo 'Errors at the end of published problems, and correct digits (ratio: generated to by hand)'
printf '%-20s %-9s %9s %9s %9s %9s %7s\n' problem tolerance error 'by hand' digits 'by hand' ratio
for problem in tests/ivp/*/; do
    name=$(basename "$problem")
    tests/ivp/measure.sh "$BIN" "$name" "$BENCH/ivp/$name" 2>&1
done | sed 's/  ok$//'

echo
echo 'Largest errors of the times of events (s; ratio: generated to by hand)'
printf '%-20s %-9s %6s %9s %9s %7s\n' problem tolerance events error 'by hand' ratio
for problem in tests/events/*/problem.txt; do
    name=$(basename "$(dirname "$problem")")
    grep -q '^shown' "$problem" || continue
    tests/events/measure.sh "$BIN" "$name" "$BENCH/events/$name" 2>&1
done | sed 's/  ok$//'
