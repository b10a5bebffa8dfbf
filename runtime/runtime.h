/* runtime.h - the interfaces of the runtime's files, by file, in the order in which they build on each other.
 *
 * The runtime knows a model through model.h alone, and those of its own parts that not every model needs through
 * parts.h. It has no variables outside functions but constant tables and those that signals set (interruption.c). What
 * a run needs comes from one arena before its first step, but for what delays keep; SUNDIALS has memory of its own.
 * Functions that return an exit status have printed the message when it is not STATUS_DONE. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include "arena.h"
#include "model.h"

#include <stdio.h>

#ifdef __GNUC__
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

enum {
    STATUS_DONE, STATUS_FAILED, STATUS_USAGE, STATUS_ENVIRONMENT, STATUS_VIOLATED,
    STATUS_SIGNAL = 128 /* and the signal */
};

/* number.c: doubles as text, whatever the locale. */

typedef struct {
    char text[40];
} Number;

Number number_text(double value);                 /* the shortest digits that read back to the same double */
Number number_rounded(double value, int digits);  /* for people */
bool number_parse(const char *text, double *value); /* the whole text is one finite decimal number */

/* digits.c: what number_text gives for a positive value, in at most 24 characters: how many these are. 0 if it takes
 * printf, or is not a number; text is then undefined. */
int digits_shortest(char *text, double value);

/* message.c: messages on standard error, `error: title rest [code]`, details, `fix: remedy`; of status 0 `warning:`. */

typedef enum {
#define FAILURE(name, code, status, title, remedy) name,
#include "failures.def"
#undef FAILURE
} Failure;

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

/* instances.c: what is known of a model, opened for an instance before anything else, for as long as the arena. */

ModelDescription *description_open(Arena *a, const ModelDescription *model);

/* variables.c: the table of variables. Indices are into that. */

struct VariableNames *variables_names(Arena *a); /* filled when the first one is looked up */
double variable_value(const Model *m, int variable); /* NAN of what is absent */
bool variable_is_absent(const Model *m, int variable); /* in the present structure */
const char *variable_kind(const ModelVariable *v); /* as --list calls it */
bool variable_is_alias(const ModelVariable *v);
bool variable_is_constant(const ModelVariable *v); /* or equals a constant or a number */
const char *variable_equal(const ModelVariable *v, Number *memory); /* what an alias equals, but for its sign */
bool variable_is_integer(const ModelDescription *about, int variable);
bool is_exact_integer(double value);
int variable_inexact(const Model *m); /* the first Integer that is not whole, or beyond +-2^53; -1: none */
/* an enumeration's literal, else a number */
const char *variable_text(const ModelDescription *about, int variable, double value, Number *memory);
int variable_find(const ModelDescription *about, const char *path);            /* -1 if there is none */
/* der(path), -1 if it has no name of its own */
int variable_derivative(const ModelDescription *about, int variable);
int variable_solved_by(const ModelDescription *about, int equation);           /* -1 if none */
/* a failure, with paths like this one */
int variable_unknown(const ModelDescription *about, const char *what, const char *path, const char *origin);

typedef struct {
    int *variables;
    int count;
} Selection;

/* The variables that match any glob or /REGEX/, in the table's order; without them all but protected ones. */
int selection_new(const ModelDescription *about, Selection *s, Arena *a, const char *const *globs, int glob_count);
void selection_vary(const ModelDescription *about, Selection *s); /* without constants */

/* By what is selected: the first of it that shows the same storage, itself or one before. */
int *selection_twins(const ModelDescription *about, const Selection *s, Arena *a);

/* settings.c: what --set and --set-file say, checked when read. */

typedef struct {
    int variable;
    double value;
    int next; /* item and 1, of the same place; 0: none */
} Setting;

typedef struct {
    const ModelDescription *about;
    Arena *arena;
    Setting *items;
    int count, capacity;
    int *of_variable; /* item and 1, by variable; NULL: there are none */
    int *of_place;    /* the first item and 1 of those that are set at one place in the model, by offset */
} Settings;

bool settings_have_place(const Settings *s, size_t offset);
bool settings_find(const Settings *s, int variable, double *value);

/* A number, or by its name; of a setting, where `takes_units`, also with a unit. */
int setting_value(const ModelDescription *about, int variable, const char *text, bool takes_units, double *value,
                  const char *origin);
int settings_add(Settings *s, const char *text, const char *origin); /* text: PATH=VALUE */
void settings_apply(const Settings *s, Model *m, bool constants); /* the constants, or all the others */

/* options.c: the command line. */

typedef enum { METHOD_BDF, METHOD_ADAMS, METHOD_EULER, METHOD_RK4, METHOD_IMPLICIT_EULER } Method;

static inline bool has_fixed_steps(Method method)
{
    return method >= METHOD_EULER;
}

typedef enum { ROWS_OF_GRID, ROWS_OF_STEPS, ROWS_OF_EVENTS } Rows; /* of events, the start and the stop in any case */

typedef struct Keeper Keeper; /* keeper.h */

