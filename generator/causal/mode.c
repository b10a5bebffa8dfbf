/* mode.c - modes: the structures of variable-structure equations, between which conditions select.
 *
 * `if locked then w1 = w2; else tau = 0; end if` has one unknown or the other, and `v = if off then s else 0`
 * determines v or ties it: no single order of evaluation, state selection or index is right for all conditions. Such
 * conditions are found by failures: in a structure for all conditions at once, some blocks have a divisor 0 or a
 * singular Jacobian for some values of the conditions, at all points. The operands of these conditions are selectors,
 * and each combination of their values is a mode. The equations of each mode are reduced, sorted and solved by
 * themselves (Elmqvist and Otter, Innovations for Future Modelica, 2017; Benveniste, Caillaud et al., Multi-Mode DAE
 * Models, 2020). A combination without a solution, such as two closed switches between ideal sources, is an impossible
 * mode. cluster.c examines the combinations.
 *
 * If the single structure is not singular in any combination, as with saturation and friction, it is kept: its loops
 * find the valid combination by themselves.
 */
#include "causal/loop.h"
#include "causal/mode.h"
#include "causal/schedule.h"

#include <math.h>
#include <string.h>

enum { MOST_OF_A_BLOCK = 1024, LARGEST_LOOP = 60 };

/* ---- conditions that decide the structure ---- */

static Block block_in(Arena *arena, const Block *block, const SelectorList *selectors, const double *values)
{
    Block result = *block;
    result.inner.at = arena_array(arena, Assignment, block->inner.count + 1);
    result.partials.at = arena_array(arena, Partial, block->partials.count + 1);
    result.jacobian.at = arena_array(arena, JacobianEntry, block->jacobian.count + 1);
    for (int i = 0; i < block->inner.count; i++) {
        result.inner.at[i] = block->inner.at[i];
        result.inner.at[i].value = selector_expression(selectors, values, block->inner.at[i].value);
        result.inner.at[i].divisor = selector_expression(selectors, values, block->inner.at[i].divisor);
    }
    for (int i = 0; i < block->partials.count; i++) {
        result.partials.at[i] = block->partials.at[i];
        result.partials.at[i].value = selector_expression(selectors, values, block->partials.at[i].value);
    }
    for (int i = 0; i < block->jacobian.count; i++) {
        result.jacobian.at[i] = block->jacobian.at[i];
        result.jacobian.at[i].value = selector_expression(selectors, values, block->jacobian.at[i].value);
    }
    return result;
}

/* True if the block is singular for these values of the selectors, at all generic points. */
static bool is_singular_in(Arena *arena, const Causal *causal, const Points *points, const Block *block,
                           const SelectorList *selectors, const double *values)
{
    const Block chosen = block_in(arena, block, selectors, values);
    for (int i = 0; i < chosen.inner.count; i++)
        if (chosen.inner.at[i].divisor && expr_is_number(chosen.inner.at[i].divisor, 0))
            return true;
    bool is_singular = chosen.tearing.count > 0;
    for (int p = STATED_POINTS; p < POINT_COUNT && is_singular; p++) {
        double *numbers = arena_array(arena, double, causal->variables.count);
        memcpy(numbers, points->values[p], (size_t)causal->variables.count * sizeof *numbers);
        is_singular = block_is_singular_at(causal, &chosen, numbers);
    }
    return is_singular;
}

static void add_conditions(Arena *arena, const Causal *causal, SelectorList *selectors, Expr e)
{
    ExprList nodes = {0};
    if (e)
        expr_nodes(e, arena, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (nodes.at[i]->op == OP_IF)
            selector_add_condition(arena, causal, selectors, nodes.at[i]->at[0]);
}

/* The selectors of conditions in a block's divisors, loop assignments and Jacobian. */
static SelectorList block_selectors(Arena *arena, const Causal *causal, const Block *block, const double *constants)
{
    SelectorList found = {.constants = constants};
    for (int i = 0; i < block->inner.count; i++) {
        add_conditions(arena, causal, &found, block->inner.at[i].divisor);
        if (block->kind != BLOCK_ASSIGN)
            add_conditions(arena, causal, &found, block->inner.at[i].value);
    }
    for (int i = 0; i < block->partials.count; i++)
        add_conditions(arena, causal, &found, block->partials.at[i].value);
    for (int i = 0; i < block->jacobian.count; i++)
        add_conditions(arena, causal, &found, block->jacobian.at[i].value);
    return found;
}

bool mode_find_selectors(Arena *arena, const Causal *causal, SelectorList *selectors, bool *is_certain)
{
    Arena *scratch = arena_new();
    const int before = selectors->count;
    const Points *points = NULL;
    const double *constants = NULL;
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        SelectorList own = block_selectors(scratch, causal, block, constants);
        selector_complete(scratch, causal, &own);
        constants = own.constants;
        bool is_any = false;
        if (!own.count || block->tearing.count > LARGEST_LOOP)
            continue;
        const ValuesList all = selector_combinations(scratch, causal, &own);
        if (all.count > MOST_OF_A_BLOCK)
            continue;
        points = points ? points : points_new(arena, causal, false);
        Arena *trial = arena_new();
        for (int k = 0; k < all.count && !is_any; k++) {
            is_any = is_singular_in(trial, causal, points, block, &own, all.at[k]);
            arena_reset(trial);
        }
        arena_free(trial);
        *is_certain |= is_any && block->kind == BLOCK_ASSIGN;
        for (int i = 0; i < own.count && is_any; i++) {
            Selector kept = {.of = own.at[i].of, .presence = own.at[i].presence,
                             .is_number = own.at[i].is_number};
            for (int k = 0; k < own.at[i].values.count; k++)
                list_push(arena, &kept.values, own.at[i].values.at[k]);
            selector_add(arena, selectors, kept);
        }
    }
    arena_free(scratch);
    return selectors->count > before;
}

