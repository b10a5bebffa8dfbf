/* run.h - one run, for the files that implement it: simulate.c, rows.c, advance.c, and parts. */
#ifndef RUN_H
#define RUN_H

#include "runtime.h"
#include "parts.h"
#include "results.h"

typedef struct Steady Steady;           /* steady.c */
typedef struct Drawing Drawing;         /* drawing.c */
typedef struct EventSearch EventSearch; /* event.h */
typedef struct Rig Rig;                 /* realtime.c */
typedef struct Saving Saving;           /* saved.c */
typedef struct Progress Progress;       /* progress.c */
typedef struct Poles Poles;             /* pole.c */
typedef struct Answers Answers;         /* figure.c */
typedef struct Verification Verification; /* verify.c */

/* The stage of the integrator. ANEW: it has made no step since `at`, where the states are run->states. FIRST: the step
 * that reaches `ahead` is the first one since a restart. ON: later steps. */
typedef enum { STAGE_ANEW, STAGE_FIRST, STAGE_ON } Stage;

/* The progress of the run. */
typedef struct {
    double at, ahead;   /* the run is complete until `at`; the integrator has reached `ahead`, which may be later */
    Stage stage;
    double *origin;     /* states at the last restart of the integrator */
    double *crossing;   /* states at the located event at crossed_at */
    double crossed_at;  /* NAN: no located event since the last restart of the integrator */
} RunTime;

/* The guesses from which loops are solved. */
typedef struct {
    LargeLoops loops;
    double accepted;    /* time of the guesses */
    bool has_outputs;   /* the model also holds variables that only results need */
    Model *kept;        /* a copy of the model at the end of the last piece, or just before an event */
    bool is_kept;       /* `kept` is the model just before the event, with its guesses */
    double *values, *derivatives; /* path.c: of all variables at a point; and memory */
    double *largest;    /* of all variables so far, where loops are not linear */
    int returns;        /* how often in a row the integrator went back to its last point */
} RunGuesses;

/* The outputs of the run. */
typedef struct {
    Selection written;
    Results *results;                                            /* NULL: none */
    int (*write)(Results *results, const Model *m, double time); /* writes a row of them */
    FILE *events;       /* the log */
    Drawing *drawing;   /* NULL without a plot */
    Verification *verification;
    Progress *progress;
    Times times;
    double time;        /* of the last row */
    long next;          /* row of the grid to be written next */
    double due;         /* its time; INFINITY: none */
    bool is_silent;     /* no rows, because the run is integrated to find rest */
    double *opening;    /* for the record: branches in the first row; NaN: absent, infinite: not evaluated; or NULL */
    bool is_unverified; /* verification or the run has failed */
    const char **notes; /* of the run, printed at its end */
    int note_count, note_capacity;
} RunRows;

enum {
#define PART(type, object, name) PART_##name,
#include "parts.def"
#undef PART
    PART_COUNT
};

/* A piece of a run, from `at` to the next known event or to the stop at most. */
struct Piece {
    double limit, reach; /* the latest end of the piece, and of a step for it */
    double time;         /* its end */
    bool is_located, is_event; /* it ends at a crossing that was found; with an event */
    bool is_again;       /* its solution was rejected: the integrator repeats it in shorter steps */
};

struct Run {
    const RunPart *turns[RUN_TURNS][PART_COUNT + 1]; /* by function of RunPart: the parts that have it, then NULL */
    const ModelDescription *about;
    const Options *options;
    Arena *arena;
    Model *model;
    double *states, *before; /* the present states, and those before an event */
    double *reached;         /* by variable: see magnitudes_gather */
    RunTime time;
    RunGuesses guesses;
    RunRows rows;
    const char *termination; /* why the run ends before its stop; NULL: it does not */
    bool is_violated;        /* it ends because an assertion does not hold */
    bool is_ending;          /* the last event is due, that of terminal() */
    Solver *solver;          /* NULL without states */

