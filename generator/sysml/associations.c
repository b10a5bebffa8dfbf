/* associations.c - association blocks: participant properties, connector properties, and connectors that stand for the
 * inside of one.
 *
 * The law (SysPhS, preprocessing): a connector typed by an association block is replaced by the block's inside, and its
 * participant properties by the properties at the connector's ends. The inside is an instance named after the connector
 * property, else after the connector, else numbered. A connector's ends correspond to those of the association in the
 * same order; if their types fit in the reverse order only, in that order. */
#include "sysml/classifier.h"

#include <string.h>

/* ---- as drawn ---- */

bool sysml_is_participant(const Element *element)
{
    return strcmp(element->tag->text, "ownedEnd") == 0 || sysml_application(element, STEREOTYPE_PARTICIPANT_PROPERTY);
}

static Element *connector_named(Reader *reader, Element *at, const char *property)
{
    Reference connector;
    if (!at || !sysml_reference(reader->arena, at, property, &connector))
        return NULL;
    Element *target = sysml_resolve(reader, connector);
    return target && target->metaclass == META_CONNECTOR ? target : NULL;
}

Element *sysml_connector_of_property(Reader *reader, const Element *element)
{
    Element *found = connector_named(reader, sysml_application(element, STEREOTYPE_CONNECTOR_PROPERTY), "connector");
    return found ? found
                 : connector_named(reader, sysml_application(element, STEREOTYPE_ADJUNCT_PROPERTY), "principal");
}

/* ---- participants ---- */

/* The index of the association's end that a participant property stands for; of an end itself, its own index. If the
 * property names no end, it is the end of the same name. */
static int end_of(Reader *reader, Element *participant, Element **end)
{
    Element *stated = NULL, *stereotype = sysml_application(participant, STEREOTYPE_PARTICIPANT_PROPERTY);
    Reference to;
    if (stereotype && sysml_reference(reader->arena, stereotype, "end", &to))
        stated = sysml_resolve(reader, to);
    ReferenceList ends = {0};
    sysml_references(reader->arena, participant->parent, "memberEnd", &ends);
    for (int i = 0; i < ends.count; i++) {
        *end = sysml_resolve(reader, ends.at[i]);
        if (*end && (*end == stated || *end == participant))
            return i;
    }
    const char *name = element_property(participant, "name");
    for (int i = 0; !stated && name && i < ends.count; i++) {
        *end = sysml_resolve(reader, ends.at[i]);
        const char *own = *end ? element_property(*end, "name") : NULL;
        if (own && strcmp(own, name) == 0)
            return i;
    }
    return -1;
}

static void settle_participant(Reader *reader, Element *element)
{
    Property *property = element->object;
    const Classifier *owner = property->owner;
    Element *end = NULL;
    property->end = end_of(reader, element, &end);
    if (property->end > 1) {
        Problem *wrong = sysml_problem(reader->arena, property->owner, DIAG_S52, property->source,
                                       "the association block '%s' has more than two ends: '%s' is end %d",
                                       owner->qualified->text, property->source.element->text, property->end + 1);
        sysml_problem_fix(wrong, "use a block with a port for each end instead: draw a part of it, and a connector to "
                                 "each end");
    } else if (property->end < 0) {
        Problem *wrong = sysml_problem(reader->arena, property->owner, DIAG_S52, property->source,
                                       "the participant property '%s' belongs to no end of '%s'",
                                       property->source.element->text, owner->qualified->text);
        sysml_problem_detail(wrong, "the association block '%s' (%s)", owner->qualified->text,
                             source_print(reader->arena, owner->source));
    } else if (!property->type && end->made == MADE_PROPERTY) {
        property->type = ((const Property *)end->object)->type;
    }
    if (property->end < 0 || property->end > 1) {
        property->kind = PROPERTY_OTHER;
        property->end = 0;
    }
}

/* A reference between blocks that refer to each other, or that an association block relates, stands for an element
 * drawn elsewhere. A reference in one direction only is simulated like a part. */
