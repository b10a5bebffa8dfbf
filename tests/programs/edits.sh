#!/bin/sh
# A change of the drawing changes only the lines concerned in listings and C, because ids come from names.
. tests/lib.sh
work=$(fresh edits)
model=models/two_tank_hydraulics/model.xmi

# compiled NAME SCRIPT: compiles the model, changed by an awk script, to a folder of this name.
compiled() {
    mkdir -p "$work/$1"
    awk "$2" "$model" >"$work/$1/model.xmi"
    check "$1: it is compiled" "$SYSPHSC" -q --emit physical,constraint,causal,discretized,c -o "$work/$1/out" "$work/$1/model.xmi"
}

# listing NAME: the listings of all levels, without places in files.
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
    diff "$1_checks.c" "$2_checks.c" | grep "^[<>]" | grep -v "^[<>]  *[0-9 ,]*$"' \
    sh "$work/plain/out/ConnectedTanksExperiment" "$work/comment/out/ConnectedTanksExperiment" >"$work/tables"
check 'comment: no other file changes' test ! -s "$work/tables"

# A part before all others: it would change ids if they were numbered.
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
check 'equation: its text changes' test "$(diff "$work/plain.txt" "$work/equation.txt" | grep -c '^>')" -eq 7
check 'equation: no other line changes' sh -c '! diff "$1" "$2" | grep "^>" | grep -vF "2*"' \
    sh "$work/plain.txt" "$work/equation.txt"

compiled renamed '{ gsub(/name="pipe"/, "name=\"tube\""); print }'
listing renamed >"$work/renamed.txt"
sed 's/\<pipe\>/tube/g; s/  *$//; s/   */  /g' "$work/plain.txt" >"$work/expected.txt"
check 'renamed: lines with its name change' sh -c 'sed "s/  *$//; s/   */  /g" "$2" | diff "$1" -' \
    sh "$work/expected.txt" "$work/renamed.txt"

# --diff shows the same, for models and for their documents.
differ() { # STATUS NAME PATTERN...
    status=$1 name=$2
    shift 2
    for pattern in "$@"; do
        expect "$status" "$pattern" "$SYSPHSC" -q --diff "$model" "$work/$name/model.xmi"
    done
}
check 'diff: a comment is no difference' "$SYSPHSC" -q --diff "$model" "$work/comment/model.xmi"
differ 1 part '^  \+ spare  TwoTankHydraulics::Tank$' '^  \+ spare.law.storage  der\(fluidLevel\) = -q/tankSurfaceArea$'
check 'diff: no other row changes with the part' sh -c '! "$1" -q --diff "$2" "$3" | grep "^  [^+]"' \
    sh "$SYSPHSC" "$model" "$work/part/model.xmi"
differ 1 equation '^  ~ fluidReservoir1.law.pressure$' '^      now  *p = 2\*gravity\*fluidLevel\*fluidDensity$' \
    '^  ! pipe.law.difference  pipe.pipeOpening1.p$'
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
page=$work/page/ConnectedTanksExperiment.diff.html
check 'diff: the page marks the new words alone' grep -q '<td>p = <ins>2\*</ins>gravity\*' "$page"
check 'diff: a document with a state machine' "$SYSPHSC" -q --emit review -o "$work/machine" models/two_tank_control/model.xmi
machine=$work/machine/ControlledTanksExperiment.review.json
jq '.machines[0].transitions[0].when = "when upperLevel.rSig >= 3"' "$machine" >"$work/machine/edited.json"
expect 1 '^      now .* when upperLevel.rSig >= 3' "$SYSPHSC" -q --diff "$machine" "$work/machine/edited.json"
check 'diff: no word twice' sh -c '! "$1" -q --diff "$2" "$3" | grep "when when"' sh "$SYSPHSC" "$machine" "$work/machine/edited.json"
check 'diff: the page names both files' sh -c 'sed "s/<wbr>//g" "$1" | grep -q ">Before</th><td>$2, fingerprint"' sh "$page" "$work/plain/$document"
echo '{}' >"$work/other.json"
expect 2 'the file was not written by --emit review$' "$SYSPHSC" --diff "$work/other.json" "$model"
echo '{' >"$work/other.json"
expect 2 'the file was not written by --emit review: ' "$SYSPHSC" --diff "$work/other.json" "$model"
expect 2 '.' "$SYSPHSC" --diff "$work/none.xmi" "$model"
for script in 'del(.variables[0].path)' '.variables[0].used_by = [3]' 'del(.name)' '.equations = 7' 'del(.loops)' '.variables[0].gives = [{}]' '.checks = [{"id": "c", "uses": [3]}]'; do
    jq "$script" "$work/plain/$document" >"$work/damaged.json"
    expect 2 'the file was not written by --emit review: it is damaged in its member ' "$SYSPHSC" --diff "$work/plain/$document" "$work/damaged.json"
    expect 2 'it is damaged' "$SYSPHSC" --diff "$work/damaged.json" "$work/plain/$document" -o "$work/page"
