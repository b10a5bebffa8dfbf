/* fmu_depend.c - dependencies of an FMU's variables, found backwards through the schedules, from unknown to known
 * variables.
 *
 * The law: a dependency is a path from block to block. Its factor is a number if each block on the path is affine in
 * the variable before it, with a number as the coefficient. Of several paths the most general factor counts. Paths
 * through loops, algorithms, branches, discrete variables, and blocks of single modes have no factor
 * (FMU_IN_ANY_WAY). */
#include "emit/fmu.h"
#include "emit/event.h"

#include <stdlib.h>

typedef struct {
    int variable; /* -1: the time */
    FmuFactor factor;
} Edge;

typedef struct {
    List(Edge) edges;
} Node;

enum { SCHEDULE_CONSTANTS, SCHEDULE_START, SCHEDULE_CONTINUOUS, SCHEDULE_EVENTS, SCHEDULES };
enum {
    AT_START = 1u << SCHEDULE_CONSTANTS | 1u << SCHEDULE_START,
    ALONG_RUN = 1u << SCHEDULE_CONTINUOUS | 1u << SCHEDULE_EVENTS
};

/* A node that determines a variable; the variable's next link, -1: none. */
typedef struct {
    const Node *node;
    int next;
} Link;

struct FmuGraph {
    Arena *arena, *scratch;
    const Causal *causal;
    List(Link) links;
    int *first[SCHEDULES];    /* by variable: into `links` */
    bool *is_tuned, *is_kept; /* likewise */
    bool *is_running;         /* likewise: continuous time or events determine it */
    bool *is_ticking;         /* likewise: a condition that clock ticks at the start of the run make true */
    bool *is_delayed;         /* likewise: a delayed value; it equals its operand as the run begins */
    int *known[2]; /* likewise: the unit's variable of that value if it is known along a run, at the start; else -1 */

    /* State of one search. by: factors by variable, and of the time behind them; touched: the variables that have a
     * factor; waiting: those whose operands are still to be followed. */
    FmuFactor *by;
    IntList touched, waiting;
};

/* ---- operands of blocks ---- */

static bool has_time(Expr e)
{
    return e && expr_contains(e, expr_time());
}

static FmuFactor factor_of(const FmuGraph *g, Expr coefficient)
{
    ExprList leaves = {0};
    FmuFactor factor = FMU_BY_NUMBER;
    if (coefficient->op == OP_NUMBER && !(coefficient->number < 0 || coefficient->number > 0))
        return FMU_IN_ANY_WAY; /* it is mentioned, but not as a linear term */
    expr_variables(coefficient, true, g->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int v = causal_variable(g->causal, leaves.at[i]);
        const bool is_constant = v >= 0 && causal_is_constant_role(g->causal->variables.at[v].role);
        const FmuFactor own = !is_constant ? FMU_IN_ANY_WAY : g->is_tuned[v] ? FMU_BY_TUNED : FMU_BY_FIXED;
        factor = own > factor ? own : factor;
    }
    return has_time(coefficient) ? FMU_IN_ANY_WAY : factor;
}

static FmuFactor factor_by(const FmuGraph *g, Expr value, Expr leaf)
{
    Expr coefficient, rest;
    return expr_linear(value, leaf, &coefficient, &rest) ? factor_of(g, coefficient) : FMU_IN_ANY_WAY;
}

static FmuFactor factor_in(const FmuGraph *g, const Block *block, Expr leaf)
{
    return block->kind != BLOCK_ASSIGN || block->modes.in ? FMU_IN_ANY_WAY
                                                          : factor_by(g, block->inner.at[0].value, leaf);
}

/* An expression with the course of an input depends on the input, not on the time. True if it has one. */
static bool add_inputs(FmuGraph *g, Node *node, Expr e)
{
    bool is_any = false;
    for (int i = 0; e && i < g->causal->system->inputs.count; i++) {
        const FlatInput *input = &g->causal->system->inputs.at[i];
        if (!input->table ||
            (!expr_contains(e, input->table) && !expr_contains(e, expr_table_of(input->table)->axis[0])))
            continue;
        list_push(g->arena, &node->edges, (Edge){causal_representative(g->causal, input->variable), FMU_IN_ANY_WAY});
        is_any = true;
    }
    return is_any;
}

