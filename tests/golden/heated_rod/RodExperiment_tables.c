/* RodExperiment_tables.c - names, patterns and data, of HeatedRod::RodExperiment, from model.xmi, by sysphsc
 *     0.1.0. */
#include "RodExperiment.h"

const int model_variable_count = 33;
const int model_equation_count = 16;
const int model_constraint_count = 16;
const int model_loop_count = 1;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"fixedT", 0},
    {"rod", 0},
    {"fixedQflow", 0},
};
const int model_instance_count = 4;

static const char *instance_paths[4];
static char path_text[23];
const ModelMemory model_memory = {instance_paths, path_text};


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"fixedT.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.p.sF), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 1 */ {"fixedT.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "fixedT.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 2 */ {"fixedT.t_set", "K", "Temperature",
        "EntropyTransfer.xmi:352 EntropyTransfer::FixedTemperature::t_set", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fixedT.t_set), 1, 0.0, offsetof(Model, fixedT.t_set), 0.0, -1, NULL, 0, false},
    /* 3 */ {"rod.a.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-fixedT.p.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.p.sF), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 4 */ {"rod.a.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "fixedT.t_set", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, fixedT.t_set), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 5 */ {"rod.b.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.sF), 1, 0.0, offsetof(Model, rod.b.sF_start), 0.0, 9, NULL, 0, false},
    /* 6 */ {"rod.b.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.t), 1, 0.0, offsetof(Model, rod.b.t_start), 0.0, 11, NULL, 0, false},
    /* 7 */ {"rod.n", "", "Number of volumes, 2 or more",
        "model.xmi:27 HeatedRod::Rod::n", NULL, NULL, "rod.n is 5",
        MODEL_CONSTANT, offsetof(Model, rod.n), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 8 */ {"rod.L", "m", "Length",
        "model.xmi:32 HeatedRod::Rod::L", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.L), 1, 0.0, offsetof(Model, rod.L), 0.0, -1, NULL, 0, false},
    /* 9 */ {"rod.A", "m^2", "Cross-section",
        "model.xmi:37 HeatedRod::Rod::A", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.A), 1, 0.0, offsetof(Model, rod.A), 0.0, -1, NULL, 0, false},
    /* 10 */ {"rod.rho", "kg/m^3", "Density",
        "model.xmi:42 HeatedRod::Rod::rho", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.rho), 1, 0.0, offsetof(Model, rod.rho), 0.0, -1, NULL, 0, false},
    /* 11 */ {"rod.lambda", "W/(m*K)", "Thermal conductivity",
        "model.xmi:46 HeatedRod::Rod::lambda", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.lambda), 1, 0.0, offsetof(Model, rod.lambda), 0.0, -1, NULL, 0, false},
    /* 12 */ {"rod.c", "J/(kg*K)", "Specific heat capacity",
        "model.xmi:51 HeatedRod::Rod::c", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.c), 1, 0.0, offsetof(Model, rod.c), 0.0, -1, NULL, 0, false},
    /* 13 */ {"rod.T0", "K", "Temperature at the start",
        "model.xmi:55 HeatedRod::Rod::T0", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rod.T0), 1, 0.0, offsetof(Model, rod.T0), 0.0, -1, NULL, 0, false},
    /* 14 */ {"rod.dx", "m", "Length of a volume",
        "model.xmi:60 HeatedRod::Rod::dx", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.dx), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 15 */ {"rod.k1", "1/s", "Conductance between volumes over the heat capacity of one",
        "model.xmi:65 HeatedRod::Rod::k1", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.k1), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 16 */ {"rod.k2", "W/K", "Conductance of half a volume",
        "model.xmi:69 HeatedRod::Rod::k2", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rod.k2), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 17 */ {"rod.T[1]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T[0]), 1, 0.0, offsetof(Model, rod.T_start[0]), 0.0, -1, NULL, 0, false},
    /* 18 */ {"rod.T[2]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T[1]), 1, 0.0, offsetof(Model, rod.T_start[1]), 0.0, -1, NULL, 0, false},
    /* 19 */ {"rod.T[3]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T[2]), 1, 0.0, offsetof(Model, rod.T_start[2]), 0.0, -1, NULL, 0, false},
    /* 20 */ {"rod.T[4]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T[3]), 1, 0.0, offsetof(Model, rod.T_start[3]), 0.0, -1, NULL, 0, false},
    /* 21 */ {"rod.T[5]", "K", "Temperature of each volume",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, rod.T[4]), 1, 0.0, offsetof(Model, rod.T_start[4]), 0.0, -1, NULL, 0, false},
    /* 22 */ {"rod.Qa", "W", "Heat flow into the left end",
        "model.xmi:81 HeatedRod::Rod::Qa", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.Qa), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 23 */ {"rod.Qb", "W", "Heat flow into the right end",
        "model.xmi:85 HeatedRod::Rod::Qb", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.Qb), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 24 */ {"rod.stored", "J", "Heat taken up since the start",
        "model.xmi:89 HeatedRod::Rod::stored", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.stored), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 25 */ {"fixedQflow.p.sF", "W/K", "Entropy flow into the block that owns the port; heat flow divided by temperature",
        "SysPhSLibrary.xmi:105 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::sF", "-rod.b.sF", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.sF), -1, 0.0, offsetof(Model, rod.b.sF_start), 0.0, 15, NULL, 0, false},
    /* 26 */ {"fixedQflow.p.t", "K", "Absolute temperature; the value is a guess for iterations",
        "SysPhSLibrary.xmi:108 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingEntropy::t", "rod.b.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rod.b.t), 1, 0.0, offsetof(Model, rod.b.t_start), 0.0, 13, NULL, 0, false},
    /* 27 */ {"fixedQflow.power", "W", "Heat flow out of the block",
        "EntropyTransfer.xmi:324 EntropyTransfer::FixedThermalPower::power", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, fixedQflow.power), 1, 0.0, offsetof(Model, fixedQflow.power), 0.0, -1, NULL, 0, false},
    /* 28 */ {"der(rod.T[1])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T[0]), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 29 */ {"der(rod.T[2])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T[1]), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 30 */ {"der(rod.T[3])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T[2]), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 31 */ {"der(rod.T[4])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T[3]), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 32 */ {"der(rod.T[5])", "K/s", "",
        "model.xmi:74 HeatedRod::Rod::T", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, rod.der_T[4]), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    1, 2, -1,
    28, 15, 4, 17, 18, -1,
    29, 15, 19, 18, 17, -1,
    30, 15, 20, 19, 18, -1,
    31, 15, 21, 20, 19, -1,
    32, 15, 20, 21, 6, -1,
    22, 16, 4, 17, -1,
    23, 16, 6, 21, -1,
    3, 4, 22, -1,
    5, 6, 23, -1,
    24, 10, 12, 9, 14, 17, 13, 18, 19, 20, 21, -1,
    25, 26, 27, -1,
    1, 4, -1,
    6, 26, -1,
    0, 3, -1,
    5, 25, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "EntropyTransfer::Constraints::FixedTemperatureConstraint::temperature", "fixedT",
        "fixedT.p.t = fixedT.t_set", "EntropyTransfer.xmi:665", held + 0, false},
    /* 1 */ {"E2", "HeatedRod::Rod::first", "rod",
        "der(rod.T[1]) = rod.k1*(2*(rod.a.t - rod.T[1]) - (rod.T[1] - rod.T[2]))", "model.xmi:93", held + 3, false},
    /* 2 */ {"E3", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[2]) = rod.k1*(rod.T[3] - 2*rod.T[2] + rod.T[1])", "model.xmi:96", held + 9, false},
    /* 3 */ {"E4", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[3]) = rod.k1*(rod.T[4] - 2*rod.T[3] + rod.T[2])", "model.xmi:96", held + 15, false},
    /* 4 */ {"E5", "HeatedRod::Rod::inner", "rod",
        "der(rod.T[4]) = rod.k1*(rod.T[5] - 2*rod.T[4] + rod.T[3])", "model.xmi:96", held + 21, false},
    /* 5 */ {"E6", "HeatedRod::Rod::last", "rod",
        "der(rod.T[5]) = rod.k1*(rod.T[4] - rod.T[5] - 2*(rod.T[5] - rod.b.t))", "model.xmi:99", held + 27, false},
    /* 6 */ {"E7", "HeatedRod::Rod::left", "rod",
        "rod.Qa = rod.k2*(rod.a.t - rod.T[1])", "model.xmi:102", held + 33, false},
    /* 7 */ {"E8", "HeatedRod::Rod::right", "rod",
        "rod.Qb = rod.k2*(rod.b.t - rod.T[5])", "model.xmi:105", held + 38, false},
    /* 8 */ {"E9", "HeatedRod::Rod::leftEntropy", "rod",
        "rod.a.sF*rod.a.t = rod.Qa", "model.xmi:108", held + 43, false},
    /* 9 */ {"E10", "HeatedRod::Rod::rightEntropy", "rod",
        "rod.b.sF*rod.b.t = rod.Qb", "model.xmi:111", held + 47, false},
    /* 10 */ {"E11", "HeatedRod::Rod::heat", "rod",
        "rod.stored = rod.rho*rod.c*rod.A*rod.dx*(rod.T[1] - rod.T0 + (rod.T[2] - rod.T0) + (rod.T[3] - rod.T0) + (rod.T[4] - rod.T0) + (rod.T[5] - rod.T0))", "model.xmi:114", held + 51, false},
    /* 11 */ {"E12", "EntropyTransfer::Constraints::FixedThermalPowerConstraint::heat", "fixedQflow",
        "fixedQflow.p.sF*fixedQflow.p.t = -fixedQflow.power", "EntropyTransfer.xmi:648", held + 63, false},
    /* 12 */ {"E13", "HeatedRod::HeatedRod::fixedT.p-rod.a", "",
        "fixedT.p.t = rod.a.t", "model.xmi:132", held + 67, false},
    /* 13 */ {"E14", "HeatedRod::HeatedRod::rod.b-fixedQflow.p", "",
        "rod.b.t = fixedQflow.p.t", "model.xmi:138", held + 70, false},
    /* 14 */ {"E15", "HeatedRod::HeatedRod::fixedT.p-rod.a", "",
        "fixedT.p.sF + rod.a.sF = 0", "model.xmi:132", held + 73, false},
    /* 15 */ {"E16", "HeatedRod::HeatedRod::rod.b-fixedQflow.p", "",
        "rod.b.sF + fixedQflow.p.sF = 0", "model.xmi:138", held + 76, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

const ModelBranch *const model_branches = NULL;
const int *const model_indicator_branches = NULL;
const int model_branch_count = 0;
const int model_indicator_count = 0;

const ModelDiscrete *const model_discretes = NULL;
const int model_discrete_count = 0;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    -1.0};
static const int jacobian_row_start[] = {
    0, 2, 5, 8, 11, 13, 16, 18, 21};
static const int jacobian_row_slot[] = {
    5, 6, 7, 8, 11, -1, -1, 12};
static const int jacobian_term_slot[] = {
    0, 1, 2, 1, 0, 3, 2, 1, 4, 3, 2, 10, 4, 9, 10, 11, 9, 10, 3, 4, 10};
static const int jacobian_term_partial[] = {
    1, 2, 3, 4, 3, 5, 6, 5, 7, 8, 7, 9, 10, 11, 12, 0, 13, 14, 15, 16, 17};
/* First row, inner assignments, size, first slot of what is iterated on. */
static const ModelSlopeLoop jacobian_loops[] = {
    {4, 1, 2, 9}};
static const int jacobian_derivative[] = {
    5, 6, 7, 8, 12};
static const int jacobian_column_start[] = {
    0, 2, 5, 8, 11, 13};
static const int jacobian_row_index[] = {
    0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4};
static const int jacobian_colour[] = {
    0, 1, 2, 0, 1};

const ModelJacobian model_jacobian = {
    .states = 5,
    .slots = 13,
    .rows = 8,
    .loop_count = 1,
    .partial_count = 18,
    .number_count = 1,
    .colours = 3,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .loops = jacobian_loops,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"HeatedRod::HeatedRod::fixedT.p-rod.a", "", "model.xmi:132"},
    {"HeatedRod::HeatedRod::rod.b-fixedQflow.p", "", "model.xmi:138"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 3}, {false, false}},
    {0, {1, 4}, {false, false}},
    {1, {5, 25}, {false, false}},
    {1, {6, 26}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 3, 5, 25};

