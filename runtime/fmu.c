/* fmu.c - an instance of the model in an importer: its phases, its steps, its values. */
#define _POSIX_C_SOURCE 200809L
#include "fmu_exchange.h"

#include "between.h"
#include "calibration.h"
#include "table.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const double endless = 1e8;   /* s, length of a run if no stop is given */
static const double agreement = 1e-6; /* tolerance of communication points, as a part of the step between them */

/* ---- an instance ---- */

static FmuType type_of(const ModelDescription *about, int row)
{
    const ModelVariable *v = &about->variables[row];
    if (v->literals)
        return v->first_literal == 0 ? FMU_TRUTH : FMU_CHOICE;
    return variable_is_integer(about, row) ? FMU_INTEGER : FMU_FLOAT;
}

static int own_row(const ModelDescription *about, int row)
{
    const ModelVariable *of = about->variables[row].alias_of;
    return of ? (int)(of - about->variables) : row;
}

static void find_inputs(Fmu *f)
{
    const ModelDescription *about = f->about;
    const ModelInput *input = about->info->inputs;
    f->input_of = arena_take(&f->memory, (size_t)about->variable_count, sizeof *f->input_of);
    while (input && input[f->input_count].variable >= 0)
        f->input_count++;
    f->inputs = arena_take(&f->memory, (size_t)f->input_count, sizeof *f->inputs);
    for (int i = 0; i < f->input_count; i++) {
        f->inputs[i].input = &input[i];
        f->input_of[own_row(about, input[i].variable)] = i + 1;
        model_parts.inputs->live(&f->memory, &about->given[input[i].given]);
    }
    for (int row = 0; row < about->variable_count; row++)
        f->input_of[row] = f->input_of[own_row(about, row)];
}

/* False for variables that only equal an input. */
static bool is_input(const Fmu *f, int row)
{
    return f->input_of[row] && f->inputs[f->input_of[row] - 1].input->variable == row;
}

int fmu_input_sign(const Fmu *f, int row)
{
    const ModelVariable *variables = f->about->variables;
    return variables[row].sign * variables[f->inputs[f->input_of[row] - 1].input->variable].sign;
}

void fmu_set_defaults(Fmu *f)
{
    const ModelInfo *info = f->about->info;
    arena_release(&f->set_memory);
    f->options = (Options){.about = f->about,
                           .start = info->start,
                           .origin = info->start,
                           .shown = info->start,
                           .stop = info->stop,
                           .interval = info->interval,
                           .step = info->interval / 10,
                           .tolerance = info->tolerance,
                           .solver = info->solver,
                           .rows = ROWS_OF_EVENTS,
                           .quiet = true,
                           .given = &f->point,
                           .settings = {.about = f->about, .arena = &f->set_memory},
                           .changes = model_parts.calibration ? model_parts.calibration->create(&f->set_memory) : NULL};
    for (int i = 0; i < f->input_count; i++) {
        f->inputs[i].slope = 0;
        f->inputs[i].value = f->inputs[i].input->has_safe ? f->inputs[i].input->safe
                             : f->types[f->inputs[i].input->variable] == FMU_CHOICE
                                 ? f->about->variables[f->inputs[i].input->variable].first_literal
                                 : 0;
    }
    if (model_parts.fmu_signals)
        model_parts.fmu_signals->reset(f);
    method_find(info->solver, &f->options.method);
    if (f->is_exchange)
        f->options.method = METHOD_GIVEN;
    if (f->last)
        memset(f->last, 0, (size_t)f->about->variable_count * sizeof *f->last);
    f->phase = FMU_INSTANTIATED;
    f->time = info->start;
    f->has_run = f->has_shown = f->is_early = f->has_piece = f->is_due = false;
}

