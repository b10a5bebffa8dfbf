#!/bin/sh
# Optional parts: the flat systems of tests/presence/NAME.txt, in the format of tests/tools/machine.awk and drawing.awk,
# for the block System, must be those of NAME.expected.
# make: out/bin/flat
. tests/lib.sh
work=$(fresh presence)

for case in tests/presence/*.txt; do
    name=$(basename "$case" .txt)
    awk -f tests/tools/machine.awk -f tests/tools/drawing.awk "$case" >"$work/$name.xmi"
    "$OUT/bin/flat" "$work/$name.xmi" System 2>&1 | sed '/^drawn in$/,$d' >"$work/$name.actual"
    [ -z "${UPDATE-}" ] || cp "$work/$name.actual" "tests/presence/$name.expected"
    check "$name: its flat system" diff -u "tests/presence/$name.expected" "$work/$name.actual"
done

# The same model as written by tools: their forms of languages and bounds; invariants in property sheets, by reference
# to a rule of the state, or as texts.
version() { # NAME SCRIPT
    awk "$2" "$work/rocket.xmi" >"$work/rocket_$1.xmi"
    check "$1: it differs" sh -c '! cmp -s "$@"' sh "$work/rocket.xmi" "$work/rocket_$1.xmi"
    "$OUT/bin/flat" "$work/rocket_$1.xmi" System 2>&1 | sed '/^drawn in$/,$d' >"$work/rocket_$1.actual"
    check "$1: the flat system is the same" diff -u tests/presence/rocket.expected "$work/rocket_$1.actual"
}
version cameo '/<stateInvariant/ { gsub(/"/, "\047") }
    /<lowerValue/ { sub(/ value="0"/, "") }
    /invariant.*<body>/ { sub("</body>", "</body><language>OCL2.0</language>") }
    { print }'
version papyrus '{ gsub("http://www.omg.org/spec/UML/20161101", "http://www.eclipse.org/uml2/5.0.0/UML") }
    { sub("http://www.omg.org/spec/SysML/20181001/SysML\"", "http://www.eclipse.org/papyrus/sysml/1.6/SysML/Blocks\"") }
    /<lowerValue/ { sub(/ value="0"/, "") }
    /<upperValue.* value="1"/ { next }
    /invariant.*<body>/ { sub("<body>", "<language>OCL</language><body>") }
    { print }'
version modelio '{ gsub("http://www.omg.org/spec/UML/20161101", "http://www.eclipse.org/uml2/3.0.0/UML") }
    /<stateInvariant/ { sub(/ xmi:type="[^"]*"/, ""); is_text = 1 }
    is_text && /<body>/ { sub("uml:OpaqueExpression", "uml:LiteralString"); sub("><body>", " value=\""); sub("</body>.*", "\"/>") }
    /<.stateInvariant/ { is_text = 0 }
    { print }'
version ea '/<subvertex.*uml:State/ { match($0, /xmi:id="[^"]*"/); state = substr($0, RSTART + 8, RLENGTH - 9) }
    /<stateInvariant/ { is_sheet = 1 }
    is_sheet && /<body>/ { sub(/.*<body>/, ""); sub("</body>.*", "")
        sheets = sheets "<element xmi:idref=\"" state "\" xmi:type=\"uml:State\"><constraints><constraint name=\"" $0 \
            "\" type=\"Invariant\" weight=\"0.00\" status=\"Approved\"/></constraints></element>\n" }
    /<lowerValue|<upperValue/ { sub("uml:LiteralUnlimitedNatural", "uml:LiteralInteger") }
    /<.xmi:XMI>/ { print "<xmi:Extension extender=\"Enterprise Architect\"><elements>\n" sheets "</elements></xmi:Extension>" }
    !is_sheet { print }
    /<.stateInvariant/ { is_sheet = 0 }'
version reference '{ gsub("stateInvariant", "ownedRule") }
    /<subvertex.*uml:State.*name="Boost"/ { sub(">", " stateInvariant=\"invariant1\">") }
    { print }'

# An association block exists while everything connected by its connector exists.
sed '/id="Association.System.right"/{s,/>,><lowerValue xmi:type="uml:LiteralInteger" xmi:id="bound"/></ownedAttribute>\
  <ownedRule xmi:type="uml:Constraint" xmi:id="there"><specification xmi:type="uml:OpaqueExpression"><body>right-\&gt;notEmpty() = time \&gt; 1</body></specification></ownedRule>,}' \
    tests/cases/association/model.xmi >"$work/association.xmi"
"$OUT/bin/flat" "$work/association.xmi" System 2>&1 | tr -s '\n ' ' ' >"$work/association.actual"
while read -r line; do
    expect 0 "$line" cat "$work/association.actual"
done <<'EOF'
part link : Association::DampedLink while present[(]right[)]
part connector1 : Association::Anchor while present[(]right[)]
anchor.friction.b.f [+] wall.flange.f [+] [(]if present[(]right[)] then connector1.friction.b.f else 0[)] = 0
connector1.friction.b.v = anchor.friction.b.v connection Association::Anchor::[^ ]* in connector1 while
EOF

# Other OCL in invariants and rules is ignored; in rules, with a warning.
sed '/id="invariant1.text"/s,<body>.*</body>,<body>self.capsule->select(c | c.h > 1)->size() = 0</body><language>OCL</language>,
    /System.rule1.text/s,<body>.*</body>,<body>capsule->size() = 1</body><language>OCL</language>,' \
    "$work/rocket.xmi" >"$work/remarks.xmi"
check 'remarks: it differs' sh -c '! cmp -s "$@"' sh "$work/rocket.xmi" "$work/remarks.xmi"
"$OUT/bin/flat" "$work/remarks.xmi" System >"$work/remarks.actual" 2>&1
expect 0 '^    while flight == 2$' cat "$work/remarks.actual"
expect 1 '' grep 'while flight == 1' "$work/remarks.actual"
expect 0 'warning: the constraint .Drawing::System::rule1. is not an equation and has no effect' cat "$work/remarks.actual"
finish
