#!/bin/sh
# The plain call, PROGRAM [OPTION]... PARAMETERS RESULTS: parameters in all forms, numbers by order and by name, runs
# that fail, requests of Dakota that must be rejected, and results that are complete or missing.
. tests/lib.sh
. tests/verified.sh
work=$(fresh calls)

make_text cup <<'END'
constant k = 0.01
constant mode = 1
constant room = 20
variable T = 80
variable y
der(T) = -k*(T - room)
y = 1/(T - 100)
END
cup=$work/cup/System
set -- --stop 100 --figures 'final(T), max(T)'
r=$work/r.out

# called WANTED OPTION... PARAMETERS: calls the program; WANTED: the lines of the results, with \n between them.
called() {
    wanted=$1
    shift
    printf "$wanted" >"$work/wanted"
    rm -f "$r"
    check 'a call' "$cup" "$@" "$r"
    check 'its results' diff "$work/wanted" "$r"
    check 'nothing else is left' test ! -e "$r.part"
}

# ---- forms of parameters ----
printf 'k = 0.02  # faster\n\nT=353.15 K\n' | sed 's/353.15 K/80/' >"$work/plain.in"
check 'a run alone' "$cup" -q --stop 100 --set k=0.02 -o "$work/alone.csv"
last=$(tail -n 1 "$work/alone.csv" | cut -d, -f2)
check 'by closed form' awk -v T="$last" 'BEGIN { d = T - 20 - 60*exp(-2); exit !(d*d < 1e-8) }'
called "$last final(T)\n80 max(T)\n" "$@" "$work/plain.in"
cat >"$work/dakota.in" <<'END'
                                          2 variables
                      2.000000000000000e-02 k
                                          1 mode
                                          2 functions
                                          1 ASV_1:end
                                          1 ASV_2:greatest
                                          1 derivative_variables
                                          1 DVV_1:k
                                          1 analysis_components
                              a file to read AC_1:driver
                                        3:7 eval_id
                                          0 metadata
END
called "$last end\n80 greatest\n" "$@" "$work/dakota.in"
cat >"$work/aprepro.in" <<'END'
                    { DAKOTA_VARS     =                      2 }
                    { k =  2.000000000000000e-02 }
                    { mode = "1" }
                    { DAKOTA_FNS      =                      2 }
                    { ASV_1:end =                      1 }
                    { ASV_2:greatest =                      1 }
                    { DAKOTA_DER_VARS =                      1 }
                    { DVV_1:k =                      1 }
                    { DAKOTA_AN_COMPS =                      1 }
                    { AC_1:driver = "a file = to read" }
                    { DAKOTA_EVAL_ID  =                    3:7 }
                    { DAKOTA_METADATA =                      0 }
END
called "$last end\n80 greatest\n" "$@" "$work/aprepro.in"
sed 's/$/\r/' "$work/dakota.in" >"$work/lines.in"
called "$last end\n80 greatest\n" "$@" "$work/lines.in"
printf '%s\n' '1 variables' '0.02 per second k' '1 functions' '1 ASV_1:f' >"$work/unit.in"
expect 2 "the unit does not fit: '0.02 per second' for k .*unit.in:2. .R73." "$cup" "$@" "$work/unit.in" "$r"
: >"$work/empty.in"
called '80 max(T)\n' --stop 100 --figures 'max(T)' "$work/empty.in"
mkfifo "$work/pipe.in"
cat "$work/plain.in" >"$work/pipe.in" &
called "$last final(T)\n80 max(T)\n" "$@" "$work/pipe.in"
# PARAMETERS override other settings, wherever they are on the command line.
check 'in front of options' "$cup" "$work/plain.in" "$r" --set k=1 "$@"
check 'the later one counts' grep -qvx "$last final(T)" "$r"
called "$last final(T)\n80 max(T)\n" --set k=1 "$@" "$work/plain.in"

