#!/bin/sh
# Large arrays are not expanded element by element: without options, the program is made for all sizes, with the model's
# sizes as default. It gives the same results as a program with all elements expanded.
# make: compiler
. tests/lib.sh
work=$(fresh large)
sysphsc="$SYSPHSC -q -b System"

# drawn NAME: makes a model from the text in standard input.
drawn() {
    awk -f tests/tools/drawing.awk >"$work/$1.xmi"
}

# large NAME FILE N: makes a model of tests/sizes with another size.
large() {
    grep -vE '^(sizes|with) ' "tests/sizes/$2.txt" | sed "s/^integer n = .*/integer n = $3/" | drawn "$1"
}

is_open() {
    ls -d "$work/$1"/*_from_* >/dev/null 2>&1
}

# same NAME EXPANDED SETTINGS: both programs give the same results.
same() {
    # shellcheck disable=SC2086
    for kind in "$1" "$2"; do
        check "$kind runs" "$work/$kind/System" -q --stop 1 --interval 0.1 $3 --constants --events "$work/$kind.log" -o "$work/$kind.csv"
        "$work/$kind/System" -q --stop 1 --interval 0.1 $3 --verify -o "$work/verified.csv" >"$work/$kind.verified"
        "$work/$kind/System" --stop 1 --interval 0.1 $3 -o "$work/verified.csv" | grep -v '^note: ' >"$work/$kind.verdicts"
    done
    for file in csv log verified verdicts; do
        check "$1: the same $file" cmp "$work/$1.$file" "$work/$2.$file"
    done
}

# With the drawn size, and with a much smaller one.
for case in chain clock; do
    large $case $case 12000
    check "$case compiles" $sysphsc -o "$work/$case" "$work/$case.xmi"
    check "$case is left open" is_open $case
    check "all of $case compiles" $sysphsc --variants n=12000,1000 -o "$work/all" "$work/$case.xmi"
    same $case all ''
    same $case all '--set n=1000'
done
expect 0 '^Drawing::System: 100001 variables, 100000 equations, 60000 states; ' \
    sh -c 'grep -vE "^sizes " tests/sizes/nested.txt | sed "s/^integer n = .*/integer n = 20000/" |
        awk -f tests/tools/drawing.awk >"$1/nested.xmi" && "$SYSPHSC" -b System --emit c -o "$1/nested" "$1/nested.xmi"' sh "$work"
expect 0 '^  n = 41..; it is 12000$' "$work/chain/System" --help

# A multiplicity given by a number that the equations repeat.
numbers() {
    drawn "$1" <<EOF
block System
variable x[$2] = 1
variable total
der(x[1]) = -x[1]
for i in 2:$(($2 - 1)) loop der(x[i]) = x[i - 1] - 2*x[i] + x[i + 1]; end for
der(x[$2]) = x[$(($2 - 1))] - x[$2]
total = sum(x)
EOF
}
numbers numbers 12000
check 'numbers compile' $sysphsc -o "$work/numbers" "$work/numbers.xmi"
check 'they are left open' is_open numbers
check 'all of them compile' $sysphsc --emit causal,c,exe -o "$work/all" "$work/numbers.xmi"
check 'where elements are listed they are made' test ! -d "$work/all/System_size_from_41"
same numbers all ''
large million check 1000000
check 'a million elements' sh -c 'ulimit -v 400000 && exec "$@"' sh $sysphsc --emit c -o "$work/million" "$work/million.xmi"
check 'are left open' is_open million

# All elements are expanded up to the limit, and if they are not alike.
numbers limit 10000
check 'small ones compile' $sysphsc --emit c -o "$work/limit" "$work/limit.xmi"
check 'they are made' test ! -d "$work/limit/System_size_from_41"
drawn unlike <<'EOF'
block System
integer n = 12000
variable x[n] = 1
for i in 1:n loop der(x[i]) = -i/n*x[i]; end for
EOF
check 'unlike ones compile' $sysphsc --emit c -o "$work/unlike" "$work/unlike.xmi"
check 'they are made, too' test ! -d "$work/unlike/System_n_from_41"

# Messages refer to the sample sizes that were analysed, unless they hold for all sizes.
large ring ring 20000
expect 0 'ring.xmi:[0-9]+: note: n=41: 41 states have no start value' "$SYSPHSC" -b System --emit c -o "$work/ring" "$work/ring.xmi"
finish
