/* member.c - members of instances and their names. */
#include "flat/member.h"

#include <string.h>

/* ---- kinds of members ---- */

bool flat_is_port(Member member)
{
    return member.kind == MEMBER_INSTANCE &&
           (member.is.instance->kind == INSTANCE_PORT || member.is.instance->kind == INSTANCE_FLOW);
}

Member flat_some_element(Member member)
{
    return member.kind == MEMBER_ARRAY && member.is.array->count ? member.is.array->elements[0] : member;
}

int flat_dimensions(Member member)
{
    return member.kind == MEMBER_ARRAY ? member.is.array->sizes.count : 0;
}

/* Recursion follows the nesting of ports, which is limited when the instances are built. */
void flat_variables_of(Arena *arena, Member member, bool with_ports, IntList *found)
{
    if (member.kind == MEMBER_VARIABLE)
        list_push(arena, found, member.index);
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        flat_variables_of(arena, member.is.array->elements[i], with_ports, found);
    for (int i = 0; with_ports && flat_is_port(member) && i < member.is.instance->shape->properties.count; i++)
        flat_variables_of(arena, member.is.instance->members[i], with_ports, found);
}

int flat_parameter_set(Flattening *f, int parameter)
{
    while (f->parameters.at[parameter].set != parameter) {
        Parameter *at = &f->parameters.at[parameter];
        at->set = f->parameters.at[at->set].set;
        parameter = at->set;
    }
    return parameter;
}

Member flat_parameter_value(Flattening *f, int parameter)
{
    if (f->parameters.at[parameter].spread.kind != MEMBER_NONE)
        return f->parameters.at[parameter].spread;
    return f->parameters.at[flat_parameter_set(f, parameter)].value;
}

int flat_sizes_product(const IntList *sizes)
{
    int product = 1;
    for (int i = 0; i < sizes->count; i++)
        product *= sizes->at[i];
    return product;
}

MemberArray *flat_member_array(Arena *arena, IntList sizes)
{
    MemberArray *array = arena_new_of(arena, MemberArray);
    array->sizes = sizes;
    array->count = flat_sizes_product(&sizes);
    array->elements = arena_array(arena, Member, array->count ? array->count : 1);
    return array;
}

MemberArray *flat_instance_array(Arena *arena, IntList sizes, const Classifier *type)
{
    MemberArray *array = flat_member_array(arena, sizes);
    array->fields = arena_new_of(arena, Fields);
    *array->fields = (Fields){.type = type, .arena = arena};
    return array;
}

void flat_append_sizes(Arena *arena, IntList *sizes, int count, const int *at)
{
    for (int i = 0; i < count; i++)
        list_push(arena, sizes, at[i]);
}

Sizes flat_sizes_of_member(Member member)
{
    Sizes sizes = {0};
    for (int i = 0; i < flat_dimensions(member) && i < DIMENSION_LIMIT; i++)
        sizes.at[sizes.count++] = member.is.array->sizes.at[i];
    return sizes;
}

bool flat_sizes_match(const IntList *a, const IntList *b)
{
    bool match = a->count == b->count;
    for (int i = 0; match && i < a->count; i++)
        match = a->at[i] == b->at[i];
    return match;
}

const char *flat_sizes_text(Arena *arena, const IntList *sizes)
{
    Text text = text_new(arena);
    for (int i = 0; i < sizes->count; i++)
        text_format(&text, "%s%d", i ? " x " : "", sizes->at[i]);
    return text.at;
}

Name flat_element_identifier(Name identifier, const IntList *sizes, int element)
{
    enum { MOST_DIMENSIONS = 32, DIGITS = 12 };
    char indices[MOST_DIMENSIONS * DIGITS];
    char *at = indices + sizeof indices - 1;
    *at = '\0';
    for (int i = sizes->count - 1; i >= 0 && at - indices > DIGITS; i--) {
        int index = element % sizes->at[i] + 1;
        element /= sizes->at[i];
        for (; index; index /= 10)
            *--at = (char)('0' + index % 10);
        *--at = i ? ',' : '[';
    }
    return name_format("%s%s]", identifier->text, at);
}

