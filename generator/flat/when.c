/* when.c - when-equations -> equations of discrete variables, and algorithms that reinitialize states.
 *
 * The law: the condition of each branch becomes a hidden discrete variable, b = condition; of an array of conditions
 * each does, and the branch is taken when any of them becomes true. What branches determine
 * becomes z = if edge(b1) then e1 elseif edge(b2) then e2 else pre(z), with pre(z) also for a branch that says nothing
 * of z: a branch whose condition becomes true goes before later ones. An if-equation in a branch is a choice likewise.
 * terminate() determines a hidden discrete variable too (ending.c).
 */
#include "flat/instance.h"

typedef struct {
    int variable;
    Expr value;
    const EquationNode *node;
} Setting;

/* What a branch means. */
typedef struct {
    List(Setting) settings;   /* one for each variable */
    StatementList statements; /* of reinit() */
} Effects;

static bool read_effects(Flattening *f, const EquationList *equations, const Place *text, Effects *effects);

static Expr pre_of(Expr leaf)
{
    return expr_raw(OP_PRE, NULL, 1, &leaf);
}

static const Setting *setting_of(const Effects *effects, int variable)
{
    for (int i = 0; i < effects->settings.count; i++)
        if (effects->settings.at[i].variable == variable)
            return &effects->settings.at[i];
    return NULL;
}

static bool set(Flattening *f, Effects *effects, Setting setting, const Place *place)
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
    bool is_right = read_targets(f, node->left, node->right, node->text, place, &targets);
    for (int i = 0; is_right && i < targets.count; i++) {
        if (targets.at[i].leaf->op != OP_VARIABLE) {
            if (!place->is_quiet)
                diag(DIAG_F26, place->source, "'%s' sets '%s', an element that is not known beforehand",
                     place->element->text, expr_text(f->scratch, node->left));
            return false;
        }
        is_right = set(f, effects, (Setting){flat_variable(f->system, targets.at[i].leaf), targets.at[i].value, node},
                       place);
    }
    return is_right;
}

/* In each round the index is a number. Recursion follows the indices of one loop. */
static bool read_for(Flattening *f, const EquationNode *node, int index, const Place *place, Effects *effects)
{
    if (index == node->indices.count)
        return read_effects(f, &node->branches.at[0], place, effects);
    Typed values;
    if (!loop_values(f, node->indices.at[index], (LoopBody){.equations = &node->branches.at[0]}, place, &values))
        return false;
    bool is_right = true;
    for (int i = 0; is_right && i < values.e->count; i++) {
        Local local = {node->indices.at[index]->at[0]->name, values.e->at[i], values.enumeration, place->locals};
        Place inner = *place;
        inner.locals = &local;
        is_right = may_repeat(f, place, NULL, 1) && read_for(f, node, index + 1, &inner, effects);
    }
    return is_right;
}

/* Its path cannot be that of anything drawn. */
int hidden_discrete(Flattening *f, const char *kind, const Place *place)
{
    int number = map_get(f->whens, place->scope, 0) + 1;
    map_put(f->whens, place->scope, number);
    return add_discrete(f, place->scope, name_format("%s(%d)", kind, number), TYPE_BOOLEAN, true, place->source);
}

static bool read_ending(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    int variable = ending_variable(f, node->left, node->text, place);
    return variable >= 0 && set(f, effects, (Setting){variable, expr_boolean(true), node}, place);
}

/* A statement reinit(x, e) does the same. */
static bool read_action(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    if (is_ending(node->left))
        return read_ending(f, node, place, effects);
    Statement drawn = {.kind = STATEMENT_CALL, .line = node->line, .text = node->text, .value = node->left};
    StatementList list = {0};
    Statement *kept = arena_new_of(f->scratch, Statement);
    *kept = drawn;
    list_push(f->scratch, &list, kept);
    StatementList found = {0};
    if (!rewrite_statements(f, &list, place, &found))
        return false;
    for (int i = 0; i < found.count; i++)
        list_push(f->arena, &effects->statements, found.at[i]);
    return true;
}

/* Puts the effects of branches together, each under its condition; a last branch without one is `else`. */
static bool choose(Flattening *f, const EquationNode *node, const ExprList *conditions, const Effects *branches,
                   int count, const Place *place, Effects *effects)
{
    bool is_right = true;
    int last = 0; /* behind the last branch with statements */
    Effects all = {0}; /* one setting for each variable, in order of first occurrence */
    for (int b = 0; b < count; b++) {
        last = branches[b].statements.count ? b + 1 : last;
        for (int i = 0; i < branches[b].settings.count; i++)
            if (!setting_of(&all, branches[b].settings.at[i].variable))
                list_push(f->scratch, &all.settings, branches[b].settings.at[i]);
    }
    for (int i = 0; i < all.settings.count; i++) {
        int variable = all.settings.at[i].variable;
        Expr kept = pre_of(f->system->variables.at[variable].leaf), value = kept;
        for (int b = count - 1; b >= 0; b--) {
            const Setting *setting = setting_of(&branches[b], variable);
            Expr own = setting ? setting->value : kept;
            value = b < conditions->count ? expr_raw(OP_IF, NULL, 3, (Expr[]){conditions->at[b], own, value}) : own;
        }
        is_right = set(f, effects, (Setting){variable, value, node}, place) && is_right;
    }
    if (!last)
        return is_right;
    const char *text = arena_format(f->arena, "%s %s", node->kind == EQUATION_WHEN ? "when" : "if",
                                    expr_text(f->scratch, node->conditions.at[0]));
    Statement *statement = statement_new(f, STATEMENT_IF, place, text);
    for (int i = 0; i < conditions->count && i < last; i++)
        list_push(f->arena, &statement->conditions, conditions->at[i]);
    for (int b = 0; b < last; b++)
        list_push(f->arena, &statement->branches, branches[b].statements);
    list_push(f->arena, &effects->statements, statement);
    return is_right;
}

