/* fmu_master.c - carries an FMU for co-simulation on: fmu_master LIBRARY DESCRIPTION RESULT TASK [FILE [SIGNAL ROWS]]
 *
 * RESULT is a result of the model's program, with a row at each communication point. Tasks:
 * A truth of the name SIGNAL is true from each multiple of so many rows to the next row, but for the first.
 *
 *     run       values within 1e-6 of the largest one of each column; FILE is the result with rows of events, too
 *     exact     the same bits; likewise
 *     states    to the same bits from saved states, here and in another instance, also serialized, and after a reset
 *               damaged ones are refused; with FILE, that of another model, which `write` wrote
 *     write     a serialized state to FILE
 *     threads   eight instances, to the same bits
 *     cycles    200 times instantiated, run and freed, without growth of memory (glibc.malloc.tcache_count=0)
 *     growth    10,000 times: after the first 1,000 the process does not grow
 *     told      nothing but prints the verdicts and margins, half of the run in another instance, from a state
 *     wrong     calls that are not allowed: an error, and a message
 *     time      prints the microseconds of an instantiation and of an initialization, the shortest of 100
 *
 * Else it prints what is not so; its status is then 1. */
#define _GNU_SOURCE
#include "table.h"

#include <dlfcn.h>
#include <malloc.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    OK,
    WARNING,
    DISCARD,
    ERROR,
    THREADS = 8,
    CYCLES = 200,
    WARM = 20,
    STEPS_OF_CYCLE = 3,
    MANY_CYCLES = 10000,
    MANY_WARM = 1000,
    SAVES = 4,
    TRIALS = 12
};

typedef void Function(void);
typedef struct {
    void *log, *allocate, *release, *step_finished, *environment;
} Callbacks2;

enum { UNIT = 64, NAME = 1024 };

/* A verdict, or a margin. */
typedef struct {
    unsigned reference;
    bool is_verdict;
    char name[NAME];
} Told;

static struct {
    void *library;
    int version;
    char token[128];
    Table result;
    size_t reference_count;
    unsigned *references;
    size_t count;    /* of their values: */
    size_t *columns; /* 0: it is not compared */
    char (*units)[UNIT];
    size_t told_count;
    Told *told;
    unsigned whole;      /* a reference of another type than Float64, or 0 */
    const char *signal_name; /* NULL: none is sent */
    unsigned signal;
    size_t signal_rows;
    unsigned array;      /* of one */
    unsigned calculated; /* of what nobody can set */
} unit;

static _Thread_local int messages;
static int faults;

static void fault(const char *what, double value)
{
    faults++;
    printf("%s (%.17g)\n", what, value);
}

static void expect(const char *what, bool is)
{
    if (!is)
        fault(what, 0);
}

static void log_second(void *environment, const char *name, int status, const char *category, const char *format, ...)
{
    (void)environment, (void)name, (void)status, (void)category;
    messages += format != NULL && *format != '\0';
}

static void log_third(void *environment, int status, const char *category, const char *message)
{
    (void)environment, (void)status, (void)category;
    messages += message != NULL && *message != '\0';
}

static void *const no_memory = NULL;

/* By its name behind fmi2 or fmi3. */
static Function *function_of(const char *name)
{
    char whole[64];
    Function *function;
    snprintf(whole, sizeof whole, "fmi%d%s", unit.version, name);
    void *found = dlsym(unit.library, whole);
    if (!found)
        stop("there is no %s", whole);
    memcpy(&function, &found, sizeof function);
    return function;
}

/* ---- the functions, of both versions ---- */

static void *instantiate_with(const char *name, const char *token)
{
    static Callbacks2 callbacks; /* without functions of memory, which are not to be called */
    void (*logger)(void *, const char *, int, const char *, const char *, ...) = log_second;
    if (unit.version == 3)
        return ((void *(*)(const char *, const char *, const char *, bool, bool, bool, bool, const uint32_t *, size_t,
                           void *, void (*)(void *, int, const char *, const char *),
                           Function *))function_of("InstantiateCoSimulation"))(name, token, NULL, false, true, false,
                                                                               false, NULL, 0, NULL, log_third, NULL);
    memcpy(&callbacks.log, &logger, sizeof callbacks.log); /* always the same */
    return ((void *(*)(const char *, int, const char *, const char *, const Callbacks2 *, int, int))function_of(
        "Instantiate"))(name, 1, token, "", &callbacks, 0, 1);
}

