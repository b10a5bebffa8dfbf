/* runtime.h - the interfaces of the files that every program has, by file, in the order in which they build on each
 * other; numbers, variables and settings are in variables.h.
 *
 * The runtime accesses a model only through model.h, and its own optional parts only through parts.h. It has no
 * variables outside functions except constant tables and those that signals set (interruption.c). All memory of a run
 * comes from one arena before its first step, except for the pasts that delays keep; SUNDIALS has memory of its own.
 * Functions that return an exit status have printed the message when it is not STATUS_DONE. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include "arena.h"
#include "model.h"
#include "variables.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#ifdef __GNUC__
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

enum {
    STATUS_DONE, STATUS_FAILED, STATUS_USAGE, STATUS_ENVIRONMENT, STATUS_VIOLATED,
    STATUS_SIGNAL = 128 /* plus the number of the signal */
};

/* message.c: messages on standard error: `error: title rest [code]`, details, `fix: remedy`; status 0: `warning:`. */

typedef const char *Failure;
#define FAILURE(name, code, status, title, remedy) extern const char name[];
#include "failures.def"
#undef FAILURE

/* A failure is a text: a digit for the exit status, then code, title and remedy, each ended by NUL. */
enum { FAILURE_CODE, FAILURE_TITLE, FAILURE_REMEDY };

static inline int failure_status(Failure failure)
{
    return failure[0] - '0';
}

static inline const char *failure_text(Failure failure, int which)
{
    const char *at = failure + 1;
    for (; which > FAILURE_CODE; which--)
        at += strlen(at) + 1;
    return at;
}

/* A library gives messages to its importer, and is compiled WITHOUT_REPORTS: without the functions that fill logs,
 * notes and reports, which nobody reads there. */
#ifdef WITHOUT_REPORTS
enum { HAS_REPORTS = false };
#else
enum { HAS_REPORTS = true };
#endif
#define REPORTING(function) (HAS_REPORTS ? (function) : NULL)

void message_direct(FILE *to); /* redirects messages of this thread; NULL: standard error, the default */
FILE *message_stream(void);    /* the stream to which they go */
int message_fail(Failure failure, const char *format, ...) PRINTF_LIKE(2, 3); /* without details; exit status */
void message_begin(Failure failure, const char *format, ...) PRINTF_LIKE(2, 3);
void message_detail(const char *format, ...) PRINTF_LIKE(1, 2);
int message_end(Failure failure); /* the failure's exit status */
int message_end_with(Failure failure, const char *remedy); /* with this remedy */
void message_note(const char *format, ...) PRINTF_LIKE(1, 2); /* `note: ...`: nothing failed */

/* quantity.c: numbers entered by users, also with a unit, "12 V"; `words`: how messages name it. Scaling is rounded so
 * that decimal numbers stay decimal. */

int quantity_read(const char *text, const char *unit, double *value, const char *words); /* value in `unit` */
int quantity_scale(const char *given, const char *own, double *factor, double *offset, const char *words);
double quantity_scaled(double number, double factor, double offset); /* factor*number + offset */
int number_refuse(const char *text, const char *words); /* error for a text that is none; hint at a decimal comma */

/* large.c: the memory of large loops. */

typedef struct {
    LargeLoop **items;
    int count;
} LargeLoops;

/* options.c: the command line. */

typedef enum {
    METHOD_BDF,
    METHOD_ADAMS,
    METHOD_AUTO,
    METHOD_EULER,
    METHOD_RK4,
    METHOD_IMPLICIT_EULER,
    METHOD_LINEARLY_IMPLICIT,
    METHOD_GIVEN /* none of these: the importer of an FMU integrates */
} Method;

static inline bool has_fixed_steps(Method method)
{
    return method >= METHOD_EULER && method != METHOD_GIVEN;
}

/* True if events happen at the ends of steps; otherwise they are located within steps. */
static inline bool has_events_at_steps(Method method)
{
    return method >= METHOD_EULER;
}

