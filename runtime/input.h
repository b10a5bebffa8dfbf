/* input.h - what is given to a program from outside: inputs of the simulated block, each over the time. */
#ifndef INPUT_H
#define INPUT_H

#include "model.h"
#include "table.h"

/* A unit that the input may be given in: factor*number + offset is of the model's unit. */
typedef struct {
    const char *name;
    double factor, offset;
} ModelInputUnit;

typedef struct ModelInput {
    int variable;  /* row of model_variables */
    Axis *times;   /* empty until input.c fills them, before the start */
    Table *values;
    bool is_held;  /* from one value to the next; else lines lie between them */
    const ModelInputUnit *units; /* the last one has no name */
} ModelInput;

#endif
