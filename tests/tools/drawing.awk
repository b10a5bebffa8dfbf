# Writes blocks with ports and connectors as XMI from a text, for tests of connections:
#
#     block NAME [: GENERAL]         all lines until the next `block` belong to it; also used for flow types
#     interface NAME [: GENERAL]     the type of a port
#     variable NAME [= VALUE]        constant NAME [= VALUE]
#     integer NAME [= VALUE]         truth NAME [= VALUE]: an Integer constant, a Boolean variable
#     flow NAME                      a conserved variable
#     each CYCLE NAME [= VALUE]      a variable that changes at multiples of this time
#     carries NAME TYPE              a flow property, inout
#     in NAME [TYPE]                 out NAME [TYPE]: a flow property (default type: Real)
#     port NAME TYPE                 ~TYPE: a conjugated port
#     part NAME TYPE                 reference NAME TYPE
#     connect PATH PATH              bind PATH PATH: a binding connector
#     association BLOCK.NAME BLOCK.NAME: an association whose ends are these references
#     any other line: an equation; `for`, `when` and `if` continue until `end for`, `end when` and `end if`
#
# NAME[3], NAME[2,3] and NAME[n] are arrays; NAME[0..1] has a multiplicity. Blocks come before those that use them.

function text(s) {
    gsub(/&/, "\\&amp;", s)
    gsub(/</, "\\&lt;", s)
    gsub(/>/, "\\&gt;", s)
    return s
}

# Splits `NAME[SIZES]` into the variables name and sizes.
function split_name(word) {
    sizes = ""
    if (match(word, /\[.*\]$/)) {
        sizes = substr(word, RSTART + 1, RLENGTH - 2)
        word = substr(word, 1, RSTART - 1)
    }
    name = word
}

function write_bound(tag, size) {
    if (size ~ /^[0-9*]+$/)
        print "        <" tag " xmi:type=\"uml:LiteralUnlimitedNatural\" xmi:id=\"" id "." tag "\" value=\"" size "\"/>"
    else
        print "        <" tag " xmi:type=\"uml:OpaqueExpression\" xmi:id=\"" id "." tag "\"><body>" size "</body></" tag ">"
}

function apply(stereotype, base, attributes) {
    applied = applied "  <" stereotype " xmi:id=\"" base "." substr(stereotype, index(stereotype, ":") + 1) "\" base_" attributes "/>\n"
}

# A property NAME[SIZES] with a type; "": Real.
function property(element, word, typed, aggregation, more, default_value, words, count, total, i) {
    split_name(word)
    id = block "." name
    type_of[block, name] = typed
    print "      <ownedAttribute xmi:type=\"uml:" element "\" xmi:id=\"" id "\" name=\"" name "\"" \
        (aggregation == "" ? "" : " aggregation=\"" aggregation "\"") \
        (typed == "" || typed in basic ? "" : " type=\"" typed "\"") more ">"
    if (typed == "" || typed in basic)
        print "        <type xmi:type=\"uml:DataType\" href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType." \
            (typed == "" ? "Real" : typed) "\"/>"
    if (sizes ~ /\.\./) {
        split(sizes, words, /\.\./)
        write_bound("lowerValue", words[1])
        write_bound("upperValue", words[2])
    } else if (sizes != "") {
        count = split(sizes, words, ",")
        total = words[1]
        for (i = 2; i <= count; i++)
            total = (words[i] total ~ /^[0-9]*$/) ? total * words[i] : total "*" words[i]
        write_bound("lowerValue", total == "*" ? 0 : total)
        write_bound("upperValue", total)
        if (count > 1) {
            applied = applied "  <SysPhS:MultidimensionalElement xmi:id=\"" id ".sizes\" base_MultiplicityElement=\"" id "\">\n"
            for (i = 1; i <= count; i++)
                applied = applied "    <dimension>" words[i] "</dimension>\n"
            applied = applied "  </SysPhS:MultidimensionalElement>\n"
        }
    }
    if (default_value != "")
        print "        <defaultValue xmi:type=\"uml:OpaqueExpression\" xmi:id=\"" id ".default\"><body>" default_value \
            "</body></defaultValue>"
    print "      </ownedAttribute>"
}

# The id of the property with this name, owned by a block or by a block that it specializes.
function owned(owner, step) {
    while (owner != "" && !((owner, step) in type_of))
        owner = general[owner]
    if (owner == "") {
        print "drawing.awk: line " NR ": no property " step >"/dev/stderr"
        exit 1
    }
    found_type = type_of[owner, step]
    return owner "." step
}

