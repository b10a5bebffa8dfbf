#!/bin/sh
# Results as MAT files, read back with SciPy and with libmatio: every value is bitwise that of the CSV result.
# make: out/bin/mat
. tests/lib.sh
work=$(fresh mat)
scipy() { # [FILE.mat [FILE.csv [FILE.aliases]]]...
    python3 tests/tools/mat.py "$@"
}

# agree NAME PROGRAM [OPTION]...: both readers must find the values of the CSV result; SciPy reads all files at the end.
agree() {
    name=$1 program=$2
    shift 2
    check "$name: CSV" "$program" -q -o "$work/$name.csv" "$@"
    check "$name: MAT" "$program" -q -o "$work/$name.mat" "$@"
    results="${results-} $work/$name.mat $work/$name.csv $aliases"
    check "$name: libmatio" "$OUT/bin/mat" "$work/$name.mat" "$work/$name.csv"
}

# Models with events (two rows of one time), clocks, enumerations, arrays; aliases are references, with their signs.
for model in $MODELS; do
    program=$(program_of "$model")
    aliases=$work/$model.aliases
    "$program" --list | awk '$2 == "alias" && match($0, /  = -?[a-zA-Z_][^ ]*/) {
        of = substr($0, RSTART, RLENGTH); sub(/^ *= /, "", of); print $1, of }' >"$aliases"
    agree "$model" "$program" --variables '*'
done
aliases=
check 'there are events' sh -c "cut -d, -f1 '$work/bouncing_ball.csv' | uniq -d | grep -q ."
check 'there are aliases of both signs' sh -c 'cat "$1"/*.aliases | grep -q " -" && cat "$1"/*.aliases | grep -qv " -"' sh "$work"

# Options.
bed=$(program_of heated_bed_warmup)
agree own "$bed" --no-aliases
agree some "$bed" --variables 'bed.air.*' --variables '/\.T$/'
check 'units' "$bed" -q --units -o "$work/units.csv"
results="$results $work/heated_bed_warmup.mat $work/units.csv" # whose descriptions end in units
agree one "$bed" --stop 0
agree late "$bed" --start 10 --stop 11 --interval 0.3

# block NAME: compiles a text in the format of tests/tools/block.awk.
block() {
    awk -f tests/tools/block.awk >"$work/$1.xmi"
    check "$1 compiles" $SMALL -b System -o "$work/$1" "$work/$1.xmi"
}
[ -n "${TEST_ALL-}" ] && many=5000 || many=1000
printf "variable x[$many]\nfor i in 1:$many loop\nder(x[i]) = i - x[i]\nend for\n" | block many
agree many "$work/many/System" --stop 0.1 --interval 0.01
printf 'constant c = 3\nvariable x\nx = 2*c\nvariable y\ny = -x\nvariable z\nz = -4\n' | block constants
agree constants "$work/constants/System"
agree alone "$work/constants/System" --variables c
sed 's/name="T"/name="Größe, ä"/; s/<ownedRule/<ownedAttribute xmi:id="q" name="a \&quot;b\&quot;"><defaultValue xmi:type="uml:LiteralReal" xmi:id="q0" value="3"\/>\
    <\/ownedAttribute>&/; s/der(T) = -(T - 20)/der('"'Größe, ä'"') = -('"'Größe, ä'"' - 20)/' models/smallest.xmi >"$work/names.xmi"
check 'odd names compile' $SMALL -o "$work/names" "$work/names.xmi"
agree names "$work/names/Cup"
check 'SciPy' scipy $results
expect 0 "/many.mat [0-9.]* [0-9]* $((2 * many))\$" scipy "$work/many.mat"
check 'UTF-8' grep -q 'Größe, ä' "$work/names.mat"

# Files that cannot be written.
expect 3 'cannot write .*No such file.*\[R11\]' "$bed" -o "$work/missing/result.mat"
mkfifo "$work/pipe.mat"
ln -s /dev/full "$work/full.mat"
for file in pipe full; do
    expect 3 "cannot write .*$file.mat: it is not a plain file, as one that ends in \.mat must be \[R11\]" "$bed" -o "$work/$file.mat"
done
expect 3 'cannot write .*File too large \[R11\]' \
    sh -c 'trap "" XFSZ; ulimit -f 100; exec "$1" -q -o "$2"' sh "$bed" "$work/limited.mat"
check 'the rows written are intact' scipy "$work/limited.mat"
check 'as much as there is room for' test "$(wc -c <"$work/limited.mat")" -gt 50000
expect 1 'failed.mat holds the [0-9]+ rows' "$(program_of mass_spring_damper)" --stop 1e9 --interval 10 -o "$work/failed.mat"
check 'a run that fails keeps its rows' scipy "$work/failed.mat"
expect 1 'because no row was computed' "$bed" --set bed.bedHeatCapacity.heatCapacity=0 -o "$work/none.mat"
check 'without rows there is no file' test ! -e "$work/none.mat"

# Runs that are killed, or interrupted.
long="$bed -q --stop 1e7 --interval 0.01"
# readable FILE...
readable() {
    check 'all files read, SciPy' scipy "$@"
    check 'all files read, libmatio' sh -c 'reader=$1; shift; for file; do "$reader" "$file" || exit 1; done' sh \
        "$OUT/bin/mat" "$@"
}
for batch in $(seq "$([ -z "${TEST_ALL-}" ] && echo 1 || echo 25)"); do
    mkdir "$work/killed"
    for i in $(seq 40); do
        [ $((i % 2)) -eq 0 ] && columns='*' || columns=bed.bedHeatCapacity.T
        timeout -s KILL "0.0$(((i + batch) * 37 % 60 + 30))" $long --variables "$columns" -o "$work/killed/$i.mat" 2>/dev/null
    done
    readable "$work"/killed/*.mat
    rm -rf "$work/killed"
done
timeout -s KILL 2.2 $long --variables bed.bedHeatCapacity.T -o "$work/long.mat" 2>/dev/null
expect 130 '' timeout --preserve-status -s INT 0.3 $long -o "$work/interrupted.mat"
readable "$work/long.mat" "$work/interrupted.mat"
check 'there are many rows' test "$(scipy "$work/long.mat" | cut -d' ' -f3)" -gt 1000
rm "$work/long.mat" "$work/interrupted.mat"
finish
