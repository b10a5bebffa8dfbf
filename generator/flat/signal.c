/* signal.c - signals that state machines send to each other, along connectors.
 *
 * The signals that a machine sends in a step are put in an outbox, which is a queue; there is one for each target. It
 * is emptied at the beginning of each step. In the next step of the same instant, the receiving machines take the
 * signals over. So they get the signals of one outbox in the order of sending. Several outboxes are read in the order
 * of the sending parts, and those of one part in the order of its texts.
 *
 * A signal leaves by a port along connectors of the blocks around. At the port of a part, it reaches the state machine
 * of the part, and goes on inside. At a port of the block around, reached from inside, it goes on outside. Ports that
 * carry only signals of state machines need no flow properties.
 */
#include "flat/signal.h"
#include "flat/variable.h"

#include <string.h>

/* ---- names and numbers ---- */

static void number_signal(Flattening *f, Name signal)
{
    if (!flat_signal_number(f, signal))
        list_push(f->arena, &f->system->signals, signal);
}

int flat_signal_number(const Flattening *f, Name signal)
{
    for (int i = 0; i < f->system->signals.count; i++)
        if (f->system->signals.at[i] == signal)
            return i + 1;
    return 0;
}

bool flat_takes_signal(const StateMachine *machine, Name signal)
{
    for (int k = 0; machine && k < machine->transitions.count; k++)
        for (int j = 0; j < machine->transitions.at[k]->triggers.count; j++) {
            const Trigger *trigger = machine->transitions.at[k]->triggers.at[j];
            if (trigger->kind == TRIGGER_SIGNAL && trigger->signal == signal)
                return true;
        }
    return false;
}

static const StateMachine *machine_of(const Instance *instance)
{
    return instance->kind == INSTANCE_PART ? instance->shape->machine : NULL;
}

bool flat_passes_signals(const Flattening *f)
{
    bool passes = false;
    for (int i = 0; i < f->instances.count && !passes; i++) {
        const StateMachine *machine = machine_of(f->instances.at[i]);
        passes = machine && machine->passes_signals;
    }
    return passes;
}

static void number_signals(Flattening *f)
{
    for (int i = 0; i < f->instances.count; i++) {
        const StateMachine *machine = machine_of(f->instances.at[i]);
        for (int k = 0; machine && k < machine->transitions.count; k++)
            for (int j = 0; j < machine->transitions.at[k]->triggers.count; j++)
                if (machine->transitions.at[k]->triggers.at[j]->kind == TRIGGER_SIGNAL)
                    number_signal(f, machine->transitions.at[k]->triggers.at[j]->signal);
    }
}

/* ---- where signals go ---- */

/* A port or a part, as a feature of its owner. */
typedef struct {
    const Instance *owner;
    int slot;
} Node;

/* A connector of one instance, between two nodes. */
typedef struct {
    Node end[2];
    const Instance *owner;
} Link;

typedef struct SignalPaths {
    List(Link) links;
    Map *first; /* &owner->members[slot] -> 1 + 2*link + end: list of the link ends at this node, the last one first */
    IntList next; /* by this number: the next one in the list; 0: none */
} SignalPaths;

static const Member *key_of(Node node)
{
    return &node.owner->members[node.slot];
}

/* True if signals may pass this end of a connector. */
static bool is_passage(const ConnectorEnd *end)
{
    const PropertyKind kind = end->path.count ? list_last(&end->path)->kind : PROPERTY_OTHER;
    return kind == PROPERTY_PORT || kind == PROPERTY_PART;
}

static void add_link(Flattening *f, Link link)
{
    SignalPaths *paths = f->signalling->paths;
    for (int i = 0; i < 2; i++) {
        const int number = 1 + 2 * paths->links.count + i;
        list_push(f->scratch, &paths->next, map_get(paths->first, key_of(link.end[i]), 0));
        map_put(paths->first, key_of(link.end[i]), number);
    }
    list_push(f->scratch, &paths->links, link);
}

/* Finds the node of a connector's end; in an array of parts, the node in the k-th part. */
static bool find_node(const Instance *scope, const ConnectorEnd *end, int k, Node *node)
{
    ConnectorEnd outer = *end;
    outer.path.count--;
    Member member = outer.path.count ? flat_resolve_path(scope, &outer) : (Member){MEMBER_INSTANCE, 0, {scope}};
    if (member.kind == MEMBER_ARRAY && member.is.array->count)
        member = member.is.array->elements[k < member.is.array->count ? k : 0];
    if (member.kind != MEMBER_INSTANCE)
        return false;
    *node = (Node){member.is.instance, flat_shape_slot(member.is.instance->shape, list_last(&end->path))};
    return node->slot >= 0;
}