static const ModelJoints model_joints = {4, 4, joint_table, connectors, flows};

static const char *const plot[] = {"rod.T[1]", "rod.T[2]", "rod.T[3]", "rod.T[4]", "rod.T[5]", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

/* Variables that are whole numbers. */
static const int integers[] = {7, -1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of RodExperiment",
    "",
    "16 equations drawn, 0 derived; 5 eliminated as aliases, 0 redundant, 0 of constants, 11 in use",
    "5 states; 8 assignments, 0 linear and 1 nonlinear loops",
    "",
    "States",
    "  rod.T[1]                                      start rod.T0                                        its start is given",
    "  rod.T[2]                                      start rod.T0                                        its start is given",
    "  rod.T[3]                                      start rod.T0                                        its start is given",
    "  rod.T[4]                                      start rod.T0                                        its start is given",
    "  rod.T[5]                                      start rod.T0                                        its start is given",
    "",
    "Constants that decide the structure",
    "  rod.n                                                                                             rod.n is 5",
    "",
    "Eliminated",
    "  E1     fixedT.p.t                             = fixedT.t_set                                      EntropyTransfer.xmi:665",
    "  E15    rod.a.sF                               = -fixedT.p.sF                                      model.xmi:132",
    "  E13    rod.a.t                                = fixedT.t_set                                      model.xmi:132",
    "  E16    fixedQflow.p.sF                        = -rod.b.sF                                         model.xmi:138",
    "  E14    fixedQflow.p.t                         = rod.b.t                                           model.xmi:138",
    "",
    "Constants",
    "         rod.dx := rod.L/rod.n",
    "         rod.k1 := rod.lambda/(rod.c*rod.rho*rod.dx^2)",
    "         rod.k2 := 2*rod.lambda*rod.A/rod.dx",
    "",
    "Start",
    "         rod.T[1] := rod.T0",
    "         rod.T[2] := rod.T0",
    "         rod.T[3] := rod.T0",
    "         rod.T[4] := rod.T0",
    "         rod.T[5] := rod.T0",
    "",
    "Continuous time",
    "  E2     der(rod.T[1]) := rod.k1*(2*(fixedT.t_set - rod.T[1]) - (rod.T[1] - rod.T[2]))              model.xmi:93",
    "  E3     der(rod.T[2]) := rod.k1*(rod.T[3] - 2*rod.T[2] + rod.T[1])                                 model.xmi:96",
    "  E4     der(rod.T[3]) := rod.k1*(rod.T[4] - 2*rod.T[3] + rod.T[2])                                 model.xmi:96",
    "  E5     der(rod.T[4]) := rod.k1*(rod.T[5] - 2*rod.T[4] + rod.T[3])                                 model.xmi:96",
    "  loop 1, nonlinear, 3 unknowns, torn to 2",
    "             solve for rod.b.sF",
    "             solve for rod.b.t",
    "      E8     rod.Qb := rod.k2*(rod.b.t - rod.T[5])                                                  model.xmi:105",
    "      E10    so that rod.b.sF*rod.b.t = rod.Qb                                                      model.xmi:111",
    "      E12    so that -rod.b.sF*rod.b.t = -fixedQflow.power                                          EntropyTransfer.xmi:648",
    "  E6     der(rod.T[5]) := rod.k1*(rod.T[4] - rod.T[5] - 2*(rod.T[5] - rod.b.t))                     model.xmi:99",
    "",
    "For results only",
    "  E7     rod.Qa := rod.k2*(fixedT.t_set - rod.T[1])                                                 model.xmi:102",
    "  E11    rod.stored := rod.rho*rod.c*rod.A*rod.dx*(rod.T[1] - rod.T0 + (rod.T[2] - rod.T0) + (rod.T[3] - rod.T0) + (rod.T[4] - rod.T0) + (rod.T[5] - rod.T0)) model.xmi:114",
    "  E9     fixedT.p.sF := -rod.Qa/fixedT.t_set  unless fixedT.t_set vanishes                          model.xmi:108",
    NULL};

/* ---- algebraic loops: rows of model_variables (-1: not listed) and model_equations, patterns, guesses ---- */

static const int loop_1_unknowns[] = {5, 6};
static const int loop_1_equations[] = {9, 11};
static const int loop_1_inner[] = {23};
static const int loop_1_inner_equations[] = {7};
static const size_t loop_1_inner_values[] = {offsetof(Model, rod.Qb)};
static const size_t loop_1_inner_guesses[] = {offsetof(Model, rod.Qb_guess)};
const ModelLoop model_loops[] = {
    [LOOP_1] = {
        .number = 1,
        .size = 2,
        .unknowns = loop_1_unknowns,
        .equations = loop_1_equations,
        .inner_size = 1,
        .inner = loop_1_inner,
        .inner_equations = loop_1_inner_equations,
        .inner_values = loop_1_inner_values,
        .inner_guesses = loop_1_inner_guesses},
};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = &path_part,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "RodExperiment",
    .qualified_name = "HeatedRod::RodExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 100000.0,
    .interval = 200.0,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .integers = integers,
};
