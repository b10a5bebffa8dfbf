/* readers.c - which algorithms and checks read a variable. */
#include "review/review.h"

typedef struct {
    Arena *arena, *scratch;
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

/* Variables that an algorithm sets are not among those it reads. */
static void read_expression(const Reader *r, Expr e)
{
    IntList mentioned = {0};
    if (!e)
        return;
    expr_mentions(e, r->system->by_leaf, r->scratch, &mentioned);
    flat_mentions_in_data(r->scratch, r->system, e, r->algorithm->scope, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (!is_in(&r->algorithm->assigned, mentioned.at[i]))
            note(r->arena, &r->readers[mentioned.at[i]], r->algorithm->id->text);
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void read_statements(const Reader *r, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        for (int k = 0; k < s->conditions.count; k++)
            read_expression(r, s->conditions.at[k]);
        read_expression(r, s->target);
        read_expression(r, s->value);
        for (int k = 0; k < s->branches.count; k++)
            read_statements(r, &s->branches.at[k]);
    }
}

IntList review_mentioned_in_check(Arena *arena, const System *system, const FlatCheck *check)
{
    IntList mentioned = {0};
    const Expr expressions[] = {check->condition, check->premise};
    for (int i = 0; i < 2 && expressions[i]; i++) {
        expr_mentions(expressions[i], system->by_leaf, arena, &mentioned);
        flat_mentions_in_data(arena, system, expressions[i], check->instance, &mentioned);
    }
    return mentioned;
}

void review_readers(Arena *arena, const System *system, ReviewIds *readers, ReviewIds *checks)
{
    Arena *scratch = arena_new();
    for (int i = 0; i < system->algorithms.count; i++) {
        const Reader r = {arena, scratch, system, &system->algorithms.at[i], readers};
        read_statements(&r, &r.algorithm->statements);
        for (int k = 0; k < r.algorithm->members.count; k++)
            if (!r.algorithm->members.at[k].is_written)
                note(arena, &readers[r.algorithm->members.at[k].variable], r.algorithm->id->text);
    }
    for (int i = 0; i < system->checks.count; i++) {
        const IntList mentioned = review_mentioned_in_check(scratch, system, &system->checks.at[i]);
        for (int k = 0; k < mentioned.count; k++)
            note(arena, &checks[mentioned.at[k]], system->checks.at[i].id->text);
    }
    arena_free(scratch);
}
