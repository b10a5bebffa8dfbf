/* random_machine.h - random state machines as XMI: nested states, several regions, all kinds of pseudostates and of
 * transitions. Conditions are windows of `x`. Each action changes `h`, which some guards use; a do action changes `hd`.
 * Some actions send signals to the machine itself; some transitions have signal triggers; some states defer signals.
 */
#ifndef RANDOM_MACHINE_H
#define RANDOM_MACHINE_H

#include "dice.h"

enum { NONE = -1, DEEPEST = 2, SIGNALS = 3 };

typedef enum {
    DRAWN_INITIAL,
    DRAWN_STATE,
    DRAWN_FINAL,
    DRAWN_TERMINATE,
    DRAWN_CHOICE, /* this and all following kinds: pseudostates that transitions pass through */
    DRAWN_JUNCTION,
    DRAWN_SHALLOW,
    DRAWN_DEEP,
    DRAWN_ENTRY,
    DRAWN_EXIT,
    DRAWN_FORK,
    DRAWN_JOIN
} DrawnKind;

typedef struct {
    DrawnKind kind;
    int region;
    int home; /* entry point, fork, join: the state; exit point: the region of the state that it leaves */
    List(int) regions, points;
} DrawnVertex;

typedef struct {
    int state; /* NONE at the top */
    List(int) vertices;
} DrawnRegion;

typedef struct {
    int from, to;
    const char *kind;
    int guard, trigger; /* start of the window; NONE */
    int signal, other_signal; /* signal numbers of the triggers; NONE */
    int guard_length, trigger_length;
    bool is_else, asks_actions; /* asks_actions: the guard uses variables that actions set */
} DrawnTransition;

typedef struct {
    Dice dice;
    List(DrawnVertex) vertices;
    List(DrawnRegion) regions;
    List(DrawnTransition) transitions;
    List(int) top;
    Text text, events;
    int marks;
} Drawing;

static bool chance(Drawing *d, int percent)
{
    return below(&d->dice, 100) < percent;
}

/* ---- the tree ---- */

/* Adds an entry or exit point on the border of a state. */
static void draw_point(Drawing *d, int state, DrawnKind kind, int home)
{
    list_push(d->dice.arena, &d->vertices.at[state].points, d->vertices.count);
    list_push(d->dice.arena, &d->vertices,
              (DrawnVertex){.kind = kind, .region = d->vertices.at[state].region, .home = home});
}

static void draw_vertex(Drawing *d, int region, DrawnKind kind)
{
    list_push(d->dice.arena, &d->regions.at[region].vertices, d->vertices.count);
    list_push(d->dice.arena, &d->vertices, (DrawnVertex){.kind = kind, .region = region});
}

static int draw_region(Drawing *d, int state, int depth)
{
    int region = d->regions.count;
    list_push(d->dice.arena, &d->regions, (DrawnRegion){.state = state});
    draw_vertex(d, region, DRAWN_INITIAL);
    for (int i = 1 + below(&d->dice, 3); i > 0; i--) {
        int vertex = d->vertices.count;
        draw_vertex(d, region, DRAWN_STATE);
        if (chance(d, 25))
            draw_point(d, vertex, DRAWN_ENTRY, vertex);
        for (int j = depth < DEEPEST && chance(d, 45) ? 1 + chance(d, 33) : 0; j > 0; j--) {
            int inner = draw_region(d, vertex, depth + 1);
            list_push(d->dice.arena, &d->vertices.at[vertex].regions, inner);
        }
        const int regions = d->vertices.at[vertex].regions.count;
        if (regions && chance(d, 40))
            draw_point(d, vertex, DRAWN_EXIT, d->vertices.at[vertex].regions.at[below(&d->dice, regions)]);
        for (int j = 0; j < 2 && regions > 1; j++)
            if (chance(d, 60)) {
                draw_vertex(d, region, j ? DRAWN_JOIN : DRAWN_FORK);
                list_last(&d->vertices).home = vertex;
            }
    }
    if (state != NONE && chance(d, 35))
        draw_vertex(d, region, chance(d, 50) ? DRAWN_SHALLOW : DRAWN_DEEP);
    if (chance(d, 5))
        draw_vertex(d, region, DRAWN_TERMINATE);
    if (chance(d, 50))
        draw_vertex(d, region, DRAWN_FINAL);
    if (chance(d, 40))
        draw_vertex(d, region, DRAWN_CHOICE);
    if (chance(d, 30))
        draw_vertex(d, region, DRAWN_JUNCTION);
    return region;
}

static bool is_drawn_inside(const Drawing *d, int vertex, int region)
{
    while (vertex != NONE && d->vertices.at[vertex].region != region)
        vertex = d->regions.at[d->vertices.at[vertex].region].state;
    return vertex != NONE;
}

