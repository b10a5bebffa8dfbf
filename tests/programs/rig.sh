#!/bin/sh
# --emit rig: files for clients of a program on the rig, and clients of them. Names, counts and order are the program's; a
# run in lock step is that of the same inputs read from a file, to the last bit.
. tests/lib.sh
. tests/verified.sh
work=$(fresh rig)
shared=sysphsc-rig-$$

# emitted NAME MODEL: program and files for clients; all of these compile.
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
    check "$name: as C needs no libraries" cc -o "$work/$name/client" "$client"
    check "$name: its module" python3 -c "import ast; ast.parse(open('$work/$name/${block}_exchange.py').read())"
    cp "$work/$name/${block}_exchange.py" "$work/$name/exchanged.py"
    program=$work/$name/$block
}

# runs CHANNEL OPTION...: the program, in the background, exchanging.
runs() {
    channel=$1
    shift
    timeout 100 "$program" -q --realtime --exchange "$channel" --solver rk4 "$@" -o "$work/rows.csv" >"$work/said" 2>&1 &
    running=$!
}

# by_python NAME <TEXT: a script, with `e` the module of the model emitted last and `name` that of the shared memory.
by_python() {
    script=$work/$1.py
    { printf "import sys\nsys.path.insert(0, '%s')\nsys.dont_write_bytecode = True\n" "$(dirname "$program")"
      printf "import exchanged as e\nname = '%s'\n" "$shared"; cat; } >"$script"
    check "$1" timeout 60 env PATH=/usr/bin:/bin python3 "$script"
}

ended() {
    wait "$running"
    check "$1" test $? -eq "${2:-0}"
}

# Names that C and Python cannot have, one that would be taken twice, and outputs of distinct values.
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
emitted signals "$work/signals.xmi"
check 'alone it writes its files' "$SYSPHSC" -q --emit rig -o "$work/alone" "$work/signals.xmi"
check 'and no others' test "$(ls "$work/alone" | tr '\n' ' ')" = 'System_client.c System_exchange.h System_exchange.py '
for file in client.c exchange.h exchange.py; do
    check "the same $file again" cmp "$work/signals/System_$file" "$work/alone/System_$file"
done
lines=$(wc -l <runtime/exchange.h)
sed -n "/^\/\* exchange.h/,\$p" "$work/alone/System_exchange.h" | head -n "$lines" >"$work/record.h"
check 'the record as the runtime has it' cmp runtime/exchange.h "$work/record.h"
printf 'mine\n' >"$work/alone/System_client.c"
expect 3 "^    $work/alone/System_client.c: changed since sysphsc wrote it" "$SYSPHSC" --emit rig -o "$work/alone" "$work/signals.xmi"

