/* check_machines.c - the rules for a drawn state machine. A fault is a problem of its owner. */
#include "sysml/machine.h"

#include <string.h>

static bool is_pseudo(const Vertex *vertex)
{
    return vertex->kind == VERTEX_CHOICE || vertex->kind == VERTEX_JUNCTION;
}

/* True if transitions pass through the vertex: it is never active. */
static bool takes_no_time(const Vertex *vertex)
{
    return vertex->kind != VERTEX_STATE && vertex->kind != VERTEX_FINAL && vertex->kind != VERTEX_INITIAL &&
           vertex->kind != VERTEX_TERMINATE;
}

bool sysml_is_join(const Vertex *vertex)
{
    return vertex->kind == VERTEX_JOIN || (vertex->kind == VERTEX_EXIT_POINT && vertex->joined);
}

bool sysml_is_passed(const Vertex *vertex)
{
    return vertex->kind == VERTEX_JUNCTION || (vertex->kind == VERTEX_EXIT_POINT && !vertex->joined);
}

const Vertex *sysml_place(const Vertex *vertex)
{
    return vertex->bordered ? vertex->bordered : vertex;
}

bool sysml_is_history(const Vertex *vertex)
{
    return vertex->kind == VERTEX_SHALLOW_HISTORY || vertex->kind == VERTEX_DEEP_HISTORY;
}

static bool is_unconditional(const Transition *transition)
{
    return !transition->guard && !transition->triggers.count;
}

bool sysml_is_within(const Vertex *vertex, const Vertex *state)
{
    while (vertex && vertex != state)
        vertex = vertex->region->state;
    return vertex != NULL;
}

const Vertex *sysml_ancestor_in(const Vertex *vertex, const Region *region)
{
    while (vertex && vertex->region != region)
        vertex = vertex->region->state;
    return vertex;
}

/* True if one of the transitions that leave a choice or junction always leads to a state, whatever the guards. */
static bool leads_somewhere(const Vertex *vertex)
{
    enum { LONGEST_CHAIN = 1000 };
    for (int steps = 0; steps < LONGEST_CHAIN; steps++) {
        const Vertex *next = NULL;
        for (int i = 0; !next && i < vertex->outgoing.count; i++)
            if (is_unconditional(vertex->outgoing.at[i]))
                next = vertex->outgoing.at[i]->to;
        if (!next)
            return false;
        if (!sysml_is_passed(next))
            return true;
        vertex = next;
    }
    return false;
}

bool sysml_is_step(const Vertex *vertex)
{
    if (vertex->kind != VERTEX_INITIAL)
        return vertex->kind == VERTEX_STATE || vertex->kind == VERTEX_FINAL || vertex->kind == VERTEX_TERMINATE;
    if (!vertex->outgoing.count || !is_unconditional(vertex->outgoing.at[0]))
        return true;
    const Vertex *to = vertex->outgoing.at[0]->to;
    return to->kind == VERTEX_JUNCTION && !leads_somewhere(to);
}

/* ---- histories ---- */

static void check_default(MachineReading *reading, const Vertex *history)
{
    const char *what = sysml_vertex_words(history->kind);
    const Transition *first = history->outgoing.count ? history->outgoing.at[0] : NULL;
    if (!first && !history->region->initial && history->incoming.count) {
        sysml_machine_problem(reading, DIAG_S93, history->source,
                              "the %s '%s' has no default state: neither a transition nor an initial vertex leads to "
                              "one",
                              what, history->words->text);
    } else if (history->outgoing.count > 1) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S93, history->source, "%d transitions leave the %s '%s'",
                                               history->outgoing.count, what, history->words->text);
        sysml_problem_fix(wrong, "keep one, to the default state: the region begins there when it is entered for the "
                                 "first time; a choice may follow");
    } else if (first && (first->guard || first->is_else)) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S93, first->source,
                                               "the transition '%s' leaves a history and has a guard",
                                               first->words->text);
        sysml_problem_fix(wrong, "remove the guard; if the default state depends on a condition, lead the transition "
                                 "to a choice");
    } else if (first && !sysml_ancestor_in(first->to, history->region)) {
        Problem *wrong =
            sysml_machine_problem(reading, DIAG_S93, first->source,
                                  "the transition '%s' leads from a history out of its region", first->words->text);
        sysml_problem_fix(wrong, "lead it to the default state of the region");
    }
}

