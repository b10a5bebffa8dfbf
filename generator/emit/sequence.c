/* sequence.c - blocks in evaluation order as C statements. */
#include "emit/portion.h"
#include "emit/stage.h"
#include "emit/event.h"
#include "emit/function.h"
#include "emit/words.h"

#include <string.h>

typedef struct {
    Program *p;
    int clock; /* the clock at whose ticks only the section is executed, or -1 */
    bool is_of_impulses; /* comments have only ids of equations: other functions show the texts */
} Writer;

/* The value to print; in a section of a clock, only the value at ticks. */
static Expr value_of(const Writer *w, Expr value)
{
    return w->clock >= 0 ? value->at[1] : value;
}

/* "; with E6, E7 ... E9": the equations substituted into the value, in all statements from the first to the last. */
static const char *put_in_text(const Program *p, const Block *first, const Block *last)
{
    Text text = text_new(p->scratch);
    for (int i = 0; i < first->through.count; i++) {
        const int from = first->through.at[i], to = i < last->through.count ? last->through.at[i] : from;
        text_format(&text, "%s%s", i ? ", " : "; with ",
                    c_comment(p->scratch, p->causal->equations.at[from].id->text));
        if (to != from)
            text_format(&text, " ... %s", c_comment(p->scratch, p->causal->equations.at[to].id->text));
    }
    return text.at;
}

static void print_assignment(const Writer *w, Body *body, const Block *block)
{
    const Program *p = w->p;
    const Assignment *a = &block->inner.at[0];
    if (branch_of(w->p, a->variable)) {
        const Branch *branch = branch_of(w->p, a->variable);
        const BranchPlace place = branch_place(p, branch);
        body_of(body, branch_print(body, branch, &place, branch_trace(p, branch)), branch->equation);
        return;
    }
    if (sequence_is_start(w->p, a)) {
        body_line(body, "%s = %s;", code_write(p->scratch, p->layout.places.at[a->variable].member),
                  code_read(p->scratch, p->layout.places.at[a->variable].start));
        return;
    }
    const char *wish = emit_part_wish(p, a->variable);
    const char *trace = a->equation < 0     ? NULL /* of a constant's own value */
                        : w->is_of_impulses ? c_comment(p->scratch, p->causal->equations.at[a->equation].id->text)
                                            : emit_trace(p, a->equation);
    if (trace && block->through.count && !w->is_of_impulses)
        trace = arena_format(p->scratch, "%s%s", trace, put_in_text(p, block, block));
    body_guards(body, a);
    sums_print(body, value_of(w, a->value));
    const Place *place = &p->layout.places.at[a->variable];
    if (place->is_member) {
        const Code *value = body_value(body, value_of(w, a->value), place->stored, wish);
        body_of(body, body_traced(body, trace, "%s = %s;", code_write(p->scratch, place->member), value),
                a->equation);
    } else {
        body_of(body, body_local(body, a->variable, value_of(w, a->value), trace), a->equation);
    }
}

/* The innermost part that owns all variables that the section determines; 0: only the system does. */
static int common_part(const Program *p, const Sequence *sequence, int from, int to)
{
    int common = -1;
    for (int i = from; i < to; i++) {
        const Block *block = sequence_block(&sequence->steps.at[i]);
        if (!block)
            continue;
        int owner = emit_owner_part(p, emit_first_determined(p, block));
        if (common < 0)
            common = owner;
        while (common > 0) { /* up, until it is an ancestor of owner */
            int at = owner;
            while (at > common)
                at = p->system->parts.at[at].parent;
            if (at == common)
                break;
            common = p->system->parts.at[common].parent;
        }
    }
    return common > 0 ? common : 0;
}

/* evaluate_bed, after the part whose quantities a section determines; evaluate_from_bed_law_storage, where there is no
 * such part or its name is taken. */
static const char *section_name(const Program *p, const char *prefix, const Sequence *sequence, int from, int to)
{
    const int part = common_part(p, sequence, from, to);
    const char *own = arena_format(p->scratch, "%s_%s", prefix, p->system->parts.at[part].path->text);
    own = part ? c_identifier(p->scratch, own) : prefix;
    for (int i = from; i < to && (!part || cscope_has(p->functions, own)); i++) {
        const Block *block = sequence->steps.at[i].block;
        if (!block || block->kind != BLOCK_ASSIGN)
            continue;
        const Assignment *a = &block->inner.at[0];
        return arena_format(p->scratch, "%s_from_%s", own, a->equation >= 0 ? emit_equation_name(p, a->equation)
                                                                            : emit_part_wish(p, a->variable));
    }
    return own;
}

