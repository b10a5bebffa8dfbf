#!/bin/sh
# --emit cluster: scripts that run many cases in shards with Slurm, MPI and Snakemake give the table of a single
# process, byte by byte. `make test` uses a simple sbatch, which runs tasks one after the other; `make test-all` a real
# Slurm.
. tests/lib.sh
. tests/verified.sh
. tests/slurm.sh
work=$(realpath "$(fresh cluster)")
skipped() { # WHAT REASON
    echo "skipped: $1, for $2"
}

. tests/cups.sh
here=$PWD

# ---- written files ----
check 'scripts are written' "$SYSPHSC" -q --emit cluster,exe -o "$work/cup" "$work/cup.xmi"
check 'these' test "$(ls "$work/cup/cluster" | tr '\n' ' ')" = 'Snakefile System.sbatch System_merge.sbatch System_mpi.sh System_submit.sh '
check 'alone' "$SYSPHSC" -q --emit cluster -o "$work/alone" "$work/cup.xmi"
check 'the same' diff -r "$work/cup/cluster" "$work/alone/cluster"
check 'no program' test ! -e "$work/alone/System"
check 'with the part' "$SYSPHSC" -q --emit cluster --parts cases -o "$work/part" "$work/cup.xmi"
expect 2 'error: --emit cluster needs the part cases: add it to --parts' "$SYSPHSC" --emit cluster --parts core,plots -o "$work/none" "$work/cup.xmi"
check 'nothing is written without it' test ! -e "$work/none"
check 'variants' "$SYSPHSC" -q --emit cluster --variants rod.n=5,8 -o "$work/rod" models/heated_rod/model.xmi
check 'once' test "$(find "$work/rod" -name '*.sbatch' | sort | tr '\n' ' ')" = "$work/rod/cluster/RodExperiment.sbatch $work/rod/cluster/RodExperiment_merge.sbatch "
awk -f tests/tools/block.awk <<'END' | sed 's/"System"/"cluster"/g' >"$work/named.xmi"
variable x = 1
der(x) = -x
END
check 'a block named cluster' "$SYSPHSC" -q --emit cluster,exe -o "$work/named" "$work/named.xmi"
check 'is a program beside the folder' test -x "$work/named/cluster_" -a -f "$work/named/cluster/cluster_.sbatch"
for script in "$work"/cup/cluster/*.sbatch "$work"/cup/cluster/*.sh; do
    name=$(basename "$script")
    check "$name: sh reads it" sh -n "$script"
    check "$name: no field is left" sh -c '! grep "@[a-z]*@" "$1"' sh "$script"
    ! command -v dash >/dev/null || check "$name: dash reads it" dash -n "$script"
done
if command -v shellcheck >/dev/null; then
    check 'shellcheck finds nothing' shellcheck -s sh "$work"/cup/cluster/*.sbatch "$work"/cup/cluster/*.sh
else
    skipped "what shellcheck finds" 'it is not there'
fi

# The folder is copied to where it runs; names have blanks.
place="$work/copied to it"
mkdir -p "$place/tables of cases" "$work/bin"
cp -r "$work/cup/System" "$work/cup/cluster" "$place"
submit=$place/cluster/System_submit.sh mpi=$place/cluster/System_mpi.sh
table 1000 >"$place/tables of cases/c.csv"
cases="$place/tables of cases/c.csv"
set -- --stop 100 --interval 10
check 'one process' "$place/System" -q "$@" --cases "$cases" -o "$work/one.csv"
# same OUT: compares the merged table and its record, and counts the files of 10 shards.
same() {
    cmp "$work/one.csv" "$1" && cmp "$work/one.json" "${1%.csv}.json" && test "$(ls "${1%.csv}".*-of-"${2:-10}".csv | wc -l)" -eq "${2:-10}" &&
        ! ls "${1%.csv}".*.journal
}

# ---- an sbatch that runs each task when it is submitted; like Slurm, it uses a copy of the script ----
cat >"$work/bin/sbatch" <<'END'
#!/bin/sh
set -u
folder=$(dirname "$0")
job=$(($(cat "$folder/job" 2>/dev/null || echo 0) + 1))
echo $job >"$folder/job"
echo "$*" >>"$folder/submitted"
count=1 array= after=
while :; do
    case $1 in
    --array=*) array=${1#--array=1-} count=${array%%%*} ;;
    --dependency=afterok:*) after=${1#--dependency=afterok:} ;;
    -*) ;;
    *) break ;;
    esac
    shift
done
cp "$1" "$folder/slurm_script"
export SLURM_JOB_ID=$job
printf 'JobId=%s\n   Command=%s\n' "$job" "$*" >"$folder/described"
shift
echo "$job"
[ -z "$after" ] || [ "$(cat "$folder/status.$after")" = 0 ] || exit 0
worst=0
for task in $(seq "$count"); do
    [ -z "$array" ] || export SLURM_ARRAY_TASK_ID="$task" SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT="$count"
    (exec sh "$folder/slurm_script" "$@") >>"$folder/log" 2>&1 || worst=$?
done
echo $worst >"$folder/status.$job"
END
printf '#!/bin/sh\n[ "$*" = "show job $SLURM_JOB_ID" ] && cat "$(dirname "$0")/described"\n' >"$work/bin/scontrol"
chmod +x "$work/bin/sbatch" "$work/bin/scontrol"
submitted() { # ARGUMENT...
    PATH="$work/bin:$PATH" sh "$submit" "$@"
}
status_of_last() {
    cat "$work/bin/status.$(cat "$work/bin/job")"
}
expect 0 '^job 2: merges them to .*/copied to it/out\.csv$' submitted "$cases" "$place/out.csv" 10 -- "$@"
check 'the table of one process' same "$place/out.csv"
check 'submitted again' submitted "$cases" "$place/out.csv" 10 -- "$@"
check 'shards were there' test "$(grep -c 'already exists$' "$work/bin/log")" -eq 10
rm -f "$place"/out.*
check 'ten are the default, and options go to their places' submitted "$cases" "$place/out.csv" --time=5 '--comment=a b' -- "$@"
check 'the same' same "$place/out.csv"
check 'options of sbatch' grep -q "^--parsable --array=1-10 --time=5 --comment=a b $place/cluster/System.sbatch .* --stop 100 --interval 10\$" "$work/bin/submitted"
check 'and of the merge' grep -q "^--parsable --time=5 --comment=a b --dependency=afterok:[0-9]* --kill-on-invalid-dep=yes $place/cluster/System_merge.sbatch .*/out.csv 10\$" "$work/bin/submitted"
check 'no more than two at a time' submitted "$cases" "$place/few.csv" 3%2 -- "$@"
check 'three shards' same "$place/few.csv" 3
check 'relative names' sh -c 'cd "$1" && PATH="$2:$PATH" sh cluster/System_submit.sh "tables of cases/c.csv" rel.csv -- --stop 100 --interval 10' sh "$place" "$work/bin"
check 'relative names: the same' same "$place/rel.csv"
check 'without the submit script' sh -c 'cd "$1" && PATH="$2:$PATH" sbatch --array=1-3 cluster/System.sbatch "tables of cases/c.csv" by.csv --stop 100 --interval 10 &&
    PATH="$2:$PATH" sbatch cluster/System_merge.sbatch by.csv 3' sh "$place" "$work/bin"
