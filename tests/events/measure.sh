#!/bin/sh
# Measures the event times of a switching problem with a generated program and with a hand-written one that uses CVODE's
# root finding, with the same settings, and compares their errors.
#
#     tests/events/measure.sh BIN NAME FOLDER        from the repository's root; everything is written to FOLDER
#
# A problem is a folder with by_hand.c and either problem.txt (tests/ivp/model.awk) or `model`, which has lines with a
# keyword and its text. `model`: folder of the model; `set`: argument of --set; `stop`: stop time; `shown`: regular
# expression for lines of the event log that count (without it event times are not measured); `events`: number of events
# compared (default: all).
#
# The error of a run is the largest error of its event times, in seconds. Both programs run at the same 25 tolerances
# from half to twice the nominal one, and the geometric means are compared as in tests/ivp/measure.sh: that of the
# generated program may be twice the other. The reference is by_hand.c with a fixed step. Errors below a floor of 1e-12
# of the stop time count as equal.
#
# Prints a line per tolerance: the problem, the tolerance, the numbers of events, both errors, their ratio, `ok` or
# `FAILED`.
. tests/bench/lib.sh "$1"
name=$2 folder=$3
home=tests/events/$name

stated() {
    awk -v key="$1" -v otherwise="${2:-}" '
        $1 == key { sub(/^[^ ]+ +/, ""); otherwise = $0 }
        END { print otherwise }' "$home/problem.txt"
}

mkdir -p "$folder"
model=$(stated model)
if [ -n "$model" ]; then
    model=$model/model.xmi
else
    model=$folder/model.xmi
    awk -v name="$name" -v libraries=. -f tests/ivp/model.awk "$home/problem.txt" >"$model" || exit 1
fi
"$BIN/sysphsc" -q -o "$folder" "$model" 2>/dev/null || exit 1
program=$(find "$folder" -maxdepth 1 -type f -name '*_tables.c')
program=${program%_tables.c}
# shellcheck disable=SC2086
"$CC" -std=c11 -O2 -o "$folder/by_hand" "$home/by_hand.c" $LIBRARIES || exit 1

stop=$(stated stop 1) set=$(stated set)
"$folder/by_hand" "$stop" 0 >"$folder/reference" || exit 1
status=0
for tolerance in $(stated tolerances '1e-5 1e-7 1e-9 1e-11'); do
    : >"$folder/errors"
    for near in $(awk -v t="$tolerance" -v n="$(stated runs 25)" 'BEGIN {
        for (k = 0; k < n; k++) printf "%.9g\n", n == 1 ? t : t * 2 ^ (2 * k / (n - 1) - 1) }'); do
        "$program" -q --requirements=ignore ${set:+--set "$set"} --stop "$stop" --interval "$stop" --tolerance "$near" \
            -o /dev/null --events "$folder/log" || exit 1
        awk -F, -v shown="$(stated shown becomes)" 'FNR > 1 && $1 > 0 && $2 != "stop" && $2 ~ shown && $1 != last { print last = $1 }' \
            "$folder/log" >"$folder/generated"
        "$folder/by_hand" "$stop" "$near" >"$folder/hand" 2>"$folder/counted" || exit 1
        awk -v most="$(stated events 1e9)" '
            FNR == 1 { file++ }
            FNR > most { next }
            file == 1 { reference[++count] = $1; next }
            { seen[file]++; e = $1 - reference[FNR]; e = e < 0 ? -e : e; if (e > error[file]) error[file] = e }
            END { print count, seen[2] + 0, seen[3] + 0, error[2] + 0, error[3] + 0 }' \
            "$folder/reference" "$folder/generated" "$folder/hand" >>"$folder/errors"
    done
    awk -v name="$name" -v tolerance="$tolerance" -v stop="$stop" '
        function larger(a, b) { return a > b ? a : b }
        $1 != $2 { bad = 1; missed = $2 }
        $1 == $2 { generated += log(larger($4, 1e-16)); count++ }
        $1 == $3 { hand += log(larger($5, 1e-16)); hands++ }
        END {
            generated = count ? exp(generated / count) : 1e99
            hand = hands ? exp(hand / hands) : 1e99
            bad = bad || !(generated <= 2 * larger(hand, 1e-12 * stop))
            printf "%-20s %-9s %6d %9.1e %9.1e %7.2f  %s\n", name, tolerance, $1, generated, hand, generated / hand,
                bad ? "FAILED" : hands < NR ? sprintf("ok, by hand fails in %d of %d runs", NR - hands, NR) : "ok"
            exit bad
        }' "$folder/errors" || status=1
done
exit $status
