/* between.h - interfaces that parts of the runtime have for each other; those for all programs are in parts.h. */
#ifndef BETWEEN_H
#define BETWEEN_H

#include "model_events.h"
#include "run.h"

typedef struct Clocks Clocks;
typedef struct Impulses Impulses;
typedef struct EventChange EventChange;

typedef struct Sparse Sparse;
typedef struct Onlooker Onlooker;   /* trajectory.h */

/* solver_parts.c, solver_structure.c: further functions of the integrator. */
double solver_boundary(const Solver *s, double time); /* the first time, at or after this, at which a step may end */
bool solver_passes_stop(const Solver *s);        /* the next fixed step would, if it were not cut off */
bool solver_restart(Solver *s, double time, const StateSets *sets); /* at this time, from the model's present states */
int integrate_anew(Run *run); /* at run->time.at, from the states there; exit status */
void solver_keep(Solver *s, Keeper *k); /* keeper.h; comes last, because another method reads no further */
void solver_counts(const Solver *s, SolverCounts *counts);
bool solver_is_for(const Solver *s, const Model *m); /* true for the model's present structure */

void solver_adopt(Solver *s, const ModelStructure *structure); /* takes a structure with the same states */

/* After an event at this time, with states x, that has changed the structure: true if, within tolerances, the
 * integrator's last step also fulfils the new one. The integrator then goes on with it, by the same order and step. */
bool solver_goes_on(Solver *s, const ModelStructure *before, double time, const double *x);
double solver_absolute_tolerance(const Solver *s, int state); /* 0: there is none */

/* clock.c */
struct ClockPart {
    Clocks *(*create)(const ModelDescription *about, Arena *a);
    int (*start)(Clocks *c, const Model *m, const Options *o); /* goes to the first ticks, once constants are derived */
    double (*next)(const Clocks *c);
    bool (*tick_at)(const Clocks *c, int clock, double time); /* true if its next tick is at or before this time */
    int (*pass)(Clocks *c, double time);                      /* goes on to the next ticks; how many clocks ticked */
};

/* event.c, with settle.c, rounding.c, crossing.c, locate.c; occur.c. */
struct EventPart {
    RunPart run;
    Event *(*create)(const ModelDescription *about, Arena *a);
    void (*watch)(Event *e, EventWatch watch, void *watcher);
    void (*exchange)(Event *e, Model *m); /* branches and discrete variables with those before the event, and back */
    void (*report)(const Event *e, FILE *out); /* with --stats */
    bool (*show_whole)(const Event *e, Model *m); /* makes a copy show the whole event; true: it was the last one */
    void (*log_on)(Run *run); /* continues the log of a restored run */
    ModelStatus (*indicators)(Model *m, double *indicator); /* model_indicators() */

    /* For run->states that no step has led to: sets branches to what their indicators say. Exit status. */
    int (*settle)(Run *run, double time, bool *has_changed);
    void (*hold)(Run *run, double time); /* notes what is held at this time and would act later */

    /* keeper.h; a restored run calls resume before keep, with the model's restored values. */
    int (*resume)(Event *e, Model *m, const Options *o);
    void (*keep)(Run *run, Keeper *k);
};

/* mode.c: structures that change */
typedef struct Modes Modes;
struct ModePart {
    RunPart run;
    const ModelStructure *(*wanted)(const Model *m); /* for the modes that the model's values ask for, if any */
    Modes *(*create)(const ModelDescription *about, Arena *a);
    void (*attach)(const Modes *s, Model *m); /* sets the first structure, after model_set_defaults */

    /* Chooses the structure for a start that the pass makes, whose values should then ask for it, too; false: none. */
    bool (*begin)(Modes *s, Model *m, Pass pass, void *context);

    /* After an event's rounds: changes the structure, if the values ask for another one. Exit status. */
    int (*follow)(Modes *s, Impulses *impulses, Model *m, double time, FILE *log, EventWatch watch, void *watcher,
                  bool *has_changed);
    int (*explain_endless)(const Modes *s, Model *m, double time);
    void (*report)(const Modes *s, double time, FILE *out); /* for a run until that time */
    void (*record)(const Modes *s, double time, Json *j);
    void (*note)(Modes *s, int reset); /* the event sets this state */
    void (*enter)(const Run *run, double time, const ModelStructure *structure); /* it holds from this time on */

