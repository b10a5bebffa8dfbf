/* loop.c - algebraic loops: for each, a function that evaluates it and one that solves it. */
#include "emit/program.h"

#include <string.h>

/* "E4, E5 determine air.force, air.wake together", and how; comments defuse each word by itself. */
static void print_title(const Program *p, Text *functions, const ProgramLoop *loop)
{
    enum { SHOWN = 6 };
    const Block *block = loop->block;
    int total = block_size(block), shown = 0;
    Text text = text_new(p->scratch);
    text_format(&text, "Loop %d: ", (int)(loop - p->loops.at) + 1);
    for (int i = 0; i < total && shown < SHOWN; i++) {
        int equation = i < block->inner.count ? block->inner.at[i].equation
                                              : block->residuals.at[i - block->inner.count];
        text_format(&text, "%s%s", shown++ ? ", " : "",
                    c_comment(p->scratch, p->causal->equations.at[equation].id->text));
    }
    text_format(&text, "%s determine%s ", shown < total ? ", ..." : "", total == 1 ? "s" : "");
    for (int i = 0; i < total && i < SHOWN; i++)
        text_format(&text, "%s%s", i ? ", " : "", c_comment(p->scratch, emit_path_text(p, block_unknown(block, i))));
    if (total > SHOWN)
        text_format(&text, ", ... (%d variables)", total);
    text_format(&text, "%s\n%s, iterating on", total > 1 ? " together" : "",
                block->kind == BLOCK_LINEAR ? "linear" : "nonlinear, by Newton's method");
    for (int i = 0; i < block->tearing.count && i < SHOWN; i++)
        text_format(&text, "%s %s", i ? "," : "", c_comment(p->scratch, emit_path_text(p, block->tearing.at[i])));
    if (block->tearing.count > SHOWN)
        text_format(&text, ", ... (%d unknowns)", block->tearing.count);
    if (block->is_state_selection)
        text_add(&text,
                 "\nit holds differentiated constraints: a singular one means that the choice of states does not fit");
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, text.at);
}

void loop_call(Body *body, const ProgramLoop *loop)
{
    const Program *p = body->program;
    const Block *block = loop->block;
    int total = block->inner.count + block->tearing.count;
    Text words = text_new(p->scratch);
    text_format(&words, "%s: %d equation%s for %d unknown%s together, ", loop->function, total, total == 1 ? "" : "s",
                total, total == 1 ? "" : "s");
    text_format(&words, "among them %s", c_comment(p->scratch, emit_path_text(p, block->tearing.at[0])));
    body_comment(body, words.at);
    body_call(body, arena_format(p->scratch, "%s(m)", loop->solve));
}

/* ---- the statements of a loop ---- */

/* Unknowns that a nonlinear loop eliminates may have guesses of their own. */
bool loop_has_inner_guesses(const Block *block)
{
    return block->kind == BLOCK_NONLINEAR && !block->is_sparse && block->inner.count > 0;
}

