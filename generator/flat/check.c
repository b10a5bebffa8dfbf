/* check.c - the invariants of the constraint level. */
#include "flat/flat.h"

#include <string.h>

static bool is_derivative_node(Expr e)
{
    return e->op == OP_DER || e->op >= OP_PRE; /* ORDER ops.def: events, calls and arrays follow */
}

static void check_side(const System *system, const FlatEquation *equation, Expr side, Arena *scratch)
{
    ExprList leaves = {0};
    require(side);
    if (expr_find(side, is_derivative_node))
        internal_error("%s: an operator that flattening removes: %s", equation->id->text, expr_text(scratch, side));
    expr_variables(side, false, scratch, &leaves);
    for (int i = 0; i < leaves.count; i++)
        if (flat_variable(system, leaves.at[i]) < 0)
            internal_error("%s: '%s' is no variable", equation->id->text, leaves.at[i]->name->text);
}

static void check_constant_value(const System *system, const FlatVariable *variable, Expr value, Arena *scratch)
{
    ExprList leaves = {0};
    expr_variables(value, false, scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int leaf = flat_variable(system, leaves.at[i]);
        if (leaf < 0 || system->variables.at[leaf].kind != FLAT_CONSTANT)
            internal_error("'%s': '%s' is no constant", variable->path->text, leaves.at[i]->name->text);
    }
}

static void check_variable(const System *system, int index, Map *paths, Arena *scratch)
{
    const FlatVariable *variable = &system->variables.at[index];
    const char *path = variable->path->text;
    if (map_get(paths, variable->path, 0))
        internal_error("two variables have the path '%s'", path);
    map_put(paths, variable->path, 1);
    require(flat_variable(system, variable->leaf) == index);
    require(variable->part >= 0 && variable->part < system->parts.count);
    if (variable->derivative >= 0 && system->variables.at[variable->derivative].integral != index)
        internal_error("'%s' and its derivative are not linked", path);
    if ((variable->kind == FLAT_DERIVATIVE) != (variable->integral >= 0))
        internal_error("'%s': only a derivative has an integral", path);
    if (variable->kind != FLAT_CONSTANT && (variable->value || variable->bound_to >= 0))
        internal_error("'%s' is no constant and has a value", path);
    if (variable->bound_to >= 0 && variable->value != system->variables.at[variable->bound_to].leaf)
        internal_error("'%s' is bound, but has another value", path);
    if ((variable->start == START_NONE) != !variable->start_value)
        internal_error("'%s': a start without a value", path);
    if (variable->value)
        check_constant_value(system, variable, variable->value, scratch);
    if (variable->start_value)
        check_constant_value(system, variable, variable->start_value, scratch);
}

void flat_check(const System *system)
{
    Arena *scratch = arena_new();
    Map *paths = map_new(scratch);
    require(system->parts.count > 0 && system->parts.at[0].parent == -1);
    for (int i = 1; i < system->parts.count; i++)
        require(system->parts.at[i].parent >= 0 && system->parts.at[i].parent < i);
    for (int i = 0; i < system->variables.count; i++)
        check_variable(system, i, paths, scratch);
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        if (strcmp(equation->id->text, arena_format(scratch, "E%d", i + 1)) != 0)
            internal_error("equation %d has the id '%s'", i + 1, equation->id->text);
        require(equation->element && equation->instance);
        require((equation->origin == ORIGIN_CONSTRAINT) == (equation->written != NULL));
        check_side(system, equation, equation->left, scratch);
        check_side(system, equation, equation->right, scratch);
    }
    arena_free(scratch);
}
