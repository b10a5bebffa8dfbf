/* algorithm.c - each algorithm as a C function.
 *
 * An assigned variable begins with its value before the event, so that a function may be called again at the same
 * instant. States change only after the round. Until then pre(), other algorithms and the right-hand sides of a
 * when-equation see the old values. Loops are bounded. */
#include "emit/writer.h"
#include "emit/event.h"
#include "emit/function.h"
#include "emit/words.h"

#include <string.h>

typedef struct {
    StatementWriter writer;
    const CausalAlgorithm *algorithm;
    const FlatAlgorithm *drawn;
    const char *last; /* the comment printed last */
    Map *noted;       /* line and text of each statement that is already in `lines` */
    Text lines;
} Step;

/* Adds a text that messages name; returns its enumerator. */
static const char *message_place(Program *p, const FlatAlgorithm *drawn, const char *words)
{
    const char *name = cscope_fresh(p->functions, arena_format(p->scratch, "AT_%s", drawn->id->text));
    list_push(p->arena, &p->algorithms.statement_names, name);
    list_push(p->arena, &p->algorithms.statement_texts, arena_format(p->arena, "%s", words));
    return name;
}

/* A local, or a stored member. A variable that algorithms assign for the next round is read as before the event. pre()
 * of a variable without a stored value before the event is the variable itself. */
static const Code *leaf_code(void *context, Expr e, CStored *stored)
{
    const Step *step = context;
    const StatementWriter *w = &step->writer;
    const Program *p = w->program;
    const int local = map_get(w->local_of, e, -1);
    if (local >= 0) {
        bool is_set_later = step->drawn->is_simultaneous && local < step->algorithm->assigns.count &&
                            p->layout.places.at[causal_variable(p->causal, e)].reset;
        if (!is_set_later) {
            if (local < step->algorithm->assigns.count)
                *stored = p->layout.places.at[step->algorithm->assigns.at[local]].stored;
            return w->values.at[local];
        }
    }
    if (e->op == OP_TIME)
        return code_read(p->scratch, p->layout.time);
    if (e->op == OP_TABLE)
        return table_code(p, e);
    if (e->op != OP_VARIABLE)
        return NULL;
    const int variable = causal_variable(p->causal, e);
    const CausalVariable *v = &p->causal->variables.at[variable];
    *stored = emit_stored_as(p, variable);
    if (v->role == ROLE_DISCRETE && ints_hold(&p->causal->stepwise, variable))
        return emit_stored(p, v->before);
    return emit_stored(p, v->role == ROLE_BEFORE && !p->layout.places.at[variable].member ? v->of : variable);
}

/* Plant::Tank::Modes of tank, model.xmi:88: while n > 0 */
static const char *statement_place(StatementWriter *w, const Statement *s, const char *words)
{
    Arena *arena = w->program->scratch;
    const FlatAlgorithm *drawn = ((const Step *)w->context)->drawn;
    const char *instance = drawn->instance->text;
    Source source = drawn->source;
    source.line = s->line;
    return message_place(w->program, drawn,
                         arena_format(arena, "%s%s%s, %s: %s", drawn->element->text, *instance ? " of " : "", instance,
                                      source_print(arena, source), words));
}

/* Prints a return with a failure: its status, its place and the number that caused it. */
static void print_failed(StatementWriter *w, const char *status, const char *place, const Code *number)
{
    const Portable *portable = w->program->portable;
    w->may_fail = true;
    if (portable)
        writer_line(w, "return fail(m, %s_STATEMENT, %s);", portable->prefix, place);
    else
        writer_line(w, "return model_fail_at(m, %s, model_statements[%s], %s);", status, place, number);
}

static void print_limit(StatementWriter *w, const Statement *s)
{
    w->indent += 4;
    print_failed(w, "MODEL_ENDLESS_ALGORITHM", statement_place(w, s, s->text),
                 code_format(w->program->scratch, "%d", MOST_ROUNDS));
    w->indent -= 4;
}

static void print_open(StatementWriter *w, const Statement *s, Expr condition)
{
    print_failed(w, "MODEL_NOT_FINITE", statement_place(w, s, expr_text(w->program->scratch, condition)),
                 code_words(w->program->scratch, "NAN"));
}

/* The trace of a statement: its drawn text, or the name of its element within the behaviour. NULL if the trace before
 * is the same, and for statements made from the behaviour itself. */
