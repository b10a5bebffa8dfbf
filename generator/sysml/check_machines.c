/* check_machines.c - the rules for a drawn state machine. A fault is a problem of its owner. */
#include "sysml/read.h"

#include <string.h>

static bool is_pseudo(const Vertex *vertex)
{
    return vertex->kind == VERTEX_CHOICE || vertex->kind == VERTEX_JUNCTION;
}

/* Transitions pass through it: it is never active. */
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

bool sysml_is_unconditional(const Transition *transition)
{
    return !transition->guard && !transition->triggers.count;
}

bool sysml_is_in_state(const Vertex *vertex, const Vertex *state)
{
    const Vertex *around = vertex->region->state;
    while (around && around != state)
        around = around->region->state;
    return around != NULL;
}

bool sysml_is_in_region(const Vertex *vertex, const Region *region)
{
    while (vertex && vertex->region != region)
        vertex = vertex->region->state;
    return vertex != NULL;
}

/* True if one of the transitions that leave a choice or junction always leads to a state, whatever the guards. */
static bool leads_somewhere(const Vertex *vertex)
{
    enum { LONGEST_CHAIN = 1000 };
    for (int steps = 0; steps < LONGEST_CHAIN; steps++) {
        const Vertex *next = NULL;
        for (int i = 0; !next && i < vertex->outgoing.count; i++)
            if (sysml_is_unconditional(vertex->outgoing.at[i]))
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
    if (!vertex->outgoing.count || !sysml_is_unconditional(vertex->outgoing.at[0]))
        return true;
    const Vertex *to = vertex->outgoing.at[0]->to;
    return to->kind == VERTEX_JUNCTION && !leads_somewhere(to);
}

/* ---- regions ---- */

/* Does what leads into another region of the state lead into this one, too? */
static bool leads_into(const Vertex *fork, const Region *region)
{
    bool leads = false;
    for (int i = 0; (fork->kind == VERTEX_FORK || fork->kind == VERTEX_ENTRY_POINT) && i < fork->outgoing.count; i++)
        leads = leads || sysml_is_in_region(fork->outgoing.at[i]->to, region);
    return leads;
}

/* Where transitions lead to the state as a whole, or into another region of it alone, or where a history enters it. */
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
            begins = begins || (other != region && sysml_is_in_region(transition->to, other) &&
                                !sysml_is_in_region(transition->from, other) && !leads_into(transition->from, region));
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
        if (map_get(first, region->name, 0))
            sysml_machine_problem(reading, DIAG_S47, region->source, "'%s' has two regions named '%s'",
                                  (state ? state->words : reading->machine->qualified)->text, region->name->text);
        map_put(first, region->name, 1);
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
    const Vertex *from = transition->from, *to = transition->to, *inner = to;
    while (inner && inner->region != from->region)
        inner = inner->region->state;
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
        {leads_on && !is_across && from->kind == VERTEX_INITIAL && !inner, DIAG_S38, "",
         "from an initial vertex leads out of the region", NULL},
        {is_internal && (from != to || from->kind != VERTEX_STATE), DIAG_S38, "internal ",
         "does not lead from a state to itself", NULL},
        {takes_no_time(from) && from->kind != VERTEX_FORK && transition->triggers.count, DIAG_S45, "",
         arena_format(reading->reader->arena, "leaves %s %s and has a trigger", from->bordered ? "an" : "a",
                      sysml_vertex_words(from->kind)), NULL},
        {transition->is_else && !is_pseudo(from) && !sysml_is_passed(from), DIAG_S43, "",
         "has the guard 'else', but leaves no choice", "write the guard as an expression, or draw a choice"},
        {is_internal && sysml_is_unconditional(transition), DIAG_S45, "internal ", "has no trigger and no guard",
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
        sysml_problem_fix(wrong, "leave one of them");
    } else if (vertex->kind == VERTEX_CHOICE && !leads_somewhere(vertex)) {
        sysml_machine_problem(reading, DIAG_S43, vertex->source,
                              "no transition of the choice '%s' is taken if all its guards are false",
                              vertex->words->text);
    }
}

/* ---- cycles: of vertices that take no time ---- */

typedef List(Vertex *) VertexList;

static void report_cycle(MachineReading *reading, const Vertex *start, const Map *open)
{
    Arena *arena = reading->reader->arena;
    Map *seen = map_new(arena);
    List(const Transition *) path = {0};
    const Vertex *vertex = start;
    while (!map_get(seen, vertex, 0)) { /* against the arrows: each vertex left over has one before it that is too */
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
            Vertex *next = free.at[i]->outgoing.at[j]->to;
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

/* The transition that a state is always left by at once, or NULL. */
static const Transition *immediate(const Vertex *state)
{
    if (state->kind != VERTEX_STATE || state->regions.count || !state->outgoing.count)
        return NULL;
    const Transition *first = state->outgoing.at[0];
    return sysml_is_unconditional(first) && first->to->kind == VERTEX_STATE ? first : NULL;
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
static void reach(Arena *arena, Map *reached, VertexList *queue, Vertex *vertex)
{
    while (vertex && !map_get(reached, vertex, 0)) {
        map_put(reached, vertex, 1);
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
        if (!always && !state->regions.count && sysml_is_unconditional(transition) && !may_wait)
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
        sysml_check_vertex(reading, reading->vertices.at[i]);
    check_cycles(reading);
    if (reading->is_incomplete)
        return;
    check_endless(reading);
    check_reached(reading);
    for (int i = 0; i < reading->vertices.count; i++)
        if (reading->vertices.at[i]->kind == VERTEX_STATE)
            check_completion(reading, reading->vertices.at[i]);
}
