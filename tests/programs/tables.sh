#!/bin/sh
# Interpolation in data files: their forms, many knots, and programs that compile without a warning.
. tests/lib.sh
folder=$(fresh tables)

# make_text NAME <TEXT: compiles a model in the format of tests/tools/block.awk to $folder/NAME; its files are in
# $folder.
make_text() {
    awk -f tests/tools/block.awk >"$folder/$1.xmi"
    check "$1 compiles" "$SYSPHSC" -q --emit constraint,causal,c,exe -o "$folder/$1" "$folder/$1.xmi"
}

# ends NAME COLUMN VALUE BOUND: the value in the last row, within a relative bound.
ends() {
    check "$1: $2 ends at $3" awk -F, -v name="$2" -v wanted="$3" -v bound="$4" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
        END {
            difference = $column[name] - wanted
            if (name in column && difference ^ 2 <= (bound * (1 + wanted ^ 2) ^ 0.5) ^ 2) exit
            print $column[name]
            exit 1
        }' "$folder/$1.csv"
}

# 10,001 rows: all knots between the ends are events; they are exact if the argument is a function of time only.
awk 'BEGIN { print "t,v"; for (i = 0; i <= 10000; i++) printf "%.17g,%.17g\n", i * 0.1, 10 + 5 * sin(i * 0.37) }' \
    >"$folder/cycle.data.csv"
area=$(awk -F, 'NR > 2 { s += (v + $2) / 2 * ($1 - t) } NR > 1 { t = $1; v = $2 } END { printf "%.15g", s }' \
    "$folder/cycle.data.csv")
make_text cycle <<'END'
variable v
variable x = 0
variable y = 0
v = interpolate(time, csv("cycle.data.csv", "t"), csv("cycle.data.csv", "v"))
der(x) = v
der(y) = interpolate(x, csv("cycle.data.csv", "t"), csv("cycle.data.csv", "v")) - y
END
check 'cycle verifies' "$folder/cycle/System" -q --verify --stop 1000 --interval 1 --events "$folder/cycle.events" \
    -o "$folder/cycle.csv"
