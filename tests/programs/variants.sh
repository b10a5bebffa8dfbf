#!/bin/sh
# Several structures in one program: each equals the model compiled with its values, and --set selects it.
. tests/lib.sh
work=$(fresh variants)
sysphsc="$SYSPHSC -q"
rod=models/heated_rod/model.xmi

# sized N: writes the model of the rod with N volumes to $work/N.xmi.
sized() {
    sed '/xmi:id="HeatedRod.Rod.n.default"/s/value="5"/value="'"$1"'"/; s|\.\./\.\./libraries/||' "$rod" >"$work/$1.xmi"
}

# same FILE OTHER: the files are equal except for the program's inputs.
same() {
    sed '/\.fingerprint = /d; /\.xmi", "[0-9a-f]*"}/d' "$1" >"$work/one"
    sed '/\.fingerprint = /d; /\.xmi", "[0-9a-f]*"}/d' "$2" | diff "$work/one" -
}

# Sizes: the program for each size and its results equal those of a model of this size byte by byte.
check 'the rod compiles' $sysphsc --variants rod.n=5,8,100,1000 -o "$work/rod" "$rod"
program=$work/rod/RodExperiment
for n in 5 8 100 1000; do
    sized $n
    mv "$work/$n.xmi" "$work/model.xmi"
    check "the rod of $n compiles alone" $SMALL -I libraries -o "$work/$n" "$work/model.xmi"
    for file in .h .c _checks.c _tables.c; do
        check "$n volumes: the same $file" same "$work/$n/RodExperiment$file" "$work/rod/RodExperiment_n_$n/RodExperiment$file"
    done
    check "the rod of $n runs alone" "$work/$n/RodExperiment" -q -o "$work/$n.csv"
    check "the rod of $n runs" "$program" -q --set rod.n=$n -o "$work/variant_$n.csv"
    check "$n volumes: the same result" cmp "$work/$n.csv" "$work/variant_$n.csv"
done
# The C code does not grow with the number of volumes: sums are loops too.
lines_of() { grep -c '' "$work/rod/RodExperiment_n_$1/RodExperiment.c"; }
check 'a sum of 1000 is a loop' grep -q 'sum += rod->T\[i\]' "$work/rod/RodExperiment_n_1000/RodExperiment.c"
check 'of 1000 as many lines as of 100' test "$(lines_of 1000)" -eq "$(lines_of 100)"
words_of() { wc -w <"$work/rod/RodExperiment_n_$1/RodExperiment_checks.c"; }
check 'and in its law as many words' test "$(words_of 1000)" -eq "$(words_of 100)"
listed_of() { sed -n '/ forms\[\] = /,/^};/p; / lines\[\] = /,/^};/p' "$work/rod/RodExperiment_n_$1/RodExperiment_tables.c"; }
check 'there is a listing' test "$(listed_of 100 | grep -c '"')" -gt 20
check 'of 1000 as many words as of 100' test "$(listed_of 1000 | wc -w)" -eq "$(listed_of 100 | wc -w)"

members_of() {
    sed -n '/^static const ModelMember/,/^static const ModelTables/p' "$work/rod/RodExperiment_n_$1/RodExperiment_tables.c" | grep -c ''
}
check 'elements are one row' grep -q '"T\[%\]", .first = 1, .count = 1000,' \
    "$work/rod/RodExperiment_n_1000/RodExperiment_tables.c"
check 'the plotted variables are one row' grep -qF '{"rod.T[%]", 1, 1000}' \
    "$work/rod/RodExperiment_n_1000/RodExperiment_tables.c"
check 'of 1000 as many lines of members as of 100' test "$(members_of 1000)" -eq "$(members_of 100)"

check "without a setting the model's number applies" "$program" -q -o "$work/result.csv"
check 'without a setting it is the model' cmp "$work/5.csv" "$work/result.csv"
check 'the rod of 8 verifies' "$program" -q --set rod.n=8 --verify -o "$work/result.csv"

