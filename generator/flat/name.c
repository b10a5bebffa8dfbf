/* name.c - what a path means, seen from an instance: one of identifiers in a text, one of properties at a connector. */
#include "flat/instance.h"

#include <string.h>

Name join_path(Name path, Name identifier)
{
    enum { USUAL = 256 };
    size_t length = path->length, added = identifier->length;
    if (!length)
        return identifier;
    if (length + added + 1 > USUAL)
        return name_format("%s.%s", path->text, identifier->text);
    char joined[USUAL];
    memcpy(joined, path->text, length);
    joined[length] = '.';
    memcpy(joined + length + 1, identifier->text, added);
    return name_of_length(joined, length + 1 + added);
}

const char no_such_name[] = "there is no such name";

static Member member_at(const Instance *instance, int slot)
{
    return instance->members ? instance->members[slot] : (Member){.kind = MEMBER_NONE};
}

/* A port with one signal stands for its signal: `swtch` for `swtch.rSig`. */
Member only_signal(Member member)
{
    if (member.kind != MEMBER_INSTANCE || member.is.instance->kind != INSTANCE_PORT)
        return member;
    const Instance *port = member.is.instance;
    return port->shape->signal >= 0 && port->shape->flow_count == 1 ? member_at(port, port->shape->signal) : member;
}

/* An identifier may be 'quoted' and then hold dots. */
size_t first_length(const char *path)
{
    if (*path != '\'')
        return strcspn(path, ".");
    size_t i = 1;
    while (path[i] && path[i] != '\'')
        i += path[i] == '\\' && path[i + 1] ? 2 : 1;
    return path[i] ? i + 1 : i;
}

/* A step by name; the flow property between a port and its variables may be left out. */
static Member step(const Instance *instance, Name identifier, const char **problem)
{
    int slot = map_get(instance->shape->by_name, identifier, -1);
    if (slot >= 0)
        return member_at(instance, slot);
    slot = map_get(instance->shape->behind, identifier, -1);
    if (slot == AMBIGUOUS)
        *problem = "several flow properties have it: write the flow property's name before it";
    if (slot < 0)
        return (Member){.kind = MEMBER_NONE};
    Member flow = member_at(instance, slot);
    return flow.kind == MEMBER_INSTANCE ? step(flow.is.instance, identifier, problem) : flow;
}

static const char *usable(Member member, const Instance *scope)
{
    if (member.kind == MEMBER_INSTANCE)
        return member.is.instance->kind == INSTANCE_PORT ? "it is a port; name one of its variables"
                                                         : "it is a part; name one of its values";
    if (member.kind != MEMBER_NONE)
        return NULL;
    return scope->kind == INSTANCE_CONSTRAINT ? "it is no number" : "it is no number or truth value";
}

Member resolve_name(const Instance *scope, Name path, const char **problem)
{
    *problem = NULL;
    Member member = {.kind = MEMBER_NONE};
    const Instance *instance = scope;
    for (const char *rest = path->text; *rest;) {
        size_t length = first_length(rest);
        Name identifier = length == path->length ? path : name_of_length(rest, length);
        member = step(instance, identifier, problem);
        bool is_known = map_get(instance->shape->by_name, identifier, -1) >= 0 || member.kind != MEMBER_NONE;
        rest += length;
        if (!is_known) {
            if (!*problem)
                *problem = no_such_name;
            return member;
        }
        if (!*rest)
            break;
        rest++;
        if (member.kind != MEMBER_INSTANCE) {
            *problem = "it has no inner structure";
            return (Member){.kind = MEMBER_NONE};
        }
        instance = member.is.instance;
    }
    member = only_signal(member);
    *problem = usable(member, scope);
    if (*problem)
        member.kind = MEMBER_NONE;
    return member;
}

Member resolve_path(const Instance *scope, const ConnectorEnd *end)
{
    const Instance *instance = scope;
    Member member = {.kind = MEMBER_NONE};
    for (int i = 0; i < end->path.count; i++) {
        if (i > 0) {
            if (member.kind != MEMBER_INSTANCE)
                return (Member){.kind = MEMBER_NONE};
            instance = member.is.instance;
        }
        const char *ignored = NULL;
        int slot = shape_slot(instance->shape, end->path.at[i]);
        member = slot >= 0 ? member_at(instance, slot) : step(instance, end->path.at[i]->identifier, &ignored);
    }
    return member;
}

/* Plant::pump.outlet */
const char *end_text(Arena *arena, const Connector *connector, int end)
{
    Text text = text_new(arena);
    text_format(&text, "%s::", connector->owner->qualified->text);
    const ConnectorEnd *at = &connector->end[end];
    for (int i = 0; i < at->path.count; i++)
        text_format(&text, "%s%s", i ? "." : "", at->path.at[i]->name->text);
    return text.at;
}
