/* kind.c - decides whether value properties without a stereotype are constants or variables.
 *
 * The law: a property without a value is a variable. One with a value is a constant, unless it is determined otherwise:
 * it stands alone on the left of an equation, its derivative is used, or an action of a state machine sets it. Then it
 * is a variable that starts at the value, as a PhSVariable does. */
#include "flat/experiment.h"
#include "flat/union.h"
#include "flat/value.h"
#include "flat/variable.h"

/* True for a value property without a stereotype. */
static bool is_unstated(const Flattening *f, int variable)
{
    const Property *property = f->origins.at[variable].property;
    return property && property->kind == PROPERTY_VALUE && property->variability == VARIABILITY_NONE;
}

typedef struct {
    Flattening *f;
    const Instance *scope;
    char *determined; /* by variable */
} Marking;

static void variables_named(Flattening *f, const Instance *scope, Expr name, IntList *variables)
{
    const char *ignored = NULL;
    List(Name) fields = {0};
    for (; name->op == OP_INDEX || name->op == OP_FIELD; name = name->at[0])
        if (name->op == OP_FIELD)
            list_push(f->scratch, &fields, name->name);
    if (name->op != OP_VARIABLE)
        return;
    Member member = fields.count ? flat_member_named(scope, name->name, &ignored)
                                 : flat_resolve_name(scope, name->name, &ignored);
    for (int i = fields.count - 1; i >= 0; i--)
        member = flat_member_field(member, fields.at[i], &ignored);
    flat_variables_of(f->scratch, flat_bound_member(f, member), false, variables);
}

/* Marks the named feature: for an element its whole array, for a list of names (results of a call) each of them. */
static void mark_name(const Marking *marking, Expr name, char how)
{
    IntList variables = {0};
    for (int i = 0; name->op == OP_TUPLE && i < name->count; i++)
        mark_name(marking, name->at[i], how);
    variables_named(marking->f, marking->scope, name, &variables);
    for (int i = 0; i < variables.count; i++)
        marking->determined[variables.at[i]] |= how;
}

/* Marks variables that stand alone on the left, and those with derivatives. Recursion follows the nesting of
 * if-equations, which the parser limits. */
static void mark_equations(const Marking *marking, const EquationList *equations)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        ExprList nodes = {0};
        for (int j = 0; j < node->branches.count; j++)
            mark_equations(marking, &node->branches.at[j]);
        if (node->kind != EQUATION_EQUAL)
            continue;
        mark_name(marking, node->left, DETERMINED_ALONE);
        if (expr_find(node->left, flat_is_derivative))
            expr_nodes(node->left, marking->f->scratch, &nodes);
        if (expr_find(node->right, flat_is_derivative))
            expr_nodes(node->right, marking->f->scratch, &nodes);
        for (int k = 0; k < nodes.count; k++)
            if (flat_is_derivative(nodes.at[k]))
                mark_name(marking, nodes.at[k]->at[0], DETERMINED_BY_MOTION);
    }
}

static void mark_statements(const Marking *marking, const StatementList *statements)
{
    const StatementList all = statements_all(marking->f->scratch, statements);
    for (int i = 0; i < all.count; i++) {
        const Statement *s = all.at[i];
        if (s->kind == STATEMENT_ASSIGN)
            mark_name(marking, s->target, DETERMINED_BY_MOTION);
        if (s->kind == STATEMENT_CALL && s->value->op == OP_REINIT)
            mark_name(marking, s->value->at[0], DETERMINED_BY_MOTION);
    }
}

/* By variable, how equations and actions determine it. */
static char *flat_determined(Flattening *f)
{
    char *determined = arena_array(f->scratch, char, f->system->variables.count + 1);
    for (int i = 0; i < f->instances.count; i++) {
        Marking marking = {f, f->instances.at[i], determined};
        const Shape *shape = marking.scope->shape;
        for (int k = 0; k < shape->constraints.count; k++)
            mark_equations(&marking, &shape->constraints.at[k]->equations);
        const StateMachine *machine = marking.scope->kind == INSTANCE_PART ? shape->machine : NULL;
        const MachineTextList actions = sysml_actions(f->scratch, machine);
        for (int k = 0; k < actions.count; k++)
            mark_statements(&marking, &actions.at[k]->statements);
    }
    return determined;
}

