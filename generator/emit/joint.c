/* joint.c - tables of the joints of connectors as drawn, for --verify. */
#include "emit/passes.h"
#include "emit/item.h"

static void print_connectors(Program *p, Record *list, Text *tables)
{
    const System *system = p->system;
    const int connectors = system->connectors.count, joints = system->joints.count;
    int *rows = arena_array(p->arena, int, 2 * connectors), *joined = arena_array(p->arena, int, 4 * joints);
    for (int i = 0; i < connectors; i++) {
        const FlatConnector *connector = &system->connectors.at[i];
        rows[2 * i] = emit_element_row(p, connector->source.element, connector->source);
        rows[2 * i + 1] = emit_instance_row(p, connector->instance);
        arena_reset(p->scratch);
    }
    for (int i = 0; i < joints; i++) {
        const FlatJoint *joint = &system->joints.at[i];
        joined[4 * i] = joint->connector;
        for (int k = 0; k < 2; k++)
            joined[4 * i + 1 + k] = joint->variable[k] < 0 ? -1 : p->layout.places.at[joint->variable[k]].row;
        joined[4 * i + 3] = (joint->is_outside[0] ? 1 : 0) + (joint->is_outside[1] ? 2 : 0);
    }
    record_set(list, "connectors", series_text(p, tables, "connectors", rows, 2 * connectors));
    record_set(list, "joints", series_text(p, tables, "joint_table", joined, 4 * joints));
    record_format(list, "joint_count", "%d", joints);
}

void joints_print(Program *p, Record *record)
{
    const System *system = p->system;
    int *flows = arena_array(p->arena, int, system->variables.count), count = 0;
    for (int v = 0; v < system->variables.count; v++)
        if (system->variables.at[v].is_flow)
            flows[count++] = p->layout.places.at[v].row;
    Record *table = record_when(record, "with_joints", parts_verify(p->causal) && (system->joints.count || count)),
           *list;
    if (!table)
        return;
    Text tables = text_new(p->arena);
    list = record_when(table, "with_flows", count > 0);
    if (list) {
        record_set(list, "flows", series_text(p, &tables, "flows", flows, count));
        record_format(list, "flow_count", "%d", count);
    }
    list = record_when(table, "with_connectors", system->joints.count > 0);
    if (list)
        print_connectors(p, list, &tables);
    record_set(table, "joint_tables", tables.at);
}
