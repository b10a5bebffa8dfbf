/* loop.c - algebraic loops: for each, a function that evaluates it and one that solves it. */
#include "emit/event.h"
#include "emit/function.h"
#include "emit/item.h"
#include "emit/portable.h"
#include "emit/words.h"

#include <string.h>

enum { SHOWN = 8 }; /* equations or variables, in a comment */

/* "E1, E3, E2": the first ones. */
static void list_equations(const Program *p, Text *text, const IntList *equations)
{
    for (int i = 0; i < equations->count && i < SHOWN; i++)
        text_format(text, "%s%s", i ? ", " : "",
                    c_comment(p->scratch, p->causal->equations.at[equations->at[i]].id->text));
    text_add(text, equations->count > SHOWN ? ", ..." : "");
}

/* "power of bed.heater", "flows at Bed::c2" */
static const char *law_text(const Program *p, int equation)
{
    static const char *const words[] = {"", "connection ", "flows at ", "unconnected ", "binding "};
    const FlatEquation *drawn = &p->system->equations.at[p->causal->equations.at[equation].declared];
    const bool is_law = drawn->origin == ORIGIN_CONSTRAINT && drawn->instance && drawn->instance->length > 0;
    const char *element = drawn->element ? drawn->element->text : "", *last = strrchr(element, ':');
    if (!is_law)
        return arena_format(p->scratch, "%s%s", words[drawn->origin], c_comment(p->scratch, element));
    return arena_format(p->scratch, "%s of %s", c_comment(p->scratch, last ? last + 1 : element),
                        c_comment(p->scratch, drawn->instance->text));
}

/* "power of bed.heater, conduction of bed.insulation": the laws whose residuals must vanish. */
static void list_laws(const Program *p, Text *text, const IntList *equations)
{
    const char *last = NULL;
    for (int i = 0; i < equations->count && i < SHOWN; i++) {
        const char *law = law_text(p, equations->at[i]);
        if (last && strcmp(last, law) == 0)
            continue;
        text_format(text, "%s%s", last ? ", " : "", law);
        last = law;
    }
    text_add(text, equations->count > SHOWN ? ", ..." : "");
}

/* A loop's title: its residuals, its iteration variables and method, and the statements that follow, in order. */
static void print_title(const Program *p, Text *functions, const ProgramLoop *loop)
{
    const Block *block = loop->block;
    IntList inner = {0}, derived = {0};
    Text text = text_new(p->scratch);
    for (int i = 0; i < block_size(block); i++) {
        const int equation = i < block->inner.count ? block->inner.at[i].equation
                                                    : block->residuals.at[i - block->inner.count];
        if (i < block->inner.count)
            list_push(p->scratch, &inner, equation);
        if (p->causal->equations.at[equation].parent >= 0)
            list_push(p->scratch, &derived, equation);
    }
    if (loop->kind)
        text_format(&text, "---- loops %d ... %d, %d of them: ", loop->number, loop->kind->last->number,
                    loop->kind->run->items.count);
    else
        text_format(&text, "---- loop %d: ", loop->number);
    list_laws(p, &text, &block->residuals);
    text_format(&text, " ----\n\n%d unknown%s, %s, from ", block->tearing.count, block->tearing.count > 1 ? "s" : "",
                block->kind == BLOCK_LINEAR ? "linear" : "by Newton's method");
    list_equations(p, &text, &block->residuals);
    if (inner.count) {
        text_format(&text, "; %d more follow%s from them in order, from ", inner.count, inner.count == 1 ? "s" : "");
        list_equations(p, &text, &inner);
    }
    text_add(&text, ".");
    if (derived.count && block->is_state_selection) {
        text_add(&text, " It holds time derivatives of equations, ");
        list_equations(p, &text, &derived);
        text_add(&text, ": a singular Jacobian means that the choice of states does not fit.");
    }
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, text.at);
}

