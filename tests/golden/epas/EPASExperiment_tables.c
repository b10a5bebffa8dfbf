/* EPASExperiment_tables.c - names, patterns and data, of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0. */
#include "EPASExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:20"
#define DRAWN_2 "RealSignals.xmi:73"
#define DRAWN_3 "RealSignals.xmi:78"
#define DRAWN_4 "RealSignals.xmi:83"
#define DRAWN_5 "SysPhSLibrary.xmi:13"
#define DRAWN_6 "SysPhSLibrary.xmi:95"
#define DRAWN_7 "SysPhSLibrary.xmi:98"
#define DRAWN_8 "RotationalMechanics.xmi:294"
#define DRAWN_9 "RotationalMechanics.xmi:146"
#define DRAWN_10 "RotationalMechanics.xmi:150"
#define DRAWN_11 "RotationalMechanics.xmi:154"
#define DRAWN_12 "RotationalMechanics.xmi:25"
#define DRAWN_13 "RotationalMechanics.xmi:29"
#define DRAWN_14 "RotationalMechanics.xmi:125"
#define DRAWN_15 "RotationalMechanics.xmi:70"
#define DRAWN_16 "RotationalMechanics.xmi:74"
#define DRAWN_17 "SysPhSLibrary.xmi:85"
#define DRAWN_18 "SysPhSLibrary.xmi:88"
#define DRAWN_19 "RotationalMechanics.xmi:250"
#define DRAWN_20 "TranslationalMechanics.xmi:127"
#define DRAWN_21 "TranslationalMechanics.xmi:131"
#define DRAWN_22 "TranslationalMechanics.xmi:21"
#define DRAWN_23 "TranslationalMechanics.xmi:29"
#define DRAWN_24 "TranslationalMechanics.xmi:33"
#define DRAWN_25 "TranslationalMechanics.xmi:99"
#define DRAWN_26 "TranslationalMechanics.xmi:78"
#define DRAWN_27 "model.xmi:31"
#define DRAWN_28 "model.xmi:35"
#define DRAWN_29 "SysPhSLibrary.xmi:126"
#define DRAWN_30 "SysPhSLibrary.xmi:129"
#define DRAWN_31 "Electrical.xmi:21"
#define DRAWN_32 "Electrical.xmi:25"
#define DRAWN_33 "Electrical.xmi:66"
#define DRAWN_34 "Electrical.xmi:69"
#define DRAWN_35 "Electrical.xmi:74"
#define DRAWN_36 "Electrical.xmi:78"
#define DRAWN_37 "Electrical.xmi:83"
#define DRAWN_38 "Electrical.xmi:124"
#define DRAWN_39 "Electrical.xmi:174"
#define DRAWN_40 "RotationalMechanics.xmi:205"
#define DRAWN_41 "model.xmi:551"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 142, model_instance_count = 24;
int model_equation_count = 108, model_constraint_count = 107;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "1", .description = "The sine about its offset",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 1 */ {.unit = "Hz", .description = "Periods per second",
        .source = DRAWN_2 " RealSignals::SineRealSignal::frequency"},
    /* 2 */ {.unit = "1", .description = "Amplitude of the wave",
        .source = DRAWN_3 " RealSignals::SineRealSignal::amplitude"},
    /* 3 */ {.unit = "1", .description = "Mean of the wave",
        .source = DRAWN_4 " RealSignals::SineRealSignal::offset"},
    /* 4 */ {.unit = "1", .description = "Torque over signal2Torque; positive drives in the positive direction",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 5 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_6 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 6 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_7 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 7 */ {.unit = "N*m", .description = "Torque at signal one",
        .source = DRAWN_8 " RotationalMechanics::FixedTorqueSource::signal2Torque"},
    /* 8 */ {.unit = "kg*m^2", .description = "Moment of inertia about the axis, greater than 0",
        .source = DRAWN_9 " RotationalMechanics::RotInertia::I"},
    /* 9 */ {.unit = "rad/s", .description = "Angular velocity of the rotor",
        .source = DRAWN_10 " RotationalMechanics::RotInertia::aV"},
    /* 10 */ {.unit = "rad", .description = "Angle of the rotor",
        .source = DRAWN_11 " RotationalMechanics::RotInertia::angle"},
    /* 11 */ {.unit = "rad/s", .source = DRAWN_11 " RotationalMechanics::RotInertia::angle"},
    /* 12 */ {.unit = "rad/s^2", .source = DRAWN_10 " RotationalMechanics::RotInertia::aV"},
    /* 13 */ {.unit = "rad/s", .description = "Angular velocity of b relative to a",
        .source = DRAWN_12 " RotationalMechanics::CompliantRotComponent::aVRel"},
    /* 14 */ {.unit = "N*m", .description = "Torque through the component",
        .source = DRAWN_13 " RotationalMechanics::CompliantRotComponent::torqueThru"},
    /* 15 */ {.unit = "N*m*s/rad", .description = "Damping",
        .source = DRAWN_14 " RotationalMechanics::RotLinearDamper::k"},
    /* 16 */ {.unit = "N*m/rad", .description = "Stiffness",
        .source = DRAWN_15 " RotationalMechanics::RotLinearSpring::k"},
    /* 17 */ {.unit = "rad", .description = "Twist, the angle of b relative to a",
        .source = DRAWN_16 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 18 */ {.unit = "rad/s", .source = DRAWN_16 " RotationalMechanics::RotLinearSpring::relPhi"},
    /* 19 */ {.unit = "N", .description = "Force on the block that owns the port",
        .source = DRAWN_17 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f"},
    /* 20 */ {.unit = "m/s", .description = "Velocity of the flange",
        .source = DRAWN_18 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 21 */ {.unit = "rad/m", .description = "Angle turned for one unit of length",
        .source = DRAWN_19 " RotationalMechanics::IdealGearR2T::ratio"},
    /* 22 */ {.unit = "kg", .description = "Mass, greater than 0",
        .source = DRAWN_20 " TranslationalMechanics::TransInertia::m"},
    /* 23 */ {.unit = "m/s", .description = "Velocity of the body",
        .source = DRAWN_21 " TranslationalMechanics::TransInertia::v"},
    /* 24 */ {.unit = "m/s^2", .source = DRAWN_21 " TranslationalMechanics::TransInertia::v"},
    /* 25 */ {.unit = "N", .description = "Force through the component, positive in tension",
        .source = DRAWN_22 " TranslationalMechanics::TwoFlangeTransComponent::forceThru"},
    /* 26 */ {.unit = "m/s", .description = "Velocity of b relative to a",
        .source = DRAWN_23 " TranslationalMechanics::CompliantTransComponent::relV"},
    /* 27 */ {.unit = "m",
        .description = "Displacement of b relative to a; components side by side start with the same",
        .source = DRAWN_24 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 28 */ {.unit = "N*s/m", .description = "Damping",
        .source = DRAWN_25 " TranslationalMechanics::TransLinearDamper::k"},
    /* 29 */ {.unit = "m/s", .source = DRAWN_24 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 30 */ {.unit = "N/m", .description = "Stiffness",
        .source = DRAWN_26 " TranslationalMechanics::TransLinearSpring::k"},
    /* 31 */ {.unit = "V", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 32 */ {.unit = "s", .description = "Instant of the step", .source = DRAWN_27 " Epas::StepSignal::stepTime"},
    /* 33 */ {.unit = "kg*m^2/(s^3*A)", .description = "Signal from then on",
        .source = DRAWN_28 " Epas::StepSignal::stepVoltage"},
    /* 34 */ {.unit = "A", .description = "Current into the block that owns the port",
        .source = DRAWN_29 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::i"},
    /* 35 */ {.unit = "V", .description = "Electric potential",
        .source = DRAWN_30 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingCharge::v"},
    /* 36 */ {.unit = "V", .description = "Voltage of p over n",
        .source = DRAWN_31 " Electrical::TwoPinElectricalComponent::v"},
    /* 37 */ {.unit = "A", .description = "Current from p to n",
        .source = DRAWN_32 " Electrical::TwoPinElectricalComponent::i"},
    /* 38 */ {.unit = "V", .description = "Voltage of p over n, in volts",
        .source = DRAWN_5 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 39 */ {.unit = "ohm", .description = "Resistance at T_ref", .source = DRAWN_33 " Electrical::Resistor::r"},
    /* 40 */ {.unit = "K", .description = "Reference temperature", .source = DRAWN_34 " Electrical::Resistor::T_ref"},
    /* 41 */ {.unit = "1/K", .description = "Relative rise of the resistance per kelvin above T_ref",
        .source = DRAWN_35 " Electrical::Resistor::alpha"},
    /* 42 */ {.unit = "K", .description = "Temperature", .source = DRAWN_36 " Electrical::Resistor::T"},
    /* 43 */ {.unit = "ohm", .description = "Resistance at T",
        .source = DRAWN_37 " Electrical::Resistor::resistance"},
    /* 44 */ {.unit = "H", .description = "Inductance, greater than 0",
        .source = DRAWN_38 " Electrical::Inductor::l"},
    /* 45 */ {.unit = "A/s", .source = DRAWN_32 " Electrical::TwoPinElectricalComponent::i"},
    /* 46 */ {.unit = "V*s/rad",
        .description = "Voltage at unit angular velocity, which is also torque at unit current",
        .source = DRAWN_39 " Electrical::EMF::k"},
    /* 47 */ {.unit = "1", .description = "Angular velocity of rotA over that of rotB",
        .source = DRAWN_40 " RotationalMechanics::IdealFixedGearBox::gearRatio"},
};

/* RealSignals::SineRealSignal */
static const ModelMember members_1[] = {
    {.name = "out.rSig", .offset = offsetof(struct SineRealSignal, out.rSig), .origin = 1},
    {.name = "frequency", .quantity = 1, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, frequency)},
    {.name = "amplitude", .quantity = 2, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, amplitude)},
    {.name = "offset", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct SineRealSignal, offset)},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 4, .equals = -4, .origin = 2, .skipped = 67},
    {.name = "p.t", .quantity = 5, .offset = offsetof(struct FixedTorqueSource, p.t), .origin = 1},
    {.name = "p.aV", .quantity = 6, .equals = 7, .origin = 2},
    {.name = "signal2Torque", .quantity = 7, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_3[] = {
    {.name = "a.t", .quantity = 5, .equals = -3, .is_negative = true, .origin = 3, .skipped = 91},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1},
    {.name = "b.t", .quantity = 5, .offset = offsetof(struct RotInertia, b.t), .origin = 3, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .is_late = true},
};

/* RotationalMechanics::RotLinearDamper */
static const ModelMember members_4[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1},
    {.name = "a.aV", .quantity = 6, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = -7, .origin = 2},
    {.name = "aVRel", .quantity = 13, .equals = -8, .origin = 1, .skipped = -2},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearDamper, torqueThru), .origin = 1,
        .skipped = 1},
    {.name = "k", .quantity = 15, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearDamper, k)},
};

/* RotationalMechanics::RotFixed */
static const ModelMember members_5[] = {
    {.name = "p.t", .quantity = 5, .equals = -2, .origin = 3, .skipped = -2},
    {.name = "p.aV", .quantity = 6, .is_number = true, .number = 0.0, .origin = 1},
};

/* RotationalMechanics::RotLinearSpring */
static const ModelMember members_6[] = {
    {.name = "a.t", .quantity = 5, .equals = 5, .is_negative = true, .origin = 1},
    {.name = "a.aV", .quantity = 6, .equals = -14, .origin = 2},
    {.name = "b.t", .quantity = 5, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .offset = offsetof(struct RotLinearSpring, b.aV), .origin = 1, .skipped = 2},
    {.name = "aVRel", .quantity = 13, .offset = offsetof(struct RotLinearSpring, aVRel), .origin = 1, .skipped = -5},
    {.name = "torqueThru", .quantity = 14, .offset = offsetof(struct RotLinearSpring, torqueThru), .origin = 1,
        .skipped = 2},
    {.name = "k", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotLinearSpring, k)},
    {.name = "relPhi", .quantity = 17, .kind = MODEL_STATE, .offset = offsetof(struct RotLinearSpring, relPhi),
        .has_start = true, .start = offsetof(struct RotLinearSpring, relPhi_start)},
    {.name = "der(relPhi)", .quantity = 18, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotLinearSpring, der_relPhi), .origin = 1, .skipped = -2, .is_late = true},
};

