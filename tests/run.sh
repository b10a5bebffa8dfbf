#!/bin/sh
# Runs all tests, or the named groups: tests/run.sh [--update] [GROUP]...
# A group is a script in tests/programs and can be run alone. --update rewrites the golden listings. The targets that a
# group needs besides the compiler are built first; its script lists them in lines `# make: TARGET`. If all groups run,
# the files of a group are removed when it has passed, because all together would need about 4 GB.
set -u
cd "$(dirname "$0")/.." || exit 3
log=${OUT:-out}/test/log
rm -rf "$log"
mkdir -p "$log"

UPDATE=
if [ "${1-}" = --update ]; then
    UPDATE=yes
    shift
    [ $# -gt 0 ] || set -- golden
fi
export UPDATE

# All scripts, the longest first. `models` compiles the programs for the others; `unit` is contained in `unit_checked`.
tidy=
if [ $# -eq 0 ]; then
    tidy=${OUT:-out}/test
    set -- unit_checked ${TEST_ALL:+unit} closed_forms checked_memory events sizes debian warnings faults augmented browser circuits \
        variants review hostile ivp mat loops cuts trajectories jacobian modes
    for script in tests/programs/*.sh; do
        group=$(basename "$script" .sh)
        case " models $([ -n "${TEST_ALL-}" ] || echo unit) $* " in
        *" $group "*) ;;
        *) set -- "$@" "$group" ;;
        esac
    done
fi
for group in "$@"; do
    [ -f "tests/programs/$group.sh" ] && continue
    echo "error: there is no group '$group': see tests/programs" >&2
    exit 2
done
{
    echo compiler
    for group in "$@"; do
        sed -n 's/^# make: //p' "tests/programs/$group.sh"
    done
} | sort -u | while read -r targets; do
    # shellcheck disable=SC2086
    MAKEFLAGS='' make --no-print-directory -s $targets || exit 1
done || exit 1
# Groups that need no programs of the models start while these are compiled.
{
    printf '%s\n' "$@" | grep -x 'unit\|unit_checked'
    tests/programs/models.sh >"$log/models" 2>&1
    printf '%s\n' "$@" | grep -vx 'unit\|unit_checked\|models'
} | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I '{}' sh -c '
    sh "tests/programs/$1.sh" >"$2/$1" 2>&1
    times >"$2/$1.times"
    awk -F "[ms ]+" -v group="$1" "NR == 2 { print 60*(\$1 + \$3) + \$2 + \$4, group }" "$2/$1.times" >>"$2/seconds"
    [ -z "$3" ] || ! grep -q "^total [0-9]* 0$" "$2/$1" || rm -rf "${3:?}/$1"' sh '{}' "$log" "$tidy"

passed=0
failed=0
for group in models "$@"; do
    [ "$group" = models ] && [ -f "$log/models.counted" ] && continue
    : >"$log/$group.counted"
    grep -v '^total [0-9]* [0-9]*$' "$log/$group"
    total=$(grep '^total [0-9]* [0-9]*$' "$log/$group" | tail -n 1)
    if [ -z "$total" ]; then
        echo "FAILED $group: the script ended early"
        echo "    repeat: tests/programs/$group.sh"
        total='total 0 1'
    fi
    # shellcheck disable=SC2086
    set -- ${total#total }
    passed=$((passed + $1))
    failed=$((failed + $2))
done
[ ! -f "$log/seconds" ] || sort -rn "$log/seconds" | awk '{ printf "%s %.0f s%s", $2, $1, NR % 10 ? ", " : "\n" } END { if (NR % 10) print "" }'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