static const char *origin(StatementWriter *w, const Statement *s)
{
    Arena *arena = w->program->scratch;
    Step *step = w->context;
    const char *element = step->drawn->element->text, *text = s->text;
    const size_t length = strlen(element);
    const bool is_plain = s->kind == STATEMENT_BREAK || s->kind == STATEMENT_RETURN || s->kind == STATEMENT_CALL;
    if (is_plain || !text || !text[0] || strcmp(text, element) == 0)
        return NULL;
    const bool is_within = strncmp(text, element, length) == 0 && strncmp(text + length, "::", 2) == 0;
    text += is_within ? length + 2 : 0;
    const char *words = c_comment(arena, text);
    const Name line = name_format("%d  %s", s->line, words);
    if (!map_get(step->noted, line, 0))
        text_format(&step->lines, "\n%s", line->text);
    map_put(step->noted, line, 1);
    const bool is_named = is_within && /* a state's name, which is in this statement or in the one around it */
                          ((s->kind == STATEMENT_ASSIGN && s->value->op == OP_NUMBER) ||
                           (s->kind == STATEMENT_IF && !strstr(words, "->")));
    const bool is_known = is_named || (step->last && strcmp(step->last, words) == 0);
    step->last = words;
    return is_known ? NULL : words;
}

/* ---- C code of the user ---- */

/* The enumerator of the variable's row. */
static const char *variable_row(Program *p, int variable)
{
    const int known = map_get_number(p->messages.row_names, (uint64_t)variable, -1);
    if (known >= 0)
        return p->messages.variable_names.at[known];
    const char *wish = arena_format(p->scratch, "ROW_%s", c_capitals(p->scratch, emit_path_text(p, variable)));
    const char *name = cscope_fresh(p->functions, wish);
    map_put_number(p->messages.row_names, (uint64_t)variable, p->messages.variable_names.count);
    list_push(p->arena, &p->messages.variable_names, name);
    list_push(p->arena, &p->messages.variable_rows,
              arena_format(p->arena, "%s = %d", name, p->layout.places.at[variable].row));
    return name;
}

static void print_failure(StatementWriter *w, const Code *condition, const char *kind, int variable,
                          const Code *value)
{
    w->may_fail = true;
    writer_line(w, "if (%s)", condition);
    writer_line(w, "    return software_fail(m, software, MODEL_SOFTWARE_%s, %s, %s);", kind,
                variable >= 0 ? variable_row(w->program, variable) : "-1", value);
}

/* Takes over outputs of the code. Reals must be finite; an enumeration must have one of its values. */
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
        const Code *set = code_format(p->scratch, "%s.%s", self, component->members.at[i]);
        if (variable->type == TYPE_REAL)
            print_failure(w, code_format(p->scratch, "!isfinite(%s)", set), "VALUE", drawn, set);
        else if (variable->literals.count)
            print_failure(w, code_format(p->scratch, "%s < 1 || %s > %d", set, set, variable->literals.count), "VALUE",
                          drawn, set);
        CStored stored = C_NUMBER;
        const int local = map_get(w->local_of, p->causal->variables.at[member->variable].leaf, -1);
        leaf_code(step, p->causal->variables.at[member->variable].leaf, &stored);
        const char *sign = member->sign < 0 ? "-" : "";
        const char *type = stored.enumeration ? arena_format(p->scratch, "(enum %s)", stored.enumeration->type) : "";
        writer_line(w, "%s = %s%s%s;", w->locals.at[local], type, sign, set);
    }
}

/* Calls the code. Its inputs are put into its struct; Integers must fit the type of the member. */
static void print_call(Step *step)
{
    StatementWriter *w = &step->writer;
    Program *p = w->program;
    Arena *arena = p->scratch;
    const FlatAlgorithm *drawn = step->drawn;
    const Software *software = drawn->software;
    const Component *component = emit_component_of(&p->algorithms.components, software);
    const char *self = cscope_fresh(w->scope, "self"), *result = cscope_fresh(w->scope, "result");
    const char *what = software->function ? arena_format(arena, "%s of %s", software->function->text,
                                                         software->files.at[0].path->text)
                                          : "C text";
    const char *name = cscope_fresh(p->functions, arena_format(arena, "CALL_%s", drawn->id->text));
    Items row = code_items(arena, MOST_ENUMERATORS, true);
    code_add_field(&row, "element", c_quoted(arena, drawn->element->text));
    code_add_field(&row, "instance", c_quoted(arena, drawn->instance->text));
    code_add_field(&row, "function", c_quoted(arena, what));
    code_add_field(&row, "source", emit_drawn_at(p, drawn->source));
    list_push(p->arena, &w->program->algorithms.call_names, name);
    list_push(p->arena, &w->program->algorithms.call_fields, arena_format(p->arena, "%s", row.text.at));
    writer_line(w, "const ModelSoftware *software = &model_software[%s];", name);
    for (int i = 0; i < drawn->members.count; i++) {
        const int variable = drawn->members.at[i].variable;
        if (p->system->variables.at[variable].type != TYPE_INTEGER)
            continue;
        const Code *value = writer_value(w, step->algorithm->members.at[i].value, false);
        print_failure(w, code_format(arena, "!software_fits(%s)", value), "INPUT", variable, value);
    }
    writer_line(w, drawn->members.count ? "struct %s %s = {" : "struct %s %s;", component->type, self);
    for (int i = 0; i < drawn->members.count; i++) {
        const Type type = p->system->variables.at[drawn->members.at[i].variable].type;
        writer_line(w, type == TYPE_INTEGER ? "    .%s = (int)(%s)," : "    .%s = %s,", component->members.at[i],
                    writer_value(w, step->algorithm->members.at[i].value, type == TYPE_BOOLEAN));
    }
    if (drawn->members.count)
        writer_line(w, "};");
    writer_line(w, "const int %s = %s(&%s);", result, component->function, self);
    print_failure(w, code_format(arena, "%s != 0", result), "STATUS", -1, code_words(arena, result));
    print_taken(step, component, self);
}

