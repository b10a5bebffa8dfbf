# Translates a state machine in the text of a block; its output is read by block.awk or drawing.awk.
#
#     machine NAME ... end machine
#         region NAME ... end region: for several regions; with one, vertices and transitions follow directly
#         state NAME [... end state]: contains `entry TEXT`, `do TEXT`, `exit TEXT`, `invariant TEXT`, `defer SIGNAL`,
#             and all that a machine may contain.
#             A state that ends in `: MACHINE` has that as its submachine. `state ID "NAME"` has the name NAME;
#             transitions refer to it by ID.
#         initial NAME, final NAME, choice NAME, junction NAME, or another kind of pseudostate
#         enter NAME POINT, leave NAME POINT: references to points of a state's submachine
#         [internal | local] FROM -> TO [: [when EXPRESSION | after TIME | at TIME | signal NAME]; ... [GUARD] / EFFECT]
#
# A state whose line ends in `...` continues to `end state`. Transitions may name any vertex of the machine.

function line_at(depth, words) {
    printf "%*s%s\n", 6 + 2 * depth, "", words
}

function opaque(depth, tag, type, id, words) {
    line_at(depth, "<" tag " xmi:type=\"uml:" type "\" xmi:id=\"" id "\"><body>" text(words) "</body></" tag ">")
}

# Opens a region if none is open.
function in_region() {
    if (kind[depth] != "region")
        open("region", "Region", "region" (++regions), "")
}

function open(tag, type, id, name) {
    kind[++depth] = tag
    line_at(2 * depth - 2, "<" tag " xmi:type=\"uml:" type "\" xmi:id=\"" id "\"" \
        (name == "" ? "" : " name=\"" name "\"") ">")
}

function close_one() {
    line_at(2 * depth - 2, "</" kind[depth] ">")
    depth--
}

function close_to(tag) {
    while (depth > 1 && kind[depth] != tag)
        close_one()
    if (kind[depth] != tag) {
        print "machine.awk: no such end: " $0 >"/dev/stderr"
        exit 1
    }
    close_one()
}

function trigger(tag, id, words, what) {
    what = words
    sub(/ .*/, "", what)
    sub(/^[a-z]+ */, "", words)
    sub(/ *$/, "", words)
    if (what == "signal") {
        line_at(2 * depth, "  <" tag " xmi:type=\"uml:Trigger\" xmi:id=\"" id "\" event=\"" words ".event\"/>")
        if (!(words in signals))
            events = events "    <packagedElement xmi:type=\"uml:Signal\" xmi:id=\"" words ".signal\" name=\"" words \
                "\"/>\n    <packagedElement xmi:type=\"uml:SignalEvent\" xmi:id=\"" words ".event\" signal=\"" words \
                ".signal\"/>\n"
        signals[words] = 1
        return
    }
    line_at(2 * depth, "  <trigger xmi:type=\"uml:Trigger\" xmi:id=\"" id "\" event=\"" id ".event\"/>")
    events = events "    <packagedElement xmi:type=\"uml:" (what == "when" ? "Change" : "Time") "Event\" xmi:id=\"" id \
        ".event\"" (what == "after" ? " isRelative=\"true\"" : "") ">\n"
    if (what == "when")
        events = events "      <changeExpression xmi:type=\"uml:OpaqueExpression\" xmi:id=\"" id ".text\"><body>" \
            text(words) "</body></changeExpression>\n"
    else
        events = events "      <when xmi:type=\"uml:TimeExpression\" xmi:id=\"" id ".time\"><expr " \
            "xmi:type=\"uml:OpaqueExpression\" xmi:id=\"" id ".text\"><body>" text(words) "</body></expr></when>\n"
    events = events "    </packagedElement>\n"
}

