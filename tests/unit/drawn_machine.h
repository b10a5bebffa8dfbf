/* drawn_machine.h - a state machine executed as it is drawn: a set of active states, and the rules that the README
 * states, one after the other. Independent of flattening, to be compared with what that makes of it.
 */
#ifndef DRAWN_MACHINE_H
#define DRAWN_MACHINE_H

#include "sysml/sysml.h"

#include <string.h>

enum { MOST_ENTRIES = 400 };

/* A change event of a transition: what its expression was when last looked at, since its source was entered. */
typedef struct {
    bool is_looked_at, was_true, is_consumed;
    double since; /* when it became true, or was found so first */
} Change;

/* The transitions from a vertex through junctions. */
typedef struct {
    List(const Transition *) transitions;
    const Vertex *from, *to;
    bool leads_back, is_free, was_taken;
    Change change, former; /* of the first transition, which has one trigger at most */
} Path;
typedef List(Path) PathList;

typedef struct {
    Arena *arena;
    const StateMachine *machine;
    Map *numbers; /* regions and vertices, from 0 each */
    List(const Region *) regions;
    List(const Vertex *) vertices;
    const Vertex **active, **before; /* by region */
    PathList *paths;                 /* by vertex */
    int *entered;                    /* by vertex: how often */
    bool *has_fired, *was_left;      /* by vertex: something in this state, or the state, in this step */
    const Vertex *returning;
    double x, h, hd, time;
    ExprList consumed; /* expressions that have led on at this time */
    double consumed_at;
    int entries;       /* in this step: too many have no end */
    bool has_remembered; /* in this step: a path was taken or may be again */
} Drawn;

static int number_of(const Drawn *d, const void *element)
{
    return map_get(d->numbers, element, -1);
}

static const Vertex *outer_in(const Vertex *vertex, const Region *region)
{
    while (vertex && vertex->region != region)
        vertex = vertex->region->state;
    return vertex;
}

static bool contains(const Vertex *state, const Vertex *vertex)
{
    while (vertex && vertex != state)
        vertex = vertex->region->state;
    return vertex != NULL;
}

static double drawn_value(void *context, Expr leaf)
{
    const Drawn *d = context;
    return strcmp(leaf->name->text, "x") == 0 ? d->x : strcmp(leaf->name->text, "h") == 0 ? d->h : d->hd;
}

static bool holds(Drawn *d, const MachineText *text)
{
    return expr_evaluate(text->expression, 0, drawn_value, d) != 0;
}

static void act(Drawn *d, const MachineText *action)
{
    for (int i = 0; action && i < action->statements.count; i++) {
        const Statement *statement = action->statements.at[i];
        double value = expr_evaluate(statement->value, 0, drawn_value, d);
        if (strcmp(statement->target->name->text, "h") == 0)
            d->h = value;
        else
            d->hd = value;
    }
}

/* ---- paths ---- */

/* To the state, or into it. */
static bool leads_to(const Vertex *vertex, const Vertex *state)
{
    bool passes = vertex->kind == VERTEX_CHOICE || vertex->kind == VERTEX_JUNCTION, leads = contains(state, vertex);
    for (int i = 0; passes && !leads && i < vertex->outgoing.count; i++)
        leads = leads_to(vertex->outgoing.at[i]->to, state);
    return leads;
}

static void collect_paths(Drawn *d, PathList *found, Path path, const Vertex *vertex)
{
    for (int is_else = 0; is_else < 2; is_else++)
        for (int i = 0; i < vertex->outgoing.count; i++) {
            const Transition *transition = vertex->outgoing.at[i];
            Path longer = {.from = path.from, .to = transition->to};
            if (transition->is_else != is_else)
                continue;
            for (int j = 0; j < path.transitions.count; j++)
                list_push(d->arena, &longer.transitions, path.transitions.at[j]);
            list_push(d->arena, &longer.transitions, transition);
            if (transition->to->kind == VERTEX_JUNCTION) {
                collect_paths(d, found, longer, transition->to);
                continue;
            }
            const Transition *first = longer.transitions.at[0];
            longer.leads_back = path.from->kind == VERTEX_STATE && leads_to(longer.to, path.from);
            longer.is_free = first->kind == TRANSITION_INTERNAL || !path.from->regions.count;
            for (int j = 0; j < longer.transitions.count; j++)
                longer.is_free = longer.is_free && !longer.transitions.at[j]->guard &&
                                 !longer.transitions.at[j]->triggers.count;
            list_push(d->arena, found, longer);
        }
}