# ---- functions ----
sed 's/1 ASV_1/0 ASV_1/' "$work/dakota.in" >"$work/second.in"
called '80 greatest\n' "$@" "$work/second.in"
sed 's/ASV_1:end/ASV_1:max(T)/; s/ASV_2:greatest/ASV_2:final(T)/' "$work/dakota.in" >"$work/swapped.in"
called "80 max(T)\n$last final(T)\n" "$@" "$work/swapped.in"
sed 's/2 functions/1 functions/; s/ASV_1:end/ASV_1:max(T)/; /ASV_2/d' "$work/dakota.in" >"$work/one.in"
called '80 max(T)\n' "$@" "$work/one.in"
sed 's/ASV_1:end/ASV_1:first(T<70)/; s/ASV_2:greatest/ASV_2:final(T)/' "$work/dakota.in" >"$work/blanks.in"
check 'names without blanks' "$cup" --stop 100 --figures 'final( T ), first( T < 70 )' "$work/blanks.in" "$r"
check 'their values' awk -v last="$last" '
    NR == 1 { d = $1 - log(60/50)/0.02; bad = d*d > 1e-8 || $2 != "first(T<70)" }
    NR == 2 { bad = bad || $0 != last " final(T)" }
    END { exit bad || NR != 2 }' "$r"

# refused PATTERN SCRIPT: Dakota's parameters, changed by a sed script, must be rejected.
refused() {
    sed "$2" "$work/dakota.in" >"$work/wrong.in"
    rm -f "$r"
    expect 2 "$1" "$cup" --stop 100 --figures 'final(T), max(T)' "$work/wrong.in" "$r"
    check 'there are no results' test ! -e "$r" -a ! -e "$r.part"
}
refused "asks for the gradient of 'end' .*wrong.in:5.*: a run gives values only .R02." 's/1 ASV_1/2 ASV_1/'
refused "asks for the gradient of 'greatest' .*wrong.in:6." 's/1 ASV_2/3 ASV_2/'
refused "asks for the Hessian of 'end'" 's/1 ASV_1/4 ASV_1/'
refused "asks for the Hessian of 'end'" 's/1 ASV_1/5 ASV_1/'
refused 'numerical_gradients, or no_gradients, and no_hessians' 's/1 ASV_1/6 ASV_1/'
refused 'ASV_1:NAME with a number from 0 to 7 .*wrong.in:5.' 's/1 ASV_1/8 ASV_1/'
refused 'ASV_1:NAME with a number from 0 to 7' 's/1 ASV_1:end/1 end/'
refused "no such variable: 'kk' .*wrong.in:2.* .R05." 's/e-02 k/e-02 kk/'
refused "did you mean 'mode'" 's/1 mode/1 mod/'
refused "not a number: 'x' for k .*wrong.in:2" 's/2.000000000000000e-02 k/x k/'
refused "asks for 3 functions, and there are 2 " 's/2 functions/3 functions/; /ASV_2/a 1 ASV_3:f'
refused '^    max.T.$' 's/2 functions/3 functions/; /ASV_2/a 1 ASV_3:f'
refused "function 'greatest' is none of these" 's/ASV_1:end/ASV_1:max(T)/'
refused 'VALUE NAME is expected .*wrong.in:2' 's/2.000000000000000e-02 k/k/'
refused 'a count of variables, functions or others is expected .*wrong.in:3' 's/2 variables/1 variables/'
refused 'a count is expected .*wrong.in:4' 's/2 functions/two functions/'
refused 'it ends behind 1 of 2 functions' '6,$d'
refused 'there is no block of functions' '4,$d'
refused 'a second evaluation .*wrong.in:13' '$r '"$work/dakota.in"
refused 'a block stands twice' 's/eval_id/functions/; s/3:7/0/'
sed 's/{ k = /k = {/' "$work/aprepro.in" >"$work/wrong.in"
expect 2 '. NAME = VALUE . is expected .*wrong.in:2' "$cup" "$@" "$work/wrong.in" "$r"
printf '{\n  "variables": []\n}\n' >"$work/wrong.in"
expect 2 '. NAME = VALUE . is expected .*wrong.in:1' "$cup" "$@" "$work/wrong.in" "$r"
printf 'k\n' >"$work/wrong.in"
expect 2 'not of the form PATH=VALUE: .k. .*wrong.in:1. .R06.' "$cup" "$@" "$work/wrong.in" "$r"
printf 'k=1\0\n' >"$work/wrong.in"
expect 2 'a file that is not text' "$cup" "$@" "$work/wrong.in" "$r"
awk 'BEGIN { for (i = 0; i < 2000; i++) printf "1"; print " variables" }' >"$work/wrong.in"
expect 2 'a line of more than 1022 characters' "$cup" "$@" "$work/wrong.in" "$r"

