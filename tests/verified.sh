# verified.sh - compiles models given as texts and verifies their programs, in $work: for verify.sh and other scripts.

# make_text NAME <TEXT: compiles a model in the format of tests/tools/block.awk and machine.awk to $work/NAME.
make_text() {
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" "$SYSPHSC" -q -o "$work/$1" "$work/$1.xmi"
}

# make_lag: compiles the model lag, with signals of three types, a sample and an event.
make_lag() {
make_text lag <<'END'
input Real u
input Integer n
input Boolean on
output Real y
output Boolean high
variable x = 1
discrete sampled every 0.02
integer crossed = 0
der(x) = u.rSig - 0.1 * n.iSig - x
y.rSig = if on.bSig then x else -x
high.bSig = x > 0.8
sampled = u.rSig
when x > 0.8 then crossed = pre(crossed) + 1 end when
END
}

# verifies NAME PROGRAM [OPTION]...: verifies runs with both methods, and with the automatic choice of one.
verifies() {
    name=$1
    shift
    for solver in bdf adams auto; do
        check "$name verifies with $solver" "$@" -q --verify --solver "$solver" -o "$work/result.csv"
    done
}