/* Reports transitions to a history from within its region, which has no past until it is left. A transition from the
 * initial vertex may lead to the history. */
static void check_history(MachineReading *reading, const Vertex *history)
{
    check_default(reading, history);
    for (int i = 0; i < history->incoming.count; i++) {
        const Transition *into = history->incoming.at[i];
        if (into->from->kind == VERTEX_INITIAL || !sysml_ancestor_in(into->from, history->region))
            continue;
        Problem *wrong = sysml_machine_problem(reading, DIAG_S93, into->source,
                                               "the transition '%s' leads to a history from within its region",
                                               into->words->text);
        sysml_problem_detail(wrong, "the region is not left: its active state is '%s' itself",
                             into->from->words->text);
        sysml_problem_fix(wrong, "draw a state around the history and the states that it restores, and '%s' outside",
                          into->from->name->text);
    }
}

/* ---- forks and joins ---- */

typedef List(const Transition *) TransitionList;

/* True if both can be active at once: they are in different regions of a state around both. */
static bool are_parallel(const Vertex *a, const Vertex *b)
{
    for (const Vertex *outer = a; outer; outer = outer->region->state) {
        const Vertex *other = sysml_ancestor_in(b, outer->region);
        if (other)
            return other == outer && outer != a && outer != b;
    }
    return false;
}

static const Vertex *far_end(const Transition *transition, bool is_fork)
{
    return is_fork ? transition->to : transition->from;
}

/* True if all ends can be active together; otherwise reports two that cannot. */
static bool check_parallel(MachineReading *reading, const Vertex *bar, const TransitionList *legs, bool is_fork)
{
    for (int i = 1; i < legs->count; i++)
        for (int k = 0; k < i; k++) {
            const Vertex *a = far_end(legs->at[k], is_fork), *b = far_end(legs->at[i], is_fork);
            if (are_parallel(a, b))
                continue;
            Problem *wrong = sysml_machine_problem(
                reading, is_fork ? DIAG_S90 : DIAG_S91, bar->source, "the %s '%s' %s '%s' and '%s', which %s",
                sysml_vertex_words(bar->kind), bar->words->text, is_fork ? "leads to" : "waits for", a->words->text,
                b->words->text, a == b ? "is one state" : "are never active together");
            if (a->region == b->region)
                sysml_problem_detail(wrong, "both lie in one region, of '%s'", a->region->words->text);
            sysml_problem_fix(wrong, "draw a state with a region for each of the two; a transition that %s is drawn "
                                     "with choices or "
                                     "junctions",
                              is_fork ? "leads to one of several states" : "continues from any of several states");
            return false;
        }
    return true;
}

static void check_leg(MachineReading *reading, const Transition *leg, bool is_fork)
{
    const Vertex *end = far_end(leg, is_fork);
    const DiagCode code = is_fork ? DIAG_S90 : DIAG_S91;
    const bool is_state = end->kind == VERTEX_STATE;
    const bool is_end = is_state || (is_fork && (end->kind == VERTEX_FINAL || end->kind == VERTEX_CHOICE ||
                                                 end->kind == VERTEX_ENTRY_POINT || sysml_is_history(end)));
    if (leg->guard || leg->is_else || leg->triggers.count) {
        Problem *wrong = sysml_machine_problem(reading, code, leg->source, "the transition '%s' has a %s",
                                               leg->words->text, leg->triggers.count ? "trigger" : "guard");
        sysml_problem_fix(wrong, is_fork ? "move it to the transition that leads to the fork"
                                         : "put the guard on the transition that leaves the join; a transition with a "
                                           "trigger must lead to a state first, and from there to the join");
    } else if (!is_end && end->kind != VERTEX_FINAL) {
        Problem *wrong =
            sysml_machine_problem(reading, code, leg->source, "the transition '%s' %s a %s", leg->words->text,
                                  is_fork ? "leads from a fork to" : "leads to a join from",
                                  sysml_vertex_words(end->kind));
        sysml_problem_fix(wrong, is_fork ? "lead it to a state, a choice or a history" : "lead it from a state");
    }
}

