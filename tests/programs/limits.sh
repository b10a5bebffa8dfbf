#!/bin/sh
# Models that exceed a limit: each is rejected with a message that names the place, the limit and the fix. Limits that a
# small file can exceed are tested in tests/diagnostics.
# make: out/bin/pack
. tests/lib.sh
work=$(fresh limits)

# model NAME EQUATION [ELEMENTS]: a block System with a variable x, the equation and further elements.
model() {
    cat >"$work/$1.xmi" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20161101"
         xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML"
         xmlns:SysPhS="https://www.omg.org/spec/SysPhS/20200925">
  <uml:Model xmi:id="Limits" name="Limits">
    <packagedElement xmi:type="uml:Class" xmi:id="System" name="System">
      <ownedAttribute xmi:id="x" name="x">
        <type href="http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real"/>
      </ownedAttribute>
      <ownedRule xmi:id="rule" name="rule">
        <specification xmi:type="uml:OpaqueExpression" xmi:id="rule.text"><body>$2</body></specification>
      </ownedRule>
${3-}
    </packagedElement>
  </uml:Model>
  <sysml:Block xmi:id="block" base_Class="System"/>
  <SysPhS:PhSVariable xmi:id="x.stereotype" base_Property="x"/>
</xmi:XMI>
XML
}

# beyond NAME MESSAGE [REMEDY]: the model is rejected with this message and remedy.
beyond() {
    output=$(timeout 60 "$SYSPHSC" --check "$work/$1" 2>&1 </dev/null)
    status=$?
    wanted="^$work/$1:[0-9]+: error: .*$2"
    if [ "$status" -eq 1 ] && ! printf '%s\n' "$output" | grep -q '.\{300\}' && printf '%s\n' "$output" | grep -Eq -e "$wanted" &&
        printf '%s\n' "$output" | grep -Eq -e "^    fix: .*${3-}"; then
        pass
    else
        fail "$1: status $status, or no line matches '$wanted' with its remedy" "$SYSPHSC --check $work/$1" "$output"
    fi
}

# repeated COUNT TEXT
repeated() {
    awk -v count="$1" -v text="$2" 'BEGIN { for (i = 1; i <= count; i++) printf "%s", text }'
}

# ---- texts ----

model brackets "x = $(repeated 300 '(')1$(repeated 300 ')')"
beyond brackets.xmi 'cannot be read as equations \[E01\]' 'split the equation'
model loops "$(repeated 250 'for i in 1:2 loop ') x = 1; $(repeated 250 'end for; ')"
beyond loops.xmi 'cannot be read as equations \[E01\]' 'split the equation'

head='<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20161101">'
{ printf '%s<uml:Model name="' "$head"; repeated 11000 n; printf '"/></xmi:XMI>'; } >"$work/name.xmi"
beyond name.xmi 'the name of an element is longer than 10000 characters \[X06\]' 'a shorter name'
{ printf '%s<uml:Model xmi:id="' "$head"; repeated 11000 n; printf '"/></xmi:XMI>'; } >"$work/id.xmi"
beyond id.xmi 'the id of an element is longer than 10000 characters \[X06\]' 'a shorter id'
{ printf '%s<body>' "$head"; yes text | head -c 5000000; printf '</body></xmi:XMI>'; } >"$work/body.xmi"
beyond body.xmi 'a text is longer than 4 MiB \[X06\]' 'shorten the text'
{ printf '%s<body value="' "$head"; yes text | head -c 5000000; printf '"/></xmi:XMI>'; } >"$work/value.xmi"
beyond value.xmi 'a text is longer than 4 MiB \[X06\]' 'shorten the text'
{ printf '%s<a ' "$head"; awk 'BEGIN { for (i = 0; i < 300000; i++) printf "a%d=\"\" ", i }'; printf '/></xmi:XMI>'; } \
    >"$work/attributes.xmi"
