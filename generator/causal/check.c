/* check.c - the invariants of the causal level. */
#include "causal/discrete.h"
#include "causal/loop.h"

typedef struct {
    const Causal *causal;
    Arena *arena;
    bool *is_known;
    int *used_by; /* by equation: how often a schedule uses it */
} Check;

static void require_known(Check *check, Expr e, const Map *partials)
{
    ExprList leaves = {0};
    expr_variables(e, false, check->arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(check->causal, leaves.at[i]);
        bool is_partial = variable < 0 && partials && map_get(partials, leaves.at[i], 0);
        if (!is_partial && (variable < 0 || !check->is_known[variable]))
            internal_error("'%s' is used before it is determined", leaves.at[i]->name->text);
    }
}

static void determine(Check *check, int variable)
{
    if (check->is_known[variable])
        internal_error("'%s' is determined twice", check->causal->variables.at[variable].path->text);
    check->is_known[variable] = true;
}

static void check_schedule(Check *check, const Schedule *schedule)
{
    for (int b = 0; b < schedule->count; b++) {
        const Block *block = schedule->at[b];
        require(block->tearing.count == block->residuals.count);
        require((block->kind == BLOCK_ASSIGN) == (block->tearing.count == 0) || block->inner.count > 0);
        Map *partials = block->partials.count ? map_new(check->arena) : NULL;
        for (int i = 0; i < block->partials.count; i++)
            map_put(partials, block->partials.at[i].leaf, 1);
        for (int i = 0; i < block->tearing.count; i++)
            determine(check, block->tearing.at[i]);
        for (int i = 0; i < block->inner.count; i++) {
            const Assignment *a = &block->inner.at[i];
            require_known(check, a->value, partials);
            if (a->equation >= 0)
                check->used_by[a->equation]++;
            determine(check, a->variable);
        }
        for (int i = 0; i < block->residuals.count; i++) {
            const CausalEquation *e = &check->causal->equations.at[block->residuals.at[i]];
            require_known(check, e->left, partials);
            require_known(check, e->right, partials);
            check->used_by[block->residuals.at[i]]++;
        }
        for (int i = 0; i < block->jacobian.count; i++)
            require_known(check, block->jacobian.at[i].value, partials);
    }
}

/* Events: each branch and discrete variable is determined. A block uses only values that are known at an event or were
 * determined before, previous values of assumed variables, and last values of absent ones. */
static void check_instants(Check *check)
{
    const Causal *causal = check->causal;
    int n = causal->variables.count;
    bool *is_determined = arena_array(check->arena, bool, n);
    for (int v = 0; v < n; v++) {
        Role role = causal->variables.at[v].role;
        bool is_of_event = role == ROLE_BRANCH || role == ROLE_DISCRETE;
        check->is_known[v] = is_of_event ? causal->is_assumed && causal->is_assumed[v]
                                         : causal_is_known_role(role) || role == ROLE_STATE ||
                                               role == ROLE_SELECTION || role == ROLE_ABSENT;
    }
    for (int i = 0; i < causal->stepwise.count; i++)
        check->is_known[causal->stepwise.at[i]] = true;
    for (int b = 0; b < causal->events.count; b++) {
        Block *block = causal->events.at[b];
        if (block->kind == BLOCK_ALGORITHM) {
            const CausalAlgorithm *algorithm = &causal->algorithms.at[block->algorithm];
            for (int i = 0; i < algorithm->assigns.count; i++)
                check->is_known[algorithm->assigns.at[i]] = is_determined[algorithm->assigns.at[i]] = true;
            for (int i = 0; i < algorithm->reads.count; i++)
                if (!check->is_known[algorithm->reads.at[i]])
                    internal_error("an algorithm reads '%s' before it is determined",
                                   causal->variables.at[algorithm->reads.at[i]].path->text);
            continue;
        }
        for (int i = 0; i < block_size(block); i++) {
            int variable = block_unknown(block, i);
            if (check->is_known[variable] && causal->is_assumed[variable])
                check->is_known[variable] = false;
            is_determined[variable] = true;
        }
        check_schedule(check, &(Schedule){.at = &block, .count = 1, .capacity = 1});
    }
    for (int v = 0; v < n; v++) {
        Role role = causal->variables.at[v].role;
        if ((role == ROLE_BRANCH || role == ROLE_DISCRETE) && !is_determined[v] && !causal_keeps_its_value(causal, v))
            internal_error("'%s' is not determined at events", causal->variables.at[v].path->text);
    }
}

/* Checks a list of variables: ascending, all of this role. */
static void check_role(const Causal *causal, const IntList *variables, Role role)
{
    for (int i = 0; i < variables->count; i++) {
        require(i == 0 || variables->at[i - 1] < variables->at[i]);
        require(causal->variables.at[variables->at[i]].role == role);
    }
}

/* Variables that are kept between events, in their lists and in the tables that refer to them. */
static void check_held(const Causal *causal, Arena *arena)
{
    check_role(causal, &causal->states, ROLE_STATE);
    check_role(causal, &causal->resets, ROLE_STATE);
    check_role(causal, &causal->discretes, ROLE_DISCRETE);
    check_role(causal, &causal->stepwise, ROLE_DISCRETE);
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        require(variable->clock < causal->clocks.count);
        require(variable->role != ROLE_DISCRETE || variable->before >= 0);
        require(variable->role != ROLE_BEFORE || causal->variables.at[variable->of].before == v);
    }
    for (int i = 0; i < causal->clocks.count; i++)
        require(causal->variables.at[causal->clocks.at[i].flag].role == ROLE_FLAG);
    for (int i = 0; i < causal->branches.count; i++) {
        const Branch *branch = &causal->branches.at[i];
        require(causal->variables.at[branch->variable].role == ROLE_BRANCH);
        require((branch->equation >= 0) != (branch->algorithm >= 0));
        require((branch->kind == BRANCH_TIMED) == (branch->rate != NULL) && !branch->rate == !branch->rest);
        require((branch->kind == BRANCH_SEARCHED) == (branch->form != NULL));
        require(!branch->gate || causal_mentions_only(arena, causal, branch->gate, causal_is_known_role));
    }
}