static void check_bar(MachineReading *reading, const Vertex *bar)
{
    const bool is_fork = bar->kind == VERTEX_FORK;
    TransitionList legs = {0};
    for (int i = 0; i < (is_fork ? bar->outgoing.count : bar->incoming.count); i++)
        list_push(reading->reader->arena, &legs, is_fork ? bar->outgoing.at[i] : bar->incoming.at[i]);
    const int others = is_fork ? bar->incoming.count : bar->outgoing.count;
    if (legs.count < 2 || others != 1) {
        Problem *wrong = sysml_machine_problem(
            reading, is_fork ? DIAG_S90 : DIAG_S91, bar->source, "%s to the %s '%s', and %s it",
            bar->incoming.count == 1 ? "one transition leads" : bar->incoming.count ? "several transitions lead"
                                                                                    : "no transition leads",
            sysml_vertex_words(bar->kind), bar->words->text,
            bar->outgoing.count == 1 ? "one leaves" : bar->outgoing.count ? "several leave" : "none leaves");
        if (legs.count > 1 && others > 1)
            sysml_problem_fix(wrong, "draw a join, and a transition from it to a fork");
        return;
    }
    if (check_parallel(reading, bar, &legs, is_fork))
        for (int i = 0; i < legs.count; i++)
            check_leg(reading, legs.at[i], is_fork);
}

/* ---- entry and exit points ---- */

static void report_point(MachineReading *reading, const Transition *transition, const char *what, const char *fix)
{
    Problem *wrong = sysml_machine_problem(reading, DIAG_S94, transition->source, "the transition '%s' %s",
                                           transition->words->text, what);
    sysml_problem_fix(wrong, "%s", fix);
}

static void check_entry_point(MachineReading *reading, const Vertex *point)
{
    for (int i = 0; i < point->outgoing.count; i++) {
        const Transition *leg = point->outgoing.at[i];
        const VertexKind kind = leg->to->kind;
        if (!sysml_is_within(leg->to->region->state, point->bordered))
            report_point(reading, leg, "leads from an entry point out of its state",
                         "lead it to an element inside the state; transitions out of the state start at an exit point");
        else if (leg->guard || leg->is_else)
            report_point(reading, leg, "leaves an entry point and has a guard",
                         "lead it to a choice behind the entry point, and give the guard to a transition that leaves "
                         "the choice");
        else if (sysml_is_passed(leg->to) || kind == VERTEX_FORK || kind == VERTEX_JOIN || kind == VERTEX_EXIT_POINT)
            report_point(reading, leg, "leads from an entry point to an element that is passed before the state is "
                                       "entered",
                         "lead it to a state, a choice, a history or a further entry point; for several regions, draw "
                         "a transition into each");
        for (int k = 0; k < i && sysml_is_within(leg->to->region->state, point->bordered); k++)
            if (!are_parallel(leg->to, point->outgoing.at[k]->to)) {
                report_point(reading, leg, "leads from an entry point into a region into which another one leads, too",
                             "keep one of the two, or lead one transition to a choice between the targets");
                break;
            }
    }
}

static void check_exit_point(MachineReading *reading, const Vertex *point)
{
    TransitionList legs = {0};
    for (int i = 0; i < point->incoming.count; i++) {
        const Transition *leg = point->incoming.at[i];
        list_push(reading->reader->arena, &legs, leg);
        if (!sysml_is_within(leg->from->region->state, point->bordered))
            report_point(reading, leg, "leads to an exit point from outside of its state",
                         "lead it from an element inside the state; transitions into the state end at an entry point");
    }
    if (point->joined && check_parallel(reading, point, &legs, false))
        for (int i = 0; i < legs.count; i++)
            check_leg(reading, legs.at[i], false);
    if (legs.count && (!point->outgoing.count || (point->joined && point->outgoing.count > 1)))
        sysml_problem_fix(sysml_machine_problem(reading, DIAG_S94, point->source, "%s the exit point '%s'",
                                                point->outgoing.count ? "several transitions leave"
                                                                      : "no transition leaves",
                                                point->words->text),
                          "draw one transition from it, or from the connection point reference of a submachine, to "
                          "the next state");
}

