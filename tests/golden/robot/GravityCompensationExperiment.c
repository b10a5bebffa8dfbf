/* GravityCompensationExperiment.c - simulation of Robot::GravityCompensationExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 7 states, 69 equations (41 eliminated), 5 time derivatives of equations, no algebraic loops.
 *
 * README.md says how to read it.
 */
#include "GravityCompensationExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    struct PendulumWithAngleSensor *pend1 = &m->pend1;
    struct GravityCompensationController *gravityCompensationController = &m->gravityCompensationController;
    struct RotInertia *inertia = &m->sea0.motor.inertia;
    struct SimpleMotor *motor = &m->sea0.motor;
    struct RotLinearDamper *motor_damper = &m->sea0.motor.damper;
    struct IdealFixedGearBox *gearbox = &m->sea0.gearbox;
    struct RotLinearSpringWithDisplacementSensor *sea0_spring = &m->sea0.spring;
    struct PIDControl *pid = &m->sea0.controller.pid;
    const struct SimpleSEAController *controller = &m->sea0.controller;
    struct FixedTorqueSource *torqueSource = &m->sea0.motor.torqueSource;
    struct OperatorActionModel *action = &m->operator_.action;
    struct Operator *operator_ = &m->operator_;
    struct FixedaVSource *source = &m->operator_.source;
    struct RotLinearSpring *operator_spring = &m->operator_.spring;
    struct RotLinearDamper *operator_damper = &m->operator_.damper;
    const double pend1_aV = pend1->aV; /* rad/s */
    const double inertia_aV = inertia->aV; /* rad/s */
    const double cmgDist = pend1->cmgDist; /* m */

    pend1->der_angle = pend1_aV; /* E2  der(angle) = aV */
    pend1->angleOut.rSig = pend1->angle / pend1->angle2Signal; /* E4  y = angle/angle2Signal */
    pend1->angleOut.der_rSig = pend1->der_angle / pend1->angle2Signal; /* E4'  of y = angle/angle2Signal */
    /* E5  torque = gain*massEst*gEst*lengthEst*sin(angle) */
    gravityCompensationController->torque.rSig = gravityCompensationController->gain
            * gravityCompensationController->massEst * gravityCompensationController->gEst
            * gravityCompensationController->lengthEst * sin(pend1->angleOut.rSig);
    /* E5'  of torque = gain*massEst*gEst*lengthEst*sin(angle) */
    const double gravityCompensationController_torque_der_rSig = gravityCompensationController->gain
            * gravityCompensationController->massEst * gravityCompensationController->gEst
            * gravityCompensationController->lengthEst * (cos(pend1->angleOut.rSig) * pend1->angleOut.der_rSig);
    inertia->der_angle = inertia_aV; /* E9  der(angle) = aV */
    motor_damper->torqueThru = motor_damper->k * inertia_aV; /* E14  torqueThru = k*aVRel */
    gearbox->rotB.aV = inertia_aV / gearbox->gearRatio; /* E16  aVA = gearRatio*aVB */
    sea0_spring->aVRel = gearbox->rotB.aV - pend1_aV; /* E19  aVRel = aVB - aVA */
    sea0_spring->der_relPhi = sea0_spring->aVRel; /* E21  der(relPhi) = aVRel */
    sea0_spring->torqueThru = sea0_spring->k * sea0_spring->relPhi; /* E22  torqueThru = k*relPhi */
    motor->rot.t = -sea0_spring->torqueThru / gearbox->gearRatio; /* E17  tB = -gearRatio*tA */
    inertia->b.t = motor->rot.t - motor_damper->torqueThru; /* E60  flows at SimpleMotor::c3 */
    /* E23  y = relPhi/displacement2Signal */
    sea0_spring->out.rSig = sea0_spring->relPhi / sea0_spring->displacement2Signal;
    /* E23'  of y = relPhi/displacement2Signal */
    const double spring_out_der_rSig = sea0_spring->der_relPhi / sea0_spring->displacement2Signal;
    /* E24  curValue = springConstant*displacement */
    pid->curValue.rSig = controller->springConstant * sea0_spring->out.rSig;
    /* E24'  of curValue = springConstant*displacement */
    const double pid_curValue_der_rSig = controller->springConstant * spring_out_der_rSig;
    pid->err = gravityCompensationController->torque.rSig - pid->curValue.rSig; /* E26  err = setPoint - curValue */
    pid->der_intErr = pid->err; /* E27  der(intErr) = err */
    /* E26'  of err = setPoint - curValue */
    pid->der_err = gravityCompensationController_torque_der_rSig - pid_curValue_der_rSig;
    /* E28  outSig = kp*err + ki*intErr + kd*der(err) */
    pid->outSig.rSig = pid->kp * pid->err + pid->ki * pid->intErr + pid->kd * pid->der_err;
    /* E25  motorSignal = outputScale*gearRatio*outSig */
    motor->torqueSignal.rSig = controller->outputScale * controller->gearRatio * pid->outSig.rSig;
    torqueSource->p.t = -motor->torqueSignal.rSig * torqueSource->signal2Torque; /* E6  t = -u*signal2Torque */
    inertia->der_aV = (-torqueSource->p.t + inertia->b.t) / inertia->I_; /* E10  I*der(aV) = tA + tB */
    /* E29  if time < changeTime then action = 0; else action = speed1; end if */
    action->action.rSig = m->branch.time_below_operator_action_changeTime ? 0.0 : action->speed1;
    source->p.aV = action->action.rSig * source->signal2AngVelocity; /* E30  aV = u*signal2AngVelocity */
    operator_spring->torqueThru = operator_spring->k * operator_spring->relPhi; /* E35  torqueThru = k*relPhi */
    operator_spring->aVRel = pend1_aV - source->p.aV; /* E37  aVRel = aVB - aVA */
    operator_spring->der_relPhi = operator_spring->aVRel; /* E34  der(relPhi) = aVRel */
    operator_damper->torqueThru = operator_damper->k * operator_spring->aVRel; /* E39  torqueThru = k*aVRel */
    operator_->rot.t = operator_damper->torqueThru + operator_spring->torqueThru; /* E68  flows at Operator::c2 */
    pend1->rot.t = -operator_->rot.t + sea0_spring->torqueThru; /* E44  flows at GravityCompensationTest::c1 */
    /* E3  mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    pend1->der_aV = (pend1->rot.t - pend1->mass * pend1->verticalAcceleration * cmgDist * sin(pend1->angle))
            / (pend1->mass * (cmgDist * cmgDist));

    return MODEL_OK;
}

/* ---- the start ---- */

