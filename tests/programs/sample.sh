#!/bin/sh
# --sample: tables of cases, from distributions drawn in each dialect or given by options. Their contents are known in
# closed form, or character by character; the functions used are tested in tests/unit/test_sample.c.
# make: out/build/sobol
. tests/lib.sh
work=$(fresh sample)
tanks=models/two_tank_hydraulics/model.xmi
carriage=studies/tolerance.xmi
bed=models/heated_bed_warmup/model.xmi

# sampled STATUS REGEX MODEL ARGUMENT...: checks the printed table or message.
sampled() {
    wanted=$1 pattern=$2 model=$3
    shift 3
    expect "$wanted" "$pattern" "$SYSPHSC" -q "$@" -o - "$model"
}

# ---- the table, character by character ----

for method in random latin sobol saltelli grid; do
    sampled 0 '' $carriage --sample 2,$method
    "$SYSPHSC" -q --sample 2,$method -o "$work/$method.csv" $carriage
    cat "$work/$method.csv"
done >"$work/golden.csv"
[ -z "$UPDATE" ] || cp "$work/golden.csv" tests/sampling/cases.csv
check 'one sample of each method' diff tests/sampling/cases.csv "$work/golden.csv"
check 'columns' sh -c 'sed -n 1p "$1" | grep -qx "case,@design,left\.stiffness,right\.stiffness,mass,speed"' sh "$work/random.csv"
check 'units' sh -c 'sed -n 2p "$1" | grep -qxF ",,N/m,N/m,kg,m/s"' sh "$work/random.csv"
expect 0 '^Tolerance::RunOut: 4 cases of 4 uncertain values; written to .*/four.csv$' "$SYSPHSC" --sample 4 -o "$work/four.csv" $carriage
check 'nothing else is written' test "$(ls "$work" | tr '\n' ' ')" = 'four.csv golden.csv grid.csv latin.csv random.csv saltelli.csv sobol.csv '

# The same with another compiler, however it contracts products and sums.
if command -v "$CLANG" >/dev/null; then
    cat >"$work/bytes.c" <<'END'
#include "sample/sample.h"
int main(void)
{
    for (uint32_t i = 0; i < 100000; i++) {
        const double u = random_unit(random_bits(1, RANDOM_VALUE, 1, 2, i)), z = normal_quantile(u);
        printf("%a %a %a %a %a\n", u, z, normal_probability(z), normal_exp(z), normal_log(u));
    }
    return 0;
}
END
    for cc in "${CC:-cc}" "$CLANG"; do
        for level in -O0 -O3; do
            check "functions by $cc $level" $cc -std=c11 $level -ffp-contract=off -Igenerator -o "$work/bytes" "$work/bytes.c" \
                generator/sample/random.c generator/sample/normal.c -lm
            "$work/bytes" | cksum
        done
    done >"$work/sums"
    check 'functions have the same bytes by all compilers' test "$(sort -u "$work/sums" | wc -l)" -eq 1
fi
check 'the tool makes the direction numbers again' sh -c 'lines=$1; shift; "$1" "$lines" | cmp - "$2"' sh 30 \
    "$OUT/build/sobol" "$(sed 30q generator/sample/sobol.def >"$work/sobol.def" && echo "$work/sobol.def")"

# ---- values ----

# share MODEL EXPRESSION LEAST MOST ARGUMENT...: the share of cases in which the expression is true; v(1): the first
# column.
share() {
    model=$1 expression=$2 least=$3 most=$4
    shift 4
    "$SYSPHSC" -q -o "$work/share.csv" "$@" "$model" >"$work/share.log" 2>&1 || cat "$work/share.log"
    check "$expression in cases of $*" awk -F, -v least="$least" -v most="$most" '
        function v(i) { return $(i + 2) }
        FNR > 2 { count++; met += ('"$expression"') != 0 }
        END { print met/count; exit !(count && met/count >= least && met/count <= most) }' "$work/share.csv"
}
# The carriage stops at speed*sqrt(mass/(left + right)): true in 94.372 %, by integration over mass and stiffness.
for method in random latin sobol; do
    share $carriage 'v(4)*sqrt(v(3)/(v(1) + v(2))) <= 0.0455' 0.939 0.948 --sample 20000,$method
