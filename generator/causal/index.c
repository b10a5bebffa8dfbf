/* index.c - index reduction: which equations to differentiate, and which variables become states.
 *
 * Pantelides finds the equations; each is differentiated symbolically. For every equation that was differentiated one
 * variable less is free to be a state: its derivative becomes a dummy, an algebraic unknown (Mattsson and Soderlind,
 * SIAM J. Sci. Comput. 14, 1993). The choice is made once, block by block, where the equations' partial derivatives
 * with respect to the candidates have full rank, taking the variables least wanted as states first.
 */
#include "causal/work.h"

#include <math.h>
#include <stdlib.h>

typedef struct {
    Arena *arena;
    Causal *causal;
    IntList equation_of_row; /* row of the graph -> equation */
    List(IntList *) row_columns;
} Reduction;

static bool is_candidate(const Causal *causal, int variable)
{
    Role role = causal->variables.at[variable].role;
    return !is_constant_role(role) && role != ROLE_ALIAS;
}

static void add_row(Reduction *r, int equation)
{
    const Causal *causal = r->causal;
    ExprList leaves = {0};
    expr_variables(causal->equations.at[equation].left, false, r->arena, &leaves);
    expr_variables(causal->equations.at[equation].right, false, r->arena, &leaves);
    IntList *columns = arena_new_of(r->arena, IntList);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(causal, leaves.at[i]);
        if (variable >= 0 && is_candidate(causal, variable))
            list_push(r->arena, columns, variable);
    }
    list_push(r->arena, &r->equation_of_row, equation);
    list_push(r->arena, &r->row_columns, columns);
}

static const IntList *columns_of(void *context, int row)
{
    return ((Reduction *)context)->row_columns.at[row];
}

static int derivative_of_variable(void *context, int column)
{
    return ((Reduction *)context)->causal->variables.at[column].derivative;
}

static int differentiate_variable(void *context, int column)
{
    Reduction *r = context;
    Causal *causal = r->causal;
    if (causal->variables.at[column].derivative < 0) {
        Name path = name_format("der(%s)", causal->variables.at[column].path->text);
        int derivative = causal_add_variable(r->arena, causal, (CausalVariable){.path = path, .role = ROLE_ALGEBRAIC,
                                             .derivative = -1, .integral = column, .equation = -1});
        causal->variables.at[column].derivative = derivative;
    }
    return causal->variables.at[column].derivative;
}

static Expr derivative_leaf(void *context, Expr leaf)
{
    Reduction *r = context;
    int variable = causal_variable(r->causal, leaf);
    if (variable < 0 || is_constant_role(r->causal->variables.at[variable].role))
        return expr_number(0);
    return r->causal->variables.at[differentiate_variable(r, variable)].leaf;
}

static int differentiate_equation(void *context, int row)
{
    Reduction *r = context;
    int parent = r->equation_of_row.at[row];
    const CausalEquation original = r->causal->equations.at[parent];
    Expr culprit = NULL;
    Expr left = expr_time_derivative(original.left, derivative_leaf, r, &culprit);
    Expr right = expr_time_derivative(original.right, derivative_leaf, r, &culprit);
    require(left && right); /* what has no derivative does not pass the checks of level 1 */
    CausalEquation derived = {.id = name_format("%s'", original.id->text), .left = left, .right = right,
                              .parent = parent, .source = original.source};
    list_push(r->arena, &r->causal->equations, derived);
    add_row(r, r->causal->equations.count - 1);
    return r->row_columns.count - 1;
}

/* Before differentiating: with each variable identified with its derivatives there must be a perfect matching, else no
 * number of differentiations helps. */