/* The rows of the results. Start and stop are always included, and events except with regular rows, which are those of
 * the grid. */
typedef enum { ROWS_OF_GRID, ROWS_OF_STEPS, ROWS_OF_EVENTS, ROWS_REGULAR } Rows;

bool method_find(const char *solver, Method *method); /* by its name */

typedef struct Keeper Keeper; /* keeper.h */
typedef struct RunTrace RunTrace; /* accuracy.c */

typedef struct {
    const ModelDescription *about;
    double start, stop, interval, tolerance;
    double origin;   /* start of the run that this one resumes; otherwise `start` */
    double shown;    /* rows come after this time: the end of the run that this one resumes; otherwise `start` */
    double step;     /* of fixed-step methods */
    double save_every; /* wall seconds; 0: only at the end */
    bool is_start_given, is_step_given, is_interval_given, is_input_given, is_output_given;
    const char *solver;
    Method method; /* named by `solver` */
    const char *output, *events, *plot, *input, *record; /* file names; NULL if not wanted */
    const char *save_state, *restart; /* file names; NULL if not wanted */
    FILE *state; /* read instead of the file named by `restart`, and closed by the run; NULL: the file is opened */
    bool is_due; /* an event where `state` was saved is still to be handled */
    const struct GivenPoint *given; /* of METHOD_GIVEN */
    const char *requirements;
    const char *record_exchange, *save_parameters; /* file names; NULL if not wanted */
    bool ignores_requirements, stops_on_violation;
    Rows rows;
    const char **globs; /* of --variables */
    int glob_count;
    const char **signals, **set_files; /* of --signal, --set-file */
    int signal_count, set_file_count;
    Settings settings;
    struct Changes *changes; /* calibration.c: changes of parameters in the run by --input; NULL without that part */
    bool is_mat; /* the output is MAT, not CSV */
    const char *linear_json, *linear_mat; /* files of --linearize */
    double linear_time; /* the stop of the run with --linearize */
    bool is_steady, is_linear;
    bool is_endless;        /* the stop is not meant to be reached */
    struct RigOptions *rig; /* realtime.c; NULL: none of its options was given */
    struct CaseOptions *cases; /* cases.c; NULL: none of its options was given */
    bool is_merging;           /* arguments that are no options are files of shards */
    struct Call *call; /* call.c; NULL: there is no file of parameters */
    bool without_aliases, with_constants, with_units;
    bool is_timed; /* times are reported */
    const char *equations_of; /* a path; NULL: all equations */
    const char *explain;      /* a code; NULL: there is a run */
    struct AskedFigures *figures; /* figure.h: NULL without any */
    RunTrace *trace; /* for the comparison with another run; NULL: none */
    bool checks_tolerance;
    bool list, equations, verify, stats, stats_as_json, quiet, help, version, licences;
    bool is_mute; /* one of several runs, or a run for a tool: not even requested output is printed */
} Options;

/* True if the run ends at the stop. Otherwise a state is saved there for a restart, or more points follow. */
static inline bool options_end_there(const Options *o)
{
    return !o->save_state && !o->is_linear && !o->is_steady;
}

double time_resolution(const Options *o); /* largest distance of neighbouring doubles at times of the run */
int options_read(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv);
void options_help(const ModelDescription *about, FILE *out);

/* family.c: moves to the next member in a table of families; at first, only `next` is set, to the table.
 * families_all(): all members, by their first number, which is an index. */

bool family_next(ModelFamily *f);
bool family_next_row(ModelFamily *f); /* moves to the first member of the next family */
ModelFamily *families_all(Arena *a, const int *table);

/* explain.c: messages about failures; each returns the exit status. The part `details` adds further lines. */

Failure explain_title(Model *m); /* for the failure that the model has recorded */
int explain_model(Model *m, double time);
int explain_start(Model *m, Model *copy, double time); /* for model_initialize, which is repeated in a copy */
int explain_along(Model *m, double time, double soon); /* for a step: names what goes to infinity within `soon` */
int explain_value(const Model *m, Failure failure, int variable, double time); /* for a value that is not allowed */
int explain_state(const Model *m, Failure failure, int state, double time, double soon); /* state -1: not known */
int explain_setting(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin);

