/* flow.c - the meaning of connections: equal potentials and signals, sums of flows, and the source of each signal. */
#include "flat/connect.h"
#include "flat/presence.h"
#include "flat/union.h"
#include "flat/variable.h"

#include <string.h>

/* ---- inputs of the simulated block ----
 *
 * An input is interpolated over time in data that the program reads. A Real is linear between two numbers, so that it
 * can be differentiated. Variables that change in steps have data with steps. Booleans, Integers and literals switch
 * halfway between their numbers. So the breaks of the data are knots. */

static Expr in_type(Type type, Expr course)
{
    if (type == TYPE_BOOLEAN)
        return expr_raw_binary(OP_GREATER, course, expr_number(0.5));
    if (type != TYPE_INTEGER)
        return course;
    return expr_raw_unary(OP_INTEGER, expr_raw_binary(OP_ADD, course, expr_number(0.5)));
}

void flat_add_input(Flattening *f, int variable)
{
    System *system = f->system;
    FlatVariable *input = &system->variables.at[variable];
    Expr axis, table = expr_given(input->path, &axis);
    Expr course = expr_raw(OP_INTERPOLATE, NULL, 3, (Expr[]){expr_time(), axis, table});
    input->is_input = true;
    flat_add_equation(f, ORIGIN_INPUT, input->leaf, in_type(input->type, course), input->source,
                      flat_block_around(system, input->part))
        ->purpose = "of an input";
    list_push(f->arena, &system->inputs, (FlatInput){variable, input->is_discrete, axis, table, {0}});
    list_push(f->arena, &system->tables, (FlatTable){.table = table, .variable = variable, .count = 1});
}

/* ---- the meaning of connections ----
 *
 * The law: a connector that joins two different sets of equal variables gives one equation, with the connector as its
 * source; a connector that closes a loop gives none. A connector's end is outside if its path starts at a port of the
 * block that owns the connector, else inside. A variable is a member once in each role, inside and outside. The flows
 * of a set sum to zero, with outside ones negated. The flow of a port that is not connected within its parent is zero.
 * A set of signals has one source: an output of a part, or an input of the connecting block itself. */

/* Index of a variable in a role, in the union-find of this file. */
static int in_role(int variable, bool is_outside)
{
    return 2 * variable + is_outside;
}

typedef struct {
    int *parents;
    int *index;      /* by root: into sets, -1 if none */
    bool *is_member; /* by in_role */
    List(ConnectionSet) sets;
} Sets;

static void add_to_set(Flattening *f, Sets *sets, const Connection *connection, const int ends[2])
{
    int root = flat_union_find(sets->parents, ends[0]);
    if (sets->index[root] < 0) {
        sets->index[root] = sets->sets.count;
        list_push(f->scratch, &sets->sets, (ConnectionSet){.is_written = false});
    }
    ConnectionSet *set = &sets->sets.at[sets->index[root]];
    for (int i = 0; i < 2; i++) {
        if (!sets->is_member[ends[i]])
            list_push(f->scratch, &set->members, ends[i]);
        sets->is_member[ends[i]] = true;
    }
    if (!set->connections.count || list_last(&set->connections) != connection)
        list_push(f->scratch, &set->connections, connection);
}

static Sets *gather_sets(Flattening *f)
{
    int count = 2 * f->connectable;
    Sets *sets = arena_new_of(f->scratch, Sets);
    sets->parents = flat_union_new(f->scratch, count);
    sets->index = arena_array(f->scratch, int, count ? count : 1);
    sets->is_member = arena_array(f->scratch, bool, count ? count : 1);
    for (int i = 0; i < count; i++)
        sets->index[i] = -1;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < f->connections.count; i++)
            for (int k = 0; k < f->connections.at[i].pair_count; k++) {
                const Connection *connection = &f->connections.at[i];
                Pair pair = f->pairs.at[connection->first_pair + k];
                int ends[2] = {in_role(pair.a, connection->is_outside[0]), in_role(pair.b, connection->is_outside[1])};
                if (pass == 0)
                    flat_union_join(sets->parents, ends[0], ends[1]);
                else
                    add_to_set(f, sets, connection, ends);
            }
    for (int i = 0; i < sets->sets.count; i++)
        sets->sets.at[i].is_cut = flat_is_cut(f, &sets->sets.at[i]);
    return sets;
}

