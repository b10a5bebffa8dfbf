#!/bin/sh
# Diagrams show all parts, connectors, states and transitions of their models, whatever their names are; their texts do
# not overlap.
# make: out/build/diagram
# make: CONFIG=asan out/asan/build/diagram
. tests/lib.sh
work=$(fresh diagrams)
diagram=$OUT/build/diagram

# counted DIAGRAM: the number of boxes and frames, and that of lines.
counted() {
    echo "$(grep -cE '^(b[0-9]+|subgraph cluster[0-9]+) ' "$1") $(grep -c ' -> ' "$1")"
}

# drawn FILE MODEL [WHAT [DIAGRAM]]: draws a diagram; DIAGRAM: another build of the tool.
drawn() {
    check "a diagram of $2" sh -c '"$1" "$2" libraries "$3" >"$4"' sh "${4-$diagram}" "${3-parts}" "$2" "$1"
}

# readable PICTURE: draws PICTURE.svg from PICTURE.dot and checks its texts.
readable() {
    check "$1: a picture" tests/lay_out.sh "$1.dot" "$1.svg"
    check "$1: no wire leaves its frame" sh -c '! awk -f tests/tools/leaves.awk "$1.svg" | grep .' sh "$1"
    check "$1: no text lies on another" sh -c '! awk -f tests/tools/overlaps.awk "$1.svg" | grep .' sh "$1"
}

# machines DOT: counts the states and other vertices, and the transitions, which are arrows or texts in a state.
machines() {
    awk '
        /^v[0-9]+ \[|^style=rounded$/ { vertices++ }
        / -> / { arrows++ }
        /^w[0-9]+ \[/ { arrows-- } # the words of an arrow that is written as two arrows
        END { print vertices + 0, arrows + 0 }' "$1"
}

for model in $MODELS; do
    drawn "$work/$model.dot" "models/$model/model.xmi"
    found=$(counted "$work/$model.dot")
    wanted=$(awk -f tests/tools/structure.awk "$BUILT/$model"/*.physical.txt)
    if grep -q '^label="The inside of parts with thick borders is not drawn\."$' "$work/$model.dot"; then
        check "$model: only oversized parts are left out" test "${wanted% *}" -gt 51
        check "$model: fewer parts are drawn" test "${found% *}" -le 51
    else
        check "$model: all parts and connectors are drawn: $wanted" test "$found" = "$wanted"
    fi
    readable "$work/$model"
    drawn "$work/$model.machines.dot" "models/$model/model.xmi" machines
    wanted=$(awk '
        /^ +(state|final|initial|choice|junction) +[^ ]/ { vertices++ }
        /^ +from / && !/\(internal\)/ { arrows++ }
        END { print vertices + 0, arrows + 0 }' "$BUILT/$model"/*.physical.txt)
    found=$(machines "$work/$model.machines.dot")
    check "$model: all states and transitions are drawn: $wanted" test "$found" = "$wanted"
    [ "$wanted" = '0 0' ] || readable "$work/$model.machines"
    check "$model: its README has a diagram, and the model's source" awk '
        /^    / && !section { diagram = 1 }
        /^## / { section = 1 }
        /^## Source$/ { source = 1 }
        END { exit !(/./ && diagram && source) }' "models/$model/README.md"
done
check 'a signal has an arrow' grep -q '^b3:p0:e -> b1p0 \[dir=forward ' "$work/heated_bed_warmup.dot"
check 'heat has no diagram' grep -q '^b1p1 -> b2:p0:w \[dir=none\]$' "$work/heated_bed_warmup.dot"

# Composite states, regions, all kinds of transitions, and the texts as the compiler reads them.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/states.xmi" <<'END'
variable x = 0
integer n = 0
der(x) = 1
machine Modes
    initial begin
    begin -> Off
    state Off
    state On ...
        entry n := n + 1; if n > 7 then n := 0; end if
        initial begin2
        begin2 -> Warm
        state Warm ...
            region heat
                initial begin3
                begin3 -> Low
                state Low
                state High
                Low -> High : when x > 1.5 and x < 4
                High -> Low : when x > 4
            end region
            region fan
                initial begin4
                begin4 -> Slow
                state Slow
                final FanDone
                Slow -> FanDone : after 0.5 s; when x > 20
            end region
        end state
        state Cool ...
            exit n := n - 1
        end state
        Warm -> Cool : when x > 6
        internal On -> On : when x > 7 / n := n + 7
        local On -> Cool : when x > 7.5
    end state
    Off -> On : when x > 1
    junction joint
    On -> joint : at 2 min [n > 5]
    joint -> Off : [n > 100]
    joint -> Stop : [else]
    On -> Cool : when x > 9
    Cool -> On : when x > 30
    On -> On : when x > 40
    final Stop
end machine
END
drawn "$work/states.dot" "$work/states.xmi" machines
readable "$work/states"
check 'its vertices and transitions' test "$(machines "$work/states.dot")" = '14 16'
for words in 'entry /' 'if n &gt; 7 then' 'exit / n := n - 1;' '<B>Warm</B>' '<heat>' 'when x &gt; 1.5 and x &lt; 4' \
    'after 0.5 s,' 'at 120 s' '[n &gt; 5]' '[else]' '/&nbsp;n := n + 7;'; do
    check "it shows: $words" grep -qF -e "$words" "$work/states.dot"
done
check 'equations' "$diagram" equations libraries "$work/states.xmi"
check 'as they are drawn' test "$output" = "$(printf 'System\n    der(x) = 1')"
drawn "$work/none.dot" models/two_tank_hydraulics/model.xmi machines
check 'no state machine, no picture' test ! -s "$work/none.dot"
while IFS= read -r text; do
    HOSTILE=$text awk '
        BEGIN {
            text = ENVIRON["HOSTILE"]
            gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/"/, "\\&quot;", text)
            gsub(/&/, "\\\\&", text)
        }
        /<(subvertex|region|ownedBehavior) / { sub(/ name="[^"]*/, "&" text) }
        { print }' "$work/states.xmi" >"$work/hostile.xmi"
    drawn "$work/hostile.dot" "$work/hostile.xmi" machines "$OUT/asan/build/diagram"
    check "states with names like $text: a picture" dot -Tsvg -o "$work/hostile.svg" "$work/hostile.dot"
    check "states with names like $text: as many" test "$(machines "$work/hostile.dot")" = '14 16'
    check "states with names like $text: well-formed" xmllint --noout "$work/hostile.svg"
done <tests/injection/texts.txt

awk -v n=100 -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain.xmi"
drawn "$work/chain.dot" "$work/chain.xmi"
check 'of many parts 50 are drawn' grep -qE '^label="[0-9]+ more parts of the system are not drawn\."$' "$work/chain.dot"
check 'they and the system' test "$(counted "$work/chain.dot" | cut -d' ' -f1)" -eq 51

# Special characters in names: of the system, of parts, ports and their types, and of connectors typed by association
# blocks.
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
        drawn "$work/hostile.dot" "$work/hostile.xmi" parts "$OUT/asan/build/diagram"
        words="$name with names like: $text"
        check "$words: the same parts and lines" test "$(counted "$work/hostile.dot")" = "$(counted "$work/$name.dot")"
        check "$words: a picture" dot -Tsvg -o "$work/hostile.svg" "$work/hostile.dot"
        check "$words: well-formed" xmllint --noout "$work/hostile.svg"
        check "$words: no script" sh -c '! grep -Eiq "<script|<[a-z]+ [^>]*onload=" "$1"' sh "$work/hostile.svg"
    done <tests/injection/texts.txt
done
finish
