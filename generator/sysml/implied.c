/* implied.c - redefinitions that a drawing means without saying so.
 *
 * The law: a property with the name of an inherited one, of the same kind and of a type that fits, redefines it: some
 * tools leave redefinedProperty out. One that subsets an inherited single property is its value, and so redefines it
 * too. One that redefines what a general in between redefines already replaces that redefinition. A property that
 * subsets a collection is an element of it; a collection that others are elements of has none of its own. Of two single
 * properties of one block, one subsetting the other, both are kept, with a note. */
#include "sysml/read.h"

#include <string.h>

void sysml_redefine(Arena *arena, Property *special, const Property *general)
{
    const Classifier *owner = general->owner;
    for (int i = 0; i < owner->properties.count; i++) {
        if (owner->properties.at[i] != general)
            continue;
        list_push(arena, &special->redefined, owner->properties.at[i]);
        owner->properties.at[i]->is_redefined = true;
    }
}

/* Puts the i-th redefined property first: one that redefines several keeps the value of the first. */
static void put_first(Property *property, int i)
{
    Property *first = property->redefined.at[i];
    for (; i > 0; i--)
        property->redefined.at[i] = property->redefined.at[i - 1];
    property->redefined.at[0] = first;
}

Property *sysml_replace_inherited(Reader *reader, Classifier *owner, const Property *member, const Property *general)
{
    Property *own = NULL;
    for (int i = 0; !own && i < owner->properties.count; i++)
        own = owner->properties.at[i] == member ? owner->properties.at[i] : NULL;
    if (!own) {
        own = arena_new_of(reader->arena, Property);
        *own = *member;
        own->owner = owner;
        own->is_redefined = false;
        memset(&own->redefined, 0, sizeof own->redefined);
        sysml_redefine(reader->arena, own, member);
        list_push(reader->arena, &owner->properties, own);
    }
    if (member == general)
        return own;
    const Property *valued = own;
    while (!valued->value && valued->redefined.count)
        valued = valued->redefined.at[0];
    const bool keeps_value = valued->value;
    sysml_redefine(reader->arena, own, general);
    if (!keeps_value)
        put_first(own, own->redefined.count - 1);
    sysml_inherit_unstated(reader, own);
    return own;
}

/* ---- subsetting ---- */

static void take_subset(Reader *reader, Property *property, Property *target)
{
    if (target == property || property->kind == PROPERTY_OTHER)
        return;
    bool is_own = target->owner == property->owner;
    const char *why = !sysml_classifier_is_a(property->owner, target->owner) ? "that one is not inherited"
                      : target->kind != property->kind                       ? "they are of different kinds"
                      : is_own && target->upper == 1 ? "that is a single one of the same block, and both are kept"
                                                     : NULL;
    if (why) {
        Problem *useless = sysml_problem(reader->arena, property->owner, DIAG_S69, property->source,
                                         "'%s' subsets '%s' without effect: %s", property->source.element->text,
                                         target->source.element->text, why);
        sysml_problem_detail(useless, "%s (%s)", target->source.element->text,
                             source_print(reader->arena, target->source));
        return;
    }
    if (target->upper != 1) {
        list_push(reader->arena, &property->subsetted, target);
        target->is_subsetted = true;
        return;
    }
    bool known = false;
    for (int i = 0; i < property->redefined.count; i++)
        known = known || property->redefined.at[i] == target;
    if (!known)
        sysml_redefine(reader->arena, property, target);
}

void sysml_take_subsets(Reader *reader, Element *element)
{
    ReferenceList list = {0};
    sysml_references(reader->arena, element, "subsettedProperty", &list);
    for (int i = 0; i < list.count; i++) {
        const Element *target = sysml_resolve(reader, list.at[i]);
        if (target && target->made == MADE_PROPERTY)
            take_subset(reader, element->object, target->object);
    }
}

/* ---- by name ---- */

