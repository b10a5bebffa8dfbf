#!/bin/sh
# Values of --figures, compared with closed forms: tests/figures/NAME.txt. A file has a model with the block System in
# the format of tests/tools/block.awk, or of drawing.awk if it has blocks, then
#
#     within TOLERANCE      tolerance of values and times in the following runs, relative to the value or to 1
#     with OPTIONS          a run with these additional options; PLOT stands for a file
#     run OPTIONS           the options of all runs; then lines FIGURE ~ VALUE [at TIME] [unit UNIT]; VALUE may be none
#
# The figures must have the same digits independent of the rows, and must not change the run.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh figures)
steps='within|with|run'

# told FILE: the table of figures in the output of a program.
told() {
    sed -n '/^figures$/,$p' "$1"
}

# agree NAME TOLERANCE FILE: the record must have the figures in $expected.
agree() {
    jq -r '.asked[] | [.figure, .value // "none", .time // "", .unit // ""] | @tsv' "$3" >"$work/table"
    check "$1" awk -v within="$2" -F '\t' '
        function far(a, b) { return (a - b)^2 > (within*(b^2 > 1 ? b : 1))^2 }
        NR == FNR { value[$1] = $2; time[$1] = $3; unit[$1] = $4; next }
        {
            if (!($1 in value) || (value[$1] == "none") != ($2 == "none") || ($2 != "none" && far(value[$1], $2)) ||
                ($3 != "" && far(time[$1], $3)) || ($4 != "" && unit[$1] != $4)) {
                print $1 " is " value[$1] " at " time[$1] " in " unit[$1] ", not " $2 " " $3 " " $4
                bad = 1
            }
        }
        END { exit bad }' "$work/table" "$expected"
}

