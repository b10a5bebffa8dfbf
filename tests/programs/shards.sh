#!/bin/sh
# Parts of a table of cases, run by several programs: joined, they equal the whole table byte by byte, also after kills.
# make: CONFIG=asan compiler
. tests/lib.sh
. tests/verified.sh
work=$(fresh shards)
. tests/cups.sh

for shards in 1 2 7; do
    for shard in $(seq $shards); do
        check "shard $shard of $shards" "$cup" -q "$@" --shard $shard/$shards --cases "$work/cups.csv" -o "$work/part.csv"
    done
    check "$shards shards merge" "$cup" -q --merge "$work/merged.csv" "$work"/part.*-of-$shards.csv
    check "$shards shards: the same bytes" cmp "$work/cups-out.csv" "$work/merged.csv"
    check "$shards shards: the same record" cmp "$work/cups-out.json" "$work/merged.json"
done

# Another program.
check 'the rod compiles' $SMALL -o "$work/rod" models/heated_rod/model.xmi
rod=$work/rod/RodExperiment
printf 'case,rod.T[5]\none,300\ntwo,310\n' >"$work/rods.csv"

# Ranks given by the tool that starts the processes.
auto() { # PATTERN VARIABLE=VALUE...
    pattern=$1
    shift
    expect 0 "$pattern" env "$@" "$cup" --stop 1 --shard auto --cases "$work/cups.csv" -o "$work/auto.csv"
}
auto 'note: shard 3 of 4, by SLURM_ARRAY_TASK_ID of a Slurm array' SLURM_ARRAY_TASK_ID=12 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_COUNT=4 SLURM_PROCID=0 SLURM_NTASKS=1
auto 'note: shard 2 of 2, by SLURM_PROCID of Slurm' SLURM_PROCID=1 SLURM_NTASKS=2
auto 'note: shard 1 of 3, by OMPI_COMM_WORLD_RANK of Open MPI' OMPI_COMM_WORLD_RANK=0 OMPI_COMM_WORLD_SIZE=3
auto 'note: shard 3 of 3, by PMI_RANK of PMI' PMI_RANK=2 PMI_SIZE=3
expect 2 'SLURM_ARRAY_TASK_ID=9 is none of SLURM_ARRAY_TASK_COUNT=4' env SLURM_ARRAY_TASK_ID=9 SLURM_ARRAY_TASK_MIN=1 \
    SLURM_ARRAY_TASK_COUNT=4 "$cup" --shard auto --cases "$work/cups.csv" -o "$work/auto.csv"
expect 0 '400 cases in' env SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=4 "$cup" "$@" --cases "$work/cups.csv" -o "$work/auto.csv"

# Merging rejects parts that do not belong together.
half() { # K OPTION...
    shard=$1
    shift
    "$cup" -q --stop 100 --interval 10 --cases "$work/cups.csv" --shard "$shard/2" "$@" >/dev/null
}
check 'a half' half 1 -o "$work/h.csv"
check 'the other half' half 2 -o "$work/h.csv"
check 'a half with another tolerance' half 2 --tolerance 1e-5 -o "$work/t.csv"
check 'a third' "$cup" -q "$@" --cases "$work/cups.csv" --shard 2/3 -o "$work/h.csv"
table 401 >"$work/more.csv"
check 'a half of another table' "$cup" -q "$@" --cases "$work/more.csv" --shard 2/2 -o "$work/m.csv"
check 'a half of another program' "$rod" -q --stop 1 --cases "$work/rods.csv" --shard 2/2 -o "$work/r.csv"
no_merge() { # PATTERN FILE...
    pattern=$1
    shift
    expect 2 "$pattern" "$cup" --merge "$work/never.csv" "$@"
    check 'nothing is written' test ! -e "$work/never.csv" -a ! -e "$work/never.json"
}
one=$work/h.1-of-2.csv two=$work/h.2-of-2.csv
no_merge 'cases 201 to 400 are missing: no file contains them \[R79\]' "$one"
no_merge 'cases 1 to 200 are missing' "$two"
no_merge 'cases 1 to 200 are in both' "$one" "$two" "$one"
no_merge 'cases 134 to 200 are in both' "$one" "$work/h.2-of-3.csv" "$two"
no_merge 'of other settings' "$one" "$work/t.2-of-2.csv"
no_merge 'tolerance 1e-05' "$one" "$work/t.2-of-2.csv"
no_merge 'of other tables of cases' "$one" "$work/m.2-of-2.csv"
no_merge 'by another program' "$one" "$work/r.2-of-2.csv"
no_merge 'not a table that --shard has written' "$one" "$work/cups.csv"
head -c 3000 "$two" >"$work/cut.csv"
no_merge 'cut.csv: it is cut short' "$one" "$work/cut.csv"
no_merge 'no files of shards behind it'
sed 's/$/\r/' "$two" >"$work/crlf.csv"
no_merge 'its lines end in CR LF' "$one" "$work/crlf.csv"
no_merge 'cannot be combined with --cases, --shard, --resume, --keep, --jobs or --set' "$one" "$two" --shard 1/2
no_merge 'cannot be combined with --cases' "$one" "$two" --set k=3
check 'files behind another option' "$cup" --merge "$work/behind.csv" --requirements ignore -q "$one" "$two"
check 'the same behind another option' cmp "$work/cups-out.csv" "$work/behind.csv"
printf 'case,k\n"a,0",0.01\nb,0.01\n"a,0",0.01\nc,0.01\n' >"$work/quoted.csv"
for shard in 1 2; do check 'a shard of quoted names' "$cup" -q --stop 1 --cases "$work/quoted.csv" --shard $shard/2 -o "$work/quoted-out.csv"; done
no_merge 'two cases of one name: a,0' "$work"/quoted-out.*.csv
expect 2 "would overwrite '.*', which it reads" "$cup" --merge "$one" "$one" "$two"
expect 3 'cannot read' "$cup" --merge "$work/never.csv" "$work/none.csv"

