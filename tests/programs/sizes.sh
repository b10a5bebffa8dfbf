#!/bin/sh
# One program for all sizes: tests/sizes/NAME.txt. A model in the format of tests/tools/drawing.awk, then
#
#     sizes PATH LEAST [PATH LEAST]... : N[,N]...   it compiles for all sizes from LEAST on; for the last of the sizes N, or
#                                                   for all of them if TEST_ALL is set, the program gives the same results
#                                                   as one compiled for these sizes only
#     with PATH=N holds EXPRESSION                  the same, and the expression holds in the last row
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh sizes)
sysphsc="$SYSPHSC -q -b System"

# told FILE: the program's description of itself, without its list of sizes.
told() {
    sed 's/one of [0-9., ]*[0-9.] //; s/ [^ ]* is a number of elements$//; s/ [^ ]* is [0-9]*$//; s/ *$//' "$1"
}

same_words() {
    told "$1" >"$work/one"
    told "$2" | diff "$work/one" -
}

# same_output NAME OPTION: both programs print the same.
same_output() {
    for kind in sizes alone; do
        # shellcheck disable=SC2086
        "$work/$kind/System" $settings $2 >"$work/$kind.txt"
    done
    check "$1: $2" same_words "$work/sizes.txt" "$work/alone.txt"
}

# compare NAME SETTINGS: compares the program for all sizes with one for these sizes.
compare() {
    settings=$2 variants=
    for setting in $settings; do
        [ "$setting" = --set ] || variants="$variants --variants $setting"
    done
    # shellcheck disable=SC2086
    {
        check "$1 alone" $sysphsc $variants -o "$work/alone" "$work/$1.xmi"
        for kind in sizes alone; do
            check "$1, $kind" "$work/$kind/System" -q --stop 5 $settings --constants --events "$work/$kind.log" -o "$work/$kind.csv"
        done
        check "$1 verifies" "$work/sizes/System" -q --stop 5 $settings --verify -o "$work/verified.csv"
    }
    if [ "$(head -n 1 "$work/alone.csv" | grep -o 'der(' | wc -l)" -ge 16 ]; then # else it is dense there
        check "$1: the same result" cmp "$work/alone.csv" "$work/sizes.csv"
        check "$1: the same events" diff "$work/alone.log" "$work/sizes.log"
        for kind in sizes alone; do
            # shellcheck disable=SC2086
            "$work/$kind/System" --stop 5 $settings -o "$work/$kind.csv" | grep -v "^note: \|^System: " >"$work/$kind.verdicts"
        done
        check "$1: the same verdicts" diff "$work/alone.verdicts" "$work/sizes.verdicts"
    else
        check "$1: the same result" "$COMPARE" trajectory --tolerance 1e-9 "$work/alone.csv" "$work/sizes.csv"
    fi
    same_output "$1" --list
    case "$1 $settings " in # a listing shows fewer than five equal lines one by one, and so a short sum of a decision
    *=2\ * | *=3\ * | *=4\ * | sumcheck\ *) ;;
    *) same_output "$1" --equations ;;
    esac
}

for case in tests/sizes/*.txt; do
    name=$(basename "$case" .txt)
    grep -vE '^(sizes|with) ' "$case" | awk -f tests/tools/drawing.awk >"$work/$name.xmi"
    wanted=$(sed -n 's/^sizes //p' "$case") paths= options=
    # shellcheck disable=SC2086
    set -- $wanted
    while [ "$1" != : ]; do
        paths="$paths $1"
        options="$options --variants $1=$2.."
        shift 2
    done
    shift
    rm -rf "$work/sizes"
    # shellcheck disable=SC2086
    check "$name compiles" $sysphsc $options -o "$work/sizes" "$work/$name.xmi"
    eval "compared=\${$#}"
    [ -z "${TEST_ALL-}" ] || compared=$*
    for numbers in $compared; do
        settings=
        for path in $paths; do
            settings="$settings --set $path=${numbers%%,*}"
            numbers=${numbers#*,}
        done
        compare "$name" "$settings"
    done
    sed -n 's/^with //p' "$case" >"$work/steps"
    while read -r setting _ rest <&3; do
        check "$name of $setting" "$work/sizes/System" -q --stop 5 --set "$setting" -o "$work/result.csv"
        check "$name: $rest" last_row "$rest" "$work/result.csv"
    done 3<"$work/steps"
    if [ -z "${built-}" ] || [ -n "${TEST_ALL-}" ]; then
        check "$name builds by itself" made "$work/sizes" CC="$CLANG" CFLAGS="-O0 $(echo $STRICT) -Wno-float-equal" \
            System.o variant_2.o
        built=yes
    fi
    check "$name: no warning from Clang" sh -c 'cd "$1" && shift && "$@" -iquote . System.c System_*from*/*.c' sh "$work/sizes" \
        "$CLANG" $STRICT -Wno-float-equal -fsyntax-only
done

