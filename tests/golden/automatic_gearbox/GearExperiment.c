/* GearExperiment.c - simulation of AutomaticGearbox::GearExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 8 states, 64 equations (39 eliminated), 12 time derivatives of equations, 10 algebraic loops (10 solved
 *     symbolically).
 *
 * README.md explains how to read it.
 */
#include "GearExperiment.h"
#include "runtime/compose.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

/* Effects of jumps, while not control.first, not control.second, not freeWheel.free. */
static void evaluate_impulses_none_holds(Model *m)
{
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    m->freeWheel.der_slip = m->jump.freeWheel_slip; /* freeWheel.speeds' */
    /* sum(freeWheel.b.t) */
    m->vehicle.der_aV = (gear1_gearRatio * (m->shaft1.I_ * (gear1_gearRatio * m->jump.vehicle_aV)) - m->road.resistance
            - gear2_gearRatio * (m->shaft2.I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)))
            / m->divisor.vehicle_der_aV;
    /* gear2.law.ratio' */
    m->shaft2.der_aV = gear2_gearRatio * (m->vehicle.der_aV - m->jump.vehicle_aV) + m->jump.shaft2_aV;
    m->gear1.rotB.der_aV = m->vehicle.der_aV - m->jump.vehicle_aV + m->jump.gear1_rotB_aV; /* freeWheel.difference' */
    m->shaft1.der_aV = gear1_gearRatio * (m->gear1.rotB.der_aV - m->jump.gear1_rotB_aV); /* gear1.law.ratio' */
}

/* While not control.first, not control.second, not freeWheel.free. */
static void evaluate_none_holds(Model *m)
{
    const double gear2_gearRatio = m->gear2.gearRatio;
    const double gear1_gearRatio = m->gear1.gearRatio;

    m->clutch1.torque = 0.0; /* clutch1.law  0 = clutch1.torque */
    m->clutch2.torque = 0.0; /* clutch2.law  0 = clutch2.torque */
    m->crank.b.t = 0.0; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch1.law, clutch2.law */
    m->crank.der_aV = -m->engine.p.t / m->crank.I_; /* crank.law.euler  I*der(aV) = tA + tB; with sum(crank.b.t) */
    m->freeWheel.slip = 0.0; /* freeWheel.speeds  freeWheel.slip = 0 */
    m->freeWheel.der_slip = 0.0; /* freeWheel.speeds'  of freeWheel.slip = 0 */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with gear2.law.ratio', shaft2.law.euler,
     *     freeWheel.difference', gear1.law.ratio', shaft1.law.euler, gear2.law.torque, gear1.law.torque,
     *     vehicle.law.euler, freeWheel.speeds', clutch1.law, clutch2.law */
    m->vehicle.der_aV = -m->road.resistance / m->divisor.vehicle_der_aV;
    m->shaft2.der_aV = gear2_gearRatio * m->vehicle.der_aV; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->gear1.rotB.der_aV = m->vehicle.der_aV; /* freeWheel.difference'  of slip = a.aV - b.aV; with freeWheel.speeds' */
    m->shaft1.der_aV = gear1_gearRatio * m->gear1.rotB.der_aV; /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    if (m->solving.is_traced)
        evaluate_impulses_none_holds(m);
    m->clutch1.slip = m->crank.aV - m->shaft1.aV; /* clutch1.difference  slip = a.aV - b.aV */
    m->gear1.rotB.aV = m->shaft1.aV / gear1_gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->vehicle.aV = m->gear1.rotB.aV; /* freeWheel.difference  slip = a.aV - b.aV; with freeWheel.speeds */
    m->shaft2.aV = gear2_gearRatio * m->vehicle.aV; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->clutch2.slip = m->crank.aV - m->shaft2.aV; /* clutch2.difference  slip = a.aV - b.aV */
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->shaft1.b.t = m->shaft1.I_ * m->shaft1.der_aV; /* shaft1.law.euler  I*der(aV) = tA + tB; with clutch1.law */
    m->freeWheel.torque = -gear1_gearRatio * m->shaft1.b.t; /* gear1.law.torque  tB = -gearRatio*tA */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV; /* shaft2.law.euler  I*der(aV) = tA + tB; with clutch2.law */
    m->gear2.rotB.t = gear2_gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
    /* freeWheel.torques  freeWheel.torque = freeWheel.s*freeWheel.unitDamping */
    m->freeWheel.s = m->freeWheel.torque / m->freeWheel.unitDamping;
}

/* Effects of jumps, while not control.first, not control.second, freeWheel.free. */
static void evaluate_impulses_only_freeWheel_free(Model *m)
{
    /* sum(freeWheel.b.t) */
    m->shaft2.der_aV = (m->vehicle.I_ * (m->jump.shaft2_aV / m->gear2.gearRatio) - m->road.resistance)
            / m->divisor.shaft2_der_aV;
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / m->gear2.gearRatio; /* gear2.law.ratio' */
}

