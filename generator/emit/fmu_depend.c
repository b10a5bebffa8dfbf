/* fmu_depend.c - what variables of an FMU rest on: backwards through the schedules, from what is asked for to what is
 * known.
 *
 * The law: a dependency is a way from block to block. Its factor is a number if each block on it is affine in what it
 * takes, with a number as the coefficient; several ways add up. Ways through loops, algorithms, branches and discrete
 * variables, and through blocks of single modes, count as any way. */
#include "emit/fmu.h"

#include <string.h>

typedef struct {
    int variable; /* -1: the time */
    FmuFactor factor;
} Edge;

typedef struct {
    IntList unknowns;
    List(Edge) edges;
} Node;

typedef enum { SCHEDULE_CONSTANTS, SCHEDULE_START, SCHEDULE_CONTINUOUS, SCHEDULE_EVENTS, SCHEDULES } ScheduleKind;

struct FmuGraph {
    Arena *arena, *scratch;
    const Causal *causal;
    Node *nodes[SCHEDULES]; /* by block */
    int counts[SCHEDULES];
    bool *is_tuned;   /* by variable */
    bool *is_kept;    /* likewise */
    bool *is_running; /* likewise: continuous time or events determine it */

    /* Of one question: by variable, and behind them of the time. */
    FmuFactor *by, *before;
    bool *is_known;
};

/* ---- what blocks take ---- */

static FmuFactor factor_of(const FmuGraph *g, Expr coefficient)
{
    ExprList leaves = {0};
    FmuFactor factor = FMU_BY_NUMBER;
    if (coefficient->op == OP_NUMBER && !(coefficient->number < 0 || coefficient->number > 0))
        return FMU_IN_ANY_WAY; /* what it is mentioned for is no factor */
    expr_variables(coefficient, true, g->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int v = causal_variable(g->causal, leaves.at[i]);
        const bool is_constant = v >= 0 && causal_is_constant_role(g->causal->variables.at[v].role);
        const FmuFactor own = !is_constant ? FMU_IN_ANY_WAY : g->is_tuned[v] ? FMU_BY_TUNED : FMU_BY_FIXED;
        factor = own > factor ? own : factor;
    }
    return expr_contains(coefficient, expr_time()) ? FMU_IN_ANY_WAY : factor;
}

static FmuFactor factor_in(const FmuGraph *g, const Block *block, Expr leaf)
{
    Expr coefficient, rest;
    if (block->kind != BLOCK_ASSIGN || block->modes.in ||
        !expr_linear(block->inner.at[0].value, leaf, &coefficient, &rest))
        return FMU_IN_ANY_WAY;
    return factor_of(g, coefficient);
}

static void add_expression(FmuGraph *g, Node *node, const Block *block, Expr e)
{
    const IntList found = causal_mentioned(g->scratch, g->causal, e, NULL);
    for (int i = 0; i < found.count; i++)
        list_push(g->arena, &node->edges,
                  (Edge){found.at[i], factor_in(g, block, g->causal->variables.at[found.at[i]].leaf)});
    if (expr_contains(e, expr_time()))
        list_push(g->arena, &node->edges, (Edge){-1, factor_in(g, block, expr_time())});
}

/* What is so as the run begins is no news to reactions; state machines and code of the user are executed then. */
static void add_algorithm(FmuGraph *g, Node *node, const CausalAlgorithm *algorithm)
{
    const bool is_reaction = g->causal->system->algorithms.at[algorithm->declared].is_simultaneous;
    for (int i = 0; i < algorithm->assigns.count; i++) {
        const int v = algorithm->assigns.at[i];
        list_push(g->arena, &node->unknowns, v);
        g->is_kept[v] = is_reaction && algorithm->clock < 0;
    }
    for (int i = 0; i < algorithm->reads.count; i++)
        list_push(g->arena, &node->edges, (Edge){algorithm->reads.at[i], FMU_IN_ANY_WAY});
    list_push(g->arena, &node->edges, (Edge){-1, FMU_IN_ANY_WAY}); /* its statements may name it */
}

static void add_block(FmuGraph *g, Node *node, const Block *block)
{
    ExprList expressions = {0};
    if (block->kind == BLOCK_ALGORITHM) {
        add_algorithm(g, node, &g->causal->algorithms.at[block->algorithm]);
        return;
    }
    block_expressions(g->scratch, g->causal, block, &expressions);
    for (int i = 0; i < block_size(block); i++)
        list_push(g->arena, &node->unknowns, block_unknown(block, i));
    for (int i = 0; i < expressions.count; i++)
        add_expression(g, node, block, expressions.at[i]);
    const int v = node->unknowns.at[0], before = g->causal->variables.at[v].before;
    for (int i = 0; i < node->edges.count; i++)
        g->is_kept[v] = g->is_kept[v] || (before >= 0 && node->edges.at[i].variable == before);
}

/* ---- constants ---- */

/* Constants that hold for a whole run although nothing of the structure rests on them: periods of clocks, their first
 * ticks, and the longest delays; and what these follow from. */
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
                    .by = arena_array(arena, FmuFactor, count + 1),
                    .before = arena_array(arena, FmuFactor, count + 1),
                    .is_known = arena_array(arena, bool, count)};
    find_tuned(g);
    for (int s = 0; s < SCHEDULES; s++) {
        g->counts[s] = schedules[s]->count;
        g->nodes[s] = arena_array(arena, Node, schedules[s]->count + 1);
        for (int b = 0; b < schedules[s]->count; b++) {
            Node *node = &g->nodes[s][b];
            add_block(g, node, schedules[s]->at[b]);
            arena_reset(g->scratch);
            for (int i = 0; i < node->unknowns.count && s >= SCHEDULE_CONTINUOUS; i++)
                g->is_running[node->unknowns.at[i]] = true;
        }
    }
    arena_free(g->scratch);
    g->scratch = NULL;
    return g;
}

