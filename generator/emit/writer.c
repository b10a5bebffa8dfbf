/* writer.c - statements as C. Loops are bounded; the caller decides how the function is left after too many rounds. */
#include "emit/writer.h"
#include "emit/event.h"

static const Code *writer_as(StatementWriter *w, Expr drawn, CStored as)
{
    CodeDraft draft = code_draft(w->program->scratch);
    draft.is_explicit = w->program->portable != NULL;
    const Expr e = w->prepare ? w->prepare(w->context, drawn) : drawn;
    c_print(&draft, e, as, w->leaf, w->context);
    return code_done(&draft);
}

const Code *writer_value(StatementWriter *w, Expr drawn, bool is_truth)
{
    return writer_as(w, drawn, is_truth ? C_TRUTH : C_NUMBER);
}

void writer_stored(StatementWriter *w, Expr leaf, const Code *place, const Code *value)
{
    map_put(w->local_of, leaf, w->locals.count);
    list_push(w->program->arena, &w->locals, place);
    list_push(w->program->arena, &w->values, value);
}

const char *writer_local(StatementWriter *w, Expr leaf, const char *wish)
{
    const char *name = cscope_fresh(w->scope, wish);
    const Code *code = code_words(w->program->arena, name);
    writer_stored(w, leaf, code, code);
    return name;
}

void writer_body(StatementWriter *w, const StatementList *statements)
{
    w->indent += 4;
    writer_list(w, statements);
    w->indent -= 4;
}

/* C: whether a condition is true, false or undecided, as of instant_decided(). Recursion follows the text's nesting. */
static const Code *decided_text(StatementWriter *w, Expr e)
{
    Arena *arena = w->program->scratch;
    if (e->op == OP_NO_EVENT)
        return decided_text(w, e->at[0]);
    if (e->op == OP_NOT)
        return code_format(arena, "-(%s)", decided_text(w, e->at[0]));
    if (e->op == OP_AND || e->op == OP_OR) {
        const Code *all = decided_text(w, e->at[0]);
        const Code *joined = code_call(arena, e->op == OP_AND ? "instant_both" : "instant_either");
        for (int i = 1; i < e->count; i++)
            all = code_format(arena, "%s(%s, %s)", joined, all, decided_text(w, e->at[i]));
        return all;
    }
    const Expr sides = emit_is_comparison(e) ? expr_subtract(e->at[0], e->at[1]) : NULL;
    const Code *difference = sides ? writer_value(w, sides, false) : code_words(arena, c_number_in(arena, 0));
    return code_format(arena, "%s(%s, %s)", code_call(arena, "instant_decided"), writer_value(w, e, true), difference);
}

/* Prints the exit for a condition that is undecided, since a side of it is not a number. In an `if`, the condition is
 * only evaluated after `before` others that are false. */
static void require_decided(StatementWriter *w, const Statement *s, int before, Expr condition)
{
    CodeDraft text = code_draft(w->program->scratch);
    if (!w->open || !emit_may_be_open(w->program, condition))
        return;
    for (int i = 0; i < before; i++)
        code_add(&text, code_format(w->program->scratch, "!(%s) && ", writer_value(w, s->conditions.at[i], true)));
    code_add(&text, code_format(w->program->scratch, w->program->portable && before ? "(%s == 0)" : "%s == 0",
                                decided_text(w, condition)));
    writer_line(w, "if (%s)", code_done(&text))->governs = true;
    w->indent += 4;
    w->open(w, s, condition->op == OP_NO_EVENT ? condition->at[0] : condition);
    w->indent -= 4;
}

/* Prints the body of a loop and its end; `end`: a further line at the end of the body, or NULL. */
static void print_rounds(StatementWriter *w, const Statement *s, const char *rounds, const char *end)
{
    const bool is_portable = w->program->portable != NULL;
    w->indent += 4;
    if (is_portable)
        writer_line(w, "%s++;", rounds);
    writer_line(w, is_portable ? "if (%s > %d)" : "if (++%s > %d)", rounds, MOST_ROUNDS)->governs = true;
    w->limit(w, s);
    w->indent -= 4;
    writer_body(w, &s->branches.at[0]);
    if (s->kind == STATEMENT_WHILE) {
        w->indent += 4;
        require_decided(w, s, 0, s->value);
        w->indent -= 4;
    }
    if (end)
        writer_line(w, "    %s", end);
    writer_line(w, "}");
}

/* Prints the head of a loop over numbers. Returns the statement that advances the index; NULL: the head has it. In
 * portable C, where only whole numbers are allowed in `for`, the loop is a `while`. */
