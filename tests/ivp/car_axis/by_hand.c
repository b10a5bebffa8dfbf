#include "../by_hand.h"

static const double L = 1, L0 = 0.5, k = 0.0005, r = 0.1, omega = 10;

typedef struct {
    double xl, yl, xr, yr, vxl, vyl, vxr, vyr;
    double unknowns[6]; /* accelerations of xl, yl, xr, yr; lambda1, lambda2 */
} Axis;

/* Positions and velocities from the heights, by the constraints and their derivatives; then accelerations and
 * multipliers, linear in the second derivatives. */
static Axis axis_solve(double time, const double *x)
{
    Axis a = {.yl = x[0], .yr = x[1], .vyl = x[2], .vyr = x[3]};
    const double yb = r * sin(omega * time), vyb = r * omega * cos(omega * time), ayb = -omega * omega * yb;
    const double xb = sqrt(L * L - yb * yb), vxb = -yb * vyb / xb, axb = -(vyb * vyb + yb * ayb + vxb * vxb) / xb;
    a.xl = -a.yl * yb / xb;
    a.xr = a.xl + sqrt(L * L - (a.yl - a.yr) * (a.yl - a.yr));
    const double dx = a.xl - a.xr, dy = a.yl - a.yr;
    a.vxl = -(a.vyl * yb + a.yl * vyb + a.xl * vxb) / xb;
    a.vxr = a.vxl + dy * (a.vyl - a.vyr) / dx;
    const double dvx = a.vxl - a.vxr, dvy = a.vyl - a.vyr;
    const double left = sqrt(a.xl * a.xl + a.yl * a.yl);
    const double right = sqrt((a.xr - xb) * (a.xr - xb) + (a.yr - yb) * (a.yr - yb));
    double matrix[36] = {
        k, 0, 0, 0, -xb, -2 * dx,
        0, k, 0, 0, -yb, -2 * dy,
        0, 0, k, 0, 0, 2 * dx,
        0, 0, 0, k, 0, 2 * dy,
        xb, yb, 0, 0, 0, 0,
        dx, dy, -dx, -dy, 0, 0,
    };
    const double sides[6] = {
        (L0 - left) * a.xl / left,
        (L0 - left) * a.yl / left - k,
        (L0 - right) * (a.xr - xb) / right,
        (L0 - right) * (a.yr - yb) / right - k,
        -(2 * a.vxl * vxb + a.xl * axb + 2 * a.vyl * vyb + a.yl * ayb),
        -(dvx * dvx + dvy * dvy),
    };
    memcpy(a.unknowns, sides, sizeof sides);
    solve_linear(6, matrix, a.unknowns);
    return a;
}

static void derivatives(double time, const double *x, double *dx)
{
    const Axis a = axis_solve(time, x);
    dx[0] = a.vyl;
    dx[1] = a.vyr;
    dx[2] = a.unknowns[1];
    dx[3] = a.unknowns[3];
}

static void outputs(double time, const double *x)
{
    const Axis a = axis_solve(time, x);
    print_value("xl", a.xl);
    print_value("yl", a.yl);
    print_value("xr", a.xr);
    print_value("yr", a.yr);
    print_value("vxl", a.vxl);
    print_value("vyl", a.vyl);
    print_value("vxr", a.vxr);
    print_value("vyr", a.vyr);
    print_value("lambda1", a.unknowns[4]);
    print_value("lambda2", a.unknowns[5]);
}

int main(int argc, char **argv)
{
    static const double start[] = {0.5, 0.5, 0, 0};
    return by_hand(argc, argv, 4, derivatives, start, outputs);
}
