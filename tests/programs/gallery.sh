#!/bin/sh
# Diagrams have the parts and connectors of their models, whatever those are called, and the gallery is a page that needs
# nothing but its pictures.
# make: out/build/diagram
# make: CONFIG=asan out/asan/build/diagram
. tests/lib.sh
work=$(fresh gallery)
diagram=$OUT/build/diagram

# counted DIAGRAM: its boxes and frames, and its lines.
counted() {
    echo "$(grep -cE '^(b[0-9]+|subgraph cluster[0-9]+) ' "$1") $(grep -c ' -> ' "$1")"
}

# drawn FILE MODEL [DIAGRAM]: the diagram, by another build of the tool.
drawn() {
    check "a diagram of $2" sh -c '"$1" libraries "$2" >"$3"' sh "${3-$diagram}" "$2" "$1"
}

for model in $MODELS; do
    drawn "$work/$model.dot" "models/$model/model.xmi"
    found=$(counted "$work/$model.dot")
    wanted=$(awk -f tests/tools/structure.awk "$BUILT/$model"/*.physical.txt)
    if grep -q '^label="The inside of parts with thick borders is not drawn\."$' "$work/$model.dot"; then
        check "$model: what is left out is too much" test "${wanted% *}" -gt 51
        check "$model: fewer parts are drawn" test "${found% *}" -le 51
    else
        check "$model: all parts and connectors are drawn: $wanted" test "$found" = "$wanted"
    fi
    check "$model: its README has a diagram, and says where the model is from" awk '
        /^    / && !section { diagram = 1 }
        /^## / { section = 1 }
        /^## Source$/ { source = 1 }
        END { exit !(/./ && diagram && source) }' "models/$model/README.md"
done
check 'a signal has an arrow' grep -q '^b3:p0:e -> b1p0 \[dir=forward ' "$work/heated_bed_warmup.dot"
check 'heat has none' grep -q '^b1p1 -> b2:p0:w \[dir=none\]$' "$work/heated_bed_warmup.dot"
awk -v n=100 -v libraries="$PWD/libraries" -f tests/bench/chain.awk >"$work/chain.xmi"
drawn "$work/chain.dot" "$work/chain.xmi"
check 'of many parts 50 are drawn' grep -qE '^label="[0-9]+ more parts of the system are not drawn\."$' "$work/chain.dot"
check 'they and the system' test "$(counted "$work/chain.dot" | cut -d' ' -f1)" -eq 51

# Names are data: of the system, of parts, ports and their types, and of connectors that association blocks type.
for name in association association_nested; do
    drawn "$work/$name.dot" "tests/cases/$name/model.xmi"
    while IFS= read -r text; do
        HOSTILE=$text awk '
            BEGIN {
                text = ENVIRON["HOSTILE"]
                gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/"/, "\\&quot;", text)
                gsub(/\\n/, "\\&#10;", text); gsub(/&/, "\\\\&", text)
            }
            /<(ownedAttribute|ownedConnector|packagedElement) / { sub(/ name="[^"]*/, "&" text) }
            { print }' "tests/cases/$name/model.xmi" >"$work/hostile.xmi"
        drawn "$work/hostile.dot" "$work/hostile.xmi" "$OUT/asan/build/diagram"
        words="$name with names like: $text"
        check "$words: the same parts and lines" test "$(counted "$work/hostile.dot")" = "$(counted "$work/$name.dot")"
        check "$words: a picture" dot -Tsvg -o "$work/hostile.svg" "$work/hostile.dot"
        check "$words: well-formed" xmllint --noout "$work/hostile.svg"
        check "$words: no script" sh -c '! grep -Eiq "<script|<[a-z]+ [^>]*onload=" "$1"' sh "$work/hostile.svg"
    done <tests/injection/texts.txt
done

# The gallery of one model, and of one whose README is hostile.
check 'a run' tests/run_models.sh "$OUT/bin" 1 "$work/models" two_tank_hydraulics
check 'the gallery' tests/gallery.sh "$diagram" "$work/models" "$work/pages" two_tank_hydraulics
page=$work/pages/index.html
check 'its title' grep -q '^<h2>Two connected tanks$' "$page"
check 'its first paragraph' grep -q '^<p>Two open tanks are joined at the bottom by a pipe\. .*agree\.$' "$page"
check 'its figures' grep -q '^two_tank_hydraulics  *13  *2  *0  *[0-9.e-]*  6 of 6$' "$page"
check 'the same bytes again' tests/gallery.sh "$diagram" "$work/models" "$work/again" two_tank_hydraulics
check 'they are' diff -r "$work/pages" "$work/again"

tree=$work/tree
mkdir -p "$tree/models/evil" "$tree/work/evil"
cp models/two_tank_hydraulics/model.xmi "$tree/models/evil"
ln -s "$PWD/libraries" "$tree/libraries"
ln -s "$PWD/$work/models/two_tank_hydraulics/plot.svg" "$tree/work/evil"
printf '# </h2><script>"x" & y\n\nA <img src="http://example.org"/> `<b>` &lt;\n\nMore.\n' >"$tree/models/evil/README.md"
echo 'evil, <case>  1  0  0  1.0 ms  -  -' >"$tree/work/evil.row"
check 'a hostile README' sh -c 'root=$PWD; cd "$1" && "$root/tests/gallery.sh" "$root/$2" work pages evil' sh \
    "$tree" "$diagram"
for page in "$work/pages" "$tree/pages"; do
    check "$page is well-formed" xmllint --noout "$page/index.html" "$page"/*/diagram.svg "$page"/*/result.svg
    check "$page needs nothing else" sh -c '! grep -hoE "(src|href)=\"[^#\"][^\"]*\"|url\([^)]*\)|<script|@import" \
        "$1/index.html" "$1"/*/*.svg | grep -vE "^src=\"[a-z_]+/(diagram|result)\.svg\"$"' sh "$page"
    check "$page has its pictures" test "$(grep -c '<img src="[a-z_]*/[a-z]*\.svg"' "$page/index.html")" -eq 2
    check "$page names no place on this machine" sh -c '! grep -rF "$1" "$2"' sh "$PWD" "$page"
done
finish
