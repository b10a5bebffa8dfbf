/* connectors.c - connectors, each end as the full path of properties from the connector's owner. */
#include "sysml/classifier.h"

#include <string.h>

typedef List(const Property *) Path;

typedef struct {
    Reader *reader;
    Connector *connector;
    Element *element; /* the end */
    Path path;        /* as written: nested steps, then the role */
    const Property *at; /* the role, if it is found */
    Text candidates;  /* parts that the role may belong to, if several */
    bool failed;
} End;

static const char *connector_words(const Connector *connector, Arena *arena)
{
    const char *owner = connector->owner->qualified->text;
    return connector->name->length ? arena_format(arena, "connector '%s' of '%s'", connector->name->text, owner)
                                   : arena_format(arena, "an unnamed connector of '%s'", owner);
}

static void add_untyped(Problem *wrong, const Property *part)
{
    sysml_problem_detail(wrong, "'%s' has no type, so that nothing can be inside it (%s)", sysml_shown_name(part),
                         source_print(wrong->arena, part->source));
    sysml_problem_fix(wrong, "give '%s' a type: a block with the connected properties", part->source.element->text);
}

/* The copy of a port below a part stands for the port of that name of the part's type. */
static void add_copied(End *end, const Element *copy)
{
    Arena *arena = end->reader->arena;
    const Property *part = copy->parent->object;
    Name name = element_name(copy);
    Arena *scratch = end->reader->scratch;
    const Property *port = part->type ? sysml_member_called(part->type, name, scratch) : NULL;
    if (!end->path.count || list_last(&end->path) != part)
        list_push(scratch, &end->path, part);
    if (port) {
        list_push(scratch, &end->path, port);
        return;
    }
    Problem *wrong = sysml_problem(arena, end->connector->owner, DIAG_X17, element_source(copy, part->source.element),
                                   "the port '%s' that is shown on '%s' is not a port of its type", name->text,
                                   part->source.element->text);
    if (part->type)
        sysml_problem_detail(wrong, "'%s' is typed by %s", part->source.element->text, part->type->qualified->text);
    else
        add_untyped(wrong, part);
    end->failed = true;
}

static void add_step(End *end, Reference step)
{
    Reader *reader = end->reader;
    const Element *target = sysml_resolve(reader, step);
    const Classifier *context = end->path.count ? list_last(&end->path)->type : NULL;
    const bool is_behind = !target && context && context->is_library && sysml_is_nameless(reader, step);
    const PropertyList members = is_behind ? sysml_properties(context, reader->scratch) : (PropertyList){0};
    if (members.count == 1) { /* the signal behind a library's port, whose id tells no name */
        list_push(reader->scratch, &end->path, members.at[0]);
        return;
    }
    if (target && target->made == MADE_PROPERTY) {
        list_push(reader->scratch, &end->path, target->object);
        return;
    }
    if (target && dialect_is_port_copy(target->tag->text) && target->parent->made == MADE_PROPERTY) {
        add_copied(end, target);
        return;
    }
    sysml_unresolved(reader, end->connector->owner, step, end->connector->source,
                     arena_format(reader->arena, "an end of %s", connector_words(end->connector, reader->arena)));
    end->failed = true;
}

/* The path that the nested end's stereotype states leaves out the role; some tools repeat it. */
static void read_path(End *end, Reference role)
{
    Arena *arena = end->reader->scratch;
    Element *nested = sysml_application(end->element, STEREOTYPE_NESTED_END);
    ReferenceList steps = {0};
    if (nested)
        sysml_references(arena, nested, "propertyPath", &steps);
    Reference part;
    if (!steps.count && sysml_reference(arena, end->element, "partWithPort", &part))
        list_push(arena, &steps, part);
    for (int i = 0; i < steps.count; i++)
        add_step(end, steps.at[i]);
    const Element *target = sysml_resolve(end->reader, role);
    end->at = target && target->made == MADE_PROPERTY ? target->object : NULL;
    bool repeated = steps.count && target && target->made == MADE_PROPERTY && end->path.count &&
                    list_last(&end->path) == target->object;
    if (!repeated)
        add_step(end, role);
}

static void refuse_path(End *end, int step, const Classifier *context)
{
    Arena *arena = end->reader->arena;
    Connector *connector = end->connector;
    const Property *property = end->path.at[step];
    Problem *wrong =
        sysml_problem(arena, connector->owner, DIAG_S06, element_source(end->element, connector->owner->qualified),
                      "an end of %s is not a path of properties: '%s'", connector_words(connector, arena),
                      sysml_path_words(arena, end->path.at, end->path.count));
    if (context)
        sysml_problem_detail(wrong, "'%s' belongs to '%s' (%s), which is neither '%s' nor one of its general "
                                    "classifiers",
                             sysml_shown_name(property), property->owner->qualified->text,
                             source_print(arena, property->source), context->qualified->text);
    if (end->candidates.length)
        sysml_problem_detail(wrong, "these parts have it: %s; the connector does not identify one of them",
                             end->candidates.at);
    if (end->path.count == 1) {
        static const char unsaid[] = "the path to elements inside of parts and ports";
        sysml_problem_fix(wrong, "%s",
                          "draw the connector again, from the intended part, or export the model with the stereotype "
                          "NestedConnectorEnd, whose propertyPath gives the path");
        wrong->cause = (Cause){.key = unsaid, .one = "more end without a path",
                               .many = "more ends without a path"};
    }
    if (!context) {
        const Property *part = end->path.at[step - 1];
        add_untyped(wrong, part);
        wrong->cause = (Cause){.key = part->missing ? (const void *)part->missing : (const void *)part,
                               .is_consequence = part->missing, .one = "connector depends on it",
                               .many = "connectors depend on it"};
    }
    wrong->cause.subject = sysml_path_words(arena, end->path.at, end->path.count);
    end->failed = true;
}

