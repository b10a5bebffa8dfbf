/* walk.c - visiting expressions without recursion, each shared node once. */
#include "expr/inside.h"

#include <limits.h>
#include <string.h>

typedef struct {
    uint32_t stamp; /* of the last traversal that visited the node */
    int position;
} Mark;

/* Marks by id are stamped instead of cleared: the cost of a walk depends only on the nodes that it visits, and not on
 * the number of all expressions. */
static struct {
    Arena *arena;
    Mark *marks;
    uint32_t capacity, stamp;
    Walk *idle;
    ExprList stack;
} pool;

static uint32_t new_stamp(void)
{
    if (!pool.arena)
        pool.arena = arena_new();
    if (expr_count() > pool.capacity) {
        uint32_t capacity = pool.capacity ? pool.capacity : 256;
        while (capacity < expr_count())
            capacity *= 2;
        pool.marks = arena_array(pool.arena, Mark, capacity);
        pool.capacity = capacity;
        pool.stamp = 0;
    }
    if (pool.stamp == UINT32_MAX) {
        memset(pool.marks, 0, pool.capacity * sizeof *pool.marks);
        pool.stamp = 0;
    }
    return ++pool.stamp;
}

void walks_reset(void)
{
    Arena *kept = pool.arena;
    memset(&pool, 0, sizeof pool);
    if (kept)
        arena_reset(pool.arena = kept);
}

void walks_release(void)
{
    arena_free(pool.arena);
    memset(&pool, 0, sizeof pool);
}

Walk *walk_open(Expr e)
{
    uint32_t stamp = new_stamp();
    Walk *walk = pool.idle ? pool.idle : arena_new_of(pool.arena, Walk);
    pool.idle = walk->next;
    walk->nodes.count = walk->first.count = walk->positions.count = walk->widest = 0;

    list_push(pool.arena, &walk->stack, e);
    while (walk->stack.count) {
        Expr top = list_last(&walk->stack);
        int before = walk->stack.count;
        if (pool.marks[top->id].stamp != stamp)
            for (int i = top->count - 1; i >= 0; i--)
                if (pool.marks[top->at[i]->id].stamp != stamp)
                    list_push(pool.arena, &walk->stack, top->at[i]);
        if (walk->stack.count > before)
            continue; /* its arguments come first */
        walk->stack.count--;
        if (pool.marks[top->id].stamp == stamp)
            continue;
        pool.marks[top->id] = (Mark){stamp, walk->nodes.count};
        list_push(pool.arena, &walk->nodes, top);
        list_push(pool.arena, &walk->first, walk->positions.count);
        for (int i = 0; i < top->count; i++)
            list_push(pool.arena, &walk->positions, pool.marks[top->at[i]->id].position);
        if (top->count > walk->widest)
            walk->widest = top->count;
    }
    if (walk->widest > walk->gathered_size) {
        walk->gathered_size = 2 * walk->widest;
        walk->gathered = arena_array(pool.arena, Expr, walk->gathered_size);
    }
    return walk;
}

void walk_close(Walk *walk)
{
    walk->next = pool.idle;
    pool.idle = walk;
}

void *walk_values(Walk *walk, size_t size)
{
    size_t needed = ((size_t)walk->nodes.count + (size_t)walk->widest) * size;
    if (needed > walk->memory_size) {
        walk->memory = arena_alloc(pool.arena, 2 * needed);
        walk->memory_size = 2 * needed;
    }
    return walk->memory;
}

Expr expr_with_arguments(Expr e, bool fold, const Expr *arguments)
{
    if (!fold && memcmp(arguments, e->at, (size_t)e->count * sizeof *arguments) == 0)
        return e;
    if (fold && !e->name)
        return expr_apply(e->op, e->count, arguments);
    return expr_raw(e->op, e->name, e->count, arguments);
}

