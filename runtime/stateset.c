/* stateset.c - chooses the states among the candidates of a state set, at the start and after each accepted step.
 *
 * The choice depends on the constraints' partial derivatives J = [Jd Js] by dummies and states: a change of the states
 * changes the dummies by -B times as much, B = Jd^-1 Js. The dummies are determined well as long as no coefficient of B
 * is large. To compare candidates of different units, each column is scaled by the largest value that any candidate of
 * the same unit has had. Lengths thus compare as they are, whatever point they are measured from.
 */
#include "between.h"
#include "dense.h"
#include "equation.h"
#include "keeper.h"
#include "stateset.h"

#include <math.h>
#include <string.h>

static const double keep_bound = 2;            /* of B's coefficients; 1 is the best that can always be reached */
static const double exchange_bound = 1 + 1e-8; /* above 1 by more than rounding */
static const double least_kept = 1e-6;         /* smaller pivots: choose anew among all columns */
static const double least_pivot = 1e-10;       /* smaller pivots: the rows depend on each other */
static const double nearly_singular = 1e-3;    /* smaller pivots may explain why the integrator fails */
static const double magnitude_floor = 1e-9;

/* ---- pivoting ---- */

/* Makes the entry of column k 1 in row i and 0 in every other row. */
static void eliminate(double *a, int n, int m, int i, int k)
{
    double *pivot_row = a + i * m;
    const double factor = 1 / pivot_row[k];
    for (int j = 0; j < m; j++)
        pivot_row[j] *= factor;
    pivot_row[k] = 1;
    for (int row = 0; row < n; row++) {
        const double multiple = a[row * m + k];
        if (row == i || !(fabs(multiple) > 0))
            continue;
        for (int j = 0; j < m; j++)
            a[row * m + j] -= multiple * pivot_row[j];
        a[row * m + k] = 0;
    }
}

static bool is_among(const double *columns, int count, int column)
{
    for (int i = 0; i < count; i++)
        if ((int)columns[i] == column)
            return true;
    return false;
}

/* The largest |entry| of the dummies' columns (anew: of all columns) in rows from `first` on, and its place. */
static double largest_entry(const double *a, int n, int m, int first, bool anew, const double *dummies, int *row,
                            int *column)
{
    double largest = 0;
    for (int i = first; i < n; i++)
        for (int j = 0; j < (anew ? m : n); j++) {
            const int k = anew ? j : (int)dummies[j];
            if (fabs(a[i * m + k]) > largest) {
                largest = fabs(a[i * m + k]);
                *row = i;
                *column = k;
            }
        }
    return largest;
}

/* Gauss-Jordan elimination with complete pivoting among the dummies' columns (anew: among all columns). The tableau
 * becomes B, with the unit matrix in the columns that dummies[] then names, row by row. Returns the smallest pivot. */
static double reduce(double *a, int n, int m, double *dummies, bool anew)
{
    double smallest = HUGE_VAL;
    for (int step = 0; step < n; step++) {
        int row = step, column = -1;
        const double most = largest_entry(a, n, m, step, anew, dummies, &row, &column);
        smallest = fmin(smallest, most);
        if (!(smallest > least_pivot) || !isfinite(most))
            return 0;
        if (row != step)
            loop_swap(a + step * m, a + row * m, m);
        eliminate(a, n, m, step, column);
        /* the pivots' columns come first in dummies[], in the order of their rows */
        if (anew) {
            dummies[step] = column;
        } else {
            int at = step;
            while ((int)dummies[at] != column)
                at++;
            dummies[at] = dummies[step];
            dummies[step] = column;
        }
    }
    return smallest;
}

/* The largest coefficient of B. */
static double largest_coefficient(const double *a, int n, int m, const double *dummies, int *row, int *column)
{
    double largest = 0;
    for (int k = 0; k < m; k++) {
        if (is_among(dummies, n, k))
            continue;
        for (int i = 0; i < n; i++)
            if (fabs(a[i * m + k]) > largest) {
                largest = fabs(a[i * m + k]);
                *row = i;
                *column = k;
            }
    }
    return largest;
}

double stateset_pivot(const double *matrix, int n, int m, double *dummies, double bound, double *tableau)
{
    const size_t bytes = (size_t)n * (size_t)m * sizeof *tableau;
    int row = 0, column = 0;
    memcpy(tableau, matrix, bytes);
    double pivot = reduce(tableau, n, m, dummies, false);
    if (pivot <= least_kept) {
        memcpy(tableau, matrix, bytes);
        pivot = reduce(tableau, n, m, dummies, true);
        bound = exchange_bound;
    }
    if (!(pivot > 0) || largest_coefficient(tableau, n, m, dummies, &row, &column) <= bound)
        return pivot;
    while (largest_coefficient(tableau, n, m, dummies, &row, &column) > exchange_bound) {
        eliminate(tableau, n, m, row, column);
        dummies[row] = column;
    }
    memcpy(tableau, matrix, bytes);
    return reduce(tableau, n, m, dummies, false);
}

