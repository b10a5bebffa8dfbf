/* fmu3.c - all functions of FMI 3.0 (Modelica Association, Functional Mock-up Interface Specification 3.0.2). Functions
 * that the description does not offer return an error. */
#include "fmu_exchange.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void Logger3(void *environment, int status, const char *category, const char *message);
typedef void IntermediateUpdate(void *environment, double time, bool is_set_requested, bool may_get, bool is_step_done,
                                bool may_return, bool *is_returned, double *return_time);

/* A function of the interface, with its prototype. */
#define FMI3(type, name, ...) \
    __attribute__((visibility("default"))) type name(__VA_ARGS__); \
    type name(__VA_ARGS__)

static void log_message(const Fmu *f, FmuStatus status, const char *category, const char *message)
{
    ((Logger3 *)f->logger)(f->environment, status, category, message);
}

/* In an intermediate update values can be read, but not set. */
static bool update(const Fmu *f, bool may_return, double *end)
{
    IntermediateUpdate *const updated = (IntermediateUpdate *)f->updated;
    bool is_returned = false;
    updated(f->environment, f->time, false, true, true, may_return, &is_returned, end);
    return is_returned;
}

/* ---- instances ---- */

FMI3(const char *, fmi3GetVersion, void)
{
    return "3.0";
}

FMI3(FmuStatus, fmi3SetDebugLogging, void *instance, bool is_logging, size_t count, const char *const *categories)
{
    return fmu_log(instance, is_logging, count, categories, __func__);
}

static void *instantiate(const Fmu *asked, const char *token)
{
    if (!asked->name || !*asked->name)
        return fmu_refuse_instance(asked, "an instance needs a name");
    Fmu *f = fmu_new(asked);
    if (!f || (token && strcmp(token, f->about->info->fingerprint) == 0))
        return f;
    fmu_free(f);
    return fmu_refuse_instance(asked, "the instantiation token differs from the description");
}

FMI3(void *, fmi3InstantiateCoSimulation, const char *name, const char *token, const char *resources, bool is_visible,
     bool is_logging, bool is_event_mode_used, bool is_early_return_allowed, const uint32_t *intermediate,
     size_t intermediate_count, void *environment, Logger3 *logger, IntermediateUpdate *updated)
{
    (void)resources, (void)is_visible;
    const Fmu asked = {.log = log_message,
                       .logger = (void (*)(void))logger,
                       .environment = environment,
                       .is_logging = is_logging,
                       .name = name,
                       .has_events = is_event_mode_used,
                       .may_return = is_early_return_allowed,
                       .update = updated ? update : NULL,
                       .updated = (void (*)(void))updated};
    if (intermediate_count > 0 && !intermediate)
        return fmu_refuse_instance(&asked, "a pointer is NULL");
    if (intermediate_count > 0 && !updated)
        return fmu_refuse_instance(&asked, "no function takes the intermediate variables");
    return instantiate(&asked, token);
}

FMI3(void *, fmi3InstantiateModelExchange, const char *name, const char *token, const char *resources, bool is_visible,
     bool is_logging, void *environment, Logger3 *logger)
{
    (void)resources, (void)is_visible;
    return instantiate(&(Fmu){.log = log_message,
                              .logger = (void (*)(void))logger,
                              .environment = environment,
                              .is_logging = is_logging,
                              .name = name,
                              .is_exchange = true},
                       token);
}

FMI3(void *, fmi3InstantiateScheduledExecution, const char *name, const char *token, const char *resources,
     bool is_visible, bool is_logging, void *environment, Logger3 *logger, void (*partition)(void), void (*lock)(void),
     void (*unlock)(void))
{
    const Fmu asked = {
        .log = log_message, .logger = (void (*)(void))logger, .environment = environment, .is_logging = is_logging};
    (void)name, (void)token, (void)resources, (void)is_visible, (void)partition, (void)lock, (void)unlock;
    return fmu_refuse_instance(&asked, "scheduled execution is not offered");
}

FMI3(void, fmi3FreeInstance, void *instance)
{
    if (instance)
        fmu_free(instance);
}

/* ---- phases ---- */

