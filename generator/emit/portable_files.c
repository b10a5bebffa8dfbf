/* portable_files.c - the files of portable C, and the rejection of models that it does not support. */
#include "emit/portable.h"
#include "emit/words.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* ---- models that are rejected ---- */

static void refuse(const Causal *causal, Source source, const char *what, const char *fix)
{
    diag(DIAG_G09, source, "portable C of '%s': %s", causal->system->experiment.qualified->text, what);
    if (fix)
        diag_fix("%s", fix);
}

static Source source_of_equation(const Causal *causal, int equation)
{
    return causal->system->equations.at[causal->equations.at[equation].declared].source;
}

/* Where the variable is drawn; if it is not, the file. */
static Source source_of(const Causal *causal, int variable)
{
    return variable >= 0 && variable < causal->system->variables.count ? causal->system->variables.at[variable].source
                                                                       : (Source){.file = causal->system->file};
}

static void refuse_loops(const Causal *causal, Arena *arena)
{
    const Schedule *schedules[] = {&causal->constants, &causal->start, &causal->continuous, &causal->events};
    for (int s = 0; s < 4; s++)
        for (int i = 0; i < schedules[s]->count; i++) {
            const Block *block = schedules[s]->at[i];
            if ((block->kind != BLOCK_LINEAR && block->kind != BLOCK_NONLINEAR) || !block->is_sparse)
                continue;
            refuse(causal, source_of_equation(causal, block->residuals.at[0]),
                   arena_format(arena, "the algebraic loop of %s is too large for a matrix of its own",
                                causal->equations.at[block->residuals.at[0]].id->text),
                   "put a storage, such as a capacity or a mass, into the loop");
            return;
        }
}

enum { MOST_STATES = 40 }; /* of a dense matrix on the stack */

/* The linearly implicit method has one dense matrix. */
static void refuse_jacobian(const Causal *causal, Arena *arena)
{
    static const char fix[] = "choose --solver rk4 or --solver euler";
    const Linearization *l = causal->linearization;
    const Schedule *continuous = &causal->continuous;
    if (causal->states.count > MOST_STATES)
        refuse(causal, (Source){.file = causal->system->file},
               arena_format(arena,
                            "its %d states are too many for the matrix of linearly-implicit, which has room for %d",
                            causal->states.count, MOST_STATES),
               fix);
    else if (causal->states.count &&
             (!l || !l->derivative || l->is_augmented || l->is_sparse || l->long_rows.count || l->loops.count)) {
        const Block *loop = NULL;
        for (int i = 0; i < continuous->count && !loop; i++)
            if (continuous->at[i]->kind == BLOCK_LINEAR || continuous->at[i]->kind == BLOCK_NONLINEAR)
                loop = continuous->at[i];
        refuse(causal,
               loop ? source_of_equation(causal, loop->residuals.at[0]) : (Source){.file = causal->system->file},
               loop ? arena_format(arena, "the algebraic loop of %s is part of the Jacobian of linearly-implicit",
                                   causal->equations.at[loop->residuals.at[0]].id->text)
                    : "long sums are part of the Jacobian of linearly-implicit",
               fix);
    }
}

static bool is_beyond_float(double number)
{
    return isfinite(number) && (fabs(number) > (double)FLT_MAX || (number != 0 && fabs(number) < (double)FLT_MIN));
}

static bool has_beyond_float(Expr e)
{
    return e->op == OP_NUMBER && is_beyond_float(e->number);
}

static void refuse_number(const Causal *causal, Arena *arena, Source source, double number, const char *where)
{
    refuse(causal, source, arena_format(arena, "%s in %s is beyond the numbers of float", number_text(number), where),
           "give it in another unit, or leave out --real float");
}

/* Rejects a number in the expression that is beyond the range of float; true if there is one. */
static bool refuse_beyond(const Causal *causal, Arena *arena, Source source, Expr e, const char *where)
{
    const Expr found = e ? expr_find(e, has_beyond_float) : NULL;
    if (found)
        refuse_number(causal, arena, source, found->number, where);
    return found != NULL;
}

