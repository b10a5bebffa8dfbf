/* parts.h - the parts of the runtime that not every model needs, each as a table of the functions by which the rest
 * calls it. A program has those that its model_parts names, and no trace of the others: their objects stay NULL, and
 * what is asked of them is what a model without their subject would answer. What parts have for each other is in
 * between.h. */
#ifndef PARTS_H
#define PARTS_H

#include "digits.h"
#include "runtime.h"

typedef struct Run Run;             /* run.h */
typedef struct Piece Piece;
typedef struct Augmented Augmented;
typedef struct Json Json;           /* json.h */
typedef struct Onlooker Onlooker;   /* trajectory.h */
typedef struct Sliding Sliding;

/* What a part knows of the model's states and derivatives now. */
typedef struct {
    const ModelJacobian *(*jacobian)(const ModelStructure *s);
    const ModelJacobian *(*sensitivities)(const ModelStructure *s);
    int (*variable)(const Model *m, int state); /* row of variables of what is this state at present */
    double (*magnitude)(const StateSets *s, const Model *m, int state); /* the largest so far; -1: of no set */
    ModelStatus (*derivatives)(Sliding *s, Model *m, double time, const double *x, double *dx);
    ModelStatus (*slide)(Solver *s, double time, const double *x, double *derivatives, double *matrix); /* full */
} StatePart;

/* What a part does along each run; NULL: nothing. Statuses are exit statuses. */
typedef struct RunPart {
    int (*select)(Run *run);            /* what it shows, before anything is made */
    void (*open)(Run *run);             /* takes memory */
    void (*attach)(Run *run, Model *m); /* after model_set_defaults, before all else */
    int (*ready)(Run *run);             /* before the start, or what is restored: what comes from outside */
    void (*calibrate)(Run *run, Model *m); /* sets constants, after the settings */
    int (*start)(Run *run);             /* the model has been initialized */
    void (*log)(Run *run);              /* once the start is solved */
    void (*started)(Run *run);          /* and shown, or restored */
    void (*begin)(Run *run);            /* before the first step */
    void (*integrate)(Run *run);        /* likewise, with a new integrator */
    void (*look)(Run *run);             /* likewise, also of a run that ends there */
    void (*limit)(Run *run, Piece *p);  /* sets how far the next piece goes at most; else to the stop */
    int (*before)(Run *run, Piece *p);  /* before a step for it */
    void (*step)(Run *run, bool is_made); /* the same, and after it */
    int (*after)(Run *run, Piece *p);   /* where does it end? */
    int (*passed)(Run *run, Piece *p);  /* with rows as far as there */
    void (*row)(Run *run, const Model *shown, double time);
    void (*between)(Run *run, double time); /* a row that is at no event, and at no end of a step */
    int (*pause)(Run *run, double time); /* after a row, or a step: the status with which the run is to end */
    void (*left)(Run *run);             /* after the last one */
    int (*close)(Run *run, int reason); /* files; the reason for which the run has ended */
    int (*report)(Run *run, int reason, int status); /* so far */
    void (*print)(const Run *run, int reason, FILE *out);

    /* Of one part each. */
    int (*initialize)(Run *run);        /* in place of model_initialize, with constants derived: events.c */
    int (*meet)(Run *run, double time, bool is_located); /* the event there */
    bool (*is_crossed)(Run *run, double time); /* an indicator's boundary is, by then; the model is moved there */
    Solver *(*solver)(Run *run);        /* in place of solver_new(): of the present structure; NULL after a message */
    int (*show)(Run *run, double time, const Model **shown); /* another model than the run's, as it is on average */
    bool (*accept)(Run *run);           /* at `at`, after a step or an event; false: the integrator has failed */
    bool (*blame)(Run *run);            /* of a failed step: does the model's failure name what else failed? */
    int (*choose)(Run *run);            /* at an accepted step, states */
    int (*evaluate)(Run *run, double time, bool is_row, bool *is_defined, bool *was_another); /* evaluate_on_path() */
    void (*measure)(Run *run);          /* how large variables are, at each accepted step */

    const StatePart *state;
} RunPart;
enum { RUN_TURNS = offsetof(RunPart, state) / sizeof(void (*)(void)) };

/* What parts are for that have no turns along a run. */
typedef struct {
    void (*expand)(ModelDescription *about, Arena *a); /* tables for what comes from outside */
    int (*read)(Arena *a, const Options *o); /* what is given from there; before the start */
    bool (*matrix)(Solver *s, Arena *a); /* the integrator's, and what solves it */
    Augmented *(*augment)(Arena *arena, const ModelJacobian *p);
    ModelStatus (*columns)(Augmented *a, const Model *m, double *d, double *values); /* of J, by solutions d */
} EquationPart;

