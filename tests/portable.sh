# portable.sh - portable C and programs of models: for portable.sh, boards.sh and other scripts.
DOCUMENTED='-std=c11 -ffp-contract=off'

# Models with portable C: NAME STEP STOP. The runs contain all events of the model or thousands of steps.
portable_runs() {
    cat <<'MODELS'
automatic_gearbox 0.002 7.5
bouncing_ball 0.001 6
buck_converter 1e-7 0.0003
computer 0.01 20
coulomb_friction 0.001 10
cruise_controller 0.01 60
displacement_compressor 2e-5 0.08
dual_spring_mass_damper 0.001 5
epas 0.0002 0.6
fdm_printer 0.002 8
fuel_cell_vehicle 0.005 2
gripper 0.0005 2.5
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
two_stage_rocket 0.005 20
two_tank_control 0.05 200
two_tank_hydraulics 0.02 100
MODELS
}

# portable_c NAME SOLVER MODEL PROGRAM STEP STOP [OPTION]...: generates portable C of a model in
# $folder/portable/$block.c, with names that begin with $prefix, and runs its program with a row for each step in
# $work/rows.csv.
portable_c() {
    name=$1 solver=$2 model=$3 program=$4 step=$5 stop=$6
    shift 6
    folder=$work/$name.$solver block=$(basename "$program")
    check "$name: portable C with $solver" "$SYSPHSC" -q --emit portable --solver "$solver" --step "$step" "$@" \
        -o "$folder" "$model"
    "$program" -q --solver "$solver" --step "$step" --interval "$step" --stop "$stop" --rows regular \
        -o "$work/rows.csv" >"$work/said" 2>&1 # some end early
    prefix=$(sed -n 's/^} \(.*\)_Instance;/\1/p' "$folder/portable/$block.h")
}

# same NAME SOLVER STEP [OPTION]...: compares portable C of $work/NAME.xmi with $work/NAME/System over 1500 steps.
same() {
    name=$1 solver=$2 step=$3
    shift 3
    rm -rf "$work/$name.c"
    "$SYSPHSC" -q --emit portable --solver "$solver" --step "$step" -o "$work/$name.c" "$work/$name.xmi" \
        >"$work/said" 2>&1
    stop=$(awk -v h="$step" 'BEGIN { printf "%.17g", 1500 * h }')
    "$work/$name/System" -q --solver "$solver" --step "$step" --interval "$step" --stop "$stop" --rows regular "$@" \
        -o "$work/rows.csv" >"$work/said" 2>&1
    check "$name: the program's bits with $solver and a step of $step" python3 tests/tools/portable.py \
        "$work/$name.c/portable" System System "$work/rows.csv" "$@"
}

# portable_events: compiles the models of tests/events, each as $work/NAME.xmi with its program in $work/NAME; prints
# their names.
portable_events() {
    for problem in tests/events/*/problem.txt; do
        name=$(basename "$(dirname "$problem")")
        ! grep -q '^model ' "$problem" || continue
        awk -v name="$name" -v libraries=. -f tests/ivp/model.awk "$problem" >"$work/$name.xmi"
        "$SYSPHSC" -q -o "$work/$name" "$work/$name.xmi" && echo "$name"
    done
}

# program_in FOLDER: the path of the program in the folder.
program_in() {
    find "$1" -maxdepth 1 -type f -perm -1 | head -n 1
}
