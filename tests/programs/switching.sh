#!/bin/sh
# Models that switch in many places: small ones run and are verified; compiling large ones takes time and memory
# proportional to their size.
. tests/lib.sh
folder=$(fresh switching)

# model KIND COUNT: writes $folder/KIND/model.xmi.
model() {
    mkdir -p "$folder/$1"
    awk -v kind="$1" -v n="$2" -f tests/bench/switching.awk >"$folder/$1/problem.txt"
    awk -v name="$1" -v libraries=. -f tests/ivp/model.awk "$folder/$1/problem.txt" >"$folder/$1/model.xmi"
}

for kind in relay ring clip ball pair; do
    model $kind 6
    check "$kind compiles" $SMALL -o "$folder/$kind" "$folder/$kind/model.xmi"
    check "$kind is verified" "$folder/$kind/Run" -q --verify --interval 0.02 -o "$folder/$kind/result.csv"
done

# With quadratic work or memory, this would take minutes and gigabytes.
for kind in ring pair; do
    model $kind 6000
    check "6000 of $kind in ten seconds and two gigabytes" sh -c 'ulimit -t 10; ulimit -v 2000000; exec "$@"' sh \
        "$SYSPHSC" -q --emit c -o "$folder/$kind/large" "$folder/$kind/model.xmi"
done
awk -v n=6000 -v libraries=. -f tests/bench/machines.awk models/bouncing_ball/model.xmi >"$folder/machines.xmi"
check '6000 machines in ten seconds and two gigabytes' sh -c 'ulimit -t 10; ulimit -v 2000000; exec "$@"' sh \
    "$SYSPHSC" -q --emit c -o "$folder/machines" "$folder/machines.xmi"
finish
