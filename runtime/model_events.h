/* model_events.h - what may change at events, as generated tables tell it. */
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
    bool holds_at_zero;  /* of a relation that has an indicator: where its sides are equal */
    bool is_timed;       /* changes when model_next_instant or a search says so; else it has indicators */
    bool may_peak;       /* what its indicators are of may rise and fall within a step of the integrator */
    bool is_felt;        /* derivatives or delayed values depend on it: if it changes, the integrator begins anew */
    bool is_seen;        /* or results do, directly: if it changes, there are rows before and after */
    int group;           /* model_update uses its former value before it determines it: those that depend on each other
                            are a group, numbered as it determines them, and as groups depend on each other; else -1 */
    int intervals;       /* the value is the number of an interval of an axis: 0 .. intervals - 1; else 0 */
    size_t slack;        /* of a double, set by the runtime, if it is not timed: it keeps its value while it is not
                            further than that beyond its boundary, so that rounding does not change it */
    ModelModes absent;   /* modes in which it is not there; none: it always is */
} ModelBranch;

typedef struct ModelDiscrete {
    int variable;    /* row of variables, -1 if it is not listed */
    const char *name; /* its path; of a condition of `when`, its text */
    ModelType type;
    size_t offset;   /* of its value */
    size_t pre;      /* of its value before the event; set by the runtime */
    size_t start;    /* of its start value: what it is, and was, before the first event */
    bool is_felt, is_seen; /* as of a branch */
    int group;       /* likewise */
    bool is_stepwise; /* set by what steps at all events: equations see its value before, until the next round */
    bool is_ticking;  /* set at ticks of a clock only: like what is stepwise it begins each pass as it was before */
    bool is_of_check;  /* it tells of one, and nothing depends on it */
    bool is_condition; /* of `when`: before the first event it was what it is there without ticks */
    const char *remark; /* what is told once when it is true after an event; else NULL */
    const char *termination; /* what to say when it is true after an event, which ends the run; else NULL */
    bool is_violation;       /* that is a failure */
    ModelModes absent;       /* modes in which it is not there; none: it always is */
    bool is_set_elsewhere;   /* by what is there when it is not */
} ModelDiscrete;

/* A state that an algorithm may set at an event. */
typedef struct ModelReset {
    int variable;  /* row of variables, of kind MODEL_STATE */
    size_t offset; /* of the state */
    size_t value;  /* of the value that it was set to */
    size_t is_set; /* of a truth: did the last pass set it? */
} ModelReset;

/* Ticks at first + k*period for k = 0, 1 ..., with periods taken as decimal fractions: clocks tick together whenever
 * they would on paper. */
typedef struct ModelClock {
    size_t period;       /* of a double, known once constants are derived */
    size_t first;        /* likewise; not used if is_from_start: the first tick is at the start of the run */
    bool is_from_start;
    size_t ticks;        /* of a truth: does it tick? Set by the runtime */
    const char *element; /* what it belongs to first, for messages */
} ModelClock;

/* A variable that was differentiated though no state, and may jump at an event: its derivative is an impulse then, as
 * large as the jump. With sizes other than 0, derivatives hold these impulses as if they were rates. */
typedef struct ModelJump {
    const char *name;          /* of the variable: its path */
    int variable;              /* row of variables, -1 if it is not listed */
    int equation;              /* index of the equation that determines it, -1 if there is none */
    size_t offset, derivative; /* of doubles: both complete after model_outputs */
    size_t size;               /* likewise: of the jump; 0 whenever the model is not asked for impulses */
    bool is_twice;             /* its second derivative counts too: a jump cannot be followed */
    bool is_position;          /* a mode ties it and its derivative: as it begins, what was a state must fit */
    ModelModes modes;          /* in which it is no state */
    bool is_lost;              /* differentiated within an expression: likewise; `derivative` is 0 then */
} ModelJump;

/* A setting by the statements of an algorithm at an event, in the place of one variable. */
typedef struct ModelAction {
    const char *name; /* of the variable: its path */
    const char *element, *instance, *source; /* of the statements */
    int reset;        /* row of events.resets, from 1; 0: it is discrete */
    ModelType type;
    size_t offset;    /* of the value in struct Model, `sign` times which the variable is */
    int sign;
} ModelAction;

/* Determines branches and discrete variables from those that it finds. */
typedef ModelStatus (*Pass)(void *context, Model *m);

/* A stretch of time, in which timed branches are searched that cannot be solved for it. */
typedef struct ModelSearch {
    double after, until;
    double next; /* brought down to the first instant at which one changes */
    double turn; /* and that to the first one at which what relations of other quantities follow turns back */
    int unsure;  /* row of events.branches: it may have come and gone there, -1: none */
    long looks;  /* how many evaluations are worth it; what is left is returned */
} ModelSearch;

/* Between events, branches and discrete variables keep their values: derivatives and outputs are smooth functions of
 * time and states. An event is an instant at which a branch's value no longer holds, or a clock ticks, or the start or
 * the end of the run. There, model_update determines all branches and discrete variables anew, from the values before
 * it (pre). It is called until nothing changes: with pre kept until what it assumes (group) is what it determines,
 * then with pre set to what was determined, until both are the same. Ticks, initial and terminal count in the first of
 * these rounds only. */

/* At the time and states that were set, with loops solved as in model_evaluate. */
ModelStatus model_indicators(Model *m, double *indicator);

/* When the next timed branch changes, after the present time, of those that are solved for it, if that is before
 * `next`. */
void model_next_instant(const Model *m, double *next);

/* Marks the first event, and the last one. Set before the first of an event's rounds, and reset after it. */
void model_set_phase(Model *m, bool is_initial, bool is_terminal);

/* One pass: branches, discrete variables and resets, and all that they need, at the time and states that were set.
 * What is stepwise, and what ticks set, is at its value before the event, and resets at their states: a discrete
 * variable that nothing determines at this instant keeps that. */
ModelStatus model_update(Model *m);

/* At an event, with the values that equations see there in m and `listed`, and pre: what statements set as drawn, by
 * row of events.actions, and of states whether they do. */
void model_execute(const Model *m, double time, const double *listed, double *value, bool *is_set);

/* Periods and first ticks of clocks as drawn; those that begin with the run have no first one. */
void model_clock_times(const Model *m, const double *listed, double *period, double *first);

/* Of a program that has no need of them. */
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
