#!/bin/sh
# Result pages in a real browser: values, zoom, choice of variables, several runs, bounds, the page without scripts; and
# files that are no results.
. tests/lib.sh
work=$(fresh viewer)
bed=$(program_of heated_bed_warmup)

# steps PAGE STEP...: the output of the browser, one line per step.
steps() { python3 tests/tools/viewer.py "$@"; }

check 'a run' "$bed" -q -o "$work/warm.csv" --record "$work/warm.record.json" --requirements "$work/warm.verdicts.json" \
    --events "$work/warm.events.csv" --figures 'max(bed.bedHeatCapacity.T)' --plot "$work/warm.html"
"$bed" -q --set setTemperature.cnsnt=380 -o "$work/hot.mat" --record "$work/hot.record.json" --requirements "$work/hot.verdicts.json"
check 'another one, violated' test $? -eq 4
check 'the record has bounds' jq -e '.bounds | length == 2 and .[1].value == 374 and .[1].side == "upper" and
    (.[1].violated - 173.560509 | fabs) < 1e-4 and .[0].values[-1] == 372 and .[0].values[0] == null and .[0].violated == null' \
    "$work/hot.record.json"
check 'their page' "$SYSPHSC" -q --view "$work/warm.csv" "$work/hot.mat" -o "$work/both.html"
check 'its frame is HTML' tidy -q -e --drop-empty-elements no --show-warnings no "$work/both.html"
check 'the same bytes' sh -c '"$1" --view "$2" "$3" -o - | cmp - "$4"' sh "$SYSPHSC" "$work/warm.csv" "$work/hot.mat" "$work/both.html"

# Two charts, one per unit; a drag zooms both; values at the cursor are those in the files.
T='bed.bedHeatCapacity.T'
steps "$work/both.html" 'v.charts.map(c => c.panel.unit + c.panel.curves.length)' \
    'drag 0.25 0.5' 'v.charts.every(c => Math.abs(c.graph.xAxisRange()[0] - 100) < 2 && Math.abs(c.graph.xAxisRange()[1] - 200) < 2)' \
    '(v.moveCursor(150.25), v.cells.map(c => +c.cell.textContent))' \
    'v.charts[0].bounds.map(b => b.text)' \
    'double' 'v.window' '(v.moveCursor(10), 0)' 'press ArrowRight' 'v.cursor' \
    'click .viewer input[aria-label="show hot.mat"]' 'v.curves.length' \
    '[...v.main.querySelectorAll("td.violated")].length' \
    '[...v.main.querySelectorAll("h3")].map(h => h.textContent)' \
    'dark' 'v.curves[0].colour' >"$work/both.txt"
check 'no errors and no requests' test $? -eq 0
line() { sed -n "$1p" "$work/both.txt"; }
check 'two charts of two runs' test "$(line 1)" = '["K2", "2"]'
check 'zoomed together' test "$(line 2)" = true
at() { awk -F, -v name="$T" 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i }
    $1 == 150 || $1 == 150.5 { sum += $c } END { printf "%.6g\n", sum / 2 }' "$work/warm.csv"; }
check 'the value at the cursor' test "$(line 3 | jq '.[0]')" = "$(at)"
check 'bounds of both runs' test "$(line 4 | jq length)" -eq 4
check 'a double-click shows all' test "$(line 5)" = '[0, 400]'
check 'a key moves the cursor' test "$(line 7)" = 12
check 'one run less' test "$(line 8)" -eq 2
check 'violations are marked' test "$(line 9)" -eq 3
check 'its tables' test "$(line 10)" = '["Values", "Runs", "Requirements", "Figures", "Events"]'
check 'colours of the dark' test "$(line 11)" = '"#3aa0e0"'

