#!/bin/sh
# The command line of a generated program: statuses, messages with their codes, and files.
. tests/lib.sh
work=$(fresh program_line)
bed=$PWD/$(program_of heated_bed_warmup)
ball=$PWD/$(program_of bouncing_ball)
controlled=$PWD/$(program_of two_tank_control)
result=$work/result.csv

# Information.
expect 0 '^Usage: BedWarmUpExperiment ' "$bed" --help
expect 0 '^sysphsc [0-9.]+, SUNDIALS [67]\.' "$bed" --version
expect 0 '^bed\.bedHeatCapacity\.T +state +293 +K ' "$bed" --list
expect 0 '^bed\.bedController\.ki +constant +0\.08' "$bed" --list --set bed.bedController.ki=0.08
expect 0 '^processor\.mixer\.u1\.rSig +alias .* First signal ' "$PWD/$(program_of signal_processor)" --list
expect 0 '^  bed\.bedHeatCapacity\.T ' "$bed" --equations
expect 0 '^  steps +[1-9][0-9]*$' "$bed" --stats -o "$result"
expect 0 '^BedWarmUpExperiment: time 0 to 400, 801 rows' "$bed" -o "$result"
# The last row is at the stop time for any interval.
for interval in 400 399.9999999 401 4e8 1e300; do
    for rows in grid steps events; do
        check "a row at the stop: --interval $interval --rows $rows" sh -c 'test "$("$1" -q --interval "$2" --rows "$3" \
            --events "$4" -o - | tail -n 1 | cut -d, -f1),$(tail -n 1 "$4" | cut -d, -f1,2)" = 400,400,stop' \
            sh "$bed" "$interval" "$rows" "$work/log.csv"
    done
done
check 'quiet' sh -c 'test -z "$("$1" -q -o "$2" 2>&1)"' sh "$bed" "$result"

# Wrong usage.
expect 2 "unknown option '--nonsense' \[R01\]" "$bed" --nonsense
expect 2 "unknown option '-n' of '-noEventEmit' \[R01\]" "$bed" -q -noEventEmit
expect 2 "'stray' is not an option \[R02\]" "$bed" stray
for option in '--plot a.svg --plot b.svg' '--record a.json --record=b.json' '--events a --events a' '--restart a --restart b'; do
    # shellcheck disable=SC2086
    expect 2 "^error: wrong argument: ${option%% *} is given twice: give it once \[R02\]" "$bed" $option
done
expect 2 '\-\-stop needs a value.*\[R02\]' "$bed" --stop
expect 2 'takes no value.*\[R02\]' "$bed" --quiet=yes
expect 2 "'magic' \[R02\]" "$bed" --solver magic
for number in soon 1,5 0x10 nan inf '1 ' 1e999; do
    expect 2 "not a number: '$number' \(--stop\) \[R03\]" "$bed" --stop "$number"
done
expect 2 '\[R04\]' "$bed" --stop -1
expect 2 '\[R04\]' "$bed" --interval 0
expect 2 '\[R04\]' "$bed" --interval 1e-12
expect 2 '\[R04\]' "$bed" --tolerance 1
expect 2 "no such variable: 'bed.nonsense'.*\[R05\]" "$bed" --set bed.nonsense=1
check 'no suggestion for an empty name' sh -c '! "$1" --set =1 2>&1 | grep "did you mean"' sh "$bed"
expect 2 '\[R05\]' "$bed" --variables 'nonsense*'
expect 2 'give each an option of its own: --variables \*\.ki --variables \.\.\.$' "$bed" --variables '*.ki,*.err'
check 'no such advice if nothing is meant' sh -c '! "$1" --variables "*.ki,nonsense" 2>&1 | grep "of its own"' sh "$bed"
expect 2 '\[R06\]' "$bed" --set bed.bedController.ki
expect 2 '\[R03\]' "$bed" --set bed.bedController.ki=much
expect 2 '\[R07\]' "$bed" --set bed.bedController.err=1
expect 2 'step needs the solver euler, rk4, implicit-euler or linearly-implicit; bdf chooses its own steps \[R02\]' "$bed" --step 0.1
for step in 0 -0.1 401 1e-8; do
    expect 2 '\[R04\]' "$bed" --solver rk4 --step "$step"
done
expect 2 'ends in \.csv or \.mat, or -, not .*\[R02\]' "$bed" -o "$work/result.m"
check 'a rejected result file is not made' test ! -e "$work/result.m"