done
jq '.name = "../../evil"' "$work/plain/$document" >"$work/evil.json"
check 'diff: no other file is written' "$SYSPHSC" -q --diff "$work/plain/$document" "$work/evil.json" -o "$work/one/two/three"
check 'diff: but there' test "$(find "$work" -name '*evil*.html')" = "$work/one/two/three/_._.._evil.diff.html"
(cd "$work" && cp "plain/$document" a.json)
check 'diff: a short name' "$SYSPHSC" -q --diff "$work/a.json" "$model"
(cd "$work" && check 'diff: of a short name' "$OLDPWD/$SYSPHSC" -q --diff a.json "plain/$document")

# A ground connected to another port of the same node: only the connection changes.
mkdir -p "$work/ground"
awk '/name="c7"/ { on = 1 } on && sub(/RlcCircuit.Circuit.s"/, "RlcCircuit.Circuit.c\"") { on = 0 } { print }' \
    models/rlc_circuit/model.xmi >"$work/ground/model.xmi"
"$SYSPHSC" -q --diff models/rlc_circuit/model.xmi "$work/ground/model.xmi" >"$work/ground/differences"
printf '%s\n' Equations '  + c.n.v--g.p.v  c.n.v = g.p.v' '  - s.n.v--g.p.v  s.n.v = g.p.v' >"$work/ground/expected"
check 'diff: a ground that is moved changes no other row' diff "$work/ground/expected" "$work/ground/differences"

# A change affects equations through aliases, checks through equations, and requirements through checks.
reaching=models/heated_bed_warmup/model.xmi
reached() { # SUBSTITUTION LINE...
    mkdir -p "$work/bed"
    sed "$1; s,\.\./\.\./libraries/,,g" "$reaching" >"$work/bed/model.xmi"
    shift
    "$SYSPHSC" -q --diff "$reaching" "$work/bed/model.xmi" | sed -n '/^Affected/,$p' >"$work/bed/affected"
    { echo Affected; printf '  ! %s\n' "$@"; } >"$work/bed/expected"
    check "diff: $1" diff "$work/bed/expected" "$work/bed/affected"
}
reached 's/"373.0"/"363.0"/' 'bed.bedController.law.error  bed.bedController.setPoint.rSig' \
    'warm  bed.bedHeatCapacity.T' 'noOvershoot  bed.bedHeatCapacity.T' 'power  bed.bedController.outSig.rSig' \
    'R1.1: Warm-up time  warm' 'R1.2: Overshoot  noOvershoot' 'R1.3: Heater power  power' 'R1: Warm-up  R1.1'
reached 's/lt;= 374/lt;= 375/' 'R1.2: Overshoot  noOvershoot' 'R1: Warm-up  R1.2'
reaching=models/two_tank_control/model.xmi
reached 's/area\*der(level)/2*&/' 'tank1.law.pressure  tank1.level' 'tank2.law.pressure  tank2.level' \
    'control.Operation()  control.upperLevel.rSig'
reached 's/value="1E-9"/value="1E-6"/' 'all results  tolerance'

# Files next to the model, and differences outside of equations.
beside() {
    cp -r "models/$1" "$work/$1"
    sed -i "$3" "$work/$1/$2"
    check "$1: $2 is another one" sh -c '! cmp -s "$@"' sh "models/$1/$2" "$work/$1/$2"
}
beside missile_seeker_c controller.c 's/I_ + /I_ - /'
for pattern in '^  ~ controller.c$' '^  ! controller.pitch.step\(\)  controller.c$' '^  ! pitchMotor.law.circuit  pitchMotor.in.rSig$'; do
    expect 1 "$pattern" "$SYSPHSC" -q --allow-c --diff models/missile_seeker_c/model.xmi "$work/missile_seeker_c/model.xmi"
done
beside fuel_cell_vehicle battery.csv 's/3.5164/3.0/'
for pattern in '^  ~ battery.csv$' '^  ~ csv\("battery.csv", "voltage"\)$' \
    '^  ! battery.store.openCircuit  csv\("battery.csv", "voltage"\)$' '^  ! battery.store.stored  battery.store.v$'; do
    expect 1 "$pattern" "$SYSPHSC" -q --diff models/fuel_cell_vehicle/model.xmi "$work/fuel_cell_vehicle/model.xmi"
done

# What a file feeds is data of the document. A change of another column affects nothing.
printf '%s\n' 'block System' 'variable x = 1' 'variable p' 'der(x) = -x' \
    'p = interpolate(x, csv("t.csv", "x"), csv("t.csv", "y"))' 'p <= 8' \
    'interpolate(x, csv("t.csv", "x"), csv("t.csv", "z")) <= 9' | awk -f tests/tools/drawing.awk >"$work/fed.xmi"
