#!/bin/sh
# `make install` installs manual pages and a compiler that needs no source tree; `make uninstall` removes them.
. tests/lib.sh
work=$(fresh install)
root=$(mktemp -d) # outside of the source tree
trap 'rm -rf "$root"' EXIT
place=$root/usr/local
tree=$PWD
model=models/mass_spring_damper/model.xmi

# placed TARGET [VARIABLE=VALUE]...: runs make install or uninstall, as users call it.
placed() {
    MAKEFLAGS='' make --no-print-directory -s "$@" DESTDIR="$root"
}

check 'install' placed install
for file in bin/sysphsc lib/sysphsc/runtime.a lib/sysphsc/runtime.o share/sysphsc/libraries/Electrical.xmi share/man/man1/sysphsc.1 \
    share/bash-completion/completions/sysphsc share/zsh/site-functions/_sysphsc share/pkgconfig/sysphsc.pc \
    share/doc/sysphsc/README.md share/doc/sysphsc/manual/first-model.md share/doc/sysphsc/manual/examples/tank.xmi \
    share/doc/sysphsc/libraries/README.md share/doc/sysphsc/runtime/README.md \
    share/sysphsc/review.schema.json; do
    check "$file is there" test -s "$place/$file"
done
check 'all libraries are there' diff -r -x "*.md" libraries "$place/share/sysphsc/libraries"
for folder in bridges executives fmu; do
    check "all $folder are there" diff -r -x 'dygraph.*' $folder "$place/share/sysphsc/$folder"
done
for file in min.js min.css licence; do
    check 'dygraphs is beside the live page' test -s "$place/share/sysphsc/bridges/dygraph.$file"
done
check 'the manual is there' test -s "$place/share/doc/sysphsc/html/index.html"
expect 0 '' python3 tests/tools/links.py "$place"/share/doc/sysphsc/html/*.html
check 'its search and its pictures' test -s "$place/share/doc/sysphsc/html/search.js" -a -d "$place/share/doc/sysphsc/html/pictures"
check 'the manual page names it' grep -q 'share/doc/sysphsc/html/index\.html' "$place/share/man/man1/sysphsc.1"
check 'all can read it' test -z "$(find "$root" -mindepth 1 ! -perm -444)"
check 'only the compiler is executable' test "$(find "$root" -type f -perm /111)" = "$place/bin/sysphsc"

# From another folder, without access to the source tree; also through a link.
mkdir "$root/user"
cp "$model" "$root/user/model.xmi"
ln -s "$place/bin/sysphsc" "$root/user/compiler"
cat >"$root/user/session" <<'END'
set -e
[ -z "$1" ] || mount -t tmpfs none "$1" && [ ! -e "$1/Makefile" ]
cd "$(dirname "$0")"
unset SYSPHSC
PATH="$2/bin:/usr/bin:/bin"
sysphsc -v model.xmi 2>messages
out/*/*Experiment -q --verify -o rows.csv
./compiler -q --cflags -O1 -o linked model.xmi
sysphsc -q --new 'my tank'
make -C 'my tank' >verdict
END
if unshare -m true 2>/dev/null; then
    check 'it needs no source tree' unshare -m sh "$root/user/session" "$tree" "$place"
else
    echo "skipped: install with the source tree out of sight, for namespaces are not permitted"
    check 'it works in another folder' sh "$root/user/session" '' "$place"
fi
check 'rows are there' test -s "$root/user/rows.csv"
check 'a new project meets its requirement' grep -q '^  met  *R1 Draining$' "$root/user/verdict"
strip -o "$work/stripped" "$place/bin/sysphsc"
expect 1 '' grep -qF "$tree" "$work/stripped"
rm -rf "$root/user"

# Another prefix; files of others are not changed.
placed install PREFIX=/opt/sysphsc
expect 0 "^$root/opt/sysphsc/share/sysphsc/libraries\$" env PKG_CONFIG_SYSROOT_DIR="$root" \
    PKG_CONFIG_PATH="$root/opt/sysphsc/share/pkgconfig" pkg-config --variable=librariesdir sysphsc
expect 0 "^$(sed -n 's/^VERSION = //p' Makefile)\$" env PKG_CONFIG_PATH="$place/share/pkgconfig" \
    pkg-config --modversion sysphsc
echo 'my own' >"$place/bin/tool"
check 'uninstall' placed uninstall
check 'uninstall, another prefix' placed uninstall PREFIX=/opt/sysphsc
check 'no files remain' test "$(find "$root" ! -type d -o -name '*sysphsc*' ! -path "$root/opt/sysphsc")" = "$place/bin/tool"
check 'uninstall without an installation' placed uninstall