    /* Objects of parts; NULL if the model does not need them. */
    Event *event;
    EventSearch *search; /* for events: event.h */
    Delays *delays;
    StateSets *sets;
    Sliding *sliding;
    Poles *poles;
    Requirements *requirements;
    Trajectory *trajectory;
    Answers *answers; /* NULL: no figures are requested */
    Steady *steady; /* while the run is integrated to find rest */
    Saving *saving;
    Keeper *resumed; /* of a resumed run: the saved state; snapshot.c */
    Rig *rig;
    struct Fmu *fmu; /* fmu.h */
    struct Calibration *calibration; /* calibration.h */
    bool is_recalibrated; /* parameters have changed, and the integrator has not been restarted */
};

/* A loop over the parts that have this function. */
#define EACH_PART(run, function) \
    for (const RunPart *const *part = (run)->turns[offsetof(RunPart, function) / sizeof(void (*)(void))]; *part; part++)

void run_has_parts(Run *run); /* start.c */
void run_open(Run *run);      /* takes memory; options and parts must be set */
int run_start(Run *run);      /* solves the start, or restores it; exit status */
int prepare_model(Run *run);  /* sets constants and start values, then initializes at the start; exit status */

double cpu_seconds(void);

/* effort.c: counts of all integrators of the run; seconds of CLOCK_MONOTONIC. */
SolverCounts run_counts(const Run *run);
double wall_seconds(void);
int worse_status(int a, int b); /* the more severe of two */
FILE *report_stream(const Options *o); /* for printing reports */
void run_note(Run *run, const char *format, ...) PRINTF_LIKE(2, 3); /* printed at the end */

/* rows.c: rows of the results; exit status. */

bool run_states_at(Run *run, double time);   /* sets run->states, for a time from `at` to `ahead` */
bool evaluate_at(Run *run, double time); /* evaluates the model and its outputs with run->states */
bool evaluate_after_event(Run *run, double time); /* the same, even far from the guesses of loops */
int row_at(Run *run, double time);
int pause_run(Run *run, double time);        /* after a row, or a step: not STATUS_DONE if the run must end */
bool row_is_wanted(const Run *run, double time, bool is_on_grid); /* apart from rows of events */
bool row_is_on_grid(const Run *run, double time);
bool row_is_defined(const Model *m); /* true if all variables shown are finite or absent */
int row_write(Run *run, double time); /* the model's present values, which must be complete */
int rows_before(Run *run, double time, bool is_crossed); /* writes rows of the grid before that time, in which an
                                                            indicator may have been crossed */
void rows_go_on(Run *run, long next); /* sets the next row of the grid */
int row_without_event(Run *run, double time);       /* where a step or a part of one ends, if a row is wanted there */

/* Evaluates the model at a time with the states there: what the integrator needs, and for a row all variables.
 * *is_defined: there is a solution. Returns false if there is none, or if it may not be the one that leads on from the
 * last accepted step. */
bool evaluate_for(Run *run, double time, bool is_row, bool *is_defined);

/* The same, not before the time of the guesses. If the solution is in doubt, path.c follows it from there.
 * *was_another: the integrator has used the derivatives of another solution. Exit status. */
int evaluate_on_path(Run *run, double time, bool is_row, bool *is_defined, bool *was_another);

/* Makes the solutions of loops at this time, which the model holds, the guesses. */
void accept_loops(Run *run, double time);

/* advance.c: from the start to the stop; exit status. */

int advance(Run *run);
int advance_begin(Run *run); /* at the start: creates the integrator */
Piece advance_next(Run *run); /* the next piece, with its latest end */
int advance_reach(Run *run, Piece *p); /* makes a step for it, finds its end and writes rows; may set is_again */
int advance_end(Run *run, Piece *p);   /* completes it with the event at its end; may set is_again */
int advance_meet(Run *run, double time, bool is_located); /* the event there */
int take_step(Run *run, double limit);      /* from `at`, or without states to the next row */
int accept(Run *run, bool is_after_event);  /* at `at`: updates the guesses of loops, and a slide */

static inline double known_end(const Run *run)
{
    return run->solver ? solver_end(run->solver, run->options->stop) : run->options->stop;
}

/* A time within rounding of the stop counts as the stop. */
static inline bool is_at_stop(const Run *run, double time)
{
    return !(time < run->options->stop) || is_same_instant(time, run->options->stop);
}

#endif
