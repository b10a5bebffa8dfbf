/* constraint.c - constraint properties of all instances -> equations in the system's variables.
 *
 * The law: a constraint holds for every instance, with each parameter replaced by the feature bound to it, and is
 * written as it was drawn. An if-equation becomes one equation per line of its branches: `left = if c then r1 else r2`
 * where the left sides agree, else `0 = if c then l1 - r1 else l2 - r2`. */
#include "flat/presence.h"

#include <string.h>

static bool read_list(Flattening *f, const EquationList *equations, const Place *text, bool is_nested, SideList *found);

/* An equation of arrays is one for each element. A lone Integer on the left is the variable to be determined. */
static bool equate(Flattening *f, const EquationNode *node, Typed left, Typed right, const Place *place,
                   SideList *found)
{
    if (!left.e || !right.e || !flat_have_equal_sizes(f, node->text, left.e, right.e, place))
        return false;
    ExprList lefts = {0}, rights = {0};
    array_elements(left.e, f->scratch, &lefts);
    array_elements(right.e, f->scratch, &rights);
    for (int i = 0; i < lefts.count; i++) {
        const Typed sides[2] = {{lefts.at[i], left.enumeration}, {rights.at[i], right.enumeration}};
        int variable = sides[0].e->op == OP_VARIABLE ? flat_variable(f->system, sides[0].e) : -1;
        bool is_assignment = variable >= 0 && f->system->variables.at[variable].kind == FLAT_VARIABLE;
        const char *problem =
            is_assignment ? flat_assignment_problem(sides[0], sides[1]) : flat_equality_problem(sides[0], sides[1]);
        if (problem) {
            flat_report_type(place, node->text, problem, 2, sides);
            return false;
        }
        const char *remark = flat_element_remark(f->scratch, left.e, i);
        const char *written = *remark ? arena_format(f->arena, "%s%s", node->text, remark) : NULL;
        const char *round = *remark ? arena_format(f->arena, "%s", strrchr(remark, ' ') + 1) : NULL;
        list_push(f->scratch, found, (Side){sides[0].e, sides[1].e, node, written, round, NULL});
    }
    return true;
}

/* part->notEmpty() = condition is an equation of the variable that stands for the condition, parts->size() = n of the
 * number. */
static bool read_presence(Flattening *f, const EquationNode *node, Expr leaf, const Place *place, SideList *found)
{
    PresenceRule rule;
    sysml_states_presence(node, &rule);
    Typed value = rule.is_size ? flat_rewrite_scalar(f, rule.condition, place)
                               : (Typed){flat_rewrite_condition(f, rule.condition, place), NULL};
    if (value.e && rule.truth->op == OP_NOT)
        value.e = expr_raw(OP_NOT, NULL, 1, &value.e);
    return equate(f, node, (Typed){leaf, NULL}, value, place, found);
}

/* (a, b) = function(x) is an equation for each result that is named. */
static bool read_equal(Flattening *f, const EquationNode *node, const Place *place, SideList *found)
{
    TypedList results = {0};
    const Expr ruled = flat_ruled_leaf(f, place->scope, node);
    if (ruled)
        return read_presence(f, node, ruled, place, found);
    if (node->left->op != OP_TUPLE) {
        Typed left = flat_rewrite(f, node->left, place), right = flat_rewrite(f, node->right, place);
        return equate(f, node, left, right, place, found);
    }
    bool is_right = flat_rewrite_tuple(f, node->right, node->left->count, node->text, place, &results);
    for (int i = 0; is_right && i < node->left->count; i++)
        if (!expr_is_left_out(node->left->at[i]))
            is_right = equate(f, node, flat_rewrite(f, node->left->at[i], place), results.at[i], place, found);
    return is_right;
}

static const char *rounds(Flattening *f, const char *outer, const char *inner)
{
    return arena_format(f->arena, "%s%s%s", outer, inner ? "," : "", inner ? inner : "");
}

