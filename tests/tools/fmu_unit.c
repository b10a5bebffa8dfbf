/* fmu_unit.c - a loaded FMU. */
#define _GNU_SOURCE
#include "fmu_unit.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, NAME = 1024, DIMENSIONS = 2 };

/* A verdict, or a margin. */
struct UnitTold {
    unsigned reference;
    bool is_verdict;
    char name[NAME];
};

typedef void Function(void);
typedef struct {
    void *log, *allocate, *release, *step_finished, *environment;
} Callbacks2;

typedef struct {
    int needs_more, is_ended, have_nominals_changed, have_values_changed, has_next;
    double next;
} EventInfo2;

Unit unit;
static _Thread_local int messages;
static _Thread_local UnitKind asked; /* kind of the last instance made by this thread */
static int faults;

/* ---- faults ---- */

void unit_fault(const char *what, double value)
{
    faults++;
    printf("%s (%.17g)\n", what, value);
}

void unit_expect(const char *what, bool is)
{
    if (!is)
        unit_fault(what, 0);
}

void unit_refused(const char *what, int status)
{
    if (status != UNIT_ERROR)
        unit_fault(what, status);
    if (unit_messages() == 0)
        unit_fault(what, -1);
}

int unit_messages(void)
{
    const int count = messages;
    messages = 0;
    return count;
}

int unit_faults(void)
{
    return faults;
}

/* ---- instances ---- */

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

static void ask(void *environment, double time, bool is_set_requested, bool may_get, bool is_done, bool may_return,
                bool *is_returned, double *end)
{
    (void)environment, (void)is_set_requested;
    const double wanted = may_get && is_done ? asked.update(asked.environment, time) : (double)INFINITY;
    *is_returned = may_return && isfinite(wanted);
    *end = wanted;
}

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

void *unit_instantiate(const char *name, const char *token, const UnitKind *kind)
{
    static _Thread_local Callbacks2 callbacks; /* without memory functions, which must not be called */
    void (*logger)(void *, const char *, int, const char *, const char *, ...) = log_second;
    asked = *kind;
    memcpy(&callbacks.log, &logger, sizeof callbacks.log);
    if (unit.version == 2)
        return ((void *(*)(const char *, int, const char *, const char *, const Callbacks2 *, int, int))function_of(
            "Instantiate"))(name, !kind->is_exchange, token, "", &callbacks, 0, 1);
    if (kind->is_exchange)
        return ((void *(*)(const char *, const char *, const char *, bool, bool, void *,
                           void (*)(void *, int, const char *, const char *)))function_of("InstantiateModelExchange"))(
            name, token, NULL, false, true, NULL, log_third);
    return ((void *(*)(const char *, const char *, const char *, bool, bool, bool, bool, const uint32_t *, size_t,
                       void *, void (*)(void *, int, const char *, const char *),
                       void (*)(void *, double, bool, bool, bool, bool, bool *,
                                double *)))function_of("InstantiateCoSimulation"))(
        name, token, NULL, false, true, kind->has_events, kind->may_return, NULL, 0, NULL, log_third,
        kind->update ? ask : NULL);
}

void *unit_new(const UnitKind *kind)
{
    void *instance = unit_instantiate("unit", unit.token, kind);
    if (!instance)
        stop("no instance");
    return instance;
}

void unit_free(void *instance)
{
    ((void (*)(void *))function_of("FreeInstance"))(instance);
}

int unit_call(const char *name, void *instance)
{
    return ((int (*)(void *))function_of(name))(instance);
}

int unit_enter(void *instance, double start, double end)
{
    if (unit.version == 3)
        return ((int (*)(void *, bool, double, double, bool, double))function_of("EnterInitializationMode"))(
            instance, false, 0, start, true, end);
    const int status = ((int (*)(void *, int, double, double, int, double))function_of("SetupExperiment"))(
        instance, 0, 0, start, 1, end);
    return status > UNIT_WARNING ? status : unit_call("EnterInitializationMode", instance);
}

