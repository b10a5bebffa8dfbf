/* requirements.c - requirements, and their relations to elements. */
#include "sysml/read.h"

#include <string.h>

/* A property of the stereotype, whose name is written with a small letter or a capital one. */
static const char *stated(const Element *application, const char *small, const char *capital)
{
    const char *value = element_property(application, small);
    value = value ? value : element_property(application, capital);
    return value ? value : "";
}

static Requirement *requirement_of(const Map *by_element, const SysmlModel *model, const Element *element)
{
    const int index = element ? map_get(by_element, element, -1) : -1;
    return index < 0 ? NULL : model->requirements.at[index];
}

static void make_requirement(Reader *reader, Map *by_element, Element *element)
{
    const Element *application = sysml_application(element, STEREOTYPE_REQUIREMENT);
    if (!application || map_get(by_element, element, -1) >= 0)
        return;
    Requirement *made = arena_new_of(reader->arena, Requirement);
    made->name = element_name(element);
    made->qualified = element_qualified(element) ? element_qualified(element) : made->name;
    made->id = name_of(sysml_plain_text(reader->arena, stated(application, "id", "Id")));
    made->text = sysml_plain_text(reader->arena, stated(application, "text", "Text"));
    made->source = element_source(element, made->qualified);
    map_put(by_element, element, reader->model->requirements.count);
    list_push(reader->arena, &reader->model->requirements, made);
}

static void add_part(Reader *reader, Requirement *whole, Requirement *part)
{
    for (int i = 0; i < whole->parts.count; i++)
        if (whole->parts.at[i] == part)
            return;
    list_push(reader->arena, &whole->parts, part);
}

static void contain(Reader *reader, const Map *by_element, Element *element)
{
    Requirement *part = requirement_of(by_element, reader->model, element);
    Requirement *whole = requirement_of(by_element, reader->model, element->parent);
    if (part && whole)
        add_part(reader, whole, part);
}

static void add_related(Reader *reader, Requirement *requirement, const Element *element)
{
    Related related = {.words = element_qualified(element) ? element_qualified(element) : element_name(element)};
    if (element->made == MADE_CLASSIFIER)
        related.classifier = element->object;
    if (element->made == MADE_PROPERTY)
        related.property = element->object;
    if (element->made == MADE_CONSTRAINT)
        related.constraint = element->object;
    if (related.property)
        related.words = sysml_member_words(related.property->owner, related.property->name);
    for (int i = 0; i < requirement->related.count; i++)
        if (requirement->related.at[i].words == related.words)
            return;
    list_push(reader->arena, &requirement->related, related);
}

/* A relation leads from the client to the supplier, which is the requirement: some draw it the other way round. */
static void relate(Reader *reader, const Map *by_element, Element *relation)
{
    const bool derives = sysml_application(relation, STEREOTYPE_DERIVE) != NULL;
    if (!derives && !sysml_application(relation, STEREOTYPE_SATISFY))
        return;
    ReferenceList clients = {0}, suppliers = {0};
    sysml_references(reader->arena, relation, "client", &clients);
    sysml_references(reader->arena, relation, "supplier", &suppliers);
    for (int i = 0; i < clients.count; i++)
        for (int k = 0; k < suppliers.count; k++) {
            Element *from = sysml_resolve_applied(reader, clients.at[i]);
            Element *to = sysml_resolve_applied(reader, suppliers.at[k]);
            Requirement *client = requirement_of(by_element, reader->model, from);
            Requirement *supplier = requirement_of(by_element, reader->model, to);
            if (client && supplier)
                add_part(reader, supplier, client);
            else if (supplier && from && !derives)
                add_related(reader, supplier, from);
            else if (client && to && !derives)
                add_related(reader, client, to);
        }
}

void sysml_take_requirements(Reader *reader)
{
    Map *by_element = map_new(reader->arena);
    for (int i = 0; i < reader->of_requirements.count; i++)
        make_requirement(reader, by_element, reader->of_requirements.at[i]);
    for (int i = 0; i < reader->of_requirements.count; i++)
        contain(reader, by_element, reader->of_requirements.at[i]);
    for (int i = 0; i < reader->of_requirements.count; i++)
        relate(reader, by_element, reader->of_requirements.at[i]);
}
