# lib.sh - shared by the test scripts, which source it from the repository's root.
#
# A script runs checks and ends with `finish`. A failure is printed with the command that repeats it; the last line is
# `total PASSED FAILED`.

: "${CLANG:=clang}"
OUT=${OUT:-out}
TEST=$OUT/test               # everything that tests write
BUILT=$TEST/models           # the models, compiled once for all scripts: BUILT/NAME/BLOCK
SYSPHSC=$OUT/bin/sysphsc
SMALL=tests/small.sh         # for models of which only the program is run: half the work
SYSPHSC_ASAN=$OUT/asan/bin/sysphsc
COMPARE=$OUT/bin/compare
MODELS=$(ls -d models/*/ | sed 's,^models/,,; s,/$,,')
# Models whose FMUs cannot be integrated by explicit methods.
STIFF=' buck_converter displacement_compressor epas fdm_printer fuel_cell_vehicle polishing_machine robot '
GROUP=$(basename "$0" .sh)
export LC_ALL=C

STRICT='-std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual -Wstrict-prototypes
        -Wmissing-prototypes -Wfloat-equal -Werror'
SANITIZE='-O0 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all'
VALGRIND='valgrind -q --leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all --error-exitcode=99'

# The libraries that programs are linked to in addition to the runtime.
core=$(${CC:-cc} -print-file-name=libsundials_core.so)
case $core in */*) core=-lsundials_core ;; *) core= ;; esac
LIBRARIES="-lsundials_cvode -lsundials_nvecserial -lsundials_sunmatrixdense -lsundials_sunlinsoldense
           -lsundials_sunmatrixsparse -lsundials_sunlinsolklu $core -lm"
! command -v ld.gold >/dev/null || FAST_LINKER=-fuse-ld=gold
export OUT SYSPHSC LIBRARIES FAST_LINKER

# The Python of the distribution, which has the packages installed by the set-up; another one may be first in the path.
python3() {
    /usr/bin/env PATH="/usr/bin:$PATH" python3 "$@"
}

passed=0
failed=0

pass() {
    passed=$((passed + 1))
}

# fail NAME COMMAND OUTPUT
fail() {
    failed=$((failed + 1))
    printf 'FAILED %s: %s\n    repeat: %s\n' "$GROUP" "$1" "$2"
    [ -z "$3" ] || printf '%s\n' "$3" | head -n 20 | sed 's/^/    | /'
}

# A command, quoted so that it can be typed.
as_typed() {
    for word in "$@"; do
        case $word in
        '' | *[!A-Za-z0-9_./:=,@%+-]*) printf "'%s' " "$word" ;;
        *) printf '%s ' "$word" ;;
        esac
    done
}

# check NAME COMMAND [ARGUMENT]...: the command must succeed.
check() {
    title=$1
    shift
    if output=$("$@" 2>&1 </dev/null); then
        pass
    else
        status=$?
        fail "$title" "$(as_typed "$@")" "$output
(status $status)"
    fi
}

# expect STATUS REGEX COMMAND [ARGUMENT]...: the command must have this status, and a line of its output must match the
# extended regular expression ('' for any output).
expect() {
    wanted=$1 pattern=$2
    shift 2
    output=$("$@" 2>&1 </dev/null)
    status=$?
    if [ "$status" -ne "$wanted" ]; then
        fail "status $status, not $wanted" "$(as_typed "$@")" "$output"
    elif [ -n "$pattern" ] && ! printf '%s\n' "$output" | grep -Eq -e "$pattern"; then
        fail "no line matches '$pattern'" "$(as_typed "$@")" "$output"
    else
        pass
    fi
}

