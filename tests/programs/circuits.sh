#!/bin/sh
# Random circuits of ideal diodes and switches, compared with independent solutions by complementarity
# (tests/tools/circuits.c), under the sanitizers: resistive ones in every row, and a circuit with storages for every
# fourth of these, at three tolerances. It takes the first circuits, those where small pivots lose digits (60, 125, 269,
# 419, 535, 583, 807, 861), and those where diodes are within rounding of their knees (28, 154, 180, 210, 282, 461, 657,
# 675, 858). CIRCUITS=1000 takes that many, FROM=500 begins with that number. Without these, 60 circuits are also
# compiled as one program. With TEST_ALL: the first 200 and all others; otherwise 20 altogether, and 20 of the 60.
# make: out/bin/circuits
# make: CONFIG=asan compiler
. tests/lib.sh
folder=$(fresh "circuits${FROM:-}")
circuits=$OUT/bin/circuits
if [ -n "${FROM:-}${CIRCUITS:-}" ]; then
    numbers=$(seq "${FROM:-1}" $((${FROM:-1} + ${CIRCUITS:-24} - 1)))
elif [ -n "${TEST_ALL-}" ]; then
    numbers="$(seq 200) 210 269 282 419 461 535 583 655 657 675 807 858 861"
else
    numbers="$(seq 8) 28 60 125 154 180 210 269 419 535 655 675 858"
fi

as_usual() {
    "$SYSPHSC" -q -o "$1" "$2"
}

compile=sanitized
# run KIND FIRST COUNT TOLERANCE...
run() {
    kind=$1 number=$2 count=$3 own=$folder/$1$2 before=$failed
    shift 3
    mkdir -p "$own"
    "$circuits" text "$kind" "$number" "$count" | awk -f tests/tools/block.awk >"$own/model.xmi"
    check "$kind circuit $number compiles" "$compile" "$own" "$own/model.xmi"
    for tolerance in "$@"; do
        check "$kind circuit $number runs at $tolerance" timeout 60 "$own/System" -q --constants --interval 0.02 \
            --tolerance "$tolerance" -o "$own/result.csv"
        check "$kind circuit $number is right at $tolerance" "$circuits" compare "$kind" "$number" "$count" \
            "$tolerance" "$own/result.csv"
    done
    [ "$failed" -ne "$before" ] || rm -r "$own" # files of a failure are kept
}

for number in $numbers; do
    run static "$number" 1 1e-6
    [ $((number % 4)) -ne 0 ] || run dynamic "$number" 1 1e-4 1e-6 1e-8
done
if [ -z "${FROM:-}${CIRCUITS:-}" ]; then
    compile=as_usual # it would take minutes
    run static 1 "$([ -n "${TEST_ALL-}" ] && echo 60 || echo 20)" 1e-6
fi
finish
