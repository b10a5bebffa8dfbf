#!/bin/sh
# small.sh [OPTION]... -o FOLDER MODEL: as sysphsc -q, for models whose program matters, not its file: what is generated is
# compiled as one C file, without optimization, in half the time; as usual if TEST_ALL is set, and where there is more to
# compile. FLAGS and ARCHIVE are others of the C compiler and the runtime. lib.sh exports the variables.
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
