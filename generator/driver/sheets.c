/* sheets.c - documents of review: of one model, with a run of its program, and the differences between two. */
#include "driver/driver.h"

#include "review/review.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void tell(Arena *arena, json_t *list, const char *option, const char *value)
{
    json_array_append_new(list, json_string(value ? arena_format(arena, "%s %s", option, value) : option));
}

/* Command-line options that affect the program or its sheet. */
static json_t *options_of(Arena *arena, const Options *options)
{
    json_t *list = json_array();
    if (options->block)
        tell(arena, list, "--block", options->block);
    if (options->has_stop)
        tell(arena, list, "--stop", number_text(options->stop));
    if (options->has_interval)
        tell(arena, list, "--interval", number_text(options->interval));
    if (options->has_tolerance)
        tell(arena, list, "--tolerance", number_text(options->tolerance));
    if (options->solver)
        tell(arena, list, "--solver", options->solver);
    if (options->parts)
        tell(arena, list, "--parts", options->parts);
    for (int i = 0; i < options->exchanges.count; i++) {
        const Exchange *e = &options->exchanges.at[i];
        tell(arena, list, e->value ? "--set" : "--solve-for",
             e->value ? arena_format(arena, "%s=%s", e->path, e->value) : e->path);
    }
    if (options->units != UNITS_WARN)
        tell(arena, list, "--units", options->units == UNITS_OFF ? "off" : "error");
    if (options->allow_c)
        tell(arena, list, "--allow-c", NULL);
    if (options->is_unrolled)
        tell(arena, list, "--unroll", NULL);
    if (options->review_run)
        tell(arena, list, options->gallery ? "--gallery" : "--review-run", NULL);
    return list;
}

/* The review document of a model; the caller must release it. */
static json_t *document_of(Output *output, const Options *options, const Causal *causal, const char *name,
                           bool is_unrolled, ReviewFormulas *formulas)
{
    Arena *arena = output->arena;
    const ProgramSources *sources = program_sources(output, causal, name, true);
    const char *quoted = record_text(sources->record, "fingerprint");
    const char *fingerprint = arena_copy(arena, quoted + 1, strlen(quoted) - 2);
    json_t *document = review_document(causal, name, &sources->statements, fingerprint, options_of(arena, options),
                                       is_unrolled, formulas);
    json_object_set_new(document, "fingerprint_of", json_string(record_text(sources->record, "fingerprint_of")));
    return document;
}

static Text page_of(Arena *arena, const json_t *document, const ReviewFormulas *formulas, const Causal *causal,
                    ReviewRun run)
{
    Text page = text_new(arena), model = text_new(arena), structure = text_new(arena);
    review_pictures(&model, causal->system, document);
    review_structure(&structure, causal);
    review_page(&page, document, formulas, (ReviewPictures){model.at, structure.at, run});
    return page;
}

/* Adds BLOCK.html and BLOCK.review.json, made from one document. */
static void add_sheet(Arena *arena, const json_t *document, const ReviewFormulas *formulas, const Causal *causal,
                      const char *name, ReviewRun run, Output *output)
{
    const Text page = page_of(arena, document, formulas, causal, run);
    Text text = text_new(arena);
    char *json = json_dumps(document, JSON_INDENT(1) | JSON_REAL_PRECISION(15));
    text_format(&text, "%s\n", json);
    free(json);
    output_add_text(output, arena_format(arena, "%s.html", name), &page);
    output_add_text(output, arena_format(arena, "%s.review.json", name), &text);
}

void driver_add_review(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output)
{
    const bool is_sheet = options->emit & EMIT_REVIEW && !options->review_run;
    program_sources(output, causal, name, true); /* needed later by a sheet with a run */
    if (!is_sheet && !(options->emit & EMIT_TEX))
        return;
    ReviewFormulas *formulas = review_formulas(arena, causal);
    json_t *document = document_of(output, options, causal, name, options->is_unrolled, formulas);
    if (is_sheet)
        add_sheet(arena, document, formulas, causal, name, (ReviewRun){0}, output);
    if (options->emit & EMIT_TEX) {
        Text tex = text_new(arena);
        review_tex(&tex, document, formulas);
        output_add_text(output, arena_format(arena, "%s.tex", name), &tex);
    }
    json_decref(document);
}

Text driver_sheet(Arena *arena, const Options *options, const Causal *causal, const char *name, Output *output)
{
    ReviewFormulas *formulas = review_formulas(arena, causal);
    json_t *document = document_of(output, options, causal, name, options->is_unrolled, formulas);
    const Text page = page_of(arena, document, formulas, causal, (ReviewRun){0});
    json_decref(document);
    return page;
}

/* Runs the program, which must be built before, and writes a sheet that shows the run. */
int driver_write_with_run(Arena *arena, const Options *options, Product *product)
{
    Output output = {.arena = arena, .directory = product->output.directory};
    const char *program = path_join(arena, output.directory, product->name);
    ReviewRun run;
    ReviewFormulas *formulas = review_formulas(arena, product->causal);
    json_t *document = document_of(&product->output, options, product->causal, product->name, options->is_unrolled,
                                   formulas);
    errno = 0;
    json_t *result = review_run(arena, program, product->causal->system->checks.count > 0, &run);
    const json_int_t ended = json_integer_value(json_object_get(result, "status"));
    int status = STATUS_OK;
    if (!result) {
        fprintf(stderr, "%s: error: the program cannot be run: %s\n"
                        "    fix: run the program alone, and check that the folder TMPDIR is writable\n",
                program, strerror(errno));
        status = STATUS_ENVIRONMENT;
    } else if (ended != 0 && ended != 4) {
        fprintf(stderr, "%s: error: the program failed\n    fix: run the program alone, or read its error in the "
                        "sheet\n",
                program);
        status = STATUS_MODEL_ERROR;
    }
    if (result) {
        json_object_set_new(document, "result", result);
        add_sheet(arena, document, formulas, product->causal, product->name, run, &output);
        const int written = output_write(&output);
        status = written == STATUS_OK ? status : written;
    }
    if (product->sheet)
        *product->sheet = (Sheet){document, product->name, run.plot};
    else
        json_decref(document);
    return status;
}