int unit_begin(void *instance)
{
    const int status = unit_enter(instance, unit_time(0), unit_last_time());
    return status > UNIT_WARNING ? status : unit_call("ExitInitializationMode", instance);
}

int unit_step(void *instance, double time, double length, UnitStep *step)
{
    bool is_early = false;
    *step = (UnitStep){.time = time + length};
    if (unit.version == 2)
        return ((int (*)(void *, double, double, int))function_of("DoStep"))(instance, time, length, 1);
    const int status = ((int (*)(void *, double, double, bool, bool *, bool *, bool *, double *))function_of("DoStep"))(
        instance, time, length, true, &step->is_event, &step->is_ended, &is_early, &step->time);
    if (!is_early && !step->is_ended)
        step->time = time + length;
    return status;
}

/* ---- values and states ---- */

int unit_numbers(void *instance, const unsigned *references, size_t count, double *values, size_t value_count)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, double *))function_of("GetReal"))(instance, references,
                                                                                             count, values);
    return ((int (*)(void *, const unsigned *, size_t, double *, size_t))function_of("GetFloat64"))(
        instance, references, count, values, value_count);
}

int unit_get(void *instance, double *values)
{
    return unit_numbers(instance, unit.references, unit.reference_count, values, unit.count);
}

int unit_set_numbers(void *instance, const unsigned *references, size_t count, const double *values)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, const double *))function_of("SetReal"))(instance, references,
                                                                                                   count, values);
    return ((int (*)(void *, const unsigned *, size_t, const double *, size_t))function_of("SetFloat64"))(
        instance, references, count, values, count);
}

int unit_set_truth(void *instance, unsigned reference, bool value)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, const int *))function_of("SetBoolean"))(instance, &reference,
                                                                                                   1, (int[]){value});
    return ((int (*)(void *, const unsigned *, size_t, const bool *, size_t))function_of("SetBoolean"))(
        instance, &reference, 1, &value, 1);
}

int unit_choice(void *instance, unsigned reference, int *value)
{
    int64_t wide = -1;
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, int *))function_of("GetInteger"))(instance, &reference, 1,
                                                                                             value);
    const int status = ((int (*)(void *, const unsigned *, size_t, int64_t *, size_t))function_of("GetInt64"))(
        instance, &reference, 1, &wide, 1);
    *value = (int)wide;
    return status;
}

static int with_state(const char *two, const char *three, void *instance, void *state)
{
    return ((int (*)(void *, void *))function_of(unit.version == 2 ? two : three))(instance, state);
}

int unit_save(void *instance, void **state)
{
    return with_state("GetFMUstate", "GetFMUState", instance, state);
}

int unit_restore(void *instance, void *state)
{
    return with_state("SetFMUstate", "SetFMUState", instance, state);
}

void unit_free_state(void *instance, void **state)
{
    if (with_state("FreeFMUstate", "FreeFMUState", instance, state) != UNIT_OK || *state)
        stop("a state is not freed");
}

char *unit_serialize(void *instance, void *state, size_t *size)
{
    const bool is_second = unit.version == 2;
    if (((int (*)(void *, void *, size_t *))function_of(
            is_second ? "SerializedFMUstateSize" : "SerializedFMUStateSize"))(instance, state, size) != UNIT_OK)
        stop("no size of a state");
    char *bytes = grow(NULL, *size);
    if (((int (*)(void *, void *, char *, size_t))function_of(is_second ? "SerializeFMUstate" : "SerializeFMUState"))(
            instance, state, bytes, *size) != UNIT_OK)
        stop("a state is not serialized");
    return bytes;
}

int unit_deserialize(void *instance, const char *bytes, size_t size, void **state)
{
    return ((int (*)(void *, const char *, size_t, void **))function_of(
        unit.version == 2 ? "DeSerializeFMUstate" : "DeserializeFMUState"))(instance, bytes, size, state);
}

/* ---- model exchange ---- */

int unit_set_time(void *instance, double time)
{
    return ((int (*)(void *, double))function_of("SetTime"))(instance, time);
}

int unit_set_states(void *instance, const double *states)
{
    return ((int (*)(void *, const double *, size_t))function_of("SetContinuousStates"))(instance, states,
                                                                                         unit.state_count);
}

