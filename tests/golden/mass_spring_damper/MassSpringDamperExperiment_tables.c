/* MassSpringDamperExperiment_tables.c - names, patterns and data, of MassSpringDamper::MassSpringDamperExperiment,
 *     from model.xmi, by sysphsc 0.1.0. */
#include "MassSpringDamperExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:85"
#define DRAWN_2 "SysPhSLibrary.xmi:88"
#define DRAWN_3 "TranslationalMechanics.xmi:21"
#define DRAWN_4 "TranslationalMechanics.xmi:29"
#define DRAWN_5 "TranslationalMechanics.xmi:33"
#define DRAWN_6 "TranslationalMechanics.xmi:78"
#define DRAWN_7 "TranslationalMechanics.xmi:99"
#define DRAWN_8 "TranslationalMechanics.xmi:127"
#define DRAWN_9 "TranslationalMechanics.xmi:131"
#define DRAWN_10 "SysPhSLibrary.xmi:13"
#define DRAWN_11 "TranslationalMechanics.xmi:504"
#define DRAWN_12 "SysPhSLibrary.xmi:20"
#define DRAWN_13 "RealSignals.xmi:73"
#define DRAWN_14 "RealSignals.xmi:78"
#define DRAWN_15 "RealSignals.xmi:83"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_INSTANTS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_UPDATE()
WITHOUT_PHASES()
WITHOUT_ACTIONS()
WITHOUT_CLOCKS()

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .joints = &joint_part,
};

