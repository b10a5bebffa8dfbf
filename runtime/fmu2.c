/* fmu2.c - the functions of FMI 2.0 (Modelica Association, Functional Mock-up Interface for Model Exchange and
 * Co-Simulation 2.0.5). Functions that the description does not offer return an error. */
#include "fmu_exchange.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef void Logger2(void *environment, const char *name, int status, const char *category, const char *message, ...);

typedef struct {
    Logger2 *log;
    void *(*allocate)(size_t count, size_t size);
    void (*release)(void *memory);
    void (*step_finished)(void *environment, int status);
    void *environment;
} Callbacks;

enum { FALSE2, TRUE2 };
enum { MODEL_EXCHANGE, CO_SIMULATION };
typedef enum { STEP_STATUS, PENDING_STATUS, LAST_SUCCESSFUL_TIME, TERMINATED } StatusKind;

/* A function of the interface, with its prototype. */
#define FMI2(type, name, ...) \
    __attribute__((visibility("default"))) type name(__VA_ARGS__); \
    type name(__VA_ARGS__)

/* The message is passed by "%s", because importers take this argument for a format. */
static void log_message(const Fmu *f, FmuStatus status, const char *category, const char *message)
{
    ((Logger2 *)f->logger)(f->environment, f->name ? f->name : "", (int)status, category, "%s", message);
}

/* ---- instances ---- */

FMI2(const char *, fmi2GetTypesPlatform, void)
{
    return "default";
}

FMI2(const char *, fmi2GetVersion, void)
{
    return "2.0";
}

FMI2(FmuStatus, fmi2SetDebugLogging, void *instance, int is_logging, size_t count, const char *const *categories)
{
    return fmu_log(instance, is_logging, count, categories, __func__);
}

FMI2(void *, fmi2Instantiate, const char *name, int type, const char *guid, const char *resources,
     const Callbacks *callbacks, int is_visible, int is_logging)
{
    if (!callbacks)
        return NULL;
    const Fmu asked = {.log = log_message,
                       .logger = (void (*)(void))callbacks->log,
                       .is_logging = is_logging,
                       .environment = callbacks->environment,
                       .name = name,
                       .is_exchange = type == MODEL_EXCHANGE};
    (void)resources, (void)is_visible;
    if (!name || !*name)
        return fmu_refuse_instance(&asked, "an instance needs a name");
    if (type != MODEL_EXCHANGE && type != CO_SIMULATION)
        return fmu_refuse_instance(&asked, "an instance is for model exchange or for co-simulation");
    if (!guid || strcmp(guid, model_description.info->fingerprint) != 0)
        return fmu_refuse_instance(&asked, "the GUID is another one than that of the description");
    return fmu_new(&asked);
}

FMI2(void, fmi2FreeInstance, void *instance)
{
    if (instance)
        fmu_free(instance);
}

/* ---- phases ---- */

FMI2(FmuStatus, fmi2SetupExperiment, void *instance, int has_tolerance, double tolerance, double start, int has_stop,
     double stop)
{
    return fmu_allows(instance, FMU_INSTANTIATED, __func__)
               ? fmu_set_up(instance, start, has_stop, stop, has_tolerance, tolerance)
               : FMU_ERROR;
}

FMI2(FmuStatus, fmi2EnterInitializationMode, void *instance)
{
    return fmu_allows(instance, FMU_INSTANTIATED, __func__) ? fmu_enter_initialization(instance) : FMU_ERROR;
}

FMI2(FmuStatus, fmi2ExitInitializationMode, void *instance)
{
    return fmu_allows(instance, FMU_INITIALIZING, __func__) ? fmu_leave_initialization(instance) : FMU_ERROR;
}

FMI2(FmuStatus, fmi2Terminate, void *instance)
{
    return fmu_allows(instance, FMU_RUNNING, __func__) ? fmu_terminate(instance) : FMU_ERROR;
}

