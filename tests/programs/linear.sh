#!/bin/sh
# Linear models: compared with closed forms and differences of derivatives; sides of events; rejections.
. tests/lib.sh
. tests/verified.sh
. tests/slopes.sh
work=$(fresh linear)

# A mass on a spring, pushed.
make_text spring <<'END'
input Real f
output Real position
constant m = 2
constant k = 50
constant d = 4
variable x = 0.5
variable v
der(x) = v
m*der(v) = f.rSig - k*x - d*v
position.rSig = x
END
linear spring --set f.rSig=3 --steady --linearize 0
near 'the spring carries the force' "$(value "$work/spring.csv" x)" 0.06
near 'the spring is at rest' "$(value "$work/spring.csv" v)" 0 1e-15
check 'one row' test "$(wc -l <"$work/spring.csv")" -eq 2
for entry in 'A 1 1 0' 'A 1 2 1' 'A 2 1 -25' 'A 2 2 -2' 'B 1 1 0' 'B 2 1 0.5' 'C 1 1 1' 'C 1 2 0' 'D 1 1 0'; do
    # shellcheck disable=SC2086
    set -- $entry
    near "spring $1[$2,$3]" "$(slope "$file" "$1" "$2" "$3")" "$4"
done
near 'eigenvalue' "$(field "$file" 1 real)" -1
near 'eigenvalue' "$(field "$file" 1 imaginary)" 4.898979485566356
near 'eigenvalue' "$(field "$file" 2 imaginary)" -4.898979485566356
near 'frequency' "$(field "$file" 1 frequency)" 0.7957747154594768
near 'damping' "$(field "$file" 1 damping)" 0.2
near 'time constant' "$(field "$file" 1 time_constant)" 1
expect 0 '^ +-1 \+- 4\.89898 i +0\.795775 +0\.2 +1$' "$work/spring/System" --set f.rSig=3 --linearize 0 -o "$work/spring.csv"
expect 0 '^x +state +0\.06 ' "$work/spring/System" -q --set f.rSig=3 --steady -o "$work/spring.csv"
# The same during the motion; requested outputs.
linear spring --set f.rSig=3 --linearize 0.7 --variables 'x' --variables 'der(v)'
check 'the run goes to that time' test "$(tail -n 1 "$work/spring.csv" | cut -d, -f1)" = 0.7
near 'der(v) by x' "$(slope "$file" C 2 1)" -25
near 'der(v) by f' "$(slope "$file" D 2 1)" 0.5

# A resistor and a capacitor, with the current as output.
make_text filter <<'END'
input Real u
output Real i
constant R = 1000
constant C = 1e-6
variable v
i.rSig = C*der(v)
R*i.rSig = u.rSig - v
END
linear filter --set u.rSig=5 --linearize 0
near 'filter A' "$(slope "$file" A 1 1)" -1000
near 'filter B' "$(slope "$file" B 1 1)" 1000
near 'filter C' "$(slope "$file" C 1 1)" -0.001 1e-13
near 'filter D' "$(slope "$file" D 1 1)" 0.001 1e-13
near 'filter time constant' "$(field "$file" 1 time_constant)" 0.001 1e-13

# A pendulum comes to the equilibrium near its start, hanging or upright.
make_text pendulum <<'END'
input Real torque
constant g = 9.81
constant l = 0.5
variable phi = 0.3
variable w
der(phi) = w
der(w) = torque.rSig - g/l*sin(phi) - 0.1*w
END
linear pendulum --set torque.rSig=0 --steady --linearize 0
near 'hanging' "$(value "$work/pendulum.csv" phi)" 0
near 'hanging' "$(slope "$file" A 2 1)" -19.62
linear pendulum --set torque.rSig=0 --set phi=3 --steady --linearize 0
near 'upright' "$(value "$work/pendulum.csv" phi)" 3.141592653589793
near 'upright' "$(slope "$file" A 2 1)" 19.62
near 'upright falls' "$(field "$file" 1 real)" 4.379729111356585

# Loops, and an index above 1: z + z^3 = x; a pendulum in Cartesian coordinates with a tension.
make_text loop <<'END'
variable x = 10
variable z = 1
der(x) = -z
z + z^3 = x
END
linear loop --linearize 0 --variables z
near 'a loop' "$(slope "$file" A 1 1)" -0.07692307692307693
near 'a loop' "$(slope "$file" C 1 1)" 0.07692307692307693
make_text cartesian <<'END'
constant g = 9.81
constant l = 0.5
variable x = 0.1
variable y
variable u = 0
variable v
variable tension
der(x) = u
der(y) = v
der(u) = -tension*x - 0.2*u
der(v) = -tension*y - g - 0.2*v
x^2 + y^2 = l^2
END
linear cartesian --set y=-0.48 --steady --linearize 0
near 'the length' "$(value "$work/cartesian.csv" y)" -0.5
near 'sets of states: frequency' "$(field "$file" 1 frequency)" 0.7049683721740052 1e-9
near 'sets of states: damping' "$(field "$file" 1 real)" -0.1 1e-9

