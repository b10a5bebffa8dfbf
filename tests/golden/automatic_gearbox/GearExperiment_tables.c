/* GearExperiment_tables.c - names, patterns and data, of AutomaticGearbox::GearExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "GearExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:201"
#define DRAWN_2 "model.xmi:205"
#define DRAWN_3 "SysPhSLibrary.xmi:48"
#define DRAWN_4 "SysPhSLibrary.xmi:20"
#define DRAWN_5 "model.xmi:106"
#define DRAWN_6 "model.xmi:111"
#define DRAWN_7 "model.xmi:116"
#define DRAWN_8 "model.xmi:121"
#define DRAWN_9 "model.xmi:126"
#define DRAWN_10 "model.xmi:131"
#define DRAWN_11 "model.xmi:136"
#define DRAWN_12 "model.xmi:141"
#define DRAWN_13 "model.xmi:155"
#define DRAWN_14 "SysPhSLibrary.xmi:13"
#define DRAWN_15 "SysPhSLibrary.xmi:95"
#define DRAWN_16 "SysPhSLibrary.xmi:98"
#define DRAWN_17 "RotationalMechanics.xmi:294"
#define DRAWN_18 "RotationalMechanics.xmi:146"
#define DRAWN_19 "RotationalMechanics.xmi:150"
#define DRAWN_20 "RotationalMechanics.xmi:154"
#define DRAWN_21 "model.xmi:22"
#define DRAWN_22 "model.xmi:26"
#define DRAWN_23 "SysPhSLibrary.xmi:41"
#define DRAWN_24 "RotationalMechanics.xmi:205"
#define DRAWN_25 "model.xmi:54"
#define DRAWN_26 "model.xmi:59"
#define DRAWN_27 "model.xmi:63"
#define DRAWN_28 "model.xmi:83"
#define DRAWN_29 "model.xmi:68"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITH_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* control.Schedule()  AutomaticGearbox::GearControl::Schedule  model.xmi:155
 * 159  Idle
 * 162  demand := 0
 * 165  First
 * 168  first := true
 * 168  second := false
 * 168  demand := 1
 * 171  Shift
 * 174  first := false
 * 174  demand := -drag
 * 177  Second
 * 180  second := true
 * 180  demand := 1 */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .impulses = &impulse_part, .sliding = &sliding_part, .modes = &mode_part,
    .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 91, model_instance_count = 13;
int model_equation_count = 84, model_constraint_count = 64;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const char *const literals_1[] = {"Idle", "First", "Shift", "Second", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "J", .description = "Energy that engine and road have brought, with that of the start",
        .source = DRAWN_1 " AutomaticGearbox::Drivetrain::brought"},
    /* 1 */ {.unit = "J", .description = "Energy lost where shafts of different speeds were locked",
        .source = DRAWN_2 " AutomaticGearbox::Drivetrain::lost"},
    /* 2 */ {.unit = "J/s", .source = DRAWN_1 " AutomaticGearbox::Drivetrain::brought"},
    /* 3 */ {.unit = "", .description = "Clutch of the first gear",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig",
        .literals = truths},
    /* 4 */ {.unit = "", .description = "Clutch of the second gear",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalOutElement::bSig",
        .literals = truths},
    /* 5 */ {.unit = "1", .description = "Torque of the engine over its largest one",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 6 */ {.unit = "s", .description = "Time before the first gear",
        .source = DRAWN_5 " AutomaticGearbox::GearControl::idleTime"},
    /* 7 */ {.unit = "s", .description = "Time in the first gear",
        .source = DRAWN_6 " AutomaticGearbox::GearControl::firstTime"},
    /* 8 */ {.unit = "s", .description = "Time between the gears",
        .source = DRAWN_7 " AutomaticGearbox::GearControl::shiftTime"},
    /* 9 */ {.unit = "s", .description = "Time in the second gear",
        .source = DRAWN_8 " AutomaticGearbox::GearControl::secondTime"},
    /* 10 */ {.unit = "1", .description = "Friction of the engine over its largest torque",
        .source = DRAWN_9 " AutomaticGearbox::GearControl::drag"},
    /* 11 */ {.unit = "", .description = "Is the clutch of the first gear closed?",
        .source = DRAWN_10 " AutomaticGearbox::GearControl::first", .literals = truths},
    /* 12 */ {.unit = "", .description = "Is that of the second gear closed?",
        .source = DRAWN_11 " AutomaticGearbox::GearControl::second", .literals = truths},
    /* 13 */ {.unit = "1", .description = "Torque that the engine is asked for, over its largest one",
        .source = DRAWN_12 " AutomaticGearbox::GearControl::demand"},
    /* 14 */ {.unit = "", .source = DRAWN_13 " AutomaticGearbox::GearControl::Schedule",
        .literals = literals_1, .first_literal = 1},
    /* 15 */ {.unit = "1", .description = "Torque over signal2Torque; positive drives in the positive direction",
        .source = DRAWN_14 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 16 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_15 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 17 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_16 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 18 */ {.unit = "N*m", .description = "Torque at signal one",
        .source = DRAWN_17 " RotationalMechanics::FixedTorqueSource::signal2Torque"},
    /* 19 */ {.unit = "kg*m^2", .description = "Moment of inertia about the axis, greater than 0",
        .source = DRAWN_18 " RotationalMechanics::RotInertia::I"},
    /* 20 */ {.unit = "rad/s", .description = "Angular velocity of the rotor",
        .source = DRAWN_19 " RotationalMechanics::RotInertia::aV"},
    /* 21 */ {.unit = "rad", .description = "Angle of the rotor",
        .source = DRAWN_20 " RotationalMechanics::RotInertia::angle"},
    /* 22 */ {.unit = "rad/s", .source = DRAWN_20 " RotationalMechanics::RotInertia::angle"},
    /* 23 */ {.unit = "rad/s^2", .source = DRAWN_19 " RotationalMechanics::RotInertia::aV"},
    /* 24 */ {.unit = "rad/s", .description = "Angular velocity of a over b",
        .source = DRAWN_21 " AutomaticGearbox::ShaftLink::slip"},
    /* 25 */ {.unit = "N*m", .description = "Torque that b gets from a",
        .source = DRAWN_22 " AutomaticGearbox::ShaftLink::torque"},
    /* 26 */ {.unit = "", .description = "true: closed",
        .source = DRAWN_23 " SysPhSLibrary::ComponentInteraction::SignalFlow::BooleanSignalInElement::bSig",
        .literals = truths},
    /* 27 */ {.unit = "1", .description = "Angular velocity of rotA over that of rotB",
        .source = DRAWN_24 " RotationalMechanics::IdealFixedGearBox::gearRatio"},
    /* 28 */ {.unit = "N*m*s/rad",
        .description = "Torque per angular velocity that makes s an angular velocity where it holds, too",
        .source = DRAWN_25 " AutomaticGearbox::FreeWheel::unitDamping"},
    /* 29 */ {.unit = "rad/s",
        .description = "Place on the characteristic: slip where it is free, torque over unitDamping where it holds",
        .source = DRAWN_26 " AutomaticGearbox::FreeWheel::s"},
    /* 30 */ {.unit = "", .description = "Whether b runs ahead",
        .source = DRAWN_27 " AutomaticGearbox::FreeWheel::free", .literals = truths},
    /* 31 */ {.unit = "N*m", .description = "Torque that it takes",
        .source = DRAWN_28 " AutomaticGearbox::Road::resistance"},
};

/* AutomaticGearbox::Drivetrain */
static const ModelMember members_0[] = {
    {.name = "brought", .kind = MODEL_STATE, .offset = offsetof(struct Model, brought),
        .has_start = true, .start = offsetof(struct Model, brought_start)},
    {.name = "lost", .quantity = 1, .offset = offsetof(struct Model, lost), .origin = 1, .skipped = 1},
    {.name = "der(brought)", .quantity = 2, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Model, der_brought),
        .origin = 1, .skipped = -2, .behind = 12},
};