/* A tool names the port alone, which belongs to another block: the only part that has such a port is meant. */
static void supply_part(End *end)
{
    const Classifier *owner = end->connector->owner;
    if (end->path.count != 1 || sysml_effective_property(owner, end->path.at[0]))
        return;
    Arena *arena = end->reader->scratch;
    const Property *found = NULL;
    int count = 0;
    const PropertyList members = sysml_properties(owner, arena);
    end->candidates = text_new(arena);
    for (int i = 0; i < members.count; i++) {
        const Property *part = members.at[i];
        if (!part->type || !sysml_effective_property(part->type, end->path.at[0]))
            continue;
        found = part;
        text_format(&end->candidates, "%s'%s'", count++ ? ", " : "", sysml_shown_name(part));
    }
    if (count != 1)
        return;
    const Property *role = end->path.at[0];
    end->path.count = 0;
    list_push(end->reader->scratch, &end->path, found);
    list_push(end->reader->scratch, &end->path, role);
}

/* An end's own multiplicity counts links; which elements are joined follows from the arrays at the ends. Warns if the
 * multiplicity is neither 1 nor that of a property on the path, as for one end joined to all elements. */
static void check_multiplicity(const End *end, const ConnectorEnd *result)
{
    const Connector *connector = end->connector;
    Arena *arena = end->reader->arena;
    Property own = {.name = connector->name, .owner = connector->owner, .source = result->source};
    sysml_take_multiplicity(end->reader, &own, NULL, end->element);
    bool is_plain = own.lower == 1 && own.upper == 1;
    for (int i = 0; i < result->path.count; i++)
        is_plain |= own.lower == result->path.at[i]->lower && own.upper == result->path.at[i]->upper;
    if (is_plain)
        return;
    Text words = text_new(arena);
    sysml_print_multiplicity(&words, &own);
    Problem *ignored = sysml_problem(arena, connector->owner, DIAG_S73, result->source,
                                     "the multiplicity%s%s of an end of %s has no effect",
                                     words.length ? " " : "", words.length ? words.at : "",
                                     connector_words(connector, arena));
    sysml_problem_detail(ignored, "arrays are joined element by element, or a single end is joined to each element of "
                                  "'%s'",
                         sysml_path_words(arena, result->path.at, result->path.count));
}

/* *at: the property at which the end is drawn, even if the path is wrong; NULL: it is not found. */
static bool make_end(Reader *reader, Connector *connector, Element *element, ConnectorEnd *result,
                     const Property **at)
{
    Reference role;
    result->source = element_source(element, connector->owner->qualified);
    if (!sysml_reference(reader->arena, element, "role", &role))
        return false;
    End end = {.reader = reader, .connector = connector, .element = element};
    read_path(&end, role);
    if (!end.failed) {
        supply_part(&end);
        /* each step is a property of the type of the step before; a redefined one means the one that redefines it */
        const Classifier *context = connector->owner;
        for (int i = 0; i < end.path.count && !end.failed; i++) {
            const Property *property = context ? sysml_effective_property(context, end.path.at[i]) : NULL;
            if (!property) {
                refuse_path(&end, i, context);
                break;
            }
            list_push(reader->arena, &result->path, property);
            context = property->type;
        }
    }
    if (!end.failed)
        check_multiplicity(&end, result);
    if (end.failed)
        result->path.count = 0;
    *at = end.at;
    arena_reset(reader->scratch);
    return true;
}

static bool can_be_part(const Property *property)
{
    return property->kind == PROPERTY_PART || (property->kind == PROPERTY_OTHER && property->is_reference);
}

/* Marks a reference as bound to a part, also one between blocks that refer to each other. */
static void note_bound(const Property *role)
{
    for (int i = 0; role->is_reference && i < role->owner->properties.count; i++) {
        Property *property = role->owner->properties.at[i];
        if (property != role)
            continue;
        property->is_bound = true;
        property->is_elsewhere = property->is_elsewhere || property->kind == PROPERTY_OTHER;
        property->kind = PROPERTY_PART;
    }
}

static Problem *ignore(Reader *reader, const Connector *connector, const char *why)
{
    Problem *ignored =
        sysml_problem(reader->arena, connector->owner, DIAG_S08, connector->source, "%s %s; it is ignored",
                      connector_words(connector, reader->arena), why);
    if (connector->end[0].path.count)
        sysml_problem_detail(ignored, "%s",
                             sysml_path_words(reader->arena, connector->end[0].path.at, connector->end[0].path.count));
    return ignored;
}

