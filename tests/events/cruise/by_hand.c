/* The vehicle of models/cruise_controller, with limited throttle: speed, engine force, integral of the error, distance.
 * */
#include "../by_hand.h"

static const double mass = 1500, drag = 0.5 * 1.2 * 0.7, rolling = 0.012, gravity = 9.81, most = 4500, lag = 0.3;
static const double kp = 0.15, ki = 0.01, change = 20, hill_begin = 80, hill_end = 110;
static double set_point = 20, slope;
static int limit; /* 1: fully open, -1: closed, 0: in between */

static double unlimited(const double *x)
{
    return kp * (set_point - x[0]) + ki * x[2];
}

static void derivatives(double time, const double *x, double *dx)
{
    const double throttle = limit == 0 ? unlimited(x) : limit > 0 ? 1 : 0;
    (void)time;
    dx[0] = (x[1] - drag * x[0] * fabs(x[0]) - mass * gravity * (rolling * cos(slope) + sin(slope))) / mass;
    dx[1] = (most * throttle - x[1]) / lag;
    dx[2] = set_point - x[0];
    dx[3] = x[0];
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time;
    columns[0] = -2 * drag * fabs(x[0]) / mass;
    columns[4] = 1 / mass;
    columns[1] = limit == 0 ? -most * kp / lag : 0;
    columns[5] = -1 / lag;
    columns[9] = limit == 0 ? most * ki / lag : 0;
    columns[2] = -1;
    columns[3] = 1;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = limit > 0 ? unlimited(x) - 1 : 1 - unlimited(x);
    g[1] = limit < 0 ? -unlimited(x) : unlimited(x);
}

static double next(double time)
{
    return time < change ? change : time < hill_begin ? hill_begin : time < hill_end ? hill_end : INFINITY;
}

static bool event(double time, double *x, int root)
{
    if (root == NO_ROOT) {
        set_point = time >= change ? 30 : 20;
        slope = time >= hill_begin && time < hill_end ? 0.05 : 0;
        limit = unlimited(x) > 1 ? 1 : unlimited(x) < 0 ? -1 : 0;
    } else {
        limit = limit != 0 ? 0 : root == 0 ? 1 : -1;
    }
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {20, 0, 0, 0};
    static const Switching vehicle = {4, start, 1e-3, derivatives, jacobian, 2, indicators, next, event};
    return by_hand(argc, argv, &vehicle);
}
