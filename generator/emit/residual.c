/* residual.c - the functions of laws: left minus right at what is in the places, and the sum of the absolute terms.
 * Terms that are alike are added in a loop, in the order in which they are drawn. */
#include "emit/law.h"
#include "emit/portion.h"
#include "emit/words.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Expr e, alike; /* NULL: alone; or one of these, in the place of the others */
} Term;
typedef List(Term) TermList;

typedef struct {
    Program *program;
    const Law *law;
    Expr difference;
    TermList terms;
    Body body;
    ExprList named; /* by these names */
    CodeList names;
} Residual;

int law_place(Expr e, char kind)
{
    const bool has_name = e->op == OP_VARIABLE || e->op == OP_CALL;
    return has_name && e->name->text[0] == kind ? atoi(e->name->text + 1) - 1 : -1;
}

/* ---- terms ---- */

/* The terms of a sum, however it is nested. */
static void add_terms(Arena *arena, Expr e, TermList *terms)
{
    ExprList stack = {0};
    list_push(arena, &stack, e);
    while (stack.count) {
        const Expr at = stack.at[--stack.count];
        const bool is_sum = at->op == OP_ADD || at->op == OP_SUBTRACT || at->op == OP_NEGATE;
        const bool is_optional = at->op == OP_IF && expr_is_number(at->at[2], 0); /* of what is not always there */
        const bool are_alike = law_place(at, LAW_TERMS) >= 0;
        TermList inner = {0};
        if (is_optional || are_alike)
            add_terms(arena, at->at[is_optional], &inner);
        for (int i = 0; i < inner.count; i++) {
            const Expr term = inner.at[i].e;
            const Expr shown = is_optional ? expr_raw(OP_IF, NULL, 3, (Expr[]){at->at[0], term, at->at[2]}) : term;
            list_push(arena, terms, (Term){shown, are_alike ? at : inner.at[i].alike});
        }
        for (int i = at->count - 1; is_sum && i >= 0; i--)
            list_push(arena, &stack, at->at[i]);
        if (!is_sum && !is_optional && !are_alike)
            list_push(arena, terms, (Term){at, NULL});
    }
}

static bool is_same(const Law *law)
{
    return law->sides[0] == law->sides[1];
}

static Expr difference_of(const Law *law)
{
    return expr_is_number(law->sides[1], 0) ? law->sides[0] : expr_raw(OP_SUBTRACT, NULL, 2, law->sides);
}

const char *law_words(const Program *p, const Law *law)
{
    const FlatEquation *drawn = &p->system->equations.at[law->equation];
    return drawn->origin == ORIGIN_CONSTRAINT && drawn->element && drawn->written
               ? arena_format(p->scratch, "%s  %s", c_comment(p->scratch, emit_last_names(drawn->element)),
                              emit_excerpt(p, drawn->written))
               : law->words;
}

const char *residual_usual(const Law *law)
{
    const Expr e = difference_of(law);
    const int terms = e->op == OP_ADD || e->op == OP_SUBTRACT ? e->count : 1;
    bool is_usual = !is_same(law) && terms == law->held && law->held == law->locals.count;
    for (int i = 0; i < terms && is_usual; i++)
        is_usual = law_place(terms > 1 ? e->at[i] : e, LAW_PLACE) == i;
    return !is_usual ? NULL : e->op == OP_SUBTRACT ? "equation_equality" : "equation_sum";
}

/* ---- names ---- */

static void add_name(Residual *r, Expr e, const Code *name)
{
    list_push(r->program->scratch, &r->named, e);
    list_push(r->program->scratch, &r->names, name);
    body_name_stored(&r->body, e, name, C_NUMBER);
}

static bool needs_model(const Program *p, const ExprList *nodes)
{
    for (int i = 0; i < nodes->count; i++) {
        Expr e = nodes->at[i];
        const bool is_data = e->op == OP_TABLE && (expr_is_past(e) || expr_is_given(e));
        if (is_data || e->op == OP_QUEUE_ARRIVE || (e->op == OP_VARIABLE && causal_variable(p->causal, e) >= 0))
            return true;
    }
    return false;
}

static bool has_loops(const ExprList *nodes)
{
    for (int i = 0; i < nodes->count; i++)
        if (law_place(nodes->at[i], LAW_TERMS) >= 0)
            return true;
    return false;
}

