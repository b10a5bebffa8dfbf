/* index.c - index reduction: finds the equations to differentiate.
 *
 * Pantelides' algorithm finds the equations by structure; each is differentiated symbolically. Then the highest-order
 * system is examined component by component. If a component is singular for all values, a combination of equations
 * replaces one of them (reduce.c), all derived equations are removed, and the search begins again. States are selected
 * in the final, regular system (select.c). */
#include "causal/explain.h"
#include "causal/schedule.h"

typedef struct {
    Arena *arena, *scratch; /* scratch: freed at the end */
    Causal *causal;
    Matcher *matcher;
    IntList equation_of_row; /* row of the graph -> equation */
    RowLists row_columns;
    int lasting_variables, lasting_equations; /* numbers of those that are kept if the search begins again */
    int excessive; /* the equation whose derivative is too large or does not exist, or -1 */
    bool is_slope; /* it does not exist: that of the slope of a past */
} Reduction;

/* A derivative larger than MOST_NODES is unreadable, and the next one is several times as large. */
enum { MOST_NODES = 3000000, MOST_DIFFERENTIATIONS = 100000, MOST_ROUNDS = 1000 };

/* Adds a row for an equation. An equation does not determine an unknown if both partial derivatives by it are 0. */
static void add_row(Reduction *r, int equation)
{
    const Causal *causal = r->causal;
    const CausalEquation *e = &causal->equations.at[equation];
    IntList columns = {0};
    const IntList mentioned = causal_mentioned(r->scratch, causal, e->left, e->right);
    bool has_steps = expr_find(e->left, expr_is_stepwise) || expr_find(e->right, expr_is_stepwise);
    for (int i = 0; i < mentioned.count; i++) {
        const CausalVariable *v = &causal->variables.at[mentioned.at[i]];
        bool has_effect = causal_is_unknown_role(v->role);
        if (has_effect && has_steps) {
            Expr left = expr_differentiate(e->left, v->leaf, NULL);
            Expr right = expr_differentiate(e->right, v->leaf, NULL);
            has_effect = !left || !right || !expr_is_number(left, 0) || !expr_is_number(right, 0);
        }
        if (has_effect)
            list_push(r->scratch, &columns, mentioned.at[i]);
    }
    list_push(r->scratch, &r->equation_of_row, equation);
    list_push(r->scratch, &r->row_columns, columns);
}

static int derivative_of_variable(void *context, int column)
{
    return ((Reduction *)context)->causal->variables.at[column].derivative;
}

static int differentiate_variable(void *context, int column)
{
    Reduction *r = context;
    return causal_derivative(r->arena, r->causal, column);
}

static Expr derivative_leaf(void *context, Expr leaf)
{
    Reduction *r = context;
    int variable = causal_variable(r->causal, leaf);
    Role role = variable < 0 ? ROLE_CONSTANT : r->causal->variables.at[variable].role;
    if (causal_is_known_role(role))
        return expr_number(0);
    return r->causal->variables.at[differentiate_variable(r, variable)].leaf;
}

static int differentiate_equation(void *context, int row)
{
    Reduction *r = context;
    int parent = r->equation_of_row.at[row], column = matcher_column_of(r->matcher, row);
    const CausalEquation original = r->causal->equations.at[parent];
    Expr culprit = NULL, left = original.left, right = original.right;
    if (r->excessive < 0) {
        left = expr_time_derivative(original.left, derivative_leaf, r, &culprit);
        right = expr_time_derivative(original.right, derivative_leaf, r, &culprit);
        r->is_slope = !left || !right; /* other expressions without a derivative do not pass the checks of level 1 */
        if (r->is_slope || expr_size(left) > MOST_NODES || expr_size(right) > MOST_NODES)
            r->excessive = parent;
    }
    if (r->is_slope) {
        left = original.left;
        right = original.right;
    }
    Reason *reason = reason_new(r->arena, column >= 0 ? "it determines der(" : "it constrains ");
    if (column >= 0)
        reason_add_variable(reason, r->causal->variables.at[column].leaf);
    else
        reason_add_variables(reason, r->causal, &r->row_columns.at[row]);
    reason_add_words(reason, column >= 0 ? ")" : ", which other equations determine already");
    Name id = r->excessive < 0 ? name_format("%s'", original.id->text) : original.id;
    list_push(r->arena, &r->causal->equations,
              (CausalEquation){.id = id, .left = left, .right = right, .parent = parent, .set = -1,
                               .clock = -1, .declared = original.declared, .source = original.source,
                               .reason = reason});
    add_row(r, r->causal->equations.count - 1);
    return r->row_columns.count - 1;
}

