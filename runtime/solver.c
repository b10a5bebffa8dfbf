/* solver.c - SUNDIALS CVODE behind solver_...; works with SUNDIALS 6 and 7.
 *
 * Newton's method with a dense matrix serves both formulas: functional iteration would make Adams fail on every
 * system that is stiff for a moment.
 *
 * Tolerances. With r the relative tolerance, a step's error in state x is held below r |x| + r M. Its magnitude M is
 * the declared nominal value, if there is one, else the largest of |x| at the start, |x| at any accepted step so
 * far, and a floor of 1e-9. A state of micrometres is thus as accurate as one of 300 kelvin, a state that starts at
 * zero is held to 1e-9 r until it has shown its size, which costs some small steps at the start, and one that
 * comes to rest is not followed into its rounding errors. What is smaller than 1e-9 in its unit throughout needs a
 * nominal value. CVODE is given a twentieth of the tolerance asked for, because the errors of steps add up and
 * because CVODE averages over the states: one active among 400 may err by twenty times the average. The result then
 * is mostly within 30 tolerances of the largest |x|; BDF damps or excites undamped oscillations, which is what Adams
 * is for. */
#include "runtime.h"

#include <cvode/cvode.h>
#include <nvector/nvector_serial.h>
#include <sundials/sundials_config.h>
#include <sundials/sundials_version.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <float.h>
#include <math.h>
#include <stdlib.h>

static const double magnitude_floor = 1e-9;
static const double safety = 0.05;         /* CVODE's tolerance, as a part of the one asked for */
static const double least_tolerance = 1e-15; /* below it CVODE finds only rounding */

enum { MOST_IDLE_STEPS = 20 }; /* in a row, that move time by no more than its rounding */

typedef enum { TROUBLE_NONE, TROUBLE_MODEL, TROUBLE_ACCURACY, TROUBLE_ITERATION, TROUBLE_OTHER } Trouble;

struct Solver {
    Model *model;
    int count;
    double tolerance; /* of CVODE */
    double time, stop;
    bool arrived;
    double *magnitude;
    long evaluations;
    int idle_steps;
    Trouble trouble;
    double trouble_time; /* where the model failed last within the present step, or run of idle ones */
    int library_flag;
    SUNContext context;
    N_Vector x, weights, errors;
    SUNMatrix matrix;
    SUNLinearSolver linear;
    void *cvode;
};

#if SUNDIALS_VERSION_MAJOR >= 7

static int create_context(SUNContext *context)
{
    return SUNContext_Create(SUN_COMM_NULL, context);
}

static void silence(const Solver *s)
{
    SUNContext_ClearErrHandlers(s->context);
}

#else

static int create_context(SUNContext *context)
{
    return SUNContext_Create(NULL, context);
}

static void say_nothing(int code, const char *module, const char *function, char *text, void *data)
{
    (void)code, (void)module, (void)function, (void)text, (void)data;
}

static void silence(const Solver *s)
{
    CVodeSetErrHandlerFn(s->cvode, say_nothing, NULL);
}

#endif

const char *solver_library(void)
{
    return SUNDIALS_VERSION;
}

/* The equation that determines a state's derivative, for messages. */
static int derivative_equation(const Model *m, int state)
{
    const int derivative = variable_derivative(model_state_variable(m, state));
    return derivative >= 0 ? model_variables[derivative].equation : -1;
}

static ModelStatus fail_not_finite(const Solver *s, const double *derivatives)
{
    int i = 0;
    while (isfinite(derivatives[i]))
        i++;
    return model_fail(s->model, MODEL_NOT_FINITE, derivative_equation(s->model, i), NULL, derivatives[i]);
}

/* A failure of the model is one that a smaller step may avoid unless it says otherwise; the record stays in the
 * model, for the message if no step avoids it. */
