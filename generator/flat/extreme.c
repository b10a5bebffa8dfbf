/* extreme.c - max() or min() of many values, computed in steps.
 *
 * max() of many values is a tree of pairs (expr/array_function.c). The relation and the choice of the next pair both
 * need the result of a pair and would compute it twice. So each result becomes a hidden variable with its own equation.
 * The equations of one level of the tree have the same form, and follow each other. */
#include "flat/constraint.h"
#include "flat/variable.h"

enum { FEWEST = 32 }; /* values from which on steps are used */

typedef struct {
    Flattening *f;
    const Place *place;
    Name array; /* of the hidden variables */
    int count;
} Steps;

static bool is_extreme(Expr e)
{
    return (e->op == OP_MAX || e->op == OP_MIN) && e->type == TYPE_REAL;
}

static int values_of(Expr e, Op op)
{
    return e->op == op ? values_of(e->at[0], op) + values_of(e->at[1], op) : 1;
}

static bool is_pair(Expr e)
{
    return e->at[0]->op != e->op && e->at[1]->op != e->op;
}

static Expr step(Steps *s, Expr pair)
{
    Flattening *f = s->f;
    const Instance *scope = s->place->scope;
    const Name name = name_format("%s[%d]", s->array->text, ++s->count);
    const FlatVariable made = {
        .path = flat_join_path(scope->path, name),
        .identifier = flat_identifier_in_part(f, scope, name),
        .part = scope->part,
        .kind = FLAT_VARIABLE,
        .type = TYPE_REAL,
        .is_hidden = true,
        .is_made = true,
        .source = s->place->source,
    };
    const int variable = flat_add_variable(f, made, (Origin){.owner = scope, .item = {name, -1, NULL}});
    const Expr leaf = f->system->variables.at[variable].leaf;
    Source source = s->place->source;
    source.element = s->place->element;
    FlatEquation *equation = flat_add_equation(f, ORIGIN_CONSTRAINT, leaf, pair, source, scope->part);
    equation->written = equation->drawn =
        arena_format(f->arena, "%s = %s", leaf->name->text, expr_text(f->scratch, pair));
    equation->scope = scope->path;
    equation->purpose = "of the values that are compared";
    return leaf;
}

/* Replaces each pair of values by a step. Recursion is as deep as the tree. */
static Expr without_pairs(Steps *s, Expr e, Op op)
{
    if (e->op != op)
        return e;
    if (is_pair(e))
        return step(s, e);
    const Expr both[] = {without_pairs(s, e->at[0], op), without_pairs(s, e->at[1], op)};
    return expr_raw(op, NULL, 2, both);
}

Side flat_in_steps(Flattening *f, const Place *place, Side side)
{
    if (!is_extreme(side.right) || side.left->op != OP_VARIABLE || values_of(side.right, side.right->op) < FEWEST ||
        f->system->parts.at[place->scope->part].presence ||
        f->system->variables.at[flat_variable(f->system, side.left)].is_discrete)
        return side;
    Steps steps = {.f = f, .place = place, .array = flat_hidden_identifier(f, op_text(side.right->op), place)};
    while (!is_pair(side.right))
        side.right = without_pairs(&steps, side.right, side.right->op);
    return side;
}
