/* The heated bed of models/heated_bed_warmup with clip.set: a controller whose heater cannot cool. */
#include "../by_hand.h"

static const double capacity = 385, convection = 0.55, ambient = 293, set_point = 373, kp = 6, ki = 0.08, kd = 5;
static bool is_heating = true;

static double slope(const double *x)
{
    const double loss = convection * (x[0] - ambient);
    return is_heating ? (kp * (set_point - x[0]) + ki * x[1] - loss) / (capacity + kd) : -loss / capacity;
}

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = slope(x);
    dx[1] = set_point - x[0];
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[0] = is_heating ? -(kp + convection) / (capacity + kd) : -convection / capacity;
    columns[2] = is_heating ? ki / (capacity + kd) : 0;
    columns[1] = -1;
}

static void indicators(double time, const double *x, double *g)
{
    const double signal = kp * (set_point - x[0]) + ki * x[1] - kd * slope(x);
    (void)time;
    g[0] = is_heating ? signal : -signal;
}

static bool event(double time, double *x, int root)
{
    (void)x, (void)root;
    is_heating = !is_heating;
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {293, 0};
    static const Switching bed = {2, start, 0.02, derivatives, jacobian, 1, indicators, NULL, event};
    return by_hand(argc, argv, &bed);
}
