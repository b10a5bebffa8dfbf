#!/bin/sh
# Runs with optional parts: tests/presence/runs/NAME.txt. A model with the block System in the format of
# tests/tools/machine.awk and drawing.awk, then
#
#     runs OPTION...           a verified run, with results as CSV and MAT, for each solver in `solvers`, default bdf
#     holds EXPRESSION         awk expression for the last row, with column values v("PATH"); "" if absent
#     says OPTION... ~ REGEX   a line of the output matches
#     never OPTION... ~ REGEX  no line of the output matches
#     fails OPTION... ~ REGEX  status 1, and a line that matches
#     refuses OPTION... ~ REGEX    status 2, and a line that matches
#     goes on STOP TIME...     the run saved and continued at these times equals the whole run, with each solver
#     refused REGEX            the compiler rejects the model
#
# make: out/bin/mat
. tests/lib.sh
folder=$(fresh presence_runs)
steps='runs|holds|says|never|fails|refuses|goes|refused|solvers'

# options_of SOLVER: options for steps that are short compared with the motion.
options_of() {
    case $1 in
    bdf | adams) echo "--solver $1 --tolerance 1e-9" ;;
    *) echo "--solver $1 --step 0.001" ;;
    esac
}

# joined PROGRAM STOP TIME OPTION...: one run equals two, the second of which continues from TIME.
joined() {
    program=$1 stop=$2 time=$3
    shift 3
    "$program" -q "$@" --stop "$stop" -o "$folder/whole.csv" &&
        "$program" -q "$@" --stop "$time" --save-state "$folder/state" -o "$folder/first.csv" &&
        "$program" -q "$@" --restart "$folder/state" --stop "$stop" -o "$folder/second.csv" || return 1
    { cat "$folder/first.csv"; sed 1d "$folder/second.csv"; } >"$folder/joined.csv"
    "$COMPARE" trajectory --tolerance 1e-6 "$folder/whole.csv" "$folder/joined.csv"
}

# never REGEX COMMAND...: the output of the command must not match.
never() {
    pattern=$1
    shift
    "$@" >"$folder/output" 2>&1 && [ -s "$folder/output" ] && ! grep -Eq -e "$pattern" "$folder/output"
}

for case in ${CASES:-tests/presence/runs/*.txt}; do
    name=$(basename "$case" .txt) solvers=bdf
    program=$folder/$name/System result=$folder/$name.csv
    grep -vE "^($steps) |^runs$" "$case" | awk -f tests/tools/machine.awk -f tests/tools/drawing.awk >"$folder/$name.xmi"
    grep -E "^($steps) |^runs$" "$case" >"$folder/$name.steps"
    grep -q '^refused' "$folder/$name.steps" ||
        check "$name compiles" $SMALL -b System -o "$folder/$name" "$folder/$name.xmi"
    while read -r action rest <&3; do
        options=${rest%%~*} pattern=${rest#*~ }
        # shellcheck disable=SC2046,SC2086
        case $action in
        solvers) solvers=$rest ;;
        runs)
            for solver in $solvers; do
                check "$name runs with $solver" "$program" -q --verify $(options_of "$solver") $rest -o "$result"
            done
            number=$((${number:-0} + 1))
            cp "$result" "$folder/$name.$number.csv"
            mat=$folder/$name.$number.mat
            check "$name: MAT" "$program" -q $(options_of "$solver") $rest -o "$mat"
            check "$name: libmatio" "$OUT/bin/mat" "$mat" "$result"
            mats="${mats-} $mat $folder/$name.$number.csv"
            ;;
        holds) check "$name: $rest" last_row "$rest" "$result" ;;
        says) expect 0 "$pattern" "$program" $options -o "$result" ;;
        never) check "$name: never $rest" never "$pattern" "$program" -o "$result" $options ;;
        fails) expect 1 "$pattern" "$program" -q $options -o "$result" ;;
        refuses) expect 2 "$pattern" "$program" -q $options -o "$result" ;;
        goes)
            times=${rest#on }
            for time in ${times#* }; do
                for solver in $solvers; do
                    check "$name goes on at $time with $solver" joined "$program" "${times%% *}" "$time" \
                        $(options_of "$solver") --interval 0.125
                done
            done
            ;;
        refused) expect 1 "$rest" "$SYSPHSC" -q --check -b System "$folder/$name.xmi" ;;
        esac
    done 3<"$folder/$name.steps"
done
# All files are read in one process, because starting takes longer than reading.
# shellcheck disable=SC2086
check 'SciPy reads the values of the CSV files' python3 tests/tools/mat.py $mats
finish
