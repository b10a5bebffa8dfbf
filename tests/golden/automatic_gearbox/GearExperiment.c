/* GearExperiment.c - simulation of AutomaticGearbox::GearExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 8 states, 64 equations (39 eliminated), 12 time derivatives of equations, no algebraic loops.
 *
 * README.md says how to read it.
 */
#include "GearExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* What derivatives, indicators and events need. */
static void evaluate_engine(Model *m)
{
    struct FixedTorqueSource *engine = &m->engine;

    engine->p.t = -m->control.demand * engine->signal2Torque; /* engine.law.torque  t = -u*signal2Torque */
}

/* What derivatives, indicators and events need, while not control.first. */
static void evaluate_not_control_first(Model *m)
{
    m->clutch1.torque = 0.0; /* clutch1.law  0 = clutch1.torque */
}

/* What derivatives, indicators and events need, while not control.second. */
static void evaluate_not_control_second(Model *m)
{
    m->clutch2.torque = 0.0; /* clutch2.law  0 = clutch2.torque */
}

/* What derivatives, indicators and events need, while not freeWheel.free. */
static void evaluate_not_freeWheel_free(Model *m)
{
    struct FreeWheel *freeWheel = &m->freeWheel;

    freeWheel->slip = 0.0; /* freeWheel.speeds  freeWheel.slip = 0 */
    freeWheel->der_slip = m->jump.freeWheel_slip; /* freeWheel.speeds'  of slip = if free then s else 0 */
}

/* What derivatives, indicators and events need, while not control.first, not control.second, not freeWheel.free. */
static void evaluate_mode_1(Model *m)
{
    const struct RotInertia *shaft1 = &m->shaft1;
    struct RotInertia *vehicle = &m->vehicle;
    const struct RotInertia *shaft2 = &m->shaft2;
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    const double part_of_vehicle_der_aV = gear1_gearRatio * (shaft1->I_ * gear1_gearRatio) + vehicle->I_
            + gear2_gearRatio * (shaft2->I_ * gear2_gearRatio);
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    vehicle->der_aV = -(gear1_gearRatio * (shaft1->I_
            * (gear1_gearRatio * (m->freeWheel.der_slip - m->jump.freeWheel_slip - m->jump.vehicle_aV))
            - m->clutch1.torque) + m->road.resistance
            + gear2_gearRatio * (shaft2->I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)
            - m->clutch2.torque)) / part_of_vehicle_der_aV;
}

/* What derivatives, indicators and events need, while freeWheel.free. */
static void evaluate_freeWheel_free(Model *m)
{
    struct FreeWheel *freeWheel = &m->freeWheel;

    freeWheel->torque = 0.0; /* freeWheel.torques  freeWheel.torque = 0 */
    m->shaft1.b.t = -freeWheel->torque / m->gear1.gearRatio; /* gear1.law.torque  tB = -gearRatio*tA */
}

/* What derivatives, indicators and events need, while not control.second, freeWheel.free. */
static void evaluate_not_control_second_freeWheel_free(Model *m)
{
    struct RotInertia *shaft2 = &m->shaft2;
    struct RotInertia *vehicle = &m->vehicle;
    const double gearRatio = m->gear2.gearRatio;

    /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    shaft2->der_aV = (m->freeWheel.torque + (vehicle->I_ * (m->jump.shaft2_aV / gearRatio) - m->road.resistance)
            + gearRatio * m->clutch2.torque) / (vehicle->I_ / gearRatio + gearRatio * shaft2->I_);
    vehicle->der_aV = (shaft2->der_aV - m->jump.shaft2_aV) / gearRatio; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
}

/* What derivatives, indicators and events need, while control.second. */
static void evaluate_control_second(Model *m)
{
    struct Clutch *clutch2 = &m->clutch2;

    clutch2->slip = 0.0; /* clutch2.law  0 = clutch2.slip */
    /* clutch2.law'  of if engage.bSig then slip = 0; else torque = 0; end if */
    clutch2->der_slip = m->jump.clutch2_slip;
}

/* What derivatives, indicators and events need, while not control.first, control.second, not freeWheel.free. */
static void evaluate_mode_3(Model *m)
{
    const struct RotInertia *shaft1 = &m->shaft1;
    struct RotInertia *vehicle = &m->vehicle;
    const struct RotInertia *shaft2 = &m->shaft2;
    const struct RotInertia *crank = &m->crank;
    const struct Clutch *clutch1 = &m->clutch1;
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    const double part_of_vehicle_der_aV = gear1_gearRatio * (shaft1->I_ * gear1_gearRatio) + vehicle->I_
            + gear2_gearRatio * (shaft2->I_ * gear2_gearRatio + crank->I_ * gear2_gearRatio);
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    vehicle->der_aV = -(gear1_gearRatio * (shaft1->I_
            * (gear1_gearRatio * (m->freeWheel.der_slip - m->jump.freeWheel_slip - m->jump.vehicle_aV)
            + m->jump.shaft1_aV) - clutch1->torque) + m->road.resistance
            + gear2_gearRatio * (shaft2->I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)
            + (crank->I_ * (m->clutch2.der_slip - m->jump.clutch2_slip - gear2_gearRatio * m->jump.vehicle_aV)
            + m->engine.p.t + clutch1->torque))) / part_of_vehicle_der_aV;
}

