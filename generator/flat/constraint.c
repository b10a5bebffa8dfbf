/* constraint.c - constraint properties of all instances -> equations in the system's variables. */
#include "flat/constraint.h"
#include "flat/presence.h"
#include "flat/rewrite.h"
#include "flat/statement.h"
#include "flat/value.h"
#include "flat/variable.h"

#include <string.h>

/* ---- equations that hold at the start only ----
 *
 * The law: `initial equation l = r` becomes the fixed start 0 of a hidden variable with the equation v = l - r. So it
 * is used, checked and explained like any other start of a variable that is not a state (causal/start.c), and is
 * treated like any other equation in alias elimination, index reduction and the unit check; its relations cause no
 * events. A discrete variable has no difference: its initial equation is its start. */

/* True for a Boolean, or a discrete variable. */
static bool is_stepwise(const System *system, Expr e)
{
    int variable = e->op == OP_VARIABLE ? flat_variable(system, e) : -1;
    return e->type == TYPE_BOOLEAN || (variable >= 0 && system->variables.at[variable].is_discrete);
}

Expr flat_difference(const Side *side)
{
    bool is_zero = side->right->op == OP_NUMBER && side->right->number == 0;
    return is_zero ? side->left : expr_raw_binary(OP_SUBTRACT, side->left, side->right);
}

/* Appends an equation, with the rounds of the loops around it. */
static void add_side(Flattening *f, SideList *found, Side side, const Place *place)
{
    if (place->locals)
        side.written = flat_text_in_round(f, side.written ? side.written : side.node->text, place);
    side.round = flat_rounds(f, place, side.round);
    list_push(f->scratch, found, side);
}

static void report_misplaced_initial(Flattening *f, const EquationNode *node, const Place *place)
{
    if (flat_report_mistake(f, DIAG_F23, place, node->text, "'initial equation' is nested in another equation"))
        diag_fix("write it in a constraint of its own, or behind all other equations; a choice may stand behind it");
}

/* Appends the equation of one `initial equation`, or sets the start of a discrete variable. */
static bool write_initial(Flattening *f, const Side *side, const Place *place, SideList *found)
{
    if (is_stepwise(f->system, side->left)) {
        int index = side->left->op == OP_VARIABLE ? flat_variable(f->system, side->left) : -1;
        FlatVariable *discrete = index >= 0 ? &f->system->variables.at[index] : NULL;
        if (!discrete || !discrete->is_discrete || !flat_is_made_of_constants(f, side->right)) {
            if (flat_report_mistake(f, DIAG_F14, place, side->node->text,
                                    "an initial equation determines a discrete variable by values that are not "
                                    "constant"))
                diag_fix("write it as `variable = constant`, or set the variable in `when initial() then`");
            return false;
        }
        discrete->start = START_STATED;
        discrete->start_value = side->right;
        discrete->start_source = place->source;
        return true;
    }
    Name identifier = flat_hidden_identifier(f, "initial", place);
    FlatVariable residual = {
        .path = flat_join_path(place->scope->path, identifier),
        .identifier = flat_identifier_in_part(f, place->scope, identifier),
        .part = place->scope->part,
        .kind = FLAT_VARIABLE,
        .type = TYPE_REAL,
        .documentation = name_of(side->node->text),
        .start = START_STATED,
        .start_value = expr_number(0),
        .start_source = place->source,
        .is_hidden = true,
        .is_residual = true,
        .source = place->source,
    };
    int variable = flat_add_variable(f, residual, (Origin){.owner = place->scope, .item = {identifier, -1, NULL}});
    const char *written = arena_format(f->arena, "initial equation %s",
                                       side->written ? side->written : side->node->text);
    Expr leaf = f->system->variables.at[variable].leaf;
    const char *round = flat_rounds(f, place, NULL);
    list_push(f->scratch, found, (Side){leaf, flat_unwatched(flat_difference(side)), side->node, written, round, NULL});
    return true;
}

