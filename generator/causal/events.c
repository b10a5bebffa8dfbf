/* events.c - the schedule of events: the order in which branches and discrete variables are determined.
 *
 * Its nodes are the blocks of continuous time, an assignment for each branch and each discrete variable, and the
 * algorithms. The blocks of continuous time stay unchanged, since branches and discrete variables are known to them. An
 * algorithm that is executed at all events comes last, and other nodes see its assignments in the next round of the
 * event iteration. So state machines step together, each with the values before the step. If nodes depend on each other
 * in a cycle, branches are assumed to have their previous values; if this is not enough, discrete variables are, too.
 * The event is iterated until the assumed values are confirmed. Discrete reals in a cycle, with each other or with
 * continuous variables, are solved for simultaneously instead, by a loop of this schedule only.
 *
 * Such a cycle is a group, which is iterated by itself: no other group both affects it and depends on it. The nodes of
 * groups follow each other, so that a group depends on earlier groups only. */
#include "causal/discrete.h"
#include "causal/explain.h"
#include "causal/schedule.h"

#include <string.h>

typedef struct {
    Block *block;
    IntList uses;     /* variables; after use_columns, the columns of the nodes that determine them */
    bool is_replaced; /* other nodes determine its variables now */
} Node;

typedef struct {
    Arena *arena;
    Causal *causal;
    List(Node) nodes;
    IntList node_of;  /* by column: the node that determines it, -1: known. The first columns are the variables. Each
                       * block of some modes only has further columns for its variables */
    IntList *columns; /* by variable: these further columns */
    int *assigned_by; /* by variable: the last algorithm examined that assigns it, counted from 1 */
    const int **cycle; /* by variable that may be assumed: component by node; nodes in its component may assume it */
    int continuous;   /* number of nodes that are blocks of continuous time: the first ones */
} Instants;

static void add_block(Instants *s, Block *block)
{
    Node node = {.block = block};
    block_mentions(s->arena, s->causal, block, &node.uses);
    for (int i = 0; i < block_size(block); i++) {
        const int variable = block_unknown(block, i);
        if (block->modes.in) {
            list_push(s->arena, &s->columns[variable], s->node_of.count);
            list_push(s->arena, &s->node_of, s->nodes.count);
        } else {
            s->node_of.at[variable] = s->nodes.count;
        }
    }
    list_push(s->arena, &s->nodes, node);
}

/* Replaces variables that are determined by modes in the uses of nodes: by the columns of the blocks that determine
 * them in the modes of the node. */
static void use_columns(Instants *s)
{
    for (int i = 0; i < s->nodes.count && s->causal->clusters.count; i++) {
        Node *node = &s->nodes.at[i];
        IntList uses = {0};
        for (int k = 0; k < node->uses.count; k++) {
            const IntList *columns = &s->columns[node->uses.at[k]];
            if (!columns->count)
                list_push(s->arena, &uses, node->uses.at[k]);
            for (int c = 0; c < columns->count; c++)
                if (modeset_meets(s->nodes.at[s->node_of.at[columns->at[c]]].block->modes, node->block->modes))
                    list_push(s->arena, &uses, columns->at[c]);
        }
        node->uses = uses;
    }
}

/* The value of a branch; a branch of time is evaluated by rate and rest, or by its form. */
static Expr value_of(const Branch *branch)
{
    if (branch_is_watched(branch))
        return branch->value;
    Expr argument = branch->form ? branch->form : expr_add(expr_multiply(branch->rate, expr_time()), branch->rest);
    if (branch->is_integer)
        return expr_apply(branch->value->op, branch->value->count, /* of an interval, the axis is last */
                          (Expr[]){argument, branch->value->at[branch->value->count - 1]});
    Op op = branch_holds_at_zero(branch) ? OP_GREATER_EQUAL : OP_GREATER;
    return expr_apply(op, 2, (Expr[]){argument, expr_number(0)});
}

/* Adds the assignment that solves the equation of a discrete variable for it. With a clock, the variable keeps its
 * value between ticks. */