/* What derivatives, indicators and events need, while not control.first, control.second, freeWheel.free. */
static void evaluate_mode_4(Model *m)
{
    struct RotInertia *shaft2 = &m->shaft2;
    const struct RotInertia *vehicle = &m->vehicle;
    const struct RotInertia *crank = &m->crank;
    const double gearRatio = m->gear2.gearRatio;

    /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    shaft2->der_aV = (m->freeWheel.torque - (vehicle->I_ * (-m->jump.shaft2_aV / gearRatio + m->jump.vehicle_aV)
            + m->road.resistance) - gearRatio * (crank->I_
            * (m->clutch2.der_slip - m->jump.clutch2_slip - m->jump.shaft2_aV) + m->engine.p.t + m->clutch1.torque))
            / (vehicle->I_ / gearRatio + gearRatio * (shaft2->I_ + crank->I_));
}

/* What derivatives, indicators and events need, while control.first. */
static void evaluate_control_first(Model *m)
{
    struct Clutch *clutch1 = &m->clutch1;

    clutch1->slip = 0.0; /* clutch1.law  0 = clutch1.slip */
    /* clutch1.law'  of if engage.bSig then slip = 0; else torque = 0; end if */
    clutch1->der_slip = m->jump.clutch1_slip;
}

/* What derivatives, indicators and events need, while control.first, not control.second, not freeWheel.free. */
static void evaluate_mode_5(Model *m)
{
    const struct RotInertia *shaft1 = &m->shaft1;
    const struct RotInertia *crank = &m->crank;
    struct RotInertia *vehicle = &m->vehicle;
    const struct RotInertia *shaft2 = &m->shaft2;
    const struct FreeWheel *freeWheel = &m->freeWheel;
    const struct Clutch *clutch2 = &m->clutch2;
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    const double part_of_vehicle_der_aV = gear1_gearRatio * (shaft1->I_ * gear1_gearRatio + crank->I_ * gear1_gearRatio)
            + vehicle->I_ + gear2_gearRatio * (shaft2->I_ * gear2_gearRatio);
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    vehicle->der_aV = -(gear1_gearRatio * (shaft1->I_
            * (gear1_gearRatio * (freeWheel->der_slip - m->jump.freeWheel_slip - m->jump.vehicle_aV)
            + m->jump.shaft1_aV) + (crank->I_ * (m->clutch1.der_slip - m->jump.clutch1_slip
            + gear1_gearRatio * (freeWheel->der_slip - m->jump.freeWheel_slip - m->jump.vehicle_aV)) + m->engine.p.t
            + clutch2->torque)) + m->road.resistance
            + gear2_gearRatio * (shaft2->I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)
            - clutch2->torque)) / part_of_vehicle_der_aV;
}

/* What derivatives, indicators and events need, while not control.first, not freeWheel.free; or not
 *     control.second, not freeWheel.free. */
static void evaluate_3_modes(Model *m)
{
    const struct RotInertia *vehicle = &m->vehicle;

    /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->shaft2.der_aV = m->gear2.gearRatio * (vehicle->der_aV - m->jump.vehicle_aV) + m->jump.shaft2_aV;
    /* freeWheel.difference'  of slip = a.aV - b.aV */
    m->gear1.rotB.der_aV = m->freeWheel.der_slip - m->jump.freeWheel_slip + (vehicle->der_aV - m->jump.vehicle_aV)
            + m->jump.gear1_rotB_aV;
}

/* What derivatives, indicators and events need, while not control.first, not control.second, not freeWheel.free. */
static void evaluate_mode_1_2(Model *m)
{
    const struct IdealFixedGearBox *gear1 = &m->gear1;

    /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    m->shaft1.der_aV = gear1->gearRatio * (gear1->rotB.der_aV - m->jump.gear1_rotB_aV);
}

/* What derivatives, indicators and events need, while not control.first, control.second. */
static void evaluate_not_control_first_control_second(Model *m)
{
    /* clutch2.difference'  of slip = a.aV - b.aV */
    m->crank.der_aV = m->clutch2.der_slip - m->jump.clutch2_slip + (m->shaft2.der_aV - m->jump.shaft2_aV);
}

/* What derivatives, indicators and events need, while not control.first, control.second, not freeWheel.free; or
 *     control.first, not control.second, not freeWheel.free. */
static void evaluate_2_modes(Model *m)
{
    const struct IdealFixedGearBox *gear1 = &m->gear1;

    /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    m->shaft1.der_aV = gear1->gearRatio * (gear1->rotB.der_aV - m->jump.gear1_rotB_aV) + m->jump.shaft1_aV;
}

/* What derivatives, indicators and events need, while control.first, not control.second, not freeWheel.free. */
static void evaluate_mode_5_2(Model *m)
{
    /* clutch1.difference'  of slip = a.aV - b.aV */
    m->crank.der_aV = m->clutch1.der_slip - m->jump.clutch1_slip + (m->shaft1.der_aV - m->jump.shaft1_aV);
}

/* What derivatives, indicators and events need, while control.first, not control.second, freeWheel.free. */
static void evaluate_mode_6(Model *m)
{
    struct RotInertia *crank = &m->crank;
    const struct RotInertia *shaft1 = &m->shaft1;

    /* shaft1.law.euler  I*der(aV) = tA + tB */
    crank->der_aV = (-(m->engine.p.t + m->clutch2.torque) + shaft1->b.t
            - shaft1->I_ * (m->jump.clutch1_slip - m->clutch1.der_slip + m->jump.shaft1_aV)) / (shaft1->I_ + crank->I_);
}