bool mode_find_presences(Arena *arena, const Causal *causal, SelectorList *selectors)
{
    bool is_any = false;
    for (int e = 0; e < causal->equations.count; e++) {
        const CausalEquation *equation = &causal->equations.at[e];
        if (equation->use != EQUATION_USED || !equation->presence)
            continue;
        selector_add_condition(arena, causal, selectors, equation->presence);
        is_any = true;
    }
    for (int v = 0; v < causal->variables.count; v++) {
        const CausalVariable *variable = &causal->variables.at[v];
        if (!variable->presence || !causal_is_unknown_role(variable->role))
            continue;
        selector_add_condition(arena, causal, selectors, variable->presence);
        is_any = true;
    }
    return is_any;
}

/* True if the branches of an `if` contain different unknowns. */
static bool has_other_unknowns(Arena *arena, const Causal *causal, Expr e)
{
    IntList branches[] = {causal_mentioned(arena, causal, e->at[1], NULL),
                          causal_mentioned(arena, causal, e->at[2], NULL)};
    for (int side = 0; side < 2; side++)
        ints_sort(&branches[side]);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < branches[side].count; i++)
            if (causal_is_unknown_role(causal->variables.at[branches[side].at[i]].role) &&
                !ints_hold(&branches[1 - side], branches[side].at[i]))
                return true;
    return false;
}

void mode_suspect_selectors(Arena *arena, const Causal *base, SelectorList *selectors)
{
    for (int e = 0; e < base->equations.count; e++) {
        const CausalEquation *equation = &base->equations.at[e];
        ExprList nodes = {0};
        if (equation->use != EQUATION_USED)
            continue;
        expr_nodes(equation->left, arena, &nodes);
        expr_nodes(equation->right, arena, &nodes);
        for (int i = 0; i < nodes.count; i++)
            if (nodes.at[i]->op == OP_IF && has_other_unknowns(arena, base, nodes.at[i]))
                selector_add_condition(arena, base, selectors, nodes.at[i]->at[0]);
    }
}

bool mode_is_singular(const Causal *single, const Points *points, const SelectorList *selectors, const double *values)
{
    Arena *trial = arena_new();
    bool is_any = false;
    for (int b = 0; b < single->continuous.count && !is_any; b++) {
        const Block *block = single->continuous.at[b];
        is_any = block->tearing.count <= LARGEST_LOOP && block_selectors(trial, single, block, NULL).count &&
                 is_singular_in(trial, single, points, block, selectors, values);
        arena_reset(trial);
    }
    arena_free(trial);
    return is_any;
}

/* ---- one mode ---- */

Causal *causal_copy(Arena *arena, const Causal *causal)
{
    Causal *copy = arena_new_of(arena, Causal);
    *copy = *causal;
    copy->by_leaf = expr_indices_new(arena);
    memset(&copy->variables, 0, sizeof copy->variables);
    memset(&copy->equations, 0, sizeof copy->equations);
    memset(&copy->notes, 0, sizeof copy->notes);
    for (int v = 0; v < causal->variables.count; v++) {
        list_push(arena, &copy->variables, causal->variables.at[v]);
        expr_index_put(copy->by_leaf, causal->variables.at[v].leaf, v);
    }
    for (int e = 0; e < causal->equations.count; e++)
        list_push(arena, &copy->equations, causal->equations.at[e]);
    for (int i = 0; i < causal->notes.count; i++)
        list_push(arena, &copy->notes, causal->notes.at[i]);
    return copy;
}

