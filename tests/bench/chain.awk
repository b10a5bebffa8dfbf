# Writes a chain of n masses as XMI: a wall, and n times a spring and a damper, side by side, that hold a mass.
#
#     awk -v n=100 -v libraries=../../libraries -f chain.awk
#
# Each mass has 1 kg, each spring 100 N/m, each damper 1 N*s/m. The first spring and damper are stretched by 0.1 m. The
# chain has 2 n states, for a damper's displacement moves as its spring's.

function part(name, type, values) {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Chain." name "\" name=\"" name "\" aggregation=\"composite\">"
    print "        <type xmi:type=\"uml:Class\" href=\"" mechanics type "\"/>"
    if (values)
        print "        <defaultValue xmi:type=\"uml:InstanceValue\" xmi:id=\"Chain." name ".d\" instance=\"" values "\"/>"
    print "      </ownedAttribute>"
}

function end(id, name, port) {
    print "        <end xmi:type=\"uml:ConnectorEnd\" xmi:id=\"" id "\" partWithPort=\"Chain." name "\">"
    print "          <role xmi:type=\"uml:Port\" href=\"" mechanics port "\"/>"
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
    print "        <definingFeature xmi:type=\"uml:Property\" href=\"" mechanics feature "\"/>"
    print "        <value xmi:type=\"uml:LiteralReal\" xmi:id=\"" owner "." slots ".v\" value=\"" value "\"/>"
    print "      </slot>"
}

function instance(name, type, feature1, value1, feature2, value2) {
    print "    <packagedElement xmi:type=\"uml:InstanceSpecification\" xmi:id=\"" name "\" name=\"" name "\">"
    print "      <classifier xmi:type=\"uml:Class\" href=\"" mechanics type "\"/>"
    slot(name, feature1, value1)
    slot(name, feature2, value2)
    print "    </packagedElement>"
}

function redefinition(name, value) {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Run." name "\" name=\"" name "\">"
    print "        <type xmi:type=\"uml:DataType\" href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real\"/>"
    print "        <redefinedProperty xmi:type=\"uml:Property\" href=\"" experiment "." name "\"/>"
    print "        <defaultValue xmi:type=\"uml:LiteralReal\" xmi:id=\"Run." name ".d\" value=\"" value "\"/>"
    print "      </ownedAttribute>"
}

BEGIN {
    mechanics = libraries "/TranslationalMechanics.xmi#TranslationalMechanics."
    experiment = libraries "/Experiment.xmi#Experiment.Experiment"
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"Chains\" name=\"Chains\">"
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"Chain\" name=\"Chain\">"
    part("wall", "TransFixed")
    for (i = 1; i <= n; i++) {
        part("s" i, "TransLinearSpring", i == 1 ? "stretchedSpring" : "spring")
        part("d" i, "TransLinearDamper", i == 1 ? "stretchedDamper" : "damper")
        part("m" i, "TransInertia", "mass")
    }
    for (i = 1; i <= n; i++) {
        before = i == 1 ? "wall" : "m" (i - 1)
        port = i == 1 ? "TransFixed.p" : "TransInertia.b"
        connect(before, port, "s" i, "TwoFlangeTransComponent.a")
        connect(before, port, "d" i, "TwoFlangeTransComponent.a")
        connect("s" i, "TwoFlangeTransComponent.b", "m" i, "TransInertia.a")
        connect("d" i, "TwoFlangeTransComponent.b", "m" i, "TransInertia.a")
    }
    print "    </packagedElement>"
    instance("spring", "TransLinearSpring", "TransLinearSpring.k", 100, "CompliantTransComponent.displ", 0)
    instance("stretchedSpring", "TransLinearSpring", "TransLinearSpring.k", 100, "CompliantTransComponent.displ", 0.1)
    instance("damper", "TransLinearDamper", "TransLinearDamper.k", 1, "CompliantTransComponent.displ", 0)
    instance("stretchedDamper", "TransLinearDamper", "TransLinearDamper.k", 1, "CompliantTransComponent.displ", 0.1)
    instance("mass", "TransInertia", "TransInertia.m", 1, "TransInertia.v", 0)
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"Run\" name=\"Run\">"
    print "      <generalization xmi:type=\"uml:Generalization\" xmi:id=\"Run.g\">"
    print "        <general xmi:type=\"uml:Class\" href=\"" experiment "\"/>"
    print "      </generalization>"
    redefinition("stopTime", 10)
    redefinition("interval", 0.01)
    redefinition("tolerance", "1e-6")
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Run.system\" name=\"system\" aggregation=\"composite\" type=\"Chain\"/>"
    print "    </packagedElement>"
    print "  </uml:Model>"
    print "  <sysml:Block xmi:id=\"Chain_Block\" base_Class=\"Chain\"/>"
    print "  <sysml:Block xmi:id=\"Run_Block\" base_Class=\"Run\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.1\" base_Property=\"Run.stopTime\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.2\" base_Property=\"Run.interval\"/>"
    print "  <SysPhS:PhSConstant xmi:id=\"Run.3\" base_Property=\"Run.tolerance\"/>"
    print "</xmi:XMI>"
}
