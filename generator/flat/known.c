/* known.c - numbers that are known at compile time: sizes and indices, from constants and their bindings.
 *
 * The law of values is that of instance.c and binding.c. Here it is applied to single constants before the instances
 * are built, since their number depends on these constants. A constant is identified by an instance and a slot. The
 * constants that connectors of the instance, or of instances around it, tie together form a group, found once.
 */
#include "flat/member.h"
#include "flat/size.h"
#include "flat/value.h"

#include <math.h>
#include <string.h>

enum { MOST_STEPS = 500 }; /* in a chain of constants that depend on each other, which recursion follows */

/* Values that bindings tie together, and the one that gives all of them its value. */
typedef struct FactGroup {
    int index; /* into groups */
    List(Fact) facts;
    Fact source;
    struct FactGroup *joined; /* the group into which it was merged, or NULL */
} FactGroup;

struct Known {
    List(Fact) facts; /* constants from which the structure was computed */
    Map *fact_of;     /* key of a fact -> index into groups */
    List(FactGroup *) groups;
    Map *number_of;   /* key of a fact -> index into numbers; other keys: see flat_early_begin() */
    List(double) numbers; /* NAN: not known */
    int depth;
};

static Known *known_of(Flattening *f)
{
    if (!f->known) {
        f->known = arena_new_of(f->scratch, Known);
        *f->known = (Known){.fact_of = map_new(f->scratch), .number_of = map_new(f->scratch)};
    }
    return f->known;
}

static const Property *property_of(Fact fact)
{
    return fact.instance->shape->properties.at[fact.slot];
}

static bool can_be_constant(Fact fact)
{
    const Property *property = property_of(fact);
    return (property->kind == PROPERTY_VALUE || property->kind == PROPERTY_PARAMETER) &&
           property->variability != VARIABILITY_VARIABLE;
}

/* ---- paths ---- */

/* The slots from an outer instance down to a value, and the index of the element in each of them, -1: no array. */
typedef struct {
    IntList slots, elements;
} SlotPath;

/* The path from the outermost instance. */
static SlotPath path_from_root(Arena *arena, Fact fact)
{
    SlotPath reversed = {0}, path = {0};
    const Instance *at = fact.instance;
    for (int slot = fact.slot, element = fact.element; slot >= 0; at = at->owner) {
        list_push(arena, &reversed.slots, slot);
        list_push(arena, &reversed.elements, element);
        slot = at->owner && at->property ? flat_shape_slot(at->owner->shape, at->property) : -1;
        element = at->element;
    }
    for (int i = reversed.slots.count - 1; i >= 0; i--) {
        list_push(arena, &path.slots, reversed.slots.at[i]);
        list_push(arena, &path.elements, reversed.elements.at[i]);
    }
    return path;
}

/* The value at a connector's end; in an array of instances or values, the given element. If no element is given, no
 * array is made, because its size may depend on the value that is tied to all its elements. These find the tie later,
 * when their own values are needed. */
static bool fact_at(Flattening *f, const Instance *scope, const ConnectorEnd *end, int element, Fact *fact)
{
    *fact = (Fact){scope, -1, -1};
    for (int i = 0; i < end->path.count; i++) {
        if (fact->slot >= 0) {
            if (element < 0 && property_of(*fact)->sizes.count)
                return false;
            Member member = flat_early_member(f, fact->instance, fact->slot);
            if (member.kind == MEMBER_ARRAY) {
                if (element < 0 || element >= member.is.array->count)
                    return false;
                member = member.is.array->elements[element];
                element = -1;
            }
            if (member.kind != MEMBER_INSTANCE)
                return false;
            fact->instance = member.is.instance;
        }
        fact->slot = flat_shape_slot(fact->instance->shape, end->path.at[i]);
        if (fact->slot < 0)
            return false;
    }
    if (fact->slot >= 0 && property_of(*fact)->sizes.count)
        fact->element = element;
    return fact->slot >= 0 && can_be_constant(*fact);
}

/* ---- groups ---- */

