#!/bin/sh
# Names and texts of a model are always treated as data: in C, in the Makefile, in the shell, on the terminal, in SVG
# and in CSV. tests/injection/model.xmi has each hostile text in every place.
# make: CONFIG=asan compiler
. tests/lib.sh
work=$(fresh injection)

# hostile TEXT FILE: writes the model with this text. \n, \t and \r stand for characters; other backslashes are kept.
hostile() {
    HOSTILE=$1 awk '
        function xml(text) {
            gsub(/&/, "\\&amp;", text); gsub(/</, "\\&lt;", text); gsub(/>/, "\\&gt;", text)
            gsub(/"/, "\\&quot;", text); gsub(/\n/, "\\&#10;", text); gsub(/\t/, "\\&#9;", text)
            gsub(/\r/, "\\&#13;", text)
            return text
        }
        function escaped(text, quote,   i, c, result) {
            for (i = 1; i <= length(text); i++) {
                c = substr(text, i, 1)
                if (c == quote || c == "\\") c = "\\" c
                if (c == "\n") c = "\\n"
                result = result c
            }
            return result
        }
        # Replaces a sign by a text, followed by the letters after the sign, within the quotes.
        function put(line, sign, text, quote,   i, at, tail, result) {
            while (at = index(line, sign)) {
                result = result substr(line, 1, at - 1)
                line = substr(line, at + 1)
                match(line, /^[a-z0-9]*/)
                tail = substr(line, 1, RLENGTH)
                line = substr(line, RLENGTH + 1)
                result = result quote text tail quote
            }
            return result line
        }
        BEGIN {
            name = ENVIRON["HOSTILE"]
            if (name !~ /\\\\/) { gsub(/\\n/, "\n", name); gsub(/\\t/, "\t", name); gsub(/\\r/, "\r", name) }
        }
        /<!--/ { next }
        /<body>/ {
            gsub(/[#]/, "\001"); gsub(/[$]/, "\002")
            $0 = put($0, "\001", xml(escaped(name, "\047")), "\047")
            $0 = put($0, "\002", xml(escaped(name, "\"")), "\"")
            print; next
        }
        { print put($0, "@", xml(name), "") }' tests/injection/model.xmi >"$2"
}

number=0
while IFS= read -r text; do
    number=$((number + 1))
    folder=$work/$number
    mkdir -p "$folder"
    hostile "$text" "$folder/model.xmi"
    words="names like: $text"
    check "$words" xmllint --noout "$folder/model.xmi"
    check "$words, sanitized" "$SYSPHSC_ASAN" -q --emit physical,constraint,causal,discretized,review,tex,c -o "$folder/asan" "$folder/model.xmi"
    $SMALL -o "$folder/out" "$folder/model.xmi" >"$folder/messages" 2>&1
    program=$(find "$folder/out" -maxdepth 1 -name '*.h' | sed 's/\.h$//')
    no_warning "$words" "$program"
    check "$words: the program" "$program" -q --constants --plot "$folder/plot.svg" --events "$folder/events.csv" \
        -o "$folder/result.csv"
    "$program" --list >"$folder/list.txt" 2>&1
    check "$words: a line for each variable" test "$(wc -l <"$folder/list.txt")" -eq 11
    check "$words: a page without tags and open code" sh -c '! sed "s/\\\\.//g; s/\`[^\`]*\`//g; s/<.\{0,1\}code>//g" "$1" |
        grep "[<\`]"' sh "$folder/out/README.md"
    check "$words: the equations" "$program" --equations
    check "$words: the plot is well-formed" xmllint --noout "$folder/plot.svg"
    check "$words: the plot has no script" sh -c '! grep -Eiq "<script|<[a-z]+ [^>]*onload=" "$1"' sh "$folder/plot.svg"
    check "$words: the table can be read" "$COMPARE" trajectory "$folder/result.csv" "$folder/result.csv"
    check "$words: the table has its columns" test "$(sed -n 2p "$folder/result.csv" | tr -cd , | wc -c)" -eq 10
    check "$words: no control characters on the terminal" sh -c '! LC_ALL=C tr "\n" " " <"$1" | grep -q "[[:cntrl:]]"' sh \
        "$folder/messages"
    rm -f "$program"
    check "$words: the Makefile" make -n -C "$folder/out"
done <tests/injection/texts.txt
check 'no text did harm' sh -c '! find . / -maxdepth 1 -name "harm*" | grep . && ! find "$1" -name "harm*" | grep .' sh \
    "$work"
finish