static int element_count(const Instance *scope, const ConnectorEnd *end)
{
    ConnectorEnd outer = *end;
    outer.path.count--;
    const Member member = outer.path.count ? flat_resolve_path(scope, &outer) : (Member){.kind = MEMBER_NONE};
    return member.kind == MEMBER_ARRAY ? member.is.array->count : 1;
}

/* The node of the k-th port of an end of connect(). */
static Node node_of(Member end, int k)
{
    const Member port = end.kind == MEMBER_ARRAY ? end.is.array->elements[k] : end;
    const Instance *instance = port.kind == MEMBER_INSTANCE ? port.is.instance : NULL;
    if (!instance || !instance->owner || !instance->property)
        return (Node){NULL, -1};
    return (Node){instance->owner, flat_shape_slot(instance->owner->shape, instance->property)};
}

/* Adds the links of connect() in rules. Arrays of different sizes are rejected elsewhere, or join only signals. */
static void find_written_links(Flattening *f)
{
    for (int i = 0; i < f->signalling->passages.count; i++) {
        const Drawn *drawn = &f->signalling->passages.at[i];
        const MemberArray *arrays[2];
        for (int e = 0; e < 2; e++)
            arrays[e] = drawn->end[e].kind == MEMBER_ARRAY ? drawn->end[e].is.array : NULL;
        const int count = arrays[0] ? arrays[0]->count : arrays[1] ? arrays[1]->count : 1;
        for (int k = 0; k < count && (!arrays[1] || k < arrays[1]->count); k++) {
            const Link link = {{node_of(drawn->end[0], k), node_of(drawn->end[1], k)}, drawn->instance};
            if (link.end[0].slot >= 0 && link.end[1].slot >= 0)
                add_link(f, link);
        }
    }
}

static void find_links(Flattening *f)
{
    f->signalling->paths = arena_new_of(f->scratch, SignalPaths);
    f->signalling->paths->first = map_new(f->scratch);
    list_push(f->scratch, &f->signalling->paths->next, 0);
    for (int i = 0; i < f->instances.count; i++) {
        const Instance *instance = f->instances.at[i];
        for (int c = 0; c < instance->shape->connectors.count; c++) {
            const Connector *connector = instance->shape->connectors.at[c];
            if (connector->is_binding || !is_passage(&connector->end[0]) || !is_passage(&connector->end[1]))
                continue;
            const int counts[] = {element_count(instance, &connector->end[0]),
                                  element_count(instance, &connector->end[1])};
            for (int k = 0; k < counts[0] || k < counts[1]; k++) {
                Link link = {.owner = instance};
                if (find_node(instance, &connector->end[0], k, &link.end[0]) &&
                    find_node(instance, &connector->end[1], k, &link.end[1]))
                    add_link(f, link);
            }
        }
    }
    find_written_links(f);
}

typedef struct {
    Node node;
    bool is_outward; /* goes on along connectors around its block, not inside it */
} Visit;

typedef List(Visit) VisitList;

/* The block of a port, also of a nested one. */
static const Instance *block_of(const Instance *instance)
{
    while (instance->kind == INSTANCE_PORT)
        instance = instance->owner;
    return instance;
}

static PropertyKind kind_of(Node node)
{
    return node.owner->shape->properties.at[node.slot]->kind;
}

static void add_receivers(Flattening *f, Outbox *box, Member member)
{
    for (int i = 0; member.kind == MEMBER_ARRAY && i < member.is.array->count; i++)
        add_receivers(f, box, member.is.array->elements[i]);
    if (member.kind != MEMBER_INSTANCE || !machine_of(member.is.instance))
        return;
    if (!list_holds(&box->receivers, member.is.instance))
        list_push(f->scratch, &box->receivers, member.is.instance);
}

/* Adds the receivers at a node, and the visits from there. Connectors of the ports around a nested port apply to it,
 * too. */
static void arrive(Flattening *f, Outbox *box, Node at, const Instance *around, VisitList *open)
{
    const Instance *block = block_of(at.owner);
    if (kind_of(at) != PROPERTY_PORT) {
        add_receivers(f, box, *key_of(at));
        return;
    }
    if (block != around)
        add_receivers(f, box, (Member){MEMBER_INSTANCE, 0, {block}});
    list_push(f->scratch, open, (Visit){at, block == around});
    for (const Instance *port = at.owner; port->kind == INSTANCE_PORT; port = port->owner) {
        const Node outer = {port->owner, flat_shape_slot(port->owner->shape, port->property)};
        list_push(f->scratch, open, (Visit){outer, block == around});
    }
}

