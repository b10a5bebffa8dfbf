/* SeekerSoftwareExperiment_tables.c - names, patterns and data, of MissileSeeker::SeekerSoftwareExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SeekerSoftwareExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "model.xmi:413"
#define DRAWN_2 "SysPhSLibrary.xmi:95"
#define DRAWN_3 "SysPhSLibrary.xmi:98"
#define DRAWN_4 "SysPhSLibrary.xmi:20"
#define DRAWN_5 "model.xmi:75"
#define DRAWN_6 "model.xmi:78"
#define DRAWN_7 "model.xmi:82"
#define DRAWN_8 "model.xmi:86"
#define DRAWN_9 "model.xmi:90"
#define DRAWN_10 "model.xmi:94"
#define DRAWN_11 "model.xmi:98"
#define DRAWN_12 "model.xmi:102"
#define DRAWN_13 "model.xmi:106"
#define DRAWN_14 "model.xmi:110"
#define DRAWN_15 "model.xmi:25"
#define DRAWN_16 "model.xmi:32"
#define DRAWN_17 "model.xmi:36"
#define DRAWN_18 "model.xmi:40"
#define DRAWN_19 "model.xmi:44"
#define DRAWN_20 "model.xmi:48"
#define DRAWN_21 "model.xmi:52"
#define DRAWN_22 "model.xmi:56"
#define DRAWN_23 "model.xmi:235"
#define DRAWN_24 "model.xmi:239"
#define DRAWN_25 "model.xmi:243"
#define DRAWN_26 "SysPhSLibrary.xmi:13"
#define DRAWN_27 "model.xmi:281"
#define DRAWN_28 "model.xmi:285"
#define DRAWN_29 "model.xmi:289"
#define DRAWN_30 "model.xmi:293"
#define DRAWN_31 "model.xmi:341"
#define DRAWN_32 "model.xmi:436"
#define DRAWN_33 "model.xmi:440"
#define DRAWN_34 "model.xmi:374"
#define DRAWN_35 "model.xmi:378"
#define DRAWN_36 "model.xmi:382"
#define DRAWN_37 "model.xmi:386"
#define DRAWN_38 "model.xmi:390"
#define DRAWN_39 "model.xmi:394"
#define DRAWN_40 "model.xmi:398"
#define DRAWN_41 "model.xmi:402"
#define DRAWN_42 "model.xmi:407"
#define DRAWN_43 "model.xmi:499"
#define DRAWN_44 "model.xmi:503"
#define DRAWN_45 "model.xmi:507"
#define DRAWN_46 "model.xmi:511"
#define DRAWN_47 "model.xmi:515"
#define DRAWN_48 "model.xmi:519"
#define DRAWN_49 "model.xmi:523"
#define DRAWN_50 "model.xmi:527"
#define DRAWN_51 "model.xmi:1108"

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

/* Where statements of algorithms are drawn. */

/* controller.pitch.step()  MissileSeeker::SampledAxis::step  model.xmi:413 */
/* controller.yaw.step()  MissileSeeker::SampledAxis::step  model.xmi:413 */

const ModelSoftware model_software[] = {
    [CALL_controller_pitch_step_] = {.element = "MissileSeeker::SampledAxis::step", .instance = "controller.pitch",
    .function = "sampled_axis_step of controller.c", .source = DRAWN_1},
    [CALL_controller_yaw_step_] = {.element = "MissileSeeker::SampledAxis::step", .instance = "controller.yaw",
    .function = "sampled_axis_step of controller.c", .source = DRAWN_1},
};

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part, .joints = &joint_part, .poles = &pole_part,
};

