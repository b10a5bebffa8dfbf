#!/bin/sh
# The pages show the current output: commands in their console blocks are repeated and compared. --update rewrites them.
. tests/lib.sh
. tests/board.sh
work=$(fresh readme)

# Commands that this machine does not have are not repeated.
has_board 'commands of manual/portable-c.md for a board' && lacking='^$' || lacking='^. (arm-none-eabi|qemu-system-arm)'
for tool in 'optimum scipy.optimize' 'reliability openturns'; do
    python3 -c "import ${tool#* }" 2>/dev/null && continue
    echo "skipped: the command of studies/${tool% *}.py, for there is no ${tool#* }"
    lacking="$lacking|studies/${tool% *}"
done

# repeated PAGE: the page with the current output of its commands.
repeated() {
    awk -v lacking="$lacking" '
        /^```/ { on = /^```console/; is_kept = 0 }
        !on || /^```/ { print; next }
        /^\$ / { print; fflush(); is_kept = $0 ~ lacking; if (!is_kept) system("exec 2>&1 </dev/null; " substr($0, 3)); next }
        is_kept' "$1"
}

# Existing folders, which another compiler may have written, are not overwritten.
pages="README.md $(ls manual/*.md libraries/*.md) runtime/README.md bridges/README.md executives/README.md fmu/README.md
    studies/README.md generator/README.md tests/README.md"
# shellcheck disable=SC2086
cat $pages | sed -n 's/^\$ .* -o \(out\/[a-z]*\) .*/\1/p' | sort -u | xargs rm -rf

for page in $pages; do
    repeated "$page" >"$work/page"
    [ -z "$UPDATE" ] || cp "$work/page" "$page"
    check "$page shows the present output" diff "$page" "$work/page"

    # A command that selects lines finds some.
    awk '/^```console/ { on = 1; next }
        on && (/^```/ || /^\$ /) { if (command ~ /\| *(grep|sed|jq|head|tail|awk)/ && !lines) print command }
        /^```/ { on = 0; command = "" }
        on && /^\$ / { command = $0; lines = 0; next }
        on { lines++ }' "$page" >"$work/silent"
    check "$page: each choice of lines finds some" test ! -s "$work/silent"

    # Folders and commands named in the page exist.
    folder=$(dirname "$page")
    for path in $(grep -oE '`(bridges|executives|fmu|generator|manual|templates|libraries|models|studies|tests|runtime)/[A-Za-z0-9_./]*`' "$page" | tr -d '`' | sort -u); do
        check "$page names $path" test -e "$path"
    done
    for link in $(grep -oE '\]\([^)#]+' "$page" | cut -c3- | grep -v '^http' | sort -u); do
        check "$page leads to $link" test -e "$folder/$link"
    done
done
for file in manual/examples/*; do
    check "$file belongs to a chapter" grep -qF "$(basename "$file")" manual/*.md
done
# Blocks of other kinds contain no output: those below are tested, and there are no others.
find . -path ./out -prune -o -name '*.md' -print | sort | while read -r page; do
    awk -v page="${page#./}" '/^```/ { if (!on && !/^```console$/) print page, $0; on = !on }' "$page"
done >"$work/kinds"
printf '%s\n' 'manual/structure.md ```text' >"$work/tried"
check 'each block of a page is tried' diff "$work/tried" "$work/kinds"

# block PAGE: the lines of its block.
block() {
    sed -n '/^```text$/,/^```$/p' "$1" | sed '1d;$d'
}

# Equations of variable structures are valid; their subjects follow them.
block manual/structure.md | sed 's/   *[a-z].*//; s/ *;$//; s/oclIsInState(Locked)/locked/' | while read -r line; do
    {
        printf 'boolean %s\n' locked on taut off
        printf 'variable %s\n' w1 w2 torque v i s x y l force
        echo "$line"
    } | awk -f tests/tools/block.awk >"$work/line.xmi"
    "$SYSPHSC" --check -q -b System "$work/line.xmi" 2>&1 | grep -E '\[(S|F|E)[0-9]+\]$' | grep -E 'error' | sed "s/^/$line: /"
done >"$work/refused"
check 'manual/structure.md: its equations are read' test ! -s "$work/refused"

# The page of a model tells how to run it.
for page in models/*/README.md; do
    check "$page runs its model" test "$(grep -o 'make run MODEL=[a-z_/]*' "$page" | sort -u)" = "make run MODEL=$(dirname "$page")"
done
# The page of a folder of examples has a row for each file.
for folder in executives fmu studies; do
    git ls-files $folder | sed 's,.*/,,' | grep -vx README.md | sort >"$work/files"
    sed -n 's/^| `\([^`]*\)` | ..* |$/\1/p' $folder/README.md | sort >"$work/listed"
    check "$folder/README.md lists its files" diff "$work/files" "$work/listed"
done
check 'the README is short' test "$(wc -l <README.md)" -le 150
finish
