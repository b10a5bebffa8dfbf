/* GravityCompensationExperiment.c - simulation of Robot::GravityCompensationExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 7 states, 69 equations (41 eliminated), 5 time derivatives of equations, no algebraic loops.
 *
 * README.md explains how to read it.
 */
#include "GravityCompensationExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct PendulumWithAngleSensor *pend1 = &m->pend1;
    struct RotInertia *inertia = &m->sea0.motor.inertia;
    struct SimpleMotor *motor = &m->sea0.motor;
    struct RotLinearDamper *motor_damper = &m->sea0.motor.damper;
    struct IdealFixedGearBox *gearbox = &m->sea0.gearbox;
    struct RotLinearSpringWithDisplacementSensor *sea0_spring = &m->sea0.spring;
    struct PIDControl *pid = &m->sea0.controller.pid;
    const struct SimpleSEAController *controller = &m->sea0.controller;
    struct FixedTorqueSource *torqueSource = &m->sea0.motor.torqueSource;
    struct OperatorActionModel *action = &m->operator_.action;
    struct FixedaVSource *source = &m->operator_.source;
    struct RotLinearSpring *operator_spring = &m->operator_.spring;
    struct RotLinearDamper *operator_damper = &m->operator_.damper;
    const double pend1_aV = pend1->aV; /* rad/s */
    const double inertia_aV = inertia->aV; /* rad/s */

    pend1->der_angle = pend1_aV; /* pend1.law.motion  der(angle) = aV */
    pend1->angleOut.rSig = pend1->angle / pend1->angle2Signal; /* pend1.sensing.signal  y = angle/angle2Signal */
    /* pend1.sensing.signal'  of y = angle/angle2Signal */
    pend1->angleOut.der_rSig = pend1->der_angle / pend1->angle2Signal;
    /* gravityCompensationController.law.torqueOfWeight  torque = gain*massEst*gEst*lengthEst*sin(angle) */
    m->gravityCompensationController.torque.rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * sin(pend1->angleOut.rSig);
    /* gravityCompensationController.law.torqueOfWeight'  of torque = gain*massEst*gEst*lengthEst*sin(angle) */
    const double gravityCompensationController_torque_der_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * (cos(pend1->angleOut.rSig) * pend1->angleOut.der_rSig);
    inertia->der_angle = inertia_aV; /* sea0.motor.inertia.law.motion  der(angle) = aV */
    motor_damper->torqueThru = motor_damper->k * inertia_aV; /* sea0.motor.damper.law.law  torqueThru = k*aVRel */
    gearbox->rotB.aV = inertia_aV / gearbox->gearRatio; /* sea0.gearbox.law.ratio  aVA = gearRatio*aVB */
    sea0_spring->aVRel = gearbox->rotB.aV - pend1_aV; /* sea0.spring.binary.motion  aVRel = aVB - aVA */
    sea0_spring->der_relPhi = sea0_spring->aVRel; /* sea0.spring.law.integral  der(relPhi) = aVRel */
    sea0_spring->torqueThru = sea0_spring->k * sea0_spring->relPhi; /* sea0.spring.law.law  torqueThru = k*relPhi */
    motor->rot.t = -sea0_spring->torqueThru / gearbox->gearRatio; /* sea0.gearbox.law.torque  tB = -gearRatio*tA */
    inertia->b.t = motor->rot.t - motor_damper->torqueThru; /* sum(sea0.motor.inertia.b.t)  flows at SimpleMotor::c3 */
    /* sea0.spring.sensing.signal  y = relPhi/displacement2Signal */
    sea0_spring->out.rSig = sea0_spring->relPhi / sea0_spring->displacement2Signal;
    /* sea0.spring.sensing.signal'  of y = relPhi/displacement2Signal */
    const double spring_out_der_rSig = sea0_spring->der_relPhi / sea0_spring->displacement2Signal;
    /* sea0.controller.law.springTorque  curValue = springConstant*displacement */
    pid->curValue.rSig = controller->springConstant * sea0_spring->out.rSig;
    /* sea0.controller.law.springTorque'  of curValue = springConstant*displacement */
    const double pid_curValue_der_rSig = controller->springConstant * spring_out_der_rSig;
    /* sea0.controller.pid.law.error  err = setPoint - curValue */
    pid->err = m->gravityCompensationController.torque.rSig - pid->curValue.rSig;
    pid->der_intErr = pid->err; /* sea0.controller.pid.law.integral  der(intErr) = err */
    /* sea0.controller.pid.law.error'  of err = setPoint - curValue */
    pid->der_err = gravityCompensationController_torque_der_rSig - pid_curValue_der_rSig;
    /* sea0.controller.pid.law.control  outSig = kp*err + ki*intErr + kd*der(err) */
    pid->outSig.rSig = pid->kp * pid->err + pid->ki * pid->intErr + pid->kd * pid->der_err;
    /* sea0.controller.law.scaling  motorSignal = outputScale*gearRatio*outSig */
    motor->torqueSignal.rSig = controller->outputScale * controller->gearRatio * pid->outSig.rSig;
    /* sea0.motor.torqueSource.law.torque  t = -u*signal2Torque */
    torqueSource->p.t = -motor->torqueSignal.rSig * torqueSource->signal2Torque;
    /* sea0.motor.inertia.law.euler  I*der(aV) = tA + tB */
    inertia->der_aV = (-torqueSource->p.t + inertia->b.t) / inertia->I_;
    /* operator.action.law.change  if time < changeTime then action = 0; else action = speed1; end if */
    action->action.rSig = m->branch.time_below_operator_action_changeTime ? 0.0 : action->speed1;
    /* operator.source.law.velocity  aV = u*signal2AngVelocity */
    source->p.aV = action->action.rSig * source->signal2AngVelocity;
    operator_spring->aVRel = pend1_aV - source->p.aV; /* operator.spring.binary.motion  aVRel = aVB - aVA */
    operator_spring->der_relPhi = operator_spring->aVRel; /* operator.spring.law.integral  der(relPhi) = aVRel */
    /* operator.spring.law.law  torqueThru = k*relPhi */
    operator_spring->torqueThru = operator_spring->k * operator_spring->relPhi;
    /* operator.damper.law.law  torqueThru = k*aVRel */
    operator_damper->torqueThru = operator_damper->k * operator_spring->aVRel;
    /* sum(operator.spring.b.t)  flows at Operator::c4 */
    m->operator_.rot.t = operator_spring->torqueThru + operator_damper->torqueThru;
    /* sum(pend1.rot.t)  flows at GravityCompensationTest::c1 */
    pend1->rot.t = -m->operator_.rot.t + sea0_spring->torqueThru;
    /* pend1.law.momentum  mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    pend1->der_aV = (pend1->rot.t - pend1->mass * pend1->verticalAcceleration * pend1->cmgDist * sin(pend1->angle))
            / m->divisor.pend1_der_aV;

    return MODEL_OK;
}

/* ---- initialization ---- */