Member flat_bound_member(Flattening *f, Member member)
{
    Member value = {.kind = MEMBER_NONE};
    if (member.kind == MEMBER_PARAMETER)
        value = flat_parameter_value(f, member.index);
    return value.kind == MEMBER_NONE ? member : value;
}

const Instance *flat_some_instance(Member member)
{
    member = flat_some_element(member);
    return member.kind == MEMBER_INSTANCE ? member.is.instance : NULL;
}

/* ---- the meaning of a path ---- */

Name flat_join_path(Name path, Name identifier)
{
    enum { USUAL = 256 };
    size_t length = path->length, added = identifier->length;
    if (!length)
        return identifier;
    if (length + added + 1 > USUAL)
        return name_joined(path, ".", identifier);
    char joined[USUAL];
    memcpy(joined, path->text, length);
    joined[length] = '.';
    memcpy(joined + length + 1, identifier->text, added);
    return name_of_length(joined, length + 1 + added);
}

const char no_such_name[] = "there is no such name";

static Member member_at(const Instance *instance, int slot)
{
    return instance->members ? instance->members[slot] : (Member){.kind = MEMBER_NONE};
}

int flat_first_slot(const Shape *shape, Name path)
{
    const char *rest = path->text;
    return map_get(shape->by_name, identifier_next(&rest), -1);
}

/* A collection that other properties subset is the array of their members, in the order of the block. NONE if there is
 * no collection with this name, or if it is empty. */
