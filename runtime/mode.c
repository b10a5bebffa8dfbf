/* mode.c - variable structure at run time.
 *
 * The equations of a mode hold for certain values of branches and discrete variables, its selectors. After an event
 * iteration these may request another mode. The model changes to it (impulse.c determines its states), and further
 * rounds follow there. Clusters of conditions change their modes one after the other, as if the first change had
 * happened a little before.
 *
 * A mode may decide its own selectors, as the current through an ideal diode does. Then the requested mode might not
 * confirm itself, or might do so only by an impulse where another needs none: a choke that is cut off drives its
 * current through the diode beside it instead. So modes are tried in this order: the requested one, if nothing jumps
 * and it confirms itself; the first other mode for which this is true; then modes in which something jumps, in the same
 * way; then modes that only their impulse confirms, as when bodies collide and part at once; then the requested one,
 * whatever it requests in turn. A relation that a mode brings to its boundary, as that of a diode's current when it
 * begins to flow, has either value there: such a mode may confirm itself with one of them, if no mode confirms itself
 * otherwise. */
#include "compose.h"
#include "event.h"
#include "jacobian.h"
#include "json.h"
#include "keeper.h"
#include "run.h"
#include "transition.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_SOLVERS = 32 };

/* An integrator, and its memory. */
typedef struct {
    const ModelStructure *structure; /* NULL: free */
    Solver *solver; /* NULL without states */
    Arena memory;
    long used; /* last used at this change of mode */
} Slot;

struct Modes {
    const ModelDescription *about;
    Structures *structures;
    ModelObstacle at_start; /* of a requested mode in which no run can begin */
    Model *trial, *found; /* memory */
    Slot slots[MOST_SOLVERS]; /* of the structures entered last */
    long entered;
    double *lasted;       /* by mode of all clusters: its duration so far, s */
    double since;         /* the present structure holds since this time */
    const ModelStructure *structure; /* NULL: no run has begun */
    int cluster;          /* that changed its mode last */
    int vain;             /* successive changes to a mode in place of one without a solution that is requested again */
    long changes;
    bool *was_set; /* by row of events.resets, at the present event */
    SolverCounts former;  /* of earlier integrators, minus earlier counts of the present one */
    const Solver *present;
    Rounding *rounding;
};

enum { MOST_AT_BOUNDARY = 6, MOST_IN_VAIN = 32, SOME_STEPS = 8 };

static void close_slots(void *modes)
{
    Modes *s = modes;
    for (int i = 0; i < MOST_SOLVERS; i++)
        arena_release(&s->slots[i].memory);
}

static Modes *modes_new(const ModelDescription *about, Arena *a)
{
    Modes *s = arena_take(a, 1, sizeof *s);
    s->about = about;
    s->structures = structures_new(about, a);
    s->trial = model_new(a, about);
    s->found = model_new(a, about);
    s->lasted = arena_doubles(a, (size_t)about->info->modal->mode_count);
    s->was_set = arena_take(a, (size_t)about->events->reset_count, sizeof *s->was_set);
    s->rounding = rounding_new(about, a);
    arena_close_with(a, close_slots, s);
    return s;
}

static void modes_attach(const Modes *s, Model *m)
{
    model_solving(m)->structure = structures_first(s->structures);
}

static int wanted_by(const Model *m, int cluster)
{
    return described(m)->info->modal->clusters[cluster].wanted(m);
}

static const ModelMode *mode_in(const ModelDescription *about, const ModelStructure *s, int cluster)
{
    return &about->info->modal->clusters[cluster].modes[s->mode[cluster]];
}

static bool is_confirmed(const Model *m, int cluster)
{
    return wanted_by(m, cluster) == model_structure(m)->mode[cluster];
}

static bool fail(Model *m, const ModelObstacle *obstacle)
{
    *model_failure(m) = (ModelFailure){.kind = MODEL_NO_STRUCTURE, .equation = -1, .variable = -1,
                                       .obstacle = obstacle};
    return false;
}

/* ---- relations at their boundary ---- */

/* Finds relations that are at their boundary, except for rounding; returns their number. `level`: their noise. */
static int find_at_boundary(Modes *s, const Model *m, double time, int *branch, double *level)
{
    Rounding *n = s->rounding;
    int count = 0;
    model_copy(n->base, m);
    if (!rounding_evaluate(n))
        return 0;
    rounding_measure(n, time);
    for (int i = 0; i < described(m)->events->indicator_count && count < MOST_AT_BOUNDARY; i++) {
        const int of = described(m)->events->indicator_branches[i];
        const double noise = fmax(n->level[i], DBL_MIN); /* also for a relation that is exactly there */
        if (fabs(n->value[i]) > noise || described(m)->events->branches[of].is_integer_part)
            continue;
        branch[count] = of;
        level[count++] = noise;
    }
    return count;
}

