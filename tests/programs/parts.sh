#!/bin/sh
# Parts of the runtime chosen by --parts: omitted parts are neither linked nor in the folder, and options that need them
# are rejected; the chosen parts work as usual.
. tests/lib.sh
work=$(fresh parts)
parts='plots mat linear records html licences verify restart fixed units details lists scripts digits pace interruption accuracy rig figures cases studies pages'
smallest=models/smallest.xmi

# An option that needs a missing part is rejected and leaves no files.
refused() { # PART ARGUMENT...
    part=$1
    shift
    expect 2 "^error: the program was compiled without a part: .*needs '$part' \[R74\]\$" "$core" -q -o "$work/none.csv" "$@"
    expect 2 "^    fix: add the part to the list after --parts and compile the model again, or compile it without --parts\$" "$core" "$@"
    check "no file is left by $*" test ! -e "$work/none.csv"
}

check 'the core compiles' "$SYSPHSC" -q --parts core --stop 600 -o "$work/core" "$smallest"
check 'all of it compiles' "$SYSPHSC" -q --stop 600 -o "$work/all" "$smallest"
core=$work/core/Cup all=$work/all/Cup
refused plots --plot "$work/none.svg"
refused pages --plot "$work/none.html"
refused figures --figures 'max(T)'
refused mat -o "$work/none.mat"
refused linear --steady
refused linear --linearize 1
refused records --record "$work/none.json"
refused records --stats
refused records --stats=json
refused licences --licences
refused verify --verify
refused accuracy --check-tolerance
refused rig --realtime
expect 2 "^error: unknown option .--overrun. .R01.$" "$core" --overrun skip
refused restart --save-state "$work/none.state"
refused restart --restart "$work/none.state"
refused fixed --solver rk4
refused fixed --step 0.1
refused pace --solver adams
refused pace --solver auto
refused plots --pl "$work/none.svg"
refused lists --list
refused lists --equations
refused lists --variables 'T*'
refused lists --variables '/T/'
refused lists --constants
refused lists --no-aliases
refused details --explain R34
refused scripts --set-file "$work/none.txt"
expect 2 "was compiled without a part: .* \[R74\]" "$core" --stop '10 min'
expect 2 "write the number alone, in the unit that --list shows, or add units to the list after --parts" "$core" --set 'T=350 K'
expect 2 "not a number: 'soon' .*\[R03\]" "$core" --stop soon
expect 2 "not a number: '1,5' .*\[R03\]" "$core" --stop 1,5
expect 2 "did you mean '1.5'" "$core" --stop 1,5
expect 2 "ends in .csv, or -, not .*\[R02\]" "$core" -o "$work/none.txt"
expect 2 "takes bdf, not 'magic'" "$core" --solver magic

# Help and manual page list only available options.
for option in plot figures record stats verify licences save-state restart steady linearize step list equations constants \
    no-aliases set-file check-tolerance explain; do
    check "no --$option in the help" sh -c '! "$1" --help | grep -q -- "--$2 "' sh "$core" $option
    check "--$option in the help of a whole program" sh -c '"$1" --help | grep -q -- "--$2 "' sh "$all" $option
    check "no --$option in the manual page" sh -c '! grep -q -- "Fl -$2\$\|Fl -$2 " "$1"' sh "$core.1" $option
    check "--$option in the manual page of a whole program" grep -q -- "Fl -$option\$\|Fl -$option " "$all.1"
done
expect 0 '  result file, \.csv; - is standard output$' "$core" --help
expect 0 ' +bdf; with the part pace also adams and auto$' "$core" --help
expect 0 '  variables to write, by their paths; repeatable$' "$core" --help
check 'the same in the manual page' grep -q '^result file, .csv; - is standard output$' "$core.1"
check 'nor what signals ask' sh -c '! "$1" --help | grep -q USR1 && ! grep -q USR1 "$1.1"' sh "$core"
check 'which whole programs know' sh -c '"$1" --help | grep -q USR1 && grep -q USR1 "$1.1"' sh "$all"
check 'no --verify in its README' sh -c '! grep -q -- --verify "$1"' sh "$work/core/README.md"
check 'no suggestion at all' sh -c '! "$1" --stap 1 2>&1 | grep -q "did you mean"' sh "$core"
check 'variables by their paths' sh -c '"$1" -q --variables T -o - | head -n 1 | grep -qx time,T' sh "$core"
check 'no suggestion of an option that it lacks' sh -c '! "$1" --plit x 2>&1 | grep -q "mean .--plot"' sh "$core"

# The same rows, and the licence texts next to the program.
for program in "$core" "$all"; do
    check "$program runs" "$program" -q -o "$program.csv"
done
check 'the same rows' cmp "$core.csv" "$all.csv"
cp "$work/core/LICENCES" "$work/licences"
check 'none beside one that tells them' test ! -e "$work/all/LICENCES"
check 'the folder tells of the file' grep -q '`LICENCES` holds' "$work/core/README.md"
check 'the folder is filled anew' "$SYSPHSC" -q -o "$work/core" "$smallest"
check 'and parts are there' test -e "$work/core/runtime/plot.c"

# Folders that build on their own, with each part alone: no part needs files of another one.
for part in core $parts; do
    folder=$work/with_$part
    check "C with $part" "$SYSPHSC" -q --emit c --parts "core,$part" -o "$folder" "$smallest"
    check "make with $part" made "$folder" CFLAGS=-O1
    check "a run with $part" "$folder/Cup" -q --stop 600 --interval 1.2 -o "$folder/rows.csv"
    check "the same rows with $part" cmp "$core.csv" "$folder/rows.csv"
