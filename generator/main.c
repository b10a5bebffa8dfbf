/* main.c - the passes, in order.
 *
 * XMI becomes a SysML graph, that a flat system of equations, that a causal system, that a C program and an executable.
 */
#include "base/base.h"
#include "causal/causal.h"
#include "emit/emit.h"
#include "expr/expr.h"
#include "flat/flat.h"
#include "flat/units.h"
#include "options.h"
#include "review/review.h"
#include "sysml/sysml.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* With --verbose, says how long each stage took. */
typedef struct {
    bool wanted;
    double since;
} Stopwatch;

static void stage_took(Stopwatch *watch, const char *stage)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
    if (watch->wanted && stage)
        fprintf(stderr, "sysphsc: %-10s %10.3f ms\n", stage, 1e3 * (seconds - watch->since));
    watch->since = seconds;
}

/* Leaves with the right status if the stage reported errors. */
static bool stage_failed(const Options *options)
{
    diag_flush(stderr, options->quiet);
    return diag_error_count() > 0;
}

/* Characters that are unfit for the name of a file, or of a target of make, become underscores, and one is added to the
 * names of what else stands beside the program, or is a target. */
static const char *file_name_of(Arena *arena, Name name)
{
    static const char *const taken[] = {"Makefile", "README.md", "runtime", "software", "run", "clean"};
    char *text = arena_copy(arena, name->text, name->length);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(text, taken[i]) == 0)
            return arena_format(arena, "%s_", text);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < 0x21 || strchr("/\\:*?\"<>|'$`!&;()[]{}#~%=", *c) || *c == 0x7F)
            *c = '_';
    if (*text == '.' || *text == '-')
        *text = '_';
    return *text ? text : "_";
}

/* Options of the command line go before the model's experiment. */
static void override_experiment(Experiment *experiment, const Options *options)
{
    if (options->has_stop)
        experiment->stop = options->stop;
    if (options->has_interval)
        experiment->interval = options->interval;
    experiment->states_interval = experiment->states_interval || options->has_interval;
    if (!experiment->states_interval && experiment->stop > experiment->start)
        experiment->interval = (experiment->stop - experiment->start) / USUAL_INTERVALS;
    if (options->has_tolerance)
        experiment->tolerance = options->tolerance;
    if (options->solver)
        experiment->solver = name_of(options->solver);
}

/* The numbers of the command line must fit together, and with the model's. */
static bool is_usable(const Experiment *e)
{
    const char *wrong = e->stop < e->start                                 ? "it would stop before it starts"
                        : (e->stop - e->start) / e->interval > MOST_ROWS ? "the interval makes too many rows"
                        : e->tolerance < LEAST_TOLERANCE                 ? "the tolerance is below 1e-14"
                                                                         : NULL;
    if (wrong)
        fprintf(stderr, "sysphsc: error: the experiment cannot run as the command line says: %s\n", wrong);
    return !wrong;
}

/* The caller's to release. */
static json_t *document_of(Arena *arena, const Options *options, const Causal *causal, const char *name)
{
    Arena *scratch = arena_new();
    const Record *record = program_record(arena, scratch, causal, name, options->is_unrolled, NULL);
    Text c = text_new(arena);
    template_render(&c, NULL, "templates/model.c.in", record);
    arena_free(scratch);
    const char *quoted = record_text(record, "fingerprint");
    return review_document(causal, name, c.at, arena_copy(arena, quoted + 1, strlen(quoted) - 2));
}

/* BLOCK.html and BLOCK.review.json, of one document. */
static void add_sheet(Arena *arena, const json_t *document, const Causal *causal, const char *name, const char *plot,
                      Output *output)
{
    Text page = text_new(arena), text = text_new(arena), model = text_new(arena), structure = text_new(arena);
    char *json = json_dumps(document, JSON_INDENT(1) | JSON_REAL_PRECISION(15));
    review_pictures(&model, causal->system);
    review_structure(&structure, causal);
    review_page(&page, document, (ReviewPictures){model.at, structure.at, plot});
    text_format(&text, "%s\n", json);
    free(json);
    output_add_text(output, arena_format(arena, "%s.html", name), &page);
    output_add_text(output, arena_format(arena, "%s.review.json", name), &text);
}

