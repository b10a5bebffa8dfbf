# Writes a block with value properties v1, v2 ..., one for each type of one kind in a table like tests/units/named.txt.
BEGIN {
    FS = " *[|] *"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\">\n<uml:Model xmi:id=\"M\" name=\"M\">"
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Named\" name=\"Named\">"
}
/^#/ { next }
($3 == "missing") == (kind == "missing") {
    gsub(/&/, "\\&amp;")
    referent = $2 ? "<xmi:Extension><referenceExtension referentPath=\"" $2 "\" referentType=\"DataType\"/></xmi:Extension>" : ""
    n++
    print "<ownedAttribute xmi:id=\"v" n "\" name=\"v" n "\"><type href=\"" $1 "\">" referent "</type>" \
        "<defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"d" n "\" value=\"" n "\"/></ownedAttribute>"
}
END {
    print "<ownedAttribute xmi:id=\"x\" name=\"x\"/><ownedRule xmi:id=\"r\"><specification xmi:type=\"uml:OpaqueExpression\"" \
        " xmi:id=\"t\"><body>der(x) = -x</body></specification></ownedRule></packagedElement></uml:Model>"
    print "<sysml:Block base_Class=\"Named\"/></xmi:XMI>"
}
