#!/bin/sh
# Solves one problem with a generated program and with a hand-written program of the reduced equations, with the same
# integrator and settings, and compares their errors at the end.
#
#     tests/ivp/measure.sh BIN NAME FOLDER        from the repository's root; everything is written to FOLDER
#
# Prints a line per tolerance: the problem, the tolerance, the error of the generated and of the hand-written program,
# the correct digits of both, the ratio of the errors, and `ok` or `FAILED`.
#
# The rule: the error of a run is the largest error of all end values. It depends on the positions of steps and scatters
# from one tolerance to the next; its logarithm has a standard deviation of up to 1 (limit cycles). Therefore both
# programs run at the same 25 tolerances from half to twice the nominal one, at equal ratios, and the geometric means of
# the errors are compared: that of the generated program may be twice the other. The logarithm of their ratio has a
# random deviation of up to sqrt(2/25) = 0.28, so that a factor of 2 is at least two and a half standard deviations, and
# mostly four. Errors below a floor count as equal: a tenth of the tolerance, and ten times the uncertainty of the
# published digits. A run without end values, or with NaN, fails. A problem may specify another number of runs, or
# another fraction of the tolerance as floor. A long problem may specify the tolerances that suffice if SAMPLE is set.
. tests/bench/lib.sh "$1"
name=$2 folder=$3
problem=tests/ivp/$name/problem.txt

# The rest of the line that begins with a keyword, or the default.
stated() {
    awk -v key="$1" -v otherwise="$2" '
        $1 == key { sub(/^[^ ]+ +/, ""); otherwise = $0 }
        END { print otherwise }' "$problem"
}

# The largest error of each result in a file, one after the other; `missing` if a result has no values or one is NaN. A
# result is a table with a line of names, whose last row counts, or lines of name and value.
errors_of() {
    awk '
        function judge(   error, largest, bad, name) {
            for (name in wanted) {
                bad = bad || !(name in value)
                error = (value[name] - wanted[name]) / scale[name]
                error = error < 0 ? -error : error
                bad = bad || !(error < 1e99)
                largest = error > largest ? error : largest
            }
            print bad ? "missing" : largest + 0
            split("", value)
        }
        FNR == NR { if ($1 == "end") { wanted[$2] = $3; scale[$2] = $4 == "" ? $3 : $4 }; next }
        /^result$/ { if (results++) judge(); columns = 0; next }
        /,/ {
            n = split($0, cell, ",")
            for (i = 1; i <= n; i++)
                if (columns == 0) head[i] = cell[i]; else value[head[i]] = cell[i]
            columns = n
            next
        }
        { value[$1] = $2 }
        END { judge() }' "$problem" "$1"
}

mkdir -p "$folder"
awk -v name="$name" -v libraries=. -f tests/ivp/model.awk "$problem" >"$folder/model.xmi" || exit 1
"$BIN/sysphsc" -q -o "$folder" "$folder/model.xmi" || exit 1
# shellcheck disable=SC2086
"$CC" -std=c11 -O2 -o "$folder/by_hand" "tests/ivp/$name/by_hand.c" $LIBRARIES || exit 1

stop=$(stated stop 1)
status=0
tolerances=$(stated tolerances '1e-6 1e-8 1e-10')
[ -z "${SAMPLE-}" ] || tolerances=$(stated sample "$tolerances")
for tolerance in $tolerances; do
    : >"$folder/generated"
    : >"$folder/hand"
    for near in $(awk -v t="$tolerance" -v n="$(stated runs 25)" 'BEGIN {
        for (k = 0; k < n; k++) printf "%.9g\n", n == 1 ? t : t * 2 ^ (2 * k / (n - 1) - 1) }'); do
        echo result >>"$folder/generated"
        echo result >>"$folder/hand"
        "$folder/Run" -q --tolerance "$near" --interval "$stop" -o - >>"$folder/generated" || exit 1
        "$folder/by_hand" "$stop" "$near" >>"$folder/hand" 2>"$folder/counted" || exit 1
    done
    errors_of "$folder/generated" >"$folder/generated.errors"
    errors_of "$folder/hand" | paste "$folder/generated.errors" - >"$folder/errors"
    awk -v name="$name" -v tolerance="$tolerance" -v part="$(stated floor 0.1)" -v digits="$(stated digits 15)" '
        function larger(a, b) { return a > b ? a : b }
        function correct(error) { return -log(error) / log(10) }
        /missing/ { bad = 1 }
        { generated += log(larger($1 + 0, 1e-16)); hand += log(larger($2 + 0, 1e-16)) }
        END {
            generated = exp(generated / NR)
            hand = exp(hand / NR)
            floor = larger(part * tolerance, 10 * 10 ^ -digits)
            bad = bad || !(generated <= 2 * larger(hand, floor))
            printf "%-20s %-9s %9.1e %9.1e %9.1f %9.1f %7.2f  %s\n", name, tolerance, generated, hand,
                correct(generated), correct(hand), generated / hand, bad ? "FAILED" : "ok"
            exit bad
        }' "$folder/errors" || status=1
done
exit $status
