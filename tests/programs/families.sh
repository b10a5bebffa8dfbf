#!/bin/sh
# Equal lines are shown once: listings of many equal parts are short; expanded, they equal the output of --unroll. The
# program shows the same, and for a single part all lines.
. tests/lib.sh
folder=$(fresh families)

# families NAME BLOCK OPTION...: the listings with families and those without have the same contents.
families() {
    name=$1 block=$2
    shift 2
    levels=physical,constraint,causal,discretized
    check "$name is compiled" "$SYSPHSC" -q --emit $levels,c,exe -o "$folder/$name" "$@"
    check "$name is compiled, unrolled" "$SYSPHSC" -q --unroll --emit $levels -o "$folder/$name.unrolled" "$@"
    for level in constraint causal discretized; do
        case $level in constraint) continues='        ' ;; *) continues='      ' ;; esac
        for there in "$name" "$name.unrolled"; do
            python3 tests/tools/unroll.py "$folder/$there/$block.$level.txt" "$continues" sorted >"$folder/$there.$level"
        done
        check "$name: $level, written out" diff "$folder/$name.$level" "$folder/$name.unrolled.$level"
    done
    check "$name: the program shows the same" sh -c '"$1" --equations | diff - "$2"' sh "$folder/$name/$block" \
        "$folder/$name/$block.causal.txt"
}

mkdir -p "$folder/chain"
awk -v n=1000 -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$folder/chain/model.xmi"
families chain Run "$folder/chain/model.xmi"
for level in physical constraint causal discretized; do
    check "chain: $level in at most 200 lines" test "$(wc -l <"$folder/chain/Run.$level.txt")" -le 200
done
check 'chain: unrolled it is long' test "$(wc -l <"$folder/chain.unrolled/Run.causal.txt")" -gt 30000
families rod RodExperiment models/heated_rod/model.xmi
families train RotationalTrainExperiment models/rotational_train/model.xmi

# A single part: the lines of the long listing that name it, below their titles.
sed -n '/[^a-z0-9.]m17\.\|^ *m17\./p' "$folder/chain.unrolled/Run.causal.txt" | sed 's/  *$//' >"$folder/wanted"
"$folder/chain/Run" --equations m17 | sed '/^[^ ]/d; /^$/d' | sort >"$folder/found"
sort "$folder/wanted" >"$folder/wanted.sorted"
check 'chain: the lines of a part' diff "$folder/wanted.sorted" "$folder/found"
check 'chain: there are some' test "$(wc -l <"$folder/found")" -gt 10
expect 0 '^Continuous time$' "$folder/chain/Run" --equations=m17.v
expect 2 "no equation names 'm1001' \(--equations\)" "$folder/chain/Run" --equations m1001
expect 2 "'more' is not an option" "$folder/chain/Run" --equations m17 more

# The review sheet is short too.
check 'chain: a sheet' "$SYSPHSC" -q --emit review -o "$folder/chain" "$folder/chain/model.xmi"
check 'chain: its document has at most 0.5 MB' test "$(wc -c <"$folder/chain/Run.review.json")" -le 500000
expect 0 '^\[999,"s\{i\}\.binary\.motion","i = 2\.\.1000"\]$' jq -c '.equations[] | select(.id == "s2.binary.motion") |
    [.count, .members, .ranges]' "$folder/chain/Run.review.json"

# A sum over a thousand parts is printed as a rule.
awk -f tests/tools/block.awk >"$folder/sum.xmi" <<'TEXT'
variable x[12] = 1
variable y
der(x) = -x
y = x[1] + x[2] + x[3] + x[4] + x[5] + x[6] + x[7] + x[8] + x[9] + x[10] + x[11] + x[12]
TEXT
check 'a sum' "$SYSPHSC" -q -b System --emit causal,exe -o "$folder/sum" "$folder/sum.xmi"
expect 0 '^  y := sum\(x\[k\], k = 1\.\.12\) ' "$folder/sum/System" --equations
expect 0 '^  der\(x\[i\]\) := -x\[i\] .*, i = 1\.\.12$' cat "$folder/sum/System.causal.txt"

