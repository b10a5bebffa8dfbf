#!/bin/sh
# A program with a state machine that uses all supported elements: each change of its discrete variables, computed by
# hand.
. tests/lib.sh
folder=$(fresh machines)

check 'state_machine compiles' $SMALL --stop 7 -o "$folder/written" tests/cases/state_machine/model.xmi
cat >"$folder/expected" <<'END'
0 n=1001 m=0 count=0 ticks=0 total=0 held=0 Modes=1 p=1 q=1
0.5 n=1001 m=0 count=1 ticks=0 total=0 held=0 Modes=1 p=1 q=1
1 n=1001 m=0 count=1 ticks=0 total=0 held=0 Modes=1 p=2 q=1
1.5 n=1011 m=0 count=1 ticks=0 total=0 held=0 Modes=1 p=2 q=2
2.5 n=2222 m=2222 count=1 ticks=0 total=0 held=0 Modes=3 p=0 q=0
4 n=2222 m=2222 count=1 ticks=0 total=1 held=2 Modes=4 p=0 q=0
4.5 n=2222 m=2222 count=1 ticks=1 total=2 held=4 Modes=4 p=0 q=0
5 n=2222 m=2222 count=1 ticks=2 total=3 held=6 Modes=4 p=0 q=0
5.5 n=2222 m=2222 count=1 ticks=3 total=4 held=8 Modes=5 p=0 q=0
END

# steps OPTION...: runs the program and prints differences from the table.
steps() {
    check "state_machine runs: $*" "$folder/written/System" -q "$@" -o "$folder/result.csv"
    awk -F, '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        function v(name) { return name "=" $column[name] }
        {
            values = v("n") " " v("m") " " v("count") " " v("ticks") " " v("total") " " v("held") " " v("Modes")
            values = values " p=" $column["Modes.Work.p"] " q=" $column["Modes.Work.q"]
            if (values != former) print $1, values
            former = values
        }' "$folder/result.csv" >"$folder/steps"
    check "state_machine steps: $*" diff "$folder/expected" "$folder/steps"
}

steps --interval 0.25
steps --interval 0.3 --solver adams
steps --interval 7 --tolerance 1e-9

sed 's/<language>sysphs/<language>Built-in Math/' tests/cases/state_machine/model.xmi >"$folder/built_in.xmi"
check "Cameo's language of mathematics is read" "$SYSPHSC" -q --check "$folder/built_in.xmi"

# An endless loop is reported with its line and its machine.
sed 's/for i in 1:2 loop/while count \&gt; 0 loop/; s/end for/end while/; s/i\*total/total/' \
    tests/cases/state_machine/model.xmi >"$folder/endless.xmi"
check 'an endless loop compiles' $SMALL --stop 7 -o "$folder/endless" "$folder/endless.xmi"
expect 1 'does not end at time 4 \[R31\]' "$folder/endless/System" -q -o "$folder/result.csv"
expect 1 '^    .*::Modes, endless.xmi:160: while count > 0$' "$folder/endless/System" -q -o "$folder/result.csv"
# Signals between parts: through ports, in arrays, through a cabinet to the fan inside and back, and without ports.
check 'signals compile' "$SYSPHSC" -q -b Room --stop 4 --emit physical,c,exe -o "$folder/signals" tests/cases/signals/model.xmi
cat >"$folder/expected" <<'END'
1 panel.Modes: Idle -> Busy
1 lamp[1].Modes: Off -> On
1 lamp[2].Modes: Off -> On
1 cabinet.fan.Modes: Still -> Turning
1 panel.answers: 0 -> 1
1 lamp[1].steps: 0 -> 1
1 lamp[2].steps: 0 -> 1
1 recorder.records: 0 -> 1
1 panel.answers: 1 -> 2
1 recorder.records: 1 -> 2
3 panel.Modes: Busy -> End
3 lamp[1].steps: 1 -> 101
3 lamp[2].steps: 1 -> 101
3 recorder.records: 2 -> 12
3 lamp[1].Modes: On -> Off
3 lamp[2].Modes: On -> Off
3 cabinet.fan.Modes: Turning -> Still
3 panel.answers: 2 -> 20
END
check 'signals run' "$folder/signals/Room" -q --verify --tolerance 1e-9 --signal 1:panel:press --events "$folder/signals.log" \
    -o "$folder/result.csv"
