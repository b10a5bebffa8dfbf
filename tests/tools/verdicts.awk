# Compares verdicts, or figures, with the expected ones: awk -v within=TOLERANCE -f verdicts.awk EXPECTED TABLE.
#
# A line of EXPECTED is `VERDICT [since T] [margin M] [at T] [values V, V ...] : CHECK`, or
# `NAME least V [at T] greatest V [at T]`. Omitted fields are not compared, except that TABLE must then have no `since`
# and `margin`. TABLE has tab-separated columns check, verdict, margin, time, since, values, or name, least, time,
# greatest, time.

function is_near(a, b) {
    return a != "" && b != "" && (a - b)^2 <= within^2 * (1 + (b < 0 ? -b : b))^2
}

function wrong(words) {
    print FILENAME ":" FNR ": " words ", expected " expected[FNR]
    failed = 1
}

# The number after a word in the line; "" if there is none.
function number_after(line, word) {
    if (!match(line, "(^| )" word " [-+0-9.e]+"))
        return ""
    line = substr(line, RSTART, RLENGTH)
    sub(/.* /, "", line)
    return line + 0
}

function compare(word, value, wanted) {
    if (wanted == "" ? value != "" : !is_near(value, wanted))
        wrong(word " " value)
}

NR == FNR { expected[++count] = $0; next }
FNR == 1 { FS = "\t"; $0 = $0 }
{ rows = FNR; line = expected[FNR] }

line ~ / least / {
    split(line, words, " ")
    if ($1 != words[1])
        wrong("variable " $1)
    tail = line
    sub(/^.* greatest /, "greatest ", tail)
    head = substr(line, 1, length(line) - length(tail))
    compare("least", $2, number_after(head, "least"))
    compare("greatest", $4, number_after(tail, "greatest"))
    if (number_after(head, "at") != "")
        compare("least at", $3, number_after(head, "at"))
    if (number_after(tail, "at") != "")
        compare("greatest at", $5, number_after(tail, "at"))
    next
}

{
    said = line
    sub(/ : .*/, "", said)
    check = substr(line, length(said) + 4)
    verdict = said
    sub(/ (since|margin|at|values) .*/, "", verdict)
    if ($1 != check)
        wrong("check " $1)
    if ($2 != verdict)
        wrong("verdict " $2)
    compare("margin", $3, number_after(said, "margin"))
    compare("since", $5, number_after(said, "since"))
    if (number_after(said, "at") != "")
        compare("at", $4, number_after(said, "at"))
    if (said ~ / values / && $6 != substr(said, index(said, " values ") + 8))
        wrong("values " $6)
}

END {
    if (rows != count) {
        print rows " rows, expected " count
        failed = 1
    }
    exit failed
}