/* AutomaticGearbox::GearControl */
static const ModelMember members_1[] = {
    {.name = "engage1.bSig", .quantity = 3, .kind = MODEL_DISCRETE, .equals = 8, .origin = 2, .skipped = 2},
    {.name = "engage2.bSig", .quantity = 4, .kind = MODEL_DISCRETE, .equals = 8, .origin = 2},
    {.name = "throttle.rSig", .quantity = 5, .kind = MODEL_DISCRETE, .equals = 8, .origin = 2},
    {.name = "idleTime", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct GearControl, idleTime)},
    {.name = "firstTime", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct GearControl, firstTime)},
    {.name = "shiftTime", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct GearControl, shiftTime)},
    {.name = "secondTime", .quantity = 9, .kind = MODEL_CONSTANT, .offset = offsetof(struct GearControl, secondTime)},
    {.name = "drag", .quantity = 10, .kind = MODEL_CONSTANT, .offset = offsetof(struct GearControl, drag)},
    {.name = "first", .quantity = 11, .kind = MODEL_DISCRETE, .offset = offsetof(struct GearControl, first),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct GearControl, first_start)},
    {.name = "second", .quantity = 12, .kind = MODEL_DISCRETE, .offset = offsetof(struct GearControl, second),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct GearControl, second_start)},
    {.name = "demand", .quantity = 13, .kind = MODEL_DISCRETE, .offset = offsetof(struct GearControl, demand),
        .has_start = true, .start = offsetof(struct GearControl, demand_start)},
    {.name = "Schedule", .quantity = 14, .kind = MODEL_DISCRETE, .offset = offsetof(struct GearControl, Schedule),
        .type = MODEL_CHOICE, .is_late = true},
};

/* RotationalMechanics::FixedTorqueSource */
static const ModelMember members_2[] = {
    {.name = "in.rSig", .quantity = 15, .kind = MODEL_DISCRETE, .equals = -2, .origin = 3, .skipped = 41},
    {.name = "p.t", .quantity = 16, .offset = offsetof(struct FixedTorqueSource, p.t), .origin = 2},
    {.name = "p.aV", .quantity = 17, .equals = 7, .origin = 3, .skipped = 2},
    {.name = "signal2Torque", .quantity = 18, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FixedTorqueSource, signal2Torque)},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_3[] = {
    {.name = "a.t", .quantity = 16, .equals = -3, .is_negative = true, .origin = 4, .skipped = 55},
    {.name = "a.aV", .quantity = 17, .equals = 4, .origin = 2},
    {.name = "b.t", .quantity = 16, .offset = offsetof(struct RotInertia, b.t), .origin = 2, .skipped = 2},
    {.name = "b.aV", .quantity = 17, .equals = 2, .origin = 2, .skipped = -3},
    {.name = "I", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 20, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start), .origin = 2, .skipped = 20},
    {.name = "angle", .quantity = 21, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 22, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 2, .skipped = -21, .is_late = true},
    {.name = "der(aV)", .quantity = 23, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 2, .skipped = 30, .is_late = true},
};

/* AutomaticGearbox::Clutch */
static const ModelMember members_4[] = {
    {.name = "a.t", .quantity = 16, .equals = 5, .origin = 2, .skipped = -29},
    {.name = "a.aV", .quantity = 17, .equals = -5, .origin = 3},
    {.name = "b.t", .quantity = 16, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "b.aV", .quantity = 17, .equals = 16, .origin = 3, .skipped = 1},
    {.name = "slip", .quantity = 24, .offset = offsetof(struct Clutch, slip), .origin = 2, .skipped = -3},
    {.name = "torque", .quantity = 25, .offset = offsetof(struct Clutch, torque), .origin = 2, .skipped = 10},
    {.name = "engage.bSig", .quantity = 26, .kind = MODEL_DISCRETE, .equals = -23, .origin = 3, .skipped = -6},
};

/* AutomaticGearbox::Clutch */
static const ModelMember members_5[] = {
    {.name = "a.t", .quantity = 16, .equals = 5, .origin = 2, .skipped = -7},
    {.name = "a.aV", .quantity = 17, .equals = -12, .origin = 3, .skipped = 3},
    {.name = "b.t", .quantity = 16, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "b.aV", .quantity = 17, .equals = 18, .origin = 3, .skipped = 1},
    {.name = "slip", .quantity = 24, .offset = offsetof(struct Clutch, slip), .origin = 2, .skipped = -3},
    {.name = "torque", .quantity = 25, .offset = offsetof(struct Clutch, torque), .origin = 4},
    {.name = "engage.bSig", .quantity = 26, .kind = MODEL_DISCRETE, .equals = -29, .origin = 3, .skipped = -6},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_6[] = {
    {.name = "a.t", .quantity = 16, .equals = -9, .origin = 4},
    {.name = "a.aV", .quantity = 17, .equals = 4, .origin = 2, .skipped = 3},
    {.name = "b.t", .quantity = 16, .offset = offsetof(struct RotInertia, b.t), .origin = 2, .skipped = 2},
    {.name = "b.aV", .quantity = 17, .equals = 2, .origin = 2, .skipped = -3},
    {.name = "I", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 20, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start), .origin = 2, .skipped = -10},
    {.name = "angle", .quantity = 21, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 22, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 2, .skipped = 9, .is_late = true},
    {.name = "der(aV)", .quantity = 23, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 5, .skipped = 81, .is_late = true},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_7[] = {
    {.name = "a.t", .quantity = 16, .equals = -11, .origin = 4},
    {.name = "a.aV", .quantity = 17, .equals = 4, .origin = 2, .skipped = 1},
    {.name = "b.t", .quantity = 16, .offset = offsetof(struct RotInertia, b.t), .origin = 2, .skipped = 2},
    {.name = "b.aV", .quantity = 17, .equals = 2, .origin = 2, .skipped = -3},
    {.name = "I", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 20, .offset = offsetof(struct RotInertia, aV), .origin = 2, .skipped = 4},
    {.name = "angle", .quantity = 21, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 22, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 2, .skipped = -5, .is_late = true},
    {.name = "der(aV)", .quantity = 23, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 5, .skipped = -5, .is_late = true},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_8[] = {
    {.name = "rotA.t", .quantity = 16, .equals = -16, .is_negative = true, .origin = 4},
    {.name = "rotA.aV", .quantity = 17, .equals = -14, .origin = 3, .skipped = 5},
    {.name = "rotB.t", .quantity = 16, .equals = 13, .is_negative = true, .origin = 4, .skipped = 1},
    {.name = "rotB.aV", .quantity = 17, .offset = offsetof(struct IdealFixedGearBox, rotB.aV), .origin = 2,
        .skipped = 1},
    {.name = "gearRatio", .quantity = 27, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* RotationalMechanics::IdealFixedGearBox */
static const ModelMember members_9[] = {
    {.name = "rotA.t", .quantity = 16, .equals = -12, .is_negative = true, .origin = 4, .skipped = -2},
    {.name = "rotA.aV", .quantity = 17, .equals = -10, .origin = 3},
    {.name = "rotB.t", .quantity = 16, .offset = offsetof(struct IdealFixedGearBox, rotB.t), .origin = 2,
        .skipped = 2},
    {.name = "rotB.aV", .quantity = 17, .equals = 16, .origin = 3, .skipped = 2},
    {.name = "gearRatio", .quantity = 27, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct IdealFixedGearBox, gearRatio)},
};

/* AutomaticGearbox::FreeWheel */
static const ModelMember members_10[] = {
    {.name = "a.t", .quantity = 16, .equals = 5, .origin = 2, .skipped = 1},
    {.name = "a.aV", .quantity = 17, .equals = -8, .origin = 3, .skipped = -3},
    {.name = "b.t", .quantity = 16, .equals = 3, .is_negative = true, .origin = 2},
    {.name = "b.aV", .quantity = 17, .equals = 11, .origin = 3},
    {.name = "slip", .quantity = 24, .offset = offsetof(struct FreeWheel, slip), .origin = 2, .skipped = -3},
    {.name = "torque", .quantity = 25, .offset = offsetof(struct FreeWheel, torque), .origin = 4, .skipped = 1},
    {.name = "unitDamping", .quantity = 28, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct FreeWheel, unitDamping)},
    {.name = "s", .quantity = 29, .offset = offsetof(struct FreeWheel, s), .origin = 6, .skipped = 67},
    {.name = "free", .quantity = 30, .kind = MODEL_DISCRETE, .offset = offsetof(struct FreeWheel, free),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct FreeWheel, free_start), .origin = 2,
        .skipped = 2},
};

/* RotationalMechanics::RotInertia */
static const ModelMember members_11[] = {
    {.name = "a.t", .quantity = 16, .offset = offsetof(struct RotInertia, a.t), .origin = 4, .skipped = -1},
    {.name = "a.aV", .quantity = 17, .equals = 4, .origin = 2, .skipped = 2},
    {.name = "b.t", .quantity = 16, .equals = 9, .is_negative = true, .origin = 4},
    {.name = "b.aV", .quantity = 17, .equals = 2, .origin = 2},
    {.name = "I", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct RotInertia, I_)},
    {.name = "aV", .quantity = 20, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, aV),
        .has_start = true, .start = offsetof(struct RotInertia, aV_start), .origin = 2, .skipped = -8},
    {.name = "angle", .quantity = 21, .kind = MODEL_STATE, .offset = offsetof(struct RotInertia, angle),
        .has_start = true, .start = offsetof(struct RotInertia, angle_start)},
    {.name = "der(angle)", .quantity = 22, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct RotInertia, der_angle), .origin = 2, .skipped = 7, .is_late = true},
    {.name = "der(aV)", .quantity = 23, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct RotInertia, der_aV),
        .origin = 7, .skipped = 68, .is_late = true},
};

