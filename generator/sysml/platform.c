/* platform.c - blocks that say what they do by the name of another platform's block.
 *
 * The law: a block with a ModelicaBlock or SimulinkBlock name, and nothing inside that says what it does, becomes
 * special of the shipped library's block of that name. Its ports and parameters redefine those of that block by
 * their names on the platform: of ModelicaPort, ModelicaParameter and the like, else their own. A value in such a
 * stereotype is the parameter's; without one the block's own default is, and without that Simulink's, else the
 * library's. Equations, parts or a behaviour of the block's own make the name a mere remark. Modelica's name counts
 * before Simulink's.
 */
#include "sysml/platform.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- blocks with such names, and members with such stereotypes ---- */

/* Is there anything inside that says what the block does? */
static bool has_inside(const Classifier *block, Arena *scratch)
{
    ClassifierList all = {0};
    PropertyList members = {0};
    sysml_lineage(block, scratch, &all);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->constraints.count || all.at[i]->machine || all.at[i]->software)
            return true;
    sysml_properties(block, scratch, &members);
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->kind == PROPERTY_CONSTRAINT ||
            (members.at[i]->kind == PROPERTY_PART && !members.at[i]->is_reference))
            return true;
    return false;
}

static void note_name(Platforms *platforms, Classifier *block, Platform platform, const char *name)
{
    Reader *reader = platforms->reader;
    if (platforms->is_library)
        list_push(reader->arena, &platforms->known, (PlatformKnown){name_of(name), platform, block});
    if (!block->is_library)
        list_push(reader->arena, &reader->model->platform_names,
                  (PlatformName){block, platform_words[platform], name_of(name)});
}

static void note_block(Platforms *platforms, const Element *element)
{
    Reader *reader = platforms->reader;
    Classifier *block = element->object;
    bool is_known = platforms->is_library, is_named = false;
    for (Platform platform = 0; platform < PLATFORMS; platform++) {
        const char *name = platform_block_name(reader, element, platform);
        if (name)
            note_name(platforms, block, platform, name);
        is_named = is_named || name;
        for (int i = 0; is_known && (name = platform_other_name(platform, block->name->text, i)); i++)
            note_name(platforms, block, platform, name);
    }
    if (!is_named || is_known || block->kind != CLASSIFIER_BLOCK || has_inside(block, reader->scratch))
        return;
    map_put(platforms->places, block, platforms->named.count);
    list_push(reader->arena, &platforms->named, (PlatformNamed){block, element});
}

static void note_stereotyped(Platforms *platforms, const Element *element)
{
    bool is_stereotyped = false;
    for (int i = 0; element->extra && i < element->extra->applications.count; i++)
        is_stereotyped = is_stereotyped || sysml_is_platform_application(element->extra->applications.at[i]);
    if (is_stereotyped && element->made == MADE_CLASSIFIER)
        note_block(platforms, element);
    if (!is_stereotyped || element->made != MADE_PROPERTY)
        return;
    map_put(platforms->elements, element->object, platforms->stereotyped.count);
    list_push(platforms->reader->arena, &platforms->stereotyped, element);
}

/* ---- redefinitions ---- */

Problem *platform_unfit(const PlatformMapping *mapping, const Property *member, const char *why)
{
    Reader *reader = mapping->reader;
    Problem *wrong =
        sysml_problem(reader->arena, mapping->block, DIAG_S65, member->source, "'%s' does not fit '%s' in %s",
                      member->source.element->text, mapping->known->name->text, platform_words[mapping->platform]);
    sysml_problem_detail(reader->arena, wrong, "%s", why);
    return wrong;
}

