/* runtime.h - the interfaces of the runtime's files, by file, in the order in which they build on each other.
 *
 * The runtime knows a model through model.h alone, and those of its own parts that not every model needs through
 * parts.h. It has no variables outside functions but constant tables and those that signals set (interruption.c). What
 * a run needs comes from one arena before its first step, but for what delays keep; SUNDIALS has memory of its own.
 * Functions that return an exit status have printed the message when it is not STATUS_DONE. */
#ifndef RUNTIME_H
#define RUNTIME_H

#include "arena.h"
#include "loop.h"
#include "model.h"
#include "past.h"
#include "stateset.h"

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

/* loop.c: parts of loop_linear that chord.c and newton.c need too. */

/* A loop being solved; the vectors lie in the caller's work space, LOOP_WORK() doubles. */
typedef struct {
    Model *m;
    const ModelLoop *loop;
    LoopFunction function;
    int n;
    double *z;         /* present point, the caller's */
    double *start;     /* the guess */
    double *jacobian;  /* n by n */
    double *factors;   /* n by n */
    double *scaled;    /* n by n: rows divided by row, columns multiplied by magnitude */
    double *residual, *trial, *trial_residual, *step, *row, *magnitude, *swaps;
    double *failed;    /* the point where Newton's method gave up first */
    const double *rest; /* `part` of these residuals is left, as continuation.c asks for; NULL: none is */
    double part;
    double *column;    /* of the factors of newton.c: their columns' largest entries, by which these were divided */
    double *next;      /* the step after the one being judged */
    double *best;      /* the solution nearest to the guesses so far: unknowns, then what is not iterated on */
    double *found;     /* another one, likewise */
    double *slope;     /* of the residuals by the part of the shifts */
    double *shift;     /* of what is not iterated on, from its equation to its guess */
    /* homotopy.c: where a path begins, the residuals there, a point on it; n + 1; n + 1 by n + 1 */
    double *origin, *first, *previous;
    double *tangent, *direction, *right, *exchanges;
    double *bordered;
} Loop;

void loop_begin(Model *m, const ModelLoop *loop, double *z); /* z: the guess, or else where the loop is to go on */
Loop loop_prepare(Model *m, const ModelLoop *loop, LoopFunction f, double *z, double *work);
bool all_finite(const double *v, int count); /* one sum, and a look at each only if that is not finite */
void loop_swap(double *a, double *b, int n);
double loop_norm(const double *v, int count);
double loop_largest(const double *v, int count); /* absolute value */

/* True if a loop is solved with branches that follow its unknowns. It is then not linear; if the model's equations are
 * continuous, it is continuous, but not smooth. */
bool loop_is_following(Model *m, const ModelLoop *loop);

/* Evaluates a loop's function and, while branches follow, decides these at that point and evaluates again, until none
 * changes. */
ModelStatus loop_compute(Model *m, const ModelLoop *loop, LoopFunction f, const double *z, double *residual,
                         double *jacobian);

void loop_leave(const Loop *l, double *residual); /* what is left of them where the loop is followed in parts */

/* Evaluates residuals, and the Jacobian if it is not NULL; what is not finite is a failure too. */
ModelStatus loop_evaluate(const Loop *l, const double *z, double *residual, double *jacobian);

void loop_measure(const Loop *l);     /* magnitude, from z and the unknowns' nominal values */
bool loop_is_rounding(const Loop *l); /* nothing is left of the residuals but the rounding of their terms */

/* scaled = jacobian with columns times magnitude and rows divided by row, the sum of |entry| times magnitude.
 * False if a row is empty. */
bool loop_scale(const Loop *l);

/* The same with magnitudes that make the largest entry of each scaled column 1. False also if a column is empty. */
bool loop_equilibrate(const Loop *l);

/* Factors an equilibrated matrix in place, with the pivots' reciprocals on the diagonal. Returns -1, or the column at
 * which the best pivot is within rounding of zero: the rows from there on depend on those before. */
int loop_factor(double *a, int n, double *swaps, double *smallest_pivot);
void loop_substitute(const double *a, int n, const double *swaps, double *b);
void loop_substitute_transposed(const double *a, int n, const double *swaps, double *b);
ModelStatus loop_fail_singular(const Loop *l, int column, double pivot); /* column -1: not known */

/* The failure with residuals in their rows' units, naming the worst. */
ModelStatus loop_fail_to_converge(Model *m, const ModelLoop *loop, const double *residual, const double *row);

