/* unit_check.c - the unit check: stated units, then the relations at every site, until no new unit follows. */
#include "flat/unit_check.h"
#include "flat/union.h"

#include <math.h>
#include <string.h>

/* ---- stated units ---- */

/* The unit as stated; "": none is stated. */
static const char *unit_words(const Unit *unit)
{
    return unit->symbol ? unit->symbol->text : unit->name ? unit->name->text : "";
}

/* The meaning of a unit by sysml_unit_meaning(), which is called once for each unit. NULL: not known. */
static const UnitMeaning *unit_meaning(UnitCheck *c, const Unit *unit)
{
    const Name words = unit->symbol && unit->name ? name_joined(unit->symbol, "\n", unit->name)
                       : unit->symbol             ? unit->symbol : unit->name;
    const int last = map_get(c->last_read, words, -1);
    int i = last;
    while (i >= 0 && !(c->read.at[i].unit.name == unit->name && c->read.at[i].unit.symbol == unit->symbol &&
                       c->read.at[i].unit.made_of == unit->made_of))
        i = c->read.at[i].before;
    if (i < 0) {
        ReadUnit read = {.unit = *unit, .before = last};
        read.is_known = sysml_unit_meaning(unit, &read.meaning);
        i = c->read.count;
        list_push(c->arena, &c->read, read);
        map_put(c->last_read, words, i);
    }
    return c->read.at[i].is_known ? &c->read.at[i].meaning : NULL;
}

/* ---- results: the unit with which each variable is shown ---- */

/* The variables at a site. */
static IntList mentioned_at(UnitCheck *c, const UnitSite *site)
{
    const System *system = c->system;
    const Statement *statement = site->statement;
    const FlatVariable *variable =
        site->kind == SITE_VALUE || site->kind == SITE_START ? &system->variables.at[site->index] : NULL;
    ExprList expressions = {0};
    IntList found = {0};
    if (variable) {
        list_push(c->arena, &expressions, variable->leaf);
        list_push(c->arena, &expressions, site->kind == SITE_VALUE ? variable->value : variable->start_value);
    } else if (site->kind == SITE_EQUATION) {
        list_push(c->arena, &expressions, system->equations.at[site->index].left);
        list_push(c->arena, &expressions, system->equations.at[site->index].right);
    } else if (site->kind == SITE_PARAMETER) {
        list_push(c->arena, &found, system->parameters.at[site->index].variable);
    }
    for (int i = 0; statement && i < statement->conditions.count; i++)
        list_push(c->arena, &expressions, statement->conditions.at[i]);
    if (statement && statement->kind == STATEMENT_ASSIGN)
        list_push(c->arena, &expressions, statement->target);
    if (statement && (statement->kind == STATEMENT_ASSIGN || statement->kind == STATEMENT_WHILE))
        list_push(c->arena, &expressions, statement->value);
    for (int i = 0; i < expressions.count; i++)
        expr_mentions(expressions.at[i], system->by_leaf, c->arena, &found);
    return found;
}

/* By variable: true if its unit is in doubt. A clash shows that one of several units is wrong, but not which one. So
 * the inferred units at this site are in doubt, and those inferred units that are connected with them through other
 * sites. */
static const bool *find_doubts(UnitCheck *c)
{
    int count = c->system->variables.count;
    bool *is_doubtful = arena_array(c->arena, bool, count + 1);
    if (!c->clashing.count)
        return is_doubtful;
    int *together = flat_union_new(c->arena, count), *first = arena_array(c->arena, int, c->sites.count + 1);
    for (int s = 0; s < c->sites.count; s++) {
        IntList mentioned = mentioned_at(c, &c->sites.at[s]);
        first[s] = -1;
        for (int i = 0; i < mentioned.count; i++) {
            int variable = mentioned.at[i];
            if (flat_term_cause(&c->terms, variable) < 0)
                continue;
            if (first[s] >= 0)
                flat_union_join(together, first[s], variable);
            first[s] = variable;
        }
    }
    for (int i = 0; i < count; i++)
        if (c->system->variables.at[i].integral >= 0)
            flat_union_join(together, i, c->system->variables.at[i].integral);
    for (int i = 0; i < c->clashing.count; i++)
        if (first[c->clashing.at[i]] >= 0)
            is_doubtful[flat_union_find(together, first[c->clashing.at[i]])] = true;
    for (int i = 0; i < count; i++)
        is_doubtful[i] = is_doubtful[flat_union_find(together, i)];
    return is_doubtful;
}

