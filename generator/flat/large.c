/* large.c - arrays that are too large to be made element by element.
 *
 * The law: an array is left open if each of its large sizes is a drawn number, or follows from constants with whole
 * numbers as values. A program for all values of these numbers equals the program of the drawing if it is given the
 * numbers of the drawing. This is true whichever numbers of the drawing are taken to mean a size. Those near a size
 * are, as in a loop over 2:99999 beside a multiplicity of 100000. */
#include "flat/size.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <math.h>
#include <string.h>

/* The samples of sizes begin at LEAST, so that each array has many elements, and are APART, so that sizes differ. */
enum { LEAST = 41, APART = 3, NEAR = 16 };

/* Index of the variation whose size a number of the drawing means; -1: none. */
static int meant_by(const VariationList *open, double number)
{
    int at = 0;
    while (at < open->count && !(fabs(open->at[at].own - number) <= NEAR))
        at++;
    return number > open->limit && at < open->count ? at : -1;
}

static Expr opened(void *context, Expr e)
{
    const VariationList *open = context;
    const int at = e->op == OP_NUMBER ? meant_by(open, e->number) : -1;
    if (at < 0)
        return NULL;
    const Variation *variation = &open->at[at];
    return expr_number(variation->choices.at[open->chosen[at]].number + e->number - variation->own);
}

static bool has_none(Expr e)
{
    return e->op == OP_VARIABLE || e->op == OP_STRING;
}

Expr flat_opened(const Flattening *f, Expr e)
{
    return f->open && f->open->chosen ? expr_rebuild(e, false, has_none, opened, f->open) : e;
}

static void add_variation(Flattening *f, Variation variation, const Value *stated)
{
    Value *value = arena_new_of(f->arena, Value);
    *value = stated ? *stated : (Value){.kind = VALUE_NUMBER};
    value->number = LEAST + APART * f->open->count;
    list_push(f->arena, &variation.choices,
              (VariationValue){arena_format(f->arena, "%s..", number_text(value->number)), value->number, value, true});
    list_push(f->arena, f->open, variation);
}

/* Makes a constant a variation. False if a program cannot be made for all its values. */
static bool open_constant(Flattening *f, Fact fact)
{
    const Property *property = fact.instance->shape->properties.at[fact.slot];
    const Given given = flat_given_to(f, fact.instance, fact.slot);
    const Variation variation = {.path = flat_join_path(fact.instance->path, property->identifier)->text,
                                 .own = given.value->number,
                                 .owner = fact.instance->path,
                                 .identifier = property->identifier};
    for (int i = 0; i < f->open->count; i++)
        if (strcmp(f->open->at[i].path, variation.path) == 0)
            return true;
    const bool is_open = property->kind == PROPERTY_VALUE && !property->sizes.count &&
                         f->open->count < MOST_OPEN_SIZES && fact.instance->kind == INSTANCE_PART &&
                         variation.own > LEAST && flat_value_type(property, given.value) == TYPE_INTEGER;
    if (is_open)
        add_variation(f, variation, given.value);
    return is_open;
}

static bool open_number(Flattening *f, const Instance *instance, const Property *property, int number)
{
    const char *path = flat_join_path(instance->path, property->identifier)->text;
    const bool is_new = meant_by(f->open, number) < 0;
    if (is_new && f->open->count < MOST_OPEN_SIZES)
        add_variation(f, (Variation){.path = arena_format(f->arena, "%s.size", path), .own = number}, NULL);
    return meant_by(f->open, number) >= 0;
}

/* Makes a size, or the constants it follows from, variations. False if this is not possible. */
static bool open_size(Flattening *f, const Instance *instance, const Property *property, Expr size, int number)
{
    FactList sources = {0};
    if (size->op == OP_NUMBER)
        return open_number(f, instance, property, number);
    bool is_open = flat_sources(f, instance, size, &sources) && sources.count;
    for (int i = 0; i < sources.count && is_open; i++)
        is_open = open_constant(f, sources.at[i]);
    return is_open;
}

bool flat_leave_open(Flattening *f, const Instance *instance, const Property *property, const IntList *sizes)
{
    VariationList *open = f->open;
    bool is_large = false;
    for (int i = 0; open && i < sizes->count; i++) {
        if (sizes->at[i] <= open->limit)
            continue;
        is_large = true;
        if (!open->chosen && (property->sizes.count != sizes->count ||
                              !open_size(f, instance, property, property->sizes.at[i], sizes->at[i])))
            return false;
    }
    if (is_large)
        open->is_cut = true;
    return is_large;
}
