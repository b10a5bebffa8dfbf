/* fmu_master.c - simulates an FMU for co-simulation: fmu_master LIBRARY DESCRIPTION RESULT TASK [FILE [SIGNAL ROWS]]
 *
 * RESULT is a result of the model's program, with a row at each communication point. The Boolean input SIGNAL is true
 * for one row at each multiple of ROWS rows, except at the first. Tasks:
 *
 *     run       values must agree within 1e-6 of the largest one of each column; FILE also has the rows of events
 *     exact     values must be bitwise equal; FILE as above
 *     states    bitwise equal from saved states, in the same and in another instance, also serialized, and after a
 *               reset; damaged states are rejected, also FILE, the state of another model written by `write`
 *     write     writes a serialized state to FILE
 *     threads   eight instances at the same time: bitwise equal results
 *     cycles    instantiates, runs and frees 200 times, without growth of memory (glibc.malloc.tcache_count=0)
 *     growth    the same 10,000 times: after the first 1,000 the process must not grow
 *     told      only prints the verdicts and margins; runs the second half in another instance from a saved state
 *     wrong     calls that are not allowed must cause an error and a message
 *     time      prints the microseconds of an instantiation and of an initialization, the shortest of 100
 *
 * The other tasks print each fault; the status is then 1. */
#define _GNU_SOURCE
#include "fmu_unit.h"

#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CYCLES = 200, WARM = 20, STEPS_OF_CYCLE = 3, MANY_CYCLES = 10000, MANY_WARM = 1000, SAVES = 4, TRIALS = 12 };

static const UnitKind kind;
static size_t signal_rows = 1;
static void *const no_memory = NULL;

static int step(void *instance, double time, double length)
{
    return unit_step(instance, time, length, &(UnitStep){0});
}

/* ---- runs ---- */

static void begin(void *instance)
{
    unit_expect("the initialization is not passed", unit_begin(instance) <= UNIT_WARNING);
}

static void *new_begun(void)
{
    void *instance = unit_new(&kind);
    begin(instance);
    return instance;
}

/* Stores the values at the rows from `first` to `last`. At rows marked in `is_saved`, saves a state too and keeps it if
 * `states` is given. */
static void go_on(void *instance, size_t first, size_t last, double *values, const bool *is_saved, void **states)
{
    for (size_t row = first; row <= last; row++) {
        if (unit.signal && row > first)
            unit_expect("no signal",
                        unit_set_truth(instance, unit.signal, row > 1 && (row - 1) % signal_rows == 0) == UNIT_OK);
        bool is =
            row == first || step(instance, unit_time(row - 1), unit_time(row) - unit_time(row - 1)) <= UNIT_WARNING;
        is = is && unit_get(instance, values + row * unit.count) == UNIT_OK;
        void *state = NULL;
        const bool is_due = is_saved && is_saved[row] && (states || row > first);
        is = is && (!is_due || unit_save(instance, &state) == UNIT_OK);
        if (states)
            states[row] = state;
        else if (state)
            unit_free_state(instance, &state);
        if (!is) {
            unit_fault("no step, values or state at a time", unit_time(row));
            return;
        }
    }
}

static double *run_once(void)
{
    double *values = unit_room();
    void *instance = new_begun();
    go_on(instance, 0, unit.result.rows - 1, values, NULL, NULL);
    unit_expect("no termination", unit_call("Terminate", instance) == UNIT_OK);
    unit_free(instance);
    return values;
}

static void compare(const char *events, double relative)
{
    double *values = run_once();
    unit_compare(values, events, relative, 1e-9);
    free(values);
}

/* ---- states ---- */

static void refuse_damaged(void *instance, char *bytes, size_t size, const char *foreign)
{
    void *state = NULL;
    unit_messages();
    unit_expect("a state that is cut short is taken",
                unit_deserialize(instance, bytes, size - 9, &state) == UNIT_ERROR && !state);
    unit_expect("a state of no bytes is taken", unit_deserialize(instance, bytes, 0, &state) == UNIT_ERROR && !state);
    for (size_t at = 0; at < size; at += size / 7 + 1) {
        bytes[at] ^= 4;
        unit_expect("a damaged state is taken",
                    unit_deserialize(instance, bytes, size, &state) == UNIT_ERROR && !state);
        bytes[at] ^= 4;
    }
    unit_expect("a damaged state is refused without a message", unit_messages() >= 3);
    FILE *in = foreign ? fopen(foreign, "rb") : NULL;
    if (!in)
        return;
    char *other = malloc(1 << 24);
    size = fread(other, 1, 1 << 24, in);
    unit_expect("a state of another model is taken",
                size > 0 && unit_deserialize(instance, other, size, &state) == UNIT_ERROR && !state);
    fclose(in);
    free(other);
}