static bool add_discrete(Instants *s, int variable)
{
    Causal *causal = s->causal;
    const CausalVariable v = causal->variables.at[variable];
    const CausalEquation *e = &causal->equations.at[v.equation];
    Solution solution = expr_solve(e->left, e->right, v.leaf);
    if (solution.solvability == SOLVE_NOT) {
        const FlatEquation *drawn = causal_equation_declaration(causal, v.equation);
        const IntList equations = {.at = (int[]){v.equation}, .count = 1};
        diag(DIAG_C17, causal_drawn_equation_source(causal, v.equation),
             "equation %s of '%s' cannot be solved for the discrete variable '%s'", drawn->id->text,
             drawn->element->text, v.path->text);
        causal_detail_equations(s->arena, causal, &equations);
        causal_detail_aliases(s->arena, causal, &equations);
        if (e->left == v.leaf || e->right == v.leaf)
            diag_fix("at one instant '%s' depends on itself: let it, or a variable in this loop, use the previous "
                     "value by pre(), as the library's block Pre does",
                     v.path->text);
        return false;
    }
    Expr value = solution.result;
    if (e->presence) /* while absent, it keeps its value */
        value = expr_if(e->presence, value,
                        causal->variables.at[causal_before_variable(s->arena, causal, variable)].leaf);
    if (v.clock >= 0)
        value = expr_if(causal->variables.at[causal->clocks.at[v.clock].flag].leaf, value,
                        causal->variables.at[causal_before_variable(s->arena, causal, variable)].leaf);
    add_block(s, block_of_assignment(s->arena, (Assignment){variable, value, solution.divisor, v.equation}));
    return true;
}

static void add_algorithm(Instants *s, int index)
{
    const CausalAlgorithm *algorithm = &s->causal->algorithms.at[index];
    Node node = {.block = arena_new_of(s->arena, Block)};
    node.block->kind = BLOCK_ALGORITHM;
    node.block->algorithm = index;
    for (int i = 0; i < algorithm->assigns.count; i++)
        s->assigned_by[algorithm->assigns.at[i]] = index + 1;
    for (int i = 0; i < algorithm->reads.count; i++)
        if (s->assigned_by[algorithm->reads.at[i]] != index + 1)
            list_push(s->arena, &node.uses, algorithm->reads.at[i]);
    if (algorithm->clock >= 0)
        list_push(s->arena, &node.uses, s->causal->clocks.at[algorithm->clock].flag);
    for (int i = 0; i < algorithm->assigns.count && algorithm->clock >= 0; i++)
        if (s->causal->variables.at[algorithm->assigns.at[i]].role == ROLE_DISCRETE)
            s->node_of.at[algorithm->assigns.at[i]] = s->nodes.count;
    list_push(s->arena, &s->nodes, node);
}

static bool add_nodes(Instants *s)
{
    Causal *causal = s->causal;
    bool *is_stepwise = arena_array(s->arena, bool, causal->variables.count), ok = true;
    for (int b = 0; b < causal->continuous.count; b++)
        add_block(s, causal->continuous.at[b]);
    s->continuous = s->nodes.count;
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        const Assignment decision = {branch->variable, value_of(branch), NULL, branch->equation};
        add_block(s, block_of_assignment(s->arena, decision));
    }
    for (int a = 0; a < causal->algorithms.count; a++) {
        const CausalAlgorithm *algorithm = &causal->algorithms.at[a];
        add_algorithm(s, a);
        for (int i = 0; algorithm->clock < 0 && i < algorithm->assigns.count; i++)
            is_stepwise[algorithm->assigns.at[i]] |=
                causal->variables.at[algorithm->assigns.at[i]].role == ROLE_DISCRETE;
    }
    for (int v = 0; v < causal->variables.count; v++)
        if (is_stepwise[v])
            list_push(s->arena, &causal->stepwise, v);
    for (int i = 0; i < causal->discretes.count; i++) {
        int variable = causal->discretes.at[i];
        if (s->node_of.at[variable] < 0 && !is_stepwise[variable] && !causal_keeps_its_value(causal, variable))
            ok = add_discrete(s, variable) && ok;
    }
    return ok;
}

/* ---- the order ---- */

