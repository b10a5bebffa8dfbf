#!/bin/sh
# The compiler's command line: statuses, messages, and remaining files.
. tests/lib.sh
work=$(fresh command_line)
model=models/rlc_circuit/model.xmi
name=CircuitExperiment

# Information.
expect 0 '^sysphsc [0-9]+\.[0-9]+\.[0-9]+$' "$SYSPHSC" --version
expect 0 '^usage: sysphsc ' "$SYSPHSC" --help
expect 0 '^usage: sysphsc ' "$SYSPHSC" -h
for option in --block --output --library --emit --check --cc --cflags --link --stop --interval --tolerance --solver \
    --solve-for --set --units --allow-c --unroll --quiet --verbose --version; do
    expect 0 "(^|[ ,])$option(,| |\$)" "$SYSPHSC" --help
done

# Wrong usage.
expect 2 "error: no model is given" "$SYSPHSC"
expect 2 "error: unknown option.*'--nonsense'" "$SYSPHSC" --nonsense "$model"
expect 2 "error: unknown option.*'-Z'" "$SYSPHSC" -Z "$model"
expect 2 "error: .*'-b'" "$SYSPHSC" "$model" -b
expect 2 "error: one model at a time" "$SYSPHSC" "$model" "$model"
expect 2 "error: --emit: unknown value 'assembler'" "$SYSPHSC" --emit c,assembler "$model"
expect 2 "error: --emit needs a list" "$SYSPHSC" --emit= "$model"
expect 2 "error: --emit report is not yet supported" "$SYSPHSC" --emit report "$model"
expect 2 "error: --units: .*'sometimes'" "$SYSPHSC" --units=sometimes "$model"
clash=tests/diagnostics/U02/model.xmi
expect 0 "warning: 'Motion::Sled::rule3' adds" "$SYSPHSC" --check "$clash"
expect 1 "error: 'Motion::Sled::rule3' adds" "$SYSPHSC" --check --units=error "$clash"
expect 0 '^$' "$SYSPHSC" --check -q --units=off "$clash"
drone=tests/cases/drone_sizing/model.xmi
expect 2 "error: --set needs PATH=VALUE, not 'mass'" "$SYSPHSC" --set mass "$drone"
expect 2 "error: --set needs PATH=VALUE, not 'mass='" "$SYSPHSC" --set mass= "$drone"
expect 2 "error: --solve-for needs a path" "$SYSPHSC" --solve-for= "$drone"
expect 2 "error: 'mass' is named twice by --set or --solve-for" "$SYSPHSC" --set mass=1 --solve-for mass "$drone"
expect 2 "error: --solver: unknown value 'magic'" "$SYSPHSC" --solver magic "$model"
expect 2 "error: --stop needs a number, or a time such as '5 min', not 'soon'" "$SYSPHSC" --stop soon "$model"
expect 2 "error: --stop needs a number, .* not '1,5'" "$SYSPHSC" --stop 1,5 "$model"
expect 2 "error: --stop needs a number, .* not '5 kg'" "$SYSPHSC" --stop '5 kg' "$model"
expect 2 "error: --interval needs a positive number, .* not '-1 s'" "$SYSPHSC" --interval '-1 s' "$model"
expect 2 "error: --interval needs a positive number" "$SYSPHSC" --interval -1 "$model"
expect 2 "error: --tolerance needs a positive number" "$SYSPHSC" --tolerance 0 "$model"
expect 2 '^    fix: give --stop, --interval and --tolerance that fit together' "$SYSPHSC" --check --stop -1 "$model"
expect 2 "error: there is no block 'Nonsense'.*S01" "$SYSPHSC" -b Nonsense "$model"
expect 2 'error: ' "$SYSPHSC" -o '' "$model"