    /* Each structure has its integrator. take: changes to that of the present structure; *goes_on: it continues the
     * solution. Exit status. counts: those of all integrators. */
    int (*take)(Run *run, bool *goes_on);
    void (*counts)(const Modes *s, const Solver *present, SolverCounts *c);
    void (*keep)(Modes *s, Keeper *k);
    void (*keep_structure)(Model *m, Keeper *k);

    /* Before an event at these states: true if the equations of the present structure are defined, and also those of
     * the structure that the event asks for. */
    bool (*are_defined)(Modes *s, const Model *m, double time, const double *x);
};

/* sliding.c: motion along the boundary of a relation. */

struct SlidingPart {
    RunPart run;
    bool (*is_on)(const Sliding *s);
    int (*boundary)(const Sliding *s); /* the branch that the run slides along; -1: none */
    Model *(*other)(Sliding *s);

    /* With the model and its outputs complete: a model with the average of continuous variables. NULL if the other side
     * is not defined; the failure is then that of other(). Otherwise other() is complete, too. */
    const Model *(*shown)(Sliding *s, Model *m, double time);

    /* Indicators of both sides, and two more: negative where the vector field of the model, or of the other side, leads
     * away from the boundary. */
    bool (*indicators)(Sliding *s, Model *m, double time, const double *x, double *values);
    double (*next_instant)(const Sliding *s); /* the other side's; INFINITY without a slide */
    void (*end)(Run *run); /* ends a slide, if there is one, as the states were changed */

    /* loosen, before an event's rounds: frees the boundary's relations to turn. follow, after the rounds: a slide that
     * is still on its boundary goes on if both sides lead there; otherwise it ends, which is a change that is felt. An
     * event that undoes the one before may begin a slide. */
    void (*loosen)(Run *run);
    void (*follow)(Run *run, bool is_located, bool is_timed, EventChange *change);
    void (*show_before)(Sliding *s); /* results are those of just before the event, until the second call */
    bool (*is_mean)(const Sliding *s); /* true if results are the slide's average */
    void (*attach)(Run *run); /* to another integrator: a slide goes on with it, or ends */
    void (*keep)(Run *run, Keeper *k); /* keeper.h */
};

static inline bool is_sliding(const Run *run)
{
    return run->sliding && model_parts.sliding->is_on(run->sliding);
}

ModelStatus sliding_jacobian(Solver *s, double time, const double *x, double *derivatives, double *matrix);

/* delay.c, past.c */
struct DelayPart {
    RunPart run;
    Delays *(*create)(Arena *a, const Options *o); /* NULL without delays */
    void (*attach)(const Delays *d, Model *m);
    double (*known)(Run *run, double time); /* from `at` towards this time: until when all delayed values are known */
    int (*meet)(Run *run, double time, EventChange change); /* after an event, with the states as it left them */
    void (*resume)(Run *run); /* in place of start, with the model's restored values; before keep */
    void (*keep)(Delays *d, Keeper *k);
};

/* path.c: loops' solutions lead on from those of the last accepted step, or the run ends. */
struct PathPart {
    RunPart run;

    /* Follows the loops' solutions to a time within the last step, as evaluate_on_path() does in doubt, and moves the
     * guesses and run->guesses.accepted along. False, without a message, if they cannot be followed. */
    bool (*look)(Run *run, double time);
};

/* stateset.c: the choice of states along a run. */
struct StateSetPart {
    RunPart run;
    StateSets *(*create)(const ModelDescription *about, Arena *a);

    /* Looks at all sets at an accepted step, with the model's outputs complete. If a choice must change, others that
     * would soon follow change with it: the model then has new states, and the events' log a line for each set. */
    ModelStatus (*renew)(StateSets *s, Model *m, double time, FILE *events, bool *has_changed);
    void (*keep)(StateSets *s, Keeper *k);

    /* enter: chooses the states of the model's new structure, at its present values; needs work() doubles. */
    size_t (*work)(const ModelDescription *about);
    ModelStatus (*enter)(Model *m, double *work);
};

/* large.c */
struct LargeLoopPart {
    RunPart run;
    LargeLoops (*create)(const ModelDescription *about, Arena *a);
    void (*attach)(const LargeLoops *loops, Model *m);
};