check 'without it: the same' same "$place/by.csv" 3

# The merge has the status of the worst case.
printf 'case,k\ngood,0.01\nword,fast\n' >"$work/bad.csv"
check 'bad cases' submitted "$work/bad.csv" "$work/bad-out.csv" 2 -- "$@"
check 'the status of the merge' test "$(status_of_last)" -eq 1
check 'its table is whole' grep -q '^word,fast,refused,' "$work/bad-out.csv"
check 'a shard that fails' submitted "$cases" "$work/never.csv" 2 -- --stop never
check 'is not merged' test ! -e "$work/never.csv"

# Wrong usage.
expect 2 '^usage: System_submit.sh CASES.csv OUT.csv \[SHARDS' sh "$submit"
expect 2 '^usage: System_submit.sh' sh "$submit" "$cases"
expect 2 '^usage: System_submit.sh' sh "$submit" "$cases" out.csv 3x
expect 2 '^usage: System_submit.sh' sh "$submit" "$cases" out.csv 3%
expect 2 '^usage: System_submit.sh' sh "$submit" "$cases" out.csv 0
expect 2 "error: '.*none.csv' cannot be read" sh "$submit" none.csv out.csv
expect 2 "a file that ends in .csv, not '.*out.txt'" sh "$submit" "$cases" out.txt
expect 2 "there is no folder for '.*none/out.csv'" sh "$submit" "$cases" none/out.csv
expect 2 'has fewer cases than 5 shards' sh "$submit" "$work/bad.csv" out.csv 5
expect 2 'array=1-3: the array is that of the shards' sh "$submit" "$cases" out.csv 3 --array=1-3
command -v sbatch >/dev/null || expect 2 'there is no sbatch' sh "$submit" "$cases" out.csv
expect 3 'no program System beside this script' env PATH="$work/bin:$PATH" sh "$work/alone/cluster/System_submit.sh" "$cases" "$work/x.csv"
expect 2 '^usage: sbatch --array=1-SHARDS System.sbatch' sh "$place/cluster/System.sbatch"
expect 2 'error: this is no task of a Slurm array' env -u SLURM_ARRAY_TASK_ID sh "$place/cluster/System.sbatch" "$cases" x.csv
expect 2 '^usage: sbatch System_merge.sbatch OUT.csv SHARDS' sh "$place/cluster/System_merge.sbatch" x.csv
expect 2 '^usage: System_mpi.sh CASES.csv OUT.csv \[RANKS\]' sh "$mpi"
expect 2 '^usage: System_mpi.sh' sh "$mpi" "$cases" out.csv 2x

