/* extent.c - how deep and how large a system will be, known from its blocks before anything is built: one visit per
 * block, however often it is used.
 *
 * Both limits are far above those of drawn models. They stop a drawing that was copied into itself by mistake before it
 * fills the memory, and bound the recursion over nested parts. */
#include "flat/instance.h"

enum { MOST_LEVELS = 100, MOST_ELEMENTS = 10000000 };

static const double most_counted = 9e18; /* ten levels of a hundred parts each are more than anybody wants to read */

static bool has_inner(const Property *property)
{
    return flat_is_structured(property->type) && property->kind != PROPERTY_OTHER &&
           property->kind != PROPERTY_PARTICIPANT && !sysml_is_bound(property);
}

/* The number of a property's elements, if its multiplicity is fixed; others are measured, and negative ones rejected,
 * when the array is made. */
static double copies(const Property *property)
{
    double product = 1;
    for (int i = 0; i < property->sizes.count; i++) {
        const Expr size = property->sizes.at[i];
        product *= size->op == OP_NUMBER && size->number >= 0 ? size->number : 1;
    }
    return product < MOST_ELEMENTS ? product : MOST_ELEMENTS + 1;
}

/* too_deep receives where the limit of nesting is met. */
static const Shape *measured(Flattening *f, const Classifier *classifier, int level, const Classifier **too_deep)
{
    int index = flat_shape_of(f, classifier)->index; /* may move the list */
    Shape *shape = f->shapes.at[index];
    if (shape->levels)
        return shape;
    shape->levels = MOST_LEVELS + 1; /* also if it is met again on the way down */
    shape->is_on_way = true;
    shape->parts = 1;
    for (int i = 0; i < shape->constraints.count; i++) {
        const EquationList *equations = &shape->constraints.at[i]->equations;
        for (int k = 0; k < equations->count; k++)
            shape->derivatives +=
                equations->at[k]->kind == EQUATION_EQUAL && (expr_find(equations->at[k]->left, flat_is_derivative) ||
                                                             expr_find(equations->at[k]->right, flat_is_derivative));
    }
    if (level > MOST_LEVELS) {
        *too_deep = classifier;
        shape->is_on_way = false;
        return shape;
    }
    int levels = 0;
    for (int slot = 0; slot < shape->properties.count; slot++) {
        const Property *property = shape->properties.at[slot];
        if (!has_inner(property)) {
            shape->values += copies(property);
            continue;
        }
        if (sysml_is_open_collection(property) && flat_shape_of(f, property->type)->is_on_way)
            continue; /* a tree of parts, which ends where there are none: measured as it is made */
        const Shape *inner = measured(f, property->type, level + 1, too_deep);
        shape->parts += copies(property) * inner->parts;
        shape->values += copies(property) * inner->values;
        shape->derivatives += copies(property) * inner->derivatives;
        if (inner->levels > levels)
            levels = inner->levels;
    }
    shape->levels = levels + 1;
    shape->is_on_way = false;
    return shape;
}

/* The way down along the largest parts shows where the number comes from. */
static void report_size(Flattening *f, const Shape *root)
{
    enum { STEPS_SHOWN = 5 };
    diag(DIAG_F02, root->classifier->source, "block '%s' would have more than %d parts, ports and values",
         root->classifier->qualified->text, MOST_ELEMENTS);
    const Shape *shape = root;
    for (int step = 0; step < STEPS_SHOWN; step++) {
        const Property *largest = NULL;
        double most = 1;
        for (int slot = 0; slot < shape->properties.count; slot++) {
            const Property *property = shape->properties.at[slot];
            const Shape *inner = has_inner(property) ? flat_shape_of(f, property->type) : NULL;
            double inside = inner ? copies(property) * (inner->parts + inner->values) : 0;
            if (inside > most) {
                most = inside;
                largest = property;
            }
        }
        if (!largest)
            return;
        if (most < most_counted)
            diag_detail("%s has %.0f in %s : %s", shape->classifier->qualified->text, most, largest->name->text,
                        largest->type->qualified->text);
        shape = flat_shape_of(f, largest->type);
    }
}

bool flat_is_buildable(Flattening *f, const Classifier *block)
{
    const Classifier *too_deep = NULL;
    const Shape *root = measured(f, block, 0, &too_deep);
    if (too_deep || root->levels > MOST_LEVELS) {
        const Classifier *where = too_deep ? too_deep : block;
        diag(DIAG_F01, where->source, "parts are nested more than %d levels deep, down to block '%s'", MOST_LEVELS,
             where->qualified->text);
        return false;
    }
    if (root->parts + root->values > MOST_ELEMENTS) {
        report_size(f, root);
        return false;
    }
    double derivatives = root->derivatives < MOST_ELEMENTS ? root->derivatives : 0;
    reserve(f->arena, &f->system->variables, root->values + derivatives);
    reserve(f->scratch, &f->origins, root->values + derivatives);
    reserve(f->arena, &f->system->parts, root->parts);
    reserve(f->scratch, &f->instances, root->parts);
    reserve(f->scratch, &f->made, root->parts + 1);
    return true;
}

/* Nothing is made any more once the limit is met: there may be as many branches as two to that power. */
bool flat_may_nest(Flattening *f, const Instance *owner, const Property *property)
{
    static const char limit[] = "met";
    const bool is_met = map_get(f->reported, limit, 0);
    if (owner->depth < MOST_LEVELS && !is_met)
        return true;
    map_put(f->reported, property, 1); /* equations that use it say nothing more */
    if (flat_report_once(f, limit)) {
        diag(DIAG_F01, property->source, "parts are nested more than %d levels deep, down to '%s'", MOST_LEVELS,
             property->source.element->text);
        diag_fix("let the values of instances form a tree of fewer levels");
    }
    return false;
}

bool flat_is_room(Flattening *f, const Property *property, const IntList *sizes)
{
    const Shape *inner = has_inner(property) ? flat_shape_of(f, property->type) : NULL;
    double count = inner ? inner->parts + inner->values : 1;
    for (int i = 0; i < sizes->count; i++)
        count *= sizes->at[i];
    if (count <= MOST_ELEMENTS - f->system->variables.count - f->system->parts.count)
        return true;
    if (flat_report_once(f, property)) {
        diag(DIAG_F02, property->source, "'%s' of %s elements makes more than %d parts, ports and values",
             property->source.element->text, flat_sizes_text(f->scratch, sizes), MOST_ELEMENTS);
        diag_fix("make the multiplicity smaller");
    }
    return false;
}
