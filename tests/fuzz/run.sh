#!/bin/sh
# run.sh SECONDS: searches for inputs that break a fuzz target, for SECONDS per target. Findings are written to
# out/fuzz/found and should be added to tests/fuzz/found. The corpus in out/fuzz/corpus grows with each run.
set -u
cd "$(dirname "$0")/../.." || exit 3
seconds=$1
work=out/fuzz
failed=0
tests/fuzz/seeds.sh "$work/seeds" || exit 3

# search TARGET MOST [OPTION]...: searches with inputs of at most MOST bytes.
search() {
    target=$1 most=$2
    shift 2
    mkdir -p "$work/corpus/$target" "$work/found"
    log=$work/$target.log
    if "$work/bin/fuzz_$target" -max_total_time="$seconds" -max_len="$most" -timeout=20 -print_final_stats=1 \
        -artifact_prefix="$work/found/$target-" "$@" "$work/corpus/$target" "$work/seeds/$target" >"$log" 2>&1; then
        awk -v target="$target" '/number_of_executed_units/ { runs = $2 }
             /average_exec_per_sec/ { speed = $2 }
             END { printf "%-8s %d executions, %d/s, nothing found\n", target, runs, speed }' "$log"
    else
        failed=1
        echo "$target: something was found"
        grep -E 'ERROR|runtime error|internal error|Test unit written' "$log" | sed 's/^/    /'
    fi
}

export ASAN_OPTIONS=quarantine_size_mb=8
search texts 400 -dict=tests/fuzz/texts.dict
search units 60
search model 4096
search archive 4096
search system 300 -dict=tests/fuzz/texts.dict
exit $failed
