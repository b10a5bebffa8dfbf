#!/bin/sh
# The examples of studies/: results of SciPy and OpenTURNS agree with closed forms and other searches; Dakota's input
# file, with a substitute for Dakota, gives the rows of cases.
. tests/lib.sh
work=$(fresh steered)
PATH=/usr/bin:$PATH
export PYTHONDONTWRITEBYTECODE=1

check 'the bed compiles' "$SYSPHSC" -q --emit python,exe -o "$work/bed" models/heated_bed_warmup/model.xmi
check 'the body compiles' "$SYSPHSC" -q --emit python,exe -o "$work/body" models/mass_spring_damper/model.xmi

# has MODULE PACKAGE: if the module is missing, a message tells that its tests are skipped.
has() {
    python3 -c "import $1" 2>/dev/null || { echo "skipped: the example with $1, for there is no $2"; return 1; }
}

if has scipy.optimize python3-scipy; then
    check 'the optimum' python3 tests/tools/steered.py optimum "$work/bed"
    expect 0 '^bed.bedController.kp   6.331$' python3 studies/optimum.py "$work/bed"
fi
if has openturns python3-openturns; then
    check 'the probability' python3 tests/tools/steered.py reliability "$work/body"
    expect 0 '^FORM         0.0789, reliability index 1.413$' python3 studies/reliability.py "$work/body"
fi

# ---- Dakota ----
{
    echo 'bed.bedController.kp,bed.bedController.ki'
    python3 -c "for i in range(4):
    for k in range(3): print('%.15e,%.15e' % (5 + (6.2 - 5)*i/3, 0.006 + (0.012 - 0.006)*k/2))"
} >"$work/grid.csv"
"$work/bed/BedWarmUpExperiment" -q --stop 1000 --figures 'first(bed.bedHeatCapacity.T > 372)' --cases "$work/grid.csv" -o "$work/rows.csv"
python3 -c "
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    print(*('%.17g' % float(row[name]) for name in ('bed.bedController.kp', 'bed.bedController.ki',
        'first(bed.bedHeatCapacity.T > 372)', 'margin(R1.2 Overshoot)', 'margin(R1.3 Heater power)')))
" "$work/rows.csv" >"$work/wanted"
for form in '' aprepro; do
    # shellcheck disable=SC2086
    python3 tests/tools/dakota.py studies/dakota.in "$work/bed" $form >"$work/found" 2>&1
    check "Dakota's rows are those of cases, ${form:-standard}" diff "$work/wanted" "$work/found"
done
sed "s/'bed.bedController.kp'/'bed.bedInsulation.conductivity'/; s/lower_bounds  5 /lower_bounds  0 /" studies/dakota.in >"$work/fails.in"
python3 tests/tools/dakota.py "$work/fails.in" "$work/bed" >"$work/found" 2>"$work/said"
check 'runs that fail are recovered' test "$(grep -c '^0 .* 1000 -1 -1$' "$work/found")" -eq 3 -a "$(grep -c '' "$work/found")" -eq 12
check 'their messages are told' grep -q 'error: division by zero' "$work/said"
for tool in flake8 ruff; do
    ! command -v $tool >/dev/null || check "$tool" $tool $([ $tool = flake8 ] && echo --max-line-length=120 || echo check -q) studies/*.py
done

finish
