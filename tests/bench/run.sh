#!/bin/sh
# make bench: prints the tables of all benchmarks, or those named in TABLES. The argument is the folder of the programs.
set -u
cd "$(dirname "$0")/../.." || exit 3
bin=${1:-out/bin}
echo "$(uname -sm), $(nproc) processors, $(${CC:-cc} --version | head -n 1)"
for table in ${TABLES:-house size unit written results stages irregular reading by_hand events sparse network precision \
    scaling switching clusters nasty steps rig board float cases view}; do
    echo
    tests/bench/$table.sh "$bin" || exit 1
done
[ -z "${TABLES-}" ] || exit 0
echo
"$bin/graphs"
echo
mkdir -p "$bin/../bench/systems"
"$bin/systems" 100000 "$bin/../bench/systems"
