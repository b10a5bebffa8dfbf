#!/bin/sh
# Networks in which no two blocks are alike, from XMI to the executable: the cost per equation, in microseconds of CPU
# time of the generator and of the C compiler for each file, and in bytes of each; and the exponents p of the totals.
. tests/bench/lib.sh "$@"

# cost COMMAND...: microseconds per equation.
cost() {
    "$BIN/measure" "$@" 2>/dev/null | awk -v equations="$equations" '{ printf "%.0f", 1e6 * $2 / equations }'
}

bytes() {
    echo $(($(wc -c <"$1") / equations))
}

row() {
    printf '%6s %9s | %9s %9s | %11s %6s %6s | %11s %6s %6s\n' "$@"
}

echo 'Networks of N different stores and links (of one equation: us of CPU, bytes of C)'
row N equations generator whole mathematics checks tables mathematics checks tables
: >"$BENCH/irregular"
for n in 58 180 580 1800; do
    folder=$BENCH/irregular$n
    mkdir -p "$folder"
    awk -v n=$n -f tests/bench/irregular.awk | awk -f tests/tools/drawing.awk >"$folder/model.xmi"
    equations=$("$BIN/sysphsc" -b System --check "$folder/model.xmi" 2>/dev/null | sed -n 's/.* \([0-9]*\) equations.*/\1/p')
    generator=$(cost "$BIN/sysphsc" -q -b System --emit c -o "$folder" "$folder/model.xmi")
    whole=$(cost "$BIN/sysphsc" -q -b System --emit exe -o "$folder" "$folder/model.xmi")
    level=-O2
    [ "$(wc -c <"$folder/System.c")" -le 250000 ] || level=-O1
    c=$(cost "$CC" -std=c11 $level -c -o "$folder/part.o" "$folder/System.c")
    checks=$(cost "$CC" -std=c11 -O0 -c -o "$folder/part.o" "$folder/System_checks.c")
    tables=$(cost "$CC" -std=c11 -O0 -c -o "$folder/part.o" "$folder/System_tables.c")
    row $n "$equations" "$generator" "$whole" "$c" "$checks" "$tables" "$(bytes "$folder/System.c")" \
        "$(bytes "$folder/System_checks.c")" "$(bytes "$folder/System_tables.c")"
    echo "$equations $whole" >>"$BENCH/irregular"
done
awk '{ x = log($1); y = log($1 * $2); sx += x; sy += y; sxx += x * x; sxy += x * y }
     END { printf "%6s %9s | %9s %9.2f |\n", "p", "", "", (NR * sxy - sx * sy) / (NR * sxx - sx ^ 2) }' "$BENCH/irregular"
