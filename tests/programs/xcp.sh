#!/bin/sh
# --exchange xcp:PORT: an XCP master reads and writes the record and measures each step, according to BLOCK.a2l.
# Forbidden commands are rejected with the right error; damaged and hostile packets do not affect the program.
# make: CONFIG=asan compiler
. tests/lib.sh
. tests/verified.sh
work=$(fresh xcp)
port=$((20000 + $$ % 20000))

make_text plant <<'END'
input Real u
input Integer n
input Boolean on
output Real sum
output Boolean seen
output Real t
output Real scaled
constant gain = 2.5
variable x = 0
der(x) = u.rSig - x
sum.rSig = u.rSig + n.iSig
seen.bSig = on.bSig
t.rSig = time
scaled.rSig = gain * u.rSig
END
plant=$work/plant/System

# with PROGRAM OPTION... -- TASK...: runs the program, whose status is kept, and the master at the same time.
with() {
    program=$1
    shift
    options=
    while test "$1" != --; do
        options="$options $1"
        shift
    done
    shift
    # shellcheck disable=SC2086
    timeout 300 "$program" --realtime --exchange "xcp:$port" --safe u.rSig=4.5 $options -o "$work/live.csv" \
        --record "$work/record.json" >"$work/said" 2>&1 &
    there=$!
    python3 tests/tools/xcp.py "$port" "$@" >"$work/seen" 2>&1
    told=$?
    test $told -eq 0 || kill $there
    wait $there
    echo $? >"$work/status"
    test $told -eq 0 || cat "$work/seen" "$work/said"
    return $told
}

fingerprint=$("$plant" --version | sed -n 's/^fingerprint //p')
check 'signals' with "$plant" --solver rk4 --step 0.001 --stop never --interval 0.1 -- signals System "$fingerprint"
check 'ended by the master' grep -q 'ended early: the client has requested it' "$work/said"
check 'signals: status 0' grep -qx 0 "$work/status"
check 'description' "$SYSPHSC" -q --emit rig -o "$work/plant" "$work/plant.xmi"
check 'as described' with "$plant" --solver rk4 --step 0.001 --stop never --interval 0.1 -- described "$work/plant/System.a2l" System
check 'as described: status 0' grep -qx 0 "$work/status"
check 'wrong commands' with "$plant" --solver rk4 --step 0.001 --stop never --interval 0.1 -- wrong end
check 'wrong commands: status 0' grep -qx 0 "$work/status"
check 'a list at 100 Hz' with "$plant" --solver euler --step 0.01 --stop never --interval 0.1 -- daq 100 end
check 'in its time' awk '{ exit !($1 >= 100 && $4 > 0.5 && $4 < 10) }' "$work/seen"
check 'a list at 1 kHz' with "$plant" --solver rk4 --step 0.001 --stop never --interval 0.1 -- daq 1000 end

# Descriptions of other models: units, enumerations, parts, arrays, and names that ASAP2 does not allow.
for model in automatic_gearbox epas fdm_printer robot two_tank_control; do
    check "$model: description" "$SYSPHSC" -q --emit rig -o "$work/$model" "models/$model/model.xmi"
    check "$model: its structure" python3 tests/tools/a2l.py "$work/$model/$(block_of $model).a2l"
done
make_text odd <<'END'
constant strange = 1
constant exchange = 2
variable x = 1
der(x) = -exchange * x
END
sed 's/name="strange"/name="Gr\&#246;\&#223;e \&quot;a\&quot; \\ b"/' "$work/odd.xmi" >"$work/odder.xmi"
check 'odd names' "$SYSPHSC" -q --emit rig -o "$work/odder" "$work/odder.xmi"
check 'odd names: structure' python3 tests/tools/a2l.py "$work/odder/System.a2l"
check 'odd names: told' grep -qF "CHARACTERISTIC Gr_e_a_b \"'Größe \\\"a\\\" \\\\\\\\ b'\"" "$work/odder/System.a2l"

# Silence, and a run without a master.
with "$plant" --solver rk4 --step 0.001 --stop 20 --silence 0.3 --on-silence stop -- wrong
check 'a silent master' grep -q '^error: the client is silent: at time [0-9.]*: longer than 0.3 s on xcp:[^ ]* \[R76\]' "$work/said"
for address in '127.0.0.1:' '[::1]:'; do
    check "none at $address" "$plant" -q --realtime=10 --exchange "xcp:$address$port" --solver rk4 --step 0.001 --stop 0.5 \
        -o "$work/live.csv"
done

# Damaged and hostile packets.
test -n "${TEST_ALL-}" && count=30000 || count=4000
check 'under the sanitizers' sanitized "$work/checked" "$work/plant.xmi"
for seed in 1 2 ${TEST_ALL:+3 4 5}; do
    check "$count hostile datagrams, seed $seed" with "$work/checked/System" -q --solver rk4 --step 0.001 --stop never \
        --interval 0.1 -- fuzz $count "$seed"
    check "seed $seed: nothing was read or written where it is not" grep -qx 0 "$work/status"
done

# While stepping, the only system calls are for sleeping and datagrams.
if command -v strace >/dev/null 2>&1; then
    timeout 60 strace -f -o "$work/calls" "$plant" -q --realtime --exchange "xcp:$port" --solver rk4 --step 0.01 --stop never \
        --interval 0.1 -o "$work/live.csv" &
    check 'traced' python3 tests/tools/xcp.py "$port" daq 100 end
    wait
    check 'no other calls' awk '
        { thread = $1; name = $2; sub(/\(.*/, "", name) }
        NR == 1 { own = thread }
        thread != own { next }
        name == "clock_nanosleep" { if (++sleeps == 20) is_running = 1; if (sleeps == 150) is_running = 0; next }
        is_running && name != "recvfrom" && name != "sendto" && !/resumed/ { print; bad = 1 }
        END { exit bad || sleeps < 100 }' "$work/calls"
fi

# Wrong usage.
expect 2 "and a port, as 5555 or 192.168.0.2:5555; not '0'" "$plant" --realtime --exchange xcp:0
expect 2 "and a port, as 5555 or 192.168.0.2:5555; not 'rig:5555'" "$plant" --realtime --exchange xcp:rig:5555
expect 2 '^error: wrong argument: --pace client cannot be combined with xcp: its masters know no steps \[R02\]' \
    "$plant" --realtime --exchange "xcp:$port" --pace client
finish
