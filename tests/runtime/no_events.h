/* no_events.h - what model.h asks of a model in which nothing ever changes at once. */
#ifndef NO_EVENTS_H
#define NO_EVENTS_H

#include "model.h"

#include <math.h>

const ModelEvents model_events = {.branch_count = 0};

ModelStatus model_indicators(Model *m, double *indicator) { (void)m, (void)indicator; return MODEL_OK; }
void model_next_instant(const Model *m, double *next) { (void)m, (void)next; }
void model_set_phase(Model *m, bool is_initial, bool is_terminal) { (void)m, (void)is_initial, (void)is_terminal; }
void model_guess(Model *m, double time) { (void)m, (void)time; }
ModelStatus model_update(Model *m) { (void)m; return MODEL_OK; }

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set;
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

#endif