static void count_block(const Writer *w, Body *body, const Block *block)
{
    const Assignment *a = &block->inner.at[0];
    if (block->kind != BLOCK_ASSIGN || sequence_is_start(w->p, a) || sequence_is_decided(w->p, block))
        return;
    if (branch_of(w->p, a->variable))
        branch_count(body, branch_of(w->p, a->variable));
    else
        body_count_assignment(body, a, value_of(w, a->value));
}

static void call_algorithm(Body *body, int algorithm, const Code *index)
{
    const Program *p = body->program;
    const Routine *routine = &p->algorithms.routines.at[algorithm];
    const Code *call = routine_call(p, routine, index, "m");
    const Expr presence = p->causal->algorithms.at[algorithm].presence;
    if (presence) {
        body_count(body, presence);
        body_line(body, "if (%s)", body_truth(body, presence, "present"))->governs = true;
        body->indent += 4;
    }
    if (routine->may_fail)
        body_call(body, call);
    else
        body_step(body, call);
    body->indent -= presence ? 4 : 0;
}

/* Calls a loop with this index; NULL: with its own. */
static void call_loop(Body *body, const Block *block, const Code *index)
{
    const Program *p = body->program;
    const ProgramLoop *loop = &p->loops.all.at[map_get(p->loops.of_block, block, -1)];
    loop_call(body, loop, index ? index : code_number(p->scratch, loop->index));
}

static void print_block(const Writer *w, Body *body, const Block *block)
{
    const Program *p = w->p;
    if (sequence_is_decided(p, block))
        return;
    if (block->kind == BLOCK_ASSIGN)
        print_assignment(w, body, block);
    else if (block->kind == BLOCK_ALGORITHM)
        call_algorithm(body, block->algorithm,
                       code_number(p->scratch, p->algorithms.routines.at[block->algorithm].index));
    else
        call_loop(body, block, NULL);
}

static void call_kind(Body *body, const StageKind *kind, const Code *index)
{
    const Code *call = code_format(body->program->scratch, "%s(m, %s)", kind->name, index);
    if (kind->may_fail)
        body_call(body, call);
    else
        body_step(body, call);
}

static void decide_kind(Body *body, const Code *row)
{
    body_step(body, code_format(body->program->scratch, "LOOP_DECIDE(m, &model_loops[%s])", row));
}

/* True if its statements replace its call: a few start values, in one line each. */
static bool is_in_place(const Program *p, const Stage *stage)
{
    enum { MOST_IN_PLACE = 4 };
    const Sequence *sequence = &stage->sequence;
    bool is_short = stage->is_of_start && sequence->steps.count <= MOST_IN_PLACE;
    for (int i = 0; i < sequence->steps.count && is_short; i++) {
        const Block *block = sequence->steps.at[i].block;
        is_short = block && block->kind == BLOCK_ASSIGN && sequence_is_start(p, &block->inner.at[0]);
    }
    return is_short;
}

static const char *stage_call(const Program *p, const Stage *stage)
{
    const char *call = arena_format(p->scratch, "%s(m)", stage->name);
    return stage->may_fail ? arena_format(p->scratch, "REQUIRE(%s)", call) : call;
}

/* Calls the present mode's function. */
static void choose_way(Body *body, const Stage *stage)
{
    const Program *p = body->program;
    const int cluster = stage->ways.at[0]->modes.cluster;
    uint64_t left = modeset_all(&p->causal->clusters.at[cluster]);
    body_line(body, "switch (MODE_OF(m, %d)) {", cluster);
    for (int i = 0; i < stage->ways.count; i++) {
        const Stage *way = stage->ways.at[i];
        Text cases = text_new(p->scratch);
        for (int mode = 0; way->modes.in >> mode; mode++)
            if (way->modes.in >> mode & 1)
                text_format(&cases, "case %s: ", modes_enumerator(p, cluster, mode));
        body_line(body, "%s%s; break;", cases.at, stage_call(p, way))->hands_on = true;
        body->may_fail |= way->may_fail;
        left &= ~way->modes.in;
    }
    if (left || p->portable)
        body_line(body, p->portable ? "default: /* other modes determine nothing here */ break;" : "default: break;");
    body_line(body, "}");
}