# All forms of settings; the last one counts. Settings of variables that only the chosen variant has.
eight() {
    name=$1
    shift
    check "$name" "$program" -q "$@" -o "$work/result.csv"
    check "$name: it is that of 8" cmp "$work/8.csv" "$work/result.csv"
}
echo 'rod.n = 8 # volumes' >"$work/eight.set"
eight 'twice' --set rod.n=100 --set rod.n=8
eight 'from a file' --set-file "$work/eight.set"
eight 'as of OpenModelica' -override=rod.n=8,stopTime=100000
eight 'with other settings' --set 'rod.T[7]=293.15' --set rod.n=8
expect 0 '' sh -c '"$1" -q --set-file /dev/stdin -o "$2" <"$3"' sh "$program" "$work/result.csv" "$work/eight.set"
expect 0 '' sh -c 'cat "$3" | "$1" -q --set-file /dev/stdin -o "$2"' sh "$program" "$work/result.csv" "$work/eight.set"
check 'a pipe is read once' cmp "$work/8.csv" "$work/result.csv"
expect 2 'a file that is not text .*\[R06\]' timeout 10 "$program" --set-file /dev/zero
expect 3 'No such file .*\[R10\]' "$program" --set-file "$work/none.set"
expect 2 "no such variable: 'rod.T\[7\]'.*\[R05\]" "$program" --set 'rod.T[7]=300'

# Missing variants, and the list of available ones.
expect 2 "no variant for 'rod.n=7' \(--set\) \[R63\]" "$program" --set rod.n=7
expect 2 'rod.n = 5, as the model states' "$program" --set rod.n=7
expect 2 "no variant for 'rod.n=7' \(.*/seven.set:2\) \[R63\]" \
    sh -c 'printf "\nrod.n=7\n" >"$2"; exec "$1" --set-file "$2"' sh "$program" "$work/seven.set"
expect 2 "not a number: 'many' for rod.n \(--set\) \[R03\]" "$program" --set rod.n=many
expect 2 "'7.5' for rod.n \(--set\) \[" "$program" --set rod.n=7.5
expect 0 'rod.n = 5, 8, 100, 1000; it is 8' "$program" --set rod.n=8 --help
expect 0 '^rod.n  constant  *100  .*one of 5, 8, 100, 1000 ' "$program" --set rod.n=100 --list --variables rod.n
expect 0 '^  variant  *rod.n=100, of 5, 8, 100, 1000$' "$program" --set rod.n=100 --stats -o "$work/result.csv"
expect 0 '"variant": \{"rod.n": 8\}' "$program" -q --set rod.n=8 --record - -o "$work/result.csv"
expect 0 '"rod.n": \[5, 8, 100, 1000\]' "$program" -q --record - -o "$work/result.csv"
expect 0 'KLU' "$program" --licences
check 'variants have fingerprints of their own' \
    sh -c '[ "$("$1" --version | grep finger)" != "$("$1" --set rod.n=8 --version | grep finger)" ]' sh "$program"
check 'the state of 8 is saved' "$program" -q --set rod.n=8 --stop 600 --save-state "$work/state" -o "$work/result.csv"
check 'and gone on from' "$program" -q --set rod.n=8 --restart "$work/state" -o "$work/result.csv"
expect 2 '\[R' "$program" -q --restart "$work/state" -o "$work/result.csv"

# The folder can be built on its own; other ways to compile; the same bytes each time.
rm -f "$program"
check 'the folder builds' made "$work/rod" CFLAGS=-O0
eight 'built by make' --set rod.n=8
rm "$work/rod/RodExperiment.o" "$work/rod/variant_2.o"
check 'without a warning' make -s -C "$work/rod" CC="$CLANG" CFLAGS="-O0 $(echo $STRICT) -Wno-float-equal" RodExperiment.o variant_2.o
check 'and is cleaned' make -s -C "$work/rod" clean
check 'again' $sysphsc --variants rod.n=5,8,100,1000 --emit c -o "$work/again" "$rod"
check 'the same bytes' diff -r -x .sysphsc "$work/again" "$work/rod"
check 'without a prebuilt runtime' $sysphsc --cc "$CLANG" --cflags '-O0 -flto' --variants rod.n=8 -o "$work/clang" "$rod"
program=$work/clang/RodExperiment
check 'it runs' "$program" -q --set rod.n=8 --stop 600 -o "$work/result.csv"
check 'on shared libraries' $sysphsc --link shared --variants rod.n=8 -o "$work/shared" "$rod"
program=$work/shared/RodExperiment
eight 'shared' --set rod.n=8
check 'no object is left' sh -c '! ls -A "$@" | grep -q "\.o$"' sh "$work/shared" "$work/shared/RodExperiment_n_8"
check 'a program alone takes its place' $sysphsc -o "$work/shared" "$rod"
check 'and builds by itself' made "$work/shared" CFLAGS=-O0
expect 2 "^error: the value of a constant is built into the program: 'rod.n'.*\[R36\]" "$program" --set rod.n=8
expect 2 'fix: compile the model again with sysphsc --variants PATH=VALUES, then --set selects one' "$program" --set rod.n=8
check 'levels' $sysphsc --variants rod.n=8 --emit physical,causal -o "$work/levels" "$rod"
check 'a listing of each' grep -q 'rod.T\[8\]' "$work/levels/RodExperiment_n_8/RodExperiment.causal.txt"
check 'no program, then' test ! -e "$work/levels/RodExperiment_n_8/RodExperiment.c"
expect 0 'RodExperiment \(rod.n=8\): .* 8 states; no errors' "$SYSPHSC" --check --variants rod.n=8 "$rod"

