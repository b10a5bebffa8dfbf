/* between.h - what parts of the runtime have for each other; what all programs call is in parts.h. */
#ifndef BETWEEN_H
#define BETWEEN_H

#include "model_events.h"
#include "run.h"

typedef struct Clocks Clocks;
typedef struct Impulses Impulses;
typedef struct EventChange EventChange;

typedef struct Sparse Sparse;
typedef struct Onlooker Onlooker;   /* trajectory.h */

/* solver_parts.c, solver_structure.c: what else is asked of the integrator. */
double solver_boundary(const Solver *s, double time); /* the first one at or after it at which a step may end */
bool solver_passes_stop(const Solver *s);        /* of fixed steps, the next one would if it were not cut off */
bool solver_restart(Solver *s, double time, const StateSets *sets); /* there, from the model's present states */
int integrate_anew(Run *run); /* at run->time.at, from the states there; exit status */
void solver_keep(Solver *s, Keeper *k); /* keeper.h; behind all else, for another method leaves it */
void solver_counts(const Solver *s, SolverCounts *counts);
bool solver_is_for(const Solver *s, const Model *m); /* the structure that the model has now */

void solver_adopt(Solver *s, const ModelStructure *structure); /* of the same states */

/* At an event, with its states, after which the model has another structure: is it as if nothing had happened, as far
 * as tolerances go, up to where the integrator is? Then it goes on with that structure, by the same order and step. */
bool solver_goes_on(Solver *s, const ModelStructure *before, double time, const double *x);
double solver_absolute_tolerance(const Solver *s, int state); /* 0: there is none */

/* clock.c */
struct ClockPart {
    Clocks *(*create)(const ModelDescription *about, Arena *a);
    int (*start)(Clocks *c, const Model *m, const Options *o); /* once constants are derived: to the first ticks */
    double (*next)(const Clocks *c);
    bool (*tick_at)(const Clocks *c, int clock, double time); /* is its next tick there, or has it been? */
    int (*pass)(Clocks *c, double time);                      /* on to the next ticks; how many clocks ticked */
};

/* event.c, with settle.c, rounding.c, crossing.c, locate.c; occur.c. */
struct EventPart {
    RunPart run;
    Event *(*create)(const ModelDescription *about, Arena *a);
    void (*watch)(Event *e, EventWatch watch, void *watcher);
    void (*exchange)(Event *e, Model *m); /* branches and discrete variables with those before, and back */
    void (*report)(const Event *e, FILE *out); /* with --stats */
    bool (*show_whole)(const Event *e, Model *m); /* a copy, as the event as a whole; was it the last one? */
    void (*log_on)(Run *run); /* of a run that goes on */
    ModelStatus (*indicators)(Model *m, double *indicator); /* model_indicators() */

    /* Of run->states, that no step has led to: branches become what their indicators say. Exit status. */
    int (*settle)(Run *run, double time, bool *has_changed);
    void (*hold)(Run *run, double time); /* notes of what is held there, and would act later */

    /* keeper.h; a run that goes on resumes before it is kept: with the model's values as they were. */
    int (*resume)(Event *e, Model *m, const Options *o);
    void (*keep)(Run *run, Keeper *k);
};

/* mode.c: structures that change */
typedef struct Modes Modes;
struct ModePart {
    RunPart run;
    const ModelStructure *(*wanted)(const Model *m); /* of the modes that its values ask for, where there is one */
    Modes *(*create)(const ModelDescription *about, Arena *a);
    void (*attach)(const Modes *s, Model *m); /* its first structure, after model_set_defaults */

    /* Before a start that the pass makes: in which structure, one that its values ask for, then too; false: none. */
    bool (*begin)(Modes *s, Model *m, Pass pass, void *context);

    /* After an event's rounds: changes the structure, if they ask for another one. The exit status. */
    int (*follow)(Modes *s, Impulses *impulses, Model *m, double time, FILE *log, EventWatch watch, void *watcher,
                  bool *has_changed);
    int (*explain_endless)(const Modes *s, Model *m, double time);
    void (*report)(const Modes *s, double time, FILE *out); /* of a run until that time */
    void (*record)(const Modes *s, double time, Json *j);
    void (*note)(Modes *s, int reset); /* the event sets this state */
    void (*enter)(const Run *run, double time, const ModelStructure *structure); /* from then on it holds */

    /* The integrator of the present structure; what all of them counted. */
    int (*take)(Run *run, bool *goes_on); /* from now on it is that; does the integrator go on? The exit status */
    void (*counts)(const Modes *s, const Solver *present, SolverCounts *c);
    void (*keep)(Modes *s, Keeper *k);
    void (*keep_structure)(Model *m, Keeper *k);