static void index_connectors(Flattening *f, const Shape *shape)
{
    Shape *own = f->shapes.at[shape->index];
    int slots = shape->properties.count, ends = 2 * shape->connectors.count;
    own->first_end = arena_array(f->scratch, int, slots ? slots : 1);
    own->next_end = arena_array(f->scratch, int, ends ? ends : 1);
    for (int i = ends - 1; i >= 0; i--) {
        const ConnectorEnd *end = &shape->connectors.at[i / 2]->end[i % 2];
        int slot = end->path.count ? flat_shape_slot(shape, end->path.at[0]) : -1;
        if (slot < 0)
            continue;
        own->next_end[i] = own->first_end[slot];
        own->first_end[slot] = i + 1;
    }
}

static Name key_of(Fact fact)
{
    return name_format("%d.%d.%d", fact.instance->index, fact.slot, fact.element);
}

/* True if a is a better source of the group's value than b. A parameter is worse than any value, because its default
 * applies only if the parameter is not bound. Next, sources with a value are preferred, then outer ones, then those
 * drawn first. */
static bool is_better(Flattening *f, Fact a, Fact b)
{
    bool is_default = a.instance->kind == INSTANCE_CONSTRAINT, other = b.instance->kind == INSTANCE_CONSTRAINT;
    if (is_default != other)
        return other;
    bool has_value = flat_given_to(f, a.instance, a.slot).value, other_has = flat_given_to(f, b.instance, b.slot).value;
    if (has_value != other_has)
        return has_value;
    if (a.instance->depth != b.instance->depth)
        return a.instance->depth < b.instance->depth;
    SlotPath first = path_from_root(f->scratch, a), second = path_from_root(f->scratch, b);
    for (int i = 0; i < first.slots.count && i < second.slots.count; i++) {
        if (first.slots.at[i] != second.slots.at[i])
            return first.slots.at[i] < second.slots.at[i];
        if (first.elements.at[i] != second.elements.at[i])
            return first.elements.at[i] < second.elements.at[i];
    }
    return first.slots.count < second.slots.count;
}

/* Adds a fact to a group. The best one so far is the source, since it may be needed while the group still grows. */
static void take_fact(Flattening *f, FactGroup *group, Fact fact)
{
    map_put(known_of(f)->fact_of, key_of(fact), group->index);
    if (!group->facts.count || is_better(f, fact, group->source))
        group->source = fact;
    list_push(f->scratch, &group->facts, fact);
}

/* Adds the values that connectors of one instance tie to the value at the end of a path. `below`: the instances between
 * the value and this instance, the value's owner first. A connector matches if the path of its end is the last `count`
 * slots of the path. If there are arrays on it, the index in the last one is used. */
static void add_tied(Flattening *f, FactGroup *group, const Instance *scope, const SlotPath *path, int count,
                     const Instance *const *below)
{
    const Shape *shape = scope->shape;
    int first = path->slots.count - count, element = -1;
    if (!shape->first_end)
        index_connectors(f, shape);
    for (int i = first; i < path->elements.count; i++)
        element = path->elements.at[i] >= 0 ? path->elements.at[i] : element;
    for (int e = shape->first_end[path->slots.at[first]]; e; e = shape->next_end[e - 1]) {
        const Connector *connector = shape->connectors.at[(e - 1) / 2];
        const ConnectorEnd *end = &connector->end[(e - 1) % 2];
        bool leads_along = end->path.count == count;
        for (int i = 0; leads_along && i < count; i++) {
            const Shape *at = i == 0 ? shape : below[count - 1 - i]->shape;
            leads_along = flat_shape_slot(at, end->path.at[i]) == path->slots.at[first + i];
        }
        Fact other;
        if (!leads_along || !fact_at(f, scope, &connector->end[1 - (e - 1) % 2], element, &other))
            continue;
        int known = map_get(known_of(f)->fact_of, key_of(other), -1);
        if (known < 0)
            take_fact(f, group, other);
        else if (known != group->index)
            group->joined = known_of(f)->groups.at[known];
    }
}

