# sheets.sh - shared by tests of review sheets, which write to $work.
schema=generator/review/review.schema.json

# to_fit NAME DOCUMENT: keeps a copy of the document for all_fit.
to_fit() {
    mkdir -p "$work/to_fit"
    documents=$((${documents:-0} + 1))
    cp "$2" "$work/to_fit/$documents $(printf %s "$1" | tr / _).json"
}

# All kept documents must fit the schema. They are checked in one process, because Python starts more slowly than it
# checks a document.
all_fit() {
    check 'all documents fit their schema' fit "$work/to_fit"/*.json
}

fit() {
    python3 - "$schema" "$@" <<'END'
import json, sys
from jsonschema import Draft202012Validator
schema, *documents = ((name, json.load(open(name, encoding="utf-8"))) for name in sys.argv[1:])
validator = Draft202012Validator(schema[1])
wrong = [f"{name}: {'/'.join(map(str, error.path))}: {error.message[:200]}" for name, document in documents
         for error in validator.iter_errors(document)]
print("\n".join(wrong[:10]))
sys.exit(bool(wrong))
END
}

# accounts DOCUMENT LISTING: its counts are those of the listing; ids are unique; the equation that determines a
# variable exists.
accounts() {
    drawn=$(sed -n 's/^\([0-9]*\) equations\{0,1\} drawn.*/\1/p' "$2")
    states=$(sed -n 's/^\([0-9]*\) states\{0,1\};.*/\1/p' "$2")
    jq -e --argjson drawn "$drawn" --argjson states "$states" '
        (.equations | length) == $drawn and .accounting.equations == $drawn and ([.accounting.fates[]] | add // 0) == $drawn
        and (.equations | map(.id) | unique | length) == $drawn
        and (.accounting.roles.state // 0) == $states
        and .accounting.not_used_once == []
        and ([.equations[].id, .made[].id, .algorithms[].id] as $known
             | [.variables[].determined_by.equation // empty, (.variables[].determined_by.equations // [])[], (.variables[].used_by // [])[]] - $known == [])
        and all(.variables[]; .determined_by.kind != "the run" or .role == "flag" or .role == "value before" or
                              .role == "branch" or .role == "jump")' "$1"
}

# agrees DOCUMENT FOLDER/BLOCK: its texts of evaluations occur literally in the causal listing, and those of drawn
# equations in the listing of the constraint level, except for line breaks.
agrees() {
    python3 - "$1" "$2.long.txt" "$2.drawn.txt" <<'END'
import json, sys
document = json.load(open(sys.argv[1], encoding="utf-8"))
drawn = " ".join(open(sys.argv[3], encoding="utf-8").read().split())
lines = {line.strip() for line in open(sys.argv[2], encoding="utf-8")}
starts = {line[:end] for line in lines for end in range(len(line) + 1) if end == len(line) or line[end] == " "}
texts = [form["text"] for equation in document["equations"] + document["made"] for form in equation.get("causal", [])
         if form.get("text") and not form.get("decides")]
missing = [text for text in texts if text not in starts]
missing += [row[name] for row in document["equations"] + document["made"] for name in ("text", "written")
            if row.get("origin") and row.get(name) and " ".join(row[name].split()) not in drawn]
print("\n".join(missing[:5]))
sys.exit(bool(missing))
END
}

# Checks a page with HTML Tidy; messages about SVG attributes that Tidy does not know are ignored.
valid() {
    ! tidy -q -e "$1" 2>&1 | grep -v '<svg> attribute\|<a> proprietary attribute "href"\|trimming empty <tbody>\|trimming empty <output>'
}

# sheet NAME FOLDER BLOCK [RESULT]: checks a sheet by the expanded listings of both levels, and by a result of its
# program.
sheet() {
    python3 tests/tools/unroll.py "$2/$3.causal.txt" '      ' >"$2/$3.long.txt"
    python3 tests/tools/unroll.py "$2/$3.constraint.txt" '        ' >"$2/$3.drawn.txt"
    check "$1: it agrees with the listing" agrees "$2/$3.review.json" "$2/$3"
    to_fit "$1" "$2/$3.review.json"
    check "$1: it accounts for all" accounts "$2/$3.review.json" "$2/$3.long.txt"
    check "$1: all its claims hold" python3 tests/tools/claims.py "$2/$3.review.json" "$2/$3.long.txt" ${4+"$4"}
    check "$1: the page is valid" valid "$2/$3.html"
    check "$1: each equation is a formula" awk '/^<article>$/ { within = 1 } within && /^<p>/ { if (!/<math>/) { print; bad = 1 }
        within = 0; count++ } END { exit bad || !count }' "$2/$3.html"
    check "$1: the page is whole" python3 tests/tools/sheet.py "$2/$3.html" "$2/$3.review.json"
}