/* Statements set variables where they are stored. As the round begins, a discrete variable has its value before the
 * event, and the new value of a state is its present one. States that several algorithms set have locals, so that the
 * values can be compared. */
static void name_assigned(Step *step)
{
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    for (int i = 0; i < step->algorithm->assigns.count; i++) {
        const int variable = step->algorithm->assigns.at[i];
        const CausalVariable *v = &p->causal->variables.at[variable];
        const Place *place = &p->layout.places.at[variable];
        const Code *set = NULL;
        if (place->setters.count > 1 && place->reset) {
            const char *name = writer_local(w, v->leaf, emit_wish_of(p, variable));
            set = code_words(p->arena, cscope_fresh(w->scope, arena_format(p->scratch, "%s_is_set", name)));
            writer_line(w, "%s %s = %s;", c_real(p->arena), name, code_read(p->scratch, place->member));
            writer_line(w, "bool %s = false;", set);
        } else {
            const Member *member = place->reset ? place->reset : place->member;
            const Code *target = code_write(p->arena, member);
            writer_stored(w, v->leaf, target, code_read(p->arena, member));
            set = place->reset ? code_write(p->arena, place->is_reset) : NULL;
            if (!place->reset && !ints_hold(&p->causal->stepwise, variable))
                writer_line(w, "%s = %s;", target, code_read(p->scratch, p->layout.places.at[v->before].member));
        }
        list_push(p->arena, &w->set, set);
    }
}

/* Names an algorithm that sets a state, for a message. */
static const char *setter_text(const StatementWriter *w, const CausalAlgorithm *algorithm)
{
    const FlatAlgorithm *drawn = &w->program->system->algorithms.at[algorithm->declared];
    return arena_format(w->program->scratch, "'%s'%s%s, %s", drawn->element->text, *drawn->instance->text ? " of " : "",
                        drawn->instance->text, source_print(w->program->scratch, drawn->source));
}

/* Several algorithms may set a state at one instant only if they agree. */
static void store_locals(Step *step)
{
    enum { SHOWN = 5 };
    StatementWriter *w = &step->writer;
    const Program *p = w->program;
    for (int i = 0; i < step->algorithm->assigns.count; i++) {
        const int variable = step->algorithm->assigns.at[i];
        const Place *place = &p->layout.places.at[variable];
        const Code *local = w->locals.at[i];
        if (place->setters.count < 2 || !place->reset)
            continue;
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
            writer_line(w, "    if (%s && %s(%s, %s))", code_read(p->scratch, place->is_reset),
                        code_call(p->scratch, "instant_is_other"), code_read(p->scratch, place->reset), local)
                ->governs = true;
            w->indent += 8;
            print_failed(w, "MODEL_SET_TWICE", message_place(w->program, step->drawn, words.at), local);
            w->indent -= 8;
        }
        writer_line(w, "    %s = %s;", code_write(p->scratch, place->reset), local);
        writer_line(w, "    %s = true;", code_write(p->scratch, place->is_reset));
        writer_line(w, "}");
    }
}

static const char *algorithm_trace(const Program *p, const FlatAlgorithm *drawn, const char *where)
{
    return arena_format(p->scratch, "%s  %s%s%s", c_comment(p->scratch, drawn->id->text),
                        c_comment(p->scratch, drawn->element->text), *where ? "  " : "",
                        c_comment(p->scratch, where));
}

