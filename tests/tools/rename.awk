# Gives every element of an XMI file a new, meaningless id. The file is named twice: it is read once for the ids and
# once for the references.

# In the files of models/, the parts of a line between double quotes are attribute values.
FNR == NR {
    count = split($0, part, "\"")
    for (i = 2; i <= count; i += 2)
        if (part[i - 1] ~ /xmi:id=$/)
            id[part[i]] = sprintf("_%04x_id", 40961 - ++ids)
    next
}

function renamed(list,    word, words, n, i) {
    n = split(list, word, " ")
    words = ""
    for (i = 1; i <= n; i++)
        words = words (i > 1 ? " " : "") (word[i] in id ? id[word[i]] : word[i])
    return words
}

{
    count = split($0, part, "\"")
    for (i = 2; i <= count; i += 2)
        if (part[i - 1] !~ /(name|body|value|href|xmi:type|xmlns[:a-zA-Z]*)=$/)
            part[i] = renamed(part[i])
    line = part[1]
    for (i = 2; i <= count; i++)
        line = line "\"" part[i]
    # References may also be the text of an element.
    if (match(line, />[^<>]+<\//)) {
        text = substr(line, RSTART + 1, RLENGTH - 3)
        if (text in id)
            line = substr(line, 1, RSTART) id[text] substr(line, RSTART + RLENGTH - 2)
    }
    print line
}
