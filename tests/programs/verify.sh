#!/bin/sh
# --verify has no false alarms, on stiff, fast and switching models either, and finds faults that are put into programs.
. tests/lib.sh
work=$(fresh verify)

# make_text NAME <TEXT: a model as tests/tools/block.awk reads it, compiled to $work/NAME.
make_text() {
    awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" "$SYSPHSC" -q -o "$work/$1" "$work/$1.xmi"
}

# verifies NAME PROGRAM [OPTION]...: with both solvers.
verifies() {
    name=$1
    shift
    for solver in bdf adams; do
        check "$name verifies with $solver" "$@" -q --verify --solver "$solver" -o "$work/result.csv"
    done
}

for model in $MODELS; do
    verifies "$model" "$(program_of "$model")"
    "$(program_of "$model")" -q --verify -o "$work/result.csv" >"$work/report" 2>&1
    check "$model: verification leaves the run alone" cmp "$BUILT/$model/result.csv" "$work/result.csv"
done
for case in pendulum gear delays; do
    check "$case compiles" "$SYSPHSC" -q -o "$work/$case" "tests/cases/$case/model.xmi"
    verifies "$case" "$work/$case/System" --stop 5
done
awk -v n=100 -v libraries="$PWD/libraries" -f tests/bench/chain.awk >"$work/chain.xmi"
check 'a chain of 100 masses compiles' "$SYSPHSC" -q -o "$work/chain" "$work/chain.xmi"
verifies 'a chain of 100 masses' "$work/chain/Run"

# Robertson 1966: rates from 1e-9 to 1e4.
make_text robertson <<'END'
variable a = 1
variable b = 0
variable c
variable rate
der(a) = -0.04*a + 1e4*b*c
der(b) = 0.04*a - 1e4*b*c - 3e7*b^2
a + b + c = 1
rate = der(c)
END
verifies robertson "$work/robertson/System" --stop 1e4 --interval 10

make_text vanderpol <<'END'
constant mu = 1000
variable x = 2
variable v = 0
variable jerk
der(x) = v
der(v) = mu*(1 - x^2)*v - x
jerk = der(der(v))
END
verifies vanderpol "$work/vanderpol/System" --stop 3000 --interval 1

# One transistor of the amplifier of Hairer and Wanner: exponentials, and derivatives of differences.
make_text amplifier <<'END'
variable u1 = 0
variable u2 = 3
variable u3 = 3
variable u4 = 6
variable u5 = 0
variable d12
variable d45
variable source
variable current
source = 0.1*sin(628*time)
current = 1e-6*(exp((u2 - u3)/0.026) - 1)
d12 = u1 - u2
d45 = u4 - u5
(source - u1)/1000 = 1e-6*der(d12)
6/9000 - u2/4500 + 1e-6*der(d12) = 0.01*current
current - u3/9000 = 2e-6*der(u3)
6/9000 - u4/9000 - 0.99*current = 3e-6*der(d45)
u5/9000 = 3e-6*der(d45)
END
verifies amplifier "$work/amplifier/System" --stop 0.05 --interval 1e-4

# Far faster than the rows.
make_text fast <<'END'
variable x
variable v
variable sum = 0
x = 3 + sin(1e5*time)
v = der(x)
der(sum) = v
END
verifies fast "$work/fast/System" --stop 0.1 --interval 0.01

# A difference says nothing at a kink that is no event: that point is left out, and counted.
make_text kink <<'END'
variable y
variable d
y = noEvent(if time < 1 then 0 else 2*time - 2)
d = der(y)
END
verifies kink "$work/kink/System" --stop 2 --interval 0.5
expect 0 'certain, and compared, in 4 of 5 cases' \
    "$work/kink/System" -q --verify --stop 2 --interval 0.5 -o "$work/result.csv"
expect 1 'der\(y\) at no point' "$work/kink/System" -q --verify --start 1 --stop 1 -o "$work/result.csv"
expect 1 '1 derivative could be compared with differences at no point \[R35\]' \
    "$work/kink/System" -q --verify --start 1 --stop 1 -o "$work/result.csv"

# At a located one it is compared on both sides.
make_text located <<'END'
variable y
variable d
y = if time < 1 then 0 else 2*time - 2
d = der(y)
END
verifies located "$work/located/System" --stop 2 --interval 0.5
expect 0 'certain, and compared, in 6 of 6 cases' \
    "$work/located/System" -q --verify --stop 2 --interval 0.5 -o "$work/result.csv"

