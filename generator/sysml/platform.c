/* platform.c - blocks defined by the name of another platform's block.
 *
 * The law: a block with a ModelicaBlock or SimulinkBlock name, and without a definition inside, specializes the shipped
 * library's block of that name. Its ports and parameters redefine those of that block by their names on the platform:
 * of ModelicaPort, ModelicaParameter and the like, else their own. A value in such a stereotype is the parameter's;
 * without one the block's own default is, and without that Simulink's, else the library's. Equations, parts or a
 * behaviour of the block's own make the name a mere remark. Modelica's name counts before Simulink's. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

/* ---- blocks with such names, and members with such stereotypes ---- */

/* True if the inside defines the block's behaviour. */
static bool has_inside(const Classifier *block, Arena *scratch)
{
    const ClassifierList all = sysml_lineage(block, scratch);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->constraints.count || all.at[i]->machine || all.at[i]->software)
            return true;
    const PropertyList members = sysml_properties(block, scratch);
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->kind == PROPERTY_CONSTRAINT ||
            (members.at[i]->kind == PROPERTY_PART && !members.at[i]->is_reference))
            return true;
    return false;
}

static void note_name(Platforms *platforms, Classifier *block, bool is_known, Platform platform, const char *name)
{
    Reader *reader = platforms->reader;
    if (is_known)
        list_push(reader->arena, &platforms->known, (PlatformKnown){name_of(name), platform, block});
    if (!block->is_library)
        list_push(reader->arena, &reader->model->platform_names,
                  (PlatformName){block, platform_words[platform], name_of(name)});
}

/* Notes an element with such a stereotype; is_library: of a document with the blocks that such names mean. */
static void note_stereotyped(Platforms *platforms, const Element *element, bool is_library)
{
    Reader *reader = platforms->reader;
    bool is_stereotyped = false, is_named = false;
    for (int i = 0; element->extra && i < element->extra->applications.count; i++)
        is_stereotyped = is_stereotyped || sysml_is_platform_application(element->extra->applications.at[i]);
    if (is_stereotyped && element->made == MADE_PROPERTY) {
        map_put(platforms->elements, element->object, platforms->stereotyped.count);
        list_push(reader->arena, &platforms->stereotyped, element);
    }
    if (!is_stereotyped || element->made != MADE_CLASSIFIER)
        return;
    Classifier *block = element->object;
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(reader, element, platform);
        const PlatformRow *row = NULL;
        if (name)
            note_name(platforms, block, is_library, platform, name);
        is_named = is_named || name;
        while (is_library && (row = platform_row(PLATFORM_NAMED, platform, block->name->text, NULL, row)))
            note_name(platforms, block, is_library, platform, row->value);
    }
    if (!is_named || is_library || block->kind != CLASSIFIER_BLOCK || has_inside(block, reader->scratch))
        return;
    map_put(platforms->places, block, platforms->named.count);
    list_push(reader->arena, &platforms->named, (PlatformNamed){block, element});
}

/* ---- differences from the library's block ---- */

/* Ports must be there, and so must the platform's parameters, except those that describe the block anyway or choose the
 * library's block. Others are the block's own affair. */
static bool must_correspond(const PlatformMapping *mapping, const Property *member)
{
    const Platforms *platforms = mapping->platforms;
    if (member->kind == PROPERTY_PORT)
        return true;
    if (!platform_member_application(platforms, member, mapping->platform))
        return false;
    return !platform_is_chooser(mapping, member) &&
           !platform_is_idle(mapping->known, platform_parameter(platforms, member, mapping->platform),
                             platform_member_value(platforms, member, mapping->platform));
}

static void report_missing(const PlatformMapping *mapping, const Property *member)
{
    Arena *arena = mapping->reader->arena;
    const PlatformKnown *known = mapping->known;
    const char *word = platform_parameter(mapping->platforms, member, mapping->platform);
    const PlatformRow *row = NULL;
    Text names = text_new(arena);
    while (member->kind == PROPERTY_VALUE &&
           (row = platform_row(PLATFORM_IDLE, known->platform, known->name->text, word, row)) && row->value)
        text_format(&names, "%s'%s'", names.length ? " or " : "", row->value);
    if (names.length) { /* the library's block does only what some values of the parameter say */
        const char *value = platform_member_value(mapping->platforms, member, mapping->platform);
        const char *why = arena_format(arena, "the library's block is one whose '%s' is %s%s%s%s", word, names.at,
                                       value ? ", not '" : ", but the block gives no value", value ? value : "",
                                       value ? "'" : "");
        sysml_problem_fix(platform_unfit(mapping, member, why),
                          "give it such a value, if that is meant, or describe the block by equations of its own");
        return;
    }
    Problem *wrong =
        platform_unfit(mapping, member, arena_format(arena, "the library's block has no %s '%s'",
                                                     member->kind == PROPERTY_PORT ? "port" : "parameter", word));
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != member->kind ||
            (needed->kind == PROPERTY_VALUE && needed->variability != VARIABILITY_CONSTANT))
            continue;
        row = NULL;
        while (needed->kind == PROPERTY_VALUE && (row = platform_conversions(mapping, NULL, row)) &&
               strcmp(row->feature, needed->name->text) != 0)
            continue;
        word = row ? row->name : platform_parameter(mapping->platforms, needed, mapping->platform);
        text_format(&names, "%s%s", names.length ? ", " : " ", word);
    }
    sysml_problem_detail(wrong, "%s (%s) has%s", known->block->qualified->text,
                         source_print(arena, known->block->source), names.length ? names.at : " none");
}

