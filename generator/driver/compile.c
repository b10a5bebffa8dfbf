/* compile.c - compiles one model into one program, which may contain several variants. */
#include "driver/driver.h"

/* An array with more elements is not expanded if a program for all sizes is possible. */
enum { MOST_MADE = 10000 };

/* The numbers of variables and equations as drawn, and of states. */
typedef struct {
    long of[3];
} Counts;

/* `end`: a comma, or the sign that ends the list. */
static void print_count(long count, const char *noun, const char *end)
{
    printf("%ld %s%s%s ", count, noun, count == 1 ? "" : "s", end);
}

static Counts counts_of(const Causal *causal)
{
    return (Counts){{flat_drawn_variables(causal->system), flat_drawn_equations(causal->system), causal->states.count}};
}

static void print_size(const Causal *causal, const Counts *counts, const char *variant)
{
    printf("%s%s%s%s: ", causal->system->experiment.qualified->text, variant ? " (" : "", variant ? variant : "",
           variant ? ")" : "");
    print_count(counts->of[0], "variable", ",");
    print_count(counts->of[1], "equation", ",");
    print_count(counts->of[2], "state", ";");
}

/* Prints the chosen block, its size or the number of variants, and the path of the program or of the other files. */
static void print_product(Arena *arena, const Options *options, const Product *product, const Counts *counts)
{
    const char *directory = product->output.directory;
    if (counts)
        print_size(product->causal ? product->causal : product->variants.at[0].causal, counts, NULL);
    else
        printf("%s: %d variants; ", product->variants.at[0].causal->system->experiment.qualified->text,
               product->variants.count);
    if (options->emit & EMIT_EXECUTABLE)
        printf("program %s\n", path_join(arena, directory, product->name));
    else
        printf("written to %s\n", directory);
}

/* ---- several variants ---- */

/* Reports constants that affect the structure of no variant: a program can change them without variants. */
static int check_decisions(const System *system, const VariantList *variants)
{
    for (int i = 0; i < variants->variations->count; i++) {
        bool is_free = true;
        for (int v = 0; v < variants->count && is_free; v++)
            is_free = variants->at[v].is_free[i];
        if (!is_free)
            continue;
        diag(DIAG_F66, (Source){.file = system->file}, "'%s' does not affect the structure",
             variants->variations->at[i].path);
        diag_fix("leave it out of --variants: the program can change it with --set");
    }
    return diag_error_count() ? STATUS_USAGE : STATUS_OK;
}

/* The number of sizes for which the program takes all values; *last: the last one of them. */
static int open_sizes(const VariationList *variations, const Variation **last)
{
    int count = 0;
    for (int i = 0; i < variations->count; i++) {
        bool is_open = false;
        for (int k = 0; k < variations->at[i].choices.count; k++)
            is_open |= variations->at[i].choices.at[k].is_least;
        count += is_open;
        *last = is_open ? &variations->at[i] : *last;
    }
    return count;
}

/* Flattens the model as drawn to check the variations, and sets *product with the variants. Returns the exit status. */
static int find_variants(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         VariationList *variations, Product *product)
{
    ExchangeList exchanges = options->exchanges;
    RangeList ranges = options->ranges;
    const System *system =
        flatten_changed(arena, sysml, block, exchanges.count ? &exchanges : NULL, &ranges, variations);
    tables_release();
    if (driver_failed(options))
        return exchanges.is_refused || ranges.is_refused || variations->is_refused ? STATUS_USAGE : STATUS_MODEL_ERROR;
    diag_reset(); /* the variants report the same again */
    const Variation *last = NULL;
    const int open = open_sizes(variations, &last);
    if (open > MOST_OPEN_SIZES) {
        fprintf(stderr,
                "sysphsc: error: --variants leave %d sizes open: one program has at most %d\n"
                "    fix: list the values of the others, such as 10,20 instead of 10..\n",
                open, MOST_OPEN_SIZES);
        return STATUS_USAGE;
    }
    if (open && options->emit & EMIT_FMU2) {
        fprintf(stderr,
                "sysphsc: error: --variants leave '%s' open: an FMU of FMI 2.0 has one size\n"
                "    fix: use --emit fmu, or list the values, such as 10,20 instead of 10..: each becomes an FMU\n",
                last->path);
        return STATUS_USAGE;
    }
    *product = product_new(arena, options, system->experiment.name);
    product->variants = variants_of(arena, variations, product->name);
    if (product->variants.count)
        return STATUS_OK;
    fprintf(stderr, "sysphsc: error: --variants result in more than %d programs\n"
                    "    fix: give fewer values, or compile several programs\n", MOST_VARIANTS);
    return STATUS_USAGE;
}

typedef struct {
    Arena *arena;
    const Options *options;
    const SysmlModel *sysml;
    const Classifier *block;
    Stopwatch *watch;
    Product *product;
    Variant *variant;
    Counts *counts; /* out, by sample; NULL: not wanted */
    int before;     /* mark before the diagnostics about the sizes that are asked for */
    bool *is_said;  /* out: the diagnostics of each sample are the same as those; NULL: not wanted */
} Sizing;

