#!/bin/sh
# --check-tolerance: the printed error is the true one, known from closed forms, up to a factor. An event at slightly
# different instants of both runs is not reported as an error of the size of its jump. The result is that of the first
# run.
. tests/lib.sh
. tests/verified.sh
work=$(fresh accuracy)

# printed VARIABLE COLUMN: a cell of the last table.
printed() {
    awk -v name="$1" -v column="$2" '$1 == name { value = $column } END { print value }' "$work/table"
}

# compares PROGRAM OPTION...: writes the table; the result must be that without --check-tolerance.
compares() {
    program=$1
    shift
    "$program" -q "$@" -o "$work/alone.csv"
    check "$program $*: runs are compared" sh -c 'out=$1 && table=$2 && shift 2 && "$@" -o "$out" >"$table"' sh \
        "$work/result.csv" "$work/table" "$program" -q --check-tolerance "$@"
    check "$program $*: the result is that of the first run" cmp "$work/alone.csv" "$work/result.csv"
}

# tells VARIABLE EXACT LEAST MOST: the printed error must be LEAST to MOST times the true one; EXACT is an expression of
# t.
tells() {
    check "$1 differs from $2 by what is printed, $(printed "$1" 2)" awk -F, -v name="$1" -v told="$(printed "$1" 2)" \
        -v least="$3" -v most="$4" '
        NR == 1 { for (i = 2; i <= NF; i++) if ($i == name) column = i; next }
        { t = $1; error = $column - ('"$2"'); error = error < 0 ? -error : error; if (error > worst) worst = error }
        END { print "true " worst; exit !(worst > 0 && told >= least * worst && told <= most * worst) }' "$work/result.csv"
}

# Errors that accumulate over sixteen periods; errors that decay; errors in an earlier part of the run.
make_text swing <<'END'
variable x = 1
variable v = 0
der(x) = v
der(v) = -x
END
make_text decay <<'END'
variable x = 1
der(x) = -x
END
for tolerance in 1e-4 1e-6 1e-8 1e-10; do
    for solver in bdf adams; do
        compares "$work/swing/System" --tolerance $tolerance --solver $solver --stop 100 --interval 0.1
        tells x 'cos(t)' 0.3 3
        tells v '-sin(t)' 0.3 3
        compares "$work/decay/System" --tolerance $tolerance --solver $solver --stop 5
        tells x 'exp(-t)' 0.3 3
    done
done
compares "$work/swing/System" --tolerance 1e-4 --stop 100 --interval 0.1
check 'what has added up is more than the tolerance' awk -v told="$(printed x 4)" 'BEGIN { exit !(told > 10) }'
check 'relative and absolute agree' awk -v a="$(printed x 2)" -v r="$(printed x 3)" 'BEGIN { exit !(r > 0.9*a && r < 1.1*a) }'
check 'at the time where it is largest' awk -F, -v at="$(printed x 5)" '
    NR > 1 { e = $2 - cos($1); e = e < 0 ? -e : e; if (e > worst) worst = e; if ($1 - at < 1e-9 && at - $1 < 1e-9) there = e }
    END { print there, worst; exit !(there > 0.5 * worst) }' "$work/result.csv"
compares "$work/swing/System" --tolerance 1e-4 --stop 100 --interval 0.1 --variables v
check 'only what is shown' test "$(grep -c '^  [a-z]' "$work/table")" -eq 2

# Fixed steps: the second run has half the step.
for solver in euler implicit-euler rk4; do
    compares "$work/decay/System" --solver $solver --stop 5 --step 0.05
    tells x 'exp(-t)' 0.7 1.3
    check "$solver: no tolerances" sh -c '! grep -q tolerance "$1"' sh "$work/table"
    check "$solver: steps" grep -q '^Estimated errors of the results with a step of 0.05, from a run with 0.025 (501 rows):$' "$work/table"
done

