#!/bin/sh
# From XMI to results, stage by stage, for every model. The shortest of several runs, in milliseconds.
. tests/bench/lib.sh "$@"

echo 'From XMI to results (ms; the shortest of several runs)'
printf '%-26s %6s %6s %8s %6s %8s %6s | %9s %8s %6s | %8s\n' model read check flatten units causal write generator compile link simulate
for model in models/*/; do
    name=$(basename "$model")
    folder=$BENCH/$name
    "$BIN/sysphsc" -q --allow-c -o "$folder" "$model/model.xmi" || exit 1
    source=$(echo "$folder"/*.c)
    program=${source%.c}
    stages --allow-c --emit c -o "$folder" "$model/model.xmi" >"$BENCH/stages"
    printf '%-26s ' "$name"
    awk '{ took[$1] = $2 } END { printf "%6.2f %6.2f %8.2f %6.2f %8.2f %6.2f | ", took["read"], took["check"],
                                        took["flatten"], took["units"], took["causalize"], took["write"] }' "$BENCH/stages"
    # shellcheck disable=SC2086
    printf '%9.2f %8.1f %6.1f | %8.2f\n' \
        "$(milliseconds 10 "$BIN/sysphsc" -q --allow-c --emit c -o "$folder" "$model/model.xmi")" \
        "$(milliseconds 5 "$CC" -std=c11 -O1 -I"$folder" -c -o "$BENCH/part.o" "$source")" \
        "$(milliseconds 5 "$CC" -o "$BENCH/part" "$BENCH/part.o" "$BIN/../lib/runtime.a" $LIBRARIES)" \
        "$(milliseconds 10 "$program" -q -o /dev/null)"
done
