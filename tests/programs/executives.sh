#!/bin/sh
# executives/: the examples that need no board. The loop keeps its rate; Python gets the values of the program.
. tests/lib.sh
. tests/portable.sh
work=$(fresh executives)

# ---- the loop ----

"$SYSPHSC" -q -b PIController --emit portable -o "$work" models/cruise_controller/model.xmi
for compiler in gcc "$CLANG"; do
    # shellcheck disable=SC2086
    check "the loop, by $compiler" "$compiler" $STRICT $DOCUMENTED -O2 -I "$work/portable" -o "$work/loop" executives/loop.c \
        "$work/portable/PIController.c" -lm
done
begun=$(date +%s%N)
"$work/loop" 0.6 >"$work/rows" 2>"$work/said"
check 'its status' test $? -eq 0
check 'it took its time' test $(($(date +%s%N) - begun)) -ge 600000000
printf '%4.1f s  %6.3f m/s  throttle %5.3f\n' 0 20 0 0.5 19.897 0.016 >"$work/expected"
check 'its rows' diff "$work/expected" "$work/rows"
# shellcheck disable=SC2086
check 'the loop at a rate that it cannot keep' cc $DOCUMENTED -DRATE=50000000 -I "$work/portable" -o "$work/loop" executives/loop.c \
    "$work/portable/PIController.c" -lm
expect 0 '^[1-9][0-9]* overruns: the step took longer than its period$' "$work/loop" 0.0001

# ---- Python ----

model=heated_bed_warmup
portable_c $model rk4 models/$model/model.xmi "$(program_in "$BUILT/$model")" 0.05 60
check "$model by ctypes" sh -c 'python3 -B executives/portable.py "$1" --stop 60 >"$2"' sh "$folder/portable/$block.c" \
    "$work/own.csv"
check "$model: the program's numbers" "$COMPARE" trajectory --tolerance 1e-15 "$work/rows.csv" "$work/own.csv"
cat >"$work/calls.py" <<'PYTHON'
import math
import sys
sys.path.insert(0, 'executives')
import portable
block = portable.Block(sys.argv[1])
one, other = block.begin(kp=0.2), block.begin(step=0.5)
one.inputs.setSpeed_rSig = other.inputs.setSpeed_rSig = 2
one.step()
other.step()
assert (one.outputs.outSig_rSig, other.outputs.outSig_rSig) == (0.4, 0.3), (one.outputs.outSig_rSig, other.outputs.outSig_rSig)
assert other['intErr'] == 1 and one['setSpeed.rSig'] == 2
one.set(kp=0.25)
one.update()
assert one['kp'] == 0.25 and math.isclose(one.outputs.outSig_rSig, 0.5, rel_tol=0.01)
one.inputs.speed_rSig = math.nan
for wrong, told in (lambda: one.step(), 'PIController_update: INPUT, input 1: speed.rSig'), (lambda: block.begin(kd=1), 'no parameter kd, but step, kp, ki'):
    try:
        wrong()
    except (portable.Failed, KeyError) as error:
        assert told in str(error), error
    else:
        raise AssertionError(told)
PYTHON
check 'runs, parameters and errors' python3 -B "$work/calls.py" "$work/portable/PIController.c"
check 'a model without states or inputs' sh -c '"$1" -q -b StepSignal --emit portable -o "$2/step" models/cruise_controller/model.xmi &&
    python3 -B executives/portable.py "$2/step/portable/StepSignal.c" --stop 30 --step 10 | cut -d, -f1,2 | tail -n 1 | grep -x "30.0,30.0"' \
    sh "$SYSPHSC" "$work"
finish
