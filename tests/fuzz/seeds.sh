#!/bin/sh
# seeds.sh FOLDER: what fuzzing starts from, into FOLDER/texts, FOLDER/model and FOLDER/archive: the cases of the tests,
# each a file, and what was found before (tests/fuzz/found).
set -eu
cd "$(dirname "$0")/../.."
folder=$1
for target in texts model archive; do
    rm -rf "${folder:?}/$target"
    mkdir -p "$folder/$target"
    cp tests/fuzz/found/"$target"/* "$folder/$target/" 2>/dev/null || true
done

# The first line of each paragraph of tests/text, without its first word, and what stands below it.
awk -v folder="$folder/texts" 'BEGIN { RS = ""; FS = "\n" }
    { file = sprintf("%s/case%04d", folder, NR); wrote = 0
      for (i = 1; i <= NF; i++)
          if ($i !~ /^#/) {
              line = $i
              if (!wrote) sub(/^[a-z_ ]+: /, "", line)
              print line >file
              wrote = 1
          }
      close(file) }' tests/text/*.txt

number=0
find tests/diagnostics tests/unit/data tests/cases tests/dialects -name '*.xmi' -size -12k 2>/dev/null | LC_ALL=C sort |
    while read -r file; do
        number=$((number + 1))
        cp "$file" "$folder/model/$(printf 'case%04d' $number)"
    done

pack=${OUT:-out}/bin/pack
case=tests/archives
for name in model shared_model; do
    "$pack" "$folder/archive/$name" "com.nomagic.magicdraw.uml_model.$name=$case/$name.xmi"
done
"$pack" "$folder/archive/both" "com.nomagic.magicdraw.uml_model.model=$case/model.xmi" \
    "com.nomagic.magicdraw.uml_model.shared_model=$case/shared_model.xmi"
cp tests/diagnostics/X16*/model.xmi "$folder/archive/" 2>/dev/null || true
