#!/bin/sh
# Review sheets: the documents of every second model, or of all if TEST_ALL is set, fit their schema and account for
# every equation and every unknown. Pages are complete and request nothing; texts of a model are never markup.
. tests/lib.sh
. tests/sheets.sh
work=$(fresh review)

for model in $MODELS; do
    models=$((${models:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((models % 2)) -eq 1 ] || case $model in
        rotational_train | heated_rod | fdm_printer) true ;;
        *) false ;;
        esac || continue
    block=$(block_of "$model")
    check "$model has a sheet" "$SYSPHSC" -q --allow-c --unroll --emit review,constraint,causal -o "$work/$model" "models/$model/model.xmi"
    check "$model runs" "$(program_of "$model")" -q --requirements=ignore --constants --variables '*' -o "$work/$model.csv"
    sheet "$model" "$work/$model" "$block" "$work/$model.csv" # it begins and continues as in the sheet
    check "$model: the program reports the same" sh -c '"$1" --equations | diff - "$2"' sh "$(program_of "$model")" \
        "$BUILT/$model/$block.causal.txt"
    rm "$work/$model.csv"
    check "$model: families" "$SYSPHSC" -q --allow-c --emit review -o "$work/families" "models/$model/model.xmi"
    to_fit "$model, families" "$work/families/$block.review.json"
    check "$model: the page of families is valid" valid "$work/families/$block.html"
    check "$model: families and rows account for the same" sh -c 'own=".size, .accounting"
        jq "$own" "$1" >"$3" && jq "$own" "$2" | diff "$3" -' sh "$work/$model/$block.review.json" "$work/families/$block.review.json" "$work/counts"
done

# The check of claims must find false ones.
claims() { # SCRIPT PATTERN: a jq script that makes the document of the heated bed untrue; the resulting message
    sheet=$work/heated_bed_warmup/BedWarmUpExperiment
    jq "$1" "$sheet.review.json" >"$work/untrue.json"
    expect 1 "$2" python3 tests/tools/claims.py "$work/untrue.json" "$sheet.long.txt"
}
claims '.size.equations = 34' '^size: equations 34, not 30$'
claims 'del(.variables[] | select(.path == "violated(power)").made)' '^a variable that the compiler made counts as drawn$'
claims '(.variables[] | select(.path == "ambient.p.t").determined_by.equation) = "sum(ambient.p.sF)"' \
    '^ambient.p.t does not stand in sum\(ambient.p.sF\), '
claims '(.equations[] | select(.id == "ambient.law.temperature").eliminates) = "bed.air.t"' \
    '^ambient.law.temperature does not say that it eliminates ambient.p.t$'
claims '(.variables[] | select(.path == "bed.bedController.kp").used_by) = []' '^bed.bedController.kp is used by \['
claims '(.equations[] | select(.id == "bed.bedController.law.control").causal[0].text) |= sub("kp"; "ki")' \
    '^bed.bedController.law.control: .* is not solved by '
claims '(.made[] | select(.made == "time derivative").text) |= sub("= -der"; "= der")' " is no time derivative of "
claims '(.variables[] | select(.role == "state").reason) = "its derivative appears in the model" | (.equations[].text) |= gsub("der\\("; "(")' \
    '^der\(.*\) is not drawn$'
claims '(.equations[] | select(.id == "bed.bedController.law.control").c[0].code) |= sub("in.rSig"; "p.t")' \
    '^bed.bedController.law.control: m->bed.bedHeater.p.t is not what it determines$'
claims '.accounting.fates.alias = 20' '^accounting of fates$'
claims '.accounting.put_into_others = 5' '^accounting: put_into_others 5, not 4$'
claims 'del(.loops[0].with[0])' '^bed.bedHeater.law.power does not solve a loop$'
claims 'del(.loops[1])' '^loops that were solved are missing$'

