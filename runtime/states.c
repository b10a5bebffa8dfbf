/* states.c - the states of the present structure, by the model's tables. */
#include "parts.h"

int model_state_count(const Model *m)
{
    return model_structure(m)->state_count;
}

int model_state_variable(const Model *m, int state)
{
    const int row = model_structure(m)->states[state];
    return row < 0 ? RUN_PART(state_sets)->state->variable(m, state) : row;
}
