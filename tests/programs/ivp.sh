#!/bin/sh
# Published initial value problems and closed forms (tests/ivp), written as constraint blocks: the error at the end is
# at most twice that of the reduced equations, hand-written for the same integrator. See tests/ivp/measure.sh.
. tests/lib.sh
folder=$(fresh ivp)
bin=$(dirname "$SYSPHSC")

[ -n "${TEST_ALL-}" ] || export SAMPLE=yes

# All problems are measured before the results are checked, the longest first.
problems=$(ls -d tests/ivp/*/ | sed 's,^tests/ivp/,,; s,/$,,')
{ echo ring_modulator && printf '%s\n' "$problems" | grep -vx ring_modulator; } |
    xargs -P 2 -I '{}' sh -c 'tests/ivp/measure.sh "$1" "$3" "$2/$3" >"$2/$3.table" 2>&1 && : >"$2/$3.good"' \
        sh "$bin" "$folder" '{}'

for name in $problems; do
    if [ -f "$folder/$name.good" ]; then
        pass
    else
        fail "$name: end values" "tests/ivp/measure.sh $bin $name $folder/$name" "$(cat "$folder/$name.table")"
    fi
    interval=$(awk '$1 == "stop" { print $2 / 50 }' "tests/ivp/$name/problem.txt")
    check "$name: verified" "$folder/$name/Run" -q --verify --tolerance 1e-8 --interval "$interval" \
        -o "$folder/$name/verified.csv"
done

check 'transistor_amplifier: a second of processor time is enough at 1e-10' sh -c 'ulimit -t 1 && exec "$@"' sh \
    "$folder/transistor_amplifier/Run" -q --tolerance 1e-10 -o "$folder/transistor_amplifier/timed.csv"
finish
