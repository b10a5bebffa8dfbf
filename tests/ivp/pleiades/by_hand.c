#include "../by_hand.h"

enum { STARS = 7 };

/* x, y, then their derivatives. */
static void derivatives(double time, const double *state, double *derivative)
{
    const double *x = state, *y = state + STARS;
    double *ddx = derivative + 2 * STARS, *ddy = derivative + 3 * STARS;
    (void)time;
    memcpy(derivative, state + 2 * STARS, 2 * STARS * sizeof *state);
    memset(ddx, 0, 2 * STARS * sizeof *ddx);
    for (int i = 0; i < STARS; i++)
        for (int j = 0; j < STARS; j++) {
            if (i == j)
                continue;
            const double dx = x[j] - x[i], dy = y[j] - y[i];
            const double cube = pow(dx * dx + dy * dy, 1.5);
            ddx[i] += (j + 1) * dx / cube;
            ddy[i] += (j + 1) * dy / cube;
        }
}

static void outputs(double time, const double *state)
{
    (void)time;
    print_value("x1", state[0]);
    print_value("x2", state[1]);
    print_value("x3", state[2]);
    print_value("x4", state[3]);
}

int main(int argc, char **argv)
{
    static const double start[] = {3, 3, -1, -3, 2, -2, 2, 3, -3, 2, 0, 0, -4, 4,
                                   0, 0, 0, 0, 0, 1.75, -1.5, 0, 0, 0, -1.25, 1, 0, 0};
    return by_hand(argc, argv, 4 * STARS, derivatives, start, outputs);
}
