/* causal.c - variables that are made in addition to the drawn ones, and queries of a causal system. */
#include "causal/work.h"

bool causal_is_constant_role(Role role)
{
    return role == ROLE_CONSTANT || role == ROLE_DERIVED_CONSTANT;
}

bool causal_is_held_role(Role role)
{
    return role == ROLE_DISCRETE || role == ROLE_BRANCH || role == ROLE_BEFORE || role == ROLE_FLAG ||
           role == ROLE_OFFSET || role == ROLE_JUMP;
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
    return expr_index(causal->by_leaf, leaf);
}

int causal_representative(const Causal *causal, int variable)
{
    const CausalVariable *v = &causal->variables.at[variable];
    return v->role == ROLE_ALIAS ? v->representative : variable;
}

int causal_add_variable(Arena *arena, Causal *causal, Name path, Type type, Role role, int declared)
{
    int index = causal->variables.count;
    Expr leaf = expr_variable(path, type);
    list_push(arena, &causal->variables,
              (CausalVariable){.path = path, .leaf = leaf, .role = role, .derivative = -1, .integral = -1, .before = -1,
                               .clock = -1, .declared = declared, .set = -1, .representative = -1, .sign = 1,
                               .equation = -1});
    expr_index_put(causal->by_leaf, leaf, index);
    return index;
}

int causal_derivative(Arena *arena, Causal *causal, int variable)
{
    const CausalVariable of = causal->variables.at[variable];
    if (of.derivative >= 0)
        return of.derivative;
    int derivative = causal_add_variable(arena, causal, name_format("der(%s)", of.path->text), TYPE_REAL,
                                         ROLE_ALGEBRAIC, of.declared);
    causal->variables.at[derivative].integral = variable;
    causal->variables.at[variable].derivative = derivative;
    return derivative;
}

/* The value before the event of an alias is that of its representative, which therefore gets one, too. */
int causal_before_variable(Arena *arena, Causal *causal, int variable)
{
    const CausalVariable of = causal->variables.at[variable];
    if (of.before >= 0)
        return of.before;
    if (of.role == ROLE_ALIAS && of.representative >= 0 &&
        causal->variables.at[of.representative].role == ROLE_DISCRETE)
        causal_before_variable(arena, causal, of.representative);
    int before = causal_add_variable(arena, causal, name_format("pre(%s)", of.path->text), of.leaf->type, ROLE_BEFORE,
                                     of.declared);
    causal->variables.at[before].of = variable;
    return causal->variables.at[variable].before = before;
}

int causal_made_of(const Causal *causal, int variable, const char **function)
{
    const CausalVariable *v = &causal->variables.at[variable];
    static const char *const functions[] = {
        [ROLE_BEFORE] = "pre", [ROLE_OFFSET] = "offset", [ROLE_JUMP] = "jump", [ROLE_ABSENT] = NULL};
    *function = v->integral >= 0 ? "der" : functions[v->role];
    return !*function ? -1 : v->integral >= 0 ? v->integral : v->of;
}

const FlatVariable *causal_variable_declaration(const Causal *causal, int variable)
{
    return &causal->system->variables.at[causal->variables.at[variable].declared];
}

const FlatEquation *causal_equation_declaration(const Causal *causal, int equation)
{
    return &causal->system->equations.at[causal->equations.at[equation].declared];
}

int causal_undifferentiated(const Causal *causal, int variable)
{
    while (causal->variables.at[variable].integral >= 0)
        variable = causal->variables.at[variable].integral;
    return variable;
}

int causal_ancestor(const Causal *causal, int equation)
{
    while (causal->equations.at[equation].parent >= 0)
        equation = causal->equations.at[equation].parent;
    return equation;
}

int causal_order(const Causal *causal, int equation)
{
    int order = 0;
    while ((equation = causal->equations.at[equation].parent) >= 0)
        order++;
    return order;
}

Expr causal_partial(Expr e, Expr leaf)
{
    Expr culprit = NULL, partial = expr_differentiate(e, leaf, &culprit);
    require(partial);
    return partial;
}

bool *causal_assigned(Arena *arena, const System *system)
{
    bool *is_assigned = arena_array(arena, bool, system->variables.count + 1);
    for (int a = 0; a < system->algorithms.count; a++)
        for (int i = 0; i < system->algorithms.at[a].assigned.count; i++)
            is_assigned[system->algorithms.at[a].assigned.at[i]] = true;
    return is_assigned;
}

bool causal_list_once(Arena *arena, IntList *list, int number)
{
    for (int i = 0; i < list->count; i++)
        if (list->at[i] == number)
            return false;
    list_push(arena, list, number);
    return true;
}

int causal_owner(const System *system, int part)
{
    while (part > 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return part;
}

bool branch_is_watched(const Branch *branch)
{
    return !branch_has_course(branch) || branch->is_moved;
}

bool branch_has_course(const Branch *branch)
{
    return branch->kind == BRANCH_TIMED || branch->kind == BRANCH_SEARCHED;
}

IntList block_put_in(const Block *block)
{
    const int count = block->through.count - block->vanished;
    return (IntList){block->through.at, count, count};
}

bool block_is_solved_loop(const Block *block)
{
    return block->kind == BLOCK_ASSIGN && block->through.count > block->vanished;
}

bool branch_holds_at_zero(const Branch *branch)
{
    return branch->value->op == OP_LESS_EQUAL || branch->value->op == OP_GREATER_EQUAL;
}

/* True for time, sample() and terminal(): clocks, the past and inputs over time are functions of time, too. */
static bool is_of_time(Expr e)
{
    return e->op == OP_TIME || e->op == OP_SAMPLE || e->op == OP_TERMINAL;
}

bool causal_is_timeless(const Causal *causal)
{
    const System *system = causal->system;
    bool is = !causal->states.count && !causal->clocks.count && !causal->delays.count && !causal->algorithms.count &&
              !system->inputs.count;
    for (int i = 0; is && i < system->equations.count; i++)
        is = !expr_find(system->equations.at[i].left, is_of_time) &&
             !expr_find(system->equations.at[i].right, is_of_time);
    return is;
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
        int representative = causal_representative(causal, causal->delays.at[i].operand);
        if (representative >= 0)
            is_marked[representative] = true;
    }
}
