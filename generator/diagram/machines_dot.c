/* machines_dot.c - state machines as text for dot: states with their actions, and transitions with their triggers.
 *
 * A composite state is drawn as a frame, and so is each of its regions if there are several. An arrow from or to a
 * frame ends at its border. In the text for dot it ends at a vertex in the frame: the last one in order at the upper
 * end of the arrow, the first one at the lower end. An arrow between a state and its contents begins or ends at a small
 * circle in the state. Arrows that lead back are written in the opposite direction, so that states are placed below one
 * another in the order in which they follow the initial state. */
#include "diagram/diagram.h"

typedef struct {
    Text *page;
    Map *numbers; /* of elements: vertices, regions, transitions */
    int count;
    Map *order; /* of vertices, in the order in which they are reached; from 1 */
} Drawing;

static int number_of(Drawing *drawing, const void *element)
{
    int number = map_get(drawing->numbers, element, -1);
    if (number < 0)
        map_put(drawing->numbers, element, number = drawing->count++);
    return number;
}

static bool is_composite(const Vertex *vertex)
{
    return vertex->regions.count > 0;
}

/* ---- texts ---- */

/* Adds an action; several statements are put below one another. */
static void add_action(Text *page, const char *what, const MachineText *action)
{
    StatementList statements = {0};
    for (; action; action = action->next)
        for (int i = 0; i < action->statements.count; i++)
            list_push(page->arena, &statements, action->statements.at[i]);
    if (!statements.count)
        return;
    Text words = text_new(page->arena);
    bool is_short = statements.count == 1 && statements.at[0]->branches.count == 0;
    int indent = *what && !is_short ? 4 : 2;
    statements_print(&words, &statements, indent);
    text_add(page, *what ? what : "/");
    text_add(page, !*what ? "&nbsp;" : is_short ? " / " : " /<BR ALIGN=\"LEFT\"/>");
    dot_add_lines(page, *what && !is_short ? words.at : words.at + indent);
}

void machines_add_expression(Text *words, Expr expression)
{
    if (expression->op == OP_NUMBER)
        text_add(words, number_text(expression->number));
    else
        expr_print(words, expression);
}

void machines_add_triggers(Text *words, const Transition *transition, const char *separator)
{
    static const char *const kinds[] = {"when ", "after ", "at ", ""};
    for (int i = 0; i < transition->triggers.count; i++) {
        const Trigger *trigger = transition->triggers.at[i];
        text_format(words, "%s%s", i ? separator : "", kinds[trigger->kind]);
        if (trigger->signal)
            text_add(words, trigger->signal->text);
        else
            machines_add_expression(words, trigger->text.expression);
        text_add(words, trigger->kind == TRIGGER_AFTER || trigger->kind == TRIGGER_AT ? " s" : "");
    }
}

/* Adds the triggers and guard of a transition, and its effect. */
static void add_transition_words(Text *page, const Transition *transition)
{
    Text words = text_new(page->arena);
    machines_add_triggers(&words, transition, ",\n");
    text_add(&words, transition->triggers.count ? "\n" : "");
    if (transition->guard) {
        text_add(&words, "[");
        machines_add_expression(&words, transition->guard->expression);
        text_add(&words, "]\n");
    }
    text_add(&words, transition->is_else ? "[else]\n" : "");
    dot_add_lines(page, words.at);
    add_action(page, "", transition->effect);
}

/* Adds the name of a state, its actions and its internal transitions as rows of a table. */
static void add_state_words(Text *page, const Vertex *state)
{
    text_add(page, "<TR><TD><B>");
    dot_add(page, state->name->text);
    text_add(page, "</B></TD></TR>");
    bool has_words = state->entry || state->during || state->exit;
    for (int i = 0; i < state->outgoing.count; i++)
        has_words = has_words || state->outgoing.at[i]->kind == TRANSITION_INTERNAL;
    if (!has_words)
        return;
    text_add(page, "<HR/><TR><TD ALIGN=\"LEFT\">");
    add_action(page, "entry", state->entry);
    add_action(page, "do", state->during);
    add_action(page, "exit", state->exit);
    for (int i = 0; i < state->outgoing.count; i++)
        if (state->outgoing.at[i]->kind == TRANSITION_INTERNAL)
            add_transition_words(page, state->outgoing.at[i]);
    text_add(page, "</TD></TR>");
}