/* True if the cluster's mode confirms itself with some values of relations at their boundary; the model keeps these. */
static bool confirms_at_boundary(Modes *s, Model *m, int cluster, double time)
{
    int branch[MOST_AT_BOUNDARY];
    double level[MOST_AT_BOUNDARY];
    const int count = find_at_boundary(s, m, time, branch, level);
    for (unsigned set = 0; set < 1u << count && count > 0; set++) {
        model_copy(s->found, m);
        for (int i = 0; i < count; i++) {
            *double_at(s->found, described(m)->events->branches[branch[i]].slack) = level[i];
            branch_set(s->found, branch[i], (branch_value(m, branch[i]) > 0) != (set >> i & 1u));
        }
        if (event_pass(s->found) != MODEL_OK || !is_confirmed(s->found, cluster))
            continue;
        for (int i = 0; i < count; i++)
            *double_at(m, described(m)->events->branches[branch[i]].slack) = level[i];
        for (int i = 0; i < described(m)->events->branch_count; i++)
            branch_set(m, i, branch_value(s->found, i));
        return true;
    }
    return false;
}

/* ---- the modes of the start ---- */

/* True if a start in this structure confirms the cluster's mode. The model gets the structure and, if confirmed, the
 * values of relations at their boundary. */
static bool may_start(Modes *s, Model *m, const ModelStructure *structure, int cluster, Pass pass, void *context,
                      bool is_at_boundary)
{
    if (mode_in(described(m), structure, cluster)->start_obstacle)
        return false;
    model_copy(s->trial, m);
    model_solving(s->trial)->structure = structure;
    const bool is_started = pass(context, s->trial) == MODEL_OK;
    bool confirms = is_started && is_confirmed(s->trial, cluster);
    if (is_started && !confirms && is_at_boundary)
        confirms = confirms_at_boundary(s, s->trial, cluster, model_time(m));
    model_solving(m)->structure = structure;
    for (int i = 0; i < described(m)->events->branch_count && confirms && is_at_boundary; i++) {
        const ModelBranch *b = &described(m)->events->branches[i];
        branch_set(m, i, branch_value(s->trial, i));
        if (!b->is_timed)
            *double_at(m, b->slack) = double_of(s->trial, b->slack);
    }
    return confirms;
}

/* Finds one of the cluster's modes, with the present modes of the others; the requested one is tried first. */
static bool find_start(Modes *s, Model *m, int cluster, Pass pass, void *context, bool is_at_boundary)
{
    const ModelStructure *present = model_structure(m);
    const int wanted = wanted_by(m, cluster);
    for (int k = wanted < 0 ? 0 : -1; k < described(m)->info->modal->clusters[cluster].mode_count; k++)
        if (k != wanted && may_start(s, m, structure_with(present, cluster, k < 0 ? wanted : k), cluster, pass, context,
                                     is_at_boundary))
            return true;
    return false;
}

/* Finds modes for all clusters. Repeated until all are confirmed, as the start of one may depend on another's mode. */
static bool find_starts(Modes *s, Model *m, Pass pass, void *context, bool is_at_boundary)
{
    const int count = described(m)->info->modal->count;
    int confirmed = 0;
    for (int i = 0, c = 0; i <= count * count && confirmed < count; i++, c = (c + 1) % count) {
        const ModelStructure *before = model_structure(m);
        if (!find_start(s, m, c, pass, context, is_at_boundary))
            return false;
        confirmed = model_structure(m) == before ? confirmed + 1 : 1;
    }
    return confirmed == count;
}

/* The structure of the requested modes; mode 0 in place of those without a solution. */
static const ModelStructure *wanted_structure(const Model *m)
{
    const ModelStructure *s = model_structure(m);
    for (int c = 0; c < described(m)->info->modal->count; c++)
        s = structure_with(s, c, wanted_by(m, c) < 0 ? 0 : wanted_by(m, c));
    return s;
}

/* The same, with other modes in place of those in which no run can begin: each cluster is tried while the others
 * can. */
