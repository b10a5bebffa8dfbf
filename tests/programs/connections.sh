#!/bin/sh
# The joints of connectors, drawn as texts: tests/connections/NAME.txt. A model as tests/tools/drawing.awk reads it, then
# `runs OPTIONS` of its block System, verified, and `holds EXPRESSION`: what must hold of its last row, in awk and the
# columns' values v("PATH"). Or `refused REGEX`: a line of the message that the model ends in.
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