static FmuStatus open(Fmu *f, const void *asked)
{
    (void)asked;
    f->about = description_open(&f->memory,
                                model_parts.fmu_sizes ? model_parts.fmu_sizes->describe(f) : &model_description);
    f->types = arena_take(&f->memory, (size_t)f->about->variable_count, sizeof *f->types);
    f->sizes = arena_take(&f->memory, (size_t)f->about->variable_count, sizeof *f->sizes);
    for (int row = 0; row < f->about->variable_count; row++) {
        f->types[row] = type_of(f->about, row);
        f->sizes[row] = 1;
    }
    for (const int *array = fmu_arrays; *array >= 0; array += 2) {
        memset(f->sizes + array[0], 0, (size_t)array[1] * sizeof *f->sizes);
        f->sizes[array[0]] = array[1];
    }
    find_inputs(f);
    if (model_parts.fmu_signals)
        model_parts.fmu_signals->find(f);
    if (f->input_count > 0)
        f->preview = model_new(&f->memory, f->about);
    f->shown = model_new(&f->memory, f->about);
    f->parameters = arena_doubles(&f->memory, (size_t)f->about->variable_count);
    if (f->about->info->modal)
        f->last = arena_doubles(&f->memory, (size_t)f->about->variable_count);
    fmu_open_exchange(f);
    fmu_set_defaults(f);
    return FMU_OK;
}

Fmu *fmu_new(const Fmu *asked)
{
    Fmu *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    *f = *asked;
    f->phase = FMU_INSTANTIATED;
    f->name = strdup(asked->name);
    if (f->name && fmu_guarded(f, open, NULL) == FMU_OK)
        return f;
    fmu_free(f);
    return NULL;
}

static void release(Fmu *f)
{
    fmu_leave_run(f);
    arena_release(&f->set_memory);
    arena_release(&f->memory);
}

void fmu_renew(Fmu *f)
{
    const size_t before = offsetof(Fmu, memory);
    release(f);
    memset((char *)f + before, 0, sizeof *f - before);
    open(f, NULL);
}

void fmu_free(Fmu *f)
{
    release(f);
    if (model_parts.fmu_sizes)
        model_parts.fmu_sizes->free(f);
    free((void *)(uintptr_t)f->name);
    free(f);
}

FmuStatus fmu_reset(Fmu *f)
{
    fmu_leave_run(f);
    const FmuStatus status = model_parts.fmu_sizes ? model_parts.fmu_sizes->reset(f) : FMU_OK;
    if (status == FMU_OK)
        fmu_set_defaults(f);
    return status;
}

/* ---- the run ---- */

/* Stores the values that are set in `shown`, before anything is solved. */
static FmuStatus show_settings(Fmu *f, const void *asked)
{
    (void)asked;
    model_clear(f->shown);
    model_set_defaults(f->shown);
    settings_apply(&f->options.settings, f->shown, true);
    if (model_derive_constants(f->shown) != MODEL_OK)
        return fmu_status(explain_model(f->shown, f->options.start));
    settings_apply(&f->options.settings, f->shown, false);
    f->has_shown = true;
    return FMU_OK;
}

FmuStatus fmu_set_up(Fmu *f, double start, bool has_stop, double stop, bool has_tolerance, double tolerance)
{
    Options *o = &f->options;
    if (!isfinite(start) || (has_stop && !(stop > start)) || (has_tolerance && !(tolerance >= 1e-14 && tolerance < 1)))
        return fmu_tell(f, FMU_ERROR,
                        "the start must be finite, the stop behind it, and the tolerance between 1e-14 and 1");
    o->start = o->origin = o->shown = f->time = start;
    o->is_endless = !has_stop;
    o->stop = has_stop ? stop : start + endless;
    o->tolerance = has_tolerance ? tolerance : f->about->info->tolerance;
    fmu_leave_run(f);
    return FMU_OK;
}

FmuStatus fmu_enter_initialization(Fmu *f)
{
    f->phase = FMU_INITIALIZING;
    return FMU_OK;
}

FmuStatus fmu_leave_initialization(Fmu *f)
{
    const FmuStatus status = fmu_prepare(f);
    if (status == FMU_OK)
        f->phase = f->is_exchange || f->has_events ? FMU_EVENTS : FMU_STEPPING;
    return status;
}

static bool is_until(double time, double end)
{
    return time < end && !is_same_instant(time, end);
}

