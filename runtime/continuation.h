/* continuation.h - follows a loop's solution from its guess while the residuals shrink; see continuation.c. */
#ifndef CONTINUATION_H
#define CONTINUATION_H

#include "runtime.h"

/* A loop, solved by any method. */
typedef struct {
    const ModelDescription *about;
    const ModelLoop *loop;
    double *z;                          /* the guess; afterwards the solution, or undefined */
    double *before, *longest, *length;  /* memory: of loop->size each */
    /* Solves from z until only this part of the residuals at the guess is left. leads_on: as in chord_solve. */
    ModelStatus (*solve)(void *context, double part, bool *leads_on);
    void *context;
} Continuation;

/* False if the solution cannot be followed, or jumps. */
bool continuation_follow(const Continuation *c);

#endif
