/* robot.c - the arm of models/robot, written by hand from its equations and constants: a pendulum pulled by an operator
 * and held by a motor with gear box and spring, whose controller knows the weight. */
#include "integrate.h"

static struct {
    double mass, length, gravity;                             /* of the pendulum, also known to the controller */
    double inertia, friction, ratio, stiffness;               /* of the motor, the gear box and the spring */
    double angle_unit, twist_unit;                            /* of sensor values */
    double gain, spring, gear, proportional, integral, derivative, scale, torque_unit; /* of the controller */
    double pull_time, pull_speed, pull_unit, pull_stiffness, pull_damping; /* of the operator */
} arm;

enum { ANGLE, SPEED, MOTOR_SPEED, MOTOR_ANGLE, TWIST, ERROR_SUM, STRETCH, STATES };

static int right_hand_side(sunrealtype time, N_Vector states, N_Vector derivatives, void *unused)
{
    const double *restrict x = N_VGetArrayPointer(states);
    double *restrict dx = N_VGetArrayPointer(derivatives);
    (void)unused;
    evaluations++;
    const double angle = x[ANGLE] / arm.angle_unit;
    const double torque = arm.gain * arm.mass * arm.gravity * arm.length;
    const double twist_speed = x[MOTOR_SPEED] / arm.ratio - x[SPEED];
    const double spring = arm.stiffness * x[TWIST];
    const double error = torque * sin(angle) - arm.spring * (x[TWIST] / arm.twist_unit);
    const double error_change =
        torque * cos(angle) * (x[SPEED] / arm.angle_unit) - arm.spring * (twist_speed / arm.twist_unit);
    const double control = arm.proportional * error + arm.integral * x[ERROR_SUM] + arm.derivative * error_change;
    const double drive = arm.scale * arm.gear * control * arm.torque_unit;
    const double stretch_speed = x[SPEED] - (time < arm.pull_time ? 0 : arm.pull_speed) * arm.pull_unit;
    const double pull = arm.pull_stiffness * x[STRETCH] + arm.pull_damping * stretch_speed;
    const double weight = arm.mass * arm.gravity * arm.length;
    dx[ANGLE] = x[SPEED];
    dx[SPEED] = (spring - pull - weight * sin(x[ANGLE])) / (arm.mass * arm.length * arm.length);
    dx[MOTOR_SPEED] = (drive - spring / arm.ratio - arm.friction * x[MOTOR_SPEED]) / arm.inertia;
    dx[MOTOR_ANGLE] = x[MOTOR_SPEED];
    dx[TWIST] = twist_speed;
    dx[ERROR_SUM] = error;
    dx[STRETCH] = stretch_speed;
    return 0;
}

static void write_header(FILE *out)
{
    fputs("time,pend1.angle,pend1.aV,sea0.motor.inertia.aV,sea0.motor.inertia.angle,sea0.spring.relPhi,"
          "sea0.controller.pid.intErr,operator.spring.relPhi\n", out);
}

int main(int argc, char **argv)
{
    static const double start[STATES] = {1.5707963267948966};
    arm.mass = 1, arm.length = 0.5, arm.gravity = 9.807;
    arm.inertia = 1e-4, arm.friction = 1e-3, arm.ratio = 50, arm.stiffness = 100;
    arm.angle_unit = arm.twist_unit = arm.torque_unit = arm.pull_unit = arm.gain = 1;
    arm.spring = 100, arm.gear = 50, arm.scale = 0.02;
    arm.proportional = 1.48, arm.integral = 50, arm.derivative = 0.015;
    arm.pull_time = 5, arm.pull_speed = 0.5, arm.pull_stiffness = 0.333, arm.pull_damping = 0.2;
    return run(argc, argv, STATES, start, right_hand_side, write_header, NULL, NULL);
}