/* While not control.first, not control.second, freeWheel.free. */
static void evaluate_only_freeWheel_free(Model *m)
{
    const double gearRatio = m->gear2.gearRatio;

    m->clutch1.torque = 0.0; /* clutch1.law  0 = clutch1.torque */
    m->clutch2.torque = 0.0; /* clutch2.law  0 = clutch2.torque */
    m->crank.b.t = 0.0; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch1.law, clutch2.law */
    m->crank.der_aV = -m->engine.p.t / m->crank.I_; /* crank.law.euler  I*der(aV) = tA + tB; with sum(crank.b.t) */
    m->freeWheel.torque = 0.0; /* freeWheel.torques  freeWheel.torque = 0 */
    m->shaft1.b.t = 0.0; /* gear1.law.torque  tB = -gearRatio*tA; with freeWheel.torques */
    m->shaft1.der_aV = 0.0; /* shaft1.law.euler  I*der(aV) = tA + tB; with clutch1.law, gear1.law.torque */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with gear2.law.ratio', shaft2.law.euler, gear2.law.torque,
     *     vehicle.law.euler, freeWheel.torques, clutch2.law */
    m->shaft2.der_aV = -m->road.resistance / m->divisor.shaft2_der_aV;
    m->vehicle.der_aV = m->shaft2.der_aV / gearRatio; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    if (m->solving.is_traced)
        evaluate_impulses_only_freeWheel_free(m);
    m->clutch1.slip = m->crank.aV - m->shaft1.aV; /* clutch1.difference  slip = a.aV - b.aV */
    m->gear1.rotB.aV = m->shaft1.aV / m->gear1.gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->shaft2.aV = gearRatio * m->vehicle.aV; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->clutch2.slip = m->crank.aV - m->shaft2.aV; /* clutch2.difference  slip = a.aV - b.aV */
    m->freeWheel.slip = m->gear1.rotB.aV - m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    m->freeWheel.s = m->freeWheel.slip; /* freeWheel.speeds  freeWheel.slip = freeWheel.s */
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV; /* shaft2.law.euler  I*der(aV) = tA + tB; with clutch2.law */
    m->gear2.rotB.t = gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
}

/* Effects of jumps, while not control.first, control.second, not freeWheel.free. */
static void evaluate_impulses_only_control_second(Model *m)
{
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    m->freeWheel.der_slip = m->jump.freeWheel_slip; /* freeWheel.speeds' */
    m->clutch2.der_slip = m->jump.clutch2_slip; /* clutch2.law' */
    /* sum(freeWheel.b.t) */
    m->vehicle.der_aV = -(gear1_gearRatio * (m->shaft1.I_ * (-gear1_gearRatio * m->jump.vehicle_aV + m->jump.shaft1_aV))
            + m->road.resistance + gear2_gearRatio
            * (m->shaft2.I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)
            + (-m->crank.I_ * (gear2_gearRatio * m->jump.vehicle_aV) + m->engine.p.t))) / m->divisor.vehicle_der_aV_2;
    /* gear2.law.ratio' */
    m->shaft2.der_aV = gear2_gearRatio * (m->vehicle.der_aV - m->jump.vehicle_aV) + m->jump.shaft2_aV;
    m->gear1.rotB.der_aV = m->vehicle.der_aV - m->jump.vehicle_aV + m->jump.gear1_rotB_aV; /* freeWheel.difference' */
    m->crank.der_aV = m->shaft2.der_aV - m->jump.shaft2_aV; /* clutch2.difference' */
    /* gear1.law.ratio' */
    m->shaft1.der_aV = gear1_gearRatio * (m->gear1.rotB.der_aV - m->jump.gear1_rotB_aV) + m->jump.shaft1_aV;
}

/* While not control.first, control.second, not freeWheel.free. */
static void evaluate_only_control_second(Model *m)
{
    const double gear2_gearRatio = m->gear2.gearRatio;
    const double gear1_gearRatio = m->gear1.gearRatio;

    m->clutch1.torque = 0.0; /* clutch1.law  0 = clutch1.torque */
    m->freeWheel.slip = 0.0; /* freeWheel.speeds  freeWheel.slip = 0 */
    m->freeWheel.der_slip = 0.0; /* freeWheel.speeds'  of freeWheel.slip = 0 */
    m->clutch2.slip = 0.0; /* clutch2.law  0 = clutch2.slip */
    m->clutch2.der_slip = 0.0; /* clutch2.law'  of 0 = clutch2.slip */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with gear2.law.ratio', clutch2.difference', crank.law.euler,
     *     sum(crank.b.t), shaft2.law.euler, freeWheel.difference', gear1.law.ratio', shaft1.law.euler,
     *     gear2.law.torque, gear1.law.torque, vehicle.law.euler, freeWheel.speeds', clutch1.law, clutch2.law' */
    m->vehicle.der_aV = -(m->road.resistance + gear2_gearRatio * m->engine.p.t) / m->divisor.vehicle_der_aV_2;
    m->shaft2.der_aV = gear2_gearRatio * m->vehicle.der_aV; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->gear1.rotB.der_aV = m->vehicle.der_aV; /* freeWheel.difference'  of slip = a.aV - b.aV; with freeWheel.speeds' */
    m->crank.der_aV = m->shaft2.der_aV; /* clutch2.difference'  of slip = a.aV - b.aV; with clutch2.law' */
    m->shaft1.der_aV = gear1_gearRatio * m->gear1.rotB.der_aV; /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    if (m->solving.is_traced)
        evaluate_impulses_only_control_second(m);
    m->shaft2.aV = m->crank.aV; /* clutch2.difference  slip = a.aV - b.aV; with clutch2.law */
    m->vehicle.aV = m->shaft2.aV / gear2_gearRatio; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->gear1.rotB.aV = m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV; with freeWheel.speeds */
    m->shaft1.aV = gear1_gearRatio * m->gear1.rotB.aV; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->clutch1.slip = m->crank.aV - m->shaft1.aV; /* clutch1.difference  slip = a.aV - b.aV */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->shaft1.b.t = m->shaft1.I_ * m->shaft1.der_aV; /* shaft1.law.euler  I*der(aV) = tA + tB; with clutch1.law */
    m->freeWheel.torque = -gear1_gearRatio * m->shaft1.b.t; /* gear1.law.torque  tB = -gearRatio*tA */
    m->clutch2.torque = -m->crank.b.t; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch1.law */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV - m->clutch2.torque; /* shaft2.law.euler  I*der(aV) = tA + tB */
    m->gear2.rotB.t = gear2_gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
    /* freeWheel.torques  freeWheel.torque = freeWheel.s*freeWheel.unitDamping */
    m->freeWheel.s = m->freeWheel.torque / m->freeWheel.unitDamping;
}

