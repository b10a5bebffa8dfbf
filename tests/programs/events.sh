#!/bin/sh
# Hybrid models whose events are known exactly, or in closed form: where kinks are, what clocks, conditions of `when` and
# relations that start on their boundary do, discrete equations that are solved together, diodes, limits.
. tests/lib.sh
work=$(fresh events)

# make_text NAME <TEXT: a model as tests/tools/block.awk reads it, compiled to $work/NAME.
make_text() {
    awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" "$SYSPHSC" -q --cflags -O0 -o "$work/$1" "$work/$1.xmi"
    for compiler in gcc "$CLANG"; do
        # shellcheck disable=SC2086
        check "$1: no warning from $compiler" "$compiler" $STRICT -fsyntax-only -I"$work/$1/runtime" -I"$work/$1" \
            "$work/$1/System.c"
    done
}

# happens NAME REGEX [OPTION]... <EVENTS: the program's events that match are those, lines `TIME CHANGE`, in order.
happens() {
    name=$1 pattern=$2
    shift 2
    cat >"$work/$name.expected"
    check "$name runs" "$work/$name/System" -q --tolerance 1e-9 --verify --events "$work/$name.log" \
        -o "$work/$name.csv" "$@"
    check "$name: events" awk -v pattern="$pattern" -f tests/tools/events.awk "$work/$name.expected" "$work/$name.log"
}

# ends NAME VARIABLE=VALUE...: in the last row of the last run, within a millionth.
ends() {
    name=$1
    shift
    check "$name ends with $*" awk -F , -v wanted="$*" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
        END {
            count = split(wanted, pairs, " ")
            for (k = 1; k <= count; k++) {
                split(pairs[k], pair, "=")
                difference = $column[pair[1]] - pair[2]
                if (!(pair[1] in column) || difference^2 > 1e-12 * (1 + pair[2]^2)) {
                    print pair[1] " is " $column[pair[1]]
                    exit 1
                }
            }
        }' "$work/$name.csv"
}

# ---- functions that make events: exact on time, located on states ----

make_text kinks <<'END'
variable a
variable s
variable most
variable least
variable clip
a = abs(time - 1)
s = sign(time - 1)
most = max(time, 2)
least = min(2*time, 5)
clip = max(min(time - 1, 1), 0)
END
happens kinks '' --stop 4 <<'END'
1 time - 1 >= 0.0 becomes true
1 time - 1 < 0.0 becomes false
1 time - 1 > 0.0 becomes true
1 (if time - 1 < 1 then time - 1 else 1) > 0 becomes true
2 time > 2 becomes true
2 time - 1 < 1 becomes false
2.5 2*time < 5 becomes false
END
ends kinks a=3 s=1 most=4 least=5 clip=1
check 'kinks of time are exact' sh -c '! grep -Ev "^(1|2|2.5|[a-z0-9]*),[a-z(0-9]" "$1"' sh "$work/kinks.log"

make_text parts <<'END'
variable f
variable c
variable i
variable m
variable r
variable d
variable nested
variable sum
f = floor(time - 1.5)
c = ceil(time - 1.5)
i = integer(-time)
m = mod(time, -0.7)
r = rem(1 - time, 0.7)
d = div(1 - time, -0.7)
nested = mod(mod(time, 1.5), 0.4)
sum = abs(floor(time) + floor(-2*time) + 1)
END
happens parts '^[0-9.]+ floor\(-time/0.7\)' --stop 2.9 <<'END'
0.7 floor(-time/0.7) becomes -2
1.4 floor(-time/0.7) becomes -3
2.1 floor(-time/0.7) becomes -4
2.8 floor(-time/0.7) becomes -5
END
ends parts f=1 c=2 i=-3 m=-0.6 r=-0.5 d=2 nested=0.2 sum=3
happens parts 'floor.*1\.5.*0\.4' --stop 2.9 <<'END'
0.4 floor((time - floor(time/1.5)*1.5)/0.4) becomes 1
0.8 floor((time - floor(time/1.5)*1.5)/0.4) becomes 2
1.2 floor((time - floor(time/1.5)*1.5)/0.4) becomes 3
1.5 floor((time - floor(time/1.5)*1.5)/0.4) becomes 0
1.9 floor((time - floor(time/1.5)*1.5)/0.4) becomes 1
2.3 floor((time - floor(time/1.5)*1.5)/0.4) becomes 2
2.7 floor((time - floor(time/1.5)*1.5)/0.4) becomes 3
END

