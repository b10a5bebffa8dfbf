/* joint.c - tables of what connectors join as drawn, for --verify.
 *
 * A connector that is drawn once stands once, however many parts of its block there are. */
#include "emit/program.h"

#include <string.h>

typedef struct {
    Program *p;
    Map *known_drawings, *known_connectors; /* text -> row */
    int drawing_count, connector_count;
    Text drawings, connectors;
} Drawn;

/* What it is drawn in, and in which file. */
static int drawing_row(Drawn *d, const char *element, int within, const SourceFile *file)
{
    const char *label = file ? file->label->text : "";
    const Name key = name_format("%.*s\n%s", within, element, label);
    const int row = map_get(d->known_drawings, key, d->drawing_count);
    if (row < d->drawing_count)
        return row;
    map_put(d->known_drawings, key, d->drawing_count++);
    text_format(&d->drawings, "    {%s, %s},\n",
                code_string(d->p->scratch, arena_copy(d->p->scratch, element, (size_t)within)),
                code_string(d->p->scratch, label));
    return row;
}

static int connector_row(Drawn *d, Source source)
{
    const char *element = source.element ? source.element->text : "", *last = element;
    for (const char *at = strstr(element, "::"); at; at = strstr(last, "::"))
        last = at + strlen("::");
    const int drawing = drawing_row(d, element, (int)(last - element), source.file);
    const Name key = name_format("%d %d %s", drawing, source.line, last);
    const int row = map_get(d->known_connectors, key, d->connector_count);
    if (row < d->connector_count)
        return row;
    map_put(d->known_connectors, key, d->connector_count++);
    text_format(&d->connectors, "    {%s, %d, %d},\n", c_quoted(d->p->scratch, last), source.line, drawing);
    return row;
}

static void print_flows(Program *p, Record *table)
{
    const System *system = p->system;
    int *flows = arena_array(p->arena, int, system->variables.count), count = 0;
    for (int v = 0; v < system->variables.count; v++)
        if (system->variables.at[v].is_flow)
            flows[count++] = p->places.at[v].row;
    Record *list = record_when(table, "with_flows", count > 0);
    Text text = text_new(p->arena);
    if (!list)
        return;
    series_print(p, &text, "flows", flows, count);
    record_set(list, "flows", text.at);
    record_format(list, "flow_count", "%d", count);
}

static void print_connectors(Program *p, Record *list)
{
    const System *system = p->system;
    const int connectors = system->connectors.count, joints = system->joints.count;
    Drawn d = {p, map_new(p->arena), map_new(p->arena), 0, 0, text_new(p->arena), text_new(p->arena)};
    int *rows = arena_array(p->arena, int, 2 * connectors), *joined = arena_array(p->arena, int, 4 * joints);
    for (int i = 0; i < connectors; i++) {
        const FlatConnector *connector = &system->connectors.at[i];
        rows[2 * i] = connector_row(&d, connector->source);
        rows[2 * i + 1] = emit_instance_row(p, connector->instance);
        arena_reset(p->scratch);
    }
    for (int i = 0; i < joints; i++) {
        const FlatJoint *joint = &system->joints.at[i];
        joined[4 * i] = joint->connector;
        for (int k = 0; k < 2; k++)
            joined[4 * i + 1 + k] = joint->variable[k] < 0 ? -1 : p->places.at[joint->variable[k]].row;
        joined[4 * i + 3] = (joint->is_outside[0] ? 1 : 0) + (joint->is_outside[1] ? 2 : 0);
    }
    Text tables = text_new(p->arena);
    series_print(p, &tables, "connectors", rows, 2 * connectors);
    series_print(p, &tables, "joint_table", joined, 4 * joints);
    record_set(list, "drawings", d.drawings.at);
    record_set(list, "drawn_connectors", d.connectors.at);
    record_set(list, "joints", tables.at);
    record_format(list, "joint_count", "%d", joints);
}

void joints_print(Program *p, Record *record)
{
    bool has_flows = false;
    for (int v = 0; v < p->system->variables.count; v++)
        has_flows |= p->system->variables.at[v].is_flow;
    Record *table = record_when(record, "with_joints", p->system->joints.count || has_flows);
    if (!table)
        return;
    print_flows(p, table);
    Record *list = record_when(table, "with_connectors", p->system->joints.count > 0);
    if (list)
        print_connectors(p, list);
}
