/* loop.c - algebraic loops: for each, a function that evaluates it and one that solves it. */
#include "emit/program.h"

#include <string.h>

static const char *member_of(const Program *p, int variable)
{
    return p->places.at[variable].member;
}

/* "E4, E5 determine air.force, air.wake together", for comments. */
static const char *loop_title(const Program *p, const ProgramLoop *loop)
{
    enum { SHOWN = 6 };
    const Block *block = loop->block;
    int total = block_size(block), shown = 0;
    Text text = text_new(p->scratch);
    text_format(&text, "Loop %d: ", (int)(loop - p->loops.at) + 1);
    for (int i = 0; i < block->inner.count && shown < SHOWN; i++)
        text_format(&text, "%s%s", shown++ ? ", " : "", p->causal->equations.at[block->inner.at[i].equation].id->text);
    for (int i = 0; i < block->residuals.count && shown < SHOWN; i++)
        text_format(&text, "%s%s", shown++ ? ", " : "", p->causal->equations.at[block->residuals.at[i]].id->text);
    text_format(&text, "%s determine%s ", shown < total ? ", ..." : "", total == 1 ? "s" : "");
    for (int i = 0; i < total && i < SHOWN; i++)
        text_format(&text, "%s%s", i ? ", " : "", emit_path_text(p, block_unknown(block, i)));
    if (total > SHOWN)
        text_format(&text, ", ... (%d variables)", total);
    text_format(&text, "%s\n%s, iterating on", total > 1 ? " together" : "",
                block->kind == BLOCK_LINEAR ? "linear" : "nonlinear, by Newton's method");
    for (int i = 0; i < block->tearing.count && i < SHOWN; i++)
        text_format(&text, "%s %s", i ? "," : "", emit_path_text(p, block->tearing.at[i]));
    if (block->tearing.count > SHOWN)
        text_format(&text, ", ... (%d unknowns)", block->tearing.count);
    if (block->is_state_selection)
        text_add(&text,
                 "\nit holds differentiated constraints: a singular one means that the choice of states does not fit");
    return text.at;
}

