#!/bin/sh
# Work against precision of all models: steps, right-hand sides, and the error against the reference, as tests/work.sh has
# it.
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
    for method in bdf adams; do
        printf '%-25s %-6s' "$model" "$method"
        for tolerance in 1e-4 1e-6 1e-8 1e-10; do
            row=$(tests/work.sh "$BIN" "$model" "${program%.h}" "$build" "$method" "$tolerance") || exit 1
            # shellcheck disable=SC2086
            printf ' %6s %6s %8s' $row
        done
        echo
    done
done
