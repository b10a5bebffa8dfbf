#!/bin/sh
# If memory runs out at any point, the compiler ends with a message and without incomplete files.
# make: out/bin/starved out/bin/pack
. tests/lib.sh
work=$(fresh starved)

# starve NAME RUNS ARGUMENT...: half of the runs, or all if TEST_ALL is set.
starve() {
    title=$1 runs=$2
    [ -n "${TEST_ALL-}" ] || runs=$((runs / 2))
    shift 2
    check "$title" "$OUT/bin/starved" "$runs" "$work/out" -I libraries -o "$work/out" "$@"
}

starve 'a model' 150 --emit physical,constraint,causal,discretized,c models/heated_bed_warmup/model.xmi
starve 'arrays' 80 --emit constraint,causal,c tests/cases/array_equations/model.xmi
starve 'arrays of parts' 80 --emit causal,c models/heated_rod/model.xmi
starve 'variants' 80 --emit causal,c --variants rod.n=8,9 models/heated_rod/model.xmi
starve 'tables and a CSV file' 150 --emit causal,c tests/cases/tables/model.xmi
starve 'delays' 80 --emit causal,c tests/cases/delays/model.xmi
starve 'a state machine' 80 --emit causal,c tests/cases/state_machine/model.xmi
starve 'another dialect' 80 --emit causal tests/dialects/ea/charger.xmi
starve 'another encoding' 150 --check tests/corpus/ea-xmi21-shift-jis.xml
starve 'a diagnostic' 80 --check tests/diagnostics/F44-cells/model.xmi

member=com.nomagic.magicdraw.uml_model
case=tests/archives
check 'an archive is written' "$OUT/bin/pack" "$work/two.mdzip" "$member.shared_model=$case/shared_model.xmi" \
    "$member.model=$case/model.xmi"
starve 'an archive' 1000 --emit causal "$work/two.mdzip"

# A substitute for the C compiler: makes an empty program.
cat >"$work/cc" <<'SH'
#!/bin/sh
while [ $# -gt 1 ]; do
    [ "$1" != -o ] || : >"$2"
    shift
done
SH
chmod +x "$work/cc"
starve 'a program' 80 --cc "$work/cc" tests/cases/arrays/model.xmi
finish
