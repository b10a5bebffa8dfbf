/* constraints.c - the equations of constraint blocks. */
#include "sysml/read.h"

#include "expr/scope.h"

#include <string.h>

/* ---- equations ---- */

/* Rules in prose or OCL are common on blocks. */
static void no_equation(Reader *reader, const Constraint *constraint, Source source)
{
    enum { MOST_SHOWN = 80 };
    Arena *arena = reader->arena;
    const char *name = constraint->name->text, *block = constraint->owner->qualified->text;
    const char *text = constraint->text->text, *language = constraint->language->text;
    Problem *rule = sysml_problem(
        arena, constraint->owner, DIAG_S23, source, "%s '%s' is no equation and has no effect",
        *name ? "the constraint" : "a constraint of", *name ? arena_format(arena, "%s::%s", block, name) : block);
    const char *rewritten =
        sysml_is_ocl(text) ? sysml_rewritten_ocl(arena, text, sysml_scope(reader, constraint->owner)) : NULL;
    text += strspn(text, " \t\r\n");
    size_t length = strcspn(text, "\r\n"), shown = length < MOST_SHOWN ? length : MOST_SHOWN;
    while (shown < length && ((unsigned char)text[shown] & 0xC0) == 0x80) /* between characters of UTF-8 */
        shown++;
    sysml_problem_detail(rule, "%.*s%s", (int)shown, text, text[shown] ? " ..." : "");
    if (rewritten)
        sysml_problem_fix(rule, "if it is meant to hold, write: %s", rewritten);
    if (dialect_language_rank(language) <= LANGUAGE_RANK_LAST)
        return;
    sysml_problem_detail(rule, "its language is '%s'", language);
    if (rewritten)
        sysml_problem_fix(rule, "if it is meant to hold, name the language 'SysPhS', and write: %s", rewritten);
    else
        sysml_problem_fix(rule, "write it as an equation, such as 'force = mass*der(velocity)', and name the language "
                            "'SysPhS', if it is meant to be one");
}

/* True if there is a sign or a word that prose and inequalities do not have. */
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

static void report_ocl(Reader *reader, Problem *wrong, const Constraint *constraint)
{
    const NameScope *scope = sysml_scope(reader, constraint->owner);
    const char *rewritten = sysml_rewritten_ocl(reader->arena, constraint->text->text, scope);
    if (rewritten)
        sysml_problem_fix(wrong, "this is OCL; write: %s", rewritten);
    else
        sysml_problem_fix(wrong, "this is OCL; write sum(parts.mass) for self.parts.mass->sum(), and sum(if "
                                 "parts[i].mass > 1 then parts[i].mass else 0 for i in 1:size(parts, 1)) where OCL "
                                 "selects; a value property of its own takes the place of 'let'");
}

static void report_unreadable(Reader *reader, Constraint *constraint, const ParseError *error)
{
    Arena *arena = reader->arena;
    Source source = sysml_line_of_text(constraint->source, constraint->spans_lines, error->line);
    bool is_foreign = dialect_language_rank(constraint->language->text) > LANGUAGE_RANK_LAST;
    if (constraint->owner->kind != CLASSIFIER_CONSTRAINT_BLOCK && !error->readings[0] &&
        (is_foreign || !is_meant_as_equation(constraint->text->text))) {
        no_equation(reader, constraint, source);
        return;
    }
    const char *what = arena_format(arena, "a constraint of '%s'", constraint->owner->qualified->text);
    Problem *wrong = sysml_problem(arena, constraint->owner, DIAG_E01, source, "%s cannot be read as equations", what);
    sysml_problem_of_text(wrong, what, constraint->text->text, error);
    if (sysml_is_ocl(constraint->text->text))
        report_ocl(reader, wrong, constraint);
}

/* SysML4Modelica: equations whose stereotype marks them as initial. */
static void take_initial(Reader *reader, const Element *element, Constraint *constraint)
{
    const Element *applied = sysml_application(element, STEREOTYPE_MODELICA_EQUATION);
    bool is_initial = false;
    if (!applied || element_truth(applied, "isInitial", &is_initial) || !is_initial || !constraint->equations.count)
        return;
    EquationNode *initial = arena_new_of(reader->arena, EquationNode);
    const EquationNode *first = constraint->equations.at[0];
    *initial = (EquationNode){
        .kind = EQUATION_INITIAL, .line = first->line, .column = first->column, .text = first->text};
    list_push(reader->arena, &initial->branches, constraint->equations);
    constraint->equations = (EquationList){0};
    list_push(reader->arena, &constraint->equations, initial);
}

/* True if a rule in OCL states only when parts that may come and go are present. */
static bool states_presences(Reader *reader, const Classifier *owner, const char *text)
{
    EquationList equations = {0};
    ParseError error;
    if (!sysml_speaks_of_presence(text) ||
        !parse_equations(reader->arena, text, sysml_scope(reader, owner), &equations, &error))
        return false;
    const PropertyList members = sysml_properties(owner, reader->arena);
    PresenceRule rule;
    bool are = true;
    for (int i = 0; are && i < equations.count; i++) {
        are = sysml_states_presence(equations.at[i], &rule);
        const Expr part = are ? sysml_part_of_truth(rule.truth) : NULL;
        bool is_known = false;
        for (int k = 0; are && k < members.count; k++)
            is_known = is_known || (members.at[k]->identifier == part->name && sysml_may_come_and_go(members.at[k]));
        are = is_known;
    }
    return are;
}

