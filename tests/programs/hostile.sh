#!/bin/sh
# Broken or malicious input: a quick error with status 1 or 3, no crash, and no written files.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh hostile)
model=models/heated_bed_warmup/model.xmi

# refuse NAME FILE [STATUS]: the sanitized compiler must reject the file within a minute; default: status 1 or 3.
refuse() {
    rm -rf "$work/written"
    output=$(timeout 60 "$SYSPHSC_ASAN" -I libraries -o "$work/written" "$2" 2>&1 </dev/null)
    status=$?
    repeat="$SYSPHSC_ASAN -I libraries -o $work/written $2"
    if [ "$status" -ne "${3-1}" ] && [ "$status" -ne "${3-3}" ]; then
        fail "$1: status $status" "$repeat" "$output"
    elif [ -e "$work/written" ]; then
        fail "$1: something was written" "$repeat" "$(ls -R "$work/written")"
    elif ! printf '%s\n' "$output" | grep -Eq '^[^ ]+: error: .* \[[A-Z][0-9][0-9]\]$'; then
        fail "$1: no error message" "$repeat" "$output"
    else
        pass
    fi
}

# Truncated anywhere, densely near both ends; at four times as many places if TEST_ALL is set.
[ -n "${TEST_ALL-}" ] && parts=80 || parts=20
size=$(wc -c <"$model")
positions=$(awk -v size="$size" -v parts=$parts 'BEGIN {
    for (i = 0; i < 24; i++) print i
    for (i = 24; i < size; i += int(size / parts)) print i
    for (i = size - 12; i < size - 1; i++) print i }')
for position in $positions; do
    head -c "$position" "$model" >"$work/cut.xmi"
    refuse "cut at byte $position" "$work/cut.xmi"
done

# One byte changed: the compiler may accept or reject the file, but must not crash.
for position in $(awk -v size="$size" -v parts=$parts 'BEGIN {
    for (i = 400; i < size; i += int(size / parts)) print i }'); do
    for byte in '"' '<' '\377'; do
        { head -c "$position" "$model"; printf "$byte"; tail -c "+$((position + 2))" "$model"; } >"$work/changed.xmi"
        timeout 20 "$SYSPHSC_ASAN" -q --check -I libraries "$work/changed.xmi" >"$work/output" 2>&1 </dev/null
        status=$?
        if [ "$status" -eq 0 ] || [ "$status" -eq 1 ]; then
            pass
        else
            cp "$work/changed.xmi" "$work/changed.$position.xmi"
            fail "byte $position changed: status $status" "$SYSPHSC_ASAN --check -I libraries $work/changed.$position.xmi" \
                "$(cat "$work/output")"
        fi
    done
done

: >"$work/empty.xmi"
refuse 'an empty file' "$work/empty.xmi"
printf '\n\n  \n' >"$work/blank.xmi"
refuse 'a blank file' "$work/blank.xmi"
echo 'This is a letter, not a model.' >"$work/text.xmi"
refuse 'a text' "$work/text.xmi"
echo '<html><body>Hello</body></html>' >"$work/html.xmi"
refuse 'another root' "$work/html.xmi"
gzip -c "$model" >"$work/packed.xmi"
refuse 'a compressed file' "$work/packed.xmi"
{ cat "$model"; cat "$model"; } >"$work/twice.xmi"
refuse 'two documents in one' "$work/twice.xmi"
{ printf '\376\377'; cat "$model"; } >"$work/mark.xmi"
refuse 'a wrong byte order mark' "$work/mark.xmi"
sed 's/UTF-8/UTF-16/' "$model" >"$work/encoding.xmi"
refuse 'a wrong encoding' "$work/encoding.xmi"
mkdir "$work/folder.xmi"
refuse 'a folder' "$work/folder.xmi" 3

