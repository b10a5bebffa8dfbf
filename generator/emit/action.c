/* action.c - what algorithms set, and when clocks tick, for --verify: as drawn, from what results show.
 *
 * model_update executes statements in representatives (algorithm.c); here they read the values of all variables by
 * their rows in the table, and those before the event. Both must set the same. C code of the user is not called again.
 */
#include "emit/program.h"

enum { MOST_ROUNDS = 1000000 };

typedef struct {
    Program *program;
    const FlatAlgorithm *drawn;
    Text *text;
    CScope *scope;
    Map *local_of;  /* leaf -> index into locals */
    Map *before_of; /* leaf that stands for pre() of a state -> that variable */
    List(const char *) locals; /* of what it assigns first, in that order */
    List(const char *) set;    /* parallel to these: says whether it has been */
    int indent;
    bool leaves;
} Writer;

static int representative(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_ALIAS ? v->representative : variable;
}

static bool is_state(const Program *p, int variable)
{
    int own = representative(p, variable);
    return own >= 0 && p->places.at[own].reset;
}

/* What results show; a state's value before it is set is that, too. */
static const char *listed_text(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_BEFORE && !p->places.at[variable].member)
        variable = v->of;
    int row = p->places.at[variable].row;
    return row < 0 ? stored_text(p, variable) : arena_format(p->scratch, "listed[%d]", row);
}

