#!/bin/sh
# Plots as they are to be read: every name is whole and fits, curves with a name are told apart, others are counted.
. tests/lib.sh
work=$(fresh plots)

awk 'BEGIN {
    print "block Cell"
    for (i = 1; i <= 40; i++)
        print "variable temperatureOfElement" i " = " i "\nder(temperatureOfElement" i ") = -temperatureOfElement" i
    print "\nblock Assembly\npart electrochemicalStorageCell Cell\n"
    print "block System\npart batteryOfTheVehicle Assembly"
}' | awk -f tests/tools/drawing.awk >"$work/many.xmi"
check 'a model with many long names' "$SYSPHSC" -q -o "$work/many" "$work/many.xmi"
program=$work/many/System

# names FILE: what the legend says, a line each; width FILE: of the picture.
names() { sed -n 's/.*<text class="legend"[^>]*>\(.*\)<\/text>$/\1/p' "$1"; }
# fits FILE: no text of the legend ends beyond the picture, with letters 7.5 pixels wide, as those of DejaVu Sans are.
fits() {
    awk '/^<svg/ { match($0, / width="[0-9]*/); width = substr($0, RSTART + 8, RLENGTH - 8) }
        /class="(legend|common)"/ {
            match($0, / x="[0-9.]*/)
            at = substr($0, RSTART + 4, RLENGTH - 4)
            gsub(/<[^>]*>/, "")
            if (at + 7.5 * length($0) > width + 0) { print; found = 1 }
        }
        END { exit found || !width }' "$1"
}

picture=$work/few.svg
check 'few curves' "$program" -q --variables 'batteryOf*Element?' --plot "$picture" -o "$work/few.csv"
check 'few: names without what they share' test "$(names "$picture" | head -n 1)" = temperatureOfElement1
check 'few: what they share' grep -q '>names begin with batteryOfTheVehicle.electrochemicalStorageCell\.<' "$picture"
check 'few: they fit' fits "$picture"

picture=$work/many.svg
check 'many curves' "$program" -q --variables 'batteryOf*' --plot "$picture" -o "$work/many.csv"
check 'many: well-formed' xmllint --noout "$picture"
check 'many: as many names as styles, and two lines' test "$(names "$picture" | wc -l)" -eq 34
check 'many: no two names are equal' test -z "$(names "$picture" | sort | uniq -d)"
check 'many: all curves are drawn' test "$(grep -c '^<path class="curve".*d="M[^L]*L[^L]*L' "$picture")" -eq 40
check 'many: no two curves with a name look the same' test -z "$(grep -o '^<g stroke="[^>]*>' "$picture" | sort | uniq -d)"
check 'many: the others are counted' grep -q '>8 more are grey and have no name:<' "$picture"
check 'many: the remedy' grep -q '>choose some with --variables<' "$picture"
check 'many: they fit' fits "$picture"
finish