done
gravity=fluidReservoir1.gravity
share $tanks 'v(1) < 9.9' 0.8403 0.8423 --sample 20000,latin --distribution "$gravity=normal(9.8, 0.1)"
share $tanks 'v(1) < 9.5' 0.4999 0.5001 --sample 20000,latin --distribution "$gravity=uniform(9, 10)"
share $tanks 'v(1) < 9.2' 0.3333 0.3334 --sample 20000,latin --distribution "$gravity=triangular(9, 9.2, 9.6)"
share $tanks 'v(1) < 9.8/sqrt(1 + (1/9.8)^2)' 0.4999 0.5001 --sample 20000,latin --distribution "$gravity=lognormal(9.8, 1)"
share $tanks 'v(1) == 9.8' 0.3333 0.3334 --sample 3000,latin --distribution "$gravity=choice(9.7, 9.8, 9.9)"
share $tanks 'v(1) > 9.9 && v(1) < 10' 1 1 --sample 1000 --distribution "$gravity=normal(9.8, 0.1, 9.9, 10)"
share $tanks 'v(1) < 0.5' 0.4999 0.5001 --sample 1000,latin --distribution 'pipe.radius=normal(500 mm, 1 cm)'
sampled 0 '^1,grid:0,20,0.5$' $tanks --sample 1,grid --distribution 'pipe.radius=uniform(400 mm, 60 cm)' \
    --distribution 'fluidReservoir1.fluidLevel=choice(2000 cm)'
sampled 0 '^,,m$' $tanks --sample 1 --distribution 'pipe.radius=uniform(1,2)'
# The deviation of a temperature is a temperature difference.
share $bed 'v(1) > 291 && v(1) < 295' 0.682 0.683 --sample 20000,latin --distribution 'bed.bedHeatCapacity.T=normal(19.85 degC, 2 degC)'

# Seeds, replications and longer samples.
check 'another seed, other values' sh -c '! "$1" -q --sample 2,random,2 -o - "$2" | sed "s/:2/:1/" | cmp -s - "$3"' sh "$SYSPHSC" $carriage "$work/random.csv"
sampled 0 '^1,random:9223372036854775807,' $carriage --sample 1,random,9223372036854775807
sampled 0 '^3,latin:7:2,' $carriage --sample 2x3,latin,7
sampled 0 '^12,saltelli:1:2:speed,' $carriage --sample 1x2,saltelli
check 'a longer sample begins with the shorter one' sh -c '"$1" -q --sample 9 -o - "$2" | head -n 4 | cmp - "$3"' sh "$SYSPHSC" $carriage "$work/random.csv"

# A Gaussian copula with Spearman's correlation 6/pi asin(R/2) = 0.79: the share of equal signs is 1/2 + asin(R)/pi.
share $tanks '(v(1) > 9.8) == (v(2) > 5)' 0.7900 0.8005 --sample 20000 --distribution "$gravity=normal(9.8, 0.1)" \
    --distribution 'pipe.radius=uniform(0, 10)' --correlation "$gravity,pipe.radius=0.8"

# ---- distributions drawn in the forms of several tools ----