static Member collection_named(const Instance *instance, Name identifier)
{
    const Shape *shape = instance->shape;
    const int number = map_get(shape->collection_at, identifier, -1);
    const Property *collection = number < 0 ? NULL : shape->collections.at[number];
    List(Member) found = {0};
    for (int i = 0; collection && i < shape->properties.count; i++) {
        bool is_element = sysml_is_element(shape->properties.at[i], collection);
        Member member = is_element ? member_at(instance, i) : (Member){.kind = MEMBER_NONE};
        for (int k = 0; member.kind == MEMBER_ARRAY && k < member.is.array->count; k++)
            list_push(shape->arena, &found, member.is.array->elements[k]);
        if (member.kind != MEMBER_NONE && member.kind != MEMBER_ARRAY)
            list_push(shape->arena, &found, member);
    }
    if (!found.count)
        return (Member){.kind = MEMBER_NONE};
    IntList sizes = {0};
    list_push(shape->arena, &sizes, found.count);
    MemberArray *array = flat_member_array(shape->arena, sizes);
    memcpy(array->elements, found.at, (size_t)found.count * sizeof *found.at);
    if (found.at[0].kind == MEMBER_INSTANCE)
        array->fields = arena_new_of(shape->arena, Fields);
    return (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

/* The member with this name; the flow property between a port and its variables may be left out. */
static Member member_called(const Instance *instance, Name identifier, const char **problem)
{
    int slot = map_get(instance->shape->by_name, identifier, -1);
    if (slot >= 0)
        return member_at(instance, slot);
    slot = map_get(instance->shape->behind, identifier, -1);
    if (slot == AMBIGUOUS)
        *problem = "several flow properties have it: write the flow property's name before it";
    if (slot < 0)
        return collection_named(instance, identifier);
    Member flow = member_at(instance, slot);
    return flow.kind == MEMBER_NONE ? flow : flat_member_field(flow, identifier, problem);
}

/* The number of elements of an array; 1 for other members. */
static int extent_of(Member member)
{
    return member.kind == MEMBER_ARRAY ? member.is.array->count : 1;
}

/* The problem if an element of a collection does not have a feature that others may have. */
static const char *lacking(const MemberArray *whole, int element, Name identifier, Arena *arena, const char *problem)
{
    const Member member = whole->elements[element];
    if (problem != no_such_name || member.kind != MEMBER_INSTANCE)
        return problem;
    const Instance *instance = member.is.instance;
    return arena_format(arena, "'%s', a '%s' (%s), has no '%s'", instance->path->text,
                        instance->shape->classifier->qualified->text,
                        source_print(arena, instance->property ? instance->property->source : (Source){0}),
                        identifier->text);
}

/* The array of the rule's results for all elements. The dimensions of the results come last; if these differ between
 * elements, all results are in one row. */
static Member map_elements(const MemberArray *whole, Member (*rule)(Member, Name, const char **), Name identifier,
                           Arena *arena, const char **problem)
{
    IntList sizes = {0};
    Member *members = arena_array(arena, Member, whole->count + 1);
    const MemberArray *inner = NULL;
    int count = 0;
    bool is_ragged = whole->is_ragged;
    for (int i = 0; i < whole->count; i++) {
        Member member = members[i] = rule(whole->elements[i], identifier, problem);
        if (member.kind == MEMBER_NONE) {
            *problem = lacking(whole, i, identifier, arena, *problem);
            return member;
        }
        if (member.kind == MEMBER_ARRAY && !i)
            inner = member.is.array;
        const IntList none = {0}, *first = inner ? &inner->sizes : &none;
        is_ragged = is_ragged || (member.kind == MEMBER_ARRAY && member.is.array->is_ragged) ||
                    !flat_sizes_match(first, member.kind == MEMBER_ARRAY ? &member.is.array->sizes : &none);
        count += extent_of(member);
    }
    if (is_ragged) {
        list_push(arena, &sizes, count);
    } else {
        flat_append_sizes(arena, &sizes, whole->sizes.count, whole->sizes.at);
        flat_append_sizes(arena, &sizes, inner ? inner->sizes.count : 0, inner ? inner->sizes.at : NULL);
    }
    MemberArray *array = flat_member_array(arena, sizes);
    array->is_ragged = is_ragged;
    for (int i = 0, next = 0; i < whole->count; next += extent_of(members[i++]))
        for (int k = 0; k < extent_of(members[i]); k++)
            array->elements[next + k] = members[i].kind == MEMBER_ARRAY ? members[i].is.array->elements[k] : members[i];
    if (array->count && array->elements[0].kind == MEMBER_INSTANCE)
        array->fields = arena_new_of(arena, Fields);
    else if (inner && !array->count)
        array->fields = inner->fields;
    return (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

/* ---- arrays without elements: the features of instances are known only from the type ---- */

/* The property with this name, also inside a flow property; NULL if there is none. */
static const Property *feature_named(const Classifier *type, Name identifier, Arena *arena, bool is_behind)
{
    const Property *behind = NULL;
    const PropertyList members = sysml_properties(type, arena);
    for (int i = 0; i < members.count; i++) {
        const Property *member = members.at[i];
        if (member->identifier == identifier)
            return member;
        bool is_flow = member->kind == PROPERTY_FLOW && member->type && member->type->kind == CLASSIFIER_BLOCK;
        if (is_flow && !is_behind && !behind)
            behind = feature_named(member->type, identifier, arena, true);
    }
    return behind;
}

static Member empty_field(const MemberArray *whole, const Property *property)
{
    Arena *arena = whole->fields->arena;
    const Classifier *type = property->type;
    IntList sizes = {0};
    flat_append_sizes(arena, &sizes, whole->sizes.count, whole->sizes.at);
    for (int i = 0; i < property->sizes.count; i++) {
        Expr size = property->sizes.at[i];
        list_push(arena, &sizes, size->op == OP_NUMBER ? (int)size->number : 0);
    }
    MemberArray *array =
        flat_is_structured(type) ? flat_instance_array(arena, sizes, type) : flat_member_array(arena, sizes);
    return (Member){.kind = MEMBER_ARRAY, .is.array = array};
}

Member flat_member_named(const Instance *instance, Name identifier, const char **problem)
{
    *problem = NULL;
    Member member = member_called(instance, identifier, problem);
    if (member.kind == MEMBER_NONE && !*problem && map_get(instance->shape->by_name, identifier, -1) < 0)
        *problem = no_such_name;
    return member;
}

/* Results for arrays are kept, because loops need the same array in each round. Failures are not: the instances may not
 * be built yet. */
Member flat_member_field(Member whole, Name identifier, const char **problem)
{
    *problem = NULL;
    const Instance *instance = flat_some_instance(whole);
    Fields *fields = whole.kind == MEMBER_ARRAY ? whole.is.array->fields : NULL;
    if (instance && whole.kind == MEMBER_INSTANCE)
        return flat_member_named(instance, identifier, problem);
    if (instance) {
        int known = fields && fields->by_name ? map_get(fields->by_name, identifier, -1) : -1;
        if (known >= 0)
            return fields->arrays.at[known];
        Arena *arena = instance->shape->arena;
        Member array = map_elements(whole.is.array, flat_member_field, identifier, arena, problem);
        if (!fields || array.kind == MEMBER_NONE)
            return array;
        if (!fields->by_name)
            fields->by_name = map_new(arena);
        map_put(fields->by_name, identifier, fields->arrays.count);
        list_push(arena, &fields->arrays, array);
        return array;
    }
    const Property *property = fields ? feature_named(fields->type, identifier, fields->arena, false) : NULL;
    if (property)
        return empty_field(whole.is.array, property);
    *problem = fields ? no_such_name : "it has no inner structure";
    return (Member){.kind = MEMBER_NONE};
}

static Member signal_of(Member member, Name ignored, const char **problem)
{
    (void)ignored, (void)problem;
    return flat_only_signal(member);
}

/* A port with one signal stands for its signal: `swtch` for `swtch.rSig`. */
Member flat_only_signal(Member member)
{
    const Instance *port = flat_some_instance(member);
    if (!port || port->kind != INSTANCE_PORT || port->shape->signal < 0 || port->shape->flow_count != 1)
        return member;
    const char *problem = NULL;
    return member.kind == MEMBER_INSTANCE
               ? member_at(port, port->shape->signal)
               : map_elements(member.is.array, signal_of, NULL, port->shape->arena, &problem);
}

Member flat_resolve_name(const Instance *scope, Name path, const char **problem)
{
    *problem = NULL;
    Member member = {.kind = MEMBER_NONE};
    for (const char *rest = path->text; *rest;) {
        const bool is_first = rest == path->text;
        const Name identifier = identifier_next(&rest);
        member = is_first ? flat_member_named(scope, identifier, problem)
                          : flat_member_field(member, identifier, problem);
        if (*problem)
            return (Member){.kind = MEMBER_NONE};
    }
    member = flat_only_signal(member);
    const Instance *instance = flat_some_instance(member);
    if (instance)
        *problem = instance->kind == INSTANCE_PORT ? "it is a port; name one of its variables"
                                                   : "it is a part; name one of its values";
    else if (member.kind == MEMBER_NONE)
        *problem = scope->kind == INSTANCE_CONSTRAINT ? "it is not a number" : "it is neither a number nor a Boolean";
    if (*problem)
        member.kind = MEMBER_NONE;
    return member;
}

Member flat_resolve_path(const Instance *scope, const ConnectorEnd *end)
{
    Member member = {.kind = MEMBER_NONE};
    for (int i = 0; i < end->path.count; i++) {
        const Property *property = end->path.at[i];
        if (member.kind == MEMBER_ARRAY && !member.is.array->count && member.is.array->fields) {
            member = empty_field(member.is.array, property);
            continue;
        }
        const Instance *instance = i == 0 ? scope : flat_some_instance(member);
        if (!instance)
            return (Member){.kind = MEMBER_NONE};
        int slot = flat_shape_slot(instance->shape, property);
        Name identifier = slot >= 0 ? instance->shape->properties.at[slot]->identifier : property->identifier;
        const char *ignored = NULL;
        if (i > 0 && member.kind != MEMBER_INSTANCE)
            member = flat_member_field(member, identifier, &ignored);
        else
            member = slot >= 0 ? member_at(instance, slot) : member_called(instance, identifier, &ignored);
    }
    return member;
}

Name flat_last_name(Name qualified)
{
    const char *last = qualified->text;
    for (const char *at = last; (at = strstr(at, "::")); last = at += 2)
        continue;
    return identifier_canonical(last);
}
