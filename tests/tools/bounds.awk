# Writes a block with a mass of 15 kg as XMI, which satisfies requirements with the texts of tests/requirements/bounds.txt.
BEGIN {
    FS = " ~ "
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:SysML=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML\""
    print "         xmlns:Requirements=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML/Requirements\""
    print "         xmlns:Blocks=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML/Blocks\">"
    print "<uml:Model xmi:id=\"M\" name=\"Bounds\">"
    print "<packagedElement xmi:type=\"uml:InstanceSpecification\" xmi:id=\"kg\" name=\"kilogram\"/>"
    print "<packagedElement xmi:type=\"uml:DataType\" xmi:id=\"Mass\" name=\"Mass\"/>"
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Body\" name=\"Body\">"
    print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"mass\" name=\"mass\" type=\"Mass\">"
    print "<defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"mass.value\" value=\"15\"/></ownedAttribute>"
    print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"x\" name=\"x\">"
    print "<defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"x.value\" value=\"1\"/></ownedAttribute>"
    print "<ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"r\"><specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"r.text\">"
    print "<body>der(x) = -x</body></specification></ownedRule></packagedElement>"
    applied = "<Blocks:Block xmi:id=\"b\" base_Class=\"Body\"/><Blocks:ValueType xmi:id=\"v\" base_DataType=\"Mass\" unit=\"u\"/>" \
        "<Blocks:Unit xmi:id=\"u\" base_InstanceSpecification=\"kg\"/>"
}

/^#/ || NF < 3 { next }

{
    n++
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"R" n "\" name=\"requirement " n "\"/>"
    print "<packagedElement xmi:type=\"uml:Realization\" xmi:id=\"S" n "\" client=\"mass\" supplier=\"R" n "\"/>"
    applied = applied "\n<Requirements:Requirement xmi:id=\"A" n "\" base_NamedElement=\"R" n "\" base_Class=\"R" n "\" id=\"" n \
        "\" text=\"" $1 "\"/>\n<Requirements:Satisfy xmi:id=\"T" n "\" base_Abstraction=\"S" n "\"/>"
}

END { print "</uml:Model>\n" applied "\n</xmi:XMI>" }
