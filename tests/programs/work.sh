#!/bin/sh
# Work follows the tolerance: no model takes more steps at 1e-8 than at 1e-10 by its own method, nor by the other one,
# but for the half by which CVODE lets steps be shorter than they might be, which once is all that lies between two orders
# of Adams.
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
done
finish
