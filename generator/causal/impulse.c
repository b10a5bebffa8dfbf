/* impulse.c - differentiated variables that jump at events.
 *
 * Index reduction treats values that events change as constant. This is right between events. At an event, a variable w
 * that depends on such a value may jump, and its derivative is an impulse then, of the size of the jump. Impulses pass
 * through equations as derivatives do, and states jump if impulses get into their derivatives. Therefore each
 * differentiated equation gets the jumps of its variables: der(w) - jump(w) in the place of der(w). All jump(w) are 0
 * except where the runtime computes the effect of an event's impulses; it finds the size of a jump from the values of w
 * before and after.
 *
 * When a mode begins, its constraints do not hold yet: all variables that are not states in it may jump.
 *
 * Some variables were differentiated before there were equations. Their jumps are only monitored: they must not jump.
 *
 * Only some variables matter: they are not states, they depend on values that events change, and a state's derivative,
 * or a value determined by events, depends on their derivative. */
#include "causal/discrete.h"

typedef struct {
    Arena *arena;
    Causal *causal;
    bool *may_jump;  /* by variable: at events, without an impulse */
    bool *is_needed; /* by variable: an impulse in it has consequences */
    int *jump_of;    /* by variable: the variable for its jump, or -1 */
} Impulses;

static void find_jumping(Impulses *s, const Schedule *continuous)
{
    for (int v = 0; v < s->causal->variables.count; v++)
        s->may_jump[v] = causal_is_held_role(s->causal->variables.at[v].role);
    for (int b = 0; b < continuous->count; b++) {
        IntList mentioned = {0};
        bool jumps = false;
        block_mentions(s->arena, s->causal, continuous->at[b], &mentioned);
        for (int i = 0; i < mentioned.count && !jumps; i++)
            jumps = s->may_jump[mentioned.at[i]];
        for (int i = 0; i < block_size(continuous->at[b]) && jumps; i++)
            s->may_jump[block_unknown(continuous->at[b], i)] = true;
    }
}

/* Marks all variables that marked ones need. Goes backwards by the equations of a block, including variables that have
 * cancelled when they were solved. Unknowns that are solved for together depend on each other, even if the result is a
 * sequence of assignments. */
static void follow_needs(Impulses *s, const Schedule *continuous)
{
    const Causal *causal = s->causal;
    const Block **block_of = blocks_by_variable(s->arena, causal, continuous);
    IntList open = {0};
    for (int v = 0; v < causal->variables.count; v++)
        if (s->is_needed[v])
            list_push(s->arena, &open, v);
    while (open.count) {
        const Block *block = block_of[open.at[--open.count]];
        IntList held = {0};
        for (int i = 0; block && i < block_size(block); i++) {
            int equation = block_equation(block, i);
            block_of[block_unknown(block, i)] = NULL; /* it is done */
            if (i < block->inner.count)
                causal_mentions(s->arena, causal, block->inner.at[i].value, NULL, &held);
            if (equation >= 0)
                causal_mentions(s->arena, causal, causal->equations.at[equation].left,
                                causal->equations.at[equation].right, &held);
        }
        for (int i = 0; i < held.count; i++) {
            if (s->is_needed[held.at[i]])
                continue;
            s->is_needed[held.at[i]] = true;
            list_push(s->arena, &open, held.at[i]);
        }
    }
}

/* Marks the variables that derivatives of states and variables of events need. */
static void find_needed(Impulses *s, const Schedule *continuous)
{
    Causal *causal = s->causal;
    for (int i = 0; i < causal->states.count; i++)
        s->is_needed[causal->variables.at[causal->states.at[i]].derivative] = true;
    for (int i = 0; i < causal->branches.count; i++)
        causal_mark_mentions(s->arena, causal, causal->branches.at[i].value, NULL, s->is_needed);
    for (int e = 0; e < causal->equations.count; e++)
        if (causal->equations.at[e].use == EQUATION_DISCRETE)
            causal_mark_mentions(s->arena, causal, causal->equations.at[e].left, causal->equations.at[e].right,
                                 s->is_needed);
    for (int a = 0; a < causal->algorithms.count; a++) {
        CausalAlgorithm algorithm = causal->algorithms.at[a];
        algorithm.reads = (IntList){0};
        algorithm_reads(s->arena, causal, &algorithm);
        for (int i = 0; i < algorithm.reads.count; i++)
            s->is_needed[algorithm.reads.at[i]] = true;
    }
    delays_mark_operands(causal, s->is_needed);
    follow_needs(s, continuous);
}

/* True if the variable has a derivative, but neither of them is a state or the derivative of a state. */
static bool is_dummy(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    return v->role == ROLE_ALGEBRAIC && v->derivative >= 0 &&
           causal->variables.at[v->derivative].role == ROLE_ALGEBRAIC;
}

static bool has_lost_jumps(const Causal *causal, int variable)
{
    return variable < causal->system->variables.count && causal->system->variables.at[variable].has_lost_jumps;
}

