/* GearExperiment_checks.c - the equations as drawn, for --verify, of AutomaticGearbox::GearExperiment, from
 *     model.xmi, by sysphsc 0.1.0. */
#include "GearExperiment.h"
#include "runtime/formula.h"

#include <math.h>

/* ---- the equations as drawn: each law once, for all equations that say it ---- */

/* Drivetrain::power  der(brought) = -engine.p.t*crank.aV - road.p.t*vehicle.aV */
static void Drivetrain_power(const ModelPoint *at, double *residual, double *scale)
{
    const double der_brought = model_value(at, 0), engine_p_t = model_value(at, 1), crank_aV = model_value(at, 2),
            road_p_t = model_value(at, 3), vehicle_aV = model_value(at, 4);
    *residual = der_brought - (-engine_p_t * crank_aV - road_p_t * vehicle_aV);
    *scale = fabs(der_brought) + fabs(engine_p_t * crank_aV) + fabs(road_p_t * vehicle_aV);
}

/* Drivetrain::losses  lost = brought - (crank.I*crank.aV^2 + shaft1.I*shaft1.aV^2 + shaft2.I*shaft2.aV^2 +
 *     vehicle.I*vehicle.aV^2)/2 */
static void Drivetrain_losses(const ModelPoint *at, double *residual, double *scale)
{
    const double lost = model_value(at, 0), brought = model_value(at, 1), crank_I = model_value(at, 2),
            crank_aV = model_value(at, 3), shaft1_I = model_value(at, 4), shaft1_aV = model_value(at, 5),
            shaft2_I = model_value(at, 6), shaft2_aV = model_value(at, 7), vehicle_I = model_value(at, 8),
            vehicle_aV = model_value(at, 9);
    const double part_of_law = (crank_I * (crank_aV * crank_aV) + shaft1_I * (shaft1_aV * shaft1_aV)
            + shaft2_I * (shaft2_aV * shaft2_aV) + vehicle_I * (vehicle_aV * vehicle_aV)) / 2.0;
    *residual = lost - (brought - part_of_law);
    *scale = fabs(lost) + fabs(brought) + fabs(part_of_law);
}

/* FixedTorqueSourceConstraint::torque  t = -u*signal2Torque */
static void FixedTorqueSourceConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double p_t = model_value(at, 0), in_rSig = model_value(at, 1), signal2Torque = model_value(at, 2);
    *residual = p_t + in_rSig * signal2Torque;
    *scale = fabs(p_t) + fabs(in_rSig * signal2Torque);
}

/* RotInertiaConstraint::euler  I*der(aV) = tA + tB */
static void RotInertiaConstraint_euler(const ModelPoint *at, double *residual, double *scale)
{
    const double I_ = model_value(at, 0), der_aV = model_value(at, 1), a_t = model_value(at, 2),
            b_t = model_value(at, 3);
    *residual = I_ * der_aV - (a_t + b_t);
    *scale = fabs(I_ * der_aV) + fabs(a_t) + fabs(b_t);
}

/* ShaftLink::difference  slip = a.aV - b.aV */
static void ShaftLink_difference(const ModelPoint *at, double *residual, double *scale)
{
    const double slip = model_value(at, 0), a_aV = model_value(at, 1), b_aV = model_value(at, 2);
    *residual = slip - (a_aV - b_aV);
    *scale = fabs(slip) + fabs(a_aV) + fabs(b_aV);
}

/* ShaftLink::given  b.t = -torque */
static void ShaftLink_given(const ModelPoint *at, double *residual, double *scale)
{
    const double b_t = model_value(at, 0), torque = model_value(at, 1);
    *residual = b_t + torque;
    *scale = fabs(b_t) + fabs(torque);
}

/* Clutch::law  if engage.bSig then slip = 0; else torque = 0; end if */
static void Clutch_law(const ModelPoint *at, double *residual, double *scale)
{
    const double engage_bSig = model_value(at, 0), slip = model_value(at, 1), torque = model_value(at, 2);
    const double part_of_law = engage_bSig > 0.5 ? slip : torque;
    *residual = 0.0 - part_of_law;
    *scale = fabs(part_of_law);
}

/* IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB */
static void IdealFixedGearBoxConstraint_ratio(const ModelPoint *at, double *residual, double *scale)
{
    const double rotA_aV = model_value(at, 0), gearRatio = model_value(at, 1), rotB_aV = model_value(at, 2);
    *residual = rotA_aV - gearRatio * rotB_aV;
    *scale = fabs(rotA_aV) + fabs(gearRatio * rotB_aV);
}

/* IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA */
static void IdealFixedGearBoxConstraint_torque(const ModelPoint *at, double *residual, double *scale)
{
    const double rotB_t = model_value(at, 0), gearRatio = model_value(at, 1), rotA_t = model_value(at, 2);
    *residual = rotB_t + gearRatio * rotA_t;
    *scale = fabs(rotB_t) + fabs(gearRatio * rotA_t);
}

/* FreeWheel::state  free = s < 0 */
static void FreeWheel_state(const ModelPoint *at, double *residual, double *scale)
{
    const double free_ = model_value(at, 0), freeWheel_s_below_0 = model_value(at, 2);
    *residual = free_ - freeWheel_s_below_0;
    *scale = fabs(free_) + fabs(freeWheel_s_below_0);
}

/* FreeWheel::speeds  slip = if free then s else 0 */
static void FreeWheel_speeds(const ModelPoint *at, double *residual, double *scale)
{
    const double slip = model_value(at, 0), free_ = model_value(at, 1), s = model_value(at, 2);
    const double part_of_law = free_ > 0.5 ? s : 0.0;
    *residual = slip - part_of_law;
    *scale = fabs(slip) + fabs(part_of_law);
}

/* FreeWheel::torques  torque = if free then 0 else s*unitDamping */
static void FreeWheel_torques(const ModelPoint *at, double *residual, double *scale)
{
    const double torque = model_value(at, 0), free_ = model_value(at, 1), s = model_value(at, 2),
            unitDamping = model_value(at, 3);
    const double part_of_law = free_ > 0.5 ? 0.0 : s * unitDamping;
    *residual = torque - part_of_law;
    *scale = fabs(torque) + fabs(part_of_law);
}

enum {
    LAW_Drivetrain_power, LAW_Drivetrain_losses, LAW_GearControl_closing1, LAW_GearControl_closing2,
    LAW_GearControl_demanding, LAW_FixedTorqueSourceConstraint_torque, LAW_RotInertiaConstraint_flangeA,
    LAW_RotInertiaConstraint_flangeB, LAW_RotInertiaConstraint_motion, LAW_RotInertiaConstraint_euler,
    LAW_ShaftLink_difference, LAW_ShaftLink_taken, LAW_ShaftLink_given, LAW_Clutch_law,
    LAW_IdealFixedGearBoxConstraint_ratio, LAW_IdealFixedGearBoxConstraint_torque, LAW_FreeWheel_state,
    LAW_FreeWheel_speeds, LAW_FreeWheel_torques, LAW_Road_law, LAW_connection, LAW_connection_2, LAW_sum_of_flows,
    LAW_sum_of_flows_2, LAW_derived_Clutch_law, LAW_derived_FreeWheel_speeds, LAW_derived_FreeWheel_torques,
    LAW_derived_IdealFixedGearBoxConstraint_ratio, LAW_derived_FreeWheel_speeds_2, LAW_derived_ShaftLink_difference,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_2, LAW_derived_FreeWheel_speeds_3, LAW_derived_FreeWheel_torques_2,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_3, LAW_derived_Clutch_law_2, LAW_derived_ShaftLink_difference_2,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_4, LAW_derived_ShaftLink_difference_3
};

