/* parts.h - the optional parts of the runtime, each as a table of the functions that the rest of the runtime calls. A
 * program contains only the parts that its model_parts names. The pointers to other parts and to their objects are
 * NULL; callers then do what is right for a model that does not need the part. The interfaces between parts are in
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

/* The contributions of a part to the model's present states and derivatives. */
typedef struct {
    const ModelJacobian *(*jacobian)(const ModelStructure *s);
    const ModelJacobian *(*sensitivities)(const ModelStructure *s);
    int (*variable)(const Model *m, int state); /* row of the variable that is now this state */
    double (*magnitude)(const StateSets *s, const Model *m, int state); /* the largest so far; -1: not of a state set */
    ModelStatus (*derivatives)(Sliding *s, Model *m, double time, const double *x, double *dx);
    ModelStatus (*slide)(Solver *s, double time, const double *x, double *derivatives, double *matrix); /* full */
} StatePart;

/* The functions of a part that are called along each run; NULL: none. Statuses are exit statuses. */
typedef struct RunPart {
    int (*select)(Run *run);            /* what it shows, before memory is taken */
    void (*open)(Run *run);             /* takes memory */
    void (*attach)(Run *run, Model *m); /* after model_set_defaults, before all else */
    int (*ready)(Run *run);             /* for values from outside, before the start or a restart */
    void (*calibrate)(Run *run, Model *m); /* sets constants, after the settings */
    int (*start)(Run *run);             /* the model has been initialized */
    void (*log)(Run *run);              /* once the start is solved */
    void (*started)(Run *run);          /* after the row of the start, or a restart */
    void (*begin)(Run *run);            /* before the first step */
    void (*integrate)(Run *run);        /* before the first step, with the new integrator */
    void (*look)(Run *run);             /* before the first step, also of a run that ends there */
    void (*limit)(Run *run, Piece *p);  /* sets the latest end of the next piece; default: the stop */
    int (*before)(Run *run, Piece *p);  /* before a step of the piece */
    void (*step)(Run *run, bool is_made); /* before each step, and after it is made */
    int (*after)(Run *run, Piece *p);   /* the piece may end before the step, or be repeated */
    int (*passed)(Run *run, Piece *p);  /* once its rows are written */
    void (*row)(Run *run, const Model *shown, double time);
    void (*between)(Run *run, double time); /* at a row within a step, without an event */
    int (*pause)(Run *run, double time); /* after a row or a step: a status with which the run must end */
    void (*left)(Run *run);             /* after the last step */
    int (*close)(Run *run, int reason); /* closes files; reason: the status with which the run has ended */
    int (*report)(Run *run, int reason, int status); /* status: so far */
    void (*print)(const Run *run, int reason, FILE *out);

    /* Functions that only one part has. */
    int (*initialize)(Run *run);        /* in place of model_initialize, with constants derived: events.c */
    int (*meet)(Run *run, double time, bool is_located); /* carries out the event there */
    bool (*is_crossed)(Run *run, double time); /* true: an indicator has crossed its boundary; the model is moved */
    Solver *(*solver)(Run *run);        /* as solver_new(), for the present structure; NULL after a message */
    int (*show)(Run *run, double time, const Model **shown); /* sets another model: a slide's mean */
    bool (*accept)(Run *run);           /* at run->time.at, after a step or an event; false: the integrator failed */
    bool (*blame)(Run *run);            /* after a failed step: true if it has set the model's failure */
    int (*choose)(Run *run);            /* chooses states, at an accepted step */
    int (*evaluate)(Run *run, double time, bool is_row, bool *is_defined, bool *was_another); /* evaluate_on_path() */
    void (*measure)(Run *run);          /* the sizes of variables, at each accepted step */

    const StatePart *state;
} RunPart;
enum { RUN_TURNS = offsetof(RunPart, state) / sizeof(void (*)(void)) };