# The time of an event has enough digits to distinguish it from its neighbours, and all digits in its title. Bounds are
# named once, by their requirements, or in the program's own page by their checks.
texts='(() => { const of = CanvasRenderingContext2D.prototype, fill = of.fillText, texts = [];
    of.fillText = function (text, ...at) { texts.push(text); fill.call(this, text, ...at); }; v.show(v.begin, v.end);
    of.fillText = fill; return texts; })()'
times='[...v.main.querySelectorAll("div.long td.number")].map(c => c.textContent)'
steps "$work/both.html" "$times.slice(0, 4)" 'v.main.querySelector("div.long td[title^=\"283\"]").title.length > 12' "$texts" >"$work/marks.txt"
check 'times of events' test "$(sed -n 1p "$work/marks.txt")" = '["0", "283.258", "300", "400"]'
check 'whole ones in titles' test "$(sed -n 2p "$work/marks.txt")" = true
check 'names of bounds' test "$(sed -n 3p "$work/marks.txt")" = '["R1.1 Warm-up time", "R1.2 Overshoot"]'
steps "$work/warm.html" "$texts" >"$work/marks.txt"
check 'names of bounds in the page of a program' test "$(cat "$work/marks.txt")" = '["R1.1 Warm-up time", "R1.2 Overshoot"]'
check 'in the picture' "$bed" -q -o "$work/warm.csv" --plot "$work/warm.svg"
expect 0 '<text class="check" x="741.00" y="[0-9.]*">bed.bedHeatCapacity.T &lt;= 374</text>' cat "$work/warm.svg"
printf '%s\n' 'time,change,element' '0,start,E' '1.00000000001,a,E' '1.00000000002,b,E' >"$work/near.events.csv"
printf 'time,b\n0,1\n2,3\n' >"$work/near.csv"
check 'events that are near' "$SYSPHSC" -q --view "$work/near.csv" -o "$work/near.html"
steps "$work/near.html" "$times" >"$work/marks.txt"
check 'have more digits' test "$(cat "$work/marks.txt")" = '["0", "1.00000000001", "1.00000000002"]'
check 'no word is broken, and nothing has two scroll bars' python3 tests/tools/looks.py "$work/both.html" "$work/warm.html"

# The end of the axis has a number; the printed page shows the charts, at most as wide as the paper.
steps 1400x900 "$work/both.html" '[...v.charts[0].graph.graphDiv.querySelectorAll(".dygraph-axis-label-x")].pop().textContent' \
    '(dispatchEvent(new Event("beforeprint")), v.charts.map(c => [c.plot.getBoundingClientRect().width <= 641,
        c.graph.hidden_ctx_.getImageData(0, 0, c.graph.hidden_.width, c.graph.hidden_.height).data.some(x => x > 0)]))' \
    '(dispatchEvent(new Event("afterprint")), v.charts.map(c => c.plot.style.width + c.plot.style.zoom))' >"$work/print.txt"
check 'the last tick' test "$(sed -n 1p "$work/print.txt")" = '"400"'
check 'charts on paper' test "$(sed -n 2p "$work/print.txt")" = '[[true, true], [true, true]]'
check 'and on the screen again' test "$(sed -n 3p "$work/print.txt")" = '["", ""]'

# The page is drawn when it has loaded. Units from a record also apply to a run without one: a variable has one chart;
# its heading names it if the legend has the runs only. Labels are under their ticks.
check 'a run without a record' "$bed" -q --stop 180 -o "$work/short_run.csv"
check 'its page' "$SYSPHSC" --view "$work/short_run.csv" "$work/warm.csv" -o "$work/mixed.html"
chromium --headless --no-sandbox --disable-gpu --dump-dom "file://$PWD/$work/mixed.html" >"$work/mixed.dom" 2>"$work/log"
check 'is drawn at the end of loading' grep -q '<canvas' "$work/mixed.dom"
check 'with values' grep -q '<td class="number">372\.8' "$work/mixed.dom"
steps 500x900 "$work/mixed.html" 'v.charts.map(c => c.box.querySelector(".legend").textContent)' \
    '[...v.values.querySelectorAll("tbody tr")].map(r => r.cells[2].textContent)' \
    '(() => { const g = v.charts[0].graph, last = [...g.graphDiv.querySelectorAll(".dygraph-axis-label-x")].pop().getBoundingClientRect();
        return Math.abs((last.left + last.right) / 2 - g.graphDiv.getBoundingClientRect().left - g.toDomXCoord(400)) < 2; })()' \
    '(v.chosen = ["bed.bedHeatCapacity.T", "setTemperature.cnsnt"], v.draw().then(() => v.charts.map(c => c.box.querySelector(".legend").textContent)))' \
    >"$work/mixed.txt"
