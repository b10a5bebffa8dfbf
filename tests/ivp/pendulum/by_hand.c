#include "../by_hand.h"

static const double g = 9.81;

/* The angle from the vertical, and its derivative. */
static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = x[1];
    dx[1] = -g * sin(x[0]);
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("x", sin(x[0]));
    print_value("y", -cos(x[0]));
    print_value("vx", x[1] * cos(x[0]));
    print_value("vy", x[1] * sin(x[0]));
    print_value("tension", x[1] * x[1] + g * cos(x[0]));
}

int main(int argc, char **argv)
{
    const double start[] = {acos(0), 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