void model_set_defaults(Model *m)
{
    memset(m, 0, sizeof *m);
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
    struct PendulumWithAngleSensor *pend1 = &m->pend1;
    struct GravityCompensationController *gravityCompensationController = &m->gravityCompensationController;
    const struct RotInertia *inertia = &m->sea0.motor.inertia;

    pend1->mass = m->pendulumMass;
    pend1->cmgDist = m->pendulumLength;
    pend1->verticalAcceleration = m->verticalAcceleration;
    gravityCompensationController->massEst = m->pendulumMass;
    gravityCompensationController->lengthEst = m->pendulumLength;
    gravityCompensationController->gEst = m->verticalAcceleration;
    REQUIRE_NONZERO(m, m->sea0.gearbox.gearRatio, EQ_E16);
    REQUIRE_NONZERO(m, inertia->I_, EQ_E10);
    const double divisor_for_pend1_der_aV = pend1->mass * (pend1->cmgDist * pend1->cmgDist);
    REQUIRE_NONZERO(m, divisor_for_pend1_der_aV, EQ_E3);

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
    /* time < operator.action.changeTime */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->operator_.action.changeTime));
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    /* E29  time < operator.action.changeTime */
    m->branch.time_below_operator_action_changeTime = instant_truth(m->time, -1.0, m->operator_.action.changeTime,
            false);

    return MODEL_OK;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E4_BY_ANGLE = 2, D_E4_DOT_BY_DER_ANGLE, D_E5_BY_R_SIG, D_E5_DOT_BY_R_SIG, D_E5_DOT_BY_DER_R_SIG, D_E14_BY_AV,
    D_E16_BY_AV, D_E22_BY_REL_PHI, D_E17_BY_TORQUE_THRU, D_E23_BY_REL_PHI, D_E23_DOT_BY_DER_REL_PHI,
    D_E24_BY_R_SIG, D_E24_DOT_BY_DER_R_SIG, D_E28_BY_ERR, D_E28_BY_INT_ERR, D_E28_BY_DER_ERR, D_E25_BY_R_SIG,
    D_E6_BY_R_SIG, D_E10_BY_TORQUE_SOURCE_P_T, D_E10_BY_INERTIA_B_T, D_E35_BY_REL_PHI, D_E39_BY_AVREL, D_E3_BY_T,
    D_E3_BY_ANGLE };

