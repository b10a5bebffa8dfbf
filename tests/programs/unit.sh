#!/bin/sh
# The unit tests; each single test counts. `make test` runs only those under the sanitizers (unit_checked.sh).
# make: units out/lib/jacobian.a
. tests/lib.sh

# run_unit PROGRAM
run_unit() {
    if [ ! -x "$1" ]; then
        fail "$1 is not built" 'make test' ''
        return
    fi
    output=$(CMOCKA_MESSAGE_OUTPUT=TAP timeout 300 "$1" 2>&1 </dev/null)
    status=$?
    good=$(printf '%s\n' "$output" | grep -c '^ok ')
    bad=$(printf '%s\n' "$output" | grep '^not ok ' | grep -vc '# SKIP')
    [ "$good" -gt 0 ] || [ "$status" -ne 0 ] || good=1
    [ "$bad" -gt 0 ] || [ "$status" -eq 0 ] || bad=1
    passed=$((passed + good))
    if [ "$bad" -gt 0 ]; then
        fail "$bad test(s), status $status" "$1" "$(printf '%s\n' "$output" | grep -v '^ok ')"
        failed=$((failed + bad - 1))
    fi
}

for source in tests/unit/test_*.c tests/runtime/test_*.c; do
    run_unit "${UNITS:-$OUT/build}/${source%.c}"
done
finish
