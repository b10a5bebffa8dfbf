/* saved.c - saves the state of a run, and goes on from one.
 *
 * A state is that at the end of a step, after all that happened there: the model, as it is in memory, and what the
 * parts of the runtime know besides. The integrator begins anew from it; with fixed steps nothing is lost, so that the
 * rows that follow are the same to the last bit. A run that stops within a fixed step leaves the state of the step's
 * begin, and the time until which there are rows: the step is made again. A file names the program by its fingerprint,
 * and ends with a sum of its bytes: one of another program, cut short or damaged is rejected before anything is
 * computed. */
#define _POSIX_C_SOURCE 200809L
#include "keeper.h"
#include "loop.h"

#include "between.h"
#include "interruption.h"
#include "past.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* Of the same build: order and size of numbers, size of the model. */
typedef struct {
    char magic[16];
    char fingerprint[72];
    double one;
    uint64_t model_size;
    double origin, time, shown; /* as Options has them; the second one is the next start */
} Header;

struct Saving {
    Keeper keeper;    /* of a run that goes on: what is read */
    double saved_at;  /* wall seconds of the last state that was saved */
    bool is_due;      /* a state is to be saved */
    bool is_kept;     /* it is there, under the name that it is written to first: */
    char *part;
};

static const char magic[16] = "sysphsc state 5";

static const char *fingerprint(const ModelDescription *about)
{
    return about->info->fingerprint ? about->info->fingerprint : "";
}

static Header header_now(const Run *run, double shown)
{
    Header h = {
        .one = 1, .model_size = run->about->size, .origin = run->options->origin, .time = run->time.at, .shown = shown};
    memcpy(h.magic, magic, sizeof magic);
    snprintf(h.fingerprint, sizeof h.fingerprint, "%s", fingerprint(run->about));
    return h;
}

/* ---- checking a file ---- */

static int check_header(const ModelDescription *about, const Header *h, const char *file)
{
    Header own = {.one = 1};
    if (memcmp(h->magic, magic, sizeof magic) != 0)
        return message_fail(BAD_STATE, "%s: not a saved state, or saved by another version of the program", file);
    if (memcmp(&h->one, &own.one, sizeof own.one) != 0 || h->model_size != about->size ||
        strncmp(h->fingerprint, fingerprint(about), sizeof h->fingerprint) != 0) {
        message_begin(BAD_STATE, "%s: saved by another program", file);
        message_detail("fingerprint of the state   %.64s", h->fingerprint);
        message_detail("fingerprint of the program %.64s", fingerprint(about));
        return message_end(BAD_STATE);
    }
    return STATUS_DONE;
}

/* All but the last eight bytes, which are their sum. */
static bool has_its_sum(FILE *in)
{
    unsigned char bytes[1 << 14], last[sizeof(uint64_t)];
    uint64_t sum = SUM_OF_NOTHING, told;
    size_t held = 0;
    for (size_t count; (count = fread(bytes + held, 1, sizeof bytes - held, in)) > 0;) {
        const size_t all = held + count, done = all > sizeof last ? all - sizeof last : 0;
        sum = keeper_sum(sum, bytes, done);
        held = all - done;
        memmove(bytes, bytes + done, held);
    }
    memcpy(last, bytes, sizeof last);
    memcpy(&told, last, sizeof told);
    return held == sizeof last && told == sum;
}

/* The file is a whole state of this program; where the run then goes on. `file` is its name. */
static int expect_in(Options *o, FILE *in, const char *file)
{
    Header h;
    const bool has_header = fread(&h, 1, sizeof h, in) == sizeof h;
    int status = has_header ? check_header(o->about, &h, file) : message_fail(BAD_STATE, "%s: it is cut short", file);
    rewind(in);
    if (status == STATUS_DONE && !has_its_sum(in))
        status = message_fail(BAD_STATE, "%s: it is cut short, or damaged", file);
    if (status != STATUS_DONE)
        return status;
    o->origin = h.origin;
    o->start = h.time;
    o->shown = h.shown;
    return STATUS_DONE;
}

