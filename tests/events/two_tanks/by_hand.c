/* The tanks of models/two_tank_control: filling until one is full, then a pause, then waiting for the other. */
#include "../by_hand.h"

static const double full = 1.2, low = 0.45, pause_length = 74;
static enum { FILLING, PAUSING, WAITING } state = FILLING;
static double paused_at;

static void derivatives(double time, const double *x, double *dx)
{
    const double flow = (x[0] - x[1]) / 500;
    (void)time;
    dx[0] = ((state == FILLING ? 0.002 : 0) - flow) / 0.05;
    dx[1] = (flow - x[1] / 1000) / 0.08;
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[0] = -0.002 / 0.05;
    columns[2] = 0.002 / 0.05;
    columns[1] = 0.002 / 0.08;
    columns[3] = -0.003 / 0.08;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = state == FILLING ? full - x[0] : 1;
    g[1] = state == WAITING ? x[1] - low : 1;
}

static double next(double time)
{
    (void)time;
    return state == PAUSING ? paused_at + pause_length : INFINITY;
}

static bool event(double time, double *x, int root)
{
    if (root == 0) {
        state = PAUSING;
        paused_at = time;
        report(time);
        return true;
    }
    state = root == 1 || x[1] <= low ? FILLING : WAITING;
    if (state == FILLING)
        report(time);
    return state == FILLING;
}

int main(int argc, char **argv)
{
    static const double start[] = {0.2, 0.1};
    static const Switching tanks = {2, start, 0.02, derivatives, jacobian, 2, indicators, next, event};
    return by_hand(argc, argv, &tanks);
}
