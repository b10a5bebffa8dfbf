/* event.h - what happens at an event, for the files that find one: occur.c, sliding.c, delay.c. */
#ifndef EVENT_H
#define EVENT_H

#include "between.h"
#include "discrete.h"

#include <stdint.h>

/* clock.c: when sample clocks tick. */

typedef struct Clocks Clocks;

Clocks *clocks_new(const ModelDescription *about, Arena *a);
int clocks_start(Clocks *c, const Model *m, const Options *o); /* once constants are derived: to the first ticks */
double clocks_next(const Clocks *c);                           /* INFINITY if there is none */
bool clocks_tick_at(const Clocks *c, int clock, double time);  /* is its next tick there, or has it been? */
int clocks_pass(Clocks *c, double time);                       /* on to the next ticks; how many clocks ticked */

/* locate.c: the earliest time at which one of several indicators is negative. */

typedef struct {
    /* Evaluates all indicators; false where they are not defined. */
    bool (*evaluate)(void *context, double time, double *values);
    void *context;
    int count;
    double *low, *high, *trial; /* `count` values each: at the two ends, and memory */
    int *negative; /* memory of as many: what is noted to be negative at the end */
    int negative_count;
    double before;
} Locator;

bool locator_is_crossed(const Locator *l, const double *values); /* one is negative; what is no number is not */

bool locator_look(Locator *l, const double *values); /* likewise, and notes which, if one is */

/* The time at which the first of the secants between both ends crosses, of what is noted; NAN if none is defined. */
double locator_guess(const Locator *l, double a, double b);

/* In (a, b], with none negative at a and one at b: one is negative there, and none in l->before, two units in b's last
 * place before it at most. Leaves the values in l->high and l->low. */
double locate(Locator *l, double a, double b);

/* impulse.c */
struct ImpulsePart {
    Impulses *(*create)(const ModelDescription *about, Arena *a, const Clocks *clocks);
    void (*start)(Impulses *s, const Options *o);
    void (*begin)(Impulses *s, const Model *m);
    void (*settle)(Impulses *s, const Model *m);
    int (*follow)(Impulses *s, Model *m, double time, FILE *log, bool *has_moved_any);
    void (*show)(Impulses *s, const Model *m, double time, EventWatch watch, void *watcher);
    void (*keep)(Impulses *s, Keeper *k);
};

/* rounding.c: what of an indicator is rounding. */

typedef struct {
    const ModelDescription *about;
    Model *base, *trial;
    double *states, *changed; /* by state */
    double *value, *sample, *level; /* by indicator; the last: noise */
    double *change;                 /* and by how much motion changes it */
    double *largest, *loudest;      /* value and noise so far */
} Rounding;

Rounding *rounding_new(const ModelDescription *about, Arena *a);
void rounding_follow(Rounding *n, const double *indicators); /* at an accepted step: how large they are */
bool rounding_may_be(const Rounding *n, int indicator, double value); /* as near to the boundary as rounding may lead */
bool rounding_evaluate(Rounding *n); /* n->value of n->base; false where they are not defined */
bool rounding_is_near(const Rounding *n, int indicator); /* to the boundary: is it worth to measure? */
void rounding_measure(Rounding *n, double time);         /* n->level of all of them */
bool rounding_hides(const Rounding *n, int indicator);   /* it is within rounding of its boundary */

/* Numbers that differ from these by some units in the last place: a sample of rounding. Noise may be larger than the
 * differences that samples show, by that factor. */
enum { ROUNDING_SAMPLES = 4 };
static const double rounding_safety = 4;
void rounding_shake(double *to, const double *x, int count, uint32_t *dice);

/* n->change while n->base goes on along its derivatives, for so long; it is moved. False where that is not defined. */
bool rounding_go_on(Rounding *n, double time, double length);

/* event.c */

typedef enum { EVENT_DONE, EVENT_MODEL_FAILED, EVENT_INCONSISTENT, EVENT_ENDLESS, EVENT_INEXACT } EventResult;

