#!/bin/sh
# bridges/: examples that connect the exchange of a running program to other networks. Inputs arrive in the program, its
# outputs arrive in the network, and wrong values are rejected with a reason.
. tests/lib.sh
. tests/verified.sh
work=$(fresh bridges)
shared=sysphsc-bridges-$$
PATH=$PATH:/usr/sbin # of brokers
brokers='' running=''

# Also if the script ends early.
trap 'kill $brokers $running ${live-} ${bridge-} 2>/dev/null' EXIT

make_text lag <<'END'
constant gain = 1
constant k = 20
constant spare = 1
input Real u
input Integer n
input Boolean on
output Real y
output Boolean high
output Integer count
variable x = 1
variable rate
rate = k/spare
der(x) = rate*(u.rSig - x)
y.rSig = if on.bSig then gain*x else -gain*x
high.bSig = y.rSig > 1
count.iSig = 3*n.iSig
END
check 'files for clients' "$SYSPHSC" -q --emit rig -o "$work/rig" "$work/lag.xmi"

# runs [OPTION]...: starts the program in the background.
runs() {
    "$work/lag/System" -q --realtime --exchange "shm:$shared" --solver rk4 --step 0.001 --interval 0.01 --stop 120 "$@" \
        -o "$work/rows.csv" --record "$work/record.json" >"$work/said" 2>&1 &
    running=$!
}

# stopped NAME [STATUS]: ends the program if it still runs; checks its status.
stopped() {
    kill -TERM "$running" 2>/dev/null
    wait "$running"
    check "$1: the program's status" test $? -eq "${2:-143}"
    [ "${2-}" ] || check "$1: it was interrupted" grep -q '^error: interrupted by signal 15' "$work/said"
}

# seen FILE REGEX [SECONDS]: waits for a line in a file that is being written.
seen() {
    for _ in $(seq "$((${3:-10} * 20))"); do
        ! grep -Eq -e "$2" "$1" || return 0
        sleep 0.05
    done
    echo "no line matches $2"
    tail -n 5 "$1"
    return 1
}

# built NAME SOURCE OPTION...: builds a bridge with both compilers; that of the last one is kept.
built() {
    name=$1
    shift
    for compiler in "$CLANG" gcc; do
        # shellcheck disable=SC2086
        check "$name, by $compiler" "$compiler" $STRICT -O1 -DEXCHANGE_MODEL -include "$work/rig/System_exchange.h" -o "$work/$name" "$@" -lm
    done
}

# ---- MQTT ----

built mqtt bridges/mqtt.c -lpaho-mqtt3c
expect 1 '#error "compile with -DEXCHANGE_MODEL -include BLOCK_exchange.h' gcc -fsyntax-only -Wfatal-errors bridges/mqtt.c
check 'as C needs no options' cc -DEXCHANGE_MODEL -include "$work/rig/System_exchange.h" -o "$work/plain" bridges/mqtt.c -lpaho-mqtt3c -lm

port=$((20000 + $$ % 20000))
# begins: starts a broker in the background.
begins() {
    mosquitto -c "$work/mosquitto.conf" >>"$work/broker" 2>&1 &
    broker=$!
    brokers="$brokers $broker"
    for _ in $(seq 100); do
        ! mosquitto_pub -p $port -t test -m up 2>/dev/null || return 0
        sleep 0.05
    done
    return 1
}
printf 'listener %d 127.0.0.1\nallow_anonymous true\npersistence false\n' $port >"$work/mosquitto.conf"
published() {
    mosquitto_pub -p $port -q 1 "$@"
}
bridged() {
    "$work/mqtt" "$shared" --broker "tcp://127.0.0.1:$port" --prefix test/rig --interval 0.05 >"$work/bridge" 2>&1 &
    bridge=$!
}
begins
check 'a broker' test $? -eq 0
mosquitto_sub -v -p $port -t 'test/rig/#' >>"$work/topics" 2>&1 &
brokers="$brokers $!"
runs --silence 0.5 --on-silence zero
bridged
check 'the status is told' seen "$work/topics" '^test/rig/program/status running$'
check 'outputs are told' seen "$work/topics" '^test/rig/y\.rSig -[0-9.]*e-'
check 'a truth has its name' seen "$work/topics" '^test/rig/high\.bSig false$'
published -t test/rig/set/u.rSig -m 1.5
published -t test/rig/set/on.bSig -m true
published -t test/rig/set/n.iSig -m 14
check 'an output follows' seen "$work/topics" '^test/rig/y\.rSig 1\.(5|49999)'
check 'a truth follows' seen "$work/topics" '^test/rig/high\.bSig true$'
check 'a whole number follows' seen "$work/topics" '^test/rig/count\.iSig 42$'
check 'the time is told' seen "$work/topics" '^test/rig/program/time [0-9.]+$'
for bad in u.rSig=nan u.rSig=fast u.rSig=1e400 u.rSig= on.bSig=2 on.bSig=yes n.iSig=1.5 n.iSig=1e17; do
    : >"$work/topics"
    published -t "test/rig/set/${bad%%=*}" -m "${bad#*=}"
    check "$bad is refused" seen "$work/topics" "^test/rig/program/error ${bad%%=*} takes .*, not '${bad#*=}'\$"
