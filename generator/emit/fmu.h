/* fmu.h - functional mock-up units (FMI 2.0 and 3.0): the interface of a program for the tool that imports it.
 *
 * Order of work: the program of the unit is generated (fmu.c, fmu_system.c). Its rows and checks become variables
 * (fmu_variable.c, fmu_array.c, fmu_check.c, fmu_size.c), whose dependencies follow from the schedules (fmu_depend.c).
 * The unit is described (fmu_describe.c), drawn (fmu_icon.c), compiled (fmu_build.c) and packed (fmu_pack.c).
 */
#ifndef FMU_H
#define FMU_H

#include "emit/program.h"

/* ---- fmu_system.c: the system of a unit; is_sized: its sizes are chosen by the importer ---- */

const Causal *fmu_causal(Arena *arena, const Causal *causal, const FmuAsked *asked, bool is_sized);

/* ---- fmu_variable.c ---- */

typedef enum { FMU_REAL, FMU_INTEGER, FMU_BOOLEAN, FMU_ENUMERATION, FMU_SIZE, FMU_TYPES } FmuType;

typedef enum {
    FMU_PARAMETER,
    FMU_CALCULATED_PARAMETER,
    FMU_INPUT,
    FMU_OUTPUT,
    FMU_LOCAL,
    FMU_INDEPENDENT,
    FMU_STRUCTURAL_PARAMETER,
    FMU_CAUSALITIES
} FmuCausality;

typedef enum { FMU_CONSTANT, FMU_FIXED, FMU_TUNABLE, FMU_DISCRETE, FMU_CONTINUOUS, FMU_VARIABILITIES } FmuVariability;

/* Dependencies: none; by a constant factor; by a factor of fixed or of tunable constants; of any other kind. */
typedef enum { FMU_BY_NOTHING, FMU_BY_NUMBER, FMU_BY_FIXED, FMU_BY_TUNED, FMU_IN_ANY_WAY } FmuFactor;

typedef struct {
    int index; /* among the unit's variables */
    FmuFactor factor;
} FmuDependency;
typedef List(FmuDependency) FmuDependencies;

typedef struct FmuVariable FmuVariable;
typedef List(FmuVariable) FmuVariables;

/* In both versions the value reference of a row is its number plus one; 0 is the time. Those of event indicators
 * follow, then those of checks and signals. */
struct FmuVariable {
    int variable; /* of the causal system; -1: time, event indicator, checks or signal */
    int branch;   /* of the causal system, of an event indicator; -1: it is none */
    int reference;
    int own; /* its representative (or the negative of it); itself if it is no alias; -1: a number */
    const char *name;
    const char *base; /* name of the variable that it is a derivative of, or its own; NULL: not of the causal system */
    int order;        /* of the derivative; 0: it is none */
    FmuType type;
    FmuCausality causality;
    FmuVariability variability;
    bool has_start; /* the start is exact, unless it is set */
    double start;
    int enumeration;                /* among the unit's, -1: none */
    const char *unit, *description; /* "": none */
    Name display;                   /* unit in the drawing, of the same dimension; NULL: `unit` */
    double nominal;                 /* 0: none is stated */
    const ValueRange *range;        /* NULL: none is stated */
    bool has_derivative;            /* it is a number, or `own` has a derivative that is shown */
    int derivative_of, derivative;  /* among the unit's variables; -1: it is no derivative of a state; no state */
    const IntList *checks;          /* of the system, whose result it shows; NULL: none */
    bool is_signal;                 /* to a state machine, whose mailbox is `own` */
    bool is_difference;             /* a difference: the offset of its unit does not apply */
    const FmuVariables *elements;   /* of an array, by row, as scalars; NULL: it is no array */
    IntList dimensions;
    IntList sizes;   /* by dimension: reference of the structural parameter that it equals; 0: a number */
    bool is_partial; /* some elements are missing or differ */
    FmuDependencies depends[2]; /* along the run, and at the start; as far as described */
};

