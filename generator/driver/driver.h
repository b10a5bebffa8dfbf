/* driver.h - the passes, in order, and their outputs.
 *
 * XMI becomes a SysML graph, that a flat system of equations, that a causal system, that a C program and an executable.
 *
 * Holds:       nothing of its own: the command line, and the products of the passes.
 * Errors:      functions report, and give the status to leave with.
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

/* With --verbose, says how long each stage took. */
typedef struct {
    bool wanted;
    double since;
} Stopwatch;
void driver_took(Stopwatch *watch, const char *stage); /* NULL: it begins */
bool driver_failed(const Options *options); /* reports the findings of the stage */

/* The model in a file, and its block to be simulated, checked. */
int driver_read(Arena *arena, const Options *options, Stopwatch *watch, const SysmlModel **sysml,
                const Classifier **block);

/* From the drawing to equations in order. The variations are those chosen, those that large arrays make, or NULL. It
 * fails, and says nothing, where flattening was cut. */
int driver_analyse(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                   VariationList *variations, Stopwatch *watch, const Causal **causal);

/* ---- product.c ---- */

/* Outputs to be written and built: one program, or several as one. */
typedef struct {
    const char *name;
    Output output;
    const Causal *causal;  /* of the one, else NULL */
    struct Sheet *sheet;   /* who asks for it; NULL: nobody */
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

/* Of a StartSearch: CSV of the first row of the program's run, with that step; NULL: there is none, and why. */
const char *driver_first_row(void *search, double step, const char **why);

/* Likewise of the whole run, of the experiment as it is drawn, from the end of the first line on: these variables, in
 * the order of rows. */
const char *driver_result(void *search, const char *const *paths, int count);

/* ---- sheets.c ---- */

/* The inputs of a sheet with a run. */
typedef struct Sheet {
    json_t *document; /* the owner's to release; NULL: there is none */
    const char *name, *plot; /* a part of a page, or NULL */
} Sheet;

void driver_add_review(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output);
Text driver_sheet(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output);
int driver_write_with_run(Arena *arena, const Options *options, Product *product);
int driver_compare(Arena *arena, const Options *options); /* two models, or documents */

/* ---- compile.c ---- */

int driver_compile(Arena *arena, const Options *options, Sheet *sheet); /* sheet: of a run, or NULL */

/* ---- sample.c ---- */

int driver_sample(Arena *arena, const Options *options); /* a table of cases, for runs of the program */

/* ---- view.c ---- */

int driver_view(Arena *arena, const Options *options); /* a page of results */

/* ---- project.c ---- */

int driver_project(Arena *arena, const Options *options); /* the folder with its files appears, or nothing does */

/* ---- gallery.c ---- */

int driver_gallery(Arena *arena, const Options *options);

#endif