static void trace_impulses(Body *body, const Stage *impulses)
{
    const Code *call = code_format(body->program->scratch, "%s(m)", impulses->name);
    body_line(body, body->program->portable ? "if (m->run.is_traced)" : "if (m->solving.is_traced)")->governs = true;
    body->indent += 4;
    if (impulses->may_fail)
        body_call(body, call);
    else
        body_step(body, call);
    body->indent -= 4;
}

static void print_step(const Writer *w, Body *body, const SequenceStep *step)
{
    Arena *scratch = w->p->scratch;
    if (step->stage && step->stage->ways.count)
        choose_way(body, step->stage);
    else if (step->stage && is_in_place(w->p, step->stage))
        for (int i = 0; i < step->stage->sequence.steps.count; i++)
            print_block(w, body, step->stage->sequence.steps.at[i].block);
    else if (step->impulses)
        trace_impulses(body, step->impulses);
    else if (step->calls_evaluate)
        body_call(body, code_words(scratch, "model_evaluate(m)"));
    else if (step->decided && step->decided->kind)
        decide_kind(body, code_number(scratch, step->decided->number - 1));
    else if (step->decided)
        body_step(body, code_format(scratch, "%s(m, NULL)", step->decided->decider));
    else if (step->determined && w->p->portable)
        return;
    else if (step->determined)
        body_line(body, "m->solving.determined = %d;", step->determined);
    else if (step->stage && step->stage->kind)
        call_kind(body, step->stage->kind, code_number(scratch, step->stage->index));
    else if (step->stage && !step->stage->name)
        return; /* all that it determines is given from outside */
    else if (step->stage && step->stage->may_fail)
        body_call(body, code_format(scratch, "%s(m)", step->stage->name));
    else if (step->stage)
        body_step(body, code_format(scratch, "%s(m)", step->stage->name));
    else
        print_block(w, body, step->block);
}

static ModeSet modes_of_step(const SequenceStep *step)
{
    return step->stage ? step->stage->modes : (ModeSet){0, 0};
}

/* Prints the step, and those after it, before `end`, that belong to the same modes. Returns their number. */
static int print_steps(const Writer *w, Body *body, const SequenceStep *steps, int end)
{
    const ModeSet modes = modes_of_step(steps);
    int count = 1;
    while (modes.in && count < end && modeset_is_same(modes_of_step(&steps[count]), modes))
        count++;
    const bool is_block = count > 1 || (modes.in && is_in_place(w->p, steps->stage) &&
                                        steps->stage->sequence.steps.count > 1);
    if (modes.in) {
        CodeLine *head = body_line(body, "if (%s)%s", modes_condition(w->p, modes), is_block ? " {" : "");
        head->hands_on = true;
        head->governs = !is_block;
        body->indent += 4;
    }
    for (int i = 0; i < count; i++)
        print_step(w, body, &steps[i]);
    body->indent -= modes.in ? 4 : 0;
    if (is_block)
        body_line(body, "}");
    return count;
}

/* Prints a branch in a loop over parts; `codes`: as form_of_step() gives them; `last`: the branch of the last round. */
static CodeLine *print_loop_branch(Body *body, const Branch *branch, const Branch *last, const Code *const *codes)
{
    const Program *p = body->program;
    const char *trace = branch_trace(p, branch), *end = branch_trace(p, last);
    const Expr operands = branch_operands(branch);
    ExprList leaves = {0};
    form_leaves(p->scratch, &(Assignment){.value = operands}, &leaves);
    int literals;
    const Code *const *behind = codes + 1 + leaves.count;
    const Branch any = branch_with(branch, body_template(body, form_template(operands, &leaves), behind, &literals));
    body_name_places(body, &leaves, codes + 1);
    branch_count(body, &any);
    const BranchPlace place = {codes[0], behind[literals], branch_place(p, branch).wish};
    return branch_print(body, &any, &place, arena_format(p->scratch, "%s ... %s", trace, end));
}

