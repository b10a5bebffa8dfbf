#include "../by_hand.h"

/* Andrews' mechanism with one degree of freedom, the angle of the crank: the six loop equations give the other angles,
 * their derivatives the other velocities; accelerations and multipliers solve a linear system of 13 equations. */

enum { ANGLES = 7, LOOPS = 6, BETA = 0, THETA, GAMMA, PHI, DELTA, OMEGA, EPSILON };

static const double m1 = 0.04325, m2 = 0.00365, m3 = 0.02373, m4 = 0.00706, m5 = 0.07050, m6 = 0.00706, m7 = 0.05498,
                    I1 = 2.194e-6, I2 = 4.410e-7, I3 = 5.255e-6, I4 = 5.667e-7, I5 = 1.169e-5, I6 = 5.667e-7,
                    I7 = 1.912e-5, xa = -0.06934, ya = -0.00227, xb = -0.03635, yb = 0.03273, xc = 0.014, yc = 0.072,
                    c0 = 4530, l0 = 0.07785, mom = 0.033, d = 0.028, da = 0.0115, e = 0.02, ea = 0.01421, rr = 0.007,
                    ra = 0.00092, ss = 0.035, sa = 0.01874, sb = 0.01043, sc = 0.018, sd = 0.02, ta = 0.02308,
                    tb = 0.00916, u = 0.04, ua = 0.01228, ub = 0.00449, zf = 0.02, zt = 0.04, fa = 0.01421;

static double square(double x)
{
    return x * x;
}

/* The last angles found, used as guesses for the next ones. */
static double angles[ANGLES] = {-0.0617138900142764496358948458001, 0, 0.455279819163070380255912382449,
                                0.222668390165885884674473185609, 0.487364979543842550225598953530,
                                -0.222668390165885884674473185609, 1.23054744454982119249735015568};

static void loop_residuals(const double *q, double *g)
{
    const double px = rr * cos(q[BETA]) - d * cos(q[BETA] + q[THETA]);
    const double py = rr * sin(q[BETA]) - d * sin(q[BETA] + q[THETA]);
    g[0] = px - ss * sin(q[GAMMA]) - xb;
    g[1] = py + ss * cos(q[GAMMA]) - yb;
    g[2] = px - e * sin(q[PHI] + q[DELTA]) - zt * cos(q[DELTA]) - xa;
    g[3] = py + e * cos(q[PHI] + q[DELTA]) - zt * sin(q[DELTA]) - ya;
    g[4] = px - zf * cos(q[OMEGA] + q[EPSILON]) - u * sin(q[EPSILON]) - xa;
    g[5] = py - zf * sin(q[OMEGA] + q[EPSILON]) + u * cos(q[EPSILON]) - ya;
}

static void loop_jacobian(const double *q, double g[LOOPS][ANGLES])
{
    const double theta_x = d * sin(q[BETA] + q[THETA]), theta_y = -d * cos(q[BETA] + q[THETA]);
    memset(g, 0, LOOPS * sizeof *g);
    for (int i = 0; i < LOOPS; i += 2) {
        g[i][BETA] = -rr * sin(q[BETA]) + theta_x;
        g[i][THETA] = theta_x;
        g[i + 1][BETA] = rr * cos(q[BETA]) + theta_y;
        g[i + 1][THETA] = theta_y;
    }
    g[0][GAMMA] = -ss * cos(q[GAMMA]);
    g[1][GAMMA] = -ss * sin(q[GAMMA]);
    g[2][PHI] = -e * cos(q[PHI] + q[DELTA]);
    g[2][DELTA] = g[2][PHI] + zt * sin(q[DELTA]);
    g[3][PHI] = -e * sin(q[PHI] + q[DELTA]);
    g[3][DELTA] = g[3][PHI] - zt * cos(q[DELTA]);
    g[4][OMEGA] = zf * sin(q[OMEGA] + q[EPSILON]);
    g[4][EPSILON] = g[4][OMEGA] - u * cos(q[EPSILON]);
    g[5][OMEGA] = -zf * cos(q[OMEGA] + q[EPSILON]);
    g[5][EPSILON] = g[5][OMEGA] - u * sin(q[EPSILON]);
}

/* Solves the loop equations: their matrix without the column of the crank, with right-hand side b. */
static void solve_loops(double g[LOOPS][ANGLES], double *b)
{
    double matrix[LOOPS * LOOPS];
    for (int i = 0; i < LOOPS; i++)
        memcpy(matrix + LOOPS * i, g[i] + 1, LOOPS * sizeof *matrix);
    solve_linear(LOOPS, matrix, b);
}

/* All angles and velocities for those of the crank. */
static void positions(const double *x, double *v)
{
    double g[LOOPS][ANGLES], b[LOOPS];
    double size = 1;
    angles[BETA] = x[0];
    for (int i = 0; i < 20 && size > 1e-14; i++) {
        loop_residuals(angles, b);
        loop_jacobian(angles, g);
        solve_loops(g, b);
        size = 0;
        for (int k = 0; k < LOOPS; k++) {
            angles[k + 1] -= b[k];
            size = fmax(size, fabs(b[k]));
        }
    }
    loop_jacobian(angles, g);
    for (int k = 0; k < LOOPS; k++)
        b[k] = -g[k][BETA] * x[1];
    solve_loops(g, b);
    v[BETA] = x[1];
    memcpy(v + 1, b, sizeof b);
}