/* Reports the assumed kind of a variable. */
static void note_kind(Flattening *f, int variable, bool is_determined)
{
    const Property *property = f->origins.at[variable].property;
    bool has_value = f->origins.at[variable].value;
    if (!flat_report_once(f, property))
        return;
    const Name words = flat_qualified_name(property->owner, property->name);
    diag(DIAG_F06, property->source, "'%s' has no SysPhS stereotype; treated as a %s", words->text,
         !has_value      ? "variable, because it has no value"
         : is_determined ? "variable starting at its value, because an equation or action determines it"
                         : "constant, because it has a value");
    Cause file = {.key = property->source.file, .one = "more is treated as a variable starting at its value",
                  .many = "more are treated as variables starting at their values", .subject = words->text};
    if (!is_determined || !has_value) {
        file.one = has_value ? "more is treated as a constant" : "more is treated as a variable";
        file.many = has_value ? "more are treated as constants" : "more are treated as variables";
    }
    diag_cause(file); /* summarized per file: the profile was hardly applied there */
}

void flat_settle_kinds(Flattening *f)
{
    int count = f->system->variables.count;
    bool has_values = false;
    for (int i = 0; i < count; i++)
        has_values = has_values || (is_unstated(f, i) && f->origins.at[i].value);
    if (!has_values)
        return;
    const char *determined = flat_determined(f);
    for (int i = 0; i < count; i++) {
        if (!is_unstated(f, i) || !f->origins.at[i].value)
            continue;
        note_kind(f, i, determined[i]);
        if (!determined[i])
            continue;
        FlatVariable *variable = &f->system->variables.at[i];
        variable->kind = FLAT_VARIABLE;
        variable->start = START_STATED;
        variable->literals.count = 0;
        flat_set_discrete(f, variable, f->origins.at[i].property);
    }
}

/* ---- defaults of constants that give way ----
 *
 * The law: a default is the value of a block's property, not of a slot. It applies only if nothing else determines the
 * value. An outer constant with a value precedes it (binding.c). So does a value that is determined without it: that of
 * a state, of a variable that an action sets, or of one that stands alone on one side of an equation with a known other
 * side. Known are constants with a value, signals, the time, and variables determined by these. A default from which
 * sizes were computed stays. A constant bound to a variable that is determined in this way becomes a variable, too. */

/* An equation `target = expression`; the expression contains this many unknown groups. */
typedef struct {
    IntList targets;
    int unknown;
} Explicit;

typedef struct {
    int equation, next;
} Mention;

typedef struct {
    Flattening *f;
    int *group; /* union-find over variables: joined by bindings */
    bool *has_default, *has_value, *has_open; /* by root: has a default; another value; a member without a value */
    bool *has_constant, *has_variable;        /* by root: has a constant without a value; a variable */
    bool *is_known, *is_determined;           /* by root */
    List(Explicit) equations;
    List(Mention) mentions;
    int *first_mention; /* by root, 1 + index into mentions; 0: none */
    IntList reached;    /* roots that became known, still to be processed */
} Giving;

static bool is_default(const Flattening *f, int variable)
{
    const Origin *origin = &f->origins.at[variable];
    return f->system->variables.at[variable].kind == FLAT_CONSTANT && origin->value && !origin->is_on_part &&
           origin->owner->kind != INSTANCE_CONSTRAINT;
}

static bool is_candidate(const Giving *g, int root)
{
    const bool is_of_both = g->has_constant[root] && g->has_variable[root];
    return g->has_open[root] && !g->has_value[root] && (g->has_default[root] || is_of_both);
}

/* Groups the variables by bindings. True if any default may give way. */
static bool find_groups(Giving *g)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    g->group = flat_union_new(f->scratch, count);
    for (int i = 0; i < f->ties.count; i++)
        flat_union_join(g->group, f->ties.at[i].a, f->ties.at[i].b);
    g->has_default = arena_array(f->scratch, bool, count + 1);
    g->has_value = arena_array(f->scratch, bool, count + 1);
    g->has_open = arena_array(f->scratch, bool, count + 1);
    g->has_constant = arena_array(f->scratch, bool, count + 1);
    g->has_variable = arena_array(f->scratch, bool, count + 1);
    bool is_any = false;
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        const bool is_constant = f->system->variables.at[i].kind == FLAT_CONSTANT;
        g->has_default[root] |= is_default(f, i);
        g->has_value[root] |= is_constant && f->origins.at[i].value && !is_default(f, i);
        g->has_open[root] |= !is_constant || !f->origins.at[i].value;
        g->has_constant[root] |= is_constant && !f->origins.at[i].value;
        g->has_variable[root] |= !is_constant;
    }
    for (int i = 0; i < count; i++)
        is_any = is_any || (flat_union_find(g->group, i) == i && is_candidate(g, i));
    return is_any;
}

