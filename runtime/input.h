/* input.h - what is given to a program from outside: inputs of the simulated block, each over the time. */
#ifndef INPUT_H
#define INPUT_H

#include "model.h"
#include "table.h"

typedef struct ModelInput {
    int variable;  /* row of model_variables */
    Axis *times;   /* empty until input.c fills them, before the start */
    Table *values;
    bool is_held;  /* from one value to the next; else lines lie between them */
} ModelInput;

#endif
