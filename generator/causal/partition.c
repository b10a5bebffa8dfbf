/* partition.c - finds selectors that may decide together on the structure of equations.
 *
 * Two selectors may do so if they select equations that need each other, in a strongly connected component of all
 * equations. Here an equation contains all unknowns that it has for any value of the selectors. Components end at
 * states. But if an equation may constrain states alone, their derivatives count in their place. Selectors in different
 * components may still depend on each other: cluster.c detects that. */
#include "causal/mode.h"

typedef struct {
    Arena *arena;
    const Causal *base;
    const SelectorList *selectors;
    int *parent;       /* by selector: another one of its set; the first one: itself */
    IntList equations; /* by row */
    RowLists columns;  /* by row: variables */
    List(bool) ties;   /* by row: derivatives count in the place of states */
} Partition;

static int set_of(const Partition *p, int selector)
{
    while (p->parent[selector] != selector)
        selector = p->parent[selector];
    return selector;
}

static void join(Partition *p, int one, int other)
{
    const int a = set_of(p, one), b = set_of(p, other);
    p->parent[a > b ? a : b] = a > b ? b : a;
}

/* ---- the graph of equations ---- */

static bool is_conditional(Expr e)
{
    return e->op == OP_IF;
}

static int highest_derivative(const Causal *causal, int variable)
{
    while (causal->variables.at[variable].derivative >= 0)
        variable = causal->variables.at[variable].derivative;
    return variable;
}

static void find_columns(Partition *p, int row)
{
    const CausalEquation *e = &p->base->equations.at[p->equations.at[row]];
    const IntList mentioned = causal_mentioned(p->arena, p->base, e->left, e->right);
    p->columns.at[row] = (IntList){0};
    for (int i = 0; i < mentioned.count; i++) {
        const int highest = highest_derivative(p->base, mentioned.at[i]);
        if (causal_is_unknown_role(p->base->variables.at[mentioned.at[i]].role) &&
            (highest == mentioned.at[i] || p->ties.at[row]))
            causal_list_once(p->arena, &p->columns.at[row], highest);
    }
}

static void find_rows(Partition *p)
{
    for (int e = 0; e < p->base->equations.count; e++) {
        const CausalEquation *equation = &p->base->equations.at[e];
        const int row = p->equations.count;
        if (equation->use != EQUATION_USED)
            continue;
        list_push(p->arena, &p->equations, e);
        list_push(p->arena, &p->columns, (IntList){0});
        list_push(p->arena, &p->ties, equation->presence || expr_find(equation->left, is_conditional) ||
                                          expr_find(equation->right, is_conditional));
        find_columns(p, row);
        if (!p->columns.at[row].count) {
            p->ties.at[row] = true;
            find_columns(p, row);
        }
    }
}

/* Matches rows with columns. If rows compete for too few columns, derivatives count in the place of states in them, as
 * if they were differentiated. */
static Matcher *match(Partition *p)
{
    Matcher *matcher = matcher_new(p->arena, p->base->variables.count);
    IntList unmatched = {0};
    for (int row = 0; row < p->equations.count; row++)
        list_push(p->arena, &unmatched, row);
    matcher_complete(matcher, &unmatched, &p->columns, NULL);
    for (int i = 0; i < unmatched.count; i++) {
        Reached reached = {0};
        for (bool is_more = true; is_more && !matcher_augment(matcher, unmatched.at[i], &p->columns, NULL, &reached);) {
            is_more = false;
            for (int k = 0; k < reached.rows.count; k++) {
                const int row = reached.rows.at[k];
                if (p->ties.at[row])
                    continue;
                is_more = p->ties.at[row] = true;
                find_columns(p, row);
                const int own = matcher_column_of(matcher, row);
                if (own >= 0) /* it stays matched as it is */
                    causal_list_once(p->arena, &p->columns.at[row], own);
            }
        }
    }
    return matcher;
}

/* ---- selectors ---- */

static void join_all(Partition *p, const IntList *selectors)
{
    for (int i = 1; i < selectors->count; i++)
        join(p, selectors->at[0], selectors->at[i]);
}

/* Finds the selectors that occur in an expression. */
static void find_selectors(Partition *p, Map *selector_of, Expr e, IntList *found)
{
    ExprList nodes = {0};
    if (e)
        expr_nodes(e, p->arena, &nodes);
    for (int i = 0; i < nodes.count; i++) {
        const int selector = map_get(selector_of, nodes.at[i], -1);
        if (selector >= 0)
            causal_list_once(p->arena, found, selector);
    }
}

/* Joins selectors that exclude values of each other: relations of one number, regions and the states around them, and
 * selectors in the presence of another one. */
static void join_exclusive(Partition *p, Map *selector_of)
{
    Map *relation_of = map_new(p->arena);
    for (int i = 0; i < p->selectors->count; i++) {
        const Expr of = p->selectors->at[i].of;
        const int variable = of->op == OP_VARIABLE ? causal_variable(p->base, of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(p->base, variable) : NULL;
        IntList around = {0};
        list_push(p->arena, &around, i);
        if (v && v->around)
            find_selectors(p, selector_of, v->around, &around);
        find_selectors(p, selector_of, p->selectors->at[i].presence, &around);
        join_all(p, &around);
        for (int k = 0; k < (of->op == OP_VARIABLE ? 1 : of->count); k++) {
            const Expr leaf = of->op == OP_VARIABLE ? of : of->at[k];
            const int other = map_get(relation_of, leaf, -1);
            if (leaf->op == OP_VARIABLE && other >= 0)
                join(p, i, other);
            else if (leaf->op == OP_VARIABLE)
                map_put(relation_of, leaf, i);
        }
    }
}

int *partition_selectors(Arena *arena, const Causal *base, const SelectorList *selectors)
{
    Partition p = {.arena = arena_new(), .base = base, .selectors = selectors,
                   .parent = arena_array(arena, int, selectors->count + 1)};
    Map *selector_of = map_new(p.arena);
    for (int i = 0; i < selectors->count; i++) {
        p.parent[i] = i;
        map_put(selector_of, selectors->at[i].of, i);
    }
    join_exclusive(&p, selector_of);
    for (int v = 0; v < base->variables.count; v++) {
        IntList found = {0};
        find_selectors(&p, selector_of, base->variables.at[v].presence, &found);
        join_all(&p, &found);
    }
    find_rows(&p);
    Matcher *matcher = match(&p);
    int *row_of = graph_indices(p.arena, base->variables.count);
    for (int v = 0; v < base->variables.count; v++)
        row_of[v] = matcher_row_of(matcher, v);
    const Incidence incidence = incidence_of(p.arena, p.equations.count, base->variables.count, p.columns.at);
    const Components components = graph_components(p.arena, &incidence, row_of, NULL);
    for (int c = 0; c < components.count; c++) {
        IntList found = {0};
        for (int i = components.start[c]; i < components.start[c + 1]; i++) {
            const CausalEquation *e = &base->equations.at[p.equations.at[components.row[i]]];
            find_selectors(&p, selector_of, e->left, &found);
            find_selectors(&p, selector_of, e->right, &found);
            find_selectors(&p, selector_of, e->presence, &found);
        }
        join_all(&p, &found);
    }
    int *set = arena_array(arena, int, selectors->count + 1), count = 0;
    for (int i = 0; i < selectors->count; i++)
        set[i] = set_of(&p, i) == i ? count++ : set[set_of(&p, i)];
    arena_free(p.arena);
    return set;
}
