/* machine_texts.c - conditions, times and triggers of state machines. */
#include "sysml/body.h"
#include "sysml/classifier.h"
#include "sysml/machine.h"

#include <string.h>

/* The meaning of a text, for messages, and how it is read. */
typedef struct {
    const char *what; /* "the guard" */
    Name words;       /* the owner of the text */
    bool is_action;
    const char *fix; /* the remedy if the text cannot be read, in place of the parser's; or NULL */
} TextKind;

/* A text with its place; read_machine_text() reads its content. */
static MachineText machine_text(const Body *body, Source source)
{
    return (MachineText){.text = name_of(body->text),
                         .source = sysml_body_source(body, source),
                         .spans_lines = body->is_content && body->at->text_spans};
}

static void read_machine_text(MachineReading *reading, const Body *body, MachineText *read, const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    const NameScope *scope = sysml_scope(reading->reader, reading->machine->owner);
    ParseError error = {0};
    if (dialect_language_rank(body->language) > LANGUAGE_RANK_LAST) {
        Problem *wrong = sysml_machine_problem(
            reading, DIAG_S40, read->source, "%s of '%s' is written in '%s', which is not supported%s", kind->what,
            kind->words->text, body->language, words_equal_caseless(body->language, "C") ? " yet" : "");
        sysml_problem_detail(wrong, "expected the language 'SysPhS', 'Modelica', 'Built-in Math', 'English', or none");
        return;
    }
    if (kind->is_action ? parse_statements(arena, read->text->text, scope, &read->statements, &error)
                        : parse_expression(arena, read->text->text, scope, &read->expression, &error))
        return;
    read->expression = NULL;
    read->statements.count = 0;
    Problem *wrong =
        sysml_machine_problem(reading, DIAG_S39, sysml_line_of_text(read->source, read->spans_lines, error.line),
                              "%s of '%s' cannot be read as %s", kind->what, kind->words->text,
                              kind->is_action ? "statements" : "an expression");
    sysml_problem_of_text(wrong, arena_format(arena, "%s of '%s'", kind->what, kind->words->text), read->text->text,
                          &error);
    if (kind->fix && !error.readings[0])
        sysml_problem_fix(wrong, "%s", kind->fix);
    else if (!error.hint && !kind->is_action)
        sysml_problem_fix(wrong, "write an expression in the language of equations, such as 'level > 0.5'");
}

Element *sysml_machine_held(MachineReading *reading, Element *owner, const char *property, Name words)
{
    Reference elsewhere;
    Element *child = element_child(owner, property);
    if (child && !child->is_reference && !child->is_elsewhere)
        return child->is_nil ? NULL : child;
    if (!sysml_reference(reading->reader->arena, owner, property, &elsewhere))
        return NULL;
    Element *found = sysml_resolve(reading->reader, elsewhere);
    if (!found)
        sysml_unresolved(reading->reader, reading->machine->owner, elsewhere, element_source(owner, words),
                         arena_format(reading->reader->arena, "the %s of '%s'", property, words->text));
    return found;
}

/* ---- guards ---- */

void sysml_read_guard(MachineReading *reading, Element *element, Transition *transition)
{
    Arena *arena = reading->reader->arena;
    Element *rule = sysml_machine_held(reading, element, "guard", transition->words);
    if (!rule)
        return;
    const Element *specification = element_child(rule, "specification");
    Body body = sysml_body_of_value(reading->reader, specification ? specification : rule);
    bool is_truth = specification && specification->type && strcmp(specification->type->text, "LiteralBoolean") == 0;
    if (!body.text && is_truth) /* attributes that a tool leaves out are false */
        body = (Body){"false", "", specification, false};
    if (!body.text || sysml_is_blank(body.text))
        return;
    const char *words = sysml_trimmed(arena, body.text);
    const size_t length = strlen(words);
    const bool has_brackets = length > 1 && words[0] == '[' && words[length - 1] == ']'; /* as diagrams show them */
    if (has_brackets)
        words = sysml_trimmed(arena, arena_copy(arena, words + 1, length - 2));
    if (words_equal_caseless(words, "else")) {
        transition->is_else = true;
        return;
    }
    MachineText *guard = arena_new_of(arena, MachineText);
    *guard = machine_text(&body, transition->source);
    if (strchr(body.text, '[') == body.text + strspn(body.text, " \t\r\n"))
        guard->text = name_of(words);
    read_machine_text(reading, &body, guard, &(TextKind){"the guard", transition->words, false, NULL});
    transition->guard = guard;
}

