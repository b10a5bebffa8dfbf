# Writes one block as XMI from a text, for tests of equations alone:
#
#     constant NAME = NUMBER
#     variable NAME [= START]
#     discrete NAME [= START] [every CYCLE]
#     boolean NAME [= START] [every CYCLE]
#     integer NAME [= START] [every CYCLE]
#     any other line: an equation; of `when` all lines until `end when`

function text(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    return s
}

BEGIN {
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"Text\" name=\"Text\">"
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"System\" name=\"System\">"
    types = "http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType."
    type["constant"] = type["variable"] = type["discrete"] = "Real"
    type["boolean"] = "Boolean"
    type["integer"] = "Integer"
}

$1 in type && NF > 1 {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" $2 "\" name=\"" $2 "\">"
    print "        <type xmi:type=\"uml:DataType\" href=\"" types type[$1] "\"/>"
    if ($3 == "=")
        print "        <defaultValue xmi:type=\"uml:Literal" type[$1] "\" xmi:id=\"" $2 ".default\" value=\"" $4 "\"/>"
    print "      </ownedAttribute>"
    stereotype[$2] = $1 == "constant" ? "PhSConstant" : "PhSVariable"
    if (type[$1] != "Real" || $1 == "discrete")
        attributes[$2] = " isContinuous=\"false\""
    if ($(NF - 1) == "every")
        attributes[$2] = attributes[$2] " changeCycle=\"" $NF "\""
    order[++count] = $2
    next
}

$1 == "when" {
    while ($0 !~ /end when/ && (getline line) > 0)
        $0 = $0 "\n" line
}

NF {
    rules++
    print "      <ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"rule" rules "\" name=\"rule" rules "\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"rule" rules ".text\"><body>" text($0) "</body></specification>"
    print "      </ownedRule>"
}

END {
    print "    </packagedElement>"
    print "  </uml:Model>"
    print "  <sysml:Block xmi:id=\"block\" base_Class=\"System\"/>"
    for (i = 1; i <= count; i++)
        print "  <SysPhS:" stereotype[order[i]] " xmi:id=\"" order[i] ".stereotype\" base_Property=\"" order[i] "\"" \
            attributes[order[i]] "/>"
    print "</xmi:XMI>"
}