/* RotationalMechanics::IdealGearR2T */
static const ModelMember members_7[] = {
    {.name = "rot.t", .quantity = 5, .equals = -4, .is_negative = true, .origin = 3, .skipped = 1},
    {.name = "rot.aV", .quantity = 6, .equals = -7, .origin = 2},
    {.name = "trans.f", .quantity = 19, .offset = offsetof(struct IdealGearR2T, trans.f), .origin = 1, .skipped = 2},
    {.name = "trans.lV", .quantity = 20, .equals = 7, .origin = 2},
    {.name = "ratio", .quantity = 21, .kind = MODEL_CONSTANT, .offset = offsetof(struct IdealGearR2T, ratio)},
};

/* TranslationalMechanics::TransInertia */
static const ModelMember members_8[] = {
    {.name = "a.f", .quantity = 19, .equals = -3, .is_negative = true, .origin = 3},
    {.name = "a.lV", .quantity = 20, .equals = 4, .origin = 1},
    {.name = "b.f", .quantity = 19, .offset = offsetof(struct TransInertia, b.f), .origin = 3, .skipped = 1},
    {.name = "b.lV", .quantity = 20, .equals = 2, .origin = 1},
    {.name = "m", .quantity = 22, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransInertia, m)},
    {.name = "v", .quantity = 23, .kind = MODEL_STATE, .offset = offsetof(struct TransInertia, v),
        .has_start = true, .start = offsetof(struct TransInertia, v_start)},
    {.name = "der(v)", .quantity = 24, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct TransInertia, der_v),
        .origin = 1, .is_late = true},
};

