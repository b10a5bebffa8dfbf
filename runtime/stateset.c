/* stateset.c - which candidates of a state set are its states, at the start and after each accepted step.
 *
 * The choice rests on the constraints' partial derivatives J = [Jd Js] by dummies and states: a change of the states
 * changes the dummies by -B times as much, B = Jd^-1 Js. As long as no coefficient of B is large the dummies are
 * determined well. Columns are scaled, so that candidates of different units compare, by the largest value that any
 * candidate of the same unit has had: lengths compare as they are, whatever point they are measured from.
 */
#include "parts.h"

#include <math.h>
#include <string.h>

static const double keep_bound = 2;            /* of B's coefficients; 1 is the best that can always be reached */
static const double exchange_bound = 1 + 1e-8; /* above 1 by more than rounding */
static const double least_kept = 1e-6;         /* pivots below: choose among all columns anew */
static const double least_pivot = 1e-10;       /* pivots below: the rows depend on each other */
static const double nearly_singular = 1e-3;    /* what explains that the integrator gets stuck */
static const double magnitude_floor = 1e-9;

/* ---- pivoting ---- */

/* Makes row i hold 1 in column k and every other row 0. */
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

/* The largest entry of one of the columns in rows from `first` on, and its place. */
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

/* Gauss and Jordan with complete pivoting among the dummies' columns, or anew among all of them: the tableau becomes
 * B with the unit matrix in the columns that dummies[] then names, row by row. The result is the smallest pivot. */
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

static int free_count(const ModelStateSet *set)
{
    return set->candidate_count - set->constraint_count;
}

static double candidate_value(const Model *m, const ModelStateSet *set, int candidate)
{
    return variable_value(m, set->candidates[candidate]);
}

/* Does A's row select the candidate? */
static bool is_selected(const Model *m, const ModelStateSet *set, int row, int candidate)
{
    return double_of(m, set->selection + (size_t)(row * set->candidate_count + candidate) * sizeof(double)) > 0;
}

static int selected(const Model *m, const ModelStateSet *set, int row)
{
    int k = 0;
    while (k < set->candidate_count && !is_selected(m, set, row, k))
        k++;
    return k < set->candidate_count ? k : -1;
}

static bool is_state(const Model *m, const ModelStateSet *set, int candidate)
{
    int row = 0;
    while (row < free_count(set) && !is_selected(m, set, row, candidate))
        row++;
    return row < free_count(set);
}

/* A, and x = A c. The states stand in the order of the candidates. */
static void select_states(Model *m, const ModelStateSet *set, const double *dummies)
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

static Work work_of(const ModelStateSet *set, double *work)
{
    const int n = set->constraint_count, m = set->candidate_count;
    double *matrix = work + 2 * m + n, *tableau = matrix + n * m;
    return (Work){work, work + m, work + m + n, matrix, tableau, tableau + n * m};
}

static void measure(const Model *m, const ModelStateSet *set, const Work *w)
{
    const int count = set->candidate_count;
    for (int k = 0; k < count; k++)
        w->largest[k] = fmax(w->largest[k], fabs(candidate_value(m, set, k)));
    for (int k = 0; k < count; k++) {
        const ModelVariable *variable = &model_variables[set->candidates[k]];
        w->scale[k] = magnitude_floor;
        for (int i = 0; i < count; i++)
            if (strcmp(model_variables[set->candidates[i]].unit, variable->unit) == 0)
                w->scale[k] = fmax(w->scale[k], w->largest[i]);
        if (fabs(variable->nominal) > 0)
            w->scale[k] = fabs(variable->nominal);
    }
}

/* J with its columns scaled, and its rows divided by the largest that they have been. */
static void fill_matrix(const Model *m, const ModelStateSet *set, const Work *w)
{
    const int n = set->constraint_count, count = set->candidate_count;
    set->jacobian(m, w->matrix);
    for (int i = 0; i < n; i++) {
        double *row = w->matrix + i * count, sum = 0;
        for (int k = 0; k < count; k++)
            sum += fabs(row[k] *= w->scale[k]);
        w->rows[i] = fmax(w->rows[i], sum);
        for (int k = 0; k < count && w->rows[i] > 0; k++)
            row[k] /= w->rows[i];
    }
}

/* Chooses anew if a coefficient exceeds the bound: w->dummies. The result is the smallest pivot, 0 if there is no
 * choice. */
static double choose(const Model *m, const ModelStateSet *set, double bound, const Work *w)
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

static ModelStatus fail(Model *m, const ModelStateSet *set, double pivot)
{
    model_fail(m, MODEL_SINGULAR_SELECTION, set->constraints[0], NULL, pivot);
    return MODEL_FAIL;
}

