/* realtime.c - a run that is paced by CLOCK_MONOTONIC or by a client: a step begins when its time has come, never
 * earlier.
 *
 * Deadlines are absolute, origin + (t - start)/factor, so that lateness does not accumulate. The origin is given, or is
 * the time of the clock when the first step is ready, after all work of the start. Fixed steps are paced at their
 * begin; with CVODE, whose steps are as long as the model allows, rows are paced as well. From the first step on, the
 * thread that steps has its memory locked in RAM, takes no more, writes nothing (writer.c), and calls the system only
 * for sleep and exchange.
 *
 * Signals are exchanged once per step (exchange.c), with CVODE once per row of the grid. Inputs are taken when the time
 * of the step has come. A changed input is an event there, like a jump of a known course, so that a recorded run can be
 * repeated to the last bit. Outputs are given after that, before the step is made. In lock step the client replaces the
 * clock: a step is made when the client's sequence number has changed.
 *
 * An overrun is a step that ends after its deadline. Lateness is counted from the deadline to the end of such a step,
 * otherwise to the end of the sleep. Skipped periods are counted separately. */
#define _GNU_SOURCE
#include "json.h"
#include "rig.h"
#include "writer.h"

#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>

enum { PRIORITY = 80, STACK_BYTES = 1 << 18 };
static const double poll = 20e3; /* ns between two looks at what the client writes */
static const double longest_sleep = 50e6; /* ns between two looks at signals */

/* Durations are counted in classes, eight per octave of nanoseconds, up to 4 s. */
enum { CLASSES_PER_OCTAVE = 8, CLASSES = 32 * CLASSES_PER_OCTAVE };

typedef struct {
    uint64_t counts[CLASSES];
    uint64_t all;
    double largest; /* ns */
} Durations;

struct Rig {
    Writer *writer;
    Results *results; /* of the run; the writer uses them meanwhile */
    Exchange *exchange; /* or NULL */
    Model *shown;       /* with loops: outputs are computed in this copy, so that the guesses of the run stay */
    double exchanged;   /* time of the model at the last exchange */
    bool is_begun;
    double origin;              /* of the clock, ns, at the start */
    double reached;             /* time of the model that the clock has reached */
    double begun;               /* ns: begin of the present step; 0: none */
    uint64_t overruns, skipped; /* number of late steps; of periods that were skipped */
    double paused;              /* ns, in all */
    Durations lateness, steps;
    RigFigures figures;
    long faults;
    WriterLosses lost;

    /* Settings of the process before the run. */
    cpu_set_t processors;
    int policy;
    struct sched_param parameter;
    struct sigaction action;
};

static volatile sig_atomic_t pause_asked;

static void ask_pause(int number)
{
    pause_asked = number;
}

static double deadline(const Run *run, double time)
{
    return run->rig->origin + 1e9 * (time - run->options->start) / run->options->rig->factor;
}

/* ---- how long things take ---- */

static void add_duration(Durations *d, double ns)
{
    const int class = ns < 1 ? 0 : (int)(CLASSES_PER_OCTAVE * log2(ns)) + 1;
    d->counts[class < CLASSES ? class : CLASSES - 1]++;
    d->all++;
    d->largest = fmax(d->largest, ns);
}

/* The duration, in seconds, that this part of all durations does not exceed, to the accuracy of a class. */
static double duration_below(const Durations *d, double part)
{
    const double wanted = part * (double)d->all;
    uint64_t counted = 0;
    int class = 0;
    while (class < CLASSES - 1 && (double)(counted += d->counts[class]) < wanted)
        class ++;
    return 1e-9 * fmin(d->largest, class == 0 ? 0 : exp2((double)class / CLASSES_PER_OCTAVE));
}

static void add_step(Rig *rig, double ns)
{
    const int class = ns < 1 ? 0 : (int)log2(ns);
    rig->figures.lengths[class < EXCHANGE_PROGRAM_CLASSES ? class : EXCHANGE_PROGRAM_CLASSES - 1]++;
    add_duration(&rig->steps, ns);
}

static long page_faults(void)
{
    struct rusage used;
    getrusage(RUSAGE_THREAD, &used);
    return used.ru_minflt + used.ru_majflt;
}

/* ---- before the first step ---- */

