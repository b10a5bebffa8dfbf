/* algorithm.c - each algorithm as a C function.
 *
 * What it assigns are locals, which begin with the values before the event and are stored at the end; so a function may
 * be called again at the same instant. States change after the round only: until then they are as before it, for pre()
 * and for other algorithms, and for a when-equation's own values too. Loops are bounded.
 */
#include "emit/program.h"

#include <string.h>

typedef struct {
    StatementWriter writer;
    const CausalAlgorithm *algorithm;
    const char *file, *last; /* where statements stand; the comment printed last */
} Step;

/* The value before the event of what is no discrete variable; and of what other algorithms may have set in this round
 * already, for they step together. */
static const char *kept_text(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_DISCRETE && ints_hold(&p->causal->stepwise, variable))
        return emit_stored_text(p, v->before);
    return emit_stored_text(p, v->role == ROLE_BEFORE && !p->places.at[variable].member ? v->of : variable);
}

static bool is_state(const Program *p, int variable)
{
    return p->places.at[variable].reset != NULL;
}

static const CausalAlgorithm *algorithm_of(const StatementWriter *w)
{
    const Step *step = w->context;
    return step->algorithm;
}

static const char *leaf_name(void *context, Expr e)
{
    const Step *step = context;
    const StatementWriter *w = &step->writer;
    const Causal *causal = w->program->causal;
    int local = map_get(w->local_of, e, -1);
    bool is_simultaneous = w->program->system->algorithms.at[step->algorithm->declared].is_simultaneous;
    bool is_assigned = local >= 0 && local < step->algorithm->assigns.count;
    if (local >= 0 && !(is_simultaneous && is_assigned && is_state(w->program, causal_variable(causal, e))))
        return w->locals.at[local];
    if (e->op == OP_TIME)
        return "m->time";
    if (e->op == OP_TABLE)
        return table_text(w->program, e);
    return e->op == OP_VARIABLE ? kept_text(w->program, causal_variable(causal, e)) : NULL;
}

/* Plant::Tank::Modes of tank, model.xmi:88: while n > 0 */
static const char *statement_place(const Step *step, const Statement *s)
{
    const Program *p = step->writer.program;
    const FlatAlgorithm *drawn = &p->system->algorithms.at[step->algorithm->declared];
    const char *instance = drawn->instance->text;
    Source source = drawn->source;
    source.line = s->line;
    return arena_format(p->scratch, "%s%s%s, %s: %s", drawn->element->text, *instance ? " of " : "", instance,
                        source_print(p->scratch, source), s->text);
}

static void print_limit(StatementWriter *w, const Statement *s)
{
    writer_line(w, "    return model_fail_at(m, MODEL_ENDLESS_ALGORITHM, \"%s\", %d);",
                c_string(w->program->scratch, statement_place(w->context, s)), MOST_ROUNDS);
}

/* The drawn text and its place, once for statements of one text that follow each other. */
static void print_origin(StatementWriter *w, const Statement *s)
{
    Arena *arena = w->program->scratch;
    Step *step = w->context;
    bool is_plain = s->kind == STATEMENT_BREAK || s->kind == STATEMENT_RETURN || s->kind == STATEMENT_CALL;
    if (is_plain || !s->text || !s->text[0])
        return;
    const char *words = arena_format(arena, "%s  %s:%d", c_comment(arena, s->text), step->file, s->line);
    if (step->last && strcmp(step->last, words) == 0)
        return;
    emit_comment_print(w->text, w->indent, words);
    step->last = words;
}

/* ---- C code of the user ---- */

static const FlatVariable *member_variable(const StatementWriter *w, const FlatAlgorithm *drawn, int member)
{
    return &w->program->system->variables.at[drawn->members.at[member].variable];
}

static void print_failure(StatementWriter *w, const char *condition_text, const char *kind, int variable,
                          const char *value)
{
    int row = variable >= 0 ? w->program->places.at[variable].row : -1;
    writer_line(w, "if (%s)", condition_text);
    writer_line(w, "    return software_fail(m, &software, MODEL_SOFTWARE_%s, %d, %s);", kind, row, value);
}

