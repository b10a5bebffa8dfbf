#!/bin/sh
# The augmented system instead of the Jacobian: results must be equal with and without it. Models: every second one, or
# all if TEST_ALL is set, and models for which the compiler chooses it: networks with a large loop, and states that all
# depend on the sum of all states.
# make: out/lib/jacobian.a
. tests/lib.sh
work=$(fresh augmented)

# objects FOLDER BLOCK OBJECTS: compiles the equations and checks of a program, which both choices share, as OBJECTS*.o.
objects() {
    for suffix in '' _checks; do
        check "$3$suffix: compiled" "${CC:-cc}" -std=c11 -O0 -I"$1" -I"$1/runtime" -c -o "$3$suffix.o" "$1/$2$suffix.c"
    done
}

# with TRUTH FOLDER BLOCK OBJECTS PROGRAM: builds the generated program, with (true) or without (false) the augmented
# system.
with() {
    sed '/^    \.is_augmented = /d; s/^static const ModelJacobian jacobian[A-Za-z_0-9]* = {/&\n    .is_augmented = '"$1"',/
         s/\.augmented = &augmented_part, *//; s/^const ModelParts model_parts = {/&\n    .augmented = \&augmented_part,/' "$2/$3_tables.c" >"$5_tables.c"
    # shellcheck disable=SC2046,SC2086
    check "$5: built with .is_augmented = $1" "${CC:-cc}" -std=c11 -O0 -I"$2" -I"$2/runtime" -o "$5" "$4.o" "$4_checks.o" "$5_tables.c" \
        $(software_of "$2") "$OUT/lib/runtime.a" $LIBRARIES
}

for model in $MODELS; do
    program=$work/$model models=$((${models:-0} + 1))
    [ -n "${TEST_ALL-}" ] || [ $((models % 2)) -eq 1 ] || continue
    ! grep -q '^State vector, 0$' "$BUILT/$model/"*.discretized.txt || continue
    objects "$BUILT/$model" "$(block_of "$model")" "$program"
    with true "$BUILT/$model" "$(block_of "$model")" "$program" "$program"
    expect 0 '^  Jacobian +augmented [0-9]+ x [0-9]+, [0-9]+ nonzeros, KLU$' "$program" -q --stats -o "$program.csv"
    check "$model: as with its own matrix" "$COMPARE" trajectory --tolerance 1e-6 "$BUILT/$model/result.csv" \
        "$program.csv"
    check "$model: A with it" "$program" -q --linearize 0 -o "$program.csv"
    check "$model: A without it" "$(program_of "$model")" -q --linearize 0 -o "$program.own.csv"
    check "$model: both are the same" awk '
        /^  "A"/ { inside = 1; next } inside && /^  \]/ { inside = 0 } !inside { next }
        { gsub(/[][ ]/, ""); count = split($0, words, ",")
          row = 0
          for (i = 1; i <= count; i++) row += words[i] < 0 ? -words[i] : words[i]
          for (i = 1; i <= count && words[i] != ""; i++) {
              if (FILENAME == ARGV[1]) { own[++n] = words[i]; continue }
              wanted = own[++k]
              if ((words[i] - wanted) ^ 2 > (1e-10 * row + 1e-12) ^ 2) { print words[i] " is not " wanted; bad = 1 }
          } }
        END { exit bad || n != k || !n }' "$program.own.linear.json" "$program.linear.json"
done

# network LAW N [OPTION]...: compiles a network to $work/LAW.N.
network() {
    law=$1 size=$2
    shift 2
    awk -v n="$size" -v law="$law" -f tests/bench/network.awk |
        awk -v name="$law$size" -v libraries=libraries -f tests/ivp/model.awk >"$work/$law$size.xmi"
    check "$law $size compiles" $SMALL -I libraries "$@" -o "$work/$law.$size" "$work/$law$size.xmi"
}

