/* check.c - C code that computes the margin of each check, and whether the check is exercised and violated.
 *
 * The law: a comparison with a side that is not finite is undecided, and so are the conditions that depend on it
 * (three-valued logic, Kleene 1938); its margin is NaN. A condition that is true only at an instant, such as initial(),
 * a tick or edge(b), is evaluated for the event as a whole: with all values after the event, and pre() before it.
 * Discrete variables defined by such conditions are therefore expanded: during event iteration they have another
 * meaning. */
#include "emit/portion.h"
#include "emit/check.h"
#include "emit/event.h"
#include "emit/words.h"

/* ---- conditions of an instant ---- */

static bool is_momentary(const Program *p, int variable, Expr value)
{
    const Causal *causal = p->causal;
    const int before = causal->variables.at[variable].before;
    ExprList leaves = {0};
    bool is = false;
    expr_variables(value, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const int leaf = causal_variable(causal, leaves.at[i]);
        const Role role = causal->variables.at[leaf].role;
        if (leaf == before) /* it keeps its value, like a variable that `when` sets */
            return false;
        is = is || role == ROLE_FLAG || role == ROLE_BEFORE || p->of_instant[leaf];
    }
    return is;
}

static Expr of_instant(void *context, Expr leaf)
{
    const Program *p = context;
    const int variable = leaf->op == OP_VARIABLE ? causal_variable(p->causal, leaf) : -1;
    const CausalVariable *v = variable >= 0 ? &p->causal->variables.at[variable] : NULL;
    if (!v || v->role != ROLE_ALIAS)
        return v ? p->of_instant[variable] : NULL;
    const Expr value = v->representative >= 0 ? p->of_instant[v->representative] : NULL;
    return value && v->sign < 0 ? expr_negate(value) : value;
}

/* Expands variables in the order in which they are determined. */
void checks_plan(Program *p)
{
    const Causal *causal = p->causal;
    p->of_instant = arena_array(p->arena, Expr, causal->variables.count);
    for (int b = 0; b < causal->events.count; b++)
        for (int i = 0; i < causal->events.at[b]->inner.count; i++) {
            const Assignment *a = &causal->events.at[b]->inner.at[i];
            if (causal->variables.at[a->variable].role == ROLE_DISCRETE && !a->divisor &&
                is_momentary(p, a->variable, a->value))
                p->of_instant[a->variable] = expr_replace(a->value, false, of_instant, p);
        }
}

/* The drawn expression with variables of an instant expanded; the expression itself if it has none. */
static Expr seen(Program *p, Expr drawn)
{
    return expr_replace(discrete_known(p->scratch, p->causal, drawn), false, of_instant, p);
}

bool check_is_of_instant(Program *p, Expr drawn)
{
    return seen(p, drawn) != drawn;
}

bool check_is_momentary(Program *p, const FlatCheck *check)
{
    return check_is_of_instant(p, check->violated) || (check->exercised && check_is_of_instant(p, check->exercised)) ||
           (check->margin && check_is_of_instant(p, check->margin));
}

/* ---- C ---- */

void check_name_leaves(Body *body, Expr e)
{
    Program *p = body->program;
    ExprList leaves = {0};
    expr_variables(e, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        if (body_has_name(body, leaves.at[i]))
            continue;
        const int variable = causal_variable(p->causal, leaves.at[i]);
        const Code *stored = emit_stored(p, variable);
        const bool is_negative = stored->words[0] == '-';
        body_name_stored(body, leaves.at[i], is_negative ? code_format(p->scratch, "(%s)", stored) : stored,
                         emit_stored_as(p, variable));
    }
}

static const Code *truth_of(Body *body, Expr e, const char *wish)
{
    body_count(body, e);
    check_name_leaves(body, e);
    return body_truth(body, e, wish);
}

static const Code *joined(const Program *p, Op op, const Code *first, const Code *second)
{
    return code_format(p->scratch, "check_%s(%s, %s)", op == OP_AND ? "both" : "either", first, second);
}

static const Code *decided_code(Body *body, Expr e, bool is_negated);

static bool has_open_choice(const Program *p, Expr e)
{
    ExprList nodes = {0};
    bool has = false;
    expr_nodes(e, p->scratch, &nodes);
    for (int i = 0; i < nodes.count && !has; i++)
        has = nodes.at[i]->op == OP_IF && emit_may_be_open(p, nodes.at[i]->at[0]);
    return has;
}

/* The sum over the conditions of if-expressions in a number: 1 or -1 each, or NaN if one is undecided. Conditions in a
 * branch that is not taken do not count. NULL: all are decided. */