# Nanoamperes of switches that block, and nanovolts of those that conduct, are differences of amperes and of volts; at
# the start all states are 0.
make_text inverter <<'END'
constant vdc = 600
constant ron = 0.001
constant goff = 1e-8
constant r = 2
variable v[3]
variable i[3] = 0
variable su[3]
variable sl[3]
variable du[3]
variable dl[3]
variable iu[3]
variable il[3]
variable ju[3]
variable jl[3]
variable star
boolean bu[3]
boolean bl[3]
for k in 1:3 loop
bl[k] = mod(time + (k - 1)/150, 0.02) < 0.01;
bu[k] = not bl[k];
vdc - v[k] = su[k]*(if bu[k] then ron else 1);
iu[k] = su[k]*(if bu[k] then 1 else goff);
v[k] = sl[k]*(if bl[k] then ron else 1);
il[k] = sl[k]*(if bl[k] then 1 else goff);
v[k] - vdc = du[k]*(if du[k] <= 0 then 1 else ron);
ju[k] = du[k]*(if du[k] <= 0 then goff else 1);
-v[k] = dl[k]*(if dl[k] <= 0 then 1 else ron);
jl[k] = dl[k]*(if dl[k] <= 0 then goff else 1);
iu[k] - ju[k] - il[k] + jl[k] = i[k];
0.01*der(i[k]) = v[k] - r*i[k] - star;
end for
i[1] + i[2] + i[3] = 0
END
verifies inverter "$work/inverter/System" --stop 0.1 --interval 1e-3
for volts in 6000 20000; do
    check "$volts V verify" "$work/inverter/System" -q --verify --set "vdc=$volts" --stop 0.1 --interval 1e-3 \
        -o "$work/result.csv"
done

# ---- faults ----

# mutable NAME FOLDER BLOCK: a copy of a program's folder, to be changed.
mutable() {
    mutant=$work/mutants/$1 block=$3
    mkdir -p "$work/mutants"
    cp -r "$2" "$mutant"
    rm -f "$mutant/$block"
    cp "$mutant/$block.c" "$mutant/right"
    check "$1: its own build" make -s -C "$mutant" CFLAGS=-O0
    check "$1: without a fault" "$mutant/$block" -q --verify -o "$work/result.csv"
}

# finds FAULT SED REGEX: the program changed by sed is not verified, and a line of the report matches.
finds() {
    sed "$2" "$mutant/right" >"$mutant/$block.c"
    check "$1: there is something to change" sh -c '! cmp -s "$1" "$2"' sh "$mutant/right" "$mutant/$block.c"
    check "$1: compiles" make -s -C "$mutant" CFLAGS=-O0
    expect 1 "$3" "$mutant/$block" -q --verify -o "$work/result.csv"
    expect 1 '^error: not verified: .*\[R29\]$' "$mutant/$block" -q --verify -o "$work/result.csv"
}

mutable tanks "$BUILT/two_tank_hydraulics" ConnectedTanksExperiment
finds 'a wrong sign' 's/der_fluidLevel = -(\(.*\));/der_fluidLevel = \1;/' \
    '^  equations .*largest residual 1 \(bound 1e-09\): E4 at time '
finds 'a wrong coefficient' 's/\(= .*\)m->fluidReservoir1.gravity/\11.00001 * m->fluidReservoir1.gravity/' \
    '^ +TwoTankHydraulics::Constraints::TankConstraint::pressure of fluidReservoir1, model.xmi:247'
finds 'a wrong sign of an alias' '/{"pipe.pipeOpening1.q"/,/MODEL_/ s/, 1, 0\.0,/, -1, 0.0,/' \
    '^  aliases .*largest residual 1 \(bound 1e-09\): E[0-9]+ at time '
finds 'a wrong representative of an alias' \
    '/{"pipe.pipeOpening1.p"/,/MODEL_/ s/offsetof(Model, [^)]*)/offsetof(Model, fluidReservoir2.tankOpening.p)/' \
    '^  aliases .*: E10 at time '
finds 'a wrong place of a result' \
    '/{"pipe.fluidPressureDiff"/,/MODEL_/ s/offsetof(Model, [^)]*)/offsetof(Model, pipe.fluidFlow)/' \
    '^  equations .*: E[67] at time '
