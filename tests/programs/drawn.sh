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
finish