static bool is_same_dimension(const void *item, const void *key)
{
    return memcmp(item, key, sizeof(Dimension)) == 0;
}

/* The shared copy of a dimension: many variables have one of few dimensions. */
static const Dimension *shared(Pool *dimensions, const Dimension *dimension)
{
    uint64_t words[sizeof *dimension / sizeof(uint64_t)], hash = 0;
    memcpy(words, dimension, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        hash = (hash ^ words[i] ^ hash >> 32) * 0xff51afd7ed558ccdu; /* as names are hashed */
    const void **item = pool_find(dimensions, (uint32_t)(hash >> 32), is_same_dimension, dimension);
    if (!*item) {
        Dimension *kept = arena_new_of(dimensions->arena, Dimension);
        *kept = *dimension;
        *item = kept;
    }
    return *item;
}

/* By variable: its unit, after all conclusions are drawn. Equal variables have the words of the first one that states a
 * unit. If the model also has temperatures in degC or the like, a variable in kelvins without words is uncertain. */
static const KnownUnit *units_found(UnitCheck *c, Arena *arena)
{
    static const Dimension kelvin = {.exponent = {[4] = 1}};
    const System *system = c->system;
    int count = system->variables.count;
    const bool *is_doubtful = find_doubts(c);
    Name *words = arena_array(c->arena, Name, count + 1); /* by class of equal variables */
    KnownUnit *known = arena_array(arena, KnownUnit, count ? count : 1);
    Pool dimensions = {.arena = arena};
    bool has_other_zeros = false;
    for (int i = 0; i < count; i++) {
        const Unit *unit = &system->variables.at[i].unit;
        Name *of_class = &words[flat_union_find(c->equal, i)];
        if (!*of_class && unit_words(unit)[0] && unit_meaning(c, unit))
            *of_class = unit->symbol ? unit->symbol : unit->name;
        has_other_zeros = has_other_zeros || fabs(c->offsets[i]) > 0;
    }
    for (int i = 0; i < count; i++) {
        Monomial m = flat_monomial_of(&c->terms, (Monomial){i, 1, no_dimension, false});
        const FlatVariable *variable = &system->variables.at[i];
        int class = flat_union_find(c->equal, i);
        bool is_quantity = variable->type == TYPE_REAL && !variable->literals.count;
        bool is_clear = words[class] || !has_other_zeros || !dimension_is_same(&m.factor, &kelvin);
        known[i] = (KnownUnit){.is_known = m.term < 0,
                               .is_certain = m.term < 0 && is_quantity && is_clear && !is_doubtful[i],
                               .dimension = m.term < 0 ? shared(&dimensions, &m.factor) : NULL,
                               .words = words[class]};
    }
    return known;
}

/* ---- shown units ---- */

static const char *derived_words(Arena *arena, const char *words, int derivations)
{
    const char *seconds = derivations == 1 ? "s" : arena_format(arena, "s%d", derivations);
    bool is_product = strpbrk(words, "/ ") != NULL;
    return arena_format(arena, "%s%s%s/%s", is_product ? "(" : "", words, is_product ? ")" : "", seconds);
}

const char *flat_stated_unit(Arena *arena, const System *system, int variable, int derivations)
{
    const FlatVariable *flat = &system->variables.at[variable];
    const char *words = unit_words(&flat->unit);
    if (!*words && flat->kind == FLAT_DERIVATIVE && flat->integral >= 0) {
        words = unit_words(&system->variables.at[flat->integral].unit);
        derivations++;
    }
    return *words && derivations ? derived_words(arena, words, derivations) : words;
}

const char *flat_unit(Arena *arena, const System *system, int variable, int derivations)
{
    const char *stated = flat_stated_unit(arena, system, variable, derivations);
    const KnownUnit *known = system->units ? &system->units[variable] : NULL;
    if (*stated || !known || !known->is_certain)
        return stated;
    if (known->words)
        return derivations ? derived_words(arena, known->words->text, derivations) : known->words->text;
    Dimension dimension = dimension_times(*known->dimension, dimension_of_time, -derivations);
    Text text = text_new(arena);
    dimension_print(&text, &dimension);
    return text.at;
}

/* ---- messages about units that clash ---- */

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

/* The model's name for a unit in base units; NULL: none, or several such as N*m and J. */
static const char *words_in_model(UnitCheck *c, const char *base)
{
    enum { SEVERAL = -2 };
    if (!c->stated) {
        c->stated = map_new(c->arena);
        for (int i = 0; i < c->system->variables.count; i++) {
            const Unit *unit = &c->system->variables.at[i].unit;
            const UnitMeaning *meaning = unit_words(unit)[0] ? unit_meaning(c, unit) : NULL;
            if (!meaning)
                continue;
            Text text = text_new(c->arena);
            dimension_print(&text, &meaning->dimension);
            const Name key = name_of(text.at);
            const int known = map_get(c->stated, key, -1);
            if (known < 0)
                map_put(c->stated, key, i);
            else if (known != SEVERAL && strcmp(unit_words(&c->system->variables.at[known].unit),
                                                  unit_words(unit)) != 0)
                map_put(c->stated, key, SEVERAL);
        }
    }
    const int found = map_get(c->stated, name_of(base), SEVERAL);
    return found == SEVERAL ? NULL : unit_words(&c->system->variables.at[found].unit);
}

/* The unit as stated for the variable that the expression is, else by the model's name for it, else in base units. */
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

/* Adds an expression and its unit to a message, also in base units if these are written differently. */
static void tell_term(UnitCheck *c, Expr e, Monomial unit)
{
    const char *text = e->op == OP_STRING ? e->name->text : expr_text(c->arena, e);
    const char *shown = unit_text(c, e, unit), *base = dimension_text(c, unit);
    if (strcmp(shown, base) != 0)
        diag_detail("%s: %s (%s)", text, shown, base);
    else
        diag_detail("%s: %s", text, base);
}

/* Adds the sites that made the inferred units known to a message. */
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
        diag_detail("'%s' has no unit; %s follows from %s (%s)%s%s", variable->path->text,
                    unit_text(c, NULL, (Monomial){mentioned.at[i], 1, no_dimension, false}), other.subject,
                    source_print(c->arena, other.source), other.text ? ": " : "", other.text ? other.text : "");
        told++;
    }
}

