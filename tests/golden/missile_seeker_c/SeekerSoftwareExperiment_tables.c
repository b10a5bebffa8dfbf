/* SeekerSoftwareExperiment_tables.c - names, patterns and data, of MissileSeeker::SeekerSoftwareExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "SeekerSoftwareExperiment.h"

const int model_variable_count = 104;
const int model_equation_count = 53;
const int model_constraint_count = 51;
const int model_loop_count = 0;
const int model_output_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;

/* ---- variables, by kind of part ---- */

static const char *const truths[] = {"false", "true", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N*m",
        .source = "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t",
        .description = "Torque on the block that owns the port"},
    /* 1 */ {.unit = "rad/s",
        .source = "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV",
        .description = "Angular velocity of the flange"},
    /* 2 */ {.unit = "rad",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 3 */ {.unit = "m/s^2", .source = "model.xmi:75 MissileSeeker::Gimbal::g",
        .description = "Acceleration of gravity"},
    /* 4 */ {.unit = "rad", .source = "model.xmi:78 MissileSeeker::Gimbal::alpha",
        .description = "Pitch of the ring"},
    /* 5 */ {.unit = "rad", .source = "model.xmi:82 MissileSeeker::Gimbal::beta",
        .description = "Yaw of the camera in the ring"},
    /* 6 */ {.unit = "rad/s", .source = "model.xmi:86 MissileSeeker::Gimbal::alphaV",
        .description = "Angular velocity of the pitch"},
    /* 7 */ {.unit = "rad/s", .source = "model.xmi:90 MissileSeeker::Gimbal::betaV",
        .description = "Angular velocity of the yaw"},
    /* 8 */ {.unit = "kg*m^2", .source = "model.xmi:94 MissileSeeker::Gimbal::M11",
        .description = "Inertia against pitching"},
    /* 9 */ {.unit = "kg*m^2", .source = "model.xmi:98 MissileSeeker::Gimbal::M12",
        .description = "Inertia that couples pitch and yaw"},
    /* 10 */ {.unit = "kg*m^2", .source = "model.xmi:102 MissileSeeker::Gimbal::M22",
        .description = "Inertia against yawing"},
    /* 11 */ {.unit = "kg*m^2", .source = "model.xmi:106 MissileSeeker::Gimbal::dM11",
        .description = "Derivative of M11 with respect to the yaw"},
    /* 12 */ {.unit = "kg*m^2", .source = "model.xmi:110 MissileSeeker::Gimbal::dM12",
        .description = "Derivative of M12 with respect to the yaw"},
    /* 13 */ {.unit = "rad/s", .source = "model.xmi:78 MissileSeeker::Gimbal::alpha"},
    /* 14 */ {.unit = "rad/s", .source = "model.xmi:82 MissileSeeker::Gimbal::beta"},
    /* 15 */ {.unit = "rad/s^2", .source = "model.xmi:86 MissileSeeker::Gimbal::alphaV"},
    /* 16 */ {.unit = "rad/s^2", .source = "model.xmi:90 MissileSeeker::Gimbal::betaV"},
    /* 17 */ {.unit = "kg*m^2", .source = "model.xmi:25 MissileSeeker::Ring::Iy",
        .description = "Moment of inertia about the pitch axis"},
    /* 18 */ {.unit = "kg*m^2", .source = "model.xmi:32 MissileSeeker::Camera::Ix",
        .description = "Moment of inertia about x"},
    /* 19 */ {.unit = "kg*m^2", .source = "model.xmi:36 MissileSeeker::Camera::Iy",
        .description = "Moment of inertia about y"},
    /* 20 */ {.unit = "kg*m^2", .source = "model.xmi:40 MissileSeeker::Camera::Iz",
        .description = "Moment of inertia about z"},
    /* 21 */ {.unit = "kg*m^2", .source = "model.xmi:44 MissileSeeker::Camera::Ixz",
        .description = "Product of inertia, x and z"},
    /* 22 */ {.unit = "kg*m^2", .source = "model.xmi:48 MissileSeeker::Camera::Iyz",
        .description = "Product of inertia, y and z"},
    /* 23 */ {.unit = "kg", .source = "model.xmi:52 MissileSeeker::Camera::m", .description = "Mass"},
    /* 24 */ {.unit = "m", .source = "model.xmi:56 MissileSeeker::Camera::l",
        .description = "Distance of the mass centre from the axes, along x"},
    /* 25 */ {.unit = "N*m*s/rad", .source = "model.xmi:235 MissileSeeker::Joint::b", .description = "Friction"},
    /* 26 */ {.unit = "rad", .source = "model.xmi:239 MissileSeeker::Joint::angle",
        .description = "Angle of the bearing"},
    /* 27 */ {.unit = "rad/s", .source = "model.xmi:243 MissileSeeker::Joint::aV",
        .description = "Angular velocity of the bearing"},
    /* 28 */ {.unit = "rad/s", .source = "model.xmi:239 MissileSeeker::Joint::angle"},
    /* 29 */ {.unit = "V",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 30 */ {.unit = "V*s/rad", .source = "model.xmi:281 MissileSeeker::DCMotor::k",
        .description = "Torque for one unit of current"},
    /* 31 */ {.unit = "ohm", .source = "model.xmi:285 MissileSeeker::DCMotor::r",
        .description = "Resistance of the armature"},
    /* 32 */ {.unit = "H", .source = "model.xmi:289 MissileSeeker::DCMotor::l",
        .description = "Inductance of the armature"},
    /* 33 */ {.unit = "A", .source = "model.xmi:293 MissileSeeker::DCMotor::i", .description = "Current"},
    /* 34 */ {.unit = "A/s", .source = "model.xmi:293 MissileSeeker::DCMotor::i"},
    /* 35 */ {.unit = "V",
        .source = "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig",
        .description = "Value of the signal"},
    /* 36 */ {.unit = "V", .source = "model.xmi:341 MissileSeeker::Driver::v", .description = "Voltage on the motor"},
    /* 37 */ {.unit = "rad",
        .source = "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig",
        .description = "Value of the signal"},
    /* 38 */ {.unit = "V", .source = "model.xmi:436 MissileSeeker::SeekerController::limit",
        .description = "Largest voltage"},
    /* 39 */ {.unit = "s", .source = "model.xmi:440 MissileSeeker::SeekerController::Ts",
        .description = "Time between samples: the change cycle of the controllers"},
    /* 40 */ {.unit = "", .source = "model.xmi:374 MissileSeeker::SampledAxis::kp",
        .description = "Proportional gain"},
    /* 41 */ {.unit = "", .source = "model.xmi:378 MissileSeeker::SampledAxis::ki", .description = "Integral gain"},
    /* 42 */ {.unit = "", .source = "model.xmi:382 MissileSeeker::SampledAxis::kd", .description = "Derivative gain"},
    /* 43 */ {.unit = "V", .source = "model.xmi:386 MissileSeeker::SampledAxis::limit",
        .description = "Largest voltage"},
    /* 44 */ {.unit = "s", .source = "model.xmi:390 MissileSeeker::SampledAxis::Ts",
        .description = "Time between samples"},
    /* 45 */ {.unit = "rad", .source = "model.xmi:394 MissileSeeker::SampledAxis::ePrev",
        .description = "Error at the sample before"},
    /* 46 */ {.unit = "", .source = "model.xmi:398 MissileSeeker::SampledAxis::saturated",
        .description = "Whether the limit acts", .literals = truths},
    /* 47 */ {.unit = "", .source = "model.xmi:402 MissileSeeker::SampledAxis::I",
        .description = "Integral that is kept for the next sample"},
    /* 48 */ {.unit = "", .source = "model.xmi:407 MissileSeeker::SampledAxis::hasRun",
        .description = "Whether there was a sample before", .literals = truths},
    /* 49 */ {.unit = "rad", .source = "model.xmi:499 MissileSeeker::ReferenceGenerator::pitchAmplitude",
        .description = "Amplitude of the pitch"},
    /* 50 */ {.unit = "Hz", .source = "model.xmi:503 MissileSeeker::ReferenceGenerator::pitchFrequency",
        .description = "Periods per second of the pitch"},
    /* 51 */ {.unit = "rad", .source = "model.xmi:507 MissileSeeker::ReferenceGenerator::yawStep",
        .description = "Step of the yaw"},
    /* 52 */ {.unit = "s", .source = "model.xmi:511 MissileSeeker::ReferenceGenerator::yawStepTime",
        .description = "Instant of the step"},
    /* 53 */ {.unit = "rad", .source = "model.xmi:515 MissileSeeker::ReferenceGenerator::yawAmplitude",
        .description = "Amplitude of the yaw"},
    /* 54 */ {.unit = "Hz", .source = "model.xmi:519 MissileSeeker::ReferenceGenerator::yawFrequency",
        .description = "Periods per second of the yaw"},
    /* 55 */ {.unit = "rad", .source = "model.xmi:523 MissileSeeker::ReferenceGenerator::pitch",
        .description = "Wanted pitch"},
    /* 56 */ {.unit = "rad", .source = "model.xmi:527 MissileSeeker::ReferenceGenerator::yaw",
        .description = "Wanted yaw"},
};

/* MissileSeeker::Gimbal */
static const ModelMember members_1[] = {
    {.name = "pitch.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, pitch.t), .origin = 3,
        .equation = 43},
    {.name = "pitch.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 8, .origin = 1},
    {.name = "yaw.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, yaw.t), .origin = 3, .equation = 1},
    {.name = "yaw.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = 7, .origin = 1, .equation = 1},
    {.name = "pitchAngle.rSig", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 10},
    {.name = "yawAngle.rSig", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 3, .origin = 1, .equation = 1},
    {.name = "g", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct Gimbal, g)},
    {.name = "alpha", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, alpha),
        .has_start = true, .start = offsetof(struct Gimbal, alpha_start)},
    {.name = "beta", .quantity = 5, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, beta),
        .has_start = true, .start = offsetof(struct Gimbal, beta_start)},
    {.name = "alphaV", .quantity = 6, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, alphaV),
        .has_start = true, .start = offsetof(struct Gimbal, alphaV_start)},
    {.name = "betaV", .quantity = 7, .kind = MODEL_STATE, .offset = offsetof(struct Gimbal, betaV),
        .has_start = true, .start = offsetof(struct Gimbal, betaV_start)},
    {.name = "M11", .quantity = 8, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, M11), .origin = 1,
        .equation = -8},
    {.name = "M12", .quantity = 9, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, M12), .origin = 1,
        .equation = 1},
    {.name = "M22", .quantity = 10, .kind = MODEL_ALGEBRAIC, .equals = 10, .origin = 1, .equation = 1},
    {.name = "dM11", .quantity = 11, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, dM11), .origin = 1,
        .equation = 1},
    {.name = "dM12", .quantity = 12, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Gimbal, dM12), .origin = 1,
        .equation = 1},
    {.name = "der(alpha)", .quantity = 13, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_alpha),
        .origin = 1, .equation = -6, .is_late = true},
    {.name = "der(beta)", .quantity = 14, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_beta),
        .origin = 1, .equation = 1, .is_late = true},
    {.name = "der(alphaV)", .quantity = 15, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_alphaV),
        .origin = 1, .equation = 6, .is_late = true},
    {.name = "der(betaV)", .quantity = 16, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Gimbal, der_betaV),
        .origin = 1, .equation = 1, .is_late = true},
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
    {.name = "p.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Joint, p.t), .origin = 1, .equation = 5},
    {.name = "p.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -20, .origin = 1, .equation = -2},
    {.name = "b", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct Joint, b)},
    {.name = "angle", .quantity = 26, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Joint, angle),
        .has_start = true, .start = offsetof(struct Joint, angle_start), .origin = 6, .equation = 51},
    {.name = "aV", .quantity = 27, .kind = MODEL_ALGEBRAIC, .equals = -23, .origin = 2, .equation = 38},
    {.name = "der(angle)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Joint, der_angle),
        .origin = 1, .equation = 1, .is_late = true},
};

