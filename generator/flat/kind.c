/* kind.c - value properties without a stereotype: constants or variables?
 *
 * The law: without a value, a variable; with one, a constant, unless an equation says what it is: it stands alone on
 * the left or its derivative is taken, or an action of a state machine sets it. Then it is a variable that begins at
 * the value, as a PhSVariable does.
 */
#include "flat/instance.h"

bool flat_is_unstated(const Flattening *f, int variable)
{
    const Property *property = f->origins.at[variable].property;
    return property && property->kind == PROPERTY_VALUE && property->variability == VARIABILITY_NONE;
}

/* The member that a name stands for; of an element, its array. */
static Member member_of(Flattening *f, const Instance *scope, Expr name)
{
    const char *ignored = NULL;
    List(Name) fields = {0};
    for (; name->op == OP_INDEX || name->op == OP_FIELD; name = name->at[0])
        if (name->op == OP_FIELD)
            list_push(f->scratch, &fields, name->name);
    if (name->op != OP_VARIABLE)
        return (Member){.kind = MEMBER_NONE};
    Member member =
        fields.count ? flat_member_named(scope, name->name, &ignored) : flat_resolve_name(scope, name->name, &ignored);
    for (int i = fields.count - 1; i >= 0; i--)
        member = flat_member_field(member, fields.at[i], &ignored);
    return member.kind == MEMBER_PARAMETER ? flat_parameter_value(f, member.index) : member;
}

static void mark_each(Flattening *f, Member member, bool *is_determined)
{
    if (member.kind == MEMBER_VARIABLE && flat_is_unstated(f, member.index))
        is_determined[member.index] = true;
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        mark_each(f, member.is.array->elements[i], is_determined);
}

/* A name, or a list of names that a call's results are assigned to. */
static void mark_name(Flattening *f, const Instance *scope, Expr name, bool *is_determined)
{
    for (int i = 0; name->op == OP_TUPLE && i < name->count; i++)
        mark_name(f, scope, name->at[i], is_determined);
    mark_each(f, member_of(f, scope, name), is_determined);
}

static bool is_derivative(Expr e)
{
    return e->op == OP_DER;
}

static void mark_derivatives(Flattening *f, const Instance *scope, Expr side, bool *is_determined)
{
    ExprList nodes = {0};
    if (expr_find(side, is_derivative))
        expr_nodes(side, f->scratch, &nodes);
    for (int i = 0; i < nodes.count; i++)
        if (is_derivative(nodes.at[i]))
            mark_name(f, scope, nodes.at[i]->at[0], is_determined);
}

/* Recursion follows the nesting of if-equations, which the parser limits. */
static void mark_equations(Flattening *f, const Instance *scope, const EquationList *equations, bool *is_determined)
{
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        for (int j = 0; j < node->branches.count; j++)
            mark_equations(f, scope, &node->branches.at[j], is_determined);
        if (node->kind != EQUATION_EQUAL)
            continue;
        mark_name(f, scope, node->left, is_determined);
        mark_derivatives(f, scope, node->left, is_determined);
        mark_derivatives(f, scope, node->right, is_determined);
    }
}

typedef struct {
    Flattening *f;
    const Instance *scope;
    bool *is_determined; /* by variable */
} Marking;

/* Recursion follows the nesting of statements, which the parser limits. */
static void mark_statements(const Marking *marking, const StatementList *statements)
{
    for (int i = 0; i < statements->count; i++) {
        const Statement *s = statements->at[i];
        if (s->kind == STATEMENT_ASSIGN)
            mark_name(marking->f, marking->scope, s->target, marking->is_determined);
        if (s->kind == STATEMENT_CALL && s->value->op == OP_REINIT)
            mark_name(marking->f, marking->scope, s->value->at[0], marking->is_determined);
        for (int k = 0; k < s->branches.count; k++)
            mark_statements(marking, &s->branches.at[k]);
    }
}

static void mark_action(const Marking *marking, const MachineText *action)
{
    if (action)
        mark_statements(marking, &action->statements);
}

/* Recursion follows the nesting of states, which reading the document limits. */
static void mark_region(const Marking *marking, const Region *region)
{
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        mark_action(marking, vertex->entry);
        mark_action(marking, vertex->during);
        mark_action(marking, vertex->exit);
        for (int k = 0; k < vertex->regions.count; k++)
            mark_region(marking, vertex->regions.at[k]);
    }
}

static void mark_machine(const Marking *marking, const StateMachine *machine)
{
    for (int i = 0; i < machine->regions.count; i++)
        mark_region(marking, machine->regions.at[i]);
    for (int i = 0; i < machine->transitions.count; i++)
        mark_action(marking, machine->transitions.at[i]->effect);
}

void flat_note_kind(Flattening *f, int variable, bool is_determined)
{
    const Property *property = f->origins.at[variable].property;
    bool has_value = f->origins.at[variable].value;
    if (!flat_report_once(f, property))
        return;
    const Name words = flat_qualified_name(property->owner, property->name);
    diag(DIAG_F06, property->source, "'%s' is neither a PhSVariable nor a PhSConstant and is taken as a %s",
         words->text,
         !has_value      ? "variable, since it has no value"
         : is_determined ? "variable that begins at its value, since an equation or an action says what it is"
                         : "constant, since it has a value");
    Cause file = {.key = property->source.file, .one = "more is taken as a variable that begins at its value",
                  .many = "more are taken as variables that begin at their values", .subject = words->text};
    if (!is_determined || !has_value) {
        file.one = has_value ? "more is taken as a constant" : "more is taken as a variable";
        file.many = has_value ? "more are taken as constants" : "more are taken as variables";
    }
    diag_cause(file); /* the profile was not applied there, or hardly */
}

static void become_variable(Flattening *f, int index)
{
    FlatVariable *variable = &f->system->variables.at[index];
    variable->kind = FLAT_VARIABLE;
    variable->start = START_STATED;
    variable->literals.count = 0;
    flat_set_discrete(f, variable, f->origins.at[index].property);
}

void flat_settle_kinds(Flattening *f)
{
    int count = f->system->variables.count;
    bool any = false, has_values = false;
    for (int i = 0; i < count; i++)
        if (flat_is_unstated(f, i)) {
            any = true;
            has_values = has_values || f->origins.at[i].value;
        }
    if (!any)
        return;
    bool *is_determined = arena_array(f->scratch, bool, count);
    for (int i = 0; has_values && i < f->instances.count; i++) {
        const Instance *instance = f->instances.at[i];
        for (int k = 0; k < instance->shape->constraints.count; k++)
            mark_equations(f, instance, &instance->shape->constraints.at[k]->equations, is_determined);
        if (instance->kind == INSTANCE_PART && instance->shape->machine)
            mark_machine(&(Marking){f, instance, is_determined}, instance->shape->machine);
    }
    for (int i = 0; i < count; i++) {
        if (!flat_is_unstated(f, i))
            continue;
        if (f->origins.at[i].value)
            flat_note_kind(f, i, is_determined[i]);
        if (is_determined[i] && f->origins.at[i].value)
            become_variable(f, i);
    }
}
