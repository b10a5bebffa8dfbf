/* mode.c - structures that change while running.
 *
 * The equations of a mode are those that hold for certain values of branches and discrete variables, its selectors.
 * After an event's rounds these may ask for another mode. The model takes that on (impulse.c says with which states),
 * and further rounds follow there.
 *
 * Where a mode decides its own selectors, as the current through an ideal diode does, the one that is asked for need
 * not confirm itself, or only by an impulse where another one needs none: a choke that is cut off drives its current
 * through the diode beside it instead. So modes are tried in this order: the one that is asked for, if nothing jumps
 * and it confirms itself; any other one of which that is true, the first one in their order; then those in which
 * something jumps, in the same way; then those which only their impulse confirms, as where bodies hit each other and
 * part at once; then the one that is asked for, whatever it asks for in turn. A relation that a mode brings to its
 * boundary, as that of a diode's current where it begins to flow, has either value there: such a mode confirms itself
 * with one of them, if no mode does without. */
#include "event.h"
#include "json.h"
#include "run.h"
#include "transition.h"

#include <float.h>
#include <math.h>
#include <string.h>

struct Modes {
    Model *trial, *found; /* memory */
    Solver **solvers;     /* by structure; NULL: not been in it, or without states */
    double *lasted;       /* by structure: for how long */
    double since;         /* it holds */
    int structure;
    long changes;
    bool *was_set; /* by row of model_events.resets, at the present event */
    SolverCounts former;  /* of integrators before the present one, less what that had counted before */
    const Solver *present;
    Rounding *rounding;
};

enum { MOST_AT_BOUNDARY = 6 };

static Modes *modes_new(Arena *a)
{
    const size_t count = (size_t)model_info.structure_count;
    Modes *s = arena_take(a, 1, sizeof *s);
    s->trial = arena_take(a, 1, model_size);
    s->found = arena_take(a, 1, model_size);
    s->solvers = arena_take(a, count, sizeof *s->solvers);
    s->lasted = arena_doubles(a, count);
    s->was_set = arena_take(a, (size_t)model_events.reset_count, sizeof *s->was_set);
    s->rounding = rounding_new(a);
    return s;
}

/* ---- what a mode brings to its boundary ---- */

/* Relations that rounding hides there; how many, the first ones in `branch`, with their `level`. */
static int find_at_boundary(Modes *s, const Model *m, double time, int *branch, double *level)
{
    Rounding *n = s->rounding;
    int count = 0;
    memcpy(n->base, m, model_size);
    if (!rounding_evaluate(n))
        return 0;
    rounding_measure(n, time);
    for (int i = 0; i < model_events.indicator_count && count < MOST_AT_BOUNDARY; i++) {
        const int of = model_events.indicator_branches[i];
        const double noise = fmax(n->level[i], DBL_MIN); /* what is exactly there is told to be so much beyond it */
        if (fabs(n->value[i]) > noise || model_events.branches[of].is_integer_part)
            continue;
        branch[count] = of;
        level[count++] = noise;
    }
    return count;
}

/* Does the model's mode confirm itself with some values of relations at their boundary? They are kept. */
static bool confirms_at_boundary(Modes *s, Model *m, double time)
{
    int branch[MOST_AT_BOUNDARY];
    double level[MOST_AT_BOUNDARY];
    const int count = find_at_boundary(s, m, time, branch, level);
    for (unsigned set = 0; set < 1u << count && count > 0; set++) {
        memcpy(s->found, m, model_size);
        for (int i = 0; i < count; i++) {
            *double_at(s->found, model_events.branches[branch[i]].slack) = level[i];
            branch_set(s->found, branch[i], (branch_value(m, branch[i]) > 0) != (set >> i & 1u));
        }
        if (event_pass(s->found) != MODEL_OK || model_info.wanted_structure(s->found) != structure_now(m))
            continue;
        for (int i = 0; i < count; i++)
            *double_at(m, model_events.branches[branch[i]].slack) = level[i];
        for (int i = 0; i < model_events.branch_count; i++)
            branch_set(m, i, branch_value(s->found, i));
        return true;
    }
    return false;
}

/* ---- the mode of the start ---- */

/* Does a start there confirm the structure? The model is as it was then, but for that. */
static bool may_start(Modes *s, Model *m, int structure, Pass pass, void *context, bool is_at_boundary)
{
    if (model_info.structures[structure].start_obstacle)
        return false;
    memcpy(s->trial, m, model_size);
    model_solving(s->trial)->structure = structure;
    const bool is_started = pass(context, s->trial) == MODEL_OK;
    bool is_confirmed = is_started && model_info.wanted_structure(s->trial) == structure;
    if (is_started && !is_confirmed && is_at_boundary)
        is_confirmed = confirms_at_boundary(s, s->trial, double_of(m, model_info.time));
    model_solving(m)->structure = structure;
    for (int i = 0; i < model_events.branch_count && is_confirmed && is_at_boundary; i++) {
        const ModelBranch *b = &model_events.branches[i];
        branch_set(m, i, branch_value(s->trial, i));
        if (!b->is_timed)
            *double_at(m, b->slack) = double_of(s->trial, b->slack);
    }
    return is_confirmed;
}

