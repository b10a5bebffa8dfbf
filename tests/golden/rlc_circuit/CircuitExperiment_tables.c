/* CircuitExperiment_tables.c - names, patterns and data, of RlcCircuit::CircuitExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "CircuitExperiment.h"

const int model_variable_count = 48;
const int model_equation_count = 32;
const int model_constraint_count = 32;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "A",
        .source = "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i",
        .description = "Current into the block that owns the port"},
    /* 1 */ {.unit = "V",
        .source = "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v",
        .description = "Electric potential"},
    /* 2 */ {.unit = "V", .source = "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v",
        .description = "Voltage of p over n"},
    /* 3 */ {.unit = "A", .source = "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i",
        .description = "Current from p to n"},
    /* 4 */ {.unit = "V", .source = "model.xmi:22 RlcCircuit::Source::amp", .description = "Amplitude"},
    /* 5 */ {.unit = "Hz", .source = "model.xmi:26 RlcCircuit::Source::frequency",
        .description = "Periods per second"},
    /* 6 */ {.unit = "ohm", .source = "Electrical.xmi:66 Electrical::Resistor::r",
        .description = "Resistance at T_ref"},
    /* 7 */ {.unit = "K", .source = "Electrical.xmi:69 Electrical::Resistor::T_ref",
        .description = "Reference temperature"},
    /* 8 */ {.unit = "1/K", .source = "Electrical.xmi:74 Electrical::Resistor::alpha",
        .description = "Relative rise of the resistance per kelvin above T_ref"},
    /* 9 */ {.unit = "K", .source = "Electrical.xmi:78 Electrical::Resistor::T", .description = "Temperature"},
    /* 10 */ {.unit = "ohm", .source = "Electrical.xmi:83 Electrical::Resistor::resistance",
        .description = "Resistance at T"},
    /* 11 */ {.unit = "F", .source = "Electrical.xmi:104 Electrical::Capacitor::c",
        .description = "Capacitance, greater than 0"},
    /* 12 */ {.unit = "V/s", .source = "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v"},
    /* 13 */ {.unit = "H", .source = "Electrical.xmi:124 Electrical::Inductor::l",
        .description = "Inductance, greater than 0"},
    /* 14 */ {.unit = "A/s", .source = "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i"},
};

/* RlcCircuit::Source */
static const ModelMember members_1[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1, .equation = 1},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 2, .equation = 21},
    {.name = "n.i", .kind = MODEL_ALGEBRAIC, .equals = 3, .is_negative = true, .origin = 1, .equation = 1},
    {.name = "n.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 2},
    {.name = "v", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Source, v), .origin = 1,
        .equation = 1},
    {.name = "i", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Source, i), .origin = 3,
        .equation = 28},
    {.name = "amp", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct Source, amp)},
    {.name = "frequency", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct Source, frequency)},
};

/* Electrical::Resistor */
static const ModelMember members_2[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1, .equation = 2},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -5, .origin = 1, .equation = -5},
    {.name = "n.i", .kind = MODEL_ALGEBRAIC, .equals = 3, .is_negative = true, .origin = 1, .equation = 6},
    {.name = "n.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 12, .origin = 2, .equation = -1},
    {.name = "v", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Resistor, v), .origin = 1,
        .equation = -2},
    {.name = "i", .quantity = 3, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Resistor, i), .origin = 1,
        .equation = 3},
    {.name = "r", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 9, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Capacitor */
static const ModelMember members_3[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .equals = -6, .origin = 1, .equation = 2},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = -1},
    {.name = "n.i", .kind = MODEL_ALGEBRAIC, .equals = -8, .is_negative = true, .origin = 1, .equation = 2},
    {.name = "n.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 5},
    {.name = "v", .quantity = 2, .kind = MODEL_STATE, .offset = offsetof(struct Capacitor, v),
        .has_start = true, .start = offsetof(struct Capacitor, v_start)},
    {.name = "i", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = -11, .origin = 3, .equation = 1},
    {.name = "c", .quantity = 11, .kind = MODEL_CONSTANT, .offset = offsetof(struct Capacitor, c)},
    {.name = "der(v)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Capacitor, der_v),
        .origin = 1, .equation = 1, .is_late = true},
};

