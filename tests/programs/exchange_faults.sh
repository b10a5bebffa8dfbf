#!/bin/sh
# --exchange under faults: clients that are killed, silent or hostile, channels in use, missing permissions, wrong
# options.
. tests/lib.sh
. tests/verified.sh
. tests/exchanged.sh
work=$(fresh exchange_faults)

exchanged_models

# Clients that are killed while writing.
make_text pair <<'END'
input Real a
input Real b
input Real c
variable different
variable x = 0
different = abs(a.rSig - b.rSig) + abs(b.rSig - c.rSig)
der(x) = a.rSig - x
END
test -n "${TEST_ALL-}" && count=10000 || count=300
check 'killed writers' run_with "$work/pair/System" "shm:$name" --solver euler --step 0.001 --stop never --interval 0.001 -- \
    killed "$count"
check 'no half record is taken' awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "different") d = i; next }
    $d != 0 { bad = 1 } { seen[$2] = 1 } END { for (v in seen) n++; exit bad || n < 20 }' "$work/live.csv"

# Invalid values of inputs; invalid datagrams.
check 'no values' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 1 -- strange
check 'are refused: three of each, and halves of an integer and a truth' grep -qx 'refused 11' "$work/seen"
check 'and told in the record' test "$(counted refused)" -eq 11
timeout 60 "$lag" -q --realtime --exchange "udp:127.0.0.1:$port" --solver rk4 --step 0.01 --stop 1 -o "$work/live.csv" &
check 'datagrams that are none' client "udp:$port:$fingerprint" hostile 3
wait $!
check 'are refused, each' grep -qx 'foreign 9 of 9' "$work/seen"

# A full disk.
expect 3 'cannot write /dev/full: No space left on device \[R11\]' "$lag" -q --realtime=10 --exchange "shm:$name" --solver rk4 \
    --step 0.01 --stop 1 -o "$work/live.csv" --record-exchange /dev/full

# Silence.
for case in hold:3 zero:0 safe:4.5; do
    check "silence: ${case%:*}" run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 1 --silence 0.2 --on-silence "${case%:*}" \
        --safe u.rSig=4.5 -- rows 3,1,1 sleep=0.6 3,1,1
    check "silence: u is ${case#*:} meanwhile" awk -F, -v u="${case#*:}" 'NR > 1 && $1 > 0.45 && $1 < 0.5 && $2 != u { exit 1 }' "$work/live.csv"
    check "silence: counted" test "$(counted silences)" -ge 1
    check "silence: told at the end" grep -qE '^warning: the client was silent: .*for more than 0\.2 s on shm:'"$name"', .*from time [0-9.e-]+.* \[R92\]$' "$work/said"
done
run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 5 --silence 200ms --on-silence stop --events "$work/events.csv" -- rows 3,1,1 sleep=0.5
check 'silence: stop' test "$status" -eq 1
check 'silence: in the event log' grep -q '^0[0-9.]*,the client is silent,Text::System$' "$work/events.csv"
check 'silence: told' grep -q '^error: the client is silent: at time [0-9.]*: longer than 0.2 s on shm:'"$name"' \[R76\]' "$work/said"
check 'silence: told once' sh -c '! grep -q R92 "$1"' sh "$work/said"
expect 0 '^warning: the client was silent: for more than 0\.2 s on shm:'"$name"', from time 0 to the end; no client has written \[R92\]$' \
    "$lag" --realtime --exchange "shm:$name" --silence 0.2 --solver rk4 --step 0.01 --stop 0.4 -o "$work/live.csv"
expect 0 '^note: no client has written inputs$' "$lag" --realtime --exchange "shm:$name" --solver rk4 --step 0.01 --stop 0.1 -o "$work/live.csv"
check 'without --silence' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.4 -- rows 3,1,1
check 'when the client wrote last' grep -qE '^note: the client wrote last at time 0(\.[0-9]+)?; --silence detects a silent one$' "$work/said"
check 'in lock step, by the clock from then on' run_with "$lag" "shm:$name" --pace client --silence 0.1 --solver rk4 --step 0.01 --stop 0.5 -- \
    rows 3,1,1 sleep=0.3

# A signal ends the wait for a client, whenever it comes.
ended=0
for k in 1 2 3 4 5 6 7 8; do
    "$lag" -q --realtime --exchange "shm:$name" --pace client --solver rk4 --step 0.01 --stop 20 -o "$work/waits.csv" \
        >"$work/said" 2>&1 &
    there=$!
    client "shm:$name" steps $k 3
    sleep "0.1$k"
    kill -TERM $there
    (sleep 2 && kill -KILL $there) 2>/dev/null &
    wait $there
    grep -q '^error: interrupted by signal 15' "$work/said" && ended=$((ended + 1))
done
check "a signal ends the wait, $ended of 8 times" test $ended -eq 8

# Two programs on one channel, a record left by a killed program, and a file that is no exchange.
"$lag" -q --realtime --exchange "shm:$name" --solver rk4 --step 0.01 --stop 20 -o "$work/first.csv" &
first=$!
python3 tests/tools/exchange.py "shm:$name" rows 1,1,1 >/dev/null
expect 3 "^error: no exchange: shm:$name: another program runs on it \[R75\]" \
    "$lag" -q --realtime --exchange "shm:$name" --solver rk4 -o "$work/second.csv"