/* What derivatives, indicators and events need, while control.first, control.second, not freeWheel.free. */
static void evaluate_mode_7(Model *m)
{
    struct RotInertia *crank = &m->crank;
    const struct Clutch *clutch1 = &m->clutch1;
    const struct FreeWheel *freeWheel = &m->freeWheel;
    const struct Clutch *clutch2 = &m->clutch2;
    const double gear2_gearRatio = m->gear2.gearRatio;
    const double gear1_gearRatio = m->gear1.gearRatio;

    /* gear2.law.ratio  aVA = gearRatio*aVB */
    crank->aV = (gear2_gearRatio * (-clutch1->slip / gear1_gearRatio - freeWheel->slip) + clutch2->slip)
            / (1.0 - gear2_gearRatio / gear1_gearRatio);
    /* freeWheel.difference'  of slip = a.aV - b.aV */
    crank->der_aV = (freeWheel->der_slip - m->jump.freeWheel_slip
            + ((m->jump.crank_aV + (clutch1->der_slip - m->jump.clutch1_slip)) / gear1_gearRatio
            - (m->jump.crank_aV + (clutch2->der_slip - m->jump.clutch2_slip)) / gear2_gearRatio))
            / (1.0 / gear1_gearRatio - 1.0 / gear2_gearRatio);
    /* clutch2.difference'  of slip = a.aV - b.aV */
    m->shaft2.der_aV = crank->der_aV - m->jump.crank_aV - (clutch2->der_slip - m->jump.clutch2_slip)
            + m->jump.shaft2_aV;
    /* clutch1.difference'  of slip = a.aV - b.aV */
    m->shaft1.der_aV = crank->der_aV - m->jump.crank_aV - (clutch1->der_slip - m->jump.clutch1_slip)
            + m->jump.shaft1_aV;
}

/* What derivatives, indicators and events need, while control.second. */
static void evaluate_control_second_2(Model *m)
{
    m->shaft2.aV = m->crank.aV - m->clutch2.slip; /* clutch2.difference  slip = a.aV - b.aV */
}

/* What derivatives, indicators and events need, while not control.first, control.second; or control.second,
 *     freeWheel.free. */
static void evaluate_3_modes_2(Model *m)
{
    m->vehicle.aV = m->shaft2.aV / m->gear2.gearRatio; /* gear2.law.ratio  aVA = gearRatio*aVB */
}

/* What derivatives, indicators and events need, while control.first. */
static void evaluate_control_first_2(Model *m)
{
    m->shaft1.aV = m->crank.aV - m->clutch1.slip; /* clutch1.difference  slip = a.aV - b.aV */
}

/* What derivatives, indicators and events need, while not control.second; or freeWheel.free; or control.first. */
static void evaluate_7_modes(Model *m)
{
    struct IdealFixedGearBox *gear1 = &m->gear1;

    gear1->rotB.aV = m->shaft1.aV / gear1->gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
}

/* What derivatives, indicators and events need, while control.first, control.second, freeWheel.free. */
static void evaluate_mode_8(Model *m)
{
    const struct RotInertia *vehicle = &m->vehicle;
    struct RotInertia *shaft2 = &m->shaft2;
    struct RotInertia *crank = &m->crank;
    const struct RotInertia *shaft1 = &m->shaft1;
    const double gearRatio = m->gear2.gearRatio;
    const double der_slip = m->clutch2.der_slip; /* (rad/s)/s */

    const double part_of_crank_der_aV = vehicle->I_ / gearRatio + gearRatio * (shaft2->I_ + (crank->I_ + shaft1->I_));
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    crank->der_aV = (m->freeWheel.torque - gearRatio
            * (shaft2->I_ * (m->jump.clutch2_slip - der_slip + m->jump.shaft2_aV)
            + (m->engine.p.t + (shaft1->I_ * (m->jump.clutch1_slip - m->clutch1.der_slip + m->jump.shaft1_aV)
            - shaft1->b.t))) - m->road.resistance
            - vehicle->I_ * ((m->jump.clutch2_slip - der_slip) / gearRatio + m->jump.vehicle_aV))
            / part_of_crank_der_aV;
    /* clutch2.difference'  of slip = a.aV - b.aV */
    shaft2->der_aV = crank->der_aV - (der_slip - m->jump.clutch2_slip) + m->jump.shaft2_aV;
}

/* What derivatives, indicators and events need, while control.second, freeWheel.free; or control.first,
 *     control.second. */
static void evaluate_3_modes_3(Model *m)
{
    /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / m->gear2.gearRatio + m->jump.vehicle_aV;
}

/* What derivatives, indicators and events need, while control.first, freeWheel.free. */
static void evaluate_control_first_freeWheel_free(Model *m)
{
    /* clutch1.difference'  of slip = a.aV - b.aV */
    m->shaft1.der_aV = m->crank.der_aV - (m->clutch1.der_slip - m->jump.clutch1_slip) + m->jump.shaft1_aV;
}

/* What results, indicators and events need, beside derivatives, while freeWheel.free. */
static void evaluate_freeWheel_free_2(Model *m)
{
    struct FreeWheel *freeWheel = &m->freeWheel;

    freeWheel->slip = m->gear1.rotB.aV - m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    freeWheel->s = freeWheel->slip; /* freeWheel.speeds  freeWheel.slip = freeWheel.s */
}

