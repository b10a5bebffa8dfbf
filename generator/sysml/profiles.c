/* profiles.c - stereotypes of profiles that are the user's own: what one specializes in SysML, directly or over others,
 * is what it means, wherever the profile stands: in the model, in an Extension, or in a document that it refers to. */
#include "sysml/read.h"

#include <string.h>

enum { MOST_GENERALS = 200 }; /* above a stereotype; with more its meaning is unknown */

static bool is_definition(const Element *element)
{
    return element->type && strcmp(element->type->text, "Stereotype") == 0 && *element_name(element)->text;
}

/* True if it is the definition of SysML itself, which may be there as a document. */
static bool is_of_sysml(const Element *element)
{
    for (; element; element = element->parent)
        if (element->metaclass == META_PACKAGE && strcmp(element_name(element)->text, "SysML") == 0)
            return true;
    return false;
}

static const Definition *settle(Reader *reader, Element *element, int level);

/* The meaning of the general definition; *is_known: nothing above it is missing. */
static Stereotype meaning_of_general(Reader *reader, Reference general, int level, bool *is_known)
{
    Element *target = sysml_resolve(reader, general);
    const char *referent = element_referent(general.at), *name = target ? element_property(target, "name") : NULL;
    Stereotype found = STEREOTYPE_NONE;
    if (target && is_definition(target)) {
        const Definition *above = level < MOST_GENERALS ? settle(reader, target, level + 1) : NULL;
        found = above ? above->meaning : STEREOTYPE_NONE;
        *is_known = *is_known && above && above->is_known;
    }
    if (!found && name && (!dialect_extension(name) || is_of_sysml(target)))
        found = dialect_stereotype(FAMILY_SYSML, name);
    if (!found && !target)
        found = dialect_stereotype_of_reference(reader->arena, general.href ? general.href : general.id);
    if (!found && !target && referent)
        found = dialect_stereotype_of_reference(reader->arena, referent);
    if (!found && !target && !(general.href && dialect_is_metaclass(general.href)))
        *is_known = false;
    return found;
}

static Definition *add(Reader *reader, const char *profile, Source source)
{
    Definition *definition = arena_new_of(reader->arena, Definition);
    *definition =
        (Definition){.profile = dialect_tag(reader->arena, profile), .source = source, .is_known = true, .next = -1};
    list_push(reader->arena, &reader->definitions, definition);
    return definition;
}

/* The meaning of a definition; each is examined once, and one that is above itself has no meaning. */
static const Definition *settle(Reader *reader, Element *element, int level)
{
    const int known = map_get(reader->definition_of, element, -1);
    if (known >= 0)
        return reader->definitions.at[known];
    const Element *profile = element->parent;
    while (profile && profile->metaclass != META_PACKAGE)
        profile = profile->parent;
    map_put(reader->definition_of, element, reader->definitions.count);
    Definition *definition = add(reader, profile ? element_name(profile)->text : "", element_source(element, NULL));
    for (Element *child = element->first_child; !definition->meaning && child; child = child->next) {
        Reference general;
        if (child->metaclass == META_GENERALIZATION && sysml_reference(reader->arena, child, "general", &general))
            definition->meaning = meaning_of_general(reader, general, level, &definition->is_known);
    }
    return definition;
}

static void call(Reader *reader, const char *words, int index)
{
    const Name name = dialect_tag(reader->arena, words);
    reader->definitions.at[index]->next = map_get(reader->definition_of, name, -1);
    map_put(reader->definition_of, name, index);
}

static void define(Reader *reader, Element *element)
{
    if (!is_definition(element))
        return;
    settle(reader, element, 0);
    call(reader, element_name(element)->text, map_get(reader->definition_of, element, -1));
}

/* Of an Extension: what it specializes is another one there, or SysML's, "SysML1.4::Block". by_name: index in the
 * document's. */
static void define_listed(Reader *reader, const Document *document, const Map *by_name, int index)
{
    const ExtensionStereotype *listed = &document->stereotypes.at[index];
    Definition *definition = add(reader, listed->profile ? listed->profile->text : "",
                                 (Source){.file = document->file, .line = listed->line});
    const char *general = listed->general;
    for (int level = 0; general && !definition->meaning && level < MOST_GENERALS; level++) {
        const int above = map_get(by_name, name_of(general), -1);
        if (above < 0 || !dialect_extension(general))
            definition->meaning = dialect_stereotype_of_reference(reader->arena, general);
        definition->is_known = above >= 0 || definition->meaning;
        general = above >= 0 ? document->stereotypes.at[above].general : NULL;
    }
}

void sysml_read_profiles(Reader *reader)
{
    reader->definition_of = map_new(reader->arena);
    sysml_for_elements(reader, define);
    for (int i = 0; i < reader->documents.count; i++) {
        const Document *document = reader->documents.at[i];
        Map *by_name = map_new(reader->scratch);
        for (int k = 0; k < document->stereotypes.count; k++)
            map_put(by_name, document->stereotypes.at[k].name, k);
        for (int k = 0; k < document->stereotypes.count; k++) {
            define_listed(reader, document, by_name, k);
            call(reader, document->stereotypes.at[k].name->text, reader->definitions.count - 1);
        }
    }
}
