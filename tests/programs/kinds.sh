#!/bin/sh
# Statements of a review sheet about groups of equations or variables hold for each member: parts, elements, loops and
# modes. The sheet is as short for many as for few.
. tests/lib.sh
. tests/sheets.sh
work=$(fresh kinds)

# rows NAME BLOCK OPTION...: the claims of the sheet with a row for each part or element are true.
rows() {
    named=$1 block=$2
    shift 2
    check "$named, unrolled" "$SYSPHSC" -q --unroll --emit review,constraint,causal -o "$work/rows" "$@"
    sheet "$named" "$work/rows" "$block"
}

# Equal equations of equal parts are shown once: the sheet for many is as long as for ten, except for names.
cells() {
    awk -f tests/tools/drawing.awk >"$work/cells_$1.xmi" <<END
block Cell
variable T = 300
variable q
variable u
constant R = 2
q = (u - T)/R
der(T) = q
block System
integer n = $1
part cell[n] Cell
cell[1].u = sin(time)
for i in 2:n loop cell[i].u = cell[i - 1].T; end for
END
    check "$1 cells" "$SYSPHSC" -q -b System --emit review -o "$work/cells_$1" "$work/cells_$1.xmi"
    rows "$1 cells" System -b System "$work/cells_$1.xmi"
}
cells 10
cells 500
check 'as many articles' test "$(grep -c '<article' "$work/cells_10/System.html")" -eq "$(grep -c '<article' "$work/cells_500/System.html")"

# Parts drawn one by one, with numbers in their names, are shown as briefly as elements of an array.
chain() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain_$1.xmi"
    check "chain of $1" "$SYSPHSC" -q --emit review -o "$work/chain_$1" "$work/chain_$1.xmi"
    rows "chain of $1" Run "$work/chain_$1.xmi"
    check "chain of $1: the page of families is whole" python3 tests/tools/sheet.py "$work/chain_$1/Run.html" "$work/chain_$1/Run.review.json"
}
chain 10
chain 100
for tag in article tr; do
    count() { sed '/id="model"/,/<\/section>/d' "$1/Run.html" | grep -o "<$tag" | wc -l; }
    check "chain: as many of <$tag>" test "$(count "$work/chain_10")" -eq "$(count "$work/chain_100")"
done

# drawn NAME: makes the sheet of a model of several parts given as text.
drawn() {
    awk -f tests/tools/drawing.awk >"$work/$1.xmi"
    check "$1" "$SYSPHSC" -q -b System --emit review,constraint,causal,c -o "$work/$1" "$work/$1.xmi"
    sheet "$1" "$work/$1" System
}

# Names of a part are distinguished from those of the system, and numbers of its elements from the number in its name.
drawn own <<'END'
block B
variable v[2]
variable u
variable y
variable z
y = 2*u + sin(time)
v[1] = sin(time)
v[2] = cos(time)
z = u + 2*y
block System
variable y
part a1 B
part a2 B
y = sin(time)
a1.v[1] = a1.u
a2.v[2] = a2.u
END
check 'own: different equations are shown separately' jq -e '[.equations[] | select(.id == "a1.rule1", .id == "a2.rule1").causal[0].text] ==
    ["a1.y := 2*a1.v[1] + sin(time)", "a2.y := 2*a2.v[2] + sin(time)"]' "$work/own/System.review.json"
check 'own: it is shown of each' test "$(grep -c '<h3><code id="e.a[12].rule1">' "$work/own/System.html")" -eq 2
drawn hidden <<'END'
block B
variable u
variable x
x = 2*u
block System
variable u
variable w
part b B
part c B
u = sin(time)
w = cos(time)
b.u = u
c.u = w
END
check 'own: a name that the part has too is behind the name of the system' grep -q '<mi>x</mi></mrow></math> := <math>.*<mn>2</mn>.*<mi>System.u</mi>' "$work/hidden/System.html"
check 'own: any other name is as it is' grep -q '<mi>x</mi></mrow></math> := <math>.*<mn>2</mn>.*<mi>w</mi>' "$work/hidden/System.html"

# Each of several loops is named; a check is shown with all equations of the loop that it covers, and with no others.
drawn loops <<'END'
block B
variable x
variable y
variable u
x = u - y^3
y = u + sin(x)
block System
part a1 B
part a2 B
part a3 B
a1.u = sin(time)
a2.u = sin(time)
a3.u = sin(time)
assert(a2.x < 100, "x grows")
END
check 'loops: each is named' grep -q 'in loop <a href="#l.results.1">1</a>, <a href="#l.results.3">3</a>\|in loop <a[^>]*>[0-9]*</a>, <a' \
    "$work/loops/System.html"
check 'loops: the equations of the check' jq -e '[.equations[] | select(.checked_by) | .id] == ["a2.rule1", "a2.rule2"]' "$work/loops/System.review.json"

# Numbers in names: 01 is not 1, and a sequence of too many digits is no number.
drawn numbers <<'END'
block B
variable x = 1
constant k = 2
variable u
der(x) = u - k*x
block System
part a1 B
part a01 B
part s99999999999999999999 B
part s99999999999999999998 B
a1.u = sin(time)
a01.u = 5*cos(time)
s99999999999999999999.u = a01.x
s99999999999999999998.u = s99999999999999999999.x
END
check 'numbers: C of each' jq -e '[.equations[] | select(.id == "a1.rule1", .id == "a01.rule1").c[0].code] ==
    ["m->a1.der_x = m->a1.u - m->a1.k * m->a1.x;", "m->a01.der_x = m->a01.u - m->a01.k * m->a01.x;"]' "$work/numbers/System.review.json"

# Modes, each with a picture of its structure and the forms of its equations.
for name in parallel clutch states; do
    grep -v '^#' "tests/modes/$name.txt" | awk '/^(all|happens|exactly|runs|says|ends|fails|violates|refuses) / { exit } { print }' |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$name.xmi"
    check "modes of $name" "$SYSPHSC" -q -b System --emit review,constraint,causal -o "$work/$name" "$work/$name.xmi"
    sheet "modes of $name" "$work/$name" System
    check "modes of $name: pictures" test "$(grep -c '<figcaption>Incidence in the order of evaluation: ' "$work/$name/System.html")" \
        -eq "$(jq '[.modes[] | select(.obstacle | not)] | length' "$work/$name/System.review.json")"
done

all_fit
finish
