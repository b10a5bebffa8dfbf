/* select.c - state selection: chooses the derivatives that are integrated.
 *
 * For every differentiated equation, one variable cannot be a state: its derivative becomes a dummy derivative, an
 * algebraic unknown (Mattsson and Soderlind, SIAM J. Sci. Comput. 14, 1993). If coefficients made of constants decide,
 * the choice is made here, least wanted variables first. If coefficients depend on the motion, no fixed choice is safe:
 * the variables in such constraints form a state set. Its states x = A c are chosen among the candidates c by a matrix
 * A of zeros and ones that the program chooses anew while it runs (as in Mattsson, Olsson and Elmqvist, Dynamic
 * selection of states in Dymola, Modelica Workshop 2000).
 */
#include "causal/explain.h"

#include <math.h>

/* How much a variable is wanted as a state; larger is better. Variables that always exist come first, because optional
 * ones should follow them; then those with fixed starts, those differentiated in the model, those with any start, and
 * components before ports. */
static int wanted(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    const FlatVariable *declared = causal_variable_declaration(causal, variable);
    bool is_drawn = variable < causal->system->variables.count && v->derivative >= 0 &&
                    v->derivative < causal->system->variables.count;
    bool is_port = causal->system->parts.at[declared->part].is_port;
    return (declared->presence ? 0 : 16) + (v->is_fixed ? 8 : 0) + (is_drawn ? 4 : 0) + (v->start ? 2 : 0) +
           (is_port ? 0 : 1);
}

/* One level of a component: its differentiated equations are the rows, the derivatives that may become dummies the
 * columns, least wanted first. */
typedef struct {
    Arena *arena;
    Causal *causal;
    Points *points;
    IntList equations, candidates;
    Matrix *matrix;
    bool *is_dummy;
} Level;

/* Finds the differentiated equations, and the candidates for dummies: the least wanted first, of equals the last drawn.
 */
static void begin_level(Level *level, const IntList *equations, const IntList *unknowns)
{
    Causal *causal = level->causal;
    Heap order = {0};
    level->equations = level->candidates = (IntList){0};
    for (int i = 0; i < equations->count; i++)
        if (causal->equations.at[equations->at[i]].parent >= 0)
            list_push(level->arena, &level->equations, equations->at[i]);
    if (!level->equations.count)
        return;
    for (int i = 0; i < unknowns->count; i++) {
        int integral = causal->variables.at[unknowns->at[i]].integral;
        if (integral >= 0)
            heap_push(level->arena, &order, (uint64_t)wanted(causal, integral) << 32 |
                                                (uint64_t)(INT32_MAX - unknowns->at[i]));
    }
    while (order.count)
        list_push(level->arena, &level->candidates, INT32_MAX - (int)(heap_pop(&order) & UINT32_MAX));
    level->matrix =
        matrix_of_partials(level->arena, causal, level->points, &level->equations, &level->candidates, true);
}

/* Pivots, as long as possible, on entries of constants only, in the shortest row: such columns are certain dummies. */
static void choose_certain(Level *level)
{
    Matrix *matrix = level->matrix;
    for (bool progress = true; progress;) {
        progress = false;
        for (int column = 0; column < level->candidates.count; column++) {
            int best = -1;
            for (int i = 0; i < matrix->rows_of[column].count && !matrix->is_column_done[column]; i++) {
                int row = matrix->rows_of[column].at[i];
                const MatrixEntry *entry = matrix->is_row_done[row] ? NULL : matrix_entry(matrix, row, column);
                if (entry && causal_mentions_constants_only(level->arena, level->causal, entry->value) &&
                    fabs(entry->at[0]) > 0 &&
                    (best < 0 || matrix_row_length(matrix, row) < matrix_row_length(matrix, best)))
                    best = row;
            }
            if (best >= 0)
                matrix_pivot(matrix, best, column);
            progress |= best >= 0;
        }
    }
}

/* ---- coefficients that depend on the motion ---- */

typedef struct {
    IntList rows, columns;
} Tie;

