/* fmu_unit.h - a loaded FMU: functions with the same names for both versions of FMI, the contents of its description,
 * and the comparison of its values with a result of the model's program. */
#ifndef FMU_UNIT_H
#define FMU_UNIT_H

#include "table.h"

enum { UNIT_OK, UNIT_WARNING, UNIT_DISCARD, UNIT_ERROR };

typedef struct UnitTold UnitTold;

/* The loaded FMU. Its compared values are the numbers that are columns of the result, and margins. A reference of 0
 * means that there is no such variable. */
typedef struct {
    void *library;
    int version;
    char token[128];
    Table result;
    size_t state_count, indicator_count;
    size_t reference_count;
    unsigned *references; /* of the compared numbers, also of arrays */
    size_t count;         /* number of their values */
    size_t *columns;      /* by value: column of the result; 0: none */
    char (*units)[64];
    size_t told_count;
    UnitTold *told;      /* verdicts and margins */
    unsigned whole;      /* reference of a variable of another type than Float64 */
    unsigned signal;     /* of the signal given to unit_open() */
    unsigned array;      /* of an array */
    unsigned calculated; /* of a variable that cannot be set */
} Unit;

extern Unit unit;

/* The kind of an instance. `update` is called within steps; it returns the time of an early return, or INFINITY. */
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
    double time; /* the end of the step */
} UnitStep;

void unit_open(const char *library, const char *description, const char *result, const char *signal); /* or NULL */
void unit_close(void);

/* The functions of both versions. They return their status. */
void *unit_instantiate(const char *name, const char *token, const UnitKind *kind); /* NULL: rejected */
void *unit_new(const UnitKind *kind);
void unit_free(void *instance);
int unit_call(const char *name,
              void *instance); /* calls a function without other parameters; name: without fmi and version */
int unit_enter(void *instance, double start, double stop); /* enters the initialization */
int unit_begin(void *instance); /* runs the initialization; start and stop are the times of the first and last row */
int unit_step(void *instance, double time, double length, UnitStep *step);
int unit_numbers(void *instance, const unsigned *references, size_t count, double *values, size_t value_count);
int unit_get(void *instance, double *values); /* all compared values */
int unit_set_numbers(void *instance, const unsigned *references, size_t count, const double *values);
int unit_set_truth(void *instance, unsigned reference, bool value);
int unit_choice(void *instance, unsigned reference, int *value); /* of an enumeration */
int unit_save(void *instance, void **state);
int unit_restore(void *instance, void *state);
void unit_free_state(void *instance, void **state);
char *unit_serialize(void *instance, void *state, size_t *size); /* to be freed */
int unit_deserialize(void *instance, const char *bytes, size_t size, void **state);

/* The functions of model exchange. */
int unit_set_time(void *instance, double time);
int unit_set_states(void *instance, const double *states);
int unit_states(void *instance, double *states);
int unit_derivatives(void *instance, double *derivatives);
int unit_indicators(void *instance, double *indicators);
int unit_nominals(void *instance, double *nominals);
int unit_complete(void *instance, bool *is_event, bool *is_ended);
int unit_update(void *instance, UnitNews *news);

/* Faults, which are printed. */
void unit_fault(const char *what, double value);
void unit_expect(const char *what, bool is);
void unit_refused(const char *what, int status); /* a fault unless there is an error and a message */
int unit_messages(void);                         /* number in this thread since the last call */
int unit_faults(void);                           /* number of printed faults */

/* Rows of the result. */
double unit_time(size_t row);
double unit_last_time(void);
double *unit_room(void); /* memory for values, row by row; to be freed */
void unit_same_bits(const char *what, const double *a, const double *b, size_t first);

/* Compares values with the result, and with its event rows at a distance of at most `near`. A difference of more than
 * `relative` times the largest value is a fault. */
void unit_compare(const double *values, const char *events, double relative, double near);

void unit_try_threads(double *run(void)); /* eight runs at the same time must be bitwise equal to a single one */
void unit_tell(void *instance);           /* prints verdicts and margins */

#endif
