/* platform_names.c - names of other platforms: the rows of platform.def, and SysPhS's stereotypes for elements of
 * Modelica and Simulink. */
#include "sysml/platform.h"

#include <ctype.h>
#include <string.h>

const char *const platform_words[PLATFORMS] = {"Modelica", "Simulink"};

/* ---- tables ---- */

static const PlatformRow rows[] = {
#define RENAMED(on, older, present) {PLATFORM_RENAMED, PLATFORM_##on, NULL, older, present, NULL, NULL, 0},
#define ALIAS(on, older, other) {PLATFORM_ALIAS, PLATFORM_##on, NULL, older, other, NULL, NULL, 0},
#define NAMED(on, block, other) {PLATFORM_NAMED, PLATFORM_##on, block, NULL, other, NULL, NULL, 0},
#define PARAMETER(block, parameter, value, feature, expression)                                                        \
    {PLATFORM_CONVERSION, PLATFORMS, block, parameter, value, feature, expression, 0},
#define MEANING(parameter, word, value) {PLATFORM_MEANING, PLATFORMS, NULL, parameter, word, NULL, value, 0},
#define INPUT(block, number, word, feature) {PLATFORM_INPUT, PLATFORMS, block, word, NULL, feature, NULL, number},
#define IDLE(on, block, parameter, value) {PLATFORM_IDLE, PLATFORM_##on, block, parameter, value, NULL, NULL, 0},
#define CHOOSER(block, parameter, value) {PLATFORM_CHOOSER, PLATFORM_SIMULINK, block, parameter, value, NULL, NULL, 0},
#define CHOICE(value, block) {PLATFORM_CHOICE, PLATFORMS, block, NULL, value, NULL, NULL, 0},
#define CONSTANT(on, name, value) {PLATFORM_CONSTANT, PLATFORM_##on, NULL, name, value, NULL, NULL, 0},
#include "sysml/platform.def"
};

const PlatformRow *platform_row(PlatformTable table, Platform platform, const char *block, const char *name,
                                const PlatformRow *after)
{
    for (const PlatformRow *row = after ? after + 1 : rows; row < rows + sizeof rows / sizeof *rows; row++)
        if (row->table == table && (row->platform == platform || row->platform == PLATFORMS) &&
            (!block || !row->block || strcmp(row->block, block) == 0) &&
            (!name || !row->name || strcmp(row->name, name) == 0))
            return row;
    return NULL;
}

const char *platform_library(int i)
{
    static const char *const files[] = {"SysPhSLibrary.xmi", "Electrical.xmi"};
    return i < (int)(sizeof files / sizeof *files) ? files[i] : NULL;
}

bool sysml_is_platform_library(const Reader *reader, const Document *document)
{
    const char *path = document->file->path->text;
    for (int i = 0; reader->libraries->folders.count && platform_library(i); i++)
        if (strcmp(path_base(path), platform_library(i)) == 0)
            return path_is_within(list_last(&reader->libraries->folders), path);
    return false;
}

bool platform_is_same_value(const char *a, const char *b)
{
    double one, other;
    if (number_read(a, &one) && number_read(b, &other))
        return one == other;
    for (;; a++, b++) {
        a += strspn(a, " ");
        b += strspn(b, " ");
        if (tolower((unsigned char)*a) != tolower((unsigned char)*b))
            return false;
        if (!*a)
            return true;
    }
}

bool platform_is_idle(const PlatformKnown *known, const char *parameter, const char *value)
{
    if (value && known->platform == PLATFORM_MODELICA && isalpha((unsigned char)*value) && strrchr(value, '.'))
        value = strrchr(value, '.') + 1; /* a literal of an enumeration */
    const PlatformRow *row = NULL;
    while ((row = platform_row(PLATFORM_IDLE, known->platform, known->name->text, parameter, row))) {
        const size_t length = row->value ? strlen(row->value) : 0;
        const bool is_prefix = length && row->value[length - 1] == '*';
        if (!row->value || (value && platform_is_same_value(row->value, value)) ||
            (is_prefix && value && strncmp(row->value, value, length - 1) == 0))
            return true;
    }
    return false;
}