static void *instantiate(void)
{
    void *instance = instantiate_with("unit", unit.token);
    if (!instance)
        stop("no instance");
    return instance;
}

static void release(void *instance)
{
    ((void (*)(void *))function_of("FreeInstance"))(instance);
}

static int call(const char *name, void *instance)
{
    return ((int (*)(void *))function_of(name))(instance);
}

static int enter(void *instance, double start, double end)
{
    if (unit.version == 3)
        return ((int (*)(void *, bool, double, double, bool, double))function_of("EnterInitializationMode"))(
            instance, false, 0, start, true, end);
    const int status = ((int (*)(void *, int, double, double, int, double))function_of("SetupExperiment"))(
        instance, 0, 0, start, 1, end);
    return status > WARNING ? status : call("EnterInitializationMode", instance);
}

static int step(void *instance, double time, double length)
{
    bool needs_event, is_ended, is_early;
    double last;
    if (unit.version == 2)
        return ((int (*)(void *, double, double, int))function_of("DoStep"))(instance, time, length, 1);
    return ((int (*)(void *, double, double, bool, bool *, bool *, bool *, double *))function_of("DoStep"))(
        instance, time, length, true, &needs_event, &is_ended, &is_early, &last);
}

static int get(void *instance, const unsigned *references, size_t count, double *values, size_t value_count)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, double *))function_of("GetReal"))(instance, references,
                                                                                             count, values);
    return ((int (*)(void *, const unsigned *, size_t, double *, size_t))function_of("GetFloat64"))(
        instance, references, count, values, value_count);
}

static int set_truth(void *instance, unsigned reference, bool value)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, const int *))function_of("SetBoolean"))(instance, &reference,
                                                                                                   1, (int[]){value});
    return ((int (*)(void *, const unsigned *, size_t, const bool *, size_t))function_of("SetBoolean"))(
        instance, &reference, 1, &value, 1);
}

static int get_choice(void *instance, unsigned reference)
{
    int small = -1;
    int64_t large = -1;
    if (unit.version == 2)
        expect("no choice", ((int (*)(void *, const unsigned *, size_t, int *))function_of("GetInteger"))(
                                instance, &reference, 1, &small) == OK);
    else
        expect("no choice", ((int (*)(void *, const unsigned *, size_t, int64_t *, size_t))function_of("GetInt64"))(
                                instance, &reference, 1, &large, 1) == OK);
    return unit.version == 2 ? small : (int)large;
}

static int set(void *instance, const unsigned *references, size_t count, const double *values)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, const double *))function_of("SetReal"))(instance, references,
                                                                                                   count, values);
    return ((int (*)(void *, const unsigned *, size_t, const double *, size_t))function_of("SetFloat64"))(
        instance, references, count, values, count);
}

static int with_state(const char *two, const char *three, void *instance, void *state)
{
    return ((int (*)(void *, void *))function_of(unit.version == 2 ? two : three))(instance, state);
}

static int save(void *instance, void **state)
{
    return with_state("GetFMUstate", "GetFMUState", instance, state);
}

static int restore(void *instance, void *state)
{
    return with_state("SetFMUstate", "SetFMUState", instance, state);
}

static void free_state(void *instance, void **state)
{
    expect("a state is not freed", with_state("FreeFMUstate", "FreeFMUState", instance, state) == OK);
    expect("a freed state is not NULL", *state == NULL);
}

