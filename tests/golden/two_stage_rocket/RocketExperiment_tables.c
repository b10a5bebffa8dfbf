/* RocketExperiment_tables.c - names, patterns and data, of TwoStageRocket::RocketExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "RocketExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_SOLVING()
WITH_EQUATIONS()
WITHOUT_OUTPUTS()
WITHOUT_DERIVED_CONSTANTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_PARTIALS()
WITHOUT_CLOCKS()

const int model_variable_count = 20, model_instance_count = 2;
const int model_equation_count = 6, model_constraint_count = 6;
const int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const literals_1[] = {"Joined", "Separated", "Stage2Only", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "kg", .description = "Mass of the first stage",
        .source = "model.xmi:16 TwoStageRocket::Rocket::m1"},
    /* 1 */ {.unit = "kg", .description = "Mass of the second stage",
        .source = "model.xmi:20 TwoStageRocket::Rocket::m2"},
    /* 2 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = "model.xmi:24 TwoStageRocket::Rocket::g"},
    /* 3 */ {.unit = "N", .description = "Thrust of the first stage at the start",
        .source = "model.xmi:28 TwoStageRocket::Rocket::F1max"},
    /* 4 */ {.unit = "N", .description = "Thrust of the second stage at the separation",
        .source = "model.xmi:33 TwoStageRocket::Rocket::F2max"},
    /* 5 */ {.unit = "s", .description = "When the stages separate, the first one burnt out",
        .source = "model.xmi:38 TwoStageRocket::Rocket::t1"},
    /* 6 */ {.unit = "s", .description = "From when on the first stage is of no interest",
        .source = "model.xmi:43 TwoStageRocket::Rocket::t2"},
    /* 7 */ {.unit = "s", .description = "When the second stage has burnt out",
        .source = "model.xmi:48 TwoStageRocket::Rocket::t3"},
    /* 8 */ {.unit = "m", .description = "Height of the first stage",
        .source = "model.xmi:53 TwoStageRocket::Rocket::h1"},
    /* 9 */ {.unit = "m/s", .description = "Velocity of the first stage, upwards",
        .source = "model.xmi:58 TwoStageRocket::Rocket::v1"},
    /* 10 */ {.unit = "m", .description = "Height of the second stage, that of the first one while they are joined",
        .source = "model.xmi:63 TwoStageRocket::Rocket::h2"},
    /* 11 */ {.unit = "m/s", .description = "Velocity of the second stage, upwards",
        .source = "model.xmi:68 TwoStageRocket::Rocket::v2"},
    /* 12 */ {.unit = "N", .description = "Thrust of the first stage",
        .source = "model.xmi:73 TwoStageRocket::Rocket::F1"},
    /* 13 */ {.unit = "N", .description = "Thrust of the second stage",
        .source = "model.xmi:77 TwoStageRocket::Rocket::F2"},
    /* 14 */ {.unit = "", .description = "1 joined, 2 separated, 3 second stage only",
        .source = "model.xmi:81 TwoStageRocket::Rocket::phase"},
    /* 15 */ {.unit = "m/s", .source = "model.xmi:53 TwoStageRocket::Rocket::h1"},
    /* 16 */ {.unit = "m/s^2", .source = "model.xmi:58 TwoStageRocket::Rocket::v1"},
    /* 17 */ {.unit = "m/s", .source = "model.xmi:63 TwoStageRocket::Rocket::h2"},
    /* 18 */ {.unit = "m/s^2", .source = "model.xmi:68 TwoStageRocket::Rocket::v2"},
    /* 19 */ {.unit = "", .source = "model.xmi:104 TwoStageRocket::Rocket::Flight",
        .literals = literals_1, .first_literal = 1},
};

