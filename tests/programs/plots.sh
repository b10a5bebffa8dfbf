#!/bin/sh
# Readability of plots: every name is complete and fits, named curves can be distinguished, other curves are counted.
. tests/lib.sh
work=$(fresh plots)

awk 'BEGIN {
    print "block Cell"
    for (i = 1; i <= 40; i++)
        print "variable temperatureOfElement" i " = " i "\nder(temperatureOfElement" i ") = -temperatureOfElement" i
    print "\nblock Assembly\npart electrochemicalStorageCell Cell\n"
    print "block System\npart batteryOfTheVehicle Assembly"
}' | awk -f tests/tools/drawing.awk >"$work/many.xmi"
check 'a model with many long names' $SMALL -o "$work/many" "$work/many.xmi"
program=$work/many/System

# names FILE: the entries of the legend, one per line; width FILE: the width of the picture.
names() { sed -n 's/.*<text class="legend"[^>]*>\(.*\)<\/text>$/\1/p' "$1"; }
# fits FILE: no text of the legend extends beyond the picture, with letters 7.5 pixels wide, as in DejaVu Sans.
fits() {
    awk '/^<svg/ { match($0, / width="[0-9]*/); width = substr($0, RSTART + 8, RLENGTH - 8) }
        /class="(legend|common)"/ {
            match($0, / x="[0-9.]*/)
            at = substr($0, RSTART + 4, RLENGTH - 4)
            gsub(/<[^>]*>/, "")
            if (at + 7.5 * length($0) > width + 0) { print; found = 1 }
        }
        END { exit found || !width }' "$1"
}

picture=$work/few.svg
check 'few curves' "$program" -q --variables 'batteryOf*Element?' --plot "$picture" -o "$work/few.csv"
check 'few: names without their common part' test "$(names "$picture" | head -n 1)" = temperatureOfElement1
check 'few: the common part' grep -q '>names begin with batteryOfTheVehicle.electrochemicalStorageCell\.<' "$picture"
check 'few: they fit' fits "$picture"

# Values near the largest double, as of a run that grows without bound until it fails.
printf 'block System\nvariable x = 1\nvariable y = -1\nder(x) = x\nder(y) = y\n' |
    awk -f tests/tools/drawing.awk >"$work/grows.xmi"
check 'a model that grows' $SMALL -o "$work/grows" "$work/grows.xmi"
picture=$work/grows.svg
for stop in 709 800; do
    expect $((stop / 800)) '' "$work/grows/System" -q --stop $stop --plot "$picture" -o "$work/grows.csv"
    check "grows until $stop: places and numbers" sh -c '! grep -- "nan<\|[0-9]\{9\}\.-*[0-9]" "$1"' sh "$picture"
done

picture=$work/many.svg
check 'many curves' "$program" -q --variables 'batteryOf*' --plot "$picture" -o "$work/many.csv"
check 'many: well-formed' xmllint --noout "$picture"
check 'many: as many names as styles, and two lines' test "$(names "$picture" | wc -l)" -eq 34
check 'many: no two names are equal' test -z "$(names "$picture" | sort | uniq -d)"
check 'many: all curves are drawn' test "$(grep -c '^<path class="curve".*d="M[^L]*L[^L]*L' "$picture")" -eq 40
check 'many: no two curves with a name look the same' test -z "$(grep -o '^<g stroke="[^>]*>' "$picture" | sort | uniq -d)"
check 'many: the others are counted' grep -q '>8 more are grey and have no name:<' "$picture"
check 'many: the remedy' grep -q '>choose some with --variables<' "$picture"
check 'many: they fit' fits "$picture"

# The curve of an optional part is interrupted while the part is absent; if it never exists, the panel is empty.
awk -f tests/tools/drawing.awk >"$work/gaps.xmi" <<'END'
block Body
variable x = 2
der(x) = 1

block System
variable level = 0
part body[0..1] Body
part never[0..1] Body
der(level) = 1
body->notEmpty() = level > 1 and level < 2 or level > 3
never->notEmpty() = level > 100
END
check 'a model of parts that come and go' $SMALL -b System -o "$work/gaps" "$work/gaps.xmi"
picture=$work/gaps.svg
# strokes: the start and end of each stroke of a curve, in pixels.
strokes() {
    sed -n 's/.*<path class="curve" stroke[^>]* d="\([^"]*\)".*/\1/p' "$picture" |
        awk '{ gsub(/[^0-9.ML -]/, "X"); n = split(substr($0, 2), part, "M"); line = ""
            for (i = 1; i <= n; i++) { m = split(part[i], point, "L"); line = line (i > 1 ? " | " : "") point[1] " - " point[m] }
            print line }'
}
for interval in 0.01 0.0001 0.5; do
    check "gaps, every $interval s" "$work/gaps/System" -q --stop 4 --interval "$interval" --variables body.x --plot "$picture" \
        -o "$work/gaps.csv"
    check "gaps, every $interval s: two strokes" test "$(strokes)" = '264.00 286.00 - 424.00 56.00 | 584.00 286.00 - 744.00 56.00'