int model_variable_count = 104, model_instance_count = 14;
int model_equation_count = 53, model_constraint_count = 51;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N*m", .description = "Torque on the block that owns the port",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t"},
    /* 1 */ {.unit = "rad/s", .description = "Angular velocity of the flange",
        .source = DRAWN_3 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV"},
    /* 2 */ {.unit = "rad", .description = "Value of the signal",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 3 */ {.unit = "m/s^2", .description = "Acceleration of gravity",
        .source = DRAWN_5 " MissileSeeker::Gimbal::g"},
    /* 4 */ {.unit = "rad", .description = "Pitch of the ring", .source = DRAWN_6 " MissileSeeker::Gimbal::alpha"},
    /* 5 */ {.unit = "rad", .description = "Yaw of the camera in the ring",
        .source = DRAWN_7 " MissileSeeker::Gimbal::beta"},
    /* 6 */ {.unit = "rad/s", .description = "Angular velocity of the pitch",
        .source = DRAWN_8 " MissileSeeker::Gimbal::alphaV"},
    /* 7 */ {.unit = "rad/s", .description = "Angular velocity of the yaw",
        .source = DRAWN_9 " MissileSeeker::Gimbal::betaV"},
    /* 8 */ {.unit = "kg*m^2", .description = "Inertia against pitching",
        .source = DRAWN_10 " MissileSeeker::Gimbal::M11"},
    /* 9 */ {.unit = "kg*m^2", .description = "Inertia that couples pitch and yaw",
        .source = DRAWN_11 " MissileSeeker::Gimbal::M12"},
    /* 10 */ {.unit = "kg*m^2", .description = "Inertia against yawing",
        .source = DRAWN_12 " MissileSeeker::Gimbal::M22"},
    /* 11 */ {.unit = "kg*m^2", .description = "Derivative of M11 with respect to the yaw",
        .source = DRAWN_13 " MissileSeeker::Gimbal::dM11"},
    /* 12 */ {.unit = "kg*m^2", .description = "Derivative of M12 with respect to the yaw",
        .source = DRAWN_14 " MissileSeeker::Gimbal::dM12"},
    /* 13 */ {.unit = "rad/s", .source = DRAWN_6 " MissileSeeker::Gimbal::alpha"},
    /* 14 */ {.unit = "rad/s", .source = DRAWN_7 " MissileSeeker::Gimbal::beta"},
    /* 15 */ {.unit = "rad/s^2", .source = DRAWN_8 " MissileSeeker::Gimbal::alphaV"},
    /* 16 */ {.unit = "rad/s^2", .source = DRAWN_9 " MissileSeeker::Gimbal::betaV"},
    /* 17 */ {.unit = "kg*m^2", .description = "Moment of inertia about the pitch axis",
        .source = DRAWN_15 " MissileSeeker::Ring::Iy"},
    /* 18 */ {.unit = "kg*m^2", .description = "Moment of inertia about x",
        .source = DRAWN_16 " MissileSeeker::Camera::Ix"},
    /* 19 */ {.unit = "kg*m^2", .description = "Moment of inertia about y",
        .source = DRAWN_17 " MissileSeeker::Camera::Iy"},
    /* 20 */ {.unit = "kg*m^2", .description = "Moment of inertia about z",
        .source = DRAWN_18 " MissileSeeker::Camera::Iz"},
    /* 21 */ {.unit = "kg*m^2", .description = "Product of inertia, x and z",
        .source = DRAWN_19 " MissileSeeker::Camera::Ixz"},
    /* 22 */ {.unit = "kg*m^2", .description = "Product of inertia, y and z",
        .source = DRAWN_20 " MissileSeeker::Camera::Iyz"},
    /* 23 */ {.unit = "kg", .description = "Mass", .source = DRAWN_21 " MissileSeeker::Camera::m"},
    /* 24 */ {.unit = "m", .description = "Distance of the mass centre from the axes, along x",
        .source = DRAWN_22 " MissileSeeker::Camera::l"},
    /* 25 */ {.unit = "N*m*s/rad", .description = "Friction", .source = DRAWN_23 " MissileSeeker::Joint::b"},
    /* 26 */ {.unit = "rad", .description = "Angle of the bearing",
        .source = DRAWN_24 " MissileSeeker::Joint::angle"},
    /* 27 */ {.unit = "rad/s", .description = "Angular velocity of the bearing",
        .source = DRAWN_25 " MissileSeeker::Joint::aV"},
    /* 28 */ {.unit = "rad/s", .source = DRAWN_24 " MissileSeeker::Joint::angle"},
    /* 29 */ {.unit = "V", .description = "Value of the signal",
        .source = DRAWN_26 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 30 */ {.unit = "V*s/rad", .description = "Torque for one unit of current",
        .source = DRAWN_27 " MissileSeeker::DCMotor::k"},
    /* 31 */ {.unit = "ohm", .description = "Resistance of the armature",
        .source = DRAWN_28 " MissileSeeker::DCMotor::r"},
    /* 32 */ {.unit = "H", .description = "Inductance of the armature",
        .source = DRAWN_29 " MissileSeeker::DCMotor::l"},
    /* 33 */ {.unit = "A", .description = "Current", .source = DRAWN_30 " MissileSeeker::DCMotor::i"},
    /* 34 */ {.unit = "A/s", .source = DRAWN_30 " MissileSeeker::DCMotor::i"},
    /* 35 */ {.unit = "V", .description = "Value of the signal",
        .source = DRAWN_4 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 36 */ {.unit = "V", .description = "Voltage on the motor", .source = DRAWN_31 " MissileSeeker::Driver::v"},
    /* 37 */ {.unit = "rad", .description = "Value of the signal",
        .source = DRAWN_26 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 38 */ {.unit = "V", .description = "Largest voltage",
        .source = DRAWN_32 " MissileSeeker::SeekerController::limit"},
    /* 39 */ {.unit = "s", .description = "Time between samples: the change cycle of the controllers",
        .source = DRAWN_33 " MissileSeeker::SeekerController::Ts"},
    /* 40 */ {.unit = "", .description = "Proportional gain", .source = DRAWN_34 " MissileSeeker::SampledAxis::kp"},
    /* 41 */ {.unit = "", .description = "Integral gain", .source = DRAWN_35 " MissileSeeker::SampledAxis::ki"},
    /* 42 */ {.unit = "", .description = "Derivative gain", .source = DRAWN_36 " MissileSeeker::SampledAxis::kd"},
    /* 43 */ {.unit = "V", .description = "Largest voltage", .source = DRAWN_37 " MissileSeeker::SampledAxis::limit"},
    /* 44 */ {.unit = "s", .description = "Time between samples",
        .source = DRAWN_38 " MissileSeeker::SampledAxis::Ts"},
    /* 45 */ {.unit = "rad", .description = "Error at the sample before",
        .source = DRAWN_39 " MissileSeeker::SampledAxis::ePrev"},
    /* 46 */ {.unit = "", .description = "Whether the limit acts",
        .source = DRAWN_40 " MissileSeeker::SampledAxis::saturated", .literals = truths},
    /* 47 */ {.unit = "", .description = "Integral that is kept for the next sample",
        .source = DRAWN_41 " MissileSeeker::SampledAxis::I"},
    /* 48 */ {.unit = "", .description = "Whether there was a sample before",
        .source = DRAWN_42 " MissileSeeker::SampledAxis::hasRun", .literals = truths},
    /* 49 */ {.unit = "rad", .description = "Amplitude of the pitch",
        .source = DRAWN_43 " MissileSeeker::ReferenceGenerator::pitchAmplitude"},
    /* 50 */ {.unit = "Hz", .description = "Periods per second of the pitch",
        .source = DRAWN_44 " MissileSeeker::ReferenceGenerator::pitchFrequency"},
    /* 51 */ {.unit = "rad", .description = "Step of the yaw",
        .source = DRAWN_45 " MissileSeeker::ReferenceGenerator::yawStep"},
    /* 52 */ {.unit = "s", .description = "Instant of the step",
        .source = DRAWN_46 " MissileSeeker::ReferenceGenerator::yawStepTime"},
    /* 53 */ {.unit = "rad", .description = "Amplitude of the yaw",
        .source = DRAWN_47 " MissileSeeker::ReferenceGenerator::yawAmplitude"},
    /* 54 */ {.unit = "Hz", .description = "Periods per second of the yaw",
        .source = DRAWN_48 " MissileSeeker::ReferenceGenerator::yawFrequency"},
    /* 55 */ {.unit = "rad", .description = "Wanted pitch",
        .source = DRAWN_49 " MissileSeeker::ReferenceGenerator::pitch"},
    /* 56 */ {.unit = "rad", .description = "Wanted yaw",
        .source = DRAWN_50 " MissileSeeker::ReferenceGenerator::yaw"},
};

/* MissileSeeker::Gimbal */
static const ModelMember members_1[] = {
    {.name = "pitch.t", .offset = offsetof(struct Gimbal, pitch.t), .origin = 1, .skipped = 43},
    {.name = "pitch.aV", .quantity = 1, .equals = 8, .origin = 2},
    {.name = "yaw.t", .offset = offsetof(struct Gimbal, yaw.t), .origin = 1},
    {.name = "yaw.aV", .quantity = 1, .equals = 7, .origin = 2},
    {.name = "pitchAngle.rSig", .quantity = 2, .equals = 3, .origin = 2, .skipped = 9},
    {.name = "yawAngle.rSig", .quantity = 2, .equals = 3, .origin = 2},
    {.name = "g", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Gimbal, g)},
    {.name = "alpha", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, alpha),
        .has_start = true, .start = offsetof(struct Gimbal, alpha_start)},
    {.name = "beta", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, beta),
        .has_start = true, .start = offsetof(struct Gimbal, beta_start)},
    {.name = "alphaV", .quantity = 6, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, alphaV),
        .has_start = true, .start = offsetof(struct Gimbal, alphaV_start)},
    {.name = "betaV", .quantity = 7, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, betaV),
        .has_start = true, .start = offsetof(struct Gimbal, betaV_start)},
    {.name = "M11", .quantity = 8, .offset = offsetof(struct Gimbal, M11), .origin = 2, .skipped = -9},
    {.name = "M12", .quantity = 9, .offset = offsetof(struct Gimbal, M12), .origin = 2},
    {.name = "M22", .quantity = 10, .equals = 10, .origin = 2},
    {.name = "dM11", .quantity = 11, .offset = offsetof(struct Gimbal, dM11), .origin = 2},
    {.name = "dM12", .quantity = 12, .offset = offsetof(struct Gimbal, dM12), .origin = 2},
    {.name = "der(alpha)", .quantity = 13, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_alpha),
        .origin = 2, .skipped = -7, .is_late = true},
    {.name = "der(beta)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_beta),
        .origin = 2, .is_late = true},
    {.name = "der(alphaV)", .quantity = 15, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_alphaV),
        .origin = 2, .skipped = 5, .is_late = true},
    {.name = "der(betaV)", .quantity = 16, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_betaV),
        .origin = 2, .is_late = true},
};

