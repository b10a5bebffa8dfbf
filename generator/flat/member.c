/* member.c - kinds of members: ports, parameters, and arrays with their sizes and the names of their elements. */
#include "flat/instance.h"

#include <string.h>

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

/* Recursion follows the nesting of ports, which building the instances limited. */
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