static void become_known(Giving *g, int root)
{
    if (!g->is_known[root])
        list_push(g->f->scratch, &g->reached, root);
    g->is_known[root] = true;
}

static void find_known(Giving *g, const char *determined)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    g->is_known = arena_array(f->scratch, bool, count + 1);
    g->is_determined = arena_array(f->scratch, bool, count + 1);
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        const bool is_signal = f->system->variables.at[i].direction != DIRECTION_NONE;
        const bool is_moved = determined[i] & DETERMINED_BY_MOTION && !is_default(f, i);
        g->is_determined[root] |= is_moved;
        if (is_moved || (!is_candidate(g, root) && (is_signal || g->has_value[root] || g->has_default[root])))
            become_known(g, root);
    }
}

/* Recursion follows the nesting of expressions, which the parser limits. */
static void find_names(Giving *g, const Instance *scope, Expr e, IntList *variables)
{
    if (e->op == OP_VARIABLE || e->op == OP_INDEX || e->op == OP_FIELD) {
        variables_named(g->f, scope, e, variables);
        return;
    }
    for (int i = 0; i < e->count; i++)
        find_names(g, scope, e->at[i], variables);
}

static void add_equation(Giving *g, const Instance *scope, Expr target, Expr other)
{
    Explicit equation = {.unknown = 0};
    IntList mentioned = {0};
    variables_named(g->f, scope, target, &equation.targets);
    if (!equation.targets.count)
        return;
    find_names(g, scope, other, &mentioned);
    for (int k = 0; k < mentioned.count; k++) {
        const int root = flat_union_find(g->group, mentioned.at[k]);
        if (g->is_known[root])
            continue;
        equation.unknown++;
        list_push(g->f->scratch, &g->mentions, (Mention){g->equations.count, g->first_mention[root]});
        g->first_mention[root] = g->mentions.count;
    }
    list_push(g->f->scratch, &g->equations, equation);
}

static void add_equations(Giving *g, const Instance *scope, const EquationList *equations)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        for (int j = 0; node->kind == EQUATION_FOR && j < node->branches.count; j++)
            add_equations(g, scope, &node->branches.at[j]);
        if (node->kind == EQUATION_EQUAL) {
            add_equation(g, scope, node->left, node->right);
            add_equation(g, scope, node->right, node->left);
        }
    }
}

static void determine(Giving *g, const Explicit *equation)
{
    for (int i = 0; i < equation->targets.count; i++) {
        const int root = flat_union_find(g->group, equation->targets.at[i]);
        g->is_determined[root] |= !is_default(g->f, equation->targets.at[i]);
        become_known(g, root);
    }
}

/* Finds what becomes known by the equations. Processes each mention of each group once. */
static void spread(Giving *g)
{
    const int given = g->reached.count; /* known before there were equations */
    for (int i = 0; i < g->equations.count; i++)
        if (!g->equations.at[i].unknown)
            determine(g, &g->equations.at[i]);
    for (int i = given; i < g->reached.count; i++)
        for (int m = g->first_mention[g->reached.at[i]]; m; m = g->mentions.at[m - 1].next) {
            Explicit *equation = &g->equations.at[g->mentions.at[m - 1].equation];
            if (--equation->unknown == 0)
                determine(g, equation);
        }
}

static void give_way(Giving *g)
{
    Flattening *f = g->f;
    const int count = f->system->variables.count;
    bool *is_structural = arena_array(f->scratch, bool, count + 1);
    const IntList structural = flat_structural_so_far(f);
    for (int i = 0; i < structural.count; i++)
        is_structural[flat_union_find(g->group, structural.at[i])] = true;
    for (int i = 0; i < count; i++) {
        const int root = flat_union_find(g->group, i);
        FlatVariable *variable = &f->system->variables.at[i];
        if (!is_candidate(g, root) || !g->is_determined[root] || is_structural[root] || variable->kind != FLAT_CONSTANT)
            continue;
        f->origins.at[i].value = NULL;
        if (!g->has_variable[root])
            continue;
        variable->kind = FLAT_VARIABLE;
        variable->literals.count = 0;
        flat_set_discrete(f, variable, f->origins.at[i].property);
    }
}

