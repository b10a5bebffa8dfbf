#!/bin/sh
# --exchange: signals between a paced program and a client. The program takes complete sets of written inputs and counts
# invalid values; the record of a run reproduces it; outputs belong to the reported time.
. tests/lib.sh
. tests/verified.sh
. tests/exchanged.sh
work=$(fresh exchange)

exchanged_models
inputs='0.5,0,0 1,1,1 sleep=0.05 2,2,1 -1,3,0 sleep=0.05 2,0,1 0.25,0,1'

# The recorded inputs reproduce the run bitwise, also at events.
for channel in "shm:$name" "udp:127.0.0.1:$port"; do
    case $channel in shm*) to=$channel ;; *) to=udp:$port:$fingerprint ;; esac
    for solver in rk4 euler implicit-euler; do
        options="--solver $solver --step 0.01 --stop 1 --interval 0.02"
        # shellcheck disable=SC2086
        timeout 60 "$lag" -q --realtime --exchange "$channel" $options -o "$work/live.csv" --record-exchange "$work/taken.csv" \
            --record "$work/record.json" --events "$work/live_events.csv" &
        there=$!
        # shellcheck disable=SC2086
        check "$channel, $solver: signals" client "$to" rows $inputs
        wait $there
        check "$channel, $solver: done" test $? -eq 0
        # shellcheck disable=SC2086
        check "$channel, $solver: the run offline" "$lag" -q $options --input "$work/taken.csv" -o "$work/offline.csv" \
            --events "$work/offline_events.csv"
        check "$channel, $solver: the same bytes" cmp "$work/live.csv" "$work/offline.csv"
        check "$channel, $solver: the same events" cmp "$work/live_events.csv" "$work/offline_events.csv"
        check "$channel, $solver: inputs by their names and values" grep -q '^0\.[0-9]*,input u\.rSig becomes -1,' "$work/live_events.csv"
        check "$channel, $solver: each with its truth" grep -q ',on\.bSig: true -> false,' "$work/live_events.csv"
        check "$channel, $solver: changes are in it" test "$(wc -l <"$work/taken.csv")" -ge 12
        check "$channel, $solver: each with its step" awk -F, 'NR > 1 && $1 != $2 * 0.01 { print; exit 1 }' "$work/taken.csv"
        check "$channel, $solver: nothing lost or refused" test "$(counted refused)$(counted foreign)$(counted exchange_lost)" = 000
    done
done
check 'with a nonlinear loop' run_with "$loop" "shm:$name" --solver rk4 --step 0.01 --stop 0.5 --record-exchange "$work/taken.csv" \
    --interval 0.01 -- rows 1 2 sleep=0.1 -3
check 'offline' "$loop" -q --solver rk4 --step 0.01 --stop 0.5 --interval 0.01 --input "$work/taken.csv" -o "$work/offline.csv"
check 'the same bytes, with a nonlinear loop' cmp "$work/live.csv" "$work/offline.csv"
check 'CVODE' run_with "$lag" "shm:$name" --stop 0.5 --interval 0.02 -- rows 1,1,1 2,2,0
check 'CVODE: once per row' test "$(counted times)" -eq 25

# Regular rows are exactly those of the grid, live and offline.
check 'regular rows' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.5 --interval 0.05 --rows regular \
    --record-exchange "$work/taken.csv" -- rows 1,1,1 2,2,0 3,1,1
check 'are eleven' test "$(wc -l <"$work/live.csv")" -eq 12
check 'regular rows offline' "$lag" -q --solver rk4 --step 0.01 --stop 0.5 --interval 0.05 --rows regular --input "$work/taken.csv" \
    -o "$work/offline.csv"
check 'the same regular rows' cmp "$work/live.csv" "$work/offline.csv"

# Outputs belong to the instant at which the inputs were taken, including a sample at this instant.
run_with "$lag" "shm:$name" --solver rk4 --step 0.02 --stop 1 --exchange-variables sampled --exchange-variables u.rSig -- \
    rows 5,0,1 7,0,1 9,0,1
check 'samples of the same instant' awk 'NR == 1 { next } { if ($3 != (NR == 2 ? 7 : 9) || $4 != $3) { print; exit 1 } }' "$work/seen"

# In lock step each step has its own inputs, independent of the clock.
check 'in lock step' run_with "$lag" "shm:$name" --pace client --solver rk4 --step 0.01 --stop 10 --interval 0.01 -- steps 1000 3
awk 'BEGIN {
    print "time,u.rSig,n.iSig,on.bSig"
    for (k = 0; k < 1000; k++) {
        time = sprintf("%.17g", k * 0.01)
        if (k) print time "," k - 1 "," (k - 1) % 7 "," (k - 1) % 2
        print time "," k "," k % 7 "," k % 2
    }
}' >"$work/steps.csv"
check 'the same offline' "$lag" -q --solver rk4 --step 0.01 --stop 10 --interval 0.01 --input "$work/steps.csv" -o "$work/offline.csv"
check 'the same bytes in lock step' cmp "$work/live.csv" "$work/offline.csv"
timeout 60 "$lag" -q --realtime --exchange "udp:localhost:$port" --pace client --solver rk4 --step 0.01 --stop 10 --interval 0.01 \
    -o "$work/live.csv" &