# If HTML cannot be made, the Markdown pages are installed, with a single note.
mkdir "$root/tools"
for folder in $(echo "$PATH" | tr : ' '); do
    for file in "$folder"/*; do
        [ "$(basename "$file")" = cmark-gfm ] || [ -e "$root/tools/$(basename "$file")" ] || ln -s "$file" "$root/tools/"
    done
done
expect 0 '^the manual is installed as Markdown pages alone: there is no cmark-gfm to make HTML of them$' \
    env PATH="$root/tools" MAKEFLAGS= make --no-print-directory -s install DESTDIR="$root" PREFIX=/plain
check 'no HTML' test ! -e "$root/plain/share/doc/sysphsc/html"
check 'but Markdown' test -s "$root/plain/share/doc/sysphsc/manual/README.md"

# Manual pages are well-formed and have the options and texts of --help.
"$SYSPHSC" -q --emit c -o "$work/manual" "$model"
program=$(program_of mass_spring_damper)
# Texts of a drawing are escaped in a page.
sed "s/name=\"$(block_of mass_spring_damper)\"/name=\".Xr \\\\n 'Gr\&#xF6;\&#xDF;e'\"/" "$model" >"$work/odd.xmi"
"$SYSPHSC" -q -I libraries --emit c -o "$work/odd" "$work/odd.xmi"
for page in $OUT/build/sysphsc.1 "$program.1" "$work"/odd/*.1; do
    if command -v mandoc >/dev/null; then
        expect 0 '^$' mandoc -Tlint -W warning "$page"
    else
        echo "skipped: mandoc -Tlint of $page, for there is no mandoc"
    fi
    expect 0 '^$' sh -c 'man --warnings -E UTF-8 -l -Tutf8 -Z "$1" 2>&1 >/dev/null' sh "$page"
done
# as_text PAGE: the page in one line, without marks of bold and underlined text.
as_text() {
    MANWIDTH=1000 man -E ascii --nh -l "$1" | col -bx | tr -s ' \n' '  '
}
check 'a name of signs' grep -qF ".Xr \\n 'Gr" "$work/odd.xmi"
check 'stands in the page' sh -c 'MANWIDTH=200 man -E UTF-8 -l "$1" | grep -q "simulation of .*::\.Xr .n .Gr"' sh "$work"/odd/*.1
for named in "$SYSPHSC $OUT/build/sysphsc.1" "$program $program.1"; do
    as_text "${named#* }" >"$work/page"
    "${named% *}" --help | sed -n 's/^ *\(-.*\)/\1/p; /^Exit status/,$s/^Exit status: *//p' >"$work/help"
    check "${named#* }: --help has lines" test "$(wc -l <"$work/help")" -gt 10
    while read -r line; do
        words=$(echo "$line" | sed 's/\(--[a-z]* [A-Z]\) --/\1, --/; s/\([A-Z]\) --/\1, --/g' | tr -s ' ')
        check "${named#* } agrees with --help: $words" grep -qF -e "$words" "$work/page"
    done <"$work/help"
done
expect 0 '' grep -qF "$(block_of mass_spring_damper).1" "$work/manual/.sysphsc"
expect 0 '' test -f "$work/manual/$(block_of mass_spring_damper).1"

# Options of OpenModelica are accepted only if they have the same meaning.
same() {
    # shellcheck disable=SC2086
    check "$1 runs" "$program" -q $1 "-r=$work/foreign.csv"
    # shellcheck disable=SC2086
    check "$2 runs" "$program" -q $2 -o "$work/own.csv"
    check "$1 is $2" cmp "$work/foreign.csv" "$work/own.csv"
}
constant=$("$program" --list | awk '$2 == "constant" { print $1; exit }')
same "-override=stopTime=3,$constant=2,tolerance=1e-5" "--stop 3 --set $constant=2 --tolerance 1e-5"
same "-override $constant=2,solver=rungekutta,startTime=1" "--set $constant=2 --solver rk4 --start 1"
same '-stopTime=2 -s impeuler' '--stop 2 --solver implicit-euler'
same '-s=cvode -stopTime 2' '--solver bdf --stop 2'
expect 0 '^  steps +[1-9][0-9]*$' "$program" -lv=LOG_STATS -o "$work/own.csv"
expect 0 '^Linear model of .* at time 1$' "$program" -l=1 -o "$work/own.csv"
expect 3 '^error: cannot read .*/missing.csv' "$program" -csvInput "$work/missing.csv" -o "$work/own.csv"
expect 2 "solver takes bdf, .*, not 'dassl' \[R02\]" "$program" -s=dassl
expect 2 "not a number: 'soon' \(--stop\) \[R03\]" "$program" -override=stopTime=soon
expect 2 "no such variable: 'm\[2,1\]' \(-override\) \[R05\]" "$program" '-override=m[2,1]=3,b=4'
expect 2 "not of the form PATH=VALUE: '' .*\[R06\]" "$program" "-override=$constant=1,,stopTime=3"
expect 2 "not of the form PATH=VALUE: '$constant' .*\[R06\]" "$program" "-override=$constant"
expect 2 '-stepSize=1 is not supported: write --interval S .*\[R02\]' "$program" -override=stepSize=1
expect 2 '-lv=LOG_ALL is not supported: write --stats .*\[R02\]' "$program" -lv LOG_ALL
expect 2 '-overrideFile=a is not supported: write --set-file .*\[R02\]' "$program" -overrideFile=a
expect 2 '-r needs a value \[R02\]' "$program" -r
expect 2 '-override needs a value \[R02\]' "$program" -override=
expect 2 "unknown option '-s' .*\[R01\]" "$program" -qs=euler
expect 2 "unknown option '-n' .*\[R01\]" "$program" -nls=newton
expect 2 "no such variable: 'r' \(-override\) \[R05\]" "$program" -override=r=a.csv
check 'the value of another option is no word' "$program" -q --stop 1 -o "$work/-r=a"
expect 2 "'-r=a' is not an option \[R02\]" "$program" -- -r=a
check 'a file called after a word' sh -c 'cd "$1" && "$2" -q -o -r=a' sh "$work" "$PWD/$program"
finish
