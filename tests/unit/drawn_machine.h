/* drawn_machine.h - executes a state machine as it is drawn: with a set of active states, following the rules in the
 * README one by one. It does not use flattening, so that tests can compare both results. */
#ifndef DRAWN_MACHINE_H
#define DRAWN_MACHINE_H

#include "drawn_waiting.h"

/* ---- transitions ---- */

/* True if all vertices that the path leaves or enters lie in the region. A history that stores the source's region
 * counts as its state, because that region is left. */
static bool holds_all(const Path *path, const Region *region)
{
    bool holds = outer_in(path->from, region);
    for (int i = 0; i < path->others.count; i++)
        holds = holds && outer_in(path->others.at[i], region);
    for (int i = 0; i < path->targets.count; i++) {
        const Vertex *to = path->targets.at[i];
        holds = holds && outer_in(to, region);
        if (is_a_history(to) && path->from->kind == VERTEX_STATE && outer_in(path->from, to->region))
            holds = holds && outer_in(to->region->state, region);
    }
    for (int i = 0; i < path->transitions.count; i++)
        if (path->transitions.at[i]->to->kind == VERTEX_EXIT_POINT)
            holds = holds && outer_in(path->transitions.at[i]->to->bordered, region);
    return holds;
}

static const Region *region_around(const Path *path)
{
    const Vertex *to = path->targets.at[0], *from = path->from;
    const Region *region = to->region;
    bool is_local = path->transitions.at[0]->kind == TRANSITION_LOCAL && path->targets.count == 1 &&
                    entered_state(to) != from && contains(from, to);
    for (int i = 0; i < path->transitions.count; i++)
        is_local = is_local && path->transitions.at[i]->to->kind != VERTEX_EXIT_POINT;
    if (is_local || from->kind == VERTEX_ENTRY_POINT) {
        while (region->state != entered_state(from))
            region = region->state->region;
        return region;
    }
    while (!holds_all(path, region))
        region = region->state->region;
    return region;
}

static void leave_region(Drawn *d, const Region *region);

static void do_effects(Drawn *d, int count)
{
    for (; d->done < count; d->done++)
        act(d, d->leaving->transitions.at[d->done]->effect);
}

static bool begins_in(const Path *path, const Region *region)
{
    bool begins = outer_in(path->from, region);
    for (int i = 0; i < path->others.count; i++)
        begins = begins || outer_in(path->others.at[i], region);
    return begins;
}

/* Leaves a state. If the path passes one of its exit points: first the regions in which the path begins, then the
 * effects before that point. */
static void leave(Drawn *d, const Vertex *state)
{
    const Path *path = d->leaving;
    int before = 0;
    for (int i = 0; i < path->transitions.count; i++)
        if (path->transitions.at[i]->to->kind == VERTEX_EXIT_POINT && path->transitions.at[i]->to->bordered == state)
            before = i + 1;
    for (int i = 0; before && i < state->regions.count; i++)
        if (begins_in(path, state->regions.at[i]))
            leave_region(d, state->regions.at[i]);
    do_effects(d, before);
    for (int i = 0; i < state->regions.count; i++)
        leave_region(d, state->regions.at[i]);
    act(d, state->exit);
    d->was_left[number_of(d, state)] = true;
}

/* True if a history needs to know the region's last active state. */
static bool is_told(const Region *region)
{
    bool is = false;
    for (const Region *around = region; around; around = around->state ? around->state->region : NULL)
        for (int i = 0; i < around->vertices.count; i++) {
            VertexKind kind = around->vertices.at[i]->kind;
            is = is || kind == VERTEX_DEEP_HISTORY || (around == region && kind == VERTEX_SHALLOW_HISTORY);
        }
    return is;
}

static void keep_past(Drawn *d, const Region *region)
{
    if (d->active[number_of(d, region)] && is_told(region))
        d->last[number_of(d, region)] = d->active[number_of(d, region)];
}

static void leave_region(Drawn *d, const Region *region)
{
    const Vertex **active = &d->active[number_of(d, region)];
    if (*active)
        leave(d, *active);
    keep_past(d, region);
    *active = NULL;
}

static void take_first(Drawn *d, const Vertex *vertex);
static void follow_path(Drawn *d, Path *path);
static void go_into(Drawn *d, const Region *region, const Path *path);

/* Enters the state that a history has stored; for a deep history, all stored states below it too. */
static void go_back(Drawn *d, const Region *region, const Vertex *history);

/* Enters the state and its regions: towards the targets of `path`, from the entry point `point`, as stored if
 * `is_deep`, otherwise by the initial transition. */
