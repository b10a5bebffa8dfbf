#!/bin/sh
# Random linear variable-structure systems, compared with their exact solutions (tests/tools/modes.c), verified, and run
# under the sanitizers. `make test` takes 20 of them, also with another solver, at other tolerances and saved on the
# way; 200 if TEST_ALL is set. MODES=1000 takes that many, FROM=500 begins with that number.
# make: out/bin/modes
# make: CONFIG=asan compiler
. tests/lib.sh
folder=$(fresh "modes${FROM:-}")
modes=$OUT/bin/modes
count=${MODES:-$([ -n "${TEST_ALL-}" ] && echo 200 || echo 20)}

# run NUMBER NAME TOLERANCE OPTION...: runs the program and compares its result within the tolerance.
run() {
    number=$1 name=$2 tolerance=$3
    shift 3
    # shellcheck disable=SC2046
    check "system $number runs, $name" timeout 60 "$own/System" -q --constants --verify \
        $("$modes" options "$number") "$@" -o "$own/$name.csv"
    check "system $number is right, $name" "$modes" compare "$number" "$tolerance" "$own/$name.csv"
}

for number in $(seq "${FROM:-1}" $((${FROM:-1} + count - 1))); do
    own=$folder/$number before=$failed
    mkdir -p "$own"
    "$modes" text "$number" | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$own/model.xmi"
    check "system $number compiles" sanitized "$own" "$own/model.xmi"
    run "$number" bdf 1e-6 --tolerance 1e-10
    case $((number % 6)) in
    1) run "$number" adams 1e-6 --tolerance 1e-10 --solver adams ;;
    2) run "$number" coarse 0.05 --tolerance 1e-4 ;;
    3) run "$number" strict 1e-6 --tolerance 1e-12 ;;
    4) run "$number" events 1e-6 --tolerance 1e-10 --rows events ;;
    5)
        stop=$("$modes" options "$number" | cut -d ' ' -f 2)
        half=$(awk -v stop="$stop" 'BEGIN { printf "%.17g", stop/2 }')
        run "$number" first 1e-6 --tolerance 1e-10 --stop "$half" --save-state "$own/half"
        run "$number" second 1e-6 --tolerance 1e-10 --restart "$own/half"
        ;;
    esac
    [ "$failed" -ne "$before" ] || rm -r "$own" # files of a failure are kept
done
finish
