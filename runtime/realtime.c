/* realtime.c - a run that is paced by CLOCK_MONOTONIC: a step begins when its time has come, never earlier.
 *
 * Deadlines are absolute, origin + (t - start)/factor, so that no lateness adds up. The origin is that of the clock
 * when the first step is due, after all that the start needs, or is given. Fixed steps are paced at their begin; with
 * CVODE, whose steps are as long as the model allows, rows are paced besides. From the first step on the thread that
 * steps has its memory in RAM, takes no more, writes nothing (writer.c), and asks the system for sleep alone.
 *
 * An overrun is a step that the one before has left no time for. Lateness is counted from the deadline to when the step
 * begins, also that of the sleep. */
#define _GNU_SOURCE
#include "json.h"
#include "run.h"
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

typedef enum { OVERRUN_STOP, OVERRUN_SKIP, OVERRUN_CATCH_UP } Overrun;

typedef struct RigOptions {
    double factor;   /* 0: not paced */
    double begin_at; /* s of the clock; NAN: as the first step is due */
    Overrun overrun;
    const char *first; /* of these options */
} RigOptions;

static const OptionWord words[] = {
    {"begin-at", "S", "begin at that time of CLOCK_MONOTONIC"},
    {"overrun", "WORD", "when a step takes too long: catch-up (default), skip or stop"},
};

enum { PRIORITY = 80, STACK_BYTES = 1 << 18 };

/* Durations in classes, eight to an octave of nanoseconds, up to 4 s. */
enum { CLASSES_PER_OCTAVE = 8, CLASSES = 32 * CLASSES_PER_OCTAVE };

typedef struct {
    uint64_t counts[CLASSES];
    uint64_t all;
    double largest; /* ns */
} Durations;

struct Rig {
    Writer *writer;
    Results *results; /* of the run, which the writer has meanwhile */
    bool is_begun;
    double origin;              /* of the clock, ns, at the start */
    double begun;               /* ns: the present step; 0: none */
    uint64_t overruns, skipped; /* steps; and periods that were left out */
    double paused;              /* ns, in all */
    Durations lateness, steps;
    long faults, rows_lost, lines_lost;

    /* Of the process, as it was. */
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

static double clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
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

/* That part of all is at most so long, in seconds, but for a class. */
static double duration_below(const Durations *d, double part)
{
    const double wanted = part * (double)d->all;
    uint64_t counted = 0;
    int class = 0;
    while (class < CLASSES - 1 && (double)(counted += d->counts[class]) < wanted)
        class ++;
    return 1e-9 * fmin(d->largest, class == 0 ? 0 : exp2((double)class / CLASSES_PER_OCTAVE));
}

static long page_faults(void)
{
    struct rusage used;
    getrusage(RUSAGE_THREAD, &used);
    return used.ru_minflt + used.ru_majflt;
}

/* ---- before the first step ---- */

/* The stack that a step may need is there. */
static void touch_stack(void)
{
    volatile char stack[STACK_BYTES];
    for (size_t i = 0; i < sizeof stack; i += 1024)
        stack[i] = 0;
}

/* The last processor that the process may use is that of the steps, the others are those of the writer. */
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
    if (!writer_start(rig->writer, &others))
        return message_fail(NO_REALTIME, "no thread to write rows with: %s", strerror(errno));
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
    return message_fail(NO_REALTIME, "--begin-at %s: the clock is at %s by then", number_text(o->rig->begin_at).text,
                        number_text(1e-9 * clock_now()).text);
}

/* ---- along the run ---- */

/* Sleeps until then; a signal ends the sleep. */
static int wait_until(Run *run, double time, double ns)
{
    Rig *rig = run->rig;
    int status = STATUS_DONE;
    while (status == STATUS_DONE && (clock_now() < ns || pause_asked)) {
        const struct timespec at = {(time_t)(ns / 1e9), (long)fmod(ns, 1e9)};
        if (pause_asked) {
            const double before = clock_now();
            pause_asked = 0;
            raise(SIGSTOP);
            const double length = clock_now() - before;
            rig->paused += length;
            rig->origin += length;
            ns += length;
        } else if (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL) != 0) {
            status = pause_run(run, time);
        }
    }
    return status;
}

/* A step is late before it has begun. */
static int meet_overrun(Run *run, double late)
{
    Rig *rig = run->rig;
    const Options *o = run->options;
    const double period = 1e9 * o->step / o->rig->factor;
    rig->overruns++;
    if (o->rig->overrun == OVERRUN_STOP)
        return message_fail(OVERRUN, "at time %s: the step before it ended %s s too late",
                            number_text(run->time.at).text, number_rounded(1e-9 * late, 3).text);
    if (o->rig->overrun == OVERRUN_SKIP) {
        const double periods = has_fixed_steps(o->method) ? ceil(late / period) : 0;
        rig->skipped += (uint64_t)periods;
        rig->origin += periods > 0 ? periods * period : late;
    }
    return STATUS_DONE;
}

