#!/bin/sh
# Operating points: closed forms, conserved quantities, branches, models with and without an equilibrium.
. tests/lib.sh
. tests/verified.sh
# make: CONFIG=asan compiler
. tests/slopes.sh
work=$(fresh steady)

# Torricelli: the inflow equals the outflow. The square root has an infinite slope where the tank begins, empty.
make_text tank <<'END'
constant area = 2
constant inflow = 0.3
constant outlet = 0.2
variable h = 1
variable level
area*der(h) = inflow - outlet*sqrt(h)
level = h^2 + exp(h)
END
for h in 1 100 1e-6 0; do
    linear tank --set h=$h --steady --linearize 0 --variables h --variables level
    near "the tank from $h" "$(value "$work/tank.csv" h)" 2.25
    near "the tank from $h" "$(slope "$file" A 1 1)" -0.03333333333333333
    near "an output by differences" "$(slope "$file" C 2 1)" 13.987735836358526
done
expect 1 'not defined on both sides of h = 0 \[R62\]' "$work/tank/System" -q --set h=0 --linearize 0 -o "$work/tank.csv"

# Conserved quantities: h1 + 3 h2 = 7 also at rest. A state without effect follows the others.
make_text tanks <<'END'
variable h1 = 4
variable h2 = 1
variable way
variable v = 2
der(h1) = h2 - h1
3*der(h2) = h1 - h2
der(way) = v
der(v) = -0.5*v
END
linear tanks --steady --linearize 0
near 'level' "$(value "$work/tanks.csv" h1)" 1.75
near 'level' "$(value "$work/tanks.csv" h2)" 1.75
near 'way' "$(value "$work/tanks.csv" way)" 4
make_text shaft <<'END'
constant speed = 3
variable angle
variable force = 0
der(angle) = speed
der(force) = 5 - force
END
expect 1 'no equilibrium is found at time 1 \[R61\]' "$work/shaft/System" -q --steady -o "$work/shaft.csv"
expect 1 'speed = 3 ' "$work/shaft/System" -q --steady -o "$work/shaft.csv"
expect 1 'no state influences it' "$work/shaft/System" -q --steady -o "$work/shaft.csv"
check 'no result' test ! -e "$work/shaft.csv"

# Branches change during the search: the valve shuts at 2, where x' = -1 would continue. A relation that never settles
# is reported.
make_text valve <<'END'
variable x = 9
der(x) = if x > 2 then -1 else 1 - x
END
linear valve --steady --linearize 0 --stop 20
near 'beyond the switch' "$(value "$work/valve.csv" x)" 1
make_text sampled <<'END'
discrete u every 0.1
variable x = 1
der(x) = u - x
when sample(0, 0.1) then
  u = 3 - x
end when
END
expect 0 'note: the clock of .* ticks every 0\.1 s: the variables that it assigns are held' "$work/sampled/System" --steady -o "$work/sampled.csv"
make_text growing <<'END'
variable x = 0.01
der(x) = 1 + x^2
END
expect 1 '\[R61\]|\[R2[0-9]\]' "$work/growing/System" -q --steady --stop 1 -o "$work/growing.csv"
make_text forced <<'END'
variable x = 0
der(x) = cos(time) - x
END
expect 0 'note: the equilibrium holds at time 0 only: der\(x\) depends on time' "$work/forced/System" --steady -o "$work/forced.csv"

# Rest: all derivatives in the row are zero, relative to those at other times of the run.
rests() {
    program=$(program_of "$1")
    check "$1 rests" "$program" -q --steady --variables 'der(*)' -o "$work/rest.csv"
    check "$1: derivatives are zero" awk -F, 'NR > 1 { for (i = 2; i <= NF; i++) if ($i > 1e-9 || $i < -1e-9) bad = 1 }
        END { exit bad || NR != 2 }' "$work/rest.csv"
}
for model in heated_bed_warmup two_tank_hydraulics mass_spring_damper epas rlc_circuit robot humidifier heated_rod \
    dual_spring_mass_damper rotational_train signal_processor coulomb_friction bouncing_ball; do
    rests $model
done
cruise=$(program_of cruise_controller)
expect 1 'der\(vehicle\.x\) = vehicle\.v$' "$cruise" -q --steady -o "$work/cruise.csv"

# The structure changes on the way to rest, or is not the initial one: all its states are at rest and in the linear
# model. The tank appears with the level.
awk -f tests/tools/drawing.awk >"$work/appears.xmi" <<'END'
block Tank
variable x = 1
der(x) = 3 - x

block System
part tank[0..1] Tank
variable level = 0
out filled
der(level) = 1 - level
tank->notEmpty() = level > 0.5
filled = if tank->notEmpty() then 2*tank.x else 7
END
check 'appears compiles' $SMALL -b System -o "$work/appears" "$work/appears.xmi"
for options in '--steady --stop 0' '--steady --stop 0 --set level=0.9' '--steady --stop 20 --set tank.x=2' \
    '--stop 0 --set level=0.9'; do
    # shellcheck disable=SC2086
    check "appears, $options" "$work/appears/System" -q $options --linearize 0 -o "$work/appears.csv"
    check "appears, $options: two eigenvalues" test "$(grep -c '"real": -1,' "$work/appears.linear.json")" -eq 2
    case $options in
    --steady*) check "appears, $options: rest" last_row 'near(v("level"), 1) && near(v("tank.x"), 3)' "$work/appears.csv" ;;
    esac
done
# If the search ends in a structure with more states than the one in which the run begins, the run begins there.
awk -f tests/tools/block.awk >"$work/grows.xmi" <<'END'
variable x = 0
variable y
variable z
variable w
der(x) = 2 - x
if x > 1 then
    der(y) = 1 - 0.1*time;
    der(z) = y - z;
    der(w) = z - w;
else
    y = 0;
    z = 0;
    w = 0;
end if
END
check 'grows compiles' sanitized "$work/grows" "$work/grows.xmi"
expect 1 'no equilibrium is found at time 3 \[R61\]' "$work/grows/System" -q --steady --stop 3 -o "$work/grows.csv"

# Conversely: the run does not come to rest, but the search from its end does, in a structure with more states.
awk -f tests/tools/block.awk >"$work/reaches.xmi" <<'END'
input Real u
variable x = 0
variable y
variable z
variable w
der(x) = if time > 0.5 then 2 - x + u.rSig else 1
if x > 1 then
    der(y) = x - y;
    der(z) = y - z;
    der(w) = z - w;
else
    y = 0;
    z = 0;
    w = 0;
end if
END
check 'reaches compiles' sanitized "$work/reaches" "$work/reaches.xmi"
check 'reaches rests' "$work/reaches/System" -q --stop 0.6 --set u.rSig=0 --steady --linearize 0 --variables w --variables x \
    --save-state "$work/state" -o "$work/reaches.csv"
check 'reaches: rest' last_row 'near(v("x"), 2) && near(v("w"), 2)' "$work/reaches.csv"
check 'reaches: four eigenvalues' test "$(grep -c '"real": -1,' "$work/reaches.linear.json")" -eq 4
check 'reaches stays there' "$work/reaches/System" -q --restart "$work/state" --set u.rSig=0 --stop 3 -o "$work/reaches.csv"
check 'reaches: still at rest' last_row 'near(v("x"), 2) && near(v("w"), 2)' "$work/reaches.csv"
expect 0 '^tank\.x +state +absent ' "$work/appears/System" --list
expect 1 'at time 0: the output tank\.x is absent then \[R62\]' "$work/appears/System" -q --stop 0 --linearize 0 \
    --variables tank.x -o "$work/appears.csv"
finish
