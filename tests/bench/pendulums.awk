# n pendulums of which each chooses its states while it swings.
#
#     awk -v n=100 -v libraries=../../libraries -f xmi.awk -f pendulums.awk

function quantity(name, number, variability) {
    value("Pendulum", name, number)
    stereotypes["Pendulum." name] = "SysPhS:PhS" variability
}

function law(text) {
    laws++
    print "      <ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"law" laws "\" name=\"law" laws "\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"law" laws ".t\"><body>" text "</body></specification>"
    print "      </ownedRule>"
}

BEGIN {
    begin_model("Clock")
    stereotypes["Pendulum"] = "sysml:Block"
    begin_block("Pendulum")
    quantity("l", 1, "Constant")
    quantity("g", 9.81, "Constant")
    quantity("x", 0.6, "Variable")
    quantity("y", -0.8, "Variable")
    quantity("vx", 0, "Variable")
    quantity("vy", "", "Variable")
    quantity("f", "", "Variable")
    law("der(x) = vx")
    law("der(y) = vy")
    law("der(vx) = f*x")
    law("der(vy) = f*y - g")
    law("x^2 + y^2 = l^2")
    end_block()
    begin_block(block)
    for (i = 1; i <= n; i++)
        print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" block ".p" i "\" name=\"p" i "\" aggregation=\"composite\" type=\"Pendulum\"/>"
    end_block()
    end_model(10)
}
