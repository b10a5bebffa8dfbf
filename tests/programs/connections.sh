#!/bin/sh
# Connections between connectors, given as texts in tests/connections/NAME.txt: a model in the format of
# tests/tools/drawing.awk, then `runs OPTIONS` for a verified run of its block System, and `holds EXPRESSION`, an awk
# expression with column values v("PATH") that must hold in the last row. Or `refused REGEX`: the model is rejected with
# a message that has a matching line.
. tests/lib.sh
folder=$(fresh connections)

for case in tests/connections/*.txt; do
    name=$(basename "$case" .txt)
    grep -vE '^(runs|holds|refused) |^runs$' "$case" | awk -f tests/tools/drawing.awk >"$folder/$name.xmi"
    grep -E '^(runs|holds|refused) |^runs$' "$case" >"$folder/$name.steps"
    grep -q '^refused' "$folder/$name.steps" ||
        check "$name compiles" $SMALL -b System -o "$folder/$name" "$folder/$name.xmi"
    while read -r action rest <&3; do
        # shellcheck disable=SC2086
        case $action in
        runs) check "$name runs" "$folder/$name/System" -q --constants --verify --tolerance 1e-9 $rest -o "$folder/$name.csv" ;;
        holds) check "$name: $rest" last_row "$rest" "$folder/$name.csv" ;;
        refused) expect 1 "$rest" "$SYSPHSC" -q --check -b System "$folder/$name.xmi" ;;
        esac
    done 3<"$folder/$name.steps"
done
finish