/* With event mode, an event is left to the importer, unless it is within the step and this may not end early. */
static bool is_left(const Fmu *f)
{
    return f->piece.is_event && f->has_events && (f->may_return || !is_until(f->piece.time, f->end));
}

/* Informs the importer that a part of the step is done. */
static int tell_part(Fmu *f)
{
    double end = f->time = f->run.time.at;
    if (!f->update || !is_until(f->time, f->end))
        return STATUS_DONE;
    const int status = fmu_show(f);
    if (status != STATUS_DONE)
        return status;
    f->phase = FMU_UPDATING;
    if (f->update(f, f->may_return, &end) && f->may_return)
        f->end = fmin(f->end, fmax(end, f->time));
    f->phase = FMU_STEPPING;
    return STATUS_DONE;
}

/* Advances the run by pieces that end until f->end. */
static int go_pieces(Fmu *f)
{
    Run *run = &f->run;
    int status = STATUS_DONE;
    while (status == STATUS_DONE && !run->termination && (f->has_piece || is_until(run->time.at, f->end))) {
        if (!f->has_piece) {
            f->piece = advance_next(run);
            status = advance_reach(run, &f->piece);
            f->has_piece = status == STATUS_DONE && !f->piece.is_again;
            continue;
        }
        f->is_due = is_left(f) && !is_until(f->end, f->piece.time);
        if (f->is_due || is_until(f->end, f->piece.time))
            return STATUS_DONE;
        status = fmu_end_piece(f);
        if (status == STATUS_DONE)
            status = tell_part(f);
    }
    return status;
}

static FmuStatus go_on(Fmu *f, const void *asked)
{
    (void)asked;
    Run *run = &f->run;
    const double before = f->time;
    int status = fmu_meet(f);
    if (status == STATUS_DONE)
        status = go_pieces(f);
    if (status == STATUS_DONE && run->termination && !is_at_stop(run, run->time.at))
        status = advance_meet(run, run->time.at, false);
    f->is_early = run->termination != NULL;
    f->time = f->is_early ? run->time.at : f->is_due ? f->piece.time : f->end;
    for (int i = 0; i < f->input_count; i++)
        f->inputs[i].value += f->inputs[i].slope * (f->time - before);
    if (status == STATUS_DONE && run->requirements)
        status = fmu_complete(f); /* requirements are then checked until now */
    if (status == STATUS_DONE)
        status = fmu_show(f);
    return fmu_status(status == STATUS_DONE ? fmu_check_end(f) : status);
}

FmuStatus fmu_step(Fmu *f, double time, double length)
{
    const Options *o = &f->options;
    const bool is_there = fabs(time - f->time) <= agreement * length || is_same_instant(time, f->time);
    if (!(length > 0) || !isfinite(length) || !is_there)
        return fmu_tell(f, FMU_ERROR,
                        "a step of %s s from time %s: the time is %s, and steps are positive",
                        number_text(length).text, number_text(time).text, number_text(f->time).text);
    f->end = time + length;
    if (f->end > o->stop && !(f->end - o->stop <= agreement * length || is_same_instant(f->end, o->stop)))
        return fmu_tell(f, FMU_ERROR, "a step to time %s, behind the stop at %s", number_text(f->end).text,
                        number_text(o->stop).text);
    f->end = fmin(f->end, o->stop);
    if (f->is_early)
        return fmu_tell(f, FMU_DISCARD, "the model has ended the run: %s", f->run.termination);
    return fmu_guarded(f, go_on, NULL);
}

FmuStatus fmu_terminate(Fmu *f)
{
    f->phase = FMU_TERMINATED;
    return FMU_OK;
}

/* ---- values ---- */

static bool is_row(const Fmu *f, unsigned reference)
{
    return reference > 0 && reference <= (unsigned)f->about->variable_count;
}

bool fmu_is_given(const Fmu *f, int row)
{
    return f->about->variables[row].set_offset != MODEL_NOT_SETTABLE && f->about->variables[row].sign != 0;
}

