#!/bin/sh
# Tests of the test tools: compare finds deviations, and `make run` prints the results that a user needs.
. tests/lib.sh
work=$(fresh tools)

cat >"$work/reference.csv" <<'CSV'
time,"a",b[1],zero
0,1,10,0
1,2,20,0
2,3,-40,0
CSV
cat >"$work/columns.csv" <<'CSV'
column,expression
a,-minus
b[1],"m[1,2]*ten"
CSV
# A row for each instant, two at the event at 1, further rows between them; other names.
printf 'time,minus,"m[1,2]",ten,zero\r\n0,-1,1,10,0\r\n0.5,9,9,9,9\r\n1,5,5,5,0\r\n1,-2,2,10,0\r\n2,-3,-4,10,0\r\n' \
    >"$work/result.csv"
reference=$work/reference.csv result=$work/result.csv columns=$work/columns.csv
expect 0 '^3 of 3 columns agree at 3 times' "$COMPARE" trajectory --columns "$columns" "$reference" "$result"
expect 1 '^FAILED: a is not in the result' "$COMPARE" trajectory "$reference" "$result"
expect 0 '^4 of 4 columns agree at 5 times' "$COMPARE" trajectory "$result" "$result"
sed 's/^1,5,/1,6,/' "$result" >"$work/before.csv"
expect 1 '^FAILED: minus differs by 1.00e\+00 of 9.00e\+00, .* at time 1' "$COMPARE" trajectory "$result" "$work/before.csv"
expect 0 '^3 of 3' "$COMPARE" trajectory --columns "$columns" "$reference" "$work/before.csv"
sed 's/^2,-3/2,-3.00001/' "$result" >"$work/off.csv"
expect 1 '^FAILED: a differs by 1.00e-05 of 3.00e\+00, .* at time 2' \
    "$COMPARE" trajectory --columns "$columns" "$reference" "$work/off.csv"
expect 0 '' "$COMPARE" trajectory --tolerance 1e-5 --columns "$columns" "$reference" "$work/off.csv"
sed 's/^2,-3/2,nan/' "$result" >"$work/nan.csv"
expect 1 '^FAILED: a is not finite' "$COMPARE" trajectory --columns "$columns" "$reference" "$work/nan.csv"
# An empty cell of the reference is not compared; a cell with a value is.
sed 's/^2,3,/2,,/' "$reference" >"$work/free.csv"
expect 0 '^3 of 3' "$COMPARE" trajectory --columns "$columns" "$work/free.csv" "$work/off.csv"
sed 's/^1,2,/1,,/' "$reference" >"$work/other.csv"
expect 1 '^FAILED: a differs' "$COMPARE" trajectory --columns "$columns" "$work/other.csv" "$work/off.csv"
# Values absent in the result must be absent in the reference.
sed 's/^2,-3/2,/' "$result" >"$work/absent.csv"
expect 0 '^3 of 3' "$COMPARE" trajectory --columns "$columns" "$work/free.csv" "$work/absent.csv"
expect 1 '^FAILED: a is not finite' "$COMPARE" trajectory --columns "$columns" "$reference" "$work/absent.csv"
sed 's/,0.$/,1e-11/' "$result" >"$work/zero.csv"
expect 1 '^FAILED: zero differs' "$COMPARE" trajectory --columns "$columns" "$reference" "$work/zero.csv"
sed '1s/zero/zeroBalance/' "$result" >"$work/balance.csv"
sed '1s/zero/zeroBalance/' "$work/zero.csv" >"$work/rounding.csv"
expect 0 '^4 of 4' "$COMPARE" trajectory "$work/balance.csv" "$work/rounding.csv"
sed '/^2,/d' "$result" >"$work/short.csv"
expect 1 '^FAILED: .* has no row for time 2' "$COMPARE" trajectory --columns "$columns" "$reference" "$work/short.csv"
sed 's/^2,-3,/2,/' "$result" >"$work/ragged.csv"
expect 2 'row 6 has 4 cells' "$COMPARE" trajectory "$reference" "$work/ragged.csv"
expect 2 'cannot read' "$COMPARE" trajectory "$reference" "$work/missing.csv"
expect 2 '^usage: ' "$COMPARE" trajectory "$reference"

