/* platform_values.c - parameters of a platform that the library's block has in other terms, and the platform's defaults
 * where they are not the library's: by the table of platform_names.c. What the library's block cannot be is an error.
 */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

static const Property *needed_feature(const PlatformMapping *mapping, const char *name)
{
    for (int i = 0; i < mapping->needed.count; i++)
        if (mapping->needed.at[i]->kind == PROPERTY_VALUE && strcmp(mapping->needed.at[i]->name->text, name) == 0)
            return mapping->needed.at[i];
    return NULL;
}

static const Property *parameter_called(const PlatformMapping *mapping, const PropertyList *members,
                                        const char *parameter)
{
    for (int i = 0; i < members->count; i++)
        if (platform_is_parameter(mapping->platforms, members->at[i], mapping->platform, parameter))
            return members->at[i];
    return NULL;
}

/* The conversion for a member of the block that is mapped: rows of others with the same name do not count. */
static const PlatformConversion *conversion_of(const PlatformMapping *mapping, const Property *member)
{
    const PlatformConversion *row;
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        if (row->expression && needed_feature(mapping, row->feature) &&
            platform_is_parameter(mapping->platforms, member, mapping->platform, row->parameter))
            return row;
    return NULL;
}

bool platform_is_converted(const PlatformMapping *mapping, const Property *member)
{
    return conversion_of(mapping, member);
}

const char *platform_feature_by_table(const PlatformMapping *mapping, const char *word)
{
    const PlatformConversion *row;
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        if (!row->expression && strcmp(row->parameter, word) == 0)
            return row->feature;
    return NULL;
}

const char *platform_parameter_by_table(const PlatformMapping *mapping, const Property *needed)
{
    const PlatformConversion *row;
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        if (strcmp(row->feature, needed->name->text) == 0)
            return row->parameter;
    return NULL;
}

/* ---- the text of a value ---- */

static Problem *lacking(const PlatformMapping *mapping, const char *parameter, const char *why)
{
    Arena *arena = mapping->reader->arena;
    const Classifier *block = mapping->block;
    Problem *wrong =
        sysml_problem(arena, mapping->block, DIAG_S65, block->source, "'%s' does not fit '%s' in %s",
                      block->qualified->text, mapping->known->name->text, platform_words[mapping->platform]);
    sysml_problem_detail(arena, wrong, "%s", why);
    sysml_problem_detail(arena, wrong, "%s (%s)", mapping->known->block->qualified->text,
                         source_print(arena, mapping->known->block->source));
    sysml_problem_fix(arena, wrong, "give it a property with the %sParameter '%s' and a value",
                      platform_words[mapping->platform], parameter);
    return wrong;
}

static int count_inputs(const PlatformMapping *mapping)
{
    int count = 0;
    for (int i = 0; i < mapping->needed.count; i++)
        count += mapping->needed.at[i]->kind == PROPERTY_PORT &&
                 sysml_signal_direction(mapping->needed.at[i], mapping->reader->scratch) == DIRECTION_IN;
    return count;
}

/* The value of the parameter on the block itself, else by default; NULL: it is not there. */
static const char *words_of(const PlatformMapping *mapping, const PropertyList *members, const PlatformConversion *row)
{
    const Property *member = parameter_called(mapping, members, row->parameter);
    return member ? platform_member_value(mapping->platforms, member, mapping->platform) : row->value;
}

/* The factor or power of the n-th input: of "|+-", "**" + "/", or of a number of inputs. NULL: as many signs as inputs
 * are not there. */
static const char *sign_at(const PlatformMapping *mapping, const char *words, int n)
{
    const int count = count_inputs(mapping);
    double number;
    if (words && number_read(words, &number))
        return number == count ? "1" : NULL;
    const char *sign = NULL;
    int signs = 0;
    for (const char *at = words ? words : ""; *at; at++) {
        if (strchr("+-*/", *at))
            sign = ++signs == n ? strchr("+*", *at) ? "1" : "-1" : sign;
        else if (*at != '|' && *at != ' ')
            return NULL;
    }
    return signs == count ? sign : NULL;
}

static const char *sign_of(const PlatformMapping *mapping, const char *words, const PlatformConversion *row)
{
    const int n = row->expression[1] - '0';
    const char *sign = sign_at(mapping, words, n);
    if (!sign && n == 1) /* once */
        lacking(mapping, row->parameter,
                arena_format(mapping->reader->arena, "the value of '%s' on the block itself must have a sign for each "
                             "of the %d inputs, such as '%s'", row->parameter, count_inputs(mapping),
                             strchr(row->value, '+') ? "+-" : "*/"));
    return sign;
}