# drawn DIALECT ROW APPLICATION: applies a stereotype to the property emf, whose id replaces @.
drawn() {
    model=$(ls tests/dialects/"$1"/charger.*)
    mkdir -p "$work/$1"
    id=$(sed -n "s/.*xmi:id=[\"']\([^\"']*\)[\"'].*name=[\"']emf[\"'].*/\1/p; s/.*name=[\"']emf[\"'].*xmi:id=[\"']\([^\"']*\)[\"'].*/\1/p" "$model" | head -n 1)
    [ -n "$id" ] || id=$(sed -n "/<name>emf</{x;s/.*xmi:id=\"\([^\"]*\)\".*/\1/p;x};h" "$model" | head -n 1)
    model_drawn=$work/$1/$(basename "$model")
    sed "s|</xmi:XMI>|$(printf '%s' "$3" | sed "s|@|$id|g")&|" "$model" >"$model_drawn"
    sampled 0 "$2" "$model_drawn" --sample 1,grid
}
drawn omg '^1,grid:0,12.5$' '<sysml:Normal xmi:id="d"><base_Property xmi:idref="@"/><mean>12.5</mean><standardDeviation>0.1</standardDeviation></sysml:Normal>'
drawn omg '^1,grid:0,12.25$' '<sysml:Uniform xmi:id="d" base_Property="@" min="12" max="12.5"/>'
drawn cameo '^1,grid:0,12.5$' "<n:Normal xmlns:n='http://www.magicdraw.com/schemas/SysML_Non_Normative_Extensions.xmi' xmi:id='d' base_Property='@' mean='12.5' standardDeviation='0.1'/>"
drawn cameo '^1,grid:0,12.5$' "<MD_Customization_for_SysML__additional_stereotypes:Normal xmi:id='d' base_Property='@' mean='12.5' standardDeviation='0.1'/>"
drawn papyrus '^1,grid:0,12.5$' '<Scatter:Normal xmlns:Scatter="http:///schemas/Scatter/_Xr0aQGl2Ee6u9b8J0yZk1A/3" xmi:id="d" base_Property="@" mean="12.5" standardDeviation="0.1"/>'
drawn papyrus '^1,grid:0,12.25$' '<Scatter:Uniform xmlns:Scatter="http:///schemas/Scatter/_Xr0aQGl2Ee6u9b8J0yZk1A/3" xmi:id="d" base_Property="@" min="12" max="12.5"/>'
drawn ea '^1,grid:0,12.5$' '<SysML1.4:Normal base_Property="@" mean="12.5" standardDeviation="0.1"/>'
drawn ea '^1,grid:0,12.25$' '<thecustomprofile:Uniform xmlns:thecustomprofile="http://www.sparxsystems.com/profiles/thecustomprofile/1.0" base_Attribute="@" min="12" max="12.5"/>'
sampled 0 '^1,grid:0,11$' "$model_drawn" --sample 1,grid --distribution 'source.emf=uniform(10, 12)'

# changed SED: the carriage with a changed drawing.
changed() {
    sed "s|\.\./libraries|$PWD/libraries|g; $1" $carriage >"$work/changed.xmi"
}
mass=Tolerance.Carriage.mass
changed "s|<sysml:Uniform \([^>]*_Uniform\"\)|<sysml:Interval \1|"
expect 0 "^$work/changed.xmi:[0-9]+: note: the model gives only the range of 'mass': all values from 0.95 to 1.05 are .*D04" \
    "$SYSPHSC" --sample 1 -o "$work/one.csv" "$work/changed.xmi"
changed "s|<sysml:Uniform|<sysml:Normal xmi:id=\"n\" base_Property=\"$mass\" mean=\"1\" standardDeviation=\"1\"/>&|"
share "$work/changed.xmi" 'v(3) >= 0.95 && v(3) <= 1.05' 1 1 --sample 500 # cut off at the ends of the interval
changed "s|<sysml:Uniform|<Own:Normal xmlns:Own=\"http://example.org/own\" xmi:id=\"n\" base_Property=\"$mass\" priority=\"1\"/>&|"
share "$work/changed.xmi" 'v(3) >= 0.95 && v(3) <= 1.05' 1 1 --sample 500 # another stereotype with this name has no such tags
special='<ownedAttribute xmi:type="uml:Property" xmi:id="Best.k" name="stiffness"@><redefinedProperty xmi:idref="Tolerance.Spring.stiffness"/><defaultValue xmi:type="uml:LiteralReal" xmi:id="Best.v" value="500"/></ownedAttribute>'
special="<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Best\" name=\"Best\"><generalization xmi:id=\"Best.g\" general=\"Tolerance.Spring\"/>$special</packagedElement>"
inherited="s|<packagedElement xmi:type=\"uml:Class\" xmi:id=\"Tolerance.Carriage\"|$special&|; s|name=\"right\" \(.*\)type=\"Tolerance.Spring\"|name=\"right\" \1type=\"Best\"|; s|  <sysml:Block xmi:id=\"Tolerance.Spring_Block\"|<sysml:Block xmi:id=\"Best.b\" base_Class=\"Best\"/>&|"
changed "$(printf '%s' "$inherited" | sed 's/@//')"
share "$work/changed.xmi" 'v(2) > 460 && v(2) < 540' 0.99 1 --sample 500 # a redefined property keeps it
changed "$(printf '%s' "$inherited" | sed 's/@//'); s|<sysml:Uniform|<sysml:Uniform xmi:id=\"u\" base_Property=\"Best.k\" min=\"499\" max=\"501\"/>&|"
share "$work/changed.xmi" 'v(2) > 499 && v(2) < 501' 1 1 --sample 500 # unless it has its own