figures=$work/figures.csv
cat >"$figures" <<'CSV'
name,operation,path,argument,value,unit,tolerance
at a row,at,a,1,2,m,1e-9
between rows,at,-a,1.5,-2.5,m,1e-9
the largest,max,b[1],0,20,s,1e-9
the smallest later on,min,a,1,2,1,1e-9
the largest magnitude,maxabs,b[1],0,40,s,1e-9
when,first-above,a,1.5,1,s,0
when it is largest,time-of-max,b[1],0,1,s,0
the largest magnitude before,maxabs-before,b[1],2,20,s,0
a sum of products,at,-a*a + 0.5*b[1] - 2*time,1,4,1,1e-9
CSV
expect 0 '^between rows +-2.5 m +expected +-2.5 +difference +0.0e\+00  ok$' "$COMPARE" figures "$figures" "$reference"
sed 's/,40,/,41,/' "$figures" >"$work/wrong.csv"
expect 1 '^the largest magnitude .*FAILED$' "$COMPARE" figures "$work/wrong.csv" "$reference"
sed 's/,max,b/,max,c/' "$figures" >"$work/unknown.csv"
expect 1 "^the largest .*FAILED: the result has no 'c\[1\]'" "$COMPARE" figures "$work/unknown.csv" "$reference"
sed 's/,1.5,-2.5/,7,-2.5/' "$figures" >"$work/outside.csv"
expect 1 '^between rows .*FAILED$' "$COMPARE" figures "$work/outside.csv" "$reference"
expect 0 '^  the smallest later on +2$' "$COMPARE" figures --show "$figures" "$reference"
printf 'time,a,mode\n0,0,1\n1,1,1\n1.25,1,1\n1.25,1,2\n2,2,2\n2.5,2,2\n2.5,2,1\n3,3,1\n3.25,3,2\n' >"$work/events.csv"
cat >"$figures" <<'CSV'
name,operation,path,argument,value,unit,tolerance
an event,event,time,2,2.5,s,0
first change,change,mode,1,1.25,s,0
second change,change,mode,2,2.5,s,0
number of changes,changes,mode,0,3,1,0
number of events,events,time,0,2,1,0
before the first change,before,a + mode,1,2,1,0
after the first change,after,a + mode,1,3,1,0
time between changes of one kind,period,mode,3,2,s,0
CSV
expect 0 '^second change +2.5 s +expected +2.5 +difference +0.0e\+00  ok$' "$COMPARE" figures "$figures" "$work/events.csv"
sed 's/change,mode,2,/change,mode,3,/' "$figures" >"$work/wrong.csv"
expect 1 '^second change .*FAILED$' "$COMPARE" figures "$work/wrong.csv" "$work/events.csv"
sed 's/,0,3,1,0/,0,2,1,0/' "$figures" >"$work/wrong.csv"
expect 1 '^number of changes .*FAILED$' "$COMPARE" figures "$work/wrong.csv" "$work/events.csv"
sed 's/a + mode/a + modes/' "$figures" >"$work/wrong.csv"
expect 1 "^after the .*FAILED: the result has no 'a . modes'" "$COMPARE" figures "$work/wrong.csv" "$work/events.csv"
sed '/^2.5,2,2$/d; /^1.25,1,1$/d' "$work/events.csv" >"$work/none.csv"
expect 1 '^an event .*FAILED$' "$COMPARE" figures "$figures" "$work/none.csv"

