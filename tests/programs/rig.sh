#!/bin/sh
# --emit rig: files for clients of a program on the rig, and clients that use them. Names, counts and order are those of
# the program. A run in lock step is bitwise that with the same inputs read from a file.
. tests/lib.sh
. tests/verified.sh
work=$(fresh rig)
shared=sysphsc-rig-$$

# emitted NAME MODEL: makes a program and files for clients, which must compile.
emitted() {
    name=$1 source=$2
    check "$name compiles" "$SYSPHSC" -q --allow-c --emit rig,exe -o "$work/$name" "$source"
    header=$(basename "$work/$name"/*_exchange.h)
    block=${header%_exchange.h}
    client=$work/$name/${block}_client.c
    printf '#include "%s"\n#include "%s"\n' "$header" "$header" >"$work/$name/included.c"
    for compiler in gcc "$CLANG"; do
        check "$name: its client, by $compiler" $compiler -Wall -Wextra -Wpedantic -Werror -o "$work/$name/client" "$client"
        check "$name: its header in C, by $compiler" \
            $compiler -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/$name/included.c"
    done
    for compiler in g++ "$CLANG++"; do
        command -v "$compiler" >/dev/null || continue
        check "$name: its header in C++, by $compiler" \
            "$compiler" -x c++ -Wall -Wextra -Wpedantic -Werror -fsyntax-only "$work/$name/included.c"
    done
    check "$name: a client needs no libraries" cc -o "$work/$name/client" "$client"
    check "$name: its module" python3 -c "import ast; ast.parse(open('$work/$name/${block}_exchange.py').read())"
    cp "$work/$name/${block}_exchange.py" "$work/$name/exchanged.py"
    program=$work/$name/$block
}

# runs CHANNEL OPTION...: runs the program in the background with an exchange.
runs() {
    channel=$1
    shift
    timeout 100 "$program" -q --realtime --exchange "$channel" --solver rk4 "$@" -o "$work/rows.csv" >"$work/said" 2>&1 &
    running=$!
}

# by_python TEST [CHANNEL]: runs a test of tests/tools/rig.py with the module of the model emitted last.
by_python() {
    check "$1, by Python" timeout 60 /usr/bin/env PATH="/usr/bin:$PATH" python3 tests/tools/rig.py "$work/$name" \
        "${2:-$shared}" "$work" "$1"
}

ended() {
    wait "$running"
    check "$1" test $? -eq "${2:-0}"
}

# Names that are not possible in C and Python, two that would become equal, and outputs with distinct values.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/signals.xmi" <<'TEXT'
constant gain = 2
constant class = 3
constant size = 2
constant u_rSig = 1
input Real u
input Boolean on
input Integer count
output Real y
output Boolean big
output Integer sum
variable x = 1
variable v[2]
der(x) = gain*u.rSig - x
for i in 1:size loop v[i] = i*x; end for
y.rSig = v[1]
big.bSig = x > 0.75
sum.iSig = if on.bSig then count.iSig else -count.iSig
TEXT

# Block names that are used by the record or by a function of the client, or that are not possible in C.
for block in Exchange Print "2nd pump's \316\251"; do
    called=$(printf "$block")
    sed "s/name=\"System\"/name=\"$called\"/" "$work/signals.xmi" >"$work/named.xmi"
    emitted named "$work/named.xmi"
    rm -r "$work/named"
done

emitted signals "$work/signals.xmi"
check 'alone it writes its files' "$SYSPHSC" -q --emit rig -o "$work/alone" "$work/signals.xmi"
check 'and no others' test "$(ls "$work/alone" | tr '\n' ' ')" = 'System.a2l System_client.c System_exchange.h System_exchange.py '
for file in client.c exchange.h exchange.py; do
    check "the same $file again" cmp "$work/signals/System_$file" "$work/alone/System_$file"
done
lines=$(wc -l <runtime/exchange.h)
sed -n "/^\/\* exchange.h/,\$p" "$work/alone/System_exchange.h" | head -n "$lines" >"$work/record.h"
check 'the record as the runtime has it' cmp runtime/exchange.h "$work/record.h"
printf 'mine\n' >"$work/alone/System_client.c"
expect 3 "^    $work/alone/System_client.c: changed since sysphsc wrote it" "$SYSPHSC" --emit rig -o "$work/alone" "$work/signals.xmi"

# Compared with the record itself: counts in its head, and values by their offsets.
runs "shm:$shared" --step 0.001 --stop never
by_python signals
grep -q . "$work/said" && fail 'the program says nothing' 'cat said' "$(cat "$work/said")"

# The client in C.
client=$work/signals/client
expect 0 '^sum.iSig = -5$' "$client" "$shared" count.iSig=5 on.bSig=false --times 1
expect 0 '^big.bSig = true$' "$client" "$shared" --times 2 --interval 0.01
expect 2 'error: there is no such input: none=3' "$client" "$shared" none=3
expect 2 'error: the value is none of the literals: on.bSig=2' "$client" "$shared" on.bSig=2
expect 2 'error: the value is no number: u.rSig=nan' "$client" "$shared" u.rSig=nan
expect 2 'error: the value is no whole number: count.iSig=1.5' "$client" "$shared" count.iSig=1.5
expect 2 'error: see --help: unknown or incomplete option: --fast' "$client" "$shared" --fast
expect 2 'error: the name of --exchange shm:NAME is needed first' "$client"
expect 0 '^usage: System_client NAME' "$client" --help
expect 3 'error: no program exchanges as shm:none' "$client" none --timeout 0.1
sed 's/\(define SYSTEM_FINGERPRINT\) .*/\1 1/' "$work/signals/System_exchange.h" >"$work/System_exchange.h"
cp "$work/signals/System_client.c" "$work/other.c"
check 'a client of another model' cc -o "$work/other" "$work/other.c"
expect 3 'error: the program is of another model' "$work/other" "$shared" --times 1
expect 0 '' "$client" "$shared" --times 1 --end
ended 'ended by the client'

# Pages of parameters, by offset.
by_python pages

# In lock step: 1000 steps.
runs "shm:$shared" --pace client --step 0.0009765625 --interval 0.0009765625 --stop never
by_python lock_step
ended 'the run in lock step'
check 'the same inputs from a file' "$program" -q --solver rk4 --step 0.0009765625 --interval 0.0009765625 \
    --stop 0.9765625 --input "$work/given.csv" -o "$work/offline.csv"
check 'the same result' cmp "$work/rows.csv" "$work/offline.csv"
check 'which the client has seen' awk -F, '
    NR == FNR { seen[NR] = $0; next }
    FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
    { row[$1 * 1024 + 1] = $at["y.rSig"] "," $at["big.bSig"] "," $at["sum.iSig"] }
    END {
        for (k = 1; k <= 1000; k++) {
            split(seen[k], a, ",")
            split(row[k], b, ",")
            if (a[1] + 0 != b[1] + 0 || a[2] != b[2] || a[3] != b[3]) { print k ": " seen[k] " is not " row[k]; exit 1 }
        }
    }' "$work/seen.csv" "$work/offline.csv"
runs "shm:$shared" --pace client --step 0.001 --stop never
expect 0 '^time = 0.009 s$' "$client" "$shared" u.rSig=1 --step --times 10 --end
ended 'ended by the client in C, in lock step'

# Inputs that the client does not name stay as the run began with them; another client may write meanwhile.
runs "shm:$shared" --step 0.001 --stop never --safe count.iSig=9
expect 0 '^sum.iSig = 9$' "$client" "$shared" on.bSig=true --times 1
timeout 60 python3 tests/tools/rig.py "$work/$name" "$shared" "$work" beside &
expect 0 '^y.rSig = ' "$client" "$shared" u.rSig=1 --times 100 --interval 0.01 --timeout 1
wait $!
expect 0 '' "$client" "$shared" --times 1 --end
ended 'ended beside another client'

# Records are consistent: all inputs of a record have the same number.
runs "shm:$shared" --realtime=100 --step 0.0001 --stop never --exchange-variables 'u.*' --exchange-variables 'count.*'
by_python whole_records
ended 'with further outputs'

# Programs that end, fail or are killed.
runs "shm:$shared" --step 0.001 --stop never
by_python interrupted
ended 'it ends by a signal' 143
runs "shm:$shared" --step 0.001 --stop never --pace client
by_python killed
wait "$running" 2>/dev/null
rm -f "/dev/shm/$shared"

# By datagrams.
port=$((20000 + $$ % 20000))
runs "udp:127.0.0.1:$port" --pace client --step 0.0009765625 --interval 0.0009765625 --stop never --exchange-variables x
by_python datagrams "$port"
ended 'by datagrams'
check 'by datagrams: the same result' cmp "$work/rows.csv" "$work/offline.csv"

# Enumerations, elements and parts.
emitted case_inputs tests/cases/inputs/model.xmi
printf 'time,outside[1].T\n0,290\n' >"$work/given.csv"
runs "shm:$shared" --step 0.001 --stop never --input "$work/given.csv"
by_python enumerations
ended 'enumerations'

# Parameters of other models: those accepted by --set, in the order of --list.
for model in two_tank_hydraulics cruise_controller automatic_gearbox ${TEST_ALL:+$MODELS}; do
    emitted "$model" "models/$model/model.xmi"
    by_python parameters
    check "$model: the program lists them" "$program" --list
    "$program" --list >"$work/list"
    check "$model: parameters in the program's order" awk '
        NR == FNR { path[NR] = $1; count = NR; next }
        $2 == "constant" && $1 == path[k + 1] { k++ }
        END { if (k != count) { print path[k + 1]; exit 1 } }' "$work/paths" "$work/list"
    check "$model: a program that exchanges" "$program" -q --realtime=1e6 --stop 1e-9 --interval 1e-9 --exchange "shm:$shared" \
        --record-exchange "$work/taken.csv" -o "$work/rows.csv"
    check "$model: exchanges these parameters" sh -c 'head -n 1 "$1" | tr -d \" | tr , "\n" | sed 1,2d | cmp - "$2"' sh \
        "$work/taken.csv" "$work/paths"
    head -n 3 "$work/paths" >"$work/few"
    while read -r path; do
        value=$(awk -v path="$path" '$1 == path { print $3 }' "$work/list")
        check "$model: $path can be set" "$program" -q --set "$path=$value" --list
    done <"$work/few"
done
finish
