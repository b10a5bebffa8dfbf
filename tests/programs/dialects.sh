#!/bin/sh
# One model as written by several tools: the causal listings are equal except for the places in the files.
# make: out/bin/pack
. tests/lib.sh
work=$(fresh dialects)

# The listing without places in files.
placeless() {
    sed 's/ *charger\.[a-z]*\(([a-z]*)\)*:[0-9][0-9]*$//' "$1"
}

for model in tests/dialects/omg/charger.xmi tests/dialects/[!o]*/charger.*; do
    dialect=$(basename "$(dirname "$model")")
    check "$dialect: it is compiled without a message" \
        sh -c 'test -z "$("$@" 2>&1 >/dev/null)"' sh "$SYSPHSC" --emit causal -o "$work/$dialect" "$model"
    placeless "$work/$dialect/Charger.causal.txt" >"$work/$dialect.txt" 2>/dev/null
    check "$dialect: the listing is the same" diff -u "$work/omg.txt" "$work/$dialect.txt"
done

# Elements of a project's other views have no effect: no message, and the same listing.
for model in tests/dialects/*/charger.*; do
    dialect=$(basename "$(dirname "$model")")
    style=attributes
    [ "$dialect" != omg ] || style=elements
    mkdir "$work/$dialect.cluttered"
    cluttered=$work/$dialect.cluttered/$(basename "$model")
    awk -v style="$style" -f tests/tools/clutter.awk "$model" "$model" >"$cluttered"
    check "$dialect: among other elements, it is compiled without a message" \
        sh -c 'test -z "$("$@" 2>&1 >/dev/null)"' sh "$SYSPHSC" --emit causal -o "$work/$dialect.cluttered" "$cluttered"
    placeless "$work/$dialect.cluttered/Charger.causal.txt" >"$work/$dialect.cluttered.txt" 2>/dev/null
    check "$dialect: the listing is the same" diff -u "$work/omg.txt" "$work/$dialect.cluttered.txt"
    expect 0 'not simulated 2 activities, 1 interaction, 1 collaboration, 3 use cases, 1 actor, 2 operations, 1 allocation;' \
        "$SYSPHSC" --check "$cluttered"
done

# Parts that refer to their owner, to its owner and to each other, without a binding connector: nothing changes.
for model in tests/dialects/*/charger.*; do
    dialect=$(basename "$(dirname "$model")")
    mkdir "$work/$dialect.back"
    back=$work/$dialect.back/$(basename "$model")
    awk '
        function refer(name, to) {
            print "<ownedAttribute xmi:type=\"uml:Property\" xmi:id=\"Back-" ++count "\" name=\"" name "\"" \
                (children ? "><type xmi:idref=\"" id[to] "\"/></ownedAttribute>" : " type=\"" id[to] "\"/>")
        }
        /<packagedElement.*uml:Class/ {
            match($0, /xmi:id=.[^"\047]*/)
            own = substr($0, RSTART + 8, RLENGTH - 8)
            class = own
            sub(/.*-/, "", class)
            if (match($0, / name=.[^"\047]*/))
                class = substr($0, RSTART + 7, RLENGTH - 7)
            if (!(class in id))
                id[class] = own
        }
        FNR == NR { children = children || /<type xmi:idref/; next }
        { print }
        /<packagedElement.*uml:Class/ && id[class] == own && !/\/>$/ {
            if (class == "Capacitor") { refer("pack", "Pack"); refer("whole", "Charger") }
            if (class == "Source") refer("regulator", "Regulator")
            if (class == "Regulator") refer("source", "Source")
        }' "$model" "$model" >"$back"
    check "$dialect: it has references" test "$(grep -c 'xmi:id="Back-' "$back")" -eq 4
    check "$dialect: with references, it is compiled without a message" \
        sh -c 'test -z "$("$@" 2>&1 >/dev/null)"' sh "$SYSPHSC" --emit causal -o "$work/$dialect.back" "$back"
    placeless "$work/$dialect.back/Charger.causal.txt" >"$work/$dialect.back.txt" 2>/dev/null
    check "$dialect: the listing is the same" diff -u "$work/omg.txt" "$work/$dialect.back.txt"
done

# An experiment with that system and a reference to the library, as each tool writes it; Enterprise Architect copies the
# library.
for part in tests/dialects/*/experiment.xml; do
    dialect=$(basename "$(dirname "$part")")
    model=$(ls "tests/dialects/$dialect"/charger.*)
    case $dialect in
    ea) stereotypes='</uml:Model>' ;;
    *) stereotypes='</xmi:XMI>' ;;
    esac
    mkdir "$work/$dialect.run"
    awk -v part="$part" -v stereotypes="$stereotypes" '
        BEGIN { while ((getline line < part) > 0) if (line == "") n = 1; else text[n + 0] = text[n + 0] line "\n" }
        /<packagedElement xmi:type=.uml:Package.*(name=.Parts.|xmi:id="Charger-Parts")/ { printf "%s", text[0] }
        index($0, stereotypes) { printf "%s", text[1] }
        { print }' "$model" >"$work/$dialect.run/$(basename "$model")"
    check "$dialect: the experiment is compiled" \
        "$SYSPHSC" -q -o "$work/$dialect.run" "$work/$dialect.run/$(basename "$model")"
    expect 0 '^Without options: --start 0 --stop 12 --interval 0.25 --tolerance 1e-07 --solver adams -o Run.csv$' \
        "$work/$dialect.run/Run" --help
    check "$dialect: the experiment is run" \
        "$work/$dialect.run/Run" -q -o "$work/$dialect.run/result.csv" --plot "$work/$dialect.run/plot.svg"
    check "$dialect: with the same result" cmp "$work/cameo.run/result.csv" "$work/$dialect.run/result.csv"
    check "$dialect: its plot shows the named variables" test "$(grep -cE '>(pack.store.v|regulator.level.rSig)<' \
        "$work/$dialect.run/plot.svg")" -eq 2
done
# Options of the compiler and of the program override those of the experiment.
check 'the experiment is compiled otherwise' $SMALL --stop 6 --interval 0.5 --tolerance 1e-5 \
    --solver bdf -o "$work/other" "$work/papyrus.run/charger.uml"
expect 0 '^Without options: --start 0 --stop 6 --interval 0.5 --tolerance 1e-05 --solver bdf -o Run.csv$' \
    "$work/other/Run" --help
check 'it is run otherwise' "$work/other/Run" -q --start 1 --stop 4 --interval 1.5 --variables 'source.*.v' \
    --plot "$work/other/plot.svg" -o "$work/other/result.csv"
check 'with the times of its options' test "$(sed -n '2s/,.*//p; $s/,.*//p' "$work/other/result.csv" | tr '\n' ' ')" \
    = '1 4 '
check 'with their plot' sh -c 'grep -q ">source.n.v<" "$1" && ! grep -q ">pack.store.v<" "$1"' sh "$work/other/plot.svg"

# Other versions have other namespace addresses: SysML 1.7, and SysML 1.2 with UML 2.3.
version() {
    name=$1
    shift
    mkdir "$work/$name"
    sed "$@" tests/dialects/omg/charger.xmi >"$work/$name/charger.xmi"
    check "$name: it differs" sh -c '! cmp -s "$@"' sh tests/dialects/omg/charger.xmi "$work/$name/charger.xmi"
    check "$name: it is compiled" "$SYSPHSC" -q --emit causal -o "$work/$name" "$work/$name/charger.xmi"
    placeless "$work/$name/Charger.causal.txt" >"$work/$name.txt" 2>/dev/null
    check "$name: the listing is the same" diff -u "$work/omg.txt" "$work/$name.txt"
}
version sysml17 -e 's,http://www.omg.org/spec/SysML/20181001/SysML",https://www.omg.org/spec/SysML/20240101",' \
    -e 's,http://www.omg.org/spec/XMI/20131001,https://www.omg.org/spec/XMI/20131001,' \
    -e 's,http://www.omg.org/spec/UML/20161101",https://www.omg.org/spec/UML/20161101",'
version sysml12 -e 's,http://www.omg.org/spec/SysML/20181001/SysML",http://www.omg.org/spec/SysML/20100301/SysML-profile",' \
    -e 's,http://www.omg.org/spec/XMI/20131001,http://schema.omg.org/spec/XMI/2.1,' \
    -e 's,http://www.omg.org/spec/UML/20161101",http://www.omg.org/spec/UML/20090901",'
# A copy of the SysPhS profile has its own address, or only the address of all user-defined profiles.
version prefix -e 's,sysphs:,PhS:,g' -e 's,:sysphs="[^"]*",:PhS="http:///schemas/PhS/_Xr0aQGl2Ee6u9b8J0yZk1A/12",'
version custom -e 's,sysphs:,thecustomprofile:,g' \
    -e 's,:sysphs="[^"]*",:thecustomprofile="http://www.sparxsystems.com/profiles/thecustomprofile/1.0",'
# In release 1.0 of SysPhS, ids of elements do not contain their names.
version ids -e 's,https\(.*/SysPhS\)/20200925\(.*xmi#\).*RealSignalInElement",http\1/20171215\2_18_4_85c026e_1483568060285_357314_15080",' \
    -e 's,https\(.*/SysPhS\)/20200925\(.*xmi#\).*RealSignalOutElement",http\1/20171215\2_18_4_85c026e_1483568037572_966209_15074",' \
    -e 's,SysPhSLibrary.RealSignal[A-Za-z]*.rSig,_18_4_85c026e_1483568037579_1_1,'

# An interface block may be referenced by the application of its stereotype.
sed -e 's,original="Ports.Bus",original="Bus.applied",' \
    -e 's,<sysml:InterfaceBlock\( base_Class="Ports.Bus"\),<sysml:InterfaceBlock xmi:id="Bus.applied"\1,' \
    tests/cases/port_kinds/model.xmi >"$work/original.xmi"
check 'the original of a ~InterfaceBlock is an application' grep -c 'xmi:id="Bus.applied"' "$work/original.xmi"
expect 0 '' "$SYSPHSC" -q --check -b Ports::System "$work/original.xmi"

# The same in a project archive.
mkdir "$work/archive"
check 'archive: it is made' "$OUT/bin/pack" "$work/archive/charger.mdzip" \
    com.nomagic.magicdraw.uml_model.model=tests/dialects/cameo/charger.xml
check 'archive: it is compiled' "$SYSPHSC" -q --emit causal -o "$work/archive" "$work/archive/charger.mdzip"
placeless "$work/archive/Charger.causal.txt" >"$work/archive.txt" 2>/dev/null
check 'archive: the listing is the same' diff -u "$work/omg.txt" "$work/archive.txt"

# A block of a library, referenced by name in several ways, independent of its id there; also by the file name only.
mkdir "$work/named"
printf 'variable x = 1\nder(x) = -x\n' | awk -f tests/tools/block.awk |
    sed 's/name="Text"/name="Plant"/; s/"System"/"Tank"/g' >"$work/named/Plant.xml"
named() { # NAME HREF REFERENT
    cat >"$work/named/$1.xmi" <<XMI
<xmi:XMI xmlns:xmi="http://www.omg.org/spec/XMI/20131001" xmlns:uml="http://www.omg.org/spec/UML/20161101"
         xmlns:sysml="http://www.omg.org/spec/SysML/20181001/SysML">
  <uml:Model xmi:id="M" name="M">
    <packageImport xmi:type="uml:PackageImport" xmi:id="M.import"><importedPackage href="Plant.xml#Text"/></packageImport>
    <packagedElement xmi:type="uml:Class" xmi:id="System" name="System">
      <ownedAttribute xmi:type="uml:Property" xmi:id="System.tank" name="tank" aggregation="composite">
        <type href="$2">$3</type>
      </ownedAttribute>
    </packagedElement>
  </uml:Model>
  <sysml:Block xmi:id="System.block" base_Class="System"/>
</xmi:XMI>
XMI
    check "named by $1: it is compiled" "$SYSPHSC" -q --emit causal -b System -o "$work/named/$1" "$work/named/$1.xmi"
    expect 0 'tank.x  *start 1' cat "$work/named/$1/System.causal.txt"
}
referent='<xmi:Extension><referenceExtension referentPath="Works::Plant::Tank" referentType="Class"/></xmi:Extension>'
named path 'Plant.mdzip#Plant::Tank' ''
named referent 'Plant.mdzip#_19_0_7' "$referent"
named project 'All%20Works.mdzip#_19_0_7' "$referent"
named number 'local:/PROJECT-7?resource=com.nomagic.magicdraw.uml_model.model#_19_0_7' "$referent"

# File and folder names that differ in upper and lower case are found; if several match, an error lists them.
mkdir -p "$work/named/Works" "$work/named/lib/Works"
cp "$work/named/Plant.xml" "$work/named/Works/Pump.xml"
sed 's,Plant.xml#Text,works/PUMP.xml#Text,; s,Plant.mdzip#Plant::Tank,works/PUMP.xml#Tank,' "$work/named/path.xmi" >"$work/named/case.xmi"
expect 0 "note: 'works/PUMP.xml' is found as '.*/named/Works/Pump.xml', which differs in the case of letters \[X31\]" \
    "$SYSPHSC" --check -b System "$work/named/case.xmi"
check 'it is compiled' "$SYSPHSC" -q --emit causal -b System -o "$work/named/case" "$work/named/case.xmi"
expect 0 'tank.x  *start 1' cat "$work/named/case/System.causal.txt"
cp "$work/named/Plant.xml" "$work/named/Works/pump.XML"
expect 1 "error: several files differ from 'works/PUMP.xml' in the case of letters only \[X32\]" \
    "$SYSPHSC" --check -b System "$work/named/case.xmi"
expect 1 '^    .*/named/Works/pump.XML$' "$SYSPHSC" --check -b System "$work/named/case.xmi"
check 'it is the one error' test "$("$SYSPHSC" --check -b System "$work/named/case.xmi" 2>&1 | grep -c error:)" -eq 1
mv "$work/named/Works/Pump.xml" "$work/named/lib/Works"
rm -r "$work/named/Works"
expect 0 'Pump.xml.*X31' "$SYSPHSC" --check -b System -I "$work/named/lib" "$work/named/case.xmi"
expect 0 'Pump.xml.*X31' "$SYSPHSC" --check -b System -I "$work/named/lib/Works" "$work/named/case.xmi"

check 'a block of a library is compiled by its qualified name' \
    "$SYSPHSC" -q --emit causal -b Plant::Tank -o "$work/named/tank" "$work/named/path.xmi"
check 'a block of an imported package is compiled by its simple name' \
    "$SYSPHSC" -q --emit causal -b Tank -o "$work/named/simple" "$work/named/path.xmi"
sed 's,<packageImport.*,<elementImport xmi:id="M.import" alias="Vessel"><importedElement href="Plant.xml#Tank"/></elementImport>,' \
    "$work/named/path.xmi" >"$work/named/alias.xmi"
check 'an imported block is compiled by its alias' \
    "$SYSPHSC" -q --emit causal -b Vessel -o "$work/named/vessel" "$work/named/alias.xmi"
expect 2 'fix: did you mean .Vessel.' "$SYSPHSC" -q --check -b Vesel "$work/named/alias.xmi"
sed 's,<packageImport.*,,' "$work/named/path.xmi" >"$work/named/without.xmi"
expect 2 'there is no block .Tank' "$SYSPHSC" -q --check -b Tank "$work/named/without.xmi"

check 'it has a state, equations and an algorithm' grep -c 'pack.store.v  *start 3.0' "$work/omg.txt"
expect 0 '^33 equations drawn, 0 made; 26 eliminated as aliases' cat "$work/omg.txt"
check 'places are named' grep -q 'charger.xmi:[0-9]' "$work/omg/Charger.causal.txt"

# The charger charges from 4 V to 10 V through 0.35 Ohm, repeatedly.
check 'it is compiled' "$SYSPHSC" -o "$work/omg" tests/dialects/omg/charger.xmi
check 'it runs' "$work/omg/Charger" -q --stop 10 --verify --events "$work/events.txt" -o "$work/result.csv"
expect 0 '' awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "pack.store.v") column = i }
    NR > 1 && $1 > 1.6 { v = $column; if (v > most) most = v }
    NR > 1 && $1 > 2 { if (!least || v < least) least = v }
    END { exit !(most > 9.999999 && most < 10.000001 && least > 3.999999 && least < 4.000001) }' "$work/result.csv"
finish
