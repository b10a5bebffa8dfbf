#!/bin/sh
# Result pages: a million rows of eight variables, smooth, as random walks and as noise; bytes, the time for writing the
# page, and in a browser the time to the first chart and to another time window.
. tests/bench/lib.sh "$@"
work=$BENCH/view
mkdir -p "$work"
rm -rf "${work:?}"/*

# result KIND: writes CSV to standard output. Noise is uniform.
result() {
    awk -v kind="$1" 'BEGIN {
            srand(1)
            printf "time"
            for (v = 1; v <= 8; v++) printf ",part%d.x%d", (v + 1)/2, v
            print ""
            for (k = 0; k < 1000000; k++) {
                printf "%.3f", k/1000
                for (v = 1; v <= 8; v++) {
                    walk[v] += rand() - 0.5
                    printf ",%.9g", kind == "smooth" ? sin(1e-5*k*v) : kind == "walks" ? walk[v] : rand() - 0.5
                }
                print ""
            }
        }'
}

echo 'Pages of 1,000,000 rows of 8 variables'
printf '%-8s %10s %10s %12s %16s %14s\n' values 'CSV MB' 'page MB' 'write (s)' 'first chart (s)' 'zoom (ms)'
for kind in smooth walks noise; do
    result $kind >"$work/result.csv"
    written=$(milliseconds 1 "$BIN/sysphsc" -q --view "$work/result.csv" -o "$work/page.html")
    python3 tests/tools/viewer.py "$work/page.html" 'performance.now()' \
        '(() => { const a = performance.now(); v.show(200, 400); v.show(0, 999); return (performance.now() - a)/2; })()' >"$work/times"
    awk -v kind=$kind -v csv="$(wc -c <"$work/result.csv")" -v page="$(wc -c <"$work/page.html")" -v written="$written" '
        { time[NR] = $1 }
        END { printf "%-8s %10.1f %10.1f %12.2f %16.2f %14.0f\n", kind, csv/1e6, page/1e6, written/1000, time[1]/1000, time[2] }' "$work/times"
done
rm -f "$work/result.csv" "$work/page.html"
