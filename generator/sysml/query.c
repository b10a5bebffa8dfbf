/* query.c - members of classifiers, inherited ones included. Recursion is as deep as generalizations may be. */
#include "sysml/check.h"

#include <string.h>

static void collect_generals(const Classifier *classifier, Arena *arena, Map *seen, ClassifierList *found)
{
    if (!map_enter(seen, classifier))
        return;
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
    const bool found = list_holds(&all, general);
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

PropertyList sysml_redefined(const Property *property, Arena *arena)
{
    PropertyList found = {0};
    Map *seen = property->redefined.count ? map_new(arena) : NULL;
    list_push(arena, &found, property);
    for (int i = 0; i < found.count; i++) /* grows while it is walked */
        for (int k = 0; k < found.at[i]->redefined.count; k++)
            if (map_enter(seen, found.at[i]->redefined.at[k]))
                list_push(arena, &found, found.at[i]->redefined.at[k]);
    return found;
}

bool sysml_redefines(const Property *special, const Property *general)
{
    while (special != general && special->redefined.count == 1)
        special = special->redefined.at[0];
    if (special == general || !special->redefined.count)
        return special == general;
    Arena *scratch = arena_new();
    const PropertyList all = sysml_redefined(special, scratch);
    const bool found = list_holds(&all, general);
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

/* The direction as seen from the property's own type. */
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

/* Puts a property in the place of the first one that it redefines. Others that it redefines leave a gap, NULL, because
 * it replaces them, too. */
static void place(Arena *arena, const Property *property, PropertyList *found, Map *place_of)
{
    const PropertyList redefined = sysml_redefined(property, arena);
    int first = -1;
    for (int i = 1; i < redefined.count; i++) {
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

/* The depth bounds the recursion if properties subset themselves. */
static bool is_element(const Property *property, const Property *collection, int depth)
{
    enum { MOST_DEPTH = 12 };
    bool found = false;
    for (int i = 0; !found && depth < MOST_DEPTH && i < property->subsetted.count; i++) {
        const Property *outer = property->subsetted.at[i];
        found = sysml_redefines(collection, outer) || sysml_redefines(outer, collection) ||
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

/* All members, including collections with elements. */
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

bool sysml_has_member(const Classifier *classifier, PropertyKind kind, Arena *arena)
{
    const PropertyList members = sysml_properties(classifier, arena);
    bool has = false;
    for (int i = 0; i < members.count; i++)
        has = has || members.at[i]->kind == kind;
    return has;
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
        if (sysml_redefines(members.at[i], property))
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
                members.at[j]->kind == PROPERTY_PARTICIPANT || !map_enter(seen, type))
                continue;
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

/* ---- blocks that lead back to themselves over parts and references ----
 *
 * The law: parts must not lead back, because a block would contain itself. A reference contains nothing: one that leads
 * back, as that of a part to its whole, is ignored unless a binding connector makes it a part. Other unbound references
 * are simulated like parts. */

typedef struct {
    const Classifier *block;
    PropertyList members;
    int next;
} Level;
typedef List(Level) LevelList;

/* A walk, depth first, without recursion: a chain of blocks may be long. */
typedef struct {
    Arena *arena;
    Map *number;        /* block -> order of its visit, from 1 */
    List(const Classifier *) visited;
    IntList component;  /* by that order - 1: number of the strong component, 0: not known yet */
    IntList open;       /* blocks without a component */
    IntList roots;      /* open blocks that may be the first one of their component (Gabow 2000) */
    LevelList path;
    IntList is_on_way;  /* by order - 1 */
    IntList closed;     /* blocks that contain themselves, or would by a reference */
    int components;
    bool reports;
    bool keeps_to_parts; /* references do not count */
} Walk;

static void report_cycle(const LevelList *path, const Property *closing)
{
    int begin = path->count - 1;
    while (path->at[begin].block != closing->type)
        begin--;
    diag(DIAG_S15, closing->source, "the block '%s' contains itself through its parts", closing->type->qualified->text);
    for (int i = begin; i < path->count; i++) {
        const Classifier *block = path->at[i].block;
        const Property *part = path->at[i].members.at[path->at[i].next - 1];
        if (part->owner == block) {
            diag_detail("%s : %s", part->source.element->text, part->type->qualified->text);
            continue;
        }
        diag_detail("%s : %s, which '%s' inherits", part->source.element->text, part->type->qualified->text,
                    block->qualified->text);
        diag_fix("remove one of these parts, or the generalization by which it is inherited");
    }
}

static void enter(Walk *walk, const Classifier *block)
{
    list_push(walk->arena, &walk->visited, block);
    map_put(walk->number, block, walk->visited.count);
    list_push(walk->arena, &walk->component, 0);
    list_push(walk->arena, &walk->is_on_way, true);
    list_push(walk->arena, &walk->open, walk->visited.count);
    list_push(walk->arena, &walk->roots, walk->visited.count);
    list_push(walk->arena, &walk->path, (Level){block, sysml_properties(block, walk->arena), 0});
}

static void leave(Walk *walk, const Classifier *block)
{
    const int number = map_get(walk->number, block, 0);
    walk->path.count--;
    walk->is_on_way.at[number - 1] = false;
    if (list_last(&walk->roots) != number)
        return;
    walk->roots.count--;
    walk->components++;
    bool more = true;
    while (more) {
        const int member = list_last(&walk->open);
        walk->component.at[member - 1] = walk->components;
        walk->open.count--;
        more = member != number;
    }
}

/* True if the walk follows the property. Bound references are left to flattening. */
static bool is_followed(const Walk *walk, const Property *part)
{
    if (walk->keeps_to_parts && part->is_reference)
        return false;
    const bool is_kind =
        part->kind == PROPERTY_PART || part->kind == PROPERTY_CONSTRAINT || part->kind == PROPERTY_CONNECTOR;
    return is_kind && !sysml_is_bound(part);
}

static void go_through(Walk *walk, const Classifier *root)
{
    enter(walk, root);
    while (walk->path.count) {
        Level *level = &list_last(&walk->path);
        if (level->next == level->members.count) {
            leave(walk, level->block);
            continue;
        }
        const Property *part = level->members.at[level->next++];
        if (!is_followed(walk, part))
            continue;
        const int seen = map_get(walk->number, part->type, 0);
        if (!seen) {
            enter(walk, part->type);
            continue;
        }
        if (walk->component.at[seen - 1])
            continue;
        while (list_last(&walk->roots) > seen)
            walk->roots.count--;
        if (sysml_is_open_collection(part) || !walk->is_on_way.at[seen - 1]) /* ends at an empty collection */
            continue;
        list_push(walk->arena, &walk->closed, seen);
        if (walk->reports)
            report_cycle(&walk->path, part);
    }
}

static void walk_from(Walk *walk, const Classifier *const *roots, int count)
{
    walk->number = map_new(walk->arena);
    for (int i = 0; i < count; i++)
        if (!map_get(walk->number, roots[i], 0))
            go_through(walk, roots[i]);
}

/* By component: true if a block of it contains itself, or would by a reference. */
static const bool *cyclic_components(const Walk *walk)
{
    bool *is_cyclic = arena_array(walk->arena, bool, walk->components + 1);
    for (int i = 0; i < walk->closed.count; i++)
        is_cyclic[walk->component.at[walk->closed.at[i] - 1]] = true;
    return is_cyclic;
}

/* Leaves out references of a block, own and inherited, that lead back to it. */
static void leave_out_references(const Walk *walk, int block)
{
    const ClassifierList all = sysml_lineage(walk->visited.at[block], walk->arena);
    for (int i = 0; i < all.count; i++)
        for (int k = 0; k < all.at[i]->properties.count; k++) {
            Property *property = all.at[i]->properties.at[k];
            const bool may_lead_back = property->is_reference && is_followed(walk, property) &&
                                       sysml_effective_property(walk->visited.at[block], property) == property;
            const int to = may_lead_back ? map_get(walk->number, property->type, 0) : 0;
            if (to && walk->component.at[to - 1] == walk->component.at[block])
                property->kind = PROPERTY_OTHER;
        }
}

void sysml_settle_references(const Classifier *root)
{
    Walk walk = {.arena = arena_new()};
    walk_from(&walk, &root, 1);
    const bool *is_cyclic = cyclic_components(&walk);
    for (int i = 0; i < walk.visited.count; i++)
        if (is_cyclic[walk.component.at[i]])
            leave_out_references(&walk, i);
    arena_free(walk.arena);
}

/* Collects the properties of the visited blocks whose types lead back to their block. */
static void find_back(const Walk *walk, Map *found)
{
    const bool *is_cyclic = cyclic_components(walk);
    for (int i = 0; i < walk->visited.count; i++) {
        const Classifier *block = walk->visited.at[i];
        const int component = walk->component.at[i];
        for (int k = 0; k < block->properties.count; k++) {
            const Property *property = block->properties.at[k];
            const bool closes = walk->keeps_to_parts
                                    ? is_cyclic[component] && !sysml_is_open_collection(property)
                                    : property->is_reference;
            if (closes && is_followed(walk, property) &&
                walk->component.at[map_get(walk->number, property->type, 0) - 1] == component)
                map_put(found, property, 1);
        }
    }
}

Map *sysml_leading_back(const SysmlModel *model, Arena *arena)
{
    Map *found = map_new(arena);
    for (int parts = 0; parts <= 1; parts++) {
        Walk walk = {.arena = arena, .keeps_to_parts = parts};
        walk_from(&walk, (const Classifier *const *)model->classifiers.at, model->classifiers.count);
        find_back(&walk, found);
    }
    return found;
}

void sysml_check_part_cycles(const Classifier *root, Arena *scratch)
{
    Walk walk = {.arena = scratch, .reports = true};
    walk_from(&walk, &root, 1);
}

bool sysml_report_part_cycles(const ClassifierList *roots, Arena *scratch)
{
    const int before = diag_error_count();
    Walk walk = {.arena = scratch, .reports = true, .keeps_to_parts = true};
    walk_from(&walk, (const Classifier *const *)roots->at, roots->count);
    return diag_error_count() > before;
}

/* ---- the literals of all enumerations by name ---- */

const Literals *sysml_literals(const SysmlModel *model, Arena *arena)
{
    Literals *literals = arena_new_of(arena, Literals);
    literals->by_name = map_new(arena);
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *enumeration = model->classifiers.at[i];
        for (int k = 0; k < enumeration->literals.count; k++) {
            Name name = identifier_canonical(enumeration->literals.at[k]->text);
            const char *type = identifier_canonical(enumeration->name->text)->text;
            const Name names[] = {name, name_format("%s.%s", type, name->text)};
            for (int n = 0; n < 2; n++) {
                const int known = map_get(literals->by_name, names[n], -1);
                if (known >= 0) {
                    literals->list.at[known].is_ambiguous = true;
                    continue;
                }
                map_put(literals->by_name, names[n], literals->list.count);
                list_push(arena, &literals->list, (Literal){enumeration, k + 1, false});
            }
        }
    }
    return literals;
}

/* True if the path "A.B.Init" names the enumeration A::B::Init, or one in further packages around it. */
static bool is_called(const Classifier *enumeration, const char *path, size_t length)
{
    const Name qualified = enumeration->qualified;
    size_t at = qualified->length;
    while (length && at) {
        const char c = path[--length];
        at -= c == '.' ? at >= 2 ? 2 : at : 1;
        if (c == '.' ? strncmp(qualified->text + at, "::", 2) != 0 : qualified->text[at] != c)
            return false;
    }
    return !length && (!at || qualified->text[at - 1] == ':');
}

int sysml_literal_called(const Literals *literals, Name name)
{
    int known = map_get(literals->by_name, name, -1), dots = 0;
    size_t at = name->length, type = 0;
    while (known < 0 && at && dots < 2) /* Init.NoInit, behind the packages of Init */
        if (name->text[--at] == '.' && ++dots == 1)
            type = at;
    if (known >= 0 || dots < 2)
        return known;
    known = map_get(literals->by_name, name_of(name->text + at + 1), -1);
    return known >= 0 && is_called(literals->list.at[known].enumeration, name->text, type) ? known : -1;
}

int sysml_literal_number(const Classifier *enumeration, Name literal)
{
    for (int i = 0; i < enumeration->literals.count; i++)
        if (enumeration->literals.at[i] == literal ||
            identifier_canonical(enumeration->literals.at[i]->text) == literal)
            return i + 1;
    return 0;
}
