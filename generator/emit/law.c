/* law.c - the equations as laws: what several equations say alike once, with places for what they hold, and in which
 * equations it stands for what. Residuals of the drawn ones, for --verify, are a function of each law.
 *
 * A law of a constraint is that of its element: as drawn, with leaves replaced by places, the same tree. Laws of
 * connections and sums of flows are those of all that have this form. What is neither listed nor stored as it is, as an
 * alias that is no variable of the results, stays in the tree: then the law is that of one equation.
 */
#include "emit/program.h"

#include <stdlib.h>
#include <string.h>


typedef struct {
    Expr difference;   /* NULL: not known */
    bool is_same;      /* both sides are one variable */
    ExprList terms;
    const char *text, *id;
    const char *name;  /* of its function; LAW_ and this is its index */
    int equation;      /* the first one */
    int held;
    List(const char *) locals; /* by place, as the first equation calls what is there */
} Law;

typedef struct {
    Program *program;
    List(Law) laws;
    Map *by_key;
    OccurrenceList equations;
    ExprList leaves[TYPE_UNKNOWN + 1]; /* that stand for places, by type */
    int *place_of, *placed_in; /* by variable: its place in the equation of that number, from 1 */
    IntList places;            /* of the present equation: variables */
    Unique members;
    const char *said, *teller; /* the words of the law before, and which law told them */
} Laws;

/* ---- places ---- */

static bool has_place(const Laws *l, int variable)
{
    return variable >= 0 && l->placed_in[variable] == l->equations.count + 1;
}

static void add_place(Laws *l, int variable)
{
    if (has_place(l, variable))
        return;
    l->place_of[variable] = l->places.count;
    l->placed_in[variable] = l->equations.count + 1;
    list_push(l->program->arena, &l->places, variable);
}

/* Variables get places as they are listed; or others that are stored. */
static void add_places(Laws *l, Expr side, bool are_listed)
{
    const Program *p = l->program;
    ExprList leaves = {0};
    expr_variables(side, false, p->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        int variable = causal_variable(p->causal, leaves.at[i]);
        if (variable < 0)
            continue;
        const Place *place = &p->places.at[variable];
        bool is_stored = place->member && p->causal->variables.at[variable].role != ROLE_ALIAS;
        if (place->row >= 0 || (!are_listed && is_stored))
            add_place(l, variable);
    }
}

/* What stands for a place has a name that no variable has; its text is found by that. */
static Expr place_leaf(void *context, Expr leaf)
{
    Laws *l = context;
    int variable = causal_variable(l->program->causal, leaf);
    if (!has_place(l, variable))
        return NULL;
    ExprList *leaves = &l->leaves[leaf->type];
    while (leaves->count <= l->place_of[variable]) {
        Expr next = expr_variable(name_format("\1%d", leaves->count + 1), leaf->type);
        list_push(l->program->arena, leaves, next);
    }
    return leaves->at[l->place_of[variable]];
}

static Expr placed(Laws *l, Expr e)
{
    return expr_replace(e, false, place_leaf, l);
}

/* The id with % for its number, if that is not just the equation's. */
static const char *id_form(const Program *p, int equation, int *number)
{
    const char *id = p->causal->equations.at[equation].id->text;
    size_t letters = strcspn(id, "0123456789"), digits = strspn(id + letters, "0123456789");
    *number = atoi(id + letters);
    if (*number == equation + 1 && letters == 1 && id[0] == 'E' && !id[letters + digits])
        return NULL;
    return arena_format(p->arena, "%.*s%%%s", (int)letters, id, id + letters + digits);
}

/* With %1 for the first place, %n for the number in the id, if that is `own`; also what is not listed may be shown by
 * what is. */
static const char *text_of(Laws *l, Expr left, Expr right, int own)
{
    const Program *p = l->program;
    Text text = text_new(p->scratch), form = text_new(p->scratch);
    causal_print_marked_expr(&text, p->causal, p->is_listed, left);
    text_add(&text, " = ");
    causal_print_marked_expr(&text, p->causal, p->is_listed, right);
    for (const char *at = text.at; *at; at++) {
        const char mark = *at;
        if (mark != MARK_VARIABLE && mark != MARK_NUMBER) {
            text_add(&form, mark == '%' ? "%%" : (char[]){mark, '\0'});
            continue;
        }
        char *end;
        const int number = (int)strtol(at + 1, &end, 10);
        at = end;
        if (mark == MARK_VARIABLE)
            add_place(l, number);
        if (mark == MARK_VARIABLE)
            text_format(&form, "%%%d", l->place_of[number] + 1);
        else
            text_add(&form, number == own ? "%n" : arena_format(p->scratch, "%d", number));
    }
    return form.at;
}

