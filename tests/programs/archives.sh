#!/bin/sh
# Project archives (zip): a model as its file, two models that refer to each other, and broken archives.
# make: out/bin/pack
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh archives)
member=com.nomagic.magicdraw.uml_model
case=tests/archives

# packed NAME MEMBER=FILE...: makes an archive in the folder of the test.
packed() {
    archive=$work/$1.mdzip
    shift
    check 'an archive is written' "$OUT/bin/pack" "$archive" "$@"
}

# An archive with one model is treated like the file of that model.
packed one "$member.model=tests/cases/zero_inductance/model.xmi" "personal.common=README.md"
check 'a model in an archive' "$SYSPHSC" -q --emit physical,causal -o "$work/one" "$archive"
check 'the same model as a file' "$SYSPHSC" -q --emit physical,causal -o "$work/plain" \
    tests/cases/zero_inductance/model.xmi
for level in physical causal; do
    sed 's/one.mdzip(model):/model.xmi:/; s/ *model.xmi:/ model.xmi:/' "$work/one/System.$level.txt" >"$work/a"
    sed 's/ *model.xmi:/ model.xmi:/' "$work/plain/System.$level.txt" >"$work/b"
    check "the $level listings are equal" diff "$work/b" "$work/a"
done

# The type of a part is in the shared model, the type of its variable in the other model; the order does not matter.
packed two "$member.shared_model=$case/shared_model.xmi" "$member.model=$case/model.xmi"
check 'two models of a project' "$SYSPHSC_ASAN" -q -o "$work/two" --emit physical,causal "$archive"
check 'the part has its variable' grep -Eq '^  der\(tank\.h\) := -tank\.h .* tank\.drain$' "$work/two/Plant.causal.txt"
check 'it is drawn in the shared model' grep -Eq ' two\.mdzip\(shared_model\):10$' "$work/two/Plant.causal.txt"
packed lone "$member.model=$case/model.xmi"
expect 1 'lone\.mdzip\(model\):11: error: the type of .* refers to an element that is not in the file \[X09\]' \
    "$SYSPHSC_ASAN" --check "$archive"

# A document of another project refers to elements in the archive, also by its old name.
packed Shared "$member.shared_model=$case/shared_model.xmi" "$member.model=$case/model.xmi"
sed "s,type='_1_tankblock'/>,><type href='Shared.mdzip#_1_tankblock'/></ownedAttribute>," "$case/model.xmi" \
    >"$work/user.xmi"
check 'a reference into an archive' "$SYSPHSC_ASAN" -q --check "$work/user.xmi"

# The form of MagicDraw up to version 17: one model file of any name; with several, none is chosen.
packed old 'Zero inductance.mdxml=tests/cases/zero_inductance/model.xmi' 'backup/readme.txt=README.md'
check 'an old project' "$SYSPHSC_ASAN" -q --emit causal -o "$work/old" "$archive"
sed 's/ *[a-z.]*(*[a-zA-Z. ]*)*:[0-9]*$//' "$work/old/System.causal.txt" >"$work/a"
sed 's/ *model.xmi:[0-9]*$//' "$work/plain/System.causal.txt" >"$work/b"
check 'its listing' diff "$work/b" "$work/a"
check 'places in it' grep -q 'old.mdzip(Zero inductance.mdxml):[0-9]' "$work/old/System.causal.txt"
packed both 'a.MDXML=tests/cases/zero_inductance/model.xmi' 'old/b.xml=tests/cases/zero_inductance/model.xmi'
expect 1 "it holds several models, such as 'a.MDXML' and 'b.xml' \[X16\]" "$SYSPHSC_ASAN" --check "$archive"
packed text 'notes.xml=README.md'
expect 1 'notes.xml\):1: error: .*\[X01\]' "$SYSPHSC_ASAN" --check "$archive"

# Truncated or changed anywhere: an error, or the model if only comments of the archive are changed; no crash.
size=$(wc -c <"$work/two.mdzip")
for position in $(awk -v size="$size" 'BEGIN { for (i = 0; i < size; i += 37) print i }'); do
    head -c "$position" "$work/two.mdzip" >"$work/cut.mdzip"
    expect 1 'error: .*\[X(04|16)\]' "$SYSPHSC_ASAN" --check "$work/cut.mdzip"
    { head -c "$position" "$work/two.mdzip"; printf '\377'; tail -c "+$((position + 2))" "$work/two.mdzip"; } \
        >"$work/changed.mdzip"
    "$SYSPHSC_ASAN" -q --check "$work/changed.mdzip" >"$work/output" 2>&1 </dev/null
    check "byte $position changed: an error, or a valid model" test $? -le 1
done

# A member that expands to a huge size is not expanded completely.
{ cat "$case/shared_model.xmi"; head -c 300000000 /dev/zero | tr '\0' ' '; } >"$work/blank.xmi"
packed bomb "$member.model=$work/blank.xmi"
rm -f "$work/blank.xmi"
expect 1 'expands to more than 300 times its size \[X16\]' "$SYSPHSC" --check "$archive"
finish
