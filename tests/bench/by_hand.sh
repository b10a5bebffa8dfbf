#!/bin/sh
# Generated programs compared with the same equations written by hand for CVODE, with the same settings, both compiled
# with -O2. Instructions are those of one right-hand side, counted by valgrind over a whole run. Those of the equations
# are shown separately from those of the function called by CVODE (in the hand-written program both are the same).
. tests/bench/lib.sh "$@"

# instructions PROGRAM ARGUMENT...: instructions per right-hand side, in total, and without the function called by CVODE
# and the access to its vectors. The program must print the number of right-hand sides.
instructions() {
    rm -f "$BENCH/callgrind"
    { valgrind --tool=callgrind --callgrind-out-file="$BENCH/callgrind" --toggle-collect=right_hand_side "$@" 2>&1
      callgrind_annotate --threshold=100 "$BENCH/callgrind"; } |
        awk '/Collected : / { collected = $NF }
             /right-hand sides/ { calls = $NF }
             /:(right_hand_side|derivatives_at|solver_status|N_VGetArrayPointer)/ { gsub(",", ""); own += $1 }
             END { if (calls) printf "%.0f %.0f", collected / calls, (collected - own) / calls }'
}

calls() {
    "$@" 2>&1 | awk '/right-hand sides/ { print $NF }'
}

# The largest error of any column, relative to the column's largest value.
error_of() {
    "$BIN/compare" trajectory --tolerance 1 "$1" "$2" | awk '/; worst: / { print $NF }'
}

row() {
    printf '%-11s %-20s %8s %8s %8s %6s %12s %10s %6s %9s\n' "$@"
}

# compare_with TITLE MODEL BLOCK STOP INTERVAL TOLERANCE REFERENCE, then for each program by hand: NAME SOURCE FLAGS
compare_with() {
    title=$1 model=$2 block=$3 stop=$4 interval=$5 tolerance=$6 reference=$7
    shift 7
    folder=$BENCH/$title
    program=$folder/$block
    "$BIN/sysphsc" -q --cflags -O2 -o "$folder" "$model" || exit 1
    generate=$(milliseconds 5 "$BIN/sysphsc" -q --emit c -o "$folder" "$model")
    # shellcheck disable=SC2086
    compile=$(milliseconds 2 "$CC" -std=c11 -O2 -I"$folder" -o "$BENCH/part" "$program.c" "${program}_checks.c" "${program}_tables.c" "$BIN/../lib/runtime.a" $LIBRARIES)
    "$program" -q -o "$folder/result.csv"
    simulate=$(milliseconds 5 "$program" -q --interval "$stop" -o /dev/null)
    counted=$(instructions "$program" -q --interval "$stop" --stats -o /dev/null)
    generated=${counted% *}
    row "$title" generated "$generate" "$compile" "$simulate" \
        "$(calls "$program" -q --interval "$stop" --stats -o /dev/null)" "$generated" "${counted#* }" '' \
        "$(error_of "$reference" "$folder/result.csv")"
    while [ $# -ge 3 ]; do
        # shellcheck disable=SC2086
        compile=$(milliseconds 2 "$CC" -std=c11 -O2 $3 -o "$folder/hand" "$2" $LIBRARIES)
        "$folder/hand" "$stop" "$interval" "$tolerance" "$folder/hand.csv" 2>/dev/null
        simulate=$(milliseconds 5 "$folder/hand" "$stop" "$stop" "$tolerance" /dev/null)
        counted=$(instructions "$folder/hand" "$stop" "$stop" "$tolerance" /dev/null)
        row '' "$1" '' "$compile" "$simulate" "$(calls "$folder/hand" "$stop" "$stop" "$tolerance" /dev/null)" \
            "${counted% *}" '' "$(awk -v a="$generated" -v b="${counted% *}" 'BEGIN { if (b > 0) printf "%.2f", a / b }')" \
            "$(error_of "$reference" "$folder/hand.csv")"
        shift 3
    done
}

echo 'Generated and by hand (ms; simulation from start to stop without rows in between; ratio: generated to this one)'
row model program generate compile simulate calls instructions 'equations' ratio error
mkdir -p "$BENCH"
cut -d, -f1-3 models/heated_bed_warmup/reference.csv >"$BENCH/bed.reference.csv"
compare_with heated_bed models/heated_bed_warmup/model.xmi BedWarmUpExperiment 400 0.5 1e-9 "$BENCH/bed.reference.csv" \
    'by hand' tests/bench/bed.c -DLOOP 'loop solved on paper' tests/bench/bed.c -DPAPER
for masses in 10 100; do
    make_chain $masses
    reference=$BENCH/chain$masses/reference.csv
    # shellcheck disable=SC2086
    "$CC" -std=c11 -O2 -DMASSES=$masses -o "$BENCH/chain$masses/reference" tests/bench/chain.c $LIBRARIES &&
        "$BENCH/chain$masses/reference" 10 0.01 0 "$reference"
    compare_with chain$masses "$BENCH/chain$masses/model.xmi" Run 10 0.01 1e-6 "$reference" \
        'by hand' tests/bench/chain.c -DMASSES=$masses \
        'by hand with KLU' tests/bench/chain.c "-DMASSES=$masses -DKLU"
done
