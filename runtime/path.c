/* path.c - loops' solutions along a run: each one continues the solution at the last accepted step.
 *
 * Newton's method finds some solution. If its steps show that it may not be the one to which the guess leads
 * (loop_doubt), the solution is followed in smaller steps of time, until each step is certain. If no step is short
 * enough, there are two cases. The solution may have an infinite slope there, and changes less the shorter the step is.
 * Or it jumps at a fold, where two solutions meet and end (Allgower & Georg, Numerical Continuation Methods, 1990,
 * chapter 2). Doubles of time may be too far apart to distinguish these cases; then continuation.c decides. If the
 * solution jumps, the run ends, because the equations do not determine its target. */
#include "between.h"
#include "dense.h"

#include <math.h>
#include <string.h>

enum { MOST_EVALUATIONS = 4000, MOST_RETURNS = 20, MOST_SHOWN = 8 };

static const double shortest = 1e-12;    /* shortest step, relative to the one in doubt */
static const double remaining = 0.02;    /* of the change over that step: as much in the shortest step is a jump */
static const double noticed = 1e-4;      /* change of an unknown relative to its size so far: above root of rounding */
static const double same = 1e-3;         /* relative difference of derivatives that the integrator has used */

static void keep_values(Run *run)
{
    for (int i = 0; i < run->about->variable_count; i++)
        run->guesses.values[i] = variable_value(run->model, i);
}

/* An unknown that has jumped since values were kept: it has made much of its change over the whole step. -1: none. */
static int jumping(const Run *run, const ModelLoop *loop, const double *span)
{
    for (int i = 0; i < loop->size; i++) {
        const int variable = loop->unknowns[i];
        const double before = run->guesses.values[variable], now = variable_value(run->model, variable);
        const double size =
            fmax(fmax(fabs(before), fabs(now)), fmax(run->guesses.largest[variable], loop_least(run->about, loop, i)));
        if (fabs(now - before) > fmax(noticed * size, remaining * span[variable]))
            return variable;
    }
    return -1;
}

/* Reports that a loop's solution ends just before that time, with these values. unknown: it would jump; -1: there is no
 * other solution. Exit status. */
static int explain_fold(const Model *m, const ModelLoop *loop, int unknown, const double *values, double time)
{
    message_begin(FOLD, "at time %s", number_text(time).text);
    message_detail("loop %d, %s, of %d torn unknown%s:", loop->number, loop->is_linear ? "linear" : "nonlinear",
                   loop->size, loop->size == 1 ? "" : "s");
    for (int i = 0; i < loop->size && i < MOST_SHOWN; i++)
        explain_variable(described(m), "unknown ", loop->unknowns[i], values[loop->unknowns[i]]);
    if (loop->size > MOST_SHOWN)
        message_detail("and %d more unknowns", loop->size - MOST_SHOWN);
    if (unknown >= 0)
        message_detail("'%s' would jump from %s to %s", described(m)->variables[unknown].path,
                       number_rounded(values[unknown], 7).text, number_rounded(variable_value(m, unknown), 7).text);
    for (int i = 0; i < loop->size && i < MOST_SHOWN; i++)
        explain_equation(described(m), loop->equations[i]);
    return message_end(FOLD);
}

/* Evaluates again when no shorter step of time is possible: loops are followed in fractions of their residuals. */
static void evaluate_divided(Run *run, double time, bool is_row, bool *is_defined)
{
    model_solving(run->model)->is_divided = true;
    evaluate_for(run, time, is_row, is_defined);
    model_solving(run->model)->is_divided = false;
}

/* The loop that, in the last evaluation, has no solution, or whose unknown (else -1) jumps; NULL: none. */
static const ModelLoop *ending(const Run *run, bool is_defined, const double *span, int *unknown)
{
    const ModelLoop *doubtful = model_solving(run->model)->doubtful;
    *unknown = -1;
    if (!is_defined)
        return model_failure(run->model)->loop;
    *unknown = doubtful ? jumping(run, doubtful, span) : -1;
    return *unknown >= 0 ? doubtful : NULL;
}

/* Follows the solutions from the time of the guesses to `end`, in steps without doubt, each the guess of the next. True
 * with a failure in *status if a solution ends or jumps on the way. True otherwise if the model is evaluated at the
 * end; false if it is not defined there or on the way. Without a status there is no message, and false is returned if a
 * solution ends or jumps. */
