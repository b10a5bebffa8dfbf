/* derivative.c - der(...) -> a variable of its own, or the derivative of an expression. */
#include "flat/instance.h"

#include <string.h>

/* m/s becomes m/s^2, N becomes N/s; what is written otherwise is put in parentheses. */
static Unit unit_per_second(Arena *arena, Unit unit)
{
    const char *symbol = unit.symbol ? unit.symbol->text : "";
    size_t length = strlen(symbol);
    const char *made = "";
    if (!length)
        return (Unit){0};
    if (strcmp(symbol, "1") == 0)
        made = "1/s";
    else if (length > 2 && strcmp(symbol + length - 2, "/s") == 0)
        made = arena_format(arena, "%s^2", symbol);
    else if (strchr(symbol, '/'))
        made = arena_format(arena, "(%s)/s", symbol);
    else
        made = arena_format(arena, "%s/s", symbol);
    return (Unit){.symbol = name_of(made)};
}

static int derivative_variable(Flattening *f, int variable)
{
    FlatVariable of = f->system->variables.at[variable];
    if (of.derivative >= 0)
        return of.derivative;
    Origin origin = f->origins.at[variable];
    origin.value = NULL;
    FlatVariable made = {
        .path = name_format("der(%s)", of.path->text),
        .identifier = name_format("der(%s)", of.identifier->text),
        .part = of.part,
        .kind = FLAT_DERIVATIVE,
        .type = TYPE_REAL,
        .unit = unit_per_second(f->scratch, of.unit),
        .documentation = name_of(""),
        .source = of.source,
    };
    int index = add_variable(f, made, origin);
    f->system->variables.at[variable].derivative = index;
    f->system->variables.at[index].integral = variable;
    return index;
}

static Expr derivative_of_leaf(void *context, Expr leaf)
{
    Flattening *f = context;
    int variable = flat_variable(f->system, leaf);
    if (variable < 0 || f->system->variables.at[variable].kind == FLAT_CONSTANT ||
        f->system->variables.at[variable].type != TYPE_REAL)
        return expr_number(0); /* what is no real variable jumps or stays */
    int derivative = derivative_variable(f, variable); /* may move the list */
    return f->system->variables.at[derivative].leaf;
}

Expr time_derivative(Flattening *f, Expr e, Expr *culprit)
{
    *culprit = NULL;
    if (e->op == OP_VARIABLE)
        return derivative_of_leaf(f, e);
    return expr_time_derivative(e, derivative_of_leaf, f, culprit);
}