/* If none confirms itself, the one that is asked for is where settling goes on. */
static bool modes_begin(Modes *s, Model *m, Pass pass, void *context)
{
    const int wanted = model_info.wanted_structure(m);
    static ModelObstacle at_start; /* a program runs one model */
    for (int is_at_boundary = 0; is_at_boundary < 2; is_at_boundary++) {
        if (wanted >= 0 && may_start(s, m, wanted, pass, context, is_at_boundary))
            return true;
        for (int k = 0; k < model_info.structure_count; k++)
            if (k != wanted && may_start(s, m, k, pass, context, is_at_boundary))
                return true;
    }
    model_solving(m)->structure = wanted < 0 ? 0 : wanted;
    const ModelStructure *structure = model_structure(m);
    if (wanted >= 0 && !structure->start_obstacle)
        return true;
    at_start = (ModelObstacle){structure->condition, structure->start_obstacle};
    *model_failure(m) = (ModelFailure){.kind = MODEL_NO_STRUCTURE, .equation = -1, .variable = -1,
                                       .obstacle = wanted < 0 ? &model_info.impossible[-1 - wanted] : &at_start};
    return false;
}

/* ---- the mode after an event ---- */

static void modes_note(Modes *s, int reset)
{
    s->was_set[reset] = true;
}

typedef enum { MODE_FAILS, MODE_DOUBTS, MODE_PASSES, MODE_CONFIRMS } Answer; /* passes: under its impulse only */

/* What is asked of a mode, in this order. */
typedef struct {
    bool may_jump, is_at_boundary;
    Answer least;
} Demand;

static const Demand demands[] = {{false, false, MODE_CONFIRMS}, {false, true, MODE_CONFIRMS},
                                 {true, false, MODE_CONFIRMS},  {true, true, MODE_CONFIRMS},
                                 {true, false, MODE_PASSES},    {true, true, MODE_PASSES}};

/* The model in that structure, in s->trial. */
static Answer try_structure(Modes *s, Impulses *impulses, const Model *m, double time, int structure,
                            bool is_at_boundary, bool *jumps)
{
    int wanted;
    memcpy(s->trial, m, model_size);
    if (!transition_change(impulses, s->trial, time, structure, s->was_set, &wanted, jumps))
        return MODE_FAILS;
    if (wanted != structure && !(is_at_boundary && confirms_at_boundary(s, impulses->trial, time)))
        return MODE_DOUBTS;
    memcpy(s->found, s->trial, model_size);
    if (event_pass(s->found) != MODEL_OK)
        return MODE_DOUBTS;
    if (model_info.wanted_structure(s->found) != structure)
        return is_at_boundary && confirms_at_boundary(s, s->trial, time) ? MODE_CONFIRMS
               : *jumps                                                  ? MODE_PASSES
                                                                         : MODE_DOUBTS;
    /* what is at its boundary there keeps the value that it has there */
    for (int i = 0; i < model_events.branch_count; i++)
        branch_set(s->trial, i, branch_value(s->found, i));
    return MODE_CONFIRMS;
}

/* The first one that does what is asked, but the present one; -1: none does. */
static int search(Modes *s, Impulses *impulses, const Model *m, double time, int first, const Demand *d)
{
    for (int k = first >= 0 ? -1 : 0; k < model_info.structure_count; k++) {
        const int structure = k < 0 ? first : k;
        bool jumps;
        if (k != first && structure != structure_now(m) &&
            try_structure(s, impulses, m, time, structure, d->is_at_boundary, &jumps) >= d->least &&
            (d->may_jump || !jumps))
            return structure;
    }
    return -1;
}

