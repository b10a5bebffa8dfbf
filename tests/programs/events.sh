#!/bin/sh
# Hybrid models whose events are known exactly or in closed form: tests/hybrid/NAME.txt; and the semantics of the
# equation
# language: tests/language/NAME.txt. A file has a model in the format of tests/tools/block.awk, then the expected
# behaviour of its program:
#
#     happens OPTIONS ~ REGEX    the matching events are those in the following lines, `TIME CHANGE`, numbers within a
#                                millionth; and the run is verified
#     exactly OPTIONS ~ REGEX    the same, equal character by character
#     runs OPTIONS ~             the run succeeds
#     says OPTIONS ~ REGEX       the run succeeds and prints a line that matches
#     ends VARIABLE=VALUE ...    values in the last row of that run, within a millionth
#     fails OPTIONS ~ REGEX      status 1, and a line that matches
#     violates OPTIONS ~ REGEX   status 4, and a line that matches
#     refuses OPTIONS ~ REGEX    status 2, and a line that matches
#
# Lines that begin with `all` are long runs, made only if TEST_ALL is set.
. tests/lib.sh
work=$(fresh events)

# compile NAME: compiles a model. For every eighth model, or all if TEST_ALL is set, both C compilers must not warn.
compile() {
    grep -v '^#' "$case" | awk '/^(all|happens|exactly|runs|says|ends|fails|violates|refuses) / { exit } { print }' |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" $SMALL -o "$work/$1" "$work/$1.xmi"
    models=$((${models:-0} + 1))
    [ -z "${TEST_ALL-}" ] && [ $((models % 8)) -ne 1 ] || no_warning "$1" "$work/$1/System"
}

# happens NAME NUMBER PATTERN EXACT [OPTION]...
happens() {
    log=$work/$1.$2.log expected=$work/$1.$2 name=$1 pattern=$3 exact=$4
    shift 4
    check "$name runs" "$work/$name/System" -q --constants --tolerance 1e-9 --verify --events "$log" -o "$work/$name.csv" "$@"
    check "$name: events" awk -v pattern="$pattern" -v exact="$exact" -f tests/tools/events.awk "$expected" "$log"
}

# ends NAME VARIABLE=VALUE...
ends() {
    name=$1
    shift
    check "$name ends with $*" awk -F , -v wanted="$*" '
        NR == 1 {
            while (match($0, /"[^"]*,[^"]*"/)) # "A[1,2]" is one field
                $0 = substr($0, 1, RSTART - 1) "matrix" substr($0, RSTART + RLENGTH)
            for (i = 1; i <= NF; i++)
                column[$i] = i
        }
        END {
            count = split(wanted, pairs, " ")
            for (k = 1; k <= count; k++) {
                split(pairs[k], pair, "=")
                difference = $column[pair[1]] - pair[2]
                if (!(pair[1] in column) || difference^2 > 1e-12 * (1 + pair[2]^2)) {
                    print pair[1] " is " $column[pair[1]]
                    exit 1
                }
            }
        }' "$work/$name.csv"
}

for case in ${CASES:-tests/hybrid/*.txt tests/language/*.txt tests/modes/*.txt}; do
    name=$(basename "$case" .txt) number=0
    compile "$name"
    awk -v out="$work/$name" -v all="${TEST_ALL-}" '
        /^#/ { next }
        /^(all|happens|exactly|runs|says|fails|violates|refuses) / { skips = /^all / && !all; sub(/^all /, "") }
        skips { next }
        /^(happens|exactly|runs|says|ends|fails|violates|refuses) / {
            print >(out ".steps")
            expected = out "." ++n
            printf "" >expected
            next
        }
        n { print >expected }' "$case"
    while read -r action rest <&3; do
        number=$((number + 1)) options=${rest%%~*} pattern=${rest#*~}
        pattern=${pattern# }
        # shellcheck disable=SC2086
        case $action in
        happens) happens "$name" "$number" "$pattern" 0 $options ;;
        exactly) happens "$name" "$number" "$pattern" 1 $options ;;
        runs) check "$name runs" "$work/$name/System" -q --constants $options -o "$work/$name.csv" ;;
        says) expect 0 "$pattern" "$work/$name/System" $options -o "$work/$name.csv" ;;
        ends) ends "$name" $rest ;;
        fails) expect 1 "$pattern" "$work/$name/System" -q $options -o "$work/$name.csv" ;;
        violates) expect 4 "$pattern" "$work/$name/System" $options -o "$work/$name.csv" ;;
        refuses) expect 2 "$pattern" "$work/$name/System" -q $options -o "$work/$name.csv" ;;
        esac
    done 3<"$work/$name.steps"
done
finish