done
published -t test/rig/set/none -m 1
check 'an input that there is not' seen "$work/topics" '^test/rig/program/error no input has the topic test/rig/set/none$'
head -c 100000 /dev/zero | published -t test/rig/set/u.rSig -s
check 'a long payload' seen "$work/topics" '^test/rig/program/error u\.rSig takes a number'
check 'the status is retained' sh -c "mosquitto_sub -p $port -C 1 -W 5 -t test/rig/program/status | grep -x running"
kill -KILL $bridge
wait $bridge 2>/dev/null
check 'the last will of a bridge that was killed' seen "$work/topics" '^test/rig/program/status absent$'
bridged
check 'another one goes on' seen "$work/topics" '^test/rig/program/status running$'
kill -TERM $bridge
wait $bridge
check 'a bridge that ends' test $? -eq 0
check 'its status is absent' sh -c "mosquitto_sub -p $port -C 1 -W 5 -t test/rig/program/status | grep -x absent"
: >"$work/topics"
bridged
check 'a third one is there' seen "$work/topics" '^test/rig/program/status running$'
published -t test/rig/set/u.rSig -m 1.25
published -t test/rig/set/on.bSig -m 1
check 'it takes inputs' seen "$work/topics" '^test/rig/y\.rSig 1\.2(5|4999)'
kill -TERM $broker
wait $broker
check 'a lost broker is told' seen "$work/bridge" '^note: the broker is lost'
: >"$work/topics"
sleep 1
begins
check 'a broker again' test $? -eq 0
mosquitto_sub -v -p $port -t 'test/rig/#' >>"$work/topics" 2>&1 &
brokers="$brokers $!"
check 'the bridge has found it again' seen "$work/topics" '^test/rig/program/status running$'
check 'inputs go on' seen "$work/topics" '^test/rig/y\.rSig 1\.2(5|4999)'
stopped MQTT
wait $bridge
check 'the bridge ends with the program' test $? -eq 0
check 'the status is that it has ended' sh -c "mosquitto_sub -p $port -C 1 -W 5 -t test/rig/program/status | grep -x ended"
check 'without a broker the program has seen a silent client' grep -Eq '"silences": [1-9]' "$work/record.json"
check 'no value was refused by the program' grep -q '"refused": 0' "$work/record.json"
check 'inputs arrived in the results' awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    $at["u.rSig"] == 1.5 && $at["n.iSig"] == 14 && $at["on.bSig"] == 1 { rows++ }
    $at["u.rSig"] == 1.25 { later++ }
    END { exit !(rows > 10 && later > 10) }' "$work/rows.csv"
expect 3 'error: no program exchanges as shm:none: No such file' "$work/mqtt" none --timeout 0.1
expect 2 'error: the name of --exchange shm:NAME is needed first' "$work/mqtt"
expect 2 'error: see --help: unknown or incomplete option: --broker' "$work/mqtt" none --broker
expect 2 'error: a prefix of topics has neither \+ nor #: a/#' "$work/mqtt" none --prefix a/#
expect 2 'error: a number that is large enough is needed: --interval' "$work/mqtt" none --interval 0
expect 0 '^usage: mqtt NAME' "$work/mqtt" --help
runs
expect 3 'error: the broker does not answer, or refuses: tcp://127.0.0.1:1' "$work/mqtt" "$shared" --broker tcp://127.0.0.1:1
sed 's/\(define SYSTEM_FINGERPRINT\) .*/\1 1/' "$work/rig/System_exchange.h" >"$work/other.h"
check 'a bridge of another model' cc -DEXCHANGE_MODEL -include "$work/other.h" -o "$work/other" bridges/mqtt.c -lpaho-mqtt3c -lm
expect 3 'error: the program is of another model' "$work/other" "$shared"
bridged
check 'a program that will be killed' seen "$work/topics" '^test/rig/high\.bSig false$'
kill -KILL "$running"
wait "$running" 2>/dev/null
wait $bridge
check 'of a program that was killed' test $? -eq 3
check 'that is said' grep -q "^error: the program was killed: $shared" "$work/bridge"
rm -f "/dev/shm/$shared"

