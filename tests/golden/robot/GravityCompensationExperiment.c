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
#include "runtime/instant.h"
#include "runtime/loop.h"
#include "runtime/model.h"

#include <math.h>
#include <string.h>

/* ---- quantities ---- */

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement */
struct RealSignalOutElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:20 */
};

/* Robot::PendulumWithAngleSensor */
struct PendulumWithAngleSensor {
    double mass;                            /* kg, derived constant, model.xmi:28 */
    double cmgDist;                         /* m, derived constant, model.xmi:32 */
    double verticalAcceleration;            /* m/s^2, derived constant, model.xmi:36 */
    double angle;                           /* rad, state, model.xmi:39 */
    double aV;                              /* rad/s, state, model.xmi:43 */
    double angle2Signal;                    /* rad, constant, model.xmi:87 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement rot;             /* port, model.xmi:25 */
    struct RealSignalOutElement angleOut;   /* port, model.xmi:84 */
};

/* Robot::GravityCompensationController */
struct GravityCompensationController {
    double gain;                            /* constant, model.xmi:116 */
    double massEst;                         /* kg, derived constant, model.xmi:121 */
    double lengthEst;                       /* m, derived constant, model.xmi:125 */
    double gEst;                            /* m/s^2, derived constant, model.xmi:129 */
    struct RealSignalOutElement torque;     /* port, model.xmi:113 */
};

/* SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement */
struct RealSignalInElement {
    double rSig;                            /* variable, SysPhSLibrary.xmi:13 */
};

/* RotationalMechanics::FixedTorqueSource */
struct FixedTorqueSource {
    double signal2Torque;                   /* N*m, constant, RotationalMechanics.xmi:294 */
    struct AMomFlowElement p;               /* port, RotationalMechanics.xmi:290 */
};

/* RotationalMechanics::RotInertia */
struct RotInertia {
    double I_;                              /* kg*m^2, constant, RotationalMechanics.xmi:146 */
    double aV;                              /* rad/s, state, RotationalMechanics.xmi:150 */
    double angle;                           /* rad, state, RotationalMechanics.xmi:154 */
    double der_angle;                       /* rad/s, derivative */
    double der_aV;                          /* rad/s^2, derivative */
    struct AMomFlowElement b;               /* port, RotationalMechanics.xmi:17 */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper {
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* Actuators::SimpleMotor */
struct SimpleMotor {
    struct RealSignalInElement torqueSignal; /* port, Actuators.xmi:19 */
    struct AMomFlowElement rot;             /* port, Actuators.xmi:23 */
    struct FixedTorqueSource torqueSource;  /* part, Actuators.xmi:27 */
    struct RotInertia inertia;              /* part, Actuators.xmi:31 */
    struct RotLinearDamper damper;          /* part, Actuators.xmi:35 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_2 {
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::IdealFixedGearBox */
struct IdealFixedGearBox {
    double gearRatio;                       /* constant, RotationalMechanics.xmi:205 */
    struct AMomFlowElement_2 rotB;          /* port, RotationalMechanics.xmi:201 */
};

/* RotationalMechanics::RotLinearSpringWithDisplacementSensor */
struct RotLinearSpringWithDisplacementSensor {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double displacement2Signal;             /* rad, constant, RotationalMechanics.xmi:102 */
    double der_relPhi;                      /* rad/s, derivative */
    struct RealSignalOutElement out;        /* port, RotationalMechanics.xmi:98 */
};

/* RealSignals::PIDControl */
struct PIDControl {
    double kp;                              /* constant, RealSignals.xmi:122 */
    double ki;                              /* constant, RealSignals.xmi:127 */
    double kd;                              /* constant, RealSignals.xmi:132 */
    double err;                             /* variable, RealSignals.xmi:137 */
    double intErr;                          /* state, RealSignals.xmi:141 */
    double der_intErr;                      /* derivative */
    double der_err;                         /* variable */
    struct RealSignalInElement curValue;    /* port, RealSignals.xmi:114 */
    struct RealSignalOutElement outSig;     /* port, RealSignals.xmi:118 */
};

/* Actuators::SimpleSEAController */
struct SimpleSEAController {
    double springConstant;                  /* N*m/rad, constant, Actuators.xmi:94 */
    double gearRatio;                       /* constant, Actuators.xmi:99 */
    double outputScale;                     /* constant, Actuators.xmi:104 */
    struct PIDControl pid;                  /* part, Actuators.xmi:109 */
};

/* Actuators::SeriesElasticActuator */
struct SeriesElasticActuator {
    struct SimpleMotor motor;               /* part, Actuators.xmi:167 */
    struct IdealFixedGearBox gearbox;       /* part, Actuators.xmi:170 */
    struct RotLinearSpringWithDisplacementSensor spring; /* part, Actuators.xmi:174 */
    struct SimpleSEAController controller;  /* part, Actuators.xmi:178 */
};

/* Robot::OperatorActionModel */
struct OperatorActionModel {
    double changeTime;                      /* s, constant, model.xmi:167 */
    double speed1;                          /* constant, model.xmi:171 */
    struct RealSignalOutElement action;     /* port, model.xmi:164 */
};

/* SysPhSLibrary::ComponentInteraction::PhysicalInteraction::AMomFlowElement */
struct AMomFlowElement_3 {
    double t;                               /* N*m, variable, SysPhSLibrary.xmi:95 */
    double aV;                              /* rad/s, variable, SysPhSLibrary.xmi:98 */
};

/* RotationalMechanics::FixedaVSource */
struct FixedaVSource {
    double signal2AngVelocity;              /* rad/s, constant, RotationalMechanics.xmi:327 */
    struct AMomFlowElement_3 p;             /* port, RotationalMechanics.xmi:323 */
};

/* RotationalMechanics::RotLinearSpring */
struct RotLinearSpring {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m/rad, constant, RotationalMechanics.xmi:70 */
    double relPhi;                          /* rad, state, RotationalMechanics.xmi:74 */
    double der_relPhi;                      /* rad/s, derivative */
};

/* RotationalMechanics::RotLinearDamper */
struct RotLinearDamper_2 {
    double aVRel;                           /* rad/s, variable, RotationalMechanics.xmi:25 */
    double torqueThru;                      /* N*m, variable, RotationalMechanics.xmi:29 */
    double k;                               /* N*m*s/rad, constant, RotationalMechanics.xmi:125 */
};

/* Robot::Operator */
struct Operator {
    struct AMomFlowElement rot;             /* port, model.xmi:193 */
    struct OperatorActionModel action;      /* part, model.xmi:196 */
    struct FixedaVSource source;            /* part, model.xmi:199 */
    struct RotLinearSpring spring;          /* part, model.xmi:203 */
    struct RotLinearDamper_2 damper;        /* part, model.xmi:207 */
};

/* Initial values, and first guesses of what loops iterate on; settable. */
struct ModelStart {
    double pend1_angle;                     /* rad, initial value */
    double pend1_aV;                        /* rad/s, initial value */
    double sea0_motor_inertia_aV;           /* rad/s, initial value */
    double sea0_motor_inertia_angle;        /* rad, initial value */
    double sea0_spring_relPhi;              /* rad, initial value */
    double sea0_controller_pid_intErr;      /* initial value */
    double operator_spring_relPhi;          /* rad, initial value */
};

/* What relations and integer parts are between events: 1 or 0, or the integer. */
struct ModelBranches {
    double time_below_operator_action_changeTime; /* time < operator.action.changeTime */
};

struct Model {
    ModelFailure failure;
    ModelSolving solving;
    double time;                            /* s */
    double verticalAcceleration;            /* m/s^2, constant, model.xmi:248 */
    double pendulumLength;                  /* m, constant, model.xmi:252 */
    double pendulumMass;                    /* kg, constant, model.xmi:257 */
    struct PendulumWithAngleSensor pend1;   /* part, model.xmi:262 */
    struct GravityCompensationController gravityCompensationController; /* part, model.xmi:265 */
    struct SeriesElasticActuator sea0;      /* part, model.xmi:268 */
    struct Operator operator_;              /* part, model.xmi:272 */
    double is_initial, is_terminal;         /* 1 at the first and the last event */
    struct ModelBranches branch;
    double slack[1];           /* how near to its boundary each of them keeps its value */
    struct ModelStart start;
};

const size_t model_size = sizeof(struct Model);

/* Long functions come in pieces, evaluate_2 and the like: a compiler that joined them again would take very long. */
#if defined(__GNUC__)
#define NOINLINE __attribute__((noinline))
#else
#define NOINLINE
#endif

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
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 15, NULL, m->sea0.gearbox.gearRatio);