# x = exp(time), falling y: integer parts, kinks and equalities of what varies.
make_text moving <<'END'
variable x = 1
variable y = 0
variable a
variable f
variable clip
variable m
variable below
variable divided
variable rest
boolean seven
der(x) = x
der(y) = -1
a = abs(x - 2)
f = floor(x)
clip = max(min(x - 3, 1), 0)
m = mod(x, 4)
below = mod(y, -2)
divided = div(y, -2)
rest = rem(y, -2)
seven = x <> 7
END
happens moving '(floor\(x\)|x - |if|seven|y|x/4)' --stop 2.05 <<'END'
0 seven: false -> true
0 floor(y/2) becomes -1
0.6931471805599453 x - 2 >= 0.0 becomes true
0.6931471805599453 floor(x) becomes 2
1.0986122886681098 floor(x) becomes 3
1.0986122886681098 (if x - 3 < 1 then x - 3 else 1) > 0 becomes true
1.3862943611198906 floor(x) becomes 4
1.3862943611198906 x - 3 < 1 becomes false
1.3862943611198906 floor(x/4) becomes 1
1.6094379124341003 floor(x) becomes 5
1.791759469228055 floor(x) becomes 6
1.9459101490553132 floor(x) becomes 7
2 floor(-y/2) becomes 1
2 floor(y/2) becomes -2
END
ends moving a=5.767901106306771 f=7 clip=1 m=3.767901106306771 below=-0.05 divided=1 rest=-0.05 seven=1

make_text quiet <<'END'
variable x = 0
variable a
variable b
variable c
der(x) = 1
a = noEvent(if x > 1 then 1 else 0)
b = smooth(0, if x > 1 then x - 1 else 0)
c = noEvent(abs(x - 2) + floor(x))
END
happens quiet '' --stop 3.5 </dev/null
ends quiet a=1 b=2.5 c=4.5

make_text shared <<'END'
variable x = 0
variable a
variable b
boolean q
der(x) = 1
a = if x > 1 then 1 else 0
b = if x > 1 then 2 else 0
q = x > 1
END
happens shared '' --stop 3 <<'END'
1 x > 1 becomes true
1 q: false -> true
END
ends shared a=1 b=2

# ---- boundaries ----

# At the start, in both directions, strict or not, with and without a slope.
make_text boundary <<'END'
variable x = 0
variable y = 0
variable z = 0
variable w = 0
variable v = 0
boolean a
boolean b
boolean c
boolean d
boolean e
boolean f
boolean g
boolean h
boolean i
der(x) = 1
der(y) = -1
der(z) = 0
der(w) = v
der(v) = 2
a = x > 0
b = x >= 0
c = x < 0
d = x <= 0
e = y > 0
f = y >= 0
g = z > 0
h = z >= 0
i = w > 0
END
happens boundary '[a-z]: ' --stop 1 <<'END'
0 b: false -> true
0 d: false -> true
0 f: false -> true
0 h: false -> true
0 a: false -> true
0 d: true -> false
0 f: true -> false
0 i: false -> true
END
ends boundary a=1 b=1 c=0 d=0 e=0 f=0 g=0 h=1 i=1

# Relations of time tell what holds from an instant on.
make_text instants <<'END'
boolean a
boolean b
boolean c
boolean d
boolean e
boolean f
boolean g
a = time > 0
b = time >= 0
c = time >= 1
d = time > 1
e = time < 1
f = time <= 0
g = time == 0.5
END
happens instants ': ' --stop 1 --interval 0.1 <<'END'
0 a: false -> true
0 b: false -> true
0 e: false -> true
1 c: false -> true
1 d: false -> true
1 e: true -> false
END

# A saw tooth: from the boundary onto the boundary.
make_text saw <<'END'
variable x = 0
integer n = 0
boolean low
der(x) = 1
low = x <= 0
when x >= 1 then
    reinit(x, 0);
    n = pre(n) + 1;
end when
END
happens saw '(low|n): ' --stop 2.5 <<'END'
0 low: false -> true
0 low: true -> false
1 n: 0 -> 1
1 low: false -> true
1 low: true -> false
2 n: 1 -> 2
2 low: false -> true
2 low: true -> false
END
ends saw x=0.5 n=2
expect 0 '' "$work/saw/System" -q --stop 999.5 --interval 100 --verify -o "$work/saw.csv"
ends saw n=999 x=0.5

# Two states that cross at once, and two crossings within a step.
make_text together <<'END'
variable x = 0
variable y = 2
integer n = 0
boolean a
boolean b
boolean pulse
boolean narrow
der(x) = 1
der(y) = -1
a = x > 1
b = y < 1
pulse = x > 5 and x < 5.001
narrow = abs(x - 7) < 0.0005
when a and b then
    n = pre(n) + 1;