void model_set_defaults(Model *m)
{
    model_clear(m);
    m->verticalAcceleration = 9.807; /* m/s^2 */
    m->pendulumLength = 0.5; /* m */
    m->pendulumMass = 1.0; /* kg */
    m->pend1.angle2Signal = 1.0; /* rad */
    m->gravityCompensationController.gain = 1.0;
    m->sea0.motor.torqueSource.signal2Torque = 1.0; /* N*m */
    m->sea0.motor.inertia.I_ = 0.0001; /* kg*m^2 */
    m->sea0.motor.damper.k = 0.001; /* N*m*s/rad */
    m->sea0.gearbox.gearRatio = 50.0;
    m->sea0.spring.k = 100.0; /* N*m/rad */
    m->sea0.spring.displacement2Signal = 1.0; /* rad */
    m->sea0.controller.springConstant = 100.0; /* N*m/rad */
    m->sea0.controller.gearRatio = 50.0;
    m->sea0.controller.outputScale = 0.02;
    m->sea0.controller.pid.kp = 1.48;
    m->sea0.controller.pid.ki = 50.0;
    m->sea0.controller.pid.kd = 0.015;
    m->operator_.action.changeTime = 5.0; /* s */
    m->operator_.action.speed1 = 0.5;
    m->operator_.source.signal2AngVelocity = 1.0; /* rad/s */
    m->operator_.spring.k = 0.333; /* N*m/rad */
    m->operator_.damper.k = 0.2; /* N*m*s/rad */
    m->pend1.angle_start = 1.5707963267948966; /* rad */
    m->pend1.aV_start = 0.0; /* rad/s */
    m->sea0.motor.inertia.aV_start = 0.0; /* rad/s */
    m->sea0.motor.inertia.angle_start = 0.0; /* rad */
    m->sea0.spring.relPhi_start = 0.0; /* rad */
    m->sea0.controller.pid.intErr_start = 0.0;
    m->operator_.spring.relPhi_start = 0.0; /* rad */
}

