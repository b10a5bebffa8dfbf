/* fmu_exchange.c - event mode; and model exchange, where the importer integrates.
 *
 * The run of model exchange is the program's, with steps that the importer has made (given.c). It follows where one is
 * completed, or event mode is entered, and looks for events at ends of steps, as with steps of equal length. In between
 * the model is evaluated for the time and the states that were set, and nothing is kept of that.
 *
 * An indicator is the difference of both sides of a relation, or how far an integer part is from its next value. It is
 * positive on the side to which the boundary itself does not belong, so that its sign decides there as the relation
 * does. It is never 0: an importer that multiplies signs would not see a crossing that begins there. What is hidden by
 * rounding at a boundary, the runtime lets count as not yet crossed: by so much the indicator is moved, as a
 * hysteresis.
 */
#include "fmu_exchange.h"

#include "between.h"
#include "event.h"
#include "jacobian.h"
#include "keeper.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double least = 1e-150; /* of an indicator: products with others do not vanish */

/* ---- states of the description ---- */

static int compare_places(const void *a, const void *b)
{
    const StatePlace *first = a, *second = b;
    return (first->offset > second->offset) - (first->offset < second->offset);
}

void fmu_open_exchange(Fmu *f)
{
    const ModelDescription *about = f->about;
    const int *rows = about->info->continuous;
    while (rows && rows[2 * f->state_count] >= 0)
        f->state_count++;
    const size_t count = (size_t)f->state_count;
    f->places = arena_take(&f->memory, count, sizeof *f->places);
    for (int i = 0; i < f->state_count; i++)
        f->places[i] = (StatePlace){about->variables[rows[2 * i]].offset, i};
    if (count > 0)
        qsort(f->places, count, sizeof *f->places, compare_places);
    double **const vectors[] = {&f->states, &f->derivatives, &f->trial, &f->point.states};
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = arena_doubles(&f->memory, count);
    f->present = arena_take(&f->memory, count, sizeof *f->present);
    f->indicator_count += about->events->indicator_count;
    f->indicators = arena_doubles(&f->memory, (size_t)f->indicator_count);
    for (int i = about->events->indicator_count; i < f->indicator_count; i++)
        f->indicators[i] = 1;
}

/* That of the description which is there in the model; they are sorted by that. */
static int state_at(const Fmu *f, size_t offset)
{
    int low = 0, high = f->state_count;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        *(f->places[middle].offset <= offset ? &low : &high) = middle;
    }
    return f->places[low].state;
}

static const int *present_states(Fmu *f)
{
    const ModelStructure *now = model_structure(f->run.model);
    if (f->structure == now)
        return f->present;
    for (const ModelRun *run = now->states_at; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++)
            f->present[run->at + i * run->step] = state_at(f, run->offset + (size_t)i * run->distance);
    f->structure = now;
    return f->present;
}

/* Those that are absent keep their values. True if one has changed. */
static bool take_states(Fmu *f)
{
    const int *present = present_states(f);
    bool has_changed = false;
    model_get_states(f->run.model, f->point.states);
    for (int i = 0; i < f->structure->state_count; i++) {
        double *state = &f->states[present[i]];
        has_changed |= *state < f->point.states[i] || *state > f->point.states[i];
        *state = f->point.states[i];
    }
    f->has_states = true;
    return has_changed;
}

static void give_states(Fmu *f)
{
    const int *present = present_states(f);
    if (!f->has_states)
        take_states(f);
    for (int i = 0; i < f->structure->state_count; i++)
        f->point.states[i] = f->states[present[i]];
    f->point.time = f->time;
}

/* ---- events ---- */

/* Is there a way to the present time? An instant that was not kept to counts as now. */
static bool has_way(Fmu *f)
{
    Run *run = &f->run;
    const bool is_behind = run->time.at < f->time;
    f->piece = advance_next(run);
    const bool is_now = is_same_instant(f->piece.limit, f->time);
    const bool is_known = is_now || f->piece.limit < f->time;
    if (is_known && !is_now)
        f->piece.limit = f->time;
    f->piece.reach = fmin(f->piece.reach, f->time);
    return is_behind || (is_known && !is_at_stop(run, run->time.at));
}

