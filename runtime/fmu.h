/* fmu.h - the model as a Functional Mock-up Unit: an instance of it, and its operations that both versions of the
 * standard have. fmu2.c and fmu3.c check calls and translate; fmu.c does the work, fmu_message.c tells it.
 *
 * Value reference 0 is the time, r + 1 row r of variables. */
#ifndef FMU_H
#define FMU_H

#include "input.h"
#include "run.h"

/* By the numbers of both versions. */
typedef enum { FMU_OK, FMU_WARNING, FMU_DISCARD, FMU_ERROR, FMU_FATAL } FmuStatus;

/* Where an instance is: one of these, and sets of them. */
typedef enum {
    FMU_INSTANTIATED = 1,
    FMU_INITIALIZING = 2,
    FMU_STEPPING = 4,
    FMU_TERMINATED = 8,
    FMU_FAILED = 16, /* it may be reset, or freed */
    FMU_ALIVE = FMU_INSTANTIATED | FMU_INITIALIZING | FMU_STEPPING | FMU_TERMINATED
} FmuPhase;

typedef enum { FMU_FLOAT, FMU_INTEGER, FMU_TRUTH, FMU_CHOICE, FMU_TYPES } FmuType;

typedef struct Fmu Fmu;
typedef struct FmuState FmuState;
typedef void FmuLog(const Fmu *f, FmuStatus status, const char *category, const char *message);

typedef struct {
    const ModelInput *input;
    double value;    /* as it was set last */
    bool is_changed; /* since the model has had it */
} FmuInput;

struct Fmu {
    FmuLog *log;          /* by the version's callback: */
    void (*logger)(void); /* NULL: there is none */
    void *environment;
    char *name;
    bool is_logging;

    Arena memory; /* of the instance, */
    Arena set_memory; /* of what is set in it, */
    Arena run_memory; /* and of its run */
    const ModelDescription *about;
    Options options;
    Run run;
    Model *shown;    /* values of the last communication point; before there is a run: as they are set */
    double *last;    /* by row of variables: of what is absent now, its last value; NULL: the structure never changes */
    FmuPhase phase;
    FmuType *types;  /* by row of variables */
    FmuInput *inputs;
    int input_count;
    int *input_of;   /* by row of variables: its input, or that of what it equals, and 1; 0: it is none */
    double *parameters; /* memory, by parameter */
    bool has_run;    /* the start is solved, with all that has been set */
    bool has_shown;  /* else: `shown` has what has been set */
    bool is_taking;  /* the next row is shown */
    double time;     /* the present communication point */
    double end;      /* the next one */
    bool is_early;   /* the model has ended the run */
};

/* With the values of the drawing; NULL if there is no memory. */
Fmu *fmu_new(const char *name, FmuLog *log, void (*logger)(void), void *environment, bool is_logging);
void fmu_free(Fmu *f);

/* A message by the logger; the status. */
FmuStatus fmu_tell(const Fmu *f, FmuStatus status, const char *format, ...) PRINTF_LIKE(3, 4);

/* Errors of calls: `function` is the one of the interface, for messages. */
FmuStatus fmu_refuse(const Fmu *f, const char *function);
FmuStatus fmu_refuse_null(const Fmu *f, const char *function);
void *fmu_refuse_instance(const Fmu *asked, const char *reason); /* NULL */
FmuStatus fmu_log(Fmu *f, bool is_logging, size_t count, const char *const *names, const char *function);

const char *fmu_phase_name(FmuPhase phase);

/* Does what may take memory, and say something by messages of the runtime. */
typedef FmuStatus FmuWork(Fmu *f, const void *asked);
FmuStatus fmu_guarded(Fmu *f, FmuWork *work, const void *asked);

/* In such a phase? Else a message. */
bool fmu_allows(const Fmu *f, unsigned phases, const char *function);

/* fmu.c, for fmu_state.c: the instance as it was made; without its run; a run that has not begun; and then. */
void fmu_set_defaults(Fmu *f);
void fmu_leave_run(Fmu *f);
void fmu_open_run(Fmu *f);
int fmu_go_to_start(Fmu *f);      /* exit status */
FmuStatus fmu_status(int status); /* of an exit status */

FmuStatus fmu_set_up(Fmu *f, double start, bool has_stop, double stop, bool has_tolerance, double tolerance);
FmuStatus fmu_enter_initialization(Fmu *f);
FmuStatus fmu_leave_initialization(Fmu *f);
FmuStatus fmu_step(Fmu *f, double time, double length);
FmuStatus fmu_terminate(Fmu *f);
FmuStatus fmu_reset(Fmu *f);

/* `count` values of that type, one for each reference. Setting sets all of them or none. */
FmuStatus fmu_get(Fmu *f, const unsigned *references, size_t count, FmuType type, double *values);
FmuStatus fmu_set(Fmu *f, const unsigned *references, size_t count, FmuType type, const double *values);

/* fmu_state.c: bytes, from which an instance of the same program goes on, to the same bits as this one from here. */
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

/* fmu.c: a part of the run, which ends steps at communication points, and takes values there. */
struct FmuPart { RunPart run; };

#endif
