/* diagram.c - host tool: the internal block diagram of a model, as text for Graphviz's dot.
 *
 *     diagram LIBRARIES MODEL.xmi [BLOCK] | dot -Tsvg >model.svg
 *
 * Parts are boxes with their ports, those with parts of their own are frames; lines are connectors, with an arrow where
 * a signal flows. Bindings are lines only between ports: others belong to equations. The names of nodes and ports in
 * the text are numbers, and what a model names stands in escaped labels only, so that no name can mean anything to dot
 * or in the picture. */
#include "sysml/sysml.h"

#include <stdio.h>
#include <string.h>

enum { MOST_BOXES = 50 }; /* more are no picture: then the inside of the deepest ones is left out */

typedef struct {
    const Property *property;
    Direction direction; /* of its signal; NONE: physical, or of both directions */
    int lines_right;     /* how many more of its lines go to the right than to the left, outside of its box */
} Port;

/* A part, or the system itself. */
typedef struct {
    const Property *property; /* NULL for the system */
    const Classifier *type;
    List(Port) ports;
    int first, count; /* its parts, in boxes; count 0: a box, else a frame */
    int order;        /* within its frame, from 1: how near it is to the frame's left side */
    bool is_closed;   /* it has parts that are not drawn */
    bool is_joined;   /* a connector ends at the part itself */
} Box;

/* Where a connector ends, as it is drawn. */
typedef struct {
    int box, port; /* port -1: the part itself */
    bool is_inner; /* a port of the frame that the connector is in */
    Direction direction;
} End;

typedef struct {
    End tail, head; /* drawn from left to right */
    const Connector *connector;
    bool is_signal;
} Line;

typedef struct {
    Arena *arena;
    List(Box) boxes; /* what is in a box comes after it */
    List(Line) lines;
    bool is_closed;    /* parts of some box are not drawn */
    int omitted_count; /* of the system's own parts */
    Text page;
} Diagram;

/* ---- boxes and ports ---- */

/* Without its parts. */
static void add_box(Diagram *diagram, const Property *property, const Classifier *type)
{
    Box box = {.property = property, .type = type};
    PropertyList properties = {0};
    sysml_properties(type, diagram->arena, &properties);
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
    PropertyList properties = {0};
    sysml_properties(diagram->boxes.at[number].type, diagram->arena, &properties);
    for (int i = 0; i < properties.count; i++)
        if (properties.at[i]->kind == PROPERTY_PART && properties.at[i]->type)
            list_push(diagram->arena, parts, properties.at[i]);
}

/* Level by level, as long as there is room for the whole level; of the system's own parts as many as there is room. */
static void add_boxes(Diagram *diagram, const Classifier *system)
{
    add_box(diagram, NULL, system);
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
                add_box(diagram, parts.at[j], parts.at[j]->type);
            diagram->boxes.at[i].count = diagram->boxes.count - diagram->boxes.at[i].first;
        }
    }
}

/* ---- connectors ---- */

/* Inherited connectors name properties that others may have redefined. */
static bool stands_for(const Property *special, const Property *general)
{
    bool found = special == general;
    for (int i = 0; i < special->redefined.count && !found; i++)
        found = stands_for(special->redefined.at[i], general);
    return found;
}

static int child_of(const Diagram *diagram, const Box *box, const Property *property)
{
    for (int i = box->first; i < box->first + box->count; i++)
        if (stands_for(diagram->boxes.at[i].property, property))
            return i;
    return -1;
}

static int port_of(const Box *box, const Property *property)
{
    for (int i = 0; i < box->ports.count; i++)
        if (stands_for(box->ports.at[i].property, property))
            return i;
    return -1;
}

/* False if the end is nothing that is drawn. A path is followed to the first port, or to what is not drawn deeper. */
static bool find_end(const Diagram *diagram, int owner, const ConnectorEnd *written, End *end)
{
    *end = (End){.box = owner, .port = -1};
    const int count = written->path.count;
    int step = 0;
    for (; step < count && written->path.at[step]->kind == PROPERTY_PART; step++) {
        const Box *box = &diagram->boxes.at[end->box];
        const int child = child_of(diagram, box, written->path.at[step]);
        if (child < 0 && box->count > 0)
            return false;
        end->box = child >= 0 ? child : end->box;
    }
    if (step == count)
        return true;
    const Property *last = written->path.at[count - 1];
    if (written->path.at[step]->kind != PROPERTY_PORT || (last->kind != PROPERTY_PORT && last->kind != PROPERTY_FLOW))
        return false;
    end->port = port_of(&diagram->boxes.at[end->box], written->path.at[step]);
    end->is_inner = end->box == owner;
    end->direction = sysml_signal_direction(last, diagram->arena);
    for (int i = step; i < count - 1; i++)
        end->direction = direction_seen(end->direction, written->path.at[i]->is_conjugated);
    end->direction = direction_seen(end->direction, end->is_inner);
    return true;
}

/* ---- from left to right ---- */

