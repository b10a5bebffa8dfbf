#!/bin/sh
# The page of all messages has each code of both catalogues once, with its remedy, and an example where there is one.
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
finish
