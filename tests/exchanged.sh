# For tests of --exchange: the name of a channel, and a program together with a client.
name=sysphsc-test-$$
port=$((20000 + $$ % 20000))

client() {
    python3 tests/tools/exchange.py "$@" >"$work/seen" 2>&1
}

# run_with PROGRAM CHANNEL OPTION... -- TASK...: runs the program and, at the same time, the client.
run_with() {
    program=$1 channel=$2
    shift 2
    options=
    while test "$1" != --; do
        options="$options $1"
        shift
    done
    shift
    # shellcheck disable=SC2086
    timeout 60 "$program" --realtime --exchange "${channel%%:fingerprint*}" $options -o "$work/live.csv" \
        --record "$work/record.json" >"$work/said" 2>&1 &
    there=$!
    client "$channel" "$@"
    told=$?
    wait $there
    status=$?
    test $told -eq 0 || cat "$work/seen"
    return $told
}

counted() {
    sed -n "s/^ *\"$1\": \([0-9.e+-]*\).*/\1/p" "$work/record.json"
}

# Compiles lag (see verified.sh) and a model with a nonlinear loop.
exchanged_models() {
make_lag
make_text loop <<'END'
input Real u
output Real y
variable z
variable x = 0
z = u.rSig + 0.3 * sin(z) + 0.1 * x
der(x) = z - x
y.rSig = z
END
lag=$work/lag/System
loop=$work/loop/System

fingerprint=$("$lag" --version | sed -n 's/^fingerprint //p')
}
