/* modelica.c - the flat system as one class of Modelica (Language Specification 3.6), so that a reviewer can run it in
 * another tool: every variable by its path, as a quoted identifier, with unit and start, and every equation by its id.
 *
 * Constraints have the syntax of Modelica's equations, except for names. Features without a counterpart are rejected:
 * interpolation in data, signals that state machines take, parts that appear and disappear, C code, and actions that
 * set states in another way than reinit() in a when. An input of the system is an input of the class. */
#include "review/review.h"

#include "expr/units.h"

#include <math.h>
#include <string.h>

typedef struct {
    Arena *arena;
    const Causal *causal;
    const System *system;
    Text *text;
} Modelica;

/* True if the class declares the variable. A derivative is declared only if it is differentiated once more; any other
 * one is written as der() of its variable. */
static bool is_declared(const FlatVariable *v)
{
    return v->kind != FLAT_DERIVATIVE || v->derivative >= 0;
}

/* The path as a quoted identifier: 'bed.T[3]'. */
static const char *name_of_path(Arena *arena, const char *path)
{
    Text text = text_new(arena);
    text_add_char(&text, '\'');
    for (const char *at = path; *at; at++) {
        if (*at == '\'' || *at == '\\')
            text_add_char(&text, '\\');
        text_add_char(&text, *at);
    }
    text_add_char(&text, '\'');
    return text.at;
}

/* The leaf under its name in Modelica; a derivative that is not declared as der('bed.T'). */
static Expr renamed(void *context, Expr leaf)
{
    const Modelica *m = context;
    const int variable = leaf->op == OP_VARIABLE ? flat_variable(m->system, leaf) : -1;
    if (variable < 0)
        return NULL;
    const FlatVariable *v = &m->system->variables.at[variable];
    const char *name = !is_declared(v)
                           ? arena_format(m->arena, "der(%s)",
                                          renamed(context, m->system->variables.at[v->integral].leaf)->name->text)
                           : name_of_path(m->arena, v->path->text);
    return expr_variable(name_of(name), leaf->type);
}

static const char *expression(Modelica *m, Expr e)
{
    return expr_text(m->arena, expr_replace(e, false, renamed, m));
}

static bool is_foreign(Expr e)
{
    return e->op == OP_TABLE || e->op == OP_INTERPOLATE || e->op == OP_INTERPOLATE2;
}

/* ---- features without a counterpart ---- */

static void refuse(Source source, const char *what, const char *fix)
{
    diag(DIAG_G08, source, "'%s' %s", source.element ? source.element->text : "the model", what);
    diag_fix("%s", fix);
}

/* True if the algorithm consists of `if edge(b) then x := e` for states x alone. */
static bool is_reinit(const Modelica *m, const FlatAlgorithm *a)
{
    for (int i = 0; i < a->statements.count; i++) {
        const Statement *s = a->statements.at[i];
        if (s->kind != STATEMENT_IF || s->conditions.count != 1 || s->branches.count != 1 ||
            s->conditions.at[0]->op != OP_EDGE)
            return false;
        for (int k = 0; k < s->branches.at[0].count; k++)
            if (s->branches.at[0].at[k]->kind != STATEMENT_ASSIGN ||
                m->system->variables.at[flat_variable(m->system, s->branches.at[0].at[k]->target)].is_discrete)
                return false;
    }
    return true;
}

static bool sets_states(const Modelica *m, const FlatAlgorithm *a)
{
    bool sets = false;
    for (int i = 0; i < a->assigned.count; i++)
        sets = sets || !m->system->variables.at[a->assigned.at[i]].is_discrete;
    return sets;
}

/* Recursion follows the nesting of statements, which the parser limits. */
static bool has_data(const StatementList *statements)
{
    bool has = false;
    for (int i = 0; i < statements->count && !has; i++) {
        const Statement *s = statements->at[i];
        has = (s->target && expr_find(s->target, is_foreign)) || (s->value && expr_find(s->value, is_foreign));
        for (int k = 0; k < s->conditions.count && !has; k++)
            has = expr_find(s->conditions.at[k], is_foreign) != NULL;
        for (int k = 0; k < s->branches.count && !has; k++)
            has = has_data(&s->branches.at[k]);
    }
    return has;
}

/* True if Modelica can express the system. Otherwise reports the features without a counterpart; interpolation, absent
 * parts and signals are reported once each. */
