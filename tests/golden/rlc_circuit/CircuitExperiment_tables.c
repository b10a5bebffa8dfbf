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

/* Parts, owners first: name, row of the owner. */
const ModelInstance model_instances[] = {
    {"", -1},
    {"s", 0},
    {"rc", 0},
    {"c", 0},
    {"ri", 0},
    {"i", 0},
    {"g", 0},
};
const int model_instance_count = 7;

static const char *instance_paths[7];
static char path_text[15];
const ModelMemory model_memory = {instance_paths, path_text};


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"s.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "s.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 1 */ {"s.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "s.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 2 */ {"s.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-s.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.i), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 3 */ {"s.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 4 */ {"s.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 5 */ {"s.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, NULL, 0, false},
    /* 6 */ {"s.amp", "V", "Amplitude",
        "model.xmi:22 RlcCircuit::Source::amp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, s.amp), 1, 0.0, offsetof(Model, s.amp), 0.0, -1, NULL, 0, false},
    /* 7 */ {"s.frequency", "Hz", "Periods per second",
        "model.xmi:26 RlcCircuit::Source::frequency", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, s.frequency), 1, 0.0, offsetof(Model, s.frequency), 0.0, -1, NULL, 0, false},
    /* 8 */ {"rc.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "rc.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 9 */ {"rc.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "s.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 0, NULL, 0, false},
    /* 10 */ {"rc.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-rc.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 6, NULL, 0, false},
    /* 11 */ {"rc.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "c.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, c.v), 1, 0.0, offsetof(Model, c.v_start), 0.0, 22, NULL, 0, false},
    /* 12 */ {"rc.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 13 */ {"rc.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 7, NULL, 0, false},
    /* 14 */ {"rc.r", "ohm", "Resistance at T_ref",
        "Electrical.xmi:66 Electrical::Resistor::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rc.r), 1, 0.0, offsetof(Model, rc.r), 0.0, -1, NULL, 0, false},
    /* 15 */ {"rc.T_ref", "K", "Reference temperature",
        "Electrical.xmi:69 Electrical::Resistor::T_ref", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rc.T_ref), 1, 0.0, offsetof(Model, rc.T_ref), 0.0, -1, NULL, 0, false},
    /* 16 */ {"rc.alpha", "1/K", "Relative rise of the resistance per kelvin above T_ref",
        "Electrical.xmi:74 Electrical::Resistor::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, rc.alpha), 1, 0.0, offsetof(Model, rc.alpha), 0.0, -1, NULL, 0, false},
    /* 17 */ {"rc.T", "K", "Temperature",
        "Electrical.xmi:78 Electrical::Resistor::T", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rc.T), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 18 */ {"rc.resistance", "ohm", "Resistance at T",
        "Electrical.xmi:83 Electrical::Resistor::resistance", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, rc.resistance), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 19 */ {"c.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "rc.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 20 */ {"c.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "c.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, c.v), 1, 0.0, offsetof(Model, c.v_start), 0.0, 8, NULL, 0, false},
    /* 21 */ {"c.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-rc.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 22 */ {"c.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 27, NULL, 0, false},
    /* 23 */ {"c.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, c.v), 1, 0.0, offsetof(Model, c.v_start), 0.0, -1, NULL, 0, false},
    /* 24 */ {"c.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", "rc.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, rc.i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, NULL, 0, false},
    /* 25 */ {"c.c", "F", "Capacitance, greater than 0",
        "Electrical.xmi:104 Electrical::Capacitor::c", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, c.c), 1, 0.0, offsetof(Model, c.c), 0.0, -1, NULL, 0, false},
    /* 26 */ {"ri.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "i.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.i), 1, 0.0, offsetof(Model, i.i_start), 0.0, 13, NULL, 0, false},
    /* 27 */ {"ri.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "s.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, s.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 28 */ {"ri.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-i.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.i), -1, 0.0, offsetof(Model, i.i_start), 0.0, 14, NULL, 0, false},
    /* 29 */ {"ri.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "i.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 30 */ {"ri.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, ri.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 31 */ {"ri.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", "i.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.i), 1, 0.0, offsetof(Model, i.i_start), 0.0, 31, NULL, 0, false},
    /* 32 */ {"ri.r", "ohm", "Resistance at T_ref",
        "Electrical.xmi:66 Electrical::Resistor::r", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ri.r), 1, 0.0, offsetof(Model, ri.r), 0.0, -1, NULL, 0, false},
    /* 33 */ {"ri.T_ref", "K", "Reference temperature",
        "Electrical.xmi:69 Electrical::Resistor::T_ref", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ri.T_ref), 1, 0.0, offsetof(Model, ri.T_ref), 0.0, -1, NULL, 0, false},
    /* 34 */ {"ri.alpha", "1/K", "Relative rise of the resistance per kelvin above T_ref",
        "Electrical.xmi:74 Electrical::Resistor::alpha", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, ri.alpha), 1, 0.0, offsetof(Model, ri.alpha), 0.0, -1, NULL, 0, false},
    /* 35 */ {"ri.T", "K", "Temperature",
        "Electrical.xmi:78 Electrical::Resistor::T", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, ri.T), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 36 */ {"ri.resistance", "ohm", "Resistance at T",
        "Electrical.xmi:83 Electrical::Resistor::resistance", NULL, NULL, NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, ri.resistance), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 37 */ {"i.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "i.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.i), 1, 0.0, offsetof(Model, i.i_start), 0.0, 17, NULL, 0, false},
    /* 38 */ {"i.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "i.v", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 39 */ {"i.n.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "-i.i", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.i), -1, 0.0, offsetof(Model, i.i_start), 0.0, 18, NULL, 0, false},
    /* 40 */ {"i.n.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 41 */ {"i.v", "V", "Voltage of p over n",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, i.v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 42 */ {"i.i", "A", "Current from p to n",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, i.i), 1, 0.0, offsetof(Model, i.i_start), 0.0, -1, NULL, 0, false},
    /* 43 */ {"i.l", "H", "Inductance, greater than 0",
        "Electrical.xmi:124 Electrical::Inductor::l", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, i.l), 1, 0.0, offsetof(Model, i.l), 0.0, -1, NULL, 0, false},
    /* 44 */ {"g.p.i", "A", "Current into the block that owns the port",
        "SysPhSLibrary.xmi:126 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, NULL, 0, false},
    /* 45 */ {"g.p.v", "V", "Electric potential",
        "SysPhSLibrary.xmi:129 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 46 */ {"der(c.v)", "V/s", "",
        "Electrical.xmi:21 Electrical::TwoPinElectricalComponent::v", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, c.der_v), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 11, NULL, 0, false},
    /* 47 */ {"der(i.i)", "A/s", "",
        "Electrical.xmi:25 Electrical::TwoPinElectricalComponent::i", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, i.der_i), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
};

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
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
};
