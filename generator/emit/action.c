/* action.c - recomputes variables set by algorithms, and ticks of clocks, for --verify: as drawn, from the values in
 * results.
 *
 * model_update executes statements on representatives of aliases (algorithm.c). Here they read all variables from their
 * rows in the table, and the values before the event. Both must set the same values. C code of the user is not called
 * again.
 */
#include "emit/writer.h"
#include "emit/function.h"
#include "emit/passes.h"
#include "emit/words.h"

#include <string.h>

typedef struct {
    StatementWriter writer;
    const FlatAlgorithm *drawn;
    Map *before_of; /* leaf that stands for pre() of a state -> that variable */
} Action;

static int representative(const Program *p, int variable)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    return v->role == ROLE_ALIAS ? v->representative : variable;
}

static bool is_state(const Program *p, int variable)
{
    int own = representative(p, variable);
    return own >= 0 && p->layout.places.at[own].reset;
}

/* A variable's value as results show it, which is also a state's value before algorithms set it. */
static const Code *listed_value(const Program *p, int variable, CStored *stored)
{
    const CausalVariable *v = &p->causal->variables.at[variable];
    if (v->role == ROLE_BEFORE && !p->layout.places.at[variable].member)
        variable = v->of;
    int row = p->layout.places.at[variable].row;
    *stored = row < 0 ? emit_stored_as(p, variable) : C_NUMBER;
    return row < 0 ? emit_stored(p, variable) : code_format(p->scratch, "listed[%s]", code_number(p->scratch, row));
}

static const Code *leaf_code(void *context, Expr e, CStored *stored)
{
    const Action *action = context;
    const FlatAlgorithm *drawn = action->drawn;
    const StatementWriter *w = &action->writer;
    const Program *p = w->program;
    int local = map_get(w->local_of, e, -1);
    bool is_set_later = local >= 0 && local < drawn->assigned.count && drawn->is_simultaneous &&
                        is_state(p, drawn->assigned.at[local]);
    if (local >= 0 && !is_set_later) {
        const CStored own = local < drawn->assigned.count ? emit_stored_as(p, drawn->assigned.at[local]) : C_NUMBER;
        if (own.is_queue)
            *stored = own;
        return w->values.at[local];
    }
    int before = map_get(action->before_of, e, -1);
    if (before >= 0)
        return listed_value(p, before, stored);
    if (e->op == OP_TIME)
        return code_words(p->scratch, "time");
    if (e->op == OP_TABLE)
        return table_code(p, e);
    if (e->op != OP_VARIABLE)
        return NULL;
    return listed_value(p, causal_variable(p->causal, e), stored);
}

/* pre() of a state is its value in results, even after statements have set it. */
static Expr before_state(void *context, Expr e)
{
    Action *action = context;
    const Program *p = action->writer.program;
    int variable = e->op == OP_PRE ? causal_variable(p->causal, e->at[0]) : -1;
    if (variable < 0 || !is_state(p, variable))
        return NULL;
    Expr leaf = expr_variable(name_format("before %s", emit_path_text(p, variable)), e->type);
    map_put(action->before_of, leaf, variable);
    return leaf;
}

/* The expression with its branches as decided by the run, and with pre() of states replaced by values before the
 * event. */
static Expr decided(void *context, Expr drawn)
{
    Action *action = context;
    Program *p = action->writer.program;
    Expr own = expr_rebuild(drawn, false, NULL, before_state, action);
    return branches_in(p->arena, p->causal, discrete_known(p->arena, p->causal, own));
}

static void print_limit(StatementWriter *w, const Statement *s)
{
    (void)s;
    writer_line(w, "    break;");
}

/* Locals of the assigned variables begin with the values before the event; a flag notes whether a state is set. */
static void print_locals(StatementWriter *w, const FlatAlgorithm *drawn)
{
    const Program *p = w->program;
    for (int i = 0; i < drawn->assigned.count; i++) {
        int variable = drawn->assigned.at[i], own = representative(p, variable);
        const CausalVariable *v = &p->causal->variables.at[variable];
        const char *sign = v->role == ROLE_ALIAS && v->sign < 0 ? "-" : "";
        CStored stored;
        const Code *before = listed_value(p, variable, &stored);
        const int kept = p->causal->variables.at[own].before;
        if (!is_state(p, variable))
            before = code_format(p->scratch, "%s%s", sign, code_read(p->scratch, p->layout.places.at[kept].member));
        const char *name = writer_local(w, v->leaf, emit_member_wish(p, variable));
        const CStored own_type = emit_stored_as(p, variable);
        writer_line(w, "%s %s = %s;", c_stored_type(p->scratch, own_type.is_queue ? own_type : C_NUMBER), name, before);
        const char *set = is_state(p, variable) ? arena_format(p->scratch, "%s_is_set", name) : NULL;
        list_push(p->arena, &w->set, set ? code_words(p->arena, cscope_fresh(w->scope, set)) : NULL);
        if (set)
            writer_line(w, "bool %s = false;", w->set.at[i]);
    }
}

static Action action_new(Program *p, const FlatAlgorithm *drawn, CodeLines *lines)
{
    static const char *const parameters[] = {"listed", "value", "is_set"};
    CScope *scope = cscope_within(p->arena, p->functions);
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
        cscope_fresh(scope, parameters[i]);
    return (Action){.writer = {.program = p, .lines = lines, .scope = scope, .local_of = map_new(p->scratch),
                               .indent = 4, .leaf = leaf_code, .prepare = decided, .limit = print_limit},
                    .drawn = drawn, .before_of = map_new(p->scratch)};
}