/* AutomaticGearbox::Road */
static const ModelMember members_12[] = {
    {.name = "p.t", .quantity = 16, .equals = 2, .origin = 2, .skipped = 1},
    {.name = "p.aV", .quantity = 17, .equals = -5, .origin = 3, .skipped = 1},
    {.name = "resistance", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct Road, resistance)},
};

static const ModelShape shapes[] = {
    {members_0, 3}, {members_1, 12}, {members_2, 4}, {members_3, 9}, {members_4, 7}, {members_5, 7},
    {members_6, 9}, {members_7, 9}, {members_8, 5}, {members_9, 5}, {members_10, 9}, {members_11, 9},
    {members_12, 3},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, control), sizeof(struct GearControl), 0},
    /* 2 */ {offsetof(struct Model, engine), sizeof(struct FixedTorqueSource), 0},
    /* 3 */ {offsetof(struct Model, crank), sizeof(struct RotInertia), 0},
    /* 4 */ {offsetof(struct Model, clutch1), sizeof(struct Clutch), 0},
    /* 5 */ {offsetof(struct Model, clutch2), sizeof(struct Clutch), 0},
    /* 6 */ {offsetof(struct Model, shaft1), sizeof(struct RotInertia), 0},
    /* 7 */ {offsetof(struct Model, shaft2), sizeof(struct RotInertia), 0},
    /* 8 */ {offsetof(struct Model, gear1), sizeof(struct IdealFixedGearBox), 0},
    /* 9 */ {offsetof(struct Model, gear2), sizeof(struct IdealFixedGearBox), 0},
    /* 10 */ {offsetof(struct Model, freeWheel), sizeof(struct FreeWheel), 0},
    /* 11 */ {offsetof(struct Model, vehicle), sizeof(struct RotInertia), 0},
    /* 12 */ {offsetof(struct Model, road), sizeof(struct Road), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"control", 0, 1, 1, 0, 0, 0, 0}, {"engine", 0, 2, 2, 0, 0, 0, 0},
    {"crank", 0, 3, 3, 0, 0, 0, 0}, {"clutch1", 0, 4, 4, 0, 0, 0, 0}, {"clutch2", 0, 5, 5, 0, 0, 0, 0},
    {"shaft1", 0, 6, 6, 0, 0, 0, 0}, {"shaft2", 0, 7, 7, 0, 0, 0, 0}, {"gear1", 0, 8, 8, 0, 0, 0, 0},
    {"gear2", 0, 9, 9, 0, 0, 0, 0}, {"freeWheel", 0, 10, 10, 0, 0, 0, 0}, {"vehicle", 0, 11, 11, 0, 0, 0, 0},
    {"road", 0, 12, 12, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

/* Instances of what is listed behind all others, in that order. */
static const int late[] = {3, 3, 6, 6, 7, 7, 11, 11, 1};

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
    .late = late,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "freeWheel.s < 0", .element = "AutomaticGearbox::FreeWheel::state", .source = DRAWN_29,
        .equation = 33, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.freeWheel_s_below_0), .group = -1,
        .slack = offsetof(Model, slack.freeWheel_s_below_0)},
        {.text = "time >= control.entered(Schedule) + control.idleTime",
        .element = "AutomaticGearbox::GearControl::Schedule", .source = DRAWN_13, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_control_Schedule), .is_timed = true,
        .group = -1},
        {.text = "time >= control.entered(Schedule) + control.firstTime",
        .element = "AutomaticGearbox::GearControl::Schedule", .source = DRAWN_13, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_control_Schedule_2), .is_timed = true,
        .group = -1},
        {.text = "time >= control.entered(Schedule) + control.shiftTime",
        .element = "AutomaticGearbox::GearControl::Schedule", .source = DRAWN_13, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_control_Schedule_3), .is_timed = true,
        .group = -1},
        {.text = "time >= control.entered(Schedule) + control.secondTime",
        .element = "AutomaticGearbox::GearControl::Schedule", .source = DRAWN_13, .equation = -1,
        .type = MODEL_TRUTH, .offset = offsetof(Model, branch.relation_of_control_Schedule_4), .is_timed = true,
        .group = -1},
    },
    .discrete_count = 6,
    .discretes = (const ModelDiscrete[]){
        {.variable = 10, .name = "control.first", .type = MODEL_TRUTH, .offset = offsetof(Model, control.first),
        .pre = offsetof(Model, pre.control_first), .start = offsetof(Model, control.first_start), .group = -1,
        .is_stepwise = true},
        {.variable = 11, .name = "control.second", .type = MODEL_TRUTH, .offset = offsetof(Model, control.second),
        .pre = offsetof(Model, pre.control_second), .start = offsetof(Model, control.second_start), .group = -1,
        .is_stepwise = true},
        {.variable = 12, .name = "control.demand", .offset = offsetof(Model, control.demand),
        .pre = offsetof(Model, pre.control_demand), .start = offsetof(Model, control.demand_start),
        .is_felt = true, .group = -1, .is_stepwise = true},
        {.variable = 70, .name = "freeWheel.free", .type = MODEL_TRUTH, .offset = offsetof(Model, freeWheel.free),
        .pre = offsetof(Model, pre.freeWheel_free), .start = offsetof(Model, freeWheel.free_start), .group = -1},
        {.variable = 90, .name = "control.Schedule", .type = MODEL_CHOICE,
        .offset = offsetof(Model, control.Schedule), .pre = offsetof(Model, pre.control_Schedule),
        .start = offsetof(Model, control.Schedule_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "control.entered(Schedule)", .offset = offsetof(Model, control.entered_Schedule),
        .pre = offsetof(Model, pre.control_entered_Schedule),
        .start = offsetof(Model, control.entered_Schedule_start), .group = -1, .is_stepwise = true},
    },
    .jump_count = 8,
    .jumps = (const ModelJump[]){
        {.name = "shaft2.aV", .variable = 50, .equation = 28, .offset = offsetof(Model, shaft2.aV),
        .derivative = offsetof(Model, shaft2.der_aV), .size = offsetof(Model, jump.shaft2_aV)},
        {.name = "gear1.rotB.aV", .variable = 55, .equation = 26, .offset = offsetof(Model, gear1.rotB.aV),
        .derivative = offsetof(Model, gear1.rotB.der_aV), .size = offsetof(Model, jump.gear1_rotB_aV),
        .modes = {0, 0x55u}},
        {.name = "freeWheel.slip", .variable = 66, .equation = 30, .offset = offsetof(Model, freeWheel.slip),
        .derivative = offsetof(Model, freeWheel.der_slip), .size = offsetof(Model, jump.freeWheel_slip),
        .modes = {0, 0x55u}},
        {.name = "vehicle.aV", .variable = 76, .equation = 30, .offset = offsetof(Model, vehicle.aV),
        .derivative = offsetof(Model, vehicle.der_aV), .size = offsetof(Model, jump.vehicle_aV),
        .modes = {0, 0xddu}},
        {.name = "clutch2.slip", .variable = 35, .equation = 14, .offset = offsetof(Model, clutch2.slip),
        .derivative = offsetof(Model, clutch2.der_slip), .size = offsetof(Model, jump.clutch2_slip),
        .modes = {0, 0xccu}},
        {.name = "shaft1.aV", .variable = 43, .equation = 10, .offset = offsetof(Model, shaft1.aV),
        .derivative = offsetof(Model, shaft1.der_aV), .size = offsetof(Model, jump.shaft1_aV), .modes = {0, 0xf4u}},
        {.name = "clutch1.slip", .variable = 28, .equation = 10, .offset = offsetof(Model, clutch1.slip),
        .derivative = offsetof(Model, clutch1.der_slip), .size = offsetof(Model, jump.clutch1_slip),
        .modes = {0, 0xf0u}},
        {.name = "crank.aV", .variable = 22, .equation = 28, .offset = offsetof(Model, crank.aV),
        .derivative = offsetof(Model, crank.der_aV), .size = offsetof(Model, jump.crank_aV), .modes = {0, 0x40u}},
    },
    .action_count = 5,
    .actions = (const ModelAction[]){
        {.name = "control.first", .element = "AutomaticGearbox::GearControl::Schedule", .instance = "control",
        .source = DRAWN_13, .type = MODEL_TRUTH, .offset = offsetof(Model, control.first), .sign = 1},
        {.name = "control.second", .element = "AutomaticGearbox::GearControl::Schedule", .instance = "control",
        .source = DRAWN_13, .type = MODEL_TRUTH, .offset = offsetof(Model, control.second), .sign = 1},
        {.name = "control.demand", .element = "AutomaticGearbox::GearControl::Schedule", .instance = "control",
        .source = DRAWN_13, .offset = offsetof(Model, control.demand), .sign = 1},
        {.name = "control.Schedule", .element = "AutomaticGearbox::GearControl::Schedule", .instance = "control",
        .source = DRAWN_13, .type = MODEL_CHOICE, .offset = offsetof(Model, control.Schedule), .sign = 1},
        {.name = "control.entered(Schedule)", .element = "AutomaticGearbox::GearControl::Schedule",
        .instance = "control", .source = DRAWN_13, .offset = offsetof(Model, control.entered_Schedule), .sign = 1},
    },
    .indicator_count = 1,
    .indicator_branches = (const int[]){0},
};

