/* algorithm.c - each algorithm as a C function.
 *
 * What it assigns are locals, which begin with the values before the event and are stored at the end; so a function may
 * be called again at the same instant. States change after the round only: until then they are as before it, for pre()
 * and for other algorithms, and for a when-equation's own values too. Loops are bounded.
 */
#include "emit/program.h"

#include <string.h>

enum { MOST_ROUNDS = 1000000 };

typedef struct {
    Program *program;
    const CausalAlgorithm *algorithm;
    Text *text;
    CScope *scope;
    Map *local_of; /* leaf -> index into locals */
    List(const char *) locals;
    List(const char *) set; /* parallel to what the algorithm assigns: the local that says so; NULL: no state */
    int indent;
    const char *file, *last; /* where statements stand; the comment printed last */
    bool leaves; /* there is a `return` */
} Writer;

/* The value before the event of what is no discrete variable; and of what other algorithms may have set in this round
 * already, for they step together. */
static const char *kept_text(const Writer *w, int variable)
{
    const Program *p = w->program;
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_DISCRETE && ints_hold(&p->causal->stepwise, variable))
        return stored_text(p, v->before);
    return stored_text(p, v->role == ROLE_BEFORE && !p->places.at[variable].member ? v->of : variable);
}

static bool is_state(const Writer *w, int variable)
{
    return w->program->places.at[variable].reset != NULL;
}

static const char *leaf_name(void *context, Expr e)
{
    const Writer *w = context;
    const Causal *causal = w->program->causal;
    int local = map_get(w->local_of, e, -1);
    bool is_simultaneous = w->program->system->algorithms.at[w->algorithm->declared].is_simultaneous;
    bool is_assigned = local >= 0 && local < w->algorithm->assigns.count;
    if (local >= 0 && !(is_simultaneous && is_assigned && is_state(w, causal_variable(causal, e))))
        return w->locals.at[local];
    if (e->op == OP_TIME)
        return "m->time";
    if (e->op == OP_TABLE)
        return table_text(w->program, e);
    return e->op == OP_VARIABLE ? kept_text(w, causal_variable(causal, e)) : NULL;
}

static void line(Writer *w, const char *format, ...) PRINTF_LIKE(2, 3);
static void line(Writer *w, const char *format, ...)
{
    Text text = text_new(w->program->scratch);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    code_print(w->text, w->indent, text.at);
}

static void mark_used(Expr e, Program *p)
{
    p->is_used[e->op] = true;
    p->uses_exact |= c_asks_exact(e);
    for (int i = 0; i < e->count; i++)
        mark_used(e->at[i], p);
}

static const char *number(Writer *w, Expr e)
{
    Text text = text_new(w->program->scratch);
    mark_used(e, w->program);
    c_print_number(&text, e, leaf_name, w);
    return text.at;
}

static const char *condition(Writer *w, Expr e)
{
    Text text = text_new(w->program->scratch);
    mark_used(e, w->program);
    c_print_truth(&text, e, leaf_name, w);
    return text.at;
}

static const char *new_local(Writer *w, Expr leaf, const char *wish)
{
    const char *name = cscope_fresh(w->scope, wish);
    map_put(w->local_of, leaf, w->locals.count);
    list_push(w->program->arena, &w->locals, name);
    return name;
}

static void print_list(Writer *w, const StatementList *statements);

static void print_body(Writer *w, const StatementList *statements)
{
    w->indent += 4;
    print_list(w, statements);
    w->indent -= 4;
}

static void print_assign(Writer *w, const Statement *s)
{
    int local = map_get(w->local_of, s->target, -1);
    bool is_exact = s->target->type == TYPE_INTEGER && c_may_be_inexact(s->value);
    w->program->uses_exact |= is_exact;
    if (s->value != s->target) /* reinit(x, x) keeps x, but says so to the integrator */
        line(w, is_exact ? "%s = exact_integer(%s);" : "%s = %s;", w->locals.at[local], number(w, s->value));
    if (w->set.at[local])
        line(w, "%s = true;", w->set.at[local]);
}

