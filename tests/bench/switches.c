/* COUNT parts that switch, written by hand like a typical program for CVODE, for comparison with those of
 * tests/bench/switching.awk: thermostats that each switch at their own instant; relations of one oscillator that change
 * no derivative (flips); balls that keep their height. KIND is one of these words. */
#define MOST_STATES (2 * COUNT)
#define MOST_ROOTS COUNT
#include "../events/by_hand.h"

enum { thermostat, flip, ball };

static bool is_on[COUNT];

static double level_of(int i)
{
    return -0.9 + 1.8 * (i + 1) / COUNT;
}

static void derivatives(double time, const double *x, double *dx)
{
    (void)time;
    if (KIND == flip) {
        dx[0] = x[1];
        dx[1] = -x[0];
    }
    for (int i = 0; KIND == thermostat && i < COUNT; i++)
        dx[i] = (10 - x[i]) / 300 + (is_on[i] ? 0.1 : 0);
    for (int i = 0; KIND == ball && i < COUNT; i++) {
        dx[2 * i] = x[2 * i + 1];
        dx[2 * i + 1] = -9.81;
    }
}

static void full(double time, const double *x, double *columns)
{
    (void)time, (void)x;
    columns[1] = -1;
    columns[2] = 1;
}

/* Fills in the Jacobian by columns: the diagonal, and the derivative of each height by its speed. */
static int fill_sparse(sunrealtype time, N_Vector x, N_Vector dx, SUNMatrix matrix, void *user, N_Vector a, N_Vector b,
                       N_Vector c)
{
    (void)time, (void)x, (void)dx, (void)user, (void)a, (void)b, (void)c;
    sunindextype *start = SUNSparseMatrix_IndexPointers(matrix), *row = SUNSparseMatrix_IndexValues(matrix), n = 0;
    for (int k = 0; k < problem->count; k++) {
        start[k] = n;
        if (KIND == ball && k % 2 == 1) {
            row[n] = k - 1;
            SUNSparseMatrix_Data(matrix)[n++] = 1;
        }
        row[n] = k;
        SUNSparseMatrix_Data(matrix)[n++] = KIND == ball ? 0 : -1 / 300.0;
    }
    start[problem->count] = n;
    return 0;
}

static void indicators(double time, const double *x, double *g)
{
    (void)time;
    for (int i = 0; i < COUNT; i++)
        g[i] = KIND == thermostat ? (is_on[i] ? 22 - x[i] : x[i] - 20)
               : KIND == ball     ? x[2 * i]
                                  : (is_on[i] ? x[0] - level_of(i) : level_of(i) - x[0]);
}

static bool event(double time, double *x, int root)
{
    (void)time;
    is_on[root] = !is_on[root];
    if (KIND == ball)
        x[2 * root + 1] = -x[2 * root + 1];
    return KIND != flip;
}

int main(int argc, char **argv)
{
    static const JacobianByHand sparse = {3 * COUNT, fill_sparse};
    static double start[MOST_STATES];
    for (int i = 0; i < COUNT; i++) {
        is_on[i] = KIND == thermostat || level_of(i) < 1;
        if (KIND == ball)
            start[2 * i] = 1 + (double)(i + 1) / COUNT;
        else if (KIND == thermostat)
            start[i] = 20 + 2.0 * i / COUNT;
    }
    if (KIND == flip)
        start[0] = 1;
    const int count = KIND == thermostat ? COUNT : KIND == flip ? 2 : 2 * COUNT;
    const Switching switches = {count, start, 1e-3,       derivatives, full,
                                COUNT, indicators, NULL, event,       KIND == flip ? NULL : &sparse};
    return by_hand(argc, argv, &switches);
}
