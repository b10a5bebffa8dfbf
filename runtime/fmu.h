/* fmu.h - the model as a Functional Mock-up Unit: an instance, and the operations that both versions of the standard
 * share. fmu2.c and fmu3.c check calls and translate them.
 *
 * Value reference 0 is the time, r + 1 row r of variables; behind them are event indicators, then verdicts and margins
 * of requirements, then signals. */
#ifndef FMU_H
#define FMU_H

#include "fixed.h"
#include "input.h"
#include "run.h"

#include <stdint.h>

/* With the numbers of both versions. */
typedef enum { FMU_OK, FMU_WARNING, FMU_DISCARD, FMU_ERROR, FMU_FATAL } FmuStatus;

/* The phase of an instance, and sets of phases. */
typedef enum {
    FMU_INSTANTIATED = 1,
    FMU_INITIALIZING = 2,
    FMU_STEPPING = 4,
    FMU_EVENTS = 8,      /* event mode */
    FMU_CONTINUOUS = 16, /* of model exchange: between events */
    FMU_UPDATING = 32,   /* within a step, during an intermediate update */
    FMU_TERMINATED = 64,
    FMU_FAILED = 128, /* it may be reset, or freed */
    FMU_CONFIGURING = 256, /* sizes are set */
    FMU_RUNNING = FMU_STEPPING | FMU_EVENTS | FMU_CONTINUOUS,
    FMU_ALIVE = FMU_INSTANTIATED | FMU_CONFIGURING | FMU_INITIALIZING | FMU_RUNNING | FMU_TERMINATED,
    FMU_READABLE = FMU_ALIVE | FMU_UPDATING,
    FMU_SETTABLE = FMU_INSTANTIATED | FMU_INITIALIZING | FMU_RUNNING
} FmuPhase;

/* The values of the model that belong to the time and states that the importer has set. */
typedef enum { FMU_KNOWS_NOTHING, FMU_KNOWS_DERIVATIVES, FMU_KNOWS_ALL } FmuKnown;

typedef enum { FMU_FLOAT, FMU_INTEGER, FMU_TRUTH, FMU_CHOICE, FMU_TYPES, FMU_WHOLE /* integer, choice */ } FmuType;

typedef struct Fmu Fmu;
typedef struct FmuState FmuState;
typedef struct FmuSlopes FmuSlopes;
typedef struct FmuSizing FmuSizing; /* fmu_size.c */
typedef void FmuLog(const Fmu *f, FmuStatus status, const char *category, const char *message);

/* Informs the importer at the present time within a step; true if the step is to end early, at *end. */
typedef bool FmuUpdate(const Fmu *f, bool may_return, double *end);

typedef struct {
    const ModelInput *input;
    double value;    /* at the present communication point, */
    double slope;    /* and how it goes on from there */
    bool is_changed; /* the model does not have both yet */
    void *former;    /* memory: its course */
} FmuInput;

typedef struct {
    size_t offset; /* in struct Model */
    int state;
} StatePlace;
typedef struct FmuMailbox FmuMailbox; /* fmu_signal.c */

/* A signal to a state machine. */
typedef struct {
    const char *name; /* lamp.press */
    bool is_on;       /* as the importer has set it */
    bool was_on;      /* when the last step began */
} FmuSignal;

struct Fmu {
    FmuLog *log;          /* by the version's callback: */
    void (*logger)(void); /* NULL: there is none */
    void *environment;
    const char *name;
    bool is_logging;
    bool is_exchange;      /* model exchange: the importer integrates */
    bool has_events;       /* the importer knows event mode */
    bool may_return;       /* a step may end early, at an event */
    FmuUpdate *update;     /* NULL: no intermediate updates */
    void (*updated)(void); /* the importer's function for updates */

    FmuSizing *sizing;     /* NULL: the sizes are those of the program */

    Arena memory; /* of the instance with these sizes, to which all that follows belongs; */
    Arena set_memory; /* of its settings, */
    Arena run_memory; /* and of its run */
    const ModelDescription *about;
    Options options;
    Run run;
    Model *shown;    /* values at the last communication point; before there is a run: as they are set */
    double *last;    /* by row of variables: last value of one that is absent now; NULL: the structure never changes */
    FmuPhase phase;
    FmuType *types;  /* by row of variables */
    int *sizes;      /* by row: number of values of its reference; 0: it is within an array, without a reference */
    FmuInput *inputs;
    int input_count;
    int *input_of;   /* by row of variables: the input that it is or equals, plus 1; 0: none */
    FmuMailbox *mailboxes;
    int mailbox_count;
    unsigned *arrivals; /* at them: see queue.h */
    size_t arrival_count;
    double *parameters; /* memory, by parameter */
    FmuSlopes *slopes;  /* fmu_derivative.c's, of the run; NULL before they are asked for */
    bool has_run;    /* the start is solved, with all that has been set */
    bool has_shown;  /* without a run: `shown` has what has been set */
    Model *preview;  /* in event mode, before the event: with inputs as they have been set */
    bool has_preview;
    bool has_moved;  /* in model exchange: an input has changed since the last step or event */
    bool is_taking;  /* the next row is copied to `shown` */
    double time;     /* the present communication point */
    double end;      /* the next one */
    bool is_early;   /* the model has ended the run */
    Piece piece;     /* the piece of the run that leads to the present time or beyond */
    bool has_piece;
    bool is_due; /* the event at its end is left to the importer */

