#!/bin/sh
# --range and --saturate of portable C, and a proof by Frama-C's Eva. A saturated state stays in its range; before any
# saturation acts, results are bitwise those of the program. With saturation Eva reports no alarm. Without it there is a
# named alarm for each unbounded state, and for each equation that may divide by zero within the ranges.
. tests/lib.sh
work=$(fresh eva)
DOCUMENTED='-std=c11 -ffp-contract=off'
awk -v name=motor -v libraries=. -f tests/ivp/model.awk tests/events/sampled_motor/problem.txt >"$work/motor.xmi"

# in_range NAME: the options for the ranges of a model.
in_range() {
    case $1 in
    heated_bed_warmup) set -- bed.bedHeatCapacity.T=250:500 bed.bedController.intErr=-1e4:1e4 ;;
    two_tank_control) set -- tank1.level=0:3 tank2.level=0:3 ;;
    cruise_controller) set -- vehicle.v=-100:100 vehicle.x=-1e9:1e9 engine.force=0:5000 controller.intErr=-1e6:1e6 ;;
    mass_spring_damper) set -- k1.displ=-10:10 m1.v=-100:100 ;;
    room) set -- T=200:400 'outside[1].T=233:313' 'outside[2].T=230:320' tau=0:10 ;;
    bouncing_ball) set -- ball.h=-1:20 ;;
    motor) set -- i=-1000:1000 w=-1000:1000 integral=-1000:1000 ;;
    esac
    printf -- '--range %s ' "$@"
}

