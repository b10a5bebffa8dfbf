/* GravityCompensationExperiment.c - simulation of Robot::GravityCompensationExperiment, from model.xmi, by sysphsc
 *     0.1.0.
 *
 * 7 states, 69 equations (39 eliminated), 5 time derivatives of equations, no algebraic loops.
 *
 * How to read it. struct Model holds every quantity under its path in the drawing; an alias (a quantity that equals
 * another one, up to its sign) has no member and appears in the table model_variables alone. The comment above each
 * statement names the equation, the part and the constraint that it was drawn in, its text there, and where that stands;
 * of a state machine, the state or action. model_evaluate computes what the derivatives need, in order; model_outputs all
 * else; model_residuals evaluates the equations as drawn, with the values that results show, to check the former.
 * Positions in the solver's vectors occur in model_set_states, model_get_states and model_get_derivatives only.
 *
 * Between events, m->branch keeps what relations and integer parts are, and discrete variables keep their values;
 * model_indicators and model_next_instant tell when a branch changes. At an event model_update determines them anew, with
 * their values before it in m->pre, and is called again until nothing changes.
 */
#include "GravityCompensationExperiment.h"
#include "runtime/formula.h"
#include "runtime/instant.h"
#include "runtime/loop.h"

#include <math.h>
#include <string.h>

const size_t model_size = sizeof(struct Model);

/* ---- derivatives ---- */

