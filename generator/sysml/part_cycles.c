/* part_cycles.c - blocks that lead back to themselves over parts and references.
 *
 * The law: parts must not, for a block would contain itself. A reference contains nothing: one that leads back, as that
 * of a part to its whole, is nothing unless a binding connector makes it a part. Other references without one are
 * simulated like parts.
 */
#include "sysml/read.h"

typedef struct {
    const Classifier *block;
    PropertyList members;
    int next;
} Level;
typedef List(Level) LevelList;

/* Depth first without recursion: a chain of blocks may be long. */
typedef struct {
    Arena *arena;
    Map *number;        /* block -> order of its visit, from 1 */
    List(const Classifier *) visited;
    IntList component;  /* by that order - 1: number of the strong component, 0: not known yet */
    IntList open;       /* blocks without a component */
    IntList roots;      /* those of them that may be the first one of their component (Gabow 2000) */
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

/* Whether there are parts in a bound reference, flattening finds out. */
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
        if (sysml_is_open_collection(part) || !walk->is_on_way.at[seen - 1]) /* the former end where there are none */
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

/* By component: whether a block of it contains itself, or would by a reference. */
static const bool *cyclic_components(const Walk *walk)
{
    bool *is_cyclic = arena_array(walk->arena, bool, walk->components + 1);
    for (int i = 0; i < walk->closed.count; i++)
        is_cyclic[walk->component.at[walk->closed.at[i] - 1]] = true;
    return is_cyclic;
}

/* The parts of a block, including inherited ones. */
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

/* The properties of blocks that the walk met whose types lead back to these. */
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