check 'one chart for a variable' test "$(sed -n 1p "$work/mixed.txt")" = \
    '["bed.bedHeatCapacity.T / Kshort_run.csvwarm.csv", "bed.bedController.outSig.rSigshort_run.csvwarm.csv"]'
check 'with its unit' test "$(sed -n 2p "$work/mixed.txt")" = '["K", "K", "", ""]'
check 'the last label under its tick' test "$(sed -n 3p "$work/mixed.txt")" = true

# Charts of one variable over another, and of variables chosen in the tree; constants are lines.
steps "$work/both.html" 'click .viewer details.over summary' 'v.phaseGraph.numRows()' \
    '(v.chosen = ["bed.bedController.kp", "der(bed.bedHeatCapacity.T)"], v.draw().then(() => v.curves.map(c => c.path)))' \
    'v.charts.map(c => c.panel.unit)' '[...v.values.querySelectorAll("tbody tr")].map(r => r.cells[5].textContent)' \
    'v.tree.querySelectorAll("input").length > 10 && (v.showTree("kp"), v.tree.querySelectorAll("input").length)' >"$work/tree.txt"
check 'no errors in the tree' test $? -eq 0
check 'a phase plot has the rows of both' test "$(sed -n 1p "$work/tree.txt")" -ge 1602
check 'chosen ones' test "$(sed -n 2p "$work/tree.txt")" = '["bed.bedController.kp", "bed.bedController.kp", "der(bed.bedHeatCapacity.T)", "der(bed.bedHeatCapacity.T)"]'
check 'their charts' test "$(sed -n 3p "$work/tree.txt")" = '["", "K/s"]'
check 'a constant' test "$(sed -n 4p "$work/tree.txt" | jq -r '.[0]')" = 6
check 'a search in the tree' test "$(sed -n 5p "$work/tree.txt")" -eq 1

# Pictures remain if scripts are off.
steps "$work/both.html" still "(() => { const i = document.querySelector('.still img'); return i.complete && i.naturalWidth > 0 && i.offsetWidth > 0; })()" \
    >"$work/still.txt"
check 'without scripts' grep -qx true "$work/still.txt"

# The program's own page: least and greatest values of intervals if there are many rows.
steps "$work/warm.html" 'v.charts.length' 'v.isReduced' 'v.curves[0].curve.values.length' >"$work/own.txt"
check 'a page of the program' test "$(tr '\n' ' ' <"$work/own.txt")" = '2 false 801 '
check 'many rows' "$bed" -q --interval 0.01 -o "$work/many.csv" --plot "$work/many.html"
steps "$work/many.html" 'v.isReduced' 'v.curves[0].curve.values.length' '[...v.values.querySelectorAll("th")].map(h => h.textContent).join()' >"$work/own.txt"
check 'are reduced' test "$(sed -n 1,2p "$work/own.txt" | tr '\n' ' ')" = 'true 2000 '
check 'without figures that would not be exact' sh -c '! grep -q mean "$1"' sh "$work/own.txt"
check 'the page of the compiler holds them all' "$SYSPHSC" -q --view "$work/many.csv" -o "$work/all.html"
steps "$work/all.html" 'v.isReduced' 'v.curves[0].curve.values.length' 'v.curves[0].curve.times[12345]' \
    'v.curves[0].curve.values[12345]' "v.curves[0].path" >"$work/own.txt"
