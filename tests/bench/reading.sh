#!/bin/sh
# How long reading a large file takes, and how much memory: a model of 50 MB with the elements of many blocks,
# of which one is analysed.
bin=$1
work=$bin/../bench/reading
mkdir -p "$work"
awk 'BEGIN {
    print "<xmi:XMI xmlns:xmi=\"http://www.omg.org/spec/XMI/20131001\" xmlns:uml=\"http://www.omg.org/spec/UML/20161101\""
    print " xmlns:sysml=\"http://www.omg.org/spec/SysML/20181001/SysML\"><uml:Model xmi:id=\"M\" name=\"M\">"
    for (i = 0; i < 32000; i++) {
        printf "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"_19_0_3_block_%d\" name=\"Block%d\" visibility=\"public\">\n", i, i
        for (k = 0; k < 8; k++) {
            printf "  <ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"_19_0_3_property_%d_%d\" name=\"p%d\" visibility=\"private\">", i, k, k
            print "<type href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#Real\"/></ownedAttribute>"
        }
        print "</packagedElement>"
    }
    print "<packagedElement xmi:type=\"uml:Class\" xmi:id=\"ramp\" name=\"Ramp\"><ownedAttribute xmi:id=\"ramp_x\" name=\"x\">"
    print "<type href=\"http://www.omg.org/spec/SysML/20181001/SysML.xmi#Real\"/></ownedAttribute><ownedRule xmi:id=\"rule\">"
    print "<specification xmi:type=\"uml:OpaqueExpression\" xmi:id=\"text\"><body>der(x) = 1</body></specification>"
    print "</ownedRule></packagedElement></uml:Model><sysml:Block xmi:id=\"ramp_block\" base_Class=\"ramp\"/>"
    for (i = 0; i < 32000; i++)
        printf "<sysml:Block xmi:id=\"_19_0_3_applied_%d\" base_Class=\"_19_0_3_block_%d\"/>\n", i, i
    print "</xmi:XMI>" }' >"$work/large.xmi"
printf 'Reading %d MB of XMI, %d elements\n' $(($(wc -c <"$work/large.xmi") / 1000000)) "$(grep -o '<[a-z]' "$work/large.xmi" | wc -l)"
measured=$("$bin/measure" "$bin/sysphsc" --verbose --check --block Ramp "$work/large.xmi" 2>"$work/stages")
awk -v measured="$measured" '
    $2 == "read" { took = $3 }
    END { split(measured, m, " ")
          printf "%.0f ms, at most %.0f MiB of memory\n", took, m[3] / 1024 }' "$work/stages"
rm -f "$work/large.xmi"
