#!/bin/sh
# --verify has no false alarms, also on stiff, fast and switching models. faults.sh tests the faults that it finds.
. tests/lib.sh
work=$(fresh verify)

. tests/verified.sh

for model in $MODELS; do
    verifies "$model" "$(program_of "$model")"
    "$(program_of "$model")" -q --verify -o "$work/result.csv" >"$work/report" 2>&1
    check "$model: verification leaves the run alone" cmp "$BUILT/$model/result.csv" "$work/result.csv"
done
for case in pendulum gear delays; do
    check "$case compiles" $SMALL -o "$work/$case" "tests/cases/$case/model.xmi"
    verifies "$case" "$work/$case/System" --stop 5
done
awk -v n=100 -v libraries="$PWD/libraries" -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain.xmi"
check 'a chain of 100 masses compiles' $SMALL -o "$work/chain" "$work/chain.xmi"
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

# A run that fails is verified until then, and the last line says so.
make_text infinite <<'END'
variable x = 1
der(x) = x^2
END
expect 1 '^verified until time 0\.9; the run failed$' "$work/infinite/System" -q --stop 2 --interval 0.1 --verify -o "$work/infinite.csv"
expect 0 '^verified$' "$work/infinite/System" -q --stop 0.5 --verify -o "$work/infinite.csv"

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

# Changes far faster than the distance of rows.
make_text fast <<'END'
variable x
variable v
variable sum = 0
x = 3 + sin(1e5*time)
v = der(x)
der(sum) = v
END
verifies fast "$work/fast/System" --stop 0.1 --interval 0.01

# A difference has no meaning at a kink that is no event: the point is left out and counted.
make_text kink <<'END'
variable y
variable d
y = noEvent(if time < 1 then 0 else 2*time - 2)
d = der(y)
END
verifies kink "$work/kink/System" --stop 2 --interval 0.5
expect 0 'compared in 4 of 5 cases, too uncertain in the others' \
    "$work/kink/System" -q --verify --stop 2 --interval 0.5 -o "$work/result.csv"
expect 1 'der\(y\) nowhere' "$work/kink/System" -q --verify --start 1 --stop 1 -o "$work/result.csv"
expect 1 '1 derivative could not be compared with differences at any point \[R35\]' \
    "$work/kink/System" -q --verify --start 1 --stop 1 -o "$work/result.csv"

# At a located kink, differences are compared on both sides.
make_text located <<'END'
variable y
variable d
y = if time < 1 then 0 else 2*time - 2
d = der(y)
END
verifies located "$work/located/System" --stop 2 --interval 0.5
expect 0 'compared in all 6 cases' \
    "$work/located/System" -q --verify --stop 2 --interval 0.5 -o "$work/result.csv"

# Nanoamperes of blocking switches and nanovolts of conducting ones are differences of amperes and of volts; all states
# start at 0.
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
finish
