# Writes one block as XMI from a text, for tests of equations:
#
#     constant NAME = NUMBER
#     variable NAME [= START]
#     discrete NAME [= START] [every CYCLE]
#     boolean NAME [= START] [every CYCLE]
#     integer NAME [= START] [every CYCLE]
#     input Real|Integer|Boolean NAME: a port; its signal is NAME.rSig, NAME.iSig, NAME.bSig
#     output Real|Integer|Boolean NAME: an output port with the same signals
#     function NAME(IN, IN ...) OUT, OUT ...: all lines until `end function` are its statements; OUT[n] is an array of
#         size n, written without blanks
#     actions: all lines until `end actions` are statements that a state machine executes at the start
#     any other line: an equation; `when` and `for` continue until `end when` and `end for`, an `if` whose line ends in
#         `then` continues until its `end if`
#
# NAME[2,3] is an array.

function text(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    return s
}

BEGIN {
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"Text\" name=\"Text\">"
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"System\" name=\"System\">"
    types = "http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType."
    type["constant"] = type["variable"] = type["discrete"] = "Real"
    type["boolean"] = "Boolean"
    type["integer"] = "Integer"
}

function bound(tag, size) {
    print "          <" tag " xmi:type=\"uml:OpaqueExpression\"><body>" size "</body></" tag ">"
}

# NAME or NAME[SIZE]
function parameter(name, direction, size) {
    gsub(/ /, "", name)
    size = ""
    if (name ~ /\[/) {
        size = name
        gsub(/.*\[|\]/, "", size)
        sub(/\[.*/, "", name)
    }
    print "        <ownedParameter xmi:type=\"uml:Parameter\" xmi:id=\"" called "." name "\" name=\"" name "\" direction=\"" \
        direction "\">"
    if (size != "") {
        bound("lowerValue", size)
        bound("upperValue", size)
    }
    print "        </ownedParameter>"
}

$1 == "function" {
    called = $0
    sub(/^function */, "", called)
    inputs = outputs = called
    sub(/ *\(.*/, "", called)
    sub(/^[^(]*\(/, "", inputs)
    sub(/\).*/, "", inputs)
    sub(/^[^)]*\) */, "", outputs)
    print "      <ownedBehavior xmi:type=\"uml:FunctionBehavior\" xmi:id=\"" called "\" name=\"" called "\">"
    count_in = split(inputs, words, ",")
    for (i = 1; i <= count_in; i++)
        parameter(words[i], "in")
    count_out = split(outputs, words, ", ")
    for (i = 1; i <= count_out; i++)
        parameter(words[i], "out")
    body = ""
    while ((getline line) > 0 && line !~ /^end function/)
        body = body (body == "" ? "" : "\n") line
    print "        <language>sysphs</language>\n        <body>" text(body) "</body>\n      </ownedBehavior>"
    next
}

$1 == "actions" {
    body = ""
    while ((getline line) > 0 && line !~ /^end actions/)
        body = body (body == "" ? "" : "\n") line
    print "      <ownedBehavior xmi:type=\"uml:StateMachine\" xmi:id=\"machine\" name=\"machine\">"
    print "        <region xmi:type=\"uml:Region\" xmi:id=\"region\">"
    print "          <subvertex xmi:type=\"uml:Pseudostate\" xmi:id=\"begin\"/>"
    print "          <transition xmi:type=\"uml:Transition\" xmi:id=\"first\" source=\"begin\" target=\"On\"/>"
    print "          <subvertex xmi:type=\"uml:State\" xmi:id=\"On\" name=\"On\">"
    print "            <entry xmi:type=\"uml:OpaqueBehavior\" xmi:id=\"entry\">"
    print "              <body>" text(body) "</body>\n            </entry>"
    print "          </subvertex>\n        </region>\n      </ownedBehavior>"
    next
}

$1 == "input" || $1 == "output" {
    print "      <ownedAttribute xmi:type=\"uml:Port\" xmi:id=\"" $3 "\" name=\"" $3 "\" aggregation=\"composite\">"
    print "        <type xmi:type=\"uml:Class\" href=\"SysPhSLibrary.xmi#SysPhSLibrary." $2 "Signal" ($1 == "input" ? "In" : "Out") "Element\"/>"
    print "      </ownedAttribute>"
    next
}

$1 in type && NF > 1 {
    sizes = $2
    $2 = substr($2, 1, index($2 "[", "[") - 1)
    sub(/^[^[]*\[?/, "", sizes)
    sub(/\]$/, "", sizes)
    print "      <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"" $2 "\" name=\"" $2 "\">"
    if (sizes != "") {
        count_sizes = split(sizes, words, ",")
        total = 1
        for (i = 1; i <= count_sizes; i++)
            total *= words[i]
        print "        <lowerValue xmi:type=\"uml:LiteralInteger\" xmi:id=\"" $2 ".lower\" value=\"" total "\"/>"
        print "        <upperValue xmi:type=\"uml:LiteralUnlimitedNatural\" xmi:id=\"" $2 ".upper\" value=\"" total "\"/>"
        if (count_sizes > 1)
            dimension[$2] = sizes
    }
    print "        <type xmi:type=\"uml:DataType\" href=\"" types type[$1] "\"/>"
    if ($3 == "=")
        print "        <defaultValue xmi:type=\"uml:Literal" type[$1] "\" xmi:id=\"" $2 ".default\" value=\"" $4 "\"/>"
    print "      </ownedAttribute>"
    stereotype[$2] = $1 == "constant" ? "PhSConstant" : "PhSVariable"
    if (type[$1] != "Real" || $1 == "discrete")
        attributes[$2] = " isContinuous=\"false\""
    if ($(NF - 1) == "every")
        attributes[$2] = attributes[$2] " changeCycle=\"" $NF "\""
    order[++count] = $2
    next
}

$1 == "when" || $1 == "for" {
    while ($0 !~ ($1 == "when" ? "end when" : "end for") && (getline line) > 0)
        $0 = $0 "\n" line
}

$1 == "if" && $NF == "then" {
    depth = 1
    whole = $0
    while (depth && (getline line) > 0) {
        whole = whole "\n" line
        depth += (line ~ /^ *if /) - (line ~ /end if/)
    }
    $0 = whole
}

NF {
    rules++
    print "      <ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"rule" rules "\" name=\"rule" rules "\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"rule" rules ".text\"><body>" text($0) "</body></specification>"
    print "      </ownedRule>"
}

END {
    print "    </packagedElement>"
    printf "%s", events # of state machines
    print "  </uml:Model>"
    print "  <sysml:Block xmi:id=\"block\" base_Class=\"System\"/>"
    for (i = 1; i <= count; i++)
        print "  <SysPhS:" stereotype[order[i]] " xmi:id=\"" order[i] ".stereotype\" base_Property=\"" order[i] "\"" \
            attributes[order[i]] "/>"
    for (i = 1; i <= count; i++)
        if (order[i] in dimension) {
            print "  <SysPhS:MultidimensionalElement xmi:id=\"" order[i] ".sizes\" base_MultiplicityElement=\"" order[i] "\">"
            sizes = split(dimension[order[i]], words, ",")
            for (k = 1; k <= sizes; k++)
                print "    <dimension>" words[k] "</dimension>"
            print "  </SysPhS:MultidimensionalElement>"
        }
    print "</xmi:XMI>"
}