static int vector(const char *name, void *instance, double *values, size_t count)
{
    return ((int (*)(void *, double *, size_t))function_of(name))(instance, values, count);
}

int unit_states(void *instance, double *states)
{
    return vector("GetContinuousStates", instance, states, unit.state_count);
}

int unit_derivatives(void *instance, double *derivatives)
{
    return vector(unit.version == 2 ? "GetDerivatives" : "GetContinuousStateDerivatives", instance, derivatives,
                  unit.state_count);
}

int unit_indicators(void *instance, double *indicators)
{
    return vector("GetEventIndicators", instance, indicators, unit.indicator_count);
}

int unit_nominals(void *instance, double *nominals)
{
    return vector("GetNominalsOfContinuousStates", instance, nominals, unit.state_count);
}

int unit_complete(void *instance, bool *is_event, bool *is_ended)
{
    int first = 0, second = 0;
    if (unit.version == 3)
        return ((int (*)(void *, bool, bool *, bool *))function_of("CompletedIntegratorStep"))(instance, false,
                                                                                               is_event, is_ended);
    const int status =
        ((int (*)(void *, int, int *, int *))function_of("CompletedIntegratorStep"))(instance, 0, &first, &second);
    *is_event = first;
    *is_ended = second;
    return status;
}

int unit_update(void *instance, UnitNews *news)
{
    bool needs_more = false, nominals = false;
    EventInfo2 info;
    memset(&info, 0, sizeof info);
    if (unit.version == 3) {
        const int status = ((int (*)(void *, bool *, bool *, bool *, bool *, bool *, double *))function_of(
            "UpdateDiscreteStates"))(instance, &needs_more, &news->is_ended, &nominals, &news->are_values_changed,
                                     &news->has_next, &news->next);
        return needs_more ? UNIT_ERROR : status;
    }
    const int status = ((int (*)(void *, EventInfo2 *))function_of("NewDiscreteStates"))(instance, &info);
    *news = (UnitNews){info.is_ended != 0, info.have_values_changed != 0, info.has_next != 0, info.next};
    return info.needs_more ? UNIT_ERROR : status;
}

/* ---- the description ---- */

/* The value of an attribute in this tag, with XML entities replaced; false if there is none. */
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

/* Reads the dimensions from the tags that begin at `at`; returns their number. All other sizes are 1. */
static size_t dimensions(const char *at, size_t *sizes)
{
    char number[32];
    size_t count = 0;
    sizes[0] = sizes[1] = 1;
    for (; strncmp(at, "<Dimension ", 11) == 0 && count < DIMENSIONS && attribute(at, "start", number, sizeof number);
         at = strchr(at + 1, '<'))
        sizes[count++] = strtoul(number, NULL, 10);
    return count;
}

/* Finds the columns of all elements of a variable with these dimensions; false if the first one has no column. */
static bool find_columns(const char *name, size_t count, const size_t *sizes, size_t *columns)
{
    char element[NAME + 64];
    const int end = (int)strcspn(name, ")"); /* of der(x) */
    for (size_t i = 0; i < sizes[0] * sizes[1]; i++) {
        if (count == 0)
            snprintf(element, sizeof element, "%s", name);
        else if (count == 1)
            snprintf(element, sizeof element, "%.*s[%zu]%s", end, name, i + 1, name + end);
        else
            snprintf(element, sizeof element, "%.*s[%zu,%zu]%s", end, name, i / sizes[1] + 1, i % sizes[1] + 1,
                     name + end);
        if (!table_find(&unit.result, element, strlen(element), &columns[i]))
            columns[i] = 0;
    }
    return columns[0] > 0;
}

