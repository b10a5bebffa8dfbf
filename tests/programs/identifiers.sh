#!/bin/sh
# Identifiers in generated C differ in the characters that are significant in ISO C (C11, 5.2.4.1): the first 63, or the
# first 31 of external identifiers. Longer ones are shortened, so that no compiler can confuse two of them.
. tests/lib.sh
work=$(fresh identifiers)

# external FOLDER: prints the external names of a generated program and of its runtime that equal another one in their
# first 31 characters.
external() {
    for source in "$1"/*.c "$1"/software/*.c; do
        [ -f "$source" ] || continue
        ${CC:-cc} -O0 -w -I"$1" -I"$1/runtime" -c -o "$work/object.o" "$source" || return 1
        nm -g --defined-only "$work/object.o" || return 1
    done >"$work/symbols"
    nm -g --defined-only "$OUT/lib/runtime.a" >>"$work/symbols" || return 1
    awk 'NF == 3 && !seen[$3]++ {
             count++
             begin = substr($3, 1, 31)
             if (begin in first) { print $3 " and " first[begin]; bad = 1 }
             first[begin] = $3
         }
         END { exit bad || count < 100 }' "$work/symbols"
}

for model in $MODELS; do
    check "$model: no identifier is too long" awk -f tests/tools/identifiers.awk "$BUILT/$model"/*.[ch]
    check "$model: external names differ" external "$BUILT/$model"
done
check 'the runtime: no identifier is too long' awk -f tests/tools/identifiers.awk runtime/*.[ch]

# Names that differ only after the 63rd character: the program equals that with short names.
for kind in short long; do
    begin=a_
    [ $kind = short ] || begin=theQuantityOfTheSpecialAssembly_that_is_behind_the_second_bulkhead_
    grep -v '^#' tests/identifiers/long.txt | sed "s/@/$begin/g" | awk -f tests/tools/drawing.awk >"$work/$kind.xmi"
    for unrolled in '' --unroll; do
        # shellcheck disable=SC2086
        check "$kind names compile $unrolled" $SMALL $unrolled -b System -o "$work/$kind$unrolled" "$work/$kind.xmi"
        check "$kind names run $unrolled" "$work/$kind$unrolled/System" -q --stop 1 --verify -o "$work/$kind$unrolled.csv"
        tail -n +2 "$work/$kind$unrolled.csv" >"$work/$kind$unrolled.rows"
        no_warning "$kind names $unrolled" "$work/$kind$unrolled/System"
    done
done
for unrolled in '' --unroll; do
    check "long names change no result $unrolled" cmp "$work/short$unrolled.rows" "$work/long$unrolled.rows"
    check "long names: no identifier is too long $unrolled" awk -f tests/tools/identifiers.awk "$work/long$unrolled"/*.[ch]
    check "long names: external names differ $unrolled" external "$work/long$unrolled"
done

# C code of the model: its function and its header are named after its block.
long=theControllerOfTheSpecialAssembly_that_is_behind_the_second_bulkhead_of_the_tank
code='self->phase = 2; self->filtered = 0.5*self->level; self->valve = self->filtered;'
sed "s/name=\"Controller\"/name=\"$long\"/; s/@CODE@/$code/" tests/software/tank.xmi >"$work/tank.xmi"
check 'a long block of C code compiles' $SMALL --allow-c -I libraries -o "$work/tank" "$work/tank.xmi"
check 'a long block of C code runs' "$work/tank/System" -q -o "$work/tank.csv"
check 'a long block of C code: no identifier is too long' awk -f tests/tools/identifiers.awk "$work/tank"/*.[ch] \
    "$work/tank/software"/*.[ch]
check 'a long block of C code: external names differ' external "$work/tank"
# Parts of a long expression become functions; local variables of the calling function must not hide them.
{
    seq 500 | sed 's/.*/variable x& = &\nder(x&) = -x&/'
    echo 'variable y'
    echo "y = max({$(seq -s, 500 | sed 's/[0-9]*/x&/g')})"
} | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/maximum.xmi"
check 'the largest of 500' "$SYSPHSC" -q --emit c -o "$work/maximum" "$work/maximum.xmi"
check 'its C' "${CC:-cc}" -std=c11 -Wall -Werror -fsyntax-only "$work/maximum/System.c"
finish