done
check 'gaps beside an absent part' "$work/gaps/System" -q --stop 4 --variables '*.x' --plot "$picture" -o "$work/gaps.csv"
check 'gaps: well-formed' xmllint --noout "$picture"
check 'gaps: no curve of an absent part' test "$(strokes | sed -n 2p | wc -l),$(strokes | sed -n 2p)" = 1,
check 'no curve at all' "$work/gaps/System" -q --stop 4 --variables never.x --plot "$picture" -o "$work/gaps.csv"
check 'no curve: well-formed' xmllint --noout "$picture"
check 'no curve: an axis' grep -q '<text class="left"[^>]*>0.2</text>' "$picture"

# Curves of one unit whose range is much smaller have a separate axis; curves that are always zero need none. Events are
# marked, and the record has figures of each curve.
awk -f tests/tools/drawing.awk >"$work/apart.xmi" <<'END'
block System
variable far = 0
variable near = 0
variable less = 0.01
variable none
variable count = 1
der(far) = if time < 2 then 1000 else -500
der(near) = 1
der(less) = -0.001
none = 0
der(count) = 0
END
check 'curves of other magnitudes' $SMALL -o "$work/apart" "$work/apart.xmi"
picture=$work/apart.svg
check 'they are drawn' "$work/apart/System" -q --stop 5 --plot "$picture" --record "$work/apart.json" -o "$work/apart.csv" \
    --variables far --variables near --variables less --variables none --variables count
check 'each has a panel, or those that are near each other' test "$(grep -c 'class="panel"' "$picture")" -eq 3
check 'zero is drawn in the first' test "$(names "$picture" | head -n 2 | tr '\n' ' ')" = 'far none '
check 'the event is marked in each' test "$(grep -o 'class="event" d="[^"]*"' "$picture" | sort | uniq -c | wc -l)" -eq 3
check 'at its time' test "$(grep -o 'class="event" d="M360.00 [0-9.]*v-7"' "$picture" | wc -l)" -eq 3
check 'figures' jq -e '.figures[0] | .variable == "far" and ([.first, .least, .least_at, .greatest, .greatest_at, .last]
    | map(round) == [0, 0, 0, 2000, 2, 500])' "$work/apart.json"
# A current that rises fast and decays has its maximum between rows, at log(10)/45: the curve contains this point.
awk -f tests/tools/drawing.awk >"$work/peak.xmi" <<'END'
block System
variable a = 1
variable b = 1
variable i
der(a) = -5*a
der(b) = -50*b
i = a - b
END
check 'a peak between rows' $SMALL -o "$work/peak" "$work/peak.xmi"
check 'it is drawn' "$work/peak/System" -q --stop 2 --interval 1 --tolerance 1e-9 --variables i --plot "$work/peak.svg" -o "$work/peak.csv"
check 'through its top' grep -q 'class="curve".*d="M104.00 [0-9.]*L120.37 [0-9.]*L424.00 [0-9.]*L744.00 [0-9.]*"' "$work/peak.svg"
check 'for light and dark' grep -q 'prefers-color-scheme:dark' "$picture"
# Without --variables and without a plot in the experiment: the states, or everything if there are none.
for law in 'der(x) = -x' 'x = sin(time)'; do
    printf 'block System\nvariable x%s\nvariable y\n%s\ny = x^2\n' "$(echo "$law" | sed -n 's/^der.*/ = 1/p')" "$law" |
        awk -f tests/tools/drawing.awk >"$work/plain.xmi"
    check "a model with $law" $SMALL -o "$work/plain" "$work/plain.xmi"
    check 'its plot' "$work/plain/System" -q --plot "$work/plain.svg" -o "$work/plain.csv"
    check 'its page' "$work/plain/System" -q --plot "$work/plain.html" -o "$work/plain.csv"
    drawn=$(echo "$law" | sed 's/^der.*/x/; s/^x .*/x y/')
    check 'its curves' test "$(names "$work/plain.svg" | sort | tr '\n' ' ')" = "$drawn "
    check 'the page has these alone' test "$(grep -o '^ *{"path": "[^"]*"' "$work/plain.html" | cut -d'"' -f4 | tr '\n' ' ')" = "$drawn "
done
finish
