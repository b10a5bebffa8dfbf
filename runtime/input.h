/* input.h - inputs of the simulated block, which are given to a program from outside, over time. */
#ifndef INPUT_H
#define INPUT_H

#include "model.h"
#include "table.h"

typedef struct ModelInput {
    int variable;  /* row of variables */
    int given;     /* its course: row of given */
    bool is_held;  /* each value until the next one; else values are interpolated linearly */
    bool has_safe; /* the model states a start, a number: */
    double safe;   /* its value on a rig, while no client gives one */
} ModelInput;

#endif
