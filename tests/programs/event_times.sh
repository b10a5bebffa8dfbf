#!/bin/sh
# Times of events: the error must be at most twice that of the same equations written by hand with CVODE's root finding,
# at any tolerance. See tests/events/measure.sh.
. tests/lib.sh
folder=$(fresh event_times)

for problem in tests/events/*/problem.txt; do
    name=$(basename "$(dirname "$problem")")
    grep -q '^shown' "$problem" || continue
    check "$name: times of events" tests/events/measure.sh "$(dirname "$SYSPHSC")" "$name" "$folder/$name"
done

# A slow crossing is located so that the value equals the threshold to the last digits, between the two rows of the
# event.
check 'humidifier runs' "$folder/humidifier/HumidifierExperiment" -q -o "$folder/rows.csv" \
    --variables h.vGP.temperature --variables hR.humidity
check 'humidifier: thresholds are met to 1e-12 where events are located' awk -F, '
    function is_at(value, threshold) { return (value - threshold)^2 <= (1e-12*threshold)^2 }
    FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    FNR > 2 && $1 == last {
        t = $column["h.vGP.temperature"]; h = $column["hR.humidity"]
        if (is_at(t, 60) || is_at(t, 90) || is_at(t, 95) || is_at(h, 47) || is_at(h, 50)) located++
        else if ($1 != 60 && $1 != 9060) { print "at " $1 ": " t ", " h; bad = 1 }
    }
    { last = $1 }
    END { if (located != 21) print located " events"; exit bad || located != 21 }' "$folder/rows.csv"

# An instant slightly after the end of a step shortens the next step, or the step before is halved. The accuracy must
# not depend on where it is.
grep -v '^#' tests/events/decay.txt | awk -f tests/tools/block.awk >"$folder/decay.xmi"
check 'decay compiles' $SMALL -o "$folder/decay" "$folder/decay.xmi"
for method in adams bdf auto; do
    for tolerance in 1e-6 1e-8; do
        set -- "$folder/decay/System" -q --solver $method --tolerance $tolerance --stop 10 --variables y -o -
        "$@" --rows steps | awk -F, 'FNR > 2 { for (part = 1e-10; last && part < 1; part *= 1e4)
            printf "%.17g\n", last + part * ($1 - last) }
            FNR > 20 { last = $1 }' >"$folder/instants"
        while read -r instant; do
            "$@" --interval 10 --set "T=$instant" | tail -n 1
        done <"$folder/instants" >"$folder/ends"
        check "decay: $method at $tolerance, with an instant behind a step" awk -F, -v tolerance=$tolerance '
            ($2 - exp(-10))^2 > (10 * tolerance)^2 { print "y(10) is " $2; bad = 1 }
            END { exit bad || FNR < 60 }' "$folder/ends"
    done
done

# A stiff state that follows a cosine crosses 1/2 at pi/3 and 5 pi/3 in each period. The run with automatic method
# leaves Adams on the way; rows do not move the events.
awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/stiff.xmi" <<'END'
variable x = 1
variable u = 0
variable level
der(x) = -1e4*(x - cos(time)) - sin(time)
der(u) = level
level = if x > 0.5 then 1 else -1
END
check 'stiff compiles' $SMALL -o "$folder/stiff" "$folder/stiff.xmi"
for tolerance in 1e-4 1e-6 1e-8 1e-10; do
    for interval in 20 0.7; do
        check "stiff: runs at $tolerance with rows each $interval" sh -c '"$@" >"$0"' "$folder/stats" "$folder/stiff/System" \
            --stats --solver auto --tolerance $tolerance --interval $interval --stop 40 --events "$folder/log" -o "$folder/rows.csv"
        check 'it has changed the method' grep -q '^  changes of the method    [1-9]' "$folder/stats"
        check "stiff: crossings at $tolerance with rows each $interval" awk -F, -v tolerance=$tolerance '
            BEGIN { pi = atan2(0, -1) }
            $2 ~ /becomes/ {
                part = $1 - int($1 / (2 * pi)) * 2 * pi
                error = (part < pi ? part - pi / 3 : part - 5 * pi / 3)
                if (error^2 > tolerance^2) { print $1 " is off by " error; bad = 1 }
                count++
            }
            END { print count " crossings"; exit bad || count != 13 }' "$folder/log"
    done
done

# Crossings at times that differ by rounding, from each other and from a row of the grid: times of rows never fall. Or from a
# tick, also near time 0 in a run that starts before, where doubles are closer than the integrator tells times apart.
for beside in row tick; do
    { cat && if [ $beside = row ]; then
        printf '%s\n' 'der(x) = 0.3' 'der(y) = 0.7' 'when x >= 0.3 then' 'reinit(x, 0);' 'end when' 'when y >= 0.7 then' \
            'n = pre(n) + 1;' 'reinit(y, 0);' 'end when'
    else
        printf '%s\n' 'der(x) = 1' 'der(y) = 1 - y' 'when x >= 1 then' 'n = pre(n) + 1;' 'reinit(x, 0);' 'end when' \
            'when sample(0, 0.5) then' 'm = pre(m) + 1;' 'end when'
    fi; } <<'END' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$folder/$beside.xmi"
variable x = 0
variable y = 0
integer n = 0
integer m = 0
END
    check "$beside compiles" $SMALL -o "$folder/$beside" "$folder/$beside.xmi"
    for start in 0 -1 -3; do
        for tolerance in 1e-4 1e-6 1e-8 1e-9; do
            for method in bdf adams; do
                set -- --start $start --stop $((start + 40)) --tolerance $tolerance --solver $method --interval 0.1
                check "$beside: runs with $*" "$folder/$beside/System" -q "$@" -o "$folder/rows.csv"
                check "$beside: $*" awk -F, '
                    FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
                    FNR > 2 && $1 < last { print "time falls from " last " to " $1; bad = 1 }
                    { last = $1; n[$column["n"]] }
                    END { if (!(39 in n)) print "too few events"; exit bad || !(39 in n) }' "$folder/rows.csv"
            done
        done
    done
done
finish
