/* causal.c - questions about a causal system while it is made and afterwards. */
#include "causal/work.h"

bool causal_is_constant_role(Role role)
{
    return role == ROLE_CONSTANT || role == ROLE_DERIVED_CONSTANT;
}

bool causal_is_held_role(Role role)
{
    return role == ROLE_DISCRETE || role == ROLE_BRANCH || role == ROLE_BEFORE || role == ROLE_FLAG ||
           role == ROLE_JUMP;
}

bool causal_is_known_role(Role role)
{
    return causal_is_constant_role(role) || causal_is_held_role(role);
}

bool causal_is_unknown_role(Role role)
{
    return role == ROLE_STATE || role == ROLE_DERIVATIVE || role == ROLE_ALGEBRAIC;
}

int causal_variable(const Causal *causal, Expr leaf)
{
    return map_get(causal->by_leaf, leaf, -1);
}

int causal_add_variable(Arena *arena, Causal *causal, CausalVariable variable)
{
    int index = causal->variables.count;
    if (!variable.leaf)
        variable.leaf = expr_variable(variable.path, TYPE_REAL);
    variable.before = variable.clock = -1;
    list_push(arena, &causal->variables, variable);
    map_put(causal->by_leaf, variable.leaf, index);
    return index;
}

const FlatVariable *causal_variable_declaration(const Causal *causal, int variable)
{
    return &causal->system->variables.at[causal->variables.at[variable].declared];
}

Source causal_variable_source(const Causal *causal, int variable)
{
    return causal_variable_declaration(causal, variable)->source;
}

const FlatEquation *causal_equation_declaration(const Causal *causal, int equation)
{
    return &causal->system->equations.at[causal->equations.at[equation].declared];
}

bool branch_is_watched(const Branch *branch)
{
    return branch->kind == BRANCH_RELATION || branch->kind == BRANCH_INTEGER;
}

bool branch_holds_at_zero(const Branch *branch)
{
    return branch->value->op == OP_LESS_EQUAL || branch->value->op == OP_GREATER_EQUAL;
}

const Delay *causal_delay(const Causal *causal, int equation)
{
    for (int low = 0, high = causal->delays.count; low < high;) {
        int middle = low + (high - low) / 2;
        const Delay *delay = &causal->delays.at[middle];
        if (delay->equation == equation)
            return delay;
        if (delay->equation < equation)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

void delays_mark_operands(const Causal *causal, bool *is_marked)
{
    for (int i = 0; i < causal->delays.count; i++) {
        const CausalVariable *v = &causal->variables.at[causal->delays.at[i].operand];
        if (v->role != ROLE_ALIAS)
            is_marked[causal->delays.at[i].operand] = true;
        else if (v->representative >= 0)
            is_marked[v->representative] = true;
    }
}
