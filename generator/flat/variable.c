/* variable.c - variables and equations, as they are added to the system. */
#include "flat/variable.h"

#include <string.h>

/* ---- queries on a flat system ---- */

int flat_variable(const System *system, Expr leaf)
{
    return expr_index(system->by_leaf, leaf);
}

void flat_mentions_in_data(Arena *arena, const System *system, Expr e, Name scope, IntList *found)
{
    ExprList nodes = {0};
    if (system->tables.count)
        expr_nodes(e, arena, &nodes);
    for (int n = 0; n < nodes.count; n++)
        for (int i = 0; i < system->tables.count && nodes.at[n]->op == OP_TABLE; i++) {
            const FlatTable *table = &system->tables.at[i];
            for (int k = 0; k < table->constants.count && table->table == nodes.at[n] && table->scope == scope; k++)
                list_push(arena, found, table->constants.at[k]);
        }
}

int flat_drawn_variables(const System *system)
{
    int count = 0;
    for (int i = 0; i < system->variables.count; i++)
        count += !system->variables.at[i].is_made;
    return count;
}

int flat_drawn_equations(const System *system)
{
    int count = 0;
    for (int i = 0; i < system->equations.count; i++)
        count += !system->equations.at[i].purpose;
    return count;
}

Expr flat_start(const FlatVariable *variable)
{
    if (variable->start_value)
        return variable->start_value;
    if (variable->type == TYPE_BOOLEAN)
        return expr_boolean(false);
    return variable->type == TYPE_INTEGER ? expr_integer(variable->literals.count ? 1 : 0) : expr_number(0);
}

Source flat_place(const System *system, int part, Source otherwise)
{
    if (otherwise.file == system->file)
        return otherwise;
    for (int p = part; p >= 0; p = system->parts.at[p].parent)
        if (system->parts.at[p].source.file == system->file)
            return system->parts.at[p].source;
    return otherwise;
}

bool flat_is_derivative(Expr e)
{
    return e->op == OP_DER;
}

/* ---- constants that a program leaves open for all values ---- */

bool flat_is_size(const System *system, Name path)
{
    const VariationList *variations = system->variations;
    for (int i = 0; variations && variations->chosen && i < variations->count; i++) {
        const Variation *variation = &variations->at[i];
        if (variation->choices.at[variations->chosen[i]].is_least && (!path || path == name_of(variation->path)))
            return true;
    }
    return false;
}

bool flat_has_sizes(const System *system)
{
    return flat_is_size(system, NULL);
}

/* ---- ports that nothing is connected to, and parts that nothing joins to others ----
 *
 * The law: a physical port of a part (one with flows) is open if no connector of the block around it, or of a block
 * further out, ends at the port or inside it. All its flows are then 0. Of nested ports, the outermost open one is
 * reported. The system's own ports are its boundary and do not count. A part is unjoined if all its physical ports are
 * open, there are other parts beside it, and none of them uses its values. */

/* Marks a part that is used in the scope, a part around it: the part itself, and the parts between it and the scope. */
static void mark_joined(Flattening *f, int part, int scope)
{
    const System *system = f->system;
    if (!f->is_joined)
        f->is_joined = arena_array(f->scratch, bool, system->parts.count);
    scope = flat_block_around(system, scope);
    for (int at = flat_block_around(system, part); at > 0 && at != scope; at = system->parts.at[at].parent)
        f->is_joined[at] = f->is_joined[at] || !system->parts.at[at].is_port;
}

/* Marks the parts at the ends of lines that join nothing: these have a message of their own. */
static void mark_silent(Flattening *f, const Instance *scope, const Connector *connector)
{
    for (int i = 0; connector->is_silent && i < 2; i++) {
        const Instance *end = connector->end[i].path.count
                                  ? flat_some_instance(flat_resolve_path(scope, &connector->end[i]))
                                  : NULL;
        if (end)
            mark_joined(f, end->part, scope->part);
    }
}

