#!/bin/sh
# Requirements: their checks, the bounds read from their texts, and their verdicts. The checks themselves are tested in
# tests/hybrid/checks.txt.
# make: out/bin/pack
. tests/lib.sh
work=$(fresh requirements)
lift=$work/lift/Lift

check 'a lift compiles' sh -c '"$1" --block Lift -o "$2" tests/requirements/lift.xmi 2>"$2.notes"' sh "$SYSPHSC" "$work/lift"
check 'the message about it' diff tests/requirements/lift.notes "$work/lift.notes"
"$lift" --stop 10 -o "$work/lift.csv" >"$work/lift.verdicts"
check 'status 4' test $? -eq 4
sed -i 's/ in [^ ]*lift.csv$//' "$work/lift.verdicts"
check 'its verdicts' diff tests/requirements/lift.verdicts "$work/lift.verdicts"
no_warning 'a program with requirements' "$work/lift/Lift"

expect 0 '1 violated|2 violated' "$lift" --stop 10 --requirements=ignore -o "$work/lift.csv"
expect 4 '' "$lift" -q --stop 10 -o "$work/lift.csv" --requirements "$work/lift.json" --record "$work/record.json"
check 'as JSON' jq -e 'length == 11 and .[1].verdict == "met" and .[1].values == "v = 3.67879, vMax = 4" and
    (.[1].margin - 0.321 | . > 0 and . < 0.001) and .[3].text == "The mass shall be less than 0.45 t ." and
    .[3].unit == "kilogram" and .[5].since == 0 and .[9].values == "nothing satisfies, verifies or refines it"' "$work/lift.json"
check 'in the record' jq -e '.end.status == 4 and .end.verdict == "violated"' "$work/record.json"
expect 4 '^1.1,Speed limit,The lift shall not be faster than its limit.,abs\(v\) <= most,met,0.32[0-9]*,,(0.99|1)[0-9.]*,,"v = 3.67879, vMax = 4"' \
    "$lift" -q --stop 10 -o "$work/lift.csv" --requirements -
expect 4 '' "$lift" -q --stop 10 -o "$work/lift.csv" --requirements "$work/lift.html"
check 'as HTML' xmllint --html --noout "$work/lift.html"
check 'with rounded numbers' grep -q '<td>0.321206</td>' "$work/lift.html"
check 'on small screens and in the dark' python3 tests/tools/looks.py "$work/lift.html"
check 'with all texts' grep -q 'since\|if time &gt; 6 then x &gt; 0.98\*target' "$work/lift.html"
expect 0 '1 not exercised, 7 met|not checkable' "$lift" --stop 10 --set target=9.5 -o "$work/lift.csv"
expect 0 'ended early|met' "$lift" --stop 10 --set target=9 --stop-on-violation -o "$work/lift.csv"
expect 4 'ended early: der\(v\) <= 9.5' "$lift" --stop 10 --stop-on-violation -o "$work/lift.csv"
expect 4 'not decided +1.1 Speed limit' "$lift" --stop 10 --stop-on-violation -o "$work/lift.csv"
expect 1 '' "$lift" -q --set target=1e308 --set x=-1e308 -o "$work/failed.csv"

# A saved Cameo project, without stereotypes of SysPhS, profiles or libraries: the table and the verdicts.
check 'a project is packed' "$OUT/bin/pack" "$work/rover.mdzip" \
    com.nomagic.magicdraw.uml_model.model=tests/requirements/rover.xml
check 'it compiles' $SMALL -o "$work/rover" "$work/rover.mdzip"
check 'three notes name it' test "$("$SYSPHSC" --check "$work/rover.mdzip" 2>&1 | grep -o '\[[A-Z][0-9]*\]$' | tr '\n' ' ')" \
    = '[X33] [F06] [F62] '
"$work/rover/Rover" -o "$work/rover.csv" >"$work/rover.verdicts"
check 'a requirement is violated' test $? -eq 4
sed -i 's/ in [^ ]*rover.csv$//' "$work/rover.verdicts"
check 'its table and verdicts' diff tests/requirements/rover.verdicts "$work/rover.verdicts"
expect 0 'requirements: 4 met' "$work/rover/Rover" --set mostPower=300 -o "$work/rover.csv"
check 'a power is solved for' $SMALL --solve-for drive.power --set power=250 -o "$work/solved" "$work/rover.mdzip"
expect 0 'drive.power +230 +W +computed' "$work/solved/Rover" -o "$work/solved.csv"

# Parametrics as drawn in Cameo: a roll-up, names with blanks and signs, and limits given in blocks of one kind.
check 'a drone compiles' $SMALL -o "$work/drone" tests/requirements/drone.xmi
drone=$work/drone/Drone
expect 4 "margin -0.1 at time 0: 'take-off mass' = 1, 'allowed mass' = 0.9" "$drone" -o "$work/drone.csv"
expect 4 "violated +1 Take-off mass" "$drone" -o "$work/drone.csv"
expect 0 'requirements: 2 met' "$drone" --set 'air frame.mass=0.05' -o "$work/drone.csv"
expect 4 'requirements: 2 violated' "$drone" --set 'mean power=200' -o "$work/drone.csv"

