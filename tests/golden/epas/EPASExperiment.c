/* EPASExperiment.c - simulation of Epas::EPASExperiment, from model.xmi, by sysphsc 0.1.0.
 *
 * 9 states, 107 equations (71 eliminated), no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "EPASExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    const double column_aV = m->column.aV; /* rad/s */
    const double v = m->rack.v; /* m/s */
    const double rotor_aV = m->rotor.aV; /* rad/s */

    /* driver.law.signal  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    m->driver.out.rSig = m->driver.offset + m->driver.amplitude
            * sin(6.283185307179586 * m->driver.frequency * m->time);
    /* driverTorque.law.torque  t = -u*signal2Torque */
    m->driverTorque.p.t = -m->driver.out.rSig * m->driverTorque.signal2Torque;
    m->column.der_angle = column_aV; /* column.law.motion  der(angle) = aV */
    m->columnDamper.torqueThru = m->columnDamper.k * column_aV; /* columnDamper.law.law  torqueThru = k*aVRel */
    /* columnSpring.law.law  torqueThru = k*relPhi */
    m->columnSpring.torqueThru = m->columnSpring.k * m->columnSpring.relPhi;
    /* sum(columnDamper.b.t)  flows at EPAS::c4 */
    m->column.b.t = m->columnSpring.torqueThru - m->columnDamper.torqueThru;
    /* column.law.euler  I*der(aV) = tA + tB */
    m->column.der_aV = (-m->driverTorque.p.t + m->column.b.t) / m->column.I_;
    m->columnSpring.b.aV = m->pinion1.ratio * v; /* pinion1.law.motion  aV = ratio*lV */
    m->columnSpring.aVRel = m->columnSpring.b.aV - column_aV; /* columnSpring.binary.motion  aVRel = aVB - aVA */
    m->columnSpring.der_relPhi = m->columnSpring.aVRel; /* columnSpring.law.integral  der(relPhi) = aVRel */
    m->pinion1.trans.f = m->pinion1.ratio * m->columnSpring.torqueThru; /* pinion1.law.force  f = -ratio*t */
    m->rackDamper.der_displ = v; /* rackDamper.binary.integral  der(displ) = relV */
    m->rackDamper.forceThru = m->rackDamper.k * v; /* rackDamper.law.law  forceThru = k*relV */
    /* tyreSpring.binary.integral~  changes as rackDamper.displ  der(displ) = relV */
    m->tyreSpring.displ = m->rackDamper.displ + m->tyreSpring.offset_displ;
    m->tyreSpring.forceThru = m->tyreSpring.k * m->tyreSpring.displ; /* tyreSpring.law.law  forceThru = k*displ */
    /* step.law.step  y = if time < stepTime then 0 else stepVoltage */
    m->source.v = m->branch.time_below_step_stepTime ? 0.0 : m->step.stepVoltage;
    m->resistor.v = m->resistor.resistance * m->coil.i; /* resistor.law.ohm  r*i = v */
    m->resistor.n.v = m->source.v - m->resistor.v; /* resistor.pins.voltage  v = vP - vN */
    m->coil.n.v = m->emf.k * rotor_aV; /* emf.law.induction  vPos - vNeg = k*aV */
    m->coil.v = m->resistor.n.v - m->coil.n.v; /* coil.pins.voltage  v = vP - vN */
    m->coil.der_i = m->coil.v / m->coil.l; /* coil.law.induction  l*der(i) = v */
    m->emf.p.t = -m->emf.k * m->coil.i; /* emf.law.torque  t = -k*iPos */
    m->rotor.der_angle = rotor_aV; /* rotor.law.motion  der(angle) = aV */
    m->rotorDamper.torqueThru = m->rotorDamper.k * rotor_aV; /* rotorDamper.law.law  torqueThru = k*aVRel */
    /* motorSpring.law.law  torqueThru = k*relPhi */
    m->motorSpring.torqueThru = m->motorSpring.k * m->motorSpring.relPhi;
    m->rotor.b.t = m->motorSpring.torqueThru - m->rotorDamper.torqueThru; /* sum(rotorDamper.b.t)  flows at EPAS::c20 */
    m->rotor.der_aV = (-m->emf.p.t + m->rotor.b.t) / m->rotor.I_; /* rotor.law.euler  I*der(aV) = tA + tB */
    m->gear.rotB.t = m->gear.gearRatio * m->motorSpring.torqueThru; /* gear.law.torque  tB = -gearRatio*tA */
    m->gear.rotB.aV = m->pinion2.ratio * v; /* pinion2.law.motion  aV = ratio*lV */
    m->motorSpring.b.aV = m->gear.gearRatio * m->gear.rotB.aV; /* gear.law.ratio  aVA = gearRatio*aVB */
    m->motorSpring.aVRel = m->motorSpring.b.aV - rotor_aV; /* motorSpring.binary.motion  aVRel = aVB - aVA */
    m->motorSpring.der_relPhi = m->motorSpring.aVRel; /* motorSpring.law.integral  der(relPhi) = aVRel */
    m->pinion2.trans.f = m->pinion2.ratio * m->gear.rotB.t; /* pinion2.law.force  f = -ratio*t */
    /* sum(rackDamper.b.f)  flows at EPAS::c10 */
    m->rack.b.f = -(m->rackDamper.forceThru + m->tyreSpring.forceThru + m->pinion2.trans.f);
    m->rack.der_v = (-m->pinion1.trans.f + m->rack.b.f) / m->rack.m; /* rack.law.newton  m*der(v) = fA + fB */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    m->tyreSpring.der_displ = m->rack.v; /* tyreSpring.binary.integral  der(displ) = relV */
    m->wall.p.f = m->tyreSpring.forceThru + m->rackDamper.forceThru; /* sum(wall.p.f)  flows at EPAS::c8 */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->driver.frequency = 1.0; /* Hz */
    m->driver.amplitude = 5.0;
    m->driver.offset = 0.0;
    m->driverTorque.signal2Torque = 1.0; /* N*m */
    m->column.I_ = 0.04; /* kg*m^2 */
    m->columnDamper.k = 0.072; /* N*m*s/rad */
    m->columnSpring.k = 115.0; /* N*m/rad */
    m->pinion1.ratio = 142.85714285714286; /* rad/m */
    m->rack.m = 32.0; /* kg */
    m->rackDamper.k = 3820.0; /* N*s/m */
    m->tyreSpring.k = 43000.0; /* N/m */
    m->step.stepTime = 0.5; /* s */
    m->step.stepVoltage = 6.0;
    m->resistor.r = 0.37; /* ohm */
    m->resistor.T_ref = 300.15; /* K */
    m->resistor.alpha = 0.0; /* 1/K */
    m->coil.l = 0.0056; /* H */
    m->emf.k = 0.05; /* V*s/rad */
    m->rotor.I_ = 0.0004; /* kg*m^2 */
    m->rotorDamper.k = 0.0032; /* N*m*s/rad */
    m->motorSpring.k = 125.0; /* N*m/rad */
    m->gear.gearRatio = 7.225;
    m->pinion2.ratio = 142.85714285714286; /* rad/m */
    m->column.aV_start = 0.0; /* rad/s */
    m->column.angle_start = 0.0; /* rad */
    m->columnSpring.relPhi_start = 0.0; /* rad */
    m->rack.v_start = 0.0; /* m/s */
    m->rackDamper.displ_start = 0.0; /* m */
    m->tyreSpring.displ_start = 0.0; /* m */
    m->coil.i_start = 0.0; /* A */
    m->rotor.aV_start = 0.0; /* rad/s */
    m->rotor.angle_start = 0.0; /* rad */
    m->motorSpring.relPhi_start = 0.0; /* rad */
}