typedef struct {
    const ModelDescription *about;
    double start, stop, interval, tolerance;
    double origin;   /* where the run began that this one goes on with, or start */
    double shown;    /* rows are behind that: where the run ended that this one goes on with, or start */
    double step;     /* of methods of fixed steps */
    double save_every; /* wall seconds; 0: only at the end */
    bool is_start_given, is_step_given, is_interval_given, is_input_given;
    const char *solver;
    Method method; /* that `solver` names */
    const char *output, *events, *plot, *input, *record; /* file names; NULL if not wanted, but for output */
    const char *save_state, *restart; /* likewise */
    const char *requirements;
    bool ignores_requirements, stops_on_violation;
    Rows rows;
    const char **globs; /* of --variables */
    int glob_count;
    const char **signals, **set_files; /* of --signal, --set-file */
    int signal_count, set_file_count;
    Settings settings;
    bool is_mat; /* the output, not CSV */
    const char *linear_json, *linear_mat; /* files of --linearize */
    double linear_time; /* where the run then stops */
    bool is_steady, is_linear;
    bool without_aliases, with_constants, with_units;
    bool is_timed; /* times are told */
    const char *equations_of; /* a path; NULL: of all */
    bool list, equations, verify, stats, stats_as_json, quiet, help, version, licences;
} Options;

/* True if the stop is the end. Otherwise a state is saved there for a restart, or the point is followed by others. */
static inline bool options_end_there(const Options *o)
{
    return !o->save_state && !o->is_linear && !o->is_steady;
}

double time_resolution(const Options *o); /* how far apart the doubles at the run's times are, at most */
int options_read(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv);
void options_help(const ModelDescription *about, FILE *out);

/* explain.c: failures; each returns the exit status. What else is to be said is the part `details`. */

Failure explain_title(Model *m); /* of the model's own record */
int explain_model(Model *m, double time);
int explain_start(Model *m, Model *copy, double time); /* of model_initialize, which is repeated in a copy */
int explain_along(Model *m, double time, double soon); /* of a step: what grows so soon goes to infinity */
int explain_value(const Model *m, Failure failure, int variable, double time); /* that is not what it is to be */
int explain_state(const Model *m, Failure failure, int state, double time, double soon); /* state -1: not known */
int explain_setting(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin);

/* Details of such messages. */
void explain_equation(const ModelDescription *about, int equation);
void explain_variable(const ModelDescription *about, const char *role, int variable, double value);
void explain_variables(const Model *m, int equation, bool are_kept); /* that it holds */
void explain_alias(const ModelVariable *v); /* what it equals */

/* failure.c. */

bool all_finite(const double *v, int count); /* one sum, and a look at each only if that is not finite */

/* magnitude.c: how large states are. */

typedef struct StateSets StateSets; /* stateset.c */

typedef struct {
    int count;
    double *size;    /* by state */
    double *growing; /* by state: 1 if its magnitude follows it, 0 if it is nominal */
    double *reached; /* by state: the largest |x| so far, if its magnitude follows it */
    int *variable; /* by state */
} Magnitudes;

Magnitudes magnitudes_new(Arena *a, int count);
void magnitudes_start(Magnitudes *g, const Model *m, const double *x);
void magnitudes_follow(Magnitudes *g, const double *x); /* after an accepted step */
void magnitudes_gather(const Magnitudes *g, double *reached); /* by variable: largest |x| if too small, else infinity */

/* A state set's states keep the magnitude of the variable that they now are. */
void magnitudes_restart(Magnitudes *g, const Model *m, const StateSets *sets, const double *x);
double magnitudes_difference(const Magnitudes *g, int state, double at); /* a step of difference quotients there */

/* lanes.c: of several directions, a lane for each: a row's, from the tangents of what its terms mention, by slot; and
 * back, what a row's adjoint adds to theirs. */

enum { LANES = 8 };

void lanes_sum(const ModelJacobian *p, int row, const double *partials, const double *tangent, double *restrict sum);
void lanes_spread(const ModelJacobian *p, int row, const double *partials, const double *restrict adjoint,
                  double *tangent);

/* jacobian.c: the Jacobian of the derivatives, by columns: `values` has as many numbers as jacobian_nonzeros(), in the
 * order of the pattern of model_structure(m), or of a full matrix without one. */

/* The derivatives at a time and states; one that is not finite is a failure, of the equation that determines it. */
ModelStatus derivatives_of(Model *m, double time, const double *x, double *dx);

typedef struct Jacobian Jacobian;

const ModelJacobian *jacobian_pattern(const Model *m); /* of its present structure */
Jacobian *jacobian_new(Arena *a, const ModelJacobian *p);
size_t jacobian_nonzeros(const ModelJacobian *p);
/* how many values it has; where the first one is */
int jacobian_column(const ModelJacobian *p, int column, size_t *first);
int jacobian_row(const ModelJacobian *p, size_t first, int k); /* of the k-th value of the column that begins there */