/* ---- residuals ---- */

/* The terms of a sum, however it is nested. */
static void add_terms(Arena *arena, Expr e, ExprList *terms)
{
    ExprList stack = {0};
    list_push(arena, &stack, e);
    while (stack.count) {
        Expr at = stack.at[--stack.count];
        bool is_sum = at->op == OP_ADD || at->op == OP_SUBTRACT || at->op == OP_NEGATE;
        if (at->op == OP_IF && expr_is_number(at->at[2], 0)) { /* of what is not always there */
            ExprList inner = {0};
            add_terms(arena, at->at[1], &inner);
            for (int i = 0; i < inner.count; i++)
                list_push(arena, terms, expr_raw(OP_IF, NULL, 3, (Expr[]){at->at[0], inner.at[i], at->at[2]}));
            continue;
        }
        for (int i = at->count - 1; is_sum && i >= 0; i--)
            list_push(arena, &stack, at->at[i]);
        if (!is_sum)
            list_push(arena, terms, at);
    }
}

/* As drawn, but decided as the run has decided, and with what was before the event. A clocked variable keeps its value
 * where its clock does not tick. */
static void find_sides(const Program *p, int equation, Expr sides[2])
{
    const Causal *causal = p->causal;
    const CausalEquation *e = &causal->equations.at[equation];
    const FlatEquation *drawn = &p->system->equations.at[equation];
    const CausalVariable *v = &causal->variables.at[e->determines];
    for (int i = 0; i < 2; i++) {
        Expr side = discrete_known(p->arena, causal, i ? drawn->right : drawn->left);
        if (e->use != EQUATION_DISCRETE || e->clock < 0) {
            sides[i] = branches_in(p->arena, causal, side);
            continue;
        }
        Expr flag = causal->variables.at[causal->clocks.at[e->clock].flag].leaf;
        Expr kept = i ? causal->variables.at[v->before].leaf : v->leaf;
        sides[i] = side == kept ? side : expr_raw(OP_IF, NULL, 3, (Expr[]){flag, side, kept});
    }
}

/* What is absent says nothing. */
static void find_present_sides(const Program *p, int equation, Expr sides[2])
{
    const Expr presence = p->system->equations.at[equation].presence;
    find_sides(p, equation, sides);
    for (int i = 0; i < 2 && presence; i++) {
        Expr there = branches_in(p->arena, p->causal, discrete_known(p->arena, p->causal, presence));
        sides[i] = expr_raw(OP_IF, NULL, 3, (Expr[]){there, sides[i], expr_number(0)});
    }
}

/* ---- equations ---- */

/* Row, or -1 - row of the members. */
static int number_in_place(Laws *l, int variable)
{
    const Program *p = l->program;
    const Place *place = &p->places.at[variable];
    if (place->row >= 0)
        return place->row;
    return -1 - unique_row(&l->members, arena_format(p->scratch, "offsetof(Model, %s), %s", place->member,
                                                     emit_type_text(p, variable)));
}

static const char *wish_of(const Program *p, int equation)
{
    static const char *const words[] = {"", "connection", "sum of flows", "no flow", "binding", "input"};
    int declared = p->causal->equations.at[equation].declared;
    const FlatEquation *drawn = &p->system->equations.at[declared];
    const char *prefix = equation == declared ? "" : "derived ";
    if (drawn->origin != ORIGIN_CONSTRAINT || !drawn->element)
        return arena_format(p->scratch, "%s%s", prefix, words[drawn->origin]);
    Text text = text_new(p->scratch);
    text_add(&text, prefix);
    for (const char *at = emit_last_names(drawn->element); *at; at += at[0] == ':' && at[1] == ':' ? 2 : 1)
        text_add_char(&text, *at == ':' ? '_' : *at);
    return text.at;
}

