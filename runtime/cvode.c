/* cvode.c - the integrator SUNDIALS CVODE, version 6 or 7, for solver.c and solver_parts.c.
 *
 * Newton's method with the exact Jacobian serves both formulas: functional iteration would make Adams fail on every
 * system that is stiff for a moment. matrix.c solves its linear systems.
 *
 * Tolerances. With r the relative tolerance, a step's error in state x is held below r |x| + r M, where M is its
 * magnitude (magnitude.c). A state of micrometres is thus as accurate as one of 300 kelvin, a state that starts at
 * zero is held to 1e-9 r until it has shown its size, which costs some small steps at the start, and one that comes
 * to rest is not followed into its rounding errors. A state that is always smaller than 1e-9 in its unit needs a
 * nominal value. A tolerance below the noise that a state has from its derivative (noise.c) is raised to this noise: so
 * a state at rest whose derivative is a sum of terms that cancel is not followed either. CVODE is given a twentieth
 * of the tolerance asked for, because the errors of steps add up and because CVODE averages over the states: a single
 * active state among 400 may have twenty times the average error. The result then is mostly within 30 tolerances of the
 * largest |x|; BDF damps or excites undamped oscillations, for which Adams should be used.
 *
 * Time. CVODE counts it from the start, so that its steps are as exact far from time 0 as near to it. The model's time
 * is a double; a step ends at the last double that the integrator has reached. */
#include "solver.h"

#include <cvode/cvode.h>

#include <float.h>
#include <math.h>
#include <string.h>

static const double safety = 0.05;           /* CVODE's tolerance, as a part of the one asked for */
static const double least_tolerance = 1e-15; /* below it CVODE finds only rounding */

/* Failures of the error test in one step. CVODE's own limit, 7, makes a run fail where a limit cycle turns sharply, at
 * a step that is still long; from the fourth on a failure divides the step by ten, so that a step fails for good only
 * within rounding of time. */
enum { MOST_ERROR_FAILURES = 25 };

static const double soon = 1e-6; /* part of the time since the start: a state that doubles in it goes to infinity */

enum { MOST_IDLE_STEPS = 20 }; /* most steps in a row that move time by no more than its rounding */

/* The most jumps that a run steps over at one place, and the number of steps after which it is another place. */
enum { MOST_JUMPS = 3, STEPS_BETWEEN_JUMPS = 50 };
static const double longest_jump = 1e-6; /* part of the simulated time */
static const double longest_way = 1e4;   /* of a state in a step over a jump, in tolerances of a step */

static const double coarse = 1e-3; /* resolution of time, as a part of the tolerance times the length of the run */

/* After so many steps in a row that are so short, as a part of the simulated time, the run would never end. */
enum { MOST_CREEPING_STEPS = 200000 };
static const double shortest_step = 1e-10;

#if SUNDIALS_VERSION_MAJOR < 7 /* later versions set this for the context */
static void say_nothing(int code, const char *module, const char *function, char *text, void *data)
{
    (void)code, (void)module, (void)function, (void)text, (void)data;
}
#endif

const char *solver_library(void)
{
    return SUNDIALS_VERSION;
}

/* If neighbouring doubles of the model's time are far apart, derivatives at both are interpolated: otherwise the
 * integrator would take their steps for noise. */
ModelStatus solver_derivatives_since(Solver *s, double since, const double *x, double *dx)
{
    const double time = solver_model_time(s, since), rest = since - (time - s->begin);
    if (!s->is_coarse)
        return solver_derivatives(s, time, x, dx);
    const double other = nextafter(time, rest > 0 ? INFINITY : -INFINITY), part = rest / (other - time);
    double *there = s->states + s->count;
    const bool is_mixed = part > 0 && part < 1 && other >= s->anew && other <= s->limit &&
                          solver_derivatives(s, other, x, there) == MODEL_OK;
    const ModelStatus status = solver_derivatives(s, time, x, dx);
    for (int i = 0; i < s->count && is_mixed && status == MODEL_OK; i++)
        dx[i] += part * (there[i] - dx[i]);
    return status;
}

static int right_hand_side(sunrealtype since, N_Vector x, N_Vector dx, void *data)
{
    Solver *s = data;
    s->evaluations++;
    return solver_status(s, solver_derivatives_since(s, since, N_VGetArrayPointer(x), N_VGetArrayPointer(dx)),
                         solver_model_time(s, since));
}