static const char *leaf_name(void *context, Expr e)
{
    const Writer *w = context;
    const Program *p = w->program;
    int local = map_get(w->local_of, e, -1);
    bool is_set_later = local >= 0 && local < w->drawn->assigned.count && w->drawn->is_simultaneous &&
                        is_state(p, w->drawn->assigned.at[local]);
    if (local >= 0 && !is_set_later)
        return w->locals.at[local];
    int before = map_get(w->before_of, e, -1);
    if (before >= 0)
        return listed_text(p, before);
    if (e->op == OP_TIME)
        return "time";
    if (e->op == OP_TABLE)
        return table_text(p, e);
    return e->op == OP_VARIABLE ? listed_text(p, causal_variable(p->causal, e)) : NULL;
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

static void mark_used(Expr e, bool *is_used)
{
    is_used[e->op] = true;
    for (int i = 0; i < e->count; i++)
        mark_used(e->at[i], is_used);
}

static bool keeps_nothing(Expr e)
{
    (void)e;
    return false;
}

/* What a state was before the event is what results show, although statements have set it. */
static Expr before_state(void *context, Expr e)
{
    Writer *w = context;
    int variable = e->op == OP_PRE ? causal_variable(w->program->causal, e->at[0]) : -1;
    if (variable < 0 || !is_state(w->program, variable))
        return NULL;
    Expr leaf = expr_variable(name_format("before %s", path_text(w->program, variable)), e->type);
    map_put(w->before_of, leaf, variable);
    return leaf;
}

/* As the run has decided it, with what was before the event. */
static const char *expression(Writer *w, Expr drawn, bool is_truth)
{
    Program *p = w->program;
    Text text = text_new(p->scratch);
    Expr own = expr_rebuild(drawn, false, keeps_nothing, before_state, w);
    Expr e = branches_in(p->arena, p->causal, discrete_known(p->arena, p->causal, own));
    mark_used(e, p->is_used);
    if (is_truth)
        c_print_truth(&text, e, leaf_name, w);
    else
        c_print_number(&text, e, leaf_name, w);
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

static void print_if(Writer *w, const Statement *s)
{
    for (int k = 0; k < s->branches.count; k++) {
        if (k < s->conditions.count)
            line(w, "%sif (%s) {", k ? "} else " : "", expression(w, s->conditions.at[k], true));
        else
            line(w, "} else {");
        print_body(w, &s->branches.at[k]);
    }
    line(w, "}");
}

static const char *new_rounds(Writer *w)
{
    const char *rounds = cscope_fresh(w->scope, "rounds");
    line(w, "int %s = 0;", rounds);
    return rounds;
}

static void print_for(Writer *w, const Statement *s)
{
    const Expr range = s->value;
    const char *rounds = new_rounds(w), *last = cscope_fresh(w->scope, "last"), *step = cscope_fresh(w->scope, "step");
    line(w, "const double %s = %s;", last, expression(w, range->at[range->count - 1], false));
    line(w, "const double %s = %s;", step, range->count == 3 ? expression(w, range->at[1], false) : "1.0");
    const char *first = expression(w, range->at[0], false), *index = new_local(w, s->target, s->target->name->text);
    line(w, "for (double %s = %s; (%s - %s) * %s >= 0.0 && ++%s <= %d; %s += %s) {", index, first, last, index, step,
         rounds, MOST_ROUNDS, index, step);
    print_body(w, &s->branches.at[0]);
    line(w, "}");
}

static void print_assign(Writer *w, const Statement *s)
{
    int local = map_get(w->local_of, s->target, -1);
    line(w, "%s = %s;", w->locals.at[local], expression(w, s->value, false));
    line(w, "%s = true;", w->set.at[local]);
}

static void print_list(Writer *w, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        switch (s->kind) {
        case STATEMENT_ASSIGN: print_assign(w, s); break;
        case STATEMENT_IF: print_if(w, s); break;
        case STATEMENT_FOR: print_for(w, s); break;
        case STATEMENT_WHILE: {
            const char *rounds = new_rounds(w);
            line(w, "while (%s && ++%s <= %d) {", expression(w, s->value, true), rounds, MOST_ROUNDS);
            print_body(w, &s->branches.at[0]);
            line(w, "}");
            break;
        }
        case STATEMENT_BREAK: line(w, "break;"); break;
        case STATEMENT_RETURN:
            line(w, "goto done;");
            w->leaves = true;
            break;
        case STATEMENT_CALL: break;
        }
    }
}

/* What it assigns begins as it was before the event. */
static void print_locals(Writer *w)
{
    const Program *p = w->program;
    for (int i = 0; i < w->drawn->assigned.count; i++) {
        int variable = w->drawn->assigned.at[i], own = representative(p, variable);
        const CausalVariable *v = &p->causal->variables.at[variable];
        const char *sign = v->role == ROLE_ALIAS && v->sign < 0 ? "-" : "";
        const char *before = listed_text(p, variable);
        if (!is_state(p, variable))
            before = arena_format(p->scratch, "%sm->%s", sign,
                                  p->places.at[p->causal->variables.at[own].before].member);
        const char *name = new_local(w, v->leaf, wish_of(p, variable));
        line(w, "double %s = %s;", name, before);
        list_push(p->arena, &w->set, cscope_fresh(w->scope, arena_format(p->scratch, "%s_is_set", name)));
        line(w, "bool %s = false;", w->set.at[i]);
    }
}

static Writer writer_new(Program *p, const FlatAlgorithm *drawn, Text *text)
{
    static const char *const parameters[] = {"listed", "value", "is_set"};
    CScope *scope = cscope_within(p->scratch, p->functions);
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
        cscope_fresh(scope, parameters[i]);
    text_add(text, "");
    return (Writer){.program = p, .drawn = drawn, .text = text, .scope = scope, .local_of = map_new(p->scratch),
                    .before_of = map_new(p->scratch), .indent = 4};
}

static void print_algorithm(Program *p, int index, const FlatAlgorithm *drawn, int first, Text *functions)
{
    Text text = text_new(p->scratch);
    Writer w = writer_new(p, drawn, &text);
    const CausalAlgorithm *algorithm = &p->causal->algorithms.at[index];
    print_locals(&w);
    if (algorithm->clock >= 0) {
        line(&w, "if (m->%s > 0.5) {", p->places.at[p->causal->clocks.at[algorithm->clock].flag].member);
        print_body(&w, &drawn->statements);
        line(&w, "}");
    } else {
        print_list(&w, &drawn->statements);
    }
    if (w.leaves)
        text_add(&text, "done:\n");
    for (int i = 0; i < drawn->assigned.count; i++) {
        line(&w, "value[%d] = %s;", first + i, w.locals.at[i]);
        line(&w, "is_set[%d] = %s;", first + i, w.set.at[i]);
    }
    text_format(functions,
                "\n/* %s */\nstatic void execute_%d(const Model *m, double time, const double *listed, double *value,\n"
                "                      bool *is_set)\n{\n    (void)m, (void)time, (void)listed;\n%s}\n",
                c_comment(p->scratch, drawn->id->text), index + 1, text.at);
    arena_reset(p->scratch);
}

static void fill_action(void *context, Record *row, int index)
{
    const Program *p = context;
    int a = 0;
    const FlatAlgorithm *drawn = &p->system->algorithms.at[p->causal->algorithms.at[a].declared];
    for (; drawn->software || index >= drawn->assigned.count;
         drawn = &p->system->algorithms.at[p->causal->algorithms.at[++a].declared])
        index -= drawn->software ? 0 : drawn->assigned.count;
    int variable = drawn->assigned.at[index], own = representative(p, variable);
    const CausalVariable *v = &p->causal->variables.at[variable];
    int reset = 0;
    while (is_state(p, variable) && p->causal->resets.at[reset] != own)
        reset++;
    record_set(row, "name", c_quoted(p->scratch, path_text(p, variable)));
    record_set(row, "element", c_quoted(p->scratch, drawn->element->text));
    record_set(row, "instance", c_quoted(p->scratch, drawn->instance->text));
    record_set(row, "source", c_quoted(p->scratch, source_print(p->scratch, drawn->source)));
    record_format(row, "reset", "%d", is_state(p, variable) ? reset : -1);
    record_format(row, "offset", "offsetof(Model, %s)", p->places.at[own].member);
    record_format(row, "sign", "%d", v->role == ROLE_ALIAS && v->sign < 0 ? -1 : 1);
}

/* Periods and first ticks. */
static const char *times_print(Program *p)
{
    Text text = text_new(p->arena);
    Writer w = writer_new(p, NULL, &text);
    for (int i = 0; i < p->causal->clocks.count; i++) {
        const Clock *clock = &p->causal->clocks.at[i];
        line(&w, "period[%d] = %s;", i, expression(&w, clock->period, false));
        if (clock->first)
            line(&w, "first[%d] = %s;", i, expression(&w, clock->first, false));
    }
    line(&w, "(void)m, (void)listed, (void)period, (void)first;");
    arena_reset(p->scratch);
    return text.at;
}

void actions_print(Program *p, Record *record)
{
    int count = 0;
    Text functions = text_new(p->arena), calls = text_new(p->arena);
    text_add(&functions, "");
    text_add(&calls, "");
    for (int a = 0; a < p->causal->algorithms.count; a++) {
        const FlatAlgorithm *drawn = &p->system->algorithms.at[p->causal->algorithms.at[a].declared];
        if (drawn->software)
            continue;
        print_algorithm(p, a, drawn, count, &functions);
        text_format(&calls, "    execute_%d(m, time, listed, value, is_set);\n", a + 1);
        count += drawn->assigned.count;
    }
    if (!count)
        text_add(&calls, "    (void)m, (void)time, (void)listed, (void)value, (void)is_set; /* nothing */\n");
    record_set(record, "action_functions", functions.at);
    record_set(record, "execute", calls.at);
    record_set(record, "clock_times", times_print(p));
    record_table(p, record, "actions", count, fill_action);
}