# Against the record itself: counts of its head, and values by their places.
runs "shm:$shared" --step 0.001 --stop never
by_python signals <<'TEXT'
import mmap, struct, time
with e.Exchange(name) as x:
    with open('/dev/shm/' + name, 'rb') as file:
        head = struct.unpack('<16Q', file.read(128))
    assert head[4] == len(e.OUTPUTS) == 3 and head[5] == len(e.INPUTS) == 3, head
    assert head[6] in (0, len(e.PARAMETERS)), head
    assert [v.path for v in e.OUTPUTS] == ['y.rSig', 'big.bSig', 'sum.iSig']
    assert [v.path for v in e.INPUTS] == ['u.rSig', 'on.bSig', 'count.iSig']
    assert [v.name for v in e.PARAMETERS] == ['gain', 'class_', 'u_rSig_2'], [v.name for v in e.PARAMETERS]
    assert x.step_length == 0.001
    s = x.wait(x.write({'count.iSig': 7, 'u.rSig': 4}, on_bSig=True))
    assert s['sum.iSig'] == 7 and s['big.bSig'] is True and 0.9 < s['y.rSig'] < 8, dict(s)
    x['on.bSig'] = False
    time.sleep(0.05)
    assert x['sum.iSig'] == -7 and x.inputs() == {'u.rSig': 4, 'on.bSig': False, 'count.iSig': 7}
    s = x.read(within=1)
    assert s.status == 'running' and s.refused == 0 and s.torn == 0 and sum(s.lengths) > 10 and s.exit is None
    for path, bad in (('u.rSig', float('nan')), ('u.rSig', float('inf')), ('u.rSig', 'fast'), ('on.bSig', 2),
                      ('on.bSig', 0.5), ('count.iSig', 1.5), ('count.iSig', 2.0 ** 54)):
        try:
            x.write({'count.iSig': 1, path: bad})
        except ValueError as error:
            assert path in str(error)
        else:
            raise AssertionError(path)
    assert x.inputs()['count.iSig'] == 7
    try:
        x['none'] = 1
    except KeyError as error:
        assert 'none' in str(error)
    else:
        raise AssertionError
    x.wait(x.pause())
    before = x.read()
    assert before.status == 'paused'
    time.sleep(0.1)
    assert x.read().time == before.time
    with e.Exchange(name) as other: # which leaves the pause as it is
        other.wait(other.write(count_iSig=8))
    assert x.read().status == 'paused'
    x.wait(x.run())
    time.sleep(0.1)
    assert x.read().time > before.time
    e.FINGERPRINT ^= 1
    try:
        e.Exchange(name)
    except e.WrongModel as error:
        assert 'fingerprint' in str(error)
    else:
        raise AssertionError
TEXT
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

