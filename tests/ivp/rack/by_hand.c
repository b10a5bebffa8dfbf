#include "../by_hand.h"

static const double m = 2, J = 0.01, r = 0.05, T = 0.5, k = 150;

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = (T / r - k * x[0]) / (m + J / (r * r));
}

static void outputs(double time, const double *x)
{
    double dx[2];
    derivatives(time, x, dx);
    print_value("x", x[0]);
    print_value("v", x[1]);
    print_value("q", x[0] / r);
    print_value("f", m * dx[1] + k * x[0]);
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
