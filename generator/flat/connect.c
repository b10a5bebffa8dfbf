/* connect.c - connectors of all instances -> bindings, and equalities of connected potentials and signals.
 *
 * The law: a connector joins arrays element by element, or a single end to each element; of the ports that it joins,
 * pair.c says which variables belong together. Two different sets of equal variables that a connector unites give one
 * equation with that connector as its source; a connector that closes a loop gives none. Flows and sources of signals:
 * flow.c.
 */
#include "flat/instance.h"

static const char *type_text(const Instance *instance)
{
    return instance->shape->classifier->qualified->text;
}

static const char *member_type(const Flattening *f, Member member)
{
    if (member.kind == MEMBER_INSTANCE)
        return type_text(member.is.instance);
    if (member.kind != MEMBER_VARIABLE)
        return "a constraint parameter";
    const Classifier *enumeration = flat_enumeration_of(f, member.index);
    if (enumeration)
        return enumeration->qualified->text;
    switch (f->system->variables.at[member.index].type) {
    case TYPE_BOOLEAN: return "Boolean";
    case TYPE_INTEGER: return "Integer";
    default: return "Real";
    }
}

static Member misfit_member(const Misfit *misfit, int end)
{
    return misfit->owner[end]->members[misfit->slot[end]];
}

/* The two within the ports that do not go together. */
static void explain_misfit(const Flattening *f, const Misfit *misfit)
{
    for (int i = 0; i < 2; i++) {
        const Property *property = misfit->owner[i]->shape->properties.at[misfit->slot[i]];
        Member member = misfit_member(misfit, i);
        const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
        const char *path = flat_join_path(misfit->owner[i]->path, property->identifier)->text;
        const char *place = source_print(f->scratch, property->source);
        if (array)
            diag_detail("%s: %s elements (%s)", path, flat_sizes_text(f->scratch, &array->sizes), place);
        else
            diag_detail("%s : %s (%s)", path, member_type(f, member), place);
    }
}

/* Sizes are at fault if one of the two is an array. */
static bool is_of_sizes(const Misfit *misfit)
{
    bool are_alike = true;
    for (int i = 0; misfit->owner[0] && i < 2; i++)
        are_alike = are_alike && misfit_member(misfit, i).kind != MEMBER_ARRAY;
    return !are_alike;
}

static void report_mismatch(Flattening *f, const Connector *connector, const Member *members, const Misfit *misfit)
{
    if (!flat_report_once(f, connector))
        return;
    if (is_of_sizes(misfit)) {
        diag(DIAG_F32, connector->source, "a connector joins ports '%s' and '%s', which hold arrays of different sizes",
             flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1));
        explain_misfit(f, misfit);
        diag_fix("give both the same size");
        return;
    }
    bool are_ports = true;
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        are_ports = are_ports && role->kind != PROPERTY_VALUE && role->kind != PROPERTY_PARAMETER;
    }
    diag(DIAG_F17, connector->source, "%s'%s' is connected to %s of another kind", are_ports ? "port " : "",
         flat_end_text(f->scratch, connector, 0), are_ports ? "a port" : "what is");
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        diag_detail("%s : %s (%s)", flat_end_text(f->scratch, connector, i), member_type(f, members[i]),
                    source_print(f->scratch, role->source));
    }
    if (misfit->owner[0])
        explain_misfit(f, misfit);
}

bool flat_is_port_variable(const Flattening *f, Member member)
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
    Misfit misfit;
    if (!flat_pair_ends(f, members, &misfit)) {
        for (int i = 0; i < 2; i++)
            flat_mark_fed(f, members[i]);
        report_mismatch(f, connector, members, &misfit);
        return;
    }
    connection.source = flat_source_of_connector(f, connector);
    connection.pair_count = f->pairs.count - connection.first_pair;
    for (int i = 0; i < 2; i++)
        connection.is_outside[i] = flat_is_outside_end(instance, connector, i);
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
    if (member.kind == MEMBER_VARIABLE || member.kind == MEMBER_PARAMETER || flat_is_port(member) || is_array)
        return true;
    if (!flat_report_once(f, connector))
        return false;
    const ConnectorEnd *at = &connector->end[end];
    const Property *role = at->path.count ? list_last(&at->path) : NULL;
    diag(DIAG_F18, connector->source, "a connector ends at '%s', which is neither a port nor a number",
         flat_end_text(f->scratch, connector, end));
    if (role)
        diag_detail("%s : %s (%s)", flat_end_text(f->scratch, connector, end),
                    role->type ? role->type->qualified->text : "no type", source_print(f->scratch, role->source));
    return false;
}

static bool is_part(Member member)
{
    return member.kind == MEMBER_INSTANCE && member.is.instance->kind == INSTANCE_PART;
}

