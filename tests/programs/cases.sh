#!/bin/sh
# Many runs of one program: each row of a table of settings gives a row of results, equal to that of a single run.
# make: CONFIG=asan compiler
. tests/lib.sh
. tests/verified.sh
work=$(fresh cases)
. tests/cups.sh

check 'one row for each case, and names and units' test "$(grep -c '' <"$work/cups-out.csv")" -eq 402
check 'columns' grep -qx 'case,k,T,status,reason,end,steps,evaluations,jacobians,events' "$work/cups-out.csv"
check 'all are done' test "$(grep -c '^c[0-9]*,[^,]*,[^,]*,done,,100,' <"$work/cups-out.csv")" -eq 400
check 'no journal is left' test ! -e "$work/cups-out.csv.journal"
expect 0 '^System: 400 cases in .*cups-out.csv: 400 done$' "$cup" "$@" --cases "$work/cups.csv" -o "$work/cups-out.csv"
expect 0 '^  cases run  *400$' "$cup" "$@" --stats --cases "$work/cups.csv" -o "$work/cups-out.csv"

# ---- the same bytes ----
for jobs in 1 2 5; do
    check "$jobs processes" "$cup" -q "$@" --jobs $jobs --cases "$work/cups.csv" -o "$work/jobs.csv"
    check "$jobs processes: the same bytes" cmp "$work/cups-out.csv" "$work/jobs.csv"
    check "$jobs processes: the same record" cmp "$work/cups-out.json" "$work/jobs.json"
done
# A case equals the run with these settings; its trajectory can be kept by name or by outcome.
check 'trajectories are kept' "$cup" -q "$@" --keep c3,c17 --cases "$work/cups.csv" -o "$work/kept.csv"
check 'two of them' test "$(ls "$work/kept.d" | tr '\n' ' ')" = 'c17.csv c3.csv '
check 'the rows are the same' cmp "$work/cups-out.csv" "$work/kept.csv"
for case in c3 c17; do
    settings=$(sed -n "s/^$case,\([^,]*\),\([^,]*\),done.*/--set k=\1 --set T=\2/p" "$work/kept.csv")
    # shellcheck disable=SC2086
    check "$case runs alone" "$cup" -q "$@" $settings -o "$work/alone.csv"
    check "$case: the same trajectory" cmp "$work/alone.csv" "$work/kept.d/$case.csv"
done

# Requirements: verdicts and margins are those of a single run.
bed=$(program_of heated_bed_warmup)
printf 'bed.bedHeatCapacity.T,bed.bedHeatCapacity.heatCapacity,bed.convectionCoefficientBed.cnsnt\ndegC,kJ/K,\n20,0.385,0.55\n20,0.45,0.62\n,0.385,0.7\n' >"$work/bed.csv"
expect 4 '3 cases in .*: 1 done, 2 violated a requirement$' "$bed" --keep violated --cases "$work/bed.csv" -o "$work/bed-out.csv"
expect 0 '2 violated' "$bed" --requirements ignore --keep violated --cases "$work/bed.csv" -o "$work/bed-out.csv"
check 'units of the table' grep -qx ',degC,kJ/K,,,,s,,,,,,,K,,K,,' "$work/bed-out.csv"
check 'violated ones are kept' test "$(ls "$work/bed-out.d" | tr '\n' ' ')" = '2.csv 3.csv '
expect 4 '' "$bed" -q --set 'bed.bedHeatCapacity.T=20 degC' --set 'bed.bedHeatCapacity.heatCapacity=0.45 kJ/K' --set bed.convectionCoefficientBed.cnsnt=0.62 \
    --requirements "$work/alone-verdicts.csv" -o "$work/alone.csv"