void model_partials(const Model *m, double *partial)
{
    const struct PendulumWithAngleSensor *pend1 = &m->pend1;
    const struct GravityCompensationController *gravityCompensationController = &m->gravityCompensationController;
    const struct RotLinearDamper *motor_damper = &m->sea0.motor.damper;
    const struct IdealFixedGearBox *gearbox = &m->sea0.gearbox;
    const struct RotLinearSpringWithDisplacementSensor *sea0_spring = &m->sea0.spring;
    const struct SimpleSEAController *controller = &m->sea0.controller;
    const struct PIDControl *pid = &m->sea0.controller.pid;
    const struct FixedTorqueSource *torqueSource = &m->sea0.motor.torqueSource;
    const struct RotInertia *inertia = &m->sea0.motor.inertia;
    const struct Operator *operator_ = &m->operator_;
    const double mass = pend1->mass; /* kg */
    const double cmgDist = pend1->cmgDist; /* m */

    partial[D_E4_BY_ANGLE] = 1.0 / pend1->angle2Signal; /* pend1.angleOut.rSig */
    partial[D_E4_DOT_BY_DER_ANGLE] = 1.0 / pend1->angle2Signal; /* der(pend1.angleOut.rSig) */
    const double part_of_E5 = gravityCompensationController->gain * gravityCompensationController->massEst
            * gravityCompensationController->gEst * gravityCompensationController->lengthEst
            * cos(pend1->angleOut.rSig);
    partial[D_E5_BY_R_SIG] = part_of_E5; /* gravityCompensationController.torque.rSig */
    /* der(gravityCompensationController.torque.rSig) */
    partial[D_E5_DOT_BY_R_SIG] = -gravityCompensationController->gain * gravityCompensationController->massEst
            * gravityCompensationController->gEst * gravityCompensationController->lengthEst
            * (sin(pend1->angleOut.rSig) * pend1->angleOut.der_rSig);
    partial[D_E5_DOT_BY_DER_R_SIG] = part_of_E5;
    partial[D_E14_BY_AV] = motor_damper->k; /* sea0.motor.damper.torqueThru */
    partial[D_E16_BY_AV] = 1.0 / gearbox->gearRatio; /* sea0.gearbox.rotB.aV */
    partial[D_E22_BY_REL_PHI] = sea0_spring->k; /* sea0.spring.torqueThru */
    partial[D_E17_BY_TORQUE_THRU] = -1.0 / gearbox->gearRatio; /* sea0.motor.rot.t */
    partial[D_E23_BY_REL_PHI] = 1.0 / sea0_spring->displacement2Signal; /* sea0.spring.out.rSig */
    partial[D_E23_DOT_BY_DER_REL_PHI] = 1.0 / sea0_spring->displacement2Signal; /* der(sea0.spring.out.rSig) */
    partial[D_E24_BY_R_SIG] = controller->springConstant; /* sea0.controller.pid.curValue.rSig */
    partial[D_E24_DOT_BY_DER_R_SIG] = controller->springConstant; /* der(sea0.controller.pid.curValue.rSig) */
    partial[D_E28_BY_ERR] = pid->kp; /* sea0.controller.pid.outSig.rSig */
    partial[D_E28_BY_INT_ERR] = pid->ki;
    partial[D_E28_BY_DER_ERR] = pid->kd;
    partial[D_E25_BY_R_SIG] = controller->outputScale * controller->gearRatio; /* sea0.motor.torqueSignal.rSig */
    partial[D_E6_BY_R_SIG] = -torqueSource->signal2Torque; /* sea0.motor.torqueSource.p.t */
    partial[D_E10_BY_TORQUE_SOURCE_P_T] = -1.0 / inertia->I_; /* der(sea0.motor.inertia.aV) */
    partial[D_E10_BY_INERTIA_B_T] = 1.0 / inertia->I_;
    partial[D_E35_BY_REL_PHI] = operator_->spring.k; /* operator.spring.torqueThru */
    partial[D_E39_BY_AVREL] = operator_->damper.k; /* operator.damper.torqueThru */
    partial[D_E3_BY_T] = 1.0 / (mass * (cmgDist * cmgDist)); /* der(pend1.aV) */
    partial[D_E3_BY_ANGLE] = -(mass * pend1->verticalAcceleration * cmgDist * cos(pend1->angle))
            / (mass * (cmgDist * cmgDist));
}