static bool is_remembered(const Path *path)
{
    return path->leads_back && !path->is_free && !path->transitions.at[0]->triggers.count;
}

static void remember(Drawn *d, Path *path, bool was_taken)
{
    if (!is_remembered(path) || path->was_taken == was_taken)
        return;
    path->was_taken = was_taken;
    d->has_remembered = true;
}

/* ---- change events ---- */

static Expr change_of(const Path *path)
{
    const Transition *first = path->transitions.at[0];
    return first->triggers.count ? first->triggers.at[0]->text.expression : NULL;
}

/* Before a step, or whether it has changed any. */
static bool compare_changes(Drawn *d, bool keeps)
{
    bool are_same = true;
    for (int i = 0; i < d->vertices.count; i++)
        for (int k = 0; k < d->paths[i].count; k++) {
            Path *path = &d->paths[i].at[k];
            const Change now = path->change, former = path->former;
            are_same = are_same && former.is_looked_at == now.is_looked_at && former.was_true == now.was_true &&
                       former.is_consumed == now.is_consumed && !(former.since < now.since);
            if (keeps)
                path->former = now;
        }
    return !are_same;
}

/* Of all active states, before any transition. */
static void look(Drawn *d, const Region *region)
{
    const Vertex *state = d->before[number_of(d, region)];
    for (int i = 0; state && i < d->paths[number_of(d, state)].count; i++) {
        Path *path = &d->paths[number_of(d, state)].at[i];
        bool is_true = change_of(path) && holds(d, &path->transitions.at[0]->triggers.at[0]->text);
        Change now = path->change;
        if (!is_true)
            now = (Change){.is_looked_at = true, .since = now.since};
        else if (!now.was_true)
            now = (Change){true, true, false, d->time};
        if (change_of(path))
            path->change = now;
    }
    for (int i = 0; state && i < state->regions.count; i++)
        look(d, state->regions.at[i]);
}

static bool occurs(const Drawn *d, const Path *path)
{
    return path->change.was_true && !path->change.is_consumed && !(path->change.since < d->time);
}

/* In its own state, in those around it, and in what is entered in this instant. */
static void use_up(Drawn *d, const Path *used)
{
    Expr expression = change_of(used);
    if (!expression)
        return;
    if (d->consumed_at < d->time)
        d->consumed.count = 0;
    d->consumed_at = d->time;
    list_push(d->arena, &d->consumed, expression);
    for (const Vertex *state = used->from; state; state = state->region->state)
        for (int i = 0; i < d->paths[number_of(d, state)].count; i++) {
            Path *path = &d->paths[number_of(d, state)].at[i];
            if (change_of(path) == expression)
                path->change = (Change){true, true, true, path->change.since};
        }
}

static void begin_anew(Drawn *d, Path *path)
{
    bool is_consumed = false;
    for (int i = 0; i < d->consumed.count && !(d->consumed_at < d->time); i++)
        is_consumed = is_consumed || d->consumed.at[i] == change_of(path);
    if (change_of(path))
        path->change = (Change){.is_consumed = is_consumed, .was_true = is_consumed};
}

