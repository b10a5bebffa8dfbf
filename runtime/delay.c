/* delay.c - records the past of quantities along a run, for delays.
 *
 * A step must not need its own result: it is not longer than the shortest delay, or half of it if the delay varies, as
 * a delay may shrink as fast as time passes. But a step of a millionth of the run is always allowed; within it, the
 * past is continued along a line. Its error is about the square of this step times the second derivative of the delayed
 * quantity, which no integrator notices.
 *
 * Where a derivative of a quantity jumps, a derivative of the delayed quantity jumps later. That is an event too,
 * unless the order of the derivative is so high that integration is not affected. Each integration raises the order by
 * one. */
#include "event.h"
#include "past.h"
#include "run.h"

#include <float.h>
#include <math.h>
#include <string.h>

enum { MOST_ORDER = 6 };                      /* of a jump: BDF is of order 5 */
enum { MOST_PARTS = 64 };                     /* of a step, if the quantity does not look like a polynomial */
static const double shortest_step = 1e-6;     /* part of the simulated time */
static const double resolution = 64 * DBL_EPSILON; /* of time */
static const double safety = 0.05;            /* part of the tolerance, as for the integrator */

struct Delays {
    const ModelDelays *model;
    Past **pasts;
    double *values;         /* at the nodes of a piece, PAST_NODES for each past */
    double *time, *longest; /* by delay: the present time, and the longest one */
    double shortest, error; /* step that is always allowed; error of a piece, relative to the largest value (order 5) */
    bool is_varying; /* some delay varies */
};

static Delays *delays_new(Arena *a, const Options *o)
{
    const ModelDelays *model = o->about->info->delays;
    if (!model)
        return NULL;
    Delays *d = arena_take(a, 1, sizeof *d);
    d->model = model;
    d->shortest = fmax(shortest_step * (o->stop - o->origin), resolution * fmax(fabs(o->start), fabs(o->stop)));
    d->error = pow(safety * o->tolerance, 0.6);
    d->pasts = arena_take(a, (size_t)model->past_count, sizeof(Past *));
    d->values = arena_doubles(a, (size_t)model->past_count * PAST_NODES);
    d->time = arena_doubles(a, (size_t)model->count);
    d->longest = arena_doubles(a, (size_t)model->count);
    for (int i = 0; i < model->past_count; i++) {
        d->pasts[i] = past_new(a);
        past_limits(d->pasts[i], 0, d->shortest);
    }
    return d;
}

static void delays_attach(const Delays *d, Model *m)
{
    if (d)
        memcpy((char *)m + d->model->memory, d->pasts, (size_t)d->model->past_count * sizeof *d->pasts);
}

/* A constant delay can be followed from the start on, or never. */
static int check_delay(const Run *run, int delay)
{
    const Options *o = run->options;
    const Delays *d = run->delays;
    const char *path = run->about->variables[d->model->at[delay].variable].path;
    const double time = d->time[delay];
    if (!d->model->at[delay].is_constant)
        return STATUS_DONE;
    if (!(time >= resolution * fmax(fabs(o->start), fabs(o->stop))))
        return message_fail(BAD_DELAY, "at time %s: %s by %s s, below the resolution of time",
                            number_text(o->start).text, path, number_text(time).text);
    if (has_fixed_steps(o->method) && model_state_count(run->model) > 0 && time < o->step * (1 - 1e-9))
        return message_fail(BAD_DELAY, "at time %s: %s by %s s, less than a step of %s s", number_text(o->start).text,
                            path, number_text(time).text, number_text(o->step).text);
    return STATUS_DONE;
}

static int delays_start(Run *run)
{
    Delays *d = run->delays;
    int status = STATUS_DONE;
    if (!d)
        return STATUS_DONE;
    const double start = run->options->start;
    d->model->times(run->model, d->time, d->longest);
    for (int i = 0; i < d->model->count && status == STATUS_DONE; i++) {
        past_limits(d->pasts[d->model->at[i].past], d->longest[i], d->shortest);
        d->is_varying |= !d->model->at[i].is_constant;
        status = check_delay(run, i);
    }
    for (int i = 0; i < d->model->past_count && status == STATUS_DONE; i++) {
        const double value = variable_value(run->model, d->model->operands[i]);
        past_begin(d->pasts[i], start, value);
        past_break(d->pasts[i], start, value, 0);
    }
    return status;
}

static double delays_reach(const Run *run)
{
    const Delays *d = run->delays;
    double reach = INFINITY;
    if (!d || (run->solver && has_events_at_steps(run->options->method)))
        return reach;
    for (int i = 0; i < d->model->count; i++) {
        const double length = d->model->at[i].is_constant ? d->time[i] : d->time[i] / 2;
        reach = fmin(reach, run->time.at + fmax(length, d->shortest));
    }
    return reach;
}

/* ---- along steps ---- */

/* True if no varying delay needs values beyond the recorded past. A constant delay has already limited the step. */
static bool are_known(Run *run, double time)
{
    Delays *d = run->delays;
    if (!run_states_at(run, time))
        return true; /* the next caller reports it */
    if (!evaluate_at(run, time))
        return model_failure(run->model)->kind != MODEL_DELAY;
    d->model->times(run->model, d->time, d->longest);
    for (int i = 0; i < d->model->count; i++)
        if (!d->model->at[i].is_constant && time - d->time[i] > run->time.at + d->shortest)
            return false;
    return true;
}