ModelStatus model_evaluate(Model *m)
{
    /* E2  pend1  PendulumConstraint::motion  der(angle) = aV  model.xmi:621 */
    m->pend1.der_angle = m->pend1.aV;

    /* E4  pend1  AngleSignalConstraint::signal  y = angle/angle2Signal  model.xmi:645 */
    const double pend1_angleOut_rSig = m->pend1.angle / m->pend1.angle2Signal;

    /* E4'  time derivative of E4  pend1  AngleSignalConstraint::signal  y = angle/angle2Signal  model.xmi:645 */
    const double der_pend1_angleOut_rSig = m->pend1.der_angle / m->pend1.angle2Signal;

    /* E5  gravityCompensationController  GravityCompensationConstraint::torqueOfWeight  model.xmi:672
     *     torque = gain*massEst*gEst*lengthEst*sin(angle)
     *     angle.rSig is pend1.angleOut.rSig */
    const double gravityCompensationController_torque_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * sin(pend1_angleOut_rSig);

    /* E5'  time derivative of E5  gravityCompensationController  GravityCompensationConstraint::torqueOfWeight
     *     model.xmi:672
     *     torque = gain*massEst*gEst*lengthEst*sin(angle)
     *     angle.rSig is pend1.angleOut.rSig */
    const double der_gravityCompensationController_torque_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * (cos(pend1_angleOut_rSig) * der_pend1_angleOut_rSig);

    /* E9  sea0.motor.inertia  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    m->sea0.motor.inertia.der_angle = m->sea0.motor.inertia.aV;

    /* E14  sea0.motor.damper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563
     *     aVRel is sea0.motor.inertia.aV */
    const double sea0_motor_damper_torqueThru = m->sea0.motor.damper.k * m->sea0.motor.inertia.aV;

    /* E16  sea0.gearbox  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647
     *     solved for sea0.gearbox.rotB.aV; rotA.aV is sea0.motor.inertia.aV */
    const double sea0_gearbox_rotB_aV = m->sea0.motor.inertia.aV / m->sea0.gearbox.gearRatio;

    /* E19  sea0.spring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is sea0.gearbox.rotB.aV, a.aV is pend1.aV */
    const double sea0_spring_aVRel = sea0_gearbox_rotB_aV - m->pend1.aV;

    /* E21  sea0.spring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->sea0.spring.der_relPhi = sea0_spring_aVRel;

    /* E22  sea0.spring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double sea0_spring_torqueThru = m->sea0.spring.k * m->sea0.spring.relPhi;

    /* E17  sea0.gearbox  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653
     *     solved for sea0.motor.rot.t; rotB.t is -sea0.spring.torqueThru, rotA.t is -sea0.motor.rot.t */
    const double sea0_motor_rot_t = -(sea0_spring_torqueThru / m->sea0.gearbox.gearRatio);

    /* E60  flows at SimpleMotor::c3  Actuators.xmi:57
     *     sea0.motor.inertia.b.t + sea0.motor.damper.b.t - sea0.motor.rot.t = 0
     *     solved for sea0.motor.inertia.b.t; damper.b.t is sea0.motor.damper.torqueThru */
    const double sea0_motor_inertia_b_t = sea0_motor_rot_t - sea0_motor_damper_torqueThru;

    /* E23  sea0.spring  RotDisplacementSignalConstraint::signal  RotationalMechanics.xmi:542
     *     y = relPhi/displacement2Signal */
    const double sea0_spring_out_rSig = m->sea0.spring.relPhi / m->sea0.spring.displacement2Signal;

    /* E23'  time derivative of E23  sea0.spring  RotDisplacementSignalConstraint::signal
     *     RotationalMechanics.xmi:542
     *     y = relPhi/displacement2Signal */
    const double der_sea0_spring_out_rSig = m->sea0.spring.der_relPhi / m->sea0.spring.displacement2Signal;

    /* E24  sea0.controller  SimpleSEAControllerConstraint::springTorque  Actuators.xmi:250
     *     curValue = springConstant*displacement
     *     displacement.rSig is sea0.spring.out.rSig */
    const double sea0_controller_pid_curValue_rSig = m->sea0.controller.springConstant * sea0_spring_out_rSig;

    /* E24'  time derivative of E24  sea0.controller  SimpleSEAControllerConstraint::springTorque
     *     Actuators.xmi:250
     *     curValue = springConstant*displacement
     *     displacement.rSig is sea0.spring.out.rSig */
    const double der_sea0_controller_pid_curValue_rSig = m->sea0.controller.springConstant * der_sea0_spring_out_rSig;

    /* E26  sea0.controller.pid  PIDControlConstraint::error  err = setPoint - curValue  RealSignals.xmi:287
     *     setPoint.rSig is gravityCompensationController.torque.rSig */
    const double sea0_controller_pid_err = gravityCompensationController_torque_rSig
            - sea0_controller_pid_curValue_rSig;

    /* E27  sea0.controller.pid  PIDControlConstraint::integral  der(intErr) = err  RealSignals.xmi:293 */
    m->sea0.controller.pid.der_intErr = sea0_controller_pid_err;

    /* E26'  time derivative of E26  sea0.controller.pid  PIDControlConstraint::error  RealSignals.xmi:287
     *     err = setPoint - curValue
     *     setPoint.rSig is gravityCompensationController.torque.rSig */
    const double der_sea0_controller_pid_err = der_gravityCompensationController_torque_rSig
            - der_sea0_controller_pid_curValue_rSig;

    /* E28  sea0.controller.pid  PIDControlConstraint::control  RealSignals.xmi:299
     *     outSig = kp*err + ki*intErr + kd*der(err) */
    const double sea0_controller_pid_outSig_rSig = m->sea0.controller.pid.kp * sea0_controller_pid_err
            + m->sea0.controller.pid.ki * m->sea0.controller.pid.intErr
            + m->sea0.controller.pid.kd * der_sea0_controller_pid_err;

    /* E25  sea0.controller  SimpleSEAControllerConstraint::scaling  Actuators.xmi:256
     *     motorSignal = outputScale*gearRatio*outSig
     *     motorSignal.rSig is sea0.motor.torqueSignal.rSig */
    const double sea0_motor_torqueSignal_rSig = m->sea0.controller.outputScale * m->sea0.controller.gearRatio
            * sea0_controller_pid_outSig_rSig;

    /* E6  sea0.motor.torqueSource  FixedTorqueSourceConstraint::torque  RotationalMechanics.xmi:709
     *     t = -u*signal2Torque
     *     in.rSig is sea0.motor.torqueSignal.rSig */
    const double sea0_motor_torqueSource_p_t = -(sea0_motor_torqueSignal_rSig
            * m->sea0.motor.torqueSource.signal2Torque);

    /* E10  sea0.motor.inertia  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618
     *     solved for der(sea0.motor.inertia.aV); a.t is -sea0.motor.torqueSource.p.t */
    m->sea0.motor.inertia.der_aV = (-sea0_motor_torqueSource_p_t + sea0_motor_inertia_b_t) / m->sea0.motor.inertia.I_;

    /* E29  operator.action  OperatorActionConstraint::change  model.xmi:690
     *     if time < changeTime then action = 0; else action = speed1; end if */
    const double operator_action_action_rSig = m->branch.time_below_operator_action_changeTime > 0.5 ? 0.0
            : m->operator_.action.speed1;

    /* E30  operator.source  FixedaVSourceConstraint::velocity  RotationalMechanics.xmi:730
     *     aV = u*signal2AngVelocity
     *     in.rSig is operator.action.action.rSig */
    const double operator_source_p_aV = operator_action_action_rSig * m->operator_.source.signal2AngVelocity;

    /* E32  operator.spring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is pend1.aV, a.aV is operator.source.p.aV */
    const double operator_spring_aVRel = m->pend1.aV - operator_source_p_aV;

    /* E34  operator.spring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    m->operator_.spring.der_relPhi = operator_spring_aVRel;

    /* E35  operator.spring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double operator_spring_torqueThru = m->operator_.spring.k * m->operator_.spring.relPhi;

    /* E37  operator.damper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484
     *     b.aV is pend1.aV, a.aV is operator.source.p.aV */
    const double operator_damper_aVRel = m->pend1.aV - operator_source_p_aV;

    /* E39  operator.damper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double operator_damper_torqueThru = m->operator_.damper.k * operator_damper_aVRel;

    /* E69  flows at Operator::c4  operator.spring.b.t + operator.damper.b.t - operator.rot.t = 0  model.xmi:233
     *     solved for operator.rot.t; spring.b.t is operator.spring.torqueThru, damper.b.t is
     *     operator.damper.torqueThru */
    const double operator_rot_t = operator_spring_torqueThru + operator_damper_torqueThru;

    /* E44  flows at GravityCompensationTest::c1  pend1.rot.t + sea0.rot.t + operator.rot.t = 0  model.xmi:297
     *     solved for pend1.rot.t; sea0.rot.t is -sea0.spring.torqueThru */
    const double pend1_rot_t = -operator_rot_t + sea0_spring_torqueThru;

    /* E3  pend1  PendulumConstraint::momentum  model.xmi:627
     *     mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle)
     *     solved for der(pend1.aV) */
    m->pend1.der_aV = (pend1_rot_t - m->pend1.mass * m->pend1.verticalAcceleration * m->pend1.cmgDist
            * sin(m->pend1.angle)) / (m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist));

    return MODEL_OK;
}