/* The rows that are connected to `first` by common columns, and these columns, ascending. */
static Tie tie_of(const Level *level, int first, bool *is_seen)
{
    const Matrix *matrix = level->matrix;
    Tie tie = {0};
    bool *is_reached = arena_array(level->arena, bool, level->candidates.count);
    list_push(level->arena, &tie.rows, first);
    is_seen[first] = true;
    for (int head = 0; head < tie.rows.count; head++) {
        const MatrixRow *row = &matrix->rows[tie.rows.at[head]];
        for (int i = 0; i < row->count; i++) {
            int column = row->at[i].column;
            if (is_reached[column])
                continue;
            is_reached[column] = true;
            list_push(level->arena, &tie.columns, column);
            for (int k = 0; k < matrix->rows_of[column].count; k++) {
                int other = matrix->rows_of[column].at[k];
                if (!is_seen[other] && !matrix->is_row_done[other] && matrix_entry(matrix, other, column)) {
                    is_seen[other] = true;
                    list_push(level->arena, &tie.rows, other);
                }
            }
        }
    }
    ints_sort(&tie.rows);
    ints_sort(&tie.columns);
    return tie;
}

/* Chooses the best dummies for given values of all variables (NULL: at a generic point), by columns in order. A column
 * qualifies if its largest remaining entry is at least `part` of the largest of all. Gives fewer columns than rows if
 * the rows depend on each other there. */
static void choose_at(const Level *level, const Tie *tie, const double *values, double part, IntList *chosen)
{
    int n = tie->rows.count, m = tie->columns.count;
    double *a = arena_array(level->arena, double, n * m);
    bool *row_done = arena_array(level->arena, bool, n), *column_done = arena_array(level->arena, bool, m);
    const double time = level->causal->system->experiment.start;
    for (int i = 0; i < n; i++) {
        double first = 0;
        for (int k = 0; k < m; k++) {
            const MatrixEntry *entry = matrix_entry(level->matrix, tie->rows.at[i], tie->columns.at[k]);
            a[i * m + k] = entry ? entry->at[1] : 0;
            if (entry && values)
                a[i * m + k] = causal_value(level->causal, entry->value, time, values);
            if (!isfinite(a[i * m + k]))
                a[i * m + k] = 0;
            first = fmax(first, fabs(a[i * m + k]));
        }
        for (int k = 0; k < m && first > 0; k++) /* units of constraints do not matter */
            a[i * m + k] /= first;
    }
    while (chosen->count < n) {
        double largest = 0;
        int row = -1, column = -1;
        for (int i = 0; i < n; i++)
            for (int k = 0; k < m && !row_done[i]; k++)
                if (!column_done[k])
                    largest = fmax(largest, fabs(a[i * m + k]));
        if (!(largest > 1e-10))
            return;
        for (int k = 0; k < m && column < 0; k++)
            for (int i = 0; i < n && !column_done[k]; i++)
                if (!row_done[i] && fabs(a[i * m + k]) >= part * largest &&
                    (row < 0 || fabs(a[i * m + k]) > fabs(a[row * m + k]))) {
                    row = i;
                    column = k;
                }
        row_done[row] = column_done[column] = true;
        list_push(level->arena, chosen, column);
        matrix_pivot_dense(a, n, m, row, column, row_done);
    }
}

static void no_selection(const Level *level, const Tie *tie, const char *why)
{
    IntList equations = {0}, variables = {0};
    for (int i = 0; i < tie->rows.count; i++)
        list_push(level->arena, &equations, level->equations.at[tie->rows.at[i]]);
    for (int i = 0; i < tie->columns.count; i++)
        list_push(level->arena, &variables,
                  level->causal->variables.at[level->candidates.at[tie->columns.at[i]]].integral);
    const FlatEquation *declared = causal_equation_declaration(level->causal, equations.at[0]);
    diag(DIAG_C05, causal_drawn_equation_source(level->causal, equations.at[0]),
         "no states can be selected for the constraint %s of '%s': %s", declared->id->text, declared->element->text,
         why);
    causal_detail_equations(level->arena, level->causal, &equations);
    diag_detail("they relate:");
    causal_detail_variables(level->arena, level->causal, &variables);
}

