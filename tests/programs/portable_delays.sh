#!/bin/sh
# Fixed delays in portable C: results bitwise those of the program with all solvers, and ring buffers of the given size.
. tests/lib.sh
. tests/verified.sh
. tests/portable.sh
work=$(fresh portable_delays)

# delayed NAME [OPTION]...: compiles the C of $work/NAME.xmi for three solvers with three compilers and compares
# results.
delayed() {
    of=$1
    shift
    check "$of compiles" "$SYSPHSC" -q --parts core,fixed -o "$work/$of" "$work/$of.xmi"
    for solver in rk4 euler linearly-implicit; do
        same "$of" $solver 0.01 "$@"
        for compiler in gcc "$CLANG" tcc; do
            command -v "$compiler" >/dev/null || continue
            check "$of: its C with $solver, by $compiler" "$compiler" $STRICT -c -o "$work/o" "$work/$of.c/portable/System.c"
        done
        same "$of" $solver 0.003 "$@"
    done
}

# Delays of delays, expressions, arrays and derivatives; a delay on which a relation depends.
make_text chain <<'END'
constant U = 0.5
variable x = 1
variable v
variable z
variable p[2]
variable q[2]
variable n
variable a
variable l
integer k = 0
der(x) = v
der(v) = -x
p = {x, 2*v}
q = delay(p, 0.4)
n = delay(delay(x, 0.3) + delay(delay(x, 0.2), 0.1), 0.25)
a = delay(der(v), 0.7)
l = delay(x*x + 1, U)
der(z) = a + delay(n, 0.03)
when l > 1.5 then k = pre(k) + 1 end when
END
delayed chain

# Steps that need several polynomials; a delay of one step.
make_text bends <<'END'
constant T = 0.31
variable x = 0
variable y = 0
variable f
der(x) = if y > 0.5 then -1 else 2 - delay(y, T)
der(y) = delay(f, 0.01) - y
f = sin(4*x) + exp(-((x - 0.5)/0.1)^2)
END
delayed bends

# Delays of inputs and of sampled values.
make_text late <<'END'
constant T = 0.02
input Real u
output Real y
variable x = 0
discrete n
der(x) = delay(u.rSig, T) - x
when sample(0, 0.02) then n = pre(n) + u.rSig end when
y.rSig = x + delay(n, 2*T)
END
printf 'time,u.rSig\n0,0.5\n0.1,0.5\n0.1,2.5\n0.37,2.5\n0.37,-1\n0.9,-1\n0.9,3\n20,3\n' >"$work/late.csv"
delayed late --input "$work/late.csv"

# Lengths that are parameters: too long for the ring buffer, and shorter than a step. If parts of steps fill the ring
# buffer, a status reports it and the run continues.
cat >"$work/lengths.c" <<'END'
#include "bends.c/portable/System.h"
#include <stdio.h>
static System_Status begun(System_Instance *m, double step, double length)
{
    System_Parameters parameters;
    System_defaults(&parameters);
    parameters.step = step;
    parameters.T = length;
    return System_init(m, &parameters);
}
int main(void)
{
    static System_Instance m;
    System_Parameters parameters;
    int failed = 0;
    printf("%d %d %d", begun(&m, 0.003, 0.31) == System_OK, begun(&m, 0.0015, 0.31) == System_STEP,
           begun(&m, 0.0015, 0.15) == System_OK);
    printf(" %d %d", begun(&m, 0.003, 0.4) == System_STEP, begun(&m, 0.003, 0.002) == System_STEP);
    printf(" %d", begun(&m, 0.02, 0.31) == System_STEP);
    begun(&m, 0.003, 0.31);
    for (int i = 0; i < 1000; i++)
        failed += System_step(&m, 0, 0) != System_OK;
    System_defaults(&parameters);
    parameters.T = 0.1;
    printf(" %d %d", failed, System_set_parameters(&m, &parameters) == System_OK);
    parameters.T = 0.311;
    printf(" %d %d\n", m.run.is_coarse, System_set_parameters(&m, &parameters) == System_STEP);
    return 0;
}
END
cc $STRICT -o "$work/lengths" -I "$work" "$work/lengths.c" "$work/bends.c/portable/System.c" -lm
expect 0 '^1 1 1 1 1 1 0 1 0 1$' "$work/lengths"
sed 's/sin(4\*x)/sin(400*x)/' "$work/bends.xmi" >"$work/full.xmi"
check 'full has portable C' "$SYSPHSC" -q --emit portable --step 0.01 -o "$work/full.c" "$work/full.xmi"
printf '#include "full.c/portable/System.h"\nint main(void)\n{\n    static System_Instance m;\n    System_init(&m, 0);
    for (int i = 0; i < 5000; i++)\n        if (System_step(&m, 0, 0))\n            return 3;
    return m.run.is_coarse && m.past[0].piece_count <= 130 ? 0 : 4;\n}\n' >"$work/full.c/full.c"
cc -O2 -fsanitize=address,undefined -fno-sanitize-recover=all -o "$work/full" -I "$work" "$work/full.c/full.c" \
    "$work/full.c/portable/System.c" -lm
expect 0 '' "$work/full"
expect 1 "its step of 0.02 s is longer than a delay.*G09" "$SYSPHSC" -q --emit portable --step 0.02 -o "$work/long" \
    "$work/bends.xmi"
expect 1 'more than 1000000 steps' "$SYSPHSC" -q --emit portable --step 1e-7 -o "$work/long" "$work/bends.xmi"
sed 's/delay(y, T)/delay(y, T + 0.1*x, 1)/' "$work/bends.xmi" >"$work/varying.xmi"
expect 1 "it delays a quantity by a variable time" "$SYSPHSC" -q --emit portable -o "$work/long" "$work/varying.xmi"
finish
