#!/bin/sh
# Statistics of many runs: compared with SciPy; the same bytes each time; readable data; and a well-formed page, checked
# in a browser at three widths and printed.
# make: out/bin/study
. tests/lib.sh
work=$(fresh studies)
study=$OUT/bin/study
random=1 latin=2 sobol=3 grid=5

# statistics TABLE DESIGN REPLICATIONS NAME [TRAJECTORY]...
statistics() {
    table=$1 design=$2 count=$3 name=$4
    shift 4
    "$study" "$table" "$design" "$count" "$work/$name" "$@" >"$work/$name.txt"
}

check 'a table' python3 tests/tools/study.py table 4000 4 "$work/table.csv"
for k in 1 2 3 4; do
    awk -v k=$k 'BEGIN {
        print "time,T,mode"
        print "s,K,1"
        for (i = 0; i <= (k == 3 ? 60 : 100); i++) {
            print i/10 "," 300 + k*exp(-i/30)*sin(i/5) "," (i > 10*k)
            if (i == 10*k)
                print i/10 "," 300 + k*exp(-i/30)*sin(i/5) ",1"
        }
    }' >"$work/run$k.csv"
done
check 'a study' statistics "$work/table.csv" $random 1 first "$work"/run?.csv
check 'the same as by SciPy' python3 tests/tools/study.py compare "$work/table.csv" "$work/first.json"
check 'the study again' statistics "$work/table.csv" $random 1 again "$work"/run?.csv
for ending in txt csv json html envelope.csv; do
    check "the same bytes: $ending" cmp "$work/first.$ending" "$work/again.$ending"
done
check 'no file is left half written' test ! -e "$work/first.envelope.csv.part"
check 'six columns in each row' sh -c '! grep -v "^[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*\$" "$1"' sh "$work/first.csv"
check 'as many rows as times' test "$(wc -l <"$work/first.envelope.csv")" -eq 102

# Tables without cases or results, and with a single case, for all designs.
head -n 1 "$work/table.csv" >"$work/empty.csv"
grep '^case,\|^[^,]*,[23],' "$work/table.csv" >"$work/failed.csv"
head -n 2 "$work/table.csv" >"$work/single.csv"
for name in empty failed single; do
    check "$name" statistics "$work/$name.csv" $random 1 "$name"
done
check 'a Latin hypercube' statistics "$work/table.csv" $latin 4 latin
check 'one Sobol sequence' statistics "$work/table.csv" $sobol 1 sobol
check 'a grid' statistics "$work/table.csv" $grid 1 grid
expect 0 'R1 Warm-up .* none: not a random sample$' cat "$work/grid.txt"
expect 0 'R1 Warm-up .* none: needs replications$' cat "$work/sobol.txt"
expect 0 'R1 Warm-up +[0-9,]+ of [0-9,]+ +0\.[0-9]+ +0\.[0-9]+ to 0\.[0-9]+$' cat "$work/latin.txt"
expect 0 '^random sample, seed 7$' cat "$work/empty.txt"
for page in first latin sobol grid empty failed single; do
    check "$page: the page is well-formed" xmllint --noout "$work/$page.html"
    check "$page: JSON" jq -e .design "$work/$page.json"
    check "$page: no request leads out" sh -c '! grep -E "(src|href)=\"[^#]" "$1"' sh "$work/$page.html"
    check "$page: no number is missing" sh -c '! grep -wE "nan|inf" "$1"' sh "$work/$page.html"
done
check 'no word breaks, and no picture is bright in the dark' python3 tests/tools/looks.py "$work/first.html" "$work/single.html"
expect 0 '<text class="up" x="[0-9.]*" y="19.00">cases</text>' cat "$work/first.html"
expect 0 '<text class="up" x="[0-9.]*" y="19.00">margin of R1 Warm-up / [a-zA-Z]+</text>' cat "$work/first.html"
expect 0 '<path class="points[ a-z]*" d="M' cat "$work/first.html"
check 'nothing is wrong in a browser' python3 tests/tools/browser.py "$work/first.html" "$work/latin.html" "$work/single.html"

# Bad trajectories.
echo 'x,y' >"$work/bad.csv"
expect 2 'error: the result file has no header that begins with time: x \(.*bad.csv:1\) \[R90\]' \
    "$study" "$work/table.csv" $random 1 "$work/none" "$work/bad.csv"
check 'no envelopes of them' test ! -e "$work/none.envelope.csv"
finish
