/* parts.h - the parts of the runtime that not every model needs, each as a table of the functions by which the rest
 * calls it. A program has those that its model_parts names, and no trace of the others: their objects stay NULL, and
 * what is asked of them is what a model without their subject would answer. */
#ifndef PARTS_H
#define PARTS_H

#include "runtime.h"

typedef struct Run Run;             /* run.h */
typedef struct Clocks Clocks;
typedef struct Impulses Impulses;
typedef struct EventChange EventChange;

/* Determines branches and discrete variables from those that it finds. */
typedef ModelStatus (*Pass)(void *context, Model *m);

typedef struct Augmented Augmented;
typedef struct Sparse Sparse;
typedef struct Json Json;           /* json.h */
typedef struct Onlooker Onlooker;   /* trajectory.h */

/* event.c, with clock.c, settle.c, rounding.c, locate.c; occur.c. */
struct EventPart {
    Event *(*create)(const ModelDescription *about, Arena *a);
    void (*open)(Run *run); /* creates it, and what looks for events */
    void (*attach)(const Event *e, Model *m); /* after model_set_defaults, before all else */
    int (*start)(Event *e, Model *m, const Options *o);
    void (*watch)(Event *e, EventWatch watch, void *watcher);
    void (*exchange)(Event *e, Model *m); /* branches and discrete variables with those before, and back */
    void (*report)(const Event *e, FILE *out); /* with --stats */
    bool (*show_whole)(const Event *e, Model *m); /* a copy, as the event as a whole; was it the last one? */

    /* Along a run. */
    void (*begin_log)(Run *run, bool is_start); /* once the start is solved */
    void (*begin)(Run *run);     /* before the first step */
    void (*tell)(Run *run);      /* what is worth it, and whether the run ends */
    double (*limit)(Run *run, double *searched); /* the next known instant; as far as it is, steps go */
    bool (*is_crossed)(Run *run, double time); /* an indicator's boundary is, by then; the model is moved there */
    int (*look)(Run *run, double limit, double *time, bool *is_located); /* for the first crossing in the last step */
    int (*meet)(Run *run, double time, bool is_located);                 /* the event there */
    void (*doubt)(Run *run, double time); /* of a row between events, whose states the model holds */
    void (*tell_doubts)(const Run *run);  /* in one warning */

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
    const ModelJacobian *(*jacobian)(const ModelStructure *s);
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

    /* The integrator of the present structure, NULL without states or after a message; what all of them counted. */
    Solver *(*solver)(Run *run);
    int (*take)(Run *run, bool *goes_on); /* from now on it is that; does the integrator go on? The exit status */
    void (*counts)(const Modes *s, const Solver *present, SolverCounts *c);
    void (*keep)(Modes *s, Keeper *k);
    void (*keep_structure)(Model *m, Keeper *k);

    /* Before an event there, at these states: the equations of the present structure, and of that which it asks for? */
    bool (*are_defined)(Modes *s, const Model *m, double time, const double *x);
};

/* sliding.c: motion along the boundary of a relation. */

typedef struct Sliding Sliding;

ModelStatus sliding_jacobian(Solver *s, double time, const double *x, double *derivatives, double *matrix);

struct SlidingPart {
    Sliding *(*create)(Arena *a, const Options *o);
    bool (*is_on)(const Sliding *s);
    int (*boundary)(const Sliding *s); /* the branch that the run slides along; -1: none */
    Model *(*other)(Sliding *s);

    /* With the model and its outputs complete: continuous variables as they are on average. NULL where the other side
     * is not defined, and then its failure is that of other(); else that is complete too. */
    const Model *(*shown)(Sliding *s, Model *m, double time);

    /* The model's own, and the other side's, at a time and states; m is left there. */
    ModelStatus (*derivatives)(Sliding *s, Model *m, double time, const double *x, double *dx);

    /* Indicators of both sides, and two more: negative where the model's field, or the other side's, leads away. */
    bool (*indicators)(Sliding *s, Model *m, double time, const double *x, double *values);
    double (*next_instant)(const Sliding *s); /* of the other side; INFINITY without a slide */
    bool (*accept)(Run *run); /* at `at`, where a step or an event has been; false: the integrator has failed */
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
    ModelStatus (*jacobian)(Solver *s, double time, const double *x, double *derivatives, double *matrix); /* full */
};

