/* connect.c - connectors of all instances -> bindings, and equalities of connected potentials and signals.
 *
 * The law: connected ports are paired by the names of their flow properties, or as their only ones, and then by the
 * names of their variables; what redefines something has its names, too. Two different sets of equal variables that a
 * connector unites give one equation with that connector as its source; a connector that closes a loop gives none.
 * Flows and sources of signals: flow.c.
 */
#include "flat/instance.h"

static const char *type_text(const Instance *instance)
{
    return instance->shape->classifier->qualified->text;
}

/* Two kinds of flowing things go together if they are the same, or share variables that both inherit. A mere common
 * ancestor is not enough: all conserved quantities have one. */
static bool kinds_match(const Shape *a, const Shape *b)
{
    if (a == b)
        return true;
    for (int i = 0; i < a->properties.count; i++) {
        const Property *property = a->properties.at[i];
        if (map_get(b->by_property, property, -1) >= 0)
            return true;
        for (int k = 0; k < property->redefined.count; k++)
            if (map_get(b->by_property, property->redefined.at[k], -1) >= 0)
                return true;
    }
    return false;
}

static int only_flow(const Shape *shape)
{
    for (int slot = 0; shape->flow_count == 1 && slot < shape->properties.count; slot++)
        if (shape->properties.at[slot]->kind == PROPERTY_FLOW)
            return slot;
    return -1;
}

/* The slot of that name, or of a name that it has by what it redefines; -1 if there is none. */
static int slot_like(const Shape *shape, const Property *property)
{
    int slot = map_get(shape->by_name, property->identifier, -1);
    for (int i = 0; slot < 0 && i < property->redefined.count; i++)
        slot = slot_like(shape, property->redefined.at[i]);
    return slot;
}

static bool pair_members(Flattening *f, Member a, Member b);

/* Recursion follows the nesting of ports, which building the instances limited. */
static bool pair_instances(Flattening *f, const Instance *a, const Instance *b)
{
    if (a->kind == INSTANCE_FLOW && b->kind == INSTANCE_FLOW && !kinds_match(a->shape, b->shape))
        return false;
    int before = f->pairs.count;
    for (int slot = 0; slot < a->shape->properties.count; slot++) {
        int other = slot_like(b->shape, a->shape->properties.at[slot]);
        if (other >= 0 && !pair_members(f, a->members[slot], b->members[other]))
            return false;
    }
    if (f->pairs.count > before)
        return true;
    int first = only_flow(a->shape), second = only_flow(b->shape);
    if (first < 0 || second < 0)
        return false;
    return pair_members(f, a->members[first], b->members[second]) && f->pairs.count > before;
}

/* False if the two cannot be connected; what is no variable on one side stays unconnected. */
static bool pair_members(Flattening *f, Member a, Member b)
{
    if (a.kind == MEMBER_INSTANCE && b.kind == MEMBER_INSTANCE)
        return pair_instances(f, a.is.instance, b.is.instance);
    if (a.kind != MEMBER_VARIABLE || b.kind != MEMBER_VARIABLE)
        return true;
    const FlatVariable *left = &f->system->variables.at[a.index], *right = &f->system->variables.at[b.index];
    if (left->kind == FLAT_CONSTANT && right->kind == FLAT_CONSTANT)
        return true; /* a port type's constant is the same on both sides, or is none of the connector's business */
    const char *problem = equality_problem((Typed){left->leaf, enumeration_of(f, a.index)},
                                           (Typed){right->leaf, enumeration_of(f, b.index)});
    if (left->is_flow != right->is_flow || problem)
        return false;
    list_push(f->scratch, &f->pairs, (Pair){a.index, b.index});
    return true;
}

static const char *member_type(const Flattening *f, Member member)
{
    if (member.kind == MEMBER_INSTANCE)
        return type_text(member.is.instance);
    if (member.kind != MEMBER_VARIABLE)
        return "a constraint parameter";
    const Classifier *enumeration = enumeration_of(f, member.index);
    if (enumeration)
        return enumeration->qualified->text;
    switch (f->system->variables.at[member.index].type) {
    case TYPE_BOOLEAN: return "Boolean";
    case TYPE_INTEGER: return "Integer";
    default: return "Real";
    }
}

