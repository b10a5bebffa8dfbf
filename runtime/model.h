/* model.h - the interface of a generated program to the runtime. The program also calls the runtime, through loop.h,
 * stateset.h, instant.h, table.h, past.h, queue.h and software.h. Elements of arrays are variables like others:
 * rod.T[3].
 *
 * The phases follow FMI's model exchange: set defaults, set parameters, derive constants, initialize,
 * then any number of (set states, evaluate, get derivatives), (outputs) and accept.
 *
 * The generated file defines struct Model and everything declared here as extern. A Model holds numbers, Booleans,
 * values of enumerations and queues of these. Its arrays may lie behind it in memory, so that only model_copy() copies
 * it. No function here allocates, prints or exits. The caller owns the Model and may have several; copies share
 * attached objects.
 */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stddef.h>

#include "instances.h"
#include "structure.h"

typedef struct LargeLoop LargeLoop; /* the solver of a large algebraic loop, and its memory */
typedef struct Past Past;           /* the past of a quantity, for delays */
typedef struct ModelInfo ModelInfo;
typedef struct ModelEvents ModelEvents;
typedef struct ModelStored ModelStored;
typedef struct ModelLoop ModelLoop;
struct ModelSearch;
struct Arena;
struct VariantCall;
struct CaseCall;

/* The description of a model: tables of the program, and data that description_open() derives from them for an
 * instance, which is one or several Models. No other function writes to it. */
typedef struct ModelDescription {
    const ModelInfo *info;
    const ModelEvents *events;
    const ModelTables *tables;
    const int *instances; /* see INSTANCE_INDEX */
    size_t size;          /* of struct Model, with the arrays that lie behind it */
    int instance_count, variable_count, equation_count;
    int constraint_count; /* the first so many equations are of the constraint level */
    int loop_count;       /* 0: accepted steps need no model_accept */
    int output_loop_count; /* of these: see model_accept_outputs */
    const ModelLoop *loops;
    int loop_rows;        /* number of loops, with those of the start */
    const int *equations; /* see EQUATION_INDEX */
    const ModelStored *members;
    const int *sizes;     /* of a program for all sizes: numbers of equal elements */
    struct ModelDescription *(*describe_with_sizes)(struct VariantCall *call); /* such a program's model_description has
                                                                                * this alone: it makes the rest */
    struct VariantCall *call; /* if the executable has several programs (variant.h); else NULL */
    const struct VariantPart *variant; /* likewise */
    struct CaseCall *as_case; /* if this is one of many runs (cases.h); else NULL */

    /* Of an instance: */
    const ModelVariable *variables; /* instances.c: rows of variables are rows of this */
    const char *const *paths;       /* of parts */
    struct VariableNames *names;    /* variables.c */
    struct ModelGiven *given;       /* table.h */
    const unsigned **arrivals;      /* signals that arrive at state machines, queue.h */
} ModelDescription;

/* The first members of each Model. */
typedef struct {
    const ModelDescription *description;
    double time;
} ModelHead;

static inline const ModelDescription *described(const Model *m)
{
    return ((const ModelHead *)(const void *)m)->description;
}

static inline double model_time(const Model *m)
{
    return ((const ModelHead *)(const void *)m)->time;
}

/* RETRY asks the integrator for a smaller step; FAIL ends the simulation. Both leave a ModelFailure. */
typedef enum { MODEL_OK, MODEL_RETRY, MODEL_FAIL } ModelStatus;

/* A family: things of one shape that are described by whole numbers alone, which advance evenly. In a table each family
 * is a row: its shape; how many numbers each thing has; how many ranges of indices there are, and the count of each;
 * the numbers of the first thing; and for each range, the steps of these numbers. The last range is the fastest. -1
 * follows the last row. */
enum { MODEL_RANGES = 4 };
typedef struct {
    int shape, width, ranges;
    const int *counts, *first, *steps;
    int at[MODEL_RANGES]; /* indices of the present thing */
    const int *next;      /* the row behind it */
} ModelFamily;

/* The number at a place, from 0, of the present thing. */
static inline int model_number(const ModelFamily *family, int place)
{
    int number = family->first[place];
    for (int r = 0; r < family->ranges; r++)
        number += family->at[r] * family->steps[r * family->width + place];
    return number;
}

/* The point at which an equation is evaluated: the values of all variables as results show them. */
typedef struct {
    const Model *m;
    double time;
    const double *listed; /* by row of variables */
    const ModelFamily *equation;
    int term; /* index of the like term that is being added */
} ModelPoint;
typedef double (*ModelFunction)(const ModelPoint *at, const double *of); /* called by a law */