/* ---- set-up ---- */

double solver_tolerance_at(const Solver *s, int state, double x)
{
    return s->tolerance * (fabs(x) + s->magnitudes.size[state]);
}

/* The least sensible tolerance of a state in a step of this length. */
static double floor_of(const Solver *s, int state, double length)
{
    return s->pace ? model_parts.pace->floor(s->pace, state, length) : 0;
}

static int error_weights(N_Vector x, N_Vector weights, void *data)
{
    const Solver *s = data;
    const double *values = N_VGetArrayPointer(x);
    double *w = N_VGetArrayPointer(weights), length = 0;
    CVodeGetCurrentStep(s->cvode, &length);
    for (int i = 0; i < s->count; i++)
        w[i] = 1 / (solver_tolerance_at(s, i, values[i]) + floor_of(s, i, length));
    return 0;
}

static void close_objects(void *solver)
{
    Solver *s = solver;
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
}

/* Adds the terms of an interpolant as CVODE does, with the same rounding, but in fewer passes. */
static int combine(int count, sunrealtype *factors, N_Vector *terms, N_Vector sum)
{
    const double *a = NV_DATA_S(terms[0]), *b = NV_DATA_S(terms[count > 1]);
    for (sunindextype i = 0; i < NV_LENGTH_S(sum); i++)
        NV_Ith_S(sum, i) = count > 1 ? factors[0] * a[i] + factors[1] * b[i] : factors[0] * a[i];
    for (int k = 2; k < count; k++)
        N_VLinearSum_Serial(factors[k], terms[k], 1, sum, sum);
    return 0;
}

void solver_add_counts(const Solver *s, SolverCounts *c)
{
    SolverCounts more = {0};
    CVodeGetNumSteps(s->cvode, &more.steps);
    CVodeGetNumJacEvals(s->cvode, &more.jacobians);
    CVodeGetNumNonlinSolvIters(s->cvode, &more.iterations);
    CVodeGetNumErrTestFails(s->cvode, &more.error_failures);
    CVodeGetNumNonlinSolvConvFails(s->cvode, &more.convergence_failures);
    c->steps += more.steps;
    c->adams_steps += s->is_adams ? more.steps : 0;
    c->jacobians += more.jacobians;
    c->iterations += more.iterations;
    c->error_failures += more.error_failures;
    c->convergence_failures += more.convergence_failures;
}

bool solver_use(Solver *s, bool is_adams)
{
    if (s->cvode)
        solver_add_counts(s, &s->before);
    CVodeFree(&s->cvode);
    s->is_adams = is_adams;
    s->cvode = CVodeCreate(is_adams ? CV_ADAMS : CV_BDF, s->context);
    if (!s->cvode)
        return false;
#if SUNDIALS_VERSION_MAJOR < 7
    CVodeSetErrHandlerFn(s->cvode, say_nothing, NULL);
#endif
    return CVodeInit(s->cvode, right_hand_side, s->since, s->x) == CV_SUCCESS &&
           CVodeSetUserData(s->cvode, s) == CV_SUCCESS && CVodeWFtolerances(s->cvode, error_weights) == CV_SUCCESS &&
           CVodeSetMaxErrTestFails(s->cvode, MOST_ERROR_FAILURES) == CV_SUCCESS && matrix_attach(s);
}

static bool create(Solver *s, Arena *a, Model *m, const Options *o)
{
    s->model = m;
    s->failed = model_new(a, o->about);
    s->count = model_state_count(m);
    s->tolerance = fmax(safety * o->tolerance, least_tolerance);
    s->time = s->begin = s->anew = s->limit = o->start;
    s->length = o->stop - o->origin;
    s->is_chosen = o->method == METHOD_AUTO;
    s->is_adams = s->is_chosen || o->method == METHOD_ADAMS;
    s->is_coarse = time_resolution(o) > coarse * o->tolerance * s->length;
    s->pace = model_parts.pace ? model_parts.pace->create(a, s) : NULL;
    s->magnitudes = magnitudes_new(a, s->count);
    arena_close_with(a, close_objects, s);
    if (sundials_begin(&s->context) == 0) {
        s->x = N_VNew_Serial(s->count, s->context);
        s->weights = N_VNew_Serial(s->count, s->context);
        s->errors = N_VNew_Serial(s->count, s->context);
    }
    if (s->x && s->weights && s->errors && matrix_create(s, a)) {
        s->errors->ops->nvlinearcombination = combine;
        model_get_states(m, N_VGetArrayPointer(s->x));
        magnitudes_start(&s->magnitudes, m, N_VGetArrayPointer(s->x));
        if (solver_use(s, s->is_adams))
            return true;
    }
    message_fail(SOLVER_BROKEN, "for %d states", s->count);
    return false;
}