/* What results, indicators and events need, beside derivatives, while control.second; or control.first. */
static void evaluate_control_second_or_control_first(Model *m)
{
    struct RotInertia *crank = &m->crank;

    crank->b.t = crank->I_ * crank->der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
}

/* What results, indicators and events need, beside derivatives, while not control.first; or not control.second; or
 *     not freeWheel.free. */
static void evaluate_7_modes_2(Model *m)
{
    struct RotInertia *vehicle = &m->vehicle;

    vehicle->a.t = vehicle->I_ * vehicle->der_aV + m->road.resistance; /* vehicle.law.euler  I*der(aV) = tA + tB */
}

/* What results, indicators and events need, beside derivatives, while control.first, not control.second. */
static void evaluate_control_first_not_control_second(Model *m)
{
    m->clutch1.torque = -(m->crank.b.t + m->clutch2.torque); /* sum(crank.b.t)  flows at Drivetrain::c5 */
}

/* What results, indicators and events need, beside derivatives, while control.first, control.second, not
 *     freeWheel.free. */
static void evaluate_mode_7_2(Model *m)
{
    const struct IdealFixedGearBox *gear1 = &m->gear1;
    const struct RotInertia *shaft1 = &m->shaft1;
    const struct IdealFixedGearBox *gear2 = &m->gear2;
    const struct RotInertia *shaft2 = &m->shaft2;

    /* gear1.law.torque  tB = -gearRatio*tA */
    m->clutch1.torque = (gear1->gearRatio * (shaft1->I_ * shaft1->der_aV)
            + (m->vehicle.a.t + gear2->gearRatio * (shaft2->I_ * shaft2->der_aV + m->crank.b.t)))
            / (-gear2->gearRatio + gear1->gearRatio);
}

/* What results, indicators and events need, beside derivatives, while not freeWheel.free. */
static void evaluate_not_freeWheel_free_2(Model *m)
{
    struct RotInertia *shaft1 = &m->shaft1;

    shaft1->b.t = shaft1->I_ * shaft1->der_aV - m->clutch1.torque; /* shaft1.law.euler  I*der(aV) = tA + tB */
}

/* What results, indicators and events need, beside derivatives, while not control.first, not freeWheel.free; or
 *     not control.second, not freeWheel.free. */
static void evaluate_3_modes_4(Model *m)
{
    m->freeWheel.torque = -m->gear1.gearRatio * m->shaft1.b.t; /* gear1.law.torque  tB = -gearRatio*tA */
}

/* What results, indicators and events need, beside derivatives, while control.first, control.second,
 *     freeWheel.free. */
static void evaluate_mode_8_2(Model *m)
{
    const struct RotInertia *shaft1 = &m->shaft1;

    m->clutch1.torque = shaft1->I_ * shaft1->der_aV - shaft1->b.t; /* shaft1.law.euler  I*der(aV) = tA + tB */
}

/* What results, indicators and events need, beside derivatives, while control.second. */
static void evaluate_control_second_3(Model *m)
{
    m->clutch2.torque = -(m->crank.b.t + m->clutch1.torque); /* sum(crank.b.t)  flows at Drivetrain::c5 */
}

/* What results, indicators and events need, beside derivatives. */
static void evaluate_from_shaft2_law_euler(Model *m)
{
    struct RotInertia *shaft2 = &m->shaft2;
    struct IdealFixedGearBox *gear2 = &m->gear2;

    shaft2->b.t = shaft2->I_ * shaft2->der_aV - m->clutch2.torque; /* shaft2.law.euler  I*der(aV) = tA + tB */
    gear2->rotB.t = gear2->gearRatio * shaft2->b.t; /* gear2.law.torque  tB = -gearRatio*tA */
}

/* What results, indicators and events need, beside derivatives, while control.first, control.second, not
 *     freeWheel.free. */
static void evaluate_mode_7_3(Model *m)
{
    m->freeWheel.torque = m->vehicle.a.t + m->gear2.rotB.t; /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
}

/* What results, indicators and events need, beside derivatives, while not freeWheel.free. */
static void evaluate_not_freeWheel_free_3(Model *m)
{
    struct FreeWheel *freeWheel = &m->freeWheel;

    /* freeWheel.torques  freeWheel.torque = freeWheel.s*freeWheel.unitDamping */
    freeWheel->s = freeWheel->torque / freeWheel->unitDamping;
}

/* What derivatives and indicators need, while not control.first, not control.second. */
static void evaluate_not_control_first_not_control_second(Model *m)
{
    struct RotInertia *crank = &m->crank;

    crank->b.t = -(m->clutch1.torque + m->clutch2.torque); /* sum(crank.b.t)  flows at Drivetrain::c5 */
    crank->der_aV = (-m->engine.p.t + crank->b.t) / crank->I_; /* crank.law.euler  I*der(aV) = tA + tB */
}

/* What derivatives and indicators need, while not control.first, freeWheel.free. */
static void evaluate_not_control_first_freeWheel_free(Model *m)
{
    struct RotInertia *shaft1 = &m->shaft1;

    shaft1->der_aV = (m->clutch1.torque + shaft1->b.t) / shaft1->I_; /* shaft1.law.euler  I*der(aV) = tA + tB */
}

