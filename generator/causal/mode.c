/* mode.c - which structures the equations have, where conditions select between them.
 *
 * `if locked then w1 = w2; else tau = 0; end if` has one unknown or the other, and `v = if off then s else 0`
 * determines v or ties it: no single order of evaluation, choice of states or index serves all conditions. They are
 * found by what fails: blocks of a structure for all conditions at once, whose divisor is 0 or whose Jacobian is
 * singular, whatever the numbers, for some of them. What these conditions are made of are selectors, and each
 * combination of their values is a mode: the equations as they are in it are reduced, sorted and solved by themselves
 * (Elmqvist and Otter, Innovations for Future Modelica, 2017; Benveniste, Caillaud et al., Multi-Mode DAE Models,
 * 2020). A combination without a solution, as two closed switches between ideal sources, stays without one. merge.c
 * makes one system of all of them.
 *
 * Where no singular combination has a structure of its own either, as within a network of ideal diodes and resistors,
 * the single structure is kept: its loops find the combination that holds by themselves.
 */
#include "causal/work.h"

#include <math.h>
#include <string.h>

enum { MOST_OF_A_BLOCK = 1024, LARGEST_LOOP = 60, MOST_ROUNDS = 8 };

/* ---- which conditions decide the structure ---- */

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

/* Is it singular there, whatever the numbers? */
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

