/* delay.c - delay(...) -> a variable of its own, with its equation.
 *
 * The delayed value is a variable too, a new one if it is an expression: its past is kept. A value that only constants
 * determine needs no delay. A time of 0 in the model is no delay either, and cannot be changed in the program then. */
#include "flat/instance.h"

#include <math.h>
#include <string.h>

typedef struct {
    const char *words, *fix;
} Mistake;

/* The mistake in a delay(); words are NULL if there is none. */
static Mistake mistake_of(Flattening *f, const Place *place, Expr operand, Expr time, Expr longest)
{
    static const char fix_place[] = "let an equation set a variable to the delayed value, and use that here";
    static const char fix_maximum[] = "write delay(expression, time, maximum), with a maximum of constants";
    if (place->is_action)
        return (Mistake){"delay() in statements that are executed at events", fix_place};
    if (place->function)
        return (Mistake){"delay() in a function", "give the function the delayed value as an argument"};
    if (f->system->parts.at[place->scope->part].presence)
        return (Mistake){"delay() in a part that can appear and disappear: it has no past when it appears",
                         "make the part permanent, or compute the delayed value outside of the part"};
    if (time->op == OP_ARRAY || (longest && longest->op == OP_ARRAY))
        return (Mistake){"the time of delay() is an array", "write a delay for each element"};
    if (operand->type == TYPE_INTEGER && !flat_is_made_of_constants(f, operand))
        return (Mistake){"delay() of an Integer", "delay a Real variable that is equal to it"};
    if (!longest && !flat_is_made_of_constants(f, time))
        return (Mistake){"the time of delay() varies, and no maximum is given", fix_maximum};
    if (longest && !flat_is_made_of_constants(f, longest))
        return (Mistake){"the maximum of delay() varies", fix_maximum};
    return (Mistake){NULL, NULL};
}

struct DelayedValues {
    Map *variable_of; /* delay(...), or what it delays or der() steps in -> the variable for it */
    int long_count;   /* of those whose texts are too long to be paths */
};

/* The path describes the value: delayed(x, T), undelayed(x*y); one that were long has a number. */
Expr flat_value_variable(Flattening *f, const Place *place, const char *what, Expr e, Unit unit, const char *written)
{
    enum { LONGEST = 100 };
    if (e->op == OP_VARIABLE)
        return e;
    if (!f->delayed) {
        f->delayed = arena_new_of(f->scratch, DelayedValues);
        f->delayed->variable_of = map_new(f->scratch);
    }
    int known = map_get(f->delayed->variable_of, e, -1);
    if (known >= 0)
        return f->system->variables.at[known].leaf;
    const char *text = expr_text(f->arena, e);
    const char *arguments =
        e->op == OP_DELAY ? text + strlen(op_text(OP_DELAY)) : arena_format(f->scratch, "(%s)", text);
    FlatVariable made = {
        .path = strlen(arguments) > LONGEST ? name_format("%s(%d)", what, ++f->delayed->long_count)
                                            : name_format("%s%s", what, arguments),
        .part = place->scope->part,
        .kind = FLAT_VARIABLE,
        .type = TYPE_REAL,
        .unit = unit,
        .source = place->source,
    };
    made.identifier = made.path;
    known = flat_add_variable(f, made, (Origin){.owner = place->scope, .item = {made.identifier, -1, NULL}});
    map_put(f->delayed->variable_of, e, known);
    Source source = place->source;
    source.element = place->element;
    Expr leaf = f->system->variables.at[known].leaf;
    FlatEquation *equation = flat_add_equation(f, ORIGIN_CONSTRAINT, leaf, e, source, place->scope->part);
    equation->written = equation->drawn = written ? written : text;
    equation->scope = place->scope->path;
    equation->purpose = arena_format(f->arena, "of a %s value", strncmp(what, "un", 2) == 0 ? what + 2 : what);
    return leaf;
}

/* at: operand, time, and the maximum if there is one */
static Expr delayed_value(Flattening *f, const Place *place, Expr drawn, Expr *at)
{
    if (flat_is_made_of_constants(f, at[0]))
        return at[0];
    at[0] = flat_value_variable(f, place, "undelayed", at[0], (Unit){0}, expr_text(f->arena, drawn->at[0]));
    Unit unit = f->system->variables.at[flat_variable(f->system, at[0])].unit;
    return flat_value_variable(f, place, "delayed", expr_raw(OP_DELAY, NULL, drawn->count, at), unit,
                               expr_text(f->arena, drawn));
}

Expr flat_rewrite_delay(Flattening *f, const Place *place, Expr e, const Typed *arguments)
{
    Expr at[3] = {arguments[0].e, arguments[1].e, e->count > 2 ? arguments[2].e : NULL}, time = at[1];
    Mistake mistake = mistake_of(f, place, at[0], time, at[2]);
    double number = mistake.words ? 0 : flat_stated_number(f, time);
    if (number < 0)
        mistake = (Mistake){"the time of delay() is negative", "give a time of 0 or more"};
    if (mistake.words) {
        if (flat_report_mistake(f, DIAG_F48, place, expr_text(f->scratch, e), "%s", mistake.words))
            diag_fix("%s", mistake.fix);
        return NULL;
    }
    if (number >= 0 && number <= 0) {
        flat_known_number(f, time, &number); /* structural from now on */
        return at[0];
    }
    if (at[0]->op != OP_ARRAY)
        return delayed_value(f, place, e, at);
    ExprList elements = {0};
    Sizes sizes = expr_sizes(at[0]);
    array_elements(at[0], f->scratch, &elements);
    for (int i = 0; i < elements.count; i++)
        elements.at[i] = delayed_value(f, place, e, (Expr[]){elements.at[i], at[1], at[2]});
    return array_from(f->scratch, &sizes, elements.at);
}