# The name of the block from which a model's folder in $BUILT was made.
block_of() {
    for listing in "$BUILT/$1"/*.causal.txt; do
        basename "$listing" .causal.txt
    done
}

# The program of a model in $BUILT.
program_of() {
    echo "$BUILT/$1/$(block_of "$1")"
}

# Creates an empty folder below $TEST and prints its path.
fresh() {
    rm -rf "${TEST:?}/$1"
    mkdir -p "$TEST/$1"
    echo "$TEST/$1"
}

# The source of a file of a program's runtime; some files are generated when the compiler is built.
runtime_source() {
    [ -f "runtime/$1" ] && echo "runtime/$1" || echo "$OUT/build/text/$1"
}

# made FOLDER [ARGUMENT]...: runs make in a generated folder. The runtime is the same in all folders; its objects are
# taken from the build or, if $objects is set, from that folder, where new ones are kept for the next call.
made() {
    made=$1 store=${objects:-$OUT/build/runtime}
    shift
    for source in "$made"/runtime/*.c; do
        file=${source##*/}
        cmp -s "$source" "$(runtime_source "$file")" || { echo "$source is not the runtime's"; return 1; }
        [ ! -f "$store/${file%.c}.o" ] || cp "$store/${file%.c}.o" "$made/runtime/"
    done
    make -s -C "$made" "$@" || return
    [ -z "${objects-}" ] || cp "$made"/runtime/*.o "$objects"
}

# compiled NAME MODEL: compiles a model of a block System and runs it verified, with the result in
# $folder/NAME/result.csv; the script sets $folder.
compiled() {
    check "$1 compiles" $SMALL -b System -o "${folder:?}/$1" "$2"
    check "$1 verifies" "$folder/$1/System" -q --constants --verify --tolerance 1e-10 -o "$folder/$1/result.csv"
}

# sanitized FOLDER MODEL [OPTION]...: compiles a model to a program under the sanitizers, in the way of small.sh. With
# --variants, or if TEST_ALL is set, it uses a copy of the compiler next to the runtime of the sanitized build and a C
# compiler with these flags. A program ended by a sanitizer has status 99. The calling script needs the line
# `# make: CONFIG=asan compiler`.
sanitized() {
    place=$TEST/$GROUP.place own=$1 of=$2 archive=$OUT/asan/lib/runtime-asan.a
    shift 2
    export ASAN_OPTIONS=exitcode=99:detect_stack_use_after_return=1 UBSAN_OPTIONS=exitcode=99
    case "${TEST_ALL-} $* " in
    ' '*' --variants '* | [!\ ]*) ;;
    *)
        FLAGS=$SANITIZE ARCHIVE=$archive tests/small.sh "$@" -o "$own" "$of"
        return
        ;;
    esac
    if [ ! -d "$place" ]; then
        mkdir -p "$place/bin" "$place/lib" "$place/share/sysphsc"
        cp "$SYSPHSC" "$place/bin/sysphsc"
        ln -s "$PWD/libraries" "$place/share/sysphsc/libraries"
        ln -s "$(realpath "$archive")" "$place/lib/runtime.a"
        printf '#!/bin/sh\nexec %s "$@" %s\n' "$(command -v "${CC:-cc}")" "$SANITIZE" >"$place/bin/cc"
        chmod +x "$place/bin/cc"
    fi
    PATH="$place/bin:$PATH" "$place/bin/sysphsc" -q --link shared "$@" -o "$own" "$of"
}

# last_row EXPRESSION FILE [TOLERANCE]: an awk expression that must hold in the last row of a result. v("PATH") is the
# value of a column; near(a, b) is true if a and b agree within the tolerance.
last_row() {
    awk -F, '
        NR == 1 {
            while (match($0, /\[[0-9;]+,/)) # "m[2,1]" is one column
                $0 = substr($0, 1, RSTART + RLENGTH - 2) ";" substr($0, RSTART + RLENGTH)
            gsub(/"/, "")
            for (i = 1; i <= NF; i++) column[$i] = i
            next
        }
        function v(name) {
            gsub(/,/, ";", name)
            if (!(name in column)) { print "no column " name; bad = 1 }
            return $column[name]
        }
        function near(a, b) { return (a - b) ^ 2 <= (1e-8 + '"${3:-1e-6}"' * b) ^ 2 }
        END { if (!('"$1"')) { print; bad = 1 } exit bad }' "$2"
}

# ends NAME EXPRESSION: the same for $folder/NAME/result.csv.
ends() {
    check "$1: $2" last_row "$2" "$folder/$1/result.csv"
}

finish() {
    rm -rf "${TEST:?}/$GROUP.place"
    echo "total $passed $failed"
    [ "$failed" -eq 0 ]
    exit
}

# sources_of PROGRAM: the C files of a generated program, given by its path.
sources_of() {
    echo "$1.c" "$1_checks.c" "$1_tables.c"
}

# whole_of PROGRAM FILE: writes FILE, which includes all C files of a generated program, so that they are compiled at
# once, with -I of its folder.
whole_of() {
    whole=$(basename "$1")
    printf '#include "%s"\n' "$whole.c" "${whole}_checks.c" "${whole}_tables.c" >"$2"
    echo "$2"
}

# same_program PROGRAM PROGRAM: their generated files are equal byte by byte, except for the digests of their inputs.
same_program() {
    for suffix in .h .c _checks.c; do
        cmp "$1$suffix" "$2$suffix" || return 1
    done
    sed 's/"[0-9a-f]\{64\}"/""/' "$1_tables.c" >"$2.tables"
    sed 's/"[0-9a-f]\{64\}"/""/' "$2_tables.c" | cmp "$2.tables" - || return 1
    rm "$2.tables"
}

# no_warning NAME PROGRAM: no warnings of GCC or Clang about its C files. Clang reads them as one file, because it
# starts more slowly than it reads them; GCC finds names that are unused in a file.
no_warning() {
    set -- "$1" "$2" "-I$(dirname "$2") -I$(dirname "$2")/runtime"
    # shellcheck disable=SC2046,SC2086
    check "$1: no warning from GCC" gcc $STRICT -fsyntax-only $3 $(sources_of "$2")
    # shellcheck disable=SC2086
    check "$1: no warning from Clang" "$CLANG" $STRICT -fsyntax-only $3 -include "$2.c" -include "$2_checks.c" "$2_tables.c"
}

# software_of FOLDER: the C compiler's options for the C code of a model in a program's folder.
software_of() {
    [ ! -d "$1/software" ] || { echo "-iquote $1/software"; find "$1/software" -name '*.c' | LC_ALL=C sort; }
}