/* TwoStageRocket::Rocket */
static const ModelMember members_1[] = {
    {.name = "m1", .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, m1)},
    {.name = "m2", .quantity = 1, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, m2)},
    {.name = "g", .quantity = 2, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, g)},
    {.name = "F1max", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, F1max)},
    {.name = "F2max", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, F2max)},
    {.name = "t1", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t1)},
    {.name = "t2", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t2)},
    {.name = "t3", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Rocket, t3)},
    {.name = "h1", .quantity = 8, .kind = MODEL_STATE, .offset = offsetof(struct Rocket, h1),
        .has_start = true, .start = offsetof(struct Rocket, h1_start)},
    {.name = "v1", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct Rocket, v1),
        .has_start = true, .start = offsetof(struct Rocket, v1_start)},
    {.name = "h2", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct Rocket, h2),
        .has_start = true, .start = offsetof(struct Rocket, h2_start)},
    {.name = "v2", .quantity = 11, .kind = MODEL_STATE, .offset = offsetof(struct Rocket, v2),
        .has_start = true, .start = offsetof(struct Rocket, v2_start)},
    {.name = "F1", .quantity = 12, .offset = offsetof(struct Rocket, F1), .origin = 1},
    {.name = "F2", .quantity = 13, .offset = offsetof(struct Rocket, F2), .origin = 1},
    {.name = "phase", .quantity = 14, .kind = MODEL_DISCRETE, .offset = offsetof(struct Rocket, phase),
        .has_start = true, .start = offsetof(struct Rocket, phase_start)},
    {.name = "der(h1)", .quantity = 15, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Rocket, der_h1),
        .origin = 1},
    {.name = "der(v1)", .quantity = 16, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Rocket, der_v1),
        .origin = 1},
    {.name = "der(h2)", .quantity = 17, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Rocket, der_h2),
        .origin = 1},
    {.name = "der(v2)", .quantity = 18, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Rocket, der_v2),
        .origin = 1},
    {.name = "Flight", .quantity = 19, .kind = MODEL_DISCRETE, .offset = offsetof(struct Rocket, Flight),
        .type = MODEL_CHOICE},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 20},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, rocket), sizeof(struct Rocket)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0}, {"rocket", 0, 1, 1, 0},
};

static ModelPlace places[2];
static int rows[20];
static ModelVariable variables[20];
static char path_text[240];
const ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
    .places = places, .rows = rows, .variables = variables, .text = path_text,
};
const ModelVariable *const model_variables = variables;

/* What may change at events. */
const ModelEvents model_events = {
    .branch_count = 3,
    .branches = (const ModelBranch[]){
        {.text = "time < rocket.t3", .element = "TwoStageRocket::Rocket::thrust2", .source = "model.xmi:90",
        .equation = 1, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_rocket_t3),
        .is_timed = true, .is_felt = true, .group = -1},
        {.text = "time >= rocket.entered(Flight) + rocket.t1", .element = "TwoStageRocket::Rocket::Flight",
        .source = "model.xmi:104", .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_rocket_entered_Flight_plus_rocket_t1), .is_timed = true,
        .group = -1},
        {.text = "time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1)",
        .element = "TwoStageRocket::Rocket::Flight", .source = "model.xmi:104", .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_A1), .is_timed = true, .group = -1},
    },
    .discrete_count = 3,
    .discretes = (const ModelDiscrete[]){
        {.variable = 14, .name = "rocket.phase", .offset = offsetof(Model, rocket.phase),
        .pre = offsetof(Model, pre.rocket_phase), .start = offsetof(Model, rocket.phase_start), .is_felt = true,
        .group = -1, .is_stepwise = true},
        {.variable = 19, .name = "rocket.Flight", .type = MODEL_CHOICE, .offset = offsetof(Model, rocket.Flight),
        .pre = offsetof(Model, pre.rocket_Flight), .start = offsetof(Model, rocket.Flight_start), .group = -1,
        .is_stepwise = true},
        {.variable = -1, .name = "rocket.entered(Flight)", .offset = offsetof(Model, rocket.entered_Flight),
        .pre = offsetof(Model, pre.rocket_entered_Flight), .start = offsetof(Model, rocket.entered_Flight_start),
        .group = -1, .is_stepwise = true},
    },
    .reset_count = 2,
    .resets = (const ModelReset[]){
        {.variable = 10, .offset = offsetof(Model, rocket.h2), .value = offsetof(Model, reset.rocket_h2),
        .is_set = offsetof(Model, reset.rocket_h2_is_set)},
        {.variable = 11, .offset = offsetof(Model, rocket.v2), .value = offsetof(Model, reset.rocket_v2),
        .is_set = offsetof(Model, reset.rocket_v2_is_set)},
    },
    .action_count = 5,
    .actions = (const ModelAction[]){
        {.name = "rocket.h2", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = "model.xmi:104", .reset = 1, .offset = offsetof(Model, rocket.h2), .sign = 1},
        {.name = "rocket.v2", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = "model.xmi:104", .reset = 2, .offset = offsetof(Model, rocket.v2), .sign = 1},
        {.name = "rocket.phase", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = "model.xmi:104", .offset = offsetof(Model, rocket.phase), .sign = 1},
        {.name = "rocket.Flight", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = "model.xmi:104", .type = MODEL_CHOICE, .offset = offsetof(Model, rocket.Flight), .sign = 1},
        {.name = "rocket.entered(Flight)", .element = "TwoStageRocket::Rocket::Flight", .instance = "rocket",
        .source = "model.xmi:104", .offset = offsetof(Model, rocket.entered_Flight), .sign = 1},
    },
};