FMI3(FmuStatus, fmi3EnterInitializationMode, void *instance, bool has_tolerance, double tolerance, double start,
     bool has_stop, double stop)
{
    Fmu *f = instance;
    if (!fmu_allows(f, FMU_INSTANTIATED, __func__))
        return FMU_ERROR;
    const FmuStatus status = fmu_set_up(f, start, has_stop, stop, has_tolerance, tolerance);
    return status == FMU_OK ? fmu_enter_initialization(f) : status;
}

FMI3(FmuStatus, fmi3ExitInitializationMode, void *instance)
{
    return fmu_allows(instance, FMU_INITIALIZING, __func__) ? fmu_leave_initialization(instance) : FMU_ERROR;
}

FMI3(FmuStatus, fmi3Terminate, void *instance)
{
    return fmu_allows(instance, FMU_RUNNING, __func__) ? fmu_terminate(instance) : FMU_ERROR;
}

FMI3(FmuStatus, fmi3Reset, void *instance)
{
    return fmu_allows(instance, FMU_ALIVE | FMU_FAILED, __func__) ? fmu_reset(instance) : FMU_ERROR;
}

FMI3(FmuStatus, fmi3DoStep, void *instance, double time, double length, bool is_final, bool *needs_event,
     bool *is_ended, bool *is_early, double *last_time)
{
    Fmu *f = instance;
    (void)is_final;
    if (!fmu_allows(f, FMU_STEPPING, __func__))
        return FMU_ERROR;
    if (!needs_event || !is_ended || !is_early || !last_time)
        return fmu_refuse_null(f, __func__);
    const FmuStatus status = fmu_step(f, time, length);
    *needs_event = f->is_due;
    *is_ended = f->is_early;
    *is_early = f->time < time + length && !is_same_instant(f->time, time + length);
    *last_time = f->time;
    return status;
}

/* ---- events ---- */

FMI3(FmuStatus, fmi3EnterEventMode, void *instance)
{
    const Fmu *f = instance;
    const unsigned phases = f && f->is_exchange ? FMU_CONTINUOUS : f && f->has_events ? FMU_STEPPING : 0;
    return fmu_allows(f, phases, __func__) ? fmu_enter_events(instance) : FMU_ERROR;
}

FMI3(FmuStatus, fmi3EvaluateDiscreteStates, void *instance)
{
    return fmu_allows(instance, FMU_INITIALIZING | FMU_EVENTS, __func__) ? FMU_OK : FMU_ERROR;
}

FMI3(FmuStatus, fmi3UpdateDiscreteStates, void *instance, bool *needs_more, bool *is_ended, bool *have_nominals_changed,
     bool *have_values_changed, bool *has_next, double *next)
{
    FmuNews news = {0};
    if (!fmu_allows(instance, FMU_EVENTS, __func__))
        return FMU_ERROR;
    if (!needs_more || !is_ended || !have_nominals_changed || !have_values_changed || !has_next || !next)
        return fmu_refuse_null(instance, __func__);
    const FmuStatus status = fmu_update_events(instance, &news);
    *needs_more = *have_nominals_changed = false;
    *is_ended = news.is_ended;
    *have_values_changed = news.are_values_changed;
    *has_next = news.has_next;
    *next = news.next;
    return status;
}

FMI3(FmuStatus, fmi3EnterStepMode, void *instance)
{
    const Fmu *f = instance;
    return fmu_allows(f, f && f->has_events ? FMU_EVENTS : 0, __func__) ? fmu_leave_events(instance) : FMU_ERROR;
}

/* ---- model exchange ---- */

FMI3(FmuStatus, fmi3EnterContinuousTimeMode, void *instance)
{
    return fmu_may_exchange(instance, FMU_EVENTS, instance, __func__) ? fmu_leave_events(instance) : FMU_ERROR;
}

FMI3(FmuStatus, fmi3CompletedIntegratorStep, void *instance, bool is_final, bool *enters_event_mode, bool *is_ended)
{
    (void)is_final;
    if (!fmu_may_exchange(instance, FMU_CONTINUOUS, enters_event_mode, __func__))
        return FMU_ERROR;
    return is_ended ? fmu_complete_step(instance, enters_event_mode, is_ended) : fmu_refuse_null(instance, __func__);
}

FMI3(FmuStatus, fmi3SetTime, void *instance, double time)
{
    return fmu_set_time(instance, time, __func__);
}

