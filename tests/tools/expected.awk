# A model's reference trajectory with columns named like the variables of its FMU: `columns` is the file that says which
# expressions those are that the reference names otherwise; where it is more than a name and a sign, the column is left
# out. So are rows in which something is absent: what an FMU holds there is nothing of the model.

BEGIN {
    FS = ","
    while ((getline <columns) > 0)
        meant[$1] = $2
}

NR == 1 {
    for (i = 1; i <= NF; i++) {
        name = $i in meant ? meant[$i] : $i
        is_negated[i] = sub(/^-/, "", name)
        if (name !~ /[-+*]/ && !seen[name]++) {
            kept[++count] = i
            line = line (count > 1 ? "," : "") name
        }
    }
    print line
    next
}

!/,,|,$/ {
    line = ""
    for (k = 1; k <= count; k++) {
        value = $kept[k]
        if (is_negated[kept[k]] && !sub(/^-/, "", value))
            value = "-" value
        line = line (k > 1 ? "," : "") value
    }
    print line
}
