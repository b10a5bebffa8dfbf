#include "../by_hand.h"

static void derivatives(double time, const double *x, double *dx)
{
    const double reaction = 280 * x[5] * x[7];
    (void)time;
    dx[0] = -1.71 * x[0] + 0.43 * x[1] + 8.32 * x[2] + 0.0007;
    dx[1] = 1.71 * x[0] - 8.75 * x[1];
    dx[2] = -10.03 * x[2] + 0.43 * x[3] + 0.035 * x[4];
    dx[3] = 8.32 * x[1] + 1.71 * x[2] - 1.12 * x[3];
    dx[4] = -1.745 * x[4] + 0.43 * x[5] + 0.43 * x[6];
    dx[5] = -reaction + 0.69 * x[3] + 1.71 * x[4] - 0.43 * x[5] + 0.69 * x[6];
    dx[6] = reaction - 1.81 * x[6];
    dx[7] = -dx[6];
}

static void outputs(double time, const double *x)
{
    static const char *const names[] = {"y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8"};
    (void)time;
    for (int i = 0; i < 8; i++)
        print_value(names[i], x[i]);
}

int main(int argc, char **argv)
{
    static const double start[] = {1, 0, 0, 0, 0, 0, 0, 0.0057};
    return by_hand(argc, argv, 8, derivatives, start, outputs);
}