# In lock step: 1000 steps.
runs "shm:$shared" --pace client --step 0.0009765625 --interval 0.0009765625 --stop never
by_python lock_step <<TEXT
import math
with e.Exchange(name) as x, open('$work/given.csv', 'w') as given, open('$work/seen.csv', 'w') as seen:
    given.write('time,u.rSig,on.bSig,count.iSig\n')
    row = None
    for k in range(1000):
        values = {'u.rSig': math.sin(k / 50), 'on.bSig': k % 7 < 3, 'count.iSig': k // 10}
        s = x.step(values)
        assert s.time == k * 2 ** -10 and s.steps == k, (s.time, s.steps, k)
        before, row = row, '%r,%d,%d' % tuple(values.values())
        if before and before != row:
            given.write('%r,%s\n' % (s.time, before))
        given.write('%r,%s\n' % (s.time, row))
        seen.write('%r,%d,%d\n' % (s['y.rSig'], s['big.bSig'], s['sum.iSig']))
    x.end()
    assert x.join() == 0
    try:
        x.step()
    except e.ProgramEnded as error:
        assert error.exit == 0
    else:
        raise AssertionError
TEXT
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

# Records are whole: all inputs of one are of one number.
runs "shm:$shared" --realtime=100 --step 0.0001 --stop never --exchange-variables 'u.*' --exchange-variables 'count.*'
by_python whole_records <<'TEXT'
with e.Exchange(name, further=('u.rSig', 'count.iSig')) as x:
    for k in range(3000):
        x.write({'u.rSig': k, 'count.iSig': k})
        s = x.read()
        assert s['u.rSig'] == s['count.iSig'] <= k, dict(s)
    assert x.read().refused == 0
    try:
        e.Exchange(name)
    except e.ExchangeError as error:
        assert 'gives 2 further outputs, not 0' in str(error)
    else:
        raise AssertionError
    x.end()
    assert x.join() == 0
TEXT
ended 'with further outputs'

# Who ends, fails or is killed.
runs "shm:$shared" --step 0.001 --stop never
by_python interrupted <<'TEXT'
import os, signal, struct
with e.Exchange(name) as x:
    with open('/dev/shm/' + name, 'rb') as file:
        os.kill(struct.unpack('<16Q', file.read(128))[9], signal.SIGTERM)
    assert x.join() == 128 + signal.SIGTERM
    try:
        x.step()
    except e.ProgramEnded as error:
        assert error.exit == 143 and 'ended with status 143' in str(error), error
TEXT
ended 'it ends by a signal' 143
runs "shm:$shared" --step 0.001 --stop never --pace client
by_python killed <<'TEXT'
import os, struct
with e.Exchange(name, timeout=10) as x:
    x.step()
    x.wait(x.write())
    with open('/dev/shm/' + name, 'rb') as file:
        os.kill(struct.unpack('<16Q', file.read(128))[9], 9)
    try:
        while True:
            x.step()
    except e.ProgramEnded as error:
        assert error.exit is None and 'was killed' in str(error), error
try:
    e.Exchange(name, timeout=0.2)
except e.ExchangeTimeout as error:
    assert 'was killed' in str(error), error
try:
    e.Exchange(name + 'none', timeout=0.1)
except e.ExchangeTimeout as error:
    assert 'no shared memory of that name' in str(error), error
TEXT
wait "$running" 2>/dev/null
rm -f "/dev/shm/$shared"

# As datagrams.
port=$((20000 + $$ % 20000))
runs "udp:127.0.0.1:$port" --pace client --step 0.0009765625 --interval 0.0009765625 --stop never --exchange-variables x
by_python datagrams <<TEXT
import math
with e.Exchange.udp('127.0.0.1', $port, further=['x']) as x:
    try:
        x.read()
    except e.ExchangeError as error:
        assert 'write inputs before' in str(error)
    for k in range(1000):
        s = x.step({'u.rSig': math.sin(k / 50), 'on.bSig': k % 7 < 3, 'count.iSig': k // 10})
        assert s.time == k * 2 ** -10 and s['x'] == s['y.rSig']
    assert s.foreign == 0
    x.end()
    assert x.join() == 0
try:
    with e.Exchange.udp('127.0.0.1', $port, timeout=0.2) as x:
        x.step()
except e.ExchangeTimeout as error:
    assert 'no answer' in str(error)
TEXT
ended 'by datagrams'
check 'by datagrams: the same result' cmp "$work/rows.csv" "$work/offline.csv"

# Enumerations, elements and parts.
emitted case_inputs tests/cases/inputs/model.xmi
printf 'time,outside[1].T\n0,290\n' >"$work/given.csv"
runs "shm:$shared" --step 0.001 --stop never --input "$work/given.csv"
by_python enumerations <<'TEXT'
with e.Exchange(name) as x:
    assert x.inputs()['control.mode'] == 'off'
    s = x.wait(x.write({'control.mode': 'night', 'outside[2].T': 280}))
    assert s.refused == 0 and not s.keys()
    for bad in ('noon', 0, 4, 1.5, None):
        try:
            x['control.mode'] = bad
        except ValueError as error:
            assert 'off, day, night' in str(error)
        else:
            raise AssertionError(bad)
    x.end()
    assert x.join() == 0
TEXT
ended 'enumerations'

# Parameters of other models: what --set takes, in the order of --list.
for model in two_tank_hydraulics cruise_controller automatic_gearbox ${TEST_ALL:+$MODELS}; do
    emitted "$model" "models/$model/model.xmi"
    PATH=/usr/bin:$PATH python3 -c "import sys; sys.path.insert(0, '$work/$model'); import exchanged
print('\n'.join(v.path for v in exchanged.PARAMETERS))" >"$work/paths"
    check "$model: the program lists them" "$program" --list
    "$program" --list >"$work/list"
    check "$model: parameters in the program's order" awk '
        NR == FNR { path[NR] = $1; count = NR; next }
        $2 == "constant" && $1 == path[k + 1] { k++ }
        END { if (k != count) { print path[k + 1]; exit 1 } }' "$work/paths" "$work/list"
    head -n 3 "$work/paths" >"$work/few"
    while read -r path; do
        value=$(awk -v path="$path" '$1 == path { print $3 }' "$work/list")
        check "$model: $path can be set" "$program" -q --set "$path=$value" --list
    done <"$work/few"
done
finish
