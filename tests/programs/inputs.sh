#!/bin/sh
# External data of programs: inputs of the simulated block, over time.
. tests/lib.sh
. tests/verified.sh
work=$(fresh inputs)
folder=$work

# given NAME OPTION...: runs verified, with the inputs of $work/NAME.csv.
given() {
    name=$1
    shift
    check "$name with its inputs" "$work/$name/System" -q --verify --tolerance 1e-10 --input "$work/$name.csv" \
        -o "$work/$name/result.csv" "$@"
}

# x' = u - x with u = 1 + 2t until 1, then 1 - t until 2, where it jumps from -1 to 0.5 and is held: a step, a kink and
# values after the last row. In pieces u = a + b*t, x = a - b + b*t + c*exp(-t).
make_text lines <<'END'
input Real u
variable x = 1
variable rate
variable sum = 0
der(x) = u.rSig - x
rate = der(u.rSig)
der(sum) = u.rSig
END
printf 'time,u.rSig\n0,1\n1,3\n1,0\n2,-1\n2,0.5\n' >"$work/lines.csv"
for method in bdf adams implicit-euler rk4; do
    case $method in
    bdf | adams) precise=1e-8 step= ;;
    implicit-euler) precise=2e-3 step='--step 0.001' ;;
    *) precise=1e-8 step='--step 0.01' ;;
    esac
    # shellcheck disable=SC2086
    check "lines by $method" "$work/lines/System" -q --tolerance 1e-10 --solver "$method" $step --input "$work/lines.csv" \
        --stop 3 --interval 0.1 -o "$work/lines/result.csv"
    check "lines by $method: the closed form" awk -F, -v most="$precise" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        {
            t = $1; x = $column["x"]; u = $column["u.rSig"]; s = $column["sum"]
            at1 = 1 + 2 * exp(-1)
            at2 = (at1 - 1) * exp(-1)
            if (t < 1 || (t == 1 && u == 3)) { wanted = -1 + 2 * t + 2 * exp(-t); given = 1 + 2 * t; area = t + t * t }
            else if (t < 2 || (t == 2 && u == -1)) {
                wanted = 2 - t + (at1 - 1) * exp(1 - t); given = 1 - t; area = 2 + (t - t * t / 2) - 0.5
            } else { wanted = 0.5 + (at2 - 0.5) * exp(2 - t); given = 0.5; area = 1.5 + 0.5 * (t - 2) }
            rows++
            if ((x - wanted) ^ 2 > most ^ 2 || (u - given) ^ 2 > 1e-28 || (s - area) ^ 2 > most ^ 2) {
                print "at " t ": x " x ", not " wanted ", u " u ", not " given ", sum " s ", not " area
                bad = 1
            }
        }
        END { exit bad || rows < 31 }' "$work/lines/result.csv"
done
given lines --stop 3 --interval 0.1
ends lines 'near(v("rate"), 0)'

# The event log has the value of the file from this instant on, and only those inputs that jump or have a kink.
make_text two <<'END'
input Real u
input Real w
variable x = 0
der(x) = u.rSig + w.rSig - x
END
printf 'time,u.rSig,w.rSig\n0,1,3\n1,1,3\n1,5,3\n2,6,3\n2,6,3\n3,6,4\n4,7,5\n4,8,5\n4,7,5\n' >"$work/two.csv"
for method in bdf 'rk4 --step 0.1'; do
    # shellcheck disable=SC2086
    given two --stop 5 --solver $method --tolerance 1e-4 --events "$work/events.csv"
    check "inputs in the event log, $method" sh -c 'test "$(sed -n "s/^\([^,]*\),input \(.\).rSig becomes \([^,]*\),.*/\1\2\3/p" "$1" |
        tr "\n" " ")" = "1u5 2u6 2w3 3u6 4u7 4w5 "' sh "$work/events.csv"
done

# Booleans, integers and discrete numbers keep their values until the next row; unchanged values cause no event.
make_text steps <<'END'
input Real u
input Integer n
input Boolean on
variable x = 0
integer k
boolean was
discrete sampled every 0.4
der(x) = if on.bSig then u.rSig else -x
when on.bSig then k = n.iSig end when
was = not on.bSig
sampled = u.rSig
END
# a byte order mark, carriage returns, quotes, units and a column of something else
printf '\357\273\277time,"u.rSig",n.iSig, on.bSig ,other\r\ns,,,,kg\r\n0,1,1,false,0\r\n1,3,2,true,0\r\n1.5,0,2,true,9\r\n2,0.5,5,0,\r\n3,1,7,1,0\r\n' \
    >"$work/steps.csv"
