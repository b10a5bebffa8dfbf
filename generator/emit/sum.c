/* sum.c - long sums over parts or elements as loops. Terms are added in their order: the result is the same to the bit,
 * but for the sign of a zero. */
#include "emit/group.h"
#include "emit/program.h"

enum { FEWEST_TERMS = 8 };

/* The term's C texts of its leaves; false if not all of them are stored. */
static bool find_texts(const Program *p, Arena *arena, Expr term, ExprList *leaves, Lines *texts)
{
    const Assignment a = {.value = term};
    if (!arrange_leaves(arena, &a, leaves))
        return false;
    for (int i = 0; i < leaves->count; i++) {
        const int variable = leaves->at[i]->op == OP_TIME ? -1 : causal_variable(p->causal, leaves->at[i]);
        const Place *place = variable >= 0 ? &p->places.at[variable] : NULL;
        if (!place || !place->member || !place->is_member)
            return false;
        list_push(arena, texts, arena_format(arena, "%s", emit_stored_text(p, variable)));
    }
    return texts->count > 0;
}

/* Has the function a local for a part of it? */
static bool holds_named(const Body *body, Arena *arena, Expr term)
{
    ExprList nodes = {0};
    expr_nodes(term, arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (body_has_name(body, nodes.at[i]))
            return true;
    return false;
}

/* By term the run that begins with it, if that is a loop over the terms behind it. */
static const GroupRun **find_loops(Body *body, Arena *arena, Expr sum)
{
    const GroupRun **loops = arena_array(arena, const GroupRun *, sum->count);
    Groups *groups = group_begin(arena, body->program->style);
    for (int i = 0; i < sum->count; i++) {
        ExprList leaves = {0};
        Lines texts = {0};
        if (!holds_named(body, arena, sum->at[i]) &&
            find_texts(body->program, arena, sum->at[i], &leaves, &texts))
            group_statement(groups, i, 0, arrange_template(sum->at[i], &leaves), texts.at, texts.count);
    }
    GroupRuns runs = group_runs(groups, body->program->functions);
    bool is_any = false;
    for (int r = 0; r < runs.count; r++) {
        const IntList *items = &runs.at[r].items;
        bool is_loop = runs.at[r].heads[1] && !runs.at[r].tables && items->count >= FEWEST_TERMS;
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
    const uint32_t stamp = p->stamp;
    ExprList leaves = {0};
    const Assignment a = {.value = term};
    arrange_leaves(arena, &a, &leaves);
    const Expr form = arrange_template(term, &leaves);
    const int indent = body->indent + (run->heads[0] ? 8 : 4);
    Text inside = text_new(p->scratch);
    Body inner = body_new(p, &inside, cscope_within(p->scratch, body->scope));
    inner.indent = indent;
    body_name_places(&inner, &leaves, run->texts);
    body_count(&inner, form);
    const char *value = body_expr(&inner, form, "term");
    const bool is_block = inside.length > 0; /* of what it shares */
    body_line(&inner, "%s += %s;", name, value);
    group_open(run, 1, is_block, p->scratch, body->text, body->indent);
    text_add(body->text, inside.at);
    if (is_block)
        text_format(body->text, "%*s}\n", indent - 4, "");
    p->stamp = stamp; /* of what surrounds it */
}

static const char *printed(Body *body, Expr e)
{
    body_count(body, e);
    return body_expr(body, e, "terms");
}

/* Loops, and the local of the result, unless there is no use of them. */
static void sum_print(Body *body, Arena *arena, Expr sum)
{
    const GroupRun **loops = find_loops(body, arena, sum);
    if (!loops)
        return;
    const char *name = cscope_fresh(body->scope, "sum");
    int first = 0;
    while (!loops[first])
        first++;
    const char *before =
        first == 0 ? "0.0" : printed(body, first > 1 ? expr_raw(OP_ADD, NULL, first, sum->at) : sum->at[0]);
    body_line(body, "double %s = %s;", name, before);
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

void sums_print(Body *body, Expr e)
{
    if (body->program->is_unrolled || !expr_find(e, is_long_sum))
        return;
    Arena *arena = arena_new();
    ExprList nodes = {0};
    expr_nodes(e, arena, &nodes);
    for (int i = nodes.count - 1; i >= 0; i--)
        if (is_long_sum(nodes.at[i]) && !body_has_name(body, nodes.at[i]))
            sum_print(body, arena, nodes.at[i]);
    arena_free(arena);
}