/* To the present time, or to an event before it, which is then due. */
static int follow(Fmu *f)
{
    Run *run = &f->run;
    int status = STATUS_DONE;
    give_states(f);
    while (status == STATUS_DONE && !f->is_due && !run->termination && has_way(f)) {
        status = advance_reach(run, &f->piece);
        f->has_piece = status == STATUS_DONE && !f->piece.is_again;
        f->is_due = f->has_piece && f->piece.is_event;
        if (f->has_piece && !f->is_due)
            status = fmu_end_piece(f);
        f->has_moved = false;
    }
    fmu_forget(f);
    return status;
}

/* As far as the run is searched for them by then. */
static void find_next(Fmu *f, FmuNews *news)
{
    Run *run = &f->run;
    const Piece p = advance_next(run);
    news->next = run->search && f->is_exchange ? fmin(p.limit, run->search->searched) : p.limit;
    news->has_next = news->next < run->options->stop && !is_at_stop(run, news->next) && !news->is_ended;
}

static FmuStatus update(Fmu *f, const void *asked)
{
    FmuNews *news = *(FmuNews *const *)asked;
    int status = f->is_exchange ? follow(f) : STATUS_DONE;
    if (status == STATUS_DONE)
        status = fmu_meet(f);
    if (status == STATUS_DONE && f->has_moved && event_is_possible(f->about))
        status = advance_meet(&f->run, f->run.time.at, false);
    f->has_moved = false;
    if (status == STATUS_DONE)
        status = fmu_check_end(f);
    if (status != STATUS_DONE)
        return fmu_status(status);
    *news = (FmuNews){.is_ended = f->run.termination != NULL};
    f->is_other = false;
    if (f->is_exchange)
        news->are_values_changed = take_states(f);
    else
        status = fmu_show(f);
    fmu_forget(f);
    f->is_early = news->is_ended;
    find_next(f, news);
    return fmu_status(status);
}

static FmuStatus enter(Fmu *f, const void *asked)
{
    (void)asked;
    return fmu_status(follow(f));
}

/* An integrator may look at what lies beyond the stop, but no step ends there. */
static bool may_follow(const Fmu *f)
{
    const double stop = f->options.stop;
    if (!(f->time > stop) || is_same_instant(f->time, stop))
        return true;
    fmu_tell(f, FMU_ERROR, "a step ends at time %s, behind the stop at %s", number_text(f->time).text,
             number_text(stop).text);
    return false;
}

FmuStatus fmu_enter_events(Fmu *f)
{
    if (f->is_exchange && !may_follow(f))
        return FMU_ERROR;
    const FmuStatus status = f->is_exchange ? fmu_guarded(f, enter, NULL) : FMU_OK;
    if (status == FMU_OK)
        f->phase = FMU_EVENTS;
    return status;
}

FmuStatus fmu_update_events(Fmu *f, FmuNews *news)
{
    return fmu_guarded(f, update, &news);
}

/* Of an importer that has not asked for the update. */
static bool has_event(const Fmu *f)
{
    return f->is_due || f->has_moved || f->run.is_recalibrated || fmu_has_changes(f) ||
           (model_parts.fmu_signals && model_parts.fmu_signals->has(f));
}

FmuStatus fmu_leave_events(Fmu *f)
{
    FmuNews news;
    const FmuStatus status = has_event(f) ? fmu_update_events(f, &news) : FMU_OK;
    if (status == FMU_OK)
        f->phase = f->is_exchange ? FMU_CONTINUOUS : FMU_STEPPING;
    return status;
}

/* ---- between events ---- */

FmuStatus fmu_set_time(Fmu *f, double time)
{
    const Run *run = &f->run;
    const bool is_before = time < run->time.at && !is_same_instant(time, run->time.at);
    if (!isfinite(time) || is_before)
        return fmu_tell(f, FMU_ERROR, "the time %s: the last step has ended at %s", number_text(time).text,
                        number_text(run->time.at).text);
    if ((f->is_due || f->is_other) && !is_same_instant(time, f->time))
        return fmu_tell(f, FMU_ERROR, "the time %s: event mode is to be entered first", number_text(time).text);
    f->time = time;
    fmu_forget(f);
    return FMU_OK;
}

