/* vanish.c - leaves variables that are 0 in a mode out of the equations that contain them.
 *
 * While a clutch holds, its slip is 0; while it is open, its torque is 0. Such a variable keeps its statement, but it
 * is left out of the other statements of these modes, so that each shows the rest of its equation. The same is done
 * with derivatives that equal a number, or the jump of their variable: equations subtract the jump again. A block has
 * the equations that were used for this among those substituted into it.
 */
#include "causal/discrete.h"

typedef struct {
    const Causal *causal;
    Expr *image; /* by variable: the value that replaces it, or NULL */
    Expr *rest;  /* by variable: its value as number + jump, or NULL */
} Vanishing;

static bool covers(ModeSet modes, ModeSet others)
{
    return !modes.in || (others.in && modes.cluster == others.cluster && (others.in & ~modes.in) == 0);
}

/* The block that determines a variable in all of these modes, among the blocks `by`; NULL if there is none, or
 * several. */
static const Block *determining(const Causal *causal, const IntList *by, ModeSet modes)
{
    const Block *found = NULL;
    for (int i = 0; i < by->count; i++) {
        const Block *block = causal->continuous.at[by->at[i]];
        if (!modeset_meets(block->modes, modes))
            continue;
        if (found || !covers(block->modes, modes))
            return NULL;
        found = block;
    }
    return found;
}

static bool is_jump(const Causal *causal, Expr e)
{
    const int variable = e->op == OP_VARIABLE ? causal_variable(causal, e) : -1;
    return variable >= 0 && causal->variables.at[variable].role == ROLE_JUMP;
}

/* True if the block determines a variable that can be left out; then the variable gets an image or rest. */
static bool take_image(Vanishing *v, const Block *block)
{
    if (!block || block->kind != BLOCK_ASSIGN || block->inner.at[0].equation < 0)
        return false;
    const int variable = block->inner.at[0].variable;
    const Expr value = block->inner.at[0].value;
    const bool is_derivative = v->causal->variables.at[variable].integral >= 0;
    if (expr_is_number(value, 0) || (is_derivative && value->op == OP_NUMBER) || is_jump(v->causal, value))
        v->image[variable] = value;
    else if (value->op == OP_ADD && value->count == 2 && value->at[0]->op == OP_NUMBER &&
             is_jump(v->causal, value->at[1]))
        v->rest[variable] = value;
    return v->image[variable] || v->rest[variable];
}

static Expr without(void *context, Expr node)
{
    const Vanishing *v = context;
    const int variable = node->op == OP_VARIABLE ? causal_variable(v->causal, node) : -1;
    if (variable >= 0)
        return v->image[variable];
    const int first = node->op == OP_SUBTRACT && node->at[0]->op == OP_VARIABLE
                          ? causal_variable(v->causal, node->at[0]) : -1;
    const Expr rest = first >= 0 ? v->rest[first] : NULL;
    return rest && rest->at[1] == node->at[1] ? rest->at[0] : causal_zero_product(node);
}

/* Leaves the variables out of a block. Copies the data that it shares with blocks of other modes. */
static void put_in(Arena *arena, Vanishing *v, Block *block, const IntList *equations)
{
    Assignment a = block->inner.at[0];
    a.value = expr_rebuild(a.value, true, NULL, without, v);
    block->inner.at = arena_array(arena, Assignment, 1);
    block->inner.at[0] = a;
    IntList through = {0};
    for (int i = 0; i < block->through.count; i++)
        list_push(arena, &through, block->through.at[i]);
    for (int i = 0; i < equations->count; i++)
        if (equations->at[i] != a.equation && causal_list_once(arena, &through, equations->at[i]))
            block->vanished++;
    block->through = through;
}

void vanish_apply(Arena *arena, Causal *causal)
{
    const int count = causal->variables.count;
    Vanishing v = {causal, arena_array(arena, Expr, count), arena_array(arena, Expr, count)};
    IntList *by = arena_array(arena, IntList, count);
    for (int b = 0; b < causal->continuous.count; b++)
        for (int i = 0; i < block_size(causal->continuous.at[b]); i++)
            list_push(arena, &by[block_unknown(causal->continuous.at[b], i)], b);
    for (int b = 0; b < causal->continuous.count; b++) {
        Block *block = causal->continuous.at[b];
        if (block->kind != BLOCK_ASSIGN)
            continue;
        const IntList mentioned = causal_mentioned(arena, causal, block->inner.at[0].value, NULL);
        IntList equations = {0};
        for (int i = 0; i < mentioned.count; i++) {
            const Block *other = determining(causal, &by[mentioned.at[i]], block->modes);
            if (take_image(&v, other))
                list_push(arena, &equations, other->inner.at[0].equation);
        }
        if (equations.count)
            put_in(arena, &v, block, &equations);
        for (int i = 0; i < mentioned.count; i++)
            v.image[mentioned.at[i]] = v.rest[mentioned.at[i]] = NULL;
    }
}

void vanish_among(Arena *arena, const Causal *causal, const Block **blocks, int count)
{
    const int variables = causal->variables.count;
    Vanishing v = {causal, arena_array(arena, Expr, variables), arena_array(arena, Expr, variables)};
    const Block **by = arena_array(arena, const Block *, variables);
    for (int b = 0; b < count; b++) {
        if (blocks[b]->kind != BLOCK_ASSIGN)
            continue;
        const Assignment *a = &blocks[b]->inner.at[0];
        const IntList mentioned = causal_mentioned(arena, causal, a->value, NULL);
        IntList equations = {0};
        for (int i = 0; i < mentioned.count; i++)
            if (v.image[mentioned.at[i]] || v.rest[mentioned.at[i]])
                list_push(arena, &equations, by[mentioned.at[i]]->inner.at[0].equation);
        if (equations.count) {
            Block *own = arena_new_of(arena, Block);
            *own = *blocks[b];
            put_in(arena, &v, own, &equations);
            blocks[b] = own;
        }
        take_image(&v, blocks[b]);
        by[a->variable] = blocks[b];
    }
}