static int drawn_top(const Drawing *d, int vertex)
{
    int region = d->vertices.at[vertex].region;
    while (d->regions.at[region].state != NONE)
        region = d->vertices.at[d->regions.at[region].state].region;
    return region;
}

/* ---- transitions ---- */

static bool is_drawn_pseudo(const Drawing *d, int vertex)
{
    return d->vertices.at[vertex].kind >= DRAWN_CHOICE;
}

/* A valid target of a transition, often in the same region. Pseudostates form no cycle. */
static int draw_target(Drawing *d, int from)
{
    List(int) near = {0}, all = {0};
    for (int i = 0; i < d->vertices.count; i++) {
        bool is_behind = is_drawn_pseudo(d, from) && is_drawn_pseudo(d, i) && i <= from;
        DrawnKind kind = d->vertices.at[i].kind;
        bool is_history = kind == DRAWN_SHALLOW || kind == DRAWN_DEEP;
        bool is_unfit = kind == DRAWN_INITIAL || kind == DRAWN_FORK || kind == DRAWN_JOIN ||
                        (is_history && is_drawn_inside(d, from, d->vertices.at[i].region)) ||
                        (kind == DRAWN_EXIT && !is_drawn_inside(d, from, d->vertices.at[i].home));
        if (is_unfit || is_behind || drawn_top(d, i) != drawn_top(d, from))
            continue;
        list_push(d->dice.arena, &all, i);
        if (d->vertices.at[i].region == d->vertices.at[from].region)
            list_push(d->dice.arena, &near, i);
    }
    return near.count && chance(d, 55) ? near.at[below(&d->dice, near.count)] : all.at[below(&d->dice, all.count)];
}

static DrawnTransition *draw_transition(Drawing *d, int from, int to, bool has_guard, bool has_trigger)
{
    Dice *dice = &d->dice;
    DrawnTransition made = {.from = from, .to = to, .kind = "external", .guard = NONE, .trigger = NONE,
                            .signal = NONE, .other_signal = NONE};
    if (has_guard) {
        made.guard = below(dice, 6);
        made.guard_length = 1 + (below(dice, 4) == 0);
        made.asks_actions = chance(d, 20);
    }
    if (has_trigger && chance(d, 50)) {
        made.signal = below(dice, SIGNALS);
        made.other_signal = chance(d, 15) ? (made.signal + 1) % SIGNALS : NONE;
    } else if (has_trigger) {
        made.trigger = below(dice, 6);
        made.trigger_length = 1 + (below(dice, 4) == 0);
    }
    list_push(dice->arena, &d->transitions, made);
    return &list_last(&d->transitions);
}

static void draw_from_state(Drawing *d, int state)
{
    bool is_composite = d->vertices.at[state].regions.count > 0;
    for (int i = 1 + below(&d->dice, 4); i > 0; i--) {
        bool has_trigger = chance(d, is_composite ? 70 : 30);
        bool has_guard = chance(d, 85) || (!has_trigger && !is_composite);
        if (chance(d, 15))
            draw_transition(d, state, state, true, has_trigger)->kind = "internal";
        else
            draw_transition(d, state, draw_target(d, state), has_guard, has_trigger)->kind =
                chance(d, 30) ? "local" : "external";
    }
}

static void draw_from_initial(Drawing *d, int initial)
{
    List(int) inside = {0};
    for (int i = 0; i < d->vertices.count; i++) {
        DrawnKind kind = d->vertices.at[i].kind;
        bool is_near = d->vertices.at[i].region == d->vertices.at[initial].region;
        bool is_target = kind == DRAWN_STATE || kind == DRAWN_CHOICE;
        if (is_target && (is_near || chance(d, 30)) && is_drawn_inside(d, i, d->vertices.at[initial].region))
            list_push(d->dice.arena, &inside, i);
    }
    draw_transition(d, initial, inside.at[below(&d->dice, inside.count)], false, false);
}

/* A state within the region, at any depth. */
static int draw_inner(Drawing *d, int region)
{
    List(int) inside = {0};
    for (int i = 0; i < d->vertices.count; i++)
        if (d->vertices.at[i].kind == DRAWN_STATE && is_drawn_inside(d, i, region))
            list_push(d->dice.arena, &inside, i);
    return inside.at[below(&d->dice, inside.count)];
}

static void draw_from_bar(Drawing *d, int bar)
{
    const DrawnVertex drawn = d->vertices.at[bar], state = d->vertices.at[drawn.home];
    List(int) sources = {0};
    for (int i = 0; i < state.regions.count; i++) {
        const int inner = draw_inner(d, state.regions.at[i]);
        const bool is_fork = drawn.kind == DRAWN_FORK;
        draw_transition(d, is_fork ? bar : inner, is_fork ? inner : bar, false, false);
    }
    for (int i = 0; i < d->vertices.count; i++)
        if (d->vertices.at[i].kind == DRAWN_STATE && drawn_top(d, i) == drawn_top(d, bar))
            list_push(d->dice.arena, &sources, i);
    if (drawn.kind == DRAWN_FORK)
        draw_transition(d, sources.at[below(&d->dice, sources.count)], bar, true, chance(d, 30));
    else
        draw_transition(d, bar, draw_target(d, bar), chance(d, 70), false);
}