/* Components of the graph of nodes, ignoring uses of variables that the node may assume. */
static Components order_nodes(const Instants *s)
{
    IntList *lists = arena_array(s->arena, IntList, s->nodes.count);
    for (int i = 0; i < s->nodes.count; i++)
        for (int k = 0; k < s->nodes.at[i].uses.count && !s->nodes.at[i].is_replaced; k++) {
            int variable = s->nodes.at[i].uses.at[k], by = s->node_of.at[variable];
            const int *cycle = variable < s->causal->variables.count ? s->cycle[variable] : NULL;
            if (!cycle || cycle[i] != cycle[by])
                list_push(s->arena, &lists[i], variable);
        }
    Incidence incidence = incidence_of(s->arena, s->nodes.count, s->node_of.count, lists);
    return graph_components(s->arena, &incidence, s->node_of.at, NULL);
}

/* Lets the nodes of each cycle assume the variables of one role that the cycle determines, and orders them anew. */
static void assume(Instants *s, Components *order, Role role)
{
    bool any = false;
    for (int v = 0; v < s->causal->variables.count; v++) {
        int node = s->node_of.at[v], c = node < 0 ? -1 : order->component[node];
        if (c < 0 || order->start[c + 1] - order->start[c] < 2 || s->causal->variables.at[v].role != role)
            continue;
        s->cycle[v] = order->component;
        any = true;
    }
    if (any)
        *order = order_nodes(s);
}

/* ---- discrete reals in cycles, with each other or with continuous variables ---- */

static bool is_simultaneous(const Instants *s, int node)
{
    const Block *block = s->nodes.at[node].block;
    if (node < s->continuous)
        return true;
    int variable = block->kind == BLOCK_ASSIGN ? block->inner.at[0].variable : -1;
    return variable >= 0 && s->causal->variables.at[variable].role == ROLE_DISCRETE &&
           s->causal->variables.at[variable].leaf->type == TYPE_REAL;
}

/* Reports that a discrete real and a variable that modes determine differently depend on each other. */
static bool report_joined(const Instants *s, const IntList *joined, int at)
{
    const Causal *causal = s->causal;
    int discrete = -1;
    for (int k = 0; k < joined->count; k++)
        if (joined->at[k] >= s->continuous)
            discrete = s->nodes.at[joined->at[k]].block->inner.at[0].variable;
    const int variable = block_unknown(s->nodes.at[joined->at[at]].block, 0);
    diag(DIAG_C27, causal_drawn_source(causal, discrete >= 0 ? discrete : variable),
         "'%s' and '%s', which modes determine differently, depend on each other at one instant",
         causal->variables.at[discrete >= 0 ? discrete : variable].path->text,
         causal->variables.at[variable].path->text);
    return false;
}

/* Joins the nodes of cycles that contain discrete reals even if branches are assumed: their equations are solved
 * simultaneously, in the place of the nodes. All these cycles are scheduled at once, since none depends on itself
 * through another. */
static bool join_reals(Instants *s, const Components *order, bool *has_joined)
{
    Causal *causal = s->causal;
    bool *is_unknown = arena_array(s->arena, bool, causal->variables.count);
    RowList rows = {0};
    Schedule blocks = {0};
    IntList joined = {0};
    for (int c = 0; c < order->count; c++) {
        int from = order->start[c], to = order->start[c + 1];
        bool has_real = false;
        for (int k = from; k < to; k++)
            has_real |= order->row[k] >= s->continuous && is_simultaneous(s, order->row[k]);
        for (int k = from; k < to && has_real && to - from > 1; k++)
            if (is_simultaneous(s, order->row[k]))
                list_push(s->arena, &joined, order->row[k]);
    }
    for (int k = 0; k < joined.count; k++) {
        const Block *block = s->nodes.at[joined.at[k]].block;
        s->nodes.at[joined.at[k]].is_replaced = true;
        if (block->modes.in)
            return report_joined(s, &joined, k);
        for (int i = 0; i < block_size(block); i++) {
            CausalEquation *e = &causal->equations.at[block_equation(block, i)];
            is_unknown[block_unknown(block, i)] = true;
            if (joined.at[k] >= s->continuous) { /* in the form for all events, also between ticks of its clock */
                e->left = causal->variables.at[block->inner.at[i].variable].leaf;
                e->right = block->inner.at[i].value;
            }
            list_push(s->arena, &rows, (Row){e->left, e->right, block_equation(block, i)});
        }
    }
    *has_joined = rows.count > 0;
    if (*has_joined && !schedule_build(s->arena, causal, &rows, is_unknown, "the events", &blocks))
        return false;
    for (int b = 0; b < blocks.count; b++)
        add_block(s, blocks.at[b]);
    return true;
}

