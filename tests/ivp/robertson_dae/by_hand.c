#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    const double back = 1e4 * x[1] * (1 - x[0] - x[1]);
    (void)time;
    dx[0] = -0.04 * x[0] + back;
    dx[1] = 0.04 * x[0] - back - 3e7 * x[1] * x[1];
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("y1", x[0]);
    print_value("y2", x[1]);
    print_value("y3", 1 - x[0] - x[1]);
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
