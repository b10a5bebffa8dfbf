/* fmu_exchange.c - event mode; and model exchange, where the importer integrates.
 *
 * In model exchange the run is like that of a program, with steps that the importer has made (given.c). It follows when
 * a step is completed, or event mode is entered, and looks for events at ends of steps, as with fixed steps. In between
 * the model is evaluated for the time and the states that were set (fmu_vector.c), which does not affect the run.
 */
#include "fmu_exchange.h"

#include "between.h"
#include "event.h"
#include "keeper.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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
    f->derivatives_at = arena_take(&f->memory, count + 1, sizeof *f->derivatives_at);
    f->indicator_count += about->events->indicator_count;
    f->indicators = arena_doubles(&f->memory, (size_t)f->indicator_count);
    for (int i = about->events->indicator_count; i < f->indicator_count; i++)
        f->indicators[i] = 1;
}

/* The state of the description at this offset in the model; f->places are sorted by offset. */
static int state_at(const Fmu *f, size_t offset)
{
    int low = 0, high = f->state_count;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        *(f->places[middle].offset <= offset ? &low : &high) = middle;
    }
    return f->places[low].state;
}

/* Renumbers runs by states of the description, in runs as long as the order of these allows. */
static void renumber(const int *present, const ModelRun *from, ModelRun *to)
{
    for (; from->at >= 0; from++) {
        for (int i = 0; i <= from->more; i++) {
            const int state = present[from->at + i * from->step];
            if (i > 0 && state == to[-1].at + (to[-1].more + 1) * from->step) {
                to[-1].more++;
                continue;
            }
            *to = *from;
            to->at = state;
            to->more = 0;
            to++->offset += (size_t)i * from->distance;
        }
    }
    to->at = -1;
}

void fmu_find_present(Fmu *f, const ModelStructure *now)
{
    for (const ModelRun *run = now->states_at; run->at >= 0; run++)
        for (int i = 0; i <= run->more; i++)
            f->present[run->at + i * run->step] = state_at(f, run->offset + (size_t)i * run->distance);
    renumber(f->present, now->derivatives_at, f->derivatives_at);
    f->structure = now;
}

bool fmu_take_states(Fmu *f)
{
    const int *present = fmu_present_states(f);
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

void fmu_give_states(Fmu *f)
{
    const int *present = fmu_present_states(f);
    if (!f->has_states)
        fmu_take_states(f);
    for (int i = 0; i < f->structure->state_count; i++)
        f->point.states[i] = f->states[present[i]];
    f->point.time = f->time;
}

/* ---- events ---- */

/* True if the run is to advance to the present time. An instant that the importer has passed counts as now. */
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

/* Advances the run to the present time, or to an event before it, which is then due. */
static int follow(Fmu *f)
{
    Run *run = &f->run;
    int status = STATUS_DONE;
    fmu_give_states(f);
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

/* Finds the next event, or the time until which the run has been searched for events. */
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
        news->are_values_changed = fmu_take_states(f);
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

/* An integrator may evaluate the model beyond the stop, but no step may end there. */
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

/* True if there is an event, although the importer has not asked for the update. */
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

/* ---- states of the instance ---- */

/* An event that is due is kept with the relations that have caused it. In model exchange it is searched anew. */
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
