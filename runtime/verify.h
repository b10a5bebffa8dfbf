/* verify.h - the translation is checked along the run. */
#ifndef VERIFY_H
#define VERIFY_H

#include "runtime.h"

typedef struct Verification Verification;

Verification *verification_new(Arena *a, const Options *o);
void verification_point(Verification *v, const Model *m, const Solver *solver, double time);
void verification_slide(Verification *v, const Model *here, const Model *there, double time); /* each by itself */
void verification_event(void *verification, Model *m, double time, EventStage stage, double factor); /* EventWatch */
int verification_report(const Verification *v, FILE *out);

#endif
