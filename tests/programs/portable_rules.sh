#!/bin/sh
# Portable C and coding rules: findings of checkers are those listed in its manual; loops of algorithms give bitwise the
# program's results; the table of statements leads to the drawing; -v prints the cost of a step.
. tests/lib.sh
. tests/verified.sh
work=$(fresh portable_rules)
manual=manual/portable-c.md

has() {
    command -v "$1" >/dev/null || { echo "skipped: $2, for there is no $1"; return 1; }
}

for model in models/*/model.xmi tests/cases/state_machine/model.xmi tests/tables/names/model.xmi; do
    name=$(basename "$(dirname "$model")")
    "$SYSPHSC" -q --allow-c --emit portable -o "$work/$name" "$model" >"$work/said" 2>&1 && continue
    check "$name: has portable C, or there is a reason" grep -q 'G09' "$work/said"
done
for name in bouncing_ball missile_seeker fuel_cell_vehicle; do
    check "$name: with float" "$SYSPHSC" -q --emit portable --real float -o "$work/$name.float" "models/$name/model.xmi"
done
models=$(cd "$work" && ls -d */ | tr -d /)
make_text delayed <<'END'
constant T = 0.25
input Real u
output Real y
variable x
discrete n
der(x) = delay(u.rSig, T) - delay(delay(x, 0.1), 0.2)
when sample(0.1, 0.2) then n = pre(n) + 1 end when
y.rSig = x + delay(n, T)
END
check 'delayed has portable C' "$SYSPHSC" -q --emit portable -o "$work/delayed" "$work/delayed.xmi"
check 'most models have portable C' test "$(echo "$models" | wc -l)" -ge 20

# ---- findings of checkers ----

# listed HEADING: the first cells of the manual's table with this heading.
listed() {
    sed -n "/^| $1 |/,/^\$/p" "$manual" | sed -n '1,2d; s/^| \([^ ]*\) |.*/\1/p'
}

# is_listed NAME FOUND: each finding must be listed in the manual.
is_listed() {
    heading=rule
    case $1 in state_machine | names | fdm_printer) heading='further rule' ;; esac
    { listed rule && listed "$heading"; } | sort -u >"$work/listed"
    test -z "$(printf '%s\n' "$2" | grep . | sort -u | grep -vxF -f "$work/listed")"
}

# source_of NAME: BLOCK.c, without the driver of a proof.
source_of() {
    find "$work/$1/portable" -name '*.c' ! -name '*_eva.c'
}

check 'the manual lists rules, at most five' sh -c 'test "$1" -ge 1 && test "$1" -le 5' sh "$(listed rule | wc -l)"
if has cppcheck 'rules of MISRA C'; then
    for name in $models delayed; do
        file=$(source_of "$name")
        # cppcheck does not follow statuses: slopes are always set if a status is OK.
        (cd "$(dirname "$file")" && cppcheck -q --std=c11 --addon=misra --suppress=uninitvar "$(basename "$file")") \
            >"$work/found" 2>&1
        check "$name: cppcheck finds nothing else" test -z "$(grep -E ' (error|warning): ' "$work/found" | grep -v misra)"
        check "$name: rules of MISRA C" is_listed "$name" "$(sed -n 's/.*\[misra-c2012-\(.*\)\]$/\1/p' "$work/found")"
        sed -n 's/.*\[misra-c2012-\(.*\)\]$/\1/p' "$work/found" >>"$work/all"
    done
    for rule in $(listed rule); do
        check "the manual lists $rule, which is found" grep -qx "$rule" "$work/all"
    done
fi
if has clang-tidy 'checks of clang-tidy'; then
    for name in $models delayed; do
        clang-tidy --quiet --checks='-*,bugprone-*,cert-*' "$(source_of "$name")" -- -std=c11 >"$work/found" 2>/dev/null
        sed -n 's/.*warning: .*\[\(.*\)\]$/\1/p' "$work/found" | sort -u | while read -r found; do
            listed check | grep -qx -e "$found" || echo "$found"
        done >"$work/others"
        check "$name: checks of clang-tidy" test ! -s "$work/others"
    done
fi

# ---- loops of algorithms ----

model=tests/cases/state_machine/model.xmi
for compiler in gcc "$CLANG"; do
    check "loops of algorithms, by $compiler" "$compiler" $STRICT -O2 -c -o "$work/object.o" \
        "$work/state_machine/portable/System.c"
done
check 'state_machine compiles' $SMALL -b System -o "$work/program" "$model"
check 'state_machine in steps' "$SYSPHSC" -q --emit portable --step 0.001 -o "$work/steps" "$model"
check 'state_machine runs' "$work/program/System" -q --solver rk4 --step 0.001 --interval 0.001 --stop 5 --rows regular \
    -o "$work/rows.csv"
check 'state_machine: the bits of the program' python3 tests/tools/portable.py "$work/steps/portable" System System \
    "$work/rows.csv"

# ---- statements and the drawing ----

for name in $models; do
    model=models/${name%.float}/model.xmi
    [ -f "$model" ] || model=$(ls tests/*/"$name"/model.xmi)
    check "$name: each row leads from a statement to the drawing" python3 tests/tools/portable_trace.py \
        "$work/$name/portable" "$(basename "$(source_of "$name")" .c)" "$model"
done
check 'lift has portable C' "$SYSPHSC" -q --emit portable -o "$work/lift" tests/requirements/lift.xmi
check 'requirements that an element satisfies, and that a check is of' python3 tests/tools/portable_trace.py \
    "$work/lift/portable" "$(basename "$(source_of lift)" .c)" tests/requirements/lift.xmi \
    motion 2 'violated(arrival)' '1.2 2' 'limit.violated(limit)' '1.1 2'

# ---- the cost of a step ----

bed=models/heated_bed_warmup/model.xmi
# Counted by hand: 24 operators of nine formulas, and two comparisons of divisors with 0.
expect 0 'BedWarmUpExperiment.c, step: 139 floating-point operations .* 4 x 26 .* 35 of rk4; and 0 calls' \
    "$SYSPHSC" -v --emit portable -o "$work/bed" "$bed"
expect 0 'step: 37 floating-point operations .* 1 x 26 .* 11 of euler' \
    "$SYSPHSC" -v --emit portable --solver euler -o "$work/bed" "$bed"
expect 0 'by gcc -Os: code and constants [0-9]+ bytes, data 0, instance [0-9]+, stack of a step [1-9]' \
    env PATH="$(for tool in gcc as size; do mkdir -p "$work/tools"; ln -sf "$(command -v $tool)" "$work/tools/"; done
    echo "$work/tools")" "$(realpath "$SYSPHSC")" -v --emit portable --cc gcc -o "$work/bed" "$bed"
expect 0 'BedWarmUpExperiment.c: no GCC for its target is installed, ' \
    env PATH=/nowhere "$(realpath "$SYSPHSC")" -v --emit portable -o "$work/bed" "$bed"
if has arm-none-eabi-gcc 'memory on Cortex-M4'; then
    expect 0 'arm-none-eabi-gcc -mcpu=cortex-m4 .* code and constants [0-9]+ bytes, data 0, instance [0-9]+, stack of a step' \
        "$SYSPHSC" -v --emit portable -o "$work/bed" "$bed"
fi
check 'nothing else is left' test "$(ls -A "$work/bed/portable" | wc -l)" -eq 6
finish
