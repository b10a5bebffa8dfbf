/* run.h - one run, for the files that it is made of: simulate.c, rows.c, advance.c, and path.c, delay.c, sliding.c,
 * occur.c. */
#ifndef RUN_H
#define RUN_H

#include "runtime.h"
#include "parts.h"
#include "results.h"

typedef struct Steady Steady; /* steady.c */
typedef struct Plot Plot;     /* plot.c */
typedef struct Figures Figures;
typedef struct Undefined Undefined; /* undefined.c */

/* Rows between events that contradict a relation: how many; the first one's time, and its relation's branch. */
typedef struct {
    long rows;
    double time;
    int branch;
} Doubts;

struct Run {
    const ModelDescription *about;
    const Options *options;
    Arena *arena;
    Model *model;
    LargeLoops loops;
    Delays *delays; /* NULL without any; so are sets, event and sliding */
    double *states, *before;    /* present ones, and those before an event */
    double *former, *beyond, *crossing; /* those at the last instant before a crossing, at its instant, and between
                                           these where the crossing is; the last ones count at that time: */
    double crossed_at;
    double *origin;             /* those with which the integrator began anew */
    double *low, *high, *trial; /* indicators, for locating events */
    double *grain;              /* how much they change within the rounding of the time that was located last */
    bool *is_crossed; /* by branch, of the crossing that was found last */
    bool has_peaks;             /* some relation compares what may rise and fall within a step */
    bool is_hiding, *is_hidden; /* by indicator: while is_hiding, it does not count */
    Doubts doubts;
    bool is_leaving_here, is_leaving_there; /* it ends the slide, on the model's side or on the other one */
    Selection written, drawn;
    Results *results;
    FILE *events;
    Plot *plot;
    Figures *figures; /* of what is plotted; NULL without a plot */
    Verification *verification;
    Solver *solver; /* NULL without states */
    StateSets *sets;
    Event *event;
    Sliding *sliding;
    Undefined *undefined; /* NULL until a relation is of no number */
    bool is_undefined;    /* one is where a crossing was found */
    Requirements *requirements; /* NULL without any */
    Poles *poles;           /* NULL without any */
    Trajectory *trajectory;     /* NULL: it is not used */
    bool is_mean, was_mean; /* rows show what the slide is on average; before the event */
    Progress progress;
    Times times;
    double time; /* of the last row */
    long next;   /* row of the grid to be written next */
    double at, ahead;    /* the run is complete until `at`; the integrator is ahead by a part of its step, or not */
    double instant;      /* when the next timed branch changes, as far as is known */
    double searched;     /* so far it is known, and steps go */
    double stretch;      /* that was searched last */
    double last_event;
    long vain_looks;     /* of searches whose bounds did not tell */
    double span;         /* part of a step, over which indicators are expected to be nearly parabolas */
    long patience;       /* how often a span may be halved in vain */
    bool is_begun_anew;  /* the integrator has made no step since `at`, where the states are `states` */
    bool is_first_step;  /* the step that reaches `ahead` is the first one since the integrator began anew */
    bool is_after_crossing; /* there has been a located event at `at`, and the integrator begins there, or just has */
    const char *termination;  /* why the run ends before its stop; NULL: it does not */
    bool is_violated;    /* for an assertion does not hold */
    double accepted;     /* time of the loops' guesses */
    bool has_outputs;    /* the model also holds what only results need */
    Model *kept;         /* as it was at the end of the last piece, or just before an event */
    bool is_kept;        /* just before the event, since guesses are to be those too */
    double *values, *derivatives; /* path.c: of all variables at a point; and memory */
    double *reached;     /* by variable: see magnitudes_gather */
    double *opening;     /* for the record: branches as they are in the first row, NaN of what is absent; or NULL */
    double *largest;     /* of all variables so far, where loops are not linear */
    int returns;         /* of the integrator to where it was, in a row */
    int idle_crossings;  /* located events in a row that changed nothing */
    Steady *steady;      /* while the run is integrated to find rest; else NULL */
    bool is_silent;      /* then it has no rows */
    const char **notes;  /* what --steady and --linearize have to say besides */
    int note_count, note_capacity;
    Keeper *keeper;      /* of a run that goes on from a saved state, else NULL */
    double saved_at;     /* wall seconds of the last state that was saved */
    bool is_save_due, is_ending; /* a state is to be saved; the last event is due, that of terminal() */
    char *part;         /* name of the file that a state is written to first */
    bool is_state_kept; /* it is there */
};

