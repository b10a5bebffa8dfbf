/* fmu_exchange.c - integrates an FMU for model exchange and handles its events:
 * fmu_exchange LIBRARY DESCRIPTION RESULT TASK [FILE]
 *
 * RESULT is a result of the model's program, with a row at each time that is compared. Tasks:
 *
 *     cvode     by CVODE with its root finding: values must agree within 1e-5 of the largest one of each column; FILE
 *               is the result that also has rows of events
 *     rk4       by the classical Runge-Kutta method with steps of a sixteenth of a row's distance, and bisection; the
 *               same comparison
 *     states    by rk4, restarted from saved states in the same and in another instance: bitwise equal results
 *     swaps     saves the state before each event and continues in another instance: in model exchange bitwise equal
 *               to a run without saving, in co-simulation to a run that only saves
 *     threads   eight instances by rk4 at the same time: bitwise equal results
 *     events    co-simulation with event mode, early return and intermediate updates: within 1e-6
 *     wrong     calls that are not allowed must cause an error and a message
 *
 * It prints each fault; the status is then 1. */
#define _GNU_SOURCE
#include "fmu_unit.h"

#include <cvode/cvode.h>
#include <math.h>
#include <nvector/nvector_serial.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sundials/sundials_version.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

enum { PARTS = 16, SAVES = 4, MOST_EVENTS = 100000 };

/* ---- an integration ---- */

typedef struct {
    void *instance;
    double time, next; /* current time; time of the next known event */
    bool is_ended;
    double *x, *z, *nominal;           /* states, indicators */
    double *stage[5], *trial, *former; /* of the Runge-Kutta method */
    double *scale;                     /* by state: the largest absolute value so far */
    long events;
    void *other; /* the instance that continues at events; NULL: none */
    void *cvode;
    N_Vector vector;
    SUNMatrix matrix;
    SUNLinearSolver solver;
    SUNContext context;
} Course;

static double *doubles(size_t count)
{
    double *numbers = calloc(count + 1, sizeof *numbers);
    if (!numbers)
        stop("out of memory");
    return numbers;
}

static void need(const char *what, int status, double time)
{
    if (status > UNIT_WARNING)
        stop("%s: status %d at time %.17g", what, status, time);
}

static void read_point(Course *c)
{
    need("states", unit_states(c->instance, c->x), c->time);
    need("indicators", unit_indicators(c->instance, c->z), c->time);
    for (size_t i = 0; i < unit.state_count; i++)
        c->scale[i] = fmax(c->scale[i], fabs(c->x[i]));
}

static void swap(void **instance, void **other, double time)
{
    void *state = NULL, *former = *instance;
    need("saving", unit_save(*instance, &state), time);
    need("restoring", unit_restore(*other, state), time);
    unit_free_state(*instance, &state);
    *instance = *other;
    *other = former;
}

static void handle_event(Course *c)
{
    UnitNews news = {0};
    if (c->other)
        swap(&c->instance, &c->other, c->time);
    need("event", unit_update(c->instance, &news), c->time);
    c->is_ended = news.is_ended;
    c->next = news.has_next ? news.next : (double)INFINITY;
    if (news.has_next && !(news.next > c->time))
        unit_fault("the next event is not later", news.next);
    if (c->is_ended)
        return;
    need("no continuous time", unit_call("EnterContinuousTimeMode", c->instance), c->time);
    read_point(c);
    if (++c->events > MOST_EVENTS)
        stop("there is no end of events at time %.17g", c->time);
}

static void set_point(Course *c, double time, const double *x)
{
    need("time", unit_set_time(c->instance, time), time);
    need("setting states", unit_set_states(c->instance, x), time);
}

/* Completes a step: its time and states become the current ones, and events are handled. */
static void complete(Course *c, double time, const double *x, bool is_crossed)
{
    bool is_event = false;
    set_point(c, time, x);
    c->time = time;
    need("completed step", unit_complete(c->instance, &is_event, &c->is_ended), time);
    if (c->is_ended)
        return;
    if (is_event || is_crossed || !(time < c->next)) {
        need("no event mode", unit_call("EnterEventMode", c->instance), time);
        handle_event(c);
    } else {
        read_point(c);
    }
}