given steps --stop 3.5 --events "$work/events.csv"
expect 0 "the column 'other' is not an input" "$work/steps/System" --input "$work/steps.csv" -o "$work/steps/result.csv"
given steps --stop 3.5 --events "$work/events.csv"
ends steps 'near(v("n.iSig"), 7) && near(v("k"), 7) && near(v("was"), 0) && near(v("on.bSig"), 1)'
ends steps 'near(v("x"), (0.75 + 0.125) * exp(-1) + 0.5) && near(v("sampled"), 1)'
check 'five changes of the truth and the integer' sh -c \
    '[ "$(grep -c "^[123][^,]*,n.iSig: \|^[123][^,]*,on.bSig: " "$1")" -eq 6 ]' sh "$work/events.csv"
check 'no event without a change' sh -c '! grep "^1.5,.*on.bSig" "$1"' sh "$work/events.csv"

# An array of ports, conversion of units, literals by name and number, an experiment that names its input file.
check 'room compiles' $SMALL -o "$work/room" tests/cases/inputs/model.xmi
printf 'time,outside[1].T,"outside[2].T",control.mode\ns,degC,K,\n0,10,280,off\n1,20,290,day\n1.5,20,290,night\n2,50,290,3\n' \
    >"$work/room/weather.csv"
room() {
    (cd "$work/room" && ./OneDay "$@")
}
check 'room runs as drawn' room -q --verify --stop 2 --tolerance 1e-10 -o result.csv
ends room 'near(v("outside[1].T"), 323.15) && near(v("control.mode"), 3) && near(v("wanted"), 289)'
expect 0 '^outside\[1\]\.T +input +283\.15 +K ' room --input weather.csv --list
check 'a constant in place of a column' room -q --set 'outside[1].T=300' --stop 2 -o result.csv
ends room 'near(v("outside[1].T"), 300)'
expect 2 "a column for 'outside\[1\].T', which --set gives, too .*R53" room --set 'outside[1].T=300' --input weather.csv
sed 's/degC/degF/' "$work/room/weather.csv" >"$work/room/fahrenheit.csv"
check 'degrees of Fahrenheit' room -q --input fahrenheit.csv --stop 0 -o result.csv
ends room 'near(v("outside[1].T"), (10 + 459.67) * 5 / 9)'
sed 's/degC/bar/' "$work/room/weather.csv" >"$work/room/bar.csv"
expect 2 "the unit does not fit: 'bar' of 'outside\[1\].T' \(bar.csv:2\) \[R73\]" room --input bar.csv
expect 2 '^    it is in K$' room --input bar.csv
sed 's/degC/degrees Celsius/; s/^s,/ms,/; s/^1,/1000,/; s/^1.5,/1500,/; s/^2,/2000,/' "$work/room/weather.csv" >"$work/room/words.csv"
check 'a unit in words, and times in milliseconds' room -q --input words.csv --stop '2000 ms' -o words_result.csv
check 'inputs of the same course' room -q --input weather.csv --stop 2 -o result.csv
check 'the same run' cmp "$work/room/words_result.csv" "$work/room/result.csv"
check 'a constant with a unit' room -q --set 'outside[1].T=26.85 °C' --set 'outside[2].T=280' --set control.mode=off \
    --stop 0 -o result.csv
ends room 'near(v("outside[1].T"), 300)'
expect 2 'it is in K, but C is coulomb: write degC$' room --set 'outside[1].T=20 C'
expect 2 'it is in K, but F is farad: write degF$' room --set 'outside[1].T=68 F'
expect 2 "'3 bar' for outside\[1\].T \(--set\) \[R73\]" room --set 'outside[1].T=3 bar'
sed 's/,off/,holiday/' "$work/room/weather.csv" >"$work/room/holiday.csv"
expect 2 "'holiday' for control.mode \(holiday.csv:3\)" room --input holiday.csv
check 'inputs from a pipe' sh -c 'cd "$1" && cat weather.csv | ./OneDay -q --input - --stop 2 -o piped.csv' sh "$work/room"
check 'inputs from a pipe, rows to another' sh -c 'cd "$1" && cat weather.csv | ./OneDay -q --input - --stop 2 -o - | cmp - piped.csv' sh "$work/room"
check 'inputs from a file' room -q --input weather.csv --stop 2 -o result.csv
check 'the same' cmp "$work/room/piped.csv" "$work/room/result.csv"