/* The integrator, solver.c. */
void solver_gather(Solver *s, double *reached); /* as magnitudes_gather does, up to the present time */
const Magnitudes *solver_magnitudes(const Solver *s); /* NULL: it cannot follow a slide */
void solver_slide(Solver *s, Sliding *sliding);       /* from its next begin on; NULL: no more */

/* delay.c, past.c */
struct DelayPart {
    Delays *(*create)(Arena *a, const Options *o); /* NULL without any */
    void (*attach)(const Delays *d, Model *m);
    int (*start)(Run *run);                 /* once the model is initialized */
    double (*reach)(const Run *run);        /* a step from `at` may end there: it needs nothing of itself */
    double (*known)(Run *run, double time); /* from `at`, so far towards that time all delayed values are known */
    int (*record)(Run *run, double time);   /* from `at` until then */
    int (*meet)(Run *run, double time, EventChange change); /* after an event, with the states as it left them */
    void (*resume)(Run *run); /* in place of start, with the model's values as they were; then keep */
    void (*keep)(Delays *d, Keeper *k);
};

/* loop_slopes.c, loop.c. Of a loop in a Jacobian: the factors of its own one at present, false if that is singular;
 * what it iterates on for so many directions; and backwards, for so many adjoints. */
struct LoopPart {
    bool (*factor)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors);
    void (*solve)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    void (*back)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    bool (*is_selection)(const ModelLoop *loop); /* does it choose states? NULL: no loop does not */
    void (*tell_remote)(Model *m, FILE *out); /* a note of a start that is far from what was guessed */
};

/* gradient.c: long rows of a Jacobian. */
struct GradientPart {
    void (*find)(const Jacobian *j, double *values);
    void (*back)(const Jacobian *j, int from, int to); /* through these rows */
};

/* repeats.c: what repeats as if it did not; with series.c in programs whose tables are long. */
struct RepeatPart {
    const ModelShape *(*shapes)(const ModelDescription *about, Arena *a);
};

/* digits.c: numbers as text fast. */
struct DigitPart {
    /* What number_text gives for a positive value, in at most 24 characters: how many these are. 0 if it takes printf,
     * or is not a number; text is then undefined. */
    int (*shortest)(char *text, double value);
};

/* starts.c: starts besides those that are needed. */
struct StartPart {
    const int *(*check_at)(const int *at, ModelStartCheck *check); /* in ModelInfo; where the next one is */
    int (*compare)(Arena *a, Model *m, double time); /* with what follows; exit status */
};

/* path.c: loops' solutions lead on from those of the last accepted step, or the run ends; exit status. */
struct PathPart {
    int (*evaluate)(Run *run, double time, bool is_row, bool *is_defined, bool *was_another); /* evaluate_on_path() */
    /* The same where evaluate_for() is in doubt, within a step that has been made: without a message if there is no
     * way. The guesses go along, and run->guesses.accepted. */
    bool (*look)(Run *run, double time);
    void (*measure)(Run *run); /* how large variables are, at each accepted step */

    /* Before anything is done with the way to a time. *is_again: there is no such way, the integrator goes
     * it again in shorter steps. At an event, guesses become those just before it. */
    int (*lead_on)(Run *run, double time, bool is_event, bool *is_again);
};

/* stateset.c: the choice of states along a run. */
struct StateSetPart {
    StateSets *(*create)(const ModelDescription *about, Arena *a);

    /* Looks at all sets at an accepted step, with the model's outputs complete. If a choice must change, others that
     * would soon follow change with it: the model then has new states, and the events' log a line for each set. */
    ModelStatus (*renew)(StateSets *s, Model *m, double time, FILE *events, bool *has_changed);
    StateChanges (*changes)(const StateSets *s);

    /* Were the constraints of a set nearly singular at the last accepted step? Then the model's failure names them. */
    bool (*blame)(const StateSets *s, Model *m);

    /* The largest |value| so far of the candidate that is this state; -1 for states of no set. */
    double (*magnitude)(const StateSets *s, const Model *m, int state);

    int (*variable)(const Model *m, int state); /* row of variables of what is this state at present */
    void (*keep)(StateSets *s, Keeper *k);

    /* The sets of a structure that the model comes to, at its present values; with so many doubles of work. */
    size_t (*work)(const ModelDescription *about);
    ModelStatus (*enter)(Model *m, double *work);
};