expect 2 'very many rows: 17280001, .*\[R51\]' "$bed" --stop 8640000
for one in '-o both.csv --events both.csv' '-o both.csv --events ./both.csv' '-o - --events -' '-o both --plot both' \
    '-o other.csv --events both --plot ../program_line/both' '-o link.csv --events there.csv' \
    '-o /dev/stdout --events -' '--set-file there.csv -o there.csv'; do
    expect 2 'name the same file, .*\[R02\]' sh -c 'cd "$1" && echo >there.csv && ln -sf there.csv link.csv && shift && exec "$@"' \
        sh "$work" "$bed" $one
done
expect 0 '' "$bed" -q -o /dev/null --events /dev/null
expect 2 'ends in \.svg or \.html, not .-. \[R02\]' "$bed" --plot -

expect 2 "rows takes grid, steps, events and regular, not 'all' \[R02\]" "$bed" --rows all
for near in '--tolerance --tolerence 1' '--tolerance --tolerence=1' '--tolerance -tolerence' 'bdf --solver bfd' \
    'steps --rows stps' '--stop --st 3' '--steady --st 3' '1.5 --stop 1,5'; do
    expect 2 "^    did you mean '${near%% *}'\?\$" "$bed" ${near#* }
done
check 'no similar name: no suggestion' sh -c '! "$1" --nonsense 2>&1 | grep mean' sh "$bed"

# The environment.
expect 3 'cannot read .*No such file.*\[R10\]' "$bed" --set-file "$work/missing.set"
expect 3 'cannot write .*No such file.*\[R11\]' "$bed" -o "$work/missing/result.csv"
expect 3 'No space left on device \[R11\]' "$bed" -o /dev/full
# A file that reaches a size limit contains only whole rows.
expect 3 'cannot write .*\[R11\]' sh -c 'trap "" XFSZ; ulimit -f 100; exec "$@"' sh "$bed" -q -o "$result"
check 'of a full disk, whole rows' awk -F, 'NR == 1 { n = NF } NF != n { bad = 1 } END { exit bad || NR < 100 }' "$result"
check 'of a full disk, a whole last row' test -z "$(tail -c 1 "$result")"
expect 3 'No space left on device \[R11\]' "$bed" -o "$result" --plot /dev/full
expect 2 'ends in \.csv or \.mat, or -, not .*\[R02\]' "$bed" -o result.txt
expect 2 'ends in \.svg or \.html, not .*\[R02\]' "$bed" -o "$result" --plot plot.png
expect 3 'No space left on device \[R11\]' "$bed" -o "$result" --events /dev/full
expect 3 '\[R11\]' sh -c '"$1" -o - >/dev/full' sh "$bed"
expect 3 '\[R11\]' sh -c '"$1" --list >/dev/full' sh "$bed"
expect 3 '\[R11\]' sh -c '"$1" --help >/dev/full' sh "$bed"
for option in --steady --stats --stats=json '--linearize 3' --verify; do
    expect 3 '\[R11\]' sh -c 'exec "$@" >/dev/full' sh "$bed" $option -o "$result"
done
# Descriptors of closed standard streams are not used for files.
check 'a result and no standard output' "$bed" -q -o "$result"
expect 3 'cannot write standard output: .* \[R11\]' sh -c 'exec "$@" >&-' sh "$bed" -o "$work/closed.csv"
check 'the result is whole' cmp "$result" "$work/closed.csv"
# The status of a file that cannot be written takes precedence over that of a violated requirement.
hot='--set bed.bedHeater.signal2Power=3'
expect 4 '' "$bed" -q $hot -o "$result"
for option in --record --plot --events --requirements; do
    expect 3 '\[R11\]' "$bed" -q $hot -o "$result" $option /dev/full
done
expect 3 '\[R11\]' sh -c 'exec "$@" >/dev/full' sh "$bed" $hot -o "$result"

# A failing run keeps its rows and reports time and place.
expect 1 'error: .*time.*\[R[0-9]+\]' "$bed" --set bed.bedHeatCapacity.heatCapacity=-5 -o "$result"

# An interrupted run keeps whole rows, prints statistics, and has the signal in its status.
whole() { # FILE
    awk -F, 'NR == 2 { n = NF } NR > 2 && NF != n { bad = 1 } { last = $0 } END { exit bad || NR < 3 }' "$1"
    check "$1 ends with a whole row" test $? -eq 0 -a "$(tail -c 1 "$1" | od -An -c | tr -d ' ')" = '\n'
}
long="$bed --stop 1e7 --interval 0.01 --variables bed.bedHeatCapacity.T"
for signal in HUP INT TERM; do
    case $signal in HUP) number=1 ;; INT) number=2 ;; TERM) number=15 ;; esac
    expect $((128 + number)) "interrupted by signal $number, at time [0-9.]+ \[R50\]" \
        timeout --preserve-status -s $signal 0.4 $long -q -o "$result" --events "$work/log" --stats
    printed=$output
    check "statistics, $signal" sh -c 'echo "$1" | grep -q "^  steps "' sh "$printed"
    whole "$result"
    check "the log ends with the interruption, $signal" test "$(tail -n 1 "$work/log" | cut -d, -f2)" = interruption