static bool is_parameter(const Fmu *f, int row)
{
    return model_parts.calibration && model_parts.calibration->is_parameter(f->about, row);
}

static FmuSignal *signal_of(const Fmu *f, unsigned reference)
{
    return model_parts.fmu_signals ? model_parts.fmu_signals->at(f, reference) : NULL;
}

/* FMU_TYPES: there is no such value. */
static FmuType fmu_type(const Fmu *f, unsigned reference)
{
    if (reference == 0)
        return FMU_FLOAT;
    if (is_row(f, reference))
        return f->types[reference - 1];
    return signal_of(f, reference) ? FMU_TRUTH : fmu_check_type(f, reference);
}

static const char *name_of(const Fmu *f, unsigned reference)
{
    if (is_row(f, reference))
        return f->about->variables[reference - 1].path;
    return signal_of(f, reference) ? signal_of(f, reference)->name : fmu_check_name(f, reference);
}

/* Checks that there is such a value, other than the time. */
static FmuStatus check_reference(const Fmu *f, unsigned reference, FmuType type)
{
    static const char *const types[] = {"a Float64", "an Int32", "a Boolean", "an Enumeration", "whole"};
    const FmuType own = fmu_type(f, reference);
    if (reference == 0 || own == FMU_TYPES)
        return fmu_tell(f, FMU_ERROR, "there is no variable with the value reference %u", reference);
    if (own == type || (type == FMU_WHOLE && (own == FMU_INTEGER || own == FMU_CHOICE)))
        return FMU_OK;
    return fmu_tell(f, FMU_ERROR, "'%s' is %s, not %s", name_of(f, reference), types[own], types[type]);
}

int fmu_find_row(const Fmu *f, unsigned reference, FmuType type)
{
    if (check_reference(f, reference, type) != FMU_OK)
        return -1;
    if (is_row(f, reference))
        return (int)reference - 1;
    fmu_tell(f, FMU_ERROR, "'%s' has no derivatives", name_of(f, reference));
    return -1;
}

/* True if the present values are those of the time and the states that the importer has set. */
bool fmu_is_live(const Fmu *f)
{
    return f->is_exchange && f->has_run && f->phase != FMU_INITIALIZING;
}

/* Makes a value available. Values that can be set are known before the start is solved. */
static FmuStatus prepare_value(Fmu *f, unsigned reference)
{
    const int row = (int)reference - 1;
    const bool is_given_row = is_row(f, reference) && (f->input_of[row] || fmu_is_given(f, row));
    const bool is_set = f->phase != FMU_INITIALIZING || is_given_row || signal_of(f, reference);
    if (fmu_is_live(f))
        return !is_row(f, reference) || f->input_of[row] || is_parameter(f, row) ? FMU_OK
                                                                                 : fmu_evaluate(f, FMU_KNOWS_ALL);
    if (f->phase == FMU_EVENTS && fmu_has_changes(f))
        return fmu_look_ahead(f);
    if (f->has_run || (is_set && f->has_shown))
        return FMU_OK;
    return is_set ? fmu_guarded(f, show_settings, NULL) : fmu_prepare(f);
}

static double value_of(const Fmu *f, int row)
{
    const ModelVariable *v = &f->about->variables[row];
    const int input = f->input_of[row];
    if (input)
        return fmu_input_sign(f, row) * f->inputs[input - 1].value + 0.0;
    if (f->has_run && is_parameter(f, row))
        return variable_value(f->run.model, row);
    if (!f->has_run && fmu_is_given(f, row))
        return v->sign * place_value(f->shown, v->set_offset, v->type) + 0.0;
    const Model *present = f->has_preview ? f->preview : fmu_is_live(f) ? f->run.model : f->shown;
    return variable_is_absent(present, row) ? f->last[row] : variable_value(present, row);
}

static bool is_indicator(const Fmu *f, unsigned reference)
{
    const unsigned first = (unsigned)f->about->variable_count + 1;
    return reference >= first && reference - first < (unsigned)f->about->events->indicator_count;
}