/* ---- backwards ---- */

static bool raise(FmuFactor *factor, FmuFactor least)
{
    if (*factor >= least)
        return false;
    *factor = least;
    return true;
}

/* Takes what is asked for to what the schedule's blocks take for it; true if that is more than before. */
static bool sweep(FmuGraph *g, ScheduleKind kind)
{
    const int time = g->causal->variables.count;
    bool is_more = false;
    for (int b = g->counts[kind] - 1; b >= 0; b--) {
        const Node *node = &g->nodes[kind][b];
        FmuFactor factor = FMU_BY_NOTHING;
        for (int i = 0; i < node->unknowns.count; i++) {
            const int v = node->unknowns.at[i];
            if (g->is_known[v] || !g->by[v])
                continue;
            raise(&factor, causal_is_held_role(g->causal->variables.at[v].role) ? FMU_IN_ANY_WAY : g->by[v]);
        }
        for (int i = 0; i < node->edges.count && factor; i++) {
            const Edge *edge = &node->edges.at[i];
            FmuFactor *by = &g->by[edge->variable < 0 ? time : edge->variable];
            is_more |= raise(by, edge->factor > factor ? edge->factor : factor);
        }
    }
    return is_more;
}

/* What was before the first event is what starts say. */
static void take_starts(FmuGraph *g, Arena *scratch)
{
    const Causal *causal = g->causal;
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        if (!g->by[v] || variable->role != ROLE_BEFORE || variable->of < 0)
            continue;
        const int of = variable->of;
        raise(&g->before[of], FMU_IN_ANY_WAY);
        const bool is_discrete = causal->variables.at[of].role == ROLE_DISCRETE && of < causal->system->variables.count;
        const Expr start = is_discrete ? flat_start(&causal->system->variables.at[of]) : NULL;
        const IntList found = causal_mentioned(scratch, causal, start, NULL);
        for (int i = 0; i < found.count && !g->is_known[of]; i++)
            raise(&g->before[found.at[i]], FMU_IN_ANY_WAY);
    }
}

/* Whether a clock ticks as the run begins rests on when it ticks first, unless that is then. */
static void take_clocks(FmuGraph *g, Arena *scratch)
{
    for (int c = 0; c < g->causal->clocks.count; c++) {
        const Clock *clock = &g->causal->clocks.at[c];
        IntList found = {0};
        if (clock->first && g->by[clock->flag])
            found = causal_mentioned(scratch, g->causal, clock->first, clock->period);
        for (int i = 0; i < found.count; i++)
            raise(&g->before[found.at[i]], FMU_IN_ANY_WAY);
    }
}

/* From what is there once the start is solved to what it is solved from. */
static void begin(FmuGraph *g)
{
    const int count = g->causal->variables.count;
    Arena *scratch = arena_new();
    memset(g->before, 0, (size_t)(count + 1) * sizeof *g->before);
    for (int v = 0; v < count; v++)
        if (!g->is_running[v])
            raise(&g->before[v], g->by[v]);
    take_starts(g, scratch);
    take_clocks(g, scratch);
    FmuFactor *running = g->by;
    g->by = g->before;
    g->before = running;
    sweep(g, SCHEDULE_START);
    for (int v = 0; v <= count; v++)
        if (v == count || g->is_known[v])
            raise(&g->by[v], running[v]);
    sweep(g, SCHEDULE_CONSTANTS);
    arena_free(scratch);
}

static bool is_known_one(const Fmu *u, int index, bool is_at_start)
{
    const FmuVariable *v = &u->variables.at[index];
    if (v->causality == FMU_INPUT || v->causality == FMU_INDEPENDENT)
        return true;
    if (is_at_start)
        return v->has_start && v->variability != FMU_CONSTANT;
    return v->derivative >= 0;
}

FmuDependencies fmu_depends(const Fmu *u, FmuGraph *g, int index, bool is_at_start)
{
    const int count = g->causal->variables.count;
    FmuDependencies all = {0};
    memset(g->by, 0, (size_t)(count + 1) * sizeof *g->by);
    memset(g->is_known, 0, (size_t)count * sizeof *g->is_known);
    for (int i = 1; i < u->variables.count; i++)
        if (u->variables.at[i].own >= 0 && is_known_one(u, i, is_at_start))
            g->is_known[u->variables.at[i].own] = true;
    if (u->variables.at[index].own < 0)
        return all;
    g->by[u->variables.at[index].own] = FMU_BY_NUMBER;
    while (sweep(g, SCHEDULE_CONTINUOUS) | sweep(g, SCHEDULE_EVENTS))
        continue;
    if (is_at_start)
        begin(g);
    for (int i = 0; i < u->variables.count; i++) {
        const int own = u->variables.at[i].own;
        const FmuFactor factor = i == 0 ? g->by[count] : own < 0 ? FMU_BY_NOTHING : g->by[own];
        if (factor && is_known_one(u, i, is_at_start))
            list_push(u->arena, &all, (FmuDependency){i, factor});
    }
    return all;
}