/* Names of its iteration variables, of its residuals, and of dependent variables if they have guesses. */
static void print_enumerators(const Program *p, Text *functions, const ProgramLoop *loop)
{
    const Block *block = loop->block;
    const int size = block->tearing.count;
    Items rows = code_items(p->scratch, MOST_ENUMERATORS, true), inner = rows;
    NameList unknowns = {0};
    IntList numbers = {0};
    if (p->portable) {
        portable_loop_macros(functions, loop);
        return;
    }
    for (int i = 0; i <= size; i++) {
        list_push(p->scratch, &unknowns, i < size ? loop->unknowns.at[i] : loop->size);
        list_push(p->scratch, &numbers, i);
    }
    for (int i = 0; i < size; i++)
        code_add_item(&rows, loop->rows.at[i]);
    for (int i = size; i < loop->unknowns.count; i++)
        code_add_item(&inner, loop->unknowns.at[i]);
    if (loop->unknowns.count > size)
        code_add_item(&inner, loop->inner_size);
    if (loop->unknowns.count <= size && block->inner.count > 0 && !block->is_sparse) {
        list_push(p->scratch, &unknowns, loop->inner_size);
        list_push(p->scratch, &numbers, block->inner.count);
    }
    text_format(functions, "%senum { %s };\n", code_enumerators(p->scratch, &unknowns, &numbers, false), rows.text.at);
    if (loop->unknowns.count > size)
        text_format(functions, "enum { %s };\n", inner.text.at);
}

void loop_call(Body *body, const ProgramLoop *loop, const Code *index)
{
    const Program *p = body->program;
    const Block *block = loop->block;
    int total = block->inner.count + block->tearing.count;
    Text words = text_new(p->scratch);
    const ProgramLoop *named = loop->kind ? &loop->kind->first : loop;
    const int variable = block->tearing.at[0];
    text_format(&words, "%s: %d equation%s for %d unknown%s together, ", named->function, total,
                total == 1 ? "" : "s", total, total == 1 ? "" : "s");
    text_format(&words, "among them %s",
                c_comment(p->scratch, loop->kind ? emit_member_wish(p, variable) : emit_path_text(p, variable)));
    body_comment(body, words.at);
    body_call(body, loop->kind ? code_format(p->scratch, "%s(m, %s)", named->solve, index)
                               : code_format(p->scratch, "%s(m)", named->solve));
}

/* ---- the statements of a loop ---- */

static Expr residual_of(const Program *p, const Block *block, int row)
{
    const CausalEquation *equation = &p->causal->equations.at[block->residuals.at[row]];
    return expr_subtract(equation->left, equation->right);
}

/* The name of a local for the variable; in a kind of loops it does not depend on the part. */
static const char *wish_of(const Program *p, const ProgramLoop *loop, int variable)
{
    return loop->kind ? emit_array_wish(p, variable) : emit_wish_of(p, variable);
}

/* The trace of an equation; of a kind, with the numbers of the first and the last loop's equation. */
static const char *trace_of(const Program *p, const ProgramLoop *loop, int equation, int last)
{
    return emit_trace_to(p, equation, loop->kind && loop->kind->last ? last : -1);
}

static int equation_of_inner(const Program *p, const ProgramLoop *loop, int index)
{
    (void)p;
    return loop->block->inner.at[index].equation;
}

static int equation_of_residual(const Program *p, const ProgramLoop *loop, int index)
{
    (void)p;
    return loop->block->residuals.at[index];
}

static int equation_of_decision(const Program *p, const ProgramLoop *loop, int index)
{
    const Assignment *a = &loop->decides.at[index]->inner.at[0];
    return branch_of(p, a->variable) ? branch_of(p, a->variable)->equation : a->equation;
}

/* Notes the equation of a line; of a kind, the equation of each of its loops. */
static void note_equations(Body *body, CodeLine *line, const ProgramLoop *loop,
                           int (*equation_of)(const Program *p, const ProgramLoop *loop, int index), int index)
{
    const Program *p = body->program;
    const GroupRun *run = loop->kind ? loop->kind->run : NULL;
    for (int i = 0; i < (run ? run->items.count : 1); i++)
        body_of(body, line, equation_of(p, run ? &p->loops.all.at[run->items.at[i]] : loop, index));
}

