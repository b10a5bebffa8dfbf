/* machines.c - state machines: from elements to regions, vertices and transitions. */
#include "sysml/classifier.h"
#include "sysml/machine.h"

#include <string.h>

/* A state machine that is being read: the block's own, or one that a state has as its submachine. */
typedef struct Submachine {
    const Element *machine;
    const struct Submachine *outer;
} Submachine;

Problem *sysml_machine_problem(MachineReading *reading, DiagCode code, Source source, const char *format, ...)
{
    Text text = text_new(reading->reader->arena);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
    reading->is_incomplete = reading->is_incomplete || diag_severity(code) == SEVERITY_ERROR;
    if (reading->reported) { /* once for several states with one submachine */
        const Name key = name_format("%d,%s,%d,%s", (int)code, source.file->path->text, source.line, format);
        Problem *again = map_enter(reading->reported, key) ? NULL : arena_new_of(reading->reader->arena, Problem);
        if (again) {
            again->arena = reading->reader->arena;
            return again;
        }
    }
    return sysml_problem(reading->reader->arena, reading->machine->owner, code, source, "%s", text.at);
}

/* fix: the element to draw in its place, or NULL. */
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
    [VERTEX_ENTRY_POINT] = {"entry", "entry point"},
    [VERTEX_EXIT_POINT] = {"exit", "exit point"},
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

static const VertexDrawing pseudostates[] = {
    {"initial", VERTEX_INITIAL, NULL, NULL},
    {"choice", VERTEX_CHOICE, NULL, NULL},
    {"junction", VERTEX_JUNCTION, NULL, NULL},
    {"final", VERTEX_FINAL, NULL, NULL}, /* as one tool writes it */
    {"fork", VERTEX_FORK, NULL, NULL},
    {"join", VERTEX_JOIN, NULL, NULL},
    {"shallowHistory", VERTEX_SHALLOW_HISTORY, NULL, NULL},
    {"deepHistory", VERTEX_DEEP_HISTORY, NULL, NULL},
    {"entryPoint", VERTEX_ENTRY_POINT, NULL, NULL},
    {"exitPoint", VERTEX_EXIT_POINT, NULL, NULL},
    {"terminate", VERTEX_TERMINATE, NULL, NULL},
};

/* The drawing of a vertex; one of an unknown type or kind is rejected. */
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
        const char *tag, *what;
    } parts[] = {{"extendedStateMachine", "the extension of another state machine"},
                 {"redefinedState", "the redefinition of a state"}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const Element *part = element_child(element, parts[i].tag);
        const char *value = part ? NULL : element_property(element, parts[i].tag);
        if (part || (value && *value))
            refuse_element(reading, part ? part : element, parts[i].what, words, NULL);
    }
}

static void read_regions(MachineReading *reading, Element *element, Vertex *state);
static void read_submachine(MachineReading *reading, Element *element, Vertex *state);

static bool is_owned(const Element *element, const char *tag)
{
    return strcmp(element->tag->text, tag) == 0 && !element->is_reference && !element->is_elsewhere;
}

/* unnamed: how many vertices of each kind in `outer` have no name so far. */
static Vertex *make_vertex(MachineReading *reading, Element *element, VertexKind kind, Name outer, int *unnamed)
{
    Arena *arena = reading->reader->arena;
    Vertex *vertex = arena_new_of(arena, Vertex);
    vertex->kind = kind;
    const Name name = element_name(element);
    const char *word = sysml_vertex_kind(kind);
    const int count = name->length ? 0 : ++unnamed[kind];
    vertex->name = name->length ? name : count == 1 ? name_of(word) : name_format("%s%d", word, count);
    vertex->identifier = identifier_canonical(vertex->name->text);
    const char *shown = sysml_vertex_words(kind);
    vertex->words = name_joined(outer, "::", name->length ? name : name_format("(unnamed %s)", shown));
    vertex->source = element_source(element, vertex->words);
    map_put(reading->numbers, element, reading->vertices.count);
    list_push(arena, &reading->vertices, vertex);
    return vertex;
}

