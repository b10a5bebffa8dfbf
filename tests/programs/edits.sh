#!/bin/sh
# What a change of the drawing changes in listings and in C, and no more: ids come from names.
. tests/lib.sh
work=$(fresh edits)
model=models/two_tank_hydraulics/model.xmi

# compiled NAME SCRIPT: the model as that script of awk changes it, in a folder of that name.
compiled() {
    mkdir -p "$work/$1"
    awk "$2" "$model" >"$work/$1/model.xmi"
    check "$1: it is compiled" "$SYSPHSC" -q --emit physical,constraint,causal,discretized,c -o "$work/$1/out" "$work/$1/model.xmi"
}

# listing NAME: the levels, without where things are drawn.
listing() {
    for level in causal constraint physical; do
        sed '/^Drawn in$/,$d; /^drawn in$/,$d; /^drawn in, /,$d' "$work/$1/out/ConnectedTanksExperiment.$level.txt"
    done
}

compiled plain '{ print }'
listing plain >"$work/plain.txt"

compiled comment '/<packagedElement/ { print "<!-- a comment -->" } { print }'
check 'comment: the model has other lines' sh -c '! cmp -s "$@"' sh "$work/plain/model.xmi" "$work/comment/model.xmi"
listing comment >"$work/comment.txt"
check 'comment: the listings stay' diff "$work/plain.txt" "$work/comment.txt"
for file in ConnectedTanksExperiment.c ConnectedTanksExperiment.h ConnectedTanksExperiment.discretized.txt; do
    check "comment: $file stays" diff "$work/plain/out/$file" "$work/comment/out/$file"
done

sh -c '
    diff "$1_tables.c" "$2_tables.c" | grep "^[<>]" | grep -v "#define DRAWN_\|{\"model.xmi\", \"\|\.fingerprint"
    diff "$1_checks.c" "$2_checks.c" | grep "^[<>]" | grep -v "^[<>]     {[0-9]*, \"[A-Za-z0-9]*\", [0-9]*},$"' \
    sh "$work/plain/out/ConnectedTanksExperiment" "$work/comment/out/ConnectedTanksExperiment" >"$work/tables"
check 'comment: nothing else does' test ! -s "$work/tables"

# Before all others, so that what is counted would be counted otherwise.
compiled part '/name="fluidReservoir1"/ {
        print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"spare\" name=\"spare\" aggregation=\"composite\" type=\"TwoTankHydraulics.Tank\">"
        print "<defaultValue xmi:type=\"uml:InstanceValue\" xmi:id=\"spare.default\" instance=\"TwoTankHydraulics.fluidReservoir2Values\"/>"
        print "</ownedAttribute>" }
    { print }'
listing part >"$work/part.txt"
check 'part: no line of a listing goes but those that count' sh -c '! diff "$1" "$2" | grep "^<" | grep -v "equation\|assignment"' \
    sh "$work/plain.txt" "$work/part.txt"
check 'part: it is listed' grep -q 'der(spare.fluidLevel) := ' "$work/part.txt"
sed -n 's/.*\/\* \([a-z].*\) \*\/.*/\1/p' "$work/plain/out/ConnectedTanksExperiment.c" >"$work/equations"
check 'part: the C has all equations by the same ids' \
    sh -c 'test -s "$1" && while read -r line; do grep -qF "$line" "$2" || exit 1; done <"$1"' \
    sh "$work/equations" "$work/part/out/ConnectedTanksExperiment.c"

compiled equation '{ sub(/p = gravity\*fluidLevel\*fluidDensity/, "p = 2*gravity*fluidLevel*fluidDensity"); print }'
listing equation >"$work/equation.txt"
check 'equation: what it says changes' test "$(diff "$work/plain.txt" "$work/equation.txt" | grep -c '^>')" -eq 7
check 'equation: nothing else does' sh -c '! diff "$1" "$2" | grep "^>" | grep -vF "2*"' \
    sh "$work/plain.txt" "$work/equation.txt"

compiled renamed '{ gsub(/name="pipe"/, "name=\"tube\""); print }'
listing renamed >"$work/renamed.txt"
sed 's/\<pipe\>/tube/g; s/  *$//; s/   */  /g' "$work/plain.txt" >"$work/expected.txt"
check 'renamed: what names it changes' sh -c 'sed "s/  *$//; s/   */  /g" "$2" | diff "$1" -' \
    sh "$work/expected.txt" "$work/renamed.txt"

# --diff says the same, of models and of their documents.
differ() { # STATUS NAME PATTERN...
    status=$1 name=$2
    shift 2
    for pattern in "$@"; do
        expect "$status" "$pattern" "$SYSPHSC" -q --diff "$model" "$work/$name/model.xmi"
    done
}
check 'diff: a comment is no difference' "$SYSPHSC" -q --diff "$model" "$work/comment/model.xmi"
differ 1 part '^  \+ spare  TwoTankHydraulics::Tank$' '^  \+ spare.law.storage  der\(fluidLevel\) = -q/tankSurfaceArea$'
check 'diff: nothing else changes with the part' sh -c '! "$1" -q --diff "$2" "$3" | grep "^  [^+]"' \
    sh "$SYSPHSC" "$model" "$work/part/model.xmi"
differ 1 equation '^  ~ fluidReservoir1.law.pressure$' '^      now  *p = 2\*gravity\*fluidLevel\*fluidDensity$' \
    '^  ! fluidReservoir1.tankOpening.p--pipe.pipeOpening1.p  fluidReservoir1.tankOpening.p$'
check 'diff: two equations, and no more' test \
    "$("$SYSPHSC" -q --diff "$model" "$work/equation/model.xmi" | grep -c '^  [-+~]')" -eq 2
for name in plain equation; do
    check "$name has a document" "$SYSPHSC" -q --emit review -o "$work/$name/sheet" "$work/$name/model.xmi"
done
document=sheet/ConnectedTanksExperiment.review.json
check 'diff: a model and its document' "$SYSPHSC" -q --diff "$work/plain/model.xmi" "$work/plain/$document"
"$SYSPHSC" -q --diff "$work/plain/model.xmi" "$work/equation/model.xmi" >"$work/models.diff"
"$SYSPHSC" -q --diff "$work/plain/$document" "$work/equation/$document" -o "$work/page" >"$work/documents.diff"
check 'diff: documents differ as models do' diff "$work/models.diff" "$work/documents.diff"
check 'diff: the page is whole' python3 tests/tools/sheet.py "$work/page/ConnectedTanksExperiment.diff.html"
check 'diff: the page shows it' grep -q '<ins>p = 2\*gravity' "$work/page/ConnectedTanksExperiment.diff.html"
echo '{}' >"$work/other.json"
expect 2 'this is no document of --emit review$' "$SYSPHSC" --diff "$work/other.json" "$model"
echo '{' >"$work/other.json"
expect 2 'this is no document of --emit review: ' "$SYSPHSC" --diff "$work/other.json" "$model"
expect 2 '.' "$SYSPHSC" --diff "$work/none.xmi" "$model"
finish