static int state_expect(Options *o)
{
    FILE *in = fopen(o->restart, "rb");
    if (!in)
        return message_fail(UNREADABLE, "%s: %s", o->restart, strerror(errno));
    int status = expect_in(o, in, o->restart);
    fclose(in);
    for (int i = 0; status == STATUS_DONE && i < o->settings.count; i++) {
        const ModelVariable *v = &o->about->variables[o->settings.items[i].variable];
        if (v->kind != MODEL_INPUT)
            status = message_fail(BAD_ARGUMENT, "--set %s, but --restart goes on with the values of %s", v->path,
                                  o->restart);
    }
    if (status == STATUS_DONE && o->is_start_given)
        return message_fail(BAD_ARGUMENT, "--start is where %s ends: leave it out with --restart", o->restart);
    return status;
}

/* ---- contents of a state ---- */

static void state_keep_model(Run *run, Model *m, Keeper *k)
{
    if (!k->is_reading) {
        Model *copy = malloc(run->about->size);
        if (!copy)
            arena_exhausted();
        model_copy(copy, m);
        *model_solving(copy) = (ModelSolving){.has_nonlinear = model_solving(m)->has_nonlinear};
        memset(model_failure(copy), 0, sizeof *model_failure(copy));
        if (run->about->info->large_loops)
            memset((char *)copy + run->about->info->large_loops->memory, 0,
                   (size_t)run->about->info->large_loops->count * sizeof(LargeLoop *));
        if (run->about->info->delays)
            memset((char *)copy + run->about->info->delays->memory, 0,
                   (size_t)run->about->info->delays->past_count * sizeof(Past *));
        if (run->about->info->place)
            run->about->info->place(copy, NULL);
        memset((void *)copy, 0, sizeof run->about);
        keep(k, copy, run->about->size);
        free(copy);
        if (model_parts.modes)
            model_parts.modes->keep_structure(m, k);
        return;
    }
    ModelSolving solving = *model_solving(m);
    const ModelFailure failure = *model_failure(m);
    keep(k, m, run->about->size);
    memcpy((void *)m, &run->about, sizeof run->about);
    if (run->about->info->place)
        run->about->info->place(m, (char *)m);
    solving.has_nonlinear = model_solving(m)->has_nonlinear;
    *model_solving(m) = solving;
    *model_failure(m) = failure;
    if (model_parts.modes)
        model_parts.modes->keep_structure(m, k);
    large_loops_attach_to(&run->guesses.loops, m);
    if (run->delays)
        model_parts.delays->attach(run->delays, m);
}