static const Block *last_block(const ProgramLoop *loop)
{
    return loop->kind && loop->kind->last ? loop->kind->last->block : loop->block;
}

typedef enum { LOOP_GUESSES, LOOP_TEARING, LOOP_INNER, LOOP_RESIDUALS, LOOP_ENTRIES } LoopPart;

static int part_size(const Block *block, LoopPart part)
{
    switch (part) {
    case LOOP_GUESSES: case LOOP_TEARING: return block->tearing.count;
    case LOOP_INNER: return block->inner.count;
    case LOOP_RESIDUALS: return block->residuals.count;
    case LOOP_ENTRIES: return block->jacobian.count;
    }
    return 0;
}

/* Counts the expressions of a later statement, which the function may share. */
static void count_statement(Body *body, const Block *block, LoopPart part, int index)
{
    if (part == LOOP_INNER)
        body_count_assignment(body, &block->inner.at[index], block->inner.at[index].value);
    else if (part == LOOP_RESIDUALS)
        body_count(body, residual_of(body->program, block, index));
    else if (part == LOOP_ENTRIES)
        body_count(body, block->jacobian.at[index].value);
}

static void print_statement(Body *body, const ProgramLoop *loop, LoopPart part, int index)
{
    Program *p = body->program;
    const Block *block = loop->block;
    switch (part) {
    case LOOP_GUESSES: {
        const Place *place = &p->layout.places.at[block->tearing.at[index]];
        body_line(body, "z[%s] = %s;", loop->unknowns.at[index],
                  code_read(p->scratch, loop->is_running ? place->guess : place->start));
        break;
    }
    case LOOP_TEARING: {
        const int v = block->tearing.at[index];
        const char *unit = emit_unit_text(p, v, true);
        body_traced(body, unit[0] ? c_comment(p->scratch, unit) : NULL, "%s = z[%s];",
                    code_write(p->scratch, p->layout.places.at[v].member), loop->unknowns.at[index]);
        break;
    }
    case LOOP_INNER: {
        const Assignment *a = &block->inner.at[index];
        const Code *target = code_write(p->scratch, p->layout.places.at[a->variable].member);
        const char *wish = wish_of(p, loop, a->variable);
        const char *trace = trace_of(p, loop, a->equation, last_block(loop)->inner.at[index].equation);
        if (!loop->kind)
            body_guards(body, a);
        else if (sequence_is_guarded(p, a))
            body_guard(body, a->divisor, code_number(p->scratch, a->equation), wish);
        const Code *value = body_expr(body, a->value, wish);
        CodeLine *line;
        if (loop_has_inner_guesses(block) && !p->portable)
            line = body_traced(body, trace,
                               c_is_choice(a->value) ? "%s = (%s) + loop_shift(&m->solving, %s);"
                                                     : "%s = %s + loop_shift(&m->solving, %s);",
                               target, value, loop->unknowns.at[block->tearing.count + index]);
        else
            line = body_traced(body, trace, "%s = %s;", target, value);
        note_equations(body, line, loop, equation_of_inner, index);
        break;
    }
    case LOOP_RESIDUALS: {
        const int equation = block->residuals.at[index];
        const char *id = p->causal->equations.at[equation].id->text;
        const char *wish = loop->kind ? "residual" : arena_format(p->scratch, "residual_of_%s", id);
        const Code *value = body_expr(body, residual_of(p, block, index), wish);
        const int last = last_block(loop)->residuals.at[index];
        note_equations(body,
                       body_traced(body, trace_of(p, loop, equation, last), "residual[%s] = %s;",
                                   loop->rows.at[index], value),
                       loop, equation_of_residual, index);
        break;
    }
    case LOOP_ENTRIES: {
        const JacobianEntry *entry = &block->jacobian.at[index];
        const char *id = p->causal->equations.at[block->residuals.at[entry->row]].id->text;
        const char *name = loop_entry_name(p, loop, entry);
        body_line(body, "jacobian[%s] = %s;", name, body_expr(body, entry->value, id));
        break;
    }
    }
}

