/* A mass between a stiff and a soft spring. Closed form: half periods of pi/2 and pi alternately. */
#include "../by_hand.h"

static bool is_right = true;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = is_right ? -4 * x[0] : -x[0];
}

static void jacobian(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[2] = 1;
    columns[1] = is_right ? -4 : -1;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    g[0] = is_right ? x[0] : -x[0];
}

static bool event(double time, double *x, int root)
{
    (void)x, (void)root;
    is_right = !is_right;
    report(time);
    return true;
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 0};
    static const Switching springs = {2, start, 1e-3, derivatives, jacobian, 1, indicators, NULL, event};
    return by_hand(argc, argv, &springs);
}
