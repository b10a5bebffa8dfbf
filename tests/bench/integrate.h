/* integrate.h - shared by the hand-written programs of the benchmark: CVODE with the settings of runtime/cvode.c (BDF,
 * a twentieth of the tolerance, weights by magnitude; a dense matrix, by difference quotients or filled by the program,
 * or a sparse matrix filled by the program and factored by KLU), and rows of CSV.
 *
 * A program counts the calls of its right-hand side in `evaluations`. */
#ifndef INTEGRATE_H
#define INTEGRATE_H

#include <cvode/cvode.h>
#include <math.h>
#include <nvector/nvector_serial.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <suitesparse/klu.h>
#include <sundials/sundials_config.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunlinsol/sunlinsol_klu.h>
#include <sunmatrix/sunmatrix_dense.h>
#include <sunmatrix/sunmatrix_sparse.h>

static long evaluations;

/* The function that fills in the Jacobian: a sparse one by columns, or a dense one if nonzeros is 0. */
typedef struct {
    int nonzeros;
    CVLsJacFn fill;
} JacobianByHand;

static struct {
    double tolerance;
    double *magnitude;
    int count;
    int begins_anew; /* set by the function after a step if it has chosen other states */
} accuracy;

static int error_weights(N_Vector x, N_Vector weights, void *unused)
{
    const double *values = N_VGetArrayPointer(x);
    double *w = N_VGetArrayPointer(weights);
    (void)unused;
    for (int i = 0; i < accuracy.count; i++)
        w[i] = 1 / (accuracy.tolerance * (fabs(values[i]) + accuracy.magnitude[i]));
    return 0;
}

static void update_magnitudes(N_Vector x)
{
    const double *values = N_VGetArrayPointer(x);
    for (int i = 0; i < accuracy.count; i++)
        accuracy.magnitude[i] = fmax(accuracy.magnitude[i], fabs(values[i]));
}

static void write_row(FILE *out, double time, N_Vector x)
{
    const double *values = N_VGetArrayPointer(x);
    fprintf(out, "%.17g", time);
    for (int i = 0; i < accuracy.count; i++)
        fprintf(out, ",%.17g", values[i]);
    fputc('\n', out);
}

/* Integrates like a typical user of CVODE: step by step, with interpolated rows on the grid. */
static int integrate(int count, const double *start, CVRhsFn right_hand_side, double stop, double interval,
                     double tolerance, FILE *out, void accept(N_Vector, N_Vector), const JacobianByHand *jacobian)
{
    SUNContext context;
#if SUNDIALS_VERSION_MAJOR >= 7
    if (SUNContext_Create(SUN_COMM_NULL, &context) != 0)
        return 1;
#else
    if (SUNContext_Create(NULL, &context) != 0)
        return 1;
#endif
    accuracy.count = count;
    accuracy.tolerance = fmax(0.05 * tolerance, 1e-15);
    accuracy.magnitude = malloc((size_t)count * sizeof *accuracy.magnitude);
    N_Vector x = N_VNew_Serial(count, context), at_row = N_VNew_Serial(count, context);
    memcpy(N_VGetArrayPointer(x), start, (size_t)count * sizeof *start);
    for (int i = 0; i < count; i++)
        accuracy.magnitude[i] = fmax(1e-9, fabs(start[i]));
    const int is_sparse = jacobian && jacobian->nonzeros > 0;
    SUNMatrix matrix = is_sparse ? SUNSparseMatrix(count, count, jacobian->nonzeros, CSC_MAT, context)
                                 : SUNDenseMatrix(count, count, context);
    SUNLinearSolver linear = is_sparse ? SUNLinSol_KLU(x, matrix, context) : SUNLinSol_Dense(x, matrix, context);
    void *cvode = CVodeCreate(CV_BDF, context);
    CVodeInit(cvode, right_hand_side, 0, x);
    CVodeWFtolerances(cvode, error_weights);
    CVodeSetLinearSolver(cvode, linear, matrix);
    if (jacobian)
        CVodeSetJacFn(cvode, jacobian->fill);
    CVodeSetStopTime(cvode, stop);
    CVodeSetMaxErrTestFails(cvode, 25);

    const long rows = (long)ceil(stop / interval - 1e-6);
    write_row(out, 0, x);
    int flag = 0;
    for (long row = 1; row <= rows && flag >= 0 && flag != CV_TSTOP_RETURN;) {
        double reached;
        flag = CVode(cvode, stop, x, &reached, CV_ONE_STEP);
        update_magnitudes(x);
        if (accept)
            accept(x, at_row);
        for (; flag >= 0 && row <= rows; row++) {
            const double time = row < rows ? (double)row * interval : stop;
            if (time > reached)
                break;
            CVodeGetDky(cvode, time, 0, at_row);
            write_row(out, time, at_row);
        }
        if (accuracy.begins_anew) {
            CVodeReInit(cvode, reached, x);
            CVodeSetStopTime(cvode, stop);
            accuracy.begins_anew = 0;
        }
    }
    CVodeFree(&cvode);
    SUNLinSolFree(linear);
    SUNMatDestroy(matrix);
    N_VDestroy(x);
    N_VDestroy(at_row);
    SUNContext_Free(&context);
    free(accuracy.magnitude);
    fprintf(stderr, "right-hand sides %ld\n", evaluations);
    return flag < 0;
}