# Unconnected ports and parts are listed; they are assumed to be intended.
check 'a sheet of unconnected parts' "$SYSPHSC" -q --emit review -o "$work/open" tests/diagnostics/C33/model.xmi
expect 0 '^\["lamp.mains.minus","lamp.spare","lone.p","read.p","board.edge","many\[1\].p","many\[2\].p","many\[3\].p"\]$' \
    jq -c .open_ports "$work/open/System.review.json"
expect 0 '^\["lone","board","many\[1\]","many\[2\]","many\[3\]"\]$' jq -c .unjoined_parts "$work/open/System.review.json"
expect 0 '<summary>8 ports are not connected: nothing flows through them</summary>lamp.<wbr>mains.<wbr>minus, lamp.spare, lone.p, ' \
    cat "$work/open/System.html"
expect 0 '<summary>5 parts are not connected</summary>lone, board, many\[1\], ' cat "$work/open/System.html"
check 'connected ports are not listed as open' \
    test "$(jq -c '[.open_ports, .unjoined_parts]' "$work/heated_bed_warmup/BedWarmUpExperiment.review.json")" = '[[],[]]'

# The C of the sheet is that of the program.
check 'with the C beside it' "$SYSPHSC" -q --emit review,c -o "$work/tanks" models/two_tank_hydraulics/model.xmi
check 'with the C of modes beside it' "$SYSPHSC" -q --emit review,c -o "$work/gears" models/automatic_gearbox/model.xmi
check 'with the C of conditions and loops beside it' "$SYSPHSC" -q --emit review,c -o "$work/chambers" models/displacement_compressor/model.xmi
for program in tanks/ConnectedTanksExperiment gears/GearExperiment chambers/ConstantSpeedExperiment; do
    jq -r '.equations[], .made[] | (.c // [])[] | "\(.lines[]) \(.code | split("\n")[0])"' "$work/$program.review.json" >"$work/lines"
    check "$program: lines of C are at the stated numbers" sh -c '
        test -s "$1" && while read -r line code; do
            sed -n "${line}p" "$2" | grep -qF -- "$code" || { echo "$line $code"; exit 1; }
        done <"$1"' sh "$work/lines" "$work/$program.c"
done
check 'a statement of several modes is shown with all its lines' grep -q '<span class="from">lines [0-9]*, [0-9]*, ' \
    "$work/gears/GearExperiment.html"
check 'equations that are alike have the lines of all' grep -q '<summary>lines of the others</summary>[0-9]*' "$work/tanks/ConnectedTanksExperiment.html"
check 'the fingerprint is the program'"'"'s' grep -q "\"$(jq -r .fingerprint "$work/tanks/ConnectedTanksExperiment.review.json")\"" \
    "$work/tanks/ConnectedTanksExperiment_tables.c"
python3 -c 'import html, re, sys
print(html.unescape(re.search("<pre>(sha256sum.*?)</pre>", open(sys.argv[1]).read(), re.S)[1]))' "$work/tanks/ConnectedTanksExperiment.html" >"$work/fingerprint.sh"
check 'the command beside the fingerprint computes it' sh -c 'sh "$1" | grep -q "^$(jq -r .fingerprint "$2") "' sh "$work/fingerprint.sh" \
    "$work/tanks/ConnectedTanksExperiment.review.json"
check 'the same bytes again' sh -c '"$1" -q --emit review -o "$2/again" models/two_tank_hydraulics/model.xmi &&
    cmp "$2/again/ConnectedTanksExperiment.html" "$2/tanks/ConnectedTanksExperiment.html"' sh "$SYSPHSC" "$work"

# Names, documentation and texts with markup.
name='&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x'
cat >"$work/markup.xmi" <<END
<?xml version="1.0" encoding="UTF-8"?>
<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20131001"
         xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML">
  <uml:Model xmi:id="Model" name="Cooling">
    <packagedElement xmi:type="uml:Class" xmi:id="Cup" name="Cup">
      <ownedAttribute xmi:id="T" name="$name">
        <ownedComment xmi:type="uml:Comment" xmi:id="T.comment" body="$name" annotatedElement="T"/>
        <defaultValue xmi:type="uml:LiteralReal" xmi:id="T0" value="80"/>
      </ownedAttribute>
      <ownedRule xmi:type="uml:Constraint" xmi:id="law" name="&lt;b&gt;law">
        <specification xmi:type="uml:OpaqueExpression" xmi:id="text"><body>der('$name') = -('$name' - 20)/300</body></specification>
      </ownedRule>
    </packagedElement>
  </uml:Model>
  <sysml:Block xmi:id="CupIsABlock" base_Class="Cup"/>