static void add_set(const Level *level, const Tie *tie, const IntList *dummies, const IntList *dummies_at_start)
{
    Causal *causal = level->causal;
    StateSet set = {0};
    bool *is_dummy[2] = {arena_array(level->arena, bool, tie->columns.count),
                         arena_array(level->arena, bool, tie->columns.count)};
    for (int i = 0; i < tie->rows.count; i++)
        is_dummy[0][dummies->at[i]] = is_dummy[1][dummies_at_start->at[i]] = true;
    for (int k = 0; k < tie->columns.count; k++) {
        list_push(level->arena, &set.candidates,
                  causal->variables.at[level->candidates.at[tie->columns.at[k]]].integral);
        if (!is_dummy[0][k])
            list_push(level->arena, &set.chosen, k);
        if (!is_dummy[1][k])
            list_push(level->arena, &set.started, k);
    }
    for (int i = 0; i < tie->rows.count; i++) {
        int equation = level->equations.at[tie->rows.at[i]];
        list_push(level->arena, &set.equations, causal->equations.at[equation].parent);
        for (int k = 0; k < tie->columns.count; k++) {
            const MatrixEntry *entry = matrix_entry(level->matrix, tie->rows.at[i], tie->columns.at[k]);
            list_push(level->arena, &set.jacobian, entry ? entry->value : expr_number(0));
        }
    }
    list_push(level->arena, &causal->sets, set);
}

static bool choose_moving(const Level *level)
{
    enum { MOST_ENTRIES = 100000 }; /* A is dense */
    static const double good_part = 0.3, least_part = 0.02; /* a start stated as 0 counts as less */
    bool *is_seen = arena_array(level->arena, bool, level->equations.count);
    for (int row = 0; row < level->equations.count; row++) {
        if (is_seen[row] || level->matrix->is_row_done[row])
            continue;
        Tie tie = tie_of(level, row, is_seen);
        int free = tie.columns.count - tie.rows.count;
        IntList at_start = {0}, started = {0}, elsewhere = {0};
        if ((int64_t)free * tie.columns.count > MOST_ENTRIES) {
            no_selection(level, &tie, "too many variables depend on each other; not yet supported");
            return false;
        }
        const double *start = points_start(level->arena, level->causal, level->points);
        choose_at(level, &tie, start, good_part, &at_start);
        choose_at(level, &tie, start, least_part, &started);
        choose_at(level, &tie, NULL, good_part, &elsewhere);
        if (elsewhere.count < tie.rows.count) {
            no_selection(level, &tie, "the constraints depend on each other");
            return false;
        }
        if (free > 0)
            add_set(level, &tie, at_start.count < tie.rows.count ? &elsewhere : &at_start,
                    started.count < tie.rows.count ? &elsewhere : &started);
        for (int k = 0; k < tie.columns.count; k++) {
            level->is_dummy[level->candidates.at[tie.columns.at[k]]] = true;
            level->matrix->is_column_done[tie.columns.at[k]] = true;
        }
    }
    return true;
}

/* From the highest derivatives down: the dummies of one level, integrated once, are the candidates of the next. */
bool states_select(Arena *arena, Causal *causal, Points *points, const IntList *equations,
                   const IntList *unknowns, bool *is_dummy)
{
    Level level = {.arena = arena, .causal = causal, .points = points, .is_dummy = is_dummy};
    IntList left = *equations, candidates = *unknowns;
    for (;;) {
        begin_level(&level, &left, &candidates);
        if (!level.equations.count)
            return true;
        choose_certain(&level);
        for (int k = 0; k < level.candidates.count; k++)
            is_dummy[level.candidates.at[k]] |= level.matrix->is_column_done[k];
        if (!choose_moving(&level))
            return false;
        left = candidates = (IntList){0};
        for (int i = 0; i < level.equations.count; i++)
            list_push(arena, &left, causal->equations.at[level.equations.at[i]].parent);
        for (int k = 0; k < level.candidates.count; k++)
            if (level.matrix->is_column_done[k])
                list_push(arena, &candidates, causal->variables.at[level.candidates.at[k]].integral);
    }
}

/* ---- roles ---- */

/* Adds a variable; its path is made different from all paths of the model. */
static int add_variable(Arena *arena, Causal *causal, int set, const char *path, Role role, int integral, int like)
{
    Name name = name_of(path);
    while (causal_variable(causal, expr_variable(name, TYPE_REAL)) >= 0)
        name = name_format("%s_", name->text);
    int index = causal_add_variable(arena, causal, name, TYPE_REAL, role, like);
    causal->variables.at[index].integral = integral;
    causal->variables.at[index].set = set;
    if (integral >= 0)
        causal->variables.at[integral].derivative = index;
    return index;
}

static int add_equation(Arena *arena, Causal *causal, const StateSet *set, int set_index, Name id, Expr left,
                        Expr right, int parent)
{
    const CausalEquation *constraint = &causal->equations.at[set->equations.at[0]];
    Reason *reason = reason_new(arena, "choice of states, set ");
    reason_add_number(reason, set->number);
    CausalEquation equation = {.id = id, .left = left, .right = right, .parent = parent, .set = set_index,
                               .clock = -1, .declared = constraint->declared, .source = constraint->source,
                               .reason = reason};
    list_push(arena, &causal->equations, equation);
    return causal->equations.count - 1;
}

