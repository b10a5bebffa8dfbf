/* program.c - the causal system becomes the text of BLOCK.c. */
#include "emit/program.h"

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static int count_equations(const Causal *causal, EquationUse use)
{
    int count = 0;
    for (int i = 0; i < causal->equations.count; i++)
        count += causal->equations.at[i].use == use;
    return count;
}

/* "2 algebraic loops (linear, 1 iterated of 3 unknowns; ...)" */
static void add_loops(Text *text, const Causal *causal)
{
    enum { SHOWN = 8 };
    const Schedule *schedules[] = {&causal->continuous, &causal->constants, &causal->start};
    Text list = text_new(text->arena);
    int loops = 0;
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < schedules[s]->count; i++) {
            const Block *block = schedules[s]->at[i];
            if (block->kind == BLOCK_ASSIGN || ++loops > SHOWN)
                continue;
            text_format(&list, "%s%s, %d iterated of %d unknown%s%s", list.length ? "; " : "",
                        block->kind == BLOCK_LINEAR ? "linear" : "nonlinear", block->tearing.count,
                        block->tearing.count + block->inner.count, plural(block->tearing.count + block->inner.count),
                        s == 0 ? "" : " before the start");
        }
    if (loops)
        text_format(text, ", %d algebraic loop%s (%s%s)", loops, plural(loops), list.at, loops > SHOWN ? "; ..." : "");
    else
        text_add(text, ", no algebraic loops");
}

const char *program_summary(Arena *arena, const Causal *causal)
{
    Text text = text_new(arena);
    int states = causal->states.count, drawn = causal->system->equations.count;
    int derived = causal->equations.count - drawn - count_equations(causal, EQUATION_START);
    int redundant = count_equations(causal, EQUATION_REDUNDANT);
    text_format(&text, "%d state%s, %d equation%s (%d eliminated", states, plural(states), drawn, plural(drawn),
                count_equations(causal, EQUATION_ELIMINATED));
    if (redundant)
        text_format(&text, ", %d redundant", redundant);
    text_add(&text, ")");
    if (derived)
        text_format(&text, ", %d time derivative%s of equations", derived, plural(derived));
    add_loops(&text, causal);
    return text.at;
}

static void record_head(const Program *p, Record *record)
{
    const Experiment *experiment = &p->system->experiment;
    Text text = text_new(p->arena);
    emit_comment_print(&text, 0,
                       arena_format(p->arena, "%s.c - simulation of %s, from %s, by sysphsc %s.\n\n%s.",
                                    c_comment(p->arena, p->name), c_comment(p->arena, experiment->qualified->text),
                                    c_comment(p->arena, p->system->file->label->text), SYSPHSC_VERSION,
                                    program_summary(p->arena, p->causal)));
    text.at[text.length - 4] = '\n'; /* the comment goes on in the template */
    text.at[text.length - 3] = '\0';
    record_set(record, "head", text.at);
}

/* Helper functions appear only where the model uses them. */
static void record_helpers(const Program *p, Record *record)
{
    static const struct {
        Op op, other;
        const char *list;
    } helpers[] = {{OP_SIGN, OP_SIGN, "uses_sign"},       {OP_MIN, OP_MIN, "uses_smaller"},
                   {OP_MAX, OP_MAX, "uses_larger"},       {OP_DIV, OP_DIV, "uses_quotient"},
                   {OP_MOD, OP_MOD, "uses_modulo"},       {OP_REM, OP_REM, "uses_remainder"},
                   {OP_EQUAL, OP_NOT_EQUAL, "uses_equal"}};
    for (size_t i = 0; i < sizeof helpers / sizeof *helpers; i++) {
        record_list(record, helpers[i].list);
        if (p->is_used[helpers[i].op] || p->is_used[helpers[i].other])
            record_add(record, helpers[i].list);
    }
    record_list(record, "uses_exact");
    if (p->uses_exact)
        record_add(record, "uses_exact");
    record_list(record, "with_pieces");
    if (p->has_pieces)
        record_add(record, "with_pieces");
}