/* Electrical::Resistor */
static const ModelMember members_4[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .equals = 16, .origin = 1, .equation = 2},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -24, .origin = 2, .equation = -3},
    {.name = "n.i", .kind = MODEL_ALGEBRAIC, .equals = 14, .is_negative = true, .origin = 1, .equation = 1},
    {.name = "n.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 12, .origin = 2, .equation = 1},
    {.name = "v", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Resistor, v), .origin = 1,
        .equation = 1},
    {.name = "i", .quantity = 3, .kind = MODEL_ALGEBRAIC, .equals = 11, .origin = 3, .equation = 2},
    {.name = "r", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 9, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 10, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Inductor */
static const ModelMember members_5[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .equals = 5, .origin = 1, .equation = 2},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = -1},
    {.name = "n.i", .kind = MODEL_ALGEBRAIC, .equals = 3, .is_negative = true, .origin = 1, .equation = 2},
    {.name = "n.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 2,
        .equation = 1},
    {.name = "v", .quantity = 2, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Inductor, v), .origin = 1,
        .equation = -6},
    {.name = "i", .quantity = 3, .kind = MODEL_STATE, .offset = offsetof(struct Inductor, i),
        .has_start = true, .start = offsetof(struct Inductor, i_start)},
    {.name = "l", .quantity = 13, .kind = MODEL_CONSTANT, .offset = offsetof(struct Inductor, l)},
    {.name = "der(i)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Inductor, der_i),
        .origin = 1, .equation = 7, .is_late = true},
};

/* Electrical::Ground */
static const ModelMember members_6[] = {
    {.name = "p.i", .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 3, .equation = -1},
    {.name = "p.v", .quantity = 1, .kind = MODEL_ALGEBRAIC, .is_number = true, .number = 0.0, .origin = 1,
        .equation = 1},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 8},
    /* 2 */ {members_2, 11},
    /* 3 */ {members_3, 8},
    /* 4 */ {members_4, 11},
    /* 5 */ {members_5, 8},
    /* 6 */ {members_6, 2},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, s), sizeof(struct Source)},
    /* 2 */ {offsetof(struct Model, rc), sizeof(struct Resistor)},
    /* 3 */ {offsetof(struct Model, c), sizeof(struct Capacitor)},
    /* 4 */ {offsetof(struct Model, ri), sizeof(struct Resistor)},
    /* 5 */ {offsetof(struct Model, i), sizeof(struct Inductor)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"s", 0, 1, 1, 0},
    {"rc", 0, 2, 2, 0},
    {"c", 0, 3, 3, 0},
    {"ri", 0, 4, 4, 0},
    {"i", 0, 5, 5, 0},
    {"g", 0, 6, 0, 0},
};
const int model_instance_count = 7;

