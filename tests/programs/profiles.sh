#!/bin/sh
# Stereotypes equivalent to SysML's: those of its non-normative extensions, recognized by name, and those of
# user-defined profiles, recognized by what they specialize; in each dialect, with the profile in the model, in the list
# of the tool, in a file next to the model, or missing.
. tests/lib.sh
work=$(fresh profiles)

# The listing without places in files.
placeless() {
    sed 's/ *charger\.[a-z]*\(([a-z]*)\)*:[0-9][0-9]*$//' "$1"
}
"$SYSPHSC" -q --emit causal -o "$work/plain" tests/dialects/omg/charger.xmi
placeless "$work/plain/Charger.causal.txt" >"$work/plain.txt"

# same NAME MODEL [OPTION]...: the model compiles without a message, to the same listing.
same() {
    name=$1 model=$2
    shift 2
    check "$name: it is compiled without a message" \
        sh -c 'test -z "$("$@" 2>&1 >/dev/null)"' sh "$SYSPHSC" --emit causal "$@" -o "$work/$name" "$model"
    placeless "$work/$name/Charger.causal.txt" >"$work/$name.txt" 2>/dev/null
    check "$name: the listing is the same" diff -u "$work/plain.txt" "$work/$name.txt"
}

# varied NAME DIALECT VARIABLE=VALUE...: the model of the dialect with other stereotypes, as $model.
varied() {
    name=$1
    source=$(ls "tests/dialects/$2"/charger.*)
    shift 2
    mkdir -p "$work/$name"
    model=$work/$name/$(basename "$source")
    for value in "$@"; do
        set -- "$@" -v "$value"
        shift
    done
    awk "$@" -f tests/tools/stereotypes.awk "$source" >"$model"
    check "$name: no class is a Block by name" sh -c '! grep -q ":[Bb]lock[ >]" "$1"' sh "$model"
}

schemas=http://www.magicdraw.com/schemas/Plant.xmi
for row in 'omg sysml: http://example.org/plant http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML.' \
    "cameo MD_Customization_for_SysML__additional_stereotypes: $schemas http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML." \
    'papyrus Blocks: http:///schemas/Plant/_Xr0aQGl2Ee6u9b8J0yZk1A/12 pathmap://SysML16_PROFILES/SysML.profile.uml#SysML.package_packagedElement_Blocks.stereotype_packagedElement_' \
    'ea SysML1.4: http://www.sparxsystems.com/profiles/Plant/1.0 http://www.sparxsystems.com/profiles/SysML1.4/1.0#SysML1.4::'; do
    # shellcheck disable=SC2086
    set -- $row
    varied "$1-names" "$1" way=names "tool=$2"
    same "$1-names" "$model"
    varied "$1-inside" "$1" way=own "uri=$3" "general=$4"
    same "$1-inside" "$model"
    expect 0 '^  types .*(9|10) blocks, .*6 constraint blocks, 2 value types' "$SYSPHSC" --check "$model"
    ending=.xmi
    [ "$1" != papyrus ] || ending=.profile.uml
    varied "$1-beside" "$1" way=own "uri=$3" "general=$4" "file=$work/$1-beside/Plant$ending"
    same "$1-beside" "$model"
    mkdir "$work/$1-library"
    mv "$work/$1-beside/Plant$ending" "$work/$1-library"
    expect 1 "the stereotype Pump_Set of the profile 'Plant' is unknown; its classes are treated as blocks \[X15\]" \
        "$SYSPHSC" --check "$model"
    same "$1-library" "$model" --library "$work/$1-library"
    varied "$1-applied" "$1" way=own "uri=$3" "general=$4" "file=$work/$1-applied/Works$ending" "applied=Works$ending"
    same "$1-applied" "$model"
done
varied ea-thecustomprofile ea way=names tool=thecustomprofile:
sed -i 's,<xmi:XMI,& xmlns:thecustomprofile="http://www.sparxsystems.com/profiles/thecustomprofile/1.0",' "$model"
same ea-thecustomprofile "$model"
varied ea-list ea way=own list=1 uri=http://www.sparxsystems.com/profiles/Plant/1.0 general=SysML1.4::
same ea-list "$model"

# References by MagicDraw's own ids, and by the name of the general stereotype.
number='local:/PROJECT-44892a3bf693c0a47eb2f3bf10930f?resource=com.nomagic.magicdraw.uml_umodel.shared_umodel#'
varied numbers cameo way=own "uri=$schemas" "general=$number"
sed -i "s/#Block/#_12_1_8740266_1172578094265_375361_1577/
    s/#ConstraintBlock/#_11_5EAPbeta_be00301_1147767804973_159489_404/
    s/#ValueType/#_11_5EAPbeta_be00301_1147430239267_179145_1189/" "$model"