/* True if differentiation can succeed: there must be a perfect matching in which derivatives count as their variables.
 * Otherwise the structure is reported as singular. */
static bool regular(Reduction *r)
{
    Causal *causal = r->causal;
    int *column = graph_indices(r->scratch, causal->variables.count), columns = 0;
    RowList rows = {0};
    for (int v = 0; v < causal->variables.count; v++)
        if (causal_is_unknown_role(causal->variables.at[v].role) && causal->variables.at[v].integral < 0)
            column[v] = columns++;
    for (int v = 0; v < causal->variables.count; v++)
        if (causal_is_unknown_role(causal->variables.at[v].role))
            column[v] = column[causal_undifferentiated(causal, v)];
    for (int i = 0; i < r->equation_of_row.count; i++) {
        int e = r->equation_of_row.at[i];
        list_push(r->scratch, &rows, (Row){causal->equations.at[e].left, causal->equations.at[e].right, e});
    }
    return structure_check(r->scratch, causal, &rows, column, columns, "the model");
}

/* Returns, by equation, true if it has a derivative among the rows. */
static bool *differentiated(const Reduction *r)
{
    bool *has_derivative = arena_array(r->scratch, bool, r->causal->equations.count);
    for (int row = 0; row < r->row_columns.count; row++) {
        int parent = r->causal->equations.at[r->equation_of_row.at[row]].parent;
        if (parent >= 0)
            has_derivative[parent] = true;
    }
    return has_derivative;
}

/* ---- the highest-order system ---- */

typedef struct {
    IntList equations, unknowns;
} TopComponent;

typedef List(TopComponent) TopComponents;

/* The highest-order system: equations that have no derivative, with their highest derivatives, in components. */
static TopComponents top_components(Reduction *r)
{
    Causal *causal = r->causal;
    const int rows = r->row_columns.count;
    const bool *has_derivative = differentiated(r);
    IntList top = {0}, *lists = arena_array(r->scratch, IntList, rows);
    int *row_of = graph_indices(r->scratch, causal->variables.count);
    for (int i = 0; i < rows; i++) {
        if (has_derivative[r->equation_of_row.at[i]])
            continue;
        const IntList *columns = &r->row_columns.at[i];
        for (int k = 0; k < columns->count; k++)
            if (causal->variables.at[columns->at[k]].derivative < 0)
                list_push(r->scratch, &lists[top.count], columns->at[k]);
        int column = matcher_column_of(r->matcher, i);
        if (column < 0)
            internal_error("row %d of the highest-order system is not matched", i);
        row_of[column] = top.count;
        list_push(r->scratch, &top, i);
    }
    Incidence incidence = incidence_of(r->scratch, top.count, causal->variables.count, lists);
    Components components = graph_components(r->scratch, &incidence, row_of, NULL);
    TopComponents result = {0};
    for (int c = 0; c < components.count; c++) {
        TopComponent component = {0};
        for (int k = components.start[c]; k < components.start[c + 1]; k++) {
            int row = top.at[components.row[k]];
            list_push(r->scratch, &component.equations, r->equation_of_row.at[row]);
            list_push(r->scratch, &component.unknowns, matcher_column_of(r->matcher, row));
        }
        list_push(r->scratch, &result, component);
    }
    return result;
}

/* Reports an equation that would have to determine an unknown that it contains only in floor(), a condition or the
 * like, as it was drawn or combined. Otherwise reports equations whose unknowns cancel when they are differentiated. */
