/* parts_dot.c - an internal block diagram as text for dot. The line of a signal has an arrow. If there are few parts,
 * those whose types are the model's own are shown with their values. */
#include "diagram/diagram.h"

typedef struct {
    Text *page;
    const Diagram *diagram;
    BoxLink *link; /* or NULL */
    void *context;
} Writing;

static void add_name(Text *page, const Property *property)
{
    Text words = text_new(page->arena);
    text_add(&words, property->name->text);
    sysml_print_multiplicity(&words, property);
    dot_add(page, words.at);
}

static void add_ports(Text *page, const Box *box, bool on_right)
{
    bool any = false;
    for (int i = 0; i < box->ports.count; i++) {
        if (parts_is_right(&box->ports.at[i]) != on_right)
            continue;
        text_add(page, any ? "" : "<TD><TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"2\" CELLPADDING=\"2\">");
        any = true;
        text_format(page, "<TR><TD PORT=\"p%d\">", i);
        add_name(page, box->ports.at[i].property);
        text_add(page, "</TD></TR>");
    }
    text_add(page, any ? "</TABLE></TD>" : "");
}

static void add_value(Text *words, const Box *box, const Property *property)
{
    const Name unit = property->type ? property->type->unit.symbol : NULL;
    const Value *own = box->property ? box->property->value : NULL, *value = property->value;
    const InstanceSpecification *instance = own && own->kind == VALUE_INSTANCE ? own->instance : NULL;
    for (int i = 0; instance && i < instance->slots.count; i++) /* the part's own value, if its instance has one */
        if (parts_stands_for(property, instance->slots.at[i]->feature) && instance->slots.at[i]->values.count == 1) {
            value = instance->slots.at[i]->values.at[0];
            break;
        }
    const bool is_number = value && value->kind == VALUE_NUMBER;
    text_add(words, property->name->text);
    sysml_print_multiplicity(words, property);
    if (unit && !is_number)
        text_format(words, " in %s", unit->text);
    if (value) {
        text_add(words, " = ");
        sysml_print_value(words, value);
    }
    if (unit && is_number)
        text_format(words, " %s", unit->text);
    text_add_char(words, '\n');
}

/* Writes a box; if there are few boxes, with its values, constants first. */
static void add_simple(Writing *w, int number)
{
    enum { FEW_BOXES = 4 };
    Text *page = w->page;
    const Diagram *diagram = w->diagram;
    const Box *box = &diagram->boxes.at[number];
    const char *link = w->link ? w->link(w->context, box->path) : NULL;
    const bool shows_values = diagram->boxes.count <= FEW_BOXES && !box->type->is_library;
    text_format(page, "b%d [label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\"><TR>", number);
    add_ports(page, box, false);
    text_format(page, "<TD BORDER=\"%d\" PORT=\"part\" CELLPADDING=\"%d\" BGCOLOR=\"#eef3fa\"%s",
                box->is_closed ? 2 : 1, shows_values ? 0 : 6,
                box->property && box->property->is_reference ? " STYLE=\"DASHED\"" : "");
    text_format(page, link ? " HREF=\"%s\">" : ">", link);
    if (shows_values)
        text_add(page, "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"6\"><TR><TD>");
    if (box->property) {
        add_name(page, box->property);
        text_add(page, "<BR/>: ");
    }
    dot_add(page, box->type->name->text);
    if (shows_values) {
        Text words = text_new(page->arena);
        const PropertyList properties = sysml_properties(box->type, page->arena);
        for (int is_constant = 1; is_constant >= 0; is_constant--)
            for (int i = 0; i < properties.count; i++)
                if (properties.at[i]->kind == PROPERTY_VALUE &&
                    (properties.at[i]->variability == VARIABILITY_CONSTANT) == is_constant)
                    add_value(&words, box, properties.at[i]);
        text_add(page, "</TD></TR>");
        if (words.length) {
            text_add(page, "<HR/><TR><TD ALIGN=\"LEFT\">");
            dot_add_lines(page, words.at);
            text_add(page, "</TD></TR>");
        }
        text_add(page, "</TABLE>");
    }
    text_add(page, "</TD>");
    add_ports(page, box, true);
    text_add(page, "</TR></TABLE>>]\n");
}

/* Writes a box, or a frame with its parts. A port of a frame is a node of its own. */
static void write_box(Writing *w, int number)
{
    Text *page = w->page;
    const Diagram *diagram = w->diagram;
    const Box *box = &diagram->boxes.at[number];
    if (!box->count) {
        add_simple(w, number);
        return;
    }
    text_format(page, "subgraph cluster%d {\nlabel=<", number);
    if (box->property) {
        add_name(page, box->property);
        text_add(page, " : ");
    } else {
        text_add(page, "ibd [block] ");
    }
    dot_add(page, box->type->name->text);
    text_format(page, ">\n%s", box->property && box->property->is_reference ? "style=dashed\n" : "");
    if (box->is_joined)
        text_format(page, "b%d [shape=point]\n", number);
    for (int i = 0; i < box->ports.count; i++) {
        text_format(page, "b%dp%d [label=<<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\" "
                          "BGCOLOR=\"#eeeeee\"><TR><TD>", number, i);
        add_name(page, box->ports.at[i].property);
        text_add(page, "</TD></TR></TABLE>>]\n");
    }
    for (int i = box->first; i < box->first + box->count; i++)
        write_box(w, i);
    text_add(page, "}\n");
}

/* Writes an end of a line: at the outer side of a port, unless the line goes the other way. */
static void add_end(Text *page, const Diagram *diagram, const End *end, bool is_tail)
{
    const Box *box = &diagram->boxes.at[end->box];
    text_format(page, "b%d", end->box);
    if (end->port >= 0 && box->count)
        text_format(page, "p%d", end->port);
    else if (end->port >= 0)
        text_format(page, ":p%d%s", end->port,
                    parts_is_right(&box->ports.at[end->port]) != is_tail ? "" : is_tail ? ":e" : ":w");
    else if (!box->count)
        text_add(page, ":part");
}

static void add_line(Text *page, const Diagram *diagram, const Line *line)
{
    add_end(page, diagram, &line->tail, true);
    text_add(page, " -> ");
    add_end(page, diagram, &line->head, false);
    text_add(page, line->is_signal ? " [dir=forward color=\"#1f5fa8\"" : " [dir=none");
    if (line->connector->type) {
        text_add(page, " style=bold label=<");
        dot_add(page, line->connector->name->text);
        text_add(page, " : ");
        dot_add(page, line->connector->type->name->text);
        text_add(page, ">");
    }
    text_add(page, "]\n");
}

void parts_write(Text *page, const Diagram *diagram, BoxLink *link, void *context)
{
    Writing w = {page, diagram, link, context};
    dot_begin(page, "rankdir=LR\nranksep=0.45\nlabelloc=b");
    if (diagram->omitted_count)
        text_format(page, "label=\"%d more parts of the system are not drawn.\"\n", diagram->omitted_count);
    else if (diagram->is_closed)
        text_add(page, "label=\"The inside of parts with thick borders is not drawn.\"\n");
    text_add(page, "subgraph frames {\nlabelloc=t\nlabeljust=l\n");
    write_box(&w, 0);
    text_add(page, "}\n");
    for (int i = 0; i < diagram->lines.count; i++)
        add_line(page, diagram, &diagram->lines.at[i]);
    text_add(page, "}\n");
}