</xmi:XMI>
END
check 'a model with markup' "$SYSPHSC" -q --emit review,constraint,causal -o "$work/markup" "$work/markup.xmi"
sheet markup "$work/markup" Cup
check 'markup: it is shown' grep -q '&lt;script&gt;alert(1)' "$work/markup/Cup.html"
check 'markup: it is escaped' sh -c '! grep -q "<script>alert\|<b>" "$1"' sh "$work/markup/Cup.html"

# With a run of the program: verdicts, statistics, the plot; a failed run is reported.
check 'with a run' "$SYSPHSC" -q --review-run --emit constraint,causal -o "$work/run" models/heated_bed_warmup/model.xmi
sheet 'with a run' "$work/run" BedWarmUpExperiment
check 'with a run: it is verified' jq -e '.result | .status == 0 and .end.verified and .counts.states == 2 and
    [.verdicts[].verdict] == ["met", "met", "met", "met"] and (.verification | test("verified\n$"))' \
    "$work/run/BedWarmUpExperiment.review.json"
check 'with a run: the plot is there' grep -q '<figure class="plot" aria-label="Plot over time of bed.bedHeatCapacity.T, ' "$work/run/BedWarmUpExperiment.html"
document=$work/run/BedWarmUpExperiment.review.json
check 'with a run: figures, and relations that hold at the start' jq -e '.result | (.figures | map(.variable)) ==
    ["bed.bedHeatCapacity.T", "bed.bedController.outSig.rSig"] and (.at_start[] | select(.relation == "time > 300").value) == false' \
    "$document"
page=${document%.review.json}.html
check 'with a run: values at the start of what equations determine' grep -q '<td class="short">W/K</td><td></td><td>-1.58916</td>' "$page"
check 'with a run: also where the model has a guess' grep -q '300.0 <span class="from">guess</span></td><td>298.173</td>' "$page"
check 'with a run: states have both' grep -q '<td class="short">K</td><td>293.0 <span class="from">fixed</span></td><td>293</td>' "$page"
check 'kinds of equations that the compiler made' sh -c 'grep -q "<td>equation of a check</td>" "$1" &&
    grep -q "<td>time derivative of bed" "$1"' sh "$page"
check 'with a run: its equations are told' grep -q 'The equations are the 30 original ones and 4 that the compiler made of checks' "$page"
check 'with a run: fixed starts are among the assumptions' sh -c 'sed -n "/<h3>Assumptions/,/<.ul>/p" "$1" | grep -q "<summary>Start values: 3<"' sh "$page"
check 'equations by origin' grep -q '<summary>Original equations: 30, in 29 groups (constraints: 15, connections: 11, sums of flows: 4)<' "$page"
check 'without a run there are no such values' sh -c '! grep -q "After initialization" "$1"' sh "$work/heated_bed_warmup/BedWarmUpExperiment.html"
check 'a violated requirement' "$SYSPHSC" -q --review-run --set bed.bedHeatCapacity.heatCapacity=3850 -o "$work/violated" models/heated_bed_warmup/model.xmi
for mark in '<th scope="row">Requirements</th><td><span class="bad">✗ 2 of 4 met; violated: R1 Warm-up, R1.1 Warm-up time</span></td>' \
    '<p><span class="bad">✗ The run ended with status 4: requirements violated; ' '<td class="short"><span class="bad">✗ violated</span></td>' \
    '<td class="short">✓ met</td>'; do
    check "a violated requirement is marked: $mark" grep -qF "$mark" "$work/violated/BedWarmUpExperiment.html"
