#!/bin/sh
# Chapters of the manual and pages of folders and models are readable: at most one sentence in twenty has more than 25
# words, and no table cell has more than two sentences or 40 words.
. tests/lib.sh
work=$(fresh words)

for page in manual/*.md executives/README.md fmu/README.md studies/README.md generator/README.md tests/README.md \
    models/*/README.md; do
    python3 tests/tools/sentences.py "$page" >"$work/found"
    check "$page: short sentences" awk 'END { exit !($3 <= 0.05 * $1) }' "$work/found"
    check "$page: short cells" grep -q ' 0 long cells$' "$work/found"
done

# Long sentences and cells are found.
{
    printf 'One sentence with %s.\n\n' "$(seq -s ' ' 24)"
    printf '| A cell. Of three sentences. Each of them short. | b |\n'
} >"$work/long.md"
expect 0 '27 words: One sentence with 1 2' python3 tests/tools/sentences.py "$work/long.md"
expect 0 '3: cell of 3 sentences, ' python3 tests/tools/sentences.py "$work/long.md"
finish