/* What derivatives and indicators need, while not control.first, control.second, not freeWheel.free. */
static void evaluate_mode_3_2(Model *m)
{
    struct IdealFixedGearBox *gear1 = &m->gear1;

    gear1->rotB.aV = m->freeWheel.slip + m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    m->shaft1.aV = gear1->gearRatio * gear1->rotB.aV; /* gear1.law.ratio  aVA = gearRatio*aVB */
}

/* What derivatives and indicators need, while not control.first. */
static void evaluate_not_control_first_2(Model *m)
{
    m->clutch1.slip = m->crank.aV - m->shaft1.aV; /* clutch1.difference  slip = a.aV - b.aV */
}

/* What derivatives and indicators need, while not control.second, not freeWheel.free; or control.first, not
 *     freeWheel.free. */
static void evaluate_3_modes_5(Model *m)
{
    m->vehicle.aV = m->gear1.rotB.aV - m->freeWheel.slip; /* freeWheel.difference  slip = a.aV - b.aV */
}

/* What derivatives need, while not control.second. */
static void evaluate_not_control_second_2(Model *m)
{
    m->shaft2.aV = m->gear2.gearRatio * m->vehicle.aV; /* gear2.law.ratio  aVA = gearRatio*aVB */
}

/* What results need, beside derivatives, while control.first, control.second, not freeWheel.free. */
static void evaluate_mode_7_4(Model *m)
{
    struct IdealFixedGearBox *gear1 = &m->gear1;

    /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    gear1->rotB.der_aV = (m->shaft1.der_aV - m->jump.shaft1_aV) / gear1->gearRatio + m->jump.gear1_rotB_aV;
}

/* What results need, beside derivatives, while not control.second. */
static void evaluate_not_control_second_3(Model *m)
{
    m->clutch2.slip = m->crank.aV - m->shaft2.aV; /* clutch2.difference  slip = a.aV - b.aV */
}

/* What results need, beside derivatives, while control.first, control.second, freeWheel.free. */
static void evaluate_mode_8_3(Model *m)
{
    m->vehicle.a.t = m->freeWheel.torque - m->gear2.rotB.t; /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
}

