/* inequality.c - checks: conditions that determine no variable, and that the program monitors.
 *
 * The law: the margin of `a <= b` is b - a. The margin of an `and` is the least margin of its operands, that of an `or`
 * the largest one. An operand of `or` without a margin, such as a Boolean or a time condition, becomes a premise: `not
 * landed or v < 2` means the same as `if landed then v < 2`. The violation of a check is a hidden discrete variable, so
 * that its instant is located like that of any other event. */
#include "flat/constraint.h"
#include "flat/presence.h"
#include "flat/rewrite.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <math.h>

int flat_equation_count(const EquationList *equations)
{
    int count = 0;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        bool is_check = node->kind == EQUATION_CHECK || (node->kind == EQUATION_CALL && !parser_is_connect(node->left));
        bool has_any = node->kind != EQUATION_IF && node->kind != EQUATION_FOR;
        for (int b = 0; !has_any && b < node->branches.count; b++)
            has_any = flat_equation_count(&node->branches.at[b]) > 0;
        count += !is_check && has_any;
    }
    return count;
}

static Expr both(Expr a, Expr b)
{
    return a && b ? expr_raw_binary(OP_AND, a, b) : a ? a : b;
}

static const char *and_words(Flattening *f, const char *before, bool is_negated, Expr condition)
{
    return arena_format(f->arena, "%s%s%s%s%s", before ? before : "", before ? " and " : "", is_negated ? "not (" : "",
                        expr_text(f->scratch, condition), is_negated ? ")" : "");
}

Place flat_place_of_branch(Flattening *f, const Place *place, const Expr *conditions, const ExprList *drawn, int n)
{
    Place inner = *place;
    for (int i = 0; i <= n && i < drawn->count; i++) {
        Expr condition = i < n ? expr_raw_unary(OP_NOT, conditions[i]) : conditions[i];
        inner.premise = both(inner.premise, condition);
        inner.premise_text = and_words(f, inner.premise_text, i < n, drawn->at[i]);
    }
    return inner;
}

/* ---- margins ---- */

static bool is_number(Expr e)
{
    return e->type == TYPE_REAL || e->type == TYPE_INTEGER;
}

/* True if it depends on time and constants only: then it defines when a check applies, not a margin. */
static bool is_of_time(Flattening *f, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    bool is = false;
    for (int i = 0; i < leaves.count; i++) {
        is = is || leaves.at[i]->op == OP_TIME;
        if (leaves.at[i]->op == OP_VARIABLE &&
            f->system->variables.at[flat_variable(f->system, leaves.at[i])].kind != FLAT_CONSTANT)
            return false;
    }
    return is;
}

/* The margin of a condition; NULL: it has none. Recursion follows the nesting of the text, which the parser limits. */
static Expr margin_of(Flattening *f, Expr e, bool is_negated)
{
    switch (e->op) {
    case OP_LESS: case OP_LESS_EQUAL: case OP_GREATER: case OP_GREATER_EQUAL: {
        if (!is_number(e->at[0]) || !is_number(e->at[1]) || is_of_time(f, e))
            return NULL;
        bool is_upper = (e->op == OP_LESS || e->op == OP_LESS_EQUAL) != is_negated;
        return flat_difference(&(Side){.left = e->at[is_upper], .right = e->at[!is_upper]});
    }
    case OP_NOT: return margin_of(f, e->at[0], !is_negated);
    case OP_NO_EVENT: return margin_of(f, e->at[0], is_negated);
    case OP_AND: case OP_OR: {
        const Op least = (e->op == OP_AND) != is_negated ? OP_MIN : OP_MAX;
        Expr all = NULL;
        for (int i = 0; i < e->count; i++) {
            Expr own = margin_of(f, e->at[i], is_negated);
            if (!own)
                return NULL;
            all = all ? expr_raw_binary(least, all, own) : own;
        }
        return all;
    }
    default: return NULL;
    }
}

/* The condition without those operands of `or` that have no margin: their negations become premises, if there are other
 * operands. */
static Expr take_premises(Flattening *f, Expr condition, Expr *premise)
{
    Expr rest = NULL, before = NULL;
    if (condition->op != OP_OR || margin_of(f, condition, false))
        return condition;
    for (int i = 0; i < condition->count; i++) {
        Expr part = condition->at[i];
        if (margin_of(f, part, false))
            rest = rest ? expr_raw_binary(OP_OR, rest, part) : part;
        else
            before = both(before, expr_raw_unary(OP_NOT, part));
    }
    if (!rest)
        return condition;
    *premise = both(*premise, before);
    return rest;
}

/* ---- checks ---- */