# A distribution has no effect on portable C, whose ranges are given by an Interval.
check 'a normal distribution is no range' sh -c '"$1" -q --emit portable --saturate --step 1e-4 -o "$2" "$3" && ! grep -q "limited(" "$2"/portable/*.c' sh \
    "$SYSPHSC" "$work/portable" $carriage

# ---- everything that can be sampled can be set ----

for model in tests/dialects/omg/charger.xmi $tanks models/mass_spring_damper/model.xmi; do
    $SMALL -q -o "$work/program" "$model"
    program=$(find "$work/program" -maxdepth 1 -type f -perm -1 | head -n 1)
    "$program" --list | sed '1d; s/  */ /g' | cut -d ' ' -f 1-3 | while read -r path kind value; do
        "$SYSPHSC" -q --sample 1 --distribution "$path=choice($value)" -o - "$model" >/dev/null 2>&1 && is=yes || is=no
        case $kind$is in
        constantno | derivedyes) echo "$path $kind sampled: $is" ;;
        *yes) "$program" -q --set "$path=$value" -o - >/dev/null 2>&1 || echo "$path cannot be set" ;;
        esac
    done >"$work/unlike"
    check "$model: what is sampled is what can be set" test ! -s "$work/unlike"
    rm -rf "$work/program"
done

# Structural constants, with the values of the variants; elements of arrays; Booleans.
rod=models/heated_rod/model.xmi
sampled 2 "'rod.n' decides the structure.*D01" $rod --sample 1 --distribution 'rod.n=choice(3, 5)'
sampled 2 "fix: let --variants name it with its values" $rod --sample 1 --distribution 'rod.n=choice(3, 5)'
share $rod 'v(1) == 3' 0.5 0.5 --sample 10,latin --variants 'rod.n=3,5' --distribution 'rod.n=choice(3, 5)'
sampled 2 "'rod.n' cannot be '4' in any of the --variants" $rod --sample 1 --variants rod.n=3,5 --distribution 'rod.n=choice(3, 4)'
sampled 2 "'rod.n' takes single values" $rod --sample 1 --variants rod.n=3,5 --distribution 'rod.n=uniform(3, 5)'
sampled 2 "did you mean 'rod.n'" $rod --sample 1 --variants rod.m=3,5 --distribution 'rod.n=choice(3)'
sampled 0 '^1,random:1,(true|false)$' tests/dialects/omg/charger.xmi --sample 1 --distribution 'regulator.on=choice(true, false)'
sampled 2 "'regulator.on' cannot be 'maybe'" tests/dialects/omg/charger.xmi --sample 1 --distribution 'regulator.on=choice(maybe)'

# ---- rejections ----

