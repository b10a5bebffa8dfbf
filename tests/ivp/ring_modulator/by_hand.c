#include "../by_hand.h"

static const double C = 1.6e-8, Cs = 2e-12, Cp = 1e-8, Lh = 4.45, Ls1 = 2e-3, Ls2 = 5e-4, Ls3 = 5e-4, R = 25e3, Rp = 50,
                    Rg1 = 36.3, Rg2 = 17.3, Rg3 = 17.3, Ri = 50, Rc = 600;

static double diode(double voltage)
{
    return 40.67286402e-9 * (exp(17.7493332 * voltage) - 1);
}

/* Unknowns count from 1, as published. */
static void derivatives(double time, const double *x, double *dx)
{
    double y[16], dy[16];
    memcpy(y + 1, x, 15 * sizeof *x);
    const double in1 = 0.5 * sin(2000 * 3.141592653589793 * time), in2 = 2 * sin(20000 * 3.141592653589793 * time);
    const double q1 = diode(y[3] - y[5] - y[7] - in2), q2 = diode(-y[4] + y[6] - y[7] - in2),
                 q3 = diode(y[4] + y[5] + y[7] + in2), q4 = diode(-y[3] - y[6] + y[7] + in2);
    dy[1] = (y[8] - 0.5 * y[10] + 0.5 * y[11] + y[14] - y[1] / R) / C;
    dy[2] = (y[9] - 0.5 * y[12] + 0.5 * y[13] + y[15] - y[2] / R) / C;
    dy[3] = (y[10] - q1 + q4) / Cs;
    dy[4] = (-y[11] + q2 - q3) / Cs;
    dy[5] = (y[12] + q1 - q3) / Cs;
    dy[6] = (-y[13] - q2 + q4) / Cs;
    dy[7] = (-y[7] / Rp + q1 + q2 - q3 - q4) / Cp;
    dy[8] = -y[1] / Lh;
    dy[9] = -y[2] / Lh;
    dy[10] = (0.5 * y[1] - y[3] - Rg2 * y[10]) / Ls2;
    dy[11] = (-0.5 * y[1] + y[4] - Rg3 * y[11]) / Ls3;
    dy[12] = (0.5 * y[2] - y[5] - Rg2 * y[12]) / Ls2;
    dy[13] = (-0.5 * y[2] + y[6] - Rg3 * y[13]) / Ls3;
    dy[14] = (-y[1] + in1 - (Ri + Rg1) * y[14]) / Ls1;
    dy[15] = (-y[2] - (Rc + Rg1) * y[15]) / Ls1;
    memcpy(dx, dy + 1, 15 * sizeof *dx);
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("y1", x[0]);
    print_value("y2", x[1]);
    print_value("y7", x[6]);
}

int main(int argc, char **argv)
{
    static const double start[15];
    return by_hand(argc, argv, 15, derivatives, start, outputs);
}