static const FactGroup *group_of(Flattening *f, Fact fact)
{
    int known = map_get(known_of(f)->fact_of, key_of(fact), -1);
    if (known >= 0)
        return known_of(f)->groups.at[known];
    FactGroup *group = arena_new_of(f->scratch, FactGroup);
    group->index = known_of(f)->groups.count;
    list_push(f->scratch, &known_of(f)->groups, group);
    take_fact(f, group, fact);
    for (int i = 0; i < group->facts.count; i++) { /* grows while it is walked */
        List(const Instance *) below = {0};
        SlotPath path = path_from_root(f->scratch, group->facts.at[i]);
        const Instance *scope = group->facts.at[i].instance;
        for (int count = 1; scope && count <= path.slots.count; scope = scope->owner, count++) {
            add_tied(f, group, scope, &path, count, below.at);
            list_push(f->scratch, &below, scope);
        }
    }
    for (int i = 0; group->joined && i < group->facts.count; i++)
        take_fact(f, group->joined, group->facts.at[i]);
    return group->joined ? group->joined : group;
}

bool flat_tied_sizes(Flattening *f, const Instance *instance, int slot, IntList *sizes)
{
    const FactGroup *group = group_of(f, (Fact){instance, slot, -1});
    for (int i = 1; i < group->facts.count; i++)
        if (flat_early_sizes(f, group->facts.at[i].instance, group->facts.at[i].slot, sizes))
            return true;
    return false;
}

/* ---- numbers ---- */

typedef struct {
    Flattening *f;
    const Instance *scope;
} Names;

static double number_of(Flattening *f, Fact fact);

bool flat_fact_named(Flattening *f, const Instance *scope, Name name, Fact *fact)
{
    *fact = (Fact){scope, -1, -1};
    for (const char *rest = name->text; *rest;) {
        if (fact->slot >= 0) {
            Member member = flat_early_member(f, fact->instance, fact->slot);
            if (member.kind != MEMBER_INSTANCE)
                return false;
            fact->instance = member.is.instance;
        }
        fact->slot = map_get(fact->instance->shape->by_name, identifier_next(&rest), -1);
        if (fact->slot < 0)
            return false;
    }
    return fact->slot >= 0;
}

/* The text may also come from another name or from a binding connector. */
Name flat_string_named(Flattening *f, const Instance *scope, Name name)
{
    for (int steps = 0; steps < MOST_STEPS; steps++) {
        Fact fact;
        if (!flat_fact_named(f, scope, name, &fact))
            return NULL;
        fact = can_be_constant(fact) ? group_of(f, fact)->source : fact;
        Given given = flat_given_to(f, fact.instance, fact.slot);
        const Value *value = given.value;
        if (value && value->kind == VALUE_STRING)
            return value->text;
        if (!value || value->kind != VALUE_EXPRESSION || !value->expression || value->expression->op != OP_VARIABLE)
            return NULL;
        name = value->expression->name;
        scope = given.scope;
    }
    return NULL;
}

static double number_named(void *context, Expr leaf)
{
    const Names *names = context;
    Fact fact;
    return flat_fact_named(names->f, names->scope, leaf->name, &fact) ? number_of(names->f, fact) : NAN;
}

static bool is_size_of_array(Expr e)
{
    return e->op == OP_CALL && e->count == 2 && strcmp(e->name->text, "size") == 0 && e->at[0]->op == OP_VARIABLE &&
           e->at[1]->op == OP_NUMBER;
}

static bool is_leaf(Expr e)
{
    return e->count == 0;
}

static Expr size_named(void *context, Expr e)
{
    const Names *names = context;
    Fact fact;
    IntList sizes = {0};
    if (!is_size_of_array(e) || !flat_fact_named(names->f, names->scope, e->at[0]->name, &fact) ||
        !flat_early_sizes(names->f, fact.instance, fact.slot, &sizes))
        return NULL;
    double dimension = e->at[1]->number;
    bool is_there = dimension >= 1 && dimension <= sizes.count && dimension == floor(dimension);
    return is_there ? expr_integer(sizes.at[(int)dimension - 1]) : NULL;
}