# Many parts at one node: each is shown in the same way.
star() {
    awk -v n="$1" -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/node.awk >"$folder/star_$1.xmi"
    check "star of $1" $SMALL $2 -o "$folder/star_$1$2" "$folder/star_$1.xmi"
    "$folder/star_$1$2/Run" --list >"$folder/star_$1$2.list"
}
star 300
star 300 --unroll
check 'star: the same variables' diff "$folder/star_300.list" "$folder/star_300--unroll.list"
check 'star: resistors are among them' test "$(grep -c '^r[0-9]*\.p\.v .* alias ' "$folder/star_300.list")" -ge 299
check 'star: at most 60 bytes of tables for each' test "$(wc -c <"$folder/star_300/Run_tables.c")" -le 18000

# The greatest and least of many variables, named one by one: the values of pairs are computed once, in loops.
extremes() {
    awk -v n="$1" 'BEGIN {
        print "variable most\nvariable least\nvariable top\nvariable bottom"
        for (i = 1; i <= n; i++) {
            printf "variable x%d = %d\nder(x%d) = %g - x%d\n", i, i*37 % 101, i, i*53 % 97, i
            all = all (i > 1 ? ", " : "") "x" i
        }
        printf "most = max({%s})\nleast = min({%s})\n", all, all
        printf "top = noEvent(max({%s}))\nbottom = noEvent(min({%s}))\n", all, all }' |
        awk -f tests/tools/block.awk >"$folder/extremes_$1.xmi"
    check "$1 values" $SMALL -b System -o "$folder/extremes_$1" "$folder/extremes_$1.xmi"
    run=$folder/extremes_$1/System
    "$run" -q --stop 3 --variables most --variables least --variables top --variables bottom -o "$folder/extremes.csv"
    check "$1 values: the greatest and the least" awk -F, '
        NR > 1 { if (($2 - $4)^2 + ($3 - $5)^2 > 1e-20) exit 1; changes += $2 != last; last = $2 }
        END { if (changes < 100) exit 1 }' "$folder/extremes.csv"
    check "$1 values: verified" "$run" -q --stop 3 --verify -o "$folder/verified.csv"
    "$run" -q --stop 3 --events "$folder/extremes_$1.log" -o "$folder/verified.csv"
    check "$1 values: events between two of them" grep -q 'max(rule[0-9]*)\[[0-9]*\] > max(rule[0-9]*)\[[0-9]*\] becomes' \
        "$folder/extremes_$1.log"
}
extremes 77
check 'extremes: loops over pairs' grep -q '^    for (int i = ' "$folder/extremes_77/System.c"
check 'extremes: at most 40 kB of C' test "$(wc -c <"$folder/extremes_77/System.c")" -le 40000
check 'extremes: hidden variables are in no list' sh -c '! "$1" --list | grep -q "max("' sh "$folder/extremes_77/System"

# Statements that differ only in literals become a loop over a table of these, for single variables and for arrays.
alike() {
    awk -v each="$2" 'BEGIN {
        if (each == "[#]")
            print "variable x[20] = 1\nvariable y[20]\ndiscrete z[20] = 0 every 0.1"
        for (i = 1; i <= 20; i++) {
            name = each
            gsub("#", i, name)
            if (each != "[#]")
                printf "variable x%s = %g\nvariable y%s\ndiscrete z%s = 0 every 0.1\n", name, 1 - i/50, name, name
            law = "der(x@) = A - (B)*x@\nx@ < C\ny@ = if x@ > D then C*x@/E else max(x@, D)\nz@ = (B)*x@ - D"
            gsub("@", name, law)
            gsub("A", i*i/10, law)
            gsub("B", i % 11 - 3, law)
            gsub("C", i/20 + 1.5, law)
            gsub("D", i/30, law)
            gsub("E", i % 3 + 1, law)
            print law
        } }' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/$1.xmi"
    for unrolled in '' --unroll; do
        run=$folder/$1$unrolled
        check "$1: compiled $unrolled" $SMALL $unrolled -b System -o "$run" "$folder/$1.xmi"
        "$run/System" -q --stop 0.5 --solver rk4 --step 0.001 --events "$run.log" -o "$run.csv"
        "$run/System" -q --stop 0.5 --verify -o "$run.verified.csv" >"$run.verdicts"
    done
    for result in log csv verdicts; do
        check "$1: the same $result" cmp "$folder/$1.$result" "$folder/$1--unroll.$result"
        check "$1: there is a $result" test -s "$folder/$1.$result"
    done
    check "$1: loops with literals" test "$(grep -c '_numbers\[i.*\]' "$folder/$1/System.c")" -ge 4
    check "$1: less than half of the C" test "$(wc -c <"$folder/$1/System.c")" -lt $(($(wc -c <"$folder/$1--unroll/System.c") / 2))
}
alike one_by_one '#'
alike elements '[#]'