for text in tests/figures/*.txt; do
    name=$(basename "$text" .txt)
    expected=$work/$name.expected
    reader=tests/tools/block.awk
    ! grep -q '^block ' "$text" || reader=tests/tools/drawing.awk
    grep -vE "^#|^($steps)( |\$)| ~ " "$text" | awk -f $reader >"$work/$name.xmi"
    check "$name compiles" $SMALL -b System -o "$work/$name" "$work/$name.xmi"
    program=$work/$name/System
    options=$(sed -n 's/^run //p' "$text")
    sed -n 's/ ~ /\t/; s/ at \([0-9.e+-]*\)$/\t\1\t/; s/ unit \(.*\)$/\t\t\1/; /\t/p' "$text" >"$expected"
    list=$(cut -f 1 "$expected" | paste -s -d ,)
    within=
    grep -E "^($steps)( |\$)" "$text" | while read -r step words; do
        case $step in
        within) within=$words ;;
        with) printf '%s %s\n' "$within" "$words" ;;
        esac
    done >"$work/$name.runs"
    while read -r within words; do
        what="$name $words"
        words=$(echo "$words" | sed "s,PLOT,$work/$name.svg,")
        # shellcheck disable=SC2086
        set -- $options $words
        check "$what" "$program" "$@" --figures "$list" --record "$work/$name.json" -o "$work/$name.csv" --events "$work/$name.events"
        agree "$what: values" "$within" "$work/$name.json"
        "$program" "$@" --figures "$list" -o "$work/$name.csv" >"$work/$name.told" 2>&1
        check "$what: as many lines" test "$(told "$work/$name.told" | wc -l)" -eq $(($(wc -l <"$expected") + 1))
        check "$what: the run without" "$program" "$@" -q -o "$work/$name.alone.csv" --events "$work/$name.alone.events"
        check "$what: the same rows" cmp "$work/$name.csv" "$work/$name.alone.csv"
        check "$what: the same events" cmp "$work/$name.events" "$work/$name.alone.events"
        for rows in '--rows events' '--rows steps' '--rows regular' '--interval 0.0137' '--interval 1'; do
            # shellcheck disable=SC2086
            "$program" "$@" $rows --figures "$list" -o "$work/$name.other.csv" >"$work/$name.other" 2>&1
            told "$work/$name.told" >"$work/one"
            told "$work/$name.other" >"$work/other"
            check "$what: the same with $rows" cmp "$work/one" "$work/other"
        done
    done <"$work/$name.runs"
done

# ---- shipped models: figures compared with those computed from rows by the trapezoidal rule ----

# rows MODEL VARIABLE TOLERANCE BOUND OPTION...: also checks that the result with figures is bitwise the same.
rows() {
    program=$(program_of "$1") variable=$2 within=$3 bound=$4 what="$1, $2"
    shift 4
    "$program" -q "$@" -o "$work/rows.csv"
    check "$what" "$program" -q "$@" -o "$work/same.csv" --record "$work/rows.json" --figures \
        "min($variable), max($variable), integral($variable), rms($variable), final($variable), first($variable > $bound), duration($variable > $bound)"
    check "$what: the same result" cmp "$work/rows.csv" "$work/same.csv"
    "$program" -q "$@" --interval "$(awk -F , 'END { printf "%.17g", ($1)/20011 }' "$work/rows.csv")" --variables "$variable" \
        -o "$work/rows.csv"
    jq -r '.asked[].value' "$work/rows.json" | paste -s -d ' ' >"$work/values"
    check "$what: values" awk -F, -v within="$within" -v bound="$bound" '
        function far(a, b, size) { return (a - b)^2 > (within*size)^2 }
        NR == FNR { split($0, f, " "); next }
        FNR == 1 { next }
        FNR == 2 { start = time = $1; least = greatest = value = $2; first = $2 > bound ? time : ""; next }
        {
            length_of = $1 - time
            sum += length_of*($2 + value)/2
            squares += length_of*($2^2 + value^2)/2
            if (length_of > 0 && ($2 > bound) != (value > bound)) {
                part = (bound - value)/($2 - value)
                duration += length_of*($2 > bound ? 1 - part : part)
                if (first == "") first = time + part*length_of
            } else {
                if ($2 > bound) duration += length_of
                if ($2 > bound && first == "") first = $1
            }
            if ($2 < least) least = $2
            if ($2 > greatest) greatest = $2
            time = $1
            value = $2
        }
        END {
            size = greatest > -least ? greatest : -least
            span = time - start
            if (far(f[1], least, size) || far(f[2], greatest, size) || far(f[3], sum, size*span) || far(f[4], sqrt(squares/span), size) ||
                far(f[5], value, size) || far(f[6], first, span) || far(f[7], duration, span)) {
                print least, greatest, sum, sqrt(squares/span), value, first, duration, "by rows; not"
                for (i = 1; i <= 7; i++) printf "%s ", f[i]
                print ""
                exit 1
            }
        }' "$work/values" "$work/rows.csv"
}
rows heated_bed_warmup bed.bedHeatCapacity.T 1e-6 330
rows two_tank_hydraulics fluidReservoir1.fluidLevel 1e-6 0.5
rows bouncing_ball ball.h 1e-4 0.1
rows coulomb_friction mass.x 1e-5 0.1
rows coulomb_friction mass.v 1e-4 0.1
rows rlc_circuit 'der(i.i)' 1e-3 0.01
rows rotational_train i1.aV 1e-4 0.1

# ---- where figures are shown ----

bed=$(program_of heated_bed_warmup) friction=$(program_of coulomb_friction)
expect 0 '^  first\(friction\.Contact = Stick\) +0\.11468 s$' "$friction" -o "$work/told.csv" \
    --figures 'first( friction.Contact=Stick )'
expect 0 '^  final\(friction\.Contact\) +[A-Z][A-Za-z]+$' "$friction" -o "$work/told.csv" --figures 'final(friction.Contact)'
expect 0 '^  duration\(mass\.x > 10 cm\) +[0-9.]+ s$' "$friction" -o "$work/told.csv" --figures 'duration(mass.x > 10 cm)'
expect 0 '^  max\(mass\.x\) +0\.138396 m at time 1\.61129$' "$friction" -o "$work/told.csv" --linearize 5 --figures 'max(mass.x)'
expect 0 '^  integral\(mass\.v\) +[0-9.]+ \(m/s\)\*s$' "$friction" -o "$work/told.csv" --figures 'integral(mass.v)'
expect 0 '^  max\(spring\.k\) +40 N/m at time 0$' "$friction" -o "$work/told.csv" --figures 'max(spring.k)'
check 'with -q, which leaves what is asked for' sh -c '"$1" -o "$2" --figures "max(mass.x)" | sed -n "/^figures/,\$p" >"$3" &&
    "$1" -q -o "$2" --figures "max(mass.x)" | cmp - "$3" && test "$(wc -l <"$3")" -eq 2' sh "$friction" "$work/told.csv" "$work/told"
check 'once with -q and a second run' sh -c 'test "$("$1" -q -o "$2" --figures "max(mass.x)" --check-tolerance | grep -c "^figures")" = 1' \
    sh "$friction" "$work/told.csv"
check 'beside rows, not among them' sh -c '"$1" -o - --figures "max(mass.x)" 2>"$2" | tail -n 1 | grep -q "^10," && grep -q "^figures$" "$2"' \
    sh "$friction" "$work/told"
check 'as statistics' sh -c '"$1" -o "$2" --figures "max(mass.x)" --figures "min(mass.x)" --stats=json |
    jq -e ".asked | map(.figure) == [\"max(mass.x)\", \"min(mass.x)\"] and .[0].unit == \"m\""' sh "$friction" "$work/told.csv"
check 'not asked, not there' sh -c '"$1" -o "$2" --stats=json | jq -e "has(\"asked\") | not"' sh "$friction" "$work/told.csv"
check 'at one instant' sh -c '"$1" -o "$2" --stop 0 --figures \
    "mean(T),rms(T),integral(T),max(T),final(T),at(T, 0),first(T > 0),duration(T > 0)" | sed -n "/^figures/,\$p" >"$3"' \
    sh "$work/oscillator/System" "$work/told.csv" "$work/told"
check 'at one instant: as it is' test "$(sed 's/.*)  *//' "$work/told" | paste -s -d ,)" = 'figures,1,1,0 s,1 at time 0,1,1,0 s,0 s'

