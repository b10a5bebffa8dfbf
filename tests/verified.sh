# verified.sh - programs of models that are texts, and their verification, into $work: for verify.sh and faults.sh.

# make_text NAME <TEXT: a model as tests/tools/block.awk and machine.awk read it, compiled to $work/NAME.
make_text() {
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" "$SYSPHSC" -q -o "$work/$1" "$work/$1.xmi"
}

# verifies NAME PROGRAM [OPTION]...: with both methods, and with the choice of one.
verifies() {
    name=$1
    shift
    for solver in bdf adams auto; do
        check "$name verifies with $solver" "$@" -q --verify --solver "$solver" -o "$work/result.csv"
    done
}
