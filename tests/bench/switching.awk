# Writes a problem (tests/ivp/model.awk) of n switching parts of one kind:
#
#     awk -v kind=KIND -v n=COUNT -f switching.awk
#
# relay: thermostats; thermostat: each with its own instant; flip: relations of one oscillator that change no
# derivative; clip: signals between limits, each computed from the previous one; ball: bouncing, by `when` and reinit;
# ring: thermostats that are off while both neighbours are on; pair: sampled controllers that depend on each other.

function relay(i, condition, start) {
    print "variable x" i " " (start == "" ? 15 + i % 7 : start)
    print "discrete on" i " 1"
    print "equation der(x" i ") = (10 - x" i ")/300 + 0.1*on" i
    print "equation on" i " = if x" i " >= 22" condition " then 0 else if x" i " <= 20 then 1 else pre(on" i ")"
}

function flip(i) {
    print "variable y" i
    print "equation y" i " = if x > " (-0.9 + 1.8*i/n) " then 1 else 0"
}

function clip(i) {
    print "variable x" i " 1"
    print "variable y" i
    print "equation der(x" i ") = -y" i
    print "equation y" i " = max(-0.5, min(0.5, x" i (i > 1 ? " + 0.1*y" i - 1 : "") "))"
}

function ball(i) {
    print "variable h" i " " 1 + i / n
    print "variable v" i " 0"
    print "equation der(h" i ") = v" i
    print "equation der(v" i ") = -9.81"
    print "equation when h" i " < 0 then reinit(v" i ", -" restitution "*pre(v" i ")); end when"
}

function pair(i) {
    print "variable x" i " 1"
    print "discrete a" i " 0 0.01"
    print "discrete b" i " 0 0.01"
    print "equation der(x" i ") = a" i " - x" i
    print "equation a" i " = 0.5*b" i " + x" i
    print "equation b" i " = 0.3*a" i " + 1"
}

BEGIN {
    restitution = restitution == "" ? 0.8 : restitution
    if (kind == "flip")
        print "variable x 1\nvariable v 0\nequation der(x) = v\nequation der(v) = -x"
    print "title " n " of the kind " kind
    print "stop 1"
    for (i = 1; i <= n; i++) {
        if (kind == "relay")
            relay(i, "", "")
        else if (kind == "thermostat")
            relay(i, "", 20 + 2*(i - 1)/n)
        else if (kind == "ring")
            relay(i, " or on" (i > 1 ? i - 1 : n) " + on" (i < n ? i + 1 : 1) " > 1.5", "")
        else if (kind == "flip")
            flip(i)
        else if (kind == "clip")
            clip(i)
        else if (kind == "ball")
            ball(i)
        else if (kind == "pair")
            pair(i)
    }
}
