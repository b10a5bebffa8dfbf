/* machine.h - the parts of lowering a state machine; between machine.c and machine_*.c only.
 *
 * The scheme: a discrete variable per region holds the number of its active step, counted from 1 in document order; 0:
 * the region is not active. One algorithm makes the steps: it dispatches on the variables' former values, so that each
 * execution takes at most one transition per region; whoever executes it does so again until nothing changes.
 */
#ifndef FLAT_MACHINE_H
#define FLAT_MACHINE_H

#include "flat/machine_state.h"

static inline bool flat_is_timed(const Trigger *trigger)
{
    return trigger->kind == TRIGGER_AFTER || trigger->kind == TRIGGER_AT;
}

/* A change event of a state's triggers, by its expression: whether it has occurred while the state is active. */
typedef struct {
    const Trigger *trigger; /* the first one */
    Expr condition;
    Expr seen;     /* leaf: what was seen last, see machine_event.c */
    Expr since;    /* leaf: when it was seen to hold first */
    Expr consumed; /* leaf: when a transition was last taken by it; one in the whole machine */
    Expr held;     /* leaf: true once a transition was taken since it held already on entry */
} Occurrence;

typedef List(const Vertex *) VertexSet;

/* One way from a vertex to the next step or choice, through junctions, exit points, forks and a join. */
typedef struct {
    List(const Transition *) transitions; /* the first leaves `from`; the others leave junctions, forks, other states
                                           * that are joined, and the join */
    const Vertex *from;
    VertexSet joined;  /* states, `from` first, all of which must be active; empty: no join */
    VertexSet targets; /* steps, choices, histories or entry points; of several, each in its own region of one state */
    bool is_free;   /* no trigger, no guard, no completion to wait for */
    bool leads_back; /* to its own state, or into that, perhaps through choices */
    Expr taken;      /* NULL, or a discrete Boolean for a way that leads back by what holds, other than by a change
                      * event: it was taken since that has become true */
    Expr open, due;  /* NULL, or discrete Booleans: did the guards hold, and was `after` or `at` reached, as the step
                      * began? */
} Way;
typedef List(Way) WayList;

typedef struct {
    const Region *region;
    Expr active;  /* leaf */
    Expr last;    /* leaf of its step when it was last left, 0: never; NULL: no history asks for it */
    Expr entered; /* leaf of the time of entry of the active step, or NULL: no transition needs it */
    bool acts_on_exit, acts_during, waits_for_change; /* one of its states, or of those in them, does */
} RegionState;

typedef struct {
    const Vertex *vertex;
    int number;     /* of a step in its region; else 0 */
    bool waits;     /* one of its transitions needs the time of entry */
    WayList ways;   /* leaving it, in the order in which they are tried */
    WayList joins;  /* leaving several of its regions, tried before those */
    List(Occurrence) occurrences;
    Expr progress;  /* leaf, or NULL: 0 nothing fired inside the state in this execution, 1 something, 2 it was left */
} VertexState;

typedef struct {
    Flattening *f;
    const Instance *scope;
    const StateMachine *machine;
    Place place;
    List(RegionState) regions; /* depth first */
    List(VertexState) vertices;
    Map *numbers; /* region -> index in regions, vertex -> index in vertices */
    Map *set;     /* leaves that a statement assigns: 1 */
    Map *texts;   /* of an action: index in actions */
    Map *acted;   /* leaves that actions assign: 1; NULL until it is needed */
    Map *of_trigger; /* trigger -> index in its state's occurrences, plus 1 */
    Map *consumed_of; /* condition -> index in consumed, plus 1 */
    ExprList consumed; /* leaves */
    List(StatementList) actions;
    struct { /* leaves, see machine_event.c; NULL: it takes no signals */
        Expr present, arrived, waiting, is_busy, is_taken;
        Expr deferred; /* NULL: no state defers any */
    } signal;
    Expr terminated; /* leaf: the machine goes on no more; NULL: it has no terminate vertex */
    const Vertex *returning; /* the state that a transition leads back to while that is written down */
    const Way *leaving;      /* what is left, is left by it: effects before exit points come in between */
    int executed;            /* of its transitions, those whose effects are written */
    const Vertex *origin;    /* the step that it leaves; NULL: the machine begins */
    VertexSet left; /* the states that choices have left, as far as is written down */
    int ends;       /* terminate vertices that were reached, as far as is written down */
    int depth, written;      /* of entries within entries; ways so far */
    bool is_right;
} Lowering;

/* ---- machine_path.c: where transitions lead ---- */
void flat_find_ways(Lowering *l, VertexState *state);
bool flat_ends_machine(const Way *way);                                      /* it leads to a terminate vertex */
/* The innermost that is not left: exited and entered states lie in it. */
const Region *flat_common_region(const Way *way);
Expr flat_read_condition(Lowering *l, const MachineText *text, const char *what); /* NULL: a mistake was found */
/* The condition under which the way may be taken, other than a change event; NULL: nothing is asked, or a mistake was
 * found. */
Expr flat_way_condition(Lowering *l, const Way *way);
Expr flat_way_guard(Lowering *l, const Way *way); /* of all its transitions; NULL: none, or a mistake was found */
void flat_look_ahead(Lowering *l, StatementList *found, const Region *region, bool is_later); /* first in each
                           execution: guards that others' actions may change; is_later: other regions' turn is before */

void flat_execute(Lowering *l, StatementList *found, const MachineText *action); /* NULL: nothing */

/* ---- machine_event.c: change events, signals; states, variables and single statements ---- */
void flat_find_occurrences(Lowering *l, VertexState *state);
void flat_watch_changes(Lowering *l, StatementList *found, const Region *region); /* first in each execution */
Expr flat_has_occurred(Lowering *l, const Way *way); /* one of its change events or signals; NULL: it has none */
void flat_consume(Lowering *l, StatementList *found, const Way *way); /* as it is taken */
void flat_forget_changes(Lowering *l, StatementList *found, const Vertex *vertex); /* as it is entered */

void flat_add_mailbox(Lowering *l);                              /* variables, if the machine takes signals */
void flat_receive_signals(Lowering *l, StatementList *found);    /* first in each execution */
void flat_recall_signals(Lowering *l, StatementList *found);     /* last */
void flat_note_step(Lowering *l, StatementList *found, const Way *way); /* as it is taken; NULL: on entry */

Place flat_place_of_text(const Lowering *l, const MachineText *text);
RegionState *flat_region_state(Lowering *l, const Region *region);
VertexState *flat_vertex_state(Lowering *l, const Vertex *vertex);
Expr flat_add_variable_of(Lowering *l, const char *function, Name of, Type type, Source source); /* hidden */
Expr flat_add_kept(Lowering *l, const char *function, Name of, const char *const *words, Source source); /* likewise;
                                                             its words, then names of its values from 0 on, NULL */
void flat_write_assign(Lowering *l, StatementList *found, Expr target, Expr value, Source source, Name words);
Statement *flat_if_statement(Lowering *l, Source source, Name words);
StatementList *flat_add_branch(Lowering *l, Statement *statement, Expr condition); /* NULL: `else` */
void flat_add_if(Lowering *l, StatementList *found, Statement *statement);         /* unless it has no branches */
Expr flat_is_number(Expr variable, int number, Op relation); /* of discrete ones, which do not change between events */
Expr flat_was_number(Lowering *l, const Region *region, int number); /* of its active step before this execution */
Expr flat_goes_on(Lowering *l); /* not terminated, as far as this execution has come; NULL: it always does */
Expr flat_is_in(Lowering *l, const Vertex *vertex); /* is it active, as far as this execution has come? */

#endif
