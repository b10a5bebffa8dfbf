#!/bin/sh
# Options of the compiler and of programs: each one is in --help and in the manual page.
. tests/lib.sh
work=$(fresh options)
program=$(program_of mass_spring_damper)

# heads: of lines that begin with options, a line for each option, with its first value.
heads() {
    awk '/^ *-/ {
        for (i = 1; i <= NF && ($i ~ /^-/ || $i ~ /^[][A-Z\047]/); i++) {
            sub(/,$/, "", $i)
            sub(/,$/, "", $(i + 1))
            if ($i ~ /^-/)
                print $i ($i !~ /^-[a-zA-Z]$/ && $(i + 1) ~ /^[][A-Z\047]/ ? " " $(i + 1) : "")
        }
    }' | sort
}

# Options that the command line is read by, those of --help, and the items of the manual page.
sed -n 's/^.*{"\([a-z-]*\)", *\(no\|required\|optional\)_argument.*/--\1/p' generator/driver/options.c | sort >"$work/read"
check 'options are read' test "$(wc -l <"$work/read")" -gt 30
sed -n 's/^ *\(\[OPTION_[A-Z_]*\] = \)*{"\([a-z-]*\)", *\(NULL\|"[A-Z[][^"]*"\),.*/--\2/p' runtime/options.c \
    runtime/rig_options.c runtime/cases.c | sort >"$work/read.program"
check 'also by programs' test "$(wc -l <"$work/read.program")" -gt 40
for named in "$SYSPHSC $OUT/build/sysphsc.1 read" "$program $program.1 read.program"; do
    command=${named%% *} page=${named#* } read=${named##* }
    page=${page% *}
    "$command" --help | heads >"$work/helped"
    check "$command: --help lists all options" sh -c 'grep "^--" "$1" | sed "s/ .*//" | sort -u | diff "$2" -' sh "$work/helped" "$work/$read"
    sed -n '/^\.It Fl/{s/^\.It//; s/ Fl / -/g; s/ ,/,/g; s/ Ar / /g; p}' "$page" | heads >"$work/paged"
    check "$page: the same options" diff "$work/helped" "$work/paged"
    for section in SYNOPSIS DESCRIPTION FILES 'EXIT STATUS' ENVIRONMENT EXAMPLES 'SEE ALSO'; do
        check "$page: $section" grep -qx "\.Sh $section" "$page"
    done
done
"$SYSPHSC" --help | sed -n '1,/^Compiles/s/^.* sysphsc .*\(--[a-z]*\).*/\1/p' >"$work/forms"
check 'there are several forms of use' test -s "$work/forms"
while read -r option; do
    check "the manual page has the form $option" sh -c 'sed -n "/^.Sh SYNOPSIS/,/^.Sh DESC/p" "$1" | grep -q "^\.Fl -${2#--}"' sh \
        "$OUT/build/sysphsc.1" "$option"
done <"$work/forms"

# The page of a program without parts has neither their options nor their forms of use.
check 'a program without parts' "$SYSPHSC" -q --emit c --parts core,lists -o "$work/core" models/mass_spring_damper/model.xmi
for option in cases merge steady realtime verify; do
    expect 1 '' grep -e "Fl -$option" "$work/core/$(basename "$program").1"
done
expect 0 '^\.Fl -list \| Fl -equations Op Ar path$' cat "$work/core/$(basename "$program").1"
expect 1 '' grep -e '^@\|\.Sh ENVIRONMENT' "$work/core/$(basename "$program").1"
! command -v mandoc >/dev/null || expect 0 '^$' mandoc -Tlint -W warning "$work/core/$(basename "$program").1"

finish