bool solver_begin_anew(Solver *s)
{
    solver_add_counts(s, &s->before);
    return CVodeReInit(s->cvode, s->since, s->x) == CV_SUCCESS;
}

/* Steps over a jump of derivatives. If they jump while a state is at rest, no step is short enough for its tolerance.
 * The same is true if the model is not defined beyond a branch's end, as the root of a level that runs empty: no step
 * then gets to where the indicator changes. A step of time's own resolution, along the derivatives before the jump,
 * leads past it; its error is the jump times this length. It is not repeated again and again at one place, where the
 * cause is another one, nor made where states move far in it, as towards a pole. */
static bool step_over(Solver *s, double limit)
{
    const bool may_have_ended = s->trouble == TROUBLE_MODEL && s->about->events->indicator_count > 0;
    double *x = N_VGetArrayPointer(s->x), *dx = N_VGetArrayPointer(s->errors), tried = 0;
    CVodeGetCurrentStep(s->cvode, &tried);
    const double resolution = 64 * DBL_EPSILON * fmax(fabs(s->time), s->length);
    const double length = fmax(resolution, 2 * fabs(tried));
    const bool is_short = s->time + length < limit && length <= longest_jump * s->length;
    if ((s->trouble != TROUBLE_ACCURACY && !may_have_ended) || s->creeping_steps >= MOST_CREEPING_STEPS ||
        s->jumps_in_a_row == MOST_JUMPS || !is_short || solver_derivatives(s, s->time, x, dx) != MODEL_OK)
        return false;
    for (int i = 0; i < s->count; i++)
        if (!(length * fabs(dx[i]) <= longest_way * solver_tolerance_at(s, i, x[i])))
            return false;
    for (int i = 0; i < s->count; i++)
        x[i] += length * dx[i];
    s->time = s->anew = s->time + length;
    s->since = s->former = s->time - s->begin;
    s->jumps_in_a_row++;
    s->jumps++;
    s->steps_since_jump = s->idle_steps = 0;
    return solver_begin_anew(s);
}

/* True if a series of steps has led nowhere. */
static bool is_stuck(const Solver *s)
{
    return s->idle_steps >= MOST_IDLE_STEPS || s->creeping_steps >= MOST_CREEPING_STEPS;
}

/* Makes steps until the model's time moves: to the last double that the integrator has reached. CVODE refuses a first
 * step within the rounding of its time: near time 0 of a run that starts before, doubles of the model are closer. */
static int steps_until(Solver *s, double limit)
{
    const double before = s->time, end = limit - s->begin;
    double reached = s->since, stop = end;
    int flag = CV_SUCCESS;
    s->limit = limit;
    if (end - s->since <= 8 * DBL_EPSILON * end) {
        s->former = s->since = end;
        s->time = limit;
    }
    while (flag >= 0 && !(s->time > before)) {
        const bool is_possible = !s->pace || model_parts.pace->end(s, end, &stop);
        flag = is_possible ? CVodeSetStopTime(s->cvode, stop) : CV_ILL_INPUT;
        if (flag == CV_SUCCESS)
            flag = CVode(s->cvode, s->length, s->x, &reached, CV_ONE_STEP);
        if (flag < 0)
            break;
        const double time = solver_model_time(s, reached);
        const bool is_beyond = time - s->begin > reached && time > s->time;
        s->idle_steps = reached - s->since > 8 * DBL_EPSILON * fabs(reached) ? 0 : s->idle_steps + 1;
        s->creeping_steps = reached - s->since > shortest_step * s->length ? 0 : s->creeping_steps + 1;
        s->former = s->since;
        s->since = reached;
        s->time = reached >= end ? s->limit : is_beyond ? nextafter(time, s->time) : time;
        if (++s->steps_since_jump == STEPS_BETWEEN_JUMPS)
            s->jumps_in_a_row = 0;
        if (reached < s->length && is_stuck(s))
            break;
    }
    return flag;
}