static void try_states(const char *foreign)
{
    const size_t rows = unit.result.rows;
    bool *is_saved = calloc(rows, sizeof *is_saved);
    void **states = calloc(rows, sizeof *states);
    double *first = unit_room(), *again = unit_room(), *plain = run_once();
    void *one = new_begun(), *other = unit_new(&kind);
    srand(7);
    for (int i = 0; i < SAVES; i++)
        is_saved[(size_t)rand() % rows] = true;
    go_on(one, 0, rows - 1, first, is_saved, states);
    for (int i = 0; i < TRIALS; i++) {
        size_t at = (size_t)rand() % rows, size;
        while (!is_saved[at])
            at = (at + 1) % rows;
        void *copy = NULL, *instance = i % 2 ? other : one;
        char *bytes = unit_serialize(one, states[at], &size);
        unit_expect("a serialized state is not taken",
                    unit_deserialize(instance, bytes, size, &copy) == UNIT_OK && copy);
        if (i == 0)
            refuse_damaged(one, bytes, size, foreign);
        free(bytes);
        unit_expect("a state is not restored", unit_restore(instance, i % 3 ? states[at] : copy) == UNIT_OK);
        go_on(instance, at, rows - 1, again, is_saved, NULL);
        unit_same_bits("other bits from a saved state on, at a time", first, again, at);
        unit_free_state(instance, &copy);
    }
    for (size_t row = 0; row < rows; row++)
        if (states[row])
            unit_free_state(one, &states[row]);
    unit_expect("no reset", unit_call("Reset", one) == UNIT_OK);
    begin(one);
    go_on(one, 0, rows - 1, again, NULL, NULL);
    unit_same_bits("other bits after a reset, at a time", plain, again, 0);
    unit_free(one);
    unit_free(other);
    free(first), free(again), free(plain), free(states), free(is_saved);
}

static void write_state(const char *file)
{
    size_t size;
    void *instance = new_begun(), *state = NULL;
    FILE *out = file ? fopen(file, "wb") : NULL;
    unit_expect("no state", out && unit_save(instance, &state) == UNIT_OK);
    char *bytes = unit_serialize(instance, state, &size);
    unit_expect("it is not written", out && fwrite(bytes, 1, size, out) == size && fclose(out) == 0);
    free(bytes);
    unit_free_state(instance, &state);
    unit_free(instance);
}

static void tell(void)
{
    const size_t middle = unit.result.rows / 2;
    double *values = unit_room();
    void *one = new_begun(), *other = unit_new(&kind), *state = NULL;
    go_on(one, 0, middle, values, NULL, NULL);
    unit_expect("no state", unit_save(one, &state) == UNIT_OK && unit_restore(other, state) == UNIT_OK);
    unit_free_state(one, &state);
    unit_free(one);
    go_on(other, middle, unit.result.rows - 1, values, NULL, NULL);
    unit_expect("no termination", unit_call("Terminate", other) == UNIT_OK);
    unit_tell(other);
    unit_free(other);
    free(values);
}

/* ---- many instances ---- */

static void cycle(int count)
{
    double *values = unit_room();
    const size_t last = unit.result.rows > STEPS_OF_CYCLE ? STEPS_OF_CYCLE : unit.result.rows - 1;
    for (int i = 0; i < count; i++) {
        void *instance = new_begun();
        go_on(instance, 0, last, values, NULL, NULL);
        unit_free(instance);
    }
    free(values);
}

static void try_cycles(void)
{
    cycle(WARM);
    const size_t before = mallinfo2().uordblks;
    cycle(CYCLES);
    if (mallinfo2().uordblks > before)
        unit_fault("memory grows, by bytes", (double)(mallinfo2().uordblks - before));
}

static long resident_pages(void)
{
    long all = 0, resident = 0;
    FILE *in = fopen("/proc/self/statm", "r");
    if (!in || fscanf(in, "%ld %ld", &all, &resident) != 2)
        stop("the size of the process is not known");
    fclose(in);
    return resident;
}

/* If each cycle lost a block of the smallest size, that would be 70 pages. */
static void try_growth(void)
{
    enum { ALLOWED = 55 };
    cycle(MANY_WARM);
    const long before = resident_pages();
    cycle(MANY_CYCLES - MANY_WARM);
    if (resident_pages() > before + ALLOWED)
        unit_fault("the process grows, by pages", (double)(resident_pages() - before));
}

/* ---- times ---- */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void tell_times(void)
{
    double instantiation = INFINITY, initialization = INFINITY;
    for (int i = 0; i < 100; i++) {
        const double first = now();
        void *instance = unit_new(&kind);
        const double second = now();
        begin(instance);
        initialization = fmin(initialization, now() - second);
        instantiation = fmin(instantiation, second - first);
        unit_free(instance);
    }
    printf("%.0f %.0f\n", 1e6 * instantiation, 1e6 * initialization);
}

/* ---- wrong calls ---- */

