#include "../by_hand.h"

/* Species and reactions count from 1, as published. */
static void derivatives(double time, const double *x, double *dx)
{
    double y[21], dy[21];
    memcpy(y + 1, x, 20 * sizeof *x);
    (void)time;
    const double r1 = 0.35 * y[1];
    const double r2 = 26.6 * y[2] * y[4];
    const double r3 = 1.23e4 * y[5] * y[2];
    const double r4 = 8.6e-4 * y[7];
    const double r5 = 8.2e-4 * y[7];
    const double r6 = 1.5e4 * y[7] * y[6];
    const double r7 = 1.3e-4 * y[9];
    const double r8 = 2.4e4 * y[9] * y[6];
    const double r9 = 1.65e4 * y[11] * y[2];
    const double r10 = 9e3 * y[11] * y[1];
    const double r11 = 0.022 * y[13];
    const double r12 = 1.2e4 * y[10] * y[2];
    const double r13 = 1.88 * y[14];
    const double r14 = 1.63e4 * y[1] * y[6];
    const double r15 = 4.8e6 * y[3];
    const double r16 = 3.5e-4 * y[4];
    const double r17 = 0.0175 * y[4];
    const double r18 = 1e8 * y[16];
    const double r19 = 4.44e11 * y[16];
    const double r20 = 1240 * y[17] * y[6];
    const double r21 = 2.1 * y[19];
    const double r22 = 5.78 * y[19];
    const double r23 = 0.0474 * y[1] * y[4];
    const double r24 = 1780 * y[19] * y[1];
    const double r25 = 3.12 * y[20];
    dy[1] = -r1 - r10 - r14 - r23 - r24 + r2 + r3 + r9 + r11 + r12 + r22 + r25;
    dy[2] = -r2 - r3 - r9 - r12 + r1 + r21;
    dy[3] = -r15 + r1 + r17 + r19 + r22;
    dy[4] = -r2 - r16 - r17 - r23 + r15;
    dy[5] = -r3 + 2 * r4 + r6 + r7 + r13 + r20;
    dy[6] = -r6 - r8 - r14 - r20 + r3 + 2 * r18;
    dy[7] = -r4 - r5 - r6 + r13;
    dy[8] = r4 + r5 + r6 + r7;
    dy[9] = -r7 - r8;
    dy[10] = -r12 + r7 + r9;
    dy[11] = -r9 - r10 + r8 + r11;
    dy[12] = r9;
    dy[13] = -r11 + r10;
    dy[14] = -r13 + r12;
    dy[15] = r14;
    dy[16] = -r18 - r19 + r16;
    dy[17] = -r20;
    dy[18] = r20;
    dy[19] = -r21 - r22 - r24 + r23 + r25;
    dy[20] = -r25 + r24;
    memcpy(dx, dy + 1, 20 * sizeof *dx);
}

static void outputs(double time, const double *x)
{
    (void)time;
    print_value("y1", x[0]);
    print_value("y2", x[1]);
    print_value("y4", x[3]);
    print_value("y7", x[6]);
    print_value("y8", x[7]);
    print_value("y20", x[19]);
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 0.2, 0, 0.04, 0, 0, 0.1, 0.3, 0.01, 0, 0, 0, 0, 0, 0, 0, 0.007, 0, 0, 0};
    return by_hand(argc, argv, 20, derivatives, start, outputs);
}
