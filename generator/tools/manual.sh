#!/bin/sh
# manual.sh FOLDER PAGE...: one HTML page of Markdown pages, on standard output, with contents, a search, and pictures
# inside. FOLDER holds pages that were made: of libraries and messages; links among all of them stay within the page.
set -eu
made=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The name that a page's headings begin with: README.md is "", libraries/README.md "libraries", manual/X.md "manual-x", a page
# that was made "x".
name_of() {
    echo "${1#"$made"/}" | sed 's|README\.md$||; s|/$||; s|\.md$||; s|/|-|g' | tr '[:upper:]' '[:lower:]'
}

# Headings get names, links to pages become links to these, and pictures become part of the page.
linked() {
    awk -v page="$(name_of "$1")" -v folder="$(dirname "$1")" -v made="$made" '
        function slug(text) {
            gsub(/<[^>]*>|&[a-z]+;/, "", text)
            text = tolower(text)
            gsub(/[^a-z0-9_ -]/, "", text)
            gsub(/ /, "-", text)
            return text
        }
        # A library in XMI stands for its page.
        function target(link,    parts, file) {
            split(link, parts, "#")
            if (parts[1] == "")
                return "#" page "." parts[2]
            file = (folder == "." || folder == made ? "" : folder "/") parts[1]
            while (sub(/[^\/]+\/\.\.\//, "", file))
                ;
            if (sub(/\.xmi$/, "", file))
                sub(/^libraries\//, "", file)
            sub(/README\.md$/, "", file)
            sub(/\/$/, "", file)
            sub(/\.md$/, "", file)
            gsub(/\//, "-", file)
            return "#" tolower(file) "." parts[2]
        }
        function picture(path,    command, text) {
            command = "base64 -w 0 <\"" folder "/" path "\""
            command | getline text
            close(command)
            return "data:image/" (path ~ /\.png$/ ? "png" : "svg+xml") ";base64," text
        }
        match($0, /^<h[1-4]>/) {
            level = substr($0, 3, 1)
            text = substr($0, 5, length($0) - 9)
            id = page "." (headings++ ? slug(text) : "")
            $0 = "<h" level " id=\"" id "\">" text "</h" level ">"
            if (level < 3)
                print level "\t" id "\t" text >>contents
        }
        {
            line = ""
            while (match($0, /(href|src)="[^"]*"/)) {
                attribute = substr($0, RSTART, RLENGTH)
                line = line substr($0, 1, RSTART - 1)
                $0 = substr($0, RSTART + RLENGTH)
                quote = index(attribute, "\"")
                link = substr(attribute, quote + 1, length(attribute) - quote - 1)
                if (attribute ~ /^src/)
                    link = picture(link)
                else if (link ~ /^[^:]*\.md(#|$)/ || link ~ /^[^:]*libraries\/[A-Za-z]*\.xmi$/ || link ~ /^#/)
                    link = target(link)
                line = line substr(attribute, 1, quote) link "\""
            }
            print line $0
        }' contents="$work/contents"
}

for page in "$@"; do
    echo '<section>'
    cmark-gfm --unsafe -e table "$page" | linked "$page"
    echo '</section>'
done >"$work/body"

cat <<'HEAD'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>sysphsc</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; grid-template-columns: 19rem minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1rem; font-size: .9rem;
      border-right: 1px solid #8886 }
nav a { display: block; text-decoration: none; padding-left: 1rem }
nav a.chapter { font-weight: 600; padding: .6rem 0 0 }
nav input { width: 100%; box-sizing: border-box; font: inherit }
main { box-sizing: border-box; padding: 1rem 2rem; max-width: 62rem; min-width: 0 }
pre, table { overflow-x: auto; display: block; max-width: 100%; box-sizing: border-box; font-size: .85rem }
pre { background: #8881; padding: .7rem }
td, th { border: 1px solid #8886; padding: .25rem .5rem; vertical-align: top; text-align: left }
table { border-collapse: collapse }
img { max-width: 100%; background: #fff }
.away { display: none }
@media (max-width: 50rem) { body { display: block } nav { position: static; height: auto } main { padding: 1rem } }
</style>
</head>
<body>
<nav>
<input id="search" type="search" placeholder="search" aria-label="search">
HEAD
awk -F '\t' '{ printf "<a%s href=\"#%s\">%s</a>\n", $1 == 1 ? " class=\"chapter\"" : "", $2, $3 }' "$work/contents"
printf '</nav>\n<main>\n'
cat "$work/body"
cat <<'TAIL'
</main>
<script>
/* Paragraphs, list items and rows that do not hold the words are hidden, with headings that nothing is left below. */
const pieces = [...document.querySelectorAll('main h1, main h2, main h3, main p, main li, main pre, main tbody tr')];
document.getElementById('search').addEventListener('input', event => {
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  let below = [];
  for (const piece of [...pieces].reverse()) {
    const level = /^H(\d)$/.exec(piece.tagName)?.[1] ?? 9;
    const text = piece.textContent.toLowerCase();
    const found = words.every(word => text.includes(word)) || below.some(other => other > level);
    piece.classList.toggle('away', !found);
    below = level < 9 ? below.filter(other => other <= level) : below;
    if (found) below.push(Number(level));
  }
});
</script>
</body>
</html>
TAIL
