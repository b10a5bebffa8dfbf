#!/bin/sh
# make run: compiles one model, simulates it and shows the results.
#
#     run_model.sh BIN MODELDIR [OPTION]...
#
# BIN contains sysphsc and compare; MODELDIR contains model.xmi and optionally figures.csv; the options are those of
# sysphsc. C code of the models in models/, which come with the compiler, is always compiled (--allow-c).
set -u
export LC_ALL=C
[ $# -ge 2 ] || { echo 'usage: run_model.sh BIN MODELDIR [OPTION]...' >&2; exit 2; }
bin=$1 folder=${2%/}
shift 2
case $folder in
models/*/*) ;;
models/*) set -- --allow-c "$@" ;;
esac

if [ ! -f "$folder/model.xmi" ]; then
    if [ -d "$folder" ]; then
        echo "error: '$folder' holds no model.xmi" >&2
    else
        echo "error: there is no model folder '$folder'" >&2
    fi
    echo '    fix: name a folder with a model.xmi, as in: make run MODEL=models/mass_spring_damper' >&2
    ls -d models/*/ 2>/dev/null | sed 's,/$,,; s/^/         /' >&2
    exit 2
fi
messages=$(mktemp)
trap 'rm -f "$messages"' EXIT

counts=$("$bin/sysphsc" "$@" --check "$folder/model.xmi" 2>/dev/null | tail -n 1)
"$bin/sysphsc" "$@" -v "$folder/model.xmi" 2>"$messages" >/dev/null
status=$?
grep -vE '^sysphsc: ([a-z]+ +[0-9.]+ ms$|wrote )' "$messages" >&2
[ "$status" -eq 0 ] || exit "$status"

output=$(sed -n 's/^sysphsc: wrote //p' "$messages")
program=$output/$(basename "$output")
result=$program.csv
plot=$program.html
generated=$(awk '/^sysphsc: .* ms$/ && $2 != "build" { sum += $3 } END { printf "%.0f ms", sum }' "$messages")
compiled=$(awk '/^sysphsc: build .* ms$/ { printf "%.0f ms", $3 }' "$messages")

echo "${counts%%: *} from $folder/model.xmi"
echo "${counts#*: }" | sed 's/; no errors$//; s/^/  /'

case $program in /*) ;; *) program=./$program ;; esac
"$program" --stats --constants -o "$result" --plot "$plot" >"$messages"
status=$?
verdicts=$(sed -n '/^requirements: \|^checks: /,$p' "$messages")
values=$(sed -n '/^name  *value  *unit  *kind$/,/^[^ ]*: [0-9]* values\{0,1\} in /{/^[^ ]*: [0-9]* values\{0,1\} in /!p}' "$messages")
simulated=$(awk '/ (initialization|integration|output) +[0-9.e-]+ s$/ { sum += $(NF - 1) } END { printf "%.0f ms", 1e3 * sum }' \
    "$messages")
[ "$status" -eq 0 ] || [ "$status" -eq 4 ] || exit "$status"
echo "  generated in $generated, compiled in $compiled, simulated in $simulated"
[ -n "$values" ] || echo "  $(awk '/^  steps / { steps = $2 } /^  solver / { sub(/^  solver */, ""); solver = $0 } /^  rows / { rows = $2 }
             END { print solver ": " steps " steps, " rows " rows" }' "$messages")"

# The figures of the simulated system, which is the first experiment of the model or a further case (see cases.sh).
figures=$folder/figures.csv
simulated=${counts%%: *}
first=$("$bin/sysphsc" --allow-c --check "$folder/model.xmi" 2>/dev/null | sed -n '$s/: [0-9]* variables, .*//p')
if [ "$simulated" != "$first" ]; then
    case=$(grep -lxF "${simulated##*::}" "$folder"/*.experiment 2>/dev/null | sed -n '1s,.*/,,; 1s/\.experiment$//p')
    figures=$folder/figures_$case.csv
fi
if [ -f "$figures" ]; then
    printf '\nKey figures\n'
    "$bin/compare" figures --show "$figures" "$result" || exit 1
fi
[ -z "$values" ] || printf '\n%s\n' "$values"
[ -z "$verdicts" ] || printf '\n%s\n' "$verdicts"
printf '\nresult  %s\n' "$result"
[ -n "$values" ] || echo "plot    $plot"
exit "$status"
