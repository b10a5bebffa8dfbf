/* machines.c - state machines: from elements to regions, vertices and transitions. */
#include "sysml/read.h"

#include <string.h>

Problem *sysml_machine_problem(MachineReading *reading, DiagCode code, Source source, const char *format, ...)
{
    Text text = text_new(reading->reader->arena);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    reading->is_incomplete = reading->is_incomplete || diag_severity(code) == SEVERITY_ERROR;
    return sysml_problem(reading->reader->arena, reading->machine->owner, code, source, "%s", text.at);
}

/* fix: what to draw in its place, or NULL. */
static Problem *refuse_element(MachineReading *reading, const Element *element, const char *what, Name words,
                               const char *fix)
{
    Problem *wrong = sysml_machine_problem(reading, DIAG_S36, element_source(element, words),
                                           "%s of '%s' is not supported", what, words->text);
    if (fix)
        sysml_problem_fix(wrong, "%s", fix);
    return wrong;
}

/* ---- vertices and regions ---- */

static const struct {
    const char *name, *words;
} vertex_kinds[] = {
    [VERTEX_STATE] = {"state", "state"},
    [VERTEX_FINAL] = {"final", "final state"},
    [VERTEX_INITIAL] = {"initial", "initial vertex"},
    [VERTEX_CHOICE] = {"choice", "choice"},
    [VERTEX_JUNCTION] = {"junction", "junction"},
    [VERTEX_TERMINATE] = {"terminate", "terminate vertex"},
    [VERTEX_SHALLOW_HISTORY] = {"history", "shallow history"},
    [VERTEX_DEEP_HISTORY] = {"deep_history", "deep history"},
    [VERTEX_FORK] = {"fork", "fork"},
    [VERTEX_JOIN] = {"join", "join"},
};

enum { VERTEX_KINDS = sizeof vertex_kinds / sizeof *vertex_kinds };

const char *sysml_vertex_kind(VertexKind kind)
{
    return vertex_kinds[kind].name;
}

const char *sysml_vertex_words(VertexKind kind)
{
    return vertex_kinds[kind].words;
}

typedef struct {
    const char *word;
    VertexKind kind;
    const char *refused; /* NULL: understood */
    const char *fix;
} VertexDrawing;

#define POINT_FIX "draw the transition from or to the inner state itself"

static const VertexDrawing pseudostates[] = {
    {"initial", VERTEX_INITIAL, NULL, NULL},
    {"choice", VERTEX_CHOICE, NULL, NULL},
    {"junction", VERTEX_JUNCTION, NULL, NULL},
    {"final", VERTEX_FINAL, NULL, NULL}, /* as one tool writes it */
    {"fork", VERTEX_FORK, NULL, NULL},
    {"join", VERTEX_JOIN, NULL, NULL},
    {"shallowHistory", VERTEX_SHALLOW_HISTORY, NULL, NULL},
    {"deepHistory", VERTEX_DEEP_HISTORY, NULL, NULL},
    {"entryPoint", VERTEX_JUNCTION, "the entry point", POINT_FIX},
    {"exitPoint", VERTEX_JUNCTION, "the exit point", POINT_FIX},
    {"terminate", VERTEX_TERMINATE, NULL, NULL},
};

/* The drawing of a vertex; one of an unknown type or kind is refused. */
static VertexDrawing vertex_drawing(const Element *element)
{
    const char *type = element->type ? element->type->text : "", *kind = element_property(element, "kind");
    if (strcmp(type, "State") == 0)
        return (VertexDrawing){"", VERTEX_STATE, NULL, NULL};
    if (strcmp(type, "FinalState") == 0)
        return (VertexDrawing){"", VERTEX_FINAL, NULL, NULL};
    for (size_t i = 0; strcmp(type, "Pseudostate") == 0 && i < sizeof pseudostates / sizeof *pseudostates; i++)
        if (strcmp(kind && *kind ? kind : "initial", pseudostates[i].word) == 0)
            return pseudostates[i];
    return (VertexDrawing){"", VERTEX_JUNCTION, "the vertex", NULL};
}

