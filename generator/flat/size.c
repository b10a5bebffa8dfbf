/* size.c - sizes of arrays: of values, and of properties before these have members. */
#include "flat/size.h"
#include "flat/rewrite.h"
#include "flat/value.h"
#include "flat/variable.h"

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
    bool is_filled = is_fill || word_is_among(name, "zeros|ones");
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

/* The sizes of the values in slots, or of the expression. A file is read once, and its mistakes are reported once. */
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

/* Tells which names in a size have no known number, and why. */
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

/* True if the sizes of the value agree with those drawn. The values of a slot form one row: if one size is not drawn,
 * it follows from the others. */
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
             "the size of '%s' is not known: its multiplicity is %d..*, and no value determines it",
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

/* ---- limits of depth and size ----
 *
 * Both limits are far above those of drawn models. They stop a drawing that was copied into itself by mistake before it
 * fills the memory, and bound the recursion over nested parts. */

enum { MOST_LEVELS = 100, MOST_ELEMENTS = 10000000 };

static const double most_counted = 9e18; /* larger counts are not printed */

static bool has_inner(const Property *property)
{
    return flat_is_structured(property->type) && property->kind != PROPERTY_OTHER &&
           property->kind != PROPERTY_PARTICIPANT && !sysml_is_bound(property);
}

/* The number of elements of a property, if its multiplicity is a number; else 1. Other sizes are checked, and negative
 * ones rejected, when the array is made. */
static double copies(const Flattening *f, const Property *property)
{
    double product = 1;
    for (int i = 0; i < property->sizes.count; i++) {
        const Expr size = flat_opened(f, property->sizes.at[i]);
        product *= size->op == OP_NUMBER && size->number >= 0 ? size->number : 1;
    }
    return product < MOST_ELEMENTS ? product : MOST_ELEMENTS + 1;
}

/* The shape with its levels and counts. too_deep receives the classifier at which the limit of nesting is reached. */
static const Shape *measured(Flattening *f, const Classifier *classifier, int level, const Classifier **too_deep)
{
    int index = flat_shape_of(f, classifier)->index; /* may move the list */
    Shape *shape = f->shapes.at[index];
    if (shape->levels)
        return shape;
    shape->levels = MOST_LEVELS + 1; /* applies if the classifier contains itself */
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
            shape->values += copies(f, property);
            continue;
        }
        if (sysml_is_open_collection(property) && flat_shape_of(f, property->type)->is_on_way)
            continue; /* a recursive tree of parts, whose size is known only when it is made */
        const Shape *inner = measured(f, property->type, level + 1, too_deep);
        shape->parts += copies(f, property) * inner->parts;
        shape->values += copies(f, property) * inner->values;
        shape->derivatives += copies(f, property) * inner->derivatives;
        if (inner->levels > levels)
            levels = inner->levels;
    }
    shape->levels = levels + 1;
    shape->is_on_way = false;
    return shape;
}

/* Reports the size, with the path down along the largest parts, from which the number results. */
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
            double inside = inner ? copies(f, property) * (inner->parts + inner->values) : 0;
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

