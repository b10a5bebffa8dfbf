/* platform_features.c - members of a block that has a name on a platform: what their stereotypes say, and which feature
 * of the library's block each one is. */
#include "sysml/platform.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- what stereotypes say ---- */

/* The platform's stereotype of a property, else of one that it redefines; NULL if none has one. */
static const Element *stereotyped(const Platforms *platforms, const Property *property)
{
    for (; property; property = property->redefined.count ? property->redefined.at[0] : NULL) {
        int index = map_get(platforms->elements, property, -1);
        if (index >= 0)
            return platforms->stereotyped.at[index];
    }
    return NULL;
}

Element *platform_member_application(const Platforms *platforms, const Property *member, Platform platform)
{
    PlatformElement kind = member->kind == PROPERTY_PORT ? PLATFORM_PORT : PLATFORM_PARAMETER;
    return platform_application(stereotyped(platforms, member), platform, kind);
}

const char *platform_member_name(const Platforms *platforms, const Property *member, Platform platform)
{
    const Element *application = platform_member_application(platforms, member, platform);
    const char *name = application ? element_property(application, "name") : NULL;
    return name && *name ? name : NULL;
}

const char *platform_member_value(const Platforms *platforms, const Property *member, Platform platform)
{
    const Element *application = platform_member_application(platforms, member, platform);
    const char *text = application ? element_property(application, "value") : NULL;
    if (text && *text)
        return text;
    const Value *value = application ? member->value : NULL;
    if (value && value->kind == VALUE_BOOLEAN)
        return value->number != 0 ? "true" : "false";
    if (value && value->kind == VALUE_NUMBER)
        return arena_format(platforms->reader->arena, "%.17g", value->number);
    return value && value->text ? value->text->text : NULL;
}

const char *platform_parameter(const Platforms *platforms, const Property *member, Platform platform)
{
    const char *name = platform_member_name(platforms, member, platform);
    return name ? name : member->name->text;
}

bool platform_is_parameter(const Platforms *platforms, const Property *member, Platform platform, const char *name)
{
    const char *word = platform_member_name(platforms, member, platform);
    if (member->kind != PROPERTY_VALUE)
        return false;
    return word ? words_equal_caseless(word, name) : strcmp(member->name->text, name) == 0;
}

/* ---- counterparts of ports and parameters ---- */

PlatformMapping platform_mapping(Platforms *platforms, Classifier *block, const PlatformKnown *known)
{
    Reader *reader = platforms->reader;
    PlatformMapping mapping = {platforms, reader, block, known, known->platform, NULL, {0}};
    sysml_properties(known->block, reader->scratch, &mapping.needed);
    return mapping;
}

static bool is_constant(const Property *property)
{
    return property->kind == PROPERTY_VALUE && property->variability == VARIABILITY_CONSTANT;
}

/* The library's feature of that name on the platform, else under its own name. */
static const Property *feature_called(const PlatformMapping *mapping, const Property *member, Platform platform,
                                      const char *word)
{
    const Property *own = NULL;
    for (int i = 0; word && i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != member->kind)
            continue;
        const char *name = platform_member_name(mapping->platforms, needed, platform);
        if (name && strcmp(name, word) == 0)
            return needed;
        if (strcmp(needed->name->text, word) == 0 && (needed->kind == PROPERTY_PORT || is_constant(needed)))
            own = needed;
    }
    return own;
}

static const Property *feature_on(const PlatformMapping *mapping, const Property *member, Platform platform)
{
    const char *word = platform_member_name(mapping->platforms, member, platform);
    const Property *found = feature_called(mapping, member, platform, word);
    if (!word || found)
        return found;
    for (int i = 0; !found && platform_parameter_alias(platform, word, i); i++)
        found = feature_called(mapping, member, platform, platform_parameter_alias(platform, word, i));
    if (!found && platform == mapping->platform && member->kind == PROPERTY_VALUE)
        found = feature_called(mapping, member, platform, platform_feature_by_table(mapping, word));
    return found;
}

/* Simulink has numbers for ports of signals: In2, 2; or nothing, where there is one of that direction. */
static const Property *numbered_port(const PlatformMapping *mapping, const Property *member)
{
    Arena *scratch = mapping->reader->scratch;
    const char *word = platform_parameter(mapping->platforms, member, PLATFORM_SIMULINK);
    size_t end = strlen(word), begin = end;
    while (begin > 0 && isdigit((unsigned char)word[begin - 1]))
        begin--;
    const int number = end - begin < 4 ? atoi(word + begin) : 0;
    Direction direction = sysml_signal_direction(member, scratch);
    const char *other = platform_port(mapping->known, word, direction == DIRECTION_IN ? number : 0);
    if (other)
        return feature_called(mapping, member, PLATFORM_SIMULINK, other);
    const Property *last = NULL;
    int count = 0;
    for (int i = 0; (direction == DIRECTION_IN || direction == DIRECTION_OUT) && i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != PROPERTY_PORT || sysml_signal_direction(needed, scratch) != direction)
            continue;
        last = needed;
        if (++count == number)
            return needed;
    }
    return count == 1 && begin == end ? last : NULL;
}

/* The only port of the library's block, or NULL: its name does not matter then. */
static const Property *only_port(const PlatformMapping *mapping)
{
    const Property *only = NULL;
    int count = 0;
    for (int i = 0; i < mapping->needed.count; i++)
        if (mapping->needed.at[i]->kind == PROPERTY_PORT) {
            only = mapping->needed.at[i];
            count++;
        }
    return count == 1 ? only : NULL;
}

/* By the name on the platform that is mapped, then on the other one, then by its own. */
const Property *platform_feature(const PlatformMapping *mapping, const Property *member)
{
    Platform platform = mapping->platform;
    if (platform_is_converted(mapping, member))
        return NULL;
    const Property *found = feature_on(mapping, member, platform);
    for (Platform other = 0; !found && other < PLATFORMS; other++)
        found = feature_on(mapping, member, other);
    if (!found)
        found = feature_called(mapping, member, platform, member->name->text);
    if (found || member->kind != PROPERTY_PORT)
        return found;
    found = platform == PLATFORM_SIMULINK ? numbered_port(mapping, member) : NULL;
    return found ? found : only_port(mapping);
}

bool platform_is_feature(const Property *member)
{
    return member->kind == PROPERTY_PORT || member->kind == PROPERTY_VALUE;
}

bool platform_is_chooser(const PlatformMapping *mapping, const Property *member)
{
    const PlatformChooser *chooser = platform_chooser(mapping->known);
    return chooser && platform_is_parameter(mapping->platforms, member, mapping->platform, chooser->parameter);
}