/* TranslationalMechanics::TransLinearDamper */
static const ModelMember members_9[] = {
    {.name = "a.f", .quantity = 19, .equals = 4, .is_negative = true, .origin = 1},
    {.name = "a.lV", .quantity = 20, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "b.f", .quantity = 19, .equals = 2, .origin = 1, .skipped = 2},
    {.name = "b.lV", .quantity = 20, .equals = -5, .origin = 2, .skipped = 1},
    {.name = "forceThru", .quantity = 25, .offset = offsetof(struct TransLinearDamper, forceThru), .origin = 1},
    {.name = "relV", .quantity = 26, .equals = -7, .origin = 1, .skipped = -4},
    {.name = "displ", .quantity = 27, .kind = MODEL_STATE, .offset = offsetof(struct TransLinearDamper, displ),
        .has_start = true, .start = offsetof(struct TransLinearDamper, displ_start)},
    {.name = "k", .quantity = 28, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearDamper, k)},
    {.name = "der(displ)", .quantity = 29, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearDamper, der_displ), .origin = 1, .is_late = true},
};

/* TranslationalMechanics::TransLinearSpring */
static const ModelMember members_10[] = {
    {.name = "a.f", .quantity = 19, .equals = 4, .is_negative = true, .origin = 1, .skipped = 2},
    {.name = "a.lV", .quantity = 20, .is_number = true, .number = 0.0, .origin = 2, .skipped = -2},
    {.name = "b.f", .quantity = 19, .equals = 2, .origin = 1, .skipped = 2},
    {.name = "b.lV", .quantity = 20, .equals = -14, .origin = 2, .skipped = 1},
    {.name = "forceThru", .quantity = 25, .offset = offsetof(struct TransLinearSpring, forceThru), .origin = 1},
    {.name = "relV", .quantity = 26, .equals = -16, .origin = 1, .skipped = -4},
    {.name = "displ", .quantity = 27, .offset = offsetof(struct TransLinearSpring, displ),
        .has_start = true, .start = offsetof(struct TransLinearSpring, displ_start), .origin = 4, .skipped = 107},
    {.name = "k", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearSpring, k)},
    {.name = "der(displ)", .quantity = 29, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearSpring, der_displ), .origin = 1, .is_late = true},
};

