/* margin.c - how far branches are from changing, computed from the values in results, for --verify and records.
 *
 * Between events a branch keeps its value. The margin shows whether its sides still agree with this value. It is
 * computed from the variables' rows in the table, also if the instants of the branch are solved or searched for. The
 * interval number of a delay's past is not checked: its margin is 1. A branch whose gate is closed is not evaluated:
 * its margin is NaN.
 */
#include "emit/portion.h"
#include "emit/event.h"
#include "emit/passes.h"

static void name_leaf(Body *body, Expr leaf)
{
    const Program *p = body->program;
    const int variable = leaf->op == OP_TIME ? -1 : causal_variable(p->causal, leaf);
    const int row = variable < 0 ? -1 : p->layout.places.at[variable].row;
    if (leaf->op == OP_TIME)
        body_name(body, leaf, "time");
    else if (row >= 0)
        body_name_stored(body, leaf, code_format(p->scratch, "listed[%s]", code_number(p->scratch, row)), C_NUMBER);
}

/* Names the leaves of an expression, except those within sums that have a name. */
static void name_listed(Body *body, Expr e)
{
    if (!e || body_has_name(body, e))
        return;
    if (e->op == OP_VARIABLE || e->op == OP_TIME)
        name_leaf(body, e);
    for (int i = 0; i < e->count; i++)
        name_listed(body, e->at[i]);
}

static bool is_listed(const Program *p, Expr e)
{
    ExprList leaves = {0};
    bool is_known = true;
    expr_variables(e, true, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = leaves.at[i]->op == OP_TIME ? -1 : causal_variable(p->causal, leaves.at[i]);
        is_known = is_known && (variable < 0 || p->layout.places.at[variable].row >= 0
                                || p->layout.places.at[variable].is_member);
    }
    return is_known;
}

static bool is_asked(const Program *p, const Branch *branch)
{
    const bool is_past = branch->value->op == OP_INTERVAL && expr_is_past(branch->value->at[1]);
    return !is_past && is_listed(p, branch_side(branch));
}

static const Code *margin_code(Body *body, const Branch *branch)
{
    const Program *p = body->program;
    const Member *member = p->layout.places.at[branch->variable].member;
    const Code *kept = code_read(p->scratch, member), *axis = branch_axis(p, branch);
    sums_print_listed(body, branch_side(branch));
    name_listed(body, branch_side(branch));
    const Code *side = body_expr(body, branch_side(branch), member->name);
    if (axis)
        return code_format(p->scratch, "fmin(axis_above(%s, %s, %s), axis_below(%s, %s, %s))", side, kept, axis, side,
                           kept, axis);
    if (branch->is_integer)
        return code_format(p->scratch, "fmin((%s) - %s, %s + 1.0 - (%s))", side, kept, kept, side);
    return code_format(p->scratch, "(%s ? 1.0 : -1.0) * (%s)", kept, side);
}

static void print_asked(Body *body, int index, void *context)
{
    const Program *p = body->program;
    const Branch *branch = &p->causal->branches.at[index];
    const bool is_gated = branch->gate && is_listed(p, branch->gate), is_known = is_gated || !branch->gate;
    (void)context;
    body_count(body, branch_side(branch));
    if (branch->gate)
        body_count(body, branch->gate);
    if (is_gated)
        name_listed(body, branch->gate);
    const Code *margin = is_known && is_asked(p, branch) ? margin_code(body, branch)
                                                         : code_words(p->scratch, is_known ? "1.0" : "NAN");
    if (is_gated)
        margin = code_format(p->scratch, "%s ? %s : NAN", body_truth(body, branch->gate, "gate"), margin);
    body_traced(body, branch_trace(p, branch), "margin[%s] = %s;", code_number(p->scratch, index), margin);
}

void margins_print(Program *p, Record *record)
{
    const int count = parts_need_margins(p->causal) ? p->causal->branches.count : 0;
    Record *list = record_when(record, "with_margins", count > 0);
    if (!count)
        return;
    static const char begin[] = "(void)m, (void)time, (void)listed;";
    Text functions = text_new(p->arena);
    if (p->sizes.list) {
        record_format(list, "margins", "    %s\n%s", begin, split_blocks(p, count, print_asked, NULL));
    } else {
        Split split = split_new(p, &functions, "margins",
                                "const Model *m, double time, const double *listed, double *margin",
                                "m, time, listed, margin");
        split.begin = begin;
        split_alike(&split, count, print_asked, NULL);
        record_set(list, "margins", split_close(&split, NULL, false));
    }
    record_set(list, "margin_functions", functions.at);
}
