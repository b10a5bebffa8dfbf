#!/bin/sh
# Result files of 10,000 variables and 1,000 rows, the shortest of five runs: the time for writing them, the time of the
# whole run, and for comparison a copy of the file, with and without synchronization to disk.
. tests/bench/lib.sh "$@"
work=$BENCH/results
mkdir -p "$work"
printf 'variable x[5000]\nfor i in 1:5000 loop\nder(x[i]) = i - x[i]\nend for\n' | awk -f tests/tools/block.awk >"$work/model.xmi"
"$BIN/sysphsc" -q -b System -o "$work/many" "$work/model.xmi" || exit 1

# rate BYTES MILLISECONDS
rate() {
    awk -v bytes="$1" -v time="$2" 'BEGIN { printf "%.0f", bytes / (1000 * time) }'
}

echo 'Result files of 10,000 variables and 1,000 rows (ms, MB/s)'
printf '%-5s %11s %8s %8s %8s %8s %8s\n' form bytes writing MB/s run copy synced
for form in csv mat; do
    file=$work/result.$form
    run="$work/many/System -q --solver euler --stop 9.99 --interval 0.01 -o $file"
    writing=$(for _ in 1 2 3 4 5; do $run --stats; done | awk '/^  CPU output / && (!best || $3 < best) { best = $3 }
        END { print 1e3 * best }')
    bytes=$(wc -c <"$file")
    printf '%-5s %11s %8s %8s %8s %8s %8s\n' $form "$bytes" "$writing" "$(rate "$bytes" "$writing")" \
        "$(rate "$bytes" "$(milliseconds 5 $run)")" \
        "$(rate "$bytes" "$(milliseconds 5 cp "$file" "$work/copy")")" \
        "$(rate "$bytes" "$(milliseconds 3 dd if="$file" of="$work/copy" bs=1M conv=fsync status=none)")"
    rm -f "$file" "$work/copy"
done
