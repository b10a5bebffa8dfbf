/* fmu_derivative.c - derivatives of an instance's unknowns by its knowns.
 *
 * Along a run they are exact, by sweeps over the rows of the unit's Jacobian: forwards for a direction, backwards for
 * an adjoint. Branches and discrete variables keep their values.
 *
 * In the initialization, settings also affect offsets, discrete variables and the first event, for which the Jacobian
 * has no rows. There derivatives are difference quotients of the solved start: central ones of order 4, (8 (f(h) -
 * f(-h)) - (f(2h) - f(-2h)))/(12 h). Each step is a sixteenth of the one before. The quotient that differs least from
 * the one before is taken: larger steps suffer from curvature, smaller ones from rounding. */
#include "fmu_exchange.h"

#include "slopes.h"

#include <math.h>
#include <string.h>

enum { NO_SLOT = -1, NO_UNKNOWN = -2, LEVELS = 4, FIRST_STEP = -7 /* as a power of 2 */ };

/* known and unknown are by row of variables, then by indicator: the slot; NO_SLOT: it depends on nothing; NO_UNKNOWN:
 * it is not one. */
struct FmuSlopes {
    Arena memory; /* of the Jacobian */
    Jacobian *jacobian;
    int number; /* of the structure to which all this belongs */
    int *known, *unknown;
};

/* The model, which has been evaluated at the present time, with outputs. */
static const Model *model_of(const Fmu *f)
{
    return fmu_is_live(f) ? f->run.model : f->shown;
}

static int slot_count(const Fmu *f)
{
    return f->about->variable_count + f->about->events->indicator_count;
}

static void release_slopes(void *slopes)
{
    FmuSlopes *s = slopes;
    arena_release(&s->memory);
}

/* Sets the slots of a state and its derivative, which may be of another structure. */
static void put_state(const Fmu *f, int row, int known, int unknown)
{
    const int derivative = variable_derivative(f->about, row);
    f->slopes->known[row] = known;
    if (derivative >= 0)
        f->slopes->unknown[derivative] = unknown;
}

/* Adapts the slots to the present structure. States of another structure may depend on those of the present one. */
static FmuStatus fit_slopes(Fmu *f, const void *pattern)
{
    const ModelDescription *about = f->about;
    const ModelStructure *all = about->info->structure, *now = model_structure(model_of(f));
    const ModelJacobian *p = pattern;
    FmuSlopes *s = f->slopes;
    if (s->jacobian && s->number == now->number)
        return FMU_OK;
    for (int i = 0; i < slot_count(f); i++)
        s->known[i] = s->unknown[i] = NO_UNKNOWN;
    for (int i = 0; i < all->state_count; i++)
        put_state(f, all->states[i], NO_SLOT, p->of_all ? p->of_all[i] : NO_SLOT);
    for (int i = 0; i < p->states; i++)
        put_state(f, now->states[i], i, p->derivative[i]);
    for (int i = 0; i < p->inputs; i++)
        s->known[p->input_rows[i]] = p->states + i;
    for (int i = 0; about->info->outputs && about->info->outputs[i] >= 0; i++)
        s->unknown[about->info->outputs[i]] = p->output_slot[i];
    for (int i = 0; i < about->events->indicator_count && p->indicator_slot; i++)
        s->unknown[about->variable_count + i] = p->indicator_slot[i];
    s->jacobian = NULL;
    arena_release(&s->memory);
    s->jacobian = jacobian_new(&s->memory, p);
    s->number = now->number;
    return FMU_OK;
}

static FmuStatus open_slopes(Fmu *f, const void *pattern)
{
    FmuSlopes *s = arena_take(&f->run_memory, 1, sizeof *s);
    s->known = arena_take(&f->run_memory, (size_t)slot_count(f), sizeof *s->known);
    s->unknown = arena_take(&f->run_memory, (size_t)slot_count(f), sizeof *s->unknown);
    arena_close_with(&f->run_memory, release_slopes, s);
    f->slopes = s;
    return fit_slopes(f, pattern);
}

static const ModelJacobian *pattern_of(const Model *m)
{
    const ModelStructure *s = model_structure(m);
    return model_parts.modes ? RUN_PART(modes)->state->sensitivities(s) : s->sensitivities;
}

/* ---- checks of knowns and unknowns ---- */

/* True for a known, or an unknown. At the start variables that can be set are known, and all others are unknown; states
 * may be either. */
static bool is_there(const Fmu *f, int row, bool is_known)
{
    const FmuSlopes *s = f->slopes;
    const bool is_set = f->input_of[row] || fmu_is_given(f, row);
    if (f->phase != FMU_INITIALIZING)
        return (is_known ? s->known : s->unknown)[row] != NO_UNKNOWN;
    if (is_known)
        return is_set;
    return !is_set || s->unknown[row] != NO_UNKNOWN || (s->known[row] != NO_UNKNOWN && !f->input_of[row]);
}

