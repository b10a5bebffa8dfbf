#!/bin/sh
# make gallery: a page that shows each model with its diagrams, its equations and its result.
#
#     gallery.sh DIAGRAM WORK PAGES [MODEL]...
#
# DIAGRAM is the tool of that name; WORK holds what run_models.sh left there. Writes PAGES/index.html and the pictures
# that it shows, PAGES/MODEL/diagram.svg, machines.svg if there are state machines, and result.svg. Same input, same bytes, whatever fonts the machine has.
set -u
export LC_ALL=C
. "$(dirname "$0")/cases.sh"
[ $# -ge 3 ] || { echo 'usage: gallery.sh DIAGRAM WORK PAGES [MODEL]...' >&2; exit 2; }
diagram=$1 work=$2 pages=$3
shift 3
[ $# -gt 0 ] || set -- models/*/

# Without its plug-ins for fonts, Graphviz takes the widths of letters from a table of its own.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
library=$(echo 'digraph {}' | dot -v -Tdot 2>&1 | sed -n 's/^libdir = "\(.*\)"$/\1/p')
unset GVBINDIR
for file in "$library"/libgvplugin_core.so.[0-9] "$library"/libgvplugin_dot_layout.so.[0-9]; do
    [ -f "$file" ] && ln -s "$file" "$scratch" && export GVBINDIR="$scratch"
done
[ -z "${GVBINDIR-}" ] || dot -c || exit 3

escape() {
    sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'
}

# draw WHAT MODEL PICTURE: nothing if there is nothing to be drawn.
draw() {
    "$diagram" "$1" libraries "models/$2/model.xmi" >"$scratch/diagram.dot" || exit 1
    [ -s "$scratch/diagram.dot" ] || return
    "$(dirname "$0")/lay_out.sh" "$scratch/diagram.dot" "$scratch/diagram.svg" || exit 1
    # Graphviz writes before the picture what it is, and where the format is described. It has laid it out for larger
    # letters than are shown, so that there is room for those of wider fonts, such as DejaVu Sans in place of Helvetica.
    sed -n '/^<svg/,$s/font-size="13.00"/font-size="11.00"/; /^<svg/,$s/font-size="12.00"/font-size="10.00"/
        /^<svg/,$p' "$scratch/diagram.svg" >"$pages/$2/$3.svg"
}

# figure MODEL PICTURE WORDS
figure() {
    printf '<figure><a href="%s/%s.svg"><img src="%s/%s.svg" alt="%s"/></a></figure>\n' "$1" "$2" "$1" "$2" "$3"
}

# entry MODEL: its section of the page.
entry() {
    model=$1 folder=models/$1
    printf '<section id="%s">\n<h2>' "$model"
    sed -n '1s/^# *//p' "$folder/README.md" | escape
    printf '</h2>\n<p>'
    awk 'NR > 1 && /./ { text = 1; print } /^$/ && text { exit }' "$folder/README.md" | escape |
        sed 's,`\([^`]*\)`,<code>\1</code>,g'
    printf '</p>\n<div>\n'
    figure "$model" diagram 'Internal block diagram'
    [ ! -f "$pages/$model/machines.svg" ] || figure "$model" machines 'State machines'
    printf '</div>\n'
    "$diagram" equations libraries "$folder/model.xmi" >"$scratch/equations" || exit 1
    if [ -s "$scratch/equations" ]; then
        [ "$(wc -l <"$scratch/equations")" -le 24 ] && open=' open="open"' || open=
        printf '<details%s><summary>Equations of its own blocks</summary>\n<pre>' "$open"
        escape <"$scratch/equations"
        printf '</pre></details>\n'
    fi
    figure "$model" result 'Result of the run'
    printf '<pre>'
    # The rows of `make models`, of all cases, without the time.
    printf '%-34s %9s %6s %6s  %9s  %s\n' model equations states events difference 'key figures'
    for case in '' $(cases_of "$model"); do
        sed 's/ *[0-9.]* ms//' "$work/$model${case:+_$case}.row" | escape
    done
    printf '</pre>\n'
    if grep -q '^requirements: \|^checks: ' "$work/$model/stats" 2>/dev/null; then
        printf '<pre>'
        sed -n '/^requirements: \|^checks: /,$p' "$work/$model/stats" | escape
        printf '</pre>\n'
    fi
    printf '<pre>make run MODEL=%s</pre>\n</section>\n' "$folder"
}

rm -rf "$pages"
mkdir -p "$pages"
for folder in "$@"; do
    model=$(basename "$folder")
    mkdir -p "$pages/$model"
    cp "$work/$model/plot.svg" "$pages/$model/result.svg" || exit 1
    draw parts "$model" diagram
    draw machines "$model" machines
done

{
    cat <<'END'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<title>Models of sysphsc</title>
<style>
body { font-family: Helvetica, Arial, sans-serif; max-width: 80em; margin: 2em auto; padding: 0 1em; color: #333; }
div { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
figure { margin: 1em 0; overflow-x: auto; max-width: 100%; }
pre { background: #f4f4f4; padding: 0.5em; overflow-x: auto; }
section { border-top: 1px solid #999; }
</style>
</head>
<body>
<h1>Models of sysphsc</h1>
<p>Each with its internal block diagram, in which arrows are signals and plain lines are physical connections, with the
state machines of its parts, the equations of the blocks that are drawn in it and not in a library, and with what its
experiment plots, and whether its requirements are met: dashed lines are bounds. Wide pictures can be moved; a click shows one alone. <code>difference</code> is the largest one to the reference, of a column relative to its
greatest value.</p>
<ul>
END
    for folder in "$@"; do
        model=$(basename "$folder")
        printf '<li><a href="#%s">%s</a></li>\n' "$model" "$(sed -n '1s/^# *//p' "models/$model/README.md" | escape)"
    done
    echo '</ul>'
    for folder in "$@"; do
        entry "$(basename "$folder")"
    done
    printf '</body>\n</html>\n'
} >"$pages/index.html"
printf '\ngallery  %s\n' "$pages/index.html"