static void begin_course(Course *c, void *instance)
{
    double **const by_state[] = {&c->x,        &c->nominal,  &c->trial,    &c->former,   &c->stage[0],
                                 &c->stage[1], &c->stage[2], &c->stage[3], &c->stage[4], &c->scale};
    *c = (Course){.instance = instance, .time = unit_time(0), .next = (double)INFINITY};
    for (size_t i = 0; i < sizeof by_state / sizeof *by_state; i++)
        *by_state[i] = doubles(unit.state_count);
    c->z = doubles(unit.indicator_count);
}

static void end_course(Course *c)
{
    double *const all[] = {c->x,        c->nominal,  c->trial,    c->former, c->stage[0], c->stage[1],
                           c->stage[2], c->stage[3], c->stage[4], c->scale,  c->z};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
}

/* ---- Runge and Kutta ---- */

static void slopes(Course *c, double time, const double *x, double *dx)
{
    set_point(c, time, x);
    need("derivatives", unit_derivatives(c->instance, dx), time);
}

/* A step of length h from the current point to `to`; the slopes of the first stage are known. */
static void runge_kutta(Course *c, double h, double *to)
{
    static const double nodes[] = {0, 0.5, 0.5, 1};
    for (int s = 1; s < 4; s++) {
        for (size_t i = 0; i < unit.state_count; i++)
            c->trial[i] = c->x[i] + nodes[s] * h * c->stage[s - 1][i];
        slopes(c, c->time + nodes[s] * h, c->trial, c->stage[s]);
    }
    for (size_t i = 0; i < unit.state_count; i++)
        to[i] = c->x[i] + h / 6 * (c->stage[0][i] + 2 * c->stage[1][i] + 2 * c->stage[2][i] + c->stage[3][i]);
}

/* True if an indicator has another sign than at the current point. */
static bool is_crossed(Course *c, double time, const double *x, double *z)
{
    bool is = false;
    set_point(c, time, x);
    need("indicators", unit_indicators(c->instance, z), time);
    for (size_t i = 0; i < unit.indicator_count && !is; i++)
        is = (z[i] > 0) != (c->z[i] > 0);
    return is;
}

static void go_by_steps(Course *c, double until, double length)
{
    double *z = doubles(unit.indicator_count), *to = doubles(unit.state_count);
    while (c->time < until && !c->is_ended) {
        const double target = fmin(until, fmin(c->next, c->time + length * 1.5 < until ? c->time + length : until));
        double h = target - c->time;
        if (unit.state_count > 0)
            slopes(c, c->time, c->x, c->stage[0]);
        runge_kutta(c, h, to);
        const bool is = is_crossed(c, target, to, z);
        for (double low = 0, high = h;
             is && high - low > 1e-15 * fmax(fabs(target), unit_last_time() - unit_time(0));) {
            const double middle = low + (high - low) / 2;
            runge_kutta(c, middle, to);
            const bool is_there = is_crossed(c, c->time + middle, to, z);
            *(is_there ? &high : &low) = middle;
            h = high;
        }
        if (is)
            runge_kutta(c, h, to);
        complete(c, is ? c->time + h : target, to, is);
    }
    free(z);
    free(to);
}

/* ---- CVODE ---- */

static int right_hand_side(double time, N_Vector x, N_Vector dx, void *context)
{
    const Course *c = context;
    if (unit_set_time(c->instance, time) > UNIT_WARNING ||
        unit_set_states(c->instance, N_VGetArrayPointer(x)) > UNIT_WARNING)
        return 1;
    return unit_derivatives(c->instance, N_VGetArrayPointer(dx)) > UNIT_WARNING;
}