static void try_wrong_calls(void)
{
    const unsigned unknown = 1u << 30;
    const double length = unit_time(1) - unit_time(0);
    double value = 0;
    unit_messages();
    unit_refused("another token", unit_instantiate("unit", "no token", &kind) ? UNIT_OK : UNIT_ERROR);
    unit_refused("no token", unit_instantiate("unit", NULL, &kind) ? UNIT_OK : UNIT_ERROR);
    unit_refused("no name", unit_instantiate("", unit.token, &kind) ? UNIT_OK : UNIT_ERROR);
    void *instance = unit_new(&kind), *state = NULL;
    unit_messages();
    unit_refused("a step before the initialization", step(instance, unit_time(0), length));
    unit_refused("leaving what was not entered", unit_call("ExitInitializationMode", instance));
    unit_refused("terminating before the initialization", unit_call("Terminate", instance));
    unit_refused("a stop before the start", unit_enter(instance, 1, 0));
    unit_refused("a start that is no number", unit_enter(instance, (double)NAN, 1));
    unit_free(instance);
    instance = new_begun();
    unit_messages();
    unit_refused("an unknown reference", unit_numbers(instance, &unknown, 1, &value, 1));
    unit_refused("a reference that is used within", unit_numbers(instance, &(unsigned){-1000u}, 1, &value, 1));
    unit_refused("setting an unknown reference", unit_set_numbers(instance, &unknown, 1, &value));
    unit_refused("no references", unit_numbers(instance, no_memory, 1, &value, 1));
    unit_refused("no values", unit_numbers(instance, &unit.calculated, 1, no_memory, 1));
    unit_refused("setting no values", unit_set_numbers(instance, &unit.calculated, 1, no_memory));
    unit_refused("setting what is calculated", unit_set_numbers(instance, &unit.calculated, 1, &value));
    if (unit.whole)
        unit_refused("another type", unit_numbers(instance, &unit.whole, 1, &value, 1));
    if (unit.array) {
        unit_refused("an element of an array", unit_numbers(instance, &(unsigned){unit.array + 1}, 1, &value, 1));
        unit_refused("one value of an array", unit_numbers(instance, &unit.array, 1, &value, 1));
    }
    unit_refused("a step of 0", step(instance, unit_time(0), 0));
    unit_refused("a step back", step(instance, unit_time(0), -length));
    unit_refused("a step that is no number", step(instance, unit_time(0), (double)NAN));
    unit_refused("a step from another time", step(instance, unit_time(0) + 2 * length, length));
    unit_refused("a step behind the stop", step(instance, unit_time(0), 2 * (unit_last_time() - unit_time(0))));
    unit_refused("entering again", unit_enter(instance, 0, 1));
    unit_refused("no place for a state", unit_save(instance, no_memory));
    unit_refused("no state", unit_restore(instance, no_memory));
    unit_refused("no bytes", unit_deserialize(instance, no_memory, 10, &state));
    unit_expect("after wrong calls no step", step(instance, unit_time(0), length) <= UNIT_WARNING);
    unit_expect("no termination", unit_call("Terminate", instance) == UNIT_OK);
    unit_messages();
    unit_refused("a step after the end", step(instance, unit_time(1), length));
    unit_free(instance);
    unit_free(NULL);
    unit_expect("an instance that is NULL",
                step(NULL, 0, 1) == UNIT_ERROR && unit_numbers(NULL, &unknown, 1, &value, 1) == UNIT_ERROR &&
                    unit_call("Reset", NULL) == UNIT_ERROR && unit_save(NULL, &state) == UNIT_ERROR);
}

int main(int argc, char **argv)
{
    if (argc < 5)
        stop("fmu_master LIBRARY DESCRIPTION RESULT TASK [FILE [SIGNAL ROWS]]");
    if (argc > 7)
        signal_rows = strtoul(argv[7], NULL, 10);
    unit_open(argv[1], argv[2], argv[3], argc > 7 ? argv[6] : NULL);
    const char *task = argv[4], *file = argc > 5 ? argv[5] : NULL;
    if (strcmp(task, "run") == 0)
        compare(file ? file : argv[3], 1e-6);
    else if (strcmp(task, "exact") == 0)
        compare(file ? file : argv[3], 0);
    else if (strcmp(task, "states") == 0)
        try_states(file);
    else if (strcmp(task, "write") == 0)
        write_state(file);
    else if (strcmp(task, "told") == 0)
        tell();
    else if (strcmp(task, "threads") == 0)
        unit_try_threads(run_once);
    else if (strcmp(task, "cycles") == 0)
        try_cycles();
    else if (strcmp(task, "growth") == 0)
        try_growth();
    else if (strcmp(task, "time") == 0)
        tell_times();
    else if (strcmp(task, "wrong") == 0)
        try_wrong_calls();
    else
        stop("there is no task '%s'", task);
    unit_close();
    return unit_faults() > 0;
}