static Expr residual_of(const Program *p, const Block *block, int row)
{
    const CausalEquation *equation = &p->causal->equations.at[block->residuals.at[row]];
    return expr_subtract(equation->left, equation->right);
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

/* Shows the expressions of a statement that comes, which a function shares. */
static void count_statement(Body *body, const Block *block, LoopPart part, int index)
{
    if (part == LOOP_INNER)
        body_count_assignment(body, &block->inner.at[index], block->inner.at[index].value);
    else if (part == LOOP_RESIDUALS)
        body_count(body, residual_of(body->program, block, index));
    else if (part == LOOP_ENTRIES)
        body_count(body, block->jacobian.at[index].value);
}

static void print_statement(Body *body, const Block *block, LoopPart part, int index)
{
    Program *p = body->program;
    switch (part) {
    case LOOP_GUESSES: {
        const Place *place = &p->places.at[block->tearing.at[index]];
        bool is_running = p->loops.at[map_get(p->loop_of, block, -1)].is_running;
        body_line(body, "z[%d] = m->%s;", index, is_running ? place->guess : place->start);
        break;
    }
    case LOOP_TEARING: {
        const int v = block->tearing.at[index];
        const char *unit = emit_unit_text(p, v, true);
        body_line(body, "m->%s = z[%d];%s", p->places.at[v].member, index,
                  unit[0] ? arena_format(p->scratch, " /* %s */", c_comment(p->scratch, unit)) : "");
        break;
    }
    case LOOP_INNER: {
        const Assignment *a = &block->inner.at[index];
        const char *member = p->places.at[a->variable].member, *wish = emit_wish_of(p, a->variable);
        body_comment(body, emit_solution_trace(p, a->equation, a->variable));
        body_guards(body, a, false);
        body_line(body, "m->%s = %s;", member, body_expr(body, a->value, wish));
        if (loop_has_inner_guesses(block))
            body_line(body, "m->%s += loop_shift(&m->solving, %d);", member, index);
        break;
    }
    case LOOP_RESIDUALS: {
        const int equation = block->residuals.at[index];
        const char *wish = arena_format(p->scratch, "residual_of_%s", p->causal->equations.at[equation].id->text);
        body_comment(body, residual_trace(p, equation));
        body_line(body, "residual[%d] = %s;", index, body_expr(body, residual_of(p, block, index), wish));
        break;
    }
    case LOOP_ENTRIES: {
        const JacobianEntry *entry = &block->jacobian.at[index];
        const char *id = p->causal->equations.at[block->residuals.at[entry->row]].id->text;
        if (index == 0 || block->jacobian.at[index - 1].row != entry->row)
            body_comment(body, c_comment(p->scratch, id));
        const char *wish = arena_format(p->scratch, "d_%s_d_z%d", id, entry->column);
        body_line(body, "jacobian[%d] = %s; /* by %s */", index, body_expr(body, entry->value, wish),
                  c_comment(p->scratch, emit_path_text(p, block->tearing.at[entry->column])));
        break;
    }
    }
}

/* Derivatives of the residuals by the unknowns, through the inner assignments. */
static void print_jacobian(Body *body, const Block *block)
{
    Program *p = body->program;
    int n = block->tearing.count;
    text_add(body->text, "\n    if (jacobian) {\n");
    body->indent += 4;
    if (block->jacobian.count < n * n)
        body_clear(body, n * n);
    for (int i = 0; i < block->partials.count; i++) {
        const Partial *partial = &block->partials.at[i];
        const char *wish = arena_format(p->scratch, "d_%s_d_z%d", emit_wish_of(p, partial->variable), partial->column);
        const char *code = body_expr(body, partial->value, wish), *name = cscope_fresh(body->scope, wish);
        body_line(body, "const double %s = %s;", name, code);
        body_name(body, partial->leaf, name);
    }
    for (int i = 0; i < block->jacobian.count; i++) {
        const JacobianEntry *entry = &block->jacobian.at[i];
        const char *id = p->causal->equations.at[block->residuals.at[entry->row]].id->text;
        body_entry(body, entry->row * n + entry->column, entry->value, id,
                   emit_path_text(p, block->tearing.at[entry->column]),
                   arena_format(p->scratch, "d_%s_d_z%d", id, entry->column));
    }
    body->indent -= 4;
    text_add(body->text, "    }\n");
}

static void print_function(Program *p, const ProgramLoop *loop, Text *functions)
{
    static const LoopPart parts[] = {LOOP_TEARING, LOOP_INNER, LOOP_RESIDUALS, LOOP_ENTRIES};
    const Block *block = loop->block;
    Text text = text_new(p->scratch);
    Body body = body_new(p, &text, cscope_within(p->scratch, p->functions));
    for (int k = 0; k < 4; k++) {
        for (int i = 0; parts[k] == LOOP_ENTRIES && i < block->partials.count; i++)
            body_count(&body, block->partials.at[i].value);
        for (int i = 0; i < part_size(block, parts[k]); i++)
            count_statement(&body, block, parts[k], i);
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < part_size(block, parts[k]); i++) {
            text_add(&text, parts[k] == LOOP_TEARING ? "" : "\n");
            print_statement(&body, block, parts[k], i);
        }
    print_jacobian(&body, block);
    print_title(p, functions, loop);
    text_format(functions, "static ModelStatus %s(Model *m, const double *z, double *residual, double *jacobian)\n{\n%s"
                "\n    return MODEL_OK;\n}\n", loop->function, text.at);
}

/* ---- large loops: the same in functions of bounded size ---- */

static void print_pieces(Split *split, const Block *block, LoopPart part)
{
    enum { STATEMENTS_PER_FUNCTION = 40 };
    static const char *const uses[][2] = {{"m", "m->"}, {"z", " z["}, {"residual", "residual["},
                                          {"jacobian", "jacobian["}};
    Program *p = split->program;
    const int count = part_size(block, part);
    for (int from = 0; from < count; from += STATEMENTS_PER_FUNCTION) {
        int to = from + STATEMENTS_PER_FUNCTION < count ? from + STATEMENTS_PER_FUNCTION : count;
        Piece *piece = split_piece(split, NULL);
        Body body = body_new(p, &piece->body, piece->scope);
        for (int i = from; i < to; i++)
            count_statement(&body, block, part, i);
        for (int i = from; i < to; i++)
            print_statement(&body, block, part, i);
        for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) /* which parameters it mentions was not known before */
            if (!strstr(piece->body.at, uses[i][1]) && strstr(split->arguments, uses[i][0]))
                text_format(&piece->body, "    (void)%s;\n", uses[i][0]);
        piece->may_fail = body.may_fail;
        piece->uses_status = body.uses_status;
        arena_reset(p->scratch);
    }
}

