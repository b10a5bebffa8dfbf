#!/bin/sh
# Deadlines at 1 kHz: the program must count the same missed deadlines as a client, which stops the program sometimes.
# For a minute if TEST_ALL is set.
. tests/lib.sh
. tests/verified.sh
work=$(fresh deadlines)
name=sysphsc-test-$$
test -n "${TEST_ALL-}" && seconds=60 stalls=100 || seconds=2 stalls=3

make_text spring <<'END'
input Real u
output Real y
variable x = 1
variable v = 0
der(x) = v
der(v) = u.rSig - x - 0.1*v
y.rSig = x
END
check 'a client' sh -c "${CC:-cc} -std=gnu11 -O2 -Wall -Wextra -Werror -o $work/deadlines tests/tools/deadlines.c"
soon=$(awk '{ printf "%.2f", $1 + 2 }' /proc/uptime)
timeout 120 "$work/spring/System" -q --realtime --begin-at "$soon" --exchange "shm:$name" --solver rk4 --step 0.001 \
    --stop "$seconds" --interval 0.5 -o "$work/rows.csv" --record "$work/record.json" &
there=$!
timeout 120 "$work/deadlines" "$name" "$soon" "$stalls" >"$work/counted"
told=$?
wait $there
check 'done' test $? -eq 0
if test $told -eq 0 && test "$(nproc)" -gt 1; then
    read -r steps seen late overruns <"$work/counted"
    check "all steps, $steps" test "$steps" -eq "$((1000 * seconds))"
    check "most are seen, $seen" test "$seen" -gt "$((500 * seconds))"
    check "stalls are missed deadlines, $overruns" test "$overruns" -ge "$((15 * stalls))"
    check "the client has counted $late, the program $overruns, but for $((steps - seen)) that it has not seen" \
        awk -v a="$late" -v b="$overruns" -v unseen="$((steps - seen))" 'BEGIN { exit !(a - b <= 3 && b - a <= 3 + unseen) }'
    check "as the record says" grep -qE "\"overruns\": $overruns,?\$" "$work/record.json"
else
    echo 'deadlines: not counted by a client, which needs a processor and priority'
fi
check 'time is k times the step' awk -F, -v stop="$seconds" 'NR > 1 && $1 != (NR - 2) * 0.5 { bad = 1 } END { exit bad || $1 != stop }' \
    "$work/rows.csv"
finish