# Suggestions of similar names.
near() { # MEANT OPTION...
    wanted=$1
    shift
    expect 2 "^    did you mean '$wanted'\?\$" "$SYSPHSC" "$@" "$model"
}
near --tolerance --tolerence 1e-3
near --tolerance --tolerence=1e-3
near --tolerance -tolerence
near bdf --solver bfd
near physical --emit c,physicl
near warn --units wran
near static --link statc
near 1.5 --stop 1,5
near '0.1 s' --interval '0,1 s'
expect 2 "error: option '--so' is ambiguous: --solver, --solve-for" "$SYSPHSC" --so "$model"
expect 2 'error: --quiet takes no value' "$SYSPHSC" --quiet=3 "$model"
check 'no similar name: no suggestion' sh -c '! "$1" --nonsense "$2" 2>&1 | grep mean' sh "$SYSPHSC" "$model"

# The environment.
expect 3 "^$work/missing.xmi: error: .*No such file" "$SYSPHSC" "$work/missing.xmi"
expect 3 '^models: error: .*folder' "$SYSPHSC" models
expect 3 "^$work/libs: error: the folder given with --library cannot be read: No such file .*X05" \
    "$SYSPHSC" --check -I "$work/libs" "$model"
expect 3 "^    did you mean 'libraries'\?\$" "$SYSPHSC" --check -I librares/ "$model"
expect 3 "^    did you mean 'tests/dialects'\?\$" "$SYSPHSC" --check -I test/dialect "$model"
expect 3 "^    did you mean 'models/smallest.xmi'\?\$" "$SYSPHSC" --check model/smalest.xmi
check 'no folder is meant where a file is wanted' sh -c '! "$1" --check model 2>&1 | grep mean' sh "$SYSPHSC"
expect 3 '^Makefile: error: the folder .*: Not a directory' "$SYSPHSC" --check -I Makefile "$model"
expect 3 'error: .*G01' "$SYSPHSC" -o Makefile "$model"
expect 3 'fix: choose another folder with --output: a file, such as a program of an earlier call, has this name' \
    "$SYSPHSC" -o Makefile "$model"
expect 3 'error: .*G01' "$SYSPHSC" -o /dev/null/below "$model"
expect 3 "error: the C compiler 'no-such-compiler' cannot be run.*G02" "$SYSPHSC" --cc no-such-compiler -o "$work/none" "$model"
expect 3 "error: 'false' could not build .*G03" "$SYSPHSC" --cc false -o "$work/false" "$model"
check 'no program is left after a failed build' test ! -e "$work/false/$name"
mkdir "$work/occupied" "$work/occupied/$name.c"
expect 3 "^    $work/occupied/$name.c: a folder" "$SYSPHSC" --emit c -o "$work/occupied" "$model"
check 'no half-written files remain' sh -c '! find "$1" -name "*.part" | grep .' sh "$work"
if [ "$(id -u)" -ne 0 ]; then
    mkdir -m 555 "$work/locked"
    expect 3 'error: .*G01' "$SYSPHSC" -o "$work/locked" "$model"
fi
awk -v n=3000 -v libraries=../../../libraries -f tests/bench/xmi.awk -f tests/bench/chain.awk >"$work/chain.xmi"
# shellcheck disable=SC2016
expect 3 "error: out of memory" sh -c 'ulimit -v 130000; exec "$1" --check "$2"' sh "$SYSPHSC" "$work/chain.xmi"

# --check writes no files; --quiet prints no messages.
expect 0 '^RlcCircuit::CircuitExperiment: [0-9]+ variables, [0-9]+ equations, 2 states; no errors$' \
    "$SYSPHSC" --check -o "$work/checked" "$model"
check '--check writes no files' test ! -e "$work/checked"
check 'quiet' sh -c 'test -z "$("$1" -q -o "$2" "$3" 2>&1)"' sh "$SYSPHSC" "$work/quiet" "$model"
printf '%s\n' 'variable x = 1' 'der(x) = -x' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/one.xmi"
expect 0 '^Text::System: 1 variable, 1 equation, 1 state; no errors$' "$SYSPHSC" --check "$work/one.xmi"
# Success is one line: the compiled block, its size, and the result's path.
expect 0 "^RlcCircuit::CircuitExperiment: [0-9]+ variables, [0-9]+ equations, 2 states; program $work/normal/$name\$" \
    "$SYSPHSC" -o "$work/normal" "$model"