static const ModelStructure *first_try(const ModelDescription *about, const ModelStructure *wanted)
{
    const ModelStructure *s = wanted;
    for (int c = 0; c < about->info->modal->count; c++)
        for (int k = 0; k < about->info->modal->clusters[c].mode_count && mode_in(about, s, c)->start_obstacle; k++)
            s = structure_with(s, c, k);
    return s;
}

/* If no modes confirm themselves, settling goes on in the requested ones. */
static bool modes_begin(Modes *s, Model *m, Pass pass, void *context)
{
    const ModelStructure *wanted = wanted_structure(m);
    for (int is_at_boundary = 0; is_at_boundary < 2; is_at_boundary++) {
        model_solving(m)->structure = first_try(described(m), wanted);
        if (find_starts(s, m, pass, context, is_at_boundary))
            return true;
    }
    /* failures are reported for the modes that the values there request */
    model_copy(s->trial, m);
    model_solving(s->trial)->structure = first_try(described(m), wanted);
    if (pass(context, s->trial) != MODEL_OK)
        model_copy(s->trial, m);
    wanted = wanted_structure(s->trial);
    model_solving(m)->structure = wanted;
    for (int c = 0; c < described(m)->info->modal->count; c++) {
        const int mode = wanted_by(s->trial, c);
        if (mode < 0)
            return fail(m, &described(m)->info->modal->clusters[c].impossible[-1 - mode]);
        s->at_start = (ModelObstacle){mode_in(described(m), wanted, c)->condition,
                                      mode_in(described(m), wanted, c)->start_obstacle};
        if (s->at_start.obstacle)
            return fail(m, &s->at_start);
    }
    return true;
}

/* ---- the mode after an event ---- */

static void modes_note(Modes *s, int reset)
{
    s->was_set[reset] = true;
}

typedef enum { MODE_FAILS, MODE_DOUBTS, MODE_PASSES, MODE_CONFIRMS } Answer; /* passes: under its impulse only */

/* A demand on a mode. Demands are tried in this order. */
typedef struct {
    bool may_jump, is_at_boundary;
    Answer least;
} Demand;

static const Demand demands[] = {{false, false, MODE_CONFIRMS}, {true, false, MODE_CONFIRMS},
                                 {false, true, MODE_CONFIRMS},  {true, true, MODE_CONFIRMS},
                                 {true, false, MODE_PASSES},    {true, true, MODE_PASSES}};

/* Tries that mode of the cluster; s->trial becomes the model in it. */
static Answer try_mode(Modes *s, Impulses *impulses, const Model *m, double time, int cluster, int mode,
                       bool is_at_boundary, bool *jumps)
{
    int wanted;
    model_copy(s->trial, m);
    if (!transition_change(impulses, s->trial, time, structure_with(model_structure(m), cluster, mode), cluster,
                           s->was_set, &wanted, jumps))
        return MODE_FAILS;
    if (wanted != mode && !(is_at_boundary && confirms_at_boundary(s, impulses->trial, cluster, time)))
        return MODE_DOUBTS;
    model_copy(s->found, s->trial);
    if (event_pass(s->found) != MODEL_OK)
        return MODE_DOUBTS;
    if (!is_confirmed(s->found, cluster))
        return is_at_boundary && confirms_at_boundary(s, s->trial, cluster, time) ? MODE_CONFIRMS
               : *jumps                                                           ? MODE_PASSES
                                                                                  : MODE_DOUBTS;
    /* relations at their boundary there keep their values */
    for (int i = 0; i < described(m)->events->branch_count; i++)
        branch_set(s->trial, i, branch_value(s->found, i));
    return MODE_CONFIRMS;
}

/* The cluster's first mode that meets the demand, the present one excepted; -1: none. */
static int search(Modes *s, Impulses *impulses, const Model *m, double time, int cluster, int first, const Demand *d)
{
    for (int k = first >= 0 ? -1 : 0; k < described(m)->info->modal->clusters[cluster].mode_count; k++) {
        const int mode = k < 0 ? first : k;
        bool jumps;
        if (k != first && mode != model_structure(m)->mode[cluster] &&
            try_mode(s, impulses, m, time, cluster, mode, d->is_at_boundary, &jumps) >= d->least &&
            (d->may_jump || !jumps))
            return mode;
    }
    return -1;
}

