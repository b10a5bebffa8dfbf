/* by_hand.h - the frame of problems whose equations are reduced and written by hand, integrated by CVODE with the
 * settings of the generated programs (see tests/bench/integrate.h).
 *
 * The main() of a problem calls by_hand() with the number of states, their derivatives and start values, and a function
 * that prints lines `name value` for the end values. The program is called as
 *
 *     PROGRAM STOP TOLERANCE */
#ifndef BY_HAND_H
#define BY_HAND_H

#include "../bench/integrate.h"

/* Solves a x = b by elimination with row pivoting; a is n by n, row-major, and is overwritten; x replaces b. */
static void solve_linear(int n, double *a, double *b)
{
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k]))
                pivot = i;
        for (int j = 0; j < n && pivot != k; j++) {
            const double swap = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = swap;
        }
        const double swap = b[k];
        b[k] = b[pivot];
        b[pivot] = swap;
        for (int i = k + 1; i < n; i++) {
            const double factor = a[i * n + k] / a[k * n + k];
            for (int j = k; j < n; j++)
                a[i * n + j] -= factor * a[k * n + j];
            b[i] -= factor * b[k];
        }
    }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            b[k] -= a[k * n + j] * b[j];
        b[k] /= a[k * n + k];
    }
}

static void print_value(const char *name, double value)
{
    printf("%s %.17g\n", name, value);
}

static double *last_states;

/* Called after each step if set: lets a problem choose other states; true if it has done so. */
static int (*choose_states)(double *x, double *magnitude);

/* Called by integrate() after each step. */
static void keep_states(N_Vector x, N_Vector unused)
{
    (void)unused;
    accuracy.begins_anew = choose_states && choose_states(N_VGetArrayPointer(x), accuracy.magnitude);
    memcpy(last_states, N_VGetArrayPointer(x), (size_t)accuracy.count * sizeof *last_states);
}

typedef void Derivatives(double time, const double *x, double *dx);

static Derivatives *equations;

static int right_hand_side(sunrealtype time, N_Vector x, N_Vector dx, void *unused)
{
    (void)unused;
    evaluations++;
    equations(time, N_VGetArrayPointer(x), N_VGetArrayPointer(dx));
    return 0;
}

/* The Jacobian with about ten digits, by fourth-order central differences: as good as one derived by hand. */
static int fill_jacobian(sunrealtype time, N_Vector x, N_Vector unused, SUNMatrix matrix, void *user, N_Vector a,
                         N_Vector b, N_Vector c)
{
    static const double places[] = {-2, -1, 1, 2}, weights[] = {1 / 12.0, -8 / 12.0, 8 / 12.0, -1 / 12.0};
    double *at = N_VGetArrayPointer(x), *dx = N_VGetArrayPointer(a);
    (void)unused, (void)user, (void)b, (void)c;
    for (int j = 0; j < accuracy.count; j++) {
        const double kept = at[j], step = 1e-4 * fmax(fabs(kept), 1e-3 * accuracy.magnitude[j]);
        double *column = SUNDenseMatrix_Column(matrix, j);
        for (int k = 0; k < 4; k++) {
            at[j] = kept + places[k] * step;
            equations(time, at, dx);
            for (int i = 0; i < accuracy.count; i++)
                column[i] += weights[k] * dx[i] / step;
        }
        at[j] = kept;
    }
    return 0;
}

static int by_hand(int argc, char **argv, int count, Derivatives *derivatives, const double *start,
                   void outputs(double time, const double *x))
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s STOP TOLERANCE\n", argv[0]);
        return 2;
    }
    const double stop = atof(argv[1]), tolerance = atof(argv[2]);
    equations = derivatives;
    last_states = malloc((size_t)count * sizeof *last_states);
    FILE *rows = fopen("/dev/null", "w");
    if (!last_states || !rows)
        return 3;
    const JacobianByHand jacobian = {.fill = fill_jacobian};
    const int status = integrate(count, start, right_hand_side, stop, stop, tolerance, rows, keep_states, &jacobian);
    fclose(rows);
    if (status == 0)
        outputs(stop, last_states);
    free(last_states);
    return status;
}

#endif
