#!/bin/sh
# --emit portable --real float: the code does not use doubles, also compiled for a Cortex-M4 with FPU. Its trajectory
# agrees with that of the program within a thousandth of the largest value of each quantity, with events at most one
# step apart; clocks tick as long as there are steps. TEST_ALL: also the other methods, and further models on the board.
. tests/lib.sh
. tests/verified.sh
. tests/portable.sh
. tests/board.sh
work=$(fresh portable_float)
SINGLE="$STRICT -Wdouble-promotion -Wfloat-conversion"

# is_single FOLDER BLOCK: the word double occurs in comments only.
is_single() {
    for file in "$1/$2.c" "$1/$2.h"; do
        ! cc -fpreprocessed -dD -E -P "$file" | grep -E '\<double\>|\<[0-9]+\.[0-9]+([^0-9ef]|e-?[0-9]+[^0-9f])' || return 1
    done
    ! grep c_double "$1/$2.py"
}

# calls_no_doubles OBJECT
calls_no_doubles() {
    ! arm-none-eabi-nm "$1" | grep '__aeabi_d\|__aeabi_f2d\|2d$'
}

has_arm=$(command -v arm-none-eabi-gcc) || echo 'skipped: floats on Cortex-M4, for there is no arm-none-eabi-gcc'

# compiles NAME FOLDER BLOCK
compiles() {
    for compiler in gcc "$CLANG"; do
        # shellcheck disable=SC2086
        check "$1: its C, by $compiler" "$compiler" $SINGLE $DOCUMENTED -O2 -c -o "$work/$1.o" "$2/$3.c"
    done
    command -v tcc >/dev/null && check "$1: its C, by tcc" tcc -Wall -Werror -c -o "$work/$1.o" "$2/$3.c"
    check "$1: nothing is double" is_single "$2" "$3"
    [ "$has_arm" ] || return 0
    # shellcheck disable=SC2086
    check "$1: its C for the board" arm-none-eabi-gcc $BOARD_CPU -mthumb $BOARD_FPU $DOCUMENTED -Os -c -o "$work/$1.o" "$2/$3.c"
    check "$1: calls nothing that computes with doubles" calls_no_doubles "$work/$1.o"
}

# near NAME WITHIN [OPTION]...: compares the code written by portable_c with the program.
near() {
    title=$1 within=$2
    shift 2
    check "$title" python3 tests/tools/portable.py "$folder/portable" "$block" "$prefix" "$work/rows.csv" --within "$within" "$@"
    [ -z "${VERBOSE-}" ] || echo "$title: $output"
}

# within NAME: the tolerance relative to the largest value. Small differences of large numbers have fewer digits: flows
# through valves that are about to open, and the acceleration of a wheel that almost stands still.
within() {
    case $1 in
    displacement_compressor) echo 0.1 ;;
    polishing_machine) echo 0.01 ;;
    *) echo 0.001 ;;
    esac
}

# ---- the models ----

portable_runs >"$work/runs"
smooth='heated_bed_warmup two_tank_control mass_spring_damper humidifier' # which method matters little
while read -r given step stop; do
    case $given in
    automatic_gearbox | buck_converter | gripper | two_stage_rocket | fdm_printer)
        expect 1 ', which needs double .G09' "$SYSPHSC" -q --emit portable --real float -o "$work/refused" \
            "models/$given/model.xmi"
        continue
        ;;
    esac
    methods=rk4
    case " $smooth " in *" $given "*) methods="rk4${TEST_ALL:+ euler linearly-implicit}" ;; esac
    for method in $methods; do
        portable_c "$given" $method "models/$given/model.xmi" "$(program_in "$BUILT/$given")" "$step" "$stop" --real float
        [ $method != rk4 ] || compiles "$given" "$folder/portable" "$block"
        near "$given: near the program with $method" "$(within "$given")"
    done
done <"$work/runs"

awk -v name=motor -v libraries=. -f tests/ivp/model.awk tests/events/sampled_motor/problem.txt >"$work/motor.xmi"
check 'the motor compiles' $SMALL -q -o "$work/motor" "$work/motor.xmi"
portable_c sampled_motor rk4 "$work/motor.xmi" "$work/motor/Run" 0.00025 3 --real float
compiles motor "$folder/portable" Run
near 'a sampled motor' 0.001

# ---- signals, inputs, tables, loops ----

make_lag
for text in tests/hybrid/machine_signals.txt tests/language/statements.txt tests/hybrid/table_curves.txt \
    tests/language/singular_switch.txt tests/hybrid/delay_equation.txt tests/hybrid/delay_jumps.txt; do
    [ -f "$text" ] || text=tests/hybrid/$(basename "$text")
    name=$(basename "$text" .txt)
    grep -v '^#' "$text" | awk '/^(all|happens|exactly|runs|says|ends|fails|violates|refuses) / { exit } { print }' |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$name.xmi"
done
for name in lag machine_signals statements table_curves singular_switch delay_equation delay_jumps; do
    check "$name: portable C" "$SYSPHSC" -q --emit portable --real float -o "$work/$name.c" "$work/$name.xmi"
    compiles "$name" "$work/$name.c/portable" System
done

check 'a delay compiles' $SMALL -q -o "$work/delay" "$work/delay_equation.xmi"
portable_c delayed rk4 "$work/delay_equation.xmi" "$work/delay/System" 0.01 4 --real float
near 'a delay' 0.001