# emitted NAME FOLDER OPTION...: generates portable C of a model, or of the motor, with its ranges; $block is its block.
emitted() {
    name=$1 folder=$work/$2
    model=models/$1/model.xmi
    case $1 in
    motor) model=$work/motor.xmi ;;
    room) model=tests/cases/inputs/model.xmi ;;
    esac
    shift 2
    # shellcheck disable=SC2046
    check "$name with its ranges" "$SYSPHSC" -q --emit portable $(in_range "$name") "$@" -o "$folder" "$model"
    block=$(basename "$folder"/portable/*_eva.c _eva.c)
}

# ---- saturation ----

# kept NAME PROGRAM STEP STOP: with states limited to wide ranges, results are bitwise those of the program.
kept() {
    emitted "$1" "$1.kept" --saturate --step "$3"
    for compiler in gcc "$CLANG" tcc; do
        command -v "$compiler" >/dev/null || continue
        check "$1: saturated, by $compiler" "$compiler" $STRICT $DOCUMENTED -c -o "$work/o" "$folder/portable/$block.c"
    done
    rm -f "$work/rows.csv"
    "$2" -q --solver rk4 --step "$3" --interval "$3" --stop "$4" --rows regular -o "$work/rows.csv" >"$work/said" 2>&1
    check "$1: saturated, the program's bits" python3 tests/tools/portable.py "$folder/portable" "$block" "$block" \
        "$work/rows.csv"
    acts "$1: no state is held" 0 "$(awk -v step="$3" -v stop="$4" 'BEGIN { printf "%d", stop/step }')" 'm.time >= 0'
}

# acts TITLE EXPECTED STEPS HOLDS: whether a state is limited within STEPS steps; HOLDS must be true after each step.
acts() {
    printf '#include "%s.h"\nint main(void)\n{\n    static %s_Instance m;\n    bool holds = true;
    %s_init(&m, 0);\n    for (int i = 0; i < %s; i++) {\n        if (%s_step(&m, 0, 0))\n            return 3;
        holds = holds && %s;\n    }\n    return holds ? m.run.is_saturated : 4;\n}\n' \
        "$block" "$block" "$block" "$3" "$block" "$4" >"$folder/portable/acts.c"
    check "$1: its executive" cc $DOCUMENTED -O2 -o "$work/acts" "$folder/portable/acts.c" "$folder/portable/$block.c" -lm
    expect "$2" '' "$work/acts"
}

check 'the motor compiles' $SMALL -q -o "$work/program" "$work/motor.xmi"
kept motor "$work/program/Run" 0.00025 3
while read -r name step stop; do
    kept "$name" "$(find "$BUILT/$name" -maxdepth 1 -type f -perm -1 | head -n 1)" "$step" "$stop"
done <<'END'
heated_bed_warmup 0.01 60
two_tank_control 0.05 200
cruise_controller 0.01 60
mass_spring_damper 0.002 10
END

emitted mass_spring_damper held --saturate --range k1.displ=-0.01:'60 mm' --step 0.002
acts 'a state is held' 1 5000 'm.k1.displ >= -0.01 && m.k1.displ <= 0.06'
emitted motor held --saturate --range integral=-1:2 --step 0.00025
acts 'a discrete state is held' 1 8000 'm.integral >= -1 && m.integral <= 2 && m.pre.integral <= 2'
emitted bouncing_ball held --saturate --range ball.v=-8:3 --step 0.001
acts 'a state that is set anew is held' 1 6000 'm.ball.v >= -8 && m.ball.v <= 3'

emitted room room.kept --saturate --block Room
check 'a model with inputs and no relations' gcc $STRICT -c -o "$work/o" "$folder/portable/Room.c"

# ---- ranges as drawn ----

# drawn FOLDER STEREOTYPE...: the motor with these stereotypes, which its own profile also has.
drawn() {
    folder=$work/$1
    shift
    awk -v applied="$*" '/<\/xmi:XMI>/ { print applied } { print }' "$work/motor.xmi" >"$folder.xmi"
}
interval() {
    printf '<%s xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML" %s xmi:id="r%s" base_Property="motor.System.%s" %s/>' \
        "$1" 'xmlns:Ext="http://www.magicdraw.com/schemas/SysML_Non_Normative_Extensions.xmi"' "$2" "$2" "$3"
}
drawn drawn "$(interval sysml:Interval i 'min="-30" max="40"')" "$(interval Ext:Uniform w 'max="200"')"
check 'a motor with drawn ranges' "$SYSPHSC" -q --emit portable --saturate --step 0.00025 -o "$folder" "$folder.xmi"
for range in 'limited(m, x\[0\], -30.0, 40.0)' 'limited(m, x\[1\], -1.7976931348623157e+308, 200.0)'; do
    check "as drawn: $range" grep -q "$range" "$folder/portable/Run.c"
done
check 'as drawn: the bounds in the driver' grep -q 'assert i_is_bounded: -30.0 <= m->i <= 40.0;' "$folder/portable/Run_eva.c"
check 'the listing shows them' "$SYSPHSC" -q --emit physical -o "$folder.listing" "$folder.xmi"
for line in 'i : Real from -30 to 40' 'w : Real to 200'; do
    check "the listing shows $line" grep -q "$line" "$folder.listing/Run.physical.txt"
done
check 'the command line counts instead' "$SYSPHSC" -q --emit portable --saturate --range i=-1:1 -o "$folder" "$folder.xmi"
check 'the command line counts' grep -q 'limited(m, x\[0\], -1.0, 1.0)' "$folder/portable/Run.c"
drawn own "$(interval Own:Interval i 'xmlns:Own="http://example.org/own" min="-3" max="4"')"
check 'an own profile' "$SYSPHSC" -q --emit portable --saturate --step 0.00025 -o "$folder" "$folder.xmi"
check 'an own profile may state a range, too' grep -q 'limited(m, x\[0\], -3.0, 4.0)' "$folder/portable/Run.c"
drawn normal "$(interval sysml:Normal i 'mean="1" standardDeviation="2"')"
check 'a normal distribution' "$SYSPHSC" -q --emit physical,portable --saturate --step 0.00025 -o "$folder" "$folder.xmi"
check 'the listing shows it' grep -qF 'i : Real normal(1, 2)' "$folder/Run.physical.txt"
check 'it is no range' sh -c '! grep -q "limited(m, x\[0\]" "$1"' sh "$folder/portable/Run.c"
drawn words "$(interval sysml:Interval i 'min="low" max="40"')"
expect 1 "min of the interval of 'motor::System::i' cannot be used: 'low'.*S21" "$SYSPHSC" --check "$folder.xmi"
drawn turned "$(interval sysml:Interval i 'min="50" max="40"')"
expect 1 "interval of 'motor::System::i' cannot be used: '50 to 40'.*S21" "$SYSPHSC" --check "$folder.xmi"

# ---- rejections ----

refuses() {
    expect "$1" "$2" "$SYSPHSC" -q --emit portable --range "$3" -o "$work/refused" models/mass_spring_damper/model.xmi
    check "$3: nothing is written" test ! -e "$work/refused"
}
refuses 2 "range needs PATH=A:B, not 'm1.v=3'" m1.v=3
refuses 2 "'m1.w' is not a quantity of the system.*F79" m1.w=0:1
refuses 2 "'m1.v' cannot lie between '2' and '1'.*F79" m1.v=2:1
refuses 2 "'m1.v' cannot lie between '0 kg' and '1'.*F79" 'm1.v=0 kg:1'
refuses 1 "'k1.forceThru' is neither an input nor a parameter nor a state.*G10" k1.forceThru=0:1
expect 2 'range and --saturate need --emit portable' "$SYSPHSC" --saturate models/mass_spring_damper/model.xmi

# ---- the proof ----

# alarms NAME: the alarms of Eva by name; other alarms with their lines.
alarms() {
    (cd "$folder/portable" && frama-c -eva -eva-precision 1 "${block}_eva.c") >"$work/$1.eva" 2>&1 || echo "status $?"
    awk '/^\[eva:alarm\]/ { place = $2; alarm = "" }
        place { alarm = alarm " " $0 }
        place && /got status|assert|requires/ {
            if (match(alarm, /assertion .[^ ]*. got/)) alarm = substr(alarm, RSTART + 11, RLENGTH - 16)
            print alarm; place = ""
        }' "$work/$1.eva" | sort
    grep -q 'steps ∈ \[--..--\]' "$work/$1.eva" || echo 'steps end'
}

# proves NAME FOLDER ALARMS OPTION...: Eva must report exactly these alarms, in alphabetical order.
proves() {
    of=$2 wanted=$3
    name=$1
    shift 3
    emitted "$name" "$of" "$@"
    found=$(alarms "$of" | tr '\n' ' ')
    check "$name $*: alarms: $found" test "$found" = "$wanted"
}

if ! command -v frama-c >/dev/null; then
    echo 'skipped: proofs of portable C, for there is no frama-c'
    finish
    exit
fi
proves motor motor.saturated '' --saturate --step 0.00025
proves motor motor.float '' --saturate --step 0.00025 --real float
proves heated_bed_warmup bed.float '' --saturate --real float
proves heated_bed_warmup bed 'bed_bedController_intErr_is_bounded bed_bedHeatCapacity_T_is_bounded '
proves heated_bed_warmup bed.saturated '' --saturate
proves room room 'division_by_zero_in_rule1 ' --saturate --block Room
if [ -n "${TEST_ALL-}" ]; then
    proves two_tank_control tanks 'tank1_level_is_bounded tank2_level_is_bounded '
    proves two_tank_control tanks.saturated '' --saturate
    proves two_tank_control tanks.float '' --saturate --real float
    proves cruise_controller cruise \
        'controller_intErr_is_bounded engine_force_is_bounded vehicle_v_is_bounded vehicle_x_is_bounded '
    proves cruise_controller cruise.saturated '' --saturate
    proves cruise_controller cruise.float '' --saturate --real float
    proves mass_spring_damper spring 'k1_displ_is_bounded m1_v_is_bounded '
    proves mass_spring_damper spring.saturated '' --saturate
    proves mass_spring_damper spring.float '' --saturate --real float
    proves motor motor 'i_is_bounded integral_is_bounded w_is_bounded ' --step 0.00025
    proves heated_bed_warmup heat 'division_by_zero_in_bed_bedHeatCapacity_law_storage ' --saturate \
        --range 'bed.bedHeatCapacity.heatCapacity=0:400'
    # The ring buffer of a delay: whatever its contents are, no access is out of bounds.
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/late.xmi" <<'END'
constant T = 0.1
input Real u
output Real y
variable x = 0
der(x) = u.rSig - delay(x, T)
y.rSig = x
END
    check 'a delay' "$SYSPHSC" -q --emit portable --step 0.05 --saturate --range x=-10:10 --range u.rSig=-1:1 \
        -o "$work/late" "$work/late.xmi"
    (cd "$work/late/portable" && frama-c -eva -eva-precision 1 -eva-plevel 2000 System_eva.c) >"$work/late.eva" 2>&1
    check 'a delay: alarms' grep -q '[0-9] alarms generated' "$work/late.eva"
    check 'a delay: none but of numbers' test -z "$(sed -n '/alarms generated/,/---/p' "$work/late.eva" |
        sed 1d | grep '[0-9]' | grep -v 'nan or infinite')"
else
    echo 'skipped: proofs of portable C of six models: make test-all does them'
fi
finish
