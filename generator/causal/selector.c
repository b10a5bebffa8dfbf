/* selector.c - selectors, the operands of conditions: Booleans, relations, enumerations and numbers that select
 * equations.
 *
 * The values of a selector are in the order in which modes are tried: the initial value of a run first. */
#include "causal/loop.h"
#include "causal/mode.h"

#include <math.h>
#include <string.h>

static bool is_relation(Expr e)
{
    return e->op == OP_LESS || e->op == OP_LESS_EQUAL || e->op == OP_GREATER || e->op == OP_GREATER_EQUAL ||
           e->op == OP_EQUAL || e->op == OP_NOT_EQUAL;
}

const FlatVariable *selector_declaration(const Causal *causal, int variable)
{
    const int declared = causal->variables.at[variable].declared;
    return declared >= 0 ? &causal->system->variables.at[declared] : NULL;
}

/* The enumeration or number that a relation compares with a number; or -1. */
static int compared_in(Arena *arena, const Causal *causal, Expr relation)
{
    const IntList mentioned = causal_mentioned(arena, causal, relation, NULL);
    const bool is_number = relation->at[0]->op == OP_NUMBER || relation->at[1]->op == OP_NUMBER;
    const bool is_leaf = relation->at[0]->op == OP_VARIABLE || relation->at[1]->op == OP_VARIABLE;
    if (mentioned.count != 1 || !is_number || !is_leaf)
        return -1;
    const CausalVariable *own = &causal->variables.at[mentioned.at[0]];
    const FlatVariable *v = selector_declaration(causal, mentioned.at[0]);
    const bool is_held = own->role == ROLE_DISCRETE || own->role == ROLE_BEFORE || own->role == ROLE_CONSTANT;
    const bool is_equality = relation->op == OP_EQUAL || relation->op == OP_NOT_EQUAL;
    return v && is_held && v->type != TYPE_BOOLEAN && (v->literals.count || is_equality) ? mentioned.at[0] : -1;
}

/* The presence of an expression: the first presence found among its variables, also through branches; NULL: always. */
static Expr presence_of(Arena *arena, const Causal *causal, Expr of)
{
    IntList mentioned = causal_mentioned(arena, causal, of, NULL);
    Expr presence = NULL;
    Map *seen = map_new(arena); /* nested branches may share others */
    for (int i = 0; i < mentioned.count && !presence; i++) {
        const CausalVariable *v = &causal->variables.at[mentioned.at[i]];
        const int branch = v->role == ROLE_BRANCH ? map_get(causal->branch_at, v->leaf, -1) : -1;
        presence = v->presence;
        if (branch < 0 || map_get_number(seen, (uint64_t)branch, 0))
            continue;
        map_put_number(seen, (uint64_t)branch, 1);
        causal_mentions(arena, causal, causal->branches.at[branch].value, NULL, &mentioned);
    }
    return presence;
}

void selector_add(Arena *arena, SelectorList *selectors, Selector selector)
{
    for (int i = 0; i < selectors->count; i++)
        if (selectors->at[i].of == selector.of)
            return;
    list_push(arena, selectors, selector);
}

/* The stated initial value of a selector, or NAN. The constants are computed once for all selectors. */
static double first_value(Arena *arena, const Causal *causal, SelectorList *selectors, Expr of)
{
    const int variable = of->op == OP_VARIABLE ? causal_variable(causal, of) : -1;
    const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
    const Role role = variable >= 0 ? causal->variables.at[variable].role : ROLE_BRANCH;
    if (!v || (role != ROLE_DISCRETE && role != ROLE_BEFORE && !causal_is_constant_role(role)))
        return NAN;
    if (!selectors->constants) {
        double *constants = arena_array(arena, double, causal->variables.count);
        causal_constant_values(causal, constants);
        selectors->constants = constants;
    }
    return causal_is_constant_role(role) ? selectors->constants[variable]
                                         : causal_value(causal, flat_start(v), 0, selectors->constants);
}

/* Adds a selector with the values from .. to. The initial value comes first, and so does the mode in which the run
 * begins. */
static void add_values(Arena *arena, const Causal *causal, SelectorList *selectors, Selector selector, int from, int to)
{
    const double first = first_value(arena, causal, selectors, selector.of);
    selector.presence = presence_of(arena, causal, selector.of);
    for (int is_first = 1; is_first >= 0; is_first--)
        for (int value = to; value >= from; value--)
            if ((fabs(value - first) <= 0) == is_first)
                list_push(arena, &selector.values, value);
    selector_add(arena, selectors, selector);
}

/* Adds a selector for an enumeration or number. A region that is not active has the state 0: none. The values of
 * a number are added later, see selector_complete. */
