/* platform_features.c - the features of the library's block to which the members of a block correspond, if the block
 * has its name on a platform.
 *
 * The law: flow properties and the variables behind them correspond by name. Otherwise the only flow property of one
 * corresponds to the only one of the other, and variables correspond if both or neither are conserved and their units
 * are the same. They redefine the library's properties, and types of ports and flows specialize the library's types.
 * So equations find them, and ports of both can be connected. A type of a shipped library is not changed. */
#include "sysml/platform.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- ports ---- */

static const char *words_of(const Property *property)
{
    return property->source.element->text;
}

/* Lets the variables of a flow redefine those of the library's flow. Returns the reason if one has no counterpart, else
 * NULL. */
static const char *relate_flowing(Reader *reader, Classifier *special, Classifier *general, bool is_shipped)
{
    PropertyList found = {0};
    if (sysml_classifier_is_a(special, general))
        return NULL;
    const PropertyList members = sysml_properties(special, reader->arena);
    const PropertyList needed = sysml_properties(general, reader->arena);
    for (int i = 0; i < needed.count; i++) {
        const Property *wanted = needed.at[i], *named = NULL, *like = NULL;
        int count = 0;
        for (int k = 0; k < members.count; k++) {
            const Property *member = members.at[k];
            UnitMeaning own, other;
            if (member->kind != PROPERTY_VALUE)
                continue;
            if (!named && member->name == wanted->name)
                named = member;
            if (member->is_conserved != wanted->is_conserved || !member->type || !wanted->type ||
                !sysml_unit_meaning(&member->type->unit, &own) || !sysml_unit_meaning(&wanted->type->unit, &other) ||
                !dimension_is_same(&own.dimension, &other.dimension))
                continue;
            like = member;
            count++;
        }
        const Property *variable = named ? named : count == 1 ? like : NULL;
        if (!variable || is_shipped)
            return arena_format(reader->arena, "'%s' has no variable that corresponds to '%s'",
                                special->qualified->text, words_of(wanted));
        list_push(reader->arena, &found, variable);
    }
    list_push(reader->arena, &special->generals, general);
    for (int i = 0; i < needed.count; i++)
        sysml_replace_inherited(reader, special, found.at[i], needed.at[i]);
    return NULL;
}

/* The type's flow property of the name, else its only one; or NULL. */
static const Property *flow_like(Arena *arena, const Classifier *type, Name name)
{
    const PropertyList members = sysml_properties(type, arena);
    const Property *only = NULL;
    int count = 0;
    for (int i = 0; i < members.count; i++) {
        const Property *member = members.at[i];
        if (member->kind != PROPERTY_FLOW)
            continue;
        if (member->name == name)
            return member;
        only = member;
        count++;
    }
    return count == 1 ? only : NULL;
}

Type platform_signal_type(Arena *scratch, const Property *port)
{
    const Classifier *type = port->type;
    const Property *flow = type && type->kind != CLASSIFIER_VALUE_TYPE ? flow_like(scratch, type, NULL) : port;
    return flow && flow->type && flow->type->kind == CLASSIFIER_VALUE_TYPE ? flow->type->primitive : TYPE_UNKNOWN;
}

const char *platform_relate_ports(Reader *reader, Property *port, const Property *general)
{
    static const char *const directions[] = {"no signal", "an input", "an output", "no signal"};
    Arena *arena = reader->arena;
    const Property *flow = flow_like(arena, general->type, NULL), *own = port;
    Classifier *type = port->type;
    const bool is_itself = type->kind == CLASSIFIER_VALUE_TYPE; /* the port is the signal: it gets the library's type */
    if (!is_itself && sysml_classifier_is_a(general->type, type))
        port->type = type = general->type;
    if (!is_itself)
        own = flow ? flow_like(arena, type, flow->name) : NULL;
    if (is_itself && (!flow || !flow->type || !sysml_type_fits(type, flow->type)))
        return arena_format(arena, "'%s' is a '%s', '%s' is not", words_of(port), type->qualified->text,
                            words_of(general));
    if (!own || !own->type || !flow->type)
        return arena_format(arena, "'%s' has no flow property that corresponds to '%s'", type->qualified->text,
                            words_of(flow ? flow : general));
    const Direction direction = sysml_direction_seen(own->direction, port->is_conjugated);
    const Direction wanted = sysml_direction_seen(flow->direction, general->is_conjugated);
    if (direction != wanted && !(is_itself && port->direction == DIRECTION_NONE))
        return arena_format(arena, "'%s' is %s, '%s' is %s", words_of(port), directions[direction], words_of(general),
                            directions[wanted]);
    if (is_itself) {
        port->type = general->type;
        port->is_conjugated = general->is_conjugated;
        port->direction = general->direction;
        return NULL;
    }
    const bool is_signal = flow->type->kind != CLASSIFIER_BLOCK;
    if (is_signal != (own->type->kind != CLASSIFIER_BLOCK) || (is_signal && !sysml_type_fits(own->type, flow->type)))
        return arena_format(arena, "'%s' is a '%s', '%s' a '%s'", words_of(own), own->type->qualified->text,
                            words_of(flow), flow->type->qualified->text);
    const char *folder = list_last(&reader->libraries->folders);
    const SourceFile *file = own->type->source.file;
    const bool is_shipped = !file || path_is_within(folder, file->path->text);
    const char *why = is_signal ? NULL : relate_flowing(reader, own->type, flow->type, is_shipped);
    if (why || sysml_classifier_is_a(type, general->type))
        return why;
    file = type->source.file;
    if (!file || path_is_within(folder, file->path->text))
        return arena_format(arena, "'%s' is not a '%s'", type->qualified->text, general->type->qualified->text);
    list_push(arena, &type->generals, general->type);
    sysml_replace_inherited(reader, type, own, flow);
    return NULL;
}

/* ---- members ---- */

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

/* The library's feature with this name on the platform, else the one with this name itself. */
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

/* Finds a port by its number: Simulink numbers ports of signals, In2 or 2; the only port of a direction needs no
 * number. If a block has one port, its name does not matter. */
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

/* Searches by the member's name on the mapped platform. If its stereotype names nothing there, searches by the name on
 * the other platform, then by its own name. Modelica's ports are known by names only. */
const Property *platform_feature(const PlatformMapping *mapping, const Property *member)
{
    if (platform_conversion(mapping, member))
        return NULL;
    const bool is_named = platform_member_name(mapping->platforms, member, mapping->platform);
    const Property *found = feature_on(mapping, member, mapping->platform);
    for (Platform other = 0; !found && !is_named && other < PLATFORMS; other++)
        found = feature_on(mapping, member, other);
    if (!found && !is_named)
        found = feature_called(mapping, member, mapping->platform, member->name->text);
    if (found || member->kind != PROPERTY_PORT || (is_named && mapping->platform == PLATFORM_MODELICA))
        return found;
    return port_at(mapping, member);
}