/* Inputs of the code: Integers must fit its type. */
static void print_given(StatementWriter *w, const FlatAlgorithm *drawn, const Component *component, const char *self)
{
    const Program *p = w->program;
    const CausalAlgorithm *algorithm = algorithm_of(w);
    for (int i = 0; i < drawn->members.count; i++)
        if (member_variable(w, drawn, i)->type == TYPE_INTEGER) {
            const char *value = writer_value(w, algorithm->members.at[i].value, false);
            print_failure(w, arena_format(p->scratch, "!software_fits(%s)", value), "INPUT",
                          drawn->members.at[i].variable, value);
        }
    if (!drawn->members.count)
        writer_line(w, "struct %s %s;", component->type, self);
    else
        writer_line(w, "struct %s %s = {", component->type, self);
    for (int i = 0; i < drawn->members.count; i++) {
        Expr value = algorithm->members.at[i].value;
        Type type = member_variable(w, drawn, i)->type;
        const char *before = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? "(int)(" : "(";
        const char *after = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? ")" : ") > 0.5";
        writer_line(w, "    .%s = %s%s%s,", component->members.at[i], before, writer_value(w, value, false), after);
    }
    if (drawn->members.count)
        writer_line(w, "};");
}

/* Outputs of the code: they must be finite, and of an enumeration one of its values. */
static void print_taken(StatementWriter *w, const FlatAlgorithm *drawn, const Component *component, const char *self)
{
    const Program *p = w->program;
    for (int i = 0; i < drawn->members.count; i++) {
        const CausalMember *member = &algorithm_of(w)->members.at[i];
        if (member->variable < 0)
            continue;
        const FlatVariable *variable = member_variable(w, drawn, i);
        const char *set = arena_format(p->scratch, "%s.%s", self, component->members.at[i]);
        int drawn_variable = drawn->members.at[i].variable;
        if (variable->type == TYPE_REAL)
            print_failure(w, arena_format(p->scratch, "!isfinite(%s)", set), "VALUE", drawn_variable, set);
        else if (variable->literals.count)
            print_failure(w, arena_format(p->scratch, "%s < 1 || %s > %d", set, set, variable->literals.count), "VALUE",
                          drawn_variable, set);
        const char *local = leaf_name(w->context, p->causal->variables.at[member->variable].leaf);
        const char *sign = member->sign < 0 ? "-" : "";
        writer_line(w, variable->type == TYPE_BOOLEAN ? "%s = %s%s ? 1.0 : 0.0;" : "%s = %s%s;", local, sign, set);
    }
}

static void print_call(StatementWriter *w, const FlatAlgorithm *drawn)
{
    const Program *p = w->program;
    Arena *arena = p->scratch;
    const Software *software = drawn->software;
    const Component *component = emit_component_of(&p->components, software);
    const char *self = cscope_fresh(w->scope, "self"), *result = cscope_fresh(w->scope, "result");
    const char *what = software->function ? arena_format(arena, "%s of %s", software->function->text,
                                                         software->files.at[0].path->text)
                                          : "C text";
    const char *texts[] = {drawn->element->text, drawn->instance->text, what, source_print(arena, drawn->source)};
    writer_line(w, "static const ModelSoftware software = {");
    for (int i = 0; i < 4; i++)
        writer_line(w, "    \"%s\",", c_string(arena, texts[i]));
    writer_line(w, "};");
    print_given(w, drawn, component, self);
    writer_line(w, "const int %s = %s(&%s);", result, component->function, self);
    print_failure(w, arena_format(arena, "%s != 0", result), "STATUS", -1, result);
    print_taken(w, drawn, component, self);
}

/* ---- the whole ---- */

static void print_inside(StatementWriter *w, const FlatAlgorithm *drawn)
{
    if (drawn->software)
        print_call(w, drawn);
    else
        writer_list(w, &algorithm_of(w)->statements);
}

static void print_locals(StatementWriter *w)
{
    const Program *p = w->program;
    for (int i = 0; i < algorithm_of(w)->assigns.count; i++) {
        int variable = algorithm_of(w)->assigns.at[i];
        const CausalVariable *v = &p->causal->variables.at[variable];
        const char *name = writer_local(w, v->leaf, emit_wish_of(p, variable)), *set = NULL;
        writer_line(w, "double %s = m->%s;", name, p->places.at[is_state(p, variable) ? variable : v->before].member);
        if (is_state(p, variable)) {
            set = cscope_fresh(w->scope, arena_format(p->scratch, "%s_is_set", name));
            writer_line(w, "bool %s = false;", set);
        }
        list_push(p->arena, &w->set, set);
    }
}