/* Effects of jumps, while not control.first, control.second, freeWheel.free. */
static void evaluate_impulses_only_control_second_and_freeWheel_free(Model *m)
{
    const double gearRatio = m->gear2.gearRatio;

    m->clutch2.der_slip = m->jump.clutch2_slip; /* clutch2.law' */
    /* sum(freeWheel.b.t) */
    m->shaft2.der_aV = (-(m->vehicle.I_ * (-m->jump.shaft2_aV / gearRatio + m->jump.vehicle_aV) + m->road.resistance)
            - gearRatio * (-m->crank.I_ * m->jump.shaft2_aV + m->engine.p.t)) / m->divisor.shaft2_der_aV_2;
    m->crank.der_aV = m->shaft2.der_aV - m->jump.shaft2_aV; /* clutch2.difference' */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler */
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / gearRatio + m->jump.vehicle_aV; /* gear2.law.ratio' */
}

/* While not control.first, control.second, freeWheel.free. */
static void evaluate_only_control_second_and_freeWheel_free(Model *m)
{
    const double gearRatio = m->gear2.gearRatio;

    m->clutch1.torque = 0.0; /* clutch1.law  0 = clutch1.torque */
    m->freeWheel.torque = 0.0; /* freeWheel.torques  freeWheel.torque = 0 */
    m->shaft1.b.t = 0.0; /* gear1.law.torque  tB = -gearRatio*tA; with freeWheel.torques */
    m->shaft1.der_aV = 0.0; /* shaft1.law.euler  I*der(aV) = tA + tB; with clutch1.law, gear1.law.torque */
    m->clutch2.slip = 0.0; /* clutch2.law  0 = clutch2.slip */
    m->clutch2.der_slip = 0.0; /* clutch2.law'  of 0 = clutch2.slip */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with clutch2.difference', crank.law.euler, sum(crank.b.t),
     *     gear2.law.ratio', shaft2.law.euler, gear2.law.torque, vehicle.law.euler, freeWheel.torques,
     *     clutch2.law', clutch1.law */
    m->shaft2.der_aV = (-m->road.resistance - gearRatio * m->engine.p.t) / m->divisor.shaft2_der_aV_2;
    m->crank.der_aV = m->shaft2.der_aV; /* clutch2.difference'  of slip = a.aV - b.aV; with clutch2.law' */
    m->shaft2.aV = m->crank.aV; /* clutch2.difference  slip = a.aV - b.aV; with clutch2.law */
    m->vehicle.aV = m->shaft2.aV / gearRatio; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->clutch1.slip = m->crank.aV - m->shaft1.aV; /* clutch1.difference  slip = a.aV - b.aV */
    m->gear1.rotB.aV = m->shaft1.aV / m->gear1.gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->freeWheel.slip = m->gear1.rotB.aV - m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    m->freeWheel.s = m->freeWheel.slip; /* freeWheel.speeds  freeWheel.slip = freeWheel.s */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
    m->vehicle.der_aV = m->shaft2.der_aV / gearRatio; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    if (m->solving.is_traced)
        evaluate_impulses_only_control_second_and_freeWheel_free(m);
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->clutch2.torque = -m->crank.b.t; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch1.law */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV - m->clutch2.torque; /* shaft2.law.euler  I*der(aV) = tA + tB */
    m->gear2.rotB.t = gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
}

/* Effects of jumps, while control.first, not control.second, not freeWheel.free. */
static void evaluate_impulses_only_control_first(Model *m)
{
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    m->freeWheel.der_slip = m->jump.freeWheel_slip; /* freeWheel.speeds' */
    m->clutch1.der_slip = m->jump.clutch1_slip; /* clutch1.law' */
    /* sum(freeWheel.b.t) */
    m->vehicle.der_aV = -(gear1_gearRatio * (m->shaft1.I_ * (-gear1_gearRatio * m->jump.vehicle_aV + m->jump.shaft1_aV)
            + (-m->crank.I_ * (gear1_gearRatio * m->jump.vehicle_aV) + m->engine.p.t)) + m->road.resistance
            + gear2_gearRatio * (m->shaft2.I_ * (-gear2_gearRatio * m->jump.vehicle_aV + m->jump.shaft2_aV)))
            / m->divisor.vehicle_der_aV_3;
    /* gear2.law.ratio' */
    m->shaft2.der_aV = gear2_gearRatio * (m->vehicle.der_aV - m->jump.vehicle_aV) + m->jump.shaft2_aV;
    m->gear1.rotB.der_aV = m->vehicle.der_aV - m->jump.vehicle_aV + m->jump.gear1_rotB_aV; /* freeWheel.difference' */
    /* gear1.law.ratio' */
    m->shaft1.der_aV = gear1_gearRatio * (m->gear1.rotB.der_aV - m->jump.gear1_rotB_aV) + m->jump.shaft1_aV;
    m->crank.der_aV = m->shaft1.der_aV - m->jump.shaft1_aV; /* clutch1.difference' */
}

