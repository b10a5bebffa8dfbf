#!/bin/sh
# What can be drawn beside parts, ports and connectors: each model's result is known in closed form.
. tests/lib.sh
folder=$(fresh drawn)

# drawn NAME EXPRESSION...: compiles, runs and verifies tests/cases/NAME; each expression must hold at the end.
drawn() {
    name=$1
    compiled "$name" "tests/cases/$name/model.xmi"
    shift
    for expression in "$@"; do
        ends "$name" "$expression"
    done
}

# Association blocks in place of connectors. Two equal masses joined by spring and friction and each to a wall by
# friction: s" = -10 s - 0.75 s', s(0) = 0.5. Two lines and a load in series; a line that is drawn as an adjunct property.
drawn association 'near(v("left.v"), -v("right.v"))' \
    'near(v("link.spring.s"), exp(-0.375)*(0.5*cos(sqrt(9.859375)) + 0.1875/sqrt(9.859375)*sin(sqrt(9.859375))))'
drawn association_nested 'near(v("box.load.pin.i"), 0.3)' 'near(v("box.pin.i"), 0.3)' 'near(v("source.pin.i"), -0.3)' \
    'near(v("box.lead.strand.wire.n.v"), 6)'
drawn association_adjunct 'near(v("edge.i"), 0.5)' 'near(v("load.pin.v"), 10)'

# Values given in slots, and an instance specification as what is simulated.
drawn slots 'v("a.b.c.k") + v("a.b.d.k") + v("a2.b.c.k") + v("a2.b.d.k") == 9' \
    'near(v("a.b.c.x"), 20*exp(-4))' 'near(v("a.b.d.x"), 40*exp(-1))' 'near(v("a2.b.c.x"), 20*exp(-3))' \
    'near(v("a2.b.d.x"), 10*exp(-1))'
check 'instance_tree compiles' "$SYSPHSC" -q -b loaded -o "$folder/instance_tree" tests/cases/instance_tree/model.xmi
check 'instance_tree verifies' "$folder/instance_tree/loaded" -q --verify --tolerance 1e-10 \
    -o "$folder/instance_tree/result.csv"
ends instance_tree 'near(v("truck.total"), 40)'
ends instance_tree 'near(v("truck.front.level"), 3*exp(-1)) && near(v("truck.rear.level"), exp(-1))'
finish