/* Touches the stack that a step may need, so that it is in memory. */
static void touch_stack(void)
{
    volatile char stack[STACK_BYTES];
    for (size_t i = 0; i < sizeof stack; i += 1024)
        stack[i] = 0;
}

/* The last processor that the process may use is for the steps, the others are for the writer. */
static void divide_processors(const cpu_set_t *all, cpu_set_t *own, cpu_set_t *others)
{
    int last = -1;
    CPU_ZERO(own);
    *others = *all;
    for (int i = 0; i < CPU_SETSIZE; i++)
        last = CPU_ISSET((size_t)i, all) ? i : last;
    if (last < 0 || CPU_COUNT(all) == 1)
        return;
    CPU_SET((size_t)last, own);
    CPU_CLR((size_t)last, others);
}

static int begin_pacing(Run *run)
{
    Rig *rig = run->rig;
    const Options *o = run->options;
    cpu_set_t own, others;
    const struct sigaction action = {.sa_handler = ask_pause};
    const struct sched_param parameter = {.sched_priority = PRIORITY};
    if (sched_getaffinity(0, sizeof rig->processors, &rig->processors) != 0)
        CPU_ZERO(&rig->processors);
    divide_processors(&rig->processors, &own, &others);
    if (!writer_start(rig->writer, &others) || (rig->exchange && !exchange_start(rig->exchange, &others)))
        return message_fail(NO_REALTIME, "no thread for reading or writing rows: %s", strerror(errno));
    rig->results = run->rows.results;
    run->rows.results = NULL;
    sigaction(SIGTSTP, &action, &rig->action);
    touch_stack();
    if (mlockall(MCL_CURRENT) != 0)
        run_note(run, "the memory of the run is not locked: %s", strerror(errno));
    rig->policy = sched_getscheduler(0);
    sched_getparam(0, &rig->parameter);
    if (sched_setscheduler(0, SCHED_FIFO, &parameter) != 0)
        run_note(run, "the run has no priority over other programs: %s", strerror(errno));
    if (CPU_COUNT(&own) > 0 && sched_setaffinity(0, sizeof own, &own) != 0)
        run_note(run, "the run has no processor of its own: %s", strerror(errno));
    rig->faults = page_faults();
    rig->is_begun = true;
    rig->origin = isfinite(o->rig->begin_at) ? 1e9 * o->rig->begin_at : clock_now();
    if (rig->origin >= clock_now() || !isfinite(o->rig->begin_at))
        return STATUS_DONE;
    return message_fail(NO_REALTIME, "--begin-at %s: the clock is already at %s", number_text(o->rig->begin_at).text,
                        number_text(1e-9 * clock_now()).text);
}

/* ---- along the run ---- */

/* Sleeps until then; a signal ends the sleep. One that comes just before the system call does not, so that a sleep is
 * short and signals are looked at after each. */
static int wait_until(Run *run, double time, double ns)
{
    Rig *rig = run->rig;
    int status = STATUS_DONE;
    while (status == STATUS_DONE && (clock_now() < ns || pause_asked)) {
        if (pause_asked) {
            const double before = clock_now();
            pause_asked = 0;
            raise(SIGSTOP);
            const double length = clock_now() - before;
            rig->paused += length;
            rig->origin += length;
            ns += length;
        } else {
            const double end = fmin(ns, clock_now() + longest_sleep);
            const struct timespec at = {(time_t)(end / 1e9), (long)fmod(end, 1e9)};
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
            status = pause_run(run, time);
        }
    }
    return status;
}

/* Handles an overrun: the step up to this time has ended after its deadline. */
static int meet_overrun(Run *run, double time, double late)
{
    Rig *rig = run->rig;
    const Options *o = run->options;
    const double period = 1e9 * o->step / o->rig->factor;
    rig->overruns++;
    if (o->rig->overrun == OVERRUN_STOP)
        return message_fail(OVERRUN, "at time %s: the step before it ended %s s too late", number_text(time).text,
                            number_rounded(1e-9 * late, 3).text);
    if (o->rig->overrun == OVERRUN_SKIP) {
        const double periods = has_fixed_steps(o->method) ? ceil(late / period) : 0;
        rig->skipped += (uint64_t)periods;
        rig->origin += periods > 0 ? periods * period : late;
    }
    return STATUS_DONE;
}