check 'signals arrive' awk -v pattern='^[^0][^(]*: .* ->' -v exact=0 -f tests/tools/events.awk "$folder/expected" "$folder/signals.log"
expect 0 '' "$folder/signals/Room" -q --signal '1:recorder:Lights Out' --signal '2:lamp[2]:press' -o "$folder/result.csv"
expect 2 'the signal cannot be sent: --signal 1:cabinet:press: the part has no state machine that takes signals \[R56\]' \
    "$folder/signals/Room" --signal 1:cabinet:press
expect 2 'the simulated block itself has no state machine that takes' "$folder/signals/Room" --signal 1:press
expect 2 "^    available: lamp\[2\]:Lights Out$" "$folder/signals/Room" --signal 1:lamp:press
sed 's/answers := 10\*answers/send step to self/' tests/cases/signals/model.xmi >"$folder/endless.xmi"
check 'endless signals compile' $SMALL -b Room --stop 4 -o "$folder/endless" "$folder/endless.xmi"
expect 1 'an event iteration does not end at time 3 \[R33\]' "$folder/endless/Room" -q --signal 1:panel:press -o "$folder/result.csv"
# Conjugated, redefined and nested ports, delegations, inherited state machines.
check 'ports compile' $SMALL -b Top --stop 2 -o "$folder/signal_ports" tests/cases/signal_ports/model.xmi
check 'ports run' "$folder/signal_ports/Top" -q --verify --signal 1:sender:go -o "$folder/signal_ports/result.csv"
ends signal_ports 'v("outer.i.s.n") == 1 && v("nested.n") == 2 && v("deep.n") == 1'

# Signals that arrived before a state was saved do not arrive again, whatever signals are given at the restart.
printf '%s\n' 'variable x = 0' 'integer n = 0' 'der(x) = 1' 'machine Modes' 'initial begin' 'begin -> A' 'state A' \
    'internal A -> A : signal go / n := n + 1' 'end machine' |
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/restarted.xmi"
check 'restarts compile' $SMALL -o "$folder/restarted" "$folder/restarted.xmi"
check 'a state is saved' "$folder/restarted/System" -q --stop 2 --signal 1:go --signal 1.5:go --save-state "$folder/saved" \
    -o "$folder/restarted/result.csv"
check 'it goes on' "$folder/restarted/System" -q --restart "$folder/saved" --stop 4 --signal 1:go --signal 2:go --signal 3:go \
    -o "$folder/restarted/result.csv"
ends restarted 'v("n") == 3'

# Signals from each element of an array to the next one, by rules of the block.
check 'a chain compiles' $SMALL -b Chain --stop 3 -o "$folder/signal_chain" tests/cases/signal_chain/model.xmi
check 'a chain runs' "$folder/signal_chain/Chain" -q --verify --signal '0.25:cell[1]:go' -o "$folder/signal_chain/result.csv"
ends signal_chain 'near(v("cell[1].since"), 0.25) && near(v("cell[2].since"), 0.75)'
ends signal_chain 'near(v("cell[3].since"), 1.25) && near(v("cell[4].since"), 1.75) && v("cell[4].Modes") == 3'
# Functions of a long chain: the pieces of the function that calls all others have names different from these.
sed 's/value="4"/value="400"/' tests/cases/signal_chain/model.xmi >"$folder/long_chain.xmi"
check 'a long chain is written' "$SYSPHSC" -q -I libraries -b Chain --emit c -o "$folder/long_chain" "$folder/long_chain.xmi"
check 'each function once' sh -c '! grep -h "^static.*)$" "$1"/Chain_checks.c | grep -o " [a-z_0-9]*(" | sort | uniq -d | grep .' sh "$folder/long_chain"

