/* run.h - one run, for the files that it is made of: simulate.c, rows.c, advance.c, and parts. */
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

/* Where the integrator is: it has made no step since `at`, where the states are `states`; the step that reaches `ahead`
 * is the first one since it began anew; or it goes on. */
typedef enum { STAGE_ANEW, STAGE_FIRST, STAGE_ON } Stage;

/* How far the run is. */
typedef struct {
    double at, ahead;   /* it is complete until `at`; the integrator is ahead by a part of its step, or not */
    Stage stage;
    double *origin;     /* states with which the integrator began anew */
    double *crossing;   /* those at the located event there: */
    double crossed_at;  /* NAN: none since the integrator began anew */
} RunTime;

/* What loops are solved from. */
typedef struct {
    LargeLoops loops;
    double accepted;    /* time of the guesses */
    bool has_outputs;   /* the model also holds what only results need */
    Model *kept;        /* as it was at the end of the last piece, or just before an event */
    bool is_kept;       /* just before the event, since guesses are to be those too */
    double *values, *derivatives; /* path.c: of all variables at a point; and memory */
    double *largest;    /* of all variables so far, where loops are not linear */
    int returns;        /* of the integrator to where it was, in a row */
} RunGuesses;

/* What the run leaves. */
typedef struct {
    Selection written;
    Results *results;                                            /* NULL: there are none, */
    int (*write)(Results *results, const Model *m, double time); /* nor this */
    FILE *events;       /* the log */
    Drawing *drawing;   /* NULL without a plot */
    Verification *verification;
    Progress *progress;
    Times times;
    double time;        /* of the last row */
    long next;          /* row of the grid to be written next */
    double due;         /* its time; INFINITY: there is none */
    bool is_silent;     /* while a search for rest is integrated: no rows */
    double *opening;    /* for the record: branches in the first row; NaN: absent, infinite: not evaluated; or NULL */
    bool is_unverified; /* verification has failed */
    const char **notes; /* of the run, printed at its end */
    int note_count, note_capacity;
} RunRows;

enum {
#define PART(type, object, name) PART_##name,
#include "parts.def"
#undef PART
    PART_COUNT
};

/* Of a run, from `at`: as far as an event is known, or the stop, at most. */
struct Piece {
    double limit, reach; /* it ends there at most, and a step for it */
    double time;         /* there it ends */
    bool is_located, is_event; /* at a crossing that was found; an event is there */
    bool is_again;       /* there is no such way: the integrator goes it again in shorter steps */
};

struct Run {
    const RunPart *turns[RUN_TURNS][PART_COUNT + 1]; /* of each turn the parts that have it, then NULL */
    const ModelDescription *about;
    const Options *options;
    Arena *arena;
    Model *model;
    double *states, *before; /* present ones, and those before an event */
    double *reached;         /* by variable: see magnitudes_gather */
    RunTime time;
    RunGuesses guesses;
    RunRows rows;
    const char *termination; /* why the run ends before its stop; NULL: it does not */
    bool is_violated;        /* for an assertion does not hold */
    bool is_ending;          /* the last event is due, that of terminal() */
    Solver *solver;          /* NULL without states */

    /* Of parts; NULL where the model has no need of them. */
    Event *event;
    EventSearch *search; /* of events, event.h */
    Delays *delays;
    StateSets *sets;
    Sliding *sliding;
    Poles *poles;
    Requirements *requirements;
    Trajectory *trajectory;
    Answers *answers; /* NULL: no figures are asked for */
    Steady *steady; /* while the run is integrated to find rest */
    Saving *saving;
    Keeper *resumed; /* of a run that goes on: what is read; snapshot.c */
    Rig *rig;
    struct Fmu *fmu; /* fmu.h */
    struct Calibration *calibration; /* calibration.h */
    bool is_recalibrated; /* parameters have changed, and the integrator has not begun anew */
};

/* Each part that has that function. */
#define EACH_PART(run, function) \
    for (const RunPart *const *part = (run)->turns[offsetof(RunPart, function) / sizeof(void (*)(void))]; *part; part++)

void run_has_parts(Run *run); /* start.c */
void run_open(Run *run);      /* takes memory; with options and parts */
int run_start(Run *run);      /* solves the start, or restores it; exit status */
int prepare_model(Run *run);  /* constants and start values, then initialized at the start; exit status */

double cpu_seconds(void);

/* effort.c: of all integrators of the run; seconds of CLOCK_MONOTONIC. */
SolverCounts run_counts(const Run *run);
double wall_seconds(void);
int worse_status(int a, int b); /* the more severe of two */
FILE *report_stream(const Options *o); /* what reports are printed to */
void run_note(Run *run, const char *format, ...) PRINTF_LIKE(2, 3); /* printed at the end */

/* rows.c: rows of the results; exit status. */

bool run_states_at(Run *run, double time);   /* run->states, between `at` and `ahead` */
bool evaluate_at(Run *run, double time); /* the model, with run->states, and its outputs */
bool evaluate_after_event(Run *run, double time); /* likewise, also far from the loops' guesses */
int row_at(Run *run, double time);
int pause_run(Run *run, double time);        /* after a row, or a step: does the run go on? */
bool row_is_wanted(const Run *run, double time, bool is_on_grid); /* beside those of events */
bool row_is_on_grid(const Run *run, double time);
bool row_is_defined(const Model *m); /* all that is shown is finite, or absent */
int row_write(Run *run, double time); /* of the model's present values, which must be complete */
int rows_before(Run *run, double time, bool is_crossed); /* those of the grid, as far as none is at the time itself; an
                                                            indicator may have been crossed before it */
void rows_go_on(Run *run, long next); /* with that row of the grid */
int row_without_event(Run *run, double time);       /* where a step or a part of one ends, if one is wanted there */

/* Computes what the integrator needs, and for a row everything, at a time with its states; *is_defined says whether
 * there is a solution. False if there is none, or if it may not be the one that leads on from the last accepted
 * step. */
bool evaluate_for(Run *run, double time, bool is_row, bool *is_defined);

/* The same, not before the guesses; where that is in doubt, path.c follows it. *was_another: the integrator has used
 * another one's derivatives. Exit status. */
int evaluate_on_path(Run *run, double time, bool is_row, bool *is_defined, bool *was_another);

/* The solutions there, which the model holds, become guesses. */
void accept_loops(Run *run, double time);

/* advance.c: from the start to the stop; exit status. */

int advance(Run *run);
int advance_begin(Run *run); /* to the start, with an integrator */
int advance_piece(Run *run); /* as far as an event is known, or a step, with that event */
Piece advance_next(Run *run); /* how far that is at most */
int advance_reach(Run *run, Piece *p); /* a step so far, and where the piece ends; not if it is to be gone again */
int advance_end(Run *run, Piece *p);   /* it is gone, with the event at its end; likewise */
int advance_meet(Run *run, double time, bool is_located); /* the event there */
int take_step(Run *run, double limit);      /* from `at`, or without states to the next row */
int accept(Run *run, bool is_after_event);  /* the loops' guesses follow, and a slide */

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