/* Reads an entry or exit point on the border of a state; it may be drawn in one of the state's regions. Points of the
 * block's own state machine are ignored: they are for states elsewhere that have it as submachine. */
static void read_point(MachineReading *reading, Element *element, Vertex *state, int *unnamed)
{
    const VertexDrawing drawn = vertex_drawing(element);
    if (!state)
        return;
    if (drawn.kind != VERTEX_ENTRY_POINT && drawn.kind != VERTEX_EXIT_POINT) {
        refuse_element(reading, element, "the connection point", state->words, NULL);
        return;
    }
    Vertex *point = make_vertex(reading, element, drawn.kind, state->words, unnamed);
    point->region = state->region;
    point->bordered = state;
    list_push(reading->reader->arena, &state->points, point);
}

static void read_points(MachineReading *reading, Element *element, Vertex *state)
{
    int unnamed[VERTEX_KINDS] = {0};
    for (Element *child = element->first_child; child; child = child->next)
        if (is_owned(child, "connectionPoint"))
            read_point(reading, child, state, unnamed);
}

/* The actions of a state; each element is read once, so that its faults are reported once. */
static void read_actions(MachineReading *reading, Element *element, Vertex *vertex)
{
    const int first = map_get(reading->first, element, 0);
    if (first) {
        const Vertex *same = reading->vertices.at[first - 1];
        vertex->entry = same->entry;
        vertex->during = same->during;
        vertex->exit = same->exit;
        vertex->deferred = same->deferred;
        vertex->presences = same->presences;
        return;
    }
    map_put(reading->first, element, reading->vertices.count);
    vertex->entry = sysml_read_action(reading, element, "entry", vertex->words);
    vertex->during = sysml_read_action(reading, element, "doActivity", vertex->words);
    sysml_read_deferred(reading, element, vertex);
    sysml_read_invariants(reading, element, vertex);
    vertex->exit = sysml_read_action(reading, element, "exit", vertex->words);
}

static void read_vertex(MachineReading *reading, Element *element, Region *region, int *unnamed)
{
    Arena *arena = reading->reader->arena;
    const VertexDrawing drawn = vertex_drawing(element);
    if (drawn.kind == VERTEX_ENTRY_POINT || drawn.kind == VERTEX_EXIT_POINT) {
        read_point(reading, element, region->state, unnamed);
        return;
    }
    Vertex *vertex = make_vertex(reading, element, drawn.kind, region->words, unnamed);
    vertex->region = region;
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
    read_actions(reading, element, vertex);
    read_points(reading, element, vertex);
    read_regions(reading, element, vertex);
    read_submachine(reading, element, vertex);
}

/* Reads the regions of a state, or with NULL of the machine. Tools write empty regions: they are left out, except their
 * transitions, which are between vertices elsewhere. Recursion follows the nesting of states, which reading of XML
 * limits. */