# The capacity of a queue of waiting signals is the same for models with twelve and with a hundred and fifty signals.
# many COUNT: a machine that notes each signal, with its place in their order.
many() {
    {
        printf '%s\n' 'variable x = 0' 'integer n = 0' 'integer sum = 0' 'der(x) = 1' 'machine Modes' 'initial begin' 'begin -> A' 'state A'
        awk -v count="$1" 'BEGIN { for (k = 1; k <= count; k++) print "internal A -> A : signal s" k " / n := n + 1; sum := sum + n*" k }'
        echo 'end machine'
    } | awk -f tests/tools/machine.awk -f tests/tools/block.awk
}

# sent COUNT MOST: COUNT options for one instant, randomly of the first MOST signals; and the expected results.
sent() {
    awk -v count="$1" -v most="$2" 'BEGIN {
        for (n = 1; n <= count; n++) {
            k = 1 + (37*n + n*n) % most
            sum += n*k
            options = options " --signal 1:s" k
        }
        print options
        print "v(\"n\") == " count " && v(\"sum\") == " sum
    }'
}

for count in 12 150; do
    many "$count" >"$folder/many.xmi"
    check "$count signals compile" $SMALL --stop 2 -o "$folder/many" "$folder/many.xmi"
    sent 32 "$count" >"$folder/sent"
    # shellcheck disable=SC2046
    check "32 of $count signals wait" "$folder/many/System" -q --verify $(sed -n 1p "$folder/sent") -o "$folder/many/result.csv"
    ends many "$(sed -n 2p "$folder/sent")"
    # shellcheck disable=SC2046
    expect 2 'more than 32 arrive at time 1 \[R56\]' "$folder/many/System" -q $(sent 33 "$count" | sed -n 1p) -o "$folder/result.csv"
done

# One step sends more signals than a queue holds: to another machine, and to itself.
for target in self 'self; send step to self'; do
    {
        printf '%s\n' 'variable x = 0' 'integer n = 0' 'der(x) = 1' 'machine Modes' 'initial begin' 'begin -> A' 'state A' \
            "internal A -> A : signal go / for i in 1:32 loop send step to $target; end for" \
            'internal A -> A : signal step / n := n + 1' 'end machine'
    } | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/sends.xmi"
    check "sending to $target compiles" $SMALL --stop 2 -o "$folder/sends" "$folder/sends.xmi"
    if [ "$target" = self ]; then
        check 'a step sends 32' "$folder/sends/System" -q --verify --signal 1:go -o "$folder/sends/result.csv"
        ends sends 'v("n") == 32'
    else
        expect 1 'more than 32 signals wait \(Text::System::Modes, sends.xmi:[0-9]+\) \[R52\]' "$folder/sends/System" -q --signal 1:go -o "$folder/result.csv"
    fi
done

# Deferred signals are kept in a saved state, in their order; the message about an endless iteration names the signals
# left.
printf '%s\n' 'variable x = 0' 'integer order = 0' 'der(x) = 1' 'machine Modes' 'initial begin' 'begin -> Shut' 'state Shut ...' \
    'defer one' 'defer two' 'defer three' 'end state' 'state Open' 'Shut -> Open : signal open' \
    'internal Open -> Open : signal one / order := 10*order + 1' 'internal Open -> Open : signal two / order := 10*order + 2' \
    'internal Open -> Open : signal three / order := 10*order + 3' 'end machine' |
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/deferred.xmi"
check 'deferral compiles' $SMALL -o "$folder/deferred" "$folder/deferred.xmi"
check 'deferred signals are saved' "$folder/deferred/System" -q --stop 2 --signal 1:two --signal 1:three --signal 1.5:one \
    --signal 1.75:three --save-state "$folder/saved" -o "$folder/deferred/result.csv"
ends deferred 'v("order") == 0'
check 'they go on' "$folder/deferred/System" -q --verify --restart "$folder/saved" --stop 4 --signal 3:two --signal 3:open --signal 3:one \
    -o "$folder/deferred/result.csv"
ends deferred 'v("order") == 231321'
expect 1 '^    panel.sent\(self\) = step changes' "$folder/endless/Room" -q --signal 1:panel:press -o "$folder/result.csv"
finish
