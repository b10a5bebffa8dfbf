#!/bin/sh
# manual.sh FOLDER MADE =TITLE PAGE... [=TITLE PAGE...]...: writes the manual of Markdown pages into a folder, as one HTML page for
# each. Titles name groups of pages. MADE holds pages that were made: of libraries and messages. It is read from files, without
# a server: search.js holds all texts, and is loaded once somebody searches.
set -eu
tools=$(dirname "$0")
target=$1
made=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/manual/pictures"
version=$(sed -n 's/^VERSION = //p' Makefile)

# The file of a page: README.md is index.html, fmu/README.md fmu-folder.html, manual/fmu.md and Fluid.md fmu.html and fluid.html.
file_of() {
    case ${1#"$made"/} in
    README.md) echo index.html ;;
    manual/README.md) echo tasks.html ;;
    */README.md) echo "$(dirname "$1")-folder.html" ;;
    *) echo "$(basename "$1" .md | tr '[:upper:]' '[:lower:]').html" ;;
    esac
}

group=
for page in "$@"; do
    case $page in
    =*) group=${page#=} ;;
    *) printf '%s\t%s\t%s\n' "$page" "$(file_of "$page")" "$group" ;;
    esac
done >"$work/chapters"
twice=$(cut -f 2 "$work/chapters" | sort | uniq -d)
if [ -n "$twice" ]; then
    echo "manual.sh: several pages would be $twice" >&2
    exit 1
fi

: >"$work/contents"
: >"$work/pictures"
while IFS='	' read -r page file group; do
    cmark-gfm --unsafe -e table "$page" >"$work/html"
    awk -v page="$page" -v made="$made" -v file="$file" -v chapters="$work/chapters" -v contents="$work/contents" -v index_file="$work/index" \
        -v pictures="$work/pictures" -f "$tools/manual.awk" "$work/html" >"$work/$file.body"
    awk -F '\t' -v file="$file" '$1 == 1 && $2 == file { print $4; exit }' "$work/contents" >"$work/$file.title"
    printf '%s\t%s\t%s\n' "$file" "$group" "$(cat "$work/$file.title")" >>"$work/titles"
done <"$work/chapters"
sort -u "$work/pictures" | while IFS='	' read -r picture name; do
    cp "$picture" "$work/manual/$name"
done

# contents FILE: all chapters in their groups, with the sections of this one.
contents() {
    awk -F '\t' -v file="$1" '
        FILENAME == ARGV[1] {
            if ($1 == 2 && $2 == file)
                sections = sections "<li><a href=\"#" $3 "\">" $4 "</a></li>\n"
            next
        }
        $2 != group {
            if (group != "")
                print "</ul>"
            group = $2
            print "<h2>" group "</h2>\n<ul>"
        }
        {
            print "<li><a href=\"" $1 "\"" ($1 == file ? " aria-current=\"page\"" : "") ">" $3 "</a>"
            if ($1 == file && sections != "")
                print "<ul>\n" sections "</ul>"
            print "</li>"
        }
        END { print "</ul>" }' "$work/contents" "$work/titles"
}

# neighbours FILE: links to the chapter before and to the next one.
neighbours() {
    awk -F '\t' -v file="$1" '
        $1 == file && before != "" { print "<a rel=\"prev\" href=\"" before "\"><span>Previous</span> " title "</a>" }
        was { print "<a rel=\"next\" href=\"" $1 "\"><span>Next</span> " $3 "</a>" }
        { was = $1 == file; before = $1; title = $3 }' "$work/titles"
}

while IFS='	' read -r file group title; do
    {
        cat <<HEAD
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$(sed 's/<[^>]*>//g' "$work/$file.title") - sysphsc</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<header>
<a class="home" href="index.html">sysphsc <span>$version</span></a>
<a class="to-contents" href="#contents">Contents</a>
<form role="search" hidden>
<input type="search" placeholder="Search the manual" aria-label="search the manual" autocomplete="off">
</form>
</header>
<div id="found" role="region" aria-label="what was found" aria-live="polite" hidden></div>
<main>
HEAD
        cat "$work/$file.body"
        printf '<footer>\n'
        neighbours "$file"
        printf '</footer>\n</main>\n<nav id="contents" aria-label="contents">\n'
        contents "$file"
        printf '</nav>\n<script src="manual.js"></script>\n</body>\n</html>\n'
    } >"$work/manual/$file"
done <"$work/titles"
{
    echo 'const sections = ['
    cat "$work/index"
    echo '];'
} >"$work/manual/search.js"
cp "$tools/manual.css" "$tools/manual.js" "$work/manual/"

# The page that tells that all is there comes last.
rm -rf "$target"
mkdir -p "$target"
mv "$work/manual/index.html" "$work/index.html"
cp -r "$work/manual/." "$target/"
cp "$work/index.html" "$target/index.html"
