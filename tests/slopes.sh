# slopes.sh - reads linear models written by programs in $work: for linear.sh and steady.sh.

# near NAME FOUND WANTED [TOLERANCE]: the tolerance is relative, or absolute for values below 1.
near() {
    check "$1: $2 is $3" awk -v a="$2" -v b="$3" -v t="${4:-1e-10}" 'BEGIN {
        d = a - b; size = b < 0 ? -b : b; size = size > 1 ? size : 1
        exit !(a != "" && (d < 0 ? -d : d) <= t * size) }'
}

# slope FILE MATRIX ROW COLUMN: an entry of a matrix of a linear model.
slope() {
    awk -v name="$2" -v row="$3" -v column="$4" '
        $0 ~ "^  \"" name "\": \\[" { inside = 1; next }
        inside && /^  \]/ { inside = 0 }
        inside && ++at == row { gsub(/[][ ]/, ""); split($0, words, ","); print words[column] }' "$1"
}

# field FILE ENTRY NAME: a field of the eigenvalue with this number.
field() {
    awk -v entry="$2" -v name="\"$3\":" '
        /^  "eigenvalues"/ { inside = 1; next }
        inside && /^  \]/ { inside = 0 }
        inside && ++at == entry {
            gsub(/[{},]/, " ")
            for (i = 1; i < NF; i++)
                if ($i == name)
                    print $(i + 1)
        }' "$1"
}

# value FILE VARIABLE: the value in the last row.
value() {
    awk -F, -v name="$2" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) column = i }
                          END { print column ? $column : "none" }' "$1"
}

# linear NAME [OPTION]...: writes the linear model of $work/NAME to $work/NAME.linear.json ...
linear() {
    name=$1
    shift
    check "$name: a linear model" "$work/$name/System" -q -o "$work/$name.csv" "$@"
    file=$work/$name.linear.json
}