void flat_let_defaults_give_way(Flattening *f)
{
    Giving g = {.f = f};
    if (!f->ties.count || !find_groups(&g))
        return;
    find_known(&g, flat_determined(f));
    g.first_mention = arena_array(f->scratch, int, f->system->variables.count + 1);
    for (int i = 0; i < f->instances.count; i++) {
        const Shape *shape = f->instances.at[i]->shape;
        for (int k = 0; k < shape->constraints.count; k++)
            add_equations(&g, f->instances.at[i], &shape->constraints.at[k]->equations);
    }
    spread(&g);
    give_way(&g);
}

/* ---- variables that no expression mentions ----
 *
 * A hidden constant that no expression mentions served only to make tables of data. A value property without stereotype
 * and value that no expression mentions, such as a cost, only describes the model; it is left out of the system. */

static void mention_statements(Flattening *f, const StatementList *list, IntList *found)
{
    const ExprIndices *by_leaf = f->system->by_leaf;
    const StatementList all = statements_all(f->scratch, list);
    for (int i = 0; i < all.count; i++) {
        expr_mentions(all.at[i]->target, by_leaf, f->scratch, found);
        expr_mentions(all.at[i]->value, by_leaf, f->scratch, found);
        for (int k = 0; k < all.at[i]->conditions.count; k++)
            expr_mentions(all.at[i]->conditions.at[k], by_leaf, f->scratch, found);
    }
}

/* By variable: true if an expression, binding or algorithm of the system uses it. */
static bool *find_mentioned(Flattening *f)
{
    const System *system = f->system;
    bool *is_mentioned = arena_array(f->scratch, bool, system->variables.count);
    IntList found = {0};
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        expr_mentions(variable->value, system->by_leaf, f->scratch, &found);
        expr_mentions(variable->start_value, system->by_leaf, f->scratch, &found);
        if (variable->bound_to >= 0)
            list_push(f->scratch, &found, variable->bound_to);
    }
    for (int i = 0; i < system->parts.count; i++)
        expr_mentions(system->parts.at[i].presence, system->by_leaf, f->scratch, &found);
    for (int i = 0; i < system->equations.count; i++) {
        expr_mentions(system->equations.at[i].left, system->by_leaf, f->scratch, &found);
        expr_mentions(system->equations.at[i].right, system->by_leaf, f->scratch, &found);
    }
    for (int i = 0; i < system->algorithms.count; i++) {
        const FlatAlgorithm *algorithm = &system->algorithms.at[i];
        mention_statements(f, &algorithm->statements, &found);
        for (int k = 0; k < algorithm->members.count; k++)
            list_push(f->scratch, &found, algorithm->members.at[k].variable);
    }
    for (int i = 0; i < found.count; i++)
        is_mentioned[found.at[i]] = true;
    return is_mentioned;
}

void flat_settle_data(Flattening *f)
{
    const bool *is_mentioned = NULL;
    for (int i = 0; i < f->system->variables.count; i++) {
        FlatVariable *variable = &f->system->variables.at[i];
        if (!variable->is_hidden || variable->kind != FLAT_CONSTANT)
            continue;
        is_mentioned = is_mentioned ? is_mentioned : find_mentioned(f);
        variable->is_data = !is_mentioned[i];
    }
}

/* Does nothing after mistakes, because the equation that sets a discrete variable may be missing. */
void flat_settle_idle(Flattening *f)
{
    const bool *is_mentioned = NULL;
    for (int i = 0; !diag_error_count() && i < f->system->variables.count; i++) {
        FlatVariable *variable = &f->system->variables.at[i];
        const Property *property = f->origins.at[i].property;
        if (!variable->is_discrete || variable->is_hidden || variable->start != START_STATED)
            continue;
        is_mentioned = is_mentioned ? is_mentioned : find_mentioned(f);
        variable->is_idle = !is_mentioned[i];
        if (variable->is_idle && property && flat_report_once(f, &property->change_cycle))
            diag(DIAG_F51, variable->source,
                 "no equation or action uses the discrete variable '%s': it keeps its value", variable->path->text);
    }
}

/* ---- values that only describe the model ---- */

