#!/bin/sh
# The page of messages has each code of both catalogues once, with its fix and, if available, an example. The pages of
# the libraries have all blocks and value types, each feature with its meaning, and equations with the block's own
# names. The README of a model names its experiments, that of a program describes the program. The manual has all pages
# as chapters, with contents, links and a search.
# make: docs
. tests/lib.sh
work=$(fresh docs)
page=$OUT/docs/messages.md

sed -n 's/^DIAG(\([A-Z][0-9]*\),.*/\1/p; s/^FAILURE([A-Z_]*, "\([A-Z][0-9]*\)".*/\1/p' \
    generator/base/diag.def runtime/failures.def | sort >"$work/codes"
sed -n 's/^### <a id="[a-z0-9]*"><\/a>\([A-Z][0-9]*\): ..*/\1/p' "$page" | sort >"$work/documented"
check 'each code is documented once' diff "$work/codes" "$work/documented"

examples=$({ cat tests/diagnostics/*/expected.txt | sed -n 's/.* \[\([A-Z][0-9]*\)\]$/\1/p'; grep '^R' "$work/codes"; } | sort -u)
shown=$(sed -n 's/^    [^ ].* \[\([A-Z][0-9]*\)\]$/\1/p' "$page" | sort)
check 'each example is shown' test "$examples" = "$shown"
for line in 'Fix: remove one of these parts.' '*error, exit status 2*' 'Fix: --help lists the options.' '*note*'; do
    check "it has the line $line" grep -qxF -e "$line" "$page"
done

for library in libraries/*.xmi; do
    name=$(basename "$library" .xmi)
    sed -n 's/^ *<sysml:\(Interface\)*Block .* base_Class="[^"]*\.\([^".]*\)".*/\2/p' "$library" | sort >"$work/blocks"
    sed -n '/^## Value types$/d; s/^## //p' "$OUT/docs/$name.md" | sort >"$work/shown"
    check "$name: each block is shown once" diff "$work/blocks" "$work/shown"
    sed -n 's/^| \[\([^]]*\)\](#.*) | .*[^ ].* |$/\1/p' "$OUT/docs/$name.md" | sort >"$work/listed"
    check "$name: each block is listed with a description" diff "$work/blocks" "$work/listed"
    sed -n 's/^ *<sysml:ValueType .* base_DataType="[^"]*\.\([^".]*\)".*/\1/p' "$library" | sort >"$work/types"
    sed -n '/^## Value types$/,$s/^| `\(.*\)` | \(.*\) |$/\1 \2/p' "$OUT/docs/$name.md" | tr -d '\\' >"$work/units"
    check "$name: each value type is listed with its unit" sh -c 'cut -d" " -f1 "$1" | sort | diff "$2" -' sh "$work/units" "$work/types"
    sed "s/\$/ $name/" "$work/units" >>"$work/all_units"
    expect 1 '' grep -n '^|.*|  *|$' "$OUT/docs/$name.md" # a row whose last column, the meaning, is empty
done
sed -n '/^### Value types$/,/^### B/s/^| `\(.*\)` | `\(.*\)` | \(.*\) |$/\1 \2 \3/p' manual/libraries.md |
    awk '{ for (i = 3; i <= NF; i++) { sub(/,$/, "", $i); print $1, $2, $i } }' | sort >"$work/told_units"
check 'the chapter on libraries has their value types and units' sh -c 'sort "$1" | diff - "$2"' sh "$work/all_units" "$work/told_units"
# Port types are described by their package and by potential and flow, or by direction and value type.
for library in libraries/*.xmi; do
    cat "$OUT/docs/$(basename "$library" .xmi).md"
done | tr -d '\\`' | awk -F ' [|] ' '
    /^# / { package = $0; sub(/.*:/, "", package) }
    /^## / { name = substr($0, 4) }
    !/^[|]/ { is_port_type = 0 }
    is_port_type && !/^[|] ---/ { gsub(/[A-Za-z]+\./, "", $3); print package, name, $3 ($2 ~ /^\[/ ? "" : " " $2) }
    /^[|] flow property / { is_port_type = 1 }' | sort >"$work/port_types"
sed -n '/^### Port types$/,/^### V/p' manual/libraries.md | tr -d '`' | awk -F ' [|] ' '
    /ComponentInteraction::/ { package = $0; sub(/.*ComponentInteraction::/, "", package); sub(/ .*/, "", package) }
    { sub(/^[|] /, ""); sub(/ [|]$/, ""); sub(/,.*/, "", $3); sub(/,.*/, "", $5) }
    $1 ~ /Element$/ { print package, $1, NF == 4 ? $2 " " $3 " " $4 : "flow " $5 " " $6 ", potential " $3 " " $4 }' | sort >"$work/told_port_types"