done
check 'the message names the last row' test "$(echo "$printed" | sed -n 's/.* rows until time //p')" = "$(tail -n 1 "$result" | cut -d, -f1)"
expect 143 "^[A-Za-z]*: time 0 to [0-9.]+, [0-9]+ rows of 1 variables in " \
    timeout --preserve-status -s TERM 0.4 "$bed" --stop never --variables bed.bedHeatCapacity.T -o "$result"
check 'a signal is no error of a run without end' sh -c '! echo "$1" | grep -q "^error"' sh "$output"
whole "$result"
$long -q -o "$result" 2>"$work/twice" &
process=$!
sleep 0.3
kill -STOP $process
kill -TERM $process
kill -CONT $process
wait $process
check 'once' test $? -eq 143
whole "$result"

# On request a run prints its progress and continues.
$long -q -o "$result" 2>"$work/asked" &
process=$!
sleep 0.3
kill -USR1 $process
sleep 0.2
kill -TERM $process
wait $process
check 'asked' test $? -eq 143
check 'it prints its progress' grep -Eq '^ *[0-9]+ %  time [0-9.]+ of 1e.07  [0-9.]+ s/s  [0-9]+ s left$' "$work/asked"

# A killed run leaves the rows up to the last seconds.
timeout --preserve-status -s KILL 2.1 "$(program_of mass_spring_damper)" --stop 1e6 --interval 200 -q -o "$result" 2>/dev/null
check 'few rows, less than a buffer' test "$(wc -c <"$result")" -lt 65536
whole "$result"

# A division in a divisor: 1/(I/0) would be a plausible zero. A divisor that overflows correctly gives zero.
expect 1 '^    divisor 0$' "$(program_of rotational_train)" -q --set g1.gearRatio=0 -o "$work/gear.csv"
printf '%s\n' 'variable x = 0' 'variable y' 'der(x) = 1' 'y*(1 + exp(-2000*(x - 0.5))) = 1' | awk -f tests/tools/block.awk >"$work/steep.xmi"
check 'a steep logistic function' $SMALL -b System -o "$work/steep" "$work/steep.xmi"
check 'a steep logistic function runs' "$work/steep/System" -q --variables y -o "$work/steep.csv"
check 'a steep logistic function: it is 0, then 1' awk -F, 'NR == 2 && $2 != 0 { bad = 1 } END { exit bad || $2 != 1 }' "$work/steep.csv"

# An instant computed as -0 is 0.
printf '%s\n' 'variable x = 1' 'der(x) = -1' 'if time >= 0 then x > 0.5' | awk -f tests/tools/block.awk >"$work/zero.xmi"
check 'an instant at 0' $SMALL -b System -o "$work/zero" "$work/zero.xmi"
expect 4 '^0,time >= 0 becomes true,' "$work/zero/System" -q --start -1 --stop 1 --events - -o "$work/zero.csv"
expect 4 'since time 0;' "$work/zero/System" --start -1 --stop 1 -o "$work/zero.csv"

# If a constant makes a divisor vanish, the message names the equation where it matters, not where it is noticed first.
tanks="$(program_of two_tank_hydraulics) -q -o $result --set pipe.dynamicViscosity=0"
expect 1 'not finite at time 0: pipe\.fluidFlow \[R24\]' $tanks
expect 1 'pipe.law.law: pipe\.fluidFlow = pipe\.fluidPressureDiff/pipe\.resistance' $tanks
expect 1 '^        pipe\.resistance = 0 ' $tanks
expect 1 '^            by pipe.law.friction: pipe\.resistance = 8\*pipe\.dynamicViscosity' $tanks

