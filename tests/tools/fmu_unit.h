/* fmu_unit.h - an FMU that is loaded, with the functions of either version of FMI behind one name each. */
#ifndef FMU_UNIT_H
#define FMU_UNIT_H

#include "table.h"

enum { UNIT_OK, UNIT_WARNING, UNIT_DISCARD, UNIT_ERROR };

/* One; what is compared are columns of a result that the description has as numbers. */
typedef struct {
    void *library;
    int version;
    char token[128];
    size_t state_count, indicator_count;
    size_t reference_count;
    unsigned *references; /* of variables that are compared, arrays too */
    size_t count;         /* of their values: */
    size_t *columns;
    char (*units)[64];
} Unit;

extern Unit unit;

/* What an instance is to be. `update` is asked within steps: the time at which these end early, or INFINITY. */
typedef double UnitUpdate(void *environment, double time);
typedef struct {
    bool is_exchange, has_events, may_return;
    UnitUpdate *update;
    void *environment;
} UnitKind;

typedef struct {
    bool is_ended, are_values_changed, has_next;
    double next;
} UnitNews;

typedef struct {
    bool is_event, is_ended;
    double time; /* where it has ended */
} UnitStep;

void unit_open(const char *library, const char *description, const Table *result);
void unit_close(void);
int unit_messages(void); /* of this thread since it was asked last */

void *unit_new(const UnitKind *kind);
void unit_free(void *instance);
int unit_call(const char *name,
              void *instance); /* a function without other parameters, by its name behind the version */
int unit_begin(void *instance, double start, double stop); /* through the initialization */
int unit_step(void *instance, double time, double length, UnitStep *step);
int unit_get(void *instance, double *values); /* of all that are compared */
int unit_save(void *instance, void **state);
int unit_restore(void *instance, void *state);
void unit_free_state(void *instance, void **state);

/* Of model exchange. */
int unit_set_time(void *instance, double time);
int unit_set_states(void *instance, const double *states);
int unit_states(void *instance, double *states);
int unit_derivatives(void *instance, double *derivatives);
int unit_indicators(void *instance, double *indicators);
int unit_nominals(void *instance, double *nominals);
int unit_complete(void *instance, bool *is_event, bool *is_ended);
int unit_update(void *instance, UnitNews *news);

/* Values, row by row of a result, against that and its rows of events: prints what differs by more than so much of the
 * largest value; how many columns. */
int unit_compare(const Table *result, const double *values, const char *events, double relative);

#endif
