# Reverses the order of the elements that are indented by `depth` blanks, within each parent. The order of properties in
# a path and of function parameters matters and is kept. A line that does not begin with a tag continues the previous
# line.

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