/* In each round the index is a number. Recursion follows the indices of one loop. */
static bool read_for(Flattening *f, const EquationNode *node, int index, const Place *place, bool is_nested,
                     SideList *found)
{
    if (index == node->indices.count)
        return read_list(f, &node->branches.at[0], place, is_nested, found);
    Typed values;
    Name name = node->indices.at[index]->at[0]->name;
    if (!flat_loop_values(f, node->indices.at[index], (LoopBody){.equations = &node->branches.at[0]}, place, &values))
        return false;
    for (int i = 0; i < values.e->count; i++) {
        int first = found->count, watched = f->watched.count;
        Local local = {name, values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        if (!flat_may_repeat(f, place, NULL, 1) || !read_for(f, node, index + 1, &inner, is_nested, found))
            return false;
        const char *round = expr_text(f->scratch, local.leaf);
        for (int k = first; k < found->count; k++) {
            Side *side = &found->at[k];
            side->written = arena_format(f->arena, "%s, %s = %s", side->written ? side->written : side->node->text,
                                         name->text, round);
            side->round = rounds(f, round, side->round);
        }
        for (int k = watched; k < f->watched.count; k++) {
            FlatCheck *check = &f->watched.at[k];
            check->written = arena_format(f->arena, "%s, %s = %s", check->written, name->text, round);
            check->round = rounds(f, round, check->round);
        }
    }
    return true;
}

/* Appends the n-th equation of each branch, seen as one. Discrete variables have no difference that could be zero: each
 * branch must determine the same variable. */
static bool combine(Flattening *f, const EquationNode *node, const Expr *conditions, const SideList *branches, int n,
                    const Place *place, SideList *found)
{
    int last = node->conditions.count;
    Expr left = branches[0].at[n].left, right = NULL;
    bool agree = true, any_stepwise = false;
    for (int b = 0; b <= last; b++) {
        agree = agree && branches[b].at[n].left == left;
        any_stepwise = any_stepwise || flat_is_stepwise(f->system, branches[b].at[n].left);
    }
    if (!agree && any_stepwise) {
        if (place->is_quiet)
            return false;
        diag(DIAG_F13, place->source,
             "'%s': the branches of an if-equation do not determine the same discrete variable", place->element->text);
        for (int b = 0; b <= last; b++)
            diag_detail("%s %s", b == 0 ? "if:" : b < last ? "elseif:" : "else:", branches[b].at[n].node->text);
        diag_fix("write the equations of each branch in the same order, with the discrete variable alone on the left");
        return false;
    }
    for (int b = last; b >= 0; b--) {
        const Side *side = &branches[b].at[n];
        Expr own = agree ? side->right : flat_difference(side);
        right = right ? expr_raw(OP_IF, NULL, 3, (Expr[]){conditions[b], own, right}) : own;
    }
    list_push(f->scratch, found,
              (Side){agree ? left : expr_integer(0), right, node, NULL, branches[0].at[n].round, NULL});
    return true;
}

int flat_decided_branch(Flattening *f, const EquationNode *node, const Place *place, bool must_be_known)
{
    Place quiet = flat_quiet(place);
    if (!place->locals && !must_be_known)
        return -1;
    for (int i = 0; i < node->conditions.count; i++) {
        Expr condition = flat_rewrite_condition(f, node->conditions.at[i], &quiet);
        double number = 0;
        int known = flat_known_condition(f, node->conditions.at[i], condition, place);
        if (known < 0 && must_be_known && condition && flat_known_number(f, condition, &number))
            known = number != 0;
        if (known)
            return known < 0 ? -1 : i;
    }
    return node->conditions.count;
}

/* The active branch need not be known in advance if all have the same number of equations: equations of arrays count as
 * one here. Recursion follows the nesting of if-equations, which the parser limits. */
static bool read_if(Flattening *f, const EquationNode *node, const Place *place, bool is_nested, SideList *found)
{
    int count = node->branches.count, first = count ? flat_equation_count(&node->branches.at[0]) : 0;
    bool is_even = !first || count > node->conditions.count;
    for (int b = 1; b < count; b++)
        is_even = is_even && flat_equation_count(&node->branches.at[b]) == first;
    int only = flat_decided_branch(f, node, place, !is_even);
    if (only >= 0)
        return only >= count || read_list(f, &node->branches.at[only], place, is_nested, found);
    SideList *branches = arena_array(f->scratch, SideList, count ? count : 1);
    Expr *conditions = arena_array(f->scratch, Expr, node->conditions.count ? node->conditions.count : 1);
    ExprList drawn = {0};
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++) {
        list_push(f->scratch, &drawn, node->conditions.at[i]);
        conditions[i] = flat_rewrite_condition(f, node->conditions.at[i], place);
        is_right = is_right && conditions[i];
    }
    const bool are_read = is_right;
    for (int b = 0; b < count; b++) {
        Place inner = are_read ? flat_place_of_branch(f, place, conditions, &drawn, b) : *place;
        is_right = read_list(f, &node->branches.at[b], &inner, true, &branches[b]) && is_right;
    }
    if (is_right && !first && is_even)
        return true;
    if (is_right && count == node->conditions.count)
        flat_report_mistake(f, DIAG_F13, place, node->text, "an if-equation has no else branch");
    is_right = is_right && count > node->conditions.count;
    for (int b = 1; is_right && b < count; b++) {
        is_right = branches[b].count == branches[0].count;
        if (!is_right)
            flat_report_mistake(f, DIAG_F13, place, node->text,
                                "the branches of an if-equation hold %d and %d equations", branches[0].count,
                                branches[b].count);
    }
    for (int n = 0; is_right && n < branches[0].count; n++)
        is_right = combine(f, node, conditions, branches, n, place, found);
    return is_right;
}

