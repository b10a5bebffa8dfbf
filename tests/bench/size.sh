#!/bin/sh
# How much of the runtime programs have: bytes of code and constants in the executable but for the program's own, and
# files, by kind of model.
. tests/bench/lib.sh "$@"

echo 'The runtime in programs (bytes of code and constants, files)'
printf '%-25s %9s %9s %7s\n' model runtime own files
for model in mass_spring_damper heated_rod bouncing_ball coulomb_friction two_tank_control missile_seeker_c robot \
    polishing_machine fuel_cell_vehicle; do
    build=$BENCH/size/$model
    rm -rf "$build"
    mkdir -p "$build"
    "$BIN/sysphsc" -q --allow-c -o "$build" "models/$model/model.xmi" || exit 1
    program=$(ls "$build"/*.c)
    "$CC" -std=c11 -O1 -I"$build" -c -o "$BENCH/part.o" "$program" || exit 1
    size "${program%.c}" "$BENCH/part.o" | awk -v model="$model" -v files="$(ls "$build/runtime" | grep -c '\.c$')" '
        NR == 2 { all = $1 }
        NR == 3 { printf "%-25s %9d %9d %7d\n", model, all - $1, $1, files }'
done