const char *mode_condition(Arena *arena, const Causal *causal, const SelectorList *selectors, const double *values)
{
    Text text = text_new(arena);
    for (int i = 0; i < selectors->count; i++) {
        const Expr presence = selectors->at[i].presence;
        if (!presence || !selector_excludes(selectors, values, presence))
            text_format(&text, "%s%s", text.length ? ", " : "",
                        selector_words(arena, causal, &selectors->at[i], values[i]));
    }
    return text.at;
}

enum { LONGEST_NAME = 40 };

const char *mode_name(Arena *arena, const SelectorList *selectors, const char *condition, const char *number)
{
    enum { MOST_WORDS = 3 };
    Text text = text_new(arena);
    for (int i = 0; i < selectors->count; i++)
        if (selectors->at[i].of->op != OP_VARIABLE || strpbrk(selectors->at[i].of->name->text, "<>="))
            return number;
    for (const char *c = condition; *c; c++) {
        const bool is_letter = (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9');
        if (is_letter)
            text_add_char(&text, *c);
        else if (text.length && text.at[text.length - 1] != '_')
            text_add_char(&text, '_');
    }
    return selectors->count <= MOST_WORDS && text.length && text.length <= LONGEST_NAME
               ? text.at
               : number;
}

const char *mode_name_of(Arena *arena, const Causal *causal, const SelectorList *selectors, const Mode *mode,
                         const char *number)
{
    const char *name = mode_name(arena, selectors, mode->condition, "");
    Text text = text_new(arena);
    bool are_all = true;
    for (int i = 0; i < selectors->count && !*name; i++) {
        const Selector *own = &selectors->at[i];
        const bool is_off = own->of->type == TYPE_BOOLEAN && !(mode->values[i] > 0);
        are_all &= !is_off;
        if (is_off || (own->presence && selector_excludes(selectors, mode->values, own->presence)))
            continue;
        const SelectorList one = {.at = selectors->at + i, .count = 1};
        const char *word = mode_name(arena, &one, selector_words(arena, causal, own, mode->values[i]), "");
        if (!*word)
            return number;
        text_format(&text, "%s%s", text.length ? "_and_" : "only_", word);
    }
    if (*name || !text.length)
        return *name ? name : "none_holds";
    return text.length <= LONGEST_NAME ? text.at : are_all ? "all_hold" : number;
}

bool mode_lacks(const Cluster *cluster, const Mode *mode, Expr presence)
{
    return presence && selector_excludes(&cluster->selectors, mode->values, presence);
}

/* The base system in a mode: conditions are decided, and absent parts are removed. */
static Causal *specialized(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values)
{
    Causal *causal = causal_copy(arena, base);
    causal->is_of_mode = true;
    for (int e = 0; e < causal->equations.count; e++) {
        CausalEquation *equation = &causal->equations.at[e];
        if (equation->use != EQUATION_USED)
            continue;
        if (selector_excludes(selectors, values, equation->presence))
            equation->use = EQUATION_ABSENT;
        equation->left = selector_expression(selectors, values, equation->left);
        equation->right = selector_expression(selectors, values, equation->right);
    }
    for (int v = 0; v < causal->variables.count; v++)
        if (causal_is_unknown_role(causal->variables.at[v].role) &&
            selector_excludes(selectors, values, causal->variables.at[v].presence))
            causal->variables.at[v].role = ROLE_ABSENT;
    return causal;
}

Causal *mode_build(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values, Mode *mode,
                   bool *is_told)
{
    Causal *causal = specialized(arena, base, selectors, values);
    const int mark = diag_mark();
    bool is_solved = index_reduce(arena, causal) && continuous_build(arena, causal);
    if (!is_solved) {
        const char *words = diag_error_since(mark);
        mode->obstacle = arena_format(arena, "%s", words ? words : "its equations have no solution");
        diag_rewind(mark);
        return NULL;
    }
    is_solved = start_build(arena, causal);
    if (!is_solved) {
        const char *words = diag_error_since(mark);
        mode->start_obstacle = arena_format(arena, "%s", words ? words : "its start has no solution");
    }
    if (!is_solved || *is_told)
        diag_rewind(mark);
    *is_told = *is_told || is_solved;
    return causal;
}

void mode_report(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values,
                 const char *condition)
{
    Causal *causal = specialized(arena, base, selectors, values);
    const int before = diag_error_count();
    if (index_reduce(arena, causal))
        continuous_build(arena, causal);
    if (diag_error_count() == before)
        diag(DIAG_C26, base->system->block->source, "there is no solution while %s", condition);
    else
        diag_detail("while %s", condition);
}
