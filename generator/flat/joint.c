/* joint.c - the joints of connectors, for --verify: found independently of the connection equations, to check these.
 *
 * The law: of the ports at a connector's ends all variables are joined. Variables with the same path from the ports on
 * are paired; of the rest, in order, those declared as one property, or as one that redefines it, and signals. Arrays
 * of ports are joined element by element, a single port with each of them. Variables reported as unpaired have no
 * partner; any other variable left over is a fault. */
#include "flat/instance.h"

typedef struct {
    int variable;
    int key; /* of its path from the end on */
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

/* The leaves of both ends, in a connection of single ports or of elements. */
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

/* Recursion follows redefinition. */
static bool redefines(const Property *property, const Property *general)
{
    bool does = property == general;
    for (int i = 0; !does && i < property->redefined.count; i++)
        does = redefines(property->redefined.at[i], general);
    return does;
}

/* One of them may be NULL: the other has no partner. */
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

/* And none is left for the next one. */
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
                (first->is_signal && second->is_signal) || redefines(property, other) || redefines(other, property);
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

/* Signals may be drawn as an array in one port, and as an array of ports with one each: all go together in order. */
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
        if (!are_ports && !are_values) /* values that are bound have an equation of their own */
            continue;
        j.connector = f->system->connectors.count;
        FlatConnector connector = {flat_source_of_connector(f, j.drawn->connector),
                                   f->system->parts.at[j.drawn->instance->part].path};
        list_push(f->arena, &f->system->connectors, connector);
        join_drawn(&j);
    }
}
