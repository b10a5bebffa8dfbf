/* program.c - the causal system becomes the text of BLOCK.h, BLOCK.c, BLOCK_checks.c and BLOCK_tables.c. */
#include "emit/check.h"
#include "emit/place.h"
#include "emit/portion.h"
#include "emit/stage.h"
#include "emit/event.h"
#include "emit/function.h"
#include "emit/numbers.h"
#include "emit/passes.h"
#include "emit/portable.h"
#include "emit/item.h"
#include "emit/rig.h"
#include "emit/words.h"

#include <string.h>

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

/* "2 states, 5 equations (1 eliminated), 2 algebraic loops (linear, 3 unknowns, solved for 1; ...)" */
const char *program_summary(Arena *arena, const Causal *causal)
{
    enum { SHOWN = 8 };
    Text text = text_new(arena), list = text_new(arena);
    int states = causal->states.count, drawn = flat_drawn_equations(causal->system), derived = 0;
    int used[EQUATION_ABSENT + 1] = {0};
    for (int i = 0; i < causal->equations.count; i++) {
        used[causal->equations.at[i].use]++;
        derived += causal->equations.at[i].parent >= 0;
    }
    text_format(&text, "%d state%s, %d equation%s (%d eliminated", states, plural(states), drawn, plural(drawn),
                used[EQUATION_ELIMINATED]);
    if (used[EQUATION_REDUNDANT])
        text_format(&text, ", %d redundant", used[EQUATION_REDUNDANT]);
    text_add(&text, ")");
    if (derived)
        text_format(&text, ", %d time derivative%s of equations", derived, plural(derived));
    const Schedule *schedules[] = {&causal->continuous, &causal->constants, &causal->start};
    int loops = 0, solved = 0;
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < schedules[s]->count; i++) {
            const Block *block = schedules[s]->at[i];
            solved += block_is_solved_loop(block);
            if (block->kind == BLOCK_ASSIGN || ++loops > SHOWN)
                continue;
            text_format(&list, "%s%s, %d unknown%s, solved for %d%s", list.length ? "; " : "",
                        block->kind == BLOCK_LINEAR ? "linear" : "nonlinear", block_size(block),
                        plural(block_size(block)), block->tearing.count,
                        s == 0   ? ""
                        : s == 1 ? ", of constants"
                                 : ", of the start");
        }
    if (loops > SHOWN)
        text_add(&list, "; ...");
    if (solved)
        text_format(&list, "%s%d solved symbolically", list.length ? "; " : "", solved);
    loops += solved;
    if (loops)
        text_format(&text, ", %d algebraic loop%s (%s)", loops, plural(loops), list.at);
    else
        text_add(&text, ", no algebraic loops");
    return text.at;
}

static void record_structs(const Program *p, Record *record)
{
    record_set(record, "types", p->layout.types);
    record_set(record, "members", p->layout.model);
    Record *work = record_when(record, "work", p->layout.work > 0), *headers;
    if (work)
        record_set(work, "work_size", c_unmarked(p->arena, arena_format(p->arena, "%d", p->layout.work)));
    headers = record_when(record, "with_software", p->algorithms.components.count > 0); /* of C code of the user */
    for (int i = 0; i < p->algorithms.components.count; i++)
        record_set(record_add(headers, "headers"), "type", p->algorithms.components.at[i].type);
}