/* Comments defuse each line by itself. */
static void print_title(const Program *p, Text *text, int indent, const ProgramLoop *loop)
{
    const char *title = loop_title(p, loop);
    Text safe = text_new(p->scratch);
    text_add(&safe, "");
    for (const char *at = title; *at;) {
        const char *end = at;
        while (*end && *end != '\n')
            end++;
        text_add(&safe, c_comment(p->scratch, arena_copy(p->scratch, at, (size_t)(end - at))));
        if (*end)
            text_add_char(&safe, '\n');
        at = end + (*end != '\0');
    }
    emit_comment_print(text, indent, safe.at);
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

void loop_call_decider(Body *body, const ProgramLoop *loop)
{
    if (loop->decider)
        body_line(body, "%s(m, NULL);", loop->decider);
}

/* ---- statements of a loop: `count` shows the expressions of those that come next, which a function shares ---- */

typedef void EachStatement(Body *body, const Block *block, int index);

static void count_nothing(Body *body, const Block *block, int index)
{
    (void)body, (void)block, (void)index;
}

static void print_guess(Body *body, const Block *block, int index)
{
    const Program *p = body->program;
    const Place *place = &p->places.at[block->tearing.at[index]];
    bool is_running = p->loops.at[map_get(p->loop_of, block, -1)].is_running;
    body_line(body, "z[%d] = m->%s;", index, is_running ? place->guess : place->start);
}

static void print_tear(Body *body, const Block *block, int index)
{
    const Program *p = body->program;
    int v = block->tearing.at[index];
    const char *unit = emit_unit_text(p, v);
    body_line(body, "m->%s = z[%d];%s", member_of(p, v), index,
              unit[0] ? arena_format(p->scratch, " /* %s */", c_comment(p->scratch, unit)) : "");
}

static void count_inner(Body *body, const Block *block, int index)
{
    const Assignment *a = &block->inner.at[index];
    body_count(body, a->value);
    if (delay_guarded(body->program, a))
        delay_count(body, delay_guarded(body->program, a));
    if (a->divisor)
        body_count(body, a->divisor);
}

/* Unknowns that a nonlinear loop eliminates may have guesses of their own. */
bool loop_has_inner_guesses(const Block *block)
{
    return block->kind == BLOCK_NONLINEAR && !block->is_sparse && block->inner.count > 0;
}

static void print_inner(Body *body, const Block *block, int index)
{
    Program *p = body->program;
    const Assignment *a = &block->inner.at[index];
    const char *wish = emit_wish_of(p, a->variable);
    body_comment(body, emit_solution_trace(p, a->equation, a->variable));
    if (emit_needs_guard(p, a->divisor, false))
        body_guard(body, a->divisor, a->equation, wish);
    if (delay_guarded(p, a))
        delay_guard(body, delay_guarded(p, a));
    body_line(body, "m->%s = %s;", member_of(p, a->variable), body_expr(body, a->value, wish));
    if (loop_has_inner_guesses(block))
        body_line(body, "m->%s += loop_shift(&m->solving, %d);", member_of(p, a->variable), index);
}

static Expr residual_of(const Body *body, const Block *block, int row)
{
    const CausalEquation *equation = &body->program->causal->equations.at[block->residuals.at[row]];
    return expr_subtract(equation->left, equation->right);
}

static void count_residual(Body *body, const Block *block, int row)
{
    body_count(body, residual_of(body, block, row));
}

static void print_residual(Body *body, const Block *block, int row)
{
    Program *p = body->program;
    int index = block->residuals.at[row];
    const char *wish = arena_format(p->scratch, "residual_of_%s", p->causal->equations.at[index].id->text);
    body_comment(body, residual_trace(p, index));
    body_line(body, "residual[%d] = %s;", row, body_expr(body, residual_of(body, block, row), wish));
}

static void count_entry(Body *body, const Block *block, int index)
{
    body_count(body, block->jacobian.at[index].value);
}

/* Derivatives of the residuals by the unknowns, through the inner assignments. */
static void print_jacobian(Body *body, const Block *block)
{
    Program *p = body->program;
    int n = block->tearing.count;
    text_add(body->text, "\n    if (jacobian) {\n");
    body->indent += 4;
    if (block->jacobian.count < n * n) {
        body_line(body, "for (int i = 0; i < %d; i++)", n * n);
        body_line(body, "    jacobian[i] = 0.0;");
    }
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
        const char *wish = arena_format(p->scratch, "d_%s_d_z%d", id, entry->column);
        const char *code = body_expr(body, entry->value, wish);
        body_comment(body, arena_format(p->scratch, "%s by %s", c_comment(p->scratch, id),
                                        c_comment(p->scratch, emit_path_text(p, block->tearing.at[entry->column]))));
        body_line(body, "jacobian[%d] = %s;", entry->row * n + entry->column, code);
    }
    body->indent -= 4;
    text_add(body->text, "    }\n");
}

static void print_function(Program *p, const ProgramLoop *loop, Text *functions)
{
    const Block *block = loop->block;
    Body body;
    Text text = text_new(p->scratch);
    body_begin(&body, p, &text, cscope_within(p->scratch, p->functions));
    for (int i = 0; i < block->inner.count; i++)
        count_inner(&body, block, i);
    for (int i = 0; i < block->residuals.count; i++)
        count_residual(&body, block, i);
    for (int i = 0; i < block->partials.count; i++)
        body_count(&body, block->partials.at[i].value);
    for (int i = 0; i < block->jacobian.count; i++)
        count_entry(&body, block, i);
    for (int i = 0; i < block->tearing.count; i++)
        print_tear(&body, block, i);
    for (int i = 0; i < block->inner.count; i++) {
        text_add_char(&text, '\n');
        print_inner(&body, block, i);
    }
    for (int i = 0; i < block->residuals.count; i++) {
        text_add_char(&text, '\n');
        print_residual(&body, block, i);
    }
    print_jacobian(&body, block);
    text_add_char(functions, '\n');
    print_title(p, functions, 0, loop);
    text_format(functions, "static ModelStatus %s(Model *m, const double *z, double *residual, double *jacobian)\n{\n%s"
                "\n    return MODEL_OK;\n}\n", loop->function, text.at);
}