/* ---- when-equations ----
 *
 * The law: the condition of each branch becomes a hidden discrete variable, b = condition. For an array of conditions,
 * each one does, and the branch is taken when any of them becomes true. A variable z that branches set gets the
 * equation z = if edge(b1) then e1 elseif edge(b2) then e2 else pre(z), with pre(z) also for a branch that does not set
 * z: a branch precedes later ones if both conditions become true. With many branches, the number of the taken one is a
 * hidden discrete variable, too. An if-equation in a branch also becomes a choice. terminate() sets a hidden discrete
 * variable (algorithm.c). */

/* The effects of a branch. */
typedef struct {
    Flattening *f;
    SettingList settings;     /* one for each variable */
    StatementList statements; /* of reinit() */
} Effects;

static RoundReader read_effects;

static const Setting *setting_of(const Effects *effects, int variable)
{
    for (int i = 0; i < effects->settings.count; i++)
        if (effects->settings.at[i].variable == variable)
            return &effects->settings.at[i];
    return NULL;
}

static bool add_setting(Flattening *f, Effects *effects, Setting setting, const Place *place)
{
    const Setting *other = setting_of(effects, setting.variable);
    if (!other) {
        list_push(f->scratch, &effects->settings, setting);
        return true;
    }
    if (!place->is_quiet) {
        diag(DIAG_F26, place->source, "'%s' sets '%s' twice in one branch", place->element->text,
             f->system->variables.at[setting.variable].path->text);
        diag_detail("in: %s", other->node->text);
        diag_detail("in: %s", setting.node->text);
        diag_fix("remove one of the two equations");
    }
    return false;
}

static bool read_setting(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    TargetList targets = {0};
    bool is_right = flat_read_targets(f, node->left, node->right, node->text, place, &targets);
    for (int i = 0; is_right && i < targets.count; i++) {
        if (targets.at[i].leaf->op != OP_VARIABLE) {
            if (!place->is_quiet)
                diag(DIAG_F26, place->source, "'%s' sets '%s', an element whose index is not known before the run",
                     place->element->text, expr_text(f->scratch, node->left));
            return false;
        }
        int variable = flat_variable(f->system, targets.at[i].leaf);
        is_right = add_setting(f, effects, (Setting){variable, targets.at[i].value, node}, place);
    }
    return is_right;
}

/* Reads a call in a branch: the end of the run, or reinit(x, e), which is read as a statement. */
static bool read_action(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    if (flat_ends_run(node->left)) {
        Expr condition;
        int variable = flat_termination(f, node->left, node->text, place, &condition);
        return variable >= 0 && add_setting(f, effects, (Setting){variable, flat_unwatched(condition), node}, place);
    }
    Statement *drawn = arena_new_of(f->scratch, Statement);
    *drawn = (Statement){.kind = STATEMENT_CALL, .line = node->line, .text = node->text, .value = node->left};
    StatementList list = {0}, found = {0};
    list_push(f->scratch, &list, drawn);
    if (!flat_rewrite_statements(f, &list, place, &found))
        return false;
    for (int i = 0; i < found.count; i++)
        list_push(f->arena, &effects->statements, found.at[i]);
    return true;
}

/* Combines the effects of branches, each under its condition; a last branch without condition is `else`. are_exclusive:
 * at most one condition is true. */
static bool choose_effects(Flattening *f, const EquationNode *node, const ExprList *conditions, bool are_exclusive,
                   const Effects *branches, const Place *place, Effects *effects)
{
    bool is_right = true;
    int last = 0; /* index after the last branch with statements */
    Effects all = {0}; /* one setting for each variable, in order of first occurrence */
    for (int b = 0; b < node->branches.count; b++) {
        last = branches[b].statements.count ? b + 1 : last;
        for (int i = 0; i < branches[b].settings.count; i++)
            if (!setting_of(&all, branches[b].settings.at[i].variable))
                list_push(f->scratch, &all.settings, branches[b].settings.at[i]);
    }
    for (int i = 0; i < all.settings.count; i++) {
        int variable = all.settings.at[i].variable;
        Expr kept = expr_raw_unary(OP_PRE, f->system->variables.at[variable].leaf), value = kept;
        for (int b = node->branches.count - 1; b >= 0; b--) {
            const Setting *setting = setting_of(&branches[b], variable);
            Expr own = setting ? setting->value : kept;
            if (b == conditions->count)
                value = own;
            else if (setting || !are_exclusive)
                value = expr_raw(OP_IF, NULL, 3, (Expr[]){conditions->at[b], own, value});
        }
        is_right = add_setting(f, effects, (Setting){variable, value, node}, place) && is_right;
    }
    if (!last)
        return is_right;
    const char *text = arena_format(f->arena, "%s %s", node->kind == EQUATION_WHEN ? "when" : "if",
                                    expr_text(f->scratch, node->conditions.at[0]));
    Statement *statement = flat_statement_new(f, STATEMENT_IF, place, text);
    for (int b = 0; b < last; b++) {
        if (are_exclusive && !branches[b].statements.count)
            continue;
        if (b < conditions->count)
            list_push(f->arena, &statement->conditions, conditions->at[b]);
        list_push(f->arena, &statement->branches, branches[b].statements);
    }
    list_push(f->arena, &effects->statements, statement);
    return is_right;
}