static FmuStatus complete(Fmu *f, const void *asked)
{
    (void)asked;
    f->is_warned = false;
    if (!all_finite(f->states, f->state_count))
        return FMU_OK;
    const int status = follow(f);
    if (status == STATUS_DONE && !f->is_due && f->about->info->state_set_count > 0) {
        model_get_states(f->run.model, f->trial);
        f->is_other = memcmp(f->trial, f->point.states, (size_t)f->structure->state_count * sizeof *f->trial) != 0;
    }
    return fmu_status(status);
}

FmuStatus fmu_complete_step(Fmu *f, bool *is_event, bool *is_ended)
{
    if (!may_follow(f))
        return FMU_ERROR;
    const FmuStatus status = fmu_guarded(f, complete, NULL);
    *is_event = f->is_due || f->is_other;
    *is_ended = f->run.termination != NULL;
    return status;
}

/* ---- vectors ---- */

size_t fmu_vector_size(const Fmu *f, FmuVector vector)
{
    return (size_t)(vector == FMU_INDICATORS ? f->indicator_count : f->state_count);
}

static FmuStatus check_size(const Fmu *f, FmuVector vector, size_t count)
{
    static const char *const names[] = {"states", "derivatives", "nominal values", "event indicators"};
    const size_t own = fmu_vector_size(f, vector);
    return count == own ? FMU_OK : fmu_tell(f, FMU_ERROR, "%zu %s: there are %zu", count, names[vector], own);
}

FmuStatus fmu_set_states(Fmu *f, const double *states, size_t count)
{
    if (check_size(f, FMU_STATES, count) != FMU_OK)
        return FMU_ERROR;
    for (size_t i = 0; i < count; i++)
        f->states[i] = states[i];
    f->has_states = true;
    fmu_forget(f);
    return FMU_OK;
}

static FmuStatus explain(Fmu *f, const void *asked)
{
    (void)asked;
    explain_model(f->run.model, f->time);
    return FMU_DISCARD;
}

/* Derivatives that are not finite are no failure of the model: the importer's states may have left all bounds. It is
 * told once a step. */
static FmuStatus warn(Fmu *f, const void *asked)
{
    (void)asked;
    if (derivatives_check(f->run.model, f->derivatives) != MODEL_OK)
        explain_model(f->run.model, f->time);
    f->is_warned = true;
    return FMU_OK;
}

FmuStatus fmu_evaluate(Fmu *f, FmuKnown wanted)
{
    Model *m = f->run.model;
    if (f->phase == FMU_EVENTS && fmu_has_changes(f)) {
        give_states(f);
        const FmuStatus status = fmu_look_ahead(f);
        if (status == FMU_OK)
            model_get_derivatives(f->preview, f->derivatives);
        return status;
    }
    if (f->known == FMU_KNOWS_NOTHING) {
        give_states(f);
        model_set_states(m, f->time, f->point.states);
        if (model_evaluate(m) != MODEL_OK)
            return fmu_guarded(f, explain, NULL);
        f->known = FMU_KNOWS_DERIVATIVES;
        if (!isfinite(model_get_derivatives(m, f->derivatives)) && !f->is_warned)
            fmu_guarded(f, warn, NULL);
    }
    if (f->known < wanted) {
        if (model_outputs(m) != MODEL_OK)
            return fmu_guarded(f, explain, NULL);
        f->known = wanted;
    }
    return FMU_OK;
}

static bool is_second(const ModelEvents *events, int indicator)
{
    return indicator > 0 && events->indicator_branches[indicator - 1] == events->indicator_branches[indicator];
}

bool fmu_is_endless(const Model *m, int indicator)
{
    const ModelEvents *events = described(m)->events;
    const ModelBranch *b = &events->branches[events->indicator_branches[indicator]];
    const int outermost = is_second(events, indicator) ? b->intervals - 1 : 0;
    return b->intervals && (int)place_value(m, b->offset, b->type) == outermost;
}