# A run in two parts: integrals over time add up. With fixed steps it is cut within a step.
for solver in 'bdf --tolerance 1e-9' 'rk4 --step 0.3'; do
    for part in "--stop 4.4 --save-state $work/state" "--stop 10 --restart $work/state" '--stop 10'; do
        # shellcheck disable=SC2086
        check "$part with $solver" "$work/oscillator/System" -q --solver $solver $part -o "$work/part.csv" --record "$work/part.json" \
            --figures 'integral(x), duration(x > 0.5), integral(y)'
        jq -r '.asked[].value' "$work/part.json" | paste -s -d ' '
    done >"$work/parts"
    check "parts of a run with $solver" awk '{ for (i = 1; i <= 3; i++) sum[i] += NR < 3 ? $i : -$i }
        END { for (i = 1; i <= 3; i++) if (sum[i]^2 > 1e-12 || NR != 3) { print i, sum[i]; exit 1 } }' "$work/parts"
done

# Values between rows may be undefined.
awk -f tests/tools/block.awk >"$work/broken.xmi" <<'END'
variable x = 0
variable w
der(x) = 1
w = noEvent(sqrt((x - 0.5)^2 - 0.01))
END
check 'a root that is none for a while' $SMALL -b System -o "$work/broken" "$work/broken.xmi"
for figure in 'max(w)' 'integral(w)' 'rms(w)' 'duration(w > 0.1)' 'at(w, 0.5)'; do
    expect 0 "^  $(echo "$figure" | sed 's/[().]/\\&/g') +none: a value is not finite( at time 0\.[45][0-9]*)?\$" \
        "$work/broken/System" --rows events --stop 1 --tolerance 1e-6 -o "$work/broken.csv" --figures "$figure"
