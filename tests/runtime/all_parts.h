/* all_parts.h - a program that has all parts of the runtime but sets of states, also those that its model does not
 * need, and a system without parts of its own, whose variables are written row by row. */
#ifndef ALL_PARTS_H
#define ALL_PARTS_H

#include "model.h"

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = &impulse_part,
    .sliding = &sliding_part,
    .delays = &delay_part,
    .paths = &path_part,
    .large_loops = &large_loop_part,
    .sparse = &sparse_part,
    .augmented = &augmented_part,
    .checks = &check_part,
    .joints = &joint_part,
    .trajectories = &trajectory_part,
    .plots = &plot_part,
    .mat = &mat_part,
    .linear = &linear_part,
    .records = &record_part,
    .verify = &verify_part,
    .restart = &restart_part,
    .fixed = &fixed_part,
    .units = &unit_part,
};

const ModelInstance *model_instances = (const ModelInstance[]){{.name = "", .owner = -1}, {.name = "m", .owner = 0}};
int model_instance_count = 2;
static const ModelShape system_shapes[] = {{NULL, 0}};
static const ModelField system_fields[] = {{0, 0, false}};

#define SYSTEM_OF(listed) \
    ModelTables model_tables = {.shapes = system_shapes, .fields = system_fields, .variables = listed};

#endif