/* ---- one set in the model ---- */

typedef struct {
    const ModelStateSet *kind;
    int index; /* among those of its kind */
    int candidate_count, constraint_count;
    const int *candidates, *constraints;
    size_t states, selection; /* offsets in struct Model */
} Set;

static Set set_of(const ModelStateSet *kind, int index)
{
    const int n = kind->constraint_count, m = kind->candidate_count;
    const size_t offset = (size_t)index * kind->size;
    return (Set){kind, index, m, n, kind->candidates + index * m, kind->constraints + index * n,
                 kind->states + offset, kind->selection + offset};
}

static Set numbered_set(const ModelDescription *about, int number)
{
    int kind = 0, last = about->info->state_set_count - 1;
    while (kind < last) {
        const int middle = (kind + last + 1) / 2;
        if (about->info->state_sets[middle].first <= number)
            kind = middle;
        else
            last = middle - 1;
    }
    return set_of(&about->info->state_sets[kind], number - about->info->state_sets[kind].first);
}

/* The number of the state's set, or -1; and its position among the states of this set. */
static int number_of(const ModelStructure *structure, int state)
{
    return structure->states[state] < 0 ? -1 - structure->states[state] : -1;
}

static int row_of(const ModelStructure *structure, int state)
{
    int first = state;
    while (first > 0 && structure->states[first - 1] == structure->states[state])
        first--;
    return state - first;
}

static int free_count(const Set *set)
{
    return set->candidate_count - set->constraint_count;
}

static double candidate_value(const Model *m, const Set *set, int candidate)
{
    return variable_value(m, set->candidates[candidate]);
}

/* True if this row of A selects the candidate. */
static bool is_selected(const Model *m, const Set *set, int row, int candidate)
{
    return double_of(m, set->selection + (size_t)(row * set->candidate_count + candidate) * sizeof(double)) > 0;
}

static int selected(const Model *m, const Set *set, int row)
{
    int k = 0;
    while (k < set->candidate_count && !is_selected(m, set, row, k))
        k++;
    return k < set->candidate_count ? k : -1;
}

static bool is_state(const Model *m, const Set *set, int candidate)
{
    int row = 0;
    while (row < free_count(set) && !is_selected(m, set, row, candidate))
        row++;
    return row < free_count(set);
}

/* Sets A, and x = A c. The states have the order of the candidates. */
static void select_states(Model *m, const Set *set, const double *dummies)
{
    double *a = double_at(m, set->selection), *x = double_at(m, set->states);
    for (int k = 0; k < set->candidate_count * free_count(set); k++)
        a[k] = 0;
    for (int k = 0; k < set->candidate_count; k++) {
        if (is_among(dummies, set->constraint_count, k))
            continue;
        a[k] = 1;
        *x++ = candidate_value(m, set, k);
        a += set->candidate_count;
    }
}

/* The work space of one set, in STATESET_WORK doubles that begin as zeros and last as long as the run. */
typedef struct {
    double *largest; /* by candidate: |value| so far */
    double *rows;    /* by constraint: sum of |partial derivative| times scale, the largest so far */
    double *scale;   /* by candidate */
    double *matrix, *tableau, *dummies;
} Work;

static Work work_of(const Set *set, double *work)
{
    const int n = set->constraint_count, m = set->candidate_count;
    double *matrix = work + 2 * m + n, *tableau = matrix + n * m;
    return (Work){work, work + m, work + m + n, matrix, tableau, tableau + n * m};
}

static void measure(const Model *m, const Set *set, const Work *w)
{
    const int count = set->candidate_count;
    for (int k = 0; k < count; k++)
        w->largest[k] = fmax(w->largest[k], fabs(candidate_value(m, set, k)));
    for (int k = 0; k < count; k++) {
        const ModelVariable *variable = &described(m)->variables[set->candidates[k]];
        w->scale[k] = magnitude_floor;
        for (int i = 0; i < count; i++)
            if (strcmp(described(m)->variables[set->candidates[i]].unit, variable->unit) == 0)
                w->scale[k] = fmax(w->scale[k], w->largest[i]);
        if (fabs(variable->nominal) > 0)
            w->scale[k] = fabs(variable->nominal);
    }
}

