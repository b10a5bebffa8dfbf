# Adds to the model of tests/dialects what other views of a project contain: activities, use cases, interactions,
# operations, associations of parts and classes, a generalization set, comments with equations, allocations, item flows
# on connectors and between parts, parametric diagrams, actors as parts with connectors, views. The file is read twice.
# style=elements: properties as child elements, as in the OMG's files.
FNR == NR {
    if (match($0, /xmi:id=["'][^"']*/)) {
        id = substr($0, RSTART + 8, RLENGTH - 8)
        match($0, /<[A-Za-z]+/)
        tag = substr($0, RSTART + 1, RLENGTH - 1)
        if (/uml:Class/ && tag == "packagedElement")
            tag = "class"
        if (tag == "generalization" && !general)
            general = id
    }
    if (match($0, /[ <]name(=["']|>)[^"'<]+/)) {
        name = substr($0, RSTART, RLENGTH)
        sub(/.*["'>]/, "", name)
        if (!((tag, name) in ids))
            ids[tag, name] = id
    }
    next
}

function ref(property, target) {
    return style == "elements" ? "<" property " xmi:idref=\"" target "\"/>" : ""
}

function property(name, value) {
    return style == "elements" ? "" : " " name "=\"" value "\""
}

# An element with its tag, type, id, name and contents; then a reference property and its target, and another property.
function element(tag, type, id, name, inside, reference, target, other, another) {
    return "<" tag " xmi:type=\"uml:" type "\" xmi:id=\"x." id "\"" property("name", name) \
        (reference ? property(reference, target) : "") (other ? property(other, another) : "") ">" \
        (style == "elements" && name ? "<name>" name "</name>" : "") (reference ? ref(reference, target) : "") \
        (other ? ref(other, another) : "") inside "</" tag ">\n"
}

function comment(id, about, text) {
    return element("ownedComment", "Comment", id, "", "<body>" text "</body>", "annotatedElement", about)
}

function in_block(    block, pack) {
    block = ids["class", "Charger"]
    pack = ids["ownedAttribute", "pack"]
    return comment("c1", block, "pack.store.v = 3; Charge(t) = 2 + t") \
        element("ownedBehavior", "Activity", "act", "Charge",
            element("node", "InitialNode", "act.begin", "") \
            element("node", "OpaqueAction", "act.do", "measure", "<language>English</language><body>v = 3*x</body>") \
            element("node", "ActivityFinalNode", "act.end", "") \
            element("edge", "ControlFlow", "act.e1", "", "", "source", "x.act.begin", "target", "x.act.do") \
            element("edge", "ControlFlow", "act.e2", "", "", "source", "x.act.do", "target", "x.act.end") \
            element("ownedParameter", "Parameter", "act.p", "demand")) \
        element("ownedBehavior", "Interaction", "talk", "Talk",
            element("lifeline", "Lifeline", "talk.l", "pack", "", "represents", pack) \
            element("message", "Message", "talk.m", "ask")) \
        element("ownedOperation", "Operation", "op", "start", element("ownedParameter", "Parameter", "op.p", "how")) \
        element("ownedReception", "Reception", "rec", "", "", "signal", "x.signal") \
        element("ownedUseCase", "UseCase", "inner", "Be charged") \
        element("ownedAttribute", "Property", "driver", "driver", "", "type", "x.actor") \
        element("ownedAttribute", "Property", "contract", "contract", "", "type", "x.interface") \
        element("ownedConnector", "Connector", "drives", "",
            element("end", "ConnectorEnd", "drives.1", "", "", "role", "x.driver") \
            element("end", "ConnectorEnd", "drives.2", "", "", "partWithPort", pack, "role",
                ids["ownedPort", "plus"] ids["ownedAttribute", "plus"])) \
        "<xmi:Extension extender=\"Tool\"><ownedDiagram name=\"PAR\"><diagramType>SysML Parametric Diagram</diagramType>" \
        "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"x.shown\" name=\"Shown\"/></ownedDiagram></xmi:Extension>\n"
}

function in_model(    block, pack, source) {
    block = ids["class", "Charger"]
    return comment("c2", block, "der(v) = 5") \
        element("packagedElement", "Actor", "actor", "Driver") \
        element("packagedElement", "UseCase", "use", "Charge it",
            element("include", "Include", "use.i", "", "", "addition", "x.use2") \
            element("extensionPoint", "ExtensionPoint", "use.p", "late"), "subject", block) \
        element("packagedElement", "UseCase", "use2", "Plug it in") \
        element("packagedElement", "Interface", "interface", "Contract",
            element("ownedOperation", "Operation", "interface.o", "pay")) \
        element("packagedElement", "Signal", "signal", "Full") \
        element("packagedElement", "SignalEvent", "event", "", "", "signal", "x.signal") \
        element("packagedElement", "Association", "joins", "",
            element("ownedEnd", "Property", "joins.e", "whole", "", "type", block, "association", "x.joins"),
            "memberEnd", ids["ownedAttribute", "pack"] (style == "elements" ? "" : " x.joins.e")) \
        element("packagedElement", "Association", "plays", "",
            element("ownedEnd", "Property", "plays.1", "", "", "type", "x.actor", "association", "x.plays") \
            element("ownedEnd", "Property", "plays.2", "", "", "type", "x.use", "association", "x.plays")) \
        element("packagedElement", "GeneralizationSet", "set", "kinds", "", "generalization", general) \
        element("packagedElement", "Abstraction", "allocation", "", "", "client", "x.act", "supplier", block) \
        element("packagedElement", "Dependency", "needs", "", "", "client", block, "supplier", "x.use") \
        element("packagedElement", "InformationFlow", "flow1", "charge", "", "informationSource", ids["ownedAttribute", "source"],
            "informationTarget", ids["ownedAttribute", "pack"]) \
        element("packagedElement", "InformationFlow", "flow2", "", ref("informationSource", ids["ownedAttribute", "source"]) \
            ref("informationTarget", ids["ownedAttribute", "wire"]), "realizingConnector", ids["ownedConnector", "feed"], "conveyed", "x.item") \
        element("packagedElement", "InformationItem", "item", "Energy", "", "represented", block) \
        element("packagedElement", "Collaboration", "team", "Team",
            element("ownedAttribute", "Property", "team.a", "one", "", "type", block)) \
        element("packagedElement", "Activity", "walk", "Walk",
            element("ownedRule", "Constraint", "walk.r", "", element("specification", "OpaqueExpression", "walk.s", "",
                "<body>the driver walks</body>"))) \
        element("packagedElement", "Class", "view", "All of it")
}

function applied(    s) {
    s = "xmlns:x=\"http://www.omg.org/spec/SysML/20181001/SysML\""
    return "<x:Allocate " s " base_Abstraction=\"x.allocation\"/>\n<x:ItemFlow " s " base_InformationFlow=\"x.flow1\"/>\n" \
        "<x:ItemFlow " s " base_InformationFlow=\"x.flow2\"/>\n<x:View " s " base_Class=\"x.view\"/>\n" \
        "<x:Problem " s " base_Comment=\"x.c1\"/>\n<x:AllocateActivityPartition " s " base_ActivityPartition=\"x.none\"/>\n"
}

FNR == 1 { is_in_class = is_begun = is_over = 0 }
/<packagedElement/ && /uml:Class/ { is_in_class = index($0, "\"" ids["class", "Charger"] "\"") + index($0, "'" ids["class", "Charger"] "'") }
/<\/uml:Model>/ && !is_over++ { printf "%s", in_model() }
/<\/xmi:XMI>/ { printf "%s", applied() }
{ print }
is_in_class && !is_begun && (style != "elements" || /<name>/) { printf "%s", in_block(); is_begun = 1 }