static void record_functions(Program *p, Record *record)
{
    Text loops = text_new(p->arena), evaluate = loops, outputs = loops, others = loops;
    Text partials = loops, deciders = loops;
    deciders_print(p, &deciders);
    loops_print(p, &loops);
    stages_print(p, &evaluate, false);
    stages_print(p, &others, true);
    Split evaluation = split_new(p, &evaluate, "evaluate", "Model *m", "m");
    sequence_print(&evaluation, &p->plan.evaluate);
    const bool has_evaluate = record_function(record, "evaluate", split_close(&evaluation, "", true));
    record_when(record, "with_derivatives", has_evaluate || evaluate.length);
    Split output = split_new(p, &outputs, "outputs", "Model *m", "m");
    sequence_print(&output, &p->plan.outputs);
    p->plan.has_outputs = record_function(record, "outputs", split_close(&output, "", true));
    p->portions.present = p->portions.checks;
    if (!p->portable) {
        laws_print(p, record);
        poles_print(p, record);
    }
    p->portions.present = p->portions.model;
    events_print(p, record);
    states_print(p, record, &others);
    if (!p->portable) {
        requirements_print(p, record);
        structures_print(p, record, &partials);
        sets_print(p, record);
    } else if (p->portable->solver == SOLVER_LINEARLY_IMPLICIT) {
        partials_print(p, record, &partials);
    }
    record_set(record, "loop_deciders", record_shown(p->noted, &deciders));
    record_set(record, "loop_functions", record_shown(p->noted, &loops));
    record_set(record, "evaluate_functions", record_shown(p->noted, &evaluate));
    record_set(record, "outputs_functions", record_shown(p->noted, &outputs));
    record_set(record, "state_functions", record_shown(p->noted, &others));
    record_set(record, "partial_functions", partials.at);
}

/* Comments at the heads of the files: its purpose, its model, the version; the C file's goes on in its template. */
static void record_heads(const Program *p, Record *record)
{
    static const char *const fields[] = {"header_head", "checks_head", "tables_head"};
    static const char *const names[] = {".h - quantities", "_checks.c - the equations as drawn, for --verify",
                                        "_tables.c - names, patterns and data"};
    const char *model = arena_format(p->arena, "%s, from %s, by sysphsc %s",
                                     c_comment(p->arena, p->system->experiment.qualified->text),
                                     c_comment(p->arena, p->system->file->label->text), SYSPHSC_VERSION);
    Text head = text_new(p->arena);
    emit_comment_print(&head, 0, arena_format(p->arena, "%s.c - simulation of %s.\n\n%s.",
                                              c_comment(p->arena, p->name), model,
                                              c_comment(p->arena, program_summary(p->arena, p->causal))));
    head.at[head.length - 4] = '\n';
    head.at[head.length - 3] = '\0';
    record_set(record, "head", head.at);
    for (int i = 0; i < 3; i++) {
        Text text = text_new(p->arena);
        emit_comment_print(&text, 0, arena_format(p->arena, "%s%s, of %s.", c_comment(p->arena, p->name), names[i],
                                                  model));
        record_set(record, fields[i], text.at);
    }
}

/* Notes places that occur in tables whose rows are made only while the file is written. */
static void note_places(const Program *p)
{
    const char *id, *element;
    for (int i = 0; i < p->causal->branches.count; i++)
        emit_drawn_at(p, branch_origin(p, &p->causal->branches.at[i], &id, &element));
    for (int i = 0; i < p->system->algorithms.count; i++)
        emit_drawn_at(p, p->system->algorithms.at[i].source);
    for (int i = 0; i < p->system->requirements.count; i++)
        emit_drawn_at(p, p->system->requirements.at[i].drawn->source);
}

