/* connect.c - connectors of all instances -> bindings, and connections of ports.
 *
 * The law: a connector joins arrays element by element, or a single end with each element. For the ports that it joins,
 * pair.c finds the variables that belong together. For the meaning of connections see flow.c. */
#include "flat/connect.h"
#include "flat/constraint.h"
#include "flat/rewrite.h"
#include "flat/signal.h"
#include "flat/size.h"
#include "flat/value.h"
#include "flat/variable.h"

static const char *member_type(const Flattening *f, Member member)
{
    if (member.kind == MEMBER_INSTANCE)
        return member.is.instance->shape->classifier->qualified->text;
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

/* Adds the two members within the ports that do not fit to a message. */
static void explain_misfit(const Flattening *f, const Misfit *misfit)
{
    for (int i = 0; i < 2; i++) {
        const Property *property = misfit->owner[i]->shape->properties.at[misfit->slot[i]];
        Member member = misfit->owner[i]->members[misfit->slot[i]];
        const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
        const char *path = flat_join_path(misfit->owner[i]->path, property->identifier)->text;
        const char *place = source_print(f->scratch, property->source);
        if (array)
            diag_detail("%s: %s elements (%s)", path, flat_sizes_text(f->scratch, &array->sizes), place);
        else
            diag_detail("%s : %s (%s)", path, member_type(f, member), place);
    }
}

/* The mistake is one of sizes if one of the two misfits within the ports is an array. */
static void report_mismatch(Flattening *f, const Connector *connector, const Member *members, const Misfit *misfit)
{
    bool are_ports = true, is_of_sizes = false;
    if (!flat_report_once(f, connector))
        return;
    for (int i = 0; i < 2; i++) {
        const Property *role = list_last(&connector->end[i].path);
        are_ports = are_ports && role->kind != PROPERTY_VALUE && role->kind != PROPERTY_PARAMETER;
        is_of_sizes =
            is_of_sizes || (misfit->owner[i] && misfit->owner[i]->members[misfit->slot[i]].kind == MEMBER_ARRAY);
    }
    if (is_of_sizes) {
        diag(DIAG_F32, connector->source, "a connector joins ports '%s' and '%s', which hold arrays of different sizes",
             flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1));
        explain_misfit(f, misfit);
        diag_fix("give both the same size");
        return;
    }
    diag(DIAG_F17, connector->source, "%s'%s' is connected to %s of another kind", are_ports ? "port " : "",
         flat_end_text(f->scratch, connector, 0), are_ports ? "a port" : "an element");
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

/* True also for an array of values without elements. */
static bool is_array_of_values(Member member)
{
    const MemberArray *array = member.kind == MEMBER_ARRAY ? member.is.array : NULL;
    return array && (array->count ? array->elements[0].kind == MEMBER_VARIABLE : !array->fields);
}

/* True if a property on the path was reported, such as an array whose size is not known. */
static bool is_on_reported_way(Flattening *f, const ConnectorEnd *end)
{
    for (int i = 0; i < end->path.count; i++)
        if (map_get(f->reported, end->path.at[i], 0))
            return true;
    return false;
}

static void report_two_parts(Flattening *f, const Connector *connector, const Member *members)
{
    if (!flat_report_once(f, connector))
        return;
    diag(DIAG_F42, connector->source, "a binding identifies '%s' with '%s', but they are two parts",
         flat_end_text(f->scratch, connector, 0), flat_end_text(f->scratch, connector, 1));
    for (int i = 0; i < 2; i++)
        diag_detail("%s is '%s' (%s)", flat_end_text(f->scratch, connector, i), members[i].is.instance->path->text,
                    source_print(f->scratch, members[i].is.instance->property->source));
}

static void join(Flattening *f, const Instance *instance, const Connector *connector, Member *members)
{
    bool are_parts = sysml_binds_parts(connector);
    for (int i = 0; i < 2; i++)
        are_parts = are_parts && members[i].kind == MEMBER_INSTANCE && members[i].is.instance->kind == INSTANCE_PART;
    if (are_parts) {
        if (members[0].is.instance != members[1].is.instance)
            report_two_parts(f, connector, members);
        return;
    }
    for (int i = 0; i < 2; i++) {
        if (members[i].kind == MEMBER_VARIABLE || members[i].kind == MEMBER_PARAMETER || flat_is_port(members[i]) ||
            is_array_of_values(members[i]))
            continue;
        if (flat_report_unbound_end(f, instance, connector, i) || is_on_reported_way(f, &connector->end[i]) ||
            !flat_report_once(f, connector))
            return;
        const char *end = flat_end_text(f->scratch, connector, i);
        const Property *role = connector->end[i].path.count ? list_last(&connector->end[i].path) : NULL;
        diag(DIAG_F18, connector->source, "a connector ends at '%s', which is neither a port nor a number", end);
        diag_detail("its other end is '%s'", flat_end_text(f->scratch, connector, 1 - i));
        if (role)
            diag_detail("%s : %s (%s)", end, role->type ? role->type->qualified->text : "no type",
                        source_print(f->scratch, role->source));
        return;
    }
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
            flat_mark_used(f, members[i], instance);
        flat_tie_members(f, members[0], members[1], connector, instance);
    }
}

