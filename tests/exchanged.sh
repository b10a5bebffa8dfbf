# For tests of --exchange: a channel's name, and a program with a client.
name=sysphsc-test-$$

client() {
    python3 tests/tools/exchange.py "$@" >"$work/seen" 2>&1
}

# run_with PROGRAM CHANNEL OPTION... -- TASK...: the program, and the client meanwhile.
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