ModelStatus model_derive_constants(Model *m)
{
    m->resistor.T = m->resistor.T_ref;
    m->resistor.resistance = m->resistor.r * (1.0 + m->resistor.alpha * (m->resistor.T - m->resistor.T_ref));
    REQUIRE_NONZERO(m, m->column.I_, EQ_column_law_euler);
    REQUIRE_NONZERO(m, m->coil.l, EQ_coil_law_induction);
    REQUIRE_NONZERO(m, m->rotor.I_, EQ_rotor_law_euler);
    REQUIRE_NONZERO(m, m->rack.m, EQ_rack_law_newton);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->column.aV = m->column.aV_start;
    m->column.angle = m->column.angle_start;
    m->columnSpring.relPhi = m->columnSpring.relPhi_start;
    m->rack.v = m->rack.v_start;
    m->rackDamper.displ = m->rackDamper.displ_start;
    m->tyreSpring.displ = m->tyreSpring.displ_start;
    m->coil.i = m->coil.i_start;
    m->rotor.aV = m->rotor.aV_start;
    m->rotor.angle = m->rotor.angle_start;
    m->motorSpring.relPhi = m->motorSpring.relPhi_start;
    /* tyreSpring.binary.integral~  changes as rackDamper.displ  der(displ) = relV */
    m->tyreSpring.offset_displ = m->tyreSpring.displ - m->rackDamper.displ;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- events ---- */

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->step.stepTime)); /* time < step.stepTime */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    /* step.law.step  time < step.stepTime */
    m->branch.time_below_step_stepTime = instant_before(NOW(m), m->step.stepTime);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_columnDamper_law_law_BY_AV = 2, D_columnSpring_law_law_BY_REL_PHI, D_column_law_euler_BY_T,
    D_pinion1_law_motion_BY_V, D_pinion1_law_force_BY_TORQUE_THRU, D_rackDamper_law_law_BY_V,
    D_tyreSpring_law_law_BY_DISPL, D_resistor_law_ohm_BY_I, D_emf_law_induction_BY_AV, D_coil_law_induction_BY_V,
    D_emf_law_torque_BY_I, D_rotorDamper_law_law_BY_AV, D_motorSpring_law_law_BY_REL_PHI,
    D_rotor_law_euler_BY_EMF_P_T, D_rotor_law_euler_BY_ROTOR_B_T, D_gear_law_torque_BY_TORQUE_THRU,
    D_pinion2_law_motion_BY_V, D_gear_law_ratio_BY_AV, D_pinion2_law_force_BY_T,
    D_rack_law_newton_BY_PINION1_TRANS_F, D_rack_law_newton_BY_RACK_B_F };

