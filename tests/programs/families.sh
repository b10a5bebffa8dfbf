#!/bin/sh
# What is equal is said once: listings of many equal parts are short, and written out they are what --unroll prints; the
# program shows the same, and of a part all lines one by one.
. tests/lib.sh
folder=$(fresh families)

# families NAME BLOCK OPTION...: the listings with families and those without say the same.
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

# Of one part: the lines of the long listing that name it, below their titles.
sed -n '/[^a-z0-9.]m17\.\|^ *m17\./p' "$folder/chain.unrolled/Run.causal.txt" | sed 's/  *$//' >"$folder/wanted"
"$folder/chain/Run" --equations m17 | sed '/^[^ ]/d; /^$/d' | sort >"$folder/found"
sort "$folder/wanted" >"$folder/wanted.sorted"
check 'chain: the lines of a part' diff "$folder/wanted.sorted" "$folder/found"
check 'chain: there are some' test "$(wc -l <"$folder/found")" -gt 10
expect 0 '^Continuous time$' "$folder/chain/Run" --equations=m17.v
expect 2 "no equation names 'm1001' \(--equations\)" "$folder/chain/Run" --equations m1001
expect 2 "'more' is not an option" "$folder/chain/Run" --equations m17 more

# The review sheet is as short.
check 'chain: a sheet' "$SYSPHSC" -q --emit review -o "$folder/chain" "$folder/chain/model.xmi"
check 'chain: its document has at most 0.5 MB' test "$(wc -c <"$folder/chain/Run.review.json")" -le 500000
expect 0 '^\[999,"s\{i\}\.binary\.motion","i = 2\.\.1000"\]$' jq -c '.equations[] | select(.id == "s2.binary.motion") |
    [.count, .members, .ranges]' "$folder/chain/Run.review.json"

# Parts of a thousand in a sum: the sum is a rule.
awk -f tests/tools/block.awk >"$folder/sum.xmi" <<'TEXT'
variable x[12] = 1
variable y
der(x) = -x
y = x[1] + x[2] + x[3] + x[4] + x[5] + x[6] + x[7] + x[8] + x[9] + x[10] + x[11] + x[12]
TEXT
check 'a sum' "$SYSPHSC" -q -b System --emit causal,exe -o "$folder/sum" "$folder/sum.xmi"
expect 0 '^  y := sum\(x\[k\], k = 1\.\.12\) ' "$folder/sum/System" --equations
expect 0 '^  der\(x\[i\]\) := -x\[i\] .*, i = 1\.\.12$' cat "$folder/sum/System.causal.txt"
finish