check 'each row' test "$(sed -n 1,3p "$work/own.txt" | tr '\n' ' ')" = 'false 40001 123.45 '
check 'with its values as floats' awk -F, -v path="$(sed -n 5p "$work/own.txt" | tr -d '"')" -v shown="$(sed -n 4p "$work/own.txt")" '
    NR == 1 { for (i = 1; i <= NF; i++) if ($i == path) c = i }
    NR == 12347 { exit !(c && $1 == 123.45 && (shown - $c) ^ 2 < (6e-8 * $c) ^ 2) }' "$work/many.csv"

# Envelopes of many runs: the mean within its bands.
printf 'case,bed.bedController.kp\na,4\nb,6\nc,9\n' >"$work/cases.csv"
"$bed" -q --cases "$work/cases.csv" --keep done,violated -o "$work/study.csv" >"$work/log"
steps "$work/study.html" 'v.chosen.join()' '(v.chosen = ["bed.bedHeatCapacity.T"], v.draw().then(() => v.charts.length))' \
    '(v.moveCursor(100), v.cells[0].cell.textContent)' '[...v.charts[0].graph.yAxisRange()].map(Math.round)' \
    'getComputedStyle(v.place.querySelector(".still")).display' 'v.charts[0].panel.unit' >"$work/study.txt"
check 'a page of envelopes' test "$(sed -n 1,2p "$work/study.txt" | tr '\n' ' ')" = '"bed.bedHeatCapacity.T,bed.bedController.outSig.rSig" 1 '
check 'their values are those of the file' test "$(sed -n 3p "$work/study.txt")" = "$(awk -F, '
    NR == 1 { for (i = 2; i <= NF; i++) if ($i ~ /^bed\.bedHeatCapacity\.T /) place[substr($i, 23)] = i }
    $1 == 100 { printf "\"%.6g (%.6g to %.6g)\"\n", $place["mean"], $place["least"], $place["greatest"] }' "$work/study.envelope.csv")"
check 'with their units' test "$(sed -n 6p "$work/study.txt")" = '"K"'
check 'what the experiment plots comes first' test "$(sed -n 's/.*<figcaption>\(.* \/ [a-zA-Z]*\)$/\1/p; s/.*<figcaption>//p' "$work/study.html" |
    sed 's/<[^>]*>//g' | grep -m 1 'bed\.bedHeatCapacity\.T /')" = 'bed.bedHeatCapacity.T / K'
check 'pictures for readers without scripts are hidden' test "$(sed -n 5p "$work/study.txt")" = '"none"'

# Absent values, large times, names that look like HTML elements, quoted cells, a killed run, a row of units.
printf '%s\r\n' 'time,"a,b","</script><b>x",c' 's,m,K,1' '1e9,1,2,' '1000000000.5,3,,5' '1000000000.5,4,4,6' '1000000001,5,6,7' >"$work/odd.csv"
printf '1000000002,7' >>"$work/odd.csv"
printf '%s\n' 'time,change,element' "1e9,'-x < 0 becomes true,\"P, \"\"Q\"\"\"" >"$work/odd.events.csv"
check 'odd names' "$SYSPHSC" -q --view "$work/odd.csv" -o "$work/odd.html"
steps "$work/odd.html" 'v.curves.map(c => [c.path, c.column.unit, ...c.curve.values].join())' 'v.runs[0].events.length' \
    'document.querySelectorAll("b").length' 'v.runs[0].events[0].change + "|" + v.runs[0].events[0].element' >"$work/odd.txt"
check 'are whole' test "$(sed -n 1p "$work/odd.txt")" = '["a,b,m,1,3,4,5", "</script><b>x,K,2,NaN,4,6", "c,1,NaN,5,6,7"]'
check 'texts of events as they were' test "$(sed -n 4p "$work/odd.txt")" = '"-x < 0 becomes true|P, \"Q\""'
check 'an event, and no element' test "$(sed -n 2,3p "$work/odd.txt" | tr '\n' ' ')" = '1 0 '

