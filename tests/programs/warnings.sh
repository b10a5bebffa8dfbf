#!/bin/sh
# Our C has no warnings with both compilers: the build uses GCC; Clang reads every tenth file here, or each if TEST_ALL
# is set. Generated C has no warnings either, and its folder builds on its own. The runtime, the same in all folders, is
# checked once, with Clang or with each compiler.
. tests/lib.sh
work=$(fresh warnings)

for source in generator/*.c generator/*/*.c runtime/*.c tests/unit/*.c tests/runtime/*.c tests/tools/*.c; do
    sources=$((${sources:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((sources % 10)) -eq 1 ] || continue
    # shellcheck disable=SC2046,SC2086
    check "$source: no warning from Clang" "$CLANG" $STRICT -Wno-float-equal -D_POSIX_C_SOURCE=200809L -DSYSPHSC_CHECKS -DSYSPHSC_VERSION='""' \
        -fsyntax-only -Igenerator -Iruntime $(xml2-config --cflags) "$source"
done

[ -n "${TEST_ALL-}" ] && level=2 || level=0
mkdir "$work/gcc" "$work/$(basename "$CLANG")"
for model in $MODELS; do
    block=$(block_of "$model")
    no_warning "$model" "$BUILT/$model/$block"
    for compiler in gcc "$CLANG"; do
        name=$(basename "$compiler")
        # Every fourth model is built by its Makefile, with alternating compilers; all with both if TEST_ALL is set.
        models=$((${models:-0} + 1))
        [ -n "${TEST_ALL-}" ] || [ $((models % 8)) -eq 1 ] || [ $((models % 8)) -eq 4 ] || continue
        folder=$work/$model.$name
        cp -r "$BUILT/$model" "$folder"
        rm -f "$folder/$block" "$folder/result.csv"
        objects=
        [ "$name${TEST_ALL-}" = gcc ] || objects=$work/$name
        check "$model: its Makefile with $name, without a warning" made "$folder" CC="$compiler" \
            CFLAGS="-O$level $(echo $STRICT) -Wno-float-equal"
        check "$model: built by $name, it runs" "$folder/$block" -q -o "$folder/result.csv"
        check "$model: built by $name, the result agrees" "$COMPARE" trajectory --tolerance 1e-7 \
            "$BUILT/$model/result.csv" "$folder/result.csv"
    done
done

# A large loop, in functions of bounded size.
awk -v n=15 -v law=cubic -f tests/bench/network.awk |
    awk -v name=network -v libraries=libraries -f tests/ivp/model.awk >"$work/network.xmi"
check 'a network is written' "$SYSPHSC" -q --emit c -I libraries -o "$work/network" "$work/network.xmi"
for compiler in gcc "$CLANG"; do
    # shellcheck disable=SC2086
    check "a network: no warning from $compiler" "$compiler" $STRICT -O$level -I"$work/network/runtime" -I"$work/network" \
        -shared -fPIC -o "$work/network.so" $(sources_of "$work/network/Run")
done
finish