double cpu_seconds(void);
FILE *report_stream(const Options *o); /* what reports are printed to */
void run_note(Run *run, const char *format, ...) PRINTF_LIKE(2, 3); /* printed at the end */

/* rows.c: rows of the results; exit status. */

bool run_states_at(Run *run, double time);   /* run->states, between `at` and `ahead` */
bool evaluate_at(Run *run, double time); /* the model, with run->states, and its outputs */
bool evaluate_after_event(Run *run, double time); /* likewise, also far from the loops' guesses */
int row_at(Run *run, double time);
int row_apart(Run *run, double time); /* likewise, also far from the loops' guesses, which follow */
int rows_before(Run *run, double time, bool is_crossed); /* those of the grid, as far as none is at the time itself; an
                                                            indicator may have been crossed before it */
int row_without_event(Run *run, double time);       /* where a step or a part of one ends, if one is wanted there */
int rows_of_event(Run *run, double time, bool is_seen); /* before and after, or what the grid asks for */

/* Computes what the integrator needs, and for a row everything, at a time with its states; *is_defined says whether
 * there is a solution. False if there is none, or if it may not be the one that leads on from the last accepted
 * step. */
bool evaluate_for(Run *run, double time, bool is_row, bool *is_defined);

/* The same, not before run->accepted; where that is in doubt, path.c follows it. *was_another: the integrator has used
 * another one's derivatives. Exit status. */
int evaluate_on_path(Run *run, double time, bool is_row, bool *is_defined, bool *was_another);

/* The solutions there, which the model holds, become guesses. */
void accept_loops(Run *run, double time);

/* advance.c: from the start to the stop; exit status. */

int advance(Run *run);
int take_step(Run *run, double limit);      /* from `at`, or without states to the next row */
int accept(Run *run, bool is_after_event);  /* the loops' guesses follow, and a slide */

/* undefined.c: is a relation of what is no number needed? At the end of a step, or where a crossing is found, by the
 * indicators there; and at the event of that crossing, with run->states. Exit status. */
int undefined_look(Run *run, const double *indicators, double time, bool is_found);
int undefined_meet(Run *run, double time);

/* report.c: a file that the run leaves besides its results; - is standard output. Exit status. */
typedef void ReportPrint(const Run *run, FILE *out, const void *context);
int report_write(const Run *run, const char *file, ReportPrint *print, const void *context);

static inline bool is_sliding(const Run *run)
{
    return run->sliding && model_parts.sliding->is_on(run->sliding);
}

/* The first time at or after it at which a step may end. */
static inline double known_boundary(const Run *run, double time)
{
    return run->solver ? solver_boundary(run->solver, time) : time;
}

static inline double known_end(const Run *run)
{
    return run->solver ? solver_end(run->solver, run->options->stop) : run->options->stop;
}

/* A time within rounding of the stop counts as the stop. */
static inline bool is_at_stop(const Run *run, double time)
{
    return !(time < run->options->stop) || is_same_instant(time, run->options->stop);
}

/* The run is at a time within a fixed step: no event is there. */
static inline bool is_within_step(const Run *run, double time)
{
    return run->solver && has_fixed_steps(run->options->method) && run->ahead > time &&
           !is_same_instant(run->ahead, time);
}

#endif
