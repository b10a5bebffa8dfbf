#!/bin/sh
# Models with known solutions: tests/closed_forms/NAME.txt contains several, each from `model NAME` to the next, in the
# format of tests/tools/block.awk and machine.awk, followed by
#
#     runs STOP [START]...              runs from 0 to STOP, and from each START to START + STOP
#     within FACTOR                     the allowed error, in tolerances (default: 20)
#     options OPTION...                 options of the program
#     exact VARIABLE = EXPRESSION       awk expression of the time t and the start time s: see tests/tools/closed.awk
#     fails REGEX                       instead of these: each run has status 1 and prints a line that matches
#     refused REGEX                     the compiler rejects the model
#
# Each is run at three tolerances, on a fine grid or one of seven intervals (on both if TEST_ALL is set), and verified.
# The first model of a file, or each if TEST_ALL is set, is also written in the form of Papyrus and must give the same
# program.
. tests/lib.sh
work=$(fresh closed_forms)
mkdir "$work/papyrus"
copied= # the last file of which a model was written in the form of Papyrus
ulimit -v 8000000 # an endless run fills the memory

# Pairs of a number of intervals and a tolerance.
settings='500:1e-4 7:1e-6 500:1e-9'
[ -z "${TEST_ALL-}" ] || settings="$settings 7:1e-4 500:1e-6 7:1e-9"

# run_all NAME FOLDER
run_all() {
    number=0
    for start in 0 $starts; do
        stop=$(awk -v a="$start" -v b="$stop_after" 'BEGIN { printf "%.17g", a + b }')
        for setting in $settings; do
            interval=$(awk -v b="$stop_after" -v n="${setting%:*}" 'BEGIN { printf "%.17g", b/n }')
            tolerance=${setting#*:}
            number=$((number + 1))
            result=$2/$number.csv
            set -- "$1" "$2" "$2/System" -q --constants --start "$start" --stop "$stop" --interval "$interval" \
                --tolerance "$tolerance" -o "$result"
            shift 2
            if [ -n "$fails" ]; then
                # shellcheck disable=SC2086
                expect 1 "$fails" timeout 10 "$@" $options
            else
                # shellcheck disable=SC2086
                check "$name runs" timeout 10 "$@" --verify $options
                check "$name is exact: $*" awk -v tolerance="$tolerance" -f "$folder.check" "$result"
            fi
            set -- "$name" "$folder"
        done
    done
}

for case in ${CASES:-tests/closed_forms/*.txt}; do
    awk -v out="$work/" '/^#/ { next }
        $1 == "model" { close(file); file = out $2 ".model"; print $2; printf "" >file; next }
        file != "" { print >file }' "$case" >"$work/names"
    while read -r name <&3; do
        folder=$work/$name
        awk '/^(runs|within|options|exact|fails|refused) / { exit } { print }' "$folder.model" |
            awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder.xmi"
        value() { sed -n "s/^$1 //p" "$folder.model"; }
        refused=$(value refused) fails=$(value fails) options=$(value options)
        if [ -n "$refused" ]; then
            expect 1 "$refused" "$SYSPHSC" -q -o "$folder" "$folder.xmi"
            continue
        fi
        # shellcheck disable=SC2046
        set -- $(value runs)
        stop_after=$1
        shift
        starts=$*
        awk -f tests/tools/closed.awk "$folder.model" >"$folder.check"
        check "$name compiles" $SMALL -o "$folder" "$folder.xmi"
        run_all "$name" "$folder"
        [ "$copied" != "$case" ] || [ -n "${TEST_ALL-}" ] || continue
        copied=$case
        awk -f tests/tools/papyrus.awk "$folder.xmi" >"$work/papyrus/$name.xmi"
        check "$name compiles as Papyrus writes it" "$SYSPHSC" -q --emit c -o "$work/papyrus/$name" "$work/papyrus/$name.xmi"
        check "$name: the same program as Papyrus writes it" same_program "$folder/System" "$work/papyrus/$name/System"
    done 3<"$work/names"
done
finish
