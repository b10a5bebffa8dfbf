/* derivative.c - der(...) -> a variable of its own, or the derivative of an expression.
 *
 * A term that changes in steps, such as floor() or a choice of numbers, becomes a variable: an expression's derivative
 * would not hold the impulses of its jumps. A term that also varies in between is differentiated as it is, so that
 * states stay what they are, and is made a variable as well, whose jumps end the run. */
#include "flat/instance.h"

#include <string.h>

/* m/s becomes m/s^2, N becomes N/s, A*s becomes A; other expressions are put in parentheses. */
static Unit unit_per_second(Arena *arena, Unit unit)
{
    const char *symbol = unit.symbol ? unit.symbol->text : "";
    size_t length = strlen(symbol);
    const char *made = "";
    if (!length)
        return (Unit){0};
    if (strcmp(symbol, "1") == 0)
        made = "1/s";
    else if (strcmp(symbol, "s") == 0)
        made = "1";
    else if (length > 2 && strcmp(symbol + length - 2, "*s") == 0)
        made = arena_format(arena, "%.*s", (int)length - 2, symbol);
    else if (length > 2 && strcmp(symbol + length - 2, "/s") == 0)
        made = arena_format(arena, "%s^2", symbol);
    else if (strchr(symbol, '/'))
        made = arena_format(arena, "(%s)/s", symbol);
    else
        made = arena_format(arena, "%s/s", symbol);
    return (Unit){.symbol = name_of(made)};
}

/* Only real variables vary between events. */
static Expr derivative_of_leaf(void *context, Expr leaf)
{
    Flattening *f = context;
    int variable = flat_variable(f->system, leaf);
    if (variable < 0 || f->system->variables.at[variable].kind == FLAT_CONSTANT ||
        f->system->variables.at[variable].type != TYPE_REAL)
        return expr_number(0);
    FlatVariable of = f->system->variables.at[variable];
    if (of.derivative >= 0)
        return f->system->variables.at[of.derivative].leaf;
    Origin origin = f->origins.at[variable];
    origin.value = NULL;
    FlatVariable made = {
        .path = name_format("der(%s)", of.path->text),
        .identifier = name_format("der(%s)", of.identifier->text),
        .part = of.part,
        .kind = FLAT_DERIVATIVE,
        .type = TYPE_REAL,
        .unit = unit_per_second(f->scratch, of.unit),
        .source = of.source,
    };
    int index = flat_add_variable(f, made, origin);
    f->system->variables.at[variable].derivative = index;
    f->system->variables.at[index].integral = variable;
    return f->system->variables.at[index].leaf;
}

static bool may_step(Expr e)
{
    switch (e->op) {
    case OP_SIGN: case OP_FLOOR: case OP_CEIL: case OP_INTEGER: case OP_DIV: case OP_MOD: case OP_REM: case OP_IF:
    case OP_INTERPOLATE: case OP_INTERPOLATE2: case OP_PIECE: case OP_PATCH:
        return true;
    default:
        return false;
    }
}

/* True if the value varies with variables between its steps. */
static bool varies(Flattening *f, Expr e)
{
    bool is_constant_between = e->op == OP_SIGN || e->op == OP_FLOOR || e->op == OP_CEIL || e->op == OP_INTEGER ||
                               e->op == OP_DIV;
    IntList variables = {0};
    for (int k = e->op == OP_IF ? 1 : 0; k < e->count && !is_constant_between; k++)
        expr_mentions(e->at[k], f->system->by_leaf, f->scratch, &variables);
    for (int i = 0; i < variables.count; i++)
        if (f->system->variables.at[variables.at[i]].kind != FLAT_CONSTANT)
            return true;
    return false;
}

typedef struct {
    Flattening *f;
    const Place *place;
    Map *images;
    ExprList found; /* images */
} Steps;

/* Recursion follows the nesting of an expression, which the parser limits. */
static Expr with_steps(Steps *s, Expr e)
{
    Flattening *f = s->f;
    int known = e->count ? map_get(s->images, e, -1) : -1;
    if (known >= 0 || !e->count)
        return e->count ? s->found.at[known] : e;
    Expr image = e;
    if (may_step(e) && !flat_is_made_of_constants(f, e)) {
        bool is_varying = varies(f, e);
        Expr leaf =
            flat_value_variable(f, s->place, is_varying ? "differentiated" : "undifferentiated", e, (Unit){0}, NULL);
        f->system->variables.at[flat_variable(f->system, leaf)].has_lost_jumps = is_varying;
        image = is_varying ? e : leaf;
    } else if (!may_step(e) && e->type == TYPE_REAL) {
        Expr *arguments = arena_array(f->scratch, Expr, e->count);
        for (int k = 0; k < e->count; k++)
            arguments[k] = with_steps(s, e->at[k]);
        image = expr_raw(e->op, e->name, e->count, arguments);
    }
    map_put(s->images, e, s->found.count);
    list_push(f->scratch, &s->found, image);
    return image;
}

Expr flat_time_derivative(Flattening *f, const Place *place, Expr e, Expr *culprit)
{
    if (expr_find(e, may_step) && !place->function && !place->is_action) {
        Steps steps = {f, place, map_new(f->scratch), {0}};
        e = with_steps(&steps, e);
    }
    *culprit = NULL;
    if (e->op == OP_VARIABLE)
        return derivative_of_leaf(f, e);
    return expr_time_derivative(e, derivative_of_leaf, f, culprit);
}