static bool is_indicator(const Fmu *f, unsigned reference)
{
    const unsigned first = (unsigned)f->about->variable_count + 1;
    if (fmu_is_spare(reference))
        return true;
    return reference >= first && reference - first < (unsigned)f->about->events->indicator_count &&
           f->slopes->unknown[reference - 1] != NO_UNKNOWN;
}

/* True for a least margin so far, whose first value follows from the start. */
static bool is_margin(const Fmu *f, unsigned reference)
{
    return reference > (unsigned)f->about->variable_count && fmu_check_type(f, reference) == FMU_FLOAT;
}

static bool are_there(const Fmu *f, const unsigned *references, size_t count, bool are_known)
{
    for (size_t i = 0; i < count; i++) {
        if (!are_known && (f->phase == FMU_INITIALIZING ? is_margin : is_indicator)(f, references[i]))
            continue;
        const int row = fmu_find_row(f, references[i], FMU_FLOAT);
        if (row < 0)
            return false;
        if (!is_there(f, row, are_known))
            return fmu_tell(f, FMU_ERROR, "'%s' is not a %s %s", f->about->variables[row].path,
                            are_known ? "known" : "unknown", fmu_phase_name(f->phase)) == FMU_OK;
    }
    return true;
}

static size_t seed_count(const FmuDerivative *asked)
{
    return asked->is_adjoint ? asked->unknown_count : asked->known_count;
}

static size_t result_count(const FmuDerivative *asked)
{
    return asked->is_adjoint ? asked->known_count : asked->unknown_count;
}

static bool is_whole(const Fmu *f, const FmuDerivative *asked)
{
    const size_t seeds = seed_count(asked), results = result_count(asked);
    if ((asked->unknown_count > 0 && !asked->unknowns) || (asked->known_count > 0 && !asked->knowns) ||
        (seeds > 0 && !asked->seed) || (results > 0 && !asked->sensitivity))
        return fmu_refuse_null(f, asked->function) == FMU_OK;
    if (asked->seed_count != seeds || asked->sensitivity_count != results)
        return fmu_tell(f, FMU_ERROR, "%s: %zu seeds, %zu sensitivities, not %zu and %zu", asked->function,
                        asked->seed_count, asked->sensitivity_count, seeds, results) == FMU_OK;
    return are_there(f, asked->unknowns, asked->unknown_count, false) &&
           are_there(f, asked->knowns, asked->known_count, true);
}

/* ---- along a run ---- */

static double sign_of(const Fmu *f, int row)
{
    return row < f->about->variable_count ? f->about->variables[row].sign : 1;
}

/* The slot of a reference. An indicator that has no boundary depends on nothing now. */
static int slot_of(const Fmu *f, unsigned reference, const int *slots)
{
    const int indicator = (int)reference - 1 - f->about->variable_count;
    if ((int)reference == FMU_SPARE)
        return NO_SLOT;
    return indicator >= 0 && fmu_is_endless(model_of(f), indicator) ? NO_SLOT : slots[reference - 1];
}

/* Adds the seeds to the tangents, or adjoints, in the slots of these references. */
static void plant(const Fmu *f, const unsigned *references, size_t count, const int *slots, const double *seed)
{
    for (size_t i = 0; i < count; i++) {
        const int slot = slot_of(f, references[i], slots);
        if (slot >= 0)
            f->slopes->jacobian->tangent[(size_t)slot * LANES] += sign_of(f, (int)references[i] - 1) * seed[i];
    }
}

static double tangent_of(const Fmu *f, unsigned reference, const int *slots)
{
    const int slot = slot_of(f, reference, slots);
    return slot < 0 ? 0 : sign_of(f, (int)reference - 1) * f->slopes->jacobian->tangent[(size_t)slot * LANES];
}

static bool sweep(const Fmu *f, const FmuDerivative *asked, double otherwise)
{
    const FmuSlopes *s = f->slopes;
    if (!slopes_begin(s->jacobian, model_of(f), otherwise))
        return false;
    if (asked->is_adjoint) {
        plant(f, asked->unknowns, asked->unknown_count, s->unknown, asked->seed);
        model_parts.gradients->sweep(s->jacobian, 1);
    } else {
        plant(f, asked->knowns, asked->known_count, s->known, asked->seed);
        slopes_sweep(s->jacobian, 1);
    }
    return true;
}

/* The derivatives along a run. A partial that does not exist, as of a root at 0, does not matter if any number in its
 * place gives the same result. */