/* Shows the impulses of an event to --verify. A state that an action has set is no impulse. */
static void show(Modes *s, Impulses *i, double time, EventWatch watch, void *watcher)
{
    for (int k = 0; k < s->about->events->reset_count; k++)
        if (s->was_set[k])
            return;
    double *former = i->derivatives[0];
    model_get_states(i->before, former);
    if (impulses_evaluate(i, i->before, time, former, NULL, 0))
        watch(watcher, i->trial, time, EVENT_UNMOVED, 0);
    if (impulses_evaluate(i, s->found, time, i->moved, NULL, 0))
        watch(watcher, i->trial, time, EVENT_MOVED, 0);
    if (impulses_evaluate(i, s->found, time, i->moved, i->size, i->factor))
        watch(watcher, i->trial, time, EVENT_UNDER, i->factor);
}

static void log_change(const Model *m, const Model *then, int cluster, double time, FILE *log)
{
    enum { LINE = 1024 };
    char line[LINE];
    const int count = model_state_count(then);
    snprintf(line, sizeof line, "structure: %s, %d state%s (was %s, %d)",
             mode_in(described(m), model_structure(then), cluster)->condition, count, count == 1 ? "" : "s",
             mode_in(described(m), model_structure(m), cluster)->condition, model_state_count(m));
    events_log(log, time, line, described(m)->info->qualified_name);
}

/* The first cluster that requests another mode; -1: none. */
static int changing(const Model *m)
{
    for (int c = 0; c < described(m)->info->modal->count; c++)
        if (!is_confirmed(m, c))
            return c;
    return -1;
}

/* True if the mode will at once request one without a solution. The states are extrapolated by the duration of an
 * impulse, or by some fixed steps. */
static bool is_in_vain(Modes *s, const Impulses *i, const Model *m, double time, int cluster)
{
    const double length = fmax(1 / i->factor, SOME_STEPS * i->step);
    double *x = i->moved, *dx = i->derivatives[0];
    model_copy(s->found, m);
    model_get_states(m, x);
    if (derivatives_of(s->found, time, x, dx) != MODEL_OK)
        return false;
    for (int k = 0; k < model_state_count(m); k++)
        x[k] += length * dx[k];
    model_set_states(s->found, time + length, x);
    return event_pass(s->found) == MODEL_OK && wanted_by(s->found, cluster) < 0;
}

/* True if all values, with outputs, are defined in the model's structure; loops that a search may solve do not
 * count. */
static bool is_evaluated(Model *m)
{
    if (model_evaluate(m) == MODEL_OK && model_outputs(m) == MODEL_OK)
        return true;
    const ModelFailureKind kind = model_failure(m)->kind;
    return kind != MODEL_DIVISION_BY_ZERO && kind != MODEL_NOT_FINITE;
}

static bool modes_are_defined(Modes *s, const Model *m, double time, const double *x)
{
    model_copy(s->trial, m);
    model_set_states(s->trial, time, x);
    if (!is_evaluated(s->trial))
        return false;
    if (event_pass(s->trial) != MODEL_OK)
        return true;
    model_solving(s->trial)->structure = wanted_structure(s->trial);
    return is_evaluated(s->trial);
}

static int fail_without(Model *m, double time, int cluster, int wanted)
{
    fail(m, &described(m)->info->modal->clusters[cluster].impossible[-1 - wanted]);
    return explain_model(m, time);
}

static int modes_follow(Modes *s, Impulses *impulses, Model *m, double time, FILE *log, EventWatch watch,
                        void *watcher, bool *has_changed)
{
    const int cluster = changing(m);
    bool jumps;
    *has_changed = cluster >= 0;
    if (!*has_changed) {
        memset(s->was_set, 0, (size_t)described(m)->events->reset_count * sizeof *s->was_set);
        return STATUS_DONE;
    }
    const int wanted = wanted_by(m, cluster);
    const Demand *demand = demands;
    int mode = -1;
    for (int i = 0; i < (int)(sizeof demands / sizeof *demands) && mode < 0; i++) {
        demand = &demands[i];
        mode = search(s, impulses, m, time, cluster, wanted, demand);
        if (i > 0 || mode >= 0 || wanted >= 0)
            continue;
        model_copy(s->trial, m); /* requested only by rounding? */
        if (confirms_at_boundary(s, s->trial, cluster, time)) {
            model_copy(m, s->trial);
            return STATUS_DONE;
        }
    }
    if (mode < 0 && wanted < 0)
        return fail_without(m, time, cluster, wanted);
    mode = mode < 0 ? wanted : mode;
    const Answer answer = try_mode(s, impulses, m, time, cluster, mode, demand->is_at_boundary, &jumps);
    if (answer == MODE_FAILS)
        return impulses_explain_failure(impulses, m, time);
    log_change(m, s->trial, cluster, time, log);
    model_copy(m, s->trial);
    if (watch && jumps && answer == MODE_CONFIRMS && changing(s->found) < 0)
        show(s, impulses, time, watch, watcher);
    transition_tell(impulses, m, time, log);
    s->cluster = cluster;
    s->changes++;
    s->vain = wanted < 0 && is_in_vain(s, impulses, m, time, cluster) ? s->vain + 1 : 0;
    return s->vain < MOST_IN_VAIN ? STATUS_DONE : fail_without(m, time, cluster, wanted);
}

