#!/bin/sh
# What review sheets say of start values and of the uses of equations.
. tests/lib.sh
. tests/sheets.sh
work=$(fresh review_uses)

# sheet_of NAME [OPTION...]: of the model in lines of block.awk on standard input.
sheet_of() {
    name=$1
    shift
    awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/$name.xmi"
    check "$name has a sheet" "$SYSPHSC" -q -b System --emit review "$@" -o "$work/$name" "$work/$name.xmi"
    to_fit "$name" "$work/$name/System.review.json"
    sed 's/<wbr>//g' "$work/$name/System.html" >"$work/$name.html"
}

# Starts of aliases: that of y is the start of the state x. Those of q and s do not matter, that of c is compared.
sheet_of starts <<'END'
variable x
variable y = 5
variable c = 5
variable s = 7
variable q = 3
der(x) = -x
y = x
c = x
s = 2*time
q = -s
END
stated() { echo $(($(sed -n "/name=\"$1\"/=" "$work/starts.xmi" | head -n 1) + 2)); } # the line of the default value
expect 0 "^\\[\"x\",\"fixed\",\"starts.xmi:$(stated y)\"\]$" jq -c '.variables[] | [.path, .start_is, .stated_in]' "$work/starts/System.review.json"
for case in 'y fixed' 'c checked' 's unused' 'q unused'; do
    expect 0 "^\\[\"${case% *}\",\"${case#* }\",\"starts.xmi:$(stated "${case% *}")\"\]$" \
        jq -c '.variables[] | [.path, .start_is, .stated_in]' "$work/starts/System.review.json"
done
check 'starts: none is a default' sh -c '! grep -q "not stated: default" "$1"' sh "$work/starts.html"

# Checks of quantities that equations determine in some modes, and of what a state machine sets.
sheet_of clutch <<'END'
variable w1 = 10
variable w2 = 0
variable tau
variable closings = 0
boolean locked = false
2*der(w1) = 4 - tau
3*der(w2) = tau - 0.5*w2
if locked then
    w1 = w2;
else
    tau = 0;
end if
w2 <= 9
tau <= 8
closings <= 3
machine Clutch
    initial begin
    begin -> Open
    state Open ...
        entry locked := false
    end state
    state Locked ...
        entry closings := closings + 1; locked := true
    end state
    Open -> Locked : after 1
end machine
END
document=$work/clutch/System.review.json
for case in 'rule1 ["rule5"]' 'rule2 ["rule4","rule5"]' 'rule3 ["rule4","rule5"]'; do
    check "checked in modes: $case" test "$(jq -c --arg id "${case%% *}" '.equations[] | select(.id == $id) | .checked_by' "$document")" = "${case#* }"
done
check 'a state machine is checked' test "$(jq -c '.algorithms[] | select(.checked_by) | .checked_by' "$document")" = '["rule6"]'
expect 0 '^<p>checked by <a href="#c.rule6"><code>rule6</code></a></p>$' cat "$work/clutch.html"

# The listing does not count equations of the start, and the sheet counts them apart.
sheet_of delayed --emit causal,review <<'END'
variable x = 1
variable y
der(x) = -x
y = delay(x, 0.5) + 1
END
expect 0 '^2 equations drawn, 1 made; ' cat "$work/delayed/System.causal.txt"
expect 0 '>2 original, 2 made by the compiler, 1 of these for the start alone<' cat "$work/delayed.html"

all_fit
finish