static char *serialize(void *instance, void *state, size_t *size)
{
    const bool is_second = unit.version == 2;
    expect("no size of a state",
           ((int (*)(void *, void *, size_t *))function_of(
               is_second ? "SerializedFMUstateSize" : "SerializedFMUStateSize"))(instance, state, size) == OK);
    char *bytes = malloc(*size);
    expect("a state is not serialized",
           ((int (*)(void *, void *, char *, size_t))function_of(
               is_second ? "SerializeFMUstate" : "SerializeFMUState"))(instance, state, bytes, *size) == OK);
    return bytes;
}

static int deserialize(void *instance, const char *bytes, size_t size, void **state)
{
    return ((int (*)(void *, const char *, size_t, void **))function_of(
        unit.version == 2 ? "DeSerializeFMUstate" : "DeserializeFMUState"))(instance, bytes, size, state);
}

/* ---- runs ---- */

static double time_of(size_t row)
{
    return table_number(&unit.result, row, 0);
}

static void begin(void *instance)
{
    expect("the initialization is not entered", enter(instance, time_of(0), time_of(unit.result.rows - 1)) <= WARNING);
    expect("the initialization is not left", call("ExitInitializationMode", instance) <= WARNING);
}

/* Values at the rows from `first` to `last`; at those that are marked a state is saved, too, and kept if there is room.
 */
static void go_on(void *instance, size_t first, size_t last, double *values, const bool *is_saved, void **states)
{
    for (size_t row = first; row <= last; row++) {
        if (unit.signal && row > first)
            expect("no signal", set_truth(instance, unit.signal, row > 1 && (row - 1) % unit.signal_rows == 0) == OK);
        bool is = row == first || step(instance, time_of(row - 1), time_of(row) - time_of(row - 1)) <= WARNING;
        is = is && get(instance, unit.references, unit.reference_count, values + row * unit.count, unit.count) == OK;
        void *state = NULL;
        const bool is_due = is_saved && is_saved[row] && (states || row > first);
        is = is && (!is_due || save(instance, &state) == OK);
        if (states)
            states[row] = state;
        else if (state)
            free_state(instance, &state);
        if (!is) {
            fault("no step, values or state at a time", time_of(row));
            return;
        }
    }
}

static double *room(void)
{
    return grow(NULL, unit.result.rows * unit.count * sizeof(double) + 1);
}

static double *run_once(void)
{
    double *values = room();
    void *instance = instantiate();
    begin(instance);
    go_on(instance, 0, unit.result.rows - 1, values, NULL, NULL);
    expect("no termination", call("Terminate", instance) == OK);
    release(instance);
    return values;
}

static void same_bits(const char *what, const double *a, const double *b, size_t first)
{
    for (size_t row = first; row < unit.result.rows; row++)
        if (memcmp(a + row * unit.count, b + row * unit.count, unit.count * sizeof *a) != 0)
            fault(what, time_of(row));
}

/* Where something jumps at a communication point, the value before it or behind it. */
static bool is_near(const Table *rows, size_t column, double time, double is, double tolerance)
{
    for (size_t row = 0; row < rows->rows; row++) {
        const double at = table_number(rows, row, 0), wanted = table_number(rows, row, column);
        if (fabs(at - time) <= 1e-9 * fabs(time) && fabs(is - wanted) <= tolerance)
            return true;
    }
    return false;
}

static double largest_in(size_t k)
{
    double largest = 0;
    for (size_t row = 0; unit.columns[k] > 0 && row < unit.result.rows; row++)
        largest = fmax(largest, fabs(table_number(&unit.result, row, unit.columns[k])));
    return largest;
}

/* Of all quantities of that unit: a balance vanishes but for the errors of what it is made of. */
static double largest_of_unit(size_t k)
{
    double largest = largest_in(k);
    for (size_t i = 0; i < unit.count && unit.units[k][0]; i++)
        if (strcmp(unit.units[i], unit.units[k]) == 0)
            largest = fmax(largest, largest_in(i));
    return largest;
}