done
sed 's/ Id="R1[.0-9]*"/ Id="R"/; s/name="\(Warm-up time\|Overshoot\|Heater power\)"/name="Warm-up"/; s,\.\./\.\./libraries/,,g' models/heated_bed_warmup/model.xmi >"$work/equal.xmi"
check 'requirements of one name' "$SYSPHSC" -q --review-run --set bed.bedHeatCapacity.heatCapacity=3850 -o "$work/equal" "$work/equal.xmi"
expect 0 '<span class="bad">✗ 2 of 4 met; violated: R Warm-up, R Warm-up</span>' cat "$work/equal/BedWarmUpExperiment.html"
check 'each has its own verdict' test "$(sed -n '/<table id="requirement-table"/,/<.table>/s/.*[✗✓] \([a-z]*\)<.*/\1/p' "$work/equal/BedWarmUpExperiment.html" | tr '\n' ' ')" = 'violated violated met met '
sheet=$work/unrelated/BedWarmUpExperiment
sed '/sysml:Satisfy/d; s,\.\./\.\./libraries/,,g' models/heated_bed_warmup/model.xmi >"$work/unrelated.xmi"
check 'checks without a requirement' "$SYSPHSC" -q --review-run -o "$work/unrelated" "$work/unrelated.xmi"
check 'checks without a requirement: no requirement is met' grep -qF '<th scope="row">Requirements</th><td><span class="doubt">? 0 of 4 met; not checkable: R1 ' "$sheet.html"
check 'checks without a requirement: they are counted apart' grep -qF '<tr><th scope="row">Checks without a requirement</th><td>✓ 3 of 3 met</td></tr>' "$sheet.html"
check 'a requirement of several checks is one' "$SYSPHSC" -q -b Lift --stop 10 --review-run -o "$work/lift" tests/requirements/lift.xmi
expect 0 '<th scope="row">Requirements</th><td><span class="bad">✗ 4 of 9 met; violated: 1 Lift, 1.4 Comfort; not checkable: 3 Jerk, ' \
    sed 's/<wbr>//g' "$work/lift/Lift.html"
for model in automatic_gearbox two_tank_control; do
    check "$model with a run" "$SYSPHSC" -q --review-run -o "$work/runs" "models/$model/model.xmi"
done
check 'the modes of the run' jq -e '.result.modes.changes == 5 and (.result.modes.lasted | length) == 4' "$work/runs/GearExperiment.review.json"
expect 0 '<th scope="row">Modes</th><td>4 of 8 entered, changes of mode: 5<' cat "$work/runs/GearExperiment.html"
check 'states that equations set in some modes' jq -e '.variables[] | select(.path == "shaft1.aV").determined_by |
    .kind == "integration" and .equations == ["gear1.law.ratio", "clutch1.difference"]' "$work/runs/GearExperiment.review.json"
check 'forms with one id are shown once' test "$(sed 's/<wbr>//g' "$work/runs/GearExperiment.html" | grep -c "^<h3>.*>gear2.law.ratio'</code>\|^<h3>.*>gear2.law.ratio&#39;</code>")" -eq 1
expect 0 '<th scope="row">use</th><td>used in some modes: solved for ' cat "$work/runs/GearExperiment.html"
check 'equations that use a derivative, a product and a branch' jq -e 'def users(p): .variables[] | select(.path == p).used_by;
    users("bed.bedHeatCapacity.T <= 374") == ["violated(noOvershoot)"] and
    (users("product(bed.bedHeater.p.sF, t)") | contains(["bed.bedHeater.law.power"])) and
    (users("der(bed.bedTempSensor.out.rSig)") | contains(["bed.bedController.law.error\u0027"]))' "$document"
check 'an algorithm reads a variable that it sets' jq -e '.variables[] | select(.path == "control.fillings").used_by == ["control.Operation()"]' \
    "$work/runs/ControlledTanksExperiment.review.json"