/* TranslationalMechanics::TransFixed */
static const ModelMember members_11[] = {
    {.name = "p.f", .quantity = 19, .offset = offsetof(struct TransFixed, p.f), .origin = 3, .skipped = -2},
    {.name = "p.lV", .quantity = 20, .is_number = true, .number = 0.0, .origin = 1, .skipped = 2},
};

/* Epas::StepSignal */
static const ModelMember members_12[] = {
    {.name = "out.rSig", .quantity = 31, .equals = 7, .origin = 2},
    {.name = "stepTime", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct StepSignal, stepTime)},
    {.name = "stepVoltage", .quantity = 33, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct StepSignal, stepVoltage)},
};

/* Electrical::VoltageSource */
static const ModelMember members_13[] = {
    {.name = "p.i", .quantity = 34, .equals = 23, .is_negative = true, .origin = 3, .skipped = 1},
    {.name = "p.v", .quantity = 35, .equals = 3, .origin = 1, .skipped = 1},
    {.name = "n.i", .quantity = 34, .equals = 21, .origin = 1, .skipped = 1},
    {.name = "n.v", .quantity = 35, .is_number = true, .number = 0.0, .origin = 2, .skipped = 4},
    {.name = "v", .quantity = 36, .offset = offsetof(struct VoltageSource, v), .origin = 1, .skipped = -4},
    {.name = "i", .quantity = 37, .equals = 18, .is_negative = true, .origin = 1, .skipped = 1},
    {.name = "in.rSig", .quantity = 38, .equals = -2, .origin = 1, .skipped = 1},
};

/* Electrical::Resistor */
static const ModelMember members_14[] = {
    {.name = "p.i", .quantity = 34, .equals = 16, .origin = 1, .skipped = 2},
    {.name = "p.v", .quantity = 35, .equals = -4, .origin = 2, .skipped = -5},
    {.name = "n.i", .quantity = 34, .equals = 14, .is_negative = true, .origin = 3},
    {.name = "n.v", .quantity = 35, .offset = offsetof(struct Resistor, n.v), .origin = 1, .skipped = -3},
    {.name = "v", .quantity = 36, .offset = offsetof(struct Resistor, v), .origin = 1, .skipped = 2},
    {.name = "i", .quantity = 37, .equals = 11, .origin = 1, .skipped = -3},
    {.name = "r", .quantity = 39, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, r)},
    {.name = "T_ref", .quantity = 40, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, T_ref)},
    {.name = "alpha", .quantity = 41, .kind = MODEL_CONSTANT, .offset = offsetof(struct Resistor, alpha)},
    {.name = "T", .quantity = 42, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct Resistor, T)},
    {.name = "resistance", .quantity = 43, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct Resistor, resistance)},
};

/* Electrical::Inductor */
static const ModelMember members_15[] = {
    {.name = "p.i", .quantity = 34, .equals = 5, .origin = 1, .skipped = 3},
    {.name = "p.v", .quantity = 35, .equals = -9, .origin = 2},
    {.name = "n.i", .quantity = 34, .equals = 3, .is_negative = true, .origin = 1},
    {.name = "n.v", .quantity = 35, .offset = offsetof(struct Inductor, n.v), .origin = 1, .skipped = 2},
    {.name = "v", .quantity = 36, .offset = offsetof(struct Inductor, v), .origin = 1, .skipped = -6},
    {.name = "i", .quantity = 37, .kind = MODEL_STATE, .offset = offsetof(struct Inductor, i),
        .has_start = true, .start = offsetof(struct Inductor, i_start)},
    {.name = "l", .quantity = 44, .kind = MODEL_CONSTANT, .offset = offsetof(struct Inductor, l)},
    {.name = "der(i)", .quantity = 45, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Inductor, der_i),
        .origin = 1, .skipped = 2, .is_late = true},
};

/* Electrical::EMF */
static const ModelMember members_16[] = {
    {.name = "pos.i", .quantity = 34, .equals = -3, .origin = 3},
    {.name = "pos.v", .quantity = 35, .equals = -6, .origin = 2},
    {.name = "neg.i", .quantity = 34, .equals = -5, .is_negative = true, .origin = 1},
    {.name = "neg.v", .quantity = 35, .is_number = true, .number = 0.0, .origin = 2},
    {.name = "p.t", .quantity = 5, .offset = offsetof(struct EMF, p.t), .origin = 1, .skipped = 1},
    {.name = "p.aV", .quantity = 6, .equals = 9, .origin = 2, .skipped = 1},
    {.name = "k", .quantity = 46, .kind = MODEL_CONSTANT, .offset = offsetof(struct EMF, k)},
};

