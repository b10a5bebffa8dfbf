#!/bin/sh
# The same model gives the same bytes: repeatedly, in another folder, from another directory, in another locale.
. tests/lib.sh
work=$PWD/$(fresh determinism)
compiler=$PWD/$SYSPHSC
root=$PWD
levels=physical,constraint,causal,discretized,c
other_locale=$(locale -a 2>/dev/null | grep -Ei '^(de|fr|nl|ru)_.*utf' | head -n 1)
other_locale=${other_locale:-C.UTF-8}

# same NAME OTHER-FOLDER MODEL WITHOUT
same() {
    check "$3: $1" diff -r -x result.csv $4 "$BUILT/$3" "$2"
}

for model in $MODELS; do
    source=models/$model/model.xmi
    block=$(block_of "$model")
    without="-x $block -x .sysphsc" # output of the C compiler, and the list of all files

    # For every fourth model, or all if TEST_ALL is set, the C compiler's output is compared too.
    models=$((${models:-0} + 1)) program=
    [ -z "${TEST_ALL-}" ] && [ $((models % 4)) -ne 1 ] || program=,exe
    check "$model again" "$compiler" -q --allow-c --emit "$levels$program" -o "$work/again/$model" "$source"
    same 'a second run in another folder' "$work/again/$model" "$model" "$([ "$program" ] || echo "$without")"

    check "$model in $other_locale" env LC_ALL="$other_locale" TZ=Asia/Tokyo HOME=/ USER=somebody \
        "$compiler" -q --allow-c --emit "$levels" -o "$work/locale/$model" "$source"
    same "another locale" "$work/locale/$model" "$model" "$without"

    cd "$work" || exit 3
    check "$model from another directory" "$compiler" -q --allow-c --emit "$levels" -o "here/$model" "$root/$source"
    cd "$root" || exit 3
    same 'another directory and an absolute path' "$work/here/$model" "$model" "$without"

    program=$BUILT/$model/$block
    check "$model: a run in $other_locale" env LC_ALL="$other_locale" "$program" -q -o "$work/$model.csv"
    check "$model: equal results" cmp "$BUILT/$model/result.csv" "$work/$model.csv"
done
check 'generated files do not name their folder' sh -c '! grep -rlF "$1" "$2"' sh "$root" "$BUILT"
finish
