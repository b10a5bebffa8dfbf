/* input.h - what is given to a program from outside: inputs of the simulated block, each over the time. */
#ifndef INPUT_H
#define INPUT_H

#include "model.h"
#include "table.h"

typedef struct ModelInput {
    int variable;  /* row of variables */
    int given;     /* its course: row of given */
    bool is_held;  /* from one value to the next; else lines lie between them */
    bool has_safe; /* a start is drawn, a number: */
    double safe;   /* its value while nobody gives it, on a rig */
} ModelInput;

#endif