/* ---- triggers ---- */

/* A time as tools write it: "5", "5 s", "100ms", "after 2 min", "(5 s)". NULL if it is no number with a unit. */
static Expr number_of_seconds(Arena *arena, const char *text)
{
    size_t length = strlen(text);
    if (length > 1 && text[0] == '(' && text[length - 1] == ')')
        text = sysml_trimmed(arena, arena_copy(arena, text + 1, length - 2));
    const UnitMeaning second = {.dimension = dimension_of_time};
    UnitMeaning unit;
    double number;
    if (number_read(text, &number))
        return expr_number(number);
    if (!expr_quantity_read(text, &number, &unit) || !dimension_is_same(&unit.dimension, &second.dimension))
        return NULL;
    return expr_number(unit_convert(number, &unit, &second));
}

/* The text behind the word, if it begins with the word; or NULL. */
static const char *after_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && strchr(" \t(", text[length]) && text[length] ? text + length : NULL;
}

static bool has_no_text(MachineReading *reading, const Body *body, const Element *event, const Transition *transition,
                        const char *what)
{
    if (body->text && !sysml_is_blank(body->text))
        return false;
    sysml_machine_problem(reading, DIAG_S45, element_source(event, transition->words), "a trigger of '%s' has no %s",
                          transition->words->text, what);
    return true;
}

static void read_time(MachineReading *reading, const Element *event, const Transition *transition, Trigger *trigger)
{
    Arena *arena = reading->reader->arena;
    const Element *when = element_child(event, "when");
    const Element *inner = when ? element_child(when, "expr") : NULL;
    Body body = when ? sysml_body_of_value(reading->reader, inner ? inner : when) : (Body){0};
    trigger->kind = element_is_true(event, "isRelative", false) ? TRIGGER_AFTER : TRIGGER_AT;
    if (has_no_text(reading, &body, event, transition, "time"))
        return;
    const char *words = sysml_trimmed(arena, body.text);
    const char *relative = after_word(words, "after"), *absolute = after_word(words, "at");
    if (relative || absolute) {
        trigger->kind = relative ? TRIGGER_AFTER : TRIGGER_AT;
        words = sysml_trimmed(arena, relative ? relative : absolute);
    }
    trigger->text = machine_text(&body, transition->source);
    trigger->text.text = name_of(words);
    trigger->text.expression = number_of_seconds(arena, words);
    if (!trigger->text.expression)
        read_machine_text(reading, &body, &trigger->text,
                  &(TextKind){"the time of a trigger", transition->words, false,
                              "write a number with a unit, such as '5 s', '100 ms', '2 min' or '1 h', or an expression "
                              "in seconds"});
    Expr time = trigger->text.expression;
    bool is_negative = time && (time->op == OP_NEGATE || (time->op == OP_NUMBER && time->number < 0));
    if (is_negative && trigger->kind == TRIGGER_AFTER)
        sysml_problem_fix(sysml_machine_problem(reading, DIAG_S45, trigger->text.source,
                                                "the time of a trigger of '%s' is negative: %s",
                                                transition->words->text, words),
                          "give a time that is not negative");
}

static void read_change(MachineReading *reading, const Element *event, const Transition *transition, Trigger *trigger)
{
    const Element *expression = element_child(event, "changeExpression");
    Body body = expression ? sysml_body_of_value(reading->reader, expression) : (Body){0};
    trigger->kind = TRIGGER_CHANGE;
    if (has_no_text(reading, &body, event, transition, "expression"))
        return;
    const char *words = sysml_trimmed(reading->reader->arena, body.text), *condition = after_word(words, "when");
    trigger->text = machine_text(&body, transition->source);
    if (condition)
        trigger->text.text = name_of(condition);
    read_machine_text(reading, &body, &trigger->text,
                            &(TextKind){"the change event", transition->words, false, NULL});
}

/* The event of a trigger; the element itself if an event is drawn in place of the trigger. NULL: there is none, which
 * is reported. */
