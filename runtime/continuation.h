/* continuation.h - a loop's solution followed from its guess while the residuals shrink; see continuation.c. */
#ifndef CONTINUATION_H
#define CONTINUATION_H

#include "runtime.h"

/* A loop of any kind. */
typedef struct {
    const ModelDescription *about;
    const ModelLoop *loop;
    double *z;                          /* the guess; afterwards the solution, or what means nothing */
    double *before, *longest, *length;  /* memory: of loop->size each */
    /* From z, where that part of the guess's residuals is left of them. leads_on: as in chord_solve. */
    ModelStatus (*solve)(void *context, double part, bool *leads_on);
    void *context;
} Continuation;

/* False if there is no way, or if the solution jumps on it. */
bool continuation_follow(const Continuation *c);

#endif