ModelStatus model_evaluate(Model *m)
{
    struct RotInertia *crank = &m->crank;
    struct RotInertia *shaft1 = &m->shaft1;
    struct RotInertia *vehicle = &m->vehicle;
    struct RotInertia *shaft2 = &m->shaft2;

    evaluate_engine(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST)
        evaluate_not_control_first(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND)
        evaluate_not_control_second(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND_FREEWHEEL_FREE)
        evaluate_not_control_second_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second(m);
    if (MODE_OF(m, 0) == MODE_3)
        evaluate_mode_3(m);
    if (MODE_OF(m, 0) == MODE_4)
        evaluate_mode_4(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_CONTROL_SECOND)
        evaluate_not_control_first_control_second(m);
    if (BIT(MODE_OF(m, 0)) & IN_2_MODES)
        evaluate_2_modes(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5_2(m);
    if (MODE_OF(m, 0) == MODE_6)
        evaluate_mode_6(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_2)
        evaluate_3_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES)
        evaluate_7_modes(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_3)
        evaluate_3_modes_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_FREEWHEEL_FREE)
        evaluate_control_first_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_NOT_CONTROL_SECOND)
        evaluate_not_control_first_not_control_second(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_FREEWHEEL_FREE)
        evaluate_not_control_first_freeWheel_free(m);
    if (MODE_OF(m, 0) == MODE_3)
        evaluate_mode_3_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST)
        evaluate_not_control_first_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_4)
        evaluate_3_modes_5(m);
    crank->der_angle = crank->aV; /* crank.law.motion  der(angle) = aV */
    shaft1->der_angle = shaft1->aV; /* shaft1.law.motion  der(angle) = aV */
    vehicle->der_angle = vehicle->aV; /* vehicle.law.motion  der(angle) = aV */
    /* power  der(brought) = -engine.p.t*crank.aV - road.p.t*vehicle.aV */
    m->der_brought = -m->engine.p.t * crank->aV - m->road.resistance * vehicle->aV;
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND)
        evaluate_not_control_second_2(m);
    shaft2->der_angle = shaft2->aV; /* shaft2.law.motion  der(angle) = aV */

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    const struct RotInertia *crank = &m->crank;
    const struct RotInertia *shaft1 = &m->shaft1;
    const struct RotInertia *shaft2 = &m->shaft2;
    const struct RotInertia *vehicle = &m->vehicle;

    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND_OR_CONTROL_FIRST)
        evaluate_control_second_or_control_first(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES_2)
        evaluate_7_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_NOT_CONTROL_SECOND)
        evaluate_control_first_not_control_second(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes_4(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_3(m);
    evaluate_from_shaft2_law_euler(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_3(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_4(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND)
        evaluate_not_control_second_3(m);
    /* losses  lost = brought - (crank.I*crank.aV^2 + shaft1.I*shaft1.aV^2 + shaft2.I*shaft2.aV^2 +
     *     vehicle.I*vehicle.aV^2)/2 */
    m->lost = m->brought - (crank->I_ * (crank->aV * crank->aV) + shaft1->I_ * (shaft1->aV * shaft1->aV)
            + shaft2->I_ * (shaft2->aV * shaft2->aV) + vehicle->I_ * (vehicle->aV * vehicle->aV)) / 2.0;
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8_3(m);

    return MODEL_OK;
}

/* ---- the start ---- */

/* The start, while not control.first, not control.second, freeWheel.free. */
static void start_mode_2(Model *m)
{
    struct RotInertia *vehicle = &m->vehicle;

    vehicle->aV = vehicle->aV_start;
}

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
    m->control.idleTime = 0.5; /* s */
    m->control.firstTime = 2.5; /* s */
    m->control.shiftTime = 0.4; /* s */
    m->control.secondTime = 2.6; /* s */
    m->control.drag = 0.5;
    m->engine.signal2Torque = 120.0; /* N*m */
    m->crank.I_ = 0.2; /* kg*m^2 */
    m->shaft1.I_ = 0.02; /* kg*m^2 */
    m->shaft2.I_ = 0.02; /* kg*m^2 */
    m->gear1.gearRatio = 12.0;
    m->gear2.gearRatio = 6.0;
    m->freeWheel.unitDamping = 1.0; /* N*m*s/rad */
    m->vehicle.I_ = 120.0; /* kg*m^2 */
    m->road.resistance = 60.0; /* N*m */
    m->brought_start = 8430.0; /* J */
    m->control.first_start = false;
    m->control.second_start = false;
    m->control.demand_start = 0.0;
    m->crank.aV_start = 150.0; /* rad/s */
    m->crank.angle_start = 0.0; /* rad */
    m->shaft1.aV_start = 120.0; /* rad/s */
    m->shaft1.angle_start = 0.0; /* rad */
    m->shaft2.angle_start = 0.0; /* rad */
    m->freeWheel.free_start = false;
    m->vehicle.aV_start = 10.0; /* rad/s */
    m->vehicle.angle_start = 0.0; /* rad */
    m->control.Schedule_start = Schedule_inactive;
}

ModelStatus model_derive_constants(Model *m)
{
    const double crank_I = m->crank.I_; /* kg*m^2 */
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double shaft1_I = m->shaft1.I_; /* kg*m^2 */
    const double vehicle_I = m->vehicle.I_; /* kg*m^2 */
    const double gear2_gearRatio = m->gear2.gearRatio;
    const double shaft2_I = m->shaft2.I_; /* kg*m^2 */

    REQUIRE_NONZERO(m, crank_I, EQ_crank_law_euler);
    const double divisor_for_vehicle_der_aV = gear1_gearRatio * (shaft1_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, divisor_for_vehicle_der_aV, EQ_sum_freeWheel_b_t);
    REQUIRE_NONZERO(m, gear1_gearRatio, EQ_gear1_law_torque);
    REQUIRE_NONZERO(m, shaft1_I, EQ_shaft1_law_euler);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_sum_freeWheel_b_t);
    const double divisor_for_shaft2_der_aV = vehicle_I / gear2_gearRatio + gear2_gearRatio * shaft2_I;
    REQUIRE_NONZERO(m, divisor_for_shaft2_der_aV, EQ_sum_freeWheel_b_t);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_gear2_law_ratio_dot);
    const double divisor_for_vehicle_der_aV_2 = gear1_gearRatio * (shaft1_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio + crank_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, divisor_for_vehicle_der_aV_2, EQ_sum_freeWheel_b_t);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_sum_freeWheel_b_t);
    const double divisor_for_shaft2_der_aV_2 = vehicle_I / gear2_gearRatio + gear2_gearRatio * (shaft2_I + crank_I);
    REQUIRE_NONZERO(m, divisor_for_shaft2_der_aV_2, EQ_sum_freeWheel_b_t);
    const double divisor_for_vehicle_der_aV_3 = gear1_gearRatio
            * (shaft1_I * gear1_gearRatio + crank_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, divisor_for_vehicle_der_aV_3, EQ_sum_freeWheel_b_t);
    const double I_plus_I = shaft1_I + crank_I;
    REQUIRE_NONZERO(m, I_plus_I, EQ_shaft1_law_euler);
    REQUIRE_NONZERO(m, gear1_gearRatio, EQ_gear2_law_ratio);
    const double divisor_for_crank_aV = 1.0 - gear2_gearRatio / gear1_gearRatio;
    REQUIRE_NONZERO(m, divisor_for_crank_aV, EQ_gear2_law_ratio);
    REQUIRE_NONZERO(m, gear1_gearRatio, EQ_freeWheel_difference_dot);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_freeWheel_difference_dot);
    const double divisor_for_crank_der_aV = 1.0 / gear1_gearRatio - 1.0 / gear2_gearRatio;
    REQUIRE_NONZERO(m, divisor_for_crank_der_aV, EQ_freeWheel_difference_dot);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_vehicle_law_euler);
    const double divisor_for_crank_der_aV_2 = vehicle_I / gear2_gearRatio
            + gear2_gearRatio * (shaft2_I + (crank_I + shaft1_I));
    REQUIRE_NONZERO(m, divisor_for_crank_der_aV_2, EQ_vehicle_law_euler);
    const double divisor_for_clutch1_torque = -gear2_gearRatio + gear1_gearRatio;
    REQUIRE_NONZERO(m, divisor_for_clutch1_torque, EQ_gear1_law_torque);
    REQUIRE_NONZERO(m, m->freeWheel.unitDamping, EQ_freeWheel_torques);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    struct RotInertia *crank = &m->crank;
    struct RotInertia *shaft1 = &m->shaft1;
    struct RotInertia *shaft2 = &m->shaft2;
    struct RotInertia *vehicle = &m->vehicle;

    m->time = time;
    m->brought = m->brought_start;
    crank->aV = crank->aV_start;
    crank->angle = crank->angle_start;
    shaft1->aV = shaft1->aV_start;
    shaft1->angle = shaft1->angle_start;
    shaft2->angle = shaft2->angle_start;
    vehicle->angle = vehicle->angle_start;
    if (MODE_OF(m, 0) == MODE_2)
        start_mode_2(m);
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- structures ---- */