/* That of a part which the program has, and which begins with one. */
#define RUN_PART(name) ((const RunPart *)(const void *)model_parts.name)
#define EQUATION_PART(name) ((const EquationPart *)(const void *)model_parts.name)

/* loop_slopes.c, loop.c. Of a loop in a Jacobian: the factors of its own one at present, false if that is singular;
 * what it iterates on for so many directions; and backwards, for so many adjoints. */
struct LoopPart {
    RunPart run;
    bool (*factor)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors);
    void (*solve)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    void (*back)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    bool (*is_selection)(const ModelLoop *loop); /* does it choose states? */
};

/* gradient.c: long rows of a Jacobian. */
struct GradientPart {
    void (*find)(const Jacobian *j, double *values);
    void (*sweep)(const Jacobian *j, int lanes); /* for adjoints of what depends on columns, those of the columns */
    void (*back)(const Jacobian *j, int from, int to); /* through these rows */
};

/* repeats.c: what repeats as if it did not; with series.c in programs whose tables are long. */
struct RepeatPart {
    const ModelShape *(*shapes)(const ModelDescription *about, Arena *a);
};

/* starts.c: starts besides those that are needed. */
struct StartPart {
    const int *(*check_at)(const int *at, ModelStartCheck *check); /* in ModelInfo; where the next one is */
    int (*compare)(Arena *a, Model *m, double time); /* with what follows; exit status */
};

/* values.c */
struct ValuePart {
    void (*print)(const Run *run, FILE *out); /* what was written, as a table */
};

/* pace.c */
typedef struct Pace Pace;

struct PacePart {
    Pace *(*create)(Arena *a, const Solver *s);
    bool (*follow)(Solver *s); /* before a step: false if the integrator fails */
    double (*floor)(const Pace *p, int state, double length); /* the least sensible tolerance in a step that long */
    void (*slope)(Pace *p, int state, double slope); /* the partial derivative of its derivative by itself */
    bool (*restart)(Solver *s, const StateSets *sets); /* false if the integrator fails */
    bool (*end)(Solver *s, double end, double *stop);  /* of the next step, on the way to that end; false: likewise */
    bool (*use)(Solver *s, bool is_adams); /* from now on, for a method that the run chooses; false: likewise */
};

/* ---- parts that the compiler leaves out if it is told to ---- */

/* interruption.c, with progress.c */
struct InterruptionPart {
    RunPart run;
    bool (*is_unread)(void); /* has a write to a closed pipe failed? */
    void (*expect)(void);    /* signals, from now on */
    int (*status)(void);     /* STATUS_DONE, or 128 and the number of the signal that came */
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

/* accuracy.c: --check-tolerance; exit statuses */
struct AccuracyPart {
    RunPart run;
    int (*check)(const Options *o); /* can runs be compared? */
    int (*run_twice)(const Options *o, Arena *a);
};

typedef struct {
    const char *word, *value, *help; /* value NULL: it takes none */
    bool is_single; /* a second one is refused: it would take the place of the first one's file or point */
} OptionWord;

/* Options of a part; exit statuses. */
typedef struct {
    const OptionWord *words;
    int count;
    int (*read)(Options *o, const char *word, const char *value);
    int (*check)(const Options *o); /* do they go with the others? */
} OptionPart;

/* realtime.c, with writer.c, exchange.c and channel.c: --realtime */
struct RigPart {
    RunPart run;
    OptionPart options;             /* besides --realtime */
    const struct InputPart *inputs; /* of a model without inputs: for columns of parameters */
    bool (*exchanges)(const Options *o);                          /* do inputs come while the program runs? */
    bool (*follows)(const Options *o);                            /* as rows of --input? */
    void (*report)(const Run *run, FILE *out);
    void (*record)(const Run *run, Json *j);
};

/* figure.c, with figure_list.c and quadrature.c: --figures, in the order of the command line. */
struct FigurePart {
    RunPart run;
    int (*read)(Options *o, const char *list);             /* adds them; exit status */
    int (*check)(const Options *o);                        /* do they go with the others? Exit status */
    void (*create)(Run *run, Onlooker *onlooker);          /* of the trajectory */
    void (*follow)(Run *run, double end);                  /* since run->time.at, as far as it has looked */
    void (*after)(Run *run, double time, bool is_defined); /* an event, or the start, to which it has looked */
    int (*count)(const Options *o);
    const char *(*name)(const Options *o, int figure);     /* max(T), with blanks as there */
    const char *(*unit)(const Options *o, int figure);     /* "" without one */
    double (*value)(const Run *run, int figure);           /* so far; NAN: there is none */
    void (*record)(const Run *run, Json *j);
};

/* case_run.c, with the other files of cases.h: --cases and --merge */
struct CasePart {
    RunPart run;
    OptionPart options;        /* besides these two */
    int (*apply)(Options *o);  /* the settings of the case that is to be run; exit status */
    FILE *(*open)(const ModelDescription *about, const char *file); /* one that several cases read; NULL: errno */

