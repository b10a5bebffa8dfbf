#!/bin/sh
# --explain CODE: the compiler has a page for each message of both catalogues, with an example; a program has a page for
# each of its own messages. Their sentences are short. Other words and further options are wrong usage.
. tests/lib.sh
work=$(fresh explain)
program=$(program_of mass_spring_damper)

# codes PREFIX: the codes in the catalogues.
codes() {
    sed -n 's/^DIAG(\([A-Z][0-9]*\),.*/\1/p; s/^FAILURE([A-Z_]*, "\([A-Z][0-9]*\)".*/\1/p' \
        generator/base/diag.def runtime/failures.def | grep "^$1" | sort
}

# pages COMMAND FILE CODE...: prints the codes without a page of the right form; writes all texts to the file.
pages() {
    command=$1 all=$2
    shift 2
    : >"$all"
    for code in "$@"; do
        "$command" --explain "$code" >"$work/page" 2>&1 && awk -v code="$code" '
            FNR == 1 { is_right = index($0, code " (") == 1 && /^[A-Z][0-9][0-9] \((error|warning|note)[a-z0-9, ]*\): .*[^:]$/ }
            FNR == 2 { is_right = is_right && $0 == "" }
            /^Fix: / { has_remedy++; is_text = 0 }
            /^Example:/ { is_example = 1 }
            FNR == 3 { is_text = 1 }
            is_text { text = text " " $0 }
            !is_example && length($0) > 80 && FNR > 1 { is_long = 1 }
            END {
                print text
                exit !(is_right && has_remedy == 1 && text ~ /[.]/ && !is_long)
            }' "$work/page" >>"$all" || echo "$code"
    done
}
# shellcheck disable=SC2046
expect 0 '' test -z "$(pages "$SYSPHSC" "$work/texts" $(codes .))"
# shellcheck disable=SC2046
expect 0 '' test -z "$(pages "$program" "$work/own" $(codes R))"
check 'a program says the same of its messages' sh -c 'sort "$1" >"$1.sorted"; sort "$2" | comm -23 - "$1.sorted" | grep . && exit 1; exit 0' \
    sh "$work/texts" "$work/own"
check 'two to six short sentences, or one' awk '
    {
        text = $0
        gsub(/[.?!] +/, "&\n", text)
        count = split(text, sentences, "\n")
        if (count > 6) { print count " sentences:" $0; bad = 1 }
        for (i = 1; i <= count; i++)
            if (split(sentences[i], words, " ") > 25) { print sentences[i]; bad = 1 }
    }
    END { exit bad }' "$work/texts"

# The example is a message with this code.
for code in $(codes '[^R]'); do
    grep -q "^$code:" tests/diagnostics/untested.txt && continue
    grep -hq "\[$code\]" tests/diagnostics/*/expected.txt || continue
    expect 0 "^    .*(error|warning|note): .* \[$code\]\$" "$SYSPHSC" --explain "$code"
done
expect 0 '^    error: events follow each other without end at time .* \[R34\]$' "$SYSPHSC" --explain R34
expect 0 '^    warning: rows contradict a relation .*\[R69\]$' "$SYSPHSC" --explain R69

# A code in lower case, and a code after an equals sign.
for command in "$SYSPHSC" "$program"; do
    check 'lower case' sh -c '"$1" --explain r34 | grep -q "^R34 (error, exit status 1): events follow"' sh "$command"
    check 'after a sign' sh -c '"$1" --explain=R34 | grep -q "^R34 "' sh "$command"
    expect 2 '' "$command" --explain
    expect 2 'goes without other options' "$command" -q --explain R34
    expect 2 'goes without other options' "$command" --explain R34 --explain R35
    expect 0 '--explain CODE ' "$command" --help
done
last=$(codes R | tail -n 1)
expect 2 "does not know 'C99'; it takes X01 to X[0-9]*, S01 to .*, C01 to C[0-9]*, .*, R01 to $last\$" "$SYSPHSC" --explain C99
expect 2 "does not know ''" "$SYSPHSC" --explain ''
expect 2 'goes without other options and without a model' "$SYSPHSC" --explain C06 models/mass_spring_damper/model.xmi
expect 2 "knows codes from R01 to $last, not 'R00' \[R02\]" "$program" --explain R00
expect 2 "knows codes from R01 to $last, not 'chattering' \[R02\]" "$program" --explain chattering
expect 2 '--explain C06: it is a message of the compiler \[R02\]' "$program" --explain C06
expect 2 'fix: call sysphsc --explain C06$' "$program" --explain C06

# A program of several variants.
check 'variants' "$SYSPHSC" -q --variants 'rod.n=3,5' -o "$work/rods" models/heated_rod/model.xmi
expect 0 '^R63 ' "$work/rods/RodExperiment" --explain R63
finish
