# A charged capacitor, n parallel resistors to one node, and a capacitor at that node.
#
#     awk -v n=100 -v libraries=../../libraries -f xmi.awk -f node.awk

BEGIN {
    begin_model("Star", "Electrical")
    p = "TwoPinElectricalComponent.p"
    m = "TwoPinElectricalComponent.n"
    begin_block(block)
    part("ground", "Ground")
    part("from", "Capacitor", "charged")
    part("to", "Capacitor", "empty")
    for (i = 1; i <= n; i++)
        part("r" i, "Resistor", "resistor")
    connect("from", m, "ground", "Ground.p")
    connect("to", m, "ground", "Ground.p")
    for (i = 1; i <= n; i++) {
        connect("from", p, "r" i, p)
        connect("to", p, "r" i, m)
    }
    end_block()
    instance("charged", "Capacitor", "Capacitor.c", 1, "TwoPinElectricalComponent.v", 10)
    instance("empty", "Capacitor", "Capacitor.c", 1, "TwoPinElectricalComponent.v", 0)
    instance("resistor", "Resistor", "Resistor.r", 1000)
    end_model(10)
}