/* d_bedHeater_signal; the unknown is appended if there are derivatives by several unknowns. */
static const char *partial_wish(const Program *p, const ProgramLoop *loop, int index)
{
    const Block *block = loop->block;
    const Partial *partial = &block->partials.at[index];
    const char *(*const named)(const Program *, int) = loop->kind ? emit_array_wish : emit_part_wish;
    const char *wish = arena_format(p->scratch, "d_%s", named(p, partial->variable));
    const bool is_last = index + 1 == block->partials.count;
    if ((index == 0 || block->partials.at[index - 1].variable != partial->variable) &&
        (is_last || block->partials.at[index + 1].variable != partial->variable))
        return wish;
    return arena_format(p->scratch, "%s_by_%s", wish, named(p, block->tearing.at[partial->column]));
}

/* Derivatives of the residuals by the unknowns, through the inner assignments. */
static void print_jacobian(Body *body, const ProgramLoop *loop)
{
    Program *p = body->program;
    const Block *block = loop->block;
    const int n = block->tearing.count;
    Positions positions = {loop->rows, loop->unknowns, loop->size, loop->size};
    positions.columns.count = n;
    Expr *values = arena_array(p->scratch, Expr, n * n + 1);
    code_lines_blank(body->lines);
    body_line(body, "if (jacobian == NULL)")->governs = true;
    body_line(body, "    return MODEL_OK;");
    code_lines_blank(body->lines);
    for (int i = 0; i < block->partials.count; i++) {
        const Partial *partial = &block->partials.at[i];
        const char *wish = partial_wish(p, loop, i);
        const Code *code = body_expr(body, partial->value, wish);
        const char *name = cscope_fresh(body->scope, wish);
        body_line(body, "const %s %s = %s;", c_real(p->arena), name, code);
        body_name(body, partial->leaf, name);
    }
    for (int i = 0; i < block->jacobian.count; i++)
        values[block->jacobian.at[i].row * n + block->jacobian.at[i].column] = block->jacobian.at[i].value;
    body_matrix(body, &positions, values);
}

static Piece function_inside(Program *p, const ProgramLoop *loop)
{
    static const LoopPart parts[] = {LOOP_TEARING, LOOP_INNER, LOOP_RESIDUALS, LOOP_ENTRIES};
    const Block *block = loop->block;
    Piece piece = {.body = code_lines_new(p->scratch), .scope = cscope_within(p->scratch, p->functions)};
    Body body = body_new(p, &piece.body, piece.scope);
    for (int k = 0; k < 4; k++) {
        for (int i = 0; parts[k] == LOOP_ENTRIES && i < block->partials.count; i++)
            body_count(&body, block->partials.at[i].value);
        for (int i = 0; i < part_size(block, parts[k]); i++)
            count_statement(&body, block, parts[k], i);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < part_size(block, parts[k]); i++) {
            if (i == 0 && k > 0)
                code_lines_blank(&piece.body);
            print_statement(&body, loop, parts[k], i);
        }
    print_jacobian(&body, loop);
    return piece;
}

/* The description of the loop, and the beginning of the function that evaluates it. */
static void print_beginning(const Program *p, Text *functions, const ProgramLoop *loop)
{
    print_title(p, functions, loop);
    print_enumerators(p, functions, loop);
    if (p->portable)
        text_add_char(functions, '\n');
    else
        text_format(functions, "#define J(row, column) jacobian[(row) * %s + (column)]\n\n", loop->size);
    const char *real = c_real(p->arena);
    text_format(functions, "static ModelStatus %s(Model *m, const %s *z, %s *residual, %s *jacobian)\n{\n",
                loop->function, real, real, real);
}

/* ---- large loops: the same in functions of bounded size ---- */

