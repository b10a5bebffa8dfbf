#!/bin/sh
# Messages. Each folder of tests/diagnostics contains model.xmi and expected.txt, the expected standard error of
# `sysphsc --check model.xmi`, run in that folder. Optional files: `arguments` replaces these arguments, `status` the
# status 1.
. tests/lib.sh
work=$PWD/$(fresh diagnostics)
root=$PWD

for folder in tests/diagnostics/*/; do
    [ -f "$folder/expected.txt" ] || continue
    case=$(basename "$folder")
    cd "$folder" || exit 3
    arguments=$(cat arguments 2>/dev/null || echo --check model.xmi)
    eval "$root/$SYSPHSC $arguments" >/dev/null 2>"$work/$case.actual" </dev/null
    status=$?
    wanted=$(cat status 2>/dev/null || echo 1)
    difference=$(diff -u expected.txt "$work/$case.actual")
    if [ "$status" -ne "$wanted" ]; then
        fail "$case: status $status, not $wanted" "cd $folder && sysphsc $arguments" "$(cat "$work/$case.actual")"
    elif [ -n "$difference" ]; then
        fail "$case: another message" "cd $folder && sysphsc $arguments" "$difference"
    else
        pass
    fi
    cd "$root" || exit 3
done

# Every code of the catalogues occurs in a test, or in untested.txt with the reason why there is no test.
codes=$({ sed -n 's/^DIAG(\([A-Z][0-9]*\),.*/\1/p' generator/base/diag.def
          sed -n 's/^FAILURE([A-Z_]*, "\([A-Z][0-9]*\)".*/\1/p' runtime/failures.def; } | sort -u)
tested=$(cat tests/diagnostics/*/expected.txt tests/diagnostics/untested.txt tests/runtime/*.c tests/programs/*.sh \
    tests/hybrid/*.txt tests/modes/*.txt tests/presence/runs/*.txt 2>/dev/null | grep -oE '\b[A-Z][0-9][0-9]\b' | sort -u)
missing=$(printf '%s\n' "$codes" | grep -vxF "$tested" | tr '\n' ' ')
check "these codes occur in no test: $missing" test -z "$missing"
without=$(grep -hoE '^(DIAG|FAILURE)\(.*, (""|NULL)\)$' generator/base/diag.def runtime/failures.def)
check 'every message has a remedy' test -z "$without"
finish