/* relation_of_E5, h_above_0; of those that are in an array together the name of that. */
static const char *branch_name(const Program *p, int variable)
{
    const char *member = emit_last_segment(p->places.at[variable].member);
    return arena_format(p->arena, "%.*s", (int)strcspn(member, "["), member);
}

/* The variable's path below the part that has the equation. */
static const char *local_wish(const Program *p, int equation, int variable)
{
    const FlatEquation *drawn = &p->system->equations.at[equation];
    if (drawn->origin != ORIGIN_CONSTRAINT)
        return NULL;
    if (p->causal->variables.at[variable].role == ROLE_BRANCH)
        return branch_name(p, variable);
    Text text = text_new(p->scratch);
    if (p->causal->variables.at[variable].role == ROLE_BEFORE) {
        text_add(&text, "pre_");
        variable = p->causal->variables.at[variable].of;
    }
    for (; p->causal->variables.at[variable].integral >= 0; variable = p->causal->variables.at[variable].integral)
        text_add(&text, "der_");
    const char *path = emit_path_text(p, variable);
    size_t own = drawn->instance ? drawn->instance->length : 0;
    bool is_below = own > 0 && strncmp(path, drawn->instance->text, own) == 0 && path[own] == '.';
    text_add(&text, path + (is_below ? own + 1 : 0));
    return arena_copy(p->arena, text.at, text.length);
}

static void add_law(Laws *l, int equation, const char *text, const Expr sides[2], const char *id, int held)
{
    Program *p = l->program;
    Law law = {.equation = equation, .id = id, .held = held, .text = arena_copy(p->arena, text, strlen(text))};
    law.name = cscope_fresh(p->functions, wish_of(p, equation));
    if (sides[0]) {
        law.is_same = sides[0] == sides[1];
        law.difference = expr_is_number(sides[1], 0) ? sides[0] : expr_raw(OP_SUBTRACT, NULL, 2, sides);
        add_terms(p->arena, sides[0], &law.terms);
        add_terms(p->arena, sides[1], &law.terms);
    }
    for (int i = 0; i < l->places.count && sides[0]; i++)
        list_push(p->arena, &law.locals, local_wish(p, equation, l->places.at[i]));
    list_push(p->arena, &l->laws, law);
}

static void add_equation(Laws *l, int equation)
{
    Program *p = l->program;
    const CausalEquation *e = &p->causal->equations.at[equation];
    bool is_drawn = equation < p->system->equations.count;
    const FlatEquation *drawn = &p->system->equations.at[e->declared];
    Expr left = is_drawn ? drawn->left : e->left, right = is_drawn ? drawn->right : e->right, sides[2] = {NULL, NULL};
    l->places.count = 0;
    add_places(l, left, true);
    add_places(l, right, true);
    int held = l->places.count, number;
    const char *id = id_form(p, equation, &number), *text = text_of(l, left, right, id ? number : -1);
    if (is_drawn) {
        find_present_sides(p, equation, sides);
        for (int i = 0; i < 2; i++)
            add_places(l, sides[i], false);
        for (int i = 0; i < 2; i++)
            sides[i] = placed(l, sides[i]);
    }
    bool is_of_element = drawn->origin == ORIGIN_CONSTRAINT && drawn->element;
    Name key = name_format("%u %u %d %d %d %u %s %s", sides[0] ? sides[0]->id : 0, sides[0] ? sides[1]->id : 0,
                           drawn->origin, held, e->use == EQUATION_DISCRETE, is_of_element ? drawn->element->id : 0,
                           id ? id : "", text);
    int law = map_get(l->by_key, key, -1);
    if (law < 0) {
        law = l->laws.count;
        map_put(l->by_key, key, law);
        add_law(l, equation, text, sides, id, held);
    }
    int width = 3 + l->places.count + (id != NULL), *numbers = arena_array(p->arena, int, width);
    numbers[0] = equation;
    numbers[1] = drawn->instance ? emit_instance_row(p, drawn->instance) : 0;
    numbers[2] = emit_element_row(p, drawn->element, drawn->source);
    for (int i = 0; i < l->places.count; i++)
        numbers[3 + i] = number_in_place(l, l->places.at[i]);
    if (id)
        numbers[width - 1] = number;
    list_push(p->arena, &l->equations, (Occurrence){law, width, numbers});
}