static const ModelJacobian jacobian = {
    .states = 4, .slots = 6, .rows = 2, .partial_count = 1, .number_count = 1, .colours = 2,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 2},
    .row_slot = (const int[]){4, 5},
    .term_slot = (const int[]){1, 3},
    .term_partial = (const int[]){0, 0},
    .derivative = (const int[]){4, -1, 5, -1},
    .column_start = (const int[]){0, 1, 3, 4, 6},
    .row_index = (const int[]){0, 0, 1, 2, 2, 3},
    .colour = (const int[]){0, 1, 0, 1},
};

/* Which variables are states, and where they are. */
static const ModelStructure structures[] = {
    {
        .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, rocket.h1)}, {.at = 1, .offset = offsetof(Model, rocket.v1)},
        {.at = 2, .offset = offsetof(Model, rocket.h2)}, {.at = 3, .offset = offsetof(Model, rocket.v2)},
        {.at = -1}},
        .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, rocket.der_h1)}, {.at = 1, .offset = offsetof(Model, rocket.der_v1)},
        {.at = 2, .offset = offsetof(Model, rocket.der_h2)}, {.at = 3, .offset = offsetof(Model, rocket.der_v2)},
        {.at = -1}},
        .state_count = 4,
        .states = (const int[]){8, 9, 10, 11},
        .jacobian = &jacobian,
    },
};
const ModelJacobian *model_jacobian = &jacobian;

/* Where statements of algorithms are drawn. */