static ConnectionSet *set_of(const Sets *sets, const Connection *connection, Pair pair)
{
    const int root = flat_union_find(sets->parents, in_role(pair.a, connection->is_outside[0]));
    return &sets->sets.at[sets->index[root]];
}

/* ---- flows ---- */

/* spring.a.f + damper.a.f - p.f: inside flows first, both in the order of first connection. */
static Expr flow_sum(Flattening *f, const ConnectionSet *set, Expr presence)
{
    ExprList terms = {0};
    for (int i = 0; i < set->members.count; i++)
        if (set->members.at[i] % 2 == 0)
            list_push(f->scratch, &terms, flat_flow_term(f, set->members.at[i] / 2, presence));
    Expr sum = expr_raw_joined(OP_ADD, &terms);
    for (int i = 0; i < set->members.count; i++) {
        if (set->members.at[i] % 2 == 0)
            continue;
        Expr leaf = flat_flow_term(f, set->members.at[i] / 2, presence);
        sum = sum ? expr_raw_binary(OP_SUBTRACT, sum, leaf) : expr_raw_unary(OP_NEGATE, leaf);
    }
    return sum;
}

/* Writes the sums of flows of the connections from `first` to before `end`. Each has the list of connectors that it
 * comes from; the connections of array elements by one connector count once. */
static void write_flow_sums(Flattening *f, Sets *sets, int first, int end)
{
    for (int i = first; i < end; i++) {
        const Connection *connection = &f->connections.at[i];
        for (int k = 0; k < connection->pair_count; k++) {
            Pair pair = f->pairs.at[connection->first_pair + k];
            ConnectionSet *set = set_of(sets, connection, pair);
            if (set->is_written || !f->system->variables.at[pair.a].is_flow)
                continue;
            set->is_written = true;
            const Connection *last = NULL;
            const Expr presence = flat_presence_of_set(f, set);
            FlatEquation *equation =
                flat_add_equation(f, ORIGIN_FLOW_SUM, flow_sum(f, set, presence), expr_integer(0),
                                  set->connections.at[0]->source, set->connections.at[0]->instance->part);
            equation->presence = presence;
            for (int c = 0; c < set->connections.count; last = set->connections.at[c++]) {
                const Connection *from = set->connections.at[c];
                if (!last || from->connector != last->connector || from->instance != last->instance)
                    list_push(f->arena, &equation->connectors, from->source);
            }
        }
    }
}

static void write_zero_flows(Flattening *f, const Sets *sets)
{
    const System *system = f->system;
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        if (!variable->is_flow || sets->is_member[in_role(i, false)])
            continue;
        const FlatPart *port = &system->parts.at[variable->part];
        Source source = port->source;
        Expr leaf = variable->leaf, presence = variable->presence;
        source.element =
            port->property ? flat_qualified_name(port->property->owner, port->property->name) : port->type->qualified;
        flat_add_equation(f, ORIGIN_FLOW_ZERO, leaf, expr_integer(0), source,
                          port->parent >= 0 ? port->parent : variable->part)
            ->presence = presence;
    }
}

/* Reports flows without a partner whose port is connected: they are easily mistaken for connected ones. */
static void report_unpaired(Flattening *f, const Sets *sets)
{
    for (int i = 0; i < f->unpaired.count; i++) {
        const Unpaired *unpaired = &f->unpaired.at[i];
        const Connection *connection = &f->connections.at[unpaired->connection];
        const Connector *connector = connection->connector;
        const FlatVariable *variable = &f->system->variables.at[unpaired->variable];
        if (!variable->is_flow || connection->is_outside[unpaired->is_second] ||
            sets->is_member[in_role(unpaired->variable, false)] || !flat_report_once(f, connector))
            continue;
        diag(DIAG_F37, connector->source,
             "the flow '%s' has no partner at the connected port '%s': it is 0", variable->path->text,
             flat_end_text(f->scratch, connector, !unpaired->is_second));
        diag_detail("%s (%s)", variable->source.element->text, source_print(f->scratch, variable->source));
    }
}

/* ---- signals ---- */

typedef enum { END_SOURCE, END_SINK, END_EITHER } SignalEnd;