static void add_expression(FmuGraph *g, Node *node, const Block *block, Expr e)
{
    const IntList found = causal_mentioned(g->scratch, g->causal, e, NULL);
    for (int i = 0; i < found.count; i++)
        list_push(g->arena, &node->edges,
                  (Edge){found.at[i], factor_in(g, block, g->causal->variables.at[found.at[i]].leaf)});
    if (!add_inputs(g, node, e) && has_time(e))
        list_push(g->arena, &node->edges, (Edge){-1, factor_in(g, block, expr_time())});
}

static void add_link(FmuGraph *g, int schedule, int variable, const Node *node)
{
    list_push(g->arena, &g->links, (Link){node, g->first[schedule][variable]});
    g->first[schedule][variable] = g->links.count - 1;
    if (ALONG_RUN & 1u << schedule)
        g->is_running[variable] = true;
}

static bool names_time(const FmuGraph *g, const CausalAlgorithm *algorithm)
{
    const StatementList all = statements_all(g->scratch, &algorithm->statements);
    bool names = false;
    for (int i = 0; i < algorithm->members.count && !names; i++)
        names = has_time(algorithm->members.at[i].value);
    for (int i = 0; i < all.count && !names; i++) {
        names = has_time(all.at[i]->value);
        for (int k = 0; k < all.at[i]->conditions.count && !names; k++)
            names = has_time(all.at[i]->conditions.at[k]);
    }
    return names;
}

/* Conditions that are true as the run begins trigger no reactions; state machines and code of the user are executed
 * then. */
static void add_algorithm(FmuGraph *g, int schedule, Node *node, const CausalAlgorithm *algorithm)
{
    const bool is_reaction = g->causal->system->algorithms.at[algorithm->declared].is_simultaneous;
    for (int i = 0; i < algorithm->assigns.count; i++) {
        const int v = algorithm->assigns.at[i];
        add_link(g, schedule, v, node);
        g->is_kept[v] = is_reaction && algorithm->clock < 0;
    }
    for (int i = 0; i < algorithm->reads.count; i++)
        list_push(g->arena, &node->edges, (Edge){algorithm->reads.at[i], FMU_IN_ANY_WAY});
    if (names_time(g, algorithm))
        list_push(g->arena, &node->edges, (Edge){-1, FMU_IN_ANY_WAY});
}

/* A block of some modes also depends on the selectors that distinguish modes. */
static void add_selectors(FmuGraph *g, Node *node, const Block *block)
{
    const SelectorList *selectors = &g->causal->clusters.at[block->modes.cluster].selectors;
    for (int s = 0; s < selectors->count; s++)
        add_expression(g, node, block, selectors->at[s].of);
}

static Node *node_at_start(FmuGraph *g, int variable)
{
    Node *node = arena_new_of(g->arena, Node);
    add_link(g, SCHEDULE_START, variable, node);
    return node;
}

/* Adds the start of a delayed value: its operand. */
static void add_past(FmuGraph *g, int variable, int equation)
{
    const Delay *delay = equation >= 0 ? causal_delay(g->causal, equation) : NULL;
    g->is_delayed[variable] = delay != NULL;
    if (!delay)
        return;
    Node *node = node_at_start(g, variable);
    list_push(g->arena, &node->edges, (Edge){causal_representative(g->causal, delay->operand), FMU_IN_ANY_WAY});
}

/* True for the flag of a clock that ticks as the run begins, and for a condition that depends on such a flag. */
static bool ticks_at_start(const FmuGraph *g, int variable)
{
    bool is = variable >= 0 && g->is_ticking[variable];
    for (int c = 0; c < g->causal->clocks.count; c++) {
        const Clock *clock = &g->causal->clocks.at[c];
        const bool is_later = clock->first && !(clock->first->op == OP_NUMBER &&
                                                clock->first->number <= g->causal->system->experiment.start);
        is |= clock->flag == variable && !is_later;
    }
    return is;
}

/* The branch that the block determines, or NULL. Its dependencies follow from its condition, because the block of a
 * timed branch has another form. */