there=$!
check 'in lock step by datagrams' client "udp:$port:$fingerprint" steps 1000 3
wait $there
check 'the same bytes by datagrams' cmp "$work/live.csv" "$work/offline.csv"

# Commands.
check 'paused, gone on, ended' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop never --interval 0.1 \
    --record-exchange "$work/taken.csv" -- pause
check 'several changes in a pause are one' awk -F, 'NR > 1 { n[$1]++ } END { for (t in n) if (n[t] > 2) exit 1 }' "$work/taken.csv"
check 'offline until there' "$lag" -q --solver rk4 --step 0.01 --interval 0.1 --input "$work/taken.csv" -o "$work/offline.csv" \
    --stop "$(awk -F, 'END { print $1 }' "$work/live.csv")"
check 'the same bytes with a pause' cmp "$work/live.csv" "$work/offline.csv"
check 'ended by the client' grep -q 'ended early: the client has requested it' "$work/said"
check 'with status 0' test "$status" -eq 0
check 'no outputs at the end' grep -qF 'ended 0 [0.0, 0.0]' "$work/seen"
check 'the pause is recorded' awk -v s="$(counted paused)" 'BEGIN { exit !(s > 0.25) }'
check 'nothing is left' test ! -e "/dev/shm/$name"
check 'safe outputs' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.2 --safe y.rSig=-7.5 --safe high.bSig=true -- last
check 'are there at the end' grep -qF 'ended 0 [-7.5, 1.0]' "$work/seen"
run_with "$lag" "shm:$name" --solver rk4 --step 0.001 --stop 9 --silence 0.3 --on-silence stop -- last
check 'a failure, with its status' grep -qF 'ended 1 [0.0, 0.0]' "$work/seen"
check 'and told' grep -q '\[R76\]' "$work/said"

# A start value drawn on a port is its safe value and its value at the start.
check 'a drawn safe value' out/bin/sysphsc -q -b System -o "$work/safe" tests/cases/safe_input/model.xmi
check 'is held without a client' run_with "$work/safe/System" "shm:$name" --solver rk4 --step 0.01 --stop 0.3 -- last
check 'from the start on' awk -F, 'NR > 1 && $2 != 4.5 { exit 1 }' "$work/live.csv"
check 'unless another one is given' run_with "$work/safe/System" "shm:$name" --solver rk4 --step 0.01 --stop 0.3 --safe u.rSig=2 -- last
check 'which is held, too' awk -F, 'NR > 1 && $2 != 2 { exit 1 }' "$work/live.csv"

# A run continued from a saved state is paced and exchanges signals too.
check 'saved' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.3 --save-state "$work/state" -- rows 1,1,1
check 'restarted' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.6 --restart "$work/state" -- rows 2,1,1
check 'goes on' awk -F, 'NR == 2 && !($1 > 0.29) { exit 1 } END { exit $1 != 0.6 }' "$work/live.csv"
check 'restarted: paced' test "$(counted times)" -eq 30