/* Checks histories, forks, joins, entry and exit points. */
static void check_vertex(MachineReading *reading, const Vertex *vertex)
{
    if (sysml_is_history(vertex))
        check_history(reading, vertex);
    if (vertex->kind == VERTEX_FORK || vertex->kind == VERTEX_JOIN)
        check_bar(reading, vertex);
    if (vertex->kind == VERTEX_ENTRY_POINT)
        check_entry_point(reading, vertex);
    if (vertex->kind == VERTEX_EXIT_POINT)
        check_exit_point(reading, vertex);
}

/* ---- regions ---- */

/* True if a fork or entry point that leads into another region of the state leads into this one, too. */
static bool leads_into(const Vertex *fork, const Region *region)
{
    bool leads = false;
    for (int i = 0; (fork->kind == VERTEX_FORK || fork->kind == VERTEX_ENTRY_POINT) && i < fork->outgoing.count; i++)
        leads = leads || sysml_ancestor_in(fork->outgoing.at[i]->to, region);
    return leads;
}

/* True if the region can be entered at its initial vertex: by a transition to the state as a whole or into another
 * region of it alone, or by a history. */
static bool begins_by_default(const MachineReading *reading, const Region *region)
{
    const Vertex *state = region->state;
    bool begins = !state || state->incoming.count;
    for (int i = 0; state && !begins && i < state->region->vertices.count; i++)
        begins = state->region->vertices.at[i]->kind == VERTEX_SHALLOW_HISTORY;
    for (int i = 0; state && !begins && i < state->points.count; i++) {
        const Vertex *point = state->points.at[i];
        begins = point->kind == VERTEX_ENTRY_POINT && point->incoming.count && !leads_into(point, region);
    }
    for (int i = 0; !begins && state->regions.count > 1 && i < reading->machine->transitions.count; i++) {
        const Transition *transition = reading->machine->transitions.at[i];
        for (int k = 0; k < state->regions.count; k++) {
            const Region *other = state->regions.at[k];
            begins = begins || (other != region && sysml_ancestor_in(transition->to, other) &&
                                !sysml_ancestor_in(transition->from, other) && !leads_into(transition->from, region));
        }
    }
    return begins;
}

static void check_initial(MachineReading *reading, const Region *region)
{
    int count = 0;
    for (int i = 0; i < region->vertices.count; i++)
        count += region->vertices.at[i]->kind == VERTEX_INITIAL;
    const char *what = region->state ? (region->state->regions.count > 1 ? "region" : "state") : "state machine";
    if (count > 1)
        sysml_machine_problem(reading, DIAG_S37, region->source, "the %s '%s' has %d initial vertices", what,
                              region->words->text, count);
    else if (!count && begins_by_default(reading, region))
        sysml_machine_problem(reading, DIAG_S37, region->source, "the %s '%s' has no initial vertex", what,
                              region->words->text);
    else if (count && region->initial->outgoing.count != 1)
        sysml_machine_problem(reading, DIAG_S37, region->initial->source, "the initial vertex '%s' has %s transition",
                              region->initial->words->text, region->initial->outgoing.count ? "more than one" : "no");
}

static void check_step_names(MachineReading *reading, const Region *region)
{
    Arena *arena = reading->reader->arena;
    Map *first = map_new(arena);
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        if (!sysml_is_step(vertex))
            continue;
        int other = map_get(first, vertex->name, -1);
        map_put(first, vertex->name, i);
        if (other < 0)
            continue;
        Problem *wrong = sysml_machine_problem(reading, DIAG_S47, vertex->source, "'%s' has two states named '%s'",
                                               region->words->text, vertex->name->text);
        sysml_problem_detail(wrong, "the other one is at %s", source_print(arena, region->vertices.at[other]->source));
    }
}

static void check_region_names(MachineReading *reading, const Vertex *state)
{
    Arena *arena = reading->reader->arena;
    Map *first = map_new(arena);
    int count = state ? state->regions.count : reading->machine->regions.count;
    for (int i = 0; i < count; i++) {
        const Region *region = state ? state->regions.at[i] : reading->machine->regions.at[i];
        if (!map_enter(first, region->name))
            sysml_machine_problem(reading, DIAG_S47, region->source, "'%s' has two regions named '%s'",
                                  (state ? state->words : reading->machine->qualified)->text, region->name->text);
    }
}

