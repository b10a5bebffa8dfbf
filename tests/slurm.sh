# slurm.sh - a single-node Slurm on this machine, for scripts that source it after lib.sh: without systemd and /etc,
# with all files below one folder. Its processes run until slurm_stop.
#
# Debian's packages munge and slurm-wlm have its programs; they are in /usr/sbin.

slurm_pids=

slurm_is_there() {
    for slurm_program in munged slurmctld slurmd sbatch; do
        PATH="$PATH:/usr/sbin" command -v $slurm_program >/dev/null || return 1
    done
}

# Prints free ports of this machine.
slurm_free_ports() {
    python3 -c 'import socket
sockets = [socket.socket() for _ in range(2)]
for s in sockets: s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in sockets])'
}

# slurm_start FOLDER: starts Slurm; FOLDER is an absolute path. Slurm's commands find it by SLURM_CONF, which is
# exported.
slurm_start() {
    slurm_folder=$1
    mkdir -p "$slurm_folder/state" "$slurm_folder/spool"
    chmod 700 "$slurm_folder"
    PATH=$PATH:/usr/sbin
    export PATH SLURM_CONF="$slurm_folder/slurm.conf"
    # shellcheck disable=SC2046
    set -- $(slurm_free_ports)
    slurm_host=$(uname -n)
    slurm_host=${slurm_host%%.*}
    cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$slurm_host(127.0.0.1)
SlurmctldPort=$1
SlurmdPort=$2
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$slurm_folder/munge.socket,cred_expire=5
CredType=cred/munge
StateSaveLocation=$slurm_folder/state
SlurmdSpoolDir=$slurm_folder/spool
SlurmctldPidFile=$slurm_folder/slurmctld.pid
SlurmdPidFile=$slurm_folder/slurmd.pid
SlurmctldLogFile=$slurm_folder/slurmctld.log
SlurmdLogFile=$slurm_folder/slurmd.log
SlurmdParameters=config_overrides
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
JobRequeue=1
MinJobAge=300
KillWait=2
ReturnToService=2
SlurmdTimeout=300
NodeName=$slurm_host NodeAddr=127.0.0.1 CPUs=$(getconf _NPROCESSORS_ONLN) State=UNKNOWN
PartitionName=all Nodes=$slurm_host Default=YES MaxTime=INFINITE State=UP
END
    printf 'CgroupAutomount=no\nConstrainCores=no\nIgnoreSystemd=yes\n' >"$slurm_folder/cgroup.conf"
    head -c 1024 /dev/urandom >"$slurm_folder/munge.key"
    chmod 400 "$slurm_folder/munge.key"
    munged --foreground --force --key-file="$slurm_folder/munge.key" --socket="$slurm_folder/munge.socket" \
        --pid-file="$slurm_folder/munged.pid" --log-file="$slurm_folder/munged.log" --seed-file="$slurm_folder/munged.seed" \
        >"$slurm_folder/munged.said" 2>&1 &
    slurm_pids=$!
    slurm_wait test -S "$slurm_folder/munge.socket" || return 1
    slurmctld -D -i >"$slurm_folder/slurmctld.said" 2>&1 &
    slurm_pids="$! $slurm_pids"
    slurm_wait slurm_answers || return 1
    slurmd -D >"$slurm_folder/slurmd.said" 2>&1 &
    slurm_pids="$! $slurm_pids"
    slurm_wait slurm_is_idle
}

slurm_answers() {
    scontrol ping 2>/dev/null | grep -q 'is UP'
}

slurm_is_idle() {
    test "$(sinfo -h -o %T 2>/dev/null)" = idle
}

# slurm_wait COMMAND...: waits until the command succeeds, at most 60 s.
slurm_wait() {
    slurm_tries=0
    until "$@"; do
        slurm_tries=$((slurm_tries + 1))
        [ $slurm_tries -lt 600 ] || return 1
        sleep 0.1
    done
}

slurm_stop() {
    for slurm_pid in $slurm_pids; do
        kill "$slurm_pid" 2>/dev/null
        wait "$slurm_pid" 2>/dev/null
    done
    slurm_pids=
}