/* MissileSeeker::Joint */
static const ModelMember members_5[] = {
    {.name = "p.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Joint, p.t), .origin = 1, .equation = 4},
    {.name = "p.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -25, .origin = 1, .equation = -2},
    {.name = "b", .quantity = 25, .kind = MODEL_CONSTANT, .offset = offsetof(struct Joint, b)},
    {.name = "angle", .quantity = 26, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct Joint, angle),
        .has_start = true, .start = offsetof(struct Joint, angle_start), .origin = 6, .equation = 1},
    {.name = "aV", .quantity = 27, .kind = MODEL_ALGEBRAIC, .equals = -28, .origin = 2, .equation = 4},
    {.name = "der(angle)", .quantity = 28, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct Joint, der_angle),
        .origin = 1, .equation = 1, .is_late = true},
};

/* MissileSeeker::DCMotor */
static const ModelMember members_6[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 32, .origin = 2, .equation = -6},
    {.name = "rot.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct DCMotor, rot.t), .origin = 1, .equation = 3},
    {.name = "rot.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -33, .origin = 2, .equation = 1},
    {.name = "k", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, k)},
    {.name = "r", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, r)},
    {.name = "l", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, l)},
    {.name = "i", .quantity = 33, .kind = MODEL_STATE, .offset = offsetof(struct DCMotor, i),
        .has_start = true, .start = offsetof(struct DCMotor, i_start)},
    {.name = "der(i)", .quantity = 34, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct DCMotor, der_i),
        .origin = 1, .equation = -1, .is_late = true},
};