static void mark_all(Flattening *f)
{
    const FlatVariable *variables = f->system->variables.at;
    for (int i = 0; i < f->connections.count; i++) {
        const Connection *connection = &f->connections.at[i];
        for (int k = 0; k < connection->pair_count; k++) {
            const Pair pair = f->pairs.at[connection->first_pair + k];
            mark_joined(f, variables[pair.a].part, connection->instance->part);
            mark_joined(f, variables[pair.b].part, connection->instance->part);
        }
    }
    for (int i = 0; i < f->instances.count; i++)
        for (int k = 0; k < f->instances.at[i]->shape->connectors.count; k++)
            mark_silent(f, f->instances.at[i], f->instances.at[i]->shape->connectors.at[k]);
}

/* Counts of a part or port. */
typedef struct {
    int flows, zeros; /* of a port and the ports within it; zeros: flows to which nothing is connected */
    int parts;        /* directly in it */
    int ports, open;  /* its own ports with flows, and those of them that are open */
} Tally;

static Tally *tally_ports(Flattening *f)
{
    const System *system = f->system;
    Tally *tallies = arena_array(f->scratch, Tally, system->parts.count);
    for (int i = 0; i < system->variables.count; i++)
        if (system->variables.at[i].is_flow && system->parts.at[system->variables.at[i].part].is_port)
            tallies[system->variables.at[i].part].flows++;
    for (int e = 0; e < system->equations.count; e++)
        if (system->equations.at[e].origin == ORIGIN_FLOW_ZERO)
            tallies[system->variables.at[flat_variable(system, system->equations.at[e].left)].part].zeros++;
    for (int i = system->parts.count - 1; i > 0; i--) { /* contents come after their owner */
        const FlatPart *part = &system->parts.at[i];
        Tally *own = &tallies[i], *around = &tallies[part->parent];
        if (part->is_port && system->parts.at[part->parent].is_port) {
            around->flows += own->flows;
            around->zeros += own->zeros;
        }
        around->parts += !part->is_port;
        around->ports += part->is_port && own->flows;
        around->open += part->is_port && own->flows && own->flows == own->zeros;
    }
    return tallies;
}

void flat_find_open_ports(Flattening *f)
{
    System *system = f->system;
    const Tally *tallies = tally_ports(f);
    mark_all(f);
    for (int i = 1; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        const Tally *own = &tallies[i], *around = &tallies[part->parent];
        const bool is_within_open =
            system->parts.at[part->parent].is_port && around->flows == around->zeros; /* reported instead */
        if (part->is_port && own->flows && own->flows == own->zeros && flat_block_around(system, i) > 0 &&
            !is_within_open)
            list_push(f->arena, &system->open_ports, i);
        if (!part->is_port && own->ports && own->open == own->ports && around->parts > 1 &&
            !(f->is_joined && f->is_joined[i]))
            list_push(f->arena, &system->unjoined, i);
    }
}

/* Names the ports of the part, which follow it in the list of parts. */
static void fix_unjoined(Arena *arena, const System *system, int part)
{
    enum { MOST_NAMED = 3 };
    Text names = text_new(arena);
    int count = 0;
    for (int i = part + 1; i < system->parts.count && system->parts.at[i].parent >= part; i++)
        if (system->parts.at[i].parent == part && system->parts.at[i].is_port && ++count <= MOST_NAMED)
            text_format(&names, "%s'%s'", count > 1 ? ", " : "", system->parts.at[i].path->text);
    diag_fix("connect %s %s%s, or remove the part", count > 1 ? "one of its ports" : "its port", names.at,
             count > MOST_NAMED ? ", ..." : "");
}

static void fix_open(const System *system, const IntList *open)
{
    const FlatPart *first = &system->parts.at[open->at[0]], *last = &system->parts.at[open->at[open->count - 1]];
    if (open->count == 1)
        diag_fix("connect '%s', or ignore this note if it is meant to be open", first->path->text);
    else if (open->count == 2 && first->type == last->type && first->parent != last->parent)
        diag_fix("connect '%s' with '%s', or ignore this note if they are meant to be open", first->path->text,
                 last->path->text);
}

