#!/bin/sh
# FMUs whose importer chooses the sizes, compared with the program for all sizes: the heated rod, and
# tests/sizes/NAME.txt, all of them if TEST_ALL is set.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh fmu_sizes)
sizes="python3 -B tests/tools/fmu_sizes.py"

# unit_of FOLDER: the last FMU in the folder that is for all sizes.
unit_of() {
    for folder in "$1"/*_from_*; do unit=$folder; done
    echo "$unit"/*.fmu
}

# agree NAME BLOCK SETTING...: compares FMU and program for these sizes.
agree() {
    name=$1 block=$2
    shift 2
    sets=$(printf ' --set %s' "$@")
    # shellcheck disable=SC2086
    check "$name, $*: the program" "$work/$name/$block" -q --stop 5 --rows regular $sets -o "$work/$name.csv"
    check "$name, $*" $sizes "$(unit_of "$work/$name")" "$work/$name.csv" 2e-15 "$@"
}

# drawn NAME FILE OPTION...: makes an FMU and a program of a model.
drawn() {
    name=$1 file=$2
    shift 2
    grep -vE '^(sizes|with) ' "$file" | awk -f tests/tools/drawing.awk >"$work/$name.xmi"
    check "$name compiles" "$SYSPHSC" -q -b System "$@" --emit fmu,exe -o "$work/$name" "$work/$name.xmi"
}

check 'the rod compiles' "$SYSPHSC" -q --variants rod.n=3.. --emit fmu,exe -o "$work/rod" models/heated_rod/model.xmi
for n in 3 5 12 ${TEST_ALL:+60} 1000; do
    agree rod RodExperiment rod.n=$n
done

for case in ${TEST_ALL:+tests/sizes/*.txt} tests/sizes/events.txt tests/sizes/two.txt tests/sizes/check.txt; do
    wanted=$(sed -n 's/^sizes //p' "$case") paths='' options=''
    # shellcheck disable=SC2086
    set -- $wanted
    while [ "$1" != : ]; do
        paths="$paths $1" options="$options --variants $1=$2.."
        shift 2
    done
    # shellcheck disable=SC2086
    drawn "$(basename "$case" .txt)" "$case" $options
    shift
    for numbers; do
        settings=''
        for path in $paths; do
            settings="$settings $path=${numbers%%,*}"
            numbers=${numbers#*,}
        done
        # shellcheck disable=SC2086
        agree "$(basename "$case" .txt)" System $settings
    done
done

# Parameters by element, an array of n - 1 values, and as many conditions.
cat >"$work/between.txt" <<'END_OF_MODEL'
block System
integer n = 5
constant k[n] = 2
constant c[n]
variable x[n] = 1
variable d[n-1]
variable hot
for i in 1:n loop c[i] = 0.1*k[i]; der(x[i]) = -k[i]*x[i] + c[i]; end for
for i in 1:n - 1 loop d[i] = if x[i + 1] - 0.5*x[i] > 0.6 then 1 else 0; end for
hot = sum(d)
END_OF_MODEL
drawn between "$work/between.txt" --variants n=3..
agree between System n=3
agree between System n=9
unzip -p "$(unit_of "$work/between")" modelDescription.xml >"$work/between.description"
check 'starts by element' grep -qF '<Float64 name="k" valueReference="2" causality="parameter" variability="tunable" '`
    `'initial="exact" start="2 2 2 2 2">' "$work/between.description"
check 'what is no size is left out' sh -c '! grep -q "name=\"d\"" "$1"' sh "$work/between.description"
check 'conditions are named' grep -qF 'in their order, of x - 0.5*x &gt; 0.6"' "$work/between.description"

sed 's/^variable d\[n-1\]/&  = 1/; s/d\[i\] = if.*end for/der(d[i]) = x[i] - d[i]; end for/' "$work/between.txt" |
    awk -f tests/tools/drawing.awk >"$work/states.xmi"
expect 1 "states.xmi: error: the variables of an FMU of 'n=3..' are not the same for all sizes \[C31\]" \
    "$SYSPHSC" -q -b System --variants n=3.. --emit fmu -o "$work/states" "$work/states.xmi"
expect 1 "'d' is an array whose dimensions are computed from the sizes" \
    "$SYSPHSC" -q -b System --variants n=3.. --emit fmu -o "$work/states" "$work/states.xmi"
check 'nothing is written' test ! -e "$work/states"

# A margin with a unit for each element; the compiler does not use freed memory.
awk '/<ownedRule.*Rod.first"/ {
    print "<ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"cool\" name=\"cool\"><specification xmi:type=\"uml:OpaqueExpression\" " \
        "xmi:id=\"cool.text\"><body>T &lt; 600</body></specification></ownedRule>"
} 1' models/heated_rod/model.xmi >"$work/cool.xmi"
check 'checks with units' "$SYSPHSC_ASAN" -q -I libraries --variants rod.n=3.. --emit fmu -o "$work/cool" \
    "$work/cool.xmi"
unzip -p "$(unit_of "$work/cool")" modelDescription.xml >"$work/cool.description"
check 'a margin has its unit' grep -q 'cool.*margin".* causality="output" .*unit="K"' "$work/cool.description"
check 'nothing is said of one element' sh -c '! grep -q "element 1" "$1"' sh "$work/cool.description"
check 'for each element' sh -c 'grep -A 1 "cool.*margin" "$1" | grep -qF "<Dimension valueReference=\"1\"/>"' sh "$work/cool.description"

# Without access outside of arrays.
check 'checked' "$SYSPHSC" -q -b System --variants n=3.. --cflags '-O0 -g1 -fsanitize=address' --emit fmu -o "$work/checked" \
    "$work/between.xmi"
check 'checked, of 9' env LD_PRELOAD="$("${CC:-cc}" -print-file-name=libasan.so)" \
    ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=1 $sizes "$(unit_of "$work/checked")" "$work/between.csv" 2e-15 n=9

if [ -n "${FMU_CHECKER-}" ]; then
    for name in rod between events; do
        check "$name: an independent checker" python3 -B "$FMU_CHECKER" --strict --agree-warn 1e-2 "$(unit_of "$work/$name")"
    done
fi
finish