/* Electrical::Ground */
static const ModelMember members_17[] = {
    {.name = "p.i", .quantity = 34, .is_number = true, .number = 0.0, .origin = 3},
    {.name = "p.v", .quantity = 35, .is_number = true, .number = 0.0, .origin = 1},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_18[] = {
    {.name = "a.t", .quantity = 5, .equals = -5, .is_negative = true, .origin = 3},
    {.name = "a.aV", .quantity = 6, .equals = 4, .origin = 1},
    {.name = "b.t", .quantity = 5, .offset = offsetof(struct RotInertia, b.t), .origin = 3, .skipped = 1},
    {.name = "b.aV", .quantity = 6, .equals = 2, .origin = 1},
    {.name = "I", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start)},
    {.name = "angle", .quantity = 10, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 11, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 1, .is_late = true},
    {.name = "der(aV)", .quantity = 12, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 1, .is_late = true},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_19[] = {
    {.name = "rotA.t", .quantity = 5, .equals = -4, .is_negative = true, .origin = 3, .skipped = 1},
    {.name = "rotA.aV", .quantity = 6, .equals = -7, .origin = 2},
    {.name = "rotB.t", .quantity = 5, .offset = offsetof(struct IdealFixedGearBox, rotB.t), .origin = 1,
        .skipped = 2},
    {.name = "rotB.aV", .quantity = 6, .offset = offsetof(struct IdealFixedGearBox, rotB.aV), .origin = 1},
    {.name = "gearRatio", .quantity = 47, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::IdealGearR2T */
static const ModelMember members_20[] = {
    {.name = "rot.t", .quantity = 5, .equals = -3, .is_negative = true, .origin = 3},
    {.name = "rot.aV", .quantity = 6, .equals = -3, .origin = 2},
    {.name = "trans.f", .quantity = 19, .offset = offsetof(struct IdealGearR2T, trans.f), .origin = 1},
    {.name = "trans.lV", .quantity = 20, .equals = -95, .origin = 2},
    {.name = "ratio", .quantity = 21, .kind = MODEL_CONSTANT, .offset = offsetof(struct IdealGearR2T, ratio)},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 4}, {members_2, 4}, {members_3, 9}, {members_4, 7}, {members_5, 2}, {members_6, 9},
    {members_7, 5}, {members_8, 7}, {members_9, 9}, {members_10, 9}, {members_11, 2}, {members_12, 3},
    {members_13, 7}, {members_14, 11}, {members_15, 8}, {members_16, 7}, {members_17, 2}, {members_18, 9},
    {members_19, 5}, {members_20, 5},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, driver), sizeof(struct SineRealSignal), 0},
    /* 2 */ {offsetof(struct Model, driverTorque), sizeof(struct FixedTorqueSource), 0},
    /* 3 */ {offsetof(struct Model, column), sizeof(struct RotInertia), 0},
    /* 4 */ {offsetof(struct Model, columnDamper), sizeof(struct RotLinearDamper), 0},
    /* 5 */ {offsetof(struct Model, columnSpring), sizeof(struct RotLinearSpring), 0},
    /* 6 */ {offsetof(struct Model, pinion1), sizeof(struct IdealGearR2T), 0},
    /* 7 */ {offsetof(struct Model, rack), sizeof(struct TransInertia), 0},
    /* 8 */ {offsetof(struct Model, rackDamper), sizeof(struct TransLinearDamper), 0},
    /* 9 */ {offsetof(struct Model, tyreSpring), sizeof(struct TransLinearSpring), 0},
    /* 10 */ {offsetof(struct Model, wall), sizeof(struct TransFixed), 0},
    /* 11 */ {offsetof(struct Model, step), sizeof(struct StepSignal), 0},
    /* 12 */ {offsetof(struct Model, source), sizeof(struct VoltageSource), 0},
    /* 13 */ {offsetof(struct Model, resistor), sizeof(struct Resistor), 0},
    /* 14 */ {offsetof(struct Model, coil), sizeof(struct Inductor), 0},
    /* 15 */ {offsetof(struct Model, emf), sizeof(struct EMF), 0},
    /* 16 */ {offsetof(struct Model, rotor), sizeof(struct RotInertia), 0},
    /* 17 */ {offsetof(struct Model, rotorDamper), sizeof(struct RotLinearDamper), 0},
    /* 18 */ {offsetof(struct Model, motorSpring), sizeof(struct RotLinearSpring), 0},
    /* 19 */ {offsetof(struct Model, gear), sizeof(struct IdealFixedGearBox), 0},
    /* 20 */ {offsetof(struct Model, pinion2), sizeof(struct IdealGearR2T), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"driver", 0, 1, 1, 0, 0, 0, 0}, {"driverTorque", 0, 2, 2, 0, 0, 0, 0},
    {"column", 0, 3, 3, 0, 0, 0, 0}, {"columnDamper", 0, 4, 4, 0, 0, 0, 0}, {"ground1", 0, 5, 0, 0, 0, 0, 0},
    {"columnSpring", 0, 6, 5, 0, 0, 0, 0}, {"pinion1", 0, 7, 6, 0, 0, 0, 0}, {"rack", 0, 8, 7, 0, 0, 0, 0},
    {"rackDamper", 0, 9, 8, 0, 0, 0, 0}, {"tyreSpring", 0, 10, 9, 0, 0, 0, 0}, {"wall", 0, 11, 10, 0, 0, 0, 0},
    {"step", 0, 12, 11, 0, 0, 0, 0}, {"source", 0, 13, 12, 0, 0, 0, 0}, {"resistor", 0, 14, 13, 0, 0, 0, 0},
    {"coil", 0, 15, 14, 0, 0, 0, 0}, {"emf", 0, 16, 15, 0, 0, 0, 0}, {"groundE", 0, 17, 0, 0, 0, 0, 0},
    {"rotor", 0, 18, 16, 0, 0, 0, 0}, {"rotorDamper", 0, 4, 17, 0, 0, 0, 0}, {"ground2", 0, 5, 0, 0, 0, 0, 0},
    {"motorSpring", 0, 6, 18, 0, 0, 0, 0}, {"gear", 0, 19, 19, 0, 0, 0, 0}, {"pinion2", 0, 20, 20, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 1,
    .branches = (const ModelBranch[]){
        {.text = "time < step.stepTime", .element = "Epas::Constraints::StepConstraint::step", .source = DRAWN_41,
        .equation = 32, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_step_stepTime),
        .is_timed = true, .is_felt = true, .group = -1},
    },
};