    /* divisor in E10  sea0.motor.inertia  RotInertiaConstraint::euler  I*der(aV) = tA + tB
     *     RotationalMechanics.xmi:618 */
    if (!(fabs(m->sea0.motor.inertia.I_) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 9, NULL, m->sea0.motor.inertia.I_);

    /* divisor in E3  pend1  PendulumConstraint::momentum  model.xmi:627
     *     mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    const double divisor_for_der_pend1_aV = m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist);
    if (!(fabs(divisor_for_der_pend1_aV) > 0.0))
        return model_fail(m, MODEL_DIVISION_BY_ZERO, 2, NULL, divisor_for_der_pend1_aV);

    return MODEL_OK;
}

static void start_states(Model *m)
{
    m->pend1.angle = m->start.pend1_angle;
    m->pend1.aV = m->start.pend1_aV;
    m->sea0.motor.inertia.aV = m->start.sea0_motor_inertia_aV;
    m->sea0.motor.inertia.angle = m->start.sea0_motor_inertia_angle;
    m->sea0.spring.relPhi = m->start.sea0_spring_relPhi;
    m->sea0.controller.pid.intErr = m->start.sea0_controller_pid_intErr;
    m->operator_.spring.relPhi = m->start.operator_spring_relPhi;
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
    m->start.pend1_angle = 1.5707963267948966; /* rad */
    m->start.pend1_aV = 0.0; /* rad/s */
    m->start.sea0_motor_inertia_aV = 0.0; /* rad/s */
    m->start.sea0_motor_inertia_angle = 0.0; /* rad */
    m->start.sea0_spring_relPhi = 0.0; /* rad */
    m->start.sea0_controller_pid_intErr = 0.0;
    m->start.operator_spring_relPhi = 0.0; /* rad */
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

const ModelLoop *model_large_loop(int index)
{
    (void)index;
    return NULL;
}

void model_attach(Model *m, int index, LargeLoop *memory)
{
    (void)m, (void)index, (void)memory;
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

/* ---- the equations as drawn ---- */

static NOINLINE void residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)time;
    /* E1  pend1  PendulumConstraint::velocity  aVRot = aV  model.xmi:615 */
    const double pend1_rot_aV = listed[4];
    const double pend1_aV = listed[9];
    residual[0] = pend1_rot_aV - pend1_aV;
    scale[0] = fabs(pend1_rot_aV) + fabs(pend1_aV);

    /* E2  pend1  PendulumConstraint::motion  der(angle) = aV  model.xmi:621 */
    const double der_pend1_angle = listed[97];
    residual[1] = der_pend1_angle - pend1_aV;
    scale[1] = fabs(der_pend1_angle) + fabs(pend1_aV);

    /* E3  pend1  PendulumConstraint::momentum  model.xmi:627
     *     mass*cmgDist^2*der(aV) = t - mass*verticalAcceleration*cmgDist*sin(angle) */
    const double pend1_mass = listed[5];
    const double pend1_cmgDist = listed[6];
    const double der_pend1_aV = listed[98];
    const double pend1_rot_t = listed[3];
    const double pend1_verticalAcceleration = listed[7];
    const double pend1_angle = listed[8];
    const double part_of_E3 = pend1_mass * pend1_verticalAcceleration * pend1_cmgDist * sin(pend1_angle);
    residual[2] = pend1_mass * (pend1_cmgDist * pend1_cmgDist) * der_pend1_aV - (pend1_rot_t - part_of_E3);
    scale[2] = fabs(pend1_mass * (pend1_cmgDist * pend1_cmgDist) * der_pend1_aV) + fabs(pend1_rot_t)
            + fabs(part_of_E3);

    /* E4  pend1  AngleSignalConstraint::signal  y = angle/angle2Signal  model.xmi:645 */
    const double pend1_angleOut_rSig = listed[10];
    const double pend1_angle2Signal = listed[11];
    residual[3] = pend1_angleOut_rSig - pend1_angle / pend1_angle2Signal;
    scale[3] = fabs(pend1_angleOut_rSig) + fabs(pend1_angle / pend1_angle2Signal);

    /* E5  gravityCompensationController  GravityCompensationConstraint::torqueOfWeight  model.xmi:672
     *     torque = gain*massEst*gEst*lengthEst*sin(angle) */
    const double gravityCompensationController_torque_rSig = listed[13];
    const double gravityCompensationController_gain = listed[14];
    const double gravityCompensationController_massEst = listed[15];
    const double gravityCompensationController_gEst = listed[17];
    const double gravityCompensationController_lengthEst = listed[16];
    const double gravityCompensationController_angle_rSig = listed[12];
    const double part_of_E5 = gravityCompensationController_gain * gravityCompensationController_massEst
            * gravityCompensationController_gEst * gravityCompensationController_lengthEst
            * sin(gravityCompensationController_angle_rSig);
    residual[4] = gravityCompensationController_torque_rSig - part_of_E5;
    scale[4] = fabs(gravityCompensationController_torque_rSig) + fabs(part_of_E5);

    /* E6  sea0.motor.torqueSource  FixedTorqueSourceConstraint::torque  RotationalMechanics.xmi:709
     *     t = -u*signal2Torque */
    const double sea0_motor_torqueSource_p_t = listed[25];
    const double sea0_motor_torqueSource_in_rSig = listed[24];
    const double sea0_motor_torqueSource_signal2Torque = listed[27];
    residual[5] = sea0_motor_torqueSource_p_t
            + (sea0_motor_torqueSource_in_rSig * sea0_motor_torqueSource_signal2Torque);
    scale[5] = fabs(sea0_motor_torqueSource_p_t)
            + fabs(sea0_motor_torqueSource_in_rSig * sea0_motor_torqueSource_signal2Torque);

    /* E7  sea0.motor.inertia  RotInertiaConstraint::flangeA  aVA = aV  RotationalMechanics.xmi:600 */
    const double sea0_motor_inertia_a_aV = listed[29];
    const double sea0_motor_inertia_aV = listed[33];
    residual[6] = sea0_motor_inertia_a_aV - sea0_motor_inertia_aV;
    scale[6] = fabs(sea0_motor_inertia_a_aV) + fabs(sea0_motor_inertia_aV);

    /* E8  sea0.motor.inertia  RotInertiaConstraint::flangeB  aVB = aV  RotationalMechanics.xmi:606 */
    const double sea0_motor_inertia_b_aV = listed[31];
    residual[7] = sea0_motor_inertia_b_aV - sea0_motor_inertia_aV;
    scale[7] = fabs(sea0_motor_inertia_b_aV) + fabs(sea0_motor_inertia_aV);

    /* E9  sea0.motor.inertia  RotInertiaConstraint::motion  der(angle) = aV  RotationalMechanics.xmi:612 */
    const double der_sea0_motor_inertia_angle = listed[99];
    residual[8] = der_sea0_motor_inertia_angle - sea0_motor_inertia_aV;
    scale[8] = fabs(der_sea0_motor_inertia_angle) + fabs(sea0_motor_inertia_aV);

    /* E10  sea0.motor.inertia  RotInertiaConstraint::euler  I*der(aV) = tA + tB  RotationalMechanics.xmi:618 */
    const double sea0_motor_inertia_I = listed[32];
    const double der_sea0_motor_inertia_aV = listed[100];
    const double sea0_motor_inertia_a_t = listed[28];
    const double sea0_motor_inertia_b_t = listed[30];
    residual[9] = sea0_motor_inertia_I * der_sea0_motor_inertia_aV
            - (sea0_motor_inertia_a_t + sea0_motor_inertia_b_t);
    scale[9] = fabs(sea0_motor_inertia_I * der_sea0_motor_inertia_aV) + fabs(sea0_motor_inertia_a_t)
            + fabs(sea0_motor_inertia_b_t);

    /* E11  sea0.motor.damper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double sea0_motor_damper_a_t = listed[35];
    const double sea0_motor_damper_b_t = listed[37];
    residual[10] = sea0_motor_damper_a_t + sea0_motor_damper_b_t - 0.0;
    scale[10] = fabs(sea0_motor_damper_a_t) + fabs(sea0_motor_damper_b_t);

    /* E12  sea0.motor.damper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double sea0_motor_damper_aVRel = listed[39];
    const double sea0_motor_damper_b_aV = listed[38];
    const double sea0_motor_damper_a_aV = listed[36];
    residual[11] = sea0_motor_damper_aVRel - (sea0_motor_damper_b_aV - sea0_motor_damper_a_aV);
    scale[11] = fabs(sea0_motor_damper_aVRel) + fabs(sea0_motor_damper_b_aV) + fabs(sea0_motor_damper_a_aV);

    /* E13  sea0.motor.damper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double sea0_motor_damper_torqueThru = listed[40];
    residual[12] = sea0_motor_damper_torqueThru - sea0_motor_damper_b_t;
    scale[12] = fabs(sea0_motor_damper_torqueThru) + fabs(sea0_motor_damper_b_t);

    /* E14  sea0.motor.damper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double sea0_motor_damper_k = listed[41];
    residual[13] = sea0_motor_damper_torqueThru - sea0_motor_damper_k * sea0_motor_damper_aVRel;
    scale[13] = fabs(sea0_motor_damper_torqueThru) + fabs(sea0_motor_damper_k * sea0_motor_damper_aVRel);

    /* E15  sea0.motor.ground  RotFixedConstraint::standstill  aV = 0  RotationalMechanics.xmi:815 */
    const double sea0_motor_ground_p_aV = listed[43];
    residual[14] = sea0_motor_ground_p_aV - 0.0;
    scale[14] = fabs(sea0_motor_ground_p_aV);

    /* E16  sea0.gearbox  IdealFixedGearBoxConstraint::ratio  aVA = gearRatio*aVB  RotationalMechanics.xmi:647 */
    const double sea0_gearbox_rotA_aV = listed[45];
    const double sea0_gearbox_gearRatio = listed[48];
    const double sea0_gearbox_rotB_aV = listed[47];
    residual[15] = sea0_gearbox_rotA_aV - sea0_gearbox_gearRatio * sea0_gearbox_rotB_aV;
    scale[15] = fabs(sea0_gearbox_rotA_aV) + fabs(sea0_gearbox_gearRatio * sea0_gearbox_rotB_aV);

    /* E17  sea0.gearbox  IdealFixedGearBoxConstraint::torque  tB = -gearRatio*tA  RotationalMechanics.xmi:653 */
    const double sea0_gearbox_rotB_t = listed[46];
    const double sea0_gearbox_rotA_t = listed[44];
    residual[16] = sea0_gearbox_rotB_t + (sea0_gearbox_gearRatio * sea0_gearbox_rotA_t);
    scale[16] = fabs(sea0_gearbox_rotB_t) + fabs(sea0_gearbox_gearRatio * sea0_gearbox_rotA_t);

    /* E18  sea0.spring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double sea0_spring_a_t = listed[49];
    const double sea0_spring_b_t = listed[51];
    residual[17] = sea0_spring_a_t + sea0_spring_b_t - 0.0;
    scale[17] = fabs(sea0_spring_a_t) + fabs(sea0_spring_b_t);

    /* E19  sea0.spring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double sea0_spring_aVRel = listed[53];
    const double sea0_spring_b_aV = listed[52];
    const double sea0_spring_a_aV = listed[50];
    residual[18] = sea0_spring_aVRel - (sea0_spring_b_aV - sea0_spring_a_aV);
    scale[18] = fabs(sea0_spring_aVRel) + fabs(sea0_spring_b_aV) + fabs(sea0_spring_a_aV);

    /* E20  sea0.spring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double sea0_spring_torqueThru = listed[54];
    residual[19] = sea0_spring_torqueThru - sea0_spring_b_t;
    scale[19] = fabs(sea0_spring_torqueThru) + fabs(sea0_spring_b_t);

    /* E21  sea0.spring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_sea0_spring_relPhi = listed[101];
    residual[20] = der_sea0_spring_relPhi - sea0_spring_aVRel;
    scale[20] = fabs(der_sea0_spring_relPhi) + fabs(sea0_spring_aVRel);

    /* E22  sea0.spring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double sea0_spring_k = listed[55];
    const double sea0_spring_relPhi = listed[56];
    residual[21] = sea0_spring_torqueThru - sea0_spring_k * sea0_spring_relPhi;
    scale[21] = fabs(sea0_spring_torqueThru) + fabs(sea0_spring_k * sea0_spring_relPhi);

    /* E23  sea0.spring  RotDisplacementSignalConstraint::signal  RotationalMechanics.xmi:542
     *     y = relPhi/displacement2Signal */
    const double sea0_spring_out_rSig = listed[57];
    const double sea0_spring_displacement2Signal = listed[58];
    residual[22] = sea0_spring_out_rSig - sea0_spring_relPhi / sea0_spring_displacement2Signal;
    scale[22] = fabs(sea0_spring_out_rSig) + fabs(sea0_spring_relPhi / sea0_spring_displacement2Signal);

    /* E24  sea0.controller  SimpleSEAControllerConstraint::springTorque  Actuators.xmi:250
     *     curValue = springConstant*displacement */
    const double sea0_controller_pid_curValue_rSig = listed[66];
    const double sea0_controller_springConstant = listed[62];
    const double sea0_controller_displacement_rSig = listed[60];
    residual[23] = sea0_controller_pid_curValue_rSig
            - sea0_controller_springConstant * sea0_controller_displacement_rSig;
    scale[23] = fabs(sea0_controller_pid_curValue_rSig)
            + fabs(sea0_controller_springConstant * sea0_controller_displacement_rSig);

    /* E25  sea0.controller  SimpleSEAControllerConstraint::scaling  Actuators.xmi:256
     *     motorSignal = outputScale*gearRatio*outSig */
    const double sea0_controller_motorSignal_rSig = listed[61];
    const double sea0_controller_outputScale = listed[64];
    const double sea0_controller_gearRatio = listed[63];
    const double sea0_controller_pid_outSig_rSig = listed[67];
    residual[24] = sea0_controller_motorSignal_rSig
            - sea0_controller_outputScale * sea0_controller_gearRatio * sea0_controller_pid_outSig_rSig;
    scale[24] = fabs(sea0_controller_motorSignal_rSig)
            + fabs(sea0_controller_outputScale * sea0_controller_gearRatio * sea0_controller_pid_outSig_rSig);

    /* E26  sea0.controller.pid  PIDControlConstraint::error  err = setPoint - curValue  RealSignals.xmi:287 */
    const double sea0_controller_pid_err = listed[71];
    const double sea0_controller_pid_setPoint_rSig = listed[65];
    residual[25] = sea0_controller_pid_err - (sea0_controller_pid_setPoint_rSig - sea0_controller_pid_curValue_rSig);
    scale[25] = fabs(sea0_controller_pid_err) + fabs(sea0_controller_pid_setPoint_rSig)
            + fabs(sea0_controller_pid_curValue_rSig);

    /* E27  sea0.controller.pid  PIDControlConstraint::integral  der(intErr) = err  RealSignals.xmi:293 */
    const double der_sea0_controller_pid_intErr = listed[102];
    residual[26] = der_sea0_controller_pid_intErr - sea0_controller_pid_err;
    scale[26] = fabs(der_sea0_controller_pid_intErr) + fabs(sea0_controller_pid_err);

    /* E28  sea0.controller.pid  PIDControlConstraint::control  RealSignals.xmi:299
     *     outSig = kp*err + ki*intErr + kd*der(err) */
    const double sea0_controller_pid_kp = listed[68];
    const double sea0_controller_pid_ki = listed[69];
    const double sea0_controller_pid_intErr = listed[72];
    const double sea0_controller_pid_kd = listed[70];
    const double der_sea0_controller_pid_err = listed[103];
    residual[27] = sea0_controller_pid_outSig_rSig
            - (sea0_controller_pid_kp * sea0_controller_pid_err + sea0_controller_pid_ki * sea0_controller_pid_intErr
            + sea0_controller_pid_kd * der_sea0_controller_pid_err);
    scale[27] = fabs(sea0_controller_pid_outSig_rSig) + fabs(sea0_controller_pid_kp * sea0_controller_pid_err)
            + fabs(sea0_controller_pid_ki * sea0_controller_pid_intErr)
            + fabs(sea0_controller_pid_kd * der_sea0_controller_pid_err);

    /* E29  operator.action  OperatorActionConstraint::change  model.xmi:690
     *     if time < changeTime then action = 0; else action = speed1; end if */
    const double operator_action_action_rSig = listed[75];
    const double operator_action_speed1 = listed[77];
    const double part_of_E29 = m->branch.time_below_operator_action_changeTime > 0.5 ? 0.0 : operator_action_speed1;
    residual[28] = operator_action_action_rSig - part_of_E29;
    scale[28] = fabs(operator_action_action_rSig) + fabs(part_of_E29);

    /* E30  operator.source  FixedaVSourceConstraint::velocity  RotationalMechanics.xmi:730
     *     aV = u*signal2AngVelocity */
    const double operator_source_p_aV = listed[80];
    const double operator_source_in_rSig = listed[78];
    const double operator_source_signal2AngVelocity = listed[81];
    residual[29] = operator_source_p_aV - operator_source_in_rSig * operator_source_signal2AngVelocity;
    scale[29] = fabs(operator_source_p_aV) + fabs(operator_source_in_rSig * operator_source_signal2AngVelocity);
}

static NOINLINE void residuals_2(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E31  operator.spring  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double operator_spring_a_t = listed[82];
    const double operator_spring_b_t = listed[84];
    residual[30] = operator_spring_a_t + operator_spring_b_t - 0.0;
    scale[30] = fabs(operator_spring_a_t) + fabs(operator_spring_b_t);

    /* E32  operator.spring  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double operator_spring_aVRel = listed[86];
    const double operator_spring_b_aV = listed[85];
    const double operator_spring_a_aV = listed[83];
    residual[31] = operator_spring_aVRel - (operator_spring_b_aV - operator_spring_a_aV);
    scale[31] = fabs(operator_spring_aVRel) + fabs(operator_spring_b_aV) + fabs(operator_spring_a_aV);

    /* E33  operator.spring  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double operator_spring_torqueThru = listed[87];
    residual[32] = operator_spring_torqueThru - operator_spring_b_t;
    scale[32] = fabs(operator_spring_torqueThru) + fabs(operator_spring_b_t);

    /* E34  operator.spring  RotLinearSpringConstraint::integral  der(relPhi) = aVRel  RotationalMechanics.xmi:515 */
    const double der_operator_spring_relPhi = listed[104];
    residual[33] = der_operator_spring_relPhi - operator_spring_aVRel;
    scale[33] = fabs(der_operator_spring_relPhi) + fabs(operator_spring_aVRel);

    /* E35  operator.spring  RotLinearSpringConstraint::law  torqueThru = k*relPhi  RotationalMechanics.xmi:521 */
    const double operator_spring_k = listed[88];
    const double operator_spring_relPhi = listed[89];
    residual[34] = operator_spring_torqueThru - operator_spring_k * operator_spring_relPhi;
    scale[34] = fabs(operator_spring_torqueThru) + fabs(operator_spring_k * operator_spring_relPhi);

    /* E36  operator.damper  BinaryCompliantRotConstraint::balance  tA + tB = 0  RotationalMechanics.xmi:478 */
    const double operator_damper_a_t = listed[90];
    const double operator_damper_b_t = listed[92];
    residual[35] = operator_damper_a_t + operator_damper_b_t - 0.0;
    scale[35] = fabs(operator_damper_a_t) + fabs(operator_damper_b_t);

    /* E37  operator.damper  BinaryCompliantRotConstraint::motion  aVRel = aVB - aVA  RotationalMechanics.xmi:484 */
    const double operator_damper_aVRel = listed[94];
    const double operator_damper_b_aV = listed[93];
    const double operator_damper_a_aV = listed[91];
    residual[36] = operator_damper_aVRel - (operator_damper_b_aV - operator_damper_a_aV);
    scale[36] = fabs(operator_damper_aVRel) + fabs(operator_damper_b_aV) + fabs(operator_damper_a_aV);

    /* E38  operator.damper  BinaryCompliantRotConstraint::torque  torqueThru = tB  RotationalMechanics.xmi:490 */
    const double operator_damper_torqueThru = listed[95];
    residual[37] = operator_damper_torqueThru - operator_damper_b_t;
    scale[37] = fabs(operator_damper_torqueThru) + fabs(operator_damper_b_t);

    /* E39  operator.damper  RotLinearDamperConstraint::law  torqueThru = k*aVRel  RotationalMechanics.xmi:563 */
    const double operator_damper_k = listed[96];
    residual[38] = operator_damper_torqueThru - operator_damper_k * operator_damper_aVRel;
    scale[38] = fabs(operator_damper_torqueThru) + fabs(operator_damper_k * operator_damper_aVRel);

    /* E40  connection GravityCompensationTest::c1  pend1.rot.aV = sea0.rot.aV  model.xmi:297 */
    const double pend1_rot_aV = listed[4];
    const double sea0_rot_aV = listed[20];
    residual[39] = pend1_rot_aV - sea0_rot_aV;
    scale[39] = fabs(pend1_rot_aV) + fabs(sea0_rot_aV);

    /* E41  connection GravityCompensationTest::c2  pend1.rot.aV = operator.rot.aV  model.xmi:303 */
    const double operator_rot_aV = listed[74];
    residual[40] = pend1_rot_aV - operator_rot_aV;
    scale[40] = fabs(pend1_rot_aV) + fabs(operator_rot_aV);

    /* E42  connection GravityCompensationTest::c3  model.xmi:307
     *     pend1.angleOut.rSig = gravityCompensationController.angle.rSig */
    const double pend1_angleOut_rSig = listed[10];
    const double gravityCompensationController_angle_rSig = listed[12];
    residual[41] = pend1_angleOut_rSig - gravityCompensationController_angle_rSig;
    scale[41] = fabs(pend1_angleOut_rSig) + fabs(gravityCompensationController_angle_rSig);

    /* E43  connection GravityCompensationTest::c4  model.xmi:311
     *     gravityCompensationController.torque.rSig = sea0.desiredTorque.rSig */
    const double gravityCompensationController_torque_rSig = listed[13];
    const double sea0_desiredTorque_rSig = listed[18];
    residual[42] = gravityCompensationController_torque_rSig - sea0_desiredTorque_rSig;
    scale[42] = fabs(gravityCompensationController_torque_rSig) + fabs(sea0_desiredTorque_rSig);

    /* E44  flows at GravityCompensationTest::c1  pend1.rot.t + sea0.rot.t + operator.rot.t = 0  model.xmi:297 */
    const double pend1_rot_t = listed[3];
    const double sea0_rot_t = listed[19];
    const double operator_rot_t = listed[73];
    residual[43] = pend1_rot_t + sea0_rot_t + operator_rot_t - 0.0;
    scale[43] = fabs(pend1_rot_t) + fabs(sea0_rot_t) + fabs(operator_rot_t);

    /* E45  connection SeriesElasticActuator::c1  sea0.motor.rot.aV = sea0.gearbox.rotA.aV  Actuators.xmi:181 */
    const double sea0_motor_rot_aV = listed[23];
    const double sea0_gearbox_rotA_aV = listed[45];
    residual[44] = sea0_motor_rot_aV - sea0_gearbox_rotA_aV;
    scale[44] = fabs(sea0_motor_rot_aV) + fabs(sea0_gearbox_rotA_aV);

    /* E46  connection SeriesElasticActuator::c2  sea0.gearbox.rotB.aV = sea0.spring.b.aV  Actuators.xmi:187 */
    const double sea0_gearbox_rotB_aV = listed[47];
    const double sea0_spring_b_aV = listed[52];
    residual[45] = sea0_gearbox_rotB_aV - sea0_spring_b_aV;
    scale[45] = fabs(sea0_gearbox_rotB_aV) + fabs(sea0_spring_b_aV);

    /* E47  connection SeriesElasticActuator::c3  sea0.spring.a.aV = sea0.rot.aV  Actuators.xmi:195 */
    const double sea0_spring_a_aV = listed[50];
    residual[46] = sea0_spring_a_aV - sea0_rot_aV;
    scale[46] = fabs(sea0_spring_a_aV) + fabs(sea0_rot_aV);

    /* E48  connection SeriesElasticActuator::c4  Actuators.xmi:201
     *     sea0.spring.out.rSig = sea0.controller.displacement.rSig */
    const double sea0_spring_out_rSig = listed[57];
    const double sea0_controller_displacement_rSig = listed[60];
    residual[47] = sea0_spring_out_rSig - sea0_controller_displacement_rSig;
    scale[47] = fabs(sea0_spring_out_rSig) + fabs(sea0_controller_displacement_rSig);

    /* E49  connection SeriesElasticActuator::c5  Actuators.xmi:207
     *     sea0.desiredTorque.rSig = sea0.controller.desiredTorque.rSig */
    const double sea0_controller_desiredTorque_rSig = listed[59];
    residual[48] = sea0_desiredTorque_rSig - sea0_controller_desiredTorque_rSig;
    scale[48] = fabs(sea0_desiredTorque_rSig) + fabs(sea0_controller_desiredTorque_rSig);

    /* E50  connection SeriesElasticActuator::c6  Actuators.xmi:211
     *     sea0.controller.motorSignal.rSig = sea0.motor.torqueSignal.rSig */
    const double sea0_controller_motorSignal_rSig = listed[61];
    const double sea0_motor_torqueSignal_rSig = listed[21];
    residual[49] = sea0_controller_motorSignal_rSig - sea0_motor_torqueSignal_rSig;
    scale[49] = fabs(sea0_controller_motorSignal_rSig) + fabs(sea0_motor_torqueSignal_rSig);

    /* E51  flows at SeriesElasticActuator::c1  sea0.motor.rot.t + sea0.gearbox.rotA.t = 0  Actuators.xmi:181 */
    const double sea0_motor_rot_t = listed[22];
    const double sea0_gearbox_rotA_t = listed[44];
    residual[50] = sea0_motor_rot_t + sea0_gearbox_rotA_t - 0.0;
    scale[50] = fabs(sea0_motor_rot_t) + fabs(sea0_gearbox_rotA_t);

    /* E52  flows at SeriesElasticActuator::c2  sea0.gearbox.rotB.t + sea0.spring.b.t = 0  Actuators.xmi:187 */
    const double sea0_gearbox_rotB_t = listed[46];
    const double sea0_spring_b_t = listed[51];
    residual[51] = sea0_gearbox_rotB_t + sea0_spring_b_t - 0.0;
    scale[51] = fabs(sea0_gearbox_rotB_t) + fabs(sea0_spring_b_t);

    /* E53  flows at SeriesElasticActuator::c3  sea0.spring.a.t - sea0.rot.t = 0  Actuators.xmi:195 */
    const double sea0_spring_a_t = listed[49];
    residual[52] = sea0_spring_a_t - sea0_rot_t - 0.0;
    scale[52] = fabs(sea0_spring_a_t) + fabs(sea0_rot_t);

    /* E54  connection SimpleMotor::c1  Actuators.xmi:43
     *     sea0.motor.torqueSignal.rSig = sea0.motor.torqueSource.in.rSig */
    const double sea0_motor_torqueSource_in_rSig = listed[24];
    residual[53] = sea0_motor_torqueSignal_rSig - sea0_motor_torqueSource_in_rSig;
    scale[53] = fabs(sea0_motor_torqueSignal_rSig) + fabs(sea0_motor_torqueSource_in_rSig);

    /* E55  connection SimpleMotor::c2  sea0.motor.torqueSource.p.aV = sea0.motor.inertia.a.aV  Actuators.xmi:49 */
    const double sea0_motor_torqueSource_p_aV = listed[26];
    const double sea0_motor_inertia_a_aV = listed[29];
    residual[54] = sea0_motor_torqueSource_p_aV - sea0_motor_inertia_a_aV;
    scale[54] = fabs(sea0_motor_torqueSource_p_aV) + fabs(sea0_motor_inertia_a_aV);

    /* E56  connection SimpleMotor::c3  sea0.motor.inertia.b.aV = sea0.motor.rot.aV  Actuators.xmi:57 */
    const double sea0_motor_inertia_b_aV = listed[31];
    residual[55] = sea0_motor_inertia_b_aV - sea0_motor_rot_aV;
    scale[55] = fabs(sea0_motor_inertia_b_aV) + fabs(sea0_motor_rot_aV);

    /* E57  connection SimpleMotor::c4  sea0.motor.damper.b.aV = sea0.motor.inertia.b.aV  Actuators.xmi:63 */
    const double sea0_motor_damper_b_aV = listed[38];
    residual[56] = sea0_motor_damper_b_aV - sea0_motor_inertia_b_aV;
    scale[56] = fabs(sea0_motor_damper_b_aV) + fabs(sea0_motor_inertia_b_aV);

    /* E58  connection SimpleMotor::c5  sea0.motor.damper.a.aV = sea0.motor.ground.p.aV  Actuators.xmi:71 */
    const double sea0_motor_damper_a_aV = listed[36];
    const double sea0_motor_ground_p_aV = listed[43];
    residual[57] = sea0_motor_damper_a_aV - sea0_motor_ground_p_aV;
    scale[57] = fabs(sea0_motor_damper_a_aV) + fabs(sea0_motor_ground_p_aV);

    /* E59  flows at SimpleMotor::c2  sea0.motor.torqueSource.p.t + sea0.motor.inertia.a.t = 0  Actuators.xmi:49 */
    const double sea0_motor_torqueSource_p_t = listed[25];
    const double sea0_motor_inertia_a_t = listed[28];
    residual[58] = sea0_motor_torqueSource_p_t + sea0_motor_inertia_a_t - 0.0;
    scale[58] = fabs(sea0_motor_torqueSource_p_t) + fabs(sea0_motor_inertia_a_t);

    /* E60  flows at SimpleMotor::c3  Actuators.xmi:57
     *     sea0.motor.inertia.b.t + sea0.motor.damper.b.t - sea0.motor.rot.t = 0 */
    const double sea0_motor_inertia_b_t = listed[30];
    const double sea0_motor_damper_b_t = listed[37];
    residual[59] = sea0_motor_inertia_b_t + sea0_motor_damper_b_t - sea0_motor_rot_t - 0.0;
    scale[59] = fabs(sea0_motor_inertia_b_t) + fabs(sea0_motor_damper_b_t) + fabs(sea0_motor_rot_t);
}

static NOINLINE void residuals_3(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    (void)m;
    (void)time;
    /* E61  flows at SimpleMotor::c5  sea0.motor.damper.a.t + sea0.motor.ground.p.t = 0  Actuators.xmi:71 */
    const double sea0_motor_damper_a_t = listed[35];
    const double sea0_motor_ground_p_t = listed[42];
    residual[60] = sea0_motor_damper_a_t + sea0_motor_ground_p_t - 0.0;
    scale[60] = fabs(sea0_motor_damper_a_t) + fabs(sea0_motor_ground_p_t);

    /* E62  connection SimpleSEAController::c1  Actuators.xmi:150
     *     sea0.controller.desiredTorque.rSig = sea0.controller.pid.setPoint.rSig */
    const double sea0_controller_desiredTorque_rSig = listed[59];
    const double sea0_controller_pid_setPoint_rSig = listed[65];
    residual[61] = sea0_controller_desiredTorque_rSig - sea0_controller_pid_setPoint_rSig;
    scale[61] = fabs(sea0_controller_desiredTorque_rSig) + fabs(sea0_controller_pid_setPoint_rSig);

    /* E63  connection Operator::c1  operator.action.action.rSig = operator.source.in.rSig  model.xmi:211 */
    const double operator_action_action_rSig = listed[75];
    const double operator_source_in_rSig = listed[78];
    residual[62] = operator_action_action_rSig - operator_source_in_rSig;
    scale[62] = fabs(operator_action_action_rSig) + fabs(operator_source_in_rSig);

    /* E64  connection Operator::c2  operator.source.p.aV = operator.spring.a.aV  model.xmi:217 */
    const double operator_source_p_aV = listed[80];
    const double operator_spring_a_aV = listed[83];
    residual[63] = operator_source_p_aV - operator_spring_a_aV;
    scale[63] = fabs(operator_source_p_aV) + fabs(operator_spring_a_aV);

    /* E65  connection Operator::c3  operator.source.p.aV = operator.damper.a.aV  model.xmi:225 */
    const double operator_damper_a_aV = listed[91];
    residual[64] = operator_source_p_aV - operator_damper_a_aV;
    scale[64] = fabs(operator_source_p_aV) + fabs(operator_damper_a_aV);

    /* E66  connection Operator::c4  operator.spring.b.aV = operator.rot.aV  model.xmi:233 */
    const double operator_spring_b_aV = listed[85];
    const double operator_rot_aV = listed[74];
    residual[65] = operator_spring_b_aV - operator_rot_aV;
    scale[65] = fabs(operator_spring_b_aV) + fabs(operator_rot_aV);

    /* E67  connection Operator::c5  operator.damper.b.aV = operator.rot.aV  model.xmi:239 */
    const double operator_damper_b_aV = listed[93];
    residual[66] = operator_damper_b_aV - operator_rot_aV;
    scale[66] = fabs(operator_damper_b_aV) + fabs(operator_rot_aV);

    /* E68  flows at Operator::c2  model.xmi:217
     *     operator.source.p.t + operator.spring.a.t + operator.damper.a.t = 0 */
    const double operator_source_p_t = listed[79];
    const double operator_spring_a_t = listed[82];
    const double operator_damper_a_t = listed[90];
    residual[67] = operator_source_p_t + operator_spring_a_t + operator_damper_a_t - 0.0;
    scale[67] = fabs(operator_source_p_t) + fabs(operator_spring_a_t) + fabs(operator_damper_a_t);

    /* E69  flows at Operator::c4  operator.spring.b.t + operator.damper.b.t - operator.rot.t = 0  model.xmi:233 */
    const double operator_spring_b_t = listed[84];
    const double operator_damper_b_t = listed[92];
    const double operator_rot_t = listed[73];
    residual[68] = operator_spring_b_t + operator_damper_b_t - operator_rot_t - 0.0;
    scale[68] = fabs(operator_spring_b_t) + fabs(operator_damper_b_t) + fabs(operator_rot_t);
}

void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale)
{
    residuals(m, time, listed, residual, scale);
    residuals_2(m, time, listed, residual, scale);
    residuals_3(m, time, listed, residual, scale);
}

/* ---- how far branches are from changing ---- */

static void branch_margins(const Model *m, double time, const double *listed, double *margin)
{
    (void)m, (void)time, (void)listed;
    /* E29  decides time < operator.action.changeTime  model.xmi:690 */
    const double operator_action_changeTime = listed[76];
    margin[0] = (2.0 * m->branch.time_below_operator_action_changeTime - 1.0) * (operator_action_changeTime - time);
}

/* ---- what events set, as drawn ---- */

void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set)
{
    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */
}

