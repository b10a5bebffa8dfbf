/* parts.c - the inside of a block: its parts as boxes with ports, those with parts of their own as frames, and lines
 * between them. Bindings are drawn only between ports: other bindings belong to equations. */
#include "diagram/diagram.h"

enum { MOST_BOXES = 50 }; /* more are unreadable: then the inside of the deepest parts is left out */

/* ---- boxes and ports ---- */

/* Adds a box without its parts. */
static void add_box(Diagram *diagram, int owner, const Property *property, const Classifier *type)
{
    const Name identifier = property ? identifier_canonical(property->name->text) : name_of("");
    const Name around = owner < 0 ? identifier : diagram->boxes.at[owner].path;
    Box box = {.property = property, .type = type,
               .path = around->length && owner >= 0 ? name_joined(around, ".", identifier) : identifier};
    const PropertyList properties = sysml_properties(type, diagram->arena);
    for (int i = 0; i < properties.count; i++) {
        if (properties.at[i]->kind != PROPERTY_PORT)
            continue;
        const Direction direction = sysml_signal_direction(properties.at[i], diagram->arena);
        list_push(diagram->arena, &box.ports, (Port){properties.at[i], direction, 0});
    }
    list_push(diagram->arena, &diagram->boxes, box);
}

static void parts_of(const Diagram *diagram, int number, PropertyList *parts)
{
    const PropertyList properties = sysml_properties(diagram->boxes.at[number].type, diagram->arena);
    for (int i = 0; i < properties.count; i++)
        if (properties.at[i]->kind == PROPERTY_PART && properties.at[i]->type)
            list_push(diagram->arena, parts, properties.at[i]);
}

/* Adds boxes level by level while a whole level fits; of the system's own parts, as many as fit. */
static void add_boxes(Diagram *diagram, const Classifier *system)
{
    add_box(diagram, -1, NULL, system);
    for (int first = 0, end = 1; first < end; first = end, end = diagram->boxes.count) {
        PropertyList all = {0};
        for (int i = first; i < end; i++)
            parts_of(diagram, i, &all);
        const int room = MOST_BOXES - (end - 1);
        const bool is_closed = all.count > room && first > 0;
        diagram->is_closed = diagram->is_closed || is_closed;
        if (all.count > room && first == 0)
            diagram->omitted_count = all.count - room;
        for (int i = first; i < end; i++) {
            PropertyList parts = {0};
            parts_of(diagram, i, &parts);
            diagram->boxes.at[i].is_closed = is_closed && parts.count > 0;
            diagram->boxes.at[i].first = diagram->boxes.count;
            for (int j = 0; j < parts.count && j < room && !is_closed; j++)
                add_box(diagram, i, parts.at[j], parts.at[j]->type);
            diagram->boxes.at[i].count = diagram->boxes.count - diagram->boxes.at[i].first;
        }
    }
}

/* ---- connectors ---- */

/* Needed because inherited connectors name properties that may have been redefined. */
bool parts_stands_for(const Property *special, const Property *general)
{
    bool found = special == general;
    for (int i = 0; i < special->redefined.count && !found; i++)
        found = parts_stands_for(special->redefined.at[i], general);
    return found;
}

/* Finds the drawn end of a connector; false if it is not drawn. Follows the path to the first port, or to a part whose
 * inside is not drawn. */
static bool find_end(const Diagram *diagram, int owner, const ConnectorEnd *written, End *end)
{
    *end = (End){.box = owner, .port = -1};
    const int count = written->path.count;
    int step = 0;
    for (; step < count && written->path.at[step]->kind == PROPERTY_PART; step++) {
        const Box *box = &diagram->boxes.at[end->box];
        int child = -1;
        for (int i = box->first; i < box->first + box->count && child < 0; i++)
            child = parts_stands_for(diagram->boxes.at[i].property, written->path.at[step]) ? i : -1;
        if (child < 0 && box->count > 0)
            return false;
        end->box = child >= 0 ? child : end->box;
    }
    if (step == count)
        return true;
    const Property *last = written->path.at[count - 1];
    if (written->path.at[step]->kind != PROPERTY_PORT || (last->kind != PROPERTY_PORT && last->kind != PROPERTY_FLOW))
        return false;
    const Box *box = &diagram->boxes.at[end->box];
    for (int i = 0; i < box->ports.count && end->port < 0; i++)
        end->port = parts_stands_for(box->ports.at[i].property, written->path.at[step]) ? i : -1;
    end->is_inner = end->box == owner;
    end->direction = sysml_signal_direction(last, diagram->arena);
    for (int i = step; i < count - 1; i++)
        end->direction = sysml_direction_seen(end->direction, written->path.at[i]->is_conjugated);
    end->direction = sysml_direction_seen(end->direction, end->is_inner);
    return true;
}

/* ---- from left to right ---- */

bool parts_is_right(const Port *port)
{
    return port->direction == DIRECTION_NONE ? port->lines_right > 0 : port->direction == DIRECTION_OUT;
}