static const char *sentence_of(UnitCheck *c, const Clash *clash, const NodeUnit sides[2])
{
    const char *first = unit_text(c, clash->first, clash->of[0]), *second = unit_text(c, clash->second, clash->of[1]);
    if (clash->is_offset)
        return "treats temperatures with different zero points as equal";
    if (clash->is_angle)
        return "treats cycles and radians as equal: 1 Hz is 2*pi rad/s";
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
        return arena_format(c->arena, "uses a temperature that is not measured from absolute zero %s",
                            clash->node->op == OP_POWER || clash->node->op == OP_SQRT ? "as the base of a power"
                                                                                      : "as a factor");
    case CLASH_PRODUCT: break;
    }
    if (sides[0].is_open || sides[1].is_open)
        return "contains a product whose unit does not fit the rest of the model";
    return arena_format(c->arena, "contains a product whose unit does not fit its sides, %s and %s",
                        unit_text(c, NULL, sides[0].unit), unit_text(c, NULL, sides[1].unit));
}

/* Reports a clash. sides: the units of the sides of an equation, or of a variable and its value. One mistake in the
 * drawing gives one message, for all parts and elements together. */
static void report_clash(UnitCheck *c, const UnitSite *site, const Clash *clash, const NodeUnit sides[2])
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
    if (c->mode == UNITS_OFF || !map_enter(c->reported, key))
        return;
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

/* ---- the check ---- */

/* Defines a term for each variable. The unit of a derivative follows from that of its variable; all numbers of an axis
 * or a table have one unit. */