/* ---- what only results need ---- */

ModelStatus model_outputs(Model *m)
{
    /* E4 again, as in model_evaluate */
    m->pend1.angleOut.rSig = m->pend1.angle / m->pend1.angle2Signal;

    /* E4' again, as in model_evaluate */
    const double der_pend1_angleOut_rSig = m->pend1.der_angle / m->pend1.angle2Signal;

    /* E5 again, as in model_evaluate */
    m->gravityCompensationController.torque.rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * sin(m->pend1.angleOut.rSig);

    /* E5' again, as in model_evaluate */
    const double der_gravityCompensationController_torque_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * (cos(m->pend1.angleOut.rSig) * der_pend1_angleOut_rSig);

    /* E14 again, as in model_evaluate */
    m->sea0.motor.damper.torqueThru = m->sea0.motor.damper.k * m->sea0.motor.inertia.aV;

    /* E16 again, as in model_evaluate */
    m->sea0.gearbox.rotB.aV = m->sea0.motor.inertia.aV / m->sea0.gearbox.gearRatio;

    /* E19 again, as in model_evaluate */
    m->sea0.spring.aVRel = m->sea0.gearbox.rotB.aV - m->pend1.aV;

    /* E22 again, as in model_evaluate */
    m->sea0.spring.torqueThru = m->sea0.spring.k * m->sea0.spring.relPhi;

    /* E17 again, as in model_evaluate */
    m->sea0.motor.rot.t = -(m->sea0.spring.torqueThru / m->sea0.gearbox.gearRatio);

    /* E60 again, as in model_evaluate */
    m->sea0.motor.inertia.b.t = m->sea0.motor.rot.t - m->sea0.motor.damper.torqueThru;

    /* E23 again, as in model_evaluate */
    m->sea0.spring.out.rSig = m->sea0.spring.relPhi / m->sea0.spring.displacement2Signal;

    /* E23' again, as in model_evaluate */
    const double der_sea0_spring_out_rSig = m->sea0.spring.der_relPhi / m->sea0.spring.displacement2Signal;

    /* E24 again, as in model_evaluate */
    m->sea0.controller.pid.curValue.rSig = m->sea0.controller.springConstant * m->sea0.spring.out.rSig;

    /* E24' again, as in model_evaluate */
    const double der_sea0_controller_pid_curValue_rSig = m->sea0.controller.springConstant * der_sea0_spring_out_rSig;

    /* E26 again, as in model_evaluate */
    m->sea0.controller.pid.err = m->gravityCompensationController.torque.rSig - m->sea0.controller.pid.curValue.rSig;

    /* E26' again, as in model_evaluate */
    m->sea0.controller.pid.der_err = der_gravityCompensationController_torque_rSig
            - der_sea0_controller_pid_curValue_rSig;

    /* E28 again, as in model_evaluate */
    m->sea0.controller.pid.outSig.rSig = m->sea0.controller.pid.kp * m->sea0.controller.pid.err
            + m->sea0.controller.pid.ki * m->sea0.controller.pid.intErr
            + m->sea0.controller.pid.kd * m->sea0.controller.pid.der_err;

    /* E25 again, as in model_evaluate */
    m->sea0.motor.torqueSignal.rSig = m->sea0.controller.outputScale * m->sea0.controller.gearRatio
            * m->sea0.controller.pid.outSig.rSig;

    /* E6 again, as in model_evaluate */
    m->sea0.motor.torqueSource.p.t = -(m->sea0.motor.torqueSignal.rSig * m->sea0.motor.torqueSource.signal2Torque);

    /* E29 again, as in model_evaluate */
    m->operator_.action.action.rSig = m->branch.time_below_operator_action_changeTime > 0.5 ? 0.0
            : m->operator_.action.speed1;

    /* E30 again, as in model_evaluate */
    m->operator_.source.p.aV = m->operator_.action.action.rSig * m->operator_.source.signal2AngVelocity;

    /* E32 again, as in model_evaluate */
    m->operator_.spring.aVRel = m->pend1.aV - m->operator_.source.p.aV;

    /* E35 again, as in model_evaluate */
    m->operator_.spring.torqueThru = m->operator_.spring.k * m->operator_.spring.relPhi;

    /* E37 again, as in model_evaluate */
    m->operator_.damper.aVRel = m->pend1.aV - m->operator_.source.p.aV;

    /* E39 again, as in model_evaluate */
    m->operator_.damper.torqueThru = m->operator_.damper.k * m->operator_.damper.aVRel;

    /* E69 again, as in model_evaluate */
    m->operator_.rot.t = m->operator_.spring.torqueThru + m->operator_.damper.torqueThru;

    /* E44 again, as in model_evaluate */
    m->pend1.rot.t = -m->operator_.rot.t + m->sea0.spring.torqueThru;

    /* E68  flows at Operator::c2  model.xmi:217
     *     operator.source.p.t + operator.spring.a.t + operator.damper.a.t = 0
     *     solved for operator.source.p.t; spring.a.t is -operator.spring.torqueThru, damper.a.t is
     *     -operator.damper.torqueThru */
    m->operator_.source.p.t = m->operator_.damper.torqueThru + m->operator_.spring.torqueThru;

    return MODEL_OK;
}