/* The functions of parts that are not called along a run. */
typedef struct {
    void (*expand)(ModelDescription *about, Arena *a); /* makes tables for values from outside */
    int (*read)(Arena *a, const Options *o); /* reads these values, before the start */
    bool (*matrix)(Solver *s, Arena *a); /* the integrator's matrix, and its linear solver */
    Augmented *(*augment)(Arena *arena, const ModelJacobian *p);
    ModelStatus (*columns)(Augmented *a, const Model *m, double *d, double *values); /* columns of J, as solutions d */
} EquationPart;

/* The RunPart or EquationPart at the begin of a part, which the program must have. */
#define RUN_PART(name) ((const RunPart *)(const void *)model_parts.name)
#define EQUATION_PART(name) ((const EquationPart *)(const void *)model_parts.name)

/* loop_slopes.c, loop.c: a loop in a Jacobian. factor: factors the loop's own present Jacobian; false if singular.
 * solve: the tangents of the tearing variables, in `lanes` directions. back: the same backwards, for adjoints. */
struct LoopPart {
    RunPart run;
    bool (*factor)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors);
    void (*solve)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    void (*back)(const Jacobian *j, const ModelSlopeLoop *loop, double *factors, int lanes);
    bool (*is_selection)(const ModelLoop *loop); /* true if it chooses states */
};

/* gradient.c: long rows of a Jacobian. */
struct GradientPart {
    void (*find)(const Jacobian *j, double *values);
    void (*sweep)(const Jacobian *j, int lanes); /* from adjoints of other slots to those of the columns */
    void (*back)(const Jacobian *j, int from, int to); /* through these rows */
};

/* repeats.c: writes out repeated members; with series.c, in programs whose tables are long. */
struct RepeatPart {
    const ModelShape *(*shapes)(const ModelDescription *about, Arena *a);
};

/* starts.c: start values that are given besides the necessary ones. */
struct StartPart {
    const int *(*check_at)(const int *at, ModelStartCheck *check); /* reads one; returns where the next one is */
    int (*compare)(Arena *a, Model *m, double time); /* with the solved start; exit status */
};

/* values.c */
struct ValuePart {
    void (*print)(const Run *run, FILE *out); /* the written values, as a table */
};

/* pace.c */
typedef struct Pace Pace;

struct PacePart {
    Pace *(*create)(Arena *a, const Solver *s);
    bool (*follow)(Solver *s); /* before a step: false if the integrator fails */
    double (*floor)(const Pace *p, int state, double length); /* the least sensible tolerance in a step that long */
    void (*slope)(Pace *p, int state, double slope); /* slope: of its derivative by itself */
    bool (*restart)(Solver *s, const StateSets *sets); /* false if the integrator fails */
    bool (*end)(Solver *s, double end, double *stop);  /* stop of the next step on the way to `end`; false: likewise */
    bool (*use)(Solver *s, bool is_adams); /* from now on, this method; false: likewise */
};

/* ---- parts that an option of the compiler leaves out ---- */

/* interruption.c, with progress.c */
struct InterruptionPart {
    RunPart run;
    bool (*is_unread)(void); /* true if a write to a closed pipe has failed */
    void (*expect)(void);    /* handles signals from now on */
    int (*status)(void);     /* STATUS_DONE, or 128 and the number of the signal that came */
};

/* results_mat.c: result files that end in .mat. */
typedef struct MatFile MatFile;

struct MatPart {
    MatFile *(*open)(Arena *a, const Options *o, const Selection *s); /* NULL after a message */
    int (*row)(MatFile *f, const Model *m, double time); /* exit status; after a message if it is not STATUS_DONE */
    void (*keep)(MatFile *f); /* writes its rows if they have waited for a second */
    bool (*close)(MatFile *f); /* false: incomplete; see errno */
};

/* steady.c, linear.c: --steady and --linearize. */
struct LinearPart {
    int (*prepare)(Options *o, Arena *a); /* sets names of files, and the stop; exit status */

    /* After the start: finds states of rest, leaves them in the model and in run->states, writes them as a row, and
     * lists the selected variables; exit status. */
    int (*find_rest)(Run *run);
    bool (*is_near_rest)(Run *run); /* with run->steady: see steady_is_near */
    int (*write)(Run *run); /* after the run: linearizes at run->time.at; two files and a listing; exit status */
};

