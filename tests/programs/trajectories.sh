#!/bin/sh
# Every model agrees with its reference trajectory and key figures, and its program is verified.
. tests/lib.sh
. tests/cases.sh
work=$(fresh trajectories)

# judge MODEL CASE RESULT REFERENCE FIGURES
judge() {
    columns=models/$1/columns.csv
    if [ -f "$4" ] && [ -f "$columns" ]; then
        check "$1$2: trajectory" "$COMPARE" trajectory --columns "$columns" "$4" "$3"
    elif [ -f "$4" ]; then
        check "$1$2: trajectory" "$COMPARE" trajectory "$4" "$3"
    fi
    [ ! -f "$5" ] || check "$1$2: key figures" "$COMPARE" figures "$5" "$3"
}

for model in $MODELS; do
    folder=models/$model
    program=$(program_of "$model")
    check "$model: verified" "$program" -q --constants --verify -o "$work/$model.csv"
    judge "$model" '' "$work/$model.csv" "$folder/reference.csv" "$folder/figures.csv"
    check "$model: its loops begin near their guesses" \
        test -z "$("$program" --stop 0 -o "$work/$model.start.csv" 2>&1 >/dev/null | grep 'note: loop')"
    for solver in adams auto; do
        check "$model: $solver" "$program" -q --constants --solver $solver -o "$work/$model.$solver.csv"
        judge "$model" " with $solver" "$work/$model.$solver.csv" "$folder/reference.csv" "$folder/figures.csv"
    done
    for case in $(cases_of "$model"); do
        experiment=$(experiment_of "$model" "$case")
        if [ -n "$experiment" ]; then
            check "$model: $experiment is compiled" \
                $SMALL --block "$experiment" -o "$work/$model.$case" "$folder/model.xmi"
            program=$work/$model.$case/$experiment
        else
            program=$(program_of "$model")
        fi
        result=$work/$model.$case.csv
        # shellcheck disable=SC2046
        check "$model, $case: simulated and verified" "$program" -q --constants --verify --requirements=ignore $(settings_of "$model" "$case") -o "$result"
        judge "$model" ", $case" "$result" "$folder/reference_$case.csv" "$folder/figures_$case.csv"
    done
done

# Delays, by the method of steps: x is the sum of (-1)^k (t - k + 1)^k/k! for k up to t + 1.
check 'delays compile' $SMALL -o "$work/delays" tests/cases/delays/model.xmi
awk 'BEGIN {
    print "time,x,w,v"
    for (i = 0; i <= 120; i++) {
        t = i/20
        x = term = 1
        for (k = 1; k <= t + 1; k++) { # the k-th delay is felt from k - 1 on
            term = 1
            for (n = 1; n <= k; n++) term *= -(t - k + 1)/n
            x += term
        }
        printf "%.17g,%.17g,%.17g,%.17g\n", t, x, (t > 0.9 ? t - 0.9 : 0), (t > 0.4 ? (t/2 - 0.2)^2 : 0)
    }
}' >"$work/delays.reference.csv"
for solver in bdf adams auto; do
    check "delays with $solver: verified" "$work/delays/System" -q --verify --solver "$solver" --stop 6 --interval 0.05 \
        -o "$work/delays.csv"
    check "delays with $solver: trajectory" "$COMPARE" trajectory "$work/delays.reference.csv" "$work/delays.csv"
done

# A setting on the command line is the same as one in a file.
bed=$(program_of heated_bed_warmup)
check 'heated_bed_warmup with --set' "$bed" -q --constants --requirements=ignore --set bed.bedController.ki=0.08 -o "$work/set.csv"
check '--set is like --set-file' cmp "$work/set.csv" "$work/heated_bed_warmup.clip.csv"

# `make models` shows these deviations.
expect 0 'two_tank_hydraulics +13 +2 +0 .* ms +[0-9.e-]+  6 of 6' tests/run_models.sh "$OUT/bin" 1 "$work/models" two_tank_hydraulics
finish