static int wait_for_clock(Run *run, double time)
{
    Rig *rig = run->rig;
    const double late = clock_now() - deadline(run, time);
    int status = late > 0 && rig->begun > 0 ? meet_overrun(run, time, late) : STATUS_DONE;
    if (status == STATUS_DONE)
        status = wait_until(run, time, deadline(run, time));
    if (status == STATUS_DONE)
        add_duration(&rig->lateness, fmax(fmax(0, late), clock_now() - deadline(run, time)));
    return status;
}

/* Waits for the client; while it is silent for too long, the clock paces the run. Time continues from here. */
static int wait_for_client(Run *run, double time)
{
    Rig *rig = run->rig;
    int status = STATUS_DONE;
    const bool was_silent = exchange_is_silent(rig->exchange);
    while (status == STATUS_DONE && !exchange_is_heard(rig->exchange)) {
        const bool is_silent = exchange_is_silent(rig->exchange);
        if (is_silent && (!was_silent || !(clock_now() < deadline(run, time))))
            break;
        status = wait_until(run, time, clock_now() + poll);
    }
    rig->origin += clock_now() - deadline(run, time);
    return status;
}

/* Takes signals and commands of the client until it does not ask for a pause. */
static int exchange_here(Run *run, double time, bool *is_changed)
{
    Rig *rig = run->rig;
    ExchangeCommand command = EXCHANGE_RUN;
    rig->exchanged = time;
    int status = exchange_take(rig->exchange, time, &command);
    while (status == STATUS_DONE && command == EXCHANGE_PAUSE) {
        const double before = clock_now();
        exchange_give(rig->exchange, EXCHANGE_PAUSED, NULL, &rig->figures);
        status = wait_until(run, time, before + 50 * poll);
        if (status == STATUS_DONE)
            status = exchange_take(rig->exchange, time, &command);
        rig->paused += clock_now() - before;
        rig->origin += clock_now() - before;
    }
    *is_changed = exchange_apply(rig->exchange, time);
    if (status == STATUS_DONE && command == EXCHANGE_END && !run->termination)
        run->termination = "the client has requested it";
    return status;
}

static bool is_exchanged_at(const Run *run, double time)
{
    const Rig *rig = run->rig;
    return rig->exchange && (time > rig->exchanged || !(rig->exchanged > -INFINITY)) &&
           (has_fixed_steps(run->options->method) || row_is_on_grid(run, time));
}

/* At the end of a step: waits for the time of the next one. */
static int end_step(Run *run, Piece *p)
{
    Rig *rig = run->rig;
    if (!rig || !rig->is_begun || !(p->time > rig->reached))
        return STATUS_DONE;
    const bool is_lock_step = run->options->rig->is_lock_step;
    const bool is_exchanged = is_exchanged_at(run, p->time) && !(is_lock_step && is_at_stop(run, p->time));
    int status = writer_status(rig->writer);
    rig->reached = p->time;
    add_step(rig, clock_now() - rig->begun);
    if (status == STATUS_DONE)
        status = !is_lock_step  ? wait_for_clock(run, p->time)
                 : is_exchanged ? wait_for_client(run, p->time)
                                : STATUS_DONE;
    bool is_changed = false;
    if (status == STATUS_DONE && is_exchanged)
        status = exchange_here(run, p->time, &is_changed);
    rig->begun = clock_now();
    p->is_event |= is_changed && event_is_possible(run->about);
    return status;
}

/* With CVODE, ends a step where signals are exchanged. */
static void end_at_row(Run *run, Piece *p)
{
    if (run->rig && run->rig->exchange && !has_fixed_steps(run->options->method) && run->rows.due < p->reach &&
        run->rows.due > run->time.at)
        p->reach = run->rows.due;
}

/* Gives the outputs at the beginning of the step. */
static void give_outputs(Run *run)
{
    Rig *rig = run->rig;
    Model *const model = run->model;
    if (!run_states_at(run, run->time.at))
        return;
    if (rig->shown) {
        model_copy(rig->shown, model);
        run->model = rig->shown;
    }
    const bool is_defined = evaluate_at(run, run->time.at) || evaluate_after_event(run, run->time.at);
    rig->figures.time = run->time.at;
    rig->figures.overruns = rig->overruns;
    rig->figures.lateness = 1e-9 * rig->lateness.largest;
    exchange_give(rig->exchange, EXCHANGE_RUNNING, is_defined ? run->model : NULL, &rig->figures);
    run->model = model;
}

