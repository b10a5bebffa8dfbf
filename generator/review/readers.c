/* readers.c - which algorithms and checks read a variable. */
#include "review/review.h"

typedef struct {
    Arena *arena;
    const System *system;
    const FlatAlgorithm *algorithm;
    ReviewIds *readers;
} Reader;

static void note(Arena *arena, ReviewIds *ids, const char *id)
{
    if (!ids->count || list_last(ids) != id)
        list_push(arena, ids, id);
}

static bool is_in(const IntList *ascending, int number)
{
    int low = 0, high = ascending->count;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (ascending->at[middle] < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < ascending->count && ascending->at[low] == number;
}

/* What an algorithm sets itself it does not read. */
static Expr note_leaf(void *context, Expr leaf)
{
    const Reader *r = context;
    const int variable = leaf->op == OP_VARIABLE ? flat_variable(r->system, leaf) : -1;
    if (variable >= 0 && !is_in(&r->algorithm->assigned, variable))
        note(r->arena, &r->readers[variable], r->algorithm->id->text);
    return NULL;
}

void review_readers(Arena *arena, const System *system, ReviewIds *readers, ReviewIds *checks)
{
    Arena *scratch = arena_new();
    for (int i = 0; i < system->algorithms.count; i++) {
        Reader r = {arena, system, &system->algorithms.at[i], readers};
        statements_replace(scratch, &r.algorithm->statements, note_leaf, &r);
        for (int k = 0; k < r.algorithm->members.count; k++)
            if (!r.algorithm->members.at[k].is_written)
                note(arena, &readers[r.algorithm->members.at[k].variable], r.algorithm->id->text);
    }
    for (int i = 0; i < system->checks.count; i++) {
        IntList mentioned = {0};
        expr_mentions(system->checks.at[i].condition, system->by_leaf, scratch, &mentioned);
        for (int k = 0; k < mentioned.count; k++)
            note(arena, &checks[mentioned.at[k]], system->checks.at[i].id->text);
    }
    arena_free(scratch);
}