# Names of elements and of literals.
check 'another model' "$SYSPHSC" -q --emit rig,exe -o "$work/room" tests/cases/inputs/model.xmi
check 'its bridge' cc -DEXCHANGE_MODEL -include "$work"/room/*_exchange.h -o "$work/room/mqtt" bridges/mqtt.c -lpaho-mqtt3c -lm
room=$(basename "$work"/room/*_exchange.h _exchange.h)
printf 'time,outside[1].T\n0,290\n' >"$work/given.csv"
"$work/room/$room" -q --input "$work/given.csv" --realtime --exchange "shm:$shared" --solver rk4 --step 0.001 --interval 0.01 --stop 60 -o "$work/room.csv" >"$work/said" 2>&1 &
running=$!
"$work/room/mqtt" "$shared" --broker "tcp://127.0.0.1:$port" --prefix room >"$work/bridge" 2>&1 &
bridge=$!
check 'its bridge is there' sh -c "mosquitto_sub -p $port -C 1 -W 10 -t room/program/status | grep -x running"
published -t 'room/set/control.mode' -m night
published -t 'room/set/outside[2].T' -m 280.5
sleep 0.3
stopped 'names of literals'
wait $bridge
check 'its inputs arrived' awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    $at["control.mode"] == 3 && $at["outside[2].T"] == 280.5 { rows++ }
    END { exit !rows }' "$work/room.csv"

# ---- CAN ----

built can bridges/can.c
built can_there tests/tools/can_bus.c bridges/can.c -Wl,--wrap=socket,--wrap=bind,--wrap=ioctl,--wrap=setsockopt,--wrap=recv
map='--output y.rSig=0x10,i16,0.001 --output y.rSig=0x12345,u8,0.001,1 --output high.bSig=0x7FF,u8 --output count.iSig=0x13,i32
     --input u.rSig=0x20,i16,0.005 --input on.bSig=0x800,u8 --input n.iSig=0x21,u32,2,-10'

# frames PROGRAM INTERFACE BUS: checks values in both directions.
frames() {
    runs
    python3 tests/tools/can.py "$3" >"$work/frames" 2>&1 &
    peer=$!
    seen "$work/frames" '^ready$'
    # shellcheck disable=SC2086
    CAN_BUS=$work "$1" "$2" "$shared" $map >"$work/bridge" 2>&1 &
    bridge=$!
    wait $peer
    check "frames at $2" test $? -eq 0
    stopped "CAN at $2"
    wait $bridge
    check "the bridge at $2 ends with the program" test $? -eq 0
    check "foreign frames at $2 are counted" grep -q ' 3 that came were no value of an input$' "$work/bridge"
}
frames "$work/can_there" can0 "$work/can0"
if ip link show vcan0 >/dev/null 2>&1 || ip link add dev vcan0 type vcan 2>/dev/null && ip link set vcan0 up 2>/dev/null; then
    frames "$work/can" vcan0 vcan0
else
    echo 'skipped: CAN frames through the kernel, for it has no vcan, or may not be asked for one'
fi
for bad in 0x10 0x10,i16x 0x10,i16,0 0x10,i16,nan 0x10,i16,1,2,3 0x10,x8 0x10,i12 0x20000000,u8 -1,u8 ,u8; do
    expect 2 "error: a frame is ID,TYPE\[,FACTOR\[,OFFSET\]\], see --help; not: $bad\$" "$work/can" can0 none --output "y.rSig=$bad"
done
expect 2 'error: there is no such output: u.rSig=1,u8' "$work/can" can0 none --output u.rSig=1,u8
expect 2 'error: there is no such input: y.rSig=1,u8' "$work/can" can0 none --input y.rSig=1,u8
expect 2 'error: PATH=FRAME is needed, see --help: --input' "$work/can" can0 none --input
expect 2 'error: another signal has this identifier: u.rSig=1,u8' "$work/can" can0 none --output y.rSig=1,u8 --input u.rSig=1,u8
expect 2 'error: no signal is named' "$work/can" can0 none
expect 2 'error: an interface, and the name' "$work/can" can0
expect 3 'error: (this system has no SocketCAN|there is no such network interface)' "$work/can" can999 none --output y.rSig=1,u8
expect 0 '^usage: can INTERFACE' "$work/can" --help

# ---- the live page ----

# served MODULE FILE [OPTION]...: serves a page in the background; its address is written to the file.
script=bridges/live.py
served() {
    module=$1 file=$2
    shift 2
    PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 "$script" "$module" "shm:$shared" --port 0 "$@" >"$file" 2>&1 &
    live="${live-} $!"
    check "a page of $(basename "$module")" seen "$file" '^http://127\.0\.0\.1:[0-9]+/$'
}
check 'a model with units' "$SYSPHSC" -q --emit rig -b Vehicle -o "$work/vehicle" models/cruise_controller/model.xmi
served "$work/rig/System_exchange.py" "$work/page" --further x
served "$work/vehicle/Vehicle_exchange.py" "$work/units"
port=$(sed 's/.*:\([0-9]*\).*/\1/' "$work/page")
check 'no other machine reaches it' grep -q " 0100007F:$(printf %04X "$port") 00000000:0000 0A " /proc/net/tcp
python3 tests/tools/live.py "$(cat "$work/page")" "$(cat "$work/units")" >"$work/browser" 2>&1 &
browser=$!
check 'a browser' seen "$work/browser" '^ready$' 30
runs --exchange-variables x --save-parameters "$work/parameters.txt" --record-exchange "$work/taken.csv"
check 'other pages are refused' python3 tests/tools/live.py "$(cat "$work/page")" elsewhere
wait "$running"
check 'the program ended by the page' test $? -eq 0
check 'the page waits for another one' seen "$work/browser" '^again$'
cp "$work/rows.csv" "$work/paged.csv"
runs --exchange-variables x
check 'the page has found it' seen "$work/browser" '^kill$'
kill -KILL "$running"
wait "$running" 2>/dev/null
wait $browser
check "the page: $(tail -n 5 "$work/browser")" test $? -eq 0
rm -f "/dev/shm/$shared"
check 'inputs of the page arrived in the results' awk -F, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    $at["u.rSig"] == 1.5 && $at["on.bSig"] == 1 && $at["y.rSig"] > 4.49 { rows++ }
    END { exit !(rows > 10) }' "$work/paged.csv"