static Element *event_of(MachineReading *reading, Element *trigger, Name words)
{
    const char *type = trigger->type ? trigger->type->text : "", *end = strstr(type, "Event");
    const bool is_event = end && !end[strlen("Event")];
    Element *event = is_event ? trigger : sysml_machine_held(reading, trigger, "event", words);
    Reference missing; /* which is reported */
    if (!event && !sysml_reference(reading->reader->arena, trigger, "event", &missing))
        sysml_machine_problem(reading, DIAG_S45, element_source(trigger, words), "a trigger of '%s' names no event",
                              words->text);
    return event;
}

/* The name of an event's signal; NULL: there is none, which is reported. */
static Name signal_of(MachineReading *reading, Element *event, Name words)
{
    const Element *signal = sysml_machine_held(reading, event, "signal", words);
    if (signal && element_name(signal)->length)
        return identifier_canonical(element_name(signal)->text);
    sysml_machine_problem(reading, DIAG_S45, element_source(event, words), "a trigger of '%s' has no %s", words->text,
                          signal ? "name of its signal" : "signal");
    return NULL;
}

static void warn_of_port(MachineReading *reading, Element *trigger, const Transition *transition)
{
    Reference port;
    if (!sysml_reference(reading->reader->arena, trigger, "port", &port))
        return;
    const Element *drawn = sysml_resolve(reading->reader, port);
    sysml_machine_problem(reading, DIAG_S76, element_source(trigger, transition->words),
                          "a trigger of '%s' names the port '%s', which is ignored: the signal is accepted at any port",
                          transition->words->text,
                          drawn ? element_name(drawn)->text : sysml_reference_words(reading->reader, port));
}

static void read_trigger(MachineReading *reading, Element *element, Transition *transition)
{
    Element *event = event_of(reading, element, transition->words);
    if (!event)
        return;
    const char *type;
    Trigger *trigger = arena_new_of(reading->reader->arena, Trigger);
    type = event->type ? event->type->text : "";
    if (strcmp(type, "ChangeEvent") == 0) {
        read_change(reading, event, transition, trigger);
    } else if (strcmp(type, "TimeEvent") == 0) {
        read_time(reading, event, transition, trigger);
    } else if (strcmp(type, "SignalEvent") == 0) {
        trigger->kind = TRIGGER_SIGNAL;
        reading->machine->passes_signals = true;
        trigger->text.source = transition->source;
        trigger->signal = signal_of(reading, event, transition->words);
        if (!trigger->signal)
            return;
        warn_of_port(reading, element, transition);
    } else {
        const Name name = element_name(element_name(event)->length ? event : element);
        Problem *wrong = sysml_machine_problem(reading, DIAG_S36, element_source(element, transition->words),
                                               name->length ? "the trigger '%s' of '%s' is not supported"
                                                            : "a trigger%s of '%s' is not supported",
                                               name->text, transition->words->text);
        sysml_problem_detail(wrong, "it is of kind '%s'", *type ? type : event->tag->text);
        sysml_problem_fix(wrong, strcmp(type, "CallEvent") == 0
                                     ? "use a signal event: nothing calls operations while the model runs"
                                     : "use signal events, change events and time events");
        return;
    }
    list_push(reading->reader->arena, &transition->triggers, trigger);
}

/* All triggers of an element by that property, owned or referred to. */
static void collect_triggers(MachineReading *reading, Element *element, const char *property, Name words,
                             ElementList *found)
{
    ReferenceList elsewhere = {0};
    for (Element *child = element->first_child; child; child = child->next)
        if (strcmp(child->tag->text, property) == 0 && !child->is_reference && !child->is_elsewhere)
            list_push(reading->reader->arena, found, child);
    sysml_references(reading->reader->arena, element, property, &elsewhere);
    for (int i = 0; i < elsewhere.count; i++) {
        Element *trigger = sysml_resolve(reading->reader, elsewhere.at[i]);
        if (trigger)
            list_push(reading->reader->arena, found, trigger);
        else
            sysml_unresolved(reading->reader, reading->machine->owner, elsewhere.at[i], element_source(element, words),
                             arena_format(reading->reader->arena, "a trigger of '%s'", words->text));
    }
}

