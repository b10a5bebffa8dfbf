#!/bin/sh
# Running FMUs, by tests/tools/fmu_master.c (co-simulation) and tests/tools/fmu_exchange.c (model exchange): values are
# those of the program, restored states and further instances give bitwise equal results, and invalid calls are errors.
# All models if TEST_ALL is set.
# make: out/bin/fmu_master out/bin/fmu_exchange
. tests/lib.sh
work=$(fresh fmu_run)
master=$OUT/bin/fmu_master

# Unpacks the FMU in $place; sets $library and $description.
unpacked() {
    check "$name: unpacked" unzip -qo -d "$place/in" "$place"/*.fmu
    library=$(echo "$place"/in/binaries/*/*.so) description=$place/in/modelDescription.xml
}

# of_model MODEL LEVEL [OPTION]...: makes the FMU of a model, in its own folder, with its $program.
of_model() {
    level=$2 name="$1, $2" place=$work/$1.$2 program=$(program_of "$1") drawing=models/$1/model.xmi
    shift 2
    check "$name" "$SYSPHSC" -q --allow-c --emit "$level" -o "$place" "$@" "$drawing"
    unpacked
    check "$name: runs on systems of 2020" sh -c '! objdump -T "$1" | grep -E "GLIBC_2\.(3[2-9]|[4-9][0-9])"' sh "$library"
}

# of_system LEVEL FILE [OPTION]...: the same for a block System, in $place, with the name $name.
of_system() {
    level=$1 drawing=$2 program=$place/System
    shift 2
    check "$name" "$SYSPHSC" -q --emit "$level,exe" -o "$place" "$@" "$drawing"
    unpacked
}

# ran RUN [ARGUMENT]...: makes the program's results, at communication points, and with rows of events.
ran() {
    run=$1
    shift
    for rows in regular events; do
        check "$name: the program, $run, rows $rows" "$program" -q --rows $rows -o "$place/$run$rows.csv" "$@"
    done
}

# does TASK [FILE]: runs a task of the master, which must print nothing.
does() {
    task=$1
    shift
    said=$(GLIBC_TUNABLES=glibc.malloc.tcache_count=0 "$master" "$library" "$description" "$place/regular.csv" "$task" "$@" 2>&1)
    check "$name: $task${said:+: $said}" test $? -eq 0 -a -z "$said"
}

# exchanges TASK [RUN]: the same for the master that integrates or handles events.
exchanges() {
    said=$("$OUT/bin/fmu_exchange" "$library" "$description" "$place/${2-}regular.csv" "$1" "$place/${2-}events.csv" 2>&1)
    check "$name: exchange, $1${said:+: $said}" test $? -eq 0 -a -z "$said"
}

chosen='heated_bed_warmup two_tank_control bouncing_ball buck_converter'
[ -z "${TEST_ALL-}" ] || chosen=$MODELS
other=
for model in $chosen; do
    for level in fmu fmu2; do
        of_model "$model" $level
        ran ''
        ran fine. --tolerance 1e-11
        does exact "$place/events.csv"
        does write "$place/state"
        does states ${other:+"$other"}
        [ $level = fmu ] || other=$place/state
        does threads
        does wrong
        does cycles
        exchanges cvode fine.
        exchanges wrong
        [ $level = fmu2 ] || exchanges events
        case $STIFF in *" $model "*) continue ;; esac
        exchanges rk4 fine.
        exchanges states
        exchanges swaps
        exchanges threads
    done
done

# drawn NAME: makes an FMU of a system given as text, and its results.
drawn() {
    name=$1 place=$work/$1
    mkdir "$place"
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$place/model.xmi"
    of_system fmu "$place/model.xmi" --stop 2 --interval 0.02
    ran '' --tolerance 1e-11
}

# State selection along the run, and delays.
drawn pendulum <<'END'
constant L = 1
variable x = 0.6 fixed
variable y
variable vx = 0
variable vy
variable pull
der(x) = vx
der(y) = vy
der(vx) = -pull*x
der(vy) = -pull*y - 9.81
x^2 + y^2 = L^2
END
for task in cvode rk4 states swaps; do
    exchanges $task
done
drawn late <<'END'
variable x = 1
output Real out
der(x) = -delay(x, 0.5)
out.rSig = x
END
for task in cvode rk4 states swaps threads; do
    exchanges $task
done