/* MissileSeeker::Ring */
static const ModelMember members_2[] = {
    {.name = "Iy", .quantity = 17, .kind = MODEL_CONSTANT, .offset = offsetof(struct Ring, Iy)},
};

/* MissileSeeker::Camera */
static const ModelMember members_3[] = {
    {.name = "Ix", .quantity = 18, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, Ix)},
    {.name = "Iy", .quantity = 19, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, Iy)},
    {.name = "Iz", .quantity = 20, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, Iz)},
    {.name = "Ixz", .quantity = 21, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, Ixz)},
    {.name = "Iyz", .quantity = 22, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, Iyz)},
    {.name = "m", .quantity = 23, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, m)},
    {.name = "l", .quantity = 24, .kind = MODEL_CONSTANT, .offset = offsetof(struct Camera, l)},
};

/* MissileSeeker::Joint */
static const ModelMember members_4[] = {
    {.name = "p.t", .offset = offsetof(struct Joint, p.t), .origin = 2, .skipped = 4},
    {.name = "p.aV", .quantity = 1, .equals = -20, .origin = 3, .skipped = 38},
    {.name = "b", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct Joint, b)},
    {.name = "angle", .quantity = 26, .offset = offsetof(struct Joint, angle),
        .has_start = true, .start = offsetof(struct Joint, angle_start), .origin = 4, .skipped = 51},
    {.name = "aV", .quantity = 27, .equals = -23, .origin = 2, .skipped = -3},
    {.name = "der(angle)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Joint, der_angle),
        .origin = 2, .is_late = true},
};

/* MissileSeeker::Joint */
static const ModelMember members_5[] = {
    {.name = "p.t", .offset = offsetof(struct Joint, p.t), .origin = 2, .skipped = 3},
    {.name = "p.aV", .quantity = 1, .equals = -25, .origin = 3, .skipped = 3},
    {.name = "b", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct Joint, b)},
    {.name = "angle", .quantity = 26, .offset = offsetof(struct Joint, angle),
        .has_start = true, .start = offsetof(struct Joint, angle_start), .origin = 5, .skipped = 52},
    {.name = "aV", .quantity = 27, .equals = -28, .origin = 2, .skipped = -3},
    {.name = "der(angle)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Joint, der_angle),
        .origin = 2, .is_late = true},
};

