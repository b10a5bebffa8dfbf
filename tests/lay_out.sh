#!/bin/sh
# lay_out.sh DOT PICTURE: draws a diagram as SVG. Frames that a wire would leave, because it turns back around a part,
# get a wider margin.
set -eu
tools=$(dirname "$0")/tools
dot -Tsvg -o "$2" "$1"
frames=$(awk -f "$tools/leaves.awk" "$2" | tr '\n' ' ')
[ -n "$frames" ] || exit 0
awk -v frames=" $frames" '{ print } /^subgraph cluster/ && index(frames, " " $2 " ") { print "margin=44" }' "$1" |
    dot -Tsvg -o "$2"