/* MissileSeeker::DCMotor */
static const ModelMember members_7[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 36, .origin = 2, .equation = 3},
    {.name = "rot.t", .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct DCMotor, rot.t), .origin = 1, .equation = 3},
    {.name = "rot.aV", .quantity = 1, .kind = MODEL_ALGEBRAIC, .equals = -40, .origin = 2, .equation = 1},
    {.name = "k", .quantity = 30, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, k)},
    {.name = "r", .quantity = 31, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, r)},
    {.name = "l", .quantity = 32, .kind = MODEL_CONSTANT, .offset = offsetof(struct DCMotor, l)},
    {.name = "i", .quantity = 33, .kind = MODEL_STATE, .offset = offsetof(struct DCMotor, i),
        .has_start = true, .start = offsetof(struct DCMotor, i_start)},
    {.name = "der(i)", .quantity = 34, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct DCMotor, der_i),
        .origin = 1, .equation = -1, .is_late = true},
};

/* MissileSeeker::Driver */
static const ModelMember members_8[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 16, .origin = 1, .equation = 2},
    {.name = "out.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 15, .origin = 1, .equation = 1},
    {.name = "v", .quantity = 36, .kind = MODEL_DISCRETE, .equals = 14, .origin = 2, .equation = 6},
};

/* MissileSeeker::Driver */
static const ModelMember members_9[] = {
    {.name = "in.rSig", .quantity = 29, .kind = MODEL_DISCRETE, .equals = 25, .origin = 1, .equation = 1},
    {.name = "out.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 24, .origin = 1, .equation = 1},
    {.name = "v", .quantity = 36, .kind = MODEL_DISCRETE, .equals = 23, .origin = 2, .equation = 3},
};

/* MissileSeeker::SeekerController */
static const ModelMember members_10[] = {
    {.name = "pitchRef.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = 40, .origin = 2, .equation = -19},
    {.name = "yawRef.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = 40, .origin = 2, .equation = 1},
    {.name = "pitchAngle.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = -57, .origin = 2, .equation = 1},
    {.name = "yawAngle.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = -57, .origin = 2, .equation = 1},
    {.name = "pitchVoltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 6, .origin = 2, .equation = 1},
    {.name = "yawVoltage.rSig", .quantity = 35, .kind = MODEL_DISCRETE, .equals = 17, .origin = 2, .equation = 4},
    {.name = "limit", .quantity = 38, .kind = MODEL_CONSTANT, .offset = offsetof(struct SeekerController, limit)},
    {.name = "Ts", .quantity = 39, .kind = MODEL_CONSTANT, .offset = offsetof(struct SeekerController, Ts)},
};

/* MissileSeeker::SampledAxis */
static const ModelMember members_11[] = {
    {.name = "ref.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = 32, .origin = 2, .equation = 6},
    {.name = "angle.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = -64, .origin = 2, .equation = 1},
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
        .offset = offsetof(struct SampledAxis_2, saturated),
        .has_start = true, .start = offsetof(struct SampledAxis_2, saturated_start)},
    {.name = "I", .quantity = 47, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, I_),
        .has_start = true, .start = offsetof(struct SampledAxis_2, I_start)},
    {.name = "hasRun", .quantity = 48, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, hasRun),
        .has_start = true, .start = offsetof(struct SampledAxis_2, hasRun_start)},
};

/* MissileSeeker::SampledAxis */
static const ModelMember members_12[] = {
    {.name = "ref.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = 21, .origin = 2, .equation = 2},
    {.name = "angle.rSig", .quantity = 37, .kind = MODEL_ALGEBRAIC, .equals = -75, .origin = 2, .equation = 1},
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
        .offset = offsetof(struct SampledAxis_2, saturated),
        .has_start = true, .start = offsetof(struct SampledAxis_2, saturated_start)},
    {.name = "I", .quantity = 47, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, I_),
        .has_start = true, .start = offsetof(struct SampledAxis_2, I_start)},
    {.name = "hasRun", .quantity = 48, .kind = MODEL_DISCRETE, .offset = offsetof(struct SampledAxis_2, hasRun),
        .has_start = true, .start = offsetof(struct SampledAxis_2, hasRun_start)},
};

/* MissileSeeker::ReferenceGenerator */
static const ModelMember members_13[] = {
    {.name = "pitchRef.rSig", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 8, .origin = 1, .equation = 3},
    {.name = "yawRef.rSig", .quantity = 2, .kind = MODEL_ALGEBRAIC, .equals = 8, .origin = 1, .equation = 1},
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
    {.name = "pitch", .quantity = 55, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct ReferenceGenerator, pitch),
        .origin = 1, .equation = -3},
    {.name = "yaw", .quantity = 56, .kind = MODEL_ALGEBRAIC, .offset = offsetof(struct ReferenceGenerator, yaw),
        .origin = 1, .equation = 1},
};

static const ModelShape shapes[] = {
    /* 0 */ {NULL, 0},
    /* 1 */ {members_1, 20},
    /* 2 */ {members_2, 1},
    /* 3 */ {members_3, 7},
    /* 4 */ {members_4, 6},
    /* 5 */ {members_5, 6},
    /* 6 */ {members_6, 8},
    /* 7 */ {members_7, 8},
    /* 8 */ {members_8, 3},
    /* 9 */ {members_9, 3},
    /* 10 */ {members_10, 8},
    /* 11 */ {members_11, 12},
    /* 12 */ {members_12, 12},
    /* 13 */ {members_13, 10},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0},
    /* 1 */ {offsetof(struct Model, gimbal), sizeof(struct Gimbal)},
    /* 2 */ {offsetof(struct Gimbal, ring), sizeof(struct Ring)},
    /* 3 */ {offsetof(struct Gimbal, camera), sizeof(struct Camera)},
    /* 4 */ {offsetof(struct Model, pitchJoint), sizeof(struct Joint)},
    /* 5 */ {offsetof(struct Model, yawJoint), sizeof(struct Joint)},
    /* 6 */ {offsetof(struct Model, pitchMotor), sizeof(struct DCMotor)},
    /* 7 */ {offsetof(struct Model, yawMotor), sizeof(struct DCMotor)},
    /* 8 */ {offsetof(struct Model, controller), sizeof(struct SeekerController)},
    /* 9 */ {offsetof(struct SeekerController, pitch), sizeof(struct SampledAxis_2)},
    /* 10 */ {offsetof(struct SeekerController, yaw), sizeof(struct SampledAxis_2)},
    /* 11 */ {offsetof(struct Model, ref), sizeof(struct ReferenceGenerator)},
};

/* Parts, owners first: name, row of the owner, of shapes, of fields; element of that. */
const ModelInstance model_instances[] = {
    {"", -1, 0, 0, 0},
    {"gimbal", 0, 1, 1, 0},
    {"ring", 1, 2, 2, 0},
    {"camera", 1, 3, 3, 0},
    {"pitchJoint", 0, 4, 4, 0},
    {"yawJoint", 0, 5, 5, 0},
    {"pitchMotor", 0, 6, 6, 0},
    {"yawMotor", 0, 7, 7, 0},
    {"pitchDriver", 0, 8, 0, 0},
    {"yawDriver", 0, 9, 0, 0},
    {"controller", 0, 10, 8, 0},
    {"pitch", 10, 11, 9, 0},
    {"yaw", 10, 12, 10, 0},
    {"ref", 0, 13, 11, 0},
};
const int model_instance_count = 14;

static ModelPlace places[14];
static int rows[104];
static ModelVariable variables[104];
static char path_text[1962];
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
    1, 9, -1,
    3, 10, -1,
    96, 9, -1,
    97, 10, -1,
    11, 16, 17, 8, 18, -1,
    12, 20, 8, 21, -1,
    13, 19, -1,
    14, 17, 18, 8, -1,
    15, 20, 8, 21, -1,
    11, 98, 12, 99, 14, 9, 10, 15, 22, 6, 23, 8, 7, 0, -1,
    12, 98, 13, 99, 14, 9, 22, 6, 23, 8, 7, 2, -1,
    4, 7, -1,
    5, 8, -1,
    28, 25, -1,
    100, 28, -1,
    24, 26, 28, -1,
    33, 30, -1,
    101, 33, -1,
    29, 31, 33, -1,
    39, 102, 38, 40, 37, 36, 34, -1,
    35, 37, 40, -1,
    46, 103, 45, 47, 44, 43, 41, -1,
    42, 44, 47, -1,
    50, 48, -1,
    49, 50, -1,
    53, 51, -1,
    52, 53, -1,
    94, 88, 89, -1,
    95, 92, 93, 91, 90, -1,
    86, 94, -1,
    87, 95, -1,
    86, 54, -1,
    87, 55, -1,
    4, 56, -1,
    5, 57, -1,
    58, 48, -1,
    49, 34, -1,
    36, 1, -1,
    25, 1, -1,
    59, 51, -1,
    52, 41, -1,
    43, 3, -1,
    30, 3, -1,
    35, 0, 24, -1,
    42, 2, 29, -1,
    54, 62, -1,
    56, 63, -1,
    64, 58, -1,
    55, 74, -1,
    57, 75, -1,
    76, 59, -1,
    27, 7, -1,
    32, 8, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "MissileSeeker::Constraints::GimbalConstraint::pitchVelocity", "gimbal",
        "gimbal.pitch.aV = gimbal.alphaV", "model.xmi:895", held + 0, false},
    /* 1 */ {"E2", "MissileSeeker::Constraints::GimbalConstraint::yawVelocity", "gimbal",
        "gimbal.yaw.aV = gimbal.betaV", "model.xmi:901", held + 3, false},
    /* 2 */ {"E3", "MissileSeeker::Constraints::GimbalConstraint::pitchMotion", "gimbal",
        "der(gimbal.alpha) = gimbal.alphaV", "model.xmi:907", held + 6, false},
    /* 3 */ {"E4", "MissileSeeker::Constraints::GimbalConstraint::yawMotion", "gimbal",
        "der(gimbal.beta) = gimbal.betaV", "model.xmi:913", held + 9, false},
    /* 4 */ {"E5", "MissileSeeker::Constraints::GimbalConstraint::inertiaPitch", "gimbal",
        "gimbal.M11 = gimbal.ring.Iy + gimbal.camera.Ix*sin(gimbal.beta)^2 + gimbal.camera.Iy*cos(gimbal.beta)^2", "model.xmi:919", held + 12, false},
    /* 5 */ {"E6", "MissileSeeker::Constraints::GimbalConstraint::inertiaCoupling", "gimbal",
        "gimbal.M12 = -(gimbal.camera.Ixz*sin(gimbal.beta) + gimbal.camera.Iyz*cos(gimbal.beta))", "model.xmi:925", held + 18, false},
    /* 6 */ {"E7", "MissileSeeker::Constraints::GimbalConstraint::inertiaYaw", "gimbal",
        "gimbal.M22 = gimbal.camera.Iz", "model.xmi:931", held + 23, false},
    /* 7 */ {"E8", "MissileSeeker::Constraints::GimbalConstraint::changePitch", "gimbal",
        "gimbal.dM11 = 2*(gimbal.camera.Ix - gimbal.camera.Iy)*sin(gimbal.beta)*cos(gimbal.beta)", "model.xmi:937", held + 26, false},
    /* 8 */ {"E9", "MissileSeeker::Constraints::GimbalConstraint::changeCoupling", "gimbal",
        "gimbal.dM12 = -(gimbal.camera.Ixz*cos(gimbal.beta) - gimbal.camera.Iyz*sin(gimbal.beta))", "model.xmi:943", held + 31, false},
    /* 9 */ {"E10", "MissileSeeker::Constraints::GimbalConstraint::momentumPitch", "gimbal",
        "gimbal.M11*der(gimbal.alphaV) + gimbal.M12*der(gimbal.betaV) + gimbal.dM11*gimbal.alphaV*gimbal.betaV + gimbal.dM12*gimbal.betaV^2 - gimbal.camera.m*gimbal.g*gimbal.camera.l*cos(gimbal.beta)*cos(gimbal.alpha) = gimbal.pitch.t", "model.xmi:949", held + 36, false},
    /* 10 */ {"E11", "MissileSeeker::Constraints::GimbalConstraint::momentumYaw", "gimbal",
        "gimbal.M12*der(gimbal.alphaV) + gimbal.M22*der(gimbal.betaV) - gimbal.dM11*gimbal.alphaV^2/2 + gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) = gimbal.yaw.t", "model.xmi:955", held + 51, false},
    /* 11 */ {"E12", "MissileSeeker::Constraints::GimbalConstraint::pitchSignal", "gimbal",
        "gimbal.pitchAngle.rSig = gimbal.alpha", "model.xmi:961", held + 64, false},
    /* 12 */ {"E13", "MissileSeeker::Constraints::GimbalConstraint::yawSignal", "gimbal",
        "gimbal.yawAngle.rSig = gimbal.beta", "model.xmi:967", held + 67, false},
    /* 13 */ {"E14", "MissileSeeker::Constraints::JointConstraint::velocity", "pitchJoint",
        "pitchJoint.aV = pitchJoint.p.aV", "model.xmi:991", held + 70, false},
    /* 14 */ {"E15", "MissileSeeker::Constraints::JointConstraint::motion", "pitchJoint",
        "der(pitchJoint.angle) = pitchJoint.aV", "model.xmi:997", held + 73, false},
    /* 15 */ {"E16", "MissileSeeker::Constraints::JointConstraint::friction", "pitchJoint",
        "pitchJoint.p.t = pitchJoint.b*pitchJoint.aV", "model.xmi:1003", held + 76, false},
    /* 16 */ {"E17", "MissileSeeker::Constraints::JointConstraint::velocity", "yawJoint",
        "yawJoint.aV = yawJoint.p.aV", "model.xmi:991", held + 80, false},
    /* 17 */ {"E18", "MissileSeeker::Constraints::JointConstraint::motion", "yawJoint",
        "der(yawJoint.angle) = yawJoint.aV", "model.xmi:997", held + 83, false},
    /* 18 */ {"E19", "MissileSeeker::Constraints::JointConstraint::friction", "yawJoint",
        "yawJoint.p.t = yawJoint.b*yawJoint.aV", "model.xmi:1003", held + 86, false},
    /* 19 */ {"E20", "MissileSeeker::Constraints::DCMotorConstraint::circuit", "pitchMotor",
        "pitchMotor.l*der(pitchMotor.i) + pitchMotor.r*pitchMotor.i + pitchMotor.k*pitchMotor.rot.aV = pitchMotor.in.rSig", "model.xmi:1033", held + 90, false},
    /* 20 */ {"E21", "MissileSeeker::Constraints::DCMotorConstraint::torque", "pitchMotor",
        "pitchMotor.rot.t = -pitchMotor.k*pitchMotor.i", "model.xmi:1039", held + 98, false},
    /* 21 */ {"E22", "MissileSeeker::Constraints::DCMotorConstraint::circuit", "yawMotor",
        "yawMotor.l*der(yawMotor.i) + yawMotor.r*yawMotor.i + yawMotor.k*yawMotor.rot.aV = yawMotor.in.rSig", "model.xmi:1033", held + 102, false},
    /* 22 */ {"E23", "MissileSeeker::Constraints::DCMotorConstraint::torque", "yawMotor",
        "yawMotor.rot.t = -yawMotor.k*yawMotor.i", "model.xmi:1039", held + 110, false},
    /* 23 */ {"E24", "MissileSeeker::Constraints::DriverConstraint::voltage", "pitchDriver",
        "pitchDriver.v = pitchDriver.in.rSig", "model.xmi:1057", held + 114, false},
    /* 24 */ {"E25", "MissileSeeker::Constraints::DriverConstraint::output", "pitchDriver",
        "pitchDriver.out.rSig = pitchDriver.v", "model.xmi:1063", held + 117, false},
    /* 25 */ {"E26", "MissileSeeker::Constraints::DriverConstraint::voltage", "yawDriver",
        "yawDriver.v = yawDriver.in.rSig", "model.xmi:1057", held + 120, false},
    /* 26 */ {"E27", "MissileSeeker::Constraints::DriverConstraint::output", "yawDriver",
        "yawDriver.out.rSig = yawDriver.v", "model.xmi:1063", held + 123, false},
    /* 27 */ {"E28", "MissileSeeker::Constraints::ReferenceConstraint::pitching", "ref",
        "ref.pitch = ref.pitchAmplitude*sin(2*3.141592653589793*ref.pitchFrequency*time)", "model.xmi:1102", held + 126, false},
    /* 28 */ {"E29", "MissileSeeker::Constraints::ReferenceConstraint::yawing", "ref",
        "ref.yaw = ref.yawAmplitude*sin(2*3.141592653589793*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0)", "model.xmi:1108", held + 130, false},
    /* 29 */ {"E30", "MissileSeeker::Constraints::ReferenceConstraint::pitchSignal", "ref",
        "ref.pitchRef.rSig = ref.pitch", "model.xmi:1114", held + 136, false},
    /* 30 */ {"E31", "MissileSeeker::Constraints::ReferenceConstraint::yawSignal", "ref",
        "ref.yawRef.rSig = ref.yaw", "model.xmi:1120", held + 139, false},
    /* 31 */ {"E32", "MissileSeeker::MissileSeeker::c1", "",
        "ref.pitchRef.rSig = controller.pitchRef.rSig", "model.xmi:602", held + 142, false},
    /* 32 */ {"E33", "MissileSeeker::MissileSeeker::c2", "",
        "ref.yawRef.rSig = controller.yawRef.rSig", "model.xmi:606", held + 145, false},
    /* 33 */ {"E34", "MissileSeeker::MissileSeeker::c3", "",
        "gimbal.pitchAngle.rSig = controller.pitchAngle.rSig", "model.xmi:610", held + 148, false},
    /* 34 */ {"E35", "MissileSeeker::MissileSeeker::c4", "",
        "gimbal.yawAngle.rSig = controller.yawAngle.rSig", "model.xmi:614", held + 151, false},
    /* 35 */ {"E36", "MissileSeeker::MissileSeeker::c5", "",
        "controller.pitchVoltage.rSig = pitchDriver.in.rSig", "model.xmi:618", held + 154, false},
    /* 36 */ {"E37", "MissileSeeker::MissileSeeker::c6", "",
        "pitchDriver.out.rSig = pitchMotor.in.rSig", "model.xmi:622", held + 157, false},
    /* 37 */ {"E38", "MissileSeeker::MissileSeeker::c7", "",
        "pitchMotor.rot.aV = gimbal.pitch.aV", "model.xmi:626", held + 160, false},
    /* 38 */ {"E39", "MissileSeeker::MissileSeeker::c8", "",
        "pitchJoint.p.aV = gimbal.pitch.aV", "model.xmi:630", held + 163, false},
    /* 39 */ {"E40", "MissileSeeker::MissileSeeker::c9", "",
        "controller.yawVoltage.rSig = yawDriver.in.rSig", "model.xmi:634", held + 166, false},
    /* 40 */ {"E41", "MissileSeeker::MissileSeeker::c10", "",
        "yawDriver.out.rSig = yawMotor.in.rSig", "model.xmi:638", held + 169, false},
    /* 41 */ {"E42", "MissileSeeker::MissileSeeker::c11", "",
        "yawMotor.rot.aV = gimbal.yaw.aV", "model.xmi:642", held + 172, false},
    /* 42 */ {"E43", "MissileSeeker::MissileSeeker::c12", "",
        "yawJoint.p.aV = gimbal.yaw.aV", "model.xmi:646", held + 175, false},
    /* 43 */ {"E44", "MissileSeeker::MissileSeeker::c7", "",
        "pitchMotor.rot.t + gimbal.pitch.t + pitchJoint.p.t = 0", "model.xmi:626", held + 178, false},
    /* 44 */ {"E45", "MissileSeeker::MissileSeeker::c11", "",
        "yawMotor.rot.t + gimbal.yaw.t + yawJoint.p.t = 0", "model.xmi:642", held + 182, false},
    /* 45 */ {"E46", "MissileSeeker::SeekerController::c1", "controller",
        "controller.pitchRef.rSig = controller.pitch.ref.rSig", "model.xmi:466", held + 186, false},
    /* 46 */ {"E47", "MissileSeeker::SeekerController::c2", "controller",
        "controller.pitchAngle.rSig = controller.pitch.angle.rSig", "model.xmi:470", held + 189, false},
    /* 47 */ {"E48", "MissileSeeker::SeekerController::c3", "controller",
        "controller.pitch.voltage.rSig = controller.pitchVoltage.rSig", "model.xmi:474", held + 192, false},
    /* 48 */ {"E49", "MissileSeeker::SeekerController::c4", "controller",
        "controller.yawRef.rSig = controller.yaw.ref.rSig", "model.xmi:478", held + 195, false},
    /* 49 */ {"E50", "MissileSeeker::SeekerController::c5", "controller",
        "controller.yawAngle.rSig = controller.yaw.angle.rSig", "model.xmi:482", held + 198, false},
    /* 50 */ {"E51", "MissileSeeker::SeekerController::c6", "controller",
        "controller.yaw.voltage.rSig = controller.yawVoltage.rSig", "model.xmi:486", held + 201, false},
    /* 51 */ {"E15~", "MissileSeeker::Constraints::JointConstraint::motion", "pitchJoint",
        "pitchJoint.angle = gimbal.alpha + offset(pitchJoint.angle)", "model.xmi:997", held + 204, false},
    /* 52 */ {"E18~", "MissileSeeker::Constraints::JointConstraint::motion", "yawJoint",
        "yawJoint.angle = gimbal.beta + offset(yawJoint.angle)", "model.xmi:997", held + 207, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

static const ModelBranch branches[] = {
    {.text = "time >= ref.yawStepTime", .element = "MissileSeeker::Constraints::ReferenceConstraint::yawing",
    .source = "model.xmi:1108", .equation = 28, .type = MODEL_TRUTH,
    .offset = offsetof(Model, branch.time_at_least_ref_yawStepTime), .is_timed = true, .is_felt = true,
    .group = -1, .slack = offsetof(Model, slack.time_at_least_ref_yawStepTime)},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
const int model_indicator_count = 0;

static const ModelDiscrete discretes[] = {
    {.variable = 64, .name = "controller.pitch.voltage.rSig", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.pitch.voltage.rSig),
    .pre = offsetof(Model, pre.controller_pitch_voltage_rSig),
    .start = offsetof(Model, controller.pitch.voltage.rSig_start), .is_felt = true, .group = -1},
    {.variable = 70, .name = "controller.pitch.ePrev", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.pitch.ePrev), .pre = offsetof(Model, pre.controller_pitch_ePrev),
    .start = offsetof(Model, controller.pitch.ePrev_start), .group = -1},
    {.variable = 71, .name = "controller.pitch.saturated", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.pitch.saturated), .pre = offsetof(Model, pre.controller_pitch_saturated),
    .start = offsetof(Model, controller.pitch.saturated_start), .group = -1},
    {.variable = 72, .name = "controller.pitch.I", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.pitch.I_), .pre = offsetof(Model, pre.controller_pitch_I),
    .start = offsetof(Model, controller.pitch.I_start), .group = -1},
    {.variable = 73, .name = "controller.pitch.hasRun", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.pitch.hasRun), .pre = offsetof(Model, pre.controller_pitch_hasRun),
    .start = offsetof(Model, controller.pitch.hasRun_start), .group = -1},
    {.variable = 76, .name = "controller.yaw.voltage.rSig", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.yaw.voltage.rSig),
    .pre = offsetof(Model, pre.controller_yaw_voltage_rSig),
    .start = offsetof(Model, controller.yaw.voltage.rSig_start), .is_felt = true, .group = -1},
    {.variable = 82, .name = "controller.yaw.ePrev", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.yaw.ePrev), .pre = offsetof(Model, pre.controller_yaw_ePrev),
    .start = offsetof(Model, controller.yaw.ePrev_start), .group = -1},
    {.variable = 83, .name = "controller.yaw.saturated", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.yaw.saturated), .pre = offsetof(Model, pre.controller_yaw_saturated),
    .start = offsetof(Model, controller.yaw.saturated_start), .group = -1},
    {.variable = 84, .name = "controller.yaw.I", .type = MODEL_NUMBER, .offset = offsetof(Model, controller.yaw.I_),
    .pre = offsetof(Model, pre.controller_yaw_I), .start = offsetof(Model, controller.yaw.I_start), .group = -1},
    {.variable = 85, .name = "controller.yaw.hasRun", .type = MODEL_NUMBER,
    .offset = offsetof(Model, controller.yaw.hasRun), .pre = offsetof(Model, pre.controller_yaw_hasRun),
    .start = offsetof(Model, controller.yaw.hasRun_start), .group = -1},
};

