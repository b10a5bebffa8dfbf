# Writes a problem as XMI: a constraint block Law with the equations, a block System whose variables and constants are
# bound to its parameters, and an experiment Run.
#
#     awk -v name=NAME -v libraries=. -f model.awk NAME/problem.txt
#
# A problem consists of lines with a keyword and its text. A line that begins with a blank continues the previous one; #
# begins a comment:
#
#     title TEXT, source TEXT
#     digits NUMBER, tolerances LIST, runs PARTS, sample LIST, floor PART        see measure.sh
#     stop SECONDS
#     constant NAME VALUE
#     variable NAME [START]
#     discrete NAME START [CYCLE]     a variable that changes at events, or at multiples of its cycle
#     equation LEFT = RIGHT
#     end NAME VALUE [SCALE]          the value at the stop; its error is divided by SCALE, otherwise by |VALUE|

function quoted(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    gsub(/"/, "\\&quot;", text)
    return text
}

function id(rest) {
    return " xmi:id=\"" name "." rest "\""
}

function class(simple) {
    print "    <packagedElement xmi:type=\"uml:Class\"" id(simple) " name=\"" simple "\">"
}

function real(owner, feature, value) {
    print "      <ownedAttribute xmi:type=\"uml:Property\"" id(owner "." feature) " name=\"" feature "\">"
    print "        <type xmi:type=\"uml:DataType\" href=\"" sysml "#SysML_dataType.Real\"/>"
    if (owner == "Run")
        print "        <redefinedProperty xmi:type=\"uml:Property\" href=\"" experiment "." feature "\"/>"
    if (value != "")
        print "        <defaultValue xmi:type=\"uml:LiteralReal\"" id(owner "." feature ".default") " value=\"" value \
            "\"/>"
    print "      </ownedAttribute>"
}

function part(owner, feature, type) {
    print "      <ownedAttribute xmi:type=\"uml:Property\"" id(owner "." feature) " name=\"" feature \
        "\" aggregation=\"composite\" type=\"" name "." type "\"/>"
}

function binding(feature) {
    print "      <ownedConnector xmi:type=\"uml:Connector\"" id("System.law-" feature) ">"
    print "        <end xmi:type=\"uml:ConnectorEnd\"" id("System.law-" feature ".end1") " partWithPort=\"" name \
        ".System.law\" role=\"" name ".Law." feature "\"/>"
    print "        <end xmi:type=\"uml:ConnectorEnd\"" id("System.law-" feature ".end2") " role=\"" name ".System." \
        feature "\"/>"
    print "      </ownedConnector>"
}

function equation(number, text) {
    print "      <ownedRule xmi:type=\"uml:Constraint\"" id("Law.equation" number) " name=\"equation" number \
        "\" constrainedElement=\"" name ".Law\">"
    print "        <specification xmi:type=\"uml:OpaqueExpression\"" id("Law.equation" number ".text") \
        "><language>sysphs</language><body>" quoted(text) "</body></specification>"
    print "      </ownedRule>"
}

function applied(stereotype, of, base, more) {
    print "  <" stereotype id(of "_" substr(stereotype, index(stereotype, ":") + 1)) " base_" base "=\"" name "." of \
        "\"" more "/>"
}

# A complete statement.
function statement(text,    word, rest) {
    if (text == "")
        return
    word = text
    sub(/ .*/, "", word)
    rest = substr(text, length(word) + 2)
    split(rest, field, " ")
    if (word == "title")
        title = rest
    else if (word == "stop")
        stop = rest
    else if (word == "constant" || word == "variable" || word == "discrete") {
        kind[++count] = word == "constant" ? "PhSConstant" : "PhSVariable"
        more[count] = word == "discrete" ? " isContinuous=\"false\"" : ""
        if (word == "discrete" && field[3] != "")
            more[count] = more[count] " changeCycle=\"" field[3] "\""
        feature[count] = field[1]
        value[count] = field[2]
    } else if (word == "equation")
        rule[++rules] = rest
    else if (word !~ /^(source|digits|tolerances|runs|sample|floor|end|shown|model|set|events)$/) {
        print FILENAME ": unknown keyword '" word "'" >"/dev/stderr"
        exit failed = 1
    }
}

/^#/ || /^ *$/ { next }
/^ / { sub(/^ +/, ""); pending = pending " " $0; next }
{ statement(pending); pending = $0 }

END {
    if (failed)
        exit 1
    statement(pending)
    sysml = "http://www.omg.org/spec/SysML/20181001/SysML.xmi"
    experiment = libraries "/Experiment.xmi#Experiment.Experiment"
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\""
    print "         xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print "         xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    print "         xmlns:SysPhS=\"https://www.omg.org/spec/SysPhS/20200925\">"
    print "  <uml:Model xmi:type=\"uml:Model\" xmi:id=\"" name "\" name=\"" name "\">"
    print "    <ownedComment xmi:type=\"uml:Comment\"" id("comment") " body=\"" quoted(title) "\" annotatedElement=\"" \
        name "\"/>"

    class("Law")
    for (i = 1; i <= count; i++)
        real("Law", feature[i], "")
    for (i = 1; i <= rules; i++)
        equation(i, rule[i])
    print "    </packagedElement>"

    class("System")
    for (i = 1; i <= count; i++)
        real("System", feature[i], value[i])
    part("System", "law", "Law")
    for (i = 1; i <= count; i++)
        binding(feature[i])
    print "    </packagedElement>"

    class("Run")
    print "      <generalization xmi:type=\"uml:Generalization\"" id("Run.generalization") ">"
    print "        <general xmi:type=\"uml:Class\" href=\"" experiment "\"/>"
    print "      </generalization>"
    real("Run", "stopTime", stop)
    real("Run", "interval", stop)
    real("Run", "tolerance", "1e-6")
    part("Run", "system", "System")
    print "    </packagedElement>"
    print "  </uml:Model>"

    applied("sysml:ConstraintBlock", "Law", "Class")
    applied("sysml:Block", "System", "Class")
    applied("sysml:Block", "Run", "Class")
    for (i = 1; i <= count; i++) {
        applied("SysPhS:" kind[i], "System." feature[i], "Property", more[i])
        applied("sysml:BindingConnector", "System.law-" feature[i], "Connector")
    }
    applied("SysPhS:PhSConstant", "Run.stopTime", "Property")
    applied("SysPhS:PhSConstant", "Run.interval", "Property")
    applied("SysPhS:PhSConstant", "Run.tolerance", "Property")
    print "</xmi:XMI>"
}