const ModelLaw model_laws[] = {
    [LAW_Drivetrain_power] = {.text = "%1 = -%2*%3 - %4*%5", .id = "power", .held = 5, .residual = Drivetrain_power},
    [LAW_Drivetrain_losses] = {
        .text = "%1 = %2 - (%3*%4^2 + %5*%6^2 + %7*%8^2 + %9*%10^2)/2", .id = "losses", .held = 10,
        .residual = Drivetrain_losses},
    [LAW_GearControl_closing1] = {.text = "%1 = %2", .id = "%p.closing1", .held = 2, .residual = equation_equality},
    [LAW_GearControl_closing2] = {.text = "%1 = %2", .id = "%p.closing2", .held = 2, .residual = equation_equality},
    [LAW_GearControl_demanding] = {.text = "%1 = %2", .id = "%p.demanding", .held = 2, .residual = equation_equality},
    [LAW_FixedTorqueSourceConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = FixedTorqueSourceConstraint_torque},
    [LAW_RotInertiaConstraint_flangeA] = {
        .text = "%1 = %2", .id = "%p.law.flangeA", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_flangeB] = {
        .text = "%1 = %2", .id = "%p.law.flangeB", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_motion] = {
        .text = "%1 = %2", .id = "%p.law.motion", .held = 2, .residual = equation_equality},
    [LAW_RotInertiaConstraint_euler] = {
        .text = "%1*%2 = %3 + %4", .id = "%p.law.euler", .held = 4, .residual = RotInertiaConstraint_euler},
    [LAW_ShaftLink_difference] = {
        .text = "%1 = %2 - %3", .id = "%p.difference", .held = 3, .residual = ShaftLink_difference},
    [LAW_ShaftLink_taken] = {.text = "%1 = %2", .id = "%p.taken", .held = 2, .residual = equation_equality},
    [LAW_ShaftLink_given] = {.text = "%1 = -%2", .id = "%p.given", .held = 2, .residual = ShaftLink_given},
    [LAW_Clutch_law] = {.text = "0 = if %1 then %2 else %3", .id = "%p.law", .held = 3, .residual = Clutch_law},
    [LAW_IdealFixedGearBoxConstraint_ratio] = {
        .text = "%1 = %2*%3", .id = "%p.law.ratio", .held = 3, .residual = IdealFixedGearBoxConstraint_ratio},
    [LAW_IdealFixedGearBoxConstraint_torque] = {
        .text = "%1 = -%2*%3", .id = "%p.law.torque", .held = 3, .residual = IdealFixedGearBoxConstraint_torque},
    [LAW_FreeWheel_state] = {
        .text = "%1 = %2 < 0", .id = "%p.state", .held = 2, .is_discrete = true, .residual = FreeWheel_state},
    [LAW_FreeWheel_speeds] = {
        .text = "%1 = if %2 then %3 else 0", .id = "%p.speeds", .held = 3, .residual = FreeWheel_speeds},
    [LAW_FreeWheel_torques] = {
        .text = "%1 = if %2 then 0 else %3*%4", .id = "%p.torques", .held = 4, .residual = FreeWheel_torques},
    [LAW_Road_law] = {.text = "%1 = %2", .id = "%p.law", .held = 2, .residual = equation_equality},
    [LAW_connection] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_connection_2] = {.text = "%1 = %2", .id = "%1--%2", .held = 2, .residual = equation_equality},
    [LAW_sum_of_flows] = {.text = "%1 + %2 = 0", .id = "sum(%1)", .held = 2, .residual = equation_sum},
    [LAW_sum_of_flows_2] = {.text = "%1 + %2 + %3 = 0", .id = "sum(%1)", .held = 3, .residual = equation_sum},
    [LAW_derived_Clutch_law] = {.text = "0 = %1", .id = "%p.law", .held = 1},
    [LAW_derived_FreeWheel_speeds] = {.text = "%1 = 0", .id = "%p.speeds", .held = 1},
    [LAW_derived_FreeWheel_torques] = {.text = "%1 = %2*%3", .id = "%p.torques", .held = 3},
    [LAW_derived_IdealFixedGearBoxConstraint_ratio] = {
        .text = "%1 - jump(%4) = %2*(%3 - jump(%5))", .id = "%p.law.ratio'", .held = 3},
    [LAW_derived_FreeWheel_speeds_2] = {.text = "der(%1) - jump(%1) = 0", .id = "%p.speeds'"},
    [LAW_derived_ShaftLink_difference] = {
        .text = "der(%2) - jump(%2) = der(%3) - jump(%3) - (%1 - jump(%4))", .id = "%p.difference'", .held = 1},
    [LAW_derived_IdealFixedGearBoxConstraint_ratio_2] = {
        .text = "%1 = %2*(der(%3) - jump(%3))", .id = "%p.law.ratio'", .held = 2},
    [LAW_derived_FreeWheel_speeds_3] = {.text = "%1 = %2", .id = "%p.speeds", .held = 2},
    [LAW_derived_FreeWheel_torques_2] = {.text = "%1 = 0", .id = "%p.torques", .held = 1},
    [LAW_derived_IdealFixedGearBoxConstraint_ratio_3] = {
        .text = "%1 - jump(%4) = %2*%3", .id = "%p.law.ratio'", .held = 3},
    [LAW_derived_Clutch_law_2] = {.text = "0 = der(%1) - jump(%1)", .id = "%p.law'"},
    [LAW_derived_ShaftLink_difference_2] = {
        .text = "der(%3) - jump(%3) = %1 - (%2 - jump(%4))", .id = "%p.difference'", .held = 2},
    [LAW_derived_IdealFixedGearBoxConstraint_ratio_4] = {
        .text = "%1 - jump(%3) = %2*(der(%4) - jump(%4))", .id = "%p.law.ratio'", .held = 2},
    [LAW_derived_ShaftLink_difference_3] = {
        .text = "der(%3) - jump(%3) = %1 - jump(%4) - (%2 - jump(%5))", .id = "%p.difference'", .held = 2},
    {.text = NULL}};