# Requirements, and checks without a requirement, are counted separately.
check 'a tank compiles' $SMALL -o "$work/loose" tests/diagnostics/F64/model.xmi
"$work/loose/Tank" -o "$work/loose.csv" | sed -n 's/^\([a-z ]*\): \([0-9].*\)/\1: \2/p' >"$work/counts"
check 'counted apart' test "$(paste -s -d , "$work/counts")" = 'requirements: 1 met,checks without a requirement: 1 met'
check 'a tank of unrelated requirements compiles' $SMALL -o "$work/unrelated" tests/diagnostics/F63-unrelated/model.xmi
expect 0 'not checkable +R1 Overflow: nothing satisfies' "$work/unrelated/Tank" -o "$work/unrelated.csv"

# Models with requirements.
bed=$(program_of heated_bed_warmup)
clip='--set-file models/heated_bed_warmup/clip.set'
expect 0 'requirements: 4 met' "$bed" -o "$work/bed.csv"
# shellcheck disable=SC2086
expect 4 'since time 90.643[0-9]; margin -17.139[0-9] K at time 170.056: bed.bedHeatCapacity.T = 391.1' "$bed" $clip -o "$work/bed.csv"
# shellcheck disable=SC2086
expect 4 'requirements: 3 violated, 1 met' "$bed" $clip --plot "$work/bed.svg" -o "$work/bed.csv"
# shellcheck disable=SC2086
expect 4 '' "$bed" -q $clip --plot "$work/bed.html" --requirements "$work/bed.json" -o "$work/bed.csv"
check 'verdicts in the page' sh -c 'sed -n "/<script type=.application.json.>/,/<.script>/p" "$1" | sed "1d; \$d" |
    jq -e --slurpfile told "$2" ".runs[0].verdicts == \$told[0] and (\$told[0] | length) == 4"' sh "$work/bed.html" "$work/bed.json"
