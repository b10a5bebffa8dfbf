# Converts the output of block.awk to the form of Papyrus: Eclipse addresses of profiles, libraries and namespaces,
# opaque ids, stereotypes with base_Element.
{
    gsub(/http:\/\/www.omg.org\/spec\/UML\/20161101/, "http://www.eclipse.org/uml2/5.0.0/UML")
    gsub(/xmlns:sysml="[^"]*"/, "xmlns:Blocks=\"http://www.eclipse.org/papyrus/sysml/1.6/SysML/Blocks\"")
    gsub(/https:\/\/www.omg.org\/spec\/SysPhS\/20200925/, "http://www.eclipse.org/papyrus/sysphs/1.0/SysPhS")
    gsub(/http:\/\/www.omg.org\/spec\/SysML\/20181001\/SysML.xmi#SysML_dataType\./,
        "pathmap://UML_LIBRARIES/UMLPrimitiveTypes.library.uml#")
    gsub(/<xmi:XMI /, "&xmi:version=\"20131001\" ")
    sub(/<uml:Model xmi:type="uml:Model"/, "<uml:Model")
    gsub(/uml:DataType" href/, "uml:PrimitiveType\" href")
    sub(/sysml:Block/, "Blocks:Block")
    $0 = references($0)
    print
}

# Replaces ids and references to them.
function references(line, found, head, name) {
    head = ""
    while (match(line, /(xmi:id|base_Property|base_Class|base_MultiplicityElement|source|target|event)="[^"]*"/)) {
        found = substr(line, RSTART, RLENGTH)
        name = found
        sub(/="/, "=\"_Pq", found)
        head = head substr(line, 1, RSTART - 1) found
        line = substr(line, RSTART + length(name))
    }
    return head line
}
