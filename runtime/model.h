/* model.h - what the runtime knows of a generated program. The program also calls the runtime, through loop.h,
 * stateset.h, instant.h, table.h, past.h, queue.h and software.h. Elements of arrays are variables like others:
 * rod.T[3].
 *
 * The phases follow FMI's model exchange: set defaults, set parameters, derive constants, initialize,
 * then any number of (set states, evaluate, get derivatives), (outputs) and accept.
 *
 * The generated file defines struct Model and everything declared here as extern. A Model holds numbers, truths, values
 * of enumerations and queues of these; its arrays may lie behind it, so that model_copy() copies it. No function here
 * allocates, prints or exits. Whoever calls them owns the Model and may have several; copies share what is attached.
 */
#ifndef MODEL_H
#define MODEL_H

#include <stdbool.h>
#include <stddef.h>

#include "instances.h"
#include "structure.h"

typedef struct LargeLoop LargeLoop; /* what solves a large algebraic loop, and its memory */
typedef struct Past Past;           /* what a quantity was, for delays */
typedef struct ModelInfo ModelInfo;
typedef struct ModelEvents ModelEvents;
typedef struct ModelStored ModelStored;
typedef struct ModelLoop ModelLoop;
struct ModelSearch;
struct Arena;
struct VariantCall;
struct CaseCall;

/* What is known of a model: tables of the program, and what description_open() makes of them for an instance, which is
 * one or several Models. Nothing else writes to it. */
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
    int loop_rows;        /* how many there are, with those of the start */
    const int *equations; /* see EQUATION_INDEX */
    const ModelStored *members;
    const int *sizes;     /* of a program for all sizes: how many equal elements there are */
    struct ModelDescription *(*describe_with_sizes)(struct VariantCall *call); /* of such a program's
                                                                 model_description this alone: it knows the rest */
    struct VariantCall *call; /* of one of several programs in one executable, variant.h; else NULL, */
    const struct VariantPart *variant; /* as is this */
    struct CaseCall *as_case; /* of many runs, cases.h: this is one; else NULL */

    /* Of an instance: */
    const ModelVariable *variables; /* instances.c: rows of variables are rows of this */
    const char *const *paths;       /* of parts */
    struct VariableNames *names;    /* variables.c */
    struct ModelGiven *given;       /* table.h */
    const unsigned **arrivals;      /* what arrives at state machines, queue.h */
} ModelDescription;

/* What each Model begins with. */
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

/* Things that are told by whole numbers alone: those of one shape whose numbers advance evenly are a family. In a table
 * each family is a row: its shape; how many numbers each of its things has; how many ranges of indices there are, and
 * the count of each; the numbers of the first thing; and of each range what it adds to them from one to the next. The
 * last range is the fastest. Behind the last row stands -1. */
enum { MODEL_RANGES = 4 };
typedef struct {
    int shape, width, ranges;
    const int *counts, *first, *steps;
    int at[MODEL_RANGES]; /* the indices of one of its things */
    const int *next;      /* the row behind it */
} ModelFamily;

/* Of that thing, from 0. */
static inline int model_number(const ModelFamily *family, int place)
{
    int number = family->first[place];
    for (int r = 0; r < family->ranges; r++)
        number += family->at[r] * family->steps[r * family->width + place];
    return number;
}

/* Where an equation is evaluated: at values of all variables as results show them. */
typedef struct {
    const Model *m;
    double time;
    const double *listed; /* by row of variables */
    const ModelFamily *equation;
    int term; /* of terms that are alike, while they are added */
} ModelPoint;
typedef double (*ModelFunction)(const ModelPoint *at, const double *of); /* that a law calls */

/* Of a long sum, terms that are alike: in the place is how many there are; behind it stand, of each leaf in which they
 * differ, what the first term has there and the step from each term to the next. */
typedef struct { int place, leaves; } ModelTerms;

