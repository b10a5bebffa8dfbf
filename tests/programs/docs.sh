#!/bin/sh
# The page of all messages has each code of both catalogues once, with its remedy, and an example where there is one.
# The pages of the libraries have each of their blocks, each feature with its meaning, and equations in its own names.
# The README of a model names its experiments. The manual holds all pages, and its links lead to what it holds.
# make: docs
. tests/lib.sh
work=$(fresh docs)
page=$OUT/docs/messages.md

sed -n 's/^DIAG(\([A-Z][0-9]*\),.*/\1/p; s/^FAILURE([A-Z_]*, "\([A-Z][0-9]*\)".*/\1/p' \
    generator/base/diag.def runtime/failures.def | sort >"$work/codes"
sed -n 's/^### \([A-Z][0-9]*\): ..*/\1/p' "$page" | sort >"$work/documented"
check 'each code is documented once' diff "$work/codes" "$work/documented"

examples=$(for code in $(cat "$work/codes"); do
    grep -q " \[$code\]\$" "tests/diagnostics/$code/expected.txt" 2>/dev/null && echo "$code"
done)
shown=$(sed -n 's/^    [^ ].*: \(error\|warning\|note\): .* \[\([A-Z][0-9]*\)\]$/\2/p' "$page" | sort)
check 'each example is shown' test "$examples" = "$shown"
check 'remedies are there' grep -qxF '*error* Fix: remove one of these parts.' "$page"
check 'statuses of programs are there' grep -q '^\*status 2\* Fix: --help lists the options\.$' "$page"

for library in libraries/*.xmi; do
    name=$(basename "$library" .xmi)
    sed -n 's/^ *<sysml:\(Interface\)*Block .* base_Class="[^"]*\.\([^".]*\)".*/\2/p' "$library" | sort >"$work/blocks"
    sed -n 's/^## //p' "$OUT/docs/$name.md" | sort >"$work/shown"
    check "$name: each block is shown once" diff "$work/blocks" "$work/shown"
    sed -n 's/^| \[\([^]]*\)\](#.*) | .*[^ ].* |$/\1/p' "$OUT/docs/$name.md" | sort >"$work/listed"
    check "$name: each block is listed with what it is" diff "$work/blocks" "$work/listed"
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
for chapter in 'What a model may say' 'The program' 'The compiler' 'The tests' Electrical; do
    check "the manual has the chapter '$chapter'" grep -q "^<h1 id=\".*\">$chapter</h1>" "$manual"
done

# Experiments, what they plot, and their tolerance.
for model in models/*/; do
    stated=$(sed -n 's/.*\.\([A-Za-z0-9]*\)\.plot\.default" value="\([^"]*\)".*/\1 \2/p' "$model/model.xmi")
    for word in $stated; do
        check "$model: its README has $word" grep -qF "$word" "$model/README.md"
    done
    tolerance=$(sed -n 's/.*\.tolerance\.default" value="\([^"]*\)".*/\1/p' "$model/model.xmi" | tr E e | sort -u)
    check "$model: its README has the tolerance $tolerance" grep -q "tolerance of $tolerance[ ,.]" "$model/README.md"
done
finish
