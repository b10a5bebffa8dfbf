#!/bin/sh
# --new: creates a project that compiles, agrees with its closed form and meets its requirement, also in folders with
# odd names; or it is rejected and writes nothing.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh new)
root=$PWD
mkdir "$work/bin"
compiler=$root/$SYSPHSC
ln -s "$compiler" "$work/bin/sysphsc"
unset SYSPHSC # as in the environment of users
PATH="$root/$work/bin:$PATH"
cd "$work" || exit 3

# of FOLDER [ARGUMENT]...: runs make in the folder.
of() {
    folder=$1
    shift
    MAKEFLAGS='' make --no-print-directory -C "$folder" "$@"
}

# The files, the list of them, and the next command, which is run as printed.
sysphsc --new tank >list 2>messages
check 'the status' test $? -eq 0 -a ! -s messages
check 'three files' test "$(find tank | sort | tr '\n' ' ')" = 'tank tank/Makefile tank/README.md tank/model.xmi '
check 'are listed' test "$(tr -s ' ' <list | tr '\n' ';')" = 'model tank/model.xmi;commands tank/Makefile;read me tank/README.md;next make -C tank;'
check 'the README has twelve lines' test "$(wc -l <tank/README.md)" -eq 12
check 'well-formed' xmllint --noout tank/model.xmi
check 'comments are for the reader' test "$(grep -c '<!--' tank/model.xmi)" -gt 10
expect 0 '^tank::DrainExperiment: 9 variables, 5 equations, 1 state; no errors$' sysphsc --check tank/model.xmi
check 'no warnings and no notes' test -z "$(sysphsc --check tank/model.xmi 2>&1 >/dev/null)"
check 'no clash of units' sysphsc --check --units=error tank/model.xmi
MAKEFLAGS='' sh -c "$(sed -n 's/^next *//p' list)" >made 2>&1
check 'make: the status' test $? -eq 0
check 'make: the verdict' grep -qx '  met  *R1 Draining' made
check 'make: no warnings' test -z "$(grep -iE 'warning|note:' made)"
check 'make: the result and the plot' test -s tank/out/result.csv -a -s tank/out/result.html
check 'make: one line of the compiler' test "$(grep -c '^tank::DrainExperiment: 9 variables' made)" -eq 1
check 'make once more only runs' test "$(of tank -n | grep -c .)" -eq 1

# level = 2 exp(-t/T), T = area*resistance/(density*gravity); the requirement has a margin of nearly half of its bound.
check 'the closed form' awk -F, '
    function off(is, wanted) { return (is - wanted) ^ 2 > (1e-5 * wanted) ^ 2 }
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        level = 2*exp(-$1*1000*9.81/(0.5*4e6))
        if (off($column["tank.level"], level) || off($column["pipe.inlet.q"], 9810*level/4e6) ||
            off($column["tank.outlet.p"], 9810*level)) { print; bad = 1 }
    }
    END { exit bad || NR != 182 }' tank/out/result.csv
check 'the margin' awk '/margin/ { wanted = 0.2 - 2*exp(-600*9810/2e6); found = $2 - wanted }
    END { exit !(wanted > 0.09 && found^2 < 1e-12) }' made
expect 0 '^verified$' tank/out/DrainExperiment --verify -o tank/out/verified.csv

# The other commands, also simultaneously; the change proposed in the README.
expect 0 '^tank::DrainExperiment: .*; no errors$' of tank check
expect 0 '^review +out/review/DrainExperiment.html$' of tank review
check 'the review sheet' jq -e '[.notes, .unit_clashes, .open_ports, .unjoined_parts] == [[], 0, [], []] and
    (.result.verdicts | map(.verdict)) == ["met"]' tank/out/review/DrainExperiment.review.json
check 'clean' of tank clean
check 'clean leaves the project' test "$(ls -A tank | tr '\n' ' ')" = 'Makefile README.md model.xmi '
check 'all at the same time' of tank -j4 run check review
expect 2 '^  violated  *R1 Draining$' of tank "OPTIONS=$(sed -n 's/.*`make OPTIONS="\(.*\)"`.*/\1/p' tank/README.md)"
grep -o '`make [a-z]*`' tank/README.md | tr -d '`' | while read -r _ target; do
    grep -q "^$target:" tank/Makefile || echo "$target"
done >unknown
check 'the README names targets that exist' test ! -s unknown
check 'other names' of tank OUT=built MODEL=model.xmi EXPERIMENT=DrainExperiment
check 'lead there' test -x tank/built/DrainExperiment

# After a change of the model: notes are shown; if the experiment was renamed, the message names the line of the
# Makefile.
cp -r tank changed
sed -i 's/name="DrainExperiment"/name="EmptyingExperiment"/' changed/model.xmi
expect 2 "error: there is no block 'DrainExperiment' \[S01\]" of changed
expect 2 '^    tank::EmptyingExperiment \(experiment, model.xmi:[0-9]*\)$' of changed
expect 2 'fix: name one of these blocks with --block, or as EXPERIMENT in the Makefile' of changed
check 'the Makefile has that line' grep -q '^EXPERIMENT  = DrainExperiment$' changed/Makefile
expect 0 '^  met  *R1 Draining$' of changed EXPERIMENT=EmptyingExperiment
sed -i '/<ownedConnector/,/<.ownedConnector>/d' changed/model.xmi
expect 2 'note: .* \[C32\]' of changed EXPERIMENT=EmptyingExperiment
expect 2 "fix: connect 'tank.outlet' with 'pipe.inlet', or ignore" of changed -B EXPERIMENT=EmptyingExperiment