check 'bounds in the plot' test "$(grep -c 'class="bound"' "$work/bed.svg")" -eq 2
check 'marks in the plot' test "$(grep -c 'class="violation"' "$work/bed.svg")" -eq 2
rotors=$(program_of dual_spring_mass_damper)
expect 0 'requirements: 2 met' "$rotors" -o "$work/rotors.csv"
expect 0 'margin 0.2 rad at time 0: mostTwist = 1.2 rad, spring2.relPhi = -1 rad' "$rotors" -o "$work/rotors.csv"
# Both sides of a check are plotted, and the violated one is marked.
expect 4 '1 violated, 1 met' "$rotors" --set inertia1.angle=1 --plot "$work/rotors.svg" -o "$work/rotors.csv"
check 'two bounds of one check' test "$(grep -c 'class="bound".*<title>if time &gt; 8 then -0.1 &lt;= inertia1.angle &lt;= 0.1<' "$work/rotors.svg")" -eq 2
check 'one mark, on the upper one' awk '
    /class="bound"/ { split($0, point, /d="M| |L/); level[++bounds] = point[5] }
    /class="violation"/ { match($0, /cy="[0-9.]+/); mark = substr($0, RSTART + 4, RLENGTH - 4); marks++ }
    END { exit !(marks == 1 && bounds == 2 && mark == (level[1] < level[2] ? level[1] : level[2])) }' "$work/rotors.svg"
expect 4 'violated +R1 Twist of the springs' "$rotors" --set mostTwist=0.9 -o "$work/rotors.csv"
expect 4 'met +-most <= angle and angle <= most .* of twist2, ' "$rotors" --set mostTwist=0.9 --set spring2.relPhi=-0.5 -o "$work/rotors.csv"

# A constant that only checks use can be set.
expect 4 'margin -1550 kilogram at time 0: mass = 2000 kilogram' "$lift" --stop 10 --set mass=2000 -o "$work/heavy.csv"

# A continued run includes the verdicts of the previous run.
expect 4 '' "$lift" -q --stop 1.5 --save-state "$work/lift.state" -o "$work/first.csv"
expect 4 'margin 0.321[0-9]* at time 1' "$lift" --stop 10 --restart "$work/lift.state" -o "$work/second.csv"

# Errors.
expect 2 '.csv, .json or .html' "$lift" --requirements "$work/lift.pdf"
expect 2 'name the same file' "$lift" --requirements "$work/lift.csv" -o "$work/lift.csv"
expect 3 'cannot write' "$lift" -q --requirements "$work/none/lift.csv" -o "$work/lift.csv"
ball=$(program_of bouncing_ball)
expect 2 'states no requirement or condition that a run checks \[R02\]$' "$ball" --requirements "$work/ball.csv" -o "$work/b.csv"
expect 2 'states no requirement or condition that a run checks' "$ball" --stop-on-violation -o "$work/b.csv"
expect 2 '--requirements: the model states no requirement or condition that a run checks' "$ball" --requirements
check 'ignored there' "$ball" -q --requirements ignore -o "$work/b.csv"
expect 0 '' "$ball" -q --requirements=ignore -o "$work/b.csv"

# Bounds in texts: the interpretation of each sentence, or the reason why it has none, and its verdict.
awk -f tests/tools/bounds.awk tests/requirements/bounds.txt >"$work/bounds.xmi"
check 'texts compile' sh -c '"$1" -q -b All -o "$2" "$2.xmi" 2>"$2.notes"' sh "$SYSPHSC" "$work/bounds"
"$work/bounds/All" -q --stop 1 -o "$work/bounds.csv" --requirements "$work/bounds.json"
jq -r '.[] | [.id, .check // "", .values // "", .verdict] | @tsv' "$work/bounds.json" >"$work/bounds.tsv"
grep -v '^#' tests/requirements/bounds.txt | awk -F ' ~ ' -v OFS='\t' 'NF == 3 { print ++n, $1, $2, $3 }' >"$work/wanted.tsv"
awk -F '\t' 'NR == FNR { read[$1] = $2; reason[$1] = $3; verdict[$1] = $4; next }
    verdict[$1] != $4 || (read[$1] != $3 && (read[$1] != "" || !index(reason[$1], $3))) {
        print $2 ": " $3 ", " $4 "; not " read[$1] reason[$1] ", " verdict[$1] }
    END { if (FNR < 400) print FNR " sentences" }' "$work/bounds.tsv" "$work/wanted.tsv" >"$work/misread"
check 'sentences are read as they are meant' diff /dev/null "$work/misread"

# Formatted texts, in which tools write all characters beyond ASCII as references.
cat >"$work/formatted.xmi" <<'END'
<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20131001"
         xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML">
  <uml:Model xmi:id="M" name="M">
    <packagedElement xmi:type="uml:Class" xmi:id="F" name="F">
      <ownedAttribute xmi:id="heat" name="W&#228;rme"><defaultValue xmi:type="uml:LiteralReal" xmi:id="heat0" value="1"/></ownedAttribute>
      <ownedAttribute xmi:id="mass" name="mass"><defaultValue xmi:type="uml:LiteralReal" xmi:id="mass0" value="0.2"/></ownedAttribute>
      <ownedRule xmi:type="uml:Constraint" xmi:id="law"><specification xmi:type="uml:OpaqueExpression" xmi:id="text">
        <body>&lt;html&gt;&lt;body&gt;der(W&amp;auml;rme)&amp;#160;= &amp;#x2d;W&amp;#228;rme * (1 &amp;lt; 2 &amp;AMP; &amp;#0;&lt;/body&gt;&lt;/html&gt;</body></specification></ownedRule>
    </packagedElement>
    <packagedElement xmi:type="uml:Class" xmi:id="R" name="Light"/>
    <packagedElement xmi:type="uml:Abstraction" xmi:id="S" client="mass" supplier="R"/>
  </uml:Model>
  <sysml:Block xmi:id="B" base_Class="F"/>
  <sysml:Requirement xmi:id="RR" base_Class="R" Id="1"
      Text="&lt;html&gt;&lt;body&gt;&lt;p&gt;The mass shall be 0.2&amp;nbsp;&amp;#177; 0.1.&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;"/>
  <sysml:Satisfy xmi:id="SS" base_Abstraction="S"/>
</xmi:XMI>
END
expect 1 'rme \* \(1 < 2 &AMP; &#0;' "$SYSPHSC" --check "$work/formatted.xmi"
sed 's/ \* (1 &amp;lt; 2 &amp;AMP; &amp;#0;//' "$work/formatted.xmi" >"$work/plain.xmi"
check 'references are characters' sh -c '"$1" --check "$2" 2>&1 | grep -qF "0.1 <= mass <= 0.3"' sh "$SYSPHSC" "$work/plain.xmi"
check 'in equations, too' $SMALL -b F -o "$work/plain" "$work/plain.xmi"

# Texts that a spreadsheet would compute.
printf 'quantity mass kilogram 15\n=1+1 ~ - ~ -\n-2 kg of it, at most ~ - ~ -\nmass < 20 kg ~ - ~ -\n' |
    awk -f tests/tools/bounds.awk >"$work/formulas.xmi"
check 'such texts compile' $SMALL -b All -o "$work/formulas" "$work/formulas.xmi"
"$work/formulas/All" -q --stop 1 -o "$work/formulas.csv" --requirements "$work/formulas.verdicts.csv"
check 'they are texts' grep -q "^1,requirement 1,'=1+1," "$work/formulas.verdicts.csv"
check 'so are those with commas' grep -q "^2,requirement 2,\"'-2 kg of it, at most\"," "$work/formulas.verdicts.csv"
finish