static bool regular(Reduction *r)
{
    Causal *causal = r->causal;
    int *column = arena_array(r->arena, int, causal->variables.count);
    int columns = 0;
    for (int v = 0; v < causal->variables.count; v++)
        column[v] = is_candidate(causal, v) && causal->variables.at[v].integral < 0 ? columns++ : -1;
    for (int v = 0; v < causal->variables.count; v++) {
        int origin = v;
        while (causal->variables.at[origin].integral >= 0)
            origin = causal->variables.at[origin].integral;
        if (is_candidate(causal, v))
            column[v] = column[origin];
    }
    RowList rows = {0};
    for (int i = 0; i < r->equation_of_row.count; i++) {
        int e = r->equation_of_row.at[i];
        list_push(r->arena, &rows, (Row){causal->equations.at[e].left, causal->equations.at[e].right, e});
    }
    return structure_check(r->arena, causal, &rows, column, columns, "the model");
}

/* ---- states ---- */

/* How much a variable is wanted as a state: fixed starts, then those differentiated as drawn, then components before
 * ports. Larger is wanted more. */
static int wanted(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    const FlatVariable *declared = variable_declaration(causal, variable);
    bool is_drawn = variable < causal->system->variables.count && v->derivative >= 0 &&
                    v->derivative < causal->system->variables.count;
    bool is_port = causal->system->parts.at[declared->part].is_port;
    return (v->is_fixed ? 8 : 0) + (is_drawn ? 4 : 0) + (v->start ? 2 : 0) + (is_port ? 0 : 1);
}

static const char *reason_of(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    if (v->is_fixed)
        return "its start is given";
    if (v->derivative < causal->system->variables.count)
        return "its derivative is drawn";
    return "its derivative appears in a differentiated equation";
}

typedef struct {
    int variable, wanted;
} Candidate;

static int less_wanted_first(const void *left, const void *right)
{
    const Candidate *a = left, *b = right;
    if (a->wanted != b->wanted)
        return a->wanted < b->wanted ? -1 : 1;
    return a->variable > b->variable ? -1 : 1; /* what was drawn first is kept as a state */
}

/* Values at which ranks are judged: stated starts, constants, and for the rest numbers that no model singles out. */
static void generic_values(Reduction *r, double *values)
{
    const Causal *causal = r->causal;
    constant_values(causal, values);
    for (int v = 0; v < causal->variables.count; v++) {
        double generic = 0.5 + fmod(0.754877666 * (v + 1), 1.0);
        const CausalVariable *variable = &causal->variables.at[v];
        if (!isfinite(values[v]))
            values[v] = generic;
        if (variable->start && isfinite(causal_value(causal, variable->start, 0, values))) {
            double start = causal_value(causal, variable->start, 0, values);
            values[v] = fabs(start) > 0 ? start : 1e-3 * generic;
        }
    }
}

/* Adds the column if it raises the rank of those chosen: one step of Gaussian elimination with row pivoting. `columns`
 * holds the reduced chosen ones, `pivot_row` theirs. */
static bool raises_rank(int n, double **columns, const int *pivot_row, int rank, double *column)
{
    double scale = 0;
    for (int i = 0; i < n; i++)
        scale = fmax(scale, fabs(column[i]));
    for (int k = 0; k < rank; k++) {
        double factor = column[pivot_row[k]] / columns[k][pivot_row[k]];
        for (int i = 0; i < n; i++)
            column[i] -= factor * columns[k][i];
        column[pivot_row[k]] = 0;
    }
    double largest = 0;
    for (int i = 0; i < n; i++)
        largest = fmax(largest, fabs(column[i]));
    return largest > 1e-9 * scale && largest > 0;
}

