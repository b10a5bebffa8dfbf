#!/bin/sh
# The project itself: lines, functions and their lengths by folder; seconds and checks of the last `make test`.
set -u
cd "$(dirname "$0")/../.." || exit 3

echo 'The house'
printf '  %-18s %7s %7s %10s %7s %12s\n' folder files lines functions mean 'up to 5 lines'
for folder in generator/base generator/expr generator/sysml generator/flat generator/causal generator/family \
    generator/emit generator/review generator/diagram generator/driver generator/tools \
    generator runtime tests; do
    case $folder in
    generator) files=$(find generator -name '*.[ch]' ! -path 'generator/tools/*') ;;
    *) files=$(find "$folder" -name '*.[ch]') ;;
    esac
    # A function: from a brace in the first column to the next one, with its title.
    # shellcheck disable=SC2086
    cat $files | awk -v folder="$folder" -v files="$(echo $files | wc -w)" '
        /^\{/ { start = NR }
        /^\}/ && start { functions++; length_ = NR - start - 1; total += length_; short += length_ <= 5; start = 0 }
        END { printf "  %-18s %7d %7d %10d %7.1f %11.0f %%\n", folder, files, NR, functions, total/functions,
              100*short/functions }'
done
printf '  %-18s %7s %7d\n' 'shell and awk' '' "$(find tests -name '*.sh' -o -name '*.awk' | xargs cat | wc -l)"
printf '  %-18s %7s %7d\n' README.md '' "$(wc -l <README.md)"
[ ! -f out/test/log/seconds ] ||
    awk '{ total += $1 } END { printf "  tests: %d s in %d groups\n", total, NR }' out/test/log/seconds
