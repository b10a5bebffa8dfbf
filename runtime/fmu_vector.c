/* fmu_vector.c - values of a model exchange instance at the time and the states that the importer sets.
 *
 * An integrator asks for derivatives more often than for anything else: they go from the model straight to the
 * importer, and errors are reported elsewhere.
 *
 * An indicator is the difference of both sides of a relation, or the distance of an integer part from its next value.
 * It is positive on the side to which the boundary itself does not belong, so that its sign decides there as the
 * relation does. It is never 0: an importer that multiplies signs would not see a crossing that begins there. In the
 * runtime a boundary within rounding is not crossed yet: the indicator is shifted by this slack, as a hysteresis.
 */
#include "fmu_exchange.h"

#include "event.h"
#include "jacobian.h"

#include <float.h>
#include <math.h>
#include <string.h>

static const double least = 1e-150; /* least size of an indicator: products with others do not vanish */

/* ---- the time and the states ---- */

/* A fast check for the calls that each right-hand side makes. Only model exchange has this phase. */
static inline bool is_between_events(const Fmu *f, const void *values)
{
    return f && f->phase == FMU_CONTINUOUS && values;
}

FmuStatus fmu_set_time(Fmu *f, double time, const char *function)
{
    if (!is_between_events(f, f) && !fmu_may_exchange(f, FMU_CONTINUOUS, f, function))
        return FMU_ERROR;
    const double least_time = f->run.time.at;
    const bool is_before = !isfinite(time) || (time < least_time && !is_same_instant(time, least_time));
    if (is_before || ((f->is_due || f->is_other) && !is_same_instant(time, f->time)))
        return fmu_refuse_time(f, time, is_before);
    f->time = time;
    fmu_forget(f);
    return FMU_OK;
}

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

/* Of an empty vector, the pointer may be NULL. */
static const void *given(const Fmu *f, const double *values, size_t count)
{
    return count > 0 ? (const void *)values : f;
}

FmuStatus fmu_set_states(Fmu *f, const double *states, size_t count, const char *function)
{
    const void *there = given(f, states, count);
    if (!is_between_events(f, there) && !fmu_may_exchange(f, FMU_CONTINUOUS, there, function))
        return FMU_ERROR;
    if (count != (size_t)f->state_count)
        return check_size(f, FMU_STATES, count);
    if (count > 0)
        memcpy(f->states, states, count * sizeof *states);
    f->has_states = true;
    fmu_forget(f);
    return FMU_OK;
}

static void set_states(Fmu *f)
{
    Model *m = f->run.model;
    fmu_present_states(f);
    if (!f->has_states || f->structure->state_count < f->state_count) {
        fmu_give_states(f);
        model_set_states(m, f->time, f->point.states);
        return;
    }
    ((ModelHead *)(void *)m)->time = f->time;
    for (int i = 0; i < f->state_count; i++)
        *(double *)(void *)((char *)m + f->places[i].offset) = f->states[f->places[i].state];
}

/* ---- the model there ---- */

static FmuStatus explain(Fmu *f, const void *asked)
{
    (void)asked;
    explain_model(f->run.model, f->time);
    return FMU_DISCARD;
}

/* Derivatives that are not finite are no failure of the model: the importer's states may have left all bounds. The
 * warning is given once per step. */
static FmuStatus warn(Fmu *f, const void *asked)
{
    (void)asked;
    model_get_derivatives(f->run.model, f->derivatives);
    if (derivatives_check(f->run.model, f->derivatives) != MODEL_OK)
        explain_model(f->run.model, f->time);
    f->is_warned = true;
    return FMU_OK;
}

/* derivatives: by state of the description; NULL: they are evaluated, but not returned. */
static FmuStatus evaluate(Fmu *f, double *derivatives)
{
    Model *m = f->run.model;
    if (f->phase == FMU_EVENTS && fmu_has_changes(f)) {
        fmu_give_states(f);
        const FmuStatus status = fmu_look_ahead(f);
        if (status == FMU_OK && derivatives)
            model_get_numbers(f->preview, f->derivatives_at, derivatives);
        return status;
    }
    const bool is_new = f->known == FMU_KNOWS_NOTHING;
    if (is_new) {
        set_states(f);
        if (model_evaluate(m) != MODEL_OK)
            return fmu_guarded(f, explain, NULL);
        f->known = FMU_KNOWS_DERIVATIVES;
        derivatives = derivatives ? derivatives : f->derivatives;
    }
    if (derivatives && !isfinite(model_get_numbers(m, f->derivatives_at, derivatives)) && is_new && !f->is_warned)
        fmu_guarded(f, warn, NULL);
    return FMU_OK;
}

FmuStatus fmu_evaluate(Fmu *f, FmuKnown wanted)
{
    const FmuStatus status = evaluate(f, NULL);
    if (status != FMU_OK || f->has_preview || f->known >= wanted)
        return status;
    if (model_outputs(f->run.model) != MODEL_OK)
        return fmu_guarded(f, explain, NULL);
    f->known = wanted;
    return FMU_OK;
}

/* ---- event indicators ---- */

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

/* The sign of an indicator while its branch has the present value, see above. */
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
    if (f->is_exchange && f->known == FMU_KNOWS_NOTHING)
        set_states(f);
    if (model_parts.events->indicators(m, f->indicators) != MODEL_OK)
        return fmu_guarded(f, explain, NULL);
    for (int i = 0; i < f->about->events->indicator_count; i++) {
        const double slack =
            double_of(run->model, run->search->slacks[i]); /* infinite while the run slides along the boundary */
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

/* ---- vectors ---- */

/* Derivatives of absent states are 0. */
static FmuStatus get_derivatives(Fmu *f, double *values, size_t count)
{
    if (count != (size_t)f->state_count)
        return check_size(f, FMU_DERIVATIVES, count);
    fmu_present_states(f);
    if (f->structure->state_count < f->state_count)
        memset(values, 0, count * sizeof *values);
    return evaluate(f, values);
}

FmuStatus fmu_get_vector(Fmu *f, FmuVector vector, double *values, size_t count, const char *function)
{
    const unsigned phases = FMU_INITIALIZING | FMU_EVENTS | FMU_CONTINUOUS | FMU_TERMINATED;
    if (vector == FMU_DERIVATIVES && is_between_events(f, values))
        return get_derivatives(f, values, count);
    if (!fmu_may_exchange(f, phases, given(f, values, count), function))
        return FMU_ERROR;
    FmuStatus status = check_size(f, vector, count);
    if (status == FMU_OK)
        status = fmu_prepare(f);
    if (status == FMU_OK && vector == FMU_DERIVATIVES)
        status = get_derivatives(f, values, count);
    if (status != FMU_OK || count == 0)
        return status;
    if (vector == FMU_STATES && !f->has_states)
        fmu_take_states(f);
    if (vector == FMU_STATES)
        memcpy(values, f->states, count * sizeof *values);
    for (size_t i = 0; i < count && vector == FMU_NOMINALS; i++) {
        const double nominal = fabs(f->about->variables[f->about->info->continuous[2 * i]].nominal);
        values[i] = nominal > 0 ? nominal : 1;
    }
    if (vector == FMU_INDICATORS) {
        status = find_indicators(f);
        if (status == FMU_OK)
            memcpy(values, f->indicators, count * sizeof *values);
    }
    return status;
}
