/* failure.c - records failures of the model's functions, and finds numbers that are not finite. */
#include "runtime.h"

#include <math.h>

ModelStatus model_fail(Model *m, ModelFailureKind kind, int equation, const ModelLoop *loop, double value)
{
    *model_failure(m) = (ModelFailure){.kind = kind, .equation = equation, .loop = loop, .value = value};
    return MODEL_RETRY;
}

ModelStatus model_fail_at(Model *m, ModelFailureKind kind, const char *place, double value)
{
    *model_failure(m) = (ModelFailure){.kind = kind, .equation = -1, .variable = -1, .place = place, .value = value};
    return MODEL_RETRY;
}

bool all_finite(const double *v, int count)
{
    double sums[4] = {0, 0, 0, 0};
    int i = 0;
    for (; i + 4 <= count; i += 4)
        for (int k = 0; k < 4; k++)
            sums[k] += v[i + k];
    for (; i < count; i++)
        sums[0] += v[i];
    if (isfinite(sums[0] + sums[1] + sums[2] + sums[3]))
        return true;
    for (i = 0; i < count; i++)
        if (!isfinite(v[i]))
            return false;
    return true; /* only the sum overflowed */
}