# The charge is conserved, and the solution is symmetric to the diagonal of the network.
conserves() { # RESULT N
    check "$1: charge and symmetry" awk -F, -v n="$2" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        function v(i, j) { return $column["v" i "_" j] }
        function agree(a, b, what) {
            if ((a - b) ^ 2 > (1e-9 * n) ^ 2) { print "row " NR ": " what ": " a " and " b; failed = 1 }
        }
        {
            charge = 0
            for (i = 0; i < n; i++)
                for (j = 0; j < n; j++) {
                    agree(v(i, j), v(j, i), "v" i "_" j)
                    charge += i % 2 == 0 && j % 2 == 0 ? v(i, j) : 0
                }
            agree(charge, n, "charge")
        }
        END { if (failed || NR < 3 || v(0, 0) > n / 2 || v(0, 0) <= v(n - 1, n - 1)) exit 1 }' "$1"
}

for law in ohm cubic; do
    network $law 15
    here=$work/$law.15
    check "$law: its mathematics" "$SYSPHSC" -q -I libraries --emit discretized -o "$here.listing" "$work/${law}15.xmi"
    expect 0 '^Jacobian, augmented, 709 x 709, 2292 entries$' cat "$here.listing/Run.discretized.txt"
    expect 0 '^  Jacobian +augmented 709 x 709, 2292 nonzeros, KLU$' "$here/Run" -q --stats --verify --interval 1 \
        -o "$here/result.csv"
    conserves "$here/result.csv" 15
    objects "$here" Run "$here/shared"
    with false "$here" Run "$here/shared" "$here/dense"
    expect 0 '^  Jacobian +64 x 64, 4096 nonzeros, .*, dense$' "$here/dense" -q --stats --interval 1 -o "$here/dense.csv"
    check "$law: as with a full matrix" "$COMPARE" trajectory --tolerance 1e-9 "$here/dense.csv" "$here/result.csv"
    check "$law: refined" "$here/Run" -q --tolerance 1e-10 --interval 1 -o "$here/refined.csv"
    check "$law: as when refined" "$COMPARE" trajectory --tolerance 1e-5 "$here/refined.csv" "$here/result.csv"
    # shellcheck disable=SC2086
    check "$law: built to compare" "${CC:-cc}" -std=c11 -O0 -I"$here" -I"$here/runtime" -o "$here/compare" \
        "$here/shared.o" "$here/shared_checks.o" "$here/Run_tables.c" "$OUT/lib/jacobian.a" $LIBRARIES
    check "$law: by columns and by differences" "$here/compare" 1e-6 --stop 0.01
done

# Rotors that are attracted by their mean.
awk 'BEGIN {
    for (i = 0; i < 70; i++) {
        print "variable x" i " " i / 70
        print "equation der(x" i ") = mean - sin(2*x" i ") + " i / 35
        sum = sum (i ? " + " : "") "sin(x" i ")"
    }
    print "variable mean\nequation mean = (" sum ")/70\nstop 10"
}' | awk -v name=rotors -v libraries=libraries -f tests/ivp/model.awk >"$work/rotors.xmi"
here=$work/rotors
check 'rotors compile' $SMALL -I libraries -o "$here" "$work/rotors.xmi"
expect 0 '^  Jacobian +augmented 141 x 141, 421 nonzeros, KLU$' "$here/Run" -q --stats --verify --interval 1 \
    -o "$here/result.csv"
objects "$here" Run "$here/shared"
with false "$here" Run "$here/shared" "$here/dense"
check 'rotors with a full matrix' "$here/dense" -q --interval 1 -o "$here/dense.csv"
check 'rotors: as with a full matrix' "$COMPARE" trajectory --tolerance 1e-9 "$here/dense.csv" "$here/result.csv"

# A full matrix of 625 states, or a dense one of the thousands of unknowns of the loop, would take tens of seconds. The
# generated code takes little time and need not be optimized. Without TEST_ALL there are 225 states.
[ -n "${TEST_ALL-}" ] && nodes=49 || nodes=29
network ohm $nodes ${TEST_ALL:+--cflags -O0}
here=$work/ohm.$nodes
expect 0 '^  CPU integration +([0-4](\.[0-9]+)?|[0-9.]+e-[0-9]+) s$' "$here/Run" -q --stats --interval 1 -o "$here/result.csv"
conserves "$here/result.csv" $nodes
finish