/* Recursion follows the nesting of states. */
static void check_region(MachineReading *reading, const Region *region)
{
    check_initial(reading, region);
    check_step_names(reading, region);
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        check_region_names(reading, vertex);
        for (int j = 0; j < vertex->regions.count; j++)
            check_region(reading, vertex->regions.at[j]);
    }
}

/* ---- transitions ---- */

static const Region *top_region(const Vertex *vertex)
{
    while (vertex->region->state)
        vertex = vertex->region->state;
    return vertex->region;
}

static void check_transition(MachineReading *reading, const Transition *transition)
{
    const Vertex *from = transition->from, *to = transition->to;
    const bool leads_out = !sysml_ancestor_in(to, from->region);
    const bool is_internal = transition->kind == TRANSITION_INTERNAL;
    const bool leads_on = to->kind != VERTEX_INITIAL, is_across = leads_on && top_region(from) != top_region(to);
    const struct {
        bool holds;
        DiagCode code;
        const char *kind, *what, *fix; /* NULL: the catalogue's */
    } mistakes[] = {
        {from->kind == VERTEX_FINAL, DIAG_S38, "", "leaves a final state", NULL},
        {from->kind == VERTEX_TERMINATE, DIAG_S38, "", "leaves a terminate vertex", NULL},
        {!leads_on, DIAG_S38, "", "leads to an initial vertex", NULL},
        {is_across, DIAG_S38, "", "leads from one region of the state machine into another", NULL},
        {leads_on && !is_across && from->kind == VERTEX_INITIAL && leads_out, DIAG_S38, "",
         "from an initial vertex leads out of the region", NULL},
        {is_internal && (from != to || from->kind != VERTEX_STATE), DIAG_S38, "internal ",
         "does not lead from a state to itself", NULL},
        {takes_no_time(from) && from->kind != VERTEX_FORK && transition->triggers.count, DIAG_S45, "",
         arena_format(reading->reader->arena, "leaves %s %s and has a trigger", from->bordered ? "an" : "a",
                      sysml_vertex_words(from->kind)), NULL},
        {transition->is_else && !is_pseudo(from) && !sysml_is_passed(from), DIAG_S43, "",
         "has the guard 'else', but leaves no choice", "write the guard as an expression, or draw a choice"},
        {is_internal && is_unconditional(transition), DIAG_S45, "internal ", "has no trigger and no guard",
         "give it a change event or a time event"},
    };
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        if (!mistakes[i].holds)
            continue;
        Problem *wrong =
            sysml_machine_problem(reading, mistakes[i].code, transition->source, "the %stransition '%s' %s",
                                  mistakes[i].kind, transition->words->text, mistakes[i].what);
        if (mistakes[i].fix)
            sysml_problem_fix(wrong, "%s", mistakes[i].fix);
    }
}

static void check_choice(MachineReading *reading, const Vertex *vertex)
{
    const char *what = sysml_vertex_words(vertex->kind);
    int count = 0;
    for (int i = 0; i < vertex->outgoing.count; i++)
        count += vertex->outgoing.at[i]->is_else;
    if (!vertex->outgoing.count) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S43, vertex->source, "no transition leaves the %s '%s'",
                                               what, vertex->words->text);
        sysml_problem_fix(wrong, "draw transitions from it to states");
    } else if (count > 1) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S43, vertex->source, "the %s '%s' has %d branches 'else'",
                                               what, vertex->words->text, count);
        sysml_problem_fix(wrong, "keep one of them");
    } else if (vertex->kind == VERTEX_CHOICE && !leads_somewhere(vertex)) {
        sysml_machine_problem(reading, DIAG_S43, vertex->source,
                              "no transition of the choice '%s' is taken if all its guards are false",
                              vertex->words->text);
    }
}

/* ---- cycles: of vertices that take no time ---- */

