/* constraints.c - the equations of constraint blocks, and the behaviours of classifiers. */
#include "sysml/read.h"

#include <string.h>

/* Where a text stands: its own line if it is one's content, else that of the element's tag. */
typedef struct {
    const char *text, *language;
    const Element *at;
    bool is_content; /* of `at`, not an attribute of it */
} Body;

static const char *word_at(const char *words, int index, Arena *arena)
{
    static const char blanks[] = " \t\r\n";
    for (words += strspn(words, blanks); index > 0 && *words; index--) {
        words += strcspn(words, blanks);
        words += strspn(words, blanks);
    }
    return arena_copy(arena, words, strcspn(words, blanks));
}

static const char *language_at(Reader *reader, const Element *expression, int index)
{
    int i = 0;
    for (const Element *child = expression->first_child; child; child = child->next)
        if (strcmp(child->tag->text, "language") == 0 && i++ == index)
            return child->text ? child->text : "";
    for (int j = 0; j < expression->attributes.count; j++)
        if (strcmp(expression->attributes.at[j].name->text, "language") == 0)
            return word_at(expression->attributes.at[j].value, index, reader->arena);
    return "";
}

/* The body whose language fits best, the first of those; bodies and languages are parallel lists. */
static Body best_body(Reader *reader, const Element *expression)
{
    Body best = {0};
    int index = 0, best_rank = 0;
    for (const Element *child = expression->first_child; child; child = child->next) {
        if (strcmp(child->tag->text, "body") != 0)
            continue;
        const char *language = language_at(reader, expression, index++);
        int rank = dialect_language_rank(language);
        if (child->text && (!best.text || rank < best_rank)) {
            best = (Body){child->text, language, child, true};
            best_rank = rank;
        }
    }
    for (int i = 0; !best.text && i < expression->attributes.count; i++)
        if (strcmp(expression->attributes.at[i].name->text, "body") == 0)
            best = (Body){expression->attributes.at[i].value, language_at(reader, expression, 0), expression, false};
    return best;
}

static Body text_of(Reader *reader, const Element *rule)
{
    const Element *specification = element_child(rule, "specification");
    if (!specification)
        return (Body){0};
    Body body = best_body(reader, specification);
    const Element *value = element_child(specification, "value");
    if (!body.text && value && value->text)
        return (Body){value->text, "", value, true};
    if (!body.text && element_property(specification, "value"))
        return (Body){element_property(specification, "value"), "", specification, false};
    return body;
}

/* ---- equations ---- */

/* Names need not be identifiers; in an equation such a one must be quoted. */
static const Property *unquoted_parameter(const Constraint *constraint)
{
    const Classifier *owner = constraint->owner;
    for (int i = 0; i < owner->properties.count; i++) {
        const Property *property = owner->properties.at[i];
        if (property->identifier != property->name && strstr(constraint->text->text, property->name->text) &&
            !strstr(constraint->text->text, property->identifier->text))
            return property;
    }
    return NULL;
}

/* Rules in prose or OCL are common on blocks. */
static void no_equation(Reader *reader, Classifier *block, Source source)
{
    problem(reader->arena, block, DIAG_S23, source, "a constraint of '%s' is no equation and has no effect",
            block->qualified->text);
}

/* Is there a sign or a word that prose and inequalities do without? */
static bool is_meant_as_equation(const char *text)
{
    for (const char *c = strchr(text, '='); c; c = strchr(c + 1, '=')) {
        bool compares = c > text && strchr("<>=", c[-1]);
        if (!compares && c[1] != '=')
            return true;
    }
    static const char *const words[] = {"der(", "reinit(", "pre(", "end if", "end when", "sample("};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(text, words[i]))
            return true;
    return false;
}

static void report_unreadable(Reader *reader, Constraint *constraint, const ParseError *error)
{
    Arena *arena = reader->arena;
    Source source = constraint->source;
    if (constraint->spans_lines)
        source.line += error->line - 1;
    if (constraint->owner->kind != CLASSIFIER_CONSTRAINT_BLOCK && !is_meant_as_equation(constraint->text->text)) {
        no_equation(reader, constraint->owner, source);
        return;
    }
    Problem *wrong = problem(arena, constraint->owner, DIAG_E01, source,
                             "a constraint of '%s' cannot be read as equations", constraint->owner->qualified->text);
    problem_detail(arena, wrong, "line %d, column %d of the text: found %s, expected %s", error->line, error->column,
                   error->found, error->expected);
    problem_detail(arena, wrong, "%s", parse_error_excerpt(arena, constraint->text->text, error));
    const Property *unquoted = unquoted_parameter(constraint);
    if (unquoted)
        problem_fix(arena, wrong, "write the name of parameter '%s' in quotes: %s", unquoted->name->text,
                    unquoted->identifier->text);
    else if (error->hint)
        problem_fix(arena, wrong, "%s", error->hint);
}

static void make_constraint(Reader *reader, Element *element)
{
    if (element->metaclass != META_CONSTRAINT || !element->parent || element->parent->made != MADE_CLASSIFIER)
        return;
    Classifier *owner = element->parent->object;
    Source source = element_source(element, owner->qualified);
    bool is_law = owner->kind == CLASSIFIER_CONSTRAINT_BLOCK;
    if (!is_law && owner->kind != CLASSIFIER_BLOCK)
        return;
    Body body = text_of(reader, element);
    if (!is_law && !body.text)
        return;
    if (!is_law && dialect_language_rank(body.language) > LANGUAGE_RANK_LAST) {
        no_equation(reader, owner, source);
        return;
    }
    if (!body.text || !body.text[strspn(body.text, " \t\r\n")]) {
        problem(reader->arena, owner, DIAG_E06, source, "a constraint of '%s' is empty", owner->qualified->text);
        return;
    }
    Constraint *constraint = arena_new_of(reader->arena, Constraint);
    constraint->name = element_name(element);
    constraint->language = name_of(body.language);
    constraint->text = name_of(body.text);
    constraint->owner = owner;
    constraint->source = source;
    constraint->source.line = body.is_content ? body.at->text_line : body.at->line;
    constraint->spans_lines = body.is_content && body.at->text_spans;
    ParseError error = {0};
    if (!parse_equations(reader->arena, body.text, &constraint->equations, &error)) {
        constraint->equations.count = 0;
        report_unreadable(reader, constraint, &error);
        if (!is_law)
            return;
    }
    list_push(reader->arena, &owner->constraints, constraint);
}

/* ---- behaviours ---- */

static void take_behaviour(Reader *reader, Element *element)
{
    if (element->made != MADE_CLASSIFIER)
        return;
    Classifier *classifier = element->object;
    Reference chosen;
    const Element *behaviour = NULL;
    if (reference(reader->arena, element, "classifierBehavior", &chosen))
        behaviour = resolve(reader, chosen);
    for (const Element *child = element->first_child; child && !behaviour; child = child->next)
        if (child->metaclass == META_STATE_MACHINE)
            behaviour = child;
    if (!behaviour)
        return;
    classifier->behaviour = element_name(behaviour);
    classifier->behaviour_source = element_source(behaviour, classifier->qualified);
}

void make_constraints(Reader *reader)
{
    for_elements(reader, make_constraint);
    for_elements(reader, take_behaviour);
}