/* Chooses as many of the candidates as there are equations, so that the partial derivatives have full rank. */
static bool choose_dummies(Reduction *r, const IntList *equations, const IntList *candidates, const double *values,
                           IntList *dummies)
{
    int n = equations->count;
    Causal *causal = r->causal;
    Candidate *order = arena_array(r->arena, Candidate, candidates->count);
    for (int i = 0; i < candidates->count; i++) {
        int integral = causal->variables.at[candidates->at[i]].integral;
        order[i] = (Candidate){candidates->at[i], wanted(causal, integral)};
    }
    if (candidates->count > 1)
        qsort(order, (size_t)candidates->count, sizeof *order, less_wanted_first);
    double **columns = arena_array(r->arena, double *, n);
    int *pivot_row = arena_array(r->arena, int, n);
    for (int c = 0; c < candidates->count && dummies->count < n; c++) {
        double *column = arena_array(r->arena, double, n);
        Expr leaf = causal->variables.at[order[c].variable].leaf;
        for (int i = 0; i < n; i++) {
            const CausalEquation *e = &causal->equations.at[equations->at[i]];
            Expr culprit = NULL;
            Expr left = expr_differentiate(e->left, leaf, &culprit),
                 right = expr_differentiate(e->right, leaf, &culprit);
            column[i] = !left || !right ? 1 : causal_value(causal, expr_subtract(left, right), 0, values);
            if (!isfinite(column[i]))
                column[i] = 1;
        }
        int rank = dummies->count;
        if (!raises_rank(n, columns, pivot_row, rank, column))
            continue;
        int pivot = 0;
        for (int i = 1; i < n; i++)
            if (fabs(column[i]) > fabs(column[pivot]))
                pivot = i;
        columns[rank] = column;
        pivot_row[rank] = pivot;
        list_push(r->arena, dummies, order[c].variable);
    }
    return dummies->count == n;
}

/* ---- when a choice turns singular ---- */

/* What is left of the choice after all that numbers decide was eliminated. */
typedef struct {
    Expr *entry; /* rows by columns: partial derivatives */
    bool *row_done, *column_done, *is_chosen;
    int rows, columns;
} Choice;

static Expr *entry_of(const Choice *choice, int row, int column)
{
    return &choice->entry[row * choice->columns + column];
}

static bool eliminate_number(Choice *choice)
{
    for (int row = 0; row < choice->rows; row++)
        for (int column = 0; column < choice->columns && !choice->row_done[row]; column++) {
            Expr pivot = *entry_of(choice, row, column);
            if (!choice->is_chosen[column] || choice->column_done[column] || pivot->op != OP_NUMBER ||
                expr_is_number(pivot, 0))
                continue;
            for (int other = 0; other < choice->rows; other++) {
                Expr factor = expr_divide(*entry_of(choice, other, column), pivot);
                if (other == row || expr_is_number(factor, 0))
                    continue;
                for (int k = 0; k < choice->columns; k++) {
                    Expr *entry = entry_of(choice, other, k);
                    *entry = expr_subtract(*entry, expr_multiply(factor, *entry_of(choice, row, k)));
                }
            }
            choice->row_done[row] = choice->column_done[column] = true;
            return true;
        }
    return false;
}

/* |pivot| against the largest coefficient of the variables that could have been chosen instead. A coefficient made of
 * constants does not become singular. */
static Expr selection_of(Reduction *r, Choice *choice, int row, int column)
{
    if (mentions_constants_only(r->arena, r->causal, *entry_of(choice, row, column)))
        return NULL;
    Expr pivot = expr_apply(OP_ABS, 1, entry_of(choice, row, column)), most = expr_number(0);
    for (int k = 0; k < choice->columns; k++) {
        if (choice->is_chosen[k] || expr_is_number(*entry_of(choice, row, k), 0))
            continue;
        Expr size[] = {most, expr_apply(OP_ABS, 1, entry_of(choice, row, k))};
        most = expr_is_number(most, 0) ? size[1] : expr_apply(OP_MAX, 2, size);
    }
    return expr_is_number(most, 0) ? NULL : expr_divide(pivot, expr_add(pivot, most));
}

/* Finds how a choice may turn singular, if one equation alone decides that; what several decide together shows when
 * their loop is solved. The same holds for the equations that these are derivatives of. */