# FROM -> TO : TRIGGER; TRIGGER [GUARD] / EFFECT
function transition(line, way, from, to, guard, effect, id, count, parts, i) {
    if (match(line, /^(internal|local) /)) {
        way = " kind=\"" substr(line, 1, RLENGTH - 1) "\""
        line = substr(line, RLENGTH + 1)
    }
    id = "transition" (++transitions)
    from = to = line
    sub(/ *->.*/, "", from)
    sub(/^[^>]*> */, "", to)
    sub(/ *:([^=].*)?$/, "", to)
    sub(/^[^>]*>[^:]*:? */, "", line)
    if (match(line, /(^| )\/ /)) {
        effect = substr(line, RSTART + RLENGTH)
        line = substr(line, 1, RSTART - 1)
    }
    if (match(line, /\[.*\]/)) {
        guard = substr(line, RSTART + 1, RLENGTH - 2)
        line = substr(line, 1, RSTART - 1)
    }
    line_at(2 * depth, "<transition xmi:type=\"uml:Transition\" xmi:id=\"" id "\"" way " source=\"" from \
        "\" target=\"" to "\">")
    count = split(line, parts, / *; */)
    for (i = 1; i <= count; i++)
        if (parts[i] ~ /[^ ]/)
            trigger("trigger", id ".trigger" i, parts[i])
    if (guard != "") {
        line_at(2 * depth, "  <guard xmi:type=\"uml:Constraint\" xmi:id=\"" id ".guard\">")
        opaque(2 * depth + 2, "specification", "OpaqueExpression", id ".guard.text", guard)
        line_at(2 * depth, "  </guard>")
    }
    if (effect != "")
        opaque(2 * depth + 1, "effect", "OpaqueBehavior", id ".effect", effect)
    line_at(2 * depth, "</transition>")
}

$1 == "machine" {
    depth = 0
    open("ownedBehavior", "StateMachine", $2, $2)
    next
}

depth && /^ *end (machine|state|region)$/ {
    close_to($2 == "machine" ? "ownedBehavior" : $2 == "state" ? "subvertex" : "region")
    next
}

depth && $1 == "region" { open("region", "Region", $2, $2); next }

depth && $1 == "state" {
    in_region()
    named = match($0, /"[^"]*"/) ? substr($0, RSTART + 1, RLENGTH - 2) : $2
    open("subvertex", "State", $2, named ($3 == ":" ? "\" submachine=\"" $4 : ""))
    if ($NF != "...")
        close_one()
    next
}

depth && ($1 == "enter" || $1 == "leave") {
    line_at(2 * depth, "<connection xmi:type=\"uml:ConnectionPointReference\" xmi:id=\"" $2 "\" " \
        ($1 == "enter" ? "entry" : "exit") "=\"" $3 "\"/>")
    next
}

depth && ($1 == "entryPoint" || $1 == "exitPoint") && kind[depth] != "region" {
    line_at(2 * depth, "<connectionPoint xmi:type=\"uml:Pseudostate\" xmi:id=\"" $2 "\" name=\"" $2 "\" kind=\"" $1 \
        "\"/>")
    next
}

depth && ($1 == "entry" || $1 == "do" || $1 == "exit") {
    tag = $1 == "do" ? "doActivity" : $1
    sub(/^ *[a-z]+ */, "")
    opaque(2 * depth, tag, "OpaqueBehavior", tag (++actions), $0)
    next
}

depth && $1 == "invariant" {
    sub(/^ *[a-z]+ */, "")
    line_at(2 * depth, "<stateInvariant xmi:type=\"uml:Constraint\" xmi:id=\"invariant" (++invariants) "\">")
    opaque(2 * depth + 1, "specification", "OpaqueExpression", "invariant" invariants ".text", $0)
    line_at(2 * depth, "</stateInvariant>")
    next
}

depth && $1 == "defer" {
    trigger("deferrableTrigger", "defer" (++deferred), "signal " $2)
    next
}

depth && / -> / {
    in_region()
    sub(/^ */, "")
    transition($0)
    next
}

depth && NF == 2 {
    in_region()
    line_at(2 * depth, "<subvertex xmi:type=\"uml:" ($1 == "final" ? "FinalState" : "Pseudostate") "\" xmi:id=\"" $2 \
        "\" name=\"" $2 "\"" ($1 == "final" ? "" : " kind=\"" $1 "\"") "/>")
    next
}
