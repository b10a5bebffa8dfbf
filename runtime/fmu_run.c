/* fmu_run.c - the run of an instance: its start, settings along it, and the values that are shown.
 *
 * It advances by pieces, like the run of a program. Communication points are treated like the times of rows: the
 * integrator steps beyond them as it likes, and values there are interpolated. Inputs are held from one point to the
 * next, or follow a line. Changed inputs, lines and changed parameters are an event at the begin of a step; what the
 * run has computed beyond this time is given up. */
#include "fmu.h"

#include "between.h"
#include "calibration.h"
#include "event.h"
#include "keeper.h"

#include <limits.h>
#include <math.h>
#include <string.h>

void fmu_forget(Fmu *f)
{
    f->known = FMU_KNOWS_NOTHING;
    f->has_indicators = f->has_preview = false;
}

/* ---- the start ---- */

void fmu_leave_run(Fmu *f)
{
    arena_release(&f->run_memory);
    f->slopes = NULL;
    f->has_run = f->has_shown = f->has_piece = f->is_due = false;
}

FmuStatus fmu_status(int status)
{
    return status == STATUS_DONE ? FMU_OK : FMU_ERROR;
}

void fmu_open_run(Fmu *f)
{
    Run *run = &f->run;
    fmu_leave_run(f);
    *run = (Run){.about = f->about,
                 .options = &f->options,
                 .arena = &f->run_memory,
                 .fmu = f,
                 .time = {.at = f->options.start, .crossed_at = NAN},
                 .rows = {.time = f->options.shown, .next = LONG_MAX / 2, .due = INFINITY}};
    run_has_parts(run);
    run_open(run);
    if (model_parts.calibration)
        model_parts.calibration->open(run);
}

/* True if it is a line, which is to be given again in the next step. */
static bool give_input(const Fmu *f, const FmuInput *input, double reach)
{
    const InputLine line = {f->time, input->value, input->slope, reach};
    return model_parts.inputs->change(&f->about->given[input->input->given], &line);
}

/* The input counts as having always been so: given twice, it is also the course of the interval before. */
bool fmu_hold_input(const Fmu *f, const FmuInput *input)
{
    give_input(f, input, 1);
    return give_input(f, input, 1);
}

int fmu_go_to_start(Fmu *f)
{
    f->is_taking = true;
    int status = run_start(&f->run);
    f->is_taking = false;
    f->structure = NULL;
    fmu_forget(f);
    if (status != STATUS_DONE)
        return status;
    EACH_PART(&f->run, started)
        (*part)->started(&f->run);
    return advance_begin(&f->run);
}

static FmuStatus begin_run(Fmu *f, const void *asked)
{
    (void)asked;
    fmu_open_run(f);
    f->has_states = f->is_other = f->has_moved = false;
    for (int i = 0; i < f->input_count; i++)
        f->inputs[i].is_changed = fmu_hold_input(f, &f->inputs[i]);
    if (model_parts.fmu_signals)
        model_parts.fmu_signals->open(f);
    const int status = fmu_go_to_start(f);
    f->has_run = status == STATUS_DONE;
    return fmu_status(status);
}

FmuStatus fmu_prepare(Fmu *f)
{
    return f->has_run ? FMU_OK : fmu_guarded(f, begin_run, NULL);
}

/* ---- on the way ---- */

bool fmu_has_changes(const Fmu *f)
{
    bool has = false;
    for (int i = 0; i < f->input_count; i++)
        has |= f->inputs[i].is_changed;
    return has;
}