static FmuStatus derive(const Fmu *f, const FmuDerivative *asked)
{
    const unsigned *references = asked->is_adjoint ? asked->knowns : asked->unknowns;
    const int *slots = asked->is_adjoint ? f->slopes->known : f->slopes->unknown;
    const size_t count = result_count(asked);
    const bool has_all = sweep(f, asked, NAN);
    bool is_defined = has_all || sweep(f, asked, 0);
    for (size_t i = 0; i < count && is_defined; i++)
        asked->sensitivity[i] = tangent_of(f, references[i], slots) + 0.0; /* never a negative zero */
    is_defined = is_defined && (has_all || sweep(f, asked, 1));
    for (size_t i = 0; i < count && is_defined; i++)
        is_defined =
            isfinite(asked->sensitivity[i]) && !(fabs(tangent_of(f, references[i], slots) - asked->sensitivity[i]) > 0);
    return is_defined ? FMU_OK : fmu_tell(f, FMU_DISCARD, "%s: a derivative does not exist here", asked->function);
}

/* ---- at the start ---- */

typedef struct {
    const FmuDerivative *asked;
    double *base;                            /* by known: its value */
    double *direction;                       /* likewise */
    double *inputs;                          /* as they are set */
    double *values;                          /* by place (of four), then by unknown */
    double *found, *former, *before, *doubt; /* by unknown */
    double by;                               /* distance of the move along the direction */
} Quotients;

static FmuStatus move(Fmu *f, const void *quotients)
{
    const Quotients *q = quotients;
    for (size_t i = 0; i < q->asked->known_count; i++) {
        const int row = (int)q->asked->knowns[i] - 1, input = f->input_of[row];
        const double value = q->base[i] + q->by * q->direction[i];
        if (input)
            f->inputs[input - 1].value = fmu_input_sign(f, row) * value;
        else if (settings_put(&f->options.settings, row, value, "the importer") != STATUS_DONE)
            return FMU_ERROR;
    }
    f->has_run = f->has_shown = false;
    return FMU_OK;
}

/* Solves the start with knowns moved by this distance, and gets the unknowns; false if there is no solution. */
static bool evaluate_moved(Fmu *f, Quotients *q, double by, double *values)
{
    q->by = by;
    const bool is_defined = fmu_guarded(f, move, q) == FMU_OK && fmu_prepare(f) == FMU_OK &&
                            fmu_get(f, q->asked->unknowns, q->asked->unknown_count, FMU_FLOAT, values) == FMU_OK;
    f->phase = FMU_INITIALIZING;
    return is_defined && all_finite(values, (int)q->asked->unknown_count);
}

static bool find_quotients(Fmu *f, Quotients *q, double step)
{
    static const double places[] = {1, -1, 2, -2};
    const size_t count = q->asked->unknown_count;
    double *at[4];
    for (int i = 0; i < 4; i++) {
        at[i] = q->values + (size_t)i * count;
        if (!evaluate_moved(f, q, places[i] * step, at[i]))
            return false;
    }
    for (size_t u = 0; u < count; u++)
        q->former[u] = (8 * (at[0][u] - at[1][u]) - (at[2][u] - at[3][u])) / (12 * step);
    return all_finite(q->former, (int)count);
}

/* A step along the direction by which no known moves by more than its size; 0: none moves. */
static double step_along(const Fmu *f, const Quotients *q)
{
    double step = INFINITY;
    for (size_t i = 0; i < q->asked->known_count; i++) {
        const double nominal = fabs(f->about->variables[q->asked->knowns[i] - 1].nominal);
        const double size = fmax(fabs(q->base[i]), nominal);
        if (fabs(q->direction[i]) > 0)
            step = fmin(step, (size > 1e-9 ? size : 1) / fabs(q->direction[i]));
    }
    return isfinite(step) ? ldexp(1, ilogb(step)) : 0;
}

/* The derivatives in the direction. False if they do not exist. */
static bool find_direction(Fmu *f, Quotients *q)
{
    const size_t count = q->asked->unknown_count;
    double step = ldexp(step_along(f, q), FIRST_STEP);
    bool has_former = false, has_any = false;
    memset(q->found, 0, count * sizeof *q->found);
    if (!(step > 0))
        return true;
    for (int level = 0; level < LEVELS; level++, step /= 16) {
        memcpy(q->before, q->former, count * sizeof *q->before);
        if (!find_quotients(f, q, step))
            continue;
        for (size_t u = 0; u < count && has_former; u++) {
            const double doubt = fabs(q->former[u] - q->before[u]);
            if (has_any && !(doubt < q->doubt[u]))
                continue;
            q->doubt[u] = doubt;
            q->found[u] = q->former[u];
        }
        has_any |= has_former;
        has_former = true;
    }
    return has_any;
}