/* MissileSeeker::DCMotor */
static const ModelMember members_6[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 32, .origin = 3, .skipped = -7},
    {.name = "rot.t", .offset = offsetof(struct DCMotor, rot.t), .origin = 2, .skipped = 2},
    {.name = "rot.aV", .quantity = 1, .equals = -33, .origin = 3},
    {.name = "k", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, k)},
    {.name = "r", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, r)},
    {.name = "l", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, l)},
    {.name = "i", .quantity = 33, .kind = MODEL_STATE, .offset = offsetof(struct DCMotor, i),
        .has_start = true, .start = offsetof(struct DCMotor, i_start)},
    {.name = "der(i)", .quantity = 34, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct DCMotor, der_i),
        .origin = 2, .skipped = -2, .is_late = true},
};

/* MissileSeeker::DCMotor */
static const ModelMember members_7[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 36, .origin = 3, .skipped = 2},
    {.name = "rot.t", .offset = offsetof(struct DCMotor, rot.t), .origin = 2, .skipped = 2},
    {.name = "rot.aV", .quantity = 1, .equals = -40, .origin = 3},
    {.name = "k", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, k)},
    {.name = "r", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, r)},
    {.name = "l", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, l)},
    {.name = "i", .quantity = 33, .kind = MODEL_STATE, .offset = offsetof(struct DCMotor, i),
        .has_start = true, .start = offsetof(struct DCMotor, i_start)},
    {.name = "der(i)", .quantity = 34, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct DCMotor, der_i),
        .origin = 2, .skipped = -2, .is_late = true},
};

/* MissileSeeker::Driver */
static const ModelMember members_8[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 16, .origin = 3, .skipped = -7},
    {.name = "out.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 15, .origin = 2, .skipped = 2},
    {.name = "v", .quantity = 36, .kind = MODEL_DISCRETE, .equals = 14, .origin = 2, .skipped = -2},
};

/* MissileSeeker::Driver */
static const ModelMember members_9[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 25, .origin = 3, .skipped = 3},
    {.name = "out.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 24, .origin = 2, .skipped = 2},
    {.name = "v", .quantity = 36, .kind = MODEL_DISCRETE, .equals = 23, .origin = 2, .skipped = -2},
};

/* MissileSeeker::SeekerController */
static const ModelMember members_10[] = {
    {.name = "pitchRef.rSig", .quantity = 37, .equals = 40, .origin = 3, .skipped = -9},
    {.name = "yawRef.rSig", .quantity = 37, .equals = 40, .origin = 3},
    {.name = "pitchAngle.rSig", .quantity = 37, .equals = -57, .origin = 3},
    {.name = "yawAngle.rSig", .quantity = 37, .equals = -57, .origin = 3},
    {.name = "pitchVoltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 6, .origin = 6, .skipped = 47},
    {.name = "yawVoltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 17, .origin = 6, .skipped = 2},
    {.name = "limit", .quantity = 38, .kind = MODEL_CONSTANT, .offset = offsetof(struct SeekerController, limit)},
    {.name = "Ts", .quantity = 39, .kind = MODEL_CONSTANT, .offset = offsetof(struct SeekerController, Ts)},
};

/* MissileSeeker::SampledAxis */
static const ModelMember members_11[] = {
    {.name = "ref.rSig", .quantity = 37, .equals = 32, .origin = 6, .skipped = -6},
    {.name = "angle.rSig", .quantity = 37, .equals = -64, .origin = 6},
    {.name = "voltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE,
        .offset = offsetof(struct SampledAxis_2, voltage.rSig),
        .has_start = true, .start = offsetof(struct SampledAxis_2, voltage.rSig_start)},
    {.name = "kp", .quantity = 40, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, kp)},
    {.name = "ki", .quantity = 41, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, ki)},
    {.name = "kd", .quantity = 42, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, kd)},
    {.name = "limit", .quantity = 43, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct SampledAxis_2, limit), .bound_to = -8},
    {.name = "Ts", .quantity = 44, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct SampledAxis_2, Ts),
        .bound_to = -8},
    {.name = "ePrev", .quantity = 45, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, ePrev),
        .has_start = true, .start = offsetof(struct SampledAxis_2, ePrev_start)},
    {.name = "saturated", .quantity = 46, .kind = MODEL_DISCRETE,
        .offset = offsetof(struct SampledAxis_2, saturated), .type = MODEL_TRUTH,
        .has_start = true, .start = offsetof(struct SampledAxis_2, saturated_start)},
    {.name = "I", .quantity = 47, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, I_),
        .has_start = true, .start = offsetof(struct SampledAxis_2, I_start)},
    {.name = "hasRun", .quantity = 48, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, hasRun),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct SampledAxis_2, hasRun_start)},
};