/* What stands in it, by name: places, the time, the model. */
static void print_locals(Residual *r, const ExprList *nodes)
{
    enum { MOST_LOCALS = 500 };
    const Law *law = r->law;
    Arena *scratch = r->program->scratch;
    const bool are_far = law->locals.count > MOST_LOCALS;
    Text line = text_new(scratch);
    const char **names = arena_array(scratch, const char *, law->locals.count);
    const bool is_of_model = needs_model(r->program, nodes), is_of_time = expr_contains(r->difference, expr_time());
    if (is_of_model)
        body_line(&r->body, "const Model *m = at->m;");
    for (int i = 0; i < nodes->count; i++)
        if (law_place(nodes->at[i], LAW_PLACE) >= 0)
            names[law_place(nodes->at[i], LAW_PLACE)] = "";
    for (int i = 0; i < law->locals.count; i++) {
        if (!names[i])
            continue;
        const char *wish = law->locals.at[i] ? law->locals.at[i] : arena_format(scratch, "v%d", i + 1);
        if (are_far) {
            names[i] = arena_format(scratch, "model_value(at, %d)", i);
            continue;
        }
        names[i] = cscope_fresh(r->body.scope, wish);
        text_format(&line, "%s%s = model_value(at, %d)", line.length ? ", " : "", names[i], i);
    }
    if (line.length)
        body_line(&r->body, "const double %s;", line.at);
    if (is_of_time)
        body_line(&r->body, "const double time = at->time;");
    else if (!line.length && !are_far && !is_of_model && !has_loops(nodes))
        body_line(&r->body, "(void)at; /* a law of nothing */");
    for (int i = 0; i < nodes->count; i++) {
        const int place = law_place(nodes->at[i], LAW_PLACE), leaf = law_place(nodes->at[i], LAW_LEAF);
        if (place >= 0)
            add_name(r, nodes->at[i], are_far ? code_mention(scratch, PORTION_POINT, names[place])
                                              : code_words(scratch, names[place]));
        if (leaf >= 0)
            add_name(r, nodes->at[i], code_words(scratch, arena_format(scratch, "model_run(at, %d, i)", leaf)));
    }
    add_name(r, expr_time(), code_words(scratch, "time"));
}

/* ---- loops ---- */

/* Adds to the local what one of these terms holds, for each of them. */
static void print_loop(Residual *r, Expr alike, const ExprList *values, bool are_absolute, const char *name)
{
    Program *p = r->program;
    const uint32_t stamp = p->portions.stamp;
    CodeLines inside = code_lines_new(p->scratch);
    Body inner = body_new(p, &inside, cscope_within(p->scratch, r->body.scope));
    inner.indent = r->body.indent + 4;
    for (int i = 0; i < r->named.count; i++)
        body_name_stored(&inner, r->named.at[i], r->names.at[i], C_NUMBER);
    for (int i = 0; i < values->count; i++)
        body_count(&inner, values->at[i]);
    bool is_block = values->count > 1;
    for (int i = 0; i < values->count; i++) {
        const bool is_number = values->at[i]->op == OP_NUMBER && values->at[i]->number > 0;
        const Code *value = body_expr(&inner, values->at[i], "term");
        is_block |= inside.all.count > 0; /* of what it shares */
        body_line(&inner, are_absolute && !is_number ? "%s += fabs(%s);" : "%s += %s;", name, value);
    }
    body_line(&r->body, "for (int i = 0; i < model_count(at, %d); i++)%s", law_place(alike, LAW_TERMS),
              is_block ? " {" : "");
    code_lines_append(r->body.lines, &inside, 0);
    if (is_block)
        body_line(&r->body, "}");
    p->portions.stamp = stamp; /* of what surrounds it */
    for (int i = 0; i < r->named.count; i++)
        body_name_stored(&r->body, r->named.at[i], r->names.at[i], C_NUMBER);
}

static const Code *printed(Residual *r, Expr e)
{
    body_count(&r->body, e);
    return body_expr(&r->body, e, "law");
}

/* A local for a sum that holds terms alike. */
static void print_sum(Residual *r, Expr sum)
{
    int first = 0;
    while (first < sum->count && law_place(sum->at[first], LAW_TERMS) < 0)
        first++;
    if (sum->op != OP_ADD || first == sum->count)
        return;
    const Code *before = printed(r, first > 1 ? expr_raw(OP_ADD, NULL, first, sum->at) : sum->at[0]);
    const char *name = cscope_fresh(r->body.scope, "sum");
    body_line(&r->body, "double %s = %s;", name, before);
    for (int i = first; i < sum->count; i++) {
        Expr value = sum->at[i];
        if (law_place(value, LAW_TERMS) < 0) {
            body_line(&r->body, "%s += %s;", name, printed(r, value));
            continue;
        }
        value = value->at[0];
        print_loop(r, sum->at[i], &(ExprList){.at = &value, .count = 1}, false, name);
    }
    add_name(r, sum, code_words(r->program->scratch, name));
}