check 'there are port types' test -s "$work/port_types"
check 'the chapter on libraries has their port types and variables' diff "$work/port_types" "$work/told_port_types"
for word in $(sed -n '/^### Words of sheets/,/^### Ids/s/^| \(`.*\) | .*/\1/p' manual/review.md | grep -o '`[^`]*`' | tr -d '`' | sed 's/(.*//; s/ /~/g'); do
    check "sources have the word '$(echo "$word" | tr '~' ' ')'" grep -rqF --include='*.c' --include='*.h' -e "$(echo "$word" | tr '~' ' ')" generator runtime
done
check 'equations of constraint blocks' grep -qxF '    m*der(v) = a.f + b.f' "$OUT/docs/TranslationalMechanics.md"
check 'constants' grep -qxF '| `k` | N/m | 1 | Stiffness |' "$OUT/docs/TranslationalMechanics.md"
electrical=$OUT/docs/Electrical.md
check 'packages' grep -q '^Mechanics along a line\.' "$OUT/docs/TranslationalMechanics.md"
check 'flows' grep -q '^| `p` | .* | flow `p\.i` A, potential `p\.v` V | .' "$electrical"
check 'signals' grep -q '^| `in` | .*(SysPhSLibrary\.md#realsignalinelement) | in `in\.rSig` | .' "$electrical"
check 'names on platforms' grep -q '^Is `Modelica\.Electrical\.Analog\.Basic\.Resistor` in Modelica, `' "$electrical"
check 'constants without a default' grep -qxF '| `r` | ohm | to be stated | Resistance at T\_ref |' "$electrical"
check 'connectors' grep -qxF '    motor.rot -- gearbox.rotA' "$OUT/docs/Actuators.md"

