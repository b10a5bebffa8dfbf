/* instance.c - the table of parts, by which paths are put together. */
#include "emit/program.h"

#include <string.h>

/* Ports are named with the part that they are of, but for those that have equations of their own. */
void instances_number(Program *p)
{
    const System *system = p->system;
    Map *owners = map_new(p->arena); /* path -> 1: of an equation */
    p->instance_rows = arena_array(p->arena, int, system->parts.count);
    p->instance_of = map_new(p->arena);
    for (int e = 0; e < system->equations.count; e++)
        map_put(owners, system->equations.at[e].instance, 1);
    for (int i = 0; i < system->parts.count; i++) {
        const FlatPart *part = &system->parts.at[i];
        if (part->is_port && !map_get(owners, part->path, 0)) {
            p->instance_rows[i] = p->instance_rows[part->parent];
            continue;
        }
        p->instance_rows[i] = p->instances.count;
        map_put(p->instance_of, part->path, p->instances.count);
        list_push(p->arena, &p->instances, i);
    }
}

int emit_instance_row(const Program *p, Name path)
{
    return map_get(p->instance_of, path, 0);
}

static void fill_instance(void *context, Record *row, int index)
{
    const Program *p = context;
    const FlatPart *part = &p->system->parts.at[p->instances.at[index]];
    const int owner = part->parent < 0 ? -1 : p->instance_rows[part->parent];
    const size_t above = owner < 0 ? 0 : p->system->parts.at[p->instances.at[owner]].path->length;
    record_set(row, "name", c_quoted(p->scratch, part->path->text + above + (above > 0)));
    record_format(row, "owner", "%d", owner);
}

void instances_print(Program *p, Record *record)
{
    size_t size = 0;
    for (int i = 0; i < p->instances.count; i++)
        size += (size_t)p->system->parts.at[p->instances.at[i]].path->length + 1;
    record_rows(record, "instances", p->instances.count, fill_instance, p, p->scratch);
    record_format(record, "instance_count", "%d", p->instances.count);
    record_format(record, "path_size", "%zu", size);
}