# make run, from another folder.
root=$PWD
cd "$work" || exit 3
run=$root/tests/run_model.sh bin=$root/$OUT/bin
expect 2 "^error: there is no model folder 'models/nonsense'" "$run" "$bin" models/nonsense
expect 2 "^error: '.' holds no model.xmi" "$run" "$bin" .
expect 0 '^  T at 60 s +341.224 K$' "$run" "$bin" "$root/models/heated_bed_warmup"
expect 0 '^requirements: 4 met$' "$run" "$bin" "$root/models/heated_bed_warmup"
check 'the result is at the printed path' test -s out/BedWarmUpExperiment/BedWarmUpExperiment.csv
check 'and the plot' test -s out/BedWarmUpExperiment/BedWarmUpExperiment.html
expect 0 '^  T\[8\] at 100000 s +' "$run" "$bin" "$root/models/heated_rod" -b HeatedRod::RodOf8Experiment
check 'no key figures of another experiment' sh -c \
    '"$@" >shown 2>&1 </dev/null && grep -q "^result " shown && ! grep "^Key figures" shown' sh \
    "$run" "$bin" "$root/models/robot" -b GravityCompensationTest
mkdir 'a model'
cp "$root/models/rlc_circuit/model.xmi" 'a model/model.xmi'
expect 0 '^result ' "$run" "$bin" 'a model'
cp "$root/tests/requirements/drone.xmi" 'a model/model.xmi'
expect 4 "^'take-off mass' +1 +[a-z]* +computed$" "$run" "$bin" 'a model'
check 'a table of values in the place of steps and a plot' sh -c '! "$@" 2>/dev/null | grep " steps, \|^plot "' sh "$run" "$bin" 'a model'
echo '<html/>' >'a model/model.xmi'
expect 1 'error: .*\[X[0-9][0-9]\]' "$run" "$bin" 'a model'
cd "$root" || exit 3

# make announces long steps and written files.
# shellcheck disable=SC2016
check 'make run announces the build' sh -c 'make -n run OUT="$1" 2>/dev/null | grep -q "^building the compiler"' sh "$work/none"
# shellcheck disable=SC2016
check 'make run announces it only then' sh -c '! make -n run 2>/dev/null | grep -q "^building the compiler"'
check "make docs prints the manual's path" grep -q '^	@echo "manual   $(HTML)"$' Makefile

# Folders with blanks, for the sources and for the installation.
blank="$work/a folder"
mkdir "$blank"
for part in Makefile LICENSE generator runtime templates tests libraries; do
    ln -s "$root/$part" "$blank/$part"
done
check 'built in a folder with blanks' make -s -C "$blank" out/build/runtime/software.o out/build/embedded.o
check 'installed' make -s install DESTDIR="$root/$work/in stalled" PREFIX=/usr
check 'only there' test ! -e "$root/$work/in" -a ! -e "$root/stalled"
installed="$root/$work/in stalled/usr/bin/sysphsc"

# If installed, the paths in a model lead to no library, but the file names do, also in upper or lower case.
mkdir -p "$work/elsewhere"
cp models/rlc_circuit/model.xmi "$work/elsewhere/model.xmi"
check 'the shipped libraries without a word' test -z "$("$installed" --check -q "$work/elsewhere/model.xmi" 2>&1)"
mkdir -p "$work/libraries"
cp libraries/Electrical.xmi "$work/libraries/"
mkdir -p "$work/models/one"
cp models/rlc_circuit/model.xmi "$work/models/one/"
check 'and where others are in no given folder' test -z "$("$installed" --check -q "$work/models/one/model.xmi" 2>&1)"
sed 's,/Electrical\.xmi,/electrical.XMI,' models/rlc_circuit/model.xmi >"$work/elsewhere/other.xmi"
check 'in other letters' test -z "$("$installed" --check -q "$work/elsewhere/other.xmi" 2>&1)"
sed 's,/Electrical\.xmi,/Electricals.xmi,' models/rlc_circuit/model.xmi >"$work/elsewhere/none.xmi"
expect 1 'Electricals.xmi' "$installed" --check "$work/elsewhere/none.xmi"
finish