/* ---- their functions ---- */

static bool needs_model(const Laws *l, const ExprList *nodes)
{
    for (int i = 0; i < nodes->count; i++) {
        Expr e = nodes->at[i];
        if (e->op == OP_VARIABLE ? causal_variable(l->program->causal, e) >= 0 : e->op == OP_TABLE && expr_is_past(e))
            return true;
    }
    return false;
}

/* The place that a leaf stands for, from 0; -1: it is none. */
static int place_of(Expr leaf)
{
    return leaf->op == OP_VARIABLE && leaf->name->text[0] == '\1' ? atoi(leaf->name->text + 1) - 1 : -1;
}

/* What stands in it, by name: places, the time, the model. */
static void print_locals(Laws *l, Body *body, const Law *law)
{
    Program *p = l->program;
    ExprList nodes = {0};
    Text line = text_new(p->scratch);
    const char **names = arena_array(p->scratch, const char *, law->locals.count);
    expr_nodes(law->difference, p->scratch, &nodes);
    bool is_of_model = needs_model(l, &nodes), is_of_time = expr_contains(law->difference, expr_time());
    if (is_of_model)
        body_line(body, "const Model *m = at->m;");
    for (int i = 0; i < nodes.count; i++)
        if (place_of(nodes.at[i]) >= 0)
            names[place_of(nodes.at[i])] = "";
    for (int i = 0; i < law->locals.count; i++) {
        if (!names[i])
            continue;
        const char *wish = law->locals.at[i] ? law->locals.at[i] : arena_format(p->scratch, "v%d", i + 1);
        names[i] = cscope_fresh(body->scope, wish);
        text_format(&line, "%s%s = model_value(at, %d)", line.length ? ", " : "", names[i], i);
    }
    if (line.length)
        body_line(body, "const double %s;", line.at);
    for (int i = 0; i < nodes.count; i++)
        if (place_of(nodes.at[i]) >= 0)
            body_name(body, nodes.at[i], names[place_of(nodes.at[i])]);
    if (is_of_time)
        body_line(body, "const double time = at->time;");
    else if (!line.length && !is_of_model)
        body_line(body, "(void)at; /* a law of nothing */");
    body_name(body, expr_time(), "time");
}

static const char *scale_text(Body *body, const Law *law)
{
    Text scale = text_new(body->program->scratch);
    double number = 0;
    for (int i = 0; i < law->terms.count; i++) {
        Expr term = law->terms.at[i];
        if (term->op == OP_NUMBER)
            number += term->number < 0 ? -term->number : term->number;
        else
            text_format(&scale, "%sfabs(%s)", scale.length ? " + " : "", body_expr(body, term, "law"));
    }
    if (number > 0 || !scale.length)
        text_format(&scale, "%s%s", scale.length ? " + " : "", c_number(number));
    return scale.at;
}

/* v1 + v2 = 0 of %1 + %2 = 0: places are called so where no constraint names them. */
static const char *places_as_named(const Program *p, const char *form)
{
    Text text = text_new(p->scratch);
    for (; *form; form++)
        text_add_char(&text, *form == '%' ? 'v' : *form);
    return text.at;
}

/* What is drawn, for people: of constraints as written. */
static const char *law_words(const Program *p, const Law *law)
{
    const FlatEquation *drawn = &p->system->equations.at[law->equation];
    return drawn->origin == ORIGIN_CONSTRAINT && drawn->element && drawn->written
               ? arena_format(p->scratch, "%s  %s", c_comment(p->scratch, emit_last_names(drawn->element)),
                              emit_excerpt(p, drawn->written))
               : emit_excerpt(p, places_as_named(p, law->text));
}

/* Of an equality or a sum of all that is in the places, a function that all programs have; else NULL. */
static const char *usual_residual(const Law *law)
{
    const Expr e = law->difference;
    const int terms = e->op == OP_ADD || e->op == OP_SUBTRACT ? e->count : 1;
    bool is_usual = !law->is_same && terms == law->held && law->held == law->locals.count;
    for (int i = 0; i < terms && is_usual; i++)
        is_usual = place_of(terms > 1 ? e->at[i] : e) == i;
    return !is_usual ? NULL : e->op == OP_SUBTRACT ? "equation_equality" : "equation_sum";
}