static void keep_all(Run *run, Keeper *k)
{
    keep(k, run->guesses.largest, (size_t)run->about->variable_count * sizeof *run->guesses.largest);
    if (run->event)
        model_parts.events->keep(run, k);
    if (run->sliding)
        model_parts.sliding->keep(run, k);
    if (run->delays)
        model_parts.delays->keep(run->delays, k);
    if (run->sets)
        model_parts.state_sets->keep(run->sets, k);
    if (run->requirements)
        model_parts.requirements->keep(run->requirements, k);
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

static bool write_state(Run *run, FILE *out, double shown)
{
    Keeper k = {.file = out, .sum = SUM_OF_NOTHING};
    Header h = header_now(run, shown);
    keep(&k, &h, sizeof h);
    state_keep_model(run, run->model, &k);
    keep_all(run, &k);
    bool has_solver = run->solver && solver_is_for(run->solver, run->model);
    keep(&k, &has_solver, sizeof has_solver);
    if (has_solver)
        solver_keep(run->solver, &k);
    const uint64_t sum = k.sum;
    keep(&k, (uint64_t[]){sum}, sizeof sum);
    return fflush(out) == 0 && !k.has_failed;
}

/* Under a name of its own first: the file is a whole state, this one or the one before. */
static int write_part(Run *run, double shown)
{
    const char *file = run->options->save_state;
    struct stat is;
    if (stat(file, &is) == 0 && !S_ISREG(is.st_mode)) /* which the renamed file would replace */
        return message_fail(UNWRITABLE, "%s: a state is written to a file, which this is not", file);
    FILE *out = fopen(name_of_part(run), "wb");
    run->saving->is_kept = out != NULL;
    bool is_written = out && write_state(run, out, shown);
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

static bool is_evaluated(Run *run)
{
    return run_states_at(run, run->time.at) && evaluate_at(run, run->time.at);
}

/* To the host of the run. */
static int state_write(Run *run, FILE *out)
{
    if (!is_evaluated(run))
        return explain_model(run->model, run->time.at);
    return write_state(run, out, run->time.at) ? STATUS_DONE : message_fail(UNWRITABLE, "the state");
}

static int state_save(Run *run)
{
    if (run->saving->is_kept)
        return rename_part(run);
    if (!is_evaluated(run))
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
    return is_evaluated(run) ? write_part(run, o->stop) : explain_model(run->model, run->time.at);
}

static double wall_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* With fixed steps only where one ends: what is in between is interpolated. */
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
    if (!run->saving->is_due || is_between || is_at_stop(run, run->time.at) || !is_evaluated(run))
        return STATUS_DONE;
    run->saving->is_due = false;
    run->saving->saved_at = wall_seconds();
    return state_save(run);
}

/* ---- going on ---- */

static void close_file(void *file)
{
    fclose(file);
}

/* All but the integrator, which does not exist yet: the model's values are as they were, and nothing is solved. */
static int state_restore(Run *run)
{
    const Options *o = run->options;
    Model *m = run->model;
    Header h;
    Keeper *k = &run->saving->keeper;
    model_set_defaults(m);
    if (run->event)
        RUN_PART(events)->attach(run, m);
    k->is_reading = true;
    k->file = o->state ? o->state : fopen(o->restart, "rb");
    if (!k->file)
        return message_fail(UNREADABLE, "%s: %s", o->restart, strerror(errno));
    arena_close_with(run->arena, close_file, k->file);
    keep(k, &h, sizeof h);
    state_keep_model(run, m, k);
    model_get_states(m, run->states);
    model_copy(run->guesses.kept, m);
    int status = run->event ? model_parts.events->resume(run->event, m, o) : STATUS_DONE;
    if (run->delays)
        model_parts.delays->resume(run);
    keep_all(run, k);
    while (run->rows.due < o->start || row_is_on_grid(run, o->start))
        rows_go_on(run, run->rows.next + 1);
    if (k->has_failed)
        status = message_fail(BAD_STATE, "%s: it has changed", o->restart);
    if (status != STATUS_DONE)
        return status;
    events_log(run->rows.events, o->start, "restart", run->about->info->qualified_name);
    if (run->event)
        model_parts.events->log_on(run);
    return STATUS_DONE;
}

static void restore_solver(Run *run)
{
    bool has_solver = false;
    if (!run->options->restart)
        return;
    keep(&run->saving->keeper, &has_solver, sizeof has_solver);
    if (has_solver)
        solver_keep(run->solver, &run->saving->keeper);
    model_get_states(run->model, run->states);
}

static void state_open(Run *run)
{
    if (run->options->save_state)
        interruption_expect_save();
    if (run->options->save_state || run->options->restart)
        run->saving = arena_take(run->arena, 1, sizeof *run->saving);
}

/* What is saved has not ended yet: the last event is that of terminal(). */
static int save_and_end(Run *run)
{
    const int status = state_save(run);
    run->is_ending = true;
    if (status != STATUS_DONE || !event_is_possible(run->about) || run->termination)
        return status;
    return RUN_PART(events)->meet(run, run->time.at, false);
}

/* What was saved before the stop, if it has not been saved there. */
static int discard(Run *run, int reason)
{
    (void)reason;
    if (run->saving)
        state_discard(run);
    return STATUS_DONE;
}

const struct RestartPart restart_part = {
    {.open = state_open, .integrate = restore_solver, .before = save_before_stop, .close = discard},
    state_save, save_and_end, state_expect, expect_in, state_write, state_restore, state_save_if_due,
    state_keep_model};
