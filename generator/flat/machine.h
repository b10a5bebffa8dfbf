/* machine.h - lowering of a state machine to variables and statements; for machine.c and machine_*.c only.
 *
 * The scheme: a discrete variable per region holds the number of its active step, counted from 1 in document order; 0:
 * the region is not active. One algorithm executes the steps. It branches on the values before its execution, so that
 * each execution takes at most one transition per region. It is executed again until nothing changes.
 */
#ifndef FLAT_MACHINE_H
#define FLAT_MACHINE_H

#include "flat/machine_state.h"

static inline bool flat_is_timed(const Trigger *trigger)
{
    return trigger->kind == TRIGGER_AFTER || trigger->kind == TRIGGER_AT;
}

/* A change event among the triggers of a state, one for each expression, with variables that record whether it has
 * occurred while the state is active. */
typedef struct {
    const Trigger *trigger; /* the first one */
    Expr condition;
    Expr seen;     /* leaf: what the state has seen of it, see machine_event.c */
    Expr since;    /* leaf: time at which it was first seen to hold */
    Expr consumed; /* leaf: time at which it last triggered a transition; one per expression in the whole machine */
    Expr held;     /* leaf: true after it triggered a transition because it already held on entry */
} Occurrence;

typedef List(const Vertex *) VertexSet;

/* One way from a vertex to the next step or choice, through junctions, exit points, forks and a join. */
typedef struct {
    List(const Transition *) transitions; /* the first leaves `from`; the others leave junctions, forks, other states
                                           * that are joined, and the join */
    const Vertex *from;
    VertexSet joined;  /* states, `from` first, all of which must be active; empty: no join */
    VertexSet targets; /* steps, choices, histories or entry points; several ones are in different regions of a state */
    bool is_free;   /* no trigger, no guard, no completion to wait for */
    bool leads_back; /* to its own state or into it, perhaps through choices */
    Expr taken;      /* discrete Boolean: the way was taken since its condition became true; for a way that leads back
                      * under a condition that is not a change event. Else NULL */
    Expr open, due;  /* NULL, or discrete Booleans: the guards held, and `after` or `at` was reached, when the step
                      * began */
} Way;
typedef List(Way) WayList;

typedef struct {
    const Region *region;
    Expr active;  /* leaf */
    Expr last;    /* leaf: its active step when it was last left, 0: never left; NULL: no history needs it */
    Expr entered; /* leaf: time at which its active step was entered; NULL: no transition needs it */
    bool acts_on_exit, acts_during, waits_for_change; /* true for one of its states, or for a state inside it */
} RegionState;

typedef struct {
    const Vertex *vertex;
    int number;     /* of a step in its region; else 0 */
    bool waits;     /* one of its transitions needs the time of entry */
    WayList ways;   /* leaving it, in the order in which they are tried */
    WayList joins;  /* leaving several of its regions at once; tried before `ways` */
    List(Occurrence) occurrences;
    Expr progress;  /* leaf: 0 no transition inside the state in this execution, 1 one, 2 it was left; NULL: unused */
} VertexState;

typedef struct {
    Flattening *f;
    const Instance *scope;
    const StateMachine *machine;
    Place place;
    List(RegionState) regions; /* depth first */
    List(VertexState) vertices;
    Map *numbers; /* region -> index in regions, vertex -> index in vertices */
    Map *set;     /* leaf that a statement assigns -> 1 */
    Map *texts;   /* action -> index in actions */
    Map *acted;   /* leaf that actions assign -> 1; NULL until it is needed */
    Map *of_trigger; /* trigger -> index in its state's occurrences, plus 1 */
    Map *consumed_of; /* condition -> index in consumed, plus 1 */
    ExprList consumed; /* leaves */
    List(StatementList) actions;
    struct { /* leaves, see machine_event.c; NULL: it takes no signals */
        Expr present, arrived, waiting, is_busy, is_taken;
        Expr deferred; /* NULL: no state defers signals */
    } signal;
    Expr terminated; /* leaf: the machine has terminated; NULL: it has no terminate vertex */
    const Vertex *returning; /* the state that a transition leads back to, while its statements are written */
    const Way *leaving;      /* the way by which states are exited; effects before its exit points come in between */
    int executed;            /* number of its transitions whose effects are written */
    const Vertex *origin;    /* the step that it leaves; NULL: the machine begins */
    VertexSet left; /* states left by ways from choices, in the statements written so far */
    int ends;       /* number of terminate vertices reached in the statements written so far */
    int depth, written;      /* depth of entries within entries; number of ways written so far */
    bool is_right;
} Lowering;

