#!/bin/sh
# What the README shows is what happens: its console blocks are repeated and compared.
. tests/lib.sh

folder=$(fresh readme)
awk '/^```console/ { on = 1; next } /^```/ { on = 0 } on' README.md >"$folder/shown"
sed -n 's/^\$ .* -o \(out\/[a-z]*\) .*/\1/p' "$folder/shown" | sort -u | xargs rm -rf
grep '^\$ ' "$folder/shown" | cut -c3- | while IFS= read -r command; do
    printf '$ %s\n' "$command"
    sh -c "$command" 2>&1
done >"$folder/happens"
check 'the README shows what happens' diff "$folder/shown" "$folder/happens"

# Folders and commands that the README names are there.
for path in $(grep -oE '`(generator|templates|libraries|models|tests|runtime)/[A-Za-z0-9_./]*`' README.md | tr -d '`' | sort -u); do
    check "README names $path" test -e "$path"
done
finish
