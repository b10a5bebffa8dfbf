/* snapshot.c - the contents of a saved state, written to a file and read from it.
 *
 * A state is saved at the end of a step, after its events: the model as it is in memory, and the data of the runtime's
 * parts. The integrator restarts from it; with fixed steps nothing is lost, so that the rows that follow are bitwise
 * the same. The state contains the program's fingerprint and ends with a checksum: a state of another program, or one
 * that is cut short or damaged, is rejected before anything is computed. */
#include "keeper.h"
#include "loop.h"

#include "between.h"
#include "past.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* `one` and `model_size` show whether number format and model are those of this build. */
typedef struct {
    char magic[16];
    char fingerprint[72];
    double one;
    uint64_t model_size;
    double origin, time, shown; /* as in Options; time: the start of the next run */
} Header;

static const char magic[16] = "sysphsc state 6";

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

/* ---- checking ---- */

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

/* True if the last eight bytes are the checksum of all bytes before them. */
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

/* Checks that the file is a complete state of this program, and sets where the run continues. file: its name. */
static int snapshot_expect(Options *o, FILE *in, const char *file)
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

/* ---- contents ---- */

static void snapshot_keep_model(Run *run, Model *m, Keeper *k)
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

/* ---- writing ---- */

static bool snapshot_write(Run *run, FILE *out, double shown)
{
    Keeper k = {.file = out, .sum = SUM_OF_NOTHING};
    Header h = header_now(run, shown);
    keep(&k, &h, sizeof h);
    snapshot_keep_model(run, run->model, &k);
    keep_all(run, &k);
    bool has_solver = run->solver && solver_is_for(run->solver, run->model);
    keep(&k, &has_solver, sizeof has_solver);
    if (has_solver)
        solver_keep(run->solver, &k);
    const uint64_t sum = k.sum;
    keep(&k, (uint64_t[]){sum}, sizeof sum);
    return fflush(out) == 0 && !k.has_failed;
}

static bool snapshot_is_ready(Run *run)
{
    return run_states_at(run, run->time.at) && evaluate_at(run, run->time.at);
}

/* ---- restart ---- */

static void close_file(void *file)
{
    fclose(file);
}

/* Restores everything except the integrator, which does not exist yet. The model's values are restored, not solved. */
static int snapshot_restore(Run *run)
{
    const Options *o = run->options;
    Model *m = run->model;
    Header h;
    Keeper *k = run->resumed = arena_take(run->arena, 1, sizeof *run->resumed);
    model_set_defaults(m);
    if (run->event)
        RUN_PART(events)->attach(run, m);
    k->is_reading = true;
    k->file = o->state ? o->state : file_open(o->about, o->restart);
    if (!k->file)
        return message_fail(UNREADABLE, "%s: %s", o->restart, strerror(errno));
    arena_close_with(run->arena, close_file, k->file);
    keep(k, &h, sizeof h);
    snapshot_keep_model(run, m, k);
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
    if (HAS_REPORTS)
        events_log(run->rows.events, o->start, "restart", run->about->info->qualified_name);
    if (HAS_REPORTS && run->event)
        model_parts.events->log_on(run);
    return STATUS_DONE;
}

static void restore_solver(Run *run)
{
    bool has_solver = false;
    if (!run->resumed)
        return;
    keep(run->resumed, &has_solver, sizeof has_solver);
    if (has_solver)
        solver_keep(run->solver, run->resumed);
    model_get_states(run->model, run->states);
}

const struct SnapshotPart snapshot_part = {{.integrate = restore_solver}, snapshot_expect,
                                           snapshot_is_ready, snapshot_write, snapshot_restore, snapshot_keep_model};
