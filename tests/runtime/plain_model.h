/* plain_model.h - what model.h asks of a model whose start needs neither search nor checks, and that has no state sets
 * and no large loops; events apart. */
#ifndef PLAIN_MODEL_H
#define PLAIN_MODEL_H

#include "all_parts.h"

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;
static const int no_start_checks[] = {-1};
const int *const model_start_checks = no_start_checks;

ModelSolving *model_solving(Model *m)
{
    static ModelSolving plain;
    (void)m;
    return &plain;
}

#endif
