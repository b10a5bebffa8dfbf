# Prints a line for each circle of more than `most` files that call each other.
#     awk -v most=N -f circles.awk FOLDER/*.c
FNR == 1 { files[++count] = FILENAME }
{
    line = $0
    gsub(/"([^"\\]|\\.)*"/, "", line)
    if (in_comment && !sub(/^.*\*\//, "", line))
        next
    in_comment = 0
    gsub(/\/\*([^*]|\*+[^*\/])*\*+\//, "", line)
    if (sub(/\/\*.*/, "", line))
        in_comment = 1
}
line ~ /^[A-Za-z_].*\(/ { title = line }
line ~ /^\{/ && title !~ /^static / {
    sub(/\(.*/, "", title)
    sub(/.*[ *]/, "", title)
    owner[title] = count
}
{
    words = split(line, word, /[^A-Za-z_0-9]+/)
    for (i = 1; i <= words; i++)
        uses[count, word[i]] = 1
}
END {
    for (name in owner)
        for (i = 1; i <= count; i++)
            if ((i, name) in uses)
                leads[i, owner[name]] = 1
    for (k = 1; k <= count; k++)
        for (i = 1; i <= count; i++)
            for (j = 1; leads[i, k] && j <= count; j++)
                if (leads[k, j])
                    leads[i, j] = 1
    for (i = 1; i <= count; i++) {
        members = 0
        list = ""
        if (told[i])
            continue
        for (j = i; j <= count; j++)
            if (i == j || (leads[i, j] && leads[j, i])) {
                told[j] = 1
                members++
                list = list " " files[j]
            }
        if (members > most)
            print members " files call each other in a circle, not " most ":" list
    }
}
