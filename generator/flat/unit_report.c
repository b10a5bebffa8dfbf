/* unit_report.c - what is said of units that clash. */
#include "flat/unit_check.h"

#include <string.h>

enum { MOST_INFERRED = 3 };

static const char *dimension_text(UnitCheck *c, Monomial unit)
{
    Monomial m = flat_monomial_of(&c->terms, unit);
    Text text = text_new(c->arena);
    dimension_print(&text, &m.factor);
    if (m.term < 0)
        return text.at;
    return strcmp(text.at, "1") == 0 ? "an unknown unit" : arena_format(c->arena, "%s times an unknown unit", text.at);
}

static const char *of_instance(UnitCheck *c, Name instance)
{
    return instance->length ? arena_format(c->arena, " of '%s'", instance->text) : "";
}

/* ---- places ---- */

static const char *equation_subject(UnitCheck *c, const FlatEquation *equation)
{
    switch (equation->origin) {
    case ORIGIN_CONSTRAINT:
        return arena_format(c->arena, "'%s'%s", equation->element->text, of_instance(c, equation->instance));
    case ORIGIN_BINDING: return arena_format(c->arena, "the binding '%s'", equation->element->text);
    default: return arena_format(c->arena, "the connection '%s'", equation->element->text);
    }
}

static const char *subject_of(UnitCheck *c, const UnitSite *site)
{
    const System *system = c->system;
    switch (site->kind) {
    case SITE_EQUATION: return equation_subject(c, &system->equations.at[site->index]);
    case SITE_VALUE:
        return arena_format(c->arena, "the value of '%s'", system->variables.at[site->index].path->text);
    case SITE_START:
        return arena_format(c->arena, "the start of '%s'", system->variables.at[site->index].path->text);
    case SITE_STATEMENT: {
        const FlatAlgorithm *algorithm = &system->algorithms.at[site->index];
        return arena_format(c->arena, "'%s'%s", algorithm->element->text, of_instance(c, algorithm->instance));
    }
    case SITE_TIE: return arena_format(c->arena, "the binding of '%s'", system->ties.at[site->index].element->text);
    }
    return "";
}

static Source source_of(const UnitCheck *c, const UnitSite *site)
{
    const System *system = c->system;
    switch (site->kind) {
    case SITE_EQUATION: return system->equations.at[site->index].source;
    case SITE_VALUE: case SITE_START: {
        const FlatVariable *variable = &system->variables.at[site->index];
        return variable->start_source.file ? variable->start_source
                                           : flat_place(system, variable->part, variable->source);
    }
    case SITE_TIE: return system->ties.at[site->index].source;
    case SITE_STATEMENT: break;
    }
    Source source = system->algorithms.at[site->index].source;
    source.line = site->statement->line;
    return source;
}

static const char *text_of(UnitCheck *c, const UnitSite *site)
{
    const System *system = c->system;
    const FlatEquation *equation = site->kind == SITE_EQUATION ? &system->equations.at[site->index] : NULL;
    if (equation && equation->written)
        return equation->written;
    if (equation)
        return arena_format(c->arena, "%s = %s", expr_text(c->arena, equation->left),
                            expr_text(c->arena, equation->right));
    if (site->kind == SITE_STATEMENT)
        return site->statement->text;
    if (site->kind == SITE_TIE)
        return NULL;
    const FlatVariable *variable = &system->variables.at[site->index];
    Expr value = site->kind == SITE_VALUE ? variable->value : variable->start_value;
    return arena_format(c->arena, "%s = %s", variable->path->text, expr_text(c->arena, value));
}

static bool is_junction(const UnitCheck *c, const UnitSite *site)
{
    if (site->kind == SITE_EQUATION)
        return c->system->equations.at[site->index].origin != ORIGIN_CONSTRAINT;
    return site->kind == SITE_TIE ||
           (site->kind == SITE_VALUE && c->system->variables.at[site->index].bound_to >= 0);
}

/* ---- messages ---- */

/* With the unit as stated, if that is put otherwise. */
static void tell_term(UnitCheck *c, Expr e, Monomial unit)
{
    int variable = e->op == OP_VARIABLE ? flat_variable(c->system, e) : -1;
    const char *stated = variable >= 0 ? flat_unit_words(&c->system->variables.at[variable].unit) : "";
    const char *text = e->op == OP_STRING ? e->name->text : expr_text(c->arena, e), *found = dimension_text(c, unit);
    if (*stated && strcmp(stated, found) != 0)
        diag_detail("%s: %s (%s)", text, found, stated);
    else
        diag_detail("%s: %s", text, found);
}