/* ---- arrows ---- */

static int order_of(const Drawing *drawing, const Vertex *vertex)
{
    return map_get(drawing->order, vertex, 0);
}

/* The vertex in a frame at which an arrow ends in the text for dot: the first one in order, or the last one. */
static const Vertex *anchor_of(const Drawing *drawing, const Vertex *vertex, bool is_last)
{
    while (is_composite(vertex)) {
        const Region *region = vertex->regions.at[0];
        vertex = region->vertices.at[0];
        for (int i = 1; i < region->vertices.count; i++)
            if ((order_of(drawing, region->vertices.at[i]) > order_of(drawing, vertex)) == is_last)
                vertex = region->vertices.at[i];
    }
    return vertex;
}

static void add_end(Drawing *drawing, const Vertex *vertex, bool is_inside, char circle, bool is_upper)
{
    if (is_inside)
        text_format(drawing->page, "%c%d", circle, number_of(drawing, vertex));
    else
        text_format(drawing->page, "v%d", number_of(drawing, anchor_of(drawing, vertex, is_upper)));
}

static void add_words(Text *page, const Transition *transition)
{
    text_add(page, " label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"4\"><TR><TD>");
    add_transition_words(page, transition);
    text_add(page, "</TD></TR></TABLE>>");
}

/* dot keeps nodes apart and in their frames, but not always the words of arrows. Therefore the words are a node between
 * two halves of the arrow. */
static void add_arrow(Drawing *drawing, const Transition *transition)
{
    Text *page = drawing->page;
    bool goes_back = order_of(drawing, transition->from) > order_of(drawing, transition->to);
    const Vertex *upper = goes_back ? transition->to : transition->from;
    const Vertex *lower = goes_back ? transition->from : transition->to;
    bool is_upper_inside = is_composite(upper) && sysml_is_within(lower, upper);
    bool is_lower_inside = is_composite(lower) && sysml_is_within(upper, lower);
    bool has_words = transition->triggers.count || transition->guard || transition->is_else || transition->effect;
    bool is_loop = upper == lower && !is_composite(upper), has_halves = has_words && !is_loop;
    int words = number_of(drawing, transition);
    if (has_halves) {
        text_format(page, "w%d [fontsize=12", words);
        add_words(page, transition);
        text_add(page, "]\n");
    }
    add_end(drawing, upper, is_upper_inside, 'i', true);
    text_format(page, " -> ");
    if (has_halves)
        text_format(page, "w%d [dir=%s", words, goes_back ? "back" : "none");
    else
        add_end(drawing, lower, is_lower_inside, upper == lower ? 'o' : 'i', false);
    text_format(page, has_halves ? "" : goes_back ? " [dir=back" : " [dir=forward");
    if (is_composite(upper) && !is_upper_inside)
        text_format(page, " ltail=cluster%d", number_of(drawing, upper));
    if (has_halves) {
        text_format(page, "]\nw%d -> ", words);
        add_end(drawing, lower, is_lower_inside, upper == lower ? 'o' : 'i', false);
        text_format(page, " [dir=%s", goes_back ? "none" : "forward");
    }
    if (is_composite(lower) && !is_lower_inside)
        text_format(page, " lhead=cluster%d", number_of(drawing, lower));
    if (has_words && is_loop)
        add_words(page, transition);
    text_add(page, "]\n");
}