cat >"$work/bomb.xmi" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE bomb [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa">
<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
<!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">
<!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;"><!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;">]>
<bomb>&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;</bomb>
XML
refuse 'an entity bomb' "$work/bomb.xmi" 1
cat >"$work/entity.xmi" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE model [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
<model>&secret;</model>
XML
refuse 'an external entity' "$work/entity.xmi" 1

# A hundred megabytes, generated on the fly.
huge=100000000
head -c $huge /dev/urandom >"$work/huge.xmi"
refuse '100 MB of noise' "$work/huge.xmi"
yes '<a>' | head -c $huge >"$work/huge.xmi"
refuse '100 MB, deeply nested' "$work/huge.xmi"
{ printf '<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" name="'; yes aaaaaaaaaaaaaaa | head -c $huge; } \
    >"$work/huge.xmi"
refuse '100 MB in one attribute' "$work/huge.xmi"
{ printf '<x>'; yes '<a b="c"/>' | head -c $huge; } >"$work/huge.xmi"
refuse '100 MB of elements' "$work/huge.xmi"
rm -f "$work/huge.xmi"

# Messages show only the beginning and the end of long texts: of values, names, references, fields of an input file.
yes a | head -n 300000 | tr -d '\n' >"$work/long"
long() {
    awk -v from="$3" -v file="$work/long" 'BEGIN { getline long <file }
        { at = index($0, from); print at ? substr($0, 1, at - 1) long substr($0, at + length(from)) : $0 }' "$2" >"$work/long.xmi"
    "$SYSPHSC" --check "$work/long.xmi" >"$work/long.messages" 2>&1
    check "$1: messages of at most 20 kB" test "$(wc -c <"$work/long.messages")" -lt 20000
    check "$1: it is shown" grep -q 'aaaaa' "$work/long.messages"
}
long 'a value' tests/diagnostics/S21/model.xmi high
long 'a name in a value' tests/diagnostics/F07-unknown-name/model.xmi 2*rat
long 'a type' tests/diagnostics/X09/model.xmi Pump
check 'a model with an input compiles' $SMALL -o "$work/room" tests/cases/inputs/model.xmi
{ printf 'time,outside[1].T\n0,'; cat "$work/long"; printf x; } >"$work/long.csv"
check 'a field of an input is not taken' sh -c '! "$1" --input "$2" 2>"$3"' sh "$work/room/OneDay" "$work/long.csv" "$work/long.messages"
check 'a field of an input: messages of at most 20 kB' test "$(wc -c <"$work/long.messages")" -lt 20000

# A name cannot do harm: it is treated as data in C, in the shell, in file names and on the terminal.
sed 's/name="bedInsulation"/name="x\&quot;; *\/ #include `touch harm` $(touch harm) ..\/..\/%s%n\\"/' "$model" >"$work/names.xmi"
rm -rf "$work/named"
check 'a malicious name, sanitized' "$SYSPHSC_ASAN" -q -I libraries --emit physical,constraint,causal,discretized,c \
    -o "$work/names" "$work/names.xmi"
check 'a malicious name in a program' $SMALL -I libraries -o "$work/named" "$work/names.xmi"
# shellcheck disable=SC2086
check 'those C files' gcc $STRICT -O2 -I"$work/named" -shared -fPIC -o "$work/named/part.so" \
    $(sources_of "$work/named/BedWarmUpExperiment")
check 'that program' "$work/named/BedWarmUpExperiment" -q -o "$work/named/result.csv"
check 'that did no harm' sh -c '! find . -name harm | grep .'

# Nor can the name of a block, after which files and targets are called.
sed 's/name="Cup"/name="portable"/' models/smallest.xmi >"$work/portable.xmi"
check 'a block named like a folder' $SMALL --emit portable,c,exe -o "$work/folder" "$work/portable.xmi"
check 'that program, too' "$work/folder/portable_" -q -o "$work/named/result.csv"
sed 's/name="RodExperiment"/name="Rod, fine"/; s,\.\./\.\./libraries/,,g' models/heated_rod/model.xmi >"$work/comma.xmi"
check 'a comma' "$SYSPHSC" -q --emit c --variants rod.n=5,8 -o "$work/comma" "$work/comma.xmi"
check 'in its Makefile' make -s -n -C "$work/comma"
sed "s/name=\"Cup\"/name=\"$(printf 'Cup\342\200\256puC\342\201\246')\"/" models/smallest.xmi >"$work/turned.xmi"
check 'a change of direction' "$SYSPHSC" -q --emit c,portable,python -o "$work/turned" "$work/turned.xmi"
check 'in no text of a program' sh -c '! grep -rl "$(printf "\\342\\200\\256")" "$1" --include=*.[ch] --include=*.py --include=Makefile' sh "$work/turned"
finish