bool fmu_is_spare(unsigned handle)
{
    return model_parts.fmu_sizes && (int)handle == FMU_SPARE;
}

FmuStatus fmu_get(Fmu *f, const unsigned *references, size_t count, FmuType type, double *values)
{
    for (size_t i = 0; i < count; i++) {
        if (type == FMU_FLOAT && references[i] == 0) {
            values[i] = f->time;
            continue;
        }
        if (fmu_is_spare(references[i])) {
            values[i] = 1;
            continue;
        }
        if (type == FMU_FLOAT && is_indicator(f, references[i])) {
            const FmuStatus found =
                fmu_indicator(f, references[i] - 1 - (unsigned)f->about->variable_count, &values[i]);
            if (found != FMU_OK)
                return found;
            continue;
        }
        FmuStatus status = check_reference(f, references[i], type);
        if (status == FMU_OK)
            status = prepare_value(f, references[i]);
        if (status != FMU_OK)
            return status;
        values[i] = is_row(f, references[i])       ? value_of(f, (int)references[i] - 1)
                    : signal_of(f, references[i]) ? signal_of(f, references[i])->is_on
                                                   : fmu_check_value(f, references[i]);
    }
    return FMU_OK;
}

static bool is_of_type(const Fmu *f, int row, double value)
{
    const ModelVariable *v = &f->about->variables[row];
    int count = 0;
    if (!v->literals)
        return isfinite(value);
    while (v->literals[count])
        count++;
    return value >= v->first_literal && value < v->first_literal + count;
}

static bool is_continuous(const Fmu *f, int input)
{
    return f->types[input] == FMU_FLOAT && !f->inputs[f->input_of[input] - 1].input->is_held;
}

/* Importers may repeat the values of discrete inputs between events: only a change is an error. */
static FmuStatus check_value(const Fmu *f, unsigned reference, double value)
{
    const char *path = name_of(f, reference);
    const FmuSignal *signal = signal_of(f, reference);
    if (signal && (f->phase != FMU_CONTINUOUS || signal->is_on == (value > 0)))
        return FMU_OK;
    const int row = (int)reference - 1;
    const bool is_open = is_row(f, reference) && is_input(f, row);
    const bool is_same = is_open && !(value_of(f, row) < value || value_of(f, row) > value);
    const bool is_settable = !is_row(f, reference)        ? false
                             : f->phase == FMU_CONTINUOUS ? is_open && (is_continuous(f, row) || is_same)
                             : is_open                    ? true
                             : f->phase & FMU_RUNNING     ? is_parameter(f, row)
                                                          : fmu_is_given(f, row);
    if (!is_settable)
        return fmu_tell(f, FMU_ERROR, "'%s' cannot be set %s", path, fmu_phase_name(f->phase));
    if (!is_of_type(f, row, value))
        return fmu_tell(f, FMU_ERROR, "'%s' cannot be %s", path, number_text(value).text);
    return FMU_OK;
}

static void set_input(Fmu *f, int row, double value, bool is_slope)
{
    FmuInput *input = &f->inputs[f->input_of[row] - 1];
    double *place = is_slope ? &input->slope : &input->value;
    const double own = fmu_input_sign(f, row) * value;
    if (!(own < *place || own > *place))
        return;
    *place = own;
    input->is_changed = true;
    fmu_forget(f);
    if (f->phase == FMU_CONTINUOUS) {
        input->is_changed = fmu_hold_input(f, input);
        f->has_moved = true;
    } else if (!(f->phase & FMU_RUNNING)) {
        f->has_run = f->has_shown = false;
    }
}

static FmuStatus complete_run(Fmu *f, const void *asked)
{
    (void)asked;
    return fmu_status(fmu_complete(f));
}