/* Sorts the nodes. cycles: the components before anything is assumed; the nodes of a cycle stay together, in the order
 * of the cycles. */
static bool sort(Instants *s, Components *order, Components *cycles)
{
    bool has_joined;
    *order = *cycles = order_nodes(s);
    assume(s, order, ROLE_BRANCH);
    if (!join_reals(s, order, &has_joined))
        return false;
    if (has_joined) { /* the nodes have changed */
        memset(s->cycle, 0, (size_t)s->causal->variables.count * sizeof *s->cycle);
        *order = *cycles = order_nodes(s);
        assume(s, order, ROLE_BRANCH);
    }
    assume(s, order, ROLE_DISCRETE);
    int *next = arena_array(s->arena, int, cycles->count), *node = arena_array(s->arena, int, s->nodes.count);
    for (int c = 0; c < cycles->count; c++)
        next[c] = cycles->start[c];
    for (int i = 0; i < s->nodes.count; i++)
        node[next[cycles->component[order->row[i]]]++] = order->row[i];
    order->row = node;
    return true;
}

/* Marks the nodes of branches, discrete variables and algorithms, and the blocks of continuous time that they need. */
static bool *wanted_nodes(const Instants *s)
{
    bool *is_wanted = arena_array(s->arena, bool, s->nodes.count);
    IntList open = {0};
    for (int i = s->continuous; i < s->nodes.count; i++) {
        is_wanted[i] = !s->nodes.at[i].is_replaced;
        if (is_wanted[i])
            list_push(s->arena, &open, i);
    }
    while (open.count) {
        const Node *node = &s->nodes.at[open.at[--open.count]];
        for (int k = 0; k < node->uses.count; k++) {
            int used = s->node_of.at[node->uses.at[k]];
            if (used < 0 || is_wanted[used])
                continue;
            is_wanted[used] = true;
            list_push(s->arena, &open, used);
        }
    }
    return is_wanted;
}

/* Marks as assumed the variables that nodes of the same cycle use before they are determined, and numbers the cycles
 * with assumed variables in order. Returns, by node, its group. */
static int *find_assumed(Instants *s, const Components *order, const Components *cycles, const bool *is_wanted)
{
    Causal *causal = s->causal;
    bool *is_done = arena_array(s->arena, bool, s->nodes.count);
    bool *is_assumed = arena_array(s->arena, bool, causal->variables.count);
    int *number = arena_array(s->arena, int, cycles->count), *group = arena_array(s->arena, int, s->nodes.count);
    int *of_variable = graph_indices(s->arena, causal->variables.count), count = 0;
    for (int i = 0; i < s->nodes.count; i++) {
        int at = order->row[i];
        const IntList *uses = &s->nodes.at[at].uses;
        for (int k = 0; k < uses->count && is_wanted[at]; k++) {
            int used = s->node_of.at[uses->at[k]];
            if (used < 0 || used == at || is_done[used])
                continue;
            if (uses->at[k] >= causal->variables.count)
                internal_error("what a mode determines is used before");
            is_assumed[uses->at[k]] = true;
            number[cycles->component[used]] = 1;
        }
        is_done[at] = true;
    }
    for (int c = 0; c < cycles->count; c++)
        number[c] = number[c] ? count++ : -1;
    for (int i = 0; i < s->nodes.count; i++)
        group[i] = number[cycles->component[i]];
    for (int v = 0; v < causal->variables.count; v++)
        if (is_assumed[v])
            of_variable[v] = group[s->node_of.at[v]];
    causal->is_assumed = is_assumed;
    causal->group = of_variable;
    return group;
}

/* Finds the states that algorithms set. They must not set other variables that equations determine, which is
 * reported. */