static double number_in(Flattening *f, const Instance *scope, Expr e)
{
    Names names = {f, scope};
    e = flat_opened(f, e);
    if (expr_find(e, is_size_of_array))
        e = expr_rebuild(e, false, is_leaf, size_named, &names);
    return expr_evaluate(e, NAN, number_named, &names);
}

static double number_given(Flattening *f, Fact fact, const Given *given)
{
    const Value *value = given->slot && fact.element >= 0 && fact.element < given->slot->values.count
                             ? given->slot->values.at[fact.element]
                             : given->value;
    Expr e = value->expression;
    switch (value->kind) {
    case VALUE_NUMBER:
    case VALUE_BOOLEAN:
        return value->number;
    case VALUE_EXPRESSION:
        if (e && e->op == OP_ARRAY)
            e = fact.element >= 0 && fact.element < e->count ? e->at[fact.element] : NULL;
        return e ? number_in(f, given->scope, e) : NAN;
    default:
        return NAN;
    }
}

static double number_of(Flattening *f, Fact fact)
{
    if (!fact.instance->members)
        return NAN;
    Member member = fact.instance->members[fact.slot];
    if (member.kind == MEMBER_NUMBER)
        return member.is.number->number;
    if (!can_be_constant(fact) || known_of(f)->depth >= MOST_STEPS)
        return NAN;
    Fact source = group_of(f, fact)->source;
    Name key = key_of(source);
    int known = map_get(known_of(f)->number_of, key, -1);
    if (known < 0) {
        Given given = flat_given_to(f, source.instance, source.slot);
        known = known_of(f)->numbers.count;
        map_put(known_of(f)->number_of, key, known);
        list_push(f->scratch, &known_of(f)->numbers, NAN); /* applies if it depends on itself */
        known_of(f)->depth++;
        double number = given.value ? number_given(f, source, &given) : NAN;
        known_of(f)->depth--;
        known_of(f)->numbers.at[known] = number;
    }
    if (isfinite(known_of(f)->numbers.at[known]))
        list_push(f->scratch, &known_of(f)->facts, source);
    return known_of(f)->numbers.at[known];
}

bool flat_early_number(Flattening *f, const Instance *scope, Expr e, double *number)
{
    int before = known_of(f)->facts.count;
    *number = number_in(f, scope, e);
    if (!isfinite(*number))
        known_of(f)->facts.count = before;
    return isfinite(*number);
}

bool flat_sources(Flattening *f, const Instance *scope, Expr e, FactList *sources)
{
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        Fact fact;
        if (leaves.at[i]->op != OP_VARIABLE || !flat_fact_named(f, scope, leaves.at[i]->name, &fact) ||
            !can_be_constant(fact))
            return false;
        fact = group_of(f, fact)->source;
        const Given given = flat_given_to(f, fact.instance, fact.slot);
        if (!given.value || given.slot)
            return false;
        if (given.value->kind == VALUE_NUMBER)
            list_push(f->scratch, sources, fact);
        else if (given.value->kind != VALUE_EXPRESSION || !given.value->expression ||
                 !flat_sources(f, given.scope, given.value->expression, sources))
            return false;
    }
    return true;
}

/* The values of the constants in one expression: each is computed once. */
typedef struct {
    Flattening *f;
    Map *seen; /* leaf -> index into numbers */
    List(double) numbers;
} Leaves;

static double number_of_leaf(void *context, Expr leaf)
{
    Leaves *leaves = context;
    Flattening *f = leaves->f;
    int index = flat_variable(f->system, leaf);
    if (index < 0 || f->system->variables.at[index].kind != FLAT_CONSTANT || known_of(f)->depth >= MOST_STEPS)
        return NAN;
    const Origin *origin = &f->origins.at[index];
    int slot = origin->property ? flat_shape_slot(origin->owner->shape, origin->property) : -1;
    Fact fact = {origin->owner, slot, origin->item.element};
    Expr value = f->system->variables.at[index].value;
    if (!value)
        return slot < 0 ? NAN : number_of(f, fact);
    int known = map_get(leaves->seen, leaf, -1);
    if (known < 0) {
        known = leaves->numbers.count;
        map_put(leaves->seen, leaf, known);
        list_push(f->scratch, &leaves->numbers, NAN);
        known_of(f)->depth++;
        double number = expr_evaluate(value, NAN, number_of_leaf, leaves);
        known_of(f)->depth--;
        leaves->numbers.at[known] = number;
    }
    if (isfinite(leaves->numbers.at[known]) && slot >= 0)
        list_push(f->scratch, &known_of(f)->facts, fact);
    return leaves->numbers.at[known];
}