static void follow(Flattening *f, Outbox *box, VisitList *open)
{
    const SignalPaths *paths = f->signalling->paths;
    Map *seen = map_new(f->scratch);
    for (int i = 0; i < open->count; i++) { /* grows while it is walked */
        const Visit at = open->at[i];
        map_put(seen, key_of(at.node), 1);
        for (int n = map_get(paths->first, key_of(at.node), 0); n; n = paths->next.at[n]) {
            const Link *link = &paths->links.at[(n - 1) / 2];
            const Node to = link->end[n % 2]; /* the other end: this one is (n - 1) % 2 */
            if ((link->owner == block_of(at.node.owner)) != at.is_outward && !map_get(seen, key_of(to), 0))
                arrive(f, box, to, link->owner, open);
        }
    }
}

/* ---- targets ---- */

/* Appends the features that a path of names leads to, in all elements of arrays on the path. False: unknown name. */
static bool find_features(Flattening *f, const Instance *scope, Name path, VisitList *found)
{
    List(const Instance *) owners = {0};
    list_push(f->scratch, &owners, scope);
    for (const char *rest = path->text; *rest;) {
        const Name identifier = identifier_next(&rest);
        const bool is_last = !*rest;
        const int count = owners.count;
        for (int i = 0; i < count; i++) {
            const Instance *owner = owners.at[i];
            const int slot = map_get(owner->shape->by_name, identifier, -1);
            if (slot < 0)
                return false;
            const Member member = owner->members[slot];
            if (is_last)
                list_push(f->scratch, found, (Visit){{owner, slot}, block_of(owner) == scope});
            for (int k = 0; !is_last && member.kind == MEMBER_ARRAY && k < member.is.array->count; k++)
                if (member.is.array->elements[k].kind == MEMBER_INSTANCE)
                    list_push(f->scratch, &owners, member.is.array->elements[k].is.instance);
            if (!is_last && member.kind == MEMBER_INSTANCE)
                list_push(f->scratch, &owners, member.is.instance);
        }
        if (!is_last && owners.count == count)
            return false;
        owners.at += count; /* the owners for the next name */
        owners.count -= count;
        owners.capacity -= count;
    }
    return true;
}

static bool find_receivers(Flattening *f, Outbox *box)
{
    const Instance *scope = box->sender;
    VisitList found = {0}, open = {0};
    if (!box->target && box->is_broadcast)
        for (int i = 0; i < f->instances.count; i++)
            add_receivers(f, box, (Member){MEMBER_INSTANCE, 0, {f->instances.at[i]}});
    for (int i = 0; !box->target && !box->is_broadcast && i < scope->shape->properties.count; i++)
        if (scope->shape->properties.at[i]->kind == PROPERTY_PORT)
            list_push(f->scratch, &open, (Visit){{scope, i}, true});
    if (!box->target && !box->is_broadcast && scope->owner && scope->property) /* connectors to the part itself */
        list_push(f->scratch, &open,
                  (Visit){{scope->owner, flat_shape_slot(scope->owner->shape, scope->property)}, false});
    if (box->target && strcmp(box->target->text, "self") == 0)
        add_receivers(f, box, (Member){MEMBER_INSTANCE, 0, {scope}});
    else if (box->target && !find_features(f, scope, box->target, &found))
        return false;
    for (int i = 0; i < found.count; i++) {
        const PropertyKind kind = kind_of(found.at[i].node);
        if (kind != PROPERTY_PORT && kind != PROPERTY_PART)
            return false;
        arrive(f, box, found.at[i].node, scope, &open);
    }
    follow(f, box, &open);
    return true;
}

/* ---- queues ---- */

void flat_set_signals(Flattening *f, FlatVariable *variable)
{
    for (int i = 0; i < f->system->signals.count; i++)
        list_push(f->arena, &variable->literals, f->system->signals.at[i]);
    flat_set_values(f, variable, name_of("signal"), "signals that state machines take",
                    (const char *const[]){"none", NULL});
    variable->start = START_STATED;
    variable->start_value = expr_integer(0);
    variable->start_source = variable->source;
}