static bool is_enabled(Drawn *d, const Path *path)
{
    const Transition *first = path->transitions.at[0];
    bool is_completion = !first->triggers.count && first->kind != TRANSITION_INTERNAL;
    for (int i = 0; is_completion && i < path->from->regions.count; i++) {
        const Vertex *inner = d->active[number_of(d, path->from->regions.at[i])];
        if (!inner || inner->kind != VERTEX_FINAL)
            return false;
    }
    bool is_triggered = !first->triggers.count || occurs(d, path);
    for (int i = 0; i < path->transitions.count; i++)
        if (path->transitions.at[i]->guard && !holds(d, path->transitions.at[i]->guard))
            return false;
    return is_triggered;
}

/* ---- transitions ---- */

static const Region *region_around(const Path *path)
{
    const Region *region = path->to->region;
    bool is_local = path->transitions.at[0]->kind == TRANSITION_LOCAL && path->to != path->from;
    if (is_local && contains(path->from, path->to)) {
        while (region->state != path->from)
            region = region->state->region;
        return region;
    }
    while (!outer_in(path->from, region))
        region = region->state->region;
    return region;
}

static void leave_region(Drawn *d, const Region *region);

static void leave(Drawn *d, const Vertex *state)
{
    for (int i = 0; i < state->regions.count; i++)
        leave_region(d, state->regions.at[i]);
    act(d, state->exit);
    d->was_left[number_of(d, state)] = true;
}

static void leave_region(Drawn *d, const Region *region)
{
    const Vertex **active = &d->active[number_of(d, region)];
    if (*active)
        leave(d, *active);
    *active = NULL;
}

static void take_first(Drawn *d, const Vertex *vertex);

static void go_into(Drawn *d, const Region *region, const Vertex *target)
{
    const Vertex *next = outer_in(target, region);
    d->active[number_of(d, region)] = next->kind == VERTEX_CHOICE ? NULL : next;
    if (next->kind == VERTEX_CHOICE) {
        take_first(d, next);
        return;
    }
    PathList *paths = &d->paths[number_of(d, next)];
    for (int i = 0; next != d->returning && i < paths->count; i++) {
        remember(d, &paths->at[i], false);
        begin_anew(d, &paths->at[i]);
    }
    act(d, next->entry);
    int entry = ++d->entered[number_of(d, next)];
    for (int i = 0; i < next->regions.count; i++) {
        if (d->active[number_of(d, region)] != next || d->entered[number_of(d, next)] != entry)
            return; /* a choice has led out of the state */
        const Region *inner = next->regions.at[i];
        if (next != target && outer_in(target, inner))
            go_into(d, inner, target);
        else
            take_first(d, inner->initial);
    }
}

static void follow_path(Drawn *d, Path *path)
{
    const Vertex *returning = d->returning;
    const Region *region = region_around(path);
    const Vertex *outer = outer_in(path->from, region);
    bool is_internal = path->transitions.at[0]->kind == TRANSITION_INTERNAL;
    bool is_state = path->from->kind == VERTEX_STATE;
    if (++d->entries > MOST_ENTRIES)
        return;
    for (const Vertex *state = path->from->region->state; is_state && state; state = state->region->state)
        d->has_fired[number_of(d, state)] = true;
    remember(d, path, true);
    use_up(d, path);
    d->returning = path->leads_back ? path->from : returning;
    if (!is_internal && !outer)
        leave_region(d, region);
    else if (!is_internal && (is_state || outer != path->from))
        leave(d, outer);
    for (int i = 0; i < path->transitions.count; i++)
        act(d, path->transitions.at[i]->effect);
    if (!is_internal)
        go_into(d, region, path->to);
    d->returning = returning;
}

static void take_first(Drawn *d, const Vertex *vertex)
{
    PathList *paths = &d->paths[number_of(d, vertex)];
    for (int i = 0; i < paths->count; i++)
        if (is_enabled(d, &paths->at[i])) {
            follow_path(d, &paths->at[i]);
            return;
        }
}

/* ---- steps ---- */

