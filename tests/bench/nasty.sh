#!/bin/sh
# Models with N elements that differ only in a literal or a name: CPU seconds and memory of the generator, the size of
# its output, CPU seconds of the C compiler and of a run; and the exponents p of each ~ N^p.
. tests/bench/lib.sh "$@"

# XMI from the text of one block in standard input.
block() {
    awk -f tests/tools/machine.awk -f tests/tools/block.awk
}

# N limits of the two states of one oscillator.
limits() {
    awk -v n="$1" 'BEGIN {
        print "variable x = 1\nvariable y = 0\nder(x) = y\nder(y) = -x"
        for (i = 1; i <= n; i++)
            print (i % 2 ? "x" : "y") " < " 1 + i / 1000 " + 1.0" }' | block
}

# N states, each with its own limit.
limits_of_states() {
    awk -v n="$1" 'BEGIN {
        for (i = 1; i <= n; i++)
            printf "variable x%d = %d\nder(x%d) = -x%d\nx%d < %g\n", i, i % 7, i, i, i, i + 0.5 }' | block
}

machines() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/machines.awk models/bouncing_ball/model.xmi
}

# states N LAW BEFORE JOINED AFTER: N states with LAW, in which # stands for the number; a variable is BEFORE, the
# states separated by JOINED, and AFTER.
states() {
    awk -v n="$1" -v law="$2" -v before="$3" -v joined="$4" -v after="$5" 'BEGIN {
        print "variable all"
        for (i = 1; i <= n; i++) {
            printf "variable x%d = %d\n", i, i * 37 % 101
            own = law
            gsub("#", i, own)
            print "der(x" i ") = " own
            all = all (i > 1 ? joined : "") "x" i
        }
        print "all = " before all after }' | block
}

maximum() {
    states "$1" '1 - x#' 'max({' ', ' '})'
}

maximum_of_laws() {
    states "$1" '#*0.01 - x#^2' 'max({' ', ' '})'
}

sum() {
    states "$1" '1 - x#' '' ' + ' ''
}

resistors() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/node.awk
}

# One array of N parts, connected by one equation in a loop (tests/sizes).
elements() {
    grep -vE '^(sizes|with) ' tests/sizes/chain.txt | sed "s/^integer n = .*/integer n = $1/" |
        awk -f tests/tools/drawing.awk
}

cells() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/cells.awk
}

bytes() {
    cat "$@" 2>/dev/null | wc -c
}

# generator FORMAT OPTIONS: the cost of writing this format.
generator() {
    "$BIN/measure" timeout 200 "$BIN/sysphsc" -q $2 --emit "$1" -o "$folder/generated" "$folder/model.xmi" 2>/dev/null
}

# measure_model KIND N BLOCK OPTIONS: the row for N elements. Cells are measured in the generator only; elements of
# arrays, of which there are millions, only at the start of a run.
measure_model() {
    folder=$BENCH/nasty
    rm -rf "$folder"
    mkdir -p "$folder/generated"
    "$1" "$2" >"$folder/model.xmi"
    name=$3
    generated=$(generator c "$4")
    [ -n "$generated" ] && [ -f "$folder/generated/$name.c" ] || return 1
    tables=$(bytes "$folder/generated/${name}_tables.c")
    checks=$(bytes "$folder/generated/${name}_checks.c")
    c=$(($(bytes "$folder/generated/"*.[ch]) - tables - checks))
    built= run=
    if [ "$1" != cells ]; then
        built=$(generator exe "$4")
        start=
        [ "$1" != elements ] || start='--stop 0'
        # shellcheck disable=SC2086
        run=$("$BIN/measure" timeout 100 "$folder/generated/$name" -q $start -o "$folder/result.csv" 2>/dev/null)
    fi
    echo "$2 $c $tables $checks $generated / $built / $run" | awk '{
        split($0, parts, "/")
        split(parts[1], g, " ")
        split(parts[2], b, " ")
        split(parts[3], r, " ")
        n = g[1]
        compile = b[2] == "" ? "-" : sprintf("%.2f", b[2] - g[6])
        run = r[2] == "" ? "-" : sprintf("%.3f", r[2])
        printf "%6d %9.2f %9.1f %10.1f %9.0f %9.0f %9.0f %9s %9s\n", n, g[6], g[7] / 1024, g[2] / 1e3, g[2] / n, g[3] / n,
               g[4] / n, compile, run }'
}

# table TITLE KIND BLOCK OPTIONS N...: the table of one kind.
table() {
    title=$1
    kind=$2
    name=$3
    options=$4
    shift 4
    echo "$title"
    printf '%6s %9s %9s %10s %9s %9s %9s %9s %9s\n' N generate memory C C tables checks compile run
    printf '%6s %9s %9s %10s %9s %9s %9s %9s %9s\n' '' s MiB kB B/N B/N B/N s s
    : >"$BENCH/scaling"
    for n in "$@"; do
        measure_model "$kind" "$n" "$name" "$options" >"$BENCH/row" || { echo "$n  no result"; break; }
        tee -a "$BENCH/scaling" <"$BENCH/row"
    done
    awk '{ k++; for (i = 2; i <= 9; i++) if ($i > 0) { m[i]++; x = log($1); y = log($i)
           sx[i] += x; sy[i] += y; sxx[i] += x * x; sxy[i] += x * y } }
         END { if (k < 2) exit
               printf "%6s", "p"
               for (i = 2; i <= 9; i++) {
                   slope = m[i] < k ? "-" : sprintf("%.2f", (k * sxy[i] - sx[i] * sy[i]) / (k * sxx[i] - sx[i] ^ 2))
                   printf " %" (i == 4 ? 10 : 9) "s", slope
               }
               print "" }' "$BENCH/scaling"
}

mkdir -p "$BENCH"
table 'N limits of two states' limits System '' 10 100 1000 4000
table 'N states with a limit each' limits_of_states System '' 10 100 1000 4000
table 'N elements of one array (run: the start)' elements System '-b System' 1000 10000 100000 1000000
table 'N state machines alike' machines BallTest '-b BouncingBall::BallTest' 10 100 1000 4000
table 'The greatest of N states of one block' maximum System '' 100 500 2000 8000
table 'The greatest of N states with laws that differ' maximum_of_laws System '' 100 500 2000
table 'The sum of N states of one block' sum System '' 500 2000 8000
table 'N resistors at one node' resistors Run '' 200 2000 20000
table 'Ladders of N cells with diodes' cells Run '' 1000 3000 10000
