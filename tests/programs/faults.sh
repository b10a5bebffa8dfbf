#!/bin/sh
# --verify finds faults inserted into programs and into the compiler.
. tests/lib.sh
work=$(fresh faults)
. tests/verified.sh

# mutable NAME FOLDER BLOCK: copies a program's folder, so that it can be changed.
mutable() {
    mutant=$work/mutants/$1 block=$3
    mkdir -p "$work/mutants"
    cp -r "$2" "$mutant"
    rm -f "$mutant/$block"
    mkdir "$mutant/right"
    cp "$mutant/$block"*.c "$mutant/right"
    check "$1: its own build" made "$mutant" CFLAGS=-O0 LINK=shared LDFLAGS="${FAST_LINKER-}"
    check "$1: without a fault" "$mutant/$block" -q --verify -o "$work/result.csv"
}

# finds FAULT SED REGEX: the program changed by sed is not verified, and a line of the report matches.
finds() {
    changed=
    for file in "$mutant/right"/*; do
        sed "$2" "$file" >"$mutant/part"
        cmp -s "$file" "$mutant/part" || changed=yes
        cmp -s "$mutant/part" "$mutant/$(basename "$file")" || cp "$mutant/part" "$mutant/$(basename "$file")"
    done
    check "$1: there is something to change" test "$changed"
    check "$1: compiles" make -s -C "$mutant" CFLAGS=-O0 LINK=shared LDFLAGS="${FAST_LINKER-}"
    expect 1 "$3" "$mutant/$block" -q --verify -o "$work/result.csv"
    expect 1 '^error: not verified: .*\[R29\]$' "$mutant/$block" -q --verify -o "$work/result.csv"
}

mutable tanks "$BUILT/two_tank_hydraulics" ConnectedTanksExperiment
finds 'a wrong sign' 's/\(\.der_fluidLevel = \)-/\1/' \
    '^  equations .*largest residual 1 \(bound 1e-09\): fluidReservoir2.law.storage at time '
finds 'a wrong coefficient' 's/= m->fluidReservoir1\.gravity \*/= 1.00001 * m->fluidReservoir1.gravity */' \
    '^ +TwoTankHydraulics::Constraints::TankConstraint::pressure of fluidReservoir1, model.xmi:247'
finds 'a wrong sign of an alias' '/{.name = "pipeOpening1.q"/ s/\.equals = 8,/& .is_negative = true,/' \
    '^  aliases .*largest residual 1 \(bound 1e-09\): pipe.law.balance at time '
finds 'a wrong representative of an alias' \
    '/{.name = "pipeOpening1.p"/ s/\.equals = -14,/.equals = -7,/' \
    '^  aliases .*: fluidReservoir1.tankOpening.p--pipe.pipeOpening1.p at time '
finds 'a wrong place of a result' \
    's/offsetof(struct Pipe, fluidPressureDiff)/offsetof(struct Pipe, fluidFlow)/' \
    '^  equations .*: pipe.law.(law|difference) at time '
finds 'a wrong derivative' '/{\.offset/ s/fluidReservoir1\.der_/fluidReservoir2.der_/' \
    '^  derivatives .*: der\(fluidReservoir1.fluidLevel\) at time '

# A value from the previous point is correct if that was the same point.
mutable stale "$BUILT/mass_spring_damper" MassSpringDamperExperiment
finds 'a value that is read before it is computed' \
    '/ m->f\.in\.rSig = m->sine\./ { h; d; }
     / m->m1\.b\.f = m->f\.in\.rSig/ G' \
    '^  equations .*largest residual inf .*: m1.law.newton at time '

# The equations alone cannot reveal a wrong derivative here, because z follows it.
make_text motion <<'END'
variable x = 1
variable y
variable z
variable opposite
der(der(x)) = -4*x
y = x^3
z = der(y)
opposite + z = 0
END
mutable motion "$work/motion" System
finds 'a derived equation that is wrong by 1e-5' 's/3\.0 \* (m->x \* m->x)/3.00003 * (m->x * m->x)/' \
    '^  derivatives .*largest deviation .*: der\(y\) at time '
finds 'a derived equation of the wrong sign' 's/3\.0 \* (m->x \* m->x)/-3.0 * (m->x * m->x)/' \
    '^  2 +der\(y\) at time .* is .*, the difference '
finds 'a slope that is wrong by 1e-5' \
    's/m->der_der_x = .*;/& m->y = 1.00001 * m->der_der_x;/
     s/\.at = 1, \.offset = offsetof(Model, der_der_x)/.at = 1, .offset = offsetof(Model, y)/' \
    '^  derivatives .*: der\(der\(x\)\) at time '
finds 'a derivative with a wrong sign' '/{.name = "der(x)"/ s/ \.offset/ .is_negative = true,&/' \
    '^  2 +der\(x\) at time .* is .*, the difference '
finds 'a wrong sign of an alias' '/{.name = "opposite"/ s/ \.is_negative = true,//' '^  aliases .*: rule4 at time '

# A long sum is a loop, and so is its law; x[3] is in both.
make_text sums <<'END'
constant k = 2
constant limit = 10
variable x[9] = 1
variable y
variable z
der(x) = {-i*x[i] for i in 1:9}
y = x[3] + sum(k*x[i] for i in 1:9)
z = sqrt(limit + 9 - (sum(x) + time))
END
mutable sums "$work/sums" System
long='^ +y = x\[3\] \+ \(k\*x\[1\] .* \+ k\*x\[8\] \+ k\*x\[9\]\)$'
finds 'a term that is left out' '/i < 9; i/ { N; s/9\(; i++)\n *sum += m->k\)/8\1/; }' "$long"
finds 'a term that its law leaves out' 's/\(LAW_System_rule2, .*\), 8,/\1, 7,/' 'y = x\[3\] \+ .* \+ k\*x\[8\]\)$'
finds 'the wrong terms in a law' 's/\(LAW_System_rule2, .*\), 1,$/\1, 0,/' '^  equations .*: rule2 at time '
expect 1 '^        x\[6\] = 1 ' "$work/sums/System" -q --set limit=-20 -o "$work/result.csv"
expect 1 '^ +and 3 more variables$' "$work/sums/System" -q --set limit=-20 -o "$work/result.csv"

check 'pendulum compiles' $SMALL -o "$work/pendulum" tests/cases/pendulum/model.xmi
mutable pendulum "$work/pendulum" System
finds 'a constraint differentiated wrongly' 's/\([-+*(] *\)m->g\([^a-z]\)/\1(1.00001 * m->g)\2/' '^not verified$'
finds 'a constraint that is not met' 's/ - m->l \* m->l;/ - 1.0000001 * m->l * m->l;/' '^  equations .*: rule5 at time '

# Discrete equations hold during an event, with the values before it, but not necessarily in the rows.
make_text controlled <<'END'
constant k = 2
variable x = 0
variable y
discrete u = 0 every 0.1
integer n = 0
boolean on = true
der(x) = if on then u else -u
y = x*x
u = pre(u) + 0.1*k*(1 - y)
on = x < 0.8 or pre(on) and x < 1
when y > 0.9 then
    n = pre(n) + 1;
end when
END
verifies controlled "$work/controlled/System" --stop 5
expect 0 '^Verification of Text::System at [0-9]+ points and in [0-9]{2,} event iterations, time 0 to 1$' \
    "$work/controlled/System" -q --verify -o "$work/result.csv"
mutable controlled "$work/controlled" System
finds 'a wrong coefficient of a sampled equation' 's/\(m->u = .*\)0\.1 \* m->k/\10.1001 * m->k/' \
    '^  equations .*: rule3 at time 0'
finds 'a wrong value before' 's/\(m->u = .*\)? m->pre\.u/\1? 0.9 * m->pre.u/' '^ +Text::System::rule3, controlled.xmi:[0-9]+$'
finds 'a tick that is missed' 's/\(m->u = \)m->tick\.every_0_1/\1false/' '^  1 +rule3 +at time 0, residual'
finds 'a wrong truth' 's/\(m->on = .*\)|| (m->pre\.on/\1\&\& (m->pre.on/' '^  1 +rule4 +at time '
finds 'a wrong action' 's/m->n = \(.*\)m->pre.n + 1\.0/m->n = \1m->pre.n + 2.0/' '^  equations .*: rule5 at time '

# Instants: values set by reinit() and actions, ticks of clocks, and impulses on states.
make_text instants <<'END'
constant k = 2
variable x = 0
variable y = 1
variable p = 3
variable w
variable i
variable q = 0
discrete u = 0 every 0.25
integer n = 4
boolean b
der(x) = 1
der(y) = u - y
der(p) = 0
w = if x > 0.5 then 2 else 0
i = 3*der(w)
der(q) = i
u = x*k
b = x > 0.7
when b then
reinit(p, y);
reinit(y, p + q);
end when
actions
n := 3*n;
x := x - 0.1;
end actions
END
verifies instants "$work/instants/System"
expect 0 '^  assignments  7, largest difference 0 \(bound 1e-09\)$' \
    "$work/instants/System" -q --verify -o "$work/result.csv"
mutable instants "$work/instants" System
in_algorithms='/^static .* step_/,/^}/ '
finds 'a wrong reinit' "$in_algorithms"'s/m->p + m->q;/m->p - m->q;/' '^ +y, set by Text::System::rule'
finds 'a reinit by a value that is set' "$in_algorithms"'s/m->p + m->q;/m->reset.p + m->q;/' '^ +y, set by Text::System::rule'
finds 'a reinit that is lost' "$in_algorithms"'s/m->reset\.y_is_set = true;/m->reset.y_is_set = false;/' '^ +y, set by Text::System::rule'
finds 'a reinit without need' 's/KEEP_TRUTH(m, x_above_0_5,/m->reset.p_is_set = true; &/' '^ +p, set by Text::System::rule'
finds 'a state in the place of another' \
    '/ModelReset\[/,/^    },/ s/offsetof(Model, p)/offsetof(Model, q)/' '^The worst assignments at events:'
finds 'a wrong action' "$in_algorithms"'s/3\.0 \* m->n/2.0 * m->n/' '^ +n, set by Text::System::machine'
finds 'an action of a state' "$in_algorithms"'s/ - 0\.1;/ - 0.1000001;/' '^ +x, set by Text::System::machine'
finds 'a wrong period' 's/_period = 0\.25;/_period = 0.5;/' '^ +ticks of u$'
finds 'a wrong factor of an impulse' 's/i = 3\.0 \* m->jump\.w;/i = 2.0 * m->jump.w;/' '^ +Text::System::rule5, instants.xmi'
finds 'a jump of another variable' '/ModelJump\[/,/^    },/ s/offsetof(Model, w)/offsetof(Model, u)/' \
    '^ +jump of w$'

# Relations kept between events must agree with their sides.
make_text decided <<'END'
variable x = 1
variable v = 0
variable y
variable w
variable part
integer n = 0
der(x) = v
der(v) = -x
y = if x > 0.3 then x else 0.3
w = if time > 0.5 then 1 else 0
part = floor(3*x)
when x < 0.6 then
    n = pre(n) + 1;
end when
END
verifies decided "$work/decided/System" --stop 20
expect 0 '^  relations    4, largest excess 0 ' "$work/decided/System" -q --verify --stop 20 -o "$work/result.csv"
mutable decided "$work/decided" System
finds 'a relation that is not watched' 's/\(indicator\[WATCH_X_BELOW_0_6\] = \).*;/\11.0;/' '^ +x < 0\.6$'
finds 'another boundary' 's/instant_margin(0\.6 /instant_margin(0.61 /
    s/x_below_0_6, m->x < 0\.6, m->x - 0\.6/x_below_0_6, m->x < 0.61, m->x - 0.61/' '^ +x < 0\.6$'
finds 'an instant that is late' 's/instant_after(NOW(m), 0\.5)/instant_after(NOW(m), 0.501)/; s/instant_ahead(m->time, 0\.5)/instant_ahead(m->time, 0.501)/' '^ +time > 0\.5$'
finds 'an integer part of something else' 's/\(indicator.*3\.0 \* m->x\)/\1 + 0.01/; s/\(KEEP_PART.* 3\.0 \* m->x\)/\1 + 0.01/' \
    '^ +floor\(3\*x\)$'

# Connections are checked independently of the equations: a flow that is in no sum or in two, and potentials that are
# not equal, are reported even if the program and its equations agree.
cat >"$work/joined.txt" <<'END'
block Current
flow i
variable v

interface Pin
carries c Current

interface Plug
carries core[2] Current

block Source
port p Pin
port q Plug
p.v = 10 + time
for k in 1:2 loop q.core[k].v = k; end for

block Load
port p Pin
port q Plug
constant R = 2
variable e = 0
p.v = R*p.i
for k in 1:2 loop q.core[k].v = R*q.core[k].i; end for
der(e) = p.i

block System
part s Source
part a Load
part b Load
connect s.p a.p
connect b.p s.p
connect s.q a.q
END
awk -f tests/tools/drawing.awk "$work/joined.txt" >"$work/joined.xmi"
check 'joined compiles' $SMALL -b System -o "$work/joined" "$work/joined.xmi"
verifies joined "$work/joined/System"
mutable joined "$work/joined" System
finds 'a flow that is left out of its sum' \
    's/s\.p\.i = -(m->a\.p\.i + m->b\.p\.i)/s.p.i = -m->a.p.i/' \
    '^ +s\.p\.i \+ a\.p\.i \+ b\.p\.i = 0$'
finds 'a sum of two of three flows' 's/\(= "%1 + %2 + %3 = 0", .id = "[^"]*", .held = \)3/\12/' \
    '^ +s\.p\.i \+ a\.p\.i \+ b\.p\.i = 0, which no equation states$'
finds 'potentials that are not equal' \
    '/{"b.p.v"/,/MODEL_/ s/, 1, 0\.0,/, -1, 0.0,/
    /LAW_connection[_0-9]*\] = /,/DO_END/ s/DO_SUBTRACT/DO_ADD/
    s/= s_p_v \/ m->b\.R/= -s_p_v \/ m->b.R/; s/= m->s\.p\.v \/ m->b\.R/= -m->s.p.v \/ m->b.R/' '^ +b\.p\.v = s\.p\.v$'