static const Branch *branch_of_block(const FmuGraph *g, const Block *block)
{
    const CausalVariable *v = block_size(block) == 1 ? &g->causal->variables.at[block_unknown(block, 0)] : NULL;
    return v && v->role == ROLE_BRANCH ? &g->causal->branches.at[map_get(g->causal->branch_at, v->leaf, -1)] : NULL;
}

static void add_block(FmuGraph *g, int schedule, const Block *block)
{
    ExprList expressions = {0};
    Node *node = arena_new_of(g->arena, Node);
    if (block->kind == BLOCK_ALGORITHM) {
        add_algorithm(g, schedule, node, &g->causal->algorithms.at[block->algorithm]);
        return;
    }
    const Branch *branch = branch_of_block(g, block);
    if (branch) {
        list_push(g->scratch, &expressions, branch->value);
        if (branch->gate)
            list_push(g->scratch, &expressions, branch->gate);
    } else {
        block_expressions(g->scratch, g->causal, block, &expressions);
    }
    for (int i = 0; i < block_size(block); i++)
        add_link(g, schedule, block_unknown(block, i), node);
    for (int i = 0; i < block_size(block) && schedule == SCHEDULE_CONTINUOUS; i++)
        add_past(g, block_unknown(block, i), block_equation(block, i));
    for (int i = 0; i < expressions.count; i++)
        add_expression(g, node, block, expressions.at[i]);
    if (block->modes.in)
        add_selectors(g, node, block);
    const int v = block_unknown(block, 0), before = g->causal->variables.at[v].before;
    bool is_kept = false, is_set = false;
    for (int i = 0; i < node->edges.count; i++) {
        is_kept |= before >= 0 && node->edges.at[i].variable == before;
        is_set |= ticks_at_start(g, node->edges.at[i].variable);
    }
    g->is_kept[v] = (g->is_kept[v] || is_kept) && !is_set;
    g->is_ticking[v] = is_set && v < g->causal->system->variables.count &&
                       g->causal->system->variables.at[v].is_condition;
}

/* The values of the candidates decide which of them are the states of a set at the start. */
static void add_sets(FmuGraph *g)
{
    for (int s = 0; s < g->causal->sets.count; s++) {
        const StateSet *set = &g->causal->sets.at[s];
        for (int i = 0; i < set->states.count; i++) {
            Node *node = node_at_start(g, set->states.at[i]);
            for (int k = 0; k < set->candidates.count; k++)
                list_push(g->arena, &node->edges, (Edge){set->candidates.at[k], FMU_IN_ANY_WAY});
        }
    }
}

/* ---- constants ---- */

/* Constants that are fixed during a run although the structure does not depend on them: periods of clocks, their first
 * ticks and the longest delays; and the constants that these depend on. */
static bool *find_held(const FmuGraph *g)
{
    const Causal *causal = g->causal;
    bool *is_held = arena_array(g->arena, bool, causal->variables.count);
    for (int i = 0; i < causal->clocks.count; i++)
        causal_mark_mentions(g->scratch, causal, causal->clocks.at[i].period, causal->clocks.at[i].first, is_held);
    for (int i = 0; i < causal->delays.count; i++)
        causal_mark_mentions(g->scratch, causal, causal->delays.at[i].longest, NULL, is_held);
    blocks_needed(g->scratch, causal, &causal->constants, is_held, NULL, NULL);
    return is_held;
}

static void find_tuned(FmuGraph *g)
{
    const Causal *causal = g->causal;
    const bool *is_held = find_held(g);
    IntList mentioned = {0};
    for (int v = 0; v < causal->system->variables.count; v++)
        g->is_tuned[v] = causal->variables.at[v].role == ROLE_CONSTANT && !causal->variables.at[v].decides &&
                         !is_held[v] && !causal->system->variables.at[v].is_input;
    for (int b = 0; b < causal->constants.count; b++) {
        const Block *block = causal->constants.at[b];
        bool is_tuned = false;
        mentioned.count = 0;
        block_mentions(g->scratch, causal, block, &mentioned);
        for (int i = 0; i < mentioned.count && !is_tuned; i++)
            is_tuned = g->is_tuned[mentioned.at[i]];
        for (int i = 0; i < block_size(block); i++)
            g->is_tuned[block_unknown(block, i)] = is_tuned;
    }
}