static void report_mismatch(Flattening *f, const Connector *connector, const Member *members)
{
    if (!report_once(f, connector))
        return;
    bool are_ports = true;
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        are_ports = are_ports && role->kind != PROPERTY_VALUE && role->kind != PROPERTY_PARAMETER;
    }
    diag(DIAG_F17, connector->source, "%s'%s' is connected to %s of another kind", are_ports ? "port " : "",
         end_text(f->scratch, connector, 0), are_ports ? "a port" : "what is");
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        diag_detail("%s : %s (%s)", end_text(f->scratch, connector, i), member_type(f, members[i]),
                    source_print(f->scratch, role->source));
    }
}

static bool is_port(Member member)
{
    return member.kind == MEMBER_INSTANCE &&
           (member.is.instance->kind == INSTANCE_PORT || member.is.instance->kind == INSTANCE_FLOW);
}

static bool is_port_variable(const Flattening *f, Member member)
{
    if (member.kind != MEMBER_VARIABLE)
        return false;
    const Origin *origin = &f->origins.at[member.index];
    return f->system->variables.at[member.index].is_signal || origin->owner->kind == INSTANCE_PORT ||
           origin->owner->kind == INSTANCE_FLOW;
}

static void connect(Flattening *f, const Instance *instance, const Connector *connector, const Member *members)
{
    Connection connection = {.connector = connector, .instance = instance, .first_pair = f->pairs.count};
    if (!pair_members(f, members[0], members[1])) {
        f->pairs.count = connection.first_pair;
        report_mismatch(f, connector, members);
        return;
    }
    connection.source = source_of_connector(f, connector);
    connection.pair_count = f->pairs.count - connection.first_pair;
    for (int i = 0; i < 2; i++)
        connection.is_outside[i] = is_outside_end(instance, connector, i);
    list_push(f->scratch, &f->connections, connection);
}

/* Also one without elements. */
static bool is_array_of_values(Member member)
{
    const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
    return array && (array->count ? array->elements[0].kind == MEMBER_VARIABLE : !array->fields);
}

static bool end_is_usable(Flattening *f, const Connector *connector, int end, Member member)
{
    bool is_array = is_array_of_values(member);
    if (member.kind == MEMBER_VARIABLE || member.kind == MEMBER_PARAMETER || is_port(member) || is_array)
        return true;
    if (!report_once(f, connector))
        return false;
    const ConnectorEnd *at = &connector->end[end];
    const Property *role = at->path.count ? list_last(&at->path) : NULL;
    diag(DIAG_F18, connector->source, "a connector ends at '%s', which is neither a port nor a number",
         end_text(f->scratch, connector, end));
    if (role)
        diag_detail("%s : %s (%s)", end_text(f->scratch, connector, end),
                    role->type ? role->type->qualified->text : "no type", source_print(f->scratch, role->source));
    return false;
}

static void join(Flattening *f, const Instance *instance, const Connector *connector, Member *members)
{
    for (int i = 0; i < 2; i++)
        if (!end_is_usable(f, connector, i, members[i]))
            return;
    if (is_port(members[0]) && is_port(members[1])) {
        connect(f, instance, connector, members);
        return;
    }
    for (int i = 0; i < 2; i++)
        members[i] = only_signal(members[i]);
    int parameter = members[0].kind == MEMBER_PARAMETER ? 0 : 1;
    if (is_port(members[0]) || is_port(members[1]))
        report_mismatch(f, connector, members);
    else if (members[parameter].kind == MEMBER_PARAMETER)
        bind_parameter(f, members[parameter].index, members[!parameter], connector, instance);
    else if (!connector->is_binding && is_port_variable(f, members[0]) && is_port_variable(f, members[1]))
        connect(f, instance, connector, members);
    else {
        for (int i = 0; i < 2; i++)
            mark_member(f, members[i], instance);
        tie_members(f, members[0], members[1], connector, instance);
    }
}