static void report_cycle(MachineReading *reading, const Vertex *start, const Map *open)
{
    Arena *arena = reading->reader->arena;
    Map *seen = map_new(arena);
    List(const Transition *) path = {0};
    const Vertex *vertex = start;
    while (!map_get(seen, vertex, 0)) { /* against the arrows: each remaining vertex has a remaining one before it */
        map_put(seen, vertex, path.count + 1);
        const Transition *into = NULL;
        for (int i = 0; !into && i < reading->machine->transitions.count; i++) {
            const Transition *transition = reading->machine->transitions.at[i];
            if (transition->to == vertex && map_get(open, transition->from, 0) > 0)
                into = transition;
        }
        require(into);
        list_push(arena, &path, into);
        vertex = into->from;
    }
    Problem *wrong = sysml_machine_problem(reading, DIAG_S44, vertex->source, "the %s '%s' leads back to itself",
                                           sysml_vertex_words(vertex->kind), vertex->words->text);
    for (int i = path.count - 1; i >= map_get(seen, vertex, 0) - 1; i--)
        sysml_problem_detail(wrong, "%s (%s)", path.at[i]->words->text, source_print(arena, path.at[i]->source));
}

/* Removes vertices without a source, again and again (Kahn 1962); the remaining ones hold a cycle. */
static void check_cycles(MachineReading *reading)
{
    Arena *arena = reading->reader->arena;
    Map *incoming = map_new(arena);
    VertexList free = {0};
    for (int i = 0; i < reading->machine->transitions.count; i++) {
        const Transition *transition = reading->machine->transitions.at[i];
        if (takes_no_time(transition->from) && takes_no_time(transition->to))
            map_put(incoming, transition->to, map_get(incoming, transition->to, 0) + 1);
    }
    for (int i = 0; i < reading->vertices.count; i++)
        if (takes_no_time(reading->vertices.at[i]) && !map_get(incoming, reading->vertices.at[i], 0))
            list_push(arena, &free, reading->vertices.at[i]);
    for (int i = 0; i < free.count; i++) /* grows while it is walked */
        for (int j = 0; j < free.at[i]->outgoing.count; j++) {
            const Vertex *next = free.at[i]->outgoing.at[j]->to;
            int left = map_get(incoming, next, 0) - 1;
            if (!takes_no_time(next))
                continue;
            map_put(incoming, next, left);
            if (!left)
                list_push(arena, &free, next);
        }
    for (int i = 0; i < reading->vertices.count; i++)
        if (map_get(incoming, reading->vertices.at[i], 0) > 0) {
            report_cycle(reading, reading->vertices.at[i], incoming);
            return;
        }
}

/* ---- cycles: of states that are left as soon as they are entered ---- */

/* The transition by which a state is always left at once, or NULL. */
static const Transition *immediate(const Vertex *state)
{
    if (state->kind != VERTEX_STATE || state->regions.count || !state->outgoing.count)
        return NULL;
    const Transition *first = state->outgoing.at[0];
    return is_unconditional(first) && first->to->kind == VERTEX_STATE ? first : NULL;
}

static void report_endless(MachineReading *reading, const Vertex *start)
{
    Arena *arena = reading->reader->arena;
    Problem *wrong = sysml_machine_problem(reading, DIAG_S44, start->source,
                                           "from the state '%s', transitions without a condition lead back to it",
                                           start->words->text);
    const Vertex *state = start;
    do {
        const Transition *transition = immediate(state);
        sysml_problem_detail(wrong, "%s (%s)", transition->words->text, source_print(arena, transition->source));
        state = transition->to;
    } while (state != start);
}

/* Each state has one such transition at most: follow them, marking each walk by its number. */
static void check_endless(MachineReading *reading)
{
    Map *walks = map_new(reading->reader->arena);
    for (int i = 0; i < reading->vertices.count; i++) {
        const Vertex *state = reading->vertices.at[i];
        while (!map_get(walks, state, 0) && immediate(state)) {
            map_put(walks, state, i + 1);
            state = immediate(state)->to;
        }
        if (map_get(walks, state, 0) == i + 1)
            report_endless(reading, state);
    }
}

/* ---- unreachable states, transitions that never fire ---- */

/* Appends a vertex, and the states around it, that are reached for the first time. */
static void reach(Arena *arena, Map *reached, VertexList *queue, const Vertex *vertex)
{
    while (vertex && map_enter(reached, vertex)) {
        list_push(arena, queue, vertex);
        vertex = vertex->kind == VERTEX_ENTRY_POINT ? vertex->bordered : vertex->region->state;
    }
}

