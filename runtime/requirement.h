/* requirement.h - what must hold along a run: checks, which determine nothing, and requirements that they are of. */
#ifndef REQUIREMENT_H
#define REQUIREMENT_H

#include "model.h"

/* Of a check, with the model's outputs complete. */
typedef struct {
    double margin;     /* by how much it holds: the difference of its sides; negative if it does not */
    bool is_exercised; /* it counts now, */
    bool is_violated;  /* and does not hold */
} ModelCheckValue;

typedef struct ModelCheck {
    const char *text;      /* as drawn; NULL behind the last one */
    const char *message;   /* of assert(), else NULL */
    int element;           /* row of model_elements */
    const char *instance;  /* that has it: twist1; NULL: the system itself */
    bool has_margin;
    bool has_premise;      /* it need not count at all times */
    const char *unit;      /* of the margin; NULL or "": none is known */
    const int *variables;  /* that it mentions: rows of model_variables, then -1 */
} ModelCheck;

/* What a check, or a part of it that must hold with the others, allows a variable. */
typedef struct ModelBound {
    int check, variable;   /* rows */
    bool is_upper;
} ModelBound;

typedef struct ModelRequirement {
    const char *name;   /* NULL behind the last one */
    const char *id, *text, *source; /* "" if there is none; model.xmi:88 */
    const int *checks;  /* rows of checks, then -1; NULL: none */
    const int *parts;   /* rows of requirements that this one consists of, or that are derived from it; likewise */
    const char *reason; /* why nothing tells whether it is met; NULL: something does */
} ModelRequirement;

typedef struct ModelRequirements {
    const ModelCheck *checks;
    const ModelRequirement *requirements; /* NULL: there are none */
    void (*values)(const Model *m, ModelCheckValue *check); /* of all checks */
    const ModelBound *bounds;
    int bound_count;
    void (*bound_values)(const Model *m, double *bound); /* of all bounds; NULL: there are none */
} ModelRequirements;

#endif