# A name with a blank is recognized with quotes and without.
sed 's/name="outside"/name="the outside"/; /<body>/s/outside/the outside/g' tests/cases/inputs/model.xmi >"$work/named.xmi"
check 'a name with a blank compiles' $SMALL -o "$work/named" "$work/named.xmi"
for column in 'the outside[1].T' "'the outside'[1].T" "\"'the outside'[1].T\"" '"the outside[1].T"'; do
    sed "1s/outside\[1\].T/$column/; 1s/\"outside/\"the outside/" "$work/room/weather.csv" >"$work/named.csv"
    check "an input by $column" "$work/named/OneDay" -q --input "$work/named.csv" --stop 2 -o "$work/named/result.csv"
    ends named "near(v(\"'the outside'[1].T\"), 323.15)"
done
printf "time,the outside[1].T,'the outside'[1].T\n0,1,2\n" >"$work/named.csv"
expect 2 "two columns of one name: 'the outside'" "$work/named/OneDay" --input "$work/named.csv"

# Values are held before the first and after the last row; a single row is a constant.
printf 'time,u.rSig\n5,2\n' >"$work/lines.csv"
given lines --stop 1
ends lines 'near(v("sum"), 2)'
check 'a constant that is set' "$work/lines/System" -q --set u.rSig=2 --stop 1 -o "$work/lines/result.csv"
ends lines 'near(v("sum"), 2)'
awk 'BEGIN { print "time,u.rSig"; for (i = 0; i <= 20000; i++) print i / 1000 "," (i < 10000 ? 1 : 2) }' >"$work/lines.csv"
check 'rows on a line are no events' sh -c '"$1" -q --stats --input "$2" --stop 20 -o "$3" | grep -q "events  *[1-4]\$\|events .*[^0-9][1-4] "' \
    sh "$work/lines/System" "$work/lines.csv" "$work/lines/result.csv"

goes_on='^note: .*: its rows go to time 20, but the run stops at 1; --stop gives another end$'
expect 0 "$goes_on" "$work/lines/System" --input "$work/lines.csv" -o "$work/lines/result.csv"
check 'no word where --stop is given' sh -c '! "$1" --input "$2" --stop 2 -o "$3" 2>&1 | grep -q "its rows go"' \
    sh "$work/lines/System" "$work/lines.csv" "$work/lines/result.csv"
printf 'case,@input\na,%s\nb,%s\n' "$PWD/$work/lines.csv" "$PWD/$work/lines.csv" >"$work/cases.csv"
check 'nor for each case' sh -c 'test "$("$1" --cases "$2" -o "$3" 2>&1 | grep -c "its rows go")" -le 1' \
    sh "$work/lines/System" "$work/cases.csv" "$work/lines/cases.csv"

printf 'time,u.rSig\n1700000000,2\n1700000001,3\n' >"$work/lines.csv"
expect 0 'note: .* cover time 1700000000 to 1700000001, not the time of the run: inputs keep the value of the first one' \
    "$work/lines/System" --input "$work/lines.csv" --stop 1 -o "$work/lines/result.csv"

printf 'time,u.rSig,a,b,c,d,e,f,g\n0,2,,,,,,,\n' >"$work/lines.csv"
expect 0 'note: .*: 2 more columns are ignored' "$work/lines/System" --input "$work/lines.csv" --stop 1 -o "$work/lines/result.csv"

# A quote that nothing ends is text, and takes no rows away.
printf 'time,u.rSig,note\n0,1,"a ""b"", c"\n1,1,"open\n2,5,\n3,5,"open"\n' >"$work/lines.csv"
given lines --stop 3
ends lines 'near(v("u.rSig"), 5)'