/* large.c */
struct LargeLoopPart {
    LargeLoops (*create)(const ModelDescription *about, Arena *a);
    void (*attach)(const LargeLoops *loops, Model *m);
};

/* input.c */
struct InputPart {
    void (*open)(ModelDescription *about, Arena *a);
    int (*read)(Arena *a, const Options *o); /* --input, and what --set gives; must be called before the start */
    bool (*are_other)(const Model *m, const Model *before); /* their values */
};

/* mailbox.c: what arrives at state machines from outside. */
typedef struct Signals Signals;

typedef struct {
    const struct ModelMailbox *mailbox; /* mailbox.h; NULL: none */
    int number;                         /* of the signal */
} Address;

struct SignalPart {
    void (*expand)(ModelDescription *about, Arena *a); /* queues among what algorithms set: a row for the length and
                                                        * for each place; before anything is made for them */
    Signals *(*create)(const ModelDescription *about, Arena *a);
    bool (*find)(const Signals *s, const char *name, Address *found); /* PART:NAME or PART.NAME */
    void (*send)(Signals *s, Address to, double time);
    int (*deliver)(Signals *s, const Options *o); /* these, and --signal's; before the start; exit status */
    const char *(*name)(const ModelDescription *about, int number);              /* from 1 */
};

/* requirement.c, verdict.c: what must hold along a run. is_whole: it has come to its end. */
typedef struct Requirements Requirements;

struct RequirementPart {
    /* of the trajectory: itself */
    Requirements *(*create)(const ModelDescription *about, Arena *a, Onlooker *onlooker);
    void (*follow)(Run *run); /* since run->time.at, as far as it has looked */
    void (*after)(Run *run, const Model *shown, double time); /* an event, or the start, to which it has looked */
    double (*violated_at)(const Requirements *r, int check); /* the first time; NaN: never */
    void (*keep)(Requirements *r, Keeper *k);
    bool (*are_met)(const Run *run); /* is nothing violated, nor undecided by its values? */
    bool (*are_violated)(const Run *run);
    void (*print)(const Run *run, bool is_whole, FILE *out);
    int (*write)(const Run *run, bool is_whole);          /* to --requirements' file; exit status */
};

/* sparse.c; large.c and augmented.c call it without this. */
struct SparsePart {
    Sparse *(*create)(Arena *a, int n, const int *row_start, const int *column);
    bool (*factor)(Sparse *s, const double *values);
    bool (*solve)(Sparse *s, double *b);
    bool (*prepare)(Solver *s, size_t nonzeros); /* the integrator's matrix, and what solves it */
};

/* augmented.c: the systems (I - gamma J) d = b for changes d of the states, with J the Jacobian of the derivatives, as
 * sparse ones of as many unknowns as the pattern has slots: also where a large loop fills J. */
struct AugmentedPart {
    Augmented *(*create)(Arena *arena, const ModelJacobian *p);
    size_t (*nonzeros)(const ModelJacobian *p);
    bool (*fits)(const Augmented *a, const Model *m); /* it is for its structure, as it is once read */
    bool (*read)(Augmented *a, const Model *m); /* where it was evaluated last; false if a partial does not exist */

    /* The model near to x: as far away as a difference would look. */
    ModelStatus (*read_nearby)(Augmented *a, Model *m, double time, const double *x, const Magnitudes *g, double *dx);
    bool (*factor)(Augmented *a, double gamma); /* with what was read last; false if singular */
    bool (*solve)(Augmented *a, const double *b, double *d); /* false if d is not finite; b may be d */
    double (*derivative)(const Augmented *a, int state);     /* how that d changes the state's derivative */
    ModelStatus (*columns)(Augmented *a, const Model *m, double *d, double *values); /* of J, by solutions d */
    bool (*prepare)(Solver *s, Arena *arena); /* the integrator's linear systems */
};

/* values.c */
struct ValuePart {
    void (*print)(const Run *run, FILE *out); /* what was written, as a table */
};

/* pole.c */
typedef struct Poles Poles;

struct PolePart {
    Poles *(*create)(const ModelDescription *about, Arena *a);
    void (*begin)(Run *run);  /* before a step with which the integrator begins anew */
    void (*expect)(Run *run); /* after a step: the model as the integrator has left it */
    int (*follow)(Run *run, double time); /* from `at`, where no event is in between; exit status */
};

/* ---- parts that the compiler leaves out if it is told to ---- */

