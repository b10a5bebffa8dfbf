/* system.c - questions about a flat system. */
#include "flat/instance.h"

int flat_variable(const System *system, Expr leaf)
{
    return expr_index(system->by_leaf, leaf);
}

void flat_mentions_in_data(Arena *arena, const System *system, Expr e, Name scope, IntList *found)
{
    ExprList nodes = {0};
    if (system->tables.count)
        expr_nodes(e, arena, &nodes);
    for (int n = 0; n < nodes.count; n++)
        for (int i = 0; i < system->tables.count && nodes.at[n]->op == OP_TABLE; i++) {
            const FlatTable *table = &system->tables.at[i];
            for (int k = 0; k < table->constants.count && table->table == nodes.at[n] && table->scope == scope; k++)
                list_push(arena, found, table->constants.at[k]);
        }
}

int flat_drawn_variables(const System *system)
{
    int count = 0;
    for (int i = 0; i < system->variables.count; i++)
        count += !system->variables.at[i].is_made;
    return count;
}

int flat_drawn_equations(const System *system)
{
    int count = 0;
    for (int i = 0; i < system->equations.count; i++)
        count += !system->equations.at[i].purpose;
    return count;
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
