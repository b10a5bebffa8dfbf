/* branch.c - properties of a branch: its sides, its interval, where it is stored and where it is drawn. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/words.h"

const Branch *branch_of(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_BRANCH ? &p->causal->branches.at[map_get(p->causal->branch_at, v->leaf, -1)] : NULL;
}

bool emit_mentions_given(Expr e)
{
    bool does = e->op == OP_TABLE && expr_is_given(e);
    for (int i = 0; i < e->count && !does; i++)
        does = emit_mentions_given(e->at[i]);
    return does;
}

int emit_input_place(const Program *p, int variable, int *sign)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    *sign = v->role == ROLE_ALIAS ? v->sign : 1;
    return v->role == ROLE_ALIAS ? v->representative : variable;
}

static bool is_of_input(const Program *p, int variable)
{
    int sign;
    bool is = false;
    for (int i = 0; i < p->system->inputs.count && !is; i++)
        is = emit_input_place(p, p->system->inputs.at[i].variable, &sign) == variable;
    return is;
}

bool emit_is_given(const Program *p, int variable)
{
    const Branch *branch = branch_of(p, variable);
    if (!p->portable)
        return false;
    return branch ? emit_mentions_given(branch->value) : is_of_input(p, variable);
}

Expr emit_held(const Program *p, Expr e)
{
    if (!p->portable || e->op != OP_PIECE || !expr_is_given(e->at[2]))
        return NULL;
    for (int i = 0; i < p->system->inputs.count; i++) {
        const FlatInput *input = &p->system->inputs.at[i];
        if (input->table == e->at[2])
            return expr_is_number(e->at[3], 0) ? p->causal->variables.at[input->variable].leaf : expr_number(0);
    }
    return NULL;
}

static Expr held_piece(void *context, Expr e)
{
    const Program *const *of = context;
    return emit_held(*of, e);
}

Branch branch_course(const Program *p, const Branch *branch)
{
    Branch course = *branch;
    if (p->portable && branch->kind == BRANCH_TIMED &&
        (emit_mentions_given(branch->rate) || emit_mentions_given(branch->rest))) {
        course.rate = expr_rebuild(branch->rate, true, NULL, held_piece, &p);
        course.rest = expr_rebuild(branch->rest, true, NULL, held_piece, &p);
    }
    return course;
}

bool branch_is_looked_at(const Program *p, const Branch *branch)
{
    return !branch_has_course(branch) || (p->portable && branch->kind == BRANCH_SEARCHED);
}

bool branch_is_slackened(const Program *p, const Branch *branch)
{
    return branch_is_watched(branch) && !branch->is_integer && (!p->portable || p->causal->clusters.count > 0);
}

Expr branch_interval(const Branch *branch)
{
    return branch->value->op == OP_INTERVAL ? branch->value->at[1] : NULL;
}

const Code *branch_axis(const Program *p, const Branch *branch)
{
    return branch_interval(branch) ? table_code(p, branch_interval(branch)) : NULL;
}

BranchPlace branch_place(const Program *p, const Branch *branch)
{
    const Member *member = p->layout.places.at[branch->variable].member;
    return (BranchPlace){code_write(p->scratch, member), code_bare(p->scratch, member), member->base};
}

Source branch_origin(const Program *p, const Branch *branch, const char **id, const char **element)
{
    const Causal *causal = p->causal;
    if (branch->equation >= 0) {
        const CausalEquation *e = &causal->equations.at[branch->equation];
        const FlatEquation *drawn = &p->system->equations.at[e->declared];
        *id = e->id->text;
        *element = drawn->element ? drawn->element->text : "";
        return drawn->source;
    }
    const FlatAlgorithm *drawn = &p->system->algorithms.at[causal->algorithms.at[branch->algorithm].declared];
    *id = drawn->id->text;
    *element = drawn->element->text;
    return drawn->source;
}

const char *branch_trace(const Program *p, const Branch *branch)
{
    const char *id, *element;
    branch_origin(p, branch, &id, &element);
    const char *text = emit_line_of(p, expr_text(p->scratch, branch->value));
    return arena_format(p->scratch, text ? "%s  %s" : "%s", c_comment(p->scratch, id), text);
}

Expr branch_operands(const Branch *branch)
{
    const Expr nothing = expr_number(0), all[] = {branch->value, branch->gate, branch->rate, branch->rest};
    Expr operands[4];
    for (int i = 0; i < 4; i++)
        operands[i] = all[i] ? all[i] : nothing;
    return expr_raw(OP_ARRAY, NULL, 4, operands);
}

Branch branch_with(const Branch *branch, Expr operands)
{
    Branch other = *branch;
    Expr *const all[] = {&other.value, &other.gate, &other.rate, &other.rest};
    for (int i = 0; i < 4; i++)
        *all[i] = *all[i] ? operands->at[i] : NULL;
    return other;
}

const char *branch_at_zero(const Branch *branch)
{
    return branch_holds_at_zero(branch) ? "HOLDS_AT_ZERO" : "FAILS_AT_ZERO";
}

Expr branch_side(const Branch *branch)
{
    const Expr left = branch->value->at[0], right = branch->is_integer ? NULL : branch->value->at[1];
    bool is_upward = branch->value->op == OP_GREATER || branch->value->op == OP_GREATER_EQUAL;
    return branch->is_integer ? left : is_upward ? expr_subtract(left, right) : expr_subtract(right, left);
}