static void check_reached(MachineReading *reading)
{
    Arena *arena = reading->reader->arena;
    Map *reached = map_new(arena);
    VertexList queue = {0};
    for (int i = 0; i < reading->machine->regions.count; i++)
        reach(arena, reached, &queue, reading->machine->regions.at[i]->initial);
    for (int i = 0; i < queue.count; i++) { /* grows while it is walked */
        const Vertex *vertex = queue.at[i];
        for (int j = 0; j < vertex->regions.count; j++)
            reach(arena, reached, &queue, vertex->regions.at[j]->initial);
        for (int j = 0; j < vertex->outgoing.count; j++)
            reach(arena, reached, &queue, vertex->outgoing.at[j]->to);
    }
    for (int i = 0; i < reading->vertices.count; i++) {
        const Vertex *vertex = reading->vertices.at[i], *state = vertex->region->state;
        bool is_told = state && !map_get(reached, state, 0);
        if (!is_told && !vertex->bordered && !map_get(reached, vertex, 0))
            sysml_machine_problem(reading, DIAG_S41, vertex->source, "the %s '%s' cannot be reached",
                                  vertex->kind == VERTEX_STATE || vertex->kind == VERTEX_FINAL ? "state" : "vertex",
                                  vertex->words->text);
    }
}

/* Without a trigger, a transition waits until its state's contents have ended. */
static void check_completion(MachineReading *reading, const Vertex *state)
{
    const Region *endless = NULL; /* one without a final state */
    for (int i = 0; !endless && i < state->regions.count; i++) {
        endless = state->regions.at[i];
        for (int j = 0; endless && j < state->regions.at[i]->vertices.count; j++)
            if (state->regions.at[i]->vertices.at[j]->kind == VERTEX_FINAL)
                endless = NULL;
    }
    const Transition *always = NULL;
    for (int i = 0; i < state->outgoing.count; i++) {
        const Transition *transition = state->outgoing.at[i];
        if (transition->kind == TRANSITION_INTERNAL)
            continue;
        if (endless && !transition->triggers.count) {
            Problem *wrong =
                sysml_machine_problem(reading, DIAG_S42, transition->source,
                                      "the transition '%s' has no trigger and never fires", transition->words->text);
            sysml_problem_detail(wrong, "it waits until '%s' is complete, but '%s' has no final state",
                                 state->words->text, endless->words->text);
            sysml_problem_fix(wrong, "give it a change event, or draw a final state");
        } else if (always) {
            Problem *wrong = sysml_machine_problem(reading, DIAG_S42, transition->source,
                                                   "the transition '%s' never fires", transition->words->text);
            sysml_problem_detail(wrong, "'%s' comes before it and has no condition (%s)", always->words->text,
                                 source_print(reading->reader->arena, always->source));
        }
        const bool may_wait = sysml_is_passed(transition->to) || sysml_is_join(transition->to);
        if (!always && !state->regions.count && is_unconditional(transition) && !may_wait)
            always = transition;
    }
}

void sysml_check_machine(MachineReading *reading)
{
    const StateMachine *machine = reading->machine;
    bool is_complete = !reading->is_incomplete;
    if (!machine->regions.count && is_complete)
        sysml_machine_problem(reading, DIAG_S37, machine->source, "the state machine '%s' has no states",
                              machine->qualified->text);
    check_region_names(reading, NULL);
    for (int i = 0; is_complete && i < machine->regions.count; i++)
        check_region(reading, machine->regions.at[i]);
    for (int i = 0; i < machine->transitions.count; i++) {
        check_transition(reading, machine->transitions.at[i]);
    }
    for (int i = 0; is_complete && i < reading->vertices.count; i++)
        if (is_pseudo(reading->vertices.at[i]))
            check_choice(reading, reading->vertices.at[i]);
    for (int i = 0; is_complete && i < reading->vertices.count; i++)
        check_vertex(reading, reading->vertices.at[i]);
    check_cycles(reading);
    if (reading->is_incomplete)
        return;
    check_endless(reading);
    check_reached(reading);
    for (int i = 0; i < reading->vertices.count; i++)
        if (reading->vertices.at[i]->kind == VERTEX_STATE)
            check_completion(reading, reading->vertices.at[i]);
}