/* Notes the equations of all rounds for the line. */
static void note_rounds(Body *body, CodeLine *line, const Sequence *sequence, const SequenceLoop *loop)
{
    const Program *p = body->program;
    for (int i = loop->from; i < loop->to; i++) {
        const Assignment *a = &sequence->steps.at[i].block->inner.at[0];
        body_of(body, line, branch_of(p, a->variable) ? branch_of(p, a->variable)->equation : a->equation);
    }
}

/* Prints one statement of a loop over parts; leaves get their names within the loop. */
static void print_loop_statement(const Writer *w, Body *body, const Sequence *sequence, const SequenceLoop *loop)
{
    Program *p = w->p;
    const Code *const *codes = loop->run.codes;
    const SequenceStep *step = &sequence->steps.at[loop->from];
    if (step->determined) {
        body_line(body, "m->solving.determined = %s;", codes[0]);
        return;
    }
    if (step->decided) {
        decide_kind(body, codes[0]);
        return;
    }
    if (step->stage) {
        call_kind(body, step->stage->kind, codes[0]);
        return;
    }
    if (step->block->kind == BLOCK_ALGORITHM) {
        call_algorithm(body, step->block->algorithm, codes[0]);
        return;
    }
    if (step->block->kind != BLOCK_ASSIGN) {
        call_loop(body, step->block, codes[0]);
        return;
    }
    const Assignment *a = &step->block->inner.at[0];
    const Block *last_block = sequence->steps.at[loop->to - 1].block;
    const Assignment *last = &last_block->inner.at[0];
    if (branch_of(p, a->variable)) {
        note_rounds(body, print_loop_branch(body, branch_of(p, a->variable), branch_of(p, last->variable), codes),
                    sequence, loop);
        return;
    }
    if (sequence_is_start(p, a)) {
        body_line(body, "%s = %s;", codes[0], codes[1]);
        return;
    }
    ExprList leaves = {0};
    form_leaves(p->scratch, a, &leaves);
    int literals;
    const Expr whole = form_template(a->value, &leaves);
    const Expr divisor = a->divisor ? form_template(a->divisor, &leaves) : NULL;
    const Expr value =
        value_of(w, divisor ? whole : body_template(body, whole, codes + 1 + leaves.count, &literals));
    body_name_places(body, &leaves, codes + 1);
    body_count(body, value);
    if (divisor)
        body_count(body, divisor);
    const char *wish = p->layout.places.at[a->variable].member->name;
    if (sequence_is_guarded(p, a))
        body_guard(body, divisor, emit_row_in_loop(p, a->equation, codes[1 + leaves.count]), wish);
    const char *trace = a->equation >= 0 ? emit_trace_to(p, a->equation, last->equation) : NULL;
    const Code *code = body_value(body, value, p->layout.places.at[a->variable].stored, wish);
    if (trace)
        trace = arena_format(p->scratch, "%s%s", trace, put_in_text(p, step->block, last_block));
    note_rounds(body, body_traced(body, trace, "%s = %s;", codes[0], code), sequence, loop);
}

/* Prints loops that have the same head as one. Returns their number. */
static int print_loops(const Writer *w, Body *body, const Sequence *sequence, int first)
{
    Program *p = w->p;
    GroupRuns runs = {0};
    CodeLines inside = code_lines_new(p->scratch);
    const uint32_t stamp = p->portions.stamp;
    int end = first;
    while (end < sequence->loops.count &&
           sequence->loops.at[end].loop == sequence->loops.at[first].loop)
        list_push(p->scratch, &runs, sequence->loops.at[end++].run);
    const int indent = body->indent + (runs.at[0].heads[0] ? 8 : 4);
    CScope *scope = cscope_within(p->scratch, body->scope);
    for (int k = first; k < end; k++) {
        Body inner = body_new(p, &inside, scope);
        inner.indent = indent;
        print_loop_statement(w, &inner, sequence, &sequence->loops.at[k]);
        body->may_fail |= inner.may_fail;
    }
    p->portions.stamp = stamp; /* that of the surrounding body */
    const bool is_block = inside.all.count > 1;
    group_open(runs.at, runs.count, is_block, body->lines, body->indent);
    code_lines_append(body->lines, &inside, 0);
    if (is_block)
        group_close(body->lines, indent);
    return end - first;
}

