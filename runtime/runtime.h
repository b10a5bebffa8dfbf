/* runtime.h - the interfaces of the files that every program has, by file, in the order in which they build on each
 * other; numbers, variables and settings are in variables.h.
 *
 * The runtime knows a model through model.h alone, and those of its own parts that not every model needs through
 * parts.h. It has no variables outside functions but constant tables and those that signals set (interruption.c). What
 * a run needs comes from one arena before its first step, but for what delays keep; SUNDIALS has memory of its own.
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
    STATUS_SIGNAL = 128 /* and the signal */
};

/* message.c: messages on standard error, `error: title rest [code]`, details, `fix: remedy`; of status 0 `warning:`. */

typedef const char *Failure;
#define FAILURE(name, code, status, title, remedy) extern const char name[];
#include "failures.def"
#undef FAILURE

/* A digit for the exit status, then code, title and remedy, one behind the other. */
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

/* A library gives messages to its importer, and is compiled WITHOUT_REPORTS: without what fills logs, notes and
 * reports, which nobody reads there. */
#ifdef WITHOUT_REPORTS
enum { HAS_REPORTS = false };
#else
enum { HAS_REPORTS = true };
#endif
#define REPORTING(function) (HAS_REPORTS ? (function) : NULL)

void message_direct(FILE *to); /* messages of this thread; NULL: to standard error, as at first */
FILE *message_stream(void);    /* where they go */
int message_fail(Failure failure, const char *format, ...) PRINTF_LIKE(2, 3); /* without details; its status */
void message_begin(Failure failure, const char *format, ...) PRINTF_LIKE(2, 3);
void message_detail(const char *format, ...) PRINTF_LIKE(1, 2);
int message_end(Failure failure); /* the failure's exit status */
int message_end_with(Failure failure, const char *remedy); /* in place of its own */
void message_note(const char *format, ...) PRINTF_LIKE(1, 2); /* `note: ...`: nothing failed */

/* quantity.c: numbers that people give, also with a unit, "12 V"; `words` is what messages call it. Decimals stay
 * decimals. */

int quantity_read(const char *text, const char *unit, double *value, const char *words); /* in that unit */
int quantity_scale(const char *given, const char *own, double *factor, double *offset, const char *words);
double quantity_scaled(double number, double factor, double offset); /* factor*number + offset */
int number_refuse(const char *text, const char *words); /* what is none, with a hint if it has a decimal comma */

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
    METHOD_GIVEN /* none of these: somebody else integrates */
} Method;

static inline bool has_fixed_steps(Method method)
{
    return method >= METHOD_EULER && method != METHOD_GIVEN;
}

/* Events are where steps end; else they are located within steps. */
static inline bool has_events_at_steps(Method method)
{
    return method >= METHOD_EULER;
}

/* The start and the stop in any case, and events but for regular rows, which are of the grid, too. */
typedef enum { ROWS_OF_GRID, ROWS_OF_STEPS, ROWS_OF_EVENTS, ROWS_REGULAR } Rows;

bool method_find(const char *solver, Method *method); /* of that name */

typedef struct Keeper Keeper; /* keeper.h */
typedef struct RunTrace RunTrace; /* accuracy.c */

typedef struct {
    const ModelDescription *about;
    double start, stop, interval, tolerance;
    double origin;   /* where the run began that this one goes on with, or start */
    double shown;    /* rows are behind that: where the run ended that this one goes on with, or start */
    double step;     /* of methods of fixed steps */
    double save_every; /* wall seconds; 0: only at the end */
    bool is_start_given, is_step_given, is_interval_given, is_input_given, is_output_given;
    const char *solver;
    Method method; /* that `solver` names */
    const char *output, *events, *plot, *input, *record; /* file names; NULL if not wanted */
    const char *save_state, *restart; /* likewise */
    FILE *state; /* what `restart` names is this one, which the run closes; NULL: a file */
    bool is_due; /* an event where `state` was saved is still to be met */
    const struct GivenPoint *given; /* of METHOD_GIVEN */
    const char *requirements;
    const char *record_exchange, *save_parameters; /* likewise */
    bool ignores_requirements, stops_on_violation;
    Rows rows;
    const char **globs; /* of --variables */
    int glob_count;
    const char **signals, **set_files; /* of --signal, --set-file */
    int signal_count, set_file_count;
    Settings settings;
    struct Changes *changes; /* calibration.c: of parameters along the run, by --input; NULL without that part */
    bool is_mat; /* the output, not CSV */
    const char *linear_json, *linear_mat; /* files of --linearize */
    double linear_time; /* where the run then stops */
    bool is_steady, is_linear;
    bool is_endless;        /* the stop is not meant to be reached */
    struct RigOptions *rig; /* realtime.c: NULL without options of its own */
    struct CaseOptions *cases; /* cases.c: likewise */
    bool is_merging;           /* words that are no options are files of shards */
    struct Call *call; /* call.c: NULL: there is no file of parameters */
    bool without_aliases, with_constants, with_units;
    bool is_timed; /* times are told */
    const char *equations_of; /* a path; NULL: of all */
    const char *explain;      /* a code; NULL: there is a run */
    struct AskedFigures *figures; /* figure.h: NULL without any */
    RunTrace *trace; /* of a run that is compared with another one; NULL: it is not */
    bool checks_tolerance;
    bool list, equations, verify, stats, stats_as_json, quiet, help, version, licences;
    bool is_mute; /* a run of several, or for a tool: what was asked for is not printed either */
} Options;

