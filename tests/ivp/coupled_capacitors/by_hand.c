#include "../by_hand.h"

/* The sum of both equations gives b = R2/R1 (V - a). */
static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    dx[0] = (5 - x[0]) / 1000 / (1e-3 * (1 + 3000 / 1000));
}

static void outputs(double time, const double *x)
{
    const double b = 3 * (5 - x[0]);
    (void)time;
    print_value("a", x[0]);
    print_value("b", b);
}

int main(int argc, char **argv)
{
    static const double start[] = {3.75};
    return by_hand(argc, argv, 1, derivatives, start, outputs);
}