/* Magnitudes follow the last step only now, so that values beyond an event, which were given up, do not count. */
static bool step(Solver *s, double limit)
{
    const double before = s->time;
    magnitudes_follow(&s->magnitudes, N_VGetArrayPointer(s->x));
    if (s->idle_steps == 0)
        s->trouble = TROUBLE_NONE;
    const bool is_possible = !s->pace || model_parts.pace->follow(s);
    const int flag = is_possible ? steps_until(s, limit) : CV_ILL_INPUT;
    if (flag >= 0 && s->time > before && (!is_stuck(s) || s->since >= s->length))
        return true;
    if (s->trouble == TROUBLE_NONE)
        s->trouble = flag >= 0 || flag == CV_ERR_FAILURE || flag == CV_TOO_MUCH_ACC ? TROUBLE_ACCURACY
                     : flag == CV_CONV_FAILURE                                      ? TROUBLE_ITERATION
                                                                                    : TROUBLE_OTHER;
    if (step_over(s, limit))
        return true;
    s->library_flag = flag;
    return false;
}

static bool states(Solver *s, double time, double *x)
{
    const double since = fmax(s->former, time >= s->limit ? s->since : time - s->begin);
    const bool is_end = since >= s->since, is_after_jump = s->steps_since_jump == 0 && s->jumps > 0;
    if (is_end || is_after_jump) { /* there is nothing to interpolate, or to interpolate in */
        memcpy(x, N_VGetArrayPointer(s->x), (size_t)s->count * sizeof *x);
        return true;
    }
    if (CVodeGetDky(s->cvode, since, 0, s->errors) != CV_SUCCESS) {
        s->trouble = TROUBLE_OTHER;
        return false;
    }
    memcpy(x, N_VGetArrayPointer(s->errors), (size_t)s->count * sizeof *x);
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

static int explain(const Solver *s)
{
    if (s->trouble == TROUBLE_MODEL)
        return explain_along(s->failed, s->trouble_time, soon * (s->trouble_time - s->begin));
    const int worst = least_accurate(s);
    const Failure failure = s->trouble == TROUBLE_ACCURACY ? STEP_TOO_SMALL : STEP_NOT_SOLVED;
    if (s->trouble == TROUBLE_ACCURACY || s->trouble == TROUBLE_ITERATION) {
        derivatives_of(s->model, s->time, N_VGetArrayPointer(s->x), s->states);
        return explain_state(s->model, failure, worst, s->time, soon * s->since);
    }
    return message_fail(INTEGRATOR_FAILED, "at time %s (CVODE's code %d)", number_text(s->time).text, s->library_flag);
}

/* ---- functions for other parts of the runtime ---- */

/* CVODE estimates its first step anew. */
static bool restart(Solver *s, double time, const StateSets *sets)
{
    s->time = s->anew = s->limit = time;
    s->since = s->former = time - s->begin;
    model_get_states(s->model, N_VGetArrayPointer(s->x));
    magnitudes_restart(&s->magnitudes, s->model, sets, N_VGetArrayPointer(s->x));
    s->idle_steps = 0;
    s->is_evaluated = false;
    if ((!s->pace || model_parts.pace->restart(s, sets)) && solver_begin_anew(s))
        return true;
    s->trouble = TROUBLE_OTHER;
    return false;
}

static void counts(const Solver *s, SolverCounts *c)
{
    *c = s->before;
    c->evaluations = s->evaluations;
    c->differences = s->differences;
    c->jumps = s->jumps;
    c->lowered = s->lowered;
    c->changes = s->changes;
    c->factoring = s->augmented || SUNMatGetID(s->matrix) == SUNMATRIX_SPARSE ? "KLU" : "dense";
    solver_add_counts(s, c);
}

static double absolute_tolerance(const Solver *s, int state)
{
    double length = 0;
    CVodeGetLastStep(s->cvode, &length);
    return solver_tolerance_at(s, state, 0) + floor_of(s, state, length);
}

/* True if the matrix has room for a full Jacobian. */
static bool may_slide(const Solver *s)
{
    return !s->augmented && SUNMatGetID(s->matrix) == SUNMATRIX_DENSE;
}

static void follow(Solver *s)
{
    magnitudes_follow(&s->magnitudes, N_VGetArrayPointer(s->x));
}

const struct CvodePart cvode_part = {create,    step,  states, explain, restart, counts, absolute_tolerance,
                                     may_slide, follow};
