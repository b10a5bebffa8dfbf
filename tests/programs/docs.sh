#!/bin/sh
# The page of all messages has each code of both catalogues once, with its remedy, and an example where there is one.
# The pages of the libraries have each of their blocks, each feature with its meaning, and equations in its own names.
# The README of a model names its experiments, that of a program describes the program. The manual holds all pages, and its links lead into it.
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
    sed -n 's/^## //p' "$OUT/docs/$name.md" | sort >"$work/shown"
    check "$name: each block is shown once" diff "$work/blocks" "$work/shown"
    sed -n 's/^| \[\([^]]*\)\](#.*) | .*[^ ].* |$/\1/p' "$OUT/docs/$name.md" | sort >"$work/listed"
    check "$name: each block is listed with a description" diff "$work/blocks" "$work/listed"
    expect 1 '' grep -n '^|.*|  *|$' "$OUT/docs/$name.md" # a row whose last column, the meaning, is empty
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

manual=$OUT/docs/manual.html
check 'the manual is well-formed' xmllint --html --noout --nowarning "$manual"
grep -oE '[^-]id="[^"]*"' "$manual" | cut -c6- | sort >"$work/targets"
check 'headings have names of their own' test -z "$(uniq -d "$work/targets")"
expect 0 '' test -z "$(grep -oE 'href="#[^"]*"' "$manual" | cut -c8- | sort -u | comm -23 - "$work/targets")"
expect 1 '' grep -oE '(href="[^#h]|src="[^d])[^"]*"' "$manual"
check 'a library that a chapter names leads to its page' grep -q '<a href="#electrical\.">Electrical</a></td>' "$manual"
expect 1 '' sh -c 'grep -oE "src=\"data:.{40}" "$1" | grep -vE "image/(png;base64,iVBOR|svg.xml;base64,PD94b)"' sh "$manual"
check 'pictures are within it' test "$(grep -c 'src="data:image/' "$manual")" -ge 3
for chapter in 'Draw and run your first model' 'The libraries' 'Run a program and get results' 'The runtime' 'The compiler' 'The tests' Electrical; do
    check "the manual has the chapter '$chapter'" grep -q "^<h1 id=\".*\">$chapter</h1>" "$manual"
done

# The README that each program has: its files and options are there, numbers are the program's, it speaks of events where
# there are any, and explains the ids that stand in the C.
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
        /^Unless told otherwise it simulates from / { start = $7; stop = $10; interval = $16 }
        /^relative tolerance / { tolerance = $3; sub(/\.$/, "", tolerance) }
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
        check "$model: its README explains events" grep -q '^Between events `m->branch`' "$readme"
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

# The pictures of README.md show what a plot and a sheet show today: `make pictures` draws them anew.
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