/* Marks parameters that statements of this part do not mention. */
static void note_unused(Body *body, LoopPart part)
{
    if (!code_lines_have_members(body->lines))
        body_line(body, "(void)m;");
    if (part == LOOP_INNER || part == LOOP_RESIDUALS)
        body_line(body, "(void)z;");
    if (part == LOOP_TEARING || part == LOOP_INNER)
        body_line(body, "(void)residual;");
}

static void print_pieces(Split *split, const ProgramLoop *loop, LoopPart part)
{
    enum { STATEMENTS_PER_FUNCTION = 40 };
    Program *p = split->program;
    const Block *block = loop->block;
    const int count = part_size(block, part);
    for (int from = 0; from < count; from += STATEMENTS_PER_FUNCTION) {
        int to = from + STATEMENTS_PER_FUNCTION < count ? from + STATEMENTS_PER_FUNCTION : count;
        Piece *piece = split_piece(split);
        Body body = body_new(p, &piece->body, piece->scope);
        for (int i = from; i < to; i++)
            count_statement(&body, block, part, i);
        for (int i = from; i < to; i++)
            print_statement(&body, loop, part, i);
        note_unused(&body, part);
        piece->may_fail = body.may_fail;
        arena_reset(p->scratch);
    }
}

/* Names of the entries of its Jacobian, row by row. */
static void print_entries(const Program *p, Text *functions, const ProgramLoop *loop)
{
    Items entries = code_items(p->scratch, MOST_ENUMERATORS, true);
    for (int i = 0; i < loop->block->jacobian.count; i++)
        code_add_item(&entries, loop_entry_name(p, loop, &loop->block->jacobian.at[i]));
    text_format(functions, "enum { %s };\n", entries.text.at);
}

/* The function that evaluates a large loop; residuals and Jacobian are separate functions. */
static void print_large_function(Program *p, const ProgramLoop *loop, Text *functions)
{
    static const char *const parameters[] = {"Model *m, const double *z, double *residual",
                                             "Model *m, double *jacobian"};
    static const char *const arguments[] = {"m, z, residual", "m, jacobian"};
    const char *names[] = {cscope_fresh(p->functions, arena_format(p->arena, "%s_residuals", loop->function)),
                           cscope_fresh(p->functions, arena_format(p->arena, "%s_jacobian", loop->function))};
    print_title(p, functions, loop);
    print_enumerators(p, functions, loop);
    print_entries(p, functions, loop);
    for (int k = 0; k < 2; k++) {
        Split split = split_new(p, functions, names[k], parameters[k], arguments[k]);
        for (LoopPart part = LOOP_TEARING; part <= LOOP_ENTRIES; part++)
            if ((part == LOOP_ENTRIES) == (k == 1))
                print_pieces(&split, loop, part);
        Text inside = text_new(p->arena);
        split_close_in(&split, &inside, true);
        text_format(functions, "\nstatic ModelStatus %s(%s)\n{\n", names[k], parameters[k]);
        text_add_marked(functions, &inside);
        text_add(functions, "}\n");
    }
    text_format(functions,
                "\nstatic ModelStatus %s(Model *m, const double *z, double *residual, double *jacobian)\n{\n"
                "    const ModelStatus status = %s(m, z, residual);\n"
                "    return status == MODEL_OK && jacobian ? %s(m, jacobian) : status;\n}\n",
                loop->function, names[0], names[1]);
}

/* The function that solves a large loop; a separate function sets the guesses. */
static void print_large_solver(Program *p, const ProgramLoop *loop, Text *functions)
{
    const char *guess = cscope_fresh(p->functions, arena_format(p->arena, "%s_guess", loop->function));
    int position = 0;
    for (const ProgramLoop *other = p->loops.all.at; other < loop; other++)
        position += other->block->is_sparse;
    Split split = split_new(p, functions, guess, "const Model *m, double *z", "m, z");
    print_pieces(&split, loop, LOOP_GUESSES);
    const char *body = split_close(&split, NULL, false);
    text_format(functions, "\nstatic void %s(const Model *m, double *z)\n{\n%s}\n", guess, body);
    text_format(functions,
                "\nstatic ModelStatus %s(Model *m)\n{\n    double z[%s];\n    %s(m, z);\n"
                "    return loop_large(m, &model_loops[%s], %s, z, m->large[%d]);\n}\n",
                loop->solve, loop->size, guess, loop->name, loop->function, position);
}