/* While control.first, not control.second, not freeWheel.free. */
static void evaluate_only_control_first(Model *m)
{
    const double gear1_gearRatio = m->gear1.gearRatio;
    const double gear2_gearRatio = m->gear2.gearRatio;

    m->clutch2.torque = 0.0; /* clutch2.law  0 = clutch2.torque */
    m->freeWheel.slip = 0.0; /* freeWheel.speeds  freeWheel.slip = 0 */
    m->freeWheel.der_slip = 0.0; /* freeWheel.speeds'  of freeWheel.slip = 0 */
    m->clutch1.slip = 0.0; /* clutch1.law  0 = clutch1.slip */
    m->clutch1.der_slip = 0.0; /* clutch1.law'  of 0 = clutch1.slip */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with gear2.law.ratio', shaft2.law.euler,
     *     freeWheel.difference', gear1.law.ratio', clutch1.difference', crank.law.euler, sum(crank.b.t),
     *     shaft1.law.euler, gear2.law.torque, gear1.law.torque, vehicle.law.euler, freeWheel.speeds',
     *     clutch1.law', clutch2.law */
    m->vehicle.der_aV = -(gear1_gearRatio * m->engine.p.t + m->road.resistance) / m->divisor.vehicle_der_aV_3;
    m->shaft2.der_aV = gear2_gearRatio * m->vehicle.der_aV; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->gear1.rotB.der_aV = m->vehicle.der_aV; /* freeWheel.difference'  of slip = a.aV - b.aV; with freeWheel.speeds' */
    m->shaft1.der_aV = gear1_gearRatio * m->gear1.rotB.der_aV; /* gear1.law.ratio'  of aVA = gearRatio*aVB */
    m->crank.der_aV = m->shaft1.der_aV; /* clutch1.difference'  of slip = a.aV - b.aV; with clutch1.law' */
    if (m->solving.is_traced)
        evaluate_impulses_only_control_first(m);
    m->shaft1.aV = m->crank.aV; /* clutch1.difference  slip = a.aV - b.aV; with clutch1.law */
    m->gear1.rotB.aV = m->shaft1.aV / gear1_gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->vehicle.aV = m->gear1.rotB.aV; /* freeWheel.difference  slip = a.aV - b.aV; with freeWheel.speeds */
    m->shaft2.aV = gear2_gearRatio * m->vehicle.aV; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->clutch2.slip = m->crank.aV - m->shaft2.aV; /* clutch2.difference  slip = a.aV - b.aV */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->clutch1.torque = -m->crank.b.t; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch2.law */
    m->shaft1.b.t = m->shaft1.I_ * m->shaft1.der_aV - m->clutch1.torque; /* shaft1.law.euler  I*der(aV) = tA + tB */
    m->freeWheel.torque = -gear1_gearRatio * m->shaft1.b.t; /* gear1.law.torque  tB = -gearRatio*tA */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV; /* shaft2.law.euler  I*der(aV) = tA + tB; with clutch2.law */
    m->gear2.rotB.t = gear2_gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
    /* freeWheel.torques  freeWheel.torque = freeWheel.s*freeWheel.unitDamping */
    m->freeWheel.s = m->freeWheel.torque / m->freeWheel.unitDamping;
}

/* Effects of jumps, while control.first, not control.second, freeWheel.free. */
static void evaluate_impulses_only_control_first_and_freeWheel_free(Model *m)
{
    /* sum(freeWheel.b.t) */
    m->shaft2.der_aV = (m->vehicle.I_ * (m->jump.shaft2_aV / m->gear2.gearRatio) - m->road.resistance)
            / m->divisor.shaft2_der_aV;
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / m->gear2.gearRatio; /* gear2.law.ratio' */
    m->clutch1.der_slip = m->jump.clutch1_slip; /* clutch1.law' */
    /* shaft1.law.euler */
    m->crank.der_aV = (-m->engine.p.t - m->shaft1.I_ * m->jump.shaft1_aV) / m->divisor.crank_der_aV;
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance; /* vehicle.law.euler */
    m->clutch1.torque = -m->crank.b.t; /* sum(crank.b.t) */
    m->shaft1.der_aV = m->crank.der_aV + m->jump.shaft1_aV; /* clutch1.difference' */
}

/* While control.first, not control.second, freeWheel.free. */
static void evaluate_only_control_first_and_freeWheel_free(Model *m)
{
    const double gearRatio = m->gear2.gearRatio;

    m->clutch2.torque = 0.0; /* clutch2.law  0 = clutch2.torque */
    m->freeWheel.torque = 0.0; /* freeWheel.torques  freeWheel.torque = 0 */
    m->shaft1.b.t = 0.0; /* gear1.law.torque  tB = -gearRatio*tA; with freeWheel.torques */
    /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with gear2.law.ratio', shaft2.law.euler, gear2.law.torque,
     *     vehicle.law.euler, freeWheel.torques, clutch2.law */
    m->shaft2.der_aV = -m->road.resistance / m->divisor.shaft2_der_aV;
    m->vehicle.der_aV = m->shaft2.der_aV / gearRatio; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->clutch1.slip = 0.0; /* clutch1.law  0 = clutch1.slip */
    m->clutch1.der_slip = 0.0; /* clutch1.law'  of 0 = clutch1.slip */
    /* shaft1.law.euler  I*der(aV) = tA + tB; with clutch1.difference', crank.law.euler, sum(crank.b.t),
     *     clutch2.law, gear1.law.torque, clutch1.law' */
    m->crank.der_aV = -m->engine.p.t / m->divisor.crank_der_aV;
    m->shaft1.aV = m->crank.aV; /* clutch1.difference  slip = a.aV - b.aV; with clutch1.law */
    m->gear1.rotB.aV = m->shaft1.aV / m->gear1.gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->shaft2.aV = gearRatio * m->vehicle.aV; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->clutch2.slip = m->crank.aV - m->shaft2.aV; /* clutch2.difference  slip = a.aV - b.aV */
    m->freeWheel.slip = m->gear1.rotB.aV - m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    m->freeWheel.s = m->freeWheel.slip; /* freeWheel.speeds  freeWheel.slip = freeWheel.s */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    m->clutch1.torque = -m->crank.b.t; /* sum(crank.b.t)  flows at Drivetrain::c5; with clutch2.law */
    m->shaft1.der_aV = m->crank.der_aV; /* clutch1.difference'  of slip = a.aV - b.aV; with clutch1.law' */
    if (m->solving.is_traced)
        evaluate_impulses_only_control_first_and_freeWheel_free(m);
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV; /* shaft2.law.euler  I*der(aV) = tA + tB; with clutch2.law */
    m->gear2.rotB.t = gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
}