# No access outside of arrays and no memory leaks; with many elements.
check 'checked' sanitized "$work/checked" "$work/events.xmi" -b System --variants n=12..
check 'checked, many' "$work/checked/System" -q --set n=300 --stop 2 --verify -o "$work/result.csv"
check 'checked, twice' "$work/checked/System" -q --set n=15 --set n=20 --stop 1 --save-state "$work/state" -o "$work/result.csv"
check 'gone on from' "$work/checked/System" -q --set n=20 --stop 2 --restart "$work/state" -o "$work/again.csv"
expect 2 'saved by another program' "$work/checked/System" -q --set n=21 --stop 2 --restart "$work/state" -o "$work/again.csv"

# Other messages, and rejections.
rod=models/heated_rod/model.xmi
check 'the rod compiles' $SYSPHSC -q --variants rod.n=8,10.. -o "$work/rod" "$rod"
check 'all rods compile' $SYSPHSC -q --variants rod.n=3.. -o "$work/rods" "$rod"
program=$work/rod/RodExperiment
expect 0 'rod.n = 5, 8, 10..; it is 5' "$program" --help
expect 0 'rod.n = 5, 8, 10..; it is 77' "$program" --set rod.n=77 --help
expect 0 '^rod.n  constant  *33  .*one of 5, 8, 10.. ' "$program" --set rod.n=33 --list --variables rod.n
expect 0 '^  variant  *rod.n=33, of 5, 8, 10..$' "$program" --set rod.n=33 --stats --stop 200 -o "$work/result.csv"
expect 0 '"variant": \{"rod.n": 33\}' "$program" -q --set rod.n=33 --stop 200 --record - -o "$work/result.csv"
expect 0 '"rod.n": \[5, 8, "10.."\]' "$program" -q --set rod.n=33 --stop 200 --record - -o "$work/result.csv"
expect 0 'KLU' "$program" --licences
check 'many volumes' "$program" -q --set rod.n="${TEST_ALL:+1}5000" --stop 200 --variables 'rod.T[1]' -o "$work/result.csv"
expect 2 "no variant for 'rod.n=9' \(--set\) \[R63\]" "$program" --set rod.n=9
expect 2 "no variant for 'rod.n=-7' \(--set\) \[R63\]" "$program" --set rod.n=-7
expect 2 'rod.n is at most [0-9]+$' "$program" --set rod.n=1e9
expect 2 "not a whole number: '10.5' for rod.n" "$program" --set rod.n=10.5
for n in 3 10 ${TEST_ALL:+4 5 7 8 11 12 20 47 100} 1000; do
    check "a rod of $n" "$work/rods/RodExperiment" -q --set rod.n=$n --stop 2000 -o "$work/sizes.csv"
    check "a rod of $n alone" $SYSPHSC -q --variants rod.n=$n -o "$work/alone" "$rod"
    check "it runs" "$work/alone/RodExperiment" -q --set rod.n=$n --stop 2000 -o "$work/alone.csv"
    [ $n -lt 16 ] || check "$n volumes: the same result" cmp "$work/alone.csv" "$work/sizes.csv"
    check "$n volumes: a result" "$COMPARE" trajectory --tolerance 1e-9 "$work/alone.csv" "$work/sizes.csv"
done
expect 2 "'rod.n' cannot be '5..8'.*\[F66\]" $SYSPHSC -q --variants rod.n=5..8 -o "$work/few" "$rod"
expect 2 "'fixedT.t_set' cannot be '400..'" $SYSPHSC -q --variants fixedT.t_set=400.. -o "$work/few" "$rod"

# If sizes really differ, the message names the equation, its place, and the size from which a program is possible.
expect 1 "wall.xmi:[0-9]+: error: the equations of 'n=1..' are not the same for all sizes \[C31\]" \
    $sysphsc --variants n=1.. -o "$work/few" "$work/wall.xmi"
expect 1 "with n=1 'rule1\[1\]' is not the same as with n=10" $sysphsc --variants n=1.. -o "$work/few" "$work/wall.xmi"
expect 1 'rule1\[1\]: der\(T\[1\]\) = 2\*\(A - T\[1\]\) - 2\*T\[1\]$' $sysphsc --variants n=1.. -o "$work/few" "$work/wall.xmi"
expect 1 'fix: begin with n=2..; ' $sysphsc --variants n=1.. -o "$work/few" "$work/wall.xmi"

# Differences at sizes larger than the compared ones.
beyond() {
    sed 's|cell\[i - 1\].k\*|(if '"$2"' then 2 else 1)*&|' "$work/chain.xmi" >"$work/$1.xmi"
    expect 1 "$1.xmi$3: error: n=12..: the equations of 'n=12..' are not the same for all sizes \[C31\]" \
        $sysphsc --variants n=12.. -o "$work/few" "$work/$1.xmi"
}
beyond hundred 'i \&gt; 100' ':[0-9]+'
expect 1 "'rule2\[101\]' is not the same as with" $sysphsc --variants n=12.. -o "$work/few" "$work/hundred.xmi"
beyond period 'mod(i, 150) == 0' ':[0-9]+'
beyond odd 'mod(i, 2) == 0' ':[0-9]+'
beyond far 'i == 20000' ''
finish
