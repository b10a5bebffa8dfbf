/* check_vertices.c - the rules for drawn histories, forks, joins, entry and exit points. */
#include "sysml/read.h"

/* ---- histories ---- */

static void check_default(MachineReading *reading, const Vertex *history)
{
    const char *what = sysml_vertex_words(history->kind);
    const Transition *first = history->outgoing.count ? history->outgoing.at[0] : NULL;
    if (!first && !history->region->initial && history->incoming.count) {
        sysml_machine_problem(reading, DIAG_S93, history->source,
                              "the %s '%s' tells nothing the first time: neither a transition nor an initial vertex",
                              what, history->words->text);
    } else if (history->outgoing.count > 1) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S93, history->source, "%d transitions leave the %s '%s'",
                                               history->outgoing.count, what, history->words->text);
        sysml_problem_fix(wrong, "leave one, to where the region begins the first time; a choice may follow");
    } else if (first && (first->guard || first->is_else)) {
        Problem *wrong = sysml_machine_problem(reading, DIAG_S93, first->source,
                                               "the transition '%s' leaves a history and has a guard",
                                               first->words->text);
        sysml_problem_fix(wrong, "remove the guard; where the first time depends on it, lead to a choice");
    } else if (first && !sysml_is_in_region(first->to, history->region)) {
        Problem *wrong =
            sysml_machine_problem(reading, DIAG_S93, first->source,
                                  "the transition '%s' leads from a history out of its region", first->words->text);
        sysml_problem_fix(wrong, "lead it to where the region begins the first time");
    }
}

/* A region that is not left has no past; the initial vertex may lead to the history. */
static void check_history(MachineReading *reading, const Vertex *history)
{
    check_default(reading, history);
    for (int i = 0; i < history->incoming.count; i++) {
        const Transition *into = history->incoming.at[i];
        if (into->from->kind == VERTEX_INITIAL || !sysml_is_in_region(into->from, history->region))
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

/* Can both be active at once? They lie in different regions of a state around both. */
static bool are_parallel(const Vertex *a, const Vertex *b)
{
    for (const Vertex *outer = a; outer; outer = outer->region->state) {
        const Vertex *other = b;
        while (other && other->region != outer->region)
            other = other->region->state;
        if (other)
            return other == outer && outer != a && outer != b;
    }
    return false;
}

static const Vertex *far_end(const Transition *transition, bool is_fork)
{
    return is_fork ? transition->to : transition->from;
}

/* Two ends that cannot be active together; true: there are none. */
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
        sysml_problem_fix(wrong, is_fork ? "give it to the transition that leads to the fork"
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
        if (!sysml_is_in_state(leg->to, point->bordered))
            report_point(reading, leg, "leads from an entry point out of its state",
                         "lead it to an element inside the state; transitions out of the state start at an exit point");
        else if (leg->guard || leg->is_else)
            report_point(reading, leg, "leaves an entry point and has a guard",
                         "lead to a choice behind the entry point, and give the guard to a transition from that");
        else if (sysml_is_passed(leg->to) || kind == VERTEX_FORK || kind == VERTEX_JOIN || kind == VERTEX_EXIT_POINT)
            report_point(reading, leg, "leads from an entry point to an element that is passed before the state is "
                                       "entered",
                         "lead it to a state, a choice, a history or a further entry point; for several regions, draw "
                         "a transition into each");
        for (int k = 0; k < i && sysml_is_in_state(leg->to, point->bordered); k++)
            if (!are_parallel(leg->to, point->outgoing.at[k]->to)) {
                report_point(reading, leg, "leads from an entry point into a region into which another one leads, too",
                             "leave one of the two, or lead to a choice between them");
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
        if (!sysml_is_in_state(leg->from, point->bordered))
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
                          "where the state machine goes on");
}

void sysml_check_vertex(MachineReading *reading, const Vertex *vertex)
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