/* Begins at the last accepted solution (at the start: the stated guess): the result depends only on time and states. */
static CodeLines solver_inside(const Program *p, const ProgramLoop *loop)
{
    const Block *block = loop->block;
    const bool is_large = p->layout.work >= loop_work(block);
    CodeLines lines = code_lines_new(p->scratch);
    if (!is_large)
        code_lines_add(&lines, 4, NULL, "double work[LOOP_WORK(%s, %s)];", loop->size,
                       block->inner.count ? loop->inner_size : "0");
    code_lines_add(&lines, 4, NULL, "double z[%s] = {", loop->size);
    for (int i = 0; i < block->tearing.count; i++) {
        const Place *place = &p->layout.places.at[block->tearing.at[i]];
        code_lines_add(&lines, 8, NULL, "[%s] = %s%s", loop->unknowns.at[i],
                       code_read(p->scratch, loop->is_running ? place->guess : place->start),
                       i + 1 < block->tearing.count ? "," : "};");
    }
    const Code *row = loop->kind ? code_number(p->scratch, loop->number - 1) : code_words(p->scratch, loop->name);
    const char *solver = block->kind == BLOCK_NONLINEAR ? "loop_newton"
                         : loop->decider                ? "loop_piecewise"
                                                        : "loop_linear";
    code_lines_add(&lines, 4, NULL, "return %s(m, &model_loops[%s], %s, z, %s);", solver, row, loop->function,
                   is_large ? "m->work" : "work")->hands_on = true;
    return lines;
}

static void print_small(Program *p, const ProgramLoop *loop, Text *functions)
{
    const Piece piece = function_inside(p, loop);
    print_beginning(p, functions, loop);
    split_print(p, functions, &piece, true, INSIDE_USUAL);
    text_add(functions, p->portable ? "}\n" : "}\n#undef J\n");
    if (p->portable) {
        portable_solver_print(p, functions, loop);
        return;
    }
    text_format(functions, "\nstatic ModelStatus %s(Model *m)\n{\n", loop->solve);
    const CodeLines solver = solver_inside(p, loop);
    inside_print(p, functions, NULL, &solver, INSIDE_CONST);
    text_add(functions, "}\n");
}

/* ---- loops of equal parts ---- */

enum { FUNCTIONS = 3 }; /* one evaluates, one solves, one decides */

/* A statement of the function that decides the assumptions of a loop. */
static void print_decision(Body *body, const ProgramLoop *loop, int index)
{
    const Program *p = body->program;
    const Assignment *a = &loop->decides.at[index]->inner.at[0];
    const Branch *branch = branch_of(p, a->variable);
    const Place *place = &p->layout.places.at[a->variable];
    if (branch)
        branch_count(body, branch);
    else
        body_count(body, a->value);
    const BranchPlace own = branch ? branch_place(p, branch) : (BranchPlace){NULL, NULL, NULL};
    const Code *value = branch ? branch_value(body, branch, &own)
                               : body_value(body, a->value, place->stored, place->member->name);
    CodeLine *line =
        body_traced(body, branch ? branch_trace(p, branch) : emit_trace(p, a->equation), "%s(&%s, %s, has_changed);",
                    code_call(p->scratch, place->stored.is_truth ? "loop_decide_truth" : "loop_decide"),
                    code_write(p->scratch, place->member), value);
    note_equations(body, line, loop, equation_of_decision, index);
}

/* The insides of a loop's functions, and the scopes of their locals. */
typedef struct {
    CodeLines lines[FUNCTIONS];
    CScope *scopes[FUNCTIONS];
} Insides;

