/* cruise.h - the step of the examples loop.c and tick.c: the controller of models/cruise_controller controls the speed
 * of a car. A simple model of the car replaces drivers for inputs and outputs. */
#ifndef CRUISE_H
#define CRUISE_H

#include "PIController.h"

#include <stdio.h>

#ifndef RATE
#define RATE 100 /* steps per second */
#endif
enum { STEPS_PER_ROW = RATE / 2 }; /* steps between rows of output */

/* ---- inputs and outputs ---- */

static double car_speed = 20.0, car_throttle; /* m/s; from 0 to 1 */

static double wanted_speed(double time)
{
    return time < 1.0 ? 20.0 : 30.0;
}

static double measured_speed(void)
{
    return car_speed;
}

static void set_throttle(double throttle)
{
    car_throttle = throttle;
}

/* The engine's force minus the resistance of air and tyres accelerates the car. */
static void drive_car(double seconds)
{
    const double force = 4500.0 * car_throttle - 0.42 * car_speed * car_speed - 176.6;
    car_speed += seconds * force / 1500.0;
}

/* ---- the controller ---- */

static PIController_Instance controller;

typedef struct {
    double time, speed, throttle; /* s, m/s */
} Row;

static PIController_Status begin_control(void)
{
    PIController_Parameters parameters;
    PIController_defaults(&parameters);
    parameters.step = 1.0 / RATE;
    return PIController_init(&controller, &parameters);
}

/* One step. The output is written before the integration, so that its delay is short. */
static PIController_Status control(Row *row)
{
    const PIController_Inputs inputs = {.setSpeed_rSig = wanted_speed(controller.time), .speed_rSig = measured_speed()};
    PIController_Outputs outputs;
    const PIController_Status status = PIController_update(&controller, &inputs, &outputs);
    if (status != PIController_OK) {
        return status;
    }
    set_throttle(outputs.outSig_rSig);
    *row = (Row){outputs.time, inputs.speed_rSig, outputs.outSig_rSig};
    drive_car(1.0 / RATE);
    return PIController_advance(&controller);
}

static void print_row(const Row *row)
{
    (void)printf("%4.1f s  %6.3f m/s  throttle %5.3f\n", row->time, row->speed, row->throttle);
}

#endif