    /* All of them, or their tables; a program that was begun so. Exit status. */
    int (*run_all)(const Options *o, const ModelDescription *model, int argc, char **argv, Arena *a);
};

/* A file to read; of many cases that read it, once. NULL: errno. */
static inline FILE *file_open(const ModelDescription *about, const char *file)
{
    return about->as_case ? model_parts.cases->open(about, file) : fopen(file, "rb");
}

/* licences.c */
struct LicencePart {
    void (*print)(const ModelDescription *about, FILE *out);
};

/* details.c: what messages say besides what has failed and when; see explain.c. Exit statuses. */
struct DetailPart {
    RunPart run;
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

    int (*explain)(const char *code, FILE *out); /* explanation.c */
};

/* select.c: variables by patterns. */
struct SelectPart {
    int (*choose)(const ModelDescription *about, Arena *a, const char *pattern, const char *option, bool *is_chosen);
    void (*add_constants)(const ModelDescription *about, Selection *s, Arena *a); /* all but protected ones */
    void (*leave_aliases)(const ModelDescription *about, Selection *s, Arena *a); /* of what is selected itself */
};

/* call.c, with scripts.c: settings from files, options of OpenModelica's programs, and the call by a file of parameters
 * and one of results. Exit statuses. */
struct ScriptPart {
    RunPart run;
    int (*read)(Settings *s, const char *file);
    bool (*take)(Options *o, int argc, char **argv, int *status); /* the word that getopt() would come to next, if it is
                                                                     a foreign one */
    int (*take_file)(Options *o, const char *file); /* one of the names behind the options */
    int (*check)(Options *o);                       /* such a call with all other options, which it may change */
    int (*finish)(const Options *o, int status);    /* writes the results of a run of that status */
    const char *(*file)(const Options *o, bool is_written); /* the name of one */
};

/* listing.c: exit statuses. */
struct ListPart {
    int (*variables)(const Options *o, Arena *a, FILE *out);

    /* The causal equations in evaluation order, equal ones once; of a part all lines that name it or what is in it, one
     * by one. Refuses a path that no line names. */
    int (*equations)(const ModelDescription *about, Arena *a, FILE *out, const char *part);
};

/* saved.c: the state of the run in a file; exit status. */
struct RestartPart {
    RunPart run;
    int (*save)(Run *run);         /* to --save-state's file, where a step has ended */
    int (*save_and_end)(Run *run); /* where the run ends, to --save-state's file; then the last event */
    int (*expect)(Options *o);     /* checks --restart's file; where the run begins, and began */
    int (*save_if_due)(Run *run);  /* if SIGUSR2 or --save-every asks for it */
};

/* snapshot.c: what such a state holds. */
struct SnapshotPart {
    RunPart run;
    int (*expect)(Options *o, FILE *in, const char *name); /* is it one? Where the run begins, and began; exit status */
    bool (*is_ready)(Run *run); /* evaluated where a piece of the run has ended; else the model has failed */
    bool (*write)(Run *run, FILE *out, double shown); /* and until when there are rows */
    int (*restore)(Run *run); /* in place of a start; exit status */
    /* One model, as it is in memory; pointers to memory of this run are no part of it. */
    void (*keep_model)(Run *run, Model *m, Keeper *k);
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

/* solver_parts.c */
const Magnitudes *solver_magnitudes(const Solver *s); /* NULL: it cannot follow a slide */
void solver_gather(Solver *s, double *reached); /* as magnitudes_gather does, up to the present time */
void solver_slide(Solver *s, Sliding *sliding);       /* from its next begin on; NULL: no more */

/* Events are looked for. */
static inline bool event_is_possible(const ModelDescription *about)
{
    return model_parts.events &&
           about->events->branch_count + about->events->discrete_count + about->events->clock_count > 0;
}

static inline double state_set_magnitude(const StateSets *sets, const Model *m, int state) /* -1 without one */
{
    return model_parts.state_sets ? RUN_PART(state_sets)->state->magnitude(sets, m, state) : -1;
}

#endif