/* ---- large loops: the same in functions of bounded size ---- */

enum { STATEMENTS_PER_FUNCTION = 40 };

/* Which of a piece's parameters it mentions is not known before. */
static void mention_parameters(const Split *split, Text *body)
{
    static const char *const uses[][2] = {{"m", "m->"}, {"z", " z["}, {"residual", "residual["},
                                          {"jacobian", "jacobian["}};
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
        if (!strstr(body->at, uses[i][1]) && strstr(split->arguments, uses[i][0]))
            text_format(body, "    (void)%s;\n", uses[i][0]);
}

static void print_pieces(Split *split, const Block *block, int count, EachStatement *count_one,
                         EachStatement *print_one)
{
    Program *p = split->program;
    for (int from = 0; from < count; from += STATEMENTS_PER_FUNCTION) {
        int to = from + STATEMENTS_PER_FUNCTION < count ? from + STATEMENTS_PER_FUNCTION : count;
        Piece *piece = split_piece(split, NULL);
        Body body;
        body_begin(&body, p, &piece->body, piece->scope);
        for (int i = from; i < to; i++)
            count_one(&body, block, i);
        for (int i = from; i < to; i++)
            print_one(&body, block, i);
        mention_parameters(split, &piece->body);
        piece->may_fail = body.may_fail;
        piece->uses_status = body.uses_status;
        arena_reset(p->scratch);
    }
}

static void print_entry(Body *body, const Block *block, int index)
{
    const Program *p = body->program;
    const JacobianEntry *entry = &block->jacobian.at[index];
    const char *id = p->causal->equations.at[block->residuals.at[entry->row]].id->text;
    if (index == 0 || block->jacobian.at[index - 1].row != entry->row)
        body_comment(body, c_comment(p->scratch, id));
    const char *wish = arena_format(p->scratch, "d_%s_d_z%d", id, entry->column);
    body_line(body, "jacobian[%d] = %s; /* by %s */", index, body_expr(body, entry->value, wish),
              c_comment(p->scratch, emit_path_text(p, block->tearing.at[entry->column])));
}

/* A function of its own, with parameters that its body may leave unused. */
static void print_part(Program *p, Text *functions, const char *name, const char *parameters, const char *arguments,
                       const Block *block, bool is_jacobian)
{
    Split split = split_new(p, functions, name, parameters, arguments);
    if (is_jacobian) {
        print_pieces(&split, block, block->jacobian.count, count_entry, print_entry);
    } else {
        print_pieces(&split, block, block->tearing.count, count_nothing, print_tear);
        print_pieces(&split, block, block->inner.count, count_inner, print_inner);
        print_pieces(&split, block, block->residuals.count, count_residual, print_residual);
    }
    const char *body = split_close(&split);
    text_format(functions, "\nstatic ModelStatus %s(%s)\n{\n%s\n    return MODEL_OK;\n}\n", name, parameters, body);
}

static void print_large_function(Program *p, const ProgramLoop *loop, Text *functions)
{
    const char *values = cscope_fresh(p->functions, arena_format(p->arena, "%s_residuals", loop->function));
    const char *slopes = cscope_fresh(p->functions, arena_format(p->arena, "%s_jacobian", loop->function));
    text_add_char(functions, '\n');
    print_title(p, functions, 0, loop);
    print_part(p, functions, values, "Model *m, const double *z, double *residual", "m, z, residual", loop->block,
               false);
    print_part(p, functions, slopes, "Model *m, double *jacobian", "m, jacobian", loop->block, true);
    text_format(functions,
                "\nstatic ModelStatus %s(Model *m, const double *z, double *residual, double *jacobian)\n{\n"
                "    const ModelStatus status = %s(m, z, residual);\n"
                "    return status == MODEL_OK && jacobian ? %s(m, jacobian) : status;\n}\n",
                loop->function, values, slopes);
}

