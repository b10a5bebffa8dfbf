#!/bin/sh
# From XMI to results, stage by stage, for every model. The shortest of several runs, in milliseconds.
. tests/bench/lib.sh "$@"

# Its three files, at the same time, as the compiler does it: $1 is their path, $2 the C compiler, $3 where objects go.
compile='"$2" -std=c11 -O1 -c -o "$3/checks.o" "$1_checks.c" & "$2" -std=c11 -O0 -c -o "$3/tables.o" "$1_tables.c" &
    "$2" -std=c11 -O2 -c -o "$3/part.o" "$1.c" && wait'

echo 'From XMI to results (ms; the shortest of several runs)'
printf '%-26s %6s %6s %8s %6s %8s %6s | %9s %8s %6s | %8s\n' model read check flatten units causal write generator compile link simulate
for model in models/*/; do
    name=$(basename "$model")
    folder=$BENCH/$name
    "$BIN/sysphsc" -q --allow-c -o "$folder" "$model/model.xmi" || exit 1
    program=$(echo "$folder"/*.h)
    program=${program%.h}
    stages --allow-c --emit c -o "$folder" "$model/model.xmi" >"$BENCH/stages"
    printf '%-26s ' "$name"
    awk '{ took[$1] = $2 } END { printf "%6.2f %6.2f %8.2f %6.2f %8.2f %6.2f | ", took["read"], took["check"],
                                        took["flatten"], took["units"], took["causalize"], took["write"] }' "$BENCH/stages"
    # shellcheck disable=SC2086
    printf '%9.2f %8.1f %6.1f | %8.2f\n' \
        "$(milliseconds 10 "$BIN/sysphsc" -q --allow-c --emit c -o "$folder" "$model/model.xmi")" \
        "$(milliseconds 5 sh -c "$compile" sh "$program" "$CC" "$BENCH")" \
        "$(milliseconds 5 "$CC" -o "$BENCH/part" "$BENCH"/part.o "$BENCH"/checks.o "$BENCH"/tables.o "$BIN/../lib/runtime.a" $LIBRARIES)" \
        "$(milliseconds 10 "$program" -q -o /dev/null)"
done