/* ---- start, and the solver's vectors ---- */

static void derive_constants(Model *m)
{
    /* pend1.mass = pendulumMass  model.xmi:28 */
    m->pend1.mass = m->pendulumMass;

    /* pend1.cmgDist = pendulumLength  model.xmi:32 */
    m->pend1.cmgDist = m->pendulumLength;

    /* pend1.verticalAcceleration = verticalAcceleration  model.xmi:36 */
    m->pend1.verticalAcceleration = m->verticalAcceleration;

    /* gravityCompensationController.massEst = pendulumMass  model.xmi:121 */
    m->gravityCompensationController.massEst = m->pendulumMass;

    /* gravityCompensationController.lengthEst = pendulumLength  model.xmi:125 */
    m->gravityCompensationController.lengthEst = m->pendulumLength;

    /* gravityCompensationController.gEst = verticalAcceleration  model.xmi:129 */
    m->gravityCompensationController.gEst = m->verticalAcceleration;
}

static ModelStatus check_divisors(Model *m)
{
    /* divisor in E16  sea0.gearbox  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB
     *     RotationalMechanics.xmi:647 */
    if (!(fabs(m->sea0.gearbox.gearRatio) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E16, NULL, m->sea0.gearbox.gearRatio);

    /* divisor in E10  sea0.motor.inertia  RotInertiaConstraint::euler  I*der(aV) = tA + tB
     *     RotationalMechanics.xmi:618 */
    if (!(fabs(m->sea0.motor.inertia.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E10, NULL, m->sea0.motor.inertia.I_);

    /* divisor in E3  pend1  PendulumConstraint::momentum  model.xmi:627
     *     mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    const double divisor_for_der_pend1_aV = m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist);
    if (!(fabs(divisor_for_der_pend1_aV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, EQ_E3, NULL, divisor_for_der_pend1_aV);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->pend1.angle = m->pend1.angle_start;
    m->pend1.aV = m->pend1.aV_start;
    m->sea0.motor.inertia.aV = m->sea0.motor.inertia.aV_start;
    m->sea0.motor.inertia.angle = m->sea0.motor.inertia.angle_start;
    m->sea0.spring.relPhi = m->sea0.spring.relPhi_start;
    m->sea0.controller.pid.intErr = m->sea0.controller.pid.intErr_start;
    m->operator_.spring.relPhi = m->operator_.spring.relPhi_start;
}

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
    ModelStatus status;

    derive_constants(m);
    status = check_divisors(m);
    if (status != MODEL_OK)
        return status;

    return MODEL_OK;
}

ModelStatus model_initialize(Model *m, double time)
{
    ModelStatus status;

    m->time = time;
    start_states(m);
    status = model_evaluate(m);
    if (status != MODEL_OK)
        return status;
    status = model_outputs(m);
    if (status != MODEL_OK)
        return status;
    model_accept(m);
    model_accept_outputs(m);

    return MODEL_OK;
}

void model_accept(Model *m)
{
    (void)m; /* no loops */
}

void model_accept_outputs(Model *m)
{
    (void)m; /* no loops */
}

void model_set_states(Model *m, double time, const double *restrict x)
{
    m->time = time;
    m->pend1.angle = x[0]; /* rad */
    m->pend1.aV = x[1]; /* rad/s */
    m->sea0.motor.inertia.aV = x[2]; /* rad/s */
    m->sea0.motor.inertia.angle = x[3]; /* rad */
    m->sea0.spring.relPhi = x[4]; /* rad */
    m->sea0.controller.pid.intErr = x[5];
    m->operator_.spring.relPhi = x[6]; /* rad */
}

void model_get_states(const Model *m, double *restrict x)
{
    x[0] = m->pend1.angle; /* rad */
    x[1] = m->pend1.aV; /* rad/s */
    x[2] = m->sea0.motor.inertia.aV; /* rad/s */
    x[3] = m->sea0.motor.inertia.angle; /* rad */
    x[4] = m->sea0.spring.relPhi; /* rad */
    x[5] = m->sea0.controller.pid.intErr;
    x[6] = m->operator_.spring.relPhi; /* rad */
}

void model_get_derivatives(const Model *m, double *restrict dx)
{
    dx[0] = m->pend1.der_angle; /* rad/s */
    dx[1] = m->pend1.der_aV; /* rad/s^2 */
    dx[2] = m->sea0.motor.inertia.der_aV; /* rad/s^2 */
    dx[3] = m->sea0.motor.inertia.der_angle; /* rad/s */
    dx[4] = m->sea0.spring.der_relPhi; /* rad/s */
    dx[5] = m->sea0.controller.pid.der_intErr;
    dx[6] = m->operator_.spring.der_relPhi; /* rad/s */
}

/* Rows of model_variables. */
static const int states[] = {
        8, 9, 33, 34, 56, 72, 89};

int model_state_count(const Model *m)
{
    (void)m;
    return 7;
}

int model_state_variable(const Model *m, int state)
{
    (void)m;
    return states[state];
}

ModelSolving *model_solving(Model *m)
{
    return &m->solving;
}

ModelFailure *model_failure(Model *m)
{
    return &m->failure;
}

/* ---- events ---- */

static void update(Model *m)
{
    /* E29  decides time < operator.action.changeTime  model.xmi:690 */
    m->branch.time_below_operator_action_changeTime = instant_truth(m->time, -1.0, m->operator_.action.changeTime,
            false);
}

/* How far watched branches are from changing: not negative as long as they hold. */
ModelStatus model_indicators(Model *m, double *indicator)
{
    (void)m, (void)indicator; /* nothing is watched */

    return MODEL_OK;
}

static void next_instant(const Model *m, double *next)
{
    /* time < operator.action.changeTime */
    *next = fmin(*next, instant_of_truth(m->time, -1.0, m->operator_.action.changeTime));
}

double model_next_instant(const Model *m)
{
    double next = INFINITY;
    next_instant(m, &next);
    return next;
}

/* Before the first event: branches that loops assume, as far as stated starts decide them. */
void model_guess(Model *m, double time)
{
    m->time = time;
    (void)m; /* stated starts decide nothing */
}

/* One pass of an event: branches and discrete variables, in evaluation order. */
ModelStatus model_update(Model *m)
{
    update(m);

    return MODEL_OK;
}

void model_set_phase(Model *m, bool is_initial, bool is_terminal)
{
    m->is_initial = is_initial;
    m->is_terminal = is_terminal;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

/* Each equation by what it holds; before them are the numbers in the tables. */
enum { D_E4_BY_ANGLE = 2, D_E4_DOT_BY_DER_ANGLE, D_E5_BY_R_SIG, D_E5_DOT_BY_R_SIG, D_E5_DOT_BY_DER_R_SIG, D_E14_BY_AV,
    D_E16_BY_AV, D_E22_BY_REL_PHI, D_E17_BY_TORQUE_THRU, D_E23_BY_REL_PHI, D_E23_DOT_BY_DER_REL_PHI,
    D_E24_BY_R_SIG, D_E24_DOT_BY_DER_R_SIG, D_E28_BY_ERR, D_E28_BY_INT_ERR, D_E28_BY_DER_ERR, D_E25_BY_R_SIG,
    D_E6_BY_R_SIG, D_E10_BY_TORQUE_SOURCE_T, D_E10_BY_INERTIA_T, D_E35_BY_REL_PHI, D_E39_BY_AVREL, D_E3_BY_T,
    D_E3_BY_ANGLE };

void model_partials(const Model *m, double *partial)
{
    /* E4 again, as in model_evaluate */
    const double pend1_angleOut_rSig = m->pend1.angle / m->pend1.angle2Signal;
    /* E4' again, as in model_evaluate */
    const double der_pend1_angleOut_rSig = m->pend1.der_angle / m->pend1.angle2Signal;

    /* E4  pend1.angleOut.rSig */
    partial[D_E4_BY_ANGLE] = 1.0 / m->pend1.angle2Signal;

    /* E4'  der(pend1.angleOut.rSig) */
    partial[D_E4_DOT_BY_DER_ANGLE] = 1.0 / m->pend1.angle2Signal;

    /* E5  gravityCompensationController.torque.rSig */
    const double part_of_slope_of_gravityCompensationController_torque_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * cos(pend1_angleOut_rSig);
    partial[D_E5_BY_R_SIG] = part_of_slope_of_gravityCompensationController_torque_rSig;

    /* E5'  der(gravityCompensationController.torque.rSig) */
    partial[D_E5_DOT_BY_R_SIG] = -(m->gravityCompensationController.gain * m->gravityCompensationController.massEst
            * m->gravityCompensationController.gEst * m->gravityCompensationController.lengthEst
            * (sin(pend1_angleOut_rSig) * der_pend1_angleOut_rSig));
    partial[D_E5_DOT_BY_DER_R_SIG] = part_of_slope_of_gravityCompensationController_torque_rSig;

    /* E14  sea0.motor.damper.torqueThru */
    partial[D_E14_BY_AV] = m->sea0.motor.damper.k;

    /* E16  sea0.gearbox.rotB.aV */
    partial[D_E16_BY_AV] = 1.0 / m->sea0.gearbox.gearRatio;

    /* E22  sea0.spring.torqueThru */
    partial[D_E22_BY_REL_PHI] = m->sea0.spring.k;

    /* E17  sea0.motor.rot.t */
    partial[D_E17_BY_TORQUE_THRU] = -(1.0 / m->sea0.gearbox.gearRatio);

    /* E23  sea0.spring.out.rSig */
    partial[D_E23_BY_REL_PHI] = 1.0 / m->sea0.spring.displacement2Signal;

    /* E23'  der(sea0.spring.out.rSig) */
    partial[D_E23_DOT_BY_DER_REL_PHI] = 1.0 / m->sea0.spring.displacement2Signal;

    /* E24  sea0.controller.pid.curValue.rSig */
    partial[D_E24_BY_R_SIG] = m->sea0.controller.springConstant;

    /* E24'  der(sea0.controller.pid.curValue.rSig) */
    partial[D_E24_DOT_BY_DER_R_SIG] = m->sea0.controller.springConstant;

    /* E28  sea0.controller.pid.outSig.rSig */
    partial[D_E28_BY_ERR] = m->sea0.controller.pid.kp;
    partial[D_E28_BY_INT_ERR] = m->sea0.controller.pid.ki;
    partial[D_E28_BY_DER_ERR] = m->sea0.controller.pid.kd;

    /* E25  sea0.motor.torqueSignal.rSig */
    partial[D_E25_BY_R_SIG] = m->sea0.controller.outputScale * m->sea0.controller.gearRatio;

    /* E6  sea0.motor.torqueSource.p.t */
    partial[D_E6_BY_R_SIG] = -m->sea0.motor.torqueSource.signal2Torque;

    /* E10  der(sea0.motor.inertia.aV) */
    partial[D_E10_BY_TORQUE_SOURCE_T] = -(1.0 / m->sea0.motor.inertia.I_);
    partial[D_E10_BY_INERTIA_T] = 1.0 / m->sea0.motor.inertia.I_;

    /* E35  operator.spring.torqueThru */
    partial[D_E35_BY_REL_PHI] = m->operator_.spring.k;

    /* E39  operator.damper.torqueThru */
    partial[D_E39_BY_AVREL] = m->operator_.damper.k;

    /* E3  der(pend1.aV) */
    partial[D_E3_BY_T] = 1.0 / (m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist));
    partial[D_E3_BY_ANGLE] = -(m->pend1.mass * m->pend1.verticalAcceleration * m->pend1.cmgDist * cos(m->pend1.angle)
            / (m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist)));
}
