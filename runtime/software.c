/* software.c - checks of values for C code of the user, and failures of this code. */
#include "software.h"

#include <limits.h>
#include <math.h>

bool software_fits(double value)
{
    return fabs(value) <= INT_MAX;
}

ModelStatus software_fail(Model *m, const ModelSoftware *software, ModelFailureKind kind, int variable, double value)
{
    *model_failure(m) =
        (ModelFailure){.kind = kind, .equation = -1, .software = software, .variable = variable, .value = value};
    return MODEL_FAIL;
}