int model_variable_count = 35, model_instance_count = 7;
int model_equation_count = 26, model_constraint_count = 25;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "N", .description = "Force on the block that owns the port",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::f"},
    /* 1 */ {.unit = "m/s", .description = "Velocity of the flange",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingLMom::lV"},
    /* 2 */ {.unit = "N", .description = "Force through the component, positive in tension",
        .source = DRAWN_3 " TranslationalMechanics::TwoFlangeTransComponent::forceThru"},
    /* 3 */ {.unit = "m/s", .description = "Velocity of b relative to a",
        .source = DRAWN_4 " TranslationalMechanics::CompliantTransComponent::relV"},
    /* 4 */ {.unit = "m",
        .description = "Displacement of b relative to a; components side by side start with the same",
        .source = DRAWN_5 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 5 */ {.unit = "N/m", .description = "Stiffness",
        .source = DRAWN_6 " TranslationalMechanics::TransLinearSpring::k"},
    /* 6 */ {.unit = "m/s", .source = DRAWN_5 " TranslationalMechanics::CompliantTransComponent::displ"},
    /* 7 */ {.unit = "N*s/m", .description = "Damping",
        .source = DRAWN_7 " TranslationalMechanics::TransLinearDamper::k"},
    /* 8 */ {.unit = "kg", .description = "Mass, greater than 0",
        .source = DRAWN_8 " TranslationalMechanics::TransInertia::m"},
    /* 9 */ {.unit = "m/s", .description = "Velocity of the body",
        .source = DRAWN_9 " TranslationalMechanics::TransInertia::v"},
    /* 10 */ {.unit = "m/s^2", .source = DRAWN_9 " TranslationalMechanics::TransInertia::v"},
    /* 11 */ {.unit = "1", .description = "Force over signal2Force; positive pushes in the positive direction",
        .source = DRAWN_10 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 12 */ {.unit = "N", .description = "Force at signal one",
        .source = DRAWN_11 " TranslationalMechanics::TransForceSource::signal2Force"},
    /* 13 */ {.unit = "1", .description = "The sine about its offset",
        .source = DRAWN_12 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 14 */ {.unit = "Hz", .description = "Periods per second",
        .source = DRAWN_13 " RealSignals::SineRealSignal::frequency"},
    /* 15 */ {.unit = "1", .description = "Amplitude of the wave",
        .source = DRAWN_14 " RealSignals::SineRealSignal::amplitude"},
    /* 16 */ {.unit = "1", .description = "Mean of the wave",
        .source = DRAWN_15 " RealSignals::SineRealSignal::offset"},
};

/* TranslationalMechanics::TransFixed */
static const ModelMember members_1[] = {
    {.name = "p.f", .offset = offsetof(struct TransFixed, p.f), .origin = 1, .skipped = 22},
    {.name = "p.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 2},
};

/* TranslationalMechanics::TransLinearSpring */
static const ModelMember members_2[] = {
    {.name = "a.f", .equals = 4, .is_negative = true, .origin = 2},
    {.name = "a.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 3, .skipped = 16},
    {.name = "b.f", .equals = 2, .origin = 2, .skipped = 2},
    {.name = "b.lV", .quantity = 1, .equals = 20, .origin = 3, .skipped = 1},
    {.name = "forceThru", .quantity = 2, .offset = offsetof(struct TransLinearSpring, forceThru), .origin = 2},
    {.name = "relV", .quantity = 3, .equals = 18, .origin = 2, .skipped = -4},
    {.name = "displ", .quantity = 4, .kind = MODEL_STATE, .offset = offsetof(struct TransLinearSpring, displ),
        .has_start = true, .start = offsetof(struct TransLinearSpring, displ_start)},
    {.name = "k", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearSpring, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearSpring, der_displ), .origin = 2, .is_late = true},
};

/* TranslationalMechanics::TransLinearDamper */
static const ModelMember members_3[] = {
    {.name = "a.f", .equals = 4, .is_negative = true, .origin = 2, .skipped = 2},
    {.name = "a.lV", .quantity = 1, .is_number = true, .number = 0.0, .origin = 3, .skipped = -2},
    {.name = "b.f", .equals = 2, .origin = 2, .skipped = 2},
    {.name = "b.lV", .quantity = 1, .equals = 11, .origin = 3, .skipped = 1},
    {.name = "forceThru", .quantity = 2, .offset = offsetof(struct TransLinearDamper, forceThru), .origin = 2},
    {.name = "relV", .quantity = 3, .equals = 9, .origin = 2, .skipped = -4},
    {.name = "displ", .quantity = 4, .offset = offsetof(struct TransLinearDamper, displ),
        .has_start = true, .start = offsetof(struct TransLinearDamper, displ_start), .origin = 4, .skipped = 25},
    {.name = "k", .quantity = 7, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransLinearDamper, k)},
    {.name = "der(displ)", .quantity = 6, .kind = MODEL_DERIVATIVE,
        .offset = offsetof(struct TransLinearDamper, der_displ), .origin = 2, .is_late = true},
};

/* TranslationalMechanics::TransInertia */
static const ModelMember members_4[] = {
    {.name = "a.f", .equals = -20, .is_negative = true, .origin = 1},
    {.name = "a.lV", .quantity = 1, .equals = 4, .origin = 2, .skipped = 2},
    {.name = "b.f", .offset = offsetof(struct TransInertia, b.f), .origin = 2, .skipped = 2},
    {.name = "b.lV", .quantity = 1, .equals = 2, .origin = 2, .skipped = -3},
    {.name = "m", .quantity = 8, .kind = MODEL_CONSTANT, .offset = offsetof(struct TransInertia, m)},
    {.name = "v", .quantity = 9, .kind = MODEL_STATE, .offset = offsetof(struct TransInertia, v),
        .has_start = true, .start = offsetof(struct TransInertia, v_start)},
    {.name = "der(v)", .quantity = 10, .kind = MODEL_DERIVATIVE, .offset = offsetof(struct TransInertia, der_v),
        .origin = 2, .is_late = true},
};

/* TranslationalMechanics::TransForceSource */
static const ModelMember members_5[] = {
    {.name = "in.rSig", .quantity = 11, .offset = offsetof(struct TransForceSource, in.rSig), .origin = 2,
        .skipped = 1},
    {.name = "p.f", .equals = -6, .is_negative = true, .origin = 1},
    {.name = "p.lV", .quantity = 1, .equals = -4, .origin = 3},
    {.name = "signal2Force", .quantity = 12, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct TransForceSource, signal2Force)},
};

/* RealSignals::SineRealSignal */
static const ModelMember members_6[] = {
    {.name = "out.rSig", .quantity = 13, .equals = -4, .origin = 3},
    {.name = "frequency", .quantity = 14, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, frequency)},
    {.name = "amplitude", .quantity = 15, .kind = MODEL_CONSTANT,
        .offset = offsetof(struct SineRealSignal, amplitude)},
    {.name = "offset", .quantity = 16, .kind = MODEL_CONSTANT, .offset = offsetof(struct SineRealSignal, offset)},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 2}, {members_2, 9}, {members_3, 9}, {members_4, 7}, {members_5, 4}, {members_6, 4},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, wall), sizeof(struct TransFixed), 0},
    /* 2 */ {offsetof(struct Model, k1), sizeof(struct TransLinearSpring), 0},
    /* 3 */ {offsetof(struct Model, d1), sizeof(struct TransLinearDamper), 0},
    /* 4 */ {offsetof(struct Model, m1), sizeof(struct TransInertia), 0},
    /* 5 */ {offsetof(struct Model, f), sizeof(struct TransForceSource), 0},
    /* 6 */ {offsetof(struct Model, sine), sizeof(struct SineRealSignal), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"wall", 0, 1, 1, 0, 0, 0, 0}, {"k1", 0, 2, 2, 0, 0, 0, 0},
    {"d1", 0, 3, 3, 0, 0, 0, 0}, {"m1", 0, 4, 4, 0, 0, 0, 0}, {"f", 0, 5, 5, 0, 0, 0, 0},
    {"sine", 0, 6, 6, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 0,
};