/* Headers of C code of the user. */
static void record_headers(const Program *p, Record *record)
{
    record_list(record, "with_software");
    if (!p->components.count)
        return;
    Record *list = record_add(record, "with_software");
    for (int i = 0; i < p->components.count; i++)
        record_set(record_add(list, "headers"), "type", p->components.at[i].type);
}

static void record_structs(const Program *p, Record *record)
{
    record_set(record, "types", p->types);
    record_set(record, "members", p->model_members);
    record_list(record, "starts");
    record_list(record, "guesses");
    record_list(record, "work");
    if (p->start_members[0])
        record_set(record_add(record, "starts"), "start_members", p->start_members);
    if (p->guess_members[0])
        record_set(record_add(record, "guesses"), "guess_members", p->guess_members);
    if (p->work)
        record_format(record_add(record, "work"), "work_size", "%d", p->work);
    record_list(record, "with_loops");
    if (p->loops.count)
        record_add(record, "with_loops");
}

/* A function's body, never without use of its argument. */
static const char *filled(const char *body)
{
    return body[0] ? body : "    (void)m; /* nothing to do */\n";
}

static void record_functions(Program *p, Record *record)
{
    Text loops = text_new(p->arena), evaluate = loops, outputs = loops, others = loops, residuals = loops;
    Text partials = loops, deciders = loops;
    deciders_print(p, &deciders);
    loops_print(p, &loops);
    Split evaluation = split_new(p, &evaluate, "evaluate", "Model *m", "m");
    sequence_print(&evaluation, &p->evaluate, SEQUENCE_EVALUATE);
    record_set(record, "evaluate", filled(split_close(&evaluation)));
    Split output = split_new(p, &outputs, "outputs", "Model *m", "m");
    sequence_print(&output, &p->outputs, SEQUENCE_OUTPUTS);
    record_set(record, "outputs", filled(split_close(&output)));
    record_set(record, "residuals", residuals_print(p, &residuals));
    events_print(p, record);
    states_print(p, record, &others);
    partials_print(p, record, &partials);

    sets_print(p, record);
    record_set(record, "loop_deciders", deciders.at);
    record_set(record, "loop_functions", loops.at);
    record_set(record, "evaluate_functions", evaluate.at);
    record_set(record, "outputs_functions", outputs.at);
    record_set(record, "state_functions", others.at);
    record_set(record, "residual_functions", residuals.at);
    record_set(record, "partial_functions", partials.at);
}

/* All that the template needs; p must last until it is filled. */
static Record *program_record(Program *p, Arena *arena, const Causal *causal, const char *name)
{
    *p = (Program){.arena = arena, .causal = causal, .system = causal->system, .name = name};
    p->scratch = arena_new();
    p->functions = cscope_new(arena);
    software_components(arena, p->system, &p->components);
    for (int i = 0; i < p->components.count; i++)
        cscope_fresh(p->functions, p->components.at[i].function);
    data_names(p);
    pasts_number(p);
    emit_plan_program(p);
    emit_layout_program(p);
    Record *record = record_new(arena, NULL);
    record_set(record, "version", arena_format(arena, "\"%s\"", SYSPHSC_VERSION));
    record_functions(p, record);
    record_head(p, record);
    record_helpers(p, record);
    data_print(p, record);
    delays_print(p, record);
    record_structs(p, record);
    record_headers(p, record);
    tables_print(p, record);
    parts_print(causal, record);
    return record;
}

void program_print(Text *text, const Causal *causal, const char *name)
{
    Program program;
    template_render(text, "templates/model.c.in", program_record(&program, text->arena, causal, name));
    arena_free(program.scratch);
}

void program_draft(FileDraft *draft, Arena *arena, const Causal *causal, const char *name)
{
    Program program;
    template_write(draft, arena, "templates/model.c.in", program_record(&program, arena, causal, name));
    arena_free(program.scratch);
}