refuses() { # REGEX ARGUMENT...
    pattern=$1
    shift
    expect 2 "$pattern" "$SYSPHSC" -q -o "$work/refused.csv" "$@" $tanks
    check "$*: nothing is written" test ! -e "$work/refused.csv"
}
distributed() { # REGEX DISTRIBUTION...
    pattern=$1
    shift
    for distribution in "$@"; do
        set -- "$@" --distribution "$distribution"
        shift
    done
    refuses "$pattern" --sample 10 "$@"
}
distributed "'pipe.radus' is not a quantity of the system.*D01" 'pipe.radus=normal(1, 1)'
distributed "did you mean 'pipe.radius'" 'pipe.radus=normal(1, 1)'
distributed "'pipe.resistance' is computed from other constants.*D01" 'pipe.resistance=normal(1, 1)'
distributed "'pipe.fluidFlow' is determined by equations.*D01" 'pipe.fluidFlow=normal(1, 1)'
distributed "'der\(fluidReservoir1.fluidLevel\)' .*D01" 'der(fluidReservoir1.fluidLevel)=normal(1, 1)'
distributed "'pipe.radius' has no distribution: its deviation is 0, not a positive number.*D01" 'pipe.radius=normal(1, 0)'
distributed "its least value 2 is not below its greatest, 1 " 'pipe.radius=uniform(2, 1)'
distributed "its mode 3 lies outside" 'pipe.radius=triangular(1, 3, 2)'
distributed "its mean is -1, not a positive number" 'pipe.radius=lognormal(-1, 2)'
distributed "it has no values between" 'pipe.radius=normal(0, 1, 50, 60)'
distributed "'pipe.radius' has no distribution 'gauss'" 'pipe.radius=gauss(1, 2)'
distributed "did you mean 'normal'" 'pipe.radius=nomal(1, 2)'
for words in 'normal(1)' 'normal(1, 2, 3)' 'normal(1, 2, 3, 4, 5)' 'uniform(1)' 'triangular(1, 2)' 'normal' 'normal(1, 2' 'normal(1, 2) mm' 'normal((1, 2)'; do
    distributed "has no distribution '" "pipe.radius=$words"
done
distributed 'fix: write triangular\(LEAST, MODE, GREATEST\)' 'pipe.radius=triangular(1, 2)'
distributed "'pipe.radius' cannot be '1 kg'" 'pipe.radius=normal(1 kg, 1)'
distributed "'pipe.radius' cannot be 'one'" 'pipe.radius=normal(one, 1)'
distributed "'pipe.radius' cannot be ''" 'pipe.radius=choice()'
distributed "'pipe.radius' is given two distributions" 'pipe.radius=normal(1, 1)' 'pipe.radius=normal(1, 1)'
two="--distribution pipe.radius=normal(1,1) --distribution $gravity=normal(1,1)"
for words in pipe.radius=0.5 pipe.radius,$gravity=2 pipe.radius,$gravity=high; do
    # shellcheck disable=SC2086
    refuses "is not a correlation.*D01" --sample 10 $two --correlation "$words"
done
# shellcheck disable=SC2086
{
    refuses "'pipe.pipeLength' has no distribution, which --correlation needs" --sample 10 $two --correlation pipe.radius,pipe.pipeLength=0.5
    refuses 'relates a value to itself' --sample 10 $two --correlation pipe.radius,pipe.radius=0.5
    refuses 'is stated twice' --sample 10 $two --correlation "pipe.radius,$gravity=0.5" --correlation "$gravity,pipe.radius=0.4"
    refuses 'contradict those between the other values' --sample 10 $two --distribution 'pipe.pipeLength=normal(1,1)' \
        --correlation "pipe.radius,$gravity=0.9" --correlation "pipe.radius,pipe.pipeLength=0.9" --correlation "pipe.pipeLength,$gravity=-0.9"
    refuses "'pipe.pipeLength' is a choice" --sample 10 $two --distribution 'pipe.pipeLength=choice(1, 2)' --correlation pipe.radius,pipe.pipeLength=0.5
    refuses 'correlation cannot be combined with the method grid' --sample 10,grid $two --correlation "pipe.radius,$gravity=0.5"
    refuses 'correlation cannot be combined with the method saltelli' --sample 10,saltelli $two --correlation "pipe.radius,$gravity=0.5"
    refuses 'the sample of 2 parameters has more than 10 million cases' --sample 4000,grid $two
    refuses 'the sample of 2 parameters has more than 10 million cases' --sample 1000000x11 $two
}
refuses 'sample: unknown method .sobel.' --sample 10,sobel
refuses "did you mean 'sobol'" --sample 10,sobel
for words in 0 -1 ten 10x 10x0 10,latin, 10,latin,-1 10,latin,9223372036854775808 10,latin,1,2 10000001 1e3; do
    refuses 'sample needs N or NxR' --sample "$words"