/* MissileSeeker::SampledAxis */
static const ModelMember members_12[] = {
    {.name = "ref.rSig", .quantity = 37, .equals = 21, .origin = 6, .skipped = 1},
    {.name = "angle.rSig", .quantity = 37, .equals = -75, .origin = 6},
    {.name = "voltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE,
        .offset = offsetof(struct SampledAxis_2, voltage.rSig),
        .has_start = true, .start = offsetof(struct SampledAxis_2, voltage.rSig_start)},
    {.name = "kp", .quantity = 40, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, kp)},
    {.name = "ki", .quantity = 41, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, ki)},
    {.name = "kd", .quantity = 42, .kind = MODEL_CONSTANT, .offset = offsetof(struct SampledAxis_2, kd)},
    {.name = "limit", .quantity = 43, .kind = MODEL_DERIVED_CONSTANT,
        .offset = offsetof(struct SampledAxis_2, limit), .bound_to = -20},
    {.name = "Ts", .quantity = 44, .kind = MODEL_DERIVED_CONSTANT, .offset = offsetof(struct SampledAxis_2, Ts),
        .bound_to = -20},
    {.name = "ePrev", .quantity = 45, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, ePrev),
        .has_start = true, .start = offsetof(struct SampledAxis_2, ePrev_start)},
    {.name = "saturated", .quantity = 46, .kind = MODEL_DISCRETE,
        .offset = offsetof(struct SampledAxis_2, saturated), .type = MODEL_TRUTH,
        .has_start = true, .start = offsetof(struct SampledAxis_2, saturated_start)},
    {.name = "I", .quantity = 47, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, I_),
        .has_start = true, .start = offsetof(struct SampledAxis_2, I_start)},
    {.name = "hasRun", .quantity = 48, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, hasRun),
        .type = MODEL_TRUTH, .has_start = true, .start = offsetof(struct SampledAxis_2, hasRun_start)},
};

/* MissileSeeker::ReferenceGenerator */
static const ModelMember members_13[] = {
    {.name = "pitchRef.rSig", .quantity = 2, .equals = 8, .origin = 2, .skipped = 3},
    {.name = "yawRef.rSig", .quantity = 2, .equals = 8, .origin = 2},
    {.name = "pitchAmplitude", .quantity = 49, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, pitchAmplitude)},
    {.name = "pitchFrequency", .quantity = 50, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, pitchFrequency)},
    {.name = "yawStep", .quantity = 51, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, yawStep)},
    {.name = "yawStepTime", .quantity = 52, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, yawStepTime)},
    {.name = "yawAmplitude", .quantity = 53, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, yawAmplitude)},
    {.name = "yawFrequency", .quantity = 54, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct ReferenceGenerator, yawFrequency)},
    {.name = "pitch", .quantity = 55, .offset = offsetof(struct ReferenceGenerator, pitch), .origin = 2,
        .skipped = -4},
    {.name = "yaw", .quantity = 56, .offset = offsetof(struct ReferenceGenerator, yaw), .origin = 2},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 20}, {members_2, 1}, {members_3, 7}, {members_4, 6}, {members_5, 6}, {members_6, 8},
    {members_7, 8}, {members_8, 3}, {members_9, 3}, {members_10, 8}, {members_11, 12}, {members_12, 12},
    {members_13, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, gimbal), sizeof(struct Gimbal), 0},
    /* 2 */ {offsetof(struct Gimbal, ring), sizeof(struct Ring), 0},
    /* 3 */ {offsetof(struct Gimbal, camera), sizeof(struct Camera), 0},
    /* 4 */ {offsetof(struct Model, pitchJoint), sizeof(struct Joint), 0},
    /* 5 */ {offsetof(struct Model, yawJoint), sizeof(struct Joint), 0},
    /* 6 */ {offsetof(struct Model, pitchMotor), sizeof(struct DCMotor), 0},
    /* 7 */ {offsetof(struct Model, yawMotor), sizeof(struct DCMotor), 0},
    /* 8 */ {offsetof(struct Model, controller), sizeof(struct SeekerController), 0},
    /* 9 */ {offsetof(struct SeekerController, pitch), sizeof(struct SampledAxis_2), 0},
    /* 10 */ {offsetof(struct SeekerController, yaw), sizeof(struct SampledAxis_2), 0},
    /* 11 */ {offsetof(struct Model, ref), sizeof(struct ReferenceGenerator), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"gimbal", 0, 1, 1, 0, 0, 0, 0}, {"ring", 1, 2, 2, 0, 0, 0, 0},
    {"camera", 1, 3, 3, 0, 0, 0, 0}, {"pitchJoint", 0, 4, 4, 0, 0, 0, 0}, {"yawJoint", 0, 5, 5, 0, 0, 0, 0},
    {"pitchMotor", 0, 6, 6, 0, 0, 0, 0}, {"yawMotor", 0, 7, 7, 0, 0, 0, 0}, {"pitchDriver", 0, 8, 0, 0, 0, 0, 0},
    {"yawDriver", 0, 9, 0, 0, 0, 0, 0}, {"controller", 0, 10, 8, 0, 0, 0, 0}, {"pitch", 10, 11, 9, 0, 0, 0, 0},
    {"yaw", 10, 12, 10, 0, 0, 0, 0}, {"ref", 0, 13, 11, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 1,
    .branches = (const ModelBranch[]){
        {.text = "time >= ref.yawStepTime", .element = "MissileSeeker::Constraints::ReferenceConstraint::yawing",
        .source = DRAWN_51, .equation = 28, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_ref_yawStepTime), .is_timed = true, .is_felt = true,
        .group = -1},
    },
    .discrete_count = 10,
    .discretes = (const ModelDiscrete[]){
        {.variable = 64, .name = "controller.pitch.voltage.rSig",
        .offset = offsetof(Model, controller.pitch.voltage.rSig),
        .pre = offsetof(Model, pre.controller_pitch_voltage_rSig),
        .start = offsetof(Model, controller.pitch.voltage.rSig_start), .is_felt = true, .group = -1},
        {.variable = 70, .name = "controller.pitch.ePrev", .offset = offsetof(Model, controller.pitch.ePrev),
        .pre = offsetof(Model, pre.controller_pitch_ePrev), .start = offsetof(Model, controller.pitch.ePrev_start),
        .group = -1},
        {.variable = 71, .name = "controller.pitch.saturated", .type = MODEL_TRUTH,
        .offset = offsetof(Model, controller.pitch.saturated),
        .pre = offsetof(Model, pre.controller_pitch_saturated),
        .start = offsetof(Model, controller.pitch.saturated_start), .group = -1},
        {.variable = 72, .name = "controller.pitch.I", .offset = offsetof(Model, controller.pitch.I_),
        .pre = offsetof(Model, pre.controller_pitch_I), .start = offsetof(Model, controller.pitch.I_start),
        .group = -1},
        {.variable = 73, .name = "controller.pitch.hasRun", .type = MODEL_TRUTH,
        .offset = offsetof(Model, controller.pitch.hasRun), .pre = offsetof(Model, pre.controller_pitch_hasRun),
        .start = offsetof(Model, controller.pitch.hasRun_start), .group = -1},
        {.variable = 76, .name = "controller.yaw.voltage.rSig",
        .offset = offsetof(Model, controller.yaw.voltage.rSig),
        .pre = offsetof(Model, pre.controller_yaw_voltage_rSig),
        .start = offsetof(Model, controller.yaw.voltage.rSig_start), .is_felt = true, .group = -1},
        {.variable = 82, .name = "controller.yaw.ePrev", .offset = offsetof(Model, controller.yaw.ePrev),
        .pre = offsetof(Model, pre.controller_yaw_ePrev), .start = offsetof(Model, controller.yaw.ePrev_start),
        .group = -1},
        {.variable = 83, .name = "controller.yaw.saturated", .type = MODEL_TRUTH,
        .offset = offsetof(Model, controller.yaw.saturated), .pre = offsetof(Model, pre.controller_yaw_saturated),
        .start = offsetof(Model, controller.yaw.saturated_start), .group = -1},
        {.variable = 84, .name = "controller.yaw.I", .offset = offsetof(Model, controller.yaw.I_),
        .pre = offsetof(Model, pre.controller_yaw_I), .start = offsetof(Model, controller.yaw.I_start),
        .group = -1},
        {.variable = 85, .name = "controller.yaw.hasRun", .type = MODEL_TRUTH,
        .offset = offsetof(Model, controller.yaw.hasRun), .pre = offsetof(Model, pre.controller_yaw_hasRun),
        .start = offsetof(Model, controller.yaw.hasRun_start), .group = -1},
    },
    .clock_count = 1,
    .clocks = (const ModelClock[]){
        {.period = offsetof(Model, tick.every_0_001_period), .first = offsetof(Model, tick.every_0_001_first),
        .is_from_start = true, .ticks = offsetof(Model, tick.every_0_001),
        .element = "controller.pitch.voltage.rSig"},
    },
};

