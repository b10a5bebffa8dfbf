/* applications.c - applications of stereotypes, wherever they stand in a file, are hung on the elements they apply
 * to. */
#include "sysml/read.h"

#include <string.h>

static const char base_prefix[] = "base_";

static bool is_base(Name name)
{
    return strncmp(name->text, base_prefix, sizeof base_prefix - 1) == 0;
}

/* The element that the base_... properties name: tools name the same one twice, precisely and as base_Element. *first:
 * the first reference, for messages; false if there is none. */
static bool applied_to(Reader *reader, Element *element, Reference *first, Element **target)
{
    Reference base;
    int count = 0;
    *target = NULL;
    for (int i = 0; !*target && i < element->attribute_count; i++) {
        Name name = element->attributes[i].name;
        if (!is_base(name) || !sysml_reference(reader->arena, element, name->text, &base))
            continue;
        *target = sysml_resolve(reader, base);
        *first = count++ ? *first : base;
    }
    for (Element *child = element->first_child; !*target && child; child = child->next) {
        if (!is_base(child->tag) || !sysml_reference(reader->arena, element, child->tag->text, &base))
            continue;
        *target = sysml_resolve(reader, base);
        *first = count++ ? *first : base;
    }
    return count > 0;
}

/* ---- stereotypes of the user's own profiles, which specialize known ones ---- */

enum { MOST_GENERALS = 20 }; /* above a stereotype */

/* The stereotype that a definition specializes; each definition is looked at once. */
static Stereotype specialized(Reader *reader, Element *definition, int level)
{
    int known = map_get(reader->definitions, definition, -1);
    if (known >= 0)
        return (Stereotype)known;
    map_put(reader->definitions, definition, STEREOTYPE_NONE);
    Stereotype found = STEREOTYPE_NONE;
    for (Element *child = definition->first_child; !found && child; child = child->next) {
        Reference general;
        if (child->metaclass != META_GENERALIZATION || !sysml_reference(reader->arena, child, "general", &general))
            continue;
        Element *target = sysml_resolve(reader, general);
        const char *name = target ? element_property(target, "name") : NULL, *referent = element_referent(general.at);
        if (name)
            found = dialect_stereotype(FAMILY_SYSML, name);
        else if (!target)
            found = dialect_stereotype_of_reference(reader->arena, general.href ? general.href : general.id);
        if (!found && referent)
            found = dialect_stereotype_of_reference(reader->arena, referent);
        if (!found && target && level < MOST_GENERALS)
            found = specialized(reader, target, level + 1);
    }
    map_put(reader->definitions, definition, (int)found);
    return found;
}

/* Definitions of stereotypes in all documents, by name. */
static void define(Reader *reader, Element *element)
{
    if (element->type && strcmp(element->type->text, "Stereotype") == 0 && *element_name(element)->text)
        map_put(reader->definitions, element_name(element), (int)specialized(reader, element, 0));
}

static void apply(Reader *reader, Element *element)
{
    Reference base;
    Element *target;
    if (!applied_to(reader, element, &base, &target))
        return;
    Stereotype stereotype = dialect_stereotype(element->family, element->tag->text);
    if (!stereotype)
        stereotype = (Stereotype)map_get(reader->definitions, element->tag, STEREOTYPE_NONE);
    element->stereotype = stereotype;
    if (stereotype == STEREOTYPE_NONE && element->family != FAMILY_UNKNOWN && !sysml_is_platform_application(element))
        return;
    Source source = element_source(element, NULL);
    if (!target) {
        if (stereotype != STEREOTYPE_NONE && base.id)
            diag(DIAG_X12, source, "the stereotype %s applies to an element that is not in the file, '%s'",
                 element->tag->text, base.id);
    } else if (!dialect_stereotype_fits(stereotype, target->metaclass)) {
        diag(DIAG_X12, source, "the stereotype %s applies to %s, not to '%s'; it is ignored", element->tag->text,
             dialect_stereotype_target(stereotype), element_name(target)->text);
        diag_detail("'%s' is a '%s' (%s)", element_name(target)->text,
                    target->type ? target->type->text : target->tag->text,
                    source_print(reader->arena, element_source(target, NULL)));
    } else {
        list_push(reader->arena, &element_extra(reader->arena, target)->applications, element);
        if (stereotype >= STEREOTYPE_REQUIREMENT)
            list_push(reader->arena, &reader->of_requirements, target);
    }
}

void sysml_apply_stereotypes(Reader *reader)
{
    reader->definitions = map_new(reader->arena);
    sysml_for_elements(reader, define);
    for (int i = 0; i < reader->documents.count; i++) {
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root))
            if (e->family == FAMILY_SYSML || e->family == FAMILY_SYSPHS || e->family == FAMILY_UNKNOWN ||
                (e->family == FAMILY_TOOL && dialect_stereotype(FAMILY_TOOL, e->tag->text)))
                apply(reader, e);
    }
}

Element *sysml_application(const Element *element, Stereotype stereotype)
{
    for (int i = 0; element->extra && i < element->extra->applications.count; i++) {
        Element *item = element->extra->applications.at[i];
        if (item->stereotype == stereotype)
            return item;
    }
    return NULL;
}

Element *sysml_resolve_applied(Reader *reader, Reference reference)
{
    Reference base;
    Element *target = sysml_resolve(reader, reference), *applied;
    bool is_application = target && target->stereotype && applied_to(reader, target, &base, &applied) && applied;
    return is_application ? applied : target;
}

bool sysml_has_unknown_stereotype(const Element *element, const Element **found)
{
    for (int i = 0; element->extra && i < element->extra->applications.count; i++) {
        *found = element->extra->applications.at[i];
        if ((*found)->family == FAMILY_UNKNOWN && !(*found)->stereotype)
            return true;
    }
    return false;
}