static void add_compared(Arena *arena, const Causal *causal, SelectorList *selectors, int variable)
{
    const FlatVariable *v = selector_declaration(causal, variable);
    const Selector selector = {.of = causal->variables.at[variable].leaf, .is_number = !v->literals.count};
    add_values(arena, causal, selectors, selector, v->is_entered ? 0 : 1, v->literals.count);
}

static bool has_value(const Selector *selector, double value)
{
    for (int i = 0; i < selector->values.count; i++)
        if (fabs(selector->values.at[i] - value) <= 0)
            return true;
    return false;
}

/* A number has its initial value, the values that equations compare it with, and another number. */
void selector_complete(Arena *arena, const Causal *causal, SelectorList *selectors)
{
    for (int s = 0; s < selectors->count; s++) {
        Selector *selector = &selectors->at[s];
        const int variable = selector->of->op == OP_VARIABLE ? causal_variable(causal, selector->of) : -1;
        const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
        if (selector->of->type == TYPE_BOOLEAN || !v || v->literals.count)
            continue;
        const double first = first_value(arena, causal, selectors, selector->of);
        double largest = 0;
        selector->values.count = 0;
        if (isfinite(first))
            list_push(arena, &selector->values, first);
        for (int e = 0; e < causal->equations.count; e++) {
            ExprList nodes = {0};
            if (causal->equations.at[e].use != EQUATION_USED)
                continue;
            expr_nodes(causal->equations.at[e].left, arena, &nodes);
            expr_nodes(causal->equations.at[e].right, arena, &nodes);
            for (int i = 0; i < nodes.count; i++) {
                Expr node = nodes.at[i];
                if (!is_relation(node) || (node->at[0] != selector->of && node->at[1] != selector->of) ||
                    compared_in(arena, causal, node) < 0)
                    continue;
                const double value = node->at[node->at[0] == selector->of]->number;
                largest = fmax(largest, value);
                if (!has_value(selector, value))
                    list_push(arena, &selector->values, value);
            }
        }
        list_push(arena, &selector->values, fmax(largest, isfinite(first) ? first : 0) + 1);
    }
}

void selector_add_condition(Arena *arena, const Causal *causal, SelectorList *selectors, Expr condition)
{
    ExprList open = {0};
    list_push(arena, &open, condition);
    for (int i = 0; i < open.count; i++) {
        Expr e = open.at[i];
        const bool is_of_truths = is_relation(e) && e->at[0]->type == TYPE_BOOLEAN;
        if (e->op == OP_VARIABLE) {
            const int variable = causal_variable(causal, e);
            if (variable >= 0 && causal_is_known_role(causal->variables.at[variable].role))
                add_values(arena, causal, selectors, (Selector){.of = e}, 0, 1);
        } else if (is_relation(e) && !is_of_truths) {
            const int compared = compared_in(arena, causal, e);
            if (compared >= 0)
                add_compared(arena, causal, selectors, compared);
            else if (causal_mentions_only(arena, causal, e, causal_is_known_role))
                add_values(arena, causal, selectors, (Selector){.of = e}, 0, 1);
        } else {
            for (int k = 0; k < e->count; k++)
                list_push(arena, &open, e->at[k]);
        }
    }
}

const char *selector_words(Arena *arena, const Causal *causal, const Selector *selector, double value)
{
    const Expr of = selector->of;
    const char *words = expr_text(arena, of);
    const int variable = of->op == OP_VARIABLE ? causal_variable(causal, of) : -1;
    const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
    const int number = (int)value;
    if (of->type != TYPE_BOOLEAN && v && number >= 1 && number <= v->literals.count)
        return arena_format(arena, "%s = %s", words, v->literals.at[number - 1]->text);
    if (of->type != TYPE_BOOLEAN && v && v->literals.count)
        return arena_format(arena, "%s = none", words);
    if (of->type != TYPE_BOOLEAN && fabs(list_last(&selector->values) - value) <= 0)
        return arena_format(arena, "%s = another number", words);
    if (of->type != TYPE_BOOLEAN)
        return arena_format(arena, "%s = %s", words, number_text(value));
    if (of->op == OP_VARIABLE && causal->variables.at[variable].role != ROLE_BRANCH)
        return arena_format(arena, "%s%s", value > 0 ? "" : "not ", words);
    return arena_format(arena, "%s(%s)", value > 0 ? "" : "not ", words);
}

/* ---- expressions for values of selectors ---- */

typedef struct {
    const SelectorList *selectors;
    const double *values; /* by selector */
} ModeChoice;

/* True if the node is a relation that the selector's value decides. For numbers, it must be an equality with a number:
 * in other relations it matters which number "another number" is. */
