#!/bin/sh
# FMUs whose inputs come from others, simulated by tests/tools/fmu_couple.py: inputs along lines; and the motor and
# mechanics of an axis as two FMUs, compared with the whole axis, with held and with interpolated inputs.
. tests/lib.sh
work=$(fresh fmu_couple)
coupler=tests/tools/fmu_couple.py

# unit BLOCK LEVEL MODEL: makes an FMU, unpacked in $work/BLOCK.LEVEL.
unit() {
    check "$1, $2" "$SYSPHSC" -q -b "$1" --tolerance 1e-10 --stop 0.25 --interval 0.01 --emit "$2" -o "$work/$1" "$3"
    check "$1, $2: unpacked" unzip -q -d "$work/$1.$2" "$work/$1/$1.fmu"
}

# ---- lines ----

# A variable equal to an input, also negated, may replace it in the program.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/lines.xmi" <<'END'
input Real u
input Real w
input Integer n
output Real out
output Real slope
variable v
variable back
variable x = 0
discrete count = 0
v = u.rSig
back = -w.rSig
der(x) = v
out.rSig = x
slope.rSig = -der(back)
when slope.rSig > 0.5 then count = pre(count) + 1 + 0*n.iSig; end when
END
unit System fmu2 "$work/lines.xmi"
said=$(python3 -B $coupler slopes "$work/System.fmu2" 2>&1)
check "inputs along lines${said:+: $said}" test -z "$said"
check 'are declared' grep -q 'canInterpolateInputs="true"' "$work/System.fmu2/modelDescription.xml"
check 'an output without a derivative' sh -c '! grep -q maxOutputDerivativeOrder "$1"' sh "$work/System.fmu2/modelDescription.xml"

# ---- an axis ----

axis=tests/cases/printer_axis/model.xmi
for level in fmu2 fmu; do
    unit Motor $level $axis
    unit Mechanics $level $axis
    check "outputs with derivatives, $level" grep -q 'maxOutputDerivativeOrder="1"' "$work/Motor.$level/modelDescription.xml"
done
check 'the whole' "$SYSPHSC" -q -b Axis --emit exe -o "$work/Axis" $axis
check 'its run' "$work/Axis/Axis" -q --tolerance 1e-10 --stop 0.25 --interval 0.01 -o "$work/whole.csv"

# coupled KIND LEVEL: checks the errors for steps of 1e-3, 1e-4 and 1e-5 s.
coupled() {
    python3 -B $coupler couple "$work/whole.csv" "$work/Motor.$2" "$work/Mechanics.$2" "$1" 1e-3 1e-4 1e-5 >"$work/$1.$2"
}
check 'held' coupled held fmu2
check 'held, FMI 3' coupled held fmu
check 'the same in both versions' cmp "$work/held.fmu2" "$work/held.fmu"
check 'interpolated' coupled interpolated fmu2
check 'held inputs: a tenth of the step has a tenth of the error' awk 'NR > 1 && (!($2 > 0.07*last) || !($2 < 0.12*last)) { bad = 1 }
    { last = $2 } END { exit bad || NR != 3 }' "$work/held.fmu2"
check 'interpolated ones: less than a fiftieth' awk 'NR == 2 && $2 < last/50 { good = 1 } { last = $2 } END { exit !good }' \
    "$work/interpolated.fmu2"
check 'the table of manual/fmu.md' sh -c '
    paste -d " " "$1" "$2" | while read -r step held again interpolated; do
        grep -qxF "| $step s | $held | $interpolated |" manual/fmu.md || { echo "| $step s | $held | $interpolated |"; exit 1; }
    done' sh "$work/held.fmu2" "$work/interpolated.fmu2"

# Conditions that depend only on inputs, which are changed by an importer that integrates.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/moved.xmi" <<'END'
input Real u
input Boolean on
input Integer n
variable x = 0
variable a
constant K = 0.3
discrete c = 0
output Real y
output Real f
a = u.rSig - 0.2
der(x) = if a > K then 1 else 0
when u.rSig > 0.5 then c = 1; end when
y.rSig = if on.bSig then c + x else n.iSig
f.rSig = floor(u.rSig)
END
for level in fmu fmu2; do
    check "moved inputs, $level" "$SYSPHSC" -q --stop 2 --emit $level -o "$work/moved.$level" "$work/moved.xmi"
    check "moved inputs, $level: exchanged" python3 -B tests/tools/fmu_inputs.py "$work/moved.$level/System.fmu"
done
check 'they depend on inputs, not on the time' sh -c 'unzip -p "$1" modelDescription.xml |
    grep -qF "<ContinuousStateDerivative valueReference=\"10\" dependencies=\"1\" dependenciesKind=\"dependent\"/>"' \
    sh "$work/moved.fmu/System.fmu"
finish