/* input.c */
typedef struct InputReader InputReader;

/* The course of an input from this time on; with a slope, only as far as the reach. */
typedef struct {
    double time, value, slope, reach;
} InputLine;

struct InputPart {
    EquationPart equations;
    bool (*are_other)(const Model *m, const Model *before); /* true if the inputs' values differ */
    void (*live)(struct Arena *a, struct ModelGiven *course); /* makes it a live course, given while the program runs */
    void *(*kept)(struct ModelGiven *course, size_t *size);   /* the data of a live course */
    /* Changes a live course at the line's time, which is an event. True if the course ends beyond the reach. */
    bool (*change)(struct ModelGiven *course, const InputLine *line);
};

/* input.c, for a rig: rows of --input as they come; the functions wait for them. Values are by input; those of inputs
 * without a column stay as they are. *is_any is false at the end of a pipe, or once `stops` is true. Exit statuses. */
struct InputRows {
    int (*open)(Arena *a, const Options *o, bool (*stops)(void *), void *asked, InputReader **rows);
    int (*next)(InputReader *rows, double *time, double *values, bool *is_any);
};
extern const struct InputRows input_rows;

/* mailbox.c: signals to state machines from outside. */
typedef struct Signals Signals;

typedef struct {
    const struct ModelMailbox *mailbox; /* mailbox.h; NULL: none */
    int number;                         /* of the signal */
} Address;

struct SignalPart {
    EquationPart equations;
    Signals *(*create)(const ModelDescription *about, Arena *a);
    bool (*find)(const Signals *s, const char *name, Address *found); /* PART:NAME or PART.NAME */
    void (*send)(Signals *s, Address to, double time);
    int (*deliver)(Signals *s, const Options *o); /* sent ones and those of --signal; before the start; exit status */
    const char *(*name)(const ModelDescription *about, int number);              /* from 1 */
};

/* requirement.c: requirements and their checks along a run. */
struct RequirementPart {
    /* *onlooker: the requirements as an onlooker of the trajectory */
    Requirements *(*create)(const ModelDescription *about, Arena *a, Onlooker *onlooker);
    void (*follow)(Run *run); /* from run->time.at as far as it has looked */
    void (*after)(Run *run, const Model *shown, double time); /* after an event, or the start */
    double (*violated_at)(const Requirements *r, int check); /* the first time; NaN: never */
    void (*keep)(Requirements *r, Keeper *k);
    bool (*are_violated)(const Run *run);
};

/* verdict.c: verdicts on requirements. */
struct VerdictPart {
    RunPart run;

    /* Visits requirements, each of several checks of one, and checks that belong to none. Unit NULL: no margin. */
    void (*visit)(const Run *run, int reason,
                  void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                double margin),
                  void *context);
    /* The same without a run: all are as before its start. */
    void (*visit_before)(const Options *o, Arena *a,
                         void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                       double margin),
                         void *context);
    void (*page)(const Run *run, int reason, Json *j); /* writes a member of a page's run */
};

/* sparse.c; large.c and augmented.c call it directly. */
struct SparsePart {
    EquationPart equations;
    Sparse *(*create)(Arena *a, int n, const int *row_start, const int *column);
    bool (*factor)(Sparse *s, const double *values);
    bool (*solve)(Sparse *s, double *b);
};

/* augmented.c: the systems (I - gamma J) d = b for changes d of the states, with J the Jacobian of the derivatives, as
 * sparse systems with an unknown for each slot of the pattern, which stay sparse where a large loop fills J. */
struct AugmentedPart {
    EquationPart equations;
    size_t (*nonzeros)(const ModelJacobian *p);
    bool (*fits)(const Augmented *a, const Model *m); /* true if it is for the model's structure, as after read() */
    bool (*read)(Augmented *a, const Model *m); /* where m was evaluated last; false if a partial does not exist */

    /* Evaluates and reads the model near to x, as far away as a difference would look. */
    ModelStatus (*read_nearby)(Augmented *a, Model *m, double time, const double *x, const Magnitudes *g, double *dx);
    bool (*factor)(Augmented *a, double gamma); /* with what was read last; false if singular */
    bool (*solve)(Augmented *a, const double *b, double *d); /* false if d is not finite; b may be d */
    double (*derivative)(const Augmented *a, int state);     /* how the last d changes the state's derivative */
};

