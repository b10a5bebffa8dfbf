/* states.c - the states of the model's tables. */
#include "parts.h"

int model_state_count(const Model *m)
{
    (void)m;
    return model_info.state_count;
}

int model_state_variable(const Model *m, int state)
{
    const int row = model_info.states[state];
    return row < 0 ? model_parts.state_sets->variable(m, state) : row;
}