static void mass_matrix(const double *q, double m[ANGLES][ANGLES])
{
    memset(m, 0, ANGLES * sizeof *m);
    m[0][0] = m1 * ra * ra + m2 * (rr * rr - 2 * da * rr * cos(q[THETA]) + da * da) + I1 + I2;
    m[0][1] = m[1][0] = m2 * (da * da - da * rr * cos(q[THETA])) + I2;
    m[1][1] = m2 * da * da + I2;
    m[2][2] = m3 * (sa * sa + sb * sb) + I3;
    const double arm4 = e - ea, arm6 = zf - fa;
    m[3][3] = m4 * arm4 * arm4 + I4;
    m[3][4] = m[4][3] = m4 * (arm4 * arm4 + zt * arm4 * sin(q[PHI])) + I4;
    m[4][4] = m4 * (zt * zt + 2 * zt * arm4 * sin(q[PHI]) + arm4 * arm4) + m5 * (ta * ta + tb * tb) + I4 + I5;
    m[5][5] = m6 * arm6 * arm6 + I6;
    m[5][6] = m[6][5] = m6 * (arm6 * arm6 - u * arm6 * sin(q[OMEGA])) + I6;
    m[6][6] = m6 * (arm6 * arm6 - 2 * u * arm6 * sin(q[OMEGA]) + u * u) + m7 * (ua * ua + ub * ub) + I6 + I7;
}

static void forces(const double *q, const double *v, double *f)
{
    const double xd = xb + sd * cos(q[GAMMA]) + sc * sin(q[GAMMA]), yd = yb + sd * sin(q[GAMMA]) - sc * cos(q[GAMMA]);
    const double length = sqrt(square(xd - xc) + square(yd - yc)), spring = -c0 * (length - l0) / length;
    f[0] = mom - m2 * da * rr * v[THETA] * (v[THETA] + 2 * v[BETA]) * sin(q[THETA]);
    f[1] = m2 * da * rr * square(v[BETA]) * sin(q[THETA]);
    f[2] = spring * (xd - xc) * (sc * cos(q[GAMMA]) - sd * sin(q[GAMMA])) +
           spring * (yd - yc) * (sd * cos(q[GAMMA]) + sc * sin(q[GAMMA]));
    f[3] = m4 * zt * (e - ea) * square(v[DELTA]) * cos(q[PHI]);
    f[4] = -m4 * zt * (e - ea) * v[PHI] * (v[PHI] + 2 * v[DELTA]) * cos(q[PHI]);
    f[5] = -m6 * u * (zf - fa) * square(v[EPSILON]) * cos(q[OMEGA]);
    f[6] = m6 * u * (zf - fa) * v[OMEGA] * (v[OMEGA] + 2 * v[EPSILON]) * cos(q[OMEGA]);
}

/* The terms without accelerations in the second derivatives of the loop equations, with the sign of a right-hand side.
 * */
static void loop_sides(const double *q, const double *v, double *b)
{
    const double bt = square(v[BETA] + v[THETA]), pd = square(v[PHI] + v[DELTA]), oe = square(v[OMEGA] + v[EPSILON]);
    const double px = rr * cos(q[BETA]) * square(v[BETA]) - d * cos(q[BETA] + q[THETA]) * bt;
    const double py = rr * sin(q[BETA]) * square(v[BETA]) - d * sin(q[BETA] + q[THETA]) * bt;
    b[0] = px - ss * sin(q[GAMMA]) * square(v[GAMMA]);
    b[1] = py + ss * cos(q[GAMMA]) * square(v[GAMMA]);
    b[2] = px - e * sin(q[PHI] + q[DELTA]) * pd - zt * cos(q[DELTA]) * square(v[DELTA]);
    b[3] = py + e * cos(q[PHI] + q[DELTA]) * pd - zt * sin(q[DELTA]) * square(v[DELTA]);
    b[4] = px - zf * cos(q[OMEGA] + q[EPSILON]) * oe - u * sin(q[EPSILON]) * square(v[EPSILON]);
    b[5] = py - zf * sin(q[OMEGA] + q[EPSILON]) * oe + u * cos(q[EPSILON]) * square(v[EPSILON]);
}

static void derivatives(double time, const double *x, double *dx)
{
    enum { N = ANGLES + LOOPS };
    double v[ANGLES], m[ANGLES][ANGLES], g[LOOPS][ANGLES], matrix[N * N] = {0}, b[N];
    (void)time;
    positions(x, v);
    mass_matrix(angles, m);
    loop_jacobian(angles, g);
    forces(angles, v, b);
    loop_sides(angles, v, b + ANGLES);
    for (int i = 0; i < ANGLES; i++) {
        for (int j = 0; j < ANGLES; j++)
            matrix[N * i + j] = m[i][j];
        for (int k = 0; k < LOOPS; k++)
            matrix[N * i + ANGLES + k] = matrix[N * (ANGLES + k) + i] = g[k][i];
    }
    solve_linear(N, matrix, b);
    dx[0] = x[1];
    dx[1] = b[BETA];
}

static void outputs(double time, const double *x)
{
    static const char *const names[] = {"beta", "theta", "gamma", "phi", "delta", "omega", "epsilon"};
    double v[ANGLES];
    (void)time;
    positions(x, v);
    for (int i = 0; i < ANGLES; i++)
        print_value(names[i], angles[i]);
}

int main(int argc, char **argv)
{
    static const double start[] = {-0.0617138900142764496358948458001, 0};
    return by_hand(argc, argv, 2, derivatives, start, outputs);
}
