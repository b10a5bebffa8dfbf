#!/bin/sh
# Portable C of variable-structure models: results are bitwise those of the program for tests/modes and
# tests/presence/runs, with three methods; statuses if no mode is consistent or an impulse has no solution.
# TEST_ALL: all models that have portable C.
. tests/lib.sh
. tests/portable.sh
work=$(fresh portable_modes)

# same NAME SOLVER STEP: compares 800 steps.
same() {
    given=$1
    portable_c "$1" "$2" "$work/$1.xmi" "$work/$1/System" "$3" "$(awk -v h="$3" 'BEGIN { printf "%.17g", 800 * h }')" \
        -b System
    check "$given: the program's bits with $2 and a step of $3" python3 tests/tools/portable.py "$folder/portable" "$block" \
        "$prefix" "$work/rows.csv"
}

# has NAME SOLVER: true if the model has portable C with this solver; otherwise it must be rejected with a reason.
has() {
    "$SYSPHSC" -q -b System --emit portable --solver "$2" -o "$work/said.c" "$work/$1.xmi" >"$work/said" 2>&1 && return 0
    check "$1: is refused with a reason" grep -q 'portable C of .*G09' "$work/said"
    return 1
}

# drawn NAME TEXT: compiles a text in the format of machine.awk and block.awk, or of drawing.awk if it has optional
# parts.
drawn() {
    reader=block steps='all|happens|exactly|runs|says|ends|fails|violates|refuses'
    case $2 in tests/presence/*) reader=drawing steps='runs|holds|says|never|fails|refuses|goes|refused|solvers' ;; esac
    grep -v '^#' "$2" | awk -v steps="^($steps) " '$0 ~ steps { exit } { print }' | awk -f tests/tools/machine.awk \
        -f tests/tools/$reader.awk >"$work/$1.xmi"
}

# Models left out: one does not start; values within rounding of a boundary are decided by their sign; an ideal diode
# switches twice within a step; and the last digits of a loop differ. See manual/portable-c.md.
others='starts_tied bridge conducts ring junction_filled'
some='action buck chosen clutch locks_and_conducts no_solution rectifier reinit_opens table
      presence_branch presence_places presence_stages presence_told'
refused=0 linear=0
for text in tests/modes/*.txt tests/presence/runs/*.txt; do
    name=$(basename "$text" .txt)
    case $text in tests/presence/*) name=presence_$name ;; esac
    case " $(echo $others) " in *" $name "*) continue ;; esac
    [ -n "${TEST_ALL-}" ] || case " $(echo $some) " in *" $name "*) ;; *) continue ;; esac
    drawn "$name" "$text"
    if ! has "$name" rk4; then
        refused=$((refused + 1))
        continue
    fi
    check "$name compiles" "$SYSPHSC" -q -b System --parts core,fixed -o "$work/$name" "$work/$name.xmi"
    same "$name" rk4 0.01
    check "$name: its C" gcc $STRICT -c -o "$work/object.o" "$folder/portable/System.c"
    check "$name: its C, by clang" "$CLANG" $STRICT -c -o "$work/object.o" "$folder/portable/System.c"
    case $name in
    presence_*) same "$name" euler 0.005 ;; # without states the program locates the instant, not the end of a step
    *) same "$name" euler 0.0037 ;;
    esac
    if has "$name" linearly-implicit; then
        linear=$((linear + 1))
        same "$name" linearly-implicit 0.01
        check "$name: its C with linearly-implicit" gcc $STRICT -c -o "$work/object.o" "$folder/portable/System.c"
    fi
    rm -rf "${work:?}/$name" "$work/$name".*.c "$work/$name".*
done
check "few are refused, not $refused" test "$refused" -lt 8
check "most have linearly-implicit, $linear" test "$linear" -ge 10

# ---- failures ----

cat >"$work/until.c" <<'END_OF_C'
#include "System.h"
#include <stdio.h>
int main(void)
{
    static System_Instance instance;
    System_Status status = System_init(&instance, 0);
    for (int i = 0; i < 1000 && status == System_OK; i++)
        status = System_step(&instance, 0, 0);
    printf("%s, failed %d, at %g\n", status == System_NO_STRUCTURE ? "no structure" : status == System_IMPULSE ? "impulse"
                                     : status == System_ENDLESS    ? "endless"      : "another",
           (int)instance.run.failed, instance.time);
    return 0;
}
END_OF_C
# until_fails NAME STATUS: a model of tests/modes must end with this status.
until_fails() {
    drawn "$1" "tests/modes/$1.txt"
    "$SYSPHSC" -q -b System --emit portable --step 0.01 -o "$work/$1.c" "$work/$1.xmi" >"$work/said" 2>&1
    cc $STRICT -I "$work/$1.c/portable" -o "$work/until" "$work/until.c" "$work/$1.c/portable/System.c" -lm
    expect 0 "^$2\$" "$work/until"
}
until_fails no_solution 'no structure, failed 0, at 2'
until_fails starts_tied 'no structure, failed 0, at 0'
until_fails position 'impulse, failed 0, at 1'
until_fails endless 'endless, failed -1, at 1'

# Models with state selection while running have no portable C.
drawn rope tests/modes/rope.txt
expect 1 'portable C of .*: its states are selected during the run, among .* and others .*G09' "$SYSPHSC" -q -b System --emit portable \
    -o "$work/refused" "$work/rope.xmi"
finish
