#!/bin/sh
# Networks with one large loop: times of the compiler, the C compiler and the program, with the augmented system and
# with a full Jacobian instead.
. tests/bench/lib.sh "$@"

DENSE_NODES=1000 # no larger sizes for a full Jacobian, whose time is cubic

row() {
    printf '%6s %3s | %7s %7s %8s %9s | %9s %9s %9s %6s | %9s\n' "$@"
}

# seconds COMMAND...: seconds of CPU time.
seconds() {
    "$BIN/measure" "$@" 2>/dev/null | awk '{ printf "%.3f", $2 }'
}

# The counts of a program's statistics: states, steps, unknowns of the augmented system, its nonzeros.
counts() {
    "$@" | awk '/^  states / { states = $2 } /^  steps / { steps = $2 } / augmented / { size = $3; nonzeros = $6 }
                END { print states, steps, size, nonzeros }'
}

echo 'Networks of N by N nodes, every fourth one with a capacitor (10 s at 1e-6; CPU s)'
row law N states loop unknowns nonzeros generator compiler simulate steps full
for law in ohm cubic; do
    for n in 11 21 31 41 51; do
        folder=$BENCH/$law$n
        mkdir -p "$folder"
        awk -v n=$n -v law=$law -f tests/bench/network.awk |
            awk -v name=network -v libraries=../../../libraries -f tests/ivp/model.awk >"$folder/model.xmi"
        generator=$(seconds "$BIN/sysphsc" -q --emit c -o "$folder" "$folder/model.xmi")
        compiler=$(seconds "$CC" -std=c11 -O1 -I"$folder" -I"$folder/runtime" -o "$folder/Run" "$folder"/Run*.c \
            "$BIN/../lib/runtime.a" $LIBRARIES)
        simulate=$(seconds "$folder/Run" -q -o /dev/null)
        full=
        if [ $((n * n)) -le $DENSE_NODES ]; then
            sed '/^    \.is_augmented = /d' "$folder/Run_tables.c" >"$folder/full.c"
            "$CC" -std=c11 -O1 -I"$folder" -I"$folder/runtime" -o "$folder/full" "$folder/Run.c" \
                "$folder/Run_checks.c" "$folder/full.c" \
                "$BIN/../lib/runtime.a" $LIBRARIES || exit 1
            full=$(seconds "$folder/full" -q -o /dev/null)
        fi
        loop=$("$folder/Run" --equations | sed -n 's/.*loop 1, sparse, [a-z]*, \([0-9]*\) unknowns.*/\1/p')
        # shellcheck disable=SC2046
        set -- $(counts "$folder/Run" -q --stats -o /dev/null)
        row $law $n "$1" "$loop" "$3" "$4" "$generator" "$compiler" "$simulate" "$2" "$full"
    done
done