static bool read_if_of_when(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    Effects *branches = arena_array(f->scratch, Effects, node->branches.count);
    ExprList conditions = {0};
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++) {
        Expr condition = flat_rewrite_condition(f, node->conditions.at[i], place);
        is_right = is_right && condition;
        if (condition)
            list_push(f->scratch, &conditions, flat_unwatched(condition));
    }
    for (int b = 0; b < node->branches.count; b++) {
        branches[b].f = f;
        is_right = read_effects(&branches[b], &node->branches.at[b], place) && is_right;
    }
    return is_right && choose_effects(f, node, &conditions, false, branches, place, effects);
}

/* Recursion follows the nesting of equations, which the parser limits. */
static bool read_effects(void *context, const EquationList *equations, const Place *text)
{
    Effects *effects = context;
    Flattening *f = effects->f;
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        bool is_read = false;
        switch (node->kind) {
        case EQUATION_EQUAL: is_read = read_setting(f, node, &place, effects); break;
        case EQUATION_IF: is_read = read_if_of_when(f, node, &place, effects); break;
        case EQUATION_CALL: is_read = read_action(f, node, &place, effects); break;
        case EQUATION_FOR: is_read = flat_read_rounds(f, node, &place, read_effects, effects); break;
        case EQUATION_INITIAL: report_misplaced_initial(f, node, &place); break;
        case EQUATION_CHECK:
            if (flat_report_mistake(f, DIAG_F23, &place, node->text, "a condition without effect in a when-equation"))
                diag_fix("write assert(condition, \"text\"), which can end the run at this event; or write a check "
                         "outside of the when-equation, such as if landed then v < 2, which applies during the whole "
                         "run");
            break;
        case EQUATION_WHEN:
            flat_report_mistake(f, DIAG_F23, &place, node->text, "a when-equation is nested in another");
        }
        is_right = is_right && is_read;
    }
    return is_right;
}

static bool is_initial(Expr e)
{
    return e->op == OP_INITIAL;
}

/* Appends b = condition for each condition, and the edges of each branch, which is taken when one of its b becomes
 * true. As in Modelica (Language Specification 3.6, section 8.6), the run begins with an initialization, in which a
 * when-equation is active only if its condition contains initial(); then the first ticks follow. A condition that is
 * true without these ticks does not become true there, but one that is true because of them does. Here both are one
 * instant, for which the runtime computes the value of b without ticks. */
static void read_edges(Flattening *f, const EquationNode *node, const ExprList *conditions, const Place *place,
                       SideList *found, ExprList *edges)
{
    for (int b = 0; b < node->conditions.count; b++) {
        const char *written = arena_format(f->arena, "%s %s then", b ? "elsewhen" : "when",
                                           expr_text(f->scratch, node->conditions.at[b]));
        for (int i = 0; i < conditions[b].count; i++) {
            int variable = flat_hidden_discrete(f, "when", TYPE_BOOLEAN, place);
            Expr leaf = f->system->variables.at[variable].leaf;
            add_side(f, found, (Side){leaf, conditions[b].at[i], node, written, NULL, "of a when-equation"}, place);
            f->system->variables.at[variable].is_condition = !expr_find(conditions[b].at[i], is_initial);
            list_push(f->scratch, &edges[b], expr_raw_unary(OP_EDGE, leaf));
        }
    }
}

