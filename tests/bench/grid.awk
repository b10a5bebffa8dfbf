# A plate of n by n pieces of 1 J/K each, joined to their neighbours by 1 W/K; the first one is hotter by 100 K.
#
#     awk -v n=30 -v libraries=../../libraries -f xmi.awk -f grid.awk

function join(piece, other) {
    connect(piece, "ThermalCapacitor.p", "to" other, "ThermalTwoPort.a")
    connect("to" other, "ThermalTwoPort.b", substr(other, 2), "ThermalCapacitor.p")
}

BEGIN {
    begin_model("Plate", "EntropyTransfer")
    begin_block(block)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            part("p" i "_" j, "ThermalCapacitor", i + j ? "piece" : "hotPiece")
            if (i + 1 < n)
                part("tosp" (i + 1) "_" j, "ThermalConductor", "joint")
            if (j + 1 < n)
                part("toep" i "_" (j + 1), "ThermalConductor", "joint")
        }
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            if (i + 1 < n)
                join("p" i "_" j, "sp" (i + 1) "_" j)
            if (j + 1 < n)
                join("p" i "_" j, "ep" i "_" (j + 1))
        }
    end_block()
    instance("piece", "ThermalCapacitor", "ThermalCapacitor.heatCapacity", 1, "ThermalCapacitor.T", 300)
    instance("hotPiece", "ThermalCapacitor", "ThermalCapacitor.heatCapacity", 1, "ThermalCapacitor.T", 400)
    instance("joint", "ThermalConductor", "ThermalConductor.conductivity", 1)
    end_model(10)
}
