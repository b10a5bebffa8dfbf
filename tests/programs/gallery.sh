#!/bin/sh
# A gallery: the sheet of each model with its run, and a page that links to them; also in a browser.
. tests/lib.sh
work=$(fresh gallery)
pages=$work/pages
index=$pages/index.html

shown='two_tank_hydraulics two_stage_rocket dual_spring_mass_damper heated_bed_warmup'
models=$(for model in $shown; do echo "models/$model/model.xmi"; done)
# shellcheck disable=SC2086
expect 0 "^gallery  $index\$" "$SYSPHSC" --gallery "$pages" $models
# shellcheck disable=SC2086
check 'the same bytes elsewhere' "$SYSPHSC" -q --gallery "$work/again" $models
check 'of pages' diff "$index" "$work/again/index.html"
for model in $shown; do
    block=$(block_of "$model")
    check "$model has a sheet" test -f "$pages/${model}_model/$block.html"
    check "$model: the page leads to it" sh -c 'sed "s/<wbr>//g" "$1" | grep -q "$2"' sh "$index" \
        "<h2><a href=\"${model}_model/$block\.html\">$block</a></h2>"
    check "$model: the same sheet" diff "$pages/${model}_model/$block.review.json" "$work/again/${model}_model/$block.review.json"
done
check 'plots' test "$(grep -c '<figure class="plot" aria-label="Plot over time of [a-z]' "$index")" -eq 4
check 'drawn for readers without scripts' test "$(grep -c '<div class="still"><img alt="[A-Za-z]*" src="data:image/svg+xml;base64,' "$index")" -eq 4
mkdir -p "$work/loose_bed"
sed '/sysml:Satisfy/d; s,\.\./\.\./libraries/,,g' models/heated_bed_warmup/model.xmi >"$work/loose_bed/model.xmi"
expect 0 '' "$SYSPHSC" -q --gallery "$work/loose" "$work/loose_bed/model.xmi"
row() { sed -n "s/<wbr>//g; s/<[^>]*>/|/g; /$1/s/||*/ /gp" "$index" | head -n 1; }
check 'figures of tanks' test "$(row ConnectedTanksExperiment)" = ' ConnectedTanksExperiment 4 13 2 0 188 none none done, verified '
check 'verdicts' grep -q '<td class="short">✓ 4 of 4</td>' "$index"
check 'checks without a requirement are counted apart' grep -qF '<td class="short"><span class="doubt">? 0 of 4</span></td><td class="short">✓ 3 of 3</td>' "$work/loose/index.html"
check 'figures of curves' grep -q '<wbr>fluidLevel</code></th><td class="short">m</td><td class="number">40</td>' "$index"

# Models are distinguished by as much of their paths as necessary; models that cannot be compiled or run are listed too.
mkdir -p "$work/a" "$work/b" "$work/c d"
cp models/bouncing_ball/model.xmi "$work/a/ball.xmi"
cp models/bouncing_ball/model.xmi "$work/c d/<b>&.xmi"
echo nothing >"$work/b/ball.xmi"
awk -f tests/tools/drawing.awk >"$work/b/fails.xmi" <<'END'
block System
variable x = 1
der(x) = 1/(x - 1.5)^2*0 + 1 + 0*sqrt(1.5 - x)
END
expect 1 'ball.xmi:1: error: .*X01' "$SYSPHSC" --gallery "$work/mixed" "$work/a/ball.xmi" "$work/b/ball.xmi" \
    "$work/c d/<b>&.xmi" "$work/b/fails.xmi"
index=$work/mixed/index.html
for folder in a_ball 'c_d__b__' b_fails; do
    check "$folder" test -d "$work/mixed/$folder"
done
check 'the fault is reported' grep -q '<pre>this is not well-formed XML' "$index"
check 'the failure is reported' grep -q '<td><span class="bad">✗ failed</span></td>' "$index"
check 'names are no markup' grep -q '<p class="from">[^ ]*/<wbr>c d/&lt;b&gt;&amp;.xmi</p>' "$index"
expect 1 '\[C06\]$' "$SYSPHSC" --gallery "$work/error" tests/diagnostics/C06-floating/model.xmi
expect 3 '\[X05\]$' "$SYSPHSC" --gallery "$work/absent" "$work/absent.xmi"
for folder in error absent; do
    check "$folder: the model is not run" grep -qF '>not run</td>' "$work/$folder/index.html"
done
expect 1 '' "$SYSPHSC" -q --gallery "$work/twice" "$work/b/ball.xmi" "$work/b/ball.xmi"
cp models/bouncing_ball/model.xmi "$work/a/index.html.xmi"
latin=$(printf 'sm\366l.xmi')
cp models/smallest.xmi "$work/$latin"
check 'a file name that is not in UTF-8' "$SYSPHSC" -q --gallery "$work/latin" "$work/$latin"
check 'its document has places' jq -e '.variables[0].source == "smöl.xmi:6"' "$work/latin/smöl/Cup.review.json"
check 'a model called as the page' "$SYSPHSC" -q --gallery "$work/named" "$work/a/index.html.xmi"
check 'both are there' test -f "$work/named/index.html" -a -d "$work/named/index.html_"
expect 0 '' "$SYSPHSC" -q --gallery "$work/violated" --set bed.bedHeatCapacity.heatCapacity=3850 models/heated_bed_warmup/model.xmi
check 'a violated requirement is shown, and keeps the status' grep -q '✗ 2 of 4' "$work/violated/index.html"
printf '%s\n' 'variable x = 1' 'der(x) = 1' 'x <= 1.5' | awk -f tests/tools/block.awk >"$work/checked.xmi"
check 'a check without a requirement' "$SYSPHSC" -q --stop 1 --gallery "$work/checked" "$work/checked.xmi"
check 'is called a check' grep -q '>checks violated; equations verified<' "$work/checked/index.html"
expect 2 'no model is given' "$SYSPHSC" --gallery "$work/none"
expect 2 "cannot be combined" "$SYSPHSC" --gallery "$work/none" --check models/bouncing_ball/model.xmi
expect 2 "cannot be combined" "$SYSPHSC" --gallery "$work/none" -o x models/bouncing_ball/model.xmi
expect 2 'needs a folder' "$SYSPHSC" --gallery '' models/bouncing_ball/model.xmi
expect 3 'cannot be created' "$SYSPHSC" --gallery /dev/null/x models/bouncing_ball/model.xmi
expect 3 'the program cannot be run: ' env TMPDIR=/nowhere "$SYSPHSC" --gallery "$work/t" models/bouncing_ball/model.xmi
check 'pages need no other files' sh -c '! grep -hoE "(src|href)=\"[^#\"][^\"]*\"" "$@" | grep -vE "^(src=.data:|href=.[A-Za-z_0-9]+/[A-Za-z_0-9]+\.html.$)"' sh \
    "$pages/index.html" "$index"
check 'pages look as they should' python3 tests/tools/browser.py "$pages/index.html"
check 'at three widths, and in the dark' python3 tests/tools/looks.py "$pages/index.html"
finish
