#!/bin/sh
# Time and memory for reading large files: models of about 50 MB, each with another kind of contents.
bin=$1
work=$bin/../bench/reading
mkdir -p "$work"

# Blocks whose elements have attributes, or the child elements of the canonical form; or connectors with nested ends.
write_model() {
    awk -v shape="$1" '
    function attributes(i, k) {
        printf "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"_19_0_3_block_%d\" name=\"Block%d\" visibility=\"public\">\n", i, i
        for (k = 0; k < 8; k++) {
            printf "  <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"_19_0_3_property_%d_%d\" name=\"p%d\" visibility=\"private\">", i, k, k
            print "<type href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#Real\"/></ownedAttribute>"
        }
    }
    function children(i, k) {
        printf "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"_19_0_3_block_%d\"><name>Block%d</name>\n", i, i
        for (k = 0; k < 8; k++) {
            printf "  <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"_19_0_3_property_%d_%d\"><name>p%d</name>", i, k, k
            print "<visibility>private</visibility><aggregation>composite</aggregation>"
            print "<type href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#Real\"/></ownedAttribute>"
        }
    }
    function connectors(i, k, e) {
        printf "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"_19_0_3_block_%d\" name=\"Block%d\">\n", i, i
        for (k = 0; k < 3; k++) {
            printf "  <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"_19_0_3_part_%d_%d\" name=\"p%d\"", i, k, k
            print " aggregation=\"composite\" type=\"part\"/>"
        }
        for (k = 0; k < 3; k++) {
            printf "  <ownedConnector xmi:type=\"uml:Connector\" xmi:id=\"_19_0_3_connector_%d_%d\">\n", i, k
            for (e = 0; e < 2; e++)
                printf "    <end xmi:type=\"uml:ConnectorEnd\" xmi:id=\"_19_0_3_end_%d_%d_%d\" role=\"port\"/>\n", i, k, e
            print "  </ownedConnector>"
        }
    }
    BEGIN {
        count = shape == "connectors" ? 24000 : shape == "children" ? 24000 : 32000
        print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
        print " xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\"><uml:Model xmi:id=\"M\" name=\"M\">"
        print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"P\" name=\"Part\"><nestedClassifier xmi:type=\"uml:Class\" xmi:id=\"part\" name=\"Inner\">"
        print "<ownedAttribute xmi:type=\"uml:Port\" xmi:id=\"port\" name=\"port\"/></nestedClassifier></packagedElement>"
        for (i = 0; i < count; i++) {
            if (shape == "connectors")
                connectors(i)
            else if (shape == "children")
                children(i)
            else
                attributes(i)
            print "</packagedElement>"
        }
        print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"ramp\" name=\"Ramp\"><ownedAttribute xmi:id=\"ramp_x\" name=\"x\">"
        print "<type href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#Real\"/></ownedAttribute><ownedRule xmi:id=\"rule\">"
        print "<specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"text\"><body>der(x) = 1</body></specification>"
        print "</ownedRule></packagedElement></uml:Model><sysml:Block xmi:id=\"ramp_block\" base_Class=\"ramp\"/>"
        print "<sysml:Block xmi:id=\"P_applied\" base_Class=\"part\"/>"
        for (i = 0; i < count; i++) {
            printf "<sysml:Block xmi:id=\"_19_0_3_applied_%d\" base_Class=\"_19_0_3_block_%d\"/>\n", i, i
            for (k = 0; k < 6 && shape == "connectors"; k++) {
                printf "<sysml:NestedConnectorEnd xmi:id=\"_19_0_3_nested_%d_%d\"", i, k
                printf " base_ConnectorEnd=\"_19_0_3_end_%d_%d_%d\">", i, int(k / 2), k % 2
                printf "<propertyPath xmi:idref=\"_19_0_3_part_%d_%d\"/></sysml:NestedConnectorEnd>\n", i, (k + k % 2) / 2 % 3
            }
        }
        print "</xmi:XMI>"
    }'
}

for shape in attributes children connectors; do
    write_model "$shape" >"$work/large.xmi"
    printf 'Reading %d MB of XMI (%s), %d elements\n' $(($(wc -c <"$work/large.xmi") / 1000000)) "$shape" \
        "$(grep -o '<[a-z]' "$work/large.xmi" | wc -l)"
    measured=$("$bin/measure" "$bin/sysphsc" --verbose --check --block Ramp "$work/large.xmi" 2>"$work/stages")
    awk -v measured="$measured" '
        $2 == "read" { took = $3 }
        END { split(measured, m, " ")
              printf "%.0f ms, at most %.0f MiB of memory\n", took, m[3] / 1024 }' "$work/stages"
done
rm -f "$work/large.xmi"