static void fill_action(void *context, Record *record, int index)
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
    Items row = code_array(p->scratch);
    code_add_field(&row, "name", c_quoted(p->scratch, emit_path_text(p, variable)));
    code_add_field(&row, "element", c_quoted(p->scratch, drawn->element->text));
    code_add_field(&row, "instance", c_quoted(p->scratch, drawn->instance->text));
    code_add_field(&row, "source", emit_drawn_at(p, drawn->source));
    code_add_count(&row, "reset", is_state(p, variable) ? reset + 1 : 0);
    code_add_field(&row, "type", emit_type_text(p, own));
    code_add_place(&row, "offset", p->layout.places.at[own].member);
    code_add_count(&row, "sign", v->role == ROLE_ALIAS && v->sign < 0 ? -1 : 1);
    record_set(record, "fields", row.text.at);
}

/* The number of rows that the runtime makes of a variable: for a queue, its length and its places. */
static int value_count(const Program *p, int variable)
{
    return emit_stored_as(p, variable).is_queue ? 1 + QUEUE_MOST : 1;
}

/* C that computes the periods and first ticks of clocks. */
static const char *times_print(Program *p)
{
    CodeLines lines = code_lines_new(p->arena);
    Action action = action_new(p, NULL, &lines);
    StatementWriter *w = &action.writer;
    w->context = &action;
    for (int i = 0; i < p->causal->clocks.count; i++) {
        const Clock *clock = &p->causal->clocks.at[i];
        writer_line(w, "period[%d] = %s;", i, writer_value(w, clock->period, false));
        if (clock->first)
            writer_line(w, "first[%d] = %s;", i, writer_value(w, clock->first, false));
    }
    if (p->causal->clocks.count)
        writer_line(w, "(void)m, (void)listed, (void)period, (void)first;");
    arena_reset(p->scratch);
    return code_lines_text(p->arena, &lines);
}

/* The function that executes one algorithm; its values begin at row `first`. */
static Routine write_action(Program *p, int index, int first)
{
    const CausalAlgorithm *algorithm = &p->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
    const Routine *step = &p->algorithms.routines.at[index];
    CodeLines lines = code_lines_new(p->arena);
    Action action = action_new(p, drawn, &lines);
    StatementWriter *w = &action.writer;
    w->context = &action;
    writer_line(w, "(void)m, (void)time, (void)listed, (void)is_set;");
    print_locals(w, drawn);
    if (drawn->presence) {
        writer_line(w, "if (%s) {", writer_value(w, drawn->presence, true));
        w->indent += 4;
    }
    if (algorithm->clock >= 0) {
        writer_line(w, "if (%s) {",
                    code_read(p->scratch, p->layout.places.at[p->causal->clocks.at[algorithm->clock].flag].member));
        writer_body(w, &drawn->statements);
        writer_line(w, "}");
    } else {
        writer_list(w, &drawn->statements);
    }
    if (drawn->presence) {
        w->indent -= 4;
        writer_line(w, "}");
    }
    if (w->leaves)
        code_lines_add(&lines, 0, NULL, "done:");
    for (int i = 0; i < drawn->assigned.count; i++) {
        const int width = value_count(p, drawn->assigned.at[i]);
        if (width > 1)
            writer_line(w, "queue_list(%s, &value[%s]);", w->locals.at[i], code_number(p->scratch, first));
        else
            writer_line(w, "value[%s] = %s;", code_number(p->scratch, first), w->locals.at[i]);
        if (w->set.at[i])
            writer_line(w, "is_set[%s] = %s;", code_number(p->scratch, first), w->set.at[i]);
        first += width;
    }
    arena_reset(p->scratch);
    return (Routine){.name = arena_format(p->arena, "action_%d", index + 1), .lines = lines, .scope = w->scope,
                     .kind_name = arena_format(p->arena, "execute%s", strchr(step->kind_name, '_')),
                     .trace = c_comment(p->arena, drawn->id->text)};
}

void actions_print(Program *p, Record *record)
{
    static const char parameters[] = "const Model *m, double time, const double *listed, double *value, bool *is_set";
    int count = 0, values = 0;
    RoutineList actions = {0};
    Text functions = text_new(p->arena);
    for (int a = 0; a < p->causal->algorithms.count; a++) {
        const FlatAlgorithm *drawn = &p->system->algorithms.at[p->causal->algorithms.at[a].declared];
        if (drawn->software)
            continue;
        list_push(p->arena, &actions, write_action(p, a, values));
        count += drawn->assigned.count;
        for (int i = 0; i < drawn->assigned.count; i++)
            values += value_count(p, drawn->assigned.at[i]);
    }
    routines_join(p, &actions);
    Split calls = split_new(p, &functions, "execute", parameters, "m, time, listed, value, is_set");
    for (int i = 0; i < actions.count; i++) {
        const Routine *action = &actions.at[i];
        routine_print(p, &functions, &actions, i, "static void", parameters, INSIDE_CONST);
        const Code *call = routine_call(p, action, code_words(p->scratch, "i"), "m, time, listed, value, is_set");
        if (action->run && action->kind == i) {
            CodeLines *lines = &split_statement(&calls)->body;
            code_lines_add(lines, 4, NULL, "for (int i = %d; i < %d; i++)", action->index,
                           action->index + action->run->items.count)->is_loop = true;
            code_lines_add(lines, 8, NULL, "%s;", call)->hands_on = true;
        } else if (!action->run) {
            split_line(&calls, "%s;", call)->hands_on = true;
        }
        arena_reset(p->scratch);
    }
    record_function(record, "execute", split_close(&calls, NULL, false));
    record_set(record, "action_functions", functions.at);
    record_function(record, "clock_times", times_print(p));
    record_table(p, record, "actions", "ModelAction", count, fill_action);
}