/* A parameter stands for a whole array of values. */
static bool is_whole(const Member *members)
{
    for (int i = 0; i < 2; i++)
        if (members[i].kind == MEMBER_PARAMETER && is_array_of_values(members[!i]))
            return true;
    return false;
}

/* What a refused connector would have fed needs no message of its own. Recursion follows the nesting of ports. */
static void mark_fed(Flattening *f, Member member)
{
    if (member.kind == MEMBER_VARIABLE)
        f->origins.at[member.index].is_used_outside = true;
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        mark_fed(f, member.is.array->elements[i]);
    for (int i = 0; is_port(member) && i < member.is.instance->shape->properties.count; i++)
        mark_fed(f, member.is.instance->members[i]);
}

void report_unequal_ends(Flattening *f, const Connector *connector, const Member *members)
{
    for (int i = 0; i < 2; i++)
        mark_fed(f, members[i]);
    if (!report_once(f, connector))
        return;
    diag(DIAG_F32, connector->source, "a connector joins '%s' and '%s', which differ in size",
         end_text(f->scratch, connector, 0), end_text(f->scratch, connector, 1));
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        diag_detail("%s: %s elements (%s)", end_text(f->scratch, connector, i),
                    sizes_text(f->scratch, &members[i].is.array->sizes), source_print(f->scratch, role->source));
    }
}

static void read_connector(Flattening *f, const Instance *instance, const Connector *connector)
{
    Member ends[2];
    const MemberArray *arrays[2];
    if (connector->type) /* its association block is in its place */
        return;
    for (int i = 0; i < 2; i++) {
        ends[i] = resolve_path(instance, &connector->end[i]);
        arrays[i] = ends[i].kind == MEMBER_ARRAY ? ends[i].is.array : NULL;
    }
    if ((!arrays[0] && !arrays[1]) || is_whole(ends)) {
        join(f, instance, connector, ends);
        return;
    }
    if (arrays[0] && arrays[1] && !sizes_match(&arrays[0]->sizes, &arrays[1]->sizes)) {
        report_unequal_ends(f, connector, ends);
        return;
    }
    for (int k = 0; k < (arrays[0] ? arrays[0] : arrays[1])->count; k++) {
        Member members[2];
        for (int i = 0; i < 2; i++)
            members[i] = arrays[i] ? arrays[i]->elements[k] : ends[i];
        join(f, instance, connector, members);
    }
}

void read_connectors(Flattening *f)
{
    for (int i = 0; i < f->instances.count; i++) {
        const Instance *instance = f->instances.at[i];
        for (int k = 0; k < instance->shape->connectors.count; k++)
            read_connector(f, instance, instance->shape->connectors.at[k]);
    }
}

static void write_equalities(Flattening *f, const Connection *connection)
{
    const System *system = f->system;
    for (int i = 0; i < connection->pair_count; i++) {
        Pair pair = f->pairs.at[connection->first_pair + i];
        const FlatVariable *a = &system->variables.at[pair.a], *b = &system->variables.at[pair.b];
        if (a->is_flow || !union_join(f->equal, pair.a, pair.b))
            continue;
        Source source = connection->source;
        FlatEquation *equation = add_equation(f, ORIGIN_CONNECTION, a->leaf, b->leaf, source);
        equation->instance = system->parts.at[connection->instance->part].path;
        list_push(f->arena, &equation->connectors, source);
    }
}

void write_connections(Flattening *f)
{
    Sets *sets = gather_sets(f);
    for (int first = 0; first < f->connections.count;) {
        const Instance *instance = f->connections.at[first].instance;
        int end = first;
        for (; end < f->connections.count && f->connections.at[end].instance == instance; end++)
            write_equalities(f, &f->connections.at[end]);
        write_flow_sums(f, sets, first, end);
        first = end;
    }
    write_zero_flows(f, sets);
    check_signals(f, sets);
}
