#!/bin/sh
# Verdicts on checks, and least and greatest values, known in closed form: tests/verdicts/NAME.txt. A model with the
# block System in the format of tests/tools/block.awk, or drawing.awk if it has blocks, then
#
#     with OPTIONS          all following runs have these options; further lines add further runs
#     goes on TIME          runs are also made in two parts, the second continued from a state saved at this time
#     judged OPTIONS        the following lines are the verdicts, in the format of tests/tools/verdicts.awk
#     ranges OPTIONS ~ NAME least V [at T] greatest V [at T]    of a variable, independent of the rows
#     status N              of all runs; default: 4 if a check is violated or not checkable, otherwise 0
#
# Each table of verdicts must be the same on the terminal, as CSV, JSON and HTML.
. tests/lib.sh
work=$(fresh verdicts)
steps='with|goes|judged|ranges|status'

# as_table FILE: the rows in the format of tests/tools/verdicts.awk.
as_table() {
    case $1 in
    *.json) jq -r '.[] | [.check, .verdict, .margin // "", .time // "", .since // "", .values // ""] | @tsv' "$1" ;;
    *.html)
        sed -n 's,</td></tr>$,,; s,^<tr class="[a-z]*"><td>,,p' "$1" | sed 's,</td><td>,\t,g' |
            sed 's/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g' |
            awk -F '\t' -v OFS='\t' '{ print $4, $5, $6, $8, $9, $10 }'
        ;;
    *.csv)
        sed 1d "$1" | awk -v OFS='\t' '{
            n = 0
            for (rest = $0 ","; rest != ""; ) {
                if (match(rest, /^"([^"]|"")*",/)) {
                    field = substr(rest, 2, RLENGTH - 3)
                    gsub(/""/, "\"", field)
                } else {
                    match(rest, /^[^,]*,/)
                    field = substr(rest, 1, RLENGTH - 1)
                }
                f[++n] = field
                rest = substr(rest, RLENGTH + 1)
            }
            print f[4], f[5], f[6], f[8], f[9], f[10]
        }'
        ;;
    *.txt) # a check, then perhaps a line of when, margin and values
        awk -v OFS='\t' '
            function put() { if (check != "") print check, verdict, margin, time, since, values }
            /^  [a-z]/ {
                put()
                margin = time = since = values = ""
                verdict = substr($0, 3, 15)
                sub(/ +$/, "", verdict)
                check = substr($0, 18)
                sub(/  \([A-Za-z]+::[^ ]*( of .*)?, [^ ]*:[0-9]+\)$/, "", check)
            }
            /^                 (since|margin)/ {
                line = $0
                if (match(line, /since time [-+0-9.e]+/))
                    since = substr(line, RSTART + 11, RLENGTH - 11)
                if (match(line, /margin [-+0-9.e]+/))
                    margin = substr(line, RSTART + 7, RLENGTH - 7)
                if (match(line, /at time [-+0-9.e]+/))
                    time = substr(line, RSTART + 8, RLENGTH - 8)
                if (match(line, /: .*/))
                    values = substr(line, RSTART + 2)
            }
            END { put() }' "$1"
        ;;
    esac
}

# judged NAME TOLERANCE FILE: the rows must be those of $expected.
judged() {
    as_table "$3" >"$work/table"
    check "$1" awk -v within="$2" -f tests/tools/verdicts.awk "$expected" "$work/table"
}

# run OPTION...: the run must have the expected status.
run() {
    "$program" "$@" >"$work/out.txt" 2>"$work/errors"
    actual=$?
    [ "$actual" -eq "$ending" ] || fail "$name: status $actual, not $ending" "$(as_typed "$program" "$@")" "$(cat "$work/errors")"
}

