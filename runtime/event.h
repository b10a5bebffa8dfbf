/* event.h - finding and handling events: for occur.c, sliding.c, delay.c and the files that they use. */
#ifndef EVENT_H
#define EVENT_H

#include "between.h"
#include "discrete.h"

#include <stdint.h>

/* clock.c: when sample clocks tick. */

typedef struct Clocks Clocks;

Clocks *clocks_new(const ModelDescription *about, Arena *a);
int clocks_start(Clocks *c, const Model *m, const Options *o); /* goes to the first ticks, once constants are derived */
double clocks_next(const Clocks *c);                           /* INFINITY if there is none */
bool clocks_tick_at(const Clocks *c, int clock, double time);  /* true if its next tick is at or before this time */
int clocks_pass(Clocks *c, double time);                       /* goes on to the next ticks; how many clocks ticked */

/* locate.c: the earliest time at which one of several indicators is negative. */

typedef struct {
    /* Evaluates all indicators; false where they are not defined. */
    bool (*evaluate)(void *context, double time, double *values);
    void *context;
    int count;
    double *low, *high, *trial; /* `count` values each: at the two ends, and memory */
    int *negative; /* memory of the same size: indicators noted as negative at the end */
    int negative_count;
    double before;
} Locator;

bool locator_is_crossed(const Locator *l, const double *values); /* true if one is negative; NaN is not */

bool locator_look(Locator *l, const double *values); /* the same; if true, notes all negative ones */

/* The first time at which a secant of a noted indicator between both ends crosses 0; NAN if none is defined. */
double locator_guess(const Locator *l, double a, double b);

/* Given that no indicator is negative at a and one is at b: returns a time in (a, b] at which one is negative. None is
 * negative at l->before, at most two units in b's last place earlier. Leaves the values in l->high and l->low. */
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

/* rounding.c: the rounding errors of indicators. */

typedef struct {
    const ModelDescription *about;
    Model *base, *trial;
    double *states, *changed; /* by state */
    double *value, *sample, *level; /* by indicator; level: noise */
    double *change;                 /* by indicator: how much motion changes it */
    double *largest, *loudest;      /* by indicator: largest value and noise so far */
} Rounding;

Rounding *rounding_new(const ModelDescription *about, Arena *a);
void rounding_follow(Rounding *n, const double *indicators); /* at an accepted step: notes their magnitudes */
bool rounding_may_be(const Rounding *n, int indicator, double value); /* true if the value may be mere rounding */
bool rounding_evaluate(Rounding *n); /* n->value of n->base; false where they are not defined */
bool rounding_is_near(const Rounding *n, int indicator); /* to the boundary, so that measuring is worth it */
void rounding_measure(Rounding *n, double time);         /* n->level of all indicators */
bool rounding_hides(const Rounding *n, int indicator);   /* true within rounding of its boundary */

/* rounding_shake changes numbers by some units in the last place: a sample of rounding. The noise is taken as the
 * differences that samples show, times the safety factor. */
enum { ROUNDING_SAMPLES = 4 };
static const double rounding_safety = 4;
void rounding_shake(double *to, const double *x, int count, uint32_t *dice);

/* Finds n->change of moving n->base along its derivatives for this length of time. False where that is not defined. */
bool rounding_go_on(Rounding *n, double time, double length);

/* event.c */

typedef enum { EVENT_DONE, EVENT_MODEL_FAILED, EVENT_INCONSISTENT, EVENT_ENDLESS, EVENT_INEXACT } EventResult;

typedef struct EventChange {
    bool is_any;
    bool is_felt; /* derivatives may jump, or states have been set */
    bool is_seen; /* results show it */
    bool is_own;  /* felt, and not only because delayed values have come to breaks */
    bool is_restructured; /* the equations have another structure */
} EventChange;

typedef struct {
    long state_events, time_events, ticks; /* located; at an instant of a clock or a timed branch; of all clocks */
    long late_events;                      /* met at the end of the fixed step that contains the instant */
    long rounds, passes, restarts, indicators;
    long slides;                           /* along boundaries of relations */
    int unsure; /* number of timed branches that may have changed unseen, as no bounds were found */
} EventCounts;