/* With rows of events. */
static void compare(const char *events, double relative, double absolute)
{
    Table rows = table_read(events);
    double *values = run_once();
    for (size_t k = 0; k < unit.count; k++) {
        if (unit.columns[k] == 0)
            continue;
        const double tolerance = relative * largest_of_unit(k) + absolute;
        for (size_t row = 0; row < unit.result.rows; row++) {
            const double wanted = table_number(&unit.result, row, unit.columns[k]), is = values[row * unit.count + k];
            if (isnan(wanted) || fabs(is - wanted) <= tolerance ||
                is_near(&rows, unit.columns[k], time_of(row), is, tolerance))
                continue;
            printf("%s at %g: %.17g, not %.17g\n", unit.result.cells[unit.columns[k]], time_of(row), is, wanted);
            faults++;
            break;
        }
    }
    free(values);
    table_free(&rows);
}

/* ---- states ---- */

static void refuse_damaged(void *instance, char *bytes, size_t size, const char *foreign)
{
    void *state = NULL;
    messages = 0;
    expect("a state that is cut short is taken", deserialize(instance, bytes, size - 9, &state) == ERROR && !state);
    expect("a state of no bytes is taken", deserialize(instance, bytes, 0, &state) == ERROR && !state);
    for (size_t at = 0; at < size; at += size / 7 + 1) {
        bytes[at] ^= 4;
        expect("a damaged state is taken", deserialize(instance, bytes, size, &state) == ERROR && !state);
        bytes[at] ^= 4;
    }
    expect("a damaged state is refused without a message", messages >= 3);
    FILE *in = foreign ? fopen(foreign, "rb") : NULL;
    if (!in)
        return;
    char *other = malloc(1 << 24);
    size = fread(other, 1, 1 << 24, in);
    expect("a state of another model is taken",
           size > 0 && deserialize(instance, other, size, &state) == ERROR && !state);
    fclose(in);
    free(other);
}

static void try_states(const char *foreign)
{
    const size_t rows = unit.result.rows;
    bool *is_saved = calloc(rows, sizeof *is_saved);
    void **states = calloc(rows, sizeof *states);
    double *first = room(), *again = room(), *plain = run_once();
    void *one = instantiate(), *other = instantiate();
    srand(7);
    for (int i = 0; i < SAVES; i++)
        is_saved[(size_t)rand() % rows] = true;
    begin(one);
    go_on(one, 0, rows - 1, first, is_saved, states);
    for (int i = 0; i < TRIALS; i++) {
        size_t at = (size_t)rand() % rows, size;
        while (!is_saved[at])
            at = (at + 1) % rows;
        void *copy = NULL, *instance = i % 2 ? other : one;
        char *bytes = serialize(one, states[at], &size);
        expect("a serialized state is not taken", deserialize(instance, bytes, size, &copy) == OK && copy);
        if (i == 0)
            refuse_damaged(one, bytes, size, foreign);
        free(bytes);
        expect("a state is not restored", restore(instance, i % 3 ? states[at] : copy) == OK);
        go_on(instance, at, rows - 1, again, is_saved, NULL);
        same_bits("other bits from a saved state on, at a time", first, again, at);
        free_state(instance, &copy);
    }
    for (size_t row = 0; row < rows; row++)
        if (states[row])
            free_state(one, &states[row]);
    expect("no reset", call("Reset", one) == OK);
    begin(one);
    go_on(one, 0, rows - 1, again, NULL, NULL);
    same_bits("other bits after a reset, at a time", plain, again, 0);
    release(one);
    release(other);
    free(first), free(again), free(plain), free(states), free(is_saved);
}

static void write_state(const char *file)
{
    size_t size;
    void *instance = instantiate(), *state = NULL;
    FILE *out = file ? fopen(file, "wb") : NULL;
    begin(instance);
    expect("no state", out && save(instance, &state) == OK);
    char *bytes = serialize(instance, state, &size);
    expect("it is not written", out && fwrite(bytes, 1, size, out) == size && fclose(out) == 0);
    free(bytes);
    free_state(instance, &state);
    release(instance);
}

