/* options.h - the command line. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "base/base.h"
#include "emit/emit.h"
#include "flat/flat.h"
#include "flat/units.h"
#include "sample/sample.h"
#include "sysml/sysml.h"

enum {
    EMIT_PHYSICAL = 1,
    EMIT_CONSTRAINT = 2,
    EMIT_CAUSAL = 4,
    EMIT_DISCRETIZED = 8,
    EMIT_C = 16,
    EMIT_EXECUTABLE = 32,
    EMIT_REVIEW = 64,
    EMIT_MODELICA = 128,
    EMIT_TEX = 256,
    EMIT_RIG = 512,
    EMIT_PORTABLE = 1024,
    EMIT_FMU = 2048,
    EMIT_FMU2 = 4096,
    EMIT_CLUSTER = 8192,
    EMIT_PYTHON = 16384
};

typedef struct {
    const char *input;
    const char *explain; /* a code; NULL: none */
    const char *older; /* the model or document to compare with; NULL: the input is compiled */
    const char *project; /* folder of a new project; NULL: none, there is an input */
    const char *gallery; /* folder for the pages of all inputs; NULL: there is one input */
    List(const char *) inputs;
    const char *program; /* path of this compiler */
    const char *block;  /* NULL: chosen from the model */
    const char *output; /* NULL: out/BLOCK */
    LibraryPath libraries;
    unsigned emit;
    bool has_emit; /* --emit was given */
    bool check_only, quiet, verbose;
    UnitsMode units; /* the severity of unit clashes */
    bool is_unrolled; /* generated C has no loops over parts */
    bool review_run; /* the sheet shows a run of the program */
    bool allow_c; /* C code of the model is compiled */
    const char *compiler, *flags;
    LinkMode link;
    const char *runtime_archive; /* NULL: compile the runtime's sources */
    const char *runtime_image;   /* NULL: none */
    const char *library_archive; /* the runtime for libraries; NULL: compile its sources */
    const char *fmu_solver;      /* a name of --fmu-solver; NULL: the model's solver */
    bool has_stop, has_interval, has_tolerance;
    double stop, interval, tolerance;
    const char *solver; /* NULL: the model's */
    double step;        /* of portable C; 0: a tenth of the interval, without states the sample period */
    bool has_fixed_parameters; /* of portable C */
    const char *prefix; /* of the names in portable C; NULL: the block's name */
    const char *real;   /* the type of numbers in portable C, double or float; NULL: double */
    bool saturates;     /* portable C holds states within their ranges */
    RangeList ranges;
    const char *parts;  /* the list of --parts; NULL: all parts */
    unsigned left_out;  /* the parts left out, as in Experiment */
    ExchangeList exchanges;
    VariationList variations;
    bool is_view;   /* the inputs are results; a page of them is written to `output`, "-": standard output */
    bool is_sample; /* only a table of cases is written, to `output`, "-": standard output */
    SamplePlan sample;
    SampleAsked asked; /* distributions and correlations given for the sample */
} Options;

enum { OPTIONS_PROCEED = -1 };

/* Reads the command line. Returns OPTIONS_PROCEED, or the exit status (after --help, --version or an error, which is
 * printed). */
int options_read(Arena *arena, int count, char **arguments, Options *options);

void options_find_installation(Arena *arena, Options *options); /* for its C compiler and flags: installation.c */

#endif