static ModelPlace places[7];
static int rows[48];
static ModelVariable variables[48];
static char path_text[327];
const ModelTables model_tables = {
    .quantities = quantities,
    .shapes = shapes,
    .fields = fields,
    .places = places,
    .rows = rows,
    .variables = variables,
    .text = path_text,
};
const ModelVariable *const model_variables = variables;

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    4, 1, 3, -1,
    5, 0, -1,
    0, 2, -1,
    4, 6, 7, -1,
    12, 9, 11, -1,
    13, 8, -1,
    8, 10, -1,
    18, 13, 12, -1,
    23, 20, 22, -1,
    24, 19, -1,
    19, 21, -1,
    25, 46, 24, -1,
    30, 27, 29, -1,
    31, 26, -1,
    26, 28, -1,
    36, 31, 30, -1,
    41, 38, 40, -1,
    42, 37, -1,
    37, 39, -1,
    43, 47, 41, -1,
    45, -1,
    1, 9, -1,
    11, 20, -1,
    22, 3, -1,
    1, 27, -1,
    29, 38, -1,
    40, 3, -1,
    3, 45, -1,
    0, 8, 26, -1,
    10, 19, -1,
    21, 2, 39, 44, -1,
    28, 37, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "s",
        "s.v = s.p.v - s.n.v", "Electrical.xmi:263", held + 0, false},
    /* 1 */ {"E2", "Electrical::Constraints::BinaryElectricalConstraint::current", "s",
        "s.i = s.p.i", "Electrical.xmi:269", held + 4, false},
    /* 2 */ {"E3", "Electrical::Constraints::BinaryElectricalConstraint::balance", "s",
        "s.p.i + s.n.i = 0", "Electrical.xmi:275", held + 7, false},
    /* 3 */ {"E4", "RlcCircuit::Constraints::SourceConstraint::sine", "s",
        "s.v = s.amp*sin(2*3.141592653589793*s.frequency*time)", "model.xmi:213", held + 10, false},
    /* 4 */ {"E5", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "rc",
        "rc.v = rc.p.v - rc.n.v", "Electrical.xmi:263", held + 14, false},
    /* 5 */ {"E6", "Electrical::Constraints::BinaryElectricalConstraint::current", "rc",
        "rc.i = rc.p.i", "Electrical.xmi:269", held + 18, false},
    /* 6 */ {"E7", "Electrical::Constraints::BinaryElectricalConstraint::balance", "rc",
        "rc.p.i + rc.n.i = 0", "Electrical.xmi:275", held + 21, false},
    /* 7 */ {"E8", "Electrical::Constraints::ResistorConstraint::ohm", "rc",
        "rc.resistance*rc.i = rc.v", "Electrical.xmi:296", held + 24, false},
    /* 8 */ {"E9", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "c",
        "c.v = c.p.v - c.n.v", "Electrical.xmi:263", held + 28, false},
    /* 9 */ {"E10", "Electrical::Constraints::BinaryElectricalConstraint::current", "c",
        "c.i = c.p.i", "Electrical.xmi:269", held + 32, false},
    /* 10 */ {"E11", "Electrical::Constraints::BinaryElectricalConstraint::balance", "c",
        "c.p.i + c.n.i = 0", "Electrical.xmi:275", held + 35, false},
    /* 11 */ {"E12", "Electrical::Constraints::CapacitorConstraint::charging", "c",
        "c.c*der(c.v) = c.i", "Electrical.xmi:317", held + 38, false},
    /* 12 */ {"E13", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "ri",
        "ri.v = ri.p.v - ri.n.v", "Electrical.xmi:263", held + 42, false},
    /* 13 */ {"E14", "Electrical::Constraints::BinaryElectricalConstraint::current", "ri",
        "ri.i = ri.p.i", "Electrical.xmi:269", held + 46, false},
    /* 14 */ {"E15", "Electrical::Constraints::BinaryElectricalConstraint::balance", "ri",
        "ri.p.i + ri.n.i = 0", "Electrical.xmi:275", held + 49, false},
    /* 15 */ {"E16", "Electrical::Constraints::ResistorConstraint::ohm", "ri",
        "ri.resistance*ri.i = ri.v", "Electrical.xmi:296", held + 52, false},
    /* 16 */ {"E17", "Electrical::Constraints::BinaryElectricalConstraint::voltage", "i",
        "i.v = i.p.v - i.n.v", "Electrical.xmi:263", held + 56, false},
    /* 17 */ {"E18", "Electrical::Constraints::BinaryElectricalConstraint::current", "i",
        "i.i = i.p.i", "Electrical.xmi:269", held + 60, false},
    /* 18 */ {"E19", "Electrical::Constraints::BinaryElectricalConstraint::balance", "i",
        "i.p.i + i.n.i = 0", "Electrical.xmi:275", held + 63, false},
    /* 19 */ {"E20", "Electrical::Constraints::InductorConstraint::induction", "i",
        "i.l*der(i.i) = i.v", "Electrical.xmi:338", held + 66, false},
    /* 20 */ {"E21", "Electrical::Constraints::GroundConstraint::potential", "g",
        "g.p.v = 0", "Electrical.xmi:417", held + 70, false},
    /* 21 */ {"E22", "RlcCircuit::Circuit::c1", "",
        "s.p.v = rc.p.v", "model.xmi:70", held + 72, false},
    /* 22 */ {"E23", "RlcCircuit::Circuit::c2", "",
        "rc.n.v = c.p.v", "model.xmi:78", held + 75, false},
    /* 23 */ {"E24", "RlcCircuit::Circuit::c3", "",
        "c.n.v = s.n.v", "model.xmi:86", held + 78, false},
    /* 24 */ {"E25", "RlcCircuit::Circuit::c4", "",
        "s.p.v = ri.p.v", "model.xmi:94", held + 81, false},
    /* 25 */ {"E26", "RlcCircuit::Circuit::c5", "",
        "ri.n.v = i.p.v", "model.xmi:102", held + 84, false},
    /* 26 */ {"E27", "RlcCircuit::Circuit::c6", "",
        "i.n.v = s.n.v", "model.xmi:110", held + 87, false},
    /* 27 */ {"E28", "RlcCircuit::Circuit::c7", "",
        "s.n.v = g.p.v", "model.xmi:118", held + 90, false},
    /* 28 */ {"E29", "RlcCircuit::Circuit::c1", "",
        "s.p.i + rc.p.i + ri.p.i = 0", "model.xmi:70", held + 93, false},
    /* 29 */ {"E30", "RlcCircuit::Circuit::c2", "",
        "rc.n.i + c.p.i = 0", "model.xmi:78", held + 97, false},
    /* 30 */ {"E31", "RlcCircuit::Circuit::c3", "",
        "c.n.i + s.n.i + i.n.i + g.p.i = 0", "model.xmi:86", held + 100, false},
    /* 31 */ {"E32", "RlcCircuit::Circuit::c5", "",
        "ri.n.i + i.p.i = 0", "model.xmi:102", held + 105, false},
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
    0, 1, 2, 3, 4, 5, 6};