/* A parameter of another platform's is without effect where it stands for a feature that has its default. */
static void warn_of_foreign(const PlatformMapping *mapping, const Property *member)
{
    Platforms *platforms = mapping->platforms;
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < platforms->known.count; i++) {
        const PlatformKnown *other = &platforms->known.at[i];
        if (other->block != mapping->known->block || other->platform == mapping->platform ||
            !platform_member_application(platforms, member, other->platform))
            continue;
        const PlatformMapping foreign = platform_mapping(platforms, mapping->block, other);
        const PlatformRow *row = platform_conversion(&foreign, member);
        bool is_given = !row;
        for (int k = 0; row && k < mapping->members.count; k++) {
            const Property *given = mapping->members.at[k];
            const Property *needed = given->kind == PROPERTY_VALUE ? platform_feature(mapping, given) : NULL;
            is_given = is_given || (needed && strcmp(needed->name->text, row->feature) == 0);
        }
        if (is_given)
            continue;
        Problem *idle = sysml_problem(
            arena, mapping->block, DIAG_S68, member->source, "'%s' counts in %s only, but '%s' is taken as '%s' in %s",
            member->source.element->text, platform_words[other->platform], mapping->block->qualified->text,
            mapping->known->name->text, platform_words[mapping->platform]);
        sysml_problem_detail(idle, "'%s' has its default there, for no property stands for it", row->feature);
        return;
    }
}

static bool has_word(const char *text, Name word)
{
    for (const char *at = strstr(text, word->text); at; at = strstr(at + 1, word->text)) {
        char before = at > text ? at[-1] : ' ', after = at[word->length];
        if (!isalnum((unsigned char)before) && !strchr("_.", before) && !isalnum((unsigned char)after) && after != '_')
            return true;
    }
    return false;
}

/* A member that stands for one feature must not have the name of another one that it hides, and that equations or
 * values of the library's block use. */
static void check_name(const PlatformMapping *mapping, const Property *member, const Property *needed, const Map *taken)
{
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *other = mapping->needed.at[i];
        if (other == needed || other->identifier != member->identifier || map_get(taken, other, -1) < 0)
            continue;
        bool is_used = false;
        const ConstraintList constraints = sysml_constraints(mapping->known->block, mapping->reader->scratch);
        for (int k = 0; k < constraints.count; k++)
            is_used = is_used || has_word(constraints.at[k]->text->text, other->identifier);
        for (int k = 0; k < mapping->needed.count; k++) {
            const Value *value = mapping->needed.at[k]->value;
            is_used = is_used || (value && value->kind == VALUE_EXPRESSION &&
                                  has_word(value->text->text, other->identifier));
        }
        if (!is_used)
            continue;
        const char *why = arena_format(arena, "it stands for '%s', but equations of the library's block mean '%s' by "
                                       "its name", needed->name->text, other->source.element->text);
        sysml_problem_fix(platform_unfit(mapping, member, why), "give it another name, such as '%s'",
                          needed->name->text);
    }
}

/* An input that the block does not have would have no source. */
static void check_inputs(const PlatformMapping *mapping, const Map *taken)
{
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != PROPERTY_PORT || map_get(taken, needed, -1) >= 0 ||
            sysml_signal_direction(needed, mapping->reader->scratch) != DIRECTION_IN)
            continue;
        const char *why = arena_format(arena, "it has no port for '%s', an input of the library's block",
                                       platform_parameter(mapping->platforms, needed, mapping->platform));
        sysml_problem_fix(platform_unfit(mapping, NULL, why),
                          "give it such a port, or describe the block by equations of its own");
    }
}

/* ---- redefinitions ---- */

static void replace(const PlatformMapping *mapping, const Property *member, const Property *needed)
{
    Reader *reader = mapping->reader;
    if (member == needed)
        return;
    Property *own = sysml_replace_inherited(reader, mapping->block, member, needed);
    const bool is_any_size = own->kind == PROPERTY_VALUE && own->sizes.count == 1 && own->sizes.at[0]->op == OP_COLON;
    if (is_any_size && needed->sizes.count) { /* it is as large as the library's */
        memcpy(&own->sizes, &needed->sizes, sizeof own->sizes);
        own->lower = needed->lower;
        own->upper = needed->upper;
    }
    const char *why = NULL;
    if (needed->type && needed->type->kind == CLASSIFIER_ENUMERATION &&
        platform_member_value(mapping->platforms, member, mapping->platform))
        own->type = needed->type; /* a literal of the platform, whatever type the model has for it */
    if (own->kind == PROPERTY_PORT && own->type && needed->type)
        why = platform_relate_ports(reader, own, needed);
    else if (!sysml_type_fits(own->type, needed->type))
        why = arena_format(reader->arena, "it is a '%s', but the library's '%s' is a '%s'", own->type->qualified->text,
                           needed->source.element->text, needed->type->qualified->text);
    if (why) {
        platform_unfit(mapping, member, why);
        own->type = needed->type; /* no further message is needed */
        own->is_conjugated = needed->is_conjugated;
    } else if (own->kind == PROPERTY_VALUE)
        platform_take_value(mapping, own, member, needed);
}