static void read_regions(MachineReading *reading, Element *element, Vertex *state)
{
    Arena *arena = reading->reader->arena;
    StateMachine *machine = reading->machine;
    Name words = state ? state->words : machine->qualified;
    int count = 0, number = 0;
    for (Element *child = element->first_child; child; child = child->next)
        count += is_owned(child, "region") && element_child(child, "subvertex");
    for (Element *child = element->first_child; child; child = child->next) {
        if (!is_owned(child, "region"))
            continue;
        const bool is_empty = !element_child(child, "subvertex");
        for (Element *inner = child->first_child; is_empty && inner; inner = inner->next)
            if (is_owned(inner, "transition"))
                list_push(arena, &reading->transitions, inner);
        if (is_empty)
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

enum { SEVERAL = -2 }; /* in `numbers`: several states have the point, by their submachine */

static bool is_point(const Element *element)
{
    const VertexKind kind = vertex_drawing(element).kind;
    return kind == VERTEX_ENTRY_POINT || kind == VERTEX_EXIT_POINT;
}

static bool is_of_own_machine(const MachineReading *reading, const Element *element)
{
    const Element *around = element->parent;
    while (around && around != reading->inside->machine && strcmp(around->tag->text, "subvertex") != 0)
        around = around->parent;
    return around == reading->inside->machine;
}

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
    if (vertex && number != SEVERAL && is_point(vertex) && is_of_own_machine(reading, vertex)) {
        if (strcmp(what, "target") == 0)
            sysml_problem_fix(sysml_machine_problem(reading, DIAG_S94, source,
                                                    "a transition of '%s' leads to '%s', a point of the outermost "
                                                    "state machine, which has no state around it",
                                                    words->text, element_name(vertex)->text),
                              "lead it to a final state or a terminate vertex");
        return NULL;
    }
    if (vertex && number == SEVERAL) {
        sysml_problem_fix(sysml_machine_problem(reading, DIAG_S94, source,
                                                "the %s of a transition of '%s' is '%s', a point of a submachine that "
                                                "several states use",
                                                what, words->text, element_name(vertex)->text),
                          "draw a connection point reference on the intended state, and lead the transition there");
        return NULL;
    }
    Problem *wrong = sysml_machine_problem(reading, DIAG_S38, source, "the %s of a transition of '%s' is unknown", what,
                                           words->text);
    sysml_problem_detail(wrong, vertex ? "'%s' is not a state of this state machine" : "no element has the id '%s'",
                         vertex && element_name(vertex)->length ? element_name(vertex)->text
                                                                : sysml_reference_words(reading->reader, end));
    if (vertex && strcmp(vertex->tag->text, "connection") == 0) /* the connection is wrong itself */
        wrong->cause = (Cause){.key = vertex, .is_consequence = true, .one = "transition depends on it",
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
    const int first = map_get(reading->first, element, 0);
    if (first) {
        const Transition *same = machine->transitions.at[first - 1];
        transition->triggers = same->triggers;
        transition->guard = same->guard;
        transition->is_else = same->is_else;
        transition->effect = same->effect;
    } else {
        sysml_read_triggers(reading, element, transition);
        sysml_read_guard(reading, element, transition);
        transition->effect = sysml_read_action(reading, element, "effect", transition->words);
        map_put(reading->first, element, machine->transitions.count + 1);
    }
    if (element_child(element, "redefinedTransition"))
        refuse_element(reading, element, "the redefinition of a transition", transition->words, NULL);
    list_push(arena, &machine->transitions, transition);
    list_push(arena, &from->outgoing, transition);
    list_push(arena, &to->incoming, transition);
}

/* ---- submachines ---- */

/* Reads a connection point reference: a transition that leads to it leads to the point of this state that it names. */
static void read_connection(MachineReading *reading, Element *element, const Vertex *state, const Map *points)
{
    static const char *const ends[] = {"entry", "exit"};
    ReferenceList named = {0};
    for (int i = 0; i < 2; i++)
        sysml_references(reading->reader->arena, element, ends[i], &named);
    const Element *point = named.count == 1 ? sysml_resolve(reading->reader, named.at[0]) : NULL;
    const int number = point && points ? map_get(points, point, -1) : -1;
    if (number >= 0 && reading->vertices.at[number]->bordered == state) {
        map_put(reading->numbers, element, number);
        return;
    }
    Problem *wrong = sysml_machine_problem(
        reading, DIAG_S94, element_source(element, state->words), "a connection point reference of '%s' names %s",
        state->words->text,
        named.count > 1 ? "several points" : named.count ? "no point of its submachine" : "no point");
    wrong->cause = (Cause){.key = element, .subject = state->words->text};
    sysml_problem_fix(wrong, points ? "let it refer to one entry or exit point of the state's submachine"
                                    : "draw entry and exit points on the border of a state that has no submachine");
}

/* Transitions may lead to the points themselves if only one state has them. owner: the submachine, or its region. */
static void offer_points(MachineReading *reading, const Element *owner, const Map *points)
{
    for (const Element *child = owner->first_child; child; child = child->next) {
        const int number = is_point(child) ? map_get(points, child, -1) : -1;
        if (number >= 0)
            map_put(reading->numbers, child, map_get(reading->numbers, child, -1) == -1 ? number : SEVERAL);
        if (is_owned(child, "region"))
            offer_points(reading, child, points);
    }
}

/* False, and reported, if the submachine contains itself or makes the state machine too large. */
static bool may_expand(MachineReading *reading, const Element *element, const Element *machine, const Vertex *state)
{
    enum { MOST_VERTICES = 100000 };
    const Source source = element_source(element, state->words);
    const Submachine *same = reading->inside;
    while (same && same->machine != machine)
        same = same->outer;
    if (!same && reading->vertices.count < MOST_VERTICES)
        return true;
    Problem *wrong = sysml_machine_problem(reading, DIAG_S92, source, "the submachine '%s' of '%s' %s",
                                           element_name(machine)->text, state->words->text,
                                           same ? "contains itself" : "makes the state machine too large");
    for (const Submachine *outer = reading->inside; same && outer != same; outer = outer->outer)
        sysml_problem_detail(wrong, "by way of '%s' (%s)", element_name(outer->machine)->text,
                             source_print(reading->reader->arena, element_source(outer->machine, state->words)));
    if (!same)
        sysml_problem_detail(wrong, "it has more than %d states and vertices", MOST_VERTICES);
    return false;
}

/* Reads the inside of a submachine as the inside of a state: its vertices and transitions are made anew. */
static void read_submachine(MachineReading *reading, Element *element, Vertex *state)
{
    Arena *arena = reading->reader->arena;
    Element *machine = sysml_machine_held(reading, element, "submachine", state->words);
    Map *points = NULL;
    if (machine && machine->metaclass != META_STATE_MACHINE)
        sysml_machine_problem(reading, DIAG_S92, element_source(element, state->words),
                              "the submachine of '%s' is '%s', which is not a state machine", state->words->text,
                              element_name(machine)->text);
    else if (machine && state->regions.count)
        sysml_problem_fix(sysml_machine_problem(reading, DIAG_S92, element_source(element, state->words),
                                                "'%s' has both a region and a submachine", state->words->text),
                          "remove one of the two");
    else if (machine && may_expand(reading, element, machine, state)) {
        const Submachine inside = {machine, reading->inside};
        Map *numbers = reading->numbers;
        const ElementList transitions = reading->transitions;
        if (!map_enter(reading->first, machine) && !reading->reported)
            reading->reported = map_new(arena);
        points = reading->numbers = map_new(arena);
        reading->transitions = (ElementList){0};
        reading->inside = &inside;
        refuse_parts_of_state(reading, machine, state->words);
        read_points(reading, machine, state);
        read_regions(reading, machine, state);
        for (int i = 0; i < reading->transitions.count; i++)
            read_transition(reading, reading->transitions.at[i]);
        reading->inside = inside.outer;
        reading->numbers = numbers;
        reading->transitions = transitions;
        offer_points(reading, machine, points);
    }
    for (Element *child = element->first_child; child; child = child->next)
        if (is_owned(child, "connection") && (points || !machine))
            read_connection(reading, child, state, points);
}

bool sysml_is_submachine(Reader *reader, const Element *owner, const Element *machine)
{
    for (Element *child = owner->first_child; child; child = child->next) {
        if (child->metaclass != META_STATE_MACHINE || child == machine)
            continue;
        for (Element *e = child; e; e = element_after(e, child)) {
            Reference used;
            if (strcmp(e->tag->text, "subvertex") == 0 && sysml_reference(reader->arena, e, "submachine", &used) &&
                sysml_resolve(reader, used) == machine)
                return true;
        }
    }
    return false;
}

/* ---- joins ---- */

/* The region of the state in which the vertex lies; NULL: it lies outside. */
static const Region *region_in(const Vertex *vertex, const Vertex *state)
{
    const Region *region = vertex->region;
    while (region && region->state != state)
        region = region->state ? region->state->region : NULL;
    return region;
}

/* One tool writes forks for joins: a vertex with several transitions in and one out is a join. So is an exit point to
 * which transitions lead from several regions (UML 2.5, 14.2.3.4.6). */
static void settle_join(Vertex *vertex)
{
    const bool is_bar = vertex->kind == VERTEX_FORK || vertex->kind == VERTEX_JOIN;
    if (is_bar && vertex->incoming.count > 1 && vertex->outgoing.count < 2)
        vertex->kind = VERTEX_JOIN;
    else if (is_bar && vertex->outgoing.count > 1 && vertex->incoming.count < 2)
        vertex->kind = VERTEX_FORK;
    for (int i = 1; vertex->kind == VERTEX_EXIT_POINT && i < vertex->incoming.count; i++)
        if (region_in(vertex->incoming.at[i]->from, vertex->bordered) !=
            region_in(vertex->incoming.at[0]->from, vertex->bordered))
            vertex->joined = vertex->bordered;
    for (int i = 0; vertex->kind == VERTEX_JOIN && i < vertex->incoming.count; i++) {
        const Vertex *source = vertex->incoming.at[i]->from;
        if (!i)
            vertex->joined = source->region->state;
        while (vertex->joined && !sysml_is_within(source->region->state, vertex->joined))
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
    const Submachine whole = {element, NULL};
    MachineReading reading = {.reader = reader,
                              .machine = machine,
                              .numbers = map_new(reader->arena),
                              .first = map_new(reader->arena),
                              .inside = &whole};
    refuse_parts_of_state(&reading, element, machine->qualified);
    read_regions(&reading, element, NULL);
    for (int i = 0; i < reading.transitions.count; i++)
        read_transition(&reading, reading.transitions.at[i]);
    for (int i = 0; i < reading.vertices.count; i++)
        settle_join(reading.vertices.at[i]);
    sysml_check_machine(&reading);
}

/* ---- all vertices, all actions ---- */

/* Recursion follows the nesting of states, which reading the document limits. */
static void add_vertices(Arena *arena, const Region *region, VertexList *found)
{
    for (int i = 0; i < region->vertices.count; i++) {
        const Vertex *vertex = region->vertices.at[i];
        list_push(arena, found, vertex);
        for (int k = 0; k < vertex->regions.count; k++)
            add_vertices(arena, vertex->regions.at[k], found);
    }
}

VertexList sysml_vertices(Arena *arena, const StateMachine *machine)
{
    VertexList found = {0};
    for (int i = 0; i < machine->regions.count; i++)
        add_vertices(arena, machine->regions.at[i], &found);
    return found;
}

static void add_texts(Arena *arena, const MachineText *text, MachineTextList *found)
{
    for (; text; text = text->next)
        list_push(arena, found, text);
}

MachineTextList sysml_actions(Arena *arena, const StateMachine *machine)
{
    MachineTextList found = {0};
    const VertexList vertices = machine ? sysml_vertices(arena, machine) : (VertexList){0};
    for (int i = 0; i < vertices.count; i++) {
        add_texts(arena, vertices.at[i]->entry, &found);
        add_texts(arena, vertices.at[i]->during, &found);
        add_texts(arena, vertices.at[i]->exit, &found);
    }
    for (int i = 0; machine && i < machine->transitions.count; i++)
        add_texts(arena, machine->transitions.at[i]->effect, &found);
    return found;
}