# judge OPTIONS: checks the verdicts with all settings, and with a restart.
judge() {
    while read -r settings; do
        within=1e-5
        case $settings in *rk4* | *euler*) within=5e-3 ;; esac
        # shellcheck disable=SC2086
        run --tolerance 1e-9 $settings $1 -o "$work/rows.csv" --requirements "$work/verdicts.csv"
        judged "$name, $settings $1" "$within" "$work/verdicts.csv"
        cp "$work/verdicts.csv" "$work/first.csv"
        judged "$name, $settings $1: terminal" "$within" "$work/out.txt"
        for form in json html; do
            # shellcheck disable=SC2086
            run -q --tolerance 1e-9 $settings $1 -o "$work/rows.csv" --requirements "$work/verdicts.$form"
            judged "$name, $settings $1: $form" "$within" "$work/verdicts.$form"
        done
        for time in $times; do
            # shellcheck disable=SC2086
            "$program" -q --tolerance 1e-9 $settings $1 --stop "$time" --save-state "$work/state" -o "$work/rows.csv" 2>"$work/errors"
            # shellcheck disable=SC2086
            run -q --tolerance 1e-9 $settings $1 --restart "$work/state" -o "$work/rows.csv" --requirements "$work/verdicts.csv"
            judged "$name, $settings $1, goes on at $time" "$within" "$work/verdicts.csv"
        done
    done <"$work/settings"
}

# range OPTIONS LINE
range() {
    printf '%s\n' "$2" >"$expected"
    while read -r settings; do
        within=1e-6
        case $settings in *rk4* | *euler*) within=1e-4 ;; esac
        # shellcheck disable=SC2086
        run -q --tolerance 1e-9 $settings $1 --variables "${2%% *}" --plot "$work/plot.svg" --record "$work/record.json" -o "$work/rows.csv"
        jq -r '.figures[] | [.variable, .least, .least_at, .greatest, .greatest_at] | @tsv' "$work/record.json" >"$work/table"
        check "$name, $settings $1: $2" awk -v within="$within" -f tests/tools/verdicts.awk "$expected" "$work/table"
    done <"$work/settings"
}

for case in ${CASES:-tests/verdicts/*.txt}; do
    name=$(basename "$case" .txt) times= wanted=
    program=$work/$name/System expected=$work/$name.expected
    reader=block
    ! grep -q '^block ' "$case" || reader=drawing
    grep -v '^#' "$case" | awk -v steps="^($steps)( |\$)" '$0 ~ steps { exit } { print }' |
        awk -f tests/tools/machine.awk -f "tests/tools/$reader.awk" >"$work/$name.xmi"
    check "$name compiles" $SMALL -b System -o "$work/$name" "$work/$name.xmi"
    no_warning "$name" "$program"
    awk -v steps="^($steps)( |\$)" '$0 ~ steps { on = 1 } on { print } END { print "end" }' "$case" >"$work/$name.steps"
    : >"$work/settings"
    options=
    while IFS= read -r line <&3; do
        word=${line%% *} rest=${line#* }
        case $word in
        with | goes | judged | ranges | status | end)
            [ -z "$options" ] || judge "$options"
            options=
            ;;
        esac
        case $word in
        with) printf '%s\n' "$rest" >>"$work/settings" ;;
        goes) times="$times ${rest#on }" ;;
        status) wanted=$rest ;;
        ranges)
            ending=${wanted:-0}
            range "${rest%%~*}" "${rest#*~ }"
            ;;
        judged)
            options=$rest ending=${wanted:-0}
            : >"$expected"
            ;;
        end) ;;
        *)
            printf '%s\n' "$line" >>"$expected"
            case $line in violated* | 'not checkable'*) ending=${wanted:-4} ;; esac
            ;;
        esac
    done 3<"$work/$name.steps"
done

# A bound that the exact solution only approaches, and one that it passes.
printf '%s\n' 'constant top = 12' 'variable v = 0' 'der(v) = (12 - v)/0.025' 'v <= top' |
    awk -f tests/tools/block.awk >"$work/near.xmi"
check 'near compiles' $SMALL -b System -o "$work/near" "$work/near.xmi"
near='within the tolerance of the run: repeat it with a smaller --tolerance'
expect 4 "$near" "$work/near/System" --stop 1.2 -o "$work/near.csv"
expect 0 'met +v <= top' "$work/near/System" --stop 1.2 --tolerance 1e-8 -o "$work/near.csv"
check 'but not behind a violation of its own' sh -c '"$1" --set top=11.9 --stop 1.2 -o "$2" | grep -A 3 violated | grep -q margin
    ! "$1" --set top=11.9 --stop 1.2 -o "$2" | grep -q "$3"' sh "$work/near/System" "$work/near.csv" "$near"
finish