static void report_unmatched(Reduction *r, const IntList *rows)
{
    const Causal *causal = r->causal;
    IntList equations = {0};
    for (int i = 0; i < rows->count; i++) {
        int ancestor = causal_ancestor(causal, r->equation_of_row.at[rows->at[i]]);
        const CausalEquation *e = &causal->equations.at[ancestor];
        Expr step = expr_find(e->left, expr_is_stepwise);
        step = step ? step : expr_find(e->right, expr_is_stepwise);
        list_push(r->scratch, &equations, r->equation_of_row.at[rows->at[i]]);
        if (!step)
            continue;
        const IntList mentioned = causal_mentioned(r->scratch, causal, step, NULL);
        IntList variables = {0};
        for (int k = 0; k < mentioned.count; k++)
            if (causal_is_unknown_role(causal->variables.at[mentioned.at[k]].role))
                list_push(r->scratch, &variables, mentioned.at[k]);
        explain_step(r->scratch, causal, ancestor, step, &variables);
        return;
    }
    diag(DIAG_C05, causal_drawn_equation_source(causal, equations.at[0]),
         "the unknowns of these equations cancel once the equations are differentiated, so that nothing determines "
         "them");
    causal_detail_equations(r->scratch, causal, &equations);
}

/* Reports an equation that would have to be differentiated too often. */
static void report_excess(Reduction *r, int equation, const char *what)
{
    const Causal *causal = r->causal;
    const FlatEquation *drawn = causal_equation_declaration(causal, equation);
    diag(DIAG_C14, causal_drawn_equation_source(causal, equation),
         "equation %s of '%s' would have to be differentiated %d times or more: %s", drawn->id->text,
         drawn->element->text, causal_order(causal, equation) + 1, what);
    diag_detail("%s: %s = %s    (%s)", drawn->id->text, expr_text(r->arena, drawn->left),
                expr_text(r->arena, drawn->right), source_print(r->arena, drawn->source));
    const char *reason = reason_text(r->arena, causal->equations.at[equation].reason);
    diag_detail("its derivative is needed because %s",
                reason ? reason : "it constrains variables that other equations determine already");
}

/* True if every equation without a derivative is matched with one of its unknowns. Otherwise reports the equation. */
static bool check_matches(Reduction *r)
{
    const bool *has_derivative = differentiated(r);
    for (int row = 0; row < r->row_columns.count; row++) {
        const IntList *columns = &r->row_columns.at[row];
        bool holds = has_derivative[r->equation_of_row.at[row]];
        for (int i = 0; i < columns->count && !holds; i++)
            holds = columns->at[i] == matcher_column_of(r->matcher, row);
        if (!holds) {
            report_unmatched(r, &(IntList){.at = &row, .count = 1});
            return false;
        }
    }
    return true;
}

/* Differentiates the equations that the structure requires. False if it is singular, which is reported. */
static bool differentiate(Reduction *r)
{
    Causal *causal = r->causal;
    r->equation_of_row = (IntList){0};
    r->row_columns = (RowLists){0};
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_USED)
            add_row(r, e);
    if (!regular(r))
        return false;
    r->matcher = matcher_new(r->scratch, causal->variables.count);
    PantelidesSystem system = {.context = r,
                               .rows = &r->row_columns,
                               .derivative_of_variable = derivative_of_variable,
                               .differentiate_variable = differentiate_variable,
                               .differentiate_equation = differentiate_equation};
    Reached unmatched = {0};
    /* A regular system of n equations needs at most n differentiations of each. */
    int n = r->row_columns.count;
    int limit = n < 300 ? n * n + 100 : MOST_DIFFERENTIATIONS;
    int count = graph_pantelides(r->scratch, n, causal->variables.count, &system, limit, r->matcher, &unmatched);
    if (r->excessive >= 0) {
        report_excess(r, r->excessive, r->is_slope ? "a delayed value has one derivative only"
                                                   : "its derivative grows too large");
        if (r->is_slope)
            diag_fix("delay the derivative: write delay(der(x), T) instead of der(delay(x, T))");
        return false;
    }
    if (count < 0) {
        report_excess(r, r->equation_of_row.at[unmatched.rows.at[0]], "too many differentiations in all");
        return false;
    }
    if (unmatched.rows.count) {
        report_unmatched(r, &unmatched.rows);
        return false;
    }
    return check_matches(r);
}

/* ---- beginning again ---- */

typedef List(CausalVariable) VariableList;