static const Code *choices_code(Body *body, Expr e)
{
    Program *p = body->program;
    const Code *sum = NULL, *branches[2], *nothing = code_words(p->scratch, "0.0");
    if (!has_open_choice(p, e))
        return NULL;
    for (int i = 0; i < e->count && e->op != OP_IF; i++) {
        const Code *part = choices_code(body, e->at[i]);
        sum = part && sum ? code_format(p->scratch, "%s + %s", sum, part) : part ? part : sum;
    }
    if (e->op != OP_IF)
        return sum;
    sum = decided_code(body, e->at[0], false);
    for (int i = 0; i < 2; i++)
        branches[i] = choices_code(body, e->at[i + 1]);
    if (!branches[0] && !branches[1])
        return sum;
    return code_format(p->scratch, "%s + (%s > 0 ? %s : %s)", sum, sum, branches[0] ? branches[0] : nothing,
                        branches[1] ? branches[1] : nothing);
}

static const Code *number_of(Body *body, Expr e, const char *wish)
{
    const Code *choices = choices_code(body, e);
    body_count(body, e);
    sums_print(body, e);
    check_name_leaves(body, e);
    const Code *number = body_expr(body, e, wish);
    return choices ? code_format(body->program->scratch, "check_chosen(%s, %s)", choices, number) : number;
}

/* The margin of a condition, or of its negation. */
static const Code *margin_code(Body *body, Expr e, bool is_negated)
{
    Program *p = body->program;
    if (e->op == OP_NOT || e->op == OP_NO_EVENT)
        return margin_code(body, e->at[0], is_negated != (e->op == OP_NOT));
    if (emit_is_joined(e)) {
        const Code *all = margin_code(body, e->at[0], is_negated);
        for (int i = 1; i < e->count; i++)
            all = joined(p, (e->op == OP_AND) != is_negated ? OP_AND : OP_OR, all,
                              margin_code(body, e->at[i], is_negated));
        return all;
    }
    const bool is_upper = (e->op == OP_LESS || e->op == OP_LESS_EQUAL) != is_negated;
    return number_of(body, seen(p, expr_subtract(e->at[is_upper], e->at[!is_upper])), "margin");
}

/* 1 while a condition, or its negation, is true, -1 while it is false, NaN while it is undecided. */
static const Code *decided_code(Body *body, Expr e, bool is_negated)
{
    Program *p = body->program;
    if (e->op == OP_NOT || e->op == OP_NO_EVENT)
        return decided_code(body, e->at[0], is_negated != (e->op == OP_NOT));
    if (emit_is_joined(e)) {
        const Code *all = decided_code(body, e->at[0], is_negated);
        for (int i = 1; i < e->count; i++)
            all = joined(p, (e->op == OP_AND) != is_negated ? OP_AND : OP_OR, all,
                              decided_code(body, e->at[i], is_negated));
        return all;
    }
    const Code *truth = truth_of(body, branches_in(p->scratch, p->causal, seen(p, e)), "truth");
    const Code *difference =
        emit_is_comparison(e) ? number_of(body, seen(p, expr_subtract(e->at[0], e->at[1])), "difference")
                              : code_words(p->scratch, "0.0");
    return code_format(p->scratch, "%scheck_truth(%s, %s)", is_negated ? "-" : "", truth, difference);
}

/* The check's margin, or 1 or -1 for true or false. NULL: it has no margin and is always decided. */
static const Code *holds_code(Body *body, const FlatCheck *check)
{
    Program *p = body->program;
    const Expr e = check->condition;
    const bool may_be = emit_may_be_open(p, e);
    const Code *margin = check->margin ? margin_code(body, e, false) : NULL;
    const Code *decided = may_be && (!margin || emit_is_joined(e)) ? decided_code(body, e, false) : NULL;
    return margin && decided ? code_format(p->scratch, "check_margin(%s, %s)", decided, margin)
                             : margin ? margin : decided;
}

const char *check_trace(const Program *p, int index, const char *const *requirements)
{
    const FlatCheck *check = &p->system->checks.at[index];
    const char *ids = requirements[index], *text = emit_line_of(p, check->written);
    return arena_format(p->scratch, text ? "%s%s%s  %s" : "%s%s%s", ids, ids[0] ? " " : "",
                        c_comment(p->scratch, check->id->text), text);
}

void check_print(Body *body, int index, void *requirements)
{
    Program *p = body->program;
    const FlatCheck *check = &p->system->checks.at[index];
    const char *trace = check_trace(p, index, requirements);
    const Code *row = code_number(p->scratch, index);
    const Code *holds = holds_code(body, check);
    const Code *violated = truth_of(body, seen(p, check->violated), "violated");
    if (check->premise && emit_may_be_open(p, check->premise))
        body_traced(body, trace, "check[%s] = check_value(%s, %s, %s);", row,
                    decided_code(body, check->premise, false),
                    holds ? holds : decided_code(body, check->condition, false), violated);
    else
        body_traced(body, trace, "check[%s] = (ModelCheckValue){%s, %s, %s};", row,
                    holds ? holds : code_words(p->scratch, "0.0"),
                    check->exercised ? truth_of(body, seen(p, check->exercised), "exercised")
                                     : code_words(p->scratch, "true"),
                    violated);
}