/* The conditions that a block's divisors and Jacobian hold. */
static SelectorList block_selectors(Arena *arena, const Causal *causal, const Block *block)
{
    SelectorList found = {0};
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
    for (int b = 0; b < causal->continuous.count; b++) {
        const Block *block = causal->continuous.at[b];
        SelectorList own = block_selectors(scratch, causal, block);
        selector_complete(scratch, causal, &own);
        const int count = selector_combinations(&own);
        bool is_any = false;
        if (!own.count || count > MOST_OF_A_BLOCK || block->tearing.count > LARGEST_LOOP)
            continue;
        points = points ? points : points_new(arena, causal, false);
        Arena *trial = arena_new();
        for (int k = 0; k < count && !is_any; k++) {
            is_any = is_singular_in(trial, causal, points, block, &own, selector_combination(trial, &own, k));
            arena_reset(trial);
        }
        arena_free(trial);
        *is_certain |= is_any && block->kind == BLOCK_ASSIGN;
        for (int i = 0; i < own.count && is_any; i++) {
            Selector kept = {.of = own.at[i].of};
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

/* Do the branches of an `if` hold different unknowns? */
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

/* Is a block of the single structure singular in the mode? */
static bool is_single_singular(Arena *arena, const Causal *single, const Points *points,
                               const SelectorList *selectors, const double *values)
{
    for (int b = 0; b < single->continuous.count; b++) {
        const Block *block = single->continuous.at[b];
        if (block->tearing.count <= LARGEST_LOOP && block_selectors(arena, single, block).count &&
            is_singular_in(arena, single, points, block, selectors, values))
            return true;
    }
    return false;
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

static bool is_last_value(const Selector *selector, double value)
{
    return fabs(list_last(&selector->values) - value) <= 0;
}

/* "locked, not open, gear = second" */
static const char *condition_of(Arena *arena, const Causal *causal, const SelectorList *selectors,
                                const double *values)
{
    Text text = text_new(arena);
    for (int i = 0; i < selectors->count; i++) {
        Expr of = selectors->at[i].of;
        const char *words = expr_text(arena, of), *between = i ? ", " : "";
        const int variable = of->op == OP_VARIABLE ? causal_variable(causal, of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
        const int number = (int)values[i];
        if (of->type != TYPE_BOOLEAN && v && number >= 1 && number <= v->literals.count)
            text_format(&text, "%s%s = %s", between, words, v->literals.at[number - 1]->text);
        else if (of->type != TYPE_BOOLEAN && v && v->literals.count)
            text_format(&text, "%s%s = none", between, words);
        else if (of->type != TYPE_BOOLEAN && is_last_value(&selectors->at[i], values[i]))
            text_format(&text, "%s%s = another number", between, words);
        else if (of->type != TYPE_BOOLEAN)
            text_format(&text, "%s%s = %s", between, words, number_text(values[i]));
        else if (of->op == OP_VARIABLE && causal->variables.at[variable].role != ROLE_BRANCH)
            text_format(&text, "%s%s%s", between, values[i] > 0 ? "" : "not ", words);
        else
            text_format(&text, "%s%s(%s)", between, values[i] > 0 ? "" : "not ", words);
    }
    return text.at;
}

/* Short for functions: what the condition says, if that is short too; else a number. */
static const char *name_of_mode(Arena *arena, const SelectorList *selectors, const char *condition, int number)
{
    enum { MOST_WORDS = 3, LONGEST = 40 };
    Text text = text_new(arena);
    for (int i = 0; i < selectors->count; i++)
        if (selectors->at[i].of->op != OP_VARIABLE || strpbrk(selectors->at[i].of->name->text, "<>="))
            return arena_format(arena, "mode_%d", number);
    for (const char *c = condition; *c; c++) {
        const bool is_letter = (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c >= '0' && *c <= '9');
        if (is_letter)
            text_add_char(&text, *c);
        else if (text.length && text.at[text.length - 1] != '_')
            text_add_char(&text, '_');
    }
    return selectors->count <= MOST_WORDS && text.length && text.length <= LONGEST
               ? text.at
               : arena_format(arena, "mode_%d", number);
}

static bool is_absent_in(const SelectorList *selectors, const double *values, Expr presence)
{
    Expr is = selector_expression(selectors, values, presence);
    return is && is->op == OP_BOOLEAN && !(is->number > 0);
}

bool mode_lacks(const Causal *whole, const Mode *mode, Expr presence)
{
    return presence && is_absent_in(&whole->selectors, mode->values, presence);
}

/* The base as it is in a mode: conditions decided, without what is absent. */
static Causal *specialized(Arena *arena, const Causal *base, const SelectorList *selectors, const double *values)
{
    Causal *causal = causal_copy(arena, base);
    causal->is_of_mode = true;
    for (int e = 0; e < causal->equations.count; e++) {
        CausalEquation *equation = &causal->equations.at[e];
        if (equation->use != EQUATION_USED)
            continue;
        if (is_absent_in(selectors, values, equation->presence))
            equation->use = EQUATION_ABSENT;
        equation->left = selector_expression(selectors, values, equation->left);
        equation->right = selector_expression(selectors, values, equation->right);
    }
    for (int v = 0; v < causal->variables.count; v++)
        if (causal_is_unknown_role(causal->variables.at[v].role) &&
            is_absent_in(selectors, values, causal->variables.at[v].presence))
            causal->variables.at[v].role = ROLE_ABSENT;
    return causal;
}

/* The equations in one mode, reduced and sorted; NULL if they have no solution, `obstacle` says why then. What is worth
 * telling of a start is told once, of the first mode that a run can begin in. */
static Causal *causal_in_mode(Arena *arena, const Causal *base, const SelectorList *selectors, Mode *mode,
                              bool *is_told)
{
    Causal *causal = specialized(arena, base, selectors, mode->values);
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

/* Says what is wrong in a mode, in full. */
static void report_mode(Arena *arena, const Causal *base, const SelectorList *selectors, const Mode *mode)
{
    Causal *causal = specialized(arena, base, selectors, mode->values);
    const int before = diag_error_count();
    if (index_reduce(arena, causal))
        continuous_build(arena, causal);
    if (diag_error_count() == before)
        diag(DIAG_C26, base->system->block->source, "there is no solution while %s", mode->condition);
    else
        diag_detail("while %s", mode->condition);
}

/* ---- combinations that contradict themselves ---- */

typedef struct {
    Expr leaf;
    double low, high;
} Range;

/* Where a whole number that is kept between events lies if a relation with a number has that truth. False of others. */
static bool range_of(const Causal *causal, Expr of, bool is_true, Range *range)
{
    const bool is_ordered = of->op == OP_LESS || of->op == OP_LESS_EQUAL || of->op == OP_GREATER ||
                            of->op == OP_GREATER_EQUAL;
    if (!is_ordered || (of->at[0]->op != OP_NUMBER) == (of->at[1]->op != OP_NUMBER))
        return false;
    const bool is_first = of->at[1]->op == OP_NUMBER;
    const Expr leaf = of->at[is_first ? 0 : 1];
    const double number = of->at[is_first ? 1 : 0]->number;
    const int variable = leaf->op == OP_VARIABLE ? causal_variable(causal, leaf) : -1;
    const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
    const Role role = variable >= 0 ? causal->variables.at[variable].role : ROLE_BRANCH;
    if (!v || v->type != TYPE_INTEGER || (role != ROLE_DISCRETE && role != ROLE_BEFORE))
        return false;
    const bool is_strict = (of->op == OP_LESS || of->op == OP_GREATER) == is_true;
    const bool is_below = ((of->op == OP_LESS || of->op == OP_LESS_EQUAL) == is_first) == is_true;
    *range = (Range){leaf, -HUGE_VAL, HUGE_VAL};
    if (is_below)
        range->high = is_strict ? ceil(number) - 1 : floor(number);
    else
        range->low = is_strict ? floor(number) + 1 : ceil(number);
    return true;
}

/* A region has no active state while the state around it is not active. */
static bool is_left(const Causal *causal, const SelectorList *selectors, const double *values, int region)
{
    Expr of = selectors->at[region].of;
    const int variable = of->op == OP_VARIABLE ? causal_variable(causal, of) : -1;
    const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
    return v && v->around && values[region] > 0 && is_absent_in(selectors, values, v->around);
}

/* Of three parts, the second is not there without the first: two relations of one number may exclude each other. Ranges
 * of which any two meet have a number in common. */
static bool is_contradictory(const Causal *causal, const SelectorList *selectors, const double *values)
{
    for (int i = 0; i < selectors->count; i++) {
        Range one, other;
        if (is_left(causal, selectors, values, i))
            return true;
        for (int k = 0; k < i; k++)
            if (range_of(causal, selectors->at[i].of, values[i] > 0, &one) &&
                range_of(causal, selectors->at[k].of, values[k] > 0, &other) && one.leaf == other.leaf &&
                fmax(one.low, other.low) > fmin(one.high, other.high))
                return true;
    }
    return false;
}

/* ---- all modes ---- */

typedef List(Causal *) CausalList;

/* False if there are selectors that only the structure of some mode shows: they were added. */
static bool build_modes(Arena *arena, const Causal *base, SelectorList *selectors, Causal *whole, CausalList *found)
{
    const int count = selector_combinations(selectors), mark = diag_mark();
    bool is_told = false;
    whole->modes.count = found->count = 0;
    for (int k = 0; k < count; k++) {
        Mode mode = {.values = selector_combination(arena, selectors, k)};
        if (is_contradictory(base, selectors, mode.values))
            continue;
        mode.condition = condition_of(arena, base, selectors, mode.values);
        mode.name = name_of_mode(arena, selectors, mode.condition, k + 1);
        Causal *causal = causal_in_mode(arena, base, selectors, &mode, &is_told);
        bool is_certain = false;
        if (causal && mode_find_selectors(arena, causal, selectors, &is_certain)) {
            diag_rewind(mark);
            return false;
        }
        list_push(arena, &whole->modes, mode);
        list_push(arena, found, causal);
    }
    return true;
}

/* Does a relation of unknowns decide it? Then what is impossible is chosen by nothing, as that an ideal diode blocks
 * which lies behind a source of current. */
static bool is_self_decided(Arena *arena, const Causal *causal, const Selector *selector)
{
    IntList open = causal_mentioned(arena, causal, selector->of, NULL);
    for (int i = 0; i < open.count; i++) {
        const CausalVariable *v = &causal->variables.at[open.at[i]];
        const int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
        IntList more = {0};
        if (causal_is_unknown_role(v->role))
            return true;
        if (branch >= 0)
            causal_mentions(arena, causal, causal->branches.at[branch].value, NULL, &more);
        else if (v->role == ROLE_DISCRETE && v->equation >= 0)
            causal_mentions(arena, causal, causal->equations.at[v->equation].left,
                            causal->equations.at[v->equation].right, &more);
        for (int k = 0; k < more.count; k++)
            causal_list_once(arena, &open, more.at[k]);
    }
    return false;
}

static bool holds_no_unknown(Arena *arena, const Causal *base, Expr e, bool may_hold_relations)
{
    ExprList leaves = {0};
    expr_variables(e, false, arena, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        bool is_known = causal_mentions_constants_only(arena, base, leaves.at[i]);
        for (int b = 0; b < base->branches.count && may_hold_relations; b++)
            if (base->branches.at[b].variable == causal_variable(base, leaves.at[i]))
                is_known = holds_no_unknown(arena, base, base->branches.at[b].value, false);
        if (!is_known)
            return false;
    }
    return true;
}

/* Do time and constants alone decide on a truth? */
static bool is_decided_alone(Arena *arena, const Causal *base, Expr of)
{
    for (int e = 0; e < base->equations.count; e++)
        if (base->equations.at[e].use == EQUATION_DISCRETE && base->equations.at[e].left == of)
            return of->type == TYPE_BOOLEAN && holds_no_unknown(arena, base, base->equations.at[e].right, true);
    return false;
}

/* Every value of a truth or an enumeration must be possible, but where it decides itself; numbers need not come to be
 * what equations compare them with. Some modes have no solution, as told. Where the single structure serves, what
 * depends on its unknowns need not come to be so. */
static void report_impossible(Arena *arena, const Causal *base, const Causal *whole, const bool *has_none,
                              bool is_of_all)
{
    for (int i = 0; i < whole->selectors.count; i++) {
        const Selector *selector = &whole->selectors.at[i];
        const int variable = selector->of->op == OP_VARIABLE ? causal_variable(base, selector->of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(base, variable) : NULL;
        if (selector->of->type != TYPE_BOOLEAN && !(v && v->literals.count))
            continue;
        if (is_of_all ? is_self_decided(arena, whole, selector) : !is_decided_alone(arena, base, selector->of))
            continue;
        for (int k = 0; k < selector->values.count; k++) {
            const Mode *impossible = NULL;
            bool is_possible = false;
            for (int m = 0; m < whole->modes.count; m++) {
                const Mode *mode = &whole->modes.at[m];
                if (fabs(mode->values[i] - selector->values.at[k]) > 0)
                    continue;
                is_possible |= !has_none[m];
                impossible = impossible ? impossible : mode;
            }
            if (!is_possible && impossible) {
                report_mode(arena, base, &whole->selectors, impossible);
                return;
            }
        }
    }
}

/* They are told of, and refused if they are needed: one structure for all of them need not serve all. */
static void report_too_many(Arena *arena, const Causal *causal, const SelectorList *selectors, int count,
                            bool is_needed)
{
    enum { MOST_SHOWN = 12 };
    diag(is_needed ? DIAG_C25 : DIAG_C29, causal->system->block->source,
         "the structure of the equations depends on %d conditions: %s%d modes", selectors->count,
         count > MOST_COMBINATIONS ? "more than " : "", count > MOST_COMBINATIONS ? MOST_COMBINATIONS : count);
    for (int i = 0; i < selectors->count && i < MOST_SHOWN; i++) {
        const int variable = causal_variable(causal, selectors->at[i].of);
        if (variable >= 0 && selector_declaration(causal, variable))
            diag_detail("%s (%s)", expr_text(arena, selectors->at[i].of),
                        source_print(arena, causal_drawn_source(causal, variable)));
        else
            diag_detail("%s", expr_text(arena, selectors->at[i].of));
    }
    if (selectors->count > MOST_SHOWN)
        diag_detail("and %d more", selectors->count - MOST_SHOWN);
    if (!is_needed)
        diag_detail("one structure is made for all of them, whose loops may have no unique solution while some hold");
}

/* The modes of the base, a system before index reduction; `single` is its structure for all conditions at once, NULL if
 * that has none, or one that certainly does not serve all of them. NULL: there is no need of modes, or of more of them
 * than can be, or that was reported. */
Causal *mode_build_all(Arena *arena, const Causal *base, const Causal *single, bool is_certain, SelectorList *selectors)
{
    Causal *whole = causal_copy(arena, base);
    CausalList found = {0};
    bool is_complete = false, is_needed = !single;
    for (int round = 0; round < MOST_ROUNDS && !is_complete; round++) {
        selector_complete(arena, base, selectors);
        const int count = selector_combinations(selectors);
        if (count > MOST_COMBINATIONS) {
            report_too_many(arena, base, selectors, count, !single || is_certain);
            return NULL;
        }
        is_complete = build_modes(arena, base, selectors, whole, &found);
    }
    const Points *points = single ? points_new(arena, single, false) : NULL;
    bool *has_none = arena_array(arena, bool, found.count + 1);
    int possible = 0;
    for (int k = 0; k < found.count; k++) {
        const bool is_singular = single && is_single_singular(arena, single, points, selectors,
                                                              whole->modes.at[k].values);
        possible += found.at[k] != NULL;
        has_none[k] = !found.at[k] && (!single || is_singular);
        is_needed = is_needed || (found.at[k] && is_singular);
    }
    whole->selectors = *selectors;
    if (!possible && !single)
        report_mode(arena, base, selectors, &whole->modes.at[0]);
    else if (!is_needed)
        report_impossible(arena, base, whole, has_none, false);
    if (!possible || (!is_needed && single))
        return NULL;
    if (possible > MOST_MODES) {
        report_too_many(arena, base, selectors, possible, !single || is_certain);
        return NULL;
    }
    for (int k = 0; k < found.count; k++)
        has_none[k] = !found.at[k];
    report_impossible(arena, base, whole, has_none, true);
    merge_modes(arena, whole, found.at);
    return whole;
}