/* chord.c: solves a nonlinear loop whose guess is good. False if it is not: z, or where it was evaluated last, then
 * means nothing. leads_on: the solution is the one that the guess leads to, as the first steps show. */
bool loop_chord(const Loop *l, bool *leads_on);

/* loop.c: how large an unknown counts at least; and a note that a solution may be another one than that which the guess
 * leads to, unless it is so near to it that this does not matter. */
double loop_least(const ModelDescription *about, const ModelLoop *loop, int unknown);
bool loop_is_near(const ModelDescription *about, const ModelLoop *loop, const double *guess, const double *z);
void loop_doubt(Model *m, const ModelLoop *loop, const double *guess, const double *z);

/* sparse.c: sparse linear systems of n equations; rows compressed, row i is column[row_start[i]] and so on. */

typedef struct Sparse Sparse;

Sparse *sparse_new(Arena *a, int n, const int *row_start, const int *column);
bool sparse_factor(Sparse *s, const double *values); /* by entry; false if singular. The same values cost nothing */
void sparse_pivot_anew(Sparse *s);                   /* next time: the former pivots may not suit what comes */
bool sparse_solve(Sparse *s, double *b);             /* in: right side, out: solution; false if it is not finite */

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
bool glob_matches(const char *glob, const char *text); /* * and ?; brackets stand for themselves */

typedef struct {
    int *variables;
    int count;
} Selection;

/* The variables that match any glob or /REGEX/, in the table's order; without them all but protected ones. */
int selection_new(const ModelDescription *about, Selection *s, Arena *a, const char *const *globs, int glob_count);
void selection_leave_aliases(const ModelDescription *about, Selection *s, Arena *a); /* of what is selected itself */
/* adds all but protected ones, or leaves all out */
void selection_constants(const ModelDescription *about, Selection *s, Arena *a, bool are_wanted);

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
int settings_read(Settings *s, const char *file);
void settings_apply(const Settings *s, Model *m, bool constants); /* the constants, or all the others */

/* options.c: the command line. */

typedef enum { METHOD_BDF, METHOD_ADAMS, METHOD_EULER, METHOD_RK4, METHOD_IMPLICIT_EULER } Method;

static inline bool has_fixed_steps(Method method)
{
    return method >= METHOD_EULER;
}

typedef enum { ROWS_OF_GRID, ROWS_OF_STEPS, ROWS_OF_EVENTS } Rows; /* of events, the start and the stop in any case */

struct Keeper; /* keeper.h */

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

/* equation.c: equations and their texts. */

/* One of several things that say alike, each by some numbers, which advance evenly: see model_equations. */
typedef struct {
    int shape, count, width;
    int position; /* of this one */
    const int *first, *step;
    const int *next; /* the progression behind it */
} Progression;

bool progression_next(Progression *s); /* to begin with, `next` alone is set: to the table */
int progression_number(const Progression *s, int number);
Progression *progressions_all(Arena *a, const int *table, int count); /* by their first number, an index */

/* Words that are put together; behind WORDS_LIMIT they are cut, and end in dots. */
enum { WORDS_LIMIT = 4000 };
typedef struct {
    size_t length;
    bool is_cut;
    char text[WORDS_LIMIT + 8];
} Words;
Words words_of(const char *text);
void words_add(Words *w, const char *text);

Progression equation_of(const ModelDescription *about, int index);
const ModelLaw *equation_law(const Progression *equation);

/* The variables that an equation holds, each once: to begin with, the equation alone is set. */
typedef struct {
    const Progression *equation;
    int place, term, leaf; /* the next one */
} Holding;
int holding_next(Holding *h); /* row of variables; -1 behind the last one */
Words equation_id(const ModelDescription *about, int index);
Words equation_text(const ModelDescription *about, int index);   /* with the variables' paths */
Words equation_element(const ModelDescription *about, int index); /* EntropyTransfer::ThermalCapacitor::storage */
Words equation_origin(const ModelDescription *about, int index); /* element, part and source */
Words equation_id_of(const ModelDescription *about, const Progression *equation);
void equation_add_element(Words *w, const Progression *equation);
void equation_add_source(Words *w, const Progression *equation);

/* listing.c */

/* The causal equations in evaluation order, equal ones once; of a part all lines that name it or what is in it, one by
 * one. Refuses a path that no line names. */
int report_equations(const ModelDescription *about, Arena *a, FILE *out, const char *part);
void report_version(const ModelDescription *about, FILE *out);

