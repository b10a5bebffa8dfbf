# Prints each identifier and macro of C files that is longer than the 63 characters that are significant in ISO C (C11,
# 5.2.4.1); comments and literals are ignored. Shorter identifiers are never confused with each other.
#
#     awk -f identifiers.awk FILE...
{
    line = $0
    if (in_comment) {
        if (!sub(/^.*\*\//, "", line))
            next
        in_comment = 0
    }
    while (match(line, /"([^"\\]|\\.)*"|'([^'\\]|\\.)*'|\/\*|\/\//)) {
        begun = substr(line, RSTART, 2)
        rest = substr(line, RSTART + RLENGTH)
        line = substr(line, 1, RSTART - 1)
        look(line)
        line = begun == "//" ? "" : rest
        if (begun == "/*" && !sub(/^[^*]*\*+([^*\/][^*]*\*+)*\//, "", line)) {
            in_comment = 1
            next
        }
    }
    look(line)
}
function look(code) {
    while (match(code, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(code, RSTART, RLENGTH)
        code = substr(code, RSTART + RLENGTH)
        if (length(word) > 63 && !(word in told)) {
            told[word] = 1
            print FILENAME ": " word
            bad = 1
        }
    }
}
END { exit bad }
