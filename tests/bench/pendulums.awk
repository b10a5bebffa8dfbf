# n pendulums, each with state selection while it swings. With `level`, that many further pendulums, each after one of
# the others, have their own block and begin horizontally; they take g from a part whose name is that of loop variables
# in C.
#
#     awk -v n=100 -v level=20 -v libraries=../../libraries -f xmi.awk -f pendulums.awk

function quantity(owner, name, number, variability) {
    value(owner, name, number)
    stereotypes[owner "." name] = "SysPhS:PhS" variability
}

function law(text) {
    laws++
    print "      <ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"law" laws "\" name=\"law" laws "\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"law" laws ".t\"><body>" text "</body></specification>"
    print "      </ownedRule>"
}

function pendulum(name, x, y, g) {
    stereotypes[name] = "sysml:Block"
    begin_block(name)
    quantity(name, "l", 1, "Constant")
    quantity(name, "g", g, g ? "Constant" : "Variable")
    quantity(name, "x", x, "Variable")
    quantity(name, "y", y, "Variable")
    quantity(name, "vx", 0, "Variable")
    quantity(name, "vy", "", "Variable")
    quantity(name, "f", "", "Variable")
    law("der(x) = vx")
    law("der(y) = vy")
    law("der(vx) = f*x")
    law("der(vy) = f*y - g")
    law("x^2 + y^2 = l^2")
    end_block()
}

function swing(name, type) {
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" block "." name "\" name=\"" name "\" aggregation=\"composite\" type=\"" type "\"/>"
}

BEGIN {
    begin_model("Clock")
    pendulum("Pendulum", 0.6, -0.8, 9.81)
    if (level) {
        pendulum("Level", 1, 0, "")
        stereotypes["Site"] = "sysml:Block"
        begin_block("Site")
        quantity("Site", "g", 9.81, "Constant")
        end_block()
    }
    begin_block(block)
    for (i = 1; i <= n; i++) {
        swing("p" i, "Pendulum")
        if (i <= level)
            swing("q" i, "Level")
    }
    if (level)
        swing("i", "Site")
    for (i = 1; i <= level; i++)
        law("q" i ".g = i.g")
    end_block()
    end_model(10)
}
