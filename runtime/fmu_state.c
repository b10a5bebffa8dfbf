/* fmu_state.c - states of an instance, as bytes.
 *
 * An instance that saves its state also goes on from the saved state: its integrator begins anew there, so that all
 * instances that go on from this state compute the same bits. */
#define _POSIX_C_SOURCE 200809L
#include "fmu_exchange.h"

#include "between.h"
#include "keeper.h"

#include <stdlib.h>
#include <string.h>

/* The head of a state. Behind it are inputs with their courses, settings, and the state of the run, if there is one. */
typedef struct {
    char fingerprint[72];
    FmuPhase phase;
    bool is_exchange, has_events, has_run, is_early, is_endless;
    double time, start, origin, stop, tolerance;
    int setting_count;
} StateHead;

static FILE *open_bytes(const char *bytes, size_t size)
{
    FILE *in = fmemopen((void *)(uintptr_t)bytes, size, "rb");
    if (!in)
        arena_exhausted();
    return in;
}

static void keep_inputs(Fmu *f, Keeper *k)
{
    for (int i = 0; i < f->input_count; i++) {
        FmuInput *input = &f->inputs[i];
        size_t size;
        void *course = model_parts.inputs->kept(&f->about->given[input->input->given], &size);
        keep(k, &input->value, sizeof input->value);
        keep(k, &input->slope, sizeof input->slope);
        keep(k, &input->is_changed, sizeof input->is_changed);
        keep(k, course, size);
    }
    if (model_parts.fmu_signals)
        model_parts.fmu_signals->keep(f, k);
}

static StateHead head_of(const Fmu *f)
{
    const Options *o = &f->options;
    StateHead h;
    memset(&h, 0, sizeof h);
    snprintf(h.fingerprint, sizeof h.fingerprint, "%s", f->about->info->fingerprint);
    h.phase = f->phase;
    h.is_exchange = f->is_exchange;
    h.has_events = f->has_events;
    h.has_run = f->has_run;
    h.is_early = f->is_early;
    h.is_endless = o->is_endless;
    h.time = f->time;
    h.start = o->start;
    h.origin = o->origin;
    h.stop = o->stop;
    h.tolerance = o->tolerance;
    h.setting_count = o->settings.count;
    return h;
}

static void keep_settings(Fmu *f, Keeper *k)
{
    const Settings *settings = &f->options.settings;
    for (int i = 0; i < settings->count; i++) {
        keep(k, &settings->items[i].variable, sizeof(int));
        keep(k, &settings->items[i].value, sizeof(double));
    }
}

static void keep_shown(Fmu *f, Keeper *k)
{
    model_parts.snapshots->keep_model(&f->run, f->shown, k);
    if (f->last)
        keep(k, f->last, (size_t)f->about->variable_count * sizeof *f->last);
}

static int write_state(Fmu *f, FILE *out)
{
    StateHead head = head_of(f);
    Keeper k = {.file = out, .sum = SUM_OF_NOTHING};
    keep(&k, &head, sizeof head);
    if (model_parts.fmu_sizes)
        model_parts.fmu_sizes->keep(f, &k);
    keep_inputs(f, &k);
    keep_settings(f, &k);
    if (!f->has_run)
        return STATUS_DONE;
    const int status = fmu_complete(f);
    if (status != STATUS_DONE)
        return status;
    fmu_keep_exchange(f, &k);
    keep_shown(f, &k);
    if (!model_parts.snapshots->is_ready(&f->run))
        return explain_model(f->run.model, f->run.time.at);
    return model_parts.snapshots->write(&f->run, out, f->run.time.at) ? STATUS_DONE
                                                                      : message_fail(UNWRITABLE, "the state");
}

/* Restores the run from the rest of the bytes. */
static int resume(Fmu *f, Keeper *head, const char *bytes, size_t size)
{
    Options *o = &f->options;
    o->restart = "the state";
    fmu_open_run(f);
    model_set_defaults(f->shown);
    if (f->run.event)
        RUN_PART(events)->attach(&f->run, f->shown);
    fmu_keep_exchange(f, head);
    keep_shown(f, head);
    const size_t before = (size_t)ftell(head->file);
    o->state = open_bytes(bytes + before, size - before);
    int status = model_parts.snapshots->expect(o, o->state, o->restart);
    rewind(o->state);
    if (status != STATUS_DONE) {
        fclose(o->state);
        return status;
    }
    status = fmu_go_to_start(f);
    f->has_run = status == STATUS_DONE;
    return status;
}