/* explain.c: failures of a simulation in the modeller's terms; each returns the exit status. */

int explain_model(Model *m, double time); /* of the model's own record */
int explain_start(Model *m, Model *copy, double time); /* likewise, of model_initialize, which is repeated in a copy */
int explain_along(Model *m, double time, double soon); /* likewise, of a step: what grows so soon goes to infinity */
int explain_not_finite(const Model *m, int variable, double time);
int explain_inexact(const Model *m, int variable, double time);
int explain_state(const Model *m, Failure failure, int state, double time, double soon); /* state -1: not known */

/* Details of such messages. */
void explain_equation(const ModelDescription *about, int equation);
void explain_variable(const ModelDescription *about, const char *role, int variable, double value);
void explain_variables(const Model *m, int equation, bool are_kept); /* that it holds */

/* explain_event.c: changes at events. */

/* How often branches, discrete variables and resets have changed something. */
typedef struct {
    int *branch, *discrete, *reset;
} Toggles;

int explain_toggles(const Model *m, Failure failure, const Toggles *t, int boundary, double time);

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

/* clock.c: when sample clocks tick. */

/* Within rounding of each other: events then are one. An event that never comes is at INFINITY, and is not such an
 * instant. */
static inline bool is_same_instant(double a, double b)
{
    const double one = a > -a ? a : -a, other = b > -b ? b : -b, distance = a > b ? a - b : b - a;
    return distance <= 8 * 2.220446049250313e-16 * (one < other ? one : other);
}

typedef struct Clocks Clocks;

Clocks *clocks_new(const ModelDescription *about, Arena *a);
int clocks_start(Clocks *c, const Model *m, const Options *o); /* once constants are derived: to the first ticks */
double clocks_next(const Clocks *c);                           /* INFINITY if there is none */
bool clocks_tick_at(const Clocks *c, int clock, double time);  /* is its next tick there, or has it been? */
int clocks_pass(Clocks *c, double time);                       /* on to the next ticks; how many clocks ticked */

/* locate.c: the earliest time at which one of several indicators is negative. */

typedef struct {
    /* Evaluates all indicators; false where they are not defined. */
    bool (*evaluate)(void *context, double time, double *values);
    void *context;
    int count;
    double *low, *high, *trial; /* `count` values each: at the two ends, and memory */
    double before;
} Locator;

bool locator_is_crossed(const Locator *l, const double *values); /* one is negative; what is no number is not */

/* The time at which the first of the secants between both ends crosses, NAN if none is defined. */
double locator_guess(const Locator *l, double a, double b);

/* In (a, b], with none negative at a and one at b: one is negative there, and none in l->before, two units in b's last
 * place before it at most. Leaves the values in l->high and l->low. */
double locate(Locator *l, double a, double b);

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

/* settle.c: values of branches and discrete variables that confirm themselves. */

double branch_value(const Model *m, int branch);
void branch_set(Model *m, int branch, double value);
bool branch_is_absent(const Model *m, int branch); /* in the present structure */
ModelStatus event_pass(Model *m); /* model_update, after what algorithms and ticks assign is as before the event */
bool are_different(double a, double b);
bool has_moved(double a, double b); /* by more than rounding, which a loop solved twice may leave */

typedef struct {
    const ModelDescription *about;
    double *branch;  /* their values at some point */
    char *discrete;  /* likewise, as they are in the model: that of a row begins at from[row] */
    size_t *from, size;
    const ModelStructure *structure; /* of the equations there */
} Switches;

Switches *switches_new(const ModelDescription *about, Arena *a);
void switches_copy(Switches *to, const Switches *from);
Toggles toggles_new(const ModelDescription *about, Arena *a);
void switches_keep(Switches *s, const Model *m);
void switches_restore(const Switches *s, Model *m);
void switches_exchange(Switches *s, Model *m); /* with the model's, which are the values before (pre) too */

typedef struct Settling Settling;
typedef ModelStatus (*Pass)(void *context, Model *m); /* determines them from those that it finds */
typedef enum { SETTLED, SETTLE_INCONSISTENT, SETTLE_FAILED } SettleResult; /* a failed one: of the model */

/* is_everything_assumed: or only what says so. outer: whose passes call settle() with this one, or NULL; it must live
 * longer. */
