#!/bin/sh
# Portable C: statuses, and the numbers that accompany them.
. tests/lib.sh
. tests/verified.sh
work=$(fresh portable_statuses)

make_text ends <<'END'
input Real u
output Real root
constant k = 2
variable x = 1
der(x) = -1
root.rSig = k*sqrt(u.rSig)
when u.rSig > 5 then assert(u.rSig < 8, "too much"); end when
when x < 0.55 then terminate("it is empty"); end when
END
"$SYSPHSC" -q --emit portable --step 0.1 -o "$work/ends.c" "$work/ends.xmi" >"$work/said" 2>&1
cat >"$work/ends.driver.c" <<'END'
#include "ends.c/portable/System.h"
#include <math.h>
#include <stdio.h>

static System_Instance instance;

static void run(double u, double later)
{
    System_Inputs inputs = {.u_rSig = u};
    System_Outputs outputs = {.time = -1.0};
    (void)System_init(&instance, NULL);
    for (int i = 0; i < 9 && instance.run.status == System_OK; i++) {
        inputs.u_rSig = i < 2 ? u : later;
        (void)System_step(&instance, &inputs, &outputs);
    }
    printf("%d %d %g %g\n", (int)instance.run.status, (int)instance.run.failed, outputs.time,
           isnan(outputs.root_rSig) ? -1 : outputs.root_rSig);
}

int main(void)
{
    System_Parameters parameters;
    printf("%d %d %d\n", System_TERMINATED, System_OUTPUT, System_VIOLATED);
    run(4.0, 4.0);
    run(4.0, -1.0);
    run(4.0, 9.0);
    System_defaults(&parameters);
    parameters.k = INFINITY;
    printf("%d", System_init(&instance, &parameters) == System_PARAMETER && instance.run.failed == 0);
    printf("%d", System_init(&instance, NULL) == System_OK);
    printf("%d", System_set_parameters(&instance, &parameters) == System_PARAMETER && instance.run.failed == 0);
    printf("%d\n", System_step(&instance, NULL, NULL) == System_OK && instance.k < 3.0);
    return 0;
}
END
check 'its C' gcc $STRICT -o "$work/statuses" -I "$work" "$work/ends.driver.c" "$work/ends.c/portable/System.c" -lm
for line in 'state 0: x' 'output 0: root.rSig' 'parameter 0: k' 'end 0: too much: u.rSig < 8 (.*)' 'end 1: it is empty (.*)'; do
    check "the header says: $line" grep -q "^ \*     $line\$" "$work/ends.c/portable/System.h"
done

"$work/statuses" >"$work/said"
cat >"$work/expected" <<'END'
8 11 14
8 1 0.5 4
11 0 0.2 -1
14 0 0.2 6
1111
END
check 'terminated, without an output, violated; parameters' diff "$work/expected" "$work/said"

# ---- Integers, discrete variables, inputs ----

make_text whole <<'END'
input Integer n
integer counted = 9007199254740990
discrete d = 1
variable x = 0
der(x) = n.iSig
when sample(0, 0.1) then counted = pre(counted) + 1; end when
when x > 2.5 then d = 1e300*x*1e10; end when
END
"$SYSPHSC" -q --emit portable --step 0.1 -o "$work/whole.c" "$work/whole.xmi" >"$work/said" 2>&1
cat >"$work/whole.driver.c" <<'END'
#include "whole.c/portable/System.h"
#include <stdio.h>

static System_Instance instance;

static void run(double n)
{
    System_Inputs inputs = {.n_iSig = n};
    int steps = 0;
    (void)System_init(&instance, NULL);
    while (instance.run.status == System_OK && steps < 99 && System_step(&instance, &inputs, NULL) == System_OK) {
        instance.counted -= n > 1.0 ? 1.0 : 0.0;
        instance.pre.counted = instance.counted;
        steps++;
    }
    printf("%d %d %d\n", (int)instance.run.status, (int)instance.run.failed, steps);
}

int main(void)
{
    System_Inputs inputs = {.n_iSig = 1.5};
    run(1.0);
    run(5.0);
    (void)System_init(&instance, NULL);
    printf("%d\n", System_step(&instance, &inputs, NULL) == System_INPUT && System_DISCRETE == 12);
    return 0;
}
END
check 'its C' gcc $STRICT -o "$work/counting" -I "$work" "$work/whole.driver.c" "$work/whole.c/portable/System.c" -lm
"$work/counting" >"$work/said"
printf '13 1 1\n12 2 6\n1\n' >"$work/expected"
check 'an Integer beyond 2^53, what is infinite, an input that is not whole' diff "$work/expected" "$work/said"

# ---- in Python ----

expect 1 'System_update: TERMINATED, end 1: it is empty' python3 -B executives/portable.py \
    "$work/ends.c/portable/System.c" --step 0.25
expect 2 'invalid positive number value: .0' python3 -B executives/portable.py "$work/ends.c/portable/System.c" --every 0

# ---- rejections ----

make_text slope <<'END'
input Real u
variable x = 0
der(x) = der(u.rSig) - x
END
expect 1 'SysPhSLibrary.xmi:[0-9]+: error: .* the input u.rSig is differentiated: where it jumps.*G09' "$SYSPHSC" -q \
    --emit portable -o "$work/refused" "$work/slope.xmi"
check 'a block whose input is differentiated for results' "$SYSPHSC" -q --emit portable -b LowPassFilter -o "$work/block" \
    models/signal_processor/model.xmi
check 'its C' gcc $STRICT -c -o "$work/object.o" "$work/block/portable/LowPassFilter.c"
bed=models/heated_bed_warmup/model.xmi
refused() {
    expect "$1" "$2" "$SYSPHSC" -q --emit portable -o "$work/refused" "$3" "$4" "$bed"
    check 'nothing is written' test ! -e "$work/refused"
}
refused 1 "model.xmi:[0-9]+: error: 'bed.bedHeatCapacity.heatCapacity' is 385, outside its range of 1 to 2 .G10" \
    --range bed.bedHeatCapacity.heatCapacity=1:2
refused 1 "model.xmi:[0-9]+: error: 'bed.bedHeatCapacity.T' is 293, outside its range of 500 to 600 .G10" \
    --range bed.bedHeatCapacity.T=500:600
refused 2 'portable C has no solver bdf: give --solver rk4, euler or linearly-implicit' --solver bdf
refused 1 'has no solver implicit-euler .G09' --solver implicit-euler
refused 1 'model.xmi:[0-9]+: error: .* its step of 1e.300 s is longer than the run .G09' --step 1e300
refused 2 'give at most 40 letters' --prefix a12345678901234567890123456789012345678901
finish