static FmuStatus restore(Fmu *f, const void *asked)
{
    const FmuState *state = asked;
    const size_t size = state->size - sizeof(uint64_t);
    Keeper k = {.file = open_bytes(state->bytes, size), .is_reading = true};
    StateHead h;
    int status = STATUS_DONE;
    fmu_leave_run(f);
    keep(&k, &h, sizeof h);
    if (model_parts.fmu_sizes)
        model_parts.fmu_sizes->keep(f, &k);
    fmu_set_defaults(f);
    keep_inputs(f, &k);
    for (int i = 0; i < h.setting_count && status == STATUS_DONE; i++) {
        Setting s = {0};
        keep(&k, &s.variable, sizeof s.variable);
        keep(&k, &s.value, sizeof s.value);
        status = settings_put(&f->options.settings, s.variable, s.value, "a state");
    }
    f->phase = h.phase;
    f->time = h.time;
    f->is_early = h.is_early;
    f->options.is_endless = h.is_endless;
    f->options.start = f->options.shown = h.start;
    f->options.origin = h.origin;
    f->options.stop = h.stop;
    f->options.tolerance = h.tolerance;
    if (status == STATUS_DONE && h.has_run)
        status = resume(f, &k, state->bytes, size);
    fclose(k.file);
    return fmu_status(status);
}

static FmuState *state_of(const char *bytes, size_t size)
{
    const uint64_t sum = keeper_sum(SUM_OF_NOTHING, bytes, size);
    FmuState *state = malloc(sizeof *state + size + sizeof sum);
    if (!state)
        return NULL;
    state->size = size + sizeof sum;
    memcpy(state->bytes, bytes, size);
    memcpy(state->bytes + size, &sum, sizeof sum);
    return state;
}

static FmuStatus save(Fmu *f, const void *asked)
{
    FmuState *const *to = asked;
    char *bytes = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&bytes, &size);
    int status = out ? write_state(f, out) : STATUS_ENVIRONMENT;
    const bool is_whole = out && fclose(out) == 0;
    FmuState *state = is_whole && status == STATUS_DONE ? state_of(bytes, size) : NULL;
    free(bytes);
    if (!state)
        return is_whole && status != STATUS_DONE ? fmu_status(status) : FMU_FATAL;
    free(*to);
    *(FmuState **)(uintptr_t)to = state;
    return f->has_run ? restore(f, state) : FMU_OK;
}

/* True in one of these phases, if no pointer is NULL; otherwise a message. */
static bool may_keep(const Fmu *f, unsigned phases, bool are_there, const char *function)
{
    return fmu_allows(f, phases, function) && (are_there || fmu_refuse_null(f, function) == FMU_OK);
}

FmuStatus fmu_save(Fmu *f, FmuState **state, const char *function)
{
    return may_keep(f, FMU_ALIVE, state, function) ? fmu_guarded(f, save, state) : FMU_ERROR;
}

FmuStatus fmu_restore(Fmu *f, const FmuState *state, const char *function)
{
    StateHead h;
    if (!may_keep(f, FMU_ALIVE | FMU_FAILED, state, function))
        return FMU_ERROR;
    memcpy(&h, state->bytes, sizeof h);
    if (h.is_exchange == f->is_exchange && h.has_events == f->has_events)
        return fmu_guarded(f, restore, state);
    return fmu_tell(f, FMU_ERROR, "%s: the state is of an instance %s", function,
                    h.is_exchange != f->is_exchange ? "of the other kind"
                    : h.has_events                  ? "with event mode"
                                                    : "without event mode");
}

FmuStatus fmu_free_state(const Fmu *f, FmuState **state)
{
    if (!f)
        return FMU_ERROR;
    if (state) {
        free(*state);
        *state = NULL;
    }
    return FMU_OK;
}

FmuStatus fmu_state_size(const Fmu *f, const FmuState *state, size_t *size, const char *function)
{
    if (!may_keep(f, FMU_ALIVE, state && size, function))
        return FMU_ERROR;
    *size = state->size;
    return FMU_OK;
}

FmuStatus fmu_serialize(const Fmu *f, const FmuState *state, char *bytes, size_t size, const char *function)
{
    if (!may_keep(f, FMU_ALIVE, state && bytes, function))
        return FMU_ERROR;
    if (size < state->size)
        return fmu_tell(f, FMU_ERROR, "a state has %zu bytes, not %zu", state->size, size);
    memcpy(bytes, state->bytes, state->size);
    return FMU_OK;
}

FmuStatus fmu_deserialize(Fmu *f, const char *bytes, size_t size, FmuState **state, const char *function)
{
    uint64_t sum;
    StateHead h;
    if (!may_keep(f, FMU_ALIVE, bytes && state, function))
        return FMU_ERROR;
    if (size < sizeof h + sizeof sum)
        return fmu_tell(f, FMU_ERROR, "a serialized state is cut short");
    memcpy(&h, bytes, sizeof h);
    memcpy(&sum, bytes + size - sizeof sum, sizeof sum);
    if (sum != keeper_sum(SUM_OF_NOTHING, bytes, size - sizeof sum))
        return fmu_tell(f, FMU_ERROR, "a serialized state is damaged");
    if (strncmp(h.fingerprint, f->about->info->fingerprint, sizeof h.fingerprint) != 0)
        return fmu_tell(f, FMU_ERROR, "a serialized state is of another model");
    FmuState *copy = state_of(bytes, size - sizeof sum);
    if (!copy)
        return fmu_tell(f, FMU_FATAL, "there is no memory");
    free(*state);
    *state = copy;
    return FMU_OK;
}