static void settle_ends(Reader *reader, Element *association)
{
    ReferenceList ends = {0};
    sysml_references(reader->arena, association, "memberEnd", &ends);
    Classifier *classifier = association->object;
    classifier->is_association = ends.count && classifier->kind == CLASSIFIER_BLOCK;
    bool is_mutual = ends.count > 1;
    for (int i = 0; i < ends.count; i++) {
        const Element *end = sysml_resolve(reader, ends.at[i]);
        is_mutual = is_mutual && end && end->parent != association;
    }
    for (int i = 0; i < ends.count; i++) {
        const Element *end = sysml_resolve(reader, ends.at[i]);
        if (!end || end->made != MADE_PROPERTY || end->parent == association)
            continue;
        Property *property = end->object;
        if (property->is_reference && (is_mutual || classifier->is_association))
            property->kind = PROPERTY_OTHER;
    }
}

static void settle_element(Reader *reader, Element *element)
{
    if (element->made == MADE_CLASSIFIER)
        settle_ends(reader, element);
    Property *property = element->made == MADE_PROPERTY ? element->object : NULL;
    if (property && property->kind == PROPERTY_PARTICIPANT)
        settle_participant(reader, element);
    if (!property || property->kind != PROPERTY_CONNECTOR)
        return;
    /* a connector property takes a missing type or name from its connector */
    Element *connector = sysml_connector_of_property(reader, element);
    Reference type;
    if (!property->type && sysml_reference(reader->arena, connector, "type", &type))
        property->type = sysml_resolve_classifier(reader, type);
    if (!property->name->length)
        property->name = element_name(connector);
    connector->made = MADE_CONNECTOR_PROPERTY;
    connector->object = property;
}

void sysml_settle_association_properties(Reader *reader)
{
    sysml_for_elements(reader, settle_element);
}

/* ---- connectors, once everything else is read ---- */

/* True if the association block has an inside, which takes the place of a connector. */
static bool has_inside(const Classifier *block, Arena *scratch)
{
    if (block->kind != CLASSIFIER_BLOCK)
        return false;
    const ClassifierList all = sysml_lineage(block, scratch);
    for (int i = 0; i < all.count; i++) {
        const Classifier *at = all.at[i];
        if (at->connectors.count || at->constraints.count || at->machine || at->software)
            return true;
        for (int j = 0; j < at->properties.count; j++)
            if (at->properties.at[j]->kind != PROPERTY_OTHER && at->properties.at[j]->kind != PROPERTY_PARTICIPANT)
                return true;
    }
    return false;
}

static bool ends_fit(const Connector *connector, const PropertyList *members, bool is_reversed)
{
    for (int i = 0; i < members->count; i++) {
        const Property *participant = members->at[i];
        if (participant->kind == PROPERTY_PARTICIPANT &&
            !sysml_type_fits(list_last(&connector->end[participant->end != is_reversed].path)->type, participant->type))
            return false;
    }
    return true;
}

static void report_unfit(Arena *arena, const Connector *connector, const PropertyList *members)
{
    Problem *wrong = sysml_problem(arena, connector->owner, DIAG_S34, connector->source,
                                   "a connector of '%s' does not join the participants of its association block '%s'",
                                   connector->owner->qualified->text, connector->type->qualified->text);
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        sysml_problem_detail(wrong, "it ends at '%s' : %s",
                             sysml_path_words(arena, connector->end[i].path.at, connector->end[i].path.count),
                             role->type ? role->type->qualified->text : "no type");
    }
    for (int i = 0; i < members->count; i++)
        if (members->at[i]->kind == PROPERTY_PARTICIPANT)
            sysml_problem_detail(wrong, "participant %s : %s (%s)", members->at[i]->source.element->text,
                                 members->at[i]->type ? members->at[i]->type->qualified->text : "no type",
                                 source_print(arena, members->at[i]->source));
}

/* The names in a block, and the next number to try for each name that connectors wished for. */
typedef struct {
    const Classifier *block;
    Map *taken, *wishes;
} Naming;