/* A parameter of a platform that means nothing here. */
static void set_parameter_aside(const PlatformMapping *mapping, const Property *member)
{
    bool is_foreign = false;
    for (Platform platform = 0; platform < PLATFORMS; platform++)
        is_foreign = is_foreign || platform_member_application(mapping->platforms, member, platform);
    for (int i = 0; is_foreign && i < mapping->block->properties.count; i++)
        if (mapping->block->properties.at[i] == member)
            platform_set_aside(mapping, mapping->block->properties.at[i]);
}

static void map_features(const PlatformMapping *mapping)
{
    const PropertyList *members = &mapping->members;
    Map *taken = map_new(mapping->reader->scratch);
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        if ((member->kind != PROPERTY_PORT && member->kind != PROPERTY_VALUE) || platform_conversion(mapping, member))
            continue;
        const Property *needed = platform_feature(mapping, member);
        const int before = needed ? map_get(taken, needed, -1) : -1;
        if (before >= 0)
            platform_unfit(mapping, member,
                           arena_format(mapping->reader->arena, "'%s' stands for the same '%s'",
                                        members->at[before]->source.element->text, needed->name->text));
        else if (needed)
            replace(mapping, member, needed);
        else if (must_correspond(mapping, member))
            report_missing(mapping, member);
        else {
            warn_of_foreign(mapping, member);
            set_parameter_aside(mapping, member);
        }
        if (needed)
            map_put(taken, needed, i);
    }
    for (int i = 0; i < members->count; i++) {
        const PropertyKind kind = members->at[i]->kind;
        const Property *needed =
            kind == PROPERTY_PORT || kind == PROPERTY_VALUE ? platform_feature(mapping, members->at[i]) : NULL;
        if (needed)
            check_name(mapping, members->at[i], needed, taken);
    }
    check_inputs(mapping, taken);
    platform_convert(mapping);
}

/* ---- all blocks ---- */

static void map_block(Platforms *platforms, const PlatformNamed *named)
{
    Arena *arena = platforms->reader->arena;
    PlatformKnown known;
    Classifier *block = named->block;
    if (!platform_choose(platforms, named, &known) || sysml_classifier_is_a(block, known.block))
        return;
    const ClassifierList all = sysml_lineage(block, platforms->reader->scratch);
    for (int i = 0; i < all.count; i++) { /* a block cannot stand for one library block and inherit from another one */
        if (!map_get(platforms->mapped, all.at[i], 0))
            continue;
        Problem *other = sysml_problem(arena, block, DIAG_S64, block->source,
                                       "'%s' is named '%s' in %s, but inherits from a block that is another one",
                                       block->qualified->text, known.name->text, platform_words[known.platform]);
        sysml_problem_detail(other, "'%s' stands for '%s' (%s)", all.at[i]->qualified->text,
                             all.at[i]->generals.at[0]->qualified->text, source_print(arena, all.at[i]->source));
        sysml_problem_fix(other, "remove the generalization, or the name");
        return;
    }
    PlatformMapping mapping = platform_mapping(platforms, block, &known);
    mapping.application = platform_application(named->element, known.platform, PLATFORM_BLOCK);
    list_push(arena, &block->generals, known.block);
    for (int i = block->generals.count - 1; i > 0; i--) /* it comes first */
        block->generals.at[i] = block->generals.at[i - 1];
    block->generals.at[0] = known.block;
    map_put(platforms->mapped, block, 1);
    map_features(&mapping);
}

void sysml_take_platforms(Reader *reader)
{
    Arena *scratch = reader->scratch;
    Platforms platforms = {.reader = reader, .elements = map_new(scratch), .places = map_new(scratch),
                           .mapped = map_new(scratch), .taken = map_new(scratch)};
    for (int i = 0; reader->uses_platforms && i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        const bool is_library = sysml_is_platform_library(reader, document);
        for (int k = 0; k < document->members.count; k++)
            note_stereotyped(&platforms, document->members.at[k], is_library);
    }
    for (int i = 0; i < platforms.named.count; i++) { /* general blocks before the block that inherits from them */
        const ClassifierList all = sysml_lineage(platforms.named.at[i].block, scratch);
        for (int k = 0; k < all.count; k++) {
            const int place = map_get(platforms.places, all.at[k], -1);
            map_put(platforms.places, all.at[k], -1);
            if (place >= 0)
                map_block(&platforms, &platforms.named.at[place]);
        }
    }
    if (platforms.named.count)
        platform_check_taken(&platforms);
}