static void add_review(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output)
{
    json_t *document = document_of(arena, options, causal, name);
    if (options->emit & EMIT_REVIEW && !options->review_run)
        add_sheet(arena, document, causal, name, NULL, output);
    if (options->emit & EMIT_TEX) {
        Text tex = text_new(arena);
        review_tex(&tex, document);
        output_add_text(output, arena_format(arena, "%s.tex", name), &tex);
    }
    json_decref(document);
}

/* Once the program is there: a sheet that shows a run of it. Gives the status to leave with; reports. */
static int write_with_run(Arena *arena, const Options *options, const Causal *causal, const char *name,
                          const char *directory)
{
    Output output = {.arena = arena, .directory = directory};
    const char *program = path_join(arena, directory, name), *plot;
    json_t *document = document_of(arena, options, causal, name);
    json_t *result = review_run(arena, program, causal->system->checks.count > 0, &plot);
    const json_int_t ended = json_integer_value(json_object_get(result, "status"));
    int status = STATUS_OK;
    if (!result || (ended != 0 && ended != 4)) {
        fprintf(stderr, "%s: error: the program %s\n    fix: run it by itself, or see what the sheet says\n", program,
                result ? "failed" : "cannot be run");
        status = result ? STATUS_MODEL_ERROR : STATUS_ENVIRONMENT;
    }
    if (result) {
        json_object_set_new(document, "result", result);
        add_sheet(arena, document, causal, name, plot, &output);
        const int written = output_write(&output);
        status = written == STATUS_OK ? status : written;
    }
    json_decref(document);
    return status;
}

static void add_levels(Arena *arena, const Options *options, const Classifier *block, const Causal *causal,
                       const char *name, Output *output)
{
    static const char *const levels[] = {"physical", "constraint", "causal", "discretized"};
    static const unsigned bits[] = {EMIT_PHYSICAL, EMIT_CONSTRAINT, EMIT_CAUSAL, EMIT_DISCRETIZED};
    for (int i = 0; i < 4; i++) {
        Text text = text_new(arena);
        if (!(options->emit & bits[i]))
            continue;
        switch (bits[i]) {
        case EMIT_PHYSICAL: sysml_print(&text, block); break;
        case EMIT_CONSTRAINT: flat_print(&text, causal->system); break;
        case EMIT_CAUSAL: causal_print(&text, causal); break;
        default: discretized_print(&text, causal);
        }
        output_add_text(output, arena_format(arena, "%s.%s.txt", name, levels[i]), &text);
    }
    if (options->emit & (EMIT_REVIEW | EMIT_TEX))
        add_review(arena, options, causal, name, output);
    Text modelica = text_new(arena);
    if (options->emit & EMIT_MODELICA && review_modelica(&modelica, causal, name))
        output_add_text(output, arena_format(arena, "%s.mo", name), &modelica);
}

/* What is written, and built: one program, or several as one. */
typedef struct {
    const char *name;
    Output output;
    const Causal *causal;  /* of the one, else NULL */
    VariantList variants;
} Product;

static Product product_new(Arena *arena, const Options *options, const System *system)
{
    const char *name = file_name_of(arena, system->experiment.name);
    const char *directory = options->output ? options->output : path_join(arena, "out", name);
    return (Product){.name = name,
                     .output = {.arena = arena, .directory = directory, .is_unrolled = options->is_unrolled}};
}

static int emit(Arena *arena, const Options *options, Product *product, Stopwatch *watch)
{
    Output *output = &product->output;
    BuildTarget target = {.directory = output->directory, .name = product->name, .compiler = options->compiler,
                          .flags = options->flags, .link = options->link,
                          .runtime_archive = options->runtime_archive};
    int status = STATUS_OK;
    if ((options->emit & (EMIT_C | EMIT_EXECUTABLE)) && product->causal)
        status = program_add(output, product->causal, product->name);
    else if (options->emit & (EMIT_C | EMIT_EXECUTABLE))
        variants_add(output, &product->variants, product->name);
    if (options->emit & EMIT_EXECUTABLE)
        output_add(output, (OutputFile){.name = product->name, .is_program = true});
    if (status == STATUS_OK)
        status = output_write(output);
    stage_took(watch, "write");
    if (status == STATUS_OK && (options->emit & EMIT_EXECUTABLE)) {
        status = product->causal ? program_build(arena, product->causal, &target)
                                 : variants_build(arena, &product->variants, &target);
        stage_took(watch, "build");
    }
    if (status == STATUS_OK && options->review_run)
        status = write_with_run(arena, options, product->causal, product->name, output->directory);
    arena_free(output->scratch);
    diag_flush(stderr, options->quiet);
    if (status == STATUS_OK && options->verbose)
        fprintf(stderr, "sysphsc: wrote %s\n", output->directory);
    return status;
}