/* Effects of jumps, while control.first, control.second, not freeWheel.free. */
static void evaluate_impulses_only_control_first_and_control_second(Model *m)
{
    m->freeWheel.der_slip = m->jump.freeWheel_slip; /* freeWheel.speeds' */
    m->clutch2.der_slip = m->jump.clutch2_slip; /* clutch2.law' */
    m->clutch1.der_slip = m->jump.clutch1_slip; /* clutch1.law' */
    /* freeWheel.difference' */
    m->crank.der_aV = (m->jump.crank_aV / m->gear1.gearRatio - m->jump.crank_aV / m->gear2.gearRatio)
            / m->divisor.crank_der_aV_2;
    m->shaft2.der_aV = m->crank.der_aV - m->jump.crank_aV + m->jump.shaft2_aV; /* clutch2.difference' */
    m->shaft1.der_aV = m->crank.der_aV - m->jump.crank_aV + m->jump.shaft1_aV; /* clutch1.difference' */
    /* gear1.law.ratio' */
    m->gear1.rotB.der_aV = (m->shaft1.der_aV - m->jump.shaft1_aV) / m->gear1.gearRatio + m->jump.gear1_rotB_aV;
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler */
    /* gear2.law.ratio' */
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / m->gear2.gearRatio + m->jump.vehicle_aV;
}

/* While control.first, control.second, not freeWheel.free. */
static void evaluate_only_control_first_and_control_second(Model *m)
{
    m->freeWheel.slip = 0.0; /* freeWheel.speeds  freeWheel.slip = 0 */
    m->freeWheel.der_slip = 0.0; /* freeWheel.speeds'  of freeWheel.slip = 0 */
    m->clutch2.slip = 0.0; /* clutch2.law  0 = clutch2.slip */
    m->clutch2.der_slip = 0.0; /* clutch2.law'  of 0 = clutch2.slip */
    m->clutch1.slip = 0.0; /* clutch1.law  0 = clutch1.slip */
    m->clutch1.der_slip = 0.0; /* clutch1.law'  of 0 = clutch1.slip */
    /* gear2.law.ratio  aVA = gearRatio*aVB; with clutch1.difference, gear1.law.ratio, clutch2.difference,
     *     freeWheel.difference, clutch1.law, freeWheel.speeds, clutch2.law */
    m->crank.aV = 0.0;
    /* freeWheel.difference'  of slip = a.aV - b.aV; with clutch2.difference', clutch1.difference',
     *     gear2.law.ratio', gear1.law.ratio', freeWheel.speeds', clutch1.law', clutch2.law' */
    m->crank.der_aV = 0.0;
    m->shaft2.der_aV = 0.0; /* clutch2.difference'  of slip = a.aV - b.aV; with clutch2.law', freeWheel.difference' */
    m->shaft1.der_aV = 0.0; /* clutch1.difference'  of slip = a.aV - b.aV; with clutch1.law', freeWheel.difference' */
    m->gear1.rotB.der_aV = 0.0; /* gear1.law.ratio'  of aVA = gearRatio*aVB; with clutch1.difference' */
    m->shaft2.aV = 0.0; /* clutch2.difference  slip = a.aV - b.aV; with clutch2.law, gear2.law.ratio */
    m->shaft1.aV = 0.0; /* clutch1.difference  slip = a.aV - b.aV; with clutch1.law, gear2.law.ratio */
    m->gear1.rotB.aV = 0.0; /* gear1.law.ratio  aVA = gearRatio*aVB; with clutch1.difference */
    m->vehicle.aV = 0.0; /* freeWheel.difference  slip = a.aV - b.aV; with freeWheel.speeds, gear1.law.ratio */
    m->crank.b.t = m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB; with freeWheel.difference' */
    m->vehicle.der_aV = 0.0; /* gear2.law.ratio'  of aVA = gearRatio*aVB; with clutch2.difference' */
    if (m->solving.is_traced)
        evaluate_impulses_only_control_first_and_control_second(m);
    /* vehicle.law.euler  I*der(aV) = tA + tB */
    m->vehicle.a.t = m->vehicle.I_ * m->vehicle.der_aV + m->road.resistance;
    /* gear1.law.torque  tB = -gearRatio*tA; with sum(crank.b.t), shaft2.law.euler, shaft1.law.euler,
     *     gear2.law.torque, sum(freeWheel.b.t) */
    m->clutch1.torque = (m->gear1.gearRatio * (m->shaft1.I_ * m->shaft1.der_aV)
            + (m->vehicle.a.t + m->gear2.gearRatio * (m->shaft2.I_ * m->shaft2.der_aV + m->crank.b.t)))
            / m->divisor.clutch1_torque;
    m->shaft1.b.t = m->shaft1.I_ * m->shaft1.der_aV - m->clutch1.torque; /* shaft1.law.euler  I*der(aV) = tA + tB */
    m->clutch2.torque = -(m->crank.b.t + m->clutch1.torque); /* sum(crank.b.t)  flows at Drivetrain::c5 */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV - m->clutch2.torque; /* shaft2.law.euler  I*der(aV) = tA + tB */
    m->gear2.rotB.t = m->gear2.gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
    m->freeWheel.torque = m->vehicle.a.t + m->gear2.rotB.t; /* sum(freeWheel.b.t)  flows at Drivetrain::c12 */
    /* freeWheel.torques  freeWheel.torque = freeWheel.s*freeWheel.unitDamping */
    m->freeWheel.s = m->freeWheel.torque / m->freeWheel.unitDamping;
}