bool fmu_is_tuned(const FmuGraph *g, int variable)
{
    return g->is_tuned[variable];
}

bool fmu_is_kept(const FmuGraph *g, int variable)
{
    return g->is_kept[variable];
}

FmuGraph *fmu_graph(Arena *arena, const Causal *causal)
{
    const Schedule *schedules[SCHEDULES] = {
        [SCHEDULE_CONSTANTS] = &causal->constants,
        [SCHEDULE_START] = &causal->start,
        [SCHEDULE_CONTINUOUS] = &causal->continuous,
        [SCHEDULE_EVENTS] = &causal->events,
    };
    const int count = causal->variables.count;
    FmuGraph *g = arena_new_of(arena, FmuGraph);
    *g = (FmuGraph){.arena = arena,
                    .scratch = arena_new(),
                    .causal = causal,
                    .is_tuned = arena_array(arena, bool, count),
                    .is_kept = arena_array(arena, bool, count),
                    .is_running = arena_array(arena, bool, count),
                    .is_ticking = arena_array(arena, bool, count),
                    .is_delayed = arena_array(arena, bool, count),
                    .by = arena_array(arena, FmuFactor, count + 1)};
    find_tuned(g);
    for (int s = 0; s < SCHEDULES; s++) {
        g->first[s] = graph_indices(arena, count);
        for (int b = 0; b < schedules[s]->count; b++) {
            add_block(g, s, schedules[s]->at[b]);
            arena_reset(g->scratch);
        }
    }
    add_sets(g);
    arena_free(g->scratch);
    g->scratch = NULL;
    return g;
}

/* ---- known variables ---- */

static bool is_known_one(const FmuVariable *v, bool is_at_start)
{
    if (v->causality == FMU_INPUT)
        return !(v->is_signal && is_at_start); /* it is sent later */
    return is_at_start ? v->has_start && v->variability != FMU_CONSTANT : v->derivative >= 0;
}

static void find_known(const Fmu *u, FmuGraph *g)
{
    for (int k = 0; k < 2; k++) {
        g->known[k] = graph_indices(g->arena, g->causal->variables.count + 1);
        g->known[k][g->causal->variables.count] = 0; /* the time */
        for (int i = 1; i < u->variables.count; i++) {
            const FmuVariable *v = &u->variables.at[i];
            for (int e = 0; e < fmu_size(v) && is_known_one(v, k == 1); e++)
                if (fmu_element(v, e)->own >= 0 && g->known[k][fmu_element(v, e)->own] < 0)
                    g->known[k][fmu_element(v, e)->own] = i;
        }
    }
}

/* ---- backwards ---- */

static void touch(FmuGraph *g, int variable, FmuFactor factor)
{
    if (g->by[variable] >= factor)
        return;
    if (!g->by[variable])
        list_push(g->arena, &g->touched, variable);
    g->by[variable] = factor;
    list_push(g->arena, &g->waiting, variable);
}

/* True for a state that is determined by equations in some modes. */
static bool is_state_at_times(const FmuGraph *g, unsigned schedules, int variable)
{
    const bool is_state = variable < g->causal->variables.count && g->causal->variables.at[variable].role == ROLE_STATE;
    return is_state && schedules & 1u << SCHEDULE_CONTINUOUS && g->first[SCHEDULE_CONTINUOUS][variable] >= 0;
}

/* Follows waiting variables backwards through these schedules, up to known variables. */
static void follow(FmuGraph *g, unsigned schedules, const int *known)
{
    const int time = g->causal->variables.count;
    while (g->waiting.count) {
        const int v = g->waiting.at[--g->waiting.count];
        const bool is_at_times = is_state_at_times(g, schedules, v);
        if (is_at_times)
            g->by[v] = FMU_IN_ANY_WAY;
        if (known[v] >= 0 && !is_at_times)
            continue;
        const FmuFactor factor = causal_is_held_role(g->causal->variables.at[v].role) ? FMU_IN_ANY_WAY : g->by[v];
        for (int s = 0; s < SCHEDULES; s++)
            for (int l = schedules & 1u << s ? g->first[s][v] : -1; l >= 0; l = g->links.at[l].next) {
                const Node *node = g->links.at[l].node;
                for (int i = 0; i < node->edges.count; i++) {
                    const Edge *edge = &node->edges.at[i];
                    touch(g, edge->variable < 0 ? time : edge->variable, edge->factor > factor ? edge->factor : factor);
                }
            }
    }
}