/* A1  rocket  TwoStageRocket::Rocket::Flight  model.xmi:104
 * 108  Joined
 * 109  Separated
 * 112  phase := 2
 * 112  h2 := h1
 * 112  v2 := v1
 * 115  Stage2Only
 * 118  phase := 3 */

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of RocketExperiment",
    /* 1 */ "",
    /* 2 */ "6 equations drawn, 0 derived; 0 eliminated as aliases, 0 redundant, 0 of constants, 6 in use",
    /* 3 */ "4 states; 6 assignments, 0 linear and 0 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "Start",
    /* 7 */ "         %1 := 0.0",
    /* 8 */ "Continuous time",
    /* 9 */ "  %i %1 := if %2 == 1 then %3*(1 - time/%4) else 0%o%s",
    /* 10 */ "  %i %1 := if %2 > 1 and time < %3 then %4*(1 - (time - %5)/(%3 - %5)) else 0%o%s",
    /* 11 */ "  %i %1 := %2%o%s",
    /* 12 */ "  %i %1 := (if %2 == 1 then %3/(%4 + %5) else 0) - %6%o%s",
    /* 13 */ "  %i %1 := if %2 == 1 then %3 else %4/%5 - %6%o%s",
    /* 14 */ "Branches, kept between events",
    /* 15 */ "  %i time < %1%vat %1%o%s",
    /* 16 */ "         time >= rocket.entered(Flight) + %1%vat rocket.entered(Flight) + %1",
    /* 17 */ "         time >= rocket.entered(Flight) + (%1 - %2)%vat rocket.entered(Flight) + (%1 - %2)",
    /* 18 */ "At events",
    /* 19 */ "  %i decide time < %1%o%s",
    /* 20 */ "         decide time >= rocket.entered(Flight) + %1",
    /* 21 */ "         decide time >= rocket.entered(Flight) + (%1 - %2)",
    /* 22 */ "  A1     TwoStageRocket::Rocket::Flight%omodel.xmi:104",
    /* 23 */ "         if pre(rocket.Flight) == 0 then",
    /* 24 */ "             rocket.Flight := 1;",
    /* 25 */ "             rocket.entered(Flight) := time;",
    /* 26 */ "         elseif pre(rocket.Flight) == 1 then",
    /* 27 */ "             if time >= rocket.entered(Flight) + rocket.t1 then",
    /* 28 */ "                 rocket.Flight := 2;",
    /* 29 */ "                 rocket.entered(Flight) := time;",
    /* 30 */ "                 rocket.phase := 2;",
    /* 31 */ "                 rocket.h2 := rocket.h1;",
    /* 32 */ "                 rocket.v2 := rocket.v1;",
    /* 33 */ "             end if;",
    /* 34 */ "         elseif pre(rocket.Flight) == 2 then",
    /* 35 */ "             if time >= rocket.entered(Flight) + (rocket.t2 - rocket.t1) then",
    /* 36 */ "                 rocket.Flight := 3;",
    /* 37 */ "                 rocket.phase := 3;",
    /* 38 */ "         end if;",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 2,   2, -1,    3, 1, 2,   3, -1,    1, 3, 2,   4, -1,   6, 0,
    4, 1, 2,   5, -1,    5, 4, 3,   6, -1, 8,   1, 0, 1,    6, 1, 2,   11, -1,    7, 4, 3,   12, -1, 8,   1, 0, 1,
    8, 1, 2,   17, -1,    9, 1, 6,   18, 0, 12, 14, 3, 5,    10, 1, 7,   19, 1, 13, 14, 7, 4, 5,
    11, 2, 4,   20, 2, 15, 9,   2, 2, 2, 2,    12, 1, 8,   21, 3, 16, 14, 12, 0, 1, 2,
    13, 1, 8,   23, 5, 18, 14, 16, 13, 1, 2,    1, 2, 2,   24, -1,   5, 0,    14, 1, 2,   25, -1,
    15, 1, 3,   26, 1, 7,    16, 1, 3,   27, -1, 5,    17, 1, 4,   28, -1, 6, 5,    18, 1, 2,   30, -1,
    19, 1, 3,   31, 1, 7,    20, 1, 3,   32, -1, 5,    21, 1, 4,   33, -1, 6, 5,    22, 1, 2,   34, -1,
    23, 1, 2,   35, -1,    24, 1, 2,   36, -1,    25, 1, 2,   37, -1,    26, 1, 2,   38, -1,    27, 1, 2,   39, -1,
    28, 1, 2,   40, -1,    29, 1, 2,   41, -1,    30, 1, 2,   42, -1,    31, 1, 2,   43, -1,    32, 1, 2,   44, -1,
    33, 2, 2,   45, -1,   5, 0,    34, 1, 2,   46, -1,    35, 1, 2,   47, -1,    36, 1, 2,   48, -1,
    37, 1, 2,   49, -1,    38, 1, 2,   51, -1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "7da8bd821cbcc44f7de606a37478efe97316088c1c4738bd116a2c5e0138fb4c"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part,
};

const ModelInfo model_info = {
    .name = "RocketExperiment",
    .qualified_name = "TwoStageRocket::RocketExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "1ca5ab3f3e836822129a3d2c2c5771045cdb3cd18f1f5cee50a489a835c0a52e",
    .files = files,
    .start = 0.0, .stop = 20.0, .interval = 0.05, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const char *const[]){"rocket.h1", "rocket.h2", NULL},
    .time = offsetof(Model, time),
    .structures = structures, .structure_count = sizeof structures / sizeof *structures,
    .listing = {52, lines, forms},
    .margins = model_branch_margins,
    .integers = (const int[]){14, -1},
};