# If the shell does not find the compiler, or finds another one, the next command names it; also for a link with another
# name.
ln -s "$compiler" linked
expect 0 "^next +make -C far SYSPHSC=$compiler\$" env PATH=/usr/bin:/bin ./linked --new far
mkdir other
printf '#!/bin/sh\n' >other/sysphsc
chmod +x other/sysphsc
expect 0 "^next +make -C near SYSPHSC=$compiler\$" env PATH="$PWD/other:$PATH" ./linked --new near
check 'it is enough' env PATH=/usr/bin:/bin MAKEFLAGS='' make -s -C far SYSPHSC="$compiler"
check 'the same name, the same files' sh -c './linked -q --new there/far && diff -r -x out far there/far'

# Folders: with blanks, as the working directory, an empty one, a link to one, several that are missing.
check 'quiet' test -z "$(sysphsc -q --new 'my tank' 2>&1)"
expect 0 '^  met  *R1 Draining$' of 'my tank'
sysphsc --new "it's \$HOME" >list
expect 0 '^  met  *R1 Draining$' env MAKEFLAGS='' sh -c "$(sed -n 's/^next *//p' list)"
mkdir here empty
ln -s empty alias
check 'the working directory' sh -c 'cd here && sysphsc -q --new .'
check 'gives its name' grep -q '<uml:Model .* name="here">' here/model.xmi
check 'an empty folder' sysphsc -q --new alias
check 'by a link' test -f empty/model.xmi -a -L alias
check 'missing folders' sysphsc -q -v --new a/b/c/
check 'are made' test -f a/b/c/README.md

# named FOLDER NAME: a project in this folder, written by the sanitized compiler, has this name and compiles.
named() {
    check "$1: written" "$root/$SYSPHSC_ASAN" -q --new "$2/$1"
    check "$1: its name is $3" test "$(xmllint --xpath 'string(//@name)' "$2/$1/model.xmi")" = "$3"
    expect 0 "DrainExperiment: 9 variables" sysphsc --check -b "$3::DrainExperiment" "$2/$1/model.xmi"
    check "$1: without a note" test -z "$(sysphsc --check "$2/$1/model.xmi" 2>&1 >/dev/null)"
    check "$1: in the README" grep -qF -e "$4" "$2/$1/README.md"
}
for name in 'a.b' '2nd tank' 'Behälter' '@at' '.hidden' 'Tank' 'Experiment' 'model.xmi' 'der(x)' '𝄞'; do
    named "$name" odd "$name" "# Project \`$name\`"
done
named 'a|b<c>&"d"' odd 'a|b<c>&"d"' '# Project <code>a\|b\<c\>\&"d"</code>'
named 'one::two' odd 'one__two' '`one__two`'
named "$(printf 'b\377d \303 \001\t\355\240\200')" odd 'b_d _ _____' '`b_d _ _____`'
check 'a name like an option' "$root/$SYSPHSC_ASAN" -q --new -dash
check 'is a folder' test -f ./-dash/model.xmi

# Rejected: nothing is written, and existing files are kept.
before=$(find . | sort)
fix='^    fix: give a folder with --new that is new or empty$'
expect 3 "^sysphsc: error: folder 'tank' is not empty \[G06\]\$" sysphsc --new tank
expect 3 "$fix" sysphsc -q --new tank/
expect 3 "error: 'list' already exists and is no folder \[G06\]" sysphsc --new list
expect 3 "error: folder 'list/below' cannot be created: Not a directory \[G01\]" sysphsc --new list/below
expect 3 "error: folder '/proc/none/tank' cannot be created: .* \[G01\]" sysphsc --new /proc/none/tank
expect 3 "^    fix: choose another folder with --new, or free some space\$" sysphsc --new /proc/none/tank
long=$(printf '%0300d' 0)
expect 3 'cannot be created: File name too long \[G01\]' sysphsc --new "new/$long"
for program in sysphsc "$root/$SYSPHSC_ASAN"; do
    # shellcheck disable=SC2016
    expect 3 "error: file 'new/full/model.xmi' cannot be created: File too large \[G01\]" env ASAN_OPTIONS=detect_stack_use_after_return=1 \
        sh -c 'trap "" XFSZ; ulimit -f 1; exec "$1" --new new/full' sh "$program"
done
if [ "$(id -u)" -ne 0 ]; then
    mkdir -m 555 locked
    mkdir -m 333 hidden
    expect 3 'error: .*G01' sysphsc --new locked/tank
    expect 3 'error: .*G01' sysphsc --new locked
    expect 3 "error: folder 'hidden' cannot be read: .*G01" sysphsc --new hidden
    chmod 755 hidden
    rmdir locked hidden
fi
usage='^sysphsc: error: --new goes with --quiet and --verbose alone, and without a model$'
expect 2 "$usage" sysphsc --new new tank/model.xmi
for option in --check '-o out' '-b Tank' '-I .' '--emit c' --review-run '--gallery pages' '--diff a' '--sample 3' '--stop 3' --unroll; do
    # shellcheck disable=SC2086
    expect 2 "$usage" sysphsc --new new $option
    # shellcheck disable=SC2086
    expect 2 "$usage" sysphsc $option -q --new new
done
expect 2 'error: --new needs a folder' sysphsc --new ''
expect 2 "error: '--new' needs a value" sysphsc --new
check 'nothing is written' test "$(find . | sort)" = "$before"
check 'help and version come first' sysphsc --new new --version

cd "$root" || exit 3
finish