static int modes_explain_endless(const Modes *s, Model *m, double time)
{
    const int cluster = s->cluster, wanted = wanted_by(m, cluster);
    if (wanted < 0)
        return fail_without(m, time, cluster, wanted);
    return message_fail(ENDLESS_STRUCTURE, "at time %s: %s, then %s", number_text(time).text,
                        mode_in(described(m), model_structure(m), cluster)->condition,
                        described(m)->info->modal->clusters[cluster].modes[wanted].condition);
}

/* ---- along the run ---- */

/* The duration of a cluster's mode up to this time; -1: it has never held. */
static double lasted_until(const Modes *s, int cluster, int mode, double time)
{
    const double lasted = s->lasted[s->about->info->modal->clusters[cluster].first + mode];
    const bool is_present = mode == s->structure->mode[cluster];
    return is_present ? lasted + time - s->since : lasted > 0 ? lasted : -1;
}

static void modes_enter(Modes *s, double time, const ModelStructure *structure)
{
    for (int c = 0; s->structure && c < s->about->info->modal->count; c++) {
        const int mode = s->structure->mode[c];
        s->lasted[s->about->info->modal->clusters[c].first + mode] = lasted_until(s, c, mode, time);
    }
    s->since = time;
    s->structure = structure;
}

static void add_counts(SolverCounts *sum, const SolverCounts *c, long factor)
{
    sum->steps += factor * c->steps;
    sum->evaluations += factor * c->evaluations;
    sum->jacobians += factor * c->jacobians;
    sum->iterations += factor * c->iterations;
    sum->error_failures += factor * c->error_failures;
    sum->convergence_failures += factor * c->convergence_failures;
    sum->differences += factor * c->differences;
    sum->lowered += factor * c->lowered;
    sum->changes += factor * c->changes;
    sum->adams_steps += factor * c->adams_steps;
    sum->jumps += factor * c->jumps;
    sum->factoring = sum->factoring ? sum->factoring : c->factoring;
}

static void count(Modes *s, const Solver *solver, long factor)
{
    SolverCounts c = {.steps = 0};
    if (!solver)
        return;
    solver_counts(solver, &c);
    add_counts(&s->former, &c, factor);
}

static bool is_held(void *modes, const ModelStructure *structure)
{
    const Modes *s = modes;
    bool is_held = structure == s->structure;
    for (int i = 0; i < MOST_SOLVERS; i++)
        is_held |= s->slots[i].structure == structure;
    return is_held;
}

/* The slot of the present structure; otherwise a free slot, or the one whose last use is longest ago. */
static Slot *slot_of(Modes *s)
{
    Slot *oldest = &s->slots[0];
    for (int i = 0; i < MOST_SOLVERS; i++) {
        if (s->slots[i].structure == s->structure)
            return &s->slots[i];
        if (s->slots[i].used < oldest->used)
            oldest = &s->slots[i];
    }
    arena_release(&oldest->memory);
    *oldest = (Slot){.structure = NULL};
    return oldest;
}

static Solver *modes_solver(Run *run)
{
    Modes *s = run->event->modes;
    count(s, s->present, 1);
    Slot *slot = slot_of(s);
    slot->used = ++s->entered;
    if (!slot->structure && model_state_count(run->model) > 0)
        slot->solver = solver_new(&slot->memory, run->model, run->options);
    slot->structure = s->structure;
    count(s, slot->solver, -1);
    s->present = slot->solver;
    structures_forget(s->structures, is_held, s);
    return slot->solver;
}

/* Exchanges the integrators of two structures: the first one continues with the other structure. */
static void exchange(Slot *one, Slot *other, const ModelStructure *structure)
{
    const Slot former = *other;
    *other = (Slot){structure, one->solver, one->memory, one->used};
    one->solver = former.solver;
    one->memory = former.memory;
    if (!former.solver)
        *one = (Slot){.structure = NULL};
    else
        solver_adopt(former.solver, one->structure);
}

