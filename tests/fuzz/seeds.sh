#!/bin/sh
# seeds.sh FOLDER: writes the seeds of fuzzing to FOLDER/TARGET: the cases of the tests, one per file, and former
# findings (tests/fuzz/found).
set -eu
cd "$(dirname "$0")/../.."
folder=$1
for target in texts units model archive system; do
    rm -rf "${folder:?}/$target"
    mkdir -p "$folder/$target"
    cp tests/fuzz/found/"$target"/* "$folder/$target/" 2>/dev/null || true
done

# The first line of each paragraph of tests/text, without its first word, and the lines below it.
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

number=0
while read -r unit; do
    number=$((number + 1))
    printf '%s' "$unit" >"$folder/units/$(printf 'case%02d' $number)"
done <<'TEXT'
N*m/rad
kg·m²/s^-2
[ 1/min ]
°C
W/(m^2.K)
metre per second squared
newtonMetre
10^-3 Pa
Ω
uF
sqrt(s)
kilogram cubic metre
TEXT

# Equations of the block in tests/fuzz/system.c, some with a CSV file after them.
number=0
while read -r line; do
    number=$((number + 1))
    printf '%s' "$line" >"$folder/system/$(printf 'case%02d' $number)"
    printf '%s\000t;v\n0;1\n# 2\n2.5;-1e3\n' "$line" >"$folder/system/$(printf 'data%02d' $number)"
done <<'TEXT'
der(x) = -k*x; y = f(x); a = {x, y, p[1].v}
der(a) = -a; x = sum(a); y = a[2]
der(x) = interpolate(time, t, 2*t); y = 1; a = fill(x, 3)
for i in 1:3 loop a[i] = i*x; end for; der(x) = y; y = max(p.v)
if x > 1 then der(x) = 1; else der(x) = -1; end if; y = if a[1] > 0 then 2 else 3; a = cross({x, 1, k}, {1, 2, 3})
der(x) = a*a; y = scalar(a*[a]); a = [1, 2, 3; 4, 5, 6; x, k, 9]*{x, 1, 2}
x = csv("d.csv", "v")*{1, 2}; y = size(t, 1); der(a) = identity(3)*a
der(x) = y; der(y) = -x; a = {sin(i*x) for i in 1:3}; when x > 0 then reinit(y, -y); end when
0 = x^2 + y^2 - 1; der(x) = y + a[end]; a = linspace(x, y, 3)
TEXT