/* The event as --verify follows impulses; what an action has set is no impulse. */
static void show(Modes *s, Impulses *i, double time, EventWatch watch, void *watcher)
{
    for (int k = 0; k < model_events.reset_count; k++)
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

static void log_change(const Model *m, int structure, double time, FILE *log)
{
    enum { LINE = 1024 };
    char line[LINE];
    snprintf(line, sizeof line, "structure: %s, %d state%s (was %s, %d)", model_info.structures[structure].condition,
             model_info.structures[structure].state_count,
             model_info.structures[structure].state_count == 1 ? "" : "s", model_structure(m)->condition,
             model_structure(m)->state_count);
    events_log(log, time, line, model_info.qualified_name);
}

static int modes_follow(Modes *s, Impulses *impulses, Model *m, double time, FILE *log, EventWatch watch,
                        void *watcher, bool *has_changed)
{
    const int wanted = model_info.wanted_structure(m);
    bool jumps;
    *has_changed = wanted != structure_now(m);
    if (!*has_changed) {
        memset(s->was_set, 0, (size_t)model_events.reset_count * sizeof *s->was_set);
        return STATUS_DONE;
    }
    const Demand *demand = demands;
    int structure = -1;
    for (int i = 0; i < (int)(sizeof demands / sizeof *demands) && structure < 0; i++) {
        demand = &demands[i];
        structure = search(s, impulses, m, time, wanted, demand);
    }
    if (structure < 0 && wanted < 0) {
        *model_failure(m) = (ModelFailure){.kind = MODEL_NO_STRUCTURE, .equation = -1, .variable = -1,
                                           .obstacle = &model_info.impossible[-1 - wanted]};
        return explain_model(m, time);
    }
    structure = structure < 0 ? wanted : structure;
    const Answer answer = try_structure(s, impulses, m, time, structure, demand->is_at_boundary, &jumps);
    if (answer == MODE_FAILS)
        return impulses_explain_failure(m, &impulses->failure, time);
    log_change(m, structure, time, log);
    memcpy(m, s->trial, model_size);
    if (watch && jumps && answer == MODE_CONFIRMS)
        show(s, impulses, time, watch, watcher);
    transition_tell(impulses, m, time, log);
    s->changes++;
    return STATUS_DONE;
}

static int modes_explain_endless(const Modes *s, const Model *m, double time)
{
    (void)s;
    const int wanted = model_info.wanted_structure(m);
    return message_fail(ENDLESS_STRUCTURE, "at time %s: %s, then %s", number_text(time).text,
                        model_structure(m)->condition,
                        wanted < 0 ? model_info.impossible[-1 - wanted].condition
                                   : model_info.structures[wanted].condition);
}

/* ---- along the run ---- */

static void modes_enter(Modes *s, double time, int structure)
{
    s->lasted[s->structure] += time - s->since;
    s->since = time;
    s->structure = structure;
    model_jacobian = model_info.structures[structure].jacobian;
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

static Solver *modes_solver(Modes *s, Run *run)
{
    Solver **solver = &s->solvers[s->structure];
    if (!*solver && model_state_count(run->model) > 0)
        *solver = solver_new(run->arena, run->model, run->options);
    if (*solver != s->present) {
        count(s, s->present, 1);
        count(s, *solver, -1);
    }
    s->present = *solver;
    return *solver;
}

/* The integrator of the structure that holds from now on. */
static int modes_take(Run *run)
{
    Modes *s = run->event->modes;
    modes_enter(s, run->at, structure_now(run->model));
    run->solver = modes_solver(s, run);
    return run->solver || model_state_count(run->model) == 0 ? STATUS_DONE : STATUS_ENVIRONMENT;
}

static void modes_counts(const Modes *s, const Solver *present, SolverCounts *c)
{
    *c = (SolverCounts){.steps = 0};
    if (present)
        solver_counts(present, c);
    add_counts(c, &s->former, 1);
}

/* How long a mode has lasted until then, -1: it has not been. */
static double lasted_until(const Modes *s, int structure, double time)
{
    const double lasted = s->lasted[structure] + (structure == s->structure ? time - s->since : 0);
    return lasted > 0 || structure == s->structure ? lasted : -1;
}

static void modes_report(const Modes *s, double time, FILE *out)
{
    fprintf(out, "  changes of mode          %ld\n", s->changes);
    for (int k = 0; k < model_info.structure_count; k++) {
        const double lasted = lasted_until(s, k, time);
        if (lasted >= 0)
            fprintf(out, "    %s s: %s, %d state%s\n", number_rounded(lasted, 6).text,
                    model_info.structures[k].condition, model_info.structures[k].state_count,
                    model_info.structures[k].state_count == 1 ? "" : "s");
    }
}

static void modes_record(const Modes *s, double time, Json *j)
{
    json_open(j, "modes", '{');
    json_count(j, "changes", s->changes);
    json_open(j, "lasted", '{');
    for (int k = 0; k < model_info.structure_count; k++)
        if (lasted_until(s, k, time) >= 0)
            json_number(j, model_info.structures[k].condition, lasted_until(s, k, time));
    json_close(j, '}');
    json_close(j, '}');
}

/* How long each mode has lasted, and how often it changed. */
static void modes_keep(Modes *s, Keeper *k)
{
    keep(k, s->lasted, (size_t)model_info.structure_count * sizeof *s->lasted);
    keep(k, &s->since, sizeof s->since);
    keep(k, &s->structure, sizeof s->structure);
    keep(k, &s->changes, sizeof s->changes);
}

const struct ModePart mode_part = {modes_new,    modes_begin, modes_follow, modes_explain_endless,
                                   modes_report, modes_record, modes_note,  modes_enter,  modes_solver,
                                   modes_take,   modes_counts, modes_keep};