done
refuses 'a grid has no seed and no replications' --sample 10,grid,1
refuses 'a grid has no seed and no replications' --sample 10x2,grid
refuses 'sample cannot be combined with --gallery' --sample 10 --emit c
refuses 'distribution needs PATH=KIND' --sample 10 --distribution pipe.radius
refuses 'distribution and --correlation need --sample' --distribution 'pipe.radius=normal(1, 1)'
expect 2 'sample needs --output FILE.csv' "$SYSPHSC" --sample 10 $tanks
expect 2 'sample needs --output FILE.csv' "$SYSPHSC" --sample 10 -o "$work/table" $tanks
expect 3 "none/x.csv' cannot be written: No such file or directory .G01" "$SYSPHSC" -q --sample 10 -o "$work/none/x.csv" $carriage
expect 3 'standard output cannot be written' sh -c '"$1" -q --sample 100000 -o - "$2" >/dev/full' sh "$SYSPHSC" $carriage
expect 1 "has no parameter and no start value with a distribution .*D05" "$SYSPHSC" -q --sample 10 -o - $tanks
# 51 and 101 parameters.
many() {
    awk 'BEGIN {
        for (i = 1; i <= 101; i++) print "constant a" i " 1"
        printf "variable x 1\nequation der(x) = -x"
        for (i = 1; i <= 101; i++) printf "*a" i
        print "\nend x 0"
    }' >"$work/many.txt"
    awk -v name=many -v libraries="$PWD/libraries" -f tests/ivp/model.awk "$work/many.txt" >"$work/many.xmi"
    for i in $(seq "$1"); do
        set -- "$@" --distribution "a$i=uniform(1, 2)"
    done
    shift
    expect 2 "$expected" "$SYSPHSC" -q -o "$work/many.csv" "$@" "$work/many.xmi"
}
expected='the method sobol takes at most 100 uncertain parameters; there are 101' many 101 --sample 4,sobol
expected='the method saltelli takes at most 50 uncertain parameters; there are 51' many 51 --sample 4,saltelli
expected='the Latin hypercube of 1000000 cases of 101 parameters is too large' many 101 --sample 1000000,latin

# Errors in the drawing name its line.
changed 's| standardDeviation="10.0"||'
sampled 1 "^$work/changed.xmi:[0-9]+: error: the distribution of 'left.stiffness' cannot be sampled: it has no deviation .D02" "$work/changed.xmi" --sample 1
changed 's|standardDeviation="10.0"|standardDeviation="0"|'
sampled 1 "its deviation is 0, not a positive number .D02" "$work/changed.xmi" --sample 1
changed 's|standardDeviation="10.0"|standardDeviation="low"|'
sampled 1 "standardDeviation of the normal distribution of 'Tolerance::Spring::stiffness' cannot be used: 'low' .S21" "$work/changed.xmi" --sample 1
changed 's|min="0.95" ||'
sampled 1 "the distribution of 'mass' cannot be sampled: it has no least or no greatest value .D02" "$work/changed.xmi" --sample 1
changed 's|min="0.95" max="1.05"|min="1" max="1"|'
sampled 1 "its least value 1 is not below its greatest, 1 .D02" "$work/changed.xmi" --sample 1
changed 's|<sysml:Normal \([^>]*\)speed" mean="1.4" standardDeviation="0.01"|<sysml:Interval \1speed" min="1" max="2"|'
expect 0 "note: the distribution of 'speed' is ignored because it is a range for the whole run, not for the start value .D03" \
    "$SYSPHSC" --sample 1 -o "$work/one.csv" "$work/changed.xmi"
check 'it has no column' sh -c '! grep -q speed "$1"' sh "$work/one.csv"
expect 0 'no errors$' "$SYSPHSC" --check "$work/changed.xmi"

# ---- large samples ----

check 'a million cases of ten values in seconds' sh -c 'ulimit -t 60; ulimit -v 400000; "$@"' sh "$SYSPHSC" -q --sample 1000000,sobol \
    $(for path in fluidReservoir1.gravity fluidReservoir2.gravity fluidReservoir1.fluidDensity fluidReservoir2.fluidDensity fluidReservoir1.tankSurfaceArea \
        fluidReservoir2.tankSurfaceArea pipe.dynamicViscosity pipe.pipeLength pipe.radius fluidReservoir1.fluidLevel; do
        echo --distribution "$path=normal(10,1)"
    done) -o "$work/large.csv" $tanks
check 'as many rows' test "$(wc -l <"$work/large.csv")" -eq 1000002
rm -f "$work/large.csv"
finish
