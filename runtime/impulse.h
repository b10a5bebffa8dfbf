/* impulse.h - what impulse.c and transition.c share. */
#ifndef IMPULSE_H
#define IMPULSE_H

#include "event.h"

#include <float.h>

static const double part_of_run = 1e-9;    /* in which an impulse happens that is followed by numbers */
static const double rounding = 64 * DBL_EPSILON;

typedef enum {
    IMPULSE_LOST,        /* row: of events.jumps */
    IMPULSE_TWICE,       /* likewise */
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
    Model *before, *settled; /* when the event began; when it was settled first, with the states as they were */
    Model *decided, *trial;  /* with branches as impulses decide them; memory */
    LargeLoops loops;  /* of the trial: its factorizations must not show in the run's */
    Switches *without; /* what an event determines without impulses */
    /* By jump: its largest value so far; it and its derivative, before and after; how far it jumps, in all and with
     * the states as they are; how much of it rounding may make. */
    double *largest, *value[2], *slope[2], *jump, *size, *noise;
    double *kept, *states, *moved; /* when the event began, before impulses, after them */
    double *derivatives[3];
    Response response[2];
    double *work; /* where sets of states are chosen anew; NULL: nowhere */
    double factor, tolerance, step, length; /* of the run */
    ImpulseFailure failure;
};

/* A copy of the model in s->trial at other states, under impulses of these sizes (NULL: none). */
bool impulses_evaluate(Impulses *s, const Model *m, double time, const double *states, const double *size,
                       double factor);

/* What jumps and how fast it moves, there, by jump. False where it is not defined. */
bool impulses_read(Impulses *s, const Model *m, double time, const double *states, double *value, double *slope);

/* How far what jumps is from these values there, where nothing but rounding tells the states apart, is noise. */
void impulses_compare(Impulses *s, const Model *m, double time, const double *states, const double *value);
bool impulses_take_jumps(Impulses *s); /* from values before and after; false if all are rounding */

/* Is it no state in that structure? Else it counts for nothing. */
bool impulses_count(const ModelDescription *about, int jump, const ModelStructure *structure);
bool impulses_are_certain(const Impulses *s, int jump, double time); /* more than errors of numbers? */
bool impulses_are_any_twice(Impulses *s, double time); /* of those, is any differentiated once more? Then it fails */
bool impulses_is_set_anew(const Impulses *s, int state); /* by the event: no impulse moves it */

/* The response to impulses of s->size at these states. */
bool impulses_respond(Impulses *s, const Model *m, double time, const double *states, Response *r);

/* From s->states and s->value[0] on: the states come to s->moved, s->response[1] says how. */
bool impulses_follow_after(Impulses *s, const Model *m, double time);
bool impulses_update(Impulses *s, const Model *m, double time, double factor); /* a pass of the event, in s->trial */

/* Do they differ by more than rounding of that size, and the agreement that is asked for, allow? */
bool impulses_is_other(double a, double b, double size);
bool impulses_fail(Impulses *s, ImpulseTrouble trouble, int row); /* false */
int impulses_explain_failure(const Impulses *s, const Model *m, double time); /* at once: s->trial is where it failed */
void impulses_log_states(const Impulses *s, const Model *m, double time, FILE *log); /* that have moved */

#endif