static const ModelJacobian jacobian = {
    .states = 2, .slots = 7, .rows = 5, .partial_count = 4, .number_count = 1, .colours = 2,
    .numbers = (const double[]){1.0},
    .row_start = (const int[]){0, 1, 2, 3, 5, 6},
    .row_slot = (const int[]){2, 3, 4, 5, 6},
    .term_slot = (const int[]){1, 0, 1, 4, 3, 5},
    .term_partial = (const int[]){0, 1, 2, 0, 0, 3},
    .derivative = (const int[]){2, 6},
    .column_start = (const int[]){0, 2, 4},
    .row_index = (const int[]){0, 1, 0, 1},
    .colour = (const int[]){0, 1},
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){
        {.offset = offsetof(Model, k1.displ)}, {.at = 1, .offset = offsetof(Model, m1.v)}, {.at = -1}},
    .derivatives_at = (const ModelRun[]){
        {.offset = offsetof(Model, k1.der_displ)}, {.at = 1, .offset = offsetof(Model, m1.der_v)}, {.at = -1}},
    .state_count = 2,
    .states = (const int[]){8, 23},
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 11,
    .connectors = (const int[]){12, 0, 13, 0, 14, 0, 15, 0, 16, 0, 17, 0},
    .joints = (const int[]){
        0, 0, 2, 0, 0, 1, 3, 0, 1, 0, 10, 0, 1, 1, 11, 0, 2, 4, 18, 0, 2, 5, 19, 0, 3, 12, 18, 0, 3, 13, 19, 0, 4,
        20, 25, 0, 4, 21, 26, 0, 5, 28, 24, 0},
    .flow_count = 8,
    .flows = (const int[]){0, 2, 4, 10, 12, 18, 20, 25},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of MassSpringDamperExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 of states that "
        "move alike, %d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "  %1%vstart 0.05%oits start is given",
    /* 6 */ "  %1%vstart 0.0%oits start is given",
    /* 7 */ "Would be states, but move as others do",
    /* 8 */ "  %1 = %2 + offset(%1)%o%i  moves as %2",
    /* 9 */ "Eliminated",
    /* 10 */ "  %1%v= 0%o%i",
    /* 11 */ "  %1%v= -%2%o%i",
    /* 12 */ "  %1%v= %2%o%i",
    /* 13 */ "  %1%v= -%2%o%i  with %e3",
    /* 14 */ "Start",
    /* 15 */ "  %1 := 0.05",
    /* 16 */ "  %1 := 0.0",
    /* 17 */ "  offset(%1) := %1 - %2%o%i",
    /* 18 */ "Continuous time",
    /* 19 */ "  %1 := %2%o%i",
    /* 20 */ "  %1 := %2*%3%o%i",
    /* 21 */ "  %1 := %2 + %3%o%i",
    /* 22 */ "  %1 := %2 + %3*sin(6.283185307179586*%4*time)%o%i",
    /* 23 */ "  %1 := (-%2 + %3)/%4  unless %4 vanishes%o%i",
    /* 24 */ "For results only",
    /* 25 */ "  %1 := %2 + offset(%1)%o%i",
    /* 26 */ "Drawn in",
    /* 27 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   29, 0,    2, 1, 9,   2, -1, 25, 1, 17, 0, 1, 0, 8,
    3, 1, 6,   3, -1, 2, 9, 0, 0,    1, 2, 2,   4, -1,   32, 0,    4, 1, 2,   5, -1,    5, 1, 3,   6, -1, 8,
    6, 1, 3,   7, -1, 23,    1, 2, 2,   8, -1,   37, 0,    7, 1, 2,   9, -1,    8, 1, 4,   10, 25, 16, 8,
    1, 2, 2,   11, -1,   38, 0,    9, 1, 2,   12, -1,    10, 1, 3,   13, 0, 1,    11, 1, 4,   14, 1, 2, 6,
    10, 2, 3,   15, 16, 3,   5, 1, 8,    12, 2, 4,   16, 4, 4, 6,   7, 3, 11, 17,
    12, 2, 4,   17, 18, 5, 23,   8, -7, 14, 0,    12, 2, 4,   18, 2, 7, 23,   8, 10, 14, 0,
    11, 2, 4,   19, 6, 10, 14,   8, 18, 15, 6,    12, 2, 4,   21, 9, 12, 14,   7, 11, 14, 9,
    12, 2, 4,   22, 19, 13, 23,   7, 2, 15, 1,    13, 1, 5,   24, 23, 18, 0, 22,    14, 1, 2,   31, -1,
    15, 2, 3,   32, -1, 8,   1, 0, 8,    16, 1, 3,   34, -1, 23,    17, 1, 4,   35, 25, 16, 8,    18, 1, 2,   37, -1,
    19, 2, 4,   38, 3, 32, 23,   10, 5, 1, 0,    20, 1, 5,   39, 5, 6, 9, 8,
    20, 2, 5,   40, 10, 14, 17, 23,   3, 4, 6, 7, 4,    21, 1, 5,   41, 22, 0, 14, 6,
    22, 1, 6,   42, 15, 24, 31, 30, 29,    23, 1, 6,   44, 13, 34, 0, 20, 22,    24, 1, 2,   46, -1,
    25, 1, 4,   47, 25, 16, 8,    26, 1, 2,   50, -1,    27, 2, 2,   51, 0,   9, 13,    27, 2, 2,   52, 1,   9, 13,
    27, 2, 2,   53, 2,   9, 13,    27, 2, 2,   54, 3,   9, 13,    27, 2, 2,   55, 4,   9, 13,
    27, 2, 2,   56, 5,   9, 13,    27, 2, 2,   57, 10,   9, 9,    27, 2, 2,   58, 11,   9, 9,
    27, 2, 2,   59, 12,   9, 9,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "1e18ca8844951128014b24c86c80300015a14616026bb802d86981fd1f58ed9d"},
    {"TranslationalMechanics.xmi", "ba6bccf523ac52840c3bd8fa770fba19068f3e84f6e7e4f43c51258dc7289559"},
    {"RealSignals.xmi", "81975f90adf202f3403c57876de25d6278a35d465c44c0ad6ec4207fe8b67cd3"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "MassSpringDamperExperiment",
    .qualified_name = "MassSpringDamper::MassSpringDamperExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "2cc668d76df39b575da8828fc90e4953da09c9a085e83c4678e119f60eca9e09",
    .files = files,
    .start = 0.0, .stop = 20.0, .interval = 0.02, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"k1.displ", 0, 0}, {"m1.v", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {69, lines, forms},
    .joints = &model_joints,
};