/* Its residuals and its Jacobian are functions of their own. */
static void print_large_function(Program *p, const ProgramLoop *loop, Text *functions)
{
    static const char *const parameters[] = {"Model *m, const double *z, double *residual",
                                             "Model *m, double *jacobian"};
    static const char *const arguments[] = {"m, z, residual", "m, jacobian"};
    const char *names[] = {cscope_fresh(p->functions, arena_format(p->arena, "%s_residuals", loop->function)),
                           cscope_fresh(p->functions, arena_format(p->arena, "%s_jacobian", loop->function))};
    print_title(p, functions, loop);
    for (int k = 0; k < 2; k++) {
        Split split = split_new(p, functions, names[k], parameters[k], arguments[k]);
        for (LoopPart part = LOOP_TEARING; part <= LOOP_ENTRIES; part++)
            if ((part == LOOP_ENTRIES) == (k == 1))
                print_pieces(&split, loop->block, part);
        const char *body = split_close(&split, NULL);
        text_format(functions, "\nstatic ModelStatus %s(%s)\n{\n%s\n    return MODEL_OK;\n}\n", names[k], parameters[k],
                    body);
    }
    text_format(functions,
                "\nstatic ModelStatus %s(Model *m, const double *z, double *residual, double *jacobian)\n{\n"
                "    const ModelStatus status = %s(m, z, residual);\n"
                "    return status == MODEL_OK && jacobian ? %s(m, jacobian) : status;\n}\n",
                loop->function, names[0], names[1]);
}

/* Begins at the last accepted solution, at the start at the stated one: the result depends on time and states alone. */
static void print_solver(Program *p, int index, Text *functions)
{
    const ProgramLoop *loop = &p->loops.at[index];
    const Block *block = loop->block;
    int n = block->tearing.count, position = 0;
    if (block->is_sparse) {
        for (int i = 0; i < index; i++)
            position += p->loops.at[i].block->is_sparse;
        const char *guess = cscope_fresh(p->functions, arena_format(p->arena, "%s_guess", loop->function));
        Split split = split_new(p, functions, guess, "const Model *m, double *z", "m, z");
        print_pieces(&split, block, LOOP_GUESSES);
        const char *body = split_close(&split, NULL);
        text_format(functions, "\nstatic void %s(const Model *m, double *z)\n{\n%s}\n", guess, body);
        text_format(functions, "\nstatic ModelStatus %s(Model *m)\n{\n    double z[%d];\n    %s(m, z);\n", loop->solve,
                    n, guess);
        text_format(functions, "    return loop_large(m, &loops[%d], %s, z, m->large[%d]);\n}\n", index, loop->function,
                    position);
        return;
    }
    bool is_large = p->work >= loop_work(block);
    text_format(functions, "\nstatic ModelStatus %s(Model *m)\n{\n    double z[%d]", loop->solve, n);
    text_format(functions, is_large ? ";\n" : ", work[LOOP_WORK(%d, %d)];\n", n, block->inner.count);
    Body body = body_new(p, functions, p->functions);
    for (int i = 0; i < n; i++)
        print_statement(&body, block, LOOP_GUESSES, i);
    text_format(functions, "    return %s(m, &loops[%d], %s, z, %s);\n}\n",
                block->kind == BLOCK_NONLINEAR ? "loop_newton"
                : loop->decider                ? "loop_piecewise"
                                               : "loop_linear",
                index, loop->function, is_large ? "m->work" : "work");
}

/* Doubles; see LOOP_WORK in loop.h. */
int loop_work(const Block *block)
{
    int n = block->tearing.count;
    return block->is_sparse ? 0 : 4 * n * n + 23 * n + 5 + 3 * block->inner.count;
}

void deciders_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->loops.count; i++) {
        const ProgramLoop *loop = &p->loops.at[i];
        if (!loop->decider)
            continue;
        Split split = split_new(p, functions, loop->decider, "Model *m, bool *has_changed", "m, has_changed");
        for (int k = 0; k < loop->decides.count; k++) {
            const Assignment *a = &loop->decides.at[k]->inner.at[0];
            const Branch *branch = branch_of(p, a->variable);
            const char *member = p->places.at[a->variable].member;
            Body body = body_in(&split);
            if (branch)
                branch_count(&body, branch);
            else
                body_count(&body, a->value);
            text_add(body.text, split.piece->statements > 1 ? "\n" : "");
            body_comment(&body, branch ? branch_trace(p, branch) : emit_solution_trace(p, a->equation, a->variable));
            body_line(&body, "loop_decide(&m->%s, %s, has_changed);", member,
                      branch ? branch_text(&body, branch) : body_expr(&body, a->value, emit_last_segment(member)));
            arena_reset(p->scratch);
        }
        const char *body = split_close(&split, NULL);
        text_format(functions,
                    "\n/* What loop %d assumes and its own values decide. */\n"
                    "static void %s(Model *m, bool *has_changed)\n{\n%s}\n",
                    i + 1, loop->decider, body);
    }
}

void loops_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->loops.count; i++) {
        if (p->loops.at[i].block->is_sparse)
            print_large_function(p, &p->loops.at[i], functions);
        else
            print_function(p, &p->loops.at[i], functions);
        print_solver(p, i, functions);
        arena_reset(p->scratch);
    }
}