/* True if the stop is the end. Otherwise a state is saved there for a restart, or the point is followed by others. */
static inline bool options_end_there(const Options *o)
{
    return !o->save_state && !o->is_linear && !o->is_steady;
}

double time_resolution(const Options *o); /* how far apart the doubles at the run's times are, at most */
int options_read(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv);
void options_help(const ModelDescription *about, FILE *out);

/* family.c: the next thing of a table of families: to begin with, `next` alone is set, to the table. All of them, by
 * their first number, which is an index. */

bool family_next(ModelFamily *f);
bool family_next_row(ModelFamily *f); /* leaves out the rest of the present family */
ModelFamily *families_all(Arena *a, const int *table);

/* explain.c: failures; each returns the exit status. What else is to be said is the part `details`. */

Failure explain_title(Model *m); /* of the model's own record */
int explain_model(Model *m, double time);
int explain_start(Model *m, Model *copy, double time); /* of model_initialize, which is repeated in a copy */
int explain_along(Model *m, double time, double soon); /* of a step: what grows so soon goes to infinity */
int explain_value(const Model *m, Failure failure, int variable, double time); /* that is not what it is to be */
int explain_state(const Model *m, Failure failure, int state, double time, double soon); /* state -1: not known */
int explain_setting(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin);

/* Details of such messages. */
void explain_alias(const ModelVariable *v); /* what it equals */

/* failure.c. */

bool all_finite(const double *v, int count); /* one sum, and a look at each only if that is not finite */

typedef struct StateSets StateSets; /* stateset.c */
typedef struct Magnitudes Magnitudes; /* jacobian.h */
typedef struct Jacobian Jacobian;

/* Whether two times of events are equal apart from rounding. Not true for INFINITY. */
static inline bool is_same_instant(double a, double b)
{
    const double one = fabs(a);
    const double other = fabs(b);
    const double distance = fabs(a - b);
    return distance <= (8.0 * 2.220446049250313e-16 * ((one < other) ? one : other));
}

/* When an event's watch is called: in each round with everything determined, and pre as before; when it is over; and
 * with copies of the model before impulses and after them, and under them, `factor` times as large. */
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
    long lowered;          /* orders, for stability */
    long changes, adams_steps; /* of the method, where the run chooses it; steps with Adams */
    long jumps;            /* steps over jumps of derivatives, after which the integrator began anew */
    const char *factoring; /* dense or KLU; NULL: there is no Jacobian */
} SolverCounts;

/* solver.c: the integrator, cvode.c or fixed.c. SUNDIALS is known to cvode.c, solver_structure.c, pace.c, stiffness.c,
 * matrix.c and sparse.c alone. */

typedef struct Solver Solver;

/* From the model's present states at the start. NULL after a message. */
Solver *solver_new(Arena *a, Model *m, const Options *o);
double solver_end(const Solver *s, double stop); /* of fixed steps as their grid has it, where it is on that */
bool solver_step(Solver *s, double limit); /* one accepted step towards that time, never past it, and exactly there */
double solver_time(const Solver *s);
bool solver_states(Solver *s, double time, double *x); /* at any time within the last step */
int solver_explain(const Solver *s);                   /* after a step has failed: message and exit status */
const char *solver_library(void);

/* results.c: the event log, CSV as RFC 4180 has it but with plain line feeds; and what results.h says. */

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
