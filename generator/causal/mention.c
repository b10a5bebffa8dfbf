/* mention.c - variables in expressions, rows and blocks, variables that blocks determine, and the needed blocks of a
 * schedule. */
#include "causal/work.h"

void causal_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, IntList *found)
{
    expr_mentions(left, causal->by_leaf, arena, found);
    expr_mentions(right, causal->by_leaf, arena, found);
}

IntList causal_mentioned(Arena *arena, const Causal *causal, Expr left, Expr right)
{
    IntList found = {0};
    causal_mentions(arena, causal, left, right, &found);
    return found;
}

void causal_mark_mentions(Arena *arena, const Causal *causal, Expr left, Expr right, bool *is_marked)
{
    const IntList found = causal_mentioned(arena, causal, left, right);
    for (int i = 0; i < found.count; i++)
        is_marked[found.at[i]] = true;
}

IntList causal_mentioned_of(Arena *arena, const Causal *causal, Expr left, Expr right, const bool *is_marked)
{
    IntList found = causal_mentioned(arena, causal, left, right);
    int kept = 0;
    for (int i = 0; i < found.count; i++)
        if (is_marked[found.at[i]])
            found.at[kept++] = found.at[i];
    found.count = kept;
    return found;
}

bool causal_mentions_only(Arena *arena, const Causal *causal, Expr e, bool (*is_role)(Role))
{
    ExprList leaves = {0};
    expr_variables(e, true, arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(causal, leaves.at[i]);
        if (variable < 0 || !is_role(causal->variables.at[variable].role))
            return false;
    }
    return true;
}

bool causal_mentions_constants_only(Arena *arena, const Causal *causal, Expr e)
{
    return causal_mentions_only(arena, causal, e, causal_is_constant_role);
}

typedef struct {
    const Causal *causal;
    const Expr *image;
} Images;

static Expr image_of(void *context, Expr leaf)
{
    const Images *images = context;
    int variable = causal_variable(images->causal, leaf);
    return variable < 0 ? NULL : images->image[variable];
}

Expr causal_with_images(const Causal *causal, Expr e, const Expr *image)
{
    return expr_replace(e, true, image_of, &(Images){causal, image});
}

Incidence causal_incidence(Arena *arena, const Causal *causal, const Row *rows, int count, const bool *is_unknown,
                           const int *column_of, int columns)
{
    IntList *lists = arena_array(arena, IntList, count);
    for (int i = 0; i < count; i++) {
        lists[i] = causal_mentioned_of(arena, causal, rows[i].left, rows[i].right, is_unknown);
        for (int k = 0; k < lists[i].count; k++)
            lists[i].at[k] = column_of[lists[i].at[k]];
    }
    return incidence_of(arena, count, columns, lists);
}

/* ---- blocks ---- */

void block_expressions(Arena *arena, const Causal *causal, const Block *block, ExprList *found)
{
    for (int i = 0; i < block->inner.count; i++)
        list_push(arena, found, block->inner.at[i].value);
    for (int i = 0; i < block->residuals.count; i++) {
        const CausalEquation *e = &causal->equations.at[block->residuals.at[i]];
        list_push(arena, found, e->left);
        list_push(arena, found, e->right);
    }
}

void block_mentions(Arena *arena, const Causal *causal, const Block *block, IntList *found)
{
    ExprList expressions = {0};
    block_expressions(arena, causal, block, &expressions);
    for (int i = 0; i < expressions.count; i++)
        causal_mentions(arena, causal, expressions.at[i], NULL, found);
    for (int i = 0; i < block->inner.count; i++)
        causal_mentions(arena, causal, block->inner.at[i].divisor, NULL, found);
    for (int i = 0; block->kind == BLOCK_ALGORITHM && i < causal->algorithms.at[block->algorithm].reads.count; i++)
        list_push(arena, found, causal->algorithms.at[block->algorithm].reads.at[i]);
}

bool block_determines(const Block *block, const bool *is_marked)
{
    for (int i = 0; i < block_size(block); i++)
        if (is_marked[block_unknown(block, i)])
            return true;
    return false;
}

bool *blocks_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed, BlockRule *rule,
                    void *context)
{
    bool *is_taken = arena_array(arena, bool, schedule->count);
    IntList mentioned = {0};
    for (int b = schedule->count - 1; b >= 0; b--) {
        is_taken[b] = block_determines(schedule->at[b], is_needed);
        if (rule)
            is_taken[b] = rule(context, b, is_taken[b]);
        mentioned.count = 0;
        if (is_taken[b])
            block_mentions(arena, causal, schedule->at[b], &mentioned);
        for (int i = 0; i < mentioned.count; i++)
            is_needed[mentioned.at[i]] = true;
    }
    return is_taken;
}

Schedule schedule_needed(Arena *arena, const Causal *causal, const Schedule *schedule, bool *is_needed)
{
    const bool *is_taken = blocks_needed(arena, causal, schedule, is_needed, NULL, NULL);
    Schedule needed = {0};
    for (int b = 0; b < schedule->count; b++)
        if (is_taken[b])
            list_push(arena, &needed, schedule->at[b]);
    return needed;
}

const Block **blocks_by_variable(Arena *arena, const Causal *causal, const Schedule *schedule)
{
    const Block **block_of = arena_array(arena, const Block *, causal->variables.count);
    for (int b = 0; b < schedule->count; b++)
        for (int i = 0; i < block_size(schedule->at[b]); i++)
            block_of[block_unknown(schedule->at[b], i)] = schedule->at[b];
    return block_of;
}