# ---- lost processes ----
# A journal cut at any byte is continued, to the same bytes.
cp "$work/cups-out.csv" "$work/whole.csv"
cp "$work/cups-out.json" "$work/whole.json"
shard_rows() { sed '1,5d' "$work/part.1-of-1.csv" | awk '{ print NR - 1 " d\t" $0 }'; }
{ sed -n 1,5p "$work/part.1-of-1.csv"; shard_rows; } >"$work/journal"
size=$(wc -c <"$work/journal")
for cut in $(awk -v size="$size" 'BEGIN { srand(1); for (i = 0; i < 30; i++) print int(rand()*size); print 0; print size }'); do
    rm -f "$work/cut.csv"
    head -c "$cut" "$work/journal" >"$work/cut.csv.journal"
    check "a journal of $cut bytes" "$cup" -q "$@" --resume --cases "$work/cups.csv" -o "$work/cut.csv"
    check "a journal of $cut bytes: the same" cmp "$work/whole.csv" "$work/cut.csv"
done
# Damaged lines do not count, wherever they stand.
printf '\n0 \n5 x\n7\n' | cat "$work/journal" - >"$work/cut.csv.journal"
rm -f "$work/cut.csv"
check 'a damaged journal' "$cup" -q "$@" --resume --cases "$work/cups.csv" -o "$work/cut.csv"
check 'a damaged journal: the same' cmp "$work/whole.csv" "$work/cut.csv"
# A truncated table does not count as complete; missing trajectories are made.
check 'a table without its last row' sed -i '$d' "$work/cut.csv"
check 'it is made anew' "$cup" -q "$@" --resume --cases "$work/cups.csv" -o "$work/cut.csv"
check 'it is the same' cmp "$work/whole.csv" "$work/cut.csv"
check 'a trajectory later' "$cup" -q "$@" --resume --keep c7 --cases "$work/cups.csv" -o "$work/cut.csv"
check 'it is there' test -s "$work/cut.d/c7.csv"
expect 0 'already exists' "$cup" "$@" --resume --cases "$work/cups.csv" -o "$work/cut.csv"
head -c 9000 "$work/journal" >"$work/cut.csv.journal"
expect 2 'tables of cases do not belong together: .*journal' "$cup" -q "$@" --tolerance 1e-5 --resume --cases "$work/cups.csv" -o "$work/cut.csv"

# Without --resume, rows of an earlier run are set aside; two programs cannot write one table.
head -c 9000 "$work/journal" >"$work/cut.csv.journal"
expect 0 '^note: .*journal has [0-9]* rows of an earlier run and is kept as .*journal.old' "$cup" "$@" --cases "$work/cups.csv" -o "$work/cut.csv"
check 'the rows are there' test -s "$work/cut.csv.journal.old"
at_once() {
    for program in 1 2 3 4; do
        "$cup" -q --stop 100 --interval 10 --cases "$work/cups.csv" -o "$work/once.csv" >"$work/once.$program" 2>&1 &
    done
    wait
    cmp "$work/whole.csv" "$work/once.csv" && ! cat "$work"/once.[1-4] | grep '^error' | grep -v 'another process writes to it'
}
for round in 1 2 3 4 5; do
    check 'four programs at once' at_once
