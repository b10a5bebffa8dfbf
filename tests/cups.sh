# cups.sh - a model of a cup that cools, and tables of cases for it: for cases.sh and shards.sh.

make_text cup <<'END'
constant k = 0.01
constant mode = 1
variable T = 80
variable hot
der(T) = -k*(T - 20)
hot = if T > 50 then mode else 0
END
cup=$work/cup/System
# table CASES: a table with this number of cups.
table() {
    awk -v count="$1" 'BEGIN {
        print "case,k,T"; print ",,"
        for (i = 1; i <= count; i++) printf "c%d,%.6f,%.3f\n", i, 0.005 + i/97 % 0.01, 60 + i*7 % 31
    }'
}

table 400 >"$work/cups.csv"
set -- --stop 100 --interval 10
check 'cases run' "$cup" -q "$@" --cases "$work/cups.csv" -o "$work/cups-out.csv"
