#!/bin/sh
# Paced runs at 1 kHz: how late steps begin, beside cyclictest (rt-tests) at the same priority, and how long they take.
# SECONDS of each, 600 unless it is set.
. tests/bench/lib.sh "$@"
SECONDS=${SECONDS:-600}
folder=$BENCH/rig
mkdir -p "$folder"

# The record's numbers of lateness and lengths of steps, microseconds.
row() {
    awk -v name="$1" '
        /"lateness"/ || /"step_lengths"/ { what = $1 }
        /"half"|"of_100"|"of_1000"|"largest"/ {
            gsub(/[",:]/, "")
            value[what, $1] = 1e6 * $2
        }
        /"overruns"/ { gsub(/[",:]/, ""); overruns = $2 }
        END {
            late = "\"lateness\":"
            length_ = "\"step_lengths\":"
            printf "%-28s %8.1f %8.1f %8.1f %8.1f | %8.1f %8.1f %8.1f %8.1f | %8d\n", name,
                value[late, "half"], value[late, "of_100"], value[late, "of_1000"], value[late, "largest"],
                value[length_, "half"], value[length_, "of_100"], value[length_, "of_1000"], value[length_, "largest"], overruns
        }' "$2"
}

echo "Paced at 1 kHz for $SECONDS s (microseconds): lateness of steps, and their lengths"
printf '%-28s %8s %8s %8s %8s | %8s %8s %8s %8s | %8s\n' model '50 %' '99 %' '99.9 %' largest '50 %' '99 %' '99.9 %' largest overruns
for model in robot heated_bed_warmup two_tank_control; do
    "$BIN/sysphsc" -q -o "$folder/$model" "models/$model/model.xmi" || exit 1
    program=$(ls "$folder/$model"/*.h)
    # The run begins where the model does, and goes on beyond its stop.
    start=$("${program%.h}" --help | sed -n 's/^Without options: --start \([^ ]*\) .*/\1/p')
    "${program%.h}" -q --realtime --solver rk4 --step 0.001 --start "$start" --stop "$((${start%%.*} + SECONDS))" \
        --interval 0.1 --requirements=ignore --record "$folder/record.json" -o /dev/null || exit 1
    row "$model" "$folder/record.json"
done
if ! command -v cyclictest >/dev/null; then
    echo 'cyclictest is not there: install rt-tests'
    exit 0
fi
cyclictest -q -m -p 80 -i 1000 -l "$((1000 * SECONDS))" -h 100000 2>/dev/null | awk '
    /^[0-9]/ && NF == 2 { count[$1 + 0] = $2; all += $2; if ($2 > 0) largest = $1 + 0 }
    END {
        split("0.5 0.99 0.999", part, " ")
        for (i = 1; i <= 3; i++) {
            sum = 0
            for (us = 0; us <= largest && (sum += count[us]) < part[i] * all; us++)
                ;
            value[i] = us
        }
        printf "%-28s %8.1f %8.1f %8.1f %8.1f |\n", "cyclictest", value[1], value[2], value[3], largest
    }'
