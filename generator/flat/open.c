/* open.c - ports that nothing is connected to, and parts that nothing joins to others.
 *
 * The law: a physical port of a part, one with flows, is open if no connector of the block around it, or of one further
 * out, ends at it or within it; so all its flows are 0. Of a port with ports the outermost that is open counts. The
 * system's own ports are its boundary. A part whose physical ports are all open is joined to nothing, if there are
 * other parts beside it and none of them uses its values. */
#include "flat/instance.h"

/* Seen from the scope, which lies around it: the part and all that hold it up to there. */
void flat_mark_joined(Flattening *f, int part, int scope)
{
    const System *system = f->system;
    if (!f->is_joined)
        f->is_joined = arena_array(f->scratch, bool, system->parts.count);
    scope = flat_block_around(system, scope);
    for (int at = flat_block_around(system, part); at > 0 && at != scope; at = system->parts.at[at].parent)
        f->is_joined[at] = f->is_joined[at] || !system->parts.at[at].is_port;
}

/* Also lines that join nothing, which have a message of their own. */
static void mark_silent(Flattening *f, const Instance *scope, const Connector *connector)
{
    for (int i = 0; connector->is_silent && i < 2; i++) {
        const Instance *end = connector->end[i].path.count
                                  ? flat_some_instance(flat_resolve_path(scope, &connector->end[i]))
                                  : NULL;
        if (end)
            flat_mark_joined(f, end->part, scope->part);
    }
}

static void mark_all(Flattening *f)
{
    const FlatVariable *variables = f->system->variables.at;
    for (int i = 0; i < f->connections.count; i++) {
        const Connection *connection = &f->connections.at[i];
        for (int k = 0; k < connection->pair_count; k++) {
            const Pair pair = f->pairs.at[connection->first_pair + k];
            flat_mark_joined(f, variables[pair.a].part, connection->instance->part);
            flat_mark_joined(f, variables[pair.b].part, connection->instance->part);
        }
    }
    for (int i = 0; i < f->instances.count; i++)
        for (int k = 0; k < f->instances.at[i]->shape->connectors.count; k++)
            mark_silent(f, f->instances.at[i], f->instances.at[i]->shape->connectors.at[k]);
}

/* By part or port: its flows, with those of ports within ports. */
typedef struct {
    int flows, zeros; /* zeros: those that nothing is connected to */
    int parts;        /* directly in it */
    int ports, open;  /* of it, with flows */
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
    for (int i = system->parts.count - 1; i > 0; i--) { /* its contents follow */
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
            system->parts.at[part->parent].is_port && around->flows == around->zeros; /* which counts instead */
        if (part->is_port && own->flows && own->flows == own->zeros && flat_block_around(system, i) > 0 &&
            !is_within_open)
            list_push(f->arena, &system->open_ports, i);
        if (!part->is_port && own->ports && own->open == own->ports && around->parts > 1 &&
            !(f->is_joined && f->is_joined[i]))
            list_push(f->arena, &system->unjoined, i);
    }
}

void flat_note_open_ports(Arena *arena, const System *system)
{
    enum { MOST_NAMED = 5 };
    const IntList *open = &system->open_ports, *unjoined = &system->unjoined;
    for (int i = 0; i < unjoined->count; i++)
        diag(DIAG_C33, system->parts.at[unjoined->at[i]].source, "the part '%s' is joined to nothing",
             system->parts.at[unjoined->at[i]].path->text);
    if (!open->count)
        return;
    Text names = text_new(arena);
    for (int i = 0; i < open->count && i < MOST_NAMED; i++)
        text_format(&names, "%s%s", i ? ", " : "", system->parts.at[open->at[i]].path->text);
    if (open->count > MOST_NAMED)
        text_format(&names, " and %d more", open->count - MOST_NAMED);
    diag(DIAG_C32, system->block->source, "%d port%s connected to nothing: nothing flows through %s", open->count,
         open->count == 1 ? " is" : "s are", open->count == 1 ? "it" : "them");
    diag_detail("%s", names.at);
}
