#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = (5 - x[0]) / 1000 / 1e-3;
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("v", x[0]);
}

int main(int argc, char **argv)
{
    static const double start[] = {0};
    return by_hand(argc, argv, 1, derivatives, start, outputs);
}