Settling *settling_new(const ModelDescription *about, Arena *a, bool is_everything_assumed, const Settling *outer);
SettleResult settle(Settling *s, Model *m, Pass pass, void *context);
const Toggles *settling_turns(const Settling *s); /* in the later passes of the last one */

/* When an event's watch is called: in each round with everything determined, and pre as before; when it is over; and
 * with copies of the model before impulses and after them, and under them, `factor` times as large. */
typedef enum { EVENT_FIRST, EVENT_LATER, EVENT_OVER, EVENT_UNMOVED, EVENT_MOVED, EVENT_UNDER } EventStage;
typedef void (*EventWatch)(void *watcher, Model *m, double time, EventStage stage, double factor);

/* impulse.c: jumps of what was differentiated, and of the states that their impulses move. */

typedef struct Impulses Impulses;

/* past.c: the past of a quantity. It is known until the end of the last piece that was added. */

enum { PAST_NODES = 5 };

Past *past_new(Arena *a);

/* The longest delay that it is kept for; and the step that no delay cuts: so far what was may be carried on. */
void past_limits(Past *p, double longest, double shortest);
double past_end(const Past *p); /* the value at the end */

/* A break, or the one that is there already: the value just after it, and which derivative jumps there, 0 being the
 * value itself. */
void past_break(Past *p, double time, double value, int order);
int past_order(const Past *p, double interval); /* of the break that it begins with */

/* Pieces are made of the values at their nodes, of which the first is the begin and the last the end. */
double past_node(double begin, double end, int node);
bool past_fits(const Past *p, const double *values, double tolerance); /* is a piece of these as good as that? */
void past_add(Past *p, double begin, double end, const double *values);
void past_keep(Past *p, struct Keeper *k);

/* delay.c: the pasts of a model's delayed quantities. */

typedef struct Delays Delays;

/* event.c: the steps of an event. */

typedef struct Event Event;
typedef struct Trajectory Trajectory; /* trajectory.c */
typedef enum { EVENT_DONE, EVENT_MODEL_FAILED, EVENT_INCONSISTENT, EVENT_ENDLESS, EVENT_INEXACT } EventResult;

typedef struct {
    bool is_any;
    bool is_felt; /* derivatives may jump, or states have been set */
    bool is_seen; /* results show it */
    bool is_own;  /* felt, and more than that delayed values have come to breaks */
    bool is_restructured; /* the equations have another structure */
} EventChange;

typedef struct {
    long state_events, time_events, ticks; /* located; at an instant of a clock or a timed branch; of all clocks */
    long late_events;                      /* of those, at the end of the fixed step in which the instant was */
    long rounds, passes, restarts, indicators;
    long slides;                           /* along boundaries of relations */
    int unsure; /* how many timed branches may have come and gone, as no bounds were found */
} EventCounts;

/* start.c: constants and start values, then initialized at the start; exit status. Of explain.c: a check
 * in ModelInfo. */

const int *start_check_at(const int *at, ModelStartCheck *check); /* where the next one is */
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

/* solver.c: the integrator, CVODE or fixed.c; it, matrix.c and sparse.c are the only files that know SUNDIALS. */

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
void solver_keep(Solver *s, struct Keeper *k); /* keeper.h; behind all else, for another method leaves it */
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

/* differences.c: derivatives against differences of their variables along the flow. */

#define DIFFERENCES_BOUND 1e-6     /* of a deviation, relative to the derivative */
#define DIFFERENCES_CERTAIN 2.5e-7 /* a difference less certain than that is not compared */

typedef struct Differences Differences;

typedef struct {
    int derivative;           /* row of variables */
    long compared;            /* points, those at which the difference was certain */
    double scaled, time;      /* worst of these: deviation beyond the difference's own uncertainty, and when */
    double value, difference; /* there */
    bool is_zero;             /* at all points */
    bool was_distinct;        /* at some point more than the difference's uncertainty */
} Deviation;

Differences *differences_new(Arena *a, const Options *o);
void differences_point(Differences *d, const Model *m, double time); /* the model is complete there, and left alone */
int differences_count(const Differences *d);
const Deviation *differences_of(const Differences *d, int index);

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

/* report.c: the program's reports on itself. */

int report_variables(const Options *o, Arena *a, FILE *out);
void report_selected(const Model *m, const Selection *s, FILE *out);
void report_remote(Model *m, const char *before, FILE *out); /* of a start that is far from what was guessed */
void report_statistics(const Options *o, const Model *m, const Solver *s, const Times *t, const Event *e, FILE *out);

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