static int analyse_sample(const Sizing *sizing, int sample, const Causal **causal)
{
    VariationList *chosen =
        variant_sample(sizing->arena, sizing->product->variants.variations, sizing->variant, sample);
    tables_release();
    const int status = driver_analyse(sizing->arena, sizing->options, sizing->sysml, sizing->block, chosen,
                                      sizing->watch, causal);
    if (status == STATUS_OK && sample < 0)
        variant_settle(sizing->variant, chosen, *causal);
    return status;
}

/* Adds the sheet of the system with the model's own sizes to the FMU. */
static void document_unit(const Sizing *sizing, const Causal *causal)
{
    Product *product = sizing->product;
    Text *sheet = arena_new_of(sizing->arena, Text);
    *sheet = driver_sheet(sizing->arena, sizing->options, causal, product->name, &product->output);
    fmu_sizes_document(sizing->variant->unit, sheet);
}

/* Analyses the samples of one attempt. Their diagnostics are dropped: those of the sizes asked for are kept. */
static int try_samples(const Sizing *sizing, const Causal *asked, bool *is_alike)
{
    const int mark = diag_mark();
    int status = STATUS_OK;
    *is_alike = true;
    for (int s = 0; s < sizing->variant->sizes->all && *is_alike; s++) {
        const Causal *causal = asked;
        if (s > 0 || !variant_is_asked(sizing->variant, s))
            status = analyse_sample(sizing, s, &causal);
        if (status != STATUS_OK)
            return status;
        if (sizing->is_said && causal != asked)
            *sizing->is_said = *sizing->is_said && diag_repeats(sizing->before, mark);
        if (sizing->counts && s < MOST_SAMPLES)
            sizing->counts[s] = counts_of(causal);
        diag_rewind(mark);
        if (variant_is_last(sizing->variant, s))
            document_unit(sizing, causal);
        *is_alike = variant_add_sample(&sizing->product->output, sizing->variant, causal, sizing->product->name, s);
    }
    return status;
}

/* Makes attempts with different samples until all samples of an attempt are alike. */
static int find_samples(const Sizing *sizing, const Causal *asked)
{
    Variant *variant = sizing->variant;
    bool is_alike = false;
    int status = STATUS_OK;
    for (int i = 0; status == STATUS_OK && !is_alike && variant_begin(sizing->arena, variant, i, asked); i++)
        status = try_samples(sizing, asked, &is_alike);
    if (status == STATUS_OK && !is_alike) {
        variant_refuse(sizing->arena, variant);
        return STATUS_MODEL_ERROR;
    }
    return status;
}

/* The same as find_samples() for the program inside an FMU. */
static int compile_unit(const Sizing *sizing, const Causal *asked)
{
    Variant *variant = sizing->variant;
    Product *product = sizing->product;
    const FmuAsked unit = product_unit(sizing->arena, sizing->options, asked, product->name, NULL);
    variant->unit = fmu_sizes_new(sizing->arena, &unit, product->name);
    int status = find_samples(sizing, asked);
    if (status == STATUS_OK)
        status = fmu_add_sizes(&product->output, variant, product->variants.variations, product->name);
    variant->unit = NULL;
    return status;
}

static int compile_sizes(const Sizing *sizing)
{
    Variant *variant = sizing->variant;
    Product *product = sizing->product;
    const Causal *asked = NULL;
    int status = analyse_sample(sizing, -1, &asked);
    if (status != STATUS_OK)
        return status;
    product->output.folder = variant->folder;
    Options levels = *sizing->options;
    levels.emit &= ~(unsigned)EMIT_FMU;
    product_add_levels(sizing->arena, &levels, sizing->block, asked, product->name, &product->output);
    product->output.folder = NULL;
    if (levels.emit || levels.check_only)
        status = find_samples(sizing, asked);
    if (status == STATUS_OK && (levels.emit & (EMIT_C | EMIT_EXECUTABLE)))
        variant_add_files(&product->output, variant, variant->folder, product->name);
    if (status == STATUS_OK && sizing->options->emit & EMIT_FMU && !levels.check_only)
        status = compile_unit(sizing, asked);
    return status;
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
        return compile_sizes(&(Sizing){arena, options, sysml, block, watch, product, variant, NULL, 0, NULL});
    tables_release();
    const int status =
        driver_analyse(arena, options, sysml, block, index == variants->stated ? NULL : chosen, watch, &causal);
    if (status != STATUS_OK)
        return status;
    variant_settle(variant, chosen, causal);
    if (options->check_only)
        return STATUS_OK;
    product->output.folder = variant->folder;
    product_add_levels(arena, options, block, causal, product->name, &product->output);
    product->output.folder = NULL;
    return options->emit & (EMIT_C | EMIT_EXECUTABLE) ? variant_add(&product->output, variant, product->name)
                                                      : STATUS_OK;
}