/* Prints consecutive blocks of the same modes under one condition. */
static void print_modal(const Writer *w, const Sequence *sequence, int from, int to, Piece *piece)
{
    Program *p = w->p;
    for (int i = from, end; i < to; i = end) {
        const ModeSet modes = sequence->steps.at[i].block->modes;
        CodeLines inside = code_lines_new(p->scratch);
        Body body = body_new(p, &inside, cscope_within(p->scratch, piece->scope));
        body.indent += modes.in ? 4 : 0;
        for (end = i; end < to && modeset_is_same(sequence->steps.at[end].block->modes, modes); end++)
            count_block(w, &body, sequence->steps.at[end].block);
        for (int k = i; k < end; k++)
            print_block(w, &body, sequence->steps.at[k].block);
        modes_condition_lines(p, modes, &inside, &piece->body);
        piece->may_fail |= body.may_fail;
    }
}

static void print_section(const Writer *w, const Sequence *sequence, int from, int to, Piece *piece)
{
    if (sequence->is_modal) {
        print_modal(w, sequence, from, to, piece);
        return;
    }
    int first_loop = 0;
    while (first_loop < sequence->loops.count && sequence->loops.at[first_loop].from < from)
        first_loop++;
    Body body = body_new(w->p, &piece->body, piece->scope);
    const SequenceStep *steps = sequence->steps.at;
    for (int i = from, next = first_loop; i < to; i++) {
        if (next < sequence->loops.count && sequence->loops.at[next].from == i)
            i = sequence->loops.at[next++].to - 1;
        else if (steps[i].block)
            count_block(w, &body, steps[i].block);
    }
    if (w->clock >= 0) {
        body_line(&body, "if (%s) {",
                  code_read(w->p->scratch, w->p->layout.places.at[w->p->causal->clocks.at[w->clock].flag].member));
        body.indent += 4;
    }
    for (int i = from, next = first_loop; i < to; i++) {
        if (next < sequence->loops.count && sequence->loops.at[next].from == i) {
            next += print_loops(w, &body, sequence, next);
            i = sequence->loops.at[next - 1].to - 1;
            continue;
        }
        const int end = next < sequence->loops.count ? sequence->loops.at[next].from : to;
        i += print_steps(w, &body, &steps[i], (end < to ? end : to) - i) - 1;
    }
    if (w->clock >= 0) {
        body.indent -= 4;
        body_line(&body, "}");
    }
    piece->may_fail = body.may_fail;
}

void sequence_print(Split *split, const Sequence *sequence)
{
    Program *p = split->program;
    Writer writer = {.p = p, .clock = -1, .is_of_impulses = sequence->is_of_impulses};
    int from = 0;
    for (int s = 0; s < sequence->ends.count; s++) {
        int to = sequence->ends.at[s];
        bool is_whole = sequence->ends.count == 1;
        writer.clock = sequence->clocks.count ? sequence->clocks.at[s] : -1;
        Piece *piece = split_piece(split);
        if (!is_whole)
            piece->name = arena_format(split->arena, "%s", section_name(p, split->prefix, sequence, from, to));
        print_section(&writer, sequence, from, to, piece);
        arena_reset(p->scratch);
        from = to;
    }
}

/* The users of a stage: "derivatives, indicators and events". */
static const char *stage_words(const Program *p, const Stage *stage)
{
    static const char *const words[] = {"derivatives", "results", "indicators", "events"};
    Text text = text_new(p->scratch);
    int left = 0;
    for (int i = 0; i < 4; i++)
        left += (stage->users >> i & 1) != 0;
    for (int i = 0; i < 4; i++) {
        if (!(stage->users >> i & 1))
            continue;
        text_format(&text, "%s%s", !text.length ? "" : left == 1 ? " and " : ", ", words[i]);
        left--;
    }
    return text.at;
}

/* d, if the first variable that is determined belongs to the part d[0]; "parts", if it belongs to no element. */
static const char *element_hint(const Program *p, const Sequence *sequence)
{
    const int part = emit_owner_part(p, emit_first_determined(p, sequence_block(&sequence->steps.at[0])));
    const char *path = p->layout.part_paths[part];
    return strchr(path, '[') ? arena_format(p->scratch, "%.*s", (int)strcspn(path, "["), path) : "parts";
}