static void go_inside(Drawn *d, const Vertex *next, const Path *path, const Vertex *point, bool is_deep)
{
    PathList *paths = &d->paths[number_of(d, next)];
    d->active[number_of(d, next->region)] = next;
    for (int i = 0; next != d->returning && i < paths->count; i++) {
        remember(d, &paths->at[i], false);
        begin_anew(d, &paths->at[i]);
    }
    act(d, next->entry);
    d->is_over = d->is_over || next->kind == VERTEX_TERMINATE;
    d->met.ended += next->kind == VERTEX_TERMINATE;
    d->met.points += point != NULL;
    int entry = ++d->entered[number_of(d, next)];
    for (int i = 0; i < next->regions.count; i++) {
        if (d->is_over || d->active[number_of(d, next->region)] != next || d->entered[number_of(d, next)] != entry)
            return; /* a choice led out of the state */
        const Region *inner = next->regions.at[i];
        bool is_aimed = false;
        Path *leg = NULL;
        for (int k = 0; path && k < path->targets.count; k++)
            is_aimed = is_aimed || outer_in(path->targets.at[k], inner);
        for (int k = 0; point && k < d->paths[number_of(d, point)].count; k++)
            if (outer_in(d->paths[number_of(d, point)].at[k].targets.at[0], inner))
                leg = &d->paths[number_of(d, point)].at[k];
        if (is_aimed)
            go_into(d, inner, path);
        else if (leg)
            follow_path(d, leg);
        else if (is_deep)
            go_back(d, inner, NULL);
        else
            take_first(d, inner->initial);
    }
}

static void go_back(Drawn *d, const Region *region, const Vertex *history)
{
    const Vertex *last = d->last[number_of(d, region)];
    d->met.restored += last && history && last->kind == VERTEX_STATE;
    if (last && last->kind == VERTEX_STATE)
        go_inside(d, last, NULL, NULL, !history || history->kind == VERTEX_DEEP_HISTORY);
    else
        take_first(d, history && history->outgoing.count ? history : region->initial);
}

static void go_into(Drawn *d, const Region *region, const Path *path)
{
    const Vertex *next = NULL;
    for (int i = 0; i < path->targets.count && !next; i++)
        next = outer_in(path->targets.at[i], region);
    if (next->kind == VERTEX_CHOICE) {
        keep_past(d, region);
        d->active[number_of(d, region)] = NULL;
        take_first(d, next);
    } else if (is_a_history(next)) {
        go_back(d, region, next);
    } else {
        go_inside(d, entered_state(next), path, next->kind == VERTEX_ENTRY_POINT ? next : NULL, false);
    }
}

