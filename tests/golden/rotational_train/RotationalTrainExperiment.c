/* RotationalTrainExperiment.c - simulation of RotationalTrain::RotationalTrainExperiment, from model.xmi, by
 *     sysphsc 0.1.0.
 *
 * 12 states, 69 equations (42 eliminated), 1 time derivative of equations, 1 algebraic loop (1 solved
 *     symbolically).
 *
 * README.md explains how to read it.
 */
#include "RotationalTrainExperiment.h"
#include "runtime/formula.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    const double gearRatio = m->g1.gearRatio;
    const double i5_aV = m->i5.aV; /* rad/s */
    const double i2_aV = m->i2.aV; /* rad/s */

    /* sine.law.signal  y = offset + amplitude*sin(2*3.141592653589793*frequency*time) */
    m->sine.out.rSig = m->sine.offset + m->sine.amplitude * sin(6.283185307179586 * m->sine.frequency * m->time);
    m->tau.p.t = -m->sine.out.rSig * m->tau.signal2Torque; /* tau.law.torque  t = -u*signal2Torque */
    m->i1.der_angle = m->i1.aV; /* i1.law.motion  der(angle) = aV */
    m->k1.torqueThru = m->k1.k * m->k1.relPhi; /* k1.law.law  torqueThru = k*relPhi */
    m->i1.der_aV = (-m->tau.p.t + m->k1.torqueThru) / m->i1.I_; /* i1.law.euler  I*der(aV) = tA + tB */
    m->i4.aV = gearRatio * i5_aV; /* g1.law.ratio  aVA = gearRatio*aVB */
    m->i4.der_angle = m->i4.aV; /* i4.law.motion  der(angle) = aV */
    m->k1.aVRel = m->i4.aV - m->i1.aV; /* k1.binary.motion  aVRel = aVB - aVA */
    m->k1.der_relPhi = m->k1.aVRel; /* k1.law.integral  der(relPhi) = aVRel */
    m->i5.der_angle = i5_aV; /* i5.law.motion  der(angle) = aV */
    m->k2.aVRel = i2_aV - i5_aV; /* k2.binary.motion  aVRel = aVB - aVA */
    m->k2.der_relPhi = m->k2.aVRel; /* k2.law.integral  der(relPhi) = aVRel */
    m->k2.torqueThru = m->k2.k * m->k2.relPhi; /* k2.law.law  torqueThru = k*relPhi */
    /* i5.law.euler  I*der(aV) = tA + tB; with g1.law.ratio', i4.law.euler, g1.law.torque */
    m->i4.der_aV = (-gearRatio * m->k1.torqueThru + m->k2.torqueThru) / m->divisor.i4_der_aV;
    m->i5.der_aV = m->i4.der_aV / gearRatio; /* g1.law.ratio'  of aVA = gearRatio*aVB */
    m->i2.der_angle = i2_aV; /* i2.law.motion  der(angle) = aV */
    m->k3.aVRel = m->i3.aV - i2_aV; /* k3.binary.motion  aVRel = aVB - aVA */
    m->k3.der_relPhi = m->k3.aVRel; /* k3.law.integral  der(relPhi) = aVRel */
    m->k3.torqueThru = m->k3.k * m->k3.relPhi; /* k3.law.law  torqueThru = k*relPhi */
    m->d3.torqueThru = m->d3.k * m->k3.aVRel; /* d3.law.law  torqueThru = k*aVRel */
    m->i2.b.t = m->d3.torqueThru + m->k3.torqueThru; /* sum(i2.b.t)  flows at RotationalTrain::c9 */
    m->i2.der_aV = (-m->k2.torqueThru + m->i2.b.t) / m->i2.I_; /* i2.law.euler  I*der(aV) = tA + tB */
    m->i3.der_angle = m->i3.aV; /* i3.law.motion  der(angle) = aV */
    m->i3.der_aV = -m->i2.b.t / m->i3.I_; /* i3.law.euler  I*der(aV) = tA + tB */

    return MODEL_OK;
}

/* ---- quantities for results only ---- */