static Expr hidden_truth(Flattening *f, const char *kind, Expr value, const FlatCheck *check, const CheckedAt *at)
{
    const Place place = {.scope = at->scope, .element = check->element, .source = check->source,
                         .round = check->round};
    const int variable = flat_hidden_discrete(f, kind, TYPE_BOOLEAN, &place);
    Expr leaf = f->system->variables.at[variable].leaf;
    f->system->variables.at[variable].is_of_check = true;
    FlatEquation *equation =
        flat_add_equation(f, ORIGIN_CONSTRAINT, leaf, value, check->source, at->scope->part);
    equation->written = equation->drawn = check->written;
    equation->element = check->element;
    equation->scope = at->scope->path;
    equation->purpose = "of a check";
    equation->presence = f->system->variables.at[variable].presence = NULL; /* also while its part is absent */
    return leaf;
}

/* Warns of a check that contains only constants and is false for their stated values. These can still be set. */
static void warn_if_false(Flattening *f, const FlatCheck *check, const CheckedAt *at)
{
    const bool is_judged = !check->premise && flat_is_made_of_constants(f, check->condition);
    const double holds = is_judged ? flat_stated_number(f, check->condition) : NAN; /* NAN: not known */
    if (!(holds >= 0 && holds <= 0) ||
        !flat_report_once(f, at->law ? (const void *)at->law : at->of_text))
        return;
    diag(DIAG_F65, check->source, "'%s' is violated by the numbers of the model: %s", check->element->text,
         check->written);
    ExprList leaves = {0};
    expr_variables(check->condition, false, f->scratch, &leaves);
    for (int i = 0; i < leaves.count; i++) {
        const double value = flat_stated_number(f, leaves.at[i]);
        if (!isnan(value))
            diag_detail("%s = %s", leaves.at[i]->name->text, expr_text(f->scratch, expr_number(value)));
    }
}

void flat_keep_check(Flattening *f, FlatCheck check, CheckedAt at)
{
    warn_if_false(f, &check, &at);
    check.premise = both(f->system->parts.at[at.scope->part].presence, check.premise);
    check.condition = take_premises(f, check.condition, &check.premise);
    check.margin = margin_of(f, check.condition, false);
    list_push(f->arena, &f->system->checks, check);
    list_push(f->scratch, &f->checked, at);
}

/* True if the condition uses a part that may be absent: then the premise itself must be in the same expression, because
 * it states that the part exists. */
static bool is_of_absent(Flattening *f, Expr condition)
{
    IntList mentioned = {0};
    expr_mentions(condition, f->system->by_leaf, f->scratch, &mentioned);
    for (int i = 0; i < mentioned.count; i++)
        if (f->system->variables.at[mentioned.at[i]].presence)
            return true;
    return false;
}

void flat_write_checks(Flattening *f)
{
    for (int i = 0; i < f->checked.count; i++) {
        FlatCheck *check = &f->system->checks.at[i];
        if (check->premise)
            check->exercised = hidden_truth(f, "exercised", check->premise, check, &f->checked.at[i]);
        Expr premise = is_of_absent(f, check->condition) ? check->premise : check->exercised;
        Expr violated = both(premise, expr_raw_unary(OP_NOT, check->condition));
        check->violated = hidden_truth(f, "violated", violated, check, &f->checked.at[i]);
    }
}

static bool is_relation(Expr e)
{
    return e->op >= OP_LESS && e->op <= OP_EQUAL;
}

static bool joins_truths(Expr e)
{
    return e->op == OP_AND || e->op == OP_OR || e->op == OP_NOT;
}

/* True if it is a comparison of arrays, or if an operand of `and`, `or` or `not` is one. Recursion follows the text. */
static bool compares_arrays(Flattening *f, Expr e, const Place *quiet)
{
    bool is = false;
    for (int i = 0; !is && joins_truths(e) && i < e->count; i++)
        is = compares_arrays(f, e->at[i], quiet);
    for (int i = 0; !is && is_relation(e) && i < e->count; i++) {
        const Expr side = flat_rewrite(f, e->at[i], quiet).e;
        is = side && side->op == OP_ARRAY;
    }
    return is;
}