static void tell(void)
{
    const size_t middle = unit.result.rows / 2;
    double *values = room();
    void *one = instantiate(), *other = instantiate(), *state = NULL;
    begin(one);
    go_on(one, 0, middle, values, NULL, NULL);
    expect("no state", save(one, &state) == OK && restore(other, state) == OK);
    free_state(one, &state);
    release(one);
    go_on(other, middle, unit.result.rows - 1, values, NULL, NULL);
    expect("no termination", call("Terminate", other) == OK);
    for (const Told *t = unit.told; t < unit.told + unit.told_count; t++) {
        double value = t->is_verdict ? get_choice(other, t->reference) : 0;
        expect("no margin", t->is_verdict || get(other, &t->reference, 1, &value, 1) == OK);
        printf("%s %.4g\n", t->name, value);
    }
    release(other);
    free(values);
}

/* ---- many instances ---- */

static void *run_in_thread(void *values)
{
    *(double **)values = run_once();
    return NULL;
}

static void try_threads(void)
{
    double *alone = run_once(), *values[THREADS] = {NULL};
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, run_in_thread, &values[i]) != 0)
            stop("no thread");
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        same_bits("other bits beside others, at a time", alone, values[i], 0);
        free(values[i]);
    }
    free(alone);
}

static void cycle(int count)
{
    double *values = room();
    const size_t last = unit.result.rows > STEPS_OF_CYCLE ? STEPS_OF_CYCLE : unit.result.rows - 1;
    for (int i = 0; i < count; i++) {
        void *instance = instantiate();
        begin(instance);
        go_on(instance, 0, last, values, NULL, NULL);
        release(instance);
    }
    free(values);
}

static void try_cycles(void)
{
    cycle(WARM);
    const size_t before = mallinfo2().uordblks;
    cycle(CYCLES);
    if (mallinfo2().uordblks > before)
        fault("memory grows, by bytes", (double)(mallinfo2().uordblks - before));
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

/* A block that each cycle loses, of the smallest size, would be 70 pages. */
static void try_growth(void)
{
    enum { ALLOWED = 55 };
    cycle(MANY_WARM);
    const long before = resident_pages();
    cycle(MANY_CYCLES - MANY_WARM);
    if (resident_pages() > before + ALLOWED)
        fault("the process grows, by pages", (double)(resident_pages() - before));
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
        void *instance = instantiate();
        const double second = now();
        begin(instance);
        initialization = fmin(initialization, now() - second);
        instantiation = fmin(instantiation, second - first);
        release(instance);
    }
    printf("%.0f %.0f\n", 1e6 * instantiation, 1e6 * initialization);
}

/* ---- wrong calls ---- */

/* The status is that of an error, and there is a message. */
static void refused(const char *what, int status)
{
    if (status != ERROR)
        fault(what, status);
    if (messages == 0)
        fault(what, -1);
    messages = 0;
}

