# Compares the events of a log with the expected ones; numbers within a millionth, or exactly:
#
#     awk -v pattern=REGEX -v exact=0 -f events.awk EXPECTED LOG.csv
#
# EXPECTED has lines `TIME CHANGE` for the changes that match the pattern. Prints differences; then status 1.

function is_number(s) {
    return s ~ /^[-+]?[0-9.]+(e[-+]?[0-9]+)?$/
}

function are_near(a, b, difference, size) {
    difference = a - b
    size = (a < 0 ? -a : a) + 1
    return difference < 1e-6 * size && -difference < 1e-6 * size
}

function are_alike(a, b, i, n, m, x, y) {
    if (exact)
        return a == b
    n = split(a, x, " ")
    m = split(b, y, " ")
    if (n != m)
        return 0
    for (i = 1; i <= n; i++)
        if (x[i] != y[i] && !(is_number(x[i]) && is_number(y[i]) && are_near(x[i], y[i])))
            return 0
    return 1
}

FILENAME == ARGV[1] {
    if (NF)
        expected[++count] = $0
    next
}

FNR > 1 {
    sub(/,[^,]*$/, "")
    sub(/,/, " ")
    gsub(/"/, "")
    if ($2 == "start" || $2 == "stop" || $0 !~ pattern)
        next
    happened++
    if (happened > count || !are_alike(expected[happened], $0)) {
        print "expected " (happened > count ? "nothing more" : expected[happened]) "\n     got " $0
        is_wrong = 1
        exit
    }
}

END {
    if (!is_wrong && happened < count)
        print "expected " expected[happened + 1] "\n     got nothing more"
    exit is_wrong || happened < count
}
