# Compares a run that was cut and continued with an uncut run. Files: the whole run, then the joined one. times: the
# cuts, separated by blanks; only one of the files may have rows there. With bound=0, for fixed steps, all rows must be
# equal character by character. Otherwise the last rows at each grid time (start, interval) must agree within bound
# times the largest value of each column.

function is_cut(time, i) {
    for (i = 1; i <= cuts; i++)
        if (time - cut[i] <= near && cut[i] - time <= near)
            return 1
    return 0
}

function fail(words) {
    print words
    has_failed = 1
    exit 1
}

function size(number) {
    return number < 0 ? -number : number
}

BEGIN {
    FS = ","
    cuts = split(times, cut, " ")
    near = 1e-9 * (size(start) > size(stop) ? size(start) : size(stop))
}

FNR == 1 {
    file++
    columns = NF
    next
}

bound == 0 && !is_cut($1 + 0) { row[file, ++rows[file]] = $0 }

bound > 0 {
    k = int(($1 - start) / interval + 0.5)
    if (size($1 - start - k * interval) > near)
        next
    most = k > most ? k : most
    has[file, k] = 1
    for (i = 2; i <= NF; i++) {
        value[file, k, i] = $i + 0
        if (file == 1 && size($i) > largest[i])
            largest[i] = size($i)
    }
}

END {
    if (has_failed)
        exit 1
    if (bound == 0) {
        if (rows[1] == 0)
            fail("there are no rows")
        for (i = 1; i <= rows[1] || i <= rows[2]; i++)
            if (row[1, i] != row[2, i])
                fail("row " i ": " row[1, i] "\njoined:  " row[2, i])
    } else {
        for (k = 0; k <= most; k++) {
            if (!has[1, k] != !has[2, k])
                fail("only one has a row at " start + k * interval)
            for (i = 2; i <= columns; i++)
                if (size(value[1, k, i] - value[2, k, i]) > bound * (largest[i] > 1e-3 ? largest[i] : 1e-3))
                    fail("column " i " at " start + k * interval ": " value[1, k, i] ", joined " value[2, k, i])
        }
    }
}