static const int jacobian_row_slot[] = {
    2, 3, 4, 5, 6, 7};
static const int jacobian_term_slot[] = {
    0, 2, 3, 1, 5, 6};
static const int jacobian_term_partial[] = {
    0, 1, 2, 3, 0, 4};
static const int jacobian_derivative[] = {
    4, 7};
static const int jacobian_column_start[] = {
    0, 1, 2};
static const int jacobian_row_index[] = {
    0, 1};
static const int jacobian_colour[] = {
    0, 0};

const ModelJacobian model_jacobian = {
    .states = 2,
    .slots = 8,
    .rows = 6,
    .loop_count = 0,
    .partial_count = 5,
    .number_count = 1,
    .colours = 1,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"RlcCircuit::Circuit::c1", "", "model.xmi:70"},
    {"RlcCircuit::Circuit::c2", "", "model.xmi:78"},
    {"RlcCircuit::Circuit::c3", "", "model.xmi:86"},
    {"RlcCircuit::Circuit::c4", "", "model.xmi:94"},
    {"RlcCircuit::Circuit::c5", "", "model.xmi:102"},
    {"RlcCircuit::Circuit::c6", "", "model.xmi:110"},
    {"RlcCircuit::Circuit::c7", "", "model.xmi:118"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {0, 8}, {false, false}},
    {0, {1, 9}, {false, false}},
    {1, {10, 19}, {false, false}},
    {1, {11, 20}, {false, false}},
    {2, {21, 2}, {false, false}},
    {2, {22, 3}, {false, false}},
    {3, {0, 26}, {false, false}},
    {3, {1, 27}, {false, false}},
    {4, {28, 37}, {false, false}},
    {4, {29, 38}, {false, false}},
    {5, {39, 2}, {false, false}},
    {5, {40, 3}, {false, false}},
    {6, {2, 44}, {false, false}},
    {6, {3, 45}, {false, false}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 8, 10, 19, 21, 26, 28, 37, 39, 44};

