#include "../by_hand.h"

static const double Ub = 6, UF = 0.026, alpha = 0.99, beta = 1e-6, R0 = 1000, R = 9000, C1 = 1e-6, C2 = 2e-6, C3 = 3e-6,
                    C4 = 4e-6, C5 = 5e-6;

static const double frequency = 200 * 3.141592653589793;

typedef struct {
    double y1, y4, y7, f1, f2;
} Rest;

/* The states are y2, y3, y5, y6, y8. The sum of the two equations of a capacitor contains no derivative and gives the
 * voltage on its other side. */
static Rest rest(double time, const double *x)
{
    Rest v;
    v.f1 = beta * (exp((x[0] - x[1]) / UF) - 1);
    v.f2 = beta * (exp((x[2] - x[3]) / UF) - 1);
    v.y1 = 0.1 * sin(frequency * time) - R0 * ((2 * x[0] - Ub) / R + (1 - alpha) * v.f1);
    v.y4 = Ub - R * alpha * v.f1 - (2 * x[2] - Ub) - R * (1 - alpha) * v.f2;
    v.y7 = Ub - R * alpha * v.f2 - x[4];
    return v;
}

static void derivatives(double time, const double *x, double *dx)
{
    const Rest v = rest(time, x);
    const double slope1 = (v.f1 + beta) / UF, slope2 = (v.f2 + beta) / UF;
    const double input = 0.1 * frequency * cos(frequency * time), Ue = 0.1 * sin(frequency * time);
    dx[1] = (v.f1 - x[1] / R) / C2;
    dx[3] = (v.f2 - x[3] / R) / C4;
    /* dy2 - dy1 with dy1 = input - a dy2 + b dy3, and so on. */
    const double b1 = R0 * (1 - alpha) * slope1, a1 = R0 * 2 / R + b1;
    dx[0] = ((v.y1 - Ue) / R0 / C1 + input + b1 * dx[1]) / (1 + a1);
    const double df1 = slope1 * (dx[0] - dx[1]);
    const double b2 = R * (1 - alpha) * slope2;
    dx[2] = (((v.y4 - Ub) / R + alpha * v.f1) / C3 - R * alpha * df1 + b2 * dx[3]) / (3 + b2);
    const double df2 = slope2 * (dx[2] - dx[3]);
    dx[4] = (-x[4] / R / C5 - R * alpha * df2) / 2;
}

static void outputs(double time, const double *x)
{
    const Rest v = rest(time, x);
    print_value("y1", v.y1);
    print_value("y2", x[0]);
    print_value("y3", x[1]);
    print_value("y4", v.y4);
    print_value("y5", x[2]);
    print_value("y6", x[3]);
    print_value("y7", v.y7);
    print_value("y8", x[4]);
}

int main(int argc, char **argv)
{
    static const double start[] = {3, 3, 3, 3, 0};
    return by_hand(argc, argv, 5, derivatives, start, outputs);
}
