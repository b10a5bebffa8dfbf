/* fmu.h - functional mock-up units (FMI 2.0 and 3.0): what a program shows of itself to the tool that runs it.
 *
 * Order of work: the program of the unit is made (fmu.c, fmu_system.c), its rows and checks become variables
 * (fmu_variable.c, fmu_array.c, fmu_check.c, fmu_size.c), which rest on each other as the schedules say (fmu_depend.c);
 * all that is written (fmu_describe.c), drawn (fmu_icon.c), compiled (fmu_build.c) and packed (fmu_pack.c).
 */
#ifndef FMU_H
#define FMU_H

#include "emit/program.h"

/* ---- fmu_system.c: the same system, as the inside of a unit; with sizes that are chosen ---- */

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

/* By a factor that never changes, with what is fixed or tuned, or in any way. */
typedef enum { FMU_BY_NOTHING, FMU_BY_NUMBER, FMU_BY_FIXED, FMU_BY_TUNED, FMU_IN_ANY_WAY } FmuFactor;

typedef struct {
    int index; /* among the unit's variables */
    FmuFactor factor;
} FmuDependency;
typedef List(FmuDependency) FmuDependencies;

typedef struct FmuVariable FmuVariable;
typedef List(FmuVariable) FmuVariables;

/* Its value reference is one more than its row, in both versions: 0 is the time. Those of event indicators follow, then
 * those of checks. */
struct FmuVariable {
    int variable; /* of the causal system; -1: the time, an event indicator, or of checks */
    int branch;   /* of the causal system: an event indicator is of it; -1: it is none */
    int reference;
    int own; /* the variable that it equals, or its negative; itself if it is no alias; -1: a number */
    const char *name;
    const char *base; /* the name of what it is the derivative of, or its own; NULL: none of the causal system */
    int order;        /* of the derivative; 0: it is none */
    FmuType type;
    FmuCausality causality;
    FmuVariability variability;
    bool has_start; /* it is exactly that, unless somebody sets it */
    double start;
    int enumeration;                /* among the unit's, -1: none */
    const char *unit, *description; /* "": none */
    Name display;                   /* the unit in which it is drawn, of the same dimension; NULL: that */
    double nominal;                 /* 0: none is stated */
    const ValueRange *range;        /* NULL: none is stated */
    bool has_derivative;            /* it is a number, or what it equals has a derivative that is shown */
    int derivative_of, derivative;  /* among the unit's variables, -1: it is the derivative of no state; it is none */
    const IntList *checks;          /* of the system, that it tells of; NULL: none */
    bool is_signal;                 /* to a state machine, of which `own` is the mailbox */
    bool is_difference;             /* where zero lies in its unit says nothing */
    const FmuVariables *elements;   /* of an array, by row: what they are alone; NULL: it is none */
    IntList dimensions;
    IntList sizes;   /* of a unit whose sizes are chosen, by dimension: the reference of that which it is; 0: of none */
    bool is_partial; /* not all elements are there, or are alike */
    FmuDependencies depends[2]; /* along the run, and at the start: if the description says it */
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
    const char *identifier;      /* of C: the library's name, and what its functions might begin with */
    FmuVariables variables;      /* the time, then by reference */
    int indicator_count;         /* in 2.0 they are no variables */
    List(FmuEnumeration) enumerations;
    bool is_structured; /* all names are as the standard's structured naming has them */
} Fmu;

struct FmuGraph;
void fmu_find_variables(Fmu *u, const struct FmuGraph *g);

/* As the standard writes a path, and a word of one. */
const char *fmu_name(Fmu *u, const char *path);
const char *fmu_segment(Fmu *u, const char *word);
const char *fmu_derivative_name(Arena *arena, const char *base, int order); /* of der(x), der(x,2) */

/* ---- fmu_array.c: of FMI 3 ---- */

void fmu_find_arrays(Fmu *u);       /* of what has been found before */
Text fmu_arrays_text(const Fmu *u); /* which there are, for the runtime; of FMI 2 there are none */

/* ---- fmu_size.c: of FMI 3, for all sizes ---- */

const FmuAsked *fmu_sizes_asked(const FmuSizes *sizes);

/* The unit of the model's own sizes, with what holds for all sizes, and the C that tells the runtime which values its
 * references have. NULL after a report. */
Fmu *fmu_sizes_join(FmuSizes *sizes, Variant *variant, const VariationList *variations, Text *values);

/* ---- fmu_check.c: of requirements and checks, and signals ---- */

void fmu_find_checks(Fmu *u); /* and signals, behind all others */

/* ---- fmu_depend.c: what variables rest on ---- */

typedef struct FmuGraph FmuGraph;
FmuGraph *fmu_graph(Arena *arena, const Causal *causal);
bool fmu_is_tuned(const FmuGraph *g, int variable); /* a constant that may change along a run, or follows from such */
bool fmu_is_kept(const FmuGraph *g,
                 int variable); /* a discrete variable that is what it was unless something sets it */

/* Of outputs, derivatives and event indicators; and of initial unknowns. Ascending: of inputs, states and the time; or
 * at the start, of inputs, what has an exact start, and the time. */
void fmu_find_dependencies(Fmu *u, FmuGraph *g);
bool fmu_is_unknown_at_start(const FmuVariable *v); /* does the description list what it rests on at the start? */

/* ---- fmu_describe.c: modelDescription.xml ---- */

Text fmu_description(const Fmu *u, const char *token);

/* ---- fmu_icon.c: the block with its ports ---- */

Text fmu_icon_svg(const Fmu *u);
Text fmu_icon_png(const Fmu *u); /* not of characters */

/* ---- fmu_pack.c: the archive ---- */

typedef struct {
    const char *name, *bytes;
    size_t length;
} FmuFile;
typedef List(FmuFile) FmuFiles;

/* In that order, with one time for all: the same files are the same bytes. Reports; NULL: it failed. */
const char *fmu_pack(Arena *arena, const FmuFiles *files, const char *path, size_t *length);

/* ---- fmu_build.c: the library ---- */

extern const char fmu_arrays_file[]; /* one of them */

/* The generated files and the runtime's become a library in a folder of their own, which is gone afterwards. Gives the
 * status to leave with; reports. */
int fmu_compile(Output *files, const Causal *causal, const BuildTarget *target, int version, FmuFile *library);

#endif