/* drawing.c, with figures.c and plot.c: --plot. */
struct PlotPart {
    int (*select)(Run *run); /* what is drawn; exit status */
    void (*create)(Run *run, Onlooker *onlooker);
    void (*row)(Run *run, const Model *shown, double time);
    int (*write)(Run *run, const char *title); /* exit status */
    void (*record)(const Run *run, Json *j);   /* what the drawn quantities come to */
};

/* trajectory.c, with plots and requirements. */
struct TrajectoryPart {
    void (*look_along)(Run *run); /* creates it, if somebody looks, and requirements */
    void (*follow)(Run *run, double time); /* from run->time.at until then */
    void (*after)(Run *run, double time);  /* at the start, and after an event */
    double (*spacing)(const Run *run); /* of points that are looked at: they are no further apart */
};

/* results_mat.c: result files that end in .mat. */
typedef struct MatFile MatFile;

struct MatPart {
    MatFile *(*open)(Arena *a, const Options *o, const Selection *s); /* NULL after a message */
    int (*row)(MatFile *f, const Model *m, double time); /* exit status; after a message if it is not STATUS_DONE */
    void (*keep)(MatFile *f); /* writes its rows if they have waited for a second */
    bool (*close)(MatFile *f); /* false: not all is written; errno */
};

/* steady.c, linear.c: --steady and --linearize. */
struct LinearPart {
    int (*prepare)(Options *o, Arena *a); /* names of files, and the stop; exit status */

    /* After the start: leaves states of rest in the model and in run->states, writes them as a row, and
     * lists what was selected; exit status. */
    int (*find_rest)(Run *run);
    bool (*is_near_rest)(Run *run); /* with run->steady: nearly, at run->time.at? It is not looked at each time */
    int (*write)(Run *run); /* after the run, at run->time.at: to the two files, and as a listing; exit status */
};

void statistics_print(const Run *run, FILE *out);

/* record.c, statistics.c: what the run was, and the exit status with which it ends; of the first two that of writing
 * it. */
struct RecordPart {
    void (*open)(Run *run); /* in the first row */
    int (*write)(const Run *run, int status, bool is_verified); /* to --record's file */
    void (*print)(const Run *run, int status, bool is_verified, FILE *out);
    void (*statistics)(const Run *run, FILE *out);
};

/* verdict_html.c */
struct HtmlPart {
    void (*verdicts)(const Run *run, bool is_whole, FILE *out); /* to --requirements' file */
};

/* licences.c */
struct LicencePart {
    void (*print)(const ModelDescription *about, FILE *out);
};

/* details.c: what messages say besides what has failed and when; see explain.c. Exit statuses. */
struct DetailPart {
    void (*equation)(const ModelDescription *about, int equation);
    void (*variable)(const ModelDescription *about, const char *role, int variable, double value);
    void (*variables)(const Model *m, int equation, bool are_kept);
    int (*failure)(Model *m, double time, double soon);
    int (*first)(Model *m, Model *copy, double time);
    int (*value)(const Model *m, Failure failure, int variable, double time);
    int (*least_accurate)(const Model *m, Failure failure, int state, double time, double soon);
    int (*setting)(const ModelDescription *about, Failure failure, const ModelVariable *v, const char *origin);
    void (*alias)(const ModelVariable *v);

    /* Which may be meant: paths; of words those that begin so, or the nearest one. */
    void (*hint_variable)(const ModelDescription *about, const char *path);
    void (*hint_word)(const char *before, const char *word, bool may_begin, const char *const *words, int count);
};

/* select.c: variables by patterns. */
bool glob_matches(const char *glob, const char *text); /* * and ?; brackets stand for themselves */

struct SelectPart {
    int (*choose)(const ModelDescription *about, Arena *a, const char *pattern, bool *is_chosen); /* exit status */
    void (*add_constants)(const ModelDescription *about, Selection *s, Arena *a); /* all but protected ones */
    void (*leave_aliases)(const ModelDescription *about, Selection *s, Arena *a); /* of what is selected itself */
};

/* scripts.c: settings from files, and options of OpenModelica's programs. */
struct ScriptPart {
    int (*read)(Settings *s, const char *file); /* exit status */
    bool (*take)(Options *o, int argc, char **argv, int *status); /* the word that getopt() would come to next, if it is
                                                                     a foreign one */
};

/* listing.c: exit statuses. */
struct ListPart {
    int (*variables)(const Options *o, Arena *a, FILE *out);

