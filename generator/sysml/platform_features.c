/* platform_features.c - which feature of the library's block each member of a block is that has its name on a
 * platform. */
#include "sysml/platform.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

PlatformMapping platform_mapping(Platforms *platforms, Classifier *block, const PlatformKnown *known)
{
    Arena *scratch = platforms->reader->scratch;
    PlatformMapping mapping = {platforms, platforms->reader, block, known, known->platform, NULL, {0}, {0}};
    mapping.members = sysml_properties(block, scratch);
    mapping.needed = sysml_properties(known->block, scratch);
    return mapping;
}

bool platform_is_parameter(const PlatformMapping *mapping, const Property *member, const char *name)
{
    const char *word = platform_member_name(mapping->platforms, member, mapping->platform);
    if (member->kind != PROPERTY_VALUE)
        return false;
    return word ? words_equal_caseless(word, name) : strcmp(member->name->text, name) == 0;
}

const Property *platform_member_called(const PlatformMapping *mapping, const char *parameter)
{
    for (int i = 0; i < mapping->members.count; i++)
        if (platform_is_parameter(mapping, mapping->members.at[i], parameter))
            return mapping->members.at[i];
    return NULL;
}

const Property *platform_feature_named(const PlatformMapping *mapping, const char *name)
{
    for (int i = 0; i < mapping->needed.count; i++)
        if (mapping->needed.at[i]->kind == PROPERTY_VALUE && strcmp(mapping->needed.at[i]->name->text, name) == 0)
            return mapping->needed.at[i];
    return NULL;
}

const PlatformRow *platform_conversions(const PlatformMapping *mapping, const char *parameter, const PlatformRow *after)
{
    return platform_row(PLATFORM_CONVERSION, mapping->platform, mapping->known->name->text, parameter, after);
}

/* Rows of other blocks of the library with the same name on the platform do not count. */
const PlatformRow *platform_conversion(const PlatformMapping *mapping, const Property *member)
{
    const PlatformRow *row = NULL;
    while ((row = platform_conversions(mapping, NULL, row)))
        if (row->expression && platform_feature_named(mapping, row->feature) &&
            platform_is_parameter(mapping, member, row->name))
            return row;
    return NULL;
}

/* The library's feature of that name on the platform, else under its own name. */
static const Property *feature_called(const PlatformMapping *mapping, const Property *member, Platform platform,
                                      const char *word)
{
    const Property *own = NULL;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != member->kind)
            continue;
        const char *name = platform_member_name(mapping->platforms, needed, platform);
        if (name && strcmp(name, word) == 0)
            return needed;
        if (strcmp(needed->name->text, word) == 0 &&
            (needed->kind == PROPERTY_PORT || needed->variability == VARIABILITY_CONSTANT))
            own = needed;
    }
    return own;
}

static const Property *feature_on(const PlatformMapping *mapping, const Property *member, Platform platform)
{
    const char *word = platform_member_name(mapping->platforms, member, platform);
    const Property *found = word ? feature_called(mapping, member, platform, word) : NULL;
    const PlatformRow *row = NULL;
    while (word && !found && (row = platform_row(PLATFORM_ALIAS, platform, NULL, word, row)))
        found = feature_called(mapping, member, platform, row->value);
    const bool is_converted = word && platform == mapping->platform && member->kind == PROPERTY_VALUE;
    while (is_converted && !found && (row = platform_conversions(mapping, word, row)))
        if (!row->expression)
            return feature_called(mapping, member, platform, row->feature);
    return found;
}

/* Simulink has numbers for ports of signals, In2, 2, or nothing, where there is one of that direction. Of a block with
 * one port the name does not matter. */
static const Property *port_at(const PlatformMapping *mapping, const Property *member)
{
    Arena *scratch = mapping->reader->scratch;
    const bool is_simulink = mapping->platform == PLATFORM_SIMULINK;
    const char *word = platform_parameter(mapping->platforms, member, PLATFORM_SIMULINK);
    size_t end = strlen(word), begin = end;
    while (begin > 0 && isdigit((unsigned char)word[begin - 1]))
        begin--;
    const int number = end - begin < 4 ? atoi(word + begin) : 0;
    const Direction direction = sysml_signal_direction(member, scratch);
    const bool is_signal = is_simulink && (direction == DIRECTION_IN || direction == DIRECTION_OUT);
    const PlatformRow *row = NULL;
    while (is_simulink &&
           (row = platform_row(PLATFORM_INPUT, PLATFORM_SIMULINK, mapping->known->name->text, NULL, row)))
        if (direction == DIRECTION_IN && number ? row->number == number : strcmp(row->name, word) == 0)
            return feature_called(mapping, member, PLATFORM_SIMULINK, row->feature);
    const Property *like = NULL, *any = NULL;
    int count = 0, all = 0;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != PROPERTY_PORT)
            continue;
        any = needed;
        all++;
        if (!is_signal || sysml_signal_direction(needed, scratch) != direction)
            continue;
        like = needed;
        if (++count == number)
            return needed;
    }
    return count == 1 && begin == end ? like : all == 1 ? any : NULL;
}

/* By the name on the platform that is mapped, then on the other one, then by its own. */
const Property *platform_feature(const PlatformMapping *mapping, const Property *member)
{
    if (platform_conversion(mapping, member))
        return NULL;
    const Property *found = feature_on(mapping, member, mapping->platform);
    for (Platform other = 0; !found && other < PLATFORMS; other++)
        found = feature_on(mapping, member, other);
    if (!found)
        found = feature_called(mapping, member, mapping->platform, member->name->text);
    return found || member->kind != PROPERTY_PORT ? found : port_at(mapping, member);
}