# ---- runs ----
printf 'FAIL\n' >"$work/failed"
printf 'T=100\nroom=100\n' >"$work/fail.in"
echo before >"$r"
expect 0 '^error: a value is not finite at time 0: y' "$cup" "$@" "$work/fail.in" "$r"
check 'a run that fails' cmp "$work/failed" "$r"
expect 0 'no result: first.T>90. has no value in this run .R86.' "$cup" --stop 100 --figures 'first(T > 90)' "$work/plain.in" "$r"
check 'a number that is not there' cmp "$work/failed" "$r"
sed 's/ASV_1:end/ASV_1:first(T>90)/; s/1 ASV_1/0 ASV_1/; s/ASV_2:greatest/ASV_2:max(T)/' "$work/dakota.in" >"$work/skipped.in"
called '80 max(T)\n' --stop 100 --figures 'max(T), first(T > 90)' "$work/skipped.in"

# Nothing is printed, and no trajectory is written unless it is requested.
mkdir "$work/alone"
( cd "$work/alone" && "$OLDPWD/$cup" "$@" ../plain.in out >printed 2>&1 )
check 'nothing is printed' test ! -s "$work/alone/printed"
check 'one file is written' test "$(ls "$work/alone" | tr '\n' ' ')" = 'out printed '
check 'with a trajectory' "$cup" "$@" -o "$work/kept.csv" "$work/plain.in" "$r"
check 'a trajectory' cmp "$work/alone.csv" "$work/kept.csv"
check 'with a record' "$cup" "$@" --record "$work/kept.json" "$work/plain.in" "$r"
check 'the record' jq -e '.settings.set.k == 0.02 and (.settings | has("output") | not)' "$work/kept.json"

# ---- requirements ----
check 'the bed compiles' $SMALL -o "$work/bed" models/heated_bed_warmup/model.xmi
bed=$work/bed/BedWarmUpExperiment
printf 'bed.bedController.kp=7\n' >"$work/bed.in"
check 'margins, of a run that violates a requirement' "$bed" "$work/bed.in" "$r"
check 'their names' test "$(sed 's/.* //' "$r" | tr '\n' ' ')" = 'margin(R1.1Warm-uptime) margin(R1.2Overshoot) margin(R1.3Heaterpower) '
"$bed" -q --set bed.bedController.kp=7 --requirements "$work/bed.json" -o /dev/null
check 'their values' sh -c 'jq -r "map(.margin // empty)[]" "$1" | diff - "$2"' sh "$work/bed.json" "$(cut -d' ' -f1 "$r" >"$work/margins"; echo "$work/margins")"
check 'figures are in front of them' "$bed" --figures 'final(bed.bedHeatCapacity.T)' "$work/bed.in" "$r"
check 'one more line' test "$(sed 's/.* //' "$r" | tr '\n' ' ')" = 'final(bed.bedHeatCapacity.T) margin(R1.1Warm-uptime) margin(R1.2Overshoot) margin(R1.3Heaterpower) '
printf '%s\n' '1 variables' '7 bed.bedController.kp' '2 functions' '1 ASV_1:final(bed.bedHeatCapacity.T)' \
    '1 ASV_2:margin(R1.3Heaterpower)' >"$work/bed.in"