# ---- MPI ----
printf '#!/bin/sh\necho "$*"\n[ "$1" = -n ] || exit 9\nexport OMPI_COMM_WORLD_SIZE=$2\nshift 2\n[ "$1" != --hosts ] || shift 2\nfor OMPI_COMM_WORLD_RANK in $(seq 0 $((OMPI_COMM_WORLD_SIZE - 1))); do\n    export OMPI_COMM_WORLD_RANK\n    "$@" || exit\ndone\n' >"$work/bin/starter"
chmod +x "$work/bin/starter"
check 'ranks' env MPIRUN="$work/bin/starter" sh "$mpi" "$cases" "$place/ranks.csv" 3 --hosts 'a b' -- "$@"
check 'ranks: the same' same "$place/ranks.csv" 3
check 'ranks of a Slurm job' env MPIRUN="$work/bin/starter" SLURM_NTASKS=2 sh "$mpi" "$cases" "$place/tasks.csv" -- "$@"
check 'ranks of a Slurm job: the same' same "$place/tasks.csv" 2
if command -v mpirun >/dev/null; then
    root=
    [ "$(id -u)" -ne 0 ] || root=--allow-run-as-root
    # shellcheck disable=SC2086
    check 'Open MPI' sh "$mpi" "$cases" "$place/mpi.csv" 3 $root --oversubscribe -- "$@"
    check 'Open MPI: the same' same "$place/mpi.csv" 3
    # shellcheck disable=SC2086
    expect 1 'System: 2 cases .* 1 refused' sh "$mpi" "$work/bad.csv" "$work/bad-mpi.csv" 2 $root --oversubscribe -- "$@"
else
    skipped 'ranks of Open MPI' 'there is no mpirun'
fi

# ---- Snakemake ----
if command -v snakemake >/dev/null; then
    flow() { # CONFIG...
        (cd "$place" && snakemake --quiet -s cluster/Snakefile --cores 2 --config "$@")
    }
    check 'Snakemake' flow "cases=$cases" 'out=by it.csv' shards=10 'options=--stop 100 --interval 10'
    check 'Snakemake: the same' same "$place/by it.csv"
    check 'without options' flow "cases=$cases" out=plain.csv shards=2
    check 'bad cases: the table' flow "cases=$work/bad.csv" out=bad.csv shards=2
    check 'bad cases: it is whole' grep -q '^word,fast,refused,' "$place/bad.csv"
    expect 1 'there is no cases' flow out=x.csv
    expect 1 'out has braces, .*: x{y}.csv' flow "cases=$cases" 'out=x{y}.csv'
    expect 1 'ends in .csv, not x.txt' flow "cases=$cases" out=x.txt
else
    skipped 'the Snakefile' 'there is no snakemake'
fi

# ---- Slurm ----
if [ -z "${TEST_ALL-}" ]; then
    finish
fi
if ! slurm_is_there; then
    skipped 'a real Slurm' 'munged, slurmctld, slurmd and sbatch are not all there (Debian: munge, slurm-wlm)'
    finish
fi
slurm=$work/slurm
trap slurm_stop EXIT
trap 'exit 1' HUP INT TERM
if slurm_start "$slurm"; then
    pass
else
    fail 'Slurm starts' "sh tests/programs/cluster.sh" "$(cat "$slurm"/*.said "$slurm"/*.log)"
    finish
fi
cd "$place" || exit 3

