#!/bin/sh
# The rules of tests/lint.sh, on our sources and on generated files.
. tests/lib.sh
generated=
for model in $MODELS; do
    generated="$generated $BUILT/$model/$(block_of "$model").h $(sources_of "$BUILT/$model/$(block_of "$model")")"
done
# shellcheck disable=SC2086
check 'the rules of the source' tests/lint.sh $generated
for script in tests/*.sh tests/programs/*.sh tests/bench/*.sh; do
    check "$script is a shell script" sh -n "$script"
    check "$script has less than 300 lines" test "$(wc -l <"$script")" -lt 300
done
finish