done
check 'licences beside the program' sh -c '"$1" --licences | cmp - "$2"' sh "$work/with_licences/Cup" "$work/licences"
check 'with that of dygraphs' grep -q '^dygraphs is MIT-licenced' "$work/with_pages/LICENCES"
check 'which a whole program tells, too' sh -c '"$1" --licences | grep -q "^dygraphs is MIT-licenced"' sh "$all"
check 'a page, which needs plots' "$work/with_pages/Cup" -q -o "$work/rows.csv" --plot "$work/plot.html"
check 'a plot' "$work/with_plots/Cup" -q -o "$work/rows.csv" --plot "$work/plot.svg"
expect 0 '^  first\(T < 79.9\) +[0-9.]+ s$' "$work/with_figures/Cup" -o "$work/rows.csv" --figures 'first(T < 79.9)'
check 'a MAT-file' "$work/with_mat/Cup" -q -o "$work/rows.mat"
expect 0 'T +state +20' "$work/with_linear/Cup" --steady -o "$work/rest.csv"
check 'a record' sh -c '"$1" -q -o "$2" --stats=json | jq -e .program' sh "$work/with_records/Cup" "$work/rows.csv"
expect 0 '^Verification of ' "$work/with_verify/Cup" -q --verify -o "$work/rows.csv"
expect 0 '^Estimated errors of the results' "$work/with_accuracy/Cup" -q --check-tolerance -o "$work/rows.csv"
check 'a state' "$work/with_restart/Cup" -q --stop 1 --save-state "$work/state" -o "$work/rows.csv"
check 'goes on' "$work/with_restart/Cup" -q --restart "$work/state" --stop 2 -o "$work/rows.csv"
check 'fixed steps' "$work/with_fixed/Cup" -q --solver implicit-euler -o "$work/rows.csv"
"$work/with_interruption/Cup" -q --stop 6000 --interval 1e-5 -o "$work/cut.csv" >"$work/told" 2>&1 &
process=$!
sleep 0.3
kill -TERM $process
wait $process
check 'an interruption' test "$?" -eq 143
check 'is told' grep -q '^error: .*15, at time ' "$work/told"
check 'units' "$work/with_units/Cup" -q --stop '1 min' -o "$work/rows.csv"
expect 2 "did you mean '--stop'" "$work/with_details/Cup" --stap 1
expect 0 '^R01 ' "$work/with_details/Cup" --explain R01
expect 0 '^T +state +80 ' "$work/with_lists/Cup" --list
expect 0 '^  der.T. := ' "$work/with_lists/Cup" --equations
check 'patterns' sh -c '"$1" -q --variables "d*" -o - | head -n 1 | grep -qxF "time,der(T)"' sh "$work/with_lists/Cup"
echo T=90 >"$work/set.txt"
check 'settings of a file' sh -c '"$1" -q --set-file "$2" -o - | sed -n 2p | grep -q "^0,90,"' sh "$work/with_scripts/Cup" "$work/set.txt"

# lines FOLDER: the number of lines of the runtime's C files and headers.
lines() {
    cat "$1"/runtime/*.[ch] | wc -l
}
check "the core has $(lines "$work/with_core") lines" test "$(lines "$work/with_core")" -le 6100
check 'without --parts it is as before' test "$(lines "$work/all")" -ge 15000

# Parts that the model itself needs are included.
check 'a solver of the model' "$SYSPHSC" -q --parts core --solver rk4 -o "$work/rk4" "$smallest"
check 'runs' "$work/rk4/Cup" -q -o "$work/rows.csv"
bed=models/heated_bed_warmup/model.xmi
check 'requirements' "$SYSPHSC" -q --parts core,plots -o "$work/bed" "$bed"
core=$work/bed/BedWarmUpExperiment
expect 0 '^requirements: 4 met' "$core" -o "$work/rows.csv" --requirements "$work/verdicts.csv" --plot "$work/bed.svg"
refused html --requirements "$work/verdicts.html"
expect 0 '  write verdicts, \.csv, \.json; ignore: violations keep exit status 0$' "$core" --help
check 'events' "$SYSPHSC" -q --parts core -o "$work/ball" models/bouncing_ball/model.xmi
for program in "$work/ball/BallExperiment" "$(program_of bouncing_ball)"; do
    check "$program runs" "$program" -q -o "$work/$(dirname "$program" | tr / _).csv"
done
check 'the same rows' cmp "$work/$(echo "$work/ball" | tr / _).csv" "$work/$(dirname "$(program_of bouncing_ball)" | tr / _).csv"
check 'modes and slides' sh -c '"$1" -q --parts core -o "$2/friction" models/coulomb_friction/model.xmi &&
    "$2/friction/StickSlipExperiment" -q -o "$2/rows.csv"' sh "$SYSPHSC" "$work"
check 'variants' "$SYSPHSC" -q --parts core,licences --variants 'rod.n=3,5' -o "$work/rods" models/heated_rod/model.xmi
check 'one of them' "$work/rods/RodExperiment" -q --set rod.n=3 -o "$work/rows.csv"
expect 0 '^MIT License' "$work/rods/RodExperiment" --licences

# Names.
expect 2 "error: --parts: unknown value 'plot'; known are core, plots, mat, " "$SYSPHSC" --parts core,plot "$smallest"
expect 2 "did you mean 'plots'" "$SYSPHSC" --parts core,plot "$smallest"
expect 2 'error: --parts needs a list' "$SYSPHSC" --parts= "$smallest"
expect 2 'error: --review-run and --gallery cannot be combined with --parts' "$SYSPHSC" --parts core --review-run "$smallest"
for part in core $parts; do
    expect 0 "--parts LIST .*[ ,]$part(,|\$)" "$SYSPHSC" --help
done
finish