/* Appends the Booleans of a condition on arrays, one for each element; a scalar operand is used for all elements. */
static bool spread(Flattening *f, Expr e, const char *text, const Place *place, ExprList *found)
{
    if (!is_relation(e) && !joins_truths(e))
        return flat_rewrite_conditions(f, e, place, found);
    ExprList *sides = arena_array(f->scratch, ExprList, e->count);
    int most = 1;
    for (int i = 0; i < e->count; i++) {
        if (!is_relation(e)) {
            if (!spread(f, e->at[i], text, place, &sides[i]))
                return false;
        } else {
            const Typed side = flat_rewrite(f, e->at[i], place);
            if (!side.e)
                return false;
            array_elements(side.e, f->scratch, &sides[i]);
        }
        most = sides[i].count > most ? sides[i].count : most;
    }
    for (int i = 0; i < e->count; i++)
        if (sides[i].count != 1 && sides[i].count != most) {
            flat_report_mistake(f, DIAG_F38, place, text, "arrays of %d and %d elements are compared", sides[i].count,
                                most);
            return false;
        }
    for (int k = 0; k < most; k++) {
        Expr *at = arena_array(f->scratch, Expr, e->count);
        for (int i = 0; i < e->count; i++)
            at[i] = sides[i].at[sides[i].count == 1 ? 0 : k];
        if (e->op == OP_EQUAL ? is_number(at[0]) != is_number(at[1])
                              : is_relation(e) && !(is_number(at[0]) && is_number(at[1]))) {
            flat_report_mistake(f, DIAG_F16, place, text, "elements that are not numbers are compared");
            return false;
        }
        list_push(f->scratch, found, expr_raw(e->op, NULL, e->count, at));
    }
    return true;
}

/* The expression is rewritten to find its type: the form of a name, an element or a call does not show whether it is a
 * Boolean. */
Truth flat_is_truth(Flattening *f, Expr e, const Place *place)
{
    ExprList elements = {0};
    const Place quiet = flat_quiet(place);
    const Expr value = flat_rewrite(f, e, &quiet).e;
    if (value)
        array_elements(value, f->scratch, &elements);
    bool is = true;
    for (int i = 0; i < elements.count; i++)
        is = is && elements.at[i]->type == TYPE_BOOLEAN;
    return !value ? TRUTH_UNKNOWN : is ? TRUTH_YES : TRUTH_NO;
}

/* Reports a value that is neither an equation nor a condition. It is no mistake in a rule of a block, which may be
 * prose, but it is one in a constraint block. */
static bool report_number(Flattening *f, const EquationNode *node, const Place *place)
{
    const bool is_rule = place->law && place->law->owner->kind == CLASSIFIER_BLOCK;
    if (flat_report_once(f, &node->left) &&
        flat_report_mistake(f, is_rule ? DIAG_S23 : DIAG_F16, place, node->text,
                            "a value that stands alone is neither an equation nor a condition%s",
                            is_rule ? " and has no effect" : "") &&
        !is_rule)
        diag_fix("an equation has two sides: left = right");
    return is_rule;
}

/* True if the value varies between events. */
static bool varies(Flattening *f, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    bool is = false;
    for (int i = 0; i < leaves.count; i++) {
        const FlatVariable *v =
            leaves.at[i]->op == OP_TIME ? NULL : &f->system->variables.at[flat_variable(f->system, leaves.at[i])];
        is = is || !v || (v->kind != FLAT_CONSTANT && !v->is_discrete);
    }
    return is;
}

/* Warns of an equality of Reals, which rounding decides: it may be meant as an equation. */
static void warn_of_equality(Flattening *f, Expr condition, const EquationNode *node, const Place *place)
{
    ExprList truths = {0};
    flat_split_truth(f->scratch, condition, OP_AND, &truths);
    for (int i = 0; i < truths.count; i++) {
        const Expr e = truths.at[i];
        if (e->op == OP_EQUAL && is_number(e->at[0]) && (e->at[0]->type == TYPE_REAL || e->at[1]->type == TYPE_REAL) &&
            varies(f, e) && flat_report_once(f, &node->left))
            flat_report_mistake(f, DIAG_F78, place, node->text, "real numbers are compared for equality, which "
                                                                "rounding decides");
    }
}

bool flat_add_check(Flattening *f, const EquationNode *node, Expr condition, const char *message, const Place *place)
{
    ExprList found = {0};
    const Place quiet = flat_quiet(place);
    if (!message && condition->type != TYPE_BOOLEAN && flat_is_truth(f, condition, place) == TRUTH_NO)
        return report_number(f, node, place);
    if (!(compares_arrays(f, condition, &quiet) ? spread(f, condition, node->text, place, &found)
                                                : flat_rewrite_conditions(f, condition, place, &found)))
        return false;
    for (int i = 0; i < found.count; i++) {
        warn_of_equality(f, found.at[i], node, place);
        const char *text = found.count > 1 ? arena_format(f->arena, "%s, element %d", node->text, i + 1) : node->text;
        if (place->premise_text)
            text = arena_format(f->arena, "if %s then %s", place->premise_text, text);
        FlatCheck check = {.premise = place->premise,
                           .condition = found.at[i],
                           .message = message,
                           .element = place->element,
                           .instance = place->scope->path,
                           .written = flat_text_in_round(f, text, place),
                           .drawn = node->text,
                           .round = flat_rounds(f, place, found.count > 1 ? arena_format(f->arena, "%d", i + 1) : NULL),
                           .source = place->source};
        list_push(f->scratch, &f->watched, check);
    }
    return true;
}