FMI3(FmuStatus, fmi3SetContinuousStates, void *instance, const double *states, size_t count)
{
    return fmu_set_states(instance, states, count, __func__);
}

#define VECTOR(name, vector)                                              \
    FMI3(FmuStatus, name, void *instance, double *values, size_t count)   \
    {                                                                     \
        return fmu_get_vector(instance, vector, values, count, __func__); \
    }
VECTOR(fmi3GetContinuousStates, FMU_STATES)
VECTOR(fmi3GetContinuousStateDerivatives, FMU_DERIVATIVES)
VECTOR(fmi3GetEventIndicators, FMU_INDICATORS)
VECTOR(fmi3GetNominalsOfContinuousStates, FMU_NOMINALS)

#define VECTOR_SIZE(name, vector)                                    \
    FMI3(FmuStatus, name, void *instance, size_t *count)             \
    {                                                                \
        if (!fmu_may_exchange(instance, FMU_ALIVE, count, __func__)) \
            return FMU_ERROR;                                        \
        *count = fmu_vector_size(instance, vector);                  \
        return FMU_OK;                                               \
    }
VECTOR_SIZE(fmi3GetNumberOfContinuousStates, FMU_STATES)
VECTOR_SIZE(fmi3GetNumberOfEventIndicators, FMU_INDICATORS)

/* ---- values ---- */

/* The number of values of a reference. */
static size_t size_of(const Fmu *f, uint32_t reference)
{
    if (model_parts.fmu_sizes)
        return model_parts.fmu_sizes->count(f, reference);
    return reference > 0 && reference <= (uint32_t)f->about->variable_count ? (size_t)f->sizes[reference - 1] : 1;
}

static bool may_access(Fmu *f, unsigned phases, const uint32_t *references, size_t count, const void *values,
                       size_t value_count, const char *function)
{
    size_t wanted = 0;
    if (!fmu_allows(f, phases, function))
        return false;
    if (count > 0 && (!references || !values))
        return fmu_refuse_null(f, function) == FMU_OK;
    for (size_t i = 0; i < count; i++) {
        const size_t size = size_of(f, references[i]);
        if (size == 0)
            return fmu_tell(f, FMU_ERROR, "there is no variable with the value reference %u", references[i]) == FMU_OK;
        wanted += size;
    }
    if (value_count != wanted)
        return fmu_tell(f, FMU_ERROR, "%s: %zu values for variables of %zu", function, value_count, wanted) == FMU_OK;
    return true;
}

static uint32_t handle_of(const Fmu *f, uint32_t reference, size_t element)
{
    return model_parts.fmu_sizes ? (uint32_t)model_parts.fmu_sizes->handle(f, reference, element)
                                 : reference + (uint32_t)element;
}

/* True if a reference may stand for several values. */
static bool is_spread(size_t count, size_t value_count)
{
    return model_parts.fmu_sizes || count < value_count;
}

/* NULL after a message: there is no memory. */
static void *memory_new(const Fmu *f, size_t count, size_t size)
{
    void *memory = calloc(count + 1, size);
    if (!memory)
        fmu_tell(f, FMU_FATAL, "there is no memory");
    return memory;
}

/* A handle for each value: the reference that it would have alone. */
static uint32_t *spread(const Fmu *f, const uint32_t *references, size_t count, size_t value_count)
{
    uint32_t *all = memory_new(f, value_count, sizeof *all);
    size_t at = 0;
    for (size_t i = 0; all && i < count; i++)
        for (size_t k = 0; k < size_of(f, references[i]); k++)
            all[at++] = handle_of(f, references[i], k);
    return all;
}

static FmuStatus access_spread(Fmu *f, const uint32_t *references, size_t count, FmuType type, double *values,
                               size_t value_count, bool is_setting)
{
    uint32_t *all = is_spread(count, value_count) ? spread(f, references, count, value_count) : NULL;
    if (is_spread(count, value_count) && !all)
        return FMU_FATAL;
    const uint32_t *each = all ? all : references;
    const FmuStatus status =
        is_setting ? fmu_set(f, each, value_count, type, values) : fmu_get(f, each, value_count, type, values);
    free(all);
    return status;
}