ModelStatus stateset_start(Model *m, const ModelStateSet *set, double *work)
{
    const Work w = work_of(set, work);
    memset(work, 0, (size_t)STATESET_WORK(set->constraint_count, set->candidate_count) * sizeof *work);
    const double pivot = choose(m, set, keep_bound, &w);
    if (!(pivot > 0))
        return fail(m, set, pivot);
    select_states(m, set, w.dummies);
    return MODEL_OK;
}

int stateset_variable(const Model *m, int state)
{
    for (int s = 0; s < model_state_set_count; s++) {
        const ModelStateSet *set = &model_state_sets[s];
        if (state >= set->first_state && state < set->first_state + free_count(set))
            return set->candidates[selected(m, set, state - set->first_state)];
    }
    return -1;
}

/* ---- all sets along a run ---- */

struct StateSets {
    double **work;     /* by set */
    double *condition; /* by set: the smallest pivot at the last accepted step */
    StateChanges changes;
};

static StateSets *statesets_new(Arena *a)
{
    const size_t count = (size_t)model_state_set_count;
    StateSets *s = arena_take(a, 1, sizeof *s);
    s->work = arena_take(a, count, sizeof *s->work);
    s->condition = arena_doubles(a, count);
    for (size_t i = 0; i < count; i++) {
        const ModelStateSet *set = &model_state_sets[i];
        s->work[i] = arena_doubles(a, (size_t)STATESET_WORK(set->constraint_count, set->candidate_count));
        s->condition[i] = 1;
    }
    return s;
}

/* How many dummies become states. */
static int change_count(const Model *m, const ModelStateSet *set, const double *dummies)
{
    int count = 0;
    for (int i = 0; i < set->constraint_count; i++)
        count += is_state(m, set, (int)dummies[i]);
    return count;
}

/* Looks at one set; true if its states change. The log has "states x, vx instead of y, vy". */
static bool renew(StateSets *s, int index, double bound, Model *m, FILE *events, double time)
{
    enum { LONGEST = 1000 };
    const ModelStateSet *set = &model_state_sets[index];
    const Work w = work_of(set, s->work[index]);
    s->condition[index] = choose(m, set, bound, &w);
    const int count = change_count(m, set, w.dummies);
    if (!(s->condition[index] > 0) || count == 0)
        return false;
    char text[LONGEST] = "";
    size_t length = 0;
    for (int is_old = 0; is_old < 2 && events; is_old++) {
        const char *separator = is_old ? " instead of " : count == 1 ? "state " : "states ";
        for (int k = 0; k < set->candidate_count; k++) {
            const bool will_be = !is_among(w.dummies, set->constraint_count, k);
            if (will_be == is_old || is_state(m, set, k) == will_be)
                continue;
            snprintf(text + length, sizeof text - length, "%s%s", separator, model_variables[set->candidates[k]].path);
            length += strlen(text + length);
            separator = ", ";
        }
    }
    events_log(events, time, text, equation_element(set->constraints[0]).text);
    s->changes.states += count;
    select_states(m, set, w.dummies);
    return true;
}

static ModelStatus statesets_renew(StateSets *s, Model *m, double time, FILE *events, bool *has_changed)
{
    *has_changed = false;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < model_state_set_count; i++) {
            *has_changed |= renew(s, i, pass == 0 ? keep_bound : exchange_bound, m, events, time);
            if (!(s->condition[i] > 0))
                return fail(m, &model_state_sets[i], 0);
        }
        if (!*has_changed)
            return MODEL_OK;
    }
    s->changes.times++;
    return MODEL_OK;
}

static StateChanges statesets_changes(const StateSets *s)
{
    return s->changes;
}

static bool statesets_blame(const StateSets *s, Model *m)
{
    int worst = -1;
    for (int i = 0; i < model_state_set_count; i++)
        if (s->condition[i] < nearly_singular && (worst < 0 || s->condition[i] < s->condition[worst]))
            worst = i;
    if (worst >= 0)
        fail(m, &model_state_sets[worst], s->condition[worst]);
    return worst >= 0;
}

static double statesets_magnitude(const StateSets *s, const Model *m, int state)
{
    for (int i = 0; i < model_state_set_count; i++) {
        const ModelStateSet *set = &model_state_sets[i];
        const int place = state - set->first_state;
        if (place >= 0 && place < free_count(set))
            return work_of(set, s->work[i]).largest[selected(m, set, place)];
    }
    return -1;
}

const struct StateSetPart state_set_part = {statesets_new, statesets_renew, statesets_changes, statesets_blame,
                                            statesets_magnitude, stateset_variable};
