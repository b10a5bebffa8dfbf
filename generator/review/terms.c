/* terms.c - the terms of an equation, with their units. */
#include "review/review.h"

#include "expr/units.h"

#include <string.h>

typedef struct {
    Arena *arena;
    const System *system;
    ReviewFormulas *formulas;
    json_t *terms;
    bool has_unit;
    const char *stated; /* unit of the first variable among the terms that has one; NULL: none */
} Terms;

/* Adds the terms of an expression. In an equation with a condition, 0 = if c then a else b, each branch may have a unit
 * of its own; the whole expression then has none, and the branches are added. */
static void add_terms(Terms *t, Expr e)
{
    const char *unit = flat_unit_of(t->arena, t->system, e);
    const bool is_sum = e->op == OP_ADD || e->op == OP_SUBTRACT || e->op == OP_NEGATE;
    if (is_sum || (e->op == OP_IF && !*unit)) {
        for (int i = is_sum ? 0 : 1; i < e->count; i++)
            add_terms(t, e->at[i]);
        return;
    }
    if (e->op == OP_NUMBER)
        return;
    json_t *term = json_object();
    json_object_set_new(term, "text", json_string(expr_text(t->arena, e)));
    if (*unit)
        json_object_set_new(term, "unit", json_string(unit));
    t->has_unit = t->has_unit || *unit;
    t->stated = !t->stated && *unit && e->op == OP_VARIABLE ? unit : t->stated;
    review_formula_put(t->formulas, term, (ReviewFormula){.left = e});
    json_array_append_new(t->terms, term);
}

/* Replaces units that are equivalent to the stated one by it: N*m, not kg*m^2/s^2. */
static void say_alike(json_t *terms, const char *stated)
{
    UnitMeaning meaning, of;
    if (!stated || !unit_read(stated, &meaning))
        return;
    for (size_t i = 0; i < json_array_size(terms); i++) {
        json_t *term = json_array_get(terms, i);
        const char *unit = json_string_value(json_object_get(term, "unit"));
        if (unit && unit_read(unit, &of) && dimension_is_same(&meaning.dimension, &of.dimension) &&
            scale_is_same(&meaning.dimension, &of.dimension))
            json_object_set_new(term, "unit", json_string(stated));
    }
}

void review_terms(json_t *row, Arena *arena, const System *system, const FlatEquation *drawn, ReviewFormulas *formulas)
{
    Terms t = {.arena = arena, .system = system, .formulas = formulas, .terms = json_array()};
    if (drawn->origin == ORIGIN_CONSTRAINT) {
        add_terms(&t, drawn->left);
        add_terms(&t, drawn->right);
    }
    say_alike(t.terms, t.stated);
    if (t.has_unit)
        json_object_set(row, "terms", t.terms);
    json_decref(t.terms);
}