static void draw_from(Drawing *d, int vertex)
{
    DrawnKind kind = d->vertices.at[vertex].kind;
    const DrawnVertex drawn = d->vertices.at[vertex];
    if (kind == DRAWN_STATE)
        draw_from_state(d, vertex);
    else if (kind == DRAWN_INITIAL)
        draw_from_initial(d, vertex);
    else if (kind == DRAWN_ENTRY) {
        for (int i = 0; i < d->vertices.at[drawn.home].regions.count; i++)
            if (chance(d, 60))
                draw_transition(d, vertex, draw_inner(d, d->vertices.at[drawn.home].regions.at[i]), false, false);
    } else if (kind == DRAWN_SHALLOW || kind == DRAWN_DEEP) {
        if (chance(d, 50))
            draw_transition(d, vertex, draw_inner(d, drawn.region), false, false);
    } else if (kind == DRAWN_FORK || kind == DRAWN_JOIN) {
        draw_from_bar(d, vertex);
    } else if (kind == DRAWN_EXIT) {
        if (chance(d, 30))
            draw_transition(d, vertex, draw_target(d, vertex), true, false);
        draw_transition(d, vertex, draw_target(d, vertex), false, false);
    } else if (kind != DRAWN_FINAL && kind != DRAWN_TERMINATE) {
        for (int i = below(&d->dice, 3); i > 0; i--)
            draw_transition(d, vertex, draw_target(d, vertex), true, false);
        if (kind == DRAWN_CHOICE || chance(d, 50))
            draw_transition(d, vertex, draw_target(d, vertex), false, false)->is_else = true;
    }
}

/* ---- XMI ---- */

static void write_action(Drawing *d, const char *tag, int percent)
{
    if (!chance(d, percent))
        return;
    int mark = ++d->marks;
    text_format(&d->text, "<%s xmi:type='uml:OpaqueBehavior' xmi:id='a%d' body='", tag, mark);
    const bool is_during = strcmp(tag, "doActivity") == 0;
    text_format(&d->text, is_during ? "hd := %d" : "h := mod(h*31 + %d, 1000003)", mark);
    if (!is_during && chance(d, 12))
        text_format(&d->text, chance(d, 75) ? "; send s%d to self" : "; broadcast s%d", below(&d->dice, SIGNALS));
    text_add(&d->text, "'/>\n");
}

/* Writes a signal trigger of a transition, or a signal that a state defers. */
static void write_signal_trigger(Drawing *d, const char *tag, int signal)
{
    if (signal != NONE)
        text_format(&d->text, "<%s xmi:type='uml:Trigger' xmi:id='k%d' event='se%d'/>\n", tag, ++d->marks, signal);
}

static void write_transition(Drawing *d, int index)
{
    const DrawnTransition *t = &d->transitions.at[index];
    text_format(&d->text, "<transition xmi:type='uml:Transition' xmi:id='t%d' source='v%d' target='v%d' kind='%s'>\n",
                index, t->from, t->to, t->kind);
    if (t->trigger != NONE) {
        text_format(&d->text, "<trigger xmi:type='uml:Trigger' xmi:id='r%d' event='e%d'/>\n", index, index);
        text_format(&d->events,
                    "<packagedElement xmi:type='uml:ChangeEvent' xmi:id='e%d'><changeExpression "
                    "xmi:type='uml:OpaqueExpression' xmi:id='x%d' body='x &gt; %d and x &lt; %d'/></packagedElement>\n",
                    index, index, t->trigger, t->trigger + t->trigger_length);
    }
    write_signal_trigger(d, "trigger", t->signal);
    write_signal_trigger(d, "trigger", t->other_signal);
    if (t->guard != NONE || t->is_else) {
        text_format(&d->text, "<guard xmi:type='uml:Constraint' xmi:id='g%d'><specification "
                              "xmi:type='uml:OpaqueExpression' xmi:id='s%d' body='", index, index);
        if (t->is_else)
            text_add(&d->text, "else");
        else
            text_format(&d->text, "%sx &gt; %d and x &lt; %d", t->asks_actions ? "mod(h, 3) &lt; 1.5 and " : "",
                        t->guard, t->guard + t->guard_length);
        text_add(&d->text, "'/></guard>\n");
    }
    write_action(d, "effect", 50);
    text_add(&d->text, "</transition>\n");
}

