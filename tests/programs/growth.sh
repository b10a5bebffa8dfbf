#!/bin/sh
# Linear growth: the cost per item must not increase with the number of items. Instructions are counted, so that the
# load of the machine does not matter. With 5,000 items, one costs at most twice as much as with 250, without the cost
# of an empty run; if TEST_ALL is set, with 30,000 at most twice as much as with 1,000.
. tests/lib.sh
. tests/verified.sh
work=$(fresh growth)
few=250 many=5000
[ -z "${TEST_ALL-}" ] || few=1000 many=30000

# instructions COMMAND...: the number of instructions of a command; nothing if it fails.
instructions() {
    timeout 300 valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>"$work/counted" >/dev/null </dev/null &&
        sed -n 's/.*Collected : *//p' "$work/counted"
}

# grows_linearly NAME COMMAND...: the word SIZE in the command stands for the number of items.
grows_linearly() {
    name=$1 counts=
    shift
    for size in 1 $few $many; do
        # shellcheck disable=SC2046
        counts="$counts $(instructions $(printf '%s ' "$@" | sed "s/SIZE/$size/g"))"
    done
    check "$name: instructions of 1, $few and $many:$counts" awk -v counts="$counts" -v few=$few -v many=$many 'BEGIN {
        exit !(split(counts, i, " ") == 3 && i[2] > i[1] && (i[3] - i[1]) / (many - 1) <= 2 * (i[2] - i[1]) / (few - 1))
    }'
}

# repeated COUNT TEXT LINE: repeats the text, with its number for each &, on one line or on several.
repeated() {
    seq "$1" | sed "s/.*/$2/" | tr -d "${3-}"
}

# ---- programs ----

make_text given <<'END'
variable x = 0
der(x) = 1 + u.rSig
constant c[30000] = 1
input Real u
END
for size in 1 $few $many; do
    repeated $size 'c[&] = 2' >"$work/lines$size.txt"
    printf 'time,u.rSig%s\n0,1%s\n' "$(repeated $size ',other&' '\n')" "$(repeated $size ',1' '\n')" >"$work/columns$size.csv"
done
grows_linearly 'settings in a file' "$work/given/System" -q --stop 0 --variables x --set u.rSig=1 --set-file \
    "$work/linesSIZE.txt" -o "$work/result.csv"
grows_linearly 'columns of inputs' "$work/given/System" -q --stop 0 --variables x --input "$work/columnsSIZE.csv" \
    -o "$work/result.csv"

# ---- models ----

# chain NAME SIZE BEFORE REST: writes $work/NAMESIZE.xmi, a model with an equation that begins with BEFORE, followed by
# SIZE copies of REST with its number for each &.
chain() {
    { printf 'variable x = 1\nvariable y\nconstant a = 2\n%s' "$3"; repeated "$2" "$4" '\n'; echo; } |
        awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$1$2.xmi"
}

# has_short_functions NAME: functions and statements must be short, because the time of C compilers grows more than
# linearly with the size of a function, and they recurse into expressions.
has_short_functions() {
    check "$1: bytes of the longest function and statement" awk -v most='40000 4000' -f tests/tools/longest.awk \
        "$work/$1/System.c"
}

# sums NAME TERM: a model whose y is a sum of these terms.
sums() {
    for size in 1 $few $many; do
        chain "$1" $size "der(x) = -x$newline""y = a" " + $2"
    done
    grows_linearly "a sum of terms $2" "$SYSPHSC" -q --emit c -o "$work/$1" "$work/$1SIZE.xmi"
    has_short_functions "$1"
}

# long NAME BEFORE REST: a model with such an equation (see chain).
long() {
    chain "$1" $many "$2" "$3"
    check "$1: C of it" "$SYSPHSC" -q --emit c -o "$work/$1" "$work/$1$many.xmi"
    has_short_functions "$1"
}
newline='
'

sums functions 'sin(x)'
if [ -n "${TEST_ALL-}" ]; then
    sums constants a
    sums states x
    sums products 'a*x'
fi
long factors "der(x) = -x$newline""y = x" '*(1 + a\/&)'
long slopes "y = 1$newline""der(x) = -y" " + sin(&*x)*y"

# ---- runs ----

# Requirements whose margins are least at the same time.
few=50 many=500
for size in 1 $few $many; do
    make_text "watched$size" <<END
variable x = 1
variable v = 0
der(x) = v
der(v) = -x
variable y[$((size + 1))]
for k in 1:$((size + 1)) loop y[k] = x/k; y[k] < 2; end for
END
done
grows_linearly 'requirements' "$work/watchedSIZE/System" -q --stop 20 -o "$work/result.csv"
finish