end when
END
happens together '(n|pulse|narrow): ' --stop 10 --interval 10 <<'END'
1 n: 0 -> 1
5 pulse: false -> true
5.001 pulse: true -> false
6.9995 narrow: false -> true
7.0005 narrow: true -> false
END

# What follows time alone is met although no state tells the integrator to take small steps.
make_text slip <<'END'
variable v = 0
integer mode = 0
variable f
f = 2*sin(time)
der(v) = if mode == 0 then 0 else f - mode
when pre(mode) == 0 and f > 1 then
    mode = 1;
elsewhen pre(mode) == 0 and f < -1 then
    mode = -1;
elsewhen pre(mode) == 1 and v < 0 or pre(mode) == -1 and v > 0 then
    mode = 0;
    reinit(v, 0);
end when
END
happens slip 'mode' --stop 6 --interval 1 <<'END'
0.5235987755982989 mode: 0 -> 1
3.816801916092871 mode: 1 -> 0
3.816801916092871 mode: 0 -> -1
END

# ---- clocks ----

# A tick and a relation that meet but for rounding are one instant.
make_text ticks <<'END'
discrete k = 0 every 0.001
boolean b
integer both = 0
integer a = 0
integer c = 0
integer never = 0
k = pre(k) + 1
b = time >= 0.1
when b and sample(0, 0.001) then
    both = pre(both) + 1;
end when
when sample(0.05, 0.25) then
    a = pre(a) + 1;
end when
when sample(0, 0.1) or sample(0.05, 0.25) then
    c = pre(c) + 1;
end when
when sample(2, 0.25) then
    never = pre(never) + 1;
end when
END
happens ticks '[abc]: ' --stop 0.6 <<'END'
0 c: 0 -> 1
0.05 a: 0 -> 1
0.05 c: 1 -> 2
0.1 b: false -> true
0.1 c: 2 -> 3
0.2 c: 3 -> 4
0.3 a: 1 -> 2
0.3 c: 4 -> 5
0.4 c: 5 -> 6
0.5 c: 6 -> 7
0.55 a: 2 -> 3
0.55 c: 7 -> 8
0.6 c: 8 -> 9
END
happens ticks 'both: .* -> 1$' --stop 0.2 <<'END'
0.1 both: 0 -> 1
END
happens ticks 'k: .*00$' --stop 0.3 <<'END'
0.099 k: 99 -> 100
0.199 k: 199 -> 200
0.299 k: 299 -> 300
END
ends ticks k=301 both=201 never=0
check 'a million ticks' "$work/ticks/System" -q --stop 1000 --interval 1000 --variables k -o "$work/ticks.csv"
ends ticks k=1000001

# ---- when ----

# What holds from the start on has not become true, unless initial() or a tick says that the start counts.

make_text whens <<'END'
variable x = 0
integer n = 0
integer m = 0
integer p = 0
integer edges = 0
integer changes = 0
integer last = 0
integer never = 0
integer again = 0
discrete z = 0
boolean b
boolean off
der(x) = 1
b = mod(time, 1) < 0.5
off = not b
when time >= 1 then
    n = 1; z = time;
elsewhen time >= 1 then
    n = 2; z = -1;
elsewhen time >= 2 then
    n = 3; z = pre(z) + x;
end when
when initial() or time >= 1 then
    m = pre(m) + 1;
end when
when initial() then
    p = 7;
end when
when edge(b) then
    edges = pre(edges) + 1;
end when
changes = if change(b) then pre(changes) + 1 else pre(changes)
when x >= 0 then
    never = pre(never) + 1;
end when
when not off then
    again = pre(again) + 1;
end when
when terminal() then
    last = pre(last) + 1;
end when
END
happens whens ' (n|m|z|p|last): ' --stop 2.25 <<'END'
0 m: 0 -> 1
0 p: 0 -> 7
1 n: 0 -> 1
1 m: 1 -> 2
1 z: 0 -> 1
2 n: 1 -> 3
2 z: 1 -> 3
2.25 last: 0 -> 1
END
ends whens edges=2 changes=5 b=1 off=0 last=1 never=0 again=2

# A chain of 20 values before: one event.
{
    echo 'boolean b0'
    echo 'b0 = time >= 1'
    for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        echo "boolean b$i"
        echo "b$i = pre(b$((i - 1)))"
    done
} >"$work/chain.text"
make_text chain <"$work/chain.text"
for i in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    echo "1 b$i: false -> true"
done >"$work/chain.events"
happens chain ': ' --stop 2 <"$work/chain.events"

