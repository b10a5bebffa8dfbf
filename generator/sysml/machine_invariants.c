/* machine_invariants.c - what invariants of states say of parts that come and go; see presence.c. */
#include "sysml/read.h"

#include <string.h>

static bool add_truths(Arena *arena, Vertex *state, Expr e, Source source)
{
    for (int i = 0; e->op == OP_AND && i < e->count; i++)
        if (!add_truths(arena, state, e->at[i], source))
            return false;
    if (e->op == OP_AND)
        return true;
    if (!sysml_is_truth_of_part(e) || !sysml_is_part_name(sysml_part_of_truth(e)))
        return false;
    list_push(arena, &state->presences, ((Presence){sysml_part_of_truth(e)->name, e->op == OP_PRESENT, source}));
    return true;
}

static void read_text(MachineReading *reading, const char *text, Source source, bool spans_lines, Vertex *state)
{
    Arena *arena = reading->reader->arena;
    Expr e = NULL;
    ParseError error = {0};
    if (!sysml_speaks_of_presence(text))
        return;
    const bool is_read =
        parse_expression(arena, text, sysml_scope(reading->reader, reading->machine->owner), &e, &error);
    if (is_read && add_truths(arena, state, e, source))
        return;
    Problem *wrong = sysml_machine_problem(reading, DIAG_S95,
                                           is_read ? source : sysml_line_of_text(source, spans_lines, error.line),
                                           "the invariant of '%s' says in other words which parts are there",
                                           state->words->text);
    if (!is_read)
        sysml_problem_of_text(wrong, arena_format(arena, "the invariant of '%s'", state->words->text), text, &error);
    else
        sysml_problem_detail(wrong, "%s", text);
    sysml_problem_fix(wrong, "write 'part->notEmpty()' and 'part->isEmpty()' of parts of '%s', joined by 'and', and "
                             "nothing else", reading->machine->owner->qualified->text);
}

static void read_rule(MachineReading *reading, Element *rule, Vertex *state)
{
    const Element *specification = element_child(rule, "specification");
    const Body body = sysml_body_of_value(reading->reader, specification ? specification : rule);
    if (body.text)
        read_text(reading, body.text, sysml_body_source(&body, element_source(rule, state->words)),
                  body.is_content && body.at->text_spans, state);
}

/* As rules of the state, or in its place in an Extension, where one tool keeps what it shows in a property sheet. */
void sysml_read_invariants(MachineReading *reading, Element *element, Vertex *state)
{
    static const char *const owned[] = {"stateInvariant", "ownedRule"};
    Arena *arena = reading->reader->arena;
    Reference elsewhere;
    ElementList read = {0};
    for (Element *child = element->first_child; child; child = child->next)
        for (int i = 0; i < 2; i++)
            if (strcmp(child->tag->text, owned[i]) == 0 && !child->is_reference && !child->is_elsewhere) {
                read_rule(reading, child, state);
                list_push(arena, &read, child);
            }
    Element *rule = sysml_reference(arena, element, "stateInvariant", &elsewhere)
                        ? sysml_resolve(reading->reader, elsewhere)
                        : NULL;
    for (int i = 0; i < read.count; i++)
        rule = rule == read.at[i] ? NULL : rule;
    if (rule)
        read_rule(reading, rule, state);
    const Document *document = element->document;
    for (int i = 0; element->id && i < document->rules.count; i++) {
        const ExtensionRule *sheet = &document->rules.at[i];
        Source source = element_source(element, state->words);
        source.line = sheet->line;
        if (sheet->owner == element->id)
            read_text(reading, sheet->text, source, false, state);
    }
}
