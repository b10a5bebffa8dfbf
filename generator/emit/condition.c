/* condition.c - finds conditions that may be undecided because an operand is infinite or NaN. */
#include "emit/event.h"

bool emit_is_comparison(Expr e)
{
    return e->op >= OP_LESS && e->op <= OP_NOT_EQUAL &&
           (e->at[0]->type == TYPE_REAL || e->at[1]->type == TYPE_REAL);
}

bool emit_is_joined(Expr e)
{
    return e->op == OP_AND || e->op == OP_OR || e->op == OP_NOT || e->op == OP_NO_EVENT;
}

/* True if the value may be infinite or NaN where the model is defined. States and values kept between events are
 * finite. */
static bool may_be_undefined(const Program *p, Expr e)
{
    ExprList nodes = {0};
    bool may = false;
    expr_nodes(e, p->scratch, &nodes);
    for (int i = 0; i < nodes.count; i++)
        switch (nodes.at[i]->op) {
        case OP_NUMBER: case OP_TIME: case OP_ADD: case OP_SUBTRACT: case OP_NEGATE: case OP_MULTIPLY: case OP_ABS:
        case OP_MIN: case OP_MAX: break;
        case OP_VARIABLE: {
            const int variable = causal_variable(p->causal, nodes.at[i]);
            if (variable < 0) /* the index of a loop */
                break;
            const CausalVariable *v = &p->causal->variables.at[variable];
            const Role role = v->role == ROLE_ALIAS && v->representative >= 0
                                  ? p->causal->variables.at[v->representative].role
                                  : v->role;
            may = may || role == ROLE_ALGEBRAIC;
            break;
        }
        default: may = true;
        }
    return may;
}

/* Recursion follows the nesting of the text, which the parser limits, here and below. */
bool emit_may_be_open(const Program *p, Expr condition)
{
    bool may = emit_is_comparison(condition) &&
               (may_be_undefined(p, condition->at[0]) || may_be_undefined(p, condition->at[1]));
    for (int i = 0; emit_is_joined(condition) && i < condition->count; i++)
        may = may || emit_may_be_open(p, condition->at[i]);
    return may;
}
