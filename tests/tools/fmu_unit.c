/* fmu_unit.c - an FMU that is loaded. */
#define _GNU_SOURCE
#include "fmu_unit.h"

#include <dlfcn.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
static _Thread_local UnitKind asked; /* the instance that this thread has made last */

int unit_messages(void)
{
    const int count = messages;
    messages = 0;
    return count;
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

/* ---- instances ---- */

void *unit_new(const UnitKind *kind)
{
    static _Thread_local Callbacks2 callbacks; /* without functions of memory, which are not to be called */
    void (*logger)(void *, const char *, int, const char *, const char *, ...) = log_second;
    void *instance;
    asked = *kind;
    memcpy(&callbacks.log, &logger, sizeof callbacks.log);
    if (unit.version == 2)
        instance = ((void *(*)(const char *, int, const char *, const char *, const Callbacks2 *, int, int))function_of(
            "Instantiate"))("unit", !kind->is_exchange, unit.token, "", &callbacks, 0, 1);
    else if (kind->is_exchange)
        instance =
            ((void *(*)(const char *, const char *, const char *, bool, bool, void *,
                        void (*)(void *, int, const char *, const char *)))function_of("InstantiateModelExchange"))(
                "unit", unit.token, NULL, false, true, NULL, log_third);
    else
        instance = ((void *(*)(const char *, const char *, const char *, bool, bool, bool, bool, const uint32_t *,
                               size_t, void *, void (*)(void *, int, const char *, const char *),
                               void (*)(void *, double, bool, bool, bool, bool, bool *,
                                        double *)))function_of("InstantiateCoSimulation"))(
            "unit", unit.token, NULL, false, true, kind->has_events, kind->may_return, NULL, 0, NULL, log_third,
            kind->update ? ask : NULL);
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

static int enter(void *instance, double start, double end)
{
    if (unit.version == 3)
        return ((int (*)(void *, bool, double, double, bool, double))function_of("EnterInitializationMode"))(
            instance, false, 0, start, true, end);
    const int status = ((int (*)(void *, int, double, double, int, double))function_of("SetupExperiment"))(
        instance, 0, 0, start, 1, end);
    return status > UNIT_WARNING ? status : unit_call("EnterInitializationMode", instance);
}

int unit_begin(void *instance, double start, double stop)
{
    const int status = enter(instance, start, stop);
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

int unit_get(void *instance, double *values)
{
    if (unit.version == 2)
        return ((int (*)(void *, const unsigned *, size_t, double *))function_of("GetReal"))(
            instance, unit.references, unit.reference_count, values);
    return ((int (*)(void *, const unsigned *, size_t, double *, size_t))function_of("GetFloat64"))(
        instance, unit.references, unit.reference_count, values, unit.count);
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
    if (with_state("FreeFMUstate", "FreeFMUState", instance, state) != UNIT_OK)
        stop("a state is not freed");
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

enum { DIMENSIONS = 2 };

/* How many, by the tags that begin there; all others are 1. */
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

/* Of all elements of what has these; false: some are none. */
static bool find_columns(const Table *result, const char *name, size_t count, const size_t *sizes, size_t *columns)
{
    char element[1100];
    const int end = (int)strcspn(name, ")"); /* of der(x) */
    bool are = true;
    for (size_t i = 0; i < sizes[0] * sizes[1] && are; i++) {
        if (count == 0)
            snprintf(element, sizeof element, "%s", name);
        else if (count == 1)
            snprintf(element, sizeof element, "%.*s[%zu]%s", end, name, i + 1, name + end);
        else
            snprintf(element, sizeof element, "%.*s[%zu,%zu]%s", end, name, i / sizes[1] + 1, i % sizes[1] + 1,
                     name + end);
        are = table_find(result, element, strlen(element), &columns[i]) && columns[i] > 0;
    }
    return are;
}

static void take_variable(const char *at, const Table *result)
{
    static const char *const tags[] = {"<Float64 ", "<ScalarVariable "};
    char name[1024], number[32];
    size_t sizes[DIMENSIONS];
    const char *next = strchr(at + 1, '<');
    const bool is = strncmp(at, tags[unit.version == 2], strlen(tags[unit.version == 2])) == 0 &&
                    (unit.version == 3 || strncmp(next, "<Real", 5) == 0);
    if (!is || !attribute(at, "name", name, sizeof name) || !attribute(at, "valueReference", number, sizeof number))
        return;
    const size_t count = dimensions(next, sizes), size = sizes[0] * sizes[1];
    const char *tag = unit.version == 3 ? at : next;
    unit.state_count += attribute(tag, "derivative", (char[32]){""}, 32) ? size : 0;
    unit.columns = grow(unit.columns, (unit.count + size) * sizeof *unit.columns);
    if (!find_columns(result, name, count, sizes, unit.columns + unit.count))
        return;
    unit.references = grow(unit.references, (unit.reference_count + 1) * sizeof *unit.references);
    unit.references[unit.reference_count++] = (unsigned)strtoul(number, NULL, 10);
    unit.units = grow(unit.units, (unit.count + size) * sizeof *unit.units);
    for (size_t i = 0; i < size; i++)
        if (!attribute(tag, "unit", unit.units[unit.count++], sizeof *unit.units))
            unit.units[unit.count - 1][0] = '\0';
}

static size_t occurrences(const char *text, const char *of)
{
    size_t count = 0;
    for (const char *at = text; (at = strstr(at, of)) != NULL; at++)
        count++;
    return count;
}

static void read_description(const char *file, const Table *result)
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
        take_variable(at, result);
    free(text);
    if (unit.count == 0)
        stop("the description and the result have nothing in common");
}

void unit_open(const char *library, const char *description, const Table *result)
{
    unit.library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!unit.library)
        stop("%s", dlerror());
    unit.version = dlsym(unit.library, "fmi3GetVersion") ? 3 : 2;
    read_description(description, result);
}

void unit_close(void)
{
    free(unit.references);
    free(unit.columns);
    free(unit.units);
    dlclose(unit.library);
}

/* ---- comparisons ---- */

static double largest_in(const Table *result, size_t k)
{
    double largest = 0;
    for (size_t row = 0; row < result->rows; row++)
        largest = fmax(largest, fabs(table_number(result, row, unit.columns[k])));
    return largest;
}

/* Of all quantities of that unit: a balance vanishes but for the errors of what it is made of. */
static double largest_of_unit(const Table *result, size_t k)
{
    double largest = largest_in(result, k);
    for (size_t i = 0; i < unit.count && unit.units[k][0]; i++)
        if (strcmp(unit.units[i], unit.units[k]) == 0)
            largest = fmax(largest, largest_in(result, i));
    return largest;
}

/* Between the values of rows of events so near that rounding may tell them apart. */
static bool is_near(const Table *rows, double span, size_t column, double time, double is, double tolerance)
{
    double low = (double)INFINITY, high = -(double)INFINITY;
    for (size_t row = 0; row < rows->rows; row++) {
        const double at = table_number(rows, row, 0), wanted = table_number(rows, row, column);
        if (fabs(at - time) > 1e-7 * fmax(fabs(time), span))
            continue;
        low = fmin(low, wanted);
        high = fmax(high, wanted);
    }
    return is >= low - tolerance && is <= high + tolerance;
}

int unit_compare(const Table *result, const double *values, const char *events, double relative)
{
    Table rows = table_read(events);
    const double span = table_number(result, result->rows - 1, 0) - table_number(result, 0, 0);
    int faults = 0;
    for (size_t k = 0; k < unit.count; k++) {
        const double tolerance = relative * largest_of_unit(result, k) + 1e-9;
        for (size_t row = 0; row < result->rows; row++) {
            const double wanted = table_number(result, row, unit.columns[k]), is = values[row * unit.count + k];
            if (isnan(wanted) || fabs(is - wanted) <= tolerance ||
                is_near(&rows, span, unit.columns[k], table_number(result, row, 0), is, tolerance))
                continue;
            printf("%s at %g: %.17g, not %.17g\n", result->cells[unit.columns[k]], table_number(result, row, 0), is,
                   wanted);
            faults++;
            break;
        }
    }
    table_free(&rows);
    return faults;
}
