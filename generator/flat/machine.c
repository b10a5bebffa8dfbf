/* machine.c - a state machine of one instance -> discrete variables and one algorithm. The law is in machine.h. */
#include "flat/machine.h"

#include <string.h>

/* ---- variables ---- */

static bool waits_for(const Vertex *vertex, int kind)
{
    for (int i = 0; i < vertex->outgoing.count; i++)
        for (int j = 0; j < vertex->outgoing.at[i]->triggers.count; j++)
            if (vertex->outgoing.at[i]->triggers.at[j]->kind == (unsigned)kind)
                return true;
    return false;
}

static bool has_kind(const Region *region, VertexKind kind)
{
    for (int i = 0; i < region->vertices.count; i++)
        if (region->vertices.at[i]->kind == kind)
            return true;
    return false;
}

/* is_kept: a deep history around it asks what was active. Recursion follows the nesting of states. */
static void add_region(Lowering *l, const Region *region, bool is_kept)
{
    Flattening *f = l->f;
    Arena *scratch = f->scratch;
    int index = l->regions.count, steps = 0;
    Name identifier = flat_region_identifier(region);
    const int active = flat_region_variable(f, l->scope, region);
    const Source source = f->system->variables.at[active].start_source;
    RegionState now = {.region = region, .active = f->system->variables.at[active].leaf};
    is_kept = is_kept || has_kind(region, VERTEX_DEEP_HISTORY);
    if (is_kept || has_kind(region, VERTEX_SHALLOW_HISTORY))
        now.last = flat_add_variable_of(l, "last", identifier, TYPE_INTEGER, source);
    map_put(l->numbers, region, index);
    list_push(scratch, &l->regions, now);
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        VertexState state = {
            .vertex = vertex, .number = sysml_is_step(vertex) ? ++steps : 0, .waits = waits_for(vertex, TRIGGER_AFTER)};
        map_put(l->numbers, vertex, l->vertices.count);
        list_push(scratch, &l->vertices, state);
        if (state.waits && !now.entered)
            now.entered = flat_add_variable_of(l, "entered", identifier, TYPE_REAL, source);
        now.acts_on_exit = now.acts_on_exit || vertex->exit || vertex->regions.count;
        now.acts_during = now.acts_during || vertex->during;
        now.waits_for_change = now.waits_for_change || waits_for(vertex, TRIGGER_CHANGE);
        for (int j = 0; j < vertex->points.count; j++) {
            map_put(l->numbers, vertex->points.at[j], l->vertices.count);
            list_push(scratch, &l->vertices, (VertexState){.vertex = vertex->points.at[j]});
        }
        for (int j = 0; j < vertex->regions.count; j++) {
            add_region(l, vertex->regions.at[j], is_kept);
            const RegionState *inner = flat_region_state(l, vertex->regions.at[j]);
            now.acts_during = now.acts_during || inner->acts_during;
            now.waits_for_change = now.waits_for_change || inner->waits_for_change;
        }
    }
    l->regions.at[index] = now;
}

/* The states of several regions that the way leaves from within. */
static void ask_around(Map *asks, const Way *way)
{
    const bool ends = flat_ends_machine(way);
    const Vertex *left = flat_ancestor_in(way->from, flat_common_region(way));
    for (const Vertex *state = way->from; state && (ends || (left && state != left));) {
        state = state->region->state;
        if (state && state->regions.count > 1)
            map_put(asks, state, 1);
    }
}

/* The states whose own transitions, or those that leave them from one of several regions, at once or through a choice,
 * ask what has happened inside before them: 1 in `asks`. */
static void find_progress(Lowering *l, Map *asks)
{
    for (int i = 0; i < l->vertices.count; i++) {
        const VertexState *inner = &l->vertices.at[i];
        bool fires = inner->number && (inner->ways.count || inner->joins.count);
        for (const Vertex *state = inner->vertex->region->state; fires && state; state = state->region->state)
            if (flat_vertex_state(l, state)->ways.count || flat_vertex_state(l, state)->joins.count)
                map_put(asks, state, 1);
        for (int j = 0; j < inner->ways.count; j++)
            ask_around(asks, &inner->ways.at[j]);
        for (int j = 0; j < inner->joins.count; j++)
            ask_around(asks, &inner->joins.at[j]);
    }
}

static bool has_terminate(const Lowering *l)
{
    for (int i = 0; i < l->vertices.count; i++)
        if (l->vertices.at[i].vertex->kind == VERTEX_TERMINATE)
            return true;
    return false;
}

/* ---- the whole ---- */

static const char *const progress_words[] = {"what has happened within a state in this step",
                                             "nothing", "inside", "left", NULL};

void flat_write_machine(Flattening *f, const Instance *scope)
{
    const StateMachine *machine = scope->kind == INSTANCE_PART ? scope->shape->machine : NULL;
    if (!machine)
        return;
    Lowering l = {.f = f,
                  .scope = scope,
                  .machine = machine,
                  .numbers = map_new(f->scratch),
                  .set = map_new(f->scratch),
                  .texts = map_new(f->scratch),
                  .of_trigger = map_new(f->scratch),
                  .consumed_of = map_new(f->scratch),
                  .is_right = true};
    l.place = (Place){.scope = scope, .source = machine->source, .element = machine->qualified, .machine = machine};
    for (int i = 0; i < machine->regions.count; i++)
        add_region(&l, machine->regions.at[i], false);
    for (int i = 0; l.is_right && i < l.vertices.count; i++)
        flat_find_ways(&l, &l.vertices.at[i]);
    for (int i = 0; l.is_right && i < l.vertices.count; i++)
        flat_find_occurrences(&l, &l.vertices.at[i]);
    flat_add_mailbox(&l);
    if (has_terminate(&l))
        l.terminated = flat_add_variable_of(&l, "terminated", machine->identifier, TYPE_BOOLEAN, machine->source);
    Map *asks = map_new(f->scratch);
    find_progress(&l, asks);
    for (int i = 0; i < l.vertices.count; i++) {
        const Vertex *vertex = l.vertices.at[i].vertex;
        Name path = flat_join_path(flat_region_identifier(vertex->region), vertex->identifier);
        if (map_get(asks, vertex, 0))
            l.vertices.at[i].progress = flat_add_kept(&l, "progress", path, progress_words, vertex->source);
    }
    StatementList statements = {0};
    if (l.is_right)
        flat_write_steps(&l, &statements);
    if (l.is_right)
        flat_write_unset(&l, &statements);
    if (l.is_right)
        flat_add_algorithm(f, &statements, &l.place);
}