static bool find_adjoint(Fmu *f, Quotients *q)
{
    const FmuDerivative *asked = q->asked;
    for (size_t k = 0; k < asked->known_count; k++) {
        double sum = 0;
        memset(q->direction, 0, asked->known_count * sizeof *q->direction);
        q->direction[k] = 1;
        if (!find_direction(f, q))
            return false;
        for (size_t u = 0; u < asked->unknown_count; u++)
            sum += asked->seed[u] * q->found[u];
        asked->sensitivity[k] = sum;
    }
    return true;
}

typedef struct {
    Arena *memory;
    Quotients *quotients;
} Opened;

/* Takes memory, and a copy of the settings, in which values are moved. */
static FmuStatus open_quotients(Fmu *f, const void *opened)
{
    const Opened *o = opened;
    Quotients *q = o->quotients;
    const size_t knowns = q->asked->known_count, unknowns = q->asked->unknown_count;
    const Settings stated = f->options.settings;
    Settings moved = {.about = f->about, .arena = o->memory};
    q->base = arena_doubles(o->memory, knowns);
    q->direction = arena_doubles(o->memory, knowns);
    q->inputs = arena_doubles(o->memory, (size_t)f->input_count);
    q->values = arena_doubles(o->memory, 4 * unknowns);
    q->found = arena_doubles(o->memory, unknowns);
    q->former = arena_doubles(o->memory, unknowns);
    q->before = arena_doubles(o->memory, unknowns);
    q->doubt = arena_doubles(o->memory, unknowns);
    for (int i = 0; i < f->input_count; i++)
        q->inputs[i] = f->inputs[i].value;
    for (int i = 0; i < stated.count; i++)
        if (settings_put(&moved, stated.items[i].variable, stated.items[i].value, "the importer") != STATUS_DONE)
            return FMU_ERROR;
    f->options.settings = moved;
    return FMU_OK;
}

static bool find_at_start(Fmu *f, Quotients *q)
{
    const FmuDerivative *asked = q->asked;
    if (asked->is_adjoint)
        return find_adjoint(f, q);
    memcpy(q->direction, asked->seed, asked->known_count * sizeof *q->direction);
    if (!find_direction(f, q))
        return false;
    memcpy(asked->sensitivity, q->found, asked->unknown_count * sizeof *q->found);
    return true;
}

/* The derivatives at the start. In the end settings are as before, and the start is solved anew when it is needed. */
static FmuStatus derive_start(Fmu *f, const FmuDerivative *asked)
{
    Arena memory = {NULL};
    Quotients q = {.asked = asked};
    const Settings stated = f->options.settings;
    const bool is_logging = f->is_logging;
    FmuStatus status = fmu_guarded(f, open_quotients, &(Opened){&memory, &q});
    if (status == FMU_OK)
        status = fmu_get(f, asked->knowns, asked->known_count, FMU_FLOAT, q.base);
    if (status == FMU_OK) {
        f->is_logging = false;
        const bool is_defined = find_at_start(f, &q);
        f->is_logging = is_logging;
        for (int i = 0; i < f->input_count; i++)
            f->inputs[i].value = q.inputs[i];
        if (!is_defined)
            status = fmu_tell(f, FMU_DISCARD, "%s: the start has no solution on both sides", asked->function);
    }
    f->options.settings = stated;
    fmu_leave_run(f);
    arena_release(&memory);
    return status;
}

FmuStatus fmu_derive(Fmu *f, const FmuDerivative *asked)
{
    if (!fmu_allows(f, FMU_INITIALIZING | FMU_RUNNING | FMU_TERMINATED, asked->function))
        return FMU_ERROR;
    if (!f->about->info->structure->sensitivities)
        return fmu_refuse(f, asked->function);
    FmuStatus status = fmu_prepare(f);
    if (status == FMU_OK && fmu_is_live(f))
        status = fmu_evaluate(f, FMU_KNOWS_ALL);
    if (status == FMU_OK)
        status = fmu_guarded(f, f->slopes ? fit_slopes : open_slopes, pattern_of(model_of(f)));
    if (status != FMU_OK)
        return status;
    if (!is_whole(f, asked))
        return FMU_ERROR;
    for (size_t i = 0; i < asked->unknown_count && status == FMU_OK; i++)
        if (is_indicator(f, asked->unknowns[i]) && (int)asked->unknowns[i] != FMU_SPARE)
            /* evaluates quantities that only indicators need */
            status = fmu_indicator(f, asked->unknowns[i] - (unsigned)f->about->variable_count - 1, &(double){0});
    if (status != FMU_OK)
        return status;
    return f->phase == FMU_INITIALIZING ? derive_start(f, asked) : derive(f, asked);
}