typedef struct EventChange {
    bool is_any;
    bool is_felt; /* derivatives may jump, or states have been set */
    bool is_seen; /* results show it */
    bool is_own;  /* felt, and more than that delayed values have come to breaks */
    bool is_restructured; /* the equations have another structure */
} EventChange;

typedef struct {
    long state_events, time_events, ticks; /* located; at an instant of a clock or a timed branch; of all clocks */
    long late_events;                      /* of those, at the end of the fixed step in which the instant was */
    long rounds, passes, restarts, indicators;
    long slides;                           /* along boundaries of relations */
    int unsure; /* how many timed branches may have come and gone, as no bounds were found */
} EventCounts;

/* What becomes of an indicator's relation at a boundary that is met. */
typedef enum { MEETING_NOT, MEETING_TURNED, MEETING_HELD } Meeting;

struct Event {
    const ModelDescription *about;
    Clocks *clocks; /* NULL: there are none */
    Settling *settling, *starting;
    Impulses *impulses;
    Modes *modes; /* NULL: the structure never changes */
    Switches *before, *round, *pass; /* before the event, before the round, before the pass */
    Switches *now, *accepted;        /* as the model is; its discrete variables before the round */
    int *assumed, assumed_count;     /* branches that are in a group and have indicators */
    Rounding *rounding;
    Meeting *meeting; /* by indicator: at its boundary, within `noise` */
    double *noise;
    bool *is_turned;  /* by branch: it turns, whatever rounding says */
    Model *trial;     /* what an event would make of the model */
    const bool *is_crossed; /* by branch: found beyond its boundary, which brought the event about; NULL: none */
    Toggles toggles;
    FILE *log;              /* NULL, as at first: nowhere */
    double time, length, last; /* of the event; of the run; of the one before */
    int near;               /* how many located events in a row were near to the one before */
    int round_number, round_passes; /* passes in the round */
    bool is_initial, is_terminal;
    bool is_reset;
    bool is_again;  /* rounds that repeat the event's first one, as what it has made appear is there */
    Switches *former; /* by discrete variable: as these began */
    bool *is_unsure; /* by branch */
    bool *is_told; /* by discrete variable: its remark */
    bool *has_ticked; /* by clock: at the event */
    EventResult result;
    EventCounts counts;
    EventWatch watch;
    void *watcher;
};

/* Rows between events that contradict a relation: how many; the first one's time, and its relation's branch. */
typedef struct {
    long rows;
    double time;
    int branch;
} Doubts;

typedef struct Undefined Undefined; /* undefined.c */

/* How events are looked for along a run. */
struct EventSearch {
    double *low, *high, *trial; /* indicators, for locating events */
    size_t *slacks;             /* by indicator: where that of its branch is */
    int *slackened, slackened_count; /* indicators with slack, as boundary_look() has found them */
    int *negative;              /* memory of a locator */
    double *known, known_at;    /* the indicators at the end of the last step, if no event has been since; else NAN */
    double *grain;              /* how much they change within the rounding of the time that was located last */
    double *former, *beyond;    /* states at the last instant before a crossing, and at its instant */
    bool *is_crossed;           /* by branch, of the crossing that was found last */
    bool has_peaks;             /* some relation compares what may rise and fall within a step */
    bool is_hiding, *is_hidden; /* by indicator: while is_hiding, it does not count */
    bool is_leaving_here, is_leaving_there; /* it ends the slide, on the model's side or on the other one */
    Undefined *undefined; /* NULL until a relation is of no number */
    bool is_undefined;    /* one is where a crossing was found */
    Doubts doubts;
    double instant;    /* when the next timed branch changes, as far as is known */
    double searched;   /* so far it is known, and steps go */
    double limit;      /* of pieces, as long as that is far ahead and no event has been met; -INFINITY: not known */
    double stretch;    /* that was searched last */
    double last_event;
    long vain_looks;   /* of searches whose bounds did not tell */
    double span;       /* part of a step, over which indicators are expected to be nearly parabolas */
    long patience;     /* how often a span may be halved in vain */
    int idle_crossings; /* located events in a row that changed nothing */
    bool is_after_crossing; /* there has been a located event at `at`, and the integrator begins there, or just has */
};

