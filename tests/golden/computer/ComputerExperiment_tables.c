/* ComputerExperiment_tables.c - names, patterns and data, of Computer::ComputerExperiment, from model.xmi, by
 *     sysphsc 0.1.0. */
#include "ComputerExperiment.h"
#include "runtime/usual.h"

#include <math.h>

/* Where quantities, events, actions and requirements are drawn. */
#define DRAWN_1 "SysPhSLibrary.xmi:13"
#define DRAWN_2 "SysPhSLibrary.xmi:20"
#define DRAWN_3 "model.xmi:22"
#define DRAWN_4 "model.xmi:55"
#define DRAWN_5 "model.xmi:59"
#define DRAWN_6 "model.xmi:63"
#define DRAWN_7 "model.xmi:67"
#define DRAWN_8 "model.xmi:71"
#define DRAWN_9 "model.xmi:165"

/* From usual.h: how the model is solved and its equations evaluated, and functions that it has no need of. */
WITH_ONE_SIZE()
WITH_SOLVING()
WITHOUT_MODES()
WITH_EQUATIONS()
WITHOUT_EVALUATE()
WITHOUT_OUTPUTS()
WITHOUT_DERIVED_CONSTANTS()
WITHOUT_GUESSES()
WITHOUT_GUESSES_OF_OUTPUTS()
WITHOUT_INDICATORS()
WITHOUT_GUESSED_BRANCHES()
WITHOUT_PHASES()
WITHOUT_PARTIALS()
WITHOUT_CLOCKS()

/* Where statements of algorithms are drawn. */

/* computer.Operation()  Computer::Computer::Operation  model.xmi:22
 * 185  StandBy->On
 * 191  On->StandBy
 * 25  initial
 * 26  StandBy
 * 185  StandBy
 * 32  On
 * 191  On
 * 29  y.rSig := 8
 * 35  y.rSig := 3 */

/* Parts of the runtime that the model needs. */
const ModelParts model_parts = {
    .events = &event_part, .checks = &check_part, .joints = &joint_part,
};

int model_variable_count = 9, model_instance_count = 3;
int model_equation_count = 3, model_constraint_count = 3;
int model_loop_count = 0, model_output_loop_count = 0;

/* ---- variables, by kind of part ---- */

static const char *const literals_1[] = {"initial", "StandBy", "On", NULL};
static const ModelQuantity quantities[] = {
    /* 0 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_1 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig"},
    /* 1 */ {.unit = "", .description = "Value of the signal",
        .source = DRAWN_2 " SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig"},
    /* 2 */ {.unit = "", .source = DRAWN_3 " Computer::Computer::Operation",
        .literals = literals_1, .first_literal = 1},
    /* 3 */ {.unit = "s", .description = "Begin of the first pulse",
        .source = DRAWN_4 " Computer::TwoPulses::firstStart"},
    /* 4 */ {.unit = "s", .description = "End of the first pulse",
        .source = DRAWN_5 " Computer::TwoPulses::firstEnd"},
    /* 5 */ {.unit = "s", .description = "Begin of the second pulse",
        .source = DRAWN_6 " Computer::TwoPulses::secondStart"},
    /* 6 */ {.unit = "s", .description = "End of the second pulse",
        .source = DRAWN_7 " Computer::TwoPulses::secondEnd"},
    /* 7 */ {.unit = "", .description = "Value of the signal", .source = DRAWN_8 " Computer::TwoPulses::level"},
};

/* Computer::Computer */
static const ModelMember members_1[] = {
    {.name = "u.rSig", .kind = MODEL_DISCRETE, .equals = 8, .origin = 1, .skipped = 2},
    {.name = "y.rSig", .quantity = 1, .kind = MODEL_DISCRETE, .offset = offsetof(struct Computer, y.rSig),
        .has_start = true, .start = offsetof(struct Computer, y.rSig_start)},
    {.name = "Operation", .quantity = 2, .kind = MODEL_DISCRETE, .offset = offsetof(struct Computer, Operation),
        .type = MODEL_CHOICE, .is_late = true},
};

