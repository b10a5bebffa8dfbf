/* calibration.h - parameters that change while a program runs. */
#ifndef CALIBRATION_H
#define CALIBRATION_H

#include "run.h"

typedef struct Calibration Calibration;
typedef struct Changes Changes; /* that are known before the run */

/* calibration.c, for the rig. Values are by parameter, in the order of variables. */
struct CalibrationPart {
    RunPart run;

    /* Parameters are no part of the structure: constants that --set takes, each once. */
    bool (*is_parameter)(const ModelDescription *about, int variable);
    Changes *(*create)(Arena *a);                                                     /* none; */
    void (*add)(Changes *changes, Arena *a, double time, int variable, double value); /* in the order of times */

    void (*open)(Run *run); /* takes memory, once */
    int (*count)(const Run *run);
    int (*variable)(const Run *run, int parameter);
    void (*get)(const Run *run, double *values);

    /* All of them at once, with what is derived from them: false if that cannot be, and nothing has changed. What else
     * they decide follows at the next event, or the next step. */
    bool (*set)(Run *run, const double *values);
    void (*show_former)(const Run *run, Model *m, bool are_former); /* those before the last change, for a row */
};

#endif
