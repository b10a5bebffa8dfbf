/* slide.c - when a run begins to slide along the boundary of a relation, and when it ends (sliding.c). */
#include "run.h"

#include <string.h>

static void log_slide(const Run *run, const char *what)
{
    enum { LINE = 1024 };
    const ModelBranch *b = sliding_boundary(run->sliding);
    char line[LINE];
    snprintf(line, sizeof line, "sliding along %s %s", b->text, what);
    events_log(run->events, run->at, line, b->element);
}

static void end(Run *run, SlidingEnd end)
{
    sliding_end(run->sliding, run->model, end);
    solver_slide(run->solver, NULL);
    run->is_mean = false;
    log_slide(run, "ends");
}

static bool accept_slide(Run *run)
{
    if (!sliding_is_on(run->sliding))
        return true;
    if (!states_at(run, run->at))
        return false;
    sliding_accept(run->sliding, run->model, run->at, run->states);
    return true;
}

static void break_slide(Run *run)
{
    if (sliding_is_on(run->sliding))
        end(run, SLIDING_BROKEN);
}

static bool has_set_states(Run *run)
{
    double *after = run->origin; /* of no use where an event is felt */
    model_get_states(run->model, after);
    return memcmp(after, run->before, (size_t)model_state_count(run->model) * sizeof *after) != 0;
}

static void begin(Run *run, const Magnitudes *magnitudes)
{
    const SlidingEvent e = {event_before(run->event), run->is_crossed, event_is_near(run->event),
                            event_nearness(run->event), magnitudes, run->options->stop - run->options->start};
    if (!sliding_begin(run->sliding, run->model, run->at, &e))
        return;
    solver_slide(run->solver, run->sliding);
    run->is_mean = true;
    event_counts(run->event)->slides++;
    log_slide(run, "begins");
}

static void follow(Run *run, bool is_located, bool is_timed, EventChange *change)
{
    run->was_mean = run->is_mean;
    if (sliding_is_on(run->sliding)) {
        if (!is_located && !is_timed && !change->is_felt)
            return;
        const bool is_own = !change->is_felt && (run->is_leaving_here || run->is_leaving_there);
        end(run, !is_own ? SLIDING_BROKEN : run->is_leaving_here ? SLIDING_ENDS_HERE : SLIDING_ENDS_THERE);
        change->is_any = change->is_felt = change->is_seen = change->is_own = true;
        return;
    }
    const Magnitudes *magnitudes = run->solver ? solver_magnitudes(run->solver) : NULL;
    if (is_located && change->is_felt && magnitudes && !run->delays && !has_set_states(run))
        begin(run, magnitudes);
    else
        sliding_forget(run->sliding);
}

const struct SlidingPart sliding_part = {sliding_new,       sliding_is_on,        sliding_other,
                                         sliding_shown,       sliding_derivatives, sliding_indicators,
                                         sliding_next_instant, accept_slide,       break_slide,          follow};
