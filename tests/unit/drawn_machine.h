/* drawn_machine.h - a state machine executed as it is drawn: a set of active states, and the rules that the README
 * states, one after the other. Independent of flattening, to be compared with its result. */
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

/* The transitions from a vertex, or from those that a join waits for, through junctions and exit points. */
typedef struct {
    List(const Transition *) transitions;
    const Vertex *from;
    List(const Vertex *) others, targets; /* the join's sources but `from`; several targets behind a fork */
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
    const Vertex **last, **last_before; /* by region: for histories */
    PathList *paths, *joins;         /* by vertex; joins: of several regions of it */
    int *entered;                    /* by vertex: how often */
    bool *has_fired, *was_left;      /* by vertex: something in this state, or the state, in this step */
    const Vertex *returning;
    const Path *leaving; /* and how many of its effects are done */
    int done;
    bool is_over;        /* a terminate vertex was reached */
    struct {
        int restored, forked, joined, points, ended;
    } met;
    double x, h, hd, time;
    double h_before;     /* the step */
    bool is_selecting;   /* guards are asked for as the step begins, but those of choices */
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
    const bool is_h = strcmp(leaf->name->text, "h") == 0;
    return strcmp(leaf->name->text, "x") == 0 ? d->x : !is_h ? d->hd : d->is_selecting ? d->h_before : d->h;
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

static bool is_chained(const Vertex *vertex)
{
    return vertex->kind == VERTEX_JUNCTION || vertex->kind == VERTEX_EXIT_POINT;
}

static bool is_a_history(const Vertex *vertex)
{
    return vertex->kind == VERTEX_SHALLOW_HISTORY || vertex->kind == VERTEX_DEEP_HISTORY;
}

static const Vertex *entered_state(const Vertex *vertex)
{
    return vertex->kind == VERTEX_ENTRY_POINT ? vertex->bordered : vertex;
}

/* To the state, or into it. */
static bool leads_to(const Vertex *vertex, const Vertex *state)
{
    bool passes = vertex->kind == VERTEX_CHOICE || vertex->kind == VERTEX_FORK || is_chained(vertex);
    bool leads = vertex->kind != VERTEX_EXIT_POINT && contains(state, entered_state(vertex));
    for (int i = 0; passes && !leads && i < vertex->outgoing.count; i++)
        leads = leads_to(vertex->outgoing.at[i]->to, state);
    return leads;
}

static void collect_paths(Drawn *d, PathList *found, Path path, const Vertex *vertex)
{
    for (int is_else = 0; is_else < 2; is_else++)
        for (int i = 0; i < vertex->outgoing.count; i++) {
            const Transition *transition = vertex->outgoing.at[i];
            const Vertex *to = transition->to;
            Path longer = {.from = path.from, .others = path.others};
            if (transition->is_else != is_else || to->kind == VERTEX_JOIN)
                continue;
            for (int j = 0; j < path.transitions.count; j++)
                list_push(d->arena, &longer.transitions, path.transitions.at[j]);
            list_push(d->arena, &longer.transitions, transition);
            if (is_chained(to)) {
                collect_paths(d, found, longer, to);
                continue;
            }
            const int guarded = longer.transitions.count;
            for (int j = 0; to->kind == VERTEX_FORK && j < to->outgoing.count; j++) {
                list_push(d->arena, &longer.targets, to->outgoing.at[j]->to);
                list_push(d->arena, &longer.transitions, to->outgoing.at[j]);
            }
            if (!longer.targets.count)
                list_push(d->arena, &longer.targets, to);
            const Transition *first = longer.transitions.at[0];
            for (int j = 0; path.from->kind == VERTEX_STATE && !path.others.count && j < longer.targets.count; j++)
                longer.leads_back = longer.leads_back || leads_to(longer.targets.at[j], path.from);
            longer.is_free = first->kind == TRANSITION_INTERNAL || !path.from->regions.count;
            for (int j = 0; j < guarded; j++)
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

/* In its own state, in those around it, and in those entered in this instant. */
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
    for (int k = 0; is_completion && k <= path->others.count; k++) {
        const Vertex *source = k ? path->others.at[k - 1] : path->from;
        if (path->others.count && d->active[number_of(d, source->region)] != source)
            return false;
        for (int i = 0; i < source->regions.count; i++) {
            const Vertex *inner = d->active[number_of(d, source->regions.at[i])];
            if (!inner || inner->kind != VERTEX_FINAL)
                return false;
        }
    }
    bool is_open = !first->triggers.count || occurs(d, path);
    d->is_selecting = path->from->kind == VERTEX_STATE;
    for (int i = 0; i < path->transitions.count; i++)
        if (path->transitions.at[i]->guard && !holds(d, path->transitions.at[i]->guard))
            is_open = false;
    d->is_selecting = false;
    return is_open;
}

/* ---- transitions ---- */

/* All that the path leaves and enters lies in the region; a history tells of a region that is left. */
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

/* By an exit point: first what the path comes from, then the effects before that point. */
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

/* The values that histories store: everything below a deep one. */
static void go_back(Drawn *d, const Region *region, const Vertex *history);

/* path: to its targets; point: by this entry point; is_deep: as it was; else by default. */
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
            return; /* a choice has led out of the state */
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

/* One step; was anything changed? */
static bool drawn_round(Drawn *d)
{
    size_t regions = (size_t)d->regions.count * sizeof *d->active, vertices = (size_t)d->vertices.count * sizeof(bool);
    double h = d->h_before = d->h, hd = d->hd;
    memcpy(d->before, d->active, regions);
    memcpy(d->last_before, d->last, regions);
    memset(d->has_fired, 0, vertices);
    memset(d->was_left, 0, vertices);
    d->entries = 0;
    d->has_remembered = false;
    compare_changes(d, true);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        look(d, d->machine->regions.at[i]);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        drawn_step(d, d->machine->regions.at[i]);
    for (int i = 0; i < d->machine->regions.count && !d->is_over; i++)
        do_actions(d, d->machine->regions.at[i]);
    bool is_other = d->h != h || d->hd != hd || memcmp(d->before, d->active, regions) != 0 ||
                    memcmp(d->last_before, d->last, regions) != 0;
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
        for (int j = 0; j < region->vertices.at[i]->points.count; j++) {
            map_put(d->numbers, region->vertices.at[i]->points.at[j], d->vertices.count);
            list_push(d->arena, &d->vertices, region->vertices.at[i]->points.at[j]);
        }
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
    d.last = arena_array(arena, const Vertex *, d.regions.count);
    d.last_before = arena_array(arena, const Vertex *, d.regions.count);
    d.paths = arena_array(arena, PathList, d.vertices.count);
    d.joins = arena_array(arena, PathList, d.vertices.count);
    d.entered = arena_array(arena, int, d.vertices.count);
    d.has_fired = arena_array(arena, bool, d.vertices.count);
    d.was_left = arena_array(arena, bool, d.vertices.count);
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
