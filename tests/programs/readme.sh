#!/bin/sh
# What the pages show is what happens: their console blocks are repeated and compared. With --update they are rewritten.
. tests/lib.sh
work=$(fresh readme)

# repeated PAGE: the page, with what its commands print now.
repeated() {
    awk '
        /^```/ { on = /^```console/ }
        !on || /^```/ { print; next }
        /^\$ / { print; fflush(); system("exec 2>&1; " substr($0, 3)) }' "$1"
}

# Folders of before, which another compiler may have written, are not overwritten.
cat README.md */README.md libraries/DRAWING.md | sed -n 's/^\$ .* -o \(out\/[a-z]*\) .*/\1/p' | sort -u | xargs rm -rf

for page in README.md libraries/DRAWING.md libraries/README.md runtime/README.md generator/README.md tests/README.md; do
    repeated "$page" >"$work/page"
    [ -z "$UPDATE" ] || cp "$work/page" "$page"
    check "$page shows what happens" diff "$page" "$work/page"

    # Folders and commands that it names are there.
    folder=$(dirname "$page")
    for path in $(grep -oE '`(generator|templates|libraries|models|tests|runtime)/[A-Za-z0-9_./]*`' "$page" | tr -d '`' | sort -u); do
        check "$page names $path" test -e "$path"
    done
    for link in $(grep -oE '\]\([^)#]+' "$page" | cut -c3- | grep -v '^http' | sort -u); do
        check "$page leads to $link" test -e "$folder/$link"
    done
done
check 'the README is short' test "$(wc -l <README.md)" -le 150
finish