/* The algorithm that sets a state, in a message's words. */
static const char *setter_text(const StatementWriter *w, const CausalAlgorithm *algorithm)
{
    const FlatAlgorithm *drawn = &w->program->system->algorithms.at[algorithm->declared];
    return arena_format(w->program->scratch, "'%s'%s%s, %s", drawn->element->text, *drawn->instance->text ? " of " : "",
                        drawn->instance->text, source_print(w->program->scratch, drawn->source));
}

/* Two algorithms may set a state at one instant only if they agree. */
static void print_conflict(StatementWriter *w, int variable, const char *local)
{
    enum { SHOWN = 5 };
    const Program *p = w->program;
    const IntList *setters = &p->places.at[variable].setters;
    int others = 0;
    Text words = text_new(p->scratch);
    text_format(&words, "%s by %s", emit_path_text(p, variable), setter_text(w, algorithm_of(w)));
    for (int i = 0; i < setters->count; i++) {
        const CausalAlgorithm *other = &p->causal->algorithms.at[setters->at[i]];
        if (other != algorithm_of(w) && others++ < SHOWN)
            text_format(&words, "%s %s", others > 1 ? "," : "; also set by", setter_text(w, other));
    }
    if (!others)
        return;
    const Place *place = &p->places.at[variable];
    writer_line(w, "    if (m->%s > 0.0 && instant_is_other(m->%s, %s))", place->is_reset, place->reset, local);
    writer_line(w, "        return model_fail_at(m, MODEL_SET_TWICE, \"%s\", %s);", c_string(p->scratch, words.at),
                local);
}

static void store_locals(StatementWriter *w)
{
    const Program *p = w->program;
    for (int i = 0; i < algorithm_of(w)->assigns.count; i++) {
        int variable = algorithm_of(w)->assigns.at[i];
        const Place *place = &p->places.at[variable];
        if (!w->set.at[i]) {
            writer_line(w, "m->%s = %s;", place->member, w->locals.at[i]);
            continue;
        }
        writer_line(w, "if (%s) {", w->set.at[i]);
        print_conflict(w, variable, w->locals.at[i]);
        writer_line(w, "    m->%s = %s;", place->reset, w->locals.at[i]);
        writer_line(w, "    m->%s = 1.0;", place->is_reset);
        writer_line(w, "}");
    }
}

static void print_algorithm(Program *p, int index, Text *functions)
{
    const CausalAlgorithm *algorithm = &p->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
    Text text = text_new(p->scratch);
    const SourceFile *file = drawn->source.file;
    Step step = {.algorithm = algorithm, .file = file ? c_comment(p->scratch, file->label->text) : ""};
    StatementWriter *w = &step.writer;
    *w = (StatementWriter){.program = p, .text = &text, .scope = cscope_within(p->scratch, p->functions),
                  .local_of = map_new(p->scratch), .indent = 4, .is_exact = true, .context = &step,
                  .leaf = leaf_name, .origin = print_origin, .limit = print_limit};
    print_locals(w);
    text_add_char(&text, '\n');
    if (algorithm->clock >= 0) {
        int flag = p->causal->clocks.at[algorithm->clock].flag;
        writer_line(w, "if (%s) {", writer_value(w, p->causal->variables.at[flag].leaf, true));
        w->indent += 4;
        print_inside(w, drawn);
        w->indent -= 4;
        writer_line(w, "}");
    } else {
        print_inside(w, drawn);
    }
    if (w->leaves)
        text_add(&text, "\ndone:\n");
    store_locals(w);
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0,
                       arena_format(p->scratch, "%s  %s  %s  %s", c_comment(p->scratch, drawn->id->text),
                                    c_comment(p->scratch, drawn->instance->text),
                                    c_comment(p->scratch, drawn->element->text),
                                    c_comment(p->scratch, source_print(p->scratch, drawn->source))));
    text_format(functions, "static ModelStatus %s(Model *m)\n{\n%s\n    return MODEL_OK;\n}\n",
                p->algorithm_names.at[index], text.at);
    arena_reset(p->scratch);
}

void algorithms_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->causal->algorithms.count; i++)
        print_algorithm(p, i, functions);
}
