#!/bin/sh
# The fuzz targets read their seeds and former findings, under the sanitizers.
# make: out/bin/pack
# make: CONFIG=asan replays
. tests/lib.sh
work=$(fresh fuzz)
check 'the seeds' tests/fuzz/seeds.sh "$work"
for target in texts units model archive system; do
    find "$work/$target" -type f | LC_ALL=C sort | xargs timeout 300 "$OUT/asan/bin/replay_$target" >"$work/log" 2>&1
    status=$?
    count=$(sed -n 's/ read$//p' "$work/log")
    if [ "$status" -eq 0 ] && [ "${count:-0}" -gt 3 ]; then
        passed=$((passed + count))
    else
        fail "$target: status $status" "$OUT/asan/bin/replay_$target $work/$target/*" "$(tail -n 5 "$work/log")"
    fi
done
finish
