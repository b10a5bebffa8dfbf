/* unit_report.c - messages about units that clash. */
#include "flat/unit_check.h"

#include <string.h>

enum { MOST_INFERRED = 3, AMBIGUOUS = -2 };

static const char *dimension_text(UnitCheck *c, Monomial unit)
{
    Monomial m = flat_monomial_of(&c->terms, unit);
    Text text = text_new(c->arena);
    dimension_print(&text, &m.factor);
    if (m.term < 0)
        return text.at;
    return strcmp(text.at, "1") == 0 ? "an unknown unit" : arena_format(c->arena, "%s times an unknown unit", text.at);
}

/* The model's name for the unit; NULL: none, or several, as N*m and J. */
static const char *words_in_model(UnitCheck *c, const char *base)
{
    if (!c->stated) {
        c->stated = map_new(c->arena);
        for (int i = 0; i < c->system->variables.count; i++) {
            const Unit *unit = &c->system->variables.at[i].unit;
            const UnitMeaning *meaning = flat_unit_words(unit)[0] ? flat_unit_meaning(c, unit) : NULL;
            if (!meaning)
                continue;
            Text text = text_new(c->arena);
            dimension_print(&text, &meaning->dimension);
            const Name key = name_of(text.at);
            const int known = map_get(c->stated, key, -1);
            if (known < 0)
                map_put(c->stated, key, i);
            else if (known != AMBIGUOUS && strcmp(flat_unit_words(&c->system->variables.at[known].unit),
                                                  flat_unit_words(unit)) != 0)
                map_put(c->stated, key, AMBIGUOUS);
        }
    }
    const int found = map_get(c->stated, name_of(base), AMBIGUOUS);
    return found == AMBIGUOUS ? NULL : flat_unit_words(&c->system->variables.at[found].unit);
}

/* As it is stated for what the expression is, else as the model calls it, else in base units. */
static const char *unit_text(UnitCheck *c, Expr e, Monomial unit)
{
    const char *base = dimension_text(c, unit);
    while (e && e->op == OP_NEGATE)
        e = e->at[0];
    const int variable = e && e->op == OP_VARIABLE ? flat_variable(c->system, e) : -1;
    const char *stated = variable >= 0 ? flat_stated_unit(c->arena, c->system, variable, 0) : "";
    if (*stated)
        return stated;
    const char *words = strcmp(base, "1") == 0 ? NULL : words_in_model(c, base);
    return words ? words : base;
}

/* The words of messages for a site. */
typedef struct {
    const char *subject, *text; /* text: NULL if there is none */
    Source source;
    bool is_junction; /* two quantities are equated, by a connection, a binding or a parameter */
} SiteWords;

static SiteWords describe(UnitCheck *c, const UnitSite *site)
{
    const System *system = c->system;
    SiteWords words = {.text = NULL};
    Name element = NULL, instance = NULL; /* of equations and statements of a block */
    switch (site->kind) {
    case SITE_EQUATION: {
        const FlatEquation *equation = &system->equations.at[site->index];
        bool is_binding = equation->origin == ORIGIN_BINDING;
        words.is_junction = equation->origin != ORIGIN_CONSTRAINT;
        words.subject =
            arena_format(c->arena, "the %s '%s'", is_binding ? "binding" : "connection", equation->element->text);
        words.source = equation->source;
        words.text = equation->written ? equation->written
                                       : expr_equation_text(c->arena, equation->left, equation->right);
        element = words.is_junction ? NULL : equation->element;
        instance = equation->instance;
        break;
    }
    case SITE_VALUE: case SITE_START: {
        const FlatVariable *variable = &system->variables.at[site->index];
        bool is_value = site->kind == SITE_VALUE;
        words.is_junction = is_value && variable->bound_to >= 0;
        words.subject = arena_format(c->arena, "the %s of '%s'", is_value ? "value" : "start", variable->path->text);
        words.source =
            variable->start_source.file ? variable->start_source : flat_place(system, variable->part, variable->source);
        words.text = arena_format(c->arena, "%s = %s", variable->path->text,
                                  expr_text(c->arena, is_value ? variable->value : variable->start_value));
        break;
    }
    case SITE_STATEMENT: {
        const FlatAlgorithm *algorithm = &system->algorithms.at[site->index];
        words.source = algorithm->source;
        words.source.line = site->statement->line;
        words.text = site->statement->text;
        element = algorithm->element;
        instance = algorithm->instance;
        break;
    }
    case SITE_PARAMETER: {
        const FlatParameter *tie = &system->parameters.at[site->index];
        words.is_junction = true;
        words.subject = arena_format(c->arena, "the binding of '%s'", tie->element->text);
        words.source = tie->source;
    }
    }
    if (element && instance->length)
        words.subject = arena_format(c->arena, "'%s' of '%s'", element->text, instance->text);
    else if (element)
        words.subject = arena_format(c->arena, "'%s'", element->text);
    return words;
}

