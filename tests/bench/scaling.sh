#!/bin/sh
# The generator alone on chains of N masses, and the exponent p of time ~ N^p and memory ~ N^p: the slope of a straight
# line through the logarithms, from N = 100 on.
. tests/bench/lib.sh "$@"

echo 'The generator alone on chains of N masses (ms, MiB)'
printf '%6s %9s %8s %9s %9s %9s %9s %9s %9s %9s\n' N equations read check flatten units causal write total memory
mkdir -p "$BENCH"
: >"$BENCH/scaling"
for n in 10 30 100 300 1000 3000 10000; do
    make_chain $n
    model=$BENCH/chain$n/model.xmi
    rm -rf "$BENCH/chain$n/generated"
    measured=$(timeout 100 "$BIN/measure" "$BIN/sysphsc" -v --emit c -o "$BENCH/chain$n/generated" "$model" 2>"$BENCH/stages")
    equations=$("$BIN/sysphsc" --check "$model" 2>/dev/null | sed -n 's/.* \([0-9]*\) equations.*/\1/p')
    if [ -z "$measured" ]; then
        printf '%6d  no result: %s\n' $n "$(grep -v ' ms$' "$BENCH/stages" | head -n 1)"
        break
    fi
    awk -v n=$n -v equations="$equations" -v measured="$measured" '
        / ms$/ { took[$2] = $3 }
        END { split(measured, m, " ")
              printf "%6d %9d %8.1f %9.1f %9.1f %9.1f %9.1f %9.1f %9.1f %9.1f\n", n, equations, took["read"], took["check"],
                     took["flatten"], took["units"], took["causalize"], took["write"], 1e3 * m[1], m[3] / 1024 }' "$BENCH/stages" |
        tee -a "$BENCH/scaling"
    rm -rf "$BENCH/chain$n/generated"
done
awk '$1 >= 100 { k++; for (i = 3; i <= 10; i++) { x = log($1); y = log($i > 0 ? $i : 0.01)
                 sx[i] += x; sy[i] += y; sxx[i] += x * x; sxy[i] += x * y } }
     END { if (k < 2) exit
           printf "%6s %9s", "p", ""
           for (i = 3; i <= 10; i++)
               printf " %" (i == 3 ? 8 : 9) ".2f", (k * sxy[i] - sx[i] * sy[i]) / (k * sxx[i] - sx[i] ^ 2)
           print "" }' "$BENCH/scaling"
