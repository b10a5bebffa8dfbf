/* deadlines.c - a client that counts the steps of a paced program that begin too late: deadlines NAME BEGIN STALLS.
 * BEGIN is the time of CLOCK_MONOTONIC at the start. It stops the program STALLS times for 20 ms. Prints the number of
 * steps, of steps seen, of those that began more than a step late, and the count of the program itself. Status 3: the
 * client may not use the priority and the first processor that it needs to see all steps. */
#define _GNU_SOURCE
#include "../../runtime/exchange.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static double number(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    char path[300];
    const struct sched_param parameter = {.sched_priority = 10};
    struct stat found = {0};
    cpu_set_t first;
    int file = -1;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    if (argc != 4)
        return 2;
    if (sched_setaffinity(0, sizeof first, &first) != 0 || sched_setscheduler(0, SCHED_FIFO, &parameter) != 0)
        return 3;
    snprintf(path, sizeof path, "/dev/shm/%s", argv[1]);
    for (int i = 0; i < 5000 && ((file = open(path, O_RDWR)) < 0 || fstat(file, &found) != 0 || !found.st_size); i++)
        usleep(1000);
    if (file < 0 || !found.st_size)
        return 1;
    _Atomic uint64_t *record = mmap(NULL, (size_t)found.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    while (record[EXCHANGE_WORD_MAGIC] != EXCHANGE_MAGIC)
        usleep(100);
    const _Atomic uint64_t *part = record + EXCHANGE_HEAD;
    const double begin = strtod(argv[2], NULL), step = number(record[EXCHANGE_STEP]);
    const long stalls = strtol(argv[3], NULL, 10);
    double next = begin + 0.5;
    uint64_t seen = 0, late = 0, last = UINT64_MAX;
    for (long made = 0; part[EXCHANGE_PROGRAM_STATUS] < EXCHANGE_ENDING;) {
        uint64_t sequence, steps, heartbeat;
        do {
            sequence = atomic_load(part);
            steps = part[EXCHANGE_PROGRAM_STEPS];
            heartbeat = part[EXCHANGE_PROGRAM_HEARTBEAT];
        } while (sequence % 2 || atomic_load(part) != sequence);
        if (part[EXCHANGE_PROGRAM_STATUS] == EXCHANGE_RUNNING && steps != last) {
            seen++;
            late += 1e-9 * (double)heartbeat - (begin + (double)steps * step) > step; /* the next step is an overrun */
            last = steps;
        }
        if (made < stalls && now() > next) {
            const pid_t program = (pid_t)record[EXCHANGE_PROCESS];
            kill(program, SIGSTOP);
            usleep(20000);
            kill(program, SIGCONT);
            made++;
            next = now() + 0.5;
        }
    }
    printf("%llu %llu %llu %llu\n", (unsigned long long)part[EXCHANGE_PROGRAM_STEPS], (unsigned long long)seen,
           (unsigned long long)late, (unsigned long long)part[EXCHANGE_PROGRAM_OVERRUNS]);
    return 0;
}
