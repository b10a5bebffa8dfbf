#!/bin/sh
# FMUs whose inputs others give, carried on by tests/tools/fmu_couple.py: inputs along lines.
. tests/lib.sh
work=$(fresh fmu_couple)
coupler=tests/tools/fmu_couple.py

# unit BLOCK LEVEL MODEL: its FMU, unpacked in $work/BLOCK.LEVEL.
unit() {
    check "$1, $2" "$SYSPHSC" -q -b "$1" --tolerance 1e-10 --stop 0.25 --interval 0.01 --emit "$2" -o "$work/$1" "$3"
    check "$1, $2: unpacked" unzip -q -d "$work/$1.$2" "$work/$1/$1.fmu"
}

# ---- lines ----

awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/lines.xmi" <<'END'
input Real u
input Real w
input Integer n
output Real out
output Real slope
variable x = 0
discrete count = 0
der(x) = u.rSig
out.rSig = x
slope.rSig = der(w.rSig)
when slope.rSig > 0.5 then count = pre(count) + 1 + 0*n.iSig; end when
END
unit System fmu2 "$work/lines.xmi"
said=$(python3 -B $coupler slopes "$work/System.fmu2" 2>&1)
check "inputs along lines${said:+: $said}" test -z "$said"
check 'are declared' grep -q 'canInterpolateInputs="true"' "$work/System.fmu2/modelDescription.xml"
check 'an output without a derivative' sh -c '! grep -q maxOutputDerivativeOrder "$1"' sh "$work/System.fmu2/modelDescription.xml"

finish
