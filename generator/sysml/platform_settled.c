/* platform_settled.c - parameters whose values are taken where blocks are mapped, as text: what slots and special
 * blocks say of them later would be without effect. */
#include "sysml/platform.h"

#include <string.h>

void platform_settle(const PlatformMapping *mapping, const Property *own)
{
    Platforms *platforms = mapping->platforms;
    if (!platform_member_application(platforms, own, mapping->platform))
        return; /* another platform's, which counts for nothing */
    map_put(platforms->settled, own, platforms->settled_for.count);
    list_push(mapping->reader->arena, &platforms->settled_for, *mapping->known);
}

/* The parameter that a property is or redefines; NULL: none whose value is settled. */
static const Property *settled_by(const Platforms *platforms, const Property *property)
{
    for (; property; property = property->redefined.count ? property->redefined.at[0] : NULL)
        if (map_get(platforms->settled, property, -1) >= 0)
            return property;
    return NULL;
}

static const char *value_words(Arena *arena, const Value *value)
{
    if (!value)
        return "";
    if (value->kind == VALUE_BOOLEAN)
        return value->number != 0 ? "true" : "false";
    if (value->kind == VALUE_NUMBER)
        return arena_format(arena, "%.17g", value->number);
    return value->text ? value->text->text : "";
}

/* Another value than the settled one. */
static void check_value(const Platforms *platforms, const Property *parameter, const Value *value, Classifier *owner,
                        Source source)
{
    Arena *arena = platforms->reader->arena;
    const PlatformKnown *known = &platforms->settled_for.at[map_get(platforms->settled, parameter, 0)];
    const Platform platform = known->platform;
    const char *settled = platform_member_value(platforms, parameter, platform), *given = value_words(arena, value);
    const char *name = platform_parameter(platforms, parameter, platform);
    if (!owner || (settled && strcmp(settled, given) == 0) || platform_means_nothing(known, name, given))
        return;
    Problem *late =
        sysml_problem(arena, owner, DIAG_S65, source, "'%s' is given the value '%s' where that has no effect",
                      parameter->source.element->text, given);
    sysml_problem_detail(arena, late, "as %s's '%s' it decides what '%s' does, where it is %s%s%s (%s)",
                         platform_words[platform], name, parameter->owner->qualified->text, settled ? "'" : "not given",
                         settled ? settled : "", settled ? "'" : "", source_print(arena, parameter->source));
    sysml_problem_fix(arena, late, "draw a block of its own that %s names so, with this value",
                      platform_words[platform]);
}

static void check_element(const Platforms *platforms, const Element *element)
{
    if (element->made == MADE_PROPERTY) {
        const Property *property = element->object;
        const Property *parameter = settled_by(platforms, property);
        if (parameter && parameter != property && property->value)
            check_value(platforms, parameter, property->value, property->owner, property->source);
    }
    if (element->made != MADE_INSTANCE)
        return;
    const InstanceSpecification *instance = element->object;
    for (int i = 0; i < instance->slots.count; i++) {
        const Slot *slot = instance->slots.at[i];
        const Property *parameter = settled_by(platforms, slot->feature);
        if (parameter && slot->values.count)
            check_value(platforms, parameter, slot->values.at[0], instance->self, slot->source);
    }
}

void platform_check_settled(const Platforms *platforms)
{
    const Reader *reader = platforms->reader;
    for (int i = 0; i < reader->documents.count; i++)
        for (int k = 0; k < reader->documents.at[i]->members.count; k++)
            check_element(platforms, reader->documents.at[i]->members.at[k]);
}
