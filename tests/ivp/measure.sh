#!/bin/sh
# Solves one problem with a generated program and with one written by hand for the reduced equations, on the same
# integrator with the same settings, and compares their errors at the end.
#
#     tests/ivp/measure.sh BIN NAME FOLDER        from the repository's root; everything is written to FOLDER
#
# Prints a line per tolerance: the problem, the tolerance, the error of the generated program and of the one by hand,
# the correct digits of both, the errors' ratio, and `ok` or `FAILED`. An error is the largest of all end values, and
# of three runs: at the tolerance, a tenth below and a tenth above, for a single run's error depends on where steps
# happen to fall. The generated program's may be twice the other. Below a floor errors are not told apart: a tenth of
# the tolerance, and ten times what the published digits leave open. A problem may state other parts of the tolerance
# for runs and floor.
. tests/bench/lib.sh "$1"
name=$2 folder=$3
problem=tests/ivp/$name/problem.txt

# The rest of the line that begins with a keyword, or a default.
stated() {
    awk -v key="$1" -v otherwise="$2" '
        $1 == key { sub(/^[^ ]+ +/, ""); otherwise = $0 }
        END { print otherwise }' "$problem"
}

# The last row of a result as lines of name and value.
last_row() {
    awk -F, '
        NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i }
        { row = $0 }
        END { n = split(row, cell, ","); for (i = 1; i <= n; i++) print name[i], cell[i] }'
}

# The largest error of the values in a file; `missing` if there is none, or one is no number.
error_of() {
    awk '
        FNR == NR { value[$1] = $2; next }
        $1 == "end" {
            error = (value[$2] - $3) / ($4 == "" ? $3 : $4)
            error = error < 0 ? -error : error
            bad = bad || !($2 in value) || !(error < 1e99)
            if (error > largest)
                largest = error
        }
        END { print bad ? "missing" : largest + 0 }' "$1" "$problem"
}

mkdir -p "$folder"
awk -v name="$name" -v libraries=. -f tests/ivp/model.awk "$problem" >"$folder/model.xmi" || exit 1
"$BIN/sysphsc" -q --cflags -O2 -o "$folder" "$folder/model.xmi" || exit 1
# shellcheck disable=SC2086
"$CC" -std=c11 -O2 -o "$folder/by_hand" "tests/ivp/$name/by_hand.c" $LIBRARIES || exit 1

stop=$(stated stop 1)
status=0
for tolerance in $(stated tolerances '1e-6 1e-8 1e-10'); do
    : >"$folder/errors"
    for part in $(stated runs '0.9 1 1.1'); do
        near=$(awk -v t="$tolerance" -v part="$part" 'BEGIN { printf "%.17g", t * part }')
        "$folder/Run" -q --tolerance "$near" -o "$folder/result.csv" || exit 1
        last_row <"$folder/result.csv" >"$folder/generated"
        "$folder/by_hand" "$stop" "$near" >"$folder/hand" 2>"$folder/counted" || exit 1
        echo "$(error_of "$folder/generated") $(error_of "$folder/hand")" >>"$folder/errors"
    done
    awk -v name="$name" -v tolerance="$tolerance" -v part="$(stated floor 0.1)" -v digits="$(stated digits 15)" '
        function larger(a, b) { return a > b ? a : b }
        function correct(error) { return error < 1e-16 ? 16 : -log(error) / log(10) }
        /missing/ { bad = 1 }
        { generated = larger(generated, $1 + 0); hand = larger(hand, $2 + 0) }
        END {
            floor = larger(part * tolerance, 10 * 10 ^ -digits)
            bad = bad || !(generated <= 2 * larger(hand, floor))
            printf "%-20s %-9s %9.1e %9.1e %9.1f %9.1f %7.2f  %s\n", name, tolerance, generated, hand,
                correct(generated), correct(hand), generated / larger(hand, 1e-99), bad ? "FAILED" : "ok"
            exit bad
        }' "$folder/errors" || status=1
done
exit $status
