#!/bin/sh
# Models with variable structure or with state selection while running, optional parts, and programs for all sizes,
# under the sanitizers: plain runs, with other solvers and tolerances, saved and continued, from an operating point,
# linearized. Only invalid memory accesses are tested here; other scripts compare the results. `make test` takes some of
# the models, all if TEST_ALL is set.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh sanitized)
ulimit -c 0

# unharmed PROGRAM [OPTION]...: the program may fail, but not because of the sanitizers, a signal or a timeout.
unharmed() {
    timeout 60 "$@"
    status=$?
    [ "$status" -lt 99 ]
}

# runs NAME PROGRAM STOP [OPTION]...: runs the program in all these ways.
runs() {
    name=$1 program=$2 stop=$3
    shift 3
    half=$(awk -v stop="$stop" 'BEGIN { printf "%.17g", 0.4 * stop }')
    step=$(awk -v stop="$stop" 'BEGIN { printf "%.17g", stop / 200 }')
    set -- "$program" -q "$@" --interval "$step" -o "$work/result.csv"
    check "$name with bdf" unharmed "$@" --stop "$stop" --tolerance 1e-8 --verify --stats \
        --record "$work/record.json" --events "$work/events.csv"
    for solver in adams auto; do
        check "$name with $solver" unharmed "$@" --stop "$stop" --solver $solver --tolerance 1e-4
    done
    for solver in rk4 implicit-euler; do
        check "$name with $solver" unharmed "$@" --stop "$half" --solver "$solver" --step "$step" --save-state "$work/state"
        check "$name goes on with $solver" unharmed "$@" --stop "$stop" --solver "$solver" --step "$step" \
            --restart "$work/state"
    done
    check "$name goes on with bdf" unharmed "$@" --stop "$stop" --restart "$work/state" --tolerance 1e-6
    check "$name linearized" unharmed "$@" --linearize "$half"
    check "$name at rest" unharmed "$@" --stop "$stop" --steady
}

# model NAME FILE: runs the model if it has modes or selects states while running.
model() {
    "$SYSPHSC" -q -b System --emit causal -o "$work/listing" "$2" >/dev/null 2>&1 || return
    grep -qE '^Modes$|chosen while running' "$work/listing/System.causal.txt" || return
    check "$1 compiles" sanitized "$work/program" "$2" -b System
    stop=$(grep -ohE -e '--stop [0-9.e+-]+|^runs [0-9.e+-]+' "$3" | head -n 1 | grep -oE '[0-9.e+-]+$')
    runs "$1" "$work/program/System" "${stop:-1}"
    rm -rf "$work/program"
}

actions='all|happens|exactly|runs|says|ends|fails|violates|refuses|within|options|exact|refused|holds|goes|solvers|sizes|with'
some='tests/modes/junction_filled.txt tests/modes/rod_caught.txt tests/modes/fails_grown.txt tests/modes/held.txt
      tests/presence/runs/machine.txt tests/sizes/loops.txt'
cases=tests/cases/four_bar/model.xmi
if [ -n "${TEST_ALL-}" ]; then
    some='tests/modes/*.txt tests/hybrid/*.txt tests/closed_forms/*.txt tests/presence/runs/*.txt tests/sizes/*.txt'
    cases='tests/cases/*/model.xmi'
fi
for case in ${CASES:-$some}; do
    case $case in
    */sizes/* | */presence/*) drawn=tests/tools/drawing.awk ;;
    *) drawn=tests/tools/block.awk ;;
    esac
    rm -rf "$work/texts"
    mkdir "$work/texts"
    awk -v out="$work/texts/" -v name="$(basename "$case" .txt)" '/^#/ { next }
        /^model [a-z_0-9]+$/ { close(file); name = $2 }
        { file = out name ".txt"; print >file }' "$case"
    for text in "$work"/texts/*.txt; do
        name=$(basename "$text" .txt)
        sed "/^model /d" "$text" | awk -v actions="^($actions)( |\$)" '$0 ~ actions { exit } { print }' |
            awk -f tests/tools/machine.awk -f "$drawn" >"$work/model.xmi"
        case $case in
        */sizes/*)
            paths=$(sed -n 's/^sizes \(.*\) :.*/\1/p' "$text" | awk '{ for (i = 1; i < NF; i += 2) print $i "=" $(i + 1) }')
            # shellcheck disable=SC2046
            check "$name compiles" sanitized "$work/program" "$work/model.xmi" -b System \
                $(printf '%s\n' "$paths" | sed 's/^/--variants /; s/$/../')
            # shellcheck disable=SC2046
            runs "$name" "$work/program/System" 5 $(printf '%s\n' "$paths" | sed 's/^/--set /; s/$/7/')
            rm -rf "$work/program"
            ;;
        *) model "$name" "$work/model.xmi" "$text" ;;
        esac
    done
done
for case in $cases; do
    [ -n "${CASES-}" ] || model "$(basename "$(dirname "$case")")" "$case" /dev/null
done
finish
