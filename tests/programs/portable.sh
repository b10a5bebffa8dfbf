#!/bin/sh
# --emit portable: C for another executive. It compiles alone with all compilers and without warnings. Its trajectory is
# bitwise that of the program with the same solver and steps. Models and options without a meaning there are rejected.
. tests/lib.sh
. tests/portable.sh
work=$(fresh portable)

linear=0

# compiles NAME FOLDER BLOCK: compiles alone with each compiler, also freestanding.
compiles() {
    for compiler in gcc "$CLANG"; do
        check "$1: its C, by $compiler" "$compiler" $STRICT $DOCUMENTED -O2 -fno-pic -c -o "$work/$1.o" "$2/$3.c"
        check "$1: its C without a system, by $compiler" "$compiler" $STRICT $DOCUMENTED -ffreestanding -Os -fno-pic -c \
            -o "$work/$1.o" "$2/$3.c"
    done
    check "$1: includes four headers at most" \
        test -z "$(grep -h '^#include <' "$2/$3.c" "$2/$3.h" | grep -v '<\(math\|string\|stdint\|stdbool\)\.h>')"
    check "$1: nothing is static that changes" \
        test -z "$(nm "$work/$1.o" | grep ' [bBdDC] ')"
    command -v tcc >/dev/null && check "$1: its C, by tcc" tcc -Wall -Werror -c -o "$work/$1.o" "$2/$3.c"
}

# same NAME MODEL PROGRAM STEP STOP [OPTION]...: compares both solvers; the program has a row for each step.
same() {
    given=$1
    shift
    for method in rk4 euler; do
        portable_c "$given" $method "$@"
        [ $method = euler ] || compiles "$given" "$folder/portable" "$block"
        check "$given: the program's bits with $method" python3 tests/tools/portable.py "$folder/portable" "$block" \
            "$prefix" "$work/rows.csv"
    done
    folder=$work/$name.fixed
    check "$name: with fixed parameters" "$SYSPHSC" -q --emit portable --solver euler --step "$step" --fixed-parameters \
        -o "$folder" "$model"
    check "$name: nothing but the step is a parameter" \
        test "$(sed -n '/^} .*_Outputs;/,/^} .*_Parameters;/p' "$folder/portable/$block.h" | grep -c ';  ')" -le 3
    check "$name: the program's bits with them" python3 tests/tools/portable.py "$folder/portable" "$block" "$prefix" \
        "$work/rows.csv" cc $STRICT
    if ! "$SYSPHSC" -q --emit portable --solver linearly-implicit -o "$work/said.c" "$model" >"$work/said" 2>&1; then
        check "$name: why it has no linearly-implicit" grep -q 'portable C of .*\(Jacobian\|matrix of linearly\)' "$work/said"
        return
    fi
    rm -rf "$work/said.c"
    linear=$((linear + 1))
    portable_c "$given" linearly-implicit "$@"
    check "$name: the program's bits with linearly-implicit" python3 tests/tools/portable.py "$folder/portable" "$block" \
        "$prefix" "$work/rows.csv"
    check "$name: its C with linearly-implicit" "$CLANG" $STRICT -c -o "$work/$name.o" "$folder/portable/$block.c"
}

# ---- the models, and events ----

portable_runs >"$work/runs"
while read -r model step stop; do
    same "$model" "models/$model/model.xmi" "$(program_in "$BUILT/$model")" "$step" "$stop"
done <"$work/runs"

portable_events >"$work/events"
check 'the models of events' test "$(wc -l <"$work/events")" -ge 3
while read -r event; do
    same "events_$event" "$work/$event.xmi" "$(program_in "$work/$event")" 0.00025 3
done <"$work/events"

check "most have linearly-implicit, $linear" test "$linear" -ge 15

# A controller alone: there is no function that would only read its inputs.
check 'a controller' "$SYSPHSC" -q -b PIController --emit portable -o "$work/controller" models/cruise_controller/model.xmi
compiles controller "$work/controller/portable" PIController

# ---- rejections ----

refuses() {
    expect 1 "portable C of .*: $2.*G09" "$SYSPHSC" -q --allow-c --emit portable -o "$work/refused" "models/$1/model.xmi"
    check "$1: nothing is written" test ! -e "$work/refused"
}
refuses missile_seeker_c 'MissileSeeker::SampledAxis::step is C code'
expect 1 'it has no solver implicit-euler .*G09' "$SYSPHSC" -q --emit portable --solver implicit-euler \
    -o "$work/refused" models/robot/model.xmi
expect 2 "prefix 'a-b' cannot begin a name in C" "$SYSPHSC" --emit portable --prefix a-b models/robot/model.xmi
expect 2 "step needs a positive number" "$SYSPHSC" --emit portable --step 0 models/robot/model.xmi

# ---- several models in one executive ----

for prefix in one two; do
    check "robot with the prefix $prefix" "$SYSPHSC" -q --emit portable --prefix $prefix -o "$work/$prefix" \
        models/robot/model.xmi
done
block=$(basename "$work"/one/portable/*_eva.c _eva.c)
printf '#include "one/portable/%s.h"\n#include "two/portable/%s.h"\none_Instance a;\ntwo_Instance b;\n' \
    "$block" "$block" >"$work/both.c"
check 'two headers in one file' cc $STRICT -c -o "$work/both.o" "$work/both.c"
for prefix in one two; do
    cc $DOCUMENTED -c -o "$work/$prefix.o" "$work/$prefix/portable/$block.c"
done
check 'two objects in one' ld -r -o "$work/joined.o" "$work/one.o" "$work/two.o"
finish