/* With --check, what the document contains, whatever becomes of it. */
static void print_inventory(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block)
{
    if (!options->check_only || options->quiet || !sysml)
        return;
    Text text = text_new(arena);
    sysml_print_inventory(&text, sysml, block);
    fputs(text.at, stdout);
    fflush(stdout);
}

/* What is said of several programs is printed when all are known. */
static bool analysis_failed(const Options *options)
{
    if (!options->variations.count)
        diag_flush(stderr, options->quiet);
    return diag_error_count() > 0;
}

/* From the drawing to equations in order. Reports, and gives the status to leave with. The variations are those
 * chosen, or NULL. */
static int analyse(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                   VariationList *variations, Stopwatch *watch, const Causal **causal)
{
    ExchangeList *exchanges = arena_new_of(arena, ExchangeList); /* lasts as long as the system */
    *exchanges = options->exchanges;
    const System *system = flatten_changed(arena, sysml, block, exchanges->count ? exchanges : NULL, variations);
    if (analysis_failed(options))
        return exchanges->is_refused ? STATUS_USAGE : STATUS_MODEL_ERROR;
    flat_check(system);
    System *checked = arena_new_of(arena, System);
    *checked = *system;
    override_experiment(&checked->experiment, options);
    if (!is_usable(&checked->experiment))
        return STATUS_USAGE;
    stage_took(watch, "flatten");
    checked->units = flat_check_units(arena, checked, options->units); /* whatever is said of mistakes */
    stage_took(watch, "units");
    if (analysis_failed(options))
        return STATUS_MODEL_ERROR;

    *causal = causalize(arena, checked);
    if (diag_error_count() && checked->exchanges)
        diag_fix("let --set give as many quantities as --solve-for makes unknown, such that equations relate them");
    if (analysis_failed(options))
        return STATUS_MODEL_ERROR;
    causal_check(*causal);
    Experiment *experiment = &checked->experiment;
    if (!experiment->is_drawn && !options->has_stop && causal_is_timeless(*causal))
        experiment->stop = experiment->start;
    stage_took(watch, "causalize");
    return STATUS_OK;
}

static void print_size(const Causal *causal, const char *variant)
{
    const System *system = causal->system;
    printf("%s%s%s%s: %d variables, %d equations, %d states; no errors\n", system->experiment.qualified->text,
           variant ? " (" : "", variant ? variant : "", variant ? ")" : "", system->variables.count,
           system->equations.count, causal->states.count);
}

static int compile_alone(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         Stopwatch *watch)
{
    const Causal *causal = NULL;
    const int status = analyse(arena, options, sysml, block, NULL, watch, &causal);
    if (status != STATUS_OK)
        return status;
    if (!options->check_only) {
        Product product = product_new(arena, options, causal->system);
        product.causal = causal;
        add_levels(arena, options, block, causal, product.name, &product.output);
        if (stage_failed(options))
            return STATUS_MODEL_ERROR;
        return emit(arena, options, &product, watch);
    }
    if (!options->quiet)
        print_size(causal, NULL);
    return STATUS_OK;
}

/* ---- several programs ---- */

/* A constant of which nothing of the structure rests in any variant is one of the program as it is. */
static int check_decisions(const System *system, const VariantList *variants)
{
    for (int i = 0; i < variants->variations->count; i++) {
        bool is_free = true;
        for (int v = 0; v < variants->count && is_free; v++)
            is_free = variants->at[v].is_free[i];
        if (!is_free)
            continue;
        diag(DIAG_F66, (Source){.file = system->file}, "'%s' decides nothing of the structure",
             variants->variations->at[i].path);
        diag_fix("leave it out of --variants: the program takes it with --set as it is");
    }
    return diag_error_count() ? STATUS_USAGE : STATUS_OK;
}