/* Computes J with scaled columns, and with its rows divided by their largest size so far. */
static void fill_matrix(const Model *m, const Set *set, const Work *w)
{
    const int n = set->constraint_count, count = set->candidate_count;
    set->kind->jacobian(m, set->index, w->matrix);
    for (int i = 0; i < n; i++) {
        double *row = w->matrix + i * count, sum = 0;
        for (int k = 0; k < count; k++)
            sum += fabs(row[k] *= w->scale[k]);
        w->rows[i] = fmax(w->rows[i], sum);
        for (int k = 0; k < count && w->rows[i] > 0; k++)
            row[k] /= w->rows[i];
    }
}

/* Chooses w->dummies: the present ones, or others if a coefficient exceeds the bound. Returns the smallest pivot; 0 if
 * there is no choice. */
static double choose(const Model *m, const Set *set, double bound, const Work *w)
{
    const int n = set->constraint_count, count = set->candidate_count;
    measure(m, set, w);
    fill_matrix(m, set, w);
    for (int k = 0, i = 0; k < count && i < n; k++)
        if (!is_state(m, set, k))
            w->dummies[i++] = k;
    if (!all_finite(w->matrix, n * count))
        return 0;
    return stateset_pivot(w->matrix, n, count, w->dummies, bound, w->tableau);
}

static ModelStatus fail(Model *m, const Set *set, double pivot)
{
    model_fail(m, MODEL_SINGULAR_SELECTION, set->constraints[0], NULL, pivot);
    return MODEL_FAIL;
}

ModelStatus stateset_start(Model *m, const ModelStateSet *kind, double *work)
{
    const size_t size = (size_t)STATESET_WORK(kind->constraint_count, kind->candidate_count) * sizeof *work;
    for (int i = 0; i < kind->count; i++) {
        const Set set = set_of(kind, i);
        const Work w = work_of(&set, memset(work, 0, size));
        const double pivot = choose(m, &set, keep_bound, &w);
        if (!(pivot > 0))
            return fail(m, &set, pivot);
        select_states(m, &set, w.dummies);
    }
    return MODEL_OK;
}

static size_t statesets_work(const ModelDescription *about)
{
    size_t most = 0;
    for (int i = 0; i < about->info->state_set_count; i++) {
        const ModelStateSet *kind = &about->info->state_sets[i];
        const size_t size = (size_t)STATESET_WORK(kind->constraint_count, kind->candidate_count);
        most = size > most ? size : most;
    }
    return most;
}

static ModelStatus statesets_enter(Model *m, double *work)
{
    for (int i = 0; i < described(m)->info->state_set_count; i++)
        if (modes_hold(described(m)->info->state_sets[i].modes, model_structure(m)) &&
            stateset_start(m, &described(m)->info->state_sets[i], work) != MODEL_OK)
            return MODEL_FAIL;
    return MODEL_OK;
}

static int state_variable(const Model *m, int state)
{
    const ModelStructure *structure = model_structure(m);
    const Set set = numbered_set(described(m), number_of(structure, state));
    return set.candidates[selected(m, &set, row_of(structure, state))];
}

/* ---- all sets along a run ---- */

typedef struct {
    Set set;
    Work work;
    double condition; /* the smallest pivot at the last accepted step */
} Choice;

struct StateSets {
    int count;
    Choice *choices; /* by number */
    int *order;      /* their numbers, in the order of their states */
    StateChanges changes;
};

static StateSets *statesets_new(const ModelDescription *about, Arena *a)
{
    const ModelStateSet *last = &about->info->state_sets[about->info->state_set_count - 1];
    StateSets *s = arena_take(a, 1, sizeof *s);
    s->count = last->first + last->count;
    s->choices = arena_take(a, (size_t)s->count, sizeof *s->choices);
    s->order = arena_take(a, (size_t)s->count, sizeof *s->order);
    for (int i = 0; i < s->count; i++) {
        const Set set = numbered_set(about, i);
        const size_t size = (size_t)STATESET_WORK(set.constraint_count, set.candidate_count);
        s->choices[i] = (Choice){set, work_of(&set, arena_doubles(a, size)), 1};
    }
    bool *is_ordered = arena_take(a, (size_t)s->count, sizeof *is_ordered);
    for (int state = 0, next = 0; state < about->info->structure->state_count; state++) {
        const int number = number_of(about->info->structure, state);
        if (number < 0 || is_ordered[number])
            continue;
        is_ordered[number] = true;
        s->order[next++] = number;
    }
    return s;
}

/* How many dummies become states. */
static int change_count(const Model *m, const Set *set, const double *dummies)
{
    int count = 0;
    for (int i = 0; i < set->constraint_count; i++)
        count += is_state(m, set, (int)dummies[i]);
    return count;
}