ModelStatus model_outputs(Model *m)
{
    m->i4.b.t = m->i4.I_ * m->i4.der_aV + m->k1.torqueThru; /* i4.law.euler  I*der(aV) = tA + tB */
    m->g1.rotB.t = m->g1.gearRatio * m->i4.b.t; /* g1.law.torque  tB = -gearRatio*tA */
    /* sensor.law.motion~  changes as i3.angle  der(angle) = aV */
    m->sensor.angle = m->i3.angle + m->sensor.offset_angle;
    m->sensor.der_angle = m->i3.aV; /* sensor.law.motion  der(angle) = aV */
    m->sensor.out.rSig = m->sensor.angle / m->sensor.angle2Signal; /* sensor.law.signal  y = angle/angle2Signal */

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->sine.frequency = 0.5; /* Hz */
    m->sine.amplitude = 2.0;
    m->sine.offset = 0.0;
    m->tau.signal2Torque = 1.0; /* N*m */
    m->i1.I_ = 0.5; /* kg*m^2 */
    m->k1.k = 50.0; /* N*m/rad */
    m->i4.I_ = 0.05; /* kg*m^2 */
    m->g1.gearRatio = -2.0;
    m->i5.I_ = 0.2; /* kg*m^2 */
    m->k2.k = 40.0; /* N*m/rad */
    m->i2.I_ = 0.8; /* kg*m^2 */
    m->k3.k = 30.0; /* N*m/rad */
    m->d3.k = 0.4; /* N*m*s/rad */
    m->i3.I_ = 0.3; /* kg*m^2 */
    m->sensor.angle2Signal = 1.0; /* rad */
    m->i1.aV_start = 0.0; /* rad/s */
    m->i1.angle_start = 0.0; /* rad */
    m->k1.relPhi_start = 0.0; /* rad */
    m->i4.angle_start = 0.0; /* rad */
    m->i5.aV_start = 0.0; /* rad/s */
    m->i5.angle_start = 0.0; /* rad */
    m->k2.relPhi_start = 0.1; /* rad */
    m->i2.aV_start = 0.0; /* rad/s */
    m->i2.angle_start = 0.0; /* rad */
    m->k3.relPhi_start = 0.0; /* rad */
    m->i3.aV_start = 0.0; /* rad/s */
    m->i3.angle_start = 0.0; /* rad */
    m->sensor.angle_start = 0.0; /* rad */
}

ModelStatus model_derive_constants(Model *m)
{
    const double gearRatio = m->g1.gearRatio;

    REQUIRE_NONZERO(m, m->i1.I_, EQ_i1_law_euler);
    REQUIRE_NONZERO(m, gearRatio, EQ_i5_law_euler);
    m->divisor.i4_der_aV = m->i5.I_ / gearRatio + gearRatio * m->i4.I_;
    REQUIRE_NONZERO(m, m->divisor.i4_der_aV, EQ_i5_law_euler);
    REQUIRE_NONZERO(m, m->i2.I_, EQ_i2_law_euler);
    REQUIRE_NONZERO(m, m->i3.I_, EQ_i3_law_euler);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->i1.aV = m->i1.aV_start;
    m->i1.angle = m->i1.angle_start;
    m->k1.relPhi = m->k1.relPhi_start;
    m->i4.angle = m->i4.angle_start;
    m->i5.aV = m->i5.aV_start;
    m->i5.angle = m->i5.angle_start;
    m->k2.relPhi = m->k2.relPhi_start;
    m->i2.aV = m->i2.aV_start;
    m->i2.angle = m->i2.angle_start;
    m->k3.relPhi = m->k3.relPhi_start;
    m->i3.aV = m->i3.aV_start;
    m->i3.angle = m->i3.angle_start;
    m->sensor.angle = m->sensor.angle_start;
    /* sensor.law.motion~  changes as i3.angle  der(angle) = aV */
    m->sensor.offset_angle = m->sensor.angle - m->i3.angle;
    REQUIRE(model_evaluate(m));
    return model_outputs(m);
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_k1_law_law_BY_REL_PHI = 2, D_i1_law_euler_BY_TORQUE_THRU, D_g1_law_ratio_BY_AV, D_k2_law_law_BY_REL_PHI,
    D_i5_law_euler_BY_K1_TORQUE_THRU, D_i5_law_euler_BY_K2_TORQUE_THRU, D_g1_law_ratio_dot_BY_DER_AV,
    D_k3_law_law_BY_REL_PHI, D_d3_law_law_BY_AVREL, D_i2_law_euler_BY_TORQUE_THRU, D_i2_law_euler_BY_T,
    D_i3_law_euler_BY_T };

void model_partials(const Model *m, double *partial)
{
    const double gearRatio = m->g1.gearRatio;

    partial[D_k1_law_law_BY_REL_PHI] = m->k1.k; /* k1.torqueThru */
    partial[D_i1_law_euler_BY_TORQUE_THRU] = 1.0 / m->i1.I_; /* der(i1.aV) */
    partial[D_g1_law_ratio_BY_AV] = gearRatio; /* i4.aV */
    partial[D_k2_law_law_BY_REL_PHI] = m->k2.k; /* k2.torqueThru */
    partial[D_i5_law_euler_BY_K1_TORQUE_THRU] = -gearRatio / m->divisor.i4_der_aV; /* der(i4.aV) */
    partial[D_i5_law_euler_BY_K2_TORQUE_THRU] = 1.0 / m->divisor.i4_der_aV;
    partial[D_g1_law_ratio_dot_BY_DER_AV] = 1.0 / gearRatio; /* der(i5.aV) */
    partial[D_k3_law_law_BY_REL_PHI] = m->k3.k; /* k3.torqueThru */
    partial[D_d3_law_law_BY_AVREL] = m->d3.k; /* d3.torqueThru */
    partial[D_i2_law_euler_BY_TORQUE_THRU] = -1.0 / m->i2.I_; /* der(i2.aV) */
    partial[D_i2_law_euler_BY_T] = 1.0 / m->i2.I_;
    partial[D_i3_law_euler_BY_T] = -1.0 / m->i3.I_; /* der(i3.aV) */
}