/* Like terms of a long sum. The place holds their number. Two places follow for each leaf in which they differ: the
 * leaf in the first term, and the step from each term to the next. */
typedef struct { int place, leaves; } ModelTerms;

/* The common form of several equations, with places for their operands. */
typedef struct {
    /* %1, %2 ... stand for the paths of the variables in these places, %p for the path of the equation's instance; %n1
     * for the last number of its row, %n2 for the one before; %m1 for the path of the variable whose row is the last
     * number. Between %[3 and %] are like terms of a sum, whose number is in place 3; %r4 is a leaf of them: place 4
     * holds the first term's leaf, and the next place the step. */
    const char *text;
    const char *id;   /* likewise: %p.law.friction */
    int held;         /* number of the places, the first ones, that the text mentions */
    const ModelTerms *terms; /* like terms in these places; the last entry has no leaves; NULL: none */
    bool is_discrete; /* it holds at events only */
    const int *code; /* the drawn equation, see postfix.h; NULL: none, for derived equations */
    const double *numbers;
    const ModelFunction *functions;
} ModelLaw;

/* A value that is stored in struct Model. */
struct ModelStored { size_t offset; ModelType type; };

/* The element in the drawing: EntropyTransfer::ThermalCapacitor::storage, EntropyTransfer.xmi:88. */
typedef struct {
    const char *prefix, *file; /* EntropyTransfer::ThermalCapacitor:: and EntropyTransfer.xmi */
} ModelScope;

typedef struct {
    const char *name; /* with % for each number in it */
    int scope;        /* row of model_scopes */
} ModelElement;

typedef struct {
    bool is_searching; /* solutions are searched also far from guesses: at the start, not in a run, where a smaller step
                        * is better */
    bool is_following; /* branches follow the iterates of the loop that assumes them, as in max(0, x) with an unknown x,
                        * instead of keeping their values, while consistent values are searched */
    bool goes_on; /* loops begin at the present values of their unknowns instead of guesses */
    bool is_at_event; /* guesses are from before the event: solutions may have jumped */
    bool is_divided; /* time steps cannot be shorter: a doubtful loop is followed in parts of its residuals */
    bool is_end; /* the run ends at this instant: branches of time have their values at it, not just after it */
    bool is_traced; /* the impulses of variables that jump (ModelJump) are traced */
    bool has_nonlinear; /* at least one loop is not linear */
    int index;      /* of loops of equal parts, which share a function: the loop that it evaluates */
    int determined; /* number of groups of branches and discrete variables, the first ones, that model_update has
                     * determined, if not all */
    const ModelStructure *structure; /* present structure of a model with modes; else NULL */
    unsigned shaking; /* while rounding is measured: the sample's number; solutions of linear loops are disturbed by
                       * some units in the last place; 0: they are not */
    const ModelLoop *doubtful; /* the last loop whose solution may not be the one that its guess leads to; its reader
                                * sets it to NULL */
    const ModelLoop *remote; /* a loop whose solution at the start is far from its guess, or NULL: */
    int remote_unknown;      /* row of variables */
    double remote_guess;
    const double *shift; /* shifts of a loop's dependent variables, times `part`, while a path from its guesses is
                          * followed; NULL: no shifts */
    double part;
} ModelSolving;

/* A redundant fixed start: other fixed starts determine the variable already. */
typedef struct {
    int variable;         /* row of variables; --set stores its stated start */
    const int *starts;    /* variables of the others: rows of variables, -1 at the end */
    const int *equations; /* indices of equations through which they do (of many, only some), -1 at the end */
} ModelStartCheck;

/* C code of the user, called for one part. */
typedef struct {
    const char *element;  /* Plant::Controller::step */
    const char *instance; /* controller, "" for the system itself */
    const char *function; /* "axis_step of controller.c"; "C text" of the model */
    const char *source;   /* model.xmi:88 */
} ModelSoftware;