static void refuse_parts_of_state(MachineReading *reading, const Element *element, Name words)
{
    static const struct {
        const char *tag, *what, *fix;
        bool is_point;
    } parts[] = {{"connectionPoint", "an entry or exit point", POINT_FIX, true},
                 {"connection", "a connection point", POINT_FIX, true},
                 {"submachine", "a submachine",
                  "draw a region in this state with the states of the submachine, in place of the reference to it, and "
                  "transitions from and to these states themselves",
                  false},
                 {"extendedStateMachine", "the extension of another state machine", NULL, false},
                 {"redefinedState", "the redefinition of a state", NULL, false}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const Element *part = element_child(element, parts[i].tag);
        const char *value = part ? NULL : element_property(element, parts[i].tag);
        if (!part && !(value && *value))
            continue;
        Problem *wrong = refuse_element(reading, part ? part : element, parts[i].what, words, parts[i].fix);
        wrong->cause = (Cause){.key = element, .is_consequence = parts[i].is_point, .one = "more element of it",
                               .many = "more elements of it", .subject = parts[i].what};
    }
}

static void read_regions(MachineReading *reading, Element *element, Vertex *state);

/* unnamed: how many of the region's vertices of each kind have no name so far. */
static void read_vertex(MachineReading *reading, Element *element, Region *region, int *unnamed)
{
    Arena *arena = reading->reader->arena;
    const VertexDrawing drawn = vertex_drawing(element);
    Vertex *vertex = arena_new_of(arena, Vertex);
    vertex->kind = drawn.kind;
    const Name name = element_name(element);
    const char *kind = sysml_vertex_kind(vertex->kind);
    const int count = name->length ? 0 : ++unnamed[vertex->kind];
    vertex->name = name->length ? name : count == 1 ? name_of(kind) : name_format("%s%d", kind, count);
    vertex->identifier = identifier_canonical(vertex->name->text);
    const char *shown = sysml_vertex_words(vertex->kind);
    vertex->words = name_joined(region->words, "::", name->length ? name : name_format("(unnamed %s)", shown));
    vertex->region = region;
    vertex->source = element_source(element, vertex->words);
    map_put(reading->numbers, element, reading->vertices.count);
    list_push(arena, &reading->vertices, vertex);
    if (drawn.refused) {
        refuse_element(reading, element, drawn.refused, vertex->words, drawn.fix);
        return;
    }
    list_push(arena, &region->vertices, vertex);
    if (vertex->kind == VERTEX_INITIAL && !region->initial)
        region->initial = vertex;
    if (vertex->kind != VERTEX_STATE)
        return;
    refuse_parts_of_state(reading, element, vertex->words);
    vertex->entry = sysml_read_action(reading, element, "entry", vertex->words);
    vertex->during = sysml_read_action(reading, element, "doActivity", vertex->words);
    sysml_read_deferred(reading, element, vertex);
    vertex->exit = sysml_read_action(reading, element, "exit", vertex->words);
    read_regions(reading, element, vertex);
}

static bool is_owned(const Element *element, const char *tag)
{
    return strcmp(element->tag->text, tag) == 0 && !element->is_reference && !element->is_elsewhere;
}

/* The regions of a state, or with NULL of the machine. Tools write empty ones: they are left out. Recursion follows the
 * nesting of states, which reading of XML limits. */
static void read_regions(MachineReading *reading, Element *element, Vertex *state)
{
    Arena *arena = reading->reader->arena;
    StateMachine *machine = reading->machine;
    Name words = state ? state->words : machine->qualified;
    int count = 0, number = 0;
    for (Element *child = element->first_child; child; child = child->next)
        count += is_owned(child, "region") && element_child(child, "subvertex");
    for (Element *child = element->first_child; child; child = child->next) {
        if (!is_owned(child, "region") || !element_child(child, "subvertex"))
            continue;
        Region *region = arena_new_of(arena, Region);
        region->name = element_name(child);
        number++;
        if (!region->name->length)
            region->name = name_format("region%d", number);
        region->identifier = identifier_canonical(region->name->text);
        region->words = count > 1 ? name_joined(words, "::", region->name) : words;
        region->machine = machine;
        region->state = state;
        region->source = element_source(child, region->words);
        if (state)
            list_push(arena, &state->regions, region);
        else
            list_push(arena, &machine->regions, region);
        int unnamed[VERTEX_KINDS] = {0};
        for (Element *inner = child->first_child; inner; inner = inner->next)
            if (is_owned(inner, "subvertex"))
                read_vertex(reading, inner, region, unnamed);
            else if (is_owned(inner, "transition"))
                list_push(arena, &reading->transitions, inner);
    }
}

/* ---- transitions ---- */

