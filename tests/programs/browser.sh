#!/bin/sh
# Review sheets in a real browser, at three widths: formulas, pictures, links, the filter, and no requests that leave
# the page.
. tests/lib.sh
work=$(fresh browser)

sheets=
for model in heated_bed_warmup rotational_train robot missile_seeker automatic_gearbox two_tank_control computer coulomb_friction; do
    block=$(block_of "$model")
    check "$model has a sheet" "$SYSPHSC" -q --emit review -o "$work/$model" "models/$model/model.xmi"
    sheets="$sheets $work/$model/$block.html"
done
check 'with a run' "$SYSPHSC" -q --review-run -o "$work/run" models/heated_bed_warmup/model.xmi
check 'a violated requirement' "$SYSPHSC" -q --review-run --set bed.bedHeatCapacity.heatCapacity=3850 -o "$work/violated" models/heated_bed_warmup/model.xmi
expect 1 '' "$SYSPHSC" -q -o "$work/differences" --diff "$work/run/BedWarmUpExperiment.review.json" "$work/violated/BedWarmUpExperiment.review.json"
check 'constraints that choose states' "$SYSPHSC" -q --emit review -o "$work/pendulum" tests/cases/pendulum/model.xmi

# The check must find the defects of a damaged page.
page=$work/two_tank_control/ControlledTanksExperiment.html
sed 's/<mfrac>/<mrow>/g; s/<\/mfrac>/<\/mrow>/g; s/<math>/<math style="display:none">/' "$page" >"$work/hidden.html"
sed 's/<body>/<body><img src="https:\/\/example.org\/x.png">/' "$page" >"$work/asks.html"
sed 's/  ul, .wide, article, figure { overflow: visible; }//' "$page" |
    sed 's/class="wide"/class="wide" style="width: 300px"/; s/<table id="variable-table"/<table id="variable-table" style="min-width: 1000px"/' >"$work/cut.html"
sed 's/mtd, mfrac > \* { math-style: normal; } mfrac > \*, mover > \* { math-depth: inherit; }//; s/lspace="0.28em" rspace="0.28em"/lspace="0" rspace="0"/g; s/"min-width: [0-9]*px"/"width: 200px"/
    s/figure svg { min-width: 0 !important; max-height: 260mm; }/figure svg { width: 150px !important; }/
    s/--bad: #b3001b/--bad: #fbb/; s/.facts, .counts { table-layout: fixed;/.facts { /; s/<caption>Verdicts/<caption>/' "$work/violated/BedWarmUpExperiment.html" >"$work/small.html"
sed 's/del, ins { text-decoration: none;/del, ins {/' "$work/differences/BedWarmUpExperiment.diff.html" >"$work/struck.html"

# wrong PAGE: the defects found in a page. The browser is started once per width, because starting takes most of the
# time.
wrong() {
    awk -v page="$1" '/, [0-9]+ wide:$/ { is_its = index($0, page ",") == 1 } is_its' "$work/found"
}
# shellcheck disable=SC2086
set -- $sheets "$work/run/BedWarmUpExperiment.html" "$work/violated/BedWarmUpExperiment.html" "$work/pendulum/System.html" \
    "$work/differences/BedWarmUpExperiment.diff.html"
python3 tests/tools/browser.py "$@" "$work/hidden.html" "$work/asks.html" "$work/cut.html" "$work/small.html" "$work/struck.html" >"$work/found" 2>&1
check 'the browser comes to its end' test $? -eq 1
for page in "$@"; do
    check "$page looks as it should" test -z "$(wrong "$page")"
done
expect 0 'a formula is not seen' wrong "$work/hidden.html"
expect 0 'a request: https://example.org/x.png' wrong "$work/asks.html"
expect 0 'on paper 703 wide TABLE is cut: ' wrong "$work/cut.html"
expect 0 'on paper 703 wide a scroll bar is printed: ' wrong "$work/cut.html"
for words in 'letters of a formula are small' 'factors stand close' 'letters of a picture are small' 'on paper letters of a picture are small' \
    'light: .bad cannot be read' 'values are not in one column' 'a heading without words'; do
    expect 0 "$words" wrong "$work/small.html"
done
expect 0 'a line through or below a difference' wrong "$work/struck.html"

# No word is broken, no element has two scroll bars, and pictures have the background of the page; defects are found.
page=$work/two_tank_control/ControlledTanksExperiment.html
check 'looks at three widths' python3 tests/tools/looks.py "$@"
sed 's/<wbr>//g; s/<code/<code style="display: block; width: 60px"/g' "$page" >"$work/broken.html"
sed 's/<\/a><a href="#/<\/a><a style="display: block; width: 3em; white-space: normal" href="#/g' "$page" >"$work/lines.html"
sed 's/filter: invert(.9) hue-rotate(180deg);//; s/<table id="variable-table"/<div style="overflow-x: scroll; width: 3000px"><table id="variable-table" style="min-width: 4000px"/' \
    "$page" >"$work/bright.html"
python3 tests/tools/looks.py "$work/broken.html" "$work/lines.html" "$work/bright.html" >"$work/found" 2>&1
for words in 'broken.*: broken within a word: ' 'lines.*: in two lines: ' 'bright.*: two scroll bars: ' 'bright.*: a bright picture in the dark: '; do
    expect 0 "$words" awk '/ wide:$/ { file = $0; next } { sub(/^ */, " "); print file $0 }' "$work/found"
done
# Names are broken between their parts only, or within a long part.
expect 1 '' sh -c 'grep -hoE "[A-Za-z0-9]+(<wbr>[A-Za-z0-9]+)+" "$@" | sed "s/<wbr>//g" | awk "length < 17" | grep .' sh "$@"
finish