# y jumps by 2 where x crosses 0, at odd multiples of pi/2; rows are at exactly these times.
make_text jumps <<'END'
variable x = 1
variable v = 0
variable y
variable z = 0
der(x) = v
der(v) = -x
y = if x > 0 then 1 else -1
der(z) = y
END
for tolerance in 1e-3 1e-5; do
    compares "$work/jumps/System" --tolerance $tolerance --stop 100 --interval 1.5707963267948966
    check "$tolerance: no jump is an error" test "$(printed y 2)" = 0
    check "$tolerance: events" grep -Eq '^  events: 32 and 32, at most [0-9.e-]+ s apart, at time [0-9.]+$' "$work/table"
    mv "$work/table" "$work/rows"
    compares "$work/jumps/System" --tolerance $tolerance --stop 100
    [ $tolerance != 1e-3 ] ||
        check 'rows between are told' grep -Eq '^  [1-9][0-9]* rows? (is|are) not compared: between' "$work/rows"
    check "$tolerance: instants differ as states do" awk -v apart="$(sed -n 's/.*at most \([0-9.e-]*\) s.*/\1/p' "$work/table")" \
        -v told="$(printed x 2)" 'BEGIN { print apart, told; exit !(apart > 0.1 * told && apart < 3 * told) }'
done

# Some models, with further output files; MAT; standard output.
ball=$(program_of bouncing_ball)
compares "$ball" --events "$work/log"
cp "$work/log" "$work/log.both"
"$ball" -q --events "$work/log" -o "$work/alone.csv"
check 'the log is that of the first run' cmp "$work/log" "$work/log.both"
check 'MAT' "$ball" -q --check-tolerance -o "$work/result.mat"
"$ball" -q -o "$work/alone.mat"
check 'the MAT file is that of the first run' cmp "$work/alone.mat" "$work/result.mat"
"$ball" --check-tolerance -o - >"$work/result.csv" 2>"$work/table"
check 'rows alone on standard output' cmp "$work/alone.csv" "$work/result.csv"
check 'the table beside them' grep -q '^Estimated errors of the results' "$work/table"
expect 0 '^  bed.bedHeatCapacity.T ' "$(program_of heated_bed_warmup)" -q --check-tolerance -o "$work/result.csv"

# A second run that fails, because one of its steps ends where the first run steps over.
make_text gap <<'END'
variable y = 0
der(y) = log(abs(time - 0.25))
END
check 'the first run' "$work/gap/System" -q --solver euler --step 0.5 --stop 2 --interval 0.5 -o "$work/alone.csv"
expect 1 '^error: the second run has failed: .* \[R70\]$' "$work/gap/System" -q --check-tolerance --solver euler --step 0.5 \
    --stop 2 --interval 0.5 -o "$work/result.csv"
check 'its result stays' cmp "$work/alone.csv" "$work/result.csv"
expect 1 '^error: a value is not finite' "$work/gap/System" -q --check-tolerance --solver euler --step 0.25 --stop 2 \
    --interval 0.5 -o "$work/result.csv"
check 'of a first run that fails there is no second one' sh -c '! "$@" 2>&1 | grep -q second' sh "$work/gap/System" -q \
    --check-tolerance --solver euler --step 0.25 --stop 2 --interval 0.5 -o "$work/result.csv"

# Options that cannot be combined with the comparison.
for option in --steady '--linearize 1' '--rows steps' '--rows events' "--save-state $work/state"; do
    # shellcheck disable=SC2086
    expect 2 "it cannot be combined with ${option%% *} \[R02\]" "$work/swing/System" --check-tolerance $option -o "$work/none.csv"
done
expect 2 'of at least 1e-13, not 1e-14 \[R04\]' "$work/swing/System" --check-tolerance --tolerance 1e-14 -o "$work/none.csv"
expect 2 'makes more than' "$work/swing/System" --check-tolerance --solver rk4 --step 1.5e-9 --stop 1 -o "$work/none.csv"
check 'no file is left' test ! -e "$work/none.csv"
finish
