/* unit_check.c - the check of units: stated units, then every place with further relations, until no new unit
 * follows. */
#include "flat/instance.h"
#include "flat/unit_check.h"

#include <math.h>

/* ---- stated units ---- */

const UnitMeaning *flat_unit_meaning(UnitCheck *c, const Unit *unit)
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

/* A derivative's unit follows from that of its variable; the numbers of an axis or a table are of one. */
static void declare_variables(UnitCheck *c)
{
    const System *system = c->system;
    Map *unknown = map_new(c->arena);
    Dimension per_second = dimension_power(dimension_of_time, -1);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        Name words = variable->unit.symbol ? variable->unit.symbol : variable->unit.name;
        bool is_stated = variable->kind != FLAT_DERIVATIVE && words;
        const UnitMeaning *meaning = is_stated ? flat_unit_meaning(c, &variable->unit) : NULL;
        flat_term_new(&c->terms, meaning ? &meaning->dimension : NULL);
        c->offsets[i] = meaning ? meaning->offset : NAN;
        if (meaning)
            c->angles[i] = meaning->dimension;
        if (meaning || !is_stated || map_get(unknown, words, 0) || c->mode == UNITS_OFF)
            continue;
        map_put(unknown, words, 1);
        diag(DIAG_U01, variable->source, "the unit '%s' of '%s' is unknown: it is inferred from the equations",
             words->text, variable->path->text);
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

/* ---- places ---- */

/* `0 = if c then a - b else d - e` is an if-equation, whose branches need not be of one unit. */
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
    const UnitMeaning *meaning = flat_unit_meaning(c, &tie->unit);
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
    if (c->clash.kind != CLASH_SHIFTED) /* which leaves no doubt of a dimension */
        list_push(c->arena, &c->clashing, site);
    flat_report_clash(c, &at, &c->clash, sides);
}

static void visit_site(UnitCheck *c, UnitSite site)
{
    NodeUnit sides[2];
    list_push(c->arena, &c->sites, site);
    check_site(c, &site, sides);
    if (c->has_clash)
        note_clash(c, c->sites.count - 1, sides);
}

/* Recursion follows the nesting of statements, which the parser limits. */
static void visit_statements(UnitCheck *c, int algorithm, const StatementList *list)
{
    for (int i = 0; i < list->count; i++) {
        visit_site(c, (UnitSite){SITE_STATEMENT, algorithm, list->at[i]});
        for (int k = 0; k < list->at[i]->branches.count; k++)
            visit_statements(c, algorithm, &list->at[i]->branches.at[k]);
    }
}

/* Sites are visited by how much they say: parameters and values of constants, then equations as drawn, then what joins
 * them. */
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
    for (int i = 0; i < system->algorithms.count; i++)
        visit_statements(c, i, &system->algorithms.at[i].statements);
}

/* Products that waited. One that clashes is looked for again in its place, which says more of it. */
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
    const KnownUnit *known = flat_units_found(&c, arena);
    arena_free(scratch);
    return known;
}