/* Joins two ends, perhaps arrays. An array of values may be drawn as the only signal of a port, or as an array of ports
 * with one signal each: such ends fit if their signals have equal numbers of dimensions. A parameter is bound to such
 * an array as a whole. Changes the ends. */
static void join_ends(Flattening *f, const Instance *instance, const Connector *connector, Member *ends)
{
    const MemberArray *arrays[2];
    list_push(f->scratch, &f->drawn, (Drawn){connector, instance, {ends[0], ends[1]}});
    const Member signals[2] = {flat_only_signal(ends[0]), flat_only_signal(ends[1])};
    const bool are_values[2] = {is_array_of_values(signals[0]), is_array_of_values(signals[1])};
    bool is_whole =
        (ends[0].kind == MEMBER_PARAMETER && are_values[1]) || (ends[1].kind == MEMBER_PARAMETER && are_values[0]);
    bool are_alike = are_values[0] && are_values[1] && flat_dimensions(signals[0]) == flat_dimensions(signals[1]) &&
                     flat_dimensions(ends[0]) != flat_dimensions(ends[1]);
    for (int i = 0; i < 2; i++) {
        if (is_whole || are_alike)
            ends[i] = signals[i];
        arrays[i] = ends[i].kind == MEMBER_ARRAY ? ends[i].is.array : NULL;
    }
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

/* True if the connector binds a parameter to a text, which is looked up where it is needed (known.c). */
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

static void read_drawn_connectors(Flattening *f, const Instance *instance)
{
    for (int k = 0; k < instance->shape->connectors.count; k++) {
        const Connector *connector = instance->shape->connectors.at[k];
        /* skipped: an association block replaces it, only signals pass along it, or it binds a text */
        if (connector->type || connector->is_silent || binds_text(connector))
            continue;
        Member ends[2];
        for (int i = 0; i < 2; i++)
            ends[i] = flat_resolve_path(instance, &connector->end[i]);
        join_ends(f, instance, connector, ends);
    }
}

/* ---- connect(cell[i].n, cell[i + 1].p) in rules of blocks ----
 *
 * The law: connect() joins ports as a connector of the block does, also in loops, and under conditions that constants
 * and indices decide (Modelica Language Specification 3.6, section 9.1). */

static const Property *first_property(const Instance *scope, Expr end, const Instance *inside)
{
    while (end->op == OP_INDEX || end->op == OP_FIELD)
        end = end->at[0];
    int slot = flat_first_slot(scope->shape, end->name);
    if (slot >= 0)
        return scope->shape->properties.at[slot];
    while (inside->owner && inside->owner != scope) /* an element of a collection */
        inside = inside->owner;
    return inside->property;
}

struct Written {
    Map *index; /* connect() in a rule -> into connectors */
    List(const Connector *) connectors;
};

/* A connector for a connect(), one for all rounds and instances, as if it were drawn. The paths of its ends have the
 * first property and the role only: these are needed for messages and to decide whether an end is outside. */
static const Connector *connector_of(Flattening *f, const EquationNode *node, const Place *place, Classifier *owner,
                                     const Member *ends)
{
    if (!f->written) {
        f->written = arena_new_of(f->scratch, Written);
        f->written->index = map_new(f->scratch);
    }
    int known = map_get(f->written->index, node, -1);
    if (known >= 0)
        return f->written->connectors.at[known];
    Connector *connector = arena_new_of(f->arena, Connector);
    *connector = (Connector){.name = name_of(""), .owner = owner, .source = place->source};
    for (int i = 0; i < 2; i++) {
        ConnectorEnd *end = &connector->end[i];
        Member some = flat_some_element(ends[i]);
        const Origin *origin = some.kind == MEMBER_VARIABLE ? &f->origins.at[some.index] : NULL;
        const Instance *inside = origin ? origin->owner : some.is.instance;
        const Property *role = origin ? origin->property : inside->property;
        const Property *first = first_property(place->scope, node->left->at[i], inside);
        *end = (ConnectorEnd){.written = expr_text(f->arena, node->left->at[i]), .source = place->source};
        list_push(f->arena, &end->path, first);
        if (role != first)
            list_push(f->arena, &end->path, role);
    }
    map_put(f->written->index, node, f->written->connectors.count);
    list_push(f->scratch, &f->written->connectors, connector);
    return connector;
}

static bool carries_nothing(Flattening *f, Member end)
{
    IntList variables = {0};
    flat_variables_of(f->scratch, end, true, &variables);
    return !variables.count;
}

/* Reads a connect(). An array without elements joins nothing. */
static bool read_connect(Flattening *f, const EquationNode *node, const Place *place, Classifier *owner)
{
    Member ends[2], some[2];
    if (node->left->count != 2) {
        flat_report_mistake(f, DIAG_F18, place, node->text, "connect() joins two ports, not %d", node->left->count);
        return false;
    }
    for (int i = 0; i < 2; i++) {
        if (!flat_rewrite_member(f, node->left->at[i], place, &ends[i]))
            return false;
        some[i] = flat_some_element(ends[i]);
        if (some[i].kind == MEMBER_ARRAY || flat_is_port(some[i]) || flat_is_port_variable(f, some[i]))
            continue;
        if (flat_report_mistake(f, DIAG_F18, place, node->text, "connect() ends at '%s', which is not a port",
                                expr_text(f->scratch, node->left->at[i])))
            diag_fix("connect ports; let an equation say that values are equal");
        return false;
    }
    if (some[0].kind == MEMBER_ARRAY || some[1].kind == MEMBER_ARRAY)
        return true;
    const Connector *connector = connector_of(f, node, place, owner, ends);
    if (flat_is_port(some[0]) && flat_is_port(some[1]))
        list_push(f->scratch, &f->signalling->passages, (Drawn){connector, place->scope, {ends[0], ends[1]}});
    if (!carries_nothing(f, ends[0]) || !carries_nothing(f, ends[1]) || !flat_passes_signals(f))
        join_ends(f, place->scope, connector, ends);
    return true;
}

typedef struct {
    Flattening *f;
    Classifier *owner;
} RuleReading;

static RoundReader read_list;

static bool read_if(RuleReading *reading, const EquationNode *node, const Place *place)
{
    Flattening *f = reading->f;
    int branch = flat_decided_branch(f, node, place, true);
    if (branch < 0) {
        if (flat_report_mistake(f, DIAG_F14, place, node->text,
                                "connect() under a condition that changes while running is not supported yet"))
            diag_fix("let constants and indices of loops decide the condition");
        return false;
    }
    return branch >= node->branches.count || read_list(reading, &node->branches.at[branch], place);
}

/* Recursion follows the nesting of equations, which the parser limits. */
static bool holds_connect(const EquationNode *node)
{
    bool holds = node->kind == EQUATION_CALL && parser_is_connect(node->left);
    for (int b = 0; b < node->branches.count; b++)
        for (int i = 0; i < node->branches.at[b].count && !holds; i++)
            holds = holds_connect(node->branches.at[b].at[i]);
    return holds;
}

static bool read_list(void *context, const EquationList *equations, const Place *text)
{
    RuleReading *reading = context;
    Flattening *f = reading->f;
    bool is_right = true;
    for (int i = 0; i < equations->count; i++) {
        const EquationNode *node = equations->at[i];
        Place place = flat_place_at_line(text, node->line);
        place.is_quiet = map_get(f->reported, node, 0);
        bool is_read = true;
        if (!holds_connect(node))
            continue;
        switch (node->kind) {
        case EQUATION_CALL: is_read = read_connect(f, node, &place, reading->owner); break;
        case EQUATION_IF: is_read = read_if(reading, node, &place); break;
        case EQUATION_FOR: is_read = flat_read_rounds(f, node, &place, read_list, reading); break;
        case EQUATION_WHEN:
            is_read = false;
            if (flat_report_mistake(f, DIAG_F23, &place, node->text, "connect() is used in a when-equation"))
                diag_fix("write it outside of the when-equation: connections cannot change during the run");
            break;
        default: break;
        }
        if (!is_read)
            flat_report_once(f, node);
        is_right = is_right && is_read;
    }
    return is_right;
}

void flat_read_connectors(Flattening *f)
{
    for (int k = 0; k < f->instances.count; k++) {
        const Instance *instance = f->instances.at[k];
        const Shape *shape = instance->shape;
        read_drawn_connectors(f, instance);
        for (int i = 0; instance->kind != INSTANCE_CONSTRAINT && i < shape->constraints.count; i++) {
            const Constraint *constraint = shape->constraints.at[i];
            Place place = flat_place_of_law(instance, i);
            read_list(&(RuleReading){f, constraint->owner}, &constraint->equations, &place);
        }
    }
}