/* The innermost region that contains both ends; if one end is a state that contains the other, a region of it. */
static const Region *region_of(const Transition *transition)
{
    const Vertex *from = transition->from, *to = transition->to;
    const Vertex *around = is_composite(from) && sysml_is_within(to, from) ? from : to;
    const Vertex *inner = around == from ? to : from;
    if (is_composite(around) && sysml_is_within(inner, around)) {
        const Region *region = inner->region;
        while (inner != around && region->state != around)
            region = region->state->region;
        return inner == around ? around->regions.at[0] : region;
    }
    const Region *region = from->region;
    while (region->state && !sysml_is_within(to, region->state))
        region = region->state->region;
    return region;
}

/* ---- states ---- */

static void add_region(Drawing *drawing, const Region *region, bool is_alone);

/* Adds circles: `i` for arrows between the state and its contents, `o` for the end of one from the state to itself. */
static void add_circles(Drawing *drawing, const Vertex *state)
{
    const StateMachine *machine = state->region->machine;
    bool is_used = false, is_loop = false;
    for (int i = 0; i < machine->transitions.count; i++) {
        const Transition *transition = machine->transitions.at[i];
        const Vertex *from = transition->from, *to = transition->to;
        if (transition->kind == TRANSITION_INTERNAL)
            continue;
        is_used = is_used || (from == state && sysml_is_within(to, state)) ||
                  (to == state && sysml_is_within(from, state));
        is_loop = is_loop || (from == state && to == state);
    }
    const char *circle = "shape=circle width=0.08 label=\"\"";
    if (is_used)
        text_format(drawing->page, "i%d [%s]\n", number_of(drawing, state), circle);
    if (is_loop)
        text_format(drawing->page, "o%d [%s]\n", number_of(drawing, state), circle);
}

static void add_vertex(Drawing *drawing, const Vertex *vertex)
{
    static const char *const shapes[] = {
        [VERTEX_FINAL] = "shape=doublecircle style=filled fillcolor=black width=0.12",
        [VERTEX_INITIAL] = "shape=circle style=filled fillcolor=black width=0.16",
        [VERTEX_CHOICE] = "shape=diamond width=0.3 height=0.3",
        [VERTEX_JUNCTION] = "shape=circle style=filled fillcolor=black width=0.1",
        [VERTEX_TERMINATE] = "shape=none margin=0 fontsize=18 width=0.3 height=0.3",
        [VERTEX_SHALLOW_HISTORY] = "shape=circle margin=0 fontsize=10 width=0.32",
        [VERTEX_DEEP_HISTORY] = "shape=circle margin=0 fontsize=10 width=0.32",
        [VERTEX_FORK] = "shape=box style=filled fillcolor=black width=0.8 height=0.05",
        [VERTEX_JOIN] = "shape=box style=filled fillcolor=black width=0.8 height=0.05",
        [VERTEX_ENTRY_POINT] = "shape=circle width=0.16",
        [VERTEX_EXIT_POINT] = "shape=circle margin=0 fontsize=9 width=0.18",
    };
    static const char *const labels[] = {[VERTEX_TERMINATE] = "\u00d7",
                                         [VERTEX_SHALLOW_HISTORY] = "H",
                                         [VERTEX_DEEP_HISTORY] = "H*",
                                         [VERTEX_EXIT_POINT] = "\u00d7"};
    const size_t kind = vertex->kind;
    const char *label = kind < sizeof labels / sizeof *labels && labels[kind] ? labels[kind] : "";
    Text *page = drawing->page;
    if (is_composite(vertex)) {
        text_format(page, "subgraph cluster%d {\nstyle=rounded\nlabel=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" "
                          "CELLSPACING=\"0\" CELLPADDING=\"3\">", number_of(drawing, vertex));
        add_state_words(page, vertex);
        text_add(page, "</TABLE>>\n");
        add_circles(drawing, vertex);
        for (int i = 0; i < vertex->points.count; i++)
            add_vertex(drawing, vertex->points.at[i]);
        for (int i = 0; i < vertex->regions.count; i++)
            add_region(drawing, vertex->regions.at[i], vertex->regions.count == 1);
        text_add(page, "}\n");
    } else if (vertex->kind == VERTEX_STATE) {
        text_format(page, "v%d [label=<<TABLE BORDER=\"1\" STYLE=\"ROUNDED\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                          "CELLPADDING=\"5\" BGCOLOR=\"#eef3fa\">", number_of(drawing, vertex));
        add_state_words(page, vertex);
        text_add(page, "</TABLE>>]\n");
    } else {
        text_format(page, "v%d [%s label=\"%s\" fixedsize=true]\n", number_of(drawing, vertex), shapes[kind],
                    label);
    }
}

