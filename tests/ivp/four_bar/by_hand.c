#include "../by_hand.h"

static const double a = 0.1, b = 0.4, c = 0.3, d = 0.5, J2 = 0.01, J3 = 0.005, J4 = 0.02;

typedef struct {
    double q3, q4;
    double by3, by4;       /* first derivatives of q3 and q4 by q2 */
    double again3, again4; /* second derivatives */
} Linkage;

/* The joint of coupler and rocker is an intersection of two circles. */
static Linkage linkage(double q2)
{
    const double px = a * cos(q2), py = a * sin(q2), dx = d - px, dy = -py, length = hypot(dx, dy);
    const double along = (b * b - c * c + length * length) / (2 * length), across = sqrt(b * b - along * along);
    const double x = px + (along * dx - across * dy) / length, y = py + (along * dy + across * dx) / length;
    Linkage k = {.q3 = atan2(y - py, x - px), .q4 = atan2(y, x - d)};
    const double s = sin(k.q3 - k.q4);
    k.by3 = a * sin(k.q4 - q2) / (b * s);
    k.by4 = a * sin(k.q3 - q2) / (c * s);
    const double ds = cos(k.q3 - k.q4) * (k.by3 - k.by4) / s;
    k.again3 = a * cos(k.q4 - q2) * (k.by4 - 1) / (b * s) - k.by3 * ds;
    k.again4 = a * cos(k.q3 - q2) * (k.by3 - 1) / (c * s) - k.by4 * ds;
    return k;
}

static void derivatives(double time, const double *x, double *dx)
{
    const Linkage k = linkage(x[0]);
    (void)time;
    dx[0] = x[1];
    dx[1] = -x[1] * x[1] * (J3 * k.by3 * k.again3 + J4 * k.by4 * k.again4) /
            (J2 + J3 * k.by3 * k.by3 + J4 * k.by4 * k.by4);
}

static void outputs(double time, const double *x)
{
    const Linkage k = linkage(x[0]);
    (void)time;
    print_value("q2", x[0]);
    print_value("q3", k.q3);
    print_value("q4", k.q4);
    print_value("w2", x[1]);
    print_value("w3", x[1] * k.by3);
    print_value("w4", x[1] * k.by4);
}

int main(int argc, char **argv)
{
    static const double start[] = {0, 10};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