/* A value before the first event depends on the start value of its variable. */
static void take_start(FmuGraph *g, Arena *scratch, int before)
{
    const Causal *causal = g->causal;
    const int of = causal->variables.at[before].of;
    if (causal->variables.at[before].role != ROLE_BEFORE || of < 0)
        return;
    const bool is_discrete = causal->variables.at[of].role == ROLE_DISCRETE && of < causal->system->variables.count;
    const Expr start = is_discrete ? flat_start(&causal->system->variables.at[of]) : NULL;
    const IntList found = causal_mentioned(scratch, causal, start, NULL);
    touch(g, of, FMU_IN_ANY_WAY);
    for (int i = 0; i < found.count && g->known[1][of] < 0; i++)
        touch(g, found.at[i], FMU_IN_ANY_WAY);
}

/* Whether a clock ticks as the run begins depends on its first tick and its period, unless it always does. */
static void take_clocks(FmuGraph *g, Arena *scratch, const IntList *wanted)
{
    for (int i = 0; i < wanted->count; i++) {
        const Clock *clock = &g->causal->clocks.at[wanted->at[i]];
        const IntList found = causal_mentioned(scratch, g->causal, clock->first, clock->period);
        for (int k = 0; k < found.count; k++)
            touch(g, found.at[k], FMU_IN_ANY_WAY);
    }
}

static void forget(FmuGraph *g)
{
    for (int i = 0; i < g->touched.count; i++)
        g->by[g->touched.at[i]] = FMU_BY_NOTHING;
    g->touched.count = 0;
}

/* Continues from the variables of the solved initial system to the known variables of the start. */
static void begin(FmuGraph *g)
{
    Arena *scratch = arena_new();
    const int time = g->causal->variables.count;
    FmuDependencies there = {0};
    IntList clocks = {0};
    for (int i = 0; i < g->touched.count; i++)
        list_push(scratch, &there, (FmuDependency){g->touched.at[i], g->by[g->touched.at[i]]});
    for (int c = 0; c < g->causal->clocks.count; c++)
        if (g->causal->clocks.at[c].first && g->by[g->causal->clocks.at[c].flag])
            list_push(scratch, &clocks, c);
    forget(g);
    for (int i = 0; i < there.count; i++) {
        const int v = there.at[i].index;
        if (v == time || !g->is_running[v] || g->is_delayed[v] || g->known[1][v] >= 0)
            touch(g, v, there.at[i].factor);
        if (v != time)
            take_start(g, scratch, v);
    }
    take_clocks(g, scratch, &clocks);
    follow(g, AT_START, g->known[1]);
    arena_free(scratch);
}

static int compare(const void *a, const void *b)
{
    const FmuDependency *first = a, *second = b;
    return (first->index > second->index) - (first->index < second->index);
}

/* An event indicator depends on both sides of its relation. */
static void touch_sides(FmuGraph *g, const Branch *branch)
{
    Arena *scratch = arena_new();
    const Expr side = branch_side(branch);
    const IntList found = causal_mentioned(scratch, g->causal, side, NULL);
    const bool is_simple = !branch->gate && !branch->presence && !branch_interval(branch);
    g->scratch = scratch;
    for (int i = 0; i < found.count; i++)
        touch(g, found.at[i],
              is_simple ? factor_by(g, side, g->causal->variables.at[found.at[i]].leaf) : FMU_IN_ANY_WAY);
    if (has_time(side))
        touch(g, g->causal->variables.count, is_simple ? factor_by(g, side, expr_time()) : FMU_IN_ANY_WAY);
    g->scratch = NULL;
    arena_free(scratch);
}