ModelStatus model_derive_constants(Model *m)
{
    const struct RotInertia *inertia = &m->sea0.motor.inertia;

    m->pend1.mass = m->pendulumMass;
    m->pend1.cmgDist = m->pendulumLength;
    m->pend1.verticalAcceleration = m->verticalAcceleration;
    m->gravityCompensationController.massEst = m->pendulumMass;
    m->gravityCompensationController.lengthEst = m->pendulumLength;
    m->gravityCompensationController.gEst = m->verticalAcceleration;
    REQUIRE_NONZERO(m, m->sea0.gearbox.gearRatio, EQ_sea0_gearbox_law_ratio);
    REQUIRE_NONZERO(m, inertia->I_, EQ_sea0_motor_inertia_law_euler);
    m->divisor.pend1_der_aV = m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist);
    REQUIRE_NONZERO(m, m->divisor.pend1_der_aV, EQ_pend1_law_momentum);

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    m->time = time;
    m->pend1.angle = m->pend1.angle_start;
    m->pend1.aV = m->pend1.aV_start;
    m->sea0.motor.inertia.aV = m->sea0.motor.inertia.aV_start;
    m->sea0.motor.inertia.angle = m->sea0.motor.inertia.angle_start;
    m->sea0.spring.relPhi = m->sea0.spring.relPhi_start;
    m->sea0.controller.pid.intErr = m->sea0.controller.pid.intErr_start;
    m->operator_.spring.relPhi = m->operator_.spring.relPhi_start;
    return model_evaluate(m);
}

/* ---- events ---- */

void model_next_instant(const Model *m, double *next)
{
    *next = fmin(*next, instant_ahead(m->time, m->operator_.action.changeTime)); /* time < operator.action.changeTime */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    /* operator.action.law.change  time < operator.action.changeTime */
    m->branch.time_below_operator_action_changeTime = instant_before(NOW(m), m->operator_.action.changeTime);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_pend1_sensing_signal_BY_ANGLE = 2, D_pend1_sensing_signal_dot_BY_DER_ANGLE,
    D_gravityCompensationController_law_torqueOfWeight_BY_R_SIG,
    D_gravityCompensationController_law_torqueOfWeight_dot_BY_R_SIG,
    D_gravityCompensationController_law_torqueOfWe_dot_BY_DER_R_SIG, D_sea0_motor_damper_law_law_BY_AV,
    D_sea0_gearbox_law_ratio_BY_AV, D_sea0_spring_law_law_BY_REL_PHI, D_sea0_gearbox_law_torque_BY_TORQUE_THRU,
    D_sea0_spring_sensing_signal_BY_REL_PHI, D_sea0_spring_sensing_signal_dot_BY_DER_REL_PHI,
    D_sea0_controller_law_springTorque_BY_R_SIG, D_sea0_controller_law_springTorque_dot_BY_DER_R_SIG,
    D_sea0_controller_pid_law_control_BY_ERR, D_sea0_controller_pid_law_control_BY_INT_ERR,
    D_sea0_controller_pid_law_control_BY_DER_ERR, D_sea0_controller_law_scaling_BY_R_SIG,
    D_sea0_motor_torqueSource_law_torque_BY_R_SIG, D_sea0_motor_inertia_law_euler_BY_TORQUE_SOURCE_P_T,
    D_sea0_motor_inertia_law_euler_BY_INERTIA_B_T, D_operator_spring_law_law_BY_REL_PHI,
    D_operator_damper_law_law_BY_AVREL, D_pend1_law_momentum_BY_T, D_pend1_law_momentum_BY_ANGLE };

