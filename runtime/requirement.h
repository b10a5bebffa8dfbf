/* requirement.h - what must hold along a run: checks, which determine nothing, and requirements that they are of. */
#ifndef REQUIREMENT_H
#define REQUIREMENT_H

#include "model.h"

#include <math.h>

/* Of a check, with the model's outputs complete. */
typedef struct {
    double margin;     /* by how much it holds: the difference of its sides; negative if it does not; no finite number
                          where a side is none and the others do not decide it */
    bool is_exercised; /* it counts now, or may count for what is known */
    bool is_violated;  /* and does not hold */
} ModelCheckValue;

/* Of two conditions that hold by these margins, or that hold and do not by 1 and -1: `and`, and `or`. One of them may
 * decide what the other one, which is no finite number, does not. */
static inline double check_both(double a, double b)
{
    return isfinite(a) && isfinite(b) ? fmin(a, b) : a < 0 && isfinite(a) ? a : b < 0 && isfinite(b) ? b : NAN;
}

static inline double check_either(double a, double b)
{
    return -check_both(-a, -b);
}

/* The margin of such, decided being the same of truths: where margins do not decide, but truths do, the side that does
 * is on its boundary, within rounding. */
static inline double check_margin(double decided, double margin)
{
    return isfinite(margin) || !isfinite(decided) ? margin : 0;
}

/* Of a comparison, by the difference of its sides. */
static inline double check_truth(bool is_true, double difference)
{
    return !isfinite(difference) ? NAN : is_true ? 1 : -1;
}

/* A number that conditions choose, 1 or -1 each, of which this is the sum: it is one if they are decided. */
static inline double check_chosen(double decided, double number)
{
    return isfinite(decided) ? number : NAN;
}

/* Where the premise may be no finite number, and the condition then need not count. */
static inline ModelCheckValue check_value(double premise, double holds, bool is_violated)
{
    const bool is_open = !isfinite(premise);
    return (ModelCheckValue){is_open ? NAN : holds, premise > 0 || (is_open && !(holds >= 0)), is_violated};
}

typedef struct ModelCheck {
    const char *text;      /* as drawn; NULL behind the last one */
    const char *message;   /* of assert(), else NULL */
    int element;           /* row of model_drawn */
    const char *instance;  /* that has it: twist1; NULL: the system itself */
    bool has_margin;
    bool has_premise;      /* it need not count at all times */
    bool is_momentary;     /* it is about what is true at an instant only */
    const char *unit;      /* of the margin; NULL or "": none is known */
    const int *variables;  /* that it mentions: rows of variables, then -1 */
} ModelCheck;

/* The bound of a check, or of a part of it that must hold with the others, on a variable. */
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