check 'the same trajectory with units' cmp "$work/alone.csv" "$work/bed-out.d/2.csv"
margins() { python3 -c 'import csv, sys
print([row["margin"] for row in csv.DictReader(open(sys.argv[1])) if row["margin"]])' "$1"; }
columns() { python3 -c 'import csv, sys
rows = list(csv.DictReader(open(sys.argv[1])))
print([value for name, value in rows[int(sys.argv[2])].items() if name.startswith("margin(")])' "$1" "$2"; }
check 'the same margins' test "$(margins "$work/alone-verdicts.csv")" = "$(columns "$work/bed-out.csv" 2)"

# All models: the second of two cases in one process equals a single run.
printf 'case\none\ntwo\n' >"$work/two.csv"
for model in $MODELS; do
    check "$model: two cases" "$(program_of "$model")" -q --jobs 1 --keep two --requirements ignore --cases "$work/two.csv" -o "$work/two-out.csv"
    check "$model: the second case is the run alone" cmp "$BUILT/$model/result.csv" "$work/two-out.d/two.csv"
done

# Figures are those of a single run, and of the closed form.
check 'figures' "$cup" -q "$@" --figures 'final(T), at(T, 50)' --figures 'first(T < 50)' --cases "$work/cups.csv" -o "$work/figures.csv"
check 'their columns' sh -c 'head -n 1 "$1" | grep -q "events,final(T),\"at(T, 50)\",first(T < 50)\$"' sh "$work/figures.csv"
check 'closed forms' awk -F, 'NR > 2 { wanted = 20 + ($3 - 20)*exp(-100*$2); off = ($11 - wanted)/wanted
    if (off*off > 1e-10) { print; exit 1 } }' "$work/figures.csv"
settings=$(sed -n 's/^c5,\([^,]*\),\([^,]*\),done.*/--set k=\1 --set T=\2/p' "$work/figures.csv")
# shellcheck disable=SC2086
check 'a run alone with figures' "$cup" -q "$@" $settings --figures 'final(T), at(T, 50)' --figures 'first(T < 50)' --record "$work/alone.json" -o "$work/alone.csv"
check 'the same figures' test "$(jq -r '[.asked[].value] | map(tostring) | join(",")' "$work/alone.json" | sed 's/null//g')" = \
    "$(sed -n 's/^c5,\([^,]*,\)\{9\}//p' "$work/figures.csv")"
check 'figures in the statistics' jq -e '[.. | objects | select(.name? == "final(T)" and has("mean"))] | length == 1' "$work/figures.json"

# Names that spreadsheets would evaluate as formulas, or that are not possible as file names.
printf 'case,k\n=1+1,0.01\n../a b,0.02\n"x,y",0.03\n' >"$work/odd.csv"
check 'odd names' "$cup" -q "$@" --keep done --cases "$work/odd.csv" -o "$work/odd-out.csv"
check 'no formula' grep -q "^'=1+1,0.01,done," "$work/odd-out.csv"
check 'a name with a comma' grep -q '^"x,y",0.03,done,' "$work/odd-out.csv"
check 'names of files' test "$(ls "$work/odd-out.d" | sort | tr '\n' ' ')" = '%2E.%2Fa%20b.csv %3D1%2B1.csv x%2Cy.csv '

# ---- cases that fail ----
printf 'case,k,mode\ngood,0.01,2\nword,fast,2\nshort,0.01\nhuge,1e308,1\nempty,,\n' >"$work/bad.csv"
expect 1 '5 cases in .*: 2 done, 1 failed, 2 refused$' "$cup" "$@" --cases "$work/bad.csv" -o "$work/bad-out.csv"
check 'a word for a number' grep -q "^word,fast,2,refused,not a number: 'fast' for k (.*bad.csv:3) \[R03\],,,,,\$" "$work/bad-out.csv"
check 'a field that is missing' grep -q '^short,0.01,,refused,.*2 fields where the header has 3 (.*bad.csv:4) \[R78\]' "$work/bad-out.csv"
check 'a run that fails' grep -q '^huge,1e308,1,failed,".*\[R[0-9]*\]",\|^huge,1e308,1,failed,.*\[R[0-9]*\],' "$work/bad-out.csv"
check 'an empty field is the value of the model' grep -q '^empty,,,done,,100,' "$work/bad-out.csv"
check 'statistics of the two that ran, with the value of the empty field' jq -e '[.distributions[] | select(.kind == "parameter") |
    {name, count, missing, least, greatest}] == [
    {name: "k", count: 2, missing: 0, least: 0.01, greatest: 0.01}, {name: "mode", count: 2, missing: 0, least: 1, greatest: 2}]' \
    "$work/bad-out.json"
check 'the others go on' grep -q '^good,0.01,2,done,,100,' "$work/bad-out.csv"