    /* Before an event there, at these states: the equations of the present structure, and of that which it asks for? */
    bool (*are_defined)(Modes *s, const Model *m, double time, const double *x);
};

/* sliding.c: motion along the boundary of a relation. */

struct SlidingPart {
    RunPart run;
    bool (*is_on)(const Sliding *s);
    int (*boundary)(const Sliding *s); /* the branch that the run slides along; -1: none */
    Model *(*other)(Sliding *s);

    /* With the model and its outputs complete: continuous variables as they are on average. NULL where the other side
     * is not defined, and then its failure is that of other(); else that is complete too. */
    const Model *(*shown)(Sliding *s, Model *m, double time);

    /* Indicators of both sides, and two more: negative where the model's field, or the other side's, leads away. */
    bool (*indicators)(Sliding *s, Model *m, double time, const double *x, double *values);
    double (*next_instant)(const Sliding *s); /* of the other side; INFINITY without a slide */
    void (*end)(Run *run); /* if there is a slide: the states are others now */

    /* Before an event's rounds: the boundary's relations are free to turn. After them: a slide that the event has left
     * on its boundary goes on if both sides lead there, else it ends, which is a change that is felt; and an event that
     * undoes the one before may begin one. */
    void (*loosen)(Run *run);
    void (*follow)(Run *run, bool is_located, bool is_timed, EventChange *change);
    void (*show_before)(Sliding *s); /* from now on results are those of just before the event; then no more */
    bool (*is_mean)(const Sliding *s); /* they are what the slide is on average */
    void (*attach)(Run *run); /* the integrator is another one: a slide goes on with it, or ends */
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
    Delays *(*create)(Arena *a, const Options *o); /* NULL without any */
    void (*attach)(const Delays *d, Model *m);
    double (*known)(Run *run, double time); /* from `at`, so far towards that time all delayed values are known */
    int (*meet)(Run *run, double time, EventChange change); /* after an event, with the states as it left them */
    void (*resume)(Run *run); /* in place of start, with the model's values as they were; then keep */
    void (*keep)(Delays *d, Keeper *k);
};

/* path.c: loops' solutions lead on from those of the last accepted step, or the run ends. */
struct PathPart {
    RunPart run;

    /* As evaluate_on_path() where evaluate_for() is in doubt, within a step that has been made: without a message if
     * there is no way. The guesses go along, and run->guesses.accepted. */
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

    /* The sets of a structure that the model comes to, at its present values; with so many doubles of work. */
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

/* Values from that time on; with a slope no longer than the reach. */
typedef struct {
    double time, value, slope, reach;
} InputLine;

struct InputPart {
    EquationPart equations;
    bool (*are_other)(const Model *m, const Model *before); /* their values */
    void (*live)(struct Arena *a, struct ModelGiven *course); /* makes it one that is told while the program runs */
    void *(*kept)(struct ModelGiven *course, size_t *size);   /* of a live one: all that it holds */
    /* Of a live one: the next event is that of the change. Does the course end beyond the reach? */
    bool (*change)(struct ModelGiven *course, const InputLine *line);
};

/* input.c, of a rig: rows of --input as they come, which these functions wait for. Values are by input; those without a
 * column stay. None at the end of a pipe, or once it stops. Exit statuses. */
struct InputRows {
    int (*open)(Arena *a, const Options *o, bool (*stops)(void *), void *asked, InputReader **rows);
    int (*next)(InputReader *rows, double *time, double *values, bool *is_any);
};
extern const struct InputRows input_rows;

/* mailbox.c: what arrives at state machines from outside. */
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
    int (*deliver)(Signals *s, const Options *o); /* these, and --signal's; before the start; exit status */
    const char *(*name)(const ModelDescription *about, int number);              /* from 1 */
};

/* requirement.c: what must hold along a run. */
struct RequirementPart {
    /* of the trajectory: itself */
    Requirements *(*create)(const ModelDescription *about, Arena *a, Onlooker *onlooker);
    void (*follow)(Run *run); /* since run->time.at, as far as it has looked */
    void (*after)(Run *run, const Model *shown, double time); /* an event, or the start, to which it has looked */
    double (*violated_at)(const Requirements *r, int check); /* the first time; NaN: never */
    void (*keep)(Requirements *r, Keeper *k);
    bool (*are_violated)(const Run *run);
};

/* verdict.c: what is told of it. */
struct VerdictPart {
    RunPart run;

    /* A requirement, one of several checks of it, or a check that is of none. Unit NULL: there is no margin. */
    void (*visit)(const Run *run, int reason,
                  void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                double margin),
                  void *context);
    /* The same without a run, for what is told of each: all are as before its start. */
    void (*visit_before)(const Options *o, Arena *a,
                         void (*visit)(void *context, const char *subject, const char *unit, const char *verdict,
                                       double margin),
                         void *context);
    void (*page)(const Run *run, int reason, Json *j); /* as a member of a page's run */
};

