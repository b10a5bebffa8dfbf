/* run.h - one run, for the files that it is made of: simulate.c, rows.c, delay.c, slide.c, advance.c. */
#ifndef RUN_H
#define RUN_H

#include "runtime.h"
#include "sliding.h"
#include "verify.h"

typedef struct {
    const Options *options;
    Model *model;
    LargeLoops loops;
    Delays *delays; /* NULL without any */
    double *states, *before;    /* present ones, and those before an event */
    double *origin;             /* those with which the integrator began anew */
    double *low, *high, *trial; /* indicators, for locating events */
    bool *is_crossed; /* by branch, of the crossing that was found last */
    bool is_leaving_here, is_leaving_there; /* it ends the slide, on the model's side or on the other one */
    Selection written, drawn;
    Results *results;
    FILE *events;
    Plot *plot;
    Verification *verification;
    Solver *solver; /* NULL without states */
    StateSets *sets;
    Event *event;
    Sliding *sliding;
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
    double *values, *derivatives; /* path.c: of all variables at a point; and memory */
    double *largest;     /* of all variables so far, where loops are not linear */
    int returns;         /* of the integrator to where it was, in a row */
    int idle_crossings;  /* located events in a row that changed nothing */
} Run;

double cpu_seconds(void);
FILE *report_stream(const Options *o); /* what reports are printed to */

/* delay.c: what quantities were, so that others can be it later; exit status. */

int delays_start(Run *run);                  /* once the model is initialized */
double delays_reach(const Run *run);         /* a step from `at` may end there: it needs nothing of itself */
double delays_known(Run *run, double time);  /* from `at`, so far towards that time all delayed values are known */
int delays_record(Run *run, double time);    /* from `at` until then */
int delays_break(Run *run, double time, EventChange change); /* after an event, with the states as it left them */

/* rows.c: rows of the results; exit status. */

bool states_at(Run *run, double time);   /* run->states, between `at` and `ahead` */
bool evaluate_at(Run *run, double time); /* the model, with run->states, and its outputs */
bool evaluate_after_event(Run *run, double time); /* likewise, also far from the loops' guesses */
int row_at(Run *run, double time);
int rows_before(Run *run, double time, bool is_crossed); /* those of the grid, as far as none is at the time itself; an
                                                            indicator may have been crossed before it */
int row_on_grid(Run *run, double time);             /* one of the grid, if it has one there */
int rows_of_event(Run *run, double time, bool is_seen); /* before and after, or what the grid asks for */

/* path.c: loops' solutions lead on from those of the last accepted step, or the run ends; exit status. */

/* What the integrator needs, and for a row everything, at a time not before run->accepted, with its states;
 * *is_defined says whether there is a solution, *was_another that the integrator has used another one's derivatives. */
int path_evaluate(Run *run, double time, bool is_row, bool *is_defined, bool *was_another);

/* The solutions there, which the model holds, become guesses. */
void path_accept(Run *run, double time);

void path_measure(Run *run); /* how large variables are, at each accepted step */

/* Before anything is done with the way from run->at to a time. *is_again: there is no such way, the integrator goes it
 * again in shorter steps. At an event, guesses become those just before it. */
int path_lead_on(Run *run, double time, bool is_event, bool *is_again);

/* slide.c: sliding along the boundary of a relation. */

bool slide_accept(Run *run); /* at `at`, where a step or an event has been; false: the integrator has failed */
void slide_break(Run *run); /* ends it, if there is one: the states are others now */

/* After an event: one that changes what is felt ends a slide, and what is located or timed does; one that undoes the
 * event before may begin one. An end is a change that is felt. */
void slide_follow(Run *run, bool is_located, bool is_timed, EventChange *change);

/* advance.c: from the start to the stop; exit status. */

int advance(Run *run);

#endif
