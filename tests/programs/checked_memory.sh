#!/bin/sh
# The compiler and what it generates, under the sanitizers and under valgrind.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh checked_memory)

for model in $MODELS; do
    source=models/$model/model.xmi
    block=$(block_of "$model")
    check "$model: the sanitized compiler" "$SYSPHSC_ASAN" --allow-c \
        --emit physical,constraint,causal,discretized,c -o "$work/$model.compiler" "$source"
    check "$model: the sanitized compiler generates the same" cmp "$BUILT/$model/$block.c" "$work/$model.compiler/$block.c"

    folder=$work/$model.compiler program=$work/$model
    # shellcheck disable=SC2046,SC2086
    check "$model: compiled with sanitizers" "${CC:-cc}" -std=gnu11 $SANITIZE -I"$folder/runtime" -o "$program" \
        "$folder/$block.c" $(software_of "$folder") "$OUT/asan/lib/runtime-asan.a" $LIBRARIES
    check "$model: the sanitized program" "$program" -q --verify --plot "$work/$model.svg" --events "$work/$model.events" \
        -o "$work/$model.csv"
    check "$model: the plot is well-formed" xmllint --noout "$work/$model.svg"
    for option in --list --equations --stats --help; do
        check "$model: the sanitized program $option" "$program" "$option" -o "$work/$model.csv"
    done

    # shellcheck disable=SC2086
    check "$model: the program under valgrind" $VALGRIND "$BUILT/$model/$block" -q -o "$work/$model.valgrind.csv" \
        --plot "$work/$model.svg"
    check "$model: valgrind changes nothing" cmp "$BUILT/$model/result.csv" "$work/$model.valgrind.csv"
done

# shellcheck disable=SC2086
check 'the compiler under valgrind' $VALGRIND "$SYSPHSC" --emit physical,constraint,causal,discretized,c \
    -o "$work/valgrind" models/heated_bed_warmup/model.xmi
# shellcheck disable=SC2086
expect 1 '' $VALGRIND "$SYSPHSC" --check Makefile
finish
