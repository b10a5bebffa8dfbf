# Writes a chain of n masses as XMI: a wall, and n times a spring and a damper, side by side, that hold a mass.
#
#     awk -v n=100 -v libraries=../../libraries -f xmi.awk -f chain.awk
#
# Each mass has 1 kg, each spring 100 N/m, each damper 1 N*s/m. The first spring and damper are stretched by 0.1 m. The
# chain is drawn with 3 n states, because a damper also has a displacement.

BEGIN {
    begin_model("Chain", "TranslationalMechanics")
    begin_block(block)
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
    end_block()
    instance("spring", "TransLinearSpring", "TransLinearSpring.k", 100, "CompliantTransComponent.displ", 0)
    instance("stretchedSpring", "TransLinearSpring", "TransLinearSpring.k", 100, "CompliantTransComponent.displ", 0.1)
    instance("damper", "TransLinearDamper", "TransLinearDamper.k", 1, "CompliantTransComponent.displ", 0)
    instance("stretchedDamper", "TransLinearDamper", "TransLinearDamper.k", 1, "CompliantTransComponent.displ", 0.1)
    instance("mass", "TransInertia", "TransInertia.m", 1, "TransInertia.v", 0)
    end_model(10)
}
