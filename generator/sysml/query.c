/* query.c - members of classifiers, inherited ones included. Recursion is as deep as generalizations may be. */
#include "sysml/read.h"

#include <string.h>

static void collect_generals(const Classifier *classifier, Arena *arena, Map *seen, ClassifierList *found)
{
    if (map_get(seen, classifier, 0))
        return;
    map_put(seen, classifier, 1);
    for (int i = 0; i < classifier->generals.count; i++)
        collect_generals(classifier->generals.at[i], arena, seen, found);
    list_push(arena, found, classifier);
}

ClassifierList sysml_lineage(const Classifier *classifier, Arena *arena)
{
    ClassifierList found = {0};
    if (classifier->generals.count)
        collect_generals(classifier, arena, map_new(arena), &found);
    else
        list_push(arena, &found, classifier);
    return found;
}

bool sysml_has_laws(const Classifier *root, Arena *arena)
{
    const ClassifierList used = sysml_instantiated(root, arena);
    for (int i = 0; i < used.count; i++) {
        const ClassifierList all = sysml_lineage(used.at[i], arena);
        for (int k = 0; k < all.count; k++)
            if (all.at[k]->constraints.count || all.at[k]->machine || all.at[k]->software)
                return true;
    }
    return false;
}

bool sysml_classifier_is_a(const Classifier *special, const Classifier *general)
{
    while (special != general && special->generals.count == 1)
        special = special->generals.at[0];
    if (special == general || !special->generals.count)
        return special == general;
    Arena *scratch = arena_new();
    const ClassifierList all = sysml_lineage(special, scratch);
    bool found = false;
    for (int i = 0; !found && i < all.count; i++)
        found = all.at[i] == general;
    arena_free(scratch);
    return found;
}

bool sysml_type_fits(const Classifier *special, const Classifier *general)
{
    if (!special || !general || sysml_classifier_is_a(special, general))
        return true;
    return special->kind == CLASSIFIER_VALUE_TYPE && general->kind == CLASSIFIER_VALUE_TYPE &&
           special->primitive != TYPE_UNKNOWN && special->primitive == general->primitive;
}

const Property *sysml_member_called(const Classifier *classifier, Name name, Arena *scratch)
{
    const PropertyList members = sysml_properties(classifier, scratch);
    for (int i = 0; i < members.count; i++)
        if (members.at[i]->name == name)
            return members.at[i];
    return NULL;
}

/* Or is it the same? */
static bool property_redefines(const Property *special, const Property *general)
{
    while (special != general && special->redefined.count == 1)
        special = special->redefined.at[0];
    if (special == general || !special->redefined.count)
        return special == general;
    Arena *scratch = arena_new();
    Map *seen = map_new(scratch);
    PropertyList open = {0};
    list_push(scratch, &open, special);
    for (int i = 0; i < open.count && !map_get(seen, general, 0); i++) /* grows while it is walked */
        for (int j = 0; j < open.at[i]->redefined.count; j++)
            if (!map_get(seen, open.at[i]->redefined.at[j], 0)) {
                map_put(seen, open.at[i]->redefined.at[j], 1);
                list_push(scratch, &open, open.at[i]->redefined.at[j]);
            }
    bool found = map_get(seen, general, 0);
    arena_free(scratch);
    return found;
}

/* ---- directions ---- */

Direction sysml_direction_seen(Direction direction, bool is_conjugated)
{
    if (!is_conjugated || (direction != DIRECTION_IN && direction != DIRECTION_OUT))
        return direction;
    return direction == DIRECTION_IN ? DIRECTION_OUT : DIRECTION_IN;
}

/* Seen from the property's own type. */
static Direction inner_direction(const Property *property, Arena *scratch)
{
    const Classifier *type = property->type;
    if (property->kind == PROPERTY_FLOW || property->direction != DIRECTION_NONE) {
        bool is_signal = type && (type->kind == CLASSIFIER_VALUE_TYPE || type->kind == CLASSIFIER_ENUMERATION);
        return is_signal && property->direction != DIRECTION_INOUT ? property->direction : DIRECTION_NONE;
    }
    const PropertyList members = type ? sysml_properties(type, scratch) : (PropertyList){0};
    Direction found = DIRECTION_NONE;
    for (int i = 0; i < members.count; i++) {
        if (members.at[i]->kind != PROPERTY_FLOW)
            continue;
        Direction direction = inner_direction(members.at[i], scratch);
        if (direction == DIRECTION_NONE || (found != DIRECTION_NONE && direction != found))
            return DIRECTION_NONE;
        found = direction;
    }
    return found;
}