ends cycle x "$area" 1e-6
check 'every knot of time is an event' test "$(grep -c 'interval(time' "$folder/cycle.events")" -eq 9999
check 'every knot that x passes is an event' test "$(grep -c 'interval(x' "$folder/cycle.events")" -eq 9999
check 'knots of time are met exactly' awk -F, '
    NR == FNR { if (FNR > 1) knot[FNR - 2] = $1 + 0; next }
    /interval\(time/ && $1 + 0 != knot[++n] { print n ": " $1; bad = 1; exit }
    END { exit bad || n != 9999 }' "$folder/cycle.data.csv" "$folder/cycle.events"
check 'listings name the file, not its numbers' sh -c '! grep -n "9\.9" "$1"/*.txt' sh "$folder/cycle"
check 'the data stand once in the program' test "$(grep -c '_numbers\[10001\] = {$' "$folder/cycle/System_tables.c")" -eq 2

# Semicolons, tabs, quotes, comments, other line ends, a byte-order mark, no names, decimal commas; a matrix.
printf '\357\273\277# a comment\r\n"time" ; "v [m/s]"\r\n 0;1\r\n\r\n2 ; 5\r\n' >"$folder/semicolons.csv"
printf '0\t1\n2\t5' >"$folder/tabs.csv"
printf '0,5;1\n2,5e0;5,0\n' >"$folder/commas.csv"
mkdir -p "$folder/below it"
printf 'a,b,c\n1,2,3\n4,5,7\n' >"$folder/below it/map.csv"
make_text forms <<'END'
variable a
variable b
variable c
variable d
d = interpolate(time, csv("commas.csv", 1), csv("commas.csv", 2))
a = interpolate(time, csv("semicolons.csv", "time"), csv("semicolons.csv", "v [m/s]"))
b = interpolate(time, csv("tabs.csv", 1), csv("./tabs.csv", 2), "linear")
c = interpolate2(time, time, {0, 1}, {0, 1, 2}, csv("below it/map.csv"), "hold")
END
check 'forms verifies' "$folder/forms/System" -q --verify --stop 3 -o "$folder/forms.csv"
ends forms a 7 1e-12
ends forms b 7 1e-12
ends forms c 7 1e-12
ends forms d 6 1e-12
# Arrays of the model: in a constraint block whose parameters get their sizes by bindings, with the size of the file's
# column, and made by array functions.
check 'arrays compile' "$SYSPHSC" -q --block Maps::System --emit constraint,c,exe -o "$folder/arrays" \
    tests/cases/tables/model.xmi
check 'arrays verify' "$folder/arrays/System" -q --verify --stop 3.5 -o "$folder/arrays.csv"
ends arrays engine.M 0.5 1e-12
ends arrays second.M -1 1e-12
ends arrays a 0.5 1e-12
ends arrays b 12.5 1e-12
check 'listings name arrays' grep -q '^  *a = interpolate(time, t, v)$' "$folder/arrays/System.constraint.txt"
expect 2 "is built into the program: 't\[2\]' .--set. \[R36\]" "$folder/arrays/System" --set 't[2]=2'

# Large data of the model are not columns of the results.
mkdir "$folder/large"
cp "$folder/cycle.data.csv" "$folder/large/cycle.csv"
cp tests/cases/tables/model.xmi "$folder/large/model.xmi"
sed -i 's/\(id="System.v.[lu]" value="\)4/\110001/' "$folder/large/model.xmi"
check 'large arrays compile' $SMALL --block Maps::System -o "$folder/large" "$folder/large/model.xmi"
check 'large arrays verify' "$folder/large/System" -q --verify --stop 100 --interval 1 -o "$folder/large.csv"
ends large a "$(awk -F, '$1 == "100" { print $2 }' "$folder/cycle.data.csv")" 1e-12
check 'large arrays are no columns' sh -c '! head -n 1 "$1" | grep -F "t["' sh "$folder/large.csv"
check 'nor variables of the program' sh -c '! cat "$1"*.[ch] | grep -F "t[5000]" && ! cat "$1"*.[ch] | grep -w "t_5000"' sh "$folder/large/System"

# Elements of data that an equation uses too are also variables; other elements are not.
awk -f tests/tools/block.awk >"$folder/both.xmi" <<'END'
constant t[101] = 0
variable x
variable y
x = interpolate(time, t, t)
y = t[3] + x
END
sed -i 's|<defaultValue.*|<defaultValue xmi:type="uml:OpaqueExpression" xmi:id="t.d"><body>1:101</body></defaultValue>|' \
    "$folder/both.xmi"
check 'both compiles' $SMALL -o "$folder/both" "$folder/both.xmi"
check 'both verifies' "$folder/both/System" -q --verify --stop 2.5 -o "$folder/both.csv"
ends both y 5.5 1e-12
check 'both: variables that equations use are kept' grep -qw 't_3' "$folder/both/System.h"
check 'both: unused variables are not' sh -c '! cat "$1"*.[ch] | grep -w "t_4"' sh "$folder/both/System"

for name in cycle forms arrays; do
    no_warning "$name" "$folder/$name/System"
done
# Names of files, columns and options given as texts of properties and instances, and bound to parameters; and the order
# of literals of an enumeration.
check 'names compile' $SMALL -b System -o "$folder/names" tests/tables/names/model.xmi
check 'names run' "$folder/names/System" -q --verify --stop 3 -o "$folder/names.csv"
ends names one.q 5 1e-12
ends names one.w 7 1e-12
ends names two.q 50 1e-12
ends names two.w 70 1e-12
ends names order.q 0 0
check 'order at 1.5' "$folder/names/System" -q --stop 1.5 -o "$folder/names.csv"
ends names order.q 1 0
ends names order.r 1 0
ends names order.s 0 0
finish
