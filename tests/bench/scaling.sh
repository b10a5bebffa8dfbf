#!/bin/sh
# The generator alone on chains of N masses, plates of N by N pieces, ladders of N cells with diodes and N pendulums,
# and for each the exponent p of time ~ equations^p and memory ~ equations^p: the slope of a straight line through the
# logarithms, from 1,000 equations on.
. tests/bench/lib.sh "$@"

mkdir -p "$BENCH"

# The row of one model.
measure_model() {
    model=$BENCH/$1$2/model.xmi
    make_model "$1" "$2"
    rm -rf "$BENCH/$1$2/generated"
    measured=$(timeout 100 "$BIN/measure" "$BIN/sysphsc" -v --emit c -o "$BENCH/$1$2/generated" "$model" 2>"$BENCH/stages")
    equations=$("$BIN/sysphsc" --check "$model" 2>/dev/null | sed -n 's/.* \([0-9]*\) equations.*/\1/p')
    rm -rf "$BENCH/$1$2/generated"
    if [ -z "$measured" ]; then
        printf '%6d  no result: %s\n' "$2" "$(grep -v ' ms$' "$BENCH/stages" | head -n 1)"
        return 1
    fi
    awk -v n="$2" -v equations="$equations" -v measured="$measured" '
        / ms$/ { took[$2] = $3 }
        END { split(measured, m, " ")
              printf "%6d %9d %8.1f %9.1f %9.1f %9.1f %9.1f %9.1f %9.1f %9.1f\n", n, equations, took["read"], took["check"],
                     took["flatten"], took["units"], took["causalize"], took["write"], 1e3 * m[1], m[3] / 1024 }' "$BENCH/stages"
}

# The table of one kind of model.
scale() {
    kind=$1
    what=$2
    shift 2
    echo "The generator alone on $what (ms, MiB)"
    printf '%6s %9s %8s %9s %9s %9s %9s %9s %9s %9s\n' N equations read check flatten units causal write total memory
    : >"$BENCH/scaling"
    for n in "$@"; do
        measure_model "$kind" "$n" >"$BENCH/row" || break
        tee -a "$BENCH/scaling" <"$BENCH/row"
    done
    awk '$2 >= 1000 { k++; for (i = 3; i <= 10; i++) { x = log($2); y = log($i > 0 ? $i : 0.01)
                      sx[i] += x; sy[i] += y; sxx[i] += x * x; sxy[i] += x * y } }
         END { if (k < 2) exit
               printf "%6s %9s", "p", ""
               for (i = 3; i <= 10; i++)
                   printf " %" (i == 3 ? 8 : 9) ".2f", (k * sxy[i] - sx[i] * sy[i]) / (k * sxx[i] - sx[i] ^ 2)
               print "" }' "$BENCH/scaling"
}

scale chain 'chains of N masses' 10 30 100 300 1000 3000 10000
scale grid 'plates of N by N pieces' 10 30 100
scale cells 'ladders of N cells with diodes' 100 300 1000 3000 10000
scale pendulums 'N pendulums' 300 1000 3000
