/* margin.c - how far branches are from changing, for --verify: from the values in results.
 *
 * Between events a branch keeps its value. Whether its sides still say so is asked here with the values that all
 * variables have by their rows in the table, also where its instants are solved or searched for. Of the interval of a
 * past that a delay is in nothing is asked.
 */
#include "emit/portion.h"
#include "emit/event.h"
#include "emit/passes.h"

static void name_leaf(Body *body, Expr leaf)
{
    Program *p = body->program;
    const char *name = "time";
    if (leaf->op != OP_TIME) {
        const int variable = causal_variable(p->causal, leaf);
        if (variable < 0 || p->layout.places.at[variable].row < 0)
            return;
        name = cscope_fresh(body->scope, emit_wish_of(p, variable));
        body_line(body, "const double %s = listed[%d];", name, p->layout.places.at[variable].row);
    }
    body_name(body, leaf, name);
}

/* But for those within sums that have a name. */
static void name_listed(Body *body, Expr e)
{
    if (!e || body_has_name(body, e))
        return;
    if (e->op == OP_VARIABLE || e->op == OP_TIME)
        name_leaf(body, e);
    for (int i = 0; i < e->count; i++)
        name_listed(body, e->at[i]);
}

static bool is_asked(const Program *p, const Branch *branch)
{
    ExprList leaves = {0};
    bool is_known = !(branch->value->op == OP_INTERVAL && expr_is_past(branch->value->at[1]));
    expr_variables(branch_side(branch), true, p->scratch, &leaves);
    if (branch->gate)
        expr_variables(branch->gate, true, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = leaves.at[i]->op == OP_TIME ? -1 : causal_variable(p->causal, leaves.at[i]);
        is_known = is_known && (variable < 0 || p->layout.places.at[variable].row >= 0
                                || p->layout.places.at[variable].is_member);
    }
    return is_known;
}

static void print_margin(Body *body, int index)
{
    const Program *p = body->program;
    const Branch *branch = &p->causal->branches.at[index];
    const Member *member = p->layout.places.at[branch->variable].member;
    const Code *kept = code_read(p->scratch, member), *axis = branch_axis(p, branch);
    sums_print_listed(body, branch_side(branch));
    name_listed(body, branch_side(branch));
    name_listed(body, branch->gate);
    const Code *side = body_expr(body, branch_side(branch), member->name), *margin;
    if (axis)
        margin = code_format(p->scratch, "fmin(axis_above(%s, %s, %s), axis_below(%s, %s, %s))", side, kept,
                              axis, side, kept, axis);
    else if (branch->is_integer)
        margin = code_format(p->scratch, "fmin(%s - %s, %s + 1.0 - (%s))", side, kept, kept, side);
    else
        margin = code_format(p->scratch, "(%s ? 1.0 : -1.0) * (%s)", kept, side);
    if (branch->gate)
        margin = code_format(p->scratch, "%s ? %s : 1.0", body_truth(body, branch->gate, "gate"), margin);
    body_traced(body, branch_trace(p, branch), "margin[%d] = %s;", index, margin);
}

static void count_side(Body *body, const Branch *branch)
{
    body_count(body, branch_side(branch));
    if (branch->gate)
        body_count(body, branch->gate);
}

static void print_asked(Body *body, int index)
{
    if (is_asked(body->program, &body->program->causal->branches.at[index]))
        print_margin(body, index);
    else
        body_line(body, "margin[%d] = 1.0;", index);
}

static void print_alone(Body *body, int index, void *context)
{
    (void)context;
    count_side(body, &body->program->causal->branches.at[index]);
    print_asked(body, index);
}

void margins_print(Program *p, Record *record)
{
    enum { BRANCHES_PER_FUNCTION = 30 };
    int count = p->causal->branches.count;
    Record *list = record_when(record, "with_margins", count > 0);
    if (!count)
        return;
    Text functions = text_new(p->arena);
    if (p->sizes.list) {
        record_format(list, "margins", "    (void)m, (void)time, (void)listed;\n%s",
                      split_blocks(p, count, print_alone, NULL));
        record_set(list, "margin_functions", "");
        return;
    }
    Split split = split_new(p, &functions, "margins",
                            "const Model *m, double time, const double *listed, double *margin",
                            "m, time, listed, margin");
    for (int from = 0; from < count; from += BRANCHES_PER_FUNCTION) {
        int to = from + BRANCHES_PER_FUNCTION < count ? from + BRANCHES_PER_FUNCTION : count;
        Piece *piece = split_piece(&split);
        Body body = body_new(p, &piece->body, piece->scope);
        for (int i = from; i < to; i++)
            count_side(&body, &p->causal->branches.at[i]);
        body_line(&body, "(void)m, (void)time, (void)listed;");
        for (int i = from; i < to; i++)
            print_asked(&body, i);
        arena_reset(p->scratch);
    }
    record_set(list, "margins", split_close(&split, NULL, false));
    record_set(list, "margin_functions", functions.at);
}