make_text toggle <<'END'
boolean c
boolean b
c = time >= 1
b = if c then not pre(b) else false
END
expect 0 '' "$work/toggle/System" -q --stop 0.9 -o "$work/toggle.csv"
expect 1 'an event does not come to an end at time 1 \[R33\]' "$work/toggle/System" -q --stop 2 -o "$work/toggle.csv"
expect 1 '^    b = (0|1|false|true)  \(toggle.xmi:[0-9]+ Text::System::b\) changes 20 times$' \
    "$work/toggle/System" -q --stop 2 -o "$work/toggle.csv"

make_text hysteresis <<'END'
constant lo = 1
constant hi = 2
variable x = 1.5
boolean on = true
integer switched = 0
der(x) = if on then 1 else -1
on = x < lo or pre(on) and x < hi
when change(on) then
    switched = pre(switched) + 1;
end when
END
happens hysteresis 'on: ' --stop 5 <<'END'
0.5 on: true -> false
1.5 on: false -> true
2.5 on: true -> false
3.5 on: false -> true
4.5 on: true -> false
END
happens hysteresis 'on: ' --stop 5 --set hi=3 <<'END'
1.5 on: true -> false
3.5 on: false -> true
END
expect 0 '' "$work/hysteresis/System" -q --stop 1000 --interval 100 -o "$work/hysteresis.csv"
ends hysteresis switched=1000

make_text starts <<'END'
boolean b = true
integer n = 4
discrete r = 2.5
constant T = 1
constant first = 0.5
integer ticks = 0
boolean late
late = time > T
when time > 0.25 then
    b = not pre(b);
    n = pre(n)*2;
    r = pre(r) + n;
end when
when sample(first, T) then
    ticks = pre(ticks) + 1;
end when
END
happens starts '[bnr]: |late' --stop 2 <<'END'
0.25 b: true -> false
0.25 n: 4 -> 8
0.25 r: 2.5 -> 10.5
1 late: false -> true
END
ends starts ticks=2
happens starts '[bnr]: |late' --stop 2 --set b=false --set n=5 --set r=1 --set T=0.5 --set first=0.125 <<'END'
0.25 b: false -> true
0.25 n: 5 -> 10
0.25 r: 1 -> 11
0.5 late: false -> true
END
ends starts ticks=4

# ---- discrete equations that are solved ----

# Between its ticks a sampled pair keeps its values, whatever else happens.
make_text pair <<'END'
discrete z every 0.25
discrete z2 every 0.25
discrete w
integer n = 0
z + 2*z2 = 3*n + 3
z - z2 = n
when sample(0.1, 0.1) then
    n = pre(n) + 1;
end when
w + z = 2*n
END
happens pair 'z: ' --stop 1 <<'END'
0 z: 0 -> 1
0.25 z: 1 -> 4.333333333333333
0.5 z: 4.333333333333333 -> 9.333333333333333
0.75 z: 9.333333333333333 -> 12.666666666666666
1 z: 12.666666666666666 -> 17.666666666666666
END
ends pair z2=7.666666666666667 w=2.333333333333333

make_text products <<'END'
discrete z = 1 every 0.25
discrete z2 = 4 every 0.25
integer n = 0
z*z2 = 6 + 0*n
z + z2 = 5
when sample(0.1, 0.1) then
    n = pre(n) + 1;
end when
END
happens products 'z2?: ' --stop 1 <<'END'
0 z: 1 -> 2
0 z2: 4 -> 3
END

# Direct feedthrough: u = 2*(1 - y) and y = x + u/2 give u = 1 - x, and u falls to 9/10 with each tick.
make_text feedthrough <<'END'
variable x = 0
variable y
discrete u every 0.1
der(x) = u
y = x + 0.5*u
u = 2*(1 - y)
END
happens feedthrough 'u: ' --stop 0.3 <<'END'
0 u: 0 -> 1
0.1 u: 1 -> 0.9
0.2 u: 0.9 -> 0.81
0.3 u: 0.81 -> 0.729
END
ends feedthrough x=0.271 y=0.6355

# The same through a cube: u + (x + u^3/2)^3 = 1.
make_text cubic <<'END'
variable x = 0
variable y
discrete u every 0.1
integer n = 0
variable error
der(x) = u
y = x + 0.5*u^3
u = 1 - y^3
error = u + (x + u^3/2)^3 - 1
when time > 0.33 then
    n = 5;
end when
END
happens cubic ': ' --stop 0.35 <<'END'
0 u: 0 -> 0.9330215506656887
0.1 u: 0.9330215506656887 -> 0.9022888606285131
0.2 u: 0.9022888606285131 -> 0.867439486615066
0.3 u: 0.867439486615066 -> 0.8289590693002344
0.33 n: 0 -> 5
END
happens cubic ' u: .* -> 0.82895[0-9]*$' --stop 0.3 <<'END'
0.3 u: 0.867439486615066 -> 0.8289590693002344
END
ends cubic error=0

