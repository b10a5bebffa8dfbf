/* all_parts.h - a program with all parts of the runtime except state sets, also those that its model does not need; and
 * a system without part instances, whose variables are listed row by row. */
#ifndef ALL_PARTS_H
#define ALL_PARTS_H

#include "loop.h"
#include "model_events.h"
#include "past.h"
#include "stateset.h"

const ModelParts model_parts = {
    .events = &event_part,
    .clocks = &clock_part,
    .impulses = &impulse_part,
    .sliding = &sliding_part,
    .delays = &delay_part,
    .loops = &loop_part,
    .paths = &path_part,
    .large_loops = &large_loop_part,
    .sparse = &sparse_part,
    .augmented = &augmented_part,
    .gradients = &gradient_part,
    .starts = &start_part,
    .repeats = &repeat_part,
    .checks = &check_part,
    .joints = &joint_part,
    .trajectories = &trajectory_part,
    .plots = &plot_part,
    .figures = &figure_part,
    .mat = &mat_part,
    .linear = &linear_part,
    .records = &record_part,
    .verify = &verify_part,
    .accuracy = &accuracy_part,
    .restart = &restart_part,
    .snapshots = &snapshot_part,
    .cvode = &cvode_part,
    .fixed = &fixed_part,
    .implicit = &implicit_part,
    .units = &unit_part,
    .details = &detail_part,
    .lists = &list_part,
    .select = &select_part,
    .scripts = &script_part,
    .digits = &digit_part,
    .pace = &pace_part,
    .studies = &study_part,
    .interruption = &interruption_part,
};

static const ModelInstance system_kinds[] = {{.name = ""}, {.name = "m"}};
static const int model_instances[] = {0, 3, 0,  0, -1, 0,  1, 3, 0,  1, 0, 0,  -1};
static const ModelShape system_shapes[] = {{NULL, 0}};
static const ModelField system_fields[] = {{0, 0, false}};

#define SYSTEM_OF(listed) \
    static const ModelTables model_tables = {.shapes = system_shapes, .fields = system_fields, \
                                             .instances = system_kinds, .variables = listed};

static ModelInfo model_info;
static ModelEvents model_events;
static const ModelTables model_tables;

#define DESCRIBED() \
    const ModelDescription model_description = { \
        .info = &model_info, .events = &model_events, .tables = &model_tables, .instances = model_instances, \
        .equations = model_equations, .members = model_members, .size = sizeof(struct Model), \
        .instance_count = sizeof system_kinds / sizeof *system_kinds, .variable_count = VARIABLE_COUNT, \
        .equation_count = EQUATION_COUNT, .constraint_count = CONSTRAINT_COUNT, .loop_count = LOOP_COUNT, \
        .output_loop_count = OUTPUT_LOOP_COUNT};

#endif