/* Would it leave a state in whose other regions something has happened? */
static bool conflicts(const Drawn *d, const Path *path)
{
    const Vertex *outer = outer_in(path->from, region_around(path));
    for (const Vertex *state = path->from->region->state; state; state = state->region->state)
        if (outer && contains(outer, state) && state->regions.count > 1 && d->has_fired[number_of(d, state)])
            return true;
    return false;
}

static void drawn_step(Drawn *d, const Region *region)
{
    const Vertex *state = d->before[number_of(d, region)];
    if (!state && !region->state)
        take_first(d, region->initial);
    if (!state)
        return;
    int number = number_of(d, state);
    for (int i = 0; i < state->regions.count && !d->was_left[number]; i++)
        drawn_step(d, state->regions.at[i]);
    PathList *paths = &d->paths[number];
    for (int i = 0; !d->has_fired[number] && i < paths->count; i++)
        if (!is_enabled(d, &paths->at[i]))
            remember(d, &paths->at[i], false);
    for (int i = 0; !d->has_fired[number] && i < paths->count; i++) {
        Path *path = &paths->at[i];
        if (!is_enabled(d, path) || path->was_taken || conflicts(d, path))
            continue;
        follow_path(d, path);
        return;
    }
}

static void do_actions(Drawn *d, const Region *region)
{
    const Vertex *state = d->active[number_of(d, region)];
    if (!state)
        return;
    act(d, state->during);
    for (int i = 0; i < state->regions.count; i++)
        do_actions(d, state->regions.at[i]);
}

/* One step; was anything changed? */
static bool drawn_round(Drawn *d)
{
    size_t regions = (size_t)d->regions.count * sizeof *d->active, vertices = (size_t)d->vertices.count * sizeof(bool);
    double h = d->h, hd = d->hd;
    memcpy(d->before, d->active, regions);
    memset(d->has_fired, 0, vertices);
    memset(d->was_left, 0, vertices);
    d->entries = 0;
    d->has_remembered = false;
    compare_changes(d, true);
    for (int i = 0; i < d->machine->regions.count; i++)
        look(d, d->machine->regions.at[i]);
    for (int i = 0; i < d->machine->regions.count; i++)
        drawn_step(d, d->machine->regions.at[i]);
    for (int i = 0; i < d->machine->regions.count; i++)
        do_actions(d, d->machine->regions.at[i]);
    bool is_other = d->h != h || d->hd != hd || memcmp(d->before, d->active, regions) != 0;
    return compare_changes(d, false) || d->has_remembered || is_other;
}

/* ---- making one ---- */

static void collect_region(Drawn *d, const Region *region)
{
    map_put(d->numbers, region, d->regions.count);
    list_push(d->arena, &d->regions, region);
    for (int i = 0; i < region->vertices.count; i++) {
        map_put(d->numbers, region->vertices.at[i], d->vertices.count);
        list_push(d->arena, &d->vertices, region->vertices.at[i]);
        for (int j = 0; j < region->vertices.at[i]->regions.count; j++)
            collect_region(d, region->vertices.at[i]->regions.at[j]);
    }
}

static Drawn drawn_new(Arena *arena, const StateMachine *machine)
{
    Drawn d = {.arena = arena, .machine = machine, .numbers = map_new(arena)};
    for (int i = 0; i < machine->regions.count; i++)
        collect_region(&d, machine->regions.at[i]);
    d.active = arena_array(arena, const Vertex *, d.regions.count);
    d.before = arena_array(arena, const Vertex *, d.regions.count);
    d.paths = arena_array(arena, PathList, d.vertices.count);
    d.entered = arena_array(arena, int, d.vertices.count);
    d.has_fired = arena_array(arena, bool, d.vertices.count);
    d.was_left = arena_array(arena, bool, d.vertices.count);
    for (int i = 0; i < d.vertices.count; i++)
        if (d.vertices.at[i]->kind != VERTEX_JUNCTION)
            collect_paths(&d, &d.paths[i], (Path){.from = d.vertices.at[i]}, d.vertices.at[i]);
    return d;
}

#endif
