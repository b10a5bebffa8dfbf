# A ladder of n cells: a resistor and an ideal diode lead to a capacitor that is connected to ground. The charge of the
# first capacitor spreads, with an event for each cell. With `level`, every level-th cell has a second diode,
# antiparallel to the first one and in series with a resistor.
#
#     awk -v n=100 -v libraries=../../libraries -f xmi.awk -f cells.awk

function is_double(i) {
    return level && i % level == 0
}

BEGIN {
    begin_model("Ladder", "Electrical")
    p = "TwoPinElectricalComponent.p"
    m = "TwoPinElectricalComponent.n"
    begin_block(block)
    part("ground", "Ground")
    part("c0", "Capacitor", "charged")
    for (i = 1; i <= n; i++) {
        part("r" i, "Resistor", "resistor")
        part("d" i, "IdealDiode")
        part("c" i, "Capacitor", "empty")
        if (is_double(i)) {
            part("s" i, "Resistor", "resistor")
            part("b" i, "IdealDiode")
        }
    }
    connect("c0", m, "ground", "Ground.p")
    for (i = 1; i <= n; i++) {
        connect("c" (i - 1), p, "r" i, p)
        connect("r" i, m, "d" i, p)
        connect("d" i, m, "c" i, p)
        connect("c" i, m, "ground", "Ground.p")
        if (is_double(i)) {
            connect("c" (i - 1), p, "s" i, p)
            connect("s" i, m, "b" i, m)
            connect("b" i, p, "c" i, p)
        }
    }
    end_block()
    instance("charged", "Capacitor", "Capacitor.c", 1, "TwoPinElectricalComponent.v", 10)
    instance("empty", "Capacitor", "Capacitor.c", 1, "TwoPinElectricalComponent.v", 0)
    instance("resistor", "Resistor", "Resistor.r", 1)
    end_model(10)
}
