#!/bin/sh
# Neither the ids of elements nor their order in the file means anything: the trajectory stays the same.
. tests/lib.sh
work=$(fresh reordered)
[ -e "$TEST/libraries" ] || ln -s ../../libraries "$TEST/libraries"

for model in $MODELS; do
    source=models/$model/model.xmi
    mkdir -p "$work/$model.renamed" "$work/$model.reversed"
    awk -f tests/tools/rename.awk "$source" "$source" >"$work/$model.renamed/model.xmi"
    awk -v depth=6 -f tests/tools/reverse.awk "$source" | awk -v depth=4 -f tests/tools/reverse.awk |
        awk -v depth=2 -f tests/tools/reverse.awk >"$work/$model.reversed/model.xmi"
    block=$(block_of "$model")
    for variant in renamed reversed; do
        folder=$work/$model.$variant
        find "models/$model" \( -name '*.c' -o -name '*.csv' \) -exec cp {} "$folder" \;
        check "$model $variant is another file" sh -c '! cmp -s "$1" "$2"' sh "$source" "$folder/model.xmi"
        check "$model $variant is well-formed" xmllint --noout "$folder/model.xmi"
        check "$model $variant is compiled" "$SYSPHSC" -q --allow-c --block "$block" -o "$folder" "$folder/model.xmi"
        check "$model $variant is simulated" "$folder/$block" -q -o "$folder/result.csv"
    done
    check "$model renamed: the same result" cmp "$BUILT/$model/result.csv" "$work/$model.renamed/result.csv"
    check "$model reversed: the same trajectory" "$COMPARE" trajectory --tolerance 1e-6 "$BUILT/$model/result.csv" \
        "$work/$model.reversed/result.csv"
done
finish