void model_partials(const Model *m, double *partial)
{
    partial[D_columnDamper_law_law_BY_AV] = m->columnDamper.k; /* columnDamper.torqueThru */
    partial[D_columnSpring_law_law_BY_REL_PHI] = m->columnSpring.k; /* columnSpring.torqueThru */
    partial[D_column_law_euler_BY_T] = 1.0 / m->column.I_; /* der(column.aV) */
    partial[D_pinion1_law_motion_BY_V] = m->pinion1.ratio; /* columnSpring.b.aV */
    partial[D_pinion1_law_force_BY_TORQUE_THRU] = m->pinion1.ratio; /* pinion1.trans.f */
    partial[D_rackDamper_law_law_BY_V] = m->rackDamper.k; /* rackDamper.forceThru */
    partial[D_tyreSpring_law_law_BY_DISPL] = m->tyreSpring.k; /* tyreSpring.forceThru */
    partial[D_resistor_law_ohm_BY_I] = m->resistor.resistance; /* resistor.v */
    partial[D_emf_law_induction_BY_AV] = m->emf.k; /* coil.n.v */
    partial[D_coil_law_induction_BY_V] = 1.0 / m->coil.l; /* der(coil.i) */
    partial[D_emf_law_torque_BY_I] = -m->emf.k; /* emf.p.t */
    partial[D_rotorDamper_law_law_BY_AV] = m->rotorDamper.k; /* rotorDamper.torqueThru */
    partial[D_motorSpring_law_law_BY_REL_PHI] = m->motorSpring.k; /* motorSpring.torqueThru */
    partial[D_rotor_law_euler_BY_EMF_P_T] = -1.0 / m->rotor.I_; /* der(rotor.aV) */
    partial[D_rotor_law_euler_BY_ROTOR_B_T] = 1.0 / m->rotor.I_;
    partial[D_gear_law_torque_BY_TORQUE_THRU] = m->gear.gearRatio; /* gear.rotB.t */
    partial[D_pinion2_law_motion_BY_V] = m->pinion2.ratio; /* gear.rotB.aV */
    partial[D_gear_law_ratio_BY_AV] = m->gear.gearRatio; /* motorSpring.b.aV */
    partial[D_pinion2_law_force_BY_T] = m->pinion2.ratio; /* pinion2.trans.f */
    partial[D_rack_law_newton_BY_PINION1_TRANS_F] = -1.0 / m->rack.m; /* der(rack.v) */
    partial[D_rack_law_newton_BY_RACK_B_F] = 1.0 / m->rack.m;
}