kill -KILL $first
wait $first 2>/dev/null
check 'left by a killed one' test -e "/dev/shm/$name"
check 'taken over' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.3 -- rows 1,1,1
check 'and told' grep -qx "note: shm:$name is reused: a killed program has left it" "$work/said"
printf 'no exchange' >"/dev/shm/$name"
expect 3 "shm:$name: shared memory of this name exists, but is not an exchange \[R75\]" \
    "$lag" -q --realtime --exchange "shm:$name" --solver rk4 -o "$work/second.csv"
check 'which stays' grep -qx 'no exchange' "/dev/shm/$name"
rm -f "/dev/shm/$name"
"$loop" -q --realtime --exchange "shm:$name" --solver rk4 --step 0.01 --stop 20 -o "$work/first.csv" &
first=$!
python3 tests/tools/exchange.py "shm:$name" rows 1 >/dev/null
kill -KILL $first
wait $first 2>/dev/null
check 'of another model' run_with "$lag" "shm:$name" --solver rk4 --step 0.01 --stop 0.3 -- last
"$lag" -q --realtime --exchange "udp:127.0.0.1:$port" --solver rk4 --step 0.01 --stop 20 -o "$work/first.csv" &
first=$!
python3 tests/tools/exchange.py "udp:$port:$fingerprint" rows 1,1,1 >/dev/null
expect 3 "^error: no exchange: udp:127.0.0.1:$port: another program runs on it \[R75\]" \
    "$lag" -q --realtime --exchange "udp:127.0.0.1:$port" --solver rk4 -o "$work/second.csv"
kill -KILL $first
wait $first 2>/dev/null

# Only the monotonic clock is used.
check 'no other clock' sh -c '! grep -nE "CLOCK_REALTIME|gettimeofday|timespec_get" runtime/*.c runtime/*.h'

# Without permissions the program runs and reports what is missing.
if test "$(id -u)" -eq 0 && command -v setpriv >/dev/null 2>&1; then
    chmod -R a+rX "$work"
    (cd / && setpriv --reuid=65534 --regid=65534 --clear-groups --bounding-set=-all --inh-caps=-all sh -c \
        'ulimit -l 0; ulimit -r 0 2>/dev/null; exec "$@"' sh "$OLDPWD/$lag" --realtime --exchange "shm:$name" --solver rk4 --step 0.01 \
        --stop 0.1 -o /dev/null) >"$work/said" 2>&1
    check 'without permissions' test $? -eq 0
    check 'memory is not locked' grep -q '^note: the memory of the run is not locked: ' "$work/said"
    check 'no priority' grep -q '^note: the run has no priority over other programs: ' "$work/said"
    "$lag" -q --realtime --exchange "shm:$name" --solver rk4 --step 0.01 --stop 20 -o "$work/first.csv" &
    first=$!
    python3 tests/tools/exchange.py "shm:$name" rows 1,1,1 >/dev/null
    (cd / && setpriv --reuid=65534 --regid=65534 --clear-groups "$OLDPWD/$lag" -q --realtime --exchange "shm:$name" -o /dev/null) \
        >"$work/said" 2>&1
    check "another user's memory" grep -q "^error: no exchange: shm:$name: Permission denied \[R75\]" "$work/said"
    kill -KILL $first
    wait $first 2>/dev/null
    rm -f "/dev/shm/$name"
fi

# Wrong usage.
expect 2 '^error: wrong argument: --exchange needs --realtime \[R02\]' "$lag" --exchange "shm:$name"
expect 2 '^error: wrong argument: --pace needs --exchange \[R02\]' "$lag" --realtime --pace client
expect 2 "--exchange takes shm:NAME, udp:HOST:PORT and xcp:PORT, not 'tcp:5'" "$lag" --realtime --exchange tcp:5
expect 2 "--exchange shm:NAME takes a name without '/', of 200 letters at most, not 'a/b'" "$lag" --realtime --exchange shm:a/b
expect 2 "and a port, as 127.0.0.1:5000; not 'rig:5000'" "$lag" --realtime --exchange udp:rig:5000
expect 2 "and a port, as 127.0.0.1:5000; not '127.0.0.1:0'" "$lag" --realtime --exchange udp:127.0.0.1:0
expect 2 "--on-silence takes hold, zero, safe and stop, not 'wait'" "$lag" --realtime --exchange "shm:$name" --on-silence wait
expect 2 '^error: wrong argument: --on-silence needs --silence' "$lag" --realtime --exchange "shm:$name" --on-silence stop
expect 2 'take files, not standard output' "$lag" --realtime --exchange "shm:$name" --record-exchange -
expect 1 'the client is silent: at time 0: longer than 0.2 s' "$lag" --realtime --exchange "shm:$name" --pace client --silence 0.2 \
    --on-silence stop --solver rk4 -o "$work/none.csv"
expect 2 '--silence takes seconds above 0, not -1' "$lag" --realtime --exchange "shm:$name" --silence -1
expect 2 "no such variable: nothing matches 'nothing' \(--exchange-variables\)" "$lag" --realtime --exchange "shm:$name" --exchange-variables nothing
expect 2 'name the same file' "$lag" --realtime --exchange "shm:$name" --record-exchange "$work/a.csv" -o "$work/a.csv"
check 'nothing is left of these' test ! -e "/dev/shm/$name"
finish
