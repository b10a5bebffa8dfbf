#!/bin/sh
# The exact Jacobian of every model agrees with finite differences along the run, also for models with a sparse one.
# make: out/lib/jacobian.a
. tests/lib.sh
work=$(fresh jacobian)

# compare NAME FOLDER BLOCK [OPTION]...: checks the Jacobian of the program in FOLDER/BLOCK.c.
compare() {
    name=$1 folder=$2 block=$3
    shift 3
    # shellcheck disable=SC2086
    check "$name: built to compare" "${CC:-cc}" -std=c11 -O0 ${FAST_LINKER-} -I"$folder" -o "$work/$name" \
        $(whole_of "$folder/$block" "$work/$name.c") $(software_of "$folder") "$OUT/lib/jacobian.a" $LIBRARIES
    check "$name: exact and by differences" "$work/$name" 1e-6 "$@"
}

# A compressor is left out: 10 mg in a chamber are small compared with the steps of differences. With flows that bend
# sharply near equal pressures, its matrices are too ill-conditioned for this tolerance.
for model in $MODELS; do
    [ "$model" != displacement_compressor ] || continue
    compare "$model" "$BUILT/$model" "$(block_of "$model")"
    for settings in "models/$model"/*.set; do
        [ ! -f "$settings" ] || check "$model with $settings" "$work/$model" 1e-6 --set-file "$settings"
    done
done

# Variable structures; each is composed from the data of all modes.
for case in cars_together rectifiers converters rope notations buck capacitors; do
    grep -v '^#' "tests/modes/$case.txt" |
        awk '/^(all|happens|exactly|runs|says|ends|fails|violates|refuses) / { exit } { print }' |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$case.xmi"
    check "$case is compiled" $SMALL -o "$work/$case.files" "$work/$case.xmi"
    compare "$case" "$work/$case.files" System
done

# Every third of the other cases, or each if TEST_ALL is set. Some are meant to fail at the start. Differences are wrong
# near the end of a case that ends itself.
for case in tests/cases/*/; do
    cases=$((${cases:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((cases % 3)) -eq 1 ] || continue
    name=$(basename "$case") until=1
    set --
    case $name in
    shrinking_pendulum | parallel_constraints) until=0.9 ;;
    instance_tree) set -- --block loaded ;;
    port_kinds) set -- --block System ;;
    esac
    check "$name is compiled" $SMALL "$@" -o "$work/$name.files" "$case/model.xmi"
    for source in "$work/$name.files"/*.h; do
        program=${source%.h}
        ! "$program" -q --stop 0 -o /dev/null 2>/dev/null || compare "$name" "$work/$name.files" "$(basename "$program")" \
            --stop "$until"
    done
done

# A chain of masses is sparse; it is compared with a hand-written integration with fixed steps.
awk -v n=20 -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain.xmi"
check 'the chain is compiled' $SMALL -o "$work/chain.files" "$work/chain.xmi"
compare chain "$work/chain.files" Run
# shellcheck disable=SC2086
check 'the chain by hand' "${CC:-cc}" -std=c11 -O2 -DMASSES=20 -o "$work/hand" tests/bench/chain.c $LIBRARIES
check 'the chain by hand is integrated' "$work/hand" 2 0.01 0 "$work/reference.csv"
for solver in bdf adams; do
    expect 0 '^  Jacobian +40 x 40, 156 nonzeros, 5 colours, KLU$' "$work/chain.files/Run" -q --stats --stop 2 \
        --tolerance 1e-8 --solver $solver -o "$work/chain.csv"
    check "the chain with $solver" "$COMPARE" trajectory --tolerance 1e-6 "$work/reference.csv" "$work/chain.csv"
done
finish
