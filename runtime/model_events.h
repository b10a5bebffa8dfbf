/* model_events.h - the generated tables of things that may change at events. */
#ifndef MODEL_EVENTS_H
#define MODEL_EVENTS_H

#include "model.h"
#include "modes.h"

/* A relation between quantities that change continuously, or the integer part of one: its value is kept between
 * events. */
typedef struct ModelBranch {
    const char *text;    /* "bed.bedHeater.in.rSig > 0", "floor(time/period)" */
    const char *element; /* where it is drawn first: HeaterConstraint::power */
    const char *source;  /* EntropyTransfer.xmi:88 */
    int equation;        /* index of the equation that it occurs in first, -1 if an algorithm's */
    ModelType type;
    size_t offset;       /* of its value in struct Model: a truth, or the integer part */
    bool is_integer_part; /* or the number of an interval */
    bool holds_at_zero;  /* of a relation with an indicator: its value where its sides are equal */
    bool is_timed;       /* changes at instants that model_next_instant or a search finds; else it has indicators */
    bool may_peak;       /* its indicators' quantities may rise and fall within a step of the integrator */
    bool is_felt;        /* derivatives or delayed values depend on it: if it changes, the integrator restarts */
    bool is_seen;        /* results depend on it directly: if it changes, there are rows before and after */
    int group;           /* if model_update uses its former value before determining it: the group of variables that
                          * depend on each other, numbered in the order in which groups are determined and depend on
                          * each other; else -1 */
    int intervals;       /* the value is the number of an interval of an axis: 0 .. intervals - 1; else 0 */
    size_t slack;        /* of a double, set by the runtime, unless it is timed: the branch keeps its value up to so far
                          * beyond its boundary, so that rounding does not change it */
    ModelModes absent;   /* modes in which it does not exist; none: it always exists */
} ModelBranch;

typedef struct ModelDiscrete {
    int variable;    /* row of variables, -1 if it is not listed */
    const char *name; /* its path; of a condition of `when`, its text */
    ModelType type;
    size_t offset;   /* of its value */
    size_t pre;      /* of its value before the event; set by the runtime */
    size_t start;    /* of its start value, which it has, and had, before the first event */
    bool is_felt, is_seen; /* as of a branch */
    int group;       /* likewise */
    bool is_stepwise; /* algorithms set it for the next round: until then equations see its value before */
    bool is_ticking;  /* set only at ticks of a clock: like a stepwise one it begins each pass with its value before */
    bool is_of_check;  /* it belongs to a check, and nothing depends on it */
    bool is_condition; /* of `when`: its value before the first event is its value there without ticks */
    const char *remark; /* message shown once when it is true after an event; else NULL */
    const char *termination; /* message when it is true after an event, which ends the run; else NULL */
    bool is_violation;       /* this end is a failure */
    ModelModes absent;       /* modes in which it does not exist; none: it always exists */
    bool is_set_elsewhere;   /* by an algorithm that exists when it does not */
} ModelDiscrete;

/* A state that an algorithm may set at an event. */
typedef struct ModelReset {
    int variable;  /* row of variables, of kind MODEL_STATE */
    size_t offset; /* of the state */
    size_t value;  /* of the value that it was set to */
    size_t is_set; /* of a Boolean: the last pass has set it */
} ModelReset;

/* Ticks at first + k*period for k = 0, 1 ..., with periods taken as decimal fractions: clocks tick together whenever
 * they would on paper. */
typedef struct ModelClock {
    size_t period;       /* of a double, known once constants are derived */
    size_t first;        /* likewise; not used if is_from_start: the first tick is at the start of the run */
    bool is_from_start;
    size_t ticks;        /* of a Boolean, set by the runtime: it ticks */
    const char *element; /* first element that has it, for messages */
} ModelClock;

/* A variable that is no state but was differentiated, and may jump at an event: its derivative is then an impulse, as
 * large as the jump. If sizes are not 0, derivatives contain these impulses as if they were rates. */
