#!/bin/sh
# Units: shipped models, their experiments and blocks of shipped libraries cause no message.
. tests/lib.sh
work=$(fresh units)

# quiet FILE BLOCK: errors of a block on its own, such as an open input, are ignored here.
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

# Values written with a unit are converted to that of the property.
values=tests/units/values.xmi
"$SYSPHSC" -q --emit constraint -o "$work/values" "$values" &&
    sed -n 's/^ *constant \(.*\]\)$/\1/p' "$work"/values/*.constraint.txt >"$work/values.txt"
check "other values" diff -u tests/units/values.txt "$work/values.txt"

# Derived units are consistent; the same model with the exponent of a factor halved is not.
derived=tests/units/derived.xmi
expect 0 '' "$SYSPHSC" --check -q --units=error "$derived"
sed '/Derived.perSecond.s1.v0/s/minusOne/half/' "$derived" >"$work/derived.xmi"
expect 1 "error: 'Derived::Mover::rule1' equates .* \[U02\]" "$SYSPHSC" --check -q --units=error "$work/derived.xmi"

# Each branch of an if-equation has its own unit; the combined expression has none.
check 'a gearbox has a sheet' "$SYSPHSC" -q --emit review -o "$work/gearbox" models/automatic_gearbox/model.xmi
check 'units by branch' jq -e '[.equations[] | select(.id == "clutch1.law").terms[] | [.text, .unit]] ==
    [["clutch1.slip", "rad/s"], ["clutch1.torque", "N*m"]]' "$work/gearbox/GearExperiment.review.json"

# Value types of missing libraries, recognized by their names: one note for all.
awk -v kind=found -f tests/tools/named.awk tests/units/named.txt >"$work/named.xmi"
check 'they compile' sh -c '"$1" --emit constraint -o "$2" "$2.xmi" 2>"$2.notes"' sh "$SYSPHSC" "$work/named"
sed '/^#/d; /| missing$/d; s/.*| //' tests/units/named.txt >"$work/named.wanted"
sed -n 's/^ *constant  *v[0-9]* *\(.*\)/\1/p' "$work/named/Named.constraint.txt" >"$work/named.found"
awk '{ print match($0, /\[.*\]/) ? substr($0, RSTART + 1, RLENGTH - 2) : "-" }' "$work/named.found" >"$work/named.units"
check 'each variable has its unit' diff "$work/named.wanted" "$work/named.units"
check 'one note names them' test "$(grep -c '\[X33\]' "$work/named.notes")" -eq 1
check 'it omits those with a unit in their name' sh -c '! grep "length.metre" "$1"' sh "$work/named.notes"
awk -v kind=missing -f tests/tools/named.awk tests/units/named.txt >"$work/missing.xmi"
"$SYSPHSC" --check "$work/missing.xmi" >"$work/missing.notes" 2>&1
check 'others are missing' test "$(grep -o "type of 'M::Named::v[0-9]*'" "$work/missing.notes" | sort -u | wc -l)" -eq \
    "$(grep -c '| missing$' tests/units/named.txt)"
# Types typed in by users of Enterprise Architect; a text that is not a unit is not a type.
sed 's,<type href="SI[^>]*_17_0_1">.*</type>,<type xmi:idref="EAJava_kW"/>,' "$work/named.xmi" >"$work/typed.xmi"
check 'a typed unit' "$SYSPHSC" -q --emit constraint -o "$work/typed" "$work/typed.xmi"
check 'it is that unit' grep -q 'v1 = 1.0 \[kW\]' "$work/typed/Named.constraint.txt"
sed -i 's/EAJava_kW/EAJava_Power/' "$work/typed.xmi"
expect 1 "names no type of the model: 'Power' \[X09\]" "$SYSPHSC" --check "$work/typed.xmi"
# A unit typed in as several words consists of all of them.
several_words() { # TEXT UNIT: UNIT is the unit of the integral over time
    cat >"$work/words.xmi" <<XMI
<xmi:XMI xmi:version="2.1" xmlns:uml="http://schema.omg.org/spec/UML/2.1" xmlns:xmi="http://schema.omg.org/spec/XMI/2.1"
         xmlns:SysML1.4="http://www.sparxsystems.com/profiles/SysML1.4/1.0">
  <uml:Model xmi:type="uml:Model" name="EA_Model">
    <packagedElement xmi:type="uml:DataType" xmi:id="EAID_Q" name="Quantity"/>
    <packagedElement xmi:type="uml:Class" xmi:id="EAID_C" name="Mover">
      <ownedAttribute xmi:type="uml:Property" xmi:id="EAID_A" name="a"><type xmi:idref="EAID_Q"/>
        <defaultValue xmi:type="uml:LiteralString" xmi:id="EAID_D" value="2"/></ownedAttribute>
      <ownedAttribute xmi:type="uml:Property" xmi:id="EAID_B" name="b"/>
      <ownedRule xmi:type="uml:Constraint" xmi:id="EAID_R" name="r">
        <specification xmi:type="uml:OpaqueExpression" xmi:id="EAID_S" body="der(b) = a"/></ownedRule>
    </packagedElement>
    <SysML1.4:block base_Class="EAID_C"/>
    <SysML1.4:ValueType base_DataType="EAID_Q" unit="$1"/>
  </uml:Model>
</xmi:XMI>
XMI
    expect 0 "^ *variable  *b \\[$2, inferred\\]" sh -c '"$1" -q --emit constraint -o "$2" "$2.xmi" && cat "$2"/*.txt' sh \
        "$SYSPHSC" "$work/words"
}
several_words 'metre per second' m
several_words 'newton metre' 'kg\*m\^2/s'
several_words ' kg / s ' kg
sed -i 's,unit=".*",unit="metre per fortnight",' "$work/words.xmi"
expect 0 "note: the unit 'metre per fortnight' of 'a' is unknown" "$SYSPHSC" --check "$work/words.xmi"
# The number of a literal may have a unit, like a number in any text.
sed 's/value="220.0"/value="0.22 kV"/' models/rlc_circuit/model.xmi >"$work/literal.xmi"
check 'a literal with a unit' "$SYSPHSC" -q --emit constraint -o "$work/literal" "$work/literal.xmi"
check 'it is converted' grep -q 'amp = 220.0 \[V\]' "$work/literal/CircuitExperiment.constraint.txt"
sed -i 's/0.22 kV/0.22 m/' "$work/literal.xmi"
expect 1 "a unit that is not the property's: '0.22 m' \[U05\]" "$SYSPHSC" -q --check "$work/literal.xmi"
finish