FMI3(FmuStatus, fmi3GetFloat64, void *instance, const uint32_t *references, size_t count, double *values,
     size_t value_count)
{
    return may_access(instance, FMU_READABLE, references, count, values, value_count, __func__)
               ? access_spread(instance, references, count, FMU_FLOAT, values, value_count, false)
               : FMU_ERROR;
}

FMI3(FmuStatus, fmi3SetFloat64, void *instance, const uint32_t *references, size_t count, const double *values,
     size_t value_count)
{
    return may_access(instance, FMU_SETTABLE, references, count, values, value_count, __func__)
               ? access_spread(instance, references, count, FMU_FLOAT, (double *)(uintptr_t)values, value_count, true)
               : FMU_ERROR;
}

/* Gets or sets values of a type other than double, by way of doubles. */
static FmuStatus access_values(Fmu *f, const uint32_t *references, size_t count, FmuType type, void *values,
                               size_t value_count, bool is_setting, const char *function)
{
    const unsigned phases = is_setting ? FMU_SETTABLE : FMU_READABLE;
    if (!may_access(f, phases, references, count, values, value_count, function))
        return FMU_ERROR;
    double *numbers = memory_new(f, value_count, sizeof *numbers);
    int32_t *const integers = values;
    int64_t *const choices = values;
    bool *const truths = values;
    for (size_t i = 0; i < value_count && numbers && is_setting; i++)
        numbers[i] = type == FMU_INTEGER ? integers[i] : type == FMU_CHOICE ? (double)choices[i] : truths[i];
    const FmuStatus status =
        numbers ? access_spread(f, references, count, type, numbers, value_count, is_setting) : FMU_FATAL;
    for (size_t i = 0; i < value_count && status == FMU_OK && !is_setting; i++)
        if (type == FMU_INTEGER)
            integers[i] = (int32_t)numbers[i];
        else if (type == FMU_CHOICE)
            choices[i] = (int64_t)numbers[i];
        else
            truths[i] = (bool)numbers[i];
    free(numbers);
    return status;
}

#define VALUES(name, type, kind)                                                                                 \
    FMI3(FmuStatus, fmi3Get##name, void *instance, const uint32_t *references, size_t count, type *values,       \
         size_t value_count)                                                                                     \
    {                                                                                                            \
        return access_values(instance, references, count, kind, values, value_count, false, __func__);           \
    }                                                                                                            \
    FMI3(FmuStatus, fmi3Set##name, void *instance, const uint32_t *references, size_t count, const type *values, \
         size_t value_count)                                                                                     \
    {                                                                                                            \
        return access_values(instance, references, count, kind, (type *)(uintptr_t)values, value_count, true,    \
                             __func__);                                                                      \
    }
VALUES(Int32, int32_t, FMU_INTEGER)
VALUES(Int64, int64_t, FMU_CHOICE)
VALUES(Boolean, bool, FMU_TRUTH)

/* Gets or sets values of a type that no variable has. */
static FmuStatus access_none(Fmu *f, unsigned phases, size_t count, const char *function)
{
    if (!fmu_allows(f, phases, function))
        return FMU_ERROR;
    return count == 0 ? FMU_OK : fmu_tell(f, FMU_ERROR, "%s: no variable has that type", function);
}
#define NO_VALUES(name, type)                                                                                    \
    FMI3(FmuStatus, fmi3Get##name, void *instance, const uint32_t *references, size_t count, type *values,       \
         size_t value_count)                                                                                     \
    {                                                                                                            \
        (void)references, (void)values, (void)value_count;                                                       \
        return access_none(instance, FMU_READABLE, count, __func__);                                             \
    }                                                                                                            \
    FMI3(FmuStatus, fmi3Set##name, void *instance, const uint32_t *references, size_t count, const type *values, \
         size_t value_count)                                                                                     \
    {                                                                                                            \
        (void)references, (void)values, (void)value_count;                                                       \
        return access_none(instance, FMU_SETTABLE, count, __func__);                                             \
    }
NO_VALUES(Float32, float)
NO_VALUES(Int8, int8_t)
NO_VALUES(UInt8, uint8_t)
NO_VALUES(Int16, int16_t)
NO_VALUES(UInt16, uint16_t)
NO_VALUES(UInt32, uint32_t)
NO_VALUES(String, char *)

