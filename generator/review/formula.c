/* formula.c - the expressions behind the texts of a document, in the notation of the drawing: a derivative is der() of
 * its variable, a branch the condition that it keeps, a lookup in a table a call. */
#include "review/review.h"

#include <string.h>

struct ReviewFormulas {
    Arena *arena;
    const Causal *causal;
    Map *of_row;
    List(ReviewFormula) all;
    Map *call_of; /* by leaf that stands for a call: index into calls */
    ExprList calls;
    Map *kind_of; /* by row */
    Map *in_parts; /* first names of the parts and variables in each part, behind the path of that part */
};

static void note_call(ReviewFormulas *f, Expr leaf, Expr call)
{
    map_put(f->call_of, leaf, f->calls.count);
    list_push(f->arena, &f->calls, call);
}

/* The part's path with the first name of the path behind it; elements of an array share one name. */
static Name first_in(const char *part, const char *path)
{
    size_t length = identifier_length(path);
    if (*path != '\'' && length && path[length - 1] == ']')
        for (length = 0; path[length] != '[';)
            length++;
    return name_format("%s.%.*s", part, (int)length, path);
}

ReviewFormulas *review_formulas(Arena *arena, const Causal *causal)
{
    const System *system = causal->system;
    ReviewFormulas *f = arena_new_of(arena, ReviewFormulas);
    *f = (ReviewFormulas){.arena = arena, .causal = causal, .of_row = map_new(arena), .call_of = map_new(arena),
                           .kind_of = map_new(arena), .in_parts = map_new(arena)};
    for (int i = 0; i < system->parts.count; i++)
        if (system->parts.at[i].parent >= 0)
            map_put(f->in_parts, first_in(system->parts.at[system->parts.at[i].parent].path->text,
                                          system->parts.at[i].identifier->text), 1);
    for (int i = 0; i < system->variables.count; i++)
        map_put(f->in_parts, first_in(system->parts.at[system->variables.at[i].part].path->text,
                                      system->variables.at[i].identifier->text), 1);
    for (int i = 0; i < causal->clocks.count; i++) {
        const Clock *clock = &causal->clocks.at[i];
        note_call(f, causal->variables.at[clock->flag].leaf,
                  clock->first ? expr_raw_binary(OP_SAMPLE, clock->first, clock->period)
                               : expr_raw(OP_CALL, name_of("every"), 1, &clock->period));
    }
    for (int i = 0; i < causal->delays.count; i++) {
        const FlatEquation *e = &causal->system->equations.at[causal->delays.at[i].equation];
        note_call(f, e->left, expr_raw(OP_CALL, name_of("delayed"), e->right->count, e->right->at));
    }
    return f;
}

static Expr in_notation(const ReviewFormulas *f, Expr e);

/* The expression for a name that stands for a derivative, a value before an event, a condition or a call; else NULL. */
static Expr leaf_notation(const ReviewFormulas *f, Expr leaf)
{
    const Causal *causal = f->causal;
    const int variable = causal_variable(causal, leaf);
    if (variable < 0)
        return NULL;
    const CausalVariable *v = &causal->variables.at[variable];
    const int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, leaf, -1) : -1;
    if (branch >= 0 && !causal->branches.at[branch].is_numbered)
        return in_notation(f, causal->branches.at[branch].value);
    const int call = map_get(f->call_of, leaf, -1);
    if (call >= 0)
        return in_notation(f, f->calls.at[call]);
    const char *function;
    const int made_of = causal_made_of(causal, variable, &function);
    if (made_of < 0)
        return NULL;
    const Expr of = in_notation(f, causal->variables.at[made_of].leaf);
    return v->integral >= 0         ? expr_raw_unary(OP_DER, of)
           : v->role == ROLE_BEFORE ? expr_raw_unary(OP_PRE, of)
                                    : expr_raw(OP_CALL, name_of(function), 1, &of);
}

static Expr node_notation(void *context, Expr node)
{
    switch (node->op) {
    case OP_VARIABLE: return leaf_notation(context, node);
    case OP_INTERVAL: case OP_PIECE: case OP_PATCH: return expr_lookup_call(node);
    default: return NULL;
    }
}

/* Recursion ends because a variable stands only for variables that existed before it. */
static Expr in_notation(const ReviewFormulas *f, Expr e)
{
    return expr_rebuild(e, false, NULL, node_notation, (void *)(uintptr_t)f);
}

/* A table of data that has a path is shown by its path, like a variable. */
static Expr named_table(void *context, Expr node)
{
    (void)context;
    return node->op == OP_TABLE && !strpbrk(node->name->text, "({") ? expr_variable(node->name, TYPE_REAL) : NULL;
}

static Expr shown(const ReviewFormulas *f, Expr e)
{
    return e ? expr_rebuild(in_notation(f, e), false, NULL, named_table, NULL) : NULL;
}

void review_formula_put(ReviewFormulas *f, const json_t *row, ReviewFormula formula)
{
    map_put(f->of_row, row, f->all.count);
    list_push(f->arena, &f->all,
              (ReviewFormula){shown(f, formula.left), shown(f, formula.right),
                              shown(f, formula.divisor), shown(f, formula.alias),
                              shown(f, formula.equal)});
}

const ReviewFormula *review_formula(const ReviewFormulas *f, const json_t *row)
{
    const int at = map_get(f->of_row, row, -1);
    require(at >= 0);
    return &f->all.at[at];
}

bool review_is_in(const ReviewFormulas *f, const char *part, const char *path)
{
    return map_get(f->in_parts, first_in(part, path), 0);
}

const char *review_system_name(const ReviewFormulas *f)
{
    return f->causal->system->parts.at[0].identifier->text;
}

void review_kind_put(ReviewFormulas *f, const json_t *row, int kind)
{
    map_put(f->kind_of, row, kind);
}

int review_kind(const ReviewFormulas *f, const json_t *row)
{
    return map_get(f->kind_of, row, -1);
}