    /* For model exchange. States are those of the description, in the order of its derivatives. */
    int state_count;
    StatePlace *places;              /* sorted by offsets */
    const ModelStructure *structure; /* to which `present` belongs */
    int *present;                    /* by state of this structure: state of the description */
    ModelRun *derivatives_at;        /* of this structure, by state of the description */
    double *states;                  /* as they were set last, or an event has left them: */
    bool has_states;                 /* else they are the model's */
    double *derivatives, *trial;     /* by state of the structure */
    bool is_other;                   /* the run has chosen other states, which the importer is still to take */
    GivenPoint point;                /* the states, by state of the structure */
    FmuKnown known;
    bool is_warned;      /* of derivatives that are not finite, in this step */
    int indicator_count; /* with those that never change, behind those of the model: their handles are FMU_SPARE */
    double *indicators;  /* in both kinds of instances: */
    bool has_indicators; /* they are up to date */
};

/* Makes an instance with the members that are set in `asked`, and with the values of the drawing; NULL if there is no
 * memory. */
Fmu *fmu_new(const Fmu *asked);
void fmu_free(Fmu *f);
void fmu_renew(Fmu *f); /* makes it anew, for its sizes; within FmuWork */

/* ---- fmu_message.c ---- */

/* Sends a message to the logger; returns the status. */
FmuStatus fmu_tell(const Fmu *f, FmuStatus status, const char *format, ...) PRINTF_LIKE(3, 4);

/* Errors of calls: `function` is the one of the interface, for messages. */
FmuStatus fmu_refuse(const Fmu *f, const char *function);
FmuStatus fmu_refuse_null(const Fmu *f, const char *function);
bool fmu_may_exchange(const Fmu *f, unsigned phases, const void *values, const char *function); /* true for model
                                                               exchange, in these phases, with values; else a message */
/* A time that cannot be set: before the last step's end, or because an event is due. */
FmuStatus fmu_refuse_time(const Fmu *f, double time, bool is_before);
void *fmu_refuse_instance(const Fmu *asked, const char *reason); /* returns NULL */
FmuStatus fmu_log(Fmu *f, bool is_logging, size_t count, const char *const *names, const char *function);

const char *fmu_phase_name(FmuPhase phase);

/* Work that may take memory and give messages of the runtime; fmu_guarded() sends these to the logger. */
typedef FmuStatus FmuWork(Fmu *f, const void *asked);
FmuStatus fmu_guarded(Fmu *f, FmuWork *work, const void *asked);

/* True in one of these phases; otherwise a message. */
bool fmu_allows(const Fmu *f, unsigned phases, const char *function);

/* ---- fmu_run.c: its run; exit statuses ---- */

void fmu_leave_run(Fmu *f);       /* ends it, if there is one */
void fmu_open_run(Fmu *f);        /* opens one that has not begun */
int fmu_go_to_start(Fmu *f);      /* and solves its start */
FmuStatus fmu_status(int status); /* of an exit status */
FmuStatus fmu_prepare(Fmu *f);    /* solves the start with what has been set so far */
bool fmu_hold_input(const Fmu *f, const FmuInput *input); /* as if it had always been so; true: to be given again */
int fmu_end_piece(Fmu *f);
int fmu_complete(Fmu *f);  /* ends the piece at the present time, gives up what lies beyond */
int fmu_meet(Fmu *f);      /* handles the event that is due, or that of new settings */
int fmu_show(Fmu *f);      /* takes the values at the present time */
bool fmu_has_changes(const Fmu *f); /* of inputs, which the model does not have yet */
FmuStatus fmu_look_ahead(Fmu *f);   /* computes the preview */
int fmu_check_end(Fmu *f); /* fails if the model has ended the run by a violation */
void fmu_forget(Fmu *f);   /* values of the present time and states are no longer up to date */

/* A part of the run, which takes values of rows. */
struct FmuPart {
    RunPart run;
};

/* ---- fmu.c ---- */

void fmu_set_defaults(Fmu *f); /* sets the instance as it was made */
FmuStatus fmu_set_up(Fmu *f, double start, bool has_stop, double stop, bool has_tolerance, double tolerance);
FmuStatus fmu_enter_initialization(Fmu *f);
FmuStatus fmu_leave_initialization(Fmu *f);
FmuStatus fmu_step(Fmu *f, double time, double length);
FmuStatus fmu_terminate(Fmu *f);
FmuStatus fmu_reset(Fmu *f);

/* `count` values of that type, one for each reference. Setting sets all of them or none. */
FmuStatus fmu_get(Fmu *f, const unsigned *references, size_t count, FmuType type, double *values);
FmuStatus fmu_set(Fmu *f, const unsigned *references, size_t count, FmuType type, const double *values);