static const ModelJacobian jacobian = {
    .states = 8, .slots = 16, .rows = 15, .partial_count = 8, .number_count = 2, .colours = 4,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 15, 16, 17},
    .row_slot = (const int[]){1, 8, 9, 6, 10, 3, 11, 3, 12, 10, 6, 13, 14, 9, 15},
    .term_slot = (const int[]){1, 1, 9, 6, 10, 1, 3, 1, 11, 3, 3, 10, 6, 1, 6, 6, 9},
    .term_partial = (const int[]){0, 0, 2, 0, 3, 0, 1, 0, 1, 0, 4, 0, 0, 5, 6, 7, 0},
    .derivative = (const int[]){14, -1, 8, -1, 12, 15, -1, 13},
    .column_start = (const int[]){0, 1, 7, 8, 13, 14, 15, 20, 21},
    .row_index = (const int[]){0, 0, 1, 2, 4, 5, 7, 2, 0, 3, 4, 5, 7, 4, 5, 0, 4, 5, 6, 7, 7},
    .colour = (const int[]){0, 1, 0, 2, 0, 0, 3, 0},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, brought)}, {.at = 1, .offset = offsetof(Model, crank.aV)},
        {.at = 2, .offset = offsetof(Model, crank.angle)}, {.at = 3, .offset = offsetof(Model, shaft1.aV)},
        {.at = 4, .offset = offsetof(Model, shaft1.angle)}, {.at = 5, .offset = offsetof(Model, shaft2.angle)},
        {.at = 6, .offset = offsetof(Model, vehicle.aV)}, {.at = 7, .offset = offsetof(Model, vehicle.angle)},
        {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, der_brought)}, {.at = 1, .offset = offsetof(Model, crank.der_aV)},
        {.at = 2, .offset = offsetof(Model, crank.der_angle)}, {.at = 3, .offset = offsetof(Model, shaft1.der_aV)},
        {.at = 4, .offset = offsetof(Model, shaft1.der_angle)},
        {.at = 5, .offset = offsetof(Model, shaft2.der_angle)},
        {.at = 6, .offset = offsetof(Model, vehicle.der_aV)},
        {.at = 7, .offset = offsetof(Model, vehicle.der_angle)}, {.at = -1}},
    .state_count = 8,
    .states = (const int[]){0, 22, 23, 43, 44, 51, 76, 77},
    .jacobian = &jacobian,
};

static const ModelMode modes_0[] = {
    {
        .condition = "not control.first, not control.second, not freeWheel.free",
    },
    {
        .condition = "not control.first, not control.second, freeWheel.free",
    },
    {
        .condition = "not control.first, control.second, not freeWheel.free",
        .start_obstacle =
        "the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the equations beginning with "
        "gear1.law.ratio of 'RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio'",
    },
    {
        .condition = "not control.first, control.second, freeWheel.free",
        .start_obstacle =
        "the starts of 'vehicle.aV' (10) and 'crank.aV' (150.0) contradict the equations beginning with "
        "gear2.law.ratio of 'RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio'",
    },
    {
        .condition = "control.first, not control.second, not freeWheel.free",
        .start_obstacle =
        "the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the equations beginning with "
        "clutch1.difference of 'AutomaticGearbox::ShaftLink::difference'",
    },
    {
        .condition = "control.first, not control.second, freeWheel.free",
        .start_obstacle =
        "the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the equations beginning with "
        "clutch1.difference of 'AutomaticGearbox::ShaftLink::difference'",
    },
    {
        .condition = "control.first, control.second, not freeWheel.free",
        .start_obstacle =
        "the start of 'crank.aV' (150) contradicts the equations beginning with clutch1.difference of "
        "'AutomaticGearbox::ShaftLink::difference'",
    },
    {
        .condition = "control.first, control.second, freeWheel.free",
        .start_obstacle =
        "the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the equations beginning with "
        "clutch1.difference of 'AutomaticGearbox::ShaftLink::difference'",
    },
};

/* Values for which there is none, and why. */
static const ModelObstacle impossible_0[] = {
    {NULL, NULL},
};
static const ModelCluster clusters[] = {
    {0, 8, modes_0, wanted_mode, impossible_0},
};

/* In which modes states, rows of the Jacobian and variables are: by number of a set. */
static const ModelModal modal = {
    .count = 1, .mode_count = 8,
    .clusters = clusters,
    .sets = (const ModelModes[]){
        {0, 0x0u}, {0, 0xbfu}, {0, 0xbu}, {0, 0x22u}, {0, 0x40u}, {0, 0xccu}, {0, 0x8cu}, {0, 0x4u}, {0, 0xfu},
        {0, 0xf0u}, {0, 0xfbu}, {0, 0x51u}, {0, 0x33u}},
    .set_count = 13,
    .states = (const int[]){0, 1, 0, 2, 0, 0, 3, 0},
    .rows = (const int[]){4, 0, 5, 6, 7, 7, 8, 9, 0, 10, 11, 0, 0, 12, 0},
    .absent = NULL,
    .tears = NULL,
};