/* True if a derivative of the variable of this or a higher order is needed. */
static bool is_derivative_needed(const Impulses *s, int variable, int order)
{
    bool is_needed = false;
    for (int k = 1; is_dummy(s->causal, variable); k++) {
        variable = s->causal->variables.at[variable].derivative;
        is_needed |= k >= order && s->is_needed[variable];
    }
    return is_needed;
}

/* True if, in a mode, neither the variable nor its derivative is a state. */
static bool is_position(const Causal *causal, int variable)
{
    return causal->is_of_mode && is_dummy(causal, variable) &&
           is_dummy(causal, causal->variables.at[variable].derivative);
}

/* Adds the jump of a variable. No equation contains the size of a lost jump. */
static void add_jump(Impulses *s, int variable, bool is_lost)
{
    Causal *causal = s->causal;
    const CausalVariable of = causal->variables.at[variable];
    Jump jump = {.variable = variable, .is_lost = is_lost};
    jump.is_twice = !is_lost && is_derivative_needed(s, variable, 2);
    jump.is_position = !is_lost && is_position(causal, variable);
    jump.size = causal_add_variable(s->arena, causal, name_format("jump(%s)", of.path->text), TYPE_REAL, ROLE_JUMP,
                                    is_lost ? variable : of.declared);
    causal->variables.at[jump.size].of = variable;
    jump.derivative = is_lost ? jump.size : of.derivative;
    if (!is_lost)
        s->jump_of[variable] = jump.size;
    list_push(s->arena, &causal->jumps, jump);
}

/* Replaces der(w) by der(w) - jump(w) in a derived equation if its parent contains w. Derived equations follow their
 * parents: going backwards, a parent is still in the form that was differentiated. */
static void rewrite_derived(const Impulses *s)
{
    Causal *causal = s->causal;
    Expr *image = arena_array(s->arena, Expr, causal->variables.count);
    for (int e = causal->equations.count - 1; e >= 0; e--) {
        CausalEquation *equation = &causal->equations.at[e];
        if (equation->use != EQUATION_USED || equation->parent < 0 || equation->set >= 0)
            continue;
        const CausalEquation *parent = &causal->equations.at[equation->parent];
        const IntList mentioned = causal_mentioned(s->arena, causal, parent->left, parent->right);
        for (int i = 0; i < mentioned.count; i++) {
            int jump = s->jump_of[mentioned.at[i]], derivative = causal->variables.at[mentioned.at[i]].derivative;
            if (jump >= 0)
                image[derivative] =
                    expr_subtract(causal->variables.at[derivative].leaf, causal->variables.at[jump].leaf);
        }
        equation->left = causal_with_images(causal, equation->left, image);
        equation->right = causal_with_images(causal, equation->right, image);
        for (int i = 0; i < mentioned.count; i++)
            if (s->jump_of[mentioned.at[i]] >= 0)
                image[causal->variables.at[mentioned.at[i]].derivative] = NULL;
    }
}

Expr causal_zero_product(Expr node)
{
    const bool is_product = node->op == OP_MULTIPLY || node->op == OP_DIVIDE;
    for (int i = 0; is_product && i < (node->op == OP_DIVIDE ? 1 : node->count); i++)
        if (expr_is_number(node->at[i], 0))
            return expr_integer(0);
    return NULL;
}

static Expr without_jump(void *context, Expr node)
{
    const Causal *const *causal = context;
    const int variable = node->op == OP_VARIABLE ? causal_variable(*causal, node) : -1;
    return variable < 0 ? causal_zero_product(node)
           : (*causal)->variables.at[variable].role == ROLE_JUMP ? expr_integer(0) : NULL;
}

Expr causal_without_jumps(const Causal *causal, Expr e)
{
    return expr_rebuild(e, true, NULL, without_jump, &causal);
}

bool impulses_trace(Arena *arena, Causal *causal, const Schedule *continuous)
{
    bool is_any_held = causal->is_of_mode, is_any_differentiated = false;
    int n = causal->variables.count;
    for (int v = 0; v < n; v++) {
        is_any_held |= causal_is_held_role(causal->variables.at[v].role);
        is_any_differentiated |= is_dummy(causal, v) || has_lost_jumps(causal, v);
    }
    if (!is_any_held || !is_any_differentiated)
        return false;
    Impulses s = {.arena = arena, .causal = causal, .may_jump = arena_array(arena, bool, n),
                  .is_needed = arena_array(arena, bool, n), .jump_of = graph_indices(arena, n)};
    find_jumping(&s, continuous);
    for (int v = 0; v < n && causal->is_of_mode; v++)
        s.may_jump[v] |= is_dummy(causal, v);
    find_needed(&s, continuous);
    for (int v = 0; v < n; v++)
        if (s.may_jump[v] && (is_derivative_needed(&s, v, 1) || is_position(causal, v)))
            add_jump(&s, v, false);
    bool is_any = causal->jumps.count > 0;
    if (is_any)
        rewrite_derived(&s);
    for (int v = 0; v < n; v++)
        if (has_lost_jumps(causal, v) && s.may_jump[v] && causal->variables.at[v].role == ROLE_ALGEBRAIC)
            add_jump(&s, v, true);
    return is_any;
}
