/* record.h - a running program's record in shared memory, for bridges in C. They are compiled with the header that
 * sysphsc --emit rig writes, which has the layout of the record: cc -DEXCHANGE_MODEL -include BLOCK_exchange.h. */
#ifndef RECORD_H
#define RECORD_H

#ifndef EXCHANGE_MODEL
#error "compile with -DEXCHANGE_MODEL -include BLOCK_exchange.h, which sysphsc --emit rig has written"
#endif

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { RECORD_BAD_USAGE = 2, RECORD_FAILED = 3 }; /* exit statuses */

/* A consistent copy of the program's part. */
typedef struct {
    bool is_there; /* false: the program was killed */
    ExchangeStatus status;
    double time;
    double outputs[EXCHANGE_MODEL_OUTPUTS + 1];
} RecordState;

static const char *record_name; /* of the shared memory */
static _Atomic uint64_t *record;
static double record_inputs[EXCHANGE_MODEL_INPUTS + 1]; /* values to write */

static _Noreturn void record_fail(int status, const char *what, const char *which)
{
    fprintf(stderr, "error: %s%s%s\n", what, which ? ": " : "", which ? which : "");
    exit(status);
}

static double record_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void record_sleep(double s)
{
    const time_t whole = (time_t)s;
    const struct timespec length = {whole, (long)(1e9 * (s - (double)whole))};
    if (s > 0)
        nanosleep(&length, NULL);
}

static uint64_t record_word(size_t at)
{
    return atomic_load_explicit(&record[at], memory_order_relaxed);
}

static double record_number(uint64_t bits)
{
    double number;
    memcpy(&number, &bits, sizeof number);
    return number;
}

static bool record_is_there(void)
{
    return kill((pid_t)record_word(EXCHANGE_PROCESS), 0) == 0 || errno != ESRCH;
}

/* Copies a part consistently. False if its writer was killed while writing, so that it stays incomplete. */
static bool record_part(size_t begin, size_t count, uint64_t *copy)
{
    const double until = record_now() + 1;
    do {
        copy[0] = atomic_load_explicit(&record[begin], memory_order_acquire);
        for (size_t i = 1; i < count; i++)
            copy[i] = record_word(begin + i);
        atomic_thread_fence(memory_order_acquire);
        if (copy[0] % 2 == 0 && record_word(begin) == copy[0])
            return true;
    } while (record_now() < until);
    return false;
}

static RecordState record_read(void)
{
    uint64_t part[EXCHANGE_PROGRAM_OUTPUTS + EXCHANGE_MODEL_OUTPUTS];
    const bool is_running = record_is_there(); /* if not, the program's last values are read */
    RecordState state = {.is_there = record_part(EXCHANGE_HEAD, sizeof part / sizeof *part, part)};
    if (!state.is_there)
        return state;
    state.status = (ExchangeStatus)part[EXCHANGE_PROGRAM_STATUS];
    state.is_there = is_running || state.status == EXCHANGE_ENDED;
    state.time = record_number(part[EXCHANGE_PROGRAM_TIME]);
    for (int i = 0; i < EXCHANGE_MODEL_OUTPUTS; i++)
        state.outputs[i] = record_number(part[EXCHANGE_PROGRAM_OUTPUTS + i]);
    return state;
}

/* Writes all inputs consistently; leaves the command as another client has written it. */
static void record_write(void)
{
    const size_t begin = EXCHANGE_CLIENT(EXCHANGE_MODEL_OUTPUTS);
    uint64_t sequence = record_word(begin), bits;
    sequence += sequence % 2 == 0 ? 1 : 2;
    atomic_store_explicit(&record[begin], sequence, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    for (int i = 0; i < EXCHANGE_MODEL_INPUTS; i++) {
        memcpy(&bits, &record_inputs[i], sizeof bits);
        atomic_store_explicit(&record[begin + EXCHANGE_CLIENT_INPUTS + (size_t)i], bits, memory_order_relaxed);
    }
    atomic_store_explicit(&record[begin], sequence + 1, memory_order_release);
}

/* Attaches the record. Returns NULL, or the reason why it is not there yet. Exits if it belongs to another model. */
static const char *record_attach(void)
{
    struct stat status;
    char path[256];
    snprintf(path, sizeof path, "/%s", record_name);
    const int file = shm_open(path, O_RDWR, 0);
    if (file < 0)
        return strerror(errno);
    void *memory = MAP_FAILED;
    if (fstat(file, &status) == 0 && status.st_size >= 8 * EXCHANGE_HEAD)
        memory = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory == MAP_FAILED)
        return "it is not complete";
    record = memory;
    const char *reason = atomic_load_explicit(&record[EXCHANGE_WORD_MAGIC], memory_order_acquire) != EXCHANGE_MAGIC
                             ? "it is no exchange"
                         : !record_is_there() ? "its program was killed"
                                              : NULL;
    if (reason) {
        munmap(memory, (size_t)status.st_size);
        return reason;
    }
    if (record_word(EXCHANGE_WORD_VERSION) != EXCHANGE_VERSION)
        record_fail(RECORD_FAILED, "the record is of another version: emit the header and compile anew", record_name);
    if (record_word(EXCHANGE_WORD_FINGERPRINT) != EXCHANGE_MODEL_FINGERPRINT ||
        record_word(EXCHANGE_OUTPUTS) != EXCHANGE_MODEL_OUTPUTS ||
        record_word(EXCHANGE_INPUTS) != EXCHANGE_MODEL_INPUTS ||
        record_word(EXCHANGE_WORD_BYTES) != (uint64_t)status.st_size)
        record_fail(RECORD_FAILED, "the program is of another model: emit the header and compile anew", record_name);
    return NULL;
}

/* Waits `timeout` seconds for the program. The inputs begin with the values last written by a client, or with those at
 * the start of the run. */
static void record_open(const char *name, double timeout)
{
    uint64_t part[EXCHANGE_CLIENT_INPUTS + EXCHANGE_MODEL_INPUTS];
    const double until = record_now() + timeout;
    record_name = name;
    if (!*name || strchr(name, '/') || strlen(name) > 200)
        record_fail(RECORD_BAD_USAGE, "the name of --exchange shm:NAME is needed, not", name);
    for (const char *reason; (reason = record_attach()) != NULL; record_sleep(0.01))
        if (record_now() > until) {
            fprintf(stderr, "error: no program exchanges as shm:%s: %s\n", name, reason);
            exit(RECORD_FAILED);
        }
    const bool is_whole = record_part(EXCHANGE_CLIENT(EXCHANGE_MODEL_OUTPUTS), sizeof part / sizeof *part, part);
    for (int i = 0; i < EXCHANGE_MODEL_INPUTS; i++)
        record_inputs[i] = is_whole ? record_number(part[EXCHANGE_CLIENT_INPUTS + i])
                                    : exchange_model_inputs[i].first;
}

static bool record_is_value(const ExchangeVariable *v, double number)
{
    if (!isfinite(number))
        return false;
    const bool is_whole = !(floor(number) < number) && fabs(number) <= 9007199254740992; /* 2^53 */
    return (is_whole || (!v->is_integer && !v->literals)) &&
           (!v->literals || (number >= v->first && number < v->first + v->count));
}

static double record_argument(const char *option, const char *text, double least)
{
    char *end;
    const double number = strtod(text ? text : "", &end);
    if (!text || !*text || *end || !(number >= least && number < 1e9))
        record_fail(RECORD_BAD_USAGE, "a number that is large enough is needed", option);
    return number;
}

#endif