# Sliding along a boundary works with the built-in integrator only.
drawn slide <<'END'
variable x = 1
variable y = 0.3
output Real out
der(x) = if x > 0 then -1 else 1
der(y) = -sign(y)
out.rSig = x + y
END
does run "$place/events.csv"
expect 2 'event: status 3 at time 0.3' "$OUT/bin/fmu_exchange" "$library" "$description" "$place/regular.csv" rk4 "$place/events.csv"

# The result contained in the archive is that of the program.
of_model cruise_controller fmu --review-run
check "$name: the result of states" grep -q '^time,vehicle.v,vehicle.x,engine.force,controller.intErr$' "$place/in/extra/sysphsc/CruiseExperiment.csv"
ran '' --variables vehicle.v --variables vehicle.x --variables engine.force --variables controller.intErr
check "$name: is the program's" cmp "$place/regular.csv" "$place/in/extra/sysphsc/CruiseExperiment.csv"

# Ten thousand instances of one FMU, one after the other.
name='heated_bed_warmup, many' place=$work/heated_bed_warmup.fmu
unpacked
does growth

# Eight instances at the same time under the thread sanitizer, for which library and master are compiled.
watched=two_tank_control
[ -z "${TEST_ALL-}" ] || watched='heated_bed_warmup two_tank_control buck_converter'
check 'a master for the thread sanitizer' "${CC:-cc}" -std=c11 -D_POSIX_C_SOURCE=200809L -O1 -g1 -fsanitize=thread \
    -o "$work/watched_master" tests/tools/fmu_master.c tests/tools/fmu_unit.c tests/tools/table.c -ldl -lpthread -lm
for model in $watched; do
    check "$model for the thread sanitizer" "$SYSPHSC" -q --allow-c --cflags '-O0 -g1 -fsanitize=thread' --emit fmu \
        -o "$work/watched.$model" "models/$model/model.xmi"
    check "$model, watched: unpacked" unzip -q -d "$work/watched.$model/in" "$work/watched.$model"/*.fmu
    head -n 100 "$work/$model.fmu/regular.csv" >"$work/watched.csv"
    said=$("$work/watched_master" "$work/watched.$model"/in/binaries/*/*.so "$work/watched.$model/in/modelDescription.xml" \
        "$work/watched.csv" threads 2>&1)
    check "$model: no races${said:+: $said}" test $? -eq 0 -a -z "$said"
done

# Arrays of FMI 3, also of states and constants, and arrays that are no arrays in FMI 3.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/arrays.xmi" <<'END'
variable A[2,3]
variable x[3] = 1
variable v[2] = 0
variable w[2]
constant K[2] = 3
constant B[2,2] = 2
discrete d[2] = 5
variable y[2] = 0
A = [x[3], x[2], x[1]; x[1], time, -x[1]]
for i in 1:3 loop der(x[i]) = -i*x[i]; end for
der(v[1]) = -v[1] + B[2,1]
der(v[2]) = -v[2] + K[1]
w = A*x
der(y[1]) = K[2]*x[1]
y[2] = 2*x[2]
when x[1] < 0.5 then d[1] = 7; end when
when x[2] < 0.5 then d[2] = time; end when
END
for level in fmu fmu2; do
    name="arrays, $level" place=$work/arrays.$level
    of_system $level "$work/arrays.xmi"
    ran ''
    ran fine. --tolerance 1e-11
    does run "$place/events.csv"
    for task in states threads wrong cycles; do
        does $task
    done
    for task in cvode rk4 states wrong; do
        exchanges $task fine.
    done
done

# Signals to a state machine, at two communication points.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/switch.xmi" <<'END'
variable x = 0
discrete n = 0
der(x) = n - x
machine Modes
    region main
        initial begin
        begin -> Off
        state Off
        state On
        Off -> On : signal press / n := n + 1
        On -> Off : signal stop / n := n + 100
        On -> Off : signal press / n := n + 10
    end region
end machine
END
for level in fmu fmu2; do
    name="signals, $level" place=$work/signals.$level
    of_system $level "$work/switch.xmi"
    ran '' --signal 0.4:press --signal 0.8:press
    check "$name: it is sent twice" grep -q ',11\(,.*\)*$' "$place/regular.csv"
    for task in run states threads wrong cycles; do
        does $task "$place/events.csv" press 200
    done
done