static SignalEnd signal_end(const Flattening *f, int member)
{
    const Origin *origin = &f->origins.at[member / 2];
    const Direction direction = f->system->variables.at[member / 2].direction;
    bool is_outside = member % 2;
    if (direction != DIRECTION_IN && direction != DIRECTION_OUT)
        return END_EITHER;
    if ((direction == DIRECTION_OUT) != is_outside)
        return END_SOURCE;
    bool is_determined = is_outside ? origin->is_used_inside : origin->is_used_outside;
    return is_determined ? END_EITHER : END_SINK;
}

static void report_end(const Flattening *f, int member)
{
    const FlatVariable *variable = &f->system->variables.at[member / 2];
    const Property *property = f->origins.at[member / 2].property;
    const FlatPart *port = &f->system->parts.at[variable->part];
    bool is_own_port = property->kind == PROPERTY_PORT || !port->is_port;
    const Classifier *type = is_own_port ? property->type : port->type;
    const Instance *owner = f->origins.at[member / 2].owner;
    diag_detail("%s : %s (%s)%s", variable->path->text, type ? type->qualified->text : "no type",
                source_print(f->scratch, is_own_port ? property->source : port->source),
                (is_own_port ? property->is_conjugated : owner->is_conjugated) ? ", conjugated" : "");
}

/* True if the set joins two ports of parts, as a connector of one block does. */
static bool is_pair(const ConnectionSet *set)
{
    return set->members.count == 2 && set->members.at[0] % 2 == 0 && set->members.at[1] % 2 == 0;
}

/* Reports a pair of two sources or two sinks: a flow property with the wrong direction, or a wrong conjugation. */
static void refuse_pair(Flattening *f, const ConnectionSet *set, DiagCode code)
{
    const int first = set->members.at[0], second = set->members.at[1];
    const bool are_sources = code == DIAG_F20;
    diag(code, set->connections.at[0]->connector->source, "both ends of a connector are %s: '%s' and '%s'",
         are_sources ? "outputs" : "inputs", f->system->variables.at[first / 2].path->text,
         f->system->variables.at[second / 2].path->text);
    report_end(f, first);
    report_end(f, second);
    diag_fix("connect %s; if one of the two is meant to be one, change the direction of its flow property, or whether "
             "the port is conjugated", are_sources ? "an output to an input" : "both to an output");
}

/* Reports a target of a signal that exists while its source is absent. */
static void check_source(Flattening *f, const ConnectionSet *set, int source)
{
    const FlatVariable *from = &f->system->variables.at[source / 2];
    for (int i = 0; i < set->members.count; i++) {
        const FlatVariable *to = &f->system->variables.at[set->members.at[i] / 2];
        if (flat_implies(f->scratch, to->presence, from->presence))
            continue;
        diag(DIAG_F73, set->connections.at[0]->connector->source,
             "'%s' has no source while '%s' is absent: its value at these times is not determined", to->path->text,
             from->path->text);
        report_end(f, source);
        diag_detail("it exists while %s", flat_presence_words(f, from->presence));
        report_end(f, set->members.at[i]);
        if (to->presence)
            diag_detail("it exists while %s", flat_presence_words(f, to->presence));
        return;
    }
}

static void check_set(Flattening *f, const ConnectionSet *set)
{
    int first = set->members.at[0], sources = 0, sinks = 0, source = -1;
    if (!f->system->variables.at[first / 2].is_signal)
        return;
    if (is_pair(set)) {
        const SignalEnd ends[] = {signal_end(f, first), signal_end(f, set->members.at[1])};
        if (ends[0] == ends[1] && ends[0] != END_EITHER) {
            refuse_pair(f, set, ends[0] == END_SOURCE ? DIAG_F20 : DIAG_F19);
            return;
        }
    }
    for (int i = 0; i < set->members.count; i++) {
        int member = set->members.at[i];
        SignalEnd end = signal_end(f, member);
        sinks += end == END_SINK;
        if (end != END_SOURCE)
            continue;
        if (sources++ == 1) {
            diag(DIAG_F20, set->connections.at[0]->connector->source, "two sources feed one signal: '%s' and '%s'",
                 f->system->variables.at[source / 2].path->text, f->system->variables.at[member / 2].path->text);
            report_end(f, source);
        }
        if (sources > 1)
            report_end(f, member);
        else
            source = member;
    }
    if (sources == 1 && set->is_cut)
        check_source(f, set, source);
    if (sources || sinks < set->members.count)
        return;
    diag(DIAG_F19, set->connections.at[0]->connector->source, "input '%s' is connected, but to no source",
         f->system->variables.at[first / 2].path->text);
    for (int i = 0; i < set->members.count; i++)
        report_end(f, set->members.at[i]);
}