FMI2(FmuStatus, fmi2Reset, void *instance)
{
    return fmu_allows(instance, FMU_ALIVE | FMU_FAILED, __func__) ? fmu_reset(instance) : FMU_ERROR;
}

/* If the model ends the run within the step, the step is incomplete. */
FMI2(FmuStatus, fmi2DoStep, void *instance, double time, double length, int is_final)
{
    Fmu *f = instance;
    (void)is_final;
    if (!fmu_allows(f, FMU_STEPPING, __func__))
        return FMU_ERROR;
    const FmuStatus status = fmu_step(f, time, length);
    return status == FMU_OK && f->is_early ? FMU_DISCARD : status;
}

FMI2(FmuStatus, fmi2CancelStep, void *instance)
{
    return fmu_refuse(instance, __func__);
}

/* ---- model exchange ---- */

typedef struct {
    int needs_more, is_ended, have_nominals_changed, have_values_changed, has_next;
    double next;
} EventInfo;

FMI2(FmuStatus, fmi2EnterEventMode, void *instance)
{
    return fmu_may_exchange(instance, FMU_CONTINUOUS, instance, __func__) ? fmu_enter_events(instance) : FMU_ERROR;
}

FMI2(FmuStatus, fmi2NewDiscreteStates, void *instance, EventInfo *info)
{
    FmuNews news = {0};
    if (!fmu_may_exchange(instance, FMU_EVENTS, info, __func__))
        return FMU_ERROR;
    const FmuStatus status = fmu_update_events(instance, &news);
    *info = (EventInfo){.is_ended = news.is_ended,
                        .have_values_changed = news.are_values_changed,
                        .has_next = news.has_next,
                        .next = news.next};
    return status;
}

FMI2(FmuStatus, fmi2EnterContinuousTimeMode, void *instance)
{
    return fmu_may_exchange(instance, FMU_EVENTS, instance, __func__) ? fmu_leave_events(instance) : FMU_ERROR;
}

FMI2(FmuStatus, fmi2CompletedIntegratorStep, void *instance, int is_final, int *enters_event_mode, int *is_ended)
{
    bool is_event = false, is_end = false;
    (void)is_final;
    if (!fmu_may_exchange(instance, FMU_CONTINUOUS, enters_event_mode, __func__))
        return FMU_ERROR;
    if (!is_ended)
        return fmu_refuse_null(instance, __func__);
    const FmuStatus status = fmu_complete_step(instance, &is_event, &is_end);
    *enters_event_mode = is_event;
    *is_ended = is_end;
    return status;
}

FMI2(FmuStatus, fmi2SetTime, void *instance, double time)
{
    return fmu_set_time(instance, time, __func__);
}

FMI2(FmuStatus, fmi2SetContinuousStates, void *instance, const double *states, size_t count)
{
    return fmu_set_states(instance, states, count, __func__);
}

#define VECTOR(name, vector)                                              \
    FMI2(FmuStatus, name, void *instance, double *values, size_t count)   \
    {                                                                     \
        return fmu_get_vector(instance, vector, values, count, __func__); \
    }
VECTOR(fmi2GetContinuousStates, FMU_STATES)
VECTOR(fmi2GetDerivatives, FMU_DERIVATIVES)
VECTOR(fmi2GetEventIndicators, FMU_INDICATORS)
VECTOR(fmi2GetNominalsOfContinuousStates, FMU_NOMINALS)

/* ---- the last step ---- */

static bool may_ask(Fmu *f, const void *value, const char *function)
{
    const unsigned phases = FMU_STEPPING | FMU_TERMINATED | FMU_FAILED;
    if (!fmu_allows(f, f && f->is_exchange ? 0 : phases, function))
        return false;
    return value || fmu_refuse_null(f, function) == FMU_OK;
}

