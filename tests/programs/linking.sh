#!/bin/sh
# A program is a single file that runs anywhere: static programs, shared ones if they cannot be static, and the licences
# of both.
. tests/lib.sh
work=$(fresh linking)

# is_static PROGRAM: the program has no dynamic loader.
is_static() {
    ! readelf -lW "$1" | grep -q INTERP
}

# alone PROGRAM [ARGUMENT]...: runs a program in a root folder without other files.
alone() {
    root=$work/root
    rm -rf "$root" && mkdir "$root" && cp "$1" "$root/program" || return 1
    shift
    $in_root "$root" /program "$@"
}
in_root=chroot
[ "$(id -u)" -eq 0 ] || in_root='unshare -r chroot'

for model in heated_bed_warmup fuel_cell_vehicle; do
    program=$(program_of "$model")
    block=$(basename "$program")
    check "$model is static" is_static "$program"
    if $in_root / true 2>/dev/null; then
        check "$model runs in an empty root" alone "$program" -q --stop 1 -o rows.csv --plot plot.svg
        check "$model: rows are there" test -s "$work/root/rows.csv"
        check "$model: the plot is there" test -s "$work/root/plot.svg"
        check "$model lists in an empty root" alone "$program" --list
    else
        echo "skipped: $model in an empty root, for chroot is not permitted"
    fi
    check "$model links to shared libraries" \
        "$SYSPHSC" -q --allow-c --link shared -o "$work/$model" "models/$model/model.xmi"
    check "$model is shared" sh -c 'readelf -lW "$1" | grep -q INTERP' sh "$work/$model/$block"
    for one in "$program" "$work/$model/$block"; do
        check "$model runs" "$one" -q --stop 1 -o "$one.csv"
    done
    check "$model: the same rows to the last bit" cmp "$program.csv" "$work/$model/$block.csv"
    rm "$program.csv"

    # Only licences of the linked libraries.
    "$program" --licences >"$work/licences.txt"
    has_klu=$(nm "$program" | grep -c ' klu_l*_*factor$')
    check "$model: KLU is named if it is linked" test "$(grep -c '^KLU and BTF$' "$work/licences.txt")" -eq "$has_klu"
    check "$model: SUNDIALS is named" grep -q '^SUNDIALS' "$work/licences.txt"
    check "$model: the text of the LGPL is beside it" grep -q 'Version 2.1' "$BUILT/$model/runtime/LGPL-2.1"
    check "$model: the runtime's licence, word by word" awk '
        FNR == NR { for (i = 1; i <= NF; i++) text = text " " $i; next }
        { for (i = 1; i <= NF; i++) told = told " " $i }
        END { exit !index(told, text) }' LICENSE "$work/licences.txt"

    # bytes of the stripped file
    strip -o "$work/stripped" "$program"
    bytes=$(wc -c <"$work/stripped")
    check "$model: $bytes bytes" test "$bytes" -le 2050000
done
check 'a smooth program holds no KLU' sh -c '! nm "$1" | grep -qi klu' sh "$(program_of mass_spring_damper)"

# The runtime's image: a small program takes two commands. If the image cannot be linked, archives are used.
mkdir "$work/path"
cat >"$work/path/cc" <<END
#!/bin/sh
echo "\$*" >>"$PWD/$work/commands"
case " \$* " in *" -nostdlib "*) [ -z "\${WITHOUT_IMAGE-}" ] || exit 1 ;; esac
exec "$(command -v cc)" "\$@"
END
chmod +x "$work/path/cc"
# logged COMMAND...: logs the calls of the C compiler in $work/commands.
logged() {
    rm -f "$work/commands"
    env PATH="$PWD/$work/path:$PATH" "$@"
}
model=models/mass_spring_damper/model.xmi
block=$(block_of mass_spring_damper)
check 'linked to the image' logged "$SYSPHSC" -q -o "$work/joined" "$model"
expect 0 '^2$' grep -c . "$work/commands"
expect 0 '^1$' grep -c 'runtime\.o' "$work/commands"
expect 1 '' grep 'lsundials\|print-file-name' "$work/commands"
check 'linked to archives' logged env WITHOUT_IMAGE=1 "$SYSPHSC" -q -o "$work/apart" "$model"
expect 0 '^1$' grep -c 'runtime\.a.*-lsundials_cvode' "$work/commands"
for way in joined apart; do
    check "$way: static" is_static "$work/$way/$block"
    check "$way: runs" "$work/$way/$block" -q -o "$work/$way.csv"
    strip -o "$work/$way.stripped" "$work/$way/$block"
    # Lists of the C library for threads, which are next to functions that the image keeps together, are ignored.
    nm "$work/$way/$block" | sed 's/.* //; s/\.[0-9.]*$//' | grep -vx '__attr_list\|__attr_list_lock\|init_sigcancel' |
        sort -u >"$work/$way.names"
done
check 'the same rows' cmp "$work/joined.csv" "$work/apart.csv"
check 'the same functions' diff "$work/joined.names" "$work/apart.names"
check 'not larger' test "$(wc -c <"$work/joined.stripped")" -le "$(wc -c <"$work/apart.stripped")"
# Functions for formulas are available, even if the runtime does not call them.
for function in acos asin atan atan2 ceil cos cosh exp floor fmax fmin log log10 pow sin sincos sinh sqrt tan tanh trunc; do
    check "the image has $function" sh -c 'nm "$1" | grep -q " [TWi] $2\$"' sh "$OUT/lib/runtime.o" "$function"
done
check 'C code of the user: archives' logged "$SYSPHSC" -q --allow-c -o "$work/user" models/missile_seeker_c/model.xmi
expect 1 '' grep 'runtime\.o' "$work/commands"

# Compilers that cannot link statically.
cat >"$work/without_archives" <<'END'
#!/bin/sh
for word in "$@"; do
    [ "$word" != -static ] || { echo "ld: cannot find -lsundials_cvode: no archive" >&2; exit 1; }
done
exec cc "$@" -O0
END
chmod +x "$work/without_archives"
expect 0 "note: .* needs shared libraries of SUNDIALS where it runs \[G07\]" \
    "$SYSPHSC" --cc "$work/without_archives" -o "$work/fallen" "$model"
check 'with the reason' sh -c 'printf "%s\n" "$1" | grep -q "cannot find -lsundials_cvode"' sh "$output"
check 'it runs' "$work/fallen/$(block_of mass_spring_damper)" -q -o "$work/fallen/rows.csv"
expect 3 'could not build .*G03' "$SYSPHSC" --link static --cc "$work/without_archives" -o "$work/refused" "$model"
check 'no program is left' test ! -e "$work/refused/$(block_of mass_spring_damper)"
expect 2 "error: --link: unknown value 'both'; known are static, shared" "$SYSPHSC" --link both "$model"

# Building in the folder alone: static or shared, and a message with the packages to install.
folder=$work/fallen
rm "$folder/$(block_of mass_spring_damper)"
check 'make in the folder' made "$folder" CFLAGS=-O0
check 'makes a static program' is_static "$folder/$(block_of mass_spring_damper)"
rm "$folder/$(block_of mass_spring_damper)"
check 'make with shared libraries' make -s -C "$folder" CFLAGS=-O0 LINK=shared
check 'makes a shared program' sh -c 'readelf -lW "$1" | grep -q INTERP' sh "$folder/$(block_of mass_spring_damper)"
expect 2 'apt-get install' make -s -C "$folder" SUNDIALS_CFLAGS=-nostdinc
check 'clearing away needs no SUNDIALS' make -s -C "$folder" SUNDIALS_CFLAGS=-nostdinc clean
finish
