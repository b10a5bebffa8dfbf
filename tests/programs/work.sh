#!/bin/sh
# Work depends on the tolerance, and the automatic choice of the method is worthwhile. No model takes more steps at 1e-8
# than at 1e-10 with its own method. With the other method, half more is allowed: CVODE may make steps shorter than
# necessary by that much, and in one case no more than this lies between two orders of Adams. With the automatic choice,
# a run takes at most 1.2 times as many steps as with the better method, or 1.5 times in short runs, because each change
# of method restarts with short steps.
. tests/lib.sh
folder=$(fresh work)

for model in $MODELS; do
    program=$(program_of "$model")
    for method in bdf adams; do
        name="$model with $method"
        loose=$(tests/work.sh "$OUT/bin" "$model" "$program" "$folder" "$method" 1e-8)
        tight=$(tests/work.sh "$OUT/bin" "$model" "$program" "$folder" "$method" 1e-10)
        spare=1
        "$program" --help | grep -q "^Without options.* --solver $method " || spare=1.5
        check "$name: ${loose%% *} steps at 1e-8, ${tight%% *} at 1e-10" \
            awk -v loose="${loose%% *}" -v tight="${tight%% *}" -v spare="$spare" \
            'BEGIN { exit !(loose != "" && tight != "" && loose + 0 <= spare * tight) }'
    done
    best=$(for method in bdf adams; do tests/work.sh "$OUT/bin" "$model" "$program" "$folder" "$method" 1e-6; done |
        sort -n | head -n 1)
    chosen=$(tests/work.sh "$OUT/bin" "$model" "$program" "$folder" auto 1e-6)
    check "$model with auto: ${chosen%% *} steps, with the better method ${best%% *}" \
        awk -v chosen="${chosen%% *}" -v best="${best%% *}" \
        'BEGIN { exit !(chosen != "" && best != "" && chosen <= (best < 1000 ? 1.5 : 1.2) * best) }'
done
finish
