#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    dx[0] = 2 * sin(time) / (0.5 + 0.3);
    dx[1] = x[0];
}

static void outputs(double time, const double *x)
{
    double dx[2];
    derivatives(time, x, dx);
    print_value("w1", x[0]);
    print_value("q", x[1]);
    print_value("inner", -0.3 * dx[0]);
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
