#!/bin/sh
# Compiles every model once, with all listings, and simulates it. The other scripts use the files in out/test/models.
. tests/lib.sh

rm -rf "$BUILT"
mkdir -p "$BUILT"
for model in $MODELS; do
    check "$model is compiled" "$SYSPHSC" --allow-c --emit physical,constraint,causal,discretized,c,exe -o "$BUILT/$model" \
        "models/$model/model.xmi"
    program=$(program_of "$model")
    if [ -x "$program" ]; then
        check "$model is simulated" "$program" -q -o "$BUILT/$model/result.csv"
    else
        fail "$model is simulated" "$program" 'there is no program'
    fi
done
finish
