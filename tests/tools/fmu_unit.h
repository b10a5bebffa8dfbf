/* fmu_unit.h - an FMU that is loaded, with the functions of either version of FMI behind one name each; what its
 * description says; and its values against a result of the model's program. */
#ifndef FMU_UNIT_H
#define FMU_UNIT_H

#include "table.h"

enum { UNIT_OK, UNIT_WARNING, UNIT_DISCARD, UNIT_ERROR };

typedef struct UnitTold UnitTold;

/* One. Its values are those of numbers that are columns of the result, and of margins. References are 0 where there is
 * none. */
typedef struct {
    void *library;
    int version;
    char token[128];
    Table result;
    size_t state_count, indicator_count;
    size_t reference_count;
    unsigned *references; /* of these numbers, arrays too */
    size_t count;         /* of their values: */
    size_t *columns;      /* 0: it is not in the result */
    char (*units)[64];
    size_t told_count;
    UnitTold *told;      /* verdicts and margins */
    unsigned whole;      /* of another type than Float64 */
    unsigned signal;     /* that was asked for */
    unsigned array;      /* of one */
    unsigned calculated; /* of what nobody can set */
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

void unit_open(const char *library, const char *description, const char *result, const char *signal); /* or NULL */
void unit_close(void);

/* The functions of either version; their status. */
void *unit_instantiate(const char *name, const char *token, const UnitKind *kind); /* NULL: it is refused */
void *unit_new(const UnitKind *kind);
void unit_free(void *instance);
int unit_call(const char *name,
              void *instance); /* a function without other parameters, by its name behind the version */
int unit_enter(void *instance, double start, double stop); /* the initialization */
int unit_begin(void *instance); /* through the initialization, from the first row to the last one */
int unit_step(void *instance, double time, double length, UnitStep *step);
int unit_numbers(void *instance, const unsigned *references, size_t count, double *values, size_t value_count);
int unit_get(void *instance, double *values); /* all that are compared */
int unit_set_numbers(void *instance, const unsigned *references, size_t count, const double *values);
int unit_set_truth(void *instance, unsigned reference, bool value);
int unit_choice(void *instance, unsigned reference, int *value); /* of an enumeration */
int unit_save(void *instance, void **state);
int unit_restore(void *instance, void *state);
void unit_free_state(void *instance, void **state);
char *unit_serialize(void *instance, void *state, size_t *size); /* to be freed */
int unit_deserialize(void *instance, const char *bytes, size_t size, void **state);

/* Those of model exchange. */
int unit_set_time(void *instance, double time);
int unit_set_states(void *instance, const double *states);
int unit_states(void *instance, double *states);
int unit_derivatives(void *instance, double *derivatives);
int unit_indicators(void *instance, double *indicators);
int unit_nominals(void *instance, double *nominals);
int unit_complete(void *instance, bool *is_event, bool *is_ended);
int unit_update(void *instance, UnitNews *news);

/* Prints what is not so. */
void unit_fault(const char *what, double value);
void unit_expect(const char *what, bool is);
void unit_refused(const char *what, int status); /* there is to be an error, and a message */
int unit_messages(void);                         /* of this thread since it was asked last */
int unit_faults(void);                           /* how many were printed */

/* Of the result's rows. */
double unit_time(size_t row);
double unit_last_time(void);
double *unit_room(void); /* for values, row by row; to be freed */
void unit_same_bits(const char *what, const double *a, const double *b, size_t first);

/* Values against the result and its rows of events, which are as near as so much of the time: what differs by more than
 * so much of the largest value is a fault. */
void unit_compare(const double *values, const char *events, double relative, double near);

void unit_try_threads(double *run(void)); /* eight at the same time come to the bits of one alone */
void unit_tell(void *instance);           /* prints verdicts and margins */

#endif