/* Computer::TwoPulses */
static const ModelMember members_2[] = {
    {.name = "out.rSig", .quantity = 1, .kind = MODEL_DISCRETE, .equals = 5, .origin = 2, .skipped = 1},
    {.name = "firstStart", .quantity = 3, .kind = MODEL_CONSTANT, .offset = offsetof(struct TwoPulses, firstStart)},
    {.name = "firstEnd", .quantity = 4, .kind = MODEL_CONSTANT, .offset = offsetof(struct TwoPulses, firstEnd)},
    {.name = "secondStart", .quantity = 5, .kind = MODEL_CONSTANT, .offset = offsetof(struct TwoPulses, secondStart)},
    {.name = "secondEnd", .quantity = 6, .kind = MODEL_CONSTANT, .offset = offsetof(struct TwoPulses, secondEnd)},
    {.name = "level", .quantity = 7, .kind = MODEL_DISCRETE, .offset = offsetof(struct TwoPulses, level),
        .has_start = true, .start = offsetof(struct TwoPulses, level_start), .origin = 2, .skipped = -2},
};

static const ModelShape shapes[] = {
    {NULL, 0}, {members_1, 3}, {members_2, 6},
};

/* In which structs' members instances are. */
static const ModelField fields[] = {
    /* 0 */ {0, 0, 0},
    /* 1 */ {offsetof(struct Model, computer), sizeof(struct Computer), 0},
    /* 2 */ {offsetof(struct Model, source), sizeof(struct TwoPulses), 0},
};

/* Parts, owners first: name, owner, row of shapes, of fields, element of that. Of those that repeat: the number of the
 * first one, how often they do, of how many rows they are. */
static const ModelInstance instances[] = {
    {"", -1, 0, 0, 0, 0, 0, 0}, {"computer", 0, 1, 1, 0, 0, 0, 0}, {"source", 0, 2, 2, 0, 0, 0, 0},
};
const ModelInstance *model_instances = instances;

ModelTables model_tables = {
    .quantities = quantities, .shapes = shapes, .fields = fields,
};

