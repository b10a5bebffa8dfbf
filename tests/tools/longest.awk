# Status 1 if a function or a statement of the generated C has more bytes than these limits; comments do not count.
#   awk -v most='FUNCTION STATEMENT' -f longest.awk FILE.c
{
    gsub(/\/\*.*\*\//, "")
}
/^ *\/\*/ { in_comment = 1 }
in_comment {
    if (/\*\//)
        in_comment = 0
    next
}
/^\{/ { in_function = 1; bytes = 0; statement = 0 }
in_function {
    bytes += length($0)
    statement += length($0)
    if (statement > longest)
        longest = statement
    if (/;$/)
        statement = 0
    if (bytes > function_bytes)
        function_bytes = bytes
}
/^\}/ { in_function = 0 }
END {
    split(most, limit, " ")
    print FILENAME ": " function_bytes + 0 ", " longest + 0
    exit !function_bytes || function_bytes > limit[1] || longest > limit[2]
}