/* After the limit is reached, no more parts are made: the number of branches could be 2 to the power of the limit. */
bool flat_may_nest(Flattening *f, const Instance *owner, const Property *property)
{
    static const char limit[] = "met";
    const bool is_met = map_get(f->reported, limit, 0);
    if (owner->depth < MOST_LEVELS && !is_met)
        return true;
    map_put(f->reported, property, 1); /* no further messages for equations that use it */
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

/* ---- references ----
 *
 * The law: a reference is the part that it is bound to, possibly through other references. It is the same instance, so
 * that every path through the reference is a path of the part. An unbound reference is a part of its own. The binding
 * connector belongs to the block that owns the reference, or to a block around it. */

enum { MOST_SOUGHT = 500 /* references that lead to each other; recursion follows them */ };

/* Why a binding does not make the reference a part. */
typedef struct {
    const Connector *connector; /* NULL: none was rejected */
    int other;                  /* the end that should be the part */
    const char *reason;
} Refusal;

static Member early_feature(Flattening *f, const Instance *instance, const Property *property)
{
    int slot = flat_shape_slot(instance->shape, property);
    return slot >= 0 ? flat_early_member(f, instance, slot) : (Member){.kind = MEMBER_NONE};
}

/* True if the end leads to this reference of the instance. For each array on the path, appends the index of the element
 * that is, or contains, the instance. */
static bool leads_to(Flattening *f, const Instance *scope, const ConnectorEnd *end, const Instance *instance, int slot,
                     IntList *elements)
{
    const Instance *at = scope;
    if (flat_shape_slot(instance->shape, list_last(&end->path)) != slot)
        return false;
    for (int i = 0; at && i + 1 < end->path.count; i++) {
        Member member = early_feature(f, at, end->path.at[i]);
        at = member.kind == MEMBER_INSTANCE ? member.is.instance : member.kind == MEMBER_ARRAY ? instance : NULL;
        if (member.kind != MEMBER_ARRAY)
            continue;
        const MemberArray *array = member.is.array;
        while (at &&
               !(at->element >= 0 && at->element < array->count && array->elements[at->element].is.instance == at))
            at = at->owner;
        if (at)
            list_push(f->scratch, elements, at->element);
    }
    return at == instance;
}

/* The member that a connector's end leads to. In the first arrays on the path, the given elements are taken; after
 * that, the arrays of the features of all elements. */
static Member member_at(Flattening *f, const Instance *scope, const ConnectorEnd *end, const IntList *elements)
{
    static const Member none = {.kind = MEMBER_NONE};
    Member member = {.kind = MEMBER_INSTANCE, .is.instance = scope};
    int taken = 0;
    for (int i = 0; i < end->path.count; i++) {
        const Property *property = end->path.at[i];
        if (member.kind == MEMBER_INSTANCE) {
            member = early_feature(f, member.is.instance, property);
        } else if (member.kind == MEMBER_ARRAY) {
            const MemberArray *whole = member.is.array;
            MemberArray *array = flat_instance_array(f->scratch, whole->sizes, property->type);
            for (int k = 0; k < array->count; k++) {
                array->elements[k] = early_feature(f, whole->elements[k].is.instance, property);
                if (array->elements[k].kind != MEMBER_INSTANCE)
                    return none;
            }
            member.is.array = array;
        } else {
            return none;
        }
        if (member.kind != MEMBER_ARRAY || taken == elements->count)
            continue;
        int element = elements->at[taken++];
        member = element < member.is.array->count ? member.is.array->elements[element] : none;
    }
    return member;
}

/* The reason why the reference cannot be this member; NULL: it can. */
static const char *misfit(Flattening *f, const Instance *instance, int slot, Member member)
{
    const Property *property = instance->shape->properties.at[slot];
    if (member.kind != MEMBER_INSTANCE && member.kind != MEMBER_ARRAY)
        return "but that leads to no part";
    const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
    IntList sizes = {0};
    if (!array != !property->sizes.count ||
        (array && flat_early_sizes(f, instance, slot, &sizes) && !flat_sizes_match(&sizes, &array->sizes)))
        return "which has another number of elements";
    const Classifier *type = !array                ? member.is.instance->shape->classifier
                             : array->count        ? array->elements[0].is.instance->shape->classifier
                                                   : property->type;
    if (!sysml_classifier_is_a(type, property->type))
        return arena_format(f->scratch, "which is a '%s' and no '%s'", type->qualified->text,
                            property->type->qualified->text);
    return NULL;
}

/* The part to which a connector of the owner, or of a block around it, binds the reference. NONE if there is none;
 * *refusal is set if there is a connector that does not fit. */
static Member find_bound(Flattening *f, const Instance *instance, int slot, Refusal *refusal)
{
    for (const Instance *scope = instance; scope && scope->kind != INSTANCE_OUTER; scope = scope->owner)
        for (int i = 0; i < 2 * scope->shape->bindings.count; i++) {
            const Connector *connector = scope->shape->bindings.at[i / 2];
            IntList elements = {0};
            if (!leads_to(f, scope, &connector->end[i % 2], instance, slot, &elements))
                continue;
            Member member = member_at(f, scope, &connector->end[1 - i % 2], &elements);
            const char *reason = misfit(f, instance, slot, member);
            if (!reason)
                return member;
            if (!refusal->connector)
                *refusal = (Refusal){connector, 1 - i % 2, reason};
        }
    return (Member){.kind = MEMBER_NONE};
}

/* True if an unbound reference can become a part of its own. It must not contain itself: the last element of a linked
 * list has no next one. */
static bool can_be_own(Flattening *f, const Instance *instance, const Property *property)
{
    for (const Instance *at = instance; at && at->kind != INSTANCE_OUTER; at = at->owner)
        if (at->shape->classifier == property->type)
            return false;
    return flat_is_room(f, property, &(IntList){.count = 0});
}

Member flat_reference_member(Flattening *f, const Instance *instance, int slot)
{
    const Property *property = instance->shape->properties.at[slot];
    Refusal refusal = {.connector = NULL};
    bool is_sought = f->sought.count >= MOST_SOUGHT;
    for (int i = 0; i < f->sought.count; i++)
        is_sought = is_sought || (f->sought.at[i].instance == instance && f->sought.at[i].slot == slot);
    if (is_sought)
        return (Member){.kind = MEMBER_NONE};
    bool is_outermost = !f->sought.count;
    list_push(f->scratch, &f->sought, (Fact){instance, slot, -1});
    Member *member = &instance->members[slot];
    *member = find_bound(f, instance, slot, &refusal);
    if (is_outermost)
        f->sought.count = 0;
    bool goes_on = refusal.connector && !is_outermost; /* the caller may find another way */
    if (member->kind != MEMBER_NONE || goes_on)
        return *member;
    if (refusal.connector && flat_report_once(f, refusal.connector)) {
        diag(DIAG_F42, refusal.connector->source, "the reference '%s' is bound to '%s', %s",
             flat_join_path(instance->path, property->identifier)->text,
             flat_end_text(f->scratch, refusal.connector, refusal.other), refusal.reason);
        diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    }
    if ((!property->is_elsewhere || refusal.connector) && can_be_own(f, instance, property))
        *member = flat_own_member(f, instance, slot);
    return *member;
}

/* ---- references that are used, but stand for no part ---- */

static bool is_unbound(const Instance *owner, int slot)
{
    return owner && slot >= 0 && owner->shape->properties.at[slot]->is_reference && owner->members &&
           owner->members[slot].kind == MEMBER_NONE;
}

/* The intended part may be one around the owner: then the reference must be bound to the property that leads to it. */
static void fix_unbound(const Instance *owner, const Property *property)
{
    const char *type = property->type ? property->type->name->text : "its type";
    const Instance *whole = owner;
    while (whole && whole->kind != INSTANCE_OUTER && property->type &&
           !sysml_classifier_is_a(whole->shape->classifier, property->type))
        whole = whole->owner;
    const bool is_within = whole && whole->kind != INSTANCE_OUTER && property->type;
    if (is_within && whole->property)
        diag_fix("draw a binding connector from '%s' to '%s' in '%s'",
                 flat_join_path(owner->path, property->identifier)->text, whole->path->text,
                 whole->owner->shape->classifier->qualified->text);
    else if (is_within)
        diag_fix("no property leads to '%s' itself: replace the reference in '%s' by a value property that is bound "
                 "to the needed value; or simulate a block that has a part of the type '%s', and bind the reference "
                 "to that part", type, owner->shape->classifier->name->text, type);
    else
        diag_fix("draw a binding connector from '%s' to a part of the type '%s'",
                 flat_join_path(owner->path, property->identifier)->text, type);
}

/* `user`: the element that uses the reference, as in "a connector". False: not a reference, or one with a part. */
static bool report_unbound(Flattening *f, const Instance *owner, int slot, Source source, const char *user)
{
    if (!is_unbound(owner, slot))
        return false;
    const Property *property = owner->shape->properties.at[slot];
    if (!flat_report_once(f, property))
        return true;
    diag(DIAG_F42, source, "%s uses the reference '%s', which is not bound", user,
         flat_join_path(owner->path, property->identifier)->text);
    diag_detail("%s (%s)", property->source.element->text, source_print(f->scratch, property->source));
    fix_unbound(owner, property);
    return true;
}

/* The part in a slot, or the first one of an array; NULL: there is none. */
static const Instance *part_at(const Instance *owner, int slot)
{
    return slot >= 0 && owner->members ? flat_some_instance(owner->members[slot]) : NULL;
}

bool flat_report_unbound_name(Flattening *f, const Instance *scope, Expr name, Source source, const char *user)
{
    ExprList fields = {0};
    for (; name->op == OP_INDEX || name->op == OP_FIELD; name = name->at[0])
        if (name->op == OP_FIELD)
            list_push(f->scratch, &fields, name);
    const Instance *owner = NULL, *at = scope;
    int slot = -1;
    const char *rest = name->op == OP_VARIABLE ? name->name->text : "";
    while (*rest && at) {
        owner = at;
        slot = map_get(at->shape->by_name, identifier_next(&rest), -1);
        at = part_at(owner, slot);
    }
    for (int i = fields.count - 1; at && i >= 0; i--) {
        owner = at;
        slot = map_get(at->shape->by_name, fields.at[i]->name, -1);
        at = part_at(owner, slot);
    }
    return report_unbound(f, owner, slot, source, user);
}

bool flat_report_unbound_end(Flattening *f, const Instance *scope, const Connector *connector, int end)
{
    const Instance *owner = NULL, *at = scope;
    int slot = -1;
    for (int i = 0; at && i < connector->end[end].path.count; i++) {
        owner = at;
        slot = flat_shape_slot(at->shape, connector->end[end].path.at[i]);
        at = part_at(owner, slot);
    }
    const char *user = arena_format(f->scratch, "a connector to '%s'", flat_end_text(f->scratch, connector, end));
    return report_unbound(f, owner, slot, connector->source, user);
}