Direction sysml_signal_direction(const Property *property, Arena *scratch)
{
    return sysml_direction_seen(inner_direction(property, scratch), property->is_conjugated);
}

/* ---- members ---- */

bool sysml_is_open_collection(const Property *property)
{
    return property->kind == PROPERTY_PART && property->lower == 0 && property->sizes.count == 1 &&
           property->sizes.at[0]->op == OP_COLON;
}

/* All that a property redefines, directly and indirectly, each once. */
static PropertyList redefined_by(const Property *property, Arena *arena)
{
    PropertyList found = {0};
    Map *seen = property->redefined.count ? map_new(arena) : NULL;
    const Property *at = property;
    for (int i = 0; seen && at; at = i < found.count ? found.at[i++] : NULL) /* grows while it is walked */
        for (int j = 0; j < at->redefined.count; j++)
            if (!map_get(seen, at->redefined.at[j], 0)) {
                map_put(seen, at->redefined.at[j], 1);
                list_push(arena, &found, at->redefined.at[j]);
            }
    return found;
}

/* Puts a property in the place of the first one that it redefines. Others that it redefines leave a gap, NULL: it is
 * these, too. */
static void place(Arena *arena, const Property *property, PropertyList *found, Map *place_of)
{
    const PropertyList redefined = redefined_by(property, arena);
    int first = -1;
    for (int i = 0; i < redefined.count; i++) {
        const int at = map_get(place_of, redefined.at[i], -1);
        if (at < 0 || found->at[at] != redefined.at[i])
            continue;
        found->at[at] = NULL;
        first = first < 0 || at < first ? at : first;
    }
    if (first >= 0)
        found->at[first] = property;
    map_put(place_of, property, first >= 0 ? first : found->count);
    if (first < 0)
        list_push(arena, found, property);
}

/* The depth bounds properties that subset themselves. */
static bool is_element(const Property *property, const Property *collection, int depth)
{
    enum { MOST_DEPTH = 12 };
    bool found = false;
    for (int i = 0; !found && depth < MOST_DEPTH && i < property->subsetted.count; i++) {
        const Property *outer = property->subsetted.at[i];
        found = property_redefines(collection, outer) || property_redefines(outer, collection) ||
                is_element(outer, collection, depth + 1);
    }
    for (int i = 0; !found && depth < MOST_DEPTH && i < property->redefined.count; i++)
        found = is_element(property->redefined.at[i], collection, depth + 1);
    return found;
}

bool sysml_is_element(const Property *property, const Property *collection)
{
    return property != collection && is_element(property, collection, 0);
}

static bool may_have_elements(const Property *property)
{
    bool may = property->is_subsetted;
    for (int i = 0; !may && i < property->redefined.count; i++)
        may = may_have_elements(property->redefined.at[i]);
    return may;
}

PropertyList sysml_collections(const Classifier *classifier, Arena *arena)
{
    PropertyList found = {0};
    const ClassifierList all = sysml_lineage(classifier, arena);
    for (int i = all.count - 1; i >= 0; i--)
        for (int j = 0; j < all.at[i]->properties.count; j++)
            if (may_have_elements(all.at[i]->properties.at[j]))
                list_push(arena, &found, all.at[i]->properties.at[j]);
    return found;
}

/* With collections that others are elements of. */
static PropertyList all_members(const Classifier *classifier, Arena *arena)
{
    const ClassifierList all = sysml_lineage(classifier, arena);
    PropertyList members = {0};
    Map *place_of = map_new(arena);
    for (int i = 0; i < all.count; i++)
        for (int j = 0; j < all.at[i]->properties.count; j++)
            place(arena, all.at[i]->properties.at[j], &members, place_of);
    int kept = 0;
    for (int i = 0; i < members.count; i++)
        if (members.at[i])
            members.at[kept++] = members.at[i];
    members.count = kept;
    return members;
}

PropertyList sysml_properties(const Classifier *classifier, Arena *arena)
{
    const PropertyList members = all_members(classifier, arena);
    PropertyList found = {0};
    for (int i = 0; i < members.count; i++) {
        bool has_elements = false, may_have = may_have_elements(members.at[i]);
        for (int j = 0; may_have && !has_elements && j < members.count; j++)
            has_elements = sysml_is_element(members.at[j], members.at[i]);
        if (!has_elements)
            list_push(arena, &found, members.at[i]);
    }
    return found;
}