/* A new program: it is planned, but has no text yet. */
static Program *program_new(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                            const SizeList *sizes, const Portable *portable)
{
    Program *p = arena_new_of(arena, Program);
    *p = (Program){.arena = arena,
                   .scratch = scratch,
                   .causal = causal,
                   .system = causal->system,
                   .name = name,
                   .is_unrolled = is_unrolled,
                   .sizes.list = sizes,
                   .portable = portable,
                   .called = portable ? map_new(arena) : NULL,
                   .style = is_unrolled ? GROUP_NONE
                            : sizes     ? GROUP_ALL
                                        : GROUP_MANY};
    p->fixed = portable && portable->has_fixed_parameters ? portable_fixed(p) : NULL;
    p->functions = cscope_within(arena, NULL);
    for (int i = 0; sizes && i < sizes->count; i++)
        cscope_fresh(p->functions, sizes->at[i].name);
    for (const char *const *macro = portable_macros; portable && *macro; macro++)
        cscope_fresh(p->functions, *macro);
    p->sizes.filling = p->sizes.law_filling = text_new(arena);
    p->portions.model = portion_file(arena);
    p->portions.checks = portion_file(arena);
    p->portions.present = p->portions.model;
    p->tables.scopes = unique_new(arena, false);
    p->tables.element_at = map_new(arena);
    p->layout.time = code_member(arena, NULL, NULL, "time", NULL, 0);
    p->layout.part_at = map_new(arena);
    p->layout.variable_at = map_new(arena);
    p->messages.told_at = map_new(arena);
    software_components(arena, p->system, &p->algorithms.components);
    for (int i = 0; i < p->algorithms.components.count; i++)
        cscope_fresh(p->functions, p->algorithms.components.at[i].function);
    data_names(p);
    pasts_number(p);
    instances_number(p);
    modes_name(p);
    p->messages.is_reported = arena_array(arena, bool, causal->equations.count);
    emit_names_begin(p);
    emit_drawn_begin(p);
    emit_plan_program(p);
    p->rig = rig_new(p);
    emit_layout_program(p);
    algorithms_write(p);
    if (!portable)
        loops_join(p);
    sequences_arrange(p);
    return p;
}

Record *portable_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                        const Portable *portable, PortableCost *cost)
{
    Program *p = program_new(arena, scratch, causal, name, is_unrolled, NULL, portable);
    Record *record = record_new(arena, NULL);
    p->noted = record;
    record_functions(p, record);
    data_print(p, record);
    record_structs(p, record);
    emit_equation_rows(p, record);
    portion_record(record, "with_portions", p->portions.model);
    portable_fields(p, record);
    *cost = portable_cost(p);
    return record;
}

Record *program_record(Arena *arena, Arena *scratch, const Causal *causal, const char *name, bool is_unrolled,
                       bool notes_statements, const SizeList *sizes, Program **program)
{
    Program *p = program_new(arena, scratch, causal, name, is_unrolled, sizes, NULL);
    if (program)
        *program = p;
    Record *record = record_new(arena, NULL);
    p->noted = notes_statements ? record : NULL;
    record_set(record, "name", name);
    record_set(record, "static", sizes ? "" : "static ");
    record_set(record, "kept", sizes ? "VARIANT_KEPT(" : "");
    record_set(record, "kept_one", sizes ? "VARIANT_KEPT_ONE(" : "&");
    record_set(record, "end_kept", sizes ? ")" : "");
    record_set(record, "coloured", sizes ? "variant_coloured(call, &" : "&");
    record_set(record, "end_coloured", sizes ? ")" : "");
    record_set(record, "guard", cscope_fresh_within(cscope_within(arena, NULL), name,
                                                  C_LONGEST - (int)strlen("MODEL__H")));
    record_set(record, "version", c_quoted(arena, SYSPHSC_VERSION));
    record_functions(p, record);
    record_heads(p, record);
    data_print(p, record);
    delays_print(p, record);
    record_structs(p, record);
    tables_print(p, record);
    program_fingerprint(p, record);
    loop_tables_print(p, record);
    emit_equation_rows(p, record);
    note_places(p);
    emit_drawn_print(p, record);
    if (!sizes) {
        rig_record(p, record);
        rig_record_a2l(p, record);
        rig_record_module(p, record);
    }
    parts_print(arena, causal, record);
    series_record(p, record);
    sizes_record(p, record);
    portion_record(record, "with_portions", p->portions.model);
    portion_record(record, "with_check_portions", p->portions.checks);
    record_set(record, "scopes", p->tables.scopes.text.at);
    numbers_record_named(p, record, "elements", "drawn", &p->tables.elements);
    return record;
}