/* Checks the sources of all signals. Inputs of the system get their values from outside. */
static void check_signals(Flattening *f, const Sets *sets)
{
    const System *system = f->system;
    for (int i = 0; i < sets->sets.count; i++)
        check_set(f, &sets->sets.at[i]);
    for (int i = 0; i < f->connectable; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        const Origin *origin = &f->origins.at[i];
        if (!variable->is_signal || variable->direction != DIRECTION_IN || origin->is_used_outside ||
            sets->is_member[in_role(i, false)])
            continue;
        int owner = flat_block_around(system, variable->part);
        if (owner == 0) {
            flat_add_input(f, i);
            continue;
        }
        diag(DIAG_F19, system->parts.at[owner].source, "input '%s' has no source", variable->path->text);
        report_end(f, in_role(i, false));
        const FlatPart *port = &system->parts.at[variable->part], *part = &system->parts.at[owner];
        size_t outer = part->parent > 0 ? system->parts.at[part->parent].path->length + 1 : 0;
        if (port->path->text[port->path->length - 1] == ']')
            diag_fix("connect all of the array to an array of outputs, or write the connection of this element in a "
                     "rule, such as connect(%s, source.y)",
                     port->path->text + outer);
    }
}

/* ---- a model without stereotypes ---- */

/* True if it has connectors through which nothing flows, and no stereotype that could define the flow. */
static bool is_without_stereotypes(const SysmlModel *model)
{
    bool has_silent = false;
    for (int i = 0; i < model->classifiers.count; i++) {
        const Classifier *at = model->classifiers.at[i];
        for (int k = 0; !at->is_library && k < at->properties.count; k++) {
            const Property *property = at->properties.at[k];
            if (property->variability != VARIABILITY_NONE && !property->redefined.count) /* else perhaps inherited */
                return false;
        }
        for (int k = 0; !at->is_library && k < at->connectors.count; k++)
            has_silent = has_silent || at->connectors.at[k]->is_silent;
    }
    return has_silent;
}

/* Reports, once, a port without flow whose variables only its own block uses: its potential and flow would remain
 * undetermined. */
static void check_stereotypes(Flattening *f)
{
    const System *system = f->system;
    if (!is_without_stereotypes(f->model))
        return;
    int *used = arena_array(f->scratch, int, system->parts.count);
    bool *is_told = arena_array(f->scratch, bool, system->parts.count);
    for (int i = 0; i < system->variables.count; i++) {
        const FlatVariable *variable = &system->variables.at[i];
        const Origin *origin = &f->origins.at[i];
        used[variable->part] += variable->kind == FLAT_VARIABLE && origin->is_used_inside;
        is_told[variable->part] |= variable->is_flow || variable->is_signal || origin->is_used_outside;
    }
    for (int part = 0; part < system->parts.count; part++) {
        const FlatPart *port = &system->parts.at[part];
        if (!port->is_port || used[part] < 2 || is_told[part])
            continue;
        diag(DIAG_F52, port->source, "no stereotype of SysPhS is applied in the model: nothing says what flows through "
                                     "port '%s'", port->path->text);
        for (int k = 0; k < system->variables.count; k++)
            if (system->variables.at[k].part == part)
                diag_detail("%s (%s)", system->variables.at[k].path->text,
                            source_print(f->scratch, system->variables.at[k].source));
        return;
    }
}