# Rejected: no files are left, and existing ones are kept.
refused() { # PATTERN ARGUMENT...
    pattern=$1
    shift
    expect 1 "$pattern" "$SYSPHSC" --view "$@" -o "$work/none.html"
    check "nothing is left of $*" test ! -e "$work/none.html"
}
printf 'a,b\n1,2\n' >"$work/table.csv"
printf 'time,b\n0,1\n1\n' >"$work/short.csv"
printf 'time,b\n0,1\n1,one\n' >"$work/word.csv"
printf 'time,b\n1,1\n0,1\n' >"$work/back.csv"
printf 'time,b\n' >"$work/empty.csv"
head -c 3000 "$work/hot.mat" >"$work/cut.mat"
refused "'.*/absent.csv' cannot be read: No such file" "$work/absent.csv"
refused "table.csv:1: error: no result file: its first line does not begin with 'time' .V02." "$work/table.csv"
refused 'short.csv:3: error: a row has 1 cells, but the header 2 .V02.' "$work/short.csv"
refused "word.csv:3: error: a value is not a number: 'one' .V02." "$work/word.csv"
refused "back.csv:3: error: times go back: '0' .V02." "$work/back.csv"
refused 'empty.csv: error: the result has no rows .V02.' "$work/empty.csv"
refused 'cut.mat: error: the MAT file is cut off: [0-9]* bytes are missing .V02.' "$work/cut.mat"
# Matrices that are too small, or whose numbers are no valid rows, are rejected before they are read.
cat >"$work/matrices.py" <<'END'
import struct, sys
def matrix(name, rows, columns, data, kind=51):
    return struct.pack("<5i", kind, rows, columns, 0, len(name) + 1) + name.encode() + b"\0" + data
def text(name, *lines):
    width = max(map(len, lines))
    return matrix(name, width, len(lines), b"".join(line.ljust(width).encode() for line in lines))
def doubles(name, rows, columns, *numbers):
    return matrix(name, rows, columns, struct.pack(f"<{len(numbers)}d", *numbers), 0)
order = ["Atrajectory", "1.1", "", "binTrans"]
def aclass(lines):
    width = max(map(len, lines))
    return matrix("Aclass", len(lines), width, bytes(ord(line.ljust(width)[k]) for k in range(width) for line in lines))
def write(name, place=2.0, rows=2, data=(0.0, 5.0, 1.0, 6.0), names=None, last=b""):
    open(f"{sys.argv[1]}/{name}.mat", "wb").write(
        aclass(order) + (names or text("name", "time", "x")) + doubles("dataInfo", 4, 2, 0, 1, 0, -1, 2, place, 0, -1) +
        doubles("data_1", 1, 2, 0.0, 1.0) + doubles("data_2", rows, 2 if rows else 5, *data) + last)
write("own")
write("nan", place=float("nan"))
write("far", place=1e300)
write("hollow", rows=0, data=())
write("twice", last=aclass(["Atrajectory"]))
write("letters", names=doubles("name", 4, 2, 116.0, 1e300, float("nan"), -5.0, 120.0, 300.0, 0.0, 32.0))
END
python3 "$work/matrices.py" "$work"
check 'matrices that fit' "$SYSPHSC_ASAN" -q --view "$work/own.mat" -o "$work/own.html"
check 'letters that are none' "$SYSPHSC_ASAN" -q --view "$work/letters.mat" -o "$work/own.html"
for name in nan far; do
    expect 1 "$name.mat: error: the place of 'x' is outside of its matrix .V02." "$SYSPHSC_ASAN" --view "$work/$name.mat" -o "$work/none.html"