/* A plain association has no meaning; an association block takes the place of the connector. */
static void take_type(Reader *reader, Connector *connector, Element *element)
{
    Reference type;
    if (!sysml_reference(reader->arena, element, "type", &type))
        return;
    connector->type = sysml_resolve_classifier(reader, type); /* settle_associations looks at it */
    if (connector->type || sysml_resolve(reader, type))
        return;
    const char *words = connector_words(connector, reader->arena);
    if (type.id) {
        sysml_unresolved(reader, connector->owner, type, connector->source,
                         arena_format(reader->arena, "the type of %s", words));
        return;
    }
    Problem *missing =
        sysml_problem(reader->arena, connector->owner, DIAG_S62, connector->source,
                      "the type of %s is not found; its ends are joined directly",
                      words);
    sysml_problem_detail(missing, "it refers to %s", sysml_reference_words(reader, type));
}

/* True if the end leads to an element outside of the system: an actor in its context, a use case. */
static bool leads_outside(const ConnectorEnd *end)
{
    for (int i = 0; i < end->path.count; i++)
        if (end->path.at[i]->kind == PROPERTY_OTHER && end->path.at[i]->type && end->path.at[i]->type->is_outside)
            return true;
    return false;
}

static void make_connector(Reader *reader, Element *element)
{
    if (element->metaclass != META_CONNECTOR || !element->parent || element->parent->made != MADE_CLASSIFIER)
        return;
    Connector *connector = arena_new_of(reader->arena, Connector);
    connector->owner = element->parent->object;
    connector->name = element_name(element);
    connector->source = element_source(element, connector->owner->qualified);
    reader->model->connector_count += element->document->is_main && connector->owner->kind != CLASSIFIER_OTHER;
    int ends = 0;
    const Property *at[2] = {NULL, NULL};
    for (Element *child = element->first_child; child; child = child->next) {
        if (child->metaclass != META_CONNECTOR_END)
            continue;
        ConnectorEnd unused = {0};
        const Property *elsewhere = NULL;
        bool fits = ends < 2;
        ends += make_end(reader, connector, child, fits ? &connector->end[ends] : &unused,
                         fits ? &at[ends] : &elsewhere);
    }
    if (ends < 2)
        ignore(reader, connector, "has fewer than two ends");
    else if (ends > 2)
        sysml_problem_fix(ignore(reader, connector, "has more than two ends"),
                          "draw one connector for each pair of ends, or a part between them that has a port for each");
    if (ends != 2 || !connector->end[0].path.count || !connector->end[1].path.count) {
        for (int i = 0; i < 2; i++)
            if (at[i])
                list_push(reader->arena, &connector->owner->unjoined, at[i]);
        return;
    }
    const ConnectorEnd *ends_at = connector->end;
    if (leads_outside(&ends_at[0]) || leads_outside(&ends_at[1]))
        return;
    int same = 0;
    while (same < ends_at[0].path.count && same < ends_at[1].path.count &&
           ends_at[0].path.at[same] == ends_at[1].path.at[same])
        same++;
    if (same == ends_at[0].path.count && same == ends_at[1].path.count) {
        ignore(reader, connector, "joins a property with itself");
        return;
    }
    connector->is_binding = sysml_application(element, STEREOTYPE_BINDING_CONNECTOR) ||
                            list_last(&ends_at[0].path)->kind == PROPERTY_PARAMETER ||
                            list_last(&ends_at[1].path)->kind == PROPERTY_PARAMETER;
    const Property *first = list_last(&ends_at[0].path), *second = list_last(&ends_at[1].path);
    if (connector->is_binding && can_be_part(first) && can_be_part(second)) {
        note_bound(first);
        note_bound(second);
    }
    take_type(reader, connector, element);
    connector->property = element->made == MADE_CONNECTOR_PROPERTY ? element->object : NULL;
    list_push(reader->arena, &connector->owner->connectors, connector);
    element->made = MADE_CONNECTOR;
    element->object = connector;
    Reference redefined;
    if (sysml_reference(reader->arena, element, "redefinedConnector", &redefined))
        list_push(reader->arena, &reader->redefining, element);
}

static void take_redefined(Reader *reader, Element *element)
{
    Connector *connector = element->object;
    ReferenceList list = {0};
    sysml_references(reader->arena, element, "redefinedConnector", &list);
    for (int i = 0; i < list.count; i++) {
        const Element *target = sysml_resolve(reader, list.at[i]);
        Connector *general = target && target->made == MADE_CONNECTOR ? target->object : NULL;
        if (!general || general->owner == connector->owner || !sysml_classifier_is_a(connector->owner, general->owner))
            continue;
        list_push(reader->arena, &connector->redefined, general);
        general->is_redefined = true;
    }
}

void sysml_make_connectors(Reader *reader)
{
    sysml_for_elements(reader, make_connector);
    for (int i = 0; i < reader->redefining.count; i++)
        take_redefined(reader, reader->redefining.at[i]);
}