static const ModelJoints model_joints = {14, 11, joint_table, connectors, flows};

static const char *const plot[] = {"s.v", "c.v", "i.i", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of CircuitExperiment",
    "",
    "32 equations drawn, 0 derived; 24 eliminated as aliases, 0 redundant, 0 of constants, 8 in use",
    "2 states; 8 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  c.v                                           start 0.0                                           its start is given",
    "  i.i                                           start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E2     s.p.i                                  = s.i                                               Electrical.xmi:269",
    "  E22    s.p.v                                  = s.v                                               model.xmi:70",
    "  E3     s.n.i                                  = -s.i                                              Electrical.xmi:275",
    "  E24    s.n.v                                  = 0                                                 model.xmi:86",
    "  E6     rc.p.i                                 = rc.i                                              Electrical.xmi:269",
    "  E1     rc.p.v                                 = s.v                                               Electrical.xmi:263",
    "  E7     rc.n.i                                 = -rc.i                                             Electrical.xmi:275",
    "  E23    rc.n.v                                 = c.v                                               model.xmi:78",
    "  E10    c.p.i                                  = rc.i                                              Electrical.xmi:269",
    "  E9     c.p.v                                  = c.v                                               Electrical.xmi:263",
    "  E11    c.n.i                                  = -rc.i                                             Electrical.xmi:275",
    "  E28    c.n.v                                  = 0                                                 model.xmi:118",
    "  E30    c.i                                    = rc.i                                              model.xmi:78",
    "  E14    ri.p.i                                 = i.i                                               Electrical.xmi:269",
    "  E25    ri.p.v                                 = s.v                                               model.xmi:94",
    "  E15    ri.n.i                                 = -i.i                                              Electrical.xmi:275",
    "  E26    ri.n.v                                 = i.v                                               model.xmi:102",
    "  E32    ri.i                                   = i.i                                               model.xmi:102",
    "  E18    i.p.i                                  = i.i                                               Electrical.xmi:269",
    "  E17    i.p.v                                  = i.v                                               Electrical.xmi:263",
    "  E19    i.n.i                                  = -i.i                                              Electrical.xmi:275",
    "  E27    i.n.v                                  = 0                                                 model.xmi:110",
    "  E31    g.p.i                                  = 0                                                 model.xmi:86",
    "  E21    g.p.v                                  = 0                                                 Electrical.xmi:417",
    "",
    "Constants",
    "         rc.T := rc.T_ref",
    "         rc.resistance := rc.r*(1 + rc.alpha*(rc.T - rc.T_ref))",
    "         ri.T := ri.T_ref",
    "         ri.resistance := ri.r*(1 + ri.alpha*(ri.T - ri.T_ref))",
    "",
    "Start",
    "         c.v := 0.0",
    "         i.i := 0.0",
    "",
    "Continuous time",
    "  E4     s.v := s.amp*sin(6.283185307179586*s.frequency*time)                                       model.xmi:213",
    "  E5     rc.v := s.v - c.v                                                                          Electrical.xmi:263",
    "  E8     rc.i := rc.v/rc.resistance  unless rc.resistance vanishes                                  Electrical.xmi:296",
    "  E12    der(c.v) := rc.i/c.c  unless c.c vanishes                                                  Electrical.xmi:317",
    "  E16    ri.v := ri.resistance*i.i                                                                  Electrical.xmi:296",
    "  E13    i.v := s.v - ri.v                                                                          Electrical.xmi:263",
    "  E20    der(i.i) := i.v/i.l  unless i.l vanishes                                                   Electrical.xmi:338",
    "",
    "For results only",
    "  E29    s.i := -(rc.i + i.i)                                                                       model.xmi:70",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    23, 42};

const ModelParts model_parts = {
    .events = NULL,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = NULL,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "CircuitExperiment",
    .qualified_name = "RlcCircuit::CircuitExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 10.0,
    .interval = 0.01,
    .tolerance = 1e-09,
    .solver = "bdf",
    .plot = plot,
    .state_count = 2,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