/* Effects of jumps, while control.first, control.second, freeWheel.free. */
static void evaluate_impulses_all_hold(Model *m)
{
    m->clutch2.der_slip = m->jump.clutch2_slip; /* clutch2.law' */
    m->clutch1.der_slip = m->jump.clutch1_slip; /* clutch1.law' */
    /* vehicle.law.euler */
    m->crank.der_aV = (-m->gear2.gearRatio * (m->shaft2.I_ * m->jump.shaft2_aV
            + (m->engine.p.t + m->shaft1.I_ * m->jump.shaft1_aV)) - m->road.resistance
            - m->vehicle.I_ * m->jump.vehicle_aV) / m->divisor.crank_der_aV_3;
    m->shaft2.der_aV = m->crank.der_aV + m->jump.shaft2_aV; /* clutch2.difference' */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler */
    /* gear2.law.ratio' */
    m->vehicle.der_aV = (m->shaft2.der_aV - m->jump.shaft2_aV) / m->gear2.gearRatio + m->jump.vehicle_aV;
    m->shaft1.der_aV = m->crank.der_aV + m->jump.shaft1_aV; /* clutch1.difference' */
}

/* While control.first, control.second, freeWheel.free. */
static void evaluate_all_hold(Model *m)
{
    const double gearRatio = m->gear2.gearRatio;

    m->freeWheel.torque = 0.0; /* freeWheel.torques  freeWheel.torque = 0 */
    m->shaft1.b.t = 0.0; /* gear1.law.torque  tB = -gearRatio*tA; with freeWheel.torques */
    m->clutch2.slip = 0.0; /* clutch2.law  0 = clutch2.slip */
    m->clutch2.der_slip = 0.0; /* clutch2.law'  of 0 = clutch2.slip */
    m->clutch1.slip = 0.0; /* clutch1.law  0 = clutch1.slip */
    m->clutch1.der_slip = 0.0; /* clutch1.law'  of 0 = clutch1.slip */
    m->shaft2.aV = m->crank.aV; /* clutch2.difference  slip = a.aV - b.aV; with clutch2.law */
    m->vehicle.aV = m->shaft2.aV / gearRatio; /* gear2.law.ratio  aVA = gearRatio*aVB */
    m->shaft1.aV = m->crank.aV; /* clutch1.difference  slip = a.aV - b.aV; with clutch1.law */
    m->gear1.rotB.aV = m->shaft1.aV / m->gear1.gearRatio; /* gear1.law.ratio  aVA = gearRatio*aVB */
    m->freeWheel.slip = m->gear1.rotB.aV - m->vehicle.aV; /* freeWheel.difference  slip = a.aV - b.aV */
    m->freeWheel.s = m->freeWheel.slip; /* freeWheel.speeds  freeWheel.slip = freeWheel.s */
    /* vehicle.law.euler  I*der(aV) = tA + tB; with clutch1.difference', crank.law.euler, shaft1.law.euler,
     *     sum(crank.b.t), clutch2.difference', shaft2.law.euler, gear2.law.torque, sum(freeWheel.b.t),
     *     gear2.law.ratio', freeWheel.torques, clutch2.law', clutch1.law', gear1.law.torque */
    m->crank.der_aV = (-gearRatio * m->engine.p.t - m->road.resistance) / m->divisor.crank_der_aV_3;
    m->shaft2.der_aV = m->crank.der_aV; /* clutch2.difference'  of slip = a.aV - b.aV; with clutch2.law' */
    m->crank.b.t = m->crank.I_ * m->crank.der_aV + m->engine.p.t; /* crank.law.euler  I*der(aV) = tA + tB */
    m->vehicle.der_aV = m->shaft2.der_aV / gearRatio; /* gear2.law.ratio'  of aVA = gearRatio*aVB */
    m->shaft1.der_aV = m->crank.der_aV; /* clutch1.difference'  of slip = a.aV - b.aV; with clutch1.law' */
    if (m->solving.is_traced)
        evaluate_impulses_all_hold(m);
    /* shaft1.law.euler  I*der(aV) = tA + tB; with gear1.law.torque */
    m->clutch1.torque = m->shaft1.I_ * m->shaft1.der_aV;
    m->clutch2.torque = -(m->crank.b.t + m->clutch1.torque); /* sum(crank.b.t)  flows at Drivetrain::c5 */
    m->shaft2.b.t = m->shaft2.I_ * m->shaft2.der_aV - m->clutch2.torque; /* shaft2.law.euler  I*der(aV) = tA + tB */
    m->gear2.rotB.t = gearRatio * m->shaft2.b.t; /* gear2.law.torque  tB = -gearRatio*tA */
    m->vehicle.a.t = -m->gear2.rotB.t; /* sum(freeWheel.b.t)  flows at Drivetrain::c12; with freeWheel.torques */
}