static void watch_choice(Reduction *r, const IntList *equations, const IntList *candidates, const IntList *dummies,
                         const double *values)
{
    enum { LARGEST = 12 }; /* the elimination is dense and symbolic */
    Causal *causal = r->causal;
    Choice choice = {.rows = equations->count, .columns = candidates->count};
    if (choice.rows > LARGEST || choice.columns > 2 * LARGEST)
        return;
    choice.entry = arena_array(r->arena, Expr, choice.rows * choice.columns);
    choice.row_done = arena_array(r->arena, bool, choice.rows);
    choice.column_done = arena_array(r->arena, bool, choice.columns);
    choice.is_chosen = arena_array(r->arena, bool, choice.columns);
    for (int k = 0; k < choice.columns; k++)
        for (int i = 0; i < dummies->count; i++)
            choice.is_chosen[k] = choice.is_chosen[k] || candidates->at[k] == dummies->at[i];
    for (int i = 0; i < choice.rows; i++)
        for (int k = 0; k < choice.columns; k++) {
            const CausalEquation *e = &causal->equations.at[equations->at[i]];
            Expr culprit = NULL, leaf = causal->variables.at[candidates->at[k]].leaf;
            *entry_of(&choice, i, k) = expr_subtract(expr_differentiate(e->left, leaf, &culprit),
                                                     expr_differentiate(e->right, leaf, &culprit));
        }
    while (eliminate_number(&choice))
        ;
    int row = -1, column = -1, left = 0;
    for (int i = 0; i < choice.rows; i++)
        if (!choice.row_done[i]) {
            row = i;
            left++;
        }
    for (int k = 0; k < choice.columns; k++)
        if (choice.is_chosen[k] && !choice.column_done[k])
            column = k;
    if (left != 1)
        return;
    Expr selection = selection_of(r, &choice, row, column);
    /* Judged against its value at the start, for the coefficients may have different units. */
    double at_start = selection ? causal_value(causal, selection, 0, values) : 0;
    if (at_start > 0)
        selection = expr_divide(selection, expr_number(at_start));
    int equation = equations->at[row], dummy = candidates->at[column];
    for (; selection && equation >= 0 && dummy >= 0; dummy = causal->variables.at[dummy].integral) {
        causal->equations.at[equation].selection = selection;
        causal->equations.at[equation].dummy = dummy;
        equation = causal->equations.at[equation].parent;
    }
}

static void no_selection(Reduction *r, const IntList *equations)
{
    const FlatEquation *declared = equation_declaration(r->causal, equations->at[0]);
    diag(DIAG_C05, declared->source, "no states can be selected for the constraint %s of '%s': not yet supported",
         declared->id->text, declared->element->text);
    detail_equations(r->causal, r->arena, equations);
}

/* From the highest derivatives down: the dummies of one level, integrated once, are the candidates of the next. */
static bool select_in_component(Reduction *r, IntList equations, IntList variables, const double *values,
                                bool *is_dummy)
{
    Causal *causal = r->causal;
    for (bool highest = true;; highest = false) {
        IntList differentiated = {0}, candidates = {0}, dummies = {0}, parents = {0}, integrals = {0};
        for (int i = 0; i < equations.count; i++)
            if (causal->equations.at[equations.at[i]].parent >= 0)
                list_push(r->arena, &differentiated, equations.at[i]);
        for (int i = 0; i < variables.count; i++)
            if (causal->variables.at[variables.at[i]].integral >= 0)
                list_push(r->arena, &candidates, variables.at[i]);
        if (!differentiated.count)
            return true;
        if (!choose_dummies(r, &differentiated, &candidates, values, &dummies)) {
            no_selection(r, &differentiated);
            return false;
        }
        if (highest)
            watch_choice(r, &differentiated, &candidates, &dummies, values);
        for (int i = 0; i < dummies.count; i++) {
            is_dummy[dummies.at[i]] = true;
            list_push(r->arena, &integrals, causal->variables.at[dummies.at[i]].integral);
            list_push(r->arena, &parents, causal->equations.at[differentiated.at[i]].parent);
        }
        equations = parents;
        variables = integrals;
    }
}

