/* size.c - sizes of arrays: of values, and of properties before they are members. */
#include "flat/instance.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static bool number_size(Flattening *f, const Instance *scope, Expr e, IntList *sizes)
{
    double number;
    if (!flat_early_number(f, scope, e, &number) || number < 0 || number > INT_MAX || number != floor(number))
        return false;
    list_push(f->scratch, sizes, (int)number);
    return true;
}

static bool call_sizes(Flattening *f, const Instance *scope, Expr e, IntList *sizes)
{
    const char *name = e->name->text;
    bool is_fill = strcmp(name, "fill") == 0, is_square = strcmp(name, "identity") == 0;
    bool is_filled = is_fill || strcmp(name, "zeros") == 0 || strcmp(name, "ones") == 0;
    if (strcmp(name, "linspace") == 0)
        return e->count == 3 && number_size(f, scope, e->at[2], sizes);
    for (int i = is_fill; is_filled && i < e->count; i++)
        if (!number_size(f, scope, e->at[i], sizes))
            return false;
    if (is_square && e->count == 1)
        return number_size(f, scope, e->at[0], sizes) && number_size(f, scope, e->at[0], sizes);
    return is_filled && e->count > is_fill;
}

static bool range_sizes(Flattening *f, const Instance *scope, Expr range, IntList *sizes)
{
    double ends[3];
    for (int i = 0; i < range->count; i++)
        if (!flat_early_number(f, scope, range->at[i], &ends[i]))
            return false;
    double step = range->count == 3 ? ends[1] : 1;
    double length = step == 0 ? NAN : expr_range_length(ends[0], step, ends[range->count - 1]);
    bool is_known = length <= INT_MAX;
    if (is_known)
        list_push(f->scratch, sizes, (int)length);
    return is_known;
}

/* Recursion follows the nesting of an expression, which the parser limits. */
static bool expression_sizes(Flattening *f, const Instance *scope, Expr e, IntList *sizes)
{
    Fact fact;
    switch (e->op) {
    case OP_ARRAY:
        if (!e->count || e->at[0]->op == OP_FOR)
            return false;
        list_push(f->scratch, sizes, e->count);
        expression_sizes(f, scope, e->at[0], sizes);
        return true;
    case OP_MATRIX:
        list_push(f->scratch, sizes, e->count);
        list_push(f->scratch, sizes, e->at[0]->count);
        return true;
    case OP_VARIABLE:
        return flat_fact_named(f, scope, e->name, &fact) && flat_early_sizes(f, fact.instance, fact.slot, sizes);
    case OP_CALL: return call_sizes(f, scope, e, sizes);
    case OP_RANGE: return range_sizes(f, scope, e, sizes);
    case OP_INDEX:
    case OP_FIELD: return false;
    default:
        for (int i = 0; i < e->count; i++)
            if (expression_sizes(f, scope, e->at[i], sizes))
                return true;
        return false;
    }
}

/* Sizes of the values in slots, or of the expression; a file is read once, and its faults are reported once. */
static bool sizes_of_value(Flattening *f, const Property *property, const Given *given, IntList *sizes)
{
    const Value *value = given->value;
    Expr e = value && value->kind == VALUE_EXPRESSION ? value->expression : NULL;
    int parts = given->nested.count > 0;
    if (given->slot) {
        list_push(f->scratch, sizes, given->slot->values.count);
        return true;
    }
    if (e && parser_is_csv(e)) {
        Place place = flat_place_of_value(f, given->scope, property, value);
        e = flat_csv_array(f, e, &place);
        if (!e)
            flat_report_once(f, value);
    }
    if (e && expression_sizes(f, given->scope, e, sizes))
        return true;
    for (int i = 0; i < given->nested.count; i++)
        parts = given->nested.at[i].element >= parts ? given->nested.at[i].element + 1 : parts;
    if (parts)
        list_push(f->scratch, sizes, parts);
    return parts;
}

/* ---- sizes of properties ---- */

/* The name in a size that is to blame, and why. */
static void explain_size(Flattening *f, const Instance *instance, Expr size)
{
    ExprList leaves = {0};
    expr_variables(size, true, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        Fact fact;
        double number;
        IntList sizes = {0};
        if (flat_early_number(f, instance, leaves.at[i], &number))
            continue;
        bool is_named = leaves.at[i]->op == OP_VARIABLE && flat_fact_named(f, instance, leaves.at[i]->name, &fact);
        const Property *property = is_named ? fact.instance->shape->properties.at[fact.slot] : NULL;
        if (!property)
            diag_detail("%s: there is no constant of that name", expr_text(f->scratch, leaves.at[i]));
        else if (flat_early_sizes(f, fact.instance, fact.slot, &sizes))
            diag_detail("%s: its size is %s (%s)", expr_text(f->scratch, leaves.at[i]),
                        flat_sizes_text(f->scratch, &sizes), source_print(f->scratch, property->source));
        else
            diag_detail("%s: %s (%s)", expr_text(f->scratch, leaves.at[i]),
                        property->variability == VARIABILITY_VARIABLE
                            ? "it is a PhSVariable"
                            : "neither it, the part, nor the property that it is bound to has a number",
                        source_print(f->scratch, property->source));
    }
}