ModelStatus model_evaluate(Model *m)
{
    m->engine.p.t = -m->control.demand * m->engine.signal2Torque; /* engine.law.torque  t = -u*signal2Torque */
    switch (MODE_OF(m, 0)) {
    case MODE_NONE_HOLDS: evaluate_none_holds(m); break;
    case MODE_ONLY_FREEWHEEL_FREE: evaluate_only_freeWheel_free(m); break;
    case MODE_ONLY_CONTROL_SECOND: evaluate_only_control_second(m); break;
    case MODE_ONLY_CONTROL_SECOND_AND_FREEWHEEL_FREE: evaluate_only_control_second_and_freeWheel_free(m); break;
    case MODE_ONLY_CONTROL_FIRST: evaluate_only_control_first(m); break;
    case MODE_ONLY_CONTROL_FIRST_AND_FREEWHEEL_FREE: evaluate_only_control_first_and_freeWheel_free(m); break;
    case MODE_ONLY_CONTROL_FIRST_AND_CONTROL_SECOND: evaluate_only_control_first_and_control_second(m); break;
    case MODE_ALL_HOLD: evaluate_all_hold(m); break;
    }
    m->crank.der_angle = m->crank.aV; /* crank.law.motion  der(angle) = aV */
    m->shaft1.der_angle = m->shaft1.aV; /* shaft1.law.motion  der(angle) = aV */
    m->vehicle.der_angle = m->vehicle.aV; /* vehicle.law.motion  der(angle) = aV */
    /* power  der(brought) = -engine.p.t*crank.aV - road.p.t*vehicle.aV */
    m->der_brought = -m->engine.p.t * m->crank.aV - m->road.resistance * m->vehicle.aV;
    m->shaft2.der_angle = m->shaft2.aV; /* shaft2.law.motion  der(angle) = aV */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    /* losses  lost = brought - (crank.I*crank.aV^2 + shaft1.I*shaft1.aV^2 + shaft2.I*shaft2.aV^2 +
     *     vehicle.I*vehicle.aV^2)/2 */
    m->lost = m->brought - (m->crank.I_ * (m->crank.aV * m->crank.aV) + m->shaft1.I_ * (m->shaft1.aV * m->shaft1.aV)
            + m->shaft2.I_ * (m->shaft2.aV * m->shaft2.aV) + m->vehicle.I_ * (m->vehicle.aV * m->vehicle.aV)) / 2.0;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
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
    m->divisor.vehicle_der_aV = gear1_gearRatio * (shaft1_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, m->divisor.vehicle_der_aV, EQ_sum_freeWheel_b_t);
    REQUIRE_NONZERO(m, gear1_gearRatio, EQ_gear1_law_torque);
    REQUIRE_NONZERO(m, shaft1_I, EQ_shaft1_law_euler);
    REQUIRE_NONZERO(m, gear2_gearRatio, EQ_sum_freeWheel_b_t);
    m->divisor.shaft2_der_aV = vehicle_I / gear2_gearRatio + gear2_gearRatio * shaft2_I;
    REQUIRE_NONZERO(m, m->divisor.shaft2_der_aV, EQ_sum_freeWheel_b_t);
    m->divisor.vehicle_der_aV_2 = gear1_gearRatio * (shaft1_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio + crank_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, m->divisor.vehicle_der_aV_2, EQ_sum_freeWheel_b_t);
    m->divisor.shaft2_der_aV_2 = vehicle_I / gear2_gearRatio + gear2_gearRatio * (shaft2_I + crank_I);
    REQUIRE_NONZERO(m, m->divisor.shaft2_der_aV_2, EQ_sum_freeWheel_b_t);
    m->divisor.vehicle_der_aV_3 = gear1_gearRatio * (shaft1_I * gear1_gearRatio + crank_I * gear1_gearRatio) + vehicle_I
            + gear2_gearRatio * (shaft2_I * gear2_gearRatio);
    REQUIRE_NONZERO(m, m->divisor.vehicle_der_aV_3, EQ_sum_freeWheel_b_t);
    m->divisor.crank_der_aV = shaft1_I + crank_I;
    REQUIRE_NONZERO(m, m->divisor.crank_der_aV, EQ_shaft1_law_euler);
    m->divisor.crank_aV = 1.0 - gear2_gearRatio / gear1_gearRatio;
    REQUIRE_NONZERO(m, m->divisor.crank_aV, EQ_gear2_law_ratio);
    m->divisor.crank_der_aV_2 = 1.0 / gear1_gearRatio - 1.0 / gear2_gearRatio;
    REQUIRE_NONZERO(m, m->divisor.crank_der_aV_2, EQ_freeWheel_difference_dot);
    m->divisor.crank_der_aV_3 = vehicle_I / gear2_gearRatio + gear2_gearRatio * (shaft2_I + (crank_I + shaft1_I));
    REQUIRE_NONZERO(m, m->divisor.crank_der_aV_3, EQ_vehicle_law_euler);
    m->divisor.clutch1_torque = -gear2_gearRatio + gear1_gearRatio;
    REQUIRE_NONZERO(m, m->divisor.clutch1_torque, EQ_gear1_law_torque);
    REQUIRE_NONZERO(m, m->freeWheel.unitDamping, EQ_freeWheel_torques);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->brought = m->brought_start;
    m->crank.aV = m->crank.aV_start;
    m->crank.angle = m->crank.angle_start;
    m->shaft1.aV = m->shaft1.aV_start;
    m->shaft1.angle = m->shaft1.angle_start;
    m->shaft2.angle = m->shaft2.angle_start;
    m->vehicle.angle = m->vehicle.angle_start;
    if (MODE_OF(m, 0) == MODE_ONLY_FREEWHEEL_FREE)
        m->vehicle.aV = m->vehicle.aV_start;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- structures ---- */

/* Mode that the present values select; negative if they select none with a solution. */
int wanted_mode(const Model *m)
{
    return 2 * (2 * (m->control.first ? 1 : 0) + (m->control.second ? 1 : 0)) + (m->freeWheel.free ? 1 : 0);
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
        if (m->branch.control_time_at_least_entered_Schedule_plus_idleTime) {
            control->Schedule = Schedule_First;
            control->entered_Schedule = m->time;
            control->first = true; /* first := true */
            control->second = false; /* second := false */
            control->demand = 1.0; /* demand := 1 */
        }
    } else if (m->pre.control_Schedule == Schedule_First) {
        if (m->branch.control_time_at_least_entered_Schedule_plus_firstTime) {
            control->Schedule = Schedule_Shift;
            control->entered_Schedule = m->time;
            control->first = false; /* first := false */
            control->demand = -control->drag; /* demand := -drag */
        }
    } else if (m->pre.control_Schedule == Schedule_Shift) {
        if (m->branch.control_time_at_least_entered_Schedule_plus_shiftTime) {
            control->Schedule = Schedule_Second;
            control->entered_Schedule = m->time;
            control->second = true; /* second := true */
            control->demand = 1.0; /* demand := 1 */
        }
    } else if (m->pre.control_Schedule == Schedule_Second) {
        if (m->branch.control_time_at_least_entered_Schedule_plus_secondTime) {
            control->Schedule = Schedule_First;
            control->entered_Schedule = m->time;
            control->first = true; /* first := true */
            control->second = false; /* second := false */
            control->demand = 1.0; /* demand := 1 */
        }
    }
}