/* Makes the property of a connector that has none. It has the connector's name, with a number if that is taken. */
static Property *property_of_connector(Reader *reader, const Connector *connector, Naming *naming, Arena *scratch)
{
    if (naming->block != connector->owner) {
        *naming = (Naming){connector->owner, map_new(scratch), map_new(scratch)};
        const PropertyList members = sysml_properties(connector->owner, scratch);
        for (int i = 0; i < members.count; i++)
            map_put(naming->taken, members.at[i]->name, 1);
    }
    const Name wish = connector->name;
    Name name = wish;
    int number = map_get(naming->wishes, wish, 1);
    for (; !name->length || map_get(naming->taken, name, 0); number++)
        name = wish->length ? name_format("%s_%d", wish->text, number + 1) : name_format("connector%d", number);
    map_put(naming->wishes, wish, number);
    map_put(naming->taken, name, 1);
    Property *property = arena_new_of(reader->arena, Property);
    *property = (Property){.kind = PROPERTY_CONNECTOR,
                           .name = name,
                           .identifier = identifier_canonical(name->text),
                           .documentation = name_of(""),
                           .owner = connector->owner,
                           .type = connector->type,
                           .is_continuous = true,
                           .lower = 1,
                           .upper = 1,
                           .source = connector->source};
    property->source.element = sysml_member_words(connector->owner, name);
    list_push(reader->arena, &connector->owner->properties, property);
    return property;
}

static void settle_connector(Reader *reader, Connector *connector, Naming *naming, Arena *scratch)
{
    Property *drawn = connector->property;
    if (drawn && !connector->type)
        connector->type = drawn->type;
    connector->property = NULL;
    if (!connector->type || !has_inside(connector->type, scratch)) {
        connector->type = NULL;
        return;
    }
    const PropertyList members = sysml_properties(connector->type, scratch);
    if (!ends_fit(connector, &members, false)) {
        connector->is_reversed = ends_fit(connector, &members, true);
        if (!connector->is_reversed)
            report_unfit(reader->arena, connector, &members);
    }
    Property *property = drawn ? drawn : property_of_connector(reader, connector, naming, scratch);
    property->connector = connector;
    connector->property = property;
}

/* If a connector redefines another one, its inside takes the place of the other one's inside. */
static void replace_inside(Arena *arena, const Connector *connector)
{
    for (int i = 0; connector->property && i < connector->redefined.count; i++) {
        Property *general = connector->redefined.at[i]->property;
        if (!general || list_holds(&connector->property->redefined, general))
            continue;
        list_push(arena, &connector->property->redefined, general);
        general->is_redefined = true;
    }
}

/* Makes a property that redefines a connector property one, too: a special block may replace an association block by a
 * special one. The loop is bounded, because the chain of redefinitions follows generalizations. */
static void settle_kind(Property *property)
{
    if (property->kind != PROPERTY_CONNECTOR && property->kind != PROPERTY_PART)
        return;
    const Property *general = property;
    while (!general->connector && general->redefined.count)
        general = general->redefined.at[0];
    if (general->connector) {
        property->connector = general->connector;
        property->kind = PROPERTY_CONNECTOR;
        property->is_reference = false;
    } else if (property->kind == PROPERTY_CONNECTOR) {
        property->kind = PROPERTY_OTHER; /* its connector joins nothing, or has no inside */
    }
}

void sysml_settle_associations(Reader *reader)
{
    Arena *scratch = arena_new();
    const SysmlModel *model = reader->model;
    Naming naming = {0};
    for (int i = 0; i < model->classifiers.count; i++)
        for (int j = 0; j < model->classifiers.at[i]->connectors.count; j++)
            settle_connector(reader, model->classifiers.at[i]->connectors.at[j], &naming, scratch);
    for (int i = 0; i < model->classifiers.count; i++)
        for (int j = 0; j < model->classifiers.at[i]->properties.count; j++)
            settle_kind(model->classifiers.at[i]->properties.at[j]);
    for (int i = 0; i < model->classifiers.count; i++)
        for (int j = 0; j < model->classifiers.at[i]->connectors.count; j++)
            replace_inside(reader->arena, model->classifiers.at[i]->connectors.at[j]);
    arena_free(scratch);
}