# ---- inputs ----
make_text driven <<'END'
input Real u
variable x = 1
der(x) = u.rSig - x
END
printf 'time,u.rSig\n0,1\n1,3\n' >"$work/rise.csv"
printf 'time,u.rSig\n0,2\n1,0\n' >"$work/fall.csv"
printf 'case,@input,@note,x\na,%s,first,1\nb,%s,second,2\nc,%s,third,2\nd,none.csv,fourth,2\n' \
    "$work/rise.csv" "$work/fall.csv" "$work/rise.csv" >"$work/inputs.csv"
expect 1 '' "$work/driven/System" -q --stop 1 --keep b --cases "$work/inputs.csv" -o "$work/inputs-out.csv"
check 'a note is copied' grep -q 'fall.csv,second,2,done,' "$work/inputs-out.csv"
check 'an input that is not there' grep -q '^d,none.csv,fourth,2,failed,cannot read none.csv: ' "$work/inputs-out.csv"
check 'the input alone' "$work/driven/System" -q --stop 1 --input "$work/fall.csv" --set x=2 -o "$work/alone.csv"
check 'the same with an input' cmp "$work/alone.csv" "$work/inputs-out.d/b.csv"
check 'a state is saved' "$work/driven/System" -q --stop 1 --input "$work/rise.csv" --save-state "$work/state" -o "$work/alone.csv"
printf '@restart,@input\n%s,%s\n%s,%s\n' "$work/state" "$work/rise.csv" "$work/state" "$work/fall.csv" >"$work/restarts.csv"
check 'cases go on' "$work/driven/System" -q --stop 2 --keep 2 --cases "$work/restarts.csv" -o "$work/restarts-out.csv"
check 'one goes on alone' "$work/driven/System" -q --stop 2 --restart "$work/state" --input "$work/fall.csv" -o "$work/alone.csv"
check 'the same as one that goes on' cmp "$work/alone.csv" "$work/restarts-out.d/2.csv"

# Files named in the table are part of it.
for shard in 1 2; do
    check "shard $shard with inputs" "$work/driven/System" -q --stop 1 --shard $shard/2 --cases "$work/inputs.csv" -o "$work/s.csv"
done
check 'shards with inputs merge' sh -c '"$@"; test $? -eq 1' sh "$work/driven/System" -q --merge "$work/s-out.csv" "$work/s.1-of-2.csv" "$work/s.2-of-2.csv"
cp "$work/rise.csv" "$work/rise.before"
printf '2,4\n' >>"$work/rise.csv"
check 'a shard with another input' "$work/driven/System" -q --stop 1 --shard 2/2 --cases "$work/inputs.csv" -o "$work/s.csv"
expect 2 'of other tables of cases' "$work/driven/System" --merge "$work/s-out.csv" "$work/s.1-of-2.csv" "$work/s.2-of-2.csv"
mv "$work/rise.before" "$work/rise.csv"

