#!/bin/sh
# Runs that are cut and continued equal uncut runs: each model of tests/hybrid, tests/modes, tests/closed_forms and
# models/ is cut at ten instants (within slides, at events, between steps and on their grid), and at three instants in
# one run. With fixed steps all rows are equal; with BDF they agree within the tolerance. `make test` takes a few of the
# models, all if TEST_ALL is set; CUTS='NAME...' selects models.
. tests/lib.sh
work=$(fresh cuts)

few='sliding_jumps sliding_ticks sliding_windup sliding_resets sliding_goes_on machine_regions machine_signals delay_jumps
     reinit clutch cubic relay_sliding_if'
names=${CUTS:-$([ -n "${TEST_ALL-}" ] || echo "$few")}
compared=0

# Left out: peaks between steps, which a run to another stop time may miss; and roots at whose end sometimes no step is
# short enough.
left_out='quadratic_phase cube_root'

# is_taken NAME
is_taken() {
    case " $left_out " in *" $1 "*) return 1 ;; esac
    [ -z "$names" ] || printf '%s\n' $names | grep -qx "$1"
}

# run OPTION...: runs the program; the status must be 0, or 4 for a violated requirement.
run() {
    timeout 60 "$program" -q "$@" 2>"$folder/said"
    status=$?
    [ $status -eq 0 ] || [ $status -eq 4 ]
}

# joined CUTS: the run in pieces must equal the whole run.
joined() {
    from="--start $start"
    : >"$folder/joined.csv"
    for cut in $1 $stop; do
        save="--save-state $folder/state"
        [ "$cut" = "$stop" ] && save=
        # shellcheck disable=SC2086
        run $method $from $options $save --stop "$cut" --interval "$interval" -o "$folder/piece.csv" || {
            cat "$folder/said"
            return 1
        }
        if [ -s "$folder/joined.csv" ]; then
            [ ! -f "$folder/piece.csv" ] || sed 1d "$folder/piece.csv" >>"$folder/joined.csv"
        else
            cp "$folder/piece.csv" "$folder/joined.csv"
        fi
        rm -f "$folder/piece.csv"
        from="--restart $folder/state"
        options=$given
    done
    awk -v times="$1" -v bound="$bound" -v start="$start" -v stop="$stop" -v interval="$interval" -f tests/tools/joined.awk \
        "$folder/whole.csv" "$folder/joined.csv"
}

# cut_all NAME: runs that end before their stop are left out.
cut_all() {
    # shellcheck disable=SC2086
    run $method --start "$start" $first --stop "$stop" --interval "$interval" -o "$folder/whole.csv" || return 0
    tail -n 1 "$folder/whole.csv" | awk -F, -v stop="$stop" '{ exit !($1 >= stop * (1 - 1e-12)) }' || return 0
    while read -r cuts <&4; do
        options=$first
        check "$1 cut at $cuts: $method" joined "$cuts"
    done 4<"$folder/instants"
    compared=$((compared + 1))
}

# take NAME FOLDER PROGRAM START STOP OPTION...: cuts a run with these options; --set of constants applies only to its
# first piece.
take() {
    name=$1 folder=$2 program=$3 start=$4 stop=$5
    shift 5
    first=$* given=$(printf '%s\n' "$*" | sed 's/--set [^ .]*=[^ ]* *//g')
    interval=$(awk -v a="$start" -v b="$stop" 'BEGIN { printf "%.17g", (b - a)/31.7 }')
    step=$(awk -v a="$start" -v b="$stop" 'BEGIN { printf "%.17g", (b - a)/317.3 }')
    # shellcheck disable=SC2086
    run --start "$start" --stop "$stop" $first --events "$folder/log" -o "$folder/whole.csv" || return 0
    awk -v start="$start" -v stop="$stop" -v step="$step" -f tests/tools/instants.awk "$folder/log" >"$folder/instants"
    method='--solver bdf --tolerance 1e-9' bound=1e-3
    cut_all "$name"
    case $((compared % 3)) in 0) fixed=euler ;; 1) fixed=rk4 ;; *) fixed=implicit-euler ;; esac
    method="--solver $fixed --step $step" bound=0
    grep -q '^ \* 0 states' "$program.c" 2>/dev/null || cut_all "$name"
    rm -f "$folder"/*.csv
}

# compile NAME: compiles $work/NAME.text.
compile() {
    awk -f tests/tools/machine.awk -f tests/tools/block.awk "$work/$1.text" >"$work/$1.xmi"
    $SMALL -o "$work/$1" "$work/$1.xmi" 2>/dev/null
}

# of_text FILE: cuts runs of the model in a file, with the options of the first run that has a stop time.
of_text() {
    name=$(basename "$1" .txt) start=0 stop='' kept=''
    is_taken "$name" || return 0
    set -- "$1" $(sed -n -E 's/^(all )?(happens|exactly|runs|says|violates) ([^~]*--stop[^~]*)~.*/\3/p' "$1" | head -n 1)
    grep -v '^#' "$1" | awk '/^(all|happens|exactly|runs|says|ends|fails|violates|refuses) / { exit } { print }' \
        >"$work/$name.text"
    shift
    while [ $# -gt 0 ]; do
        case $1 in
        --start) start=$2 ;;
        --stop) stop=$2 ;;
        --set | --signal | --input) kept="$kept $1 $2" ;;
        --tolerance | --interval | --solver | --step | --rows | --variables) ;;
        *) set -- x "$@" ;;
        esac
        shift 2
    done
    [ -z "$stop" ] || ! compile "$name" || take "$name" "$work/$name" "$work/$name/System" "$start" "$stop" $kept
}

for text in tests/hybrid/*.txt tests/modes/*.txt; do
    of_text "$text"
done
for text in tests/closed_forms/*.txt; do
    for name in $(sed -n 's/^model //p' "$text"); do
        is_taken "$name" || continue
        awk -v name="$name" '/^#/ { next } $1 == "model" { is = $2 == name; next } is' "$text" >"$work/$name.model"
        awk '/^(runs|within|options|exact|fails|refused) / { exit } { print }' "$work/$name.model" >"$work/$name.text"
        stop=$(sed -n 's/^runs \([^ ]*\).*/\1/p' "$work/$name.model")
        [ -z "$stop" ] || ! compile "$name" ||
            take "$name" "$work/$name" "$work/$name/System" 0 "$stop" $(sed -n 's/^options //p' "$work/$name.model")
    done
done
for name in $MODELS; do
    is_taken "$name" || continue
    mkdir -p "$work/$name"
    program=$(program_of "$name")
    stop=$("$program" --help | sed -n 's/^Without options: --start 0 --stop \([^ ]*\) .*/\1/p')
    [ -z "$stop" ] || take "$name" "$work/$name" "$program" 0 "$stop"
done
check 'as many as there are' test "$compared" -ge "$([ -n "${TEST_ALL-}" ] && echo 400 || printf '%s\n' $names | wc -l)"
finish