Expr expr_replace(Expr e, bool fold, ExprImage *image, void *context)
{
    Walk *walk = walk_open(e);
    Expr *images = walk_values(walk, sizeof(Expr));
    for (int i = 0; i < walk->nodes.count; i++) {
        Expr node = walk->nodes.at[i], replaced = NULL;
        if (node->op == OP_VARIABLE && image)
            replaced = image(context, node);
        if (node->count) {
            for (int k = 0; k < node->count; k++)
                walk->gathered[k] = images[walk_arguments(walk, i)[k]];
            replaced = expr_with_arguments(node, fold, walk->gathered);
        }
        images[i] = replaced ? replaced : node;
    }
    Expr result = images[walk->nodes.count - 1];
    walk_close(walk);
    return result;
}

Expr expr_rebuild(Expr e, bool fold, bool (*is_kept)(Expr), ExprRule *rule, void *context)
{
    Walk *walk = walk_open(e);
    const int count = walk->nodes.count;
    Expr *images = walk_values(walk, sizeof(Expr) + sizeof(bool)), *gathered = walk->gathered;
    bool *is_wanted = (bool *)(images + count);
    memset(is_wanted, 0, (size_t)count * sizeof *is_wanted);
    is_wanted[count - 1] = true;
    for (int i = count - 1; i >= 0; i--) { /* parents before their arguments; does not pass kept nodes */
        Expr node = walk->nodes.at[i];
        for (int k = 0; k < node->count && is_wanted[i] && !(is_kept && is_kept(node)); k++)
            is_wanted[walk_arguments(walk, i)[k]] = true;
    }
    for (int i = 0; i < count; i++) {
        Expr node = walk->nodes.at[i];
        images[i] = node;
        if (!is_wanted[i] || (is_kept && is_kept(node)))
            continue;
        for (int k = 0; k < node->count; k++)
            gathered[k] = images[walk_arguments(walk, i)[k]];
        Expr rebuilt = node->count ? expr_with_arguments(node, fold, gathered) : node;
        Expr replaced = rule(context, rebuilt);
        images[i] = replaced ? replaced : rebuilt;
    }
    Expr result = images[count - 1];
    walk_close(walk);
    return result;
}

Expr expr_fold(Expr e)
{
    return expr_replace(e, true, NULL, NULL);
}

void expr_variables(Expr e, bool with_time, Arena *arena, ExprList *found)
{
    Walk *walk = walk_open(e);
    for (int i = 0; i < walk->nodes.count; i++) {
        Expr node = walk->nodes.at[i];
        if (node->op == OP_VARIABLE || (with_time && node->op == OP_TIME))
            list_push(arena, found, node);
    }
    walk_close(walk);
}

struct ExprIndices {
    Arena *arena;
    int *successor; /* by id: the index plus 1; 0: none */
    uint32_t capacity;
};

ExprIndices *expr_indices_new(Arena *arena)
{
    ExprIndices *by_leaf = arena_new_of(arena, ExprIndices);
    by_leaf->arena = arena;
    return by_leaf;
}

void expr_index_put(ExprIndices *by_leaf, Expr leaf, int index)
{
    if (leaf->id >= by_leaf->capacity) {
        const uint32_t capacity = leaf->id + leaf->id / 2 + 64;
        const size_t old = by_leaf->capacity * sizeof(int), size = capacity * sizeof(int);
        by_leaf->successor = arena_resize(by_leaf->arena, by_leaf->successor, old, size);
        memset((char *)by_leaf->successor + old, 0, size - old);
        by_leaf->capacity = capacity;
    }
    by_leaf->successor[leaf->id] = index + 1;
}

int expr_index(const ExprIndices *by_leaf, Expr leaf)
{
    return leaf->id < by_leaf->capacity ? by_leaf->successor[leaf->id] - 1 : -1;
}

void expr_mentions(Expr e, const ExprIndices *by_leaf, Arena *arena, IntList *found)
{
    Walk *walk = e ? walk_open(e) : NULL;
    for (int i = 0; walk && i < walk->nodes.count; i++) {
        int index = walk->nodes.at[i]->op == OP_VARIABLE ? expr_index(by_leaf, walk->nodes.at[i]) : -1;
        if (index >= 0)
            list_push(arena, found, index);
    }
    if (walk)
        walk_close(walk);
}

