#!/bin/sh
# Review sheets in a real browser, at three widths: formulas, pictures, links, the filter, and nothing that leaves the page.
. tests/lib.sh
work=$(fresh browser)

sheets=
for model in heated_bed_warmup rotational_train robot missile_seeker automatic_gearbox two_tank_control; do
    block=$(block_of "$model")
    check "$model has a sheet" "$SYSPHSC" -q --emit review -o "$work/$model" "models/$model/model.xmi"
    sheets="$sheets $work/$model/$block.html"
done
check 'with a run' "$SYSPHSC" -q --review-run -o "$work/run" models/heated_bed_warmup/model.xmi
check 'constraints that choose states' "$SYSPHSC" -q --emit review -o "$work/pendulum" tests/cases/pendulum/model.xmi

# A browser that finds nothing wrong would be none.
page=$work/two_tank_control/ControlledTanksExperiment.html
sed 's/<mfrac>/<mrow>/g; s/<\/mfrac>/<\/mrow>/g; s/<math>/<math style="display:none">/' "$page" >"$work/hidden.html"
sed 's/<body>/<body><img src="https:\/\/example.org\/x.png">/' "$page" >"$work/asks.html"
sed 's/  ul, .wide, article, figure { overflow: visible; }//' "$page" |
    sed 's/class="wide"/class="wide" style="width: 300px"/; s/<th scope="col">Variable/<th scope="col" style="min-width: 1000px">Variable/' >"$work/cut.html"

# wrong PAGE: what the browser finds wrong with it; the browser starts once a width, for that takes the time.
wrong() {
    awk -v page="$1" '/, [0-9]+ wide:$/ { is_its = index($0, page ",") == 1 } is_its' "$work/found"
}
# shellcheck disable=SC2086
set -- $sheets "$work/run/BedWarmUpExperiment.html" "$work/pendulum/System.html"
python3 tests/tools/browser.py "$@" "$work/hidden.html" "$work/asks.html" "$work/cut.html" >"$work/found" 2>&1
check 'the browser comes to its end' test $? -eq 1
for page in "$@"; do
    check "$page looks as it should" test -z "$(wrong "$page")"
done
expect 0 'a formula is not seen' wrong "$work/hidden.html"
expect 0 'a request: https://example.org/x.png' wrong "$work/asks.html"
expect 0 'on paper 703 wide TABLE is cut: ' wrong "$work/cut.html"
expect 0 'on paper 703 wide a scroll bar is printed: ' wrong "$work/cut.html"
finish