function write_end(number, path, steps, count, i, at, ids) {
    count = split(path, steps, ".")
    at = block
    for (i = 1; i <= count; i++) {
        ids = i < count ? ids " " owned(at, steps[i]) : ids
        role = owned(at, steps[i])
        at = found_type
    }
    id = block ".c" connectors "." number
    print "        <end xmi:type=\"uml:ConnectorEnd\" xmi:id=\"" id "\" role=\"" role "\"/>"
    if (count > 1)
        apply("sysml:NestedConnectorEnd", id, "ConnectorEnd=\"" id "\" propertyPath=\"" substr(ids, 2) "\"")
}

function close_block() {
    if (block != "")
        print "    </packagedElement>"
}

# The text after an equals sign.
function value(s) {
    s = $0
    return sub(/^[^=]*= */, "", s) ? s : ""
}

BEGIN {
    basic["Integer"] = basic["Boolean"] = 1
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"Drawing\" name=\"Drawing\">"
}

/^#/ || !NF { next }

$1 == "block" || $1 == "interface" {
    close_block()
    block = $2
    connectors = rules = 0
    print "    <packagedElement xmi:type=\"uml:Class\" xmi:id=\"" block "\" name=\"" block "\">"
    if ($3 == ":") {
        general[block] = $4
        print "      <generalization xmi:type=\"uml:Generalization\" xmi:id=\"" block ".general\" general=\"" $4 "\"/>"
    }
    apply($1 == "block" ? "sysml:Block" : "sysml:InterfaceBlock", block, "Class=\"" block "\"")
    next
}

$1 == "each" && $2 ~ /^[0-9.]+$/ {
    cycle = $2
    $2 = ""
    $0 = "variable" substr($0, 5)
}

($1 == "variable" || $1 == "constant" || $1 == "flow" || $1 == "integer" || $1 == "truth") && $2 !~ /^[=(]/ {
    property("Property", $2, $1 == "integer" ? "Integer" : $1 == "truth" ? "Boolean" : "", "", "", value())
    if ($1 == "constant" || $1 == "integer")
        apply("SysPhS:PhSConstant", id, "Property=\"" id "\"")
    else
        apply("SysPhS:PhSVariable", id, "Property=\"" id "\"" ($1 == "flow" ? " isConserved=\"true\"" : "") \
            (cycle == "" ? "" : " isContinuous=\"false\" changeCycle=\"" cycle "\""))
    cycle = ""
    next
}

$1 == "carries" || $1 == "in" || $1 == "out" {
    property("Property", $2, $3)
    apply("sysml:FlowProperty", id, "Property=\"" id "\" direction=\"" ($1 == "carries" ? "inout" : $1) "\"")
    next
}

$1 == "port" {
    property("Port", $2, substr($3, 1 + ($3 ~ /^~/)), "composite", $3 ~ /^~/ ? " isConjugated=\"true\"" : "")
    next
}

$1 == "part" || $1 == "reference" {
    property("Property", $2, $3, $1 == "part" ? "composite" : "")
    next
}

$1 == "connect" || $1 == "bind" {
    connectors++
    print "      <ownedConnector xmi:type=\"uml:Connector\" xmi:id=\"" block ".c" connectors "\" name=\"c" connectors "\">"
    write_end(1, $2)
    write_end(2, $3)
    print "      </ownedConnector>"
    if ($1 == "bind")
        apply("sysml:BindingConnector", block ".c" connectors, "Connector=\"" block ".c" connectors "\"")
    next
}

$1 == "association" {
    associations = associations "    <packagedElement xmi:type=\"uml:Association\" xmi:id=\"" $2 "-" $3 "\" memberEnd=\"" $2 " " $3 "\"/>\n"
    next
}

$1 == "for" || $1 == "if" || $1 == "when" {
    first = $1
    while ($0 !~ "end " first && (getline line) > 0)
        $0 = $0 "\n" line
}

{
    rules++
    print "      <ownedRule xmi:type=\"uml:Constraint\" xmi:id=\"" block ".rule" rules "\" name=\"rule" rules "\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"" block ".rule" rules ".text\"><body>" text($0) \
        "</body></specification>\n      </ownedRule>"
}

END {
    close_block()
    printf "%s", associations
    printf "%s", events # of state machines
    print "  </uml:Model>"
    printf "%s", applied
    print "</xmi:XMI>"
}