/* True at an edge of a branch from `first` to before `end`. */
static Expr any_edge(Flattening *f, const ExprList *edges, int first, int end)
{
    ExprList any = {0};
    for (int b = first; b < end; b++)
        for (int i = 0; i < edges[b].count; i++)
            list_push(f->scratch, &any, edges[b].at[i]);
    return any.count ? expr_raw_joined(OP_OR, &any) : expr_boolean(false);
}

/* The number, from 1, of the first branch that is taken, if it is in this range; by halving the range. */
static Expr first_taken(Flattening *f, const ExprList *edges, int first, int end)
{
    int middle = first + (end - first) / 2;
    if (end - first == 1)
        return expr_integer(end);
    Expr parts[] = {any_edge(f, edges, first, middle), first_taken(f, edges, first, middle),
                    first_taken(f, edges, middle, end)};
    return expr_raw(OP_IF, NULL, 3, parts);
}

/* Appends the condition of each branch. If there are many edges, they are not repeated in each equation: the number of
 * the taken branch becomes a hidden discrete variable. Returns true in this case, as at most one condition is true. */
static bool find_conditions(Flattening *f, const EquationNode *node, const ExprList *edges, const Place *place,
                            SideList *found, ExprList *conditions)
{
    enum { FEW = 8 };
    int branches = node->conditions.count, count = 0;
    for (int b = 0; b < branches; b++)
        count += edges[b].count;
    if (count <= FEW) {
        for (int b = 0; b < branches; b++)
            list_push(f->scratch, conditions, any_edge(f, edges, b, b + 1));
        return false;
    }
    int taken = flat_hidden_discrete(f, "branch", TYPE_INTEGER, place);
    Expr leaf = f->system->variables.at[taken].leaf;
    Expr parts[] = {any_edge(f, edges, 0, branches), first_taken(f, edges, 0, branches), expr_integer(0)};
    add_side(f, found, (Side){leaf, expr_raw(OP_IF, NULL, 3, parts), node, NULL, NULL, "of a when-equation"}, place);
    for (int b = 0; b < branches; b++) {
        list_push(f->scratch, conditions,
                  expr_raw_unary(OP_NO_EVENT, expr_raw_binary(OP_EQUAL, leaf, expr_integer(b + 1))));
    }
    return true;
}

/* Recursion follows the nesting of an expression, which the parser limits. */
static bool holds_first(Expr e)
{
    return e->op == OP_INITIAL || (e->op == OP_OR && (holds_first(e->at[0]) || holds_first(e->at[1])));
}

/* Notes the variables that the first branch sets unconditionally, if initial() is among its conditions. A constant
 * value becomes the start of a variable without a start: the default 0 might leave equations without a solution before
 * it is set. */
static void note_set_first(Flattening *f, const ExprList *conditions, const StatementList *statements,
                           const Place *place)
{
    bool is_taken = false;
    for (int i = 0; i < conditions->count; i++)
        is_taken |= holds_first(conditions->at[i]);
    for (int i = 0; is_taken && i < statements->count; i++) {
        const Statement *statement = statements->at[i];
        if (statement->kind != STATEMENT_ASSIGN || statement->target->op != OP_VARIABLE)
            continue;
        FlatVariable *variable = &f->system->variables.at[flat_variable(f->system, statement->target)];
        variable->is_set_first = true;
        if (variable->start == START_STATED || variable->kind != FLAT_VARIABLE || variable->type != TYPE_REAL ||
            !flat_is_made_of_constants(f, statement->value))
            continue;
        variable->start = START_GUESS; /* a stated start of an equal variable has priority */
        variable->start_value = statement->value;
        variable->start_source = place->source;
        variable->start_source.line = statement->line;
    }
}

