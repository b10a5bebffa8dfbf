#!/bin/sh
# Generated C has no superfluous arithmetic: no x - x, no product with 0 or 1, no quotient of 0, no sum with 0, no sign
# before a sign; and no derivatives of constants that are drawn as variables.
. tests/lib.sh
work=$(fresh leftovers)

check 'leftovers are found' python3 tests/tools/leftovers.py --self-test
for model in $MODELS; do
    check "$model: no leftovers" python3 tests/tools/leftovers.py "$(program_of "$model").c"
done
check 'derivatives that are numbers are put in' sh -c \
    '! grep -E "[-+*/(] [a-z]*->der_(cyclePosition|layerNumber)" "$1.c"' sh "$(program_of fdm_printer)"
check 'nothing of what is 0 in a mode' grep -q 'm->vehicle.der_aV = -m->road.resistance / m->divisor.vehicle_der_aV;' \
    "$(program_of automatic_gearbox).c"
check 'nor of what is 0 in one of those that share an equation' \
    grep -q 'm->shaft2.b.t = m->shaft2.I_ \* m->shaft2.der_aV;' "$(program_of automatic_gearbox).c"
check 'no factor that is the divisor' sh -c '! grep -E "sphere_m \* .*/ sphere_m" "$1.c"' sh "$(program_of gripper)"
check 'constants are tested at the start only' sh -c \
    '! sed -n "/^ModelStatus model_evaluate/,/^}/p" "$1.c" | grep "REQUIRE_NONZERO(m, Iz"' sh "$(program_of missile_seeker)"
check 'no square is halved' sh -c '! grep -F "2.0 * alphaV) / 2.0" "$1.c"' sh "$(program_of missile_seeker)"

# Amplitude and frequency are variables determined by constants; equations that contain them are differentiated twice. A
# mass without forces.
awk -f tests/tools/drawing.awk >"$work/model.xmi" <<'END'
block System
constant r = 2
constant m = 3
variable k
variable w
variable x
variable v
variable a
variable u = 5
k = 2*r
w*r = k
x = k*sin(w*time)
der(x) = v
der(v) = a
m*der(u) = 0
END
folder=$work
mkdir -p "$work/model"
compiled model "$work/model.xmi"
ends model 'near(v("a"), -16*sin(2*v("time"))) && near(v("k"), 4) && near(v("u"), 5)'
program=$work/model/System
check 'no leftovers in it' python3 tests/tools/leftovers.py "$program.c"
check 'no derivative of what constants determine' sh -c '! grep -E "der_(k|w)" "$1.c" "$1.h"' sh "$program"
check 'other constants' "$program" -q --set r=3 --constants --verify --tolerance 1e-10 -o "$work/model/result.csv"
ends model 'near(v("a"), -24*sin(2*v("time"))) && near(v("k"), 6)'
expect 1 'division by zero .*\[R20\]' "$program" -q --set r=0 -o "$work/no.csv"
expect 1 'division by zero .*\[R20\]' "$program" -q --set m=0 -o "$work/no.csv"

# One equation too many for variables determined by constants: the two contradicting equations are named.
{
    printf '%s\n' 'block System' 'constant r = 2' 'variable k' 'variable x' 'k = 2*r' 'k*r = 7 + r' 'der(x) = k*x'
} | awk -f tests/tools/drawing.awk >"$work/over.xmi"
expect 1 'error: .*(too many|contradict).*\[C0[0-9]\]' "$SYSPHSC" -q --check -b System "$work/over.xmi"
finish