static bool is_compared(const Selector *selector, Expr node)
{
    if (!is_relation(node) || (node->at[0] != selector->of && node->at[1] != selector->of))
        return false;
    const bool is_equality = node->op == OP_EQUAL || node->op == OP_NOT_EQUAL;
    return !selector->is_number || (is_equality && node->at[node->at[0] == selector->of]->op == OP_NUMBER);
}

static Expr selected_value(void *context, Expr node)
{
    const ModeChoice *c = context;
    for (int i = 0; i < c->selectors->count; i++) {
        const Expr of = c->selectors->at[i].of;
        if (of == node && node->type == TYPE_BOOLEAN)
            return expr_boolean(c->values[i] > 0);
        if (of->type == TYPE_BOOLEAN || !is_compared(&c->selectors->at[i], node))
            continue;
        const Expr value = expr_number(c->values[i]);
        return expr_apply(node->op, 2, (Expr[]){node->at[0] == of ? value : node->at[0],
                                                node->at[1] == of ? value : node->at[1]});
    }
    return NULL;
}

Expr selector_expression(const SelectorList *selectors, const double *values, Expr e)
{
    ModeChoice c = {selectors, values};
    return e ? expr_rebuild(e, true, NULL, selected_value, &c) : NULL;
}

bool selector_excludes(const SelectorList *selectors, const double *values, Expr truth)
{
    Expr is = selector_expression(selectors, values, truth);
    return is && is->op == OP_BOOLEAN && !(is->number > 0);
}

/* ---- combinations that contradict themselves ---- */

typedef struct {
    Expr leaf;
    double low, high;
} Range;

/* The range of a number selector with this value, or of an Integer kept between events, if its relation with a number
 * has this truth value. False for other selectors. */
static bool range_of(const Causal *causal, const Selector *selector, double value, Range *range)
{
    const Expr of = selector->of;
    const bool is_true = value > 0;
    *range = (Range){of, value, value};
    if (selector->is_number)
        return fabs(list_last(&selector->values) - value) > 0;
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

/* True for an impossible value: a region has no active state while the state around it is not active. */
static bool is_left(const Causal *causal, const SelectorList *selectors, const double *values, int region)
{
    Expr of = selectors->at[region].of;
    const int variable = of->op == OP_VARIABLE ? causal_variable(causal, of) : -1;
    const FlatVariable *v = variable >= 0 ? selector_declaration(causal, variable) : NULL;
    return v && v->around && values[region] > 0 && selector_excludes(selectors, values, v->around);
}

/* True if the value need not be tried: while a part is absent, its selectors are ignored, and their first values stand
 * for all. */
static bool is_idle(const SelectorList *selectors, const double *values, int selector)
{
    const Selector *own = &selectors->at[selector];
    return own->presence && fabs(values[selector] - own->values.at[0]) > 0 &&
           selector_excludes(selectors, values, own->presence);
}

/* True if the last value contradicts those before it: two relations of one number may exclude each other. It is enough
 * to compare ranges in pairs: ranges of which any two meet have a number in common. */
static bool contradicts_last(const Causal *causal, const SelectorList *selectors, const double *values)
{
    const int last = selectors->count - 1;
    Range one, other;
    for (int i = 0; i < selectors->count; i++)
        if (is_left(causal, selectors, values, i) || is_idle(selectors, values, i))
            return true;
    if (!range_of(causal, &selectors->at[last], values[last], &one))
        return false;
    for (int k = 0; k < last; k++)
        if (range_of(causal, &selectors->at[k], values[k], &other) && one.leaf == other.leaf &&
            fmax(one.low, other.low) > fmin(one.high, other.high))
            return true;
    return false;
}

/* ---- combinations ---- */

/* Depth-first search: each value of a selector is combined with the values of the next selectors that do not contradict
 * it. */
ValuesList selector_combinations(Arena *arena, const Causal *causal, const SelectorList *selectors)
{
    ValuesList found = {0};
    const int count = selectors->count;
    int *position = arena_array(arena, int, count + 1); /* of the next value to be tried */
    double *values = arena_array(arena, double, count + 1);
    if (count == 0)
        list_push(arena, &found, values);
    for (int i = 0; count > 0 && i >= 0 && found.count <= MOST_COMBINATIONS;) {
        const Selector *own = &selectors->at[i];
        if (position[i] == own->values.count) {
            position[i--] = 0;
            continue;
        }
        values[i] = own->values.at[position[i]++];
        const SelectorList until = {.at = selectors->at, .count = i + 1};
        if (contradicts_last(causal, &until, values))
            continue;
        if (i + 1 < count) {
            i++;
            continue;
        }
        double *copy = arena_array(arena, double, count);
        memcpy(copy, values, (size_t)count * sizeof *values);
        list_push(arena, &found, copy);
    }
    return found;
}