typedef enum {
    MODEL_NO_FAILURE,
    MODEL_DIVISION_BY_ZERO,
    MODEL_SINGULAR_LOOP,
    MODEL_NO_STRUCTURE,    /* the selectors have values for which there is no structure: see `obstacle` */
    MODEL_SINGULAR_SELECTION, /* a state set's constraints, `equation` the first, leave no choice of states */
    MODEL_NO_CONVERGENCE,
    MODEL_NOT_FINITE,
    MODEL_INCONSISTENT_START, /* two starts that an equation ties together differ */
    MODEL_DELAY, /* a delay is negative, longer than its maximum, or reaches into the step being made */
    MODEL_SET_TWICE, /* two algorithms set a state to different values at one instant */
    MODEL_ENDLESS_ALGORITHM, /* a `while` or `for` of an algorithm has too many iterations */
    MODEL_SOFTWARE_STATUS, /* C code of the user returned other than 0 */
    MODEL_SOFTWARE_VALUE,  /* it set a quantity to an impossible value */
    MODEL_SOFTWARE_INPUT   /* its input is too large for an int */
} ModelFailureKind;

enum { MODEL_WORST = 5 };

typedef struct {
    ModelFailureKind kind;
    int equation;          /* index of the equation, -1 if none */
    const ModelLoop *loop; /* for the loop kinds */
    const ModelStartCheck *check; /* for MODEL_INCONSISTENT_START */
    const ModelSoftware *software; /* for the kinds of software */
    int variable;          /* of these: row of variables, -1 if none */
    const struct ModelObstacle *obstacle; /* for MODEL_NO_STRUCTURE */
    const char *place;     /* of an algorithm: its element, part, source and statement; NULL if none */
    double value;          /* the divisor, the residual, the pivot, the start as stated, the delay, or the status */
    bool is_at_guess;      /* at the start: a value is not defined where a loop begins, and no other guess has helped */
    int worst_count;       /* of a nonlinear loop: its equations with the largest residuals, relative to the sum of
                            * |derivative| times unknown */
    int worst[MODEL_WORST];
    double residual[MODEL_WORST]; /* left side minus right side */
} ModelFailure;

/* Connections as drawn, found independently of their equations. */
typedef struct {
    int count, flow_count;
    const int *connectors; /* by connector, in twos: row of model_drawn, and instance */
    const int *joints;     /* joined variables, in fours: connector; two rows of variables, the second is -1 if the
                            * first has no counterpart; 1 (first) plus 2 (second) if seen from within the block that has
                            * the port */
    const int *flows;      /* rows of flow variables, which sum to zero at a node */
} ModelJoints;

/* Lines in order, each given by its form and the numbers in the form's places. A line may stand for many, with ranges
 * of indices by which its numbers advance; its first numbers are those with which these ranges begin. In a form %1
 * stands for the variable whose row is in the first place, %e1 for the id of the equation with that index, %q1 and %s1
 * for its element and source, %d1 for the number, %b1 and %w1 for one within a name and of an expression, %t48 for
 * blanks up to that column, %R for the ranges, %% for %. */
typedef struct {
    const int *lines; /* behind the last one -1 */
    const char *const *forms;
} ModelListing;

/* A file that the program was made of. */
typedef struct { const char *name, *digest; /* SHA-256 */ } ModelFile;

/* The plotted variables. */
typedef struct {
    const char *path; /* a form for several: rod.T[%] */
    int first, count; /* first number in the place of %, and how many numbers; 0: a single path */
} ModelPlot;