void expr_nodes(Expr e, Arena *arena, ExprList *found)
{
    Walk *walk = walk_open(e);
    for (int i = 0; i < walk->nodes.count; i++)
        list_push(arena, found, walk->nodes.at[i]);
    walk_close(walk);
}

/* An argument's id is smaller than its parent's: nodes older than the part cannot contain it. */
bool expr_contains(Expr e, Expr part)
{
    uint32_t stamp = new_stamp();
    bool found = false;
    pool.stack.count = 0;
    list_push(pool.arena, &pool.stack, e);
    while (pool.stack.count && !found) {
        Expr top = pool.stack.at[--pool.stack.count];
        found = top == part;
        if (top->id <= part->id || pool.marks[top->id].stamp == stamp)
            continue;
        pool.marks[top->id].stamp = stamp;
        for (int i = 0; i < top->count; i++)
            list_push(pool.arena, &pool.stack, top->at[i]);
    }
    return found;
}

/* The predicate must not walk itself: stack and marks are shared. */
Expr expr_find(Expr e, bool (*accepts)(Expr))
{
    uint32_t stamp = new_stamp();
    pool.stack.count = 0;
    list_push(pool.arena, &pool.stack, e);
    while (pool.stack.count) {
        Expr top = pool.stack.at[--pool.stack.count];
        if (pool.marks[top->id].stamp == stamp)
            continue;
        pool.marks[top->id].stamp = stamp;
        if (accepts(top))
            return top;
        for (int i = top->count - 1; i >= 0; i--)
            list_push(pool.arena, &pool.stack, top->at[i]);
    }
    return NULL;
}

bool parser_is_send(Expr e)
{
    return e->op == OP_CALL && (strcmp(e->name->text, "send") == 0 || strcmp(e->name->text, "broadcast") == 0);
}

bool parser_is_ending(Expr e)
{
    return e->op == OP_CALL && strcmp(e->name->text, "terminate") == 0;
}

bool parser_is_connect(Expr e)
{
    return e->op == OP_CALL && strcmp(e->name->text, "connect") == 0;
}

int expr_size(Expr e)
{
    Walk *walk = walk_open(e);
    int *sizes = walk_values(walk, sizeof(int));
    for (int i = 0; i < walk->nodes.count; i++) {
        int64_t size = 1;
        for (int k = 0; k < walk->nodes.at[i]->count; k++)
            size += sizes[walk_arguments(walk, i)[k]];
        sizes[i] = size < INT_MAX ? (int)size : INT_MAX;
    }
    int result = sizes[walk->nodes.count - 1];
    walk_close(walk);
    return result;
}

/* Recursion follows the nesting of statements, which the parser limits. */
StatementList statements_replace(Arena *arena, const StatementList *statements, ExprImage *image, void *context)
{
    StatementList list = {0};
    for (int i = 0; i < statements->count; i++) {
        const Statement *drawn = statements->at[i];
        Statement *s = arena_new_of(arena, Statement);
        *s = *drawn;
        s->conditions.at = arena_array(arena, Expr, s->conditions.count);
        s->branches.at = arena_array(arena, StatementList, s->branches.count);
        for (int k = 0; k < s->conditions.count; k++)
            s->conditions.at[k] = expr_replace(drawn->conditions.at[k], false, image, context);
        for (int k = 0; k < s->branches.count; k++)
            s->branches.at[k] = statements_replace(arena, &drawn->branches.at[k], image, context);
        s->target = drawn->target ? expr_replace(drawn->target, false, image, context) : NULL;
        s->value = drawn->value ? expr_replace(drawn->value, false, image, context) : NULL;
        list_push(arena, &list, s);
    }
    return list;
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void collect_statements(Arena *arena, const StatementList *statements, StatementList *found)
{
    for (int i = 0; i < statements->count; i++) {
        list_push(arena, found, statements->at[i]);
        for (int k = 0; k < statements->at[i]->branches.count; k++)
            collect_statements(arena, &statements->at[i]->branches.at[k], found);
    }
}

StatementList statements_all(Arena *arena, const StatementList *statements)
{
    StatementList found = {0};
    collect_statements(arena, statements, &found);
    return found;
}