/* The row of a reference of that type; -1 after a message. */
int fmu_find_row(const Fmu *f, unsigned reference, FmuType type);
int fmu_input_sign(const Fmu *f, int row); /* of a row that is or equals an input, relative to the input */
bool fmu_is_given(const Fmu *f, int row); /* a constant or a start that can be set */
bool fmu_is_live(const Fmu *f);           /* values are of the run's model, once that is evaluated; else of `shown` */

/* First derivatives by time: of inputs along steps; and of variables that have one, at the present point. */
FmuStatus fmu_set_slopes(Fmu *f, const unsigned *references, size_t count, const int *orders, const double *values);
FmuStatus fmu_get_slopes(Fmu *f, const unsigned *references, size_t count, const int *orders, double *values);

/* For each array, the first row of its elements and their number; then -1. The compiler writes it. */
extern const int fmu_arrays[];

/* ---- fmu_size.c: sizes that are chosen ---- */

/* A size of the model. The compiler writes them; the last one has no name. */
typedef struct {
    const char *name;
    int variation; /* of the program: see VariantCall */
    int least, stated;
    double most;
} FmuSize;
extern const FmuSize fmu_sizes[];

/* Finds, for each reference from 1 on, the number of its values, and the handles of all values; returns the last
 * reference. */
unsigned fmu_find_values(struct VariantCall *call, const int *sizes, const int **counts, const int **handles);

#define FMU_SPARE (-1000) /* handle of an event indicator that never changes */
bool fmu_is_spare(unsigned handle); /* with fixed sizes, where handles are references of importers, none is */

struct FmuSizePart {
    const ModelDescription *(*describe)(Fmu *f); /* with the sizes that are set */
    void (*free)(Fmu *f);
    size_t (*count)(const Fmu *f, unsigned reference); /* 0: there is no such variable, or it is a size */
    int (*handle)(const Fmu *f, unsigned reference, size_t element);
    /* `function` is the one of the interface, for messages. */
    FmuStatus (*get)(const Fmu *f, const unsigned *references, size_t count, uint64_t *values, size_t value_count,
                     const char *function);
    FmuStatus (*set)(Fmu *f, const unsigned *references, size_t count, const uint64_t *values, size_t value_count,
                     const char *function);
    FmuStatus (*enter)(Fmu *f, const char *function); /* configuration mode */
    FmuStatus (*leave)(Fmu *f, const char *function);
    FmuStatus (*reset)(Fmu *f); /* to the sizes of the drawing */
    void (*keep)(Fmu *f, Keeper *k); /* within FmuWork; reading makes the instance anew */
};

/* ---- fmu_derivative.c ---- */

/* `sensitivity` gets the derivatives of the unknowns in the direction `seed` of the knowns; for an adjoint, the
 * derivatives by the knowns of the sum of the unknowns, each times its seed. */
typedef struct {
    const char *function;
    const unsigned *unknowns, *knowns;
    size_t unknown_count, known_count;
    bool is_adjoint;
    const double *seed;
    double *sensitivity;
    size_t seed_count, sensitivity_count;
} FmuDerivative;
FmuStatus fmu_derive(Fmu *f, const FmuDerivative *asked); /* at the present time, or the start */

/* ---- fmu_check.c: values with references behind the rows and indicators ---- */

FmuType fmu_check_type(const Fmu *f, unsigned reference);
const char *fmu_check_name(const Fmu *f, unsigned reference);
double fmu_check_value(const Fmu *f, unsigned reference);
unsigned fmu_first_signal(const Fmu *f); /* reference of the first signal, behind them */

/* ---- fmu_signal.c ---- */

struct FmuSignalPart {
    void (*find)(Fmu *f);      /* the mailboxes */
    void (*reset)(Fmu *f);     /* none is set, and none was sent */
    void (*open)(Fmu *f);      /* for a run that begins */
    bool (*has)(const Fmu *f); /* true if any has changed */
    bool (*send)(Fmu *f);      /* those that have become true; true if there are any, which is an event */
    FmuSignal *(*at)(const Fmu *f, unsigned reference); /* NULL: it is none */
    void (*keep)(Fmu *f, Keeper *k);
};

/* ---- fmu_state.c ---- */

/* The state of an instance, as bytes. An instance of the same program that goes on from it computes the same bits. */
struct FmuState {
    size_t size;
    char bytes[];
};
FmuStatus fmu_save(Fmu *f, FmuState **state, const char *function); /* in place of the former one, or NULL */
FmuStatus fmu_restore(Fmu *f, const FmuState *state, const char *function);
FmuStatus fmu_free_state(const Fmu *f, FmuState **state);
FmuStatus fmu_state_size(const Fmu *f, const FmuState *state, size_t *size, const char *function);
FmuStatus fmu_serialize(const Fmu *f, const FmuState *state, char *bytes, size_t size, const char *function);
FmuStatus fmu_deserialize(Fmu *f, const char *bytes, size_t size, FmuState **state, const char *function);

#endif
