#!/bin/sh
# Names with signs of settings, comments and tables in them: paths have quotes around such names.
. tests/lib.sh
work=$(fresh odd_names)

printf 'constant one = 1\nconstant two = 2\nconstant three = 3\nvariable x = 1\nder(x) = -one*x\n' |
    awk -f tests/tools/block.awk |
    sed "s/name=\"one\"/name=\"a=b\"/; s/name=\"two\"/name=\"x#1\"/; s/name=\"three\"/name=\"=c'd\"/; s/-one\\*x/-'a=b'*x/" >"$work/odd.xmi"
check 'odd names compile' $SMALL -o "$work/odd" "$work/odd.xmi"
odd=$work/odd/System

# is PATTERN OPTION...: a line of the list of variables.
is() {
    pattern=$1
    shift
    expect 0 "$pattern" "$odd" "$@" --list
}
is "^'a=b' +constant +5 " --set "'a=b'=5"
is "^'=c.'d' +constant +7 " --set "'=c\\'d' = 7"
printf "%s\n" "'a=b'=5 # don't" "'x#1' = 6#" "'=c\\'d'=7 # '" >"$work/some.set"
is "^'a=b' +constant +5 " --set-file "$work/some.set"
is "^'x#1' +constant +6 " --set-file "$work/some.set"
is "^'=c.'d' +constant +7 " --set-file "$work/some.set"

check 'a sample' "$SYSPHSC" -q --sample 4 --distribution "'a=b'=uniform(1, 2)" --distribution "'=c\\'d'=uniform(1, 2)" \
    -o "$work/cases.csv" "$work/odd.xmi"
check 'its cases' "$odd" -q --stop 1 --figures 'final(x)' --cases "$work/cases.csv" -o "$work/out.csv"
check 'names in the statistics' grep -qF '{"name": "'"'=c\\\\'d'"'"' "$work/out.json"
finish