static void try_wrong_calls(void)
{
    const unsigned unknown = 1u << 30;
    const double length = time_of(1) - time_of(0);
    double value = 0;
    messages = 0;
    refused("another token", instantiate_with("unit", "no token") ? OK : ERROR);
    refused("no token", instantiate_with("unit", NULL) ? OK : ERROR);
    refused("no name", instantiate_with("", unit.token) ? OK : ERROR);
    void *instance = instantiate(), *state = NULL;
    messages = 0;
    refused("a step before the initialization", step(instance, time_of(0), length));
    refused("leaving what was not entered", call("ExitInitializationMode", instance));
    refused("terminating before the initialization", call("Terminate", instance));
    refused("a stop before the start", enter(instance, 1, 0));
    refused("a start that is no number", enter(instance, (double)NAN, 1));
    release(instance);
    instance = instantiate();
    begin(instance);
    messages = 0;
    refused("an unknown reference", get(instance, &unknown, 1, &value, 1));
    refused("setting an unknown reference", set(instance, &unknown, 1, &value));
    refused("no references", get(instance, no_memory, 1, &value, 1));
    refused("no values", get(instance, &unit.calculated, 1, no_memory, 1));
    refused("setting no values", set(instance, &unit.calculated, 1, no_memory));
    refused("setting what is calculated", set(instance, &unit.calculated, 1, &value));
    if (unit.whole)
        refused("another type", get(instance, &unit.whole, 1, &value, 1));
    if (unit.array) {
        refused("an element of an array", get(instance, &(unsigned){unit.array + 1}, 1, &value, 1));
        refused("one value of an array", get(instance, &unit.array, 1, &value, 1));
    }
    refused("a step of 0", step(instance, time_of(0), 0));
    refused("a step back", step(instance, time_of(0), -length));
    refused("a step that is no number", step(instance, time_of(0), (double)NAN));
    refused("a step from another time", step(instance, time_of(0) + 2 * length, length));
    refused("a step behind the stop", step(instance, time_of(0), 2 * (time_of(unit.result.rows - 1) - time_of(0))));
    refused("entering again", enter(instance, 0, 1));
    refused("no place for a state", save(instance, no_memory));
    refused("no state", restore(instance, no_memory));
    refused("no bytes", deserialize(instance, no_memory, 10, &state));
    expect("after wrong calls no step", step(instance, time_of(0), length) <= WARNING);
    expect("no termination", call("Terminate", instance) == OK);
    messages = 0;
    refused("a step after the end", step(instance, time_of(1), length));
    release(instance);
    release(NULL);
    expect("an instance that is NULL", step(NULL, 0, 1) == ERROR && get(NULL, &unknown, 1, &value, 1) == ERROR &&
                                           call("Reset", NULL) == ERROR && save(NULL, &state) == ERROR);
}

/* ---- the description ---- */

