#!/bin/sh
# How much of the runtime is in programs, by kind of model: bytes of code and constants in the executable, without those
# of the model, and files.
. tests/bench/lib.sh "$@"

echo 'The runtime in programs (bytes of its code and constants, files)'
printf '%-25s %9s %7s\n' model bytes files
for model in mass_spring_damper heated_rod bouncing_ball coulomb_friction two_tank_control missile_seeker_c robot \
    polishing_machine fuel_cell_vehicle; do
    build=$BENCH/size/$model
    rm -rf "$build"
    mkdir -p "$build"
    "$BIN/sysphsc" -q --allow-c --emit c -o "$build" "models/$model/model.xmi" || exit 1
    # shellcheck disable=SC2046,SC2086
    "$CC" -std=gnu11 -O1 -iquote "$build/software" -I"$build" -Wl,--gc-sections "-Wl,-Map=$BENCH/map" \
        -o "$BENCH/part" "$build"/*.c $(find "$build" -path "*/software/*.c") "$BIN/../lib/runtime.a" $LIBRARIES || exit 1
    printf '%-25s %9s %7s\n' "$model" "$(awk -f tests/tools/linked.awk "$BENCH/map")" \
        "$(find "$build/runtime" -name '*.c' | wc -l)"
done