static bool is_document(const char *input)
{
    static const char ending[] = ".json";
    const size_t length = strlen(input);
    return length >= sizeof ending && strcmp(input + length - (sizeof ending - 1), ending) == 0;
}

/* True if the document was made without families. */
static bool is_of_rows(const json_t *document)
{
    const json_t *options = json_object_get(document, "options");
    bool is = strcmp(json_string_value(json_object_get(document, "schema")), REVIEW_SCHEMA_OF_ROWS) == 0;
    for (size_t i = 0; i < json_array_size(options) && !is; i++)
        is = json_is_string(json_array_get(options, i)) &&
             strcmp(json_string_value(json_array_get(options, i)), "--unroll") == 0;
    return is;
}

static bool has_families(const json_t *document)
{
    static const char *const lists[] = {"parts", "variables", "equations", "made"};
    bool has = false;
    for (int k = 0; k < 4; k++) {
        const json_t *rows = json_object_get(document, lists[k]);
        for (size_t i = 0; i < json_array_size(rows) && !has; i++)
            has = json_object_get(json_array_get(rows, i), "ranges") != NULL;
    }
    return has;
}

/* The document of a model, or the file itself if it is a document. NULL after an error, which is printed. */
static json_t *read_document(Arena *arena, const Options *options, const char *input, bool is_unrolled)
{
    if (is_document(input)) {
        json_error_t error;
        json_t *document = json_load_file(input, 0, &error);
        const char *schema = json_string_value(json_object_get(document, "schema"));
        const bool is_one = schema && (strcmp(schema, REVIEW_SCHEMA) == 0 ||
                                       strcmp(schema, REVIEW_SCHEMA_OF_ROWS) == 0);
        const char *flaw = is_one ? review_flaw(document) : NULL;
        if (is_one && !flaw)
            return document;
        fprintf(stderr, "%s: error: the file was not written by --emit review%s%s\n"
                        "    fix: compare models, or files that end with .review.json\n",
                input, flaw ? ": it is damaged in its member " : document ? "" : ": ",
                flaw ? flaw : document ? "" : error.text);
        json_decref(document);
        return NULL;
    }
    Options own = *options;
    Stopwatch watch = {.wanted = false};
    const SysmlModel *sysml;
    const Classifier *block;
    const Causal *causal = NULL;
    own.input = input;
    if (driver_read(arena, &own, &watch, &sysml, &block) != STATUS_OK ||
        driver_analyse(arena, &own, sysml, block, NULL, &watch, &causal) != STATUS_OK)
        return NULL;
    Output output = {.arena = arena, .is_unrolled = options->is_unrolled};
    json_t *document = document_of(&output, options, causal, driver_file_name(arena, causal->system->experiment.name),
                                   is_unrolled, review_formulas(arena, causal));
    arena_free(output.scratch);
    tables_release();
    return document;
}

/* Reads both sides. Two models are compared row by row; a model and a document in the form of the document. */
static bool read_both(Arena *arena, const Options *options, json_t **old, json_t **new)
{
    const bool is_new_first = is_document(options->input) && !is_document(options->older);
    json_t **const both[] = {is_new_first ? new : old, is_new_first ? old : new};
    const char *const inputs[] = {is_new_first ? options->input : options->older,
                                  is_new_first ? options->older : options->input};
    *both[1] = NULL;
    *both[0] = read_document(arena, options, inputs[0], true);
    if (*both[0])
        *both[1] = read_document(arena, options, inputs[1], !is_document(inputs[0]) || is_of_rows(*both[0]));
    if (!*both[1])
        return false;
    if (!is_document(inputs[1]) || is_of_rows(*old) == is_of_rows(*new) ||
        (!has_families(*old) && !has_families(*new)))
        return true;
    fprintf(stderr, "%s: error: equal parts have %s here, but in %s %s\n"
                    "    fix: compare the models, or write the review with --unroll\n",
            options->older, is_of_rows(*old) ? "a row for each" : "one row", options->input,
            is_of_rows(*new) ? "a row for each" : "one row");
    return false;
}

int driver_compare(Arena *arena, const Options *options)
{
    enum { STATUS_EQUAL = 0, STATUS_DIFFERENT = 1 };
    json_t *old, *new;
    if (!read_both(arena, options, &old, &new)) {
        json_decref(old);
        json_decref(new);
        return STATUS_USAGE;
    }
    json_t *differences = review_differences(old, new);
    Text text = text_new(arena), page = text_new(arena);
    int status = json_array_size(differences) ? STATUS_DIFFERENT : STATUS_EQUAL;
    review_print_differences(&text, differences);
    fputs(text.at, stdout);
    if (options->output) {
        Output output = {.arena = arena, .directory = options->output};
        review_differences_page(&page, (const json_t *const[]){old, new},
                                (const char *const[]){options->older, options->input}, differences);
        const char *name = driver_file_name(arena, name_of(json_string_value(json_object_get(new, "name"))));
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
