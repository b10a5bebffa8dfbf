# Renames the columns of a model's reference trajectory to the variables of its FMU. The file `columns` gives the
# expressions for columns that have other names in the reference; a column is dropped if its expression is more than a
# name with a sign. Rows with absent values are dropped too, because the values of an FMU have no meaning there.

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