# While stepping, the program makes no system calls except for sleeping and, with datagrams, for these.
if command -v strace >/dev/null 2>&1; then
    for channel in "shm:$name" "udp:127.0.0.1:$port"; do
        timeout 60 strace -f -o "$work/calls" "$lag" -q --realtime --exchange "$channel" --solver rk4 --step 0.01 --stop 2 \
            --record-exchange "$work/taken.csv" -o "$work/live.csv" &
        case $channel in shm*) to=$channel ;; *) to=udp:$port:$fingerprint ;; esac
        python3 tests/tools/exchange.py "$to" rows 1,1,1 2,1,1 3,1,1 sleep=0.1 4,1,0 >/dev/null
        wait
        check "$channel: no other calls" awk '
            { thread = $1; name = $2; sub(/\(.*/, "", name) }
            NR == 1 { own = thread }
            thread != own { next }
            name == "clock_nanosleep" { if (sleeps++ > 5 && other != "") { print other; bad = 1 } other = ""; next }
            name != "recvfrom" && name != "sendto" && !/resumed/ { other = $0 }
            END { exit bad || sleeps < 10 }' "$work/calls"
    done
fi

# Rows of inputs that arrive while the program runs: from a pipe, and all at once.
options='--solver rk4 --step 0.01 --stop 0.6 --interval 0.02'
printf 'time,u.rSig,n.iSig,on.bSig\n0,1,1,true\n0.1,2,1,true\n' >"$work/feed.csv"
cat >"$work/feed" <<'END'
printf 'time,u.rSig,n.iSig,on.bSig\ns,,,\n0,1,1,true\n\n0.1,2,1,true\n0.2,3,2,false\n'
sleep 0.35
printf '0.3,4,2,false\n0.5,5,0,true\n9,6,0,true\n'
sleep 0.1
END
# shellcheck disable=SC2086
sh "$work/feed" | timeout 60 "$lag" -q --realtime --input - --follow $options -o "$work/live.csv" --record-exchange "$work/taken.csv"
check 'rows of a pipe: late ones, too' awk -F, 'NR > 1 { u = $3; if ($3 == 4) at = $1 } END { exit !(u == 5 && at > 0.3) }' "$work/taken.csv"
# shellcheck disable=SC2086
check 'rows of a pipe, offline' "$lag" -q $options --input "$work/taken.csv" -o "$work/offline.csv"
check 'rows of a pipe: the same bytes' cmp "$work/live.csv" "$work/offline.csv"
printf 'time,u.rSig,n.iSig,on.bSig\n0,1,1,true\n0.1,2,1,true\n0.1,x,2,false\n' >"$work/rows.csv"
# shellcheck disable=SC2086
expect 2 "not a number: 'x' for u.rSig (.*rows.csv:4)" "$lag" -q --realtime --input "$work/rows.csv" --follow $options -o "$work/live.csv"
# Inputs that are still open at the end, have no rows, arrive late, or grow.
# shellcheck disable=SC2086
expect 3 'Is a directory.*R10' "$lag" -q --realtime --input "$work" --follow $options -o "$work/live.csv"
(head -n 3 "$work/feed.csv"; sleep 4) | timeout 3 "$lag" -q --realtime --input - --follow $options -o "$work/live.csv"
check 'a pipe that is open at the end' test $? -eq 0
mkfifo "$work/held"
(head -n 3 "$work/feed.csv"; exec sleep 60) >"$work/held" &
# shellcheck disable=SC2016,SC2086
check 'does not hold up the end' sh -c 'exec "$@" <"$0"' "$work/held" timeout 20 "$lag" -q --realtime --input - --follow \
    $options -o "$work/live.csv"
kill $!
# shellcheck disable=SC2086
awk 'BEGIN { print "time,u.rSig,n.iSig,on.bSig"; for (i = 0; i < 50000; i++) print i / 100 "," i ",1,1" }' |
    timeout 60 "$lag" -q --realtime --input - --follow $options -o "$work/live.csv"
check 'more rows than it takes' test $? -eq 0
check 'takes those of its time' awk -F, 'END { exit $2 != 60 }' "$work/live.csv"
head -n 2 "$work/feed.csv" >"$work/grows.csv"
(sleep 0.3; echo 0.2,7,7,0 >>"$work/grows.csv") &
# shellcheck disable=SC2086
check 'a file that grows' "$lag" -q --realtime --input "$work/grows.csv" --follow $options -o "$work/live.csv"
check 'is followed' awk -F, 'END { exit $2 != 7 || $3 != 7 }' "$work/live.csv"
printf '\357\273\277time,u.rSig,n.iSig,on.bSig\n0,7,7,0\n' >"$work/mark.csv"
# shellcheck disable=SC2086
check 'a byte order mark' "$lag" -q --realtime=100 --input "$work/mark.csv" --follow $options -o "$work/live.csv"
mkfifo "$work/fifo"
# shellcheck disable=SC2086
timeout 1 "$lag" -q --realtime --input "$work/fifo" --follow $options -o "$work/live.csv" >"$work/said" 2>&1
check 'a pipe that nobody opens ends by a signal' grep -q 'interrupted by signal 15' "$work/said"
(sleep 0.2; cat "$work/feed.csv" >"$work/fifo") &
# shellcheck disable=SC2086
check 'a pipe that is opened later' "$lag" -q --realtime --input "$work/fifo" --follow $options -o "$work/live.csv"
head -n 1 "$work/feed.csv" >"$work/rows.csv"
check 'no rows' sh -c 'head -n 1 "$1/feed.csv" | "$2" -q --realtime --input - --follow -o "$1/live.csv" 2>&1 | grep -q "has no rows"' sh "$work" "$lag"
expect 2 '^error: wrong argument: --pace client needs --exchange' "$lag" --realtime --follow --input - --pace client
printf 'time,u.rSig\n0,1\n' >"$work/rows.csv"
# shellcheck disable=SC2086
expect 2 "no column for 'n.iSig' (.*rows.csv:1)" "$lag" -q --realtime --input "$work/rows.csv" --follow $options -o "$work/live.csv"
expect 2 '^error: wrong argument: --follow needs --input \[R02\]' "$lag" --realtime --follow
expect 2 '^error: wrong argument: --follow cannot be combined with --exchange' "$lag" --realtime --follow --input - --exchange "shm:$name"

finish