# Verdicts and margins at the end are those of the program, also from a state saved in the middle.
check 'a lift' "$SYSPHSC" -q --stop 10 --tolerance 1e-9 --block Lift -o "$work/lift" tests/requirements/lift.xmi
check 'its results' "$work/lift/Lift" -q --rows regular --requirements=ignore -o "$work/lift.csv"
"$work/lift/Lift" -q -o "$work/lift.csv" --requirements "$work/lift.json"
jq -r 'reduce .[] as $row ({}; if has($row.id) then . else .[$row.id] = $row end) | .[] |
    "'"'\\(.id) \\(.name)'"'.verdict \(.verdict as $v | ["met", "not exercised", "not checkable", "not decided", "violated"] | index($v))",
    if has("margin") then "'"'\\(.id) \\(.name)'"'.margin \(.margin)" else empty end' "$work/lift.json" |
    awk '{ value = $NF; sub(/ [^ ]*$/, ""); printf "%s %.4g\n", $0, value }' | sort >"$work/lift.wanted"
check 'some are met, one is violated' grep -q "^'1.1 Speed limit'.verdict 0$" "$work/lift.wanted"
for level in fmu fmu2; do
    name="lift, $level" place=$work/lift.$level
    check "$name" "$SYSPHSC" -q --emit $level --stop 10 --tolerance 1e-9 --block Lift -o "$place" tests/requirements/lift.xmi
    unpacked
    "$master" "$library" "$description" "$work/lift.csv" told >"$place/told"
    check "$name: no margin yet" grep -qx "'1.5 Rest'.margin 1.798e+308" "$place/told"
    grep "^'" "$place/told" | grep -v 1.798e+308 | sort >"$place/of_requirements"
    check "$name: told as by the program" diff "$work/lift.wanted" "$place/of_requirements"
    check "$name: and of one check of several" grep -qx 'comfort.margin -0.5' "$place/told"
    cp "$work/lift.csv" "$place/regular.csv"
    for task in run states threads wrong; do
        does $task
    done
done

# With fixed steps, results are bitwise those of the program if rows are at ends of steps; the folder name has a comma.
for model in heated_bed_warmup two_tank_control; do
    of_model $model fmu,c --fmu-solver rk4
    ran '' --solver rk4
    does exact "$place/events.csv"
done

# Neither states nor indicators, whose vectors may be NULL.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/clocked.xmi" <<'END'
discrete n = 0 every 0.1
n = pre(n) + 1
END
for level in fmu fmu2; do
    name="no states, $level" place=$work/clocked.$level
    of_system $level "$work/clocked.xmi"
    ran ''
    does wrong
    exchanges wrong
done

# fmu/run.py: rows up to the stop time, and rejected arguments.
carry() { # STATUS PATTERN ARGUMENT...
    wanted=$1 pattern=$2
    shift 2
    expect "$wanted" "$pattern" python3 -B fmu/run.py "$@"
    check "no traceback of $*" sh -c '! python3 -B fmu/run.py "$@" 2>&1 | grep -q Traceback' sh "$@"
}
bed=$work/heated_bed_warmup.fmu/BedWarmUpExperiment.fmu T=bed.bedHeatCapacity.T
carry 0 '^400,372\.852$' "$bed" 150 400 $T
check 'the last step is shorter' test "$(python3 -B fmu/run.py "$bed" 150 400 $T | cut -d , -f 1 | tr '\n' ' ')" = 'time 0 150 300 400 '
carry 2 '^usage: .*FILE\.fmu STEP STOP VARIABLE'
carry 0 '^usage: ' --help
carry 2 'argument STEP: invalid positive value' "$bed" 0 400 $T
carry 1 "^error: the FMU has no Float64 scalar 'bed.bedHeatCapacity.Y'; did you mean .*$T" "$bed" 100 400 bed.bedHeatCapacity.Y
carry 1 '^error: .*/none\.fmu: No such file or directory' "$work/none.fmu" 100 400 $T
carry 1 '^error: README\.md is no FMU: ' README.md 100 400 $T
carry 1 'is an FMU of FMI 2\.0, but this example is for FMI 3\.0' "$work"/two_tank_control.fmu2/*.fmu 100 400 x
printf 'input Real u\nvariable x = 1\nder(x) = u.rSig - x\n' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/fed.xmi"
check 'an FMU with an input' "$SYSPHSC" -q --emit fmu -o "$work/fed" "$work/fed.xmi"
carry 0 '^note: inputs stay at their start values: u\.rSig$' "$work/fed/System.fmu" 0.5 1 x

# Under valgrind; the dynamic linker does not free some memory.
name='two_tank_control under valgrind' place=$work/two_tank_control.fmu2
unpacked
head -n 60 "$place/regular.csv" >"$place/short.csv"
for task in states wrong; do
    check "$name: $task" valgrind -q --leak-check=full --errors-for-leak-kinds=definite,possible --error-exitcode=99 "$master" \
        "$library" "$description" "$place/short.csv" $task
done
finish