static void write_transitions_from(Drawing *d, int vertex)
{
    for (int j = 0; j < d->transitions.count; j++)
        if (d->transitions.at[j].from == vertex)
            write_transition(d, j);
}

static void write_points(Drawing *d, const DrawnVertex *state)
{
    for (int i = 0; i < state->points.count; i++)
        text_format(&d->text, "<connectionPoint xmi:type='uml:Pseudostate' xmi:id='v%d' name='v%d' kind='%s'/>\n",
                    state->points.at[i], state->points.at[i],
                    d->vertices.at[state->points.at[i]].kind == DRAWN_ENTRY ? "entryPoint" : "exitPoint");
}

static void write_region(Drawing *d, int region)
{
    static const char *const kinds[] = {"initial", "", "", "terminate", "choice", "junction",
                                        "shallowHistory", "deepHistory", "", "", "fork", "join"};
    text_format(&d->text, "<region xmi:type='uml:Region' xmi:id='q%d' name='q%d'>\n", region, region);
    for (int i = 0; i < d->regions.at[region].vertices.count; i++) {
        int index = d->regions.at[region].vertices.at[i];
        const DrawnVertex *vertex = &d->vertices.at[index];
        text_format(&d->text, "<subvertex xmi:type='uml:%s' xmi:id='v%d' name='v%d'",
                    vertex->kind == DRAWN_STATE ? "State" : vertex->kind == DRAWN_FINAL ? "FinalState" : "Pseudostate",
                    index, index);
        if (*kinds[vertex->kind])
            text_format(&d->text, " kind='%s'", kinds[vertex->kind]);
        text_add(&d->text, ">\n");
        if (vertex->kind == DRAWN_STATE) {
            write_action(d, "entry", 60);
            write_action(d, "doActivity", 30);
            write_action(d, "exit", 60);
            write_signal_trigger(d, "deferrableTrigger", chance(d, 25) ? below(&d->dice, SIGNALS) : NONE);
            write_points(d, vertex);
        }
        for (int j = 0; j < vertex->regions.count; j++)
            write_region(d, vertex->regions.at[j]);
        text_add(&d->text, "</subvertex>\n");
        write_transitions_from(d, index);
        for (int j = 0; j < vertex->points.count; j++)
            write_transitions_from(d, vertex->points.at[j]);
    }
    text_add(&d->text, "</region>\n");
}

/* A document with one block that has the variables x, h and hd. */
static const char *random_machine(Arena *arena, uint64_t seed)
{
    static const char *const variables[] = {"x", "h", "hd"};
    Drawing d = {.dice = {seed, arena}, .text = text_new(arena), .events = text_new(arena)};
    text_add(&d.events, "");
    for (int i = chance(&d, 30) ? 2 : 1; i > 0; i--) {
        int region = draw_region(&d, NONE, 0);
        list_push(arena, &d.top, region);
    }
    for (int i = 0; i < d.vertices.count; i++)
        draw_from(&d, i);
    text_add(&d.text, "<xmi:XMI xmlns:xmi='http://www.omg.org/spec/XMI/20131001' "
                      "xmlns:uml='http://www.omg.org/spec/UML/20161101' "
                      "xmlns:sysml='http://www.omg.org/spec/SysML/20181001/SysML' "
                      "xmlns:SysPhS='https://www.omg.org/spec/SysPhS/20200925'>\n"
                      "<uml:Model xmi:id='M' name='M'>\n<packagedElement xmi:type='uml:Class' xmi:id='B' name='B'>\n");
    for (int i = 0; i < 3; i++)
        text_format(&d.text, "<ownedAttribute xmi:id='%s' name='%s'><type "
                             "href='http://www.omg.org/spec/SysML/20181001/SysML.xmi#SysML_dataType.Real'/>"
                             "</ownedAttribute>\n", variables[i], variables[i]);
    text_add(&d.text, "<ownedBehavior xmi:type='uml:StateMachine' xmi:id='S' name='S'>\n");
    for (int i = 0; i < d.top.count; i++)
        write_region(&d, d.top.at[i]);
    for (int i = 0; i < SIGNALS; i++)
        text_format(&d.events, "<packagedElement xmi:type='uml:Signal' xmi:id='sg%d' name='s%d'/>\n"
                               "<packagedElement xmi:type='uml:SignalEvent' xmi:id='se%d' signal='sg%d'/>\n",
                    i, i, i, i);
    text_format(&d.text, "</ownedBehavior>\n</packagedElement>\n%s</uml:Model>\n<sysml:Block base_Class='B'/>\n",
                d.events.at);
    for (int i = 0; i < 3; i++)
        text_format(&d.text, "<SysPhS:PhSVariable base_Property='%s'/>\n", variables[i]);
    text_add(&d.text, "</xmi:XMI>\n");
    return d.text.at;
}

#endif