/* The modes that the present values ask for; of those that have no solution less than 0. */

int wanted_mode(const Model *m)
{
    static const short modes[] = {0, 1, 2, 3, 4, 5, 6, 7};
    const struct GearControl *control = &m->control;

    return modes[2 * (2 * ((control->first ? 1 : 0)) + (control->second ? 1 : 0)) + (m->freeWheel.free ? 1 : 0)];
}

/* ---- events ---- */

enum { WATCH_FREE_WHEEL_S_BELOW_0 };

/* control.Schedule()  AutomaticGearbox::GearControl::Schedule */
static void step_control_Schedule(Model *m)
{
    struct GearControl *control = &m->control;

    if (m->pre.control_Schedule == Schedule_inactive) {
        control->Schedule = Schedule_Idle;
        control->entered_Schedule = m->time;
        control->demand = 0.0; /* demand := 0 */
    } else if (m->pre.control_Schedule == Schedule_Idle) {
        if (m->branch.relation_of_control_Schedule) {
            control->Schedule = Schedule_First;
            control->entered_Schedule = m->time;
            control->first = true; /* first := true */
            control->second = false; /* second := false */
            control->demand = 1.0; /* demand := 1 */
        }
    } else if (m->pre.control_Schedule == Schedule_First) {
        if (m->branch.relation_of_control_Schedule_2) {
            control->Schedule = Schedule_Shift;
            control->entered_Schedule = m->time;
            control->first = false; /* first := false */
            control->demand = -control->drag; /* demand := -drag */
        }
    } else if (m->pre.control_Schedule == Schedule_Shift) {
        if (m->branch.relation_of_control_Schedule_3) {
            control->Schedule = Schedule_Second;
            control->entered_Schedule = m->time;
            control->second = true; /* second := true */
            control->demand = 1.0; /* demand := 1 */
        }
    } else if (m->pre.control_Schedule == Schedule_Second) {
        if (m->branch.relation_of_control_Schedule_4) {
            control->Schedule = Schedule_First;
            control->entered_Schedule = m->time;
            control->first = true; /* first := true */
            control->second = false; /* second := false */
            control->demand = 1.0; /* demand := 1 */
        }
    }
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    evaluate_engine(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST)
        evaluate_not_control_first(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND)
        evaluate_not_control_second(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND_FREEWHEEL_FREE)
        evaluate_not_control_second_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second(m);
    if (MODE_OF(m, 0) == MODE_3)
        evaluate_mode_3(m);
    if (MODE_OF(m, 0) == MODE_4)
        evaluate_mode_4(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_CONTROL_SECOND)
        evaluate_not_control_first_control_second(m);
    if (BIT(MODE_OF(m, 0)) & IN_2_MODES)
        evaluate_2_modes(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5_2(m);
    if (MODE_OF(m, 0) == MODE_6)
        evaluate_mode_6(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_2)
        evaluate_3_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES)
        evaluate_7_modes(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_3)
        evaluate_3_modes_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_FREEWHEEL_FREE)
        evaluate_control_first_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND_OR_CONTROL_FIRST)
        evaluate_control_second_or_control_first(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES_2)
        evaluate_7_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_NOT_CONTROL_SECOND)
        evaluate_control_first_not_control_second(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes_4(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_3(m);
    evaluate_from_shaft2_law_euler(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_NOT_CONTROL_SECOND)
        evaluate_not_control_first_not_control_second(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_FREEWHEEL_FREE)
        evaluate_not_control_first_freeWheel_free(m);
    if (MODE_OF(m, 0) == MODE_3)
        evaluate_mode_3_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST)
        evaluate_not_control_first_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_4)
        evaluate_3_modes_5(m);
    indicator[WATCH_FREE_WHEEL_S_BELOW_0] = instant_margin(-m->freeWheel.s, m->branch.freeWheel_s_below_0, false);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    const struct GearControl *control = &m->control;

    if (m->pre.control_Schedule == Schedule_Idle) /* time >= control.entered(Schedule) + control.idleTime */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(control->entered_Schedule + control->idleTime)));
    if (m->pre.control_Schedule == Schedule_First) /* time >= control.entered(Schedule) + control.firstTime */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(control->entered_Schedule + control->firstTime)));
    if (m->pre.control_Schedule == Schedule_Shift) /* time >= control.entered(Schedule) + control.shiftTime */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(control->entered_Schedule + control->shiftTime)));
    if (m->pre.control_Schedule == Schedule_Second) /* time >= control.entered(Schedule) + control.secondTime */
        *next = fmin(*next, instant_of_truth(m->time, 1.0, -(control->entered_Schedule + control->secondTime)));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    struct FreeWheel *freeWheel = &m->freeWheel;
    const struct GearControl *control = &m->control;

    evaluate_engine(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST)
        evaluate_not_control_first(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND)
        evaluate_not_control_second(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND_FREEWHEEL_FREE)
        evaluate_not_control_second_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second(m);
    if (MODE_OF(m, 0) == MODE_3)
        evaluate_mode_3(m);
    if (MODE_OF(m, 0) == MODE_4)
        evaluate_mode_4(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes(m);
    if (MODE_OF(m, 0) == MODE_1)
        evaluate_mode_1_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_FIRST_CONTROL_SECOND)
        evaluate_not_control_first_control_second(m);
    if (BIT(MODE_OF(m, 0)) & IN_2_MODES)
        evaluate_2_modes(m);
    if (MODE_OF(m, 0) == MODE_5)
        evaluate_mode_5_2(m);
    if (MODE_OF(m, 0) == MODE_6)
        evaluate_mode_6(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_2)
        evaluate_3_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST)
        evaluate_control_first_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES)
        evaluate_7_modes(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_3)
        evaluate_3_modes_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_FREEWHEEL_FREE)
        evaluate_control_first_freeWheel_free(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_FREEWHEEL_FREE)
        evaluate_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND_OR_CONTROL_FIRST)
        evaluate_control_second_or_control_first(m);
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES_2)
        evaluate_7_modes_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_FIRST_NOT_CONTROL_SECOND)
        evaluate_control_first_not_control_second(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_2(m);
    if (BIT(MODE_OF(m, 0)) & IN_3_MODES)
        evaluate_3_modes_4(m);
    if (MODE_OF(m, 0) == MODE_8)
        evaluate_mode_8_2(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_CONTROL_SECOND)
        evaluate_control_second_3(m);
    evaluate_from_shaft2_law_euler(m);
    if (MODE_OF(m, 0) == MODE_7)
        evaluate_mode_7_3(m);
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_FREEWHEEL_FREE)
        evaluate_not_freeWheel_free_3(m);
    KEEP_TRUTH(m, freeWheel_s_below_0, freeWheel->s < 0.0, freeWheel->s); /* freeWheel.state  freeWheel.s < 0 */
    /* control.Schedule()  time >= control.entered(Schedule) + control.idleTime */
    if (m->pre.control_Schedule == Schedule_Idle)
        m->branch.relation_of_control_Schedule = instant_truth(NOW(m), 1.0,
                -(control->entered_Schedule + control->idleTime), true);
    /* control.Schedule()  time >= control.entered(Schedule) + control.firstTime */
    if (m->pre.control_Schedule == Schedule_First)
        m->branch.relation_of_control_Schedule_2 = instant_truth(NOW(m), 1.0,
                -(control->entered_Schedule + control->firstTime), true);
    /* control.Schedule()  time >= control.entered(Schedule) + control.shiftTime */
    if (m->pre.control_Schedule == Schedule_Shift)
        m->branch.relation_of_control_Schedule_3 = instant_truth(NOW(m), 1.0,
                -(control->entered_Schedule + control->shiftTime), true);
    /* control.Schedule()  time >= control.entered(Schedule) + control.secondTime */
    if (m->pre.control_Schedule == Schedule_Second)
        m->branch.relation_of_control_Schedule_4 = instant_truth(NOW(m), 1.0,
                -(control->entered_Schedule + control->secondTime), true);
    freeWheel->free = m->branch.freeWheel_s_below_0; /* freeWheel.state  free = s < 0 */
    step_control_Schedule(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_GEAR2_LAW_RATIO_BY_AV_3_MODES = 2, D_GEAR1_LAW_RATIO_BY_AV_MODE_3, D_GEAR1_LAW_RATIO_BY_AV_7_MODES,
    D_power_BY_CRANK_AV, D_power_BY_VEHICLE_AV, D_GEAR2_LAW_RATIO_BY_AV_NOT_CONTROL_SECOND };