# Files.
cd "$work" || exit 3
expect 0 '' "$bed" -q
check 'the default result file' test -s BedWarmUpExperiment.csv
expect 0 '' "$bed" -q --stop 1 --variables 'bed.bedHeatCapacity.*' -o some.csv
check 'only the variables that match' test "$(head -n 1 some.csv | tr , '\n' | sed 1d | grep -cv '^bed\.bedHeatCapacity\.\|^der(bed\.bedHeatCapacity\.')" -eq 0
expect 0 '' "$bed" -q --stop 1 --variables '/\.T$/' --variables 'bed.air.*' -o regex.csv
check 'matches of regular expressions and globs' test "$(head -n 1 regex.csv | tr , '\n' | sed 1d | grep -cv '\.T$\|^bed\.air\.')" -eq 0
check 'each of them' test "$(head -n 1 regex.csv | tr , '\n' | grep -c '\.T$')" -gt 0 -a "$(head -n 1 regex.csv | tr , '\n' | grep -c '^bed\.air\.')" -gt 0
expect 2 "--variables /bed\\[/: .*\\[R02\\]" "$bed" --variables '/bed[/'
expect 2 "nothing matches '/nowhere\\$/' .*\\[R05\\]" "$bed" --variables '/nowhere$/'
expect 0 '' "$bed" -q --stop 1 --units --variables '*.T' --variables bed.air.t -o units.csv
check 'a row of units' test "$(sed -n 2p units.csv)" = "s$(head -n 1 units.csv | tr -cd , | sed 's/,/,K/g')"
expect 0 '' "$bed" -q --stop 1 --constants --no-aliases -o own.csv
head -n 1 own.csv | tr , '\n' >own.columns
"$bed" --list | awk '$2 == "alias" && match($0, /  = -?[a-z][^ ]+/) {
    of = substr($0, RSTART, RLENGTH); sub(/^ *= -?/, "", of); print $1, of }' >aliases
check 'there are aliases' test "$(wc -l <aliases)" -gt 10
check 'no column is another one' test -z "$(awk 'NR == FNR { is[$1] = 1; next } is[$1] && is[$2]' own.columns aliases)"
check 'all others are there' test $(($(wc -l <own.columns) + $(wc -l <aliases))) -eq \
    "$("$bed" -q --stop 1 --constants -o - | head -n 1 | tr , '\n' | wc -l)"
"$bed" --list | awk '$2 == "constant" { print $1 }' >constants
check 'constants are left out' test -z "$("$bed" -q --stop 0 -o - | head -n 1 | tr , '\n' | grep -Fx -f constants)"
check 'and aliases of them' test -z "$("$bed" -q --stop 0 -o - | head -n 1 | tr , '\n' | grep -Fx bed.air.t)"
check 'unless they are wanted' test "$("$bed" -q --stop 0 --constants -o - | head -n 1 | tr , '\n' | grep -cFx -f constants)" -eq \
    "$(wc -l <constants)"
check 'or named' test "$("$bed" -q --stop 0 --variables '*.ki' -o - | head -n 1)" = time,bed.bedController.ki
check 'both' test "$("$bed" -q --stop 0 --constants --variables '*.err' -o - | head -n 1 | tr , '\n' | wc -l)" -gt 12
check 'aliases alone stay' test "$("$bed" -q --stop 1 --no-aliases --variables bed.air.t -o - | head -n 1)" = time,bed.air.t
check 'as many rows as asked for' test "$(wc -l <some.csv)" -eq 4
"$bed" --stop 1 -o - >standard.csv 2>standard.err
check 'standard output holds the rows alone' test "$(wc -l <standard.csv)" -eq 4
check 'the same as in a file' sh -c '"$1" -q --stop 1 -o file.csv && cmp standard.csv file.csv' sh "$bed"

# Rows on the grid, at steps, at events.
for rows in grid steps events; do
    expect 0 '' "$ball" -q --rows $rows --verify -o ball.$rows.csv
    expect 0 '' "$controlled" -q --rows $rows --verify -o controlled.$rows.csv
