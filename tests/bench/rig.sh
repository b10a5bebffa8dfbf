#!/bin/sh
# Paced runs at 1 kHz: lateness of steps, compared with cyclictest (rt-tests) at the same priority, and duration of
# steps; SECONDS of each (default: 600). The cost per step of an exchange of 100 signals. With STEPS: memory, lateness
# and time of that many steps in one run.
. tests/bench/lib.sh "$@"
SECONDS=${SECONDS:-600}
folder=$BENCH/rig
mkdir -p "$folder"

# Lateness and durations of steps from the record, in microseconds.
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
    # The run begins at the start time of the model and continues beyond its stop time.
    start=$("${program%.h}" --help | sed -n 's/^Without options: --start \([^ ]*\) .*/\1/p')
    "${program%.h}" -q --realtime --solver rk4 --step 0.001 --start "$start" --stop "$((${start%%.*} + SECONDS))" \
        --interval 0.1 --requirements=ignore --record "$folder/record.json" -o /dev/null || exit 1
    row "$model" "$folder/record.json"
done

# 50 inputs, 50 outputs; the program never waits for a step.
awk 'BEGIN {
    for (i = 1; i <= 50; i++)
        print "input Real u" i "\noutput Real y" i "\nvariable x" i " = 0\nder(x" i ") = u" i ".rSig - x" i "\ny" i ".rSig = 2*x" i
}' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/signals.xmi"
"$BIN/sysphsc" -q -o "$folder/signals" "$folder/signals.xmi" && cc -O2 -o "$folder/writer" tests/bench/writer.c || exit 1
signals="$folder/signals/System -q --realtime=1e6 --solver euler --step 0.001 --stop 1000 --interval 10 --rows regular -o /dev/null"
given=$(seq -f '--set u%g.rSig=1' 50)
name=sysphsc-bench-$$
printf '\nA step of 50 states (nanoseconds of CPU)\n'
cost() {
    awk -v name="$1" '/"integration"/ { gsub(/[",:]/, ""); printf "%-50s %8.0f\n", name, 1000 * $2 }' "$folder/record.json"
}
$signals $given --record "$folder/record.json" || exit 1
cost 'without exchange'
$signals --exchange "shm:$name" --record "$folder/record.json" || exit 1
cost '100 signals in shared memory'
"$folder/writer" "$name" 300 &
$signals --exchange "shm:$name" --record "$folder/record.json" || exit 1
wait
cost 'while all inputs change, with their events'
$signals --exchange "udp:127.0.0.1:$((20000 + $$ % 20000))" --record "$folder/record.json" || exit 1
cost '100 signals as datagrams, without a client'

if [ -n "${STEPS:-}" ]; then
    printf '\n%s steps of a spring, exchanged: kB in memory by the tenth\n' "$STEPS"
    printf 'input Real u\noutput Real y\nvariable x = 1\nvariable v = 0\nder(x) = v\nder(v) = u.rSig - x - 0.1*v\ny.rSig = x\n' |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/spring.xmi"
    "$BIN/sysphsc" -q -o "$folder/spring" "$folder/spring.xmi" || exit 1
    "$folder/spring/System" -q --realtime=1e6 --solver rk4 --step 0.001 --stop "$(awk -v n="$STEPS" 'BEGIN { printf "%.17g", n / 1000 }')" \
        --interval "$(awk -v n="$STEPS" 'BEGIN { printf "%.17g", n / 1e5 }')" --exchange "shm:$name" \
        --record "$folder/record.json" -o "$folder/spring.csv" &
    while kill -0 $! 2>/dev/null; do
        awk '/VmRSS/ { print $2 }' "/proc/$!/status" 2>/dev/null
        sleep "${EVERY:-60}"
    done | tr '\n' ' '
    wait $!
    echo
    tail -n 1 "$folder/spring.csv" | awk -F, '{ print "the last time is " $1 }'
    row "$STEPS steps" "$folder/record.json"
fi
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