# Constants of other kinds, whose numbers of values multiply; the model's own value is computed, or in another unit. A
# constant that is free in a variant may be set there: a lag of 0 is one program, all other lags are another.
model=tests/cases/variants/model.xmi
check 'sixteen programs' $sysphsc --stop 2 --variants chain.n=2,3 --variants law=linear,square --variants hasLoss=true \
    --variants 'gap=20 mm' -o "$work/kinds" "$model"
program=$work/kinds/System
expect 0 'The program has 16 variants' "$program" --help
for n in 2 3; do
    for law in linear square; do
        for loss in false true; do
            for gap in 0 0.02 0.05; do
                check "$n $law $loss $gap" "$program" -q --constants --verify --set chain.n=$n --set law=$law \
                    --set hasLoss=$loss --set gap=$gap -o "$work/result.csv"
                y='exp(-1)'
                q='2*(1 - exp(-1))'
                [ "$law" = linear ] || y='0.5' q='2*log(2)'
                [ "$loss" = true ] || q=0
                check "$n $law $loss $gap: as by hand" last_row \
                    'near(v("y"), '"$y"') && near(v("q"), '"$q"') && near(v("z"), '"$gap"'*(1 - exp(-1/('"$gap"' + 1e-300)))) &&
                     near(v("chain.x['$n']"), exp(-2*'$n')) && !("chain.x[4]" in column) &&
                     near(v("u"), '$n' > 2 ? 4 : 5)' "$work/result.csv" 1e-4
            done
        done
    done
done
expect 0 'gap = 0, 0.02; default 0.02' "$program" --set gap=0.05 --help
expect 2 "no variant for 'chain.n=4' \(--set\) \[R63\]" "$program" --set gap=0.05 --set chain.n=4
expect 2 "no such literal: 'cubic' for law \(--set\) \[R38\]" "$program" --set law=cubic
expect 0 '"law": "square"' "$program" -q --set law=2 --record - -o "$work/result.csv"
expect 2 "'chain.m' \(--set\) \[R36\]" "$program" --set chain.m=4

# Arrays of parts in arrays of parts: the tables for 1000 are no longer than those for 100.
awk -f tests/tools/drawing.awk >"$work/racks.xmi" <<'END'
block Heat
flow q
variable T

interface Pin
carries h Heat

block Cell
port p Pin
port n Pin
constant R = 2
variable T = 0
p.q = (p.T - T)/(R/2)
n.q = (n.T - T)/(R/2)
der(T) = p.q + n.q

block Source
port p Pin
p.q = -3

block Wall
port p Pin
p.T = 0

block Rack
port p Pin
port n Pin
part cell[4] Cell
connect(p, cell[1].p)
connect(cell[1:3].n, cell[2:4].p)
connect(cell[4].n, n)

block System
constant N = 2
part source Source
part wall Wall
part rack[N] Rack
connect(source.p, rack[1].p)
for i in 1:N - 1 loop connect(rack[i].n, rack[i + 1].p); end for
connect(rack[N].n, wall.p)
END
check 'racks' $sysphsc --variants N=100,1000 -b System -o "$work/racks" "$work/racks.xmi"
words_of() { sed '/^static const char \*const forms/,$d' "$work/racks/System_N_$1/System_tables.c" | wc -w; }
check 'the 998 racks between the first and the last are one family' grep -q '^    7, 4, 1, 998, ' "$work/racks/System_N_1000/System_tables.c"
check 'of 1000 racks as many words as of 100' test "$(words_of 1000)" -eq "$(words_of 100)"
program=$work/racks/System
for n in 2 100; do
    check "$n racks verify" "$program" -q --verify --tolerance 1e-9 --set N=$n --stop 1 \
        --variables "rack[$n].cell[4].T" -o "$work/result.csv"
    check "$n racks: the last one is there" last_row 'v("rack['$n'].cell[4].T") >= 0' "$work/result.csv"
done