# Links of Markdown pages lead to headings by their names on GitHub; those of the manual lead into it or to the web.
# shellcheck disable=SC2046
expect 0 '' python3 tests/tools/links.py $(git ls-files '*.md' | grep -v '^tests/corpus/') "$OUT"/docs/*.md
expect 0 '' python3 tests/tools/links.py "$OUT"/docs/manual/*.html
printf '# A `b` c, d-e_f: 10\n\n# A\n\n# A\n\n[ok](#a-b-c-d-e_f-10) [ok](#a-1) [ok](other.md#x) [ok](#there)<a id="there"></a>\n' >"$work/links.md"
printf '## x\n\n[no](links.md#y) `[code](#z)`\n\n    [code](#z)\n' >"$work/other.md"
expect 0 '^$' python3 tests/tools/links.py "$work/links.md"
expect 1 'other.md: links.md#y names no heading$' python3 tests/tools/links.py "$work/other.md"
printf '<p id="a"><p id="a"><a href="#b">b</a><a href="c.html">c</a>' >"$work/links.html"
for line in 'the id a is there twice' '#b names no heading' 'there is no c\.html'; do
    expect 1 "links.html: $line\$" python3 tests/tools/links.py "$work/links.html"
done

manual=$OUT/docs/manual
for page in "$manual"/*.html; do
    check "$page is well-formed" xmllint --html --noout --nowarning "$page"
    expect 1 '' grep -oE '(src|<link rel="stylesheet" href)="(https?:|data:|//)[^"]*"' "$page"
done
for chapter in 'first-model.html Draw and run your first model' 'libraries-folder.html The libraries' \
    'results.html Run a program and get results' 'runtime-folder.html The runtime' 'generator-folder.html The compiler' 'tests-folder.html The tests' \
    'electrical.html Electrical' 'messages.html Messages'; do
    check "the manual has the chapter '${chapter#* }'" grep -q "^<h1 id=\".*\">${chapter#* } <a" "$manual/${chapter%% *}"
    check "its contents lead there" grep -qF "<a href=\"${chapter%% *}\">${chapter#* }</a>" "$manual/index.html"
done
check 'a library that a chapter names leads to its page' grep -q '<a href="electrical\.html">Electrical</a></td>' "$manual"/*.html
check 'a message has its code as its anchor' grep -q '^<h3 id="c06">C06: ' "$manual/messages.html"
for picture in plot.svg sheet.png results.png; do
    check "the picture $picture is there" cmp "models/heated_bed_warmup/$picture" "$manual/pictures/models-heated_bed_warmup-$picture"
done
if command -v chromedriver >/dev/null; then
    expect 0 '^$' python3 tests/tools/manual.py "$manual"
    mkdir -p "$work/broken"
    sed 's/id="c06"/id="x"/; s/<main>/<main style="width: 2000px">/' "$manual/messages.html" >"$work/broken/messages.html"
    cp "$manual/manual.js" "$work/broken/"
    python3 tests/tools/manual.py "$work/broken" >"$work/found"
    check 'faults are found' test $? -eq 1
    for fault in 'messages.html: wider than the window' 'a link to a message does not lead there' "'r34' is found at" 'console: '; do
        check "the fault '$fault'" grep -q "$fault" "$work/found"
    done
else
    echo "skipped: the manual in a browser, for there is no chromedriver"
fi
expect 2 '' sh -c 'generator/tools/manual.sh "$1/twice" "$1" =A README.md =B README.md >/dev/null 2>"$1/told" || exit 2' sh "$work"
check 'two chapters of one name are refused' grep -q 'several pages would be index.html$' "$work/told"
check 'and nothing is written' test ! -e "$work/twice"
for words in "algebraic loop|messages.html#r23" "r34|messages.html#r34" "Resistor|electrical.html#resistor"; do
    check "the search finds '${words%|*}'" grep -qiE "^\[\"${words#*|}\".*$(echo "${words%|*}" | sed 's/ /.*/g')" "$manual/search.js"
done