/* Recursion follows the nesting of states. */
static void add_region(Drawing *drawing, const Region *region, bool is_alone)
{
    Text *page = drawing->page;
    if (!is_alone) {
        text_format(page, "subgraph cluster%d {\nstyle=dashed\nlabel=<", number_of(drawing, region));
        dot_add(page, region->name->text);
        text_add(page, ">\n");
    }
    for (int i = 0; i < region->vertices.count; i++)
        add_vertex(drawing, region->vertices.at[i]);
    for (int i = 0; i < region->machine->transitions.count; i++) {
        const Transition *transition = region->machine->transitions.at[i];
        if (transition->kind != TRANSITION_INTERNAL && region_of(transition) == region)
            add_arrow(drawing, transition);
    }
    text_add(page, is_alone ? "" : "}\n");
}

/* Numbers the vertices depth first: each one after a vertex that leads to it, a state before its contents, and these
 * before its targets. */
static void find_order(Drawing *drawing, const StateMachine *machine)
{
    Arena *arena = drawing->page->arena;
    List(const Vertex *) open = {0};
    int count = 0;
    for (int i = machine->regions.count - 1; i >= 0; i--)
        if (machine->regions.at[i]->initial)
            list_push(arena, &open, machine->regions.at[i]->initial);
    while (open.count) {
        const Vertex *vertex = list_last(&open), *around = vertex->region->state;
        if (around && !order_of(drawing, around)) {
            list_push(arena, &open, around);
            continue;
        }
        open.count--;
        if (order_of(drawing, vertex))
            continue;
        map_put(drawing->order, vertex, ++count);
        for (int i = vertex->outgoing.count - 1; i >= 0; i--)
            list_push(arena, &open, vertex->outgoing.at[i]->to);
        for (int i = vertex->regions.count - 1; i >= 0; i--)
            if (vertex->regions.at[i]->initial)
                list_push(arena, &open, vertex->regions.at[i]->initial);
    }
}

static void add_machine(Drawing *drawing, const StateMachine *machine)
{
    Text *page = drawing->page;
    text_format(page, "subgraph cluster%d {\nlabel=<stm [state machine] ", number_of(drawing, machine));
    dot_add(page, machine->owner->name->text);
    text_add(page, "::");
    dot_add(page, machine->name->text);
    text_add(page, ">\n");
    find_order(drawing, machine);
    for (int i = 0; i < machine->regions.count; i++)
        add_region(drawing, machine->regions.at[i], machine->regions.count == 1);
    text_add(page, "}\n");
}

void machines_write(Text *page, const ClassifierList *blocks)
{
    Drawing drawing = {.page = page, .numbers = map_new(page->arena), .order = map_new(page->arena)};
    for (int i = 0; i < blocks->count; i++) {
        const StateMachine *machine = sysml_machine(blocks->at[i]);
        if (!machine || map_get(drawing.numbers, machine, -1) >= 0)
            continue;
        if (!drawing.count)
            dot_begin(page, "compound=true\nlabeljust=l");
        add_machine(&drawing, machine);
    }
    text_add(page, drawing.count ? "}\n" : "");
}
