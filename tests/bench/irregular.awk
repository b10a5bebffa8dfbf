# A network of n nodes with a store each, connected by n links, as text for tests/tools/drawing.awk: no two blocks are
# alike, because their laws are different expressions. The result is the same for the same n.
#
#     awk -v n=100 -f irregular.awk | awk -f tests/tools/drawing.awk

function chance(most) {
    seed = (seed * 16807) % 2147483647
    return seed % most
}

function number() {
    return sprintf("%d.%02d", 1 + chance(3), 1 + chance(98))
}

# A smooth expression of x that grows at most in proportion to x.
function expression(x, depth, kind) {
    kind = depth > 0 ? chance(7) : 0
    if (kind == 0)
        return number() "*" x
    if (kind == 1)
        return "(" expression(x, depth - 1) " + " expression(x, depth - 1) ")"
    if (kind == 2)
        return expression(x, depth - 1) "/(1 + " x "^2)"
    if (kind == 3)
        return number() "*sin(" expression(x, depth - 1) ")"
    if (kind == 4)
        return number() "*tanh(" expression(x, depth - 1) ")"
    if (kind == 5)
        return number() "*atan(" expression(x, depth - 1) ")"
    return "(" expression(x, depth - 1) " + " number() "*" x ")"
}

BEGIN {
    seed = 20261129
    print "block Charge\nflow i\nvariable v\n\ninterface Pin\ncarries c Charge\n"
    for (k = 1; k <= n; k++) {
        print "block Store" k "\nport p Pin\nvariable x = " number() "\nvariable lost\nvariable level"
        print "constant c = " number() "\nlevel = " expression("x", 2) "/5 + x"
        print "lost = " expression("x", 3) " + 20*x\nc*der(x) = p.i - lost\np.v = level\n"
        print "block Link" k "\nport a Pin\nport b Pin\nvariable u\nvariable w\nvariable y\nconstant g = " number()
        print "u = a.v - b.v\nw = " expression("u", 3) "\ny = w + " expression("u", 2) "\na.i = y/(10*g)\nb.i = -a.i\n"
    }
    print "block System"
    for (k = 1; k <= n; k++)
        print "part s" k " Store" k "\npart l" k " Link" k
    for (k = 1; k <= n; k++) {
        print "connect s" k ".p l" k ".a"
        print "connect s" 1 + chance(n) ".p l" k ".b"
    }
}