/* Writes for each instance first its equalities, then its sums of flows. */
void flat_write_connections(Flattening *f)
{
    const System *system = f->system;
    Sets *sets = gather_sets(f);
    for (int first = 0, end = 0; first < f->connections.count; first = end) {
        const Instance *instance = f->connections.at[first].instance;
        for (; end < f->connections.count && f->connections.at[end].instance == instance; end++) {
            const Connection *connection = &f->connections.at[end];
            for (int i = 0; i < connection->pair_count; i++) {
                Pair pair = f->pairs.at[connection->first_pair + i];
                const FlatVariable *a = &system->variables.at[pair.a], *b = &system->variables.at[pair.b];
                ConnectionSet *set = set_of(sets, connection, pair);
                if (a->is_flow || (set->is_cut && set->is_written))
                    continue;
                set->is_written = true;
                if (set->is_cut)
                    flat_write_cut(f, set);
                else if (flat_union_join(f->equal, pair.a, pair.b))
                    flat_add_equation(f, ORIGIN_CONNECTION, a->leaf, b->leaf, connection->source, instance->part)
                        ->presence = a->presence;
            }
        }
        write_flow_sums(f, sets, first, end);
    }
    write_zero_flows(f, sets);
    report_unpaired(f, sets);
    check_signals(f, sets);
    check_stereotypes(f);
}

/* ---- the joints of connectors, for --verify ----
 *
 * The law: all variables of the ports at a connector's ends are joined. Variables with equal paths below the ports are
 * paired. The rest is paired in order: variables that are declared as the same property, or as one that redefines the
 * other, and signals. Arrays of ports are joined element by element, and a single port with each element. Variables
 * noted as unpaired have no partner; any other variable that is left over is a fault. */

typedef struct {
    int variable;
    int key; /* of its path below the end */
    bool is_joined;
} Leaf;

typedef List(Leaf) LeafList;

typedef struct {
    Flattening *f;
    const Drawn *drawn;
    int connector;
    bool is_outside[2];
    LeafList leaves[2];
    Map *key_of;       /* text of a path -> key */
    IntList position;  /* by key: the leaf of the second end that has it, plus one */
    int *first, *next; /* by variable, by index into unpaired: the entry of a variable, plus one */
} Joints;

/* Collects the leaves of an end, in a connection of single ports or of elements. by_path: with keys for their
 * paths below the end. */
static void gather(Joints *j, int side, Member end, bool by_path)
{
    const FlatVariable *variables = j->f->system->variables.at;
    size_t prefix = !by_path                      ? SIZE_MAX
                    : end.kind == MEMBER_VARIABLE ? variables[end.index].path->length
                    : flat_is_port(end)           ? end.is.instance->path->length
                                                  : 0;
    IntList found = {0};
    flat_variables_of(j->f->scratch, end, true, &found);
    for (int i = 0; i < found.count; i++) {
        const FlatVariable *variable = &variables[found.at[i]];
        Name path = name_of(variable->path->length > prefix ? variable->path->text + prefix : "");
        int key = map_get(j->key_of, path, -1);
        if (key < 0) {
            key = j->position.count;
            map_put(j->key_of, path, key);
            list_push(j->f->scratch, &j->position, 0);
        }
        if (variable->kind != FLAT_CONSTANT)
            list_push(j->f->scratch, &j->leaves[side], (Leaf){.variable = found.at[i], .key = key});
    }
}

static bool is_stated_unpaired(const Joints *j, const Leaf *leaf, bool is_second)
{
    for (int i = j->first[leaf->variable]; i; i = j->next[i - 1]) {
        const Unpaired *unpaired = &j->f->unpaired.at[i - 1];
        const Connection *connection = &j->f->connections.at[unpaired->connection];
        if (connection->connector == j->drawn->connector && connection->instance == j->drawn->instance &&
            unpaired->is_second == is_second)
            return true;
    }
    return false;
}

/* Adds a joint. One of the leaves may be NULL: then the other one has no partner. */
static void add_joint(Joints *j, Leaf *a, Leaf *b)
{
    FlatJoint joint = {
        j->connector, {a ? a->variable : b->variable, a && b ? b->variable : -1}, {j->is_outside[0], j->is_outside[1]}};
    if (a && b)
        a->is_joined = b->is_joined = true;
    list_push(j->f->arena, &j->f->system->joints, joint);
}

static void join_equal_paths(Joints *j)
{
    LeafList *second = &j->leaves[1];
    for (int i = 0; i < second->count; i++)
        j->position.at[second->at[i].key] = i + 1;
    for (int i = 0; i < j->leaves[0].count; i++) {
        Leaf *leaf = &j->leaves[0].at[i];
        int position = j->position.at[leaf->key];
        if (position && !second->at[position - 1].is_joined && !is_stated_unpaired(j, leaf, false))
            add_joint(j, leaf, &second->at[position - 1]);
    }
    for (int i = 0; i < second->count; i++)
        j->position.at[second->at[i].key] = 0;
}