typedef struct ModelJump {
    const char *name;          /* of the variable: its path */
    int variable;              /* row of variables, -1 if it is not listed */
    int equation;              /* index of the equation that determines it, -1 if there is none */
    size_t offset, derivative; /* of doubles: both complete after model_outputs */
    size_t size;               /* likewise: size of the jump; 0 unless the model is asked for impulses */
    bool is_twice;             /* its second derivative is used, too: a jump cannot be followed */
    bool is_position;          /* a mode constrains it and its derivative: as the mode begins, former states must fit */
    ModelModes modes;          /* in which it is no state */
    bool is_lost;              /* differentiated within an expression: a jump cannot be followed; `derivative` is 0 */
} ModelJump;

/* A variable that the statements of an algorithm set at an event. */
typedef struct ModelAction {
    const char *name; /* of the variable: its path */
    const char *element, *instance, *source; /* of the statements */
    int reset;        /* row of events.resets, from 1; 0: it is discrete */
    ModelType type;
    size_t offset;    /* of the value in struct Model; the variable is `sign` times that */
    int sign;
} ModelAction;

/* Determines branches and discrete variables from their present values. */
typedef ModelStatus (*Pass)(void *context, Model *m);

/* A time interval in which timed branches that cannot be solved for time are searched for changes. */
typedef struct ModelSearch {
    double after, until;
    double next; /* reduced to the first instant at which one changes */
    double turn; /* reduced to the first instant at which a quantity followed by other relations turns back */
    int unsure;  /* row of events.branches: it may have changed there and back again, -1: none */
    long looks;  /* most evaluations; what remains of them is returned */
} ModelSearch;

/* Between events, branches and discrete variables keep their values: derivatives and outputs are smooth functions of
 * time and states. An event is an instant at which a branch's value no longer holds, or a clock ticks, or the start or
 * the end of the run. There, model_update determines all branches and discrete variables anew, from the values before
 * it (pre). It is called until nothing changes: with pre kept until the values that it assumes (group) are those that
 * it determines; then, in further rounds, with pre set to the determined values, until both are the same. Ticks,
 * initial and terminal are true only in the first of these rounds. */

/* Computes indicators at the time and states that were set, with loops solved as in model_evaluate. */
ModelStatus model_indicators(Model *m, double *indicator);

/* Reduces *next to the first instant, after the present time, at which a timed branch that is solved for time
 * changes. */
void model_next_instant(const Model *m, double *next);

/* Marks the first event, and the last one. Set before the first of an event's rounds, and reset after it. */
void model_set_phase(Model *m, bool is_initial, bool is_terminal);

/* One pass: determines branches, discrete variables and resets, and all values that they need, at the time and states
 * that were set. Before the pass, stepwise and ticking variables have their values before the event, and resets the
 * values of their states: a discrete variable that nothing determines at this instant keeps this value. */
ModelStatus model_update(Model *m);

/* At an event, with the values that equations see there in m and `listed`, and pre: the values that statements set as
 * drawn, by row of events.actions; is_set: whether they set a state. */
void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set);

/* Periods and first ticks of clocks as drawn; those that begin with the run have no first one. */
void model_clock_times(const Model *m, const double *listed, double *period, double *first);

/* Definitions for programs that do not need these functions. */
#define WITHOUT_INDICATORS() \
    ModelStatus model_indicators(Model *m, double *indicator) { return (void)m, (void)indicator, MODEL_OK; }
#define WITHOUT_INSTANTS() void model_next_instant(const Model *m, double *next) { (void)m, (void)next; }
#define WITHOUT_UPDATE() ModelStatus model_update(Model *m) { return (void)m, MODEL_OK; }
#define WITHOUT_PHASES() \
    void model_set_phase(Model *m, bool is_initial, bool is_terminal) { (void)m, (void)is_initial, (void)is_terminal; }

#define WITHOUT_ACTIONS() \
    void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set) \
    { \
        (void)m, (void)time, (void)listed, (void)value, (void)is_set; \
    }
#define WITHOUT_CLOCKS() \
    void model_clock_times(const Model *m, const double *listed, double *period, double *first) \
    { \
        (void)m, (void)listed, (void)period, (void)first; \
    }

#endif