# No states; inputs from a file.
make_text gain <<'END'
input Real u
input Boolean on
output Real y
y.rSig = if on.bSig then 2*u.rSig + u.rSig^2 else 0
END
printf 'time,u.rSig,on.bSig\n0,1,1\n2,5,1\n' >"$work/gain.csv"
check 'no states' "$work/gain/System" -q --input "$work/gain.csv" --linearize 0.5 -o "$work/result.csv"
near 'the slope there' "$(slope "$work/result.linear.json" D 1 1)" 6
expect 0 'note: input on\.bSig changes in steps' "$work/gain/System" --input "$work/gain.csv" --linearize 1 \
    -o "$work/result.csv"

# A derivative of an input cannot be expressed by B and D.
make_text slope <<'END'
input Real u
variable x = 1
variable y
der(x) = u.rSig - x
y = der(u.rSig) + 2*u.rSig
END
printf 'time,u.rSig\n0,1\n2,5\n' >"$work/slope.csv"
expect 0 'note: der\(u\.rSig\) is held constant: its effect is missing in B and D' "$work/slope/System" --input "$work/slope.csv" \
    --variables y --linearize 1 -o "$work/slopes.csv"
near 'the input itself' "$(slope "$work/slopes.linear.json" D 1 1)" 2

# Events: on which side the model is linearized; delayed effects.
make_text switch <<'END'
variable x = 1
der(x) = if time >= 0.5 then -2*x else -3*x
END
linear switch --linearize 0.25
near 'before' "$(slope "$file" A 1 1)" -3
linear switch --linearize 0.5
near 'after' "$(slope "$file" A 1 1)" -2
expect 0 'note: an event occurs at time 0\.5: the result is valid after the event' "$work/switch/System" --linearize 0.5 \
    -o "$work/switch.csv"
expect 0 'note: time >= 0\.5 .* changes at time 0\.5' "$work/switch/System" --linearize 0.25 -o "$work/switch.csv"
make_text moved <<'END'
variable x = 1
der(x) = if time > 0.5 then -x*x else 1
when sample(0.5, 10) then
    reinit(x, 7);
end when
END
linear moved --linearize 0.5
near 'after a jump' "$(slope "$file" A 1 1)" -14
check 'its state' jq -e '.states[0].value == 7' "$file"
# Values set by an event at the end of the run count, and so does the structure after the event, also one that the run
# had before.
make_text set <<'END'
variable x = 0
variable y = 3
variable z
boolean is_tied = true
der(x) = 1
if is_tied then y = 3; z = 4; else der(y) = -x*y; der(z) = -z; end if
when time >= 3 then
    is_tied = false;
    reinit(x, 40);
elsewhen time >= 2 then
    is_tied = true;
elsewhen time >= 1 then
    is_tied = false;
    reinit(x, 10);
end when
END
for point in '1 10' '3 40'; do
    linear set --stop 4 --linearize "${point% *}"
    near "set at ${point% *}: der(y) by y" "$(slope "$file" A 2 2)" "-${point#* }"
    near "set at ${point% *}: der(y) by x" "$(slope "$file" A 2 1)" -3
done
linear set --stop 4 --linearize 2
check 'tied again: one state' test "$(grep -c '"real"' "$file")" -eq 1
make_text side <<'END'
variable x = 0
der(x) = if x > 0 then -2*x else -x
END
linear side --linearize 0
near 'at the boundary' "$(slope "$file" A 1 1)" -1
expect 0 'note: x > 0 .* is at its boundary: the result is valid on the side where it is false' "$work/side/System" --linearize 0 \
    -o "$work/side.csv"
