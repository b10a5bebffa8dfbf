#!/bin/sh
# One model as several tools write it: but for the places in the files, the causal listings are the same.
. tests/lib.sh
work=$(fresh dialects)

# The listing without the places that it names.
placeless() {
    sed 's/ *charger\.[a-z]*:[0-9][0-9]*$//' "$1"
}

for model in tests/dialects/omg/charger.xmi tests/dialects/[!o]*/charger.*; do
    dialect=$(basename "$(dirname "$model")")
    check "$dialect: it is compiled without a message" \
        sh -c 'test -z "$("$@" 2>&1)"' sh "$SYSPHSC" --emit causal -o "$work/$dialect" "$model"
    placeless "$work/$dialect/Charger.causal.txt" >"$work/$dialect.txt" 2>/dev/null
    check "$dialect: the listing is the same" diff -u "$work/omg.txt" "$work/$dialect.txt"
done
check 'it has a state, equations and an algorithm' grep -c 'pack.store.v  *start 3.0' "$work/omg.txt"
expect 0 '^33 equations drawn, 0 derived; 26 eliminated as aliases' cat "$work/omg.txt"
check 'places are named' grep -q 'charger.xmi:[0-9]' "$work/omg/Charger.causal.txt"

# It charges from 4 V to 10 V through 0.35 Ohm, again and again.
check 'it is compiled' "$SYSPHSC" -o "$work/omg" tests/dialects/omg/charger.xmi
check 'it runs' "$work/omg/Charger" -q --stop 10 --verify --events "$work/events.txt" -o "$work/result.csv"
expect 0 '' awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "pack.store.v") column = i }
    NR > 1 && $1 > 1.6 { v = $column; if (v > most) most = v }
    NR > 1 && $1 > 2 { if (!least || v < least) least = v }
    END { exit !(most > 9.999999 && most < 10.000001 && least > 3.999999 && least < 4.000001) }' "$work/result.csv"
finish
