#!/bin/sh
# Sizes of the output: lines of the generated files of each model; for chains of N masses: bytes, the time from XMI to
# the executable, and its size without symbols.
. tests/bench/lib.sh "$@"

# bytes FILE...
bytes() {
    cat "$@" | wc -c
}

echo 'Generated C (lines; mathematics are what is reviewed)'
printf '%-26s %9s %11s %7s %7s %7s %9s\n' model structs mathematics checks tables all bytes
for model in models/*/; do
    name=$(basename "$model")
    folder=$BENCH/written/$name
    "$BIN/sysphsc" -q --allow-c --emit c -o "$folder" "$model/model.xmi" || exit 1
    block=$(echo "$folder"/*.h)
    block=${block%.h}
    set --
    for suffix in .h .c _checks.c _tables.c; do
        set -- "$@" "$(wc -l <"$block$suffix")"
    done
    printf '%-26s %9s %11s %7s %7s %7s %9s\n' "$name" "$@" $(($1 + $2 + $3 + $4)) "$(bytes "$block"*.[ch])"
done

echo
echo 'Chains of N masses, from XMI to the executable (ms, bytes)'
printf '%6s %9s %9s %12s %9s %9s %9s %9s\n' N generator whole mathematics checks tables C program
for n in 10 100 1000 3000; do
    make_chain $n
    folder=$BENCH/chain$n/written
    generator=$(milliseconds 3 "$BIN/sysphsc" -q --emit c -o "$folder" "$BENCH/chain$n/model.xmi")
    whole=$(milliseconds 3 "$BIN/sysphsc" -q -o "$folder" "$BENCH/chain$n/model.xmi")
    strip -o "$folder/stripped" "$folder/Run" || exit 1
    printf '%6s %9s %9s %12s %9s %9s %9s %9s\n' "$n" "$generator" "$whole" "$(bytes "$folder/Run.c" "$folder/Run.h")" \
        "$(bytes "$folder/Run_checks.c")" "$(bytes "$folder/Run_tables.c")" "$(bytes "$folder"/Run*.[ch])" \
        "$(bytes "$folder/stripped")"
done