static void print_if(Writer *w, const Statement *s)
{
    for (int k = 0; k < s->branches.count; k++) {
        if (k == 0)
            line(w, "if (%s) {", condition(w, s->conditions.at[k]));
        else if (k < s->conditions.count)
            line(w, "} else if (%s) {", condition(w, s->conditions.at[k]));
        else
            line(w, "} else {");
        print_body(w, &s->branches.at[k]);
    }
    line(w, "}");
}

/* Plant::Tank::Modes of tank, model.xmi:88: while n > 0 */
static const char *statement_place(const Writer *w, const Statement *s)
{
    const Program *p = w->program;
    const FlatAlgorithm *drawn = &p->system->algorithms.at[w->algorithm->declared];
    const char *instance = drawn->instance->text;
    Source source = drawn->source;
    source.line = s->line;
    return arena_format(p->scratch, "%s%s%s, %s: %s", drawn->element->text, *instance ? " of " : "", instance,
                        source_print(p->scratch, source), s->text);
}

static void print_limit(Writer *w, const Statement *s, const char *rounds)
{
    w->indent += 4;
    line(w, "if (++%s > %d)", rounds, MOST_ROUNDS);
    line(w, "    return model_fail_at(m, MODEL_ENDLESS_ALGORITHM, \"%s\", %d);",
         c_string(w->program->scratch, statement_place(w, s)), MOST_ROUNDS);
    w->indent -= 4;
}

static void print_while(Writer *w, const Statement *s)
{
    const char *rounds = cscope_fresh(w->scope, "rounds");
    line(w, "int %s = 0;", rounds);
    line(w, "while (%s) {", condition(w, s->value));
    print_limit(w, s, rounds);
    print_body(w, &s->branches.at[0]);
    line(w, "}");
}

static void print_for(Writer *w, const Statement *s)
{
    const char *rounds = cscope_fresh(w->scope, "rounds");
    const Expr range = s->value;
    bool has_step = range->count == 3;
    const char *last = cscope_fresh(w->scope, "last"), *step = has_step ? cscope_fresh(w->scope, "step") : "1.0";
    line(w, "const double %s = %s;", last, number(w, range->at[range->count - 1]));
    if (has_step)
        line(w, "const double %s = %s;", step, number(w, range->at[1]));
    const char *first = number(w, range->at[0]), *index = new_local(w, s->target, s->target->name->text);
    line(w, "int %s = 0;", rounds);
    if (has_step)
        line(w, "for (double %s = %s; %s > 0.0 ? %s <= %s : %s >= %s; %s += %s) {", index, first, step, index, last,
             index, last, index, step);
    else
        line(w, "for (double %s = %s; %s <= %s; %s += 1.0) {", index, first, index, last, index);
    print_limit(w, s, rounds);
    print_body(w, &s->branches.at[0]);
    line(w, "}");
}

/* What is drawn, and where; once for statements of one text that follow each other. */
static void print_origin(Writer *w, const Statement *s)
{
    Arena *arena = w->program->scratch;
    if (!s->text || !s->text[0])
        return;
    const char *words = arena_format(arena, "%s  %s:%d", c_comment(arena, s->text), w->file, s->line);
    if (w->last && strcmp(w->last, words) == 0)
        return;
    comment_print(w->text, w->indent, words);
    w->last = words;
}

static void print_list(Writer *w, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        if (s->kind == STATEMENT_ASSIGN || s->kind == STATEMENT_IF || s->kind == STATEMENT_FOR ||
            s->kind == STATEMENT_WHILE)
            print_origin(w, s);
        switch (s->kind) {
        case STATEMENT_ASSIGN: print_assign(w, s); break;
        case STATEMENT_IF: print_if(w, s); break;
        case STATEMENT_FOR: print_for(w, s); break;
        case STATEMENT_WHILE: print_while(w, s); break;
        case STATEMENT_BREAK: line(w, "break;"); break;
        case STATEMENT_RETURN:
            line(w, "goto done;");
            w->leaves = true;
            break;
        case STATEMENT_CALL: break;
        }
    }
}