/* drawing.c, with figures.c and plot.c: --plot. */
struct PlotPart {
    RunPart run;
    void (*create)(Run *run, Onlooker *onlooker);
    void (*record)(const Run *run, Json *j);   /* first, last, least and greatest values of plotted quantities */
    const char **(*paths)(const ModelDescription *about, Arena *a, int *count); /* of the model's plot */
};

/* The length of the run; without an end, that of the model's run. */
static inline double run_length(const Run *run)
{
    const Options *o = run->options;
    return o->is_endless ? run->about->info->stop - run->about->info->start : o->stop - o->origin;
}

/* trajectory.c, with plots and requirements. */
struct TrajectoryPart {
    RunPart run;
    void (*after)(Run *run, double time);  /* at the start, and after an event */
    double (*spacing)(const Run *run); /* largest distance of the points that are looked at */
};

/* undefined.c: ends the run if a relation is needed whose sides are not numbers. undefined_look: at the end of a step,
 * or where a crossing is found, by the indicators there. undefined_meet: at the event of that crossing, with
 * run->states. Exit statuses. */
int undefined_look(Run *run, const double *indicators, double time, bool is_found);
int undefined_meet(Run *run, double time);

/* report.c: a file that the run leaves besides its results; - is standard output. Exit status. */
typedef void ReportPrint(const Run *run, FILE *out, const void *context);
int report_write(const Run *run, const char *file, ReportPrint *print, const void *context);
Number report_time(const Run *run, double time); /* to a millionth of the run */

/* True for a time within a fixed step, where no event can be. */
static inline bool is_within_step(const Run *run, double time)
{
    return run->solver && has_events_at_steps(run->options->method) && run->time.ahead > time &&
           !is_same_instant(run->time.ahead, time);
}

/* rows_event.c: rows before and after an event, or only those of the grid; exit status. */
int rows_of_event(Run *run, double time, bool is_seen);

/* list.c: a table of selected variables; the width, or a larger one if the text needs it. */

void report_selected(const Model *m, const Selection *s, FILE *out);
int report_wider(int width, const char *text);

void statistics_print(const Run *run, FILE *out);

bool glob_matches(const char *glob, const char *text); /* select.c: * and ?; brackets stand for themselves */

void small_note(Run *run); /* small.c: after a run, a note on states that are too small */

/* verdict_html.c */
struct HtmlPart {
    void (*verdicts)(const Run *run, bool is_whole, FILE *out); /* to the file of --requirements */
};

/* verify.c: the translation is checked along the run. */

/* The largest scaled residual of an equation as drawn, and its bound; NULL: all are 0. */
typedef struct {
    const char *equation; /* its id, in the verification's memory */
    double largest, bound, time;
} VerifiedResidual;

struct VerifyPart {
    RunPart run;
    VerifiedResidual (*residual)(Verification *v);
};

/* Poles and records have no functions besides their turns along a run. */
struct PolePart {
    RunPart run;
};

struct RecordPart {
    RunPart run;
};

/* Details of messages: an equation; a variable; an equation's variables. are_kept: the model holds all their values. */
static inline void explain_equation(const ModelDescription *about, int equation)
{
    if (model_parts.details)
        model_parts.details->equation(about, equation);
}

static inline void explain_variable(const ModelDescription *about, const char *role, int variable, double value)
{
    if (model_parts.details)
        model_parts.details->variable(about, role, variable, value);
}

static inline void explain_variables(const Model *m, int equation, bool are_kept)
{
    if (model_parts.details)
        model_parts.details->variables(m, equation, are_kept);
}

static inline LargeLoops large_loops_create(const ModelDescription *about, Arena *a)
{
    return model_parts.large_loops ? model_parts.large_loops->create(about, a) : (LargeLoops){NULL, 0};
}

static inline void large_loops_attach_to(const LargeLoops *loops, Model *m)
{
    if (model_parts.large_loops)
        model_parts.large_loops->attach(loops, m);
}

/* The first time, at or after this one, at which a step may end. */
static inline double known_boundary(const Run *run, double time)
{
    return run->solver ? solver_boundary(run->solver, time) : time;
}

#endif
