# Writes a block as XMI; its quantities satisfy requirements with the texts of tests/requirements/bounds.txt.
function text(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/"/, "\\&quot;", s)
    return s
}

BEGIN {
    FS = " ~ "
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:SysML=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML\""
    print "         xmlns:Requirements=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML/Requirements\""
    print "         xmlns:Blocks=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML/Blocks\">"
    print "<uml:Model xmi:id=\"M\" name=\"Bounds\">"
}

/^#/ { next }

# A part for each quantity, so that two quantities may have the same name.
/^quantity / {
    split($0, word, " ")
    unit = $0
    sub(/^quantity [^ ]* /, "", unit)
    sub(/ [^ ]*$/, "", unit)
    value = $0
    sub(/.* /, "", value)
    q++
    if (unit != "-") {
        print "<packagedElement xmi:type=\"uml:InstanceSpecification\" xmi:id=\"I" q "\" name=\"" unit "\"/>"
        print "<packagedElement xmi:type=\"uml:DataType\" xmi:id=\"V" q "\" name=\"Quantity\"/>"
        applied = applied "<Blocks:ValueType xmi:id=\"v" q "\" base_DataType=\"V" q "\" unit=\"u" q "\"/>" \
            "<Blocks:Unit xmi:id=\"u" q "\" base_InstanceSpecification=\"I" q "\"/>\n"
    }
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"B" q "\" name=\"Body\">"
    print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"q" q "\" name=\"" word[2] "\"" \
        (unit == "-" ? "" : " type=\"V" q "\"") ">"
    print "<defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"d" q "\" value=\"" value "\"/></ownedAttribute></packagedElement>"
    applied = applied "<Blocks:Block xmi:id=\"b" q "\" base_Class=\"B" q "\"/>\n"
    parts = parts "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"p" q "\" name=\"p" q "\" aggregation=\"composite\" type=\"B" \
        q "\"/>\n"
    next
}

NF == 3 {
    n++
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"R" n "\" name=\"requirement " n "\"/>"
    print "<packagedElement xmi:type=\"uml:Realization\" xmi:id=\"S" n "\" client=\"q" q "\" supplier=\"R" n "\"/>"
    applied = applied "<Requirements:Requirement xmi:id=\"A" n "\" base_NamedElement=\"R" n "\" base_Class=\"R" n "\" id=\"" n \
        "\" text=\"" text($1) "\"/>\n<Requirements:Satisfy xmi:id=\"T" n "\" base_Abstraction=\"S" n "\"/>\n"
}

END {
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"All\" name=\"All\">"
    print parts "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"x\" name=\"x\">"
    print "<defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"x.value\" value=\"1\"/></ownedAttribute>"
    print "<ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"r\"><specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"r.text\">"
    print "<body>der(x) = -x</body></specification></ownedRule></packagedElement></uml:Model>"
    print applied "<Blocks:Block xmi:id=\"b\" base_Class=\"All\"/>\n</xmi:XMI>"
}