# The README of each program: its files and options exist, its numbers are right, it describes events if there are any,
# and it explains the ids in the C code.
for model in $MODELS; do
    program=$(program_of "$model") readme=$BUILT/$model/README.md
    for file in $(sed -n '/^## Files/,$s/^| `\([^`]*\)`.*/\1/p' "$readme") runtime/model.h runtime/LICENSE runtime/LGPL-2.1; do
        check "$model: its README names $file" test -e "$BUILT/$model/$file"
    done
    "$program" --help >"$work/help"
    for option in $(grep -o '^    \./[A-Za-z_0-9]* --[a-z-]*' "$readme" | sed 's/.* //'); do
        check "$model: its README names $option" grep -q -e " $option\>" "$work/help"
    done
    check "$model: the run in its README" awk -v help="$work/help" '
        is_second { interval = $1; is_second = 0 }
        /^By default the program simulates from / { start = $7; stop = $10; tolerance = $16; is_second = 1 }
        { sub(/,$/, "", tolerance) }
        END {
            while ((getline line <help) > 0)
                if (index(line, "Without options: --start " start " --stop " stop " --interval " interval " --tolerance " tolerance " "))
                    exit 0
            print start, stop, interval, tolerance
            exit 1
        }' "$readme"
    check "$model: its README counts as the listing does" sh -c '
        said=$(sed -n "5s/ (.*//p" "$1")
        test "$said" = "$(sed -n "s/^\([0-9]* states\{0,1\}\);.*/\1/p" "$2"), $(sed -n "s/^\([0-9]* equations\{0,1\}\) drawn.*/\1/p" "$2")"' \
        sh "$readme" "$program.causal.txt"
    check "$model: its listing, one by one" "$SYSPHSC" -q --allow-c --unroll --emit causal -o "$work/unrolled" "models/$model/model.xmi"
    sed -n '/^States$/,/^$/s/^  \([^ ]*\)  *start \(.*[^ ]\)  *\(its .*\|chosen .*\)$/\1;\2;\3/p' "$work/unrolled/$(basename "$program").causal.txt" | sed 's/ (not fixed);/;/' |
        head -n 100 >"$work/states"
    sed -n '/^## States/,/^## How/s/^| `\([^`]*\)` | \(.*\) | .* | \([^|]*\) |$/\1;\2;\3/p' "$readme" | sed 's/\\//g' >"$work/told"
    check "$model: its README lists states, starts and reasons" sh -c 'sed "s/;from the equations;/;from the initial system;/" "$2" | diff "$1" -' \
        sh "$work/states" "$work/told"
    if grep -q '^ModelStatus model_update(' "$program.c"; then
        check "$model: its README explains events" grep -q '^Between events, `m->branch`' "$readme"
    else
        expect 1 '' grep 'm->branch\|m->pre\|model_update' "$readme"
    fi
    for mark in "'" '~' '#' '[*]' '.0'; do
        grep -q "/\* [a-z][A-Za-z0-9_.]*\.[A-Za-z0-9_]*$mark  " "$program.c" || continue
        check "$model: its README explains $mark" grep -q "\`part\.law$mark\`" "$readme"
    done
    sed -n 's/^ *\/\* \([a-z][A-Za-z0-9_.]*\)  .*/\1/p' "$program.c" | sort -u >"$work/ids"
    cp "$work/unrolled/$(basename "$program").causal.txt" "$work/equations"
    check "$model: ids of its C are those of the listing" sh -c '
        while read -r id; do grep -qF -- " $id" "$2" || echo "$id"; done <"$1" | grep . && exit 1; exit 0' sh "$work/ids" "$work/equations"
done

# The pictures of README.md show the current plot and sheet; `make pictures` draws them again.
bed=heated_bed_warmup
"$(program_of $bed)" -q --plot "$work/plot.svg" -o "$work/result.csv"
for plot in "models/$bed/plot.svg" "$work/plot.svg"; do
    grep -v '<path' "$plot"
done | sort | uniq -u >"$work/plots"
check 'the plot in README.md is of this version' test ! -s "$work/plots"
check 'a sheet for README.md' "$SYSPHSC" -q --emit review -o "$work/sheet" "models/$bed/model.xmi"
sheet=$work/sheet/$(block_of $bed).html
check 'the sheet in README.md has the words of this version' generator/tools/picture.py --check "$sheet" "models/$bed/sheet.png"
sed 's/>use</>fate</' "$sheet" >"$work/sheet/former.html"
expect 1 '^\+fate' generator/tools/picture.py --check "$work/sheet/former.html" "models/$bed/sheet.png"

check 'the page of results in README.md is drawn by this version' generator/tools/picture.py --check --results "$sheet" "models/$bed/results.png"

# Experiments, their plots, and their tolerance.
for model in models/*/; do
    stated=$(sed -n 's/.*\.\([A-Za-z0-9]*\)\.plot\.default" value="\([^"]*\)".*/\1 \2/p' "$model/model.xmi")
    for word in $stated; do
        check "$model: its README has $word" grep -qF "$word" "$model/README.md"
    done
    tolerance=$(sed -n 's/.*\.tolerance\.default" value="\([^"]*\)".*/\1/p' "$model/model.xmi" | tr E e | sort -u)
    check "$model: its README has the tolerance $tolerance" grep -q "tolerance of $tolerance[ ,.]" "$model/README.md"
done
finish