/* What may change at events. */
ModelEvents model_events = {
    .branch_count = 5,
    .branches = (const ModelBranch[]){
        {.text = "time >= source.firstStart", .element = "Computer::Constraints::TwoPulsesConstraint::pulses",
        .source = DRAWN_9, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_source_firstStart),
        .is_timed = true, .group = -1},
        {.text = "time < source.firstEnd", .element = "Computer::Constraints::TwoPulsesConstraint::pulses",
        .source = DRAWN_9, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_source_firstEnd),
        .is_timed = true, .group = -1},
        {.text = "time >= source.secondStart", .element = "Computer::Constraints::TwoPulsesConstraint::pulses",
        .source = DRAWN_9, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_at_least_source_secondStart),
        .is_timed = true, .group = -1},
        {.text = "time < source.secondEnd", .element = "Computer::Constraints::TwoPulsesConstraint::pulses",
        .source = DRAWN_9, .type = MODEL_TRUTH, .offset = offsetof(Model, branch.time_below_source_secondEnd),
        .is_timed = true, .group = -1},
        {.text = "time >= computer.entered(Operation) + 5.0", .element = "Computer::Computer::Operation",
        .source = DRAWN_3, .equation = -1, .type = MODEL_TRUTH,
        .offset = offsetof(Model, branch.time_at_least_computer_entered_Operation_plus_5_0), .is_timed = true,
        .group = -1},
    },
    .discrete_count = 12,
    .discretes = (const ModelDiscrete[]){
        {.variable = 1, .name = "computer.y.rSig", .offset = offsetof(Model, computer.y.rSig),
        .pre = offsetof(Model, pre.computer_y_rSig), .start = offsetof(Model, computer.y.rSig_start), .group = -1,
        .is_stepwise = true},
        {.variable = 7, .name = "source.level", .offset = offsetof(Model, source.level),
        .pre = offsetof(Model, pre.source_level), .start = offsetof(Model, source.level_start), .group = -1},
        {.variable = 8, .name = "computer.Operation", .type = MODEL_CHOICE,
        .offset = offsetof(Model, computer.Operation), .pre = offsetof(Model, pre.computer_Operation),
        .start = offsetof(Model, computer.Operation_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.entered(Operation)",
        .offset = offsetof(Model, computer.entered_Operation),
        .pre = offsetof(Model, pre.computer_entered_Operation),
        .start = offsetof(Model, computer.entered_Operation_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.seen(Operation.StandBy,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, computer.seen_Operation_StandBy_1),
        .pre = offsetof(Model, pre.computer_seen_Operation_StandBy_1),
        .start = offsetof(Model, computer.seen_Operation_StandBy_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.since(Operation.StandBy,1)",
        .offset = offsetof(Model, computer.since_Operation_StandBy_1),
        .pre = offsetof(Model, pre.computer_since_Operation_StandBy_1),
        .start = offsetof(Model, computer.since_Operation_StandBy_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.consumed(Operation,1)",
        .offset = offsetof(Model, computer.consumed_Operation_1),
        .pre = offsetof(Model, pre.computer_consumed_Operation_1),
        .start = offsetof(Model, computer.consumed_Operation_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.held(Operation.StandBy,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, computer.held_Operation_StandBy_1),
        .pre = offsetof(Model, pre.computer_held_Operation_StandBy_1),
        .start = offsetof(Model, computer.held_Operation_StandBy_1_start), .group = -1, .is_stepwise = true,
        .remark = "'u.rSig == 1' (Computer::Computer::Operation::StandBy->On, of computer, model.xmi:185)"},
        {.variable = -1, .name = "computer.seen(Operation.On,1)", .type = MODEL_CHOICE,
        .offset = offsetof(Model, computer.seen_Operation_On_1),
        .pre = offsetof(Model, pre.computer_seen_Operation_On_1),
        .start = offsetof(Model, computer.seen_Operation_On_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.since(Operation.On,1)",
        .offset = offsetof(Model, computer.since_Operation_On_1),
        .pre = offsetof(Model, pre.computer_since_Operation_On_1),
        .start = offsetof(Model, computer.since_Operation_On_1_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.consumed(Operation,2)",
        .offset = offsetof(Model, computer.consumed_Operation_2),
        .pre = offsetof(Model, pre.computer_consumed_Operation_2),
        .start = offsetof(Model, computer.consumed_Operation_2_start), .group = -1, .is_stepwise = true},
        {.variable = -1, .name = "computer.held(Operation.On,1)", .type = MODEL_TRUTH,
        .offset = offsetof(Model, computer.held_Operation_On_1),
        .pre = offsetof(Model, pre.computer_held_Operation_On_1),
        .start = offsetof(Model, computer.held_Operation_On_1_start), .group = -1, .is_stepwise = true,
        .remark = "'u.rSig == 0' (Computer::Computer::Operation::On->StandBy, of computer, model.xmi:191)"},
    },
    .action_count = 11,
    .actions = (const ModelAction[]){
        {.name = "computer.y.rSig", .element = "Computer::Computer::Operation", .instance = "computer",
        .source = DRAWN_3, .offset = offsetof(Model, computer.y.rSig), .sign = 1},
        {.name = "computer.Operation", .element = "Computer::Computer::Operation", .instance = "computer",
        .source = DRAWN_3, .type = MODEL_CHOICE, .offset = offsetof(Model, computer.Operation), .sign = 1},
        {.name = "computer.entered(Operation)", .element = "Computer::Computer::Operation", .instance = "computer",
        .source = DRAWN_3, .offset = offsetof(Model, computer.entered_Operation), .sign = 1},
        {.name = "computer.seen(Operation.StandBy,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .type = MODEL_CHOICE,
        .offset = offsetof(Model, computer.seen_Operation_StandBy_1), .sign = 1},
        {.name = "computer.since(Operation.StandBy,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .offset = offsetof(Model, computer.since_Operation_StandBy_1),
        .sign = 1},
        {.name = "computer.consumed(Operation,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .offset = offsetof(Model, computer.consumed_Operation_1),
        .sign = 1},
        {.name = "computer.held(Operation.StandBy,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .type = MODEL_TRUTH,
        .offset = offsetof(Model, computer.held_Operation_StandBy_1), .sign = 1},
        {.name = "computer.seen(Operation.On,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .type = MODEL_CHOICE,
        .offset = offsetof(Model, computer.seen_Operation_On_1), .sign = 1},
        {.name = "computer.since(Operation.On,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .offset = offsetof(Model, computer.since_Operation_On_1),
        .sign = 1},
        {.name = "computer.consumed(Operation,2)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .offset = offsetof(Model, computer.consumed_Operation_2),
        .sign = 1},
        {.name = "computer.held(Operation.On,1)", .element = "Computer::Computer::Operation",
        .instance = "computer", .source = DRAWN_3, .type = MODEL_TRUTH,
        .offset = offsetof(Model, computer.held_Operation_On_1), .sign = 1},
    },
};

static const ModelJacobian jacobian = {
    .states = 0,
};
const ModelJacobian *model_jacobian = &jacobian;

/* Which variables are states, and where they are. */
static const ModelStructure structure = {
    .states_at = (const ModelRun[]){{.at = -1}},
    .derivatives_at = (const ModelRun[]){{.at = -1}},
    .state_count = 0,
    .jacobian = &jacobian,
};

static const ModelJoints model_joints = {
    .count = 1,
    .connectors = (const int[]){2, 0},
    .joints = (const int[]){0, 2, 0, 0},
};

/* Forms of the listing's lines. */
static const char *const forms[] = {
    /* 0 */ "Causal system of ComputerExperiment",
    /* 1 */ "",
    /* 2 */ "%d1 equations drawn, %d2 made; %d3 eliminated as aliases, %d4 redundant, %d5 at events only, "
        "%d6 of constants, %d7 in use",
    /* 3 */ "%d1 states; %d2 assignments, %d3 linear and %d4 nonlinear loops",
    /* 4 */ "States",
    /* 5 */ "Eliminated",
    /* 6 */ "  %1%v= %2%o%i",
    /* 7 */ "Branches, kept between events",
    /* 8 */ "  time >= %1%vat %1%o%i",
    /* 9 */ "  time < %1%vat %1%o%i",
    /* 10 */ "  time >= computer.entered(Operation) + 5.0%vat computer.entered(Operation) + 5.0",
    /* 11 */ "At events",
    /* 12 */ "  decide time >= %1%o%i",
    /* 13 */ "  decide time < %1%o%i",
    /* 14 */ "  decide time >= computer.entered(Operation) + 5.0",
    /* 15 */ "  %1 := if time >= %2 and time < %3 or time >= %4 and time < %5 then 1 else 0%o%i",
    /* 16 */ "  computer.Operation()",
    /* 17 */ "      if pre(%1) == 2 then",
    /* 18 */ "          if not %1 == 1 then",
    /* 19 */ "              computer.seen(Operation.StandBy,1) := 1;",
    /* 20 */ "          elseif noEvent(computer.seen(Operation.StandBy,1) <= 1) then",
    /* 21 */ "              computer.seen(Operation.StandBy,1) := if "
        "noEvent(computer.seen(Operation.StandBy,1) == 0) then 4 else 3;",
    /* 22 */ "              computer.since(Operation.StandBy,1) := time;",
    /* 23 */ "          end if;",
    /* 24 */ "      elseif pre(%1) == 3 then",
    /* 25 */ "          if not %1 == 0 then",
    /* 26 */ "              computer.seen(Operation.On,1) := 1;",
    /* 27 */ "          elseif noEvent(computer.seen(Operation.On,1) <= 1) then",
    /* 28 */ "              computer.seen(Operation.On,1) := if noEvent(computer.seen(Operation.On,1) == 0) "
        "then 4 else 3;",
    /* 29 */ "              computer.since(Operation.On,1) := time;",
    /* 30 */ "      end if;",
    /* 31 */ "      if pre(%1) == 0 then",
    /* 32 */ "          %1 := 1;",
    /* 33 */ "          computer.entered(Operation) := time;",
    /* 34 */ "      elseif pre(%1) == 1 then",
    /* 35 */ "          if time >= computer.entered(Operation) + 5.0 then",
    /* 36 */ "              %1 := 2;",
    /* 37 */ "              computer.seen(Operation.StandBy,1) := if noEvent(time <= "
        "computer.consumed(Operation,1)) then 2 else 0;",
    /* 38 */ "      elseif pre(%1) == 2 then",
    /* 39 */ "          if noEvent(computer.seen(Operation.StandBy,1) >= 3) and noEvent(time <= "
        "computer.since(Operation.StandBy,1)) then",
    /* 40 */ "              computer.held(Operation.StandBy,1) := computer.held(Operation.StandBy,1) or "
        "noEvent(computer.seen(Operation.StandBy,1) == 4);",
    /* 41 */ "              computer.consumed(Operation,1) := time;",
    /* 42 */ "              computer.seen(Operation.StandBy,1) := 2;",
    /* 43 */ "              %1 := 3;",
    /* 44 */ "              computer.seen(Operation.On,1) := if noEvent(time <= "
        "computer.consumed(Operation,2)) then 2 else 0;",
    /* 45 */ "          if noEvent(computer.seen(Operation.On,1) >= 3) and noEvent(time <= "
        "computer.since(Operation.On,1)) then",
    /* 46 */ "              computer.held(Operation.On,1) := computer.held(Operation.On,1) or "
        "noEvent(computer.seen(Operation.On,1) == 4);",
    /* 47 */ "              computer.consumed(Operation,2) := time;",
    /* 48 */ "              computer.seen(Operation.On,1) := 2;",
    /* 49 */ "      if noEvent(%1 == 2) then",
    /* 50 */ "          %1 := 8;",
    /* 51 */ "      elseif noEvent(%1 == 3) then",
    /* 52 */ "          %1 := 3;",
    /* 53 */ "Drawn in",
    /* 54 */ "  %q%o%s",
    NULL};

/* Form, how many lines, how many numbers of each; of the first one: its index, that of its equation, what is in the
 * form's places; then the steps from each to the next. */
static const int lines[] = {
    0, 1, 2,   0, -1,    1, 2, 2,   1, -1,   9, 0,    2, 1, 9,   2, -1, 3, 0, 2, 0, 1, 0, 0,
    3, 1, 6,   3, -1, 0, 0, 0, 0,    1, 2, 2,   4, -1,   13, 0,    4, 1, 2,   5, -1,    1, 2, 2,   6, -1,   65, 0,
    5, 1, 2,   7, -1,    6, 2, 4,   8, 2, 0, 7,   1, -1, 2, 0,    7, 1, 2,   11, -1,
    8, 2, 3,   12, 0, 3,   2, 0, 2,    9, 2, 3,   13, 0, 4,   2, 0, 2,    10, 1, 2,   16, -1,    11, 1, 2,   18, -1,
    12, 2, 3,   19, 0, 3,   2, 0, 2,    13, 2, 3,   20, 0, 4,   2, 0, 2,    14, 1, 2,   23, -1,
    15, 1, 7,   24, 0, 7, 3, 4, 5, 6,    16, 1, 2,   25, -1,    17, 1, 3,   26, -1, 8,    18, 1, 3,   27, -1, 7,
    19, 1, 2,   28, -1,    20, 1, 2,   29, -1,    21, 1, 2,   30, -1,    22, 1, 2,   31, -1,
    23, 2, 2,   32, -1,   16, 0,    24, 2, 3,   33, -1, 8,   24, 0, 0,    25, 1, 3,   34, -1, 7,
    26, 1, 2,   35, -1,    27, 1, 2,   36, -1,    28, 1, 2,   37, -1,    29, 1, 2,   38, -1,
    23, 2, 2,   39, -1,   17, 0,    30, 1, 2,   40, -1,    31, 1, 3,   41, -1, 8,    32, 1, 3,   42, -1, 8,
    33, 1, 2,   43, -1,    34, 1, 3,   44, -1, 8,    35, 1, 2,   45, -1,    36, 2, 3,   46, -1, 8,   16, 0, 0,
    37, 2, 2,   47, -1,   16, 0,    38, 1, 3,   49, -1, 8,    39, 1, 2,   50, -1,    40, 1, 2,   51, -1,
    41, 1, 2,   52, -1,    42, 1, 2,   53, -1,    43, 1, 3,   54, -1, 8,    44, 1, 2,   55, -1,
    45, 1, 2,   58, -1,    46, 1, 2,   59, -1,    47, 1, 2,   60, -1,    48, 1, 2,   61, -1,    23, 1, 2,   64, -1,
    30, 2, 2,   65, -1,   5, 0,    49, 1, 3,   66, -1, 8,    50, 1, 3,   67, -1, 1,    51, 1, 3,   68, -1, 8,
    52, 1, 3,   69, -1, 1,    53, 1, 2,   72, -1,    54, 3, 2,   73, 0,   1, 1,
    -1};

/* What the program was made of: SHA-256 of each file that was read. */
static const ModelFile files[] = {
    {"model.xmi", "f08d3b1246f65d919a02867e10399ca004d81096c2a92837908ab555e946cdc7"},
    {"SysPhSLibrary.xmi", "24d1fda5f01e1406e646bcac05dfb088cb405024b433ee5390a227c80a11f5b7"},
    {"Experiment.xmi", "fbb298432242fecbff2ecdce3f6cf1aa908baa37a4a285f409d2b0ce245a3180"},
    {NULL, NULL},
};

ModelInfo model_info = {
    .name = "ComputerExperiment",
    .qualified_name = "Computer::ComputerExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .fingerprint = "10eaa196747d3b300879bf1a1f974913943d1f1d0be6a729043071fb161e90ea",
    .files = files,
    .start = 0.0, .stop = 10.0, .interval = 0.25, .tolerance = 1e-09, .solver = "bdf",
    .plot = (const ModelPlot[]){{"computer.u.rSig", 0, 0}, {"computer.y.rSig", 0, 0}, {NULL, 0, 0}},
    .time = offsetof(Model, time),
    .structure = &structure,
    .listing = {76, lines, forms},
    .joints = &model_joints,
    .margins = model_branch_margins,
};
