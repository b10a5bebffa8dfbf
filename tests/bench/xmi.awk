# Shared by chain.awk, grid.awk, cells.awk and pendulums.awk: XMI elements for a block with library parts, and for an
# experiment Run with this block.
#
#     awk -v n=100 -v libraries=../../libraries -f xmi.awk -f chain.awk

function part(name, type, values) {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" block "." name "\" name=\"" name "\" aggregation=\"composite\">"
    print "        <type xmi:type=\"uml:Class\" href=\"" library type "\"/>"
    if (values)
        print "        <defaultValue xmi:type=\"uml:InstanceValue\" xmi:id=\"" block "." name ".d\" instance=\"" values "\"/>"
    print "      </ownedAttribute>"
}

function end(id, name, port) {
    print "        <end xmi:type=\"uml:ConnectorEnd\" xmi:id=\"" id "\" partWithPort=\"" block "." name "\">"
    print "          <role xmi:type=\"uml:Port\" href=\"" library port "\"/>"
    print "        </end>"
}

function connect(name1, port1, name2, port2) {
    connectors++
    print "      <ownedConnector xmi:type=\"uml:Connector\" xmi:id=\"c" connectors "\" name=\"c" connectors "\">"
    end("c" connectors ".1", name1, port1)
    end("c" connectors ".2", name2, port2)
    print "      </ownedConnector>"
}

function slot(owner, feature, value) {
    print "      <slot xmi:type=\"uml:Slot\" xmi:id=\"" owner "." ++slots "\">"
    print "        <definingFeature xmi:type=\"uml:Property\" href=\"" library feature "\"/>"
    print "        <value xmi:type=\"uml:LiteralReal\" xmi:id=\"" owner "." slots ".v\" value=\"" value "\"/>"
    print "      </slot>"
}

function instance(name, type, feature1, value1, feature2, value2) {
    print "    <packagedElement xmi:type=\"uml:InstanceSpecification\" xmi:id=\"" name "\" name=\"" name "\">"
    print "      <classifier xmi:type=\"uml:Class\" href=\"" library type "\"/>"
    slot(name, feature1, value1)
    if (feature2)
        slot(name, feature2, value2)
    print "    </packagedElement>"
}

function value(owner, name, number, redefined) {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" owner "." name "\" name=\"" name "\">"
    print "        <type xmi:type=\"uml:DataType\" href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real\"/>"
    if (redefined)
        print "        <redefinedProperty xmi:type=\"uml:Property\" href=\"" redefined "." name "\"/>"
    if (number != "")
        print "        <defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"" owner "." name ".d\" value=\"" number "\"/>"
    print "      </ownedAttribute>"
}

function begin_model(name, file) {
    block = name
    library = libraries "/" file ".xmi#" file "."
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"" name "s\" name=\"" name "s\">"
}

function begin_block(name) {
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"" name "\" name=\"" name "\">"
}

function end_block() {
    print "    </packagedElement>"
}

# Ends the model, with an experiment that has results at 1,001 times.
function end_model(stop, i,     experiment) {
    experiment = libraries "/Experiment.xmi#Experiment.Experiment"
    begin_block("Run")
    print "      <generalization xmi:type=\"uml:Generalization\" xmi:id=\"Run.g\">"
    print "        <general xmi:type=\"uml:Class\" href=\"" experiment "\"/>"
    print "      </generalization>"
    value("Run", "stopTime", stop, experiment)
    value("Run", "interval", stop / 1000, experiment)
    value("Run", "tolerance", "1e-6", experiment)
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Run.system\" name=\"system\" aggregation=\"composite\" type=\"" block "\"/>"
    end_block()
    print "  </uml:Model>"
    print "  <sysml:Block xmi:id=\"" block "_Block\" base_Class=\"" block "\"/>"
    print "  <sysml:Block xmi:id=\"Run_Block\" base_Class=\"Run\"/>"
    for (i in stereotypes)
        print "  <" stereotypes[i] " xmi:id=\"" i ".s\" base_" (stereotypes[i] ~ /Block/ ? "Class" : "Property") "=\"" i "\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.1\" base_Property=\"Run.stopTime\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.2\" base_Property=\"Run.interval\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.3\" base_Property=\"Run.tolerance\"/>"
    print "</xmi:XMI>"
}