static void kind_print(Program *p, StageKind *kind, const char *words, Text *functions)
{
    const Writer writer = {.p = p, .clock = -1};
    const Sequence *sequence = &kind->sequence;
    const GroupRun *run = &sequence->loops.at[0].run;
    Split split = split_new(p, functions, "", arena_format(p->arena, "Model *m, %s", routine_parameter(run)), NULL);
    split.entry = cscope_fresh(p->functions, arena_format(p->arena, "evaluate_%s", element_hint(p, sequence)));
    Piece *piece = split_piece(&split);
    split.form = routine_begin(run, piece->scope, &run->tables, &piece->body);
    for (int i = 0; i < sequence->loops.count; i++) {
        Body body = body_new(p, &piece->body, piece->scope);
        print_loop_statement(&writer, &body, sequence, &sequence->loops.at[i]);
        piece->may_fail |= body.may_fail;
        arena_reset(p->scratch);
    }
    const Callee callee = split_function(&split, words);
    kind->name = callee.name;
    kind->may_fail = callee.may_fail;
}

static const char *modes_words(const Program *p, ModeSet modes)
{
    return modeset_words(p->scratch, p->causal, modes);
}

/* The comment above a function of the stage. */
static const char *stage_comment(const Program *p, const Stage *stage)
{
    Text words = text_new(p->arena);
    const bool is_of_derivatives = (stage->users & FOR_DERIVATIVES) != 0;
    if (stage->sequence.is_of_impulses && stage->modes.in)
        return arena_format(p->arena, "Effects of jumps, while %s.", modes_words(p, stage->modes));
    if (stage->sequence.is_of_impulses)
        return "While impulses are traced: the equations that contain jumping variables, once more with the jumps.";
    if (stage->is_of_start)
        text_add(&words, "The start");
    else if (!is_of_derivatives || !stage->modes.in)
        text_format(&words, "Equations for %s%s", stage_words(p, stage),
                    is_of_derivatives ? "" : ", in addition to those for derivatives");
    if (stage->modes.in)
        text_format(&words, "%s %s", words.length ? ", while" : "While", modes_words(p, stage->modes));
    text_format(&words, stage->kind ? ", for one of %d." : ".", stage->kind ? stage->kind->count : 1);
    return words.at;
}

/* The comment of shared statements is printed above the first function that uses them. */
static void stage_print(Program *p, Stage *stage, const char **last, Text *functions)
{
    const Sequence *sequence = &stage->sequence;
    for (int i = 0; i < stage->ways.count; i++)
        stage_print(p, stage->ways.at[i], last, functions);
    for (int i = 0; i < sequence->steps.count; i++)
        if (sequence->steps.at[i].impulses)
            stage_print(p, sequence->steps.at[i].impulses, last, functions);
    if (!sequence->ends.count || (stage->kind && stage->kind->name) || is_in_place(p, stage))
        return; /* its steps are statements of its only user, or its kind's function is written already */
    const char *words = stage_comment(p, stage);
    if (stage->kind) {
        kind_print(p, stage->kind, words, functions);
        return;
    }
    const char *prefix = stage->is_of_start ? "start" : sequence->is_of_impulses ? "evaluate_impulses" : "evaluate";
    const char *name = stage->modes.in ? arena_format(p->scratch, "%s_%s", prefix,
                                                      modeset_name(p->scratch, p->causal, stage->modes))
                       : sequence->is_of_impulses ? prefix
                                                  : section_name(p, prefix, sequence, 0, sequence->steps.count);
    Split split = split_new_named(p, functions, arena_format(p->arena, "%s", name));
    sequence_print(&split, sequence);
    const Callee callee = split_function(&split, strcmp(*last, words) == 0 ? NULL : words);
    *last = words;
    stage->name = callee.name;
    stage->may_fail = callee.may_fail;
}

void stages_print(Program *p, Text *functions, bool are_of_start)
{
    const char *last = "";
    for (int i = 0; i < (are_of_start ? p->plan.start_stages.count : p->plan.stages.count); i++)
        stage_print(p, are_of_start ? &p->plan.start_stages.at[i] : &p->plan.stages.at[i], &last, functions);
    if (!are_of_start)
        stage_print(p, &p->impulses.whole, &last, functions);
}
