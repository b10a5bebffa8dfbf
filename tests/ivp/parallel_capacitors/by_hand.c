#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = (5 - x[0]) / 1000 / 3e-3;
}

static void outputs(double time, const double *x)
{
    double dx;
    derivatives(time, x, &dx);
    print_value("v2", x[0]);
    print_value("i1", 1e-3 * dx);
    print_value("i2", 2e-3 * dx);
}

int main(int argc, char **argv)
{
    static const double start[] = {0};
    return by_hand(argc, argv, 1, derivatives, start, outputs);
}