/* ---- machine_path.c: where transitions lead ---- */
void flat_find_ways(Lowering *l, VertexState *state);
bool flat_ends_machine(const Way *way);                                      /* it leads to a terminate vertex */
/* The innermost region that is not left: it contains the states that are exited and entered. */
const Region *flat_common_region(const Way *way);
Expr flat_read_condition(Lowering *l, const MachineText *text, const char *what); /* NULL: a mistake was found */
/* The condition under which the way may be taken, apart from events; NULL: there is none, or a mistake was found. */
Expr flat_way_condition(Lowering *l, const Way *way);
Expr flat_way_guard(Lowering *l, const Way *way); /* of all its transitions; NULL: none, or a mistake was found */
void flat_look_ahead(Lowering *l, StatementList *found, const Region *region, bool is_later); /* first in each
                           execution: guards that other regions' actions may change; is_later: others come before */

void flat_execute(Lowering *l, StatementList *found, const MachineText *action); /* action NULL: nothing */

/* ---- machine_event.c: change events, signals; states, variables and single statements ---- */
void flat_find_occurrences(Lowering *l, VertexState *state);
void flat_watch_changes(Lowering *l, StatementList *found, const Region *region); /* first in each execution */
Expr flat_has_occurred(Lowering *l, const Way *way); /* one of its change events or signals has; NULL: it has none */
void flat_consume(Lowering *l, StatementList *found, const Way *way); /* when it is taken */
void flat_forget_changes(Lowering *l, StatementList *found, const Vertex *vertex); /* when it is entered */

void flat_add_mailbox(Lowering *l);                              /* variables, if the machine takes signals */
void flat_receive_signals(Lowering *l, StatementList *found);    /* first in each execution */
void flat_recall_signals(Lowering *l, StatementList *found);     /* last */
void flat_note_step(Lowering *l, StatementList *found, const Way *way); /* when it is taken; way NULL: at the start */

Place flat_place_of_text(const Lowering *l, const MachineText *text);
RegionState *flat_region_state(Lowering *l, const Region *region);
VertexState *flat_vertex_state(Lowering *l, const Vertex *vertex);
Expr flat_add_variable_of(Lowering *l, const char *function, Name of, Type type, Source source); /* hidden */
Expr flat_add_kept(Lowering *l, const char *function, Name of, const char *const *words, Source source); /* hidden;
                                             words: its description, then names of its values from 0 on, then NULL */
void flat_write_assign(Lowering *l, StatementList *found, Expr target, Expr value, Source source, Name words);
Statement *flat_if_statement(Lowering *l, Source source, Name words);
StatementList *flat_add_branch(Lowering *l, Statement *statement, Expr condition); /* NULL: `else` */
void flat_add_if(Lowering *l, StatementList *found, Statement *statement);         /* unless it has no branches */
Expr flat_is_number(Expr variable, int number, Op relation); /* of discrete variables, constant between events */
Expr flat_was_number(Lowering *l, const Region *region, int number); /* of its active step before this execution */
Expr flat_goes_on(Lowering *l); /* true if not terminated so far in this execution; NULL: it never terminates */
Expr flat_is_in(Lowering *l, const Vertex *vertex); /* true if it is active at this point of the execution */

#endif