/* ---- C code of the user ---- */

static const FlatVariable *member_variable(const Writer *w, const FlatAlgorithm *drawn, int member)
{
    return &w->program->system->variables.at[drawn->members.at[member].variable];
}

static void print_failure(Writer *w, const char *condition_text, const char *kind, int variable, const char *value)
{
    int row = variable >= 0 ? w->program->places.at[variable].row : -1;
    line(w, "if (%s)", condition_text);
    line(w, "    return software_fail(m, &software, MODEL_SOFTWARE_%s, %d, %s);", kind, row, value);
}

/* What the code is given: Integers must fit. */
static void print_given(Writer *w, const FlatAlgorithm *drawn, const Component *component, const char *self)
{
    const Program *p = w->program;
    const CausalAlgorithm *algorithm = w->algorithm;
    for (int i = 0; i < drawn->members.count; i++)
        if (member_variable(w, drawn, i)->type == TYPE_INTEGER) {
            const char *value = number(w, algorithm->members.at[i].value);
            print_failure(w, arena_format(p->scratch, "!software_fits(%s)", value), "INPUT",
                          drawn->members.at[i].variable, value);
        }
    if (!drawn->members.count)
        line(w, "struct %s %s;", component->type, self);
    else
        line(w, "struct %s %s = {", component->type, self);
    for (int i = 0; i < drawn->members.count; i++) {
        Expr value = algorithm->members.at[i].value;
        Type type = member_variable(w, drawn, i)->type;
        const char *before = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? "(int)(" : "(";
        const char *after = type == TYPE_REAL ? "" : type == TYPE_INTEGER ? ")" : ") > 0.5";
        line(w, "    .%s = %s%s%s,", component->members.at[i], before, number(w, value), after);
    }
    if (drawn->members.count)
        line(w, "};");
}

/* What it may have set: finite, and of an enumeration one of its values. */
static void print_taken(Writer *w, const FlatAlgorithm *drawn, const Component *component, const char *self)
{
    const Program *p = w->program;
    for (int i = 0; i < drawn->members.count; i++) {
        const CausalMember *member = &w->algorithm->members.at[i];
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
        const char *local = leaf_name(w, p->causal->variables.at[member->variable].leaf);
        const char *sign = member->sign < 0 ? "-" : "";
        line(w, variable->type == TYPE_BOOLEAN ? "%s = %s%s ? 1.0 : 0.0;" : "%s = %s%s;", local, sign, set);
    }
}

static void print_call(Writer *w, const FlatAlgorithm *drawn)
{
    const Program *p = w->program;
    Arena *arena = p->scratch;
    const Software *software = drawn->software;
    const Component *component = component_of(&p->components, software);
    const char *self = cscope_fresh(w->scope, "self"), *result = cscope_fresh(w->scope, "result");
    const char *what = software->function ? arena_format(arena, "%s of %s", software->function->text,
                                                         software->files.at[0].path->text)
                                          : "C text";
    const char *texts[] = {drawn->element->text, drawn->instance->text, what, source_print(arena, drawn->source)};
    line(w, "static const ModelSoftware software = {");
    for (int i = 0; i < 4; i++)
        line(w, "    \"%s\",", c_string(arena, texts[i]));
    line(w, "};");
    print_given(w, drawn, component, self);
    line(w, "const int %s = %s(&%s);", result, component->function, self);
    print_failure(w, arena_format(arena, "%s != 0", result), "STATUS", -1, result);
    print_taken(w, drawn, component, self);
}

/* ---- the whole ---- */

static void print_inside(Writer *w, const FlatAlgorithm *drawn)
{
    if (drawn->software)
        print_call(w, drawn);
    else
        print_list(w, &w->algorithm->statements);
}