# ---- clocks ----

make_text ticking <<'END'
variable x = 1
integer n = 0
integer k = 0
der(x) = -x
when sample(0, 0.01) then n = pre(n) + 1 end when
when sample(0.002, 0.0025) then k = pre(k) + 1 end when
END
check 'ticking: portable C' "$SYSPHSC" -q --emit portable --real float --step 0.001 -o "$work/ticking.c" "$work/ticking.xmi"
cat >"$work/ticks.c" <<'END'
#include "ticking.c/portable/System.h"
/* More steps than float can count one by one. Ticks are counted from 0 at each step. */
int main(void)
{
    static System_Instance m;
    float n = 0, k = 0, time = -1;
    System_Parameters parameters = {-0.001f};
    if (System_init(&m, &parameters) != System_STEP)
        return 1;
    System_init(&m, 0);
    for (long i = 0; i < 17000000; i++) {
        if (System_update(&m, 0, 0))
            return 2;
        const bool is_tick = m.n > n || m.n < n, is_other = m.k > k || m.k < k;
        const long at = i % 5; /* 0.002, 0.0045, 0.007 ...: in steps of 0.001 2, 5, 7, 10, 12 ... */
        if (is_tick != (i % 10 == 0) || is_other != (i >= 2 && (at == 2 || at == 0)) || m.time < time)
            return 3;
        time = m.time;
        m.n = n = 0;
        m.pre.n = 0;
        m.k = k = 0;
        m.pre.k = 0;
        if (System_advance(&m))
            return 4;
    }
    return !(time > 16999.9f && time < 17000.1f);
}
END
# shellcheck disable=SC2086
check 'ticking compiles' cc $SINGLE -O2 -fsanitize=undefined,float-cast-overflow -fno-sanitize-recover=all -I "$work" -o "$work/ticks" "$work/ticks.c" "$work/ticking.c/portable/System.c" -lm
check 'ticks come to the step for ever' "$work/ticks"
compiles ticking "$work/ticking.c/portable" System

# ---- related tools ----

bed=heated_bed_warmup drawn=models/heated_bed_warmup/model.xmi
portable_c $bed rk4 $drawn "$(program_in "$BUILT/$bed")" 0.05 60 --real float
check "$bed by ctypes" sh -c 'python3 -B executives/portable.py "$1" --stop 59.99 >"$2"' sh "$folder/portable/$block.c" \
    "$work/own.csv"
check "$bed: near the program by ctypes" python3 -c '
import csv, sys
a, b = (list(csv.DictReader(open(name))) for name in sys.argv[1:])
apart = [abs(float(x[name]) - float(y[name])) for x, y in zip(a, b) for name in ("time", "bed.bedHeatCapacity.T")]
sys.exit(len(a) != len(b) or len(a) != 1201 or max(apart) > 1e-3)' "$work/rows.csv" "$work/own.csv"
expect 0 'step: 139 floating-point operations' "$SYSPHSC" -v --emit portable --real float -o "$work/bed" $drawn
[ -z "$has_arm" ] || check "$bed: an instance is smaller" sh -c 'test "$1" -lt 250' sh \
    "$("$SYSPHSC" -v --emit portable --real float -o "$work/bed" $drawn 2>&1 | sed -n 's/.*instance \([0-9]*\),.*/\1/p')"
check 'double is the default' "$SYSPHSC" -q --emit portable --real double -o "$work/double" $drawn
check 'with the same files' sh -c '"$1" -q --emit portable -o "$2/default" "$3" && diff -r "$2/default" "$2/double"' sh \
    "$SYSPHSC" "$work" $drawn
if has_board 'floats on a Cortex-M4'; then
    for name in heated_bed_warmup ${TEST_ALL:+bouncing_ball cruise_controller missile_seeker}; do
        # shellcheck disable=SC2046
        set -- $(grep "^$name " "$work/runs")
        portable_c "$name" rk4 "models/$name/model.xmi" "$(program_in "$BUILT/$name")" "$2" "$3" --real float
        # shellcheck disable=SC2086
        near "$name: near the program on the board" 0.001 --runner "$BOARD_RUN" $BOARD_CC $BOARD_FPU
    done
fi

# ---- rejections ----

expect 2 "real: unknown value 'half'; known are double, float" "$SYSPHSC" --emit portable --real half models/robot/model.xmi
expect 2 'prefix, --real, .* need --emit portable' "$SYSPHSC" --real float models/robot/model.xmi
# refuses NAME NUMBER WHERE <TEXT
refuses() {
    awk -f tests/tools/block.awk >"$work/$1.xmi"
    expect 1 "$2 in $3 is beyond the numbers of float.*G09" "$SYSPHSC" -q --emit portable --real float -o "$work/refused" \
        "$work/$1.xmi"
    check "$1: nothing is written" test ! -e "$work/refused"
}
refuses large '1e.300' rule1 <<'END'
variable x = 1
der(x) = 1e300*x - x
END
refuses small '1e-50' c <<'END'
constant c = 1e-50
variable x = 1
der(x) = -x*c
END
refuses action '1e.40' 'rule2' <<'END'
variable x = 1
integer n = 0
der(x) = -x
when x < 0.5 then n = if x > 1e40 then 2 else 1 end when
END
finish