/* The library's block does only what some values of the parameter say. */
static void report_other_value(const PlatformMapping *mapping, const Property *member, const char *parameter)
{
    Arena *arena = mapping->reader->arena;
    const char *value = platform_member_value(mapping->platforms, member, mapping->platform);
    Text known = text_new(arena);
    for (int i = 0; platform_idle_value(mapping->known, parameter, i); i++)
        text_format(&known, "%s'%s'", i ? " or " : "", platform_idle_value(mapping->known, parameter, i));
    const char *why = arena_format(arena, "the library's block is one whose '%s' is %s%s%s%s", parameter, known.at,
                                   value ? ", not '" : ", but no value is stated on the block", value ? value : "",
                                   value ? "'" : "");
    sysml_problem_fix(arena, platform_unfit(mapping, member, why),
                      "give it such a value, if that is meant, or describe the block by equations of its own");
}

static void report_missing(const PlatformMapping *mapping, const Property *member)
{
    Arena *arena = mapping->reader->arena;
    const char *word = platform_parameter(mapping->platforms, member, mapping->platform);
    const char *why = arena_format(arena, "the library's block has no %s '%s'",
                                   member->kind == PROPERTY_PORT ? "port" : "parameter", word);
    if (member->kind == PROPERTY_VALUE && platform_idle_value(mapping->known, word, 0)) {
        report_other_value(mapping, member, word);
        return;
    }
    Problem *wrong = platform_unfit(mapping, member, why);
    Text names = text_new(arena);
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != member->kind ||
            (needed->kind == PROPERTY_VALUE && needed->variability != VARIABILITY_CONSTANT))
            continue;
        word = needed->kind == PROPERTY_VALUE ? platform_parameter_by_table(mapping, needed) : NULL;
        if (!word)
            word = platform_member_name(mapping->platforms, needed, mapping->platform);
        text_format(&names, "%s%s", names.length ? ", " : " ", word ? word : needed->name->text);
    }
    const Classifier *block = mapping->known->block;
    sysml_problem_detail(arena, wrong, "%s (%s) has%s", block->qualified->text, source_print(arena, block->source),
                         names.length ? names.at : " none");
}

void platform_take_value(const PlatformMapping *mapping, Property *own, const Property *member, const Property *needed)
{
    Reader *reader = mapping->reader;
    Element *application = platform_member_application(mapping->platforms, member, mapping->platform);
    const char *text = application ? element_property(application, "value") : NULL;
    if (!text || !*text)
        return;
    const char *why, *value = platform_value(reader->arena, mapping->platform, text, needed, &why);
    if (!value) {
        why = arena_format(reader->arena, "its value is '%s', but %s", text, why);
        sysml_problem_fix(reader->arena, platform_unfit(mapping, member, why), "correct the value");
        return;
    }
    const char *what = arena_format(reader->arena, "the value of '%s'", member->source.element->text);
    own->value =
        sysml_value_of_text(reader, mapping->block, own->type ? own->type : needed->type, what, application, value);
}

/* An array of any size is as large as the library's. */
static void take_size(Property *own, const Property *needed)
{
    if (!needed->sizes.count)
        return;
    memcpy(&own->sizes, &needed->sizes, sizeof own->sizes);
    own->lower = needed->lower;
    own->upper = needed->upper;
}