expect 0 '^gain=3$' cat "$work/parameters.txt"
check 'no other parameter is saved' test "$(wc -l <"$work/parameters.txt")" -eq 1
check 'the bridge says nothing else' test "$(cat "$work/page" "$work/units" | wc -l)" -eq 2
expect 1 'error: .*/none.py is no Python module' python3 bridges/live.py "$work/none.py" shm:a
expect 1 'error: .*browser.py has no Exchange' python3 bridges/live.py tests/tools/browser.py shm:a
expect 2 "argument channel: invalid shm:NAME value: 'udp:1'" python3 bridges/live.py "$work/rig/System_exchange.py" udp:1
expect 1 'error: port [0-9]*: .*: choose another one by --port' \
    python3 bridges/live.py "$work/rig/System_exchange.py" shm:a --port "$port"
expect 3 'error: dygraphs is missing: install libjs-dygraphs, or set DYGRAPHS and DYGRAPHS_LICENCE' \
    env DYGRAPHS="$work/none" python3 bridges/live.py "$work/rig/System_exchange.py" shm:a
mkdir "$work/beside"
cp bridges/live.* "$work/beside"
for file in min.js min.css licence; do echo "/* $file -- of here */" >"$work/beside/dygraph.$file"; done
script=$work/beside/live.py
unset DYGRAPHS
served "$work/rig/System_exchange.py" "$work/page"
for part in min.js min.css licence; do
    expect 0 "/\* $part -( -|-) of here" python3 -c 'import sys, urllib.request as r; print(r.urlopen(sys.argv[1]).read().decode())' "$(cat "$work/page")"
done
runs
check 'a page beside another client' python3 tests/tools/live.py "$(cat "$work/page")" beside "$work/rig" "$shared"
stopped 'a page beside another client'
finish