printf 'x,y,z,other\n0,1,2,3\n1,4,5,6\n' >"$work/t.csv"
check 'fed: a document' "$SYSPHSC" -q -b System --emit review -o "$work/fed" "$work/fed.xmi"
fed=$work/fed/System.review.json
check 'fed: tables of the file' test "$(jq -c '.files[0].tables | length' "$fed")" = 3
for case in 's/4,5,6/4,5,7/ 0' 's/4,5,6/4,7,6/ 1' 's/4,5,6/7,5,6/ 2'; do
    sed "${case% *}" "$work/t.csv" >"$work/other.csv"
    mkdir -p "$work/fed_new" && cp "$work/fed.xmi" "$work/fed_new" && cp "$work/other.csv" "$work/fed_new/t.csv"
    "$SYSPHSC" -q -b System --diff "$fed" "$work/fed_new/fed.xmi" >"$work/fed.diff"
    check "fed: affected by ${case% *}" test "$(grep -c '^  !' "$work/fed.diff")" = "${case##* }"
done
jq 'del(.tables)' "$fed" >"$work/fed.older.json"
check 'fed: an older document has no list of tables' "$SYSPHSC" -q -b System --diff "$work/fed.older.json" "$work/fed.xmi"
beside two_tank_control model.xmi 's/name="Waiting"/name="Resting"/'
expect 1 'Pausing.*Resting' "$SYSPHSC" -q --diff models/two_tank_control/model.xmi "$work/two_tank_control/model.xmi"
compiled plots '{ sub(/fluidReservoir1.fluidLevel fluidReservoir2.fluidLevel/, "pipe.fluidFlow"); print }'
differ 1 plots '^      plot '

# Equal differences of equal parts are shown once. Documents with rows, as of the previous version, can be compared with
# models.
cells() { # NUMBER CONSTANT
    printf '%s\n' 'block Cell' 'variable T = 300' "constant R = $2" 'der(T) = -T/R' 'block System' "part cell[$1] Cell" |
        awk -f tests/tools/drawing.awk
}
cells 9 2 >"$work/cells_1.xmi"
cells 9 3 >"$work/cells_2.xmi"
expect 1 '^  ~ cell\[i\]\.R, i = 1\.\.9$' "$SYSPHSC" -q -b System --diff "$work/cells_1.xmi" "$work/cells_2.xmi"
check 'cells: a document' "$SYSPHSC" -q -b System --emit review -o "$work/cells" "$work/cells_1.xmi"
check 'cells: a document of rows' "$SYSPHSC" -q -b System --unroll --emit review -o "$work/rows" "$work/cells_1.xmi"
sed 's/sysphsc\.review\.2/sysphsc.review.1/' "$work/rows/System.review.json" >"$work/old.review.json"
check 'cells: the document is that of the model' "$SYSPHSC" -q -b System --diff "$work/cells/System.review.json" "$work/cells_1.xmi"
check 'cells: the model is that of the document' "$SYSPHSC" -q -b System --diff "$work/cells_1.xmi" "$work/cells/System.review.json"
check 'cells: the old document is that of the model' "$SYSPHSC" -q -b System --diff "$work/old.review.json" "$work/cells_1.xmi"
expect 1 '^  ~ cell\[i\]\.R, i = 1\.\.9$' "$SYSPHSC" -q -b System --diff "$work/old.review.json" "$work/cells_2.xmi"
expect 1 '^  ~ cell\[1\]\.R$' "$SYSPHSC" -q -b System --diff "$work/cells/System.review.json" "$work/cells_2.xmi"
expect 2 'equal parts have a row for each here, but in .* one row' "$SYSPHSC" -q --diff "$work/old.review.json" "$work/cells/System.review.json"

# Effects through a loop, and on the checks that depend on it.
loop() {
    printf '%s\n' 'block B' 'variable x' 'variable y' 'variable u' 'x = u - 3*y^3' "y = u + $1" 'block System' 'part a B' 'variable z' \
        'a.u = sin(time)' 'z = a.x + 1' 'assert(a.x < 9, "far")' | awk -f tests/tools/drawing.awk
}
loop 'sin(x)' >"$work/loop_1.xmi"
loop '2*sin(x)' >"$work/loop_2.xmi"
expect 1 '^  ! rule2  a\.x$' "$SYSPHSC" -q -b System --diff "$work/loop_1.xmi" "$work/loop_2.xmi"
expect 1 '^  ! (violated\(rule3\)|rule3) ' "$SYSPHSC" -q -b System --diff "$work/loop_1.xmi" "$work/loop_2.xmi"
finish