/* Distances of watched branches from a change. A distance becomes negative when its branch changes. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    REQUIRE(model_evaluate(m));
    indicator[WATCH_FREE_WHEEL_S_BELOW_0] = instant_margin(-m->freeWheel.s, m->branch.freeWheel_s_below_0,
            FAILS_AT_ZERO);

    return MODEL_OK;
}

void model_next_instant(const Model *m, double *next)
{
    if (m->pre.control_Schedule == Schedule_Idle) /* time >= control.entered(Schedule) + control.idleTime */
        *next = fmin(*next, instant_ahead(m->time, m->control.entered_Schedule + m->control.idleTime));
    if (m->pre.control_Schedule == Schedule_First) /* time >= control.entered(Schedule) + control.firstTime */
        *next = fmin(*next, instant_ahead(m->time, m->control.entered_Schedule + m->control.firstTime));
    if (m->pre.control_Schedule == Schedule_Shift) /* time >= control.entered(Schedule) + control.shiftTime */
        *next = fmin(*next, instant_ahead(m->time, m->control.entered_Schedule + m->control.shiftTime));
    if (m->pre.control_Schedule == Schedule_Second) /* time >= control.entered(Schedule) + control.secondTime */
        *next = fmin(*next, instant_ahead(m->time, m->control.entered_Schedule + m->control.secondTime));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    REQUIRE(model_evaluate(m));
    KEEP_TRUTH(m, freeWheel_s_below_0, m->freeWheel.s < 0.0, m->freeWheel.s); /* freeWheel.state  freeWheel.s < 0 */
    /* control.Schedule()  time >= control.entered(Schedule) + control.idleTime */
    if (m->pre.control_Schedule == Schedule_Idle)
        m->branch.control_time_at_least_entered_Schedule_plus_idleTime = instant_from(NOW(m),
                m->control.entered_Schedule + m->control.idleTime);
    /* control.Schedule()  time >= control.entered(Schedule) + control.firstTime */
    if (m->pre.control_Schedule == Schedule_First)
        m->branch.control_time_at_least_entered_Schedule_plus_firstTime = instant_from(NOW(m),
                m->control.entered_Schedule + m->control.firstTime);
    /* control.Schedule()  time >= control.entered(Schedule) + control.shiftTime */
    if (m->pre.control_Schedule == Schedule_Shift)
        m->branch.control_time_at_least_entered_Schedule_plus_shiftTime = instant_from(NOW(m),
                m->control.entered_Schedule + m->control.shiftTime);
    /* control.Schedule()  time >= control.entered(Schedule) + control.secondTime */
    if (m->pre.control_Schedule == Schedule_Second)
        m->branch.control_time_at_least_entered_Schedule_plus_secondTime = instant_from(NOW(m),
                m->control.entered_Schedule + m->control.secondTime);
    m->freeWheel.free = m->branch.freeWheel_s_below_0; /* freeWheel.state  free = s < 0 */
    step_control_Schedule(m);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_gear2_law_ratio_BY_AV = 1, D_gear1_law_ratio_BY_AV, D_gear1_law_ratio_BY_AV_2, D_power_BY_CRANK_AV,
    D_power_BY_VEHICLE_AV, D_gear2_law_ratio_BY_AV_2 };

void model_partials(const Model *m, double *partial)
{
    partial[D_gear2_law_ratio_BY_AV] = 1.0 / m->gear2.gearRatio; /* vehicle.aV */
    partial[D_gear1_law_ratio_BY_AV] = m->gear1.gearRatio; /* shaft1.aV */
    partial[D_gear1_law_ratio_BY_AV_2] = 1.0 / m->gear1.gearRatio; /* gear1.rotB.aV */
    partial[D_power_BY_CRANK_AV] = -m->engine.p.t; /* der(brought) */
    partial[D_power_BY_VEHICLE_AV] = -m->road.resistance;
    partial[D_gear2_law_ratio_BY_AV_2] = m->gear2.gearRatio; /* shaft2.aV */
}
