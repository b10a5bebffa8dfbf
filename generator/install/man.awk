# man.awk - fills a frame of a manual page: awk -f man.awk HELP FRAME.
#
# HELP lists the options: the help text of the compiler, or the table of options in runtime/options.c. In FRAME,
# a line @options@ becomes an item for each, a line @status@ the paragraph of the exit status.

function escaped(text) {
    gsub(/\\/, "\\e", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}

# "-o, --output DIR" as macros.
function macros(left,    words, count, i, line, word) {
    count = split(left, words, " ")
    for (i = 1; i <= count; i++) {
        word = words[i]
        if (i > 1 && word ~ /^-/ && line !~ / ,$/)
            line = line " ,"
        line = line (word ~ /^-/ ? " Fl " substr(word, 2) : " Ar " word)
        sub(/,$/, " ,", line)
    }
    return line
}

function item(left, text) {
    items = items ".It" macros(left) "\n" (text == "" ? "" : escaped(text) "\n")
}

# The table, whose rows are {"word", "VALUE" or NULL, "help", 'letter' or '\0'}.
FNR == NR && /^ *\[OPTION_[A-Z_]*\] = \{"/ { row = "" ; is_row = 1 }
FNR == NR && is_row {
    row = row $0
    if (!/\},$/)
        next
    is_row = 0
    count = split(row, strings, "\"")
    letter = match(row, /'[a-z]'\},$/) ? "-" substr(row, RSTART + 1, 1) ", " : ""
    item(letter "--" strings[2] (count > 5 ? " " strings[4] : ""), strings[count - 1])
    next
}

# The help text.
FNR == NR && /^  +-/ {
    sub(/^ +/, "")
    at = match($0, /   */)
    item(at ? substr($0, 1, at - 1) : $0, at ? substr($0, at + RLENGTH) : "")
    is_item = 1
    next
}
FNR == NR && is_item && /^ +[^ ]/ { sub(/^ +/, ""); items = items escaped($0) "\n"; next }

# The exit status, up to the end of the text or of the statement that prints it.
FNR == NR && /Exit status: / { is_status = 1 }
FNR == NR && is_status {
    line = $0
    sub(/.*Exit status: /, "", line)
    sub(/^ *"? */, "", line)
    is_status = line !~ /\);$/
    sub(/(\\n)?"?(\);)?$/, "", line)
    status = status line "\n"
}
FNR == NR { is_item = 0; next }

$0 == "@options@" { printf "%s", items; next }
$0 == "@status@" { printf "%s", status; next }
{ print }
