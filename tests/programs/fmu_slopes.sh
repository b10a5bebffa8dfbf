#!/bin/sh
# Directional and adjoint derivatives of FMUs: compared with closed forms for loops, with finite differences along runs;
# and FMUs that do not offer them. Several models if TEST_ALL is set.
. tests/lib.sh
work=$(fresh fmu_slopes)

# offered NAME LEVEL MODEL: makes an FMU in $work/NAME.LEVEL; sets $unit.
offered() {
    name="$1, $2"
    check "$name" "$SYSPHSC" -q --allow-c --emit "$2" -o "$work/$1.$2" "$3"
    unit=$(echo "$work/$1.$2"/*.fmu)
}

# A linear loop, a nonlinear one, and one for an output only; outputs that are inputs, states or negated ones.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/loops.xmi" <<'END_OF_MODEL'
input Real u
input Real w
input Boolean on
output Real y
output Real z
output Real q
output Real state
output Real minus
output Real same
output Real turned
output Real none
output Boolean high
output Real mark
output Integer whole
output Real root
constant k = 3
variable x = 1
variable v = 0.5
variable h = 0
variable idle = 0
variable a[4]
variable b[4]
variable p
variable q1
variable r
variable e
variable g
for i in 1:4 loop a[i] + u.rSig*b[i] = x; end for
for i in 1:3 loop b[i] - w.rSig*a[i+1] = v; end for
b[4] - w.rSig*a[1] = v
(2 + u.rSig)*p + u.rSig*q1 + w.rSig*r = x
w.rSig*p + (2 + u.rSig)*q1 + u.rSig*r = x
u.rSig*p + w.rSig*q1 + (2 + u.rSig)*r = x
e + exp(e) = x + w.rSig*v
g + g*g*g = u.rSig
der(x) = a[2]*u.rSig - x + p
der(v) = e - v
der(h) = u.rSig
der(idle) = -idle
root.rSig = sqrt(idle)
y.rSig = k*x + u.rSig
z.rSig = sin(g*v) + time
q.rSig = if x > 0.2 then x*w.rSig else 0
state.rSig = x
minus.rSig = -v
same.rSig = u.rSig
turned.rSig = -w.rSig
none.rSig = time*k
high.bSig = x > 0.7 or on.bSig
mark.rSig = if x*u.rSig <= 3 and v >= 0.1 then 1 else 0
whole.iSig = integer(k*v)
END_OF_MODEL
for level in fmu fmu2; do
    offered loops $level "$work/loops.xmi"
    check "$name: closed forms" python3 -B tests/tools/fmu_slopes.py "$unit" 0.1 10 \
        'der(x)' x 'u/(1 + u*w) - 1 + 1/(2 + 2*u + w)' 'der(x)' v '-u*u/(1 + u*w)' 'der(x)' u.rSig 'a2 - u*b2/(1 + u*w) - 2*p/(2 + 2*u + w)' \
        'der(x)' w.rSig '-u*u*a2/(1 + u*w) - p/(2 + 2*u + w)' \
        'der(v)' x '1/(1 + exp(e))' 'der(v)' v 'w/(1 + exp(e)) - 1' 'der(v)' w.rSig 'v/(1 + exp(e))' \
        y.rSig x k y.rSig u.rSig 1 z.rSig v 'g*cos(g*v)' z.rSig u.rSig 'v*cos(g*v)/(1 + 3*g*g)' \
        q.rSig x 'w if x > 0.2 else 0' q.rSig w.rSig 'x if x > 0.2 else 0' \
        state.rSig x 1 minus.rSig v -1 same.rSig u.rSig 1 \
        turned.rSig w.rSig -1 'der(h)' u.rSig 1 'der(idle)' idle -1 root.rSig idle none \
        '#1' x 1 '#2' x 1 '#3' x u '#3' u.rSig x '#4' v -1 '#5' v -3 '#6' v -3
done

# A table that holds its end values has no events at its ends. Least margins so far, beginning with those at the start.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/held.xmi" <<'END_OF_MODEL'
input Real u
output Real y
variable x = 1
der(x) = 2*u.rSig
y.rSig = interpolate(x, {1.5, 4}, {0, 1}, "hold")
END_OF_MODEL
for level in fmu fmu2; do
    offered held $level "$work/held.xmi"
    check "$name: closed forms" python3 -B tests/tools/fmu_slopes.py "$unit" 0.2 10 'der(x)' u.rSig 2 \
        y.rSig x '0.4 if 1.5 <= x < 4 else 0' '#1' x '-1 if x >= 1.5 else 0' '#2' x '-1 if x < 4 else 0'
    check "$name" "$SYSPHSC" -q --emit $level --block Lift -o "$work/lift.$level" tests/requirements/lift.xmi
    check "lift, $level: closed forms" python3 -B tests/tools/fmu_slopes.py "$work/lift.$level/Lift.fmu" 0.1 10 'der(x)' v 1 \
        'der(v)' x -1 'der(v)' v -2 "'2 Colour'.margin" x 1 comfort.margin x 1 comfort.margin v 2
done

# Along runs of models. Left out: models whose start determines more than the states, and models that start at a kink.
chosen='heated_bed_warmup two_tank_control rotational_train heated_rod'
[ -z "${TEST_ALL-}" ] || chosen="$chosen bouncing_ball computer fdm_printer mass_spring_damper rlc_circuit robot signal_processor two_tank_hydraulics"
for model in $chosen; do
    offered "$model" fmu "models/$model/model.xmi"
    stop=$(unzip -p "$unit" modelDescription.xml | sed -n 's/.*stopTime="\([^"]*\)".*/\1/p')
    check "$name: differences" python3 -B tests/tools/fmu_slopes.py "$unit" "$(awk "BEGIN { print $stop / 12 }")" 8
done

# A structure that changes at 0.45 and 0.85: two capacitors are one while a switch is closed.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/switch.xmi" <<'END_OF_MODEL'
input Real u
input Real w
output Real y
output Real sum
output Real current
constant c1 = 2
constant c2 = 3
variable v1 = 2
variable v2 = 1
variable i
boolean on
on = time >= 0.45 and time < 0.85
c1*der(v1) = u.rSig - i
c2*der(v2) = i - v2
0 = if on then v1 - v2 else i
y.rSig = v1*w.rSig
sum.rSig = v1 + v2
current.rSig = i
END_OF_MODEL
for level in fmu fmu2; do
    offered switch $level "$work/switch.xmi"
    check "$name: closed forms" python3 -B tests/tools/fmu_slopes.py "$unit" 0.1 12 y.rSig w.rSig v1 y.rSig v1 w \
        'der(v1)' u.rSig '1/5 if 0.45 <= time < 0.85 else 1/2' 'der(v2)' u.rSig '1/5 if 0.45 <= time < 0.85 else 0' \
        'der(v1)' v1 '-1/5 if 0.45 <= time < 0.85 else 0' 'der(v2)' v1 '-1/5 if 0.45 <= time < 0.85 else 0' \
        'der(v2)' v2 '0 if 0.45 <= time < 0.85 else -1/3' current.rSig v1 '2/5 if 0.45 <= time < 0.85 else 0' \
        current.rSig u.rSig '3/5 if 0.45 <= time < 0.85 else 0' sum.rSig v1 '2 if 0.45 <= time < 0.85 else 1' \
        sum.rSig v2 '0 if 0.45 <= time < 0.85 else 1'
done

# Models with state selection along the run have no directional derivatives.
offered double_pendulum fmu tests/cases/double_pendulum/model.xmi
check "$name: none" sh -c '! unzip -p "$1" modelDescription.xml | grep -q providesDirectional' sh "$unit"
finish