static int begin_step(Run *run, Piece *p)
{
    Rig *rig = run->rig;
    int status = STATUS_DONE;
    (void)p;
    if (rig && !rig->is_begun) {
        status = begin_pacing(run);
        if (status == STATUS_DONE)
            status = wait_for_clock(run, run->time.at);
        rig->reached = rig->exchanged = run->time.at;
        rig->begun = clock_now();
        if (status == STATUS_DONE && rig->exchange)
            exchange_begin(rig->exchange);
    }
    if (status == STATUS_DONE && rig && rig->exchange && !(run->time.at > rig->exchanged))
        give_outputs(run);
    return status;
}

static void take_row(Run *run, const Model *shown, double time)
{
    Rig *rig = run->rig;
    if (!rig || !rig->is_begun)
        return;
    if (!has_fixed_steps(run->options->method))
        wait_until(run, time, deadline(run, time));
    writer_row(rig->writer, shown, time);
}

/* Reports overruns, unless the first one has ended the run. */
static void tell_overruns(const Run *run)
{
    const Rig *rig = run->rig;
    char skipped[50] = "";
    if (rig->overruns == 0 || run->options->rig->overrun == OVERRUN_STOP)
        return;
    if (rig->skipped)
        snprintf(skipped, sizeof skipped, "; periods skipped: %" PRIu64, rig->skipped);
    message_fail(LATE_STEPS, "%" PRIu64 " of %" PRIu64 " steps ended after the deadline, by at most %s s%s",
                 rig->overruns, rig->steps.all, number_rounded(1e-9 * rig->lateness.largest, 2).text, skipped);
}

static void end_pacing(Run *run)
{
    Rig *rig = run->rig;
    if (rig && rig->exchange)
        exchange_leave(rig->exchange, &rig->figures);
    if (!rig || !rig->is_begun)
        return;
    rig->faults = page_faults() - rig->faults;
    sched_setscheduler(0, rig->policy, &rig->parameter);
    if (CPU_COUNT(&rig->processors) > 0)
        sched_setaffinity(0, sizeof rig->processors, &rig->processors);
    sigaction(SIGTSTP, &rig->action, NULL);
    munlockall();
    writer_stop(rig->writer, &rig->lost);
    run->rows.results = rig->results;
    run->rows.times.rows -= rig->lost.rows;
    rig->is_begun = false;
    if (rig->lost.rows + rig->lost.events > 0)
        run_note(run, "%ld row%s and %ld event%s lost, because the files are written too slowly", rig->lost.rows,
                 rig->lost.rows == 1 ? "" : "s", rig->lost.events, rig->lost.events == 1 ? " is" : "s are");
    if (rig->lost.lines > 0)
        run_note(run, "%ld line%s of %s lost: a run with this file will have other results", rig->lost.lines,
                 rig->lost.lines == 1 ? " is" : "s are", run->options->record_exchange);
    if (run->options->quiet)
        return;
    tell_overruns(run);
    if (rig->exchange)
        exchange_tell(rig->exchange);
}

/* ---- set-up and reports ---- */

/* Opens the exchange before the start, which may depend on the client's inputs. */
static int get_ready(Run *run)
{
    const RigOptions *o = run->options->rig;
    if (!o || run->options->list || run->options->equations)
        return STATUS_DONE;
    Rig *rig = run->rig = arena_take(run->arena, 1, sizeof *rig);
    rig->exchanged = rig->reached = -INFINITY;
    rig->writer = writer_new(run->arena, run->about, run->rows.results, run->rows.events);
    FILE *log = run->rows.events ? writer_log(rig->writer) : NULL;
    if (log)
        run->rows.events = log;
    if (!o->exchange && !o->is_followed)
        return STATUS_DONE;
    rig->figures.time = run->options->start;
    rig->shown = run->about->loop_count + run->about->output_loop_count > 0 ? model_new(run->arena, run->about) : NULL;
    int status = exchange_open(run, rig->writer, &rig->exchange);
    while (status == STATUS_DONE && o->is_lock_step && !exchange_is_heard(rig->exchange) &&
           !exchange_is_silent(rig->exchange))
        status = wait_until(run, run->options->start, clock_now() + 50 * poll);
    ExchangeCommand command;
    if (status == STATUS_DONE)
        status = exchange_take(rig->exchange, run->options->start, &command);
    if (status == STATUS_DONE)
        exchange_apply(rig->exchange, run->options->start);
    return status;
}