/* Appends the equations of a when-equation, and adds an algorithm for the states that it reinitializes. */
static bool read_when(Flattening *f, const EquationNode *node, const Place *place, SideList *found)
{
    Effects *branches = arena_array(f->scratch, Effects, node->branches.count), effects = {0};
    ExprList *conditions = arena_array(f->scratch, ExprList, node->conditions.count), deciding = {0};
    ExprList *edges = arena_array(f->scratch, ExprList, node->conditions.count);
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++)
        is_right = flat_rewrite_conditions(f, node->conditions.at[i], place, &conditions[i]) && is_right;
    Place action = *place;
    action.is_action = true;
    for (int b = 0; b < node->branches.count; b++) {
        branches[b].f = f;
        is_right = read_effects(&branches[b], &node->branches.at[b], &action) && is_right;
    }
    for (int b = 0; is_right && b < node->branches.count; b++)
        is_right = flat_has_order(f, &branches[b].settings, &action);
    if (!is_right)
        return false;
    read_edges(f, node, conditions, place, found, edges);
    bool are_exclusive = find_conditions(f, node, edges, place, found, &deciding);
    note_set_first(f, &conditions[0], &branches[0].statements, place);
    if (!choose_effects(f, node, &deciding, are_exclusive, branches, place, &effects))
        return false;
    for (int i = 0; i < effects.settings.count; i++) {
        const Setting *setting = &effects.settings.at[i];
        FlatVariable *variable = &f->system->variables.at[setting->variable];
        variable->is_discrete = true;
        add_side(f, found, (Side){variable->leaf, setting->value, node, NULL, NULL, NULL}, place);
    }
    if (effects.statements.count)
        flat_add_algorithm(f, &effects.statements, place)->is_simultaneous = true;
    return true;
}

/* ---- constraint properties ----
 *
 * The law: a constraint holds for every instance, with each parameter replaced by the feature bound to it, and is kept
 * as drawn. An if-equation becomes one equation for the n-th equations of all its branches: `left = if c then r1 else
 * r2` if the left sides agree, else `0 = if c then l1 - r1 else l2 - r2`. */

typedef struct {
    Flattening *f;
    bool is_nested; /* in an if-equation or an initial equation */
    SideList *found;
} Reading;

static RoundReader read_list;

/* ", element 2,3"; "" for a scalar. */
static const char *element_remark(Arena *arena, Expr array, int index)
{
    Sizes sizes = expr_sizes(array);
    Text text = text_new(arena);
    int place = 1;
    for (int i = 0; i < sizes.count; i++)
        place *= sizes.at[i];
    for (int i = 0; i < sizes.count; i++) {
        place /= sizes.at[i];
        text_format(&text, "%s%d", i ? "," : ", element ", index / place % sizes.at[i] + 1);
    }
    return text.at;
}

/* Appends an equation, for arrays one for each element. A single variable on the left is the one to be determined: an
 * Integer cannot get a Real value. */
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
        const char *remark = element_remark(f->scratch, left.e, i);
        const char *written = *remark ? arena_format(f->arena, "%s%s", node->text, remark) : NULL;
        const char *round = *remark ? arena_format(f->arena, "%s", strrchr(remark, ' ') + 1) : NULL;
        add_side(f, found, (Side){sides[0].e, sides[1].e, node, written, round, NULL}, place);
    }
    return true;
}

/* Appends the equation of a rule: part->notEmpty() = condition determines the variable of the condition, parts->size()
 * = n that of the number. */
static bool read_presence(Flattening *f, const EquationNode *node, Expr leaf, const Place *place, SideList *found)
{
    PresenceRule rule;
    sysml_states_presence(node, &rule);
    Typed value = rule.is_size ? flat_rewrite_scalar(f, rule.condition, place)
                               : (Typed){flat_rewrite_condition(f, rule.condition, place), NULL};
    if (value.e && rule.truth->op == OP_NOT)
        value.e = expr_raw_unary(OP_NOT, value.e);
    return equate(f, node, (Typed){leaf, NULL}, value, place, found);
}

/* Appends the equations of `left = right`; (a, b) = function(x) is one equation for each named result. */
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

/* Appends one equation for the n-th equations of all branches. A discrete variable has no difference that could be
 * zero, so each branch must determine the same one. */