check 'a margin by its name' "$bed" --figures 'final(bed.bedHeatCapacity.T)' "$work/bed.in" "$r"
check 'two lines' test "$(sed 's/.* //' "$r" | tr '\n' ' ')" = 'final(bed.bedHeatCapacity.T) margin(R1.3Heaterpower) '

# ---- structures ----
check 'the rod compiles' $SMALL --variants rod.n=5,8 -o "$work/rod" models/heated_rod/model.xmi
printf '1 variables\n8 rod.n\n1 functions\n1 ASV_1:T\n' >"$work/rod.in"
check 'parameters choose a variant' "$work/rod/RodExperiment" --stop 10 --figures 'final(rod.T[5])' "$work/rod.in" "$r"
check 'eight volumes alone' "$work/rod/RodExperiment" -q --stop 10 --set rod.n=8 -o "$work/rod.csv"
check 'it has eight volumes' sh -c 'awk -F, "NR == 1 { for (i = 1; i <= NF; i++) if (\$i == \"rod.T[5]\") c = i } END { print \$c, \"T\" }" "$1" | diff - "$2"' sh "$work/rod.csv" "$r"

# ---- wrong calls and files ----
expect 2 "'one' is not an option" "$cup" one
expect 2 "'three' is not an option" "$cup" "$@" "$work/plain.in" "$r" three
expect 3 'cannot read .*none.in: No such file' "$cup" "$@" "$work/none.in" "$r"
expect 2 'nothing is to be written to RESULTS' "$cup" "$work/plain.in" "$r"
expect 2 'PARAMETERS and RESULTS name the same file|RESULTS and PARAMETERS name the same file' "$cup" "$@" "$work/plain.in" "$work/plain.in"
check 'parameters are not written over' grep -q 0.02 "$work/plain.in"
expect 2 'name the same file' "$cup" "$@" -o "$work/same.csv" "$work/plain.in" "$work/same.csv"
for option in --steady '--linearize 1' --check-tolerance --realtime --list --equations=k '--stop never'; do
    # shellcheck disable=SC2086
    expect 2 "a call with PARAMETERS and RESULTS cannot be combined with ${option%%[ =][1k]}" "$cup" $option "$work/plain.in" "$r"
done
printf 'k\n1\n' >"$work/cases.csv"
expect 2 'is not an option' "$cup" --cases "$work/cases.csv" -o "$work/cases-out.csv" "$work/plain.in" "$r"
expect 3 'cannot write .*none/r.out' "$cup" "$@" "$work/plain.in" "$work/none/r.out"
rm -f "$r"
expect 3 'cannot write .*r.out: File too large' sh -c 'trap "" XFSZ; ulimit -f 0; exec "$@"' sh "$cup" "$@" "$work/plain.in" "$r"
check 'a full disk leaves nothing' test ! -e "$r" -a ! -e "$r.part"
check 'a device' "$cup" "$@" "$work/plain.in" /dev/null
check 'it remains one' test -c /dev/null
expect 0 '^80 max' "$cup" "$@" "$work/plain.in" /dev/stdout

# A run that is ended leaves no results, and none of an earlier run.
interrupted() {
    echo before >"$r"
    "$cup" --figures 'max(T)' --stop 1e7 --interval 0.01 --rows grid -o "$work/long.csv" "$work/plain.in" "$r" 2>/dev/null &
    program=$!
    sleep 0.3
    kill -15 $program
    wait $program
    test $? -eq 143 -a ! -e "$r"
}
check 'SIGTERM' interrupted
rm -f "$work/long.csv"

check 'the core compiles' "$SYSPHSC" -q --parts core --stop 600 -o "$work/core" models/smallest.xmi
expect 2 "is not an option" "$work/core/Cup" "$work/plain.in" "$r"

finish