/* Computes the preview. Afterwards the courses of inputs are as before, because their change is the event. */
static FmuStatus look_ahead(Fmu *f, const void *asked)
{
    Model *m = f->preview;
    (void)asked;
    model_copy(m, f->is_exchange ? f->run.model : f->shown);
    if (f->is_exchange)
        model_set_states(m, f->time, f->point.states);
    for (int i = 0; i < f->input_count; i++) {
        ModelGiven *course = &f->about->given[f->inputs[i].input->given];
        size_t size;
        void *kept = model_parts.inputs->kept(course, &size);
        f->inputs[i].former = f->inputs[i].former ? f->inputs[i].former : arena_take(&f->memory, size, 1);
        memcpy(f->inputs[i].former, kept, size);
        if (f->inputs[i].is_changed)
            fmu_hold_input(f, &f->inputs[i]);
    }
    f->has_preview = model_evaluate(m) == MODEL_OK && model_outputs(m) == MODEL_OK;
    for (int i = 0; i < f->input_count; i++) {
        size_t size;
        void *kept = model_parts.inputs->kept(&f->about->given[f->inputs[i].input->given], &size);
        memcpy(kept, f->inputs[i].former, size);
    }
    if (!f->has_preview)
        explain_model(m, f->time);
    return f->has_preview ? FMU_OK : FMU_DISCARD;
}

FmuStatus fmu_look_ahead(Fmu *f)
{
    return f->has_preview ? FMU_OK : fmu_guarded(f, look_ahead, NULL);
}

/* Gives changed inputs and signals to the model. True if there are any, or changed parameters. */
static bool take_changes(Fmu *f)
{
    const bool is_sent = model_parts.fmu_signals && model_parts.fmu_signals->send(f);
    bool are_any = is_sent || f->run.is_recalibrated;
    for (int i = 0; i < f->input_count; i++) {
        are_any |= f->inputs[i].is_changed;
        if (f->inputs[i].is_changed)
            f->inputs[i].is_changed = give_input(f, &f->inputs[i], f->is_exchange ? 1 : 2 * (f->end - f->time));
    }
    return are_any;
}

/* Ends the piece at the present time; what the run has computed beyond it is given up. */
static void cut_piece(Fmu *f)
{
    f->piece.time = f->time;
    f->piece.is_event = f->piece.is_located = false;
}

int fmu_end_piece(Fmu *f)
{
    f->has_piece = f->is_due = false;
    return advance_end(&f->run, &f->piece);
}

int fmu_complete(Fmu *f)
{
    Run *run = &f->run;
    int status = STATUS_DONE;
    if (f->is_exchange)
        f->has_piece = f->is_due = false;
    if (!f->has_piece)
        return status;
    if (!f->is_due) {
        cut_piece(f);
        return fmu_end_piece(f);
    }
    EACH_PART(run, passed)
        status = status == STATUS_DONE ? (*part)->passed(run, &f->piece) : status;
    f->has_piece = f->is_due = !f->piece.is_again;
    if (f->is_due)
        run->time.at = f->piece.time;
    return status;
}

int fmu_meet(Fmu *f)
{
    const bool are_any = take_changes(f), is_event = are_any && event_is_possible(f->about);
    if (are_any && f->has_piece && !f->is_due) {
        cut_piece(f);
        f->piece.is_event = is_event;
    }
    if ((are_any && f->has_piece) || f->is_due)
        return fmu_end_piece(f);
    return is_event ? advance_meet(&f->run, f->run.time.at, false) : STATUS_DONE;
}

int fmu_show(Fmu *f)
{
    f->is_taking = true;
    fmu_forget(f);
    const int status = row_at(&f->run, f->is_due ? f->piece.time : f->has_piece ? f->time : f->run.time.at);
    f->is_taking = false;
    return status;
}

int fmu_check_end(Fmu *f)
{
    const Run *run = &f->run;
    return run->is_violated ? message_fail(VIOLATED, "at time %s: %s", number_text(run->time.at).text, run->termination)
                            : STATUS_DONE;
}

/* ---- a part of the run ---- */

/* Variables that are absent from now on keep their values just before the event; derivatives are 0. */
static void keep_last(Fmu *f, const Model *next)
{
    for (int row = 0; row < f->about->variable_count; row++)
        if (variable_is_absent(next, row) && !variable_is_absent(f->shown, row))
            f->last[row] = f->about->variables[row].kind == MODEL_DERIVATIVE ? 0 : variable_value(f->shown, row);
}

static void take_row(Run *run, const Model *shown, double time)
{
    Fmu *f = run->fmu;
    (void)time;
    if (!f->is_taking && !f->last)
        return;
    if (f->last && f->has_run)
        keep_last(f, shown);
    model_copy(f->shown, shown);
}

const struct FmuPart fmu_part = {{.row = take_row}};