static void join(Flattening *f, const Instance *instance, const Connector *connector, Member *members)
{
    if (sysml_binds_parts(connector) && is_part(members[0]) && is_part(members[1])) {
        if (members[0].is.instance != members[1].is.instance)
            flat_report_two_parts(f, connector, members);
        return;
    }
    for (int i = 0; i < 2; i++)
        if (!end_is_usable(f, connector, i, members[i]))
            return;
    if (flat_is_port(members[0]) && flat_is_port(members[1])) {
        connect(f, instance, connector, members);
        return;
    }
    for (int i = 0; i < 2; i++)
        members[i] = flat_only_signal(members[i]);
    int parameter = members[0].kind == MEMBER_PARAMETER ? 0 : 1;
    if (flat_is_port(members[0]) || flat_is_port(members[1]))
        report_mismatch(f, connector, members, &(Misfit){.owner = {NULL, NULL}});
    else if (members[parameter].kind == MEMBER_PARAMETER)
        flat_bind_parameter(f, members[parameter].index, members[!parameter], connector, instance);
    else if (!connector->is_binding && flat_is_port_variable(f, members[0]) && flat_is_port_variable(f, members[1]))
        connect(f, instance, connector, members);
    else {
        for (int i = 0; i < 2; i++)
            flat_mark_member(f, members[i], instance);
        flat_tie_members(f, members[0], members[1], connector, instance);
    }
}

/* Arrays of values may be drawn as the only signal of a port, or as an array of ports with a signal each: what has as
 * many dimensions then goes together. A parameter stands for all of such an array: true. */
static bool take_whole(Member *ends)
{
    const Member signals[2] = {flat_only_signal(ends[0]), flat_only_signal(ends[1])};
    bool is_first = ends[0].kind == MEMBER_PARAMETER && is_array_of_values(signals[1]);
    bool is_second = ends[1].kind == MEMBER_PARAMETER && is_array_of_values(signals[0]);
    bool are_alike = is_array_of_values(signals[0]) && is_array_of_values(signals[1]) &&
                     flat_dimensions(signals[0]) == flat_dimensions(signals[1]) &&
                     flat_dimensions(ends[0]) != flat_dimensions(ends[1]);
    for (int i = 0; (is_first || is_second || are_alike) && i < 2; i++)
        ends[i] = signals[i];
    return is_first || is_second;
}

void flat_join_ends(Flattening *f, const Instance *instance, const Connector *connector, Member *ends)
{
    const MemberArray *arrays[2];
    list_push(f->scratch, &f->drawn, (Drawn){connector, instance, {ends[0], ends[1]}});
    bool is_whole = take_whole(ends);
    for (int i = 0; i < 2; i++)
        arrays[i] = ends[i].kind == MEMBER_ARRAY ? ends[i].is.array : NULL;
    if ((!arrays[0] && !arrays[1]) || is_whole) {
        join(f, instance, connector, ends);
        return;
    }
    if (arrays[0] && arrays[1] && !flat_sizes_match(&arrays[0]->sizes, &arrays[1]->sizes)) {
        flat_report_unequal_ends(f, connector, ends);
        return;
    }
    for (int k = 0; k < (arrays[0] ? arrays[0] : arrays[1])->count; k++) {
        Member members[2];
        for (int i = 0; i < 2; i++)
            members[i] = arrays[i] ? arrays[i]->elements[k] : ends[i];
        join(f, instance, connector, members);
    }
}

/* A text that a parameter is bound to is looked up where it is needed (known.c). */
static bool binds_text(const Connector *connector)
{
    bool has_parameter = false;
    for (int i = 0; i < 2; i++) {
        const Property *role = connector->end[i].path.count ? list_last(&connector->end[i].path) : NULL;
        if (!role || !role->type || role->type->primitive != TYPE_STRING)
            return false;
        has_parameter |= role->kind == PROPERTY_PARAMETER;
    }
    return has_parameter;
}

void flat_read_drawn_connectors(Flattening *f, const Instance *instance)
{
    for (int k = 0; k < instance->shape->connectors.count; k++) {
        const Connector *connector = instance->shape->connectors.at[k];
        if (connector->type || binds_text(connector)) /* its association block is in its place */
            continue;
        Member ends[2];
        for (int i = 0; i < 2; i++)
            ends[i] = flat_resolve_path(instance, &connector->end[i]);
        flat_join_ends(f, instance, connector, ends);
    }
}

static void write_equalities(Flattening *f, const Connection *connection)
{
    const System *system = f->system;
    for (int i = 0; i < connection->pair_count; i++) {
        Pair pair = f->pairs.at[connection->first_pair + i];
        const FlatVariable *a = &system->variables.at[pair.a], *b = &system->variables.at[pair.b];
        if (a->is_flow || !flat_union_join(f->equal, pair.a, pair.b))
            continue;
        Source source = connection->source;
        FlatEquation *equation = flat_add_equation(f, ORIGIN_CONNECTION, a->leaf, b->leaf, source);
        equation->instance = system->parts.at[connection->instance->part].path;
        list_push(f->arena, &equation->connectors, source);
    }
}

void flat_write_connections(Flattening *f)
{
    Sets *sets = flat_gather_sets(f);
    for (int first = 0; first < f->connections.count;) {
        const Instance *instance = f->connections.at[first].instance;
        int end = first;
        for (; end < f->connections.count && f->connections.at[end].instance == instance; end++)
            write_equalities(f, &f->connections.at[end]);
        flat_write_flow_sums(f, sets, first, end);
        first = end;
    }
    flat_write_zero_flows(f, sets);
    flat_report_unpaired(f, sets);
    flat_check_signals(f, sets);
}
