/* product.c - the files written, and the programs built. */
#include "driver/driver.h"

#include "review/review.h"

#include <string.h>

/* Replaces characters that are unsuitable in the name of a file, or of a target of make, by underscores. Appends an
 * underscore if another file beside the program, or a target, has the same name. */
const char *driver_file_name(Arena *arena, Name name)
{
    static const char *const taken[] = {"Makefile", "README.md", "LICENCES", "runtime", "software",
                                        "cluster",  "portable",  "run",      "clean"};
    char *text = arena_copy(arena, name->text, name->length);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(text, taken[i]) == 0)
            return arena_format(arena, "%s_", text);
    for (char *c = text; *c; c++)
        if (text_is_direction_control(c))
            memcpy(c, "___", 3);
        else if ((unsigned char)*c < 0x21 || strchr("/\\:*?\"<>|'$`!&;,()[]{}#~%=", *c) || *c == 0x7F)
            *c = '_';
    if (*text == '.' || *text == '-' || *text == '@')
        *text = '_';
    return *text ? text : "_";
}

Product product_new(Arena *arena, const Options *options, Name experiment)
{
    const char *name = driver_file_name(arena, experiment);
    const char *directory = options->output ? options->output : path_join(arena, "out", name);
    return (Product){.name = name,
                     .output = {.arena = arena, .directory = directory, .is_unrolled = options->is_unrolled}};
}

FmuAsked product_unit(Arena *arena, const Options *options, const Causal *causal, const char *name, const Text *sheet)
{
    const char *own = causal->system->experiment.solver->text, *solver = options->fmu_solver;
    StartSearch *search = arena_new_of(arena, StartSearch);
    *search = (StartSearch){arena, options, causal, name};
    if (solver && strcmp(solver, "cvode") == 0)
        solver = text_index(own, experiment_solvers, SOLVERS) < SOLVER_EULER ? own : experiment_solvers[SOLVER_BDF];
    return (FmuAsked){.version = options->emit & EMIT_FMU2 ? 2 : 3,
                      .solver = solver,
                      .sheet = sheet,
                      .find_result = options->review_run ? driver_result : NULL,
                      .context = search};
}

void product_add_levels(Arena *arena, const Options *options, const Classifier *block, const Causal *causal,
                       const char *name, Output *output)
{
    static const char *const levels[] = {"physical", "constraint", "causal", "discretized"};
    static const unsigned bits[] = {EMIT_PHYSICAL, EMIT_CONSTRAINT, EMIT_CAUSAL, EMIT_DISCRETIZED};
    for (int i = 0; i < 4; i++) {
        Text text = text_new(arena);
        if (!(options->emit & bits[i]))
            continue;
        switch (bits[i]) {
        case EMIT_PHYSICAL: sysml_print(&text, block, options->is_unrolled); break;
        case EMIT_CONSTRAINT: flat_print(&text, causal->system, options->is_unrolled); break;
        case EMIT_CAUSAL: causal_print(&text, causal, options->is_unrolled); break;
        default: discretized_print(&text, causal, options->is_unrolled);
        }
        output_add_text(output, arena_format(arena, "%s.%s.txt", name, levels[i]), &text);
    }
    if (options->emit & (EMIT_REVIEW | EMIT_TEX))
        driver_add_review(arena, options, causal, name, output);
    if (options->emit & EMIT_RIG)
        rig_add(output, causal, name);
    if (options->emit & EMIT_PYTHON)
        rig_add_module(output, causal, name);
    if (options->emit & EMIT_PORTABLE) {
        const Experiment *experiment = &causal->system->experiment;
        const char *solver = options->solver ? options->solver : experiment->solver ? experiment->solver->text : "";
        const int found = text_index(solver, experiment_solvers, SOLVERS);
        StartSearch search = {arena, options, causal, name};
        portable_add(output, causal, name,
                     &(Portable){.find_row = driver_first_row,
                                 .context = &search,
                                 .prefix = options->prefix,
                                 .has_fixed_parameters = options->has_fixed_parameters,
                                 .saturates = options->saturates,
                                 .is_single = options->real && strcmp(options->real, "float") == 0,
                                 .solver = found >= SOLVER_EULER ? found : SOLVER_RK4,
                                 .step = options->step});
    }
    if (options->emit & (EMIT_FMU | EMIT_FMU2)) {
        const Text sheet = driver_sheet(arena, options, causal, name, output);
        const FmuAsked unit = product_unit(arena, options, causal, name, &sheet);
        fmu_add(output, causal, name, &unit);
    }
    Text modelica = text_new(arena);
    if (options->emit & EMIT_MODELICA && review_modelica(&modelica, causal, name))
        output_add_text(output, arena_format(arena, "%s.mo", name), &modelica);
}

int product_write(Arena *arena, const Options *options, Product *product, Stopwatch *watch)
{
    Output *output = &product->output;
    BuildTarget target = {.directory = output->directory, .name = product->name, .compiler = options->compiler,
                          .flags = options->flags, .link = options->link,
                          .runtime_archive = options->runtime_archive, .runtime_image = options->runtime_image};
    int status = STATUS_OK;
    if ((options->emit & (EMIT_C | EMIT_EXECUTABLE)) && product->causal)
        status = program_add(output, product->causal, product->name);
    else if (options->emit & (EMIT_C | EMIT_EXECUTABLE))
        variants_add(output, &product->variants, product->name);
    if (options->emit & EMIT_CLUSTER)
        batch_add(output, product->name);
    if (options->emit & EMIT_EXECUTABLE)
        output_add(output, (OutputFile){.name = product->name, .is_program = true});
    if (status == STATUS_OK && output->units.count) {
        BuildTarget library = target;
        library.runtime_archive = options->library_archive;
        status = fmu_build(output, &library);
        driver_took(watch, "build the FMU");
    }
    if (status == STATUS_OK)
        status = output_write(output);
    driver_took(watch, "write");
    if (status == STATUS_OK && (options->emit & EMIT_EXECUTABLE)) {
        status = product->causal ? program_build(arena, product->causal, &target)
                                 : variants_build(arena, &product->variants, &target);
        driver_took(watch, "build");
    }
    if (status == STATUS_OK && options->review_run)
        status = driver_write_with_run(arena, options, product);
    arena_free(output->scratch);
    diag_flush(stderr, options->quiet);
    if (status == STATUS_OK && options->verbose) {
        fprintf(stderr, "sysphsc: wrote %s\n", output->directory);
        portable_tell(arena, output, options->compiler ? options->compiler : "");
    }
    return status;
}