# mutates NAME FILE SED REGEX: a compiler with a fault makes a program that satisfies its own wrong equations; --verify
# must report this.
mutates() {
    sed "$3" "$2" >"$work/mutant.c"
    check "$1: there is something to change" sh -c '! cmp -s "$1" "$2"' sh "$work/mutant.c" "$2"
    # shellcheck disable=SC2046
    check "$1: compiles" "${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -Igenerator -o "$work/mutant" \
        "$OUT/build/generator/main.o" "$work/mutant.c" "$OUT/build/libsysphsc.a" $(xml2-config --libs) -lzip -lpng -ljansson -lz -lm
    check "$1: no message" "$work/mutant" -q -b System -o "$work/mutated" "$work/joined.xmi"
    expect 1 "$4" "$work/mutated/System" -q --verify -o "$work/result.csv"
    expect 1 '^error: not verified: the two sides of a connection differ by .*\[R29\]$' "$work/mutated/System" -q --verify -o "$work/result.csv"
}

mutates 'arrays within ports that are not connected' generator/flat/pair.c \
    's/^    if (a.kind == MEMBER_ARRAY) {/&\n        return PAIRING_DONE;/' \
    '^ +s\.q\.core\[1\]\.i \+ a\.q\.core\[1\]\.i = 0, which no equation states$'
mutates 'an array within ports of which only the first is connected' generator/flat/connect.c \
    's/^    connection.pair_count = .*;/&\n    if (connection.pair_count > 2)\n        connection.pair_count = 2;/' \
    '^ +s\.q\.core\[2\]\.i \+ a\.q\.core\[2\]\.i = 0, which no equation states$'
finish
