/* unit_known.c - what the check has found out: the unit that each variable is shown with. */
#include "flat/instance.h"
#include "flat/unit_check.h"

#include <math.h>
#include <string.h>

/* ---- doubts ---- */

static void leaves_of_site(UnitCheck *c, const UnitSite *site, ExprList *leaves)
{
    const System *system = c->system;
    const Statement *statement = site->statement;
    switch (site->kind) {
    case SITE_EQUATION:
        expr_variables(system->equations.at[site->index].left, false, c->arena, leaves);
        expr_variables(system->equations.at[site->index].right, false, c->arena, leaves);
        break;
    case SITE_VALUE: case SITE_START: {
        const FlatVariable *variable = &system->variables.at[site->index];
        list_push(c->arena, leaves, variable->leaf);
        expr_variables(site->kind == SITE_VALUE ? variable->value : variable->start_value, false, c->arena, leaves);
        break;
    }
    case SITE_TIE: list_push(c->arena, leaves, system->variables.at[system->ties.at[site->index].variable].leaf); break;
    case SITE_STATEMENT:
        for (int i = 0; i < statement->conditions.count; i++)
            expr_variables(statement->conditions.at[i], false, c->arena, leaves);
        if (statement->kind == STATEMENT_ASSIGN)
            list_push(c->arena, leaves, statement->target);
        if (statement->kind == STATEMENT_ASSIGN || statement->kind == STATEMENT_WHILE)
            expr_variables(statement->value, false, c->arena, leaves);
    }
}

/* A clash says that one of several units is wrong, not which: what was inferred there, and what hangs together with
 * that through other places, is in doubt. By variable. */
static const bool *find_doubts(UnitCheck *c)
{
    int count = c->system->variables.count;
    bool *is_doubtful = arena_array(c->arena, bool, count + 1);
    if (!c->clashing.count)
        return is_doubtful;
    int *together = flat_union_new(c->arena, count), *first = arena_array(c->arena, int, c->sites.count + 1);
    for (int s = 0; s < c->sites.count; s++) {
        ExprList leaves = {0};
        leaves_of_site(c, &c->sites.at[s], &leaves);
        first[s] = -1;
        for (int i = 0; i < leaves.count; i++) {
            int variable = flat_variable(c->system, leaves.at[i]);
            if (variable < 0 || flat_term_cause(&c->terms, variable) < 0)
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

/* ---- words ---- */

static bool is_temperature(const Dimension *dimension)
{
    static const Dimension kelvin = {.exponent = {[4] = 1}};
    return dimension_is_same(dimension, &kelvin);
}

/* By class of equal variables: the first words that one of them states; NULL if none does. */
static Name *words_of_classes(UnitCheck *c)
{
    const System *system = c->system;
    Name *words = arena_array(c->arena, Name, system->variables.count + 1);
    UnitMeaning meaning;
    for (int i = 0; i < system->variables.count; i++) {
        const Unit *unit = &system->variables.at[i].unit;
        Name *of_class = &words[flat_union_find(c->equal, i)];
        if (!*of_class && flat_unit_words(unit)[0] && sysml_unit_meaning(unit, &meaning))
            *of_class = unit->symbol ? unit->symbol : unit->name;
    }
    return words;
}

/* A number of kelvins may be one of degrees Celsius where the model has both. */
static bool has_other_zeros(const UnitCheck *c)
{
    for (int i = 0; i < c->system->variables.count; i++)
        if (fabs(c->offsets[i]) > 0)
            return true;
    return false;
}

const KnownUnit *flat_units_found(UnitCheck *c, Arena *arena)
{
    const System *system = c->system;
    int count = system->variables.count;
    const bool *is_doubtful = find_doubts(c);
    const Name *words = words_of_classes(c);
    bool is_ambiguous = has_other_zeros(c);
    KnownUnit *known = arena_array(arena, KnownUnit, count ? count : 1);
    for (int i = 0; i < count; i++) {
        Monomial m = flat_monomial_of(&c->terms, (Monomial){i, 1, no_dimension, false});
        const FlatVariable *variable = &system->variables.at[i];
        int class = flat_union_find(c->equal, i);
        bool is_quantity = variable->type == TYPE_REAL && !variable->literals.count;
        bool is_clear = words[class] || !is_ambiguous || !is_temperature(&m.factor);
        known[i] = (KnownUnit){.is_known = m.term < 0,
                               .is_certain = m.term < 0 && is_quantity && is_clear && !is_doubtful[i],
                               .dimension = m.factor,
                               .words = words[class]};
    }
    return known;
}

/* ---- what is shown ---- */

const char *flat_unit_words(const Unit *unit)
{
    return unit->symbol ? unit->symbol->text : unit->name ? unit->name->text : "";
}

static const char *derived_words(Arena *arena, const char *words, int derivations)
{
    const char *seconds = derivations == 1 ? "s" : arena_format(arena, "s%d", derivations);
    bool is_product = strpbrk(words, "/ ") != NULL;
    return arena_format(arena, "%s%s%s/%s", is_product ? "(" : "", words, is_product ? ")" : "", seconds);
}

const char *flat_stated_unit(Arena *arena, const System *system, int variable, int derivations)
{
    const FlatVariable *flat = &system->variables.at[variable];
    const char *words = flat_unit_words(&flat->unit);
    if (!*words && flat->kind == FLAT_DERIVATIVE && flat->integral >= 0) {
        words = flat_unit_words(&system->variables.at[flat->integral].unit);
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
    Dimension dimension = dimension_times(known->dimension, dimension_of_time, -derivations);
    Text text = text_new(arena);
    dimension_print(&text, &dimension);
    return text.at;
}
