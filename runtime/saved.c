/* saved.c - files of saved states: when a state is written, so that the file is complete at any time, and the check of
 * the file from which a run continues. snapshot.c has the contents. If a run stops within a fixed step, it saves the
 * state at the begin of the step and the time of the last row; the restarted run repeats the step. */
#define _POSIX_C_SOURCE 200809L
#include "between.h"
#include "interruption.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

struct Saving {
    double saved_at;  /* wall seconds of the last state that was saved */
    bool is_due;      /* a state is to be saved */
    bool is_kept;     /* it is complete, in a file with a temporary name: */
    char *part;
};

static int state_expect(Options *o)
{
    FILE *in = file_open(o->about, o->restart);
    if (!in)
        return message_fail(UNREADABLE, "%s: %s", o->restart, strerror(errno));
    int status = model_parts.snapshots->expect(o, in, o->restart);
    fclose(in);
    for (int i = 0; status == STATUS_DONE && i < o->settings.count; i++) {
        const ModelVariable *v = &o->about->variables[o->settings.items[i].variable];
        if (v->kind != MODEL_INPUT)
            status = message_fail(BAD_ARGUMENT, "--set %s, but --restart continues with the values of %s", v->path,
                                  o->restart);
    }
    if (status == STATUS_DONE && o->is_start_given)
        return message_fail(BAD_ARGUMENT, "the start is the end of %s: leave out --start with --restart", o->restart);
    return status;
}

/* ---- saving ---- */

static int fail_to_write(const Run *run, int reason)
{
    return message_fail(UNWRITABLE, "%s: %s", run->options->save_state, strerror(reason));
}

static const char *name_of_part(Run *run)
{
    const char *file = run->options->save_state;
    const size_t length = strlen(file) + sizeof ".part";
    if (!run->saving->part)
        run->saving->part = arena_take(run->arena, length, 1);
    snprintf(run->saving->part, length, "%s.part", file);
    return run->saving->part;
}

static void state_discard(Run *run)
{
    if (run->saving->is_kept)
        remove(name_of_part(run));
    run->saving->is_kept = false;
}

/* Writes to a temporary file first, so that the named file is always a complete state: this one or the one before. */
static int write_part(Run *run, double shown)
{
    const char *file = run->options->save_state;
    struct stat is;
    if (stat(file, &is) == 0 && !S_ISREG(is.st_mode)) /* the renamed file would replace it */
        return message_fail(UNWRITABLE, "%s: a state can only be written to a file, and this is not a file", file);
    FILE *out = fopen(name_of_part(run), "wb");
    run->saving->is_kept = out != NULL;
    bool is_written = out && model_parts.snapshots->write(run, out, shown);
    is_written = out && fclose(out) == 0 && is_written;
    const int reason = errno;
    if (!is_written)
        state_discard(run);
    return is_written ? STATUS_DONE : fail_to_write(run, reason);
}

static int rename_part(Run *run)
{
    run->saving->is_kept = rename(name_of_part(run), run->options->save_state) != 0;
    const int reason = errno;
    if (!run->saving->is_kept)
        return STATUS_DONE;
    state_discard(run);
    return fail_to_write(run, reason);
}

static int state_save(Run *run)
{
    if (run->saving->is_kept)
        return rename_part(run);
    if (!model_parts.snapshots->is_ready(run))
        return explain_model(run->model, run->time.at);
    const int status = write_part(run, run->time.at);
    return status == STATUS_DONE ? rename_part(run) : status;
}

static int save_before_stop(Run *run, Piece *p)
{
    (void)p;
    const Options *o = run->options;
    if (!o->save_state || run->saving->is_kept || !run->solver || !solver_passes_stop(run->solver))
        return STATUS_DONE;
    return model_parts.snapshots->is_ready(run) ? write_part(run, o->stop) : explain_model(run->model, run->time.at);
}

/* With fixed steps, saves only at the end of a step, since values between the ends are interpolated. */
static int state_save_if_due(Run *run)
{
    const Options *o = run->options;
    if (!o->save_state)
        return STATUS_DONE;
    if (o->save_every > 0 && run->saving->saved_at <= 0)
        run->saving->saved_at = wall_seconds();
    run->saving->is_due |= interruption_save_asked() ||
                        (o->save_every > 0 && wall_seconds() - run->saving->saved_at >= o->save_every);
    const bool is_between = has_fixed_steps(o->method) && run->time.ahead > run->time.at;
    if (!run->saving->is_due || is_between || is_at_stop(run, run->time.at) || !model_parts.snapshots->is_ready(run))
        return STATUS_DONE;
    run->saving->is_due = false;
    run->saving->saved_at = wall_seconds();
    return state_save(run);
}

/* ---- a part of the run ---- */

static void state_open(Run *run)
{
    if (!run->options->save_state)
        return;
    run->saving = arena_take(run->arena, 1, sizeof *run->saving);
}

/* Saves the state, then carries out the last event, that of terminal(), which is not a part of the saved state. */
static int save_and_end(Run *run)
{
    const int status = state_save(run);
    run->is_ending = true;
    if (status != STATUS_DONE || !event_is_possible(run->about) || run->termination)
        return status;
    return RUN_PART(events)->meet(run, run->time.at, false);
}

/* Deletes the file that save_before_stop() has written, if the run has not renamed it at the stop. */
static int discard(Run *run, int reason)
{
    (void)reason;
    if (run->saving)
        state_discard(run);
    return STATUS_DONE;
}

const struct RestartPart restart_part = {{.open = state_open, .before = save_before_stop, .close = discard},
                                         state_save, save_and_end, state_expect, state_save_if_due};
