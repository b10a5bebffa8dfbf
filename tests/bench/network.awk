# A square of n by n nodes connected by resistors, as a problem for tests/ivp/model.awk. Every other node of every other
# row has a capacitor to ground; all others together form one algebraic loop. The charge begins at one corner and
# spreads.
#
#     awk -v n=N -v law=LAW -f network.awk        law: ohm, or cubic for u = i + i^3
#
# Node v1_2 is the third one of the second row; n is odd, so that all corners have a capacitor.

function resistor(from, to, current) {
    print "variable " current
    print "equation " from " - " to " = " (law == "cubic" ? current " + " current "^3" : current)
}

BEGIN {
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) {
            here = "v" i "_" j
            is_state = i % 2 == 0 && j % 2 == 0
            print "variable " here (is_state ? " " (i + j == 0 ? n : 0) : "")
            if (i + 1 < n)
                resistor(here, "v" (i + 1) "_" j, "a" i "_" j)
            if (j + 1 < n)
                resistor(here, "v" i "_" (j + 1), "b" i "_" j)
            sum = (i > 0 ? " + a" (i - 1) "_" j : "") (j > 0 ? " + b" i "_" (j - 1) : "") \
                (i + 1 < n ? " - a" i "_" j : "") (j + 1 < n ? " - b" i "_" j : "")
            sub(/^ [+] /, "", sum)
            sub(/^ /, "", sum)
            print "equation " (is_state ? "der(" here ")" : "0") " = " sum
        }
    print "stop 10"
}