/* The highest-order system, each equation with its highest derivatives, sorted into components. */
static bool select_dummies(Reduction *r, Matcher *matcher, bool *is_dummy)
{
    Causal *causal = r->causal;
    int rows = r->row_columns.count;
    bool *has_derivative = arena_array(r->arena, bool, rows); /* row: its equation was differentiated */
    int *row_of_equation = arena_array(r->arena, int, causal->equations.count);
    for (int i = 0; i < rows; i++)
        row_of_equation[r->equation_of_row.at[i]] = i;
    for (int i = 0; i < rows; i++) {
        int parent = causal->equations.at[r->equation_of_row.at[i]].parent;
        if (parent >= 0)
            has_derivative[row_of_equation[parent]] = true;
    }
    IntList top = {0}, *lists = arena_array(r->arena, IntList, rows);
    int *row_of = arena_array(r->arena, int, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++)
        row_of[v] = -1;
    for (int i = 0; i < rows; i++) {
        if (has_derivative[i])
            continue;
        const IntList *columns = r->row_columns.at[i];
        for (int k = 0; k < columns->count; k++)
            if (causal->variables.at[columns->at[k]].derivative < 0)
                list_push(r->arena, &lists[top.count], columns->at[k]);
        int column = matcher_column_of(matcher, i);
        if (column < 0)
            internal_error("row %d of the highest-order system is not matched", i);
        row_of[column] = top.count;
        list_push(r->arena, &top, i);
    }
    Incidence incidence = incidence_of(r->arena, top.count, causal->variables.count, lists);
    Components components = graph_components(r->arena, &incidence, row_of, NULL);
    double *values = arena_array(r->arena, double, causal->variables.count);
    generic_values(r, values);
    bool ok = true;
    for (int c = 0; c < components.count; c++) {
        IntList equations = {0}, variables = {0};
        for (int k = components.start[c]; k < components.start[c + 1]; k++) {
            int row = top.at[components.row[k]];
            list_push(r->arena, &equations, r->equation_of_row.at[row]);
            list_push(r->arena, &variables, matcher_column_of(matcher, row));
        }
        ok = select_in_component(r, equations, variables, values, is_dummy) && ok;
    }
    return ok;
}

static void assign_roles(Reduction *r, const bool *is_dummy)
{
    Causal *causal = r->causal;
    for (int v = 0; v < causal->variables.count; v++) {
        int derivative = causal->variables.at[v].derivative;
        if (!is_candidate(causal, v) || derivative < 0 || is_dummy[derivative] || !is_candidate(causal, derivative))
            continue;
        causal->variables.at[v].role = ROLE_STATE;
        causal->variables.at[v].reason = reason_of(causal, v);
        list_push(r->arena, &causal->states, v);
    }
    for (int i = 0; i < causal->states.count; i++) {
        CausalVariable *derivative = &causal->variables.at[causal->variables.at[causal->states.at[i]].derivative];
        if (derivative->role == ROLE_ALGEBRAIC) /* else it is a state itself: the integral of a second derivative */
            derivative->role = ROLE_DERIVATIVE;
    }
}

bool index_reduce(Arena *arena, Causal *causal)
{
    Reduction r = {.arena = arena, .causal = causal};
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_USED)
            add_row(&r, e);
    if (!regular(&r))
        return false;

    Matcher *matcher = matcher_new(arena, causal->variables.count);
    PantelidesSystem system = {.context = &r,
                               .columns_of = columns_of,
                               .derivative_of_variable = derivative_of_variable,
                               .differentiate_variable = differentiate_variable,
                               .differentiate_equation = differentiate_equation};
    Reached unmatched = {0};
    /* A regular system of n equations needs at most n differentiations of each; hitting the limit is our defect. */
    int limit = 20 * r.row_columns.count + 100;
    int count =
        graph_pantelides(arena, r.row_columns.count, causal->variables.count, &system, limit, matcher, &unmatched);
    if (count < 0)
        internal_error("index reduction did not end although the structure is regular");

    bool *is_dummy = arena_array(arena, bool, causal->variables.count);
    if (!select_dummies(&r, matcher, is_dummy))
        return false;
    assign_roles(&r, is_dummy);
    return true;
}
