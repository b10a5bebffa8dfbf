/* machine_texts.c - conditions, times and triggers of state machines. */
#include "sysml/read.h"

#include <string.h>

MachineText sysml_machine_text(const Body *body, Source source)
{
    return (MachineText){.text = name_of(body->text),
                         .source = sysml_body_source(body, source),
                         .spans_lines = body->is_content && body->at->text_spans};
}

void sysml_read_machine_text(MachineReading *reading, const Body *body, MachineText *read, const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    const NameScope *scope = sysml_scope(reading->reader, reading->machine->owner);
    ParseError error = {0};
    if (dialect_language_rank(body->language) > LANGUAGE_RANK_LAST) {
        Problem *wrong = sysml_machine_problem(
            reading, DIAG_S40, read->source, "%s of '%s' is written in '%s', which is not supported%s", kind->what,
            kind->words->text, body->language, words_equal_caseless(body->language, "C") ? " yet" : "");
        sysml_problem_detail(wrong, "expected the language 'sysphs' or 'Modelica'");
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
    *guard = sysml_machine_text(&body, transition->source);
    if (strchr(body.text, '[') == body.text + strspn(body.text, " \t\r\n"))
        guard->text = name_of(words);
    sysml_read_machine_text(reading, &body, guard, &(TextKind){"the guard", transition->words, false, NULL});
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

/* The text after a word that stands first in it, or NULL. */
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
    trigger->text = sysml_machine_text(&body, transition->source);
    trigger->text.text = name_of(words);
    trigger->text.expression = number_of_seconds(arena, words);
    if (!trigger->text.expression)
        sysml_read_machine_text(reading, &body, &trigger->text,
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
    trigger->text = sysml_machine_text(&body, transition->source);
    if (condition)
        trigger->text.text = name_of(condition);
    sysml_read_machine_text(reading, &body, &trigger->text,
                            &(TextKind){"the change event", transition->words, false, NULL});
}

/* The event of a trigger; drawn in its place, it is that itself. NULL: it has none; reported. */
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

/* The name of the signal that an event is of; NULL: it has none; reported. */
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
                          "a trigger of '%s' names the port '%s', but takes its signal by any port",
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
                                                    "'%s' defers an event that is no signal", state->words->text),
                              "let it defer signal events; conditions and times are asked for while a state is active");
    }
}
