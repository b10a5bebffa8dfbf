#!/bin/sh
# make models: compiles, simulates and verifies every model with all its cases, and prints one row for each.
#
#     run_models.sh BIN JOBS WORK [MODEL]...
#
# BIN contains sysphsc and compare. Programs and results are kept in WORK/MODEL. Status 1 if a run failed or does not
# agree with its reference. `difference` is the largest difference of a column from its reference, relative to the
# greatest value of the column.
set -u
export LC_ALL=C
. "$(dirname "$0")/cases.sh"
bin=$1 jobs=$2 work=$3
shift 3

# row MODEL CASE [OPTION]...: compiles with the options, simulates with $settings, prints the row.
row() {
    model=$1 case=$2 folder=models/$1
    shift 2
    suffix=${case:+_$case}
    build=$work/$model$suffix
    rm -rf "$build"
    mkdir -p "$build"
    title=$model${case:+, $case}
    settings=$(settings_of "$model" "$case")
    experiment=$(experiment_of "$model" "$case")
    [ -z "$experiment" ] || set -- --block "$experiment"
    counts=$("$bin/sysphsc" "$@" --allow-c --check "$folder/model.xmi" 2>/dev/null | tail -n 1)
    if ! "$bin/sysphsc" "$@" --allow-c -o "$build" "$folder/model.xmi" >"$build/log" 2>&1; then
        printf '%-34s not compiled: %s\n' "$title" "$build/log"
        return 1
    fi
    program=$(ls "$build"/*.h | while read -r h; do [ -x "${h%.h}" ] && echo "${h%.h}"; done | head -n 1)
    # shellcheck disable=SC2086
    if ! "$program" --stats --constants --requirements=ignore $settings -o "$build/result.csv" --plot "$build/plot.svg" \
        >"$build/stats" 2>"$build/log" ||
        ! "$program" -q --verify --requirements=ignore $settings -o "$build/verified.csv" >>"$build/log" 2>&1; then
        printf '%-34s failed: %s\n' "$title" "$build/log"
        return 1
    fi
    status=0 worst='-' met='-'
    if [ -f "$folder/reference$suffix.csv" ]; then
        columns=
        [ ! -f "$folder/columns.csv" ] || columns="--columns $folder/columns.csv"
        # shellcheck disable=SC2086
        if agreement=$("$bin/compare" trajectory $columns "$folder/reference$suffix.csv" "$build/result.csv"); then
            worst=${agreement##* }
        else
            worst='differs' status=1
        fi
    fi
    if [ -f "$folder/figures$suffix.csv" ]; then
        "$bin/compare" figures "$folder/figures$suffix.csv" "$build/result.csv" >"$build/figures" || status=1
        met="$(grep -c '  ok$' "$build/figures") of $(grep -c . "$build/figures")"
    fi
    awk -v title="$title" -v counts="$counts" -v worst="$worst" -v met="$met" '
        / CPU / { seconds += $(NF - 1) }
        /^  state events / || /^  time events / { events += $3 }
        END {
            match(counts, /[0-9]+ equations/); equations = substr(counts, RSTART, RLENGTH) + 0
            match(counts, /[0-9]+ states?/); states = substr(counts, RSTART, RLENGTH) + 0
            printf "%-34s %9d %6d %6d %8.1f ms  %9s  %s\n", title, equations, states, events, 1e3 * seconds, worst, met
        }' "$build/stats"
    return $status
}

if [ "$jobs" = row ]; then
    row "$1" "${2-}" >"$work/$1${2:+_$2}.row" || touch "$work/failed"
    exit 0
fi
[ $# -gt 0 ] || set -- models/*/

mkdir -p "$work"
rm -f "$work/failed" "$work"/*.row
for folder in "$@"; do
    model=$(basename "$folder")
    echo "$model"
    cases_of "$model" | sed "s/^/$model /"
done | xargs -P "$jobs" -I '{}' sh -c '"$0" "$1" row "$2" $3' "$0" "$bin" "$work" '{}'

printf '%-34s %9s %6s %6s %11s  %9s  %s\n' model equations states events time difference 'key figures'
cat "$work"/*.row
[ ! -f "$work/failed" ]