static const ModelJacobian jacobian = {
    .states = 6, .slots = 22, .rows = 16, .partial_count = 31, .number_count = 2, .colours = 6,
    .numbers = (const double[]){1.0, -1.0},
    .row_start = (const int[]){0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16, 18, 28, 35},
    .row_slot = (const int[]){6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21},
    .term_slot = (const int[]){
        2, 3, 1, 1, 1, 1, 2, 3, 4, 2, 4, 15, 12, 5, 3, 5, 18, 13, 16, 1, 0, 9, 19, 10, 2, 3, 11, 8, 19, 1, 0, 10,
        2, 9, 20},
    .term_partial = (const int[]){
        0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 11, 12, 13, 1, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26, 27, 28, 29, 30},
    .derivative = (const int[]){6, 7, 20, 21, 14, 17},
    .column_start = (const int[]){0, 3, 6, 10, 14, 17, 20},
    .row_index = (const int[]){0, 2, 3, 1, 2, 3, 0, 2, 3, 4, 1, 2, 3, 5, 2, 3, 4, 2, 3, 5},
    .colour = (const int[]){0, 1, 2, 3, 4, 5},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, gimbal.alpha)}, {.at = 1, .offset = offsetof(Model, gimbal.beta)},
        {.at = 2, .offset = offsetof(Model, gimbal.alphaV)}, {.at = 3, .offset = offsetof(Model, gimbal.betaV)},
        {.at = 4, .offset = offsetof(Model, pitchMotor.i)}, {.at = 5, .offset = offsetof(Model, yawMotor.i)},
        {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, gimbal.der_alpha)}, {.at = 1, .offset = offsetof(Model, gimbal.der_beta)},
        {.at = 2, .offset = offsetof(Model, gimbal.der_alphaV)},
        {.at = 3, .offset = offsetof(Model, gimbal.der_betaV)},
        {.at = 4, .offset = offsetof(Model, pitchMotor.der_i)},
        {.at = 5, .offset = offsetof(Model, yawMotor.der_i)}, {.at = -1}},
    .state_count = 6,
    .states = (const int[]){7, 8, 9, 10, 40, 47},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 22,
    .connectors = (const int[]){
        24, 0, 25, 0, 26, 0, 27, 0, 28, 0, 29, 0, 30, 0, 31, 0, 32, 0, 33, 0, 34, 0, 35, 0, 36, 10, 37, 10, 38, 10,
        39, 10, 40, 10, 41, 10},
    .joints = (const int[]){
        0, 86, 54, 0, 1, 87, 55, 0, 2, 4, 56, 0, 3, 5, 57, 0, 4, 58, 48, 0, 5, 49, 34, 0, 6, 35, 0, 0, 6, 36, 1, 0,
        7, 24, 0, 0, 7, 25, 1, 0, 8, 59, 51, 0, 9, 52, 41, 0, 10, 42, 2, 0, 10, 43, 3, 0, 11, 29, 2, 0, 11, 30, 3,
        0, 12, 54, 62, 1, 13, 56, 63, 1, 14, 64, 58, 2, 15, 55, 74, 1, 16, 57, 75, 1, 17, 76, 59, 2},
    .flow_count = 6,
    .flows = (const int[]){0, 2, 24, 29, 35, 42},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of SeekerSoftwareExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.0%oits start is given",
    /* 6 */ "  %1%vstart 0.1%oits start is given",
    /* 7 */ "Would be states, but move as others do",
    /* 8 */ "  %1 = %2 + offset(%1)%o%i  moves as %2",
    /* 9 */ "Eliminated",
    /* 10 */ "  %1%v= %2%o%i",
    /* 11 */ "Constants",
    /* 12 */ "  %1 := %2",
    /* 13 */ "Start",
    /* 14 */ "  %1 := 0.0",
    /* 15 */ "  %1 := 0.1",
    /* 16 */ "  offset(%1) := %1 - %2%o%i",
    /* 17 */ "Continuous time",
    /* 18 */ "  %1 := %2%o%i",
    /* 19 */ "  %1 := %2 + %3*sin(%4)^2 + %5*cos(%4)^2%o%i",
    /* 20 */ "  %1 := -(%2*sin(%3) + %4*cos(%3))%o%i",
    /* 21 */ "  %1 := 2*(%2 - %3)*sin(%4)*cos(%4)%o%i",
    /* 22 */ "  %1 := %2*sin(%3) - %4*cos(%3)%o%i",
    /* 23 */ "  %1 := %2*%3%o%i",
    /* 24 */ "  %1 := (%2 - (%3*%4 + %5*%6))/%7  unless %7 vanishes%o%i",
    /* 25 */ "  %1 := -%2*%3%o%i",
    /* 26 */ "  %1 := -(%2 + %3)%o%i",
    /* 27 */ "  %1 := (%2 + %3*%4*%5*cos(%6)*cos(%7) - (%8*((%9 - %3*%4*%5*sin(%6)*sin(%7) + "
        "%10*%11^2/2)/%12) + %10*%11*%13 + %14*%13^2))/(%15 - %8*(%8/%12))  unless %15 - %8*(%8/%12) "
        "vanishes%o%i",
    /* 28 */ "  %1 := (%2 - %3*%4*%5*sin(%6)*sin(%7) + %8*%9^2/2 - %10*%11)/%12  unless %12 vanishes%o%i",
    /* 29 */ "For results only",
    /* 30 */ "  %1 := %2 + offset(%1)%o%i",
    /* 31 */ "  %1 := %2*sin(6.283185307179586*%3*time)%o%i",
    /* 32 */ "  %1 := %2*sin(6.283185307179586*%3*time) + (if time >= %4 then %5 else 0)%o%i",
    /* 33 */ "Branches, kept between events",
    /* 34 */ "  time >= %1%vat %1%o%i",
    /* 35 */ "Clocks",
    /* 36 */ "  every(0.001)%vevery 0.001 s from the start",
    /* 37 */ "At events",
    /* 38 */ "  decide time >= %1%o%i",
    /* 39 */ "  controller.pitch.step()",
    /* 40 */ "      ref <- %1",
    /* 41 */ "      angle <- %1",
    /* 42 */ "      voltage -> %1",
    /* 43 */ "      kp <- %1",
    /* 44 */ "      ki <- %1",
    /* 45 */ "      kd <- %1",
    /* 46 */ "      limit <- %1",
    /* 47 */ "      Ts <- %1",
    /* 48 */ "      ePrev -> %1",
    /* 49 */ "      saturated -> %1",
    /* 50 */ "      I -> %1",
    /* 51 */ "      hasRun -> %1",
    /* 52 */ "  controller.yaw.step()",
    /* 53 */ "Drawn in",
    /* 54 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   66, 0,    2, 1, 9,   2, -1, 51, 2, 31, 0, 2, 0, 20,
    3, 1, 6,   3, -1, 6, 22, 0, 0,    1, 2, 2,   4, -1,   81, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 7,
    6, 1, 3,   7, -1, 8,    5, 2, 3,   8, -1, 9,   2, 0, 31,    5, 2, 3,   9, -1, 10,   2, 0, 37,
    1, 2, 2,   12, -1,   81, 0,    7, 1, 2,   13, -1,    8, 2, 4,   14, 51, 27, 7,   1, 1, 5, 1,
    1, 2, 2,   16, -1,   80, 0,    9, 1, 2,   17, -1,    10, 1, 4,   18, 0, 1, 9,    10, 1, 4,   19, 1, 3, 10,
    10, 1, 4,   20, 11, 4, 7,    10, 1, 4,   21, 12, 5, 8,    10, 1, 4,   22, 6, 13, 19,
    10, 1, 4,   23, 38, 25, 9,    10, 1, 4,   24, 13, 28, 9,    10, 2, 4,   25, 42, 30, 10,   12, -11, 24, 84,
    10, 2, 4,   26, 16, 33, 10,   12, 16, 22, 85,    10, 2, 4,   27, 36, 34, 64,   12, -3, 22, -57,
    10, 2, 4,   28, 37, 36, 9,   12, -3, 21, -1,    10, 2, 4,   29, 40, 41, 76,   12, 7, 17, -12,
    10, 2, 4,   30, 41, 43, 10,   12, 9, 16, 66,    10, 2, 4,   31, 35, 48, 64,   12, 10, 14, 30,
    10, 2, 4,   32, 24, 49, 64,   12, 22, 14, -57,    10, 2, 4,   33, 23, 50, 64,   12, 25, 24, 31,
    10, 2, 4,   34, 39, 51, 76,   12, 10, 24, -68,    10, 2, 4,   35, 26, 52, 76,   12, 3, 34, 18,
    10, 2, 4,   36, 25, 53, 76,   12, 5, 34, 19,    1, 2, 2,   49, -1,   50, 0,    11, 1, 2,   50, -1,
    12, 2, 4,   51, -1, 68, 60,   2, 0, 12, 0,    12, 2, 4,   52, -1, 69, 61,   2, 0, 12, 0,
    1, 2, 2,   55, -1,   75, 0,    13, 1, 2,   56, -1,    14, 2, 3,   57, -1, 7,   4, 0, 20,
    15, 2, 3,   58, -1, 8,   4, 0, 24,    14, 2, 3,   59, -1, 9,   4, 0, 31,    14, 2, 3,   60, -1, 10,   4, 0, 37,
    16, 2, 4,   65, 51, 27, 7,   1, 1, 5, 1,    17, 1, 2,   68, -1,    18, 2, 4,   69, 2, 96, 9,   19, 12, 4, 0,
    18, 2, 4,   70, 3, 97, 10,   20, 14, 4, 0,    19, 1, 7,   71, 4, 11, 16, 17, 8, 18,
    20, 1, 6,   72, 5, 12, 20, 8, 21,    21, 1, 6,   73, 7, 14, 17, 18, 8,    22, 1, 6,   74, 8, 15, 21, 8, 20,
    23, 2, 5,   75, 15, 24, 26, 9,   1, 3, 5, 5, 1,
    24, 2, 9,   77, 19, 102, 64, 38, 40, 37, 9, 39,   3, 2, 1, 12, 7, 7, 7, 1, 7,
    25, 2, 5,   78, 20, 35, 37, 40,   3, 2, 7, 7, 7,    26, 2, 5,   79, 43, 0, 35, 24,   3, 1, 2, 7, 5,
    27, 1, 17,   83, 9, 98, 0, 22, 6, 23, 8, 7, 12, 2, 14, 9, 19, 10, 15, 11,
    28, 1, 14,   84, 10, 99, 2, 22, 6, 23, 8, 7, 14, 9, 12, 98, 19,    29, 1, 2,   86, -1,
    30, 2, 4,   87, 51, 27, 7,   2, 1, 5, 1,    31, 2, 5,   91, 27, 94, 88, 89,   10, 0, 0, 0, 0,
    32, 2, 7,   92, 28, 95, 92, 93, 91, 90,   11, 0, 0, 0, 0, 0, 0,    33, 1, 2,   94, -1,    34, 1, 3,   95, 28, 91,
    35, 1, 2,   97, -1,    36, 1, 2,   98, -1,    37, 1, 2,   100, -1,    38, 1, 3,   102, 28, 91,
    39, 1, 2,   104, -1,    40, 2, 3,   105, -1, 94,   13, 0, 1,    41, 2, 3,   106, -1, 7,   13, 0, 1,
    42, 2, 3,   107, -1, 64,   13, 0, 12,    43, 2, 3,   108, -1, 65,   13, 0, 12,
    44, 2, 3,   109, -1, 66,   13, 0, 12,    45, 2, 3,   110, -1, 67,   13, 0, 12,
    46, 2, 3,   111, -1, 68,   13, 0, 12,    47, 2, 3,   112, -1, 69,   13, 0, 12,
    48, 2, 3,   113, -1, 70,   13, 0, 12,    49, 2, 3,   114, -1, 71,   13, 0, 12,
    50, 2, 3,   115, -1, 72,   13, 0, 12,    51, 2, 3,   116, -1, 73,   13, 0, 12,    52, 1, 2,   117, -1,
    53, 1, 2,   131, -1,    54, 16, 2,   132, 0,   1, 1,    54, 3, 2,   148, 19,   2, 4,
    54, 3, 2,   149, 20,   2, 4,    54, 14, 2,   154, 29,   1, 1,    54, 6, 2,   168, 45,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "d80671c44eff05d318dadc20232914b267346be37eb913f1541acb038dc8e5b1"},
    {"RotationalMechanics.xmi", "e54748cfd485acbdf139029111ee6bf34028dace58fd0fb62f2eedb91ede7110"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"Electrical.xmi", "093066d976dae86b6c511fde4299695dffa7a6d18b7958525619a6f58a80ece4"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {"controller.c", "ba2863fdf447850fff80063c560f54e51ea33f8f0ab40b174d0964968bd7f6d6"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "SeekerSoftwareExperiment",
    .qualified_name = "MissileSeeker::SeekerSoftwareExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "ba6ddf16ec3cf1c60f711773f15cb28656be49d6c2fa1b100fc4128a870b4d68",
    .files = files,
    .start = 0.0, .stop = 1.0, .interval = 0.001, .tolerance = 1e-10, .solver = "bdf",
    .plot = (const ModelPlot[]){
        {"ref.pitch", 0, 0}, {"ref.yaw", 0, 0}, {"pitchJoint.angle", 0, 0}, {"yawJoint.angle", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {174, lines, forms},
    .joints = &model_joints,
    .divisors = model_divisors,
    .divisor_count = 1,
    .divided = (const int[]){9},
    .margins = model_branch_margins,
};
