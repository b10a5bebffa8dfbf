#!/bin/sh
# The compiler and its programs under the sanitizers and under valgrind: the first tenth of each run, under valgrind
# only for every fourth model; everything if TEST_ALL is set. Under the sanitizers the compiler also reads every sixth
# of the cases and of the models with messages.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh checked_memory)

for model in $MODELS; do
    source=models/$model/model.xmi
    block=$(block_of "$model")
    check "$model: the sanitized compiler" "$SYSPHSC_ASAN" --allow-c \
        --emit physical,constraint,causal,discretized,c -o "$work/$model.compiler" "$source"
    check "$model: the sanitized compiler generates the same" same_program "$BUILT/$model/$block" "$work/$model.compiler/$block"

    folder=$work/$model.compiler program=$work/$model
    printf '#include "%s"\n' "$block.c" "${block}_checks.c" "${block}_tables.c" >"$folder/whole.c"
    # shellcheck disable=SC2046,SC2086
    check "$model: compiled with sanitizers" "${CC:-cc}" -std=gnu11 $SANITIZE ${FAST_LINKER-} -I"$folder/runtime" -o "$program" \
        "$folder/whole.c" $(software_of "$folder") "$OUT/asan/lib/runtime-asan.a" $LIBRARIES
    part=$(tail -n 1 "$BUILT/$model/result.csv" | awk -F, -v all="${TEST_ALL-}" '{ printf "%.17g", all ? $1 : $1 / 10 }')
    check "$model: the sanitized program" "$program" -q --stop "$part" --verify --plot "$work/$model.svg" --events "$work/$model.events" \
        -o "$work/$model.csv"
    check "$model: the plot is well-formed" xmllint --noout "$work/$model.svg"
    check "$model: the sanitized program's page" "$program" -q --stop "$part" --plot "$work/$model.html" -o "$work/$model.csv"
    check "$model: the sanitized page of its result" "$SYSPHSC_ASAN" -q --view "$work/$model.csv" -o "$work/$model.html"
    for option in --list --equations --stats --help; do
        check "$model: the sanitized program $option" "$program" "$option" --stop "$part" -o "$work/$model.csv"
    done

    models=$((${models:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((models % 4)) -eq 1 ] || continue
    check "$model: shared, so that valgrind sees what is allocated" $SMALL --allow-c \
        -o "$work/$model.shared" "$source"
    check "$model: the same part" "$BUILT/$model/$block" -q --stop "$part" -o "$work/$model.csv"
    # shellcheck disable=SC2086
    check "$model: the program under valgrind" $VALGRIND "$work/$model.shared/$block" -q --stop "$part" \
        -o "$work/$model.valgrind.csv" --plot "$work/$model.html"
    check "$model: valgrind changes nothing" cmp "$work/$model.csv" "$work/$model.valgrind.csv"
done

for source in tests/cases/*/model.xmi tests/diagnostics/*/model.xmi; do
    sources=$((${sources:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((sources % 6)) -eq 1 ] || continue
    "$SYSPHSC_ASAN" -q --check "$source" >"$work/log" 2>&1 </dev/null
    status=$?
    [ "$status" -le 2 ] && pass || fail "$source: status $status" "$SYSPHSC_ASAN --check $source" "$(cat "$work/log")"
done

# shellcheck disable=SC2086
check 'the compiler under valgrind' $VALGRIND "$SYSPHSC" --emit physical,constraint,causal,discretized,c \
    -o "$work/valgrind" models/heated_bed_warmup/model.xmi
# shellcheck disable=SC2086
expect 1 '' $VALGRIND "$SYSPHSC" --check Makefile
finish