void flat_note_open_ports(Arena *arena, const System *system)
{
    enum { MOST_NAMED = 5 };
    const IntList *open = &system->open_ports, *unjoined = &system->unjoined;
    for (int i = 0; i < unjoined->count; i++) {
        diag(DIAG_C33, system->parts.at[unjoined->at[i]].source, "the part '%s' is not connected",
             system->parts.at[unjoined->at[i]].path->text);
        fix_unjoined(arena, system, unjoined->at[i]);
    }
    if (!open->count)
        return;
    Text names = text_new(arena);
    for (int i = 0; i < open->count && i < MOST_NAMED; i++)
        text_format(&names, "%s%s", i ? ", " : "", system->parts.at[open->at[i]].path->text);
    if (open->count > MOST_NAMED)
        text_format(&names, " and %d more", open->count - MOST_NAMED);
    diag(DIAG_C32, system->block->source, "%d port%s not connected: nothing flows through %s", open->count,
         open->count == 1 ? " is" : "s are", open->count == 1 ? "it" : "them");
    diag_detail("%s", names.at);
    fix_open(system, open);
}

/* ---- variables and equations ---- */

int flat_add_variable(Flattening *f, FlatVariable variable, Origin origin)
{
    System *system = f->system;
    int index = system->variables.count;
    variable.leaf = expr_variable(variable.path, variable.type);
    if (!variable.documentation)
        variable.documentation = name_of("");
    variable.is_made = !origin.property || variable.kind == FLAT_DERIVATIVE;
    variable.derivative = variable.integral = variable.bound_to = -1;
    if (variable.part < system->parts.count)
        variable.presence = system->parts.at[variable.part].presence;
    list_push(f->arena, &system->variables, variable);
    list_push(f->scratch, &f->origins, origin);
    expr_index_put(system->by_leaf, variable.leaf, index);
    return index;
}

Name flat_identifier_in_part(const Flattening *f, const Instance *scope, Name identifier)
{
    Name part = f->system->parts.at[scope->part].path;
    if (scope->path == part)
        return identifier;
    return flat_join_path(name_of(scope->path->text + part->length + (part->length > 0)), identifier);
}

/* The indices of the loops around, the outermost first. NULL: there are no loops, or their indices are not numbers. */
static const char *round_of(Flattening *f, const Local *local)
{
    if (!local || !local->leaf || local->leaf->op != OP_NUMBER || local->enumeration)
        return NULL;
    const char *outer = round_of(f, local->outer), *own = expr_text(f->scratch, local->leaf);
    return outer ? arena_format(f->scratch, "%s,%s", outer, own) : own;
}

/* Variables made in the rounds of a loop, or for the elements of an array, are named as elements of an array. */
Name flat_hidden_identifier(Flattening *f, const char *kind, const Place *place)
{
    const Name drawn = place->element ? place->element : place->source.element;
    const Name word = flat_last_name(drawn), name = name_format("%s(%s)", kind, word->text);
    const char *round = place->round && place->round[0] ? place->round : round_of(f, place->locals);
    const char *element = round && !round[strspn(round, "0123456789,")] ? arena_format(f->scratch, "[%s]", round) : "";
    const Name path = flat_join_path(place->scope->path, name_format("%s%s", name->text, element));
    const int number = map_get(f->hidden_count, path, 0) + 1;
    map_put(f->hidden_count, path, number);
    return number == 1 ? name_format("%s%s", name->text, element)
                       : name_format("%s(%s,%d)%s", kind, word->text, number, element);
}

int flat_add_discrete(Flattening *f, const Instance *scope, Name identifier, Type type, bool is_hidden, Source source)
{
    FlatVariable variable = {
        .path = flat_join_path(scope->path, identifier),
        .identifier = flat_identifier_in_part(f, scope, identifier),
        .part = scope->part,
        .kind = FLAT_VARIABLE,
        .type = type,
        .is_discrete = true,
        .is_hidden = is_hidden,
        .source = source,
    };
    return flat_add_variable(f, variable, (Origin){.owner = scope, .item = {identifier, -1, NULL}});
}

/* The path of the variable differs from all drawn paths. */
int flat_hidden_discrete(Flattening *f, const char *kind, Type type, const Place *place)
{
    const Name name = flat_hidden_identifier(f, kind, place);
    const int variable = flat_add_discrete(f, place->scope, name, type, true, place->source);
    f->system->variables.at[variable].function = kind;
    return variable;
}

