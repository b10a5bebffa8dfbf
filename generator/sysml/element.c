/* element.c - access to the tree: a property may be an attribute or a child element. */
#include "sysml/xmi.h"

#include <string.h>

int xmi_index_of(const Document *document, Name id)
{
    if (id->id < document->first_id)
        return map_get(document->older_ids, id, -1);
    uint32_t place = id->id - document->first_id;
    return place < (uint32_t)document->places.count ? document->places.at[place] : -1;
}

Element *xmi_by_id(const Document *document, const char *id)
{
    Name name = name_of(id);
    int i = xmi_index_of(document, name);
    if (i < 0 && document->sibling) {
        document = document->sibling;
        i = xmi_index_of(document, name);
    }
    return i < 0 ? NULL : document->identified.at[i];
}

Element *element_after(const Element *element, const Element *subtree)
{
    if (element->first_child)
        return element->first_child;
    while (element != subtree && !element->next)
        element = element->parent;
    return element == subtree ? NULL : element->next;
}

Element *element_child(const Element *element, const char *tag)
{
    for (Element *child = element->first_child; child; child = child->next)
        if (strcmp(child->tag->text, tag) == 0)
            return child;
    return NULL;
}

const char *element_property(const Element *element, const char *name)
{
    for (int i = 0; i < element->attribute_count; i++)
        if (strcmp(element->attributes[i].name->text, name) == 0)
            return element->attributes[i].value;
    const Element *child = element_child(element, name);
    if (!child || child->is_nil || child->first_child)
        return NULL;
    const char *text = element_characters(child);
    return text ? text : "";
}

const char *element_characters(const Element *element)
{
    return element->is_elsewhere ? NULL : element->content;
}

const char *element_truth(const Element *element, const char *property, bool *truth)
{
    static const char *const words[][2] = {{"false", "true"}, {"no", "yes"}, {"0", "1"}};
    const char *value = element_property(element, property);
    if (!value || !*value)
        return NULL;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (int is_true = 0; is_true < 2; is_true++)
            if (words_equal_caseless(value, words[i][is_true])) {
                *truth = is_true;
                return NULL;
            }
    return value;
}

bool element_is_true(const Element *element, const char *property, bool otherwise)
{
    const char *unreadable = element_truth(element, property, &otherwise);
    return !unreadable && otherwise;
}

bool element_is_base(Name name)
{
    static const char prefix[] = "base_";
    return strncmp(name->text, prefix, sizeof prefix - 1) == 0;
}

bool element_is_application(const Element *element)
{
    for (int i = 0; i < element->attribute_count; i++)
        if (element_is_base(element->attributes[i].name))
            return true;
    for (const Element *child = element->first_child; child; child = child->next)
        if (element_is_base(child->tag))
            return true;
    return false;
}

Source element_source(const Element *element, Name words)
{
    return element ? (Source){.file = element->document->file, .line = element->line, .element = words} : (Source){0};
}

ElementExtra *element_extra(Arena *arena, Element *element)
{
    if (!element->extra)
        element->extra = arena_new_of(arena, ElementExtra);
    return element->extra;
}

const char *element_referent(const Element *element)
{
    return element->extra ? element->extra->referent : NULL;
}

Name element_qualified(const Element *element)
{
    return element->extra ? element->extra->qualified : NULL;
}
