#!/bin/sh
# The record of a run, and the fingerprint of the program's inputs.
. tests/lib.sh
work=$(fresh record)
bed=$(program_of heated_bed_warmup)
ball=$(program_of bouncing_ball)

# holds FILE FILTER: the file is JSON for which the jq filter is true.
holds() {
    check "$2" jq -e "$2" "$1"
}

check 'a run' "$bed" -q --set bed.bedInsulation.conductivity=100 --record "$work/bed.json" --verify -o "$work/bed.csv"
holds "$work/bed.json" '.program == "BedWarmUpExperiment" and .end.status == 0 and .end.verdict == "done" and .end.verified'
holds "$work/bed.json" '.settings.set == {"bed.bedInsulation.conductivity": 100} and .settings.solver == "bdf"'
holds "$work/bed.json" '.constants[] | select(.name == "bed.bedInsulation.conductivity") | .value == 100 and .unit == "W/K"'
holds "$work/bed.json" '[.columns[].name] | index("bed.bedHeatCapacity.T")'
holds "$work/bed.json" '.columns | length == '"$(head -n 1 "$work/bed.csv" | tr ',' '\n' | sed 1d | wc -l)"
holds "$work/bed.json" '.counts.rows == 801 and .counts.steps > 0 and .end.time == 400'
holds "$work/bed.json" '.constants[] | select(.kind == "derived" or .kind == "constant" or .kind == "alias") | .value'
check 'the same as statistics' sh -c '"$1" -q --stats=json -o "$2" | jq -e ".counts.rows == 801"' sh "$bed" "$work/other.csv"
check 'only the record, where rows go to another file' sh -c '"$1" --stats=json -o "$2" | jq -e ".counts.rows == 801"' sh "$bed" "$work/other.csv"
check 'values by their names, names with signs' sh -c '
    "$1" -q --record - --stop 0.1 -o "$2" | jq -e ".columns | all(.name | length > 0)"' sh "$ball" "$work/ball.csv"

# The record tells how the run ended.
expect 1 '' "$bed" -q --set bed.bedHeatCapacity.heatCapacity=-5 --record "$work/failed.json" -o "$work/failed.csv"
holds "$work/failed.json" '.end.status == 1 and .end.verdict == "failed"'
printf 'variable x = 1\nder(x) = x^2\n' | awk -f tests/tools/machine.awk -f tests/tools/block.awk >"$work/grows.xmi"
check 'growth compiles' $SMALL -o "$work/grows" "$work/grows.xmi"
expect 1 'time 0\.9' "$work/grows/System" -q --stop 2 --verify --record "$work/grown.json" -o "$work/grown.csv"
holds "$work/grown.json" '.counts.rows > 10 and .end.verdict == "failed" and .end.verified == false'
"$bed" -q --stop 1e9 --interval 1 --record "$work/killed.json" -o "$work/killed.csv" 2>/dev/null &
run=$!
sleep 0.3
kill -TERM $run
wait $run
holds "$work/killed.json" '.end.status == 143 and .end.verdict == "interrupted" and .end.time > 0'
expect 3 'cannot write .*full' "$bed" -q --record /dev/full -o "$work/bed.csv"
expect 3 'cannot write' "$bed" -q --record "$work/none/bed.json" -o "$work/bed.csv"
expect 2 'ends in .json' "$bed" -q --record "$work/bed.txt" -o "$work/bed.csv"
expect 2 "no value but json, not 'xml'" "$bed" --stats=xml -o "$work/bed.csv"
expect 2 'name the same file' "$bed" --record "$work/bed.json" --events "$work/bed.json" -o "$work/bed.csv"

# The fingerprint depends on the inputs only.
fingerprint() {
    "$1" --version | sed -n 's/^fingerprint //p'
}
check 'the digests are those of sha256sum' sh -c '
    "$1" --version | grep -q "^  $(sha256sum <models/heated_bed_warmup/model.xmi | cut -d " " -f 1)  model.xmi\$"' sh "$bed"
mkdir "$work/model"
sed 's,\.\./\.\./libraries/,,g' models/heated_bed_warmup/model.xmi >"$work/model/model.xmi"
for name in first second changed; do
    [ $name != changed ] || echo '<!-- changed -->' >>"$work/model/model.xmi"
    check "$name compiles" $SMALL -o "$work/$name" "$work/model/model.xmi"
done
check 'the same model, the same fingerprint' test "$(fingerprint "$work/first/BedWarmUpExperiment")" = \
    "$(fingerprint "$work/second/BedWarmUpExperiment")"
check 'another model, another one' test "$(fingerprint "$work/first/BedWarmUpExperiment")" != \
    "$(fingerprint "$work/changed/BedWarmUpExperiment")"
check 'data beside the model are in it' sh -c '"$1" --version | grep -q "  nedc.csv\$"' sh "$(program_of fuel_cell_vehicle)"
check 'C code beside the model is in it' sh -c '"$1" --version | grep -q "  controller.c\$"' sh "$(program_of missile_seeker_c)"
finish
