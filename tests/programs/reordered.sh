#!/bin/sh
# Ids of elements and their order in the file have no meaning: with other ids the program is the same, with another
# order its trajectory.
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
        emit=c,exe
        [ $variant = reversed ] || emit=c
        check "$model $variant is compiled" "$SYSPHSC" -q --allow-c --block "$block" --emit $emit -o "$folder" "$folder/model.xmi"
    done
    check "$model renamed: the same program" same_program "$BUILT/$model/$block" "$work/$model.renamed/$block"
    check "$model reversed is simulated" "$folder/$block" -q -o "$folder/result.csv"
    check "$model reversed: the same trajectory" "$COMPARE" trajectory --tolerance 1e-6 "$BUILT/$model/result.csv" \
        "$work/$model.reversed/result.csv"
done
finish
