# Prints the counts of a model's elements as lines "COLUMN COUNT", from the row of a manifest (with -v file=NAME) or
# from the summary printed by `sysphsc --check`.
BEGIN {
    FS = " *[|] *"
    split("Blocks:block InterfaceBlk:interface.block ConstraintBlk:constraint.block Rules:rule Connectors:connector " \
          "Bindings:binding.connector NestedEnds:nested.end Ports:port Proxy:proxy.port FlowProp:flow.property " \
          "ItemFlow:item.flow ValueType:value.type Gen:generalization Redef:redefinition StateM:state.machine " \
          "Inst:instance.specification ExtHref:reference.to.other.documents Elements:element", pairs, " ")
    for (i in pairs) {
        split(pairs[i], pair, ":")
        gsub(/\./, " ", pair[2])
        column_of[pair[2]] = pair[1]
    }
}

file && $2 == "file" {
    for (i = 3; i < NF; i++)
        heading[i] = $i
}
file && $2 == file && heading[3] == "Blocks" {
    for (i = 3; i < NF; i++)
        if (heading[i] == "Defaults")
            add_defaults($i)
        else if ($i)
            print heading[i], $i
}
function add_defaults(list,    words, count, i) {
    count = split(list, words, " ")
    for (i = 1; i < count; i += 2) {
        sub(/^L/, "Literal", words[i])
        sub(/Expr$/, "Expression", words[i])
        print words[i], words[i + 1]
    }
}

!file && /^  (types|features|connections|behaviour|values|document|defaults) / {
    is_default = /^  defaults/
    sub(/^  [a-z]+ +/, "")
    count = split($0, items, ", ")
    for (i = 1; i <= count; i++) {
        number = noun = items[i]
        sub(/ .*/, "", number)
        sub(/^[0-9]+ /, "", noun)
        if (number > 1 && !is_default) {
            sub(/ies$/, "y", noun)
            sub(/s$/, "", noun)
            sub(/^references/, "reference", noun)
        }
        if (noun == "reference to other document")
            noun = "reference to other documents"
        if (is_default)
            print noun, number
        else if (noun in column_of)
            print column_of[noun], number
    }
}