/* The common form of several equations, with places for their operands. */
typedef struct {
    /* %1, %2 ... stand for the paths of the variables in these places, %p for that of the equation's instance; %n1 for
     * the last number of its row, %n2 for the one before, %m1 for the path of the variable in that row of
     * variables. What is between %[3 and %] is so many terms of a sum as the number in that place says; %r4 is a
     * leaf of them, the first one's in that place, behind which is the step. */
    const char *text;
    const char *id;   /* likewise: %p.law.friction */
    int held;         /* so many of the places, the first ones, are what the text names */
    const ModelTerms *terms; /* in these; the last ones have no leaves; NULL: none */
    bool is_discrete; /* it holds at events only */
    const int *code; /* the drawn equation, see postfix.h; NULL: none, as of derived ones */
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
    bool is_searching; /* also far from their guesses: at the start, not in a run, where a smaller step is better */
    bool is_following; /* branches follow what the loop that assumes them iterates on, as in max(0, x) with an unknown
                          x, instead of keeping their values: while consistent ones are searched */
    bool goes_on; /* loops begin at the values that their unknowns have, in place of guesses */
    bool is_at_event; /* guesses are from before it: loops may have jumped from them */
    bool is_divided; /* no shorter step of time is possible: a loop in doubt is followed in parts of its residuals */
    bool is_end; /* the run ends at this instant: branches of time are what they are there, not just after it */
    bool is_traced; /* variables jump as ModelJump says: their impulses are traced */
    bool has_nonlinear; /* some loop is not linear */
    int index;      /* of equal parts' loops, which have one function: which one that is to evaluate */
    int determined; /* how many groups of branches and discrete variables, the first ones, model_update has got through,
                       if not all of them */
    const ModelStructure *structure; /* that holds, of a model with modes; else NULL */
    unsigned shaking; /* where rounding is measured: which sample of it, in which solutions of linear loops are put out
                         by some units in the last place; 0: they are not */
    const ModelLoop *doubtful; /* the last one whose solution may not be the one that its guess leads to; set to NULL by
                                  who looks at it */
    const ModelLoop *remote; /* one whose solution at the start is far from its guess, or NULL: */
    int remote_unknown;      /* row of variables */
    double remote_guess;
    const double *shift; /* of what the unknowns of a loop determine, times `part`, while a path from its guesses is
                            followed; NULL: they are as their equations have them */
    double part;
} ModelSolving;

/* A fixed start that is more than the start needs: other fixed starts determine the variable already. */
typedef struct {
    int variable;         /* row of variables; --set stores its stated start */
    const int *starts;    /* the others', rows of variables, -1 at the end */
    const int *equations; /* through which they do, indices of equations, some of them if many, -1 at the end */
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
    MODEL_NO_STRUCTURE,    /* what selects the structure has values for which there is none, as `obstacle` says */
    MODEL_SINGULAR_SELECTION, /* a state set's constraints, `equation` the first, leave no choice of states */
    MODEL_NO_CONVERGENCE,
    MODEL_NOT_FINITE,
    MODEL_INCONSISTENT_START, /* two starts that an equation ties together differ */
    MODEL_DELAY, /* a delay is negative, longer than its maximum, or reaches into the step being made */
    MODEL_SET_TWICE, /* two algorithms set a state to different values at one instant */
    MODEL_ENDLESS_ALGORITHM, /* a `while` or `for` of an algorithm goes round too often */
    MODEL_SOFTWARE_STATUS, /* C code of the user returned other than 0 */
    MODEL_SOFTWARE_VALUE,  /* it set a quantity to what that cannot be */
    MODEL_SOFTWARE_INPUT   /* it cannot be given a quantity: no int is so large */
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
    bool is_at_guess;      /* of a start: a value is not defined where a loop begins, and no other guess has helped */
    int worst_count;       /* of a nonlinear loop: its equations with the largest residuals, relative to the sum of
                            * |derivative| times unknown */
    int worst[MODEL_WORST];
    double residual[MODEL_WORST]; /* left side minus right side */
} ModelFailure;

/* Connections as drawn, found independently of their equations. */
typedef struct {
    int count, flow_count;
    const int *connectors; /* of each part, in twos: rows of model_drawn and instances */
    const int *joints;     /* what they join, in fours: connector; rows of variables, the second is -1 if nothing
                              is there that goes with the first; 1 and 2, added up, if these are seen from within the
                              block whose port they are of */
    const int *flows;      /* rows of variables: what sums to zero where it meets */
} ModelJoints;

/* Lines in order, each by its form and the numbers in the form's places; a line may be one of many, with ranges of
 * indices by which its numbers advance; the first numbers are where these begin. In a form %1 stands for the variable
 * whose row is in the first place, %e1 for the id of the equation with that index, %q1 and %s1 for its element and
 * source, %d1 for the number, %b1 and %w1 for one within a name and of an expression, %t48 for blanks up to that
 * column, %R for the ranges, %% for %. */
