/* unit_shown.c - the units of terms, as those of their variables make them. */
#include "flat/instance.h"
#include "flat/unit_check.h"

#include <math.h>
#include <string.h>

enum { MOST_NESTED = 200 };

/* Open: of any unit, a number. */
typedef struct {
    bool is_known, is_open;
    Dimension dimension;
} Shown;

static const Shown unknown_unit = {.is_known = false}, open_unit = {.is_known = true, .is_open = true};

static Shown unit_of(const System *system, Expr e, int depth);

static Shown leaf_unit(const System *system, Expr e)
{
    if (e->op == OP_NUMBER)
        return open_unit;
    if (e->op == OP_TIME)
        return (Shown){.is_known = true, .dimension = dimension_of_time};
    const int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    if (variable < 0 || e->type == TYPE_BOOLEAN || !system->units[variable].is_certain)
        return unknown_unit;
    return (Shown){.is_known = true, .dimension = *system->units[variable].dimension};
}

/* The unit of the first argument that has one: all are alike, or the check of units has reported it. */
static Shown common_unit(const System *system, Expr e, int first, int depth)
{
    Shown common = open_unit;
    for (int i = first; i < e->count; i++) {
        const Shown of = unit_of(system, e->at[i], depth);
        if (of.is_known && !of.is_open)
            return of;
        common = of.is_known ? common : unknown_unit;
    }
    return common;
}

static Shown product_unit(const System *system, Expr e, int depth)
{
    Shown product = open_unit;
    for (int i = 0; i < e->count; i++) {
        const Shown of = unit_of(system, e->at[i], depth);
        if (!of.is_known || (of.is_open && e->at[i]->op == OP_NUMBER && !flat_is_mere_number(e->at[i]->number)))
            return unknown_unit;
        if (of.is_open)
            continue;
        product.is_open = false;
        product.dimension = dimension_times(product.dimension, of.dimension, e->op == OP_DIVIDE && i > 0 ? -1 : 1);
    }
    return product;
}

static Shown power_unit(Shown base, double exponent)
{
    if (!base.is_known || base.is_open)
        return base;
    if (isnan(exponent))
        return unknown_unit;
    base.dimension = dimension_power(base.dimension, exponent);
    return base;
}

static Shown unit_of(const System *system, Expr e, int depth)
{
    if (depth > MOST_NESTED)
        return unknown_unit;
    depth++;
    switch (e->op) {
    case OP_ADD: case OP_SUBTRACT: case OP_HOMOTOPY: case OP_MIN: case OP_MAX: case OP_MOD: case OP_REM:
        return common_unit(system, e, 0, depth);
    case OP_IF: case OP_SMOOTH: return common_unit(system, e, 1, depth);
    case OP_MULTIPLY: case OP_DIVIDE: return product_unit(system, e, depth);
    case OP_POWER:
        return power_unit(unit_of(system, e->at[0], depth), e->at[1]->op == OP_NUMBER ? e->at[1]->number : NAN);
    case OP_SQRT: return power_unit(unit_of(system, e->at[0], depth), 0.5);
    case OP_NEGATE: case OP_ABS: case OP_PRE: case OP_NO_EVENT: case OP_DELAY:
        return unit_of(system, e->at[0], depth);
    case OP_EXP: case OP_LOG: case OP_LOG10: case OP_SIN: case OP_COS: case OP_TAN: case OP_ASIN: case OP_ACOS:
    case OP_ATAN: case OP_ATAN2: case OP_SINH: case OP_COSH: case OP_TANH: case OP_SIGN:
        return (Shown){.is_known = true, .dimension = no_dimension};
    default: return e->count ? unknown_unit : leaf_unit(system, e);
    }
}

/* By a name of its own where it has one that cannot be that of another quantity: of N*m and J there is no telling. */
static const char *name_of_dimension(const Dimension *dimension)
{
    static const char *const names[] = {"N", "Pa", "W", "V", "F", "H", "C", "T"};
    UnitMeaning meaning;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (unit_read(names[i], &meaning) && dimension_is_same(dimension, &meaning.dimension) &&
            scale_is_same(dimension, &meaning.dimension))
            return names[i];
    return NULL;
}

const char *flat_unit_of(Arena *arena, const System *system, Expr e)
{
    while (e->op == OP_NEGATE)
        e = e->at[0];
    const int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    if (!system->units)
        return "";
    if (variable >= 0)
        return flat_unit(arena, system, variable, 0);
    const Shown shown = unit_of(system, e, 0);
    Text text = text_new(arena);
    if (!shown.is_known || shown.is_open)
        return "";
    const char *name = name_of_dimension(&shown.dimension);
    if (name)
        return name;
    dimension_print(&text, &shown.dimension);
    return text.at;
}