void model_partials(const Model *m, double *partial)
{
    const struct RotLinearDamper *motor_damper = &m->sea0.motor.damper;
    const struct RotLinearSpringWithDisplacementSensor *sea0_spring = &m->sea0.spring;
    const struct SimpleSEAController *controller = &m->sea0.controller;
    const struct PIDControl *pid = &m->sea0.controller.pid;
    const struct FixedTorqueSource *torqueSource = &m->sea0.motor.torqueSource;
    const struct RotInertia *inertia = &m->sea0.motor.inertia;

    partial[D_pend1_sensing_signal_BY_ANGLE] = 1.0 / m->pend1.angle2Signal; /* pend1.angleOut.rSig */
    partial[D_pend1_sensing_signal_dot_BY_DER_ANGLE] = 1.0 / m->pend1.angle2Signal; /* der(pend1.angleOut.rSig) */
    const double part_of_gravityCompensationController_law_torqueOfWeight = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * cos(m->pend1.angleOut.rSig);
    /* gravityCompensationController.torque.rSig */
    partial[D_gravityCompensationController_law_torqueOfWeight_BY_R_SIG] =
            part_of_gravityCompensationController_law_torqueOfWeight;
    /* der(gravityCompensationController.torque.rSig) */
    partial[D_gravityCompensationController_law_torqueOfWeight_dot_BY_R_SIG] = -m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * (sin(m->pend1.angleOut.rSig) * m->pend1.angleOut.der_rSig);
    partial[D_gravityCompensationController_law_torqueOfWe_dot_BY_DER_R_SIG] =
            part_of_gravityCompensationController_law_torqueOfWeight;
    partial[D_sea0_motor_damper_law_law_BY_AV] = motor_damper->k; /* sea0.motor.damper.torqueThru */
    partial[D_sea0_gearbox_law_ratio_BY_AV] = 1.0 / m->sea0.gearbox.gearRatio; /* sea0.gearbox.rotB.aV */
    partial[D_sea0_spring_law_law_BY_REL_PHI] = sea0_spring->k; /* sea0.spring.torqueThru */
    partial[D_sea0_gearbox_law_torque_BY_TORQUE_THRU] = -1.0 / m->sea0.gearbox.gearRatio; /* sea0.motor.rot.t */
    /* sea0.spring.out.rSig */
    partial[D_sea0_spring_sensing_signal_BY_REL_PHI] = 1.0 / sea0_spring->displacement2Signal;
    /* der(sea0.spring.out.rSig) */
    partial[D_sea0_spring_sensing_signal_dot_BY_DER_REL_PHI] = 1.0 / sea0_spring->displacement2Signal;
    /* sea0.controller.pid.curValue.rSig */
    partial[D_sea0_controller_law_springTorque_BY_R_SIG] = controller->springConstant;
    /* der(sea0.controller.pid.curValue.rSig) */
    partial[D_sea0_controller_law_springTorque_dot_BY_DER_R_SIG] = controller->springConstant;
    partial[D_sea0_controller_pid_law_control_BY_ERR] = pid->kp; /* sea0.controller.pid.outSig.rSig */
    partial[D_sea0_controller_pid_law_control_BY_INT_ERR] = pid->ki;
    partial[D_sea0_controller_pid_law_control_BY_DER_ERR] = pid->kd;
    /* sea0.motor.torqueSignal.rSig */
    partial[D_sea0_controller_law_scaling_BY_R_SIG] = controller->outputScale * controller->gearRatio;
    /* sea0.motor.torqueSource.p.t */
    partial[D_sea0_motor_torqueSource_law_torque_BY_R_SIG] = -torqueSource->signal2Torque;
    partial[D_sea0_motor_inertia_law_euler_BY_TORQUE_SOURCE_P_T] = -1.0 / inertia->I_; /* der(sea0.motor.inertia.aV) */
    partial[D_sea0_motor_inertia_law_euler_BY_INERTIA_B_T] = 1.0 / inertia->I_;
    partial[D_operator_spring_law_law_BY_REL_PHI] = m->operator_.spring.k; /* operator.spring.torqueThru */
    partial[D_operator_damper_law_law_BY_AVREL] = m->operator_.damper.k; /* operator.damper.torqueThru */
    partial[D_pend1_law_momentum_BY_T] = 1.0 / m->divisor.pend1_der_aV; /* der(pend1.aV) */
    partial[D_pend1_law_momentum_BY_ANGLE] = -(m->pend1.mass * m->pend1.verticalAcceleration * m->pend1.cmgDist
            * cos(m->pend1.angle)) / m->divisor.pend1_der_aV;
}