FMI3(FmuStatus, fmi3GetBinary, void *instance, const uint32_t *references, size_t count, size_t *sizes,
     const uint8_t **values, size_t value_count)
{
    (void)references, (void)sizes, (void)values, (void)value_count;
    return access_none(instance, FMU_READABLE, count, __func__);
}

FMI3(FmuStatus, fmi3SetBinary, void *instance, const uint32_t *references, size_t count, const size_t *sizes,
     const uint8_t *const *values, size_t value_count)
{
    (void)references, (void)sizes, (void)values, (void)value_count;
    return access_none(instance, FMU_SETTABLE, count, __func__);
}

FMI3(FmuStatus, fmi3GetClock, void *instance, const uint32_t *references, size_t count, bool *values)
{
    (void)references, (void)values;
    return access_none(instance, FMU_READABLE, count, __func__);
}

FMI3(FmuStatus, fmi3SetClock, void *instance, const uint32_t *references, size_t count, const bool *values)
{
    (void)references, (void)values;
    return access_none(instance, FMU_SETTABLE, count, __func__);
}

/* ---- sizes ---- */

FMI3(FmuStatus, fmi3GetUInt64, void *instance, const uint32_t *references, size_t count, uint64_t *values,
     size_t value_count)
{
    return model_parts.fmu_sizes
               ? model_parts.fmu_sizes->get(instance, references, count, values, value_count, __func__)
               : access_none(instance, FMU_READABLE, count, __func__);
}

FMI3(FmuStatus, fmi3SetUInt64, void *instance, const uint32_t *references, size_t count, const uint64_t *values,
     size_t value_count)
{
    return model_parts.fmu_sizes
               ? model_parts.fmu_sizes->set(instance, references, count, values, value_count, __func__)
               : access_none(instance, FMU_SETTABLE, count, __func__);
}

FMI3(FmuStatus, fmi3EnterConfigurationMode, void *instance)
{
    return model_parts.fmu_sizes ? model_parts.fmu_sizes->enter(instance, __func__) : fmu_refuse(instance, __func__);
}

FMI3(FmuStatus, fmi3ExitConfigurationMode, void *instance)
{
    return model_parts.fmu_sizes ? model_parts.fmu_sizes->leave(instance, __func__) : fmu_refuse(instance, __func__);
}

/* ---- derivatives ---- */

static size_t size_of_all(const Fmu *f, const uint32_t *references, size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count; i++)
        size += size_of(f, references[i]);
    return size;
}

/* The derivatives of all values of arrays. */
static FmuStatus derive(Fmu *f, FmuDerivative asked)
{
    if (!f || (asked.unknown_count > 0 && !asked.unknowns) || (asked.known_count > 0 && !asked.knowns))
        return fmu_derive(f, &asked);
    const size_t unknowns = size_of_all(f, asked.unknowns, asked.unknown_count);
    const size_t knowns = size_of_all(f, asked.knowns, asked.known_count);
    uint32_t *all_unknowns = spread(f, asked.unknowns, asked.unknown_count, unknowns);
    uint32_t *all_knowns = spread(f, asked.knowns, asked.known_count, knowns);
    asked.unknowns = all_unknowns;
    asked.knowns = all_knowns;
    asked.unknown_count = unknowns;
    asked.known_count = knowns;
    const FmuStatus status = all_unknowns && all_knowns ? fmu_derive(f, &asked) : FMU_FATAL;
    free(all_unknowns);
    free(all_knowns);
    return status;
}

#define DERIVATIVE(name, is_backwards)                                                                             \
    FMI3(FmuStatus, name, void *instance, const uint32_t *unknowns, size_t unknown_count, const uint32_t *knowns,  \
         size_t known_count, const double *seed, size_t seed_count, double *sensitivity, size_t sensitivity_count) \
    {                                                                                                              \
        return derive(instance, (FmuDerivative){.function = __func__,                                              \
                                                .unknowns = unknowns,                                              \
                                                .knowns = knowns,                                                  \
                                                .unknown_count = unknown_count,                                    \
                                                .known_count = known_count,                                        \
                                                .is_adjoint = is_backwards,                                        \
                                                .seed = seed,                                                      \
                                                .sensitivity = sensitivity,                                        \
                                                .seed_count = seed_count,                                          \
                                                .sensitivity_count = sensitivity_count});                          \
    }