beyond attributes.xmi 'an element has more than 1000 attributes \[X06\]' 'check the export'
{ printf '%s<a ' "$head"; awk 'BEGIN { for (i = 0; i < 1001; i++) printf "a%d=\"\" ", i }'; printf '/></xmi:XMI>'; } \
    >"$work/attribute.xmi"
beyond attribute.xmi 'an element has more than 1000 attributes \[X06\]' 'check the export'
{ printf '%s<a ' "$head"; awk 'BEGIN { for (i = 0; i < 300000; i++) printf "xmlns:a%d=\"a\" ", i }'
    printf '/></xmi:XMI>'; } >"$work/namespaces.xmi"
beyond namespaces.xmi 'an element has more than 1000 attributes \[X06\]' 'check the export'

# ---- documents, generated while they are read ----

mkfifo "$work/elements.xmi" "$work/file.xmi"
{ printf '%s' "$head"; yes '<a/>' | head -n 8000001; } 2>/dev/null >"$work/elements.xmi" &
beyond elements.xmi 'the file has more than 8000000 elements \[X06\]' 'split the model'
comment="<!--$(repeated 60000 c)-->"
{ printf '%s' "$head"; yes "$comment" | head -n 20000; } 2>/dev/null >"$work/file.xmi" &
beyond file.xmi 'the file is larger than 1024 MiB \[X06\]' 'split the model'

check 'an archive is written' "$OUT/bin/pack" "$work/members.mdzip" 100001
expect 1 'members.mdzip: error: .*: it has more than 100000 members \[X16\]' "$SYSPHSC" --check "$work/members.mdzip"

# ---- arrays ----

# equation NAME EQUATION MESSAGE REMEDY
equation() {
    model "$1" "$2"
    beyond "$1.xmi" "'Limits::System::rule': $3" "$4"
}

many='an array has more than 1000000 elements \[F38\]'
equation range 'x = sum(1:10000000)' "$many" 'smaller arrays'
equation fill 'x = sum(fill(1, 10000, 10000))' "$many" 'smaller arrays'
equation identity 'x = sum(identity(10000))' "$many" 'smaller arrays'
equation diagonal 'x = sum(diagonal(fill(1, 5000)))' "$many" 'smaller arrays'
equation cat 'x = sum(cat(1, fill(1, 900000), fill(1, 900000)))' "$many" 'smaller arrays'
equation outer 'x = sum(fill(1, 5000, 1)*fill(1, 1, 5000))' "$many" 'smaller arrays'
equation copies 'x = sum({fill(1, 900000), fill(1, 900000)})' "$many" 'smaller arrays'
equation together "x = 0$(seq 25 | sed 's/.*/ + sum(fill(&, 900000))/' | tr -d '\n')" \
    'all arrays together, with those computed from them, have more than 20000000 elements \[F38\]' 'smaller arrays'
equation product 'x = sum(fill(2, 200, 200)*fill(3, 200, 200))' \
    'a product of .* has more than 4000000 multiplications \[F38\]' 'smaller matrices'
equation power 'x = sum(fill(2, 200, 200)^3)' 'a product of .* has more than 4000000 multiplications' 'smaller matrices'
equation high_power 'x = sum([time, 2; 3, 4]^60)' 'an element of a product would hold more than 200000 operators \[F38\]' \
    'a lower power'
equation orders "x = $(repeated 12 'der(')sin(time)^3*exp(time)*time^5$(repeated 12 ')')" \
    'a derivative would hold more than 200000 operators \[F40\]' 'introduce a variable'
