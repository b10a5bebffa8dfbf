#!/bin/sh
# Chains of masses with a sparse Jacobian, compared with the same equations and Jacobian by hand; both with KLU and -O2.
. tests/bench/lib.sh "$@"

calls() {
    "$@" 2>&1 | awk '/right-hand sides/ { print $NF }'
}

# Millions of instructions of a whole run.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | awk '/Collected : / { printf "%.1f", $NF / 1e6 }'
}

ratio() {
    awk -v a="$1" -v b="$2" 'BEGIN { if (b > 0) printf "%.3f", a / b }'
}

row() {
    printf '%6s %7s | %9s %9s %6s | %9s %9s | %9s %9s %6s\n' "$@"
}

echo 'Chains with KLU, generated and by hand (10 s at 1e-6; shortest of runs in turn, ms; right-hand sides; million instructions)'
row N states generated 'by hand' ratio calls 'by hand' generated 'by hand' ratio
for n in 10 100 1000; do
    make_chain $n
    folder=$BENCH/chain$n
    "$BIN/sysphsc" -q --cflags -O2 -o "$folder" "$folder/model.xmi" || exit 1
    # shellcheck disable=SC2086
    "$CC" -std=c11 -O2 -DKLU -DMASSES=$n -o "$folder/hand" tests/bench/chain.c $LIBRARIES || exit 1
    generated= hand=
    for _ in 1 2 3; do
        generated="$generated $(milliseconds 3 "$folder/Run" -q --interval 10 -o /dev/null)"
        hand="$hand $(milliseconds 3 "$folder/hand" 10 10 1e-6 /dev/null)"
    done
    # shellcheck disable=SC2086
    generated=$(printf '%s\n' $generated | sort -n | head -n 1)
    # shellcheck disable=SC2086
    hand=$(printf '%s\n' $hand | sort -n | head -n 1)
    by_program=$(instructions "$folder/Run" -q --interval 10 -o /dev/null)
    by_hand=$(instructions "$folder/hand" 10 10 1e-6 /dev/null)
    row $n $((2 * n)) "$generated" "$hand" "$(ratio "$generated" "$hand")" \
        "$(calls "$folder/Run" -q --stats --interval 10 -o /dev/null)" "$(calls "$folder/hand" 10 10 1e-6 /dev/null)" \
        "$by_program" "$by_hand" "$(ratio "$by_program" "$by_hand")"
done