static inline int fmu_size(const FmuVariable *v)
{
    return v->elements ? v->elements->count : 1;
}

static inline const FmuVariable *fmu_element(const FmuVariable *v, int index)
{
    return v->elements ? &v->elements->at[index] : v;
}

typedef struct {
    const char *name;
    const FlatEnumeration *of;
} FmuEnumeration;

typedef struct {
    Arena *arena;
    const Program *program;
    const Causal *causal;
    int version;                 /* 2 or 3 */
    const char *identifier;      /* C identifier: name of the library, possible prefix of its functions */
    FmuVariables variables;      /* the time, then by reference */
    int indicator_count;         /* in 2.0 they are no variables */
    List(FmuEnumeration) enumerations;
    bool is_structured; /* all names follow the structured naming convention */
} Fmu;

struct FmuGraph;
void fmu_find_variables(Fmu *u, const struct FmuGraph *g);

/* A path, and a segment of one, as the standard's naming convention has it. */
const char *fmu_name(Fmu *u, const char *path);
const char *fmu_segment(Fmu *u, const char *word);
const char *fmu_derivative_name(Arena *arena, const char *base, int order); /* of der(x), der(x,2) */

/* ---- fmu_array.c: arrays of FMI 3 ---- */

void fmu_find_arrays(Fmu *u);       /* among the variables found so far */
Text fmu_arrays_text(const Fmu *u); /* their list for the runtime; empty in FMI 2 */

/* ---- fmu_size.c: FMI 3, a unit for all sizes ---- */

const FmuAsked *fmu_sizes_asked(const FmuSizes *sizes);

/* The unit of the model's own sizes, with properties that hold for all sizes. *values: C that finds the values of each
 * reference at run time. NULL after a report. */
Fmu *fmu_sizes_join(FmuSizes *sizes, Variant *variant, const VariationList *variations, Text *values);

/* ---- fmu_check.c: variables of requirements, checks and signals ---- */

void fmu_find_checks(Fmu *u); /* and signals, behind all others */

/* ---- fmu_depend.c: dependencies of variables ---- */

typedef struct FmuGraph FmuGraph;
FmuGraph *fmu_graph(Arena *arena, const Causal *causal);
bool fmu_is_tuned(const FmuGraph *g, int variable); /* a constant that may change along a run, or depends on such */
bool fmu_is_kept(const FmuGraph *g,
                 int variable); /* a discrete variable that keeps its value unless it is set */

/* Finds dependencies of outputs, derivatives and event indicators on inputs, states and the time; and at the start, of
 * initial unknowns on inputs, variables with an exact start, and the time. Ascending. */
void fmu_find_dependencies(Fmu *u, FmuGraph *g);
bool fmu_is_unknown_at_start(const FmuVariable *v); /* true for an initial unknown */

/* ---- fmu_describe.c: modelDescription.xml ---- */

Text fmu_description(const Fmu *u, const char *token);

/* ---- fmu_icon.c: the block with its ports ---- */

Text fmu_icon_svg(const Fmu *u);
Text fmu_icon_png(const Fmu *u); /* without text */

/* ---- fmu_pack.c: the archive ---- */

typedef struct {
    const char *name, *bytes;
    size_t length;
} FmuFile;
typedef List(FmuFile) FmuFiles;

/* Packs the files in this order, all with the same time: equal files give equal bytes. NULL after a report. */
const char *fmu_pack(Arena *arena, const FmuFiles *files, const char *path, size_t *length);

/* ---- fmu_build.c: the library ---- */

extern const char fmu_arrays_file[]; /* one of the generated files */

/* Builds a library from the generated files and the runtime, in a temporary folder. Returns the exit status; reports
 * errors. */
int fmu_compile(Output *files, const Causal *causal, const BuildTarget *target, int version, FmuFile *library);

#endif