static int right_hand_side(sunrealtype time, N_Vector x, N_Vector dx, void *data)
{
    Solver *s = data;
    double *derivatives = N_VGetArrayPointer(dx);
    s->evaluations++;
    model_set_states(s->model, time, N_VGetArrayPointer(x));
    ModelStatus status = model_evaluate(s->model);
    if (status == MODEL_OK) {
        model_get_derivatives(s->model, derivatives);
        if (!all_finite(derivatives, s->count))
            status = fail_not_finite(s, derivatives);
    }
    if (status == MODEL_OK)
        return 0;
    s->trouble = TROUBLE_MODEL;
    s->trouble_time = time;
    return status == MODEL_RETRY ? 1 : -1;
}

static int error_weights(N_Vector x, N_Vector weights, void *data)
{
    const Solver *s = data;
    const double *values = N_VGetArrayPointer(x);
    double *w = N_VGetArrayPointer(weights);
    for (int i = 0; i < s->count; i++)
        w[i] = 1 / (s->tolerance * (fabs(values[i]) + s->magnitude[i]));
    return 0;
}

static double nominal(const Solver *s, int state)
{
    return fabs(model_variables[model_state_variable(s->model, state)].nominal);
}

static void update_magnitudes(Solver *s)
{
    const double *x = N_VGetArrayPointer(s->x);
    for (int i = 0; i < s->count; i++)
        if (!(nominal(s, i) > 0))
            s->magnitude[i] = fmax(s->magnitude[i], fabs(x[i]));
}

static void start_magnitudes(Solver *s)
{
    for (int i = 0; i < s->count; i++)
        s->magnitude[i] = nominal(s, i) > 0 ? nominal(s, i) : magnitude_floor;
    update_magnitudes(s);
}

static bool create_objects(Solver *s, Method method)
{
    const sunindextype n = s->count;
    if (create_context(&s->context) != 0)
        return false;
    s->magnitude = calloc((size_t)s->count, sizeof *s->magnitude);
    s->x = N_VNew_Serial(n, s->context);
    s->weights = N_VNew_Serial(n, s->context);
    s->errors = N_VNew_Serial(n, s->context);
    s->matrix = SUNDenseMatrix(n, n, s->context);
    s->cvode = CVodeCreate(method == METHOD_ADAMS ? CV_ADAMS : CV_BDF, s->context);
    if (!s->magnitude || !s->x || !s->weights || !s->errors || !s->matrix || !s->cvode)
        return false;
    s->linear = SUNLinSol_Dense(s->x, s->matrix, s->context);
    return s->linear != NULL;
}

static bool set_up(Solver *s)
{
    silence(s);
    model_get_states(s->model, N_VGetArrayPointer(s->x));
    start_magnitudes(s);
    return CVodeInit(s->cvode, right_hand_side, s->time, s->x) == CV_SUCCESS &&
           CVodeSetUserData(s->cvode, s) == CV_SUCCESS &&
           CVodeWFtolerances(s->cvode, error_weights) == CV_SUCCESS &&
           CVodeSetLinearSolver(s->cvode, s->linear, s->matrix) == CV_SUCCESS &&
           CVodeSetStopTime(s->cvode, s->stop) == CV_SUCCESS;
}

Solver *solver_new(Model *m, Method method, double start, double stop, double tolerance)
{
    Solver *s = calloc(1, sizeof *s);
    if (s) {
        s->model = m;
        s->count = model_state_count(m);
        s->tolerance = fmax(safety * tolerance, least_tolerance);
        s->time = start;
        s->stop = stop;
        if (create_objects(s, method) && set_up(s))
            return s;
        solver_free(s);
    }
    message_fail(SOLVER_BROKEN, "for %d states", model_state_count(m));
    return NULL;
}

void solver_free(Solver *s)
{
    if (!s)
        return;
    CVodeFree(&s->cvode);
    if (s->linear)
        SUNLinSolFree(s->linear);
    if (s->matrix)
        SUNMatDestroy(s->matrix);
    if (s->x)
        N_VDestroy(s->x);
    if (s->weights)
        N_VDestroy(s->weights);
    if (s->errors)
        N_VDestroy(s->errors);
    SUNContext_Free(&s->context);
    free(s->magnitude);
    free(s);
}

