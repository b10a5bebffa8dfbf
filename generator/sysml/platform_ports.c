/* platform_ports.c - ports of blocks that stand for a library's: their types correspond to the library's.
 *
 * The law: flow properties and the variables behind them correspond by name; else the only flow property of one to that
 * of the other, and variables that are both conserved, or both not, and have the same unit. They redefine the
 * library's, and types of ports and of what flows specialize the library's, so that equations find them and ports of
 * both can be connected. A type of a shipped library stays as it is.
 */
#include "sysml/platform.h"

static bool is_shipped(const Reader *reader, const Classifier *type)
{
    const SourceFile *file = type->source.file;
    return !file || path_is_within(list_last(&reader->libraries->folders), file->path->text);
}

static const char *words_of(const Property *property)
{
    return property->source.element->text;
}

/* ---- what flows: blocks with variables ---- */

static bool has_same_unit(const Property *a, const Property *b)
{
    UnitMeaning one, other;
    return a->type && b->type && sysml_unit_meaning(&a->type->unit, &one) &&
           sysml_unit_meaning(&b->type->unit, &other) && dimension_is_same(&one.dimension, &other.dimension);
}

static const Property *variable_like(const PropertyList *members, const Property *general)
{
    const Property *found = NULL;
    int count = 0;
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        if (member->kind == PROPERTY_VALUE && member->name == general->name)
            return member;
        if (member->kind == PROPERTY_VALUE && member->is_conserved == general->is_conserved &&
            has_same_unit(member, general)) {
            found = member;
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

static const char *relate_flowing(Reader *reader, Classifier *special, Classifier *general)
{
    Arena *arena = reader->arena;
    PropertyList members = {0}, needed = {0}, found = {0};
    if (sysml_classifier_is_a(special, general))
        return NULL;
    members = sysml_properties(special, arena);
    needed = sysml_properties(general, arena);
    for (int i = 0; i < needed.count; i++) {
        const Property *variable = variable_like(&members, needed.at[i]);
        if (!variable || is_shipped(reader, special))
            return arena_format(arena, "'%s' has no variable that corresponds to '%s'", special->qualified->text,
                                words_of(needed.at[i]));
        list_push(arena, &found, variable);
    }
    list_push(arena, &special->generals, general);
    for (int i = 0; i < needed.count; i++)
        sysml_replace_inherited(reader, special, found.at[i], needed.at[i]);
    return NULL;
}

/* ---- flow properties ---- */

static const char *direction_words(Direction direction)
{
    return direction == DIRECTION_IN ? "an input" : direction == DIRECTION_OUT ? "an output" : "no signal";
}

static const Property *flow_like(const PropertyList *members, Name name)
{
    const Property *only = NULL;
    int count = 0;
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        if (member->kind != PROPERTY_FLOW)
            continue;
        if (member->name == name)
            return member;
        only = member;
        count++;
    }
    return count == 1 ? only : NULL;
}

static const Property *flow_of(Arena *arena, const Classifier *type)
{
    const PropertyList members = sysml_properties(type, arena);
    return flow_like(&members, NULL);
}

Type platform_signal_type(Arena *scratch, const Property *port)
{
    const Classifier *type = port->type;
    const Property *flow = type && type->kind != CLASSIFIER_VALUE_TYPE ? flow_of(scratch, type) : port;
    return flow && flow->type && flow->type->kind == CLASSIFIER_VALUE_TYPE ? flow->type->primitive : TYPE_UNKNOWN;
}

static const char *other_direction(Arena *arena, const Property *port, Direction own, const Property *general,
                                   Direction direction)
{
    return arena_format(arena, "'%s' is %s, '%s' is %s", words_of(port), direction_words(own), words_of(general),
                        direction_words(direction));
}

/* A port that is itself the signal gets the library's type. */
static const char *relate_signal(Reader *reader, Property *port, const Property *general)
{
    const Property *flow = flow_of(reader->arena, general->type);
    if (!flow || !flow->type || !sysml_type_fits(port->type, flow->type))
        return arena_format(reader->arena, "'%s' is a '%s', '%s' is not", words_of(port), port->type->qualified->text,
                            words_of(general));
    Direction own = sysml_direction_seen(port->direction, port->is_conjugated);
    Direction wanted = sysml_direction_seen(flow->direction, general->is_conjugated);
    if (port->direction != DIRECTION_NONE && own != wanted)
        return other_direction(reader->arena, port, own, general, wanted);
    port->type = general->type;
    port->is_conjugated = general->is_conjugated;
    port->direction = general->direction;
    return NULL;
}

const char *platform_relate_ports(Reader *reader, Property *port, const Property *general)
{
    Arena *arena = reader->arena;
    Classifier *type = port->type;
    if (type->kind == CLASSIFIER_VALUE_TYPE)
        return relate_signal(reader, port, general);
    if (sysml_classifier_is_a(general->type, type))
        port->type = type = general->type;
    const Property *flow = flow_of(arena, general->type);
    const PropertyList members = sysml_properties(type, arena);
    const Property *own = flow ? flow_like(&members, flow->name) : NULL;
    if (!own || !own->type || !flow->type)
        return arena_format(arena, "'%s' has no flow property that corresponds to '%s'", type->qualified->text,
                            flow ? words_of(flow) : words_of(general));
    Direction direction = sysml_direction_seen(own->direction, port->is_conjugated);
    Direction wanted = sysml_direction_seen(flow->direction, general->is_conjugated);
    if (direction != wanted)
        return other_direction(arena, port, direction, general, wanted);
    bool is_signal = flow->type->kind != CLASSIFIER_BLOCK;
    if (is_signal != (own->type->kind != CLASSIFIER_BLOCK) || (is_signal && !sysml_type_fits(own->type, flow->type)))
        return arena_format(arena, "'%s' is a '%s', '%s' a '%s'", words_of(own), own->type->qualified->text,
                            words_of(flow), flow->type->qualified->text);
    const char *why = is_signal ? NULL : relate_flowing(reader, own->type, flow->type);
    if (why || sysml_classifier_is_a(type, general->type))
        return why;
    if (is_shipped(reader, type))
        return arena_format(arena, "'%s' is no '%s'", type->qualified->text, general->type->qualified->text);
    list_push(arena, &type->generals, general->type);
    sysml_replace_inherited(reader, type, own, flow);
    return NULL;
}
