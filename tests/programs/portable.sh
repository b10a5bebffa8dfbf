#!/bin/sh
# --emit portable: C for another executive. It compiles alone with all compilers and no warning; its trajectory is that of
# the program with the same solver, step for step, to the last bit; what has no meaning there is refused.
. tests/lib.sh
. tests/verified.sh
work=$(fresh portable)
DOCUMENTED='-std=c11 -ffp-contract=off'

# compiles NAME FOLDER BLOCK: alone, by each compiler, also without a C library around it.
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

# same NAME MODEL PROGRAM STEP STOP [OPTION]...: both solvers; the program has a row for each step.
same() {
    name=$1 model=$2 program=$3 step=$4 stop=$5
    shift 5
    block=$(basename "$program")
    for solver in rk4 euler; do
        folder=$work/$name.$solver
        check "$name: portable C with $solver" "$SYSPHSC" -q --emit portable --solver $solver --step "$step" "$@" \
            -o "$folder" "$model"
        [ $solver = euler ] || compiles "$name" "$folder/portable" "$block"
        "$program" -q --solver $solver --step "$step" --interval "$step" --stop "$stop" --rows regular \
            -o "$work/rows.csv" >"$work/said" 2>&1 # some end early
        prefix=$(sed -n 's/^} \(.*\)_Instance;/\1/p' "$folder/portable/$block.h")
        check "$name: the program's bits with $solver" python3 tests/tools/portable.py "$folder/portable" "$block" \
            "$prefix" "$work/rows.csv"
    done
    folder=$work/$name.fixed
    check "$name: with fixed parameters" "$SYSPHSC" -q --emit portable --solver euler --step "$step" --fixed-parameters \
        -o "$folder" "$model"
    check "$name: nothing but the step is a parameter" \
        test "$(sed -n '/^} .*_Outputs;/,/^} .*_Parameters;/p' "$folder/portable/$block.h" | grep -c ';  ')" -le 3
    check "$name: the program's bits with them" python3 tests/tools/portable.py "$folder/portable" "$block" "$prefix" \
        "$work/rows.csv" cc $STRICT
}

# ---- the models ----

# Steps and stops at which something happens: all events of a run, or thousands of steps.
while read -r name step stop; do
    program=$(find "$BUILT/$name" -maxdepth 1 -type f -perm -1 | head -n 1)
    same "$name" "models/$name/model.xmi" "$program" "$step" "$stop"
done <<'END'
bouncing_ball 0.001 6
computer 0.01 20
coulomb_friction 0.001 10
cruise_controller 0.01 60
displacement_compressor 2e-5 0.08
dual_spring_mass_damper 0.001 5
epas 0.0002 0.6
fuel_cell_vehicle 0.005 2
heated_bed_warmup 0.01 60
heated_rod 20 40000
humidifier 1 8000
mass_spring_damper 0.002 10
missile_seeker 0.0003 0.9
polishing_machine 2e-5 0.06
rlc_circuit 0.001 5
robot 0.002 4
rotational_train 0.002 5
signal_processor 0.001 3
two_tank_control 0.05 200
two_tank_hydraulics 0.02 100
END

# ---- events ----

for problem in tests/events/*/problem.txt; do
    home=$(dirname "$problem")
    name=$(basename "$home")
    ! grep -q '^model ' "$problem" || continue
    awk -v name="$name" -v libraries=. -f tests/ivp/model.awk "$problem" >"$work/$name.xmi"
    check "$name compiles" "$SYSPHSC" -q -o "$work/$name" "$work/$name.xmi"
    program=$(find "$work/$name" -maxdepth 1 -type f -perm -1 | head -n 1)
    same "events_$name" "$work/$name.xmi" "$program" 0.00025 3
done

# ---- what is refused ----

refuses() {
    expect 1 "portable C of .*: $2.*G09" "$SYSPHSC" -q --allow-c --emit portable -o "$work/refused" "models/$1/model.xmi"
    check "$1: nothing is written" test ! -e "$work/refused"
}
refuses automatic_gearbox 'its equations change their structure'
refuses fdm_printer 'impulses move states when controller.cylinder.xPosTarget.rSig jumps'
refuses missile_seeker_c 'MissileSeeker::SampledAxis::step is C code'
expect 2 "prefix 'a-b' cannot begin names of C" "$SYSPHSC" --emit portable --prefix a-b models/robot/model.xmi
expect 2 "step needs a positive number" "$SYSPHSC" --emit portable --step 0 models/robot/model.xmi

# ---- several in one executive ----

for prefix in one two; do
    check "robot with the prefix $prefix" "$SYSPHSC" -q --emit portable --prefix $prefix -o "$work/$prefix" \
        models/robot/model.xmi
done
block=$(basename "$work"/one/portable/*.c .c)
printf '#include "one/portable/%s.h"\n#include "two/portable/%s.h"\none_Instance a;\ntwo_Instance b;\n' \
    "$block" "$block" >"$work/both.c"
check 'two headers in one file' cc $STRICT -c -o "$work/both.o" "$work/both.c"
for prefix in one two; do
    cc $DOCUMENTED -c -o "$work/$prefix.o" "$work/$prefix/portable/$block.c"
done
check 'two objects in one' ld -r -o "$work/joined.o" "$work/one.o" "$work/two.o"
finish