static Insides insides(Program *p, const ProgramLoop *loop)
{
    const Piece piece = function_inside(p, loop);
    Insides all = {.lines = {piece.body, solver_inside(p, loop), code_lines_new(p->scratch)}, .scopes = {piece.scope}};
    for (int k = 1; k < FUNCTIONS; k++)
        all.scopes[k] = cscope_within(p->scratch, p->functions);
    for (int k = 0; k < loop->decides.count; k++) {
        Body body = body_new(p, &all.lines[2], all.scopes[2]);
        print_decision(&body, loop, k);
    }
    return all;
}

/* The lines of all functions as one, so that their indices are numbered consecutively. */
static CodeLines joined(Program *p, const Insides *all)
{
    CodeLines lines = code_lines_new(p->scratch);
    for (int k = 0; k < FUNCTIONS; k++)
        code_lines_append(&lines, &all->lines[k], 0);
    return lines;
}

/* Prints the inside of one of the functions of a kind. */
static void print_inside(Program *p, const LoopKind *kind, int function, Text *out)
{
    const Insides all = insides(p, &kind->first);
    CodeLines lines = joined(p, &all), shown = code_lines_new(p->scratch);
    GroupTables tables = {0};
    int from = 0;
    for (int k = 0; k < function; k++)
        from += all.lines[k].all.count;
    group_lines(kind->run, &lines);
    lines.all.at += from;
    lines.all.count = all.lines[function].all.count;
    group_used(kind->run, &lines, &tables);
    const InsideForm form = routine_begin(kind->run, all.scopes[function], &tables, &shown);
    code_lines_append(&shown, &lines, 0);
    const InsideForm of[FUNCTIONS] = {INSIDE_STATUS, INSIDE_CONST, INSIDE_USUAL};
    inside_print(p, out, all.scopes[function], &shown, form | of[function]);
}

static void print_kind(Program *p, const LoopKind *kind, Text *functions)
{
    const char *parameter = routine_parameter(kind->run);
    print_beginning(p, functions, &kind->first);
    text_format(functions, "    const %s = m->solving.index;\n", parameter);
    print_inside(p, kind, 0, functions);
    text_format(functions, "}\n#undef J\n\nstatic ModelStatus %s(Model *m, %s)\n{\n", kind->first.solve, parameter);
    print_inside(p, kind, 1, functions);
    text_add(functions, "}\n");
}

/* A key that loops of one kind have in common; NULL: the loop stays alone. */
static Name shape_of(const Program *p, const ProgramLoop *loop)
{
    const Block *block = loop->block;
    Text text = text_new(p->scratch);
    if (block->is_sparse)
        return NULL;
    text_format(&text, "%d %d %d %d %d", (int)block->kind, loop->is_running, block->is_state_selection,
                block->tearing.count, loop->decides.count);
    for (int i = 0; i < block_size(block); i++)
        text_format(&text, " %s", emit_array_wish(p, block_unknown(block, i)));
    for (int i = 0; i < block->inner.count; i++)
        if (causal_delay(p->causal, block->inner.at[i].equation))
            return NULL;
    return name_of(text.at);
}

/* The loop with the names of the kind. */
static ProgramLoop of_kind(const LoopKind *kind, const ProgramLoop *loop)
{
    ProgramLoop named = kind->first;
    named.block = loop->block;
    named.number = loop->number;
    named.decides = loop->decides;
    return named;
}

static LoopKind *kind_new(Program *p, CScope *scope, const ProgramLoop *first, int number)
{
    LoopKind *kind = arena_new_of(p->arena, LoopKind);
    *kind = (LoopKind){.number = number, .first = *first};
    kind->first.kind = kind;
    loop_name_kind(p, scope, &kind->first);
    return kind;
}

/* The distance between the rows of the run's loops; 0: it is not constant. */
static int step_of(const GroupRun *run)
{
    const IntList *items = &run->items;
    const int step = items->at[1] - items->at[0];
    for (int i = 1; i < items->count; i++)
        if (items->at[i] - items->at[i - 1] != step)
            return 0;
    return step;
}