static bool follow(Run *run, double end, bool is_row, double *span, int *status)
{
    double time = run->guesses.accepted, step = (end - time) / 4;
    const double least = fmax(shortest * (end - time), 4 * (nextafter(fabs(end), INFINITY) - fabs(end)));
    bool is_defined = true;
    for (int i = 0; i < MOST_EVALUATIONS && time < end; i++) {
        const double next = time + step < end ? time + step : end;
        keep_values(run);
        const bool leads_on = evaluate_for(run, next, is_row, &is_defined);
        if (!leads_on && step > least) {
            step = fmax(step / 4, least);
            evaluate_for(run, time, is_row, &is_defined); /* restores its values */
            continue;
        }
        int unknown;
        const ModelLoop *loop = ending(run, is_defined, span, &unknown);
        if (loop) {
            evaluate_divided(run, next, is_row, &is_defined);
            loop = ending(run, is_defined, span, &unknown);
        }
        if (loop) {
            if (!status)
                return false;
            *status = explain_fold(run->model, loop, unknown, run->guesses.values, next);
            return true;
        }
        if (!is_defined)
            return false;
        accept_loops(run, next);
        time = next;
        step *= 2;
    }
    if (time < end)
        evaluate_for(run, end, is_row, &is_defined); /* with the guesses of the way so far */
    return is_defined;
}

/* The same, to a time at which the model has been evaluated with a solution in doubt. */
static bool follow_to(Run *run, double time, bool is_row, int *status)
{
    double *span = run->guesses.derivatives + 2 * run->about->variable_count;
    bool is_defined;
    keep_values(run);
    evaluate_for(run, run->guesses.accepted, is_row, &is_defined);
    for (int i = 0; i < run->about->variable_count; i++) /* changes of variables */
        span[i] = fmax(0, fabs(variable_value(run->model, i) - run->guesses.values[i]));
    return is_defined && follow(run, time, is_row, span, status);
}

static int evaluate(Run *run, double time, bool is_row, bool *is_defined, bool *was_another)
{
    const bool is_followed = model_solving(run->model)->has_nonlinear && time > run->guesses.accepted;
    int status = STATUS_DONE;
    *was_another = false;
    if (evaluate_for(run, time, is_row, is_defined) || !*is_defined || !is_followed)
        return STATUS_DONE;
    double *used = run->guesses.derivatives + run->about->variable_count;
    model_get_derivatives(run->model, used);
    *is_defined = follow_to(run, time, is_row, &status);
    if (status != STATUS_DONE || !*is_defined)
        return status;
    model_get_derivatives(run->model, run->guesses.derivatives);
    for (int i = 0; i < model_state_count(run->model); i++) {
        const double size = fmax(fabs(used[i]), fabs(run->guesses.derivatives[i]));
        *was_another |= fabs(used[i] - run->guesses.derivatives[i]) > same * size;
    }
    return status;
}

static bool look(Run *run, double time)
{
    return time > run->guesses.accepted && follow_to(run, time, true, NULL);
}

static void measure(Run *run)
{
    for (int i = 0; model_solving(run->model)->has_nonlinear && i < run->about->variable_count; i++)
        run->guesses.largest[i] = fmax(run->guesses.largest[i], fabs(variable_value(run->model, i)));
}

/* Follows the solutions to a time before rows and events on the way are handled. At an event, the guesses become those
 * just before it. */
static int lead_on(Run *run, double time, bool is_event, bool *is_again)
{
    const double accepted = run->guesses.accepted;
    bool is_defined, was_another;
    if (!model_solving(run->model)->has_nonlinear || !(time > accepted))
        return STATUS_DONE;
    model_copy(run->guesses.kept, run->model);
    const int status = evaluate(run, time, false, &is_defined, &was_another);
    if (status != STATUS_DONE)
        return status;
    if (was_another && run->solver && run->guesses.returns < MOST_RETURNS) {
        run->guesses.returns++;
        run->guesses.accepted = accepted;
        *is_again = true;
        model_copy(run->model, run->guesses.kept);
        return integrate_anew(run); /* it has used another solution since then */
    }
    run->guesses.returns = 0;
    if (is_event && is_defined) {
        accept_loops(run, time);
    } else {
        model_copy(run->model, run->guesses.kept); /* rows on the way start from the last step */
        run->guesses.accepted = accepted;
    }
    return STATUS_DONE;
}

static int after(Run *run, Piece *p)
{
    return lead_on(run, p->time, false, &p->is_again);
}

static int passed(Run *run, Piece *p)
{
    return p->is_event ? lead_on(run, p->time, true, &p->is_again) : STATUS_DONE;
}

const struct PathPart path_part = {{.after = after, .passed = passed, .evaluate = evaluate, .measure = measure}, look};