/* ---- stereotypes ---- */

static bool is_stereotype_of(const Element *element, Platform platform, PlatformElement kind)
{
    static const char *const words[PLATFORMS][3] = {
        [PLATFORM_MODELICA] = {"ModelicaBlock", "ModelicaPort", "ModelicaParameter"},
        [PLATFORM_SIMULINK] = {"SimulinkBlock", "SimulinkPort", "SimulinkParameter"},
    };
    return element->family == FAMILY_SYSPHS && words_equal_caseless(element->tag->text, words[platform][kind]);
}

bool sysml_is_platform_application(const Element *element)
{
    for (Platform platform = 0; platform < PLATFORMS; platform++)
        for (PlatformElement kind = PLATFORM_BLOCK; kind <= PLATFORM_PARAMETER; kind++)
            if (is_stereotype_of(element, platform, kind))
                return true;
    return false;
}

bool sysml_is_platform_block(const Element *element)
{
    return is_stereotype_of(element, PLATFORM_MODELICA, PLATFORM_BLOCK) ||
           is_stereotype_of(element, PLATFORM_SIMULINK, PLATFORM_BLOCK);
}

Element *platform_application(const Element *element, Platform platform, PlatformElement kind)
{
    for (int i = 0; element && element->extra && i < element->extra->applications.count; i++)
        if (is_stereotype_of(element->extra->applications.at[i], platform, kind))
            return element->extra->applications.at[i];
    return NULL;
}

/* A property of a stereotype's application; NULL: it is not there, or empty. */
static const char *stated(const Element *application, const char *name)
{
    const char *text = application ? element_property(application, name) : NULL;
    return text && *text ? text : NULL;
}

const char *platform_block_name(Reader *reader, const Element *element, Platform platform)
{
    const char *name = stated(platform_application(element, platform, PLATFORM_BLOCK), "name");
    if (!name)
        return NULL;
    const char *text = words_collapsed(reader->arena, name); /* Simulink breaks names into lines */
    if (*text == '.') /* of Modelica's outermost scope */
        text++;
    const PlatformRow *renamed = platform_row(PLATFORM_RENAMED, platform, NULL, text, NULL);
    return renamed ? renamed->value : text;
}

Element *platform_member_application(const Platforms *platforms, const Property *member, Platform platform)
{
    const PlatformElement kind = member->kind == PROPERTY_PORT ? PLATFORM_PORT : PLATFORM_PARAMETER;
    int index = -1;
    for (; member && index < 0; member = member->redefined.count ? member->redefined.at[0] : NULL)
        index = map_get(platforms->elements, member, -1);
    return index < 0 ? NULL : platform_application(platforms->stereotyped.at[index], platform, kind);
}

const char *platform_member_name(const Platforms *platforms, const Property *member, Platform platform)
{
    return stated(platform_member_application(platforms, member, platform), "name");
}

const char *platform_member_value(const Platforms *platforms, const Property *member, Platform platform)
{
    const Element *application = platform_member_application(platforms, member, platform);
    const char *text = stated(application, "value");
    return text || !application ? text : platform_value_words(platforms->reader->arena, member->value);
}

const char *platform_value_words(Arena *arena, const Value *value)
{
    if (value && value->kind == VALUE_BOOLEAN)
        return value->number != 0 ? "true" : "false";
    if (value && value->kind == VALUE_NUMBER)
        return arena_format(arena, "%.17g", value->number);
    return value && value->text ? value->text->text : NULL;
}

const char *platform_parameter(const Platforms *platforms, const Property *member, Platform platform)
{
    const char *name = platform_member_name(platforms, member, platform);
    return name ? name : member->name->text;
}