done
expect 0 '^  first\(w < 0\.3\) +0\.183772 s$' "$work/broken/System" --rows events --stop 1 -o "$work/broken.csv" --figures 'first(w < 0.3)'
expect 0 '^  final\(w\) +0\.489898$' "$work/broken/System" --rows events --stop 1 -o "$work/broken.csv" --figures 'final(w)'

# ---- figures rejected before a run begins ----

# refused MESSAGE LIST [OPTION]...
refused() {
    message=$1 list=$2
    shift 2
    expect 2 "$message" "$friction" -o "$work/none.csv" --figures "$list" "$@"
    check "no file with $list" test ! -e "$work/none.csv"
}
refused "^error: no such variable: 'mass\.y' \(--figures\) \[R05\]\$" 'max(mass.y)'
refused "did you mean 'mass\.x'" 'max(mass.y)'
refused "^error: wrong argument: --figures 'mix\(mass\.x\)': there is no figure 'mix' \[R02\]\$" 'mix(mass.x)'
refused "did you mean 'min'" 'mix(mass.x)'
refused 'fix: write min\(x\), max\(x\), ' 'mix(mass.x)'
refused "'max\(mass\.x': the closing bracket is missing" 'max(mass.x'
refused 'the closing bracket is missing, or a quote' "max('mass.x)"
refused "'max mass\.x': the brackets are missing" 'max mass.x'
refused 'there is text behind the closing bracket' 'max(mass.x) 3'
refused 'a figure is missing' 'max(mass.x),'
refused 'the variable is missing' 'max()'
refused "'max\(mass\.x, 1\)': it takes one variable" 'max(mass.x, 1)'
refused "'at' takes a variable and a time" 'at(mass.x)'
refused "'at' takes a variable and a time" 'at(mass.x, 1, 2)'
refused "'mass\.x' is not a Boolean: a relation such as '> 1' is missing" 'first(mass.x)'
refused 'the number of the relation is missing' 'first(mass.x >)'
refused "not a number: 'abc' for mass\.x \(--figures first\(mass\.x > abc\)\) \[R03\]" 'first(mass.x>abc)'
refused 'the unit does not fit: .3 s. for mass\.x .*\[R73\]' 'duration(mass.x > 3 s)'
refused 'the unit does not fit: .1 m. .*\[R73\]' 'at(mass.x, 1 m)'
refused "'mass\.x' is Real, and is compared by" 'first(mass.x = 3)'
refused 'has literals, which are compared by' 'first(friction.Contact > 1)'
refused 'no such literal: .Slip. for friction\.Contact .*\[R38\]' 'first(friction.Contact = Slip)'
refused 'out of range: --figures at\(mass\.x, 11\): the run is from time 0 to 10 \[R04\]' 'at(mass.x, 11)'
refused 'the run is from time 1 to 10' 'at(mass.x, 0.5)' --start 1
refused '--figures cannot be combined with --steady' 'max(mass.x)' --steady
refused 'the value of --figures is empty' ''

# ---- under the sanitizers ----

for name in square gaps tanks narrow relay; do
    check "$name under the sanitizers compiles" sanitized "$work/$name.sanitized" "$work/$name.xmi" -b System
    list=$(cut -f 1 "$work/$name.expected" | paste -s -d ,)
    # shellcheck disable=SC2046
    check "$name under the sanitizers" "$work/$name.sanitized/System" -q $(sed -n 's/^run //p' "tests/figures/$name.txt") \
        --figures "$list" --record "$work/$name.json" -o "$work/$name.csv"
done
expect 2 'the closing bracket is missing' "$work/gaps.sanitized/System" --figures "max('a\\"
expect 2 'a figure is missing' "$work/gaps.sanitized/System" --figures ' '
finish