check 'success is one line' test "$("$SYSPHSC" -o "$work/normal" "$model" 2>/dev/null | wc -l)" -eq 1
expect 0 "; written to $work/listed\$" "$SYSPHSC" --emit causal -o "$work/listed" "$model"

# Only requested files are written.
for level in physical constraint causal discretized; do
    check "--emit $level" "$SYSPHSC" --emit "$level" -o "$work/$level" "$model"
    check "--emit $level writes one file" test "$(ls "$work/$level")" = "$name.$level.txt"
done
check '--emit c' "$SYSPHSC" --emit c -o "$work/c" "$model"
check '--emit c builds no program' test ! -e "$work/c/$name" -a -f "$work/c/$name.c" -a -f "$work/c/Makefile"
before=$(ls -i "$work/c" "$work/c/runtime")
check '--emit c once more' "$SYSPHSC" --emit c -o "$work/c" "$model"
check 'the runtime is unchanged' test "$(ls -i "$work/c/runtime")" = "$(echo "$before" | sed '1,/runtime:$/d')"
check 'options after the model' "$SYSPHSC" "$model" -q --emit c -o "$work/after"
check 'the block, qualified' "$SYSPHSC" -b RlcCircuit::CircuitExperiment --emit c -o "$work/qualified" "$model"
check 'names the same program' cmp "$work/c/$name.c" "$work/qualified/$name.c"
check 'a block without an experiment' "$SYSPHSC" -q -b Circuit --emit c,exe -o "$work/block" "$model"
check 'is simulated for a second' "$work/block/Circuit" -o "$work/block.csv"
check 'in 500 intervals' test "$(wc -l <"$work/block.csv")" -eq 502

# If the folder has files that the compiler did not write, they are kept and nothing is written.
own="$work/own folder"
mkdir "$own" "$own/runtime"
for file in Makefile README.md runtime/model.h "$name" "$name.causal.txt"; do
    echo 'my own' >"$own/$file"
    expect 3 "^    $own/$file: not written by sysphsc" "$SYSPHSC" --emit causal,exe -o "$own" "$model"
    check "$file is kept, and alone" test "$(find "$own" -type f -exec cat {} +)" = 'my own'
    rm "$own/$file"
done
ln -s /dev/null "$own/Makefile"
expect 3 "error: '$own/Makefile' already exists and was not written by sysphsc \[G06\]" "$SYSPHSC" -o "$own" "$model"
rm "$own/Makefile"
echo 'my own' >"$own/.sysphsc"
expect 3 'error: .*G06' "$SYSPHSC" -o "$own" "$model"
rm "$own/.sysphsc"
echo 'my own' >"$own/notes"
check 'other files are in no way' "$SYSPHSC" -q -o "$own" "$model"
for emitted in c causal exe; do
    check "written again, $emitted" "$SYSPHSC" -q --emit "$emitted" --tolerance 1e-7 -o "$own" "$model"
done
check 'also if make has built it' make -s -C "$own" "$name.o"
echo 'built' >"$own/$name"
check 'the program, too' "$SYSPHSC" -q -o "$own" "$model"
check 'other files are kept' test "$(cat "$own/notes")" = 'my own'
echo 'my own' >>"$own/README.md"
expect 3 "^    $own/README.md: changed since sysphsc wrote it" "$SYSPHSC" --emit causal,c -o "$own" "$model"
expect 0 '' "$SYSPHSC" --emit causal -o "$own" "$model"
expect 3 'error: .*G06' "$SYSPHSC" --emit c -o "$own" "$model"
check 'the licence is beside the files that it covers' cmp LICENSE "$own/runtime/LICENSE"

