/* compile.c - one model: one program, or several as one. */
#include "driver/driver.h"

/* With a comma behind it, or what ends the list. */
static void print_count(int count, const char *noun, const char *end)
{
    printf("%d %s%s%s ", count, noun, count == 1 ? "" : "s", end);
}

static void print_size(const Causal *causal, const char *variant)
{
    const System *system = causal->system;
    printf("%s%s%s%s: ", system->experiment.qualified->text, variant ? " (" : "", variant ? variant : "",
           variant ? ")" : "");
    print_count(flat_drawn_variables(system), "variable", ",");
    print_count(flat_drawn_equations(system), "equation", ",");
    print_count(causal->states.count, "state", ";");
}

/* The chosen block, and the path of the program or of the other files. */
static void print_product(Arena *arena, const Options *options, const Product *product)
{
    const char *directory = product->output.directory;
    if (product->causal)
        print_size(product->causal, NULL);
    else
        printf("%s: %d variants; ", product->variants.at[0].causal->system->experiment.qualified->text,
               product->variants.count);
    if (options->emit & EMIT_EXECUTABLE)
        printf("program %s\n", path_join(arena, directory, product->name));
    else
        printf("written to %s\n", directory);
}

static int compile_alone(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         Stopwatch *watch, Sheet *sheet)
{
    const Causal *causal = NULL;
    const int status = driver_analyse(arena, options, sysml, block, NULL, watch, &causal);
    if (status != STATUS_OK)
        return status;
    if (!options->check_only) {
        Product product = product_new(arena, options, causal->system);
        product.causal = causal;
        product.sheet = sheet;
        product_add_levels(arena, options, block, causal, product.name, &product.output);
        if (driver_failed(options)) {
            arena_free(product.output.scratch);
            return STATUS_MODEL_ERROR;
        }
        const int written = product_write(arena, options, &product, watch);
        if (written == STATUS_OK && !options->quiet && !sheet)
            print_product(arena, options, &product);
        return written;
    }
    if (!options->quiet) {
        print_size(causal, NULL);
        puts("no errors");
    }
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

/* Whether the model as it is drawn has them; the data found. */
static int find_variants(Arena *arena, const Options *options, const SysmlModel *sysml, const Classifier *block,
                         VariationList *variations, Product *product)
{
    ExchangeList exchanges = options->exchanges;
    const System *system = flatten_changed(arena, sysml, block, exchanges.count ? &exchanges : NULL, variations);
    tables_release();
    if (driver_failed(options))
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

typedef struct {
    Arena *arena;
    const Options *options;
    const SysmlModel *sysml;
    const Classifier *block;
    Stopwatch *watch;
    Product *product;
    Variant *variant;
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

/* The samples of one attempt; what is said of them has been said of the sizes that were asked for. */
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
        diag_rewind(mark);
        *is_alike = variant_add_sample(&sizing->product->output, sizing->variant, causal, sizing->product->name, s);
    }
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
    product_add_levels(sizing->arena, sizing->options, sizing->block, asked, product->name, &product->output);
    product->output.folder = NULL;
    bool is_alike = false;
    for (int i = 0; status == STATUS_OK && !is_alike && variant_begin(sizing->arena, variant, i, asked); i++)
        status = try_samples(sizing, asked, &is_alike);
    if (status == STATUS_OK && !is_alike) {
        variant_refuse(sizing->arena, variant);
        return STATUS_MODEL_ERROR;
    }
    if (status == STATUS_OK && (sizing->options->emit & (EMIT_C | EMIT_EXECUTABLE)))
        variant_add_files(&product->output, variant, product->name);
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
        return compile_sizes(&(Sizing){arena, options, sysml, block, watch, product, variant});
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

/* One after the other, as the data that one interpolates in is not that of another. Errors of any of them are found. */
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
            print_product(arena, options, &product);
        return status;
    }
    arena_free(product.output.scratch);
    for (int v = 0; v < variants->count && !options->quiet && status == STATUS_OK; v++) {
        print_size(variants->at[v].causal, variants->at[v].name);
        puts("no errors");
    }
    return status;
}

int driver_compile(Arena *arena, const Options *options, Sheet *sheet)
{
    Stopwatch watch = {.wanted = options->verbose};
    const SysmlModel *sysml;
    const Classifier *block;
    driver_took(&watch, NULL); /* it begins */
    const int status = driver_read(arena, options, &watch, &sysml, &block);
    if (status != STATUS_OK)
        return status;
    return options->variations.count ? compile_variants(arena, options, sysml, block, &watch)
                                     : compile_alone(arena, options, sysml, block, &watch, sheet);
}