/* Blocks and files of what is drawn there. */
const ModelScope model_scopes[] = {
    {"AutomaticGearbox::Drivetrain::", "model.xmi"},
    {"AutomaticGearbox::GearControl::", "model.xmi"},
    {"RotationalMechanics::Constraints::FixedTorqueSourceConstraint::", "RotationalMechanics.xmi"},
    {"RotationalMechanics::Constraints::RotInertiaConstraint::", "RotationalMechanics.xmi"},
    {"AutomaticGearbox::ShaftLink::", "model.xmi"},
    {"AutomaticGearbox::Clutch::", "model.xmi"},
    {"RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::", "RotationalMechanics.xmi"},
    {"AutomaticGearbox::FreeWheel::", "model.xmi"},
    {"AutomaticGearbox::Road::", "model.xmi"},
    {NULL, NULL}};

/* Scope, name, line. */
const ModelElement model_elements[] = {
    {0, "power", 342},
    {0, "losses", 345},
    {1, "closing1", 147},
    {1, "closing2", 150},
    {1, "demanding", 153},
    {2, "torque", 709},
    {3, "flangeA", 600},
    {3, "flangeB", 606},
    {3, "motion", 612},
    {3, "euler", 618},
    {4, "difference", 31},
    {4, "taken", 34},
    {4, "given", 37},
    {5, "law", 48},
    {6, "ratio", 647},
    {6, "torque", 653},
    {7, "state", 68},
    {7, "speeds", 71},
    {7, "torques", 74},
    {8, "law", 89},
    {0, "c1", 241},
    {0, "c2", 247},
    {0, "c3", 251},
    {0, "c4", 255},
    {0, "c5", 263},
    {0, "c6", 271},
    {0, "c7", 279},
    {0, "c8", 287},
    {0, "c9", 295},
    {0, "c10", 303},
    {0, "c11", 311},
    {0, "c12", 319},
    {0, "c13", 327},
    {0, "c14", 335},
    {0, NULL, 0}};

/* Where what is not listed is stored. */
static const ModelStored stored[] = {
    {offsetof(Model, branch.freeWheel_s_below_0), MODEL_TRUTH},
    {MODEL_NOT_SETTABLE, MODEL_NUMBER}};
const ModelStored *model_members = stored;

/* Law, how many equations, how many numbers of each; of the first one: its index, part, element, what is in the law's
 * places, of terms alike their number and first rows and steps, the number in its id if it is derived; then the steps
 * from each equation to the next. */