/* Which sign it has where the branch is as it is now: see above. */
static int sign_of(const Model *m, int indicator)
{
    const ModelEvents *events = described(m)->events;
    const int branch = events->indicator_branches[indicator];
    const ModelBranch *b = &events->branches[branch];
    if (b->is_integer_part || b->intervals)
        return is_second(events, indicator) ? 1 : -1;
    return (place_value(m, b->offset, b->type) > 0) == b->holds_at_zero ? -1 : 1;
}

static FmuStatus find_indicators(Fmu *f)
{
    Run *run = &f->run;
    Model *m = f->is_exchange ? run->model : f->shown;
    if (f->has_indicators)
        return FMU_OK;
    if (f->is_exchange && f->known == FMU_KNOWS_NOTHING) {
        give_states(f);
        model_set_states(m, f->time, f->point.states);
    }
    if (model_parts.events->indicators(m, f->indicators) != MODEL_OK)
        return fmu_guarded(f, explain, NULL);
    for (int i = 0; i < f->about->events->indicator_count; i++) {
        const double slack =
            double_of(run->model, run->search->slacks[i]); /* on a boundary that is slid along, infinite */
        const double value = f->indicators[i] + (isfinite(slack) ? slack : 0);
        f->indicators[i] = fabs(value) <= DBL_TRUE_MIN ? -least : sign_of(m, i) * value;
    }
    f->has_indicators = true;
    return FMU_OK;
}

FmuStatus fmu_indicator(Fmu *f, unsigned indicator, double *value)
{
    FmuStatus status = fmu_prepare(f);
    if (status == FMU_OK)
        status = find_indicators(f);
    if (status == FMU_OK)
        *value = f->indicators[indicator];
    return status;
}

FmuStatus fmu_get_vector(Fmu *f, FmuVector vector, double *values, size_t count)
{
    FmuStatus status = check_size(f, vector, count);
    if (status == FMU_OK)
        status = fmu_prepare(f);
    if (status != FMU_OK)
        return status;
    if (vector == FMU_STATES && !f->has_states)
        take_states(f);
    if (vector == FMU_STATES)
        memcpy(values, f->states, count * sizeof *values);
    for (size_t i = 0; i < count && vector == FMU_NOMINALS; i++) {
        const double nominal = fabs(f->about->variables[f->about->info->continuous[2 * i]].nominal);
        values[i] = nominal > 0 ? nominal : 1;
    }
    if (vector == FMU_INDICATORS && count > 0) {
        status = find_indicators(f);
        if (status == FMU_OK)
            memcpy(values, f->indicators, count * sizeof *values);
    }
    if (vector == FMU_DERIVATIVES)
        status = fmu_evaluate(f, FMU_KNOWS_DERIVATIVES);
    if (vector != FMU_DERIVATIVES || status != FMU_OK)
        return status;
    for (size_t i = 0; (int)count > f->structure->state_count && i < count; i++)
        values[i] = 0;
    for (int i = 0; i < f->structure->state_count; i++)
        values[f->present[i]] = f->derivatives[i];
    return FMU_OK;
}

/* ---- states of the instance ---- */

/* An event that is due is kept with the relations that have brought it about. In model exchange it is looked for anew.
 */
void fmu_keep_exchange(Fmu *f, Keeper *k)
{
    EventSearch *search = f->run.search;
    keep(k, &f->has_states, sizeof f->has_states);
    keep(k, &f->is_other, sizeof f->is_other);
    keep(k, f->states, (size_t)f->state_count * sizeof *f->states);
    keep(k, &f->is_due, sizeof f->is_due);
    f->has_piece = f->options.is_due = f->is_due;
    if (!f->is_due)
        return;
    keep(k, &f->piece, sizeof f->piece);
    if (!search)
        return;
    keep(k, search->is_crossed, (size_t)f->about->events->branch_count * sizeof *search->is_crossed);
    keep(k, search->grain, (size_t)f->about->events->indicator_count * sizeof *search->grain);
}