void model_clock_times(const Model *m, const double *listed, double *period, double *first)
{
    (void)m, (void)listed, (void)period, (void)first;
}

/* ---- partial derivatives of the statements in model_evaluate, for the solver's Jacobian ---- */

void model_partials(const Model *m, double *partial)
{
    /* E4 again, as in model_evaluate */
    const double pend1_angleOut_rSig = m->pend1.angle / m->pend1.angle2Signal;
    /* E4' again, as in model_evaluate */
    const double der_pend1_angleOut_rSig = m->pend1.der_angle / m->pend1.angle2Signal;

    /* E4: pend1.angleOut.rSig by pend1.angle */
    partial[2] = 1.0 / m->pend1.angle2Signal;

    /* E4': der(pend1.angleOut.rSig) by der(pend1.angle) */
    partial[3] = 1.0 / m->pend1.angle2Signal;

    /* E5: gravityCompensationController.torque.rSig by pend1.angleOut.rSig */
    const double part_of_slope_of_gravityCompensationController_torque_rSig = m->gravityCompensationController.gain
            * m->gravityCompensationController.massEst * m->gravityCompensationController.gEst
            * m->gravityCompensationController.lengthEst * cos(pend1_angleOut_rSig);
    partial[4] = part_of_slope_of_gravityCompensationController_torque_rSig;

    /* E5': der(gravityCompensationController.torque.rSig) by pend1.angleOut.rSig, der(pend1.angleOut.rSig) */
    partial[5] = -(m->gravityCompensationController.gain * m->gravityCompensationController.massEst
            * m->gravityCompensationController.gEst * m->gravityCompensationController.lengthEst
            * (sin(pend1_angleOut_rSig) * der_pend1_angleOut_rSig));
    partial[6] = part_of_slope_of_gravityCompensationController_torque_rSig;

    /* E14: sea0.motor.damper.torqueThru by sea0.motor.inertia.aV */
    partial[7] = m->sea0.motor.damper.k;

    /* E16: sea0.gearbox.rotB.aV by sea0.motor.inertia.aV */
    partial[8] = 1.0 / m->sea0.gearbox.gearRatio;

    /* E22: sea0.spring.torqueThru by sea0.spring.relPhi */
    partial[9] = m->sea0.spring.k;

    /* E17: sea0.motor.rot.t by sea0.spring.torqueThru */
    partial[10] = -(1.0 / m->sea0.gearbox.gearRatio);

    /* E23: sea0.spring.out.rSig by sea0.spring.relPhi */
    partial[11] = 1.0 / m->sea0.spring.displacement2Signal;

    /* E23': der(sea0.spring.out.rSig) by der(sea0.spring.relPhi) */
    partial[12] = 1.0 / m->sea0.spring.displacement2Signal;

    /* E24: sea0.controller.pid.curValue.rSig by sea0.spring.out.rSig */
    partial[13] = m->sea0.controller.springConstant;

    /* E24': der(sea0.controller.pid.curValue.rSig) by der(sea0.spring.out.rSig) */
    partial[14] = m->sea0.controller.springConstant;

    /* E28: sea0.controller.pid.outSig.rSig by sea0.controller.pid.err, sea0.controller.pid.intErr,
     *     der(sea0.controller.pid.err) */
    partial[15] = m->sea0.controller.pid.kp;
    partial[16] = m->sea0.controller.pid.ki;
    partial[17] = m->sea0.controller.pid.kd;

    /* E25: sea0.motor.torqueSignal.rSig by sea0.controller.pid.outSig.rSig */
    partial[18] = m->sea0.controller.outputScale * m->sea0.controller.gearRatio;

    /* E6: sea0.motor.torqueSource.p.t by sea0.motor.torqueSignal.rSig */
    partial[19] = -m->sea0.motor.torqueSource.signal2Torque;

    /* E10: der(sea0.motor.inertia.aV) by sea0.motor.torqueSource.p.t, sea0.motor.inertia.b.t */
    partial[20] = -(1.0 / m->sea0.motor.inertia.I_);
    partial[21] = 1.0 / m->sea0.motor.inertia.I_;

    /* E35: operator.spring.torqueThru by operator.spring.relPhi */
    partial[22] = m->operator_.spring.k;

    /* E39: operator.damper.torqueThru by operator.damper.aVRel */
    partial[23] = m->operator_.damper.k;

    /* E3: der(pend1.aV) by pend1.rot.t, pend1.angle */
    partial[24] = 1.0 / (m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist));
    partial[25] = -(m->pend1.mass * m->pend1.verticalAcceleration * m->pend1.cmgDist * cos(m->pend1.angle)
            / (m->pend1.mass * (m->pend1.cmgDist * m->pend1.cmgDist)));
}