# Signals to state machines: each row in whose column the value is true sends one, in addition to those of --signal.
grep -v '^#' tests/hybrid/machine_signals.txt | sed '/^happens/,$d' |
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/signals.xmi"
check 'signals compile' $SMALL -o "$work/signals" "$work/signals.xmi"
printf 'time,press,:stop,other\n-1,1,1,\n0,0,true,\n1,1,,\n1.5,,true,\n3,false,0,\n' >"$work/signals.csv"
given signals --stop 8 --signal 3:press --signal 3:press
ends signals 'near(v("n"), 2) && near(v("both"), 3) && near(v("late"), 1) && near(v("Modes.main"), 3)'
printf 'time,press\n0,2\n' >"$work/signals.csv"
expect 2 'neither true nor false: 2 .*:2\) \[R53\]' "$work/signals/System" --input "$work/signals.csv" -o "$work/no.csv"
expect 2 '--signal 1:go: no state machine of the model takes signals \[R56\]' "$(program_of mass_spring_damper)" --signal 1:go

# ---- errors ----

# wrong TEXT PATTERN
wrong() {
    # shellcheck disable=SC2059
    printf "$1" >"$work/wrong.csv"
    expect 2 "$2" "$work/lines/System" --input "$work/wrong.csv" -o "$work/no.csv"
    check "no result of: $2" test ! -e "$work/no.csv"
}
expect 2 'no value is given for 1 input of the model \[R54\]' "$work/lines/System" -o "$work/no.csv"
expect 2 "fix: give each a constant value with --set NAME=VALUE, or values over time .* with the line 'time,u\.rSig', .* such as '0,1'\$" \
    "$work/lines/System" -o "$work/no.csv"
wrong 'Time,u.rSig\n0,1\n' "did you mean 'time'"
wrong 'Time,u.rSig\n0,1\n' "fix: begin the file with the line 'time,u\.rSig', "
wrong 'time;u.rSig\n0;1\n' 'fix: separate the fields by commas, '
wrong 'time,u.rsig\n0,1\n' "did you mean 'u\.rSig'"
expect 2 '^    u.rSig, ' "$work/lines/System" -o "$work/no.csv"
expect 3 'cannot read .*No such file' "$work/lines/System" --input "$work/missing.csv" -o "$work/no.csv"
expect 2 'no column for an input or a parameter' "$(program_of mass_spring_damper)" --input "$work/lines.csv" -o "$work/no.csv"
expect 2 '--input and --output name the same file|--output and --input name the same file' \
    "$work/lines/System" --input "$work/lines.csv" -o "$work/lines.csv"
expect 2 "not a number: 'x' for u.rSig \(--set\)" "$work/lines/System" --set u.rSig=x -o "$work/no.csv"
wrong '' 'no content .*R53'
wrong 'time;u.rSig\n0;1\n' 'separated by semicolons'
wrong 'u.rSig\n0\n' "no column 'time'"
wrong 'time,v\n0,1\n' 'no column for an input or a parameter'
wrong 'time,v\n0,1\n' '^    u.rSig is one$'
wrong 'time,u.rSig\nkg,\n0,1\n' "the unit does not fit: 'kg' of 'time' .*:2\)"
wrong 'time,u.rSig\ns,\n0,1 m\n' "not a number: '1 m' for u.rSig"
wrong 'time,u.rSig,u.rSig\n0,1,2\n' 'two columns of one name: u.rSig'
wrong 'time,u.rSig\n' 'no rows'
wrong 'time,u.rSig\n0,1,5\n' '3 fields where the header has 2 .*:2\)'
wrong 'time,u.rSig\n0,1,5\n' 'decimal comma'
wrong 'time,u.rSig\n0\n' '1 field where the header has 2'
wrong 'time,u.rSig\n0,1\n1,\n' "a gap in the column 'u.rSig' .*:3\)"
wrong 'time,u.rSig\n0,nan\n' "not a number: 'nan' for u.rSig .*:2\)"
wrong 'time,u.rSig\n0,1e999\n' "not a number"
wrong 'time,u.rSig\n0,"1"5\n' "not a number: '\"1\"5' for u.rSig"
wrong 'time,u.rSig\n1x,1\n' "not a number: '1x' for time"
wrong 'time,u.rSig\n1,1\n0,1\n' 'the time 0 behind 1 .*:3\)'
wrong 'time,u.rSig\n0,1\0\n' 'bytes that are not text'
wrong 'time,u.rSig\ns,kg\n0,1\n' "'kg' of 'u.rSig'"
finish