static Vertex *end_of(MachineReading *reading, Element *element, const char *property, Name words)
{
    Reference end;
    const char *what = strcmp(property, "source") == 0 ? "source" : "target";
    Source source = element_source(element, words);
    if (!sysml_reference(reading->reader->arena, element, property, &end)) {
        sysml_machine_problem(reading, DIAG_S38, source, "a transition of '%s' has no %s", words->text, what);
        return NULL;
    }
    const Element *vertex = sysml_resolve(reading->reader, end);
    int number = vertex ? map_get(reading->numbers, vertex, -1) : -1;
    if (number >= 0)
        return reading->vertices.at[number];
    Problem *wrong = sysml_machine_problem(reading, DIAG_S38, source, "the %s of a transition of '%s' is unknown", what,
                                           words->text);
    sysml_problem_detail(wrong, vertex ? "'%s' is no state of this state machine" : "no element has the id '%s'",
                         vertex && element_name(vertex)->length ? element_name(vertex)->text
                                                                : sysml_reference_words(reading->reader, end));
    if (vertex && vertex->parent && map_get(reading->numbers, vertex->parent, -1) >= 0) /* a point of a state */
        wrong->cause = (Cause){.key = vertex->parent, .is_consequence = true, .one = "transition depends on it",
                               .many = "transitions depend on it", .subject = words->text};
    else if (vertex && strcmp(vertex->tag->text, "subvertex") == 0)
        sysml_problem_fix(wrong,
                          "draw '%s' in this state machine, too, or let the transition lead between states of it",
                          element_name(vertex)->text);
    return NULL;
}

static void read_transition(MachineReading *reading, Element *element)
{
    Arena *arena = reading->reader->arena;
    StateMachine *machine = reading->machine;
    Name name = element_name(element);
    Name place = name->length ? name_joined(machine->qualified, "::", name) : machine->qualified;
    Vertex *from = end_of(reading, element, "source", place), *to = end_of(reading, element, "target", place);
    if (!from || !to)
        return;
    Transition *transition = arena_new_of(arena, Transition);
    const char *kind = element_property(element, "kind");
    transition->kind = kind && strcmp(kind, "internal") == 0 ? TRANSITION_INTERNAL
                       : kind && strcmp(kind, "local") == 0  ? TRANSITION_LOCAL
                                                             : TRANSITION_EXTERNAL;
    transition->name = name;
    transition->words = name_format("%s->%s", from->words->text, to->name->text);
    transition->from = from;
    transition->to = to;
    transition->source = element_source(element, transition->words);
    sysml_read_triggers(reading, element, transition);
    sysml_read_guard(reading, element, transition);
    transition->effect = sysml_read_action(reading, element, "effect", transition->words);
    if (element_child(element, "redefinedTransition"))
        refuse_element(reading, element, "the redefinition of a transition", transition->words, NULL);
    list_push(arena, &machine->transitions, transition);
    list_push(arena, &from->outgoing, transition);
    list_push(arena, &to->incoming, transition);
}

/* One tool writes forks for joins: what several transitions lead to and one leaves is a join. */
static void settle_bar(Vertex *vertex)
{
    const bool is_bar = vertex->kind == VERTEX_FORK || vertex->kind == VERTEX_JOIN;
    if (is_bar && vertex->incoming.count > 1 && vertex->outgoing.count < 2)
        vertex->kind = VERTEX_JOIN;
    else if (is_bar && vertex->outgoing.count > 1 && vertex->incoming.count < 2)
        vertex->kind = VERTEX_FORK;
    for (int i = 0; vertex->kind == VERTEX_JOIN && i < vertex->incoming.count; i++) {
        const Vertex *source = vertex->incoming.at[i]->from;
        if (!i)
            vertex->joined = source->region->state;
        while (vertex->joined && !sysml_is_in_state(source, vertex->joined))
            vertex->joined = vertex->joined->region->state;
    }
}

/* ---- machines ---- */

void sysml_read_machine(Reader *reader, Classifier *owner, Element *element)
{
    StateMachine *machine = arena_new_of(reader->arena, StateMachine);
    machine->name = element_name(element);
    if (!machine->name->length)
        machine->name = name_of("states");
    machine->identifier = identifier_canonical(machine->name->text);
    machine->qualified = sysml_member_words(owner, machine->name);
    machine->owner = owner;
    machine->source = element_source(element, machine->qualified);
    owner->machine = machine;
    MachineReading reading = {.reader = reader, .machine = machine, .numbers = map_new(reader->arena)};
    refuse_parts_of_state(&reading, element, machine->qualified);
    read_regions(&reading, element, NULL);
    for (int i = 0; i < reading.transitions.count; i++)
        read_transition(&reading, reading.transitions.at[i]);
    for (int i = 0; i < reading.vertices.count; i++)
        settle_bar(reading.vertices.at[i]);
    sysml_check_machine(&reading);
}