void sysml_read_triggers(MachineReading *reading, Element *element, Transition *transition)
{
    ElementList triggers = {0};
    collect_triggers(reading, element, "trigger", transition->words, &triggers);
    for (int i = 0; i < triggers.count; i++)
        read_trigger(reading, triggers.at[i], transition);
}

void sysml_read_deferred(MachineReading *reading, Element *element, Vertex *state)
{
    ElementList triggers = {0};
    collect_triggers(reading, element, "deferrableTrigger", state->words, &triggers);
    for (int i = 0; i < triggers.count; i++) {
        Element *event = event_of(reading, triggers.at[i], state->words);
        const bool is_signal = event && event->type && strcmp(event->type->text, "SignalEvent") == 0;
        Name signal = is_signal ? signal_of(reading, event, state->words) : NULL;
        if (signal)
            list_push(reading->reader->arena, &state->deferred, signal);
        else if (event && !is_signal)
            sysml_problem_fix(sysml_machine_problem(reading, DIAG_S36, element_source(triggers.at[i], state->words),
                                                    "'%s' defers an event that is not a signal", state->words->text),
                              "let it defer signal events; conditions and times are evaluated while a state is active");
    }
}

/* ---- calls that only print ---- */

/* The length of a call that prints, with the semicolon behind it; 0: there is none. */
static size_t length_of_print(const char *text)
{
    static const char *const words[] = {"System.out.println", "System.out.printf", "System.out.print", "console.log",
                                        "println", "printf", "print", "alert"};
    const char *at = NULL;
    for (size_t i = 0; !at && i < sizeof words / sizeof *words; i++) {
        const size_t length = strlen(words[i]);
        const bool is = strncmp(text, words[i], length) == 0 && text[length + strspn(text + length, " ")] == '(';
        at = is ? text + length : NULL;
    }
    int depth = 0;
    char quote = '\0';
    for (; at && *at; at++) {
        if (quote && *at == '\\' && at[1])
            at++;
        else if (quote)
            quote = *at == quote ? '\0' : quote;
        else if (*at == '"' || *at == '\'')
            quote = *at;
        else if (*at == '(')
            depth++;
        else if (*at == ')' && --depth == 0) {
            at++;
            at += at[strspn(at, " \t")] == ';' ? strspn(at, " \t") + 1 : 0;
            return (size_t)(at - text);
        }
    }
    return 0;
}

/* True if a statement may begin behind `last`, the last character that is neither blank nor of a comment. If it is of a
 * word followed by a blank, the word is taken for `then` or `else`. `before`: the character just before. */
static bool may_begin(char last, char before)
{
    const bool is_of_word = (last >= 'a' && last <= 'z') || (last >= '0' && last <= '9');
    return last == '\0' || strchr(";{}", last) || (is_of_word && strchr(" \t\r\n", before));
}

/* The text with blanks in place of all statements that only print; itself if there are none. */
static const char *without_prints(Arena *arena, const char *text)
{
    char *copy = NULL, last = '\0';
    for (size_t i = 0; text[i];) {
        const size_t skipped = sysml_unread_length(text + i);
        const size_t length = may_begin(last, i > 0 ? text[i - 1] : ' ') ? length_of_print(text + i) : 0;
        if (!length && !skipped) {
            last = strchr(" \t\r\n", text[i]) ? last : text[i];
            i++;
            continue;
        }
        if (skipped) {
            last = text[i] == '/' ? last : text[i];
            i += skipped;
            continue;
        }
        copy = copy ? copy : arena_copy(arena, text, strlen(text));
        for (size_t k = i; k < i + length; k++)
            copy[k] = text[k] == '\n' ? '\n' : ' ';
        i += length;
        last = ';';
    }
    return copy ? copy : text;
}

/* ---- texts ---- */

/* The first statement that sends a signal; NULL: none does. */
static const Statement *find_send(Arena *arena, const StatementList *statements)
{
    const StatementList all = statements_all(arena, statements);
    for (int i = 0; i < all.count; i++)
        if (all.at[i]->kind == STATEMENT_CALL && parser_is_send(all.at[i]->value))
            return all.at[i];
    return NULL;
}