ConnectorList sysml_connectors(const Classifier *classifier, Arena *arena)
{
    ConnectorList found = {0};
    const ClassifierList all = sysml_lineage(classifier, arena);
    Map *replaced = map_new(arena); /* connectors that special ones redefine */
    for (int i = 0; i < all.count; i++)
        for (int j = 0; j < all.at[i]->connectors.count; j++)
            for (int k = 0; k < all.at[i]->connectors.at[j]->redefined.count; k++)
                map_put(replaced, all.at[i]->connectors.at[j]->redefined.at[k], 1);
    for (int i = 0; i < all.count; i++)
        for (int j = 0; j < all.at[i]->connectors.count; j++)
            if (!map_get(replaced, all.at[i]->connectors.at[j], 0))
                list_push(arena, &found, all.at[i]->connectors.at[j]);
    return found;
}

ConstraintList sysml_constraints(const Classifier *classifier, Arena *arena)
{
    ConstraintList found = {0};
    const ClassifierList all = sysml_lineage(classifier, arena);
    for (int i = 0; i < all.count; i++)
        for (int j = 0; j < all.at[i]->constraints.count; j++)
            list_push(arena, &found, all.at[i]->constraints.at[j]);
    return found;
}

const Property *sysml_effective_property(const Classifier *classifier, const Property *property)
{
    if (!sysml_classifier_is_a(classifier, property->owner))
        return NULL;
    if (classifier == property->owner || !property->is_redefined)
        return property;
    Arena *scratch = arena_new();
    const PropertyList members = all_members(classifier, scratch);
    const Property *found = NULL;
    for (int i = 0; !found && i < members.count; i++)
        if (property_redefines(members.at[i], property))
            found = members.at[i];
    arena_free(scratch);
    return found;
}

/* The nearest classifier with a behaviour; itself if there is none. Generals come first in a lineage: the last one is
 * the nearest. */
static const Classifier *behaving(const Classifier *classifier)
{
    if (classifier->machine || classifier->software || !classifier->generals.count)
        return classifier;
    Arena *scratch = arena_new();
    const ClassifierList all = sysml_lineage(classifier, scratch);
    const Classifier *found = classifier;
    for (int i = 0; i < all.count; i++)
        found = all.at[i]->machine || all.at[i]->software ? all.at[i] : found;
    arena_free(scratch);
    return found;
}

const StateMachine *sysml_machine(const Classifier *classifier)
{
    return behaving(classifier)->machine;
}

const Software *sysml_software(const Classifier *classifier)
{
    return behaving(classifier)->software;
}

bool sysml_is_experiment(const Classifier *block)
{
    static const char base[] = "Experiment::Experiment";
    if (block->kind != CLASSIFIER_BLOCK)
        return false;
    Arena *scratch = arena_new();
    const ClassifierList all = sysml_lineage(block, scratch);
    bool found = false;
    for (int i = 0; i < all.count; i++) {
        const Name name = all.at[i]->qualified;
        const char *tail = name->text + (name->length < sizeof base - 1 ? 0 : name->length - (sizeof base - 1));
        found = found || (all.at[i] != block && strcmp(tail, base) == 0 && (tail == name->text || tail[-1] == ':'));
    }
    arena_free(scratch);
    return found;
}

/* Recursion follows redefinitions, which have no cycles. */
bool sysml_is_bound(const Property *property)
{
    bool is_bound = property->is_bound;
    for (int i = 0; !is_bound && i < property->redefined.count; i++)
        is_bound = sysml_is_bound(property->redefined.at[i]);
    return is_bound && property->is_reference;
}

bool sysml_binds_parts(const Connector *connector)
{
    return connector->is_binding && list_last(&connector->end[0].path)->kind == PROPERTY_PART &&
           list_last(&connector->end[1].path)->kind == PROPERTY_PART;
}

ClassifierList sysml_instantiated(const Classifier *root, Arena *arena)
{
    Map *seen = map_new(arena);
    ClassifierList found = {0};
    map_put(seen, root, 1);
    list_push(arena, &found, root);
    for (int i = 0; i < found.count; i++) { /* grows while it is walked */
        const PropertyList members = sysml_properties(found.at[i], arena);
        for (int j = 0; j < members.count; j++) {
            const Classifier *type = members.at[j]->type;
            if (!type || type->kind == CLASSIFIER_OTHER || members.at[j]->kind == PROPERTY_OTHER ||
                members.at[j]->kind == PROPERTY_PARTICIPANT || map_get(seen, type, 0))
                continue;
            map_put(seen, type, 1);
            list_push(arena, &found, type);
        }
    }
    return found;
}

const char *sysml_path_words(Arena *arena, const Property *const *path, int count)
{
    Text text = text_new(arena);
    for (int i = 0; i < count; i++)
        text_format(&text, "%s%s", i ? "." : "", sysml_shown_name(path[i]));
    return text.at;
}
