#!/bin/sh
# Every block of the libraries does what its equations say: tests/libraries holds systems of them, in which the variables
# whose names end in `Error` are the differences to closed forms and must stay near 0 along the run.
. tests/lib.sh
work=$(fresh libraries)

for system in tests/libraries/*.xmi; do
    name=$(basename "$system" .xmi)
    check "$name compiles" "$SYSPHSC" -q --units=error -o "$work/$name" "$system"
    program=$(ls "$work/$name"/*.c 2>/dev/null | sed -n '1s/\.c$//p')
    check "$name verifies" "$program" -q --verify --tolerance 1e-10 -o "$work/$name.csv"
    check "$name: closed forms" awk -F, '
        NR == 1 {
            gsub(/\[[0-9,]*\]/, "") # "A[2,1]" is one column
            for (i = 1; i <= NF; i++) if ($i ~ /Error$/) { name[i] = $i; found = 1 }
            next
        }
        { for (i in name) if (!($i <= 1e-6 && $i >= -1e-6)) { print name[i] " is " $i " at " $1; bad = 1; exit 1 } }
        END { if (bad || !found || NR < 100) { print NR " rows"; exit 1 } }' "$work/$name.csv"
done
finish