/* Adds a number, given its tag (in FMI 2 that of its type) and the text that follows. */
static void take_number(const char *name, unsigned reference, const char *tag, const char *next, bool is_margin)
{
    size_t sizes[DIMENSIONS];
    const size_t count = dimensions(next, sizes), size = sizes[0] * sizes[1];
    unit.state_count += attribute(tag, "derivative", (char[32]){""}, 32) ? size : 0;
    unit.columns = grow(unit.columns, (unit.count + size) * sizeof *unit.columns);
    if (!find_columns(name, count, sizes, unit.columns + unit.count) && !is_margin)
        return;
    unit.references = grow(unit.references, (unit.reference_count + 1) * sizeof *unit.references);
    unit.references[unit.reference_count++] = reference;
    unit.units = grow(unit.units, (unit.count + size) * sizeof *unit.units);
    for (size_t i = 0; i < size; i++)
        if (!attribute(tag, "unit", unit.units[unit.count++], sizeof *unit.units))
            unit.units[unit.count - 1][0] = '\0';
    if (size > 1)
        unit.array = reference;
}

static void take_variable(const char *at, const char *signal)
{
    static const char *const tags[] = {"<Float64 ", "<Int32 ", "<Boolean ", "<Enumeration ", "<ScalarVariable "};
    char name[NAME], text[64];
    bool is = false;
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        is |= strncmp(at, tags[i], strlen(tags[i])) == 0;
    if (!is || !attribute(at, "name", name, sizeof name) || !attribute(at, "valueReference", text, sizeof text))
        return;
    const unsigned reference = (unsigned)strtoul(text, NULL, 10);
    const char *next = strchr(at + 1, '<'), *tag = unit.version == 3 ? at : next;
    const bool is_number = strncmp(tag, "<Float64 ", 9) == 0 || strncmp(tag, "<Real", 5) == 0;
    const bool is_verdict =
        !is_number && attribute(tag, "declaredType", text, sizeof text) && strcmp(text, "Verdict") == 0;
    const bool is_margin = is_number && strlen(name) > 7 && strcmp(name + strlen(name) - 7, ".margin") == 0;
    if (signal && strcmp(name, signal) == 0)
        unit.signal = reference;
    if (is_verdict || is_margin) {
        unit.told = grow(unit.told, (unit.told_count + 1) * sizeof *unit.told);
        unit.told[unit.told_count] = (UnitTold){reference, is_verdict, ""};
        memcpy(unit.told[unit.told_count++].name, name, sizeof name);
    }
    if (is_number)
        take_number(name, reference, tag, next, is_margin);
    else
        unit.whole = reference;
    if (is_number && attribute(at, "initial", text, sizeof text) && strcmp(text, "calculated") == 0)
        unit.calculated = reference;
}

static size_t occurrences(const char *text, const char *of)
{
    size_t count = 0;
    for (const char *at = text; (at = strstr(at, of)) != NULL; at++)
        count++;
    return count;
}

static void read_description(const char *file, const char *signal)
{
    FILE *in = fopen(file, "rb");
    char *text = grow(NULL, 1 << 26), number[32];
    if (!in)
        stop("there is no '%s'", file);
    text[fread(text, 1, (1 << 26) - 1, in)] = '\0';
    fclose(in);
    attribute(strstr(text, "<fmiModelDescription"), unit.version == 2 ? "guid" : "instantiationToken", unit.token,
              sizeof unit.token);
    unit.indicator_count = occurrences(text, "<EventIndicator ");
    if (unit.version == 2 &&
        attribute(strstr(text, "<fmiModelDescription"), "numberOfEventIndicators", number, sizeof number))
        unit.indicator_count = strtoul(number, NULL, 10);
    for (const char *at = text; (at = strchr(at, '<')) != NULL; at++)
        take_variable(at, signal);
    free(text);
    if (unit.count == 0)
        stop("the description and the result have nothing in common");
}

void unit_open(const char *library, const char *description, const char *result, const char *signal)
{
    unit.library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!unit.library)
        stop("%s", dlerror());
    unit.version = dlsym(unit.library, "fmi3GetVersion") ? 3 : 2;
    unit.result = table_read(result);
    read_description(description, signal);
}

void unit_close(void)
{
    table_free(&unit.result);
    free(unit.references);
    free(unit.columns);
    free(unit.units);
    free(unit.told);
    dlclose(unit.library);
}

/* ---- comparisons ---- */

