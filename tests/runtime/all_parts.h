/* all_parts.h - a program that has all parts of the runtime, also those that its model does not need. */
#ifndef ALL_PARTS_H
#define ALL_PARTS_H

#include "model.h"

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = &impulse_part,
    .sliding = &sliding_part,
    .delays = &delay_part,
    .paths = &path_part,
    .state_sets = &state_set_part,
    .large_loops = &large_loop_part,
    .sparse = &sparse_part,
    .augmented = &augmented_part,
    .checks = &check_part,
    .joints = &joint_part,
};

#endif