make_text slide <<'END'
variable x = 1
variable y = 1
der(x) = if x > 0 then -1 - y else 2
der(y) = -y
END
expect 1 'slides along the boundary of a relation \[R62\]' "$work/slide/System" -q --stop 3 --linearize 2 -o "$work/slide.csv"
# A agrees with differences of derivatives from nearby starts.
differences() {
    program=$(program_of "$1")
    check "$1: a linear model" "$program" -q --linearize 0 -o "$work/model.csv"
    awk '/^  "states"/ { inside = 1; next } inside && /^  \]/ { exit }
         inside { name = $0; sub(/.*"name": "/, "", name); sub(/", "unit".*/, "", name)
                  number = $0; sub(/.*"value": /, "", number); sub(/}.*/, "", number); print name, number }' \
        "$work/model.linear.json" >"$work/states"
    column=0
    while read -r name number; do
        column=$((column + 1))
        step=$(awk -v x="$number" 'BEGIN { x = x < 0 ? -x : x; print (x > 1e-3 ? x : 1e-3) * 1e-4 }')
        for sign in 1 -1; do
            moved=$(awk -v x="$number" -v h="$step" -v s=$sign 'BEGIN { printf "%.17g", x + s * h }')
            "$program" -q --set "$name=$moved" --stop 0 --variables 'der(*)' -o "$work/moved$sign.csv" 2>/dev/null ||
                continue 2 # a state determined by others
        done
        check "$1: column $column of A, by $name" awk -F, -v step="$step" -v column=$column '
            FILENAME == ARGV[1] { states[++n] = $0; sub(/ .*/, "", states[n]); next }
            FILENAME == ARGV[2] && /^  "A"/ { inside = 1; next }
            FILENAME == ARGV[2] && inside && /^  \]/ { inside = 0 }
            FILENAME == ARGV[2] && inside { gsub(/[][ ]/, ""); split($0, words, ","); a[++row] = words[column]; next }
            FILENAME == ARGV[2] { next }
            FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
            { for (i = 1; i <= NF; i++) if (FILENAME == ARGV[3]) high[i] = $i; else low[i] = $i }
            END {
                for (r = 1; r <= n; r++) {
                    i = at["der(" states[r] ")"]
                    if (!i) continue
                    compared++
                    quotient = (high[i] - low[i]) / (2 * step)
                    size = (high[i] < 0 ? -high[i] : high[i]) * 1e-11 / step + (a[r] < 0 ? -a[r] : a[r]) * 1e-5 + 1e-7
                    if (quotient - a[r] > size || a[r] - quotient > size) { print states[r], a[r], quotient; bad = 1 }
                }
                exit bad || !compared
            }' "$work/states" "$work/model.linear.json" "$work/moved1.csv" "$work/moved-1.csv"
    done <"$work/states"
}
for model in heated_bed_warmup two_tank_hydraulics mass_spring_damper rlc_circuit robot humidifier heated_rod coulomb_friction \
    rotational_train signal_processor; do
    differences $model
done

# The files of all models, with outputs by differences, and their eigenvalues, read by SciPy.
files=
for model in $MODELS; do
    program=$(program_of "$model")
    "$program" -q --linearize 0 --variables '*' -o "$work/$model.csv" >/dev/null 2>"$work/reason" ||
        check "$model has no linear model" grep -q '\[R[0-9]*\]' "$work/reason"
    [ ! -e "$work/$model.linear.mat" ] || files="$files $work/$model"
done
# shellcheck disable=SC2086
check 'SciPy and LAPACK find the same' python3 tests/tools/linear.py "$work/spring" "$work/result" $files
check 'most models have one' test "$(echo $files | wc -w)" -ge 20

# Wrong options.
bed=$(program_of heated_bed_warmup)
expect 2 "not a number: 'soon' \(--linearize\) \[R03\]" "$bed" --linearize soon
expect 2 "\[R03\]" "$bed" --linearize inf
expect 2 "the value of --linearize is empty \[R02\]" "$bed" --linearize ''
expect 2 '--linearize needs a value' "$bed" --linearize
expect 2 '--linearize is given twice: give it once \[R02\]' "$bed" --linearize 1 --linearize 2
expect 2 'out of range: --linearize -1 is not between the start 0 and the stop [0-9]+ \[R04\]' "$bed" --linearize -1
expect 2 '--linearize 5 is not between the start 0 and the stop 2 \[R04\]' "$bed" --stop 2 --linearize 5
expect 2 '--steady finds the equilibrium at the start: use --linearize 0 with it, not 3 \[R02\]' "$bed" --steady --linearize 3
expect 2 '--verify compares derivatives along a run, and --steady simulates nothing \[R02\]' "$bed" --steady --verify
expect 2 '--steady takes no value' "$bed" --steady=now
expect 2 'name the same file' "$bed" -q --linearize 0 -o "$work/bed.csv" --events "$work/bed.linear.json"
expect 3 'cannot write' "$bed" -q --linearize 0 -o "$work/no/bed.csv"
expect 0 ', in /dev/null and /dev/null$' "$bed" -q --linearize 0 -o /dev/null
mkdir "$work/bed.linear.json"
expect 3 'cannot write .*bed\.linear\.json' "$bed" -q --linearize 0 -o "$work/bed.csv"
make_text late <<'END'
variable x = 1
variable y = 0
der(x) = -delay(x, 0.5)
der(y) = x - y
END
expect 2 'a delay has no states' "$work/late/System" --steady
expect 2 'a delay has no states' "$work/late/System" --linearize 1
finish