expect 0 '<span class="from">not in results</span>' cat "$work/runs/ControlledTanksExperiment.html"
expect 0 '@top-right \{ content: "[0-9a-f]{64}"; \}' cat "$work/runs/ControlledTanksExperiment.html"
check 'modes that the run did not enter' test "$(grep -c '<td class="number">not entered</td>' "$work/runs/GearExperiment.html")" -eq 4
check 'notes of the run' jq -e '.result.notes | length == 1 and (.[0] | test("^at time 123.4.* already true when its state was entered"))' \
    "$work/runs/ControlledTanksExperiment.review.json"
expect 0 '>Note: at time 123.4' cat "$work/runs/ControlledTanksExperiment.html"
law='.equations[] | select(.id == "bed.bedHeatCapacity.law.storage")'
check 'units of terms' jq -e "$law | [.terms[].unit] == [\"W\", \"W\"]" "$document"
check 'units of terms in the words that are stated' jq -e '.equations[] | select(.id == "i1.law.euler") | [.terms[].unit] == ["N*m", "N*m", "N*m"]' \
    "$work/rotational_train/RotationalTrainExperiment.review.json"
check 'requirements beside their checks' jq -e \
    "$law | .checked_by == [\"warm\", \"noOvershoot\"] and .requirements == [\"R1.1 Warm-up time\", \"R1.2 Overshoot\"]" "$document"
check 'the size' jq -e '.size | .parts == 11 and .equations == 30 and .equations_made == 7 and .variables == 41 and .variables_made == 14 and .states == 2 and .loops == 1 and .numeric_loops == 0 and .largest_loop == 7 and .constants == 11' "$document"
check 'the first page' sh -c 'for words in "no clash found" "done, verified; largest residual of the original equations: " "✓ 4 of 4 met<" \
    "one use, as counted below; in addition, 4 stand in solutions of loops, and 2 are differentiated<" "Original equations by use: 30<" \
    ">solved symbolically: 1, numerically: 0; unknowns of the largest: 7<" ">continuously; at events</td><td>solved symbolically<" "30 original, 7 made by the compiler<" ">--review-run<" "the tolerance of one step is a twentieth of it"; do grep -q "$words" "$1" || exit 1; done' sh "${document%.review.json}.html"
expect 0 '' "$SYSPHSC" -q --emit review --set bed.bedHeater.signal2Power=2 --stop 7 --units off -o "$work/options" models/heated_bed_warmup/model.xmi
check 'options' jq -e '.options == ["--stop 7", "--set bed.bedHeater.signal2Power=2", "--units off"] and .unit_clashes == -1' \
    "$work/options/BedWarmUpExperiment.review.json"
awk -f tests/tools/block.awk >"$work/fails.xmi" <<'END'
variable x = 1
variable y
der(x) = -1
y = sqrt(x)
END
expect 1 'error: the program failed$' "$SYSPHSC" -q -b System --stop 2 --review-run -o "$work/fails" "$work/fails.xmi"
check 'a run that fails: the sheet reports it' jq -e '.result | .status == 1 and (.messages | test("is not finite at time")) and (.messages | test("/tmp") | not)' \
    "$work/fails/System.review.json"
awk -f tests/tools/block.awk >"$work/early.xmi" <<'END'
variable x = 1
variable y
der(x) = -1
y = sqrt(x - 1.5)
assert(x > -1, "low")
END
expect 1 'error: the program failed$' "$SYSPHSC" -q -b System --review-run -o "$work/early" "$work/early.xmi"
check 'a run that fails at its start: no verdict, no verification' grep -q 'not decided: the run failed' "$work/early/System.html"
check 'a run that fails at its start: so is its document' jq -e '.result.end.verified == false' "$work/early/System.review.json"
awk -f tests/tools/block.awk >"$work/ends.xmi" <<'END'
variable x = 1
der(x) = -1
when x < 0.25 then
    terminate("quarter");
