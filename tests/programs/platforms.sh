#!/bin/sh
# Blocks that name Modelica or Simulink blocks behave like the blocks of the libraries: tests/platforms has a system
# drawn with the libraries, and the same system with blocks that only have such names.
. tests/lib.sh
work=$(fresh platforms)

rows() {
    sed 1d "$1" >"$2"
}

# The listing without places in files.
placeless() {
    sed 's/ *[A-Za-z]*\.xmi:[0-9][0-9]*$//' "$1"
}

# run NAME MODEL: compiles and runs the model. If it has a rotor, the other end of the shaft is open.
run() {
    check "$1: it is compiled without another message than of an open port" \
        sh -c '! "$@" 2>&1 >/dev/null | grep -vE "1 port is not connected: .* \[C32\]|^    (rotor.b$|fix: connect .rotor.b., or ignore)"' \
        sh "$SYSPHSC" --emit causal,c,exe -o "$work/$1" "$2"
    check "$1: it is compiled" test -x "$work/$1/Experiment1"
    check "$1: it runs and verifies" "$work/$1/Experiment1" -q --verify -o "$work/$1.csv"
    rows "$work/$1.csv" "$work/$1.rows"
    placeless "$work/$1/Experiment1.causal.txt" >"$work/$1.txt"
}

run drawn tests/platforms/drawn.xmi
for model in modelica renamed simulink library/model; do
    name=${model%/model}
    run "$name" "tests/platforms/$model.xmi"
    check "$name: the rows are the same" cmp "$work/drawn.rows" "$work/$name.rows"
done

# If the names of features are those of the libraries, the causal systems are equal.
for name in modelica library; do
    check "$name: the listing is the same" diff -u "$work/drawn.txt" "$work/$name.txt"
done

# Enterprise Architect has one namespace for all of SysPhS.
mkdir "$work/ea"
sed 's/SysPhSPlatformProfile:/SysPhS:/; s|https://www.omg.org/spec/SysPhS/20200925"|http://www.sparxsystems.com/profiles/SysPhS/1.0"|
     s|\.\./\.\./libraries/||' tests/platforms/modelica.xmi >"$work/ea/modelica.xmi"
run flat "$work/ea/modelica.xmi"
check 'flat: the rows are the same' cmp "$work/drawn.rows" "$work/flat.rows"

# Simulink names without values, and with values in Simulink's terms; the drawn system has all values explicitly.
for name in defaults_drawn defaults; do
    expect 0 '' "$SYSPHSC" --emit exe -o "$work/$name" "tests/platforms/$name.xmi"
    check "$name: it runs and verifies" "$work/$name/Experiment1" -q --verify -o "$work/$name.csv" \
        --variables '*.y.?Sig' --variables '*.i' --variables '*.v'
done
check 'defaults: the rows are the same' "$COMPARE" trajectory --tolerance 1e-7 "$work/defaults_drawn.csv" \
    "$work/defaults.csv"

# Names with parameters in the form of the platforms, compared with closed forms: variables whose names end in `Error`
# stay 0.
for name in numbers circuits; do
    expect 0 '' "$SYSPHSC" --units=off --emit exe -o "$work/$name" "tests/platforms/$name.xmi"
    check "$name: it runs and verifies" "$work/$name/Experiment1" -q --verify --tolerance 1e-10 -o "$work/$name.csv"
    check "$name: closed forms" awk -F, '
        NR == 1 { gsub(/\[[0-9,]*\]/, ""); for (i = 1; i <= NF; i++) if ($i ~ /Error$/) { name[i] = $i; found = 1 } next }
        { for (i in name) if (!($i <= 1e-6 && $i >= -1e-6)) { print name[i] " is " $i " at " $1; bad = 1; exit 1 } }
        END { if (bad || !found || NR < 100) { print NR " rows"; exit 1 } }' "$work/$name.csv"
done

# cell TABLE N: the N-th cell of each row of a table, if it is a text.
cell() {
    awk -F '"' -v table="$1" -v n="$2" 'index($0, table "(") == 1 && NF >= 2 * n { print $(2 * n) }' \
        generator/sysml/platform.def
}

# Each name to which the tables refer exists in a library.
{
    cell RENAMED 2
    cell PARAMETER 1
    cell CHOOSER 1
    cell INPUT 1
    sed 's/^IDLE([A-Z]*, NULL, .*//' generator/sysml/platform.def | sed -n 's/^IDLE([A-Z]*, "\([^"]*\)".*/\1/p'
    cell NAMED 2
} >"$work/names"
check 'the tables of names are read' test "$(wc -l <"$work/names")" -gt 140
while read -r name; do
    case $name in */Sum | */'Variable Transport Delay') continue ;; esac
    check "a block of the libraries is '$name'" \
        grep -qF "name=\"$name\"" libraries/SysPhSLibrary.xmi libraries/Electrical.xmi
done <"$work/names"
sed -n 's/^PARAMETER(.*, "\([A-Za-z0-9_]*\)", [N"].*/\1/p' generator/sysml/platform.def | sort -u >"$work/features"
check 'the features of the tables are read' test "$(wc -l <"$work/features")" -gt 25
while read -r name; do
    check "a block of the libraries has '$name'" \
        grep -qF "name=\"$name\"" libraries/SysPhSLibrary.xmi libraries/Electrical.xmi
done <"$work/features"

# Libraries without references to them are read only for such names.
expect 0 '16 blocks of Modelica' "$SYSPHSC" --check tests/platforms/modelica.xmi
check 'the blocks of the libraries themselves need no other library' \
    sh -c '! "$@" | grep Electrical' sh "$SYSPHSC" --check tests/libraries/continuous.xmi
finish