/* Joins the leaves that are left over, and empties the lists for the next connection. */
static void join_rest(Joints *j)
{
    LeafList rest[2] = {{0}, {0}};
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < j->leaves[side].count; i++) {
            const Leaf *leaf = &j->leaves[side].at[i];
            if (!leaf->is_joined && !is_stated_unpaired(j, leaf, side))
                list_push(j->f->scratch, &rest[side], *leaf);
        }
        j->leaves[side].count = 0;
    }
    int begin = 0;
    for (int i = 0; i < rest[0].count; i++) {
        Leaf *leaf = &rest[0].at[i];
        const FlatVariable *first = &j->f->system->variables.at[leaf->variable];
        const Property *property = j->f->origins.at[leaf->variable].property;
        for (int k = begin; k < rest[1].count && !leaf->is_joined; k++) {
            Leaf *partner = &rest[1].at[k];
            const FlatVariable *second = &j->f->system->variables.at[partner->variable];
            const Property *other = j->f->origins.at[partner->variable].property;
            bool are_alike =
                (first->is_signal && second->is_signal) || sysml_redefines(property, other) ||
                sysml_redefines(other, property);
            if (!partner->is_joined && first->is_flow == second->is_flow && are_alike)
                add_joint(j, leaf, partner);
        }
        while (begin < rest[1].count && rest[1].at[begin].is_joined)
            begin++;
    }
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < rest[side].count; i++)
            if (!rest[side].at[i].is_joined)
                add_joint(j, &rest[side].at[i], NULL);
}

static int value_count(Member member)
{
    return flat_some_element(member).kind == MEMBER_VARIABLE && member.kind == MEMBER_ARRAY ? member.is.array->count
                                                                                            : 0;
}

/* Joins the ends of a connector. Signals may be drawn as an array in one port and as an array of ports with one signal
 * each: they are then paired in order. */
static void join_drawn(Joints *j)
{
    const Member *end = j->drawn->end, whole[2] = {flat_only_signal(end[0]), flat_only_signal(end[1])};
    bool are_signals = (end[0].kind != end[1].kind || flat_dimensions(end[0]) != flat_dimensions(end[1])) &&
                       value_count(whole[0]) && value_count(whole[0]) == value_count(whole[1]);
    int count = 1;
    for (int side = 0; side < 2; side++) {
        j->is_outside[side] = flat_is_outside_end(j->drawn->instance, j->drawn->connector, side);
        if (are_signals)
            gather(j, side, whole[side], false);
    }
    if (are_signals) {
        join_rest(j);
        return;
    }
    for (int side = 1; side >= 0; side--)
        count = end[side].kind == MEMBER_ARRAY ? end[side].is.array->count : count;
    for (int i = 0; i < count; i++) {
        for (int side = 0; side < 2; side++)
            gather(j, side, end[side].kind == MEMBER_ARRAY ? end[side].is.array->elements[i] : end[side], true);
        join_equal_paths(j);
        join_rest(j);
    }
}

void flat_find_joints(Flattening *f)
{
    if (diag_error_count())
        return;
    Joints j = {.f = f, .key_of = map_new(f->scratch), .first = arena_array(f->scratch, int, f->connectable + 1),
                .next = arena_array(f->scratch, int, f->unpaired.count + 1)};
    for (int i = 0; i < f->unpaired.count; i++) {
        int *first = &j.first[f->unpaired.at[i].variable];
        j.next[i] = *first;
        *first = i + 1;
    }
    for (int i = 0; i < f->drawn.count; i++) {
        j.drawn = &f->drawn.at[i];
        bool are_ports = true, are_values = !j.drawn->connector->is_binding;
        for (int side = 0; side < 2; side++) {
            Member some = flat_some_element(j.drawn->end[side]);
            are_ports = are_ports && flat_is_port(some);
            are_values = are_values && (flat_is_port(some) || flat_is_port_variable(f, some));
        }
        if (!are_ports && !are_values) /* bindings of values have their own equations */
            continue;
        j.connector = f->system->connectors.count;
        FlatConnector connector = {flat_source_of_connector(f, j.drawn->connector),
                                   f->system->parts.at[j.drawn->instance->part].path};
        list_push(f->arena, &f->system->connectors, connector);
        join_drawn(&j);
    }
}
