# Gives the types of a model other stereotypes: those of SysML's non-normative extensions (way=names), or of a separate
# profile that specializes SysML's (way=own). uri: namespace of the profile; file: document that contains it, "" if the
# model does; list: 1 if it is in Enterprise Architect's list of profiles; general: beginning of the addresses of
# SysML's stereotypes, without the name; close: the tag after the model.
BEGIN {
    split("System Subsystem System_context Domain External", names)
    own["block"] = "Pump_Set"
    own["constraintblock"] = "Law"
    own["interfaceblock"] = "Flange"
    own["valuetype"] = "Scale"
}

# The stereotype that replaces one of SysML's; for blocks, several alternate.
function other(word) {
    word = tolower(word)
    if (way == "own")
        return "Plant:" own[word]
    return word == "block" ? tool names[blocks++ % 5 + 1] : ""
}

match($0, /<\/?[A-Za-z0-9._]*:([Bb]lock|[Cc]onstraintBlock|InterfaceBlock|ValueType)[ >]/) {
    found = substr($0, RSTART, RLENGTH)
    start = RSTART
    length_found = RLENGTH
    word = found
    sub(/.*:/, "", word)
    end = substr(word, length(word))
    word = substr(word, 1, length(word) - 1)
    is_end = found ~ /^<\//
    new = is_end ? ended : other(word)
    ended = new
    if (new)
        $0 = substr($0, 1, start - 1) "<" (is_end ? "/" : "") new end substr($0, start + length_found)
}

# The profile: Pump Set specializes Machine, which specializes Device, which specializes Block.
function stereotype(id, name, above) {
    return "<packagedElement xmi:type=\"uml:Stereotype\" xmi:id=\"" id "\" name=\"" name "\">" above "</packagedElement>\n"
}

function special(id, address) {
    if (address in inner)
        return "<generalization xmi:type=\"uml:Generalization\" xmi:id=\"" id "\" general=\"" inner[address] "\"/>"
    if (list)
        return "<generalization xmi:type=\"uml:Generalization\" xmi:id=\"" id "\" general=\"" general address "\"/>"
    return "<generalization xmi:type=\"uml:Generalization\" xmi:id=\"" id "\"><general href=\"" general address "\"/></generalization>"
}

function profile(text) {
    inner["Machine"] = list ? "Machine" : "Plant.Machine"
    inner["Device"] = list ? "Device" : "Plant.Device"
    return (list ? "<uml:Profile" : "<packagedElement xmi:type=\"uml:Profile\"") " xmi:id=\"Plant\" name=\"Plant\">\n" \
        stereotype(list ? "Pump_Set" : "Plant.PumpSet", "Pump Set", special("Plant.g1", "Machine")) \
        stereotype(inner["Machine"], "Machine", special("Plant.g2", "Device")) \
        stereotype(inner["Device"], "Device", special("Plant.g3", "Block")) \
        stereotype("Plant.Law", "Law", special("Plant.g4", "ConstraintBlock")) \
        stereotype("Plant.Flange", "Flange", special("Plant.g5", "InterfaceBlock")) \
        stereotype("Plant.Scale", "Scale", special("Plant.g6", "ValueType")) \
        (list ? "</uml:Profile>" : "</packagedElement>") "\n"
}

way == "own" && /<xmi:XMI/ { sub(/<xmi:XMI/, "<xmi:XMI xmlns:Plant=\"" uri "\"") }
way == "own" && list && /<profiles\/>/ { $0 = "<profiles>" profile() "</profiles>" }
way == "own" && !list && /<\/uml:Model>/ && !is_written++ {
    if (file == "")
        printf "%s", profile()
    else {
        print "<?xml version=\"1.0\" encoding=\"UTF-8\"?><xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\"" \
            " xmlns:uml=\"http://www.omg.org/spec/UML/20161101\">\n<uml:Package xmi:id=\"P\" name=\"P\">" profile() \
            "</uml:Package></xmi:XMI>" >file
        if (applied)
            print "<profileApplication xmi:type=\"uml:ProfileApplication\" xmi:id=\"Plant.a\">" \
                "<appliedProfile xmi:type=\"uml:Profile\" href=\"" applied "#Plant\"/></profileApplication>"
    }
}
{ print }