struct ModelInfo {
    const char *name;           /* of the program: the experiment's or system's block */
    const char *qualified_name; /* BedWarmUp::BedWarmUpExperiment */
    const char *source;         /* model.xmi */
    const char *version;        /* of the compiler */
    const char *fingerprint;    /* SHA-256 of the compiler's inputs and version */
    const ModelFile *files;     /* files that it read; the last one has no name; NULL: none */
    double start, stop, interval, tolerance;
    bool has_usual_interval;     /* not stated: a 500th of the run, also with another stop */
    const char *solver;          /* as --solver names it */
    const ModelPlot *plot;       /* the last one has no path; NULL: none */
    const int *defaulted;        /* states without a start value, which begin at 0: rows of variables, then -1 */
    const int *start_checks;     /* each: its variable, starts, -1, equations, -1; -1 at the end; NULL: none */
    const char *const *notes;    /* notes for the user, shown once with --stats; NULL-terminated */
    ModelListing listing;        /* the causal equations in evaluation order */
    const struct ModelLargeLoops *large_loops; /* NULL: there are none */
    const struct ModelDelays *delays;   /* NULL: there are none */
    const ModelJoints *joints;   /* NULL: nothing is connected, and there are no flows */
    /* Computes, from the values in results, how far each branch (by row of events.branches) is from changing: negative
     * if its sides show that it has changed, NaN while it is not evaluated. NULL: not known. */
    void (*margins)(const Model *m, double time, const double *listed, double *margin);
    /* Once the derivatives are known: divisors in their equations that may change sign; `divided`: the indices of these
     * equations. NULL: there are none. */
    void (*divisors)(const Model *m, double *divisor);
    int divisor_count;
    const int *divided;
    int state_set_count;
    const struct ModelStateSet *state_sets;
    void (*place)(Model *m, char *begin); /* places its arrays behind it, as if it were at `begin`; NULL: they are in
                                           * it */
    const ModelStructure *structure; /* with modes: what all modes have in common */
    const struct ModelModal *modal;  /* NULL: there are no modes */
    const int *const *series; /* long tables, as families (series.c): as many as series_count */
    int series_count;
    void (*expand_series)(ModelDescription *about, struct Arena *a); /* NULL: all tables are complete */
    void (*expand_loops)(ModelDescription *about, struct Arena *a);  /* NULL: all loops are, too */
    /* Makes the rows of events that differ only in numbers. NULL: there are none. */
    void (*expand_events)(ModelEvents *events, const Model *form, struct Arena *a);
    const int *loop_numbers;    /* numbers of the loops in loop_kinds */
    const struct ModelLoopKind *loop_kinds;
    int loop_kind_count;
    const char *input;           /* file with the course of inputs, unless --input names another; NULL: none */
    int given_count;             /* of inputs, and of state machines that take signals */
    const struct ModelInput *inputs; /* the last one has variable -1; NULL: there are none */
    const struct ModelSignals *signals; /* see mailbox.h; NULL: no state machine takes any */
    const struct ModelRequirements *requirements; /* NULL: there are none, nor checks */
    const int *outputs, *integers; /* rows of variables, then -1: output signals of the system; whole numbers */
    const int *continuous; /* of a unit: rows of its states, each before that of its derivative, then -1; NULL: none */
    void (*search)(const Model *m, struct ModelSearch *s); /* for present branch values; NULL: none is searched */
};

/* Parts of the runtime that not every model needs, see parts.h: NULL if this model does not need it. */
typedef struct {
#define PART(type, object, name) const struct type *name;
#include "parts.def"
#undef PART
    const char *sparse_licences; /* of the sparse solvers, also of those in loops */
} ModelParts;

#define PART(type, object, name) extern const struct type object;
#include "parts.def"
#undef PART
extern const char sparse_licences[];

extern const ModelParts model_parts;
extern const ModelDescription model_description;

/* Equations, those of the constraint level first, in source order; then those derived by differentiation: families
 * whose shapes are laws. The numbers of an equation: its index; its instance; its row of model_drawn; the numbers in
 * the law's places, namely rows of variables, or -1 - row of members, and for like terms their number, first rows and
 * steps; and the numbers of its text and id (%n, %m). */
enum { EQUATION_INDEX, EQUATION_INSTANCE, EQUATION_ELEMENT, EQUATION_PLACES };
extern const ModelLaw model_laws[];

/* Elements in the drawing: families whose shapes are model_elements. The numbers of an element: its row, its line, and
 * the numbers in its name. */
enum { DRAWN_ROW, DRAWN_LINE, DRAWN_NUMBERS };
extern const ModelScope model_scopes[];
extern const ModelElement model_elements[];
extern const int model_drawn[];

/* In a program of one size; other programs have them only in the description. */
extern const int model_equations[];
extern const ModelStored model_members[];

/* The value of the variable in a row of variables, or -1 - row of members. */
static inline double model_in_row(const ModelPoint *at, int row)
{
    if (row >= 0)
        return at->listed[row];
    const ModelStored *of = &described(at->m)->members[-1 - row];
    const void *member = (const char *)at->m + of->offset;
    switch (of->type) {
    case MODEL_TRUTH: return *(const bool *)member;
    case MODEL_CHOICE: return *(const unsigned *)member;
    default: return *(const double *)member;
    }
}

/* model_count(): the number in a law's place, from 0. model_value(): the value that the place stands for. model_leaf():
 * the value of a leaf in the present term. */
static inline int model_count(const ModelPoint *at, int place)
{
    return model_number(at->equation, EQUATION_PLACES + place);
}

static inline double model_value(const ModelPoint *at, int place)
{
    return model_in_row(at, model_count(at, place));
}

static inline double model_leaf(const ModelPoint *at, int place)
{
    return model_in_row(at, model_count(at, place) + at->term * model_count(at, place + 1));
}