static bool read_call(Flattening *f, const EquationNode *node, const Place *place)
{
    Expr call = node->left;
    if (parser_is_connect(call)) /* connect_equation.c */
        return true;
    if (call->op == OP_REINIT || parser_is_ending(call))
        flat_report_mistake(f, DIAG_F23, place, node->text, "%s is used outside of a when-equation",
                            call->op == OP_REINIT ? "reinit()" : "terminate()");
    else if (flat_is_assertion(call))
        return flat_asserts(f, call, node->text, place) &&
               flat_add_check(f, node, call->at[0], call->at[1]->name->text, place);
    else if (flat_is_truth(f, call, place) == TRUTH_YES)
        return flat_add_check(f, node, call, NULL, place);
    else
        flat_report_mistake(f, DIAG_F14, place, node->text, "a call in place of an equation is not supported yet");
    return false;
}

static bool read_list(Flattening *f, const EquationList *equations, const Place *text, bool is_nested, SideList *found)
{
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        place.is_quiet = map_get(f->reported, node, 0);
        bool is_read = false;
        SideList initial = {0}; /* texts after `initial equation` */
        switch (node->kind) {
        case EQUATION_EQUAL: is_read = read_equal(f, node, &place, found); break;
        case EQUATION_IF: is_read = read_if(f, node, &place, is_nested, found); break;
        case EQUATION_FOR:
            is_read = flat_may_repeat_rounds(f, node, NULL, &place) && read_for(f, node, 0, &place, is_nested, found);
            break;
        case EQUATION_CALL: is_read = read_call(f, node, &place); break;
        case EQUATION_CHECK: is_read = flat_add_check(f, node, node->left, NULL, &place); break;
        case EQUATION_INITIAL: {
            Expr initial_call = expr_raw(OP_INITIAL, NULL, 0, NULL);
            ExprList at_start = {0};
            list_push(f->scratch, &at_start, initial_call);
            Place start = flat_place_of_branch(f, &place, &initial_call, &at_start, 0);
            if (is_nested)
                flat_report_misplaced_initial(f, node, &place);
            else
                is_read = read_list(f, &node->branches.at[0], &start, true, &initial);
            for (int k = 0; is_read && k < initial.count; k++) {
                Place at = flat_place_at_line(&place, initial.at[k].node->line);
                is_read = flat_write_initial(f, &initial.at[k], &at, found);
            }
            break;
        }
        case EQUATION_WHEN:
            is_read = !is_nested && flat_read_when(f, node, &place, found);
            if (is_nested)
                flat_report_mistake(f, DIAG_F23, &place, node->text, "a when-equation is nested in an if-equation");
        }
        if (!is_read)
            flat_report_once(f, node);
        is_right = is_right && is_read;
    }
    return is_right;
}

/* Writes the equations of an instance after those of its constraint properties. Recursion follows the nesting of
 * constraint blocks, which building the instances limited. */
static void write_member(Flattening *f, Member member)
{
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        write_member(f, member.is.array->elements[i]);
    if (member.kind != MEMBER_INSTANCE)
        return;
    const Shape *shape = member.is.instance->shape;
    for (int slot = 0; slot < shape->properties.count; slot++) {
        Member inner = member.is.instance->members[slot], some = flat_some_element(inner);
        if (some.kind == MEMBER_INSTANCE && some.is.instance->kind == INSTANCE_CONSTRAINT)
            write_member(f, inner);
    }
    for (int i = 0; i < shape->constraints.count; i++) {
        Place place = flat_place_of_law(member.is.instance, i);
        SideList sides = {0};
        f->watched.count = 0;
        read_list(f, &shape->constraints.at[i]->equations, &place, false, &sides);
        for (int k = 0; k < sides.count; k++) {
            const Side *side = &sides.at[k];
            Place at = flat_place_at_line(&place, side->node->line);
            FlatEquation *equation =
                flat_add_equation(f, ORIGIN_CONSTRAINT, side->left, side->right, at.source, member.is.instance->part);
            equation->written = side->written ? side->written : side->node->text;
            equation->drawn = side->node->text;
            equation->round = side->round;
            equation->scope = member.is.instance->path;
            equation->purpose = side->purpose;
        }
        for (int k = 0; k < f->watched.count; k++)
            flat_keep_check(f, f->watched.at[k], (CheckedAt){member.is.instance, shape->constraints.at[i], NULL});
    }
}

void flat_write_constraints(Flattening *f)
{
    for (int i = 0; i < f->instances.count; i++) {
        const Instance *instance = f->instances.at[i];
        if (instance->kind == INSTANCE_PART || instance->kind == INSTANCE_PORT)
            write_member(f, (Member){.kind = MEMBER_INSTANCE, .is.instance = instance});
    }
}
