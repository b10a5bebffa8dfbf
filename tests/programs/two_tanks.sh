#!/bin/sh
# The executable model of the corpus in another profile (SysML4Modelica): its run is compared with the table in the
# manifest, which was computed without this compiler.
. tests/lib.sh
work=$(fresh two_tanks)
corpus=tests/corpus

check 'it compiles' $SMALL -I "$corpus" -o "$work" "$corpus/papyrus07-two-tanks-modelica.uml"
check 'it runs, verified' "$work/TanksConnectedPI" -q --verify --stop 500 --interval 0.5 -o "$work/result.csv"

# Reads the rows of the table, then the result: at the time of each row, the four columns agree within 1e-4.
compared=$(awk -F'[|,]' '
    FNR == 1 { file++ }
    file == 1 && /^\| t \(s\)/ { within = 1; next }
    file == 1 && within && !/^\|/ { within = 0 }
    file == 1 && within && $2 + 0 > 0 { for (i = 3; i <= 6; i++) wanted[$2 + 0, i - 2] = $i; rows++ }
    file == 2 && FNR == 1 { for (i = 1; i <= NF; i++) { gsub(/"/, "", $i); column[$i] = i } }
    file == 2 && FNR > 1 {
        value[1] = $column["tank1.h"]; value[2] = $column["tank2.h"]
        value[3] = $column["controller1.x"]; value[4] = $column["controller2.x"]
        for (i = 1; i <= 2; i++)
            if (value[i] > highest[i]) highest[i] = value[i]
        if (!(($1 + 0, 1) in wanted)) next
        met[$1 + 0] = 1
        for (i = 1; i <= 4; i++)
            if ((value[i] - wanted[$1 + 0, i]) ^ 2 > 1e-8) print "t = " $1 ": " value[i] ", not " wanted[$1 + 0, i]
    }
    END {
        for (t in met) rows_met++
        if (rows_met != 10 || rows != 10) print rows_met " of " rows " rows met"
        if ((highest[1] - 0.4686) ^ 2 > 1e-6 || (highest[2] - 0.9321) ^ 2 > 1e-6) print "highest: " highest[1] " " highest[2]
    }' "$corpus/MANIFEST.md" "$work/result.csv")
check "it agrees with the manifest: $compared" test -z "$compared"
finish
