/* machine_actions.c - the texts of entry, do and exit actions and effects of state machines: one text, or an activity
 * of opaque actions, and of such as send signals, one after the other. Calls that print, in a tool's language, are left
 * out. */
#include "sysml/read.h"

#include <string.h>

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

/* The length of a comment, a string or a quoted name; 0: there is none. One without an end is left to the parser. */
static size_t length_of_foreign(const char *text)
{
    if (text[0] == '/' && text[1] == '/')
        return strcspn(text, "\n");
    if (text[0] == '/' && text[1] == '*') {
        const char *end = strstr(text + 2, "*/");
        return end ? (size_t)(end + 2 - text) : strlen(text);
    }
    if (text[0] != '"' && text[0] != '\'')
        return 0;
    size_t length = 1;
    while (text[length] && text[length] != text[0])
        length += text[length] == '\\' && text[length + 1] ? 2 : 1;
    return text[length] ? length + 1 : length;
}

/* Whether a statement may begin behind this character, the last that is neither blank nor of a comment; the last of a
 * word is that of `then` or `else` if the word stands apart. */
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
        const size_t skipped = length_of_foreign(text + i);
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

/* The first statement that sends a signal; NULL: none does. Recursion follows the nesting of statements, which the
 * parser limits. */
static const Statement *find_send(const StatementList *statements)
{
    const Statement *found = NULL;
    for (int i = 0; i < statements->count && !found; i++) {
        const Statement *statement = statements->at[i];
        found = statement->kind == STATEMENT_CALL && parser_is_send(statement->value) ? statement : NULL;
        for (int k = 0; k < statement->branches.count && !found; k++)
            found = find_send(&statement->branches.at[k]);
    }
    return found;
}

static MachineText *read_body(MachineReading *reading, Body body, const Element *element, const TextKind *kind)
{
    Arena *arena = reading->reader->arena;
    const Source source = element_source(element, kind->words);
    const char *rest = without_prints(arena, body.text);
    if (rest != body.text) {
        Problem *note = sysml_machine_problem(reading, DIAG_S75, source, "%s of '%s' prints, which is left out",
                                              kind->what, kind->words->text);
        note->cause = (Cause){.key = reading->machine, .one = "more action prints", .many = "more actions print",
                              .subject = kind->words->text};
        if (sysml_is_blank(rest))
            return NULL;
    }
    body.text = rest;
    MachineText *read = arena_new_of(arena, MachineText);
    *read = sysml_machine_text(&body, source);
    sysml_read_machine_text(reading, &body, read, kind);
    const Statement *sends = find_send(&read->statements);
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
    Map *numbers;    /* of nodes, from 1 */
    int *next, *incoming; /* by number; next 0: none */
} Activity;

static bool is_a(const Element *element, const char *type)
{
    return element->type && strcmp(element->type->text, type) == 0;
}

static bool is_action(const Element *node)
{
    return is_a(node, "OpaqueAction") || is_a(node, "SendSignalAction") || is_a(node, "BroadcastSignalAction");
}

static bool is_known_node(const Element *node)
{
    return is_action(node) || is_a(node, "InitialNode") || is_a(node, "ActivityFinalNode") ||
           is_a(node, "FlowFinalNode");
}

static const Element *end_of_flow(MachineReading *reading, Element *edge, const char *property)
{
    Reference end;
    return sysml_reference(reading->reader->arena, edge, property, &end) ? sysml_resolve(reading->reader, end) : NULL;
}

/* The element that is neither one action nor a sequence of these; NULL: none. */
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

/* `send NAME to PORT`, as the texts of actions have it. */
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

/* After the description; nothing if it has no name. */
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

/* The number of the first node; 0: no action is there; -1: actions do not follow one another. */
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
    for (int i = first; i; i = activity->next[i]) /* what is entered once, beginning where nothing leads to, ends */
        actions -= is_action(activity->nodes.at[i - 1]);
    return actions || begins > 1 ? -1 : first;
}

/* The texts of its actions, in their order. */
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