static void print_residual(Laws *l, Text *functions, const Law *law)
{
    enum { LONG = 100 }; /* is told once */
    static const char *const parameters[] = {"at", "time", "residual", "scale"};
    Program *p = l->program;
    Text text = text_new(p->scratch);
    Body body = body_new(p, &text, cscope_within(p->scratch, p->functions));
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
        cscope_fresh(body.scope, parameters[i]);
    if (!law->is_same)
        body_count(&body, law->difference);
    for (int i = 0; i < law->terms.count; i++)
        if (law->terms.at[i]->op != OP_NUMBER)
            body_count(&body, law->terms.at[i]);
    print_locals(l, &body, law);
    if (law->is_same)
        body_line(&body, "*residual = 0.0; /* both sides are one variable */");
    else
        body_line(&body, "*residual = %s;", body_expr(&body, law->difference, "law"));
    body_line(&body, "*scale = %s;", scale_text(&body, law));
    text_add_char(functions, '\n');
    const char *words = law_words(p, law);
    if (l->said && strlen(words) > LONG && strcmp(words, l->said) == 0)
        words = arena_format(p->scratch, "as %s", l->teller);
    else
        l->said = arena_copy(p->arena, words, strlen(words)), l->teller = law->name;
    emit_comment_print(functions, 0, words);
    text_format(functions, "static void %s(const ModelPoint *at, double *residual, double *scale)\n{\n", law->name);
    code_lines(functions, p->scratch, text.at);
    text_add(functions, "}\n");
    arena_reset(p->scratch);
}

/* ---- tables ---- */

static void print_row(const Laws *l, const Law *law, Text *text)
{
    enum { LINE_WIDTH = 120 };
    Arena *scratch = l->program->scratch;
    bool is_discrete = l->program->causal->equations.at[law->equation].use == EQUATION_DISCRETE;
    Items row = code_items(scratch, MOST_ENUMERATORS, true);
    row.indent = 8;
    code_add_field(&row, "text", progression_form(scratch, law->text));
    code_add_field(&row, "id", c_quoted(scratch, law->id));
    code_add_count(&row, "held", law->held);
    code_add_field(&row, "is_discrete", c_truth(is_discrete));
    const char *usual = law->difference ? usual_residual(law) : "NULL";
    code_add_field(&row, "residual", usual ? usual : law->name);
    const char *head = arena_format(scratch, "    [LAW_%s] = {", law->name);
    const bool is_long = strlen(head) + strcspn(row.text.at, "\n") + 2 > LINE_WIDTH;
    text_format(text, "%s%s%s},\n", head, is_long ? "\n        " : "", row.text.at);
}

void laws_print(Program *p, Record *record)
{
    int count = p->causal->equations.count, variables = p->causal->variables.count;
    Laws l = {.program = p, .by_key = map_new(p->arena), .members = unique_new(p->arena, false),
              .place_of = arena_array(p->arena, int, variables), .placed_in = arena_array(p->arena, int, variables)};
    bool *is_listed = arena_array(p->arena, bool, variables);
    for (int v = 0; v < variables; v++)
        is_listed[v] = p->places.at[v].row >= 0;
    p->is_listed = is_listed;
    for (int i = 0; i < count; i++) {
        add_equation(&l, i);
        arena_reset(p->scratch);
    }
    Text functions = text_new(p->arena), rows = functions;
    Items items = code_items(p->arena, 111, true);
    const char **names = arena_array(p->arena, const char *, l.laws.count + 1);
    for (int i = 0; i < l.laws.count; i++) {
        const Law *law = &l.laws.at[i];
        if (law->difference && !usual_residual(law))
            print_residual(&l, &functions, law);
        print_row(&l, law, &rows);
        names[i] = arena_format(p->arena, "LAW_%s", law->name);
        code_add_item(&items, names[i]);
        arena_reset(p->scratch);
    }
    record_set(record, "law_functions", functions.at);
    Record *list = record_when(record, "with_laws", l.laws.count > 0);
    if (list)
        record_set(list, "names", items.text.at);
    record_set(record, "laws", rows.at);
    record_set(record, "law_members", l.members.text.at);
    progressions_record(p, record, "equations", &l.equations, l.laws.count, names);
}