# C code of the model: each variant has its own.
mkdir "$work/code"
sed 's/@CODE@/self->count += 1; self->valve = -self->count;/
     s/inflow = -valve/lag*der(inflow) = -valve - inflow/; s|\.\./\.\./\.\./libraries/||
     s|<ownedAttribute xmi:id="Tank.inflow"|<ownedAttribute xmi:id="Tank.lag" name="lag"><defaultValue xmi:type="uml:LiteralReal" value="0"/></ownedAttribute>&|
     s|<SysPhS:PhSVariable base_Property="Tank.inflow"/>|&<SysPhS:PhSConstant base_Property="Tank.lag"/>|' \
    tests/software/tank.xmi >"$work/code/model.xmi"
check 'C code' $sysphsc --allow-c -I libraries --variants tank.lag=0.1 -o "$work/code/out" "$work/code/model.xmi"
for lag in 0 0.1; do
    check "C code runs with $lag" "$work/code/out/System" -q --set tank.lag=$lag --verify --stop 0.35 -o "$work/$lag.csv"
done
check 'without a lag' last_row 'near(v("tank.h"), 0.1 + 0.2 + 0.3 + 0.05*4)' "$work/0.csv"
check 'with one' last_row 'v("tank.h") < 0.7 && v("tank.h") > 0.3' "$work/0.1.csv"
check 'C code is built by make' made "$work/code/out" CFLAGS=-O0
check 'and runs' "$work/code/out/System" -q --set tank.lag=0.1 --stop 0.35 -o "$work/result.csv"
check 'to the same' cmp "$work/0.1.csv" "$work/result.csv"
sed 's/self->count += 1;/self->coumt += 1;/' "$work/code/model.xmi" >"$work/code/wrong.xmi"
expect 1 'wrong.xmi:[0-9]*: error: .*\[G04\]' $sysphsc --allow-c -I libraries --variants tank.lag=0.1 -o "$work/code/out" \
    "$work/code/wrong.xmi"
check 'no program, then' test ! -e "$work/code/out/System"

# Errors in the command line, in one variant of the model, and in the environment.
refused() { # STATUS REGEX VARIANTS...
    status=$1 regex=$2
    shift 2
    for one in "$@"; do
        expect "$status" "$regex" $sysphsc --variants "$one" -o "$work/none" "$rod"
    done
    check 'no file is written' test ! -e "$work/none"
}
refused 2 'needs PATH=VALUE,VALUE' rod.n =5
refused 2 'needs a value between commas' rod.n= rod.n=5,,8 rod.n=5,
refused 2 "is not a constant of the system \[F66\]" rod.m=5 rod=5
refused 2 "is not a constant: .* \[F66\]" 'rod.T[1]=300'
refused 2 "'rod.n' cannot be '.*' \[F66\]" rod.n=many rod.n=7.5 'rod.n=3 m'
refused 2 "'rod.L' does not affect the structure \[F66\]" rod.L=1,2
refused 2 'result in more than 64 programs' "rod.n=$(seq -s, 2 80)"
refused 1 'model.xmi:74: error: rod.n=-3: the size of .rod.T. is -3 \[F35\]' rod.n=8,-3
{
    echo 'block System'
    for size in a b c d e; do
        echo "integer $size = 3"
        echo "variable x$size[$size] = 1"
        echo "for i in 1:$size loop der(x$size[i]) = -x$size[i]; end for"
    done
} | awk -f tests/tools/drawing.awk >"$work/five.xmi"
expect 2 '^sysphsc: error: --variants leave 5 sizes open: one program has at most 4$' $sysphsc -b System -o "$work/none" \
    --variants a=4.. --variants b=5.. --variants c=6.. --variants d=7.. --variants e=8.. "$work/five.xmi"
expect 2 'is named by --variants and by --set' $sysphsc --variants rod.n=8 --set rod.n=6 "$rod"
model=tests/cases/array_sizes/model.xmi
expect 1 'warning: rod.n=-3; rod.n=-4: experiment' $sysphsc --variants rod.n=-3,-4 -o "$work/none" "$rod"
expect 1 'error: count=2: .* has 4 elements' $sysphsc --variants count=2,4 -o "$work/none" "$model"
expect 1 'error: count=4: .* has 8 elements' $sysphsc --variants count=2,4 -o "$work/none" "$model"
expect 2 "is bound to 'count' \[F66\]" $sysphsc --variants rod.n=2 -o "$work/none" "$model"
mkdir -p "$work/tools"
printf '#!/bin/sh\ncase $* in *print-prog-name=objcopy*) echo no-objcopy ;; *) exec cc "$@" ;; esac\n' >"$work/tools/cc"
chmod +x "$work/tools/cc"
expect 3 "'no-objcopy' cannot be run" $sysphsc --cc "$work/tools/cc" --variants rod.n=8 -o "$work/tool" "$rod"
finish