static const ModelJacobian jacobian = {
    .states = 9, .slots = 41, .rows = 32, .partial_count = 23, .number_count = 2, .colours = 4,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){
        0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 27, 29, 30, 31, 32, 34,
        35, 36, 39, 41},
    .row_slot = (const int[]){
        9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
        36, 37, 38, 39, 40},
    .term_slot = (const int[]){
        0, 0, 2, 11, 10, 12, 3, 14, 0, 15, 11, 3, 3, 4, 20, 5, 22, 6, 23, 24, 25, 5, 6, 6, 8, 30, 29, 27, 31, 30,
        3, 34, 35, 6, 36, 33, 19, 21, 38, 17, 39},
    .term_partial = (const int[]){
        0, 2, 3, 0, 1, 4, 5, 0, 1, 0, 6, 0, 7, 0, 8, 9, 1, 10, 0, 1, 11, 12, 0, 13, 14, 0, 1, 15, 16, 17, 18, 19,
        0, 1, 0, 20, 1, 1, 1, 21, 22},
    .derivative = (const int[]){13, 9, 16, 40, 18, 26, 32, 28, 37},
    .column_start = (const int[]){0, 3, 4, 7, 11, 13, 15, 19, 20, 23},
    .row_index = (const int[]){0, 1, 2, 1, 0, 2, 3, 2, 3, 4, 8, 3, 4, 5, 6, 5, 6, 7, 8, 7, 3, 6, 8},
    .colour = (const int[]){0, 1, 1, 2, 0, 0, 1, 0, 3},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, column.aV)}, {.at = 1, .offset = offsetof(Model, column.angle)},
        {.at = 2, .offset = offsetof(Model, columnSpring.relPhi)}, {.at = 3, .offset = offsetof(Model, rack.v)},
        {.at = 4, .offset = offsetof(Model, rackDamper.displ)}, {.at = 5, .offset = offsetof(Model, coil.i)},
        {.at = 6, .offset = offsetof(Model, rotor.aV)}, {.at = 7, .offset = offsetof(Model, rotor.angle)},
        {.at = 8, .offset = offsetof(Model, motorSpring.relPhi)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, column.der_aV)}, {.at = 1, .offset = offsetof(Model, column.der_angle)},
        {.at = 2, .offset = offsetof(Model, columnSpring.der_relPhi)},
        {.at = 3, .offset = offsetof(Model, rack.der_v)},
        {.at = 4, .offset = offsetof(Model, rackDamper.der_displ)},
        {.at = 5, .offset = offsetof(Model, coil.der_i)}, {.at = 6, .offset = offsetof(Model, rotor.der_aV)},
        {.at = 7, .offset = offsetof(Model, rotor.der_angle)},
        {.at = 8, .offset = offsetof(Model, motorSpring.der_relPhi)}, {.at = -1}},
    .state_count = 9,
    .states = (const int[]){13, 14, 31, 42, 49, 87, 103, 104, 121},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 46,
    .connectors = (const int[]){
        38, 0, 39, 0, 40, 0, 41, 0, 42, 0, 43, 0, 44, 0, 45, 0, 46, 0, 47, 0, 48, 0, 49, 0, 50, 0, 51, 0, 52, 0,
        53, 0, 54, 0, 55, 0, 56, 0, 57, 0, 58, 0, 59, 0, 60, 0, 61, 0},
    .joints = (const int[]){
        0, 0, 4, 0, 1, 5, 8, 0, 1, 6, 9, 0, 2, 15, 22, 0, 2, 16, 23, 0, 3, 17, 10, 0, 3, 18, 11, 0, 4, 10, 24, 0,
        4, 11, 25, 0, 5, 26, 32, 0, 5, 27, 33, 0, 6, 34, 37, 0, 6, 35, 38, 0, 7, 59, 43, 0, 7, 60, 44, 0, 8, 59,
        51, 0, 8, 60, 52, 0, 9, 45, 39, 0, 9, 46, 40, 0, 10, 53, 39, 0, 10, 54, 40, 0, 11, 61, 70, 0, 12, 64, 71,
        0, 12, 65, 72, 0, 13, 73, 82, 0, 13, 74, 83, 0, 14, 84, 89, 0, 14, 85, 90, 0, 15, 91, 66, 0, 15, 92, 67, 0,
        16, 66, 96, 0, 16, 67, 97, 0, 17, 93, 98, 0, 17, 94, 99, 0, 18, 105, 112, 0, 18, 106, 113, 0, 19, 107, 100,
        0, 19, 108, 101, 0, 20, 100, 114, 0, 20, 101, 115, 0, 21, 116, 122, 0, 21, 117, 123, 0, 22, 124, 127, 0,
        22, 125, 128, 0, 23, 129, 39, 0, 23, 130, 40, 0},
    .flow_count = 38,
    .flows = (const int[]){
        5, 8, 10, 15, 17, 22, 24, 26, 32, 34, 37, 39, 43, 45, 51, 53, 59, 64, 66, 71, 73, 82, 84, 89, 91, 93, 96,
        98, 100, 105, 107, 112, 114, 116, 122, 124, 127, 129},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of EPASExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "Would be states, but move as others do",
    /* 7 */ "  %1 = %2 + offset(%1)%o%i  moves as %2",
    /* 8 */ "Eliminated",
    /* 9 */ "  %1%v= %2%o%i",
    /* 10 */ "  %1%v= -%2%o%i",
    /* 11 */ "  %1%v= 0%o%i",
    /* 12 */ "Constants",
    /* 13 */ "  %1 := %2",
    /* 14 */ "  %1 := %2*(1 + %3*(%4 - %5))",
    /* 15 */ "Start",
    /* 16 */ "  %1 := 0.0",
    /* 17 */ "  offset(%1) := %1 - %2%o%i",
    /* 18 */ "Continuous time",
    /* 19 */ "  %1 := %2 + %3*sin(6.283185307179586*%4*time)%o%i",
    /* 20 */ "  %1 := -%2*%3%o%i",
    /* 21 */ "  %1 := %2%o%i",
    /* 22 */ "  %1 := %2*%3%o%i",
    /* 23 */ "  %1 := %2 - %3%o%i",
    /* 24 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 25 */ "  %1 := %2 + offset(%1)%o%i",
    /* 26 */ "  %1 := if time < %2 then 0 else %3%o%i",
    /* 27 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 28 */ "  %1 := -(%2 + %3 + %4)%o%i",
    /* 29 */ "For results only",
    /* 30 */ "  %1 := %2 + %3%o%i",
    /* 31 */ "Branches, kept between events",
    /* 32 */ "  time < %1%vat %1%o%i",
    /* 33 */ "At events",
    /* 34 */ "  decide time < %1%o%i",
    /* 35 */ "Drawn in",
    /* 36 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 9,   2, -1, 107, 1, 71, 0, 1, 0, 36,
    3, 1, 6,   3, -1, 9, 37, 0, 0,    1, 2, 2,   4, -1,   104, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 13,
    5, 2, 3,   7, -1, 14,   4, 0, 73,    5, 2, 3,   8, -1, 31,   4, 0, 72,    5, 2, 3,   9, -1, 42,   4, 0, 62,
    5, 2, 3,   10, -1, 49,   4, 0, 72,    1, 2, 2,   15, -1,   130, 0,    6, 1, 2,   16, -1,
    7, 1, 4,   17, 107, 57, 49,    1, 2, 2,   18, -1,   131, 0,    8, 1, 2,   19, -1,    9, 1, 4,   20, 67, 4, 0,
    9, 1, 4,   21, 68, 6, 13,    10, 1, 4,   22, 91, 8, 5,    9, 1, 4,   23, 2, 9, 13,    9, 1, 4,   24, 3, 11, 13,
    10, 2, 4,   25, 6, 15, 20,   36, 93, 58, 67,    11, 1, 3,   26, 69, 16,    9, 1, 4,   27, 8, 17, 20,
    9, 1, 4,   28, 70, 18, 13,    9, 1, 4,   29, 7, 19, 13,    9, 1, 4,   30, 92, 22, 20,
    11, 2, 3,   31, 10, 23,   38, 72, 69,    10, 2, 4,   32, 11, 24, 29,   33, 32, 60, 58,
    9, 1, 4,   33, 71, 25, 13,    9, 1, 4,   34, 13, 26, 29,    10, 2, 4,   35, 94, 32, 29,   33, -49, 59, 58,
    9, 1, 4,   36, 72, 33, 27,    9, 1, 4,   37, 73, 35, 42,    10, 2, 4,   38, 95, 37, 34,   35, 7, 61, 59,
    9, 1, 4,   39, 18, 38, 42,    9, 1, 4,   40, 19, 40, 42,    10, 2, 4,   41, 21, 43, 47,   35, 32, 62, 63,
    11, 2, 3,   42, 74, 44,   29, 27, 52,    9, 1, 4,   43, 24, 45, 47,    9, 1, 4,   44, 76, 46, 42,
    9, 1, 4,   45, 22, 48, 42,    10, 2, 4,   46, 26, 51, 55,   37, 32, 63, 64,
    11, 2, 3,   47, 75, 52,   25, -27, 45,    9, 1, 4,   48, 29, 53, 55,    9, 1, 4,   49, 77, 54, 42,
    9, 2, 4,   50, 27, 56, 42,   20, 57, 38, 61,    11, 2, 3,   51, 31, 60,   26, 54, 46,
    9, 2, 4,   52, 78, 61, 68,   22, -29, 38, 35,    10, 2, 4,   53, 98, 64, 87,   33, 7, 58, 32,
    9, 2, 4,   54, 33, 65, 68,   21, 17, 36, 35,    9, 2, 4,   55, 35, 66, 87,   23, 20, 41, 23,
    11, 2, 3,   56, 83, 67,   26, -26, 46,    10, 2, 4,   57, 34, 69, 87,   31, 72, 58, 37,
    9, 2, 4,   58, 36, 70, 68,   21, 50, 38, 35,    9, 2, 4,   59, 39, 71, 87,   21, 15, 38, 16,
    9, 2, 4,   60, 79, 72, 68,   21, 24, 40, 42,    9, 2, 4,   62, 38, 76, 87,   22, 49, 39, 16,
    9, 2, 4,   63, 42, 82, 87,   22, 18, 34, 32,    9, 2, 4,   64, 80, 83, 74,   23, 8, 40, 43,
    9, 2, 4,   66, 100, 89, 87,   23, -11, 39, 38,    9, 2, 4,   67, 81, 90, 85,   23, 9, 40, -43,
    1, 2, 2,   91, -1,   61, 0,    12, 1, 2,   92, -1,    13, 1, 4,   93, -1, 80, 78,
    14, 1, 7,   94, -1, 81, 77, 79, 80, 78,    1, 2, 2,   95, -1,   60, 0,    15, 1, 2,   96, -1,
    16, 2, 3,   97, -1, 13,   5, 0, 44,    16, 2, 3,   98, -1, 14,   5, 0, 73,    16, 2, 3,   99, -1, 31,   5, 0, 72,
    16, 2, 3,   100, -1, 42,   5, 0, 62,    16, 2, 3,   101, -1, 49,   5, 0, 72,    17, 1, 4,   107, 107, 57, 49,
    18, 1, 2,   109, -1,    19, 1, 6,   110, 0, 0, 3, 2, 1,    20, 2, 5,   111, 1, 5, 0, 7,   20, 46, 88, 95, 80,
    21, 2, 4,   112, 4, 132, 13,   20, 47, 7, 90,    22, 2, 5,   113, 9, 20, 21, 13,   15, 37, 65, 74, 90,
    22, 2, 5,   114, 15, 29, 30, 31,   19, 41, 81, 81, 72,    23, 2, 5,   115, 93, 10, 29, 20,   14, -52, 76, 45, 65,
    24, 1, 6,   116, 5, 133, 5, 10, 12,    22, 2, 5,   117, 16, 27, 36, 42,   17, 46, 92, 84, 79,
    23, 2, 5,   118, 12, 28, 27, 13,   17, 92, 72, 92, 97,    21, 2, 4,   119, 14, 134, 28,   22, 47, 7, 90,
    22, 2, 5,   120, 17, 34, 36, 29,   17, 47, 90, 90, 90,    21, 2, 4,   121, 23, 136, 42,   26, 5, 1, 0,
    22, 2, 5,   122, 25, 47, 50, 42,   16, 40, 78, 81, 0,    25, 1, 4,   123, 107, 57, 49,
    22, 2, 5,   124, 30, 55, 58, 57,   15, 33, 62, 68, 68,    26, 1, 5,   125, 32, 68, 62, 63,
    22, 2, 5,   126, 40, 75, 81, 87,   16, 26, 54, 50, 37,    23, 2, 5,   127, 37, 74, 68, 75,   13, 22, 44, 49, 28,
    27, 1, 5,   130, 44, 138, 86, 88,    24, 2, 6,   136, 52, 140, 93, 100, 102,   8, -32, -5, -59, -61, -61,
    28, 1, 6,   143, 97, 39, 47, 55, 129,    29, 1, 2,   146, -1,    30, 1, 5,   148, 96, 59, 55, 47,
    31, 1, 2,   150, -1,    32, 1, 3,   151, 32, 62,    33, 1, 2,   153, -1,    34, 1, 3,   154, 32, 62,
    35, 1, 2,   156, -1,    36, 11, 2,   157, 0,   1, 1,    36, 12, 2,   168, 14,   1, 1,
    36, 7, 2,   180, 30,   1, 1,    36, 1, 2,   187, 40,    36, 5, 2,   188, 44,   1, 1,    36, 1, 2,   193, 63,
    36, 1, 2,   194, 64,    36, 24, 2,   195, 67,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "88abf81ca2ecf184df39607005d3462b372ba5cb4e9acae38665890ce19b9d1b"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"Electrical.xmi", "093066d976dae86b6c511fde4299695dffa7a6d18b7958525619a6f58a80ece4"},
    {"RealSignals.xmi", "81975f90adf202f3403c57876de25d6278a35d465c44c0ad6ec4207fe8b67cd3"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "EPASExperiment",
    .qualified_name = "Epas::EPASExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "4580f16fd4df90267204bfdb6a7418cb61290d071fab59700e456d2a795fbd1f",
    .files = files,
    .start = 0.0, .stop = 3.0, .interval = 0.002, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const ModelPlot[]){
        {"column.angle", 0, 0}, {"rotor.aV", 0, 0}, {"coil.i", 0, 0}, {"tyreSpring.displ", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {219, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