/* Tells the sites that made the units known which are not stated. */
static void tell_inferred(UnitCheck *c, const UnitSite *site, const Clash *clash)
{
    ExprList leaves = {0};
    const Expr parts[] = {clash->first, clash->second};
    for (int i = 0; i < 2; i++)
        if (parts[i])
            expr_variables(parts[i], false, c->arena, &leaves);
    if (!leaves.count && site->kind == SITE_EQUATION) {
        expr_variables(c->system->equations.at[site->index].left, false, c->arena, &leaves);
        expr_variables(c->system->equations.at[site->index].right, false, c->arena, &leaves);
    }
    int told = 0;
    for (int i = 0; i < leaves.count && told < MOST_INFERRED; i++) {
        int variable = flat_variable(c->system, leaves.at[i]);
        int cause = variable < 0 ? -1 : flat_term_cause(&c->terms, variable);
        if (cause < 0 || c->system->variables.at[variable].kind == FLAT_DERIVATIVE)
            continue;
        Monomial m = {variable, 1, no_dimension, false};
        const UnitSite *other = &c->sites.at[cause];
        const char *words = text_of(c, other);
        diag_detail("'%s' is without a unit; %s follows from %s (%s)%s%s", leaves.at[i]->name->text,
                    dimension_text(c, m), subject_of(c, other), source_print(c->arena, source_of(c, other)),
                    words ? ": " : "", words ? words : "");
        told++;
    }
}

static const char *sentence_of(UnitCheck *c, const Clash *clash, const NodeUnit sides[2])
{
    const char *first = dimension_text(c, clash->of[0]), *second = dimension_text(c, clash->of[1]);
    if (clash->is_offset)
        return "takes temperatures with different zeros for the same";
    if (clash->is_angle)
        return "takes cycles and radians for the same: 1 Hz is 2*pi rad/s";
    switch (clash->kind) {
    case CLASH_SIDES: return arena_format(c->arena, "equates %s with %s", first, second);
    case CLASH_TERMS: return arena_format(c->arena, "adds %s and %s", first, second);
    case CLASH_COMPARED: return arena_format(c->arena, "compares %s with %s", first, second);
    case CLASH_CHOICE: return arena_format(c->arena, "mixes %s and %s in %s", first, second, op_text(clash->node->op));
    case CLASH_TABLE: return arena_format(c->arena, "looks up %s in data over %s", first, second);
    case CLASH_NUMBER:
        return arena_format(c->arena, "needs a mere number where %s stands in '%s'", first,
                            *op_text(clash->node->op) ? op_text(clash->node->op) : "a sum");
    case CLASH_SHIFTED:
        return arena_format(c->arena, "takes a temperature that does not begin at the absolute zero %s",
                            clash->node->op == OP_POWER || clash->node->op == OP_SQRT ? "to a power" : "for a factor");
    case CLASH_PRODUCT: break;
    }
    if (sides[0].is_open || sides[1].is_open)
        return "holds a product of another unit than the rest of the model needs";
    return arena_format(c->arena, "holds a product of another unit than its sides, %s and %s, need",
                        dimension_text(c, sides[0].unit), dimension_text(c, sides[1].unit));
}

/* One mistake in the drawing is one message, however many parts and elements it is made for. */
static bool is_repeated(UnitCheck *c, const UnitSite *site, DiagCode code, const char *words)
{
    const FlatEquation *equation = site->kind == SITE_EQUATION ? &c->system->equations.at[site->index] : NULL;
    Source source = source_of(c, site);
    Name key = name_format("%s:%d %d %s", source.file ? source.file->label->text : "", source.line,
                           (int)(code == DIAG_U06), equation && equation->drawn ? equation->drawn : words);
    bool is_known = map_get(c->reported, key, 0);
    map_put(c->reported, key, 1);
    return is_known;
}

void flat_report_clash(UnitCheck *c, const UnitSite *site, const Clash *clash, const NodeUnit sides[2])
{
    const char *words = sentence_of(c, clash, sides);
    DiagCode code = clash->kind == CLASH_SHIFTED ? DIAG_U06
                    : !clash->is_scale           ? DIAG_U02
                    : is_junction(c, site)       ? DIAG_U04
                                                 : DIAG_U03;
    if (c->mode == UNITS_OFF || is_repeated(c, site, code, words))
        return;
    diag(code, source_of(c, site), "%s %s", subject_of(c, site), words);
    if (c->mode == UNITS_ERROR)
        diag_raise();
    const char *text = text_of(c, site);
    if (text)
        diag_detail("%s", text);
    bool has_sides = clash->kind != CLASH_SIDES && clash->kind != CLASH_TABLE && clash->kind != CLASH_SHIFTED &&
                     !sides[0].is_open && !sides[1].is_open;
    if (clash->first)
        tell_term(c, clash->first, clash->of[0]);
    if (clash->second)
        tell_term(c, clash->second, clash->of[1]);
    if (has_sides)
        diag_detail("the left side is %s, the right side %s", dimension_text(c, sides[0].unit),
                    dimension_text(c, sides[1].unit));
    tell_inferred(c, site, clash);
}

void flat_report_unknown_unit(const FlatVariable *variable)
{
    diag(DIAG_U01, variable->source, "the unit '%s' of '%s' is not known: equations decide what it is",
         flat_unit_words(&variable->unit), variable->path->text);
}