static Trouble trouble_of(int flag)
{
    switch (flag) {
    case CV_ERR_FAILURE:
    case CV_TOO_MUCH_ACC: return TROUBLE_ACCURACY;
    case CV_CONV_FAILURE: return TROUBLE_ITERATION;
    default: return TROUBLE_OTHER;
    }
}

bool solver_step(Solver *s)
{
    double reached = s->time;
    if (s->idle_steps == 0)
        s->trouble = TROUBLE_NONE;
    const int flag = CVode(s->cvode, s->stop, s->x, &reached, CV_ONE_STEP);
    if (flag < 0) {
        s->library_flag = flag;
        if (s->trouble == TROUBLE_NONE)
            s->trouble = trouble_of(flag);
        return false;
    }
    s->arrived = flag == CV_TSTOP_RETURN || reached >= s->stop;
    s->idle_steps = reached - s->time > 8 * DBL_EPSILON * fabs(reached) ? 0 : s->idle_steps + 1;
    s->time = s->arrived ? s->stop : reached;
    update_magnitudes(s);
    if (s->arrived || s->idle_steps < MOST_IDLE_STEPS)
        return true;
    if (s->trouble == TROUBLE_NONE)
        s->trouble = TROUBLE_ACCURACY;
    return false;
}

double solver_time(const Solver *s)
{
    return s->time;
}

bool solver_arrived(const Solver *s)
{
    return s->arrived;
}

bool solver_states(Solver *s, double time, double *x)
{
    if (CVodeGetDky(s->cvode, time, 0, s->errors) != CV_SUCCESS) {
        s->trouble = TROUBLE_OTHER;
        return false;
    }
    const double *values = N_VGetArrayPointer(s->errors);
    for (int i = 0; i < s->count; i++)
        x[i] = values[i];
    return true;
}

/* The state whose weighted local error is the largest, -1 if that is not known. */
static int least_accurate(const Solver *s)
{
    int worst = -1;
    double most = 0;
    if (CVodeGetEstLocalErrors(s->cvode, s->errors) != CV_SUCCESS ||
        CVodeGetErrWeights(s->cvode, s->weights) != CV_SUCCESS)
        return -1;
    const double *errors = N_VGetArrayPointer(s->errors), *weights = N_VGetArrayPointer(s->weights);
    for (int i = 0; i < s->count; i++)
        if (fabs(errors[i] * weights[i]) > most) {
            most = fabs(errors[i] * weights[i]);
            worst = i;
        }
    return worst;
}

int solver_explain(const Solver *s)
{
    if (s->trouble == TROUBLE_MODEL)
        return explain_model(s->model, s->trouble_time);
    const int worst = least_accurate(s);
    if (s->trouble == TROUBLE_ACCURACY)
        return explain_state(s->model, STEP_TOO_SMALL, worst, s->time);
    if (s->trouble == TROUBLE_ITERATION)
        return explain_state(s->model, STEP_NOT_SOLVED, worst, s->time);
    return message_fail(INTEGRATOR_FAILED, "at time %s (CVODE's code %d)", number_text(s->time).text, s->library_flag);
}

void solver_counts(const Solver *s, SolverCounts *c)
{
    *c = (SolverCounts){.evaluations = s->evaluations};
    CVodeGetNumSteps(s->cvode, &c->steps);
    CVodeGetNumJacEvals(s->cvode, &c->jacobians);
    CVodeGetNumNonlinSolvIters(s->cvode, &c->iterations);
    CVodeGetNumErrTestFails(s->cvode, &c->error_failures);
    CVodeGetNumNonlinSolvConvFails(s->cvode, &c->convergence_failures);
}

double solver_absolute_tolerance(const Solver *s, int state)
{
    return s->tolerance * s->magnitude[state];
}
