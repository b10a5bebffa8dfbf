/* presence.c - statements on parts that appear and disappear: in invariants of states, and in rules of their block.
 *
 * The law: an invariant states that parts of the block that runs the state machine exist, `stage->notEmpty()`, or not,
 * `stage->isEmpty()`, joined by `and` (UML 2.5.1, 14.2.3.4.4; OCL 2.4, 11.7.1). Other invariants are ignored. A rule
 * `stage->notEmpty() = condition` holds in all states. Both apply to parts of multiplicity 0..1, and only one of them
 * to each part. For parts 0..n both state how many exist, `pieces->size() = 3`: the first three. */
#include "sysml/body.h"
#include "sysml/machine.h"
#include "sysml/reference.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

static bool is_truth_of_part(Expr e)
{
    return e->op == OP_PRESENT || (e->op == OP_NOT && e->at[0]->op == OP_PRESENT);
}

bool sysml_states_presence(const EquationNode *node, PresenceRule *rule)
{
    if (node->kind != EQUATION_EQUAL)
        return false;
    rule->is_size = node->left->op == OP_CARDINAL;
    rule->is_weak = !rule->is_size && !is_truth_of_part(node->left);
    rule->truth = rule->is_weak ? node->right : node->left;
    rule->condition = rule->is_weak ? node->left : node->right;
    return rule->is_size || is_truth_of_part(rule->truth);
}

Expr sysml_part_of_truth(Expr truth)
{
    return truth->op == OP_NOT ? truth->at[0]->at[0] : truth->at[0];
}

/* True if it is the name of a property, without dots and subscripts. */
bool sysml_is_part_name(Expr part)
{
    return part->op == OP_VARIABLE && identifier_length(part->name->text) == part->name->length;
}

bool sysml_speaks_of_presence(const char *text)
{
    static const char *const words[] = {"notEmpty", "isEmpty", "size"};
    for (const char *arrow = strstr(text, "->"); arrow; arrow = strstr(arrow + 1, "->")) {
        const char *word = arrow + 2 + strspn(arrow + 2, " \t\r\n");
        for (int i = 0; i < 3; i++)
            if (strncmp(word, words[i], strlen(words[i])) == 0)
                return true;
    }
    return false;
}

bool sysml_may_come_and_go(const Property *property)
{
    return property->kind == PROPERTY_PART && property->lower == 0 && property->upper >= 1;
}

void sysml_let_vary(Reader *reader, const Classifier *owner, Name part)
{
    for (int i = 0; i < owner->properties.count; i++) {
        Property *property = owner->properties.at[i];
        if (property->identifier != part || property->kind != PROPERTY_PART || property->lower != 0 ||
            property->upper < 2 || property->sizes.count)
            continue;
        property->is_varying = true;
        list_push(reader->arena, &property->sizes, expr_integer(property->upper));
    }
}

/* ---- invariants of states ---- */

/* The number in pieces->size() == 3; -1: another expression. */
static int count_of(Expr e)
{
    const bool is = e->op == OP_EQUAL && e->at[0]->op == OP_CARDINAL && e->at[1]->op == OP_NUMBER &&
                    e->at[1]->number >= 0 && e->at[1]->number <= INT_MAX && e->at[1]->type == TYPE_INTEGER;
    return is ? (int)e->at[1]->number : -1;
}

static bool add_truths(MachineReading *reading, Vertex *state, Expr e, Source source)
{
    const int count = count_of(e);
    const Expr part = count >= 0 ? e->at[0]->at[0] : is_truth_of_part(e) ? sysml_part_of_truth(e) : NULL;
    for (int i = 0; e->op == OP_AND && i < e->count; i++)
        if (!add_truths(reading, state, e->at[i], source))
            return false;
    if (e->op == OP_AND)
        return true;
    if (!part || !sysml_is_part_name(part))
        return false;
    if (count >= 0)
        sysml_let_vary(reading->reader, reading->machine->owner, part->name);
    list_push(reading->reader->arena, &state->presences,
              ((Presence){part->name, count > 0 || e->op == OP_PRESENT, count, source}));
    return true;
}

/* The text with `==` in place of `=`, which is OCL's comparison. */
static const char *with_comparisons(Arena *arena, const char *text)
{
    Text result = text_new(arena);
    for (const char *at = text; *at; at++) {
        text_add_char(&result, *at);
        if (*at == '=' && at[1] != '=' && (at == text || !strchr("<>=:", at[-1])))
            text_add_char(&result, '=');
    }
    return result.length ? result.at : "";
}

/* True if the name stands alone before an arrow, with quotes or without. */
static bool is_before_arrow(const char *text, const char *name)
{
    const size_t length = strlen(name);
    for (const char *at = length ? strstr(text, name) : NULL; at; at = strstr(at + 1, name)) {
        const bool is_inside = at > text && (isalnum((unsigned char)at[-1]) || at[-1] == '_');
        if (!is_inside && strncmp(at + length + strspn(at + length, "' \t\r\n"), "->", 2) == 0)
            return true;
    }
    return false;
}

/* True if the text names a part of the block that may appear and disappear. Other OCL in invariants is ignored. */
static bool is_of_parts(MachineReading *reading, const char *text)
{
    const PropertyList members = sysml_properties(reading->machine->owner, reading->reader->arena);
    for (int i = 0; i < members.count; i++)
        if (sysml_may_come_and_go(members.at[i]) && is_before_arrow(text, members.at[i]->name->text))
            return true;
    return false;
}

static void read_text(MachineReading *reading, const char *text, Source source, bool spans_lines, Vertex *state)
{
    Arena *arena = reading->reader->arena;
    Expr e = NULL;
    ParseError error = {0};
    if (!sysml_speaks_of_presence(text))
        return;
    const bool is_read =
        parse_expression(arena, with_comparisons(arena, text), sysml_scope(reading->reader, reading->machine->owner),
                         &e, &error);
    if (is_read && add_truths(reading, state, e, source))
        return;
    if (!is_of_parts(reading, text))
        return;
    Problem *wrong = sysml_machine_problem(reading, DIAG_S95,
                                           is_read ? source : sysml_line_of_text(source, spans_lines, error.line),
                                           "the invariant of '%s' describes the existence of parts in an unknown form",
                                           state->words->text);
    if (!is_read)
        sysml_problem_of_text(wrong, arena_format(arena, "the invariant of '%s'", state->words->text),
                              with_comparisons(arena, text), &error);
    else
        sysml_problem_detail(wrong, "%s", text);
    sysml_problem_fix(wrong, "write 'part->notEmpty()', 'part->isEmpty()' and 'parts->size() = 3' of parts of '%s', "
                             "joined by 'and' only", reading->machine->owner->qualified->text);
}

static void read_rule(MachineReading *reading, Element *rule, Vertex *state)
{
    const Element *specification = element_child(rule, "specification");
    const Body body = sysml_body_of_value(reading->reader, specification ? specification : rule);
    if (body.text)
        read_text(reading, body.text, sysml_body_source(&body, element_source(rule, state->words)),
                  body.is_content && body.at->text_spans, state);
}

/* Reads invariants: rules of the state, or rules for it in an Extension, where one tool keeps its property sheets. */
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
    if (rule && !list_holds(&read, rule))
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