DERIVATIVE(fmi3GetDirectionalDerivative, false)
DERIVATIVE(fmi3GetAdjointDerivative, true)

FMI3(FmuStatus, fmi3GetOutputDerivatives, void *instance, const uint32_t *references, size_t count,
     const int32_t *orders, double *values, size_t value_count)
{
    const Fmu *f = instance;
    const unsigned phases = f && f->is_exchange ? 0 : FMU_STEPPING | FMU_EVENTS | FMU_TERMINATED;
    if (!may_access(instance, phases, references, count, values, value_count, __func__))
        return FMU_ERROR;
    if (count > 0 && !orders)
        return fmu_refuse_null(instance, __func__);
    FmuStatus status = FMU_OK;
    for (size_t i = 0, at = 0; i < count && status == FMU_OK; i++)
        for (size_t k = 0; k < size_of(instance, references[i]) && status == FMU_OK; k++)
            status = fmu_get_slopes(instance, &(uint32_t){handle_of(instance, references[i], k)}, 1, &orders[i],
                                    &values[at++]);
    return status;
}

/* ---- states ---- */

FMI3(FmuStatus, fmi3GetFMUState, void *instance, void **state)
{
    return fmu_save(instance, (FmuState **)state, __func__);
}

FMI3(FmuStatus, fmi3SetFMUState, void *instance, void *state)
{
    return fmu_restore(instance, state, __func__);
}

FMI3(FmuStatus, fmi3FreeFMUState, void *instance, void **state)
{
    return fmu_free_state(instance, (FmuState **)state);
}

FMI3(FmuStatus, fmi3SerializedFMUStateSize, void *instance, void *state, size_t *size)
{
    return fmu_state_size(instance, state, size, __func__);
}

FMI3(FmuStatus, fmi3SerializeFMUState, void *instance, void *state, uint8_t *bytes, size_t size)
{
    return fmu_serialize(instance, state, (char *)bytes, size, __func__);
}

FMI3(FmuStatus, fmi3DeserializeFMUState, void *instance, const uint8_t *bytes, size_t size, void **state)
{
    return fmu_deserialize(instance, (const char *)bytes, size, (FmuState **)state, __func__);
}

/* ---- functions that are not offered ---- */

#define REFUSED(name, ...)                             \
    FMI3(FmuStatus, name, void *instance, __VA_ARGS__) \
    {                                                  \
        return fmu_refuse(instance, __func__);         \
    }
#define REFUSED_ALONE(name)                    \
    FMI3(FmuStatus, name, void *instance)      \
    {                                          \
        return fmu_refuse(instance, __func__); \
    }
#pragma GCC diagnostic ignored "-Wunused-parameter"
REFUSED(fmi3GetNumberOfVariableDependencies, uint32_t reference, size_t *count)
REFUSED(fmi3GetVariableDependencies, uint32_t dependent, size_t *elements, uint32_t *independents,
        size_t *independent_elements, int *kinds, size_t count)
REFUSED(fmi3GetIntervalDecimal, const uint32_t *references, size_t count, double *intervals, int *qualifiers)
REFUSED(fmi3GetIntervalFraction, const uint32_t *references, size_t count, uint64_t *counters, uint64_t *resolutions,
        int *qualifiers)
REFUSED(fmi3GetShiftDecimal, const uint32_t *references, size_t count, double *shifts)
REFUSED(fmi3GetShiftFraction, const uint32_t *references, size_t count, uint64_t *counters, uint64_t *resolutions)
REFUSED(fmi3SetIntervalDecimal, const uint32_t *references, size_t count, const double *intervals)
REFUSED(fmi3SetIntervalFraction, const uint32_t *references, size_t count, const uint64_t *counters,
        const uint64_t *resolutions)
REFUSED(fmi3SetShiftDecimal, const uint32_t *references, size_t count, const double *shifts)
REFUSED(fmi3SetShiftFraction, const uint32_t *references, size_t count, const uint64_t *counters,
        const uint64_t *resolutions)
REFUSED(fmi3ActivateModelPartition, uint32_t clock, double time)