static int close_exchange(Run *run, int reason)
{
    return run->rig && run->rig->exchange ? exchange_close(run->rig->exchange, reason) : STATUS_DONE;
}

static bool exchanges(const Options *o)
{
    return o->rig && (o->rig->exchange || o->rig->is_followed);
}

static bool follows(const Options *o)
{
    return o->rig && o->rig->is_followed;
}

static void print_durations(const char *title, const Durations *d, FILE *out)
{
    fprintf(out, "  %-23s  50 %%: %s, 99 %%: %s, 99.9 %%: %s, largest: %s s\n", title,
            number_rounded(duration_below(d, 0.5), 2).text, number_rounded(duration_below(d, 0.99), 2).text,
            number_rounded(duration_below(d, 0.999), 2).text, number_rounded(1e-9 * d->largest, 2).text);
}

static void report(const Run *run, FILE *out)
{
    const Rig *rig = run->rig;
    if (!rig)
        return;
    fprintf(out, "  real time                factor %s, time %s at %s s of CLOCK_MONOTONIC\n",
            number_text(run->options->rig->factor).text, number_text(run->options->start).text,
            number_rounded(1e-9 * rig->origin, 12).text);
    fprintf(out, "  overruns                 %" PRIu64 " of %" PRIu64 " steps", rig->overruns, rig->steps.all);
    fprintf(out, rig->skipped ? ", %" PRIu64 " periods skipped\n" : "\n", rig->skipped);
    print_durations("lateness of steps", &rig->lateness, out);
    print_durations("length of steps", &rig->steps, out);
    fprintf(out, "  page faults              %ld\n", rig->faults);
    if (rig->exchange)
        exchange_print(rig->exchange, out);
}

static void record_durations(Json *j, const char *name, const Durations *d)
{
    json_open(j, name, '{');
    json_number(j, "half", duration_below(d, 0.5));
    json_number(j, "of_100", duration_below(d, 0.99));
    json_number(j, "of_1000", duration_below(d, 0.999));
    json_number(j, "largest", 1e-9 * d->largest);
    json_open(j, "histogram", '[');
    for (int class = 0; class < CLASSES; class ++)
        if (d->counts[class]) {
            json_open(j, NULL, '{');
            json_number(j, "below", 1e-9 * exp2((double)class / CLASSES_PER_OCTAVE));
            json_number(j, "count", (double)d->counts[class]);
            json_close(j, '}');
        }
    json_close(j, ']');
    json_close(j, '}');
}

static void record(const Run *run, Json *j)
{
    const Rig *rig = run->rig;
    if (!rig)
        return;
    json_open(j, "realtime", '{');
    json_number(j, "factor", run->options->rig->factor);
    json_number(j, "origin", 1e-9 * rig->origin);
    json_number(j, "paused", 1e-9 * rig->paused);
    json_number(j, "steps", (double)rig->steps.all);
    json_number(j, "overruns", (double)rig->overruns);
    json_number(j, "skipped", (double)rig->skipped);
    json_count(j, "rows_lost", rig->lost.rows);
    json_count(j, "events_lost", rig->lost.events);
    json_count(j, "exchange_lost", rig->lost.lines);
    json_count(j, "page_faults", rig->faults);
    record_durations(j, "lateness", &rig->lateness);
    record_durations(j, "step_lengths", &rig->steps);
    if (rig->exchange)
        exchange_record(rig->exchange, j);
    json_close(j, '}');
}

const struct RigPart rig_part = {{.ready = get_ready,
                                  .limit = end_at_row,
                                  .before = begin_step,
                                  .passed = end_step,
                                  .row = take_row,
                                  .left = end_pacing,
                                  .close = close_exchange},
                                 {rig_options, RIG_OPTIONS, rig_read_option, rig_check},
                                 &input_part,
                                 exchanges,
                                 follows,
                                 report,
                                 record};