/* accuracy.c: --check-tolerance; exit statuses */
struct AccuracyPart {
    RunPart run;
    int (*check)(const Options *o); /* that the two runs can be compared */
    int (*run_twice)(const Options *o, Arena *a);
};

typedef struct {
    const char *word, *value, *help; /* value NULL: it takes none */
    bool is_single; /* a second one is rejected: it would replace the file or point of the first one */
} OptionWord;

/* Options of a part; exit statuses. */
typedef struct {
    const OptionWord *words;
    int count;
    int (*read)(Options *o, const char *word, const char *value);
    int (*check)(const Options *o); /* that they can be combined with others */
} OptionPart;

/* realtime.c, with writer.c, exchange.c and channel.c: --realtime */
struct RigPart {
    RunPart run;
    OptionPart options;             /* besides --realtime */
    const struct InputPart *inputs; /* in a model without inputs: for columns of parameters */
    bool (*exchanges)(const Options *o);                          /* inputs arrive while the program runs, */
    bool (*follows)(const Options *o);                            /* and as rows of --input */
    void (*report)(const Run *run, FILE *out);
    void (*record)(const Run *run, Json *j);
};

/* figure.c, with figure_list.c and quadrature.c: --figures, in the order of the command line. */
struct FigurePart {
    RunPart run;
    int (*read)(Options *o, const char *list);             /* adds them; exit status */
    int (*check)(const Options *o);                        /* that they can be combined with others; exit status */
    void (*create)(Run *run, Onlooker *onlooker);          /* sets the trajectory's onlooker */
    void (*follow)(Run *run, double end);                  /* after the trajectory's look, from run->time.at on */
    void (*after)(Run *run, double time, bool is_defined); /* after the look at an event or the start */
    int (*count)(const Options *o);
    const char *(*name)(const Options *o, int figure);     /* as given, such as max(T) */
    const char *(*unit)(const Options *o, int figure);     /* "" without one */
    double (*value)(const Run *run, int figure);           /* so far; NAN: there is none */
    void (*record)(const Run *run, Json *j);
};

/* case_run.c, with the other files of cases.h: --cases and --merge */
struct CasePart {
    RunPart run;
    OptionPart options;        /* besides these two */
    int (*apply)(Options *o);  /* the settings of the case to run; exit status */
    FILE *(*open)(const ModelDescription *about, const char *file); /* a file that several cases read; NULL: errno */

    /* Runs all cases, or merges their tables; argc, argv: of the program. Exit status. */
    int (*run_all)(const Options *o, const ModelDescription *model, int argc, char **argv, Arena *a);
};

/* Opens a file to read; a file that many cases read is read only once. NULL: errno. */
static inline FILE *file_open(const ModelDescription *about, const char *file)
{
    return about->as_case ? model_parts.cases->open(about, file) : fopen(file, "rb");
}

/* licences.c */
struct LicencePart {
    void (*print)(const ModelDescription *about, FILE *out);
};

/* details.c: the details of messages besides the failure and its time; see explain.c. Exit statuses. */
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

    /* Hints: similar paths; words with this beginning (if may_begin), or the most similar word. */
    void (*hint_variable)(const ModelDescription *about, const char *path);
    void (*hint_word)(const char *before, const char *word, bool may_begin, const char *const *words, int count);

    int (*explain)(const char *code, FILE *out); /* explanation.c */
};

/* select.c: variables by patterns. */
struct SelectPart {
    int (*choose)(const ModelDescription *about, Arena *a, const char *pattern, const char *option, bool *is_chosen);
    void (*add_constants)(const ModelDescription *about, Selection *s, Arena *a); /* all but protected ones */
    void (*leave_aliases)(const ModelDescription *about, Selection *s, Arena *a); /* if their variables are, too */
};

/* call.c, with scripts.c: settings from files, options of OpenModelica's programs, and the call by a file of parameters
 * and one of results. Exit statuses. */