/* ---- tables ---- */

const int model_variable_count = 105;
const int model_equation_count = 74;
const int model_constraint_count = 69;
const int model_loop_count = 0;
const int model_output_loop_count = 0;
const int model_large_loop_count = 0;

const int model_state_set_count = 0;
const ModelStateSet *const model_state_sets = NULL;


/* Path, unit, description, source, what it equals, what to set instead, what rests on its value,
 * kind, where it is stored, its sign, a number, where --set stores, nominal value, row of its equation, names of its
 * values, the value of the first one, protected. */
const ModelVariable model_variables[] = {
    /* 0 */ {"verticalAcceleration", "m/s^2", "Acceleration of gravity",
        "model.xmi:248 Robot::GravityCompensationTest::verticalAcceleration", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, verticalAcceleration), 1, 0.0, offsetof(Model, verticalAcceleration), 0.0, -1, NULL, 0, false},
    /* 1 */ {"pendulumLength", "m", "Length of the arm",
        "model.xmi:252 Robot::GravityCompensationTest::pendulumLength", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pendulumLength), 1, 0.0, offsetof(Model, pendulumLength), 0.0, -1, NULL, 0, false},
    /* 2 */ {"pendulumMass", "kg", "Mass of the payload",
        "model.xmi:257 Robot::GravityCompensationTest::pendulumMass", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pendulumMass), 1, 0.0, offsetof(Model, pendulumMass), 0.0, -1, NULL, 0, false},
    /* 3 */ {"pend1.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.rot.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 43, NULL, 0, false},
    /* 4 */ {"pend1.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 0, NULL, 0, false},
    /* 5 */ {"pend1.mass", "kg", "Mass at the end of the arm",
        "model.xmi:28 Robot::Pendulum::mass", NULL, "pendulumMass", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, pend1.mass), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 6 */ {"pend1.cmgDist", "m", "Distance of the mass from the axis",
        "model.xmi:32 Robot::Pendulum::cmgDist", NULL, "pendulumLength", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, pend1.cmgDist), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 7 */ {"pend1.verticalAcceleration", "m/s^2", "Acceleration of gravity",
        "model.xmi:36 Robot::Pendulum::verticalAcceleration", NULL, "verticalAcceleration", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, pend1.verticalAcceleration), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 8 */ {"pend1.angle", "rad", "Angle of the arm from hanging down",
        "model.xmi:39 Robot::Pendulum::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, pend1.angle), 1, 0.0, offsetof(Model, start.pend1_angle), 0.0, -1, NULL, 0, false},
    /* 9 */ {"pend1.aV", "rad/s", "Angular velocity of the arm",
        "model.xmi:43 Robot::Pendulum::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, -1, NULL, 0, false},
    /* 10 */ {"pend1.angleOut.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.angleOut.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 3, NULL, 0, false},
    /* 11 */ {"pend1.angle2Signal", "rad", "Angle at which the signal is one",
        "model.xmi:87 Robot::PendulumWithAngleSensor::angle2Signal", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, pend1.angle2Signal), 1, 0.0, offsetof(Model, pend1.angle2Signal), 0.0, -1, NULL, 0, false},
    /* 12 */ {"gravityCompensationController.angle.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "pend1.angleOut.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.angleOut.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 41, NULL, 0, false},
    /* 13 */ {"gravityCompensationController.torque.rSig", "kg*m^2/s^2", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gravityCompensationController.torque.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 4, NULL, 0, false},
    /* 14 */ {"gravityCompensationController.gain", "1", "Factor on the torque",
        "model.xmi:116 Robot::GravityCompensationController::gain", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, gravityCompensationController.gain), 1, 0.0, offsetof(Model, gravityCompensationController.gain), 0.0, -1, NULL, 0, false},
    /* 15 */ {"gravityCompensationController.massEst", "kg", "Estimate of the mass",
        "model.xmi:121 Robot::GravityCompensationController::massEst", NULL, "pendulumMass", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, gravityCompensationController.massEst), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 16 */ {"gravityCompensationController.lengthEst", "m", "Estimate of the arm's length",
        "model.xmi:125 Robot::GravityCompensationController::lengthEst", NULL, "pendulumLength", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, gravityCompensationController.lengthEst), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 17 */ {"gravityCompensationController.gEst", "m/s^2", "Estimate of the acceleration of gravity",
        "model.xmi:129 Robot::GravityCompensationController::gEst", NULL, "verticalAcceleration", NULL,
        MODEL_DERIVED_CONSTANT, offsetof(Model, gravityCompensationController.gEst), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, -1, NULL, 0, false},
    /* 18 */ {"sea0.desiredTorque.rSig", "kg*m^2/s^2", "Torque that the load shall get, in N*m",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gravityCompensationController.torque.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gravityCompensationController.torque.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 42, NULL, 0, false},
    /* 19 */ {"sea0.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 52, NULL, 0, false},
    /* 20 */ {"sea0.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 39, NULL, 0, false},
    /* 21 */ {"sea0.motor.torqueSignal.rSig", "1", "Torque of the motor over the torque source's signal2Torque",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.torqueSignal.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 24, NULL, 0, false},
    /* 22 */ {"sea0.motor.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.rot.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 16, NULL, 0, false},
    /* 23 */ {"sea0.motor.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 44, NULL, 0, false},
    /* 24 */ {"sea0.motor.torqueSource.in.rSig", "1", "Torque over signal2Torque; positive drives in the positive direction",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sea0.motor.torqueSignal.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.torqueSignal.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 53, NULL, 0, false},
    /* 25 */ {"sea0.motor.torqueSource.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.torqueSource.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 5, NULL, 0, false},
    /* 26 */ {"sea0.motor.torqueSource.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 54, NULL, 0, false},
    /* 27 */ {"sea0.motor.torqueSource.signal2Torque", "N*m", "Torque at signal one",
        "RotationalMechanics.xmi:294 RotationalMechanics::FixedTorqueSource::signal2Torque", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.motor.torqueSource.signal2Torque), 1, 0.0, offsetof(Model, sea0.motor.torqueSource.signal2Torque), 0.0, -1, NULL, 0, false},
    /* 28 */ {"sea0.motor.inertia.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.motor.torqueSource.p.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.torqueSource.p.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 58, NULL, 0, false},
    /* 29 */ {"sea0.motor.inertia.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 6, NULL, 0, false},
    /* 30 */ {"sea0.motor.inertia.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.b.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 59, NULL, 0, false},
    /* 31 */ {"sea0.motor.inertia.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 7, NULL, 0, false},
    /* 32 */ {"sea0.motor.inertia.I", "kg*m^2", "Moment of inertia about the axis, greater than 0",
        "RotationalMechanics.xmi:146 RotationalMechanics::RotInertia::I", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.motor.inertia.I_), 1, 0.0, offsetof(Model, sea0.motor.inertia.I_), 0.0, -1, NULL, 0, false},
    /* 33 */ {"sea0.motor.inertia.aV", "rad/s", "Angular velocity of the rotor",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, -1, NULL, 0, false},
    /* 34 */ {"sea0.motor.inertia.angle", "rad", "Angle of the rotor",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sea0.motor.inertia.angle), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_angle), 0.0, -1, NULL, 0, false},
    /* 35 */ {"sea0.motor.damper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.motor.damper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.damper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 10, NULL, 0, false},
    /* 36 */ {"sea0.motor.damper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 57, NULL, 0, false},
    /* 37 */ {"sea0.motor.damper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "sea0.motor.damper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.damper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 12, NULL, 0, false},
    /* 38 */ {"sea0.motor.damper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 56, NULL, 0, false},
    /* 39 */ {"sea0.motor.damper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 11, NULL, 0, false},
    /* 40 */ {"sea0.motor.damper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.damper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 13, NULL, 0, false},
    /* 41 */ {"sea0.motor.damper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.motor.damper.k), 1, 0.0, offsetof(Model, sea0.motor.damper.k), 0.0, -1, NULL, 0, false},
    /* 42 */ {"sea0.motor.ground.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "sea0.motor.damper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.damper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 60, NULL, 0, false},
    /* 43 */ {"sea0.motor.ground.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "0", NULL, NULL,
        MODEL_ALGEBRAIC, 0, 0, 0.0, MODEL_NOT_SETTABLE, 0.0, 14, NULL, 0, false},
    /* 44 */ {"sea0.gearbox.rotA.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.motor.rot.t", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.rot.t), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 50, NULL, 0, false},
    /* 45 */ {"sea0.gearbox.rotA.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.motor.inertia.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.inertia.aV), 1, 0.0, offsetof(Model, start.sea0_motor_inertia_aV), 0.0, 55, NULL, 0, false},
    /* 46 */ {"sea0.gearbox.rotB.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 51, NULL, 0, false},
    /* 47 */ {"sea0.gearbox.rotB.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.gearbox.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 15, NULL, 0, false},
    /* 48 */ {"sea0.gearbox.gearRatio", "1", "Angular velocity of rotA over that of rotB",
        "RotationalMechanics.xmi:205 RotationalMechanics::IdealFixedGearBox::gearRatio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.gearbox.gearRatio), 1, 0.0, offsetof(Model, sea0.gearbox.gearRatio), 0.0, -1, NULL, 0, false},
    /* 49 */ {"sea0.spring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-sea0.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 17, NULL, 0, false},
    /* 50 */ {"sea0.spring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 46, NULL, 0, false},
    /* 51 */ {"sea0.spring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "sea0.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 19, NULL, 0, false},
    /* 52 */ {"sea0.spring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "sea0.gearbox.rotB.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.gearbox.rotB.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 45, NULL, 0, false},
    /* 53 */ {"sea0.spring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 18, NULL, 0, false},
    /* 54 */ {"sea0.spring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 21, NULL, 0, false},
    /* 55 */ {"sea0.spring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.spring.k), 1, 0.0, offsetof(Model, sea0.spring.k), 0.0, -1, NULL, 0, false},
    /* 56 */ {"sea0.spring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sea0.spring.relPhi), 1, 0.0, offsetof(Model, start.sea0_spring_relPhi), 0.0, -1, NULL, 0, false},
    /* 57 */ {"sea0.spring.out.rSig", "1", "Twist over displacement2Signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 22, NULL, 0, false},
    /* 58 */ {"sea0.spring.displacement2Signal", "rad", "Twist at which the signal is one",
        "RotationalMechanics.xmi:102 RotationalMechanics::RotLinearSpringWithDisplacementSensor::displacement2Signal", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.spring.displacement2Signal), 1, 0.0, offsetof(Model, sea0.spring.displacement2Signal), 0.0, -1, NULL, 0, false},
    /* 59 */ {"sea0.controller.desiredTorque.rSig", "kg*m^2/s^2", "Torque that the spring shall have, in N*m",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gravityCompensationController.torque.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gravityCompensationController.torque.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 48, NULL, 0, false},
    /* 60 */ {"sea0.controller.displacement.rSig", "1", "Twist of the spring in rad, as measured",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "sea0.spring.out.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.spring.out.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 47, NULL, 0, false},
    /* 61 */ {"sea0.controller.motorSignal.rSig", "1", "Signal to the motor",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", "sea0.motor.torqueSignal.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.motor.torqueSignal.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 49, NULL, 0, false},
    /* 62 */ {"sea0.controller.springConstant", "N*m/rad", "Stiffness of the spring",
        "Actuators.xmi:94 Actuators::SimpleSEAController::springConstant", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.springConstant), 1, 0.0, offsetof(Model, sea0.controller.springConstant), 0.0, -1, NULL, 0, false},
    /* 63 */ {"sea0.controller.gearRatio", "", "Ratio of the gear box",
        "Actuators.xmi:99 Actuators::SimpleSEAController::gearRatio", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.gearRatio), 1, 0.0, offsetof(Model, sea0.controller.gearRatio), 0.0, -1, NULL, 0, false},
    /* 64 */ {"sea0.controller.outputScale", "", "Factor from the output of the controller, times the gear ratio, to the signal",
        "Actuators.xmi:104 Actuators::SimpleSEAController::outputScale", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.outputScale), 1, 0.0, offsetof(Model, sea0.controller.outputScale), 0.0, -1, NULL, 0, false},
    /* 65 */ {"sea0.controller.pid.setPoint.rSig", "kg*m^2/s^2", "Value that the controlled quantity is to have",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "gravityCompensationController.torque.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, gravityCompensationController.torque.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 61, NULL, 0, false},
    /* 66 */ {"sea0.controller.pid.curValue.rSig", "kg*m^2/s^2", "Value that it has, as measured",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.controller.pid.curValue.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 23, NULL, 0, false},
    /* 67 */ {"sea0.controller.pid.outSig.rSig", "", "Output, which drives what is controlled",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.controller.pid.outSig.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 27, NULL, 0, false},
    /* 68 */ {"sea0.controller.pid.kp", "", "Proportional gain",
        "RealSignals.xmi:122 RealSignals::PIDControl::kp", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.pid.kp), 1, 0.0, offsetof(Model, sea0.controller.pid.kp), 0.0, -1, NULL, 0, false},
    /* 69 */ {"sea0.controller.pid.ki", "", "Integral gain",
        "RealSignals.xmi:127 RealSignals::PIDControl::ki", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.pid.ki), 1, 0.0, offsetof(Model, sea0.controller.pid.ki), 0.0, -1, NULL, 0, false},
    /* 70 */ {"sea0.controller.pid.kd", "", "Derivative gain",
        "RealSignals.xmi:132 RealSignals::PIDControl::kd", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, sea0.controller.pid.kd), 1, 0.0, offsetof(Model, sea0.controller.pid.kd), 0.0, -1, NULL, 0, false},
    /* 71 */ {"sea0.controller.pid.err", "kg*m^2/s^2", "Set point minus current value",
        "RealSignals.xmi:137 RealSignals::PIDControl::err", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, sea0.controller.pid.err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 25, NULL, 0, false},
    /* 72 */ {"sea0.controller.pid.intErr", "kg*m^2/s", "Time integral of the error",
        "RealSignals.xmi:141 RealSignals::PIDControl::intErr", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, sea0.controller.pid.intErr), 1, 0.0, offsetof(Model, start.sea0_controller_pid_intErr), 0.0, -1, NULL, 0, false},
    /* 73 */ {"operator.rot.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.rot.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 68, NULL, 0, false},
    /* 74 */ {"operator.rot.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 40, NULL, 0, false},
    /* 75 */ {"operator.action.action.rSig", "1", "Value of the signal",
        "SysPhSLibrary.xmi:20 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalOutElement::rSig", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.action.action.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 28, NULL, 0, false},
    /* 76 */ {"operator.action.changeTime", "s", "Instant at which the operator starts",
        "model.xmi:167 Robot::OperatorActionModel::changeTime", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, operator_.action.changeTime), 1, 0.0, offsetof(Model, operator_.action.changeTime), 0.0, -1, NULL, 0, false},
    /* 77 */ {"operator.action.speed1", "1", "Signal from then on",
        "model.xmi:171 Robot::OperatorActionModel::speed1", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, operator_.action.speed1), 1, 0.0, offsetof(Model, operator_.action.speed1), 0.0, -1, NULL, 0, false},
    /* 78 */ {"operator.source.in.rSig", "1", "Speed over signal2AngVelocity",
        "SysPhSLibrary.xmi:13 SysPhSLibrary::ComponentInteraction::SignalFlow::RealSignalInElement::rSig", "operator.action.action.rSig", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.action.action.rSig), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 62, NULL, 0, false},
    /* 79 */ {"operator.source.p.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.source.p.t), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 67, NULL, 0, false},
    /* 80 */ {"operator.source.p.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.source.p.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 29, NULL, 0, false},
    /* 81 */ {"operator.source.signal2AngVelocity", "rad/s", "Angular velocity at signal one",
        "RotationalMechanics.xmi:327 RotationalMechanics::FixedaVSource::signal2AngVelocity", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, operator_.source.signal2AngVelocity), 1, 0.0, offsetof(Model, operator_.source.signal2AngVelocity), 0.0, -1, NULL, 0, false},
    /* 82 */ {"operator.spring.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-operator.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.spring.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 30, NULL, 0, false},
    /* 83 */ {"operator.spring.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "operator.source.p.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.source.p.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 63, NULL, 0, false},
    /* 84 */ {"operator.spring.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "operator.spring.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.spring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 32, NULL, 0, false},
    /* 85 */ {"operator.spring.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 65, NULL, 0, false},
    /* 86 */ {"operator.spring.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.spring.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 31, NULL, 0, false},
    /* 87 */ {"operator.spring.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.spring.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 34, NULL, 0, false},
    /* 88 */ {"operator.spring.k", "N*m/rad", "Stiffness",
        "RotationalMechanics.xmi:70 RotationalMechanics::RotLinearSpring::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, operator_.spring.k), 1, 0.0, offsetof(Model, operator_.spring.k), 0.0, -1, NULL, 0, false},
    /* 89 */ {"operator.spring.relPhi", "rad", "Twist, the angle of b relative to a",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_STATE, offsetof(Model, operator_.spring.relPhi), 1, 0.0, offsetof(Model, start.operator_spring_relPhi), 0.0, -1, NULL, 0, false},
    /* 90 */ {"operator.damper.a.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "-operator.damper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.damper.torqueThru), -1, 0.0, MODEL_NOT_SETTABLE, 0.0, 35, NULL, 0, false},
    /* 91 */ {"operator.damper.a.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "operator.source.p.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.source.p.aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 64, NULL, 0, false},
    /* 92 */ {"operator.damper.b.t", "N*m", "Torque on the block that owns the port",
        "SysPhSLibrary.xmi:95 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::t", "operator.damper.torqueThru", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.damper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 37, NULL, 0, false},
    /* 93 */ {"operator.damper.b.aV", "rad/s", "Angular velocity of the flange",
        "SysPhSLibrary.xmi:98 SysPhSLibrary::ComponentInteraction::PhysicalInteraction::FlowingAMom::aV", "pend1.aV", NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, pend1.aV), 1, 0.0, offsetof(Model, start.pend1_aV), 0.0, 66, NULL, 0, false},
    /* 94 */ {"operator.damper.aVRel", "rad/s", "Angular velocity of b relative to a",
        "RotationalMechanics.xmi:25 RotationalMechanics::CompliantRotComponent::aVRel", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.damper.aVRel), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 36, NULL, 0, false},
    /* 95 */ {"operator.damper.torqueThru", "N*m", "Torque through the component",
        "RotationalMechanics.xmi:29 RotationalMechanics::CompliantRotComponent::torqueThru", NULL, NULL, NULL,
        MODEL_ALGEBRAIC, offsetof(Model, operator_.damper.torqueThru), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 38, NULL, 0, false},
    /* 96 */ {"operator.damper.k", "N*m*s/rad", "Damping",
        "RotationalMechanics.xmi:125 RotationalMechanics::RotLinearDamper::k", NULL, NULL, NULL,
        MODEL_CONSTANT, offsetof(Model, operator_.damper.k), 1, 0.0, offsetof(Model, operator_.damper.k), 0.0, -1, NULL, 0, false},
    /* 97 */ {"der(pend1.angle)", "rad/s", "",
        "model.xmi:39 Robot::Pendulum::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, pend1.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 1, NULL, 0, false},
    /* 98 */ {"der(pend1.aV)", "rad/s^2", "",
        "model.xmi:43 Robot::Pendulum::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, pend1.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 2, NULL, 0, false},
    /* 99 */ {"der(sea0.motor.inertia.angle)", "rad/s", "",
        "RotationalMechanics.xmi:154 RotationalMechanics::RotInertia::angle", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sea0.motor.inertia.der_angle), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 8, NULL, 0, false},
    /* 100 */ {"der(sea0.motor.inertia.aV)", "rad/s^2", "",
        "RotationalMechanics.xmi:150 RotationalMechanics::RotInertia::aV", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sea0.motor.inertia.der_aV), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 9, NULL, 0, false},
    /* 101 */ {"der(sea0.spring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sea0.spring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 20, NULL, 0, false},
    /* 102 */ {"der(sea0.controller.pid.intErr)", "kg*m^2/s^2", "",
        "RealSignals.xmi:141 RealSignals::PIDControl::intErr", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sea0.controller.pid.der_intErr), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 26, NULL, 0, false},
    /* 103 */ {"der(sea0.controller.pid.err)", "kg*m^2/s^3", "",
        "RealSignals.xmi:137 RealSignals::PIDControl::err", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, sea0.controller.pid.der_err), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 69, NULL, 0, false},
    /* 104 */ {"der(operator.spring.relPhi)", "rad/s", "",
        "RotationalMechanics.xmi:74 RotationalMechanics::RotLinearSpring::relPhi", NULL, NULL, NULL,
        MODEL_DERIVATIVE, offsetof(Model, operator_.spring.der_relPhi), 1, 0.0, MODEL_NOT_SETTABLE, 0.0, 33, NULL, 0, false},
};

/* What equations hold, in their order: rows of model_variables, -1 after each equation. */
static const int held[] = {
    4, 9, -1,
    97, 9, -1,
    5, 6, 98, 3, 7, 8, -1,
    10, 8, 11, -1,
    13, 14, 15, 17, 16, 12, -1,
    25, 24, 27, -1,
    29, 33, -1,
    31, 33, -1,
    99, 33, -1,
    32, 100, 28, 30, -1,
    35, 37, -1,
    39, 38, 36, -1,
    40, 37, -1,
    40, 41, 39, -1,
    43, -1,
    45, 48, 47, -1,
    46, 48, 44, -1,
    49, 51, -1,
    53, 52, 50, -1,
    54, 51, -1,
    101, 53, -1,
    54, 55, 56, -1,
    57, 56, 58, -1,
    66, 62, 60, -1,
    61, 64, 63, 67, -1,
    71, 65, 66, -1,
    102, 71, -1,
    67, 68, 71, 69, 72, 70, 103, -1,
    75, 76, 77, -1,
    80, 78, 81, -1,
    82, 84, -1,
    86, 85, 83, -1,
    87, 84, -1,
    104, 86, -1,
    87, 88, 89, -1,
    90, 92, -1,
    94, 93, 91, -1,
    95, 92, -1,
    95, 96, 94, -1,
    4, 20, -1,
    4, 74, -1,
    10, 12, -1,
    13, 18, -1,
    3, 19, 73, -1,
    23, 45, -1,
    47, 52, -1,
    50, 20, -1,
    57, 60, -1,
    18, 59, -1,
    61, 21, -1,
    22, 44, -1,
    46, 51, -1,
    49, 19, -1,
    21, 24, -1,
    26, 29, -1,
    31, 23, -1,
    38, 31, -1,
    36, 43, -1,
    25, 28, -1,
    30, 37, 22, -1,
    35, 42, -1,
    59, 65, -1,
    75, 78, -1,
    80, 83, -1,
    80, 91, -1,
    85, 74, -1,
    93, 74, -1,
    79, 82, 90, -1,
    84, 92, 73, -1,
    103, -1,
    14, 15, 17, 16, 10, -1,
    97, 11, -1,
    62, -1,
    101, 58, -1,
    -1};

/* Id, constraint or connector, part, text with paths, source, what it holds, at events only. */
const ModelEquation model_equations[] = {
    /* 0 */ {"E1", "Robot::Constraints::PendulumConstraint::velocity", "pend1",
        "pend1.rot.aV = pend1.aV", "model.xmi:615", held + 0, false},
    /* 1 */ {"E2", "Robot::Constraints::PendulumConstraint::motion", "pend1",
        "der(pend1.angle) = pend1.aV", "model.xmi:621", held + 3, false},
    /* 2 */ {"E3", "Robot::Constraints::PendulumConstraint::momentum", "pend1",
        "pend1.mass*pend1.cmgDist^2*der(pend1.aV) = pend1.rot.t - pend1.mass*pend1.verticalAcceleration*pend1.cmgDist*sin(pend1.angle)", "model.xmi:627", held + 6, false},
    /* 3 */ {"E4", "Robot::Constraints::AngleSignalConstraint::signal", "pend1",
        "pend1.angleOut.rSig = pend1.angle/pend1.angle2Signal", "model.xmi:645", held + 13, false},
    /* 4 */ {"E5", "Robot::Constraints::GravityCompensationConstraint::torqueOfWeight", "gravityCompensationController",
        "gravityCompensationController.torque.rSig = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*sin(gravityCompensationController.angle.rSig)", "model.xmi:672", held + 17, false},
    /* 5 */ {"E6", "RotationalMechanics::Constraints::FixedTorqueSourceConstraint::torque", "sea0.motor.torqueSource",
        "sea0.motor.torqueSource.p.t = -sea0.motor.torqueSource.in.rSig*sea0.motor.torqueSource.signal2Torque", "RotationalMechanics.xmi:709", held + 24, false},
    /* 6 */ {"E7", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeA", "sea0.motor.inertia",
        "sea0.motor.inertia.a.aV = sea0.motor.inertia.aV", "RotationalMechanics.xmi:600", held + 28, false},
    /* 7 */ {"E8", "RotationalMechanics::Constraints::RotInertiaConstraint::flangeB", "sea0.motor.inertia",
        "sea0.motor.inertia.b.aV = sea0.motor.inertia.aV", "RotationalMechanics.xmi:606", held + 31, false},
    /* 8 */ {"E9", "RotationalMechanics::Constraints::RotInertiaConstraint::motion", "sea0.motor.inertia",
        "der(sea0.motor.inertia.angle) = sea0.motor.inertia.aV", "RotationalMechanics.xmi:612", held + 34, false},
    /* 9 */ {"E10", "RotationalMechanics::Constraints::RotInertiaConstraint::euler", "sea0.motor.inertia",
        "sea0.motor.inertia.I*der(sea0.motor.inertia.aV) = sea0.motor.inertia.a.t + sea0.motor.inertia.b.t", "RotationalMechanics.xmi:618", held + 37, false},
    /* 10 */ {"E11", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "sea0.motor.damper",
        "sea0.motor.damper.a.t + sea0.motor.damper.b.t = 0", "RotationalMechanics.xmi:478", held + 42, false},
    /* 11 */ {"E12", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "sea0.motor.damper",
        "sea0.motor.damper.aVRel = sea0.motor.damper.b.aV - sea0.motor.damper.a.aV", "RotationalMechanics.xmi:484", held + 45, false},
    /* 12 */ {"E13", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "sea0.motor.damper",
        "sea0.motor.damper.torqueThru = sea0.motor.damper.b.t", "RotationalMechanics.xmi:490", held + 49, false},
    /* 13 */ {"E14", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "sea0.motor.damper",
        "sea0.motor.damper.torqueThru = sea0.motor.damper.k*sea0.motor.damper.aVRel", "RotationalMechanics.xmi:563", held + 52, false},
    /* 14 */ {"E15", "RotationalMechanics::Constraints::RotFixedConstraint::standstill", "sea0.motor.ground",
        "sea0.motor.ground.p.aV = 0", "RotationalMechanics.xmi:815", held + 56, false},
    /* 15 */ {"E16", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::ratio", "sea0.gearbox",
        "sea0.gearbox.rotA.aV = sea0.gearbox.gearRatio*sea0.gearbox.rotB.aV", "RotationalMechanics.xmi:647", held + 58, false},
    /* 16 */ {"E17", "RotationalMechanics::Constraints::IdealFixedGearBoxConstraint::torque", "sea0.gearbox",
        "sea0.gearbox.rotB.t = -sea0.gearbox.gearRatio*sea0.gearbox.rotA.t", "RotationalMechanics.xmi:653", held + 62, false},
    /* 17 */ {"E18", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "sea0.spring",
        "sea0.spring.a.t + sea0.spring.b.t = 0", "RotationalMechanics.xmi:478", held + 66, false},
    /* 18 */ {"E19", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "sea0.spring",
        "sea0.spring.aVRel = sea0.spring.b.aV - sea0.spring.a.aV", "RotationalMechanics.xmi:484", held + 69, false},
    /* 19 */ {"E20", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "sea0.spring",
        "sea0.spring.torqueThru = sea0.spring.b.t", "RotationalMechanics.xmi:490", held + 73, false},
    /* 20 */ {"E21", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "sea0.spring",
        "der(sea0.spring.relPhi) = sea0.spring.aVRel", "RotationalMechanics.xmi:515", held + 76, false},
    /* 21 */ {"E22", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "sea0.spring",
        "sea0.spring.torqueThru = sea0.spring.k*sea0.spring.relPhi", "RotationalMechanics.xmi:521", held + 79, false},
    /* 22 */ {"E23", "RotationalMechanics::Constraints::RotDisplacementSignalConstraint::signal", "sea0.spring",
        "sea0.spring.out.rSig = sea0.spring.relPhi/sea0.spring.displacement2Signal", "RotationalMechanics.xmi:542", held + 83, false},
    /* 23 */ {"E24", "Actuators::Constraints::SimpleSEAControllerConstraint::springTorque", "sea0.controller",
        "sea0.controller.pid.curValue.rSig = sea0.controller.springConstant*sea0.controller.displacement.rSig", "Actuators.xmi:250", held + 87, false},
    /* 24 */ {"E25", "Actuators::Constraints::SimpleSEAControllerConstraint::scaling", "sea0.controller",
        "sea0.controller.motorSignal.rSig = sea0.controller.outputScale*sea0.controller.gearRatio*sea0.controller.pid.outSig.rSig", "Actuators.xmi:256", held + 91, false},
    /* 25 */ {"E26", "RealSignals::Constraints::PIDControlConstraint::error", "sea0.controller.pid",
        "sea0.controller.pid.err = sea0.controller.pid.setPoint.rSig - sea0.controller.pid.curValue.rSig", "RealSignals.xmi:287", held + 96, false},
    /* 26 */ {"E27", "RealSignals::Constraints::PIDControlConstraint::integral", "sea0.controller.pid",
        "der(sea0.controller.pid.intErr) = sea0.controller.pid.err", "RealSignals.xmi:293", held + 100, false},
    /* 27 */ {"E28", "RealSignals::Constraints::PIDControlConstraint::control", "sea0.controller.pid",
        "sea0.controller.pid.outSig.rSig = sea0.controller.pid.kp*sea0.controller.pid.err + sea0.controller.pid.ki*sea0.controller.pid.intErr + sea0.controller.pid.kd*der(sea0.controller.pid.err)", "RealSignals.xmi:299", held + 103, false},
    /* 28 */ {"E29", "Robot::Constraints::OperatorActionConstraint::change", "operator.action",
        "operator.action.action.rSig = if time < operator.action.changeTime then 0 else operator.action.speed1", "model.xmi:690", held + 111, false},
    /* 29 */ {"E30", "RotationalMechanics::Constraints::FixedaVSourceConstraint::velocity", "operator.source",
        "operator.source.p.aV = operator.source.in.rSig*operator.source.signal2AngVelocity", "RotationalMechanics.xmi:730", held + 115, false},
    /* 30 */ {"E31", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "operator.spring",
        "operator.spring.a.t + operator.spring.b.t = 0", "RotationalMechanics.xmi:478", held + 119, false},
    /* 31 */ {"E32", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "operator.spring",
        "operator.spring.aVRel = operator.spring.b.aV - operator.spring.a.aV", "RotationalMechanics.xmi:484", held + 122, false},
    /* 32 */ {"E33", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "operator.spring",
        "operator.spring.torqueThru = operator.spring.b.t", "RotationalMechanics.xmi:490", held + 126, false},
    /* 33 */ {"E34", "RotationalMechanics::Constraints::RotLinearSpringConstraint::integral", "operator.spring",
        "der(operator.spring.relPhi) = operator.spring.aVRel", "RotationalMechanics.xmi:515", held + 129, false},
    /* 34 */ {"E35", "RotationalMechanics::Constraints::RotLinearSpringConstraint::law", "operator.spring",
        "operator.spring.torqueThru = operator.spring.k*operator.spring.relPhi", "RotationalMechanics.xmi:521", held + 132, false},
    /* 35 */ {"E36", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::balance", "operator.damper",
        "operator.damper.a.t + operator.damper.b.t = 0", "RotationalMechanics.xmi:478", held + 136, false},
    /* 36 */ {"E37", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::motion", "operator.damper",
        "operator.damper.aVRel = operator.damper.b.aV - operator.damper.a.aV", "RotationalMechanics.xmi:484", held + 139, false},
    /* 37 */ {"E38", "RotationalMechanics::Constraints::BinaryCompliantRotConstraint::torque", "operator.damper",
        "operator.damper.torqueThru = operator.damper.b.t", "RotationalMechanics.xmi:490", held + 143, false},
    /* 38 */ {"E39", "RotationalMechanics::Constraints::RotLinearDamperConstraint::law", "operator.damper",
        "operator.damper.torqueThru = operator.damper.k*operator.damper.aVRel", "RotationalMechanics.xmi:563", held + 146, false},
    /* 39 */ {"E40", "Robot::GravityCompensationTest::c1", "",
        "pend1.rot.aV = sea0.rot.aV", "model.xmi:297", held + 150, false},
    /* 40 */ {"E41", "Robot::GravityCompensationTest::c2", "",
        "pend1.rot.aV = operator.rot.aV", "model.xmi:303", held + 153, false},
    /* 41 */ {"E42", "Robot::GravityCompensationTest::c3", "",
        "pend1.angleOut.rSig = gravityCompensationController.angle.rSig", "model.xmi:307", held + 156, false},
    /* 42 */ {"E43", "Robot::GravityCompensationTest::c4", "",
        "gravityCompensationController.torque.rSig = sea0.desiredTorque.rSig", "model.xmi:311", held + 159, false},
    /* 43 */ {"E44", "Robot::GravityCompensationTest::c1", "",
        "pend1.rot.t + sea0.rot.t + operator.rot.t = 0", "model.xmi:297", held + 162, false},
    /* 44 */ {"E45", "Actuators::SeriesElasticActuator::c1", "sea0",
        "sea0.motor.rot.aV = sea0.gearbox.rotA.aV", "Actuators.xmi:181", held + 166, false},
    /* 45 */ {"E46", "Actuators::SeriesElasticActuator::c2", "sea0",
        "sea0.gearbox.rotB.aV = sea0.spring.b.aV", "Actuators.xmi:187", held + 169, false},
    /* 46 */ {"E47", "Actuators::SeriesElasticActuator::c3", "sea0",
        "sea0.spring.a.aV = sea0.rot.aV", "Actuators.xmi:195", held + 172, false},
    /* 47 */ {"E48", "Actuators::SeriesElasticActuator::c4", "sea0",
        "sea0.spring.out.rSig = sea0.controller.displacement.rSig", "Actuators.xmi:201", held + 175, false},
    /* 48 */ {"E49", "Actuators::SeriesElasticActuator::c5", "sea0",
        "sea0.desiredTorque.rSig = sea0.controller.desiredTorque.rSig", "Actuators.xmi:207", held + 178, false},
    /* 49 */ {"E50", "Actuators::SeriesElasticActuator::c6", "sea0",
        "sea0.controller.motorSignal.rSig = sea0.motor.torqueSignal.rSig", "Actuators.xmi:211", held + 181, false},
    /* 50 */ {"E51", "Actuators::SeriesElasticActuator::c1", "sea0",
        "sea0.motor.rot.t + sea0.gearbox.rotA.t = 0", "Actuators.xmi:181", held + 184, false},
    /* 51 */ {"E52", "Actuators::SeriesElasticActuator::c2", "sea0",
        "sea0.gearbox.rotB.t + sea0.spring.b.t = 0", "Actuators.xmi:187", held + 187, false},
    /* 52 */ {"E53", "Actuators::SeriesElasticActuator::c3", "sea0",
        "sea0.spring.a.t - sea0.rot.t = 0", "Actuators.xmi:195", held + 190, false},
    /* 53 */ {"E54", "Actuators::SimpleMotor::c1", "sea0.motor",
        "sea0.motor.torqueSignal.rSig = sea0.motor.torqueSource.in.rSig", "Actuators.xmi:43", held + 193, false},
    /* 54 */ {"E55", "Actuators::SimpleMotor::c2", "sea0.motor",
        "sea0.motor.torqueSource.p.aV = sea0.motor.inertia.a.aV", "Actuators.xmi:49", held + 196, false},
    /* 55 */ {"E56", "Actuators::SimpleMotor::c3", "sea0.motor",
        "sea0.motor.inertia.b.aV = sea0.motor.rot.aV", "Actuators.xmi:57", held + 199, false},
    /* 56 */ {"E57", "Actuators::SimpleMotor::c4", "sea0.motor",
        "sea0.motor.damper.b.aV = sea0.motor.inertia.b.aV", "Actuators.xmi:63", held + 202, false},
    /* 57 */ {"E58", "Actuators::SimpleMotor::c5", "sea0.motor",
        "sea0.motor.damper.a.aV = sea0.motor.ground.p.aV", "Actuators.xmi:71", held + 205, false},
    /* 58 */ {"E59", "Actuators::SimpleMotor::c2", "sea0.motor",
        "sea0.motor.torqueSource.p.t + sea0.motor.inertia.a.t = 0", "Actuators.xmi:49", held + 208, false},
    /* 59 */ {"E60", "Actuators::SimpleMotor::c3", "sea0.motor",
        "sea0.motor.inertia.b.t + sea0.motor.damper.b.t - sea0.motor.rot.t = 0", "Actuators.xmi:57", held + 211, false},
    /* 60 */ {"E61", "Actuators::SimpleMotor::c5", "sea0.motor",
        "sea0.motor.damper.a.t + sea0.motor.ground.p.t = 0", "Actuators.xmi:71", held + 215, false},
    /* 61 */ {"E62", "Actuators::SimpleSEAController::c1", "sea0.controller",
        "sea0.controller.desiredTorque.rSig = sea0.controller.pid.setPoint.rSig", "Actuators.xmi:150", held + 218, false},
    /* 62 */ {"E63", "Robot::Operator::c1", "operator",
        "operator.action.action.rSig = operator.source.in.rSig", "model.xmi:211", held + 221, false},
    /* 63 */ {"E64", "Robot::Operator::c2", "operator",
        "operator.source.p.aV = operator.spring.a.aV", "model.xmi:217", held + 224, false},
    /* 64 */ {"E65", "Robot::Operator::c3", "operator",
        "operator.source.p.aV = operator.damper.a.aV", "model.xmi:225", held + 227, false},
    /* 65 */ {"E66", "Robot::Operator::c4", "operator",
        "operator.spring.b.aV = operator.rot.aV", "model.xmi:233", held + 230, false},
    /* 66 */ {"E67", "Robot::Operator::c5", "operator",
        "operator.damper.b.aV = operator.rot.aV", "model.xmi:239", held + 233, false},
    /* 67 */ {"E68", "Robot::Operator::c2", "operator",
        "operator.source.p.t + operator.spring.a.t + operator.damper.a.t = 0", "model.xmi:217", held + 236, false},
    /* 68 */ {"E69", "Robot::Operator::c4", "operator",
        "operator.spring.b.t + operator.damper.b.t - operator.rot.t = 0", "model.xmi:233", held + 240, false},
    /* 69 */ {"E26'", "RealSignals::Constraints::PIDControlConstraint::error", "sea0.controller.pid",
        "der(sea0.controller.pid.err) = der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig)", "RealSignals.xmi:287", held + 244, false},
    /* 70 */ {"E5'", "Robot::Constraints::GravityCompensationConstraint::torqueOfWeight", "gravityCompensationController",
        "der(gravityCompensationController.torque.rSig) = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig))", "model.xmi:672", held + 246, false},
    /* 71 */ {"E4'", "Robot::Constraints::AngleSignalConstraint::signal", "pend1",
        "der(pend1.angleOut.rSig) = der(pend1.angle)/pend1.angle2Signal", "model.xmi:645", held + 252, false},
    /* 72 */ {"E24'", "Actuators::Constraints::SimpleSEAControllerConstraint::springTorque", "sea0.controller",
        "der(sea0.controller.pid.curValue.rSig) = sea0.controller.springConstant*der(sea0.spring.out.rSig)", "Actuators.xmi:250", held + 255, false},
    /* 73 */ {"E23'", "RotationalMechanics::Constraints::RotDisplacementSignalConstraint::signal", "sea0.spring",
        "der(sea0.spring.out.rSig) = der(sea0.spring.relPhi)/sea0.spring.displacement2Signal", "RotationalMechanics.xmi:542", held + 257, false},
};

/* Variables that have a fixed start more than is needed: rows of model_variables, of the variable and of those whose
 * starts determine it; rows of model_equations, through which they do. */
const ModelStartCheck model_start_checks[] = {
    {-1, NULL, NULL}};

/* Text, where it is drawn, row of its equation, where it is stored; integer part, of time alone, felt between events,
 * group in which it is assumed, intervals, where its slack is. */
static const ModelBranch branches[] = {
    {"time < operator.action.changeTime", "Robot::Constraints::OperatorActionConstraint::change", "model.xmi:690", 28, offsetof(Model, branch.time_below_operator_action_changeTime), false, true, true, -1, 0, offsetof(Model, slack[0])},
};

/* Rows of branches. */
static const int indicator_branches[] = {-1};

const ModelBranch *const model_branches = branches;
const int *const model_indicator_branches = indicator_branches;
const int model_branch_count = 1;
const int model_indicator_count = 0;

const ModelDiscrete *const model_discretes = NULL;
const int model_discrete_count = 0;

const ModelReset *const model_resets = NULL;
const int model_reset_count = 0;

const ModelClock *const model_clocks = NULL;
const int model_clock_count = 0;

const ModelAction *const model_actions = NULL;
const int model_action_count = 0;

const ModelJump *const model_jumps = NULL;
const int model_jump_count = 0;

static const double jacobian_numbers[] = {
    1.0, -1.0};
static const int jacobian_row_start[] = {
    0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20, 22, 23, 25, 28, 29, 30, 32, 33, 34, 35, 36, 37,
    39, 41, 43};
static const int jacobian_row_slot[] = {
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
    35, 36, 37, 38};
static const int jacobian_term_slot[] = {
    1, 0, 7, 8, 8, 9, 2, 2, 2, 14, 1, 15, 4, 17, 18, 13, 4, 16, 20, 21, 10, 22, 24, 11, 23, 24, 5, 26, 27, 28, 29,
    19, 1, 31, 6, 1, 34, 33, 35, 36, 17, 37, 0};
static const int jacobian_term_partial[] = {
    0, 2, 3, 4, 5, 6, 0, 7, 8, 0, 1, 0, 9, 10, 0, 1, 11, 12, 13, 14, 0, 1, 0, 0, 1, 15, 16, 17, 18, 19, 20, 21, 0,
    0, 22, 0, 23, 0, 0, 1, 0, 24, 25};
static const int jacobian_derivative[] = {
    7, 38, 30, 12, 16, 25, 32};
static const int jacobian_column_start[] = {
    0, 4, 9, 12, 13, 17, 19, 21};
static const int jacobian_row_index[] = {
    0, 1, 2, 5, 0, 1, 2, 4, 6, 2, 3, 4, 3, 1, 2, 4, 5, 2, 5, 1, 6};
static const int jacobian_colour[] = {
    0, 1, 2, 0, 3, 4, 2};

const ModelJacobian model_jacobian = {
    .states = 7,
    .slots = 39,
    .rows = 32,
    .loop_count = 0,
    .partial_count = 26,
    .number_count = 2,
    .colours = 5,
    .numbers = jacobian_numbers,
    .row_start = jacobian_row_start,
    .row_slot = jacobian_row_slot,
    .term_slot = jacobian_term_slot,
    .term_partial = jacobian_term_partial,
    .derivative = jacobian_derivative,
    .column_start = jacobian_column_start,
    .row_index = jacobian_row_index,
    .colour = jacobian_colour,
};

/* Connector, part, source. */
static const ModelConnector connectors[] = {
    {"Robot::GravityCompensationTest::c1", "", "model.xmi:297"},
    {"Robot::GravityCompensationTest::c2", "", "model.xmi:303"},
    {"Robot::GravityCompensationTest::c3", "", "model.xmi:307"},
    {"Robot::GravityCompensationTest::c4", "", "model.xmi:311"},
    {"Actuators::SeriesElasticActuator::c1", "sea0", "Actuators.xmi:181"},
    {"Actuators::SeriesElasticActuator::c2", "sea0", "Actuators.xmi:187"},
    {"Actuators::SeriesElasticActuator::c3", "sea0", "Actuators.xmi:195"},
    {"Actuators::SeriesElasticActuator::c4", "sea0", "Actuators.xmi:201"},
    {"Actuators::SeriesElasticActuator::c5", "sea0", "Actuators.xmi:207"},
    {"Actuators::SeriesElasticActuator::c6", "sea0", "Actuators.xmi:211"},
    {"Actuators::SimpleMotor::c1", "sea0.motor", "Actuators.xmi:43"},
    {"Actuators::SimpleMotor::c2", "sea0.motor", "Actuators.xmi:49"},
    {"Actuators::SimpleMotor::c3", "sea0.motor", "Actuators.xmi:57"},
    {"Actuators::SimpleMotor::c4", "sea0.motor", "Actuators.xmi:63"},
    {"Actuators::SimpleMotor::c5", "sea0.motor", "Actuators.xmi:71"},
    {"Actuators::SimpleSEAController::c1", "sea0.controller", "Actuators.xmi:150"},
    {"Robot::Operator::c1", "operator", "model.xmi:211"},
    {"Robot::Operator::c2", "operator", "model.xmi:217"},
    {"Robot::Operator::c3", "operator", "model.xmi:225"},
    {"Robot::Operator::c4", "operator", "model.xmi:233"},
    {"Robot::Operator::c5", "operator", "model.xmi:239"},
};

/* What connectors join: row of connectors, rows of model_variables, whether these are seen from within their blocks. */
static const ModelJoint joint_table[] = {
    {0, {3, 19}, {false, false}},
    {0, {4, 20}, {false, false}},
    {1, {3, 73}, {false, false}},
    {1, {4, 74}, {false, false}},
    {2, {10, 12}, {false, false}},
    {3, {13, 18}, {false, false}},
    {4, {22, 44}, {false, false}},
    {4, {23, 45}, {false, false}},
    {5, {46, 51}, {false, false}},
    {5, {47, 52}, {false, false}},
    {6, {49, 19}, {false, true}},
    {6, {50, 20}, {false, true}},
    {7, {57, 60}, {false, false}},
    {8, {18, 59}, {true, false}},
    {9, {61, 21}, {false, false}},
    {10, {21, 24}, {true, false}},
    {11, {25, 28}, {false, false}},
    {11, {26, 29}, {false, false}},
    {12, {30, 22}, {false, true}},
    {12, {31, 23}, {false, true}},
    {13, {37, 30}, {false, false}},
    {13, {38, 31}, {false, false}},
    {14, {35, 42}, {false, false}},
    {14, {36, 43}, {false, false}},
    {15, {59, 65}, {true, false}},
    {16, {75, 78}, {false, false}},
    {17, {79, 82}, {false, false}},
    {17, {80, 83}, {false, false}},
    {18, {79, 90}, {false, false}},
    {18, {80, 91}, {false, false}},
    {19, {84, 73}, {false, true}},
    {19, {85, 74}, {false, true}},
    {20, {92, 73}, {false, true}},
    {20, {93, 74}, {false, true}},
};

/* Rows of model_variables. */
static const int flows[] = {
    3, 19, 22, 25, 28, 30, 35, 37, 42, 44, 46, 49, 51, 73, 79, 82, 84, 90, 92};

static const ModelJoints model_joints = {34, 19, joint_table, connectors, flows};

static const char *const plot[] = {"pend1.angle", "operator.source.p.t", NULL};

/* States that begin at 0 because no start is stated. */
static const int defaulted[] = {-1};

static const char *const notes[] = {
    NULL};

static const char *const listing[] = {
    "Causal system of GravityCompensationExperiment",
    "",
    "69 equations drawn, 5 derived; 39 eliminated as aliases, 0 redundant, 0 of constants, 35 in use",
    "7 states; 35 assignments, 0 linear and 0 nonlinear loops",
    "",
    "States",
    "  pend1.angle                                   start 1.5707963267948966                            its start is given",
    "  pend1.aV                                      start 0.0                                           its start is given",
    "  sea0.motor.inertia.aV                         start 0.0                                           its start is given",
    "  sea0.motor.inertia.angle                      start 0.0                                           its start is given",
    "  sea0.spring.relPhi                            start 0.0                                           its start is given",
    "  sea0.controller.pid.intErr                    start 0.0                                           its start is given",
    "  operator.spring.relPhi                        start 0.0                                           its start is given",
    "",
    "Eliminated",
    "  E1     pend1.rot.aV                           = pend1.aV                                          model.xmi:615",
    "  E42    gravityCompensationController.angle.rSig = pend1.angleOut.rSig                             model.xmi:307",
    "  E43    sea0.desiredTorque.rSig                = gravityCompensationController.torque.rSig         model.xmi:311",
    "  E53    sea0.rot.t                             = -sea0.spring.torqueThru                           Actuators.xmi:195",
    "  E40    sea0.rot.aV                            = pend1.aV                                          model.xmi:297",
    "  E45    sea0.motor.rot.aV                      = sea0.motor.inertia.aV                             Actuators.xmi:181",
    "  E54    sea0.motor.torqueSource.in.rSig        = sea0.motor.torqueSignal.rSig                      Actuators.xmi:43",
    "  E55    sea0.motor.torqueSource.p.aV           = sea0.motor.inertia.aV                             Actuators.xmi:49",
    "  E59    sea0.motor.inertia.a.t                 = -sea0.motor.torqueSource.p.t                      Actuators.xmi:49",
    "  E7     sea0.motor.inertia.a.aV                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:600",
    "  E8     sea0.motor.inertia.b.aV                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:606",
    "  E11    sea0.motor.damper.a.t                  = -sea0.motor.damper.torqueThru                     RotationalMechanics.xmi:478",
    "  E58    sea0.motor.damper.a.aV                 = 0                                                 Actuators.xmi:71",
    "  E13    sea0.motor.damper.b.t                  = sea0.motor.damper.torqueThru                      RotationalMechanics.xmi:490",
    "  E57    sea0.motor.damper.b.aV                 = sea0.motor.inertia.aV                             Actuators.xmi:63",
    "  E12    sea0.motor.damper.aVRel                = sea0.motor.inertia.aV                             RotationalMechanics.xmi:484",
    "  E61    sea0.motor.ground.p.t                  = sea0.motor.damper.torqueThru                      Actuators.xmi:71",
    "  E15    sea0.motor.ground.p.aV                 = 0                                                 RotationalMechanics.xmi:815",
    "  E51    sea0.gearbox.rotA.t                    = -sea0.motor.rot.t                                 Actuators.xmi:181",
    "  E56    sea0.gearbox.rotA.aV                   = sea0.motor.inertia.aV                             Actuators.xmi:57",
    "  E52    sea0.gearbox.rotB.t                    = -sea0.spring.torqueThru                           Actuators.xmi:187",
    "  E18    sea0.spring.a.t                        = -sea0.spring.torqueThru                           RotationalMechanics.xmi:478",
    "  E47    sea0.spring.a.aV                       = pend1.aV                                          Actuators.xmi:195",
    "  E20    sea0.spring.b.t                        = sea0.spring.torqueThru                            RotationalMechanics.xmi:490",
    "  E46    sea0.spring.b.aV                       = sea0.gearbox.rotB.aV                              Actuators.xmi:187",
    "  E49    sea0.controller.desiredTorque.rSig     = gravityCompensationController.torque.rSig         Actuators.xmi:207",
    "  E48    sea0.controller.displacement.rSig      = sea0.spring.out.rSig                              Actuators.xmi:201",
    "  E50    sea0.controller.motorSignal.rSig       = sea0.motor.torqueSignal.rSig                      Actuators.xmi:211",
    "  E62    sea0.controller.pid.setPoint.rSig      = gravityCompensationController.torque.rSig         Actuators.xmi:150",
    "  E41    operator.rot.aV                        = pend1.aV                                          model.xmi:303",
    "  E63    operator.source.in.rSig                = operator.action.action.rSig                       model.xmi:211",
    "  E31    operator.spring.a.t                    = -operator.spring.torqueThru                       RotationalMechanics.xmi:478",
    "  E64    operator.spring.a.aV                   = operator.source.p.aV                              model.xmi:217",
    "  E33    operator.spring.b.t                    = operator.spring.torqueThru                        RotationalMechanics.xmi:490",
    "  E66    operator.spring.b.aV                   = pend1.aV                                          model.xmi:233",
    "  E36    operator.damper.a.t                    = -operator.damper.torqueThru                       RotationalMechanics.xmi:478",
    "  E65    operator.damper.a.aV                   = operator.source.p.aV                              model.xmi:225",
    "  E38    operator.damper.b.t                    = operator.damper.torqueThru                        RotationalMechanics.xmi:490",
    "  E67    operator.damper.b.aV                   = pend1.aV                                          model.xmi:239",
    "",
    "Differentiated",
    "  E26'   der(sea0.controller.pid.err) = der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig) time derivative of E26: it constrains sea0.controller.pid.err, gravityCompensationController.torque.rSig, sea0.controller.pid.curValue.rSig, which other equations determine already",
    "  E5'    der(gravityCompensationController.torque.rSig) = gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig)) time derivative of E5: it says what der(gravityCompensationController.torque.rSig) is",
    "  E4'    der(pend1.angleOut.rSig) = der(pend1.angle)/pend1.angle2Signal                             time derivative of E4: it says what der(pend1.angleOut.rSig) is",
    "  E24'   der(sea0.controller.pid.curValue.rSig) = sea0.controller.springConstant*der(sea0.spring.out.rSig) time derivative of E24: it says what der(sea0.controller.pid.curValue.rSig) is",
    "  E23'   der(sea0.spring.out.rSig) = der(sea0.spring.relPhi)/sea0.spring.displacement2Signal        time derivative of E23: it says what der(sea0.spring.out.rSig) is",
    "",
    "Constants",
    "         pend1.mass := pendulumMass",
    "         pend1.cmgDist := pendulumLength",
    "         pend1.verticalAcceleration := verticalAcceleration",
    "         gravityCompensationController.massEst := pendulumMass",
    "         gravityCompensationController.lengthEst := pendulumLength",
    "         gravityCompensationController.gEst := verticalAcceleration",
    "",
    "Start",
    "         pend1.angle := 1.5707963267948966",
    "         pend1.aV := 0.0",
    "         sea0.motor.inertia.aV := 0.0",
    "         sea0.motor.inertia.angle := 0.0",
    "         sea0.spring.relPhi := 0.0",
    "         sea0.controller.pid.intErr := 0.0",
    "         operator.spring.relPhi := 0.0",
    "",
    "Continuous time",
    "  E2     der(pend1.angle) := pend1.aV                                                               model.xmi:621",
    "  E4     pend1.angleOut.rSig := pend1.angle/pend1.angle2Signal                                      model.xmi:645",
    "  E4'    der(pend1.angleOut.rSig) := der(pend1.angle)/pend1.angle2Signal                            model.xmi:645",
    "  E5     gravityCompensationController.torque.rSig := gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*sin(pend1.angleOut.rSig) model.xmi:672",
    "  E5'    der(gravityCompensationController.torque.rSig) := gravityCompensationController.gain*gravityCompensationController.massEst*gravityCompensationController.gEst*gravityCompensationController.lengthEst*(cos(pend1.angleOut.rSig)*der(pend1.angleOut.rSig)) model.xmi:672",
    "  E9     der(sea0.motor.inertia.angle) := sea0.motor.inertia.aV                                     RotationalMechanics.xmi:612",
    "  E14    sea0.motor.damper.torqueThru := sea0.motor.damper.k*sea0.motor.inertia.aV                  RotationalMechanics.xmi:563",
    "  E16    sea0.gearbox.rotB.aV := sea0.motor.inertia.aV/sea0.gearbox.gearRatio  unless sea0.gearbox.gearRatio vanishes RotationalMechanics.xmi:647",
    "  E19    sea0.spring.aVRel := sea0.gearbox.rotB.aV - pend1.aV                                       RotationalMechanics.xmi:484",
    "  E21    der(sea0.spring.relPhi) := sea0.spring.aVRel                                               RotationalMechanics.xmi:515",
    "  E22    sea0.spring.torqueThru := sea0.spring.k*sea0.spring.relPhi                                 RotationalMechanics.xmi:521",
    "  E17    sea0.motor.rot.t := -sea0.spring.torqueThru/sea0.gearbox.gearRatio  unless sea0.gearbox.gearRatio vanishes RotationalMechanics.xmi:653",
    "  E60    sea0.motor.inertia.b.t := sea0.motor.rot.t - sea0.motor.damper.torqueThru                  Actuators.xmi:57",
    "  E23    sea0.spring.out.rSig := sea0.spring.relPhi/sea0.spring.displacement2Signal                 RotationalMechanics.xmi:542",
    "  E23'   der(sea0.spring.out.rSig) := der(sea0.spring.relPhi)/sea0.spring.displacement2Signal       RotationalMechanics.xmi:542",
    "  E24    sea0.controller.pid.curValue.rSig := sea0.controller.springConstant*sea0.spring.out.rSig   Actuators.xmi:250",
    "  E24'   der(sea0.controller.pid.curValue.rSig) := sea0.controller.springConstant*der(sea0.spring.out.rSig) Actuators.xmi:250",
    "  E26    sea0.controller.pid.err := gravityCompensationController.torque.rSig - sea0.controller.pid.curValue.rSig RealSignals.xmi:287",
    "  E27    der(sea0.controller.pid.intErr) := sea0.controller.pid.err                                 RealSignals.xmi:293",
    "  E26'   der(sea0.controller.pid.err) := der(gravityCompensationController.torque.rSig) - der(sea0.controller.pid.curValue.rSig) RealSignals.xmi:287",
    "  E28    sea0.controller.pid.outSig.rSig := sea0.controller.pid.kp*sea0.controller.pid.err + sea0.controller.pid.ki*sea0.controller.pid.intErr + sea0.controller.pid.kd*der(sea0.controller.pid.err) RealSignals.xmi:299",
    "  E25    sea0.motor.torqueSignal.rSig := sea0.controller.outputScale*sea0.controller.gearRatio*sea0.controller.pid.outSig.rSig Actuators.xmi:256",
    "  E6     sea0.motor.torqueSource.p.t := -sea0.motor.torqueSignal.rSig*sea0.motor.torqueSource.signal2Torque RotationalMechanics.xmi:709",
    "  E10    der(sea0.motor.inertia.aV) := (-sea0.motor.torqueSource.p.t + sea0.motor.inertia.b.t)/sea0.motor.inertia.I  unless sea0.motor.inertia.I vanishes RotationalMechanics.xmi:618",
    "  E29    operator.action.action.rSig := if time < operator.action.changeTime then 0 else operator.action.speed1 model.xmi:690",
    "  E30    operator.source.p.aV := operator.action.action.rSig*operator.source.signal2AngVelocity     RotationalMechanics.xmi:730",
    "  E32    operator.spring.aVRel := pend1.aV - operator.source.p.aV                                   RotationalMechanics.xmi:484",
    "  E34    der(operator.spring.relPhi) := operator.spring.aVRel                                       RotationalMechanics.xmi:515",
    "  E35    operator.spring.torqueThru := operator.spring.k*operator.spring.relPhi                     RotationalMechanics.xmi:521",
    "  E37    operator.damper.aVRel := pend1.aV - operator.source.p.aV                                   RotationalMechanics.xmi:484",
    "  E39    operator.damper.torqueThru := operator.damper.k*operator.damper.aVRel                      RotationalMechanics.xmi:563",
    "  E69    operator.rot.t := operator.spring.torqueThru + operator.damper.torqueThru                  model.xmi:233",
    "  E44    pend1.rot.t := -operator.rot.t + sea0.spring.torqueThru                                    model.xmi:297",
    "  E3     der(pend1.aV) := (pend1.rot.t - pend1.mass*pend1.verticalAcceleration*pend1.cmgDist*sin(pend1.angle))/(pend1.mass*pend1.cmgDist^2)  unless pend1.mass*pend1.cmgDist^2 vanishes model.xmi:627",
    "",
    "For results only",
    "  E68    operator.source.p.t := operator.damper.torqueThru + operator.spring.torqueThru             model.xmi:217",
    "",
    "Branches, kept between events",
    "  E29    time < operator.action.changeTime      at operator.action.changeTime                       model.xmi:690",
    "",
    "At events",
    "  E29    decide time < operator.action.changeTime                                                   model.xmi:690",
    NULL};

const ModelParts model_parts = {
    .events = &event_part,
    .impulses = NULL,
    .sliding = NULL,
    .delays = NULL,
    .paths = NULL,
    .state_sets = NULL,
    .large_loops = NULL,
    .sparse = NULL,
    .augmented = NULL,
    .checks = &check_part,
    .joints = &joint_part,
};

const ModelInfo model_info = {
    .name = "GravityCompensationExperiment",
    .qualified_name = "Robot::GravityCompensationExperiment",
    .source = "model.xmi",
    .version = "0.1.0",
    .start = 0.0,
    .stop = 31.0,
    .interval = 0.02,
    .tolerance = 1e-10,
    .solver = "bdf",
    .plot = plot,
    .defaulted = defaulted,
    .notes = notes,
    .listing = listing,
    .joints = &model_joints,
    .margins = branch_margins,
};