typedef struct {
    const int *lines; /* behind the last one -1 */
    const char *const *forms;
} ModelListing;

/* A file that the program was made of. */
typedef struct { const char *name, *digest; /* SHA-256 */ } ModelFile;

/* The plotted variables. */
typedef struct {
    const char *path; /* of several a form: rod.T[%] */
    int first, count; /* the number of the first one in the place of %, how many there are; 0: it is one path */
} ModelPlot;

struct ModelInfo {
    const char *name;           /* of the program: the experiment's or system's block */
    const char *qualified_name; /* BedWarmUp::BedWarmUpExperiment */
    const char *source;         /* model.xmi */
    const char *version;        /* of the compiler */
    const char *fingerprint;    /* SHA-256 of what the compiler was given, and its version */
    const ModelFile *files;     /* that it read; the last one has no name; NULL: none */
    double start, stop, interval, tolerance;
    bool has_usual_interval;     /* it is not stated: it is a 500th of the run, also of one with another stop */
    const char *solver;          /* as --solver names it */
    const ModelPlot *plot;       /* the last one has no path; NULL: none */
    const int *defaulted;        /* states without a start value, which begin at 0: rows of variables, then -1 */
    const int *start_checks;     /* of each its variable, starts, -1, equations, -1; -1 at the end; NULL: none */
    const char *const *notes;    /* what a user should know, said once with --stats; NULL-terminated */
    ModelListing listing;        /* the causal equations in evaluation order */
    const struct ModelLargeLoops *large_loops; /* NULL: there are none */
    const struct ModelDelays *delays;   /* NULL: there are none */
    const ModelJoints *joints;   /* NULL: nothing is connected, and there are no flows */
    /* With the values that results show: how far each branch, by row of events.branches, is from changing;
     * negative if its sides say that it has, NaN while it is not evaluated. NULL: not known. */
    void (*margins)(const Model *m, double time, const double *listed, double *margin);
    /* Once the derivatives are known: what their equations divide by and may change its sign; and indices of these
     * equations. NULL: there is nothing like that. */
    void (*divisors)(const Model *m, double *divisor);
    int divisor_count;
    const int *divided;
    int state_set_count;
    const struct ModelStateSet *state_sets;
    void (*place)(Model *m, char *begin); /* lets its arrays lie behind it, as if it were at `begin`; NULL: they are
                                             in it */
    const ModelStructure *structure; /* or what all modes have together; what is there in some only is absent */
    const struct ModelModal *modal;  /* NULL: there are no modes */
    const int *const *series; /* long tables, as families (series.c): as many as series_count */
    int series_count;
    void (*expand_series)(ModelDescription *about, struct Arena *a); /* NULL: all tables are as they are written, */
    void (*expand_loops)(ModelDescription *about, struct Arena *a);  /* and so are loops */
    /* Puts rows of events together that differ in numbers only. NULL: there are none. */
    void (*expand_events)(ModelEvents *events, const Model *form, struct Arena *a);
    const int *loop_numbers;    /* put together from as many as loop_kind_count */
    const struct ModelLoopKind *loop_kinds;
    int loop_kind_count;
    const char *input;           /* file of their course, unless --input names another; NULL: none */
    int given_count;             /* of inputs, and of state machines that take signals */
    const struct ModelInput *inputs; /* the last one is of variable -1; NULL: there are none, */
    const struct ModelSignals *signals; /* nor state machines that take any; see mailbox.h */
    const struct ModelRequirements *requirements; /* NULL: there are none, nor checks */
    const int *outputs, *integers; /* rows of variables, then -1: output signals of the system; whole numbers */
    const int *continuous; /* of a unit: rows of its states, each before that of its derivative, then -1; NULL: none */
    void (*search)(const Model *m, struct ModelSearch *s); /* with present values of branches; NULL: none is searched */
};

/* Parts of the runtime that not every model needs, see parts.h: NULL if it does not. */
typedef struct {
#define PART(type, object, name) const struct type *name;
#include "parts.def"
#undef PART
    const char *sparse_licences; /* of what solves sparse systems, be it in loops */
} ModelParts;

#define PART(type, object, name) extern const struct type object;
#include "parts.def"
#undef PART
extern const char sparse_licences[];