/* Takes the integrator of the structure that holds from now on. A solution cannot go on if states appear or jump. */
static int modes_take(Run *run, bool *goes_on)
{
    Modes *s = run->event->modes;
    const ModelStructure *before = s->structure;
    const size_t states = (size_t)model_state_count(run->model) * sizeof *run->states;
    Slot *present = run->solver ? slot_of(s) : NULL;
    if (run->solver)
        solver_gather(run->solver, run->reached);
    modes_enter(s, run->time.at, model_structure(run->model));
    *goes_on = present && memcmp(run->before, run->states, states) == 0 &&
               solver_goes_on(run->solver, before, run->time.at, run->states);
    if (*goes_on && s->structure != before)
        exchange(present, slot_of(s), s->structure);
    run->solver = modes_solver(run);
    return run->solver || model_state_count(run->model) == 0 ? STATUS_DONE : STATUS_ENVIRONMENT;
}

static void modes_counts(const Modes *s, const Solver *present, SolverCounts *c)
{
    *c = (SolverCounts){.steps = 0};
    if (present)
        solver_counts(present, c);
    add_counts(c, &s->former, 1);
}

static void modes_report(const Modes *s, double time, FILE *out)
{
    fprintf(out, "  changes of mode          %ld\n", s->changes);
    for (int c = 0; s->structure && c < s->about->info->modal->count; c++)
        for (int k = 0; k < s->about->info->modal->clusters[c].mode_count; k++) {
            const double lasted = lasted_until(s, c, k, time);
            if (lasted < 0)
                continue;
            fprintf(out, "    %s s: %s", number_rounded(lasted, 6).text,
                    s->about->info->modal->clusters[c].modes[k].condition);
            const int states = s->about->info->modal->count == 1 ? structure_with(s->structure, c, k)->state_count : -1;
            if (states >= 0)
                fprintf(out, ", %d state%s", states, states == 1 ? "" : "s");
            fprintf(out, "\n");
        }
}

static void modes_record(const Modes *s, double time, Json *j)
{
    json_open(j, "modes", '{');
    json_count(j, "changes", s->changes);
    json_open(j, "lasted", '{');
    for (int c = 0; s->structure && c < s->about->info->modal->count; c++)
        for (int k = 0; k < s->about->info->modal->clusters[c].mode_count; k++)
            if (lasted_until(s, c, k, time) >= 0)
                json_number(j, s->about->info->modal->clusters[c].modes[k].condition, lasted_until(s, c, k, time));
    json_close(j, '}');
    json_close(j, '}');
}

/* Modes as bytes; the file may be damaged. */
static const ModelStructure *keep_modes(const ModelDescription *about, const ModelStructure *s, Keeper *k)
{
    const ModelStructure *kept = s;
    for (int c = 0; c < about->info->modal->count; c++) {
        unsigned char mode = s->mode[c];
        keep(k, &mode, 1);
        kept = structure_with(kept, c, mode < about->info->modal->clusters[c].mode_count ? mode : 0);
    }
    return kept;
}

/* The durations of modes, and the number of changes. */
static void modes_keep(Modes *s, Keeper *k)
{
    keep(k, s->lasted, (size_t)s->about->info->modal->mode_count * sizeof *s->lasted);
    keep(k, &s->since, sizeof s->since);
    keep(k, &s->changes, sizeof s->changes);
    s->structure = keep_modes(s->about, s->structure ? s->structure : structures_first(s->structures), k);
}

static void keep_structure(Model *m, Keeper *k)
{
    model_solving(m)->structure = keep_modes(described(m), model_structure(m), k);
}

static void started(Run *run)
{
    modes_enter(run->event->modes, run->options->start, model_structure(run->model));
}

static void run_enters(const Run *run, double time, const ModelStructure *structure)
{
    modes_enter(run->event->modes, time, structure);
}

const struct ModePart mode_part = {
    {.started = started,
     .solver = modes_solver,
     .state = &(const StatePart){.jacobian = structure_jacobian, .sensitivities = structure_sensitivities}},
    wanted_structure,
    modes_new,
    modes_attach,
    modes_begin,
    modes_follow,
    modes_explain_endless,
    modes_report,
    modes_record,
    modes_note,
    run_enters,
    modes_take,
    modes_counts,
    modes_keep,
    keep_structure,
    modes_are_defined};
