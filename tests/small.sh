#!/bin/sh
# small.sh [OPTION]... -o FOLDER MODEL: like sysphsc -q, for tests that only run the program. Compiles the generated
# code as one C file without optimization, which takes half the time. If TEST_ALL is set, or if options need more files,
# it calls sysphsc as usual. FLAGS and ARCHIVE replace the flags of the C compiler and the runtime. lib.sh exports the
# variables.
as_usual() {
    exec "$SYSPHSC" -q --link shared "$@"
}

previous= folder=
for word in "$@"; do
    case $word in
    --emit* | --variants* | --cc* | --cflags*) as_usual "$@" ;;
    esac
    [ "$previous" != -o ] || folder=$word
    previous=$word
done
[ -z "${TEST_ALL-}" ] || [ -n "${FLAGS-}" ] || as_usual "$@"
"$SYSPHSC" -q --emit c "$@" || exit
set -- "$folder"/*_tables.c "$@"
block=$(basename "${1%_tables.c}")
software=
[ ! -d "$folder/software" ] || software="-iquote $folder/software $(find "$folder/software" -name '*.c' | sort)"
# shellcheck disable=SC2086
printf '#include "%s"\n' "$block.c" "${block}_checks.c" "${block}_tables.c" |
    ${CC:-cc} -std=c11 ${FLAGS:--O0} -pipe ${FAST_LINKER-} -I"$folder" -o "$folder/$block" -x c - $software -x none \
        "${ARCHIVE:-$OUT/lib/runtime.a}" $LIBRARIES