Expr flat_add_queue(Flattening *f, const Instance *scope, Name identifier, Source source)
{
    const int queue = flat_add_discrete(f, scope, identifier, TYPE_INTEGER, true, source);
    FlatVariable *variable = &f->system->variables.at[queue];
    flat_set_signals(f, variable);
    variable->is_queue = true;
    return variable->leaf;
}

/* ---- outboxes ---- */

/* The target PATH of `send NAME to PATH`; NULL: `send NAME` or `broadcast NAME`, or the target is not a path. */
static Name target_of(Expr call)
{
    return call->count > 1 && call->at[1]->op == OP_VARIABLE ? call->at[1]->name : NULL;
}

const Outbox *flat_outbox(const Flattening *f, const Instance *sender, Expr call)
{
    const OutboxList *own = f->signalling->sent_by ? &f->signalling->sent_by[sender->index] : NULL;
    for (int i = 0; own && i < own->count; i++) {
        const Outbox *box = own->at[i];
        if (box->target == target_of(call) &&
            box->is_broadcast == (strcmp(call->name->text, "broadcast") == 0))
            return box;
    }
    return NULL;
}

static const Outbox *add_outbox(Flattening *f, const Instance *sender, Expr call, Source source)
{
    Outbox *box = arena_new_of(f->scratch, Outbox);
    *box = (Outbox){.sender = sender, .target = target_of(call),
                    .is_broadcast = strcmp(call->name->text, "broadcast") == 0};
    if (!f->signalling->paths)
        find_links(f);
    box->is_found = find_receivers(f, box);
    list_push(f->scratch, &f->signalling->sent_by[sender->index], box);
    for (int i = 0; i < box->receivers.count; i++)
        list_push(f->scratch, &f->signalling->sent_to[box->receivers.at[i]->index], box);
    if (!box->receivers.count || !f->system->signals.count)
        return box;
    const char *to = box->target ? box->target->text : box->is_broadcast ? "all" : "ports";
    box->queue = flat_add_queue(f, sender, name_format("sent(%s)", to), source);
    return box;
}

static bool is_taken(const Outbox *box, Name signal)
{
    for (int i = 0; i < box->receivers.count; i++)
        if (flat_takes_signal(box->receivers.at[i]->shape->machine, signal))
            return true;
    return false;
}

Name flat_signal_sent(Expr call)
{
    return call->at[0]->name;
}

typedef struct {
    Flattening *f;
    const Instance *sender;
    const MachineText *text;
} Search;

static void report(const Search *s, const Statement *statement, const Outbox *box)
{
    Source source = s->text->source;
    if (s->text->spans_lines)
        source.line += statement->line - 1;
    if (!box->is_found && flat_report_once(s->f, statement)) {
        diag(DIAG_F67, source, "'%s' sends '%s' to '%s', which is neither a port nor a part", source.element->text,
             flat_signal_sent(statement->value)->text, box->target->text);
    } else if (box->is_found && !is_taken(box, flat_signal_sent(statement->value)) &&
               flat_report_once(s->f, statement)) {
        diag(DIAG_F68, source, "'%s' sends '%s', which reaches no state machine that takes it", source.element->text,
             flat_signal_sent(statement->value)->text);
        if (s->sender->path->length)
            diag_detail("from '%s'", s->sender->path->text);
        if (!box->target && flat_takes_signal(machine_of(s->sender), flat_signal_sent(statement->value)))
            diag_fix("write 'send %s to self' if its own state machine is meant, or connect a port to one that "
                     "takes it", flat_signal_sent(statement->value)->text);
    }
}

static void find_sends(const Search *s)
{
    const StatementList all = statements_all(s->f->scratch, &s->text->statements);
    for (int i = 0; i < all.count; i++) {
        const Statement *statement = all.at[i];
        if (statement->kind != STATEMENT_CALL || !parser_is_send(statement->value))
            continue;
        const Outbox *box = flat_outbox(s->f, s->sender, statement->value);
        report(s, statement, box ? box : add_outbox(s->f, s->sender, statement->value, s->text->source));
    }
}

void flat_find_signals(Flattening *f)
{
    number_signals(f);
    f->signalling->sent_by = arena_array(f->scratch, OutboxList, f->made.count);
    f->signalling->sent_to = arena_array(f->scratch, OutboxList, f->made.count);
    for (int i = 0; i < f->instances.count; i++) {
        const MachineTextList actions = sysml_actions(f->scratch, machine_of(f->instances.at[i]));
        for (int k = 0; k < actions.count; k++)
            find_sends(&(Search){f, f->instances.at[i], actions.at[k]});
    }
}