done
for program in ball controlled; do
    for rows in grid steps; do
        sort $program.$rows.csv >sorted
        check "$program: events are among the $rows" test -z "$(sort $program.events.csv | comm -23 - sorted)"
    done
    check "$program: in the order of time" awk -F, 'NR > 2 && $1 < last { exit 1 } { last = $1 }' $program.steps.csv
done
check 'of the ball before and after' test "$(sed 1,2d ball.events.csv | sed '$d' | cut -d, -f1 | uniq -c | awk '{ print $1 }' | uniq)" = 2
"$bed" -q --rows steps --stats -o steps.csv >steps.txt
check 'a row for each step' test "$(awk '/^  steps / { print $2 + 2 }' steps.txt)" -eq "$(wc -l <steps.csv)"
expect 0 '' "$bed" -q --rows steps --solver rk4 --step 0.05 -o steps.csv
check 'of fixed ones, too' test "$(wc -l <steps.csv)" -eq 8002
expect 0 '' "$bed" -q --rows events --stop 8640000 -o steps.csv
check 'start and stop' test "$(cut -d, -f1 steps.csv | tr '\n' ' ')" = 'time 0 8640000 '
expect 0 '' "$bed" -q --start 10 --stop 11 --interval 0.3 -o grid.csv
check 'the last row is at the stop time' test "$(tail -n 1 grid.csv | cut -d, -f1)" = 11
"$bed" --stop 1 -o some.csv --events - >standard.csv 2>standard.err
check 'standard output holds the log alone' test "$(head -n 1 standard.csv)$(tail -n 1 standard.csv | cut -d, -f2)" = time,change,elementstop
expect 0 '' "$bed" -q --stop 0 -o start.csv
check 'no time, one row' test "$(wc -l <start.csv)" -eq 2
expect 0 '' "$bed" -q -o plotted.csv --plot plotted.svg --events plotted.events
check 'the plot is well-formed' xmllint --noout plotted.svg
check 'the event log has a header' test "$(head -n 1 plotted.events)" = time,change,element
printf '# a comment\n\nbed.bedController.ki = 0.08\nbed.bedHeatCapacity.T=300\n' >some.set
expect 0 '' "$bed" -q --stop 1 --set-file some.set --variables bed.bedHeatCapacity.T -o set.csv
{ printf '\357\273\277'; cat some.set; } >marked.set
expect 0 '' "$bed" -q --stop 1 --set-file marked.set -o marked.csv
printf '\357\273\277bed.bedHeatCapacity.T = 300' >marked.set
expect 0 '' "$bed" -q --stop 1 --set-file marked.set -o marked.csv
expect 2 'a file that is not text \(/dev/zero:1\) \[R06\]' timeout 10 "$bed" --set-file /dev/zero
check 'a start value from a file' test "$(sed -n 2p set.csv)" = 0,300
# After a closed pipe the program ends as if by the signal, without a message.
check 'a closed pipe' sh -c '{ "$1" -q --stop 1e5 -o - 2>"$2"; echo $? >"$3"; } | head -n 1 >"$4"' \
    sh "$bed" pipe.txt pipe.status pipe.csv
check 'a closed pipe: the status of the signal' test "$(cat pipe.status)" -eq 141
check 'a closed pipe: no message' test ! -s pipe.txt
check 'a closed pipe: the header' grep -q '^time,' pipe.csv
check 'a closed pipe of events' sh -c '{ sleep 0.2; "$1" -q --events - -o "$4" 2>"$2"; echo $? >"$3"; } | true' \
    sh "$bed" log.txt log.status log.csv
check 'events: the status of the signal' test "$(cat log.status)" -eq 141
check 'events: no message' test ! -s log.txt
check 'events: the result is whole' test "$(tail -n 1 log.csv | cut -d, -f1)" = 400
for option in --list --equations --help --licences; do
    { sleep 0.2; "$bed" $option 2>unread; } | true
    check "$option: a closed pipe" test ! -s unread
done
for option in --stats --verify --stats=json '--record -' '--requirements -' '--events -'; do
    # shellcheck disable=SC2086
    { sleep 0.2; "$bed" $option --stop 1 -o unread.csv 2>unread; } | true
    check "$option: a closed pipe" test ! -s unread
    # shellcheck disable=SC2086
    (trap '' PIPE; sleep 0.2; "$bed" -q $option --stop 1 -o unread.csv 2>unread) | true
    check "$option: a closed pipe, signal ignored" test ! -s unread
done
finish