static void refuse_numbers(const Causal *causal, Arena *arena)
{
    const System *system = causal->system;
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *equation = &system->equations.at[i];
        if (refuse_beyond(causal, arena, equation->source, equation->left, equation->id->text) ||
            refuse_beyond(causal, arena, equation->source, equation->right, equation->id->text))
            return;
    }
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        if (variable->is_made) /* such as -1e300 for long ago */
            continue;
        if (refuse_beyond(causal, arena, variable->start_source, variable->value, variable->path->text) ||
            refuse_beyond(causal, arena, variable->start_source, variable->start_value, variable->path->text))
            return;
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        const StatementList all = statements_all(arena, &algorithm->statements);
        for (int k = 0; k < all.count; k++) {
            bool is_refused = refuse_beyond(causal, arena, algorithm->source, all.at[k]->value, algorithm->id->text);
            for (int c = 0; c < all.at[k]->conditions.count && !is_refused; c++)
                is_refused =
                    refuse_beyond(causal, arena, algorithm->source, all.at[k]->conditions.at[c], algorithm->id->text);
            if (is_refused)
                return;
        }
    }
    for (int i = 0; i < expr_tables()->count; i++) {
        const DataTable *table = expr_table_of(expr_tables()->at[i]);
        for (int k = 0; k < table->count && !table->is_past && !table->is_given; k++)
            if (is_beyond_float(table->at[k])) {
                refuse_number(causal, arena, (Source){.file = system->file}, table->at[k], table->words->text);
                return;
            }
    }
}

/* Jumps are told from rounding by numbers a billion times as large as rates, for which float has too few digits. */
static void refuse_single(const Causal *causal, Arena *arena)
{
    const Expr of = causal->clusters.count ? causal->clusters.at[0].selectors.at[0].of
                                           : causal->variables.at[causal->jumps.at[0].variable].leaf;
    refuse(causal, source_of(causal, causal_variable(causal, of)),
           arena_format(arena,
                        causal->clusters.count ? "its equations change their structure with %s, which needs double"
                                               : "impulses move states when %s jumps, which needs double",
                        expr_text(arena, of)),
           "leave out --real float");
}

static bool is_emitted(const Causal *causal, double step, Arena *arena)
{
    const System *system = causal->system;
    refuse_loops(causal, arena);
    if (causal->sets.count)
        refuse(causal, source_of(causal, causal->sets.at[0].candidates.at[0]),
               arena_format(arena, "its states are selected during the run, among %s and others",
                            causal->variables.at[causal->sets.at[0].candidates.at[0]].path->text),
               "describe its parts in independent coordinates");
    for (int i = 0; i < causal->jumps.count; i++) {
        const int variable = causal->jumps.at[i].variable;
        if (variable >= system->variables.count || !system->variables.at[variable].is_input)
            continue;
        refuse(causal, source_of(causal, variable),
               arena_format(arena, "the input %s is differentiated: where it jumps, impulses move states",
                            system->variables.at[variable].path->text),
               "write equations that differentiate no input, or make the derivative an input, too");
        break;
    }
    if (causal->delays.count && (causal->jumps.count || causal->clusters.count))
        refuse(causal, source_of_equation(causal, causal->delays.at[0].equation),
               causal->clusters.count ? "delays together with equations that change their structure"
                                      : "delays together with impulses",
               NULL);
    const char *why, *fix;
    const Delay *unkept = portable_unkept(arena, causal, step, &why, &fix);
    if (unkept)
        refuse(causal, source_of_equation(causal, unkept->equation), why, fix);
    for (int i = 0; i < system->algorithms.count; i++)
        if (system->algorithms.at[i].software) {
            refuse(causal, system->algorithms.at[i].source,
                   arena_format(arena, "%s is C code of the user", system->algorithms.at[i].element->text), NULL);
            break;
        }
    return diag_error_count() == 0;
}

/* True unless the program must search for a start and finds none; reports. */
static bool is_begun(const Causal *causal, Portable *asked, Arena *arena)
{
    const int equation = portable_sought(causal);
    const char *why = "";
    if (equation < 0)
        return true;
    asked->first_row = asked->find_row(asked->context, asked->step, &why);
    if (!asked->first_row)
        refuse(causal, source_of_equation(causal, equation),
               arena_format(arena, "the algebraic loop of %s has no start that the compiler finds: %s",
                            causal->equations.at[equation].id->text, why),
               "check that the C compiler builds the program, and that the program finds a start");
    return asked->first_row != NULL;
}