done
expect 1 'the result has no rows, or its matrices do not fit together' "$SYSPHSC_ASAN" --view "$work/hollow.mat" -o "$work/none.html"
expect 1 "'Aclass' has fewer than four rows" "$SYSPHSC_ASAN" --view "$work/twice.mat" -o "$work/none.html"
# A page holds floats: what is larger is infinite, in each row, and is not drawn.
printf 'time,c,d\n0,1e39,1\n1,1e39,1e300\n' >"$work/huge.csv"
check 'values beyond a float' "$SYSPHSC_ASAN" -q --view "$work/huge.csv" -o "$work/huge.html"
check 'are no constant without a value' sh -c 'sed -n "s/^<script type=.application.json.>\(.*\)<.script>$/\1/p" "$1" |
    jq -e ".runs[0].columns | map(has(\"values\")) == [true, true]"' sh "$work/huge.html"
# Names that are not in UTF-8 are taken as ISO 8859-1.
odd=$(printf 'gr\366\337e')
printf 'time,%s\ns,\260C\n0,1\n1,2\n' "$odd" >"$work/$odd.csv"
printf 'time,change,element\n0,%s,\n' "$odd" >"$work/$odd.events.csv"
check 'names in ISO 8859-1' "$SYSPHSC" -q --view "$work/$odd.csv" -o "$work/latin.html"
check 'are in the page' sh -c 'sed -n "s/^<script type=.application.json.>\(.*\)<.script>$/\1/p" "$1" |
    jq -e ".runs[0] | [.name, .columns[0].path, .columns[0].unit, .events[0].change] == [\"größe.csv\", \"größe\", \"°C\", \"größe\"]"' \
    sh "$work/latin.html"
# Damaged files, read under the sanitizers, are shown or rejected.
cat >"$work/damage.py" <<'END'
import random, sys
random.seed(1)
source = open(sys.argv[1], "rb").read()
for k in range(int(sys.argv[3])):
    data = bytearray(source)
    for _ in range(random.choice((1, 3, 20))):
        data[random.randrange(min(len(data), random.choice((120, 3000, 100000))))] = random.choice((0, 1, 255, random.randrange(256)))
    open(f"{sys.argv[2]}.{k}", "wb").write(data[:random.choice((len(data), random.randrange(len(data))))])
END
for source in hot.mat odd.csv warm.events.csv warm.record.json; do
    python3 "$work/damage.py" "$work/$source" "$work/damaged.$source" "${TEST_ALL:+50}5"
    for file in "$work/damaged.$source".*; do
        case $source in *.mat | odd.csv) set -- "$file" ;; *) set -- "$work/odd.csv" "$file" ;; esac
        "$SYSPHSC_ASAN" -q --view "$@" -o "$work/damaged.html" >"$work/log" 2>&1
        status=$?
        [ $status -le 1 ] && pass || fail "$file: status $status" "$SYSPHSC_ASAN --view $*" "$(cat "$work/log")"
    done
    rm -f "$work/damaged.$source".*
done
echo mine >"$work/mine.html"
expect 3 'already exists and was not written by sysphsc .G06.' "$SYSPHSC" --view "$work/warm.csv" -o "$work/mine.html"
check 'it stays' grep -qx mine "$work/mine.html"
check 'a page may be written anew' "$SYSPHSC" -q --view "$work/odd.csv" -o "$work/odd.html"
expect 3 'cannot be written: .*V04' "$SYSPHSC" --view "$work/warm.csv" -o "$work/absent/page.html"
expect 2 'needs --output PAGE.html' "$SYSPHSC" --view "$work/warm.csv"
expect 2 "the page of --view is an HTML file: '/dev/full' does not end with .html" "$SYSPHSC" --view "$work/warm.csv" -o /dev/full
expect 2 'no result is given' "$SYSPHSC" --view -o "$work/none.html"
expect 2 'takes results and --output, and no other option' "$SYSPHSC" --view --check "$work/warm.csv" -o "$work/none.html"
expect 2 "ends in .svg or .html, not .*R02" "$bed" --plot "$work/none.png"
finish