/* The outcome when an indicator meets the boundary of its relation. */
typedef enum { MEETING_NOT, MEETING_TURNED, MEETING_HELD } Meeting;

struct Event {
    const ModelDescription *about;
    Clocks *clocks; /* NULL: there are none */
    Settling *settling, *starting;
    Impulses *impulses;
    Modes *modes; /* NULL: the structure never changes */
    Switches *before, *round, *pass; /* before the event, before the round, before the pass */
    Switches *now, *accepted;        /* the model's present values; discrete variables before the round */
    int *assumed, assumed_count;     /* branches that are in a group and have indicators */
    Rounding *rounding;
    Meeting *meeting; /* by indicator: at its boundary, within `noise` */
    double *noise;
    bool *is_turned;  /* by branch: it turns, whatever rounding says */
    Model *trial;     /* the model after an event that is only tried */
    const bool *is_crossed; /* by branch: found beyond its boundary, which caused the event; NULL: none */
    Toggles toggles;
    FILE *log;              /* NULL, as initially: no log */
    double time, length, last; /* of the event; of the run; of the event before */
    int near;               /* number of located events in a row that were near to the one before */
    int close;              /* number of those, until one was beyond a quarter of the distance that counts as near */
    int round_number, round_passes; /* passes in the round */
    bool is_initial, is_terminal;
    bool is_reset;
    bool is_again;  /* its first round is repeated, with the parts that have appeared */
    Switches *former; /* by discrete variable: its value when the repetition began */
    bool *is_unsure; /* by branch: it may have changed unseen */
    bool *is_told; /* by discrete variable: its remark was printed */
    bool *has_ticked; /* by clock: at the event */
    EventResult result;
    EventCounts counts;
    EventWatch watch;
    void *watcher;
};

/* Rows between events that contradict a relation: their number; time and branch of the first one. */
typedef struct {
    long rows;
    double time;
    int branch;
} Doubts;

typedef struct Undefined Undefined; /* undefined.c */

/* The search for events along a run. */
struct EventSearch {
    double *low, *high, *trial; /* indicators, for locating events */
    size_t *slacks;             /* by indicator: offset of its branch's slack */
    int *slackened, slackened_count; /* indicators with slack, as boundary_look() has found them */
    int *negative;              /* memory of a locator */
    double *known, known_at;    /* the indicators at the end of the last step, and its time; NAN after an event */
    double *grain;              /* their change within the rounding of the time that was located last */
    double *former, *beyond;    /* states at the last instant before a crossing, and at its instant */
    bool *is_crossed;           /* by branch, of the crossing that was found last */
    bool has_peaks;             /* a relation compares quantities that may rise and fall within a step */
    bool is_hiding, *is_hidden; /* by indicator: ignored while is_hiding */
    bool is_leaving_here, is_leaving_there; /* the crossing ends the slide on the model's side, or on the other */
    Undefined *undefined; /* NULL until a side of a relation is NaN */
    bool is_undefined;    /* a side was NaN at the last look */
    Doubts doubts;
    double instant;    /* when the next timed branch changes, as far as is known */
    double searched;   /* `instant` is known, and steps may go, up to there */
    double limit;      /* of pieces: kept while it is far ahead and no event has been met; -INFINITY: not known */
    double stretch;    /* that was searched last */
    double last_event;
    long vain_looks;   /* evaluations in searches whose bounds decided nothing */
    double span;       /* of time, over which indicators are expected to be nearly parabolas */
    long patience;     /* how often a span may be halved in vain */
    int idle_crossings; /* located events in a row that changed nothing */
    bool is_after_crossing; /* a located event was at `at`, and the integrator begins there, or has just begun */
};

Event *event_new(const ModelDescription *about, Arena *a);
void event_attach(Run *run, Model *m);
void event_watch(Event *e, EventWatch watch, void *watcher);
void event_follow(Event *e, Model *m, const double *indicators); /* at the end of a step without a crossing */

