/* portable_constant.c - portable C: values of constants, as they are drawn. */
#include "emit/portable.h"

#include <math.h>

typedef struct {
    const Causal *causal;
} Constants;

static double constant_value(void *context, Expr leaf);

static double value_of(Constants *c, Expr e)
{
    return e ? expr_evaluate(e, 0, constant_value, c) : NAN;
}

/* The value of a constant as drawn; NAN: not known. */
static double constant_value(void *context, Expr leaf)
{
    Constants *c = context;
    const int v = causal_variable(c->causal, leaf);
    const CausalVariable *variable = v >= 0 ? &c->causal->variables.at[v] : NULL;
    if (variable && variable->role == ROLE_CONSTANT && v < c->causal->system->variables.count)
        return value_of(c, c->causal->system->variables.at[v].value);
    if (variable && variable->role == ROLE_ALIAS)
        return variable->representative < 0
                   ? variable->value
                   : variable->sign * constant_value(c, c->causal->variables.at[variable->representative].leaf);
    for (int i = 0; variable && i < c->causal->constants.count; i++) {
        const Block *block = c->causal->constants.at[i];
        const Assignment *a = &block->inner.at[0];
        if (block->kind == BLOCK_ASSIGN && a->variable == v)
            return value_of(c, a->value);
    }
    return NAN;
}

const double *portable_fixed(Program *p)
{
    const Causal *causal = p->causal;
    double *values = arena_array(p->arena, double, causal->variables.count);
    for (int v = 0; v < causal->variables.count; v++) {
        const Role role = causal->variables.at[v].role;
        const FlatVariable *drawn = v < p->system->variables.count ? &p->system->variables.at[v] : NULL;
        const bool is_number = !drawn || (drawn->type != TYPE_BOOLEAN && !drawn->enumeration && !drawn->is_data);
        Constants constants = {causal};
        values[v] = NAN;
        if (is_number && (role == ROLE_CONSTANT || role == ROLE_DERIVED_CONSTANT))
            values[v] = constant_value(&constants, causal->variables.at[v].leaf);
        if (!isfinite(values[v]))
            values[v] = NAN;
    }
    return values;
}

double portable_constant(const Causal *causal, Expr e)
{
    Constants constants = {causal};
    return value_of(&constants, e);
}