static bool is_right(const Port *port)
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

static bool is_left_port(const Diagram *diagram, const End *end)
{
    return end->is_inner && end->port >= 0 && !is_right(&diagram->boxes.at[end->box].ports.at[end->port]);
}

/* From the ports on the left of a frame, and then from the first part, along its lines, which begin at `first`. */
static void order_parts(Diagram *diagram, int owner, int first)
{
    const int count = diagram->lines.count, end = diagram->boxes.at[owner].first + diagram->boxes.at[owner].count;
    IntList reached = {0};
    for (int i = first; i < count; i++) {
        const Line *line = &diagram->lines.at[i];
        if (is_left_port(diagram, &line->tail))
            reach(diagram, owner, line->head.box, &reached);
        if (is_left_port(diagram, &line->head))
            reach(diagram, owner, line->tail.box, &reached);
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

/* Signals go to the right. Other lines go on in the order of parts, but for the frame's ports, whose side is known. */
static bool is_backward(const Diagram *diagram, const Line *line)
{
    const End ends[2] = {line->tail, line->head};
    if (ends[0].direction != DIRECTION_NONE || ends[1].direction != DIRECTION_NONE)
        return ends[0].direction == DIRECTION_IN || ends[1].direction == DIRECTION_OUT;
    for (int i = 0; i < 2; i++)
        if (ends[i].is_inner && ends[i].port >= 0)
            return is_right(&diagram->boxes.at[ends[i].box].ports.at[ends[i].port]) == (i == 0);
    return diagram->boxes.at[ends[0].box].order > diagram->boxes.at[ends[1].box].order;
}

static void attach(Diagram *diagram, const End *end, bool goes_right)
{
    Box *box = &diagram->boxes.at[end->box];
    if (end->port < 0)
        box->is_joined = true;
    else if (!end->is_inner)
        box->ports.at[end->port].lines_right += goes_right ? 1 : -1;
}

/* Those of a frame. */
static void add_lines(Diagram *diagram, int owner)
{
    const int first = diagram->lines.count;
    ConnectorList connectors = {0};
    if (diagram->boxes.at[owner].count > 0)
        sysml_connectors(diagram->boxes.at[owner].type, diagram->arena, &connectors);
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
        attach(diagram, &line->tail, true);
        attach(diagram, &line->head, false);
    }
}

/* ---- writing ---- */

/* As text of a label like HTML. */
static void add_escaped(Text *page, const char *words)
{
    for (; *words; words++)
        switch (*words) {
        case '&': text_add(page, "&amp;"); break;
        case '<': text_add(page, "&lt;"); break;
        case '>': text_add(page, "&gt;"); break;
        case '"': text_add(page, "&quot;"); break;
        default: text_add_char(page, (unsigned char)*words < ' ' ? ' ' : *words);
        }
}

static void add_name(Text *page, const Property *property)
{
    Text words = text_new(page->arena);
    text_add(&words, property->name->text);
    sysml_print_multiplicity(&words, property);
    add_escaped(page, words.at);
}

static void add_ports(Text *page, const Box *box, bool on_right)
{
    bool any = false;
    for (int i = 0; i < box->ports.count; i++) {
        if (is_right(&box->ports.at[i]) != on_right)
            continue;
        text_add(page, any ? "" : "<TD><TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"2\" CELLPADDING=\"2\">");
        any = true;
        text_format(page, "<TR><TD PORT=\"p%d\">", i);
        add_name(page, box->ports.at[i].property);
        text_add(page, "</TD></TR>");
    }
    text_add(page, any ? "</TABLE></TD>" : "");
}

static void add_simple(Diagram *diagram, int number)
{
    Text *page = &diagram->page;
    const Box *box = &diagram->boxes.at[number];
    text_format(page, "b%d [label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\"><TR>", number);
    add_ports(page, box, false);
    text_format(page, "<TD BORDER=\"%d\" PORT=\"part\" CELLPADDING=\"6\" BGCOLOR=\"#eef3fa\"%s>",
                box->is_closed ? 2 : 1, box->property && box->property->is_reference ? " STYLE=\"DASHED\"" : "");
    if (box->property) {
        add_name(page, box->property);
        text_add(page, "<BR/>: ");
    }
    add_escaped(page, box->type->name->text);
    text_add(page, "</TD>");
    add_ports(page, box, true);
    text_add(page, "</TR></TABLE>>]\n");
}

/* Opens it; its parts follow. A port at a frame is a node of its own. */
static void begin_frame(Diagram *diagram, int number)
{
    Text *page = &diagram->page;
    const Box *box = &diagram->boxes.at[number];
    text_format(page, "subgraph cluster%d {\nlabel=<", number);
    if (box->property) {
        add_name(page, box->property);
        text_add(page, " : ");
    } else {
        text_add(page, "ibd [block] ");
    }
    add_escaped(page, box->type->name->text);
    text_format(page, ">\n%s", box->property && box->property->is_reference ? "style=dashed\n" : "");
    if (box->is_joined)
        text_format(page, "b%d [shape=point]\n", number);
    for (int i = 0; i < box->ports.count; i++) {
        text_format(page, "b%dp%d [label=<<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\" "
                          "BGCOLOR=\"#eeeeee\"><TR><TD>", number, i);
        add_name(page, box->ports.at[i].property);
        text_add(page, "</TD></TR></TABLE>>]\n");
    }
}

static void write_box(Diagram *diagram, int number)
{
    const Box *box = &diagram->boxes.at[number];
    if (!box->count) {
        add_simple(diagram, number);
        return;
    }
    begin_frame(diagram, number);
    for (int i = box->first; i < box->first + box->count; i++)
        write_box(diagram, i);
    text_add(&diagram->page, "}\n");
}

/* At the outer side of a port, unless the line goes the other way. */
static void add_end(Diagram *diagram, const End *end, bool is_tail)
{
    const Box *box = &diagram->boxes.at[end->box];
    text_format(&diagram->page, "b%d", end->box);
    if (end->port >= 0 && box->count)
        text_format(&diagram->page, "p%d", end->port);
    else if (end->port >= 0)
        text_format(&diagram->page, ":p%d%s", end->port,
                    is_right(&box->ports.at[end->port]) != is_tail ? "" : is_tail ? ":e" : ":w");
    else if (!box->count)
        text_add(&diagram->page, ":part");
}

static void add_line(Diagram *diagram, const Line *line)
{
    Text *page = &diagram->page;
    add_end(diagram, &line->tail, true);
    text_add(page, " -> ");
    add_end(diagram, &line->head, false);
    text_add(page, line->is_signal ? " [dir=forward color=\"#1f5fa8\"" : " [dir=none");
    if (line->connector->type) {
        text_add(page, " style=bold label=<");
        add_escaped(page, line->connector->name->text);
        text_add(page, " : ");
        add_escaped(page, line->connector->type->name->text);
        text_add(page, ">");
    }
    text_add(page, "]\n");
}

static void write_diagram(Diagram *diagram)
{
    Text *page = &diagram->page;
    text_add(page, "digraph {\nrankdir=LR\nranksep=0.6\nfontname=\"Helvetica\"\nfontsize=11\nlabelloc=b\n"
                   "node [shape=plain fontname=\"Helvetica\" fontsize=11]\n"
                   "edge [fontname=\"Helvetica\" fontsize=10 arrowsize=0.7]\n");
    if (diagram->omitted_count)
        text_format(page, "label=\"%d more parts of the system are not drawn.\"\n", diagram->omitted_count);
    else if (diagram->is_closed)
        text_add(page, "label=\"The inside of parts with thick borders is not drawn.\"\n");
    text_add(page, "subgraph frames {\nlabelloc=t\n");
    write_box(diagram, 0);
    text_add(page, "}\n");
    for (int i = 0; i < diagram->lines.count; i++)
        add_line(diagram, &diagram->lines.at[i]);
    text_add(page, "}\n");
}

/* What an experiment simulates is its one part; NULL if there is none. */
static const Classifier *system_of(Arena *arena, const SysmlModel *model, const Classifier *block)
{
    if (!block || !sysml_is_experiment(model, block))
        return block;
    PropertyList properties = {0};
    sysml_properties(block, arena, &properties);
    for (int i = 0; i < properties.count; i++)
        if (properties.at[i]->kind == PROPERTY_PART && properties.at[i]->type)
            return properties.at[i]->type;
    return NULL;
}

static const Classifier *read_system(Arena *arena, const char *folder, const char *path, const char *name)
{
    bool failed = false;
    LibraryPath libraries = {0};
    list_push(arena, &libraries.folders, folder);
    const SysmlModel *model = sysml_read(arena, path, &libraries, &failed);
    if (!model || diag_error_count() > 0)
        return NULL;
    const Classifier *block = sysml_choose_block(model, name, &failed);
    if (block)
        sysml_check(model, block);
    return diag_error_count() > 0 ? NULL : system_of(arena, model, block);
}

int main(int count, char **arguments)
{
    if (count != 3 && count != 4) {
        fputs("usage: diagram LIBRARIES MODEL.xmi [BLOCK] >model.dot\n", stderr);
        return 2;
    }
    Diagram diagram = {.arena = arena_new()};
    diagram.page = text_new(diagram.arena);
    const char *block = count > 3 ? arguments[3] : NULL;
    const Classifier *system = read_system(diagram.arena, arguments[1], arguments[2], block);
    int status = 1;
    if (system) {
        add_boxes(&diagram, system);
        for (int i = 0; i < diagram.boxes.count; i++)
            add_lines(&diagram, i);
        write_diagram(&diagram);
        fputs(diagram.page.at, stdout);
        status = fflush(stdout) == 0 ? 0 : 3;
    } else {
        diag_flush(stderr, false);
    }
    exprs_release();
    names_release();
    diag_release();
    arena_free(diagram.arena);
    return status;
}