void loops_join(Program *p)
{
    Map *kind_of = map_new(p->arena), *count_of = map_new(p->arena);
    List(LoopKind *) kinds = {0};
    CScope *candidates = cscope_within(p->arena, NULL); /* their names are of no use afterwards */
    Groups *groups = group_begin(p->arena, p->style);
    Name *shapes = arena_array(p->arena, Name, p->loops.all.count + 1);
    for (int i = 0; i < p->loops.all.count; i++) {
        shapes[i] = shape_of(p, &p->loops.all.at[i]);
        if (shapes[i])
            map_put(count_of, shapes[i], map_get(count_of, shapes[i], 0) + 1);
        arena_reset(p->scratch);
    }
    for (int i = 0; i < p->loops.all.count; i++) {
        const ProgramLoop *loop = &p->loops.all.at[i];
        if (p->is_unrolled || !shapes[i] || map_get(count_of, shapes[i], 0) < GROUP_FEWEST)
            continue;
        int at = map_get(kind_of, shapes[i], -1);
        if (at < 0) {
            at = kinds.count;
            map_put(kind_of, shapes[i], at);
            list_push(p->arena, &kinds, kind_new(p, candidates, loop, at));
        }
        const ProgramLoop named = of_kind(kinds.at[at], loop);
        const Insides all = insides(p, &named);
        const CodeLines lines = joined(p, &all);
        const Code *key = code_lines_joined(p->scratch, &lines);
        group_statement(groups, i, at, NULL, &(CodeList){.at = &key, .count = 1});
        arena_reset(p->scratch);
    }
    const GroupRuns runs = group_runs(groups, p->functions);
    for (int r = 0; r < runs.count; r++) {
        GroupRun *run = arena_new_of(p->arena, GroupRun);
        *run = runs.at[r];
        if (!run->heads[1])
            continue;
        const ProgramLoop *first = &p->loops.all.at[run->items.at[0]];
        LoopKind *kind = kind_new(p, p->functions, first, r);
        kind->run = run;
        kind->last = &p->loops.all.at[list_last(&run->items)];
        kind->step = step_of(run);
        for (int i = 0; i < run->items.count; i++) {
            ProgramLoop *loop = &p->loops.all.at[run->items.at[i]];
            loop->kind = kind;
            loop->index = group_index(run, i);
        }
        kind->first.index = group_index(run, 0);
    }
}

void deciders_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->loops.all.count; i++) {
        const ProgramLoop *loop = &p->loops.all.at[i], *named = loop->kind ? &loop->kind->first : loop;
        if (!loop->decider || named->number != loop->number)
            continue;
        text_format(functions, "\n/* Branches that loop %d%s assumes and its solution decides. */\n", loop->number,
                    loop->kind ? ", and each like it," : "");
        if (loop->kind) {
            text_format(functions, "void %s(Model *m, bool *has_changed)\n{\n    const %s = m->solving.index;\n",
                        named->decider, routine_parameter(loop->kind->run));
            print_inside(p, loop->kind, 2, functions);
            text_add(functions, "}\n");
            continue;
        }
        Split split = split_new(p, functions, loop->decider, "Model *m, bool *has_changed", "m, has_changed");
        for (int k = 0; k < loop->decides.count; k++) {
            Body body = body_in(&split);
            print_decision(&body, loop, k);
            arena_reset(p->scratch);
        }
        Text inside = text_new(p->arena);
        split_close_in(&split, &inside, false);
        text_format(functions, "%svoid %s(Model *m, bool *has_changed)\n{\n", p->portable ? "static " : "",
                    loop->decider);
        text_add_marked(functions, &inside);
        text_add(functions, "}\n");
    }
}

void loops_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->loops.all.count; i++) {
        const ProgramLoop *loop = &p->loops.all.at[i];
        if (loop->block->is_sparse) {
            print_large_function(p, loop, functions);
            print_large_solver(p, loop, functions);
        } else if (!loop->kind) {
            print_small(p, loop, functions);
        } else if (loop->number == loop->kind->first.number) {
            print_kind(p, loop->kind, functions);
        }
        arena_reset(p->scratch);
    }
}
