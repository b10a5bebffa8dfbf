#!/bin/sh
# The models of tests/corpus, as written by tools: the counts of the compiler, and the outcome of each file.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh corpus)
corpus=tests/corpus

# The counts of --check are those of the manifest; an archive counts as its model.
files=$(cd "$corpus" && ls | grep -vE "\.(md|txt)$")
for file in $files; do
    "$SYSPHSC" --check -I "$corpus" "$corpus/$file" >"$work/$file.output" 2>"$work/$file.messages" </dev/null
    awk -v file="$(echo "$file" | sed 's/repacked.mdzip/model.xmi/')" -f tests/tools/counts.awk "$corpus/MANIFEST.md" | sort >"$work/$file.wanted"
    awk -f tests/tools/counts.awk "$work/$file.output" | sort >"$work/$file.counted"
    check "$file: it has the manifest's counts" diff "$work/$file.wanted" "$work/$file.counted"
done
counted=$(cat "$work"/*.wanted | wc -l)
check "the manifest has counts: $counted" test "$counted" -gt 240

# A referenced document: if it is missing, the message names it and all elements used (three more of the 26 are in
# extensions); if it exists, it is found under another file extension.
logistics=$corpus/magicdraw19-discrete-event-logistics.xml
mkdir "$work/library"
cp "$corpus/magicdraw19-commodity-flow-network.xml" "$work/library/CommodityFlowNetwork.xml"
expect 1 "note: 'CommodityFlowNetwork.mdzip' is not found; the model refers to 23 elements of it \[X20\]$" \
    "$SYSPHSC" --check "$logistics"
expect 1 "^    CommodityFlowNetwork::FlowNetwork::flowNode \(redefinedProperty, " "$SYSPHSC" --check "$logistics"
"$SYSPHSC" --check -I "$work/library" "$logistics" >"$work/found" 2>&1 </dev/null
check 'the other document is found' sh -c '! grep -E "X20|X10|X11" "$1"' sh "$work/found"

# The outcome of each file, given by one line.
sed '/^#/d; s/ *| */|/g' "$corpus/outcomes.txt" >"$work/outcomes"
while IFS='|' read -r file options status pattern; do
    # shellcheck disable=SC2086
    expect "$status" "$pattern" "$SYSPHSC" --check -I "$corpus" $options "$corpus/$file"
done <"$work/outcomes"
for file in $files; do
    check "$file has an outcome" grep -q "^$file|" "$work/outcomes"
    check "$file: no sanitizer complains" sh -c '"$@" >/dev/null 2>&1; [ $? -le 1 ]' sh \
        timeout 20 "$SYSPHSC_ASAN" --check -I "$corpus" "$corpus/$file"
done

# Three forms of one instance tree give the same result: two masses of 20 make 40; the drawn 30 is a guess.
for form in '' -uml25 -canonical; do
    check "masses$form: compiled" $SMALL -b 'analysis Context' -o "$work/mass" \
        "$corpus/omg-miwg-tc14-parametrics$form.xmi"
    expect 0 '^0,20,20,40$' "$work/mass/analysis_Context" -q --stop 0 --variables 'sys.*' -o -
done

# Messages name ignored elements and whether the compiled block contains them; blanks in names are shown as spaces.
says() {
    check "$1: $2" grep -qE -e "$2" "$work/$1.output"
}
says omg-miwg-tc12a-detection-system.xmi '^  not simulated 4 activities; in the compiled system:$'
says omg-miwg-tc12a-detection-system.xmi "^    activity 'Detect Intruder' of 'TestCase12a::Structure::Detection System' "
says cameo19-tank-control.model.xmi '^  ignored       unknown stereotypes: .*5 SysD, 5 Sys_Implementation'
sed "s/name=\"Detect Intruder\"/name=\"Detect\&#9;Intruder\"/" "$corpus/omg-miwg-tc12a-detection-system.xmi" >"$work/control.xmi"
expect 1 "activity 'Detect Intruder' of" "$SYSPHSC" --check "$work/control.xmi"
{
    sed '/<uml:Model/q' models/rlc_circuit/model.xmi
    echo '<packagedElement xmi:type="uml:Activity" xmi:id="outside" name="Outside"/>'
    sed '1,/<uml:Model/d' models/rlc_circuit/model.xmi
} | sed "s,\.\./\.\./libraries,$PWD/libraries," >"$work/outside.xmi"
expect 0 'not simulated +1 activity; none in the compiled system$' "$SYSPHSC" --check "$work/outside.xmi"
expect 0 '^$' "$SYSPHSC" --check -q "$work/outside.xmi"
finish
