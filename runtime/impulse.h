/* impulse.h - data and functions that impulse.c and transition.c share. */
#ifndef IMPULSE_H
#define IMPULSE_H

#include "event.h"

#include <float.h>

static const double part_of_run = 1e-9;    /* of the length of a run: how long an impulse lasts in calculations */
static const double rounding = 64 * DBL_EPSILON;

typedef enum {
    IMPULSE_LOST,        /* row: of events.jumps */
    IMPULSE_TWICE,       /* row of events.jumps */
    IMPULSE_NOT_LINEAR,
    IMPULSE_NOT_SOLVED,
    IMPULSE_OF_FACTOR,   /* row of variables: a state */
    IMPULSE_OF_RELATION, /* row of events.branches */
    IMPULSE_OF_DISCRETE, /* row of events.discretes */
    IMPULSE_OF_DELAY     /* row of variables: an operand */
} ImpulseTrouble;

typedef struct {
    ImpulseTrouble trouble;
    int row;
} ImpulseFailure;

/* The response of a model to impulses. */
typedef struct {
    double *change;  /* by state: how far it jumps */
    double *impulse; /* by jump: the impulse of its derivative */
} Response;

struct Impulses {
    const ModelDescription *about;
    const Clocks *clocks;
    Model *before, *settled; /* at the begin of the event; after its first round, with the states unchanged */
    Model *decided, *trial;  /* with branches as impulses decide them; for evaluations */
    LargeLoops loops;  /* of the trial: its factorizations must not affect those of the run */
    Switches *without; /* branches and discrete variables as the event determines them without impulses */
    /* By jump: the variable's largest value so far; its value and derivative, before and after; its jump; the size of
     * its impulse, at first the jump with unchanged states; how much of the jump may be rounding. */
    double *largest, *value[2], *slope[2], *jump, *size, *noise;
    double *kept, *states, *moved; /* states at the begin of the event, before impulses, after them */
    double *derivatives[3];
    Response response[2];
    double *work; /* memory to choose state sets anew; NULL: not needed */
    double factor, tolerance, step, length; /* of the run */
    ImpulseFailure failure;
};

/* Evaluates a copy of the model, s->trial, at other states, under impulses of these sizes (NULL: none) times `factor`.
 * False if that fails. */
bool impulses_evaluate(Impulses *s, const Model *m, double time, const double *states, const double *size,
                       double factor);

/* By jump: the values and derivatives of the jumping variables at these states. False if they are not defined. */
bool impulses_read(Impulses *s, const Model *m, double time, const double *states, double *value, double *slope);

/* Raises the noise to the distance of the jumping variables from `value`, at states that differ by rounding only. */
void impulses_compare(Impulses *s, const Model *m, double time, const double *states, const double *value);
bool impulses_take_jumps(Impulses *s); /* jumps from values before and after; false if all are rounding */

/* True if the variable is not a state in that structure. */
bool impulses_count(const ModelDescription *about, int jump, const ModelStructure *structure);
bool impulses_are_certain(const Impulses *s, int jump, double time); /* exceeds errors */
bool impulses_are_any_twice(Impulses *s, double time); /* with a failure, if a certain jump is differentiated again */
bool impulses_is_set_anew(const Impulses *s, int state); /* by the event, so that no impulse moves it */

/* The response to impulses of s->size at these states. */
bool impulses_respond(Impulses *s, const Model *m, double time, const double *states, Response *r);

/* From s->states and s->value[0], finds the states after impulses, s->moved, with the response s->response[1]. */
bool impulses_follow_after(Impulses *s, const Model *m, double time);
bool impulses_update(Impulses *s, const Model *m, double time, double factor); /* a pass of the event, in s->trial */

/* True if they differ by more than the required agreement and rounding of numbers of that size. */
bool impulses_is_other(double a, double b, double size);
bool impulses_fail(Impulses *s, ImpulseTrouble trouble, int row); /* returns false */
int impulses_explain_failure(const Impulses *s, const Model *m, double time); /* at once, from s->trial */
void impulses_log_states(const Impulses *s, const Model *m, double time, FILE *log); /* that moved */

#endif