static void heads_record(Arena *arena, const Causal *causal, const char *name, const Portable *portable, Record *record)
{
    const System *system = causal->system;
    const char *model =
        arena_format(arena, "%s, from %s, by sysphsc %s", c_comment(arena, system->experiment.qualified->text),
                     c_comment(arena, system->file->label->text), SYSPHSC_VERSION);
    Text header = text_new(arena), source = header, driver = header;
    emit_comment_print(&header, 0, arena_format(arena, "%s.h - the equations of %s, with fixed steps.", name, model));
    emit_comment_print(
        &source, 0,
        arena_format(arena,
                     "%s.c - the equations of %s, with fixed steps: %s.\n\n%s.\n\nCompile it with -std=c11 "
                     "-ffp-contract=off: then its numbers are those of the program%s.",
                     name, model, experiment_solvers[portable->solver],
                     c_comment(arena, program_summary(arena, causal)),
                     portable->is_single ? ", but for the rounding of float" : ""));
    emit_comment_print(
        &driver, 0,
        arena_format(
            arena,
            "%s_eva.c - what %s.c may do, for Eva of Frama-C: any inputs and parameters of their ranges, for ever. "
            "Generated from %s.\n\nRun it with frama-c -eva -eva-precision 1 %s_eva.c.",
            name, name, model, name));
    driver.at[driver.length - 1] = '\0';
    record_set(record, "portable_head_eva", driver.at);
    header.at[header.length - 1] = source.at[source.length - 1] = '\0';
    record_set(record, "portable_head", header.at);
    record_set(record, "portable_head_c", source.at);
}

int portable_add(Output *output, const Causal *causal, const char *name, const Portable *portable)
{
    static const char *const files[][2] = {{".h", "templates/portable.h.in"},
                                           {".c", "templates/portable.c.in"},
                                           {".py", "templates/portable.py.in"},
                                           {"_quantities.csv", "templates/portable_quantities.csv.in"},
                                           {"_eva.c", "templates/portable_eva.c.in"}};
    Arena *arena = output->arena, *own, *scratch;
    Portable *asked = arena_new_of(arena, Portable);
    *asked = *portable;
    if (!asked->prefix)
        asked->prefix = cscope_fresh_within(cscope_within(arena, NULL), name, MOST_PREFIX);
    if (strcmp(asked->prefix, "make") == 0 || strcmp(asked->prefix, "model") == 0) /* its own functions begin so */
        asked->prefix = arena_format(arena, "%s_", asked->prefix);
    if (!(asked->step > 0))
        asked->step = portable_step(causal);
    const Experiment *run = &causal->system->experiment;
    if (run->stop > run->start && asked->step > run->stop - run->start)
        refuse(causal, run->source,
               arena_format(arena, "its step of %s s is longer than the run", number_text(asked->step)),
               arena_format(arena, "give --step %s, or less", number_text(run->interval)));
    int clock = -1;
    const double fitting = portable_fit(causal, asked->step, &clock);
    if (clock >= 0)
        refuse(causal, source_of(causal, causal->clocks.at[clock].flag),
               arena_format(arena, "its step of %s s is longer than a sample period, %s s", number_text(asked->step),
                            number_text(fitting)),
               arena_format(arena, "give --step %s, or less", number_text(fitting)));
    if (asked->solver == SOLVER_IMPLICIT_EULER)
        refuse(causal, (Source){.file = causal->system->file}, "it has no solver implicit-euler",
               "choose --solver linearly-implicit, rk4 or euler");
    if (asked->is_single)
        refuse_numbers(causal, arena);
    if (asked->is_single && (causal->clusters.count || causal->jumps.count))
        refuse_single(causal, arena);
    bool is_written = is_emitted(causal, asked->step, arena);
    if (is_written && asked->solver == SOLVER_LINEARLY_IMPLICIT) {
        refuse_jacobian(causal, arena);
        is_written = diag_error_count() == 0;
    }
    if (!is_written || !is_begun(causal, asked, arena))
        return STATUS_MODEL_ERROR;
    own = arena_new();
    scratch = arena_new();
    if (asked->is_single) {
        arena_write_floats(own);
        arena_write_floats(scratch);
    }
    PortableCost cost;
    Record *record = portable_record(own, scratch, causal, name, output->is_unrolled, asked, &cost);
    list_push(arena, &output->portable, cost);
    heads_record(arena, causal, name, asked, record);
    ShownList statements = {0}; /* none but those of the C file */
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        Text text = text_new(arena);
        template_render_shown(&text, files[i][1], record, &statements);
        output_add_text(output, arena_format(arena, "portable/%s%s", name, files[i][0]), &text);
    }
    portable_trace(output, causal, name, &statements);
    arena_free(scratch);
    arena_free(own);
    return diag_error_count() ? STATUS_USAGE : STATUS_OK;
}
