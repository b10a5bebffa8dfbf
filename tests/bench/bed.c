/* bed.c - the heated bed of models/heated_bed_warmup, written by hand.
 *
 * Controller and heater depend on each other: the controller differentiates the temperature that the heater changes.
 * With LOOP, this loop is solved as drawn, by Newton's method for heater temperature, heater entropy flow and the flow
 * into the bed. Without LOOP, it is solved on paper, which needs the fewest operations. */
#include "integrate.h"

typedef struct {
    double capacity, conductivity, conductance, convection, sensor, heater;
    double kp, ki, kd, ambient, set_point;
} Bed;

static Bed bed;

#ifdef LOOP

/* Heater temperature, heater entropy flow and flow into the bed: start and result of the iteration. The start changes
 * only with accepted steps, so that equal states give bitwise equal derivatives. */
static double guess[3] = {300, 0, 0}, found[3];

static int solve(double a[3][3], double b[3])
{
    for (int column = 0; column < 3; column++) {
        int pivot = column;
        for (int row = column + 1; row < 3; row++)
            if (fabs(a[row][column]) > fabs(a[pivot][column]))
                pivot = row;
        if (!(fabs(a[pivot][column]) > 0))
            return 1;
        for (int k = 0; k < 3; k++) {
            const double kept = a[column][k];
            a[column][k] = a[pivot][k];
            a[pivot][k] = kept;
        }
        const double kept = b[column];
        b[column] = b[pivot];
        b[pivot] = kept;
        for (int row = column + 1; row < 3; row++) {
            const double factor = a[row][column] / a[column][column];
            for (int k = column; k < 3; k++)
                a[row][k] -= factor * a[column][k];
            b[row] -= factor * b[column];
        }
    }
    for (int row = 2; row >= 0; row--) {
        for (int k = row + 1; k < 3; k++)
            b[row] -= a[row][k] * b[k];
        b[row] /= a[row][row];
    }
    return 0;
}

static int heating(double temperature, double error, double integral, double convected, double *derivative)
{
    double heater_temperature = guess[0], heater_flow = guess[1], flow = guess[2];
    for (int iteration = 0; iteration < 50; iteration++) {
        *derivative = flow * temperature / bed.capacity;
        const double to_bed = -(flow + convected);
        const double signal = bed.kp * error + bed.ki * integral - bed.kd * *derivative / bed.sensor;
        const int on = signal > 0;
        const double slope = on ? -bed.kd * temperature / (bed.capacity * bed.sensor) * bed.heater : 0;
        double b[3] = {heater_flow * heater_temperature + (on ? signal * bed.heater : 0),
                       -heater_flow * heater_temperature + to_bed * temperature,
                       -heater_flow * heater_temperature - bed.conductivity * (heater_temperature - temperature)};
        double a[3][3] = {{heater_flow, heater_temperature, slope},
                          {-heater_flow, -heater_temperature, -temperature},
                          {-heater_flow - bed.conductivity, -heater_temperature, 0}};
        if (solve(a, b) != 0)
            return 1;
        heater_temperature -= b[0];
        heater_flow -= b[1];
        flow -= b[2];
        if (fabs(b[0]) <= 1e-12 * fabs(heater_temperature) && fabs(b[1]) <= 1e-12 * (fabs(heater_flow) + 1e-9) &&
            fabs(b[2]) <= 1e-12 * (fabs(flow) + 1e-9)) {
            *derivative = flow * temperature / bed.capacity;
            found[0] = heater_temperature;
            found[1] = heater_flow;
            found[2] = flow;
            return 0;
        }
    }
    return 1;
}

#else

static int heating(double temperature, double error, double integral, double convected, double *derivative)
{
    const double lost = convected * temperature;
    const double signal = bed.kp * error + bed.ki * integral;
    *derivative = (bed.heater * signal - lost) / (bed.capacity + bed.kd * bed.heater / bed.sensor);
    if (signal - bed.kd * *derivative / bed.sensor <= 0)
        *derivative = -lost / bed.capacity;
    return 0;
}

#endif

static int right_hand_side(sunrealtype time, N_Vector states, N_Vector derivatives, void *unused)
{
    const double *restrict x = N_VGetArrayPointer(states);
    double *restrict dx = N_VGetArrayPointer(derivatives);
    (void)time, (void)unused;
    evaluations++;
    const double temperature = x[0], integral = x[1];
    const double error = bed.set_point - temperature / bed.sensor;
    const double convected = bed.convection * bed.conductance * (temperature - bed.ambient) / temperature;
    dx[1] = error;
    return heating(temperature, error, integral, convected, &dx[0]);
}

#ifdef LOOP
static void accept(N_Vector x, N_Vector scratch)
{
    right_hand_side(0, x, scratch, NULL);
    evaluations--;
    memcpy(guess, found, sizeof guess);
}
#else
#define accept NULL
#endif

static void write_header(FILE *out)
{
    fputs("time,bed.bedHeatCapacity.T,bed.bedController.intErr\n", out);
}

int main(int argc, char **argv)
{
    static const double start[] = {293, 0};
    bed = (Bed){.capacity = 385,
                .conductivity = 91.592,
                .conductance = 1,
                .convection = 0.55,
                .sensor = 1,
                .heater = 1,
                .kp = 6,
                .ki = 0.0085,
                .kd = 5,
                .ambient = 293,
                .set_point = 373};
    return run(argc, argv, 2, start, right_hand_side, write_header, accept, NULL);
}