/* Whether the model as it is drawn has them; what is found out of it. */
static int find_variants(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         VariationList *variations, Product *product)
{
    ExchangeList exchanges = options->exchanges;
    const System *system = flatten_changed(arena, sysml, block, exchanges.count ? &exchanges : NULL, variations);
    tables_release();
    if (stage_failed(options))
        return exchanges.is_refused || variations->is_refused ? STATUS_USAGE : STATUS_MODEL_ERROR;
    diag_reset(); /* it is said again of the variants */
    *product = product_new(arena, options, system);
    product->variants = variants_of(arena, variations, product->name);
    if (product->variants.count)
        return STATUS_OK;
    fprintf(stderr, "sysphsc: error: --variants multiply to more than %d programs\n"
                    "    fix: give fewer values, or compile several programs\n", MOST_VARIANTS);
    return STATUS_USAGE;
}

/* The files of its samples, which are one program. */
static int compile_sizes(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         Stopwatch *watch, Product *product, Variant *variant)
{
    for (int s = 0; s < variant->sizes->samples; s++) {
        VariationList *chosen = variant_sample(arena, product->variants.variations, variant, s);
        const Causal *causal = NULL;
        const int mark = diag_mark();
        tables_release();
        int status = analyse(arena, options, sysml, block, chosen, watch, &causal);
        if (status != STATUS_OK)
            return status;
        if (s == 0) {
            variant_settle(variant, chosen, causal);
            product->output.folder = variant->folder;
            add_levels(arena, options, block, causal, product->name, &product->output);
            product->output.folder = NULL;
        } else {
            diag_rewind(mark); /* it is as of the first one */
        }
        status = variant_add_sample(&product->output, variant, causal, product->name, s,
                                    options->emit & (EMIT_C | EMIT_EXECUTABLE));
        if (status != STATUS_OK)
            return status;
    }
    return STATUS_OK;
}

static int compile_variant(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                           Stopwatch *watch, Product *product, int index)
{
    const VariantList *variants = &product->variants;
    Variant *variant = &variants->at[index];
    VariationList *chosen = arena_new_of(arena, VariationList);
    const Causal *causal = NULL;
    *chosen = *variants->variations;
    chosen->chosen = variant->chosen;
    if (options->verbose)
        fprintf(stderr, "sysphsc: %s\n", variant->name);
    if (variant->sizes)
        return compile_sizes(arena, options, sysml, block, watch, product, variant);
    tables_release();
    const int status =
        analyse(arena, options, sysml, block, index == variants->stated ? NULL : chosen, watch, &causal);
    if (status != STATUS_OK)
        return status;
    variant_settle(variant, chosen, causal);
    if (options->check_only)
        return STATUS_OK;
    product->output.folder = variant->folder;
    add_levels(arena, options, block, causal, product->name, &product->output);
    product->output.folder = NULL;
    return options->emit & (EMIT_C | EMIT_EXECUTABLE) ? variant_add(&product->output, variant, product->name)
                                                      : STATUS_OK;
}

/* One after the other, as the data that one interpolates in is not that of another. What is wrong with any is found. */
static int compile_variants(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                            Stopwatch *watch)
{
    VariationList variations = options->variations;
    Product product;
    int status = find_variants(arena, options, sysml, block, &variations, &product);
    if (status != STATUS_OK)
        return status;
    const VariantList *variants = &product.variants;
    for (int v = 0; v < variants->count; v++) {
        diag_within(variants->at[v].name);
        const int compiled = compile_variant(arena, options, sysml, block, watch, &product, v);
        status = compiled > status ? compiled : status;
    }
    diag_within(NULL);
    if (status == STATUS_OK)
        status = check_decisions(variants->at[0].causal->system, variants);
    diag_flush(stderr, options->quiet);
    if (status != STATUS_OK || !options->check_only)
        return status == STATUS_OK ? emit(arena, options, &product, watch) : status;
    for (int v = 0; v < variants->count && !options->quiet; v++)
        print_size(variants->at[v].causal, variants->at[v].name);
    return STATUS_OK;
}