static const int equations[] = {
    LAW_Drivetrain_power, 1, 8,   0, 0, 0, 81, 14, 22, 78, 76,
    LAW_Drivetrain_losses, 1, 13,   1, 0, 1, 1, 0, 21, 22, 42, 43, 49, 50, 75, 76,
    LAW_GearControl_closing1, 1, 5,   2, 1, 2, 2, 10,
    LAW_GearControl_closing2, 1, 5,   3, 1, 3, 3, 11,
    LAW_GearControl_demanding, 1, 5,   4, 1, 4, 4, 12,
    LAW_FixedTorqueSourceConstraint_torque, 1, 6,   5, 2, 5, 14, 13, 16,
    LAW_RotInertiaConstraint_flangeA, 2, 5,   6, 3, 6, 18, 22,   16, 4, 0, 28, 28,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   7, 3, 7, 20, 22,   16, 4, 0, 28, 28,
    LAW_RotInertiaConstraint_motion, 2, 5,   8, 3, 8, 82, 22,   16, 4, 0, 4, 28,
    LAW_RotInertiaConstraint_euler, 2, 7,   9, 3, 9, 21, 83, 17, 19,   16, 4, 0, 28, 4, 28, 28,
    LAW_ShaftLink_difference, 1, 6,   10, 4, 10, 28, 25, 27,
    LAW_ShaftLink_taken, 1, 5,   11, 4, 11, 24, 29,
    LAW_ShaftLink_given, 1, 5,   12, 4, 12, 26, 29,
    LAW_Clutch_law, 2, 6,   13, 4, 13, 30, 28, 29,   4, 1, 0, 7, 7, 7,
    LAW_ShaftLink_difference, 2, 6,   14, 5, 10, 35, 32, 34,   16, 5, 0, 31, 31, 31,
    LAW_ShaftLink_taken, 2, 5,   15, 5, 11, 31, 36,   16, 5, 0, 31, 31,
    LAW_ShaftLink_given, 2, 5,   16, 5, 12, 33, 36,   16, 5, 0, 31, 31,
    LAW_RotInertiaConstraint_flangeA, 2, 5,   18, 6, 6, 39, 43,   18, 5, 0, 33, 33,
    LAW_RotInertiaConstraint_flangeB, 2, 5,   19, 6, 7, 41, 43,   18, 5, 0, 33, 33,
    LAW_RotInertiaConstraint_motion, 2, 5,   20, 6, 8, 84, 43,   18, 5, 0, 4, 33,
    LAW_RotInertiaConstraint_euler, 2, 7,   21, 6, 9, 42, 85, 38, 40,   18, 5, 0, 33, 4, 33, 33,
    LAW_IdealFixedGearBoxConstraint_ratio, 2, 6,   26, 8, 14, 53, 56, 55,   2, 1, 0, 5, 5, 5,
    LAW_IdealFixedGearBoxConstraint_torque, 2, 6,   27, 8, 15, 54, 56, 52,   2, 1, 0, 5, 5, 5,
    LAW_FreeWheel_state, 1, 6,   33, 10, 16, 70, 69, -1,
    LAW_FreeWheel_speeds, 1, 6,   34, 10, 17, 66, 70, 69,
    LAW_FreeWheel_torques, 1, 7,   35, 10, 18, 67, 70, 69, 68,
    LAW_Road_law, 1, 5,   40, 12, 19, 78, 80,
    LAW_connection, 2, 5,   41, 0, 20, 4, 13,   8, 0, 8, 37, 40,
    LAW_connection_2, 2, 5,   42, 0, 21, 2, 30,   1, 0, 1, 1, 7,
    LAW_connection, 2, 5,   44, 0, 23, 15, 18,   6, 0, 6, 33, 40,
    LAW_connection, 2, 5,   45, 0, 24, 20, 25,   6, 0, 6, 35, 38,
    LAW_connection, 2, 5,   46, 0, 25, 20, 32,   6, 0, 6, 45, 40,
    LAW_connection, 2, 5,   47, 0, 26, 27, 39,   6, 0, 6, 33, 33,
    LAW_connection, 2, 5,   48, 0, 27, 34, 46,   6, 0, 6, 40, 33,
    LAW_sum_of_flows, 1, 5,   55, 0, 23, 14, 17,
    LAW_sum_of_flows_2, 2, 6,   56, 0, 24, 19, 24, 31,   6, 0, 7, 45, 47, 28,
    LAW_sum_of_flows, 2, 5,   57, 0, 26, 26, 38,   3, 0, 3, 21, 19,
    LAW_sum_of_flows, 2, 5,   58, 0, 27, 33, 45,   3, 0, 3, 21, 17,
    LAW_sum_of_flows, 2, 5,   59, 0, 28, 40, 52,   4, 0, 5, 33, 26,
    LAW_derived_Clutch_law, 2, 4,   64, 4, 13, 29,   11, 1, 0, 6,
    LAW_derived_Clutch_law, 2, 4,   65, 5, 13, 36,   14, -1, 0, -8,
    LAW_derived_FreeWheel_speeds, 1, 4,   66, 10, 17, 66,
    LAW_derived_FreeWheel_torques, 1, 6,   67, 10, 18, 67, 69, 68,
    LAW_derived_IdealFixedGearBoxConstraint_ratio, 1, 8,   68, 9, 14, 87, 61, 89, 50, 76,
    LAW_derived_FreeWheel_speeds_2, 1, 4,   69, 10, 17, 66,
    LAW_derived_ShaftLink_difference, 1, 7,   70, 10, 10, 89, 66, 55, 76,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_2, 1, 6,   71, 8, 14, 85, 56, 55,
    LAW_derived_FreeWheel_speeds_3, 1, 5,   72, 10, 17, 66, 69,
    LAW_derived_FreeWheel_torques_2, 1, 4,   73, 10, 18, 67,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_3, 1, 7,   74, 9, 14, 87, 61, 89, 50,
    LAW_derived_Clutch_law_2, 2, 4,   76, 5, 13, 35,   4, -1, 0, -7,
    LAW_derived_ShaftLink_difference_2, 2, 7,   77, 5, 10, 83, 87, 35, 50,   4, -1, 0, 0, -2, -7, -7,
    LAW_derived_IdealFixedGearBoxConstraint_ratio_4, 1, 7,   78, 8, 14, 85, 56, 43, 55,
    LAW_derived_ShaftLink_difference_3, 2, 8,   82, 4, 10, 83, 85, 28, 22, 43,   1, 1, 0, 0, 2, 7, 0, 7,
    -1};
