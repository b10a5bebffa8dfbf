#!/bin/sh
# Models with N clutches that lock and open one after the other, on shafts coupled by springs: N clusters of two modes,
# with 2^N combinations. The generator alone, and 10 s of the program; and the exponent p of time ~ N^p, from N = 20 on.
. tests/bench/lib.sh "$@"

model() {
    awk -v n="$1" 'BEGIN {
        for (i = 1; i <= n; i++)
            printf "variable v%d = 0\nvariable w%d = 0\nvariable a%d = 0\nvariable b%d = 0\nvariable t%d\nboolean c%d\n", i, i, i, i, i, i
        for (i = 1; i <= n; i++) {
            k = i % n + 1
            printf "der(v%d) = 1 - v%d - t%d\n2*der(w%d) = t%d - w%d + 3*(a%d - b%d)\n", i, i, i, i, i, i, k, i
            printf "der(a%d) = v%d\nder(b%d) = w%d\n", i, i, i, i
            printf "c%d = mod(time, 1) > %g\nif c%d then v%d = w%d; else t%d = 0; end if\n", i, i/(n + 1), i, i, i, i
        } }' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/model.xmi"
}

echo 'Clutches that lock and open one after the other'
printf '%6s %12s %10s %8s %10s %9s %9s\n' N generate/ms memory/MiB C/kB program/ms changes steps
folder=$BENCH/clusters
mkdir -p "$folder"
: >"$BENCH/scaling"
for n in 10 20 40 80 160; do
    model $n
    rm -rf "$folder/generated"
    measured=$("$BIN/measure" "$BIN/sysphsc" -q --emit c,exe -o "$folder/generated" "$folder/model.xmi" 2>/dev/null)
    generated=$("$BIN/measure" "$BIN/sysphsc" -q --emit c -o "$folder/generated.c" "$folder/model.xmi" 2>/dev/null)
    [ -n "$measured" ] || continue
    run=$(milliseconds 3 "$folder/generated/System" -q --stop 10 -o "$folder/result.csv")
    "$folder/generated/System" --stats --stop 10 -o "$folder/result.csv" |
        awk -v n="$n" -v generated="$generated" -v run="$run" -v size="$(wc -c <"$folder/generated/System.c")" '
            /changes of mode/ { changes = $NF }
            / steps / { steps = $NF }
            END { split(generated, g, " ")
                  printf "%6d %12.1f %10.1f %8.1f %10.1f %9d %9d\n", n, 1e3 * g[1], g[3] / 1024, size / 1e3, run, changes, steps }' |
        tee -a "$BENCH/scaling"
done
awk '$1 >= 20 { k++; for (i = 2; i <= 5; i++) { x = log($1); y = log($i > 0 ? $i : 0.01)
                sx[i] += x; sy[i] += y; sxx[i] += x * x; sxy[i] += x * y } }
     END { if (k < 2) exit
           printf "%6s", "p"
           for (i = 2; i <= 5; i++)
               printf " %" (i == 2 ? 12 : i == 4 ? 8 : 10) ".2f", (k * sxy[i] - sx[i] * sy[i]) / (k * sxx[i] - sx[i] ^ 2)
           print "" }' "$BENCH/scaling"