/* The model in a file, and what of it is to be simulated, checked. Reports, and gives the status to leave with. */
static int read_model(Arena *arena, const Options *options, Stopwatch *watch, const SysmlModel **sysml,
                      const Classifier **block)
{
    bool environment_failed = false, usage_error = false;
    *sysml = sysml_read(arena, options->input, &options->libraries, &environment_failed);
    stage_took(watch, "read");
    if (!*sysml || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        print_inventory(arena, options, *sysml, NULL);
        return environment_failed ? STATUS_ENVIRONMENT : STATUS_MODEL_ERROR;
    }

    *block = sysml_choose_block(*sysml, options->block, &usage_error);
    print_inventory(arena, options, *sysml, *block);
    if (!*block || diag_error_count()) {
        diag_flush(stderr, options->quiet);
        return usage_error ? STATUS_USAGE : STATUS_MODEL_ERROR;
    }

    *block = sysml_with_values(arena, *sysml, *block);
    sysml_check(*sysml, *block, options->check_only);
    sysml_check_software(arena, *block, options->allow_c);
    if (options->block && !options->check_only && diag_error_count() == 0) { /* the block needs nothing of them */
        diag_drop(DIAG_X11);
        diag_drop(DIAG_X20);
    }
    stage_took(watch, "check");
    return stage_failed(options) ? STATUS_MODEL_ERROR : STATUS_OK;
}

static int compile(Arena *arena, const Options *options)
{
    Stopwatch watch = {.wanted = options->verbose};
    const SysmlModel *sysml;
    const Classifier *block;
    stage_took(&watch, NULL); /* it begins */
    const int status = read_model(arena, options, &watch, &sysml, &block);
    if (status != STATUS_OK)
        return status;
    return options->variations.count ? compile_variants(arena, options, sysml, block, &watch)
                                     : compile_alone(arena, options, sysml, block, &watch);
}

/* ---- differences ---- */

/* Of a model, or the document itself if the file is one. Reports; NULL then. */
static json_t *read_document(Arena *arena, const Options *options, const char *input)
{
    static const char ending[] = ".json";
    const size_t length = strlen(input);
    if (length > sizeof ending && strcmp(input + length - (sizeof ending - 1), ending) == 0) {
        json_error_t error;
        json_t *document = json_load_file(input, 0, &error);
        const char *schema = json_string_value(json_object_get(document, "schema"));
        if (schema && strcmp(schema, REVIEW_SCHEMA) == 0)
            return document;
        json_decref(document);
        fprintf(stderr, "%s: error: this is no document of --emit review%s%s\n"
                        "    fix: compare models, or files that end with .review.json\n",
                input, document ? "" : ": ", document ? "" : error.text);
        return NULL;
    }
    Options own = *options;
    Stopwatch watch = {.wanted = false};
    const SysmlModel *sysml;
    const Classifier *block;
    const Causal *causal = NULL;
    own.input = input;
    if (read_model(arena, &own, &watch, &sysml, &block) != STATUS_OK ||
        analyse(arena, &own, sysml, block, NULL, &watch, &causal) != STATUS_OK)
        return NULL;
    json_t *document = document_of(arena, options, causal, file_name_of(arena, causal->system->experiment.name));
    tables_release();
    return document;
}

static int compare(Arena *arena, const Options *options)
{
    enum { STATUS_EQUAL = 0, STATUS_DIFFERENT = 1 };
    json_t *old = read_document(arena, options, options->older);
    json_t *new = old ? read_document(arena, options, options->input) : NULL;
    if (!new) {
        json_decref(old);
        return STATUS_USAGE;
    }
    json_t *differences = review_differences(old, new);
    Text text = text_new(arena), page = text_new(arena);
    int status = json_array_size(differences) ? STATUS_DIFFERENT : STATUS_EQUAL;
    review_print_differences(&text, differences);
    fputs(text.at, stdout);
    if (options->output) {
        Output output = {.arena = arena, .directory = options->output};
        review_differences_page(&page, old, new, differences);
        const char *name = json_string_value(json_object_get(new, "name"));
        output_add_text(&output, arena_format(arena, "%s.diff.html", name), &page);
        const int written = output_write(&output);
        status = written == STATUS_OK ? status : written;
        diag_flush(stderr, options->quiet);
    }
    json_decref(differences);
    json_decref(old);
    json_decref(new);
    return status;
}

int main(int count, char **arguments)
{
    Arena *arena = arena_new();
    Options options;
    int status = options_read(arena, count, arguments, &options);
    if (status == OPTIONS_PROCEED)
        status = options.older ? compare(arena, &options) : compile(arena, &options);
    if (fflush(stdout) != 0 && status == STATUS_OK) {
        fprintf(stderr, "sysphsc: error: standard output cannot be written: %s\n", strerror(errno));
        status = STATUS_ENVIRONMENT;
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(arena);
    return status;
}
