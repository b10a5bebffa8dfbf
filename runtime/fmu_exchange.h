/* fmu_exchange.h - events that the importer handles, and states that it integrates: fmu_exchange.c. */
#ifndef FMU_EXCHANGE_H
#define FMU_EXCHANGE_H

#include "fmu.h"

/* The results of an event. */
typedef struct {
    bool is_ended, are_values_changed, has_next;
    double next; /* the next event that is known */
} FmuNews;

void fmu_open_exchange(Fmu *f); /* takes memory */
void fmu_keep_exchange(Fmu *f, Keeper *k);
void fmu_find_present(Fmu *f, const ModelStructure *now);
bool fmu_take_states(Fmu *f); /* takes the model's; absent ones keep their values. True if one has changed */
void fmu_give_states(Fmu *f); /* makes the importer's time and states the point */
FmuStatus fmu_enter_events(Fmu *f);
FmuStatus fmu_update_events(Fmu *f, FmuNews *news);
FmuStatus fmu_leave_events(Fmu *f);
FmuStatus fmu_complete_step(Fmu *f, bool *is_event, bool *is_ended);

/* By state of the structure: the state of the description. */
static inline const int *fmu_present_states(Fmu *f)
{
    const ModelStructure *now = model_structure(f->run.model);
    if (f->structure != now)
        fmu_find_present(f, now);
    return f->present;
}

/* ---- fmu_vector.c ---- */

/* The vectors of model exchange, in the order of the description; `function` is the function of the interface, for
 * messages. A wrong count is an error. */
typedef enum { FMU_STATES, FMU_DERIVATIVES, FMU_NOMINALS, FMU_INDICATORS } FmuVector;
FmuStatus fmu_set_time(Fmu *f, double time, const char *function);
FmuStatus fmu_set_states(Fmu *f, const double *states, size_t count, const char *function);
FmuStatus fmu_get_vector(Fmu *f, FmuVector vector, double *values, size_t count, const char *function);
size_t fmu_vector_size(const Fmu *f, FmuVector vector);
bool fmu_is_endless(const Model *m, int indicator); /* true if its interval is open on this side */
FmuStatus fmu_indicator(Fmu *f, unsigned indicator, double *value);
FmuStatus fmu_evaluate(Fmu *f, FmuKnown wanted); /* FMU_DISCARD after a message, where the model is not defined */

#endif
