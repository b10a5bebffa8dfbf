#!/bin/sh
# Many runs in one program: the time in addition to the integrations, on one processor and on all; the start of a shard;
# and the merging of a million rows. Wall-clock times are valid only if the processors are idle.
. tests/bench/lib.sh "$@"
work=$BENCH/cases
mkdir -p "$work"
rm -rf "${work:?}"/*
"$BIN/sysphsc" -q -o "$work/bed" models/heated_bed_warmup/model.xmi || exit 1
bed=$work/bed/BedWarmUpExperiment
printf 'constant k = 0.01\nvariable T = 80\nder(T) = -k*(T - 20)\n' | awk -f tests/tools/block.awk >"$work/cup.xmi"
"$BIN/sysphsc" -q -b System -o "$work/cup" "$work/cup.xmi" || exit 1
cup=$work/cup/System

awk 'BEGIN { print "case,bed.bedHeatCapacity.heatCapacity,bed.bedHeatCapacity.T"
    for (i = 1; i <= 10000; i++) printf "c%d,%.4f,%.4f\n", i, 345 + i*37 % 8000/100, 283 + i*53 % 2000/100 }' >"$work/bed.csv"
echo '10,000 runs of the heated bed'
printf '%-5s %16s %10s %8s %10s %12s %8s\n' jobs 'integrations (s)' 'CPU (s)' 'ratio' 'wall (s)' 'wall / sum' MB
for jobs in 1 2; do
    "$bed" --stats --requirements ignore --jobs $jobs --cases "$work/bed.csv" -o "$work/out.csv" | awk -v jobs=$jobs '
        /CPU integration/ { sum = $3 } /CPU total/ { all = $3 } /wall-clock/ { wall = $3 } /largest/ { size = $4 }
        END { printf "%-5s %16s %10s %8.3f %10s %12.3f %8s\n", jobs, sum, all, all/sum, wall, wall/sum, size }'
done

awk 'BEGIN { print "case,k,T"
    for (i = 1; i <= 100000; i++) printf "c%d,%.6f,%.3f\n", i, 0.005 + i*7 % 1000/1e5, 60 + i % 31 }' >"$work/cups.csv"
echo
echo "A shard of one case of 100,000: $(milliseconds 20 "$cup" -q --stop 1 --jobs 1 --shard 1/100000 --cases "$work/cups.csv" \
    -o "$work/start.csv") ms; the run alone: $(milliseconds 20 "$cup" -q --stop 1 -o "$work/start.csv") ms"

# A million rows in the form of ten shards.
"$cup" -q --stop 0 --cases "$work/cups.csv" --shard 1/1 -o "$work/one.csv"
awk -v work="$work" 'NR <= 4 { head[NR] = $0; next } { rows[NR - 4] = $0 }
    END { for (shard = 0; shard < 10; shard++) {
        file = work "/part." shard + 1 "-of-10.csv"
        first = head[1]; sub(/100000 0 100000$/, "1000000 " shard*100000 " 100000", first)
        print first "\n" head[2] "\n" head[3] "\n" head[4] >file
        for (i = 1; i <= 100000; i++) { row = rows[i]; sub(/^c/, "c" shard "_", row); print row >file }
        close(file) } }' "$work/one.1-of-1.csv"
columns=$(tail -n 1 "$work/part.1-of-10.csv" | awk -F, '{ print NF }')
echo "A million rows of $columns columns join in $(milliseconds 3 "$cup" -q --merge "$work/all.csv" "$work"/part.*-of-10.csv) ms"
rm -f "$work"/*.csv