extern const ModelParts model_parts;
extern const ModelDescription model_description;

/* Equations, those of the constraint level first, in source order; then those derived by differentiation: families of
 * which the shapes are laws. The numbers of an equation: its index; its instance; its row of model_drawn; what is in
 * the law's places, namely rows of variables, or -1 - row of members, and of terms that are alike their number, first
 * rows and steps; and if the law has an id, the number in that. */
enum { EQUATION_INDEX, EQUATION_INSTANCE, EQUATION_ELEMENT, EQUATION_PLACES };
extern const ModelLaw model_laws[];

/* Elements in the drawing: families of which the shapes are model_elements. The numbers of one: its row, its line, and
 * those of its name. */
enum { DRAWN_ROW, DRAWN_LINE, DRAWN_NUMBERS };
extern const ModelScope model_scopes[];
extern const ModelElement model_elements[];
extern const int model_drawn[];

/* Of a program of one size; others have them in its description only. */
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

/* What is in a law's place, from 0: a number of terms; the value of what it stands for; that of a leaf in a term. */
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

/* copy.c of the runtime. A new one is all zeros, behind what begins it; so is one that is cleared. */
Model *model_new(struct Arena *a, const ModelDescription *about);
void model_clear(Model *m);
void model_copy(Model *to, const Model *from); /* of one description */

/* How loops are solved now. */
ModelSolving *model_solving(Model *m);

ModelFailure *model_failure(Model *m); /* of the last call that did not return MODEL_OK */

/* failure.c of the runtime. Records a failure and gives the status to return. A zero divisor may be passed by with a
 * smaller step. */
ModelStatus model_fail(Model *m, ModelFailureKind kind, int equation, const ModelLoop *loop, double value);

/* In functions that return a status: leaves if the called one did not get through, or if a divisor vanishes. */
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

/* With constants derived and starts set: what loops begin with where no start is stated, and branches that passes
 * assume before the first event, as far as stated starts tell. */
void model_guess(Model *m, double time);

/* Solves the initial system at `time`: leaves states, and guesses of loops, consistent. */
ModelStatus model_initialize(Model *m, double time);

/* The number of states may change at an event, so it is asked for, never remembered across one. */
int model_state_count(const Model *m);
int model_state_variable(const Model *m, int state); /* index into variables; what is chosen at present */

/* The equations' present structure. */
const ModelStructure *model_structure(const Model *m);

/* vector.c of the runtime, by its states_at and derivatives_at: */
void model_set_states(Model *m, double time, const double *x);
void model_get_states(const Model *m, double *x);
ModelStatus model_evaluate(Model *m); /* derivatives, and all loops they need */
double model_get_derivatives(const Model *m, double *dx); /* and a sum: one that is not finite shows in it */
double model_get_numbers(const Model *m, const ModelRun *runs, double *x); /* likewise, in another order */

ModelStatus model_outputs(Model *m); /* all else that results show; after model_evaluate at the same time and states */

/* Keeps the present solutions of the loops that model_evaluate solves as their guesses: call after a step is accepted,
 * never inside one. */
void model_accept(Model *m);

/* The same for loops that only model_outputs solves: also where it was called in between, in the order of time. */
void model_accept_outputs(Model *m);

/* Residuals of the untransformed equations, and the sum of their absolute terms, at `time` for the values `listed` of
 * all variables by row of variables, as results show them. Both results hold constraint_count numbers.
 * Relations are decided as the model's branches say; those of discrete equations mean something within an event only,
 * with the values before it and the ticks that it began with. */
void model_residuals(const Model *m, double time, const double *listed, double *residual, double *scale);

/* postfix.c of the runtime: the same by the laws, with as much memory as the largest of them needs. */
void equations_evaluate(const Model *m, double time, const double *listed, double *memory, double *residual,
                        double *scale);

/* What may change at events, see model_events.h. Indicators are of branches that are not timed: not negative as long as
 * the branch's value holds; one for a relation, two for an integer part. */
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

/* Partials that are no constants, at present values, into partial[number_count .. partial_count - 1]. Call after
 * model_evaluate at the same time and states. They may come out infinite or undefined where a derivative does not
 * exist, as of a square root at 0. */
void model_partials(const Model *m, double *partial);

/* Of a unit, those of its outputs, and by its inputs: after model_outputs. */
void model_further_partials(const Model *m, double *partial);

#endif