const Classifier *flat_enumeration_of(const Flattening *f, int variable)
{
    const Property *property = f->origins.at[variable].property;
    bool is = property && property->type && property->type->kind == CLASSIFIER_ENUMERATION;
    return is ? property->type : NULL;
}

/* Variables that are not Real are discrete, whatever their stereotypes state. */
void flat_set_discrete(Flattening *f, FlatVariable *variable, const Property *property)
{
    const Classifier *type = property->type;
    bool is_stated = property->variability == VARIABILITY_VARIABLE && !property->is_continuous;
    variable->is_discrete = variable->kind == FLAT_VARIABLE && (variable->type != TYPE_REAL || is_stated);
    if (variable->is_discrete && property->variability == VARIABILITY_VARIABLE)
        variable->cycle = property->change_cycle;
    if (!type || type->kind != CLASSIFIER_ENUMERATION)
        return;
    for (int i = 0; i < type->literals.count; i++)
        list_push(f->arena, &variable->literals, identifier_canonical(type->literals.at[i]->text));
    flat_set_values(f, variable, type->qualified, type->qualified->text, NULL);
}

void flat_set_values(Flattening *f, FlatVariable *variable, Name name, const char *words,
                     const char *const *values)
{
    FlatEnumeration *enumeration = arena_new_of(f->arena, FlatEnumeration);
    enumeration->name = name;
    enumeration->words = words;
    for (; values && *values; values++)
        list_push(f->arena, &enumeration->values, name_of(*values));
    if (!values)
        list_push(f->arena, &enumeration->values, (Name)NULL);
    for (int i = 0; i < variable->literals.count; i++)
        list_push(f->arena, &enumeration->values, variable->literals.at[i]);
    variable->enumeration = enumeration;
}

int flat_block_around(const System *system, int part)
{
    while (part >= 0 && system->parts.at[part].is_port)
        part = system->parts.at[part].parent;
    return part;
}

/* Remembers whether a variable of a port is used inside or outside the port's block: an input that a constraint of
 * another block determines has a source although nothing is connected to it. */
void flat_mark_used(Flattening *f, Member member, const Instance *scope)
{
    const System *system = f->system;
    IntList variables = {0};
    flat_variables_of(f->scratch, member, false, &variables);
    for (int i = 0; i < variables.count; i++) {
        Origin *origin = &f->origins.at[variables.at[i]];
        int owner = flat_block_around(system, system->variables.at[variables.at[i]].part);
        bool is_own = owner == flat_block_around(system, scope->part);
        if (!is_own)
            mark_joined(f, owner, scope->part);
        *(is_own ? &origin->is_used_inside : &origin->is_used_outside) = true;
    }
}

FlatEquation *flat_add_equation(Flattening *f, FlatOrigin origin, Expr left, Expr right, Source source, int part)
{
    FlatEquation equation = {.left = left,
                             .right = right,
                             .presence = f->system->parts.at[part].presence,
                             .origin = origin,
                             .element = source.element,
                             .instance = f->system->parts.at[part].path,
                             .source = source};
    if (origin == ORIGIN_CONNECTION || origin == ORIGIN_BINDING)
        list_push(f->arena, &equation.connectors, source);
    list_push(f->arena, &f->system->equations, equation);
    return &list_last(&f->system->equations);
}

Typed flat_typed_variable(const Flattening *f, int variable)
{
    return (Typed){f->system->variables.at[variable].leaf, flat_enumeration_of(f, variable)};
}

bool flat_is_made_of_constants(Flattening *f, Expr e)
{
    ExprList leaves = {0};
    expr_variables(e, true, f->scratch, &leaves);
    bool is = true;
    for (int i = 0; is && i < leaves.count; i++) {
        int variable = leaves.at[i]->op == OP_VARIABLE ? flat_variable(f->system, leaves.at[i]) : -1;
        is = variable >= 0 && f->system->variables.at[variable].kind == FLAT_CONSTANT;
    }
    return is;
}
