#!/bin/sh
# --emit python: BLOCK.py runs the program next to it. Its description of the model is that of the program; arrays equal
# CSV files and rows of cases equal single runs, bitwise; failures are reported.
. tests/lib.sh
work=$(fresh python)

# emitted NAME MODEL [OPTION]...
emitted() {
    name=$1 source=$2
    shift 2
    check "$name compiles" "$SYSPHSC" -q --allow-c --emit python,exe "$@" -o "$work/$name" "$source"
}

# by_python TEST...: runs tests of the model emitted last.
by_python() {
    for test in "$@"; do
        check "$name: $test" /usr/bin/env PATH="/usr/bin:$PATH" PYTHONDONTWRITEBYTECODE=1 python3 tests/tools/module.py "$work/$name" "$test"
    done
}

# Names with quotes, blanks and comment signs; signals of three types, arrays, a negated alias.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/names.xmi" <<'END'
constant k = 2
constant n = 3
input Real u
input Boolean on
input Integer count
output Real y
output Boolean big
variable x = 1
variable v[3]
variable w
der(x) = -GAIN*x + u.rSig
for i in 1:3 loop v[i] = i*x; end for
w = -x
y.rSig = v[2]
big.bSig = if on.bSig then x > 0.5 else count.iSig > 2
END
sed -i "s/name=\"k\"/name=\"it's k #1\"/; s/GAIN/'it\\\\'s k #1'/; s/name=\"System\"/name=\"2nd pump's heat\"/" "$work/names.xmi"
emitted names "$work/names.xmi" -b "2nd pump's heat"
by_python names inputs wrong figures cases some_fail failed annotated usage
! python3 -c 'import numpy' 2>/dev/null || by_python numbers

# The module works after the folder was moved, and with blanks in its name.
mv "$work/names" "$work/moved away"
name='moved away'
by_python names cases absent
( cd "$work/moved away" && python3 -B ./*.py ) >"$work/usage" 2>&1
check 'called in its folder' grep -q "it.*s k #1" "$work/usage"
( cd "$work/moved away" && python3 -B ./*.py | head -n 1 ) >"$work/usage" 2>&1
check 'a reader that stops reading' test "$(grep -c '' <"$work/usage")" -eq 1

emitted bed models/heated_bed_warmup/model.xmi
by_python data bits verdicts usage
sed 's/ Id="R1[.0-9]*"/ Id="R"/; s/name="\(Warm-up time\|Overshoot\|Heater power\)"/name="Warm-up"/; s,\.\./\.\./libraries/,,g' \
    models/heated_bed_warmup/model.xmi >"$work/equal.xmi"
emitted equal "$work/equal.xmi"
by_python equal_names
check 'a name that Python has' grep -q '^    from BedWarmUpExperiment import simulate, cases$' "$work/bed/BedWarmUpExperiment.py"
for model in $([ -n "${TEST_ALL-}" ] && echo "$MODELS" || echo bouncing_ball automatic_gearbox signal_processor); do
    emitted "$model" "models/$model/model.xmi"
    by_python data bits
done

# The text is always the same and contains no folders.
check 'again' "$SYSPHSC" -q --emit python -o "$work/again" models/heated_bed_warmup/model.xmi
check 'the module alone' test "$(ls "$work/again")" = BedWarmUpExperiment.py
check 'the same bytes' cmp "$work/bed/BedWarmUpExperiment.py" "$work/again/BedWarmUpExperiment.py"
for file in "$work"/*/*.py; do
    check "$file: lines" awk 'length > 120 && !/^    \(.*\),$/ { print FILENAME ": " FNR; bad = 1 } END { exit bad }' "$file"
done
for tool in ruff flake8; do
    ! command -v $tool >/dev/null || for file in "$work"/*/*.py; do
        case $tool in
        ruff) check "$file: ruff" ruff check -q "$file" ;;
        *) check "$file: flake8" flake8 --extend-ignore E501 "$file" ;;
        esac
    done
done

# Required parts.
expect 2 'emit python needs the part mat: name it in --parts' "$SYSPHSC" --emit python --parts core,records models/smallest.xmi
expect 2 'emit python needs the part records' "$SYSPHSC" --emit python --parts core,mat models/smallest.xmi
expect 2 'emit python cannot be combined with --variants' "$SYSPHSC" --emit python --variants rod.n=5,8 models/heated_rod/model.xmi
check 'with these alone' "$SYSPHSC" -q --emit python,exe --parts core,mat,records -o "$work/small" models/smallest.xmi
check 'it runs' python3 -B -c "import sys; sys.path.insert(0, '$work/small'); import Cup; r = Cup.simulate({'T': 90}, stop=10); assert r['T'][0] == 90"
expect 1 "needs 'cases' .R74." python3 -B -c "import sys; sys.path.insert(0, '$work/small'); import Cup; Cup.cases([{'T': 90}])"

finish