# No link leads out of the folder.
mkdir "$work/linked" "$work/outside"
ln -s ../outside "$work/linked/runtime"
expect 3 "^    $work/linked/runtime: a symbolic link" "$SYSPHSC" --emit c -o "$work/linked" "$model"
mkdir "$work/pages"
ln -s ../outside "$work/pages/model"
expect 3 "^    $work/pages/model: a symbolic link" "$SYSPHSC" --gallery "$work/pages" "$model"
check 'no file is written through the link' test -z "$(ls -A "$work/outside")"
ln -s linked "$work/chosen"
rm "$work/linked/runtime"
check 'the folder itself may be one' "$SYSPHSC" -q --emit c -o "$work/chosen" "$model"

# Folder names that commands could mistake for options or option files.
for folder in -O9 @words; do
    (cd "$work" && exec "$OLDPWD/$SYSPHSC" -q -o "$folder" "$OLDPWD/$model") >"$work/dash" 2>&1
    check "a folder called $folder" test $? -eq 0 -a -x "$work/$folder/$name" -a ! -s "$work/dash"
done

# Output is written completely, or the status is 3. After a closed pipe the compiler ends as other programs do.
written='error: standard output cannot be written'
for arguments in --help --version "--check $model" "--diff $model models/two_tank_hydraulics/model.xmi"; do
    # shellcheck disable=SC2016
    expect 3 "^sysphsc: $written" sh -c 'exec "$@" >/dev/full' sh "$SYSPHSC" $arguments
    # shellcheck disable=SC2016
    expect 3 "^sysphsc: $written" sh -c 'exec "$@" >&-' sh "$SYSPHSC" $arguments
    # shellcheck disable=SC2086
    { sleep 0.2; "$SYSPHSC" $arguments 2>"$work/unread"; } | true
    check "$arguments: a closed pipe" test ! -s "$work/unread"
    # shellcheck disable=SC2086
    (trap '' PIPE; sleep 0.2; "$SYSPHSC" $arguments 2>"$work/unread") | true
    check "$arguments: a closed pipe, signal ignored" test ! -s "$work/unread"
done

