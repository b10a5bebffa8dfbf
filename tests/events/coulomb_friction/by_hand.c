/* The mass on a belt of models/coulomb_friction; mode: slower (1) or faster (-1) than the belt, or sticking (0). */
#include "../by_hand.h"

static const double stiffness = 40, damping = 0.5, static_force = 4.905, sliding_force = 2.943, belt = 0.3;
static int mode = 1;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = mode == 0 ? 0 : -stiffness * x[0] - damping * x[1] + mode * sliding_force;
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[2] = 1;
    columns[1] = mode == 0 ? 0 : -stiffness;
    columns[3] = mode == 0 ? 0 : -damping;
}

static double holding(const double *x)
{
    return stiffness * x[0] + damping * belt;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = mode == 0 ? 1 : mode * (belt - x[1]);
    g[1] = mode == 0 ? static_force - holding(x) : 1;
    g[2] = mode == 0 ? static_force + holding(x) : 1;
}

static bool event(double time, double *x, int root)
{
    x[1] = belt;
    if (root == 0)
        mode = fabs(holding(x)) <= static_force ? 0 : holding(x) > 0 ? 1 : -1;
    else
        mode = root == 1 ? 1 : -1;
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 0};
    static const Switching friction = {2, start, 1e-4, derivatives, jacobian, 3, indicators, NULL, event};
    return by_hand(argc, argv, &friction);
}