/* ---- messages ---- */

/* With the unit in base units, if that is put otherwise. */
static void tell_term(UnitCheck *c, Expr e, Monomial unit)
{
    const char *text = e->op == OP_STRING ? e->name->text : expr_text(c->arena, e);
    const char *shown = unit_text(c, e, unit), *base = dimension_text(c, unit);
    if (strcmp(shown, base) != 0)
        diag_detail("%s: %s (%s)", text, shown, base);
    else
        diag_detail("%s: %s", text, base);
}

/* Tells the sites that made the units known which are not stated. */
static void tell_inferred(UnitCheck *c, const UnitSite *site, const Clash *clash)
{
    const System *system = c->system;
    IntList mentioned = {0};
    expr_mentions(clash->first, system->by_leaf, c->arena, &mentioned);
    expr_mentions(clash->second, system->by_leaf, c->arena, &mentioned);
    if (!mentioned.count && site->kind == SITE_EQUATION) {
        expr_mentions(system->equations.at[site->index].left, system->by_leaf, c->arena, &mentioned);
        expr_mentions(system->equations.at[site->index].right, system->by_leaf, c->arena, &mentioned);
    }
    for (int i = 0, told = 0; i < mentioned.count && told < MOST_INFERRED; i++) {
        const FlatVariable *variable = &system->variables.at[mentioned.at[i]];
        int cause = flat_term_cause(&c->terms, mentioned.at[i]);
        if (cause < 0 || variable->kind == FLAT_DERIVATIVE)
            continue;
        SiteWords other = describe(c, &c->sites.at[cause]);
        diag_detail("'%s' is without a unit; %s follows from %s (%s)%s%s", variable->path->text,
                    unit_text(c, NULL, (Monomial){mentioned.at[i], 1, no_dimension, false}), other.subject,
                    source_print(c->arena, other.source), other.text ? ": " : "", other.text ? other.text : "");
        told++;
    }
}

static const char *sentence_of(UnitCheck *c, const Clash *clash, const NodeUnit sides[2])
{
    const char *first = unit_text(c, clash->first, clash->of[0]), *second = unit_text(c, clash->second, clash->of[1]);
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
        return arena_format(c->arena, "needs a plain number where %s stands in '%s'", first,
                            *op_text(clash->node->op) ? op_text(clash->node->op) : "a sum");
    case CLASH_SHIFTED:
        return arena_format(c->arena, "takes a temperature that does not begin at the absolute zero %s",
                            clash->node->op == OP_POWER || clash->node->op == OP_SQRT ? "to a power" : "for a factor");
    case CLASH_PRODUCT: break;
    }
    if (sides[0].is_open || sides[1].is_open)
        return "holds a product of another unit than the rest of the model needs";
    return arena_format(c->arena, "holds a product of another unit than its sides, %s and %s, need",
                        unit_text(c, NULL, sides[0].unit), unit_text(c, NULL, sides[1].unit));
}

/* One mistake in the drawing is one message, however many parts and elements it is made for. */
void flat_report_clash(UnitCheck *c, const UnitSite *site, const Clash *clash, const NodeUnit sides[2])
{
    SiteWords words = describe(c, site);
    const char *sentence = sentence_of(c, clash, sides);
    const FlatEquation *equation = site->kind == SITE_EQUATION ? &c->system->equations.at[site->index] : NULL;
    DiagCode code = clash->kind == CLASH_SHIFTED ? DIAG_U06
                    : !clash->is_scale           ? DIAG_U02
                    : words.is_junction          ? DIAG_U04
                                                 : DIAG_U03;
    Name key = name_format("%s:%d %d %s", words.source.file ? words.source.file->label->text : "", words.source.line,
                           (int)(code == DIAG_U06), equation && equation->drawn ? equation->drawn : sentence);
    if (c->mode == UNITS_OFF || map_get(c->reported, key, 0))
        return;
    map_put(c->reported, key, 1);
    diag(code, words.source, "%s %s", words.subject, sentence);
    if (c->mode == UNITS_ERROR)
        diag_raise();
    if (words.text)
        diag_detail("%s", words.text);
    bool has_sides = clash->kind != CLASH_SIDES && clash->kind != CLASH_TABLE && clash->kind != CLASH_SHIFTED &&
                     !sides[0].is_open && !sides[1].is_open;
    if (clash->first)
        tell_term(c, clash->first, clash->of[0]);
    if (clash->second)
        tell_term(c, clash->second, clash->of[1]);
    if (has_sides)
        diag_detail("the left side is %s, the right side %s", unit_text(c, NULL, sides[0].unit),
                    unit_text(c, NULL, sides[1].unit));
    tell_inferred(c, site, clash);
}