static const char *meaning_of(const PlatformMapping *mapping, const char *words, const PlatformConversion *row)
{
    const char *meaning = words ? platform_meaning(row->parameter, words) : NULL;
    if (meaning)
        return meaning;
    Text known = text_new(mapping->reader->arena);
    for (int i = 0; platform_word(row->parameter, i); i++)
        text_format(&known, "%s'%s'", i ? ", " : "", platform_word(row->parameter, i));
    lacking(mapping, row->parameter,
            arena_format(mapping->reader->arena, "the value of '%s' on the block itself must be one of %s",
                         row->parameter, known.at));
    return NULL;
}

static const PlatformConversion *row_of(const PlatformMapping *mapping, const char *word, size_t length)
{
    const PlatformConversion *row;
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        if (strncmp(row->parameter, word, length) == 0 && !row->parameter[length])
            return row;
    return NULL;
}

/* The parameter is not there, and has no default that is the library's, too. */
static void report_open(const PlatformMapping *mapping, const PlatformConversion *row)
{
    const char *why = "Modelica has no default";
    if (mapping->platform == PLATFORM_SIMULINK)
        why = "the library's block does not have what Simulink takes then";
    lacking(mapping, row->parameter, arena_format(mapping->reader->arena, "it has no '%s': %s", row->parameter, why));
}

/* The row's expression in names of the block's properties, and in the platform's defaults for what it does not have.
 * NULL after a message. */
static const char *value_text(const PlatformMapping *mapping, const PropertyList *members,
                              const PlatformConversion *row)
{
    Arena *arena = mapping->reader->arena;
    const char *rest = row->expression ? row->expression : row->parameter;
    if (*rest == '#')
        return sign_of(mapping, words_of(mapping, members, row), row);
    if (*rest == '?')
        return meaning_of(mapping, words_of(mapping, members, row), row);
    Text text = text_new(arena);
    while (*rest) {
        size_t length = 0;
        while (isalnum((unsigned char)rest[length]) || rest[length] == '_')
            length++;
        const PlatformConversion *named = length ? row_of(mapping, rest, length) : NULL;
        const Property *member = named ? parameter_called(mapping, members, named->parameter) : NULL;
        if (named && !member && !named->value) {
            report_open(mapping, named);
            return NULL;
        }
        if (named && row->expression)
            text_format(&text, member ? "%s" : "(%s)", member ? member->identifier->text : named->value);
        else
            text_add(&text, named ? named->value : arena_copy(arena, rest, length ? length : 1));
        rest += length ? length : 1;
    }
    return text.at;
}

static bool is_negative(const Property *property)
{
    return property->value && property->value->kind == VALUE_NUMBER && property->value->number < 0;
}

/* ---- what gets it ---- */

static Property *own_redefinition(const PlatformMapping *mapping, const Property *needed)
{
    for (int i = 0; i < mapping->block->properties.count; i++) {
        Property *own = mapping->block->properties.at[i];
        for (int k = 0; k < own->redefined.count; k++)
            if (own->redefined.at[k] == needed)
                return own;
    }
    return NULL;
}

static void set_value(const PlatformMapping *mapping, Property *own, const Classifier *type, const char *text)
{
    const char *what = arena_format(mapping->reader->arena, "the value of '%s'", own->source.element->text);
    own->value = sysml_value_of_text(mapping->reader, mapping->block, type, what, mapping->application, text);
}

static void convert(const PlatformMapping *mapping, const PropertyList *members, const PlatformConversion *row)
{
    const Property *needed = needed_feature(mapping, row->feature);
    if (!needed)
        return;
    Property *own = own_redefinition(mapping, needed);
    const Property *parameter = row->expression ? parameter_called(mapping, members, row->parameter) : NULL;
    if (own && parameter)
        platform_unfit(mapping, parameter,
                       arena_format(mapping->reader->arena, "'%s' stands for the same '%s'",
                                    own->source.element->text, needed->name->text));
    if (own && !row->value && mapping->platform == PLATFORM_SIMULINK && is_negative(own)) /* inherited */
        lacking(mapping, row->parameter, arena_format(mapping->reader->arena, "the value of '%s' means one "
                                                      "that it gets from other blocks, which is not supported",
                                                      row->parameter));
    bool is_open = !row->expression && !row->value;
    if (own && is_open && own->redefined.at[0] == needed)
        own->needs_value = true; /* each instance gives it, if it has none */
    if (own && (parameter || own->value || own->redefined.at[0] != needed || is_open))
        return;
    const char *text = value_text(mapping, members, row);
    if (!text)
        return;
    own = own ? own : sysml_replace_inherited(mapping->reader, mapping->block, needed, needed);
    set_value(mapping, own, needed->type, text);
}

