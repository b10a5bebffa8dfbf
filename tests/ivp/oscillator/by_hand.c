#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = -x[0];
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("x", x[0]);
    print_value("v", x[1]);
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