static int pace(Run *run, Piece *p)
{
    Rig *rig = run->rig;
    (void)p;
    if (!rig)
        return STATUS_DONE;
    int status = rig->is_begun ? writer_status(rig->writer) : begin_pacing(run);
    const double now = clock_now(), late = now - deadline(run, run->time.at);
    if (rig->begun > 0)
        add_duration(&rig->steps, now - rig->begun);
    if (status == STATUS_DONE && late > 0 && rig->begun > 0)
        status = meet_overrun(run, late);
    if (status == STATUS_DONE)
        status = wait_until(run, run->time.at, deadline(run, run->time.at));
    rig->begun = clock_now();
    if (status == STATUS_DONE)
        add_duration(&rig->lateness, fmax(0, rig->begun - deadline(run, run->time.at)));
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

/* The last step, too, has its time. */
static void end_pacing(Run *run)
{
    Rig *rig = run->rig;
    if (!rig || !rig->is_begun)
        return;
    if (is_at_stop(run, run->time.at))
        wait_until(run, run->time.at, deadline(run, run->time.at));
    rig->faults = page_faults() - rig->faults;
    sched_setscheduler(0, rig->policy, &rig->parameter);
    if (CPU_COUNT(&rig->processors) > 0)
        sched_setaffinity(0, sizeof rig->processors, &rig->processors);
    sigaction(SIGTSTP, &rig->action, NULL);
    munlockall();
    writer_stop(rig->writer, &rig->rows_lost, &rig->lines_lost);
    run->rows.results = rig->results;
    run->rows.times.rows -= rig->rows_lost;
    rig->is_begun = false;
    if (rig->rows_lost + rig->lines_lost > 0)
        run_note(run, "%ld row%s and %ld event%s lost, for the files are written too slowly", rig->rows_lost,
                 rig->rows_lost == 1 ? "" : "s", rig->lines_lost, rig->lines_lost == 1 ? " is" : "s are");
}

/* ---- set-up and reports ---- */

static void attach(Run *run, Model *m)
{
    (void)m;
    if (!run->options->rig || run->rig)
        return;
    run->rig = arena_take(run->arena, 1, sizeof *run->rig);
    run->rig->writer = writer_new(run->arena, run->about, run->rows.results, run->rows.events);
    FILE *log = run->rows.events ? writer_log(run->rig->writer) : NULL;
    if (log)
        run->rows.events = log;
}

static int check(const Options *o)
{
    const char *other = o->is_steady          ? "--steady"
                        : o->is_linear        ? "--linearize"
                        : o->checks_tolerance ? "--check-tolerance"
                                              : NULL;
    if (o->rig && !(o->rig->factor > 0))
        return message_fail(BAD_ARGUMENT, "--%s belongs to --realtime", o->rig->first);
    if (o->rig && other)
        return message_fail(BAD_ARGUMENT, "--realtime goes without %s", other);
    return STATUS_DONE;
}

static int read_option(Options *o, const char *word, const char *value)
{
    static const char *const overruns[] = {"stop", "skip", "catch-up"};
    char given[64];
    snprintf(given, sizeof given, "'%.40s' (--%s)", value ? value : "", word);
    if (!o->rig) {
        o->rig = arena_take(o->settings.arena, 1, sizeof *o->rig);
        *o->rig = (RigOptions){.begin_at = NAN, .overrun = OVERRUN_CATCH_UP, .first = word};
    }
    if (strcmp(word, "overrun") == 0) {
        for (int i = 0; i < 3; i++)
            if (strcmp(value, overruns[i]) == 0) {
                o->rig->overrun = (Overrun)i;
                return STATUS_DONE;
            }
        return message_fail(BAD_ARGUMENT, "--overrun knows stop, skip and catch-up, not '%s'", value);
    }
    if (strcmp(word, "begin-at") == 0)
        return quantity_read(value, "s", &o->rig->begin_at, given);
    o->rig->factor = 1;
    const int status = value ? quantity_read(value, "", &o->rig->factor, given) : STATUS_DONE;
    if (status != STATUS_DONE || (o->rig->factor >= 1e-6 && o->rig->factor <= 1e6))
        return status;
    return message_fail(OUT_OF_RANGE, "--realtime takes a factor from 1e-6 to 1e6, not %s",
                        number_text(o->rig->factor).text);
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
    fprintf(out, "  overruns                 %" PRIu64 " of %" PRIu64 " steps", rig->overruns, rig->lateness.all);
    fprintf(out, rig->skipped ? ", %" PRIu64 " periods skipped\n" : "\n", rig->skipped);
    print_durations("lateness of steps", &rig->lateness, out);
    print_durations("length of steps", &rig->steps, out);
    fprintf(out, "  page faults              %ld\n", rig->faults);
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
    json_number(j, "steps", (double)rig->lateness.all);
    json_number(j, "overruns", (double)rig->overruns);
    json_number(j, "skipped", (double)rig->skipped);
    json_count(j, "rows_lost", rig->rows_lost);
    json_count(j, "events_lost", rig->lines_lost);
    json_count(j, "page_faults", rig->faults);
    record_durations(j, "lateness", &rig->lateness);
    record_durations(j, "step_lengths", &rig->steps);
    json_close(j, '}');
}

const struct RigPart rig_part = {{.attach = attach, .before = pace, .row = take_row, .left = end_pacing},
                                 words,
                                 sizeof words / sizeof *words,
                                 read_option,
                                 check,
                                 report,
                                 record};
