#!/bin/sh
# Every block of the libraries obeys its equations: tests/libraries has systems of such blocks. Their variables whose
# names end in `Error` are differences from closed forms and must stay near 0 during the run. Each block is used in one
# of them or in a model, directly or as a component of another block.
. tests/lib.sh
work=$(fresh libraries)

for system in tests/libraries/*.xmi; do
    name=$(basename "$system" .xmi)
    check "$name compiles" $SMALL --units=error -o "$work/$name" "$system"
    program=$(ls "$work/$name"/*.h 2>/dev/null | sed -n '1s/\.h$//p')
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

# Elements of the libraries, and `*` for tests and models, with their references; elements not reachable from `*` are
# untested.
cat >"$work/unused.awk" <<'EOF'
FNR == 1 { library = FILENAME ~ /^libraries/; element = library ? "" : "*" }
library && match($0, /<packagedElement xmi:type="uml:(Class|DataType)" xmi:id="[^"]*/) {
    element = substr($0, RSTART, RLENGTH)
    sub(/.*"/, "", element)
}
library && match($0, /<sysml:(Interface|Constraint)?Block [^>]*base_Class="[^"]*/) {
    block = substr($0, RSTART, RLENGTH)
    sub(/.*"/, "", block)
    blocks[block] = 1
}
{
    rest = $0
    while (element != "" && match(rest, /(\.xmi#| type="| general=")[A-Za-z0-9_.]+/)) {
        target = substr(rest, RSTART, RLENGTH)
        sub(/.*["#]/, "", target)
        uses[element] = uses[element] " " target
        rest = substr(rest, RSTART + RLENGTH)
    }
}
function visit(element,   list, count, i) {
    if (element in used) return
    used[element] = 1
    count = split(uses[element], list, " ")
    for (i = 1; i <= count; i++) visit(list[i])
}
END {
    visit("*")
    for (block in blocks) if (!(block in used)) { print "no test and no model uses " block; bad = 1 }
    exit bad
}
EOF
check 'every block is used' awk -f "$work/unused.awk" libraries/*.xmi tests/libraries/*.xmi models/*/model.xmi
expect 1 'uses RotationalMechanics.RotBacklash$' awk -f "$work/unused.awk" libraries/*.xmi models/*/model.xmi

# A library outside of the given folders is not read. If it differs from the shipped one, which is used, a warning is
# printed.
mkdir -p "$work/tree/models/bed" "$work/tree/libraries"
cp models/heated_bed_warmup/model.xmi "$work/tree/models/bed"
cp libraries/EntropyTransfer.xmi "$work/tree/libraries"
beside=$work/tree/models/bed/model.xmi
check 'a copy of a library needs no warning' test -z "$("$SYSPHSC" --check -q "$beside" 2>&1)"
sed '$a <!-- changed -->' libraries/EntropyTransfer.xmi >"$work/tree/libraries/EntropyTransfer.xmi"
expect 0 "EntropyTransfer.xmi', to which the model refers, is not opened: .* \[X30\]$" "$SYSPHSC" --check -q "$beside"
expect 0 'libraries/EntropyTransfer.xmi. is used instead, and differs from it$' "$SYSPHSC" --check -q "$beside"
check 'with the folder it is read' test -z "$("$SYSPHSC" --check -q -I "$work/tree/libraries" "$beside" 2>&1)"
finish