Event *event_new(const ModelDescription *about, Arena *a);
void event_attach(Run *run, Model *m);
void event_watch(Event *e, EventWatch watch, void *watcher);
void event_follow(Event *e, Model *m, const double *indicators); /* where a step ends, without a crossing */

/* Solves the initial system and the first event together. Constants are derived; the exit status. */
int event_start(Run *run);

/* Goes on at the start of the run with the model's values as they were; what event_keep() keeps is still to come. */
int event_resume(Event *e, Model *m, const Options *o);
void event_keep(Event *e, Keeper *k);
static inline bool event_is_logged(const Event *e)
{
    return HAS_REPORTS && e->log;
}

void event_log_start(const Event *e, const Model *m); /* what discrete variables became there */

/* The model's states are set; the exit status. is_crossed, by branch: which have been found beyond their boundary;
 * NULL: none. What else comes to be within rounding of its boundary keeps its value, by its slack. One that may wait,
 * and finds no consistent values within what a loop's solution leaves as rounding, changes nothing. */
int event_happen(Event *e, Model *m, double time, bool is_terminal, const bool *is_crossed, bool may_wait);
bool event_try(Event *e, Model *m, double time, const bool *is_crossed); /* unwatched; false: it has no end */
EventChange event_change(Event *e, const Model *m); /* in all, by the last one */
/* What is told of a branch with this new value; returns its element; NULL: its discrete variable tells it. */
const char *event_words(const Model *m, const ModelBranch *b, double value, char *line, size_t size);
void event_tell(Run *run); /* remarks that an event has made true, once each: notes of the run */
void event_report(const Event *e, FILE *out); /* with --stats */
const char *event_termination(const Model *m, bool *is_violation); /* why the run ends here; NULL: it does not */
bool event_show_whole(const Event *e, Model *m); /* ticks, phase and pre as it began; was it the last one? */
void event_exchange(Event *e, Model *m); /* branches and discrete variables with those before it, and back */
void event_unsure(Event *e, int branch); /* a row of events.branches that was not followed for certain, or -1 */
int event_ticks(Event *e, double time); /* past the ticks of that instant; how many clocks ticked */

/* How near to the one before an event is that counts as near. */
double event_nearness(const Event *e);

/* Tells one among many from a run that will never end, after each event that is not a mere tick; the exit status.
 * boundary: the branch that the run slides along, or -1. */
int event_check_distance(Event *e, Model *m, int boundary);

/* rows_event.c: of a row between events, whose states the model holds; at the end, in one warning. */
void event_doubt(Run *run, double time);
void event_tell_doubts(Run *run);

void boundary_open(Run *run); /* boundary.c: run->event and run->search */

/* boundary.c: negative beyond a boundary and its slack, as that was when it was looked at; with run->states. */
bool indicators_of(Run *run, double time, double *values);
double *boundary_slack(Run *run, int indicator);
void boundary_look(Run *run); /* at slacks */

/* crossing.c: of the integrator's last step. */

enum { CROSSING_PATIENCE = 10000 }; /* what EventSearch.patience begins with */

Locator crossing_locator(Run *run); /* with the arrays of run->search and slacks as they are */
bool crossing_indicators(void *run, double time, double *values); /* of the interpolant; false: not defined */
void crossing_mark(Run *run, const Locator *l);                   /* those that are negative in l->high */

/* From run->time.at on: is there an event before *end, or there, that only the indicators tell? Then *end becomes its
 * time; exit status. */
int crossing_find(Run *run, double *end, bool *is_found);

/* boundary.c: relations that meet their boundaries at a located event. */

/* Of a locator with the indicators at that time, and before: from then on the states there are those that just cross,
 * if they may. */
void boundary_refine(Run *run, Locator *l, double time, bool may_be);
double boundary_while(const Run *run); /* motion for so long tells whether a boundary is left */

/* With steps of equal length: has a relation turned at the end of one, though rounding hides it? */
bool boundary_is_reached(Run *run, const double *values, double time);

void boundary_meet(Run *run, double time); /* with the model there: prepares the event that follows */

#endif
