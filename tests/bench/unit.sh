#!/bin/sh
# FMUs: bytes of their libraries and archives, the times for an instance and its initialization, and that of the
# program.
. tests/bench/lib.sh "$@"

# started PROGRAM RESULT: the microseconds of the initialization, the shortest of ten runs.
started() {
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        "$1" --stats -o "$2"
    done | awk '/CPU initialization/ && (!found || $3 < least) { least = $3; found = 1 } END { printf "%.0f", 1e6*least }'
}

echo 'FMUs (bytes of the library and the archive, microseconds of an instantiation, of its start, and of the program'"'"'s)'
printf '%-26s %8s %8s %14s %6s %9s\n' 'model and solver' library archive instantiation start program
for model in heated_bed_warmup two_tank_control buck_converter fdm_printer; do
    for solver in cvode rk4; do
        work=$BENCH/unit/$model.$solver
        rm -rf "$work"
        "$BIN/sysphsc" -q --emit fmu,c,exe --fmu-solver $solver -o "$work" "models/$model/model.xmi" || exit 1
        unzip -q -d "$work/in" "$work"/*.fmu
        library=$(echo "$work"/in/binaries/*/*.so) archive=$(echo "$work"/*.fmu)
        program=${archive%.fmu}
        least=$(started "$program" "$work/result.csv")
        # shellcheck disable=SC2046
        printf '%-26s %8s %8s %14s %6s %9s\n' "$model, $solver" "$(stat -c %s "$library")" "$(stat -c %s "$archive")" \
            $("$BIN/fmu_master" "$library" "$work/in/modelDescription.xml" "$work/result.csv" time) "$least"
    done
done