/* True for a variable without stereotype and value, which matters only if it is used. */
static bool is_uncertain(const Flattening *f, int index)
{
    return is_unstated(f, index) && f->system->variables.at[index].kind == FLAT_VARIABLE &&
           !f->origins.at[index].value;
}

/* A build with checks puts an unused variable before all others and leaves it out at the end. An index that renumber()
 * forgets is then wrong by one in every model. */
#ifdef SYSPHSC_CHECKS
enum { SPARES = 1 };
#else
enum { SPARES = 0 };
#endif

void flat_add_spare(Flattening *f)
{
    Name identifier = name_of("(spare)");
    FlatVariable spare = {.path = identifier, .identifier = identifier, .kind = FLAT_VARIABLE, .type = TYPE_REAL};
    if (SPARES)
        flat_add_variable(f, spare, (Origin){.item = {identifier, -1, NULL}});
}

/* Updates all indices of variables in the system. new_index: by variable, -1 for those that are left out. */
static void renumber(System *system, const int *new_index)
{
    for (int i = 0; i < system->variables.count; i++) {
        FlatVariable *variable = &system->variables.at[i];
        if (variable->derivative >= 0)
            variable->derivative = new_index[variable->derivative];
        if (variable->integral >= 0)
            variable->integral = new_index[variable->integral];
        if (variable->bound_to >= 0)
            variable->bound_to = new_index[variable->bound_to];
        expr_index_put(system->by_leaf, variable->leaf, i);
    }
    for (int i = 0; i < system->tables.count; i++) {
        FlatTable *table = &system->tables.at[i];
        table->variable = table->variable < 0 ? -1 : new_index[table->variable];
        for (int k = 0; k < table->constants.count; k++)
            table->constants.at[k] = new_index[table->constants.at[k]];
    }
    for (int i = 0; i < system->parameters.count; i++)
        system->parameters.at[i].variable = new_index[system->parameters.at[i].variable];
    for (int i = 0; i < system->stills.count; i++)
        system->stills.at[i].variable = new_index[system->stills.at[i].variable];
    for (int i = 0; i < system->joints.count; i++)
        for (int k = 0; k < 2; k++) {
            int *variable = &system->joints.at[i].variable[k];
            *variable = *variable < 0 ? -1 : new_index[*variable];
        }
    for (int i = 0; i < system->algorithms.count; i++) {
        FlatAlgorithm *algorithm = &system->algorithms.at[i];
        for (int k = 0; k < algorithm->assigned.count; k++)
            algorithm->assigned.at[k] = new_index[algorithm->assigned.at[k]];
        for (int k = 0; k < algorithm->members.count; k++)
            algorithm->members.at[k].variable = new_index[algorithm->members.at[k].variable];
    }
}

/* After mistakes nothing is left out, because equations may be missing. */
void flat_leave_out_idle(Flattening *f)
{
    System *system = f->system;
    int count = system->variables.count, kept = 0;
    bool any = SPARES > 0;
    for (int i = 0; !any && i < count; i++)
        any = is_uncertain(f, i);
    if (!any)
        return;
    bool *is_mentioned = find_mentioned(f);
    for (int i = 0; i < system->experiment.plot.count; i++) {
        int variable = flat_variable_of_path(system, system->experiment.plot.at[i]);
        if (variable >= 0)
            is_mentioned[variable] = true;
    }
    int *new_index = arena_array(f->scratch, int, count);
    for (int i = 0; i < count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        const Property *property = f->origins.at[i].property;
        bool is_of_part = f->origins.at[i].owner && f->origins.at[i].owner->kind == INSTANCE_PART;
        bool is_idle = is_uncertain(f, i) && is_of_part && variable->derivative < 0 && !is_mentioned[i];
        new_index[i] = -1;
        if (i < SPARES)
            continue;
        if (is_idle && !diag_error_count()) {
            if (flat_report_once(f, property))
                diag(DIAG_F47, property->source,
                     "'%s' has no stereotype and no value, and no equation, binding or action uses it: it is ignored",
                     flat_qualified_name(property->owner, property->name)->text);
            continue;
        }
        if (is_uncertain(f, i))
            note_kind(f, i, false);
        new_index[i] = kept;
        system->variables.at[kept++] = *variable;
    }
    system->variables.count = kept;
    if (kept == count)
        return;
    system->by_leaf = expr_indices_new(f->arena);
    renumber(system, new_index);
}