# ended JOB STATE: the job has left the queue and ended with this state.
is_over() {
    test -z "$(squeue -h -j "$1" 2>/dev/null)"
}
ended() {
    slurm_wait is_over "$1" && test "$(scontrol show job "$1" | sed -n 's/.*JobState=\([A-Z]*\).*/\1/p' | sort -u)" = "$2"
}
# submitted_for_real CASES OUT SHARDS OPTION...: submits to Slurm; $array and $merge are the jobs, $said the messages.
submitted_for_real() {
    said=$(sh "$submit" "$@") || return
    array=$(echo "$said" | sed -n 's/^job \([0-9]*\): [0-9]* shards.*/\1/p')
    merge=$(echo "$said" | sed -n 's/^job \([0-9]*\): merges.*/\1/p')
    test -n "$array" -a -n "$merge"
}
run() { # WHAT ARGUMENT...: not in a subshell, because the numbers of the jobs are needed
    title=$1
    shift
    if submitted_for_real "$@"; then pass; else fail "$title" "sh $submit $*" "$said"; fi
}
run 'Slurm: submitted' "$cases" "$place/real.csv" 10 -- "$@"
check 'Slurm: the merge is done' ended "$merge" COMPLETED
check 'Slurm: the same' same "$place/real.csv"
check 'Slurm: a log for each task' test "$(ls System."${array}"_*.log | wc -l)" -eq 10
array=$(sbatch --parsable --array=1-3 cluster/System.sbatch "$cases" "$place/direct.csv" "$@")
merge=$(sbatch --parsable --dependency="afterok:$array" cluster/System_merge.sbatch "$place/direct.csv" 3)
check 'sbatch alone: the merge is done' ended "$merge" COMPLETED
check 'sbatch alone: the same' same "$place/direct.csv" 3
run 'bad cases' "$work/bad.csv" "$work/bad-real.csv" 2 -- "$@"
check 'the merge ends as the worst case' ended "$merge" FAILED
check 'with its status' sh -c 'scontrol show job "$1" | grep -q "ExitCode=1:0"' sh "$merge"

# Killed tasks: the merge is not made without them; a task that is requeued or submitted again continues. Each of these
# cases takes some milliseconds.
set -- --stop 100 --interval 0.01 --rows grid
table 2000 >"$work/long.csv"
check 'one process of long cases' "$place/System" -q "$@" --cases "$work/long.csv" -o "$work/one.csv"
has_rows() { # SHARD: true if the journal has rows
    test -s "$place/killed.$1-of-2.csv.journal"
}
kill_task() { # JOB_TASK: kills its processes directly, because Slurm would cancel the task
    number=$(squeue -h -o %A -j "$1") &&
        scontrol listpids "$number" | awk 'NR > 1 && $1 > 0 { print $1 }' | sort -u | xargs kill -9
}
run 'a task to be killed' "$work/long.csv" "$place/killed.csv" 2 -- "$@"
check 'it is at work' slurm_wait has_rows 1
check 'it is killed' kill_task "${array}_1"
check 'no merge is made' ended "$merge" CANCELLED
check 'it had no time to say so' sh -c '! grep -q interrupted "$1"' sh "System.${array}_1.log"
check 'the other one is done' slurm_wait test -e "$place/killed.2-of-2.csv"
check 'the one that was killed is not' test ! -e "$place/killed.1-of-2.csv" -a -e "$place/killed.1-of-2.csv.journal"
run 'submitted again' "$work/long.csv" "$place/killed.csv" 2 -- "$@"
check 'submitted again: the merge is done' ended "$merge" COMPLETED
check 'submitted again: the same' same "$place/killed.csv" 2
rm -f "$place"/killed.*
run 'a task to be requeued' "$work/long.csv" "$place/killed.csv" 2 -- "$@"
check 'it is at work, too' slurm_wait has_rows 1
check 'it is requeued' scontrol requeue "${array}_1"
check 'requeued: the merge is done' ended "$merge" COMPLETED
check 'requeued: the same' same "$place/killed.csv" 2
check 'it was begun twice' test "$(grep -c '^note: shard 1 of 2' "System.${array}_1.log")" -eq 2

# No case of many is lost.
set -- --stop 100 --interval 10
table 100000 >"$work/many.csv"
check 'one process of many cases' "$place/System" -q "$@" --cases "$work/many.csv" -o "$work/one.csv"
run 'many cases' "$work/many.csv" "$place/many.csv" 10 -- "$@"
check 'many cases: the merge is done' ended "$merge" COMPLETED
check 'many cases: the same' same "$place/many.csv"
cd "$here" && finish