/* ---- the scale ---- */

/* The sum of the absolute terms from one on, up to one in a loop; NULL: there are none. Numbers are added up. */
static Expr absolute_terms(const Residual *r, int *from, double *number)
{
    ExprList sizes = {0};
    for (; *from < r->terms.count && !r->terms.at[*from].alike; ++*from) {
        const Expr term = r->terms.at[*from].e;
        if (term->op == OP_NUMBER)
            *number += term->number < 0 ? -term->number : term->number;
        else
            list_push(r->program->scratch, &sizes, expr_raw_unary(OP_ABS, term));
    }
    return sizes.count > 1 ? expr_raw(OP_ADD, NULL, sizes.count, sizes.at) : sizes.count ? sizes.at[0] : NULL;
}

/* Of the first terms, up to one in a loop, the sum is counted. */
static void print_scale(Residual *r, int at, Expr first, double number)
{
    Arena *scratch = r->program->scratch;
    const Code *scale = first ? body_expr(&r->body, first, "scale") : NULL;
    if (at < r->terms.count) {
        const char *name = cscope_fresh(r->body.scope, "size");
        body_line(&r->body, "double %s = %s;", name, scale ? scale : code_words(scratch, "0.0"));
        while (at < r->terms.count) {
            ExprList values = {0};
            const Expr alike = r->terms.at[at].alike;
            for (; at < r->terms.count && r->terms.at[at].alike == alike; at++)
                list_push(scratch, &values, r->terms.at[at].e);
            print_loop(r, alike, &values, true, name);
            const Expr sum = absolute_terms(r, &at, &number);
            if (sum)
                body_line(&r->body, "%s += %s;", name, printed(r, sum));
        }
        scale = code_words(scratch, name);
    }
    if (number > 0 || !scale)
        scale = code_format(scratch, "%s%s%s", scale ? scale : code_words(scratch, ""), scale ? " + " : "",
                            c_number(number));
    body_line(&r->body, "*scale = %s;", scale);
}

/* ---- functions ---- */

static void print_body(Residual *r)
{
    ExprList nodes = {0};
    expr_nodes(r->difference, r->program->scratch, &nodes);
    if (has_loops(&nodes))
        cscope_fresh(r->body.scope, "i");
    print_locals(r, &nodes);
    if (is_same(r->law)) {
        body_line(&r->body, "*residual = 0.0; /* both sides are one variable */");
    } else {
        for (int i = 0; i < nodes.count; i++)
            print_sum(r, nodes.at[i]);
        body_count(&r->body, r->difference);
    }
    int end = 0;
    double number = 0;
    const Expr scale = absolute_terms(r, &end, &number);
    if (scale)
        body_count(&r->body, scale);
    if (!is_same(r->law))
        body_line(&r->body, "*residual = %s;", body_expr(&r->body, r->difference, "law"));
    print_scale(r, end, scale, number);
}

/* Laws read no members by names of their own. */
static void lines_print(const Program *p, Text *functions, const CodeLines *lines)
{
    for (int i = 0; i < lines->all.count; i++) {
        const CodeLine *line = &lines->all.at[i];
        code_line(functions, line->indent, p->scratch, "%s", code_text(p->scratch, line->code));
    }
}

void residual_print(Program *p, const Law *law, const char *words, Text *functions)
{
    static const char *const parameters[] = {"at", "time", "residual", "scale"};
    CodeLines lines = code_lines_new(p->scratch);
    Residual r = {.program = p, .law = law, .difference = difference_of(law),
                  .body = body_new(p, &lines, cscope_within(p->scratch, p->functions))};
    for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
        cscope_fresh(r.body.scope, parameters[i]);
    r.body.is_law = true;
    add_terms(p->scratch, law->sides[0], &r.terms);
    add_terms(p->scratch, law->sides[1], &r.terms);
    print_body(&r);
    text_add_char(functions, '\n');
    emit_comment_print(functions, 0, words);
    text_format(functions, "static void %s(const ModelPoint *at, double *residual, double *scale)\n{\n", law->name);
    lines_print(p, functions, &lines);
    text_add(functions, "}\n");
}