static bool combine(Flattening *f, const EquationNode *node, const Expr *conditions, const SideList *branches, int n,
                    const Place *place, SideList *found)
{
    int last = node->conditions.count;
    Expr left = branches[0].at[n].left, right = NULL;
    bool agree = true, any_stepwise = false;
    for (int b = 0; b <= last; b++) {
        agree = agree && branches[b].at[n].left == left;
        any_stepwise = any_stepwise || is_stepwise(f->system, branches[b].at[n].left);
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
    const char *written = place->locals ? flat_text_in_round(f, node->text, place) : NULL;
    list_push(f->scratch, found,
              (Side){agree ? left : expr_integer(0), right, node, written, branches[0].at[n].round, NULL});
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

/* Reads an if-equation. The active branch must be known at compile time only if the branches have different numbers of
 * equations (an equation of arrays counts as one). Recursion follows the nesting of if-equations, which the parser
 * limits. */
static bool read_if(Reading *reading, const EquationNode *node, const Place *place)
{
    Flattening *f = reading->f;
    int count = node->branches.count, first = count ? flat_equation_count(&node->branches.at[0]) : 0;
    bool is_even = !first || count > node->conditions.count;
    for (int b = 1; b < count; b++)
        is_even = is_even && flat_equation_count(&node->branches.at[b]) == first;
    int only = flat_decided_branch(f, node, place, !is_even);
    if (only >= 0)
        return only >= count || read_list(reading, &node->branches.at[only], place);
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
        is_right = read_list(&(Reading){f, true, &branches[b]}, &node->branches.at[b], &inner) && is_right;
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
        is_right = combine(f, node, conditions, branches, n, place, reading->found);
    return is_right;
}

static bool read_call(Flattening *f, const EquationNode *node, const Place *place)
{
    Expr call = node->left;
    if (parser_is_connect(call)) /* connect.c */
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

static bool read_list(void *context, const EquationList *equations, const Place *text)
{
    Reading *reading = context;
    Flattening *f = reading->f;
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        place.is_quiet = map_get(f->reported, node, 0);
        bool is_read = false;
        SideList initial = {0}; /* texts after `initial equation` */
        switch (node->kind) {
        case EQUATION_EQUAL: is_read = read_equal(f, node, &place, reading->found); break;
        case EQUATION_IF: is_read = read_if(reading, node, &place); break;
        case EQUATION_FOR: is_read = flat_read_rounds(f, node, &place, read_list, reading); break;
        case EQUATION_CALL: is_read = read_call(f, node, &place); break;
        case EQUATION_CHECK: is_read = flat_add_check(f, node, node->left, NULL, &place); break;
        case EQUATION_INITIAL: {
            Expr initial_call = expr_raw(OP_INITIAL, NULL, 0, NULL);
            ExprList at_start = {0};
            list_push(f->scratch, &at_start, initial_call);
            Place start = flat_place_of_branch(f, &place, &initial_call, &at_start, 0);
            if (reading->is_nested)
                report_misplaced_initial(f, node, &place);
            else
                is_read = read_list(&(Reading){f, true, &initial}, &node->branches.at[0], &start);
            for (int k = 0; is_read && k < initial.count; k++) {
                Place at = flat_place_at_line(&place, initial.at[k].node->line);
                is_read = write_initial(f, &initial.at[k], &at, reading->found);
            }
            break;
        }
        case EQUATION_WHEN:
            is_read = !reading->is_nested && read_when(f, node, &place, reading->found);
            if (reading->is_nested)
                flat_report_mistake(f, DIAG_F23, &place, node->text, "a when-equation is nested in an if-equation");
        }
        if (!is_read)
            flat_report_once(f, node);
        is_right = is_right && is_read;
    }
    return is_right;
}

/* Writes the equations of an instance after those of its constraint properties. Recursion follows the nesting of
 * constraint blocks, which is limited when the instances are built. */
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
        read_list(&(Reading){f, false, &sides}, &shape->constraints.at[i]->equations, &place);
        for (int k = 0; k < sides.count; k++) {
            Place at = flat_place_at_line(&place, sides.at[k].node->line);
            const Side own = flat_in_steps(f, &at, sides.at[k]), *side = &own;
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
