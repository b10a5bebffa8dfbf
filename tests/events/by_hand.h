/* by_hand.h - the frame of hand-written switching problems: CVODE with its own root finding, stop times, restarts, and
 * the settings of the generated programs (see tests/bench/integrate.h).
 *
 * A problem defines its equations, the roots or instants at which they change, and the changes. Its main() calls
 * by_hand(); the program is called as
 *
 *     PROGRAM STOP TOLERANCE
 *
 * It prints the times of reported events, one per line, and counts on standard error. With a tolerance of 0 it computes
 * an independent reference: by the classical Runge-Kutta method with a fixed step and compensated sums; each event is
 * located by bisection of the step length, which keeps the accuracy of the method. */
#ifndef BY_HAND_H
#define BY_HAND_H

#include "../bench/integrate.h"

#include <stdbool.h>

#ifndef MOST_STATES /* a problem may define more */
#define MOST_STATES 4
#define MOST_ROOTS 6
#endif
enum { NO_ROOT = -1 };

typedef struct {
    int count;
    const double *start;
    double step; /* of the reference */
    void (*derivatives)(double time, const double *x, double *dx);
    void (*jacobian)(double time, const double *x, double *columns); /* full, column-major; zero before the call */
    int roots;
    void (*indicators)(double time, const double *x, double *g); /* an event occurs when one falls through zero */
    double (*next)(double time);                                 /* the next instant known in advance; NULL: none */
    /* Handles a root or such an instant (NO_ROOT); true if derivatives jump or states are set. */
    bool (*event)(double time, double *x, int root);
    const JacobianByHand *sparse; /* instead of `jacobian` */
} Switching;

static const Switching *problem;
static long event_count, restart_count;

static void report(double time)
{
    printf("%.17g\n", time);
}

static double next_instant(double time, double stop)
{
    return problem->next ? fmin(problem->next(time), stop) : stop;
}

static int right_hand_side(sunrealtype time, N_Vector x, N_Vector dx, void *unused)
{
    (void)unused;
    evaluations++;
    problem->derivatives(time, N_VGetArrayPointer(x), N_VGetArrayPointer(dx));
    return 0;
}

static int fill_jacobian(sunrealtype time, N_Vector x, N_Vector unused, SUNMatrix matrix, void *user, N_Vector a,
                         N_Vector b, N_Vector c)
{
    (void)unused, (void)user, (void)a, (void)b, (void)c;
    problem->jacobian(time, N_VGetArrayPointer(x), SUNDenseMatrix_Data(matrix));
    return 0;
}

static int fill_roots(sunrealtype time, N_Vector x, sunrealtype *g, void *unused)
{
    (void)unused;
    problem->indicators(time, N_VGetArrayPointer(x), g);
    return 0;
}

#if SUNDIALS_VERSION_MAJOR < 7
static void say_nothing(int code, const char *module, const char *function, char *text, void *data)
{
    (void)code, (void)module, (void)function, (void)text, (void)data;
}
#endif

/* Makes CVODE's own steps, with magnitudes updated after each, until one of its roots or the next instant. */
static int integrate_by_hand(void *cvode, N_Vector x, double stop)
{
    double *values = N_VGetArrayPointer(x), reached = 0, instant = next_instant(0, stop);
    int found[MOST_ROOTS], flag = 0;
    CVodeSetStopTime(cvode, instant);
    while (flag >= 0 && reached < stop) {
        flag = CVode(cvode, stop, x, &reached, CV_ONE_STEP);
        update_magnitudes(x);
        bool begins_anew = false;
        if (flag == CV_ROOT_RETURN) {
            CVodeGetRootInfo(cvode, found);
            for (int i = 0; i < problem->roots; i++)
                if (found[i])
                    begins_anew |= problem->event(reached, values, i);
            event_count++;
        } else if (flag == CV_TSTOP_RETURN) {
            reached = instant;
            if (instant < stop) {
                begins_anew = problem->event(reached, values, NO_ROOT);
                event_count++;
            }
            instant = next_instant(reached, stop);
            CVodeSetStopTime(cvode, instant);
        }
        if (begins_anew && reached < stop) {
            instant = next_instant(reached, stop);
            CVodeReInit(cvode, reached, x);
            CVodeSetStopTime(cvode, instant);
            restart_count++;
        }
    }
    return flag < 0;
}