static int roots(double time, N_Vector x, double *z, void *context)
{
    const Course *c = context;
    if (unit_set_time(c->instance, time) > UNIT_WARNING ||
        unit_set_states(c->instance, N_VGetArrayPointer(x)) > UNIT_WARNING)
        return -1;
    return unit_indicators(c->instance, z) > UNIT_WARNING ? -1 : 0;
}

static int weights(N_Vector x, N_Vector w, void *context)
{
    const Course *c = context;
    for (size_t i = 0; i < unit.state_count; i++)
        N_VGetArrayPointer(w)[i] =
            1 / (1e-10 * fmax(fabs(N_VGetArrayPointer(x)[i]), fmax(1e-3 * c->scale[i], 1e-9 * c->nominal[i])));
    return 0;
}

static void expect_done(const char *what, int flag)
{
    if (flag < 0)
        stop("CVODE: %s: %d", what, flag);
}

static void make_integrator(Course *c)
{
#if SUNDIALS_VERSION_MAJOR >= 7
    expect_done("context", SUNContext_Create(SUN_COMM_NULL, &c->context));
#else
    expect_done("context", SUNContext_Create(NULL, &c->context));
#endif
    const sunindextype count = (sunindextype)unit.state_count;
    c->vector = N_VMake_Serial(count, c->x, c->context);
    c->matrix = SUNDenseMatrix(count, count, c->context);
    c->solver = SUNLinSol_Dense(c->vector, c->matrix, c->context);
    c->cvode = CVodeCreate(CV_BDF, c->context);
    expect_done("memory", CVodeInit(c->cvode, right_hand_side, c->time, c->vector));
    expect_done("context of the course", CVodeSetUserData(c->cvode, c));
    expect_done("tolerances", CVodeWFtolerances(c->cvode, weights));
    expect_done("solver", CVodeSetLinearSolver(c->cvode, c->solver, c->matrix));
    expect_done("roots", CVodeRootInit(c->cvode, (int)unit.indicator_count, roots));
    CVodeSetNoInactiveRootWarn(c->cvode);
    CVodeSetMaxHnilWarns(c->cvode, -1); /* after rest, the first steps may be below rounding */
    CVodeSetMaxNumSteps(c->cvode, 1000000);
}

static void free_integrator(Course *c)
{
    CVodeFree(&c->cvode);
    SUNLinSolFree(c->solver);
    SUNMatDestroy(c->matrix);
    N_VDestroy(c->vector);
    SUNContext_Free(&c->context);
}

static void go_by_cvode(Course *c, double until)
{
    while (c->time < until && !c->is_ended) {
        double reached = c->time;
        const double target = fmin(until, c->next);
        const long events = c->events;
        const bool is_here = target - c->time <= 1e-14 * fabs(target); /* too close for CVODE */
        expect_done("stop", CVodeSetStopTime(c->cvode, target));
        const int flag = is_here ? CV_TSTOP_RETURN : CVode(c->cvode, target, c->vector, &reached, CV_ONE_STEP);
        expect_done("step", flag);
        complete(c, flag == CV_TSTOP_RETURN ? target : reached, c->x, flag == CV_ROOT_RETURN);
        if (c->events > events)
            expect_done("restart", CVodeReInit(c->cvode, c->time, c->vector));
    }
}

/* ---- whole runs ---- */

typedef enum { BY_CVODE, BY_STEPS } Method;

static void get_row(void *instance, size_t row, double *values)
{
    need("values", unit_get(instance, values + row * unit.count), unit_time(row));
}

/* The values of the row; NaN if the run has ended itself at an earlier time. */
static void get_reached_row(void *instance, size_t row, double time, double *values)
{
    if (!(time < unit_time(row))) {
        get_row(instance, row, values);
        return;
    }
    for (size_t k = 0; k < unit.count; k++)
        values[row * unit.count + k] = (double)NAN;
}

static void *begin_exchange(Course *c)
{
    void *instance = unit_new(&(UnitKind){.is_exchange = true});
    begin_course(c, instance);
    need("initialization", unit_begin(instance), unit_time(0));
    handle_event(c);
    need("nominals", unit_nominals(instance, c->nominal), unit_time(0));
    return instance;
}

