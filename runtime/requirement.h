/* requirement.h - what must hold along a run: checks, which determine no variable, and the requirements to which they
 * belong. */
#ifndef REQUIREMENT_H
#define REQUIREMENT_H

#include "model.h"

#include <math.h>

/* The value of a check, with the model's outputs complete. */
typedef struct {
    double margin;     /* by how much it holds: the difference of its sides, negative if it does not hold; not finite if
                          a side is not finite and the others do not decide it */
    bool is_exercised; /* it applies now, or may apply if that is not known */
    bool is_violated;  /* it applies, and does not hold */
} ModelCheckValue;

/* The margin of `and`, and of `or`, of two conditions with these margins, or with 1 for true and -1 for false. If one
 * is not finite, the other one may decide. */
static inline double check_both(double a, double b)
{
    return isfinite(a) && isfinite(b) ? fmin(a, b) : a < 0 && isfinite(a) ? a : b < 0 && isfinite(b) ? b : NAN;
}

static inline double check_either(double a, double b)
{
    return -check_both(-a, -b);
}

/* The margin of such a condition; `decided` is the same for truth values. If the margins do not decide but the truth
 * values do, the deciding side is on its boundary within rounding. */
static inline double check_margin(double decided, double margin)
{
    return isfinite(margin) || !isfinite(decided) ? margin : 0;
}

/* The truth value of a comparison, 1 or -1; NAN if the difference of its sides is not finite. */
static inline double check_truth(bool is_true, double difference)
{
    return !isfinite(difference) ? NAN : is_true ? 1 : -1;
}

/* A number chosen by conditions; `decided` is the sum of their truth values. NAN if one is not decided. */
static inline double check_chosen(double decided, double number)
{
    return isfinite(decided) ? number : NAN;
}

/* The value of a check with a premise. If the premise is not finite, the margin is NAN, and the check counts as
 * exercised only if its condition may not hold. */
static inline ModelCheckValue check_value(double premise, double holds, bool is_violated)
{
    const bool is_open = !isfinite(premise);
    return (ModelCheckValue){is_open ? NAN : holds, premise > 0 || (is_open && !(holds >= 0)), is_violated};
}

typedef struct ModelCheck {
    const char *text;      /* as drawn; NULL behind the last one */
    const char *message;   /* of assert(), else NULL */
    int element;           /* row of model_drawn */
    const char *instance;  /* the instance that has it: twist1; NULL: the system itself */
    bool has_margin;
    bool has_premise;      /* it does not apply at all times */
    bool is_momentary;     /* its condition is about an instant only */
    const char *unit;      /* of the margin; NULL or "": not known */
    const int *variables;  /* mentioned variables: rows of variables, then -1 */
} ModelCheck;

/* A bound on a variable by a check, or by one of the conditions that a check joins by `and`. */
typedef struct ModelBound {
    int check, variable;   /* rows */
    bool is_upper;
} ModelBound;

typedef struct ModelRequirement {
    const char *name;   /* NULL behind the last one */
    const char *id, *text, *source; /* "": none; source: model.xmi:88 */
    const int *checks;  /* rows of checks, then -1; NULL: none */
    const int *parts;   /* rows of requirements that it consists of, or that are derived from it, then -1; NULL: none */
    const char *reason; /* why it is not checkable; NULL: it is */
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