static void print_locals(Writer *w)
{
    const Program *p = w->program;
    for (int i = 0; i < w->algorithm->assigns.count; i++) {
        int variable = w->algorithm->assigns.at[i];
        const CausalVariable *v = &p->causal->variables.at[variable];
        const char *name = new_local(w, v->leaf, wish_of(p, variable)), *set = NULL;
        line(w, "double %s = m->%s;", name, p->places.at[is_state(w, variable) ? variable : v->before].member);
        if (is_state(w, variable)) {
            set = cscope_fresh(w->scope, arena_format(p->scratch, "%s_is_set", name));
            line(w, "bool %s = false;", set);
        }
        list_push(p->arena, &w->set, set);
    }
}

/* What sets a state, for a message. */
static const char *setter_text(const Writer *w, const CausalAlgorithm *algorithm)
{
    const FlatAlgorithm *drawn = &w->program->system->algorithms.at[algorithm->declared];
    return arena_format(w->program->scratch, "'%s'%s%s, %s", drawn->element->text, *drawn->instance->text ? " of " : "",
                        drawn->instance->text, source_print(w->program->scratch, drawn->source));
}

/* Two algorithms may set a state at one instant only if they agree. */
static void print_conflict(Writer *w, int variable, const char *local)
{
    enum { SHOWN = 5 };
    const Program *p = w->program;
    const IntList *setters = &p->places.at[variable].setters;
    int others = 0;
    Text words = text_new(p->scratch);
    text_format(&words, "%s by %s", path_text(p, variable), setter_text(w, w->algorithm));
    for (int i = 0; i < setters->count; i++) {
        const CausalAlgorithm *other = &p->causal->algorithms.at[setters->at[i]];
        if (other != w->algorithm && others++ < SHOWN)
            text_format(&words, "%s %s", others > 1 ? "," : "; also set by", setter_text(w, other));
    }
    if (!others)
        return;
    const Place *place = &p->places.at[variable];
    line(w, "    if (m->%s > 0.0 && instant_is_other(m->%s, %s))", place->is_reset, place->reset, local);
    line(w, "        return model_fail_at(m, MODEL_SET_TWICE, \"%s\", %s);", c_string(p->scratch, words.at), local);
}

static void store_locals(Writer *w)
{
    const Program *p = w->program;
    for (int i = 0; i < w->algorithm->assigns.count; i++) {
        int variable = w->algorithm->assigns.at[i];
        const Place *place = &p->places.at[variable];
        if (!w->set.at[i]) {
            line(w, "m->%s = %s;", place->member, w->locals.at[i]);
            continue;
        }
        line(w, "if (%s) {", w->set.at[i]);
        print_conflict(w, variable, w->locals.at[i]);
        line(w, "    m->%s = %s;", place->reset, w->locals.at[i]);
        line(w, "    m->%s = 1.0;", place->is_reset);
        line(w, "}");
    }
}

static void print_algorithm(Program *p, int index, Text *functions)
{
    const CausalAlgorithm *algorithm = &p->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
    Text text = text_new(p->scratch);
    text_add(&text, "");
    Writer w = {.program = p, .algorithm = algorithm, .text = &text, .scope = cscope_within(p->scratch, p->functions),
                .local_of = map_new(p->scratch), .indent = 4,
                .file = drawn->source.file ? c_comment(p->scratch, drawn->source.file->label->text) : ""};
    print_locals(&w);
    text_add_char(&text, '\n');
    if (algorithm->clock >= 0) {
        int flag = p->causal->clocks.at[algorithm->clock].flag;
        line(&w, "if (%s) {", condition(&w, p->causal->variables.at[flag].leaf));
        w.indent += 4;
        print_inside(&w, drawn);
        w.indent -= 4;
        line(&w, "}");
    } else {
        print_inside(&w, drawn);
    }
    if (w.leaves)
        text_add(&text, "\ndone:\n");
    store_locals(&w);
    text_add_char(functions, '\n');
    comment_print(functions, 0, arena_format(p->scratch, "%s  %s  %s  %s", c_comment(p->scratch, drawn->id->text),
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