static bool size_of(Flattening *f, const Instance *instance, Expr size, const Property *property, bool is_quiet,
                    IntList *sizes)
{
    double number = NAN;
    bool is_known = flat_early_number(f, instance, size, &number);
    if (is_known && number >= 0 && number <= INT_MAX && number == floor(number)) {
        list_push(f->scratch, sizes, (int)number);
        return true;
    }
    if (is_quiet || !flat_report_once(f, property))
        return false;
    const char *path = flat_join_path(instance->path, property->identifier)->text;
    if (is_known)
        diag(DIAG_F35, property->source, "the size of '%s' is %s", path, number_text(number));
    else
        diag(DIAG_F34, property->source, "the size of '%s' is not known", path);
    if (size->op != OP_NUMBER)
        diag_detail("it is %s, in names of '%s'", expr_text(f->scratch, size),
                    instance->shape->classifier->qualified->text);
    explain_size(f, instance, size);
    return false;
}

bool flat_is_open(const Property *property)
{
    for (int i = 0; i < property->sizes.count; i++)
        if (property->sizes.at[i]->op == OP_COLON)
            return true;
    return false;
}

/* True if the sizes of the value are those drawn. The values of a slot are one after the other: one size that is not
 * drawn follows from the others. */
static bool fits_drawn(Flattening *f, const Instance *instance, const Property *property, bool is_slot, IntList *sizes)
{
    const int count = property->sizes.count;
    int open = -1, opens = 0;
    double number, product = 1;
    IntList drawn = {0};
    if (count == 1)
        return true;
    for (int i = 0; i < count; i++) {
        const bool is_open = property->sizes.at[i]->op == OP_COLON;
        if (!is_open && !flat_early_number(f, instance, property->sizes.at[i], &number))
            return false;
        open = is_open ? i : open;
        opens += is_open;
        product *= is_open ? 1 : number;
        list_push(f->scratch, &drawn, is_open ? 0 : (int)number);
    }
    if (is_slot && opens == 1 && product > 0 && sizes->count == 1 && fmod(sizes->at[0], product) < 0.5) {
        drawn.at[open] = (int)(sizes->at[0] / product);
        *sizes = drawn;
    }
    for (int i = 0; i < count && sizes->count == count; i++)
        if (property->sizes.at[i]->op != OP_COLON && drawn.at[i] != sizes->at[i])
            return false;
    return sizes->count == count;
}

bool flat_check_drawn(Flattening *f, const Instance *instance, const Property *property, bool is_slot, bool is_quiet,
                      IntList *sizes)
{
    if (fits_drawn(f, instance, property, is_slot, sizes))
        return true;
    if (!is_quiet && flat_report_once(f, property)) {
        diag(DIAG_F33, property->source, "the value of '%s' has %s elements, which differs from its multiplicity",
             flat_join_path(instance->path, property->identifier)->text, flat_sizes_text(f->scratch, sizes));
        diag_fix("give the value as many dimensions, and as many elements in each, as the array has");
    }
    return false;
}

bool flat_property_sizes(Flattening *f, const Instance *instance, const Property *property, const Given *given,
                         bool is_quiet, IntList *sizes)
{
    if (!flat_is_open(property)) {
        for (int i = 0; i < property->sizes.count; i++)
            if (!size_of(f, instance, property->sizes.at[i], property, is_quiet, sizes))
                return false;
        return true;
    }
    if (sizes_of_value(f, property, given, sizes) ||
        flat_tied_sizes(f, instance, flat_shape_slot(instance->shape, property), sizes))
        return flat_check_drawn(f, instance, property, given->slot, is_quiet, sizes);
    if (sysml_is_open_collection(property)) {
        if (!is_quiet && !property->is_subsetted && flat_report_once(f, &property->sizes)) /* no mistake */
            diag(DIAG_F71, property->source, "the collection '%s' has no elements",
                 flat_join_path(instance->path, property->identifier)->text);
        list_push(f->scratch, sizes, 0);
        return true;
    }
    bool is_reported = given->value && map_get(f->reported, given->value, 0);
    if (!is_quiet && flat_report_once(f, property) && !is_reported)
        diag(DIAG_F34, property->source,
             "the size of '%s' is not known: its multiplicity is %d..*, and no value says it",
             flat_join_path(instance->path, property->identifier)->text, property->lower);
    return false;
}

bool flat_early_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes)
{
    const Property *property = instance->shape->properties.at[slot];
    Given given = flat_given_to(f, instance, slot);
    Name key = name_format("size %d.%d", instance->index, slot);
    if (!property->sizes.count || !flat_early_begin(f, key))
        return false;
    bool is_known = flat_property_sizes(f, instance, property, &given, true, sizes);
    flat_early_end(f, key, is_known);
    return is_known;
}
