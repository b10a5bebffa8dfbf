# Reverses the order of the elements that are indented by `depth` blanks, within each parent. The orders of the
# properties in a path, and of the parameters of a function, mean something and stay. A line that does not begin with a
# tag goes on with the line before.

function flush(    i) {
    for (i = count; i > 0; i--)
        printf "%s", element[i]
    count = 0
}

{
    match($0, /^ */)
    indent = RLENGTH
}

/^ *</ && indent < depth { flush(); print; next }
indent == depth && /^ *</ && $0 !~ /^ *<(\/|propertyPath|ownedParameter)/ { element[++count] = $0 "\n"; next }
count > 0 { element[count] = element[count] $0 "\n"; next }
{ print }
END { flush() }