# ---- structures ----
check 'the rod compiles' $SMALL --variants rod.n=5,8,30.. -o "$work/rod" models/heated_rod/model.xmi
rod=$work/rod/RodExperiment
printf 'case,rod.n,rod.T[5]\nfive,5,300\neight,8,310\nforty,40,305\nseven,7,300\ntwo,5,\n' >"$work/rods.csv"
expect 1 '5 cases in .*: 4 done, 1 refused$' "$rod" --stop 100 --keep eight,forty --cases "$work/rods.csv" -o "$work/rods-out.csv"
check 'a structure that is not compiled in' grep -q "^seven,7,300,refused,the program has no variant for 'rod.n=7' (.*rods.csv:5) \[R63\]" "$work/rods-out.csv"
for n in 8:eight:310 40:forty:305; do
    size=${n%%:*} name=${n#*:}
    check "$size volumes alone" "$rod" -q --stop 100 --set "rod.n=$size" --set "rod.T[5]=${name#*:}" -o "$work/alone.csv"
    check "$size volumes: the same" cmp "$work/alone.csv" "$work/rods-out.d/${name%%:*}.csv"
done

# ---- wrong tables and options ----
refused() { # REGEX TABLE OPTION...
    pattern=$1
    printf '%b' "$2" >"$work/wrong.csv"
    shift 2
    expect 2 "$pattern" "$cup" -q --stop 1 --cases "$work/wrong.csv" -o "$work/wrong-out.csv" "$@"
    check 'nothing is left' test ! -e "$work/wrong-out.csv" -a ! -e "$work/wrong-out.csv.journal"
}
refused "no such variable: 'kk' .*wrong.csv:1. \[R05\]" 'kk\n1\n'
refused "did you mean 'mode'" 'mod\n1\n'
refused "hot.* \[R0[0-9]\]" 'hot\n1\n'
refused 'two columns of one name: k .*wrong.csv:1. \[R78\]' 'k,k\n1,1\n'
refused "a column 'case' behind others" 'k,case\n1,a\n'
refused 'two cases with the same name: a .*wrong.csv:4.' 'case,k\na,1\nb,1\na,1\n'
refused 'the other one is in line 2' 'case,k\na,1\nb,1\na,1\n'
refused 'a case without a name .*wrong.csv:3.' 'case,k\na,1\n,1\n'
refused 'no case .*wrong.csv.' 'case,k\n'
refused 'no case .*wrong.csv.' 'case,k\n,1\n\n'
refused 'no header' ''
refused 'fields that are separated by semicolons' 'k;T\n1;2\n'
refused "the unit does not fit.*'degC' of 'k'" 'case,k\n,degC\na,1\n'
refused "a column '@input', but the model has no inputs" 'k,@input\n1,a.csv\n'
refused 'fewer cases than shards: 1 cases for 2 shards' 'k\n1\n' --shard 1/2
refused "no shard 3 of 2" 'k\n1\n' --shard 3/2
refused "takes K/N, as 3/10, or auto, not '0/2'" 'k\n1\n' --shard 0/2
refused "takes K/N, as 3/10, or auto, not 'x'" 'k\n1\n' --shard x
refused 'neither Slurm nor Open MPI nor PMI' 'k\n1\n' --shard auto
refused "jobs takes a number from 1 to 1024, not '0'" 'k\n1\n' --jobs 0
refused "no case is named 'c9'" 'k\n1\n' --keep c9
refused 'cannot be combined with --plot' 'k\n1\n' --plot "$work/p.svg"
refused 'cannot be combined with --record' 'k\n1\n' --record "$work/r.json"
refused 'cannot be combined with --check-tolerance' 'k\n1\n' --check-tolerance
refused "'extra' is not an option" 'k\n1\n' extra
expect 2 "takes a file that ends in .csv, not '-'" "$cup" --cases "$work/cups.csv" -o -
expect 2 'need --cases' "$cup" --jobs 2
expect 2 "takes a file that ends in .csv, not '.*/.csv'" "$cup" --cases "$work/cups.csv" -o "$work/.csv"
cp "$work/cups.csv" "$work/own.csv"
expect 2 "would overwrite '.*own.csv', an input of the run" "$cup" --cases "$work/own.csv" -o "$work/own.csv"
check 'the table is as it was' cmp "$work/cups.csv" "$work/own.csv"
mkdir -p "$work/folder.csv"
expect 3 'cannot write .*folder.csv: Is a directory' "$cup" --cases "$work/cups.csv" -o "$work/folder.csv"
printf 'case,k\n%0300d,0.01\n' 1 >"$work/long.csv"
expect 2 'a name of a case that is longer than 254 bytes' "$cup" --cases "$work/long.csv" -o "$work/long-out.csv"
printf 'case,k\n%0250d,0.01\n%0249d2,0.01\n' 1 1 >"$work/long.csv"
check 'long names' "$cup" -q --stop 1 --keep done --cases "$work/long.csv" -o "$work/long-out.csv"
check 'their files' test "$(ls "$work/long-out.d" | wc -l)" -eq 2
printf 'k\nnan\n0.01\n' >"$work/first.csv"
expect 1 '2 cases in .*: 1 done, 1 refused' "$cup" --stop 1 --cases "$work/first.csv" -o "$work/first-out.csv"
printf 'k,T\n,\n0.01,90\n' >"$work/first.csv"
expect 0 '2 cases in .*: 2 done' "$cup" --stop 1 --cases "$work/first.csv" -o "$work/first-out.csv"
printf 'case,k\na,0.01\nb,0.01\n' >"$work/anew.csv"
check 'a study with trajectories' "$cup" -q --stop 1 --keep done --cases "$work/anew.csv" -o "$work/anew-out.csv"
check 'its envelope' test -s "$work/anew-out.envelope.csv"
check 'the study anew without' "$cup" -q --stop 2 --cases "$work/anew.csv" -o "$work/anew-out.csv"
check 'nothing of the former is left' test ! -e "$work/anew-out.envelope.csv" -a -z "$(ls "$work/anew-out.d")"
printf 'case,@design,k\na,latin:1:2000000000,0.01\nb,latin:1:1,0.02\n' >"$work/design.csv"
check 'a replication that cannot be' sh -c 'ulimit -v 4000000; exec "$@"' sh "$cup" -q --stop 1 --cases "$work/design.csv" \
    -o "$work/design-out.csv"
check 'is no design' jq -e '.replications == 1 and .design == "none"' "$work/design-out.json"
printf 'case,@design,k\na,saltelli:1:1:A,1\nb,saltelli:1:1:B,2\nc,saltelli:1:1:k,2\nd,saltelli:1:1:gone,1\n' >"$work/design.csv"
check 'a part of a parameter that is not there' "$cup" -q --stop 1 --cases "$work/design.csv" -o "$work/design-out.csv"
check 'is no row A' jq -e '.cases.representing == 2' "$work/design-out.json"
expect 3 'cannot read .*none.csv' "$cup" --cases "$work/none.csv" -o "$work/x.csv"
expect 3 'a file, which this is not' "$cup" --cases /dev/null -o "$work/x.csv"
expect 3 'cannot write' "$cup" -q "$@" --cases "$work/cups.csv" -o "$work/none/x.csv"
expect 3 'no process for cases: Too many open files .R80.' sh -c 'ulimit -n 6; exec "$@"' sh "$cup" -q --cases "$work/cups.csv" -o "$work/x.csv"
expect 3 'cannot write .*full.csv.journal: File too large' sh -c 'trap "" XFSZ; ulimit -f 8; exec "$@"' sh \
    "$cup" -q "$@" --cases "$work/cups.csv" -o "$work/full.csv"
check 'a full disk leaves no table' test ! -e "$work/full.csv"
check 'what is there is gone on with' "$cup" -q "$@" --resume --cases "$work/cups.csv" -o "$work/full.csv"
check 'the same after a full disk' cmp "$work/cups-out.csv" "$work/full.csv"
ln -s /dev/full "$work/page.html"
expect 3 'cannot write .*page.html: No space left on device' "$cup" --stop 1 --cases "$work/first.csv" -o "$work/page.csv"
check 'no table is told of that was not written' sh -c '! "$1" --stop 1 --cases "$2/first.csv" -o "$2/page.csv" 2>&1 | grep "2 done"' \
    sh "$cup" "$work"

# Under the sanitizers: a process with all kinds of cases, and the merging of rows.
# shellcheck disable=SC2086
folder=$work/cup
check 'a program with sanitizers compiles' "${CC:-cc}" -std=gnu11 $SANITIZE ${FAST_LINKER-} -I"$folder/runtime" -o "$work/checked" \
    "$folder"/*.c "$OUT/asan/lib/runtime-asan.a" $LIBRARIES
checked=$work/checked
head -n 42 "$work/cups.csv" >"$work/forty.csv"
check 'cases under the sanitizers' "$checked" -q "$@" --jobs 2 --keep c3,failed --cases "$work/forty.csv" -o "$work/forty-out.csv"
check 'the same under the sanitizers' sh -c 'head -n 42 "$1" | cmp - "$2"' sh "$work/cups-out.csv" "$work/forty-out.csv"
expect 1 '2 done, 1 failed, 2 refused' "$checked" "$@" --keep failed --cases "$work/bad.csv" -o "$work/bad-out.csv"

# Programs without the part do not contain it.
check 'the core compiles' "$SYSPHSC" -q --parts core --stop 600 -o "$work/core" models/smallest.xmi
expect 2 "needs 'cases' \[R74\]" "$work/core/Cup" --cases "$work/cups.csv"
expect 2 "needs 'cases' \[R74\]" "$work/core/Cup" --merge "$work/cups.csv" "$work/cups.csv"

finish
