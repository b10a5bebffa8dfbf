/* unit_known.c - findings of the check: the unit that each variable is shown with. */
#include "flat/instance.h"
#include "flat/unit_check.h"

#include <math.h>
#include <string.h>

/* ---- doubts ---- */

/* The variables of a site. */
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

/* A clash shows that one of several units is wrong, but not which one: what was inferred there, and what hangs together
 * with that through other places, is in doubt. By variable. */
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

/* Few dimensions are those of many variables. */
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

/* Equal variables have the words that the first one states; a number of kelvins may be one of degrees Celsius
 * where the model has both. */
const KnownUnit *flat_units_found(UnitCheck *c, Arena *arena)
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
        if (!*of_class && flat_unit_words(unit)[0] && flat_unit_meaning(c, unit))
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
    Dimension dimension = dimension_times(*known->dimension, dimension_of_time, -derivations);
    Text text = text_new(arena);
    dimension_print(&text, &dimension);
    return text.at;
}
