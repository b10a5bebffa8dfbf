/* driver.h - the passes, in order, and their outputs.
 *
 * XMI becomes a SysML graph, then a flat system of equations, a causal system, and a C program with its executable.
 *
 * Holds:       nothing of its own: the command line, and the products of the passes.
 * Errors:      functions report errors, and return the exit status.
 */
#ifndef DRIVER_H
#define DRIVER_H

#include "base/base.h"
#include "causal/causal.h"
#include "driver/options.h"
#include "emit/emit.h"
#include "flat/flat.h"
#include "sysml/sysml.h"

#include <jansson.h>

/* ---- analysis.c ---- */

/* Measures the time of each stage, and prints it with --verbose. */
typedef struct {
    bool wanted;
    double since;
} Stopwatch;
void driver_took(Stopwatch *watch, const char *stage); /* NULL: starts the watch */
bool driver_failed(const Options *options); /* prints the diagnostics of the stage; true if there are errors */

/* Reads the model in a file, chooses the block to be simulated, and checks it. */
int driver_read(Arena *arena, const Options *options, Stopwatch *watch, const SysmlModel **sysml,
                const Classifier **block);

/* Flattens the model and sorts its equations. The variations are the chosen ones, those found in large arrays, or NULL.
 * Fails without a message if flattening was cut short (variations->is_cut). */
int driver_analyse(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                   VariationList *variations, Stopwatch *watch, const Causal **causal);

/* ---- product.c ---- */

/* Outputs to be written and built: one program, which may contain several variants. */
typedef struct {
    const char *name;
    Output output;
    const Causal *causal;  /* of a program without variants, else NULL */
    struct Sheet *sheet;   /* out: the sheet with a run; NULL: not wanted */
    VariantList variants;
} Product;

Product product_new(Arena *arena, const Options *options, Name experiment);
void product_add_levels(Arena *arena, const Options *options, const Classifier *block, const Causal *causal,
                        const char *name, Output *output);
FmuAsked product_unit(Arena *arena, const Options *options, const Causal *causal, const char *name, const Text *sheet);
int product_write(Arena *arena, const Options *options, Product *product, Stopwatch *watch);
const char *driver_file_name(Arena *arena, Name name);

/* ---- starts.c ---- */

typedef struct {
    Arena *arena;
    const Options *options;
    const Causal *causal;
    const char *name;
} StartSearch;

/* The first row of a run of the program with this step, as CSV; NULL: there is none, for the reason *why. `search` is a
 * StartSearch. */
const char *driver_first_row(void *search, double step, const char **why);

/* The result of the whole run of the experiment as drawn, as CSV from the end of the heading line on. The paths name
 * the variables, in the order of columns. */
const char *driver_result(void *search, const char *const *paths, int count);

/* ---- sheets.c ---- */

/* A review sheet with a run. */
typedef struct Sheet {
    json_t *document; /* the owner releases it; NULL: none */
    const char *name, *plot; /* plot: a part of a page, or NULL */
} Sheet;

void driver_add_review(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output);
Text driver_sheet(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output);
int driver_write_with_run(Arena *arena, const Options *options, Product *product);
int driver_compare(Arena *arena, const Options *options); /* two models, or documents */

/* ---- compile.c ---- */

int driver_compile(Arena *arena, const Options *options, Sheet *sheet); /* sheet: out, with a run; or NULL */

/* ---- sample.c ---- */

int driver_sample(Arena *arena, const Options *options); /* a table of cases, for runs of the program */

/* ---- view.c ---- */

int driver_view(Arena *arena, const Options *options); /* a page of results */

/* ---- project.c ---- */

int driver_project(Arena *arena, const Options *options); /* creates the folder with all its files, or nothing */

/* ---- gallery.c ---- */

int driver_gallery(Arena *arena, const Options *options);

#endif