const int *model_equations = equations;

/* ---- how far branches are from changing ---- */

void model_branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    const struct GearControl *control = &m->control;

    (void)m, (void)time, (void)listed;
    const double freeWheel_s = listed[69];
    margin[0] = (m->branch.freeWheel_s_below_0 ? 1.0 : -1.0) * (-freeWheel_s); /* freeWheel.state  freeWheel.s < 0 */
    const double control_idleTime = listed[5];
    /* control.Schedule()  time >= control.entered(Schedule) + control.idleTime */
    margin[1] = m->pre.control_Schedule == Schedule_Idle
            ? (m->branch.relation_of_control_Schedule ? 1.0 : -1.0)
            * (time - (control->entered_Schedule + control_idleTime)) : 1.0;
    const double control_firstTime = listed[6];
    /* control.Schedule()  time >= control.entered(Schedule) + control.firstTime */
    margin[2] = m->pre.control_Schedule == Schedule_First
            ? (m->branch.relation_of_control_Schedule_2 ? 1.0 : -1.0)
            * (time - (control->entered_Schedule + control_firstTime)) : 1.0;
    const double control_shiftTime = listed[7];
    /* control.Schedule()  time >= control.entered(Schedule) + control.shiftTime */
    margin[3] = m->pre.control_Schedule == Schedule_Shift
            ? (m->branch.relation_of_control_Schedule_3 ? 1.0 : -1.0)
            * (time - (control->entered_Schedule + control_shiftTime)) : 1.0;
    const double control_secondTime = listed[8];
    /* control.Schedule()  time >= control.entered(Schedule) + control.secondTime */
    margin[4] = m->pre.control_Schedule == Schedule_Second
            ? (m->branch.relation_of_control_Schedule_4 ? 1.0 : -1.0)
            * (time - (control->entered_Schedule + control_secondTime)) : 1.0;
}

/* ---- what events set, as drawn ---- */

/* control.Schedule() */
static void execute_1(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)is_set;
    double first = m->pre.control_first;
    double second = m->pre.control_second;
    double demand = m->pre.control_demand;
    double Schedule = m->pre.control_Schedule;
    double entered_Schedule = m->pre.control_entered_Schedule;
    if (m->pre.control_Schedule == Schedule_inactive) {
        Schedule = 1.0;
        entered_Schedule = time;
        demand = 0.0;
    } else if (m->pre.control_Schedule == Schedule_Idle) {
        if (m->branch.relation_of_control_Schedule) {
            Schedule = 2.0;
            entered_Schedule = time;
            first = 1.0;
            second = 0.0;
            demand = 1.0;
        }
    } else if (m->pre.control_Schedule == Schedule_First) {
        if (m->branch.relation_of_control_Schedule_2) {
            Schedule = 3.0;
            entered_Schedule = time;
            first = 0.0;
            demand = -listed[9];
        }
    } else if (m->pre.control_Schedule == Schedule_Shift) {
        if (m->branch.relation_of_control_Schedule_3) {
            Schedule = 4.0;
            entered_Schedule = time;
            second = 1.0;
            demand = 1.0;
        }
    } else if (m->pre.control_Schedule == Schedule_Second) {
        if (m->branch.relation_of_control_Schedule_4) {
            Schedule = 2.0;
            entered_Schedule = time;
            first = 1.0;
            second = 0.0;
            demand = 1.0;
        }
    }
    value[0] = first;
    value[1] = second;
    value[2] = demand;
    value[3] = Schedule;
    value[4] = entered_Schedule;
}

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    execute_1(m, time, listed, value, is_set);
}
