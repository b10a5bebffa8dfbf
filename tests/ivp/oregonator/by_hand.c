#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = 77.27 * (x[1] + x[0] * (1 - 8.375e-6 * x[0] - x[1]));
    dx[1] = (x[2] - (1 + x[0]) * x[1]) / 77.27;
    dx[2] = 0.161 * (x[0] - x[2]);
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("y1", x[0]);
    print_value("y2", x[1]);
    print_value("y3", x[2]);
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 2, 3};
    return by_hand(argc, argv, 3, derivatives, start, outputs);
}
