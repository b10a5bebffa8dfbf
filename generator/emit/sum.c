/* sum.c - long sums over parts or elements, as loops. Terms are added in their order: the result is the same to the
 * bit, but for the sign of a zero. */
#include "emit/portion.h"
#include "emit/function.h"

enum { FEWEST_TERMS = 8 };

/* Where the term's leaves are stored, or listed among results; false if not all of them are. */
static bool find_places(const Program *p, Arena *arena, Expr term, bool are_listed, ExprList *leaves, CodeList *places)
{
    const Assignment a = {.value = term};
    if (!form_leaves(arena, &a, leaves))
        return false;
    for (int i = 0; i < leaves->count; i++) {
        const int variable = leaves->at[i]->op == OP_TIME ? -1 : causal_variable(p->causal, leaves->at[i]);
        const Place *place = variable >= 0 ? &p->layout.places.at[variable] : NULL;
        if (!place || (are_listed ? place->row < 0 : !place->member || !place->is_member))
            return false;
        list_push(arena, places, are_listed ? code_format(arena, "listed[%s]", code_number(arena, place->row))
                                            : code_copy(arena, emit_stored(p, variable)));
    }
    return places->count > 0;
}

/* True if the function has a local for a node of the term. */
static bool holds_named(const Body *body, Arena *arena, Expr term)
{
    ExprList nodes = {0};
    expr_nodes(term, arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (body_has_name(body, nodes.at[i]))
            return true;
    return false;
}

/* By term: the run that begins with it, if that is a loop over the terms from it on. NULL: there are no loops. */
static const GroupRun **find_loops(Body *body, Arena *arena, Expr sum, bool are_listed)
{
    const GroupRun **loops = arena_array(arena, const GroupRun *, sum->count);
    Groups *groups = group_begin(arena, body->program->style);
    for (int i = 0; i < sum->count; i++) {
        ExprList leaves = {0};
        CodeList places = {0};
        if (!holds_named(body, arena, sum->at[i]) &&
            find_places(body->program, arena, sum->at[i], are_listed, &leaves, &places))
            group_statement(groups, i, 0, form_template(sum->at[i], &leaves), &places);
    }
    GroupRuns runs = group_runs(groups, body->program->functions);
    bool is_any = false;
    for (int r = 0; r < runs.count; r++) {
        const IntList *items = &runs.at[r].items;
        bool is_loop = runs.at[r].heads[1] && !runs.at[r].tables.count && items->count >= FEWEST_TERMS;
        for (int i = 1; i < items->count && is_loop; i++)
            is_loop = items->at[i] == items->at[0] + i;
        if (is_loop)
            loops[items->at[0]] = &runs.at[r];
        is_any |= is_loop;
    }
    return is_any ? loops : NULL;
}

static void print_loop(Body *body, Arena *arena, Expr term, const GroupRun *run, const char *name)
{
    Program *p = body->program;
    const uint32_t stamp = p->portions.stamp;
    ExprList leaves = {0};
    const Assignment a = {.value = term};
    form_leaves(arena, &a, &leaves);
    const Expr form = form_template(term, &leaves);
    const int indent = body->indent + (run->heads[0] ? 8 : 4);
    CodeLines inside = code_lines_new(p->scratch);
    Body inner = body_new(p, &inside, cscope_within(p->scratch, body->scope));
    inner.indent = indent;
    body_name_places(&inner, &leaves, run->codes);
    body_count(&inner, form);
    const Code *value = body_expr(&inner, form, "term");
    const bool is_block = inside.all.count > 0; /* statements of shared values */
    body_line(&inner, "%s += %s;", name, value);
    group_open(run, 1, is_block, body->lines, body->indent);
    code_lines_append(body->lines, &inside, 0);
    if (is_block)
        group_close(body->lines, indent);
    p->portions.stamp = stamp; /* that of the surrounding body */
}

static const Code *printed(Body *body, Expr e)
{
    body_count(body, e);
    return body_expr(body, e, "terms");
}

/* Prints the local of the sum and the loops that add to it, if there are any loops. */
static void sum_print(Body *body, Arena *arena, Expr sum, bool are_listed)
{
    const GroupRun **loops = find_loops(body, arena, sum, are_listed);
    if (!loops)
        return;
    const char *name = cscope_fresh(body->scope, "sum");
    int first = 0;
    while (!loops[first])
        first++;
    const Code *before = first == 0 ? code_words(arena, c_number_in(arena, 0))
                                    : printed(body, first > 1 ? expr_raw(OP_ADD, NULL, first, sum->at) : sum->at[0]);
    body_line(body, "%s %s = %s;", c_real(arena), name, before);
    for (int i = first; i < sum->count; i += loops[i] ? loops[i]->items.count : 1)
        if (loops[i])
            print_loop(body, arena, sum->at[i], loops[i], name);
        else
            body_line(body, "%s += %s;", name, printed(body, sum->at[i]));
    body_name(body, sum, name);
}

static bool is_long_sum(Expr e)
{
    return e->op == OP_ADD && e->count >= FEWEST_TERMS;
}

static void print_sums(Body *body, Expr e, bool are_listed)
{
    if (body->program->is_unrolled || !expr_find(e, is_long_sum))
        return;
    Arena *arena = arena_new_like(body->program->arena);
    ExprList nodes = {0};
    expr_nodes(e, arena, &nodes);
    for (int i = nodes.count - 1; i >= 0; i--)
        if (is_long_sum(nodes.at[i]) && !body_has_name(body, nodes.at[i]))
            sum_print(body, arena, nodes.at[i], are_listed);
    arena_free(arena);
}

void sums_print(Body *body, Expr e)
{
    print_sums(body, e, false);
}

void sums_print_listed(Body *body, Expr e)
{
    print_sums(body, e, true);
}
