/* The ball of models/bouncing_ball. Third argument: its restitution; a fourth argument suppresses the output. */
#include "../by_hand.h"

static double restitution = 0.7;
static bool is_at_rest, is_quiet;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = is_at_rest ? 0 : x[1];
    dx[1] = is_at_rest ? 0 : -9.81;
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[2] = is_at_rest ? 0 : 1;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = is_at_rest ? 1 : x[0];
}

static bool event(double time, double *x, int root)
{
    (void)root;
    x[1] = -restitution * x[1];
    if (!(fabs(x[1]) >= 0.001)) {
        is_at_rest = true;
        x[0] = x[1] = 0;
    }
    if (!is_quiet)
        report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 0};
    static const Switching ball = {2, start, 1e-4, derivatives, jacobian, 1, indicators, NULL, event};
    if (argc > 3)
        restitution = atof(argv[3]);
    is_quiet = argc > 4;
    return by_hand(argc, argv, &ball);
}