/* The value of an attribute in this tag, with XML's and FMI's signs undone; false: there is none. */
static bool attribute(const char *tag, const char *name, char *value, size_t size)
{
    static const char *const signs[][2] = {
        {"&quot;", "\""}, {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&apos;", "'"}};
    char wanted[64];
    snprintf(wanted, sizeof wanted, " %s=\"", name);
    const char *end = strchr(tag, '>'), *at = strstr(tag, wanted);
    size_t length = 0;
    if (!at || !end || at > end)
        return false;
    for (at += strlen(wanted); *at != '"' && length + 1 < size; length++) {
        value[length] = *at;
        size_t width = 1;
        for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
            if (strncmp(at, signs[i][0], strlen(signs[i][0])) == 0) {
                value[length] = signs[i][1][0];
                width = strlen(signs[i][0]);
            }
        at += width;
    }
    value[length] = '\0';
    return true;
}

/* Columns of what has that name, or of its elements, by dimensions from there on; there is room for one more. */
static bool add_columns(const char *name, const char *tag, const char *next)
{
    enum { DIMENSIONS = 2 };
    size_t sizes[DIMENSIONS] = {1, 1}, count = 0, column;
    char text[32], element[NAME + 64], own[UNIT] = "";
    const int end = (int)strcspn(name, ")"); /* of der(x) */
    for (; strncmp(next, "<Dimension ", 11) == 0 && count < DIMENSIONS && attribute(next, "start", text, sizeof text);
         next = strchr(next + 1, '<'))
        sizes[count++] = strtoul(text, NULL, 10);
    attribute(tag, "unit", own, sizeof own);
    const size_t total = sizes[0] * sizes[1];
    unit.columns = grow(unit.columns, (unit.count + total + 1) * sizeof *unit.columns);
    unit.units = grow(unit.units, (unit.count + total + 1) * sizeof *unit.units);
    for (size_t i = 0; i < total; i++) {
        if (count == 0)
            snprintf(element, sizeof element, "%s", name);
        else if (count == 1)
            snprintf(element, sizeof element, "%.*s[%zu]%s", end, name, i + 1, name + end);
        else
            snprintf(element, sizeof element, "%.*s[%zu,%zu]%s", end, name, i / sizes[1] + 1, i % sizes[1] + 1,
                     name + end);
        memcpy(unit.units[unit.count], own, sizeof own);
        const bool is_known = table_find(&unit.result, element, strlen(element), &column) && column > 0;
        if (!is_known && i == 0)
            return false;
        unit.columns[unit.count++] = is_known ? column : 0;
    }
    return true;
}

static void read_description(const char *file)
{
    FILE *in = fopen(file, "rb");
    char *text = grow(NULL, 1 << 26), name[NAME], number[32], cause[64];
    if (!in)
        stop("there is no '%s'", file);
    text[fread(text, 1, (1 << 26) - 1, in)] = '\0';
    fclose(in);
    const char *const tags[] = {"<Float64 ", "<Int32 ", "<Boolean ", "<Enumeration ", "<ScalarVariable "};
    attribute(strstr(text, "<fmiModelDescription"), unit.version == 2 ? "guid" : "instantiationToken", unit.token,
              sizeof unit.token);
    for (const char *at = text; (at = strchr(at, '<')) != NULL; at++) {
        bool is = false;
        for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
            is |= strncmp(at, tags[i], strlen(tags[i])) == 0;
        if (!is || !attribute(at, "name", name, sizeof name) || !attribute(at, "valueReference", number, sizeof number))
            continue;
        const unsigned reference = (unsigned)strtoul(number, NULL, 10);
        const char *next = strchr(at + 1, '<');
        const bool is_number = unit.version == 3 ? at[1] == 'F' : strncmp(next, "<Real", 5) == 0;
        if (!is_number)
            unit.whole = reference;
        if (unit.signal_name && strcmp(name, unit.signal_name) == 0)
            unit.signal = reference;
        const bool is_verdict = attribute(is_number           ? ""
                                          : unit.version == 3 ? at
                                                              : next,
                                          "declaredType", cause, sizeof cause) &&
                                strcmp(cause, "Verdict") == 0;
        const bool is_margin = is_number && strlen(name) > 7 && strcmp(name + strlen(name) - 7, ".margin") == 0;
        if (is_verdict || is_margin) {
            unit.told = grow(unit.told, (unit.told_count + 1) * sizeof *unit.told);
            unit.told[unit.told_count] = (Told){reference, is_verdict, ""};
            memcpy(unit.told[unit.told_count++].name, name, sizeof name);
        }
        const size_t before = unit.count;
        if (!is_number || (!add_columns(name, unit.version == 3 ? at : next, next) && !is_margin))
            continue;
        unit.columns[unit.count] = 0;
        unit.count += unit.count == before;
        unit.references = grow(unit.references, (unit.reference_count + 1) * sizeof *unit.references);
        unit.references[unit.reference_count++] = reference;
        if (unit.count > before + 1)
            unit.array = reference;
        if (attribute(at, "initial", cause, sizeof cause) && strcmp(cause, "calculated") == 0)
            unit.calculated = reference;
    }
    free(text);
    if (unit.count == 0)
        stop("the description and the result have nothing in common");
}

int main(int argc, char **argv)
{
    if (argc < 5)
        stop("fmu_master LIBRARY DESCRIPTION RESULT TASK [FILE]");
    unit.library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!unit.library)
        stop("%s", dlerror());
    unit.version = dlsym(unit.library, "fmi3GetVersion") ? 3 : 2;
    unit.result = table_read(argv[3]);
    unit.signal_name = argc > 7 ? argv[6] : NULL;
    unit.signal_rows = argc > 7 ? strtoul(argv[7], NULL, 10) : 1;
    read_description(argv[2]);
    const char *task = argv[4], *file = argc > 5 ? argv[5] : NULL;
    if (strcmp(task, "run") == 0)
        compare(file ? file : argv[3], 1e-6, 1e-9);
    else if (strcmp(task, "exact") == 0)
        compare(file ? file : argv[3], 0, 0);
    else if (strcmp(task, "states") == 0)
        try_states(file);
    else if (strcmp(task, "write") == 0)
        write_state(file);
    else if (strcmp(task, "told") == 0)
        tell();
    else if (strcmp(task, "threads") == 0)
        try_threads();
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
    table_free(&unit.result);
    free(unit.references), free(unit.columns), free(unit.units), free(unit.told);
    dlclose(unit.library);
    return faults > 0;
}