/* Compiles the variants one after the other, since each has its own interpolation tables. Errors of all are found. */
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
    if (status == STATUS_OK && !options->check_only) {
        status = product_write(arena, options, &product, watch);
        if (status == STATUS_OK && !options->quiet)
            print_product(arena, options, &product, NULL);
        return status;
    }
    arena_free(product.output.scratch);
    for (int v = 0; v < variants->count && !options->quiet && status == STATUS_OK; v++) {
        const Counts counts = counts_of(variants->at[v].causal);
        print_size(variants->at[v].causal, &counts, variants->at[v].name);
        puts("no errors");
    }
    return status;
}

/* ---- one program ---- */

/* The numbers that the model has with its own sizes, computed from those of the samples. */
static Counts counts_of_model(const Sizing *sizing)
{
    const SizeList *sizes = sizing->variant->sizes;
    Counts counts;
    for (int i = 0; i < 3; i++) {
        long at[MOST_SAMPLES] = {0};
        for (int s = 0; s <= sizes->count; s++)
            at[s] = sizing->counts[s].of[i];
        const SizedNumber number = sizes_number(sizes, at);
        counts.of[i] = number.constant;
        for (int k = 0; k < sizes->count; k++)
            counts.of[i] += number.factor[k] * (long)sizing->product->variants.variations->at[k].own;
    }
    return counts;
}

/* True if a program for all sizes, which costs less, may replace the one for the model's own sizes. Not if there is a
 * warning that depends on the sizes. */
static bool is_of_model(Arena *arena, const VariationList *variations, const Variant *variant, int mark, bool is_said)
{
    Text text = text_new(arena);
    for (int i = 0; i < variations->count; i++)
        text_format(&text, "%s%s=%d", i ? ", " : "", variations->at[i].path, variant->sizes->at[i].least);
    bool is_usable = is_said || diag_note_of(mark, text.at);
    for (int i = 0; i < variations->count && is_usable; i++)
        is_usable = variations->at[i].own <= variant_most(variant, i) && !variant->is_free[i];
    return is_usable;
}

/* Compiles a model in which flattening has left arrays open. False: all their elements must be expanded. */
static bool compile_open(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         Stopwatch *watch, const VariationList *open, int *status)
{
    const int mark = diag_mark();
    Options waiting = *options;
    waiting.variations = *open;
    waiting.variations.is_cut = false;
    Product product = product_new(arena, options, block->name);
    product.variants = variants_of(arena, &waiting.variations, product.name);
    Variant *variant = product.variants.at;
    bool is_said = true;
    Counts counted[MOST_SAMPLES];
    const Sizing sizing = {arena, &waiting, sysml, block, watch, &product, variant, counted, mark, &is_said};
    *status = compile_sizes(&sizing);
    if (*status != STATUS_OK || !is_of_model(arena, open, variant, mark, is_said)) {
        diag_rewind(mark);
        tables_release();
        return *status == STATUS_USAGE;
    }
    const Counts counts = counts_of_model(&sizing);
    *status = product_write(arena, options, &product, watch);
    if (*status == STATUS_OK && !options->quiet)
        print_product(arena, options, &product, &counts);
    return true;
}

static int compile_alone(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         Stopwatch *watch, Sheet *sheet)
{
    const Causal *causal = NULL;
    const unsigned program = EMIT_C | EMIT_EXECUTABLE | EMIT_CLUSTER;
    const bool is_program = !(options->emit & ~program) && !options->check_only && !options->is_unrolled && !sheet &&
                            !options->review_run && !options->exchanges.count;
    VariationList open = {.limit = is_program ? MOST_MADE : 0};
    int status = driver_analyse(arena, options, sysml, block, open.limit ? &open : NULL, watch, &causal);
    if (open.is_cut) {
        if (compile_open(arena, options, sysml, block, watch, &open, &status))
            return status;
        status = driver_analyse(arena, options, sysml, block, NULL, watch, &causal);
    }
    if (status != STATUS_OK)
        return status;
    const Counts counts = counts_of(causal);
    if (!options->check_only) {
        Product product = product_new(arena, options, causal->system->experiment.name);
        product.causal = causal;
        product.sheet = sheet;
        product_add_levels(arena, options, block, causal, product.name, &product.output);
        if (driver_failed(options)) {
            arena_free(product.output.scratch);
            return STATUS_MODEL_ERROR;
        }
        const int written = product_write(arena, options, &product, watch);
        if (written == STATUS_OK && !options->quiet && !sheet)
            print_product(arena, options, &product, &counts);
        return written;
    }
    if (!options->quiet) {
        print_size(causal, &counts, NULL);
        puts("no errors");
    }
    return STATUS_OK;
}

int driver_compile(Arena *arena, const Options *options, Sheet *sheet)
{
    Stopwatch watch = {.wanted = options->verbose};
    const SysmlModel *sysml;
    const Classifier *block;
    driver_took(&watch, NULL); /* starts the watch */
    const int status = driver_read(arena, options, &watch, &sysml, &block);
    if (status != STATUS_OK)
        return status;
    return options->variations.count ? compile_variants(arena, options, sysml, block, &watch)
                                     : compile_alone(arena, options, sysml, block, &watch, sheet);
}