static void go_through(Course *c, size_t first, double *values, Method method)
{
    for (size_t row = first + 1; row < unit.result.rows; row++) {
        if (method == BY_CVODE && unit.state_count > 0)
            go_by_cvode(c, unit_time(row));
        else
            go_by_steps(c, unit_time(row), (unit_time(row) - unit_time(row - 1)) / PARTS);
        get_reached_row(c->instance, row, c->time, values);
    }
}

static double *run_once(Method method)
{
    Course c;
    double *values = unit_room();
    void *instance = begin_exchange(&c);
    const bool is_cvode = method == BY_CVODE && unit.state_count > 0;
    if (is_cvode)
        make_integrator(&c);
    get_row(instance, 0, values);
    go_through(&c, 0, values, method);
    need("termination", unit_call("Terminate", instance), unit_last_time());
    if (is_cvode)
        free_integrator(&c);
    end_course(&c);
    unit_free(instance);
    return values;
}

/* ---- co-simulation with event mode ---- */

/* Initializes the instance, handles the event at the start, prepares for steps and stores the first row. */
static void begin_simulation(void *instance, UnitNews *news, double *values)
{
    need("initialization", unit_begin(instance), unit_time(0));
    need("first event", unit_update(instance, news), unit_time(0));
    need("step mode", unit_call("EnterStepMode", instance), unit_time(0));
    get_row(instance, 0, values);
}

/* Handles the event at which a step has ended. */
static void meet_event(void *instance, double time, UnitNews *news)
{
    need("event mode", unit_call("EnterEventMode", instance), time);
    need("event", unit_update(instance, news), time);
    if (!news->is_ended)
        need("step mode", unit_call("EnterStepMode", instance), time);
}

/* ---- tasks ---- */

static double *run_with_swaps(void)
{
    Course c;
    double *values = unit_room();
    begin_exchange(&c);
    c.other = unit_new(&(UnitKind){.is_exchange = true});
    get_row(c.instance, 0, values);
    go_through(&c, 0, values, BY_STEPS);
    unit_free(c.instance);
    unit_free(c.other);
    end_course(&c);
    return values;
}

/* Simulates with event mode and early return; saves the state at events and, if is_swapped, continues in the other
 * instance. */
static double *simulate_with_saves(bool is_swapped)
{
    const UnitKind kind = {.has_events = true, .may_return = true};
    double *values = unit_room();
    void *instance = unit_new(&kind), *other = unit_new(&kind);
    UnitNews news = {0};
    UnitStep step = {0};
    begin_simulation(instance, &news, values);
    for (size_t row = 1; row < unit.result.rows; row++) {
        double time = unit_time(row - 1);
        for (; time < unit_time(row) && !step.is_ended && !news.is_ended; time = step.time) {
            void *state = NULL;
            need("step", unit_step(instance, time, unit_time(row) - time, &step), time);
            if (!step.is_event)
                continue;
            if (is_swapped) {
                swap(&instance, &other, step.time);
            } else {
                need("saving", unit_save(instance, &state), step.time);
                unit_free_state(instance, &state);
            }
            meet_event(instance, step.time, &news);
        }
        get_row(instance, row, values);
    }
    unit_free(instance);
    unit_free(other);
    return values;
}

static void try_swaps(void)
{
    double *plain = run_once(BY_STEPS), *swapped = run_with_swaps();
    unit_same_bits("other bits with instances that take turns, at a time", plain, swapped, 0);
    free(plain);
    free(swapped);
    if (unit.version == 2)
        return;
    plain = simulate_with_saves(false);
    swapped = simulate_with_saves(true);
    unit_same_bits("other bits in co-simulation with instances that take turns, at a time", plain, swapped, 0);
    free(plain);
    free(swapped);
}

static void try_course(Method method, const char *events, double relative)
{
    double *values = run_once(method);
    unit_compare(values, events, relative, 1e-7);
    free(values);
}