static void replace(const PlatformMapping *mapping, const Property *member, const Property *needed)
{
    Reader *reader = mapping->reader;
    if (member == needed)
        return;
    Property *own = sysml_replace_inherited(reader, mapping->block, member, needed);
    if (own->kind == PROPERTY_VALUE && own->sizes.count == 1 && own->sizes.at[0]->op == OP_COLON)
        take_size(own, needed);
    const char *why = NULL;
    bool is_literal = needed->type && needed->type->kind == CLASSIFIER_ENUMERATION &&
                      platform_member_value(mapping->platforms, member, mapping->platform);
    if (is_literal) /* of the platform, whatever type the model has for it */
        own->type = needed->type;
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

/* Ports must be there, and what the platform is said to have as a parameter, unless it says what holds anyway. Others
 * are the block's own affair. */
static bool must_correspond(const PlatformMapping *mapping, const Property *member)
{
    const Platforms *platforms = mapping->platforms;
    if (member->kind == PROPERTY_PORT)
        return true;
    if (!platform_member_application(platforms, member, mapping->platform))
        return false;
    return !platform_is_chooser(mapping, member) &&
           !platform_means_nothing(mapping->known, platform_parameter(platforms, member, mapping->platform),
                                   platform_member_value(platforms, member, mapping->platform));
}

/* ---- names that the library's texts would take for another feature ---- */

static bool has_word(const char *text, Name word)
{
    for (const char *at = strstr(text, word->text); at; at = strstr(at + 1, word->text)) {
        char before = at > text ? at[-1] : ' ', after = at[word->length];
        if (!isalnum((unsigned char)before) && !strchr("_.", before) && !isalnum((unsigned char)after) && after != '_')
            return true;
    }
    return false;
}

/* Do equations or values of the library's block use the name? */
static bool is_used(const PlatformMapping *mapping, Name name)
{
    ConstraintList constraints = {0};
    sysml_constraints(mapping->known->block, mapping->reader->scratch, &constraints);
    for (int i = 0; i < constraints.count; i++)
        if (has_word(constraints.at[i]->text->text, name))
            return true;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Value *value = mapping->needed.at[i]->value;
        if (value && value->kind == VALUE_EXPRESSION && has_word(value->text->text, name))
            return true;
    }
    return false;
}

/* A member that stands for one feature must not have the name of another one that it hides. */
static void check_name(const PlatformMapping *mapping, const Property *member, const Property *needed, const Map *taken)
{
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *other = mapping->needed.at[i];
        if (other == needed || other->identifier != member->identifier || map_get(taken, other, -1) < 0 ||
            !is_used(mapping, other->identifier))
            continue;
        Arena *arena = mapping->reader->arena;
        const char *why = arena_format(arena, "it stands for '%s', but equations of the library's block mean '%s' by "
                                       "its name", needed->name->text, other->source.element->text);
        Problem *wrong = platform_unfit(mapping, member, why);
        sysml_problem_fix(arena, wrong, "give it another name, such as '%s'", needed->name->text);
    }
}

void platform_set_aside(const PlatformMapping *mapping, Property *own)
{
    platform_settle(mapping, own);
    own->kind = PROPERTY_OTHER;
    own->name = own->identifier = name_of(arena_format(mapping->reader->arena, "%s of %s", own->name->text,
                                                       platform_words[mapping->platform]));
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

/* An input that the block does not have would have no source. */
static void check_inputs(const PlatformMapping *mapping, const Map *taken)
{
    Arena *arena = mapping->reader->arena;
    const Classifier *block = mapping->block;
    for (int i = 0; i < mapping->needed.count; i++) {
        const Property *needed = mapping->needed.at[i];
        if (needed->kind != PROPERTY_PORT || map_get(taken, needed, -1) >= 0 ||
            sysml_signal_direction(needed, mapping->reader->scratch) != DIRECTION_IN)
            continue;
        const char *word = platform_parameter(mapping->platforms, needed, mapping->platform);
        Problem *wrong =
            sysml_problem(arena, mapping->block, DIAG_S65, block->source, "'%s' does not fit '%s' in %s",
                          block->qualified->text, mapping->known->name->text, platform_words[mapping->platform]);
        sysml_problem_detail(arena, wrong, "it has no port for '%s', an input of the library's block", word);
        sysml_problem_detail(arena, wrong, "%s (%s)", mapping->known->block->qualified->text,
                             source_print(arena, mapping->known->block->source));
        sysml_problem_fix(arena, wrong, "give it such a port, or describe the block by equations of its own");
    }
}

static void map_features(const PlatformMapping *mapping, const PropertyList *members)
{
    Arena *arena = mapping->reader->arena;
    Map *taken = map_new(mapping->reader->scratch);
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        const Property *needed = platform_is_feature(member) ? platform_feature(mapping, member) : NULL;
        int before = needed ? map_get(taken, needed, -1) : -1;
        if (before >= 0)
            platform_unfit(mapping, member, arena_format(arena, "'%s' stands for the same '%s'",
                                                members->at[before]->source.element->text, needed->name->text));
        else if (needed)
            replace(mapping, member, needed);
        else if (platform_is_feature(member) && platform_is_converted(mapping, member))
            continue;
        else if (platform_is_feature(member) && must_correspond(mapping, member))
            report_missing(mapping, member);
        else if (platform_is_feature(member)) {
            platform_warn_of_foreign(mapping, members, member);
            set_parameter_aside(mapping, member);
        }
        if (needed)
            map_put(taken, needed, i);
    }
    for (int i = 0; i < members->count; i++) {
        const Property *needed = platform_is_feature(members->at[i]) ? platform_feature(mapping, members->at[i]) : NULL;
        if (needed)
            check_name(mapping, members->at[i], needed, taken);
    }
    check_inputs(mapping, taken);
    platform_convert(mapping, members);
}