static const char *print_head(StatementWriter *w, const char *index, const Code *first, const char *last,
                              const char *step, bool has_step)
{
    const char *real = c_real(w->program->scratch);
    if (w->program->portable) {
        writer_line(w, "%s %s = %s;", real, index, first);
        if (has_step)
            writer_line(w, "while ((%s > %s) ? (%s <= %s) : (%s >= %s)) {", step, c_number_in(w->program->scratch, 0),
                        index, last, index, last);
        else
            writer_line(w, "while (%s <= %s) {", index, last);
        return arena_format(w->program->scratch, "%s += %s;", index, step);
    }
    if (has_step)
        writer_line(w, "for (double %s = %s; %s > 0.0 ? %s <= %s : %s >= %s; %s += %s) {", index, first, step, index,
                    last, index, last, index, step);
    else
        writer_line(w, "for (double %s = %s; %s <= %s; %s += 1.0) {", index, first, index, last, index);
    return NULL;
}

static void print_for(StatementWriter *w, const Statement *s, const char *trace)
{
    const char *rounds = cscope_fresh(w->scope, "rounds");
    const Expr range = s->value;
    bool has_step = range->count == 3;
    const char *last = cscope_fresh(w->scope, "last"),
               *step = has_step ? cscope_fresh(w->scope, "step") : c_number_in(w->program->scratch, 1);
    const char *real = c_real(w->program->scratch);
    writer_traced(w, trace, "const %s %s = %s;", real, last, writer_value(w, range->at[range->count - 1], false));
    if (has_step)
        writer_line(w, "const %s %s = %s;", real, step, writer_value(w, range->at[1], false));
    const Code *first = writer_value(w, range->at[0], false);
    const char *index = writer_local(w, s->target, s->target->name->text);
    writer_line(w, "int %s = 0;", rounds);
    print_rounds(w, s, rounds, print_head(w, index, first, last, step, has_step));
}

/* Notes the drawn statement at its first line of C. */
static void mark_line(StatementWriter *w, int first, const Statement *s)
{
    if (!w->algorithm || first >= w->lines->all.count || !s->text || !s->text[0])
        return;
    w->lines->all.at[first].drawn = s;
    w->lines->all.at[first].algorithm = w->algorithm - 1;
}

void writer_list(StatementWriter *w, const StatementList *statements)
{
    Arena *scratch = w->program->scratch;
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        const char *trace = w->origin ? w->origin(w, s) : NULL;
        const int first = w->lines->all.count;
        switch (s->kind) {
        case STATEMENT_ASSIGN: {
            CStored as = C_NUMBER;
            int local = map_get(w->local_of, s->target, -1);
            w->leaf(w->context, s->target, &as);
            bool is_exact = w->is_exact && s->target->type == TYPE_INTEGER && c_may_be_inexact(s->value);
            const Code *value = writer_as(w, s->value, as);
            if (is_exact)
                value = code_format(scratch, "%s(%s)", code_call(scratch, "exact_integer"), value);
            if (s->value != s->target) /* reinit(x, x) keeps x, but informs the integrator */
                writer_traced(w, trace, "%s = %s;", w->locals.at[local], value);
            if (w->set.at[local])
                writer_line(w, "%s = true;", w->set.at[local]);
            break;
        }
        case STATEMENT_IF:
            for (int k = 0; k < s->conditions.count; k++)
                require_decided(w, s, k, s->conditions.at[k]);
            for (int k = 0; k < s->branches.count; k++) {
                if (k < s->conditions.count)
                    writer_traced(w, k ? NULL : trace, "%sif (%s) {", k ? "} else " : "",
                                  writer_value(w, s->conditions.at[k], true));
                else
                    writer_line(w, "} else {");
                writer_body(w, &s->branches.at[k]);
            }
            if (w->program->portable && s->conditions.count > 1 && s->branches.count == s->conditions.count) {
                writer_line(w, "} else {");
                code_lines_comment(w->lines, w->indent + 4, "otherwise nothing");
            }
            writer_line(w, "}");
            break;
        case STATEMENT_FOR: print_for(w, s, trace); break;
        case STATEMENT_WHILE: {
            const char *rounds = cscope_fresh(w->scope, "rounds");
            writer_traced(w, trace, "int %s = 0;", rounds);
            require_decided(w, s, 0, s->value);
            writer_line(w, "while (%s) {", writer_value(w, s->value, true));
            print_rounds(w, s, rounds, NULL);
            break;
        }
        case STATEMENT_BREAK: writer_line(w, "break;"); break;
        case STATEMENT_RETURN:
            writer_line(w, "goto done;");
            w->leaves = true;
            break;
        case STATEMENT_CALL: break;
        }
        mark_line(w, first, s);
    }
}