finds 'a wrong derivative' 's/dx\[0\] = m->fluidReservoir1/dx[0] = m->fluidReservoir2/' \
    '^  derivatives .*: der\(fluidReservoir1.fluidLevel\) at time '

# The equations alone cannot tell a wrong derivative here: z follows it.
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
finds 'a slope that is wrong by 1e-5' 's/dx\[1\] = /dx[1] = 1.00001 * /' '^  derivatives .*: der\(der\(x\)\) at time '
finds 'a derivative with a wrong sign' '/{"der(x)"/,/MODEL_/ s/, 1, 0\.0,/, -1, 0.0,/' \
    '^  2 +der\(x\) at time .* is .*, the difference '
finds 'a wrong sign of an alias' '/{"opposite"/,/MODEL_/ s/, -1, 0\.0,/, 1, 0.0,/' '^  aliases .*: E4 at time '

mutable pendulum "$work/pendulum" System
finds 'a constraint differentiated wrongly' 's/\([-+*(] *\)m->g\([^a-z]\)/\1(1.00001 * m->g)\2/' '^not verified$'
finds 'a constraint that is not met' 's/ - m->l \* m->l;/ - 1.0000001 * m->l * m->l;/' '^  equations .*: E5 at time '

# Discrete equations hold in an event, with the values before it; in the rows they need not.
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
expect 0 '^Verification of Text::System at [0-9]+ points and [0-9]{2,} events, time 0 to 1$' \
    "$work/controlled/System" -q --verify -o "$work/result.csv"
mutable controlled "$work/controlled" System
finds 'a wrong coefficient of a sampled equation' 's/\(m->u = .*\)0\.1 \* m->k/\10.1001 * m->k/' \
    '^  equations .*: E3 at time 0'
finds 'a wrong value before' 's/\(m->u = .*\)? m->pre\.u/\1? 0.9 * m->pre.u/' '^ +Text::System::rule3, controlled.xmi:[0-9]+$'
finds 'a tick that is missed' 's/\(m->u = .*\)> 0\.5/\1> 1.5/' '^  1 +E3 +at time 0, residual'
finds 'a wrong truth' 's/\(m->on = .*\)|| (m->pre\.on/\1\&\& (m->pre.on/' '^  1 +E4 +at time '
finds 'a wrong action' 's/m->n = \(.*\)m->pre.n + 1\.0/m->n = \1m->pre.n + 2.0/' '^  equations .*: E6 at time '

# What happens at instants: what reinit() and actions set, which clocks tick, and how impulses move states.
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
expect 0 '^  events       7, largest difference 0 \(bound 1e-09\)$' \
    "$work/instants/System" -q --verify -o "$work/result.csv"
mutable instants "$work/instants" System
in_algorithms='/^static ModelStatus algorithm_/,/^}/ '
finds 'a wrong reinit' "$in_algorithms"'s/^\( *y = m->p\) + m->q;/\1 - m->q;/' '^ +y, set by Text::System::rule'
finds 'a reinit by a value that is set' "$in_algorithms"'s/^\( *y = \)m->p + m->q;/\1p + m->q;/' '^ +y, set by Text::System::rule'
finds 'a reinit that is lost' 's/m->reset\.y = y;/m->reset.y = m->y;/' '^ +y, set by Text::System::rule'
finds 'a reinit without need' 's/m->reset\.p_is_set = 0\.0;/m->reset.p_is_set = 1.0;/' '^ +p, set by Text::System::rule'
finds 'a state in the place of another' \
    '/^static const ModelReset/,/^};/ s/offsetof(Model, p)/offsetof(Model, q)/' '^What events do otherwise than drawn:'
finds 'a wrong action' "$in_algorithms"'s/3\.0 \* n/2.0 * n/' '^ +n, set by Text::System::machine'
finds 'an action of a state' "$in_algorithms"'s/ - 0\.1;/ - 0.1000001;/' '^ +x, set by Text::System::machine'
finds 'a wrong period' 's/_period = 0\.25;/_period = 0.5;/' '^ +ticks of u$'
finds 'a wrong factor of an impulse' 's/i = 3\.0 \* \(m->der_w\|der_w\);/i = 2.0 * \1;/' '^ +Text::System::rule5, instants.xmi'
finds 'a jump of another variable' '/^static const ModelJump/,/^};/ s/offsetof(Model, w)/offsetof(Model, u)/' \
    '^ +jump of w$'
finish