/* ---- all blocks ---- */

static void put_general_first(Arena *arena, Classifier *special, Classifier *general)
{
    list_push(arena, &special->generals, general);
    for (int i = special->generals.count - 1; i > 0; i--)
        special->generals.at[i] = special->generals.at[i - 1];
    special->generals.at[0] = general;
}

/* A block cannot stand for one thing and inherit what another one does. */
static bool inherits_other(Platforms *platforms, Classifier *block, const PlatformKnown *known)
{
    ClassifierList all = {0};
    sysml_lineage(block, platforms->reader->scratch, &all);
    for (int i = 0; i < all.count; i++) {
        if (!map_get(platforms->mapped, all.at[i], 0))
            continue;
        Arena *arena = platforms->reader->arena;
        Problem *other = sysml_problem(arena, block, DIAG_S64, block->source,
                                       "'%s' is named '%s' in %s, but inherits from a block that is another one",
                                       block->qualified->text, known->name->text, platform_words[known->platform]);
        sysml_problem_detail(arena, other, "'%s' stands for '%s' (%s)", all.at[i]->qualified->text,
                             all.at[i]->generals.at[0]->qualified->text, source_print(arena, all.at[i]->source));
        sysml_problem_fix(arena, other, "remove the generalization, or the name");
        return true;
    }
    return false;
}

static void map_block(Platforms *platforms, const PlatformNamed *named)
{
    PlatformKnown known;
    Classifier *block = named->block;
    if (!platform_choose(platforms, named, &known) || sysml_classifier_is_a(block, known.block) ||
        inherits_other(platforms, block, &known))
        return;
    PropertyList members = {0};
    sysml_properties(block, platforms->reader->scratch, &members);
    PlatformMapping mapping = platform_mapping(platforms, block, &known);
    mapping.application = platform_application(named->element, known.platform, PLATFORM_BLOCK);
    put_general_first(platforms->reader->arena, block, known.block);
    map_put(platforms->mapped, block, 1);
    map_features(&mapping, &members);
}

/* Maps general blocks before the block that inherits from them. */
static void map_lineage(Platforms *platforms, const Classifier *block)
{
    ClassifierList all = {0};
    sysml_lineage(block, platforms->reader->scratch, &all);
    for (int i = 0; i < all.count; i++) {
        int place = map_get(platforms->places, all.at[i], -1);
        map_put(platforms->places, all.at[i], -1);
        if (place >= 0)
            map_block(platforms, &platforms->named.at[place]);
    }
}

void sysml_take_platforms(Reader *reader)
{
    Arena *scratch = reader->scratch;
    Platforms platforms = {.reader = reader, .elements = map_new(scratch), .places = map_new(scratch),
                           .mapped = map_new(scratch), .settled = map_new(scratch)};
    for (int i = 0; reader->uses_platforms && i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        platforms.is_library = sysml_is_platform_library(reader, document);
        for (int k = 0; k < document->members.count; k++)
            note_stereotyped(&platforms, document->members.at[k]);
    }
    for (int i = 0; i < platforms.named.count; i++)
        map_lineage(&platforms, platforms.named.at[i].block);
    if (platforms.named.count)
        platform_check_settled(&platforms);
}