end when
END
check 'a run that ends early' "$SYSPHSC" -q -b System --review-run -o "$work/ends" "$work/ends.xmi"
check 'a run that ends early: the sheet reports it' grep -q 'done, ended early at 0.75[0-9]* s: quarter' "$work/ends/System.html"
expect 2 '--review-run cannot be combined with --variants' "$SYSPHSC" --review-run --variants rod.n=5,8 models/heated_rod/model.xmi

# Parentheses are shown only where they are needed.
awk -f tests/tools/block.awk >"$work/formulas.xmi" <<'END'
variable x = 1
variable a
variable b
variable c
variable d
variable e
boolean f
variable g
der(x) = -(x + 1)
a = (x/2)^2 - (x - (1 - x)) + 3*(-x)
b = -(x*2) + (x^2)^3 + (-x)^2 + 2*(x + 1)/x
c = if not (x > 0 and (x < 1 or x > 2)) then x else -(-x)
d = 1e-5^2*x + 2.5e-7
(if x > 0.5 then e else 2*e) = time
f = (x > 0.3) == (x < 0.8)
der(der(der(g))) = -g
END
check 'formulas' "$SYSPHSC" -q -b System --emit review -o "$work/formulas" "$work/formulas.xmi"
sed -n 's/^<p>\(.*<math>.*\)<\/p>$/\1/p' "$work/formulas/System.html" |
    sed 's/<mfrac>/{/g; s/<\/mfrac>/}/g; s/<msup>/^{/g; s/<\/msup>/}/g; s/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&#160;//g; s/\xE2\x88\x92/-/g; s/\xC2\xB7/*/g' >"$work/formulas.txt"
for line in 'a=^{({x2})2}-(x-(1-x))+3*(-x)' 'b=-x*2+^{(^{x2})3}+^{(-x)2}+{2*(x+1)x}' \
    'd=^{(^{10-5})2}*x+2.5*^{10-7}' '{eifx>0.52*eelse=time' 'f=(x>0.3)==(x<0.8)' '{^{d3}gd^{t3}}=-g'; do
    check "formulas: $line" grep -qxF -- "$line" "$work/formulas.txt"
done

check 'formulas: of a longer name there is d/dt' grep -qF '<mspace width="0.17em"></mspace><mrow><mi>angle</mi></mrow></mrow><mrow>' \
    "$work/rotational_train/RotationalTrainExperiment.html"
check 'formulas: a derivative of an element has a dot' grep -qF '<mover><msub><mi>T</mi><mn>1</mn></msub><mo>' \
    "$work/heated_rod/RodExperiment.html"
check 'formulas: an assignment of the compiler' grep -qF '<mi>pre</mi><mo>(</mo><mrow><mi>when(turn)</mi></mrow><mo>)</mo>' \
    "$work/displacement_compressor/ConstantSpeedExperiment.html"

check 'a part without room in a diagram has a diagram of its own' grep -q '<figcaption>Internal block diagram of Actuators::SimpleMotor<' \
    "$work/fdm_printer/FDMPrinterExperiment.html"
check 'from an equation to its part' grep -q '<tr><th scope="row">part</th><td><a href="#p.bed.bedHeater">' \
    "$work/heated_bed_warmup/BedWarmUpExperiment.html"

# State machines as tables, clocks, and differentiated constraints.
machine=$work/two_tank_control/ControlledTanksExperiment
check 'transitions' jq -e '.machines[0] | [.transitions[] | [.from, .to, .when // ""]] == [["initial", "Filling", ""],
    ["Filling", "Pausing", "when upperLevel.rSig >= full"], ["Pausing", "Waiting", "after pause s"],
    ["Waiting", "Filling", "when lowerLevel.rSig <= low"]] and .states[0].exit == "running := false;\n"' "$machine.review.json"
check 'transitions are shown' grep -q '<tr><td>Waiting</td><td>Filling</td><td>when lowerLevel.<wbr>rSig &lt;= low</td>' "$machine.html"
check 'truths and states have words' "$SYSPHSC" -q --review-run -o "$work/words" models/two_tank_control/model.xmi
for cells in 'false <span class="from">fixed</span></td><td>true</td>' 'inactive (0) <span class="from">fixed</span></td><td>Filling (1)</td>'; do
    check "in words: $cells" grep -qF "$cells" "$work/words/ControlledTanksExperiment.html"