# Similar rows of event tables are filled in by loops, next to single rows; expanded, they are the same.
# filled NAME BLOCK TABLE...: the program of $folder/NAME.xmi has such loops for these tables.
filled() {
    name=$1 block=$2
    shift 2
    for unrolled in '' --unroll; do
        run=$folder/$name$unrolled
        check "$name: compiled $unrolled" $SMALL $unrolled -b "$block" -o "$run" "$folder/$name.xmi"
        "$run/$block" -q --stop 0.6 --events "$run.log" -o "$run.csv"
        "$run/$block" -q --stop 0.6 --verify -o "$run.verified.csv" >"$run.verdicts"
    done
    for result in log csv verdicts; do
        check "$name: the same $result" cmp "$folder/$name.$result" "$folder/$name--unroll.$result"
        check "$name: there is a $result" test -s "$folder/$name.$result"
    done
    check "$name: tables without warnings" sh -c 'cd "$1" && cc -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
        -Wsign-conversion -Wcast-qual -Werror -iquote . -fsyntax-only "$2"' sh "$folder/$name" "${block}_tables.c"
    for table in "$@"; do
        check "$name: loops fill $table" grep -q "^ *$table\[[0-9 *]*k.*\] = (Model" "$folder/$name/${block}_tables.c"
    done
}
for n in 120 240; do
    awk -v n=$n -v libraries="$PWD/libraries" -f tests/bench/machines.awk models/bouncing_ball/model.xmi >"$folder/balls_$n.xmi"
done
filled balls_120 BallTest branches discretes resets actions
check '240 machines' "$SYSPHSC" -q -b BallTest --emit c -o "$folder/balls_240" "$folder/balls_240.xmi"
for file in BallTest.c BallTest_tables.c BallTest_checks.c; do
    check "balls: $file is not longer for 240" test "$(wc -c <"$folder/balls_240/$file")" -le \
        $(($(wc -c <"$folder/balls_120/$file") + 200))
done
awk -v kind=ball -v n=120 -v restitution=0.7 -f tests/bench/switching.awk >"$folder/ball.txt"
awk -v name=ball -v libraries="$PWD/libraries" -f tests/ivp/model.awk "$folder/ball.txt" >"$folder/ball.xmi"
filled ball Run branches actions
check 'ball: lines in the drawing advance' grep -q 'series_text(a, "ball.xmi:%d", [0-9]* \* k' "$folder/ball/Run_tables.c"
awk -f tests/tools/block.awk >"$folder/beside.xmi" <<'TEXT'
variable x[130] = 1
variable y = 0
variable z = 2
discrete n[130] = 0 every 0.1
der(y) = if y > 0.3 then 1 else 2
for k in 1:130 loop der(x[k]) = if x[k] > 0.5 then -k/50 else -0.1; n[k] = if x[k] > 0.8 then k else pre(n[k]); end for
der(z) = if z > 1.7 then -1 else y - 1
TEXT
filled beside System branches discretes
awk -f tests/tools/block.awk >"$folder/grid.xmi" <<'TEXT'
variable x[12,15] = 1
for k in 1:12 loop for l in 1:15 loop der(x[k,l]) = if x[k,l] > 0.5 then -k/50 - l else -0.1; end for; end for
TEXT
filled grid System branches
check 'beside: six rows stand alone' test "$(grep -c '{.text = "' "$folder/beside/System_tables.c")" -eq 6
finish