static void reach(Diagram *diagram, int owner, int number, IntList *reached)
{
    const Box *frame = &diagram->boxes.at[owner];
    if (number < frame->first || number >= frame->first + frame->count || diagram->boxes.at[number].order)
        return;
    list_push(diagram->arena, reached, number);
    diagram->boxes.at[number].order = reached->count;
}

/* Orders the parts of a frame along its lines, which begin at `first`: first from the ports on the left of the frame,
 * then from the first part that is left. */
static void order_parts(Diagram *diagram, int owner, int first)
{
    const int count = diagram->lines.count, end = diagram->boxes.at[owner].first + diagram->boxes.at[owner].count;
    IntList reached = {0};
    for (int i = first; i < count; i++) {
        const End *ends[] = {&diagram->lines.at[i].tail, &diagram->lines.at[i].head};
        for (int k = 0; k < 2; k++)
            if (ends[k]->is_inner && ends[k]->port >= 0 &&
                !parts_is_right(&diagram->boxes.at[ends[k]->box].ports.at[ends[k]->port]))
                reach(diagram, owner, ends[1 - k]->box, &reached);
    }
    for (int part = diagram->boxes.at[owner].first, done = 0; part < end; part++) {
        for (; done < reached.count; done++)
            for (int i = first; i < count; i++) {
                const Line *line = &diagram->lines.at[i];
                if (line->tail.box == reached.at[done] || line->head.box == reached.at[done]) {
                    reach(diagram, owner, line->head.box, &reached);
                    reach(diagram, owner, line->tail.box, &reached);
                }
            }
        reach(diagram, owner, part, &reached);
    }
}

/* True if a line must be reversed. Signals go to the right. Other lines follow the order of parts, except at ports of
 * the frame, whose side is known. */
static bool is_backward(const Diagram *diagram, const Line *line)
{
    const End ends[2] = {line->tail, line->head};
    if (ends[0].direction != DIRECTION_NONE || ends[1].direction != DIRECTION_NONE)
        return ends[0].direction == DIRECTION_IN || ends[1].direction == DIRECTION_OUT;
    for (int i = 0; i < 2; i++)
        if (ends[i].is_inner && ends[i].port >= 0)
            return parts_is_right(&diagram->boxes.at[ends[i].box].ports.at[ends[i].port]) == (i == 0);
    return diagram->boxes.at[ends[0].box].order > diagram->boxes.at[ends[1].box].order;
}

/* Adds the lines of a frame. */
static void add_lines(Diagram *diagram, int owner)
{
    const int first = diagram->lines.count;
    ConnectorList connectors = {0};
    if (diagram->boxes.at[owner].count > 0)
        connectors = sysml_connectors(diagram->boxes.at[owner].type, diagram->arena);
    for (int i = 0; i < connectors.count; i++) {
        const Connector *connector = connectors.at[i];
        End ends[2];
        if (!find_end(diagram, owner, &connector->end[0], &ends[0]) ||
            !find_end(diagram, owner, &connector->end[1], &ends[1]) ||
            (connector->is_binding && (list_last(&connector->end[0].path)->kind != PROPERTY_PORT ||
                                       list_last(&connector->end[1].path)->kind != PROPERTY_PORT)))
            continue;
        list_push(diagram->arena, &diagram->lines, (Line){ends[0], ends[1], connector, false});
    }
    order_parts(diagram, owner, first);
    for (int i = first; i < diagram->lines.count; i++) {
        Line *line = &diagram->lines.at[i];
        if (is_backward(diagram, line))
            *line = (Line){line->head, line->tail, line->connector, false};
        line->is_signal = line->tail.direction == DIRECTION_OUT && line->head.direction == DIRECTION_IN;
        const End *of_line[] = {&line->tail, &line->head};
        for (int k = 0; k < 2; k++) {
            Box *box = &diagram->boxes.at[of_line[k]->box];
            if (of_line[k]->port < 0)
                box->is_joined = true;
            else if (!of_line[k]->is_inner)
                box->ports.at[of_line[k]->port].lines_right += k == 0 ? 1 : -1;
        }
    }
}

Diagram parts_read(Arena *arena, const Classifier *system)
{
    Diagram diagram = {.arena = arena};
    add_boxes(&diagram, system);
    for (int i = 0; i < diagram.boxes.count; i++)
        add_lines(&diagram, i);
    return diagram;
}

ClassifierList parts_blocks(Arena *arena, const Classifier *system)
{
    ClassifierList blocks = {0};
    Map *known = map_new(arena);
    list_push(arena, &blocks, system);
    map_put(known, system, 1);
    for (int i = 0; i < blocks.count; i++) { /* the list grows in the loop */
        const PropertyList properties = sysml_properties(blocks.at[i], arena);
        for (int k = 0; k < properties.count; k++) {
            const Classifier *type = properties.at[k]->kind == PROPERTY_PART ? properties.at[k]->type : NULL;
            if (!type || map_get(known, type, 0))
                continue;
            map_put(known, type, 1);
            list_push(arena, &blocks, type);
        }
    }
    return blocks;
}
