/* check_vertices.c - what must hold of histories as they are drawn. */
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
        sysml_problem_detail(wrong, "the region is not left: what was active in it is '%s' itself",
                             into->from->words->text);
        sysml_problem_fix(wrong, "draw a state around the history and the states that it tells of, and '%s' outside",
                          into->from->name->text);
    }
}

void sysml_check_vertex(MachineReading *reading, const Vertex *vertex)
{
    if (sysml_is_history(vertex))
        check_history(reading, vertex);
}
