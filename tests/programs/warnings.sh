#!/bin/sh
# Generated C is free of warnings under both compilers, and its folder builds on its own; the runtime, which is the same in
# all of them, once with each compiler.
. tests/lib.sh
work=$(fresh warnings)

for model in $MODELS; do
    block=$(block_of "$model")
    for compiler in gcc "$CLANG"; do
        name=$(basename "$compiler")
        # shellcheck disable=SC2086
        check "$model: no warning from $name" "$compiler" $STRICT -O2 -I"$BUILT/$model/runtime" -I"$BUILT/$model" \
            -c -o "$work/$model.$name.o" "$BUILT/$model/$block.c"

        folder=$work/$model.$name
        cp -r "$BUILT/$model" "$folder"
        rm -f "$folder/$block" "$folder/result.csv"
        check "$model: its Makefile with $name" made "$work/$name" "$folder" CC="$compiler"
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
    check "a network: no warning from $compiler" "$compiler" $STRICT -O1 -I"$work/network/runtime" -I"$work/network" \
        -c -o "$work/network.o" "$work/network/Run.c"
done
finish
