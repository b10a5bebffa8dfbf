/* step_bed.c - a step of models/heated_bed_warmup, written by hand. The derivative of the temperature depends on the
 * heater, whose signal depends on the derivative. This loop is solved for the flow into the bed, as by the compiler, or
 * with PAPER for the derivative itself, which needs the fewest operations. */
#define STATES 2 /* temperature of the bed, integral of the error */
#define STEP 0.05
#include "step.h"

typedef struct {
    double capacity, conductance, convection, sensor, heater, kp, ki, kd, ambient, set_point;
} Bed;

extern Bed bed; /* parameters, which may be set */
Bed bed = {.capacity = 385,
           .conductance = 1,
           .convection = 0.55,
           .sensor = 1,
           .heater = 1,
           .kp = 6,
           .ki = 0.0085,
           .kd = 5,
           .ambient = 293,
           .set_point = 373};

static bool is_heating, is_warm, is_below_most, is_within_power, is_late; /* the previous values of the relations */
static double signal;

static void derivatives(double time, const double *state, double *slope)
{
    const double temperature = state[0], error = bed.set_point - temperature / bed.sensor;
    (void)time;
    slope[1] = error;
#ifdef PAPER
    const double lost = bed.convection * bed.conductance * (temperature - bed.ambient);
    if (is_heating)
        slope[0] = (bed.heater * (bed.kp * error + bed.ki * state[1]) - lost) /
                   (bed.capacity + bed.kd * bed.heater / bed.sensor);
    else
        slope[0] = -lost / bed.capacity;
#else
    const double convected = bed.convection * bed.conductance * (temperature - bed.ambient) / temperature;
    double flow = 0;
    if (is_heating)
        flow = (bed.kp * error + bed.ki * state[1] + bed.kd * (convected * temperature / bed.capacity / bed.sensor)) *
               bed.heater / (temperature + bed.kd * (temperature / bed.capacity / bed.sensor) * bed.heater);
    slope[0] = (flow - convected) * temperature / bed.capacity;
#endif
}

/* True if a relation has changed. */
static bool is_changed(const double *slope)
{
    signal = bed.kp * slope[1] + bed.ki * x[1] - bed.kd * (slope[0] / bed.sensor);
    return (signal > 0) != is_heating || (x[0] >= 372) != is_warm || (x[0] <= 374) != is_below_most ||
           (bed.heater * signal <= 500) != is_within_power;
}

static void decide(double *slope)
{
    do {
        is_warm = x[0] >= 372;
        is_below_most = x[0] <= 374;
        is_within_power = bed.heater * signal <= 500;
        is_heating = signal > 0;
        derivatives(now, x, slope);
    } while (is_changed(slope));
    memset(rest, 0, sizeof rest);
}

bool step_by_hand(void)
{
    double slope[STATES];
    if (!has_begun) {
        has_begun = is_heating = true;
        x[0] = 293;
    }
    derivatives(now, x, slope);
    if (is_changed(slope))
        decide(slope);
    if (!is_late && now >= 300)
        is_late = true;
    return runge_kutta(slope);
}