/* The platform's parameter itself stays, as a constant of the block's. */
static void keep_parameter(const PlatformMapping *mapping, const Property *member, const PlatformConversion *row)
{
    Reader *reader = mapping->reader;
    Property *own = sysml_replace_inherited(reader, mapping->block, member, member);
    if (strchr("#?", row->expression[0])) { /* words are taken as they are read */
        platform_set_aside(mapping, own);
        return;
    }
    own->variability = VARIABILITY_CONSTANT;
    platform_take_value(mapping, own, member, member);
    const Property *given = own;
    while (!given->value && given->redefined.count)
        given = given->redefined.at[0];
    if (!given->value && row->value)
        set_value(mapping, own, own->type, row->value);
    for (int i = 0; i < mapping->needed.count; i++) {
        if (mapping->needed.at[i]->identifier != member->identifier)
            continue;
        const char *why = arena_format(reader->arena, "it is '%s' there, but the library's block means something else "
                                       "by its name", row->parameter);
        sysml_problem_fix(reader->arena, platform_unfit(mapping, member, why), "give it another name, such as '%s'",
                          row->parameter);
    }
}

/* A port of several signals tells the parameter that is the size of the library's, if that is not given. */
static void take_sizes(const PlatformMapping *mapping, const PropertyList *members)
{
    for (int i = 0; i < members->count; i++) {
        const Property *port = members->at[i];
        const Property *needed = port->kind == PROPERTY_PORT ? platform_feature(mapping, port) : NULL;
        if (!needed || needed->sizes.count != 1 || needed->sizes.at[0]->op != OP_VARIABLE || port->upper < 2 ||
            port->lower != port->upper)
            continue;
        const Property *size = needed_feature(mapping, needed->sizes.at[0]->name->text);
        if (!size || own_redefinition(mapping, size))
            continue;
        Property *own = sysml_replace_inherited(mapping->reader, mapping->block, size, size);
        set_value(mapping, own, size->type, arena_format(mapping->reader->arena, "%d", port->upper));
    }
}

void platform_convert(const PlatformMapping *mapping, const PropertyList *members)
{
    const PlatformConversion *row;
    take_sizes(mapping, members);
    for (int i = 0; (row = platform_conversion(mapping->known, i)); i++)
        convert(mapping, members, row);
    for (int i = 0; i < members->count; i++)
        if ((row = conversion_of(mapping, members->at[i])))
            keep_parameter(mapping, members->at[i], row);
}

/* ---- parameters of the other platform ---- */

static bool is_given(const PlatformMapping *mapping, const PropertyList *members, const char *feature)
{
    for (int i = 0; i < members->count; i++) {
        const Property *member = members->at[i];
        const Property *needed = member->kind == PROPERTY_VALUE ? platform_feature(mapping, member) : NULL;
        if (needed && strcmp(needed->name->text, feature) == 0)
            return true;
    }
    return false;
}

void platform_warn_of_foreign(const PlatformMapping *mapping, const PropertyList *members, const Property *member)
{
    Arena *arena = mapping->reader->arena;
    for (int i = 0; i < mapping->platforms->known.count; i++) {
        const PlatformKnown *other = &mapping->platforms->known.at[i];
        if (other->block != mapping->known->block || other->platform == mapping->platform ||
            !platform_member_application(mapping->platforms, member, other->platform))
            continue;
        PlatformMapping foreign = platform_mapping(mapping->platforms, mapping->block, other);
        const PlatformConversion *row = conversion_of(&foreign, member);
        if (!row || is_given(mapping, members, row->feature))
            continue;
        Problem *idle = sysml_problem(
            arena, mapping->block, DIAG_S68, member->source, "'%s' counts in %s only, but '%s' is taken as '%s' in %s",
            member->source.element->text, platform_words[other->platform], mapping->block->qualified->text,
            mapping->known->name->text, platform_words[mapping->platform]);
        sysml_problem_detail(arena, idle, "'%s' has its default there, for no property stands for it", row->feature);
        return;
    }
}