/* sparse.c; large.c and augmented.c call it without this. */
struct SparsePart {
    EquationPart equations;
    Sparse *(*create)(Arena *a, int n, const int *row_start, const int *column);
    bool (*factor)(Sparse *s, const double *values);
    bool (*solve)(Sparse *s, double *b);
};

/* augmented.c: the systems (I - gamma J) d = b for changes d of the states, with J the Jacobian of the derivatives, as
 * sparse ones of as many unknowns as the pattern has slots: also where a large loop fills J. */
struct AugmentedPart {
    EquationPart equations;
    size_t (*nonzeros)(const ModelJacobian *p);
    bool (*fits)(const Augmented *a, const Model *m); /* it is for its structure, as it is once read */
    bool (*read)(Augmented *a, const Model *m); /* where it was evaluated last; false if a partial does not exist */

    /* The model near to x: as far away as a difference would look. */
    ModelStatus (*read_nearby)(Augmented *a, Model *m, double time, const double *x, const Magnitudes *g, double *dx);
    bool (*factor)(Augmented *a, double gamma); /* with what was read last; false if singular */
    bool (*solve)(Augmented *a, const double *b, double *d); /* false if d is not finite; b may be d */
    double (*derivative)(const Augmented *a, int state);     /* how that d changes the state's derivative */
};

/* drawing.c, with figures.c and plot.c: --plot. */
struct PlotPart {
    RunPart run;
    void (*create)(Run *run, Onlooker *onlooker);
    void (*record)(const Run *run, Json *j);   /* what the drawn quantities come to */
    const char **(*paths)(const ModelDescription *about, Arena *a, int *count); /* that the model plots */
};

/* As long as the model's, of a run without an end. */
static inline double run_length(const Run *run)
{
    const Options *o = run->options;
    return o->is_endless ? run->about->info->stop - run->about->info->start : o->stop - o->origin;
}

/* trajectory.c, with plots and requirements. */
struct TrajectoryPart {
    RunPart run;
    void (*after)(Run *run, double time);  /* at the start, and after an event */
    double (*spacing)(const Run *run); /* of points that are looked at: they are no further apart */
};

/* undefined.c: is a relation of what is no number needed? At the end of a step, or where a crossing is found, by the
 * indicators there; and at the event of that crossing, with run->states. Exit status. */
int undefined_look(Run *run, const double *indicators, double time, bool is_found);
int undefined_meet(Run *run, double time);

/* report.c: a file that the run leaves besides its results; - is standard output. Exit status. */
typedef void ReportPrint(const Run *run, FILE *out, const void *context);
int report_write(const Run *run, const char *file, ReportPrint *print, const void *context);
Number report_time(const Run *run, double time); /* to a millionth of the run */

/* The run is at a time within a fixed step: no event is there. */
static inline bool is_within_step(const Run *run, double time)
{
    return run->solver && has_events_at_steps(run->options->method) && run->time.ahead > time &&
           !is_same_instant(run->time.ahead, time);
}

/* rows_event.c: before and after, or what the grid asks for; exit status. */
int rows_of_event(Run *run, double time, bool is_seen);

/* list.c: a table of what is selected; a width that is enough for a text, too. */

void report_selected(const Model *m, const Selection *s, FILE *out);
int report_wider(int width, const char *text);

void statistics_print(const Run *run, FILE *out);

bool glob_matches(const char *glob, const char *text); /* select.c: * and ?; brackets stand for themselves */

void small_note(Run *run); /* small.c: after a run, of states that are too small */

/* verdict_html.c */
struct HtmlPart {
    void (*verdicts)(const Run *run, bool is_whole, FILE *out); /* to --requirements' file */
};

/* verify.c: the translation is checked along the run. */

/* The largest scaled residual of an equation as drawn, and its bound; NULL: all are 0. */
typedef struct {
    const char *equation; /* its id, which is the verification's */
    double largest, bound, time;
} VerifiedResidual;

struct VerifyPart {
    RunPart run;
    VerifiedResidual (*residual)(Verification *v);
};

/* Poles and records have nothing but their turns along a run. */
struct PolePart {
    RunPart run;
};

struct RecordPart {
    RunPart run;
};

/* Details of messages: an equation; a variable; all of an equation, of which it may be said that it holds. */
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

/* The first time at or after it at which a step may end. */
static inline double known_boundary(const Run *run, double time)
{
    return run->solver ? solver_boundary(run->solver, time) : time;
}

#endif