void model_partials(const Model *m, double *partial)
{
    const struct IdealFixedGearBox *gear2 = &m->gear2;
    const struct IdealFixedGearBox *gear1 = &m->gear1;

    if (BIT(MODE_OF(m, 0)) & IN_3_MODES_2) {
        partial[D_GEAR2_LAW_RATIO_BY_AV_3_MODES] = 1.0 / gear2->gearRatio; /* vehicle.aV */
    }
    if (MODE_OF(m, 0) == MODE_3) {
        partial[D_GEAR1_LAW_RATIO_BY_AV_MODE_3] = gear1->gearRatio; /* shaft1.aV */
    }
    if (BIT(MODE_OF(m, 0)) & IN_7_MODES) {
        partial[D_GEAR1_LAW_RATIO_BY_AV_7_MODES] = 1.0 / gear1->gearRatio; /* gear1.rotB.aV */
    }
    partial[D_power_BY_CRANK_AV] = -m->engine.p.t; /* der(brought) */
    partial[D_power_BY_VEHICLE_AV] = -m->road.resistance;
    if (BIT(MODE_OF(m, 0)) & WHILE_NOT_CONTROL_SECOND) {
        partial[D_GEAR2_LAW_RATIO_BY_AV_NOT_CONTROL_SECOND] = gear2->gearRatio; /* shaft2.aV */
    }
}