/* True if its value jumps, or has a kink, where its arguments pass some number. */
static bool is_stepped(Expr e)
{
    switch (e->op) {
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: case OP_EQUAL: case OP_NOT_EQUAL:
    case OP_ABS: case OP_SIGN: case OP_MIN: case OP_MAX:
    case OP_FLOOR: case OP_CEIL: case OP_INTEGER: case OP_DIV: case OP_MOD: case OP_REM:
        return true;
    default:
        return false;
    }
}

/* Notes the numbers in steps and comparisons: a decision by a size may change beyond them, so that the samples of sizes
 * must be larger. */
static void note_thresholds(Flattening *f, Expr e)
{
    ExprList nodes = {0}, within = {0};
    if (!flat_has_sizes(f->system) || !expr_find(e, is_stepped))
        return;
    expr_nodes(e, f->scratch, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (is_stepped(nodes.at[i]))
            expr_nodes(nodes.at[i], f->scratch, &within);
    for (int i = 0; i < within.count; i++)
        if (within.at[i]->op == OP_NUMBER)
            f->system->threshold = fmax(f->system->threshold, fabs(within.at[i]->number));
}

bool flat_known_number(Flattening *f, Expr e, double *number)
{
    e = flat_opened(f, e);
    *number = e->number;
    if (e->op == OP_NUMBER)
        return true;
    note_thresholds(f, e);
    int before = known_of(f)->facts.count;
    Leaves leaves = {.f = f, .seen = map_new(f->scratch)};
    *number = expr_evaluate(e, NAN, number_of_leaf, &leaves);
    if (!isfinite(*number))
        known_of(f)->facts.count = before;
    return isfinite(*number);
}

double flat_stated_number(Flattening *f, Expr e)
{
    double number = 0;
    int before = known_of(f)->facts.count;
    bool is_known = flat_known_number(f, e, &number);
    known_of(f)->facts.count = before;
    return is_known ? number : NAN;
}

bool flat_early_begin(Flattening *f, Name key)
{
    Known *known = known_of(f);
    if (known->depth >= MOST_STEPS || map_get(known->number_of, key, 0))
        return false;
    map_put(known->number_of, key, 1);
    known->depth++;
    return true;
}

void flat_early_end(Flattening *f, Name key, bool is_known)
{
    f->known->depth--;
    map_put(f->known->number_of, key, !is_known);
}

IntList flat_structural_so_far(Flattening *f)
{
    IntList found = {0};
    for (int i = 0; i < known_of(f)->facts.count; i++) {
        Fact fact = known_of(f)->facts.at[i];
        Member member = flat_bound_member(f, fact.instance->members[fact.slot]);
        bool is_element = member.kind == MEMBER_ARRAY && fact.element >= 0;
        if (!is_element)
            flat_variables_of(f->scratch, member, false, &found);
        else if (fact.element < member.is.array->count)
            flat_variables_of(f->scratch, member.is.array->elements[fact.element], false, &found);
    }
    return found;
}

/* Also marks the constants in the values of these constants. */
void flat_settle_structural(Flattening *f)
{
    IntList found = flat_structural_so_far(f);
    for (int i = 0; i < found.count; i++) { /* grows while it is walked */
        FlatVariable *variable = &f->system->variables.at[found.at[i]];
        if (!variable->is_structural)
            expr_mentions(variable->value, f->system->by_leaf, f->scratch, &found);
        variable->is_structural = true;
    }
}