FMI2(FmuStatus, fmi2GetRealStatus, void *instance, StatusKind kind, double *value)
{
    Fmu *f = instance;
    if (!may_ask(f, value, __func__))
        return FMU_ERROR;
    if (kind != LAST_SUCCESSFUL_TIME)
        return fmu_tell(f, FMU_DISCARD, "%s: only the last successful time is a number", __func__);
    *value = f->time;
    return FMU_OK;
}

FMI2(FmuStatus, fmi2GetBooleanStatus, void *instance, StatusKind kind, int *value)
{
    Fmu *f = instance;
    if (!may_ask(f, value, __func__))
        return FMU_ERROR;
    if (kind != TERMINATED)
        return fmu_tell(f, FMU_DISCARD, "%s: only whether the model has ended the run is a truth", __func__);
    *value = f->is_early ? TRUE2 : FALSE2;
    return FMU_OK;
}

#define NO_STATUS(name, type) \
    FMI2(FmuStatus, name, void *instance, StatusKind kind, type *value) \
    { \
        (void)kind; \
        return may_ask(instance, value, __func__) \
                   ? fmu_tell(instance, FMU_DISCARD, "%s: no step is ever pending", __func__) \
                   : FMU_ERROR; \
    }
NO_STATUS(fmi2GetStatus, int)
NO_STATUS(fmi2GetIntegerStatus, int)
NO_STATUS(fmi2GetStringStatus, const char *)

/* ---- values ---- */

static bool may_access(Fmu *f, unsigned phases, const unsigned *references, size_t count, const void *values,
                       const char *function)
{
    if (!fmu_allows(f, phases, function))
        return false;
    return count == 0 || (references && values) || fmu_refuse_null(f, function) == FMU_OK;
}

FMI2(FmuStatus, fmi2GetReal, void *instance, const unsigned *references, size_t count, double *values)
{
    return may_access(instance, FMU_ALIVE, references, count, values, __func__)
               ? fmu_get(instance, references, count, FMU_FLOAT, values)
               : FMU_ERROR;
}

FMI2(FmuStatus, fmi2SetReal, void *instance, const unsigned *references, size_t count, const double *values)
{
    return may_access(instance, FMU_SETTABLE, references, count, values, __func__)
               ? fmu_set(instance, references, count, FMU_FLOAT, values)
               : FMU_ERROR;
}

static double *numbers_new(const Fmu *f, size_t count)
{
    double *numbers = calloc(count + 1, sizeof *numbers);
    if (!numbers)
        fmu_tell(f, FMU_FATAL, "there is no memory");
    return numbers;
}

static FmuStatus get_whole(Fmu *f, const unsigned *references, size_t count, FmuType type, int *values)
{
    double *numbers = numbers_new(f, count);
    const FmuStatus status = numbers ? fmu_get(f, references, count, type, numbers) : FMU_FATAL;
    for (size_t i = 0; i < count && status == FMU_OK; i++)
        values[i] = (int)numbers[i];
    free(numbers);
    return status;
}

static FmuStatus set_whole(Fmu *f, const unsigned *references, size_t count, FmuType type, const int *values)
{
    double *numbers = numbers_new(f, count);
    for (size_t i = 0; numbers && i < count; i++)
        numbers[i] = type == FMU_TRUTH ? values[i] != FALSE2 : values[i];
    const FmuStatus status = numbers ? fmu_set(f, references, count, type, numbers) : FMU_FATAL;
    free(numbers);
    return status;
}

