# examples.awk - an example of each message of the compiler: awk -f examples.awk FOLDER/CODE/expected.txt... >examples.def
#
# A file holds what the compiler prints in a case of that code; other cases of it are in folders CODE-NAME. A message is a
# line that ends with its code in brackets, and the indented lines below it.

function rank_of(code,    parts, folder) {
    folder = parts[split(FILENAME, parts, "/") - 1]
    return folder == code ? 3 : substr(folder, 1, length(code) + 1) == code "-" ? 2 : 1
}

FNR == 1 { is_taken = 0 }
/ \[[A-Z][0-9][0-9]\]$/ {
    code = substr($0, length($0) - 3, 3)
    is_taken = rank_of(code) > rank[code]
    if (is_taken) {
        rank[code] = rank_of(code)
        text[code] = ""
    }
}
!/ \[[A-Z][0-9][0-9]\]$/ && /^[^ ]/ { is_taken = 0 }
is_taken {
    gsub(/\\/, "\\\\")
    gsub(/"/, "\\\"")
    text[code] = text[code] "\n        \"    " $0 "\\n\""
}
END {
    for (code in text)
        print "EXAMPLE(" code "," text[code] ")"
}
