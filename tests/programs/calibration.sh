#!/bin/sh
# Parameters that change while a program runs: dependent variables follow at once, states do not jump, and an invalid
# set of parameters is rejected as a whole.
. tests/lib.sh
. tests/verified.sh
. tests/exchanged.sh
work=$(fresh calibration)

# x' = -k/m x with x(0) = 1; z from a loop; n counts how often x falls below a limit, or the limit rises above x.
make_text decay <<'END'
constant k = 2
constant m = 1
constant limit = 0.1
constant count = 3
constant every = 0.1
constant scale = 1
variable rate
variable x = 1
variable z
variable sum
integer n = 0
boolean low
discrete sampled
rate = k/m
der(x) = -rate*x
z + 0.3*sin(z) = scale*x
low = x < limit
when low then n = pre(n) + 1 end when
when sample(0, every) then sampled = k*x end when
sum = if count > 2 then x + z else x
END
decay=$work/decay/System

# closed FILE: compares with the closed form for the changes in $work/changes.csv.
closed() {
    awk -F, -v most="$2" '
        function value(t,    i, s, from) {
            s = 0
            from = 0
            for (i = 1; i <= changes && at[i] < t; i++) {
                s += rate[i - 1] * (at[i] - from)
                from = at[i]
            }
            return exp(-s - rate[i - 1] * (t - from))
        }
        BEGIN { rate[0] = 2 }
        FNR == 1 { for (i = 1; i <= NF; i++) column[FILENAME, $i] = i; next }
        NR == FNR {
            k = $column[FILENAME, "k"] != "" ? $column[FILENAME, "k"] : k
            m = $column[FILENAME, "m"] != "" ? $column[FILENAME, "m"] : m
            if ($1 > 0 && k / m != rate[changes]) { at[++changes] = $1; rate[changes] = k / m }
            next
        }
        {
            wanted = value($1)
            error = ($column[FILENAME, "x"] - wanted) / wanted
            if (error * error > most * most) { print "at " $1 ": " $column[FILENAME, "x"] " not " wanted; bad = 1 }
            rows++
        }
        END { exit bad || rows < 20 || changes < 2 }' "$work/changes.csv" "$1"
}

# Changes known in advance, also off the grid of steps and rows, and several at one instant.
cat >"$work/changes.csv" <<'END'
time,k,m,limit
0,2,1,0.1
0.3,5,,
0.3,4,2,
0.71,1,,0.35
0.905,,0.5,0.01
END
for options in '' '--solver rk4 --step 0.001' '--solver rk4 --step 0.005' '--solver adams --tolerance 1e-9'; do
    case $options in *rk4*) most=1e-9 ;; *1e-9*) most=1e-6 ;; *) most=2e-5 ;; esac
    # shellcheck disable=SC2086
    check "known changes $options" "$decay" -q $options --stop 1.5 --interval 0.05 --input "$work/changes.csv" -o "$work/known.csv" \
        --events "$work/events.csv" --verify
    check "known changes $options: the closed form" closed "$work/known.csv" "$most"
    check "known changes $options: the limit that rises is met" grep -q '^0.71,"\{0,1\}x < limit becomes true' "$work/events.csv"
done

pages() {
    run_with "$decay" "shm:$name" -q --record-exchange "$work/changes.csv" --save-parameters "$work/saved.txt" "$@"
}

# Changes by a client: k, m, limit, count, every, scale. Repeating the recorded changes gives the same run.
for options in '--solver rk4 --step 0.005' '--solver implicit-euler --step 0.001' '--solver euler --step 0.001'; do
    # shellcheck disable=SC2086
    check "pages $options" pages $options --stop 1 --interval 0.02 -- pages 3,1,0.1,3,0.1,2 sleep=0.1 4,2,0.5,3,0.1,2 sleep=0.1 page=1 sleep=0.1 page=0 \
        sleep=0.1 5,1,0.1,3,0.1,3
    # shellcheck disable=SC2086
    check "offline $options" "$decay" -q $options --stop 1 --interval 0.02 --input "$work/changes.csv" -o "$work/offline.csv"
    check "the same bytes $options" cmp "$work/live.csv" "$work/offline.csv"
    check "five changes $options" test "$(wc -l <"$work/changes.csv")" -eq 12
    case $options in *rk4*) most=1e-8 ;; *) most=1e-2 ;; esac
    check "the closed form $options" closed "$work/live.csv" $most
done
check 'the reference page' grep -qx 'reference \[2.0, 1.0, 0.1, 3.0, 0.1, 1.0\]' "$work/seen"
printf 'k=5\nscale=3\n' >"$work/wanted"
check 'what differs is saved' cmp "$work/wanted" "$work/saved.txt"
check 'and can be set' "$decay" -q --set-file "$work/saved.txt" --stop 0.1 -o "$work/set.csv" --record "$work/record.json"
expect 3 '^error: .*--begin-at 1: the clock is already at ' "$decay" -q --realtime --begin-at 1 --exchange "shm:$name" --solver rk4 \
    --step 0.005 --stop 1 --save-parameters "$work/saved.txt" -o "$work/none.csv"
check 'a run that does not begin leaves what is saved' cmp "$work/wanted" "$work/saved.txt"

# Rejected as a whole: a divisor of 0, values that are not finite, a page that does not exist.
check 'no parameters' pages --solver rk4 --step 0.005 --stop 1 -- pages 3,0,0.1,3,0.1,1 nan,1,0.1,3,0.1,1 3,1,inf,3,0.1,1 2,1,0.1,3,0.2,1 page=2
check 'are refused' grep -qx 'refused 5' "$work/seen"
check 'none is taken' test "$(wc -l <"$work/changes.csv")" -eq 2
check 'none is saved' test ! -s "$work/saved.txt"
printf 'time,m\n0,1\n0.5,0\n' >"$work/changes.csv"
expect 1 '^error: a parameter cannot change while the program runs: m to 0 at time 0.5 \[R77\]' "$decay" -q --input "$work/changes.csv" -o "$work/none.csv"
printf 'time,every\n0,0.1\n0.5,0.2\n' >"$work/changes.csv"
expect 1 'every to 0.2 at time 0.5 \[R77\]' "$decay" -q --input "$work/changes.csv" -o "$work/none.csv"
printf 'time,rate\n0,3\n' >"$work/changes.csv"
expect 2 'no column for an input or a parameter' "$decay" -q --input "$work/changes.csv" -o "$work/none.csv"
finish