#define WHOLE_VALUES(name, kind)                                                                                \
    FMI2(FmuStatus, fmi2Get##name, void *instance, const unsigned *references, size_t count, int *values)       \
    {                                                                                                           \
        return may_access(instance, FMU_ALIVE, references, count, values, __func__)                             \
                   ? get_whole(instance, references, count, kind, values)                                       \
                   : FMU_ERROR;                                                                                 \
    }                                                                                                           \
    FMI2(FmuStatus, fmi2Set##name, void *instance, const unsigned *references, size_t count, const int *values) \
    {                                                                                                           \
        return may_access(instance, FMU_SETTABLE, references, count, values, __func__)                          \
                   ? set_whole(instance, references, count, kind, values)                                       \
                   : FMU_ERROR;                                                                                 \
    }
WHOLE_VALUES(Integer, FMU_WHOLE)
WHOLE_VALUES(Boolean, FMU_TRUTH)

static FmuStatus access_none(Fmu *f, unsigned phases, size_t count, const char *function)
{
    if (!fmu_allows(f, phases, function))
        return FMU_ERROR;
    return count == 0 ? FMU_OK : fmu_tell(f, FMU_ERROR, "%s: no variable has that type", function);
}

FMI2(FmuStatus, fmi2GetString, void *instance, const unsigned *references, size_t count, const char **values)
{
    (void)references, (void)values;
    return access_none(instance, FMU_ALIVE, count, __func__);
}

FMI2(FmuStatus, fmi2SetString, void *instance, const unsigned *references, size_t count, const char *const *values)
{
    (void)references, (void)values;
    return access_none(instance, FMU_SETTABLE, count, __func__);
}

FMI2(FmuStatus, fmi2GetDirectionalDerivative, void *instance, const unsigned *unknowns, size_t unknown_count,
     const unsigned *knowns, size_t known_count, const double *seed, double *sensitivity)
{
    return fmu_derive(instance, &(FmuDerivative){.function = __func__,
                                                 .unknowns = unknowns,
                                                 .knowns = knowns,
                                                 .unknown_count = unknown_count,
                                                 .known_count = known_count,
                                                 .seed = seed,
                                                 .sensitivity = sensitivity,
                                                 .seed_count = known_count,
                                                 .sensitivity_count = unknown_count});
}

FMI2(FmuStatus, fmi2SetRealInputDerivatives, void *instance, const unsigned *references, size_t count,
     const int *orders, const double *values)
{
    const Fmu *f = instance;
    if (!may_access(instance, f && f->is_exchange ? 0 : FMU_SETTABLE, references, count, values, __func__))
        return FMU_ERROR;
    return count == 0 || orders ? fmu_set_slopes(instance, references, count, orders, values)
                                : fmu_refuse_null(instance, __func__);
}

FMI2(FmuStatus, fmi2GetRealOutputDerivatives, void *instance, const unsigned *references, size_t count,
     const int *orders, double *values)
{
    const Fmu *f = instance;
    const unsigned phases = f && f->is_exchange ? 0 : FMU_STEPPING | FMU_EVENTS | FMU_TERMINATED;
    if (!may_access(instance, phases, references, count, values, __func__))
        return FMU_ERROR;
    return count == 0 || orders ? fmu_get_slopes(instance, references, count, orders, values)
                                : fmu_refuse_null(instance, __func__);
}

/* ---- states ---- */

FMI2(FmuStatus, fmi2GetFMUstate, void *instance, void **state)
{
    return fmu_save(instance, (FmuState **)state, __func__);
}

FMI2(FmuStatus, fmi2SetFMUstate, void *instance, void *state)
{
    return fmu_restore(instance, state, __func__);
}

FMI2(FmuStatus, fmi2FreeFMUstate, void *instance, void **state)
{
    return fmu_free_state(instance, (FmuState **)state);
}

FMI2(FmuStatus, fmi2SerializedFMUstateSize, void *instance, void *state, size_t *size)
{
    return fmu_state_size(instance, state, size, __func__);
}

FMI2(FmuStatus, fmi2SerializeFMUstate, void *instance, void *state, char *bytes, size_t size)
{
    return fmu_serialize(instance, state, bytes, size, __func__);
}

FMI2(FmuStatus, fmi2DeSerializeFMUstate, void *instance, const char *bytes, size_t size, void **state)
{
    return fmu_deserialize(instance, bytes, size, (FmuState **)state, __func__);
}
