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
    const FlatAlgorithm *drawn;
    const char *file, *last; /* where statements stand; the comment printed last */
} Step;

/* A local, or what is stored: of what is no discrete variable, the value before the event; and of what other algorithms
 * may have set in this round already, for they step together. */
static const char *leaf_name(void *context, Expr e, bool *is_truth)
{
    const Step *step = context;
    const StatementWriter *w = &step->writer;
    const Program *p = w->program;
    const int local = map_get(w->local_of, e, -1);
    if (local >= 0) {
        bool is_set_later = step->drawn->is_simultaneous && local < step->algorithm->assigns.count &&
                            p->places.at[causal_variable(p->causal, e)].reset;
        if (!is_set_later)
            return w->locals.at[local];
    }
    if (e->op == OP_TIME)
        return "m->time";
    if (e->op == OP_TABLE)
        return table_text(p, e);
    if (e->op != OP_VARIABLE)
        return NULL;
    const int variable = causal_variable(p->causal, e);
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_DISCRETE && ints_hold(&p->causal->stepwise, variable))
        return emit_stored_text(p, v->before);
    *is_truth = emit_is_truth(p, variable);
    return emit_stored_text(p, v->role == ROLE_BEFORE && !p->places.at[variable].member ? v->of : variable);
}

/* Plant::Tank::Modes of tank, model.xmi:88: while n > 0 */
static void print_limit(StatementWriter *w, const Statement *s)
{
    Arena *arena = w->program->scratch;
    const FlatAlgorithm *drawn = ((const Step *)w->context)->drawn;
    const char *instance = drawn->instance->text;
    Source source = drawn->source;
    source.line = s->line;
    const char *place = arena_format(arena, "%s%s%s, %s: %s", drawn->element->text, *instance ? " of " : "", instance,
                                     source_print(arena, source), s->text);
    writer_line(w, "    return model_fail_at(m, MODEL_ENDLESS_ALGORITHM, \"%s\", %d);", c_string(arena, place),
                MOST_ROUNDS);
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

static void print_failure(StatementWriter *w, const char *condition_text, const char *kind, int variable,
                          const char *value)
{
    int row = variable >= 0 ? w->program->places.at[variable].row : -1;
    writer_line(w, "if (%s)", condition_text);
    writer_line(w, "    return software_fail(m, &software, MODEL_SOFTWARE_%s, %d, %s);", kind, row, value);
}

/* Outputs of the code: they must be finite, and of an enumeration one of its values. */
static void print_taken(Step *step, const Component *component, const char *self)
{
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    for (int i = 0; i < step->drawn->members.count; i++) {
        const CausalMember *member = &step->algorithm->members.at[i];
        if (member->variable < 0)
            continue;
        const int drawn = step->drawn->members.at[i].variable;
        const FlatVariable *variable = &p->system->variables.at[drawn];
        const char *set = arena_format(p->scratch, "%s.%s", self, component->members.at[i]);
        if (variable->type == TYPE_REAL)
            print_failure(w, arena_format(p->scratch, "!isfinite(%s)", set), "VALUE", drawn, set);
        else if (variable->literals.count)
            print_failure(w, arena_format(p->scratch, "%s < 1 || %s > %d", set, set, variable->literals.count), "VALUE",
                          drawn, set);
        bool is_truth;
        const char *local = leaf_name(step, p->causal->variables.at[member->variable].leaf, &is_truth);
        const char *sign = member->sign < 0 ? "-" : "";
        writer_line(w, variable->type == TYPE_BOOLEAN ? "%s = %s%s ? 1.0 : 0.0;" : "%s = %s%s;", local, sign, set);
    }
}

/* Inputs of the code are put into its struct: Integers must fit its type. */
static void print_call(Step *step)
{
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    Arena *arena = p->scratch;
    const FlatAlgorithm *drawn = step->drawn;
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
    for (int i = 0; i < drawn->members.count; i++) {
        const int variable = drawn->members.at[i].variable;
        if (p->system->variables.at[variable].type != TYPE_INTEGER)
            continue;
        const char *value = writer_value(w, step->algorithm->members.at[i].value, false);
        print_failure(w, arena_format(arena, "!software_fits(%s)", value), "INPUT", variable, value);
    }
    writer_line(w, drawn->members.count ? "struct %s %s = {" : "struct %s %s;", component->type, self);
    for (int i = 0; i < drawn->members.count; i++) {
        const Type type = p->system->variables.at[drawn->members.at[i].variable].type;
        const char *before = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? "(int)(" : "(";
        const char *after = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? ")" : ") > 0.5";
        writer_line(w, "    .%s = %s%s%s,", component->members.at[i], before,
                    writer_value(w, step->algorithm->members.at[i].value, false), after);
    }
    if (drawn->members.count)
        writer_line(w, "};");
    writer_line(w, "const int %s = %s(&%s);", result, component->function, self);
    print_failure(w, arena_format(arena, "%s != 0", result), "STATUS", -1, result);
    print_taken(step, component, self);
}

static void print_locals(Step *step)
{
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    for (int i = 0; i < step->algorithm->assigns.count; i++) {
        int variable = step->algorithm->assigns.at[i];
        const CausalVariable *v = &p->causal->variables.at[variable];
        bool is_state = p->places.at[variable].reset != NULL;
        const char *name = writer_local(w, v->leaf, emit_wish_of(p, variable)), *set = NULL;
        writer_line(w, "double %s = m->%s;", name, p->places.at[is_state ? variable : v->before].member);
        if (is_state) {
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
static void store_locals(Step *step)
{
    enum { SHOWN = 5 };
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    for (int i = 0; i < step->algorithm->assigns.count; i++) {
        const int variable = step->algorithm->assigns.at[i];
        const Place *place = &p->places.at[variable];
        const char *local = w->locals.at[i];
        if (!w->set.at[i]) {
            writer_line(w, "m->%s = %s;", place->member, local);
            continue;
        }
        writer_line(w, "if (%s) {", w->set.at[i]);
        int others = 0;
        Text words = text_new(p->scratch);
        text_format(&words, "%s by %s", emit_path_text(p, variable), setter_text(w, step->algorithm));
        for (int k = 0; k < place->setters.count; k++) {
            const CausalAlgorithm *other = &p->causal->algorithms.at[place->setters.at[k]];
            if (other != step->algorithm && others++ < SHOWN)
                text_format(&words, "%s %s", others > 1 ? "," : "; also set by", setter_text(w, other));
        }
        if (others) {
            writer_line(w, "    if (m->%s && instant_is_other(m->%s, %s))", place->is_reset, place->reset, local);
            writer_line(w, "        return model_fail_at(m, MODEL_SET_TWICE, \"%s\", %s);",
                        c_string(p->scratch, words.at), local);
        }
        writer_line(w, "    m->%s = %s;", place->reset, local);
        writer_line(w, "    m->%s = true;", place->is_reset);
        writer_line(w, "}");
    }
}

void algorithms_print(Program *p, Text *functions)
{
    for (int i = 0; i < p->causal->algorithms.count; i++) {
        const CausalAlgorithm *algorithm = &p->causal->algorithms.at[i];
        const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
        const SourceFile *file = drawn->source.file;
        Text text = text_new(p->scratch);
        Step step = {.algorithm = algorithm, .drawn = drawn,
                     .file = file ? c_comment(p->scratch, file->label->text) : ""};
        StatementWriter *w = &step.writer;
        *w = (StatementWriter){.program = p, .text = &text, .scope = cscope_within(p->scratch, p->functions),
                               .local_of = map_new(p->scratch), .indent = 4, .is_exact = true, .context = &step,
                               .leaf = leaf_name, .origin = print_origin, .limit = print_limit};
        print_locals(&step);
        text_add_char(&text, '\n');
        if (algorithm->clock >= 0) {
            int flag = p->causal->clocks.at[algorithm->clock].flag;
            writer_line(w, "if (%s) {", writer_value(w, p->causal->variables.at[flag].leaf, true));
            w->indent += 4;
        }
        if (drawn->software)
            print_call(&step);
        else
            writer_list(w, &algorithm->statements);
        if (algorithm->clock >= 0) {
            w->indent -= 4;
            writer_line(w, "}");
        }
        if (w->leaves)
            text_add(&text, "\ndone:\n");
        store_locals(&step);
        text_add_char(functions, '\n');
        emit_comment_print(functions, 0,
                           arena_format(p->scratch, "%s  %s  %s  %s", c_comment(p->scratch, drawn->id->text),
                                        c_comment(p->scratch, drawn->instance->text),
                                        c_comment(p->scratch, drawn->element->text),
                                        c_comment(p->scratch, source_print(p->scratch, drawn->source))));
        text_add(&text, "\n    return MODEL_OK;\n");
        text_format(functions, "static ModelStatus %s(Model *m)\n{\n", p->algorithm_names.at[i]);
        inside_print(p, functions, w->scope, text.at, false);
        text_add(functions, "}\n");
        arena_reset(p->scratch);
    }
}