/* Integrates the same equations by the classical Runge-Kutta method with a fixed step: an independent reference. */
static void integrate_fixed(int count, const double *start, CVRhsFn right_hand_side, double stop, double interval,
                            long steps_per_row, FILE *out)
{
    SUNContext context = NULL;
#if SUNDIALS_VERSION_MAJOR >= 7
    SUNContext_Create(SUN_COMM_NULL, &context);
#else
    SUNContext_Create(NULL, &context);
#endif
    N_Vector states = N_VNew_Serial(count, context), at_stage = N_VClone(states);
    N_Vector slopes[4] = {N_VClone(states), N_VClone(states), N_VClone(states), N_VClone(states)};
    double *x = N_VGetArrayPointer(states), *y = N_VGetArrayPointer(at_stage), *k[4];
    for (int i = 0; i < 4; i++)
        k[i] = N_VGetArrayPointer(slopes[i]);
    memcpy(x, start, (size_t)count * sizeof *start);
    accuracy.count = count;
    write_row(out, 0, states);
    const double h = interval / (double)steps_per_row;
    const long rows = (long)ceil(stop / interval - 1e-6);
    for (long row = 1; row <= rows; row++) {
        for (long step = 0; step < steps_per_row; step++) {
            const double time = (double)(row - 1) * interval + (double)step * h;
            right_hand_side(time, states, slopes[0], NULL);
            for (int i = 0; i < count; i++)
                y[i] = x[i] + h / 2 * k[0][i];
            right_hand_side(time + h / 2, at_stage, slopes[1], NULL);
            for (int i = 0; i < count; i++)
                y[i] = x[i] + h / 2 * k[1][i];
            right_hand_side(time + h / 2, at_stage, slopes[2], NULL);
            for (int i = 0; i < count; i++)
                y[i] = x[i] + h * k[2][i];
            right_hand_side(time + h, at_stage, slopes[3], NULL);
            for (int i = 0; i < count; i++)
                x[i] += h / 6 * (k[0][i] + 2 * (k[1][i] + k[2][i]) + k[3][i]);
        }
        write_row(out, (double)row * interval, states);
    }
    for (int i = 0; i < 4; i++)
        N_VDestroy(slopes[i]);
    N_VDestroy(states);
    N_VDestroy(at_stage);
    SUNContext_Free(&context);
    fprintf(stderr, "right-hand sides %ld\n", evaluations);
}

/* Runs PROGRAM STOP INTERVAL TOLERANCE FILE [STEPS]; with a tolerance of 0, STEPS fixed steps per row (default: 100).
 * `accept`, if given, is called after each accepted step with its states and memory for as many numbers. */
static int run(int argc, char **argv, int count, const double *start, CVRhsFn right_hand_side,
               void write_header(FILE *), void accept(N_Vector, N_Vector), const JacobianByHand *jacobian)
{
    if (argc != 5 && argc != 6) {
        fprintf(stderr, "usage: %s STOP INTERVAL TOLERANCE FILE [STEPS]\n", argv[0]);
        return 2;
    }
    const double stop = atof(argv[1]), interval = atof(argv[2]), tolerance = atof(argv[3]);
    FILE *out = fopen(argv[4], "w");
    if (!out) {
        perror(argv[4]);
        return 3;
    }
    int status = 0;
    write_header(out);
    if (tolerance > 0)
        status = integrate(count, start, right_hand_side, stop, interval, tolerance, out, accept, jacobian);
    else
        integrate_fixed(count, start, right_hand_side, stop, interval, argc > 5 ? atol(argv[5]) : 100, out);
    return fclose(out) != 0 ? 3 : status;
}

#endif