equation linspace 'x = sum(linspace(0, 1, 100000000))' "'100000000' is not a whole number from 2 to 1000000" 'use a whole'
equation dimensions 'x = ndims(fill(1, 1, 1, 1, 1, 1, 1, 1, 1, 1))' 'an array has more than 8 dimensions' 'use fewer'
equation braces "x = ndims($(repeated 12 '{')1$(repeated 12 '}'))" 'an array has more than 8 dimensions' 'use fewer'
for loop in 'for i in 1:3000, j in 1:3000 loop x = i; end for' 'x = sum(sum(i*j for j in 1:i) for i in 1:3000)' \
    'for i in 1:3000 loop for j in 1:i loop x = sum(i for k in 1:1); end for; end for'; do
    model product "$loop"
    check "rejected before it is carried out: $loop" sh -c 'ulimit -v 300000 && ! timeout 5 "$1" -q --check "$2"' sh "$SYSPHSC" "$work/product.xmi"
    beyond product.xmi 'loops repeat more than 4000000 equations and elements \[F40\]' 'smaller ranges'
done

# ---- functions ----

# behaviour NAME BODY: a function of u that returns y.
behaviour() {
    cat <<XML
      <ownedBehavior xmi:type="uml:FunctionBehavior" xmi:id="$1" name="$1">
        <ownedParameter xmi:id="$1.u" name="u" direction="in"/>
        <ownedParameter xmi:id="$1.y" name="y" direction="out"/>
        <language>sysphs</language>
        <body>$2</body>
      </ownedBehavior>
XML
}

model calls 'x = f1(time)' "$(for i in $(seq 1 110); do behaviour "f$i" "y := f$((i + 1))(u)"; done
    behaviour f111 'y := u')"
beyond calls.xmi 'functions call each other more than 100 levels deep \[F40\]'
model twice 'x = f1(time)' "$(for i in $(seq 1 40); do behaviour "f$i" "y := f$((i + 1))(u) + f$((i + 1))(u + 1)"; done
    behaviour f41 'y := u')"
beyond twice.xmi 'its value would hold more than 200000 operators \[F40\]'
model branches 'x = f(time)' "$(behaviour f "if u &lt; 0 then y := 0; $(
    repeated 1100 'elseif u &lt; 1 then y := 1; ') else y := 2; end if")"
beyond branches.xmi 'it has too many branches \[F41\]'
model rounds 'x = f(time)' "$(behaviour f 'y := u; for i in 1:1000000 loop y := sin(y); y := y; y := y; y := y; end for')"
beyond rounds.xmi 'its values, one after the other, would hold more than 50000000 operators \[F40\]'

# ---- CSV files ----

model bytes 'x = interpolate(time, csv("bytes.csv", 1), {1, 2})'
truncate -s 67108865 "$work/bytes.csv"
beyond bytes.xmi "the file 'bytes.csv' is larger than 64 MiB \[F44\]" 'leave out rows'
rm "$work/bytes.csv"
model numbers 'x = interpolate(time, csv("numbers.csv", 1), {1, 2})'
seq 1000001 >"$work/numbers.csv"
beyond numbers.xmi "'numbers.csv' has more than 1000000 numbers \[F44\]" 'leave out rows'

# ---- short equations that are long when expanded, or whose derivatives are ----

# within NAME EQUATION: the model compiles within the time limit.
within() {
    model "$1" "$2"
    check "$1 compiles" timeout 60 "$SYSPHSC" -q --emit=c,causal -o "$work/$1" "$work/$1.xmi"
}

within minima "x = $(repeated 60 'min(time - x, ')1$(repeated 60 ')')"
within amounts "x = $(repeated 60 'abs(time - ')1$(repeated 60 ')')"
check 'amounts: one by one' "$SYSPHSC" -q --unroll --emit causal -o "$work/unrolled" "$work/amounts.xmi"
check 'amounts: the listing describes each numbered decision' sh -c '
    numbered=$(grep -c "decide decision [0-9]" "$1")
    of=$(grep -c "^  *decision [0-9]* .*, of .*>= 0" "$1")
    [ "$numbered" -gt 10 ] && [ "$numbered" -eq "$of" ]' sh "$work/unrolled/System.causal.txt"
within remainders "x = $(repeated 40 'rem(1 + 3*')1$(repeated 40 ', time + 2)')"
within factors "x = time$(repeated 20000 '*x')"
finish