static void follow_path(Drawn *d, Path *path)
{
    const Vertex *returning = d->returning;
    const Region *region = region_around(path);
    const Vertex *outer = outer_in(path->from, region);
    bool is_internal = path->transitions.at[0]->kind == TRANSITION_INTERNAL;
    bool is_state = path->from->kind == VERTEX_STATE, is_inward = path->from->kind == VERTEX_ENTRY_POINT;
    if (++d->entries > MOST_ENTRIES)
        return;
    for (const Vertex *state = path->from->region->state; is_state && state; state = state->region->state)
        d->has_fired[number_of(d, state)] = true;
    remember(d, path, true);
    d->is_busy = d->is_busy || is_state;
    d->is_taken = d->is_taken || receives(d, path);
    use_up(d, path);
    d->returning = path->leads_back ? path->from : returning;
    d->leaving = path;
    d->done = 0;
    d->met.forked += path->targets.count > 1;
    d->met.joined += path->others.count > 0;
    for (int i = 0; i < path->transitions.count; i++)
        d->met.points += path->transitions.at[i]->to->kind == VERTEX_EXIT_POINT;
    if (!is_internal && !outer && !is_inward)
        leave_region(d, region);
    else if (!is_internal && !is_inward && (is_state || outer != path->from))
        leave(d, outer);
    do_effects(d, path->transitions.count);
    if (!is_internal)
        go_into(d, region, path);
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

/* True if the path would leave a state in which a transition has already fired in this step, in another region. */
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
    if (!state && !region->state) {
        d->is_busy = true;
        take_first(d, region->initial);
    }
    if (!state)
        return;
    int number = number_of(d, state);
    for (int i = 0; i < state->regions.count && !d->was_left[number] && !d->is_over; i++)
        drawn_step(d, state->regions.at[i]);
    PathList *paths = &d->paths[number], *joins = &d->joins[number];
    if (d->is_over)
        return;
    for (int i = 0; !d->has_fired[number] && i < joins->count; i++)
        if (is_enabled(d, &joins->at[i]) && !conflicts(d, &joins->at[i])) {
            follow_path(d, &joins->at[i]);
            return;
        }
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

/* Executes one step. True if it changed anything. */
static bool drawn_round(Drawn *d)
{
    const bool was_busy = d->is_busy, was_present = d->present != NULL;
    const int moved = d->arriving.count + d->sent.count + d->sent_to_all.count;
    size_t regions = (size_t)d->regions.count * sizeof *d->active, vertices = (size_t)d->vertices.count * sizeof(bool);
    double h = d->h_before = d->h, hd = d->hd;
    memcpy(d->before, d->active, regions);
    memcpy(d->last_before, d->last, regions);
    memset(d->has_fired, 0, vertices);
    memset(d->was_left, 0, vertices);
    d->entries = 0;
    d->has_remembered = false;
    compare_changes(d, true);
    begin_with_signals(d);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        look(d, d->machine->regions.at[i]);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        drawn_step(d, d->machine->regions.at[i]);
    if (!d->is_over)
        end_with_signals(d);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        do_actions(d, d->machine->regions.at[i]);
    bool is_other = d->h != h || d->hd != hd || memcmp(d->before, d->active, regions) != 0 ||
                    memcmp(d->last_before, d->last, regions) != 0;
    is_other = is_other || d->is_busy != was_busy || was_present || d->present || moved || d->sent.count ||
               d->sent_to_all.count;
    return compare_changes(d, false) || d->has_remembered || is_other;
}

/* ---- construction ---- */

static void collect_region(Drawn *d, const Region *region)
{
    map_put(d->numbers, region, d->regions.count);
    list_push(d->arena, &d->regions, region);
    for (int i = 0; i < region->vertices.count; i++) {
        map_put(d->numbers, region->vertices.at[i], d->vertices.count);
        list_push(d->arena, &d->vertices, region->vertices.at[i]);
        for (int j = 0; j < region->vertices.at[i]->points.count; j++) {
            map_put(d->numbers, region->vertices.at[i]->points.at[j], d->vertices.count);
            list_push(d->arena, &d->vertices, region->vertices.at[i]->points.at[j]);
        }
        for (int j = 0; j < region->vertices.at[i]->regions.count; j++)
            collect_region(d, region->vertices.at[i]->regions.at[j]);
    }
}

/* The action's first sending: -1: none, 0: to the machine itself, 1: to all (broadcast). */
static int sends_first(const MachineText *action)
{
    for (int i = 0; action && i < action->statements.count; i++)
        if (action->statements.at[i]->kind == STATEMENT_CALL)
            return strcmp(action->statements.at[i]->value->name->text, "broadcast") == 0;
    return -1;
}

/* True if the first sending of the machine is a broadcast. Actions of states come before effects of transitions. */
static bool sends_to_all_first(const Drawn *d)
{
    int first = -1;
    for (int i = 0; i < d->vertices.count && first < 0; i++) {
        first = sends_first(d->vertices.at[i]->entry);
        first = first < 0 ? sends_first(d->vertices.at[i]->exit) : first;
    }
    for (int i = 0; i < d->machine->transitions.count && first < 0; i++)
        first = sends_first(d->machine->transitions.at[i]->effect);
    return first > 0;
}

static Drawn drawn_new(Arena *arena, const StateMachine *machine)
{
    Drawn d = {.arena = arena, .machine = machine, .numbers = map_new(arena)};
    for (int i = 0; i < machine->regions.count; i++)
        collect_region(&d, machine->regions.at[i]);
    d.active = arena_array(arena, const Vertex *, d.regions.count);
    d.before = arena_array(arena, const Vertex *, d.regions.count);
    d.last = arena_array(arena, const Vertex *, d.regions.count);
    d.last_before = arena_array(arena, const Vertex *, d.regions.count);
    d.paths = arena_array(arena, PathList, d.vertices.count);
    d.joins = arena_array(arena, PathList, d.vertices.count);
    d.entered = arena_array(arena, int, d.vertices.count);
    d.has_fired = arena_array(arena, bool, d.vertices.count);
    d.was_left = arena_array(arena, bool, d.vertices.count);
    for (int i = 0; i < machine->transitions.count; i++)
        for (int k = 0; k < machine->transitions.at[i]->triggers.count; k++) {
            const Trigger *trigger = machine->transitions.at[i]->triggers.at[k];
            if (trigger->kind == TRIGGER_SIGNAL && !holds_name(&d.taken, trigger->signal))
                list_push(arena, &d.taken, trigger->signal);
        }
    d.all_first = sends_to_all_first(&d);
    for (int i = 0; i < d.vertices.count; i++) {
        const Vertex *vertex = d.vertices.at[i];
        Path join = {.from = vertex->kind == VERTEX_JOIN ? vertex->incoming.at[0]->from : NULL};
        for (int j = 0; join.from && j < vertex->incoming.count; j++) {
            list_push(arena, &join.transitions, vertex->incoming.at[j]);
            if (j)
                list_push(arena, &join.others, vertex->incoming.at[j]->from);
        }
        if (join.from)
            collect_paths(&d, &d.joins[number_of(&d, vertex->joined)], join, vertex);
        else if (!is_chained(vertex) && vertex->kind != VERTEX_FORK)
            collect_paths(&d, &d.paths[i], (Path){.from = vertex}, vertex);
    }
    return d;
}

#endif
