/* when.c - when-equations -> equations of discrete variables, and algorithms that reinitialize states.
 *
 * The law: the condition of each branch becomes a hidden discrete variable, b = condition; of an array of conditions
 * each does, and the branch is taken when any of them becomes true. A variable that branches determine becomes z = if
 * edge(b1) then e1 elseif edge(b2) then e2 else pre(z), with pre(z) also for a branch that does not set z: a branch
 * whose condition becomes true goes before later ones. With many branches, the number of the taken one is a hidden
 * discrete variable too. An if-equation in a branch is a choice likewise. terminate() determines a hidden discrete
 * variable too (termination.c). */
#include "flat/instance.h"

typedef struct {
    int variable;
    Expr value;
    const EquationNode *node;
} Setting;

/* The effects of a branch. */
typedef struct {
    List(Setting) settings;   /* one for each variable */
    StatementList statements; /* of reinit() */
} Effects;

static bool read_effects(Flattening *f, const EquationList *equations, const Place *text, Effects *effects);

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
                diag(DIAG_F26, place->source, "'%s' sets '%s', an element that is not known beforehand",
                     place->element->text, expr_text(f->scratch, node->left));
            return false;
        }
        int variable = flat_variable(f->system, targets.at[i].leaf);
        is_right = add_setting(f, effects, (Setting){variable, targets.at[i].value, node}, place);
    }
    return is_right;
}

/* In each round the index is a number. Recursion follows the indices of one loop. */
static bool read_for(Flattening *f, const EquationNode *node, int index, const Place *place, Effects *effects)
{
    if (index == node->indices.count)
        return read_effects(f, &node->branches.at[0], place, effects);
    Typed values;
    if (!flat_loop_values(f, node->indices.at[index], (LoopBody){.equations = &node->branches.at[0]}, place, &values))
        return false;
    bool is_right = true;
    for (int i = 0; is_right && i < values.e->count; i++) {
        Local local = {node->indices.at[index]->at[0]->name, values.e->at[i], values.enumeration, place->locals};
        Place inner = flat_place_with(place, &local);
        is_right = flat_may_repeat(f, place, NULL, 1) && read_for(f, node, index + 1, &inner, effects);
    }
    return is_right;
}

/* A statement reinit(x, e) does the same. */
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

/* Puts the effects of branches together, each under its condition; a last branch without one is `else`. Exclusive: at
 * most one condition holds. */
