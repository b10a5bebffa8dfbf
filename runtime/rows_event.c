/* rows_event.c - rows at events: one before and one after a visible event; and rows that contradict a relation. */
#include "calibration.h"
#include "event.h"

/* Writes the row before an event. If the last row has the same time, after an event just before this one, it already
 * shows these values. */
static int row_before_event(Run *run, double time, double shown)
{
    if (!(run->rows.time < shown))
        return STATUS_DONE;
    double *after = run->states;
    if (run->sliding)
        model_parts.sliding->show_before(run->sliding);
    Model *now = run->model;
    if (run->guesses.is_kept)
        run->model = run->guesses.kept;
    else
        model_parts.events->exchange(run->event, now);
    run->states = run->before;
    if (run->is_recalibrated)
        model_parts.calibration->show_former(run, run->model, true);
    const int status = evaluate_at(run, time) && row_is_defined(run->model) ? row_write(run, shown) : STATUS_DONE;
    run->states = after;
    if (run->is_recalibrated)
        model_parts.calibration->show_former(run, run->model, false);
    if (run->sliding)
        model_parts.sliding->show_before(run->sliding);
    run->model = now;
    if (!run->guesses.is_kept)
        model_parts.events->exchange(run->event, now);
    return status;
}

int rows_of_event(Run *run, double time, bool is_shown)
{
    const bool is_seen = is_shown && run->options->rows != ROWS_REGULAR;
    const bool is_expected = row_is_on_grid(run, time);
    const double shown = is_expected ? run->rows.due : time;
    if (is_expected)
        rows_go_on(run, run->rows.next + 1);
    if (!is_seen && (run->is_ending || !row_is_wanted(run, shown, is_expected)))
        return STATUS_DONE;
    const int status = is_seen ? row_before_event(run, time, shown) : STATUS_DONE;
    if (status != STATUS_DONE)
        return status;
    return evaluate_after_event(run, time) ? row_write(run, shown) : explain_model(run->model, time);
}

/* Notes a row between events that contradicts a relation by more than rounding. Not with fixed steps, since their
 * events are late. */
void event_doubt(Run *run, double time)
{
    if (run->about->events->indicator_count == 0 || is_sliding(run) || has_events_at_steps(run->options->method))
        return;
    boundary_look(run);
    if (!indicators_of(run, time, run->search->high))
        return;
    for (int i = 0; i < run->about->events->indicator_count; i++)
        if (run->search->high[i] < 0 && !rounding_may_be(run->event->rounding, i, run->search->high[i])) {
            if (run->search->doubts.rows++ == 0)
                run->search->doubts = (Doubts){1, time, run->about->events->indicator_branches[i]};
            return;
        }
}

void event_tell_doubts(Run *run)
{
    const Doubts *d = &run->search->doubts;
    if (d->rows == 0 || run->options->quiet)
        return;
    const ModelBranch *b = &run->about->events->branches[d->branch];
    message_fail(UNSEEN_CHANGE, "%s (%s, %s), %ld row%s, first at time %s", b->text, b->element, b->source, d->rows,
                 d->rows == 1 ? "" : "s", number_text(d->time).text);
}
