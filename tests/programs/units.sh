#!/bin/sh
# Units: no shipped model, none of its experiments and no block of a shipped library gives cause for a word.
. tests/lib.sh
work=$(fresh units)

# quiet FILE BLOCK: what is wrong with a block on its own, such as an open input, does not count here.
quiet() {
    "$SYSPHSC" --check -q --allow-c --units=error --block "$2" "$1" 2>"$work/messages" >/dev/null
    if grep -q '\[U0' "$work/messages"; then
        fail "units of $2" "$SYSPHSC --check --block $2 $1" "$(cat "$work/messages")"
    else
        pass
    fi
}

for file in models/*/model.xmi libraries/*.xmi; do
    package=$(sed -n 's/.*<uml:[A-Z][a-z]* .*name="\([A-Za-z0-9_]*\)".*/\1/p' "$file" | head -n 1)
    for id in $(sed -n 's/.*<sysml:Block .*base_Class="\([A-Za-z0-9_.]*\)".*/\1/p' "$file"); do
        quiet "$file" "$package::${id##*.}"
    done
done
check "no block was found" test "$passed" -gt 150

# Values written with a unit, in that of the property.
values=tests/units/values.xmi
"$SYSPHSC" -q --emit constraint -o "$work/values" "$values" &&
    sed -n 's/^ *constant \(.*\]\) .*/\1/p' "$work"/values/*.constraint.txt >"$work/values.txt"
check "other values" diff -u tests/units/values.txt "$work/values.txt"

# Units that are made of others fit together; the same model with a factor's exponent halved does not.
derived=tests/units/derived.xmi
expect 0 '' "$SYSPHSC" --check -q --units=error "$derived"
sed '/Derived.perSecond.s1.v0/s/minusOne/half/' "$derived" >"$work/derived.xmi"
expect 1 "error: 'Derived::Mover::rule1' equates .* \[U02\]" "$SYSPHSC" --check -q --units=error "$work/derived.xmi"
finish