# der(x) = u says what der(x) is, not what u is.
make_text reversed <<'END'
variable x = 0
variable y
discrete u every 0.5
der(x) = u
y = 2*x
u + y = 1
END
happens reversed 'u: ' --stop 0.9 <<'END'
0 u: 0 -> 1
0.5 u: 1 -> 0
END
ends reversed x=0.5 u=0

# Aliases with a sign, integers and truths among them.
make_text aliases <<'END'
integer i = 3
integer j
integer k
discrete r
variable c
boolean p
boolean q
variable t
p = time > 0.5
q = p
when q then
    i = -7;
end when
j = i
k = -j
r = k
c = r + 1
t = if p then 1 else 0
END
happens aliases '[pr]: |^0.5 i' --stop 1 <<'END'
0 r: 0 -> -3
0.5 i: 3 -> -7
0.5 r: -3 -> 7
0.5 p: false -> true
END
ends aliases i=-7 j=-7 k=7 r=7 c=8 q=1 t=1

# ---- loops with relations ----

# An ideal diode, parametric; half a wave.
make_text diode <<'END'
variable s
variable v
variable i
variable source
boolean off
source = sin(2*3.141592653589793*time)
source = v + 2*i
off = s < 0
v = if off then s else 0
i = if off then 0 else s
END
happens diode 'off' --stop 1.75 <<'END'
0.5 off: false -> true
1 off: true -> false
1.5 off: false -> true
END
ends diode v=-1 i=0
happens diode 'off' --start 0.75 --stop 1.25 <<'END'
0.75 off: false -> true
1 off: true -> false
END
ends diode v=0 i=0.5

# It charges a capacitor: u = 7.5 exp(-2 t) - 5 t^2 + 15 t - 7.5, until the source falls below that.
make_text rectifier <<'END'
variable s
variable v
variable i
variable u = 0
variable source
boolean off
source = 10*time*(2 - time)
source = v + i + u
off = s < 0
v = if off then s else 0
i = if off then 0 else s
der(u) = i - u
END
happens rectifier 'off' --stop 2 <<'END'
1.8075269748686202 off: false -> true
END

# A saturation in a loop, from either side; the first guess of the branch is wrong.
make_text clip <<'END'
variable x = 0
variable y
der(x) = 1
y = max(min(8*x - 5 - 2*y, 1), -1)
END
happens clip '' --stop 1.5 <<'END'
0.25 (if 8*x - 5 - 2*y < 1 then 8*x - 5 - 2*y else 1) > -1 becomes true
1 8*x - 5 - 2*y < 1 becomes false
END
happens clip 'true|false' --set x=2 --stop 1 </dev/null
ends clip y=1

make_text none <<'END'
variable y
y = if y > 0 then -1 else 1
END
expect 1 'no consistent values at time 0 \[R32\]' "$work/none/System" -q -o "$work/none.csv"
expect 1 '^    y > 0  \(Text::System::rule1, none.xmi:[0-9]+\) changes' "$work/none/System" -q -o "$work/none.csv"
make_text several <<'END'
variable y
y = if y > 0 then 1 else -1
END
happens several '' --stop 1 </dev/null
check 'one of several solutions' sh -c 'tail -n 1 "$1" | grep -Eqx "1,-?1"' sh "$work/several.csv"

# ---- without an end ----

make_text chatter <<'END'
variable x = 1
der(x) = if x > 0 then -1 else 1
END
expect 1 'events follow each other without end at time 1\.00000.* \[R34\]' \
    "$work/chatter/System" -q --stop 3 -o "$work/chatter.csv"
expect 1 '^    E1: der\(x\) = if x > 0 then -1 else 1$' "$work/chatter/System" -q --stop 3 -o "$work/chatter.csv"

# Impacts, each half as fast as the one before: without a rule that brings the ball to rest there is no last one.
make_text zeno <<'END'
variable h = 1
variable v = 0
der(h) = v
der(v) = -9.81
when h <= 0 and v < 0 then
    reinit(v, -0.5*pre(v));
end when
END
expect 1 'events follow each other without end at time 1\.354.* \[R34\]' \
    "$work/zeno/System" -q --stop 3 -o "$work/zeno.csv"

make_text rest <<'END'
variable x = 0
variable v = 0
der(x) = v
der(v) = -0.5*sign(v)
END
happens rest '' --stop 3 </dev/null
ends rest x=0 v=0
finish
