/* system.c - questions about a flat system. */
#include "flat/instance.h"

int flat_variable(const System *system, Expr leaf)
{
    return expr_index(system->by_leaf, leaf);
}

Expr flat_start(const FlatVariable *variable)
{
    if (variable->start_value)
        return variable->start_value;
    if (variable->type == TYPE_BOOLEAN)
        return expr_boolean(false);
    return variable->type == TYPE_INTEGER ? expr_integer(variable->literals.count ? 1 : 0) : expr_number(0);
}

Source flat_place(const System *system, int part, Source otherwise)
{
    if (otherwise.file == system->file)
        return otherwise;
    for (int p = part; p >= 0; p = system->parts.at[p].parent)
        if (system->parts.at[p].source.file == system->file)
            return system->parts.at[p].source;
    return otherwise;
}

bool flat_is_derivative(Expr e)
{
    return e->op == OP_DER;
}