static void print_large_solver(Program *p, int index, Text *functions)
{
    const ProgramLoop *loop = &p->loops.at[index];
    int position = 0;
    for (int i = 0; i < index; i++)
        position += p->loops.at[i].block->is_sparse;
    const char *guess = cscope_fresh(p->functions, arena_format(p->arena, "%s_guess", loop->function));
    Split split = split_new(p, functions, guess, "const Model *m, double *z", "m, z");
    print_pieces(&split, loop->block, loop->block->tearing.count, count_nothing, print_guess);
    const char *body = split_close(&split);
    text_format(functions, "\nstatic void %s(const Model *m, double *z)\n{\n%s}\n", guess, body);
    text_format(functions, "\nstatic ModelStatus %s(Model *m)\n{\n    double z[%d];\n    %s(m, z);\n", loop->solve,
                loop->block->tearing.count, guess);
    text_format(functions, "    return loop_large(m, &loops[%d], %s, z, m->large[%d]);\n}\n", index, loop->function,
                position);
}

/* Begins at the last accepted solution, at the start at the stated one: the result depends on time and states alone. */
static void print_solver(Program *p, int index, Text *functions)
{
    const ProgramLoop *loop = &p->loops.at[index];
    int n = loop->block->tearing.count, inner = loop->block->inner.count;
    bool is_large = p->work >= loop_work(loop->block);
    if (loop->block->is_sparse) {
        print_large_solver(p, index, functions);
        return;
    }
    text_format(functions, "\nstatic ModelStatus %s(Model *m)\n{\n    double z[%d]", loop->solve, n);
    text_format(functions, is_large ? ";\n" : ", work[LOOP_WORK(%d, %d)];\n", n, inner);
    Body body;
    body_begin(&body, p, functions, p->functions);
    for (int i = 0; i < n; i++)
        print_guess(&body, loop->block, i);
    text_format(functions, "    return %s(m, &loops[%d], %s, z, %s);\n}\n",
                loop->block->kind == BLOCK_NONLINEAR ? "loop_newton"
                : loop->decider                      ? "loop_piecewise"
                                                     : "loop_linear",
                index, loop->function, is_large ? "m->work" : "work");
}

/* Doubles; see LOOP_WORK in loop.h. */
int loop_work(const Block *block)
{
    int n = block->tearing.count;
    return block->is_sparse ? 0 : 4 * n * n + 23 * n + 5 + 3 * block->inner.count;
}

static void print_decision(Split *split, const Assignment *a)
{
    Program *p = split->program;
    const Branch *branch = branch_of(p, a->variable);
    Piece *piece = split_statement(split);
    Body body;
    body_begin(&body, p, &piece->body, piece->scope);
    if (branch)
        branch_count(&body, branch);
    else
        body_count(&body, a->value);
    if (piece->statements > 1)
        text_add_char(&piece->body, '\n');
    body_comment(&body, branch ? branch_trace(p, branch) : emit_solution_trace(p, a->equation, a->variable));
    body_line(&body, "loop_decide(&m->%s, %s, has_changed);", member_of(p, a->variable),
              branch ? branch_text(&body, branch)
                     : body_expr(&body, a->value, emit_last_segment(member_of(p, a->variable))));
    arena_reset(p->scratch);
}

void deciders_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->loops.count; i++) {
        const ProgramLoop *loop = &p->loops.at[i];
        if (!loop->decider)
            continue;
        Split split = split_new(p, functions, loop->decider, "Model *m, bool *has_changed", "m, has_changed");
        for (int k = 0; k < loop->decides.count; k++)
            print_decision(&split, &loop->decides.at[k]->inner.at[0]);
        const char *body = split_close(&split);
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