done
check 'terms that the sheet has' sh -c 'sed -n "/<section id=.terms/,$ p" "$1" | grep -q ">since</th>" &&
    ! sed -n "/<section id=.terms/,$ p" "$1" | grep ">jump<\|>mode<"' sh "$work/words/ControlledTanksExperiment.html"
check 'terms: of its variables' grep -q 'the time at which a transition last answered the change event</div>' "$work/words/ControlledTanksExperiment.html"
check 'clocks' jq -e '.clocks == []' "$machine.review.json"
check 'a clock' jq -e '[.clocks[] | .period] == ["0.001"]' "$work/missile_seeker/MissileSeekerExperiment.review.json"
check 'all states of a machine are in its table' jq -e '.machines[0].states | map(.state) == ["Filling", "Pausing", "Waiting"]' \
    "$machine.review.json"
check 'values of states are told by name' jq -e '.algorithms[0].text | test("^if pre\\(control.Operation\\) == Filling then\n") and
    test("control.Operation := Pausing;") and test(":= if noEvent\\(time <= control.consumed\\(Operation,1\\)\\) then consumed else nothing;") and
    (test("Operation\\) == [0-9]|Operation := [0-9]") | not)' "$machine.review.json"
check 'differentiated constraints' grep -q '<th scope="col">Differentiated</th>' "$work/rotational_train/RotationalTrainExperiment.html"

# An equation with a form in each mode: one card shows all forms, and its use names all variables it is solved for.
card() { sed 's/<annotation[^>]*>[^<]*<.annotation>//g; s/<wbr>//g' "$1" | sed -n "/<code id=\"e.$2\"/,/<.article>/p" | sed 's/<[^>]*>/ /g; s/&#160;//g; s/  */ /g'; }
gearbox=$work/automatic_gearbox/GearExperiment
card "$gearbox.html" clutch1.law >"$work/clutch.txt"
for line in 'use used in some modes: solved for torque or slip , depending on the mode' 'clutch1.torque := 0 while not control.first' \
    'clutch1.slip := 0 while control.first' 'clutch2.torque := 0 while not control.second'; do
    check "forms in modes: $line" grep -qF "$line" "$work/clutch.txt"
done
check 'states and loops of modes' grep -q '<td>8; a mode integrates 5 to 8 of them<.*' "$gearbox.html"
check 'a derivative of several modes is listed once' test "$(sed -n '/<table id="differentiated"/,/<.table>/p' "$gearbox.html" | sed 's/<[^>]*>//g' | sort | uniq -d | grep -c law)" -eq 0
check 'statements of a mode are complete' jq -e '.modes[0].order | length == 28 and ([.[] | select(.in_all)] | length) == 9 and
    (map(.variable) | index("engine.p.t") < index("der(crank.aV)") and index("shaft2.b.t") < index("gear2.rotB.t"))' "$gearbox.review.json"
check 'forms in modes: units of each' jq -e '.equations[] | select(.id == "clutch1.law") | [.terms[].unit] == ["rad/s", "N*m"]' "$gearbox.review.json"
check 'forms in modes: no card of their own' test "$(grep -c '<h3>.*<code[^>]*>clutch1.law</code>' "$gearbox.html")" -eq 1
check 'forms in modes: they are counted' jq -e '[.made[] | select(.made == "form in some modes")] | length == 8' "$gearbox.review.json"
check 'forms in modes: and shown' grep -q '<summary>Made by the compiler: 20; 12 of these are forms of other equations in some modes, and shown with them' "$gearbox.html"

# State selection while running.
check 'pendulum' "$SYSPHSC" -q --emit review,constraint,causal -o "$work/pendulum" tests/cases/pendulum/model.xmi
sheet pendulum "$work/pendulum" System
all_fit
finish