double unit_time(size_t row)
{
    return table_number(&unit.result, row, 0);
}

double unit_last_time(void)
{
    return unit_time(unit.result.rows - 1);
}

double *unit_room(void)
{
    return grow(NULL, unit.result.rows * unit.count * sizeof(double) + 1);
}

void unit_same_bits(const char *what, const double *a, const double *b, size_t first)
{
    for (size_t row = first; row < unit.result.rows; row++)
        if (memcmp(a + row * unit.count, b + row * unit.count, unit.count * sizeof *a) != 0) {
            unit_fault(what, unit_time(row));
            return;
        }
}

static double largest_in(size_t k)
{
    double largest = 0;
    for (size_t row = 0; unit.columns[k] > 0 && row < unit.result.rows; row++)
        largest = fmax(largest, fabs(table_number(&unit.result, row, unit.columns[k])));
    return largest;
}

/* The largest value of all quantities with the same unit: a balance vanishes except for errors of its terms. */
static double largest_of_unit(size_t k)
{
    double largest = largest_in(k);
    for (size_t i = 0; i < unit.count && unit.units[k][0]; i++)
        if (strcmp(unit.units[i], unit.units[k]) == 0)
            largest = fmax(largest, largest_in(i));
    return largest;
}

/* True if the value is that of an event row within `near` of the time, or lies between the values of several. Without
 * a tolerance, it must equal one of them. */
static bool is_near(const Table *rows, double near, size_t column, double time, double is, double tolerance)
{
    double low = (double)INFINITY, high = -(double)INFINITY;
    for (size_t row = 0; row < rows->rows; row++) {
        const double at = table_number(rows, row, 0), wanted = table_number(rows, row, column);
        if (fabs(at - time) > near)
            continue;
        if (fabs(is - wanted) <= tolerance)
            return true;
        low = fmin(low, wanted);
        high = fmax(high, wanted);
    }
    return tolerance > 0 && is >= low - tolerance && is <= high + tolerance;
}

void unit_compare(const double *values, const char *events, double relative, double near)
{
    Table rows = table_read(events);
    const double span = unit_last_time() - unit_time(0);
    for (size_t k = 0; k < unit.count; k++) {
        const size_t column = unit.columns[k];
        const double tolerance = relative > 0 ? relative * largest_of_unit(k) + 1e-9 : 0;
        for (size_t row = 0; column > 0 && row < unit.result.rows; row++) {
            const double time = unit_time(row), is = values[row * unit.count + k];
            const double wanted = table_number(&unit.result, row, column);
            if (isnan(wanted) || fabs(is - wanted) <= tolerance ||
                is_near(&rows, near * fmax(fabs(time), span), column, time, is, tolerance))
                continue;
            printf("%s at %g: %.17g, not %.17g\n", unit.result.cells[column], time, is, wanted);
            faults++;
            break;
        }
    }
    table_free(&rows);
}

/* ---- runs ---- */

typedef struct {
    double *(*run)(void);
    double *values;
} Lone;

static void *run_in_thread(void *lone)
{
    ((Lone *)lone)->values = ((Lone *)lone)->run();
    return NULL;
}

void unit_try_threads(double *run(void))
{
    double *alone = run();
    Lone lones[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        lones[i] = (Lone){run, NULL};
        if (pthread_create(&threads[i], NULL, run_in_thread, &lones[i]) != 0)
            stop("no thread");
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        unit_same_bits("other bits beside others, at a time", alone, lones[i].values, 0);
        free(lones[i].values);
    }
    free(alone);
}

void unit_tell(void *instance)
{
    for (const UnitTold *t = unit.told; t < unit.told + unit.told_count; t++) {
        int choice = -1;
        double value = 0;
        unit_expect("no verdict", !t->is_verdict || unit_choice(instance, t->reference, &choice) == UNIT_OK);
        unit_expect("no margin", t->is_verdict || unit_numbers(instance, &t->reference, 1, &value, 1) == UNIT_OK);
        printf("%s %.4g\n", t->name, t->is_verdict ? choice : value);
    }
}