/* Renews the choice of one set; true if its states change. The log then has "states x, vx instead of y, vy". */
static bool renew(StateSets *s, Choice *choice, double bound, Model *m, FILE *events, double time)
{
    enum { LONGEST = 1000 };
    const Set *set = &choice->set;
    const double *dummies = choice->work.dummies;
    choice->condition = choose(m, set, bound, &choice->work);
    const int count = change_count(m, set, dummies);
    if (!(choice->condition > 0) || count == 0)
        return false;
    char text[LONGEST] = "";
    size_t length = 0;
    for (int is_old = 0; is_old < 2 && events; is_old++) {
        const char *separator = is_old ? " instead of " : count == 1 ? "state " : "states ";
        for (int k = 0; k < set->candidate_count; k++) {
            const bool will_be = !is_among(dummies, set->constraint_count, k);
            if (will_be == is_old || is_state(m, set, k) == will_be)
                continue;
            snprintf(text + length, sizeof text - length, "%s%s", separator,
                     described(m)->variables[set->candidates[k]].path);
            length += strlen(text + length);
            separator = ", ";
        }
    }
    events_log(events, time, text, equation_element(described(m), set->constraints[0]).text);
    s->changes.states += count;
    select_states(m, set, dummies);
    return true;
}

static ModelStatus statesets_renew(StateSets *s, Model *m, double time, FILE *events, bool *has_changed)
{
    *has_changed = false;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < s->count; i++) {
            Choice *choice = &s->choices[s->order[i]];
            if (!modes_hold(choice->set.kind->modes, model_structure(m)))
                continue;
            *has_changed |= renew(s, choice, pass == 0 ? keep_bound : exchange_bound, m, events, time);
            if (!(choice->condition > 0))
                return fail(m, &choice->set, 0);
        }
        if (!*has_changed)
            return MODEL_OK;
    }
    s->changes.times++;
    return MODEL_OK;
}

/* True if a set's constraints were nearly singular at the last accepted step: this becomes the model's failure. */
static bool blame(Run *run)
{
    const StateSets *s = run->sets;
    Model *m = run->model;
    const Choice *worst = NULL;
    for (int i = 0; i < s->count; i++) {
        const Choice *choice = &s->choices[s->order[i]];
        if (modes_hold(choice->set.kind->modes, model_structure(m)) && choice->condition < nearly_singular &&
            (!worst || choice->condition < worst->condition))
            worst = choice;
    }
    if (worst)
        fail(m, &worst->set, worst->condition);
    return worst;
}

static double statesets_magnitude(const StateSets *s, const Model *m, int state)
{
    const ModelStructure *structure = model_structure(m);
    const int number = number_of(structure, state);
    const Choice *choice = number >= 0 ? &s->choices[number] : NULL;
    return choice ? choice->work.largest[selected(m, &choice->set, row_of(structure, state))] : -1;
}

static void statesets_keep(StateSets *s, Keeper *k)
{
    for (int i = 0; i < s->count; i++) {
        const Set *set = &s->choices[i].set;
        const size_t size = (size_t)STATESET_WORK(set->constraint_count, set->candidate_count);
        keep(k, s->choices[i].work.largest, size * sizeof(double));
        keep(k, &s->choices[i].condition, sizeof s->choices[i].condition);
    }
    keep(k, s->order, (size_t)s->count * sizeof *s->order);
}

/* Makes other candidates the states if the present states do not determine the dummies well any more. */
static int renew_choice(Run *run)
{
    bool has_changed;
    if (model_outputs(run->model) != MODEL_OK ||
        statesets_renew(run->sets, run->model, run->time.at, run->rows.events, &has_changed) != MODEL_OK)
        return explain_model(run->model, run->time.at);
    run->rows.times.changes = run->sets->changes;
    if (!has_changed)
        return STATUS_DONE;
    run->time.stage = STAGE_ANEW;
    model_get_states(run->model, run->states);
    if (model_parts.sliding)
        model_parts.sliding->end(run);
    return solver_restart(run->solver, run->time.at, run->sets) ? STATUS_DONE : solver_explain(run->solver);
}

static void open_sets(Run *run)
{
    run->sets = statesets_new(run->about, run->arena);
}

const struct StateSetPart state_set_part = {
    {.open = open_sets, .blame = blame, .choose = renew_choice,
     .state = &(const StatePart){.variable = state_variable, .magnitude = statesets_magnitude}},
    statesets_new, statesets_renew, statesets_keep, statesets_work, statesets_enter};