static int set_up(double stop, double tolerance)
{
    static int directions[MOST_ROOTS];
    static double magnitude[MOST_STATES];
    SUNContext context;
#if SUNDIALS_VERSION_MAJOR >= 7
    if (SUNContext_Create(SUN_COMM_NULL, &context) != 0)
        return 1;
    SUNContext_ClearErrHandlers(context);
#else
    if (SUNContext_Create(NULL, &context) != 0)
        return 1;
#endif
    accuracy.count = problem->count;
    accuracy.tolerance = fmax(0.05 * tolerance, 1e-15);
    accuracy.magnitude = magnitude;
    for (int i = 0; i < problem->count; i++)
        magnitude[i] = fmax(1e-9, fabs(problem->start[i]));
    N_Vector x = N_VNew_Serial(problem->count, context);
    memcpy(N_VGetArrayPointer(x), problem->start, (size_t)problem->count * sizeof(double));
    const JacobianByHand *sparse = problem->sparse;
    const int n = problem->count;
    SUNMatrix matrix =
        sparse ? SUNSparseMatrix(n, n, sparse->nonzeros, CSC_MAT, context) : SUNDenseMatrix(n, n, context);
    SUNLinearSolver linear = sparse ? SUNLinSol_KLU(x, matrix, context) : SUNLinSol_Dense(x, matrix, context);
    void *cvode = CVodeCreate(CV_BDF, context);
#if SUNDIALS_VERSION_MAJOR < 7
    CVodeSetErrHandlerFn(cvode, say_nothing, NULL);
#endif
    CVodeInit(cvode, right_hand_side, 0, x);
    CVodeWFtolerances(cvode, error_weights);
    CVodeSetLinearSolver(cvode, linear, matrix);
    CVodeSetJacFn(cvode, sparse ? sparse->fill : fill_jacobian);
    CVodeSetMaxErrTestFails(cvode, 25);
    for (int i = 0; i < problem->roots; i++)
        directions[i] = -1;
    if (problem->roots > 0) {
        CVodeRootInit(cvode, problem->roots, fill_roots);
        CVodeSetRootDirection(cvode, directions);
    }
    const int status = integrate_by_hand(cvode, x, stop);
    CVodeFree(&cvode);
    SUNLinSolFree(linear);
    SUNMatDestroy(matrix);
    N_VDestroy(x);
    SUNContext_Free(&context);
    return status;
}

/* ---- the reference ---- */

typedef struct {
    double value[MOST_STATES], rest[MOST_STATES]; /* the state is the sum of both */
} State;

static State runge_kutta(double time, double step, State s)
{
    const int n = problem->count;
    double k[4][MOST_STATES], y[MOST_STATES];
    static const double places[] = {0, 0.5, 0.5, 1};
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < n; i++)
            y[i] = s.value[i] + (stage > 0 ? places[stage] * step * k[stage - 1][i] : 0);
        problem->derivatives(time + places[stage] * step, y, k[stage]);
    }
    for (int i = 0; i < n; i++) {
        const double change = step * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]) / 6 + s.rest[i];
        const double sum = s.value[i] + change;
        s.rest[i] = change - (sum - s.value[i]);
        s.value[i] = sum;
    }
    return s;
}

/* The first indicator that has fallen through zero, or NO_ROOT. */
static int fallen(const double *before, const double *after)
{
    for (int i = 0; i < problem->roots; i++)
        if (before[i] > 0 && after[i] <= 0)
            return i;
    return NO_ROOT;
}

/* One step of the given length, or shorter if there is a root within it. */
static void reference_step(double *time, State *s, double length, double *before)
{
    double after[MOST_ROOTS], low = 0, high = length;
    State end = runge_kutta(*time, length, *s);
    problem->indicators(*time + length, end.value, after);
    int root = fallen(before, after);
    if (root == NO_ROOT) {
        *s = end;
        *time += length;
        memcpy(before, after, sizeof after);
        return;
    }
    for (int i = 0; i < 60; i++) {
        const double middle = low + (high - low) / 2;
        const State at = runge_kutta(*time, middle, *s);
        problem->indicators(*time + middle, at.value, after);
        const int found = fallen(before, after);
        if (found != NO_ROOT) {
            root = found;
            high = middle;
            end = at;
        } else {
            low = middle;
        }
    }
    *time += high;
    *s = end;
    problem->event(*time, s->value, root);
    problem->indicators(*time, s->value, before);
    before[root] = fmin(before[root], 0);
}

static void integrate_reference(double stop)
{
    State s = {{0}, {0}};
    double time = 0, before[MOST_ROOTS] = {0};
    memcpy(s.value, problem->start, (size_t)problem->count * sizeof(double));
    problem->indicators(0, s.value, before);
    while (time < stop) {
        const double instant = next_instant(time, stop);
        if (time + problem->step < instant) {
            reference_step(&time, &s, problem->step, before);
            continue;
        }
        reference_step(&time, &s, instant - time, before);
        if (time < instant - 1e-12 * instant)
            continue;
        time = instant;
        if (time < stop) {
            problem->event(time, s.value, NO_ROOT);
            problem->indicators(time, s.value, before);
        }
    }
}

static int by_hand(int argc, char **argv, const Switching *switching)
{
    if (argc < 3) {
        fprintf(stderr, "usage: %s STOP TOLERANCE\n", argv[0]);
        return 2;
    }
    const double stop = atof(argv[1]), tolerance = atof(argv[2]);
    problem = switching;
    if (!(tolerance > 0)) {
        integrate_reference(stop);
        return 0;
    }
    const int status = set_up(stop, tolerance);
    fprintf(stderr, "events %ld, restarts %ld, right-hand sides %ld\n", event_count, restart_count, evaluations);
    return status;
}

#endif