static FmuStatus set_parameters(Fmu *f, const unsigned *references, size_t count, const double *values)
{
    const struct CalibrationPart *part = model_parts.calibration;
    int last = -1; /* of the call, the last that is a parameter */
    if (!part)
        return FMU_OK;
    part->get(&f->run, f->parameters);
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < part->count(&f->run); k++)
            if (part->variable(&f->run, k) == (int)references[i] - 1) {
                f->parameters[k] = values[i];
                last = (int)i;
            }
    if (last < 0)
        return FMU_OK;
    if (f->has_piece && !f->is_exchange && fmu_guarded(f, complete_run, NULL) != FMU_OK)
        return FMU_ERROR;
    fmu_forget(f);
    if (part->set(&f->run, f->parameters))
        return FMU_OK;
    return fmu_tell(f, FMU_ERROR,
                    "'%s' cannot be %s in a run: it makes a divisor 0, or changes a clock or delay",
                    f->about->variables[references[last] - 1].path, number_text(values[last]).text);
}

typedef struct {
    const unsigned *references;
    size_t count;
    const double *values;
} Assignments;

static FmuStatus put_settings(Fmu *f, const void *asked)
{
    const Assignments *all = asked;
    for (size_t i = 0; i < all->count; i++) {
        const int row = (int)all->references[i] - 1;
        if (!is_row(f, all->references[i]) || f->input_of[row])
            continue;
        if (settings_put(&f->options.settings, row, all->values[i], "the importer") != STATUS_DONE)
            return FMU_ERROR;
        f->has_run = f->has_shown = false;
    }
    return FMU_OK;
}

FmuStatus fmu_set(Fmu *f, const unsigned *references, size_t count, FmuType type, const double *values)
{
    for (size_t i = 0; i < count; i++)
        if (check_reference(f, references[i], type) != FMU_OK || check_value(f, references[i], values[i]) != FMU_OK)
            return FMU_ERROR;
    const FmuStatus status = f->phase & FMU_RUNNING
                                 ? set_parameters(f, references, count, values)
                                 : fmu_guarded(f, put_settings, &(Assignments){references, count, values});
    for (size_t i = 0; i < count && status == FMU_OK; i++)
        if (signal_of(f, references[i]))
            signal_of(f, references[i])->is_on = values[i] > 0;
        else if (f->input_of[references[i] - 1])
            set_input(f, (int)references[i] - 1, values[i], false);
    return status;
}

FmuStatus fmu_set_slopes(Fmu *f, const unsigned *references, size_t count, const int *orders, const double *values)
{
    for (size_t i = 0; i < count; i++) {
        const int row = fmu_find_row(f, references[i], FMU_FLOAT);
        if (row < 0)
            return FMU_ERROR;
        const char *path = f->about->variables[row].path;
        const int input = f->input_of[row];
        if (!is_input(f, row) || f->inputs[input - 1].input->is_held)
            return fmu_tell(f, FMU_ERROR, "'%s' is not a continuous input: it is given no derivatives", path);
        if (orders[i] != 1 || !isfinite(values[i]))
            return fmu_tell(f, FMU_ERROR, "'%s' cannot be given %s as its derivative of order %d", path,
                            number_text(values[i]).text, orders[i]);
    }
    for (size_t i = 0; i < count; i++)
        set_input(f, (int)references[i] - 1, values[i], true);
    return FMU_OK;
}

static FmuStatus find_slopes(Fmu *f, const void *asked)
{
    (void)asked;
    variable_derivative(f->about, 0);
    return FMU_OK;
}

FmuStatus fmu_get_slopes(Fmu *f, const unsigned *references, size_t count, const int *orders, double *values)
{
    const FmuStatus status = fmu_guarded(f, find_slopes, NULL);
    for (size_t i = 0; i < count && status == FMU_OK; i++) {
        const int row = fmu_find_row(f, references[i], FMU_FLOAT);
        if (row < 0)
            return FMU_ERROR;
        const ModelVariable *v = &f->about->variables[row];
        const int slope = v->sign == 0 ? row : variable_derivative(f->about, own_row(f->about, row));
        if (slope < 0 || orders[i] != 1)
            return fmu_tell(f, FMU_ERROR, "'%s' has no known derivative of order %d", v->path, orders[i]);
        values[i] = v->sign * value_of(f, slope);
    }
    return status;
}
