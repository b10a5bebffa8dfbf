/* kind.c - value properties without a stereotype: constants or variables?
 *
 * The law: without a value, a variable; with one, a constant, unless an equation determines it: it stands alone on the
 * left or its derivative is taken, or an action of a state machine sets it. Then it is a variable that begins at the
 * value, as a PhSVariable does. */
#include "flat/instance.h"

bool flat_is_unstated(const Flattening *f, int variable)
{
    const Property *property = f->origins.at[variable].property;
    return property && property->kind == PROPERTY_VALUE && property->variability == VARIABILITY_NONE;
}

typedef struct {
    Flattening *f;
    const Instance *scope;
    char *determined; /* by variable */
} Marking;

void flat_variables_named(Flattening *f, const Instance *scope, Expr name, IntList *variables)
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

/* Marks the named feature, for an element its array, or each of a list of names that a call's results are assigned
 * to. */
static void mark_name(const Marking *marking, Expr name, char how)
{
    IntList variables = {0};
    for (int i = 0; name->op == OP_TUPLE && i < name->count; i++)
        mark_name(marking, name->at[i], how);
    flat_variables_named(marking->f, marking->scope, name, &variables);
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

/* Recursion follows the nesting of statements, which the parser limits. */
static void mark_statements(const Marking *marking, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        if (s->kind == STATEMENT_ASSIGN)
            mark_name(marking, s->target, DETERMINED_BY_MOTION);
        if (s->kind == STATEMENT_CALL && s->value->op == OP_REINIT)
            mark_name(marking, s->value->at[0], DETERMINED_BY_MOTION);
        for (int k = 0; k < s->branches.count; k++)
            mark_statements(marking, &s->branches.at[k]);
    }
}

static void mark_action(const Marking *marking, const MachineText *action)
{
    for (; action; action = action->next)
        mark_statements(marking, &action->statements);
}

/* Recursion follows the nesting of states, which reading the document limits. */
static void mark_region(const Marking *marking, const Region *region)
{
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        const MachineText *actions[] = {vertex->entry, vertex->during, vertex->exit};
        for (int k = 0; k < 3; k++)
            mark_action(marking, actions[k]);
        for (int k = 0; k < vertex->regions.count; k++)
            mark_region(marking, vertex->regions.at[k]);
    }
}

char *flat_determined(Flattening *f)
{
    char *determined = arena_array(f->scratch, char, f->system->variables.count + 1);
    for (int i = 0; i < f->instances.count; i++) {
        Marking marking = {f, f->instances.at[i], determined};
        const Shape *shape = marking.scope->shape;
        for (int k = 0; k < shape->constraints.count; k++)
            mark_equations(&marking, &shape->constraints.at[k]->equations);
        const StateMachine *machine = marking.scope->kind == INSTANCE_PART ? shape->machine : NULL;
        for (int k = 0; machine && k < machine->regions.count; k++)
            mark_region(&marking, machine->regions.at[k]);
        for (int k = 0; machine && k < machine->transitions.count; k++)
            mark_action(&marking, machine->transitions.at[k]->effect);
    }
    return determined;
}

void flat_note_kind(Flattening *f, int variable, bool is_determined)
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
    diag_cause(file); /* the profile was not applied there, or hardly */
}

void flat_settle_kinds(Flattening *f)
{
    int count = f->system->variables.count;
    bool has_values = false;
    for (int i = 0; i < count; i++)
        has_values = has_values || (flat_is_unstated(f, i) && f->origins.at[i].value);
    if (!has_values)
        return;
    const char *determined = flat_determined(f);
    for (int i = 0; i < count; i++) {
        if (!flat_is_unstated(f, i) || !f->origins.at[i].value)
            continue;
        flat_note_kind(f, i, determined[i]);
        if (!determined[i])
            continue;
        FlatVariable *variable = &f->system->variables.at[i];
        variable->kind = FLAT_VARIABLE;
        variable->start = START_STATED;
        variable->literals.count = 0;
        flat_set_discrete(f, variable, f->origins.at[i].property);
    }
}
