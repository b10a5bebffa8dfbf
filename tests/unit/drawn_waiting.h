/* drawn_waiting.h - a drawn state machine during execution: the paths of its transitions and their triggers (change
 * events, completion events, signals). */
#ifndef DRAWN_WAITING_H
#define DRAWN_WAITING_H

#include "sysml/sysml.h"

#include <string.h>

enum { MOST_ENTRIES = 400 };

/* A change event of a transition: the value of its expression at the last look since the source state was entered. */
typedef struct {
    bool is_looked_at, was_true, is_consumed;
    double since; /* time at which the expression became true or was first found true */
} Change;

/* A chain of transitions from a vertex, or from the sources of a join, through junctions and exit points. */
typedef struct {
    List(const Transition *) transitions;
    const Vertex *from;
    List(const Vertex *) others, targets; /* others: the join's other sources; targets: several behind a fork */
    bool leads_back, is_free, was_taken;
    Change change, former; /* of the first transition, which has at most one trigger */
} Path;
typedef List(Path) PathList;

typedef List(Name) NameList;

typedef struct {
    Arena *arena;
    const StateMachine *machine;
    Map *numbers; /* of regions and of vertices, each from 0 */
    List(const Region *) regions;
    List(const Vertex *) vertices;
    const Vertex **active, **before; /* by region */
    const Vertex **last, **last_before; /* by region: for histories */
    PathList *paths, *joins;         /* by vertex; joins: from several of its regions */
    int *entered;                    /* by vertex: how often */
    bool *has_fired, *was_left;      /* by vertex, in this step: a transition inside fired; the state was left */
    const Vertex *returning;
    const Path *leaving;
    int done;            /* number of executed effects of `leaving` */
    bool is_over;        /* a terminate vertex was reached */
    struct {
        int restored, forked, joined, points, ended, received, returned, deferred, recalled, lost;
    } met;
    NameList taken; /* signals that trigger some transition; all others have no effect */
    NameList arriving, waiting, deferred, sent, sent_to_all;
    Name present;     /* the signal dispatched in this step; NULL: none */
    bool is_busy, is_taken; /* in this step: a transition was taken; it took the present signal */
    bool is_crowded;  /* more signals wait than a queue can hold */
    bool all_first;   /* the machine receives its own broadcast signals before those that it sends to itself */
    double x, h, hd, time;
    double h_before;     /* h at the start of the step */
    bool is_selecting;   /* guards use h_before; those of choices use h */
    ExprList consumed; /* change expressions that have triggered a transition at time consumed_at */
    double consumed_at;
    int entries;       /* paths followed in this step; above MOST_ENTRIES the step counts as endless */
    bool has_remembered; /* the was_taken flag of some path has changed in this step */
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

static bool holds_name(const NameList *names, Name name)
{
    bool holds = false;
    for (int i = 0; i < names->count && !holds; i++)
        holds = names->at[i] == name;
    return holds;
}

static void drawn_send(Drawn *d, Expr call)
{
    const Name signal = call->at[0]->name;
    if (holds_name(&d->taken, signal))
        list_push(d->arena, strcmp(call->name->text, "send") == 0 ? &d->sent : &d->sent_to_all, signal);
}

static void act(Drawn *d, const MachineText *action)
{
    for (int i = 0; action && i < action->statements.count; i++) {
        const Statement *statement = action->statements.at[i];
        if (statement->kind == STATEMENT_CALL) {
            drawn_send(d, statement->value);
            continue;
        }
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

/* True if the vertex is the state or lies in it, or if transitions from it through pseudostates lead there. */
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

/* True if a change event differs from that before the step. With `keeps` (before a step), stores all of them. */
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

/* Updates the change events of all active states, before any transition fires. */
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

/* Consumes a change event: in its own state, in the states around it, and in those entered at this instant. */
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

/* True if an active state, below `outer` if that is given, defers the signal. */
static bool is_put_off(const Drawn *d, const Vertex *outer, Name signal)
{
    for (int i = 0; i < d->vertices.count; i++) {
        const Vertex *vertex = d->vertices.at[i];
        if (vertex->kind == VERTEX_STATE && d->active[number_of(d, vertex->region)] == vertex && vertex != outer &&
            (!outer || contains(outer, vertex)))
            for (int k = 0; k < vertex->deferred.count; k++)
                if (vertex->deferred.at[k] == signal)
                    return true;
    }
    return false;
}

/* True if the present signal triggers the first transition and no active state below its source defers the signal. */
static bool receives(const Drawn *d, const Path *path)
{
    const Transition *first = path->transitions.at[0];
    for (int i = 0; i < first->triggers.count; i++)
        if (first->triggers.at[i]->kind == TRIGGER_SIGNAL && d->present &&
            first->triggers.at[i]->signal == d->present && !is_put_off(d, path->from, d->present))
            return true;
    return false;
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
    bool is_open = !first->triggers.count || occurs(d, path) || receives(d, path);
    d->is_selecting = path->from->kind == VERTEX_STATE;
    for (int i = 0; i < path->transitions.count; i++)
        if (path->transitions.at[i]->guard && !holds(d, path->transitions.at[i]->guard))
            is_open = false;
    d->is_selecting = false;
    return is_open;
}

/* ---- signals ---- */

static void move_all(Drawn *d, NameList *from, NameList *to)
{
    for (int i = 0; i < from->count; i++)
        list_push(d->arena, to, from->at[i]);
    from->count = 0;
}

static Name take_out(NameList *names)
{
    const Name first = names->count ? names->at[0] : NULL;
    for (int i = 1; i < names->count; i++)
        names->at[i - 1] = names->at[i];
    names->count -= first != NULL;
    return first;
}

/* Before a step: queues the signals that have arrived, from outside and from the machine itself. Dispatches the first
 * one if the machine was at rest. */
static void begin_with_signals(Drawn *d)
{
    enum { ROOM = 32 };
    const bool was_busy = d->is_busy, was_out = !d->active[number_of(d, d->machine->regions.at[0])];
    move_all(d, &d->arriving, &d->waiting);
    move_all(d, d->all_first ? &d->sent_to_all : &d->sent, &d->waiting);
    move_all(d, d->all_first ? &d->sent : &d->sent_to_all, &d->waiting);
    d->is_crowded = d->is_crowded || d->waiting.count > ROOM || d->deferred.count > ROOM;
    d->present = was_busy || was_out ? NULL : take_out(&d->waiting);
    d->is_busy = d->is_taken = false;
}

/* After the step's transitions: a signal that was not taken waits again if another transition fired, or if a state
 * defers it; otherwise it is lost. */
static void end_with_signals(Drawn *d)
{
    NameList all = {0};
    const bool is_deferred = d->present && !d->is_busy && is_put_off(d, NULL, d->present);
    d->met.received += d->is_taken;
    d->met.lost += d->present && !d->is_busy && !is_deferred;
    if (d->is_busy) {
        d->met.recalled += d->deferred.count;
        move_all(d, &d->deferred, &all);
        if (d->present && !d->is_taken) {
            d->met.returned++;
            list_push(d->arena, &all, d->present);
        }
        move_all(d, &d->waiting, &all);
        d->waiting = all;
    } else if (is_deferred) {
        d->met.deferred++;
        list_push(d->arena, &d->deferred, d->present);
    }
}

#endif
