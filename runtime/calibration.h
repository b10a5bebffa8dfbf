/* calibration.h - parameters that change while a program runs. */
#ifndef CALIBRATION_H
#define CALIBRATION_H

#include "run.h"

typedef struct Calibration Calibration;
typedef struct Changes Changes; /* changes that are known before the run */

/* calibration.c, for the rig. Arrays of values are by parameter, in the order of variables. */
struct CalibrationPart {
    RunPart run;

    /* Parameters are the constants that --set takes, except structural ones; of aliases only one. */
    bool (*is_parameter)(const ModelDescription *about, int variable);
    Changes *(*create)(Arena *a);                                                     /* an empty list; */
    void (*add)(Changes *changes, Arena *a, double time, int variable, double value); /* in the order of times */

    void (*open)(Run *run); /* takes memory, once */
    int (*count)(const Run *run);
    int (*variable)(const Run *run, int parameter);
    void (*get)(const Run *run, double *values);

    /* Sets all parameters at once, with the constants derived from them. False if that is impossible; nothing has then
     * changed. Other effects follow at the next event, or the next step. */
    bool (*set)(Run *run, const double *values);
    void (*show_former)(const Run *run, Model *m, bool are_former); /* in m: values before the last change, or now */
};

#endif