static const ModelJoints model_joints = {
    .count = 25,
    .connectors = (const int[]){
        20, 0, 21, 0, 22, 0, 23, 0, 24, 0, 25, 0, 26, 0, 27, 0, 28, 0, 29, 0, 30, 0, 31, 0, 32, 0, 33, 0},
    .joints = (const int[]){
        0, 4, 13, 0, 1, 2, 30, 0, 2, 3, 37, 0, 3, 14, 17, 0, 3, 15, 18, 0, 4, 19, 24, 0, 4, 20, 25, 0, 5, 19, 31,
        0, 5, 20, 32, 0, 6, 26, 38, 0, 6, 27, 39, 0, 7, 33, 45, 0, 7, 34, 46, 0, 8, 40, 52, 0, 8, 41, 53, 0, 9, 47,
        57, 0, 9, 48, 58, 0, 10, 54, 62, 0, 10, 55, 63, 0, 11, 64, 71, 0, 11, 65, 72, 0, 12, 59, 71, 0, 12, 60, 72,
        0, 13, 73, 78, 0, 13, 74, 79, 0},
    .flow_count = 20,
    .flows = (const int[]){
        14, 17, 19, 24, 26, 31, 33, 38, 40, 45, 47, 52, 54, 57, 59, 62, 64, 71, 73, 78},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of GearExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 at events only, "
        "%d6 of constants, %d7 of modes, %d8 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "Modes",
    /* 5 */ "  %d1  not control.first, not control.second, not freeWheel.free%v%d2 states: %3, %4, %5, %6, "
        "%7, %8, %9",
    /* 6 */ "  %d1  not control.first, not control.second, freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, "
        "%8, %9, %10",
    /* 7 */ "  %d1  not control.first, control.second, not freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, %8",
    /* 8 */ "     no run begins in it: the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the "
        "equations beginning with gear1.law.ratio of "
        "'RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio'",
    /* 9 */ "  %d1  not control.first, control.second, freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, %8, %9",
    /* 10 */ "     no run begins in it: the starts of 'vehicle.aV' (10) and 'crank.aV' (150.0) contradict the "
        "equations beginning with gear2.law.ratio of "
        "'RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio'",
    /* 11 */ "  %d1  control.first, not control.second, not freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, %8",
    /* 12 */ "     no run begins in it: the starts of 'shaft1.aV' (120) and 'crank.aV' (150.0) contradict the "
        "equations beginning with clutch1.difference of 'AutomaticGearbox::ShaftLink::difference'",
    /* 13 */ "  %d1  control.first, not control.second, freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, %8, %9",
    /* 14 */ "  %d1  control.first, control.second, not freeWheel.free%v%d2 states: %3, %4, %5, %6, %7",
    /* 15 */ "     no run begins in it: the start of 'crank.aV' (150) contradicts the equations beginning "
        "with clutch1.difference of 'AutomaticGearbox::ShaftLink::difference'",
    /* 16 */ "  %d1  control.first, control.second, freeWheel.free%v%d2 states: %3, %4, %5, %6, %7, %8",
    /* 17 */ "States",
    /* 18 */ "  %1%vstart 8430.0%oits start is given",
    /* 19 */ "  %1%vstart 150.0%oits start is given",
    /* 20 */ "  %1%vstart 0.0%oits start is given",
    /* 21 */ "  %1%vstart 120.0%oits start is given",
    /* 22 */ "  %1%vstart 10.0%oits start is given",
    /* 23 */ "Eliminated",
    /* 24 */ "  %1%v= %2%o%i",
    /* 25 */ "  %1%v= -%2%o%i",
    /* 26 */ "As they are in single modes",
    /* 27 */ "  0 = %1%o%i  while not control.first",
    /* 28 */ "  0 = %1%o%i  while not control.second",
    /* 29 */ "  %1 = 0%o%i  while not freeWheel.free",
    /* 30 */ "  %1 = %2*%3%o%i  while not freeWheel.free",
    /* 31 */ "  %1 = %2%o%i  while freeWheel.free",
    /* 32 */ "  %1 = 0%o%i  while freeWheel.free",
    /* 33 */ "  0 = %1%o%i  while control.second",
    /* 34 */ "  0 = %1%o%i  while control.first",
    /* 35 */ "Differentiated",
    /* 36 */ "  %1 - jump(%2) = %3*(%4 - jump(%5))%o%i  time derivative of %e6: it constrains %2, %5, which "
        "other equations determine already",
    /* 37 */ "  der(%1) - jump(%1) = 0%o%i  time derivative of %e2: it constrains %1, which other equations "
        "determine already",
    /* 38 */ "  der(%1) - jump(%1) = der(%2) - jump(%2) - (%3 - jump(%4))%o%i  time derivative of %e5: it "
        "determines der(%1)",
    /* 39 */ "  %1 = %2*(der(%3) - jump(%3))%o%i  time derivative of %e4: it determines der(%3)",
    /* 40 */ "  %1 - jump(%2) = %3*%4%o%i  time derivative of %e5: it constrains %2, %6, which other "
        "equations determine already",
    /* 41 */ "  0 = der(%1) - jump(%1)%o%i  time derivative of %e2: it constrains %1, which other equations "
        "determine already",
    /* 42 */ "  der(%1) - jump(%1) = %2 - (%3 - jump(%4))%o%i  time derivative of %e5: it determines der(%1)",
    /* 43 */ "  %1 - jump(%2) = %3*(der(%4) - jump(%4))%o%i  time derivative of %e5: it determines der(%4)",
    /* 44 */ "  der(%1) - jump(%1) = %2 - jump(%3) - (%4 - jump(%5))%o%i  time derivative of %e6: it "
        "determines der(%1)",
    /* 45 */ "Start",
    /* 46 */ "  %1 := 8430.0",
    /* 47 */ "  %1 := 150.0",
    /* 48 */ "  %1 := 0.0",
    /* 49 */ "  %1 := 120.0",
    /* 50 */ "Start, while not control.first, not control.second, freeWheel.free",
    /* 51 */ "  %1 := 10.0",
    /* 52 */ "  %1 must come out as 10.0",
    /* 53 */ "  %1 must come out as 120.0",
    /* 54 */ "  %1 must come out as 150.0",
    /* 55 */ "Continuous time",
    /* 56 */ "  %1 := -%2*%3%o%i",
    /* 57 */ "Continuous time, while not control.first",
    /* 58 */ "  %1 := 0%o%i",
    /* 59 */ "Continuous time, while not control.second",
    /* 60 */ "Continuous time, while not control.first, not control.second",
    /* 61 */ "  %1 := -(%2 + %3)%o%i",
    /* 62 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 63 */ "Continuous time, while not freeWheel.free",
    /* 64 */ "  der(%1) := jump(%1)%o%i",
    /* 65 */ "Continuous time, while not control.first, not control.second, not freeWheel.free",
    /* 66 */ "  %1 := -(%2*(%3*(%2*(der(%4) - jump(%4) - jump(%5))) - %6) + %7 + %8*(%9*(-%8*jump(%5) + "
        "jump(%10)) - %11))/(%2*(%3*%2) + %12 + %8*(%9*%8))  unless %2*(%3*%2) + %12 + %8*(%9*%8) "
        "vanishes%o%i",
    /* 67 */ "Continuous time, while freeWheel.free",
    /* 68 */ "  %1 := -%2/%3  unless %3 vanishes%o%i",
    /* 69 */ "Continuous time, while not control.first, freeWheel.free",
    /* 70 */ "  %1 := (%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 71 */ "Continuous time, while not control.second, freeWheel.free",
    /* 72 */ "  %1 := (%2 + (%3*(jump(%4)/%5) - %6) + %5*%7)/(%3/%5 + %5*%8)  unless %3/%5 + %5*%8 "
        "vanishes%o%i",
    /* 73 */ "  %1 := (%2 - jump(%3))/%4  unless %4 vanishes%o%i",
    /* 74 */ "Continuous time, while control.second",
    /* 75 */ "Continuous time, while not control.first, control.second, not freeWheel.free",
    /* 76 */ "  %1 := -(%2*(%3*(%2*(der(%4) - jump(%4) - jump(%5)) + jump(%6)) - %7) + %8 + "
        "%9*(%10*(-%9*jump(%5) + jump(%11)) + (%12*(der(%13) - jump(%13) - %9*jump(%5)) + %14 + "
        "%7)))/(%2*(%3*%2) + %15 + %9*(%10*%9 + %12*%9))  unless %2*(%3*%2) + %15 + %9*(%10*%9 + %12*%9) "
        "vanishes%o%i",
    /* 77 */ "Continuous time, while not control.first, control.second, freeWheel.free",
    /* 78 */ "  %1 := (%2 - (%3*(-jump(%4)/%5 + jump(%6)) + %7) - %5*(%8*(der(%9) - jump(%9) - jump(%4)) + "
        "%10 + %11))/(%3/%5 + %5*(%12 + %8))  unless %3/%5 + %5*(%12 + %8) vanishes%o%i",
    /* 79 */ "Continuous time, while control.first",
    /* 80 */ "Continuous time, while control.first, not control.second, not freeWheel.free",
    /* 81 */ "  %1 := -(%2*(%3*(%2*(der(%4) - jump(%4) - jump(%5)) + jump(%6)) + (%7*(der(%8) - jump(%8) + "
        "%2*(der(%4) - jump(%4) - jump(%5))) + %9 + %10)) + %11 + %12*(%13*(-%12*jump(%5) + jump(%14)) - "
        "%10))/(%2*(%3*%2 + %7*%2) + %15 + %12*(%13*%12))  unless %2*(%3*%2 + %7*%2) + %15 + "
        "%12*(%13*%12) vanishes%o%i",
    /* 82 */ "Continuous time, while not control.first, not freeWheel.free; or not control.second, not "
        "freeWheel.free",
    /* 83 */ "  %1 := %2*(%3 - jump(%4)) + jump(%5)%o%i",
    /* 84 */ "  der(%1) := der(%2) - jump(%2) + (%3 - jump(%4)) + jump(%1)%o%i",
    /* 85 */ "  %1 := %2*(der(%3) - jump(%3))%o%i",
    /* 86 */ "Continuous time, while not control.first, control.second",
    /* 87 */ "  %1 := der(%2) - jump(%2) + (%3 - jump(%4))%o%i",
    /* 88 */ "Continuous time, while not control.first, control.second, not freeWheel.free; or control.first, "
        "not control.second, not freeWheel.free",
    /* 89 */ "  %1 := %2*(der(%3) - jump(%3)) + jump(%4)%o%i",
    /* 90 */ "Continuous time, while control.first, not control.second, freeWheel.free",
    /* 91 */ "  %1 := (-(%2 + %3) + %4 - %5*(jump(%6) - der(%6) + jump(%7)))/(%5 + %8)  unless %5 + %8 "
        "vanishes%o%i",
    /* 92 */ "Continuous time, while control.first, control.second, not freeWheel.free",
    /* 93 */ "  %1 := (%2*(-%3/%4 - %5) + %6)/(1 - %2/%4)  unless 1 - %2/%4 vanishes%o%i",
    /* 94 */ "  %1 := (der(%2) - jump(%2) + ((jump(%3) + (der(%4) - jump(%4)))/%5 - (jump(%3) + (der(%6) - "
        "jump(%6)))/%7))/(1/%5 - 1/%7)  unless 1/%5 - 1/%7 vanishes%o%i",
    /* 95 */ "  %1 := %2 - jump(%3) - (der(%4) - jump(%4)) + jump(%5)%o%i",
    /* 96 */ "  %1 := %2%o%i",
    /* 97 */ "  %1 := %2 - %3%o%i",
    /* 98 */ "Continuous time, while not control.first, control.second; or control.second, freeWheel.free",
    /* 99 */ "  %1 := %2/%3  unless %3 vanishes%o%i",
    /* 100 */ "  %1 := %2 + %3%o%i",
    /* 101 */ "  %1 := %2*%3%o%i",
    /* 102 */ "Continuous time, while not control.second; or freeWheel.free; or control.first",
    /* 103 */ "Continuous time, while not control.second, not freeWheel.free; or control.first, not "
        "freeWheel.free",
    /* 104 */ "  %1 := -%2*%3 - %4*%5%o%i",
    /* 105 */ "Continuous time, while control.first, control.second, freeWheel.free",
    /* 106 */ "  %1 := (%2 - %3*(%4*(jump(%5) - der(%5) + jump(%6)) + (%7 + (%8*(jump(%9) - der(%9) + "
        "jump(%10)) - %11))) - %12 - %13*((jump(%5) - der(%5))/%3 + jump(%14)))/(%13/%3 + %3*(%4 + (%15 "
        "+ %8)))  unless %13/%3 + %3*(%4 + (%15 + %8)) vanishes%o%i",
    /* 107 */ "  %1 := %2 - (der(%3) - jump(%3)) + jump(%4)%o%i",
    /* 108 */ "Continuous time, while control.second, freeWheel.free; or control.first, control.second",
    /* 109 */ "  %1 := (%2 - jump(%3))/%4 + jump(%5)  unless %4 vanishes%o%i",
    /* 110 */ "Continuous time, while control.first, freeWheel.free",
    /* 111 */ "For results only, while control.first, control.second, not freeWheel.free",
    /* 112 */ "  der(%1) := (%2 - jump(%3))/%4 + jump(%1)  unless %4 vanishes%o%i",
    /* 113 */ "For results only, while not control.second",
    /* 114 */ "For results only",
    /* 115 */ "  %1 := %2 - (%3*%4^2 + %5*%6^2 + %7*%8^2 + %9*%10^2)/2%o%i",
    /* 116 */ "For results only, while freeWheel.free",
    /* 117 */ "For results only, while control.second; or control.first",
    /* 118 */ "  %1 := %2*%3 + %4%o%i",
    /* 119 */ "For results only, while not control.first; or not control.second; or not freeWheel.free",
    /* 120 */ "For results only, while control.first, not control.second",
    /* 121 */ "  %1 := (%2*(%3*%4) + (%5 + %6*(%7*%8 + %9)))/(-%6 + %2)  unless -%6 + %2 vanishes%o%i",
    /* 122 */ "For results only, while not freeWheel.free",
    /* 123 */ "  %1 := %2*%3 - %4%o%i",
    /* 124 */ "For results only, while not control.first, not freeWheel.free; or not control.second, not "
        "freeWheel.free",
    /* 125 */ "For results only, while control.first, control.second, freeWheel.free",
    /* 126 */ "For results only, while control.second",
    /* 127 */ "Branches, kept between events",
    /* 128 */ "  %1 < 0%vlocated%o%i",
    /* 129 */ "  time >= control.entered(Schedule) + %1%vat control.entered(Schedule) + %1",
    /* 130 */ "At events",
    /* 131 */ "At events, while not control.first",
    /* 132 */ "At events, while not control.second",
    /* 133 */ "At events, while not freeWheel.free",
    /* 134 */ "At events, while not control.first, not control.second, not freeWheel.free",
    /* 135 */ "At events, while freeWheel.free",
    /* 136 */ "At events, while not control.second, freeWheel.free",
    /* 137 */ "At events, while control.second",
    /* 138 */ "At events, while not control.first, control.second, not freeWheel.free",
    /* 139 */ "At events, while not control.first, control.second, freeWheel.free",
    /* 140 */ "At events, while control.first",
    /* 141 */ "At events, while control.first, not control.second, not freeWheel.free",
    /* 142 */ "At events, while not control.first, not freeWheel.free; or not control.second, not "
        "freeWheel.free",
    /* 143 */ "At events, while not control.first, control.second",
    /* 144 */ "At events, while not control.first, control.second, not freeWheel.free; or control.first, not "
        "control.second, not freeWheel.free",
    /* 145 */ "At events, while control.first, not control.second, freeWheel.free",
    /* 146 */ "At events, while control.first, control.second, not freeWheel.free",
    /* 147 */ "At events, while not control.first, control.second; or control.second, freeWheel.free",
    /* 148 */ "At events, while not control.second; or freeWheel.free; or control.first",
    /* 149 */ "At events, while control.first, control.second, freeWheel.free",
    /* 150 */ "At events, while control.second; or control.first",
    /* 151 */ "At events, while control.second, freeWheel.free; or control.first, control.second",
    /* 152 */ "At events, while not control.first; or not control.second; or not freeWheel.free",
    /* 153 */ "At events, while control.first, not control.second",
    /* 154 */ "At events, while control.first, freeWheel.free",
    /* 155 */ "  decide %1 < 0%o%i",
    /* 156 */ "  decide time >= control.entered(Schedule) + %1",
    /* 157 */ "  %1 := %2 < 0%o%i",
    /* 158 */ "  control.Schedule()",
    /* 159 */ "      if pre(%1) == 0 then",
    /* 160 */ "          %1 := 1;",
    /* 161 */ "          control.entered(Schedule) := time;",
    /* 162 */ "          %1 := 0;",
    /* 163 */ "      elseif pre(%1) == 1 then",
    /* 164 */ "          if time >= control.entered(Schedule) + %1 then",
    /* 165 */ "              %1 := 2;",
    /* 166 */ "              control.entered(Schedule) := time;",
    /* 167 */ "              %1 := true;",
    /* 168 */ "              %1 := false;",
    /* 169 */ "              %1 := 1;",
    /* 170 */ "          end if;",
    /* 171 */ "      elseif pre(%1) == 2 then",
    /* 172 */ "              %1 := 3;",
    /* 173 */ "              %1 := -%2;",
    /* 174 */ "      elseif pre(%1) == 3 then",
    /* 175 */ "              %1 := 4;",
    /* 176 */ "      elseif pre(%1) == 4 then",
    /* 177 */ "      end if;",
    /* 178 */ "Drawn in",
    /* 179 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 1, 2,   1, -1,    2, 1, 10,   2, -1, 64, 20, 39, 0, 1, 0, 20, 24,
    3, 1, 6,   3, -1, 8, 67, 0, 0,    1, 1, 2,   4, -1,    4, 1, 2,   5, -1,
    5, 1, 11,   6, -1, 1, 7, 0, 22, 23, 43, 44, 51, 77,    6, 1, 12,   7, -1, 2, 8, 0, 22, 23, 43, 44, 51, 76, 77,
    7, 1, 10,   8, -1, 3, 6, 0, 22, 23, 44, 51, 77,    8, 1, 2,   9, -1,
    9, 1, 11,   10, -1, 4, 7, 0, 22, 23, 43, 44, 51, 77,    10, 1, 2,   11, -1,
    11, 1, 10,   12, -1, 5, 6, 0, 22, 23, 44, 51, 77,    12, 1, 2,   13, -1,
    13, 1, 11,   14, -1, 6, 7, 0, 22, 23, 44, 51, 76, 77,    12, 2, 2,   15, -1,   4, 0,
    14, 1, 9,   16, -1, 7, 5, 0, 23, 44, 51, 77,    15, 1, 2,   17, -1,
    16, 1, 10,   18, -1, 8, 6, 0, 22, 23, 44, 51, 77,    1, 1, 2,   20, -1,    17, 1, 2,   21, -1,
    18, 1, 3,   22, -1, 0,    19, 1, 3,   23, -1, 22,    20, 2, 3,   24, -1, 23,   3, 0, 28,
    21, 1, 3,   25, -1, 43,    20, 2, 3,   26, -1, 44,   3, 0, 33,    22, 1, 3,   28, -1, 76,    1, 1, 2,   30, -1,
    23, 1, 2,   31, -1,    24, 3, 4,   32, 2, 2, 10,   1, 1, 1, 1,    24, 1, 4,   35, 41, 13, 12,
    24, 1, 4,   36, 44, 15, 22,    25, 2, 4,   37, 55, 17, 14,   21, 6, 37, 53,    24, 1, 4,   38, 6, 18, 22,
    24, 1, 4,   39, 7, 20, 22,    24, 2, 4,   40, 11, 24, 29,   14, 11, 22, 21,
    24, 2, 4,   41, 45, 25, 22,   14, -22, 23, 28,    25, 2, 4,   42, 12, 26, 29,   17, 48, 31, 18,
    24, 2, 4,   43, 47, 27, 43,   14, 2, 26, 0,    24, 2, 4,   44, 42, 30, 10,   16, 8, 28, 40,
    24, 2, 4,   45, 15, 31, 36,   16, 38, 29, 40,    24, 2, 4,   46, 46, 32, 22,   16, -15, 30, 45,
    25, 2, 4,   47, 16, 33, 36,   17, 16, 31, 31,    24, 2, 4,   48, 48, 34, 50,   15, 3, 29, 5,
    24, 2, 4,   49, 43, 37, 11,   16, 9, 28, 65,    24, 2, 4,   50, 57, 38, 29,   16, -21, 34, 47,
    24, 2, 4,   51, 18, 39, 43,   17, 19, 35, 33,    24, 2, 4,   52, 19, 41, 43,   17, 21, 37, 37,
    24, 2, 4,   53, 58, 45, 36,   17, -4, 34, 40,    25, 2, 4,   56, 59, 52, 40,   11, 4, 21, 40,
    1, 1, 2,   71, -1,    26, 1, 2,   72, -1,    27, 1, 3,   73, 64, 29,    28, 1, 3,   74, 65, 36,
    29, 1, 3,   75, 66, 66,    30, 1, 5,   76, 67, 67, 69, 68,    31, 1, 4,   77, 72, 66, 69,
    32, 1, 3,   78, 73, 67,    33, 1, 3,   79, 75, 35,    34, 1, 3,   80, 79, 28,    1, 1, 2,   81, -1,
    35, 1, 2,   82, -1,    36, 1, 8,   83, 68, 87, 50, 61, 89, 76, 28,    37, 1, 4,   84, 69, 66, 66,
    38, 1, 7,   85, 70, 66, 55, 89, 76, 30,    39, 1, 6,   86, 71, 85, 56, 55, 26,
    40, 1, 8,   87, 74, 87, 50, 61, 89, 28, 76,    41, 2, 4,   88, 76, 35, 75,   3, 4, -7, 4,
    42, 2, 7,   89, 77, 35, 83, 87, 50, 14,   3, 4, -7, 0, -2, -7, -4,    43, 1, 7,   90, 78, 85, 43, 56, 55, 26,
    44, 2, 8,   93, 82, 28, 83, 22, 85, 43, 10,   1, 1, 7, 0, 0, 2, 7, 4,    1, 1, 2,   95, -1,
    45, 1, 2,   96, -1,    46, 1, 3,   97, -1, 0,    47, 1, 3,   98, -1, 22,    48, 2, 3,   99, -1, 23,   3, 0, 28,
    49, 1, 3,   100, -1, 43,    48, 2, 3,   101, -1, 44,   2, 0, 33,    1, 1, 2,   104, -1,    50, 1, 2,   105, -1,
    51, 1, 3,   106, -1, 76,    52, 1, 3,   107, -1, 76,    53, 1, 3,   108, -1, 43,    54, 1, 3,   109, -1, 22,
    1, 4, 2,   110, -1,   3, 0,    55, 1, 2,   111, -1,    56, 2, 5,   112, 5, 14, 12, 16,   178, 0, 0, 0, 0,
    57, 2, 2,   114, -1,   83, 0,    58, 2, 3,   115, 64, 29,   178, 0, 0,    59, 2, 2,   117, -1,   99, 0,
    58, 2, 3,   118, 65, 36,   178, 0, 0,    60, 1, 2,   120, -1,    61, 1, 5,   121, 56, 19, 29, 36,
    62, 1, 6,   122, 9, 83, 14, 19, 21,    1, 3, 2,   123, -1,   7, 0,    63, 1, 2,   124, -1,
    58, 2, 3,   125, 66, 66,   174, 0, 0,    64, 2, 3,   126, 69, 66,   174, 0, 0,    1, 3, 2,   127, -1,   7, 0,
    65, 2, 2,   128, -1,   35, 0,
    66, 2, 14,   129, 62, 89, 56, 42, 66, 76, 29, 80, 61, 49, 50, 36, 75,   174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0,
    67, 1, 2,   131, -1,    58, 2, 3,   132, 73, 67,   174, 0, 0,
    68, 2, 5,   133, 27, 40, 67, 56,   174, 0, 0, 0, 0,    69, 1, 2,   135, -1,
    70, 1, 6,   136, 21, 85, 29, 40, 42,    71, 1, 2,   138, -1,
    72, 2, 10,   139, 62, 87, 67, 75, 50, 61, 80, 36, 49,   171, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    73, 2, 6,   140, 74, 89, 87, 50, 61,   171, 0, 0, 0, 0, 0,    74, 2, 2,   142, -1,   45, 0,
    58, 2, 3,   143, 75, 35,   171, 0, 0,    64, 2, 3,   144, 76, 35,   171, 0, 0,    1, 3, 2,   145, -1,   3, 0,
    75, 2, 2,   146, -1,   47, 0,
    76, 2, 17,   147, 62, 89, 56, 42, 66, 76, 43, 29, 80, 61, 49, 50, 21, 35, 14, 75,   171, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
    77, 1, 2,   149, -1,
    78, 2, 14,   150, 62, 87, 67, 75, 50, 61, 76, 80, 21, 35, 14, 29, 49,   171, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0,
    79, 2, 2,   152, -1,   48, 0,    58, 2, 3,   153, 79, 28,   171, 0, 0,    64, 2, 3,   154, 80, 28,   171, 0, 0,
    1, 1, 2,   155, -1,    80, 2, 2,   156, -1,   16, 0,
    81, 2, 17,   157, 62, 89, 56, 42, 66, 76, 43, 21, 28, 14, 36, 80, 61, 49, 50, 75,   171, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 2,   158, -1,    82, 1, 2,   159, -1,    83, 2, 7,   160, 68, 87, 61, 89, 76, 50,   171, 0, 0, 0, 0, 0, 0,
    84, 2, 6,   161, 70, 55, 66, 89, 76,   171, 0, 0, 0, 0, 0,    1, 6, 2,   162, -1,   3, 0,
    85, 2, 5,   164, 71, 85, 56, 55,   171, 0, 0, 0, 0,    86, 1, 2,   166, -1,
    87, 2, 6,   167, 77, 83, 35, 87, 50,   171, 0, 0, 0, 0, 0,    88, 1, 2,   169, -1,
    89, 2, 6,   170, 78, 85, 56, 55, 43,   171, 0, 0, 0, 0, 0,
    87, 2, 6,   173, 81, 83, 28, 85, 43,   171, 0, 0, 0, 0, 0,    90, 1, 2,   175, -1,
    91, 2, 10,   176, 21, 83, 14, 36, 40, 42, 28, 43, 21,   171, 0, 0, 0, 0, 0, 0, 0, 0, 0,    92, 1, 2,   178, -1,
    93, 2, 8,   179, 28, 22, 61, 28, 56, 66, 35,   171, 0, 0, 0, 0, 0, 0, 0,
    94, 2, 9,   180, 70, 83, 66, 22, 28, 56, 35, 61,   171, 0, 0, 0, 0, 0, 0, 0, 0,
    95, 2, 7,   181, 83, 87, 83, 22, 35, 50,   171, 0, 0, 0, 0, 0, 0,
    95, 2, 7,   182, 82, 85, 83, 22, 28, 43,   171, 0, 0, 0, 0, 0, 0,    1, 4, 2,   183, -1,   3, 0,
    55, 2, 2,   184, -1,   28, 0,    96, 2, 4,   185, 8, 82, 22,   35, 16, 4, 28,
    97, 2, 5,   188, 14, 50, 22, 35,   54, 16, 16, 33, 41,    98, 1, 2,   190, -1,
    99, 2, 5,   191, 28, 76, 50, 61,   168, 0, 0, 0, 0,    100, 1, 5,   194, 30, 55, 66, 76,
    101, 2, 5,   195, 26, 43, 56, 55,   76, 3, 16, 5, -8,    1, 6, 2,   196, -1,   3, 0,
    97, 2, 5,   198, 10, 28, 22, 43,   82, 52, 43, 45, 16,    97, 2, 5,   201, 10, 43, 22, 28,   155, 4, 7, 0, 7,
    55, 2, 2,   203, -1,   16, 0,    96, 2, 4,   204, 20, 84, 43,   39, 52, -15, 23,    102, 1, 2,   206, -1,
    99, 2, 5,   207, 26, 55, 43, 56,   158, 0, 0, 0, 0,    103, 1, 2,   209, -1,
    97, 2, 5,   210, 30, 76, 55, 66,   152, -20, -33, -33, -38,    96, 2, 4,   213, 38, 88, 76,   156, 34, -19, -10,
    104, 1, 7,   214, 0, 81, 14, 22, 80, 76,    1, 3, 2,   215, -1,   3, 0,
    101, 2, 5,   217, 28, 50, 61, 76,   190, 1, 9, 0, -29,    105, 1, 2,   222, -1,
    106, 2, 17,   223, 39, 83, 67, 61, 49, 35, 50, 14, 42, 28, 43, 40, 80, 75, 76, 21,   149, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0,
    107, 2, 6,   224, 77, 87, 83, 35, 50,   149, 0, 0, 0, 0, 0,    1, 6, 2,   225, -1,   3, 0,
    108, 1, 2,   226, -1,    109, 2, 7,   227, 68, 89, 87, 50, 61, 76,   152, 0, 0, 0, 0, 0, 0,
    110, 1, 2,   229, -1,    107, 2, 6,   230, 81, 85, 83, 28, 43,   158, 0, 0, 0, 0, 0,    111, 1, 2,   232, -1,
    112, 1, 6,   233, 78, 55, 85, 43, 56,    113, 1, 2,   235, -1,
    97, 2, 5,   236, 14, 35, 22, 50,   132, 16, 31, 33, 26,    114, 2, 2,   238, -1,   31, 0,
    115, 1, 12,   239, 1, 1, 0, 21, 22, 42, 43, 49, 50, 75, 76,    116, 1, 2,   241, -1,
    1, 9, 2,   244, -1,   3, 0,    117, 1, 2,   245, -1,
    118, 2, 6,   246, 9, 19, 21, 83, 14,   130, 0, 0, 0, 0, 0,    119, 1, 2,   248, -1,
    118, 2, 6,   249, 39, 71, 75, 89, 80,   133, 0, 0, 0, 0, 0,    120, 1, 2,   251, -1,
    61, 2, 5,   252, 56, 29, 19, 36,   133, 0, 0, 0, 0,    111, 2, 2,   254, -1,   19, 0,
    121, 2, 11,   255, 27, 29, 56, 42, 85, 71, 61, 49, 87, 19,   136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    122, 2, 2,   257, -1,   19, 0,    123, 2, 6,   258, 21, 40, 42, 85, 29,   136, 0, 0, 0, 0, 0,
    124, 1, 2,   260, -1,    56, 2, 5,   261, 27, 67, 56, 40,   136, 0, 0, 0, 0,    125, 2, 2,   263, -1,   16, 0,
    123, 2, 6,   264, 21, 29, 42, 85, 40,   136, 0, 0, 0, 0, 0,    126, 1, 2,   266, -1,
    61, 2, 5,   267, 56, 36, 19, 29,   136, 0, 0, 0, 0,
    123, 2, 6,   270, 25, 47, 49, 87, 36,   136, 0, 0, 0, 0, 0,    1, 4, 2,   272, -1,   3, 0,
    100, 2, 5,   274, 62, 67, 71, 59,   136, 0, 0, 0, 0,    99, 2, 5,   277, 67, 69, 67, 68,   136, 0, 0, 0, 0,
    127, 1, 2,   282, -1,    128, 1, 3,   283, 33, 69,    129, 4, 3,   284, -1, 5,   1, 0, 1,
    1, 4, 2,   288, -1,   3, 0,    130, 1, 2,   289, -1,    131, 1, 2,   292, -1,    132, 1, 2,   295, -1,
    133, 1, 2,   298, -1,    1, 1, 2,   301, -1,    134, 2, 2,   302, -1,   32, 0,    1, 4, 2,   304, -1,   4, 0,
    135, 2, 2,   305, -1,   62, 0,    136, 1, 2,   309, -1,    137, 1, 2,   313, -1,    138, 1, 2,   317, -1,
    1, 3, 2,   319, -1,   7, 0,    139, 1, 2,   320, -1,    1, 3, 2,   322, -1,   7, 0,
    140, 2, 2,   323, -1,   38, 0,    141, 2, 2,   327, -1,   16, 0,    142, 2, 2,   330, -1,   66, 0,
    143, 1, 2,   337, -1,    1, 4, 2,   339, -1,   3, 0,    144, 1, 2,   340, -1,    145, 1, 2,   346, -1,
    146, 1, 2,   349, -1,    1, 5, 2,   354, -1,   3, 0,    137, 2, 2,   355, -1,   47, 0,    147, 1, 2,   358, -1,
    148, 1, 2,   364, -1,    1, 2, 2,   370, -1,   25, 0,    149, 2, 2,   371, -1,   28, 0,
    1, 2, 2,   374, -1,   24, 0,    150, 1, 2,   375, -1,    1, 2, 2,   377, -1,   24, 0,    151, 1, 2,   378, -1,
    1, 2, 2,   380, -1,   24, 0,    152, 1, 2,   381, -1,    1, 2, 2,   383, -1,   25, 0,    153, 1, 2,   384, -1,
    1, 2, 2,   386, -1,   25, 0,    154, 1, 2,   387, -1,    1, 2, 2,   389, -1,   25, 0,
    146, 2, 2,   390, -1,   19, 0,    1, 2, 2,   392, -1,   66, 0,    133, 2, 2,   393, -1,   19, 0,
    130, 2, 2,   405, -1,   10, 0,    155, 1, 3,   416, 33, 69,    156, 4, 3,   417, -1, 5,   1, 0, 1,
    157, 1, 4,   421, 33, 70, 69,    158, 1, 2,   422, -1,    159, 1, 3,   423, -1, 90,    160, 1, 3,   424, -1, 90,
    161, 1, 2,   425, -1,    162, 1, 3,   426, -1, 12,    163, 1, 3,   427, -1, 90,
    164, 2, 3,   428, -1, 5,   15, 0, 2,    165, 2, 3,   429, -1, 90,   22, 0, 0,    166, 2, 2,   430, -1,   15, 0,
    167, 1, 3,   431, -1, 10,    168, 1, 3,   432, -1, 11,    169, 1, 3,   433, -1, 12,
    170, 3, 2,   434, -1,   7, 0,    171, 1, 3,   435, -1, 90,    164, 2, 3,   436, -1, 6,   14, 0, 2,
    172, 1, 3,   437, -1, 90,    166, 2, 2,   438, -1,   14, 0,    168, 2, 3,   439, -1, 10,   15, 0, 1,
    173, 1, 4,   440, -1, 12, 9,    174, 1, 3,   442, -1, 90,    175, 1, 3,   444, -1, 90,
    167, 2, 3,   446, -1, 11,   7, 0, -1,    169, 2, 3,   447, -1, 12,   8, 0, 0,    176, 1, 3,   449, -1, 90,
    170, 1, 2,   456, -1,    177, 1, 2,   457, -1,    178, 1, 2,   459, -1,    179, 14, 2,   460, 0,   1, 1,
    179, 2, 2,   474, 26,   10, 19,    179, 2, 2,   475, 27,   10, 19,    179, 2, 2,   476, 33,   10, 14,
    179, 2, 2,   477, 34,   10, 14,    179, 2, 2,   478, 35,   10, 14,    179, 2, 2,   479, 40,   10, 10,
    179, 2, 2,   480, 41,   10, 10,    179, 2, 2,   481, 42,   10, 10,    179, 2, 2,   482, 43,   10, 10,
    179, 2, 2,   483, 44,   10, 10,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "2ebb685fd30632092b36ffb7b4f27c37fbe78f3734e97292aa31cf9c51915ad9"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "GearExperiment",
    .qualified_name = "AutomaticGearbox::GearExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "9a38305ee4ed367a42d33d727e62ebecddb9ff6f4c790667892295216571f869",
    .files = files,
    .start = 0.0, .stop = 7.5, .interval = 0.0125, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){
        {"crank.aV", 0, 0}, {"shaft1.aV", 0, 0}, {"vehicle.aV", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .modal = &modal,
    .start_checks = (const int[]){
        76, 43, -1, 30, 66, 26, -1, 43, 22, -1, 26, 30, 66, 28, 14, 75, -1, 22, -1, 10, 79, 26, 30, 66, 28, 14, 75,
        -1, -1},
    .listing = {494, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