static bool find_resets(Arena *arena, Causal *causal)
{
    bool *is_reset = arena_array(arena, bool, causal->variables.count), ok = true;
    for (int a = 0; a < causal->algorithms.count; a++) {
        const CausalAlgorithm *algorithm = &causal->algorithms.at[a];
        const FlatAlgorithm *drawn = &causal->system->algorithms.at[algorithm->declared];
        for (int i = 0; i < algorithm->assigns.count; i++) {
            const CausalVariable *v = &causal->variables.at[algorithm->assigns.at[i]];
            bool is_state = v->role == ROLE_STATE && v->set < 0;
            is_reset[algorithm->assigns.at[i]] |= is_state;
            if (is_state || v->role == ROLE_DISCRETE)
                continue;
            diag(DIAG_C16, drawn->source, "'%s' assigns '%s', which equations determine", drawn->element->text,
                 v->path->text);
            if (v->derivative >= 0)
                diag_detail("its derivative is used, but constraints make it depend on other states");
            ok = false;
        }
    }
    for (int v = 0; v < causal->variables.count; v++)
        if (is_reset[v])
            list_push(arena, &causal->resets, v);
    return ok;
}

/* By block of `continuous`: true if derivatives or delayed values need it. A value that jumps at an event also jumps
 * later in its delayed values. With modes or state sets, all blocks are needed. */
static const bool *needed_blocks(const Instants *s)
{
    Causal *causal = s->causal;
    bool *is_needed = arena_array(s->arena, bool, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++)
        is_needed[v] = causal->clusters.count > 0 || causal->sets.count > 0;
    for (int i = 0; i < causal->states.count; i++)
        is_needed[causal->variables.at[causal->states.at[i]].derivative] = true;
    delays_mark_operands(causal, is_needed);
    return blocks_needed(s->arena, causal, &causal->continuous, is_needed, NULL, NULL);
}

static void find_felt(const Instants *s)
{
    Causal *causal = s->causal;
    const int n = causal->variables.count;
    bool *is_felt = arena_array(s->arena, bool, n), *is_seen = arena_array(s->arena, bool, n);
    const bool *is_needed = needed_blocks(s);
    for (int i = 0; i < s->continuous; i++)
        for (int k = 0; k < s->nodes.at[i].uses.count; k++)
            if (s->nodes.at[i].uses.at[k] < n) {
                is_seen[s->nodes.at[i].uses.at[k]] = true;
                is_felt[s->nodes.at[i].uses.at[k]] |= is_needed[i];
            }
    for (int v = 0; v < n; v++) /* between events, the values before the last event are the present ones */
        if (causal->variables.at[v].before >= 0) {
            is_felt[v] |= is_felt[causal->variables.at[v].before];
            is_seen[v] |= is_seen[causal->variables.at[v].before];
        }
    delays_mark_operands(causal, is_felt);
    delays_mark_operands(causal, is_seen);
    causal->is_felt = is_felt;
    causal->is_seen = is_seen;
}

bool causal_events_build(Arena *arena, Causal *causal)
{
    for (int v = 0; v < causal->variables.count; v++)
        if (causal->variables.at[v].role == ROLE_DISCRETE) {
            list_push(arena, &causal->discretes, v);
            causal_before_variable(arena, causal, v);
        }
    for (int a = 0; a < causal->algorithms.count; a++)
        algorithm_reads(arena, causal, &causal->algorithms.at[a]);
    if (!find_resets(arena, causal))
        return false;
    if (!causal->branches.count && !causal->discretes.count && !causal->algorithms.count)
        return true;
    int n = causal->variables.count;
    Instants s = {.arena = arena, .causal = causal, .columns = arena_array(arena, IntList, n),
                  .assigned_by = arena_array(arena, int, n), .cycle = arena_array(arena, const int *, n)};
    for (int v = 0; v < n; v++)
        list_push(arena, &s.node_of, -1);
    if (!add_nodes(&s))
        return false;
    use_columns(&s);
    Components order, cycles;
    if (!sort(&s, &order, &cycles))
        return false;
    bool *is_wanted = wanted_nodes(&s);
    const int *group = find_assumed(&s, &order, &cycles, is_wanted);
    find_felt(&s);
    for (int last = 0; last < 2; last++)
        for (int i = 0; i < s.nodes.count; i++) {
            Block *block = s.nodes.at[order.row[i]].block;
            bool is_last = block->kind == BLOCK_ALGORITHM && causal->algorithms.at[block->algorithm].clock < 0;
            if (!is_wanted[order.row[i]] || is_last != (last == 1))
                continue;
            const int own = group[order.row[i]];
            list_push(arena, &causal->events, block);
            if (own >= 0 && own == causal->group_ends.count)
                list_push(arena, &causal->group_ends, 0);
            if (own >= 0)
                causal->group_ends.at[own] = causal->events.count;
        }
    return true;
}