static void declare_variables(UnitCheck *c)
{
    const System *system = c->system;
    Map *unknown = map_new(c->arena);
    Dimension per_second = dimension_power(dimension_of_time, -1);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        Name words = variable->unit.symbol ? variable->unit.symbol : variable->unit.name;
        bool is_stated = variable->kind != FLAT_DERIVATIVE && words;
        const UnitMeaning *meaning = is_stated ? unit_meaning(c, &variable->unit) : NULL;
        flat_term_new(&c->terms, meaning ? &meaning->dimension : NULL);
        c->offsets[i] = meaning ? meaning->offset : NAN;
        if (meaning)
            c->angles[i] = meaning->dimension;
        if (meaning || !is_stated || c->mode == UNITS_OFF || !map_enter(unknown, words))
            continue;
        const char *near = unit_near(c->arena, words->text);
        diag(near ? DIAG_U07 : DIAG_U01, variable->source,
             "the unit '%s' of '%s' is unknown: it is inferred from the equations", words->text, variable->path->text);
        if (near)
            diag_detail("did you mean '%s'?", near);
    }
    for (int i = 0; i < system->variables.count; i++)
        if (system->variables.at[i].integral >= 0)
            flat_term_power_of(&c->terms, i, system->variables.at[i].integral, 1, per_second);
    for (int i = 0; i < system->tables.count; i++) {
        const FlatTable *table = &system->tables.at[i];
        for (int k = table->variable + 1; table->variable >= 0 && k < table->variable + table->count; k++) {
            const UnitTerm *term = &c->terms.terms.at[k];
            if (!term->is_known && term->parent == k)
                flat_term_power_of(&c->terms, k, table->variable, 1, no_dimension);
        }
    }
}

/* ---- sites ---- */

/* Relates two sides. `0 = if c then a - b else d - e` is an if-equation, whose branches may have different units. */
static void check_equal(UnitCheck *c, Expr left, Expr right, NodeUnit sides[2])
{
    bool is_residual = left->op == OP_NUMBER && right->op == OP_IF;
    Expr last = right;
    sides[0] = flat_unit_of_expression(c, left);
    for (; is_residual && last->op == OP_IF; last = last->at[2]) {
        flat_unit_of_expression(c, last->at[0]);
        flat_unit_of_expression(c, last->at[1]);
    }
    sides[1] = flat_unit_of_expression(c, last);
    if (is_residual)
        sides[1] = (NodeUnit){.is_open = true};
    flat_require_same_unit(c, CLASH_SIDES, NULL, left, sides[0], right, sides[1]);
}

static void check_parameter(UnitCheck *c, const FlatParameter *tie)
{
    const FlatVariable *variable = &c->system->variables.at[tie->variable];
    const UnitMeaning *meaning = unit_meaning(c, &tie->unit);
    if (!meaning)
        return;
    NodeUnit bound = {.unit = {-1, 0, meaning->dimension, true}};
    NodeUnit own = {.unit = {tie->variable, 1, no_dimension, false}};
    Expr parameter = expr_string(tie->element);
    flat_require_same_unit(c, CLASH_SIDES, NULL, parameter, bound, variable->leaf, own);
    Clash clash = {.kind = CLASH_SIDES, .first = parameter, .second = variable->leaf, .of = {bound.unit, own.unit}};
    flat_require_same_angle(c, &clash, &meaning->dimension, tie->variable);
}

static void check_site(UnitCheck *c, const UnitSite *site, NodeUnit sides[2])
{
    const System *system = c->system;
    c->stamp++;
    c->values.count = 0;
    c->has_clash = false;
    sides[0] = sides[1] = (NodeUnit){.is_open = true};
    bool is_of_variable = site->kind == SITE_VALUE || site->kind == SITE_START;
    const FlatVariable *variable = is_of_variable ? &system->variables.at[site->index] : NULL;
    const Statement *statement = site->statement;
    switch (site->kind) {
    case SITE_EQUATION:
        check_equal(c, system->equations.at[site->index].left, system->equations.at[site->index].right, sides);
        break;
    case SITE_VALUE: check_equal(c, variable->leaf, variable->value, sides); break;
    case SITE_START: check_equal(c, variable->leaf, variable->start_value, sides); break;
    case SITE_PARAMETER: check_parameter(c, &system->parameters.at[site->index]); break;
    case SITE_STATEMENT:
        for (int i = 0; i < statement->conditions.count; i++)
            flat_unit_of_expression(c, statement->conditions.at[i]);
        if (statement->kind == STATEMENT_ASSIGN)
            check_equal(c, statement->target, statement->value, sides);
        else if (statement->kind == STATEMENT_WHILE)
            flat_unit_of_expression(c, statement->value);
    }
}