/* The number of a state set, from 1. Sets with the same candidates have the same number in all modes. */
static int set_number(const Causal *causal, const StateSet *set)
{
    Arena *scratch = arena_new();
    Text key = text_new(scratch);
    for (int i = 0; i < set->candidates.count; i++)
        text_format(&key, "%u ", causal->variables.at[set->candidates.at[i]].leaf->id);
    const Name name = name_of(key.at);
    if (map_get(causal->set_numbers->of, name, 0) == 0)
        map_put(causal->set_numbers->of, name, ++causal->set_numbers->count);
    arena_free(scratch);
    return map_get(causal->set_numbers->of, name, 0);
}

/* Makes the equations x = A c and der(x) = A der(c) of a state set; A is constant between two choices. */
static void build_set(Arena *arena, Causal *causal, int index)
{
    StateSet *set = &causal->sets.at[index];
    const int columns = set->candidates.count, number = set->number = set_number(causal, set);
    for (int i = 0; i < columns - set->equations.count; i++) {
        int like = causal->variables.at[set->candidates.at[set->chosen.at[i]]].declared;
        int state = add_variable(arena, causal, index, arena_format(arena, "set%d.x[%d]", number, i + 1),
                                 ROLE_STATE, -1, like);
        const char *der = arena_format(arena, "der(%s)", causal->variables.at[state].path->text);
        int derivative = add_variable(arena, causal, index, der, ROLE_DERIVATIVE, state, like);
        Reason *reason = reason_new(arena, "chosen while running, by ");
        reason_add_equation(reason, causal_equation_declaration(causal, set->equations.at[0])->id);
        reason_add_words(reason, ", from ");
        reason_add_variables(reason, causal, &set->candidates);
        causal->variables.at[state].reason = reason;
        list_push(arena, &set->states, state);
        list_push(arena, &causal->states, state);
        ExprList values = {0}, derivatives = {0};
        for (int k = 0; k < columns; k++) {
            int candidate = set->candidates.at[k];
            int a = add_variable(arena, causal, index,
                                 arena_format(arena, "set%d.A[%d,%d]", number, i + 1, k + 1), ROLE_SELECTION, -1,
                                 like);
            list_push(arena, &set->selection, a);
            Expr entry = causal->variables.at[a].leaf;
            int change = causal->variables.at[candidate].derivative;
            list_push(arena, &values, expr_multiply(entry, causal->variables.at[candidate].leaf));
            list_push(arena, &derivatives, expr_multiply(entry, causal->variables.at[change].leaf));
        }
        Name id = name_format("S%d.%d", number, i + 1);
        int equation = add_equation(arena, causal, set, index, id, causal->variables.at[state].leaf,
                                    expr_sum(values.count, values.at), -1);
        add_equation(arena, causal, set, index, name_format("%s'", id->text), causal->variables.at[derivative].leaf,
                     expr_sum(derivatives.count, derivatives.at), equation);
    }
}

void states_assign(Arena *arena, Causal *causal, const bool *is_dummy)
{
    int count = causal->variables.count;
    for (int v = 0; v < count; v++) {
        CausalVariable *variable = &causal->variables.at[v];
        int derivative = variable->derivative;
        if (!causal_is_unknown_role(variable->role) || derivative < 0 || is_dummy[derivative] ||
            !causal_is_unknown_role(causal->variables.at[derivative].role))
            continue;
        variable->role = ROLE_STATE;
        bool is_drawn = derivative < causal->system->variables.count;
        variable->reason = reason_new(arena, variable->is_fixed ? "its start is given"
                                             : is_drawn ? "its derivative appears in the model"
                                                        : "its derivative appears in a differentiated equation");
        list_push(arena, &causal->states, v);
    }
    for (int i = 0; i < causal->states.count; i++) {
        CausalVariable *derivative = &causal->variables.at[causal->variables.at[causal->states.at[i]].derivative];
        if (derivative->role == ROLE_ALGEBRAIC) /* otherwise it is a state, whose derivative is of second order */
            derivative->role = ROLE_DERIVATIVE;
    }
    for (int i = 0; i < causal->sets.count; i++)
        build_set(arena, causal, i);
}