/* copy.c of the runtime. A new Model, and a cleared one, is all zeros behind its head. */
Model *model_new(struct Arena *a, const ModelDescription *about);
void model_clear(Model *m);
void model_copy(Model *to, const Model *from); /* both of one description */

/* The present settings for solving loops. */
ModelSolving *model_solving(Model *m);

ModelFailure *model_failure(Model *m); /* of the last call that did not return MODEL_OK */

/* failure.c of the runtime. Records a failure and returns the status to return. A smaller step may avoid a zero
 * divisor. */
ModelStatus model_fail(Model *m, ModelFailureKind kind, int equation, const ModelLoop *loop, double value);

/* In functions that return a status: returns if the called function failed, or if a divisor is 0. */
#define REQUIRE(call) \
    do { \
        const ModelStatus required = (call); \
        if (required != MODEL_OK) \
            return required; \
    } while (false)

#define REQUIRE_NONZERO(m, divisor, equation) \
    do { \
        if (!(fabs(divisor) > 0.0)) \
            return model_fail((m), MODEL_DIVISION_BY_ZERO, (equation), NULL, (divisor)); \
    } while (false)

/* The same for a statement of an algorithm. */
ModelStatus model_fail_at(Model *m, ModelFailureKind kind, const char *place, double value);

/* Constants and start values as the model states them; everything else zero. */
void model_set_defaults(Model *m);

/* Computes derived constants and those start values that depend on constants. */
ModelStatus model_derive_constants(Model *m);

/* Once constants are derived and starts set: sets the guesses of loops that have no stated start, and the branches that
 * passes assume before the first event, as far as stated starts determine them. */
void model_guess(Model *m, double time);

/* Solves the initial system at `time`: leaves states, and guesses of loops, consistent. */
ModelStatus model_initialize(Model *m, double time);

/* The number of states may change at an event, so it is asked for, never remembered across one. */
int model_state_count(const Model *m);
int model_state_variable(const Model *m, int state); /* index into variables, by the present state selection */

/* The equations' present structure. */
const ModelStructure *model_structure(const Model *m);

/* vector.c of the runtime, by its states_at and derivatives_at: */
void model_set_states(Model *m, double time, const double *x);
void model_get_states(const Model *m, double *x);
ModelStatus model_evaluate(Model *m); /* derivatives, and all loops they need */
double model_get_derivatives(const Model *m, double *dx); /* returns a sum, not finite unless all are */
double model_get_numbers(const Model *m, const ModelRun *runs, double *x); /* likewise, in another order */

ModelStatus model_outputs(Model *m); /* all other values in results; after model_evaluate at the same time and states */

/* Keeps the present solutions of the loops that model_evaluate solves as their guesses: call after a step is accepted,
 * never inside one. */
void model_accept(Model *m);

/* The same for loops that only model_outputs solves: call it also after model_outputs within a step, in the order of
 * time. */
void model_accept_outputs(Model *m);

/* Residuals of the untransformed equations, and the sum of their absolute terms, at `time` for the values `listed` of
 * all variables by row of variables, as results show them. Both results hold constraint_count numbers. Relations are
 * decided as the model's branches say; those of discrete equations are meaningful only within an event, with the values
 * before it and the ticks that it began with. */
void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale);

/* postfix.c of the runtime: the same, by the laws; `memory` is as much as the largest law needs. */
void equations_evaluate(const Model *m, double time, const double *listed, double *memory, double *residual,
                        double *scale);

/* Quantities that may change at events, see model_events.h. Branches that are not timed have indicators, which are not
 * negative while the branch's value holds: one for a relation, two for an integer part. */
struct ModelEvents {
    int branch_count, indicator_count, discrete_count, reset_count, clock_count, action_count, jump_count;
    const struct ModelBranch *branches;
    const int *indicator_branches; /* rows of branches */
    const struct ModelDiscrete *discretes;
    const struct ModelReset *resets;
    const struct ModelClock *clocks;
    const struct ModelAction *actions; /* what algorithms set */
    const struct ModelJump *jumps;
};

/* Computes partials that are not constant, at present values, into partial[number_count .. partial_count - 1]. Call
 * after model_evaluate at the same time and states. They may come out infinite or undefined where a derivative does not
 * exist, as of a square root at 0. */
void model_partials(const Model *m, double *partial);

/* In an FMU: the partials of its outputs, and those by its inputs. Call after model_outputs. */
void model_further_partials(const Model *m, double *partial);

#endif