static double delays_known(Run *run, double time)
{
    const Delays *d = run->delays;
    if (!d || !d->is_varying || !run->solver || has_events_at_steps(run->options->method))
        return time;
    while (time - run->time.at > d->shortest && !are_known(run, time))
        time = run->time.at + (time - run->time.at) / 2;
    return time;
}

/* Reads the values of all operands at the nodes between two times; the first is known. */
static int read_nodes(Run *run, double begin, double end)
{
    const Delays *d = run->delays;
    for (int i = 0; i < d->model->past_count; i++)
        d->values[i * PAST_NODES] = past_end(d->pasts[i]);
    for (int node = 1; node < PAST_NODES; node++) {
        const double time = past_node(begin, end, node);
        if (!run_states_at(run, time))
            return solver_explain(run->solver);
        if (!evaluate_at(run, time))
            return explain_model(run->model, time);
        for (int i = 0; i < d->model->past_count; i++)
            d->values[i * PAST_NODES + node] = variable_value(run->model, d->model->operands[i]);
    }
    return STATUS_DONE;
}

static bool do_fit(const Delays *d)
{
    for (int i = 0; i < d->model->past_count; i++)
        if (!past_fits(d->pasts[i], d->values + i * PAST_NODES, d->error))
            return false;
    return true;
}

static int delays_record(Run *run, double time)
{
    Delays *d = run->delays;
    if (!d || !(time > run->time.at))
        return STATUS_DONE;
    const double least = fmax((time - run->time.at) / MOST_PARTS, resolution * fmax(fabs(run->time.at), fabs(time)));
    double begin = run->time.at, length = time - begin;
    while (begin < time) {
        const double end = time - begin > length * (1 + 1e-9) ? begin + length : time;
        const int status = read_nodes(run, begin, end);
        if (status != STATUS_DONE)
            return status;
        if (length > least * (1 + 1e-9) && !do_fit(d)) {
            length /= 2;
            continue;
        }
        for (int i = 0; i < d->model->past_count; i++)
            past_add(d->pasts[i], begin, end, d->values + i * PAST_NODES);
        begin = end;
    }
    d->model->times(run->model, d->time, d->longest);
    return STATUS_DONE;
}

/* ---- at events ---- */

/* The lowest order of the breaks that a delayed value has reached in the last event. */
static int order_passed(const Run *run, int delay)
{
    const ModelDelay *at = &run->delays->model->at[delay];
    int order = MOST_ORDER;
    if (at->branch < 0)
        return order;
    const double before = switches_branch(run->event->before, at->branch), after = branch_value(run->model, at->branch);
    for (double interval = fmin(before, after) + 1; interval <= fmax(before, after); interval++) {
        const int own = past_order(run->delays->pasts[at->past], interval);
        order = own < order ? own : order;
    }
    return order;
}

/* The order of the jump in an operand that does not jump itself. */
static int order_after(const Run *run, int operand, EventChange change)
{
    const ModelDelays *model = run->delays->model;
    int order = change.is_own && model->is_switched[operand] ? 0 : MOST_ORDER;
    for (const int *delay = model->causes[operand]; *delay >= 0; delay++) {
        const int own = order_passed(run, *delay);
        order = own < order ? own : order;
    }
    return order + 1;
}

static int delays_meet(Run *run, double time, EventChange change)
{
    Delays *d = run->delays;
    if (!d || !change.is_felt)
        return STATUS_DONE;
    if (!evaluate_after_event(run, time))
        return explain_model(run->model, time);
    for (int i = 0; i < d->model->past_count; i++) {
        const double value = variable_value(run->model, d->model->operands[i]);
        const int order = has_moved(past_end(d->pasts[i]), value) ? 0 : order_after(run, i, change);
        if (order <= MOST_ORDER)
            past_break(d->pasts[i], time, value, order);
    }
    d->model->times(run->model, d->time, d->longest);
    return STATUS_DONE;
}

static void delays_resume(Run *run)
{
    Delays *d = run->delays;
    d->model->times(run->model, d->time, d->longest);
    for (int i = 0; i < d->model->count; i++) {
        past_limits(d->pasts[d->model->at[i].past], d->longest[i], d->shortest);
        d->is_varying |= !d->model->at[i].is_constant;
    }
}

static void delays_keep(Delays *d, Keeper *k)
{
    for (int i = 0; i < d->model->past_count; i++)
        past_keep(d->pasts[i], k);
}

static void open_delays(Run *run)
{
    run->delays = delays_new(run->arena, run->options);
}

static void attach(Run *run, Model *m)
{
    delays_attach(run->delays, m);
}

static int reach(Run *run, Piece *p)
{
    p->reach = fmin(p->reach, delays_reach(run));
    return STATUS_DONE;
}

static int record(Run *run, Piece *p)
{
    return delays_record(run, p->time);
}

const struct DelayPart delay_part = {
    {.open = open_delays, .attach = attach, .start = delays_start, .before = reach, .passed = record},
    delays_new, delays_attach, delays_known, delays_meet, delays_resume, delays_keep};