/* Writes the inside of an algorithm's function; returns the comment that tells where its statements are drawn. */
static const char *write_algorithm(Program *p, int index)
{
    const CausalAlgorithm *algorithm = &p->causal->algorithms.at[index];
    const FlatAlgorithm *drawn = &p->system->algorithms.at[algorithm->declared];
    Text place = text_new(p->arena);
    CodeLines lines = code_lines_new(p->arena);
    Routine *routine = &p->algorithms.routines.at[index];
    Step step = {.algorithm = algorithm, .drawn = drawn, .noted = map_new(p->scratch), .lines = text_new(p->scratch)};
    StatementWriter *w = &step.writer;
    *w = (StatementWriter){.program = p,
                           .lines = &lines,
                           .scope = cscope_within(p->arena, p->functions),
                           .local_of = map_new(p->scratch),
                           .indent = 4,
                           .is_exact = true,
                           .algorithm = 1 + index,
                           .context = &step,
                           .leaf = leaf_code,
                           .origin = origin,
                           .limit = print_limit,
                           .open = print_open};
    name_assigned(&step);
    if (lines.all.count)
        code_lines_blank(&lines);
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
    if (w->leaves) {
        code_lines_blank(&lines);
        code_lines_add(&lines, 0, NULL, "done:");
    }
    store_locals(&step);
    routine->may_fail = w->may_fail;
    routine->lines = lines;
    routine->trace = arena_format(p->arena, "%s", algorithm_trace(p, drawn, ""));
    routine->scope = w->scope;
    text_format(&place, "%s%s", algorithm_trace(p, drawn, source_print(p->scratch, drawn->source)), step.lines.at);
    arena_reset(p->scratch);
    return place.at;
}

/* Rows of a table in the order of their enumerators. */
static void record_enumerated(const Program *p, Record *record, const char *list, const NameList *names,
                              const NameList *texts)
{
    Record *table = record_when(record, list, names->count > 0);
    Items items = code_items(p->arena, MOST_ENUMERATORS, true);
    for (int i = 0; i < names->count; i++) {
        Record *row = record_add(table, "rows");
        code_add_item(&items, names->at[i]);
        record_set(row, "name", names->at[i]);
        record_set(row, "text", texts->at[i]);
    }
    if (table)
        record_set(table, "names", items.text.at);
    Text macros = text_new(p->arena);
    for (int i = 0; p->portable && i < names->count; i++)
        text_format(&macros, "#define %s %d\n", names->at[i], i);
    if (table)
        record_set(table, "macros", macros.at);
}

void algorithms_write(Program *p)
{
    NameList places = {0};
    Text *text = &p->algorithms.statement_places;
    *text = text_new(p->arena);
    p->messages.row_names = map_new(p->arena);
    for (int i = 0; i < p->algorithms.routines.count; i++)
        list_push(p->arena, &places, write_algorithm(p, i));
    routines_join(p, &p->algorithms.routines);
    for (int i = 0; i < p->algorithms.routines.count; i++) {
        const Routine *routine = &p->algorithms.routines.at[i];
        if (routine->kind != i)
            continue;
        if (routine->run)
            text_format(text, "%s\n", c_marked(text->arena, arena_format(p->scratch, "/* %d of them: */",
                                                                        routine->run->items.count), NUMBER_IN_COMMENT));
        emit_comment_print(text, 0, places.at[i]);
    }
}

void algorithms_print(Program *p, Record *record, Text *functions)
{
    for (int i = 0; i < p->algorithms.routines.count; i++) {
        const bool may_fail = p->algorithms.routines.at[i].may_fail;
        routine_print(p, functions, &p->algorithms.routines, i, may_fail ? "static ModelStatus" : "static void",
                      "Model *m",
                      may_fail ? INSIDE_STATUS : INSIDE_USUAL);
        arena_reset(p->scratch);
    }
    Record *algorithms = record_when(record, "with_algorithms", p->algorithms.statement_places.length > 0);
    if (algorithms)
        record_set(algorithms, "statement_places", p->algorithms.statement_places.at);
    NameList literals = {0}; /* in parentheses: else compilers suspect a missing comma in a literal of several lines */
    for (int i = 0; i < p->algorithms.statement_texts.count; i++)
        list_push(p->arena, &literals,
                  arena_format(p->arena, "(%s)", code_string(p->arena, p->algorithms.statement_texts.at[i])));
    record_enumerated(p, record, "with_statements", &p->algorithms.statement_names, &literals);
    record_enumerated(p, record, "with_calls", &p->algorithms.call_names, &p->algorithms.call_fields);
    record_enumerated(p, record, "with_variable_rows", &p->messages.variable_rows, &p->messages.variable_names);
}