    /* The causal equations in evaluation order, equal ones once; of a part all lines that name it or what is in it, one
     * by one. Refuses a path that no line names. */
    int (*equations)(const ModelDescription *about, Arena *a, FILE *out, const char *part);
};

/* verify.c: the translation is checked along the run. */
typedef struct Verification Verification;

/* The largest scaled residual of an equation as drawn, and its bound; NULL: all are 0. */
typedef struct {
    const char *equation; /* its id, which is the verification's */
    double largest, bound, time;
} VerifiedResidual;

struct VerifyPart {
    Verification *(*create)(Arena *a, const Options *o);
    void (*point)(Verification *v, const Model *m, const Solver *solver, double time);
    void (*slide)(Verification *v, const Model *here, const Model *there, double time); /* each by itself */
    void (*event)(void *verification, Model *m, double time, EventStage stage, double factor); /* EventWatch */
    int (*report)(const Verification *v, FILE *out);
    VerifiedResidual (*residual)(Verification *v);
};

/* saved.c: the state of the run in a file; exit status. */
struct RestartPart {
    void (*open)(Run *run);
    int (*save)(Run *run);             /* to --save-state's file, where a step has ended */
    int (*save_and_end)(Run *run); /* where the run ends, to --save-state's file; then the last event */
    int (*expect)(Options *o); /* checks --restart's file; where the run begins, and began */
    int (*restore)(Run *run);  /* from --restart's, in place of a start */
    void (*restore_solver)(Run *run); /* once there is one */
    int (*save_before_stop)(Run *run); /* if the next fixed step passes the stop: what save() there saves */
    int (*save_if_due)(Run *run);      /* if SIGUSR2 or --save-every asks for it */
    void (*discard)(Run *run);         /* what was saved before the stop, if it has not been saved there */
    /* One model, as it is in memory; pointers to memory of this run are no part of it. */
    void (*keep_model)(Run *run, Model *m, Keeper *k);
};

/* pace.c */
typedef struct Pace Pace;

struct PacePart {
    Pace *(*create)(Arena *a, const Solver *s);
    bool (*follow)(Solver *s); /* before a step: false if the integrator fails */
    double (*floor)(const Pace *p, int state, double length); /* the least sensible tolerance in a step that long */
    void (*slope)(Pace *p, int state, double slope); /* the partial derivative of its derivative by itself */
    bool (*restart)(Solver *s, const StateSets *sets); /* false if the integrator fails */
};

/* convert.c: numbers with units. Exit statuses. */
struct UnitPart {
    int (*read)(const char *text, const char *unit, double *value, const char *words); /* in that unit */
    int (*scale)(const char *given, const char *own, double *factor, double *offset, const char *words);
    bool (*is_quantity)(const char *text); /* a number, with a known unit or none behind it */
};

/* variant.c: only in programs of which several are in one executable, variant.h. */
typedef struct VariantPart {
    /* another one was meant, or none: it has run; exit status */
    bool (*leave)(const ModelDescription *about, int argc, char **argv, int *status);

    /* A setting that says which variant runs: it sets nothing else. Status if it is wrong. While a variant is chosen
     * all settings are taken. */
    bool (*take)(const Settings *s, const char *path, const char *text, const char *origin, int *status);
    /* a file, also one that cannot be read twice; NULL: errno */
    FILE *(*open_settings)(const ModelDescription *about, const char *name);
    void (*help)(const ModelDescription *about, FILE *out);
    void (*show)(const ModelDescription *about, int variable, FILE *out); /* with --list: which values there are */
    void (*report)(const ModelDescription *about, FILE *out); /* with --stats */
    void (*record)(const ModelDescription *about, Json *j);
} VariantPart;

/* options.c: reads options, and checks each alone; one, by its word. */
int options_scan(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv);
int options_take(Options *o, const char *word, const char *value);
char *trim(char *text); /* settings.c: cuts blanks off both ends, in place */

/* Events are looked for. */
static inline bool event_is_possible(const ModelDescription *about)
{
    return model_parts.events &&
           about->events->branch_count + about->events->discrete_count + about->events->clock_count > 0;
}

static inline double state_set_magnitude(const StateSets *sets, const Model *m, int state) /* -1 without one */
{
    return model_parts.state_sets ? model_parts.state_sets->magnitude(sets, m, state) : -1;
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

#endif
