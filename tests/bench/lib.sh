# lib.sh - shared by the benchmark scripts, which are called with the folder of the programs.

set -u
export LC_ALL=C
BIN=$1
BENCH=$(dirname "$BIN")/bench
CC=${CC:-cc}
core=$($CC -print-file-name=libsundials_core.so)
case $core in */*) core=-lsundials_core ;; *) core= ;; esac
LIBRARIES="-lsundials_cvode -lsundials_nvecserial -lsundials_sunmatrixdense -lsundials_sunlinsoldense -lsundials_sunmatrixsparse -lsundials_sunlinsolklu $core -lm"

SPARSE_ARCHIVES='-lklu -lbtf -lamd -lcolamd -lsuitesparseconfig' # of static programs

# milliseconds TIMES COMMAND...: the shortest time of several runs, in milliseconds.
milliseconds() {
    times=$1
    shift
    "$BIN/measure" -n "$times" "$@" 2>/dev/null | awk '{ printf "%.2f", 1e3 * $1 }'
}

# make_model KIND N: writes $BENCH/KINDN/model.xmi by KIND.awk (chain, grid, cells, pendulums), with N masses, N by N
# pieces ...
make_model() {
    mkdir -p "$BENCH/$1$2"
    awk -v n="$2" -v libraries=../../../libraries -f tests/bench/xmi.awk -f "tests/bench/$1.awk" >"$BENCH/$1$2/model.xmi"
}

make_chain() {
    make_model chain "$1"
}

# stages OPTION-AND-MODEL...: the shortest time of each stage in five runs, as lines `stage milliseconds`.
stages() {
    for _ in 1 2 3 4 5; do
        "$BIN/sysphsc" -v "$@" 2>&1 | awk '/^sysphsc: [a-z]+ +[0-9.]+ ms$/ { print $2, $3 }'
    done | awk '!($1 in best) || $2 < best[$1] { best[$1] = $2 } END { for (stage in best) print stage, best[stage] }'
}
