/* all_parts.h - a program that has all parts of the runtime, also those that its model does not need, and a system
 * without parts of its own. */
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

const ModelInstance model_instances[] = {{"", -1}};
const int model_instance_count = 1;
static const char *instance_paths[1];
static char path_text[1];
const ModelMemory model_memory = {instance_paths, path_text};

#endif
