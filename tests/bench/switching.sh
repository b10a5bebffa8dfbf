#!/bin/sh
# The generator alone on models that switch in N places (tests/bench/switching.awk, and N state machines), and the
# exponent p of time ~ N^p and memory ~ N^p: the slope of a straight line through the logarithms, from N = 1000 on.
. tests/bench/lib.sh "$@"

# model KIND COUNT: writes $folder/model.xmi
model() {
    if [ "$1" = machine ]; then
        awk -v n="$2" -v libraries=../../../libraries -f tests/bench/machines.awk models/bouncing_ball/model.xmi
    else
        awk -v kind="$1" -v n="$2" -f tests/bench/switching.awk >"$folder/problem.txt"
        awk -v name="$1" -v libraries=../../../libraries -f tests/ivp/model.awk "$folder/problem.txt"
    fi >"$folder/model.xmi"
}

echo 'The generator alone on models that switch in N places (ms, MiB)'
printf '%-8s %6s %9s %8s %9s %9s %9s %9s %9s %9s\n' kind N read check flatten units causal write total memory
folder=$BENCH/switching
mkdir -p "$folder"
for kind in relay ring clip ball pair machine; do
    : >"$BENCH/scaling"
    for n in 100 1000 4000 16000; do
        model $kind $n
        rm -rf "$folder/generated"
        measured=$(timeout 100 "$BIN/measure" "$BIN/sysphsc" -v --emit c -o "$folder/generated" "$folder/model.xmi" \
            2>"$BENCH/stages")
        if [ -z "$measured" ]; then
            printf '%-8s %6d  no result: %s\n' $kind $n "$(grep -v ' ms$' "$BENCH/stages" | head -n 1)"
            break
        fi
        awk -v kind=$kind -v n=$n -v measured="$measured" '
            / ms$/ { took[$2] = $3 }
            END { split(measured, m, " ")
                  printf "%-8s %6d %9.1f %8.1f %9.1f %9.1f %9.1f %9.1f %9.1f %9.1f\n", kind, n, took["read"], took["check"],
                         took["flatten"], took["units"], took["causalize"], took["write"], 1e3 * m[1], m[3] / 1024 }' "$BENCH/stages" |
            tee -a "$BENCH/scaling"
    done
    awk '$2 >= 1000 { k++; for (i = 3; i <= 10; i++) { x = log($2); y = log($i > 0 ? $i : 0.01)
                      sx[i] += x; sy[i] += y; sxx[i] += x * x; sxy[i] += x * y } }
         END { if (k < 2) exit
               printf "%-8s %6s", "", "p"
               for (i = 3; i <= 10; i++)
                   printf " %" (i == 4 ? 8 : 9) ".2f", (k * sxy[i] - sx[i] * sy[i]) / (k * sxx[i] - sx[i] ^ 2)
               print "" }' "$BENCH/scaling"
done