/* Details of such messages. */
void explain_alias(const ModelVariable *v); /* the variable that it equals */

/* failure.c. */

bool all_finite(const double *v, int count); /* checks their sum, and each only if that is not finite */

typedef struct StateSets StateSets; /* stateset.c */
typedef struct Magnitudes Magnitudes; /* jacobian.h */
typedef struct Jacobian Jacobian;

/* True if two times of events are equal apart from rounding. False for INFINITY. */
static inline bool is_same_instant(double a, double b)
{
    const double one = fabs(a);
    const double other = fabs(b);
    const double distance = fabs(a - b);
    return distance <= (8.0 * 2.220446049250313e-16 * ((one < other) ? one : other));
}

/* The occasions at which the watch of an event is called. FIRST, LATER: in each round, when all variables are
 * determined, with pre() as before. OVER: when the event is over. UNMOVED, MOVED, UNDER: with copies of the model
 * before impulses, after them, and under impulses `factor` times as large. */
typedef enum { EVENT_FIRST, EVENT_LATER, EVENT_OVER, EVENT_UNMOVED, EVENT_MOVED, EVENT_UNDER } EventStage;
typedef void (*EventWatch)(void *watcher, Model *m, double time, EventStage stage, double factor);

/* delay.c: the pasts of a model's delayed quantities. */

typedef struct Delays Delays;

/* event.c: the steps of an event. */

typedef struct Event Event;
typedef struct Trajectory Trajectory; /* trajectory.c */
/* stateset.c: the choice of states along a run. */

typedef struct {
    long times, states; /* how often the choice changed, and how many states were exchanged in all */
} StateChanges;

typedef struct {
    long steps, evaluations, jacobians, iterations, error_failures, convergence_failures;
    long differences;      /* Jacobians that were not exact */
    long lowered;          /* reductions of the order for stability */
    long changes, adams_steps; /* changes of the method, if the run chooses it; steps with Adams */
    long jumps;            /* steps over jumps of derivatives, after which the integrator was restarted */
    const char *factoring; /* dense or KLU; NULL: no Jacobian */
} SolverCounts;

/* solver.c: the integrator, cvode.c or fixed.c. Only cvode.c, solver_structure.c, pace.c, stiffness.c, matrix.c and
 * sparse.c use SUNDIALS. */

typedef struct Solver Solver;

/* Starts with the model's present states at the start. NULL after a message. */
Solver *solver_new(Arena *a, Model *m, const Options *o);
double solver_end(const Solver *s, double stop); /* with fixed steps as computed by their grid, if on it */
bool solver_step(Solver *s, double limit); /* one accepted step, which ends at `limit` or before */
double solver_time(const Solver *s);
bool solver_states(Solver *s, double time, double *x); /* at any time within the last step */
int solver_explain(const Solver *s);                   /* after a step has failed: message and exit status */
const char *solver_library(void);

/* results.c: the event log, CSV as in RFC 4180 but with plain line feeds; and the functions of results.h. */

int events_open(FILE **log, const char *file); /* *log is NULL if file is */
void events_log(FILE *log, double time, const char *change, const char *element);
int events_close(FILE *log, const char *file);

typedef struct Requirements Requirements; /* requirement.c */

/* simulate.c: one run. */

typedef struct {
    double initialization, integration, output; /* CPU seconds */
    double reached; /* time of the last row */
    long rows;
    StateChanges changes;
} Times;

/* grid.c: the output times: start, start + interval, ... and stop exactly. */
long grid_count(const Options *o);
double grid_time(const Options *o, long k);

int simulate(const Options *o, Arena *a);

/* program.c: the whole program; apart from main() so that tests can call it. */

int program(const ModelDescription *model, int argc, char **argv);

#endif