static bool can_be_said(Modelica *m)
{
    static const char other[] = "leave modelica out of --emit; the review sheet shows all of it";
    static const char data[] = "interpolates in data, which has no counterpart in Modelica's language";
    const System *system = m->system;
    const int before = diag_error_count();
    bool any_data = false, any_absent = false, any_signals = false;
    for (int i = 0; i < system->equations.count; i++) {
        const FlatEquation *e = &system->equations.at[i];
        const bool interpolates = e->origin != ORIGIN_INPUT &&
                                  (expr_find(e->left, is_foreign) || expr_find(e->right, is_foreign));
        if (interpolates && !any_data)
            refuse(e->source, data, other);
        if (e->presence && !any_absent)
            refuse(e->source, "is of a part that comes and goes, which Modelica has not", other);
        any_data |= interpolates;
        any_absent |= e->presence != NULL;
    }
    for (int i = 0; i < system->inputs.count; i++) {
        const FlatVariable *input = &system->variables.at[system->inputs.at[i].variable];
        Source source = input->source;
        if (!system->inputs.at[i].signals.count || any_signals)
            continue;
        refuse(source, "takes signals, which have no counterpart in Modelica's language", other);
        any_signals = true;
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *a = &system->algorithms.at[i];
        Source source = a->source;
        source.element = a->element;
        if (has_data(&a->statements) && !any_data) {
            refuse(source, data, other);
            any_data = true;
        }
        if (a->software)
            refuse(source, "is C code, which is called with a block's quantities", other);
        else if (sets_states(m, a) && !is_reinit(m, a))
            refuse(source, "sets states by its actions, where Modelica has reinit() in when-equations only", other);
    }
    return diag_error_count() == before;
}

/* ---- declarations ---- */

static void add_attribute(Text *text, bool *is_first, const char *name, const char *value)
{
    text_format(text, "%s%s = %s", *is_first ? "(" : ", ", name, value);
    *is_first = false;
}

static void add_string(Text *text, const char *words)
{
    text_add_char(text, '"');
    for (const char *at = words; *at; at++) {
        if (*at == '"' || *at == '\\')
            text_add_char(text, '\\');
        text_add_char(text, *at);
    }
    text_add_char(text, '"');
}

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/* True if the unit consists of symbols with digits and operators between them, as Modelica's units do. */
static bool is_of_symbols(const char *unit)
{
    bool is = unit[strspn(unit, LETTERS "0123456789*/^().-%")] == '\0';
    for (const char *at = unit; *at && is;) {
        const size_t length = strspn(at, LETTERS);
        UnitMeaning meaning;
        is = !length || unit_of_symbol(at, length, &meaning);
        at += length ? length : 1;
    }
    return is;
}

/* The unit in symbols. Words such as "watt per square metre" become base units; NULL if the words are no unit, or one
 * that has a factor or an offset to base units. */
static const char *unit_in_symbols(Arena *arena, const char *unit)
{
    UnitMeaning meaning;
    Text text = text_new(arena);
    if (is_of_symbols(unit))
        return unit;
    if (!unit_read(unit, &meaning) || fabs(meaning.dimension.scale) > 0 || fabs(meaning.offset) > 0)
        return NULL;
    dimension_print(&text, &meaning.dimension);
    return text.at;
}

/* Writes kg*m^2/s^3 as kg.m2/s3. */
static void add_unit(Text *text, const char *unit)
{
    text_add_char(text, '"');
    for (const char *at = unit; *at; at++)
        if (*at != '^')
            text_add_char(text, *at == '*' ? '.' : *at);
    text_add_char(text, '"');
}

/* The text of a value. The value of a Boolean may be stated as a number. */
static const char *value_text(Modelica *m, const FlatVariable *v, Expr value)
{
    if (v->type == TYPE_BOOLEAN && value->op == OP_NUMBER)
        return value->number != 0 ? "true" : "false";
    return expression(m, value);
}

static void declare(Modelica *m, int variable)
{
    const FlatVariable *v = &m->system->variables.at[variable];
    const CausalVariable *c = &m->causal->variables.at[variable];
    const bool is_parameter = v->kind == FLAT_CONSTANT && v->value;
    const char *type = v->type == TYPE_BOOLEAN ? "Boolean" : v->type == TYPE_INTEGER ? "Integer" : "Real";
    const char *unit = unit_in_symbols(m->arena, flat_unit(m->arena, m->system, variable, 0));
    const Expr start = v->is_discrete ? flat_start(v) : v->start_value ? v->start_value : NULL;
    bool is_first = true;
    text_format(m->text, "  %s%s %s",
                is_parameter     ? "parameter "
                : v->is_input    ? "input "
                : v->is_discrete ? "discrete "
                                 : "",
                type, name_of_path(m->arena, v->path->text));
    if (unit && *unit && v->type == TYPE_REAL) {
        add_attribute(m->text, &is_first, "unit", "");
        add_unit(m->text, unit);
    }
    if (start && !is_parameter && !v->is_input) {
        add_attribute(m->text, &is_first, "start", value_text(m, v, start));
        add_attribute(m->text, &is_first, "fixed", v->is_discrete || c->is_fixed ? "true" : "false");
    }
    text_add(m->text, is_first ? "" : ")");
    if (is_parameter)
        text_format(m->text, " = %s", value_text(m, v, v->value));
    if (v->documentation->length) {
        text_add_char(m->text, ' ');
        add_string(m->text, v->documentation->text);
    }
    text_add(m->text, ";\n");
}