/* States and the selections of state sets are known in continuous time. Each state has a start, except in modes in
 * which no run begins. */
static void check_states(Check *check, const bool *has_start)
{
    const Causal *causal = check->causal;
    const bool may_start = !causal->is_of_mode || causal->start.count > 0;
    for (int i = 0; i < causal->states.count; i++) {
        const CausalVariable *state = &causal->variables.at[causal->states.at[i]];
        if (may_start && state->set < 0 && !has_start[causal->states.at[i]])
            internal_error("'%s' has no start", state->path->text);
        check->is_known[causal->states.at[i]] = true;
    }
    for (int v = 0; v < causal->variables.count; v++)
        check->is_known[v] |= causal->variables.at[v].role == ROLE_OFFSET && has_start[v];
    for (int s = 0; s < causal->sets.count; s++) {
        const StateSet *set = &causal->sets.at[s];
        int candidates = set->candidates.count, states = set->states.count;
        require(states == candidates - set->equations.count && set->chosen.count == states);
        require(set->selection.count == states * candidates);
        require(set->jacobian.count == set->equations.count * candidates);
        for (int i = 0; i < candidates; i++)
            require(has_start[set->candidates.at[i]] || !may_start);
        for (int i = 0; i < set->selection.count; i++)
            determine(check, set->selection.at[i]);
    }
}

/* Each alias has an eliminated equation in which it occurs, and each eliminated equation has one alias. */
static void check_aliases(const Causal *causal, Arena *arena)
{
    bool *is_credited = arena_array(arena, bool, causal->equations.count);
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *alias = &causal->variables.at[v];
        if (alias->role != ROLE_ALIAS)
            continue;
        require(alias->equation >= 0 && alias->equation < causal->system->equations.count);
        const FlatEquation *drawn = &causal->system->equations.at[alias->equation];
        require(alias->representative < 0 || causal->variables.at[alias->representative].role != ROLE_ALIAS);
        require(causal->equations.at[alias->equation].use == EQUATION_ELIMINATED);
        if (alias->integral >= 0)
            continue;
        const IntList mentioned = causal_mentioned(arena, causal, drawn->left, drawn->right);
        bool stands = alias->with.count > 0;
        for (int i = 0; i < mentioned.count && !stands; i++)
            stands = mentioned.at[i] == v;
        if (!stands || is_credited[alias->equation])
            internal_error("'%s' is not what equation %s eliminates", alias->path->text, drawn->id->text);
        is_credited[alias->equation] = true;
    }
    for (int e = 0; e < causal->equations.count; e++)
        require(is_credited[e] == (causal->equations.at[e].use == EQUATION_ELIMINATED));
}

void causal_check(const Causal *causal)
{
    for (int c = 0; c < causal->clusters.count; c++)
        for (int k = 0; k < causal->clusters.at[c].modes.count; k++)
            causal_check(causal->clusters.at[c].modes.at[k].causal);
    if (causal->clusters.count)
        return;
    Arena *arena = arena_new();
    int n = causal->variables.count;
    Check check = {.causal = causal, .arena = arena, .is_known = arena_array(arena, bool, n),
                   .used_by = arena_array(arena, int, causal->equations.count)};
    for (int v = 0; v < n; v++)
        check.is_known[v] = causal->variables.at[v].role == ROLE_CONSTANT;
    check_schedule(&check, &causal->constants);

    bool *constants = arena_array(arena, bool, n);
    for (int v = 0; v < n; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        constants[v] = check.is_known[v];
        if (constants[v] != causal_is_constant_role(variable->role))
            internal_error("constant '%s' is not determined", variable->path->text);
        if (variable->role == ROLE_STATE && check.is_known[v])
            internal_error("state '%s' is a constant", variable->path->text);
        check.is_known[v] |= causal_is_held_role(variable->role) && variable->role != ROLE_OFFSET;
    }
    Check start = check;
    start.is_known = arena_array(arena, bool, n);
    start.used_by = arena_array(arena, int, causal->equations.count);
    for (int v = 0; v < n; v++)
        start.is_known[v] = check.is_known[v];
    check_schedule(&start, &causal->start);
    check_states(&check, start.is_known);
    check_schedule(&check, &causal->continuous);
    for (int v = 0; v < n; v++)
        if (!check.is_known[v] && causal->variables.at[v].role != ROLE_ALIAS &&
            causal->variables.at[v].role != ROLE_ABSENT)
            internal_error("'%s' is not determined", causal->variables.at[v].path->text);
    for (int e = 0; e < causal->equations.count; e++) {
        EquationUse use = causal->equations.at[e].use;
        bool expected = use == EQUATION_USED || use == EQUATION_CONSTANT || use == EQUATION_INTEGRAL;
        if (check.used_by[e] != (expected ? 1 : 0))
            internal_error("equation %s is used %d times", causal->equations.at[e].id->text, check.used_by[e]);
    }
    Check events = check;
    events.is_known = arena_array(arena, bool, n);
    events.used_by = arena_array(arena, int, causal->equations.count);
    check_instants(&events);
    check_held(causal, arena);
    check_aliases(causal, arena);
    linearization_check(causal->linearization);
    arena_free(arena);
}