/* A saved point: the state of the unit and the integrator's own data. */
typedef struct {
    void *state;
    double time, next;
    bool is_ended;
} Mark;

static void go_on_from(Course *c, void *instance, const Mark *mark, size_t row, double *values)
{
    c->instance = instance;
    need("restoring", unit_restore(instance, mark->state), mark->time);
    c->time = mark->time;
    c->next = mark->next;
    c->is_ended = mark->is_ended;
    read_point(c);
    get_row(instance, row, values);
    go_through(c, row, values, BY_STEPS);
}

static void try_states(void)
{
    Course c;
    double *first = unit_room(), *again = unit_room();
    Mark marks[SAVES];
    size_t at[SAVES];
    void *one = begin_exchange(&c), *other = unit_new(&(UnitKind){.is_exchange = true});
    get_row(one, 0, first);
    srand(5);
    for (int i = 0; i < SAVES; i++)
        at[i] = ((size_t)i * unit.result.rows + (size_t)rand() % unit.result.rows) / SAVES;
    for (size_t row = 0, i = 0; row < unit.result.rows; row++) {
        if (row > 0) {
            go_by_steps(&c, unit_time(row), (unit_time(row) - unit_time(row - 1)) / PARTS);
            if (c.is_ended)
                stop("the model ends its run");
            get_row(one, row, first);
        }
        for (; i < SAVES && at[i] == row; i++) {
            marks[i] = (Mark){NULL, c.time, c.next, c.is_ended};
            need("saving", unit_save(one, &marks[i].state), c.time);
        }
    }
    for (int i = SAVES - 1; i >= 0; i--) {
        go_on_from(&c, i % 2 ? other : one, &marks[i], at[i], again);
        unit_same_bits("other bits from a saved state on, at a time", first, again, at[i]);
        unit_free_state(one, &marks[i].state);
    }
    end_course(&c);
    unit_free(one);
    unit_free(other);
    free(first);
    free(again);
}

static double *run_by_steps(void)
{
    return run_once(BY_STEPS);
}

/* Checks intermediate updates of a step: times must ascend, values can be read, and nothing else is allowed. */
typedef struct {
    void *instance;
    double time, wanted;
    long count;
} Told;

static double be_told(void *environment, double time)
{
    Told *t = environment;
    double *values = doubles(unit.count);
    if (!(time > t->time))
        unit_fault("a part of a step does not end later", time);
    if (unit_get(t->instance, values) != UNIT_OK)
        unit_fault("no values within a step", time);
    if (unit_step(t->instance, time, 1, &(UnitStep){0}) != UNIT_ERROR ||
        unit_call("Terminate", t->instance) != UNIT_ERROR)
        unit_fault("within a step, another step or an end is allowed", time);
    free(values);
    t->time = time;
    t->count++;
    return t->count % 7 == 0 ? time : (double)INFINITY;
}

static void try_events(const char *events)
{
    double *values = unit_room();
    Told told = {.time = -(double)INFINITY};
    void *instance = told.instance =
        unit_new(&(UnitKind){.has_events = true, .may_return = true, .update = be_told, .environment = &told});
    UnitNews news = {0};
    UnitStep step = {0};
    begin_simulation(instance, &news, values);
    for (size_t row = 1; row < unit.result.rows; row++) {
        double time = unit_time(row - 1);
        for (long i = 0; time < unit_time(row) && !step.is_ended && !news.is_ended; i++) {
            told.time = time;
            need("step", unit_step(instance, time, unit_time(row) - time, &step), time);
            if (step.time < time || step.time > unit_time(row) || i > MOST_EVENTS)
                stop("a step from %.17g ends at %.17g", time, step.time);
            time = step.time;
            if (!step.is_event)
                continue;
            meet_event(instance, time, &news);
        }
        get_reached_row(instance, row, time, values);
    }
    unit_compare(values, events, 1e-6, 1e-7);
    unit_free(instance);
    free(values);
}

