/* applications.c - applications of stereotypes, wherever they stand in a file, are hung on the elements they apply
 * to. */
#include "sysml/read.h"

#include <string.h>

static const char base_prefix[] = "base_";

static bool is_base(Name name)
{
    return strncmp(name->text, base_prefix, sizeof base_prefix - 1) == 0;
}

/* The references of all base_... properties: tools name the same element twice, precisely and as base_Element. */
static void base_references(Arena *arena, Element *element, ReferenceList *found)
{
    for (int i = 0; i < element->attributes.count; i++)
        if (is_base(element->attributes.at[i].name))
            references(arena, element, element->attributes.at[i].name->text, found);
    for (Element *child = element->first_child; child; child = child->next)
        if (is_base(child->tag))
            references(arena, element, child->tag->text, found);
}

static bool may_apply(const Element *element)
{
    return element->family == FAMILY_SYSML || element->family == FAMILY_SYSPHS || element->family == FAMILY_UNKNOWN;
}

static void apply(Reader *reader, Element *element)
{
    ReferenceList bases = {0};
    base_references(reader->arena, element, &bases);
    if (!bases.count)
        return;
    Stereotype stereotype = dialect_stereotype(element->family, element->tag->text);
    if (stereotype == STEREOTYPE_NONE && element->family != FAMILY_UNKNOWN)
        return;
    Element *target = NULL;
    for (int i = 0; !target && i < bases.count; i++)
        target = resolve(reader, bases.at[i]);
    Source source = element_source(element, NULL);
    if (!target) {
        if (stereotype != STEREOTYPE_NONE && bases.at[0].id)
            diag(DIAG_X12, source, "the stereotype %s applies to an element that is not in the file, '%s'",
                 element->tag->text, bases.at[0].id);
    } else if (!dialect_stereotype_fits(stereotype, target->metaclass)) {
        diag(DIAG_X12, source, "the stereotype %s applies to %s, not to '%s'; it is ignored", element->tag->text,
             dialect_stereotype_target(stereotype), element_name(target)->text);
        diag_detail("'%s' is a '%s' (%s)", element_name(target)->text,
                    target->type ? target->type->text : target->tag->text,
                    source_print(reader->arena, element_source(target, NULL)));
    } else {
        list_push(reader->arena, &target->applications, element);
    }
}

void apply_stereotypes(Reader *reader)
{
    for (int i = 0; i < reader->documents.count; i++) {
        Element *root = reader->documents.at[i]->root;
        for (Element *e = root; e; e = element_after(e, root))
            if (may_apply(e))
                apply(reader, e);
    }
}

Element *application(const Element *element, Stereotype stereotype)
{
    for (int i = 0; i < element->applications.count; i++) {
        Element *item = element->applications.at[i];
        if (dialect_stereotype(item->family, item->tag->text) == stereotype)
            return item;
    }
    return NULL;
}

bool has_unknown_stereotype(const Element *element, const Element **found)
{
    for (int i = 0; i < element->applications.count; i++) {
        *found = element->applications.at[i];
        if ((*found)->family == FAMILY_UNKNOWN)
            return true;
    }
    return false;
}