struct ScriptPart {
    RunPart run;
    int (*read)(Settings *s, const char *file);
    bool (*take)(Options *o, int argc, char **argv, int *status); /* the word that getopt() would read next, if it
                                                                     is an option of those programs */
    int (*take_file)(Options *o, const char *file); /* one of the names behind the options */
    int (*check)(Options *o);                       /* such a call together with all options, which it may change */
    int (*finish)(const Options *o, int status);    /* writes the results of a run of that status */
    const char *(*file)(const Options *o, bool is_written); /* the file of results, or that of parameters */
};

/* listing.c: exit statuses. */
struct ListPart {
    int (*variables)(const Options *o, Arena *a, FILE *out);

    /* The causal equations in evaluation order, equal ones once. With a part: all lines that name it or an element in
     * it, one by one; a path that no line names is rejected. */
    int (*equations)(const ModelDescription *about, Arena *a, FILE *out, const char *part);
};

/* saved.c: the state of the run in a file; exit status. */
struct RestartPart {
    RunPart run;
    int (*save)(Run *run);         /* saves to --save-state's file, at the end of a step */
    int (*save_and_end)(Run *run); /* the same at the end of the run; then carries out the last event */
    int (*expect)(Options *o);     /* checks --restart's file; sets where the run begins, and began */
    int (*save_if_due)(Run *run);  /* if SIGUSR2 or --save-every asks for it */
};

/* snapshot.c: the contents of such a state. */
struct SnapshotPart {
    RunPart run;
    int (*expect)(Options *o, FILE *in, const char *name); /* checks it; sets where the run begins, and began */
    bool (*is_ready)(Run *run); /* evaluates the model where a piece of the run has ended; false: it failed */
    bool (*write)(Run *run, FILE *out, double shown); /* shown: until when there are rows */
    int (*restore)(Run *run); /* in place of a start; exit status */
    /* Keeps a model as it is in memory, but for pointers to memory of this run. */
    void (*keep_model)(Run *run, Model *m, Keeper *k);
};

/* convert.c: numbers with units. Exit statuses. */
struct UnitPart {
    int (*read)(const char *text, const char *unit, double *value, const char *words); /* in that unit */
    int (*scale)(const char *given, const char *own, double *factor, double *offset, const char *words);
    bool (*is_quantity)(const char *text); /* a number, with a known unit or without one */
};

/* variant.c: only in executables that contain several programs; see variant.h. */
typedef struct VariantPart {
    /* true: another variant was chosen and has run, or the choice has failed; exit status */
    bool (*leave)(const ModelDescription *about, int argc, char **argv, int *status);

    /* True for a setting that chooses the variant: it sets nothing else. *status: of an error in it. While a variant is
     * being chosen, all settings are taken. */
    bool (*take)(const Settings *s, const char *path, const char *text, const char *origin, int *status);
    /* a file of settings, even if it cannot be read twice; NULL: errno */
    FILE *(*open_settings)(const ModelDescription *about, const char *name);
    void (*help)(const ModelDescription *about, FILE *out);
    void (*show)(const ModelDescription *about, int variable, FILE *out); /* with --list: the possible values */
    void (*report)(const ModelDescription *about, FILE *out); /* with --stats */
    void (*record)(const ModelDescription *about, Json *j);
} VariantPart;

/* options.c: reads all options and checks each on its own; or reads one, by its word. */
int options_scan(Options *o, const ModelDescription *about, Arena *a, int argc, char **argv);
int options_take(Options *o, const char *word, const char *value);
char *trim(char *text); /* settings.c: cuts blanks off both ends, in place */

/* solver_parts.c */
const Magnitudes *solver_magnitudes(const Solver *s); /* NULL: it cannot follow a slide */
void solver_gather(Solver *s, double *reached); /* as magnitudes_gather does, up to the present time */
void solver_slide(Solver *s, Sliding *sliding);       /* from its next restart on; NULL: none */

/* True if events have to be looked for. */
static inline bool event_is_possible(const ModelDescription *about)
{
    return model_parts.events &&
           about->events->branch_count + about->events->discrete_count + about->events->clock_count > 0;
}

static inline double state_set_magnitude(const StateSets *sets, const Model *m, int state) /* -1: not of a set */
{
    return model_parts.state_sets ? RUN_PART(state_sets)->state->magnitude(sets, m, state) : -1;
}

#endif