static bool choose(Flattening *f, const EquationNode *node, const ExprList *conditions, bool are_exclusive,
                   const Effects *branches, const Place *place, Effects *effects)
{
    bool is_right = true;
    int last = 0; /* behind the last branch with statements */
    Effects all = {0}; /* one setting for each variable, in order of first occurrence */
    for (int b = 0; b < node->branches.count; b++) {
        last = branches[b].statements.count ? b + 1 : last;
        for (int i = 0; i < branches[b].settings.count; i++)
            if (!setting_of(&all, branches[b].settings.at[i].variable))
                list_push(f->scratch, &all.settings, branches[b].settings.at[i]);
    }
    for (int i = 0; i < all.settings.count; i++) {
        int variable = all.settings.at[i].variable;
        Expr kept = expr_raw(OP_PRE, NULL, 1, &f->system->variables.at[variable].leaf), value = kept;
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

static bool read_if(Flattening *f, const EquationNode *node, const Place *place, Effects *effects)
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
    for (int b = 0; b < node->branches.count; b++)
        is_right = read_effects(f, &node->branches.at[b], place, &branches[b]) && is_right;
    return is_right && choose(f, node, &conditions, false, branches, place, effects);
}

/* Recursion follows the nesting of equations, which the parser limits. */
static bool read_effects(Flattening *f, const EquationList *equations, const Place *text, Effects *effects)
{
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        bool is_read = false;
        switch (node->kind) {
        case EQUATION_EQUAL: is_read = read_setting(f, node, &place, effects); break;
        case EQUATION_IF: is_read = read_if(f, node, &place, effects); break;
        case EQUATION_CALL: is_read = read_action(f, node, &place, effects); break;
        case EQUATION_FOR:
            is_read = flat_may_repeat_rounds(f, node, NULL, &place) && read_for(f, node, 0, &place, effects);
            break;
        case EQUATION_INITIAL: flat_report_misplaced_initial(f, node, &place); break;
        case EQUATION_CHECK:
            if (flat_report_mistake(f, DIAG_F23, &place, node->text, "a condition without effect in a when-equation"))
                diag_fix("write assert(condition, \"text\"), which ends the run there, or outside of it a check that "
                         "holds all along, such as if landed then v < 2");
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

/* Appends b = condition for each condition, and the edges of each branch: it is taken when one of its b becomes true.
 * As in Modelica (Language Specification 3.6, section 8.6) the run begins with an initialization, in which a
 * when-equation counts only if initial() stands in its condition, and then come the first ticks: what holds without
 * these has not become true, but what they, or what they set, make true has. Here both are one instant, for which the
 * runtime finds what b was without ticks. */
static void read_edges(Flattening *f, const EquationNode *node, const ExprList *conditions, const Place *place,
                       SideList *found, ExprList *edges)
{
    for (int b = 0; b < node->conditions.count; b++) {
        const char *written = arena_format(f->arena, "%s %s then", b ? "elsewhen" : "when",
                                           expr_text(f->scratch, node->conditions.at[b]));
        for (int i = 0; i < conditions[b].count; i++) {
            int variable = flat_hidden_discrete(f, "when", TYPE_BOOLEAN, place);
            Expr leaf = f->system->variables.at[variable].leaf;
            list_push(f->scratch, found, (Side){leaf, conditions[b].at[i], node, written, NULL, "of a when-equation"});
            f->system->variables.at[variable].is_condition = !expr_find(conditions[b].at[i], is_initial);
            list_push(f->scratch, &edges[b], expr_raw(OP_EDGE, NULL, 1, &leaf));
        }
    }
}

/* One of the edges of branches from `first` on, before `end`. */
static Expr any_edge(Flattening *f, const ExprList *edges, int first, int end)
{
    ExprList any = {0};
    for (int b = first; b < end; b++)
        for (int i = 0; i < edges[b].count; i++)
            list_push(f->scratch, &any, edges[b].at[i]);
    return any.count > 1 ? expr_raw(OP_OR, NULL, any.count, any.at) : any.count ? any.at[0] : expr_boolean(false);
}

/* The number of the first branch that is taken, from 1, one of them being it: by halves. */
static Expr first_taken(Flattening *f, const ExprList *edges, int first, int end)
{
    int middle = first + (end - first) / 2;
    if (end - first == 1)
        return expr_integer(end);
    Expr parts[] = {any_edge(f, edges, first, middle), first_taken(f, edges, first, middle),
                    first_taken(f, edges, middle, end)};
    return expr_raw(OP_IF, NULL, 3, parts);
}

/* Appends the condition of each branch. Where there are many edges, each setting would repeat them: the number of the
 * branch that is taken becomes a hidden discrete variable, and at most one condition holds. */
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
    list_push(f->scratch, found, (Side){leaf, expr_raw(OP_IF, NULL, 3, parts), node, NULL, NULL, "of a when-equation"});
    for (int b = 0; b < branches; b++) {
        Expr is_taken = expr_raw(OP_EQUAL, NULL, 2, (Expr[]){leaf, expr_integer(b + 1)});
        list_push(f->scratch, conditions, expr_raw(OP_NO_EVENT, NULL, 1, &is_taken));
    }
    return true;
}

/* Recursion follows the nesting of an expression, which the parser limits. */
static bool holds_first(Expr e)
{
    return e->op == OP_INITIAL || (e->op == OP_OR && (holds_first(e->at[0]) || holds_first(e->at[1])));
}

/* Notes what the first branch sets whatever else holds, if initial() is among its conditions. By constants, it is the
 * start of a variable that has none: 0 in its place might leave equations without a solution before it is set. */
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
        variable->start = START_GUESS; /* what an equal variable states counts more */
        variable->start_value = statement->value;
        variable->start_source = place->source;
        variable->start_source.line = statement->line;
    }
}

bool flat_read_when(Flattening *f, const EquationNode *node, const Place *place, SideList *found)
{
    Effects *branches = arena_array(f->scratch, Effects, node->branches.count), effects = {0};
    ExprList *conditions = arena_array(f->scratch, ExprList, node->conditions.count), deciding = {0};
    ExprList *edges = arena_array(f->scratch, ExprList, node->conditions.count);
    bool is_right = true;
    for (int i = 0; i < node->conditions.count; i++)
        is_right = flat_rewrite_conditions(f, node->conditions.at[i], place, &conditions[i]) && is_right;
    Place action = *place;
    action.is_action = true;
    for (int b = 0; b < node->branches.count; b++)
        is_right = read_effects(f, &node->branches.at[b], &action, &branches[b]) && is_right;
    if (!is_right)
        return false;
    read_edges(f, node, conditions, place, found, edges);
    bool are_exclusive = find_conditions(f, node, edges, place, found, &deciding);
    note_set_first(f, &conditions[0], &branches[0].statements, place);
    if (!choose(f, node, &deciding, are_exclusive, branches, place, &effects))
        return false;
    for (int i = 0; i < effects.settings.count; i++) {
        const Setting *setting = &effects.settings.at[i];
        FlatVariable *variable = &f->system->variables.at[setting->variable];
        variable->is_discrete = true;
        list_push(f->scratch, found, (Side){variable->leaf, setting->value, node, NULL, NULL, NULL});
    }
    if (effects.statements.count)
        flat_add_algorithm(f, &effects.statements, place)->is_simultaneous = true;
    return true;
}