/* Exactly, where the model was evaluated last; fails where a partial derivative does not exist or a loop is singular.
 * In neither case the model changes. */
ModelStatus jacobian_exact(Jacobian *j, Model *m, double *values);

/* By one-sided differences of `step` in each state, with one evaluation for each colour, or for each column if there
 * are long rows, and one more; they change the model's values. */
ModelStatus jacobian_differences(Jacobian *j, Model *m, double time, const double *x, const double *step,
                                 double *values);

/* Within rounding of each other: events then are one. An event that never comes is at INFINITY, and is not such an
 * instant. */
static inline bool is_same_instant(double a, double b)
{
    const double one = a > -a ? a : -a, other = b > -b ? b : -b, distance = a > b ? a - b : b - a;
    return distance <= 8 * 2.220446049250313e-16 * (one < other ? one : other);
}

/* Doubles of the model, where its tables say. */
static inline double *double_at(Model *m, size_t offset)
{
    return (double *)(void *)((char *)m + offset);
}

static inline double double_of(const Model *m, size_t offset)
{
    return *(const double *)(const void *)((const char *)m + offset);
}

/* Truths likewise. */
static inline bool *truth_at(Model *m, size_t offset)
{
    return (bool *)((char *)m + offset);
}

static inline bool truth_of(const Model *m, size_t offset)
{
    return *(const bool *)((const char *)m + offset);
}

/* The value of a quantity stored as any type. */
static inline double place_value(const Model *m, size_t offset, ModelType type)
{
    switch (type) {
    case MODEL_TRUTH: return truth_of(m, offset);
    case MODEL_CHOICE: return *(const unsigned *)(const void *)((const char *)m + offset);
    default: return double_of(m, offset);
    }
}

static inline void place_set(Model *m, size_t offset, ModelType type, double value)
{
    switch (type) {
    case MODEL_TRUTH: *truth_at(m, offset) = value > 0; return;
    case MODEL_CHOICE: *(unsigned *)(void *)((char *)m + offset) = (unsigned)value; return;
    default: *double_at(m, offset) = value;
    }
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
/* start.c: constants and start values, then initialized at the start; exit status. */

int prepare_model(Arena *a, Model *m, const Options *o, const LargeLoops *loops, const Delays *delays, Event *e);

/* stateset.c: the choice of states along a run. */

typedef struct {
    long times, states; /* how often the choice changed, and how many states were exchanged in all */
} StateChanges;

typedef struct {
    long steps, evaluations, jacobians, iterations, error_failures, convergence_failures;
    long differences;      /* Jacobians that were not exact */
    long lowered;          /* orders, for stability */
    long jumps;            /* steps over jumps of derivatives, after which the integrator began anew */
    const char *factoring; /* dense or KLU; NULL: there is no Jacobian */
} SolverCounts;

/* solver.c: the integrator, CVODE or fixed.c; it, solver_structure.c, matrix.c and sparse.c are the only files that
 * know SUNDIALS. */

typedef struct Solver Solver;

/* From the model's present states at the start. NULL after a message. */
Solver *solver_new(Arena *a, Model *m, const Options *o);
double solver_boundary(const Solver *s, double time); /* the first one at or after it at which a step may end */
double solver_end(const Solver *s, double stop); /* of fixed steps as their grid has it, where it is on that */
bool solver_passes_stop(const Solver *s);        /* of fixed steps, the next one would if it were not cut off */
bool solver_step(Solver *s, double limit); /* one accepted step towards that time, never past it, and exactly there */
double solver_time(const Solver *s);
bool solver_restart(Solver *s, double time, const StateSets *sets); /* there, from the model's present states */
bool solver_states(Solver *s, double time, double *x); /* at any time within the last step */
int solver_explain(const Solver *s);                   /* after a step has failed: message and exit status */
void solver_keep(Solver *s, Keeper *k); /* keeper.h; behind all else, for another method leaves it */
void solver_counts(const Solver *s, SolverCounts *counts);
bool solver_is_for(const Solver *s, const Model *m); /* the structure that the model has now */

void solver_adopt(Solver *s, const ModelStructure *structure); /* of the same states */

/* At an event, with its states, after which the model has another structure: is it as if nothing had happened, as far
 * as tolerances go, up to where the integrator is? Then it goes on with that structure, by the same order and step. */
bool solver_goes_on(Solver *s, const ModelStructure *before, double time, const double *x);
double solver_absolute_tolerance(const Solver *s, int state); /* 0: there is none */
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

/* list.c: a table of what is selected; a width that is enough for a text, too. */

void report_selected(const Model *m, const Selection *s, FILE *out);
int report_wider(int width, const char *text);

/* progress.c: one line on standard error, if that is a terminal, from the second second on. */

typedef struct {
    bool wanted, shown;
    double begun, last;
} Progress;

void progress_begin(Progress *p, bool wanted);
void progress_show(Progress *p, const Options *o, double time);
void progress_end(Progress *p);

/* program.c: the whole program; apart from main() so that tests can call it. */

int program(const ModelDescription *model, int argc, char **argv);

#endif