static bool read_branches(Flattening *f, const EquationNode *node, const Place *place, Effects *branches)
{
    bool is_right = true;
    for (int b = 0; b < node->branches.count; b++)
        is_right = read_effects(f, &node->branches.at[b], place, &branches[b]) && is_right;
    return is_right;
}

static bool read_if(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
{
    Effects *branches = arena_array(f->scratch, Effects, node->branches.count);
    ExprList conditions = {0};
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++) {
        Expr condition = rewrite_condition(f, node->conditions.at[i], place);
        is_right = is_right && condition;
        if (condition)
            list_push(f->scratch, &conditions, unwatched(condition));
    }
    is_right = read_branches(f, node, place, branches) && is_right;
    return is_right && choose(f, node, &conditions, branches, node->branches.count, place, effects);
}

/* Recursion follows the nesting of equations, which the parser limits. */
static bool read_effects(Flattening *f, const EquationList *equations, const Place *text, Effects *effects)
{
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = place_at_line(text, node->line);
        bool is_read = false;
        switch (node->kind) {
        case EQUATION_EQUAL: is_read = read_setting(f, node, &place, effects); break;
        case EQUATION_IF: is_read = read_if(f, node, &place, effects); break;
        case EQUATION_CALL: is_read = read_action(f, node, &place, effects); break;
        case EQUATION_FOR: is_read = may_repeat_loop(f, node, &place) && read_for(f, node, 0, &place, effects); break;
        case EQUATION_WHEN:
            is_read = equation_misplaced(f, &place, node, "a when-equation stands within another");
        }
        is_right = is_right && is_read;
    }
    return is_right;
}

static bool may_hold_first(Expr e)
{
    return e->op == OP_INITIAL || e->op == OP_SAMPLE;
}

/* b = condition. The result is true when b becomes true; what holds from the
 * start on has not become so, as in Modelica (Language Specification 3.6, section 8.6), unless initial() or a tick says
 * that the start counts. */
static Expr hidden_condition(Flattening *f, const EquationNode *node, int branch, Expr condition, const Place *place,
                             SideList *found)
{
    int variable = hidden_discrete(f, "when", place);
    Expr leaf = f->system->variables.at[variable].leaf;
    const char *written = arena_format(f->arena, "%s %s then", branch ? "elsewhen" : "when",
                                       expr_text(f->scratch, node->conditions.at[branch]));
    list_push(f->scratch, found, (Side){leaf, condition, node, written});
    Expr edge = expr_raw(OP_EDGE, NULL, 1, &leaf);
    if (condition && expr_find(condition, may_hold_first))
        return edge;
    Expr initial = expr_raw(OP_INITIAL, NULL, 0, NULL), later = expr_raw(OP_NOT, NULL, 1, &initial);
    return expr_raw(OP_AND, NULL, 2, (Expr[]){edge, later});
}

/* One of the conditions of a branch becomes true. */
static Expr any_edge(Flattening *f, const EquationNode *node, int branch, const ExprList *conditions,
                     const Place *place, SideList *found)
{
    Expr any = expr_boolean(false);
    for (int i = 0; i < conditions->count; i++) {
        Expr edge = hidden_condition(f, node, branch, conditions->at[i], place, found);
        any = i ? expr_raw(OP_OR, NULL, 2, (Expr[]){any, edge}) : edge;
    }
    return any;
}

/* Recursion follows the nesting of an expression, which the parser limits. */
static bool holds_first(Expr e)
{
    return e->op == OP_INITIAL || (e->op == OP_OR && (holds_first(e->at[0]) || holds_first(e->at[1])));
}

/* What the first branch sets whatever else holds, if initial() is among its conditions. */
static void note_set_first(Flattening *f, const ExprList *conditions, const StatementList *statements)
{
    bool is_taken = false;
    for (int i = 0; i < conditions->count; i++)
        is_taken |= holds_first(conditions->at[i]);
    for (int i = 0; is_taken && i < statements->count; i++)
        if (statements->at[i]->kind == STATEMENT_ASSIGN && statements->at[i]->target->op == OP_VARIABLE)
            f->system->variables.at[flat_variable(f->system, statements->at[i]->target)].is_set_first = true;
}

bool read_when(Flattening *f, const EquationNode *node, const Place *place, SideList *found)
{
    Effects *branches = arena_array(f->scratch, Effects, node->branches.count), effects = {0};
    ExprList *conditions = arena_array(f->scratch, ExprList, node->conditions.count), edges = {0};
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++)
        is_right = rewrite_conditions(f, node->conditions.at[i], place, &conditions[i]) && is_right;
    Place action = *place;
    action.is_action = true;
    is_right = read_branches(f, node, &action, branches) && is_right;
    if (!is_right)
        return false;
    for (int i = 0; i < node->conditions.count; i++)
        list_push(f->scratch, &edges, any_edge(f, node, i, &conditions[i], place, found));
    note_set_first(f, &conditions[0], &branches[0].statements);
    if (!choose(f, node, &edges, branches, node->branches.count, place, &effects))
        return false;
    for (int i = 0; i < effects.settings.count; i++) {
        const Setting *setting = &effects.settings.at[i];
        FlatVariable *variable = &f->system->variables.at[setting->variable];
        variable->is_discrete = true;
        list_push(f->scratch, found, (Side){variable->leaf, setting->value, node, NULL});
    }
    if (effects.statements.count)
        add_algorithm(f, &effects.statements, place)->is_simultaneous = true;
    return true;
}