const ModelDiscrete *const model_discretes = discretes;
const int model_discrete_count = 10;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

static const ModelClock clocks[] = {
    {.period = offsetof(Model, tick.every_0_001_period), .first = offsetof(Model, tick.every_0_001_first),
    .is_from_start = true, .ticks = offsetof(Model, tick.every_0_001), .element = "controller.pitch.voltage.rSig"},
};

const ModelClock *const model_clocks = clocks;
const int model_clock_count = 1;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16, 18, 28, 35};
static const int jacobian_row_slot[] = {
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
static const int jacobian_term_slot[] = {
    2, 3, 1, 1, 1, 1, 2, 3, 4, 2, 4, 15, 12, 5, 3, 5, 18, 13, 16, 1, 0, 9, 19, 10, 2, 3, 11, 8, 19, 1, 0, 10, 2, 9,
    20};
static const int jacobian_term_partial[] = {
    0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 1, 11, 12, 13, 1, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
    27, 28, 29, 30};
static const int jacobian_derivative[] = {
    6, 7, 20, 21, 14, 17};
static const int jacobian_column_start[] = {
    0, 3, 6, 10, 14, 17, 20};
static const int jacobian_row_index[] = {
    0, 2, 3, 1, 2, 3, 0, 2, 3, 4, 1, 2, 3, 5, 2, 3, 4, 2, 3, 5};
static const int jacobian_colour[] = {
    0, 1, 2, 3, 4, 5};

const ModelJacobian model_jacobian = {
    .states = 6,
    .slots = 22,
    .rows = 16,
    .loop_count = 0,
    .partial_count = 31,
    .number_count = 2,
    .colours = 6,
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
    {"MissileSeeker::MissileSeeker::c1", "", "model.xmi:602"},
    {"MissileSeeker::MissileSeeker::c2", "", "model.xmi:606"},
    {"MissileSeeker::MissileSeeker::c3", "", "model.xmi:610"},
    {"MissileSeeker::MissileSeeker::c4", "", "model.xmi:614"},
    {"MissileSeeker::MissileSeeker::c5", "", "model.xmi:618"},
    {"MissileSeeker::MissileSeeker::c6", "", "model.xmi:622"},
    {"MissileSeeker::MissileSeeker::c7", "", "model.xmi:626"},
    {"MissileSeeker::MissileSeeker::c8", "", "model.xmi:630"},
    {"MissileSeeker::MissileSeeker::c9", "", "model.xmi:634"},
    {"MissileSeeker::MissileSeeker::c10", "", "model.xmi:638"},
    {"MissileSeeker::MissileSeeker::c11", "", "model.xmi:642"},
    {"MissileSeeker::MissileSeeker::c12", "", "model.xmi:646"},
    {"MissileSeeker::SeekerController::c1", "controller", "model.xmi:466"},
    {"MissileSeeker::SeekerController::c2", "controller", "model.xmi:470"},
    {"MissileSeeker::SeekerController::c3", "controller", "model.xmi:474"},
    {"MissileSeeker::SeekerController::c4", "controller", "model.xmi:478"},
    {"MissileSeeker::SeekerController::c5", "controller", "model.xmi:482"},
    {"MissileSeeker::SeekerController::c6", "controller", "model.xmi:486"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {86, 54}, {false, false}},
    {1, {87, 55}, {false, false}},
    {2, {4, 56}, {false, false}},
    {3, {5, 57}, {false, false}},
    {4, {58, 48}, {false, false}},
    {5, {49, 34}, {false, false}},
    {6, {35, 0}, {false, false}},
    {6, {36, 1}, {false, false}},
    {7, {24, 0}, {false, false}},
    {7, {25, 1}, {false, false}},
    {8, {59, 51}, {false, false}},
    {9, {52, 41}, {false, false}},
    {10, {42, 2}, {false, false}},
    {10, {43, 3}, {false, false}},
    {11, {29, 2}, {false, false}},
    {11, {30, 3}, {false, false}},
    {12, {54, 62}, {true, false}},
    {13, {56, 63}, {true, false}},
    {14, {64, 58}, {false, true}},
    {15, {55, 74}, {true, false}},
    {16, {57, 75}, {true, false}},
    {17, {76, 59}, {false, true}},
};

/* Rows of model_variables. */
static const int flows[] = {
    0, 2, 24, 29, 35, 42};

static const ModelJoints model_joints = {22, 6, joint_table, connectors, flows};

static const char *const plot[] = {"ref.pitch", "ref.yaw", "pitchJoint.angle", "yawJoint.angle", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of SeekerSoftwareExperiment",
    "",
    "51 equations drawn, 2 derived; 31 eliminated as aliases, 0 redundant, 0 of constants, 20 in use",
    "6 states; 22 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  gimbal.alpha                                  start 0.0                                           its start is given",
    "  gimbal.beta                                   start 0.1                                           its start is given",
    "  gimbal.alphaV                                 start 0.0                                           its start is given",
    "  gimbal.betaV                                  start 0.0                                           its start is given",
    "  pitchMotor.i                                  start 0.0                                           its start is given",
    "  yawMotor.i                                    start 0.0                                           its start is given",
    "",
    "Would be states, but move as others do",
    "  E15~   pitchJoint.angle = gimbal.alpha + offset(pitchJoint.angle)                                 moves as gimbal.alpha",
    "  E18~   yawJoint.angle = gimbal.beta + offset(yawJoint.angle)                                      moves as gimbal.beta",
    "",
    "Eliminated",
    "  E1     gimbal.pitch.aV                        = gimbal.alphaV                                     model.xmi:895",
    "  E2     gimbal.yaw.aV                          = gimbal.betaV                                      model.xmi:901",
    "  E12    gimbal.pitchAngle.rSig                 = gimbal.alpha                                      model.xmi:961",
    "  E13    gimbal.yawAngle.rSig                   = gimbal.beta                                       model.xmi:967",
    "  E7     gimbal.M22                             = gimbal.camera.Iz                                  model.xmi:931",
    "  E14    pitchJoint.p.aV                        = gimbal.alphaV                                     model.xmi:991",
    "  E39    pitchJoint.aV                          = gimbal.alphaV                                     model.xmi:630",
    "  E17    yawJoint.p.aV                          = gimbal.betaV                                      model.xmi:991",
    "  E43    yawJoint.aV                            = gimbal.betaV                                      model.xmi:646",
    "  E37    pitchMotor.in.rSig                     = controller.pitch.voltage.rSig                     model.xmi:622",
    "  E38    pitchMotor.rot.aV                      = gimbal.alphaV                                     model.xmi:626",
    "  E41    yawMotor.in.rSig                       = controller.yaw.voltage.rSig                       model.xmi:638",
    "  E42    yawMotor.rot.aV                        = gimbal.betaV                                      model.xmi:642",
    "  E24    pitchDriver.in.rSig                    = controller.pitch.voltage.rSig                     model.xmi:1057",
    "  E25    pitchDriver.out.rSig                   = controller.pitch.voltage.rSig                     model.xmi:1063",
    "  E48    pitchDriver.v                          = controller.pitch.voltage.rSig                     model.xmi:474",
    "  E26    yawDriver.in.rSig                      = controller.yaw.voltage.rSig                       model.xmi:1057",
    "  E27    yawDriver.out.rSig                     = controller.yaw.voltage.rSig                       model.xmi:1063",
    "  E51    yawDriver.v                            = controller.yaw.voltage.rSig                       model.xmi:486",
    "  E32    controller.pitchRef.rSig               = ref.pitch                                         model.xmi:602",
    "  E33    controller.yawRef.rSig                 = ref.yaw                                           model.xmi:606",
    "  E34    controller.pitchAngle.rSig             = gimbal.alpha                                      model.xmi:610",
    "  E35    controller.yawAngle.rSig               = gimbal.beta                                       model.xmi:614",
    "  E36    controller.pitchVoltage.rSig           = controller.pitch.voltage.rSig                     model.xmi:618",
    "  E40    controller.yawVoltage.rSig             = controller.yaw.voltage.rSig                       model.xmi:634",
    "  E46    controller.pitch.ref.rSig              = ref.pitch                                         model.xmi:466",
    "  E47    controller.pitch.angle.rSig            = gimbal.alpha                                      model.xmi:470",
    "  E49    controller.yaw.ref.rSig                = ref.yaw                                           model.xmi:478",
    "  E50    controller.yaw.angle.rSig              = gimbal.beta                                       model.xmi:482",
    "  E30    ref.pitchRef.rSig                      = ref.pitch                                         model.xmi:1114",
    "  E31    ref.yawRef.rSig                        = ref.yaw                                           model.xmi:1120",
    "",
    "Constants",
    "         controller.pitch.limit := controller.limit",
    "         controller.pitch.Ts := controller.Ts",
    "         controller.yaw.limit := controller.limit",
    "         controller.yaw.Ts := controller.Ts",
    "",
    "Start",
    "         gimbal.alpha := 0.0",
    "         gimbal.beta := 0.1",
    "         gimbal.alphaV := 0.0",
    "         gimbal.betaV := 0.0",
    "         pitchJoint.angle := 0.0",
    "         yawJoint.angle := 0.1",
    "         pitchMotor.i := 0.0",
    "         yawMotor.i := 0.0",
    "  E15~   offset(pitchJoint.angle) := pitchJoint.angle - gimbal.alpha                                model.xmi:997",
    "  E18~   offset(yawJoint.angle) := yawJoint.angle - gimbal.beta                                     model.xmi:997",
    "",
    "Continuous time",
    "  E3     der(gimbal.alpha) := gimbal.alphaV                                                         model.xmi:907",
    "  E4     der(gimbal.beta) := gimbal.betaV                                                           model.xmi:913",
    "  E5     gimbal.M11 := gimbal.ring.Iy + gimbal.camera.Ix*sin(gimbal.beta)^2 + gimbal.camera.Iy*cos(gimbal.beta)^2 model.xmi:919",
    "  E6     gimbal.M12 := -(gimbal.camera.Ixz*sin(gimbal.beta) + gimbal.camera.Iyz*cos(gimbal.beta))   model.xmi:925",
    "  E8     gimbal.dM11 := 2*(gimbal.camera.Ix - gimbal.camera.Iy)*sin(gimbal.beta)*cos(gimbal.beta)   model.xmi:937",
    "  E9     gimbal.dM12 := gimbal.camera.Iyz*sin(gimbal.beta) - gimbal.camera.Ixz*cos(gimbal.beta)     model.xmi:943",
    "  E16    pitchJoint.p.t := pitchJoint.b*gimbal.alphaV                                               model.xmi:1003",
    "  E19    yawJoint.p.t := yawJoint.b*gimbal.betaV                                                    model.xmi:1003",
    "  E20    der(pitchMotor.i) := (controller.pitch.voltage.rSig - (pitchMotor.r*pitchMotor.i + pitchMotor.k*gimbal.alphaV))/pitchMotor.l  unless pitchMotor.l vanishes model.xmi:1033",
    "  E21    pitchMotor.rot.t := -pitchMotor.k*pitchMotor.i                                             model.xmi:1039",
    "  E44    gimbal.pitch.t := -(pitchMotor.rot.t + pitchJoint.p.t)                                     model.xmi:626",
    "  E22    der(yawMotor.i) := (controller.yaw.voltage.rSig - (yawMotor.r*yawMotor.i + yawMotor.k*gimbal.betaV))/yawMotor.l  unless yawMotor.l vanishes model.xmi:1033",
    "  E23    yawMotor.rot.t := -yawMotor.k*yawMotor.i                                                   model.xmi:1039",
    "  E45    gimbal.yaw.t := -(yawMotor.rot.t + yawJoint.p.t)                                           model.xmi:642",
    "  E10    der(gimbal.alphaV) := (gimbal.pitch.t + gimbal.camera.m*gimbal.g*gimbal.camera.l*cos(gimbal.beta)*cos(gimbal.alpha) - (gimbal.M12*((gimbal.yaw.t - gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) + gimbal.dM11*gimbal.alphaV^2/2)/gimbal.camera.Iz) + gimbal.dM11*gimbal.alphaV*gimbal.betaV + gimbal.dM12*gimbal.betaV^2))/(gimbal.M11 - gimbal.M12*(gimbal.M12/gimbal.camera.Iz))  unless gimbal.M11 - gimbal.M12*(gimbal.M12/gimbal.camera.Iz) vanishes model.xmi:949",
    "  E11    der(gimbal.betaV) := (gimbal.yaw.t - gimbal.camera.m*gimbal.g*gimbal.camera.l*sin(gimbal.beta)*sin(gimbal.alpha) + gimbal.dM11*gimbal.alphaV^2/2 - gimbal.M12*der(gimbal.alphaV))/gimbal.camera.Iz  unless gimbal.camera.Iz vanishes model.xmi:955",
    "",
    "For results only",
    "  E15~   pitchJoint.angle := gimbal.alpha + offset(pitchJoint.angle)                                model.xmi:997",
    "  E15    der(pitchJoint.angle) := gimbal.alphaV                                                     model.xmi:997",
    "  E18~   yawJoint.angle := gimbal.beta + offset(yawJoint.angle)                                     model.xmi:997",
    "  E18    der(yawJoint.angle) := gimbal.betaV                                                        model.xmi:997",
    "  E28    ref.pitch := ref.pitchAmplitude*sin(6.283185307179586*ref.pitchFrequency*time)             model.xmi:1102",
    "  E29    ref.yaw := ref.yawAmplitude*sin(6.283185307179586*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0) model.xmi:1108",
    "",
    "Branches, kept between events",
    "  E29    time >= ref.yawStepTime                at ref.yawStepTime                                  model.xmi:1108",
    "",
    "Clocks",
    "  every(0.001)                                  every 0.001 s from the start",
    "",
    "At events",
    "  E28    ref.pitch := ref.pitchAmplitude*sin(6.283185307179586*ref.pitchFrequency*time)             model.xmi:1102",
    "  E29    decide time >= ref.yawStepTime                                                             model.xmi:1108",
    "  E29    ref.yaw := ref.yawAmplitude*sin(6.283185307179586*ref.yawFrequency*time) + (if time >= ref.yawStepTime then ref.yawStep else 0) model.xmi:1108",
    "  A1     MissileSeeker::SampledAxis::step                                                           model.xmi:413",
    "         ref <- ref.pitch",
    "         angle <- gimbal.alpha",
    "         voltage -> controller.pitch.voltage.rSig",
    "         kp <- controller.pitch.kp",
    "         ki <- controller.pitch.ki",
    "         kd <- controller.pitch.kd",
    "         limit <- controller.pitch.limit",
    "         Ts <- controller.pitch.Ts",
    "         ePrev -> controller.pitch.ePrev",
    "         saturated -> controller.pitch.saturated",
    "         I -> controller.pitch.I",
    "         hasRun -> controller.pitch.hasRun",
    "  A2     MissileSeeker::SampledAxis::step                                                           model.xmi:413",
    "         ref <- ref.yaw",
    "         angle <- gimbal.beta",
    "         voltage -> controller.yaw.voltage.rSig",
    "         kp <- controller.yaw.kp",
    "         ki <- controller.yaw.ki",
    "         kd <- controller.yaw.kd",
    "         limit <- controller.yaw.limit",
    "         Ts <- controller.yaw.Ts",
    "         ePrev -> controller.yaw.ePrev",
    "         saturated -> controller.yaw.saturated",
    "         I -> controller.yaw.I",
    "         hasRun -> controller.yaw.hasRun",
    NULL};

/* Rows of model_variables; -1: of a state set. */
static const int states[] = {
    7, 8, 9, 10, 40, 47};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "SeekerSoftwareExperiment",
    .qualified_name = "MissileSeeker::SeekerSoftwareExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 1.0,
    .interval = 0.001,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .state_count = 6,
    .states = states,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = model_branch_margins,
};
