# Writes an awk program that compares a result with closed forms, from lines
#
#     exact VARIABLE = EXPRESSION    awk expression of the time t and the start time s; pi is defined
#     within FACTOR                  the allowed error, in tolerances (default: 20)
#
# The program reads CSV and takes -v tolerance=R. The allowed error of values is relative to the largest value of the
# closed form in the run, that of event times relative to the length of the run. Of two rows for one time, the first is
# compared with the closed form just before, the second with it just after that time; a single row may agree with
# either, because an event may occur at its time.

BEGIN {
    print "function abs(x) { return x < 0 ? -x : x }"
    print "function min(x, y) { return x < y ? x : y }"
    print "function max(x, y) { return x > y ? x : y }"
    print "function sign(x) { return x > 0 ? 1 : x < 0 ? -1 : 0 }"
    print "function floor(x, n) { n = int(x); return n > x ? n - 1 : n }"
    print "function mod(x, y) { return x - y*floor(x/y) }"
    print "function tan(x) { return sin(x)/cos(x) }"
    print "function cosh(x) { return (exp(x) + exp(-x))/2 }"
    print "function sinh(x) { return (exp(x) - exp(-x))/2 }"
    print "function tanh(x) { return x > 20 ? 1 : x < -20 ? -1 : sinh(x)/cosh(x) }"
    print "function asin(x) { return atan2(x, sqrt(max(0, 1 - x*x))) }"
    print "function acos(x) { return atan2(sqrt(max(0, 1 - x*x)), x) }"
}

$1 == "within" { factor = $2 }

$1 == "exact" {
    name[++count] = $2
    expression = $0
    sub(/^[^=]*= */, "", expression)
    printf "function form%d(t) { return %s }\n", count, expression
}

END {
    print "function form(k, t) {"
    for (k = 1; k <= count; k++)
        printf "    if (k == %d) return form%d(t)\n", k, k
    print "}"
    print "BEGIN {\n    FS = \",\"; pi = atan2(0, -1)"
    printf "    tolerance *= %s\n", factor == "" ? 20 : factor
    for (k = 1; k <= count; k++)
        printf "    name[%d] = \"%s\"\n", k, name[k]
    printf "    count = %d\n}\n", count
    print "NR == 1 {"
    print "    while (match($0, /\"[^\"]*,[^\"]*\"/))"
    print "        $0 = substr($0, 1, RSTART - 1) \"matrix\" substr($0, RSTART + RLENGTH)"
    print "    for (i = 1; i <= NF; i++) column[$i] = i"
    print "    next\n}"
    print "{ time[++rows] = $1; for (k = 1; k <= count; k++) value[rows, k] = $(column[name[k]]) }"
    print "END {"
    print "    s = time[1]"
    print "    if (rows < 2) { print \"no rows\"; exit 1 }"
    print "    for (k = 1; k <= count; k++) {"
    print "        if (!(name[k] in column)) { print \"no column \" name[k]; exit 1 }"
    print "        size = 1e-300; worst = 0"
    print "        for (r = 1; r <= rows; r++) size = max(size, abs(form(k, time[r])))"
    print "        for (r = 1; r <= rows; r++) {"
    print "            t = time[r]; v = value[r, k]; before = after = 1e300"
    print "            for (near = tolerance*(time[rows] - s); near > 1e-14*(abs(t) + time[rows] - s); near /= 1000) {"
    print "                before = min(before, side(k, v, max(s, t - near), max(s, t - 2*near)))"
    print "                after = min(after, side(k, v, t + near, t + 2*near))"
    print "            }"
    print "            is_first = r < rows && time[r + 1] == t; is_second = r > 1 && time[r - 1] == t"
    print "            e = is_first && !is_second ? before : is_second && !is_first ? after : min(before, after)"
    print "            if (r == 1 || !(is_first || is_second)) e = min(e, abs(v - form(k, t)))"
    print "            if (!(e <= worst)) { worst = e; row = r }"
    print "        }"
    print "        if (!(worst <= tolerance*size)) {"
    print "            printf \"%s at %.17g is %.17g, exactly %.17g: %g of the largest, %g allowed\\n\", name[k], time[row],"
    print "                value[row, k], form(k, time[row]), worst/size, tolerance"
    print "            wrong = 1"
    print "        }"
    print "    }"
    print "    exit wrong"
    print "}"
    print "# How far v is from what the form approaches on a side, from its values at two times there, to twice as far."
    print "function side(k, v, near, far, a, b, c) {"
    print "    a = form(k, near); b = form(k, far); c = a + 2*(a - b)"
    print "    return max(0, max(min(a, c) - v, v - max(a, c)))"
    print "}"
}
