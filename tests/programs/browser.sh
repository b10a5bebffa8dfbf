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
# shellcheck disable=SC2086
check 'sheets look as they should' python3 tests/tools/browser.py $sheets "$work/run/BedWarmUpExperiment.html" "$work/pendulum/System.html"

# A browser that finds nothing wrong would be none.
sed 's/<mfrac>/<mrow>/g; s/<\/mfrac>/<\/mrow>/g; s/<math>/<math style="display:none">/' "$work/two_tank_control/ControlledTanksExperiment.html" \
    >"$work/hidden.html"
expect 1 'a formula is not seen' python3 tests/tools/browser.py "$work/hidden.html"
sed 's/<body>/<body><img src="https:\/\/example.org\/x.png">/' "$work/two_tank_control/ControlledTanksExperiment.html" >"$work/asks.html"
expect 1 'a request: https://example.org/x.png' python3 tests/tools/browser.py "$work/asks.html"
sed 's/  ul, .wide, article, figure { overflow: visible; }//' "$work/two_tank_control/ControlledTanksExperiment.html" |
    sed 's/class="wide"/class="wide" style="width: 300px"/; s/<th scope="col">Variable/<th scope="col" style="min-width: 1000px">Variable/' >"$work/cut.html"
expect 1 'on paper 703 wide TABLE is cut: ' python3 tests/tools/browser.py "$work/cut.html"
expect 1 'on paper 703 wide a scroll bar is printed: ' python3 tests/tools/browser.py "$work/cut.html"
finish
