#!/bin/sh
# Parts that come and go: the flat systems of tests/presence/NAME.txt, drawn as tests/tools/machine.awk and drawing.awk
# read them, of the block System, are those of NAME.expected.
# make: out/bin/flat
. tests/lib.sh
work=$(fresh presence)

for case in tests/presence/*.txt; do
    name=$(basename "$case" .txt)
    awk -f tests/tools/machine.awk -f tests/tools/drawing.awk "$case" >"$work/$name.xmi"
    "$OUT/bin/flat" "$work/$name.xmi" System 2>&1 | sed 's/ *[a-z_]*\.xmi:[0-9]*$//' >"$work/$name.actual"
    [ -z "${UPDATE-}" ] || cp "$work/$name.actual" "tests/presence/$name.expected"
    check "$name: its flat system" diff -u "tests/presence/$name.expected" "$work/$name.actual"
done
finish
