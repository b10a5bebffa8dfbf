# man.awk - fills in the template of a manual page: awk -f man.awk HELP FRAME.
#
# HELP lists the options: the help text of the compiler, or the tables of options in runtime/options.c and, after a line
# @part NAME, those of a part of the runtime. In FRAME, the line @options@ is replaced by an item for each option, the
# line @status@ by the paragraph on the exit status.

function escaped(text) {
    gsub(/\\/, "\\e", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}

# Formats "-o, --output DIR" with macros.
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

# Adds an item that is shown only for programs with certain parts, or without them.
function item_where(list, left, text) {
    items = items "@each " list "@\n"
    item(left, text)
    items = items "@end@\n"
}

# Adds the items of a row of the table.
function item_of(option) {
    if (!(option in part)) {
        item(left_of[option], help_of[option])
        return
    }
    item_where("has_" part[option], left_of[option], help_of[option])
    if (option in without)
        item_where("lacks_" part[option], left_of[option], without[option])
}

FNR == NR && /^@part / { present = $2 ; next }

# The table, with rows [NAME] = {"word", "VALUE" or NULL, "help", OF_PART}. OF_PART is the part of the runtime that the
# option needs, or OF_none. The first letter of three words is their short form. If only some values of an option need
# the part, there is another help text for programs without it.
FNR == NR && /^ *(\[OPTION_[A-Z_]*\] = )?\{"[a-z-]*", *("[A-Z[]|NULL)/ { row = "" ; is_row = 1 }
FNR == NR && is_row {
    row = row $0
    if (!/\},$/)
        next
    is_row = 0
    gsub(/" +"/, "", row) # one text in two pieces
    split(row, strings, "\"")
    help = strings[3] ~ /NULL/ ? 4 : 6
    option = options[++option_count] = match(row, /OPTION_[A-Z_]*/) ? substr(row, RSTART, RLENGTH) : strings[2]
    if (option == strings[2])
        part[option] = present
    letter = strings[2] ~ /^(help|output|quiet)$/ ? "-" substr(strings[2], 1, 1) ", " : ""
    left_of[option] = letter "--" strings[2] (help == 6 ? " " strings[4] : "")
    help_of[option] = strings[help]
    if (match(strings[help + 1], /OF_[a-z]+/) && strings[help + 1] !~ /OF_none/)
        part[option] = tolower(substr(strings[help + 1], RSTART + 3, RLENGTH - 3))
    next
}

FNR == NR && /^ *case OPTION_[A-Z_]*: return "/ {
    split($0, strings, "\"")
    match($0, /OPTION_[A-Z_]*/)
    without[substr($0, RSTART, RLENGTH)] = strings[2]
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

FNR == 1 {
    for (i = 1; i <= option_count; i++)
        item_of(options[i])
}
$0 == "@options@" { printf "%s", items; next }
$0 == "@status@" { printf "%s", status; next }
{ print }