/* `condition implies part->notEmpty()` leaves open whether the part is there otherwise. */
static bool implies_presence(Reader *reader, const Constraint *rule)
{
    static const char word[] = "implies";
    const char *at = strstr(rule->text->text, word);
    Expr e = NULL;
    ParseError error;
    if (!at || !sysml_speaks_of_presence(at) ||
        !parse_expression(reader->arena, at + sizeof word - 1, sysml_scope(reader, rule->owner), &e, &error) ||
        (e->op != OP_PRESENT && (e->op != OP_NOT || e->at[0]->op != OP_PRESENT)))
        return false;
    const Expr part = sysml_part_of_truth(e);
    const Property *property =
        part->op == OP_VARIABLE ? sysml_member_called(rule->owner, part->name, reader->arena) : NULL;
    if (!property || !sysml_may_come_and_go(property))
        return false;
    Problem *wrong = sysml_problem(reader->arena, rule->owner, DIAG_S95, rule->source,
                                   "a rule of '%s' says when '%s' is there, but not when it is not",
                                   rule->owner->qualified->text, property->name->text);
    sysml_problem_detail(wrong, "%s", rule->text->text);
    sysml_problem_fix(wrong, "write an equation that says both: %s->%s() = condition", part->name->text,
                      e->op == OP_NOT ? "isEmpty" : "notEmpty");
    return true;
}

/* True if the text is a name that the block does not have. It is a word of prose then, not a Boolean on its own. */
static bool is_word_of_prose(Reader *reader, const Classifier *owner, const EquationList *equations)
{
    const NameScope *behind;
    const EquationNode *only = equations->count == 1 ? equations->at[0] : NULL;
    if (!only || only->kind != EQUATION_CHECK || only->left->op != OP_VARIABLE)
        return false;
    return !scope_knows(sysml_scope(reader, owner), sysml_first_segment(only->left->name), &behind);
}

/* NULL: it is none. */
static Constraint *add_constraint(Reader *reader, Classifier *owner, Name name, const Body *body, Source source)
{
    bool is_law = owner->kind == CLASSIFIER_CONSTRAINT_BLOCK;
    Constraint *constraint = arena_new_of(reader->arena, Constraint);
    constraint->name = name;
    constraint->language = name_of(body->language);
    constraint->text = name_of(body->text);
    constraint->owner = owner;
    constraint->source = sysml_body_source(body, source);
    constraint->spans_lines = body->is_content && body->at->text_spans;
    ParseError error = {0};
    if (!is_law && implies_presence(reader, constraint))
        return NULL;
    if (!is_law && dialect_is_query_language(body->language) && !states_presences(reader, owner, body->text)) {
        no_equation(reader, constraint, constraint->source);
        return NULL;
    }
    if (!parse_equations(reader->arena, body->text, sysml_scope(reader, owner), &constraint->equations, &error)) {
        constraint->equations.count = 0;
        report_unreadable(reader, constraint, &error);
        if (!is_law)
            return NULL;
    }
    if (!is_law && is_word_of_prose(reader, owner, &constraint->equations)) {
        no_equation(reader, constraint, constraint->source);
        return NULL;
    }
    list_push(reader->arena, &owner->constraints, constraint);
    for (int i = 0; !is_law && i < constraint->equations.count; i++) {
        PresenceRule rule;
        if (sysml_states_presence(constraint->equations.at[i], &rule) && rule.is_size)
            sysml_let_vary(reader, owner, sysml_part_of_truth(rule.truth)->name);
    }
    return constraint;
}

void sysml_add_equation(Reader *reader, Classifier *owner, const Element *at, const char *text)
{
    const Body body = {.text = text, .language = "", .at = at};
    add_constraint(reader, owner, name_of(""), &body, element_source(at, owner->qualified));
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
    const Element *specification = element_child(element, "specification");
    const Body body = specification ? sysml_body_of_value(reader, specification) : (Body){0};
    if (!is_law &&
        (!body.text || (sysml_is_blank(body.text) && dialect_language_rank(body.language) > LANGUAGE_RANK_LAST)))
        return;
    if (!body.text || sysml_is_blank(body.text)) {
        sysml_problem(reader->arena, owner, DIAG_E06, source, "a constraint of '%s' is empty", owner->qualified->text);
        return;
    }
    element->object = add_constraint(reader, owner, element_name(element), &body, source);
    element->made = element->object ? MADE_CONSTRAINT : MADE_NOTHING;
    if (element->object)
        take_initial(reader, element, element->object);
}

/* ---- rules in extensions ---- */

static void make_extension_rule(Reader *reader, Document *document, const ExtensionRule *rule)
{
    const Element *element = xmi_by_id(document, rule->owner->text);
    Classifier *owner = element && element->made == MADE_CLASSIFIER ? element->object : NULL;
    if (!owner || (owner->kind != CLASSIFIER_CONSTRAINT_BLOCK && owner->kind != CLASSIFIER_BLOCK))
        return;
    const char *text = rule->text;
    const size_t length = strlen(text);
    if (length > 1 && text[0] == '{' && strchr(text, '}') == text + length - 1) /* as people write them there, or not */
        text = arena_copy(reader->arena, text + 1, length - 2);
    for (int i = 0; i < owner->constraints.count; i++)
        if (strcmp(owner->constraints.at[i]->text->text, text) == 0)
            return;
    Element *at = arena_new_of(reader->arena, Element);
    at->document = document;
    at->line = rule->line;
    Body body = {text, "", at, false};
    add_constraint(reader, owner, name_of(""), &body, element_source(at, owner->qualified));
}

void sysml_make_constraints(Reader *reader)
{
    sysml_for_elements(reader, make_constraint);
    for (int i = 0; i < reader->documents.count; i++) {
        Document *document = reader->documents.at[i];
        for (int k = 0; k < document->rules.count; k++)
            make_extension_rule(reader, document, &document->rules.at[k]);
    }
}