static MachineText *read_body(MachineReading *reading, Body body, const Element *element, const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    const Source source = element_source(element, kind->words);
    const char *rest = without_prints(arena, body.text);
    if (rest != body.text) {
        Problem *note = sysml_machine_problem(reading, DIAG_S75, source, "%s of '%s' prints; the printing is ignored",
                                              kind->what, kind->words->text);
        note->cause = (Cause){.key = reading->machine, .one = "more action prints", .many = "more actions print",
                              .subject = kind->words->text};
        if (sysml_is_blank(rest))
            return NULL;
    }
    body.text = rest;
    MachineText *read = arena_new_of(arena, MachineText);
    *read = machine_text(&body, source);
    read_machine_text(reading, &body, read, kind);
    const Statement *sends = find_send(arena, &read->statements);
    reading->machine->passes_signals = reading->machine->passes_signals || sends;
    if (sends && strcmp(kind->what, "the do action") == 0)
        sysml_problem_fix(sysml_machine_problem(reading, DIAG_S36,
                                                sysml_line_of_text(read->source, read->spans_lines, sends->line),
                                                "the do action of '%s' sends a signal in each step", kind->words->text),
                          "send it on entry, or in the effect of a transition");
    return read;
}

/* ---- activities ---- */

/* An activity's nodes, and the ends of control flows. */
typedef struct {
    ElementList nodes;
    Map *numbers;    /* node -> number, from 1 */
    int *next, *incoming; /* by number; next 0: none */
} Activity;

/* True if the element is of one of these types. */
static bool is_a(const Element *element, const char *types)
{
    return element->type && word_is_among(element->type->text, types);
}

static bool is_action(const Element *node)
{
    return is_a(node, "OpaqueAction|SendSignalAction|BroadcastSignalAction");
}

static bool is_known_node(const Element *node)
{
    return is_action(node) || is_a(node, "InitialNode|ActivityFinalNode|FlowFinalNode");
}

static const Element *end_of_flow(MachineReading *reading, Element *edge, const char *property)
{
    Reference end;
    return sysml_reference(reading->reader->arena, edge, property, &end) ? sysml_resolve(reading->reader, end) : NULL;
}

/* Reads an activity. Returns an element that does not fit into a sequence of actions; NULL: all fit. */
static const Element *find_stranger(MachineReading *reading, Element *behaviour, Activity *activity)
{
    Arena *arena = reading->reader->arena;
    for (Element *child = behaviour->first_child; child; child = child->next) {
        const bool is_node = strcmp(child->tag->text, "node") == 0;
        if (strcmp(child->tag->text, "structuredNode") == 0 || (is_node && !is_known_node(child)))
            return child;
        if (!is_node)
            continue;
        list_push(arena, &activity->nodes, child);
        map_put(activity->numbers, child, activity->nodes.count);
    }
    activity->next = arena_array(arena, int, activity->nodes.count + 1);
    activity->incoming = arena_array(arena, int, activity->nodes.count + 1);
    for (Element *child = behaviour->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "edge") != 0)
            continue;
        const Element *guard = element_child(child, "guard");
        const bool is_free =
            !guard || (is_a(guard, "LiteralBoolean") && element_is_true(guard, "value", false));
        const int from = map_get(activity->numbers, end_of_flow(reading, child, "source"), 0);
        const int to = map_get(activity->numbers, end_of_flow(reading, child, "target"), 0);
        if (!is_a(child, "ControlFlow") || !is_free || !from || !to || activity->next[from] || activity->incoming[to]++)
            return child;
        activity->next[from] = to;
    }
    return NULL;
}

/* The text `send NAME to PORT`, as in texts of actions. */
static Body body_of_send(MachineReading *reading, Element *node, const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    const Element *signal = sysml_machine_held(reading, node, "signal", kind->words);
    const Element *port = sysml_machine_held(reading, node, "onPort", kind->words);
    const bool is_broadcast = is_a(node, "BroadcastSignalAction");
    if (!signal || !element_name(signal)->length)
        return (Body){.at = node};
    const char *name = identifier_canonical(element_name(signal)->text)->text;
    const char *text = arena_format(arena, "%s %s", is_broadcast ? "broadcast" : "send", name);
    if (port && !is_broadcast)
        text = arena_format(arena, "%s to %s", text, identifier_canonical(element_name(port)->text)->text);
    return (Body){text, "", node, false};
}

static const char *kind_of(const Element *element)
{
    return element->type ? element->type->text : element->tag->text;
}