same numbers "$model"
varied referents cameo way=own "uri=$schemas" "general=$number"
sed -i "s,#Block\"/>,#_1_0_7\"><xmi:Extension><referenceExtension referentPath='SysML::Non-Normative Extensions::Blocks::System context'/></xmi:Extension></general>,
    s,#ConstraintBlock\"/>,#_1_0_8\"><xmi:Extension><referenceExtension referentPath='SysML::ConstraintBlocks::ConstraintBlock'/></xmi:Extension></general>," "$model"
check 'it has referents' test "$(grep -c 'System context.*</general>' "$model")" -eq 1
same referents "$model"

# A user-defined profile with SysML in its name, available or missing; SysML's own in the form of MagicDraw up to 16.
for uri in http://www.magicdraw.com/schemas/My_SysML_Plant.xmi http:///schemas/MySysMLPlant/_Xr0aQGl2Ee6u9b8J0yZk1A/3; do
    varied named cameo way=own "uri=$uri" "general=http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML."
    sed -i 's/Plant:/My_SysML_Plant:/g; s/xmlns:Plant=/xmlns:My_SysML_Plant=/' "$model"
    same named "$model"
    sed -i '/uml:Profile/,/^<\/packagedElement>$/d' "$model"
    expect 1 'the stereotype Pump_Set of the profile .My_SysML_Plant. is unknown; .* \[X15\]' "$SYSPHSC" --check "$model"
done
mkdir "$work/old"
sed 's,<xmi:XMI,& xmlns:Blocks="http://www.magicdraw.com/schemas/Blocks.xmi",; s/sysml:Block/Blocks:Block/' \
    tests/dialects/cameo/charger.xml >"$work/old/charger.xml"
same old "$work/old/charger.xml"

# A stereotype with the same name in another profile has no effect; without a recognizable prefix there is a note.
varied namesakes omg way=own uri=http://example.org/plant general=http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML.
other='<packagedElement xmi:type="uml:Profile" xmi:id="Works" name="Works"><packagedElement xmi:type="uml:Stereotype" xmi:id="Works.p" name="Pump Set"/></packagedElement>'
sed -i "s,</uml:Model>,$other&," "$model"
same namesakes "$model"
sed -i 's/Plant:Pump_Set/Factory:Pump_Set/g; s/xmlns:Plant/xmlns:Factory="http:factory" &/' "$model"
expect 0 'two profiles have a stereotype Pump_Set, and the file does not tell which one is applied; .* \[S82\]' "$SYSPHSC" --check "$model"

# A stereotype of a tool is not mistaken for a user-defined one with the same name; generalizations are followed over
# any number of levels, also in a circle.
varied tool cameo way=own "uri=$schemas" general=http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML.
sed -i 's,<packagedElement[^>]*Plant.Law.,<packagedElement xmi:type="uml:Stereotype" xmi:id="Plant.Info" name="Info"><generalization xmi:id="Plant.i" general="Plant.Device"/></packagedElement>&,' "$model"
id=$(sed -n "s/.*uml:Package' xmi:id='\([^']*\)' name='Laws'.*/\1/p" "$model")
sed -i "s,</xmi:XMI>,<t:Info xmlns:t='http://www.omg.org/spec/UML/20131001/MagicDrawProfile' base_Class='$id'/>&," "$model"
same tool "$model"
varied long omg way=own uri=http://example.org/plant general=http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML.
awk '/xmi:id="Plant.Machine"/ {
        sub(/general="Plant.Device"/, "general=\"Plant.L1\"")
        for (i = 1; i <= 150; i++)
            print "<packagedElement xmi:type=\"uml:Stereotype\" xmi:id=\"Plant.L" i "\" name=\"L" i "\"><generalization xmi:id=\"Plant.l" i \
                "\" general=\"Plant." (i < 150 ? "L" i + 1 : "Device") "\"/></packagedElement>"
    }
    { print }' "$model" >"$work/long.xmi"
mv "$work/long.xmi" "$model"
same long "$model"
sed -i 's,<general href="[^"]*SysML.Block"/>,<general xmi:idref="Plant.PumpSet"/>,' "$model"
expect 1 'Pump_Set .* specializes no stereotype of SysML, .* \[S80\]' "$SYSPHSC" --check "$model"

# A stereotype that specializes none of SysML makes no block; a requirement of an unknown profile is recognized by its
# values.
varied nothing omg way=own uri=http://example.org/plant general=http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML.
sed -i 's,<generalization[^>]*xmi:id="Plant.g3".*</generalization>,,' "$model"
expect 1 'the stereotype Pump_Set of the profile .Plant. specializes no stereotype of SysML, so that its classes are not blocks \[S80\]' \
    "$SYSPHSC" --check "$model"
finish
