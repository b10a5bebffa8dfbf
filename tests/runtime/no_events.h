/* no_events.h - the functions that model.h requires of a model without events. */
#ifndef NO_EVENTS_H
#define NO_EVENTS_H

#include "model_events.h"
#include "usual.h"

#include <math.h>

static ModelEvents model_events = {.branch_count = 0};

WITHOUT_INDICATORS()
WITHOUT_INSTANTS()
WITHOUT_PHASES()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_UPDATE()

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set;
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

#endif