/* Makes a removed derivative again. The recursion is as deep as the order of the derivative. */
static int differentiate_again(Reduction *r, const VariableList *before, int variable)
{
    if (variable < r->lasting_variables)
        return variable;
    return differentiate_variable(r, differentiate_again(r, before, before->at[variable].integral));
}

/* Removes the results of differentiation and adds the combinations. Derivatives in the combinations are made again. */
static void begin_again(Reduction *r, const CombinationList *found)
{
    Causal *causal = r->causal;
    VariableList before = {0};
    IntList mentioned = {0};
    for (int v = 0; v < causal->variables.count; v++)
        list_push(r->scratch, &before, causal->variables.at[v]);
    for (int i = 0; i < found->count; i++)
        causal_mentions(r->scratch, causal, found->at[i].left, found->at[i].right, &mentioned);
    for (int v = r->lasting_variables; v < before.count; v++)
        expr_index_put(causal->by_leaf, before.at[v].leaf, -1);
    causal->variables.count = r->lasting_variables;
    causal->equations.count = r->lasting_equations;
    for (int v = 0; v < r->lasting_variables; v++)
        if (causal->variables.at[v].derivative >= r->lasting_variables)
            causal->variables.at[v].derivative = -1;
    for (int i = 0; i < mentioned.count; i++)
        differentiate_again(r, &before, mentioned.at[i]);
    for (int i = 0; i < found->count; i++) {
        const Combination *c = &found->at[i];
        causal->equations.at[c->replaced].use = EQUATION_REPLACED;
        const CausalEquation replaced = causal->equations.at[c->replaced];
        list_push(r->arena, &causal->equations,
                  (CausalEquation){.id = name_format("%s*", replaced.id->text), .left = c->left, .right = c->right,
                                   .parent = -1, .set = -1, .clock = -1, .declared = replaced.declared,
                                   .source = replaced.source, .reason = c->sum, .made_of = c->made_of});
    }
    r->lasting_variables = causal->variables.count;
    r->lasting_equations = causal->equations.count;
}

static bool reduce(Reduction *r)
{
    Arena *arena = r->arena;
    Causal *causal = r->causal;
    for (int round = 1;; round++) {
        if (!differentiate(r))
            return false;
        const TopComponents components = top_components(r);
        Points *points = points_new(r->scratch, causal, false);
        CombinationList found = {0};
        RedundancyList redundant = {0};
        TopComponent whole = {0};
        bool ok = true;
        for (int c = 0; c < components.count; c++)
            ok = rank_examine(arena, causal, points, &components.at[c].equations, &components.at[c].unknowns, &found,
                              &redundant) && ok;
        for (int c = 0; c < components.count && redundant.count; c++)
            for (int i = 0; i < components.at[c].equations.count; i++) {
                list_push(arena, &whole.equations, components.at[c].equations.at[i]);
                list_push(arena, &whole.unknowns, components.at[c].unknowns.at[i]);
            }
        if (redundant.count)
            explain_redundant(arena, causal, &whole.equations, &whole.unknowns, redundant.at, redundant.count);
        if (ok && !found.count) {
            bool *is_dummy = arena_array(arena, bool, causal->variables.count);
            for (int c = 0; c < components.count; c++)
                ok = states_select(arena, causal, points, &components.at[c].equations, &components.at[c].unknowns,
                                   is_dummy) && ok;
            if (ok)
                states_assign(arena, causal, is_dummy);
        }
        if (!ok || !found.count)
            return ok;
        /* Each combination lowers the order of the whole system, so this ends unless combinations grow in each
         * round. */
        for (int i = 0; i < found.count; i++)
            if (round == MOST_ROUNDS || expr_size(found.at[i].left) > MOST_NODES ||
                expr_size(found.at[i].right) > MOST_NODES) {
                report_excess(r, found.at[i].replaced, "its combinations with others grow too large");
                return false;
            }
        begin_again(r, &found);
    }
}

bool index_reduce(Arena *arena, Causal *causal)
{
    Reduction r = {.arena = arena, .scratch = arena_new(), .causal = causal,
                   .lasting_variables = causal->variables.count, .lasting_equations = causal->equations.count,
                   .excessive = -1};
    bool is_regular = reduce(&r);
    arena_free(r.scratch);
    return is_regular;
}
