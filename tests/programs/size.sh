#!/bin/sh
# A program contains only the parts of the runtime that its model needs: no others are linked or in its folder. Its
# state is in struct Run and structs that belong to it; the list of other writable variables must not grow.
. tests/lib.sh
work=$(fresh size)

# text MODEL: the bytes of the runtime's code and constants in the executable.
text() {
    program=$BUILT/$1/$(block_of "$1")
    # shellcheck disable=SC2086
    "${CC:-cc}" -std=c11 -O1 -I"$BUILT/$1" -Wl,--gc-sections "-Wl,-Map=$work/map" -o "$work/program" $(sources_of "$program") \
        "$OUT/lib/runtime.a" $LIBRARIES && awk -f tests/tools/linked.awk "$work/map"
}

# lacks MODEL FILES: the program has no files of these names and none of their functions, except for names that another
# file has too.
lacks() {
    program=$BUILT/$1/$(block_of "$1")
    for file in $2; do
        check "$1: no $file.c in the folder" test ! -e "$BUILT/$1/runtime/$file.c"
        functions=$(nm --defined-only "$OUT/build/runtime/$file.o" | awk '$2 == "T" || $2 == "R" || $2 == "D" { print $3 }')
        for function in $functions; do
            check "$1: $function is not linked" sh -c '! nm "$1" | grep -q " $2\$"' sh "$program" "$function"
        done
    done
}

# has MODEL FILES
has() {
    for file in $2; do
        check "$1: $file.c is in the folder" test -e "$BUILT/$1/runtime/$file.c"
    done
}

events='clock event explain_event instant locate occur rounding settle undefined sliding impulse delay past band course audit'
loops='chord continuation homotopy large nearest newton path sparse augmented'
lacks mass_spring_damper "$events $loops stateset table software"
lacks bouncing_ball "clock impulse delay past band course $loops stateset table software"
has bouncing_ball 'event settle occur'
has coulomb_friction 'event sliding'
has missile_seeker_c 'software'

# In a folder into which another model was compiled before, none of its parts are left.
for model in coulomb_friction mass_spring_damper; do
    check "$model into a folder" "$SYSPHSC" -q --emit c -o "$work/folder" "models/$model/model.xmi"
done
check 'no part is left over' test ! -e "$work/folder/runtime/event.c"
check 'files of others are kept' sh -c 'echo >"$1/runtime/own.c" && "$2" -q --emit c -o "$1" "$3" && test -e "$1/runtime/own.c"' \
    sh "$work/folder" "$SYSPHSC" models/mass_spring_damper/model.xmi

# kilobytes MODEL MOST
kilobytes() {
    bytes=$(text "$1")
    check "$1: $bytes bytes of the runtime, at most $2 kB" test "${bytes:-999999999}" -le $(($2 * 1000))
}
kilobytes mass_spring_damper 430
kilobytes bouncing_ball 480

# ---- writable variables ----

# Variables written by signal handlers.
flags='asked caught first pause_asked save_asked unread'


# only NAMES OBJECT...: the objects must have no other writable variables than these.
only() {
    names=$1
    shift
    objdump -t "$@" | awk -f tests/tools/writable.awk | awk -v names="$names" '
        BEGIN { split(names, list); for (i in list) is_known[list[i]] = 1 }
        { sub(/[.][0-9]+$/, "", $2) }
        !($2 in is_known) { print $1 ": " $2 " may be written to"; is_other = 1 }
        END { exit is_other }'
}
check 'state of the runtime' only "$flags" "$OUT"/build/runtime/*.o
for model in automatic_gearbox bouncing_ball fuel_cell_vehicle heated_rod mass_spring_damper missile_seeker_c; do
    program=$BUILT/$model/$(block_of "$model")
    for source in $(sources_of "$program"); do
        object=$work/$(basename "$source" .c).o
        check "$source compiles" "${CC:-cc}" -std=c11 -O0 -I"$BUILT/$model" -c -o "$object" "$source"
        check "state of $source" only "" "$object"
    done
done
echo 'int counter; static double last[2]; static const char *const fixed[] = {"a"}; double next(void) { return last[counter] + *fixed[0]; }' >"$work/state.c"
check 'an object with state' "${CC:-cc}" -std=c11 -O0 -c -o "$work/state.o" "$work/state.c"
expect 1 'state.o: last may be written to' only counter "$work/state.o"
check 'an object with known state' only 'counter last' "$work/state.o"
finish