done

# Kills of the whole run, and of single processes, at random instants.
table 3000 >"$work/many.csv"
check 'many cases' "$cup" -q "$@" --cases "$work/many.csv" -o "$work/many-out.csv"
killed() { # SEED
    rm -f "$work/killed.csv" "$work/killed.csv.journal"
    for attempt in 1 2 3; do
        "$cup" -q "$@" --stop 100 --interval 10 --resume --cases "$work/many.csv" -o "$work/killed.csv" >/dev/null 2>&1 &
        program=$!
        sleep "$(awk -v seed="$seed$attempt" 'BEGIN { srand(seed); printf "%.3f", 0.15*rand() }')"
        if [ $((attempt % 2)) -eq 0 ]; then
            # shellcheck disable=SC2046
            kill -9 $(pgrep -P $program | head -n 1) 2>/dev/null
            wait $program
        else
            kill -9 $program 2>/dev/null
            wait $program 2>/dev/null
        fi
    done
    "$cup" -q --stop 100 --interval 10 --resume --cases "$work/many.csv" -o "$work/killed.csv" && cmp "$work/many-out.csv" "$work/killed.csv"
}
for seed in $(seq "$([ -n "${TEST_ALL-}" ] && echo 100 || echo 10)"); do
    set --
    check "killed, by the random numbers of $seed" killed
done
set -- --stop 100 --interval 10

# If a process is ended, its case is lost; the row tells this, and another process continues.
lost() {
    "$cup" -q --stop 100000 --interval 0.01 --rows grid --jobs 2 --cases "$work/slow.csv" -o "$work/lost.csv" &
    program=$!
    sleep 0.3
    # shellcheck disable=SC2046
    kill -11 $(pgrep -P $program | head -n 1)
    wait $program
    test $? -eq 1 && grep -q ',lost,its process was ended by signal 11,' "$work/lost.csv" &&
        test "$(grep -c ',done,' "$work/lost.csv")" -eq 3 && test -e "$work/lost.csv.journal"
}
table 4 >"$work/slow.csv"
check 'a process is lost' lost
check 'the case that was lost runs again' "$cup" -q --stop 100000 --interval 0.01 --rows grid --resume --cases "$work/slow.csv" -o "$work/lost.csv"
check 'all are done then' test "$(grep -c ',done,' "$work/lost.csv")" -eq 4 -a ! -e "$work/lost.csv.journal"

# A signal ends the run; the existing rows are kept.
interrupted() {
    "$cup" --stop 100000 --interval 0.01 --jobs 1 --cases "$work/slow.csv" -o "$work/int.csv" >"$work/int.log" 2>&1 &
    program=$!
    sleep 0.3
    kill -15 $program
    wait $program
    test $? -eq 143 && grep -q 'with [0-9]* of 4 cases .R50.$' "$work/int.log" && grep -q 'fix: repeat the command with --resume' "$work/int.log" && test ! -e "$work/int.csv" -a -e "$work/int.csv.journal"
}
check 'SIGTERM' interrupted


# Under the sanitizers.
head -n 42 "$work/cups.csv" >"$work/forty.csv"
# shellcheck disable=SC2086
folder=$work/cup
check 'a program with sanitizers compiles' "${CC:-cc}" -std=gnu11 $SANITIZE ${FAST_LINKER-} -I"$folder/runtime" -o "$work/checked" \
    "$folder"/*.c "$OUT/asan/lib/runtime-asan.a" $LIBRARIES
checked=$work/checked
check 'cases under the sanitizers' "$checked" -q "$@" --jobs 2 --cases "$work/forty.csv" -o "$work/forty-out.csv"
for shard in 1 2 3; do
    check "shard $shard under the sanitizers" "$checked" -q "$@" --shard $shard/3 --cases "$work/forty.csv" -o "$work/s.csv"
done
check 'merging under the sanitizers' "$checked" -q --merge "$work/s-out.csv" "$work"/s.*-of-3.csv
check 'merged under the sanitizers: the same' cmp "$work/forty-out.csv" "$work/s-out.csv"
expect 2 'cases 1 to 13 are missing' "$checked" --merge "$work/s-none.csv" "$work"/s.[23]-of-3.csv

finish