static void touch_all(FmuGraph *g, Arena *scratch, Expr e)
{
    const IntList found = causal_mentioned(scratch, g->causal, e, NULL);
    for (int i = 0; i < found.count; i++) {
        const int own = causal_representative(g->causal, found.at[i]);
        if (own >= 0)
            touch(g, own, FMU_IN_ANY_WAY);
    }
    if (has_time(e))
        touch(g, g->causal->variables.count, FMU_IN_ANY_WAY);
}

static void touch_checks(FmuGraph *g, const IntList *checks)
{
    Arena *scratch = arena_new();
    for (int i = 0; i < checks->count; i++) {
        const FlatCheck *check = &g->causal->system->checks.at[checks->at[i]];
        touch_all(g, scratch, check->condition);
        touch_all(g, scratch, check->violated);
        touch_all(g, scratch, check->exercised);
    }
    arena_free(scratch);
}

/* Whether a check on its boundary is violated depends on its near future, and so on derivatives of states. */
static void touch_slopes(FmuGraph *g)
{
    const Causal *causal = g->causal;
    for (int v = 0; v < causal->variables.count; v++) {
        const int state = causal->variables.at[v].integral, own = causal_representative(causal, v);
        if (state >= 0 && own >= 0 && causal->variables.at[state].role == ROLE_STATE && g->by[state])
            touch(g, own, FMU_IN_ANY_WAY);
    }
}

/* Merges dependencies on elements of one array; the most general factor remains. */
static FmuDependencies once_each(FmuDependencies all)
{
    int kept = 0;
    for (int i = 0; i < all.count; i++)
        if (kept && all.at[kept - 1].index == all.at[i].index)
            all.at[kept - 1].factor =
                all.at[i].factor > all.at[kept - 1].factor ? all.at[i].factor : all.at[kept - 1].factor;
        else
            all.at[kept++] = all.at[i];
    all.count = kept;
    return all;
}

static FmuDependencies depends(const Fmu *u, FmuGraph *g, int index, bool is_at_start)
{
    FmuDependencies all = {0};
    const FmuVariable *of = &u->variables.at[index];
    if (!g->known[0])
        find_known(u, g);
    const int *known = g->known[is_at_start];
    for (int e = 0; e < fmu_size(of); e++) {
        const FmuVariable *element = fmu_element(of, e);
        if (element->branch >= 0)
            touch_sides(g, &g->causal->branches.at[element->branch]);
        else if (element->own >= 0)
            touch(g, element->own, FMU_BY_NUMBER);
        if (element->checks)
            touch_checks(g, element->checks);
    }
    follow(g, ALONG_RUN, known);
    if (of->checks && of->type != FMU_REAL) {
        touch_slopes(g);
        follow(g, ALONG_RUN, known);
    }
    if (is_at_start)
        begin(g);
    for (int i = 0; i < g->touched.count; i++) {
        const int v = g->touched.at[i];
        for (int k = known[v]; k >= 0 && k < u->variables.count; k++) {
            list_push(u->arena, &all, (FmuDependency){k, g->by[v]});
            if (k + 1 == u->variables.count || !u->variables.at[k + 1].is_signal || u->variables.at[k + 1].own != v)
                break; /* the next signal goes to the same mailbox */
        }
    }
    forget(g);
    if (all.count)
        qsort(all.at, (size_t)all.count, sizeof *all.at, compare);
    return once_each(all);
}

bool fmu_is_unknown_at_start(const FmuVariable *v)
{
    const bool is_listed = v->causality == FMU_OUTPUT || v->derivative >= 0 || v->derivative_of >= 0;
    return v->causality == FMU_CALCULATED_PARAMETER || (is_listed && !v->has_start);
}

void fmu_find_dependencies(Fmu *u, FmuGraph *g)
{
    for (int i = 1; i < u->variables.count; i++) {
        FmuVariable *v = &u->variables.at[i];
        if (v->causality == FMU_OUTPUT || v->derivative_of >= 0 || v->branch >= 0)
            v->depends[0] = depends(u, g, i, false);
        if (fmu_is_unknown_at_start(v))
            v->depends[1] = depends(u, g, i, true);
    }
}