static void note_clash(UnitCheck *c, int site, const NodeUnit sides[2])
{
    UnitSite at = c->sites.at[site]; /* the list may move */
    if (c->clash.kind != CLASH_SHIFTED) /* this kind leaves no doubt about dimensions */
        list_push(c->arena, &c->clashing, site);
    report_clash(c, &at, &c->clash, sides);
}

static void visit_site(UnitCheck *c, UnitSite site)
{
    NodeUnit sides[2];
    list_push(c->arena, &c->sites, site);
    check_site(c, &site, sides);
    if (c->has_clash)
        note_clash(c, c->sites.count - 1, sides);
}

/* Visits the sites in the order of their information: parameters, values and starts, then equations (drawn ones before
 * connections and bindings), then statements. */
static void visit_all(UnitCheck *c)
{
    const System *system = c->system;
    for (int i = 0; i < system->parameters.count; i++)
        visit_site(c, (UnitSite){SITE_PARAMETER, i, NULL});
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        if (variable->value && variable->value->op != OP_NUMBER && variable->value->type != TYPE_BOOLEAN)
            visit_site(c, (UnitSite){SITE_VALUE, i, NULL});
        if (variable->start_value && variable->start_value->op != OP_NUMBER && variable->type != TYPE_BOOLEAN)
            visit_site(c, (UnitSite){SITE_START, i, NULL});
    }
    for (int i = 0; i < system->equations.count; i++)
        visit_site(c, (UnitSite){SITE_EQUATION, i, NULL});
    for (int i = 0; i < system->algorithms.count; i++) {
        const StatementList all = statements_all(c->arena, &system->algorithms.at[i].statements);
        for (int k = 0; k < all.count; k++)
            visit_site(c, (UnitSite){SITE_STATEMENT, i, all.at[k]});
    }
}

/* Relates the products that waited. If one clashes, its site is checked again, which gives a more precise message. */
static void settle_awakened(UnitCheck *c)
{
    for (int awakened = flat_terms_awakened(&c->terms); awakened >= 0; awakened = flat_terms_awakened(&c->terms)) {
        Waiting waiting = c->terms.waiting.at[awakened];
        UnitRelation relation =
            flat_terms_relate(&c->terms, waiting.count, &c->terms.factors.at[waiting.first], waiting.site);
        if (relation != RELATION_CLASHES && relation != RELATION_CLASHES_IN_SCALE)
            continue;
        UnitSite site = c->sites.at[waiting.site];
        NodeUnit sides[2];
        check_site(c, &site, sides);
        if (!c->has_clash || c->clash.kind == CLASH_SHIFTED)
            c->clash = (Clash){.kind = CLASH_PRODUCT, .is_scale = relation == RELATION_CLASHES_IN_SCALE};
        note_clash(c, waiting.site, sides);
    }
}

const KnownUnit *flat_check_units(Arena *arena, const System *system, UnitsMode mode)
{
    Arena *scratch = arena_new();
    int count = system->variables.count;
    UnitCheck c = {.arena = scratch,
                   .system = system,
                   .mode = mode,
                   .last_read = map_new(scratch),
                   .terms = {.arena = scratch},
                   .offsets = arena_array(scratch, double, count ? count : 1),
                   .angles = arena_array(scratch, Dimension, count ? count : 1),
                   .equal = flat_union_new(scratch, count),
                   .of_tables = map_new(scratch),
                   .reported = map_new(scratch)};
    for (int i = 0; i < system->tables.count; i++)
        if (system->tables.at[i].variable >= 0)
            map_put(c.of_tables, system->tables.at[i].table, system->tables.at[i].variable);
    expr_string(name_of(""));
    for (int i = 0; i < system->parameters.count; i++)
        expr_string(system->parameters.at[i].element);
    c.memo_size = expr_count();
    c.memo = arena_array(scratch, NodeMemo, c.memo_size ? c.memo_size : 1);
    declare_variables(&c);
    visit_all(&c);
    settle_awakened(&c);
    const KnownUnit *known = units_found(&c, arena);
    arena_free(scratch);
    return known;
}