static void redefine_by_name(Reader *reader, Property *property, const PropertyList *inherited)
{
    for (int i = 0; i < inherited->count; i++) {
        const Property *general = inherited->at[i];
        if (general->name != property->name || general->kind != property->kind ||
            !sysml_type_fits(property->type, general->type))
            continue;
        sysml_redefine(reader->arena, property, general);
        Problem *implied =
            sysml_problem(reader->arena, property->owner, DIAG_S55, property->source,
                          "'%s' has the name of a property that '%s' inherits, and is taken to redefine it",
                          property->source.element->text, property->owner->qualified->text);
        sysml_problem_detail(implied, "%s (%s)", general->source.element->text,
                             source_print(reader->arena, general->source));
    }
}

/* ---- over a general in between ---- */

typedef struct {
    const Property *member;
    int next; /* of the same general, or -1 */
} Redefinition;

/* The inherited properties that redefine a general one, directly or not, for each of those generals. */
typedef struct {
    Arena *arena;
    Map *first;    /* Property to index in list */
    Map *seen_for; /* Property to the count of members with which it was seen last */
    int members;
    List(Redefinition) list;
} Redefining;

static void add_above(Redefining *redefining, const Property *member, const Property *at)
{
    for (int i = 0; i < at->redefined.count; i++) {
        const Property *general = at->redefined.at[i];
        if (map_get(redefining->seen_for, general, 0) == redefining->members)
            continue;
        map_put(redefining->seen_for, general, redefining->members);
        int next = map_get(redefining->first, general, -1);
        map_put(redefining->first, general, redefining->list.count);
        list_push(redefining->arena, &redefining->list, (Redefinition){member, next});
        add_above(redefining, member, general);
    }
}

/* Adds, to what a property redefines, the nearer ones that redefine the same; they come first, for their values
 * count. */
static void replace_redefinitions(Reader *reader, Property *property, const Redefining *redefining)
{
    PropertyList nearer = {0};
    for (int k = 0; k < property->redefined.count; k++)
        for (int i = map_get(redefining->first, property->redefined.at[k], -1); i >= 0;
             i = redefining->list.at[i].next)
            list_push(redefining->arena, &nearer, redefining->list.at[i].member);
    for (int i = 0; i < nearer.count; i++) {
        bool is_known = false;
        for (int k = 0; k < property->redefined.count; k++)
            is_known = is_known || property->redefined.at[k] == nearer.at[i];
        if (is_known)
            continue;
        sysml_redefine(reader->arena, property, nearer.at[i]);
        put_first(property, property->redefined.count - 1);
    }
}

/* Generals first: the redefined ones are not inherited twice. */
static void settle_redefinitions(Reader *reader, Classifier *classifier)
{
    if (!classifier->generals.count || !classifier->properties.count)
        return;
    Arena *scratch = arena_new();
    Map *seen = map_new(scratch);
    PropertyList inherited = {0};
    Redefining redefining = {.arena = scratch, .first = map_new(scratch), .seen_for = map_new(scratch)};
    for (int i = 0; i < classifier->generals.count; i++) {
        const PropertyList members = sysml_properties(classifier->generals.at[i], scratch);
        for (int j = 0; j < members.count; j++)
            if (!map_get(seen, members.at[j], 0)) {
                map_put(seen, members.at[j], 1);
                map_put(seen, members.at[j]->name, 1);
                list_push(scratch, &inherited, members.at[j]);
                redefining.members++;
                add_above(&redefining, members.at[j], members.at[j]);
            }
    }
    for (int i = 0; i < classifier->properties.count; i++) {
        Property *property = classifier->properties.at[i];
        if (property->redefined.count)
            replace_redefinitions(reader, property, &redefining);
        else if (property->kind != PROPERTY_OTHER && map_get(seen, property->name, 0))
            redefine_by_name(reader, property, &inherited);
    }
    arena_free(scratch);
}

void sysml_imply_redefinitions(Reader *reader)
{
    sysml_for_classifiers(reader, settle_redefinitions);
}