/* ---- equations ---- */

/* Writes the equation of a sampled variable as a when with sample(); false if the variable is neither side of it. */
static bool add_sampled(Modelica *m, const FlatEquation *e, const CausalEquation *c)
{
    const Clock *clock = &m->causal->clocks.at[c->clock];
    const Expr target = m->system->variables.at[c->determines].leaf;
    if (e->left != target && e->right != target)
        return false;
    const char *first = clock->first ? expression(m, clock->first) : number_text(m->system->experiment.start);
    text_format(m->text, "  when sample(%s, %s) then // %s\n", first,
                expression(m, clock->period), e->id->text);
    text_format(m->text, "    %s = %s;\n  end when;\n", expression(m, target),
                expression(m, e->left == target ? e->right : e->left));
    return true;
}

static void add_equation(Modelica *m, int equation)
{
    const FlatEquation *e = &m->system->equations.at[equation];
    const CausalEquation *c = &m->causal->equations.at[equation];
    if (e->origin == ORIGIN_INPUT)
        return;
    if (c->use == EQUATION_DISCRETE && c->clock >= 0 && c->determines < m->system->variables.count &&
        add_sampled(m, e, c))
        return;
    text_format(m->text, "  %s; // ",
                expr_equation_text(m->arena, expr_replace(e->left, false, renamed, m),
                                   expr_replace(e->right, false, renamed, m)));
    text_format(m->text, "%s\n", e->id->text);
}

static void add_derivative(Modelica *m, const FlatVariable *v)
{
    text_format(m->text, "  %s = der(%s);\n", expression(m, v->leaf),
                expression(m, m->system->variables.at[v->integral].leaf));
}

static void add_reinit(Modelica *m, const FlatAlgorithm *a)
{
    for (int i = 0; i < a->statements.count; i++) {
        const Statement *s = a->statements.at[i];
        text_format(m->text, "  when %s then // %s\n", expression(m, s->conditions.at[0]->at[0]), a->id->text);
        for (int k = 0; k < s->branches.at[0].count; k++) {
            const Statement *set = s->branches.at[0].at[k];
            text_format(m->text, "    reinit(%s, %s);\n", expression(m, set->target), expression(m, set->value));
        }
        text_add(m->text, "  end when;\n");
    }
}

bool review_modelica(Text *text, const Causal *causal, const char *name)
{
    Arena *arena = arena_new();
    const System *system = causal->system;
    const Experiment *e = &system->experiment;
    Modelica m = {.arena = arena, .causal = causal, .system = system, .text = text};
    const bool is_right = can_be_said(&m);
    if (is_right) {
        text_format(text, "// %s, from %s, by sysphsc " SYSPHSC_VERSION "\nmodel %s\n", e->qualified->text,
                    system->file->label->text, name_of_path(arena, name));
        for (int v = 0; v < system->variables.count; v++)
            if (is_declared(&system->variables.at[v]))
                declare(&m, v);
        text_add(text, "equation\n");
        for (int v = 0; v < system->variables.count; v++)
            if (system->variables.at[v].kind == FLAT_DERIVATIVE && is_declared(&system->variables.at[v]))
                add_derivative(&m, &system->variables.at[v]);
        for (int i = 0; i < system->equations.count; i++)
            add_equation(&m, i);
        for (int i = 0; i < system->algorithms.count; i++)
            if (sets_states(&m, &system->algorithms.at[i]))
                add_reinit(&m, &system->algorithms.at[i]);
        for (int i = 0; i < system->algorithms.count; i++) {
            const FlatAlgorithm *a = &system->algorithms.at[i];
            if (sets_states(&m, a))
                continue;
            const StatementList statements = statements_replace(arena, &a->statements, renamed, &m);
            text_format(text, "algorithm // %s\n", a->id->text);
            statements_print(text, &statements, 2);
        }
        text_format(text, "  annotation(experiment(StartTime = %s, ", number_text(e->start));
        text_format(text, "StopTime = %s, ", number_text(e->stop));
        text_format(text, "Tolerance = %s, ", number_text(e->tolerance));
        text_format(text, "Interval = %s));\nend %s;\n", number_text(e->interval), name_of_path(arena, name));
    }
    arena_free(arena);
    return is_right;
}
