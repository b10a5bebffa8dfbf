#!/bin/sh
# From XMI to results, stage by stage, for every model. The shortest of several runs, in milliseconds.
. tests/bench/lib.sh "$@"

# cpu COMMAND...: the CPU time of a static program.
cpu() {
    for _ in 1 2 3 4 5; do
        "$BIN/measure" -n 1 "$@" 2>/dev/null
    done | awk '!least || $2 < least { least = $2 } END { printf "%.0f", 1e3 * least }'
}

echo 'From XMI to results (ms; the shortest of several runs), and the CPU time that a static program takes from XMI on'
printf '%-26s %6s %6s %8s %6s %8s %6s %6s | %9s %8s | %5s\n' model read check flatten units causal write build generator simulate CPU
for model in models/*/; do
    name=$(basename "$model")
    folder=$BENCH/$name
    "$BIN/sysphsc" -q --allow-c -o "$folder" "$model/model.xmi" || exit 1
    program=$(echo "$folder"/*.h)
    program=${program%.h}
    stages --allow-c -o "$folder" "$model/model.xmi" >"$BENCH/stages"
    printf '%-26s ' "$name"
    awk '{ took[$1] = $2 } END { printf "%6.2f %6.2f %8.2f %6.2f %8.2f %6.2f %6.1f | ", took["read"], took["check"],
                                        took["flatten"], took["units"], took["causalize"], took["write"], took["build"] }' "$BENCH/stages"
    printf '%9.2f %8.2f | %5s\n' \
        "$(milliseconds 10 "$BIN/sysphsc" -q --allow-c --emit c -o "$folder" "$model/model.xmi")" \
        "$(milliseconds 10 "$program" -q -o /dev/null)" \
        "$(cpu "$BIN/sysphsc" -q --allow-c -o "$folder" "$model/model.xmi")"
done
# shellcheck disable=SC2086
printf '%-26s %*s | %5s\n' 'the bed by hand, in C' 76 "$CC -O2 -static" \
    "$(cpu "$CC" -std=c11 -O2 -static -o "$BENCH/part" tests/bench/bed.c $LIBRARIES $SPARSE_ARCHIVES)"