/* Solves the initial system and the first event together, after constants have been derived; exit status. */
int event_start(Run *run);

/* Goes on at the start of the run with the model's restored values, before event_keep() restores its own. */
int event_resume(Event *e, Model *m, const Options *o);
void event_keep(Event *e, Keeper *k);
static inline bool event_is_logged(const Event *e)
{
    return HAS_REPORTS && e->log;
}

void event_log_start(const Event *e, const Model *m); /* the discrete variables that the start changed */

/* Handles an event with the model's states set; exit status. is_crossed, by branch: found beyond its boundary; NULL:
 * none. Another branch that comes within rounding of its boundary keeps its value, by its slack. An event that may wait
 * changes nothing if it finds no consistent values, as within the rounding of a loop's solution. */
int event_happen(Event *e, Model *m, double time, bool is_terminal, const bool *is_crossed, bool may_wait);
bool event_try(Event *e, Model *m, double time, const bool *is_crossed); /* unwatched; false: it fails */
EventChange event_change(Event *e, const Model *m); /* by the last event as a whole */
/* The log's words for a branch with this new value; returns its element; NULL: its discrete variable is logged. */
const char *event_words(const Event *e, const Model *m, const ModelBranch *b, double value, char *line, size_t size);
void event_tell(Run *run); /* adds remarks that an event has made true to the run's notes, each once */
void event_report(const Event *e, FILE *out); /* with --stats */
const char *event_termination(const Model *m, bool *is_violation); /* why the run ends here; NULL: it does not */
bool event_show_whole(const Event *e, Model *m); /* ticks, phase and pre as it began; true: it was the last one */
void event_exchange(Event *e, Model *m); /* branches and discrete variables with those before the event, and back */
void event_unsure(Event *e, int branch); /* notes a row of events.branches that may have changed unseen; -1: none */
int event_ticks(Event *e, double time); /* goes past the ticks of that instant; how many clocks ticked */

/* The largest distance in time at which two events are near to each other. */
double event_nearness(const Event *e);

/* Detects events in a row that would never end (chattering). Called after each event that is not a mere tick; exit
 * status. boundary: the branch that the run slides along, or -1. */
int event_check_distance(Event *e, Model *m, int boundary);

/* rows_event.c: looks for a relation that a row between events contradicts; warns of all of them once, at the end. */
void event_doubt(Run *run, double time);
void event_tell_doubts(Run *run);

void boundary_open(Run *run); /* boundary.c: run->event and run->search */

/* boundary.c: the indicators with run->states: negative beyond a boundary and the slack that boundary_look() found. */
bool indicators_of(Run *run, double time, double *values);
double *boundary_slack(Run *run, int indicator);
void boundary_look(Run *run); /* finds the slacks */

/* crossing.c: crossings within the integrator's last step. */

enum { CROSSING_PATIENCE = 10000 }; /* initial EventSearch.patience */

Locator crossing_locator(Run *run); /* with the arrays of run->search and the present slacks */
bool crossing_indicators(void *run, double time, double *values); /* of the interpolant; false: not defined */
void crossing_mark(Run *run, const Locator *l);                   /* run->search->is_crossed, of l->high */

/* Looks from run->time.at until *end for an event that only the indicators show; *end becomes its time. Exit status. */
int crossing_find(Run *run, double *end, bool *is_found);

/* boundary.c: relations that meet their boundaries at a located event. */

/* Refines the states at a located event to those that just cross, if they may be refined. The locator holds the
 * indicators at that time and just before. */
void boundary_refine(Run *run, Locator *l, double time, bool may_be);
double boundary_while(const Run *run); /* length of the motion that shows whether a boundary is left */

/* For fixed steps: true if a relation turns at the end of a step, although rounding hides it. */
bool boundary_is_reached(Run *run, const double *values, double time);

void boundary_meet(Run *run, double time); /* prepares the event that follows, with the model at its time */

#endif