# A signal that ends the compiler also ends the C compiler, and no incomplete files are left, also if it comes twice, as
# from timeout. Files left after a signal that cannot be caught are removed by the next run.
cat >"$work/slow" <<'SH'
#!/bin/sh
while [ $# -gt 1 ]; do
    [ "$1" != -o ] || echo unfinished >"$2"
    shift
done
echo $$ >>"$STARTED"
exec sleep 30
SH
chmod +x "$work/slow"
long=models/fuel_cell_vehicle/model.xmi # its files are compiled at the same time
left() { find "$work/ended" -name '.*' -type f ! -name .sysphsc; }
# shellcheck disable=SC2016
ignored=$(sh -c 'kill -INT $$; echo ignored') # as in jobs in the background
for signal in ${ignored:-INT} TERM HUP KILL; do
    [ $signal != ignored ] || continue
    rm -rf "$work/ended" "$work/started" "$work/process"
    {
        while [ "$(cat "$work/started" 2>/dev/null | wc -l)" -lt 2 ]; do sleep 0.1; done
        kill -s $signal "$(cat "$work/process")"
        kill -s $signal "$(cat "$work/process")" 2>/dev/null
    } &
    # shellcheck disable=SC2016
    STARTED="$work/started" timeout 60 sh -c 'echo $$ >"$1"; shift; exec "$@"' sh "$work/process" \
        "$SYSPHSC" -q --cc "$work/slow" -o "$work/ended" "$long" 2>/dev/null
    status=$?
    wait
    check "$signal: the status" test "$status" -gt 128
    if [ $signal = KILL ]; then
        check 'KILL: something is left' test -n "$(left)"
        xargs kill <"$work/started"
        check 'KILL: the next run' "$SYSPHSC" -q -o "$work/ended" "$long"
    else
        check "$signal: the C compiler ends" sh -c 'for process; do ! kill -0 "$process" 2>/dev/null || exit 1; done' sh $(cat "$work/started")
    fi
    check "$signal: no files remain" test -z "$(left)"
done

# Several simultaneous compilations of two blocks into one folder: all files are complete, whichever ends last.
mkdir "$work/together"
for i in 1 2 3; do
    for block in Circuit "$name"; do
        "$SYSPHSC" -q -b "$block" -o "$work/together" "$model" >>"$work/together.log" 2>&1 || echo failed >>"$work/together.log" &
    done
done
wait
check 'together: no message' test ! -s "$work/together.log"
for block in Circuit "$name"; do
    check "together: $block" "$SYSPHSC" -q -b "$block" -o "$work/together" "$model"
    check "together: $block is simulated" "$work/together/$block" -q -o "$work/together.csv"
done
check 'together: no files remain' test -z "$(find "$work/together" -name '*.part' -o -name '*.o')"

# Names that are too long for files.
long=$(printf '%0240d' 0 | tr 0 a)
sed "s/name=\"$name\"/name=\"$long\"/" "$model" >"$work/long.xmi"
libraries="-I libraries"
# shellcheck disable=SC2086
check 'a name that fits' "$SYSPHSC" -q $libraries --emit causal -o "$work/long" "$work/long.xmi"
# shellcheck disable=SC2086
expect 3 'fix: give the block that it is named after a shorter name' "$SYSPHSC" $libraries --emit discretized -o "$work/longer" "$work/long.xmi"
check 'no file is written' test ! -e "$work/longer"
expect 3 'fix: choose a folder with a shorter name' "$SYSPHSC" -o "$work/$long$long" "$model"

# The experiment's defaults.
check 'other defaults' "$SYSPHSC" -q --stop 2 --interval 0.5 --tolerance 1e-5 --solver adams -o "$work/defaults" "$model"
expect 0 'stop 2 --interval 0.5 --tolerance 1e-05 --solver adams|stop 2 --interval 0.5 --tolerance 0.00001 --solver adams' \
    "$work/defaults/$name" --help
check 'simulated with them' "$work/defaults/$name" -q -o "$work/defaults.csv"
check 'the interval was stated' "$work/defaults/$name" -q --stop 4 -o "$work/longer.csv"
check 'and stays' test "$(wc -l <"$work/longer.csv")" -eq 10
check 'where it is not stated' "$work/block/Circuit" -q --stop 50 -o "$work/block.csv"
check 'it follows the run' test "$(tail -n 2 "$work/block.csv" | cut -d, -f1 | tr '\n' ' ') $(wc -l <"$work/block.csv")" = '49.900000000000006 50  502'
check 'from its start' "$work/block/Circuit" -q --start 40 --stop 50 -o "$work/block.csv"
check 'with its length' test "$(tail -n 2 "$work/block.csv" | cut -d, -f1 | tr '\n' ' ')" = '49.980000000000004 50 '
check 'but for an interval' "$work/block/Circuit" -q --stop 50 --interval 10 -o "$work/block.csv"
check 'that is given' test "$(wc -l <"$work/block.csv")" -eq 7
check 'a row at 0, 0.5, 1, 1.5 and 2' test "$(cut -d, -f1 "$work/defaults.csv" | tr '\n' ' ')" = 'time 0 0.5 1 1.5 2 '

# Without --output: out/BLOCK, below the working directory. Libraries are found from any working directory.
mkdir "$work/elsewhere"
cp "$model" "$work/elsewhere/model.xmi"
root=$PWD
cd "$work/elsewhere" || exit 3
check 'the default folder' "$root/$SYSPHSC" -q -I "$root/libraries" model.xmi
check 'is out/BLOCK' test -x "out/$name/$name"
cd "$root" || exit 3
finish