/* The name of the element in quotes behind a blank; "" if it has none. */
static const char *quoted_name(Arena *arena, const Element *element)
{
    const Name name = element_name(element);
    return name->length ? arena_format(arena, " '%s'", name->text) : "";
}

static void report_drawn(MachineReading *reading, const Element *behaviour, const Element *stranger,
                         const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    Problem *wrong = sysml_machine_problem(reading, DIAG_S36, element_source(behaviour, kind->words),
                                           "%s%s of '%s' is drawn as '%s', which is not supported", kind->what,
                                           quoted_name(arena, behaviour), kind->words->text, kind_of(behaviour));
    if (!is_a(behaviour, "Activity"))
        return;
    if (stranger)
        sysml_problem_detail(wrong, "it has a node%s of kind '%s' (%s)", quoted_name(arena, stranger),
                             kind_of(stranger), source_print(arena, element_source(stranger, kind->words)));
    sysml_problem_fix(wrong, "draw opaque actions and send signal actions, one after the other by control flows "
                             "without guards, or write a text in place of the activity");
}

static void report_wordless(MachineReading *reading, const Element *element, const TextKind *kind)
{
    if (element_name(element)->length)
        sysml_machine_problem(reading, DIAG_S48, element_source(element, kind->words),
                              "%s '%s' of '%s' has no text and no effect", kind->what, element_name(element)->text,
                              kind->words->text);
}

/* The number of the first node; 0: there is no action; -1: the actions are not one sequence. */
static int first_node(const Activity *activity)
{
    int actions = 0, first = 0, begins = 0;
    for (int i = 1; i <= activity->nodes.count; i++) {
        const bool is = is_action(activity->nodes.at[i - 1]);
        actions += is;
        if (activity->incoming[i] || (!is && !activity->next[i]))
            continue;
        first = i;
        begins++;
    }
    for (int i = first; i; i = activity->next[i]) /* ends: nodes are entered once at most, the first one never */
        actions -= is_action(activity->nodes.at[i - 1]);
    return actions || begins > 1 ? -1 : first;
}

/* The texts of the activity's actions, in their order. */
static const MachineText *read_activity(MachineReading *reading, Element *behaviour, const TextKind *kind)
{
    Activity activity = {.numbers = map_new(reading->reader->arena)};
    const Element *stranger = find_stranger(reading, behaviour, &activity);
    const int first = stranger ? -1 : first_node(&activity);
    MachineText *read = NULL, *last = NULL;
    if (first < 0)
        report_drawn(reading, behaviour, stranger, kind);
    else if (!first)
        report_wordless(reading, behaviour, kind);
    for (int i = first; i > 0; i = activity.next[i]) {
        Element *node = activity.nodes.at[i - 1];
        const Body body = is_a(node, "OpaqueAction") ? sysml_best_body(reading->reader, node)
                                                     : body_of_send(reading, node, kind);
        MachineText *text = NULL;
        if (body.text && !sysml_is_blank(body.text))
            text = read_body(reading, body, node, kind);
        else if (is_action(node))
            report_wordless(reading, node, kind);
        if (last && text)
            last->next = text;
        read = read ? read : text;
        last = text ? text : last;
    }
    return read;
}

const MachineText *sysml_read_action(MachineReading *reading, Element *owner, const char *property, Name words)
{
    Element *behaviour = sysml_machine_held(reading, owner, property, words);
    if (!behaviour)
        return NULL;
    const char *what = strcmp(property, "doActivity") == 0 ? "the do action"
                       : strcmp(property, "effect") == 0   ? "the effect"
                       : strcmp(property, "entry") == 0    ? "the entry action"
                                                           : "the exit action";
    const TextKind kind = {what, words, true, NULL};
    const Body body = sysml_best_body(reading->reader, behaviour);
    if (body.text && !sysml_is_blank(body.text))
        return read_body(reading, body, behaviour, &kind);
    const Element *content = behaviour->first_child;
    while (content && strcmp(content->tag->text, "ownedComment") == 0)
        content = content->next;
    if (is_a(behaviour, "Activity"))
        return read_activity(reading, behaviour, &kind);
    if (content && !element_child(behaviour, "body"))
        report_drawn(reading, behaviour, NULL, &kind);
    else
        report_wordless(reading, behaviour, &kind);
    return NULL;
}