static void try_wrong_calls(void)
{
    const char *const modes[] = {"EnterEventMode", "EnterContinuousTimeMode", "Terminate"};
    double *x = doubles(unit.state_count + 1), *z = doubles(unit.indicator_count);
    UnitNews news;
    UnitStep step;
    bool is_event, is_ended;
    void *instance = unit_new(&(UnitKind){.is_exchange = true});
    unit_messages();
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        unit_refused(modes[i], unit_call(modes[i], instance));
    unit_refused("time before the initialization", unit_set_time(instance, 0));
    unit_refused("states before the initialization", unit_states(instance, x));
    unit_refused("an event before the initialization", unit_update(instance, &news));
    need("initialization", unit_begin(instance), 0);
    unit_messages();
    unit_refused("time in event mode", unit_set_time(instance, unit_time(0)));
    unit_refused("setting states in event mode", unit_set_states(instance, x));
    unit_refused("a completed step in event mode", unit_complete(instance, &is_event, &is_ended));
    unit_refused("event mode in event mode", unit_call("EnterEventMode", instance));
    unit_refused("a step of co-simulation", unit_step(instance, unit_time(0), unit_time(1) - unit_time(0), &step));
    need("event", unit_update(instance, &news), 0);
    need("states", unit_states(instance, x), 0);
    need("continuous time", unit_call("EnterContinuousTimeMode", instance), 0);
    unit_messages();
    unit_refused("an event in continuous time", unit_update(instance, &news));
    unit_refused("a time before the start", unit_set_time(instance, unit_time(0) - 1));
    need("a look beyond the stop", unit_set_time(instance, 2 * unit_last_time() - unit_time(0) + 1), 0);
    unit_refused("a step behind the stop", unit_complete(instance, &is_event, &is_ended));
    unit_refused("event mode behind the stop", unit_call("EnterEventMode", instance));
    need("back", unit_set_time(instance, unit_time(0)), 0);
    unit_refused("a time that is no number", unit_set_time(instance, (double)NAN));
    if (unit.state_count > 0)
        unit_refused("states that are NULL", unit_set_states(instance, NULL));
    else
        need("no states", unit_set_states(instance, NULL) + unit_derivatives(instance, NULL), 0);
    if (unit.indicator_count == 0)
        need("no indicators", unit_indicators(instance, NULL), 0);
    unit.state_count++;
    unit_refused("too many states", unit_set_states(instance, x));
    unit_refused("too many derivatives", unit_derivatives(instance, x));
    unit.state_count--;
    need("derivatives", unit_derivatives(instance, x), 0);
    need("indicators", unit_indicators(instance, z), 0);
    need("termination", unit_call("Terminate", instance), 0);
    unit_messages();
    unit_refused("time after the end", unit_set_time(instance, unit_time(1)));
    unit_refused("event mode after the end", unit_call("EnterEventMode", instance));
    unit_free(instance);
    free(x);
    free(z);
}

int main(int argc, char **argv)
{
    if (argc < 5)
        stop("fmu_exchange LIBRARY DESCRIPTION RESULT TASK [FILE]");
    const char *task = argv[4], *file = argc > 5 ? argv[5] : argv[3];
    unit_open(argv[1], argv[2], argv[3], NULL);
    if (strcmp(task, "cvode") == 0)
        try_course(BY_CVODE, file, 1e-5);
    else if (strcmp(task, "rk4") == 0)
        try_course(BY_STEPS, file, 1e-5);
    else if (strcmp(task, "states") == 0)
        try_states();
    else if (strcmp(task, "threads") == 0)
        unit_try_threads(run_by_steps);
    else if (strcmp(task, "events") == 0)
        try_events(file);
    else if (strcmp(task, "swaps") == 0)
        try_swaps();
    else if (strcmp(task, "wrong") == 0)
        try_wrong_calls();
    else
        stop("there is no task '%s'", task);
    unit_close();
    return unit_faults() > 0;
}
